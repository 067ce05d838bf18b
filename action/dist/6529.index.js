"use strict";exports.id=6529,exports.ids=[6529],exports.modules={71250:((H,K,r)=>{r.d(K,{Lv:()=>u,QR:()=>I,g4:()=>T,jA:()=>V});var L=r(82943),P=r(47707),w=r(10442),y=r(98446),
D=r(85673);const A=10,O=2e3;function u(M,E){if(M.length===0)return[];const W=(0,y.C7)(M.length,"name is","names are"),k=E.slice(0,O),$=M.map((N,U)=>U<A?`${(0,y.
Bu)(N)}${(0,D.gx)(N,k)}`:N);return[{code:"unknown_fields_ignored",message:(0,w.gm)(`${W} not in the form and not used: ${(0,y.Zv)($)}`)}]}function T(M){if(M.length===
0)return[];const E=(0,y.C7)(M.length,"field");return[{code:"fields_not_filled",message:(0,w.gm)(`${E} of the form got no value: ${(0,y.Zv)(M)}`)}]}function I(M,E){
if(M.length===0)return[];const W=(0,y.C7)(M.length,"field is too small for its value","fields are too small for their values"),k=E?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${W}, and only a part shows: ${(0,y.Zv)(M.map(({name:$})=>$))}\
. ${k}`}]}const S=5,X=10;function V(M,E,W){if(M.size===0)return[];const k=[...M].slice(0,S).map(([U,j])=>{const b=E.has(U)?j.map(P.MZ):j.map(P.I2),G=[...new Set(
b)].sort();return`${(0,y.Bu)(U.name)} (${(0,y.Dw)(G,X)})`}),$=M.size>S?` and ${M.size-S} more fields`:"",N=W?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,L.F)(`${k.join(", ")}${$}`,N,W?[]:["font"])]}}),5964:((H,K,r)=>{r.d(K,{$:()=>U,d:()=>N});var L=r(58552),P=r(45599),w=r(
78906),y=r(38544),D=r(52604),A=r(71250),O=r(13625),u=r(52755),T=r(76933),I=r(82416),S=r(85008);function X(n,t,e){if(t.kind!=="text"||typeof e!="string"||(0,T.mU)(
n,t))return!0;const s=e.replace(V,"");return M.test(s)?t.widgets.every(({dict:o})=>{const i=n.resolve(n.dict(o.get("AP"))?.get("N"));if(!(i instanceof P.Z6))return!0;
const f=n.decodedPart(i),c=f?.whole?E(f.data):void 0;return c===void 0||!M.test(c)||c===s}):!0}const V=/[\s\b]+/g,M=/^[!-~]*$/;function E(n){const t=new S.oz(n);
let e="";for(let s=t.next(!0);s!==S.Kp;s=t.next(!0))if(s===S.An)e+=Buffer.from((0,I.E3)(n,t.start,t.end)).toString("latin1");else if(s===S.Cd||s===S.QR&&(t.code===
W||t.code===k))return;return e.replace(V,"")}const W=(0,S.$N)("Do"),k=(0,S.$N)("BI");var $=r(25902);async function N(n,t,e,s,{unknownFields:o,flatten:i,font:f}){
const{assignments:c,unknown:g,issues:h}=new y.n(n,t,e).assign(s,o);if(h.length>0)throw(0,L.G6)(h);const x=new w.y(n,t,e,f),B=[];for(const F of c){const{field:z,
same:J}=F;if(J&&j(z)&&d(n,e,z)&&X(n,z,e.of(z)))continue;B.push(F),a(n,t,e,x,F);const Y=n.job.pace.step(3e3);Y&&await Y}const R=new Set(B.map(({field:F})=>F)),C=new Set(
B.filter(({same:F})=>F).map(({field:F})=>F));await U(n,t,e,x,{fields:R,kept:C,missing:i});const Z=new Set(c.map(({field:F})=>F)),Q=t.fields.filter(F=>(0,y.K)(F)&&
!Z.has(F)).map(({name:F})=>F);return{notes:[...(0,A.Lv)(g,Q),...o==="ignore"?(0,A.g4)(Q):[],...(0,A.jA)(x.missing,new Set(B.filter(({same:F})=>!F).map(({field:F})=>F)),
f),...(0,A.QR)([...x.tooSmall],i),...(0,T.dx)(n,t,[...R],B.some(({same:F})=>!F))],unusedKeys:g,unfilledFields:Q,filled:c.length}}async function U(n,t,e,s,{fields:o=new Set,
kept:i=new Set,missing:f}){const c=t.needsAppearances;for(const h of t.fields){const x=f&&v(n,h);if(!(!c&&!o.has(h)&&!x)){if(j(h)||h.kind==="button"){const B=o.
has(h)&&!i.has(h);await s.plan(h,{wholly:!B&&!x&&(!c||d(n,e,h))})}else if(h.kind==="checkbox"||h.kind==="radio"){(0,D.lD)(n,t,h).all.some(C=>C.missing)&&b(n,t,s,
h),c&&!o.has(h)&&G(n,t,h);const R=n.job.pace.step(3e3);R&&await R}}}await s.finish();const{form:g}=t;!g||!c||(n.edit(g.holder),g.dict.delete("NeedAppearances"))}
const j=({kind:n})=>n==="text"||n==="password"||n==="dropdown"||n==="list";function b(n,t,e,s){const o=(0,D.lD)(n,t,s),i=t.inherited(s.nodes[0],"V");e.drawStates(
s,o);for(const{widget:f,state:c,missing:g}of o.all)g&&(n.edit(f.number),f.dict.set("AS",new P.SX((0,P.Eo)(i,c)?c:"Off")))}function G(n,t,e){const s=(0,D.L4)(n,t,
e),o=t.inherited(e.nodes[0],"V")!==null,i=f=>s===void 0||(0,D.o9)(n,f,s);o&&e.widgets.some(i)&&(0,D.wb)(n,e,s,l(n,e,s))}function a(n,t,e,s,{field:o,assigned:i,same:f}){
if(o.kind==="checkbox"||o.kind==="radio"){if(i.kind==="kept"){const c=(0,D.L4)(n,t,o);(0,D.wb)(n,o,c,l(n,o,c))}else p(n,t,s,o,i.kind==="state"?i.state:void 0,f);
return}for(const c of o.nodes)if(n.edit(c.number),c.dict.delete("RV"),i.kind!=="kept")if(c.dict.delete("I"),i.kind==="text")c.dict.set("V",(0,$.v8)(i.text));else if(i.
kind==="choices"){const g=i.values.map($.v8);c.dict.set("V",g.length===1?g[0]:g);const h=new Set(i.values),x=e.choices(o).flatMap(({value:B},R)=>h.has(B)?[R]:[]);
x.length>0&&c.dict.set("I",x)}else c.dict.delete("V"),t.inherited(c,"V")!==null&&c.dict.set("V",(0,$.v8)(""));for(const{node:c,number:g}of o.widgets)o.nodes.includes(
c)||!(c.dict.has("V")||c.dict.has("RV"))||(n.edit(g),c.dict.delete("V"),c.dict.delete("RV"))}function p(n,t,e,s,o,i){const f=(0,D.lD)(n,t,s);o&&f.all.some(({missing:c})=>c)&&
e.drawStates(s,f),(0,D.wb)(n,s,o?.state,l(n,s,o?.state,i?void 0:o?.widget))}function l(n,t,e,s){if(e===void 0||t.kind!=="radio"||t.flags&u.Uv)return()=>!0;const o=t.
widgets.filter(f=>(0,D.o9)(n,f,e)),i=s??o.find(({dict:f})=>(0,P.Eo)(n.resolve(f.get("AS")),e))??o[0];return f=>f===i}function d(n,t,e){const s=t.of(e)!==null;return e.
widgets.every(({dict:o})=>{const i=n.resolve(n.dict(o.get("AP"))?.get("N"));if(i instanceof P.Bi)return!0;if(!(i instanceof P.Z6))return(0,O.Dm)(n,o)===void 0;if(!s)
return!0;try{return m.test(Buffer.from(n.decoded(i)).toString("latin1"))}catch{return!1}})}const m=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,v=(n,t)=>t.kind!=="signature"&&t.
widgets.some(e=>!(0,w.d)(n,e))}),82943:((H,K,r)=>{r.d(K,{F:()=>L});const L=(P,w,y=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that \
cannot be shown: ${P}. ${w}`,...y.length>0?{mentions:y}:{}})}),78906:((H,K,r)=>{r.d(K,{y:()=>p,d:()=>l});var L=r(81679),P=r(42973),w=r(45599),y=r(36078);class D{font;spacing;stretch;constructor(t,e,s){
this.font=t,this.spacing=e,this.stretch=s}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){
return this.font.covers(t)}width(t){return(this.font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,y.id)(this.
spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,y.id)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}var A=r(79784),O=r(13625);
const u=n=>/^[48Hlnu]$/.test(n);function T(n,t,e,s,o){const i=[s?V(n):(0,O.cH)(n)];return e&&i.push("q",o,X(n,t),"Q"),i.filter(f=>f!=="").join(`
`)}const I={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:S(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function S(){return Array.from({length:10},(n,t)=>{const e=Math.PI/2+t*Math.PI/5,s=t%
2===0?50:20;return[50+s*Math.cos(e),47+s*Math.sin(e)]})}function X({width:n,height:t,border:e},s){const o=Math.max(Math.min(n,t)-2*e,0)*.8,[i,f]=[(n-o)/2,(t-o)/
2];if(s==="l")return`${M(n/2,t/2,o*.36)} f`;const c=I[s].map(([g,h])=>[i+g*o/100,f+h*o/100]);return`${(0,y.XL)(c)} f`}function V({width:n,height:t,background:e,
borderColor:s,line:o,style:i,dash:f}){const c=Math.min(n,t)/2,g=[];return e&&g.push((0,y.wW)(e,"fill"),`${M(n/2,t/2,c)} f`),s&&o>0&&(g.push((0,y.wW)(s,"stroke"),
`${(0,y.id)(o)} w`),i==="D"&&g.push((0,y.hX)(f)),g.push(`${M(n/2,t/2,c-o/2)} s`)),g.join(`
`)}const M=(n,t,e)=>(0,y.KJ)((s,o)=>[n+s*e,t+o*e]);var E=r(49336),W=r(81228),k=r(52755),$=r(25902),N=r(45657),U=r(98446);const j=600,b=1e3,G=512,a=1;class p{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,s,o){
this.document=t,this.model=e,this.values=s,this.fonts=new W.t(t,e,o)}async plan(t,{wholly:e}){const s=[];for(const f of t.widgets){const c=(0,O.Dm)(this.document,
f.dict);if(!c||t.kind==="button"&&(l(this.document,f)||d(c)))continue;const g=await this.planWidget(t,f,c);s.push(g);const h=this.document.job.pace.step(8e3);h&&
await h}const o=[...new Set(s.flatMap(({selected:f})=>f.missing))];if(o.length>0&&e)return;o.length>0&&this.missing.set(t,o),(0,N.RZ)(this.planned,s);const i=({
widget:f,frame:c,wanted:g,layout:h,selected:x})=>f.pages.length>0&&(0,E.Jq)(c,g,h,x.font);t.kind!=="password"&&s.some(i)&&this.tooSmall.add(t)}async finish(){for(const{
selected:t,layout:e}of this.planned)for(const{text:s}of e.lines)t.font.use?.(s);await this.fonts.finish();for(const{widget:t,frame:e,wanted:s,layout:o,selected:i,
color:f}of this.planned){const{font:c,name:g}=i,h=(0,E.m)(e,s,o,{font:c,name:g,color:f}),B=o.lines.length===0?new w.Bi:this.resourcesOf(i);this.document.edit(t.
number),t.dict.set("AP",new w.Bi([["N",this.document.add(m(e,h,B))]]));const R=this.document.job.pace.step(4e3);R&&await R}}drawStates(t,e){for(const{widget:s,state:o,
missing:i}of e.all){const f=i?(0,O.Dm)(this.document,s.dict):void 0;if(!f)continue;const c=f.caption instanceof w.Mx?(0,$.Ly)(f.caption.bytes):"",g=u(c)?c:t.kind===
"radio"?"l":"4",h=t.kind==="radio"&&g==="l",{color:x}=(0,A.O)(this.defaultAppearance(s)),B=new w.Bi(this.document.dict(s.dict.get("AP"))),R=this.document.resolve(
B.get("N")),C=new w.Bi(R instanceof w.Bi?R:[]),Z=Q=>this.document.add(m(f,T(f,g,Q,h,x),new w.Bi));C.set(o,Z(!0)),C.has("Off")||C.set("Off",Z(!1)),B.set("N",C),this.
document.edit(s.number),s.dict.set("AP",B)}}defaultAppearance(t){const e=this.model.inherited(t.node,"DA");return e instanceof w.Mx?(0,$.Ly)(e.bytes):""}async planWidget(t,e,s){
const{font:o,size:i,color:f,spacing:c,stretch:g}=(0,A.O)(this.defaultAppearance(e));let h=t.kind==="button"?this.caption(s):this.wanted(t,e);t.kind==="password"&&
(h={kind:"line",text:"•".repeat([...(0,E.Fp)(h)].slice(0,G).length)});const x=await this.fonts.select(e,o,(0,E.Fp)(h)),B=i>0?c/i*1e3:0,C=B!==0||g!==1?{...x,font:new D(
x.font,B,g)}:x;if(h.kind==="list"){const z=(0,E.rI)(s,i,h.rows);z!==h.rows.first&&this.scroll(t,z),h={kind:"list",rows:{...h.rows,first:z}}}const Z=t.kind==="bu\
tton"?a:this.model.integer(e.node,"Q"),F=(0,E.Fp)(h)===""?{size:i||12,lines:[]}:await(0,E.v8)({frame:s,font:C.font,size:i,quadding:Z},h);return{widget:e,frame:s,
wanted:h,layout:F,selected:C,color:f}}caption({caption:t}){return{kind:"line",text:(0,E.ai)(this.checkLength((0,$.gF)(this.document,t)),"one")}}wanted(t,e){const{
document:s,model:o,values:i}=this;if(t.kind==="list"){const x=i.choices(t),B=new Set(i.chosen(t)),R=o.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:x.
map(({display:C})=>(0,E.ai)(C,"one")),chosen:x.flatMap(({value:C},Z)=>B.has(C)?[Z]:[]),first:Math.min(Math.max(R,0),Math.max(x.length-1,0))}}}if(t.kind==="dropd\
own"){const[x]=i.chosen(t),B=i.choices(t).find(R=>R.value===x)?.display??x??"";return{kind:"line",text:(0,E.ai)(B,"one")}}const f=this.checkLength((0,$.gF)(s,o.
inherited(e.node,"V")));if((t.flags&k.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,E.ai)(f,"several")};const g=o.integer(e.node,"MaxLen"),h=(0,E.ai)(
f,"one");return t.flags&k.qA&&g>0&&g<=b&&t.kind==="text"?{kind:"comb",text:h,cells:g}:{kind:"line",text:h}}checkLength(t=""){const e=this.document.job.limits.fieldCharacters;
if(t.length<=e)return t;throw(0,P.F)("fieldCharacters",`A field of the document has a text of more than ${(0,U.y_)(e,"character")}`,"Open it in another PDF prog\
ram and shorten the text")}scroll(t,e){for(const{number:s,dict:o}of t.nodes)this.document.edit(s),e>0?o.set("TI",e):o.delete("TI")}resourcesOf({name:t,font:{resource:e,
further:s}}){if(s)return new w.Bi([["Font",new w.Bi([[t,e],...s])]]);let o=this.resources.get(e);o||this.resources.set(e,o=new Map);let i=o.get(t);return i||o.set(
t,i=new w.Bi([["Font",new w.Bi([[t,e]])]])),i}}const l=(n,{dict:t})=>n.dict(t.get("AP"))?.has("N")===!0,d=({background:n,borderColor:t,caption:e})=>n===void 0&&
t===void 0&&e===null;function m(n,t,e){const s=(0,O.lQ)(n),o=new w.Bi([["Type",new w.SX("XObject")],["Subtype",new w.SX("Form")],["BBox",[0,0,v(n.width),v(n.height)]],
...s?[["Matrix",s.map(v)]]:[],["Resources",e]]),i=Buffer.from(t,"latin1");return i.length<j?new w.Z6(o,i):(o.set("Filter",new w.SX("FlateDecode")),new w.Z6(o,(0,L.
Kc)(i)))}const v=n=>Math.round(n*1e4)/1e4}),17413:((H,K,r)=>{r.d(K,{Y:()=>w});var L=r(43496),P=r(3907);async function w(D,A,O){const u=new y(A);await(0,P.km)(D,
O,S=>((S.kind==="start"||S.kind==="empty")&&u.start(S.name,S.attributes,S.from),(S.kind==="end"||S.kind==="empty")&&u.end(S.name,S.to),u.isTooDeep));const T=[];
let I=0;for(const S of u.dropped)T.push(D.slice(I,S.from)),I=S.to;return T.join("")+D.slice(I)}class y{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new L.
ee;constructor(A){this.drops=A}start(A,O,u){this.isTooDeep=this.open.length>=P.ol,this.scope.enter(O);const T=this.scope.ofElement(A);this.open.push({name:A,from:u,
drops:this.drops(T,this.elements)}),this.elements.push(T)}end(A,O){let u=this.open.length-1;for(;u>=0&&this.open[u].name!==A;)u--;if(u<0)return;const{drops:T,from:I}=this.
open[u];for(;this.open.length>u;)this.open.pop(),this.elements.pop(),this.scope.leave();if(T){for(;this.dropped.length>0&&this.dropped.at(-1).from>I;)this.dropped.
pop();this.dropped.push({from:I,to:O})}}}}),33238:((H,K,r)=>{r.d(K,{Y:()=>E});var L=r(91374),P=r(39684),w=r(9819),y=r(33973),D=r(21996),A=r(17671),O=r(58006),u=r(
45599),T=r(43496),I=r(17413);async function S(a,p,l){const d=a.resolve(p);let m="";for(const v of(0,u.cy)(d)?d:[p]){const n=a.resolve(v);if(n instanceof u.Mx&&(m=
Buffer.from(n.bytes).toString("latin1")),!(0,u.i9)(v)||!(n instanceof u.Z6))continue;let t;try{t=Buffer.from(a.decoded(n)).toString("latin1")}catch{continue}const e=await(0,I.
Y)(t,X(m,l),a.job.pace);e!==t&&a.put(v,(0,O.n)(n,Buffer.from(e,"latin1"),{compress:!1}))}}function X(a,p){return({namespace:l,local:d},m)=>d==="Signature"&&l===
T.dK.ds||d==="signature"&&p&&a!=="datasets"&&!m.some(V)}const V=({namespace:a,local:p})=>p==="datasets"&&a===T.dK.xfa;var M=r(43791);async function E(a,p){const l=(0,A.
Hi)(a),d=await W(a),m=new Set,v=new Set,n=d.map(({dict:t})=>(0,L.fq)(a,t));for(const t of d)N(l,t,p,m,v);return m.size>0&&await U(l,m,v),await b(a,m.size>0),{fields:n,
objects:m,usageRights:G(a)}}async function W(a){const p=(await(0,D.zx)(a,["Sig"])).Sig;if(p.length===0)return[];for(const e of p)k(a,e);const l=new Map;for(const{
number:e,dict:s,type:o}of await(0,L.qU)(a))o==="Sig"&&e!==void 0&&$(a,l,e,s);const d=new Set([...l.values()].flatMap(({number:e,widgets:s})=>[e,...s])),{Sig:m,Widget:v}=await(0,D.
zx)(a,["Sig","Widget"]),n=[...new Set([...m,...v])].filter(e=>{const s=d.has(e)?null:a.get(e);return(0,u.Zm)(s)&&(s.has("T")||(0,u.Eo)(s.get("Subtype"),"Widget"))&&
(0,L.pv)(a,s)==="Sig"}),t=n.length>0?(await(0,y.Gy)(a)).live:void 0;for(const e of n)t?.[e]===1&&$(a,l,e,a.get(e));return[...l.values()]}function k(a,p){const l=[
a.get(p)];for(let d=l.pop();d!==void 0;d=l.pop()){if((0,u.Zm)(d))for(const m of d.values())l.push(m);if(Array.isArray(d))for(const[m,v]of d.entries())!(0,u.Zm)(
v)||!(0,u.Eo)(v.get("FT"),"Sig")?l.push(v):(a.edit(p),d[m]=a.add(v))}}function $(a,p,l,d){if(!(0,u.Zm)(a.resolve((0,L.hj)(a,d,"V"))))return;const m=d.get("Paren\
t"),v=a.dict(m);if(!d.has("T")&&(0,u.i9)(m)&&v?.has("T")){$(a,p,m.number,v),p.get(m.number)?.widgets.add(l);return}if(p.has(l))return;const n=(a.array(d.get("Ki\
ds"))??[]).flatMap(t=>(0,u.i9)(t)?[t.number]:[]);p.set(l,{number:l,dict:d,widgets:new Set((0,u.Eo)(d.get("Subtype"),"Widget")?[l,...n]:n)})}function N({removal:a},{
number:p,dict:l,widgets:d},m,v,n){const{document:t}=a;v.add(p);const e=(0,L.hj)(t,l,"V");(0,u.i9)(e)&&a.remove(e.number);for(const s of d){const o=t.get(s);if(!(0,u.
Zm)(o))continue;if(v.add(s),m==="keep"&&(0,P.K)(t,o)){t.edit(s),(0,P.x)(t,o);continue}const i=t.resolve(o.get("StructParent"));typeof i=="number"&&n.add(i),a.remove(
s)}d.has(p)||a.remove(p)}async function U(a,p,l){const{removal:d,structure:m}=a,{document:v}=d;await j(a,p);const n=(0,w.Wo)(v,"AcroForm");for(const t of["Field\
s","CO"]){const e=v.array(n?.dict.get(t)),s=e?.filter(o=>!d.isGone(o)&&!((0,u.i9)(o)&&p.has(o.number)));!n||!e||!s||s.length===e.length||(v.edit(n.holder),s.length>
0||t==="Fields"?n.dict.set(t,s):n.dict.delete(t))}await m.dropKeys(l),await m.flush(),await(0,A.Pv)(a,new Set(d.removed()))}async function j({removal:a},p){const{
document:l}=a;for(const{number:d,dict:m}of[...await(0,L.qU)(l)].reverse()){const v=l.array(m.get("Kids")),n=v?.filter(t=>!a.isGone(t)&&!((0,u.i9)(t)&&p.has(t.number)));
d===void 0||!v||!n||n.length===v.length||(l.edit(d),n.length>0?m.set("Kids",n):(0,u.Eo)(m.get("Subtype"),"Widget")?m.delete("Kids"):a.remove(d))}}async function b(a,p){
const l=(0,w.Wo)(a,"AcroForm");if(!l)return;l.dict.has("SigFlags")&&(a.edit(l.holder),l.dict.delete("SigFlags")),await S(a,l.dict.get("XFA"),p);const d=(a.array(
l.dict.get("Fields"))??[]).length===0&&!l.dict.has("DR")&&!l.dict.has("XFA");p&&d&&a.editCatalog().delete("AcroForm")}function G(a){const{catalog:p}=a,l=a.dict(
p.get("Perms"));(0,M.H)(a);for(const d of["Perms","Legal"])p.has(d)&&a.editCatalog().delete(d);return l?.has("UR3")===!0||l?.has("UR")===!0}}),58006:((H,K,r)=>{
r.d(K,{n:()=>y});var L=r(81679),P=r(45599);const w=["DecodeParms","F","FFilter","FDecodeParms","DL"];function y(D,A,{compress:O}){const u=new P.Bi(D.dict);O?u.set(
"Filter",(0,P.UU)("FlateDecode")):u.delete("Filter");for(const T of w)u.delete(T);return new P.Z6(u,O?(0,L.Kc)(A):A)}})};
