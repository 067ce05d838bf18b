"use strict";exports.id=6706,exports.ids=[6706],exports.modules={96706:((F,B,g)=>{g.d(B,{w:()=>h,z:()=>x});var z=g(79993);const T=10;class x{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(f,b){
this.document=f,this.total=b,this.reader=new z.X(f)}async page(f){const b=await this.reader.page(f-1);return this.characters+=b.characters,this.unreadable+=b.unreadable,
b.unreadable>0&&this.pagesWithUnreadable.push(f),this.document.job.pace.progress(++this.done/this.total),b}get notes(){return this.unreadable===0?[]:[{code:"tex\
t_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){
const{unreadable:f,pagesWithUnreadable:b}=this;return`${f===1?"1 character":`${f} characters`} on ${h(b)}`}}function h(r){return r.length===1?`page ${r[0]}`:`pa\
ges ${r.slice(0,r.length>T+1?T:-1).join(", ")} and ${r.length>T+1?`${r.length-T} more`:r.at(-1)}`}}),84103:((F,B,g)=>{g.d(B,{Hy:()=>W,g$:()=>b});var z=g(20381),
T=g(16039),x=g(30729),h=g(90191);const r=1e7;class f{pages=new Map;count=0;hasTexts=!1;leaf(i,o,l){return this.pages.get(i)?.get(o*r+l)}leaves(i){return[...this.
pages.get(i)?.values()??[]]}hasPage(i){return this.pages.has(i)}add(i,o,l,d){if(!Number.isInteger(d)||d<0||d>=r)return;let s=this.pages.get(o);s||this.pages.set(
o,s=new Map);const w=l*r+d;s.has(w)||s.set(w,{element:i,order:this.count++});for(let u=i;u&&u.firstPage<0;u=u.parent)u.firstPage=o}}const b=(0,x.H)(P);async function P(_){
const i=_.dict(_.catalog.get("StructTreeRoot"));if(!i||_.resolve(_.dict(_.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const o=new L(_,_.dict(i.get("R\
oleMap")));return await o.run(i),o.tags}class L{document;roles;tags=new f;visit;types=new Map;open=[];constructor(i,o){this.document=i,this.roles=o,this.visit=new h.
_i(i)}async run(i){const{open:o,document:l}=this;this.push(i.get("K"),void 0,-1);for(let d=o.pop();d;d=o.pop()){this.take(d);const s=l.job.pace.step(300);s&&await s}}push(i,o,l){
if(i===void 0)return;const d=(0,T.i9)(i)||(0,T.cy)(i)?this.document.array(i)??[i]:[i];for(let s=d.length-1;s>=0;s--)this.open.push({kid:d[s],parent:o,page:l})}take({
kid:i,parent:o,page:l}){if(typeof i=="number"){o&&l>=0&&this.tags.add(o,l,0,i);return}if(!this.visit.first(i))return;const d=this.document.dict(i);if(!d)return;
const s=d.get("Pg"),w=(0,T.i9)(s)?s.number:l,u=d.get("MCID");if(u!==void 0){const e=d.get("Stm");o&&w>=0&&this.tags.add(o,w,(0,T.i9)(e)?e.number:0,Number(this.document.
resolve(u)));return}const m=this.document.resolve(d.get("S"));if(!(m instanceof T.SX))return;const n={type:this.standard(m.text),parent:o,actualText:this.text(d.
get("ActualText")),alternative:this.text(d.get("Alt")),firstPage:-1};n.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(d.get("K"),n,w),(0,T.i9)(i)&&this.
document.release(i.number)}text(i){const o=i===void 0?null:this.document.resolve(i);return o instanceof T.Mx?(0,z.g7)(o):void 0}standard(i){const o=this.types.get(
i);if(o!==void 0)return o;let l=i;for(let d=0;d<16;d++){const s=this.document.resolve(this.roles?.get(l));if(!(s instanceof T.SX)||s.text===l)break;l=s.text}return this.
types.set(i,l),l}}function*W(_){for(let i=_;i;i=i.parent)yield i}}),97205:((F,B,g)=>{g.d(B,{K:()=>T,Y:()=>z});function z(x,h=1/0){let r=h;for(const f of x)f<r&&
(r=f);return r}function T(x,h=-1/0){let r=h;for(const f of x)f>r&&(r=f);return r}}),62020:((F,B,g)=>{g.d(B,{q:()=>T});var z=g(37559);class T{edges;parts=[];settled=0;length=0;whole;offsets=[];fragments=[];from=[];to=[];constructor(h){
this.edges=h}get text(){return this.whole??=this.parts.join("")}tail(h){let r="";for(let f=this.parts.length-1;f>=0&&r.length<h;f--)r=this.parts[f]+r;return r.slice(
-h)}add(h,r=0,f=h.text.length){this.offsets.push(this.length),this.fragments.push(h),this.from.push(r),this.to.push(f),this.space(r===0&&f===h.text.length?h.text:
h.text.slice(r,f))}settle(){const h=Math.min(this.settled,this.parts.length);this.parts.push(this.parts.splice(h).join("")),this.settled=this.parts.length}space(h){
this.parts.push(h),this.length+=h.length,this.whole=void 0}drop(h){this.whole=void 0,this.length-=h;for(let r=h;r>0;){const f=this.parts.pop()??"";f.length>r&&this.
parts.push(f.slice(0,-r)),r-=f.length}for(let r=this.offsets.length-1;r>=0&&this.offsets[r]+this.to[r]-this.from[r]>this.length;r--)this.to[r]=Math.max(this.from[r],
this.length-this.offsets[r]+this.from[r])}*pieces(){const{text:h}=this;let r=0;for(const[f,b]of this.offsets.entries()){const P=this.to[f]-this.from[f];P<=0||(yield{
space:h.slice(r,b),text:h.slice(b,b+P),fragment:this.fragments[f]},r=b+P)}}box(h,r){let f;for(let b=Math.max(this.pieceAt(h),0);b<this.offsets.length&&this.offsets[b]<
r;b++){const P=this.offsets[b],L=this.from[b],W=Math.max(L,L+h-P),_=Math.min(this.to[b],L+r-P);if(W>=_)continue;const i=this.edges.box(this.fragments[b],W,_);f=
f?(0,z.m)(f,i):i}return f}at(h){const r=this.pieceAt(h);if(r<0)return;const f=this.to[r]-this.from[r];return h<this.offsets[r]+f?this.fragments[r]:void 0}pieceAt(h){
let r=0,f=this.offsets.length;for(;r<f;){const b=r+f>>1;this.offsets[b]<=h?r=b+1:f=b}return r-1}}}),16957:((F,B,g)=>{g.d(B,{Yz:()=>h,k6:()=>T,p9:()=>r,y:()=>x,zd:()=>z});
function z(f){for(;;){const{done:b,value:P}=f.next();if(b)return P}}async function T(f,b){for(;;){const{done:P,value:L}=f.next();if(P)return L;const W=b.step(L);
W&&await W}}const x=1e3,h=3e5;function*r(f,b){if(f.length<=x)return[...f].sort(b);let P=[];for(let L=0;L<f.length;L+=x){for(const W of f.slice(L,L+x).sort(b))P.
push(W);yield h}for(let L=x;L<P.length;L*=2){const W=[];for(let _=0;_<P.length;_+=2*L){const i=Math.min(_+L,P.length),o=Math.min(i+L,P.length);for(let l=_,d=i;l<
i||d<o;){const s=d===o||l<i&&b(P[l],P[d])<=0;W.push(s?P[l++]:P[d++]),W.length%x===0&&(yield h)}}P=W}return P}}),65661:((F,B,g)=>{g.d(B,{d:()=>T,f:()=>_});const z=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
T=s=>z.test(s),x=0,h=1,r=2,f=3,b=4,P=new RegExp("\\p{L}","u"),L=new RegExp("\\p{Nd}","u");function W(s){return L.test(s)?f:z.test(s)?r:P.test(s)?h:/^[.,:/%+\-\u066b\u066c]$/.
test(s)?b:x}function _(s,w){const u=s.map(W),m=u.filter(O=>O===r).length,n=w.includes(!0);if(m===0)return n?i(w):void 0;const e=u.filter(O=>O===h).length,t=m>=e||
n,a=s.map((O,p)=>p);t&&a.reverse(),o(u,t);const y=O=>t?u[O]!==r:u[O]!==h;for(let O=0,p;O<a.length;O=p){for(p=O+1;p<a.length&&y(a[p])===y(a[O]);)p++;y(a[O])&&(d(
a,O,p),t||l(a,u,O,p))}return a}function i(s){const w=s.map((u,m)=>m);for(let u=0,m;u<w.length;u=m){for(m=u+1;m<w.length&&s[m]===s[u];)m++;s[u]&&d(w,u,m)}return w}
function o(s,w){for(let n=0;n<s.length;n++)if(s[n]===b){const e=s[n-1]===f&&s[n+1]===f;s[n]=e?f:x}const u=w?r:h,m=n=>n===void 0?u:n===f?w?r:h:n;for(let n=0,e;n<
s.length;n=e){if(e=n+1,s[n]!==x)continue;for(;e<s.length&&s[e]===x;)e++;const t=m(s[n-1]),a=m(s[e]);s.fill(t===a?t:u,n,e)}if(!w){for(let n=0;n<s.length;n++)if(s[n]===
f){let e=n;for(;s[e]===f;)e++;(s[n-1]!==r||s[e]!==r)&&s.fill(h,n,e),n=e}}}function l(s,w,u,m){for(let n=u,e;n<m;n=e)if(e=n+1,w[s[n]]===f){for(;e<m&&w[s[e]]===f;)
e++;d(s,n,e)}}function d(s,w,u){for(let m=w,n=u-1;m<n;m++,n--)[s[m],s[n]]=[s[n],s[m]]}}),92541:((F,B,g)=>{g.d(B,{N1:()=>b,Px:()=>f,_I:()=>L,eB:()=>P,ub:()=>W});
var z=g(16957);const T=.3,x=.5,h=1.75,r=1.25,f=500;class b{segments;start;end;top;bottom;constructor(o){this.segments=[o],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=o}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(o){
this.segments.push(o),this.start=Math.min(this.start,o.start),this.end=Math.max(this.end,o.end),this.top=Math.min(this.top,o.top),this.bottom=Math.max(this.bottom,
o.bottom)}}class P{element;lines;start;end;top;bottom;constructor(o){this.lines=[o],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=o}static of(o,l){
const d=new P(o[0]);for(let s=1;s<o.length;s++)d.add(o[s]);return d.element=l,d}get frame(){return this.lines[0].frame}add(o){this.lines.push(o),this.start=Math.
min(this.start,o.start),this.end=Math.max(this.end,o.end),this.top=Math.min(this.top,o.top),this.bottom=Math.max(this.bottom,o.bottom)}}function*L(i){const o=[];
let l;for(const[d,s]of i.entries()){d%z.y===z.y-1&&(yield z.Yz);const w=l?Math.min(l.size,s.size):0;l?.frame===s.frame&&l.segments.length<f&&Math.abs(l.baseline-
s.baseline)<T*w&&s.start>l.end-x*w?l.add(s):o.push(l=new b(s))}return o}function*W(i){const o=[];let l;for(const[d,s]of i.entries())d%z.y===z.y-1&&(yield z.Yz),
l&&_(l,s)?l.add(s):o.push(l=new P(s));return o}function _(i,o){const l=i.lines.at(-1);if(l.frame!==o.frame)return!1;const d=Math.max(l.size,o.size),s=o.baseline-
l.baseline;return s<T*d||s>h*d||d>r*Math.min(l.size,o.size)?!1:o.start<i.end&&o.end>i.start}}),95739:((F,B,g)=>{g.d(B,{Z:()=>_,b:()=>l});var z=g(97205),T=g(62020),
x=g(16957),h=g(92541),r=g(24912),f=g(16721);const b=.4,P=20,L=1e3,W=/\u00ad$/;function*_(u,m){const n=new Map;for(const a of yield*(0,f.q9)(u)){const y=n.get(a.
frame);y?y.push(a):n.set(a.frame,[a])}const e=[...n.values()].sort((a,y)=>i(y)-i(a)),t=[];for(const a of e)t.push(yield*o(a,m));return t.join(`
`)}const i=u=>u.reduce((m,{characters:n})=>m+n,0);function*o(u,m){const n=yield*s(u),e=(0,z.Y)(u.map(({start:p})=>p)),t=yield*d(u),a=(yield*w(t.slice(1).map((p,v)=>p.
baseline-t[v].baseline)))||1;let y="",O=0;for(const[p,v]of t.entries()){const $=p===0?1:Math.round((v.baseline-t[p-1].baseline)/a);y+=`
`.repeat(p===0?0:Math.min(Math.max($,1),P));let U="";for(const N of v.segments){const C=Math.min(Math.round((N.start-e)/n),L),H=l(N,m).replace(W,"");U=U.padEnd(
Math.max(C,U===""?0:U.length+1))+H,O+=N.fragments.length,!(O<x.y)&&(O=0,yield x.Yz)}y+=U}return`${y}
`}function l(u,m){const n=new T.q(m);return(0,r.TJ)(n,u,m),n.text}function*d(u){const m=yield*(0,x.p9)(u,(e,t)=>e.baseline-t.baseline||e.start-t.start),n=[];for(const[
e,t]of m.entries()){e%x.y===x.y-1&&(yield x.Yz);const a=n.at(-1);a&&a.segments.length<h.Px&&t.baseline-a.baseline<b*Math.min(t.size,a.size)?a.add(t):n.push(new h.
N1(t))}for(const{segments:e}of n)e.sort((t,a)=>t.start-a.start);return n}function*s(u){const m=u.map(n=>(n.end-n.start)/Math.max(n.characters,1)).filter(n=>n>0);
return(yield*w(m))||1}function*w(u){const m=yield*(0,x.p9)(u,(n,e)=>n-e);return m[m.length>>1]??0}}),24912:((F,B,g)=>{g.d(B,{gB:()=>Z,NQ:()=>H,v:()=>G,TJ:()=>st,
dV:()=>X});var z=g(62020),T=g(16957),x=g(65661),h=g(92541),r=g(97205);const f=4,b=8,P=4,L=.7,W=2.5,_=.8,i=1e6;function o(c){return l(c,b,{left:i})}function*l(c,M,R){
if(M===1)return[...c];const E=[];let A=0;for(let I=0,D;I<c.length;I=D){const K=c[I].segments.length>1&&R.left>0?yield*s(c,I,R):void 0;if(++A%T.y===0&&(yield T.Yz),
D=K?.to??I+1,!K)E.push(c[I]);else{for(const Y of K.left)E.push(Y);for(const Y of yield*l(K.right,M-1,R))E.push(Y)}}return E}const d=200;function*s(c,M,R){const[
E,A]=c[M].segments,I=E.size;let D=E.end,S=A.start;const K=[],Y=[];let j=M;for(;j<c.length;j++){const Q=c[j];R.left-=Q.segments.length,(j-M)%d===d-1&&(yield T.Yz);
const ot=j===M?0:Q.baseline-c[j-1].baseline;if(Q.frame!==E.frame||ot<0||ot>W*I)break;const q=Q.segments.filter(k=>k.start<D),tt=Q.segments.slice(q.length),rt=(0,r.
K)(q.map(k=>k.end),D),it=(0,r.Y)(tt.map(k=>k.start),S);if(it-rt<_*I||q.length>1)break;[D,S]=[rt,it],K.push(...q),tt.length>0&&Y.push(tt)}const V=Y.map(([Q])=>Q);
if(!(K.length<f||Y.length<f||!u(K)||!u(V)))return{left:K.map(Q=>new h.N1(Q)),right:Y.map(w),to:j}}function w([c,...M]){const R=new h.N1(c);for(const E of M)R.add(
E);return R}function u(c){const M=c.reduce((I,{fragments:D})=>I+D.length,0),R=(0,r.Y)(c.map(I=>I.start)),E=(0,r.K)(c.map(I=>I.end))-R,A=c.reduce((I,D)=>I+D.end-
D.start,0);return M>=P*c.length&&A>=L*E*c.length}const m=300,n=5,e=.6,t=5,a=3;function*y(c){return c.length<3||c.length>m||!v(c)?c:yield*$(c)}function O(c,M){return c.
frame!==M.frame||c.bottom>M.top+(M.bottom-M.top)/4?!1:Math.min(c.end,M.end)-Math.max(c.start,M.start)>0}const p=({lines:c})=>c.reduce((M,{segments:R})=>M+R.reduce(
(E,{fragments:A})=>E+A.length,0),0);function v(c){let M=0,R=0,E;for(const A of c)p(A)<t||(E&&O(E,A)?M++:E&&O(A,E)&&E.top-A.bottom<a*E.lines[0].size&&R++,E=A);return R>=
n&&R>e*(M+R)}function*$(c){const M=c.length,R=new Int32Array(M),E=c.map(()=>[]);for(let D=0;D<M;D++){yield T.Yz;for(let S=0;S<M;S++)D!==S&&U(c,D,S)&&(E[D].push(
S),R[S]++)}const A=new Set(c.keys()),I=[];for(;A.size>0;){let D=-1;for(const S of A)(D<0||R[S]<R[D])&&(D=S);A.delete(D),I.push(c[D]);for(const S of E[D])R[S]--}
return I}function U(c,M,R){const E=c[M],A=c[R];if(E.frame!==A.frame)return!1;if(O(E,A))return!0;if(E.end>A.start+1)return!1;const I=Math.min(E.top,A.top),D=Math.
max(E.bottom,A.bottom);return!c.some(S=>S!==E&&S!==A&&S.frame===E.frame&&S.top<D&&S.bottom>I&&S.start<E.end&&S.end>A.start)}var N=g(53071),C=g(16721);function*H(c,M){
if(M&&(0,N.P$)(c,M))return yield*(0,N.$A)(c,M);const R=yield*(0,C.q9)(c),E=yield*o(yield*(0,h._I)(R));return yield*y(yield*(0,h.ub)(E))}const X=(c,M)=>J(c,M,nt),
G=(c,M)=>J(c,M),Z=(c,M)=>J([{lines:c,element:void 0}],M,nt);function*J(c,M,R){const E=new z.q(M);let A=0;for(const[I,D]of c.entries()){I>0&&!ft(D,c[I-1])&&E.space(
`
`);for(const S of D.lines){R?.(E,S);for(const[K,Y]of S.segments.entries())K>0&&E.space(" "),st(E,Y,M),A+=Y.fragments.length+Y.characters/at,!(A<T.y)&&(A=0,E.settle(),
yield T.Yz);E.space(`
`)}R&&gt(E)}return E}const at=8,ft=({element:c},M)=>c!==void 0&&ct.has(c.type)&&c.type===M.element?.type,ct=new Set(["LI","TR","TOCI"]),lt=/[\p{L}\p{M}][-\u2010]\n+$/u,
et=/\u00ad\n+$/,ht=/.\n+$/,dt=new RegExp("^\\p{L}","u"),ut=new RegExp("^\\p{Ll}","u");function nt(c,M){const R=c.tail(5),E=M.segments[0].fragments[0].text;!et.test(
R)&&!(lt.test(R)&&ut.test(E))||(c.drop(ht.exec(R)[0].length),dt.test(E)||c.space(`
`))}function gt(c){et.test(c.tail(2))&&(c.drop(2),c.space(`
`))}function st(c,{fragments:M},R){if(M.some(C.lP)){mt(c,M,R);return}for(const[E,A]of M.entries())E>0&&(0,C.re)(M[E-1],A)&&c.space(" "),c.add(A)}function mt(c,M,R){
const E=[];for(const[S,K]of M.entries()){S>0&&(0,C.re)(M[S-1],K)&&E.push({text:" ",from:0,to:0});const{text:Y}=K;for(let j=0,V;j<Y.length;j=V){for(V=j+1;V<Y.length&&
R.isOneGlyph(K,V-1);)V++;E.push({text:Y.slice(j,V),fragment:K,from:j,to:V})}}const A=E.map(({text:S})=>S),I=S=>E[S]?.fragment?.style.marks.isReversed??!1,D=E.map(
({fragment:S},K)=>I(K)||!S&&I(K-1)&&I(K+1));for(const S of(0,x.f)(A,D)??A.keys()){const{text:K,fragment:Y,from:j,to:V}=E[S];Y?c.add(Y,j,V):c.space(K)}}}),16721:((F,B,g)=>{
g.d(B,{lP:()=>l,q9:()=>o,re:()=>n});var z=g(98310),T=g(65661),x=g(16957);const h=1.6,r=.5,f=.15,b=.6,P=.6,L=.35,W=.02,_=5e3;class i{fragments;start;end;baseline;size;top;bottom;characters;constructor(t){
this.fragments=[t],this.start=Math.min(t.start,t.end),this.end=Math.max(t.start,t.end),this.baseline=t.baseline,this.size=t.style.size,this.top=t.top,this.bottom=
t.bottom,this.characters=t.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(t){this.fragments.push(t),
this.characters+=t.text.length;const a=Math.min(t.start,t.end),y=Math.max(t.start,t.end);a<this.start&&(this.start=a),y>this.end&&(this.end=y),t.style.size>this.
size*1.05&&(this.size=t.style.size,this.baseline=t.baseline),t.top<this.top&&(this.top=t.top),t.bottom>this.bottom&&(this.bottom=t.bottom)}join(t){for(const a of t.
fragments)this.add(a)}sort(){const{fragments:t}=this;for(let a=1;a<t.length;a++)if(t[a].start<t[a-1].start){t.sort((y,O)=>y.start-O.start||y.order-O.order);return}}}
function*o(e){const t=[];let a;for(const[p,v]of e.entries())p%x.y===x.y-1&&(yield x.Yz),a&&d(a,v)?a.add(v):t.push(a=new i(v));const y=yield*s(t);let O=0;for(const p of y)
p.sort(),O+=p.fragments.length,!(O<x.y)&&(O=0,yield x.Yz);return y}const l=({style:e,text:t})=>e.marks.isReversed||(0,T.d)(t);function d(e,t){const{style:a,start:y,
end:O,baseline:p}=t;if(a.frame!==e.frame||e.characters>_)return!1;const v=Math.max(a.size,e.size),$=Math.abs(p-e.baseline);if($>b*v)return!1;const U=y-e.end,N=e.
start-Math.max(y,O);return $>f*v?U>-r*v&&U<P*v:U>-r*v&&U<h*v||N>-r*v&&N<(l(t)?P:L)*v}function*s(e){if(e.length<2)return[...e];const t=new Map;for(const{frame:p}of e)
t.has(p)||t.set(p,t.size);const a=[];for(const[p,v]of e.entries())p%x.y===x.y-1&&(yield x.Yz),a.push({segment:v,order:p,frame:t.get(v.frame)});const y=yield*(0,x.
p9)(a,(p,v)=>p.frame-v.frame||p.segment.baseline-v.segment.baseline||p.segment.start-v.segment.start),O=new Set;for(let p=0;p<y.length;p++){p%x.y===x.y-1&&(yield x.
Yz);const{segment:v,frame:$,order:U}=y[p];if(!O.has(v))for(let N=p+1;N<Math.min(y.length,p+w);N++){const C=y[N],H=Math.min(v.size,C.segment.size);if(C.frame!==$||
C.segment.baseline-v.baseline>f*H)break;if(O.has(C.segment)||!u(v,C.segment))continue;const[X,G]=U<C.order?[v,C.segment]:[C.segment,v];if(X.join(G),O.add(G),G===
v)break}}return e.filter(p=>!O.has(p))}const w=50;function u(e,t){const a=Math.min(e.size,t.size);if(e.characters+t.characters>_||Math.max(e.size,t.size)>1.5*a||
m(e)||m(t))return!1;const[y,O]=e.start<=t.start?[e,t]:[t,e],p=O.start-y.end;return p>-W*a&&p<L*a}const m=({fragments:e})=>e.length===1&&e[0].text.length===1;function n(e,t){
return t.order===e.order+1&&(e.spaceAfter||t.spaceBefore)?!0:t.start-e.end>Math.max((0,z.U)(e.style),(0,z.U)(t.style))}}),53071:((F,B,g)=>{g.d(B,{$A:()=>L,P$:()=>P,
VN:()=>b});var z=g(84103),T=g(16957),x=g(92541),h=g(16721);const r=.9,f=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP \
Em Strong Sub FENote NonStruct Private".split(" "));function b(_){let i;for(const o of(0,z.Hy)(_)){if(o.type==="TR")return o;!i&&!f.has(o.type)&&(i=o)}return i?
(i.type==="Lbl"||i.type==="LBody")&&i.parent?.type==="LI"?i.parent:i:_}function P(_,i){let o=0,l=0;for(const d of _)d.style.marks.isArtifact||(o+=d.text.length,
i(d)&&(l+=d.text.length));return l>0&&l>=r*o}function*L(_,i){const o=[],l=[];for(const[m,n]of _.entries()){m%T.y===T.y-1&&(yield T.Yz);const e=i(n);e?o.push({fragment:n,
leaf:e}):l.push(n)}const d=yield*(0,T.p9)(o,(m,n)=>m.leaf.order-n.leaf.order||m.fragment.order-n.fragment.order);let s=0;const w=[],u=[];for(let m=0,n;m<d.length;m=
n){const e=b(d[m].leaf.element);for(n=m+1;n<d.length&&b(d[n].leaf.element)===e;)n++;const t=d.slice(m,n).map(({fragment:y})=>y);(s+=t.length)>=T.y&&(s=0,yield T.
Yz);const a=x.eB.of(yield*(0,x._I)(yield*(0,h.q9)(t)),e);w.push(a);for(const{order:y}of t)u.push({order:y,block:a})}return l.length===0?w:yield*W(w,u,yield*(0,x.
ub)(yield*(0,x._I)(yield*(0,h.q9)(l))))}function*W(_,i,o){const l=yield*(0,T.p9)(i,(w,u)=>w.order-u.order),d=[],s=new Map;for(const[w,u]of o.entries()){w%T.y===
T.y-1&&(yield T.Yz);const m=u.lines[0].segments[0].order;let n=0;for(let a=l.length;n<a;){const y=n+a>>1;l[y].order<m?n=y+1:a=y}const e=l[n-1]?.block,t=e&&s.get(
e);t?t.push(u):e?s.set(e,[u]):d.push(u)}return[...d,..._.flatMap(w=>[w,...s.get(w)??[]])]}}),79993:((F,B,g)=>{g.d(B,{X:()=>w});var z=g(84293),T=g(80199),x=g(84805),
h=g(84103),r=g(52376),f=g(98310),b=g(80751),P=g(7868);function L(n,e,t){const a=new Map,y=new Set,{fragments:O,edges:p}=n,v=[];for(const[U,N]of O.entries()){const C=e(
N),H=C&&$(C.element);if(!H){v.push(N);continue}if(y.has(H)||H.firstPage!==t)continue;y.add(H);const X=(0,b.uH)(H.actualText.trim());if(X==="")continue;const G=new P.
F(N.style,N.start,N.baseline,N.order,p.used);G.text=X,G.end=W(O,U,Z=>{const J=e(Z);return J!==void 0&&$(J.element)===H});for(let Z=0;Z<X.length;Z++)p.add(G.start,
G.end);v.push(G)}return v;function $(U){if(a.has(U))return a.get(U);let N;for(const C of(0,h.Hy)(U))C.actualText!==void 0&&(N=C);return a.set(U,N),N}}function W(n,e,t){
const a=n[e];let{end:y}=a;for(let O=e+1;O<n.length;O++){const p=n[O];if(p.baseline!==a.baseline||p.style.frame!==a.style.frame||!t(p))break;y=Math.max(y,p.end)}
return y}var _=g(16957),i=g(95739),o=g(24912);const l=200,d=2e4;class s{index;found;characters;unreadable;ordered;reading;constructor(e,t){this.index=e,this.found=
t,this.characters=t.characters,this.unreadable=t.unreadable}get blocks(){return this.ordered??=(0,_.zd)((0,o.NQ)(this.found.fragments,this.found.leafOf))}get flow(){
return this.reading??=(0,_.zd)((0,o.dV)(this.blocks,this.found.edges))}async prepare(e){const{fragments:t,leafOf:a,edges:y}=this.found;t.length<l&&this.characters<
d||(this.ordered=await(0,_.k6)((0,o.NQ)(t,a),e),this.reading=await(0,_.k6)((0,o.dV)(this.ordered,y),e))}*layout(e){return e==="reading"?this.flow.text:yield*(0,i.
Z)(this.found.fragments,this.found.edges)}*words(){const e=yield*(0,o.v)(this.blocks,this.found.edges),t=[];for(const{0:a,index:y}of e.text.matchAll(/\S+/g)){const O=e.
box(y,y+a.length);O&&t.push({text:a,...O}),t.length%_.y===_.y-1&&(yield _.Yz)}return t}}class w{document;contents;tags;characters=0;constructor(e){this.document=
e,this.contents=new r.i(e)}async page(e){const{document:t}=this,a=(0,x.iw)(t,e),{width:y,height:O}=(0,T.iN)(a),p={width:y*a.userUnit,height:O*a.userUnit},v=new f.
g(p.width,p.height);await this.contents.read(e,v),v.finish();const $=t.pages.number(e);this.tags??=(0,h.g$)(t);const U=await this.tags,N=U?.hasPage($)?({style:{
marks:G}})=>G.id<0?void 0:U.leaf($,G.stream,G.id):void 0,C=N&&U?.hasTexts?L(v,N,$):v.fragments,H=u(C);this.count(H.characters);const X=new s(e,{fragments:C,edges:v.
edges,...H,leafOf:N,...p});return await X.prepare(t.job.pace),X}count(e){this.characters+=e;const t=this.document.job.limits.characters;if(this.characters>t)throw(0,z.
F)("characters",`The pages have more than ${t} characters`,"Split it, or ask for fewer pages")}}function u(n){let e=0,t=0;for(const{text:a}of n){e+=a.length;for(let y=0;y<
a.length;y++)a.charCodeAt(y)===m&&t++}return{characters:e,unreadable:t}}const m=65533})};
