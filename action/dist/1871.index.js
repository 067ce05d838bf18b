"use strict";exports.id=1871,exports.ids=[1871],exports.modules={71250:((j,T,l)=>{l.d(T,{Lv:()=>v,QR:()=>O,g4:()=>P,jA:()=>W});var D=l(82943),u=l(47707),M=l(10442),E=l(98446),
y=l(85673);const S=10,p=2e3;function v(g,R){if(g.length===0)return[];const I=(0,E.C7)(g.length,"name is","names are"),F=R.slice(0,p),L=g.map((C,K)=>K<S?`${(0,E.
Bu)(C)}${(0,y.gx)(C,F)}`:C);return[{code:"unknown_fields_ignored",message:(0,M.gm)(`${I} not in the form and not used: ${(0,E.Zv)(L)}`)}]}function P(g){if(g.length===
0)return[];const R=(0,E.C7)(g.length,"field");return[{code:"fields_not_filled",message:(0,M.gm)(`${R} of the form got no value: ${(0,E.Zv)(g)}`)}]}function O(g,R){
if(g.length===0)return[];const I=(0,E.C7)(g.length,"field is too small for its value","fields are too small for their values"),F=R?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${I}, and only a part shows: ${(0,E.Zv)(g.map(({name:L})=>L))}\
. ${F}`}]}const w=5,k=10;function W(g,R,I){if(g.size===0)return[];const F=[...g].slice(0,w).map(([K,N])=>{const V=R.has(K)?N.map(u.MZ):N.map(u.I2),b=[...new Set(
V)].sort();return`${(0,E.Bu)(K.name)} (${(0,E.Dw)(b,k)})`}),L=g.size>w?` and ${g.size-w} more fields`:"",C=I?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,D.F)(`${F.join(", ")}${L}`,C,I?[]:["font"])]}}),5964:((j,T,l)=>{l.d(T,{$:()=>K,d:()=>C});var D=l(58552),u=l(45599),M=l(
78906),E=l(38544),y=l(52604),S=l(71250),p=l(13625),v=l(52755),P=l(76933),O=l(82416),w=l(85008);function k(t,e,n){if(e.kind!=="text"||typeof n!="string"||(0,P.mU)(
t,e))return!0;const o=n.replace(W,"");return g.test(o)?e.widgets.every(({dict:i})=>{const a=t.resolve(t.dict(i.get("AP"))?.get("N"));if(!(a instanceof u.Z6))return!0;
const c=t.decodedPart(a),f=c?.whole?R(c.data):void 0;return f===void 0||!g.test(f)||f===o}):!0}const W=/[\s\b]+/g,g=/^[!-~]*$/;function R(t){const e=new w.oz(t);
let n="";for(let o=e.next(!0);o!==w.Kp;o=e.next(!0))if(o===w.An)n+=Buffer.from((0,O.E3)(t,e.start,e.end)).toString("latin1");else if(o===w.Cd||o===w.QR&&(e.code===
I||e.code===F))return;return n.replace(W,"")}const I=(0,w.$N)("Do"),F=(0,w.$N)("BI");var L=l(25902);async function C(t,e,n,o,{unknownFields:i,flatten:a,font:c}){
const{assignments:f,unknown:d,issues:h}=new E.n(t,e,n).assign(o,i);if(h.length>0)throw(0,D.G6)(h);const A=new M.y(t,e,n,c),B=[];for(const x of f){const{field:H,
same:J}=x;if(J&&N(H)&&m(t,n,H)&&k(t,H,n.of(H)))continue;B.push(x),z(t,e,n,A,x);const Y=t.job.pace.step(3e3);Y&&await Y}const $=new Set(B.map(({field:x})=>x)),X=new Set(
B.filter(({same:x})=>x).map(({field:x})=>x));await K(t,e,n,A,{fields:$,kept:X,missing:a});const G=new Set(f.map(({field:x})=>x)),Q=e.fields.filter(x=>(0,E.K)(x)&&
!G.has(x)).map(({name:x})=>x);return{notes:[...(0,S.Lv)(d,Q),...i==="ignore"?(0,S.g4)(Q):[],...(0,S.jA)(A.missing,new Set(B.filter(({same:x})=>!x).map(({field:x})=>x)),
c),...(0,S.QR)([...A.tooSmall],a),...(0,P.dx)(t,e,[...$],B.some(({same:x})=>!x))],unusedKeys:d,unfilledFields:Q,filled:f.length}}async function K(t,e,n,o,{fields:i=new Set,
kept:a=new Set,missing:c}){const f=e.needsAppearances;for(const h of e.fields){const A=c&&s(t,h);if(!(!f&&!i.has(h)&&!A)){if(N(h)||h.kind==="button"){const B=i.
has(h)&&!a.has(h);await o.plan(h,{wholly:!B&&!A&&(!f||m(t,n,h))})}else if(h.kind==="checkbox"||h.kind==="radio"){(0,y.lD)(t,e,h).all.some(X=>X.missing)&&V(t,e,o,
h),f&&!i.has(h)&&b(t,e,h);const $=t.job.pace.step(3e3);$&&await $}}}await o.finish();const{form:d}=e;!d||!f||(t.edit(d.holder),d.dict.delete("NeedAppearances"))}
const N=({kind:t})=>t==="text"||t==="password"||t==="dropdown"||t==="list";function V(t,e,n,o){const i=(0,y.lD)(t,e,o),a=e.inherited(o.nodes[0],"V");n.drawStates(
o,i);for(const{widget:c,state:f,missing:d}of i.all)d&&(t.edit(c.number),c.dict.set("AS",new u.SX((0,u.Eo)(a,f)?f:"Off")))}function b(t,e,n){const o=(0,y.L4)(t,e,
n),i=e.inherited(n.nodes[0],"V")!==null,a=c=>o===void 0||(0,y.o9)(t,c,o);i&&n.widgets.some(a)&&(0,y.wb)(t,n,o,U(t,n,o))}function z(t,e,n,o,{field:i,assigned:a,same:c}){
if(i.kind==="checkbox"||i.kind==="radio"){if(a.kind==="kept"){const f=(0,y.L4)(t,e,i);(0,y.wb)(t,i,f,U(t,i,f))}else Z(t,e,o,i,a.kind==="state"?a.state:void 0,c);
return}for(const f of i.nodes)if(t.edit(f.number),f.dict.delete("RV"),a.kind!=="kept")if(f.dict.delete("I"),a.kind==="text")f.dict.set("V",(0,L.v8)(a.text));else if(a.
kind==="choices"){const d=a.values.map(L.v8);f.dict.set("V",d.length===1?d[0]:d);const h=new Set(a.values),A=n.choices(i).flatMap(({value:B},$)=>h.has(B)?[$]:[]);
A.length>0&&f.dict.set("I",A)}else f.dict.delete("V"),e.inherited(f,"V")!==null&&f.dict.set("V",(0,L.v8)(""));for(const{node:f,number:d}of i.widgets)i.nodes.includes(
f)||!(f.dict.has("V")||f.dict.has("RV"))||(t.edit(d),f.dict.delete("V"),f.dict.delete("RV"))}function Z(t,e,n,o,i,a){const c=(0,y.lD)(t,e,o);i&&c.all.some(({missing:f})=>f)&&
n.drawStates(o,c),(0,y.wb)(t,o,i?.state,U(t,o,i?.state,a?void 0:i?.widget))}function U(t,e,n,o){if(n===void 0||e.kind!=="radio"||e.flags&v.Uv)return()=>!0;const i=e.
widgets.filter(c=>(0,y.o9)(t,c,n)),a=o??i.find(({dict:c})=>(0,u.Eo)(t.resolve(c.get("AS")),n))??i[0];return c=>c===a}function m(t,e,n){const o=e.of(n)!==null;return n.
widgets.every(({dict:i})=>{const a=t.resolve(t.dict(i.get("AP"))?.get("N"));if(a instanceof u.Bi)return!0;if(!(a instanceof u.Z6))return(0,p.Dm)(t,i)===void 0;if(!o)
return!0;try{return r.test(Buffer.from(t.decoded(a)).toString("latin1"))}catch{return!1}})}const r=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,s=(t,e)=>e.kind!=="signature"&&e.
widgets.some(n=>!(0,M.d)(t,n))}),78906:((j,T,l)=>{l.d(T,{y:()=>V,d:()=>b});var D=l(59596),u=l(45599),M=l(36078);class E{font;spacing;stretch;constructor(r,s,t){
this.font=r,this.spacing=s,this.stretch=t}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(r){
return this.font.covers(r)}width(r){return(this.font.width(r)+[...r].length*this.spacing)*this.stretch}show(r,s){return[...this.spacing===0?[]:[`${(0,M.id)(this.
spacing*s/1e3)} Tc`],...this.stretch===1?[]:[`${(0,M.id)(this.stretch*100)} Tz`],this.font.show(r,s)].join(" ")}use(r){this.font.use?.(r)}}var y=l(79784),S=l(13625);
const p=m=>/^[48Hlnu]$/.test(m);function v(m,r,s,t,e){const n=[t?k(m):(0,S.cH)(m)];return s&&n.push("q",e,w(m,r),"Q"),n.filter(o=>o!=="").join(`
`)}const P={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:O(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function O(){return Array.from({length:10},(m,r)=>{const s=Math.PI/2+r*Math.PI/5,t=r%
2===0?50:20;return[50+t*Math.cos(s),47+t*Math.sin(s)]})}function w({width:m,height:r,border:s},t){const e=Math.max(Math.min(m,r)-2*s,0)*.8,[n,o]=[(m-e)/2,(r-e)/
2];if(t==="l")return`${W(m/2,r/2,e*.36)} f`;const i=P[t].map(([a,c])=>[n+a*e/100,o+c*e/100]);return`${(0,M.XL)(i)} f`}function k({width:m,height:r,background:s,
borderColor:t,line:e,style:n,dash:o}){const i=Math.min(m,r)/2,a=[];return s&&a.push((0,M.wW)(s,"fill"),`${W(m/2,r/2,i)} f`),t&&e>0&&(a.push((0,M.wW)(t,"stroke"),
`${(0,M.id)(e)} w`),n==="D"&&a.push((0,M.hX)(o)),a.push(`${W(m/2,r/2,i-e/2)} s`)),a.join(`
`)}const W=(m,r,s)=>(0,M.KJ)((t,e)=>[m+t*s,r+e*s]);var g=l(49336),R=l(81228),I=l(52755),F=l(25902);const L=600,C=1e3,K=512,N=1;class V{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(r,s,t,e){
this.document=r,this.model=s,this.values=t,this.fonts=new R.t(r,s,e)}async plan(r,{wholly:s}){const t=[];for(const o of r.widgets){const i=(0,S.Dm)(this.document,
o.dict);if(!i||r.kind==="button"&&(b(this.document,o)||z(i)))continue;const a=await this.planWidget(r,o,i);t.push(a);const c=this.document.job.pace.step(8e3);c&&
await c}const e=[...new Set(t.flatMap(({selected:o})=>o.missing))];if(e.length>0&&s)return;e.length>0&&this.missing.set(r,e),this.planned.push(...t);const n=({widget:o,
frame:i,wanted:a,layout:c,selected:f})=>o.pages.length>0&&(0,g.Jq)(i,a,c,f.font);r.kind!=="password"&&t.some(n)&&this.tooSmall.add(r)}async finish(){for(const{selected:r,
layout:s}of this.planned)for(const{text:t}of s.lines)r.font.use?.(t);await this.fonts.finish();for(const{widget:r,frame:s,wanted:t,layout:e,selected:n,color:o}of this.
planned){const{font:i,name:a}=n,c=(0,g.m)(s,t,e,{font:i,name:a,color:o}),d=e.lines.length===0?new u.Bi:this.resourcesOf(n);this.document.edit(r.number),r.dict.set(
"AP",new u.Bi([["N",this.document.add(Z(s,c,d))]]));const h=this.document.job.pace.step(4e3);h&&await h}}drawStates(r,s){for(const{widget:t,state:e,missing:n}of s.
all){const o=n?(0,S.Dm)(this.document,t.dict):void 0;if(!o)continue;const i=o.caption instanceof u.Mx?(0,F.Ly)(o.caption.bytes):"",a=p(i)?i:r.kind==="radio"?"l":
"4",c=r.kind==="radio"&&a==="l",{color:f}=(0,y.O)(this.defaultAppearance(t)),d=new u.Bi(this.document.dict(t.dict.get("AP"))),h=this.document.resolve(d.get("N")),
A=new u.Bi(h instanceof u.Bi?h:[]),B=$=>this.document.add(Z(o,v(o,a,$,c,f),new u.Bi));A.set(e,B(!0)),A.has("Off")||A.set("Off",B(!1)),d.set("N",A),this.document.
edit(t.number),t.dict.set("AP",d)}}defaultAppearance(r){const s=this.model.inherited(r.node,"DA");return s instanceof u.Mx?(0,F.Ly)(s.bytes):""}async planWidget(r,s,t){
const{font:e,size:n,color:o,spacing:i,stretch:a}=(0,y.O)(this.defaultAppearance(s));let c=r.kind==="button"?this.caption(t):this.wanted(r,s);r.kind==="password"&&
(c={kind:"line",text:"•".repeat([...(0,g.Fp)(c)].slice(0,K).length)});const f=await this.fonts.select(s,e,(0,g.Fp)(c)),d=n>0?i/n*1e3:0,A=d!==0||a!==1?{...f,font:new E(
f.font,d,a)}:f;if(c.kind==="list"){const G=(0,g.rI)(t,n,c.rows);G!==c.rows.first&&this.scroll(r,G),c={kind:"list",rows:{...c.rows,first:G}}}const B=r.kind==="bu\
tton"?N:this.model.integer(s.node,"Q"),X=(0,g.Fp)(c)===""?{size:n||12,lines:[]}:await(0,g.v8)({frame:t,font:A.font,size:n,quadding:B},c);return{widget:s,frame:t,
wanted:c,layout:X,selected:A,color:o}}caption({caption:r}){return{kind:"line",text:(0,g.ai)((0,F.gF)(this.document,r)??"","one")}}wanted(r,s){const{document:t,model:e,
values:n}=this;if(r.kind==="list"){const f=n.choices(r),d=new Set(n.chosen(r)),h=e.integer(r.nodes[0],"TI");return{kind:"list",rows:{texts:f.map(({display:A})=>(0,g.
ai)(A,"one")),chosen:f.flatMap(({value:A},B)=>d.has(A)?[B]:[]),first:Math.min(Math.max(h,0),Math.max(f.length-1,0))}}}if(r.kind==="dropdown"){const[f]=n.chosen(
r),d=n.choices(r).find(h=>h.value===f)?.display??f??"";return{kind:"line",text:(0,g.ai)(d,"one")}}const o=(0,F.gF)(t,e.inherited(s.node,"V"))??"";if((r.flags&I.
kz)!==0&&r.kind==="text")return{kind:"paragraph",text:(0,g.ai)(o,"several")};const a=e.integer(s.node,"MaxLen"),c=(0,g.ai)(o,"one");return r.flags&I.qA&&a>0&&a<=
C&&r.kind==="text"?{kind:"comb",text:c,cells:a}:{kind:"line",text:c}}scroll(r,s){for(const{number:t,dict:e}of r.nodes)this.document.edit(t),s>0?e.set("TI",s):e.
delete("TI")}resourcesOf({name:r,font:{resource:s,further:t}}){if(t)return new u.Bi([["Font",new u.Bi([[r,s],...t])]]);let e=this.resources.get(s);e||this.resources.
set(s,e=new Map);let n=e.get(r);return n||e.set(r,n=new u.Bi([["Font",new u.Bi([[r,s]])]])),n}}const b=(m,{dict:r})=>m.dict(r.get("AP"))?.has("N")===!0,z=({background:m,
borderColor:r,caption:s})=>m===void 0&&r===void 0&&s===null;function Z(m,r,s){const t=(0,S.lQ)(m),e=new u.Bi([["Type",new u.SX("XObject")],["Subtype",new u.SX("\
Form")],["BBox",[0,0,U(m.width),U(m.height)]],...t?[["Matrix",t.map(U)]]:[],["Resources",s]]),n=Buffer.from(r,"latin1");return n.length<L?new u.Z6(e,n):(e.set("\
Filter",new u.SX("FlateDecode")),new u.Z6(e,(0,D.Kc)(n)))}const U=m=>Math.round(m*1e4)/1e4}),17413:((j,T,l)=>{l.d(T,{Y:()=>M});var D=l(43496),u=l(3907);async function M(y,S,p){
const v=new E(S);await(0,u.km)(y,p,w=>((w.kind==="start"||w.kind==="empty")&&v.start(w.name,w.attributes,w.from),(w.kind==="end"||w.kind==="empty")&&v.end(w.name,
w.to),v.isTooDeep));const P=[];let O=0;for(const w of v.dropped)P.push(y.slice(O,w.from)),O=w.to;return P.join("")+y.slice(O)}class E{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new D.
ee;constructor(S){this.drops=S}start(S,p,v){this.isTooDeep=this.open.length>=u.ol,this.scope.enter(p);const P=this.scope.ofElement(S);this.open.push({name:S,from:v,
drops:this.drops(P,this.elements)}),this.elements.push(P)}end(S,p){let v=this.open.length-1;for(;v>=0&&this.open[v].name!==S;)v--;if(v<0)return;const{drops:P,from:O}=this.
open[v];for(;this.open.length>v;)this.open.pop(),this.elements.pop(),this.scope.leave();if(P){for(;this.dropped.length>0&&this.dropped.at(-1).from>O;)this.dropped.
pop();this.dropped.push({from:O,to:p})}}}}),33238:((j,T,l)=>{l.d(T,{Y:()=>L});var D=l(91374),u=l(9819),M=l(33973),E=l(21996),y=l(17671),S=l(58006),p=l(45599),v=l(
43496),P=l(17413);async function O(s,t,e){const n=s.resolve(t);let o="";for(const i of(0,p.cy)(n)?n:[t]){const a=s.resolve(i);if(a instanceof p.Mx&&(o=Buffer.from(
a.bytes).toString("latin1")),!(0,p.i9)(i)||!(a instanceof p.Z6))continue;let c;try{c=Buffer.from(s.decoded(a)).toString("latin1")}catch{continue}const f=await(0,P.
Y)(c,w(o,e),s.job.pace);f!==c&&s.put(i,(0,S.n)(a,Buffer.from(f,"latin1"),{compress:!1}))}}function w(s,t){return({namespace:e,local:n},o)=>n==="Signature"&&e===
v.dK.ds||n==="signature"&&t&&s!=="datasets"&&!o.some(k)}const k=({namespace:s,local:t})=>t==="datasets"&&s===v.dK.xfa;var W=l(43791);const g=new Set(["Type","Re\
ct","P","NM","M","F","AP","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),R=2,I=4,F=32;async function L(s,t){const e=(0,y.Hi)(s),n=await C(s),o=new Set,i=new Set,
a=n.map(({dict:c})=>(0,D.fq)(s,c));for(const c of n)V(e,c,t,o,i);return o.size>0&&await Z(e,o,i),await m(s,o.size>0),{fields:a,objects:o,usageRights:r(s)}}async function C(s){
const t=(await(0,E.zx)(s,["Sig"])).Sig;if(t.length===0)return[];for(const f of t)K(s,f);const e=new Map;for(const{number:f,dict:d,type:h}of await(0,D.qU)(s))h===
"Sig"&&f!==void 0&&N(s,e,f,d);const n=new Set([...e.values()].flatMap(({number:f,widgets:d})=>[f,...d])),{Sig:o,Widget:i}=await(0,E.zx)(s,["Sig","Widget"]),a=[...new Set(
[...o,...i])].filter(f=>{const d=n.has(f)?null:s.get(f);return(0,p.Zm)(d)&&(d.has("T")||(0,p.Eo)(d.get("Subtype"),"Widget"))&&(0,D.pv)(s,d)==="Sig"}),c=a.length>
0?(await(0,M.Gy)(s)).live:void 0;for(const f of a)c?.[f]===1&&N(s,e,f,s.get(f));return[...e.values()]}function K(s,t){const e=[s.get(t)];for(let n=e.pop();n!==void 0;n=
e.pop()){if((0,p.Zm)(n))for(const o of n.values())e.push(o);if(Array.isArray(n))for(const[o,i]of n.entries())!(0,p.Zm)(i)||!(0,p.Eo)(i.get("FT"),"Sig")?e.push(i):
(s.edit(t),n[o]=s.add(i))}}function N(s,t,e,n){if(!(0,p.Zm)(s.resolve((0,D.hj)(s,n,"V"))))return;const o=n.get("Parent"),i=s.dict(o);if(!n.has("T")&&(0,p.i9)(o)&&
i?.has("T")){N(s,t,o.number,i),t.get(o.number)?.widgets.add(e);return}if(t.has(e))return;const a=(s.array(n.get("Kids"))??[]).flatMap(c=>(0,p.i9)(c)?[c.number]:
[]);t.set(e,{number:e,dict:n,widgets:new Set((0,p.Eo)(n.get("Subtype"),"Widget")?[e,...a]:a)})}function V({removal:s},{number:t,dict:e,widgets:n},o,i,a){const{document:c}=s;
i.add(t);const f=(0,D.hj)(c,e,"V");(0,p.i9)(f)&&s.remove(f.number);for(const d of n){const h=c.get(d);if(!(0,p.Zm)(h))continue;if(i.add(d),o==="keep"&&b(c,h)){z(
c,d,h);continue}const A=c.resolve(h.get("StructParent"));typeof A=="number"&&a.add(A),s.remove(d)}n.has(t)||s.remove(t)}function b(s,t){const e=s.resolve(t.get(
"F")),n=typeof e=="number"?e:0;if(n&R||n&F&&!(n&I))return!1;const[o,i,a,c]=(s.array(t.get("Rect"))??[]).map(d=>s.resolve(d));return typeof o=="number"&&typeof i==
"number"&&typeof a=="number"&&typeof c=="number"&&o!==a&&i!==c&&s.dict(t.get("AP"))?.has("N")===!0}function z(s,t,e){s.edit(t);for(const i of[...e.keys()])g.has(
i)||e.delete(i);e.set("Subtype",new p.SX("Stamp"));const o=s.dict(e.get("AP"))?.get("N");o!==void 0&&e.set("AP",new p.Bi([["N",o]]))}async function Z(s,t,e){const{
removal:n,structure:o}=s,{document:i}=n;await U(s,t);const a=(0,u.Wo)(i,"AcroForm");for(const c of["Fields","CO"]){const f=i.array(a?.dict.get(c)),d=f?.filter(h=>!n.
isGone(h)&&!((0,p.i9)(h)&&t.has(h.number)));!a||!f||!d||d.length===f.length||(i.edit(a.holder),d.length>0||c==="Fields"?a.dict.set(c,d):a.dict.delete(c))}await o.
dropKeys(e),await o.flush(),await(0,y.Pv)(s,new Set(n.removed()))}async function U({removal:s},t){const{document:e}=s;for(const{number:n,dict:o}of[...await(0,D.
qU)(e)].reverse()){const i=e.array(o.get("Kids")),a=i?.filter(c=>!s.isGone(c)&&!((0,p.i9)(c)&&t.has(c.number)));n===void 0||!i||!a||a.length===i.length||(e.edit(
n),a.length>0?o.set("Kids",a):(0,p.Eo)(o.get("Subtype"),"Widget")?o.delete("Kids"):s.remove(n))}}async function m(s,t){const e=(0,u.Wo)(s,"AcroForm");if(!e)return;
e.dict.has("SigFlags")&&(s.edit(e.holder),e.dict.delete("SigFlags")),await O(s,e.dict.get("XFA"),t);const n=(s.array(e.dict.get("Fields"))??[]).length===0&&!e.dict.
has("DR")&&!e.dict.has("XFA");t&&n&&s.editCatalog().delete("AcroForm")}function r(s){const{catalog:t}=s,e=s.dict(t.get("Perms"));(0,W.H)(s);for(const n of["Perm\
s","Legal"])t.has(n)&&s.editCatalog().delete(n);return e?.has("UR3")===!0||e?.has("UR")===!0}}),33311:((j,T,l)=>{l.d(T,{S:()=>M});var D=l(21996),u=l(70549);const M=(0,u.
n)(E=>(0,D.zx)(E,["AP","JS","EF","ByteRange","Sig"]))}),58006:((j,T,l)=>{l.d(T,{n:()=>E});var D=l(59596),u=l(45599);const M=["DecodeParms","F","FFilter","FDecod\
eParms","DL"];function E(y,S,{compress:p}){const v=new u.Bi(y.dict);p?v.set("Filter",(0,u.UU)("FlateDecode")):v.delete("Filter");for(const P of M)v.delete(P);return new u.
Z6(v,p?(0,D.Kc)(S):S)}})};
