"use strict";exports.id=8682,exports.ids=[8682],exports.modules={3910:((rt,Q,g)=>{g.d(Q,{KO:()=>S,Lv:()=>Y,QR:()=>$,g4:()=>B});var I=g(9721),m=g(6009);function Y(w){if(w.length===
0)return[];const x=w.length===1?"One name is":`${w.length} names are`;return[{code:"unknown_fields_ignored",message:(0,m.$h)(`${x} not in the form and not used:\
 ${(0,I.KE)(w)}`)}]}function B(w){if(w.length===0)return[];const x=w.length===1?"One field":`${w.length} fields`;return[{code:"fields_not_filled",message:(0,m.$h)(
`${x} of the form got no value: ${(0,I.KE)(w)}`)}]}function $(w,x){if(w.length===0)return[];const L=w.length===1?"One field is too small for its value":`${w.length}\
 fields are too small for their values`,Z=x?"The rest is lost with the fields: shorten the values first.":"The form stores the whole values.";return[{code:"valu\
e_cut_off",message:`${L}, and only a part shows: ${(0,I.KE)(w.map(({name:C})=>C))}. ${Z}`}]}function S(w){return w.length===0?[]:[{code:"appearance_left_to_view\
er",message:`No available font has all characters of ${w.length===1?"one field":`${w.length} fields`}: ${(0,I.KE)(w.map(({name:L})=>L))}. The values are stored.\
 Viewers that draw fields show them, and may draw the other fields again; other viewers leave them blank.`}]}}),6031:((rt,Q,g)=>{g.d(Q,{$:()=>J,d:()=>K});var I=g(
9153),m=g(6039),Y=g(3008),B=g(4414),$=g(4324),S=g(3910),w=g(3649),x=g(5079),L=g(9721),Z=g(7497),C=g(9980),O=g(6692);function W(c,h,u){if(h.kind!=="text"||typeof u!=
"string"||(0,Z.mU)(c,h))return!0;const p=u.replace(k,"");return H.test(p)?h.widgets.every(({dict:b})=>{const D=c.resolve(c.dict(b.get("AP"))?.get("N"));if(!(D instanceof
m.Z6))return!0;const P=c.decodedPart(D),T=P?.whole?z(P.data):void 0;return T===void 0||!H.test(T)||T===p}):!0}const k=/[\s\b]+/g,H=/^[!-~]*$/;function z(c){const h=new O.
oz(c);let u="";for(let p=h.next(!0);p!==O.Kp;p=h.next(!0))if(p===O.An)u+=Buffer.from((0,C.E3)(c,h.start,h.end)).toString("latin1");else if(p===O.Cd||p===O.QR&&(h.
code===F||h.code===N))return;return u.replace(k,"")}const F=(0,O.$N)("Do"),N=(0,O.$N)("BI");var G=g(5718);async function K(c,h,u,p,{unknownFields:b,flatten:D}){
const{assignments:P,unknown:T,issues:q}=new B.n(c,h,u).assign(p,b);if(q.length>0)throw(0,I.G6)(q);const j=new Y.y(c,h,u),it=[];for(const X of P){const{field:ht,
same:Mt}=X;if(Mt&&V(ht)&&d(c,u,ht)&&W(c,ht,u.of(ht)))continue;it.push(X),st(c,h,u,j,X);const mt=c.job.pace.step(3e3);mt&&await mt}const at=new Set(it.map(({field:X})=>X)),
ot=await J(c,h,u,j,{fields:at,missing:D});if(ot.length>0&&D)throw(0,I.G6)([{field:"values",message:`no available font has all characters of ${(0,L.TL)(ot.slice(
0,10).map(({name:X})=>X))}, so they cannot become content of the page; leave out flatten, and viewers will show these fields`}]);const dt=new Set(P.map(({field:X})=>X)),
gt=h.fields.filter(X=>(0,B.K)(X)&&!dt.has(X)).map(({name:X})=>X);return{notes:[...(0,S.Lv)(T),...b==="ignore"?(0,S.g4)(gt):[],...(0,S.KO)(ot),...(0,S.QR)([...j.
tooSmall],D),...(0,Z.dx)(c,h,[...at],it.some(({same:X})=>!X))],unusedKeys:T,unfilledFields:gt,filled:P.length}}async function J(c,h,u,p,{fields:b=new Set,missing:D}){
const P=h.needsAppearances,T=[];for(const j of h.fields){const it=D&&v(c,j);if(!(!P&&!b.has(j)&&!it)){if(V(j)||j.kind==="button"){if(await p.plan(j))continue;D&&
!b.has(j)&&d(c,u,j)||T.push(j)}else if(j.kind==="checkbox"||j.kind==="radio"){(0,$.lD)(c,h,j).all.some(dt=>dt.missing)&&tt(c,h,p,j),P&&!b.has(j)&&_(c,h,j);const ot=c.
job.pace.step(3e3);ot&&await ot}}}await p.finish();for(const j of T)b.has(j)&&M(c,j);const{form:q}=h;return q&&(T.length>0||P)&&(c.edit(q.holder),T.length>0?q.dict.
set("NeedAppearances",!0):q.dict.delete("NeedAppearances")),T}const V=({kind:c})=>c==="text"||c==="password"||c==="dropdown"||c==="list";function tt(c,h,u,p){const b=(0,$.
lD)(c,h,p),D=h.inherited(p.nodes[0],"V");u.drawStates(p,b);for(const{widget:P,state:T,missing:q}of b.all)q&&(c.edit(P.number),P.dict.set("AS",new m.SX((0,m.Eo)(
D,T)?T:"Off")))}function _(c,h,u){const p=(0,$.L4)(c,h,u),b=h.inherited(u.nodes[0],"V")!==null,D=P=>p===void 0||(0,$.o9)(c,P,p);b&&u.widgets.some(D)&&(0,$.wb)(c,
u,p,et(c,u,p))}function st(c,h,u,p,{field:b,assigned:D,same:P}){if(b.kind==="checkbox"||b.kind==="radio"){if(D.kind==="kept"){const T=(0,$.L4)(c,h,b);(0,$.wb)(c,
b,T,et(c,b,T))}else ft(c,h,p,b,D.kind==="state"?D.state:void 0,P);return}for(const T of b.nodes)if(c.edit(T.number),T.dict.delete("RV"),D.kind!=="kept")if(T.dict.
delete("I"),D.kind==="text")T.dict.set("V",(0,G.v8)(D.text));else if(D.kind==="choices"){const q=D.values.map(G.v8);T.dict.set("V",q.length===1?q[0]:q);const j=new Set(
D.values),it=u.choices(b).flatMap(({value:at},ot)=>j.has(at)?[ot]:[]);it.length>0&&T.dict.set("I",it)}else T.dict.delete("V"),h.inherited(T,"V")!==null&&T.dict.
set("V",(0,G.v8)(""));for(const{node:T,number:q}of b.widgets)b.nodes.includes(T)||!(T.dict.has("V")||T.dict.has("RV"))||(c.edit(q),T.dict.delete("V"),T.dict.delete(
"RV"))}function ft(c,h,u,p,b,D){const P=(0,$.lD)(c,h,p);b&&P.all.some(({missing:T})=>T)&&u.drawStates(p,P),(0,$.wb)(c,p,b?.state,et(c,p,b?.state,D?void 0:b?.widget))}
function et(c,h,u,p){if(u===void 0||h.kind!=="radio"||h.flags&x.Uv)return()=>!0;const b=h.widgets.filter(P=>(0,$.o9)(c,P,u)),D=p??b.find(({dict:P})=>(0,m.Eo)(c.
resolve(P.get("AS")),u))??b[0];return P=>P===D}function d(c,h,u){const p=h.of(u)!==null;return u.widgets.every(({dict:b})=>{const D=c.resolve(c.dict(b.get("AP"))?.
get("N"));if(D instanceof m.Bi)return!0;if(!(D instanceof m.Z6))return(0,w.Dm)(c,b)===void 0;if(!p)return!0;try{return A.test(Buffer.from(c.decoded(D)).toString(
"latin1"))}catch{return!1}})}const A=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,v=(c,h)=>h.kind!=="signature"&&h.widgets.some(u=>!(0,Y.d)(c,u));function M(c,h){for(const{number:u,
dict:p}of h.widgets)c.edit(u),p.delete("AP")}}),6429:((rt,Q,g)=>{g.d(Q,{ai:()=>Y,b8:()=>m,dc:()=>$,zO:()=>B});var I=g(5975);function m(S,w){const x=typeof S=="n\
umber"?Math.abs(S):0,L=typeof w=="number"?Math.abs(w):0;return{capHeight:x>=400&&x<=850?x:700,descent:-(L>=50?Math.min(L,230):230)}}const Y=S=>(0,I.ZV)(Math.round(
S*1e3)/1e3||0),B=(S,w)=>`<${S.map(x=>x.toString(16).padStart(w*2,"0")).join("")}>`;function $(S){return S.some(w=>w<32||w>126)?B(S,1):`(${String.fromCharCode(...S).
replace(/[\\()]/g,"\\$&")})`}}),3008:((rt,Q,g)=>{g.d(Q,{y:()=>Se,d:()=>Lt});var I=g(8962),m=g(6039),Y=g(6173);const B=new Map([["g",1],["rg",3],["k",4]]),$=new Map(
[["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function S(s){let t,e=0,n="0 g",i="g",o=0,r=1;const l=new Y.B(Buffer.from(s,"latin1"));for(;l.next();){
const{operator:a,count:f}=l,y=l.number(f-1);switch(a){case"cs":i=$.get(l.name(f-1)??""),n="0 g";break;case"Tc":Number.isNaN(y)||(o=Math.min(Math.max(y,-x),x));break;case"\
Tz":y>0&&(r=Math.min(Math.max(y,1),L)/100);break;case"Tf":{const E=Math.max(f-2,0);t=l.name(E)??t,e=Math.min(Math.abs(l.number(E+1))||0,w);break}default:n=Z(l,a===
"sc"||a==="scn"?i:a)??n}}return{font:t,size:e,colour:n,spacing:o,stretch:r}}const w=2e3,x=100,L=1e3;function Z(s,t){const e=t===void 0?void 0:B.get(t);if(e===void 0||
s.count<e)return;const n=Array.from({length:e},(i,o)=>s.number(s.count-e+o));return n.some(Number.isNaN)?void 0:`${n.join(" ")} ${t}`}var C=g(397),O=g(6504),W=g(
381),k=g(9153),H=g(269);const z=65536,F=1<<24,N=100,G=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;async function K(s,t){const e=s.
resolve(t);if(!(e instanceof m.Z6))return[];let n;try{n=await s.decodedAtEase(e)}catch(o){if(!(o instanceof k.zU)||o.code==="cancelled")throw o;return[]}const i=new J;
for(const[o,r]of(0,H.bS)(n).toString("latin1",0,F).matchAll(G)){if(i.read(o,r?.replace(/\s/g,""))>=z)break;const l=s.job.pace.step(N);l&&await l}return[...i.single,
...i.ranges]}class J{single=[];ranges=[];length=0;operands=[];place=-1;read(t,e){if(t==="beginbfchar"||t==="beginbfrange")this.begin(t==="beginbfchar"?2:3);else if(t===
"endbfchar"||t==="endbfrange")this.begin(0);else{if(this.length===0)return 0;t==="["?this.place=this.operands.length===2?0:-1:t==="]"?this.begin(this.length):this.
place>=0?this.item(e):this.operand(e)}return this.single.length+this.ranges.length}begin(t){this.length=t,this.operands.length=0,this.place=-1}item(t=""){const e=V(
this.operands[0])+this.place++;this.add(this.ranges,e,e,t)}operand(t=""){const{operands:e,length:n}=this;if(e.push(t),e.length<n)return;const[i,o]=[V(e[0]),V(e[n-
2])];this.add(n===2?this.single:this.ranges,i,o,t),e.length=0}add(t,e,n,i){i===""||i.length%4!==0||!(e<=n)||t.push({first:e,last:n,text:Buffer.from(i,"hex").swap16().
toString("utf16le")})}}const V=s=>s.length<=8?parseInt(s,16):NaN;var tt=g(6524),_=g(5710),st=g(8960);const ft=500;class et{starts;owners;constructor(t,e){this.starts=
t,this.owners=e}static async of(t,e){const n=new Set;for(const{first:a,last:f}of t)n.add(a).add(f+1);const i=Float64Array.from(n).sort(),o=new Array(i.length),r=Uint32Array.
from({length:i.length+1},(a,f)=>f),l=a=>{let f=a;for(;r[f]!==f;)f=r[f];for(;a!==f;){const y=r[a];r[a]=f,a=y}return f};for(const a of t){for(let y=l((0,st.B)(i,a.
first));i[y]<=a.last;y=l(y))o[y]=a,r[y]=y+1;const f=e.step(ft);f&&await f}return new et(i,o)}find(t){return this.owners[(0,st.M)(this.starts,t)-1]}}var d=g(6429);
function A(s,t,e,n){const i=s.array(t.get("Widths"))?.map(l=>s.resolve(l)),o=s.resolve(t.get("FirstChar")),r=s.resolve(e?.get("MissingWidth"));return!i||typeof o!=
"number"?(l,a)=>n?.(a)??(typeof r=="number"&&r>0?r:500):(l,a)=>{const f=i[l-o];return typeof f=="number"&&f>0?f:n?.(a)}}const v=65535,M=65536;async function c(s,t){
const e=s.resolve(t.get("DW")),n=await et.of(h(s,t.get("W")).reverse(),s.job.pace);return i=>{const o=n.find(i),r=typeof o?.value=="object"?s.resolve(o.value[i-
o.first]):o?.value;return typeof r=="number"?r:typeof e=="number"?e:1e3}}function h(s,t){const e=[],n=s.array(t)??[];for(let i=0;i+1<n.length&&e.length<M;){const[
o,r,l]=n.slice(i,i+3).map(E=>s.resolve(E));if(typeof o!="number")break;const a=(0,m.cy)(r),f=a?o+r.length-1:r,y=a?r:l;i+=a?2:3,!(typeof f!="number"||f<0||o>v||f<
o)&&((0,m.cy)(y)||typeof y=="number")&&e.push({first:o,last:Math.min(f,v),value:y})}return e}async function u(s,t,e){const n=(0,_.hL)(s,e);if(!n||(0,_.Vb)(s,e.get(
"Encoding"))!=="Identity-H")return;const i=(0,tt.o)(s,e);if(i==="unusable"||i===void 0)return;const o=T(s,n),r=(E,R)=>{if(i.kind!=="truetype")return i.kind==="n\
amed"||i.has(R);const U=o(R);return i.has(U)&&(D.has(E)||i.isDrawn(U))},l=await p(s,e),a=E=>{const R=l(E);if(R!==void 0&&r(E,R))return{cid:R,isSaid:!0};const U=i.
kind==="truetype"?q(s,n,i,E):void 0;return U!==void 0&&r(E,U)?{cid:U,isSaid:!1}:void 0},f=(0,_.nb)(s,e),y=(0,d.b8)(s.resolve(f?.get("CapHeight")),s.resolve(f?.get(
"Descent")));return new P(t,a,await c(s,n),y)}async function p(s,t){const e=(await K(s,t.get("ToUnicode"))).flatMap(({first:i,last:o,text:r})=>{const l=[...r],a=l[0]?.
codePointAt(0);return l.length!==1||a===void 0||i>b?[]:[{first:a,last:a+Math.min(o,b)-i,value:i}]}),n=await et.of(e,s.job.pace);return i=>{const o=n.find(i);return o&&
o.value+i-o.first}}const b=65535,D=new Set([32,160]);class P{resource;find;widths;extent;found=new Map;constructor(t,e,n,i){this.resource=t,this.find=e,this.widths=
n,this.extent=i}covers(t){if(new RegExp("\\p{M}","u").test(t))return!1;for(const e of t)if(!this.glyph(e))return!1;return!0}width(t){let e=0;for(const n of t)e+=
this.widths(this.glyph(n)?.cid??0);return e}show(t){const e=Array.from(t,o=>this.glyph(o)),n=`${(0,d.zO)(e.map(o=>o?.cid??0),2)} Tj`;return e.every(o=>o?.isSaid)?
n:`/Span <</ActualText <${Buffer.from((0,W.wx)(t).bytes).toString("hex")}>>> BDC ${n} EMC`}glyph(t){const e=t.codePointAt(0);return this.found.has(e)||this.found.
set(e,this.find(e)),this.found.get(e)}}function T(s,t){const e=s.resolve(t.get("CIDToGIDMap"));if(!(e instanceof m.Z6))return i=>i;const n=s.decoded(e);return i=>(n[i*
2]??0)<<8|(n[i*2+1]??0)}function q(s,t,e,n){if(!(s.resolve(t.get("CIDToGIDMap"))instanceof m.Z6))return e.unicode(n)||void 0}var j=g(8728),it=g(9921);const at={
Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 \
667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 \
833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556\
 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834\
 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 88\
9 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333 474 556 556 889 722 238 333 333 38\
9 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 72\
2 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 50\
0 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 5\
56 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 \
278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 \
611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500\
 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333\
 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 500 0 333 500 444 1000 500 500 333 10\
00 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 276 500 564 333 760 333 400 564 300 \
300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 722 722 722 722 722 564 722 722 722 \
722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 500 500 500 500 500 500",TimesRomanBold:"\
250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778\
 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 50\
0 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 667 0 0 333 333 500 500 350 500 1000 333 \
1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 250 333 300 330 500 750 750 750 500 722 7\
22 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 556 500 500 500 500 500 500 722 444 444 \
444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 420 500 500 833 778 214 333 333 500 675 2\
50 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 5\
56 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 2\
75 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 667 0 389 444 250 389 500 500 500 500 275 \
500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 611 889 667 611 611 611 611 333 333 333 \
333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 \
675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 5\
00 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 889 667 611 611 333 278 333 570 500 333 5\
00 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0 500 0 333 500 500 1000 500 500 333 1000\
 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 747 266 500 606 333 747 333 400 570 300 3\
00 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 722 722 722 722 722 722 570 722 722 722 7\
22 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 444 500 444"};function ot(s){
const{name:t}=(0,_.GV)(s),e=/bold|black|heavy/i.test(t),n=/italic|oblique/i.test(t);return/^(Helvetica|Arial)/i.test(t)?e?"HelveticaBold":"Helvetica":/^Times/i.
test(t)?e?n?"TimesRomanBoldItalic":"TimesRomanBold":n?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(t)?"Courier":void 0}const dt=new Map;function gt(s){const t=s in
at?s:ot(s);if(t===void 0)return;if(t==="Courier")return()=>600;let e=dt.get(t);if(!e){const i=at[t].split(" ").map(Number);e=new Map(i.flatMap((o,r)=>o>0?[[j.NF.
charCodeAt(r),o]]:[])),dt.set(t,e)}const n=e;return i=>n.get(i)}function X(s){return/Times/i.test(s)?{capHeight:662,descent:-217}:/Courier/i.test(s)?{capHeight:562,
descent:-157}:{capHeight:718,descent:-207}}function ht(s,t,e){if(!/^(Type1|MMType1|TrueType)$/.test((0,_.Vb)(s,e.get("Subtype"))))return;const n=(0,_.nb)(s,e),i=(0,tt.
o)(s,e);if(i==="unusable")return;const o=i?void 0:gt((0,_.Vb)(s,e.get("BaseFont"))),r=(0,j.pE)(s,n,e),l=(0,j.P$)(s,e,r,i!==void 0);if(!l)return;const a=A(s,e,n,
o),f=new Map;for(const[y,E]of l){if(f.has(E.point)||i&&!jt(i,y,E))continue;const R=a(y,E.point);R!==void 0&&f.set(E.point,{code:y,width:R})}for(const[y,E]of[[160,
32],[8208,45],[8209,45]])!f.has(y)&&f.has(E)&&f.set(y,f.get(E));if(f.size!==0)return new mt(t,f,Wt(s,e,n,o!==void 0))}function Mt(s,t="Helvetica"){const e=gt(t),
n=new Map;for(let i=32;i<256;i++){const o=j.NF.charCodeAt(i-32),r=e(o);o!==0&&r!==void 0&&n.set(o,{code:i,width:r})}return new mt(s,n,X(t))}class mt{resource;codes;extent;constructor(t,e,n){
this.resource=t,this.codes=e,this.extent=n}covers(t){for(const e of t)if(!this.codes.has(e.codePointAt(0)))return!1;return!0}width(t){let e=0;for(const n of t)e+=
this.codes.get(n.codePointAt(0))?.width??0;return e}show(t){const e=[];for(const n of t)e.push(this.codes.get(n.codePointAt(0))?.code??32);return`${(0,d.dc)(e)}\
 Tj`}}function jt(s,t,{point:e,name:n}){if(s.kind!=="truetype")return s.has(n)||s.has((0,it.S)(e))||e===32;const i=s.unicode(e)||s.code(t);return i>0?e===32||e===
160||s.isDrawn(i):s.has(n)}function Wt(s,t,e,n){return!e&&n?X((0,_.Vb)(s,t.get("BaseFont"))):(0,d.b8)(s.resolve(e?.get("CapHeight")),s.resolve(e?.get("Descent")))}
class Ut{document;model;known=new Map;byNumber=new Map;helvetica;typeface;embeddedOnly;defaults;constructor(t,e){this.document=t,this.model=e,this.defaults=t.dict(
t.dict(e.form?.dict.get("DR"))?.get("Font"))}async select(t,e,n){if((0,O.Sw)(n))return;this.embeddedOnly??=(await(0,C.ds)(this.document)).archive!==void 0;const i=await this.
own(t,e);return i.usable&&(!this.embeddedOnly||i.embedded||n==="")&&i.font.covers(n)?i:(this.typeface??=await(await Promise.all([g.e(7762),g.e(4270)]).then(g.bind(
g,4270))).EmbeddedTypeface.open(this.document),this.typeface.covers(n)?{font:this.typeface,name:"NotoSans"}:void 0)}async finish(){await this.typeface?.embed()}async own(t,e=""){
const n=this.find(t,e);if(n===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};const i=await this.open(n),o=(0,tt.n)(this.document,this.document.
dict(n)),r=/^[\w+.-]+$/.test(e)?e:"F0";return{font:i??this.standard(),name:r,usable:i!==void 0,embedded:o}}find(t,e){const{document:n}=this;if(e==="")return;const i=n.
dict(n.dict(this.model.inherited(t.node,"DR"))?.get("Font")),o=n.resolve(n.dict(t.dict.get("AP"))?.get("N")),r=o instanceof m.Z6?n.dict(n.dict(o.dict.get("Resou\
rces"))?.get("Font")):void 0;for(const l of[i,this.defaults,r]){const a=l?.get(e);if(a!==void 0&&n.dict(a))return a}}async open(t){if(t instanceof m.oS?this.byNumber.
has(t.number):this.known.has(t))return t instanceof m.oS?this.byNumber.get(t.number):this.known.get(t);const n=this.document.dict(t);let i;try{i=n&&(ht(this.document,
t,n)??await u(this.document,t,n))}catch(o){if(!Ht(o))throw o}return t instanceof m.oS?this.byNumber.set(t.number,i):this.known.set(t,i),i}standard(){return this.
helvetica??=Mt(this.document.add(kt()))}}const kt=()=>new m.Bi([["Type",new m.SX("Font")],["Subtype",new m.SX("Type1")],["BaseFont",new m.SX("Helvetica")],["Enc\
oding",new m.SX("WinAnsiEncoding")]]),Ht=s=>s instanceof Error&&"code"in s&&s.code==="unreadable_document";var lt=g(3649);const Vt=s=>/^[48Hlnu]$/.test(s);function zt(s,t,e,n,i){
const o=[n?Qt(s):(0,lt.cH)(s)];return e&&o.push("q",i,Xt(s,t),"Q"),o.filter(r=>r!=="").join(`
`)}const Gt={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:Zt(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function Zt(){return Array.from({length:10},(s,t)=>{const e=Math.PI/2+t*Math.PI/5,
n=t%2===0?50:20;return[50+n*Math.cos(e),47+n*Math.sin(e)]})}function Xt({width:s,height:t,border:e},n){const i=Math.max(Math.min(s,t)-2*e,0)*.8,[o,r]=[(s-i)/2,(t-
i)/2];return n==="l"?`${xt(s/2,t/2,i*.36)} f`:`${Gt[n].map(([a,f])=>`${(0,d.ai)(o+a*i/100)} ${(0,d.ai)(r+f*i/100)}`).map((a,f)=>`${a} ${f===0?"m":"l"}`).join(" ")}\
 f`}function Qt({width:s,height:t,background:e,borderColour:n,line:i,style:o,dash:r}){const l=Math.min(s,t)/2,a=[];return e&&a.push((0,lt.nI)(e,!0),`${xt(s/2,t/
2,l)} f`),n&&i>0&&(a.push((0,lt.nI)(n,!1),`${(0,d.ai)(i)} w`),o==="D"&&a.push(`[${r.map(d.ai).join(" ")}] 0 d`),a.push(`${xt(s/2,t/2,l-i/2)} s`)),a.join(`
`)}const Yt=.5523;function xt(s,t,e){const[n,i]=[e,e*Yt],o=(...r)=>r.map((l,a)=>(0,d.ai)((a%2===0?s:t)+l)).join(" ");return`${o(n,0)} m ${o(n,i,i,n,0,n)} c ${o(
-i,n,-n,i,-n,0)} c ${o(-n,-i,-i,-n,0,-n)} c ${o(i,-n,n,-i,n,0)} c`}class Jt{font;spacing;stretch;constructor(t,e,n){this.font=t,this.spacing=e,this.stretch=n}get resource(){
return this.font.resource}get extent(){return this.font.extent}covers(t){return this.font.covers(t)}width(t){return(this.font.width(t)+[...t].length*this.spacing)*
this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,d.ai)(this.spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,d.ai)(this.stretch*100)} Tz`],this.font.
show(t,e)].join(" ")}use(t){this.font.use?.(t)}}const ct=1.15,Tt=4,At=12,qt=2,vt=({border:s})=>Math.max(2*s,qt);function _t(s,t){const{frame:e,font:n,quadding:i}=s,
o=vt(e),r=n.width(t)/1e3,l=Math.max(e.width-2*o,0),a=s.size||Bt(s,t,r===0?1/0:l/r);return{size:a,lines:[{text:t,x:Ot(i,o,l,r*a),y:It(e,n,a,t)}]}}function te(s,t){
const{frame:e,font:n,quadding:i}=s,o=vt(e),r=Math.max(e.width-2*o,1),l=Math.max(e.height-2*o,1);let a=s.size||At,f=Ft(n,t,r/a*1e3);for(;s.size===0&&a>Tt&&f.length*
a*ct>l;)a-=.5,f=Ft(n,t,r/a*1e3);const y=ae(e,n,a,f);return{size:a,lines:f.map((E,R)=>({text:E,x:Ot(i,o,r,n.width(E)/1e3*a),y:y-R*a*ct}))}}function ee(s,t,e){const{
frame:n,font:i,quadding:o}=s,r=n.width/e,l=Ct(t),a=l.reduce((U,nt)=>Math.max(U,i.width(nt)/1e3),0),f=s.size||Bt(s,t,a===0?1/0:r/a),y=Math.max(e-l.length,0),E=o===
2?y:o===1?Math.floor(y/2):0,R=It(n,i,f,t);return{size:f,lines:l.map((U,nt)=>({text:U,x:r*(E+nt+.5)-i.width(U)/1e3*f/2,y:R}))}}function ne(s,t,e){const{frame:n,font:i,
quadding:o}=s,r=vt(n),l=Math.max(n.width-2*r,0),a=s.size||At,f=$t(n,a),y=n.height-n.border-(ct+i.extent.capHeight/1e3)/2*a;return{size:a,lines:t.slice(e,e+Math.
ceil(f)).map((E,R)=>({text:E,x:Ot(o,r,l,i.width(E)/1e3*a),y:y-R*a*ct}))}}const $t=({height:s,border:t},e)=>Math.max(s-2*t,0)/((e||At)*ct);function Bt({frame:{height:s,
border:t},font:e},n,i){const{above:o,below:r}=wt(e,n),l=(s-2*t)/Math.max(ct,o+r);return Math.max(Math.min(l,i),Tt)}const Pt=.235,se=.05,ie=new RegExp("[\\p{Lu}\\p\
{Nd}bdfhklt]\\p{M}","u"),oe=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function wt({extent:s},t){return{above:s.capHeight/1e3+(ie.test(t.normalize("NFD"))?
Pt:se),below:oe.test(t)?0:-s.descent/1e3}}function It({height:s,border:t},e,n,i){const{above:o,below:r}=wt(e,i),l=t+r*n,a=s-t-o*n;return l>a?(l+a)/2:Math.min(Math.
max(s/2-e.extent.capHeight/2e3*n,l),a)}function re({width:s,height:t,border:e},n,{size:i,lines:o}){if(o.length>0&&!(s>2*e&&t>2*e))return!0;const r=.1*i;return o.
some(({text:l,x:a,y:f})=>{const{above:y,below:E}=wt(n,l);return a+n.width(l)/1e3*i>s-e+r||f+y*i>t-e+r||f-E*i<e-r})}function ae(s,t,e,n){const{height:i,border:o}=s,
r=i-vt(s)-(t.extent.capHeight/1e3+Pt)*e,l=o+(wt(t,n.at(-1)??"").below+(n.length-1)*ct)*e,a=i-o-wt(t,n[0]??"").above*e;return Math.max(r,Math.min(l,a))}function Ot(s,t,e,n){
return n>e||s===0?t:t+(s===2?e-n:(e-n)/2)}const Ct=s=>s.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu"))??[];function Ft(s,t,e){const n=[];for(const i of t.split(
`
`)){let o="",r=0;for(const l of i.match(/ *[^ ]+| +$/g)??[]){const a=s.width(l);if(r+a<=e){o+=l,r+=a;continue}let f=l.trimStart();for(o!==""&&n.push(o);;){const y=ce(
s,f,e);if(y>=f.length)break;n.push(f.slice(0,y)),f=f.slice(y)}o=f,r=s.width(f)}n.push(o)}return n}function ce(s,t,e){if(s.width(t)<=e)return t.length;let n=0,i=0;
for(const o of Ct(t)){if(i+=s.width(o),i>e&&n>0)break;n+=o.length}return n}function yt(s,t){const n=(0,O.RK)(s).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
"");return t==="several"?n:n.replace(/\n/g," ")}function Et(s){return s.kind==="list"?s.rows.texts.join(""):s.text.replace(/\n/g,"")}function fe(s,t){switch(t.kind){case"\
line":return _t(s,t.text);case"paragraph":return te(s,t.text);case"comb":return ee(s,t.text,t.cells);case"list":return ne(s,t.rows.texts,t.rows.first)}}function le(s,t,{
texts:e,chosen:n,first:i}){const o=Math.max(Math.floor($t(s,t)),1),[r]=n,l=Math.max(e.length-o,0),a=r===void 0||r>=i&&r<i+o?i:r;return Math.min(Math.max(a,0),l)}
function de(s,t,e,n){let i=e.lines;if(t.kind==="list"){const{chosen:r,first:l}=t.rows;i=r.map(a=>e.lines[a-l])}const o=i.filter(r=>r!==void 0&&r.text.trim()!=="");
return i.includes(void 0)||re(s,n,{size:e.size,lines:o})}function he(s,t,e,n){const{font:i,name:o,colour:r}=n,l=[(0,lt.cH)(s),...t.kind==="comb"?[ge(s,t.cells)]:
[],"/Tx BMC"],a=e.lines.filter(({text:R})=>R.trim()!==""),{border:f,width:y,height:E}=s;if(a.length>0&&y>2*f&&E>2*f){const R=[f,f,y-2*f,E-2*f].map(d.ai).join(" ");
l.push("q",`${R} re W n`),t.kind==="list"&&l.push(pe(s,t.rows,e.size)),l.push("BT",r,`/${o} ${(0,d.ai)(e.size)} Tf`);let[U,nt]=[0,0];for(const ut of a){const[St,
pt]=[Nt(ut.x),Nt(ut.y)];l.push(`${(0,d.ai)(St-U)} ${(0,d.ai)(pt-nt)} Td`,i.show(ut.text,e.size)),[U,nt]=[St,pt]}l.push("ET","Q")}return l.push("EMC"),l.filter(R=>R!==
"").join(`
`)}const Nt=s=>Math.round(s*1e3)/1e3,ue="0.6 0.757 0.855 rg";function pe(s,{chosen:t,first:e},n){const{border:i,width:o,height:r}=s,l=n*ct,a=t.filter(y=>y>=e&&r-
i-(y-e)*l>i);if(a.length===0)return"";const f=a.map(y=>{const E=r-i-(y-e+1)*l;return`${[i,E,o-2*i,l].map(d.ai).join(" ")} re`});return[ue,...f,"f"].join(`
`)}function ge({width:s,height:t,line:e,borderColour:n,style:i},o){if(!n||e===0||i!=="S"&&i!=="D"||o>me)return"";const r=Array.from({length:o-1},(l,a)=>{const f=(0,d.
ai)(s/o*(a+1));return`${f} 0 m ${f} ${(0,d.ai)(t)} l`});return r.length>0?`${r.join(" ")} S`:""}const me=1e3;var Rt=g(5079),bt=g(5718);const we=600,ye=1e3,ve=512,
be=1;class Se{document;model;values;tooSmall=new Set;planned=[];fonts;resources=new Map;constructor(t,e,n){this.document=t,this.model=e,this.values=n,this.fonts=
new Ut(t,e)}async plan(t){const e=[];for(const i of t.widgets){const o=(0,lt.Dm)(this.document,i.dict);if(!o||t.kind==="button"&&(Lt(this.document,i)||Me(o)))continue;
const r=await this.planWidget(t,i,o);if(!r)return!1;e.push(r);const l=this.document.job.pace.step(8e3);l&&await l}this.planned.push(...e);const n=({widget:i,frame:o,
wanted:r,layout:l,selected:a})=>i.pages.length>0&&de(o,r,l,a.font);return t.kind!=="password"&&e.some(n)&&this.tooSmall.add(t),!0}async finish(){for(const{selected:t,
layout:e}of this.planned)for(const{text:n}of e.lines)t.font.use?.(n);await this.fonts.finish();for(const{widget:t,frame:e,wanted:n,layout:i,selected:o,colour:r}of this.
planned){const{font:l,name:a}=o,f=he(e,n,i,{font:l,name:a,colour:r}),E=i.lines.length===0?new m.Bi:this.resourcesOf(a,l.resource);this.document.edit(t.number),t.
dict.set("AP",new m.Bi([["N",this.document.add(Kt(e,f,E))]]));const R=this.document.job.pace.step(4e3);R&&await R}}drawStates(t,e){for(const{widget:n,state:i,missing:o}of e.
all){const r=o?(0,lt.Dm)(this.document,n.dict):void 0;if(!r)continue;const l=r.caption instanceof m.Mx?(0,bt.Px)(r.caption.bytes):"",a=Vt(l)?l:t.kind==="radio"?
"l":"4",f=t.kind==="radio"&&a==="l",{colour:y}=S(this.defaultAppearance(n)),E=new m.Bi(this.document.dict(n.dict.get("AP"))),R=this.document.resolve(E.get("N")),
U=new m.Bi(R instanceof m.Bi?R:[]),nt=ut=>this.document.add(Kt(r,zt(r,a,ut,f,y),new m.Bi));U.set(i,nt(!0)),U.has("Off")||U.set("Off",nt(!1)),E.set("N",U),this.document.
edit(n.number),n.dict.set("AP",E)}}defaultAppearance(t){const e=this.model.inherited(t.node,"DA");return e instanceof m.Mx?(0,bt.Px)(e.bytes):""}async planWidget(t,e,n){
const{font:i,size:o,colour:r,spacing:l,stretch:a}=S(this.defaultAppearance(e));let f=t.kind==="button"?this.caption(n):this.wanted(t,e);t.kind==="password"&&(f=
{kind:"line",text:"•".repeat([...Et(f)].slice(0,ve).length)});const y=await this.fonts.select(e,i,Et(f));if(!y)return;const E=o>0?l/o*1e3:0,U=E!==0||a!==1?{name:y.
name,font:new Jt(y.font,E,a)}:y;if(f.kind==="list"){const pt=le(n,o,f.rows);pt!==f.rows.first&&this.scroll(t,pt),f={kind:"list",rows:{...f.rows,first:pt}}}const nt=t.
kind==="button"?be:this.model.integer(e.node,"Q"),St=Et(f)===""?{size:o||12,lines:[]}:fe({frame:n,font:U.font,size:o,quadding:nt},f);return{widget:e,frame:n,wanted:f,
layout:St,selected:U,colour:r}}caption({caption:t}){return{kind:"line",text:yt((0,bt.gF)(this.document,t)??"","one")}}wanted(t,e){const{document:n,model:i,values:o}=this;
if(t.kind==="list"){const y=o.choices(t),E=new Set(o.chosen(t)),R=i.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:y.map(({display:U})=>yt(U,"one")),chosen:y.
flatMap(({value:U},nt)=>E.has(U)?[nt]:[]),first:Math.min(Math.max(R,0),Math.max(y.length-1,0))}}}if(t.kind==="dropdown"){const[y]=o.chosen(t),E=o.choices(t).find(
R=>R.value===y)?.display??y??"";return{kind:"line",text:yt(E,"one")}}const r=(0,bt.gF)(n,i.inherited(e.node,"V"))??"";if((t.flags&Rt.kz)!==0&&t.kind==="text")return{
kind:"paragraph",text:yt(r,"several")};const a=i.integer(e.node,"MaxLen"),f=yt(r,"one");return t.flags&Rt.qA&&a>0&&a<=ye&&t.kind==="text"?{kind:"comb",text:f,cells:a}:
{kind:"line",text:f}}scroll(t,e){for(const{number:n,dict:i}of t.nodes)this.document.edit(n),e>0?i.set("TI",e):i.delete("TI")}resourcesOf(t,e){let n=this.resources.
get(e);n||this.resources.set(e,n=new Map);let i=n.get(t);return i||n.set(t,i=new m.Bi([["Font",new m.Bi([[t,e]])]])),i}}const Lt=(s,{dict:t})=>s.dict(t.get("AP"))?.
has("N")===!0,Me=({background:s,borderColour:t,caption:e})=>s===void 0&&t===void 0&&e===null;function Kt(s,t,e){const n=(0,lt.lQ)(s),i=new m.Bi([["Type",new m.SX(
"XObject")],["Subtype",new m.SX("Form")],["BBox",[0,0,Dt(s.width),Dt(s.height)]],...n?[["Matrix",n.map(Dt)]]:[],["Resources",e]]),o=Buffer.from(t,"latin1");return o.
length<we?new m.Z6(i,o):(i.set("Filter",new m.SX("FlateDecode")),new m.Z6(i,(0,I.Kc)(o)))}const Dt=s=>Math.round(s*1e4)/1e4}),3649:((rt,Q,g)=>{g.d(Q,{Dm:()=>B,cH:()=>L,
lQ:()=>$,nI:()=>x});var I=g(6039),m=g(6429),Y=g(4805);function B(O,W){const k=(0,Y.b0)(O,W.get("Rect"));if(!k)return;const[H,z,F,N]=k,G=O.dict(W.get("MK")),K=O.
resolve(G?.get("R")),J=typeof K=="number"?(Math.round(K/90)%4+4)%4:0,V=J%2===1,tt=S(O,G?.get("BC")),{line:_,style:st,dash:ft}=w(O,W,tt!==void 0),et=Math.min(_,(F-
H)/2,(N-z)/2);return{width:V?N-z:F-H,height:V?F-H:N-z,rotation:J*90,background:S(O,G?.get("BG")),borderColour:tt,style:st,line:et,border:st==="B"||st==="I"?et*2:
et,dash:ft,caption:O.resolve(G?.get("CA"))}}function $({width:O,height:W,rotation:k}){switch(k){case 0:return;case 90:return[0,1,-1,0,W,0];case 180:return[-1,0,
0,-1,O,W];case 270:return[0,-1,1,0,0,O]}}function S(O,W){const k=(O.array(W)??[]).map(z=>O.resolve(z));return[1,3,4].includes(k.length)&&k.every(z=>typeof z=="n\
umber")?k:void 0}function w(O,W,k){const H=O.dict(W.get("BS")),z=O.array(W.get("Border"))?.map(V=>O.resolve(V)),F=H?O.resolve(H.get("W")):z?.[2],N=O.resolve(H?.
get("S")),K=((H?O.array(H.get("D")):z&&Array.isArray(z[3])?z[3]:void 0)??[]).map(V=>O.resolve(V)).filter(V=>typeof V=="number"&&V>=0),J=N instanceof I.SX&&/^[SDBIU]$/.
test(N.text)?N.text:void 0;return{line:k?typeof F=="number"&&F>=0?F:1:0,style:J??(!H&&K.length>0?"D":"S"),dash:K.some(V=>V>0)?K:[3]}}function x(O,W){const k={1:"\
g",3:"rg",4:"k"}[O.length];return`${O.map(m.ai).join(" ")} ${W?k:k.toUpperCase()}`}function L(O){const{width:W,height:k,background:H,borderColour:z,style:F,line:N,
dash:G}=O,K=[];if(H&&K.push(x(H,!0),`0 0 ${(0,m.ai)(W)} ${(0,m.ai)(k)} re f`),!z||N===0)return K.join(`
`);if(F==="B"||F==="I"){const[V,tt]=F==="B"?[[1],Z(H)]:[[.5],[.75]];K.push(x(V,!0),C(O,!0),x(tt,!0),C(O,!1))}K.push(x(z,!1),`${(0,m.ai)(N)} w`),F==="D"&&K.push(
`[${G.map(m.ai).join(" ")}] 0 d`);const J=N/2;return K.push(F==="U"?`0 ${(0,m.ai)(J)} m ${(0,m.ai)(W)} ${(0,m.ai)(J)} l S`:`${(0,m.ai)(J)} ${(0,m.ai)(J)} ${(0,m.
ai)(W-N)} ${(0,m.ai)(k-N)} re S`),K.join(`
`)}const Z=O=>O?.length===3||O?.length===1?O.map(W=>W/2):[.5];function C({width:O,height:W,line:k,border:H},z){const[F,N,G,K]=[k,H,O,W];return`${(z?[[F,F],[F,K-
F],[G-F,K-F],[G-N,K-N],[N,K-N],[N,N]]:[[G-F,K-F],[G-F,F],[F,F],[N,N],[G-N,N],[G-N,K-N]]).map(([V,tt],_)=>`${(0,m.ai)(V)} ${(0,m.ai)(tt)} ${_===0?"m":"l"}`).join(
" ")} f`}}),3403:((rt,Q,g)=>{g.d(Q,{z:()=>m});var I=g(6039);class m{document;off=new Set;on=new Set;baseOff;constructor(B){this.document=B;const $=B.dict(B.dict(
B.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,I.Eo)(B.resolve($?.get("BaseState")),"OFF");for(const S of B.array($?.get("OFF"))??[])(0,I.i9)(S)&&this.
off.add(S.number);for(const S of B.array($?.get("ON"))??[])(0,I.i9)(S)&&this.on.add(S.number)}isOff(B){const{document:$}=this,S=$.dict(B);if(!S)return!1;if(!(0,I.
Eo)($.resolve(S.get("Type")),"OCMD"))return(0,I.i9)(B)&&this.isGroupOff(B.number);const w=S.get("OCGs"),x=($.array(w)??[w]).filter(I.i9);if(x.length===0)return!1;
const L=x.map(({number:C})=>!this.isGroupOff(C)),Z=$.resolve(S.get("P"));switch(Z instanceof I.SX?Z.text:"AnyOn"){case"AllOn":return!L.every(C=>C);case"AnyOff":
return L.every(C=>C);case"AllOff":return L.some(C=>C);default:return!L.some(C=>C)}}groupsOff(){const{document:B}=this,$=B.dict(B.catalog.get("OCProperties"));return this.
baseOff?(B.array($?.get("OCGs"))??[]).filter(S=>!(0,I.i9)(S)||!this.on.has(S.number)):B.array(B.dict($?.get("D"))?.get("OFF"))??[]}isGroupOff(B){return this.off.
has(B)||this.baseOff&&!this.on.has(B)}}}),8825:((rt,Q,g)=>{g.d(Q,{Y:()=>Y});var I=g(1480),m=g(4075);async function Y($,S,w){const x=new B(S);await(0,m.km)($,w,C=>((C.
kind==="start"||C.kind==="empty")&&x.start(C.name,C.attributes,C.from),(C.kind==="end"||C.kind==="empty")&&x.end(C.name,C.to),x.isTooDeep));const L=[];let Z=0;for(const C of x.
dropped)L.push($.slice(Z,C.from)),Z=C.to;return L.join("")+$.slice(Z)}class B{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new I.ee;constructor(S){this.
drops=S}start(S,w,x){this.isTooDeep=this.open.length>=m.ol,this.scope.enter(w);const L=this.scope.ofElement(S);this.open.push({name:S,from:x,drops:this.drops(L,
this.elements)}),this.elements.push(L)}end(S,w){let x=this.open.length-1;for(;x>=0&&this.open[x].name!==S;)x--;if(x<0)return;const{drops:L,from:Z}=this.open[x];
for(;this.open.length>x;)this.open.pop(),this.elements.pop(),this.scope.leave();if(L){for(;this.dropped.length>0&&this.dropped.at(-1).from>Z;)this.dropped.pop();
this.dropped.push({from:Z,to:w})}}}}),2510:((rt,Q,g)=>{g.d(Q,{Y:()=>F});var I=g(8990),m=g(191),Y=g(1275),B=g(6123),$=g(8338),S=g(9310),w=g(6039),x=g(1480),L=g(8825);
async function Z(d,A,v){const M=d.resolve(A);let c="";for(const h of(0,w.cy)(M)?M:[A]){const u=d.resolve(h);if(u instanceof w.Mx&&(c=Buffer.from(u.bytes).toString(
"latin1")),!(0,w.i9)(h)||!(u instanceof w.Z6))continue;let p;try{p=Buffer.from(d.decoded(u)).toString("latin1")}catch{continue}const b=await(0,L.Y)(p,C(c,v),d.job.
pace);b!==p&&d.put(h,(0,S.n)(u,Buffer.from(b,"latin1"),{compress:!1}))}}function C(d,A){return({namespace:v,local:M},c)=>M==="Signature"&&v===x.dK.ds||M==="sign\
ature"&&A&&d!=="datasets"&&!c.some(O)}const O=({namespace:d,local:A})=>A==="datasets"&&d===x.dK.xfa,W=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","St\
ructParent","AF","ca","CA","BM","Lang"]),k=2,H=4,z=32;async function F(d,A){const v=(0,$.Hi)(d),M=await N(d),c=new Set,h=new Set,u=M.map(({dict:p})=>(0,I.fq)(d,
p));for(const p of M)J(v,p,A,c,h);return c.size>0&&await _(v,c,h),await ft(d,c.size>0),{fields:u,objects:c,usageRights:et(d)}}async function N(d){const A=(0,B.p$)(
d,["/Sig"]);if(A.length===0)return[];for(const u of A)G(d,u);const v=new Map;for(const{number:u,dict:p,type:b}of await(0,I.qU)(d))b==="Sig"&&u!==void 0&&K(d,v,u,
p);const M=new Set([...v.values()].flatMap(({number:u,widgets:p})=>[u,...p])),c=(0,B.p$)(d,["/Sig","/Widget"]).filter(u=>{const p=M.has(u)?null:d.get(u);return(0,w.
Zm)(p)&&(p.has("T")||(0,w.Eo)(p.get("Subtype"),"Widget"))&&(0,I.pv)(d,p)==="Sig"}),h=c.length>0?(await(0,Y.Gy)(d)).live:void 0;for(const u of c)h?.[u]===1&&K(d,
v,u,d.get(u));return[...v.values()]}function G(d,A){const v=[d.get(A)];for(let M=v.pop();M!==void 0;M=v.pop()){if((0,w.Zm)(M))for(const c of M.values())v.push(c);
if(Array.isArray(M))for(const[c,h]of M.entries())!(0,w.Zm)(h)||!(0,w.Eo)(h.get("FT"),"Sig")?v.push(h):(d.edit(A),M[c]=d.add(h))}}function K(d,A,v,M){if(!(0,w.Zm)(
d.resolve((0,I.hj)(d,M,"V"))))return;const c=M.get("Parent"),h=d.dict(c);if(!M.has("T")&&(0,w.i9)(c)&&h?.has("T")){K(d,A,c.number,h),A.get(c.number)?.widgets.add(
v);return}if(A.has(v))return;const u=(d.array(M.get("Kids"))??[]).flatMap(p=>(0,w.i9)(p)?[p.number]:[]);A.set(v,{number:v,dict:M,widgets:new Set((0,w.Eo)(M.get(
"Subtype"),"Widget")?[v,...u]:u)})}function J({removal:d},{number:A,dict:v,widgets:M},c,h,u){const{document:p}=d;h.add(A);const b=(0,I.hj)(p,v,"V");(0,w.i9)(b)&&
d.remove(b.number);for(const D of M){const P=p.get(D);if(!(0,w.Zm)(P))continue;if(h.add(D),c==="keep"&&V(p,P)){tt(p,D,P);continue}const T=p.resolve(P.get("Struc\
tParent"));typeof T=="number"&&u.add(T),d.remove(D)}M.has(A)||d.remove(A)}function V(d,A){const v=d.resolve(A.get("F")),M=typeof v=="number"?v:0;if(M&k||M&z&&!(M&
H))return!1;const[c,h,u,p]=(d.array(A.get("Rect"))??[]).map(D=>d.resolve(D));return typeof c=="number"&&typeof h=="number"&&typeof u=="number"&&typeof p=="numbe\
r"&&c!==u&&h!==p&&d.dict(A.get("AP"))?.has("N")===!0}function tt(d,A,v){d.edit(A);for(const h of[...v.keys()])W.has(h)||v.delete(h);v.set("Subtype",new w.SX("St\
amp"));const c=d.dict(v.get("AP"))?.get("N");c!==void 0&&v.set("AP",new w.Bi([["N",c]]))}async function _(d,A,v){const{removal:M,structure:c}=d,{document:h}=M;await st(
d,A);const u=(0,m.Wo)(h,"AcroForm");for(const p of["Fields","CO"]){const b=h.array(u?.dict.get(p)),D=b?.filter(P=>!M.isGone(P)&&!((0,w.i9)(P)&&A.has(P.number)));
!u||!b||!D||D.length===b.length||(h.edit(u.holder),D.length>0||p==="Fields"?u.dict.set(p,D):u.dict.delete(p))}await c.dropKeys(v),await c.flush(),await(0,$.Pv)(
d,new Set(M.removed()))}async function st({removal:d},A){const{document:v}=d;for(const{number:M,dict:c}of[...await(0,I.qU)(v)].reverse()){const h=v.array(c.get(
"Kids")),u=h?.filter(p=>!d.isGone(p)&&!((0,w.i9)(p)&&A.has(p.number)));M===void 0||!h||!u||u.length===h.length||(v.edit(M),u.length>0?c.set("Kids",u):(0,w.Eo)(c.
get("Subtype"),"Widget")?c.delete("Kids"):d.remove(M))}}async function ft(d,A){const v=(0,m.Wo)(d,"AcroForm");if(!v)return;v.dict.has("SigFlags")&&(d.edit(v.holder),
v.dict.delete("SigFlags")),await Z(d,v.dict.get("XFA"),A);const M=(d.array(v.dict.get("Fields"))??[]).length===0&&!v.dict.has("DR")&&!v.dict.has("XFA");A&&M&&d.
editCatalog().delete("AcroForm")}function et(d){const{catalog:A}=d;if(!["Perms","DSS","Legal","Extensions"].some(u=>A.has(u)))return!1;const v=d.dict(A.get("Per\
ms")),M=v?.has("UR3")===!0||v?.has("UR")===!0;d.edit(d.catalogNumber);for(const u of["Perms","DSS","Legal"])A.delete(u);const c=d.dict(A.get("Extensions"));if(!c?.
has("ESIC"))return M;const h=new w.Bi([...c].filter(([u])=>u!=="ESIC"));return h.size>0?A.set("Extensions",h):A.delete("Extensions"),M}}),9310:((rt,Q,g)=>{g.d(Q,
{n:()=>B});var I=g(8962),m=g(6039);const Y=["DecodeParms","F","FFilter","FDecodeParms","DL"];function B($,S,{compress:w}){const x=new m.Bi($.dict);w?x.set("Filt\
er",(0,m.UU)("FlateDecode")):x.delete("Filter");for(const L of Y)x.delete(L);return new m.Z6(x,w?(0,I.Kc)(S):S)}})};
