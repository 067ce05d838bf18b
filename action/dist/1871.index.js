"use strict";exports.id=1871,exports.ids=[1871],exports.modules={71250:((V,R,f)=>{f.d(R,{Lv:()=>p,QR:()=>$,g4:()=>O,jA:()=>j});var F=f(82943),g=f(47707),x=f(10442),M=f(98446),
D=f(85673);const E=10,T=2e3;function p(w,C){if(w.length===0)return[];const W=(0,M.C7)(w.length,"name is","names are"),I=C.slice(0,T),L=w.map((U,N)=>N<E?`${(0,M.
Bu)(U)}${(0,D.gx)(U,I)}`:U);return[{code:"unknown_fields_ignored",message:(0,x.gm)(`${W} not in the form and not used: ${(0,M.Zv)(L)}`)}]}function O(w){if(w.length===
0)return[];const C=(0,M.C7)(w.length,"field");return[{code:"fields_not_filled",message:(0,x.gm)(`${C} of the form got no value: ${(0,M.Zv)(w)}`)}]}function $(w,C){
if(w.length===0)return[];const W=(0,M.C7)(w.length,"field is too small for its value","fields are too small for their values"),I=C?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${W}, and only a part shows: ${(0,M.Zv)(w.map(({name:L})=>L))}\
. ${I}`}]}const y=5,Z=10;function j(w,C,W){if(w.size===0)return[];const I=[...w].slice(0,y).map(([N,k])=>{const z=C.has(N)?k.map(g.MZ):k.map(g.I2),b=[...new Set(
z)].sort();return`${(0,M.Bu)(N.name)} (${(0,M.Dw)(b,Z)})`}),L=w.size>y?` and ${w.size-y} more fields`:"",U=W?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,F.F)(`${I.join(", ")}${L}`,U,W?[]:["font"])]}}),5964:((V,R,f)=>{f.d(R,{$:()=>N,d:()=>U});var F=f(58552),g=f(45599),x=f(
78906),M=f(38544),D=f(52604),E=f(71250),T=f(13625),p=f(52755),O=f(76933),$=f(82416),y=f(85008);function Z(t,e,s){if(e.kind!=="text"||typeof s!="string"||(0,O.mU)(
t,e))return!0;const o=s.replace(j,"");return w.test(o)?e.widgets.every(({dict:i})=>{const d=t.resolve(t.dict(i.get("AP"))?.get("N"));if(!(d instanceof g.Z6))return!0;
const u=t.decodedPart(d),c=u?.whole?C(u.data):void 0;return c===void 0||!w.test(c)||c===o}):!0}const j=/[\s\b]+/g,w=/^[!-~]*$/;function C(t){const e=new y.oz(t);
let s="";for(let o=e.next(!0);o!==y.Kp;o=e.next(!0))if(o===y.An)s+=Buffer.from((0,$.E3)(t,e.start,e.end)).toString("latin1");else if(o===y.Cd||o===y.QR&&(e.code===
W||e.code===I))return;return s.replace(j,"")}const W=(0,y.$N)("Do"),I=(0,y.$N)("BI");var L=f(25902);async function U(t,e,s,o,{unknownFields:i,flatten:d,font:u}){
const{assignments:c,unknown:S,issues:v}=new M.n(t,e,s).assign(o,i);if(v.length>0)throw(0,F.G6)(v);const B=new x.y(t,e,s,u),A=[];for(const P of c){const{field:H,
same:J}=P;if(J&&k(H)&&h(t,s,H)&&Z(t,H,s.of(H)))continue;A.push(P),a(t,e,s,B,P);const Y=t.job.pace.step(3e3);Y&&await Y}const K=new Set(A.map(({field:P})=>P)),G=new Set(
A.filter(({same:P})=>P).map(({field:P})=>P));await N(t,e,s,B,{fields:K,kept:G,missing:d});const Q=new Set(c.map(({field:P})=>P)),X=e.fields.filter(P=>(0,M.K)(P)&&
!Q.has(P)).map(({name:P})=>P);return{notes:[...(0,E.Lv)(S,X),...i==="ignore"?(0,E.g4)(X):[],...(0,E.jA)(B.missing,new Set(A.filter(({same:P})=>!P).map(({field:P})=>P)),
u),...(0,E.QR)([...B.tooSmall],d),...(0,O.dx)(t,e,[...K],A.some(({same:P})=>!P))],unusedKeys:S,unfilledFields:X,filled:c.length}}async function N(t,e,s,o,{fields:i=new Set,
kept:d=new Set,missing:u}){const c=e.needsAppearances;for(const v of e.fields){const B=u&&n(t,v);if(!(!c&&!i.has(v)&&!B)){if(k(v)||v.kind==="button"){const A=i.
has(v)&&!d.has(v);await o.plan(v,{wholly:!A&&!B&&(!c||h(t,s,v))})}else if(v.kind==="checkbox"||v.kind==="radio"){(0,D.lD)(t,e,v).all.some(G=>G.missing)&&z(t,e,o,
v),c&&!i.has(v)&&b(t,e,v);const K=t.job.pace.step(3e3);K&&await K}}}await o.finish();const{form:S}=e;!S||!c||(t.edit(S.holder),S.dict.delete("NeedAppearances"))}
const k=({kind:t})=>t==="text"||t==="password"||t==="dropdown"||t==="list";function z(t,e,s,o){const i=(0,D.lD)(t,e,o),d=e.inherited(o.nodes[0],"V");s.drawStates(
o,i);for(const{widget:u,state:c,missing:S}of i.all)S&&(t.edit(u.number),u.dict.set("AS",new g.SX((0,g.Eo)(d,c)?c:"Off")))}function b(t,e,s){const o=(0,D.L4)(t,e,
s),i=e.inherited(s.nodes[0],"V")!==null,d=u=>o===void 0||(0,D.o9)(t,u,o);i&&s.widgets.some(d)&&(0,D.wb)(t,s,o,l(t,s,o))}function a(t,e,s,o,{field:i,assigned:d,same:u}){
if(i.kind==="checkbox"||i.kind==="radio"){if(d.kind==="kept"){const c=(0,D.L4)(t,e,i);(0,D.wb)(t,i,c,l(t,i,c))}else m(t,e,o,i,d.kind==="state"?d.state:void 0,u);
return}for(const c of i.nodes)if(t.edit(c.number),c.dict.delete("RV"),d.kind!=="kept")if(c.dict.delete("I"),d.kind==="text")c.dict.set("V",(0,L.v8)(d.text));else if(d.
kind==="choices"){const S=d.values.map(L.v8);c.dict.set("V",S.length===1?S[0]:S);const v=new Set(d.values),B=s.choices(i).flatMap(({value:A},K)=>v.has(A)?[K]:[]);
B.length>0&&c.dict.set("I",B)}else c.dict.delete("V"),e.inherited(c,"V")!==null&&c.dict.set("V",(0,L.v8)(""));for(const{node:c,number:S}of i.widgets)i.nodes.includes(
c)||!(c.dict.has("V")||c.dict.has("RV"))||(t.edit(S),c.dict.delete("V"),c.dict.delete("RV"))}function m(t,e,s,o,i,d){const u=(0,D.lD)(t,e,o);i&&u.all.some(({missing:c})=>c)&&
s.drawStates(o,u),(0,D.wb)(t,o,i?.state,l(t,o,i?.state,d?void 0:i?.widget))}function l(t,e,s,o){if(s===void 0||e.kind!=="radio"||e.flags&p.Uv)return()=>!0;const i=e.
widgets.filter(u=>(0,D.o9)(t,u,s)),d=o??i.find(({dict:u})=>(0,g.Eo)(t.resolve(u.get("AS")),s))??i[0];return u=>u===d}function h(t,e,s){const o=e.of(s)!==null;return s.
widgets.every(({dict:i})=>{const d=t.resolve(t.dict(i.get("AP"))?.get("N"));if(d instanceof g.Bi)return!0;if(!(d instanceof g.Z6))return(0,T.Dm)(t,i)===void 0;if(!o)
return!0;try{return r.test(Buffer.from(t.decoded(d)).toString("latin1"))}catch{return!1}})}const r=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,n=(t,e)=>e.kind!=="signature"&&e.
widgets.some(s=>!(0,x.d)(t,s))}),82943:((V,R,f)=>{f.d(R,{F:()=>F});const F=(g,x,M=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that \
cannot be shown: ${g}. ${x}`,...M.length>0?{mentions:M}:{}})}),78906:((V,R,f)=>{f.d(R,{y:()=>b,d:()=>a});var F=f(59596),g=f(45599),x=f(36078);class M{font;spacing;stretch;constructor(n,t,e){
this.font=n,this.spacing=t,this.stretch=e}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(n){
return this.font.covers(n)}width(n){return(this.font.width(n)+[...n].length*this.spacing)*this.stretch}show(n,t){return[...this.spacing===0?[]:[`${(0,x.id)(this.
spacing*t/1e3)} Tc`],...this.stretch===1?[]:[`${(0,x.id)(this.stretch*100)} Tz`],this.font.show(n,t)].join(" ")}use(n){this.font.use?.(n)}}var D=f(79784),E=f(13625);
const T=r=>/^[48Hlnu]$/.test(r);function p(r,n,t,e,s){const o=[e?Z(r):(0,E.cH)(r)];return t&&o.push("q",s,y(r,n),"Q"),o.filter(i=>i!=="").join(`
`)}const O={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:$(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function $(){return Array.from({length:10},(r,n)=>{const t=Math.PI/2+n*Math.PI/5,e=n%
2===0?50:20;return[50+e*Math.cos(t),47+e*Math.sin(t)]})}function y({width:r,height:n,border:t},e){const s=Math.max(Math.min(r,n)-2*t,0)*.8,[o,i]=[(r-s)/2,(n-s)/
2];if(e==="l")return`${j(r/2,n/2,s*.36)} f`;const d=O[e].map(([u,c])=>[o+u*s/100,i+c*s/100]);return`${(0,x.XL)(d)} f`}function Z({width:r,height:n,background:t,
borderColor:e,line:s,style:o,dash:i}){const d=Math.min(r,n)/2,u=[];return t&&u.push((0,x.wW)(t,"fill"),`${j(r/2,n/2,d)} f`),e&&s>0&&(u.push((0,x.wW)(e,"stroke"),
`${(0,x.id)(s)} w`),o==="D"&&u.push((0,x.hX)(i)),u.push(`${j(r/2,n/2,d-s/2)} s`)),u.join(`
`)}const j=(r,n,t)=>(0,x.KJ)((e,s)=>[r+e*t,n+s*t]);var w=f(49336),C=f(81228),W=f(52755),I=f(25902),L=f(45657);const U=600,N=1e3,k=512,z=1;class b{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(n,t,e,s){
this.document=n,this.model=t,this.values=e,this.fonts=new C.t(n,t,s)}async plan(n,{wholly:t}){const e=[];for(const i of n.widgets){const d=(0,E.Dm)(this.document,
i.dict);if(!d||n.kind==="button"&&(a(this.document,i)||m(d)))continue;const u=await this.planWidget(n,i,d);e.push(u);const c=this.document.job.pace.step(8e3);c&&
await c}const s=[...new Set(e.flatMap(({selected:i})=>i.missing))];if(s.length>0&&t)return;s.length>0&&this.missing.set(n,s),(0,L.RZ)(this.planned,e);const o=({
widget:i,frame:d,wanted:u,layout:c,selected:S})=>i.pages.length>0&&(0,w.Jq)(d,u,c,S.font);n.kind!=="password"&&e.some(o)&&this.tooSmall.add(n)}async finish(){for(const{
selected:n,layout:t}of this.planned)for(const{text:e}of t.lines)n.font.use?.(e);await this.fonts.finish();for(const{widget:n,frame:t,wanted:e,layout:s,selected:o,
color:i}of this.planned){const{font:d,name:u}=o,c=(0,w.m)(t,e,s,{font:d,name:u,color:i}),v=s.lines.length===0?new g.Bi:this.resourcesOf(o);this.document.edit(n.
number),n.dict.set("AP",new g.Bi([["N",this.document.add(l(t,c,v))]]));const B=this.document.job.pace.step(4e3);B&&await B}}drawStates(n,t){for(const{widget:e,state:s,
missing:o}of t.all){const i=o?(0,E.Dm)(this.document,e.dict):void 0;if(!i)continue;const d=i.caption instanceof g.Mx?(0,I.Ly)(i.caption.bytes):"",u=T(d)?d:n.kind===
"radio"?"l":"4",c=n.kind==="radio"&&u==="l",{color:S}=(0,D.O)(this.defaultAppearance(e)),v=new g.Bi(this.document.dict(e.dict.get("AP"))),B=this.document.resolve(
v.get("N")),A=new g.Bi(B instanceof g.Bi?B:[]),K=G=>this.document.add(l(i,p(i,u,G,c,S),new g.Bi));A.set(s,K(!0)),A.has("Off")||A.set("Off",K(!1)),v.set("N",A),this.
document.edit(e.number),e.dict.set("AP",v)}}defaultAppearance(n){const t=this.model.inherited(n.node,"DA");return t instanceof g.Mx?(0,I.Ly)(t.bytes):""}async planWidget(n,t,e){
const{font:s,size:o,color:i,spacing:d,stretch:u}=(0,D.O)(this.defaultAppearance(t));let c=n.kind==="button"?this.caption(e):this.wanted(n,t);n.kind==="password"&&
(c={kind:"line",text:"•".repeat([...(0,w.Fp)(c)].slice(0,k).length)});const S=await this.fonts.select(t,s,(0,w.Fp)(c)),v=o>0?d/o*1e3:0,A=v!==0||u!==1?{...S,font:new M(
S.font,v,u)}:S;if(c.kind==="list"){const X=(0,w.rI)(e,o,c.rows);X!==c.rows.first&&this.scroll(n,X),c={kind:"list",rows:{...c.rows,first:X}}}const K=n.kind==="bu\
tton"?z:this.model.integer(t.node,"Q"),Q=(0,w.Fp)(c)===""?{size:o||12,lines:[]}:await(0,w.v8)({frame:e,font:A.font,size:o,quadding:K},c);return{widget:t,frame:e,
wanted:c,layout:Q,selected:A,color:i}}caption({caption:n}){return{kind:"line",text:(0,w.ai)((0,I.gF)(this.document,n)??"","one")}}wanted(n,t){const{document:e,model:s,
values:o}=this;if(n.kind==="list"){const S=o.choices(n),v=new Set(o.chosen(n)),B=s.integer(n.nodes[0],"TI");return{kind:"list",rows:{texts:S.map(({display:A})=>(0,w.
ai)(A,"one")),chosen:S.flatMap(({value:A},K)=>v.has(A)?[K]:[]),first:Math.min(Math.max(B,0),Math.max(S.length-1,0))}}}if(n.kind==="dropdown"){const[S]=o.chosen(
n),v=o.choices(n).find(B=>B.value===S)?.display??S??"";return{kind:"line",text:(0,w.ai)(v,"one")}}const i=(0,I.gF)(e,s.inherited(t.node,"V"))??"";if((n.flags&W.
kz)!==0&&n.kind==="text")return{kind:"paragraph",text:(0,w.ai)(i,"several")};const u=s.integer(t.node,"MaxLen"),c=(0,w.ai)(i,"one");return n.flags&W.qA&&u>0&&u<=
N&&n.kind==="text"?{kind:"comb",text:c,cells:u}:{kind:"line",text:c}}scroll(n,t){for(const{number:e,dict:s}of n.nodes)this.document.edit(e),t>0?s.set("TI",t):s.
delete("TI")}resourcesOf({name:n,font:{resource:t,further:e}}){if(e)return new g.Bi([["Font",new g.Bi([[n,t],...e])]]);let s=this.resources.get(t);s||this.resources.
set(t,s=new Map);let o=s.get(n);return o||s.set(n,o=new g.Bi([["Font",new g.Bi([[n,t]])]])),o}}const a=(r,{dict:n})=>r.dict(n.get("AP"))?.has("N")===!0,m=({background:r,
borderColor:n,caption:t})=>r===void 0&&n===void 0&&t===null;function l(r,n,t){const e=(0,E.lQ)(r),s=new g.Bi([["Type",new g.SX("XObject")],["Subtype",new g.SX("\
Form")],["BBox",[0,0,h(r.width),h(r.height)]],...e?[["Matrix",e.map(h)]]:[],["Resources",t]]),o=Buffer.from(n,"latin1");return o.length<U?new g.Z6(s,o):(s.set("\
Filter",new g.SX("FlateDecode")),new g.Z6(s,(0,F.Kc)(o)))}const h=r=>Math.round(r*1e4)/1e4}),17413:((V,R,f)=>{f.d(R,{Y:()=>x});var F=f(43496),g=f(3907);async function x(D,E,T){
const p=new M(E);await(0,g.km)(D,T,y=>((y.kind==="start"||y.kind==="empty")&&p.start(y.name,y.attributes,y.from),(y.kind==="end"||y.kind==="empty")&&p.end(y.name,
y.to),p.isTooDeep));const O=[];let $=0;for(const y of p.dropped)O.push(D.slice($,y.from)),$=y.to;return O.join("")+D.slice($)}class M{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new F.
ee;constructor(E){this.drops=E}start(E,T,p){this.isTooDeep=this.open.length>=g.ol,this.scope.enter(T);const O=this.scope.ofElement(E);this.open.push({name:E,from:p,
drops:this.drops(O,this.elements)}),this.elements.push(O)}end(E,T){let p=this.open.length-1;for(;p>=0&&this.open[p].name!==E;)p--;if(p<0)return;const{drops:O,from:$}=this.
open[p];for(;this.open.length>p;)this.open.pop(),this.elements.pop(),this.scope.leave();if(O){for(;this.dropped.length>0&&this.dropped.at(-1).from>$;)this.dropped.
pop();this.dropped.push({from:$,to:T})}}}}),33238:((V,R,f)=>{f.d(R,{Y:()=>C});var F=f(91374),g=f(39684),x=f(9819),M=f(33973),D=f(21996),E=f(17671),T=f(58006),p=f(
45599),O=f(43496),$=f(17413);async function y(a,m,l){const h=a.resolve(m);let r="";for(const n of(0,p.cy)(h)?h:[m]){const t=a.resolve(n);if(t instanceof p.Mx&&(r=
Buffer.from(t.bytes).toString("latin1")),!(0,p.i9)(n)||!(t instanceof p.Z6))continue;let e;try{e=Buffer.from(a.decoded(t)).toString("latin1")}catch{continue}const s=await(0,$.
Y)(e,Z(r,l),a.job.pace);s!==e&&a.put(n,(0,T.n)(t,Buffer.from(s,"latin1"),{compress:!1}))}}function Z(a,m){return({namespace:l,local:h},r)=>h==="Signature"&&l===
O.dK.ds||h==="signature"&&m&&a!=="datasets"&&!r.some(j)}const j=({namespace:a,local:m})=>m==="datasets"&&a===O.dK.xfa;var w=f(43791);async function C(a,m){const l=(0,E.
Hi)(a),h=await W(a),r=new Set,n=new Set,t=h.map(({dict:e})=>(0,F.fq)(a,e));for(const e of h)U(l,e,m,r,n);return r.size>0&&await N(l,r,n),await z(a,r.size>0),{fields:t,
objects:r,usageRights:b(a)}}async function W(a){const m=(await(0,D.zx)(a,["Sig"])).Sig;if(m.length===0)return[];for(const s of m)I(a,s);const l=new Map;for(const{
number:s,dict:o,type:i}of await(0,F.qU)(a))i==="Sig"&&s!==void 0&&L(a,l,s,o);const h=new Set([...l.values()].flatMap(({number:s,widgets:o})=>[s,...o])),{Sig:r,Widget:n}=await(0,D.
zx)(a,["Sig","Widget"]),t=[...new Set([...r,...n])].filter(s=>{const o=h.has(s)?null:a.get(s);return(0,p.Zm)(o)&&(o.has("T")||(0,p.Eo)(o.get("Subtype"),"Widget"))&&
(0,F.pv)(a,o)==="Sig"}),e=t.length>0?(await(0,M.Gy)(a)).live:void 0;for(const s of t)e?.[s]===1&&L(a,l,s,a.get(s));return[...l.values()]}function I(a,m){const l=[
a.get(m)];for(let h=l.pop();h!==void 0;h=l.pop()){if((0,p.Zm)(h))for(const r of h.values())l.push(r);if(Array.isArray(h))for(const[r,n]of h.entries())!(0,p.Zm)(
n)||!(0,p.Eo)(n.get("FT"),"Sig")?l.push(n):(a.edit(m),h[r]=a.add(n))}}function L(a,m,l,h){if(!(0,p.Zm)(a.resolve((0,F.hj)(a,h,"V"))))return;const r=h.get("Paren\
t"),n=a.dict(r);if(!h.has("T")&&(0,p.i9)(r)&&n?.has("T")){L(a,m,r.number,n),m.get(r.number)?.widgets.add(l);return}if(m.has(l))return;const t=(a.array(h.get("Ki\
ds"))??[]).flatMap(e=>(0,p.i9)(e)?[e.number]:[]);m.set(l,{number:l,dict:h,widgets:new Set((0,p.Eo)(h.get("Subtype"),"Widget")?[l,...t]:t)})}function U({removal:a},{
number:m,dict:l,widgets:h},r,n,t){const{document:e}=a;n.add(m);const s=(0,F.hj)(e,l,"V");(0,p.i9)(s)&&a.remove(s.number);for(const o of h){const i=e.get(o);if(!(0,p.
Zm)(i))continue;if(n.add(o),r==="keep"&&(0,g.K)(e,i)){e.edit(o),(0,g.x)(e,i);continue}const d=e.resolve(i.get("StructParent"));typeof d=="number"&&t.add(d),a.remove(
o)}h.has(m)||a.remove(m)}async function N(a,m,l){const{removal:h,structure:r}=a,{document:n}=h;await k(a,m);const t=(0,x.Wo)(n,"AcroForm");for(const e of["Field\
s","CO"]){const s=n.array(t?.dict.get(e)),o=s?.filter(i=>!h.isGone(i)&&!((0,p.i9)(i)&&m.has(i.number)));!t||!s||!o||o.length===s.length||(n.edit(t.holder),o.length>
0||e==="Fields"?t.dict.set(e,o):t.dict.delete(e))}await r.dropKeys(l),await r.flush(),await(0,E.Pv)(a,new Set(h.removed()))}async function k({removal:a},m){const{
document:l}=a;for(const{number:h,dict:r}of[...await(0,F.qU)(l)].reverse()){const n=l.array(r.get("Kids")),t=n?.filter(e=>!a.isGone(e)&&!((0,p.i9)(e)&&m.has(e.number)));
h===void 0||!n||!t||t.length===n.length||(l.edit(h),t.length>0?r.set("Kids",t):(0,p.Eo)(r.get("Subtype"),"Widget")?r.delete("Kids"):a.remove(h))}}async function z(a,m){
const l=(0,x.Wo)(a,"AcroForm");if(!l)return;l.dict.has("SigFlags")&&(a.edit(l.holder),l.dict.delete("SigFlags")),await y(a,l.dict.get("XFA"),m);const h=(a.array(
l.dict.get("Fields"))??[]).length===0&&!l.dict.has("DR")&&!l.dict.has("XFA");m&&h&&a.editCatalog().delete("AcroForm")}function b(a){const{catalog:m}=a,l=a.dict(
m.get("Perms"));(0,w.H)(a);for(const h of["Perms","Legal"])m.has(h)&&a.editCatalog().delete(h);return l?.has("UR3")===!0||l?.has("UR")===!0}}),33311:((V,R,f)=>{
f.d(R,{S:()=>x});var F=f(21996),g=f(70549);const x=(0,g.n)(M=>(0,F.zx)(M,["AP","JS","EF","ByteRange","Sig"]))}),58006:((V,R,f)=>{f.d(R,{n:()=>M});var F=f(59596),
g=f(45599);const x=["DecodeParms","F","FFilter","FDecodeParms","DL"];function M(D,E,{compress:T}){const p=new g.Bi(D.dict);T?p.set("Filter",(0,g.UU)("FlateDecod\
e")):p.delete("Filter");for(const O of x)p.delete(O);return new g.Z6(p,T?(0,F.Kc)(E):E)}})};
