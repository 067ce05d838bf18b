"use strict";exports.id=9709,exports.ids=[9709],exports.modules={8510:((_,S,h)=>{h.d(S,{f:()=>P});var O=h(78157),E=h(37709),l=h(56681);async function P(c,p){if(!c.includes(O.
IQ))return{content:c,comments:0,removed:[]};const u=[];let i=c.indexOf(O.IQ),r=0;const m=(v,d)=>{i>=0&&i<r&&(i=c.indexOf(O.IQ,r)),i>=0&&i<v&&u.push({from:r,to:v,
text:""}),r=d};return await(0,E.Jo)(c,p,({start:v,end:d})=>m(v,d)),m(c.length,c.length),{content:u.length===0?c:await(0,l.E$)(c,u,p),comments:u.length,removed:u.
map(({from:v,to:d})=>c.subarray(v,d))}}}),56681:((_,S,h)=>{h.d(S,{E$:()=>l,KQ:()=>E,xZ:()=>P});const O=500;class E{found=[];get any(){return this.found.length>0}add(p,u,i=""){
this.found.push({from:p,to:u,text:i})}inOrder(){const p=[...this.found].sort((i,r)=>i.from-r.from||r.to-i.to),u=[];for(const i of p){const r=u.at(-1);(!r||i.from>=
r.to||i.from===i.to)&&u.push(i)}return u}}async function l(c,p,u){const i=[];let r=0;for(const{from:m,to:v,text:d}of p){if(m<r)continue;const g=m===r&&r>0;i.push(
c.subarray(r,m),Buffer.from(`${g?"":`
`}${d}${d===""?"":`
`}`,"latin1")),r=v;const y=u.step(O);y&&await y}return i.push(c.subarray(r)),Buffer.concat(i)}function P(c,p){let[u,i]=[0,c.length];for(;u<i;){const r=u+i>>1;c[r].
to<=p?u=r+1:i=r}return u<c.length&&c[u].from<=p}}),21011:((_,S,h)=>{h.d(S,{D:()=>c,H:()=>p});var O=h(64680),E=h(45079),l=h(45599);const P=1e4,c=["ActualText","A\
lt","E"];class p{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;removedTextCount=0;constructor(i,r,m,v){this.document=
i,this.around=r,this.layers=m,this.cuts=v}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(i=!0){this.removedCount++,i&&this.removedTextCount++}begin(i,r){
if(this.open.length>=P){this.beyond++;return}const m=i.name(0)??"",v=i.operator==="BDC"?this.listOf(i):void 0,d=m==="OC"&&this.layers?.isNeverShown(v)===!0,g=this.
isHidden;this.open.push({from:r,to:i.end,tag:Buffer.from(i.content.subarray(i.startOf(0),i.endOf(0))).toString("latin1"),properties:this.document.dict(v),hides:d,
isInside:g,painted:this.paintedCount,removed:this.removedCount,removedTexts:this.removedTextCount}),d&&this.hiding++,(d||g)&&this.cuts.add(r,i.end)}end(i,r){if(this.
beyond>0)return this.beyond--,!1;const m=this.open.pop();return m?(m.hides&&this.hiding--,(m.hides||m.isInside)&&this.cuts.add(i,r),this.close(m,i,r),m.hides&&!this.
isHidden):!1}finish(i){for(;this.open.length>0;)this.end(i,i)}close(i,r,m){const{tag:v,properties:d,hides:g,isInside:y}=i;if(this.paintedCount===i.painted&&(this.
removedCount>i.removed||y||g)){const b=this.document.resolve(d?.get("MCID"));if(typeof b=="number"&&this.ids.push(b),g||y)return;this.cuts.add(i.from,i.to),this.
cuts.add(r,m)}else if(this.removedTextCount>i.removedTexts&&d&&c.some(b=>d.has(b))){const b=new l.Bi([...d].filter(([R])=>!c.includes(R))),D=new O.k(256);(0,E.bD)(
D,b,E.yT);const B=Buffer.from(D.bytes).toString("latin1");this.cuts.add(i.from,i.to,/\b\d+ \d+ R\b/.test(B)?`${v} BMC`:`${v} ${B} BDC`)}}listOf(i){const r=i.name(
1);if(r!==void 0)return this.around.find("Properties",r);const m=i.value(1);return(0,l.Zm)(m)?m:void 0}}}),30135:((_,S,h)=>{h.d(S,{E:()=>l});var O=h(45599),E=h(
9819);class l{document;resources;holder;outer;shelves=new Map;constructor(c,p,u,i){this.document=c,this.resources=p,this.holder=u,this.outer=i}shelf(c,p){const u=this.
own(c);return u?.dict.has(p)?u:this.outer?.shelf(c,p)}find(c,p){return this.shelf(c,p)?.dict.get(p)}own(c){const p=this.shelves.get(c);if(p||this.shelves.has(c))
return p;const{document:u}=this,r=u.dict(this.resources)?.get(c),m=u.resolve(r),v=(0,O.Zm)(m)?{dict:m,holder:(0,E.Kd)(r,(0,E.Kd)(this.resources,this.holder))}:void 0;
return this.shelves.set(c,v),v}}}),52829:((_,S,h)=>{h.d(S,{I:()=>q,c:()=>Z});var O=h(58006),E=h(68973),l=h(45599),P=h(78157),c=h(36211),p=h(37709),u=h(36078),i=h(
5490),r=h(97748),m=h(8510),v=h(56681),d=h(82416),g=h(85008),y=h(57373);class M{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.
down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const n=await b(t,e,s,this.document.job.pace);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){
if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.
forget(),s===0||n===0?"":`[${(0,u._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,y.G)(this.document,t):void 0}}async function b(I,t,e,s){
const n=I.count-1,o=I.string(n);if(o)return D(o,t,e,s);if(I.kind(n)!==g.pQ)return 0;let f=0;const a=I.inside(n);for(let w=a.next();w;w=a.next())w===g.An||w===g.
Cd?f+=await D((0,d.E3)(I.content,a.start,a.end),t,e,s):w===g.uk&&(f-=(0,d.kz)(I.content,a.start,a.end)/1e3*t.size);return f}async function D(I,{size:t,charSpace:e,
wordSpace:s},n,o){let f=0;for(let a=0,w;a<I.length;a=w){w=I.length-a<=B?I.length:n.partEnd(I,a,B);const C=w-a===I.length?I:I.subarray(a,w);for(const T of n.glyphs(
C)){const F=n.vertical&&T.vertical?T.vertical.advance:T.width;f+=F*t+e+(T.isSpace?s:0)}const x=o.step((w-a)*R);x&&await x}return f}const[B,R]=[1e3,50];var U=h(38671),
k=h(93059),$=h(12121);const H=["F","Filter","DP","DecodeParms","L","Length"];function G(I,t){const e=(0,k.n)(t),{format:s,before:n}=e?(0,U.R)(I,e):{},o=s==="jpg"&&
n?I.decodedPart(n)?.data:void 0;if(!o)return;const f=(0,$.x)(o);if(f===o)return;const a=(x,T)=>Buffer.from(t.content.subarray(t.startOf(x),t.endOf(T))).toString(
"latin1"),w=[];for(let x=0;x+1<t.count;x+=2){const T=t.name(x)??"";H.includes(T)?(T==="DP"||T==="DecodeParms")&&a(x+1,x+1).startsWith("<<")&&w.push(a(x,x+1)):w.
push(a(x,x+1))}const C=Buffer.from(f).toString("latin1");return`BI ${w.join(" ")} /F /DCT /L ${f.length} ID ${C}
EI`}var J=h(21011);const K=500,A=0,W=3,N={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pa\
ttern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class L{document;around;hidden;cuts=new v.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new J.H(t,e,s.layers,this.cuts),this.debt=new M(t),this.states=new i.U({...(0,r.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:n}=this.hidden.text?await(0,m.f)(t,e):{content:t,comments:0};this.texts+=n,
await(0,p.Ko)(s,e,w=>{const C=this.take(w);if(!C){this.from=w.end;return}return C.then(()=>{this.from=w.end})}),this.marks.finish(s.length);const o=this.cuts.inOrder(),
f=e.step(o.length*K);return f&&await f,{content:o.length===0?s:await(0,v.E$)(s,o,e),...await this.usesAfter(o),forms:this.forms.filter(({at:w})=>!(0,v.xZ)(o,w)),
ids:this.marks.ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:o,name:f,at:a}of this.uses){const w=(0,v.xZ)(
t,a)?s:e;w.set(o,(w.get(o)??new Set).add(f));const C=this.document.job.pace.step(K);C&&await C}const n=o=>[...o].flatMap(([f,a])=>[...a].map(w=>({shelf:f,name:w})));
return{used:n(e),unused:n(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(
t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(
t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e===
"BI"||c.lJ.has(e))&&this.paint(t),this.follow(t)}}dropComments(t){const{content:e,start:s,operator:n}=t;n!=="BI"&&e.subarray(this.from,s).includes(P.IQ)&&this.cuts.
add(this.from,s)}drawsHidden(t){const{layers:e,forms:s}=this.hidden,n=(e??s)&&t.operator==="Do"?t.name(0):void 0;return n===void 0?!1:s!==void 0&&n.startsWith(s)?
!0:e?.isNeverShown(this.document.dict(this.around.find("XObject",n))?.get("OC"))===!0}note(t){const e=Object.hasOwn(N,t.operator)?N[t.operator]:void 0;if(!e)return;
const[s,...n]=e,o=t.name(s<0?t.count+s:s);if(o!==void 0)for(const f of n){const a=this.around.shelf(f,o);if(!a)continue;this.uses.push({shelf:a,name:o,at:this.from});
const w=f==="XObject"?this.document.resolve(a.dict.get(o)):null;w instanceof l.Z6&&(0,l.Eo)(this.document.resolve(w.dict.get("Subtype")),"Form")&&this.forms.push(
{value:a.dict.get(o),mode:this.isModeInvisible()?W:A,at:this.from})}}follow(t){const{states:e,around:s,document:n}=this;if(e.follow(t))return;const{current:o}=e,
f=t.name(0);if(t.operator==="Tf"&&f!==void 0)o.resource=s.find("Font",f),o.size=t.number(1)||0;else if(t.operator==="gs"&&f!==void 0){const a=n.array(n.dict(s.find(
"ExtGState",f))?.get("Font")),w=n.resolve(a?.[1]);a&&(o.resource=a[0]),typeof w=="number"&&(o.size=w)}else(0,r.ZO)(t,o)}paint(t){const{operator:e}=t;if(this.marks.
painted(),e==="BI"&&this.hidden.images&&this.strip(t),!!c.lJ.has(e)){for(const[s,n]of this.path)this.cuts.add(s,n);this.path=[]}}strip(t){const e=G(this.document,
t);e!==void 0&&(this.cuts.add(this.from,t.end,e),this.images++)}hide(t){const{cuts:e,from:s}=this,{operator:n,end:o}=t;if(this.marks.removed(),c.Rl.has(n))this.
path.push([s,o]);else if(n==="W"||n==="W*")this.clips=!0;else if(c.lJ.has(n)){if(this.clips)e.add(s,o,"n");else for(const[f,a]of[...this.path,[s,o]])e.add(f,a);
this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n==="Q"){const f=this.saved.pop();f!==void 0&&e.add(f,o)}else["Do","sh","BI","MP","DP"].includes(
n)&&e.add(s,o)}isModeInvisible(){return this.states.current.mode===W}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:n}=s.current;return e.text&&
this.isModeInvisible()&&!(0,l.Eo)(t.resolve(t.dict(n)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,o={...n};if(this.
goes()){this.cuts.add(s,t.end),await e.add(t,o);return}this.marks.painted();const f=await e.settled(o);f!==""&&this.cuts.add(s,s,f)}async showOnNextLine(t){const{
current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,o=n==='"'&&s>=3;if(o&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){
this.marks.painted();return}this.cuts.add(this.from,t.end,`${o?`${(0,u._)(e.wordSpace)} Tw ${(0,u._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}var j=h(30135),z=h(90896);const Q=Uint8Array.of(10),X=new Uint8Array(
0),V=6;async function Z(I,t,e){const{dict:s}=(0,O.n)(t,e,{compress:!1});return s.set("Filter",(0,l.UU)("FlateDecode")),new l.Z6(s,await(0,E.uM)(I.job).deflate(e,
V))}const Y={layers:void 0,text:!1,images:!1};class q{document;hidden;structure;only;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;takes=!0;constructor(t,e,s,n){
this.document=t,this.hidden=e,this.structure=s,this.only=n}async run(t){(this.hidden.layers||this.hidden.text)&&await(0,z.g)(this.document),this.hidden.text&&await this.
readModes(t);const{pages:e}=this.document;for(const s of this.only??[])await this.page(s);this.takes=this.only===void 0;for(let s=0;s<e.count;s++)this.only?.has(
s)!==!0&&await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)t[s]===1&&await this.object(s);return this.dropUnused(),
{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,s=[],n=async(o,f,a)=>{const{forms:w}=await new L(e,f,{...this.
hidden,text:!1,images:!1},a).clean(o);for(const C of w){const x=(0,l.i9)(C.value)?C.value.number:-1,T=this.modes.get(x)??new Set;x<0||T.has(C.mode)||(this.modes.
set(x,T.add(C.mode)),this.hasResources(x)||this.borrowed.set(x,f),s.push(C))}};for(const o of e.pages.numbers)await n(this.joined(this.streamsOf(o)),this.aroundPage(
o),A);for await(const{stream:o,around:f}of this.beginnings(t)){const a=this.decoded(o);a&&await n(a,f,A)}for(let o=s.pop();o;o=s.pop()){const f=e.resolve(o.value),
a=f instanceof l.Z6?this.decoded(f):void 0,w=o.value.number;a&&f instanceof l.Z6&&await n(a,this.aroundStream(w,f),o.mode)}}async*beginnings(t){const{document:e}=this,
s=new Set;for(let n=1;n<t.length;n++){const o=e.job.pace.step(200);o&&await o;const f=t[n]===1?e.get(n):null,a=f instanceof l.Z6?f.dict:f;if(!(0,l.Zm)(a))continue;
const w=(0,l.Eo)(e.resolve(a.get("Subtype")),"Type3");for(const C of this.startsIn(n,a,w)){const x=(0,l.i9)(C)&&!s.has(C.number)?e.resolve(C):void 0;if(!(0,l.i9)(
C)||!(x instanceof l.Z6))continue;s.add(C.number);const T=w?new j.E(e,a.get("Resources"),n):this.aroundStream(C.number,x);yield{stream:x,around:T}}}}startsIn(t,e,s){
const{document:n}=this;return s?[...n.dict(e.get("CharProcs"))?.values()??[]]:n.resolve(e.get("PatternType"))===1?[new l.oS(t)]:[...n.dict(e.get("AP"))?.values()??
[]].flatMap(f=>{const a=n.resolve(f);return(0,l.Zm)(a)?[...a.values()]:[f]})}async page(t){const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),o=e.entry(
s,"Resources"),f=`${n.map(F=>F.number).join(" ")}|${(0,l.i9)(o)?o.number:`page ${s}`}`,a=this.pages.get(f);if(a&&this.takes){e.pages.patch(t,{Contents:a});return}
const w=this.joined(n),C=this.aroundPage(s),x=await new L(e,C,this.taking,A).clean(w);if(await this.took(x,C,s,0,e.entry(s,"StructParents")),x.content===w)return;
const T=e.add(await Z(e,new l.Z6(new l.Bi,X),x.content));this.pages.set(f,T),e.edit(s),e.pages.patch(t,{Contents:T})}get taking(){return this.takes?this.hidden:
Y}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,l.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(o=>(0,l.i9)(o)&&e.resolve(o)instanceof
l.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,Q]))}aroundPage(t){const{document:e}=this;
return new j.E(e,e.dict(new l.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,s instanceof l.
Z6){const{dict:o}=s;((0,l.Eo)(e.resolve(o.get("Subtype")),"Form")||e.resolve(o.get("PatternType"))===1||o.has("BBox")&&!o.has("ShadingType"))&&await this.form(t)}else
(0,l.Zm)(s)&&(0,l.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||!(e instanceof
l.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const n=this.modes.get(t),o=n?.size===1?[...n][0]:A;
await this.stream(t,this.aroundStream(t,e),o)}async glyphs(t,e){const{document:s}=this,n=new j.E(s,e.get("Resources"),t);for(const o of s.dict(e.get("CharProcs"))?.
values()??[])!(0,l.i9)(o)||this.forms.has(o.number)||(this.forms.add(o.number),await this.stream(o.number,n,A))}async stream(t,e,s){const{document:n}=this,o=n.get(
t),f=o instanceof l.Z6?this.decoded(o):void 0;if(!f||!(o instanceof l.Z6))return;const a=await new L(n,e,this.taking,s).clean(f);await this.took(a,e,-1,t,o.dict.
get("StructParents")),a.content!==f&&n.put(t,await Z(n,o,a.content))}async took(t,e,s,n,o){this.texts+=t.texts,this.images+=t.images;for(const{shelf:a,name:w}of t.
used){const C=this.used.get(a.dict)??new Set;this.used.set(a.dict,C.add(w))}for(const a of t.unused)this.unused.push(a);for(const{value:a}of t.forms)(0,l.i9)(a)&&
!this.hasResources(a.number)&&!this.borrowed.has(a.number)?(this.borrowed.set(a.number,e),await this.form(a.number)):this.only&&this.takes&&(0,l.i9)(a)&&await this.
form(a.number);const f=this.document.resolve(o);t.ids.length>0&&typeof f=="number"&&await this.structure.dropMarked(f,s,n,t.ids)}hasResources(t){const e=this.document.
get(t);return e instanceof l.Z6&&this.document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new j.E(this.document,e.dict.get("Resources"),t,this.
borrowed.get(t))}decoded(t){const e=this.document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.
used.get(t.dict)?.has(e)===!0||!t.dict.has(e)||(this.document.edit(t.holder),t.dict.delete(e))}}}),90896:((_,S,h)=>{h.d(S,{g:()=>l});var O=h(45599);const E=64;async function l(c){
const{pages:p,job:u}=c,i=new Map;for(let r=0;r<p.count;r++){const m=u.pace.step(500);m&&await m;const v=p.number(r);if(c.entry(v,"Resources")!==void 0)continue;
const d=P(c,v);if(d===void 0)continue;const g=c.dict(new O.oS(d)).get("Resources"),y=(0,O.i9)(g)?g:i.get(d)??c.add(g);i.set(d,y),p.patch(r,{Resources:y})}for(const r of i.
keys()){const m=c.edit(r);(0,O.Zm)(m)&&m.delete("Resources")}}function P(c,p){let u=c.entry(p,"Parent");for(let i=0;i<E&&(0,O.i9)(u);i++){const r=c.dict(u);if(r?.
has("Resources")===!0)return u.number;u=r?.get("Parent")}}}),38671:((_,S,h)=>{h.d(S,{R:()=>P});var O=h(52205),E=h(45599);const l={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"\
jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function P(c,p){const u=(0,O.c3)(c,p.dict.get("Filter")),i=(0,O.c3)(c,p.dict.get("DecodeParms")),r=u.
at(-1)??null,m=r instanceof E.SX?l[r.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:r,before:p};const v=new E.Bi(p.dict);v.set("Filter",u.slice(0,-1)),
v.set("DecodeParms",i.slice(0,u.length-1));const d=i[u.length-1];return{format:m,parameters:(0,E.Zm)(d)?d:void 0,filter:r,before:new E.Z6(v,p.data,p.sealed)}}}),
93059:((_,S,h)=>{h.d(S,{n:()=>l});var O=h(45599);const E={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",
W:"Width"};function l(P){if(P.dataStart<0)return;const c=new O.Bi;for(let p=0;p+1<P.count;p+=2){const u=P.name(p);u!==void 0&&c.set(E[u]??u,P.value(p+1))}return new O.
Z6(c,P.content.subarray(P.dataStart,P.dataEnd))}}),8283:((_,S,h)=>{h.d(S,{A2:()=>E,EI:()=>c,GM:()=>l,OD:()=>u,Os:()=>P,iN:()=>p});var O=h(78157);const E=216,l=217,
P=218,c=254,p=m=>m>=224&&m<=239;function*u(m){const v=(0,O.bS)(m);for(let d=2;;){const g=r(v,d);if(g<0)return;const y=v[g+1],M=y===E||y===l||y===i;if(!M&&g+4>v.
length)return;const b=M?0:v.readUInt16BE(g+2),D=g+2+b;if(D>v.length||!M&&b<2||(yield{marker:y,start:g,end:D,data:v.subarray(M?D:g+4,D)},y===l))return;d=D}}const i=1;
function r(m,v){for(let d=m.indexOf(255,v);d>=0&&d+1<m.length;d=m.indexOf(255,d+1)){const g=m[d+1];if(g!==0&&g!==255&&(g<208||g>215))return d}return-1}}),12121:((_,S,h)=>{
h.d(S,{x:()=>P});var O=h(78157),E=h(8283);const l={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function P(u){const i=(0,O.bS)(u);if(i[0]!==255||i[1]!==E.A2)return u;
const r=[];let m=0;for(const{marker:v,start:d,end:g,data:y}of(0,E.OD)(i))v===E.GM&&!p(i,g)?(r.push(i.subarray(m,g)),m=i.length):(v===E.EI||(0,E.iN)(v)&&!c(v,y))&&
(r.push(i.subarray(m,d)),m=g);return m===0?u:Buffer.concat([...r,i.subarray(m)])}function c(u,i){const r=l[u];return r!==void 0&&(0,O.w1)(i,0,r)}function p(u,i){
for(let r=i;r<u.length;r++)if(u[r]>32)return!1;return!0}}),80281:((_,S,h)=>{h.d(S,{f:()=>r,y:()=>i});var O=h(78157);const E=new Set(["xml ","uuid","uinf","asoc",
"lbl ","nlst","jp2i","free"]),l=new Set(["ftbl","flst","cref"]),P="jP  ",c=65359,p=65424,u=65380;function i(d){const g=(0,O.bS)(d);if(g.length>1&&g.readUInt16BE(
0)===c)return v(g)??d;const y=r(g);if(y?.[0]?.type!==P||y.some(({type:D})=>l.has(D)))return d;const M=y.flatMap(({type:D,from:B,body:R,end:U})=>{if(E.has(D))return[];
const k=D==="jp2c"?v(g.subarray(R,U)):void 0;return k?[m(k.length),k]:[g.subarray(B,U)]}),b=Buffer.concat(M);return b.length===g.length?d:b}function r(d){const g=[];
for(let y=0;y<d.length;){if(y+8>d.length)return;const M=d.toString("latin1",y+4,y+8),b=d.readUInt32BE(y),D=b===1;if(D&&y+16>d.length)return;const B=D?Number(d.readBigUInt64BE(
y+8)):b===0?d.length-y:b,R=y+(D?16:8);if(y+B>d.length||y+B<R)return;g.push({type:M,from:y,body:R,end:y+B}),y+=B}return g}function m(d){const g=Buffer.alloc(8);return g.
writeUInt32BE(d+8,0),g.write("jp2c",4,"latin1"),g}function v(d){if(d.length<4||d.readUInt16BE(0)!==c)return;const g=[];let y=0;for(let M=2;M+4<=d.length;){const b=d.
readUInt16BE(M);if(b===p||b<65280)break;const D=M+2+d.readUInt16BE(M+2);b===u&&(g.push(d.subarray(y,M)),y=D),M=D}return y===0?void 0:Buffer.concat([...g,d.subarray(
y)])}})};
