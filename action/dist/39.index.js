"use strict";exports.id=39,exports.ids=[39],exports.modules={10990:((I,F,u)=>{u.d(F,{Ek:()=>_,LQ:()=>y,P1:()=>l,_K:()=>i,kR:()=>K,rq:()=>v});var E=u(80199);const i=({matrix:[
B,m]})=>Math.hypot(B,m);function y({matrix:[B,m]}){return Math.abs(B)>=Math.abs(m)?B<0?180:0:m>0?90:270}const l=({matrix:B},m)=>(0,E.Mp)((0,E.zl)(B,m));function v({
matrix:B},m){const D=[];for(let P=0;P+1<m.length;P+=2)D.push(...(0,E.Gd)(B,m[P],m[P+1]));return(0,E.Mp)(D)}function K(B,m){const D=y(B)/90;return(0,E.Mp)(m.map(
(P,O)=>m[(O+D)%m.length]*i(B)))}const _=(B,m)=>(0,E.Mp)(m.map(D=>D*i(B)))}),43171:((I,F,u)=>{u.d(F,{t:()=>i});const E=(y,l)=>[y*72/25.4,l*72/25.4],i={A3:E(297,420),
A4:E(210,297),A5:E(148,210),A6:E(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]}}),47065:((I,F,u)=>{u.d(F,{J:()=>ft});var E=u(66249),i=u(16039),y=u(
80199),l=u(10990),v=u(84805);function K(r,t,e,n){const s=r.dict(t);if(!s)return;const o=new i.Bi(s),c=r.array(s.get("O"))?.map(f=>r.resolve(f));c?.length===2&&c.
every(f=>typeof f=="number")&&o.set("O",(0,l.rq)(e,c));for(const f of["X","Y"]){const a=r.array(s.get(f)),h=r.dict(a?.[0]),U=r.resolve(h?.get("C"));n(a?.length??
0),a&&h&&typeof U=="number"&&o.set(f,[new i.Bi(h).set("C",U/(0,l._K)(e)),...a.slice(1)])}return o}const _=20;function B(r,t,e,n){const s=r.array(t);return n((s?.
length??0)*((0,i.i9)(t)?_:1)),s?.map(o=>{const c=r.dict(o);if(!c)return o;const f=new i.Bi(c),a=(0,v.b0)(r,c.get("BBox"));a&&f.set("BBox",(0,l.P1)(e,a));const h=K(
r,c.get("Measure"),e,n);return h!==void 0&&f.set("Measure",h),f})}const m=["QuadPoints","Vertices","L","CL"],D=["InkList","Path"],P=["LL","LLE","LLO","CO"],O=[...m,
...D,...P,"RD","Border","BS","Measure","AP"];class C{document;spend;turned=new Map;constructor(t,e){this.document=t,this.spend=e}moved(t,e){const n={},s=(f,a)=>{
a!==void 0&&(n[f]=a)},o=this.numbers(t.get("Rect"));o?.length===4&&s("Rect",(0,l.P1)(e,o));for(const f of m)s(f,this.points(t.get(f),e));for(const f of D){const a=this.
list(t.get(f));s(f,a?.map(h=>this.points(h,e)??h))}for(const f of P)s(f,this.lengths(t.get(f),e));const c=this.numbers(t.get("RD"));return c&&s("RD",(0,l.kR)(e,
c)),s("Border",this.border(t.get("Border"),e)),s("BS",this.borderStyle(t.get("BS"),e)),s("Measure",K(this.document,t.get("Measure"),e,this.spend)),(0,l.LQ)(e)!==
0&&s("AP",this.appearances(t.get("AP"),e)),n}points(t,e){const n=this.numbers(t);return n&&(0,l.rq)(e,n)}lengths(t,e){const n=this.document.resolve(t);if(typeof n==
"number")return(0,l.Ek)(e,[n])[0];const s=this.numbers(t);return s&&(0,l.Ek)(e,s)}border(t,e){return this.list(t)?.map(n=>this.lengths(n,e)??n)}borderStyle(t,e){
const n=this.document.dict(t);if(!n)return;const s=new i.Bi(n);s.set("W",this.lengths(n.get("W")??1,e)??1);const o=this.lengths(n.get("D"),e);return o!==void 0&&
s.set("D",o),s}appearances(t,e){const n=this.document.dict(t);if(!n)return;const s=new i.Bi;for(const[o,c]of n){const f=this.document.resolve(c);this.spend((0,i.
Zm)(f)?R*f.size:1),(0,i.Zm)(f)?s.set(o,new i.Bi([...f].map(([a,h])=>[a,this.turnedForm(h,e)]))):s.set(o,this.turnedForm(c,e))}return s}turnedForm(t,e){const n=this.
document.resolve(t);if(!(0,i.i9)(t)||!(n instanceof i.Z6))return t;const s=x[(0,l.LQ)(e)],o=`${t.number} ${s.join(" ")}`;let c=this.turned.get(o);if(!c){const f=(0,y.
lw)((0,v.lQ)(this.document,n.dict.get("Matrix")),s),a=new i.Bi(n.dict).set("Matrix",(0,y.Mp)(f));c=this.document.add(new i.Z6(a,n.data,n.sealed)),this.turned.set(
o,c)}return c}list(t){const e=this.document.array(t);return e&&this.spend(e.length),e}numbers(t){const e=this.list(t)?.map(n=>this.document.resolve(n));return e?.
every(n=>typeof n=="number"&&Number.isFinite(n))?e:void 0}}const R=10,x={90:[0,1,-1,0,0,0],180:[-1,0,0,-1,0,0],270:[0,-1,1,0,0,0]};var d=u(66173),p=u(59234),g=u(
90191),A=u(38990);const S=new Set(["Tf","Tc","Tw","TL","Ts"]);function L(r,t,e){const n=(0,i.Eo)(r.resolve(t.get("Subtype")),"Widget"),s=n?(0,A.hj)(r,t,"DA"):t.
get("DA"),o=r.resolve(s??(n?(0,g.Wo)(r,"AcroForm")?.dict.get("DA"):void 0));if(!(!(o instanceof i.Mx)||o.bytes.length>M))return(0,i.Px)(w(Buffer.from(o.bytes).toString(
"latin1"),e))}const M=1e4;function w(r,t){const e=new d.B(Buffer.from(r,"latin1"));let n="",s=0;for(;e.next();){const o=e.count-1,c=e.number(o);!S.has(e.operator)||
Number.isNaN(c)||(n+=r.slice(s,e.startOf(o))+(0,p._)(c*t),s=e.endOf(o))}return n+r.slice(s)}var b=u(7548);const T=["XYZ","FitR","FitH","FitV","FitBH","FitBV"],W=[
"Fit","FitB"],j=new Set([...T,...W]);async function Q(r,t,{toSheets:e,isDone:n}){for(const s of await(0,b.Av)(r,e?[...T,...W]:T)){if(n(s))continue;J(r,r.get(s),
t)&&r.edit(s);const o=r.job.pace.step(1e3);o&&await o}}const z=["A","AA","PA","Names","OpenAction"];function $(r,t,e){const n=r.entry(t,"Dest");if(!(!(0,i.cy)(n)||
z.some(s=>r.entry(t,s)!==void 0)))return N(r,n,e)?n:null}function J(r,t,e){let n=!1;const s=[t];for(let o=s.pop();o!==void 0;o=s.pop())if((0,i.cy)(o))if(N(r,o,e))
n=!0;else for(const c of o)s.push(c);else if((0,i.Zm)(o))for(const c of o.values())s.push(c);else o instanceof i.Z6&&s.push(o.dict);return n}function N(r,t,e){const[
n,s]=t;if(!(0,i.i9)(n)||!(s instanceof i.SX)||!j.has(s.text))return!1;const o=e(n);if(!o)return!1;const c=t.slice(2,6).map(a=>{const h=r.resolve(a);return typeof h==
"number"&&Number.isFinite(h)?h:null}),f=o.sheet?tt(o,s.text,c):q(o,s.text,c);return t.splice(1,t.length-1,...f),o.sheet&&r.pages.indexOf(n.number)>=0&&(t[0]=new i.
oS(o.sheet.page)),!0}const k=(r,t)=>[(0,i.UU)(r),...t];function q(r,t,e){const[n,s]=[e[0]??null,e[1]??null],o=f=>f===null?null:(0,y.Mp)([(0,y.Gd)(r.matrix,f,0)[0]])[0],
c=f=>f===null?null:(0,y.Mp)([(0,y.Gd)(r.matrix,0,f)[1]])[0];switch(t){case"XYZ":return[(0,i.UU)(t),o(n),c(s),H(r,e[2])];case"FitH":case"FitBH":return[(0,i.UU)(t),
c(n)];case"FitV":case"FitBV":return[(0,i.UU)(t),o(n)];default:return Z(r,e)??k(t,e)}}function tt(r,t,e){const{box:n}=r.sheet,s=([a,h])=>{const[U,at]=(0,y.Gd)(r.
matrix,a??0,h??0);return[a==null?void 0:U,h==null?void 0:at]};if(t==="XYZ"){const[a,h]=s(e);return[(0,i.UU)(t),...(0,y.Mp)([a??n[0],h??n[3]]),H(r,e[2])]}const o=t===
"FitR"?Z(r,e):void 0;if(o)return o;const[,c]=t==="FitH"||t==="FitBH"?s([null,e[0]??null]):[],f=c!==void 0&&c>n[1]&&c<n[3]?c:n[3];return[(0,i.UU)("FitR"),...(0,y.
Mp)([n[0],n[1],n[2],f])]}function Z(r,[t,e,n,s]){if(!(t==null||e==null||n==null||s==null))return[(0,i.UU)("FitR"),...(0,l.P1)(r,[t,e,n,s])]}const H=(r,t)=>t==null?
null:Math.round(t/(0,l._K)(r)*1e4)/1e4;var et=u(38504),nt=u(36035),G=u(16463);const V=100;async function st(r,t){if(!r.dict(r.catalog.get("StructTreeRoot")))return;
const{BBox:e}=await(0,b.zx)(r,["BBox"]);if(!e.some(o=>!r.isStream(o)&&(0,et.L)(r.get(o),X)))return;const{spend:s}=new g.b9(r);await(0,nt.q)(r,({dict:o,holder:c,
page:f})=>{const a=f??Y(r,o),h=a===void 0?void 0:t(a),U=h&&ot(r,o.get("A"),h,s);U!==void 0&&(r.edit(c),o.set("A",U))})}const X=r=>r.has("BBox")&&r.has("O");function ot(r,t,e,n){
const s=a=>{const h=r.dict(a),U=h&&X(h)?(0,v.b0)(r,h.get("BBox")):void 0;return h&&U?new i.Bi(h).set("BBox",(0,l.P1)(e,U)):a},o=r.array(t);n(o?.length??1);const c=o??
(t===void 0?[]:[t]),f=c.map(s);if(!f.every((a,h)=>a===c[h]))return o?f:f[0]}function Y(r,t){return rt(r,t)??it(r,t)}function rt(r,t){let e=t;for(let n=0;e&&n<V;n++){
const s=e.get("Pg");if((0,i.i9)(s))return s.number;if((0,G.FH)(e))return;const o=e.get("K");e=r.dict((r.array(o)??[o])[0]??null)}}function it(r,t){let e=r.dict(
t.get("P"));for(let n=0;e&&n<V;n++){const s=e.get("Pg");if((0,i.i9)(s))return s.number;e=r.dict(e.get("P"))}}const ct=[...O.filter(r=>r!=="Border"),"DA","FT","P\
arent"];class ft{document;moves;annotations;done=new Set;destined=new Set;located=new E.R;spend;constructor(t,e){this.document=t,this.moves=e,this.spend=new g.b9(
t).spend,this.annotations=new C(t,this.spend)}async moveReferences(){const{document:t,moves:e,destined:n}=this,s=[...e.values()].some(({sheet:o})=>o!==void 0);await Q(
t,this.moveOf,{toSheets:s,isDone:o=>n.has(o)}),await st(t,o=>e.get(o))}moveOf=t=>this.moves.get(t.number)??this.ofElement(t);ofElement(t){const e=this.document.
get(t);if(!(0,i.Zm)(e)||!(0,G.Uc)(e))return;const n=Y(this.document,e);return n===void 0?void 0:this.moves.get(n)}moveOn(t){const{document:e}=this,n=this.moves.
get(t),s={},o=this.moveAnnotations(e.entry(t,"Annots"),n);o&&(s.Annots=o);const c=e.array(e.entry(t,"B"))??[];this.spend(c.length);for(const a of c)this.moveBead(
a,n);const f=B(e,e.entry(t,"VP"),n,this.spend);return f&&(s.VP=f),s}moveAnnotations(t,e){const{document:n}=this,s=n.array(t);if(!s||(0,i.i9)(t)&&this.isDone(t.number))
return;this.spend(s.length);let o=!1;for(const[c,f]of s.entries())(0,i.i9)(f)?this.moveAnnotation(f,e):(0,i.Zm)(f)&&(s[c]=this.movedDict(f,e),o=!0);return o&&(0,i.
i9)(t)&&n.edit(t),o&&!(0,i.i9)(t)?s:void 0}moveAnnotation(t,e){const{document:n}=this;if(this.isDone(t.number))return;const s=this.soleRectangle(t.number);if(s){
const c=$(n,t.number,this.moveOf);c!==void 0&&this.destined.add(t.number),n.patch(t.number,{Rect:(0,l.P1)(e,s),...c&&{Dest:c},...this.page(e)});return}const o=n.
get(t);(0,i.Zm)(o)&&n.put(t,this.movedDict(o,e))}soleRectangle(t){const{document:e,located:n}=this,s=e.place(t);if(!s||!e.locate(t,s,n))return;const{bytes:o}=s;
if(ct.some(a=>n.find(o,a)>=0))return;const c=e.entry(t,"Border");return c===void 0||(0,i.cy)(c)&&c.every(a=>a===0)?(0,v.b0)(e,e.entry(t,"Rect")):void 0}movedDict(t,e){
const n=new i.Bi(t);for(const[c,f]of Object.entries({...this.annotations.moved(t,e),...this.page(e)}))n.set(c,f);const s=(0,l._K)(e),o=s===1?void 0:L(this.document,
t,s);return o&&n.set("DA",o),n}page({sheet:t}){return t?{P:new i.oS(t.page)}:{}}moveBead(t,e){const{document:n}=this;if(!(0,i.i9)(t)||this.isDone(t.number))return;
const s=(0,v.b0)(n,n.entry(t.number,"R"));s&&n.patch(t.number,{R:(0,l.P1)(e,s),...this.page(e)})}isDone(t){return this.done.has(t)?!0:(this.done.add(t),!1)}}}),
90925:((I,F,u)=>{u.d(F,{E:()=>m});var E=u(7548),i=u(38504),y=u(269),l=u(16039),v=u(73811),K=u(90191),_=u(39935);const B=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function m(d){
const p=await R(d);if(p.length===0)return;let g;const A=(0,K.Wo)(d,"Dests");let S;for(const L of p){const M=d.get(L),w={changed:!1},b=T=>{D(T)&&(T[0]=P(d,T[0])??
(S??=d.add(null)),w.changed=!0)};D(M)&&(g??=await C(d),g.has(L)||b(M)),(0,l.cy)(M)&&M.forEach(b),(0,i.C)(M,T=>O(d,T,b)),A?.holder===L&&A.dict.forEach(b),w.changed&&
d.edit(L)}S&&await(0,_.E2)(d,S)}function D(d){return(0,l.cy)(d)&&typeof d[0]=="number"&&d[1]instanceof l.SX&&B.test(d[1].text)}function P(d,p){const g=(0,v.hN)(
d,p);return g===void 0?void 0:new l.oS(d.pages.number(g))}function O(d,p,g){const A=p.get("Names");(0,l.cy)(A)&&A.forEach(g),g(p.get("Dest")),g(p.get("OpenActio\
n"));const S=d.resolve(p.get("S"));(S===null||(0,l.Eo)(S,"GoTo"))&&g(p.get("D"))}async function C(d){const p=new Set,{GoToR:g,GoToE:A}=await(0,E.zx)(d,["GoToR",
"GoToE"]);for(const S of[...g,...A])(0,i.C)(d.get(S),L=>{const[M,w]=[d.resolve(L.get("S")),L.get("D")];(0,l.i9)(w)&&((0,l.Eo)(M,"GoToR")||(0,l.Eo)(M,"GoToE"))&&
p.add(w.number)});return p}async function R(d){const p=new Set;await(0,E.RJ)(d,(g,A,S,L)=>{const M=g.subarray(A,S);for(const w of["Fit","XYZ"])for(let b=M.indexOf(
w);b>=0;b=M.indexOf(w,b+w.length)){if(!x(M,b))continue;const T=L(A+b);T!==void 0&&p.add(T)}});for(const g of(0,E.vb)(d))p.add(g);return[...p]}function x(d,p){let g=p-
2;for(;g>=0&&y.Kl[d[g]]===y.t6;)g--;return(0,y.yp)(d[g])}}),36035:((I,F,u)=>{u.d(F,{q:()=>l});var E=u(16039),i=u(90191),y=u(16463);async function l(v,K){const _=(0,i.
Wo)(v,"StructTreeRoot");if(!_)return;const B=new i._i(v),m=[],D=(P,O,C)=>{const R=P.get("K"),x=v.array(R),d=x?(0,i.Kd)(R,O):O,p=x??(R===void 0?[]:[R]);for(const g of p)
m.push({value:g,holder:d,page:C});return!p.some(E.Zm)};D(_.dict,_.holder,void 0);for(let P=m.pop();P;P=m.pop()){const{value:O,page:C}=P,R=v.job.pace.step(300);R&&
await R;const x=B.first(O)?v.resolve(O):null;if(!(0,E.Zm)(x)||(0,y.FH)(x))continue;const d=(0,i.Kd)(O,P.holder),p=x.get("Pg"),g=(0,E.i9)(p)?p.number:C,A=D(x,d,g);
K({dict:x,holder:d,page:g}),A&&(0,E.i9)(O)&&!v.isEdited(O.number)&&v.release(O.number)}}})};
