"use strict";exports.id=2154,exports.ids=[2154],exports.modules={22154:((w,x,o)=>{o.d(x,{q:()=>l,z:()=>g});var m=o(3133),O=o(98446),P=o(37395);class g{document;total;reader;scans;textless=new Set;pagesWithUnreadable=[];pagesWithAssumed=[];damagedPages=[];pagesWithDamagedFonts=[];assumed=0;done=0;characters=0;unreadable=0;constructor(r,d,{
findsTables:c=!1,hasTablesApart:p=c}={}){this.document=r,this.total=d,this.reader=new m.X(r,c,p),this.scans=new P.Z(r)}async page(r){const d=await this.reader.page(
r-1);this.characters+=d.characters,this.unreadable+=d.unreadable,d.unreadable>0&&this.pagesWithUnreadable.push(r);const{assumed:c}=d.found;return this.assumed+=
c,c>0&&this.pagesWithAssumed.push(r),d.found.damage?.ofContent&&this.damagedPages.push(r),d.found.damage?.ofFonts&&this.pagesWithDamagedFonts.push(r),await this.
scans.isScan(d)&&this.textless.add(r),this.document.job.pace.progress(++this.done/this.total),d}get notes(){return[...this.damagedPages.length>0?[f("Content",this.
damagedPages)]:[],...this.pagesWithDamagedFonts.length>0?[f("Fonts",this.pagesWithDamagedFonts)]:[],...this.textless.size>0?[v(this.textlessPages)]:[],...this.unreadable>
0?[E(this.unreadableWords)]:[],...this.assumed>0?[W(`${(0,O.y_)(this.assumed,"character")} on ${(0,O.oi)(this.pagesWithAssumed)}`)]:[]]}get textlessPages(){return[
...this.textless]}isScan(r){return this.textless.has(r)}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){const{unreadable:r,pagesWithUnreadable:d}=this;
return`${(0,O.y_)(r,"character")} on ${(0,O.oi)(d)}`}get damagedOn(){return[...new Set([...this.damagedPages,...this.pagesWithDamagedFonts])].sort((r,d)=>r-d)}}
const f=(h,r)=>({code:"text_incomplete",message:`${h} of ${(0,O.oi)(r)} ${h==="Content"?"is damaged, so text may be missing there":"are damaged, so text may be \
missing or wrong there"}: get the document again from where it came from.`}),E=h=>({code:"text_unreadable",message:`${h} cannot be read, because the fonts do no\
t tell which letters they are.`}),W=h=>({code:"text_assumed",message:`The document lacks the fonts of ${h}, so which letters they are is not certain.`}),v=h=>({
code:"text_missing",message:`${(0,O.NV)(l(h))}, so what ${(0,O.d5)(h.length,"it shows","they show")} was not read: recognize the text (OCR) before this step, or\
 give the images of pages_to_images to a model that reads pictures.`,mentions:["pages_to_images"]}),l=h=>`${(0,O.oi)(h)} ${(0,O.d5)(h.length,"is an image","are \
images")} without text`}),37395:((w,x,o)=>{o.d(x,{Z:()=>M});var m=o(74135),O=o(6057),P=o(65868),g=o(16264);class f{document;contents;constructor(t){this.document=
t,this.contents=new P.i(t)}async cover(t,e){const n=(0,O.iw)(this.document,t),{width:a,height:s}=(0,m.iN)(n),i=[0,0,a*n.userUnit,s*n.userUnit],u=new v(i);if(await this.
contents.read(t,u,u),u.points.share<e)return!1;const y=new l(this.document,i);return await this.contents.read(t,y,y),y.points.share>=e}}const E=32;class W{page;rows=new Uint32Array(
E);constructor(t){this.page=t}get share(){return this.rows.reduce((t,e)=>t+h(e),0)/E**2}cover(t){const e=(0,m.Pj)(t,this.page);if(!e)return;const[n,a,s,i]=e,[u,
y]=this.between(n,s,0),[I,A]=this.between(a,i,1);if(y<u)return;const C=(2**(y-u+1)-1)*2**u;for(let R=I;R<=A;R++)this.rows[R]|=C}between(t,e,n){const a=this.page[n],
s=(this.page[n+2]-a)/E,i=Math.ceil((t-a)/s-.5),u=Math.ceil((e-a)/s-.5)-1;return[Math.max(i,0),Math.min(u,E-1)]}}class v{points;constructor(t){this.points=new W(
t)}glyph(){}takes({operator:t},e,n,a){t==="BI"&&!a&&this.image(e)}image({matrix:t}){this.points.cover((0,m.zl)(t,g.p))}}class l extends g.r{points;constructor(t,e){
super(t,e),this.points=new W(e)}glyph(){}image(t){const e=(0,m.Pj)((0,m.zl)(t.matrix,g.p),this.paintOf(t).clip);e&&this.points.cover(e)}}function h(_){let t=0;for(let e=_;e!==
0;e&=e-1)t++;return t}var r=o(82877);const d=50,c=.12,p=.5;class M{document;images;constructor(t){this.document=t,this.images=new f(t)}async isScan(t){return!D(
t)&&!(0,r.l)(this.document,t.index)&&await this.images.cover(t.index,p)}}function D({characters:_,found:{fragments:t,width:e,height:n}}){if(_<d)return!1;const a=(s,i)=>s>
c*i&&s<(1-c)*i;return t.some(({box:s})=>a(s.x+s.width/2,e)&&a(s.y+s.height/2,n))}}),16264:((w,x,o)=>{o.d(x,{p:()=>r,r:()=>d});var m=o(45599),O=o(36211),P=o(85008),
g=o(74135),f=o(6057),E=o(76023),W=o(4186),v=o(5490);const l=new Set([3,7]),h=.01,r=[0,0,1,1];class d{document;page;area;path;clips=!1;glyphClip;constructor(t,e){
this.document=t,this.page=e}get box(){return this.area}takes(t,e,n,a){if(this.extendsPath(t,e)||this.setsColor(t,e,n))return;const{operator:s}=t,i=O.lJ.get(s);i?
this.paints(i,e,a):s==="W"||s==="W*"?this.clips=!0:s==="w"?e.paint={...this.paintOf(e),lineWidth:Math.abs(t.number(0))||0}:!a&&s==="BI"?this.image(e):!a&&s==="s\
h"&&this.add(this.paintOf(e).clip,e)}shows(t){this.glyphClip=l.has(t.mode)?void 0:this.paintOf(t).clip}glyph({font:t,frame:e,size:n},a,s,i,u){if(!this.glyphClip||
a!==""&&a.trim()==="")return;const[y,I]=e.vertical?[.5,.5]:[t.ascent,-t.descent],A=Math.min(s,i),C=(0,W.L)(e,A,Math.max(s,i),u-y*n,u+I*n);this.join([C.x,C.y,C.x+
C.width,C.y+C.height],this.glyphClip)}covers(t){this.join(t,this.page)}image(t){this.add((0,g.zl)(t.matrix,r),t)}enters(t,e){const n=(0,f.b0)(this.document,t.get(
"BBox"));n&&this.clipTo((0,g.zl)(e.matrix,n),e)}paintOf(t){return t.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(t,{matrix:e}){const n=(0,v.
M)(t);switch(t.operator){case"re":{const[a=NaN,s=NaN,i=NaN,u=NaN]=n;return this.extend((0,g.zl)(e,[a,s,a+i,s+u])),!0}case"m":case"l":case"c":case"v":case"y":for(let a=0;a+
1<n.length;a+=2){const[s,i]=(0,g.Gd)(e,n[a],n[a+1]);this.extend([s,i,s,i])}return!0;default:return!1}}extend(t){t.every(Number.isFinite)&&(this.path=this.path?(0,g.
kO)(this.path,t):t)}setsColor(t,e,n){const a=this.paintOf(e);switch(t.operator){case"g":case"rg":case"k":return e.paint={...a,components:t.count,isWhite:D((0,v.
M)(t))},!0;case"cs":return e.paint={...a,components:this.componentsOf(t.name(0),n),isWhite:!1},!0;case"sc":case"scn":{const s=t.kind(t.count-1)!==P.o_&&t.count===
a.components;return e.paint={...a,isWhite:s&&D((0,v.M)(t))},!0}default:return!1}}componentsOf(t,e){if(t===void 0)return 0;const n=s=>e.find("ColorSpace",s),a=(0,E.
L)(this.document,new m.SX(t),n);return a&&a.kind!=="inks"&&!a.table?a.components:0}paints({fill:t,strokes:e},n,a){const{path:s,clips:i}=this;this.path=void 0,this.
clips=!1;const u=this.paintOf(n);s&&!a&&e?this.add((0,g.XM)(s,u.lineWidth*M(n)/2),n):s&&!a&&t&&!(u.isWhite&&this.isPageWide(s))&&this.add(s,n),i&&s&&this.clipTo(
s,n)}isPageWide(t){const[e,n,a,s]=this.page,[i,u]=[(a-e)*h,(s-n)*h];return t[0]<=e+i&&t[1]<=n+u&&t[2]>=a-i&&t[3]>=s-u}clipTo(t,e){const n=this.paintOf(e);e.paint=
{...n,clip:(0,g.Pj)(n.clip,t)??c}}add(t,e){this.join(t,this.paintOf(e).clip)}join(t,e){const n=(0,g.Pj)((0,g.XM)(t,p),e);n&&(this.area=this.area?(0,g.kO)(this.area,
n):n)}}const c=[0,0,0,0],p=.01,M=({matrix:[_,t,e,n]})=>Math.max(Math.hypot(_,t),Math.hypot(e,n)),D=_=>{const t=_.length===4?0:1;return _.length>0&&_.every(e=>e===
t)}}),76023:((w,x,o)=>{o.d(x,{L:()=>E});var m=o(45599),O=o(69869);const P=8,g={DeviceGray:f("gray",1),CalGray:f("gray",1),G:f("gray",1),DeviceRGB:f("rgb",3),CalRGB:f(
"rgb",3),RGB:f("rgb",3),DeviceCMYK:f("cmyk",4),CMYK:f("cmyk",4),Separation:f("inks",1)};function f(l,h){return{kind:l,components:h,profile:void 0,table:void 0}}
function E(l,h,r,d=0){const c=l.resolve(h);if(d>P)return;if(c instanceof m.SX){if(Object.hasOwn(g,c.text))return g[c.text];const M=r(c.text);return M===void 0?void 0:
E(l,M,r,d+1)}if(!(0,m.cy)(c))return;const p=l.resolve(c[0]);if(p instanceof m.SX)switch(p.text){case"ICCBased":return W(l,c[1],r,d);case"Indexed":case"I":return v(
l,c,r,d);case"DeviceN":{const M=l.array(c[1])?.length??0;return M>=1&&M<=32?f("inks",M):void 0}default:return Object.hasOwn(g,p.text)?g[p.text]:void 0}}function W(l,h,r,d){
const c=l.resolve(h);if(!(c instanceof m.Z6))return;const p=l.resolve(c.dict.get("N")),M=p===1?"gray":p===3?"rgb":p===4?"cmyk":void 0;if(M===void 0)return E(l,c.
dict.get("Alternate"),r,d+1);const D=(0,O.hh)(l.decodedPart(c)?.data,p);return{...f(M,p),profile:D?.bytes}}function v(l,h,r,d){const c=E(l,h[1],r,d+1),p=l.resolve(
h[3]),M=p instanceof m.Mx?p.bytes:p instanceof m.Z6?l.decodedPart(p)?.data:void 0,D=l.resolve(h[2]);if(!c||c.table||!M||typeof D!="number"||!(D>=0))return;const _=new Uint8Array(
(Math.min(Math.floor(D),255)+1)*c.components);return _.set(M.subarray(0,_.length)),{...c,table:_}}}),69869:((w,x,o)=>{o.d(x,{Jc:()=>d,R1:()=>_,To:()=>l,hh:()=>h,
so:()=>p});var m=o(77598),O=o.n(m),P=o(48249),g=o(78157),f=o(68973),E=o(45599);const W={1:"GRAY",3:"RGB ",4:"CMYK"},v=["scnr","mntr","prtr","spac"],l={1:"Device\
Gray",3:"DeviceRGB",4:"DeviceCMYK"};function h(t,e){if(!t||t.length<132)return;const n=(0,g.bS)(t),a=y=>n.toString("latin1",y,y+4),s=n.readUInt32BE(0),i=t[8];if(!(!(s>=
132&&s<=t.length&&i>=2&&i<=4&&a(36)==="acsp"&&v.includes(a(12)))||a(16)!==W[e]))return{bytes:t.subarray(0,s),version:i}}const r=new WeakMap;async function d(t,e){
const{bytes:n}=t,a=e.pace.step(n.length);a&&await a;const s=r.get(e.pace)??new Map;r.set(e.pace,s);const i=M(n),u=s.get(i);if(u)return u;const y={...t,id:i,deflated:await(0,f.
uM)(e).deflate(n,c)};return s.set(i,y),y}const c=4,p=t=>{const{bytes:e}=t;return{...t,id:M(e),deflated:(0,P.Kc)(e)}},M=t=>(0,m.createHash)("sha256").update(t).digest(
"base64"),D=new WeakMap;function _(t,{id:e,deflated:n},a){const s=D.get(t)??new Map;D.set(t,s);const i=s.get(e);if(i)return i;const u=(0,E.jd)({N:a,Alternate:(0,E.
UU)(l[a]),Filter:(0,E.UU)("FlateDecode")}),y=t.add(new E.Z6(u,n));return s.set(e,y),y}}),82877:((w,x,o)=>{o.d(x,{R:()=>m,l:()=>O});const m="OctavoText";function O(P,g){
const f=P.dict(P.dict(P.pages.attribute(g,"Resources"))?.get("XObject"));return f!==void 0&&[...f.keys()].some(E=>E.startsWith(m))}})};
