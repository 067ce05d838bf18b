"use strict";exports.id=8495,exports.ids=[8495],exports.modules={69959:((G,L,l)=>{l.d(L,{U:()=>b,c:()=>h});var y=l(80199);const D=1e4;class b{current;saved=[];beyond=0;constructor(u){
this.current=u}follow(u){switch(u.operator){case"q":return this.saved.length<D?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(u),!0;default:return!1}}transform(u){if(u.count!==6)return;const[g,O,
v,T,x,P]=h(u);this.current.matrix=(0,y.lw)([g,O,v,T,x,P],this.current.matrix)}}const h=c=>Array.from({length:c.count},(u,g)=>c.number(g))}),53403:((G,L,l)=>{l.d(
L,{z:()=>D});var y=l(16039);class D{document;off=new Set;on=new Set;baseOff;constructor(h){this.document=h;const c=h.dict(h.dict(h.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,y.Eo)(h.resolve(c?.get("BaseState")),"OFF");for(const u of h.array(c?.get("OFF"))??[])(0,y.i9)(u)&&this.off.add(u.number);for(const u of h.
array(c?.get("ON"))??[])(0,y.i9)(u)&&this.on.add(u.number)}isOff(h){const{document:c}=this,u=c.dict(h);if(!u)return!1;if(!(0,y.Eo)(c.resolve(u.get("Type")),"OCM\
D"))return(0,y.i9)(h)&&this.isGroupOff(h.number);const g=u.get("OCGs"),O=(c.array(g)??[g]).filter(y.i9);if(O.length===0)return!1;const v=O.map(({number:x})=>!this.
isGroupOff(x)),T=c.resolve(u.get("P"));switch(T instanceof y.SX?T.text:"AnyOn"){case"AllOn":return!v.every(x=>x);case"AnyOff":return v.every(x=>x);case"AllOff":
return v.some(x=>x);default:return!v.some(x=>x)}}groupsOff(){const{document:h}=this,c=h.dict(h.catalog.get("OCProperties"));return this.baseOff?(h.array(c?.get(
"OCGs"))??[]).filter(u=>!(0,y.i9)(u)||!this.on.has(u.number)):h.array(h.dict(c?.get("D"))?.get("OFF"))??[]}isGroupOff(h){return this.off.has(h)||this.baseOff&&!this.
on.has(h)}}}),40730:((G,L,l)=>{l.d(L,{y:()=>D});var y=l(80199);function D(b){const{userUnit:h}=b;return(0,y.lw)((0,y.DI)((0,y.S3)(b)),[h,0,0,-h,0,(0,y.iN)(b).height*
h])}}),80751:((G,L,l)=>{l.d(L,{V0:()=>x,p4:()=>H,uH:()=>g});const y=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
D=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,b=/[\t\n\v\f\r\u00a0]/g,h=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,c=new Map,u=1e4;
function g(m){if(m.length===1){const A=m.charCodeAt(0);if(A>32&&A<127||A>160&&A<1536&&A!==O||A>=11904&&A<55296)return m}let E=c.get(m);return E===void 0&&(E=v(m),
c.size<u&&c.set(m,E)),E}const O=173;function v(m){return m.replace(b," ").replace(y,"").replace(D,E=>E.normalize("NFKC")).replace(h,"�")}const T=new Map([[94,
"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[
733,"̋"]]);function x(m){if(m.length!==1)return;const E=m.charCodeAt(0);return(E<128?E===94||E===96||E===126:E<=733&&(E>=710||E<=184))?T.get(E):void 0}const P=new RegExp(
"^\\p{L}$","u"),V=new Map([["ı","i"],["ȷ","j"]]);function H(m,E){if(!P.test(m))return;const A=((V.get(m)??m)+E).normalize("NFC");return A.length===1?A:void 0}}),
98310:((G,L,l)=>{l.d(L,{U:()=>P,g:()=>V});var y=l(80751),D=l(7868);const b=.02,h=.1,c=.12,u=.5,g=.4,O=1e3,v=.1,T=.18,x=.25;function P({font:A,frame:o,size:w,unit:p}){
return o.vertical?w/2:p*Math.min(Math.max((A.space??x)/2,v),T)}class V{width;height;fragments=[];edges=new D.l;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn=new Map;drawnCount=0;constructor(o,w){
this.width=o,this.height=w}glyph(o,w,p,M,R){const F=(0,y.uH)(w);if(F===" "?this.space():F===""&&w!==""&&this.open&&p<=this.open.end&&(this.open.end=Math.max(M,this.
open.end)),F===""||F===" "||!this.isVisible(o,p,M,R))return;const{open:k}=this;k&&k.style.frame===o.frame&&p<this.end-c*o.unit&&this.overlaps(k,o,F,p,M,R)||((!k||
k.style!==o||k.text.length>=O||this.isSpaced||p-k.end>this.gap||p-k.end<-g*o.unit||Math.abs(R-k.baseline)>b*o.size)&&this.begin(o,p,R),this.append(F,p,M))}space(){
this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0}append(o,w,p){const M=this.open;M.text+=o,M.end=p,this.text=o,this.
start=w,this.end=p;for(let R=0;R<o.length;R++)this.edges.add(w,p)}begin(o,w,p){this.close();const M=new D.F(o,w,p,this.drawnCount++,this.edges.used);M.spaceBefore=
this.isSpaced,this.isSpaced=!1,this.gap=P(o),this.open=M}overlaps(o,w,p,M,R,F){const k=Math.abs(F-o.baseline),K=Math.max(R-M,this.end-this.start);if(k>u*w.size||
Math.abs(M+R-this.start-this.end)>K||this.text==="")return!1;if(p===this.text&&Math.abs(M-this.start)<h*w.size&&k<h*w.size)return!0;const U=(0,y.V0)(p),B=(0,y.V0)(
this.text),z=U!==void 0?(0,y.p4)(this.text,U):B===void 0?void 0:(0,y.p4)(p,B);return z===void 0?!1:(o.text=o.text.slice(0,-this.text.length)+z,U===void 0&&(this.
edges.drop(1),this.edges.add(M,R),this.start=M,o.end=this.end=Math.max(R,M)),this.text=z,!0)}close(){const{open:o}=this;if(!(!o||o.text==="")){if(this.isDrawnTwice(
o)){this.edges.drop(o.text.length);return}this.fragments.push(o)}}isDrawnTwice(o){const{drawn:w}=this,p=w.get(o.text);if(p===void 0)w.set(o.text,o);else if(Array.
isArray(p)){for(let M=p.length-1;M>=Math.max(0,p.length-m);M--)if(E(p[M],o))return!0;p.push(o)}else{if(E(p,o))return!0;w.set(o.text,[p,o])}return!1}isVisible({frame:{
cos:o,sin:w},size:p},M,R,F){const k=F-H*p,{width:K,height:U}=this,B=M*o-k*w,z=M*w+k*o,X=B+(R-M)*o,Y=z+(R-M)*w;return(B>=0||X>=0)&&(z>=0||Y>=0)&&(B<=K||X<=K)&&(z<=
U||Y<=U)}}const H=.3,m=50;function E(A,o){const w=h*o.style.size;return A.style.frame===o.style.frame&&Math.abs(A.start-o.start)<w&&Math.abs(A.end-o.end)<2*w&&Math.
abs(A.baseline-o.baseline)<w}}),7868:((G,L,l)=>{l.d(L,{F:()=>D,l:()=>b});var y=l(37559);class D{style;start;baseline;order;edges;text="";end;spaceBefore=!1;spaceAfter=!1;constructor(c,u,g,O,v){
this.style=c,this.start=u,this.baseline=g,this.order=O,this.edges=v,this.end=u}get top(){const{font:c,frame:u,size:g}=this.style;return this.baseline-(u.vertical?
.5:c.ascent)*g}get bottom(){const{font:c,frame:u,size:g}=this.style;return this.baseline+(u.vertical?.5:-c.descent)*g}get box(){return(0,y.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}class b{values=new Float64Array(2048);used=0;add(c,u){if(this.used+2>this.values.length){
const g=new Float64Array(this.values.length*2);g.set(this.values),this.values=g}this.values[this.used++]=c,this.values[this.used++]=u}drop(c){this.used-=2*c}isOneGlyph(c,u){
const g=c.edges+2*u;return this.values[g]===this.values[g+2]&&this.values[g+1]===this.values[g+3]}box(c,u,g){let O=1/0,v=-1/0;for(let T=c.edges+2*u;T<c.edges+2*
g;T++){const x=this.values[T];x<O&&(O=x),x>v&&(v=x)}return(0,y.L)(c.style.frame,O,v,c.top,c.bottom)}}}),37559:((G,L,l)=>{l.d(L,{L:()=>y,m:()=>D});function y({cos:b,
sin:h},c,u,g,O){if(h===0&&b===1)return{x:c,y:g,width:u-c,height:O-g};const v=[c*b-g*h,u*b-g*h,c*b-O*h,u*b-O*h],T=[c*h+g*b,u*h+g*b,c*h+O*b,u*h+O*b],[x,P]=[Math.min(
...v),Math.min(...T)];return{x,y:P,width:Math.max(...v)-x,height:Math.max(...T)-P}}function D(b,h){const[c,u]=[Math.min(b.x,h.x),Math.min(b.y,h.y)];return{x:c,y:u,
width:Math.max(b.x+b.width,h.x+h.width)-c,height:Math.max(b.y+b.height,h.y+h.height)-u}}}),98495:((G,L,l)=>{l.d(L,{i:()=>ut});var y=l(80199),D=l(84805),b=l(53403),
h=l(40730),c=l(16039),u=l(88771);function g(f,t,e,s){const n=[];for(const r of f.array(f.entry(f.pages.number(t),"Annots"))??[]){const a=f.dict(r);if(!a||(0,c.Eo)(
f.resolve(a.get("Subtype")),"Popup")||(0,u.dK)(f,a)||s.isOff(a.get("OC")))continue;const i=(0,u.wR)(f,a),d=i&&(0,u.hs)(f,a,i,e);d&&n.push(d)}return n}var O=l(84293),
v=l(19980),T=l(69959),x=l(66173),P=l(36692),V=l(98310);const H=f=>({matrix:f,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),m=(f,t)=>f.
number(t)||0;function E(f,t){switch(f.operator){case"Tc":return t.charSpace=m(f,0),!0;case"Tw":return t.wordSpace=m(f,0),!0;case"Tz":return t.stretch=m(f,0)/100,
!0;case"TL":return t.leading=m(f,0),!0;case"Ts":return t.rise=m(f,0),!0;case"Tr":return t.mode=m(f,0),!0;default:return!1}}class A{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){
this.set(1,0,0,1,0,0)}set(t,e,s,n,r,a){this.a=t,this.b=e,this.c=s,this.d=n,this.e=this.lineE=r,this.f=this.lineF=a}moveLine(t,e){this.e=this.lineE+=t*this.a+e*this.
c,this.f=this.lineF+=t*this.b+e*this.d}advance(t,e){this.e+=t*this.a+e*this.c,this.f+=t*this.b+e*this.d}follow(t,e){switch(t.operator){case"BT":return this.reset(),
!0;case"Tm":return t.count>=6&&this.set(m(t,0),m(t,1),m(t,2),m(t,3),m(t,4),m(t,5)),!0;case"TD":return e.leading=-m(t,1),this.moveLine(m(t,0),m(t,1)),!0;case"Td":
return this.moveLine(m(t,0),m(t,1)),!0;case"T*":return this.moveLine(0,-e.leading),!0;default:return!1}}}const o=.002,w=64,p=.001,M=1e5,R=.4,F=2.5,k=Uint8Array.
from({length:256},(f,t)=>t),K={cos:1,sin:0,vertical:!1};class U{builder;matrix=new A;count=0;frames=[K];ems=new Map;style;along=0;across=0;unit=0;moved=0;constructor(t){
this.builder=t}begin(t,e,s){const{matrix:n,size:r,stretch:a}=t,i=this.matrix,[d,S]=[i.a*n[0]+i.b*n[2],i.a*n[1]+i.b*n[3]],[C,N]=[i.c*n[0]+i.d*n[2],i.c*n[1]+i.d*n[3]],
W=i.e*n[0]+i.f*n[2]+n[4]+t.rise*C,Z=i.e*n[1]+i.f*n[3]+n[5]+t.rise*N,{vertical:$}=e,[q,_]=$?[-C*r,-N*r]:[d*r*a,S*r*a],j=Math.hypot(q,_),{cos:I,sin:Q}=this.frameOf(
j>0?q/j:1,j>0?_/j:0,$),tt=this.frame,et=$?Math.hypot(d,S)*Math.abs(r):Math.abs((N*I-C*Q)*r);this.along=W*I+Z*Q,this.across=Z*I-W*Q,this.unit=j,this.moved=0;const st=e.
type3?this.emOf(e):1;this.styled(e,tt,et*st,j*st,t.mode,s)}frame=K;frameOf(t,e,s){const{frames:n,frame:r}=this;if(B(r,t,e,s))return r;const a=n.find(i=>B(i,t,e,
s));return this.frame=a??{cos:z(t),sin:z(e),vertical:s},!a&&n.length<w&&n.push(this.frame),this.frame}emOf(t){const e=this.ems.get(t);if(e!==void 0)return e;const s=t.
glyphs(k).flatMap(({width:a})=>a>0?[a]:[]),n=2*s.reduce((a,i)=>a+i,0)/Math.max(s.length,1),r=n===0||n>R&&n<F?1:n;return this.ems.set(t,r),r}styled(t,e,s,n,r,a){
const{style:i}=this;i!==void 0&&i.font===t&&i.frame===e&&Math.abs(i.size-s)<p&&Math.abs(i.unit-n)<p&&i.mode===r&&i.marks===a||(this.style={font:t,frame:e,size:s,
unit:n,mode:r,marks:a})}show(t,e,s,n){const r=e.font,a=this.style,{unit:i,along:d,across:S,builder:C}=this,{vertical:N}=r,W=e.size===0?1:e.size,Z=(N?-e.charSpace:
e.charSpace)/W,$=(N?-e.wordSpace:e.wordSpace)/W,q=!s&&i>p&&a.size<M&&i<M;let{moved:_}=this;const j=r.glyphs(t);for(const I of j){const Q=I.isSpace?Z+$:Z,tt=d+_*
i;if(_+=(N&&I.vertical?-I.vertical.advance:I.width)+Q,this.count++,!q)continue;const et=d+_*i;n?n.glyph(a,I.text,tt,et,S):C.glyph(a,I.text,tt,et,S)}this.moved=_}adjust(t){
this.moved-=t/1e3}end(t){const{size:e,stretch:s,font:n}=t;n.vertical?this.matrix.advance(0,-this.moved*e):this.matrix.advance(this.moved*e*s,0)}}const B=(f,t,e,s)=>Math.
abs(f.cos-t)<o&&Math.abs(f.sin-e)<o&&f.vertical===s,z=f=>Math.abs(f)<o?0:Math.abs(Math.abs(f)-1)<o?Math.sign(f):f;var X=l(20381);const Y={id:-1,stream:0,isArtifact:!1,
isReversed:!1},nt=1e4;class it{document;layers;marks=Y;isOff=!1;replacement;open=[];beyond=0;constructor(t,e){this.document=t,this.layers=e}get depth(){return this.
open.length+this.beyond}begin(t,e,s){if(this.open.length>=nt)return this.beyond++,!1;const n=t.name(0)??"",r=t.operator==="BDC"?this.listed(t,e):void 0,a=this.document.
dict(r),i=this.replacement===void 0?this.document.resolve(a?.get("ActualText")):null,d=i instanceof c.Mx;return this.open.push({marks:this.marks,isOff:this.isOff,
replaces:d}),d&&(this.replacement=(0,X.g7)(i)),n==="OC"&&this.layers.isOff(r)&&(this.isOff=!0),this.mark(n,a,s),d}end(){if(this.beyond>0)return this.beyond--,!1;
const t=this.open.pop();return t?(this.marks=t.marks,this.isOff=t.isOff,t.replaces):!1}mark(t,e,s){const{marks:n}=this,r=this.document.resolve(e?.get("MCID")),a=t===
"ReversedChars",i=t==="Artifact";typeof r=="number"?this.marks={...n,id:r,stream:s}:i&&!n.isArtifact?this.marks={...n,isArtifact:i}:a&&!n.isReversed&&(this.marks=
{...n,isReversed:a})}listed(t,e){return t.kind(1)!==P.o_?t.value(1):e?.get(t.name(1))}}class rt{places=[];texts=[];glyph(t,e,s,n,r){this.places.push({style:t,start:s,
end:n,baseline:r}),this.texts.push(e)}write(t,e){const{places:s,texts:n}=this,r=[...t];if(r.length===s.length)for(const[a,{style:i,start:d,end:S,baseline:C}]of s.
entries())e.glyph(i,r[a],d,S,C);else if(n.join("")===t)for(const[a,{style:i,start:d,end:S,baseline:C}]of s.entries())e.glyph(i,n[a],d,S,C);else s.length>0&&this.
spread(r,e)}spread(t,e){const{places:s}=this,n=s.length/t.length,r=i=>s[Math.min(Math.floor(i*n),s.length-1)],a=i=>{const{start:d,end:S}=r(i);return d+(S-d)*Math.
min(i*n-Math.floor(i*n),1)};for(let i=0,d;i<t.length;i=d){for(d=i;d<t.length&&!at(t[d]);)d++;if(d===i){e.space(),d++;continue}const S=r(i),C=r(d-1),N=C.baseline===
S.baseline&&C.end>S.start?d===t.length?C.end:a(d):S.end;e.glyph(S.style,t.slice(i,d).join(""),a(i),Math.max(N,a(i)),S.baseline)}}}const at=f=>/\s/u.test(f);var J=l(
44787);const ct="Open it in another PDF program and save it again";class ht{document;decoder;builder;observer;writer;marked;replacement;operators=0;constructor(t,e,s,n){
this.document=t,this.decoder=e,s instanceof V.g?this.builder=s:this.observer=s,this.writer=new U(s),this.marked=new it(t,n),this.layers=n}layers;get glyphs(){return this.
writer.count}async page(t,e,s){await this.read(t,{states:new T.U(H(s)),scope:e,stream:0,drawing:[]})}async form(t,e,s){await this.draw(t,{states:new T.U(H(s)),scope:e,
stream:0,drawing:[]})}async read(t,e){const{marked:s}=this,{depth:n}=s;for(await(0,x.K)(t,this.document.job.pace,r=>this.take(r,e));s.depth>n;)this.endMarked()}take(t,e){
if(++this.operators>this.document.job.limits.operators)throw this.tooMany("operators","operator");const{states:s}=e;switch(t.operator){case"q":case"Q":case"cm":
s.follow(t);return;case"Tj":return this.showOne(t,s.current);case"TJ":return this.showMany(t,s.current);case"'":return this.writer.matrix.moveLine(0,-s.current.
leading),this.showOne(t,s.current);case'"':return s.current.wordSpace=t.number(t.count-3)||0,s.current.charSpace=t.number(t.count-2)||0,this.writer.matrix.moveLine(
0,-s.current.leading),this.showOne(t,s.current);case"Tf":return this.setFont(t,e);case"gs":return this.setState(t.name(0),e);case"Do":return this.draws(t.name(0),
e);case"BMC":case"BDC":return this.beginMarked(t,e);case"EMC":return this.endMarked();default:if(E(t,s.current)||this.writer.matrix.follow(t,s.current))return;this.
observer?.takes(t,s.current,e.scope,this.marked.isOff)}}beginMarked(t,{scope:e,stream:s}){this.marked.begin(t,e.properties(),s)&&this.builder&&(this.replacement=
new rt)}endMarked(){const{marked:t,replacement:e}=this;t.end()&&(this.builder&&e?.write(t.replacement,this.builder),this.replacement=void 0,t.replacement=void 0)}showOne(t,e){
const s=t.string(t.count-1);!s||!e.font||(this.observer?.shows(e),this.writer.begin(e,e.font,this.marked.marks),this.write(s,e),this.writer.end(e))}showMany(t,e){
const s=t.count-1;if(t.kind(s)!==P.pQ||!e.font)return;const{writer:n}=this,{content:r}=t;this.observer?.shows(e),n.begin(e,e.font,this.marked.marks);const a=t.inside(
s);for(let i=a.next();i;i=a.next())i===P.An||i===P.Cd?this.write((0,v.E3)(r,a.start,a.end),e):i===P.uk&&n.adjust((0,v.kz)(r,a.start,a.end));n.end(e)}write(t,e){
if(this.writer.count+t.length>this.document.job.limits.pageCharacters)throw this.tooMany("pageCharacters","character");this.writer.show(t,e,this.marked.isOff,this.
replacement)}setFont(t,{scope:e,states:s}){const n=t.name(0);if(n===void 0)return;const r=s.current;r.size=t.number(1)||0;const a=e.loaded(n);if(a!==null)r.font=
a;else return e.load(n).then(i=>{r.font=i})}setState(t,{scope:e,states:s}){if(t===void 0)return;const{document:n}=this,r=n.array(n.dict(e.find("ExtGState",t))?.
get("Font"));if(!r)return;const a=n.resolve(r[1]),i=s.current;return typeof a=="number"&&(i.size=a),(0,J.t)(n,r[0]).then(d=>{i.font=d})}draws(t,e){if(t===void 0)
return;const s=e.scope.find("XObject",t),n=this.document.resolve(s);if(n instanceof c.Z6&&(0,c.Eo)(this.document.resolve(n.dict.get("Subtype")),"Form"))return this.
draw(s,e);n instanceof c.Z6&&!this.marked.isOff&&!this.layers.isOff(n.dict.get("OC"))&&this.observer?.image(e.states.current)}async draw(t,{states:e,scope:s,drawing:n}){
const{document:r,layers:a}=this,i=r.resolve(t);if(!(i instanceof c.Z6)||!(0,c.i9)(t)||n.includes(t.number)||a.isOff(i.dict.get("OC")))return;if(n.length>=r.job.
limits.formDepth)throw this.tooMany("formDepth","form"," within another");const d=await this.decoder.form(t.number,i),S=r.dict(i.dict.get("Resources")),C={...e.
current,matrix:(0,y.lw)((0,D.lQ)(r,i.dict.get("Matrix")),e.current.matrix)};this.observer?.enters(i.dict,C),await this.read(d,{states:new T.U(C),scope:S?new J.H(
r,S,s):s,stream:t.number,drawing:[...n,t.number]})}tooMany(t,e,s=""){const n=this.document.job.limits[t];return(0,O.F)(t,`A page of the document has more than ${n}\
 ${e}${n===1?"":"s"}${s}`,ct)}}var ot=l(9738);class ut{document;layers;decoder;constructor(t){this.document=t,this.layers=new b.z(t),this.decoder=new ot.X(t)}async read(t,e){
const{document:s,decoder:n,layers:r}=this,a=(0,D.iw)(s,t),i=(0,h.y)(a),d=new ht(s,n,e,r),S=new J.H(s,s.dict(s.pages.attribute(t,"Resources")));await d.page(await n.
page(t),S,i);for(const C of g(s,t,a.rotation,r))await d.form(C.form,this.defaults(),(0,y.lw)(C.matrix,i))}defaults(){const{document:t}=this;return new J.H(t,t.dict(
t.dict(t.catalog.get("AcroForm"))?.get("DR")))}}})};
