"use strict";exports.id=5476,exports.ids=[5476],exports.modules={57117:(($,T,i)=>{i.d(T,{Br:()=>_,HB:()=>d,Pz:()=>u,Qg:()=>b,_B:()=>E,c4:()=>A,hU:()=>v});var I=i(21281),a=i(
824),M=i(45599);async function E(o){const c=await(0,a.Br)(o),{archive:l}=(0,I.Ip)(o,c);return l&&{...l,xmp:c,intent:B(o)}}function B(o){for(const c of o.array(o.
catalog.get("OutputIntents"))??[]){const l=o.dict(c);if(!(0,M.Zm)(l)||!(0,M.Eo)(o.resolve(l.get("S")),"GTS_PDFA1"))continue;const h=o.resolve(o.dict(l.get("Dest\
OutputProfile"))?.get("N"));if(typeof h=="number")return h}}const v=({intent:o},c)=>c===1?o!==void 0:o===c,_={transparency:"that standard allows no transparency",
sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the C\
MYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},A=(o,c,l)=>(0,I.qg)(o,c.xmp,c,l),b=o=>o&&o.part!==1&&o.
intent===void 0?u():void 0,p=[.9505,1,1.089],u=()=>[(0,M.UU)("CalRGB"),(0,M.jd)({WhitePoint:[...p],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,
.1805,.0722,.9505]})],d=()=>[(0,M.UU)("CalGray"),(0,M.jd)({WhitePoint:[...p],Gamma:2.2})]}),95358:(($,T,i)=>{i.d(T,{Wx:()=>B,pi:()=>_,z:()=>A});var I=i(38340),a=i(
74135);function M(p,u){return E(p,u*72/p.userUnit)}function E(p,u){const{width:d,height:o}=(0,a.iN)(p),c={width:d-2*u,height:o-2*u,inset:u};return c.width>0&&c.
height>0?c:void 0}function B(p,u,d){const o=d===I.zU[p].fields.margin.default;return u.map(c=>{const l=M(c,d);if(l||!o)return l;const{width:h,height:g}=(0,a.iN)(
c);return E(c,Math.min(h,g)/10)})}const v=null;function _(p,{inset:u},d,o,c){const l=(0,a.iN)(p),h=l.width-u-o,g=l.height-u-c,y=d.endsWith("left")?u:d.endsWith(
"right")?h:(l.width-o)/2,P=d.startsWith("bottom")?u:d.startsWith("top")?g:(l.height-c)/2;return[y,P]}function A({kinds:p,pages:u},d){const o=u.find(({kind:c})=>!d[c]);
return o?[{field:"margin",message:b(o.index,p[o.kind])}]:[]}function b(p,u){const{width:d,height:o}=(0,a.iN)(u),c=(0,a.d)(Math.min(d,o)/2,u);return`leaves no ro\
om on page ${p+1}, which is ${(0,a.d)(d,u)} × ${(0,a.d)(o,u)} inches; it must be less than ${c}`}}),72313:(($,T,i)=>{i.d(T,{W:()=>U});var I=i(81627),a=i(45599),
M=i(98446),E=i(36078);function B(s,t,e,n){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${n.map(E._).join(" ")}]`}\
>> BDC
${s}
EMC
`}var v=i(36211),_=i(37709),A=i(85008),b=i(74135),p=i(5490);const u=400,d=.01;function o(s,t,e,n){const r=new _.BT(t),f=new c(s,e,n);for(let m=0;m<u&&r.next();m++)
if(f.takes(r))return!0;return!1}class c{document;resources;box;states=new p.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new l;clips=!1;constructor(t,e,n){
this.document=t,this.resources=e,this.box=n}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const n=v.lJ.get(e);return n!==void 0&&this.paintsPath(n)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const n=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=h(this.document,n),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==A.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[n,r,f,m]=(0,p.M)(t);return this.path.rectangle(e,n,r,f,m),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,n=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(n)?!0:(this.clips&&(e.clip=n&&e.clip&&y(n,e.clip)),this.clips=!1,this.path=new l,!1)}paintsImage(t){const e=this.states.current,
n=this.resource("XObject",t);if(!e.isOpaque||!(n instanceof a.Z6)||!g(this.document,n.dict))return!1;const r=new l;return r.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
r.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&P(y(t,e),this.box)}resource(t,e){const{document:n,resources:r}=this;return e===
void 0?null:n.resolve(n.dict(r?.get(t))?.get(e))}}class l{isRectangle=!0;points=[];point([t,e,n,r,f,m],w,S){this.points.push([t*w+n*S+f,e*w+r*S+m])}rectangle(t,e,n,r,f){
this.point(t,e,n),this.point(t,e+r,n),this.point(t,e+r,n+f),this.point(t,e,n+f)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,b.$L)(t),n=d*Math.max(e[2]-e[0],e[3]-e[1]),r=(f,m,w)=>Math.abs(f-m)<=n||Math.abs(f-w)<=n;return t.every(([f,m])=>r(f,e[0],e[2])&&r(m,e[1],e[3]))?e:void 0}}
function h(s,t){if(!t)return!0;const e=s.resolve(t.get("ca")),n=s.resolve(t.get("BM")),r=s.resolve(t.get("SMask"));return(e===null||e===1)&&(n===null||(0,a.Eo)(
n,"Normal"))&&(r===null||(0,a.Eo)(r,"None"))}function g(s,t){const e=s.resolve(t.get("ImageMask"))===!0;return(0,a.Eo)(s.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function y(s,t){return[Math.max(s[0],t[0]),Math.max(s[1],t[1]),Math.min(s[2],t[2]),Math.min(s[3],t[3])]}function P(s,t){const[e,
n]=[d*(t[2]-t[0]),d*(t[3]-t[1])];return s[0]<=t[0]+e&&s[1]<=t[1]+n&&s[2]>=t[2]-e&&s[3]>=t[3]-n}async function U(s,{kinds:t,pages:e},n){const{pace:r}=s.job,{layer:f,
subtype:m,groupColorSpace:w}=n,S=new I.B(s);f==="over"&&await S.inspect(e);const G=[];for(const[R,C]of e.entries()){const K=r.step(f==="over"?2e3:2e4);K&&await K,
R%1e3===0&&r.progress(R/e.length);const x=n.on(C,R);if(!x)continue;const{box:W}=t[C.kind],{resources:L}=x,N=j=>B(x.operators(j),m,f,W);if(f==="over")await S.over(
C,{resources:L,operators:N});else{const j=await S.contents.content(S.contents.own(C));o(s,j,s.dict(C.resources),W)&&G.push(C.index+1),S.under(C,{resources:L,operators:N})}
w!==void 0&&D(s,C.index,w)}return G.length>0?[O(G,e.length)]:[]}function D(s,t,e){const n=s.pages.number(t),r=s.entry(n,"Group"),f=s.dict(r);if(f?.has("CS"))return;
const m=(0,a.jd)({Type:(0,a.UU)("Group"),S:(0,a.UU)("Transparency"),...Object.fromEntries(f??[]),CS:e});(0,a.i9)(r)&&(0,a.Zm)(s.get(r))?s.put(r,m):s.pages.patch(
t,{Group:m})}function O(s,t){return{code:"stamp_hidden",message:`The stamp is hidden ${s.length===t?"on every page":`on ${(0,M.oi)(s)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),85476:(($,T,i)=>{i.d(T,{p:()=>l,z:()=>u});var I=i(58552),a=i(45599),M=i(52167),E=i(74135),B=i(95358),v=i(36078),
_=i(57117),A=i(72313),b=i(99876);const p="OctavoImage";async function u(h,g,y,P){const{transparency:U,layer:D,image:O}=g,s=await(0,b.F)(h,y),t=await P.prepared.
ofFile(O.bytes,"image",()=>(0,M.A)(O,"image",P)),{kinds:e}=s,n=(0,B.Wx)("add_image_watermark",e,g.margin),r=e.map((x,W)=>n[W]&&d(t,x,n[W],g.image_width)),f=o(s,
n,r);if(f.length>0)throw(0,I.G6)(f);const m=await(0,_._B)(h),w=t.embed(h,{profiled:m!==void 0}),S=U===0?w:c(h,w,U),G=e.map((x,W)=>{const{width:L,height:N}=r[W],
[j,z]=(0,B.pi)(x,n[W],g.position,L,N),k=(0,E.lw)(t.upright,[L,0,0,N,j,z]);return(0,v.vs)((0,E.lw)(k,(0,E.S3)(x)))}),R=U>0||t.transparency==="soft-mask",C=await(0,A.
W)(h,s,{layer:D,subtype:"Watermark",groupColorSpace:R?(0,_.Qg)(m):void 0,on:({kind:x})=>({resources:[{category:"XObject",name:p,ref:S}],operators:([W=""])=>(0,v.
qK)(W,G[x])})}),K=m&&l(m,t,R);return K&&C.push((0,_.c4)(h,m,K)),{notes:C,version:t.version}}function d({displayed:h},g,y,P){const U=h.height/h.width,D=Math.min(
y.width,y.height/U),O=P===void 0?D:P*72/g.userUnit;return O>D*(1+1e-9)?void 0:{width:O,height:O*U}}function o(h,g,y){const{kinds:P,pages:U}=h,D=(0,B.z)(h,g);if(D.
length>0)return D;const O=U.find(({kind:r})=>!y[r]);if(!O)return[];const[s,t]=[P[O.kind],g[O.kind]],[e,n]=[(0,E.d)(t.width,s),(0,E.d)(t.height,s)];return[{field:"\
image_width",message:`is too large for page ${O.index+1}, where the margins leave ${e} × ${n} inches for the image`}]}function c(h,g,y){const P=Math.round(100-
y)/100,U=(0,a.jd)({Type:(0,a.UU)("ExtGState"),ca:P,CA:P,BM:(0,a.UU)("Normal"),SMask:(0,a.UU)("None")}),D=(0,a.jd)({ExtGState:(0,a.jd)({G0:U}),XObject:(0,a.jd)({
X0:g})}),O=(0,a.jd)({Type:(0,a.UU)("XObject"),Subtype:(0,a.UU)("Form"),BBox:[0,0,1,1],Resources:D});return h.add(new a.Z6(O,Buffer.from("/G0 gs /X0 Do","latin1")))}
function l(h,g,y){if(h.part===1){if(y)return _.Br.transparency;if(g.bitsPerComponent===16)return _.Br.sixteenBits;if(g.iccVersion===4)return _.Br.profile}return g.
components===4&&g.iccVersion===void 0&&!(0,_.hU)(h,4)?_.Br.cmyk:void 0}}),5490:(($,T,i)=>{i.d(T,{M:()=>E,U:()=>M});var I=i(74135);const a=1e4;class M{current;saved=[];beyond=0;constructor(v){
this.current=v}follow(v){switch(v.operator){case"q":return this.saved.length<a?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(v),!0;default:return!1}}transform(v){if(v.count!==6)return;const[_,A,
b,p,u,d]=E(v);this.current.matrix=(0,I.lw)([_,A,b,p,u,d],this.current.matrix)}}const E=B=>Array.from({length:B.count},(v,_)=>B.number(_))})};
