"use strict";exports.id=139,exports.ids=[139],exports.modules={51988:((z,C,w)=>{w.d(C,{$:()=>N,U:()=>U});var $=w(49153),A=w(13140);const N={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function U({first_page:W,last_page:_,pages:I},R){if(I!==void 0)return(0,A.k1)(
I,R);const d=R===1?"1 page":`${R} pages`,f=[];if(W>R&&f.push({field:"first_page",message:`is ${W}, but the document has ${d}`}),_!==void 0&&_>R&&f.push({field:"\
last_page",message:`is ${_}, but the document has ${d}`}),f.length===0&&_!==void 0&&W>_&&f.push({field:"first_page",message:`is ${W}, which is after last_page (${_}\
)`,mentions:["last_page"]}),f.length>0)throw(0,$.G6)(f);return Uint32Array.from({length:(_??R)-W+1},(D,F)=>W+F)}}),20139:((z,C,w)=>{w.r(C),w.d(C,{resize_pages:()=>Ie});
var $=w(13140),A=w(7390),N=w(95199),U=w(95079),W=w(30656),_=w(90925),I=w(90191),R=w(51988),d=w(16039),f=w(80199),D=w(84805);class F{document;patterns=new Map;resources=new Map;constructor(e){
this.document=e}move(e,n){const{document:t}=this,s=t.dict(e),r=t.dict(s?.get("Pattern"));if(!s||!r||r.size===0)return;const i=(0,d.i9)(e)?e.number:s;let a=this.
resources.get(i);a||this.resources.set(i,a=new Map);const g=n.join(" ");let b=a.get(g);if(!b){this.settleForms(s,e);const P=new d.Bi([...r].map(([L,K])=>[L,this.
pattern(K,n,g)]));b=t.add(new d.Bi(s).set("Pattern",P)),a.set(g,b)}return b}pattern(e,n,t){const{document:s}=this,r=s.resolve(e),i=r instanceof d.Z6?r.dict:r;if(!(0,d.
Zm)(i))return e;const a=(0,d.i9)(e)?this.patterns.get(`${e.number} ${t}`):void 0;if(a)return a;const g=new d.Bi(i).set("Matrix",[...(0,f.lw)((0,D.lQ)(s,i.get("M\
atrix")),n)]),b=s.add(r instanceof d.Z6?new d.Z6(g,r.data,r.sealed):g);return(0,d.i9)(e)&&this.patterns.set(`${e.number} ${t}`,b),b}settleForms(e,n){const{document:t}=this;
for(const s of t.dict(e.get("XObject"))?.values()??[]){const r=t.resolve(s);!(0,d.i9)(s)||!(r instanceof d.Z6)||r.dict.has("Resources")||(0,d.Eo)(t.resolve(r.dict.
get("Subtype")),"Form")&&(t.edit(s),r.dict.set("Resources",n))}}}var M=w(65300),E=w(59234),B=w(30900);const m=({matrix:[o,e]})=>Math.hypot(o,e);function y({matrix:[
o,e]}){return Math.abs(o)>=Math.abs(e)?o<0?180:0:e>0?90:270}const p=({matrix:o},e)=>(0,f.Mp)((0,f.zl)(o,e));function x({matrix:o},e){const n=[];for(let t=0;t+1<
e.length;t+=2)n.push(...(0,f.Gd)(o,e[t],e[t+1]));return(0,f.Mp)(n)}function c(o,e){const n=y(o)/90;return(0,f.Mp)(e.map((t,s)=>e[(s+n)%e.length]*m(o)))}const h=(o,e)=>(0,f.
Mp)(e.map(n=>n*m(o)));var u=w(43171),O=w(66249);function l(o,e,n){const t=o.dict(e);if(!t)return;const s=new d.Bi(t),r=o.array(t.get("O"))?.map(i=>o.resolve(i));
r?.length===2&&r.every(i=>typeof i=="number")&&s.set("O",x(n,r));for(const i of["X","Y"]){const a=o.array(t.get(i)),g=o.dict(a?.[0]),b=o.resolve(g?.get("C"));a&&
g&&typeof b=="number"&&s.set(i,[new d.Bi(g).set("C",b/m(n)),...a.slice(1)])}return s}function v(o,e,n){return o.array(e)?.map(t=>{const s=o.dict(t);if(!s)return t;
const r=new d.Bi(s),i=(0,D.b0)(o,s.get("BBox"));i&&r.set("BBox",p(n,i));const a=l(o,s.get("Measure"),n);return a!==void 0&&r.set("Measure",a),r})}const T=["Quad\
Points","Vertices","L","CL"],S=["InkList","Path"],Z=["LL","LLE","LLO","CO"],X=[...T,...S,...Z,"RD","Border","BS","Measure","AP"];class V{document;turned=new Map;constructor(e){
this.document=e}moved(e,n){const t={},s=(a,g)=>{g!==void 0&&(t[a]=g)},r=this.numbers(e.get("Rect"));r?.length===4&&s("Rect",p(n,r));for(const a of T)s(a,this.points(
e.get(a),n));for(const a of S){const g=this.document.array(e.get(a));s(a,g?.map(b=>this.points(b,n)??b))}for(const a of Z)s(a,this.lengths(e.get(a),n));const i=this.
numbers(e.get("RD"));return i&&s("RD",c(n,i)),s("Border",this.border(e.get("Border"),n)),s("BS",this.borderStyle(e.get("BS"),n)),s("Measure",l(this.document,e.get(
"Measure"),n)),y(n)!==0&&s("AP",this.appearances(e.get("AP"),n)),t}points(e,n){const t=this.numbers(e);return t&&x(n,t)}lengths(e,n){const t=this.document.resolve(
e);if(typeof t=="number")return h(n,[t])[0];const s=this.numbers(e);return s&&h(n,s)}border(e,n){return this.document.array(e)?.map(s=>this.lengths(s,n)??s)}borderStyle(e,n){
const t=this.document.dict(e);if(!t)return;const s=new d.Bi(t);s.set("W",this.lengths(t.get("W")??1,n)??1);const r=this.lengths(t.get("D"),n);return r!==void 0&&
s.set("D",r),s}appearances(e,n){const t=this.document.dict(e);if(!t)return;const s=new d.Bi;for(const[r,i]of t){const a=this.document.resolve(i);(0,d.Zm)(a)?s.set(
r,new d.Bi([...a].map(([g,b])=>[g,this.turnedForm(b,n)]))):s.set(r,this.turnedForm(i,n))}return s}turnedForm(e,n){const t=this.document.resolve(e);if(!(0,d.i9)(
e)||!(t instanceof d.Z6))return e;const s=de[y(n)],r=`${e.number} ${s.join(" ")}`;let i=this.turned.get(r);if(!i){const a=(0,f.lw)((0,D.lQ)(this.document,t.dict.
get("Matrix")),s),g=new d.Bi(t.dict).set("Matrix",(0,f.Mp)(a));i=this.document.add(new d.Z6(g,t.data,t.sealed)),this.turned.set(r,i)}return i}numbers(e){const n=this.
document.array(e)?.map(t=>this.document.resolve(t));return n?.every(t=>typeof t=="number"&&Number.isFinite(t))?n:void 0}}const de={90:[0,1,-1,0,0,0],180:[-1,0,0,
-1,0,0],270:[0,-1,1,0,0,0]};var fe=w(66173),ue=w(38990);const he=new Set(["Tf","Tc","Tw","TL","Ts"]);function le(o,e,n){const t=(0,d.Eo)(o.resolve(e.get("Subtyp\
e")),"Widget"),s=t?(0,ue.hj)(o,e,"DA"):e.get("DA"),r=o.resolve(s??(t?(0,I.Wo)(o,"AcroForm")?.dict.get("DA"):void 0));return r instanceof d.Mx?(0,d.Px)(me(Buffer.
from(r.bytes).toString("latin1"),n)):void 0}function me(o,e){const n=new fe.B(Buffer.from(o,"latin1"));let t="",s=0;for(;n.next();){const r=n.count-1,i=n.number(
r);!he.has(n.operator)||Number.isNaN(i)||(t+=o.slice(s,n.startOf(r))+(0,E._)(i*e),s=n.endOf(r))}return t+o.slice(s)}var ee=w(7548);const Y=["XYZ","FitR","FitH",
"FitV","FitBH","FitBV"],te=["Fit","FitB"],ge=new Set([...Y,...te]);async function pe(o,e,{toSheets:n,isDone:t}){const s=await(0,ee.zx)(o,n?[...Y,...te]:Y);for(const r of new Set(
Object.values(s).flat())){if(t(r))continue;be(o,o.get(r),e)&&o.edit(r);const i=o.job.pace.step(1e3);i&&await i}}const we=["A","AA","PA","Names","OpenAction"];function ve(o,e,n){
const t=o.entry(e,"Dest");if(!(!(0,d.cy)(t)||we.some(s=>o.entry(e,s)!==void 0)))return ne(o,t,n)?t:null}function be(o,e,n){let t=!1;const s=[e];for(let r=s.pop();r!==
void 0;r=s.pop())if((0,d.cy)(r))if(ne(o,r,n))t=!0;else for(const i of r)s.push(i);else if((0,d.Zm)(r))for(const i of r.values())s.push(i);else r instanceof d.Z6&&
s.push(r.dict);return t}function ne(o,e,n){const[t,s]=e;if(!(0,d.i9)(t)||!(s instanceof d.SX)||!ge.has(s.text))return!1;const r=n(t);if(!r)return!1;const i=e.slice(
2).map(g=>{const b=o.resolve(g);return typeof b=="number"&&Number.isFinite(b)?b:null}),a=r.sheet?Me(r,s.text,i):Ee(r,s.text,i);return e.splice(1,e.length-1,...a),
r.sheet&&o.pages.indexOf(t.number)>=0&&(e[0]=new d.oS(r.sheet.page)),!0}const ye=(o,e)=>[(0,d.UU)(o),...e];function Ee(o,e,n){const[t,s]=[n[0]??null,n[1]??null],
r=a=>a===null?null:(0,f.Mp)([(0,f.Gd)(o.matrix,a,0)[0]])[0],i=a=>a===null?null:(0,f.Mp)([(0,f.Gd)(o.matrix,0,a)[1]])[0];switch(e){case"XYZ":return[(0,d.UU)(e),r(
t),i(s),oe(o,n[2])];case"FitH":case"FitBH":return[(0,d.UU)(e),i(t)];case"FitV":case"FitBV":return[(0,d.UU)(e),r(t)];default:return se(o,n)??ye(e,n)}}function Me(o,e,n){
const{box:t}=o.sheet,s=([g,b])=>{const[P,L]=(0,f.Gd)(o.matrix,g??0,b??0);return[g==null?void 0:P,b==null?void 0:L]};if(e==="XYZ"){const[g,b]=s(n);return[(0,d.UU)(
e),...(0,f.Mp)([g??t[0],b??t[3]]),oe(o,n[2])]}const r=e==="FitR"?se(o,n):void 0;if(r)return r;const[,i]=e==="FitH"||e==="FitBH"?s([null,n[0]??null]):[],a=i!==void 0&&
i>t[1]&&i<t[3]?i:t[3];return[(0,d.UU)("FitR"),...(0,f.Mp)([t[0],t[1],t[2],a])]}function se(o,[e,n,t,s]){if(!(e==null||n==null||t==null||s==null))return[(0,d.UU)(
"FitR"),...p(o,[e,n,t,s])]}const oe=(o,e)=>e==null?null:Math.round(e/m(o)*1e4)/1e4;var Oe=w(38504),Q=w(16463);async function xe(o,e){const n=(0,I.Wo)(o,"StructT\
reeRoot");if(!n)return;const t=new I._i(o),s=[],r=(i,a,g)=>{const b=i.get("K"),P=o.array(b),L=P?(0,I.Kd)(b,a):a,K=P??(b===void 0?[]:[b]);for(const G of K)s.push(
{value:G,holder:L,page:g});return!K.some(d.Zm)};r(n.dict,n.holder,void 0);for(let i=s.pop();i;i=s.pop()){const{value:a,page:g}=i,b=o.job.pace.step(300);b&&await b;
const P=t.first(a)?o.resolve(a):null;if(!(0,d.Zm)(P)||(0,Q.FH)(P))continue;const L=(0,I.Kd)(a,i.holder),K=P.get("Pg"),G=(0,d.i9)(K)?K.number:g,H=r(P,L,G);e({dict:P,
holder:L,page:G}),H&&(0,d.i9)(a)&&!o.isEdited(a.number)&&o.release(a.number)}}const re=100;async function Ae(o,e){if(!o.dict(o.catalog.get("StructTreeRoot")))return;
const{BBox:n}=await(0,ee.zx)(o,["BBox"]);n.some(s=>!o.isStream(s)&&(0,Oe.L)(o.get(s),ie))&&await xe(o,({dict:s,holder:r,page:i})=>{const a=i??ae(o,s),g=a===void 0?
void 0:e(a),b=g&&Be(o,s.get("A"),g);b!==void 0&&(o.edit(r),s.set("A",b))})}const ie=o=>o.has("BBox")&&o.has("O");function Be(o,e,n){const t=a=>{const g=o.dict(a),
b=g&&ie(g)?(0,D.b0)(o,g.get("BBox")):void 0;return g&&b?new d.Bi(g).set("BBox",p(n,b)):a},s=o.array(e),r=s??(e===void 0?[]:[e]),i=r.map(t);if(!i.every((a,g)=>a===
r[g]))return s?i:i[0]}function ae(o,e){return Pe(o,e)??De(o,e)}function Pe(o,e){let n=e;for(let t=0;n&&t<re;t++){const s=n.get("Pg");if((0,d.i9)(s))return s.number;
if((0,Q.FH)(n))return;const r=n.get("K");n=o.dict((o.array(r)??[r])[0]??null)}}function De(o,e){let n=o.dict(e.get("P"));for(let t=0;n&&t<re;t++){const s=n.get(
"Pg");if((0,d.i9)(s))return s.number;n=o.dict(n.get("P"))}}const Te=[...X.filter(o=>o!=="Border"),"DA","FT","Parent"];class Se{document;moves;annotations;done=new Set;destined=new Set;located=new O.
R;constructor(e,n){this.document=e,this.moves=n,this.annotations=new V(e)}async moveReferences(){const{document:e,moves:n,destined:t}=this,s=[...n.values()].some(
({sheet:r})=>r!==void 0);await pe(e,this.moveOf,{toSheets:s,isDone:r=>t.has(r)}),await Ae(e,r=>n.get(r))}moveOf=e=>this.moves.get(e.number)??this.ofElement(e);ofElement(e){
const n=this.document.get(e);if(!(0,d.Zm)(n)||!(0,Q.Uc)(n))return;const t=ae(this.document,n);return t===void 0?void 0:this.moves.get(t)}moveOn(e){const{document:n}=this,
t=this.moves.get(e),s={},r=this.moveAnnotations(n.entry(e,"Annots"),t);r&&(s.Annots=r);for(const a of n.array(n.entry(e,"B"))??[])this.moveBead(a,t);const i=v(n,
n.entry(e,"VP"),t);return i&&(s.VP=i),s}moveAnnotations(e,n){const{document:t}=this,s=t.array(e);if(!s||(0,d.i9)(e)&&this.isDone(e.number))return;let r=!1;for(const[
i,a]of s.entries())(0,d.i9)(a)?this.moveAnnotation(a,n):(0,d.Zm)(a)&&(s[i]=this.movedDict(a,n),r=!0);return r&&(0,d.i9)(e)&&t.edit(e),r&&!(0,d.i9)(e)?s:void 0}moveAnnotation(e,n){
const{document:t}=this;if(this.isDone(e.number))return;const s=this.soleRectangle(e.number);if(s){const i=ve(t,e.number,this.moveOf);i!==void 0&&this.destined.add(
e.number),t.patch(e.number,{Rect:p(n,s),...i&&{Dest:i},...this.page(n)});return}const r=t.get(e);(0,d.Zm)(r)&&t.put(e,this.movedDict(r,n))}soleRectangle(e){const{
document:n,located:t}=this,s=n.place(e);if(!s||!n.locate(e,s,t))return;const{bytes:r}=s;if(Te.some(g=>t.find(r,g)>=0))return;const i=n.entry(e,"Border");return i===
void 0||(0,d.cy)(i)&&i.every(g=>g===0)?(0,D.b0)(n,n.entry(e,"Rect")):void 0}movedDict(e,n){const t=new d.Bi(e);for(const[i,a]of Object.entries({...this.annotations.
moved(e,n),...this.page(n)}))t.set(i,a);const s=m(n),r=s===1?void 0:le(this.document,e,s);return r&&t.set("DA",r),t}page({sheet:e}){return e?{P:new d.oS(e.page)}:
{}}moveBead(e,n){const{document:t}=this;if(!(0,d.i9)(e)||this.isDone(e.number))return;const s=(0,D.b0)(t,t.entry(e.number,"R"));s&&t.patch(e.number,{R:p(n,s),...this.
page(n)})}isDone(e){return this.done.has(e)?!0:(this.done.add(e),!1)}}const J=72,ce=3,j=.01,Re=["BleedBox","TrimBox","ArtBox"];async function Le(o,e,n){const t=await(0,B.
F)(o,e),s=t.kinds.map(i=>Fe(i,n));return new Ue(o,s).run(t)}class Ue{document;changes;painter;patterns;constructor(e,n){this.document=e,this.changes=n,this.painter=
new M.B(e),this.patterns=new F(e)}async run({pages:e,kinds:n}){const{document:t,changes:s}=this,{pace:r}=t.job,i=e.filter(P=>!this.isSettled(P,n[P.kind]));if(i.
length===0)return 0;const a=new Map(i.map(({index:P,kind:L})=>[t.pages.number(P),s[L].move])),g=new Se(t,a),b=[];for(const{index:P}of i){b.push(g.moveOn(t.pages.
number(P)));const L=r.step(2e3);L&&await L}await g.moveReferences(),await this.painter.inspect(i);for(const[P,L]of i.entries()){const K=r.step(4e3);K&&await K,P%
1e3===0&&r.progress(P/i.length);const G=s[L.kind],H={...b[P],...this.boxes(L.index,G)},k=this.patterns.move(L.resources,G.move.matrix);this.painter.within(L,G.operators,
k,H)}return i.length}isSettled({index:e,kind:n},{box:t}){const{move:s,box:r}=this.changes[n],i=(a,g)=>a.every((b,P)=>Math.abs(b-g[P])<j);return i(s.matrix,[1,0,
0,1,0,0])&&i(t,r)&&i((0,D.VO)(this.document,e),r)}boxes(e,{box:n,move:t}){const{document:s}=this,r=s.pages.number(e),i=(0,f.Mp)(n),a=s.pages.attribute(e,"CropBo\
x")===void 0?{}:{CropBox:i},g={MediaBox:i,...a,UserUnit:void 0,Thumb:void 0};for(const b of Re){const P=(0,D.b0)(s,s.entry(r,b)),L=P&&(0,f.Pj)(p(t,P),n);g[b]=L&&
(0,f.Mp)(L)}return g}}function Fe(o,e){const{userUnit:n,rotation:t}=o,s=(0,f.iN)(o),[r,i]=[s.width*n,s.height*n],a=Ne(r,i,e),g=[a.width/r,a.height/i],b=e.scaling===
"none"?1:e.scaling==="fill"?Math.max(...g):Math.min(...g),[P,L]=[(a.width-r*b)/2,(a.height-i*b)/2],K=t%180!==0,G=[0,0,K?a.height:a.width,K?a.width:a.height],H=[
b*n,0,0,b*n,P,L],k=(0,f.S3)({box:G,rotation:t,userUnit:1}),[_e,,,Ce,Ke,Ze]=(0,f.lw)((0,f.lw)((0,f.DI)((0,f.S3)(o)),H),k),q=[_e,0,0,Ce,Ke,Ze];return{move:{matrix:q},
box:G,operators:`${(0,E.vs)(q)} cm${$e(o.box,q,G)}`}}function $e(o,e,n){const t=(0,f.zl)(e,o);return t[0]<=j&&t[1]<=j&&t[2]>=n[2]-j&&t[3]>=n[3]-j?"":` ${[o[0],o[1],
o[2]-o[0],o[3]-o[1]].map(E._).join(" ")} re W n`}function Ne(o,e,{page_size:n,page_width:t,page_height:s,orientation:r}){if(n!==void 0){const[P,L]=u.t[n];return(r===
"auto"?o>e:r==="landscape")?{width:L,height:P}:{width:P,height:L}}const i=t===void 0?(s??0)*J*o/e:t*J,a=s===void 0?i*e/o:s*J,b=r==="portrait"&&i>a||r==="landsca\
pe"&&i<a?[a,i]:[i,a];return{width:Math.max(b[0],ce),height:Math.max(b[1],ce)}}const Ie=async(o,e,n)=>{const t=await(0,A.E)(o.bytes,n,{password:e.open_password}),
s=t.pages.count,r=(0,$.k1)(e.pages,s),i=r.length===0?[R.$]:[];r.length>0&&(await We(t),await(0,_.E)(t));const a=await Le(t,r,e),g={pageCount:s,resizedPages:a};return a===
0&&!t.suspect?{documents:[{...o,pageCount:s}],notes:i,facts:g}:(a>0&&i.push(...(0,W.br)(t,"places")),{documents:[{name:o.name,bytes:await(0,N.UN)(t),pageCount:s}],
notes:i,facts:g})};async function We(o){(0,I.Wo)(o,"AcroForm")?.dict.has("XFA")&&(0,W.mD)(o,await U.mO.read(o))}}),95079:((z,C,w)=>{w.d(C,{NT:()=>F,Uv:()=>E,kz:()=>_,
mO:()=>m,mw:()=>W,qA:()=>M,sj:()=>U,zx:()=>D});var $=w(90191),A=w(16039),N=w(38990);const U=1,W=2,_=4096,I=8192,R=32768,d=65536,f=1<<17,D=1<<18,F=1<<21,M=1<<24,
E=1<<25,B=10;class m{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(c){this.document=c,this.form=(0,$.Wo)(
c,"AcroForm"),this.visit=new $._i(c)}static async read(c){const h=new m(c),{form:u}=h;return await h.walk(h.references(u?.dict.get("Fields"),u?.holder??-1,u?.dict,
"Fields"),void 0),await h.readPages(),h}inherited(c,h){for(let u=c;u;u=u.parent){const O=this.document.resolve(u.dict.get(h));if(O!==null)return O}return h==="D\
A"||h==="Q"?this.document.resolve(this.form?.dict.get(h)):null}integer(c,h){const u=this.inherited(c,h);return typeof u=="number"?Math.trunc(u):0}node(c){return this.
nodes.get(c)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get("NeedAppearances"))===!0}forget(c){const{
document:h,nodes:u,widgets:O,fields:l,byName:v}=this,T=({number:S})=>!c.has(S)&&h.exists(S);for(const S of u.values())T(S)||u.delete(S.number);for(const S of O.
values())T(S)||O.delete(S.number);for(const{nodes:S,widgets:Z}of l)y(S,T),y(Z,T);y(l,({nodes:S})=>S.length>0);for(const[S,Z]of v)Z.nodes.length===0&&v.delete(S);
this.form=(0,$.Wo)(h,"AcroForm")}async walk(c,h){const{document:u,visit:O}=this;for(const l of(0,N.iA)(u,{from:c,below:h,visit:O,depth:N.tP})){const{number:v,dict:T}=l;
this.nodes.set(v,l);const S=this.references(T.get("Kids"),v,T,"Kids");(0,A.Eo)(u.resolve(T.get("Subtype")),"Widget")||T.has("Rect")?this.addWidget(l):S.length===
0&&(0,N.bf)(l)===l&&this.field(l);const X=u.job.pace.step(1500);X&&await X}}addWidget(c){const h={node:c,number:c.number,dict:c.dict,pages:[]};this.field((0,N.bf)(
c)).widgets.push(h),this.widgets.set(c.number,h)}field(c){const h=this.fieldOf.get(c);if(h)return h;const{name:u,part:O}=c,l=u===""?void 0:this.byName.get(u),v=this.
integer(c,"Ff"),T=p(c.type,v);if(l?.kind===T)return l.nodes.push(c),this.fieldOf.set(c,l),l;const S={name:u,part:O,kind:T,flags:v,nodes:[c],widgets:[]};return this.
fields.push(S),u!==""&&!l&&this.byName.set(u,S),this.fieldOf.set(c,S),S}async readPages(){const{document:c}=this,{pages:h,job:u}=c,{spend:O}=new $.b9(c);for(let l=0;l<
h.count;l++){const v=h.number(l),T=c.entry(v,"Annots");O(c.array(T)?.length??0);for(const Z of T===void 0?[]:this.annotations(T,v)){const X=this.widgets.get(Z.number)??
await this.orphan(Z);X&&X.pages.length>0&&O(B),X&&X.pages.at(-1)!==l+1&&X.pages.push(l+1);const V=u.pace.step(300);V&&await V}const S=u.pace.step(300);S&&await S}}annotations(c,h){
const u=this.document.array(c)??[];if(!u.some(v=>(0,A.Zm)(v)&&(0,A.Eo)(v.get("Subtype"),"Widget")))return u.filter(A.i9);const O=(0,A.i9)(c)?c.number:h;this.document.
edit(O);const l=(0,A.i9)(c)?u:this.document.array(this.document.get(h).get("Annots"))??[];for(const[v,T]of l.entries())(0,A.Zm)(T)&&(0,A.Eo)(T.get("Subtype"),"W\
idget")&&(l[v]=this.document.add(T));return l.filter(A.i9)}async orphan(c){const{document:h}=this;if(!(0,A.Eo)(h.resolve(h.entry(c.number,"Subtype")),"Widget"))
return;const u=[c],O=new Set([c.number]);let l;for(let v=h.entry(c.number,"Parent");(0,A.i9)(v)&&u.length<N.tP&&(l=this.nodes.get(v.number),!(l||O.has(v.number)||
!(0,A.Zm)(h.get(v))));)O.add(v.number),u.push(v),v=h.entry(v.number,"Parent");for(const v of u.reverse())this.nodes.has(v.number)||await this.walk([v],l),l=this.
nodes.get(v.number);return this.widgets.get(c.number)}references(c,h,u,O){const{document:l}=this,v=l.array(c);if(!v||!u)return[];if(!v.some(A.Zm))return v.filter(
A.i9);l.edit((0,A.i9)(c)?c.number:h);const T=l.array(u.get(O))??[];for(const[S,Z]of T.entries())(0,A.Zm)(Z)&&(T[S]=l.add(Z));return T.filter(A.i9)}}function y(x,c){
let h=0;for(const u of x)c(u)&&(x[h++]=u);x.length=h}function p(x,c){switch(x){case"Tx":return c&I?"password":"text";case"Btn":return c&d?"button":c&R?"radio":"\
checkbox";case"Ch":return c&f?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),30656:((z,C,w)=>{w.d(C,{Yw:()=>I,br:()=>W,f4:()=>N,mD:()=>U});
var $=w(49153),A=w(90191);function N(R,d){return d.form?.dict.has("XFA")?R.resolve(R.catalog.get("NeedsRendering"))===!0||!d.fields.some(({kind:D})=>D!=="unknow\
n")?"dynamic":"static":"none"}function U(R,d){if(N(R,d)!=="dynamic")return;const f="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new $.
zU("invalid_parameters",`file: ${f}`,{issues:[{field:"file",message:f}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function W(R,d){const f=(0,A.Wo)(R,"AcroForm");return f?.dict.has("XFA")?(R.edit(f.holder),f.dict.delete("XFA"),R.catalog.has("NeedsRendering")&&R.editCatalog().
delete("NeedsRendering"),[I(d)]):[]}const _={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},I=R=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${_[R]}`})}),43171:((z,C,w)=>{w.d(C,{t:()=>A});const $=(N,U)=>[N*72/25.4,U*72/25.4],A={A3:$(297,420),A4:$(210,297),A5:$(148,210),A6:$(105,148),Letter:[612,
792],Legal:[612,1008],Tabloid:[792,1224]}}),90925:((z,C,w)=>{w.d(C,{E:()=>d});var $=w(7548),A=w(38504),N=w(269),U=w(16039),W=w(73811),_=w(90191),I=w(39935);const R=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function d(m){const y=await E(m);if(y.length===0)return;let p;const x=(0,_.Wo)(m,"Dests");let c;for(const h of y){const u=m.get(h),O={changed:!1},l=v=>{f(
v)&&(v[0]=D(m,v[0])??(c??=m.add(null)),O.changed=!0)};f(u)&&(p??=await M(m),p.has(h)||l(u)),(0,U.cy)(u)&&u.forEach(l),(0,A.C)(u,v=>F(m,v,l)),x?.holder===h&&x.dict.
forEach(l),O.changed&&m.edit(h)}c&&await(0,I.E2)(m,c)}function f(m){return(0,U.cy)(m)&&typeof m[0]=="number"&&m[1]instanceof U.SX&&R.test(m[1].text)}function D(m,y){
const p=(0,W.hN)(m,y);return p===void 0?void 0:new U.oS(m.pages.number(p))}function F(m,y,p){const x=y.get("Names");(0,U.cy)(x)&&x.forEach(p),p(y.get("Dest")),p(
y.get("OpenAction"));const c=m.resolve(y.get("S"));(c===null||(0,U.Eo)(c,"GoTo"))&&p(y.get("D"))}async function M(m){const y=new Set,{GoToR:p,GoToE:x}=await(0,$.
zx)(m,["GoToR","GoToE"]);for(const c of[...p,...x])(0,A.C)(m.get(c),h=>{const[u,O]=[m.resolve(h.get("S")),h.get("D")];(0,U.i9)(O)&&((0,U.Eo)(u,"GoToR")||(0,U.Eo)(
u,"GoToE"))&&y.add(O.number)});return y}async function E(m){const y=new Set;await(0,$.RJ)(m,(p,x,c,h)=>{const u=p.subarray(x,c);for(const O of["Fit","XYZ"])for(let l=u.
indexOf(O);l>=0;l=u.indexOf(O,l+O.length)){if(!B(u,l))continue;const v=h(x+l);v!==void 0&&y.add(v)}});for(const p of(0,$.vb)(m))y.add(p);return[...y]}function B(m,y){
let p=y-2;for(;p>=0&&N.Kl[m[p]]===N.t6;)p--;return(0,N.yp)(m[p])}}),60480:((z,C,w)=>{w.d(C,{Ly:()=>W,NL:()=>D,UL:()=>_,aW:()=>U,bs:()=>f,ml:()=>F,p6:()=>N,vg:()=>I});
var $=w(49153);const A=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function N(M){const E=[],B=[];for(const[m,y]of M.split(",").entries()){const p=m+1,x=A.exec(y),c=O=>{B.
push(`entry ${p} ('${F(y)}') ${O}`)};if(y.trim()===""){B.push(`entry ${p} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!x){
c(R(y));continue}const h=Number(x[1]),u=x[3]===void 0?void 0:Number(x[3]);h===0||u===0?c("names page 0: pages count from 1, and -1 is the last page"):E.push({from:h,
to:u,range:x[2]!==void 0,text:y.trim(),position:p})}return B.length>0?{problem:f(B)}:{items:E}}function U(M,E,B){const m=u=>(0,$.G6)([{field:"page_order",message:u}]),
y=N(M);if("problem"in y)throw m(y.problem);const p=W(y.items,E);if("problem"in p)throw m(p.problem);const x=_(p.spans);if(x>B)throw m(`names ${x} pages in all; \
at most ${B} are allowed`);const c=new Uint32Array(x);let h=0;for(const{first:u,last:O}of p.spans){const l=u<=O?1:-1;for(let v=u;v!==O+l;v+=l)c[h++]=v}return c}
function W(M,E){const B=E===1?"1 page":`${E} pages`,m=[],y=M.map(p=>{const x=l=>l<0?E+1+l:l,c=x(p.from),h=p.range?p.to===void 0?E:x(p.to):c,O=[[p.from,c],[p.to??
p.from,h]].find(([,l])=>l<1||l>E);return O&&m.push(`entry ${p.position} ('${F(p.text)}') names ${I(O[0])}, but the document has ${B}`),{first:c,last:h}});return m.
length>0?{problem:f(m)}:{spans:y}}const _=M=>M.reduce((E,{first:B,last:m})=>E+Math.abs(m-B)+1,0);function I(M){return Number.isSafeInteger(M)?`page ${M}`:"a pag\
e far beyond its end"}function R(M){return/^ *\.\./.test(M)?"has no start: a range is written 1..5":D(M)??"is not a page, such as 3 or -1, nor a range, such as \
2..5 or 2.."}const d=5;function f(M){const E=M.length-d;return[...M.slice(0,d),...E>0?[`and ${E} more such entries`]:[]].join("; ")}function D(M){const E=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(M);return E?`is not a range: write ${E[1]}..${E[2]}${E[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(M)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(M)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function F(M){const E=[
...M].map(B=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(B)?"?":B);return E.length>40?`${E.slice(0,40).join("")}…`:E.join("")}}),13140:((z,C,w)=>{w.d(C,{k1:()=>W,lY:()=>U,
m7:()=>_});var $=w(49153),A=w(60480);const N=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function U(d){const f=[],D=[];for(const[F,M]of d.split("\
,").entries()){const E=F+1,B=M.trim();if(B===""){D.push(`entry ${E} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const m=N.
exec(B),y=T=>{D.push(`entry ${E} ('${(0,A.ml)(B)}') ${T}`)};if(!m){y(R(B));continue}const[,p,x,c,h,u]=m,O={negated:p!==void 0,text:B,position:E};if(x!==void 0){
f.push({...O,pages:x.toLowerCase()});continue}const l=Number(c),v=h===void 0?l:u===void 0?"end":Number(u);l===0||v===0?y("names page 0: pages count from 1, and \
-1 is the last page"):f.push({...O,pages:{from:l,to:v}})}return D.length>0?{problem:(0,A.bs)(D)}:{items:f}}function W(d,f,D="pages"){const F=y=>(0,$.G6)([{field:D,
message:y}]),M=U(d);if("problem"in M)throw F(M.problem);const E=new I(f),B=new I(f),m=[];for(const y of M.items){const p=y.negated?B:E;if(typeof y.pages=="strin\
g"){p.add(y.pages);continue}const{from:x,to:c}=y.pages,h=x<0?f+1+x:x,u=c==="end"?f:c<0?f+1+c:c,l=(c==="end"?x<0?[[x,h]]:[]:[[x,h],[c,u]]).find(([,v])=>v<1||v>f);
l&&m.push(`entry ${y.position} ('${(0,A.ml)(y.text)}') names ${(0,A.vg)(l[0])}, but the document has ${f===1?"1 page":`${f} pages`}`),!(c==="end"&&h>f||m.length>
0)&&p.range(Math.min(h,u),Math.max(h,u))}if(m.length>0)throw F((0,A.bs)(m));return M.items.every(({negated:y})=>y)&&E.add("all"),E.without(B)}function _(d){const f=U(
d);if("problem"in f||f.items.length!==1)return;const{negated:D,pages:F}=f.items[0];if(D)return;if(F==="all")return{first:1};if(typeof F=="string"||F.from<1)return;
const{from:M,to:E}=F;return E==="end"?{first:M}:E===-1?{first:M}:E<1?void 0:{first:Math.min(M,E),last:Math.max(M,E)}}class I{pageCount;differences;odd=!1;even=!1;constructor(f){
this.pageCount=f,this.differences=new Int32Array(f+2)}add(f){f!=="even"&&(this.odd=!0),f!=="odd"&&(this.even=!0)}range(f,D){this.differences[f]++,this.differences[D+
1]--}without(f){const D=new Uint32Array(this.pageCount);let F=0,M=0,E=0;for(let B=1;B<=this.pageCount;B++){M+=this.differences[B],E+=f.differences[B];const m=B%
2===1?"odd":"even";(M>0||this[m])&&!(E>0||f[m])&&(D[F++]=B)}return D.subarray(0,F)}}function R(d){return/^(not +)?\.\./i.test(d)?"has no start: a range is writt\
en 1..5":/^!/.test(d)?"is not a page: leave out pages with not, such as not 2":(0,A.NL)(d.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}})};
