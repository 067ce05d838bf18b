"use strict";exports.id=3554,exports.ids=[3554],exports.modules={83910:((Z,T,f)=>{f.d(T,{Lv:()=>S,QR:()=>B,g4:()=>D,jA:()=>j});var M=f(79131),d=f(39721),P=f(6009),$=f(84655),
g=f(99678);const m=10,u=2e3;function S(v,I){if(v.length===0)return[];const E=v.length===1?"One name is":`${v.length} names are`,R=I.slice(0,u),O=v.map((K,L)=>L<
m?`${(0,d.vI)(K)}${(0,g.gx)(K,R)}`:K);return[{code:"unknown_fields_ignored",message:(0,P.$h)(`${E} not in the form and not used: ${(0,d.KE)(O)}`)}]}function D(v){
if(v.length===0)return[];const I=v.length===1?"One field":`${v.length} fields`;return[{code:"fields_not_filled",message:(0,P.$h)(`${I} of the form got no value:\
 ${(0,d.KE)(v)}`)}]}function B(v,I){if(v.length===0)return[];const E=v.length===1?"One field is too small for its value":`${v.length} fields are too small for t\
heir values`,R=I?"The rest is lost with the fields: shorten the values first.":"The form stores the whole values.";return[{code:"value_cut_off",message:`${E}, a\
nd only a part shows: ${(0,d.KE)(v.map(({name:O})=>O))}. ${R}`}]}const w=5,C=10;function j(v,I,E){if(v.size===0)return[];const R=[...v].slice(0,w).map(([L,N])=>{
const V=I.has(L)?N.map(M.MZ):N.map(M.I2),W=[...new Set(V)].sort(),U=W.length>C?` and ${W.length-C} more`:"";return`${(0,d.KE)([L.name])} (${W.slice(0,C).join(",\
 ")}${U})`}),O=v.size>w?` and ${v.size-w} more fields`:"",K=E?"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.";return[(0,$.F)(
`${R.join(", ")}${O}`,K,E?[]:["font"])]}}),86031:((Z,T,f)=>{f.d(T,{$:()=>L,d:()=>K});var M=f(49153),d=f(16039),P=f(93655),$=f(14414),g=f(54324),m=f(83910),u=f(53649),
S=f(95079),D=f(77497),B=f(19980),w=f(36692);function C(e,t,s){if(t.kind!=="text"||typeof s!="string"||(0,D.mU)(e,t))return!0;const o=s.replace(j,"");return v.test(
o)?t.widgets.every(({dict:i})=>{const c=e.resolve(e.dict(i.get("AP"))?.get("N"));if(!(c instanceof d.Z6))return!0;const r=e.decodedPart(c),a=r?.whole?I(r.data):
void 0;return a===void 0||!v.test(a)||a===o}):!0}const j=/[\s\b]+/g,v=/^[!-~]*$/;function I(e){const t=new w.oz(e);let s="";for(let o=t.next(!0);o!==w.Kp;o=t.next(
!0))if(o===w.An)s+=Buffer.from((0,B.E3)(e,t.start,t.end)).toString("latin1");else if(o===w.Cd||o===w.QR&&(t.code===E||t.code===R))return;return s.replace(j,"")}
const E=(0,w.$N)("Do"),R=(0,w.$N)("BI");var O=f(15718);async function K(e,t,s,o,{unknownFields:i,flatten:c,font:r}){const{assignments:a,unknown:l,issues:h}=new $.
n(e,t,s).assign(o,i);if(h.length>0)throw(0,M.G6)(h);const y=new P.y(e,t,s,r),A=[];for(const x of a){const{field:X,same:J}=x;if(J&&N(X)&&k(e,s,X)&&C(e,X,s.of(X)))
continue;A.push(x),U(e,t,s,y,x);const Y=e.job.pace.step(3e3);Y&&await Y}const F=new Set(A.map(({field:x})=>x)),G=new Set(A.filter(({same:x})=>x).map(({field:x})=>x));
await L(e,t,s,y,{fields:F,kept:G,missing:c});const Q=new Set(a.map(({field:x})=>x)),z=t.fields.filter(x=>(0,$.K)(x)&&!Q.has(x)).map(({name:x})=>x);return{notes:[
...(0,m.Lv)(l,z),...i==="ignore"?(0,m.g4)(z):[],...(0,m.jA)(y.missing,new Set(A.filter(({same:x})=>!x).map(({field:x})=>x)),r),...(0,m.QR)([...y.tooSmall],c),...(0,D.
dx)(e,t,[...F],A.some(({same:x})=>!x))],unusedKeys:l,unfilledFields:z,filled:a.length}}async function L(e,t,s,o,{fields:i=new Set,kept:c=new Set,missing:r}){const a=t.
needsAppearances;for(const h of t.fields){const y=r&&n(e,h);if(!(!a&&!i.has(h)&&!y)){if(N(h)||h.kind==="button"){const A=i.has(h)&&!c.has(h);await o.plan(h,{wholly:!A&&
!y&&(!a||k(e,s,h))})}else if(h.kind==="checkbox"||h.kind==="radio"){(0,g.lD)(e,t,h).all.some(G=>G.missing)&&V(e,t,o,h),a&&!i.has(h)&&W(e,t,h);const F=e.job.pace.
step(3e3);F&&await F}}}await o.finish();const{form:l}=t;!l||!a||(e.edit(l.holder),l.dict.delete("NeedAppearances"))}const N=({kind:e})=>e==="text"||e==="passwor\
d"||e==="dropdown"||e==="list";function V(e,t,s,o){const i=(0,g.lD)(e,t,o),c=t.inherited(o.nodes[0],"V");s.drawStates(o,i);for(const{widget:r,state:a,missing:l}of i.
all)l&&(e.edit(r.number),r.dict.set("AS",new d.SX((0,d.Eo)(c,a)?a:"Off")))}function W(e,t,s){const o=(0,g.L4)(e,t,s),i=t.inherited(s.nodes[0],"V")!==null,c=r=>o===
void 0||(0,g.o9)(e,r,o);i&&s.widgets.some(c)&&(0,g.wb)(e,s,o,b(e,s,o))}function U(e,t,s,o,{field:i,assigned:c,same:r}){if(i.kind==="checkbox"||i.kind==="radio"){
if(c.kind==="kept"){const a=(0,g.L4)(e,t,i);(0,g.wb)(e,i,a,b(e,i,a))}else H(e,t,o,i,c.kind==="state"?c.state:void 0,r);return}for(const a of i.nodes)if(e.edit(a.
number),a.dict.delete("RV"),c.kind!=="kept")if(a.dict.delete("I"),c.kind==="text")a.dict.set("V",(0,O.v8)(c.text));else if(c.kind==="choices"){const l=c.values.
map(O.v8);a.dict.set("V",l.length===1?l[0]:l);const h=new Set(c.values),y=s.choices(i).flatMap(({value:A},F)=>h.has(A)?[F]:[]);y.length>0&&a.dict.set("I",y)}else
a.dict.delete("V"),t.inherited(a,"V")!==null&&a.dict.set("V",(0,O.v8)(""));for(const{node:a,number:l}of i.widgets)i.nodes.includes(a)||!(a.dict.has("V")||a.dict.
has("RV"))||(e.edit(l),a.dict.delete("V"),a.dict.delete("RV"))}function H(e,t,s,o,i,c){const r=(0,g.lD)(e,t,o);i&&r.all.some(({missing:a})=>a)&&s.drawStates(o,r),
(0,g.wb)(e,o,i?.state,b(e,o,i?.state,c?void 0:i?.widget))}function b(e,t,s,o){if(s===void 0||t.kind!=="radio"||t.flags&S.Uv)return()=>!0;const i=t.widgets.filter(
r=>(0,g.o9)(e,r,s)),c=o??i.find(({dict:r})=>(0,d.Eo)(e.resolve(r.get("AS")),s))??i[0];return r=>r===c}function k(e,t,s){const o=t.of(s)!==null;return s.widgets.
every(({dict:i})=>{const c=e.resolve(e.dict(i.get("AP"))?.get("N"));if(c instanceof d.Bi)return!0;if(!(c instanceof d.Z6))return(0,u.Dm)(e,i)===void 0;if(!o)return!0;
try{return p.test(Buffer.from(e.decoded(c)).toString("latin1"))}catch{return!1}})}const p=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,n=(e,t)=>t.kind!=="signature"&&t.widgets.
some(s=>!(0,P.d)(e,s))}),93655:((Z,T,f)=>{f.d(T,{y:()=>W,d:()=>U});var M=f(62397),d=f(16039),P=f(65720),$=f(63137),g=f(53649),m=f(26429);const u=p=>/^[48Hlnu]$/.
test(p);function S(p,n,e,t,s){const o=[t?C(p):(0,g.cH)(p)];return e&&o.push("q",s,w(p,n),"Q"),o.filter(i=>i!=="").join(`
`)}const D={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:B(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function B(){return Array.from({length:10},(p,n)=>{const e=Math.PI/2+n*Math.PI/5,t=n%
2===0?50:20;return[50+t*Math.cos(e),47+t*Math.sin(e)]})}function w({width:p,height:n,border:e},t){const s=Math.max(Math.min(p,n)-2*e,0)*.8,[o,i]=[(p-s)/2,(n-s)/
2];return t==="l"?`${v(p/2,n/2,s*.36)} f`:`${D[t].map(([r,a])=>`${(0,m.ai)(o+r*s/100)} ${(0,m.ai)(i+a*s/100)}`).map((r,a)=>`${r} ${a===0?"m":"l"}`).join(" ")} f`}
function C({width:p,height:n,background:e,borderColour:t,line:s,style:o,dash:i}){const c=Math.min(p,n)/2,r=[];return e&&r.push((0,g.nI)(e,!0),`${v(p/2,n/2,c)} f`),
t&&s>0&&(r.push((0,g.nI)(t,!1),`${(0,m.ai)(s)} w`),o==="D"&&r.push(`[${i.map(m.ai).join(" ")}] 0 d`),r.push(`${v(p/2,n/2,c-s/2)} s`)),r.join(`
`)}const j=.5523;function v(p,n,e){const[t,s]=[e,e*j],o=(...i)=>i.map((c,r)=>(0,m.ai)((r%2===0?p:n)+c)).join(" ");return`${o(t,0)} m ${o(t,s,s,t,0,t)} c ${o(-s,
t,-t,s,-t,0)} c ${o(-t,-s,-s,-t,0,-t)} c ${o(s,-t,t,-s,t,0)} c`}class I{font;spacing;stretch;constructor(n,e,t){this.font=n,this.spacing=e,this.stretch=t}get resource(){
return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(n){return this.font.covers(n)}width(n){return(this.
font.width(n)+[...n].length*this.spacing)*this.stretch}show(n,e){return[...this.spacing===0?[]:[`${(0,m.ai)(this.spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,m.
ai)(this.stretch*100)} Tz`],this.font.show(n,e)].join(" ")}use(n){this.font.use?.(n)}}var E=f(52280),R=f(95079),O=f(15718);const K=600,L=1e3,N=512,V=1;class W{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(n,e,t,s){
this.document=n,this.model=e,this.values=t,this.fonts=new $.t(n,e,s)}async plan(n,{wholly:e}){const t=[];for(const i of n.widgets){const c=(0,g.Dm)(this.document,
i.dict);if(!c||n.kind==="button"&&(U(this.document,i)||H(c)))continue;const r=await this.planWidget(n,i,c);t.push(r);const a=this.document.job.pace.step(8e3);a&&
await a}const s=[...new Set(t.flatMap(({selected:i})=>i.missing))];if(s.length>0&&e)return;s.length>0&&this.missing.set(n,s),this.planned.push(...t);const o=({widget:i,
frame:c,wanted:r,layout:a,selected:l})=>i.pages.length>0&&(0,E.Jq)(c,r,a,l.font);n.kind!=="password"&&t.some(o)&&this.tooSmall.add(n)}async finish(){for(const{selected:n,
layout:e}of this.planned)for(const{text:t}of e.lines)n.font.use?.(t);await this.fonts.finish();for(const{widget:n,frame:e,wanted:t,layout:s,selected:o,colour:i}of this.
planned){const{font:c,name:r}=o,a=(0,E.m)(e,t,s,{font:c,name:r,colour:i}),h=s.lines.length===0?new d.Bi:this.resourcesOf(o);this.document.edit(n.number),n.dict.
set("AP",new d.Bi([["N",this.document.add(b(e,a,h))]]));const y=this.document.job.pace.step(4e3);y&&await y}}drawStates(n,e){for(const{widget:t,state:s,missing:o}of e.
all){const i=o?(0,g.Dm)(this.document,t.dict):void 0;if(!i)continue;const c=i.caption instanceof d.Mx?(0,O.Px)(i.caption.bytes):"",r=u(c)?c:n.kind==="radio"?"l":
"4",a=n.kind==="radio"&&r==="l",{colour:l}=(0,P.O)(this.defaultAppearance(t)),h=new d.Bi(this.document.dict(t.dict.get("AP"))),y=this.document.resolve(h.get("N")),
A=new d.Bi(y instanceof d.Bi?y:[]),F=G=>this.document.add(b(i,S(i,r,G,a,l),new d.Bi));A.set(s,F(!0)),A.has("Off")||A.set("Off",F(!1)),h.set("N",A),this.document.
edit(t.number),t.dict.set("AP",h)}}defaultAppearance(n){const e=this.model.inherited(n.node,"DA");return e instanceof d.Mx?(0,O.Px)(e.bytes):""}async planWidget(n,e,t){
const{font:s,size:o,colour:i,spacing:c,stretch:r}=(0,P.O)(this.defaultAppearance(e));let a=n.kind==="button"?this.caption(t):this.wanted(n,e);n.kind==="password"&&
(a={kind:"line",text:"•".repeat([...(0,E.Fp)(a)].slice(0,N).length)});const l=await this.fonts.select(e,s,(0,E.Fp)(a)),h=o>0?c/o*1e3:0,A=h!==0||r!==1?{...l,font:new I(
l.font,h,r)}:l;if(a.kind==="list"){const z=(0,E.rI)(t,o,a.rows);z!==a.rows.first&&this.scroll(n,z),a={kind:"list",rows:{...a.rows,first:z}}}const F=n.kind==="bu\
tton"?V:this.model.integer(e.node,"Q"),Q=(0,E.Fp)(a)===""?{size:o||12,lines:[]}:(0,E.v8)({frame:t,font:A.font,size:o,quadding:F},a);return{widget:e,frame:t,wanted:a,
layout:Q,selected:A,colour:i}}caption({caption:n}){return{kind:"line",text:(0,E.ai)((0,O.gF)(this.document,n)??"","one")}}wanted(n,e){const{document:t,model:s,values:o}=this;
if(n.kind==="list"){const l=o.choices(n),h=new Set(o.chosen(n)),y=s.integer(n.nodes[0],"TI");return{kind:"list",rows:{texts:l.map(({display:A})=>(0,E.ai)(A,"one")),
chosen:l.flatMap(({value:A},F)=>h.has(A)?[F]:[]),first:Math.min(Math.max(y,0),Math.max(l.length-1,0))}}}if(n.kind==="dropdown"){const[l]=o.chosen(n),h=o.choices(
n).find(y=>y.value===l)?.display??l??"";return{kind:"line",text:(0,E.ai)(h,"one")}}const i=(0,O.gF)(t,s.inherited(e.node,"V"))??"";if((n.flags&R.kz)!==0&&n.kind===
"text")return{kind:"paragraph",text:(0,E.ai)(i,"several")};const r=s.integer(e.node,"MaxLen"),a=(0,E.ai)(i,"one");return n.flags&R.qA&&r>0&&r<=L&&n.kind==="text"?
{kind:"comb",text:a,cells:r}:{kind:"line",text:a}}scroll(n,e){for(const{number:t,dict:s}of n.nodes)this.document.edit(t),e>0?s.set("TI",e):s.delete("TI")}resourcesOf({
name:n,font:{resource:e,further:t}}){if(t)return new d.Bi([["Font",new d.Bi([[n,e],...t])]]);let s=this.resources.get(e);s||this.resources.set(e,s=new Map);let o=s.
get(n);return o||s.set(n,o=new d.Bi([["Font",new d.Bi([[n,e]])]])),o}}const U=(p,{dict:n})=>p.dict(n.get("AP"))?.has("N")===!0,H=({background:p,borderColour:n,caption:e})=>p===
void 0&&n===void 0&&e===null;function b(p,n,e){const t=(0,g.lQ)(p),s=new d.Bi([["Type",new d.SX("XObject")],["Subtype",new d.SX("Form")],["BBox",[0,0,k(p.width),
k(p.height)]],...t?[["Matrix",t.map(k)]]:[],["Resources",e]]),o=Buffer.from(n,"latin1");return o.length<K?new d.Z6(s,o):(s.set("Filter",new d.SX("FlateDecode")),
new d.Z6(s,(0,M.Kc)(o)))}const k=p=>Math.round(p*1e4)/1e4}),58825:((Z,T,f)=>{f.d(T,{Y:()=>P});var M=f(1480),d=f(54075);async function P(g,m,u){const S=new $(m);
await(0,d.km)(g,u,w=>((w.kind==="start"||w.kind==="empty")&&S.start(w.name,w.attributes,w.from),(w.kind==="end"||w.kind==="empty")&&S.end(w.name,w.to),S.isTooDeep));
const D=[];let B=0;for(const w of S.dropped)D.push(g.slice(B,w.from)),B=w.to;return D.join("")+g.slice(B)}class ${drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new M.
ee;constructor(m){this.drops=m}start(m,u,S){this.isTooDeep=this.open.length>=d.ol,this.scope.enter(u);const D=this.scope.ofElement(m);this.open.push({name:m,from:S,
drops:this.drops(D,this.elements)}),this.elements.push(D)}end(m,u){let S=this.open.length-1;for(;S>=0&&this.open[S].name!==m;)S--;if(S<0)return;const{drops:D,from:B}=this.
open[S];for(;this.open.length>S;)this.open.pop(),this.elements.pop(),this.scope.leave();if(D){for(;this.dropped.length>0&&this.dropped.at(-1).from>B;)this.dropped.
pop();this.dropped.push({from:B,to:u})}}}}),72510:((Z,T,f)=>{f.d(T,{Y:()=>O});var M=f(38990),d=f(90191),P=f(11275),$=f(7548),g=f(39935),m=f(39310),u=f(16039),S=f(
1480),D=f(58825);async function B(n,e,t){const s=n.resolve(e);let o="";for(const i of(0,u.cy)(s)?s:[e]){const c=n.resolve(i);if(c instanceof u.Mx&&(o=Buffer.from(
c.bytes).toString("latin1")),!(0,u.i9)(i)||!(c instanceof u.Z6))continue;let r;try{r=Buffer.from(n.decoded(c)).toString("latin1")}catch{continue}const a=await(0,D.
Y)(r,w(o,t),n.job.pace);a!==r&&n.put(i,(0,m.n)(c,Buffer.from(a,"latin1"),{compress:!1}))}}function w(n,e){return({namespace:t,local:s},o)=>s==="Signature"&&t===
S.dK.ds||s==="signature"&&e&&n!=="datasets"&&!o.some(C)}const C=({namespace:n,local:e})=>e==="datasets"&&n===S.dK.xfa;var j=f(91707);const v=new Set(["Type","Re\
ct","P","NM","M","F","AP","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),I=2,E=4,R=32;async function O(n,e){const t=(0,g.Hi)(n),s=await K(n),o=new Set,i=new Set,
c=s.map(({dict:r})=>(0,M.fq)(n,r));for(const r of s)V(t,r,e,o,i);return o.size>0&&await H(t,o,i),await k(n,o.size>0),{fields:c,objects:o,usageRights:p(n)}}async function K(n){
const e=(await(0,$.zx)(n,["Sig"])).Sig;if(e.length===0)return[];for(const a of e)L(n,a);const t=new Map;for(const{number:a,dict:l,type:h}of await(0,M.qU)(n))h===
"Sig"&&a!==void 0&&N(n,t,a,l);const s=new Set([...t.values()].flatMap(({number:a,widgets:l})=>[a,...l])),{Sig:o,Widget:i}=await(0,$.zx)(n,["Sig","Widget"]),c=[...new Set(
[...o,...i])].filter(a=>{const l=s.has(a)?null:n.get(a);return(0,u.Zm)(l)&&(l.has("T")||(0,u.Eo)(l.get("Subtype"),"Widget"))&&(0,M.pv)(n,l)==="Sig"}),r=c.length>
0?(await(0,P.Gy)(n)).live:void 0;for(const a of c)r?.[a]===1&&N(n,t,a,n.get(a));return[...t.values()]}function L(n,e){const t=[n.get(e)];for(let s=t.pop();s!==void 0;s=
t.pop()){if((0,u.Zm)(s))for(const o of s.values())t.push(o);if(Array.isArray(s))for(const[o,i]of s.entries())!(0,u.Zm)(i)||!(0,u.Eo)(i.get("FT"),"Sig")?t.push(i):
(n.edit(e),s[o]=n.add(i))}}function N(n,e,t,s){if(!(0,u.Zm)(n.resolve((0,M.hj)(n,s,"V"))))return;const o=s.get("Parent"),i=n.dict(o);if(!s.has("T")&&(0,u.i9)(o)&&
i?.has("T")){N(n,e,o.number,i),e.get(o.number)?.widgets.add(t);return}if(e.has(t))return;const c=(n.array(s.get("Kids"))??[]).flatMap(r=>(0,u.i9)(r)?[r.number]:
[]);e.set(t,{number:t,dict:s,widgets:new Set((0,u.Eo)(s.get("Subtype"),"Widget")?[t,...c]:c)})}function V({removal:n},{number:e,dict:t,widgets:s},o,i,c){const{document:r}=n;
i.add(e);const a=(0,M.hj)(r,t,"V");(0,u.i9)(a)&&n.remove(a.number);for(const l of s){const h=r.get(l);if(!(0,u.Zm)(h))continue;if(i.add(l),o==="keep"&&W(r,h)){U(
r,l,h);continue}const y=r.resolve(h.get("StructParent"));typeof y=="number"&&c.add(y),n.remove(l)}s.has(e)||n.remove(e)}function W(n,e){const t=n.resolve(e.get(
"F")),s=typeof t=="number"?t:0;if(s&I||s&R&&!(s&E))return!1;const[o,i,c,r]=(n.array(e.get("Rect"))??[]).map(l=>n.resolve(l));return typeof o=="number"&&typeof i==
"number"&&typeof c=="number"&&typeof r=="number"&&o!==c&&i!==r&&n.dict(e.get("AP"))?.has("N")===!0}function U(n,e,t){n.edit(e);for(const i of[...t.keys()])v.has(
i)||t.delete(i);t.set("Subtype",new u.SX("Stamp"));const o=n.dict(t.get("AP"))?.get("N");o!==void 0&&t.set("AP",new u.Bi([["N",o]]))}async function H(n,e,t){const{
removal:s,structure:o}=n,{document:i}=s;await b(n,e);const c=(0,d.Wo)(i,"AcroForm");for(const r of["Fields","CO"]){const a=i.array(c?.dict.get(r)),l=a?.filter(h=>!s.
isGone(h)&&!((0,u.i9)(h)&&e.has(h.number)));!c||!a||!l||l.length===a.length||(i.edit(c.holder),l.length>0||r==="Fields"?c.dict.set(r,l):c.dict.delete(r))}await o.
dropKeys(t),await o.flush(),await(0,g.Pv)(n,new Set(s.removed()))}async function b({removal:n},e){const{document:t}=n;for(const{number:s,dict:o}of[...await(0,M.
qU)(t)].reverse()){const i=t.array(o.get("Kids")),c=i?.filter(r=>!n.isGone(r)&&!((0,u.i9)(r)&&e.has(r.number)));s===void 0||!i||!c||c.length===i.length||(t.edit(
s),c.length>0?o.set("Kids",c):(0,u.Eo)(o.get("Subtype"),"Widget")?o.delete("Kids"):n.remove(s))}}async function k(n,e){const t=(0,d.Wo)(n,"AcroForm");if(!t)return;
t.dict.has("SigFlags")&&(n.edit(t.holder),t.dict.delete("SigFlags")),await B(n,t.dict.get("XFA"),e);const s=(n.array(t.dict.get("Fields"))??[]).length===0&&!t.dict.
has("DR")&&!t.dict.has("XFA");e&&s&&n.editCatalog().delete("AcroForm")}function p(n){const{catalog:e}=n,t=n.dict(e.get("Perms"));(0,j.H)(n);for(const s of["Perm\
s","Legal"])e.has(s)&&n.editCatalog().delete(s);return t?.has("UR3")===!0||t?.has("UR")===!0}}),75767:((Z,T,f)=>{f.d(T,{S:()=>P});var M=f(7548),d=f(30729);const P=(0,d.
H)($=>(0,M.zx)($,["AP","JS","EF","ByteRange","Sig"]))}),39310:((Z,T,f)=>{f.d(T,{n:()=>$});var M=f(62397),d=f(16039);const P=["DecodeParms","F","FFilter","FDecod\
eParms","DL"];function $(g,m,{compress:u}){const S=new d.Bi(g.dict);u?S.set("Filter",(0,d.UU)("FlateDecode")):S.delete("Filter");for(const D of P)S.delete(D);return new d.
Z6(S,u?(0,M.Kc)(m):m)}})};
