"use strict";exports.id=5773,exports.ids=[5773],exports.modules={65773:((B,S,d)=>{d.d(S,{z:()=>t,q:()=>r});var D=d(18930),P=d(98446),v=d(74135),g=d(6057),y=d(3552),w=d(16264);
class A{document;contents;constructor(e){this.document=e,this.contents=new y.i(e)}async cover(e,i){const _=(0,g.iw)(this.document,e),{width:O,height:p}=(0,v.iN)(
_),W=[0,0,O*_.userUnit,p*_.userUnit],I=new u(W);if(await this.contents.read(e,I,I),I.points.share<i)return!1;const U=new m(this.document,W);return await this.contents.
read(e,U,U),U.points.share>=i}}const C=32;class l{page;rows=new Uint32Array(C);constructor(e){this.page=e}get share(){return this.rows.reduce((e,i)=>e+E(i),0)/C**
2}cover(e){const i=(0,v.Pj)(e,this.page);if(!i)return;const[_,O,p,W]=i,[I,U]=this.between(_,p,0),[T,L]=this.between(O,W,1);if(U<I)return;const b=(2**(U-I+1)-1)*
2**I;for(let R=T;R<=L;R++)this.rows[R]|=b}between(e,i,_){const O=this.page[_],p=(this.page[_+2]-O)/C,W=Math.ceil((e-O)/p-.5),I=Math.ceil((i-O)/p-.5)-1;return[Math.
max(W,0),Math.min(I,C-1)]}}class u{points;constructor(e){this.points=new l(e)}glyph(){}takes({operator:e},i,_,O){e==="BI"&&!O&&this.image(i)}image({matrix:e}){this.
points.cover((0,v.zl)(e,w.p))}}class m extends w.r{points;constructor(e,i){super(e,i),this.points=new l(i)}glyph(){}image(e){const i=(0,v.Pj)((0,v.zl)(e.matrix,
w.p),this.paintOf(e).clip);i&&this.points.cover(i)}}function E(a){let e=0;for(let i=a;i!==0;i&=i-1)e++;return e}const c=50,h=.12,f=.5;class x{images;constructor(e){
this.images=new A(e)}async isScan(e){return!M(e)&&await this.images.cover(e.index,f)}}function M({characters:a,found:{fragments:e,width:i,height:_}}){if(a<c)return!1;
const O=(p,W)=>p>h*W&&p<(1-h)*W;return e.some(({box:p})=>O(p.x+p.width/2,i)&&O(p.y+p.height/2,_))}class t{document;total;reader;scans;textless=new Set;pagesWithUnreadable=[];pagesWithAssumed=[];assumed=0;done=0;characters=0;unreadable=0;constructor(e,i,{
findsTables:_=!1,hasTablesApart:O=_}={}){this.document=e,this.total=i,this.reader=new D.X(e,_,O),this.scans=new x(e)}async page(e){const i=await this.reader.page(
e-1);this.characters+=i.characters,this.unreadable+=i.unreadable,i.unreadable>0&&this.pagesWithUnreadable.push(e);const{assumed:_}=i.found;return this.assumed+=
_,_>0&&this.pagesWithAssumed.push(e),await this.scans.isScan(i)&&this.textless.add(e),this.document.job.pace.progress(++this.done/this.total),i}get notes(){return[
...this.textless.size>0?[o(this.textlessPages)]:[],...this.unreadable>0?[s(this.unreadableWords)]:[],...this.assumed>0?[n(`${(0,P.y_)(this.assumed,"character")}\
 on ${(0,P.oi)(this.pagesWithAssumed)}`)]:[]]}get textlessPages(){return[...this.textless]}isScan(e){return this.textless.has(e)}get unreadableOn(){return this.
pagesWithUnreadable}get unreadableWords(){const{unreadable:e,pagesWithUnreadable:i}=this;return`${(0,P.y_)(e,"character")} on ${(0,P.oi)(i)}`}}const s=a=>({code:"\
text_unreadable",message:`${a} cannot be read, because the fonts do not tell which letters they are.`}),n=a=>({code:"text_assumed",message:`The document lacks t\
he fonts of ${a}, so which letters they are is not certain.`}),o=a=>({code:"text_missing",message:`${(0,P.NV)(r(a))}, so what ${(0,P.d5)(a.length,"it shows","th\
ey show")} was not read: recognize the text (OCR) before this step, or give the images of pages_to_images to a model that reads pictures.`,mentions:["pages_to_i\
mages"]}),r=a=>`${(0,P.oi)(a)} ${(0,P.d5)(a.length,"is an image","are images")} without text`}),16264:((B,S,d)=>{d.d(S,{p:()=>m,r:()=>E});var D=d(45599),P=d(36211),
v=d(85008),g=d(74135),y=d(6057),w=d(76023),A=d(4186),C=d(5490);const l=new Set([3,7]),u=.01,m=[0,0,1,1];class E{document;page;area;path;clips=!1;glyphClip;constructor(t,s){
this.document=t,this.page=s}get box(){return this.area}takes(t,s,n,o){if(this.extendsPath(t,s)||this.setsColor(t,s,n))return;const{operator:r}=t,a=P.lJ.get(r);a?
this.paints(a,s,o):r==="W"||r==="W*"?this.clips=!0:r==="w"?s.paint={...this.paintOf(s),lineWidth:Math.abs(t.number(0))||0}:!o&&r==="BI"?this.image(s):!o&&r==="s\
h"&&this.add(this.paintOf(s).clip,s)}shows(t){this.glyphClip=l.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:s,size:n},o,r,a,e){if(!this.glyphClip||
o!==""&&o.trim()==="")return;const[i,_]=s.vertical?[.5,.5]:[t.ascent,-t.descent],O=Math.min(r,a),p=(0,A.L)(s,O,Math.max(r,a),e-i*n,e+_*n);this.join([p.x,p.y,p.x+
p.width,p.y+p.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,g.zl)(t.matrix,m),t)}enters(t,s){const n=(0,y.b0)(this.document,t.get(
"BBox"));n&&this.clipTo((0,g.zl)(s.matrix,n),s)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:s}){const n=(0,C.
M)(t);switch(t.operator){case"re":{const[o=NaN,r=NaN,a=NaN,e=NaN]=n;return this.extend((0,g.zl)(s,[o,r,o+a,r+e])),!0}case"m":case"l":case"c":case"v":case"y":for(let o=0;o+
1<n.length;o+=2){const[r,a]=(0,g.Gd)(s,n[o],n[o+1]);this.extend([r,a,r,a])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,g.
kO)(this.path,t):t)}setsColor(t,s,n){const o=this.paintOf(s);switch(t.operator){case"g":case"rg":case"k":return s.paint={...o,components:t.count,isWhite:x((0,C.
M)(t))},!0;case"cs":return s.paint={...o,components:this.componentsOf(t.name(0),n),isWhite:!1},!0;case"sc":case"scn":{const r=t.kind(t.count-1)!==v.o_&&t.count===
o.components;return s.paint={...o,isWhite:r&&x((0,C.M)(t))},!0}default:return!1}}componentsOf(t,s){if(t===void 0)return 0;const n=r=>s.find("ColorSpace",r),o=(0,w.
L)(this.document,new D.SX(t),n);return o&&o.kind!=="inks"&&!o.table?o.components:0}paints({fill:t,strokes:s},n,o){const{path:r,clips:a}=this;this.path=void 0,this.
clips=!1;const e=this.paintOf(n);r&&!o&&s?this.add((0,g.XM)(r,e.lineWidth*f(n)/2),n):r&&!o&&t&&!(e.isWhite&&this.isPageWide(r))&&this.add(r,n),a&&r&&this.clipTo(
r,n)}isPageWide(t){const[s,n,o,r]=this.page,[a,e]=[(o-s)*u,(r-n)*u];return t[0]<=s+a&&t[1]<=n+e&&t[2]>=o-a&&t[3]>=r-e}clipTo(t,s){const n=this.paintOf(s);s.paint=
{...n,clip:(0,g.Pj)(n.clip,t)??c}}add(t,s){this.join(t,this.paintOf(s).clip)}join(t,s){const n=(0,g.Pj)((0,g.XM)(t,h),s);n&&(this.area=this.area?(0,g.kO)(this.area,
n):n)}}const c=[0,0,0,0],h=.01,f=({matrix:[M,t,s,n]})=>Math.max(Math.hypot(M,t),Math.hypot(s,n)),x=M=>{const t=M.length===4?0:1;return M.length>0&&M.every(s=>s===
t)}}),76023:((B,S,d)=>{d.d(S,{L:()=>w});var D=d(45599),P=d(69869);const v=8,g={DeviceGray:y("gray",1),CalGray:y("gray",1),G:y("gray",1),DeviceRGB:y("rgb",3),CalRGB:y(
"rgb",3),RGB:y("rgb",3),DeviceCMYK:y("cmyk",4),CMYK:y("cmyk",4),Separation:y("inks",1)};function y(l,u){return{kind:l,components:u,profile:void 0,table:void 0}}
function w(l,u,m,E=0){const c=l.resolve(u);if(E>v)return;if(c instanceof D.SX){if(Object.hasOwn(g,c.text))return g[c.text];const f=m(c.text);return f===void 0?void 0:
w(l,f,m,E+1)}if(!(0,D.cy)(c))return;const h=l.resolve(c[0]);if(h instanceof D.SX)switch(h.text){case"ICCBased":return A(l,c[1],m,E);case"Indexed":case"I":return C(
l,c,m,E);case"DeviceN":{const f=l.array(c[1])?.length??0;return f>=1&&f<=32?y("inks",f):void 0}default:return Object.hasOwn(g,h.text)?g[h.text]:void 0}}function A(l,u,m,E){
const c=l.resolve(u);if(!(c instanceof D.Z6))return;const h=l.resolve(c.dict.get("N")),f=h===1?"gray":h===3?"rgb":h===4?"cmyk":void 0;if(f===void 0)return w(l,c.
dict.get("Alternate"),m,E+1);const x=(0,P.hh)(l.decodedPart(c)?.data,h);return{...y(f,h),profile:x?.bytes}}function C(l,u,m,E){const c=w(l,u[1],m,E+1),h=l.resolve(
u[3]),f=h instanceof D.Mx?h.bytes:h instanceof D.Z6?l.decodedPart(h)?.data:void 0,x=l.resolve(u[2]);if(!c||c.table||!f||typeof x!="number"||!(x>=0))return;const M=new Uint8Array(
(Math.min(Math.floor(x),255)+1)*c.components);return M.set(f.subarray(0,M.length)),{...c,table:M}}}),69869:((B,S,d)=>{d.d(S,{R1:()=>l,To:()=>w,hh:()=>A});var D=d(
59596),P=d(78157),v=d(45599);const g={1:"GRAY",3:"RGB ",4:"CMYK"},y=["scnr","mntr","prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function A(u,m){
if(!u||u.length<132)return;const E=(0,P.bS)(u),c=M=>E.toString("latin1",M,M+4),h=E.readUInt32BE(0),f=u[8];if(!(!(h>=132&&h<=u.length&&f>=2&&f<=4&&c(36)==="acsp"&&
y.includes(c(12)))||c(16)!==g[m]))return{bytes:u.subarray(0,h),version:f}}const C=new WeakMap;function l(u,{bytes:m},E){const c=C.get(u)??[];C.set(u,c);const h=c.
find(M=>Buffer.compare(M.bytes,m)===0);if(h)return h.ref;const f=(0,v.jd)({N:E,Alternate:(0,v.UU)(w[E]),Filter:(0,v.UU)("FlateDecode")}),x=u.add(new v.Z6(f,(0,D.
Kc)(m)));return c.push({bytes:m,ref:x}),x}})};
