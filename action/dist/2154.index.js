"use strict";exports.id=2154,exports.ids=[2154],exports.modules={22154:((w,C,d)=>{d.d(C,{q:()=>P,z:()=>p});var E=d(18930),O=d(98446),v=d(37395);class p{document;total;reader;scans;textless=new Set;pagesWithUnreadable=[];pagesWithAssumed=[];assumed=0;done=0;characters=0;unreadable=0;constructor(r,h,{
findsTables:u=!1,hasTablesApart:c=u}={}){this.document=r,this.total=h,this.reader=new E.X(r,u,c),this.scans=new v.Z(r)}async page(r){const h=await this.reader.page(
r-1);this.characters+=h.characters,this.unreadable+=h.unreadable,h.unreadable>0&&this.pagesWithUnreadable.push(r);const{assumed:u}=h.found;return this.assumed+=
u,u>0&&this.pagesWithAssumed.push(r),await this.scans.isScan(h)&&this.textless.add(r),this.document.job.pace.progress(++this.done/this.total),h}get notes(){return[
...this.textless.size>0?[x(this.textlessPages)]:[],...this.unreadable>0?[m(this.unreadableWords)]:[],...this.assumed>0?[y(`${(0,O.y_)(this.assumed,"character")}\
 on ${(0,O.oi)(this.pagesWithAssumed)}`)]:[]]}get textlessPages(){return[...this.textless]}isScan(r){return this.textless.has(r)}get unreadableOn(){return this.
pagesWithUnreadable}get unreadableWords(){const{unreadable:r,pagesWithUnreadable:h}=this;return`${(0,O.y_)(r,"character")} on ${(0,O.oi)(h)}`}}const m=o=>({code:"\
text_unreadable",message:`${o} cannot be read, because the fonts do not tell which letters they are.`}),y=o=>({code:"text_assumed",message:`The document lacks t\
he fonts of ${o}, so which letters they are is not certain.`}),x=o=>({code:"text_missing",message:`${(0,O.NV)(P(o))}, so what ${(0,O.d5)(o.length,"it shows","th\
ey show")} was not read: recognize the text (OCR) before this step, or give the images of pages_to_images to a model that reads pictures.`,mentions:["pages_to_i\
mages"]}),P=o=>`${(0,O.oi)(o)} ${(0,O.d5)(o.length,"is an image","are images")} without text`}),37395:((w,C,d)=>{d.d(C,{Z:()=>l});var E=d(74135),O=d(6057),v=d(65868),
p=d(16264);class m{document;contents;constructor(s){this.document=s,this.contents=new v.i(s)}async cover(s,t){const e=(0,O.iw)(this.document,s),{width:n,height:i}=(0,E.
iN)(e),a=[0,0,n*e.userUnit,i*e.userUnit],f=new P(a);if(await this.contents.read(s,f,f),f.points.share<t)return!1;const M=new o(this.document,a);return await this.
contents.read(s,M,M),M.points.share>=t}}const y=32;class x{page;rows=new Uint32Array(y);constructor(s){this.page=s}get share(){return this.rows.reduce((s,t)=>s+
r(t),0)/y**2}cover(s){const t=(0,E.Pj)(s,this.page);if(!t)return;const[e,n,i,a]=t,[f,M]=this.between(e,i,0),[W,I]=this.between(n,a,1);if(M<f)return;const A=(2**
(M-f+1)-1)*2**f;for(let D=W;D<=I;D++)this.rows[D]|=A}between(s,t,e){const n=this.page[e],i=(this.page[e+2]-n)/y,a=Math.ceil((s-n)/i-.5),f=Math.ceil((t-n)/i-.5)-
1;return[Math.max(a,0),Math.min(f,y-1)]}}class P{points;constructor(s){this.points=new x(s)}glyph(){}takes({operator:s},t,e,n){s==="BI"&&!n&&this.image(t)}image({
matrix:s}){this.points.cover((0,E.zl)(s,p.p))}}class o extends p.r{points;constructor(s,t){super(s,t),this.points=new x(t)}glyph(){}image(s){const t=(0,E.Pj)((0,E.
zl)(s.matrix,p.p),this.paintOf(s).clip);t&&this.points.cover(t)}}function r(_){let s=0;for(let t=_;t!==0;t&=t-1)s++;return s}const h=50,u=.12,c=.5;class l{images;constructor(s){
this.images=new m(s)}async isScan(s){return!g(s)&&await this.images.cover(s.index,c)}}function g({characters:_,found:{fragments:s,width:t,height:e}}){if(_<h)return!1;
const n=(i,a)=>i>u*a&&i<(1-u)*a;return s.some(({box:i})=>n(i.x+i.width/2,t)&&n(i.y+i.height/2,e))}}),16264:((w,C,d)=>{d.d(C,{p:()=>h,r:()=>u});var E=d(45599),O=d(
36211),v=d(85008),p=d(74135),m=d(6057),y=d(76023),x=d(4186),P=d(5490);const o=new Set([3,7]),r=.01,h=[0,0,1,1];class u{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,n,i){if(this.extendsPath(t,e)||this.setsColor(t,e,n))return;const{operator:a}=t,f=O.lJ.get(a);f?
this.paints(f,e,i):a==="W"||a==="W*"?this.clips=!0:a==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!i&&a==="BI"?this.image(e):!i&&a==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=o.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:n},i,a,f,M){if(!this.glyphClip||
i!==""&&i.trim()==="")return;const[W,I]=e.vertical?[.5,.5]:[t.ascent,-t.descent],A=Math.min(a,f),D=(0,x.L)(e,A,Math.max(a,f),M-W*n,M+I*n);this.join([D.x,D.y,D.x+
D.width,D.y+D.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,p.zl)(t.matrix,h),t)}enters(t,e){const n=(0,m.b0)(this.document,t.get(
"BBox"));n&&this.clipTo((0,p.zl)(e.matrix,n),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const n=(0,P.
M)(t);switch(t.operator){case"re":{const[i=NaN,a=NaN,f=NaN,M=NaN]=n;return this.extend((0,p.zl)(e,[i,a,i+f,a+M])),!0}case"m":case"l":case"c":case"v":case"y":for(let i=0;i+
1<n.length;i+=2){const[a,f]=(0,p.Gd)(e,n[i],n[i+1]);this.extend([a,f,a,f])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,p.
kO)(this.path,t):t)}setsColor(t,e,n){const i=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...i,components:t.count,isWhite:_((0,P.
M)(t))},!0;case"cs":return e.paint={...i,components:this.componentsOf(t.name(0),n),isWhite:!1},!0;case"sc":case"scn":{const a=t.kind(t.count-1)!==v.o_&&t.count===
i.components;return e.paint={...i,isWhite:a&&_((0,P.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const n=a=>e.find("ColorSpace",a),i=(0,y.
L)(this.document,new E.SX(t),n);return i&&i.kind!=="inks"&&!i.table?i.components:0}paints({fill:t,strokes:e},n,i){const{path:a,clips:f}=this;this.path=void 0,this.
clips=!1;const M=this.paintOf(n);a&&!i&&e?this.add((0,p.XM)(a,M.lineWidth*g(n)/2),n):a&&!i&&t&&!(M.isWhite&&this.isPageWide(a))&&this.add(a,n),f&&a&&this.clipTo(
a,n)}isPageWide(t){const[e,n,i,a]=this.page,[f,M]=[(i-e)*r,(a-n)*r];return t[0]<=e+f&&t[1]<=n+M&&t[2]>=i-f&&t[3]>=a-M}clipTo(t,e){const n=this.paintOf(e);e.paint=
{...n,clip:(0,p.Pj)(n.clip,t)??c}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const n=(0,p.Pj)((0,p.XM)(t,l),e);n&&(this.area=this.area?(0,p.kO)(this.area,
n):n)}}const c=[0,0,0,0],l=.01,g=({matrix:[s,t,e,n]})=>Math.max(Math.hypot(s,t),Math.hypot(e,n)),_=s=>{const t=s.length===4?0:1;return s.length>0&&s.every(e=>e===
t)}}),76023:((w,C,d)=>{d.d(C,{L:()=>y});var E=d(45599),O=d(69869);const v=8,p={DeviceGray:m("gray",1),CalGray:m("gray",1),G:m("gray",1),DeviceRGB:m("rgb",3),CalRGB:m(
"rgb",3),RGB:m("rgb",3),DeviceCMYK:m("cmyk",4),CMYK:m("cmyk",4),Separation:m("inks",1)};function m(o,r){return{kind:o,components:r,profile:void 0,table:void 0}}
function y(o,r,h,u=0){const c=o.resolve(r);if(u>v)return;if(c instanceof E.SX){if(Object.hasOwn(p,c.text))return p[c.text];const g=h(c.text);return g===void 0?void 0:
y(o,g,h,u+1)}if(!(0,E.cy)(c))return;const l=o.resolve(c[0]);if(l instanceof E.SX)switch(l.text){case"ICCBased":return x(o,c[1],h,u);case"Indexed":case"I":return P(
o,c,h,u);case"DeviceN":{const g=o.array(c[1])?.length??0;return g>=1&&g<=32?m("inks",g):void 0}default:return Object.hasOwn(p,l.text)?p[l.text]:void 0}}function x(o,r,h,u){
const c=o.resolve(r);if(!(c instanceof E.Z6))return;const l=o.resolve(c.dict.get("N")),g=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(g===void 0)return y(o,c.
dict.get("Alternate"),h,u+1);const _=(0,O.hh)(o.decodedPart(c)?.data,l);return{...m(g,l),profile:_?.bytes}}function P(o,r,h,u){const c=y(o,r[1],h,u+1),l=o.resolve(
r[3]),g=l instanceof E.Mx?l.bytes:l instanceof E.Z6?o.decodedPart(l)?.data:void 0,_=o.resolve(r[2]);if(!c||c.table||!g||typeof _!="number"||!(_>=0))return;const s=new Uint8Array(
(Math.min(Math.floor(_),255)+1)*c.components);return s.set(g.subarray(0,s.length)),{...c,table:s}}}),69869:((w,C,d)=>{d.d(C,{R1:()=>o,To:()=>y,hh:()=>x});var E=d(
59596),O=d(78157),v=d(45599);const p={1:"GRAY",3:"RGB ",4:"CMYK"},m=["scnr","mntr","prtr","spac"],y={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function x(r,h){
if(!r||r.length<132)return;const u=(0,O.bS)(r),c=s=>u.toString("latin1",s,s+4),l=u.readUInt32BE(0),g=r[8];if(!(!(l>=132&&l<=r.length&&g>=2&&g<=4&&c(36)==="acsp"&&
m.includes(c(12)))||c(16)!==p[h]))return{bytes:r.subarray(0,l),version:g}}const P=new WeakMap;function o(r,{bytes:h},u){const c=P.get(r)??[];P.set(r,c);const l=c.
find(s=>Buffer.compare(s.bytes,h)===0);if(l)return l.ref;const g=(0,v.jd)({N:u,Alternate:(0,v.UU)(y[u]),Filter:(0,v.UU)("FlateDecode")}),_=r.add(new v.Z6(g,(0,E.
Kc)(h)));return c.push({bytes:h,ref:_}),_}})};
