var N=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var J=Object.getOwnPropertyNames;var L=Object.prototype.hasOwnProperty;var V=(e,t)=>{for(var a in t)N(e,a,{get:t[a],enumerable:!0})},Z=(e,t,a,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of J(t))!L.call(e,s)&&s!==a&&
N(e,s,{get:()=>t[s],enumerable:!(r=H(t,s))||r.enumerable});return e};var ee=e=>Z(N({},"__esModule",{value:!0}),e);var Fe={};V(Fe,{addTextWatermark:()=>U});module.exports=ee(Fe);var g=require("./chunk-6JZWLD34.js"),o=require("./chunk-3KOBKX57.js"),h=require("./chunk-5ZFEDNQN.js"),
Re=require("./chunk-QRJR6VSZ.js"),E=require("./chunk-R44M4XJR.js"),De=require("./chunk-3RNHDNP5.js");function te(e){let t=(0,g.u)(e).archive;return t===void 0?void 0:
{part:t,intent:ae(e)}}function ae(e){for(let t of e.array(e.catalog.get("OutputIntents"))??[]){let a=e.dict(t);if(!(0,h.v)(a)||!(0,h.y)(e.resolve(a.get("S")),"G\
TS_PDFA1"))continue;let r=e.resolve(e.dict(a.get("DestOutputProfile"))?.get("N"));if(typeof r=="number")return r}}var re=({intent:e},t)=>t===1?e!==void 0:e===t,
ne={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of\
 version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"};
function se(e,{part:t},a){return(0,g.v)(e,["pdfaid"]),{code:"pdfa_identification_removed",message:`The document no longer calls itself PDF/A-${t}: ${a}.`}}var ie=e=>e&&
e.part!=="1"&&e.intent===void 0?I():void 0,X=[.9505,1,1.089],I=()=>[(0,h.A)("CalRGB"),(0,h.z)({WhitePoint:[...X],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,
.7152,.1192,.1805,.0722,.9505]})],oe=()=>[(0,h.A)("CalGray"),(0,h.z)({WhitePoint:[...X],Gamma:2.2})],le={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[1,0,0]},T="Oc\
tavoColor";function ce(e,t){let a=le[e],r=a.length===1;return t===void 0||re(t,r?1:3)?{values:a,operators:`${a.join(" ")} ${r?"g":"rg"}`,colorSpace:void 0}:{values:a,
operators:`/${T} cs ${a.join(" ")} sc`,colorSpace:r?oe():I()}}function pe(e,t,a,r){return`/Artifact <<${a==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Ba\
ckground /BBox [${r.map(_).join(" ")}]`}>> BDC
${e}
EMC
`}var ue=e=>e.map(_).join(" ");function _(e){let t=Number(e.toPrecision(7)),a=Math.abs(t)<1e-9?"0":String(t);return a.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):a}var z=64,he=class{constructor(e){this.content=e}content;operator="";operands=[];end=0;next(){let{content:e,operands:t}=this,{length:a}=e;t.length=0;let r=0,
s=0,n=!1;for(let i=this.end;i<a;){let l=e[i],f=i;if(h.a[l]===1){i++;continue}if(h.a[l]===0){i=(0,h.h)(e,i+1,a);let c=(l>=65||l===39||l===34)&&r===0,p=c?Buffer.from(
e.buffer,e.byteOffset+f,i-f).toString("latin1"):"";if(c&&p==="BI")n=!0;else{if(n&&p==="ID")return this.operator="BI",this.end=Math.min((0,g.B)(e,i+1,a),a),!0;if(c&&
!n&&!/^(?:true|false|null)$/.test(p))return this.operator=p,this.end=i,!0}}else if(l===37){i=(0,h.c)(e,i,a);continue}else if(l===40)i=(0,h.d)(e,i,a);else if(l===
47)i=(0,h.h)(e,i+1,a);else if(l===60&&e[i+1]!==60)i=(0,h.e)(e,i,a);else{let c=(l===60||l===62)&&e[i+1]===l;if(i+=c?2:1,l===60||l===91){r++===0&&(s=f);continue}if(--r>
0)continue;r=0,t.length<z&&t.push({start:s,end:i});continue}r===0&&t.length<z&&t.push({start:f,end:i})}return this.end=a,!1}text(e){let t=this.operands[e];return t?
Buffer.from(this.content.subarray(t.start,t.end)).toString("latin1"):""}number(e){return Number(this.text(e)||NaN)}},fe=400,A=.01;function me(e,t,a,r){let s=new he(
t),n={matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0},i=[],l=new P,f=!1,c=p=>p!==void 0&&n.clip!==void 0&&xe(Q(p,n.clip),r);for(let p=0;p<
fe&&s.next();p++){let m=()=>s.operands.map((u,d)=>s.number(d));switch(s.operator){case"q":i.push({...n});break;case"Q":n=i.pop()??n;break;case"cm":s.operands.length===
6&&(n.matrix=(0,g.z)(m(),n.matrix));break;case"gs":{let u=e.dict(e.dict(a?.get("ExtGState"))?.get(s.text(0).slice(1)));n.isOpaque=n.isSolid=de(e,u);break}case"s\
cn":case"sc":n.isSolid=n.isOpaque&&!s.text(s.operands.length-1).startsWith("/");break;case"g":case"rg":case"k":n.isSolid=n.isOpaque;break;case"re":{let[u,d,x,y]=m();
l.rectangle(n.matrix,u,d,x,y);break}case"m":case"l":{let[u,d]=m();l.point(n.matrix,u,d);break}case"c":case"v":case"y":l.isRectangle=!1;break;case"W":case"W*":f=
!0;break;case"f":case"F":case"f*":case"B":case"B*":case"b":case"b*":case"n":case"S":case"s":{let u=l.area();if(/^[fFbB]/.test(s.operator)&&n.isSolid&&c(u))return!0;
f&&(n.clip=u&&n.clip&&Q(u,n.clip)),f=!1,l=new P;break}case"Do":{let u=e.resolve(e.dict(a?.get("XObject"))?.get(s.text(0).slice(1)));if(!n.isOpaque||!(u instanceof
h.u)||!ge(e,u.dict))break;let d=new P;if(d.rectangle(n.matrix,0,0,1,1),c(d.area()))return!0;break}}}return!1}var P=class{isRectangle=!0;points=[];point([e,t,a,r,
s,n],i,l){this.points.push([e*i+a*l+s,t*i+r*l+n])}rectangle(e,t,a,r,s){this.point(e,t,a),this.point(e,t+r,a),this.point(e,t+r,a+s),this.point(e,t,a+s)}area(){let{
points:e}=this;if(!this.isRectangle||e.length<4||e.length>5)return;let[t,a]=[e.map(([i])=>i),e.map(([,i])=>i)],r=[Math.min(...t),Math.min(...a),Math.max(...t),Math.
max(...a)],s=A*Math.max(r[2]-r[0],r[3]-r[1]),n=(i,l,f)=>Math.abs(i-l)<=s||Math.abs(i-f)<=s;return e.every(([i,l])=>n(i,r[0],r[2])&&n(l,r[1],r[3]))?r:void 0}};function de(e,t){
if(!t)return!0;let a=e.resolve(t.get("ca")),r=e.resolve(t.get("BM")),s=e.resolve(t.get("SMask"));return(a===null||a===1)&&(r===null||(0,h.y)(r,"Normal"))&&(s===
null||(0,h.y)(s,"None"))}function ge(e,t){let a=e.resolve(t.get("ImageMask"))===!0;return(0,h.y)(e.resolve(t.get("Subtype")),"Image")&&!a&&!t.has("SMask")&&!t.has(
"Mask")}function Q(e,t){return[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])]}function xe(e,t){let[a,r]=[A*(t[2]-t[0]),A*(t[3]-
t[1])];return e[0]<=t[0]+a&&e[1]<=t[1]+r&&e[2]>=t[2]-a&&e[3]>=t[3]-r}async function ye(e,{kinds:t,pages:a},r){let{pace:s}=e.job,{layer:n,subtype:i,groupColorSpace:l}=r,
f=new g.D(e),c=new g.C(e);n==="over"&&await c.inspect(a);let p=[];for(let[m,u]of a.entries()){let d=s.step(n==="over"?2e3:2e4);d&&await d,m%1e3===0&&s.progress(
m/a.length);let x=r.on(u,m);if(!x)continue;let{box:y}=t[u.kind],k=v=>pe(x.operators(v),i,n,y);if(n==="under"){let v=c.own(u);me(e,c.content(v),e.dict(u.resources),
y)&&p.push(u.index+1);let M=f.with(u.resources,x.resources),w=c.stream(k(M.names));e.pages.patch(u.index,{Contents:[w,...v],Resources:M.resources})}else{let{streams:v,
closing:M,form:w}=c.isolated(u),C=f.with(u.resources,w?[...x.resources,w]:x.resources),$=w?`q /${C.names.at(-1)} Do Q
`:M,O=c.stream($+k(C.names));e.pages.patch(u.index,{Contents:[...v,O],Resources:C.resources})}l!==void 0&&ve(e,u.index,l)}return p.length>0?[be(p,a.length)]:[]}
function ve(e,t,a){let r=e.pages.number(t),s=e.entry(r,"Group"),n=e.dict(s);if(n?.has("CS"))return;let i=(0,h.z)({Type:(0,h.A)("Group"),S:(0,h.A)("Transparency"),
...Object.fromEntries(n??[]),CS:a});(0,h.w)(s)&&(0,h.v)(e.get(s))?e.put(s,i):e.pages.patch(t,{Group:i})}var F=10;function be(e,t){let a=e.slice(0,F).join(", ")+
(e.length>F?` and ${e.length-F} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${e.length===t?"on every page":e.length===1?`on page ${a}`:`on\
 pages ${a}`}: what the page draws covers all of it. Stamp over the page instead.`}}var q=100,B=q/1e3;async function ke(e,t,{filling:a,transparency:r}){let{colorSpace:s}=a,
n=o.e.create(),i=await(0,o.v)(n,t,e.lines.flatMap(({glyphs:k})=>k.map(({glyph:v})=>v))),[l,f,c,p]=e.ink,m=[Math.floor(l*B)-1,Math.floor(f*B)-1,Math.ceil(c*B)+1,
Math.ceil(p*B)+1],u=j(1-r/100),d=r===0,x=n.formXObject([...we(),...Me(a),...e.lines.flatMap(({text:k,glyphs:v})=>Se(n,k,Be(n,i,v)))],{BBox:m,...d?{}:{Group:{Type:"\
Group",S:"Transparency",I:!0}},Resources:{Font:{F0:i.ref},...s?{ColorSpace:{[T]:R(n,s)}}:{}}});if(d)return{context:n,form:n.register(x)};let y=n.formXObject([(0,o.g)(
"G0"),(0,o.r)("X0")],{BBox:m,Resources:{ExtGState:{G0:{Type:"ExtGState",ca:u,CA:u,BM:"Normal",SMask:"None"}},XObject:{X0:n.register(x)}}});return{context:n,form:n.
register(y)}}function R(e,t){if(t instanceof h.p)return o.b.of(t.text);if(typeof t=="number")return o.a.of(t);if(Array.isArray(t))return e.obj(t.map(r=>R(e,r)));
let a=t instanceof h.t?[...t]:[];return e.obj(Object.fromEntries(a.map(([r,s])=>[r,R(e,s)])))}function Me({values:e,colorSpace:t}){let a=e.map(r=>o.a.of(r));return t?
[o.c.of(o.d.NonStrokingColorspace,[o.b.of(T)]),o.c.of(o.d.NonStrokingColor,a)]:[o.c.of(e.length===1?o.d.NonStrokingColorGray:o.d.NonStrokingColorRgb,a)]}var we=()=>[
(0,o.k)(0),(0,o.l)(0),(0,o.m)(100),(0,o.n)(0),(0,o.p)(o.o.Fill)];function Se(e,t,a){let r=e.obj({ActualText:o.f.fromText(t)});return[o.c.of(o.d.BeginMarkedContentSequence,
[o.b.of("Span"),r.toString()]),...a,(0,o.s)()]}function Be(e,{codeOf:t},a){let r=[(0,o.h)(),(0,o.j)("F0",q)],s=[],n="",i,l=()=>{n&&s.push(o.f.of(n)),n=""},f=()=>{
l(),s.length>0&&r.push(o.c.of(o.d.ShowTextAdjusted,[e.obj(s)])),s=[]};for(let{glyph:c,x:p,y:m}of a)i?.y!==m?(f(),r.push((0,o.q)(1,0,0,1,j(p*B),j(m*B)))):j(i.x-p)!==
0&&(l(),s.push(j(i.x-p))),n+=t(c),i={x:p+c.advanceWidth,y:m};return f(),[...r,(0,o.i)()]}var j=e=>Math.round(e*100)/100||0,Y={1001:{anchor:"centre",diagonal:!0,
maximum:144},1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function Ce(e,t,a,r,s){
let{width:n,height:i}=(0,g.w)(e),l=Math.hypot(t.width,t.height),f=a.diagonal?t.width/l:1,c=a.diagonal?t.height/l:0,p=Math.min(t.width/(r.width*f+r.height*c),t.height/
(r.width*c+r.height*f),a.maximum/e.userUnit),m=p*r.height/2,u={centre:i/2,top:i-t.inset-m,bottom:t.inset+m},d=p/s;return(0,g.z)([d*f,d*c,-d*c,d*f,n/2,u[a.anchor]],
(0,g.x)(e))}var D=[1/0,1/0,-1/0,-1/0];function je(e,t){let a=t.map(c=>Oe(e,c)),r=a.map(({glyphs:c,ink:[p,m,u,d]},x)=>{if(c.length===0)return D;let y=(u-p)/2;return[
-y,m-x*1200,y,d-x*1200]}),[s,n,i,l]=r.reduce(K,D),f=(n+l)/2;return{lines:a.map(({glyphs:c,ink:p},m)=>({text:t[m],glyphs:c.map(({glyph:u,x:d,y:x})=>({glyph:u,x:d-
(p[0]+p[2])/2,y:x-m*1200-f}))})),size:{width:Math.max(i-s,...a.map(({advance:c})=>c))/1e3,height:Math.max(l-n,t.length*1200)/1e3},ink:[s,n-f,i,l-f]}}function Oe(e,t){
let a=1e3/e.unitsPerEm,r=e.layout(t),s=0,n=D,i=r.glyphs.map((l,f)=>{let c=r.positions[f]??{xAdvance:0,xOffset:0,yOffset:0},p=s+c.xOffset*a,m=c.yOffset*a;s+=c.xAdvance*
a;let{minX:u,minY:d,maxX:x,maxY:y}=l.path.bbox;return u<=x&&(n=K(n,[p+u*a,m+d*a,p+x*a,m+y*a])),{glyph:l,x:p,y:m}});return Number.isFinite(n[0])?{glyphs:i,advance:s,
ink:n}:{glyphs:[],advance:s,ink:[0,0,0,0]}}function K(e,t){return[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])]}var $e=["line\
_1","line_2","line_3"],Ge="OctavoWatermark",Ne=64*1024;async function U(e,t,a,r){let s=await(0,g.E)(e,a),{kinds:n,pages:i}=s,l=n.map(b=>(0,g.y)(b,t.margin)),f=Y[t.
template],c=i.find(({kind:b})=>!l[b]),p=[...f?[]:[{field:"template",message:Pe}],...c?[{field:"margin",message:(0,g.A)(c.index,n[c.kind])}]:[]],m=te(e),{color:u,
transparency:d}=t,x=ce(u,m),y=Te(t),k=(0,g.b)("text",x.operators,d,...y.map(({text:b})=>b)),v=r.get(k);if(!v){let{pace:b}=e.job,S=await(0,o.u)("SemiBold");if(p.
unshift(...Ae(y,G=>S.hasGlyphForCodePoint(G))),p.length>0)throw(0,E.c)(p);await b.rest();let W=je(S,y.map(G=>(0,g.r)(G.text)));await b.rest(),v={drawing:await ke(
W,S,{filling:x,transparency:d}),size:W.size},r.put(k,v,Ne)}if(!f||p.length>0)throw(0,E.c)(p);let{drawing:M,size:w}=v,C=(0,o.t)(e,M.context,M.form),$=n.map((b,S)=>ue(
Ce(b,l[S],f,w,q))),O=await ye(e,s,{layer:t.layer,subtype:"Watermark",groupColorSpace:d===0?void 0:ie(m),on:({kind:b})=>({resources:[{category:"XObject",name:Ge,
ref:C}],operators:([S])=>`q ${$[b]} cm /${S} Do Q`})});return m?.part==="1"&&d>0&&O.push(se(e,m,ne.transparency)),O}function Te(e){return $e.flatMap(t=>{let a=e[t];
return a===void 0?[]:[{field:t,text:a}]})}function Ae(e,t){return e.flatMap(({field:a,text:r})=>{let s=(0,g.s)(r,t);return s===void 0?[]:[{field:a,message:s}]})}
var Pe=`is not known locally; use ${Object.keys(Y).join(", ")}`;0&&(module.exports={addTextWatermark});
