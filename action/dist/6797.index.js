"use strict";exports.id=6797,exports.ids=[6797],exports.modules={16797:((X,Y,g)=>{g.d(Y,{z:()=>k,w:()=>K});var D=g(84293),R=g(80199),x=g(84805),o=g(84103),s=g(53403),n=g(16039),
E=g(88771);function _(w,t,e,d){const f=[];for(const v of w.array(w.entry(w.pages.number(t),"Annots"))??[]){const T=w.dict(v);if(!T||(0,n.Eo)(w.resolve(T.get("Su\
btype")),"Popup")||(0,E.dK)(w,T)||d.isOff(T.get("OC")))continue;const M=(0,E.wR)(w,T),B=M&&(0,E.hs)(w,T,M,e);B&&f.push(B)}return f}var z=g(19980),U=g(69959),A=g(
66173),l=g(36692);const m=w=>({matrix:w,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),p=(w,t)=>w.number(t)||0;function y(w,t){switch(w.
operator){case"Tc":return t.charSpace=p(w,0),!0;case"Tw":return t.wordSpace=p(w,0),!0;case"Tz":return t.stretch=p(w,0)/100,!0;case"TL":return t.leading=p(w,0),!0;case"\
Ts":return t.rise=p(w,0),!0;case"Tr":return t.mode=p(w,0),!0;default:return!1}}class r{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(t,e,d,f,v,T){
this.a=t,this.b=e,this.c=d,this.d=f,this.e=this.lineE=v,this.f=this.lineF=T}moveLine(t,e){this.e=this.lineE+=t*this.a+e*this.c,this.f=this.lineF+=t*this.b+e*this.
d}advance(t,e){this.e+=t*this.a+e*this.c,this.f+=t*this.b+e*this.d}follow(t,e){switch(t.operator){case"BT":return this.reset(),!0;case"Tm":return t.count>=6&&this.
set(p(t,0),p(t,1),p(t,2),p(t,3),p(t,4),p(t,5)),!0;case"TD":return e.leading=-p(t,1),this.moveLine(p(t,0),p(t,1)),!0;case"Td":return this.moveLine(p(t,0),p(t,1)),
!0;case"T*":return this.moveLine(0,-e.leading),!0;default:return!1}}}const b=.002,a=64,u=.001,c=1e5,i=.4,h=2.5,S=Uint8Array.from({length:256},(w,t)=>t),C={cos:1,
sin:0,vertical:!1};class N{builder;matrix=new r;count=0;frames=[C];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(t){this.builder=t}begin(t,e,d){
const{matrix:f,size:v,stretch:T}=t,M=this.matrix,[B,$]=[M.a*f[0]+M.b*f[2],M.a*f[1]+M.b*f[3]],[j,Q]=[M.c*f[0]+M.d*f[2],M.c*f[1]+M.d*f[3]],et=M.e*f[0]+M.f*f[2]+f[4]+
t.rise*j,st=M.e*f[1]+M.f*f[3]+f[5]+t.rise*Q,{vertical:tt}=e,[nt,it]=tt?[-j*v,-Q*v]:[B*v*T,$*v*T],at=Math.hypot(nt,it),{cos:rt,sin:ot}=this.frameOf(at>0?nt/at:1,
at>0?it/at:0,tt),gt=this.frame,pt=tt?Math.hypot(B,$)*Math.abs(v):Math.abs((Q*rt-j*ot)*v);this.along=et*rt+st*ot,this.across=st*rt-et*ot,this.unit=at,this.moved=
0;const St=e.type3?this.emOf(e):1;this.styled(e,gt,pt*St,at*St,t.mode,d)}frame=C;frameOf(t,e,d){const{frames:f,frame:v}=this;if(I(v,t,e,d))return v;const T=f.find(
M=>I(M,t,e,d));return this.frame=T??{cos:W(t),sin:W(e),vertical:d},!T&&f.length<a&&f.push(this.frame),this.frame}emOf(t){const e=this.ems.get(t);if(e!==void 0)return e;
const d=t.glyphs(S).flatMap(({width:T})=>T>0?[T]:[]),f=2*d.reduce((T,M)=>T+M,0)/Math.max(d.length,1),v=f===0||f>i&&f<h?1:f;return this.ems.set(t,v),v}styled(t,e,d,f,v,T){
const{style:M}=this;M!==void 0&&M.font===t&&M.frame===e&&Math.abs(M.size-d)<u&&Math.abs(M.unit-f)<u&&M.mode===v&&M.marks===T||(this.style={font:t,frame:e,size:d,
unit:f,mode:v,marks:T})}show(t,e,d,f){const v=e.font,T=this.style,{unit:M,along:B,across:$,builder:j}=this,{vertical:Q}=v,et=e.size===0?1:e.size,st=(Q?-e.charSpace:
e.charSpace)/et,tt=(Q?-e.wordSpace:e.wordSpace)/et,nt=!d&&M>u&&T.size<c&&M<c;let{moved:it}=this;const at=v.glyphs(t);for(const rt of at){const ot=rt.isSpace?st+
tt:st,gt=B+it*M;if(it+=(Q&&rt.vertical?-rt.vertical.advance:rt.width)+ot,this.count++,!nt)continue;const pt=B+it*M;f?f.glyph(T,rt.text,gt,pt,$):j.glyph(T,rt.text,
gt,pt,$)}this.moved=it}adjust(t){this.moved-=t/1e3}end(t){const{size:e,stretch:d,font:f}=t;f.vertical?this.matrix.advance(0,-this.moved*e):this.matrix.advance(this.
moved*e*d,0)}}const I=(w,t,e,d)=>Math.abs(w.cos-t)<b&&Math.abs(w.sin-e)<b&&w.vertical===d,W=w=>Math.abs(w)<b?0:Math.abs(Math.abs(w)-1)<b?Math.sign(w):w;var V=g(
20381);const Z={id:-1,stream:0,isArtifact:!1,isReversed:!1},J=1e4;class q{document;layers;marks=Z;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=
t,this.layers=e}get depth(){return this.open.length+this.beyond}begin(t,e,d){if(this.open.length>=J)return this.beyond++,!1;const f=t.name(0)??"",v=t.operator===
"BDC"?this.listed(t,e):void 0,T=this.document.dict(v),M=this.replacement===void 0?this.document.resolve(T?.get("ActualText")):null,B=M instanceof n.Mx;return this.
open.push({marks:this.marks,isOff:this.isOff,replaces:B}),B&&(this.replacement=(0,V.g7)(M)),f==="OC"&&this.layers.isOff(v)&&(this.isOff=!0),this.mark(f,T,d),B}end(){
if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,d){const{marks:f}=this,
v=this.document.resolve(e?.get("MCID")),T=t==="ReversedChars",M=t==="Artifact";typeof v=="number"?this.marks={...f,id:v,stream:d}:M&&!f.isArtifact?this.marks={...f,
isArtifact:M}:T&&!f.isReversed&&(this.marks={...f,isReversed:T})}listed(t,e){return t.kind(1)!==l.o_?t.value(1):e?.get(t.name(1))}}class dt{places=[];texts=[];glyph(t,e,d,f,v){
this.places.push({style:t,start:d,end:f,baseline:v}),this.texts.push(e)}write(t,e){const{places:d,texts:f}=this,v=[...t];if(v.length===d.length)for(const[T,{style:M,
start:B,end:$,baseline:j}]of d.entries())e.glyph(M,v[T],B,$,j);else if(f.join("")===t)for(const[T,{style:M,start:B,end:$,baseline:j}]of d.entries())e.glyph(M,f[T],
B,$,j);else d.length>0&&this.spread(v,e)}spread(t,e){const{places:d}=this,f=d.length/t.length,v=M=>d[Math.min(Math.floor(M*f),d.length-1)],T=M=>{const{start:B,end:$}=v(
M);return B+($-B)*Math.min(M*f-Math.floor(M*f),1)};for(let M=0,B;M<t.length;M=B){for(B=M;B<t.length&&!lt(t[B]);)B++;if(B===M){e.space(),B++;continue}const $=v(M),
j=v(B-1),Q=j.baseline===$.baseline&&j.end>$.start?B===t.length?j.end:T(B):$.end;e.glyph($.style,t.slice(M,B).join(""),T(M),Math.max(Q,T(M)),$.baseline)}}}const lt=w=>/\s/u.
test(w);var ct=g(44787);const yt="Open it in another PDF program and save it again";class ut{document;decoder;builder;writer;marked;replacement;operators=0;constructor(t,e,d,f){
this.document=t,this.decoder=e,this.builder=d,this.writer=new N(d),this.marked=new q(t,f),this.layers=f}layers;get glyphs(){return this.writer.count}async page(t,e,d){
await this.read(t,{states:new U.U(m(d)),scope:e,stream:0,drawing:[]})}async form(t,e,d){await this.draw(t,{states:new U.U(m(d)),scope:e,stream:0,drawing:[]})}async read(t,e){
const{marked:d}=this,{depth:f}=d;for(await(0,A.K)(t,this.document.job.pace,v=>this.take(v,e));d.depth>f;)this.endMarked()}take(t,e){if(++this.operators>this.document.
job.limits.operators)throw this.tooMany("operators","operator");const{states:d}=e;switch(t.operator){case"q":case"Q":case"cm":d.follow(t);return;case"Tj":return this.
showOne(t,d.current);case"TJ":return this.showMany(t,d.current);case"'":return this.writer.matrix.moveLine(0,-d.current.leading),this.showOne(t,d.current);case'\
"':return d.current.wordSpace=t.number(t.count-3)||0,d.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(0,-d.current.leading),this.showOne(t,
d.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(t.name(0),e);case"BMC":case"BDC":this.marked.
begin(t,e.scope.properties(),e.stream)&&(this.replacement=new dt);return;case"EMC":return this.endMarked();default:y(t,d.current)||this.writer.matrix.follow(t,d.
current)}}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(e?.write(t.replacement,this.builder),this.replacement=void 0,t.replacement=void 0)}showOne(t,e){
const d=t.string(t.count-1);!d||!e.font||(this.writer.begin(e,e.font,this.marked.marks),this.write(d,e),this.writer.end(e))}showMany(t,e){const d=t.count-1;if(t.
kind(d)!==l.pQ||!e.font)return;const{writer:f}=this,{content:v}=t;f.begin(e,e.font,this.marked.marks);const T=t.inside(d);for(let M=T.next();M;M=T.next())M===l.
An||M===l.Cd?this.write((0,z.E3)(v,T.start,T.end),e):M===l.uk&&f.adjust((0,z.kz)(v,T.start,T.end));f.end(e)}write(t,e){if(this.writer.count+t.length>this.document.
job.limits.pageCharacters)throw this.tooMany("pageCharacters","character");this.writer.show(t,e,this.marked.isOff,this.replacement)}setFont(t,{scope:e,states:d}){
const f=t.name(0);if(f===void 0)return;const v=d.current;v.size=t.number(1)||0;const T=e.loaded(f);if(T!==null)v.font=T;else return e.load(f).then(M=>{v.font=M})}setState(t,{
scope:e,states:d}){if(t===void 0)return;const{document:f}=this,v=f.array(f.dict(e.find("ExtGState",t))?.get("Font"));if(!v)return;const T=f.resolve(v[1]),M=d.current;
return typeof T=="number"&&(M.size=T),(0,ct.t)(f,v[0]).then(B=>{M.font=B})}draws(t,e){if(t===void 0)return;const d=e.scope.find("XObject",t),f=this.document.resolve(
d);if(f instanceof n.Z6&&(0,n.Eo)(this.document.resolve(f.dict.get("Subtype")),"Form"))return this.draw(d,e)}async draw(t,{states:e,scope:d,drawing:f}){const{document:v,
layers:T}=this,M=v.resolve(t);if(!(M instanceof n.Z6)||!(0,n.i9)(t)||f.includes(t.number)||T.isOff(M.dict.get("OC")))return;if(f.length>=v.job.limits.formDepth)
throw this.tooMany("formDepth","form"," within another");const B=await this.decoder.form(t.number,M),$=v.dict(M.dict.get("Resources")),j={...e.current,matrix:(0,R.
lw)((0,x.lQ)(v,M.dict.get("Matrix")),e.current.matrix)};await this.read(B,{states:new U.U(j),scope:$?new ct.H(v,$,d):d,stream:t.number,drawing:[...f,t.number]})}tooMany(t,e,d=""){
const f=this.document.job.limits[t];return(0,D.F)(t,`A page of the document has more than ${f} ${e}${f===1?"":"s"}${d}`,yt)}}var Mt=g(40730),bt=g(9738),xt=g(98310),
Et=g(80751),wt=g(7868);function Ot(w,t,e){const d=new Map,f=new Set,{fragments:v,edges:T}=w,M=[];for(const[$,j]of v.entries()){const Q=t(j),et=Q&&B(Q.element);if(!et){
M.push(j);continue}if(f.has(et)||et.firstPage!==e)continue;f.add(et);const st=(0,Et.uH)(et.actualText.trim());if(st==="")continue;const tt=new wt.F(j.style,j.start,
j.baseline,j.order,T.used);tt.text=st,tt.end=vt(v,$,nt=>{const it=t(nt);return it!==void 0&&B(it.element)===et});for(let nt=0;nt<st.length;nt++)T.add(tt.start,tt.
end);M.push(tt)}return M;function B($){if(d.has($))return d.get($);let j;for(const Q of(0,o.Hy)($))Q.actualText!==void 0&&(j=Q);return d.set($,j),j}}function vt(w,t,e){
const d=w[t];let{end:f}=d;for(let v=t+1;v<w.length;v++){const T=w[v];if(T.baseline!==d.baseline||T.style.frame!==d.style.frame||!e(T))break;f=Math.max(f,T.end)}
return f}var ht=g(16957),mt=g(95739),ft=g(24912);const Tt=200,O=2e4;class L{index;found;characters;unreadable;ordered;reading;constructor(t,e){this.index=t,this.
found=e,this.characters=e.characters,this.unreadable=e.unreadable}get blocks(){return this.ordered??=(0,ht.zd)((0,ft.NQ)(this.found.fragments,this.found.leafOf))}get flow(){
return this.reading??=(0,ht.zd)((0,ft.dV)(this.blocks,this.found.edges))}async prepare(t){const{fragments:e,leafOf:d,edges:f}=this.found;e.length<Tt&&this.characters<
O||(this.ordered=await(0,ht.k6)((0,ft.NQ)(e,d),t),this.reading=await(0,ht.k6)((0,ft.dV)(this.ordered,f),t))}*layout(t){return t==="reading"?this.flow.text:yield*(0,mt.
Z)(this.found.fragments,this.found.edges)}*words(){const t=yield*(0,ft.v)(this.blocks,this.found.edges),e=[];for(const{0:d,index:f}of t.text.matchAll(/\S+/g)){const v=t.
box(f,f+d.length);v&&e.push({text:d,...v}),e.length%ht.y===ht.y-1&&(yield ht.Yz)}return e}}class F{document;layers;decoder;tags;characters=0;constructor(t){this.
document=t,this.layers=new s.z(t),this.decoder=new bt.X(t)}async page(t){const{document:e,decoder:d,layers:f}=this,v=(0,x.iw)(e,t),T=(0,Mt.y)(v),{width:M,height:B}=(0,R.
iN)(v),$={width:M*v.userUnit,height:B*v.userUnit},j=new xt.g($.width,$.height),Q=new ut(e,d,j,f),et=new ct.H(e,e.dict(e.pages.attribute(t,"Resources")));await Q.
page(await d.page(t),et,T);for(const ot of _(e,t,v.rotation,f))await Q.form(ot.form,this.defaults(),(0,R.lw)(ot.matrix,T));j.finish();const st=e.pages.number(t);
this.tags??=(0,o.g$)(e);const tt=await this.tags,nt=tt?.hasPage(st)?({style:{marks:ot}})=>ot.id<0?void 0:tt.leaf(st,ot.stream,ot.id):void 0,it=nt&&tt?.hasTexts?
Ot(j,nt,st):j.fragments,at=P(it);this.count(at.characters);const rt=new L(t,{fragments:it,edges:j.edges,...at,leafOf:nt,...$});return await rt.prepare(e.job.pace),
rt}defaults(){const{document:t}=this;return new ct.H(t,t.dict(t.dict(t.catalog.get("AcroForm"))?.get("DR")))}count(t){this.characters+=t;const e=this.document.job.
limits.characters;if(this.characters>e)throw(0,D.F)("characters",`The pages have more than ${e} characters`,"Split it, or ask for fewer pages")}}function P(w){let t=0,
e=0;for(const{text:d}of w){t+=d.length;for(let f=0;f<d.length;f++)d.charCodeAt(f)===G&&e++}return{characters:t,unreadable:e}}const G=65533,H=10;class k{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(t,e){
this.document=t,this.total=e,this.reader=new F(t)}async page(t){const e=await this.reader.page(t-1);return this.characters+=e.characters,this.unreadable+=e.unreadable,
e.unreadable>0&&this.pagesWithUnreadable.push(t),this.document.job.pace.progress(++this.done/this.total),e}get notes(){return this.unreadable===0?[]:[{code:"tex\
t_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableWords(){const{unreadable:t,
pagesWithUnreadable:e}=this;return`${t===1?"1 character":`${t} characters`} on ${K(e)}`}}function K(w){return w.length===1?`page ${w[0]}`:`pages ${w.slice(0,w.length>
H+1?H:-1).join(", ")} and ${w.length>H+1?`${w.length-H} more`:w.at(-1)}`}}),69959:((X,Y,g)=>{g.d(Y,{U:()=>x,c:()=>o});var D=g(80199);const R=1e4;class x{current;saved=[];beyond=0;constructor(n){
this.current=n}follow(n){switch(n.operator){case"q":return this.saved.length<R?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(n),!0;default:return!1}}transform(n){if(n.count!==6)return;const[E,_,
z,U,A,l]=o(n);this.current.matrix=(0,D.lw)([E,_,z,U,A,l],this.current.matrix)}}const o=s=>Array.from({length:s.count},(n,E)=>s.number(E))}),53403:((X,Y,g)=>{g.d(
Y,{z:()=>R});var D=g(16039);class R{document;off=new Set;on=new Set;baseOff;constructor(o){this.document=o;const s=o.dict(o.dict(o.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,D.Eo)(o.resolve(s?.get("BaseState")),"OFF");for(const n of o.array(s?.get("OFF"))??[])(0,D.i9)(n)&&this.off.add(n.number);for(const n of o.
array(s?.get("ON"))??[])(0,D.i9)(n)&&this.on.add(n.number)}isOff(o){const{document:s}=this,n=s.dict(o);if(!n)return!1;if(!(0,D.Eo)(s.resolve(n.get("Type")),"OCM\
D"))return(0,D.i9)(o)&&this.isGroupOff(o.number);const E=n.get("OCGs"),_=(s.array(E)??[E]).filter(D.i9);if(_.length===0)return!1;const z=_.map(({number:A})=>!this.
isGroupOff(A)),U=s.resolve(n.get("P"));switch(U instanceof D.SX?U.text:"AnyOn"){case"AllOn":return!z.every(A=>A);case"AnyOff":return z.every(A=>A);case"AllOff":
return z.some(A=>A);default:return!z.some(A=>A)}}groupsOff(){const{document:o}=this,s=o.dict(o.catalog.get("OCProperties"));return this.baseOff?(o.array(s?.get(
"OCGs"))??[]).filter(n=>!(0,D.i9)(n)||!this.on.has(n.number)):o.array(o.dict(s?.get("D"))?.get("OFF"))??[]}isGroupOff(o){return this.off.has(o)||this.baseOff&&!this.
on.has(o)}}}),84103:((X,Y,g)=>{g.d(Y,{Hy:()=>U,g$:()=>E});var D=g(20381),R=g(16039),x=g(30729),o=g(90191);const s=1e7;class n{pages=new Map;count=0;hasTexts=!1;leaf(l,m,p){
return this.pages.get(l)?.get(m*s+p)}leaves(l){return[...this.pages.get(l)?.values()??[]]}hasPage(l){return this.pages.has(l)}add(l,m,p,y){if(!Number.isInteger(
y)||y<0||y>=s)return;let r=this.pages.get(m);r||this.pages.set(m,r=new Map);const b=p*s+y;r.has(b)||r.set(b,{element:l,order:this.count++});for(let a=l;a&&a.firstPage<
0;a=a.parent)a.firstPage=m}}const E=(0,x.H)(_);async function _(A){const l=A.dict(A.catalog.get("StructTreeRoot"));if(!l||A.resolve(A.dict(A.catalog.get("MarkIn\
fo"))?.get("Suspects"))===!0)return;const m=new z(A,A.dict(l.get("RoleMap")));return await m.run(l),m.tags}class z{document;roles;tags=new n;visit;types=new Map;open=[];constructor(l,m){
this.document=l,this.roles=m,this.visit=new o._i(l)}async run(l){const{open:m,document:p}=this;this.push(l.get("K"),void 0,-1);for(let y=m.pop();y;y=m.pop()){this.
take(y);const r=p.job.pace.step(300);r&&await r}}push(l,m,p){if(l===void 0)return;const y=(0,R.i9)(l)||(0,R.cy)(l)?this.document.array(l)??[l]:[l];for(let r=y.length-
1;r>=0;r--)this.open.push({kid:y[r],parent:m,page:p})}take({kid:l,parent:m,page:p}){if(typeof l=="number"){m&&p>=0&&this.tags.add(m,p,0,l);return}if(!this.visit.
first(l))return;const y=this.document.dict(l);if(!y)return;const r=y.get("Pg"),b=(0,R.i9)(r)?r.number:p,a=y.get("MCID");if(a!==void 0){const i=y.get("Stm");m&&b>=
0&&this.tags.add(m,b,(0,R.i9)(i)?i.number:0,Number(this.document.resolve(a)));return}const u=this.document.resolve(y.get("S"));if(!(u instanceof R.SX))return;const c={
type:this.standard(u.text),parent:m,actualText:this.text(y.get("ActualText")),alternative:this.text(y.get("Alt")),firstPage:-1};c.actualText!==void 0&&(this.tags.
hasTexts=!0),this.push(y.get("K"),c,b),(0,R.i9)(l)&&this.document.release(l.number)}text(l){const m=l===void 0?null:this.document.resolve(l);return m instanceof
R.Mx?(0,D.g7)(m):void 0}standard(l){const m=this.types.get(l);if(m!==void 0)return m;let p=l;for(let y=0;y<16;y++){const r=this.document.resolve(this.roles?.get(
p));if(!(r instanceof R.SX)||r.text===p)break;p=r.text}return this.types.set(l,p),p}}function*U(A){for(let l=A;l;l=l.parent)yield l}}),40730:((X,Y,g)=>{g.d(Y,{y:()=>R});
var D=g(80199);function R(x){const{userUnit:o}=x;return(0,D.lw)((0,D.DI)((0,D.S3)(x)),[o,0,0,-o,0,(0,D.iN)(x).height*o])}}),80751:((X,Y,g)=>{g.d(Y,{V0:()=>A,p4:()=>p,
uH:()=>E});const D=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,R=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,
x=/[\t\n\v\f\r\u00a0]/g,o=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,s=new Map,n=1e4;function E(y){if(y.length===1){const b=y.charCodeAt(
0);if(b>32&&b<127||b>160&&b<1536&&b!==_||b>=11904&&b<55296)return y}let r=s.get(y);return r===void 0&&(r=z(y),s.size<n&&s.set(y,r)),r}const _=173;function z(y){
return y.replace(x," ").replace(D,"").replace(R,r=>r.normalize("NFKC")).replace(o,"�")}const U=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[
180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function A(y){if(y.length!==1)return;const r=y.
charCodeAt(0);return(r<128?r===94||r===96||r===126:r<=733&&(r>=710||r<=184))?U.get(r):void 0}const l=new RegExp("^\\p{L}$","u"),m=new Map([["ı","i"],["ȷ","j"]]);
function p(y,r){if(!l.test(y))return;const b=((m.get(y)??y)+r).normalize("NFC");return b.length===1?b:void 0}}),97205:((X,Y,g)=>{g.d(Y,{K:()=>R,Y:()=>D});function D(x,o=1/0){
let s=o;for(const n of x)n<s&&(s=n);return s}function R(x,o=-1/0){let s=o;for(const n of x)n>s&&(s=n);return s}}),62020:((X,Y,g)=>{g.d(Y,{q:()=>R});var D=g(37559);
class R{edges;parts=[];settled=0;length=0;whole;offsets=[];fragments=[];from=[];to=[];constructor(o){this.edges=o}get text(){return this.whole??=this.parts.join(
"")}tail(o){let s="";for(let n=this.parts.length-1;n>=0&&s.length<o;n--)s=this.parts[n]+s;return s.slice(-o)}add(o,s=0,n=o.text.length){this.offsets.push(this.length),
this.fragments.push(o),this.from.push(s),this.to.push(n),this.space(s===0&&n===o.text.length?o.text:o.text.slice(s,n))}settle(){const o=Math.min(this.settled,this.
parts.length);this.parts.push(this.parts.splice(o).join("")),this.settled=this.parts.length}space(o){this.parts.push(o),this.length+=o.length,this.whole=void 0}drop(o){
this.whole=void 0,this.length-=o;for(let s=o;s>0;){const n=this.parts.pop()??"";n.length>s&&this.parts.push(n.slice(0,-s)),s-=n.length}for(let s=this.offsets.length-
1;s>=0&&this.offsets[s]+this.to[s]-this.from[s]>this.length;s--)this.to[s]=Math.max(this.from[s],this.length-this.offsets[s]+this.from[s])}*pieces(){const{text:o}=this;
let s=0;for(const[n,E]of this.offsets.entries()){const _=this.to[n]-this.from[n];_<=0||(yield{space:o.slice(s,E),text:o.slice(E,E+_),fragment:this.fragments[n]},
s=E+_)}}box(o,s){let n;for(let E=Math.max(this.pieceAt(o),0);E<this.offsets.length&&this.offsets[E]<s;E++){const _=this.offsets[E],z=this.from[E],U=Math.max(z,z+
o-_),A=Math.min(this.to[E],z+s-_);if(U>=A)continue;const l=this.edges.box(this.fragments[E],U,A);n=n?(0,D.m)(n,l):l}return n}at(o){const s=this.pieceAt(o);if(s<
0)return;const n=this.to[s]-this.from[s];return o<this.offsets[s]+n?this.fragments[s]:void 0}pieceAt(o){let s=0,n=this.offsets.length;for(;s<n;){const E=s+n>>1;
this.offsets[E]<=o?s=E+1:n=E}return s-1}}}),98310:((X,Y,g)=>{g.d(Y,{U:()=>l,g:()=>m});var D=g(80751),R=g(7868);const x=.02,o=.1,s=.12,n=.5,E=.4,_=1e3,z=.1,U=.18,
A=.25;function l({font:b,frame:a,size:u,unit:c}){return a.vertical?u/2:c*Math.min(Math.max((b.space??A)/2,z),U)}class m{width;height;fragments=[];edges=new R.l;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn=new Map;drawnCount=0;constructor(a,u){
this.width=a,this.height=u}glyph(a,u,c,i,h){const S=(0,D.uH)(u);if(S===" "?this.space():S===""&&u!==""&&this.open&&c<=this.open.end&&(this.open.end=Math.max(i,this.
open.end)),S===""||S===" "||!this.isVisible(a,c,i,h))return;const{open:C}=this;C&&C.style.frame===a.frame&&c<this.end-s*a.unit&&this.overlaps(C,a,S,c,i,h)||((!C||
C.style!==a||C.text.length>=_||this.isSpaced||c-C.end>this.gap||c-C.end<-E*a.unit||Math.abs(h-C.baseline)>x*a.size)&&this.begin(a,c,h),this.append(S,c,i))}space(){
this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0}append(a,u,c){const i=this.open;i.text+=a,i.end=c,this.text=a,this.
start=u,this.end=c;for(let h=0;h<a.length;h++)this.edges.add(u,c)}begin(a,u,c){this.close();const i=new R.F(a,u,c,this.drawnCount++,this.edges.used);i.spaceBefore=
this.isSpaced,this.isSpaced=!1,this.gap=l(a),this.open=i}overlaps(a,u,c,i,h,S){const C=Math.abs(S-a.baseline),N=Math.max(h-i,this.end-this.start);if(C>n*u.size||
Math.abs(i+h-this.start-this.end)>N||this.text==="")return!1;if(c===this.text&&Math.abs(i-this.start)<o*u.size&&C<o*u.size)return!0;const I=(0,D.V0)(c),W=(0,D.V0)(
this.text),V=I!==void 0?(0,D.p4)(this.text,I):W===void 0?void 0:(0,D.p4)(c,W);return V===void 0?!1:(a.text=a.text.slice(0,-this.text.length)+V,I===void 0&&(this.
edges.drop(1),this.edges.add(i,h),this.start=i,a.end=this.end=Math.max(h,i)),this.text=V,!0)}close(){const{open:a}=this;if(!(!a||a.text==="")){if(this.isDrawnTwice(
a)){this.edges.drop(a.text.length);return}this.fragments.push(a)}}isDrawnTwice(a){const{drawn:u}=this,c=u.get(a.text);if(c===void 0)u.set(a.text,a);else if(Array.
isArray(c)){for(let i=c.length-1;i>=Math.max(0,c.length-y);i--)if(r(c[i],a))return!0;c.push(a)}else{if(r(c,a))return!0;u.set(a.text,[c,a])}return!1}isVisible({frame:{
cos:a,sin:u},size:c},i,h,S){const C=S-p*c,{width:N,height:I}=this,W=i*a-C*u,V=i*u+C*a,Z=W+(h-i)*a,J=V+(h-i)*u;return(W>=0||Z>=0)&&(V>=0||J>=0)&&(W<=N||Z<=N)&&(V<=
I||J<=I)}}const p=.3,y=50;function r(b,a){const u=o*a.style.size;return b.style.frame===a.style.frame&&Math.abs(b.start-a.start)<u&&Math.abs(b.end-a.end)<2*u&&Math.
abs(b.baseline-a.baseline)<u}}),7868:((X,Y,g)=>{g.d(Y,{F:()=>R,l:()=>x});var D=g(37559);class R{style;start;baseline;order;edges;text="";end;spaceBefore=!1;spaceAfter=!1;constructor(s,n,E,_,z){
this.style=s,this.start=n,this.baseline=E,this.order=_,this.edges=z,this.end=n}get top(){const{font:s,frame:n,size:E}=this.style;return this.baseline-(n.vertical?
.5:s.ascent)*E}get bottom(){const{font:s,frame:n,size:E}=this.style;return this.baseline+(n.vertical?.5:-s.descent)*E}get box(){return(0,D.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}class x{values=new Float64Array(2048);used=0;add(s,n){if(this.used+2>this.values.length){
const E=new Float64Array(this.values.length*2);E.set(this.values),this.values=E}this.values[this.used++]=s,this.values[this.used++]=n}drop(s){this.used-=2*s}isOneGlyph(s,n){
const E=s.edges+2*n;return this.values[E]===this.values[E+2]&&this.values[E+1]===this.values[E+3]}box(s,n,E){let _=1/0,z=-1/0;for(let U=s.edges+2*n;U<s.edges+2*
E;U++){const A=this.values[U];A<_&&(_=A),A>z&&(z=A)}return(0,D.L)(s.style.frame,_,z,s.top,s.bottom)}}}),37559:((X,Y,g)=>{g.d(Y,{L:()=>D,m:()=>R});function D({cos:x,
sin:o},s,n,E,_){if(o===0&&x===1)return{x:s,y:E,width:n-s,height:_-E};const z=[s*x-E*o,n*x-E*o,s*x-_*o,n*x-_*o],U=[s*o+E*x,n*o+E*x,s*o+_*x,n*o+_*x],[A,l]=[Math.min(
...z),Math.min(...U)];return{x:A,y:l,width:Math.max(...z)-A,height:Math.max(...U)-l}}function R(x,o){const[s,n]=[Math.min(x.x,o.x),Math.min(x.y,o.y)];return{x:s,
y:n,width:Math.max(x.x+x.width,o.x+o.width)-s,height:Math.max(x.y+x.height,o.y+o.height)-n}}}),16957:((X,Y,g)=>{g.d(Y,{Yz:()=>o,k6:()=>R,p9:()=>s,y:()=>x,zd:()=>D});
function D(n){for(;;){const{done:E,value:_}=n.next();if(E)return _}}async function R(n,E){for(;;){const{done:_,value:z}=n.next();if(_)return z;const U=E.step(z);
U&&await U}}const x=1e3,o=3e5;function*s(n,E){if(n.length<=x)return[...n].sort(E);let _=[];for(let z=0;z<n.length;z+=x){for(const U of n.slice(z,z+x).sort(E))_.
push(U);yield o}for(let z=x;z<_.length;z*=2){const U=[];for(let A=0;A<_.length;A+=2*z){const l=Math.min(A+z,_.length),m=Math.min(l+z,_.length);for(let p=A,y=l;p<
l||y<m;){const r=y===m||p<l&&E(_[p],_[y])<=0;U.push(r?_[p++]:_[y++]),U.length%x===0&&(yield o)}}_=U}return _}}),65661:((X,Y,g)=>{g.d(Y,{d:()=>R,f:()=>A});const D=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
R=r=>D.test(r),x=0,o=1,s=2,n=3,E=4,_=new RegExp("\\p{L}","u"),z=new RegExp("\\p{Nd}","u");function U(r){return z.test(r)?n:D.test(r)?s:_.test(r)?o:/^[.,:/%+\-\u066b\u066c]$/.
test(r)?E:x}function A(r,b){const a=r.map(U),u=a.filter(N=>N===s).length,c=b.includes(!0);if(u===0)return c?l(b):void 0;const i=a.filter(N=>N===o).length,h=u>=i||
c,S=r.map((N,I)=>I);h&&S.reverse(),m(a,h);const C=N=>h?a[N]!==s:a[N]!==o;for(let N=0,I;N<S.length;N=I){for(I=N+1;I<S.length&&C(S[I])===C(S[N]);)I++;C(S[N])&&(y(
S,N,I),h||p(S,a,N,I))}return S}function l(r){const b=r.map((a,u)=>u);for(let a=0,u;a<b.length;a=u){for(u=a+1;u<b.length&&r[u]===r[a];)u++;r[a]&&y(b,a,u)}return b}
function m(r,b){for(let c=0;c<r.length;c++)if(r[c]===E){const i=r[c-1]===n&&r[c+1]===n;r[c]=i?n:x}const a=b?s:o,u=c=>c===void 0?a:c===n?b?s:o:c;for(let c=0,i;c<
r.length;c=i){if(i=c+1,r[c]!==x)continue;for(;i<r.length&&r[i]===x;)i++;const h=u(r[c-1]),S=u(r[i]);r.fill(h===S?h:a,c,i)}if(!b){for(let c=0;c<r.length;c++)if(r[c]===
n){let i=c;for(;r[i]===n;)i++;(r[c-1]!==s||r[i]!==s)&&r.fill(o,c,i),c=i}}}function p(r,b,a,u){for(let c=a,i;c<u;c=i)if(i=c+1,b[r[c]]===n){for(;i<u&&b[r[i]]===n;)
i++;y(r,c,i)}}function y(r,b,a){for(let u=b,c=a-1;u<c;u++,c--)[r[u],r[c]]=[r[c],r[u]]}}),92541:((X,Y,g)=>{g.d(Y,{N1:()=>E,Px:()=>n,_I:()=>z,eB:()=>_,ub:()=>U});
var D=g(16957);const R=.3,x=.5,o=1.75,s=1.25,n=500;class E{segments;start;end;top;bottom;constructor(m){this.segments=[m],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=m}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(m){
this.segments.push(m),this.start=Math.min(this.start,m.start),this.end=Math.max(this.end,m.end),this.top=Math.min(this.top,m.top),this.bottom=Math.max(this.bottom,
m.bottom)}}class _{element;lines;start;end;top;bottom;constructor(m){this.lines=[m],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=m}static of(m,p){
const y=new _(m[0]);for(let r=1;r<m.length;r++)y.add(m[r]);return y.element=p,y}get frame(){return this.lines[0].frame}add(m){this.lines.push(m),this.start=Math.
min(this.start,m.start),this.end=Math.max(this.end,m.end),this.top=Math.min(this.top,m.top),this.bottom=Math.max(this.bottom,m.bottom)}}function*z(l){const m=[];
let p;for(const[y,r]of l.entries()){y%D.y===D.y-1&&(yield D.Yz);const b=p?Math.min(p.size,r.size):0;p?.frame===r.frame&&p.segments.length<n&&Math.abs(p.baseline-
r.baseline)<R*b&&r.start>p.end-x*b?p.add(r):m.push(p=new E(r))}return m}function*U(l){const m=[];let p;for(const[y,r]of l.entries())y%D.y===D.y-1&&(yield D.Yz),
p&&A(p,r)?p.add(r):m.push(p=new _(r));return m}function A(l,m){const p=l.lines.at(-1);if(p.frame!==m.frame)return!1;const y=Math.max(p.size,m.size),r=m.baseline-
p.baseline;return r<R*y||r>o*y||y>s*Math.min(p.size,m.size)?!1:m.start<l.end&&m.end>l.start}}),95739:((X,Y,g)=>{g.d(Y,{Z:()=>U,b:()=>m});var D=g(97205),R=g(62020),
x=g(16957),o=g(92541),s=g(24912),n=g(16721);const E=.4,_=20,z=1e3;function*U(b,a){const u=new Map;for(const h of yield*(0,n.q9)(b)){const S=u.get(h.frame);S?S.push(
h):u.set(h.frame,[h])}const c=[...u.values()].sort((h,S)=>A(S)-A(h)),i=[];for(const h of c)i.push(yield*l(h,a));return i.join(`
`)}const A=b=>b.reduce((a,{characters:u})=>a+u,0);function*l(b,a){const u=yield*y(b),c=(0,D.Y)(b.map(({start:N})=>N)),i=yield*p(b),h=(yield*r(i.slice(1).map((N,I)=>N.
baseline-i[I].baseline)))||1;let S="",C=0;for(const[N,I]of i.entries()){const W=N===0?1:Math.round((I.baseline-i[N-1].baseline)/h);S+=`
`.repeat(N===0?0:Math.min(Math.max(W,1),_));let V="";for(const Z of I.segments){const J=Math.min(Math.round((Z.start-c)/u),z);V=V.padEnd(Math.max(J,V===""?0:V.length+
1))+m(Z,a),C+=Z.fragments.length,!(C<x.y)&&(C=0,yield x.Yz)}S+=V}return`${S}
`}function m(b,a){const u=new R.q(a);return(0,s.TJ)(u,b,a),u.text}function*p(b){const a=yield*(0,x.p9)(b,(c,i)=>c.baseline-i.baseline||c.start-i.start),u=[];for(const[
c,i]of a.entries()){c%x.y===x.y-1&&(yield x.Yz);const h=u.at(-1);h&&h.segments.length<o.Px&&i.baseline-h.baseline<E*Math.min(i.size,h.size)?h.add(i):u.push(new o.
N1(i))}for(const{segments:c}of u)c.sort((i,h)=>i.start-h.start);return u}function*y(b){const a=b.map(u=>(u.end-u.start)/Math.max(u.characters,1)).filter(u=>u>0);
return(yield*r(a))||1}function*r(b){const a=yield*(0,x.p9)(b,(u,c)=>u-c);return a[a.length>>1]??0}}),24912:((X,Y,g)=>{g.d(Y,{gB:()=>yt,NQ:()=>dt,v:()=>ct,TJ:()=>ft,
dV:()=>lt});var D=g(62020),R=g(16957),x=g(65661),o=g(92541),s=g(97205);const n=4,E=8,_=4,z=.7,U=2.5,A=.8,l=1e6;function m(O){return p(O,E,{left:l})}function*p(O,L,F){
if(L===1)return[...O];const P=[];let G=0;for(let H=0,k;H<O.length;H=k){const w=O[H].segments.length>1&&F.left>0?yield*r(O,H,F):void 0;if(++G%R.y===0&&(yield R.Yz),
k=w?.to??H+1,!w)P.push(O[H]);else{for(const t of w.left)P.push(t);for(const t of yield*p(w.right,L-1,F))P.push(t)}}return P}const y=200;function*r(O,L,F){const[
P,G]=O[L].segments,H=P.size;let k=P.end,K=G.start;const w=[],t=[];let e=L;for(;e<O.length;e++){const f=O[e];F.left-=f.segments.length,(e-L)%y===y-1&&(yield R.Yz);
const v=e===L?0:f.baseline-O[e-1].baseline;if(f.frame!==P.frame||v<0||v>U*H)break;const T=f.segments.filter(j=>j.start<k),M=f.segments.slice(T.length),B=(0,s.K)(
T.map(j=>j.end),k),$=(0,s.Y)(M.map(j=>j.start),K);if($-B<A*H||T.length>1)break;[k,K]=[B,$],w.push(...T),M.length>0&&t.push(M)}const d=t.map(([f])=>f);if(!(w.length<
n||t.length<n||!a(w)||!a(d)))return{left:w.map(f=>new o.N1(f)),right:t.map(b),to:e}}function b([O,...L]){const F=new o.N1(O);for(const P of L)F.add(P);return F}
function a(O){const L=O.reduce((H,{fragments:k})=>H+k.length,0),F=(0,s.Y)(O.map(H=>H.start)),P=(0,s.K)(O.map(H=>H.end))-F,G=O.reduce((H,k)=>H+k.end-k.start,0);return L>=
_*O.length&&G>=z*P*O.length}const u=300,c=5,i=.6,h=5,S=3;function*C(O){return O.length<3||O.length>u||!W(O)?O:yield*V(O)}function N(O,L){return O.frame!==L.frame||
O.bottom>L.top+(L.bottom-L.top)/4?!1:Math.min(O.end,L.end)-Math.max(O.start,L.start)>0}const I=({lines:O})=>O.reduce((L,{segments:F})=>L+F.reduce((P,{fragments:G})=>P+
G.length,0),0);function W(O){let L=0,F=0,P;for(const G of O)I(G)<h||(P&&N(P,G)?L++:P&&N(G,P)&&P.top-G.bottom<S*P.lines[0].size&&F++,P=G);return F>=c&&F>i*(L+F)}
function*V(O){const L=O.length,F=new Int32Array(L),P=O.map(()=>[]);for(let k=0;k<L;k++){yield R.Yz;for(let K=0;K<L;K++)k!==K&&Z(O,k,K)&&(P[k].push(K),F[K]++)}const G=new Set(
O.keys()),H=[];for(;G.size>0;){let k=-1;for(const K of G)(k<0||F[K]<F[k])&&(k=K);G.delete(k),H.push(O[k]);for(const K of P[k])F[K]--}return H}function Z(O,L,F){
const P=O[L],G=O[F];if(P.frame!==G.frame)return!1;if(N(P,G))return!0;if(P.end>G.start+1)return!1;const H=Math.min(P.top,G.top),k=Math.max(P.bottom,G.bottom);return!O.
some(K=>K!==P&&K!==G&&K.frame===P.frame&&K.top<k&&K.bottom>H&&K.start<P.end&&K.end>G.start)}var J=g(53071),q=g(16721);function*dt(O,L){if(L&&(0,J.P$)(O,L))return yield*(0,J.
$A)(O,L);const F=yield*(0,q.q9)(O),P=yield*m(yield*(0,o._I)(F));return yield*C(yield*(0,o.ub)(P))}const lt=(O,L)=>ut(O,L,mt),ct=(O,L)=>ut(O,L),yt=(O,L)=>ut([{lines:O,
element:void 0}],L,mt);function*ut(O,L,F){const P=new D.q(L);let G=0;for(const[H,k]of O.entries()){H>0&&!bt(k,O[H-1])&&P.space(`
`);for(const K of k.lines){F?.(P,K);for(const[w,t]of K.segments.entries())w>0&&P.space(" "),ft(P,t,L),G+=t.fragments.length+t.characters/Mt,!(G<R.y)&&(G=0,P.settle(),
yield R.Yz);P.space(`
`)}}return P}const Mt=8,bt=({element:O},L)=>O!==void 0&&xt.has(O.type)&&O.type===L.element?.type,xt=new Set(["LI","TR","TOCI"]),Et=/[\p{L}\p{M}][-\u2010]\n+$/u,
wt=/\u00ad\n+$/,Ot=/.\n+$/,vt=new RegExp("^\\p{L}","u"),ht=new RegExp("^\\p{Ll}","u");function mt(O,L){const F=O.tail(5),P=L.segments[0].fragments[0].text;!wt.test(
F)&&!(Et.test(F)&&ht.test(P))||(O.drop(Ot.exec(F)[0].length),vt.test(P)||O.space(`
`))}function ft(O,{fragments:L},F){if(L.some(q.lP)){Tt(O,L,F);return}for(const[P,G]of L.entries())P>0&&(0,q.re)(L[P-1],G)&&O.space(" "),O.add(G)}function Tt(O,L,F){
const P=[];for(const[K,w]of L.entries()){K>0&&(0,q.re)(L[K-1],w)&&P.push({text:" ",from:0,to:0});const{text:t}=w;for(let e=0,d;e<t.length;e=d){for(d=e+1;d<t.length&&
F.isOneGlyph(w,d-1);)d++;P.push({text:t.slice(e,d),fragment:w,from:e,to:d})}}const G=P.map(({text:K})=>K),H=K=>P[K]?.fragment?.style.marks.isReversed??!1,k=P.map(
({fragment:K},w)=>H(w)||!K&&H(w-1)&&H(w+1));for(const K of(0,x.f)(G,k)??G.keys()){const{text:w,fragment:t,from:e,to:d}=P[K];t?O.add(t,e,d):O.space(w)}}}),16721:((X,Y,g)=>{
g.d(Y,{lP:()=>p,q9:()=>m,re:()=>c});var D=g(98310),R=g(65661),x=g(16957);const o=1.6,s=.5,n=.15,E=.6,_=.6,z=.35,U=.02,A=5e3;class l{fragments;start;end;baseline;size;top;bottom;characters;constructor(h){
this.fragments=[h],this.start=Math.min(h.start,h.end),this.end=Math.max(h.start,h.end),this.baseline=h.baseline,this.size=h.style.size,this.top=h.top,this.bottom=
h.bottom,this.characters=h.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(h){this.fragments.push(h),
this.characters+=h.text.length;const S=Math.min(h.start,h.end),C=Math.max(h.start,h.end);S<this.start&&(this.start=S),C>this.end&&(this.end=C),h.style.size>this.
size*1.05&&(this.size=h.style.size,this.baseline=h.baseline),h.top<this.top&&(this.top=h.top),h.bottom>this.bottom&&(this.bottom=h.bottom)}join(h){for(const S of h.
fragments)this.add(S)}sort(){const{fragments:h}=this;for(let S=1;S<h.length;S++)if(h[S].start<h[S-1].start){h.sort((C,N)=>C.start-N.start||C.order-N.order);return}}}
function*m(i){const h=[];let S;for(const[I,W]of i.entries())I%x.y===x.y-1&&(yield x.Yz),S&&y(S,W)?S.add(W):h.push(S=new l(W));const C=yield*r(h);let N=0;for(const I of C)
I.sort(),N+=I.fragments.length,!(N<x.y)&&(N=0,yield x.Yz);return C}const p=({style:i,text:h})=>i.marks.isReversed||(0,R.d)(h);function y(i,h){const{style:S,start:C,
end:N,baseline:I}=h;if(S.frame!==i.frame||i.characters>A)return!1;const W=Math.max(S.size,i.size),V=Math.abs(I-i.baseline);if(V>E*W)return!1;const Z=C-i.end,J=i.
start-Math.max(C,N);return V>n*W?Z>-s*W&&Z<_*W:Z>-s*W&&Z<o*W||J>-s*W&&J<(p(h)?_:z)*W}function*r(i){if(i.length<2)return[...i];const h=new Map;for(const{frame:I}of i)
h.has(I)||h.set(I,h.size);const S=[];for(const[I,W]of i.entries())I%x.y===x.y-1&&(yield x.Yz),S.push({segment:W,order:I,frame:h.get(W.frame)});const C=yield*(0,x.
p9)(S,(I,W)=>I.frame-W.frame||I.segment.baseline-W.segment.baseline||I.segment.start-W.segment.start),N=new Set;for(let I=0;I<C.length;I++){I%x.y===x.y-1&&(yield x.
Yz);const{segment:W,frame:V,order:Z}=C[I];if(!N.has(W))for(let J=I+1;J<Math.min(C.length,I+b);J++){const q=C[J],dt=Math.min(W.size,q.segment.size);if(q.frame!==
V||q.segment.baseline-W.baseline>n*dt)break;if(N.has(q.segment)||!a(W,q.segment))continue;const[lt,ct]=Z<q.order?[W,q.segment]:[q.segment,W];if(lt.join(ct),N.add(
ct),ct===W)break}}return i.filter(I=>!N.has(I))}const b=50;function a(i,h){const S=Math.min(i.size,h.size);if(i.characters+h.characters>A||Math.max(i.size,h.size)>
1.5*S||u(i)||u(h))return!1;const[C,N]=i.start<=h.start?[i,h]:[h,i],I=N.start-C.end;return I>-U*S&&I<z*S}const u=({fragments:i})=>i.length===1&&i[0].text.length===
1;function c(i,h){return h.order===i.order+1&&(i.spaceAfter||h.spaceBefore)?!0:h.start-i.end>Math.max((0,D.U)(i.style),(0,D.U)(h.style))}}),53071:((X,Y,g)=>{g.d(
Y,{$A:()=>z,P$:()=>_,VN:()=>E});var D=g(84103),R=g(16957),x=g(92541),o=g(16721);const s=.9,n=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB\
 RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function E(A){let l;for(const m of(0,D.Hy)(A)){if(m.type==="TR")return m;!l&&!n.has(m.type)&&
(l=m)}return l?(l.type==="Lbl"||l.type==="LBody")&&l.parent?.type==="LI"?l.parent:l:A}function _(A,l){let m=0,p=0;for(const y of A)y.style.marks.isArtifact||(m+=
y.text.length,l(y)&&(p+=y.text.length));return p>0&&p>=s*m}function*z(A,l){const m=[],p=[];for(const[u,c]of A.entries()){u%R.y===R.y-1&&(yield R.Yz);const i=l(c);
i?m.push({fragment:c,leaf:i}):p.push(c)}const y=yield*(0,R.p9)(m,(u,c)=>u.leaf.order-c.leaf.order||u.fragment.order-c.fragment.order);let r=0;const b=[],a=[];for(let u=0,
c;u<y.length;u=c){const i=E(y[u].leaf.element);for(c=u+1;c<y.length&&E(y[c].leaf.element)===i;)c++;const h=y.slice(u,c).map(({fragment:C})=>C);(r+=h.length)>=R.
y&&(r=0,yield R.Yz);const S=x.eB.of(yield*(0,x._I)(yield*(0,o.q9)(h)),i);b.push(S);for(const{order:C}of h)a.push({order:C,block:S})}return p.length===0?b:yield*U(
b,a,yield*(0,x.ub)(yield*(0,x._I)(yield*(0,o.q9)(p))))}function*U(A,l,m){const p=yield*(0,R.p9)(l,(b,a)=>b.order-a.order),y=[],r=new Map;for(const[b,a]of m.entries()){
b%R.y===R.y-1&&(yield R.Yz);const u=a.lines[0].segments[0].order;let c=0;for(let S=p.length;c<S;){const C=c+S>>1;p[C].order<u?c=C+1:S=C}const i=p[c-1]?.block,h=i&&
r.get(i);h?h.push(a):i?r.set(i,[a]):y.push(a)}return[...y,...A.flatMap(b=>[b,...r.get(b)??[]])]}})};
