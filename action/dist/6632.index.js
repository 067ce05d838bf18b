"use strict";exports.id=6632,exports.ids=[6632],exports.modules={21162:((it,Z,w)=>{w.r(Z),w.d(Z,{compress_document:()=>fo});var F=w(98446),N=w(36078),k=w(14118),L=w(1900),K=w(
45657),H=w(78157),v=w(990),B=w(79098),O=w(55407),b=w(47772);const u=Array.from({length:v.g2},(o,t)=>Float64Array.from({length:v.g2},(n,e)=>(t===0?Math.SQRT1_2:1)*
.5*Math.cos((2*e+1)*t*Math.PI/(2*v.g2)))),p=.05;class E{pixels;first;counts;starts;weights;most;frequencies;constructor(t,n){this.pixels=n;const e=Math.ceil(t/v.
g2),s=t/n;this.frequencies=Math.min(v.g2,Math.max(2,Math.ceil(v.g2/s-p))),[this.first,this.counts,this.starts]=[new Int32Array(e),new Int32Array(e),new Int32Array(
e)];let[i,r]=[0,0];for(let a=0;a<e;a++){const c=Math.min(n-1,Math.floor(a*v.g2/s)),h=Math.min(n,Math.ceil((a+1)*v.g2/s))-c;this.first[a]=c,this.counts[a]=h,this.
starts[a]=i*v.g2,i+=h,r=Math.max(r,h)}this.most=r,this.weights=new Float64Array(i*v.g2);for(let a=0;a<e;a++)this.weigh(a,s,t)}weigh(t,n,e){const{weights:s}=this;
for(let i=0;i<this.counts[t];i++){const r=(this.first[t]+i)*n,a=Math.min(r+n,e),c=this.starts[t]+i*v.g2;for(let h=0;h<v.g2;h++){const d=t*v.g2+h,I=Math.min(d+1,
a)-Math.max(d,r);if(!(I<=0))for(let R=0;R<v.g2;R++)s[c+R]+=I/(a-r)*u[R][h]}}}}class f{across;down;pixels;lines;factors;last;constructor(t,n,e){this.across=t,this.
down=n,this.pixels=new Float32Array(t.pixels*n.most),this.lines=new Float64Array(v.g2*n.most),this.factors=Float64Array.from(e),this.last=b.Tl.indexOf((n.frequencies-
1)*v.g2+t.frequencies-1)}add(t,n,e,s){const{across:i,down:r,lines:a,factors:c}=this,[h,d]=[r.counts[e],r.weights],I=r.starts[e];let R=this.last;for(;R>0&&t[n+R]===
0;)R--;let D=0;const $=h*v.g2;for(let W=0;W<$;W++)a[W]=0;for(let W=0;W<=R;W++){const X=t[n+W];if(X===0)continue;const q=b.Tl[W],st=q&v.g2-1;if(st>=i.frequencies||
q>>3>=r.frequencies)continue;st>D&&(D=st);const ut=X*c[W];for(let tt=st,ft=I+(q>>3);tt<$;tt+=v.g2,ft+=v.g2)a[tt]+=ut*d[ft]}D<v.g2/2?this.spreadLow(h,i,s):this.spreadAll(
h,i,s)}spreadAll(t,{first:n,counts:e,starts:s,weights:i,pixels:r},a){const{lines:c,pixels:h}=this,d=n[a],I=d+e[a],R=s[a];for(let D=0;D<t;D++){const $=D*v.g2,W=c[$],
X=c[$+1],q=c[$+2],st=c[$+3],ut=c[$+4],tt=c[$+5],ft=c[$+6],Ft=c[$+7];for(let Yt=D*r+d,Et=R;Yt<D*r+I;Yt++,Et+=v.g2)h[Yt]+=W*i[Et]+X*i[Et+1]+q*i[Et+2]+st*i[Et+3]+ut*
i[Et+4]+tt*i[Et+5]+ft*i[Et+6]+Ft*i[Et+7]}}spreadLow(t,{first:n,counts:e,starts:s,weights:i,pixels:r},a){const{lines:c,pixels:h}=this,d=n[a],I=d+e[a],R=s[a];for(let D=0;D<
t;D++){const $=D*v.g2,W=c[$],X=c[$+1],q=c[$+2],st=c[$+3];for(let ut=D*r+d,tt=R;ut<D*r+I;ut++,tt+=v.g2)h[ut]+=W*i[tt]+X*i[tt+1]+q*i[tt+2]+st*i[tt+3]}}}const l=4,
[g,A,S]=[150,4,10],y=238;async function M(o,t,{memory:n,pace:e}){const s=t.width*t.height*l;return(0,O.l5)(n,s,async()=>{const i=new Uint8ClampedArray(s),r=await(0,O.
cm)(o,{memory:n,pace:e},({frame:a,kept:c})=>{if(a.components.length!==l)throw new B.pK;const h=C(c),d=a.components.map((I,R)=>{const D=h[I.table];if(!D)throw new B.
pK;return new T(a,I,R,D,t,i)});return(I,R,D)=>d[a.components.indexOf(I)].take(R,D)});if(r)return r.kept.some(x)&&await G(i,t.width,e),new Uint8Array(i.buffer)})}
const x=({marker:o,data:t})=>o===y&&(0,H.w1)(t,0,"Adobe")&&t.length>=12&&t[11]===2;function C(o){const t=[];for(const{marker:n,data:e}of o)if(n===O.wU)for(let s=0;s<
e.length;){const[i,r]=[e[s]>>4===0?1:2,e[s]&15],a=s+1;if(s=a+v.IE*i,s>e.length)throw new B.pK;t[r]=Uint16Array.from({length:v.IE},(c,h)=>i===1?e[a+h]:e[a+2*h]<<
8|e[a+2*h+1])}return t}class T{component;index;samples;across;down;shrinker;constructor({width:t,height:n,components:e},s,i,r,a,c){this.component=s,this.index=i,
this.samples=c;const h=(0,K.Kf)(e.map(({across:I})=>I)),d=(0,K.Kf)(e.map(({down:I})=>I));this.across=new E(t*s.across/h,a.width),this.down=new E(n*s.down/d,a.height),
this.shrinker=new f(this.across,this.down,r)}take(t,n){const{component:e,shrinker:s,across:i,down:r}=this,{values:a,columns:c}=e;for(let h=0;h<c;h++)s.add(a,n+h*
v.IE,t,h);return this.put(t),c*g+i.pixels*r.counts[t]*A}put(t){const{samples:n,index:e,shrinker:s,across:i,down:r}=this,{pixels:a}=s,c=r.first[t],d=((t+1<this.component.
rows?r.first[t+1]:r.pixels)-c)*i.pixels;for(let R=0,D=c*i.pixels*l+e;R<d;R++,D+=l)n[D]=a[R]+128;const I=r.counts[t]*i.pixels;a.copyWithin(0,d,I),a.fill(0,I-d)}}
async function G(o,t,n){for(let e=0;e<o.length;e+=t*l){for(let i=e;i<e+t*l;i+=l){const r=o[i],a=o[i+1]-128,c=o[i+2]-128;o[i]=255-(r+1.402*c),o[i+1]=255-(r-.344136*
a-.714136*c),o[i+2]=255-(r+1.772*a)}const s=n.step(t*S);s&&await s}}var z=w(16353),Q=w(90634);const et=238,ot=255,nt=16,ct=1<<nt-1,rt=60,at=(o,t,{memory:n,pace:e})=>(0,O.
E0)(o,{memory:n,pace:e},Q.GO,s=>gt(o,s,t,e));async function gt(o,{frame:t,kept:n},e,s){const i=C(n),r=t.components.every(({table:d})=>i[d]?.every(I=>I>0&&I<=ot));
if(t.components.length!==l||!r)return;const a=(0,b.vI)(e,"luminance"),c=i.map(d=>d.map((I,R)=>Math.max(I,a[b.Tl[R]])));for(const d of t.components){const[I,R]=[
i[d.table],c[d.table]];await V(d,Int32Array.from(I,(D,$)=>Math.round(D/R[$]*(1<<nt))),s)}const h=(0,Q.mK)(o,n.filter(({marker:d})=>d===et));for(const d of new Set(
t.components.map(({table:I})=>I)))(0,z.HM)(h,O.wU,[d,...c[d]]);return(0,Q.hf)(t,h,s,{isLarge:!1,codesFor:n.some(x)?Q.mU:()=>0})}async function V({values:o,stride:t},n,e){
if(!n.every(s=>s===1<<nt))for(let s=0;s<o.length;s+=t*v.IE){P(o,s,s+t*v.IE,n);const i=e.step(t*rt);i&&await i}}function P(o,t,n,e){for(let s=t;s<n;s++)o[s]=o[s]*
e[s&v.IE-1]+ct>>nt}var _=w(61273),j=w(38671),m=w(21281),J=w(58006),Y=w(91519),U=w(45599),lt=w(14029),dt=w(77158);const pt=3;async function Mt(o,t,n,e){const{channels:s}=o,
i=t*s,r=new Uint8Array(i*n),[a,c]=[new Float64Array(i),new Float64Array(i)],h=o.height/n,d=h*(o.width/t);let I=-1;for(let R=0;R<n;R++){c.fill(0);const[D,$]=[R*h,
Math.min((R+1)*h,o.height)];for(let W=Math.floor(D);W<$;W++){W!==I&&At(o,W,t,a),I=W;const X=Math.min(W+1,$)-Math.max(W,D);for(let st=0;st<i;st++)c[st]+=a[st]*X;
const q=e.step((o.width*s+i)*pt);q&&await q}for(let W=0;W<i;W++)r[R*i+W]=Math.min(255,Math.round(c[W]/d))}return r}function At(o,t,n,e){e.fill(0);const s=o.width/
n;Number.isInteger(s)?Ot(o,t,s,e):xt(o,t,n,e)}function Ot({width:o,channels:t,data:n},e,s,i){let r=e*o*t;for(let a=0;a<i.length;a+=t)for(let c=0;c<s;c++)for(let h=0;h<
t;h++)i[a+h]+=n[r++]}function xt({width:o,channels:t,data:n},e,s,i){const r=o/s;for(let a=0;a<s;a++){const[c,h]=[a*r,Math.min((a+1)*r,o)];for(let d=Math.floor(c);d<
h;d++){const I=Math.min(d+1,h)-Math.max(d,c),R=(e*o+d)*t;for(let D=0;D<t;D++)i[a*t+D]+=n[R+D]*I}}}var bt=w(52829),Tt=w(56681),ht=w(37709),yt=w(91025),mt=w(93059),
Nt=w(58971),Pt=w(3449),Vt=w(52205),Xt=w(33973),Pe=w(65868),De=w(36502),Qt=w(21996);const Ue=4096,qt=({operator:o,dataStart:t,dataEnd:n})=>o==="BI"&&t>=0&&n-t>=Ue;
class Re extends De.z{isOff(){return!1}}async function te(o,t){const n=new Le,e=new Pe.i(o,new Re(o));for(let i=0;i<o.pages.count;i++)n.page=i,await e.read(i,n,
n);const s=t??await Fe(o);for(const i of s)n.sizes.delete(i);for(const[i,r]of n.sizes)n.enlarge(n.masks,ee(o,i),r);for(const i of s)n.masks.delete(ee(o,i)?.number??
-1);for(const i of[...n.sizes.keys(),...s])n.masks.delete(i);for(const i of s)n.sizes.set(i,{width:1/0,height:1/0});return Object.assign(n,{elsewhere:s})}function ee(o,t){
const n=o.get(t),e=n instanceof U.Z6?n.dict.get("SMask"):void 0;return(0,U.i9)(e)?e:void 0}const ne=300,Be=.9;function Gt(o,t,n){const e=se(o,t,n);return e<Be?e:
1}function se(o,t,n){const e=(s,i)=>s/72*n/i;return Math.max(e(t.width,o.width),e(t.height,o.height))}class Le{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,n,e){
t.operator==="BI"&&this.inline++,qt(t)&&this.inlinePages.add(this.page)}image({matrix:[t,n,e,s]},i){this.enlarge(this.sizes,(0,U.i9)(i)?i:void 0,{width:Math.hypot(
t,n),height:Math.hypot(e,s)})}enlarge(t,n,{width:e,height:s}){if(!n)return;const i=t.get(n.number);t.set(n.number,{width:Math.max(i?.width??0,e),height:Math.max(
i?.height??0,s)})}}const oe=2e3;async function Fe(o){const t=[],n=s=>{for(const i of o.dict(o.dict(s?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const s of await(0,Qt.Av)(o,["PatternType","CharProcs","Luminosity","Alpha"])){const i=o.job.pace.step(oe);i&&await i;const r=o.get(s),a=r instanceof U.Z6?r.
dict:r instanceof U.Bi?r:void 0;n(a);const c=o.dict(a?.get("SMask"));for(const h of[a?.get("G"),c?.get("G")])h!==void 0&&t.push(h)}const e=new Set;for(let s=t.pop();s!==
void 0;s=t.pop()){if(!(0,U.i9)(s)||e.has(s.number))continue;e.add(s.number);const i=o.job.pace.step(oe);i&&await i;const r=o.resolve(s);r instanceof U.Z6&&n(r.dict)}
return e}const Ne=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],Ge={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},ie={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},We=new Set(Object.values(
ie));class je{document;resources;constructor(t){this.document=t,this.resources=new yt.n(t)}async moveAll({inlinePages:t,elsewhere:n}){const{document:e}=this,{live:s}=await(0,Xt.
Gy)(e),i=new Nt.X(e);for(const a of t){if(!this.isWhole(a))continue;const c=await this.move(await i.page(a),e.pages.attribute(a,"Resources"));if(!c)continue;const h=e.
add(await(0,bt.c)(e,new U.Z6(new U.Bi,_e),c.content));e.pages.patch(a,{Contents:h,Resources:c.resources})}const{content:r}=await(0,Pt.d)(e,s.length,a=>s[a]===1);
for(const a of r.keys())n.has(a)||await this.moveOf(a)}isWhole(t){const{document:n}=this;return(0,Vt.c3)(n,n.entry(n.pages.number(t),"Contents")).every(s=>s instanceof
U.Z6&&n.decodedPart(s)?.whole===!0)}async moveOf(t){const{document:n}=this,e=n.get(t);if(!(e instanceof U.Z6)||e.dict.has("PatternType")||!n.dict(e.dict.get("Re\
sources")))return;const s=n.decodedPart(e),i=s?.whole?await this.move(s.data,e.dict.get("Resources")):void 0;if(!i)return;const r=await(0,bt.c)(n,e,i.content);r.
dict.set("Resources",i.resources),n.put(t,r)}async move(t,n){const{document:e}=this,s=e.dict(e.dict(n)?.get("ColorSpace")),i=[];let r=0;if(await(0,ht.Ko)(t,e.job.
pace,I=>{const R=r;r=I.end;const D=qt(I)&&Ke(I,R)?this.imageOf(I,s):void 0;D&&i.push({from:R,to:I.end,image:D})}),i.length===0)return;const a=i.map(({image:I})=>{
const R=e.add(I);return{category:"XObject",name:`Inline${R.number}`,ref:R}}),{resources:c,names:h}=this.resources.with(n,a),d=i.map(({from:I,to:R},D)=>({from:I,
to:R,text:`/${h[D]} Do`}));return{content:await(0,Tt.E$)(t,d,e.job.pace),resources:c}}imageOf(t,n){const e=(0,mt.n)(t);if(!e)return;const s=(0,U.jd)({Type:(0,U.
UU)("XObject"),Subtype:(0,U.UU)("Image")});for(const[r,a]of e.dict){const c=r==="I"?"Interpolate":r;Ne.includes(c)&&s.set(c,a)}const i=(0,Vt.c3)(this.document,e.
dict.get("Filter")).map(r=>ze(r,Ge));if(i.length>0&&s.set("Filter",i),e.dict.has("ColorSpace")){const r=this.spaceOf(e.dict.get("ColorSpace"),n);if(r===void 0)return;
s.set("ColorSpace",r)}return new U.Z6(s,e.data)}spaceOf(t,n){if(t instanceof U.SX){const h=ie[t.text]??t.text;return We.has(h)?(0,U.UU)(h):n?.get(t.text)}if(!(0,U.
cy)(t)||t.length!==4)return;const[e,s,i,r]=t,c=e instanceof U.SX&&(e.text==="I"||e.text==="Indexed")&&!(0,U.cy)(s)?this.spaceOf(s,n):void 0;return c===void 0?void 0:
[(0,U.UU)("Indexed"),c,i,r]}}const _e=new Uint8Array(0);function Ke(o,t){const{content:n,end:e,count:s}=o,i=(r,a)=>Buffer.from(n.subarray(r,a)).toString("latin1");
return s>0&&i(t,o.startOf(0)).trim()==="BI"&&i(e-2,e)==="EI"}const ze=(o,t)=>o instanceof U.SX?(0,U.UU)(t[o.text]??o.text):o,ke=400,Wt=48,He=.5,$e=.3,Je=24,Ze=.7,
Ye=6,Ve=.6,Xe=4,Qe=3;async function re({width:o,height:t,channels:n,data:e},s){const i=o*n,r=I=>e.subarray(I*i,(I+1)*i),{all:a,changes:c,edges:h,colors:d}=await ae(
{width:o,height:t,row:r},n,0,s);return d<=Wt||c<a*(1-He)&&h>c*$e}async function qe(o,t){const{all:n,same:e,changes:s,edges:i}=await ae(o,Xe,Ye,t);return s>0&&e>
n*Ze&&i>s*Ve}async function ae({width:o,height:t,row:n},e,s,i){const r=new Set,a=Math.max(1,Math.floor(t/ke));let[c,h,d,I]=[0,0,0,0];for(let R=0;R<t;R+=a){const D=n(
R);for(let W=e;W<o*e;W+=e){let[X,q]=[0,0];for(let st=W;st<W+e;st++)X=X*256+D[st],q=Math.max(q,Math.abs(D[st]-D[st-e]));r.size<=Wt&&r.add(X),c++,q===0&&h++,q>s&&
d++,q>=Je&&I++}const $=i.step(o*e*Qe);$&&await $}return{all:c,same:h,changes:d,edges:I,colors:r.size}}var Dt=w(95340),jt=w(76023),tn=w(80287),ce=w(36054),fe=w(80281);
const en={16:{color:"rgb",components:3},17:{color:"gray",components:1}},nn=new Set(["pclr","cmap","cdef"]);function sn(o){const t=(0,H.bS)(o),n=(0,fe.f)(t)?.find(
({type:h})=>h==="jp2h");if(!n)return;const e=t.subarray(n.body,n.end),s=(0,fe.f)(e),[i,...r]=["ihdr","colr"].flatMap(h=>s?.filter(({type:d})=>d===h)??[]),[a]=r;
if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-a.body<7||s.some(({type:h})=>nn.has(h))||e[a.body]!==1)return;const c=en[e.readUInt32BE(a.body+3)];return c?.components===
e.readUInt16BE(i.body+8)?c.color:void 0}var on=w(5660),rn=w(98122),le=w(58552),St=w(92152);const Ut=65536,an=8;async function cn(o,{width:t,height:n,bits:e,decode:s},{
components:i,table:r},a){const c=r?1:i;if(o.length<(0,St.zq)(t,c,e)*n)return;const h=(0,St.Cb)(s,c,r?2**e-1:1);if(h===void 0||r&&h)return;const d=e===8?o:await(0,St.
ZJ)(o,{width:t,height:n,channels:c,bits:e},!r,a);return r?he(d.subarray(0,t*n),r,i,a):d}async function he(o,t,n,e){if(!await fn(o,t.length/n,e))return;const s=new Uint8Array(
o.length*n);for(let i=0;i<o.length;i+=Ut){const r=o.subarray(i,i+Ut);s.set((0,St.A6)(r,t,n),i*n);const a=e.step(r.length*an);a&&await a}return s}async function fn(o,t,n){
for(let e=0;e<o.length;e+=Ut){const s=o.subarray(e,e+Ut);if(s.some(r=>r>=t))return!1;const i=n.step(s.length);i&&await i}return!0}const ln=new Set([1,2,4,8,16]),
hn=4096,dn=128*1024*1024;async function _t(o,t){const n=(0,Dt.h)(o,t.dict),{width:e,height:s,stencil:i,decode:r}=n,a=await gn(o,t),c=e>=1&&s>=1&&!i&&ln.has(n.bits)&&
(r!==void 0||!t.dict.has("Decode")),h=a&&pn(a);if(!c||!a||!h||ue(o,t))return"kind";const{format:d,before:I,parameters:R}=(0,j.R)(o,t);if(h==="inks"&&d!=="jpg")return"\
kind";const D=a.table?de(o,t):t.dict.get("ColorSpace")??Kt(h);if(D===void 0||d==="ccitt"||d==="jbig2"||R?.has("ColorTransform")||d==="jpg"&&(a.table||n.bits!==8)||
d==="jp2"&&(a.table||En(o,t)))return"kind";if(!d&&wn(n.bits,a))return"lines";const $=o.encoded(t).length;if($<hn)return"larger";if(e>Dt.K)return"heavy";const W=d&&
h!=="inks"?(0,ce.uZ)(o,t).step:0;if(W>(0,ce.ny)(o.job))return un(o,t,$);if(e*s*a.components>dn)return"heavy";const X=await zt(o,I);if(!X)return"kind";const q={width:e,
height:s,color:h,space:D,size:$,atOnce:W};if(d==="jpg"){const tt=h==="inks"?void 0:r;return await bn(X,q,o.job.pace)?{...q,data:X,entries:kt(q,tt,"DCTDecode")}:
"kind"}if(d==="jp2")return{...q,data:X,entries:kt(q,void 0,"JPXDecode")};const{pace:st}=o.job,ut=await cn(X,n,a,st);return ut?await re({width:e,height:s,data:ut,
channels:a.components},st)?"lines":{...q,data:ut,entries:kt(q,a.table?void 0:r)}:"kind"}async function un(o,t,n){const e=await(0,tn.i)(o,t),s=e?await _t(o,e):"h\
eavy";return typeof s=="string"?s:{...s,size:n}}async function gn(o,t){if(t.dict.has("ColorSpace"))return(0,jt.L)(o,t.dict.get("ColorSpace"),()=>{});const{format:n,
before:e}=(0,j.R)(o,t);if(n!=="jp2"||(await(0,m.ds)(o)).archive)return;const s=await zt(o,e),i=s&&sn(s);return i&&(0,jt.L)(o,Kt(i),()=>{})}function pn({kind:o,components:t}){
return t===1?"gray":o==="rgb"?"rgb":t===l?"inks":void 0}const mn={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCMYK"},yn={gray:1,rgb:3,inks:l},Kt=o=>(0,U.UU)(mn[o]);
function de(o,t){const n=o.array(t.dict.get("ColorSpace")),e=o.resolve(n?.[0]);return(0,U.Eo)(e,"Indexed")?n?.[1]:void 0}const wn=(o,{components:t,table:n})=>(n?
Math.min(n.length/t,2**o):2**(o*t))<=Wt;function ue(o,{dict:t}){const n=o.resolve(t.get("Mask")),e=o.dict(t.get("SMask"));return(0,U.cy)(n)||e?.has("Matte")===!0||
t.has("F")||t.has("Alternates")||t.has("OPI")}const En=(o,{dict:t})=>(o.resolve(t.get("SMaskInData"))??0)!==0||t.has("Decode");async function zt(o,t){try{return await o.
decodedAtEase(t)}catch(n){if(n instanceof le.zU&&n.code!=="cancelled")return;throw n}}async function bn(o,{width:t,height:n,color:e},s){try{const i=await(0,on.$)(
o,(0,rn._)("file"),s);return i.width===t&&i.height===n&&i.components===yn[e]}catch(i){if(i instanceof le.zU&&i.code==="invalid_parameters")return!1;throw i}}function kt({
width:o,height:t,color:n},e,s){const i={Type:(0,U.UU)("XObject"),Subtype:(0,U.UU)("Image"),Width:o,Height:t,BitsPerComponent:8,ColorSpace:Kt(n)};return e&&(i.Decode=
[...e]),s!==void 0&&(i.Filter=(0,U.UU)(s)),(0,U.jd)(i)}var Mn=w(64680),wt=w(17741);const On=20;async function xn({data:o,width:t,height:n,black:e},s){const i=new Sn(
t),r=t+7>>3,a=new Uint8Array(r);for(let c=0;c<n;c++){for(let I=0,R=c*r;I<r;I++,R++)a[I]=e?o[R]:~o[R];const h=i.row(a),d=s.step(r+h*On);d&&await d}return i.finish()}
class Sn{width;output=new Mn.k(4096);bits=0;count=0;changes;above;constructor(t){this.width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(
t)}row(t){const{width:n,changes:e,above:s}=this,i=An(t,n,e);let[r,a,c,h]=[-1,0,0,0];for(;r<n;){for(h=h&-2|a;h>1&&s[h-2]>r;)h-=2;for(;s[h]<=r&&s[h]<n;)h+=2;const[
d,I,R]=[e[c],s[h],vn(s,h,n)];if(R<d)this.add(wt.CQ),r=R;else if(Math.abs(d-I)<=3)this.add(wt.tT[d-I+3]),r=d,c++,a^=1;else{const D=d<n?e[c+1]:n;this.add(wt.bx),this.
run(d-Math.max(r,0),a),this.run(D-d,a^1),r=D,c+=2}}return this.changes=s,this.above=e,i}finish(){return this.add(wt.Kp),this.add(wt.Kp),this.count>0&&this.add([
0,8-this.count]),this.output.bytes}run(t,n){for(;t>=2624;t-=2560)this.add(wt.Bn.at(-1));const e=n===0?wt.UE:wt.Uv,s=t>>6;s>27?this.add(wt.Bn[s-28]):s>0&&this.add(
e[63+s]),this.add(e[t&63])}add([t,n]){for(this.bits=this.bits<<n|t,this.count+=n;this.count>=8;this.count-=8)this.output.byte(this.bits>>>this.count-8&255);this.
bits&=(1<<this.count)-1}}const vn=(o,t,n)=>o[t]<n?o[t+1]:n;function An(o,t,n){let[e,s]=[0,0];for(let i=0;i<t;){const r=o[i>>3];if((i&7)===0&&r===(s?255:0)){i+=8;
continue}(r>>7-(i&7)&1)!==s&&(n[e++]=i,s^=1),i++}return n.fill(t,e,Math.min(e+4,n.length)),e}var Cn=w(14752),ge=w(68973);const In=96*1024,Ht=3,Tn=6,Pn=9,Dn=[1,2,
4,"each"],pe=[0,1,2,4],Un=4,Rn=65535;async function $t(o,t,n,e){const{width:s,height:i,channels:r,bits:a}=t;if(a*r===1){if(s>Rn)return;const $=await Bn(o,e.pace)?
0:1,W=await xn({data:o,width:s,height:i,black:$},e.pace),X=(0,U.jd)({K:-1,Columns:s,Rows:i,BlackIs1:$===1});return W.length<n?{data:W,filter:"CCITTFaxDecode",parameters:X}:
void 0}if(a<8)return;const c=(0,ge.uM)(e),h=new Fn(o,(0,St.zq)(s,r,a),r*a>>3),{kind:d,expected:I}=await Ln(h,i,e);if(I>=n)return;const R=await c.deflate(d===void 0?
o:await h.filtered(0,i,d,e),Pn),D=d===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:s};return R.length<n?{data:R,filter:"FlateDecode",parameters:D&&
(0,U.jd)(D)}:void 0}const me=65536;async function Bn(o,t){let n=0;for(let e=0;e<o.length;e+=me){const s=o.subarray(e,e+me);for(const r of s)n+=r===255?1:r===0?-1:
0;const i=t.step(s.length*2);i&&await i}return n>0}async function Ln(o,t,n){const e=Math.min(t,Math.ceil(In/Ht/o.length)),s=Array.from({length:Ht},(a,c)=>Math.floor(
(t-e)*c/(Ht-1))),i=[...new Set(s)];let r={kind:void 0,expected:1/0};for(const a of[void 0,...Dn]){let c=0;for(const d of i){const I=await o.filtered(d,e,a,n);c+=
(await(0,ge.uM)(n).deflate(I,Tn)).length}const h=c*(t/(e*i.length));h<r.expected&&(r={kind:a,expected:h})}return r}class Fn{samples;length;step;none;constructor(t,n,e){
this.samples=t,this.length=n,this.step=e,this.none=new Uint8Array(n)}async filtered(t,n,e,{pace:s}){const{samples:i,length:r}=this;if(e===void 0)return i.subarray(
t*r,(t+n)*r);const a=new Uint8Array(n*(r+1));for(let c=0;c<n;c++){const h=e==="each"?this.choose(t+c):e,d=c*(r+1);a[d]=h,this.filter(t+c,h,a,d+1);const I=s.step(
r*Un*(e==="each"?pe.length:1));I&&await I}return a}filter(t,n,e,s){const{samples:i,length:r,step:a}=this,c=t*r,h=t===0?this.none:i.subarray(c-r,c);for(let d=0;d<
r;d++){const I=d>=a?i[c+d-a]:0,R=n===1?I:n===2?h[d]:n===4?(0,Cn.X)(I,h[d],d>=a?h[d-a]:0):0;e[s+d]=i[c+d]-R}}choose(t){const n=new Uint8Array(this.length);let[e,
s]=[0,1/0];for(const i of pe){this.filter(t,i,n,0);let r=0;for(const a of n)r+=a<128?a:256-a;r<s&&([e,s]=[i,r])}return e}}const Nn=256*1024*1024,Gn=512,[Wn,jn]=[
.9,.97],[_n,Kn]=[2,20],zn=new Set([1,2,4,8,16]),ye=4,kn=2e3;class Hn{document;settings;remaining=Nn;constructor(t,n){this.document=t,this.settings=n}async shrink(t,n){
const{document:e,settings:s}=this,i=e.get(t);if(!(i instanceof U.Z6)||ue(e,i)||i.dict.has("Matte"))return!1;const r=await this.read(i);if(!r||r.bits<8||r.table&&
(r.bits>8||i.dict.has("Decode")))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!e.job.memory.borrow(a))return!1;const c=d=>Gt(r,n,d??s.resolution),
h=await this.withFewer(i,await $n(r,e.job.pace),c);return e.job.memory.release(a),h&&e.put(t,h),h!==void 0}async withFewer(t,n,e){const{document:s,settings:i}=this,
{pace:r}=s.job;if(e()===1&&(n.table?.components??n.channels)!==ye)return;const a=await Jn(n,r);if(!a)return;const c=await re(a,r),h=e(c?Math.max(i.resolution,ne):
void 0),d=a.channels===ye&&!c;if(h===1&&!d)return;const[I,R]=[n.width,n.height].map(X=>Math.max(1,Math.round(X*h))),D=h===1?a.data:await Mt(a,I,R,r),$=await this.
packed({...a,data:D,width:I,height:R},d);if(!$)return;const W=we(t,$);return W.dict.set("Width",I),W.dict.set("Height",R),W.dict.set("BitsPerComponent",8),a!==n&&
W.dict.set("ColorSpace",de(s,t)),W}async packed(t,n){const{job:e}=this.document,{data:s,width:i,height:r,channels:a,size:c}=t,h=c*Wn;if(!n)return $t(s,t,h,e);const d=D=>s.
subarray(D*i*a,(D+1)*i*a),I=await(0,_.I)({...this.settings,width:i,height:r,color:"inks",samples:d},e.pace);return await $t(s,t,Math.min(h,I.length),e)??(I.length<
h?{data:I,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){const{document:t}=this,n=[...await(0,Qt.Av)(t,["Image"])].sort((e,s)=>e-s);for(const e of n){
const s=t.job.pace.step(kn);s&&await s;const i=t.get(e);if(!(i instanceof U.Z6)||!(0,U.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.
read(i);if(!r||!t.job.memory.borrow(r.data.length))continue;const a=await $t(r.data,r,r.size*jn,t.job);t.job.memory.release(r.data.length),a&&t.put(e,we(i,a))}}async read(t){
const{document:n}=this,{width:e,height:s,bits:i,stencil:r}=(0,Dt.h)(n,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),c=e>=1&&s>=1&&zn.has(i)&&(0,j.R)(
n,t).format===void 0,h=n.encoded(t).length;if(!c||!a||h<Gn||e>Dt.K)return;const{channels:d,table:I}=a,R=(0,St.zq)(e,d,i)*s;if(R>this.remaining)return;const{memory:D}=n.
job,$=D.remaining,W=await zt(n,t);if(D.release($-D.remaining),!!W&&(this.remaining-=W.length,!(W.length<R)))return{width:e,height:s,channels:d,bits:i,size:h,table:I,
data:W.subarray(0,R)}}channelsOf({dict:t}){const{document:n}=this,e=t.get("ColorSpace");if((0,U.Eo)(n.resolve(n.array(e)?.[0]),"Lab"))return{channels:3,table:void 0};
const s=(0,jt.L)(n,e,()=>{});if(!s)return;const{table:i,components:r}=s;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function $n(o,t){
return o.bits===8?o:{...o,bits:8,data:await(0,St.ZJ)(o.data,o,!0,t)}}async function Jn(o,t){const{data:n,table:e}=o;if(!e)return o;const s=await he(n,e.colors,e.
components,t);return!s||Zn(e)?s&&o:{...o,data:s,channels:e.components,table:void 0}}function Zn({colors:o,components:t}){const n=o.length/t-1;return Array.from(
{length:t},(e,s)=>s).every(e=>{const s=Array.from({length:n+1},(h,d)=>o[d*t+e]),[i,r]=[s[0],s[n]],a=Math.sign(r-i),c=s.every((h,d)=>d===0||Math.sign(h-s[d-1])*a>=
0);return s.every((h,d)=>Math.abs(h-(i+(r-i)*d/Math.max(n,1)))<=(c?Kn:_n))})}function we(o,{data:t,filter:n,parameters:e}){const s=(0,J.n)(o,t,{compress:!1});return s.
dict.set("Filter",(0,U.UU)(n)),e&&s.dict.set("DecodeParms",e),s}const Yn=.9,Vn=64,Xn=32*1024*1024,[Qn,Ee]=[40,90],qn=15;function ts(o,t){return t<=1?o:Math.max(
o,Math.min(Ee,Math.round(o+Qn*(1-1/t))))}class es{document;settings;outcome={compressed:0,kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,n){
this.document=t,this.settings=n,this.samples=new Hn(t,n)}async run(){const{document:t,outcome:n}=this;let e=await te(t);e.inlinePages.size>0&&(await new je(t).moveAll(
e),e=await te(t,e.elsewhere));const{sizes:s,masks:i,inline:r}=e;n.kept.kind+=r;let a=0;for(const[c,h]of s){const d=t.get(c);d instanceof U.Z6&&(0,U.Eo)(t.resolve(
d.dict.get("Subtype")),"Image")&&await this.take(c,d,h),t.job.pace.progress(++a/s.size)}for(const[c,h]of i)await this.takeMask(c,h);return await this.drawAll(),
await this.samples.packAll(),n}async take(t,n,e){const s=await _t(this.document,n);if(typeof s=="string"){s!=="larger"&&await this.samples.shrink(t,e)?this.outcome.
compressed++:this.outcome.kept[s]++;return}await this.wait(t,s,e,!1)}async takeMask(t,n){const{document:e}=this,s=e.get(t);if(!(s instanceof U.Z6)||s.dict.has("\
Matte"))return;if((0,j.R)(e,s).format!=="jpg"){await this.samples.shrink(t,n);return}const i=await _t(e,s);typeof i!="string"&&i.color==="gray"&&await this.wait(
t,i,n,!0)}async wait(t,n,e,s){const{resolution:i}=this.settings,r=be(n,Gt(n,e,i)),a=be(n,Gt(n,e,Math.max(i,ne))),c=ts(this.settings.quality,se(n,e,i)),h={number:t,
image:n,...r,quality:c,isMask:s,sharp:a};if(n.color==="inks"||is(n)){await this.shrinkSamples(h);return}this.waiting.push(h),this.bytes+=n.data.length,(this.waiting.
length>=Vn||this.bytes>=Xn)&&await this.drawAll()}async drawAll(){const{waiting:t,document:n}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const e=(0,K.
Kf)(t.map(({image:i})=>i.atOnce)),s=await k.YY.open(await rs(t,n),n.job,{images:e});for(const[i,r]of t.entries())await this.replaceDrawn(r,a=>ss(s,i,a))}async replaceDrawn(t,n){
const e=await n(t);if(typeof e=="string"){this.count(t,e);return}const{sharp:s}=t,i=!t.isMask&&ns(t.image)&&await qe(e,this.document.job.pace),r=s.width===t.image.
width&&s.height===t.image.height;if(i&&r&&this.colorOf(t)===t.image.color){this.count(t,"lines");return}const a=i?Math.max(t.quality,Math.min(Ee,t.quality+qn)):
t.quality,c=i?{...t,...s,quality:a}:t,h=c.width===t.width?e:await n(c);if(typeof h=="string"){this.count(t,h);return}const d=this.colorOf(t);await this.replace(
c,(0,L.lc)(h,d==="gray"?d:"rgb"),d)}async shrinkSamples(t){const{image:n,width:e,height:s,quality:i}=t,{job:r}=this.document,a=os[n.color],c=e===n.width&&s===n.
height,h=n.color==="inks"&&c?await at(n.data,i,r):void 0;if(h){this.store(t,h,n.color,n.space);return}const d=await this.samplesAt(t,c,a);if(!d){this.count(t,"k\
ind");return}const I=D=>d.subarray(D*e*a,(D+1)*e*a),R=this.colorOf(t);await this.replace(t,R===n.color?I:D=>(0,L.b)(I(D)),R)}async samplesAt({image:t,width:n,height:e},s,i){
const{job:r}=this.document;return t.color==="inks"?M(t.data,{width:n,height:e},r):s?t.data:Mt({...t,channels:i},n,e,r.pace)}colorOf({image:t,isMask:n}){return this.
settings.grayscale&&!n&&t.color!=="inks"?"gray":t.color}count({isMask:t},n){t||(n?this.outcome.kept[n]++:this.outcome.compressed++)}async replace(t,n,e){const{image:s,
width:i,height:r,quality:a}=t,{document:c,settings:h}=this,d={width:i,height:r,color:e,quality:a,resolution:h.resolution},I=await(0,_.I)({...d,samples:n},c.job.
pace);this.store(t,I,e,e===s.color?s.space:await fs(c))}store(t,n,e,s){const{number:i,image:r,width:a,height:c}=t,{document:h}=this;if(n.length>r.size*(e===r.color?
Yn:1)){this.count(t,"larger");return}const d=(0,J.n)(h.get(i),n,{compress:!1});for(const[I,R]of Object.entries({Width:a,Height:c,BitsPerComponent:8}))d.dict.set(
I,R);d.dict.set("Filter",(0,U.UU)("DCTDecode")),e!=="inks"&&d.dict.delete("Decode"),d.dict.set("ColorSpace",s),h.put(i,d),this.count(t)}}function be({width:o,height:t},n){
return{width:Math.max(1,Math.round(o*n)),height:Math.max(1,Math.round(t*n))}}const ns=({entries:o})=>(0,U.Eo)(o.get("Filter"),"DCTDecode");async function ss(o,t,{
width:n,height:e}){const s=await o.draw(t,{width:n,height:e,isTransparent:!0}).catch(i=>{if(!o.isTired)throw i});return s?cs(s)?s:"kind":"heavy"}const os={gray:1,
rgb:3,inks:l},is=({entries:o})=>!o.has("Filter")&&!o.has("Decode");async function rs(o,{job:t}){const n=await(0,Y.E)(dt.O,t),e=o.map(({image:s,width:i,height:r})=>{
const a=(0,N.qK)("Image",`${i} 0 0 ${r} 0 0`);return n.add((0,U.jd)({Type:(0,U.UU)("Page"),MediaBox:[0,0,i,r],Resources:(0,U.jd)({XObject:(0,U.jd)({Image:n.add(
new U.Z6(s.entries,s.data))})}),Contents:n.add(new U.Z6((0,U.jd)({}),(0,U.Px)(a).bytes))}))});return await n.pages.rebuild(e.map(({number:s})=>s)),(0,lt.UN)(n,{
encryption:"none",draft:!0})}const as=64;function cs({width:o,height:t,row:n}){const e=Math.max(1,Math.floor(t/as));for(let s=0;s<t;s+=e){const i=n(s);for(let r=3;r<
o*4;r+=4)if(i[r]!==255)return!1}return!0}async function fs(o){const{archive:t}=await(0,m.ds)(o);return t?[(0,U.UU)("CalGray"),(0,U.jd)({WhitePoint:[.9505,1,1.089],
Gamma:2.2})]:(0,U.UU)("DeviceGray")}var Rt=w(18271),vt=w(16456),Bt=w(49454),Ct=w(30201),ls=w(30825),hs=w(69374),ds=w(62548),us=w(43463),Lt=w(61188),Jt=w(94389);
const gs=1330926671,ps=65536,ms=14;function Me(o){const t=new DataView(o.buffer,o.byteOffset,o.length),n=o.length>12?t.getUint32(0):0;return o[0]===1&&o[1]===0&&
n!==ps?{at:0,length:o.length}:n===gs?(0,Jt.tI)(t).get("CFF "):void 0}const ys=[15,16,3108,3109],[ws,Es,bs]=[17,18,3078];function Ms(o,t){const n=new DataView(o.
buffer,o.byteOffset,o.length),e=(0,Lt.Pe)(n,n.getUint8(2)),s=(0,Lt.Pe)(n,e.end),i=(0,Lt.zz)(n,s.offsets[0]??0,s.offsets[1]??0),r=i.get(ws)?.[0];if(r===void 0||e.
offsets.length!==2||(i.get(bs)?.[0]??2)!==2)return!1;const{offsets:a,end:c}=(0,Lt.Pe)(n,r),h=[...ys.map($=>i.get($)?.[0]??0),i.get(Es)?.[1]??0];if(!a.every(($,W)=>W===
0||$>=a[W-1])||c>o.length||h.some($=>$>r&&$<c))return!1;const I=n.getUint8(r+2),R=r+2+a.length*I;let D=a[0]??c;for(const[$,W]of a.entries()){let X=D-R;for(let st=I-
1;st>=0;st--,X=Math.floor(X/256))o[r+3+$*I+st]=X%256;const q=(a[$+1]??W)-W;$===0||t.has($)||q<2?(o.copyWithin(D,W,W+q),D+=q):o[D++]=ms}return o.fill(0,D,c),!0}var Os=w(
50476),xs=w(22194);const Ss="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),Oe=32,vs=196608;function As(o,t,{
names:n,vertical:e}){const s=Buffer.from(o),i=new DataView(s.buffer,s.byteOffset,s.length),r=(0,Jt.tI)(i),[a,c]=["hhea","hmtx"].map(tt=>r.get(tt)),h=(0,Jt.eQ)(i,
r);if(!h||!Cs([...r.values()],o.length))return;const{glyf:d,count:I,place:R,setPlace:D,spanOf:$}=h,W=Array.from({length:I+1},(tt,ft)=>R(ft));if(W.some((tt,ft)=>tt>
d.length||tt<(W[ft-1]??0)))return;const X=(0,Os.fN)(t,I,$,i);X.add(0);let q=0;for(let tt=0;tt<=I;tt++)D(tt,q),!(tt===I||!X.has(tt))&&(s.copyWithin(d.at+q,d.at+W[tt],
d.at+W[tt+1]),q+=W[tt+1]-W[tt]);a&&c&&Is(s.subarray(c.at,c.at+c.length),i.getUint16(a.at+34),X);const st=new Set([...Ss,...e?[]:["GSUB"]]),ut=(tt,{at:ft,length:Ft})=>tt===
"post"&&!n&&Ft>Oe?Ts(s.subarray(ft,ft+Oe)):s.subarray(ft,ft+(tt==="glyf"?q:Ft));return(0,xs.f)([...r].map(([tt,ft])=>[tt,st.has(tt)?void 0:ut(tt,ft)]))}function Cs(o,t){
const n=[...o].sort((e,s)=>e.at-s.at);return n.every(({at:e,length:s},i)=>e+s<=(n[i+1]?.at??t))}function Is(o,t,n){const e=t+Math.floor((o.length-t*4)/2);for(let s=0;s<
e;s++){if(n.has(s)||s===t-1)continue;const i=s<t?s*4:t*4+(s-t)*2;o.fill(0,i,i+(s<t?4:2))}}function Ts(o){const t=Buffer.from(o);return t.writeUInt32BE(vs),t}var It=w(
48462);const Ps=12,Ds=6,Us=24,Rs=512*1024;function Bs(o,t){if(o.length>Rs)return;const n=Buffer.from(o),e=(0,It._M)(n),s=e?.plain.indexOf("/CharStrings")??-1;if(!e||
s<0)return;const{plain:i}=e,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("latin1",0,Math.min(s,4096)))?.[1]??4),a=D=>(0,It.Ns)(D,It.Ed).subarray(r);for(const[,D]of(0,It.
NH)(i,s))if(xe(a(D))!=="plain")return;const c=new Map((0,It.Ag)(i,s)),h=Fs(c,t,a);if(!h)return;const d=[];let I=0;for(const[D,$]of c){if(h.has(D))continue;const W=$.
byteOffset-i.byteOffset,X=i.lastIndexOf(`/${D} `,W),q=W+$.length+Ls(i.toString("latin1",W+$.length,W+$.length+Us));if(X<I||q===W+$.length)return;d.push(i.subarray(
I,X)),I=q}const R=Buffer.concat([...d,i.subarray(I)]);return Buffer.concat([n.subarray(0,e.start),e.seal(R),n.subarray(e.end)])}const Ls=o=>/^\s*(?:ND|\|-|noaccess def)\s+/.
exec(o)?.[0].length??0;function Fs(o,t,n){const e=new Set(t).add(".notdef");for(const s of t){const i=o.get(String(s)),r=i?xe(n(i)):"plain";if(r==="unclear")return;
if(r!=="plain")for(const a of r)e.add((0,Ct.S)(vt.W.charCodeAt(a-32)))}return e}function xe(o){const t=[];for(let n=0;n<o.length;){const e=o[n++];if(e===Ps){if(o[n++]===
Ds)return t.length>=5?t.slice(-2):"unclear";t.length=0}else e<32?t.length=0:e<247?t.push(e-139):e<251?t.push((e-247)*256+(o[n++]??0)+108):e<255?t.push(-(e-251)*
256-(o[n++]??0)-108):(t.push(NaN),n+=4)}return"plain"}function Ns(o,t,n){try{if(o[0]===Gs)return Bs(o,t);const e=Me(o);if(!e)return As(o,t,n);const s=Buffer.from(
o);return Ms(s.subarray(e.at,e.at+e.length),t)?s:void 0}catch(e){if(!(e instanceof RangeError))throw e;return}}const Gs=37;var Ws=w(10339),js=w(47212);const _s=16*
1024,Ks=.9,[zs,ks,Hs]=[300,300,2],$s=20,Js=/^[A-Z]{6}\+/;async function Zs(o){if((await(0,m.ds)(o)).archive!==void 0)return;const{live:t}=await(0,Xt.Gy)(o),n=await Xs(
o,t);if(n.size===0)return;const{fonts:e}=await qs(o,t),s=new Map,i=async(r,a)=>{const c=(0,Rt.Lq)(o,r.dictionary);if(!c||!n.has(c))return;const h=new Set(a),d=o.
job.pace.step(h.size*ks);d&&await d;const I=(0,Rt.oQ)(o,r.dictionary),R=!(0,Bt.hL)(o,r.dictionary),D=R&&o.decoded(c)[0]===79,$=s.get(c)??{glyphs:new Set,names:!1,
vertical:!1};$.names||=R,$.vertical||=r.vertical,typeof I=="object"&&!D&&to(o,r,I,h,$.glyphs)?s.set(c,$):n.delete(c)};for(const[r,{kept:a}]of e)await i(r,a);for(const r of Vs(
o)){const a=(0,Rt.Lq)(o,o.dict(r)??new U.Bi),c=a&&n.get(a);if(!c)continue;c.isForFields=!0;const h=await(0,ds.G)(o,r);(0,Bt.hL)(o,h.dictionary)?n.delete(a):await i(
h,Ys.flatMap(d=>h.glyphs(Uint8Array.of(d))))}for(const[r,a]of s){const c=n.get(r);c&&await ro(o,r,c,a)}}const Ys=Array.from({length:256},(o,t)=>t);function Vs(o){
const t=o.dict(o.dict(o.catalog.get("AcroForm"))?.get("DR"));return o.dict(t?.get("Font"))?.values()??[]}async function Xs(o,t){const n=new Map,e=[];for(let s=1;s<
t.length;s++){const i=o.job.pace.step(zs);i&&await i;const r=t[s]===1?o.get(s):null;if(!(r instanceof U.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??
r.get("FontFile3"),c=(0,U.i9)(a)?o.resolve(a):Qs(o,r);c instanceof U.Z6&&(e.push([s,c]),(0,U.i9)(a)&&o.encoded(c).length>=_s&&n.set(c,{number:a.number,named:[],
isForFields:!1}))}for(const[s,i]of e)n.get(i)?.named.push(s);return n}const Qs=(o,t)=>(0,U.Eo)(o.resolve(t.get("Type")),"Font")?(0,Rt.Lq)(o,t):void 0;async function qs(o,t){
const[n,e]=[new Ws.H,new js.Wz(o)],{pace:s}=o.job;for(let a=0;a<o.pages.count;a++)await n.note((await e.all(a,[])).trace,s);const{content:i,pages:r}=await(0,Pt.
d)(o,t.length,a=>t[a]===1);for(const[a,c]of i){const h=o.get(a),d=h instanceof U.Z6&&!r.has(a)?o.decodedPart(h)?.data:void 0;d&&await n.note((await e.stream(d,c)).
trace,s)}return n}function to(o,{dictionary:t},n,e,s){const i=(0,Bt.hL)(o,t);if(i){const h=o.resolve(i.get("CIDToGIDMap")),d=h instanceof U.Z6?o.decodedPart(h)?.
data:void 0;for(const{cid:I}of e)s.add(I),s.add(n.glyphOfCid(I)),d&&s.add((d[I*2]??0)<<8|(d[I*2+1]??0));return!0}const r=(0,vt.yD)(o,t);if(n.kind==="truetype")return no(
n,r,e,s);const a=o.resolve(t.get("Encoding")),c=(0,U.Zm)(a)?o.resolve(a.get("BaseEncoding")):a;return n.kind==="named"&&!(0,U.Eo)(c,"MacExpertEncoding")&&io(n,r,
e,s)}function Se({code:o,text:t},n,e){const s=[n,vt.W,vt.NF,vt.yh].map(r=>r.charCodeAt(o-32)||0),i=e===void 0?void 0:(0,Ct.u)(e);return[...s,i??0,...Array.from(
t,r=>r.codePointAt(0))].filter(r=>r>0)}const eo=new Map([[185,"onesuperior"],[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),ve=o=>[(0,Ct.
S)(o),eo.get(o)??""];function no(o,{base:t="",differences:n},e,s){for(const i of e){const{code:r}=i,a=n?.get(r),c=Se(i,t,a);for(const h of[...a===void 0?[]:[a],
...c.flatMap(ve)])s.add(o.glyphOf(h));for(const h of[...c,r,61440|r,61696|r,61952|r])s.add(o.unicode(h));for(const h of c)s.add(o.code(vt.yh.indexOf(String.fromCodePoint(
h))+32));s.add(o.code(r))}return!0}const so=65536;function oo(o){const t=new Map,n=(e,s)=>{const i=e===""?void 0:(0,Ct.u)(e),r=i===void 0?void 0:t.get(i);r?r.push(
s):i!==void 0&&t.set(i,[s])};if(o.names)for(const e of o.names)n(e,e);else for(let e=1;e<so;e++)n(o.nameOf(e),e);return t}const Ae=["space","nbspace","hyphen","\
sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function io(o,{base:t="",differences:n},e,s){const i=oo(o),r=a=>{const c=o.names?.has(a)?a:o.
glyphCalled?.(a);return c!==void 0&&s.add(c),c!==void 0};Ae.forEach(r);for(const a of e){const c=n?.get(a.code),h=o.encoding?.get(a.code);h!==void 0&&r(h);for(const d of Se(
a,t,c)){ve(d).forEach(r);for(const I of i.get(d)??[])s.add(I)}if(c!==void 0&&!r(c)&&c!==".notdef"&&!Ae.includes(c))return!1}return!0}async function ro(o,t,{number:n,
named:e,isForFields:s},i){const r=await o.decodedAtEase(t),a=o.job.pace.step(r.length*Hs);a&&await a;const c=await co(o,r,i.glyphs),h=c&&Ns(r,c,i);if(!h)return;
const d=await(0,J.S)(t,h,o.job);if(d.data.length>o.encoded(t).length*Ks||(ao(o,d.dict,h.length-r.length),o.put(n,d),s))return;const I=(0,us.j)(h);for(const R of e){
o.edit(R);const D=o.get(R);for(const $ of["BaseFont","FontName"]){const W=(0,Bt.FG)(o,D.get($));W!==""&&!Js.test(W)&&D.set($,(0,U.UU)(`${I}+${W}`))}}}function ao(o,t,n){
const e=["Length2","Length1"].find(i=>t.has(i)),s=e===void 0?void 0:o.resolve(t.get(e));e!==void 0&&typeof s=="number"&&t.set(e,s+n)}async function co({job:o},t,n){
const e=(0,hs.m)(t),s=Me(t);if(e?.kind!=="named"||!s)return n;let i=0;const r=(0,ls.mJ)(t.subarray(s.at,s.at+s.length),c=>i+=c),a=new Set(n);for(const c of n){if(typeof c==
"string"||e.nameOf(c)==="")continue;const h=r?.glyph(c);if(!h)return;for(const I of h)a.add(e.glyphCalled?.((0,Ct.S)(vt.W.charCodeAt(I-32)))??0);const d=o.pace.
step((i+1)*$s);i=0,d&&await d}return a}var Zt=w(49994);const Ce=6,Ie={resolution:50,quality:20},fo=async(o,t,n)=>{const{maximum_bytes:e=1/0,open_password:s}=t,i=async W=>{
const X={};return{...await(0,Zt.BG)(o,s,n,async st=>{X.outcome=await new es(st,W).run(),await Zs(st)}),outcome:X.outcome}};let r=await i(t);for(let W=1;W<=Ce&&r.
bytes.length>e&&lo(r);W++){const X=await i(ho(W,t));X.bytes.length<r.bytes.length&&(r=X)}const{bytes:a,isSmaller:c,pageCount:h,outcome:d,written:I}=r;I&&n.onWritten?.(
I);const R=c?[...r.notes]:[Zt.bx],D=Object.values(d.kept).reduce((W,X)=>W+X,0);c&&D>0&&R.push(uo(D,d)),a.length>e&&R.push(go(a.length));const $=o.bytes.length;return{
documents:[{name:o.name,bytes:a,pageCount:h}],notes:R,facts:{pageCount:h,bytesBefore:$,bytesAfter:a.length,savedPercent:c?(0,Zt.p0)($,a.length):0,compressedImages:c?
d.compressed:0,keptImages:c?D:D+d.compressed}}},lo=({outcome:{compressed:o,kept:t}})=>o+t.larger>0;function ho(o,{resolution:t,quality:n,grayscale:e}){const s=(i,r)=>i<=
r?i:Math.round(i*(r/i)**(o/Ce));return{resolution:s(t,Ie.resolution),quality:s(n,Ie.quality),grayscale:e}}const Te={larger:"would hardly become smaller",kind:"o\
f a kind that is not compressed",lines:"like drawings or text, which would blur",heavy:"too large to decode here"};function uo(o,{kept:t}){const e=Object.keys(Te).
filter(s=>t[s]>0).map(s=>`${t[s]} ${Te[s]}`);return{code:"images_kept",message:`${(0,F.C7)(o,"image stays as it was","images stay as they were")}: ${(0,F.Dw)(e)}\
.`}}const go=o=>({code:"still_larger",message:`The document could not be made as small as maximum_bytes asks: it has ${o} bytes.`,mentions:["maximum_bytes"]})}),
77158:((it,Z,w)=>{w.d(Z,{O:()=>F});const F=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((it,Z,w)=>{w.d(Z,{n:()=>N});var F=w(45599);class N{document;copies=new Map;constructor(L){this.document=L}with(L,K){const H=(0,F.i9)(L)?L.number:
(0,F.Zm)(L)?L:void 0;let v=this.copies.get(H);v||this.copies.set(H,v=new Map);const B=K.length===1?String(K[0].ref.number):K.map(({ref:b})=>b.number).join(" ");
let O=v.get(B);return O||v.set(B,O=this.extend(this.document.dict(L)??new F.Bi,K)),O}extend(L,K){const{document:H}=this,v=new F.Bi(L),B=new Map,O=K.map(b=>{const{
category:u,ref:p}=b;let E=B.get(u);E||B.set(u,E=new F.Bi(H.dict(L.get(u))));let f=b.name;for(let l=2;E.has(f);l++)f=`${b.name}${l}`;return E.set(f,p),v.set(u,E),
f});return{resources:H.add(v),names:O}}}}),36078:((it,Z,w)=>{w.d(Z,{AY:()=>H,KJ:()=>O,XL:()=>v,_:()=>N,hX:()=>u,id:()=>K,qK:()=>L,vs:()=>k,wW:()=>b,yQ:()=>B});var F=w(
45079);function N(p){if(Number.isInteger(p)&&Math.abs(p)<1e7)return String(p);const E=Number(p.toPrecision(7)),f=Math.abs(E)<1e-9?"0":String(E);return f.includes(
"e")?E.toFixed(12).replace(/\.?0+$/,""):f}const k=p=>p.map(N).join(" "),L=(p,E)=>`q ${E} cm /${p} Do Q`,K=p=>(0,F.ZV)(Math.round(p*1e3)/1e3||0),H=([p,E])=>`${K(
p)} ${K(E)}`,v=p=>p.map((E,f)=>`${H(E)} ${f===0?"m":"l"}`).join(" "),B=.5523;function O(p){const E=B,f=(...l)=>`${l.map(([g,A])=>H(p(g,A))).join(" ")} c`;return[
`${H(p(1,0))} m`,f([1,E],[E,1],[0,1]),f([-E,1],[-1,E],[-1,0]),f([-1,-E],[-E,-1],[0,-1]),f([E,-1],[1,-E],[1,0])].join(" ")}function b(p,E){const f={1:"g",3:"rg",
4:"k"}[p.length];return`${p.map(K).join(" ")} ${E==="fill"?f:f.toUpperCase()}`}const u=p=>`[${p.map(K).join(" ")}] 0 d`}),80287:((it,Z,w)=>{w.d(Z,{F:()=>v,i:()=>H});
var F=w(58006),N=w(45599),k=w(38671),L=w(90634),K=w(74262);async function H(B,O){const{format:b,parameters:u,before:p}=(0,k.R)(B,O);if(b!=="jpg")return;const{data:E,
whole:f}=await B.decodedPartAtEase(p);if(!f||(0,K.YL)(E))return;const l=await(0,L.LG)(E,B.job);if(!l)return;const g=(0,F.n)(O,l,{compress:!1});return g.dict.set(
"Filter",(0,N.UU)("DCTDecode")),u&&g.dict.set("DecodeParms",u),g}async function v(B,O){let b=!1;for(const u of O){const p=B.get(u),E=p instanceof N.Z6?await H(B,
p):void 0;E&&(B.put(u,E),b=!0)}return b}}),1900:((it,Z,w)=>{w.d(Z,{b:()=>b,cE:()=>v,lc:()=>B,oF:()=>N,rr:()=>L,vO:()=>F});const F=4,N=2,k={gray:1,rgb:3,rgba:4,"\
gray-alpha":2},L=u=>u.byteOffset%F===0?new Uint32Array(u.buffer,u.byteOffset,u.length/F):new Uint32Array(u.slice().buffer),K=new Uint32Array(0),H=(u,p)=>p>0&&Buffer.
compare(u(p),u(p-1))===0;async function v({height:u,row:p},E){let f=-1;for(let l=0;l<u;l++){const g=p(l),A=H(p,l)?K:L(g);for(let y=0;y<A.length;y++){if(A[y]===f)
continue;const M=y*F,x=g[M+1];if(g[M]!==x||g[M+2]!==x)return!0;f=A[y]}const S=E.step(g.length*N);S&&await S}return!1}function B({width:u,row:p},E){const f=k[E],
l=new Uint8Array(u*f),g=f<3,A=f%2===0;let S=-1;return y=>{const M=S===y-1&&H(p,y);if(S=y,M)return l;const x=p(y),C=L(x);for(let T=0,G=0;T<C.length;T++){if(T>0&&
C[T]===C[T-1]){for(const nt=G+f;G<nt;G++)l[G]=l[G-f];continue}const z=T*F,[Q,et,ot]=[x[z],x[z+1],x[z+2]];g?l[G++]=O(ot,et,Q):(l[G++]=ot,l[G++]=et,l[G++]=Q),A&&(l[G++]=
x[z+3])}return l}}const O=(u,p,E)=>77*u+150*p+29*E+128>>8;function b(u){const p=new Uint8Array(u.length/3);for(let E=0;E<p.length;E++)p[E]=O(u[E*3],u[E*3+1],u[E*
3+2]);return p}}),30825:((it,Z,w)=>{w.d(Z,{v5:()=>z,mJ:()=>Q,n1:()=>G});var F=w(16456),N=w(30201),k=w(61188),L=w(74135),K=w(83553);const H=10,v=2e4,B=513;function O(V,P){
switch(V){case 1:case 3:case 18:case 23:return P%2;case 4:case 22:return P-1;case 21:return P-2;case 14:return P%4;default:return 0}}function b(V,P,_){const j=new K.
w$(P.matrix),m=new p(P,j);try{m.run(V,0)}finally{_(m.steps)}return j.outline}function u(V,P,_){const j=new p(P,new K.w$(P.matrix));try{j.run(V,0)}finally{_(j.steps)}
return j.width}class p{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(P,_){this.font=P,this.pen=_}run(P,_){if(_>H)throw new K.MS;const j=new DataView(
P.buffer,P.byteOffset,P.byteLength);for(let m=0;m<P.length&&!this.ended;){if(++this.steps>v||this.stack.length>B)throw new K.MS;const J=j.getUint8(m++);if(J===28)
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
length%4===0?0:1,m=j===1?P[0]:0;for(;j+3<P.length;j+=4){const[J,Y,U,lt]=[P[j],P[j+1],P[j+2],P[j+3]];_?this.pen.curve(J,m,Y,U,lt,0):this.pen.curve(m,J,Y,U,0,lt),
m=0}}turningCurves(P,_){let j=_;for(let m=0;m+3<P.length;m+=4){const[J,Y,U,lt]=[P[m],P[m+1],P[m+2],P[m+3]],dt=P.length-m===5?P[m+4]:0;j?this.pen.curve(J,0,Y,U,dt,
lt):this.pen.curve(0,J,Y,U,lt,dt),j=!j}}end(P,_){if(P.length>=4){const[j,m,J,Y]=P.slice(-4);for(const[U,lt,dt]of[[J,0,0],[Y,j,m]]){const pt=this.font.accented(U);
if(!pt)throw new K.MS;this.pen.x=lt,this.pen.y=dt,this.stems=0,this.run(pt,_+1),this.ended=!1}}this.ended=!0}escaped(P){const{pen:_,stack:j}=this,m=j;switch(P){case 34:
_.curve(m[0],0,m[1],m[2],m[3],0),_.curve(m[4],0,m[5],-m[2],m[6],0);break;case 35:_.curve(m[0],m[1],m[2],m[3],m[4],m[5]),_.curve(m[6],m[7],m[8],m[9],m[10],m[11]);
break;case 36:_.curve(m[0],m[1],m[2],m[3],m[4],0),_.curve(m[5],0,m[6],m[7],m[8],-(m[1]+m[3]+m[7]));break;case 37:{const J=m[0]+m[2]+m[4]+m[6]+m[8],Y=m[1]+m[3]+m[5]+
m[7]+m[9],U=Math.abs(J)>Math.abs(Y);_.curve(m[0],m[1],m[2],m[3],m[4],m[5]),_.curve(m[6],m[7],m[8],m[9],U?m[10]:-J,U?-Y:m[10]);break}default:return this.arithmetic(
P)}this.stack=[]}arithmetic(P){const _=this.pop();switch(P){case 9:this.stack.push(Math.abs(_));return;case 10:this.stack.push(this.pop()+_);return;case 11:this.
stack.push(this.pop()-_);return;case 12:this.stack.push(this.pop()/_);return;case 14:this.stack.push(-_);return;case 18:return;case 24:this.stack.push(this.pop()*
_);return;default:throw new K.MS}}}const E=15,f=17,l=18,g=19,A=20,S=21,y=3079,M=3102,x=3108,C=3109,T=[.001,0,0,.001,0,0];function G(V,P){return et(V,(_,j)=>b(_,
j,P))}function z(V,P){return et(V,(_,j,{nominal:m,usual:J})=>{const Y=u(_,j,P);return(Y===void 0?J:m+Y)*(j.matrix[0]??0)*1e3})}function Q(V,P){return et(V,(_,j)=>{
const m=[];return b(_,{...j,accented:Y=>(m.push(Y),j.accented(Y))},P),m})}function et(V,P){const _=new DataView(V.buffer,V.byteOffset,V.byteLength),j=(0,k.Pe)(_,
_.getUint8(2)),m=(0,k.Pe)(_,j.end),J=(0,k.Pe)(_,m.end),Y={data:V,...(0,k.FG)(_,J.end)},U=(0,k.zz)(_,m.offsets[0]??0,m.offsets[1]??0),lt=U.get(f)?.[0];if(lt===void 0)
return;const dt=(0,k.Pe)(_,lt).offsets,pt=U.has(M),Mt=(pt?nt(_,U):[U]).map(ht=>({...at(_,V,ht),matrix:gt(U,pt?ht:void 0)})),At=pt?ct(_,U.get(C)?.[0]??0):()=>0,Ot=ht=>{
const[yt,mt]=[dt[ht],dt[ht+1]];return yt===void 0||mt===void 0?void 0:V.subarray(yt,mt)};let xt;const bt=ht=>(xt??=new Map(pt?[]:(0,k.eP)(_,U.get(E)?.[0]??0,dt.
length-1,!1).map((yt,mt)=>[(0,k.Je)(V,J.offsets,yt),mt])),xt.get(ht)??-1),Tt=ht=>(0,K.Ak)(()=>{const yt=Ot(ht);if(!yt)return;const mt=Mt[At(ht)],Nt={matrix:mt?.
matrix??T,global:Y,local:mt?.local??rt(V),accented:Pt=>Ot(bt((0,N.S)(F.W.charCodeAt(Pt-32))))};return P(yt,Nt,mt??{usual:0,nominal:0})});return{glyph:Tt,named:ht=>Tt(
bt(ht))}}const ot=256;function nt(V,P){const{count:_,offset:j}=(0,k.FG)(V,P.get(x)?.[0]??0),m=Math.min(_,ot);return Array.from({length:m},(J,Y)=>(0,k.zz)(V,j(Y),
j(Y+1)))}function ct(V,P){if(V.getUint8(P)===0)return j=>V.getUint8(P+1+j);const _=V.getUint16(P+1);return j=>{let[m,J]=[0,_-1];for(;m<J;){const Y=m+J+1>>1;V.getUint16(
P+3+Y*3)<=j?m=Y:J=Y-1}return V.getUint8(P+5+m*3)}}const rt=V=>({data:V,count:0,offset:()=>0});function at(V,P,_){const[j,m]=_.get(l)??[],J=rt(P);if(j===void 0||
m===void 0)return{local:J,usual:0,nominal:0};const Y=(0,k.zz)(V,m,m+j),U=Y.get(g)?.[0];return{local:U===void 0?J:{data:P,...(0,k.FG)(V,m+U)},usual:Y.get(A)?.[0]??
0,nominal:Y.get(S)?.[0]??0}}function gt(V,P){const _=J=>{const Y=J?.get(y);return Y?.length===6?Y:void 0},[j,m]=[_(P),_(V)];return j&&m?(0,L.lw)(j,m):j??m??T}}),
83553:((it,Z,w)=>{w.d(Z,{Ak:()=>B,BO:()=>O,MS:()=>H,po:()=>L,w$:()=>v});const F=1e9,N=2e9,k=3e9,L=4e9,K=2e5;class H extends Error{}class v{matrix;outline=[];x=0;y=0;constructor(u){
this.matrix=u}move(u,p){this.outline.push(F),this.to(u,p)}line(u,p){this.outline.push(N),this.to(u,p)}curve(u,p,E,f,l,g){this.outline.push(k),this.to(u,p),this.
to(E,f),this.to(l,g)}skip(u,p){this.x+=u,this.y+=p}to(u,p){const[E,f,l,g,A,S]=this.matrix;this.skip(u,p);const{x:y,y:M}=this;if(this.outline.push((E*y+l*M+A)*1e3,
(f*y+g*M+S)*1e3),this.outline.length>K)throw new H}}function B(b){try{return b()}catch(u){if(u instanceof RangeError||u instanceof H)return;throw u}}function O(b){
let[u,p,E,f]=[1/0,1/0,-1/0,-1/0],l=0;for(let g=0;g<b.length;){const A=b[g];if(A>=F){l=A===L?1:0,g++;continue}const[S,y]=[b[g+l],b[g+l+1]];u=Math.min(u,S),E=Math.
max(E,S),p=Math.min(p,y),f=Math.max(f,y),g+=2+l}return u<=E&&p<=f?[u,p,E,f]:void 0}}),22194:((it,Z,w)=>{w.d(Z,{f:()=>N});const F=16;function N(k){const L=k.flatMap(
([O,b])=>b?[{tag:O,data:b}]:[]).sort((O,b)=>O.tag<b.tag?-1:1),K=2**Math.floor(Math.log2(L.length)),H=Buffer.alloc(12+L.length*F);H.writeUInt32BE(65536,0),H.writeUInt16BE(
L.length,4),H.writeUInt16BE(K*F,6),H.writeUInt16BE(Math.log2(K),8),H.writeUInt16BE((L.length-K)*F,10);const v=[H];let B=H.length;for(const[O,{tag:b,data:u}]of L.
entries()){const p=12+O*F;H.write(b,p,"latin1"),H.writeUInt32BE(B,p+8),H.writeUInt32BE(u.length,p+12);const E=-u.length&3;v.push(u,Buffer.alloc(E)),B+=u.length+
E}return Buffer.concat(v)}}),43463:((it,Z,w)=>{w.d(Z,{j:()=>L});var F=w(77598),N=w.n(F);const k=26;function L(K){const H=(0,F.createHash)("sha256").update(K).digest();
return Array.from(H.subarray(0,6),v=>String.fromCharCode(65+v%k)).join("")}}),90634:((it,Z,w)=>{w.d(Z,{GO:()=>O,LG:()=>p,hf:()=>f,mK:()=>E,mU:()=>l});var F=w(64680),
N=w(16353),k=w(8283),L=w(990),K=w(55407);const[H,v]=[1023,2047],B=250,O=1,[b,u]=[192,193],p=(M,x)=>(0,K.E0)(M,x,O,({frame:C,kept:T})=>{const G=E(M,T),z=T.some(({
marker:Q,data:et})=>Q===K.wU&&et[0]>>4===1);return f(C,G,x.pace,{isLarge:z,codesFor:l})});function E(M,x){const C=new F.k(Math.ceil(M.length*1.2)+4096);(0,N.HM)(
C,k.A2);for(const{start:T,end:G}of x)C.copy(M,T,G);return C}async function f(M,x,C,{isLarge:T,codesFor:G}){(0,N.HM)(x,T?u:b,g(M));for(const Q of N.np.keys())(0,N.
m2)(x,Q);const z=M.components.flatMap(({id:Q},et)=>[Q,G(et)*17]);if((0,N.HM)(x,k.Os,[M.components.length,...z,0,L.IE-1,0]),!!await A(M,x,C,G))return(0,N.HM)(x,k.
GM),x.from(0)}const l=M=>M===0||M===3?0:1;function g({width:M,height:x,components:C}){return[8,...[...(0,N.Nr)(x),...(0,N.Nr)(M)],C.length,...C.flatMap(({id:G,across:z,
down:Q,table:et})=>[G,z<<4|Q,et])]}async function A({components:M,unitColumns:x,unitRows:C},T,G,z){const Q=new N.t0(T),et=M.map((rt,at)=>new N.tt(Q,N.np[z(at)],
N.e_[z(at)])),ot=M.reduce((rt,{across:at,down:gt})=>rt+at*gt,0),nt=T.length,ct=M.reduce((rt,{values:at})=>rt+at.byteLength*O,0);for(let rt=0;rt<C;rt++){for(let gt=0;gt<
x;gt++)for(const[V,P]of M.entries())if(!S(P,et[V],rt,gt))return!1;if(T.length-nt>ct)return!1;const at=G.step(x*ot*B);at&&await at}return Q.finish(),!0}function S({
values:M,across:x,down:C,stride:T},G,z,Q){for(let et=0;et<C;et++)for(let ot=0;ot<x;ot++){const nt=((z*C+et)*T+Q*x+ot)*L.IE;if(Math.abs(M[nt]-G.before)>v||!y(M,nt+
1,nt+L.IE))return!1;G.writeValues(M,nt)}return!0}function y(M,x,C){for(let T=x;T<C;T++){const G=M[T];if(G>H||G<-H)return!1}return!0}}),31584:((it,Z,w)=>{w.d(Z,{
F:()=>B,o:()=>O});const F=274,N=282,k=283,L=296,K=3,H=5,v={orientation:void 0,resolution:void 0};function B(b){if(b.length<14)return v;const u=new DataView(b.buffer,
b.byteOffset,b.length),p=u.getUint16(0);if(p!==18761&&p!==19789)return v;const E=p===18761,f=u.getUint32(4,E);if(u.getUint16(2,E)!==42||f+2>b.length)return v;const l=u.
getUint16(f,E),g=new Map;for(let x=0,C=f+2;x<l&&C+12<=b.length;x++,C+=12){const T=u.getUint16(C,E),G=u.getUint16(C+2,E);if(G===K&&(T===F||T===L)&&g.set(T,u.getUint16(
C+8,E)),G!==H||T!==N&&T!==k)continue;const z=u.getUint32(C+8,E);z+8<=b.length&&g.set(T,u.getUint32(z,E)/u.getUint32(z+4,E))}const A=g.get(F),S={2:1,3:2.54}[g.get(
L)??2],[y,M]=[g.get(N),g.get(k)];return{orientation:A!==void 0&&A>=1&&A<=8?A:void 0,resolution:y===void 0||M===void 0||S===void 0?void 0:O({x:y*S,y:M*S})}}function O({
x:b,y:u}){const p=E=>E>=10&&E<=4800;return p(b)&&p(u)?{x:b,y:u}:void 0}}),76023:((it,Z,w)=>{w.d(Z,{L:()=>H});var F=w(45599),N=w(69869);const k=8,L={DeviceGray:K(
"gray",1),CalGray:K("gray",1),G:K("gray",1),DeviceRGB:K("rgb",3),CalRGB:K("rgb",3),RGB:K("rgb",3),DeviceCMYK:K("cmyk",4),CMYK:K("cmyk",4),Separation:K("inks",1)};
function K(O,b){return{kind:O,components:b,profile:void 0,table:void 0}}function H(O,b,u,p=0){const E=O.resolve(b);if(p>k)return;if(E instanceof F.SX){if(Object.
hasOwn(L,E.text))return L[E.text];const l=u(E.text);return l===void 0?void 0:H(O,l,u,p+1)}if(!(0,F.cy)(E))return;const f=O.resolve(E[0]);if(f instanceof F.SX)switch(f.
text){case"ICCBased":return v(O,E[1],u,p);case"Indexed":case"I":return B(O,E,u,p);case"DeviceN":{const l=O.array(E[1])?.length??0;return l>=1&&l<=32?K("inks",l):
void 0}default:return Object.hasOwn(L,f.text)?L[f.text]:void 0}}function v(O,b,u,p){const E=O.resolve(b);if(!(E instanceof F.Z6))return;const f=O.resolve(E.dict.
get("N")),l=f===1?"gray":f===3?"rgb":f===4?"cmyk":void 0;if(l===void 0)return H(O,E.dict.get("Alternate"),u,p+1);const g=(0,N.hh)(O.decodedPart(E)?.data,f);return{
...K(l,f),profile:g?.bytes}}function B(O,b,u,p){const E=H(O,b[1],u,p+1),f=O.resolve(b[3]),l=f instanceof F.Mx?f.bytes:f instanceof F.Z6?O.decodedPart(f)?.data:void 0,
g=O.resolve(b[2]);if(!E||E.table||!l||typeof g!="number"||!(g>=0))return;const A=new Uint8Array((Math.min(Math.floor(g),255)+1)*E.components);return A.set(l.subarray(
0,A.length)),{...E,table:A}}}),16353:((it,Z,w)=>{w.d(Z,{HM:()=>B,Nr:()=>O,e_:()=>v,m2:()=>b,np:()=>L,t0:()=>A,tt:()=>S});var F=w(47772);function N(y,M){const[x,
C]=[new Uint16Array(256),new Uint8Array(256)];let[T,G]=[0,0];for(const[z,Q]of y.entries()){for(let et=0;et<Q;et++,G++,T++)x[M[G]]=T,C[M[G]]=z+1;T*=2}return{counts:y,
values:M,codes:x,lengths:C}}const k=Array.from({length:12},(y,M)=>M),L=[N([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],k),N([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],k)],K=["01020\
300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".
replace(" ","")],H=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],v=K.map((y,M)=>{const x=[...Buffer.from(y,"hex")],T=[0,240,...Array.
from({length:160},(G,z)=>Math.floor(z/10)<<4|z%10+1)].filter(G=>!x.includes(G)).sort((G,z)=>G-z);return N(H[M],[...x,...T])});function B(y,M,x=[]){if(y.byte(255),
y.byte(M),x.length!==0)for(const C of[...O(x.length+2),...x])y.byte(C)}const O=y=>[y>>8,y&255];function b(y,M){for(const[x,C]of[L[M],v[M]].entries())B(y,196,[x<<
4|M,...C.counts,...C.values])}const u=32768,p=u+.5,E=0,f=240,[l,g]=[16384,512];class A{output;bits=0;count=0;at=0;bytes=new Uint8Array(l+g);constructor(M){this.
output=M}reserve(){this.at>=l&&this.flush()}add(M,x){const C=this.bits<<x|M,T=this.count+x-16;if(T<0){this.bits=C,this.count+=x;return}this.bits=C&(1<<T)-1,this.
count=T,this.put(C>>>T+8&255),this.put(C>>>T&255)}put(M){this.bytes[this.at++]=M,M===255&&(this.bytes[this.at++]=0)}finish(){const{count:M}=this,x=M+7&-8,C=this.
bits<<x-M|(1<<x-M)-1;for(let T=x-8;T>=0;T-=8)this.put(C>>>T&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.at),this.at=0}}class S{bits;dc;ac;before=0;values=new Int16Array(
64);constructor(M,x,C){this.bits=M,this.dc=x,this.ac=C}write(M,x){const{values:C}=this;for(let T=0;T<64;T++){const G=F.Tl[T];C[T]=(M[G]*x[G]+p|0)-u}this.writeValues(
C,0)}writeValues(M,x){const{bits:C,dc:T,ac:G}=this,{codes:z,lengths:Q}=G;C.reserve();const et=M[x];this.value(et-this.before,0,T),this.before=et;let ot=0;for(let nt=x+
1;nt<x+64;nt++){const ct=M[nt];if(ct===0){ot++;continue}for(;ot>15;ot-=16)C.add(z[f],Q[f]);this.value(ct,ot,G),ot=0}ot>0&&C.add(z[E],Q[E])}value(M,x,{codes:C,lengths:T}){
const G=32-Math.clz32(Math.abs(M)),z=x<<4|G;this.bits.add(C[z],T[z]),G>0&&this.bits.add(M<0?M+(1<<G)-1:M,G)}}}),47772:((it,Z,w)=>{w.d(Z,{Tl:()=>F,X:()=>H,pd:()=>v,
vI:()=>L});const F=Uint8Array.from(N());function*N(){for(let b=0;b<15;b++)for(let u=0;u<=b;u++){const[p,E]=b%2===0?[b-u,u]:[u,b-u];p<8&&E<8&&(yield p*8+E)}}const k={
luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,
64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,
...Array.from({length:32},()=>99)]};function L(b,u){const p=b<50?5e3/b:200-2*b;return Uint8Array.from(k[u],E=>Math.min(Math.max(Math.floor((E*p+50)/100),1),255))}
const K=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],H=b=>Float64Array.from(b,(u,p)=>1/(u*K[p>>3]*K[p&7]*8));function v(b){for(let u=0;u<
64;u+=8)O(b,u,1);for(let u=0;u<8;u++)O(b,u,8)}const B=Math.SQRT1_2;function O(b,u,p){const E=u+p,f=E+p,l=f+p,g=l+p,A=g+p,S=A+p,y=S+p,M=b[u],x=b[E],C=b[f],T=b[l],
G=b[g],z=b[A],Q=b[S],et=b[y],ot=M+et,nt=M-et,ct=x+Q,rt=x-Q,at=C+z,gt=C-z,V=T+G,P=T-G,_=ot+V,j=ot-V,m=ct+at,J=ct-at;b[u]=_+m,b[g]=_-m;const Y=(J+j)*B;b[f]=j+Y,b[S]=
j-Y;const U=P+gt,lt=gt+rt,dt=rt+nt,pt=(U-dt)*.382683433,Mt=.5411961*U+pt,At=1.306562965*dt+pt,Ot=lt*B,xt=nt+Ot,bt=nt-Ot;b[A]=bt+Mt,b[l]=bt-Mt,b[E]=xt+At,b[y]=xt-
At}}),61273:((it,Z,w)=>{w.d(Z,{I:()=>v});var F=w(64680),N=w(16353),k=w(47772);const L=8,K=12,H=65535;async function v(f,l){const{width:g,height:A,color:S,quality:y}=f,
M=new F.k(Math.max(4096,g*A>>2)),x=(0,k.vI)(y,"luminance"),C=S==="rgb"?[x,(0,k.vI)(y,"chrominance")]:[x];B(M,f,C);const T=S==="rgb"?new E(f,M,C):new p(f,M,C);for(let G=0;G<
A;G+=T.height){T.write(G);const z=l.step(g*T.height*(S==="inks"?2:1)*K);z&&await z}return T.finish(),(0,N.HM)(M,217),M.bytes}function B(f,{width:l,height:g,color:A,
resolution:S},y){const M=(0,N.Nr)(Math.min(Math.round(S),H));(0,N.HM)(f,216),A!=="inks"&&(0,N.HM)(f,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...M,...M,0,0]);
for(const[T,G]of y.entries())(0,N.HM)(f,219,[T,...[...k.Tl].map(z=>G[z])]);const x=A==="rgb"?[1,34,0,2,17,1,3,17,1]:O(A).flatMap(T=>[T,17,0]);(0,N.HM)(f,192,[8,
...(0,N.Nr)(g),...(0,N.Nr)(l),x.length/3,...x]);for(const T of y.keys())(0,N.m2)(f,T);const C=A==="rgb"?[1,0,2,17,3,17]:O(A).flatMap(T=>[T,0]);(0,N.HM)(f,218,[C.
length/2,...C,0,63,0])}const O=f=>f==="gray"?[1]:[1,2,3,4];class b{width;height;samples;block=new Float64Array(L*L);divisors;coder;constructor(l,g,A,S,y,M){this.
width=l,this.height=g,this.samples=new Float32Array(l*g),this.divisors=(0,k.X)(S),this.coder=new N.tt(A,y,M)}set(l,g,A){this.samples[l*this.width+g]=A}setRow(l,g,A,S,y){
const{samples:M,width:x}=this,C=l*x;for(let T=0,G=A;T<y;T++,G+=S)M[C+T]=g[G];M.fill(M[C+y-1],C+y,C+x)}write(l,g){const{samples:A,width:S,block:y}=this;for(let M=0,
x=0;M<L;M++)for(let C=(g+M)*S+l,T=C+L;C<T;)y[x++]=A[C++]-128;(0,k.pd)(y),this.coder.write(y,this.divisors)}}const u=(f,l)=>Math.ceil(f/l)*l;class p{image;height=L;bits;planes;constructor(l,g,[
A]){this.image=l,this.bits=new N.t0(g);const S=u(l.width,L),y=l.color==="gray"?1:4;this.planes=Array.from({length:y},()=>new b(S,L,this.bits,A,N.np[0],N.e_[0]))}write(l){
const{image:g,planes:A}=this,{width:S}=A[0];for(let y=0;y<L;y++){const M=g.samples(Math.min(l+y,g.height-1));for(const[x,C]of A.entries())C.setRow(y,M,x,A.length,
g.width)}for(let y=0;y<S;y+=L)for(const M of A)M.write(y,0)}finish(){this.bits.finish()}}class E{image;height=2*L;bits;light;blue;red;sums;constructor(l,g,[A,S]){
this.image=l,this.bits=new N.t0(g);const y=u(l.width,2*L);this.light=new b(y,2*L,this.bits,A,N.np[0],N.e_[0]),this.blue=new b(y/2,L,this.bits,S,N.np[1],N.e_[1]),
this.red=new b(y/2,L,this.bits,S,N.np[1],N.e_[1]),this.sums=new Float32Array(y)}write(l){const{light:g,blue:A,red:S}=this;for(let y=0;y<this.height;y++)this.row(
y,Math.min(l+y,this.image.height-1));for(let y=0;y<g.width;y+=this.height){for(const M of[0,L])for(const x of[0,L])g.write(y+x,M);A.write(y/2,0),S.write(y/2,0)}}finish(){
this.bits.finish()}row(l,g){const{image:A,light:S,blue:y,red:M,sums:x}=this,C=A.samples(g),T=A.width-1,G=l%2===0;G&&x.fill(0);for(let z=0;z<S.width;z++){const Q=Math.
min(z,T)*3,[et,ot,nt]=[C[Q],C[Q+1],C[Q+2]];S.set(l,z,.299*et+.587*ot+.114*nt);const ct=z&-2;x[ct]+=-.168736*et-.331264*ot+.5*nt,x[ct+1]+=.5*et-.418688*ot-.081312*
nt}if(!G)for(let z=0;z<S.width;z+=2)y.set(l>>1,z>>1,x[z]/4+128),M.set(l>>1,z>>1,x[z+1]/4+128)}}}),92152:((it,Z,w)=>{w.d(Z,{A6:()=>u,AT:()=>b,Cb:()=>N,WQ:()=>k,ZJ:()=>O,
dl:()=>H,fu:()=>E,mA:()=>B,u8:()=>p,zq:()=>F});const F=(f,l,g)=>Math.ceil(f*l*g/8);function N(f,l,g){if(!f||f.length<l*2)return!1;let A=0;for(let S=0;S<l;S++){const[
y,M]=[f[S*2],f[S*2+1]];if(y===g&&M===0)A++;else if(y!==0||M!==g)return}return A===0?!1:A===l?!0:void 0}function k(f,l){if(f.length>=l)return f.subarray(0,l);const g=new Uint8Array(
l);return g.set(f),g}const L=2,K=65536;function H(f,l,g){const A=l>>3;return g===16?f[A]*256+f[A+1]:f[A]>>8-g-(l&7)&2**g-1}async function v(f,l,g,A){const S=Math.
max(1,Math.floor(K/l));for(let y=0;y<f;y+=S){const M=Math.min(y+S,f);A(y,M);const x=g.step((M-y)*l*L);x&&await x}}async function B(f,l){const g=new Uint8Array(f.
length);return await v(f.length,1,l,(A,S)=>{for(let y=A;y<S;y++)g[y]=f[y]^255}),g}async function O(f,{width:l,height:g,channels:A,bits:S},y,M){const x=l*A,C=F(l,
A,S),T=new Uint8Array(x*g),G=2**S-1,z=y&&S<8?255/G:1;for(let Q=0;Q<g;Q++)await v(x,1,M,(et,ot)=>{for(let nt=et;nt<ot;nt++){const ct=nt*S,rt=Q*C+(ct>>3),at=S>=8?
f[rt]:f[rt]>>8-S-(ct&7)&G;T[Q*x+nt]=at*z}});return T}async function b(f,l,g,A){const S=Array.from({length:g},(M,x)=>{const[C,T]=[l[x*2],l[x*2+1]];return Uint8ClampedArray.
from({length:256},(G,z)=>(C+z/255*(T-C))*255)}),y=new Uint8Array(f.length);return await v(f.length,1,A,(M,x)=>{for(let C=M;C<x;C++)y[C]=S[C%g][f[C]]}),y}function u(f,l,g){
const A=new Uint8Array(f.length*g);for(let S=0;S<f.length;S++)for(let y=0;y<g;y++)A[S*g+y]=l[f[S]*g+y]??0;return A}async function p(f,l,g,A){const S=new Uint8Array(
f.length*g);return await v(f.length,g,A,(y,M)=>S.set(u(f.subarray(y,M),l,g),y*g)),S}async function E(f,l,g,A){const S=new Uint8Array(l.length*(g+1));return await v(
l.length,g+1,A,(y,M)=>{for(let x=y;x<M;x++){for(let C=0;C<g;C++)S[x*(g+1)+C]=f[x*g+C];S[x*(g+1)+g]=l[x]}}),S}}),5660:((it,Z,w)=>{w.d(Z,{$:()=>O});var F=w(78157),
N=w(31584),k=w(8283);const L={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG imag\
e",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JP\
EG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS im\
age"},K="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",H=50,v="Exif\0\0",B="ICC_PROFILE\0";async function O(E,f,l){const g=new b(E,f);
await g.run(l);const{frame:A}=g;if(!A)throw f("is a JPEG image without a start of frame; it is damaged");if(g.end<0)throw f("is a JPEG image that is cut short; \
copy or export it again");const S=g.exif&&(0,N.F)(g.exif),{width:y,height:M,components:x,ids:C}=A;return{width:y,height:M,components:x,orientation:S?.orientation??
1,resolution:g.jfifResolution??S?.resolution,profile:p(g.profileParts),adobe:g.adobe,plainRgb:C==="RGB"&&!g.adobe&&!g.jfif,data:E.subarray(0,g.end)}}class b{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(f,l){
this.bytes=f,this.refuse=l}async run(f){let l=0;for(const g of(0,k.AP)(this.bytes)){const{marker:A,end:S}=g,y=f.step(H+S-l);if(y&&await y,l=S,A===k.GM)this.end=
S;else if(A!==k.Os&&A!==k.Rd)this.take(g);else if(A===k.Os&&this.isOnlyScan(g.data)){this.end=await this.findEnd(S,f);return}}}async findEnd(f,l){const g=(0,F.bS)(
this.bytes);for(let A=f;A<g.length;A+=k.Me){const S=g.subarray(A,A+k.Me+1).indexOf(u);if(S>=0)return A+S+2;const y=l.step(k.Me);y&&await y}return-1}isOnlyScan(f){
return this.frame?.sequential===!0&&f[0]===this.frame.components}take({marker:f,data:l}){const g=L[f];if(g!==void 0)throw this.refuse(`is ${g}, which PDF cannot\
 hold; ${K}`);if(f>=192&&f<=194)this.frame??=this.readFrame(l,f!==194);else if(f===224&&(0,F.w1)(l,0,"JFIF\0"))this.readJfif(l);else if(f===225&&(0,F.w1)(l,0,v))
this.exif??=l.subarray(v.length);else if(f===226&&(0,F.w1)(l,0,B)&&l.length>B.length+2){const[A,S]=l.subarray(B.length);this.profileParts.has(A)||this.profileParts.
set(A,{of:S,data:l.subarray(B.length+2)})}else f===238&&(0,F.w1)(l,0,"Adobe")&&l.length>=12&&(this.adobe=!0)}readFrame(f,l){const[g=0,A=0,S=0,y=0,M=0,x=0]=f,[C,
T]=[A<<8|S,y<<8|M];if(f.length<6+3*x)throw this.refuse("is a JPEG image whose start of frame is damaged");if(g!==8)throw this.refuse(`is a JPEG image with ${g} \
bits per component, which PDF cannot hold; ${K}`);if(T===0||C===0)throw this.refuse(`is a JPEG image of ${T} × ${C} pixels; it is empty or damaged`);if(x!==1&&
x!==3&&x!==4)throw this.refuse(`is a JPEG image with ${x} components; PDF holds 1, 3 or 4`);let G="";for(let z=0;z<x;z++)G+=String.fromCharCode(f[6+3*z]);return{
width:T,height:C,components:x,ids:G,sequential:l}}readJfif(f){if(this.jfif||(this.jfif=!0,f.length<12))return;const l={1:1,2:2.54}[f[7]],[g,A]=[f[8]<<8|f[9],f[10]<<
8|f[11]];l!==void 0&&(this.jfifResolution=(0,N.o)({x:g*l,y:A*l}))}}const u=Buffer.of(255,k.GM);function p(E){const f=E.size,l=[];for(let g=1;g<=f;g++){const A=E.
get(g);if(A?.of!==f)return;l.push(A.data)}return f===0?void 0:Buffer.concat(l)}}),69869:((it,Z,w)=>{w.d(Z,{Jc:()=>p,R1:()=>A,To:()=>O,hh:()=>b,so:()=>f});var F=w(
77598),N=w.n(F),k=w(48249),L=w(78157),K=w(68973),H=w(45599);const v={1:"GRAY",3:"RGB ",4:"CMYK"},B=["scnr","mntr","prtr","spac"],O={1:"DeviceGray",3:"DeviceRGB",
4:"DeviceCMYK"};function b(S,y){if(!S||S.length<132)return;const M=(0,L.bS)(S),x=z=>M.toString("latin1",z,z+4),C=M.readUInt32BE(0),T=S[8];if(!(!(C>=132&&C<=S.length&&
T>=2&&T<=4&&x(36)==="acsp"&&B.includes(x(12)))||x(16)!==v[y]))return{bytes:S.subarray(0,C),version:T}}const u=new WeakMap;async function p(S,y){const{bytes:M}=S,
x=y.pace.step(M.length);x&&await x;const C=u.get(y.pace)??new Map;u.set(y.pace,C);const T=l(M),G=C.get(T);if(G)return G;const z={...S,id:T,deflated:await(0,K.uM)(
y).deflate(M,E)};return C.set(T,z),z}const E=4,f=S=>{const{bytes:y}=S;return{...S,id:l(y),deflated:(0,k.Kc)(y)}},l=S=>(0,F.createHash)("sha256").update(S).digest(
"base64"),g=new WeakMap;function A(S,{id:y,deflated:M},x){const C=g.get(S)??new Map;g.set(S,C);const T=C.get(y);if(T)return T;const G=(0,H.jd)({N:x,Alternate:(0,H.
UU)(O[x]),Filter:(0,H.UU)("FlateDecode")}),z=S.add(new H.Z6(G,M));return C.set(y,z),z}}),98122:((it,Z,w)=>{w.d(Z,{_:()=>N});var F=w(58552);const N=k=>L=>(0,F.G6)(
[{field:k,message:L}])}),3449:((it,Z,w)=>{w.d(Z,{d:()=>k});var F=w(45599);const N=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2G\
lobals"];async function k(v,B,O){const b=new Map,u=new Map;for(let p=1;p<B;p++){if(!O(p))continue;const E=v.job.pace.step(300);E&&await E;const f=v.get(p);f instanceof
F.Z6?(K(v,f.dict)&&b.set(p,f.dict.get("Resources")),(f.dict.has("CMapName")||(0,F.Eo)(v.resolve(f.dict.get("Type")),"CMap"))&&u.set(p,"CMap")):f instanceof F.Bi&&
H(v,p,f,b,u)}return{content:b,fonts:u,pages:await L(v)}}async function L(v){const B=new Set,O=new Set;for(const b of v.pages.numbers){const u=v.entry(b,"Content\
s");(0,F.i9)(u)&&B.add(u.number);const p=v.array(u),E=p!==void 0&&O.size<O.add(p).size;for(const l of E?p:[])(0,F.i9)(l)&&B.add(l.number);const f=v.job.pace.step(
300+(E?10*p.length:0));f&&await f}return B}function K(v,B){const O=v.resolve(B.get("Subtype"));return(0,F.Eo)(O,"Form")||v.resolve(B.get("PatternType"))===1||B.
has("BBox")&&!B.has("ShadingType")}function H(v,B,O,b,u){for(const l of N){const g=O.get(l);(0,F.i9)(g)&&u.set(g.number,l)}const p=(0,F.Eo)(v.resolve(O.get("Sub\
type")),"Type3")?v.dict(O.get("CharProcs")):void 0;for(const l of p?.values()??[])(0,F.i9)(l)&&b.set(l.number,O.get("Resources"));const E=v.resolve(O.get("Type"));
if(v.pages.holds(B)||!((0,F.Eo)(E,"Page")||(0,F.Eo)(E,"Template")))return;const f=O.get("Contents");for(const l of v.array(f)??[f])(0,F.i9)(l)&&b.set(l.number,O.
get("Resources"))}}),10339:((it,Z,w)=>{w.d(Z,{H:()=>k});class F{all;last=new Array(256).fill(void 0);constructor(v){this.all=v}addAll(v){const{last:B,all:O}=this,
b=O.size;for(let u=0;u<v.length;u++){const p=v[u],E=p.code&255;B[E]!==p&&(B[E]=p,O.add(p))}return O.size>b}}function N(H,v,B,O){for(let b=0,u=O;u>0;u--){const p=v.
partEnd(B,b,1);H.add(p-b),b=p}}class k{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:v},B,O=K){const b=Uint32Array.from(O).sort();let u=0;for(const{font:p,
elements:E,first:f}of v){let l=this.fonts.get(p);l||this.fonts.set(p,l={kept:new Set,gone:new Set,lengths:new Set});const g=this.keptOf(p,l);let A=f;for(const S of E){
if(typeof S=="number")continue;const y=p.glyphs(S);for(;u<b.length&&b[u]<A;)u++;const M=u<b.length&&b[u]<A+y.length;M&&this.divide(l,y,A,O),(M||g.addAll(y))&&N(
l.lengths,p,S,y.length),A+=y.length;const x=B.step(S.length*L);x&&await x}}}divide(v,B,O,b){this.hasGone=!0;for(const[u,p]of B.entries())(b.has(O+u)?v.gone:v.kept).
add(p)}keptOf(v,{kept:B}){let O=this.seen.get(v);return O||this.seen.set(v,O=new F(B)),O}async noteGone(v,B,O){if(O.size===0)return;const b=new k;await b.note(v,
B,O);for(const[u,{gone:p,lengths:E}]of b.fonts){const f=this.fonts.get(u);if(f)for(const l of p)f.gone.add(l);else this.fonts.set(u,{kept:new Set,gone:p,lengths:E})}
this.hasGone=!0}}const L=50,K=new Set}),9819:((it,Z,w)=>{w.d(Z,{J7:()=>k,Kd:()=>H,Wo:()=>v,_i:()=>K,b9:()=>L});var F=w(42973),N=w(45599);class k{document;gone=new Set;chased=new Set;constructor(O){
this.document=O}remove(O){const{catalog:b,catalogNumber:u,pages:p}=this.document,E=b.get("Pages");O===u||(0,N.i9)(E)&&O===E.number||p.holds(O)||(this.gone.add(O),
this.document.remove(O))}chase(O){this.chased.add(O)}removed(){return this.gone}takeChased(){const O=this.chased;return this.chased=new Set,O}isGone(O){return(0,N.
i9)(O)&&this.gone.has(O.number)}}class L{most;left;constructor(O){this.most=this.left=O.job.limits.nodes}spend=O=>{if(this.left-=O,this.left<0)throw(0,F.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;lists=new Set;allowance;constructor(O,b=new L(
O)){this.allowance=b,this.seen=new Uint8Array((O.size>>3)+1)}first(O){if(this.allowance.spend(1),!(0,N.i9)(O))return!0;const{number:b}=O,u=b>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(b).size;const p=1<<(b&7),E=(this.seen[u]&p)===0;return this.seen[u]|=p,E}firstList(O){return this.lists.size<this.
lists.add(O).size}}function H(B,O){return(0,N.i9)(B)?B.number:O}function v(B,O){const b=B.catalog.get(O),u=B.dict(b);return u&&{dict:u,holder:H(b,B.catalogNumber)}}})};
