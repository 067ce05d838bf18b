"use strict";exports.id=5773,exports.ids=[5773],exports.modules={65773:((T,S,d)=>{d.d(S,{z:()=>t,q:()=>r});var D=d(18930),O=d(98446),P=d(74135),g=d(6057),y=d(3552),w=d(16264);
class A{document;contents;constructor(e){this.document=e,this.contents=new y.i(e)}async cover(e,i){const E=(0,g.iw)(this.document,e),{width:v,height:p}=(0,P.iN)(
E),W=[0,0,v*E.userUnit,p*E.userUnit],I=new u(W);if(await this.contents.read(e,I,I),I.points.share<i)return!1;const U=new m(this.document,W);return await this.contents.
read(e,U,U),U.points.share>=i}}const C=32;class l{page;rows=new Uint32Array(C);constructor(e){this.page=e}get share(){return this.rows.reduce((e,i)=>e+_(i),0)/C**
2}cover(e){const i=(0,P.Pj)(e,this.page);if(!i)return;const[E,v,p,W]=i,[I,U]=this.between(E,p,0),[R,b]=this.between(v,W,1);if(U<I)return;const L=(2**(U-I+1)-1)*
2**I;for(let B=R;B<=b;B++)this.rows[B]|=L}between(e,i,E){const v=this.page[E],p=(this.page[E+2]-v)/C,W=Math.ceil((e-v)/p-.5),I=Math.ceil((i-v)/p-.5)-1;return[Math.
max(W,0),Math.min(I,C-1)]}}class u{points;constructor(e){this.points=new l(e)}glyph(){}takes({operator:e},i,E,v){e==="BI"&&!v&&this.image(i)}image({matrix:e}){this.
points.cover((0,P.zl)(e,w.p))}}class m extends w.r{points;constructor(e,i){super(e,i),this.points=new l(i)}glyph(){}image(e){const i=(0,P.Pj)((0,P.zl)(e.matrix,
w.p),this.paintOf(e).clip);i&&this.points.cover(i)}}function _(a){let e=0;for(let i=a;i!==0;i&=i-1)e++;return e}const c=50,h=.12,f=.5;class x{images;constructor(e){
this.images=new A(e)}async isScan(e){return!M(e)&&await this.images.cover(e.index,f)}}function M({characters:a,found:{fragments:e,width:i,height:E}}){if(a<c)return!1;
const v=(p,W)=>p>h*W&&p<(1-h)*W;return e.some(({box:p})=>v(p.x+p.width/2,i)&&v(p.y+p.height/2,E))}class t{document;total;reader;scans;textless=new Set;pagesWithUnreadable=[];pagesWithAssumed=[];assumed=0;done=0;characters=0;unreadable=0;constructor(e,i,E=!1){
this.document=e,this.total=i,this.reader=new D.X(e,E),this.scans=new x(e)}async page(e){const i=await this.reader.page(e-1);this.characters+=i.characters,this.unreadable+=
i.unreadable,i.unreadable>0&&this.pagesWithUnreadable.push(e);const{assumed:E}=i.found;return this.assumed+=E,E>0&&this.pagesWithAssumed.push(e),await this.scans.
isScan(i)&&this.textless.add(e),this.document.job.pace.progress(++this.done/this.total),i}get notes(){return[...this.textless.size>0?[o(this.textlessPages)]:[],
...this.unreadable>0?[s(this.unreadableWords)]:[],...this.assumed>0?[n(`${(0,O.y_)(this.assumed,"character")} on ${(0,O.oi)(this.pagesWithAssumed)}`)]:[]]}get textlessPages(){
return[...this.textless]}isScan(e){return this.textless.has(e)}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){const{unreadable:e,pagesWithUnreadable:i}=this;
return`${(0,O.y_)(e,"character")} on ${(0,O.oi)(i)}`}}const s=a=>({code:"text_unreadable",message:`${a} cannot be read, because the fonts do not tell which lett\
ers they are.`}),n=a=>({code:"text_assumed",message:`The document lacks the fonts of ${a}, so which letters they are is not certain.`}),o=a=>({code:"text_missin\
g",message:`${(0,O.NV)(r(a))}, so what ${(0,O.d5)(a.length,"it shows","they show")} was not read: recognize the text (OCR) before this step, or give the images \
of extract_images to a model that reads pictures.`,mentions:["extract_images"]}),r=a=>`${(0,O.oi)(a)} ${(0,O.d5)(a.length,"is an image","are images")} without t\
ext`}),16264:((T,S,d)=>{d.d(S,{p:()=>m,r:()=>_});var D=d(45599),O=d(36211),P=d(85008),g=d(74135),y=d(6057),w=d(76023),A=d(4186),C=d(5490);const l=new Set([3,7]),
u=.01,m=[0,0,1,1];class _{document;page;area;path;clips=!1;glyphClip;constructor(t,s){this.document=t,this.page=s}get box(){return this.area}takes(t,s,n,o){if(this.
extendsPath(t,s)||this.setsColor(t,s,n))return;const{operator:r}=t,a=O.lJ.get(r);a?this.paints(a,s,o):r==="W"||r==="W*"?this.clips=!0:r==="w"?s.paint={...this.paintOf(
s),lineWidth:Math.abs(t.number(0))||0}:!o&&r==="BI"?this.image(s):!o&&r==="sh"&&this.add(this.paintOf(s).clip,s)}shows(t){this.glyphClip=l.has(t.mode)?void 0:this.
paintOf(t).clip}glyph({font:t,frame:s,size:n},o,r,a,e){if(!this.glyphClip||o!==""&&o.trim()==="")return;const[i,E]=s.vertical?[.5,.5]:[t.ascent,-t.descent],v=Math.
min(r,a),p=(0,A.L)(s,v,Math.max(r,a),e-i*n,e+E*n);this.join([p.x,p.y,p.x+p.width,p.y+p.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add(
(0,g.zl)(t.matrix,m),t)}enters(t,s){const n=(0,y.b0)(this.document,t.get("BBox"));n&&this.clipTo((0,g.zl)(s.matrix,n),s)}paintOf(t){return t.paint??{clip:this.page,
lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:s}){const n=(0,C.M)(t);switch(t.operator){case"re":{const[o=NaN,r=NaN,a=NaN,e=NaN]=n;return this.extend(
(0,g.zl)(s,[o,r,o+a,r+e])),!0}case"m":case"l":case"c":case"v":case"y":for(let o=0;o+1<n.length;o+=2){const[r,a]=(0,g.Gd)(s,n[o],n[o+1]);this.extend([r,a,r,a])}return!0;default:
return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,g.kO)(this.path,t):t)}setsColor(t,s,n){const o=this.paintOf(s);switch(t.operator){case"g":case"\
rg":case"k":return s.paint={...o,components:t.count,isWhite:x((0,C.M)(t))},!0;case"cs":return s.paint={...o,components:this.componentsOf(t.name(0),n),isWhite:!1},
!0;case"sc":case"scn":{const r=t.kind(t.count-1)!==P.o_&&t.count===o.components;return s.paint={...o,isWhite:r&&x((0,C.M)(t))},!0}default:return!1}}componentsOf(t,s){
if(t===void 0)return 0;const n=r=>s.find("ColorSpace",r),o=(0,w.L)(this.document,new D.SX(t),n);return o&&o.kind!=="inks"&&!o.table?o.components:0}paints({fill:t,
strokes:s},n,o){const{path:r,clips:a}=this;this.path=void 0,this.clips=!1;const e=this.paintOf(n);r&&!o&&s?this.add((0,g.XM)(r,e.lineWidth*f(n)/2),n):r&&!o&&t&&
!(e.isWhite&&this.isPageWide(r))&&this.add(r,n),a&&r&&this.clipTo(r,n)}isPageWide(t){const[s,n,o,r]=this.page,[a,e]=[(o-s)*u,(r-n)*u];return t[0]<=s+a&&t[1]<=n+
e&&t[2]>=o-a&&t[3]>=r-e}clipTo(t,s){const n=this.paintOf(s);s.paint={...n,clip:(0,g.Pj)(n.clip,t)??c}}add(t,s){this.join(t,this.paintOf(s).clip)}join(t,s){const n=(0,g.
Pj)((0,g.XM)(t,h),s);n&&(this.area=this.area?(0,g.kO)(this.area,n):n)}}const c=[0,0,0,0],h=.01,f=({matrix:[M,t,s,n]})=>Math.max(Math.hypot(M,t),Math.hypot(s,n)),
x=M=>{const t=M.length===4?0:1;return M.length>0&&M.every(s=>s===t)}}),76023:((T,S,d)=>{d.d(S,{L:()=>w});var D=d(45599),O=d(69869);const P=8,g={DeviceGray:y("gr\
ay",1),CalGray:y("gray",1),G:y("gray",1),DeviceRGB:y("rgb",3),CalRGB:y("rgb",3),RGB:y("rgb",3),DeviceCMYK:y("cmyk",4),CMYK:y("cmyk",4),Separation:y("inks",1)};function y(l,u){
return{kind:l,components:u,profile:void 0,table:void 0}}function w(l,u,m,_=0){const c=l.resolve(u);if(_>P)return;if(c instanceof D.SX){if(Object.hasOwn(g,c.text))
return g[c.text];const f=m(c.text);return f===void 0?void 0:w(l,f,m,_+1)}if(!(0,D.cy)(c))return;const h=l.resolve(c[0]);if(h instanceof D.SX)switch(h.text){case"\
ICCBased":return A(l,c[1],m,_);case"Indexed":case"I":return C(l,c,m,_);case"DeviceN":{const f=l.array(c[1])?.length??0;return f>=1&&f<=32?y("inks",f):void 0}default:
return Object.hasOwn(g,h.text)?g[h.text]:void 0}}function A(l,u,m,_){const c=l.resolve(u);if(!(c instanceof D.Z6))return;const h=l.resolve(c.dict.get("N")),f=h===
1?"gray":h===3?"rgb":h===4?"cmyk":void 0;if(f===void 0)return w(l,c.dict.get("Alternate"),m,_+1);const x=(0,O.hh)(l.decodedPart(c)?.data,h);return{...y(f,h),profile:x?.
bytes}}function C(l,u,m,_){const c=w(l,u[1],m,_+1),h=l.resolve(u[3]),f=h instanceof D.Mx?h.bytes:h instanceof D.Z6?l.decodedPart(h)?.data:void 0,x=l.resolve(u[2]);
if(!c||c.table||!f||typeof x!="number"||!(x>=0))return;const M=new Uint8Array((Math.min(Math.floor(x),255)+1)*c.components);return M.set(f.subarray(0,M.length)),
{...c,table:M}}}),69869:((T,S,d)=>{d.d(S,{R1:()=>l,To:()=>w,hh:()=>A});var D=d(59596),O=d(78157),P=d(45599);const g={1:"GRAY",3:"RGB ",4:"CMYK"},y=["scnr","mntr",
"prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function A(u,m){if(!u||u.length<132)return;const _=(0,O.bS)(u),c=M=>_.toString("latin1",M,M+4),h=_.
readUInt32BE(0),f=u[8];if(!(!(h>=132&&h<=u.length&&f>=2&&f<=4&&c(36)==="acsp"&&y.includes(c(12)))||c(16)!==g[m]))return{bytes:u.subarray(0,h),version:f}}const C=new WeakMap;
function l(u,{bytes:m},_){const c=C.get(u)??[];C.set(u,c);const h=c.find(M=>Buffer.compare(M.bytes,m)===0);if(h)return h.ref;const f=(0,P.jd)({N:_,Alternate:(0,P.
UU)(w[_]),Filter:(0,P.UU)("FlateDecode")}),x=u.add(new P.Z6(f,(0,D.Kc)(m)));return c.push({bytes:m,ref:x}),x}})};
