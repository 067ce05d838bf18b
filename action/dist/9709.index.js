"use strict";exports.id=9709,exports.ids=[9709],exports.modules={8510:((_,I,l)=>{l.d(I,{f:()=>h});var x=l(78157),E=l(37709),D=l(56681);async function h(c,g){if(!c.includes(x.
IQ))return{content:c,comments:0,removed:[]};const f=[];let o=c.indexOf(x.IQ),r=0;const p=(v,d)=>{o>=0&&o<r&&(o=c.indexOf(x.IQ,r)),o>=0&&o<v&&f.push({from:r,to:v,
text:""}),r=d};return await(0,E.Jo)(c,g,({start:v,end:d})=>p(v,d)),p(c.length,c.length),{content:f.length===0?c:await(0,D.E$)(c,f,g),comments:f.length,removed:f.
map(({from:v,to:d})=>c.subarray(v,d))}}}),56681:((_,I,l)=>{l.d(I,{E$:()=>D,KQ:()=>E,xZ:()=>h});const x=500;class E{found=[];get any(){return this.found.length>0}add(g,f,o=""){
this.found.push({from:g,to:f,text:o})}inOrder(){const g=[...this.found].sort((o,r)=>o.from-r.from||r.to-o.to),f=[];for(const o of g){const r=f.at(-1);(!r||o.from>=
r.to||o.from===o.to)&&f.push(o)}return f}}async function D(c,g,f){const o=[];let r=0;for(const{from:p,to:v,text:d}of g){if(p<r)continue;const w=p===r&&r>0;o.push(
c.subarray(r,p),Buffer.from(`${w?"":`
`}${d}${d===""?"":`
`}`,"latin1")),r=v;const m=f.step(x);m&&await m}return o.push(c.subarray(r)),Buffer.concat(o)}function h(c,g){let[f,o]=[0,c.length];for(;f<o;){const r=f+o>>1;c[r].
to<=g?f=r+1:o=r}return f<c.length&&c[f].from<=g}}),21011:((_,I,l)=>{l.d(I,{D:()=>c,H:()=>g});var x=l(64680),E=l(45079),D=l(45599);const h=1e4,c=["ActualText","A\
lt","E"];class g{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;removedTextCount=0;constructor(o,r,p,v){this.document=
o,this.around=r,this.layers=p,this.cuts=v}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(o=!0){this.removedCount++,o&&this.removedTextCount++}begin(o,r){
if(this.open.length>=h){this.beyond++;return}const p=o.name(0)??"",v=o.operator==="BDC"?this.listOf(o):void 0,d=p==="OC"&&this.layers?.isNeverShown(v)===!0,w=this.
isHidden;this.open.push({from:r,to:o.end,tag:Buffer.from(o.content.subarray(o.startOf(0),o.endOf(0))).toString("latin1"),properties:this.document.dict(v),hides:d,
isInside:w,painted:this.paintedCount,removed:this.removedCount,removedTexts:this.removedTextCount}),d&&this.hiding++,(d||w)&&this.cuts.add(r,o.end)}end(o,r){if(this.
beyond>0)return this.beyond--,!1;const p=this.open.pop();return p?(p.hides&&this.hiding--,(p.hides||p.isInside)&&this.cuts.add(o,r),this.close(p,o,r),p.hides&&!this.
isHidden):!1}finish(o){for(;this.open.length>0;)this.end(o,o)}close(o,r,p){const{tag:v,properties:d,hides:w,isInside:m}=o;if(this.paintedCount===o.painted&&(this.
removedCount>o.removed||m||w)){const b=this.document.resolve(d?.get("MCID"));if(typeof b=="number"&&this.ids.push(b),w||m)return;this.cuts.add(o.from,o.to),this.
cuts.add(r,p)}else if(this.removedTextCount>o.removedTexts&&d&&c.some(b=>d.has(b))){const b=new D.Bi([...d].filter(([R])=>!c.includes(R))),M=new x.k(256);(0,E.bD)(
M,b,E.yT);const B=Buffer.from(M.bytes).toString("latin1");this.cuts.add(o.from,o.to,/\b\d+ \d+ R\b/.test(B)?`${v} BMC`:`${v} ${B} BDC`)}}listOf(o){const r=o.name(
1);if(r!==void 0)return this.around.find("Properties",r);const p=o.value(1);return(0,D.Zm)(p)?p:void 0}}}),30135:((_,I,l)=>{l.d(I,{E:()=>D});var x=l(45599),E=l(
9819);class D{document;resources;holder;outer;shelves=new Map;constructor(c,g,f,o){this.document=c,this.resources=g,this.holder=f,this.outer=o}shelf(c,g){const f=this.
own(c);return f?.dict.has(g)?f:this.outer?.shelf(c,g)}find(c,g){return this.shelf(c,g)?.dict.get(g)}own(c){const g=this.shelves.get(c);if(g||this.shelves.has(c))
return g;const{document:f}=this,r=f.dict(this.resources)?.get(c),p=f.resolve(r),v=(0,x.Zm)(p)?{dict:p,holder:(0,E.Kd)(r,(0,E.Kd)(this.resources,this.holder))}:void 0;
return this.shelves.set(c,v),v}}}),52829:((_,I,l)=>{l.d(I,{I:()=>q,c:()=>K});var x=l(58006),E=l(78157),D=l(68973),h=l(45599),c=l(36211),g=l(37709),f=l(36078),o=l(
5490),r=l(97748),p=l(8510),v=l(56681),d=l(82416),w=l(85008),m=l(57373);class S{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.
down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const n=await b(t,e,s,this.document.job.pace);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){
if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.
forget(),s===0||n===0?"":`[${(0,f._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,m.G)(this.document,t):void 0}}async function b(P,t,e,s){
const n=P.count-1,i=P.string(n);if(i)return M(i,t,e,s);if(P.kind(n)!==w.pQ)return 0;let u=0;const a=P.inside(n);for(let y=a.next();y;y=a.next())y===w.An||y===w.
Cd?u+=await M((0,d.E3)(P.content,a.start,a.end),t,e,s):y===w.uk&&(u-=(0,d.kz)(P.content,a.start,a.end)/1e3*t.size);return u}async function M(P,{size:t,charSpace:e,
wordSpace:s},n,i){let u=0;for(let a=0,y;a<P.length;a=y){y=P.length-a<=B?P.length:n.partEnd(P,a,B);const C=y-a===P.length?P:P.subarray(a,y);for(const T of n.glyphs(
C)){const Z=n.vertical&&T.vertical?T.vertical.advance:T.width;u+=Z*t+e+(T.isSpace?s:0)}const O=i.step((y-a)*R);O&&await O}return u}const[B,R]=[1e3,50];var U=l(38671),
A=l(93059),$=l(12121);const H=["F","Filter","DP","DecodeParms","L","Length"];function G(P,t){const e=(0,A.n)(t),{format:s,before:n}=e?(0,U.R)(P,e):{},i=s==="jpg"&&
n?P.decodedPart(n)?.data:void 0;if(!i)return;const u=(0,$.x)(i);if(u===i)return;const a=(O,T)=>Buffer.from(t.content.subarray(t.startOf(O),t.endOf(T))).toString(
"latin1"),y=[];for(let O=0;O+1<t.count;O+=2){const T=t.name(O)??"";H.includes(T)?(T==="DP"||T==="DecodeParms")&&a(O+1,O+1).startsWith("<<")&&y.push(a(O,O+1)):y.
push(a(O,O+1))}const C=Buffer.from(u).toString("latin1");return`BI ${y.join(" ")} /F /DCT /L ${u.length} ID ${C}
EI`}var J=l(21011);const F=500,k=0,W=3,N={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pa\
ttern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class L{document;around;hidden;cuts=new v.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new J.H(t,e,s.layers,this.cuts),this.debt=new S(t),this.states=new o.U({...(0,r.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:n}=this.hidden.text?await(0,p.f)(t,e):{content:t,comments:0};this.texts+=n,
await(0,g.Ko)(s,e,y=>{const C=this.take(y);if(!C){this.from=y.end;return}return C.then(()=>{this.from=y.end})}),this.marks.finish(s.length);const i=this.cuts.inOrder(),
u=e.step(i.length*F);return u&&await u,{content:i.length===0?s:await(0,v.E$)(s,i,e),...await this.usesAfter(i),forms:this.forms.filter(({at:y})=>!(0,v.xZ)(i,y)),
ids:this.marks.ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:i,name:u,at:a}of this.uses){const y=(0,v.xZ)(
t,a)?s:e;y.set(i,(y.get(i)??new Set).add(u));const C=this.document.job.pace.step(F);C&&await C}const n=i=>[...i].flatMap(([u,a])=>[...a].map(y=>({shelf:u,name:y})));
return{used:n(e),unused:n(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(
t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(
t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e===
"BI"||c.lJ.has(e))&&this.paint(t),this.follow(t)}}dropComments(t){const{content:e,start:s,operator:n}=t;n!=="BI"&&e.subarray(this.from,s).includes(E.IQ)&&this.cuts.
add(this.from,s)}drawsHidden(t){const{layers:e,forms:s}=this.hidden,n=(e??s)&&t.operator==="Do"?t.name(0):void 0;return n===void 0?!1:s!==void 0&&n.startsWith(s)?
!0:e?.isNeverShown(this.document.dict(this.around.find("XObject",n))?.get("OC"))===!0}note(t){const e=Object.hasOwn(N,t.operator)?N[t.operator]:void 0;if(!e)return;
const[s,...n]=e,i=t.name(s<0?t.count+s:s);if(i!==void 0)for(const u of n){const a=this.around.shelf(u,i);if(!a)continue;this.uses.push({shelf:a,name:i,at:this.from});
const y=u==="XObject"?this.document.resolve(a.dict.get(i)):null;y instanceof h.Z6&&(0,h.Eo)(this.document.resolve(y.dict.get("Subtype")),"Form")&&this.forms.push(
{value:a.dict.get(i),mode:this.isModeInvisible()?W:k,at:this.from})}}follow(t){const{states:e,around:s,document:n}=this;if(e.follow(t))return;const{current:i}=e,
u=t.name(0);if(t.operator==="Tf"&&u!==void 0)i.resource=s.find("Font",u),i.size=t.number(1)||0;else if(t.operator==="gs"&&u!==void 0){const a=n.array(n.dict(s.find(
"ExtGState",u))?.get("Font")),y=n.resolve(a?.[1]);a&&(i.resource=a[0]),typeof y=="number"&&(i.size=y)}else(0,r.ZO)(t,i)}paint(t){const{operator:e}=t;if(this.marks.
painted(),e==="BI"&&this.hidden.images&&this.strip(t),!!c.lJ.has(e)){for(const[s,n]of this.path)this.cuts.add(s,n);this.path=[]}}strip(t){const e=G(this.document,
t);e!==void 0&&(this.cuts.add(this.from,t.end,e),this.images++)}hide(t){const{cuts:e,from:s}=this,{operator:n,end:i}=t;if(this.marks.removed(),c.Rl.has(n))this.
path.push([s,i]);else if(n==="W"||n==="W*")this.clips=!0;else if(c.lJ.has(n)){if(this.clips)e.add(s,i,"n");else for(const[u,a]of[...this.path,[s,i]])e.add(u,a);
this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n==="Q"){const u=this.saved.pop();u!==void 0&&e.add(u,i)}else["Do","sh","BI","MP","DP"].includes(
n)&&e.add(s,i)}isModeInvisible(){return this.states.current.mode===W}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:n}=s.current;return e.text&&
this.isModeInvisible()&&!(0,h.Eo)(t.resolve(t.dict(n)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,i={...n};if(this.
goes()){this.cuts.add(s,t.end),await e.add(t,i);return}this.marks.painted();const u=await e.settled(i);u!==""&&this.cuts.add(s,s,u)}async showOnNextLine(t){const{
current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,i=n==='"'&&s>=3;if(i&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){
this.marks.painted();return}this.cuts.add(this.from,t.end,`${i?`${(0,f._)(e.wordSpace)} Tw ${(0,f._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}var j=l(30135),z=l(90896);const Q=Uint8Array.of(10),X=new Uint8Array(
0),V=6;async function K(P,t,e,s=V){const{dict:n}=(0,x.n)(t,e,{compress:!1});return n.set("Filter",(0,h.UU)("FlateDecode")),new h.Z6(n,await(0,D.uM)(P.job).deflate(
e,s))}const Y={layers:void 0,text:!1,images:!1};class q{document;hidden;structure;only;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;takes=!0;constructor(t,e,s,n){
this.document=t,this.hidden=e,this.structure=s,this.only=n}async run(t){(this.hidden.layers||this.hidden.text)&&await(0,z.g)(this.document),this.hidden.text&&await this.
readModes(t);const{pages:e}=this.document;for(const s of this.only??[])await this.page(s);this.takes=this.only===void 0;for(let s=0;s<e.count;s++)this.only?.has(
s)!==!0&&await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)t[s]===1&&await this.object(s);return this.dropUnused(),
{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,s=[],n=async(i,u,a)=>{const{forms:y}=await new L(e,u,{...this.
hidden,text:!1,images:!1},a).clean(i);for(const C of y){const O=(0,h.i9)(C.value)?C.value.number:-1,T=this.modes.get(O)??new Set;O<0||T.has(C.mode)||(this.modes.
set(O,T.add(C.mode)),this.hasResources(O)||this.borrowed.set(O,u),s.push(C))}};for(const i of e.pages.numbers)await n(this.joined(this.streamsOf(i)),this.aroundPage(
i),k);for await(const{stream:i,around:u}of this.beginnings(t)){const a=this.decoded(i);a&&await n(a,u,k)}for(let i=s.pop();i;i=s.pop()){const u=e.resolve(i.value),
a=u instanceof h.Z6?this.decoded(u):void 0,y=i.value.number;a&&u instanceof h.Z6&&await n(a,this.aroundStream(y,u),i.mode)}}async*beginnings(t){const{document:e}=this,
s=new Set;for(let n=1;n<t.length;n++){const i=e.job.pace.step(200);i&&await i;const u=t[n]===1?e.get(n):null,a=u instanceof h.Z6?u.dict:u;if(!(0,h.Zm)(a))continue;
const y=(0,h.Eo)(e.resolve(a.get("Subtype")),"Type3");for(const C of this.startsIn(n,a,y)){const O=(0,h.i9)(C)&&!s.has(C.number)?e.resolve(C):void 0;if(!(0,h.i9)(
C)||!(O instanceof h.Z6))continue;s.add(C.number);const T=y?new j.E(e,a.get("Resources"),n):this.aroundStream(C.number,O);yield{stream:O,around:T}}}}startsIn(t,e,s){
const{document:n}=this;return s?[...n.dict(e.get("CharProcs"))?.values()??[]]:n.resolve(e.get("PatternType"))===1?[new h.oS(t)]:[...n.dict(e.get("AP"))?.values()??
[]].flatMap(u=>{const a=n.resolve(u);return(0,h.Zm)(a)?[...a.values()]:[u]})}async page(t){const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),i=e.entry(
s,"Resources"),u=`${n.map(Z=>Z.number).join(" ")}|${(0,h.i9)(i)?i.number:`page ${s}`}`,a=this.pages.get(u);if(a&&this.takes){e.pages.patch(t,{Contents:a});return}
const y=this.joined(n);if(this.isKept(y))return;const C=this.aroundPage(s),O=await new L(e,C,this.taking,k).clean(y);if(await this.took(O,C,s,0,e.entry(s,"Struc\
tParents")),O.content===y)return;const T=e.add(await K(e,new h.Z6(new h.Bi,X),O.content));this.pages.set(u,T),e.edit(s),e.pages.patch(t,{Contents:T})}isKept(t){
const{layers:e,text:s,images:n,forms:i}=this.hidden;return n&&!s&&!e&&i===void 0&&!this.only&&!tt(t)}get taking(){return this.takes?this.hidden:Y}streamsOf(t){const{
document:e}=this,s=e.entry(t,"Contents");return((0,h.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(i=>(0,h.i9)(i)&&e.resolve(i)instanceof h.Z6)}joined(t){
const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,Q]))}aroundPage(t){const{document:e}=this;return new j.
E(e,e.dict(new h.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,s instanceof h.Z6){const{dict:i}=s;
((0,h.Eo)(e.resolve(i.get("Subtype")),"Form")||e.resolve(i.get("PatternType"))===1||i.has("BBox")&&!i.has("ShadingType"))&&await this.form(t)}else(0,h.Zm)(s)&&(0,h.
Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||!(e instanceof h.Z6))return;this.
forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const n=this.modes.get(t),i=n?.size===1?[...n][0]:k;await this.stream(
t,this.aroundStream(t,e),i)}async glyphs(t,e){const{document:s}=this,n=new j.E(s,e.get("Resources"),t);for(const i of s.dict(e.get("CharProcs"))?.values()??[])!(0,h.
i9)(i)||this.forms.has(i.number)||(this.forms.add(i.number),await this.stream(i.number,n,k))}async stream(t,e,s){const{document:n}=this,i=n.get(t),u=i instanceof
h.Z6?this.decoded(i):void 0;if(!u||!(i instanceof h.Z6)||this.isKept(u))return;const a=await new L(n,e,this.taking,s).clean(u);await this.took(a,e,-1,t,i.dict.get(
"StructParents")),a.content!==u&&n.put(t,await K(n,i,a.content))}async took(t,e,s,n,i){this.texts+=t.texts,this.images+=t.images;for(const{shelf:a,name:y}of t.used){
const C=this.used.get(a.dict)??new Set;this.used.set(a.dict,C.add(y))}for(const a of t.unused)this.unused.push(a);for(const{value:a}of t.forms)(0,h.i9)(a)&&!this.
hasResources(a.number)&&!this.borrowed.has(a.number)?(this.borrowed.set(a.number,e),await this.form(a.number)):this.only&&this.takes&&(0,h.i9)(a)&&await this.form(
a.number);const u=this.document.resolve(i);t.ids.length>0&&typeof u=="number"&&await this.structure.dropMarked(u,s,n,t.ids)}hasResources(t){const e=this.document.
get(t);return e instanceof h.Z6&&this.document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new j.E(this.document,e.dict.get("Resources"),t,this.
borrowed.get(t))}decoded(t){const e=this.document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.
used.get(t.dict)?.has(e)===!0||!t.dict.has(e)||(this.document.edit(t.holder),t.dict.delete(e))}}function tt(P){const t=(0,E.bS)(P);return t.includes("BI")&&(t.includes(
"DCT")||t.includes("#"))}}),90896:((_,I,l)=>{l.d(I,{g:()=>D});var x=l(45599);const E=64;async function D(c){const{pages:g,job:f}=c,o=new Map;for(let r=0;r<g.count;r++){
const p=f.pace.step(500);p&&await p;const v=g.number(r);if(c.entry(v,"Resources")!==void 0)continue;const d=h(c,v);if(d===void 0)continue;const w=c.dict(new x.oS(
d)).get("Resources"),m=(0,x.i9)(w)?w:o.get(d)??c.add(w);o.set(d,m),g.patch(r,{Resources:m})}for(const r of o.keys()){const p=c.edit(r);(0,x.Zm)(p)&&p.delete("Re\
sources")}}function h(c,g){let f=c.entry(g,"Parent");for(let o=0;o<E&&(0,x.i9)(f);o++){const r=c.dict(f);if(r?.has("Resources")===!0)return f.number;f=r?.get("P\
arent")}}}),38671:((_,I,l)=>{l.d(I,{R:()=>h});var x=l(52205),E=l(45599);const D={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"\
jbig2"};function h(c,g){const f=(0,x.c3)(c,g.dict.get("Filter")),o=(0,x.c3)(c,g.dict.get("DecodeParms")),r=f.at(-1)??null,p=r instanceof E.SX?D[r.text]:void 0;if(!p)
return{format:p,parameters:void 0,filter:r,before:g};const v=new E.Bi(g.dict);v.set("Filter",f.slice(0,-1)),v.set("DecodeParms",o.slice(0,f.length-1));const d=o[f.
length-1];return{format:p,parameters:(0,E.Zm)(d)?d:void 0,filter:r,before:new E.Z6(v,g.data,g.sealed)}}}),93059:((_,I,l)=>{l.d(I,{n:()=>D});var x=l(45599);const E={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function D(h){if(h.dataStart<0)return;const c=new x.
Bi;for(let g=0;g+1<h.count;g+=2){const f=h.name(g);f!==void 0&&c.set(E[f]??f,h.value(g+1))}return new x.Z6(c,h.content.subarray(h.dataStart,h.dataEnd))}}),8283:((_,I,l)=>{
l.d(I,{A2:()=>E,EI:()=>c,GM:()=>D,OD:()=>o,Os:()=>h,iN:()=>g});var x=l(78157);const E=216,D=217,h=218,c=254,g=v=>v>=224&&v<=239;class f{image;marker;start;end;constructor(d,w,m,S){
this.image=d,this.marker=w,this.start=m,this.end=S}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*o(v){const d=(0,x.bS)(
v);for(let w=2;;){const m=p(d,w);if(m<0)return;const S=d[m+1],b=S===E||S===D||S===r;if(!b&&m+4>d.length)return;const M=b?0:d.readUInt16BE(m+2),B=m+2+M;if(B>d.length||
!b&&M<2||(yield new f(d,S,m,B),S===D))return;w=B}}const r=1;function p(v,d){for(let w=v.indexOf(255,d);w>=0&&w+1<v.length;w=v.indexOf(255,w+1)){const m=v[w+1];if(m!==
0&&m!==255&&(m<208||m>215))return w}return-1}}),12121:((_,I,l)=>{l.d(I,{x:()=>h});var x=l(78157),E=l(8283);const D={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};
function h(f){const o=(0,x.bS)(f);if(o[0]!==255||o[1]!==E.A2)return f;const r=[];let p=0;for(const v of(0,E.OD)(o)){const{marker:d,start:w,end:m}=v;d===E.GM&&!g(
o,m)?(r.push(o.subarray(p,m)),p=o.length):(d===E.EI||(0,E.iN)(d)&&!c(v))&&(r.push(o.subarray(p,w)),p=m)}return p===0?f:Buffer.concat([...r,o.subarray(p)])}function c({
marker:f,data:o}){const r=D[f];return r!==void 0&&(0,x.w1)(o,0,r)}function g(f,o){for(let r=o;r<f.length;r++)if(f[r]>32)return!1;return!0}}),80281:((_,I,l)=>{l.
d(I,{f:()=>r,y:()=>o});var x=l(78157);const E=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),D=new Set(["ftbl","flst","cref"]),h="jP  ",c=65359,
g=65424,f=65380;function o(d){const w=(0,x.bS)(d);if(w.length>1&&w.readUInt16BE(0)===c)return v(w)??d;const m=r(w);if(m?.[0]?.type!==h||m.some(({type:M})=>D.has(
M)))return d;const S=m.flatMap(({type:M,from:B,body:R,end:U})=>{if(E.has(M))return[];const A=M==="jp2c"?v(w.subarray(R,U)):void 0;return A?[p(A.length),A]:[w.subarray(
B,U)]}),b=Buffer.concat(S);return b.length===w.length?d:b}function r(d){const w=[];for(let m=0;m<d.length;){if(m+8>d.length)return;const S=d.toString("latin1",m+
4,m+8),b=d.readUInt32BE(m),M=b===1;if(M&&m+16>d.length)return;const B=M?Number(d.readBigUInt64BE(m+8)):b===0?d.length-m:b,R=m+(M?16:8);if(m+B>d.length||m+B<R)return;
w.push({type:S,from:m,body:R,end:m+B}),m+=B}return w}function p(d){const w=Buffer.alloc(8);return w.writeUInt32BE(d+8,0),w.write("jp2c",4,"latin1"),w}function v(d){
if(d.length<4||d.readUInt16BE(0)!==c)return;const w=[];let m=0;for(let S=2;S+4<=d.length;){const b=d.readUInt16BE(S);if(b===g||b<65280)break;const M=S+2+d.readUInt16BE(
S+2);b===f&&(w.push(d.subarray(m,S)),m=M),S=M}return m===0?void 0:Buffer.concat([...w,d.subarray(m)])}})};
