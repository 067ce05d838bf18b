"use strict";exports.id=2154,exports.ids=[2154],exports.modules={22154:((w,x,c)=>{c.d(x,{q:()=>v,z:()=>l});var m=c(18930),M=c(98446),y=c(37395);class l{document;total;reader;scans;textless=new Set;pagesWithUnreadable=[];pagesWithAssumed=[];assumed=0;done=0;characters=0;unreadable=0;constructor(a,h,{
findsTables:f=!1,hasTablesApart:o=f}={}){this.document=a,this.total=h,this.reader=new m.X(a,f,o),this.scans=new y.Z(a)}async page(a){const h=await this.reader.page(
a-1);this.characters+=h.characters,this.unreadable+=h.unreadable,h.unreadable>0&&this.pagesWithUnreadable.push(a);const{assumed:f}=h.found;return this.assumed+=
f,f>0&&this.pagesWithAssumed.push(a),await this.scans.isScan(h)&&this.textless.add(a),this.document.job.pace.progress(++this.done/this.total),h}get notes(){return[
...this.textless.size>0?[D(this.textlessPages)]:[],...this.unreadable>0?[g(this.unreadableWords)]:[],...this.assumed>0?[O(`${(0,M.y_)(this.assumed,"character")}\
 on ${(0,M.oi)(this.pagesWithAssumed)}`)]:[]]}get textlessPages(){return[...this.textless]}isScan(a){return this.textless.has(a)}get unreadableOn(){return this.
pagesWithUnreadable}get unreadableWords(){const{unreadable:a,pagesWithUnreadable:h}=this;return`${(0,M.y_)(a,"character")} on ${(0,M.oi)(h)}`}}const g=r=>({code:"\
text_unreadable",message:`${r} cannot be read, because the fonts do not tell which letters they are.`}),O=r=>({code:"text_assumed",message:`The document lacks t\
he fonts of ${r}, so which letters they are is not certain.`}),D=r=>({code:"text_missing",message:`${(0,M.NV)(v(r))}, so what ${(0,M.d5)(r.length,"it shows","th\
ey show")} was not read: recognize the text (OCR) before this step, or give the images of pages_to_images to a model that reads pictures.`,mentions:["pages_to_i\
mages"]}),v=r=>`${(0,M.oi)(r)} ${(0,M.d5)(r.length,"is an image","are images")} without text`}),37395:((w,x,c)=>{c.d(x,{Z:()=>_});var m=c(74135),M=c(6057),y=c(65868),
l=c(16264);class g{document;contents;constructor(t){this.document=t,this.contents=new y.i(t)}async cover(t,e){const s=(0,M.iw)(this.document,t),{width:i,height:n}=(0,m.
iN)(s),u=[0,0,i*s.userUnit,n*s.userUnit],E=new v(u);if(await this.contents.read(t,E,E),E.points.share<e)return!1;const C=new r(this.document,u);return await this.
contents.read(t,C,C),C.points.share>=e}}const O=32;class D{page;rows=new Uint32Array(O);constructor(t){this.page=t}get share(){return this.rows.reduce((t,e)=>t+
a(e),0)/O**2}cover(t){const e=(0,m.Pj)(t,this.page);if(!e)return;const[s,i,n,u]=e,[E,C]=this.between(s,n,0),[A,I]=this.between(i,u,1);if(C<E)return;const W=(2**
(C-E+1)-1)*2**E;for(let R=A;R<=I;R++)this.rows[R]|=W}between(t,e,s){const i=this.page[s],n=(this.page[s+2]-i)/O,u=Math.ceil((t-i)/n-.5),E=Math.ceil((e-i)/n-.5)-
1;return[Math.max(u,0),Math.min(E,O-1)]}}class v{points;constructor(t){this.points=new D(t)}glyph(){}takes({operator:t},e,s,i){t==="BI"&&!i&&this.image(e)}image({
matrix:t}){this.points.cover((0,m.zl)(t,l.p))}}class r extends l.r{points;constructor(t,e){super(t,e),this.points=new D(e)}glyph(){}image(t){const e=(0,m.Pj)((0,m.
zl)(t.matrix,l.p),this.paintOf(t).clip);e&&this.points.cover(e)}}function a(p){let t=0;for(let e=p;e!==0;e&=e-1)t++;return t}var h=c(82877);const f=50,o=.12,d=.5;
class _{document;images;constructor(t){this.document=t,this.images=new g(t)}async isScan(t){return!P(t)&&!(0,h.l)(this.document,t.index)&&await this.images.cover(
t.index,d)}}function P({characters:p,found:{fragments:t,width:e,height:s}}){if(p<f)return!1;const i=(n,u)=>n>o*u&&n<(1-o)*u;return t.some(({box:n})=>i(n.x+n.width/
2,e)&&i(n.y+n.height/2,s))}}),16264:((w,x,c)=>{c.d(x,{p:()=>h,r:()=>f});var m=c(45599),M=c(36211),y=c(85008),l=c(74135),g=c(6057),O=c(76023),D=c(4186),v=c(5490);
const r=new Set([3,7]),a=.01,h=[0,0,1,1];class f{document;page;area;path;clips=!1;glyphClip;constructor(t,e){this.document=t,this.page=e}get box(){return this.area}takes(t,e,s,i){
if(this.extendsPath(t,e)||this.setsColor(t,e,s))return;const{operator:n}=t,u=M.lJ.get(n);u?this.paints(u,e,i):n==="W"||n==="W*"?this.clips=!0:n==="w"?e.paint={...this.
paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!i&&n==="BI"?this.image(e):!i&&n==="sh"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=r.has(t.mode)?void 0:
this.paintOf(t).clip}glyph({font:t,frame:e,size:s},i,n,u,E){if(!this.glyphClip||i!==""&&i.trim()==="")return;const[C,A]=e.vertical?[.5,.5]:[t.ascent,-t.descent],
I=Math.min(n,u),W=(0,D.L)(e,I,Math.max(n,u),E-C*s,E+A*s);this.join([W.x,W.y,W.x+W.width,W.y+W.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){
this.add((0,l.zl)(t.matrix,h),t)}enters(t,e){const s=(0,g.b0)(this.document,t.get("BBox"));s&&this.clipTo((0,l.zl)(e.matrix,s),e)}paintOf(t){return t.paint??{clip:this.
page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const s=(0,v.M)(t);switch(t.operator){case"re":{const[i=NaN,n=NaN,u=NaN,E=NaN]=s;return this.
extend((0,l.zl)(e,[i,n,i+u,n+E])),!0}case"m":case"l":case"c":case"v":case"y":for(let i=0;i+1<s.length;i+=2){const[n,u]=(0,l.Gd)(e,s[i],s[i+1]);this.extend([n,u,
n,u])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,l.kO)(this.path,t):t)}setsColor(t,e,s){const i=this.paintOf(e);switch(t.
operator){case"g":case"rg":case"k":return e.paint={...i,components:t.count,isWhite:P((0,v.M)(t))},!0;case"cs":return e.paint={...i,components:this.componentsOf(
t.name(0),s),isWhite:!1},!0;case"sc":case"scn":{const n=t.kind(t.count-1)!==y.o_&&t.count===i.components;return e.paint={...i,isWhite:n&&P((0,v.M)(t))},!0}default:
return!1}}componentsOf(t,e){if(t===void 0)return 0;const s=n=>e.find("ColorSpace",n),i=(0,O.L)(this.document,new m.SX(t),s);return i&&i.kind!=="inks"&&!i.table?
i.components:0}paints({fill:t,strokes:e},s,i){const{path:n,clips:u}=this;this.path=void 0,this.clips=!1;const E=this.paintOf(s);n&&!i&&e?this.add((0,l.XM)(n,E.lineWidth*
_(s)/2),s):n&&!i&&t&&!(E.isWhite&&this.isPageWide(n))&&this.add(n,s),u&&n&&this.clipTo(n,s)}isPageWide(t){const[e,s,i,n]=this.page,[u,E]=[(i-e)*a,(n-s)*a];return t[0]<=
e+u&&t[1]<=s+E&&t[2]>=i-u&&t[3]>=n-E}clipTo(t,e){const s=this.paintOf(e);e.paint={...s,clip:(0,l.Pj)(s.clip,t)??o}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){
const s=(0,l.Pj)((0,l.XM)(t,d),e);s&&(this.area=this.area?(0,l.kO)(this.area,s):s)}}const o=[0,0,0,0],d=.01,_=({matrix:[p,t,e,s]})=>Math.max(Math.hypot(p,t),Math.
hypot(e,s)),P=p=>{const t=p.length===4?0:1;return p.length>0&&p.every(e=>e===t)}}),76023:((w,x,c)=>{c.d(x,{L:()=>O});var m=c(45599),M=c(69869);const y=8,l={DeviceGray:g(
"gray",1),CalGray:g("gray",1),G:g("gray",1),DeviceRGB:g("rgb",3),CalRGB:g("rgb",3),RGB:g("rgb",3),DeviceCMYK:g("cmyk",4),CMYK:g("cmyk",4),Separation:g("inks",1)};
function g(r,a){return{kind:r,components:a,profile:void 0,table:void 0}}function O(r,a,h,f=0){const o=r.resolve(a);if(f>y)return;if(o instanceof m.SX){if(Object.
hasOwn(l,o.text))return l[o.text];const _=h(o.text);return _===void 0?void 0:O(r,_,h,f+1)}if(!(0,m.cy)(o))return;const d=r.resolve(o[0]);if(d instanceof m.SX)switch(d.
text){case"ICCBased":return D(r,o[1],h,f);case"Indexed":case"I":return v(r,o,h,f);case"DeviceN":{const _=r.array(o[1])?.length??0;return _>=1&&_<=32?g("inks",_):
void 0}default:return Object.hasOwn(l,d.text)?l[d.text]:void 0}}function D(r,a,h,f){const o=r.resolve(a);if(!(o instanceof m.Z6))return;const d=r.resolve(o.dict.
get("N")),_=d===1?"gray":d===3?"rgb":d===4?"cmyk":void 0;if(_===void 0)return O(r,o.dict.get("Alternate"),h,f+1);const P=(0,M.hh)(r.decodedPart(o)?.data,d);return{
...g(_,d),profile:P?.bytes}}function v(r,a,h,f){const o=O(r,a[1],h,f+1),d=r.resolve(a[3]),_=d instanceof m.Mx?d.bytes:d instanceof m.Z6?r.decodedPart(d)?.data:void 0,
P=r.resolve(a[2]);if(!o||o.table||!_||typeof P!="number"||!(P>=0))return;const p=new Uint8Array((Math.min(Math.floor(P),255)+1)*o.components);return p.set(_.subarray(
0,p.length)),{...o,table:p}}}),69869:((w,x,c)=>{c.d(x,{R1:()=>r,To:()=>O,hh:()=>D});var m=c(81679),M=c(78157),y=c(45599);const l={1:"GRAY",3:"RGB ",4:"CMYK"},g=[
"scnr","mntr","prtr","spac"],O={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function D(a,h){if(!a||a.length<132)return;const f=(0,M.bS)(a),o=p=>f.toString("lat\
in1",p,p+4),d=f.readUInt32BE(0),_=a[8];if(!(!(d>=132&&d<=a.length&&_>=2&&_<=4&&o(36)==="acsp"&&g.includes(o(12)))||o(16)!==l[h]))return{bytes:a.subarray(0,d),version:_}}
const v=new WeakMap;function r(a,{bytes:h},f){const o=v.get(a)??[];v.set(a,o);const d=o.find(p=>Buffer.compare(p.bytes,h)===0);if(d)return d.ref;const _=(0,y.jd)(
{N:f,Alternate:(0,y.UU)(O[f]),Filter:(0,y.UU)("FlateDecode")}),P=a.add(new y.Z6(_,(0,m.Kc)(h)));return o.push({bytes:h,ref:P}),P}}),82877:((w,x,c)=>{c.d(x,{R:()=>m,
l:()=>M});const m="OctavoText";function M(y,l){const g=y.dict(y.dict(y.pages.attribute(l,"Resources"))?.get("XObject"));return g!==void 0&&[...g.keys()].some(O=>O.
startsWith(m))}})};
