"use strict";exports.id=2154,exports.ids=[2154],exports.modules={22154:((w,D,h)=>{h.d(D,{q:()=>l,z:()=>u});var _=h(18930),M=h(98446),y=h(37395);class u{document;total;reader;scans;textless=new Set;pagesWithUnreadable=[];pagesWithAssumed=[];damagedPages=[];pagesWithDamagedFonts=[];assumed=0;done=0;characters=0;unreadable=0;constructor(o,c,{
findsTables:r=!1,hasTablesApart:d=r}={}){this.document=o,this.total=c,this.reader=new _.X(o,r,d),this.scans=new y.Z(o)}async page(o){const c=await this.reader.page(
o-1);this.characters+=c.characters,this.unreadable+=c.unreadable,c.unreadable>0&&this.pagesWithUnreadable.push(o);const{assumed:r}=c.found;return this.assumed+=
r,r>0&&this.pagesWithAssumed.push(o),c.found.damage?.ofContent&&this.damagedPages.push(o),c.found.damage?.ofFonts&&this.pagesWithDamagedFonts.push(o),await this.
scans.isScan(c)&&this.textless.add(o),this.document.job.pace.progress(++this.done/this.total),c}get notes(){return[...this.damagedPages.length>0?[p("Content",this.
damagedPages)]:[],...this.pagesWithDamagedFonts.length>0?[p("Fonts",this.pagesWithDamagedFonts)]:[],...this.textless.size>0?[x(this.textlessPages)]:[],...this.unreadable>
0?[O(this.unreadableWords)]:[],...this.assumed>0?[v(`${(0,M.y_)(this.assumed,"character")} on ${(0,M.oi)(this.pagesWithAssumed)}`)]:[]]}get textlessPages(){return[
...this.textless]}isScan(o){return this.textless.has(o)}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){const{unreadable:o,pagesWithUnreadable:c}=this;
return`${(0,M.y_)(o,"character")} on ${(0,M.oi)(c)}`}get damagedOn(){return[...new Set([...this.damagedPages,...this.pagesWithDamagedFonts])].sort((o,c)=>o-c)}}
const p=(a,o)=>({code:"text_incomplete",message:`${a} of ${(0,M.oi)(o)} ${a==="Content"?"is damaged, so text may be missing there":"are damaged, so text may be \
missing or wrong there"}: get the document again from where it came from.`}),O=a=>({code:"text_unreadable",message:`${a} cannot be read, because the fonts do no\
t tell which letters they are.`}),v=a=>({code:"text_assumed",message:`The document lacks the fonts of ${a}, so which letters they are is not certain.`}),x=a=>({
code:"text_missing",message:`${(0,M.NV)(l(a))}, so what ${(0,M.d5)(a.length,"it shows","they show")} was not read: recognize the text (OCR) before this step, or\
 give the images of pages_to_images to a model that reads pictures.`,mentions:["pages_to_images"]}),l=a=>`${(0,M.oi)(a)} ${(0,M.d5)(a.length,"is an image","are \
images")} without text`}),37395:((w,D,h)=>{h.d(D,{Z:()=>m});var _=h(74135),M=h(6057),y=h(65868),u=h(16264);class p{document;contents;constructor(t){this.document=
t,this.contents=new y.i(t)}async cover(t,e){const s=(0,M.iw)(this.document,t),{width:i,height:n}=(0,_.iN)(s),g=[0,0,i*s.userUnit,n*s.userUnit],E=new x(g);if(await this.
contents.read(t,E,E),E.points.share<e)return!1;const W=new l(this.document,g);return await this.contents.read(t,W,W),W.points.share>=e}}const O=32;class v{page;rows=new Uint32Array(
O);constructor(t){this.page=t}get share(){return this.rows.reduce((t,e)=>t+a(e),0)/O**2}cover(t){const e=(0,_.Pj)(t,this.page);if(!e)return;const[s,i,n,g]=e,[E,
W]=this.between(s,n,0),[I,A]=this.between(i,g,1);if(W<E)return;const C=(2**(W-E+1)-1)*2**E;for(let R=I;R<=A;R++)this.rows[R]|=C}between(t,e,s){const i=this.page[s],
n=(this.page[s+2]-i)/O,g=Math.ceil((t-i)/n-.5),E=Math.ceil((e-i)/n-.5)-1;return[Math.max(g,0),Math.min(E,O-1)]}}class x{points;constructor(t){this.points=new v(
t)}glyph(){}takes({operator:t},e,s,i){t==="BI"&&!i&&this.image(e)}image({matrix:t}){this.points.cover((0,_.zl)(t,u.p))}}class l extends u.r{points;constructor(t,e){
super(t,e),this.points=new v(e)}glyph(){}image(t){const e=(0,_.Pj)((0,_.zl)(t.matrix,u.p),this.paintOf(t).clip);e&&this.points.cover(e)}}function a(f){let t=0;for(let e=f;e!==
0;e&=e-1)t++;return t}var o=h(82877);const c=50,r=.12,d=.5;class m{document;images;constructor(t){this.document=t,this.images=new p(t)}async isScan(t){return!P(
t)&&!(0,o.l)(this.document,t.index)&&await this.images.cover(t.index,d)}}function P({characters:f,found:{fragments:t,width:e,height:s}}){if(f<c)return!1;const i=(n,g)=>n>
r*g&&n<(1-r)*g;return t.some(({box:n})=>i(n.x+n.width/2,e)&&i(n.y+n.height/2,s))}}),16264:((w,D,h)=>{h.d(D,{p:()=>o,r:()=>c});var _=h(45599),M=h(36211),y=h(85008),
u=h(74135),p=h(6057),O=h(76023),v=h(4186),x=h(5490);const l=new Set([3,7]),a=.01,o=[0,0,1,1];class c{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,s,i){if(this.extendsPath(t,e)||this.setsColor(t,e,s))return;const{operator:n}=t,g=M.lJ.get(n);g?
this.paints(g,e,i):n==="W"||n==="W*"?this.clips=!0:n==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!i&&n==="BI"?this.image(e):!i&&n==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=l.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:s},i,n,g,E){if(!this.glyphClip||
i!==""&&i.trim()==="")return;const[W,I]=e.vertical?[.5,.5]:[t.ascent,-t.descent],A=Math.min(n,g),C=(0,v.L)(e,A,Math.max(n,g),E-W*s,E+I*s);this.join([C.x,C.y,C.x+
C.width,C.y+C.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,u.zl)(t.matrix,o),t)}enters(t,e){const s=(0,p.b0)(this.document,t.get(
"BBox"));s&&this.clipTo((0,u.zl)(e.matrix,s),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const s=(0,x.
M)(t);switch(t.operator){case"re":{const[i=NaN,n=NaN,g=NaN,E=NaN]=s;return this.extend((0,u.zl)(e,[i,n,i+g,n+E])),!0}case"m":case"l":case"c":case"v":case"y":for(let i=0;i+
1<s.length;i+=2){const[n,g]=(0,u.Gd)(e,s[i],s[i+1]);this.extend([n,g,n,g])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,u.
kO)(this.path,t):t)}setsColor(t,e,s){const i=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...i,components:t.count,isWhite:P((0,x.
M)(t))},!0;case"cs":return e.paint={...i,components:this.componentsOf(t.name(0),s),isWhite:!1},!0;case"sc":case"scn":{const n=t.kind(t.count-1)!==y.o_&&t.count===
i.components;return e.paint={...i,isWhite:n&&P((0,x.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const s=n=>e.find("ColorSpace",n),i=(0,O.
L)(this.document,new _.SX(t),s);return i&&i.kind!=="inks"&&!i.table?i.components:0}paints({fill:t,strokes:e},s,i){const{path:n,clips:g}=this;this.path=void 0,this.
clips=!1;const E=this.paintOf(s);n&&!i&&e?this.add((0,u.XM)(n,E.lineWidth*m(s)/2),s):n&&!i&&t&&!(E.isWhite&&this.isPageWide(n))&&this.add(n,s),g&&n&&this.clipTo(
n,s)}isPageWide(t){const[e,s,i,n]=this.page,[g,E]=[(i-e)*a,(n-s)*a];return t[0]<=e+g&&t[1]<=s+E&&t[2]>=i-g&&t[3]>=n-E}clipTo(t,e){const s=this.paintOf(e);e.paint=
{...s,clip:(0,u.Pj)(s.clip,t)??r}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const s=(0,u.Pj)((0,u.XM)(t,d),e);s&&(this.area=this.area?(0,u.kO)(this.area,
s):s)}}const r=[0,0,0,0],d=.01,m=({matrix:[f,t,e,s]})=>Math.max(Math.hypot(f,t),Math.hypot(e,s)),P=f=>{const t=f.length===4?0:1;return f.length>0&&f.every(e=>e===
t)}}),76023:((w,D,h)=>{h.d(D,{L:()=>O});var _=h(45599),M=h(69869);const y=8,u={DeviceGray:p("gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p(
"rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(l,a){return{kind:l,components:a,profile:void 0,table:void 0}}
function O(l,a,o,c=0){const r=l.resolve(a);if(c>y)return;if(r instanceof _.SX){if(Object.hasOwn(u,r.text))return u[r.text];const m=o(r.text);return m===void 0?void 0:
O(l,m,o,c+1)}if(!(0,_.cy)(r))return;const d=l.resolve(r[0]);if(d instanceof _.SX)switch(d.text){case"ICCBased":return v(l,r[1],o,c);case"Indexed":case"I":return x(
l,r,o,c);case"DeviceN":{const m=l.array(r[1])?.length??0;return m>=1&&m<=32?p("inks",m):void 0}default:return Object.hasOwn(u,d.text)?u[d.text]:void 0}}function v(l,a,o,c){
const r=l.resolve(a);if(!(r instanceof _.Z6))return;const d=l.resolve(r.dict.get("N")),m=d===1?"gray":d===3?"rgb":d===4?"cmyk":void 0;if(m===void 0)return O(l,r.
dict.get("Alternate"),o,c+1);const P=(0,M.hh)(l.decodedPart(r)?.data,d);return{...p(m,d),profile:P?.bytes}}function x(l,a,o,c){const r=O(l,a[1],o,c+1),d=l.resolve(
a[3]),m=d instanceof _.Mx?d.bytes:d instanceof _.Z6?l.decodedPart(d)?.data:void 0,P=l.resolve(a[2]);if(!r||r.table||!m||typeof P!="number"||!(P>=0))return;const f=new Uint8Array(
(Math.min(Math.floor(P),255)+1)*r.components);return f.set(m.subarray(0,f.length)),{...r,table:f}}}),69869:((w,D,h)=>{h.d(D,{R1:()=>l,To:()=>O,hh:()=>v});var _=h(
81679),M=h(78157),y=h(45599);const u={1:"GRAY",3:"RGB ",4:"CMYK"},p=["scnr","mntr","prtr","spac"],O={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function v(a,o){
if(!a||a.length<132)return;const c=(0,M.bS)(a),r=f=>c.toString("latin1",f,f+4),d=c.readUInt32BE(0),m=a[8];if(!(!(d>=132&&d<=a.length&&m>=2&&m<=4&&r(36)==="acsp"&&
p.includes(r(12)))||r(16)!==u[o]))return{bytes:a.subarray(0,d),version:m}}const x=new WeakMap;function l(a,{bytes:o},c){const r=x.get(a)??[];x.set(a,r);const d=r.
find(f=>Buffer.compare(f.bytes,o)===0);if(d)return d.ref;const m=(0,y.jd)({N:c,Alternate:(0,y.UU)(O[c]),Filter:(0,y.UU)("FlateDecode")}),P=a.add(new y.Z6(m,(0,_.
Kc)(o)));return r.push({bytes:o,ref:P}),P}}),82877:((w,D,h)=>{h.d(D,{R:()=>_,l:()=>M});const _="OctavoText";function M(y,u){const p=y.dict(y.dict(y.pages.attribute(
u,"Resources"))?.get("XObject"));return p!==void 0&&[...p.keys()].some(O=>O.startsWith(_))}})};
