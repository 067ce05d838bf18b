"use strict";exports.id=6797,exports.ids=[6797],exports.modules={16797:((X,K,g)=>{g.d(K,{z:()=>tt,w:()=>Z});var P=g(84293),R=g(80199),T=g(84805),a=g(84103),n=g(53403),o=g(16039),
E=g(88771);function _(v,t,s,u){const h=[];for(const p of v.array(v.entry(v.pages.number(t),"Annots"))??[]){const S=v.dict(p);if(!S||(0,o.Eo)(v.resolve(S.get("Su\
btype")),"Popup")||(0,E.dK)(v,S)||u.isOff(S.get("OC")))continue;const M=(0,E.wR)(v,S),B=M&&(0,E.hs)(v,S,M,s);B&&h.push(B)}return h}var I=g(19980),L=g(69959),d=g(
66173),c=g(36692);const w=v=>({matrix:v,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),O=(v,t)=>v.number(t)||0;function f(v,t){switch(v.
operator){case"Tc":return t.charSpace=O(v,0),!0;case"Tw":return t.wordSpace=O(v,0),!0;case"Tz":return t.stretch=O(v,0)/100,!0;case"TL":return t.leading=O(v,0),!0;case"\
Ts":return t.rise=O(v,0),!0;case"Tr":return t.mode=O(v,0),!0;default:return!1}}class l{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(t,s,u,h,p,S){
this.a=t,this.b=s,this.c=u,this.d=h,this.e=this.lineE=p,this.f=this.lineF=S}moveLine(t,s){this.e=this.lineE+=t*this.a+s*this.c,this.f=this.lineF+=t*this.b+s*this.
d}advance(t,s){this.e+=t*this.a+s*this.c,this.f+=t*this.b+s*this.d}follow(t,s){switch(t.operator){case"BT":return this.reset(),!0;case"Tm":return t.count>=6&&this.
set(O(t,0),O(t,1),O(t,2),O(t,3),O(t,4),O(t,5)),!0;case"TD":return s.leading=-O(t,1),this.moveLine(O(t,0),O(t,1)),!0;case"Td":return this.moveLine(O(t,0),O(t,1)),
!0;case"T*":return this.moveLine(0,-s.leading),!0;default:return!1}}}const r=.002,m=64,i=.001,e=1e5,x=.4,N=2.5,y=Uint8Array.from({length:256},(v,t)=>t),C={cos:1,
sin:0,vertical:!1};class ${builder;matrix=new l;count=0;frames=[C];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(t){this.builder=t}begin(t,s,u){
const{matrix:h,size:p,stretch:S}=t,M=this.matrix,[B,j]=[M.a*h[0]+M.b*h[2],M.a*h[1]+M.b*h[3]],[H,Q]=[M.c*h[0]+M.d*h[2],M.c*h[1]+M.d*h[3]],q=M.e*h[0]+M.f*h[2]+h[4]+
t.rise*H,et=M.e*h[1]+M.f*h[3]+h[5]+t.rise*Q,{vertical:J}=s,[st,nt]=J?[-H*p,-Q*p]:[B*p*S,j*p*S],ot=Math.hypot(st,nt),{cos:it,sin:rt}=this.frameOf(ot>0?st/ot:1,ot>
0?nt/ot:0,J),pt=this.frame,Mt=J?Math.hypot(B,j)*Math.abs(p):Math.abs((Q*it-H*rt)*p);this.along=q*it+et*rt,this.across=et*it-q*rt,this.unit=ot,this.moved=0;const St=s.
type3?this.emOf(s):1;this.styled(s,pt,Mt*St,ot*St,t.mode,u)}frame=C;frameOf(t,s,u){const{frames:h,frame:p}=this;if(Y(p,t,s,u))return p;const S=h.find(M=>Y(M,t,s,
u));return this.frame=S??{cos:G(t),sin:G(s),vertical:u},!S&&h.length<m&&h.push(this.frame),this.frame}emOf(t){const s=this.ems.get(t);if(s!==void 0)return s;const u=t.
glyphs(y).flatMap(({width:S})=>S>0?[S]:[]),h=2*u.reduce((S,M)=>S+M,0)/Math.max(u.length,1),p=h===0||h>x&&h<N?1:h;return this.ems.set(t,p),p}styled(t,s,u,h,p,S){
const{style:M}=this;M!==void 0&&M.font===t&&M.frame===s&&Math.abs(M.size-u)<i&&Math.abs(M.unit-h)<i&&M.mode===p&&M.marks===S||(this.style={font:t,frame:s,size:u,
unit:h,mode:p,marks:S})}show(t,s,u,h){const p=s.font,S=this.style,{unit:M,along:B,across:j,builder:H}=this,{vertical:Q}=p,q=s.size===0?1:s.size,et=(Q?-s.charSpace:
s.charSpace)/q,J=(Q?-s.wordSpace:s.wordSpace)/q,st=!u&&M>i&&S.size<e&&M<e;let{moved:nt}=this;const ot=p.glyphs(t);for(const it of ot){const rt=it.isSpace?et+J:et,
pt=B+nt*M;if(nt+=(Q&&it.vertical?-it.vertical.advance:it.width)+rt,this.count++,!st)continue;const Mt=B+nt*M;h?h.glyph(S,it.text,pt,Mt,j):H.glyph(S,it.text,pt,Mt,
j)}this.moved=nt}adjust(t){this.moved-=t/1e3}end(t){const{size:s,stretch:u,font:h}=t;h.vertical?this.matrix.advance(0,-this.moved*s):this.matrix.advance(this.moved*
s*u,0)}}const Y=(v,t,s,u)=>Math.abs(v.cos-t)<r&&Math.abs(v.sin-s)<r&&v.vertical===u,G=v=>Math.abs(v)<r?0:Math.abs(Math.abs(v)-1)<r?Math.sign(v):v;var V=g(20381);
const at={id:-1,stream:0,isArtifact:!1,isReversed:!1},ut=1e4;class ct{document;layers;marks=at;isOff=!1;replacement;open=[];beyond=0;constructor(t,s){this.document=
t,this.layers=s}get depth(){return this.open.length+this.beyond}begin(t,s,u){if(this.open.length>=ut)return this.beyond++,!1;const h=t.name(0)??"",p=t.operator===
"BDC"?this.listed(t,s):void 0,S=this.document.dict(p),M=this.replacement===void 0?this.document.resolve(S?.get("ActualText")):null,B=M instanceof o.Mx;return this.
open.push({marks:this.marks,isOff:this.isOff,replaces:B}),B&&(this.replacement=(0,V.g7)(M)),h==="OC"&&this.layers.isOff(p)&&(this.isOff=!0),this.mark(h,S,u),B}end(){
if(this.beyond>0)return this.beyond--,!1;const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,s,u){const{marks:h}=this,
p=this.document.resolve(s?.get("MCID")),S=t==="ReversedChars",M=t==="Artifact";typeof p=="number"?this.marks={...h,id:p,stream:u}:M&&!h.isArtifact?this.marks={...h,
isArtifact:M}:S&&!h.isReversed&&(this.marks={...h,isReversed:S})}listed(t,s){return t.kind(1)!==c.o_?t.value(1):s?.get(t.name(1))}}class bt{places=[];texts=[];glyph(t,s,u,h,p){
this.places.push({style:t,start:u,end:h,baseline:p}),this.texts.push(s)}write(t,s){const{places:u,texts:h}=this,p=[...t];if(p.length===u.length)for(const[S,{style:M,
start:B,end:j,baseline:H}]of u.entries())s.glyph(M,p[S],B,j,H);else if(h.join("")===t)for(const[S,{style:M,start:B,end:j,baseline:H}]of u.entries())s.glyph(M,h[S],
B,j,H);else u.length>0&&this.spread(p,s)}spread(t,s){const{places:u}=this,h=u.length/t.length,p=M=>u[Math.min(Math.floor(M*h),u.length-1)],S=M=>{const{start:B,end:j}=p(
M);return B+(j-B)*Math.min(M*h-Math.floor(M*h),1)};for(let M=0,B;M<t.length;M=B){for(B=M;B<t.length&&!dt(t[B]);)B++;if(B===M){s.space(),B++;continue}const j=p(M),
H=p(B-1),Q=H.baseline===j.baseline&&H.end>j.start?B===t.length?H.end:S(B):j.end;s.glyph(j.style,t.slice(M,B).join(""),S(M),Math.max(Q,S(M)),j.baseline)}}}const dt=v=>/\s/u.
test(v);var ht=g(48258);const xt="Open it in another PDF program and save it again";class lt{document;decoder;builder;writer;marked;replacement;operators=0;constructor(t,s,u,h){
this.document=t,this.decoder=s,this.builder=u,this.writer=new $(u),this.marked=new ct(t,h),this.layers=h}layers;get glyphs(){return this.writer.count}async page(t,s,u){
await this.read(t,{states:new L.U(w(u)),scope:s,stream:0,drawing:[]})}async form(t,s,u){await this.draw(t,{states:new L.U(w(u)),scope:s,stream:0,drawing:[]})}async read(t,s){
const{marked:u}=this,{depth:h}=u;for(await(0,d.K)(t,this.document.job.pace,p=>this.take(p,s));u.depth>h;)this.endMarked()}take(t,s){if(++this.operators>this.document.
job.limits.operators)throw this.tooMany("operators","operator");const{states:u}=s;switch(t.operator){case"q":case"Q":case"cm":u.follow(t);return;case"Tj":return this.
showOne(t,0,u.current);case"TJ":return this.showMany(t,u.current);case"'":return this.writer.matrix.moveLine(0,-u.current.leading),this.showOne(t,0,u.current);case'\
"':return u.current.wordSpace=t.number(0)||0,u.current.charSpace=t.number(1)||0,this.writer.matrix.moveLine(0,-u.current.leading),this.showOne(t,2,u.current);case"\
Tf":return this.setFont(t,s);case"gs":return this.setState(t.name(0),s);case"Do":return this.draws(t.name(0),s);case"BMC":case"BDC":this.marked.begin(t,s.scope.
properties(),s.stream)&&(this.replacement=new bt);return;case"EMC":return this.endMarked();default:f(t,u.current)||this.writer.matrix.follow(t,u.current)}}endMarked(){
const{marked:t,replacement:s}=this;t.end()&&(s?.write(t.replacement,this.builder),this.replacement=void 0,t.replacement=void 0)}showOne(t,s,u){const h=t.string(
s);!h||!u.font||(this.writer.begin(u,u.font,this.marked.marks),this.write(h,u),this.writer.end(u))}showMany(t,s){if(t.kind(0)!==c.pQ||!s.font)return;const{writer:u}=this,
{content:h}=t;u.begin(s,s.font,this.marked.marks);const p=t.inside(0);for(let S=p.next();S;S=p.next())S===c.An||S===c.Cd?this.write((0,I.E3)(h,p.start,p.end),s):
S===c.uk&&u.adjust((0,I.kz)(h,p.start,p.end));u.end(s)}write(t,s){if(this.writer.count+t.length>this.document.job.limits.pageCharacters)throw this.tooMany("page\
Characters","character");this.writer.show(t,s,this.marked.isOff,this.replacement)}setFont(t,{scope:s,states:u}){const h=t.name(0);if(h===void 0)return;const p=u.
current;p.size=t.number(1)||0;const S=s.loaded(h);if(S!==null)p.font=S;else return s.load(h).then(M=>{p.font=M})}setState(t,{scope:s,states:u}){if(t===void 0)return;
const{document:h}=this,p=h.array(h.dict(s.find("ExtGState",t))?.get("Font"));if(!p)return;const S=h.resolve(p[1]),M=u.current;return typeof S=="number"&&(M.size=
S),(0,ht.t)(h,p[0]).then(B=>{M.font=B})}draws(t,s){if(t===void 0)return;const u=s.scope.find("XObject",t),h=this.document.resolve(u);if(h instanceof o.Z6&&(0,o.
Eo)(this.document.resolve(h.dict.get("Subtype")),"Form"))return this.draw(u,s)}async draw(t,{states:s,scope:u,drawing:h}){const{document:p,layers:S}=this,M=p.resolve(
t);if(!(M instanceof o.Z6)||!(0,o.i9)(t)||h.includes(t.number)||S.isOff(M.dict.get("OC")))return;if(h.length>=p.job.limits.formDepth)throw this.tooMany("formDep\
th","form"," within another");const B=await this.decoder.form(t.number,M),j=p.dict(M.dict.get("Resources")),H={...s.current,matrix:(0,R.lw)((0,T.lQ)(p,M.dict.get(
"Matrix")),s.current.matrix)};await this.read(B,{states:new L.U(H),scope:j?new ht.H(p,j,u):u,stream:t.number,drawing:[...h,t.number]})}tooMany(t,s,u=""){const h=this.
document.job.limits[t];return(0,P.F)(t,`A page of the document has more than ${h} ${s}${h===1?"":"s"}${u}`,xt)}}var Et=g(40730),wt=g(9738),yt=g(98310),Ot=g(80751),
vt=g(7868);function mt(v,t,s){const u=new Map,h=new Set,{fragments:p,edges:S}=v,M=[];for(const[j,H]of p.entries()){const Q=t(H),q=Q&&B(Q.element);if(!q){M.push(
H);continue}if(h.has(q)||q.firstPage!==s)continue;h.add(q);const et=(0,Ot.uH)(q.actualText.trim());if(et==="")continue;const J=new vt.F(H.style,H.start,H.baseline,
H.order,S.used);J.text=et,J.end=gt(p,j,st=>{const nt=t(st);return nt!==void 0&&B(nt.element)===q});for(let st=0;st<et.length;st++)S.add(J.start,J.end);M.push(J)}
return M;function B(j){if(u.has(j))return u.get(j);let H;for(const Q of(0,a.Hy)(j))Q.actualText!==void 0&&(H=Q);return u.set(j,H),H}}function gt(v,t,s){const u=v[t];
let{end:h}=u;for(let p=t+1;p<v.length;p++){const S=v[p];if(S.baseline!==u.baseline||S.style.frame!==u.style.frame||!s(S))break;h=Math.max(h,S.end)}return h}var ft=g(
16957),b=g(95739),A=g(24912);const z=5e3;class D{index;found;characters;unreadable;ordered;reading;constructor(t,s){this.index=t,this.found=s,this.characters=s.
characters,this.unreadable=s.unreadable}get blocks(){return this.ordered??=(0,ft.zd)((0,A.NQ)(this.found.fragments,this.found.leafOf))}get flow(){return this.reading??=
(0,ft.zd)((0,A.dV)(this.blocks,this.found.edges))}async prepare(t){const{fragments:s,leafOf:u,edges:h}=this.found;s.length<z||(this.ordered=await(0,ft.k6)((0,A.
NQ)(s,u),t),this.reading=await(0,ft.k6)((0,A.dV)(this.ordered,h),t))}layout(t){return t==="reading"?this.flow.text:(0,b.r)(this.found.fragments,this.found.edges)}words(){
const t=(0,A.v)(this.blocks,this.found.edges),s=[];for(const{0:u,index:h}of t.text.matchAll(/\S+/g)){const p=t.box(h,h+u.length);p&&s.push({text:u,...p})}return s}}
class U{document;layers;decoder;tags;characters=0;constructor(t){this.document=t,this.layers=new n.z(t),this.decoder=new wt.X(t)}async page(t){const{document:s,
decoder:u,layers:h}=this,p=(0,T.iw)(s,t),S=(0,Et.y)(p),{width:M,height:B}=(0,R.iN)(p),j={width:M*p.userUnit,height:B*p.userUnit},H=new yt.g(j.width,j.height),Q=new lt(
s,u,H,h),q=new ht.H(s,s.dict(s.pages.attribute(t,"Resources")));await Q.page(await u.page(t),q,S);for(const rt of _(s,t,p.rotation,h))await Q.form(rt.form,this.
defaults(),(0,R.lw)(rt.matrix,S));H.finish();const et=s.pages.number(t);this.tags??=(0,a.g$)(s);const J=await this.tags,st=J?.hasPage(et)?({style:{marks:rt}})=>rt.
id<0?void 0:J.leaf(et,rt.stream,rt.id):void 0,nt=st&&J?.hasTexts?mt(H,st,et):H.fragments,ot=k(nt);this.count(ot.characters);const it=new D(t,{fragments:nt,edges:H.
edges,...ot,leafOf:st,...j});return await it.prepare(s.job.pace),it}defaults(){const{document:t}=this;return new ht.H(t,t.dict(t.dict(t.catalog.get("AcroForm"))?.
get("DR")))}count(t){this.characters+=t;const s=this.document.job.limits.characters;if(this.characters>s)throw(0,P.F)("characters",`The pages have more than ${s}\
 characters`,"Split it, or ask for fewer pages")}}function k(v){let t=0,s=0;for(const{text:u}of v){t+=u.length;for(let h=0;h<u.length;h++)u.charCodeAt(h)===W&&s++}
return{characters:t,unreadable:s}}const W=65533,F=10;class tt{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(t,s){this.
document=t,this.total=s,this.reader=new U(t)}async page(t){const s=await this.reader.page(t-1);return this.characters+=s.characters,this.unreadable+=s.unreadable,
s.unreadable>0&&this.pagesWithUnreadable.push(t),this.document.job.pace.progress(++this.done/this.total),s}get notes(){return this.unreadable===0?[]:[{code:"tex\
t_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableWords(){const{unreadable:t,
pagesWithUnreadable:s}=this;return`${t===1?"1 character":`${t} characters`} on ${Z(s)}`}}function Z(v){return v.length===1?`page ${v[0]}`:`pages ${v.slice(0,v.length>
F+1?F:-1).join(", ")} and ${v.length>F+1?`${v.length-F} more`:v.at(-1)}`}}),69959:((X,K,g)=>{g.d(K,{U:()=>T,c:()=>a});var P=g(80199);const R=1e4;class T{current;saved=[];beyond=0;constructor(o){
this.current=o}follow(o){switch(o.operator){case"q":return this.saved.length<R?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(o),!0;default:return!1}}transform(o){if(o.count!==6)return;const[E,_,
I,L,d,c]=a(o);this.current.matrix=(0,P.lw)([E,_,I,L,d,c],this.current.matrix)}}const a=n=>Array.from({length:n.count},(o,E)=>n.number(E))}),53403:((X,K,g)=>{g.d(
K,{z:()=>R});var P=g(16039);class R{document;off=new Set;on=new Set;baseOff;constructor(a){this.document=a;const n=a.dict(a.dict(a.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,P.Eo)(a.resolve(n?.get("BaseState")),"OFF");for(const o of a.array(n?.get("OFF"))??[])(0,P.i9)(o)&&this.off.add(o.number);for(const o of a.
array(n?.get("ON"))??[])(0,P.i9)(o)&&this.on.add(o.number)}isOff(a){const{document:n}=this,o=n.dict(a);if(!o)return!1;if(!(0,P.Eo)(n.resolve(o.get("Type")),"OCM\
D"))return(0,P.i9)(a)&&this.isGroupOff(a.number);const E=o.get("OCGs"),_=(n.array(E)??[E]).filter(P.i9);if(_.length===0)return!1;const I=_.map(({number:d})=>!this.
isGroupOff(d)),L=n.resolve(o.get("P"));switch(L instanceof P.SX?L.text:"AnyOn"){case"AllOn":return!I.every(d=>d);case"AnyOff":return I.every(d=>d);case"AllOff":
return I.some(d=>d);default:return!I.some(d=>d)}}groupsOff(){const{document:a}=this,n=a.dict(a.catalog.get("OCProperties"));return this.baseOff?(a.array(n?.get(
"OCGs"))??[]).filter(o=>!(0,P.i9)(o)||!this.on.has(o.number)):a.array(a.dict(n?.get("D"))?.get("OFF"))??[]}isGroupOff(a){return this.off.has(a)||this.baseOff&&!this.
on.has(a)}}}),84103:((X,K,g)=>{g.d(K,{Hy:()=>L,g$:()=>E});var P=g(20381),R=g(16039),T=g(30729),a=g(90191);const n=1e7;class o{pages=new Map;count=0;hasTexts=!1;leaf(c,w,O){
return this.pages.get(c)?.get(w*n+O)}leaves(c){return[...this.pages.get(c)?.values()??[]]}hasPage(c){return this.pages.has(c)}add(c,w,O,f){if(!Number.isInteger(
f)||f<0||f>=n)return;let l=this.pages.get(w);l||this.pages.set(w,l=new Map);const r=O*n+f;l.has(r)||l.set(r,{element:c,order:this.count++});for(let m=c;m&&m.firstPage<
0;m=m.parent)m.firstPage=w}}const E=(0,T.H)(_);async function _(d){const c=d.dict(d.catalog.get("StructTreeRoot"));if(!c||d.resolve(d.dict(d.catalog.get("MarkIn\
fo"))?.get("Suspects"))===!0)return;const w=new I(d,d.dict(c.get("RoleMap")));return await w.run(c),w.tags}class I{document;roles;tags=new o;visit;types=new Map;open=[];constructor(c,w){
this.document=c,this.roles=w,this.visit=new a._i(c)}async run(c){const{open:w,document:O}=this;this.push(c.get("K"),void 0,-1);for(let f=w.pop();f;f=w.pop()){this.
take(f);const l=O.job.pace.step(300);l&&await l}}push(c,w,O){if(c===void 0)return;const f=(0,R.i9)(c)||(0,R.cy)(c)?this.document.array(c)??[c]:[c];for(let l=f.length-
1;l>=0;l--)this.open.push({kid:f[l],parent:w,page:O})}take({kid:c,parent:w,page:O}){if(typeof c=="number"){w&&O>=0&&this.tags.add(w,O,0,c);return}if(!this.visit.
first(c))return;const f=this.document.dict(c);if(!f)return;const l=f.get("Pg"),r=(0,R.i9)(l)?l.number:O,m=f.get("MCID");if(m!==void 0){const x=f.get("Stm");w&&r>=
0&&this.tags.add(w,r,(0,R.i9)(x)?x.number:0,Number(this.document.resolve(m)));return}const i=this.document.resolve(f.get("S"));if(!(i instanceof R.SX))return;const e={
type:this.standard(i.text),parent:w,actualText:this.text(f.get("ActualText")),alternative:this.text(f.get("Alt")),firstPage:-1};e.actualText!==void 0&&(this.tags.
hasTexts=!0),this.push(f.get("K"),e,r),(0,R.i9)(c)&&this.document.release(c.number)}text(c){const w=c===void 0?null:this.document.resolve(c);return w instanceof
R.Mx?(0,P.g7)(w):void 0}standard(c){const w=this.types.get(c);if(w!==void 0)return w;let O=c;for(let f=0;f<16;f++){const l=this.document.resolve(this.roles?.get(
O));if(!(l instanceof R.SX)||l.text===O)break;O=l.text}return this.types.set(c,O),O}}function*L(d){for(let c=d;c;c=c.parent)yield c}}),40730:((X,K,g)=>{g.d(K,{y:()=>R});
var P=g(80199);function R(T){const{userUnit:a}=T;return(0,P.lw)((0,P.DI)((0,P.S3)(T)),[a,0,0,-a,0,(0,P.iN)(T).height*a])}}),80751:((X,K,g)=>{g.d(K,{V0:()=>d,p4:()=>O,
uH:()=>E});const P=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,R=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,
T=/[\t\n\v\f\r\u00a0]/g,a=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,n=new Map,o=1e4;function E(f){if(f.length===1){const r=f.charCodeAt(
0);if(r>32&&r<127||r>160&&r<1536&&r!==_||r>=11904&&r<55296)return f}let l=n.get(f);return l===void 0&&(l=I(f),n.size<o&&n.set(f,l)),l}const _=173;function I(f){
return f.replace(T," ").replace(P,"").replace(R,l=>l.normalize("NFKC")).replace(a,"�")}const L=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[
180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function d(f){if(f.length!==1)return;const l=f.
charCodeAt(0);return(l<128?l===94||l===96||l===126:l<=733&&(l>=710||l<=184))?L.get(l):void 0}const c=new RegExp("^\\p{L}$","u"),w=new Map([["ı","i"],["ȷ","j"]]);
function O(f,l){if(!c.test(f))return;const r=((w.get(f)??f)+l).normalize("NFC");return r.length===1?r:void 0}}),97205:((X,K,g)=>{g.d(K,{K:()=>R,Y:()=>P});function P(T,a=1/0){
let n=a;for(const o of T)o<n&&(n=o);return n}function R(T,a=-1/0){let n=a;for(const o of T)o>n&&(n=o);return n}}),62020:((X,K,g)=>{g.d(K,{q:()=>R});var P=g(37559);
class R{edges;parts=[];length=0;whole;offsets=[];fragments=[];from=[];to=[];constructor(a){this.edges=a}get text(){return this.whole??=this.parts.join("")}tail(a){
let n="";for(let o=this.parts.length-1;o>=0&&n.length<a;o--)n=this.parts[o]+n;return n.slice(-a)}add(a,n=0,o=a.text.length){this.offsets.push(this.length),this.
fragments.push(a),this.from.push(n),this.to.push(o),this.space(n===0&&o===a.text.length?a.text:a.text.slice(n,o))}space(a){this.parts.push(a),this.length+=a.length,
this.whole=void 0}drop(a){this.whole=void 0,this.length-=a;for(let n=a;n>0;){const o=this.parts.pop()??"";o.length>n&&this.parts.push(o.slice(0,-n)),n-=o.length}
for(let n=this.offsets.length-1;n>=0&&this.offsets[n]+this.to[n]-this.from[n]>this.length;n--)this.to[n]=Math.max(this.from[n],this.length-this.offsets[n]+this.
from[n])}*pieces(){const{text:a}=this;let n=0;for(const[o,E]of this.offsets.entries()){const _=this.to[o]-this.from[o];_<=0||(yield{space:a.slice(n,E),text:a.slice(
E,E+_),fragment:this.fragments[o]},n=E+_)}}box(a,n){let o;for(let E=Math.max(this.pieceAt(a),0);E<this.offsets.length&&this.offsets[E]<n;E++){const _=this.offsets[E],
I=this.from[E],L=Math.max(I,I+a-_),d=Math.min(this.to[E],I+n-_);if(L>=d)continue;const c=this.edges.box(this.fragments[E],L,d);o=o?(0,P.m)(o,c):c}return o}at(a){
const n=this.pieceAt(a);if(n<0)return;const o=this.to[n]-this.from[n];return a<this.offsets[n]+o?this.fragments[n]:void 0}pieceAt(a){let n=0,o=this.offsets.length;
for(;n<o;){const E=n+o>>1;this.offsets[E]<=a?n=E+1:o=E}return n-1}}}),98310:((X,K,g)=>{g.d(K,{U:()=>d,g:()=>c});var P=g(80751),R=g(7868);const T=.02,a=.1,n=.12,
o=.5,E=.4,_=.1,I=.18,L=.25;function d({font:l,frame:r,size:m,unit:i}){return r.vertical?m/2:i*Math.min(Math.max((l.space??L)/2,_),I)}class c{width;height;fragments=[];edges=new R.
l;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn=new Map;drawnCount=0;constructor(r,m){this.width=r,this.height=m}glyph(r,m,i,e,x){const N=(0,P.uH)(m);if(N===
" "?this.space():N===""&&m!==""&&this.open&&i<=this.open.end&&(this.open.end=Math.max(e,this.open.end)),N===""||N===" "||!this.isVisible(r,i,e,x))return;const{open:y}=this;
y&&y.style.frame===r.frame&&i<this.end-n*r.unit&&this.overlaps(y,r,N,i,e,x)||((!y||y.style!==r||this.isSpaced||i-y.end>this.gap||i-y.end<-E*r.unit||Math.abs(x-y.
baseline)>T*r.size)&&this.begin(r,i,x),this.append(N,i,e))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0}append(r,m,i){
const e=this.open;e.text+=r,e.end=i,this.text=r,this.start=m,this.end=i;for(let x=0;x<r.length;x++)this.edges.add(m,i)}begin(r,m,i){this.close();const e=new R.F(
r,m,i,this.drawnCount++,this.edges.used);e.spaceBefore=this.isSpaced,this.isSpaced=!1,this.gap=d(r),this.open=e}overlaps(r,m,i,e,x,N){const y=Math.abs(N-r.baseline),
C=Math.max(x-e,this.end-this.start);if(y>o*m.size||Math.abs(e+x-this.start-this.end)>C||this.text==="")return!1;if(i===this.text&&Math.abs(e-this.start)<a*m.size&&
y<a*m.size)return!0;const $=(0,P.V0)(i),Y=(0,P.V0)(this.text),G=$!==void 0?(0,P.p4)(this.text,$):Y===void 0?void 0:(0,P.p4)(i,Y);return G===void 0?!1:(r.text=r.
text.slice(0,-this.text.length)+G,$===void 0&&(this.edges.drop(1),this.edges.add(e,x),this.start=e,r.end=this.end=Math.max(x,e)),this.text=G,!0)}close(){const{open:r}=this;
if(!(!r||r.text==="")){if(this.isDrawnTwice(r)){this.edges.drop(r.text.length);return}this.fragments.push(r)}}isDrawnTwice(r){const{drawn:m}=this,i=m.get(r.text);
if(i===void 0)m.set(r.text,r);else if(Array.isArray(i)){for(let e=i.length-1;e>=Math.max(0,i.length-O);e--)if(f(i[e],r))return!0;i.push(r)}else{if(f(i,r))return!0;
m.set(r.text,[i,r])}return!1}isVisible({frame:{cos:r,sin:m},size:i},e,x,N){const y=N-w*i,{width:C,height:$}=this,Y=e*r-y*m,G=e*m+y*r,V=Y+(x-e)*r,at=G+(x-e)*m;return(Y>=
0||V>=0)&&(G>=0||at>=0)&&(Y<=C||V<=C)&&(G<=$||at<=$)}}const w=.3,O=50;function f(l,r){const m=a*r.style.size;return l.style.frame===r.style.frame&&Math.abs(l.start-
r.start)<m&&Math.abs(l.end-r.end)<2*m&&Math.abs(l.baseline-r.baseline)<m}}),7868:((X,K,g)=>{g.d(K,{F:()=>R,l:()=>T});var P=g(37559);class R{style;start;baseline;order;edges;text="";end;spaceBefore=!1;spaceAfter=!1;constructor(n,o,E,_,I){
this.style=n,this.start=o,this.baseline=E,this.order=_,this.edges=I,this.end=o}get top(){const{font:n,frame:o,size:E}=this.style;return this.baseline-(o.vertical?
.5:n.ascent)*E}get bottom(){const{font:n,frame:o,size:E}=this.style;return this.baseline+(o.vertical?.5:-n.descent)*E}get box(){return(0,P.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}class T{values=new Float64Array(2048);used=0;add(n,o){if(this.used+2>this.values.length){
const E=new Float64Array(this.values.length*2);E.set(this.values),this.values=E}this.values[this.used++]=n,this.values[this.used++]=o}drop(n){this.used-=2*n}isOneGlyph(n,o){
const E=n.edges+2*o;return this.values[E]===this.values[E+2]&&this.values[E+1]===this.values[E+3]}box(n,o,E){let _=1/0,I=-1/0;for(let L=n.edges+2*o;L<n.edges+2*
E;L++){const d=this.values[L];d<_&&(_=d),d>I&&(I=d)}return(0,P.L)(n.style.frame,_,I,n.top,n.bottom)}}}),37559:((X,K,g)=>{g.d(K,{L:()=>P,m:()=>R});function P({cos:T,
sin:a},n,o,E,_){if(a===0&&T===1)return{x:n,y:E,width:o-n,height:_-E};const I=[n*T-E*a,o*T-E*a,n*T-_*a,o*T-_*a],L=[n*a+E*T,o*a+E*T,n*a+_*T,o*a+_*T],[d,c]=[Math.min(
...I),Math.min(...L)];return{x:d,y:c,width:Math.max(...I)-d,height:Math.max(...L)-c}}function R(T,a){const[n,o]=[Math.min(T.x,a.x),Math.min(T.y,a.y)];return{x:n,
y:o,width:Math.max(T.x+T.width,a.x+a.width)-n,height:Math.max(T.y+T.height,a.y+a.height)-o}}}),16957:((X,K,g)=>{g.d(K,{Yz:()=>a,k6:()=>R,y:()=>T,zd:()=>P});function P(n){
for(;;){const{done:o,value:E}=n.next();if(o)return E}}async function R(n,o){for(;;){const{done:E,value:_}=n.next();if(E)return _;const I=o.step(_);I&&await I}}const T=1e3,
a=3e5}),65661:((X,K,g)=>{g.d(K,{d:()=>R,f:()=>d});const P=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,R=f=>P.test(f),T=0,a=1,n=2,o=3,
E=4,_=new RegExp("\\p{L}","u"),I=new RegExp("\\p{Nd}","u");function L(f){return I.test(f)?o:P.test(f)?n:_.test(f)?a:/^[.,:/%+\-\u066b\u066c]$/.test(f)?E:T}function d(f,l){
const r=f.map(L),m=r.filter(y=>y===n).length;if(m===0&&!l)return;const i=r.filter(y=>y===a).length;c(r,m>=i||l);const e=f.map((y,C)=>C),x=m>=i||l;x&&e.reverse();
const N=y=>x?r[y]!==n:r[y]!==a;for(let y=0,C;y<e.length;y=C){for(C=y+1;C<e.length&&N(e[C])===N(e[y]);)C++;N(e[y])&&(O(e,y,C),x||w(e,r,y,C))}return e}function c(f,l){
for(let i=0;i<f.length;i++)if(f[i]===E){const e=f[i-1]===o&&f[i+1]===o;f[i]=e?o:T}const r=l?n:a,m=i=>i===void 0?r:i===o?l?n:a:i;for(let i=0,e;i<f.length;i=e){if(e=
i+1,f[i]!==T)continue;for(;e<f.length&&f[e]===T;)e++;const x=m(f[i-1]),N=m(f[e]);f.fill(x===N?x:r,i,e)}if(!l){for(let i=0;i<f.length;i++)if(f[i]===o){let e=i;for(;f[e]===
o;)e++;(f[i-1]!==n||f[e]!==n)&&f.fill(a,i,e),i=e}}}function w(f,l,r,m){for(let i=r,e;i<m;i=e)if(e=i+1,l[f[i]]===o){for(;e<m&&l[f[e]]===o;)e++;O(f,i,e)}}function O(f,l,r){
for(let m=l,i=r-1;m<i;m++,i--)[f[m],f[i]]=[f[i],f[m]]}}),92541:((X,K,g)=>{g.d(K,{Dx:()=>E,N1:()=>n,SH:()=>_,eB:()=>o});const P=.3,R=.5,T=1.75,a=1.25;class n{segments;start;end;top;bottom;constructor(d){
this.segments=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].
baseline}get size(){return this.segments[0].size}add(d){this.segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=
Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}class o{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=d}static of(d,c){const w=new o(d[0]);for(let O=1;O<d.length;O++)w.add(d[O]);return w.element=c,w}get frame(){return this.
lines[0].frame}add(d){this.lines.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=
Math.max(this.bottom,d.bottom)}}function E(L){const d=[];let c;for(const w of L){const O=c?Math.min(c.size,w.size):0;c?.frame===w.frame&&Math.abs(c.baseline-w.baseline)<
P*O&&w.start>c.end-R*O?c.add(w):d.push(c=new n(w))}return d}function _(L){const d=[];let c;for(const w of L)c&&I(c,w)?c.add(w):d.push(c=new o(w));return d}function I(L,d){
const c=L.lines.at(-1);if(c.frame!==d.frame)return!1;const w=Math.max(c.size,d.size),O=d.baseline-c.baseline;return O<P*w||O>T*w||w>a*Math.min(c.size,d.size)?!1:
d.start<L.end&&d.end>L.start}}),95739:((X,K,g)=>{g.d(K,{b:()=>c,r:()=>I});var P=g(97205),R=g(62020),T=g(92541),a=g(24912),n=g(16721);const o=.4,E=20,_=1e3;function I(l,r){
const m=new Map;for(const e of(0,n.OD)(l)){const x=m.get(e.frame);x?x.push(e):m.set(e.frame,[e])}return[...m.values()].sort((e,x)=>L(x)-L(e)).map(e=>d(e,r)).join(
`
`)}const L=l=>l.reduce((r,{characters:m})=>r+m,0);function d(l,r){const m=O(l),i=(0,P.Y)(l.map(({start:y})=>y)),e=w(l),x=f(e.slice(1).map((y,C)=>y.baseline-e[C].
baseline))||1;let N="";for(const[y,C]of e.entries()){const $=y===0?1:Math.round((C.baseline-e[y-1].baseline)/x);N+=`
`.repeat(y===0?0:Math.min(Math.max($,1),E));let Y="";for(const G of C.segments){const V=Math.min(Math.round((G.start-i)/m),_);Y=Y.padEnd(Math.max(V,Y===""?0:Y.length+
1))+c(G,r)}N+=Y}return`${N}
`}function c(l,r){const m=new R.q(r);return(0,a.TJ)(m,l,r),m.text}function w(l){const r=[...l].sort((i,e)=>i.baseline-e.baseline||i.start-e.start),m=[];for(const i of r){
const e=m.at(-1);e&&i.baseline-e.baseline<o*Math.min(i.size,e.size)?e.add(i):m.push(new T.N1(i))}for(const{segments:i}of m)i.sort((e,x)=>e.start-x.start);return m}
function O(l){const r=l.map(m=>(m.end-m.start)/Math.max(m.characters,1)).filter(m=>m>0);return f(r)||1}function f(l){const r=[...l].sort((m,i)=>m-i);return r[r.
length>>1]??0}}),24912:((X,K,g)=>{g.d(K,{gB:()=>bt,NQ:()=>at,v:()=>ct,TJ:()=>gt,dV:()=>ut});var P=g(62020),R=g(16957),T=g(65661),a=g(92541),n=g(97205);const o=4,
E=8,_=4,I=.7,L=2.5,d=.8;function c(b,A=E){if(A===1)return[...b];const z=[];for(let D=0,U;D<b.length;D=U){const k=b[D].segments.length>1?w(b,D):void 0;if(U=k?.to??
D+1,!k)z.push(b[D]);else{for(const W of k.left)z.push(W);for(const W of c(k.right,A-1))z.push(W)}}return z}function w(b,A){const[z,D]=b[A].segments,U=z.size;let k=z.
end,W=D.start;const F=[],tt=[];let Z=A;for(;Z<b.length;Z++){const t=b[Z],s=Z===A?0:t.baseline-b[Z-1].baseline;if(t.frame!==z.frame||s<0||s>L*U)break;const u=t.segments.
filter(M=>M.start<k),h=t.segments.slice(u.length),p=(0,n.K)(u.map(M=>M.end),k),S=(0,n.Y)(h.map(M=>M.start),W);if(S-p<d*U||u.length>1)break;[k,W]=[p,S],F.push(...u),
h.length>0&&tt.push(h)}const v=tt.map(([t])=>t);if(!(F.length<o||tt.length<o||!f(F)||!f(v)))return{left:F.map(t=>new a.N1(t)),right:tt.map(O),to:Z}}function O([
b,...A]){const z=new a.N1(b);for(const D of A)z.add(D);return z}function f(b){const A=b.reduce((k,{fragments:W})=>k+W.length,0),z=(0,n.Y)(b.map(k=>k.start)),D=(0,n.
K)(b.map(k=>k.end))-z,U=b.reduce((k,W)=>k+W.end-W.start,0);return A>=_*b.length&&U>=I*D*b.length}const l=300,r=5,m=.6,i=5,e=3;function x(b){return b.length<3||b.
length>l||!C(b)?b:$(b)}function N(b,A){return b.frame!==A.frame||b.bottom>A.top+(A.bottom-A.top)/4?!1:Math.min(b.end,A.end)-Math.max(b.start,A.start)>0}const y=({
lines:b})=>b.reduce((A,{segments:z})=>A+z.reduce((D,{fragments:U})=>D+U.length,0),0);function C(b){let A=0,z=0,D;for(const U of b)y(U)<i||(D&&N(D,U)?A++:D&&N(U,
D)&&D.top-U.bottom<e*D.lines[0].size&&z++,D=U);return z>=r&&z>m*(A+z)}function $(b){const A=b.length,z=new Int32Array(A),D=b.map(()=>[]);for(let W=0;W<A;W++)for(let F=0;F<
A;F++)W!==F&&Y(b,W,F)&&(D[W].push(F),z[F]++);const U=new Set(b.keys()),k=[];for(;U.size>0;){let W=-1;for(const F of U)(W<0||z[F]<z[W])&&(W=F);U.delete(W),k.push(
b[W]);for(const F of D[W])z[F]--}return k}function Y(b,A,z){const D=b[A],U=b[z];if(D.frame!==U.frame)return!1;if(N(D,U))return!0;if(D.end>U.start+1)return!1;const k=Math.
min(D.top,U.top),W=Math.max(D.bottom,U.bottom);return!b.some(F=>F!==D&&F!==U&&F.frame===D.frame&&F.top<W&&F.bottom>k&&F.start<D.end&&F.end>U.start)}var G=g(53071),
V=g(16721);function*at(b,A){if(A&&(0,G.P$)(b,A))return(0,G.$A)(b,A);const z=yield*(0,V.q9)(b);yield R.Yz;const D=(0,a.SH)(c((0,a.Dx)(z)));return yield R.Yz,x(D)}
const ut=(b,A)=>dt(b,A,mt),ct=(b,A)=>(0,R.zd)(dt(b,A));function bt(b,A){const z=new P.q(A);for(const D of b)mt(z,D),lt(z,D,A);return z}function*dt(b,A,z){const D=new P.
q(A);let U=0;for(const[k,W]of b.entries()){k>0&&!ht(W,b[k-1])&&D.space(`
`);for(const F of W.lines)++U%R.y===0&&(yield R.Yz),z?.(D,F),lt(D,F,A)}return D}const ht=({element:b},A)=>b!==void 0&&xt.has(b.type)&&b.type===A.element?.type,xt=new Set(
["LI","TR","TOCI"]);function lt(b,{segments:A},z){for(const[D,U]of A.entries())D>0&&b.space(" "),gt(b,U,z);b.space(`
`)}const Et=/[\p{L}\p{M}][-\u2010]\n+$/u,wt=/\u00ad\n+$/,yt=/.\n+$/,Ot=new RegExp("^\\p{L}","u"),vt=new RegExp("^\\p{Ll}","u");function mt(b,A){const z=b.tail(5),
D=A.segments[0].fragments[0].text;!wt.test(z)&&!(Et.test(z)&&vt.test(D))||(b.drop(yt.exec(z)[0].length),Ot.test(D)||b.space(`
`))}function gt(b,{fragments:A},z){if(A.some(({text:D,style:U})=>U.marks.isReversed||(0,T.d)(D))){ft(b,A,z);return}for(const[D,U]of A.entries())D>0&&(0,V.re)(A[D-
1],U)&&b.space(" "),b.add(U)}function ft(b,A,z){const D=[];for(const[W,F]of A.entries()){W>0&&(0,V.re)(A[W-1],F)&&D.push({text:" ",from:0,to:0});const{text:tt}=F;
for(let Z=0,v;Z<tt.length;Z=v){for(v=Z+1;v<tt.length&&z.isOneGlyph(F,v-1);)v++;D.push({text:tt.slice(Z,v),fragment:F,from:Z,to:v})}}const U=D.map(({text:W})=>W),
k=A.some(({style:W})=>W.marks.isReversed);for(const W of(0,T.f)(U,k)??U.keys()){const{text:F,fragment:tt,from:Z,to:v}=D[W];tt?b.add(tt,Z,v):b.space(F)}}}),16721:((X,K,g)=>{
g.d(K,{OD:()=>d,q9:()=>c,re:()=>m});var P=g(98310),R=g(65661),T=g(16957);const a=1.6,n=.5,o=.15,E=.6,_=.6,I=.35;class L{fragments;start;end;baseline;size;top;bottom;constructor(e){
this.fragments=[e],this.start=Math.min(e.start,e.end),this.end=Math.max(e.start,e.end),this.baseline=e.baseline,this.size=e.style.size,this.top=e.top,this.bottom=
e.bottom}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}get characters(){return this.fragments.reduce((e,{text:x})=>e+
x.length,0)}add(e){this.fragments.push(e);const x=Math.min(e.start,e.end),N=Math.max(e.start,e.end);x<this.start&&(this.start=x),N>this.end&&(this.end=N),e.style.
size>this.size*1.05&&(this.size=e.style.size,this.baseline=e.baseline),e.top<this.top&&(this.top=e.top),e.bottom>this.bottom&&(this.bottom=e.bottom)}join(e){for(const x of e.
fragments)this.add(x)}sort(){const{fragments:e}=this;for(let x=1;x<e.length;x++)if(e[x].start<e[x-1].start){e.sort((N,y)=>N.start-y.start||N.order-y.order);return}}}
const d=i=>(0,T.zd)(c(i));function*c(i){const e=[];let x;for(const[y,C]of i.entries())y%T.y===T.y-1&&(yield T.Yz),x&&w(x,C)?x.add(C):e.push(x=new L(C));const N=yield*O(
e);for(const y of N)y.sort();return N}function w(i,{style:e,start:x,end:N,baseline:y,text:C}){if(e.frame!==i.frame)return!1;const $=Math.max(e.size,i.size),Y=Math.
abs(y-i.baseline);if(Y>E*$)return!1;const G=x-i.end,V=i.start-Math.max(x,N);return Y>o*$?G>-n*$&&G<_*$:G>-n*$&&G<a*$||V>-n*$&&V<((0,R.d)(C)?_:I)*$}function*O(i){
if(i.length<2)return[...i];const e=new Map;for(const{frame:y}of i)e.has(y)||e.set(y,e.size);const x=i.map((y,C)=>({segment:y,order:C,frame:e.get(y.frame)}));x.sort(
(y,C)=>y.frame-C.frame||y.segment.baseline-C.segment.baseline||y.segment.start-C.segment.start);const N=new Set;for(let y=0;y<x.length;y++){y%T.y===0&&(yield T.
Yz);const{segment:C,frame:$,order:Y}=x[y];if(!N.has(C))for(let G=y+1;G<Math.min(x.length,y+f);G++){const V=x[G],at=Math.min(C.size,V.segment.size);if(V.frame!==
$||V.segment.baseline-C.baseline>o*at)break;if(N.has(V.segment)||!l(C,V.segment))continue;const[ut,ct]=Y<V.order?[C,V.segment]:[V.segment,C];if(ut.join(ct),N.add(
ct),ct===C)break}}return i.filter(y=>!N.has(y))}const f=50;function l(i,e){const x=Math.min(i.size,e.size);if(Math.max(i.size,e.size)>1.5*x||r(i)||r(e))return!1;
const[N,y]=i.start<=e.start?[i,e]:[e,i],C=y.start-N.end;return C>-n*x&&C<I*x}const r=({fragments:i})=>i.length===1&&i[0].text.length===1;function m(i,e){return e.
order===i.order+1&&(i.spaceAfter||e.spaceBefore)?!0:e.start-i.end>Math.max((0,P.U)(i.style),(0,P.U)(e.style))}}),53071:((X,K,g)=>{g.d(K,{$A:()=>_,P$:()=>E,VN:()=>o});
var P=g(84103),R=g(92541),T=g(16721);const a=.9,n=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote N\
onStruct Private".split(" "));function o(L){let d;for(const c of(0,P.Hy)(L)){if(c.type==="TR")return c;!d&&!n.has(c.type)&&(d=c)}return d?(d.type==="Lbl"||d.type===
"LBody")&&d.parent?.type==="LI"?d.parent:d:L}function E(L,d){let c=0,w=0;for(const O of L)O.style.marks.isArtifact||(c+=O.text.length,d(O)&&(w+=O.text.length));
return w>0&&w>=a*c}function _(L,d){const c=[],w=[];for(const l of L){const r=d(l);r?c.push({fragment:l,leaf:r}):w.push(l)}c.sort((l,r)=>l.leaf.order-r.leaf.order||
l.fragment.order-r.fragment.order);const O=[],f=[];for(let l=0,r;l<c.length;l=r){const m=o(c[l].leaf.element);for(r=l+1;r<c.length&&o(c[r].leaf.element)===m;)r++;
const i=c.slice(l,r).map(({fragment:x})=>x),e=R.eB.of((0,R.Dx)((0,T.OD)(i)),m);O.push(e);for(const{order:x}of i)f.push({order:x,block:e})}return w.length===0?O:
I(O,f,(0,R.SH)((0,R.Dx)((0,T.OD)(w))))}function I(L,d,c){d.sort((f,l)=>f.order-l.order);const w=[],O=new Map;for(const f of c){const l=f.lines[0].segments[0].order;
let r=0;for(let e=d.length;r<e;){const x=r+e>>1;d[x].order<l?r=x+1:e=x}const m=d[r-1]?.block,i=m&&O.get(m);i?i.push(f):m?O.set(m,[f]):w.push(f)}return[...w,...L.
flatMap(f=>[f,...O.get(f)??[]])]}})};
