"use strict";exports.id=9709,exports.ids=[9709],exports.modules={8510:((_,I,l)=>{l.d(I,{f:()=>p});var x=l(78157),y=l(85008),m=l(56681);const O=4096,g=20;async function p(d,o){
if(!d.includes(x.IQ))return{content:d,comments:0,removed:[]};const r=new y.oz(d),f=[];let v=d.indexOf(x.IQ);for(let c=1,h=0;;c++){const w=r.next(),S=w===y.Kp?d.
length:r.start;if(v<h&&(v=d.indexOf(x.IQ,h)),v<0||(v<S&&f.push({from:h,to:S,text:""}),w===y.Kp))break;h=r.end;const C=c%O===0?o.step(O*g):void 0;C&&await C}return{
content:f.length===0?d:await(0,m.E$)(d,f,o),comments:f.length,removed:f.map(({from:c,to:h})=>d.subarray(c,h))}}}),56681:((_,I,l)=>{l.d(I,{E$:()=>m,KQ:()=>y,xZ:()=>O});
const x=500;class y{found=[];get any(){return this.found.length>0}add(p,d,o=""){this.found.push({from:p,to:d,text:o})}inOrder(){const p=[...this.found].sort((o,r)=>o.
from-r.from||r.to-o.to),d=[];for(const o of p){const r=d.at(-1);(!r||o.from>=r.to||o.from===o.to)&&d.push(o)}return d}}async function m(g,p,d){const o=[];let r=0;
for(const{from:f,to:v,text:c}of p){if(f<r)continue;const h=f===r&&r>0;o.push(g.subarray(r,f),Buffer.from(`${h?"":`
`}${c}${c===""?"":`
`}`,"latin1")),r=v;const w=d.step(x);w&&await w}return o.push(g.subarray(r)),Buffer.concat(o)}function O(g,p){let[d,o]=[0,g.length];for(;d<o;){const r=d+o>>1;g[r].
to<=p?d=r+1:o=r}return d<g.length&&g[d].from<=p}}),21011:((_,I,l)=>{l.d(I,{D:()=>g,H:()=>p});var x=l(64680),y=l(45079),m=l(45599);const O=1e4,g=["ActualText","A\
lt","E"];class p{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;removedTextCount=0;constructor(o,r,f,v){this.document=
o,this.around=r,this.layers=f,this.cuts=v}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(o=!0){this.removedCount++,o&&this.removedTextCount++}begin(o,r){
if(this.open.length>=O){this.beyond++;return}const f=o.name(0)??"",v=o.operator==="BDC"?this.listOf(o):void 0,c=f==="OC"&&this.layers?.isNeverShown(v)===!0,h=this.
isHidden;this.open.push({from:r,to:o.end,tag:Buffer.from(o.content.subarray(o.startOf(0),o.endOf(0))).toString("latin1"),properties:this.document.dict(v),hides:c,
isInside:h,painted:this.paintedCount,removed:this.removedCount,removedTexts:this.removedTextCount}),c&&this.hiding++,(c||h)&&this.cuts.add(r,o.end)}end(o,r){if(this.
beyond>0)return this.beyond--,!1;const f=this.open.pop();return f?(f.hides&&this.hiding--,(f.hides||f.isInside)&&this.cuts.add(o,r),this.close(f,o,r),f.hides&&!this.
isHidden):!1}finish(o){for(;this.open.length>0;)this.end(o,o)}close(o,r,f){const{tag:v,properties:c,hides:h,isInside:w}=o;if(this.paintedCount===o.painted&&(this.
removedCount>o.removed||w||h)){const C=this.document.resolve(c?.get("MCID"));if(typeof C=="number"&&this.ids.push(C),h||w)return;this.cuts.add(o.from,o.to),this.
cuts.add(r,f)}else if(this.removedTextCount>o.removedTexts&&c&&g.some(C=>c.has(C))){const C=new m.Bi([...c].filter(([R])=>!g.includes(R))),b=new x.k(256);(0,y.bD)(
b,C,y.yT);const B=Buffer.from(b.bytes).toString("latin1");this.cuts.add(o.from,o.to,/\b\d+ \d+ R\b/.test(B)?`${v} BMC`:`${v} ${B} BDC`)}}listOf(o){const r=o.name(
1);if(r!==void 0)return this.around.find("Properties",r);const f=o.value(1);return(0,m.Zm)(f)?f:void 0}}}),30135:((_,I,l)=>{l.d(I,{E:()=>m});var x=l(45599),y=l(
9819);class m{document;resources;holder;outer;shelves=new Map;constructor(g,p,d,o){this.document=g,this.resources=p,this.holder=d,this.outer=o}shelf(g,p){const d=this.
own(g);return d?.dict.has(p)?d:this.outer?.shelf(g,p)}find(g,p){return this.shelf(g,p)?.dict.get(p)}own(g){const p=this.shelves.get(g);if(p||this.shelves.has(g))
return p;const{document:d}=this,r=d.dict(this.resources)?.get(g),f=d.resolve(r),v=(0,x.Zm)(f)?{dict:f,holder:(0,y.Kd)(r,(0,y.Kd)(this.resources,this.holder))}:void 0;
return this.shelves.set(g,v),v}}}),52829:((_,I,l)=>{l.d(I,{I:()=>X,c:()=>K});var x=l(58006),y=l(68973),m=l(45599),O=l(78157),g=l(36211),p=l(37709),d=l(36078),o=l(
5490),r=l(97748),f=l(8510),v=l(56681),c=l(82416),h=l(85008),w=l(57373);class S{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.
down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const i=C(t,e,s);s.vertical?this.down+=i:this.across+=i*e.stretch}async settled(t){if(this.across===
0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===!0?t.size:t.size*t.stretch,i=e?.vertical===!0?this.down:this.across;return this.forget(),
s===0||i===0?"":`[${(0,d._)(-1e3*i/s)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,w.G)(this.document,t):void 0}}function C(M,t,e){
const s=M.count-1,i=M.string(s);if(i)return b(i,t,e);if(M.kind(s)!==h.pQ)return 0;let n=0;const a=M.inside(s);for(let u=a.next();u;u=a.next())u===h.An||u===h.Cd?
n+=b((0,c.E3)(M.content,a.start,a.end),t,e):u===h.uk&&(n-=(0,c.kz)(M.content,a.start,a.end)/1e3*t.size);return n}function b(M,{size:t,charSpace:e,wordSpace:s},i){
let n=0;for(const a of i.glyphs(M)){const u=i.vertical&&a.vertical?a.vertical.advance:a.width;n+=u*t+e+(a.isSpace?s:0)}return n}var B=l(38671),R=l(93059),U=l(12121);
const A=["F","Filter","DP","DecodeParms","L","Length"];function N(M,t){const e=(0,R.n)(t),{format:s,before:i}=e?(0,B.R)(M,e):{},n=s==="jpg"&&i?M.decodedPart(i)?.
data:void 0;if(!n)return;const a=(0,U.x)(n);if(a===n)return;const u=(D,T)=>Buffer.from(t.content.subarray(t.startOf(D),t.endOf(T))).toString("latin1"),E=[];for(let D=0;D+
1<t.count;D+=2){const T=t.name(D)??"";A.includes(T)?(T==="DP"||T==="DecodeParms")&&u(D+1,D+1).startsWith("<<")&&E.push(u(D,D+1)):E.push(u(D,D+1))}const P=Buffer.
from(a).toString("latin1");return`BI ${E.join(" ")} /F /DCT /L ${a.length} ID ${P}
EI`}var $=l(21011);const Z=500,k=0,F=3,W={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pa\
ttern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class j{document;around;hidden;cuts=new v.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,i){
this.document=t,this.around=e,this.hidden=s,this.marks=new $.H(t,e,s.layers,this.cuts),this.debt=new S(t),this.states=new o.U({...(0,r.ue)([1,0,0,1,0,0]),mode:i,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:i}=this.hidden.text?await(0,f.f)(t,e):{content:t,comments:0};this.texts+=i,
await(0,p.K)(s,e,E=>{const P=this.take(E);if(!P){this.from=E.end;return}return P.then(()=>{this.from=E.end})}),this.marks.finish(s.length);const n=this.cuts.inOrder(),
a=e.step(n.length*Z);return a&&await a,{content:n.length===0?s:await(0,v.E$)(s,n,e),...await this.usesAfter(n),forms:this.forms.filter(({at:E})=>!(0,v.xZ)(n,E)),
ids:this.marks.ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:n,name:a,at:u}of this.uses){const E=(0,v.xZ)(
t,u)?s:e;E.set(n,(E.get(n)??new Set).add(a));const P=this.document.job.pace.step(Z);P&&await P}const i=n=>[...n].flatMap(([a,u])=>[...u].map(E=>({shelf:a,name:E})));
return{used:i(e),unused:i(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(
t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(
t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e===
"BI"||g.lJ.has(e))&&this.paint(t),this.follow(t)}}dropComments(t){const{content:e,start:s,operator:i}=t;i!=="BI"&&e.subarray(this.from,s).includes(O.IQ)&&this.cuts.
add(this.from,s)}drawsHidden(t){const{layers:e,forms:s}=this.hidden,i=(e??s)&&t.operator==="Do"?t.name(0):void 0;return i===void 0?!1:s!==void 0&&i.startsWith(s)?
!0:e?.isNeverShown(this.document.dict(this.around.find("XObject",i))?.get("OC"))===!0}note(t){const e=Object.hasOwn(W,t.operator)?W[t.operator]:void 0;if(!e)return;
const[s,...i]=e,n=t.name(s<0?t.count+s:s);if(n!==void 0)for(const a of i){const u=this.around.shelf(a,n);if(!u)continue;this.uses.push({shelf:u,name:n,at:this.from});
const E=a==="XObject"?this.document.resolve(u.dict.get(n)):null;E instanceof m.Z6&&(0,m.Eo)(this.document.resolve(E.dict.get("Subtype")),"Form")&&this.forms.push(
{value:u.dict.get(n),mode:this.isModeInvisible()?F:k,at:this.from})}}follow(t){const{states:e,around:s,document:i}=this;if(e.follow(t))return;const{current:n}=e,
a=t.name(0);if(t.operator==="Tf"&&a!==void 0)n.resource=s.find("Font",a),n.size=t.number(1)||0;else if(t.operator==="gs"&&a!==void 0){const u=i.array(i.dict(s.find(
"ExtGState",a))?.get("Font")),E=i.resolve(u?.[1]);u&&(n.resource=u[0]),typeof E=="number"&&(n.size=E)}else(0,r.ZO)(t,n)}paint(t){const{operator:e}=t;if(this.marks.
painted(),e==="BI"&&this.hidden.images&&this.strip(t),!!g.lJ.has(e)){for(const[s,i]of this.path)this.cuts.add(s,i);this.path=[]}}strip(t){const e=N(this.document,
t);e!==void 0&&(this.cuts.add(this.from,t.end,e),this.images++)}hide(t){const{cuts:e,from:s}=this,{operator:i,end:n}=t;if(this.marks.removed(),g.Rl.has(i))this.
path.push([s,n]);else if(i==="W"||i==="W*")this.clips=!0;else if(g.lJ.has(i)){if(this.clips)e.add(s,n,"n");else for(const[a,u]of[...this.path,[s,n]])e.add(a,u);
this.path=[],this.clips=!1}else if(i==="q")this.saved.push(s);else if(i==="Q"){const a=this.saved.pop();a!==void 0&&e.add(a,n)}else["Do","sh","BI","MP","DP"].includes(
i)&&e.add(s,n)}isModeInvisible(){return this.states.current.mode===F}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:i}=s.current;return e.text&&
this.isModeInvisible()&&!(0,m.Eo)(t.resolve(t.dict(i)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:i}=this.states,n={...i};if(this.
goes()){this.cuts.add(s,t.end),await e.add(t,n);return}this.marks.painted();const a=await e.settled(n);a!==""&&this.cuts.add(s,s,a)}async showOnNextLine(t){const{
current:e}=this.states;this.debt.forget();const{count:s,operator:i}=t,n=i==='"'&&s>=3;if(n&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){
this.marks.painted();return}this.cuts.add(this.from,t.end,`${n?`${(0,d._)(e.wordSpace)} Tw ${(0,d._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}var L=l(30135),H=l(90896);const G=Uint8Array.of(10),z=new Uint8Array(
0),J=6;async function K(M,t,e){const{dict:s}=(0,x.n)(t,e,{compress:!1});return s.set("Filter",(0,m.UU)("FlateDecode")),new m.Z6(s,await(0,y.uM)(M.job).deflate(e,
J))}const Q={layers:void 0,text:!1,images:!1};class X{document;hidden;structure;only;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;takes=!0;constructor(t,e,s,i){
this.document=t,this.hidden=e,this.structure=s,this.only=i}async run(t){(this.hidden.layers||this.hidden.text)&&await(0,H.g)(this.document),this.hidden.text&&await this.
readModes(t);const{pages:e}=this.document;for(const s of this.only??[])await this.page(s);this.takes=this.only===void 0;for(let s=0;s<e.count;s++)this.only?.has(
s)!==!0&&await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)t[s]===1&&await this.object(s);return this.dropUnused(),
{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,s=[],i=async(n,a,u)=>{const{forms:E}=await new j(e,a,{...this.
hidden,text:!1,images:!1},u).clean(n);for(const P of E){const D=(0,m.i9)(P.value)?P.value.number:-1,T=this.modes.get(D)??new Set;D<0||T.has(P.mode)||(this.modes.
set(D,T.add(P.mode)),this.hasResources(D)||this.borrowed.set(D,a),s.push(P))}};for(const n of e.pages.numbers)await i(this.joined(this.streamsOf(n)),this.aroundPage(
n),k);for await(const{stream:n,around:a}of this.beginnings(t)){const u=this.decoded(n);u&&await i(u,a,k)}for(let n=s.pop();n;n=s.pop()){const a=e.resolve(n.value),
u=a instanceof m.Z6?this.decoded(a):void 0,E=n.value.number;u&&a instanceof m.Z6&&await i(u,this.aroundStream(E,a),n.mode)}}async*beginnings(t){const{document:e}=this,
s=new Set;for(let i=1;i<t.length;i++){const n=e.job.pace.step(200);n&&await n;const a=t[i]===1?e.get(i):null,u=a instanceof m.Z6?a.dict:a;if(!(0,m.Zm)(u))continue;
const E=(0,m.Eo)(e.resolve(u.get("Subtype")),"Type3");for(const P of this.startsIn(i,u,E)){const D=(0,m.i9)(P)&&!s.has(P.number)?e.resolve(P):void 0;if(!(0,m.i9)(
P)||!(D instanceof m.Z6))continue;s.add(P.number);const T=E?new L.E(e,u.get("Resources"),i):this.aroundStream(P.number,D);yield{stream:D,around:T}}}}startsIn(t,e,s){
const{document:i}=this;return s?[...i.dict(e.get("CharProcs"))?.values()??[]]:i.resolve(e.get("PatternType"))===1?[new m.oS(t)]:[...i.dict(e.get("AP"))?.values()??
[]].flatMap(a=>{const u=i.resolve(a);return(0,m.Zm)(u)?[...u.values()]:[a]})}async page(t){const{document:e}=this,s=e.pages.number(t),i=this.streamsOf(s),n=e.entry(
s,"Resources"),a=`${i.map(V=>V.number).join(" ")}|${(0,m.i9)(n)?n.number:`page ${s}`}`,u=this.pages.get(a);if(u&&this.takes){e.pages.patch(t,{Contents:u});return}
const E=this.joined(i),P=this.aroundPage(s),D=await new j(e,P,this.taking,k).clean(E);if(await this.took(D,P,s,0,e.entry(s,"StructParents")),D.content===E)return;
const T=e.add(await K(e,new m.Z6(new m.Bi,z),D.content));this.pages.set(a,T),e.edit(s),e.pages.patch(t,{Contents:T})}get taking(){return this.takes?this.hidden:
Q}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,m.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(n=>(0,m.i9)(n)&&e.resolve(n)instanceof
m.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,G]))}aroundPage(t){const{document:e}=this;
return new L.E(e,e.dict(new m.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),i=e.job.pace.step(200);if(i&&await i,s instanceof m.
Z6){const{dict:n}=s;((0,m.Eo)(e.resolve(n.get("Subtype")),"Form")||e.resolve(n.get("PatternType"))===1||n.has("BBox")&&!n.has("ShadingType"))&&await this.form(t)}else
(0,m.Zm)(s)&&(0,m.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||!(e instanceof
m.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const i=this.modes.get(t),n=i?.size===1?[...i][0]:k;
await this.stream(t,this.aroundStream(t,e),n)}async glyphs(t,e){const{document:s}=this,i=new L.E(s,e.get("Resources"),t);for(const n of s.dict(e.get("CharProcs"))?.
values()??[])!(0,m.i9)(n)||this.forms.has(n.number)||(this.forms.add(n.number),await this.stream(n.number,i,k))}async stream(t,e,s){const{document:i}=this,n=i.get(
t),a=n instanceof m.Z6?this.decoded(n):void 0;if(!a||!(n instanceof m.Z6))return;const u=await new j(i,e,this.taking,s).clean(a);await this.took(u,e,-1,t,n.dict.
get("StructParents")),u.content!==a&&i.put(t,await K(i,n,u.content))}async took(t,e,s,i,n){this.texts+=t.texts,this.images+=t.images;for(const{shelf:u,name:E}of t.
used){const P=this.used.get(u.dict)??new Set;this.used.set(u.dict,P.add(E))}for(const u of t.unused)this.unused.push(u);for(const{value:u}of t.forms)(0,m.i9)(u)&&
!this.hasResources(u.number)&&!this.borrowed.has(u.number)?(this.borrowed.set(u.number,e),await this.form(u.number)):this.only&&this.takes&&(0,m.i9)(u)&&await this.
form(u.number);const a=this.document.resolve(n);t.ids.length>0&&typeof a=="number"&&await this.structure.dropMarked(a,s,i,t.ids)}hasResources(t){const e=this.document.
get(t);return e instanceof m.Z6&&this.document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new L.E(this.document,e.dict.get("Resources"),t,this.
borrowed.get(t))}decoded(t){const e=this.document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.
used.get(t.dict)?.has(e)===!0||!t.dict.has(e)||(this.document.edit(t.holder),t.dict.delete(e))}}}),90896:((_,I,l)=>{l.d(I,{g:()=>m});var x=l(45599);const y=64;async function m(g){
const{pages:p,job:d}=g,o=new Map;for(let r=0;r<p.count;r++){const f=d.pace.step(500);f&&await f;const v=p.number(r);if(g.entry(v,"Resources")!==void 0)continue;
const c=O(g,v);if(c===void 0)continue;const h=g.dict(new x.oS(c)).get("Resources"),w=(0,x.i9)(h)?h:o.get(c)??g.add(h);o.set(c,w),p.patch(r,{Resources:w})}for(const r of o.
keys()){const f=g.edit(r);(0,x.Zm)(f)&&f.delete("Resources")}}function O(g,p){let d=g.entry(p,"Parent");for(let o=0;o<y&&(0,x.i9)(d);o++){const r=g.dict(d);if(r?.
has("Resources")===!0)return d.number;d=r?.get("Parent")}}}),38671:((_,I,l)=>{l.d(I,{R:()=>O});var x=l(52205),y=l(45599);const m={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"\
jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function O(g,p){const d=(0,x.c3)(g,p.dict.get("Filter")),o=(0,x.c3)(g,p.dict.get("DecodeParms")),r=d.
at(-1)??null,f=r instanceof y.SX?m[r.text]:void 0;if(!f)return{format:f,parameters:void 0,filter:r,before:p};const v=new y.Bi(p.dict);v.set("Filter",d.slice(0,-1)),
v.set("DecodeParms",o.slice(0,d.length-1));const c=o[d.length-1];return{format:f,parameters:(0,y.Zm)(c)?c:void 0,filter:r,before:new y.Z6(v,p.data,p.sealed)}}}),
93059:((_,I,l)=>{l.d(I,{n:()=>m});var x=l(45599);const y={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",
W:"Width"};function m(O){if(O.dataStart<0)return;const g=new x.Bi;for(let p=0;p+1<O.count;p+=2){const d=O.name(p);d!==void 0&&g.set(y[d]??d,O.value(p+1))}return new x.
Z6(g,O.content.subarray(O.dataStart,O.dataEnd))}}),8283:((_,I,l)=>{l.d(I,{A2:()=>y,EI:()=>g,GM:()=>m,OD:()=>d,Os:()=>O,iN:()=>p});var x=l(78157);const y=216,m=217,
O=218,g=254,p=f=>f>=224&&f<=239;function*d(f){const v=(0,x.bS)(f);for(let c=2;;){const h=r(v,c);if(h<0)return;const w=v[h+1],S=w===y||w===m||w===o;if(!S&&h+4>v.
length)return;const C=S?0:v.readUInt16BE(h+2),b=h+2+C;if(b>v.length||!S&&C<2||(yield{marker:w,start:h,end:b,data:v.subarray(S?b:h+4,b)},w===m))return;c=b}}const o=1;
function r(f,v){for(let c=f.indexOf(255,v);c>=0&&c+1<f.length;c=f.indexOf(255,c+1)){const h=f[c+1];if(h!==0&&h!==255&&(h<208||h>215))return c}return-1}}),12121:((_,I,l)=>{
l.d(I,{x:()=>O});var x=l(78157),y=l(8283);const m={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function O(d){const o=(0,x.bS)(d);if(o[0]!==255||o[1]!==y.A2)return d;
const r=[];let f=0;for(const{marker:v,start:c,end:h,data:w}of(0,y.OD)(o))v===y.GM&&!p(o,h)?(r.push(o.subarray(f,h)),f=o.length):(v===y.EI||(0,y.iN)(v)&&!g(v,w))&&
(r.push(o.subarray(f,c)),f=h);return f===0?d:Buffer.concat([...r,o.subarray(f)])}function g(d,o){const r=m[d];return r!==void 0&&(0,x.w1)(o,0,r)}function p(d,o){
for(let r=o;r<d.length;r++)if(d[r]>32)return!1;return!0}}),80281:((_,I,l)=>{l.d(I,{f:()=>r,y:()=>o});var x=l(78157);const y=new Set(["xml ","uuid","uinf","asoc",
"lbl ","nlst","jp2i","free"]),m=new Set(["ftbl","flst","cref"]),O="jP  ",g=65359,p=65424,d=65380;function o(c){const h=(0,x.bS)(c);if(h.length>1&&h.readUInt16BE(
0)===g)return v(h)??c;const w=r(h);if(w?.[0]?.type!==O||w.some(({type:b})=>m.has(b)))return c;const S=w.flatMap(({type:b,from:B,body:R,end:U})=>{if(y.has(b))return[];
const A=b==="jp2c"?v(h.subarray(R,U)):void 0;return A?[f(A.length),A]:[h.subarray(B,U)]}),C=Buffer.concat(S);return C.length===h.length?c:C}function r(c){const h=[];
for(let w=0;w<c.length;){if(w+8>c.length)return;const S=c.toString("latin1",w+4,w+8),C=c.readUInt32BE(w),b=C===1;if(b&&w+16>c.length)return;const B=b?Number(c.readBigUInt64BE(
w+8)):C===0?c.length-w:C,R=w+(b?16:8);if(w+B>c.length||w+B<R)return;h.push({type:S,from:w,body:R,end:w+B}),w+=B}return h}function f(c){const h=Buffer.alloc(8);return h.
writeUInt32BE(c+8,0),h.write("jp2c",4,"latin1"),h}function v(c){if(c.length<4||c.readUInt16BE(0)!==g)return;const h=[];let w=0;for(let S=2;S+4<=c.length;){const C=c.
readUInt16BE(S);if(C===p||C<65280)break;const b=S+2+c.readUInt16BE(S+2);C===d&&(h.push(c.subarray(w,S)),w=b),S=b}return w===0?void 0:Buffer.concat([...h,c.subarray(
w)])}})};
