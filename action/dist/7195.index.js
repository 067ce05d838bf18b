"use strict";exports.id=7195,exports.ids=[7195],exports.modules={27195:((Z,B,E)=>{E.d(B,{z:()=>n,w:()=>e});var I=E(84293),v=E(80199),O=E(84805),p=E(84103),i=E(98495),d=E(98310),
_=E(80751),P=E(7868);function L(c,f,a){const m=new Map,T=new Set,{fragments:W,edges:U}=c,K=[];for(const[j,H]of W.entries()){const F=f(H),V=F&&Y(F.element);if(!V){
K.push(H);continue}if(T.has(V)||V.firstPage!==a)continue;T.add(V);const J=(0,_.uH)(V.actualText.trim());if(J==="")continue;const Q=new P.F(H.style,H.start,H.baseline,
H.order,U.used);Q.text=J,Q.end=N(W,j,q=>{const et=f(q);return et!==void 0&&Y(et.element)===V});for(let q=0;q<J.length;q++)U.add(Q.start,Q.end);K.push(Q)}return K;
function Y(j){if(m.has(j))return m.get(j);let H;for(const F of(0,p.Hy)(j))F.actualText!==void 0&&(H=F);return m.set(j,H),H}}function N(c,f,a){const m=c[f];let{end:T}=m;
for(let W=f+1;W<c.length;W++){const U=c[W];if(U.baseline!==m.baseline||U.style.frame!==m.style.frame||!a(U))break;T=Math.max(T,U.end)}return T}var w=E(16957),o=E(
95739),s=E(24912);const u=200,g=2e4;class t{index;found;characters;unreadable;ordered;reading;constructor(f,a){this.index=f,this.found=a,this.characters=a.characters,
this.unreadable=a.unreadable}get blocks(){return this.ordered??=(0,w.zd)((0,s.NQ)(this.found.fragments,this.found.leafOf))}get flow(){return this.reading??=(0,w.
zd)((0,s.dV)(this.blocks,this.found.edges))}async prepare(f){const{fragments:a,leafOf:m,edges:T}=this.found;a.length<u&&this.characters<g||(this.ordered=await(0,w.
k6)((0,s.NQ)(a,m),f),this.reading=await(0,w.k6)((0,s.dV)(this.ordered,T),f))}*layout(f){return f==="reading"?this.flow.text:yield*(0,o.Z)(this.found.fragments,this.
found.edges)}*words(){const f=yield*(0,s.v)(this.blocks,this.found.edges),a=[];for(const{0:m,index:T}of f.text.matchAll(/\S+/g)){const W=f.box(T,T+m.length);W&&
a.push({text:m,...W}),a.length%w.y===w.y-1&&(yield w.Yz)}return a}}class M{document;contents;tags;characters=0;constructor(f){this.document=f,this.contents=new i.
i(f)}async page(f){const{document:a}=this,m=(0,O.iw)(a,f),{width:T,height:W}=(0,v.iN)(m),U={width:T*m.userUnit,height:W*m.userUnit},K=new d.g(U.width,U.height);
await this.contents.read(f,K),K.finish();const Y=a.pages.number(f);this.tags??=(0,p.g$)(a);const j=await this.tags,H=j?.hasPage(Y)?({style:{marks:Q}})=>Q.id<0?void 0:
j.leaf(Y,Q.stream,Q.id):void 0,F=H&&j?.hasTexts?L(K,H,Y):K.fragments,V=y(F);this.count(V.characters);const J=new t(f,{fragments:F,edges:K.edges,...V,leafOf:H,...U});
return await J.prepare(a.job.pace),J}count(f){this.characters+=f;const a=this.document.job.limits.characters;if(this.characters>a)throw(0,I.F)("characters",`The\
 pages have more than ${a} characters`,"Split it, or ask for fewer pages")}}function y(c){let f=0,a=0;for(const{text:m}of c){f+=m.length;for(let T=0;T<m.length;T++)
m.charCodeAt(T)===h&&a++}return{characters:f,unreadable:a}}const h=65533,r=10;class n{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(f,a){
this.document=f,this.total=a,this.reader=new M(f)}async page(f){const a=await this.reader.page(f-1);return this.characters+=a.characters,this.unreadable+=a.unreadable,
a.unreadable>0&&this.pagesWithUnreadable.push(f),this.document.job.pace.progress(++this.done/this.total),a}get notes(){return this.unreadable===0?[]:[{code:"tex\
t_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){
const{unreadable:f,pagesWithUnreadable:a}=this;return`${f===1?"1 character":`${f} characters`} on ${e(a)}`}}function e(c){return c.length===1?`page ${c[0]}`:`pa\
ges ${c.slice(0,c.length>r+1?r:-1).join(", ")} and ${c.length>r+1?`${c.length-r} more`:c.at(-1)}`}}),84103:((Z,B,E)=>{E.d(B,{Hy:()=>N,g$:()=>_});var I=E(20381),
v=E(16039),O=E(30729),p=E(90191);const i=1e7;class d{pages=new Map;count=0;hasTexts=!1;leaf(o,s,u){return this.pages.get(o)?.get(s*i+u)}leaves(o){return[...this.
pages.get(o)?.values()??[]]}hasPage(o){return this.pages.has(o)}add(o,s,u,g){if(!Number.isInteger(g)||g<0||g>=i)return;let t=this.pages.get(s);t||this.pages.set(
s,t=new Map);const M=u*i+g;t.has(M)||t.set(M,{element:o,order:this.count++});for(let y=o;y&&y.firstPage<0;y=y.parent)y.firstPage=s}}const _=(0,O.H)(P);async function P(w){
const o=w.dict(w.catalog.get("StructTreeRoot"));if(!o||w.resolve(w.dict(w.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const s=new L(w,w.dict(o.get("R\
oleMap")));return await s.run(o),s.tags}class L{document;roles;tags=new d;visit;types=new Map;open=[];constructor(o,s){this.document=o,this.roles=s,this.visit=new p.
_i(o)}async run(o){const{open:s,document:u}=this;this.push(o.get("K"),void 0,-1);for(let g=s.pop();g;g=s.pop()){this.take(g);const t=u.job.pace.step(300);t&&await t}}push(o,s,u){
if(o===void 0)return;const g=(0,v.i9)(o)||(0,v.cy)(o)?this.document.array(o)??[o]:[o];for(let t=g.length-1;t>=0;t--)this.open.push({kid:g[t],parent:s,page:u})}take({
kid:o,parent:s,page:u}){if(typeof o=="number"){s&&u>=0&&this.tags.add(s,u,0,o);return}if(!this.visit.first(o))return;const g=this.document.dict(o);if(!g)return;
const t=g.get("Pg"),M=(0,v.i9)(t)?t.number:u,y=g.get("MCID");if(y!==void 0){const n=g.get("Stm");s&&M>=0&&this.tags.add(s,M,(0,v.i9)(n)?n.number:0,Number(this.document.
resolve(y)));return}const h=this.document.resolve(g.get("S"));if(!(h instanceof v.SX))return;const r={type:this.standard(h.text),parent:s,actualText:this.text(g.
get("ActualText")),alternative:this.text(g.get("Alt")),firstPage:-1};r.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(g.get("K"),r,M),(0,v.i9)(o)&&this.
document.release(o.number)}text(o){const s=o===void 0?null:this.document.resolve(o);return s instanceof v.Mx?(0,I.g7)(s):void 0}standard(o){const s=this.types.get(
o);if(s!==void 0)return s;let u=o;for(let g=0;g<16;g++){const t=this.document.resolve(this.roles?.get(u));if(!(t instanceof v.SX)||t.text===u)break;u=t.text}return this.
types.set(o,u),u}}function*N(w){for(let o=w;o;o=o.parent)yield o}}),97205:((Z,B,E)=>{E.d(B,{K:()=>v,Y:()=>I});function I(O,p=1/0){let i=p;for(const d of O)d<i&&
(i=d);return i}function v(O,p=-1/0){let i=p;for(const d of O)d>i&&(i=d);return i}}),62020:((Z,B,E)=>{E.d(B,{q:()=>v});var I=E(37559);class v{edges;parts=[];settled=0;length=0;whole;offsets=[];fragments=[];from=[];to=[];constructor(p){
this.edges=p}get text(){return this.whole??=this.parts.join("")}tail(p){let i="";for(let d=this.parts.length-1;d>=0&&i.length<p;d--)i=this.parts[d]+i;return i.slice(
-p)}add(p,i=0,d=p.text.length){this.offsets.push(this.length),this.fragments.push(p),this.from.push(i),this.to.push(d),this.space(i===0&&d===p.text.length?p.text:
p.text.slice(i,d))}settle(){const p=Math.min(this.settled,this.parts.length);this.parts.push(this.parts.splice(p).join("")),this.settled=this.parts.length}space(p){
this.parts.push(p),this.length+=p.length,this.whole=void 0}drop(p){this.whole=void 0,this.length-=p;for(let i=p;i>0;){const d=this.parts.pop()??"";d.length>i&&this.
parts.push(d.slice(0,-i)),i-=d.length}for(let i=this.offsets.length-1;i>=0&&this.offsets[i]+this.to[i]-this.from[i]>this.length;i--)this.to[i]=Math.max(this.from[i],
this.length-this.offsets[i]+this.from[i])}*pieces(){const{text:p}=this;let i=0;for(const[d,_]of this.offsets.entries()){const P=this.to[d]-this.from[d];P<=0||(yield{
space:p.slice(i,_),text:p.slice(_,_+P),fragment:this.fragments[d]},i=_+P)}}box(p,i){let d;for(let _=Math.max(this.pieceAt(p),0);_<this.offsets.length&&this.offsets[_]<
i;_++){const P=this.offsets[_],L=this.from[_],N=Math.max(L,L+p-P),w=Math.min(this.to[_],L+i-P);if(N>=w)continue;const o=this.edges.box(this.fragments[_],N,w);d=
d?(0,I.m)(d,o):o}return d}at(p){const i=this.pieceAt(p);if(i<0)return;const d=this.to[i]-this.from[i];return p<this.offsets[i]+d?this.fragments[i]:void 0}pieceAt(p){
let i=0,d=this.offsets.length;for(;i<d;){const _=i+d>>1;this.offsets[_]<=p?i=_+1:d=_}return i-1}}}),16957:((Z,B,E)=>{E.d(B,{Yz:()=>p,k6:()=>v,p9:()=>i,y:()=>O,zd:()=>I});
function I(d){for(;;){const{done:_,value:P}=d.next();if(_)return P}}async function v(d,_){for(;;){const{done:P,value:L}=d.next();if(P)return L;const N=_.step(L);
N&&await N}}const O=1e3,p=3e5;function*i(d,_){if(d.length<=O)return[...d].sort(_);let P=[];for(let L=0;L<d.length;L+=O){for(const N of d.slice(L,L+O).sort(_))P.
push(N);yield p}for(let L=O;L<P.length;L*=2){const N=[];for(let w=0;w<P.length;w+=2*L){const o=Math.min(w+L,P.length),s=Math.min(o+L,P.length);for(let u=w,g=o;u<
o||g<s;){const t=g===s||u<o&&_(P[u],P[g])<=0;N.push(t?P[u++]:P[g++]),N.length%O===0&&(yield p)}}P=N}return P}}),65661:((Z,B,E)=>{E.d(B,{d:()=>v,f:()=>w});const I=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
v=t=>I.test(t),O=0,p=1,i=2,d=3,_=4,P=new RegExp("\\p{L}","u"),L=new RegExp("\\p{Nd}","u");function N(t){return L.test(t)?d:I.test(t)?i:P.test(t)?p:/^[.,:/%+\-\u066b\u066c]$/.
test(t)?_:O}function w(t,M){const y=t.map(N),h=y.filter(a=>a===i).length,r=M.includes(!0);if(h===0)return r?o(M):void 0;const n=y.filter(a=>a===p).length,e=h>=n||
r,c=t.map((a,m)=>m);e&&c.reverse(),s(y,e);const f=a=>e?y[a]!==i:y[a]!==p;for(let a=0,m;a<c.length;a=m){for(m=a+1;m<c.length&&f(c[m])===f(c[a]);)m++;f(c[a])&&(g(
c,a,m),e||u(c,y,a,m))}return c}function o(t){const M=t.map((y,h)=>h);for(let y=0,h;y<M.length;y=h){for(h=y+1;h<M.length&&t[h]===t[y];)h++;t[y]&&g(M,y,h)}return M}
function s(t,M){for(let r=0;r<t.length;r++)if(t[r]===_){const n=t[r-1]===d&&t[r+1]===d;t[r]=n?d:O}const y=M?i:p,h=r=>r===void 0?y:r===d?M?i:p:r;for(let r=0,n;r<
t.length;r=n){if(n=r+1,t[r]!==O)continue;for(;n<t.length&&t[n]===O;)n++;const e=h(t[r-1]),c=h(t[n]);t.fill(e===c?e:y,r,n)}if(!M){for(let r=0;r<t.length;r++)if(t[r]===
d){let n=r;for(;t[n]===d;)n++;(t[r-1]!==i||t[n]!==i)&&t.fill(p,r,n),r=n}}}function u(t,M,y,h){for(let r=y,n;r<h;r=n)if(n=r+1,M[t[r]]===d){for(;n<h&&M[t[n]]===d;)
n++;g(t,r,n)}}function g(t,M,y){for(let h=M,r=y-1;h<r;h++,r--)[t[h],t[r]]=[t[r],t[h]]}}),92541:((Z,B,E)=>{E.d(B,{N1:()=>_,Px:()=>d,_I:()=>L,eB:()=>P,ub:()=>N});
var I=E(16957);const v=.3,O=.5,p=1.75,i=1.25,d=500;class _{segments;start;end;top;bottom;constructor(s){this.segments=[s],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=s}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(s){
this.segments.push(s),this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),this.top=Math.min(this.top,s.top),this.bottom=Math.max(this.bottom,
s.bottom)}}class P{element;lines;start;end;top;bottom;constructor(s){this.lines=[s],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=s}static of(s,u){
const g=new P(s[0]);for(let t=1;t<s.length;t++)g.add(s[t]);return g.element=u,g}get frame(){return this.lines[0].frame}add(s){this.lines.push(s),this.start=Math.
min(this.start,s.start),this.end=Math.max(this.end,s.end),this.top=Math.min(this.top,s.top),this.bottom=Math.max(this.bottom,s.bottom)}}function*L(o){const s=[];
let u;for(const[g,t]of o.entries()){g%I.y===I.y-1&&(yield I.Yz);const M=u?Math.min(u.size,t.size):0;u?.frame===t.frame&&u.segments.length<d&&Math.abs(u.baseline-
t.baseline)<v*M&&t.start>u.end-O*M?u.add(t):s.push(u=new _(t))}return s}function*N(o){const s=[];let u;for(const[g,t]of o.entries())g%I.y===I.y-1&&(yield I.Yz),
u&&w(u,t)?u.add(t):s.push(u=new P(t));return s}function w(o,s){const u=o.lines.at(-1);if(u.frame!==s.frame)return!1;const g=Math.max(u.size,s.size),t=s.baseline-
u.baseline;return t<v*g||t>p*g||g>i*Math.min(u.size,s.size)?!1:s.start<o.end&&s.end>o.start}}),95739:((Z,B,E)=>{E.d(B,{Z:()=>N,b:()=>s});var I=E(97205),v=E(62020),
O=E(16957),p=E(92541),i=E(24912),d=E(16721);const _=.4,P=20,L=1e3;function*N(M,y){const h=new Map;for(const e of yield*(0,d.q9)(M)){const c=h.get(e.frame);c?c.push(
e):h.set(e.frame,[e])}const r=[...h.values()].sort((e,c)=>w(c)-w(e)),n=[];for(const e of r)n.push(yield*o(e,y));return n.join(`
`)}const w=M=>M.reduce((y,{characters:h})=>y+h,0);function*o(M,y){const h=yield*g(M),r=(0,I.Y)(M.map(({start:a})=>a)),n=yield*u(M),e=(yield*t(n.slice(1).map((a,m)=>a.
baseline-n[m].baseline)))||1;let c="",f=0;for(const[a,m]of n.entries()){const T=a===0?1:Math.round((m.baseline-n[a-1].baseline)/e);c+=`
`.repeat(a===0?0:Math.min(Math.max(T,1),P));let W="";for(const U of m.segments){const K=Math.min(Math.round((U.start-r)/h),L);W=W.padEnd(Math.max(K,W===""?0:W.length+
1))+s(U,y),f+=U.fragments.length,!(f<O.y)&&(f=0,yield O.Yz)}c+=W}return`${c}
`}function s(M,y){const h=new v.q(y);return(0,i.TJ)(h,M,y),h.text}function*u(M){const y=yield*(0,O.p9)(M,(r,n)=>r.baseline-n.baseline||r.start-n.start),h=[];for(const[
r,n]of y.entries()){r%O.y===O.y-1&&(yield O.Yz);const e=h.at(-1);e&&e.segments.length<p.Px&&n.baseline-e.baseline<_*Math.min(n.size,e.size)?e.add(n):h.push(new p.
N1(n))}for(const{segments:r}of h)r.sort((n,e)=>n.start-e.start);return h}function*g(M){const y=M.map(h=>(h.end-h.start)/Math.max(h.characters,1)).filter(h=>h>0);
return(yield*t(y))||1}function*t(M){const y=yield*(0,O.p9)(M,(h,r)=>h-r);return y[y.length>>1]??0}}),24912:((Z,B,E)=>{E.d(B,{gB:()=>V,NQ:()=>j,v:()=>F,TJ:()=>rt,
dV:()=>H});var I=E(62020),v=E(16957),O=E(65661),p=E(92541),i=E(97205);const d=4,_=8,P=4,L=.7,N=2.5,w=.8,o=1e6;function s(l){return u(l,_,{left:o})}function*u(l,x,S){
if(x===1)return[...l];const b=[];let A=0;for(let D=0,z;D<l.length;D=z){const C=l[D].segments.length>1&&S.left>0?yield*t(l,D,S):void 0;if(++A%v.y===0&&(yield v.Yz),
z=C?.to??D+1,!C)b.push(l[D]);else{for(const $ of C.left)b.push($);for(const $ of yield*u(C.right,x-1,S))b.push($)}}return b}const g=200;function*t(l,x,S){const[
b,A]=l[x].segments,D=b.size;let z=b.end,R=A.start;const C=[],$=[];let G=x;for(;G<l.length;G++){const k=l[G];S.left-=k.segments.length,(G-x)%g===g-1&&(yield v.Yz);
const it=G===x?0:k.baseline-l[G-1].baseline;if(k.frame!==b.frame||it<0||it>N*D)break;const nt=k.segments.filter(tt=>tt.start<z),st=k.segments.slice(nt.length),at=(0,i.
K)(nt.map(tt=>tt.end),z),ft=(0,i.Y)(st.map(tt=>tt.start),R);if(ft-at<w*D||nt.length>1)break;[z,R]=[at,ft],C.push(...nt),st.length>0&&$.push(st)}const X=$.map(([
k])=>k);if(!(C.length<d||$.length<d||!y(C)||!y(X)))return{left:C.map(k=>new p.N1(k)),right:$.map(M),to:G}}function M([l,...x]){const S=new p.N1(l);for(const b of x)
S.add(b);return S}function y(l){const x=l.reduce((D,{fragments:z})=>D+z.length,0),S=(0,i.Y)(l.map(D=>D.start)),b=(0,i.K)(l.map(D=>D.end))-S,A=l.reduce((D,z)=>D+
z.end-z.start,0);return x>=P*l.length&&A>=L*b*l.length}const h=300,r=5,n=.6,e=5,c=3;function*f(l){return l.length<3||l.length>h||!T(l)?l:yield*W(l)}function a(l,x){
return l.frame!==x.frame||l.bottom>x.top+(x.bottom-x.top)/4?!1:Math.min(l.end,x.end)-Math.max(l.start,x.start)>0}const m=({lines:l})=>l.reduce((x,{segments:S})=>x+
S.reduce((b,{fragments:A})=>b+A.length,0),0);function T(l){let x=0,S=0,b;for(const A of l)m(A)<e||(b&&a(b,A)?x++:b&&a(A,b)&&b.top-A.bottom<c*b.lines[0].size&&S++,
b=A);return S>=r&&S>n*(x+S)}function*W(l){const x=l.length,S=new Int32Array(x),b=l.map(()=>[]);for(let z=0;z<x;z++){yield v.Yz;for(let R=0;R<x;R++)z!==R&&U(l,z,
R)&&(b[z].push(R),S[R]++)}const A=new Set(l.keys()),D=[];for(;A.size>0;){let z=-1;for(const R of A)(z<0||S[R]<S[z])&&(z=R);A.delete(z),D.push(l[z]);for(const R of b[z])
S[R]--}return D}function U(l,x,S){const b=l[x],A=l[S];if(b.frame!==A.frame)return!1;if(a(b,A))return!0;if(b.end>A.start+1)return!1;const D=Math.min(b.top,A.top),
z=Math.max(b.bottom,A.bottom);return!l.some(R=>R!==b&&R!==A&&R.frame===b.frame&&R.top<z&&R.bottom>D&&R.start<b.end&&R.end>A.start)}var K=E(53071),Y=E(16721);function*j(l,x){
if(x&&(0,K.P$)(l,x))return yield*(0,K.$A)(l,x);const S=yield*(0,Y.q9)(l),b=yield*s(yield*(0,p._I)(S));return yield*f(yield*(0,p.ub)(b))}const H=(l,x)=>J(l,x,ot),
F=(l,x)=>J(l,x),V=(l,x)=>J([{lines:l,element:void 0}],x,ot);function*J(l,x,S){const b=new I.q(x);let A=0;for(const[D,z]of l.entries()){D>0&&!q(z,l[D-1])&&b.space(
`
`);for(const R of z.lines){S?.(b,R);for(const[C,$]of R.segments.entries())C>0&&b.space(" "),rt(b,$,x),A+=$.fragments.length+$.characters/Q,!(A<v.y)&&(A=0,b.settle(),
yield v.Yz);b.space(`
`)}}return b}const Q=8,q=({element:l},x)=>l!==void 0&&et.has(l.type)&&l.type===x.element?.type,et=new Set(["LI","TR","TOCI"]),ct=/[\p{L}\p{M}][-\u2010]\n+$/u,lt=/\u00ad\n+$/,
ht=/.\n+$/,dt=new RegExp("^\\p{L}","u"),ut=new RegExp("^\\p{Ll}","u");function ot(l,x){const S=l.tail(5),b=x.segments[0].fragments[0].text;!lt.test(S)&&!(ct.test(
S)&&ut.test(b))||(l.drop(ht.exec(S)[0].length),dt.test(b)||l.space(`
`))}function rt(l,{fragments:x},S){if(x.some(Y.lP)){gt(l,x,S);return}for(const[b,A]of x.entries())b>0&&(0,Y.re)(x[b-1],A)&&l.space(" "),l.add(A)}function gt(l,x,S){
const b=[];for(const[R,C]of x.entries()){R>0&&(0,Y.re)(x[R-1],C)&&b.push({text:" ",from:0,to:0});const{text:$}=C;for(let G=0,X;G<$.length;G=X){for(X=G+1;X<$.length&&
S.isOneGlyph(C,X-1);)X++;b.push({text:$.slice(G,X),fragment:C,from:G,to:X})}}const A=b.map(({text:R})=>R),D=R=>b[R]?.fragment?.style.marks.isReversed??!1,z=b.map(
({fragment:R},C)=>D(C)||!R&&D(C-1)&&D(C+1));for(const R of(0,O.f)(A,z)??A.keys()){const{text:C,fragment:$,from:G,to:X}=b[R];$?l.add($,G,X):l.space(C)}}}),16721:((Z,B,E)=>{
E.d(B,{lP:()=>u,q9:()=>s,re:()=>r});var I=E(98310),v=E(65661),O=E(16957);const p=1.6,i=.5,d=.15,_=.6,P=.6,L=.35,N=.02,w=5e3;class o{fragments;start;end;baseline;size;top;bottom;characters;constructor(e){
this.fragments=[e],this.start=Math.min(e.start,e.end),this.end=Math.max(e.start,e.end),this.baseline=e.baseline,this.size=e.style.size,this.top=e.top,this.bottom=
e.bottom,this.characters=e.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(e){this.fragments.push(e),
this.characters+=e.text.length;const c=Math.min(e.start,e.end),f=Math.max(e.start,e.end);c<this.start&&(this.start=c),f>this.end&&(this.end=f),e.style.size>this.
size*1.05&&(this.size=e.style.size,this.baseline=e.baseline),e.top<this.top&&(this.top=e.top),e.bottom>this.bottom&&(this.bottom=e.bottom)}join(e){for(const c of e.
fragments)this.add(c)}sort(){const{fragments:e}=this;for(let c=1;c<e.length;c++)if(e[c].start<e[c-1].start){e.sort((f,a)=>f.start-a.start||f.order-a.order);return}}}
function*s(n){const e=[];let c;for(const[m,T]of n.entries())m%O.y===O.y-1&&(yield O.Yz),c&&g(c,T)?c.add(T):e.push(c=new o(T));const f=yield*t(e);let a=0;for(const m of f)
m.sort(),a+=m.fragments.length,!(a<O.y)&&(a=0,yield O.Yz);return f}const u=({style:n,text:e})=>n.marks.isReversed||(0,v.d)(e);function g(n,e){const{style:c,start:f,
end:a,baseline:m}=e;if(c.frame!==n.frame||n.characters>w)return!1;const T=Math.max(c.size,n.size),W=Math.abs(m-n.baseline);if(W>_*T)return!1;const U=f-n.end,K=n.
start-Math.max(f,a);return W>d*T?U>-i*T&&U<P*T:U>-i*T&&U<p*T||K>-i*T&&K<(u(e)?P:L)*T}function*t(n){if(n.length<2)return[...n];const e=new Map;for(const{frame:m}of n)
e.has(m)||e.set(m,e.size);const c=[];for(const[m,T]of n.entries())m%O.y===O.y-1&&(yield O.Yz),c.push({segment:T,order:m,frame:e.get(T.frame)});const f=yield*(0,O.
p9)(c,(m,T)=>m.frame-T.frame||m.segment.baseline-T.segment.baseline||m.segment.start-T.segment.start),a=new Set;for(let m=0;m<f.length;m++){m%O.y===O.y-1&&(yield O.
Yz);const{segment:T,frame:W,order:U}=f[m];if(!a.has(T))for(let K=m+1;K<Math.min(f.length,m+M);K++){const Y=f[K],j=Math.min(T.size,Y.segment.size);if(Y.frame!==W||
Y.segment.baseline-T.baseline>d*j)break;if(a.has(Y.segment)||!y(T,Y.segment))continue;const[H,F]=U<Y.order?[T,Y.segment]:[Y.segment,T];if(H.join(F),a.add(F),F===
T)break}}return n.filter(m=>!a.has(m))}const M=50;function y(n,e){const c=Math.min(n.size,e.size);if(n.characters+e.characters>w||Math.max(n.size,e.size)>1.5*c||
h(n)||h(e))return!1;const[f,a]=n.start<=e.start?[n,e]:[e,n],m=a.start-f.end;return m>-N*c&&m<L*c}const h=({fragments:n})=>n.length===1&&n[0].text.length===1;function r(n,e){
return e.order===n.order+1&&(n.spaceAfter||e.spaceBefore)?!0:e.start-n.end>Math.max((0,I.U)(n.style),(0,I.U)(e.style))}}),53071:((Z,B,E)=>{E.d(B,{$A:()=>L,P$:()=>P,
VN:()=>_});var I=E(84103),v=E(16957),O=E(92541),p=E(16721);const i=.9,d=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP \
Em Strong Sub FENote NonStruct Private".split(" "));function _(w){let o;for(const s of(0,I.Hy)(w)){if(s.type==="TR")return s;!o&&!d.has(s.type)&&(o=s)}return o?
(o.type==="Lbl"||o.type==="LBody")&&o.parent?.type==="LI"?o.parent:o:w}function P(w,o){let s=0,u=0;for(const g of w)g.style.marks.isArtifact||(s+=g.text.length,
o(g)&&(u+=g.text.length));return u>0&&u>=i*s}function*L(w,o){const s=[],u=[];for(const[h,r]of w.entries()){h%v.y===v.y-1&&(yield v.Yz);const n=o(r);n?s.push({fragment:r,
leaf:n}):u.push(r)}const g=yield*(0,v.p9)(s,(h,r)=>h.leaf.order-r.leaf.order||h.fragment.order-r.fragment.order);let t=0;const M=[],y=[];for(let h=0,r;h<g.length;h=
r){const n=_(g[h].leaf.element);for(r=h+1;r<g.length&&_(g[r].leaf.element)===n;)r++;const e=g.slice(h,r).map(({fragment:f})=>f);(t+=e.length)>=v.y&&(t=0,yield v.
Yz);const c=O.eB.of(yield*(0,O._I)(yield*(0,p.q9)(e)),n);M.push(c);for(const{order:f}of e)y.push({order:f,block:c})}return u.length===0?M:yield*N(M,y,yield*(0,O.
ub)(yield*(0,O._I)(yield*(0,p.q9)(u))))}function*N(w,o,s){const u=yield*(0,v.p9)(o,(M,y)=>M.order-y.order),g=[],t=new Map;for(const[M,y]of s.entries()){M%v.y===
v.y-1&&(yield v.Yz);const h=y.lines[0].segments[0].order;let r=0;for(let c=u.length;r<c;){const f=r+c>>1;u[f].order<h?r=f+1:c=f}const n=u[r-1]?.block,e=n&&t.get(
n);e?e.push(y):n?t.set(n,[y]):g.push(y)}return[...g,...w.flatMap(M=>[M,...t.get(M)??[]])]}})};
