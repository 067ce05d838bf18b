"use strict";exports.id=6529,exports.ids=[6529],exports.modules={71250:((X,K,f)=>{f.d(K,{Lv:()=>p,QR:()=>$,g4:()=>P,jA:()=>k});var O=f(82943),g=f(47707),D=f(10442),E=f(98446),
M=f(85673);const x=10,T=2e3;function p(w,C){if(w.length===0)return[];const W=(0,E.C7)(w.length,"name is","names are"),L=C.slice(0,T),R=w.map((N,U)=>U<x?`${(0,E.
Bu)(N)}${(0,M.gx)(N,L)}`:N);return[{code:"unknown_fields_ignored",message:(0,D.gm)(`${W} not in the form and not used: ${(0,E.Zv)(R)}`)}]}function P(w){if(w.length===
0)return[];const C=(0,E.C7)(w.length,"field");return[{code:"fields_not_filled",message:(0,D.gm)(`${C} of the form got no value: ${(0,E.Zv)(w)}`)}]}function $(w,C){
if(w.length===0)return[];const W=(0,E.C7)(w.length,"field is too small for its value","fields are too small for their values"),L=C?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${W}, and only a part shows: ${(0,E.Zv)(w.map(({name:R})=>R))}\
. ${L}`}]}const y=5,V=10;function k(w,C,W){if(w.size===0)return[];const L=[...w].slice(0,y).map(([U,j])=>{const Z=C.has(U)?j.map(g.MZ):j.map(g.I2),z=[...new Set(
Z)].sort();return`${(0,E.Bu)(U.name)} (${(0,E.Dw)(z,V)})`}),R=w.size>y?` and ${w.size-y} more fields`:"",N=W?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,O.F)(`${L.join(", ")}${R}`,N,W?[]:["font"])]}}),5964:((X,K,f)=>{f.d(K,{$:()=>U,d:()=>N});var O=f(58552),g=f(45599),D=f(
78906),E=f(38544),M=f(52604),x=f(71250),T=f(13625),p=f(52755),P=f(76933),$=f(82416),y=f(85008);function V(t,e,s){if(e.kind!=="text"||typeof s!="string"||(0,P.mU)(
t,e))return!0;const o=s.replace(k,"");return w.test(o)?e.widgets.every(({dict:i})=>{const l=t.resolve(t.dict(i.get("AP"))?.get("N"));if(!(l instanceof g.Z6))return!0;
const u=t.decodedPart(l),c=u?.whole?C(u.data):void 0;return c===void 0||!w.test(c)||c===o}):!0}const k=/[\s\b]+/g,w=/^[!-~]*$/;function C(t){const e=new y.oz(t);
let s="";for(let o=e.next(!0);o!==y.Kp;o=e.next(!0))if(o===y.An)s+=Buffer.from((0,$.E3)(t,e.start,e.end)).toString("latin1");else if(o===y.Cd||o===y.QR&&(e.code===
W||e.code===L))return;return s.replace(k,"")}const W=(0,y.$N)("Do"),L=(0,y.$N)("BI");var R=f(25902);async function N(t,e,s,o,{unknownFields:i,flatten:l,font:u}){
const{assignments:c,unknown:S,issues:v}=new E.n(t,e,s).assign(o,i);if(v.length>0)throw(0,O.G6)(v);const B=new D.y(t,e,s,u),A=[];for(const F of c){const{field:H,
same:J}=F;if(J&&j(H)&&h(t,s,H)&&V(t,H,s.of(H)))continue;A.push(F),a(t,e,s,B,F);const Y=t.job.pace.step(3e3);Y&&await Y}const I=new Set(A.map(({field:F})=>F)),G=new Set(
A.filter(({same:F})=>F).map(({field:F})=>F));await U(t,e,s,B,{fields:I,kept:G,missing:l});const Q=new Set(c.map(({field:F})=>F)),b=e.fields.filter(F=>(0,E.K)(F)&&
!Q.has(F)).map(({name:F})=>F);return{notes:[...(0,x.Lv)(S,b),...i==="ignore"?(0,x.g4)(b):[],...(0,x.jA)(B.missing,new Set(A.filter(({same:F})=>!F).map(({field:F})=>F)),
u),...(0,x.QR)([...B.tooSmall],l),...(0,P.dx)(t,e,[...I],A.some(({same:F})=>!F))],unusedKeys:S,unfilledFields:b,filled:c.length}}async function U(t,e,s,o,{fields:i=new Set,
kept:l=new Set,missing:u}){const c=e.needsAppearances;for(const v of e.fields){const B=u&&n(t,v);if(!(!c&&!i.has(v)&&!B)){if(j(v)||v.kind==="button"){const A=i.
has(v)&&!l.has(v);await o.plan(v,{wholly:!A&&!B&&(!c||h(t,s,v))})}else if(v.kind==="checkbox"||v.kind==="radio"){(0,M.lD)(t,e,v).all.some(G=>G.missing)&&Z(t,e,o,
v),c&&!i.has(v)&&z(t,e,v);const I=t.job.pace.step(3e3);I&&await I}}}await o.finish();const{form:S}=e;!S||!c||(t.edit(S.holder),S.dict.delete("NeedAppearances"))}
const j=({kind:t})=>t==="text"||t==="password"||t==="dropdown"||t==="list";function Z(t,e,s,o){const i=(0,M.lD)(t,e,o),l=e.inherited(o.nodes[0],"V");s.drawStates(
o,i);for(const{widget:u,state:c,missing:S}of i.all)S&&(t.edit(u.number),u.dict.set("AS",new g.SX((0,g.Eo)(l,c)?c:"Off")))}function z(t,e,s){const o=(0,M.L4)(t,e,
s),i=e.inherited(s.nodes[0],"V")!==null,l=u=>o===void 0||(0,M.o9)(t,u,o);i&&s.widgets.some(l)&&(0,M.wb)(t,s,o,d(t,s,o))}function a(t,e,s,o,{field:i,assigned:l,same:u}){
if(i.kind==="checkbox"||i.kind==="radio"){if(l.kind==="kept"){const c=(0,M.L4)(t,e,i);(0,M.wb)(t,i,c,d(t,i,c))}else m(t,e,o,i,l.kind==="state"?l.state:void 0,u);
return}for(const c of i.nodes)if(t.edit(c.number),c.dict.delete("RV"),l.kind!=="kept")if(c.dict.delete("I"),l.kind==="text")c.dict.set("V",(0,R.v8)(l.text));else if(l.
kind==="choices"){const S=l.values.map(R.v8);c.dict.set("V",S.length===1?S[0]:S);const v=new Set(l.values),B=s.choices(i).flatMap(({value:A},I)=>v.has(A)?[I]:[]);
B.length>0&&c.dict.set("I",B)}else c.dict.delete("V"),e.inherited(c,"V")!==null&&c.dict.set("V",(0,R.v8)(""));for(const{node:c,number:S}of i.widgets)i.nodes.includes(
c)||!(c.dict.has("V")||c.dict.has("RV"))||(t.edit(S),c.dict.delete("V"),c.dict.delete("RV"))}function m(t,e,s,o,i,l){const u=(0,M.lD)(t,e,o);i&&u.all.some(({missing:c})=>c)&&
s.drawStates(o,u),(0,M.wb)(t,o,i?.state,d(t,o,i?.state,l?void 0:i?.widget))}function d(t,e,s,o){if(s===void 0||e.kind!=="radio"||e.flags&p.Uv)return()=>!0;const i=e.
widgets.filter(u=>(0,M.o9)(t,u,s)),l=o??i.find(({dict:u})=>(0,g.Eo)(t.resolve(u.get("AS")),s))??i[0];return u=>u===l}function h(t,e,s){const o=e.of(s)!==null;return s.
widgets.every(({dict:i})=>{const l=t.resolve(t.dict(i.get("AP"))?.get("N"));if(l instanceof g.Bi)return!0;if(!(l instanceof g.Z6))return(0,T.Dm)(t,i)===void 0;if(!o)
return!0;try{return r.test(Buffer.from(t.decoded(l)).toString("latin1"))}catch{return!1}})}const r=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,n=(t,e)=>e.kind!=="signature"&&e.
widgets.some(s=>!(0,D.d)(t,s))}),82943:((X,K,f)=>{f.d(K,{F:()=>O});const O=(g,D,E=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that \
cannot be shown: ${g}. ${D}`,...E.length>0?{mentions:E}:{}})}),78906:((X,K,f)=>{f.d(K,{y:()=>z,d:()=>a});var O=f(59596),g=f(45599),D=f(36078);class E{font;spacing;stretch;constructor(n,t,e){
this.font=n,this.spacing=t,this.stretch=e}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(n){
return this.font.covers(n)}width(n){return(this.font.width(n)+[...n].length*this.spacing)*this.stretch}show(n,t){return[...this.spacing===0?[]:[`${(0,D.id)(this.
spacing*t/1e3)} Tc`],...this.stretch===1?[]:[`${(0,D.id)(this.stretch*100)} Tz`],this.font.show(n,t)].join(" ")}use(n){this.font.use?.(n)}}var M=f(79784),x=f(13625);
const T=r=>/^[48Hlnu]$/.test(r);function p(r,n,t,e,s){const o=[e?V(r):(0,x.cH)(r)];return t&&o.push("q",s,y(r,n),"Q"),o.filter(i=>i!=="").join(`
`)}const P={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:$(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function $(){return Array.from({length:10},(r,n)=>{const t=Math.PI/2+n*Math.PI/5,e=n%
2===0?50:20;return[50+e*Math.cos(t),47+e*Math.sin(t)]})}function y({width:r,height:n,border:t},e){const s=Math.max(Math.min(r,n)-2*t,0)*.8,[o,i]=[(r-s)/2,(n-s)/
2];if(e==="l")return`${k(r/2,n/2,s*.36)} f`;const l=P[e].map(([u,c])=>[o+u*s/100,i+c*s/100]);return`${(0,D.XL)(l)} f`}function V({width:r,height:n,background:t,
borderColor:e,line:s,style:o,dash:i}){const l=Math.min(r,n)/2,u=[];return t&&u.push((0,D.wW)(t,"fill"),`${k(r/2,n/2,l)} f`),e&&s>0&&(u.push((0,D.wW)(e,"stroke"),
`${(0,D.id)(s)} w`),o==="D"&&u.push((0,D.hX)(i)),u.push(`${k(r/2,n/2,l-s/2)} s`)),u.join(`
`)}const k=(r,n,t)=>(0,D.KJ)((e,s)=>[r+e*t,n+s*t]);var w=f(49336),C=f(81228),W=f(52755),L=f(25902),R=f(45657);const N=600,U=1e3,j=512,Z=1;class z{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(n,t,e,s){
this.document=n,this.model=t,this.values=e,this.fonts=new C.t(n,t,s)}async plan(n,{wholly:t}){const e=[];for(const i of n.widgets){const l=(0,x.Dm)(this.document,
i.dict);if(!l||n.kind==="button"&&(a(this.document,i)||m(l)))continue;const u=await this.planWidget(n,i,l);e.push(u);const c=this.document.job.pace.step(8e3);c&&
await c}const s=[...new Set(e.flatMap(({selected:i})=>i.missing))];if(s.length>0&&t)return;s.length>0&&this.missing.set(n,s),(0,R.RZ)(this.planned,e);const o=({
widget:i,frame:l,wanted:u,layout:c,selected:S})=>i.pages.length>0&&(0,w.Jq)(l,u,c,S.font);n.kind!=="password"&&e.some(o)&&this.tooSmall.add(n)}async finish(){for(const{
selected:n,layout:t}of this.planned)for(const{text:e}of t.lines)n.font.use?.(e);await this.fonts.finish();for(const{widget:n,frame:t,wanted:e,layout:s,selected:o,
color:i}of this.planned){const{font:l,name:u}=o,c=(0,w.m)(t,e,s,{font:l,name:u,color:i}),v=s.lines.length===0?new g.Bi:this.resourcesOf(o);this.document.edit(n.
number),n.dict.set("AP",new g.Bi([["N",this.document.add(d(t,c,v))]]));const B=this.document.job.pace.step(4e3);B&&await B}}drawStates(n,t){for(const{widget:e,state:s,
missing:o}of t.all){const i=o?(0,x.Dm)(this.document,e.dict):void 0;if(!i)continue;const l=i.caption instanceof g.Mx?(0,L.Ly)(i.caption.bytes):"",u=T(l)?l:n.kind===
"radio"?"l":"4",c=n.kind==="radio"&&u==="l",{color:S}=(0,M.O)(this.defaultAppearance(e)),v=new g.Bi(this.document.dict(e.dict.get("AP"))),B=this.document.resolve(
v.get("N")),A=new g.Bi(B instanceof g.Bi?B:[]),I=G=>this.document.add(d(i,p(i,u,G,c,S),new g.Bi));A.set(s,I(!0)),A.has("Off")||A.set("Off",I(!1)),v.set("N",A),this.
document.edit(e.number),e.dict.set("AP",v)}}defaultAppearance(n){const t=this.model.inherited(n.node,"DA");return t instanceof g.Mx?(0,L.Ly)(t.bytes):""}async planWidget(n,t,e){
const{font:s,size:o,color:i,spacing:l,stretch:u}=(0,M.O)(this.defaultAppearance(t));let c=n.kind==="button"?this.caption(e):this.wanted(n,t);n.kind==="password"&&
(c={kind:"line",text:"•".repeat([...(0,w.Fp)(c)].slice(0,j).length)});const S=await this.fonts.select(t,s,(0,w.Fp)(c)),v=o>0?l/o*1e3:0,A=v!==0||u!==1?{...S,font:new E(
S.font,v,u)}:S;if(c.kind==="list"){const b=(0,w.rI)(e,o,c.rows);b!==c.rows.first&&this.scroll(n,b),c={kind:"list",rows:{...c.rows,first:b}}}const I=n.kind==="bu\
tton"?Z:this.model.integer(t.node,"Q"),Q=(0,w.Fp)(c)===""?{size:o||12,lines:[]}:await(0,w.v8)({frame:e,font:A.font,size:o,quadding:I},c);return{widget:t,frame:e,
wanted:c,layout:Q,selected:A,color:i}}caption({caption:n}){return{kind:"line",text:(0,w.ai)((0,L.gF)(this.document,n)??"","one")}}wanted(n,t){const{document:e,model:s,
values:o}=this;if(n.kind==="list"){const S=o.choices(n),v=new Set(o.chosen(n)),B=s.integer(n.nodes[0],"TI");return{kind:"list",rows:{texts:S.map(({display:A})=>(0,w.
ai)(A,"one")),chosen:S.flatMap(({value:A},I)=>v.has(A)?[I]:[]),first:Math.min(Math.max(B,0),Math.max(S.length-1,0))}}}if(n.kind==="dropdown"){const[S]=o.chosen(
n),v=o.choices(n).find(B=>B.value===S)?.display??S??"";return{kind:"line",text:(0,w.ai)(v,"one")}}const i=(0,L.gF)(e,s.inherited(t.node,"V"))??"";if((n.flags&W.
kz)!==0&&n.kind==="text")return{kind:"paragraph",text:(0,w.ai)(i,"several")};const u=s.integer(t.node,"MaxLen"),c=(0,w.ai)(i,"one");return n.flags&W.qA&&u>0&&u<=
U&&n.kind==="text"?{kind:"comb",text:c,cells:u}:{kind:"line",text:c}}scroll(n,t){for(const{number:e,dict:s}of n.nodes)this.document.edit(e),t>0?s.set("TI",t):s.
delete("TI")}resourcesOf({name:n,font:{resource:t,further:e}}){if(e)return new g.Bi([["Font",new g.Bi([[n,t],...e])]]);let s=this.resources.get(t);s||this.resources.
set(t,s=new Map);let o=s.get(n);return o||s.set(n,o=new g.Bi([["Font",new g.Bi([[n,t]])]])),o}}const a=(r,{dict:n})=>r.dict(n.get("AP"))?.has("N")===!0,m=({background:r,
borderColor:n,caption:t})=>r===void 0&&n===void 0&&t===null;function d(r,n,t){const e=(0,x.lQ)(r),s=new g.Bi([["Type",new g.SX("XObject")],["Subtype",new g.SX("\
Form")],["BBox",[0,0,h(r.width),h(r.height)]],...e?[["Matrix",e.map(h)]]:[],["Resources",t]]),o=Buffer.from(n,"latin1");return o.length<N?new g.Z6(s,o):(s.set("\
Filter",new g.SX("FlateDecode")),new g.Z6(s,(0,O.Kc)(o)))}const h=r=>Math.round(r*1e4)/1e4}),17413:((X,K,f)=>{f.d(K,{Y:()=>D});var O=f(43496),g=f(3907);async function D(M,x,T){
const p=new E(x);await(0,g.km)(M,T,y=>((y.kind==="start"||y.kind==="empty")&&p.start(y.name,y.attributes,y.from),(y.kind==="end"||y.kind==="empty")&&p.end(y.name,
y.to),p.isTooDeep));const P=[];let $=0;for(const y of p.dropped)P.push(M.slice($,y.from)),$=y.to;return P.join("")+M.slice($)}class E{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new O.
ee;constructor(x){this.drops=x}start(x,T,p){this.isTooDeep=this.open.length>=g.ol,this.scope.enter(T);const P=this.scope.ofElement(x);this.open.push({name:x,from:p,
drops:this.drops(P,this.elements)}),this.elements.push(P)}end(x,T){let p=this.open.length-1;for(;p>=0&&this.open[p].name!==x;)p--;if(p<0)return;const{drops:P,from:$}=this.
open[p];for(;this.open.length>p;)this.open.pop(),this.elements.pop(),this.scope.leave();if(P){for(;this.dropped.length>0&&this.dropped.at(-1).from>$;)this.dropped.
pop();this.dropped.push({from:$,to:T})}}}}),33238:((X,K,f)=>{f.d(K,{Y:()=>C});var O=f(91374),g=f(39684),D=f(9819),E=f(33973),M=f(21996),x=f(17671),T=f(58006),p=f(
45599),P=f(43496),$=f(17413);async function y(a,m,d){const h=a.resolve(m);let r="";for(const n of(0,p.cy)(h)?h:[m]){const t=a.resolve(n);if(t instanceof p.Mx&&(r=
Buffer.from(t.bytes).toString("latin1")),!(0,p.i9)(n)||!(t instanceof p.Z6))continue;let e;try{e=Buffer.from(a.decoded(t)).toString("latin1")}catch{continue}const s=await(0,$.
Y)(e,V(r,d),a.job.pace);s!==e&&a.put(n,(0,T.n)(t,Buffer.from(s,"latin1"),{compress:!1}))}}function V(a,m){return({namespace:d,local:h},r)=>h==="Signature"&&d===
P.dK.ds||h==="signature"&&m&&a!=="datasets"&&!r.some(k)}const k=({namespace:a,local:m})=>m==="datasets"&&a===P.dK.xfa;var w=f(43791);async function C(a,m){const d=(0,x.
Hi)(a),h=await W(a),r=new Set,n=new Set,t=h.map(({dict:e})=>(0,O.fq)(a,e));for(const e of h)N(d,e,m,r,n);return r.size>0&&await U(d,r,n),await Z(a,r.size>0),{fields:t,
objects:r,usageRights:z(a)}}async function W(a){const m=(await(0,M.zx)(a,["Sig"])).Sig;if(m.length===0)return[];for(const s of m)L(a,s);const d=new Map;for(const{
number:s,dict:o,type:i}of await(0,O.qU)(a))i==="Sig"&&s!==void 0&&R(a,d,s,o);const h=new Set([...d.values()].flatMap(({number:s,widgets:o})=>[s,...o])),{Sig:r,Widget:n}=await(0,M.
zx)(a,["Sig","Widget"]),t=[...new Set([...r,...n])].filter(s=>{const o=h.has(s)?null:a.get(s);return(0,p.Zm)(o)&&(o.has("T")||(0,p.Eo)(o.get("Subtype"),"Widget"))&&
(0,O.pv)(a,o)==="Sig"}),e=t.length>0?(await(0,E.Gy)(a)).live:void 0;for(const s of t)e?.[s]===1&&R(a,d,s,a.get(s));return[...d.values()]}function L(a,m){const d=[
a.get(m)];for(let h=d.pop();h!==void 0;h=d.pop()){if((0,p.Zm)(h))for(const r of h.values())d.push(r);if(Array.isArray(h))for(const[r,n]of h.entries())!(0,p.Zm)(
n)||!(0,p.Eo)(n.get("FT"),"Sig")?d.push(n):(a.edit(m),h[r]=a.add(n))}}function R(a,m,d,h){if(!(0,p.Zm)(a.resolve((0,O.hj)(a,h,"V"))))return;const r=h.get("Paren\
t"),n=a.dict(r);if(!h.has("T")&&(0,p.i9)(r)&&n?.has("T")){R(a,m,r.number,n),m.get(r.number)?.widgets.add(d);return}if(m.has(d))return;const t=(a.array(h.get("Ki\
ds"))??[]).flatMap(e=>(0,p.i9)(e)?[e.number]:[]);m.set(d,{number:d,dict:h,widgets:new Set((0,p.Eo)(h.get("Subtype"),"Widget")?[d,...t]:t)})}function N({removal:a},{
number:m,dict:d,widgets:h},r,n,t){const{document:e}=a;n.add(m);const s=(0,O.hj)(e,d,"V");(0,p.i9)(s)&&a.remove(s.number);for(const o of h){const i=e.get(o);if(!(0,p.
Zm)(i))continue;if(n.add(o),r==="keep"&&(0,g.K)(e,i)){e.edit(o),(0,g.x)(e,i);continue}const l=e.resolve(i.get("StructParent"));typeof l=="number"&&t.add(l),a.remove(
o)}h.has(m)||a.remove(m)}async function U(a,m,d){const{removal:h,structure:r}=a,{document:n}=h;await j(a,m);const t=(0,D.Wo)(n,"AcroForm");for(const e of["Field\
s","CO"]){const s=n.array(t?.dict.get(e)),o=s?.filter(i=>!h.isGone(i)&&!((0,p.i9)(i)&&m.has(i.number)));!t||!s||!o||o.length===s.length||(n.edit(t.holder),o.length>
0||e==="Fields"?t.dict.set(e,o):t.dict.delete(e))}await r.dropKeys(d),await r.flush(),await(0,x.Pv)(a,new Set(h.removed()))}async function j({removal:a},m){const{
document:d}=a;for(const{number:h,dict:r}of[...await(0,O.qU)(d)].reverse()){const n=d.array(r.get("Kids")),t=n?.filter(e=>!a.isGone(e)&&!((0,p.i9)(e)&&m.has(e.number)));
h===void 0||!n||!t||t.length===n.length||(d.edit(h),t.length>0?r.set("Kids",t):(0,p.Eo)(r.get("Subtype"),"Widget")?r.delete("Kids"):a.remove(h))}}async function Z(a,m){
const d=(0,D.Wo)(a,"AcroForm");if(!d)return;d.dict.has("SigFlags")&&(a.edit(d.holder),d.dict.delete("SigFlags")),await y(a,d.dict.get("XFA"),m);const h=(a.array(
d.dict.get("Fields"))??[]).length===0&&!d.dict.has("DR")&&!d.dict.has("XFA");m&&h&&a.editCatalog().delete("AcroForm")}function z(a){const{catalog:m}=a,d=a.dict(
m.get("Perms"));(0,w.H)(a);for(const h of["Perms","Legal"])m.has(h)&&a.editCatalog().delete(h);return d?.has("UR3")===!0||d?.has("UR")===!0}}),58006:((X,K,f)=>{
f.d(K,{n:()=>E});var O=f(59596),g=f(45599);const D=["DecodeParms","F","FFilter","FDecodeParms","DL"];function E(M,x,{compress:T}){const p=new g.Bi(M.dict);T?p.set(
"Filter",(0,g.UU)("FlateDecode")):p.delete("Filter");for(const P of D)p.delete(P);return new g.Z6(p,T?(0,O.Kc)(x):x)}})};
