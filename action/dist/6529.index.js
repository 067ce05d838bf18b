"use strict";exports.id=6529,exports.ids=[6529],exports.modules={71250:((G,I,r)=>{r.d(I,{Lv:()=>y,QR:()=>R,g4:()=>m,jA:()=>k});var T=r(82943),P=r(47707),w=r(10442),v=r(98446),
D=r(85673);const A=10,O=1e3;function y(M,E){if(M.length===0)return[];const W=(0,v.C7)(M.length,"name is","names are"),N=E.slice(0,O),$=M.map((K,U)=>U<A?`${(0,v.
Bu)(K)}${(0,D.gx)(K,N)}`:K);return[{code:"unknown_fields_ignored",message:(0,w.gm)(`${W} not in the form and not used: ${(0,v.Zv)($)}`)}]}function m(M){if(M.length===
0)return[];const E=(0,v.C7)(M.length,"field");return[{code:"fields_not_filled",message:(0,w.gm)(`${E} of the form got no value: ${(0,v.Zv)(M)}`)}]}function R(M,E){
if(M.length===0)return[];const W=(0,v.C7)(M.length,"field is too small for its value","fields are too small for their values"),N=E?"The rest is lost with the fi\
elds: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${W}, and only a part shows: ${(0,v.Zv)(M.map(({name:$})=>$))}\
. ${N}`}]}const S=5,z=10;function k(M,E,W){if(M.size===0)return[];const N=[...M].slice(0,S).map(([U,j])=>{const X=E.has(U)?j.map(P.MZ):j.map(P.I2),b=[...new Set(
X)].sort();return`${(0,v.Bu)(U.name)} (${(0,v.Dw)(b,z)})`}),$=M.size>S?` and ${M.size-S} more fields`:"",K=W?"Your file lacks them too, or they cannot be shaped\
.":"Give a font that has them.";return[(0,T.F)(`${N.join(", ")}${$}`,K,W?[]:["font"])]}}),5964:((G,I,r)=>{r.d(I,{$:()=>U,d:()=>K});var T=r(58552),P=r(45599),w=r(
78906),v=r(38544),D=r(52604),A=r(71250),O=r(13625),y=r(52755),m=r(76933),R=r(82416),S=r(85008);function z(n,t,e){if(t.kind!=="text"||typeof e!="string"||(0,m.mU)(
n,t))return!0;const s=e.replace(k,"");return M.test(s)?t.widgets.every(({dict:o})=>{const i=n.resolve(n.dict(o.get("AP"))?.get("N"));if(!(i instanceof P.Z6))return!0;
const f=n.decodedPart(i),c=f?.whole?E(f.data):void 0;return c===void 0||!M.test(c)||c===s}):!0}const k=/[\s\b]+/g,M=/^[!-~]*$/;function E(n){const t=new S.oz(n);
let e="";for(let s=t.next(!0);s!==S.Kp;s=t.next(!0))if(s===S.An)e+=Buffer.from((0,R.E3)(n,t.start,t.end)).toString("latin1");else if(s===S.Cd||s===S.QR&&(t.code===
W||t.code===N))return;return e.replace(k,"")}const W=(0,S.$N)("Do"),N=(0,S.$N)("BI");var $=r(25902);async function K(n,t,e,s,{unknownFields:o,flatten:i,font:f}){
const{assignments:c,unknown:p,issues:h}=await new v.n(n,t,e).assign(s,o);if(h.length>0)throw(0,T.G6)(h);const x=new w.y(n,t,e,f),B=[];for(const F of c){const{field:Z,
same:J}=F;if(J&&j(Z)&&l(n,e,Z)&&z(n,Z,e.of(Z)))continue;B.push(F),Q(n,t,e,x,F);const Y=n.job.pace.step(3e3);Y&&await Y}const L=new Set(B.map(({field:F})=>F)),C=new Set(
B.filter(({same:F})=>F).map(({field:F})=>F));await U(n,t,e,x,{fields:L,kept:C,missing:i});const V=new Set(c.map(({field:F})=>F)),H=t.fields.filter(F=>(0,v.K)(F)&&
!V.has(F)).map(({name:F})=>F);return{notes:[...(0,A.Lv)(p,H),...o==="ignore"?(0,A.g4)(H):[],...(0,A.jA)(x.missing,new Set(B.filter(({same:F})=>!F).map(({field:F})=>F)),
f),...(0,A.QR)([...x.tooSmall],i),...(0,m.dx)(n,t,[...L],B.some(({same:F})=>!F))],unusedKeys:p,unfilledFields:H,filled:c.length}}async function U(n,t,e,s,{fields:o=new Set,
kept:i=new Set,missing:f}){const c=t.needsAppearances;for(const h of t.fields){const x=f&&g(n,h);if(!(!c&&!o.has(h)&&!x)){if(j(h)||h.kind==="button"){const B=o.
has(h)&&!i.has(h);await s.plan(h,{wholly:!B&&!x&&(!c||l(n,e,h))})}else if(h.kind==="checkbox"||h.kind==="radio"){(0,D.lD)(n,t,h).all.some(C=>C.missing)&&X(n,t,s,
h),c&&!o.has(h)&&b(n,t,h);const L=n.job.pace.step(3e3);L&&await L}}}await s.finish();const{form:p}=t;!p||!c||(n.edit(p.holder),p.dict.delete("NeedAppearances"))}
const j=({kind:n})=>n==="text"||n==="password"||n==="dropdown"||n==="list";function X(n,t,e,s){const o=(0,D.lD)(n,t,s),i=t.inherited(s.nodes[0],"V");e.drawStates(
s,o);for(const{widget:f,state:c,missing:p}of o.all)p&&(n.edit(f.number),f.dict.set("AS",new P.SX((0,P.Eo)(i,c)?c:"Off")))}function b(n,t,e){const s=(0,D.L4)(n,t,
e),o=t.inherited(e.nodes[0],"V")!==null,i=f=>s===void 0||(0,D.o9)(n,f,s);o&&e.widgets.some(i)&&(0,D.wb)(n,e,s,u(n,e,s))}function Q(n,t,e,s,{field:o,assigned:i,same:f}){
if(o.kind==="checkbox"||o.kind==="radio"){if(i.kind==="kept"){const c=(0,D.L4)(n,t,o);(0,D.wb)(n,o,c,u(n,o,c))}else a(n,t,s,o,i.kind==="state"?i.state:void 0,f);
return}for(const c of o.nodes)if(n.edit(c.number),c.dict.delete("RV"),i.kind!=="kept")if(c.dict.delete("I"),i.kind==="text")c.dict.set("V",(0,$.v8)(i.text));else if(i.
kind==="choices"){const p=i.values.map($.v8);c.dict.set("V",p.length===1?p[0]:p);const h=new Set(i.values),x=e.choices(o).flatMap(({value:B},L)=>h.has(B)?[L]:[]);
x.length>0&&c.dict.set("I",x)}else c.dict.delete("V"),t.inherited(c,"V")!==null&&c.dict.set("V",(0,$.v8)(""));for(const{node:c,number:p}of o.widgets)o.nodes.includes(
c)||!(c.dict.has("V")||c.dict.has("RV"))||(n.edit(p),c.dict.delete("V"),c.dict.delete("RV"))}function a(n,t,e,s,o,i){const f=(0,D.lD)(n,t,s);o&&f.all.some(({missing:c})=>c)&&
e.drawStates(s,f),(0,D.wb)(n,s,o?.state,u(n,s,o?.state,i?void 0:o?.widget))}function u(n,t,e,s){if(e===void 0||t.kind!=="radio"||t.flags&y.Uv)return()=>!0;const o=t.
widgets.filter(f=>(0,D.o9)(n,f,e)),i=s??o.find(({dict:f})=>(0,P.Eo)(n.resolve(f.get("AS")),e))??o[0];return f=>f===i}function l(n,t,e){const s=t.of(e)!==null;return e.
widgets.every(({dict:o})=>{const i=n.resolve(n.dict(o.get("AP"))?.get("N"));if(i instanceof P.Bi)return!0;if(!(i instanceof P.Z6))return(0,O.Dm)(n,o)===void 0;if(!s)
return!0;try{return d.test(Buffer.from(n.decoded(i)).toString("latin1"))}catch{return!1}})}const d=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,g=(n,t)=>t.kind!=="signature"&&t.
widgets.some(e=>!(0,w.d)(n,e))}),82943:((G,I,r)=>{r.d(I,{F:()=>T});const T=(P,w,v=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that \
cannot be shown: ${P}. ${w}`,...v.length>0?{mentions:v}:{}})}),78906:((G,I,r)=>{r.d(I,{y:()=>a,d:()=>u});var T=r(81679),P=r(42973),w=r(45599),v=r(36078);class D{font;spacing;stretch;constructor(t,e,s){
this.font=t,this.spacing=e,this.stretch=s}get resource(){return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){
return this.font.covers(t)}width(t){return(this.font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,v.id)(this.
spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,v.id)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}var A=r(79784),O=r(13625);
const y=n=>/^[48Hlnu]$/.test(n);function m(n,t,e,s,o){const i=[s?k(n):(0,O.cH)(n)];return e&&i.push("q",o,z(n,t),"Q"),i.filter(f=>f!=="").join(`
`)}const R={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:S(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function S(){return Array.from({length:10},(n,t)=>{const e=Math.PI/2+t*Math.PI/5,s=t%
2===0?50:20;return[50+s*Math.cos(e),47+s*Math.sin(e)]})}function z({width:n,height:t,border:e},s){const o=Math.max(Math.min(n,t)-2*e,0)*.8,[i,f]=[(n-o)/2,(t-o)/
2];if(s==="l")return`${M(n/2,t/2,o*.36)} f`;const c=R[s].map(([p,h])=>[i+p*o/100,f+h*o/100]);return`${(0,v.XL)(c)} f`}function k({width:n,height:t,background:e,
borderColor:s,line:o,style:i,dash:f}){const c=Math.min(n,t)/2,p=[];return e&&p.push((0,v.wW)(e,"fill"),`${M(n/2,t/2,c)} f`),s&&o>0&&(p.push((0,v.wW)(s,"stroke"),
`${(0,v.id)(o)} w`),i==="D"&&p.push((0,v.hX)(f)),p.push(`${M(n/2,t/2,c-o/2)} s`)),p.join(`
`)}const M=(n,t,e)=>(0,v.KJ)((s,o)=>[n+s*e,t+o*e]);var E=r(49336),W=r(81228),N=r(52755),$=r(25902),K=r(45657),U=r(98446);const j=600,X=1e3,b=512,Q=1;class a{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,s,o){
this.document=t,this.model=e,this.values=s,this.fonts=new W.t(t,e,o)}async plan(t,{wholly:e}){const s=[];for(const f of t.widgets){const c=(0,O.Dm)(this.document,
f.dict);if(!c||t.kind==="button"&&(u(this.document,f)||l(c)))continue;const p=await this.planWidget(t,f,c);s.push(p);const h=this.document.job.pace.step(8e3);h&&
await h}const o=[...new Set(s.flatMap(({selected:f})=>f.missing))];if(o.length>0&&e)return;o.length>0&&this.missing.set(t,o),(0,K.RZ)(this.planned,s);const i=({
widget:f,frame:c,wanted:p,layout:h,selected:x})=>f.pages.length>0&&(0,E.Jq)(c,p,h,x.font);t.kind!=="password"&&s.some(i)&&this.tooSmall.add(t)}async finish(){for(const{
selected:t,layout:e}of this.planned)for(const{text:s}of e.lines)t.font.use?.(s);await this.fonts.finish();for(const{widget:t,frame:e,wanted:s,layout:o,selected:i,
color:f}of this.planned){const{font:c,name:p}=i,h=(0,E.m)(e,s,o,{font:c,name:p,color:f}),B=o.lines.length===0?new w.Bi:this.resourcesOf(i);this.document.edit(t.
number),t.dict.set("AP",new w.Bi([["N",this.document.add(d(e,h,B))]]));const L=this.document.job.pace.step(4e3);L&&await L}}drawStates(t,e){for(const{widget:s,state:o,
missing:i}of e.all){const f=i?(0,O.Dm)(this.document,s.dict):void 0;if(!f)continue;const c=f.caption instanceof w.Mx?(0,$.Ly)(f.caption.bytes):"",p=y(c)?c:t.kind===
"radio"?"l":"4",h=t.kind==="radio"&&p==="l",{color:x}=(0,A.O)(this.defaultAppearance(s)),B=new w.Bi(this.document.dict(s.dict.get("AP"))),L=this.document.resolve(
B.get("N")),C=new w.Bi(L instanceof w.Bi?L:[]),V=H=>this.document.add(d(f,m(f,p,H,h,x),new w.Bi));C.set(o,V(!0)),C.has("Off")||C.set("Off",V(!1)),B.set("N",C),this.
document.edit(s.number),s.dict.set("AP",B)}}defaultAppearance(t){const e=this.model.inherited(t.node,"DA");return e instanceof w.Mx?(0,$.Ly)(e.bytes):""}async planWidget(t,e,s){
const{font:o,size:i,color:f,spacing:c,stretch:p}=(0,A.O)(this.defaultAppearance(e));let h=t.kind==="button"?this.caption(s):this.wanted(t,e);t.kind==="password"&&
(h={kind:"line",text:"•".repeat([...(0,E.Fp)(h)].slice(0,b).length)});const x=await this.fonts.select(e,o,(0,E.Fp)(h)),B=i>0?c/i*1e3:0,C=B!==0||p!==1?{...x,font:new D(
x.font,B,p)}:x;if(h.kind==="list"){const Z=(0,E.rI)(s,i,h.rows);Z!==h.rows.first&&this.scroll(t,Z),h={kind:"list",rows:{...h.rows,first:Z}}}const V=t.kind==="bu\
tton"?Q:this.model.integer(e.node,"Q"),F=(0,E.Fp)(h)===""?{size:i||12,lines:[]}:await(0,E.v8)({frame:s,font:C.font,size:i,quadding:V},h);return{widget:e,frame:s,
wanted:h,layout:F,selected:C,color:f}}caption({caption:t}){return{kind:"line",text:(0,E.ai)(this.checkLength((0,$.gF)(this.document,t)),"one")}}wanted(t,e){const{
document:s,model:o,values:i}=this;if(t.kind==="list"){const x=i.choices(t),B=new Set(i.chosen(t)),L=o.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:x.
map(({display:C})=>(0,E.ai)(C,"one")),chosen:x.flatMap(({value:C},V)=>B.has(C)?[V]:[]),first:Math.min(Math.max(L,0),Math.max(x.length-1,0))}}}if(t.kind==="dropd\
own"){const[x]=i.chosen(t),B=i.choices(t).find(L=>L.value===x)?.display??x??"";return{kind:"line",text:(0,E.ai)(B,"one")}}const f=this.checkLength((0,$.gF)(s,o.
inherited(e.node,"V")));if((t.flags&N.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:(0,E.ai)(f,"several")};const p=o.integer(e.node,"MaxLen"),h=(0,E.ai)(
f,"one");return t.flags&N.qA&&p>0&&p<=X&&t.kind==="text"?{kind:"comb",text:h,cells:p}:{kind:"line",text:h}}checkLength(t=""){const e=this.document.job.limits.fieldCharacters;
if(t.length<=e)return t;throw(0,P.F)("fieldCharacters",`A field of the document has a text of more than ${(0,U.y_)(e,"character")}`,"Open it in another PDF prog\
ram and shorten the text")}scroll(t,e){for(const{number:s,dict:o}of t.nodes)this.document.edit(s),e>0?o.set("TI",e):o.delete("TI")}resourcesOf({name:t,font:{resource:e,
further:s}}){if(s)return new w.Bi([["Font",new w.Bi([[t,e],...s])]]);let o=this.resources.get(e);o||this.resources.set(e,o=new Map);let i=o.get(t);return i||o.set(
t,i=new w.Bi([["Font",new w.Bi([[t,e]])]])),i}}const u=(n,{dict:t})=>n.dict(t.get("AP"))?.has("N")===!0,l=({background:n,borderColor:t,caption:e})=>n===void 0&&
t===void 0&&e===null;function d(n,t,e){const s=(0,O.lQ)(n),o=new w.Bi([["Type",new w.SX("XObject")],["Subtype",new w.SX("Form")],["BBox",[0,0,g(n.width),g(n.height)]],
...s?[["Matrix",s.map(g)]]:[],["Resources",e]]),i=Buffer.from(t,"latin1");return i.length<j?new w.Z6(o,i):(o.set("Filter",new w.SX("FlateDecode")),new w.Z6(o,(0,T.
Kc)(i)))}const g=n=>Math.round(n*1e4)/1e4}),17413:((G,I,r)=>{r.d(I,{Y:()=>w});var T=r(21115),P=r(3907);async function w(D,A,O){const y=new v(A);await(0,P.km)(D,
O,S=>((S.kind==="start"||S.kind==="empty")&&y.start(S.name,S.attributes,S.from),(S.kind==="end"||S.kind==="empty")&&y.end(S.name,S.to),y.isTooDeep));const m=[];
let R=0;for(const S of y.dropped)m.push(D.slice(R,S.from)),R=S.to;return m.join("")+D.slice(R)}class v{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new T.
ee;constructor(A){this.drops=A}start(A,O,y){this.isTooDeep=this.open.length>=P.ol,this.scope.enter(O);const m=this.scope.ofElement(A);this.open.push({name:A,from:y,
drops:this.drops(m,this.elements)}),this.elements.push(m)}end(A,O){let y=this.open.length-1;for(;y>=0&&this.open[y].name!==A;)y--;if(y<0)return;const{drops:m,from:R}=this.
open[y];for(;this.open.length>y;)this.open.pop(),this.elements.pop(),this.scope.leave();if(m){for(;this.dropped.length>0&&this.dropped.at(-1).from>R;)this.dropped.
pop();this.dropped.push({from:R,to:O})}}}}),33238:((G,I,r)=>{r.d(I,{Y:()=>W});var T=r(91374),P=r(39684),w=r(9819),v=r(33973),D=r(21996),A=r(17671),O=r(58006),y=r(
78157),m=r(45599),R=r(21115),S=r(17413);async function z(a,u,l){const d=a.resolve(u);let g="";for(const n of(0,m.cy)(d)?d:[u]){const t=a.resolve(n);if(t instanceof
m.Mx&&(g=Buffer.from(t.bytes).toString("latin1")),!(0,m.i9)(n)||!(t instanceof m.Z6))continue;let e;try{e=(0,y.bS)(a.decoded(t))}catch{continue}if(!e.includes("\
ignature"))continue;const s=e.toString("latin1"),o=await(0,S.Y)(s,k(g,l),a.job.pace);o!==s&&a.put(n,(0,O.n)(t,Buffer.from(o,"latin1"),{compress:!1}))}}function k(a,u){
return({namespace:l,local:d},g)=>d==="Signature"&&l===R.dK.ds||d==="signature"&&u&&a!=="datasets"&&!g.some(M)}const M=({namespace:a,local:u})=>u==="datasets"&&a===
R.dK.xfa;var E=r(43791);async function W(a,u){const l=(0,A.Hi)(a),d=await N(a),g=new Set,n=new Set,t=d.map(({dict:e})=>(0,T.fq)(a,e));for(const e of d)U(l,e,u,g,
n);return g.size>0&&await j(l,g,n),await b(a,g.size>0),{fields:t,objects:g,usageRights:Q(a)}}async function N(a){const u=(await(0,D.zx)(a,["Sig"])).Sig;if(u.length===
0)return[];for(const s of u)$(a,s);const l=new Map;for(const{number:s,dict:o,type:i}of await(0,T.qU)(a))i==="Sig"&&s!==void 0&&K(a,l,s,o);const d=new Set([...l.
values()].flatMap(({number:s,widgets:o})=>[s,...o])),{Sig:g,Widget:n}=await(0,D.zx)(a,["Sig","Widget"]),t=[...new Set([...g,...n])].filter(s=>{const o=d.has(s)?
null:a.get(s);return(0,m.Zm)(o)&&(o.has("T")||(0,m.Eo)(o.get("Subtype"),"Widget"))&&(0,T.pv)(a,o)==="Sig"}),e=t.length>0?(await(0,v.Gy)(a)).live:void 0;for(const s of t)
e?.[s]===1&&K(a,l,s,a.get(s));return[...l.values()]}function $(a,u){const l=[a.get(u)];for(let d=l.pop();d!==void 0;d=l.pop()){if((0,m.Zm)(d))for(const g of d.values())
l.push(g);if(Array.isArray(d))for(const[g,n]of d.entries())!(0,m.Zm)(n)||!(0,m.Eo)(n.get("FT"),"Sig")?l.push(n):(a.edit(u),d[g]=a.add(n))}}function K(a,u,l,d){if(!(0,m.
Zm)(a.resolve((0,T.hj)(a,d,"V"))))return;const g=d.get("Parent"),n=a.dict(g);if(!d.has("T")&&(0,m.i9)(g)&&n?.has("T")){K(a,u,g.number,n),u.get(g.number)?.widgets.
add(l);return}if(u.has(l))return;const t=(a.array(d.get("Kids"))??[]).flatMap(e=>(0,m.i9)(e)?[e.number]:[]);u.set(l,{number:l,dict:d,widgets:new Set((0,m.Eo)(d.
get("Subtype"),"Widget")?[l,...t]:t)})}function U({removal:a},{number:u,dict:l,widgets:d},g,n,t){const{document:e}=a;n.add(u);const s=(0,T.hj)(e,l,"V");(0,m.i9)(
s)&&a.remove(s.number);for(const o of d){const i=e.get(o);if(!(0,m.Zm)(i))continue;if(n.add(o),g==="keep"&&(0,P.K)(e,i)){e.edit(o),(0,P.x)(e,i);continue}const f=e.
resolve(i.get("StructParent"));typeof f=="number"&&t.add(f),a.remove(o)}d.has(u)||a.remove(u)}async function j(a,u,l){const{removal:d,structure:g}=a,{document:n}=d;
await X(a,u);const t=(0,w.Wo)(n,"AcroForm");for(const e of["Fields","CO"]){const s=n.array(t?.dict.get(e)),o=s?.filter(i=>!d.isGone(i)&&!((0,m.i9)(i)&&u.has(i.number)));
!t||!s||!o||o.length===s.length||(n.edit(t.holder),o.length>0||e==="Fields"?t.dict.set(e,o):t.dict.delete(e))}await g.dropKeys(l),await g.flush(),await(0,A.Pv)(
a,new Set(d.removed()))}async function X({removal:a},u){const{document:l}=a;for(const{number:d,dict:g}of[...await(0,T.qU)(l)].reverse()){const n=l.array(g.get("\
Kids")),t=n?.filter(e=>!a.isGone(e)&&!((0,m.i9)(e)&&u.has(e.number)));d===void 0||!n||!t||t.length===n.length||(l.edit(d),t.length>0?g.set("Kids",t):(0,m.Eo)(g.
get("Subtype"),"Widget")?g.delete("Kids"):a.remove(d))}}async function b(a,u){const l=(0,w.Wo)(a,"AcroForm");if(!l)return;l.dict.has("SigFlags")&&(a.edit(l.holder),
l.dict.delete("SigFlags")),await z(a,l.dict.get("XFA"),u);const d=(a.array(l.dict.get("Fields"))??[]).length===0&&!l.dict.has("DR")&&!l.dict.has("XFA");u&&d&&a.
editCatalog().delete("AcroForm")}function Q(a){const{catalog:u}=a,l=a.dict(u.get("Perms"));(0,E.H)(a);for(const d of["Perms","Legal"])u.has(d)&&a.editCatalog().
delete(d);return l?.has("UR3")===!0||l?.has("UR")===!0}}),58006:((G,I,r)=>{r.d(I,{n:()=>v});var T=r(81679),P=r(45599);const w=["DecodeParms","F","FFilter","FDec\
odeParms","DL"];function v(D,A,{compress:O}){const y=new P.Bi(D.dict);O?y.set("Filter",(0,P.UU)("FlateDecode")):y.delete("Filter");for(const m of w)y.delete(m);
return new P.Z6(y,O?(0,T.Kc)(A):A)}})};
