"use strict";exports.id=2154,exports.ids=[2154],exports.modules={22154:((W,v,c)=>{c.d(v,{q:()=>l,z:()=>u});var _=c(18930),M=c(98446),y=c(37395);class u{document;total;reader;scans;textless=new Set;pagesWithUnreadable=[];pagesWithAssumed=[];damagedPages=[];assumed=0;done=0;characters=0;unreadable=0;constructor(r,h,{
findsTables:o=!1,hasTablesApart:d=o}={}){this.document=r,this.total=h,this.reader=new _.X(r,o,d),this.scans=new y.Z(r)}async page(r){const h=await this.reader.page(
r-1);this.characters+=h.characters,this.unreadable+=h.unreadable,h.unreadable>0&&this.pagesWithUnreadable.push(r);const{assumed:o}=h.found;return this.assumed+=
o,o>0&&this.pagesWithAssumed.push(r),h.found.isDamaged&&this.damagedPages.push(r),await this.scans.isScan(h)&&this.textless.add(r),this.document.job.pace.progress(
++this.done/this.total),h}get notes(){return[...this.damagedPages.length>0?[g(this.damagedPages)]:[],...this.textless.size>0?[x(this.textlessPages)]:[],...this.
unreadable>0?[O(this.unreadableWords)]:[],...this.assumed>0?[D(`${(0,M.y_)(this.assumed,"character")} on ${(0,M.oi)(this.pagesWithAssumed)}`)]:[]]}get textlessPages(){
return[...this.textless]}isScan(r){return this.textless.has(r)}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){const{unreadable:r,pagesWithUnreadable:h}=this;
return`${(0,M.y_)(r,"character")} on ${(0,M.oi)(h)}`}}const g=a=>({code:"text_incomplete",message:`Content of ${(0,M.oi)(a)} is damaged, so text may be missing \
there: get the document again from where it came from.`}),O=a=>({code:"text_unreadable",message:`${a} cannot be read, because the fonts do not tell which letter\
s they are.`}),D=a=>({code:"text_assumed",message:`The document lacks the fonts of ${a}, so which letters they are is not certain.`}),x=a=>({code:"text_missing",
message:`${(0,M.NV)(l(a))}, so what ${(0,M.d5)(a.length,"it shows","they show")} was not read: recognize the text (OCR) before this step, or give the images of \
pages_to_images to a model that reads pictures.`,mentions:["pages_to_images"]}),l=a=>`${(0,M.oi)(a)} ${(0,M.d5)(a.length,"is an image","are images")} without te\
xt`}),37395:((W,v,c)=>{c.d(v,{Z:()=>m});var _=c(74135),M=c(6057),y=c(65868),u=c(16264);class g{document;contents;constructor(t){this.document=t,this.contents=new y.
i(t)}async cover(t,e){const s=(0,M.iw)(this.document,t),{width:i,height:n}=(0,_.iN)(s),f=[0,0,i*s.userUnit,n*s.userUnit],E=new x(f);if(await this.contents.read(
t,E,E),E.points.share<e)return!1;const C=new l(this.document,f);return await this.contents.read(t,C,C),C.points.share>=e}}const O=32;class D{page;rows=new Uint32Array(
O);constructor(t){this.page=t}get share(){return this.rows.reduce((t,e)=>t+a(e),0)/O**2}cover(t){const e=(0,_.Pj)(t,this.page);if(!e)return;const[s,i,n,f]=e,[E,
C]=this.between(s,n,0),[I,A]=this.between(i,f,1);if(C<E)return;const w=(2**(C-E+1)-1)*2**E;for(let R=I;R<=A;R++)this.rows[R]|=w}between(t,e,s){const i=this.page[s],
n=(this.page[s+2]-i)/O,f=Math.ceil((t-i)/n-.5),E=Math.ceil((e-i)/n-.5)-1;return[Math.max(f,0),Math.min(E,O-1)]}}class x{points;constructor(t){this.points=new D(
t)}glyph(){}takes({operator:t},e,s,i){t==="BI"&&!i&&this.image(e)}image({matrix:t}){this.points.cover((0,_.zl)(t,u.p))}}class l extends u.r{points;constructor(t,e){
super(t,e),this.points=new D(e)}glyph(){}image(t){const e=(0,_.Pj)((0,_.zl)(t.matrix,u.p),this.paintOf(t).clip);e&&this.points.cover(e)}}function a(p){let t=0;for(let e=p;e!==
0;e&=e-1)t++;return t}var r=c(82877);const h=50,o=.12,d=.5;class m{document;images;constructor(t){this.document=t,this.images=new g(t)}async isScan(t){return!P(
t)&&!(0,r.l)(this.document,t.index)&&await this.images.cover(t.index,d)}}function P({characters:p,found:{fragments:t,width:e,height:s}}){if(p<h)return!1;const i=(n,f)=>n>
o*f&&n<(1-o)*f;return t.some(({box:n})=>i(n.x+n.width/2,e)&&i(n.y+n.height/2,s))}}),16264:((W,v,c)=>{c.d(v,{p:()=>r,r:()=>h});var _=c(45599),M=c(36211),y=c(85008),
u=c(74135),g=c(6057),O=c(76023),D=c(4186),x=c(5490);const l=new Set([3,7]),a=.01,r=[0,0,1,1];class h{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,s,i){if(this.extendsPath(t,e)||this.setsColor(t,e,s))return;const{operator:n}=t,f=M.lJ.get(n);f?
this.paints(f,e,i):n==="W"||n==="W*"?this.clips=!0:n==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!i&&n==="BI"?this.image(e):!i&&n==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=l.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:s},i,n,f,E){if(!this.glyphClip||
i!==""&&i.trim()==="")return;const[C,I]=e.vertical?[.5,.5]:[t.ascent,-t.descent],A=Math.min(n,f),w=(0,D.L)(e,A,Math.max(n,f),E-C*s,E+I*s);this.join([w.x,w.y,w.x+
w.width,w.y+w.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,u.zl)(t.matrix,r),t)}enters(t,e){const s=(0,g.b0)(this.document,t.get(
"BBox"));s&&this.clipTo((0,u.zl)(e.matrix,s),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const s=(0,x.
M)(t);switch(t.operator){case"re":{const[i=NaN,n=NaN,f=NaN,E=NaN]=s;return this.extend((0,u.zl)(e,[i,n,i+f,n+E])),!0}case"m":case"l":case"c":case"v":case"y":for(let i=0;i+
1<s.length;i+=2){const[n,f]=(0,u.Gd)(e,s[i],s[i+1]);this.extend([n,f,n,f])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,u.
kO)(this.path,t):t)}setsColor(t,e,s){const i=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...i,components:t.count,isWhite:P((0,x.
M)(t))},!0;case"cs":return e.paint={...i,components:this.componentsOf(t.name(0),s),isWhite:!1},!0;case"sc":case"scn":{const n=t.kind(t.count-1)!==y.o_&&t.count===
i.components;return e.paint={...i,isWhite:n&&P((0,x.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const s=n=>e.find("ColorSpace",n),i=(0,O.
L)(this.document,new _.SX(t),s);return i&&i.kind!=="inks"&&!i.table?i.components:0}paints({fill:t,strokes:e},s,i){const{path:n,clips:f}=this;this.path=void 0,this.
clips=!1;const E=this.paintOf(s);n&&!i&&e?this.add((0,u.XM)(n,E.lineWidth*m(s)/2),s):n&&!i&&t&&!(E.isWhite&&this.isPageWide(n))&&this.add(n,s),f&&n&&this.clipTo(
n,s)}isPageWide(t){const[e,s,i,n]=this.page,[f,E]=[(i-e)*a,(n-s)*a];return t[0]<=e+f&&t[1]<=s+E&&t[2]>=i-f&&t[3]>=n-E}clipTo(t,e){const s=this.paintOf(e);e.paint=
{...s,clip:(0,u.Pj)(s.clip,t)??o}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const s=(0,u.Pj)((0,u.XM)(t,d),e);s&&(this.area=this.area?(0,u.kO)(this.area,
s):s)}}const o=[0,0,0,0],d=.01,m=({matrix:[p,t,e,s]})=>Math.max(Math.hypot(p,t),Math.hypot(e,s)),P=p=>{const t=p.length===4?0:1;return p.length>0&&p.every(e=>e===
t)}}),76023:((W,v,c)=>{c.d(v,{L:()=>O});var _=c(45599),M=c(69869);const y=8,u={DeviceGray:g("gray",1),CalGray:g("gray",1),G:g("gray",1),DeviceRGB:g("rgb",3),CalRGB:g(
"rgb",3),RGB:g("rgb",3),DeviceCMYK:g("cmyk",4),CMYK:g("cmyk",4),Separation:g("inks",1)};function g(l,a){return{kind:l,components:a,profile:void 0,table:void 0}}
function O(l,a,r,h=0){const o=l.resolve(a);if(h>y)return;if(o instanceof _.SX){if(Object.hasOwn(u,o.text))return u[o.text];const m=r(o.text);return m===void 0?void 0:
O(l,m,r,h+1)}if(!(0,_.cy)(o))return;const d=l.resolve(o[0]);if(d instanceof _.SX)switch(d.text){case"ICCBased":return D(l,o[1],r,h);case"Indexed":case"I":return x(
l,o,r,h);case"DeviceN":{const m=l.array(o[1])?.length??0;return m>=1&&m<=32?g("inks",m):void 0}default:return Object.hasOwn(u,d.text)?u[d.text]:void 0}}function D(l,a,r,h){
const o=l.resolve(a);if(!(o instanceof _.Z6))return;const d=l.resolve(o.dict.get("N")),m=d===1?"gray":d===3?"rgb":d===4?"cmyk":void 0;if(m===void 0)return O(l,o.
dict.get("Alternate"),r,h+1);const P=(0,M.hh)(l.decodedPart(o)?.data,d);return{...g(m,d),profile:P?.bytes}}function x(l,a,r,h){const o=O(l,a[1],r,h+1),d=l.resolve(
a[3]),m=d instanceof _.Mx?d.bytes:d instanceof _.Z6?l.decodedPart(d)?.data:void 0,P=l.resolve(a[2]);if(!o||o.table||!m||typeof P!="number"||!(P>=0))return;const p=new Uint8Array(
(Math.min(Math.floor(P),255)+1)*o.components);return p.set(m.subarray(0,p.length)),{...o,table:p}}}),69869:((W,v,c)=>{c.d(v,{R1:()=>l,To:()=>O,hh:()=>D});var _=c(
81679),M=c(78157),y=c(45599);const u={1:"GRAY",3:"RGB ",4:"CMYK"},g=["scnr","mntr","prtr","spac"],O={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function D(a,r){
if(!a||a.length<132)return;const h=(0,M.bS)(a),o=p=>h.toString("latin1",p,p+4),d=h.readUInt32BE(0),m=a[8];if(!(!(d>=132&&d<=a.length&&m>=2&&m<=4&&o(36)==="acsp"&&
g.includes(o(12)))||o(16)!==u[r]))return{bytes:a.subarray(0,d),version:m}}const x=new WeakMap;function l(a,{bytes:r},h){const o=x.get(a)??[];x.set(a,o);const d=o.
find(p=>Buffer.compare(p.bytes,r)===0);if(d)return d.ref;const m=(0,y.jd)({N:h,Alternate:(0,y.UU)(O[h]),Filter:(0,y.UU)("FlateDecode")}),P=a.add(new y.Z6(m,(0,_.
Kc)(r)));return o.push({bytes:r,ref:P}),P}}),82877:((W,v,c)=>{c.d(v,{R:()=>_,l:()=>M});const _="OctavoText";function M(y,u){const g=y.dict(y.dict(y.pages.attribute(
u,"Resources"))?.get("XObject"));return g!==void 0&&[...g.keys()].some(O=>O.startsWith(_))}})};
