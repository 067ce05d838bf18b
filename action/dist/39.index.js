"use strict";exports.id=39,exports.ids=[39],exports.modules={10990:((K,F,u)=>{u.d(F,{Ek:()=>_,LQ:()=>y,P1:()=>l,_K:()=>i,kR:()=>I,rq:()=>b});var E=u(80199);const i=({matrix:[
B,m]})=>Math.hypot(B,m);function y({matrix:[B,m]}){return Math.abs(B)>=Math.abs(m)?B<0?180:0:m>0?90:270}const l=({matrix:B},m)=>(0,E.Mp)((0,E.zl)(B,m));function b({
matrix:B},m){const P=[];for(let v=0;v+1<m.length;v+=2)P.push(...(0,E.Gd)(B,m[v],m[v+1]));return(0,E.Mp)(P)}function I(B,m){const P=y(B)/90;return(0,E.Mp)(m.map(
(v,O)=>m[(O+P)%m.length]*i(B)))}const _=(B,m)=>(0,E.Mp)(m.map(P=>P*i(B)))}),43171:((K,F,u)=>{u.d(F,{t:()=>i});const E=(y,l)=>[y*72/25.4,l*72/25.4],i={A3:E(297,420),
A4:E(210,297),A5:E(148,210),A6:E(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]}}),47065:((K,F,u)=>{u.d(F,{J:()=>ft});var E=u(66249),i=u(16039),y=u(
80199),l=u(10990),b=u(84805);function I(r,t,e,n){const s=r.dict(t);if(!s)return;const o=new i.Bi(s),c=r.array(s.get("O"))?.map(a=>r.resolve(a));c?.length===2&&c.
every(a=>typeof a=="number")&&o.set("O",(0,l.rq)(e,c));for(const a of["X","Y"]){const d=r.array(s.get(a)),h=r.dict(d?.[0]),U=r.resolve(h?.get("C"));n(d?.length??
0),d&&h&&typeof U=="number"&&o.set(a,[new i.Bi(h).set("C",U/(0,l._K)(e)),...d.slice(1)])}return o}const _=20;function B(r,t,e,n){const s=r.array(t);return n((s?.
length??0)*((0,i.i9)(t)?_:1)),s?.map(o=>{const c=r.dict(o);if(!c)return o;const a=new i.Bi(c),d=(0,b.b0)(r,c.get("BBox"));d&&a.set("BBox",(0,l.P1)(e,d));const h=I(
r,c.get("Measure"),e,n);return h!==void 0&&a.set("Measure",h),a})}const m=["QuadPoints","Vertices","L","CL"],P=["InkList","Path"],v=["LL","LLE","LLO","CO"],O=[...m,
...P,...v,"RD","Border","BS","Measure","AP"];class C{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=e}moved(t,e){const n={},s=(a,d)=>{
d!==void 0&&(n[a]=d)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,l.P1)(e,o));for(const a of m)s(a,this.points(t.get(a),e));for(const a of P){const d=this.
list(t.get(a));s(a,d?.map(h=>this.points(h,e)??h))}for(const a of v)s(a,this.lengths(t.get(a),e));const c=this.numbers(t.get("RD"));return c&&s("RD",(0,l.kR)(e,
c)),s("Border",this.border(t.get("Border"),e)??this.defaultBorder(t,e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Measure",I(this.document,t.get("Measure"),e,this.
spend)),(0,l.LQ)(e)!==0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,l.rq)(e,n)}lengths(t,e){const n=this.document.
resolve(t);if(typeof n=="number")return(0,l.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,l.Ek)(e,s)}border(t,e){return this.list(t)?.map(n=>this.lengths(n,
e)??n)}defaultBorder(t,e){return(0,i.Eo)(this.document.resolve(t.get("Subtype")),"Link")&&!t.has("BS")?(0,l.Ek)(e,[0,0,1]):void 0}borderStyle(t,e){const n=this.
document.dict(t);if(!n)return;const s=new i.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.get("D"),e);return o!==void 0&&s.set("D",o),
s}appearances(t,e){const n=this.document.dict(t);if(!n)return;const s=new i.Bi;for(const[o,c]of n){const a=this.document.resolve(c);this.spend((0,i.Zm)(a)?L*a.size:
1),(0,i.Zm)(a)?s.set(o,new i.Bi([...a].map(([d,h])=>[d,this.turnedForm(h,e)]))):s.set(o,this.turnedForm(c,e))}return s}turnedForm(t,e){const n=this.document.resolve(
t);if(!(0,i.i9)(t)||!(n instanceof i.Z6))return t;const s=A[(0,l.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let c=this.turned.get(o);if(!c){const a=(0,y.lw)((0,b.lQ)(
this.document,n.dict.get("Matrix")),s),d=new i.Bi(n.dict).set("Matrix",(0,y.Mp)(a));c=this.document.add(new i.Z6(d,n.data,n.sealed)),this.turned.set(o,c)}return c}list(t){
const e=this.document.array(t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));return e?.every(n=>typeof n=="\
number"&&Number.isFinite(n))?e:void 0}}const L=10,A={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var f=u(66173),p=u(59234),g=u(90191),D=u(38990);const S=new Set(
["Tf","Tc","Tw","TL","Ts"]);function R(r,t,e){const n=(0,i.Eo)(r.resolve(t.get("Subtype")),"Widget"),s=n?(0,D.hj)(r,t,"DA"):t.get("DA"),o=r.resolve(s??(n?(0,g.Wo)(
r,"AcroForm")?.dict.get("DA"):void 0));if(!(!(o instanceof i.Mx)||o.bytes.length>M))return(0,i.Px)(w(Buffer.from(o.bytes).toString("latin1"),e))}const M=1e4;function w(r,t){
const e=new f.B(Buffer.from(r,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,c=e.number(o);!S.has(e.operator)||Number.isNaN(c)||(n+=r.slice(s,e.startOf(
o))+(0,p._)(c*t),s=e.endOf(o))}return n+r.slice(s)}var x=u(7548);const T=["XYZ","FitR","FitH","FitV","FitBH","FitBV"],W=["Fit","FitB"],Q=new Set([...T,...W]);async function z(r,t,{
toSheets:e,isDone:n}){for(const s of await(0,x.Av)(r,e?[...T,...W]:T)){if(n(s))continue;k(r,r.get(s),t)&&r.edit(s);const o=r.job.pace.step(1e3);o&&await o}}const $=[
"A","AA","PA","Names","OpenAction"];function J(r,t,e){const n=r.entry(t,"Dest");if(!(!(0,i.cy)(n)||$.some(s=>r.entry(t,s)!==void 0)))return N(r,n,e)?n:null}function k(r,t,e){
let n=!1;const s=[t];for(let o=s.pop();o!==void 0;o=s.pop())if((0,i.cy)(o))if(N(r,o,e))n=!0;else for(const c of o)s.push(c);else if((0,i.Zm)(o))for(const c of o.
values())s.push(c);else o instanceof i.Z6&&s.push(o.dict);return n}function N(r,t,e){const[n,s]=t;if(!(0,i.i9)(n)||!(s instanceof i.SX)||!Q.has(s.text))return!1;
const o=e(n);if(!o)return!1;const c=t.slice(2,6).map(d=>{const h=r.resolve(d);return typeof h=="number"&&Number.isFinite(h)?h:null}),a=o.sheet?et(o,s.text,c):tt(
o,s.text,c);return t.splice(1,t.length-1,...a),o.sheet&&r.pages.indexOf(n.number)>=0&&(t[0]=new i.oS(o.sheet.page)),!0}const q=(r,t)=>[(0,i.UU)(r),...t];function tt(r,t,e){
const[n,s]=[e[0]??null,e[1]??null],o=a=>a===null?null:(0,y.Mp)([(0,y.Gd)(r.matrix,a,0)[0]])[0],c=a=>a===null?null:(0,y.Mp)([(0,y.Gd)(r.matrix,0,a)[1]])[0];switch(t){case"\
XYZ":return[(0,i.UU)(t),o(n),c(s),H(r,e[2])];case"FitH":case"FitBH":return[(0,i.UU)(t),c(n)];case"FitV":case"FitBV":return[(0,i.UU)(t),o(n)];default:return Z(r,
e)??q(t,e)}}function et(r,t,e){const{box:n}=r.sheet,s=([d,h])=>{const[U,ut]=(0,y.Gd)(r.matrix,d??0,h??0);return[d==null?void 0:U,h==null?void 0:ut]};if(t==="XYZ"){
const[d,h]=s(e);return[(0,i.UU)(t),...(0,y.Mp)([d??n[0],h??n[3]]),H(r,e[2])]}const o=t==="FitR"?Z(r,e):void 0;if(o)return o;const[,c]=t==="FitH"||t==="FitBH"?s(
[null,e[0]??null]):[],a=c!==void 0&&c>n[1]&&c<n[3]?c:n[3];return[(0,i.UU)("FitR"),...(0,y.Mp)([n[0],n[1],n[2],a])]}function Z(r,[t,e,n,s]){if(!(t==null||e==null||
n==null||s==null))return[(0,i.UU)("FitR"),...(0,l.P1)(r,[t,e,n,s])]}const H=(r,t)=>t==null?null:Math.round(t/(0,l._K)(r)*1e4)/1e4;var nt=u(38504),st=u(36035),G=u(
16463);const V=100;async function ot(r,t){if(!r.dict(r.catalog.get("StructTreeRoot")))return;const{BBox:e}=await(0,x.zx)(r,["BBox"]);if(!e.some(o=>!r.isStream(o)&&
(0,nt.L)(r.get(o),X)))return;const{spend:s}=new g.b9(r);await(0,st.q)(r,({dict:o,holder:c,page:a})=>{const d=a??Y(r,o),h=d===void 0?void 0:t(d),U=h&&rt(r,o.get(
"A"),h,s);U!==void 0&&(r.edit(c),o.set("A",U))})}const X=r=>r.has("BBox")&&r.has("O");function rt(r,t,e,n){const s=d=>{const h=r.dict(d),U=h&&X(h)?(0,b.b0)(r,h.
get("BBox")):void 0;return h&&U?new i.Bi(h).set("BBox",(0,l.P1)(e,U)):d},o=r.array(t);n(o?.length??1);const c=o??(t===void 0?[]:[t]),a=c.map(s);if(!a.every((d,h)=>d===
c[h]))return o?a:a[0]}function Y(r,t){return it(r,t)??ct(r,t)}function it(r,t){let e=t;for(let n=0;e&&n<V;n++){const s=e.get("Pg");if((0,i.i9)(s))return s.number;
if((0,G.FH)(e))return;const o=e.get("K");e=r.dict((r.array(o)??[o])[0]??null)}}function ct(r,t){let e=r.dict(t.get("P"));for(let n=0;e&&n<V;n++){const s=e.get("\
Pg");if((0,i.i9)(s))return s.number;e=r.dict(e.get("P"))}}const at=[...O.filter(r=>r!=="Border"),"DA","FT","Parent"],j=(r,t)=>({...t,matrix:(0,y.lw)((0,y.DI)(r.
matrix),t.matrix)}),dt=50;class ft{document;moves;annotations;moved=new Map;beads=new Set;destined=new Set;located=new E.R;spend;constructor(t,e){this.document=
t,this.moves=e,this.spend=new g.b9(t).spend,this.annotations=new C(t,this.spend)}async moveReferences(){const{document:t,moves:e,destined:n}=this,s=[...e.values()].
some(({sheet:o})=>o!==void 0);await z(t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await ot(t,o=>e.get(o))}moveOf=t=>this.moves.get(t.number)??this.ofElement(
t);ofElement(t){const e=this.document.get(t);if(!(0,i.Zm)(e)||!(0,G.Uc)(e))return;const n=Y(this.document,e);return n===void 0?void 0:this.moves.get(n)}moveOn(t){
const{document:e}=this,n=this.moves.get(t),s={},o=this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const c=e.array(e.entry(t,"B"))??[];this.spend(c.length);
for(const d of c)this.moveBead(d,n);const a=B(e,e.entry(t,"VP"),n,this.spend);return a&&(s.VP=a),s}moveAnnotations(t,e){const{document:n}=this,s=n.array(t),o=(0,i.
i9)(t)?this.moved.get(t.number):void 0;if(!s||o===e)return;this.spend(s.length);const c=o?j(o,e):e,a=s.map(d=>(0,i.i9)(d)?this.moveAnnotation(d,e):(0,i.Zm)(d)?this.
movedDict(d,c):d);if((0,i.i9)(t)&&!o&&this.moved.set(t.number,e),!a.every((d,h)=>d===s[h])){if(!(0,i.i9)(t)||o)return a;n.put(t,a)}}moveAnnotation(t,e){const{document:n}=this,
s=this.moved.get(t.number);if(s)return s===e?t:this.copy(t,s,e);this.moved.set(t.number,e);const o=this.soleRectangle(t.number);if(o){const a=J(n,t.number,this.
moveOf);return a!==void 0&&this.destined.add(t.number),n.patch(t.number,{Rect:(0,l.P1)(e,o),...a&&{Dest:a},...this.page(e)}),t}const c=n.get(t);return(0,i.Zm)(c)&&
n.put(t,this.movedDict(c,e)),t}copy(t,e,n){const{document:s}=this,o=s.get(t);if(!(0,i.Zm)(o)||(0,i.Eo)(s.resolve(o.get("Subtype")),"Widget"))return t;this.spend(
dt);const c=this.movedDict(o,j(e,n));return c.delete("StructParent"),s.add(c)}soleRectangle(t){const{document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,
s,n))return;const{bytes:o}=s;if(at.some(d=>n.find(o,d)>=0))return;const c=e.entry(t,"Border");return(0,i.cy)(c)&&c.every(d=>d===0)?(0,b.b0)(e,e.entry(t,"Rect")):
void 0}movedDict(t,e){const n=new i.Bi(t);for(const[c,a]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(c,a);const s=(0,l._K)(e),o=s===
1?void 0:R(this.document,t,s);return o&&n.set("DA",o),n}page({sheet:t}){return t?{P:new i.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,i.i9)(t)||this.
beads.has(t.number))return;this.beads.add(t.number);const s=(0,b.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,l.P1)(e,s),...this.page(e)})}}}),90925:((K,F,u)=>{
u.d(F,{E:()=>m});var E=u(7548),i=u(38504),y=u(269),l=u(16039),b=u(73811),I=u(90191),_=u(39935);const B=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function m(f){const p=await L(
f);if(p.length===0)return;let g;const D=(0,I.Wo)(f,"Dests");let S;for(const R of p){const M=f.get(R),w={changed:!1},x=T=>{P(T)&&(T[0]=v(f,T[0])??(S??=f.add(null)),
w.changed=!0)};P(M)&&(g??=await C(f),g.has(R)||x(M)),(0,l.cy)(M)&&M.forEach(x),(0,i.C)(M,T=>O(f,T,x)),D?.holder===R&&D.dict.forEach(x),w.changed&&f.edit(R)}S&&await(0,_.
E2)(f,S)}function P(f){return(0,l.cy)(f)&&typeof f[0]=="number"&&f[1]instanceof l.SX&&B.test(f[1].text)}function v(f,p){const g=(0,b.hN)(f,p);return g===void 0?
void 0:new l.oS(f.pages.number(g))}function O(f,p,g){const D=p.get("Names");(0,l.cy)(D)&&D.forEach(g),g(p.get("Dest")),g(p.get("OpenAction"));const S=f.resolve(
p.get("S"));(S===null||(0,l.Eo)(S,"GoTo"))&&g(p.get("D"))}async function C(f){const p=new Set,{GoToR:g,GoToE:D}=await(0,E.zx)(f,["GoToR","GoToE"]);for(const S of[
...g,...D])(0,i.C)(f.get(S),R=>{const[M,w]=[f.resolve(R.get("S")),R.get("D")];(0,l.i9)(w)&&((0,l.Eo)(M,"GoToR")||(0,l.Eo)(M,"GoToE"))&&p.add(w.number)});return p}
async function L(f){const p=new Set;await(0,E.RJ)(f,(g,D,S,R)=>{const M=g.subarray(D,S);for(const w of["Fit","XYZ"])for(let x=M.indexOf(w);x>=0;x=M.indexOf(w,x+
w.length)){if(!A(M,x))continue;const T=R(D+x);T!==void 0&&p.add(T)}});for(const g of(0,E.vb)(f))p.add(g);return[...p]}function A(f,p){let g=p-2;for(;g>=0&&y.Kl[f[g]]===
y.t6;)g--;return(0,y.yp)(f[g])}}),36035:((K,F,u)=>{u.d(F,{q:()=>l});var E=u(16039),i=u(90191),y=u(16463);async function l(b,I){const _=(0,i.Wo)(b,"StructTreeRoo\
t");if(!_)return;const B=new i._i(b),m=[],P=(v,O,C)=>{const L=v.get("K"),A=b.array(L),f=A?(0,i.Kd)(L,O):O,p=A??(L===void 0?[]:[L]);for(const g of p)m.push({value:g,
holder:f,page:C});return!p.some(E.Zm)};P(_.dict,_.holder,void 0);for(let v=m.pop();v;v=m.pop()){const{value:O,page:C}=v,L=b.job.pace.step(300);L&&await L;const A=B.
first(O)?b.resolve(O):null;if(!(0,E.Zm)(A)||(0,y.FH)(A))continue;const f=(0,i.Kd)(O,v.holder),p=A.get("Pg"),g=(0,E.i9)(p)?p.number:C,D=P(A,f,g);I({dict:A,holder:f,
page:g}),D&&(0,E.i9)(O)&&!b.isEdited(O.number)&&b.release(O.number)}}})};
