"use strict";exports.id=9709,exports.ids=[9709],exports.modules={8510:((k,D,f)=>{f.d(D,{f:()=>l});var C=f(78157),x=f(37709),T=f(56681);async function l(c,v){if(!c.includes(C.
IQ))return{content:c,comments:0,removed:[]};const h=[];let o=c.indexOf(C.IQ),a=0;const g=(y,u)=>{o>=0&&o<a&&(o=c.indexOf(C.IQ,a)),o>=0&&o<y&&h.push({from:a,to:y,
text:""}),a=u};return await(0,x.Jo)(c,v,({start:y,end:u})=>g(y,u)),g(c.length,c.length),{content:h.length===0?c:await(0,T.E$)(c,h,v),comments:h.length,removed:h.
map(({from:y,to:u})=>c.subarray(y,u))}}}),56681:((k,D,f)=>{f.d(D,{E$:()=>T,KQ:()=>x,xZ:()=>l});const C=500;class x{found=[];get any(){return this.found.length>0}add(v,h,o=""){
this.found.push({from:v,to:h,text:o})}inOrder(){const v=[...this.found].sort((o,a)=>o.from-a.from||a.to-o.to),h=[];for(const o of v){const a=h.at(-1);(!a||o.from>=
a.to||o.from===o.to)&&h.push(o)}return h}}async function T(c,v,h){const o=[];let a=0;for(const{from:g,to:y,text:u}of v){if(g<a)continue;const w=g===a&&a>0;o.push(
c.subarray(a,g),Buffer.from(`${w?"":`
`}${u}${u===""?"":`
`}`,"latin1")),a=y;const p=h.step(C);p&&await p}return o.push(c.subarray(a)),Buffer.concat(o)}function l(c,v){let[h,o]=[0,c.length];for(;h<o;){const a=h+o>>1;c[a].
to<=v?h=a+1:o=a}return h<c.length&&c[h].from<=v}}),21011:((k,D,f)=>{f.d(D,{D:()=>c,H:()=>v});var C=f(64680),x=f(45079),T=f(45599);const l=1e4,c=["ActualText","A\
lt","E"];class v{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;removedTextCount=0;constructor(o,a,g,y){this.document=
o,this.around=a,this.layers=g,this.cuts=y}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(o=!0){this.removedCount++,o&&this.removedTextCount++}begin(o,a){
if(this.open.length>=l){this.beyond++;return}const g=o.name(0)??"",y=o.operator==="BDC"?this.listOf(o):void 0,u=g==="OC"&&this.layers?.isNeverShown(y)===!0,w=this.
isHidden;this.open.push({from:a,to:o.end,tag:Buffer.from(o.content.subarray(o.startOf(0),o.endOf(0))).toString("latin1"),properties:this.document.dict(y),hides:u,
isInside:w,painted:this.paintedCount,removed:this.removedCount,removedTexts:this.removedTextCount}),u&&this.hiding++,(u||w)&&this.cuts.add(a,o.end)}end(o,a){if(this.
beyond>0)return this.beyond--,!1;const g=this.open.pop();return g?(g.hides&&this.hiding--,(g.hides||g.isInside)&&this.cuts.add(o,a),this.close(g,o,a),g.hides&&!this.
isHidden):!1}finish(o){for(;this.open.length>0;)this.end(o,o)}close(o,a,g){const{tag:y,properties:u,hides:w,isInside:p}=o;if(this.paintedCount===o.painted&&(this.
removedCount>o.removed||p||w)){const S=this.document.resolve(u?.get("MCID"));if(typeof S=="number"&&this.ids.push(S),w||p)return;this.cuts.add(o.from,o.to),this.
cuts.add(a,g)}else if(this.removedTextCount>o.removedTexts&&u&&c.some(S=>u.has(S))){const S=new T.Bi([...u].filter(([R])=>!c.includes(R))),I=new C.k(256);(0,x.bD)(
I,S,x.yT);const B=Buffer.from(I.bytes).toString("latin1");this.cuts.add(o.from,o.to,/\b\d+ \d+ R\b/.test(B)?`${y} BMC`:`${y} ${B} BDC`)}}listOf(o){const a=o.name(
1);if(a!==void 0)return this.around.find("Properties",a);const g=o.value(1);return(0,T.Zm)(g)?g:void 0}}}),30135:((k,D,f)=>{f.d(D,{E:()=>T});var C=f(45599),x=f(
9819);class T{document;resources;holder;outer;shelves=new Map;constructor(c,v,h,o){this.document=c,this.resources=v,this.holder=h,this.outer=o}shelf(c,v){const h=this.
own(c);return h?.dict.has(v)?h:this.outer?.shelf(c,v)}find(c,v){return this.shelf(c,v)?.dict.get(v)}own(c){const v=this.shelves.get(c);if(v||this.shelves.has(c))
return v;const{document:h}=this,a=h.dict(this.resources)?.get(c),g=h.resolve(a),y=(0,C.Zm)(g)?{dict:g,holder:(0,x.Kd)(a,(0,x.Kd)(this.resources,this.holder))}:void 0;
return this.shelves.set(c,y),y}}}),52829:((k,D,f)=>{f.d(D,{I:()=>q,c:()=>Z});var C=f(58006),x=f(78157),T=f(68973),l=f(45599),c=f(36211),v=f(37709),h=f(36078),o=f(
5490),a=f(97748),g=f(8510),y=f(56681),u=f(82416),w=f(85008),p=f(62548);class M{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.
down=0}async add(t,s){const e=await this.fontOf(s);if(!e)return;const n=await S(t,s,e,this.document.job.pace);e.vertical?this.down+=n:this.across+=n*s.stretch}async settled(t){
if(this.across===0&&this.down===0)return"";const s=await this.fontOf(t),e=s?.vertical===!0?t.size:t.size*t.stretch,n=s?.vertical===!0?this.down:this.across;return this.
forget(),e===0||n===0?"":`[${(0,h._)(-1e3*n/e)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,p.G)(this.document,t):void 0}}async function S(O,t,s,e){
const n=O.count-1,i=O.string(n);if(i)return I(i,t,s,e);if(O.kind(n)!==w.pQ)return 0;let d=0;const r=O.inside(n);for(let m=r.next();m;m=r.next())m===w.An||m===w.
Cd?d+=await I((0,u.E3)(O.content,r.start,r.end),t,s,e):m===w.uk&&(d-=(0,u.kz)(O.content,r.start,r.end)/1e3*t.size);return d}async function I(O,{size:t,charSpace:s,
wordSpace:e},n,i){let d=0;for(let r=0,m;r<O.length;r=m){m=O.length-r<=B?O.length:n.partEnd(O,r,B);const b=m-r===O.length?O:O.subarray(r,m);for(const P of n.glyphs(
b)){const N=n.vertical&&P.vertical?P.vertical.advance:P.width;d+=N*t+s+(P.isSpace?e:0)}const E=i.step((m-r)*R);E&&await E}return d}const[B,R]=[1e3,50];var j=f(38671),
U=f(93059),H=f(12121);const z=["F","Filter","DP","DecodeParms","L","Length"];function G(O,t){const s=(0,U.n)(t),{format:e,before:n}=s?(0,j.R)(O,s):{},i=e==="jpg"&&
n?O.decodedPart(n)?.data:void 0;if(!i)return;const d=(0,H.x)(i);if(d===i)return;const r=(E,P)=>Buffer.from(t.content.subarray(t.startOf(E),t.endOf(P))).toString(
"latin1"),m=[];for(let E=0;E+1<t.count;E+=2){const P=t.name(E)??"";z.includes(P)?(P==="DP"||P==="DecodeParms")&&r(E+1,E+1).startsWith("<<")&&m.push(r(E,E+1)):m.
push(r(E,E+1))}const b=Buffer.from(d).toString("latin1");return`BI ${m.join(" ")} /F /DCT /L ${d.length} ID ${b}
EI`}var J=f(21011);const $=500,A=0,F=3,W={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pa\
ttern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class K{document;around;hidden;cuts=new y.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,s,e,n){
this.document=t,this.around=s,this.hidden=e,this.marks=new J.H(t,s,e.layers,this.cuts),this.debt=new M(t),this.states=new o.U({...(0,a.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){const{pace:s}=this.document.job,{content:e,comments:n}=this.hidden.text?await(0,g.f)(t,s):{content:t,comments:0};this.texts+=n,
await(0,v.Ko)(e,s,m=>{const b=this.take(m);if(!b){this.from=m.end;return}return b.then(()=>{this.from=m.end})}),this.marks.finish(e.length);const i=this.cuts.inOrder(),
d=s.step(i.length*$);return d&&await d,{content:i.length===0?e:await(0,y.E$)(e,i,s),...await this.usesAfter(i),forms:this.forms.filter(({at:m})=>!(0,y.xZ)(i,m)),
ids:this.marks.ids,texts:this.texts,images:this.images}}async usesAfter(t){const s=new Map,e=new Map;for(const{shelf:i,name:d,at:r}of this.uses){const m=(0,y.xZ)(
t,r)?e:s;m.set(i,(m.get(i)??new Set).add(d));const b=this.document.job.pace.step($);b&&await b}const n=i=>[...i].flatMap(([d,r])=>[...r].map(m=>({shelf:d,name:m})));
return{used:n(s),unused:n(e)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:s}=t;switch(s){case"BMC":case"BDC":this.marks.begin(
t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(
t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(s==="Do"||s==="sh"||s===
"BI"||c.lJ.has(s))&&this.paint(t),this.follow(t)}}dropComments(t){const{content:s,start:e,operator:n}=t;n!=="BI"&&s.subarray(this.from,e).includes(x.IQ)&&this.cuts.
add(this.from,e)}drawsHidden(t){const{layers:s,forms:e}=this.hidden,n=(s??e)&&t.operator==="Do"?t.name(0):void 0;return n===void 0?!1:e!==void 0&&n.startsWith(e)?
!0:s?.isNeverShown(this.document.dict(this.around.find("XObject",n))?.get("OC"))===!0}note(t){const s=Object.hasOwn(W,t.operator)?W[t.operator]:void 0;if(!s)return;
const[e,...n]=s,i=t.name(e<0?t.count+e:e);if(i!==void 0)for(const d of n){const r=this.around.shelf(d,i);if(!r)continue;this.uses.push({shelf:r,name:i,at:this.from});
const m=d==="XObject"?this.document.resolve(r.dict.get(i)):null;m instanceof l.Z6&&(0,l.Eo)(this.document.resolve(m.dict.get("Subtype")),"Form")&&this.forms.push(
{value:r.dict.get(i),mode:this.isModeInvisible()?F:A,at:this.from})}}follow(t){const{states:s,around:e,document:n}=this;if(s.follow(t))return;const{current:i}=s,
d=t.name(0);if(t.operator==="Tf"&&d!==void 0)i.resource=e.find("Font",d),i.size=t.number(1)||0;else if(t.operator==="gs"&&d!==void 0){const r=n.array(n.dict(e.find(
"ExtGState",d))?.get("Font")),m=n.resolve(r?.[1]);r&&(i.resource=r[0]),typeof m=="number"&&(i.size=m)}else(0,a.ZO)(t,i)}paint(t){const{operator:s}=t;if(this.marks.
painted(),s==="BI"&&this.hidden.images&&this.strip(t),!!c.lJ.has(s)){for(const[e,n]of this.path)this.cuts.add(e,n);this.path=[]}}strip(t){const s=G(this.document,
t);s!==void 0&&(this.cuts.add(this.from,t.end,s),this.images++)}hide(t){const{cuts:s,from:e}=this,{operator:n,end:i}=t;if(this.marks.removed(),c.Rl.has(n))this.
path.push([e,i]);else if(n==="W"||n==="W*")this.clips=!0;else if(c.lJ.has(n)){if(this.clips)s.add(e,i,"n");else for(const[d,r]of[...this.path,[e,i]])s.add(d,r);
this.path=[],this.clips=!1}else if(n==="q")this.saved.push(e);else if(n==="Q"){const d=this.saved.pop();d!==void 0&&s.add(d,i)}else["Do","sh","BI","MP","DP"].includes(
n)&&s.add(e,i)}isModeInvisible(){return this.states.current.mode===F}isInvisible(){const{document:t,hidden:s,states:e}=this,{resource:n}=e.current;return s.text&&
this.isModeInvisible()&&!(0,l.Eo)(t.resolve(t.dict(n)?.get("Subtype")),"Type3")}async show(t){const{debt:s,from:e}=this,{current:n}=this.states,i={...n};if(this.
goes()){this.cuts.add(e,t.end),await s.add(t,i);return}this.marks.painted();const d=await s.settled(i);d!==""&&this.cuts.add(e,e,d)}async showOnNextLine(t){const{
current:s}=this.states;this.debt.forget();const{count:e,operator:n}=t,i=n==='"'&&e>=3;if(i&&(s.wordSpace=t.number(e-3)||0,s.charSpace=t.number(e-2)||0),!this.goes()){
this.marks.painted();return}this.cuts.add(this.from,t.end,`${i?`${(0,h._)(s.wordSpace)} Tw ${(0,h._)(s.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...s})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}var L=f(30135),_=f(90896);const Q=Uint8Array.of(10),X=new Uint8Array(
0),V=6;async function Z(O,t,s,e=V){const{dict:n}=(0,C.n)(t,s,{compress:!1});n.set("Filter",(0,l.UU)("FlateDecode"));const i=new l.Z6(n,await(0,T.uM)(O.job).deflate(
s,e));return O.noteDecoded(i,s),i}const Y={layers:void 0,text:!1,images:!1};class q{document;hidden;structure;only;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;takes=!0;constructor(t,s,e,n){
this.document=t,this.hidden=s,this.structure=e,this.only=n}async run(t){(this.hidden.layers||this.hidden.text)&&await(0,_.g)(this.document),this.hidden.text&&await this.
readModes(t);const{pages:s}=this.document;for(const e of this.only??[])await this.page(e);this.takes=this.only===void 0;for(let e=0;e<s.count;e++)this.only?.has(
e)!==!0&&await this.page(e);for(const e of[...this.borrowed.keys()])await this.form(e);for(let e=1;e<t.length;e++)t[e]===1&&await this.object(e);return this.dropUnused(),
{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:s}=this,e=[],n=async(i,d,r)=>{const{forms:m}=await new K(s,d,{...this.
hidden,text:!1,images:!1},r).clean(i);for(const b of m){const E=(0,l.i9)(b.value)?b.value.number:-1,P=this.modes.get(E)??new Set;E<0||P.has(b.mode)||(this.modes.
set(E,P.add(b.mode)),this.hasResources(E)||this.borrowed.set(E,d),e.push(b))}};for(const i of s.pages.numbers)await n(this.joined(this.streamsOf(i)),this.aroundPage(
i),A);for await(const{stream:i,around:d}of this.beginnings(t)){const r=this.decoded(i);r&&await n(r,d,A)}for(let i=e.pop();i;i=e.pop()){const d=s.resolve(i.value),
r=d instanceof l.Z6?this.decoded(d):void 0,m=i.value.number;r&&d instanceof l.Z6&&await n(r,this.aroundStream(m,d),i.mode)}}async*beginnings(t){const{document:s}=this,
e=new Set;for(let n=1;n<t.length;n++){const i=s.job.pace.step(200);i&&await i;const d=t[n]===1?s.get(n):null,r=d instanceof l.Z6?d.dict:d;if(!(0,l.Zm)(r))continue;
const m=(0,l.Eo)(s.resolve(r.get("Subtype")),"Type3");for(const b of this.startsIn(n,r,m)){const E=(0,l.i9)(b)&&!e.has(b.number)?s.resolve(b):void 0;if(!(0,l.i9)(
b)||!(E instanceof l.Z6))continue;e.add(b.number);const P=m?new L.E(s,r.get("Resources"),n):this.aroundStream(b.number,E);yield{stream:E,around:P}}}}startsIn(t,s,e){
const{document:n}=this;return e?[...n.dict(s.get("CharProcs"))?.values()??[]]:n.resolve(s.get("PatternType"))===1?[new l.oS(t)]:[...n.dict(s.get("AP"))?.values()??
[]].flatMap(d=>{const r=n.resolve(d);return(0,l.Zm)(r)?[...r.values()]:[d]})}async page(t){const{document:s}=this,e=s.pages.number(t),n=this.streamsOf(e),i=s.entry(
e,"Resources"),d=`${n.map(N=>N.number).join(" ")}|${(0,l.i9)(i)?i.number:`page ${e}`}`,r=this.pages.get(d);if(r&&this.takes){s.pages.patch(t,{Contents:r});return}
const m=this.joined(n);if(this.isKept(m))return;const b=this.aroundPage(e),E=await new K(s,b,this.taking,A).clean(m);if(await this.took(E,b,e,0,s.entry(e,"Struc\
tParents")),E.content===m)return;const P=s.add(await Z(s,new l.Z6(new l.Bi,X),E.content));this.pages.set(d,P),s.edit(e),s.pages.patch(t,{Contents:P})}isKept(t){
const{layers:s,text:e,images:n,forms:i}=this.hidden;return n&&!e&&!s&&i===void 0&&!this.only&&!tt(t)}get taking(){return this.takes?this.hidden:Y}streamsOf(t){const{
document:s}=this,e=s.entry(t,"Contents");return((0,l.i9)(e)&&s.isStream(e.number)?[e]:s.array(e)??[]).filter(i=>(0,l.i9)(i)&&s.resolve(i)instanceof l.Z6)}joined(t){
const s=t.map(e=>this.decoded(this.document.resolve(e))??new Uint8Array(0));return Buffer.concat(s.flatMap(e=>[e,Q]))}aroundPage(t){const{document:s}=this;return new L.
E(s,s.dict(new l.oS(t))?.get("Resources"),t)}async object(t){const{document:s}=this,e=s.get(t),n=s.job.pace.step(200);if(n&&await n,e instanceof l.Z6){const{dict:i}=e;
((0,l.Eo)(s.resolve(i.get("Subtype")),"Form")||s.resolve(i.get("PatternType"))===1||i.has("BBox")&&!i.has("ShadingType"))&&await this.form(t)}else(0,l.Zm)(e)&&(0,l.
Eo)(s.resolve(e.get("Subtype")),"Type3")&&await this.glyphs(t,e)}async form(t){const s=this.document.get(t);if(this.forms.has(t)||!(s instanceof l.Z6))return;this.
forms.add(t);const{layers:e}=this.hidden;if(e?.isNeverShown(s.dict.get("OC"))===!0)return;const n=this.modes.get(t),i=n?.size===1?[...n][0]:A;await this.stream(
t,this.aroundStream(t,s),i)}async glyphs(t,s){const{document:e}=this,n=new L.E(e,s.get("Resources"),t);for(const i of e.dict(s.get("CharProcs"))?.values()??[])!(0,l.
i9)(i)||this.forms.has(i.number)||(this.forms.add(i.number),await this.stream(i.number,n,A))}async stream(t,s,e){const{document:n}=this,i=n.get(t),d=i instanceof
l.Z6?this.decoded(i):void 0;if(!d||!(i instanceof l.Z6)||this.isKept(d))return;const r=await new K(n,s,this.taking,e).clean(d);await this.took(r,s,-1,t,i.dict.get(
"StructParents")),r.content!==d&&n.put(t,await Z(n,i,r.content))}async took(t,s,e,n,i){this.texts+=t.texts,this.images+=t.images;for(const{shelf:r,name:m}of t.used){
const b=this.used.get(r.dict)??new Set;this.used.set(r.dict,b.add(m))}for(const r of t.unused)this.unused.push(r);for(const{value:r}of t.forms)(0,l.i9)(r)&&!this.
hasResources(r.number)&&!this.borrowed.has(r.number)?(this.borrowed.set(r.number,s),await this.form(r.number)):this.only&&this.takes&&(0,l.i9)(r)&&await this.form(
r.number);const d=this.document.resolve(i);t.ids.length>0&&typeof d=="number"&&await this.structure.dropMarked(d,e,n,t.ids)}hasResources(t){const s=this.document.
get(t);return s instanceof l.Z6&&this.document.dict(s.dict.get("Resources"))!==void 0}aroundStream(t,s){return new L.E(this.document,s.dict.get("Resources"),t,this.
borrowed.get(t))}decoded(t){const s=this.document.decodedPart(t);return s||this.unread.add(t),s?.data}dropUnused(){for(const{shelf:t,name:s}of this.unused)this.
used.get(t.dict)?.has(s)===!0||!t.dict.has(s)||(this.document.edit(t.holder),t.dict.delete(s))}}function tt(O){const t=(0,x.bS)(O);return t.includes("BI")&&(t.includes(
"DCT")||t.includes("#"))}}),90896:((k,D,f)=>{f.d(D,{g:()=>T});var C=f(45599);const x=64;async function T(c){const{pages:v,job:h}=c,o=new Map;for(let a=0;a<v.count;a++){
const g=h.pace.step(500);g&&await g;const y=v.number(a);if(c.entry(y,"Resources")!==void 0)continue;const u=l(c,y);if(u===void 0)continue;const w=c.dict(new C.oS(
u)).get("Resources"),p=(0,C.i9)(w)?w:o.get(u)??c.add(w);o.set(u,p),v.patch(a,{Resources:p})}for(const a of o.keys()){const g=c.edit(a);(0,C.Zm)(g)&&g.delete("Re\
sources")}}function l(c,v){let h=c.entry(v,"Parent");for(let o=0;o<x&&(0,C.i9)(h);o++){const a=c.dict(h);if(a?.has("Resources")===!0)return h.number;h=a?.get("P\
arent")}}}),12121:((k,D,f)=>{f.d(D,{x:()=>l});var C=f(78157),x=f(8283);const T={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function l(h){const o=(0,C.bS)(h);
if(o[0]!==255||o[1]!==x.A2)return h;const a=[];let g=0;for(const y of(0,x.OD)(o)){const{marker:u,start:w,end:p}=y;u===x.GM&&!v(o,p)?(a.push(o.subarray(g,p)),g=o.
length):(u===x.EI||(0,x.iN)(u)&&!c(y))&&(a.push(o.subarray(g,w)),g=p)}return g===0?h:Buffer.concat([...a,o.subarray(g)])}function c({marker:h,data:o}){const a=T[h];
return a!==void 0&&(0,C.w1)(o,0,a)}function v(h,o){for(let a=o;a<h.length;a++)if(h[a]>32)return!1;return!0}}),80281:((k,D,f)=>{f.d(D,{f:()=>a,y:()=>o});var C=f(
78157);const x=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),T=new Set(["ftbl","flst","cref"]),l="jP  ",c=65359,v=65424,h=65380;function o(u){
const w=(0,C.bS)(u);if(w.length>1&&w.readUInt16BE(0)===c)return y(w)??u;const p=a(w);if(p?.[0]?.type!==l||p.some(({type:I})=>T.has(I)))return u;const M=p.flatMap(
({type:I,from:B,body:R,end:j})=>{if(x.has(I))return[];const U=I==="jp2c"?y(w.subarray(R,j)):void 0;return U?[g(U.length),U]:[w.subarray(B,j)]}),S=Buffer.concat(
M);return S.length===w.length?u:S}function a(u){const w=[];for(let p=0;p<u.length;){if(p+8>u.length)return;const M=u.toString("latin1",p+4,p+8),S=u.readUInt32BE(
p),I=S===1;if(I&&p+16>u.length)return;const B=I?Number(u.readBigUInt64BE(p+8)):S===0?u.length-p:S,R=p+(I?16:8);if(p+B>u.length||p+B<R)return;w.push({type:M,from:p,
body:R,end:p+B}),p+=B}return w}function g(u){const w=Buffer.alloc(8);return w.writeUInt32BE(u+8,0),w.write("jp2c",4,"latin1"),w}function y(u){if(u.length<4||u.readUInt16BE(
0)!==c)return;const w=[];let p=0;for(let M=2;M+4<=u.length;){const S=u.readUInt16BE(M);if(S===v||S<65280)break;const I=M+2+u.readUInt16BE(M+2);S===h&&(w.push(u.
subarray(p,M)),p=I),M=I}return p===0?void 0:Buffer.concat([...w,u.subarray(p)])}})};
