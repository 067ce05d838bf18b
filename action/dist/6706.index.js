"use strict";exports.id=6706,exports.ids=[6706],exports.modules={96706:((F,U,m)=>{m.d(U,{w:()=>h,z:()=>T});var z=m(79993);const _=10;class T{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(a,O){
this.document=a,this.total=O,this.reader=new z.X(a)}async page(a){const O=await this.reader.page(a-1);return this.characters+=O.characters,this.unreadable+=O.unreadable,
O.unreadable>0&&this.pagesWithUnreadable.push(a),this.document.job.pace.progress(++this.done/this.total),O}get notes(){return this.unreadable===0?[]:[{code:"tex\
t_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){
const{unreadable:a,pagesWithUnreadable:O}=this;return`${a===1?"1 character":`${a} characters`} on ${h(O)}`}}function h(o){return o.length===1?`page ${o[0]}`:`pa\
ges ${o.slice(0,o.length>_+1?_:-1).join(", ")} and ${o.length>_+1?`${o.length-_} more`:o.at(-1)}`}}),84103:((F,U,m)=>{m.d(U,{Hy:()=>W,g$:()=>O});var z=m(20381),
_=m(16039),T=m(30729),h=m(90191);const o=1e7;class a{pages=new Map;count=0;hasTexts=!1;leaf(i,s,d){return this.pages.get(i)?.get(s*o+d)}leaves(i){return[...this.
pages.get(i)?.values()??[]]}hasPage(i){return this.pages.has(i)}add(i,s,d,u){if(!Number.isInteger(u)||u<0||u>=o)return;let n=this.pages.get(s);n||this.pages.set(
s,n=new Map);const p=d*o+u;n.has(p)||n.set(p,{element:i,order:this.count++});for(let g=i;g&&g.firstPage<0;g=g.parent)g.firstPage=s}}const O=(0,T.H)(v);async function v(w){
const i=w.dict(w.catalog.get("StructTreeRoot"));if(!i||w.resolve(w.dict(w.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const s=new L(w,w.dict(i.get("R\
oleMap")));return await s.run(i),s.tags}class L{document;roles;tags=new a;visit;types=new Map;open=[];constructor(i,s){this.document=i,this.roles=s,this.visit=new h.
_i(i)}async run(i){const{open:s,document:d}=this;this.push(i.get("K"),void 0,-1);for(let u=s.pop();u;u=s.pop()){this.take(u);const n=d.job.pace.step(300);n&&await n}}push(i,s,d){
if(i===void 0)return;const u=(0,_.i9)(i)||(0,_.cy)(i)?this.document.array(i)??[i]:[i];for(let n=u.length-1;n>=0;n--)this.open.push({kid:u[n],parent:s,page:d})}take({
kid:i,parent:s,page:d}){if(typeof i=="number"){s&&d>=0&&this.tags.add(s,d,0,i);return}if(!this.visit.first(i))return;const u=this.document.dict(i);if(!u)return;
const n=u.get("Pg"),p=(0,_.i9)(n)?n.number:d,g=u.get("MCID");if(g!==void 0){const t=u.get("Stm");s&&p>=0&&this.tags.add(s,p,(0,_.i9)(t)?t.number:0,Number(this.document.
resolve(g)));return}const l=this.document.resolve(u.get("S"));if(!(l instanceof _.SX))return;const r={type:this.standard(l.text),parent:s,actualText:this.text(u.
get("ActualText")),alternative:this.text(u.get("Alt")),firstPage:-1};r.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(u.get("K"),r,p),(0,_.i9)(i)&&this.
document.release(i.number)}text(i){const s=i===void 0?null:this.document.resolve(i);return s instanceof _.Mx?(0,z.g7)(s):void 0}standard(i){const s=this.types.get(
i);if(s!==void 0)return s;let d=i;for(let u=0;u<16;u++){const n=this.document.resolve(this.roles?.get(d));if(!(n instanceof _.SX)||n.text===d)break;d=n.text}return this.
types.set(i,d),d}}function*W(w){for(let i=w;i;i=i.parent)yield i}}),97205:((F,U,m)=>{m.d(U,{K:()=>_,Y:()=>z});function z(T,h=1/0){let o=h;for(const a of T)a<o&&
(o=a);return o}function _(T,h=-1/0){let o=h;for(const a of T)a>o&&(o=a);return o}}),62020:((F,U,m)=>{m.d(U,{q:()=>_});var z=m(37559);class _{edges;parts=[];settled=0;length=0;whole;offsets=[];fragments=[];from=[];to=[];constructor(h){
this.edges=h}get text(){return this.whole??=this.parts.join("")}tail(h){let o="";for(let a=this.parts.length-1;a>=0&&o.length<h;a--)o=this.parts[a]+o;return o.slice(
-h)}add(h,o=0,a=h.text.length){this.offsets.push(this.length),this.fragments.push(h),this.from.push(o),this.to.push(a),this.space(o===0&&a===h.text.length?h.text:
h.text.slice(o,a))}settle(){const h=Math.min(this.settled,this.parts.length);this.parts.push(this.parts.splice(h).join("")),this.settled=this.parts.length}space(h){
this.parts.push(h),this.length+=h.length,this.whole=void 0}drop(h){this.whole=void 0,this.length-=h;for(let o=h;o>0;){const a=this.parts.pop()??"";a.length>o&&this.
parts.push(a.slice(0,-o)),o-=a.length}for(let o=this.offsets.length-1;o>=0&&this.offsets[o]+this.to[o]-this.from[o]>this.length;o--)this.to[o]=Math.max(this.from[o],
this.length-this.offsets[o]+this.from[o])}*pieces(){const{text:h}=this;let o=0;for(const[a,O]of this.offsets.entries()){const v=this.to[a]-this.from[a];v<=0||(yield{
space:h.slice(o,O),text:h.slice(O,O+v),fragment:this.fragments[a]},o=O+v)}}box(h,o){let a;for(let O=Math.max(this.pieceAt(h),0);O<this.offsets.length&&this.offsets[O]<
o;O++){const v=this.offsets[O],L=this.from[O],W=Math.max(L,L+h-v),w=Math.min(this.to[O],L+o-v);if(W>=w)continue;const i=this.edges.box(this.fragments[O],W,w);a=
a?(0,z.m)(a,i):i}return a}at(h){const o=this.pieceAt(h);if(o<0)return;const a=this.to[o]-this.from[o];return h<this.offsets[o]+a?this.fragments[o]:void 0}pieceAt(h){
let o=0,a=this.offsets.length;for(;o<a;){const O=o+a>>1;this.offsets[O]<=h?o=O+1:a=O}return o-1}}}),16957:((F,U,m)=>{m.d(U,{Yz:()=>h,k6:()=>_,p9:()=>o,y:()=>T,zd:()=>z});
function z(a){for(;;){const{done:O,value:v}=a.next();if(O)return v}}async function _(a,O){for(;;){const{done:v,value:L}=a.next();if(v)return L;const W=O.step(L);
W&&await W}}const T=1e3,h=3e5;function*o(a,O){if(a.length<=T)return[...a].sort(O);let v=[];for(let L=0;L<a.length;L+=T){for(const W of a.slice(L,L+T).sort(O))v.
push(W);yield h}for(let L=T;L<v.length;L*=2){const W=[];for(let w=0;w<v.length;w+=2*L){const i=Math.min(w+L,v.length),s=Math.min(i+L,v.length);for(let d=w,u=i;d<
i||u<s;){const n=u===s||d<i&&O(v[d],v[u])<=0;W.push(n?v[d++]:v[u++]),W.length%T===0&&(yield h)}}v=W}return v}}),65661:((F,U,m)=>{m.d(U,{d:()=>_,f:()=>w});const z=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
_=n=>z.test(n),T=0,h=1,o=2,a=3,O=4,v=new RegExp("\\p{L}","u"),L=new RegExp("\\p{Nd}","u");function W(n){return L.test(n)?a:z.test(n)?o:v.test(n)?h:/^[.,:/%+\-\u066b\u066c]$/.
test(n)?O:T}function w(n,p){const g=n.map(W),l=g.filter(M=>M===o).length,r=p.includes(!0);if(l===0)return r?i(p):void 0;const t=g.filter(M=>M===h).length,e=l>=t||
r,f=n.map((M,y)=>y);e&&f.reverse(),s(g,e);const b=M=>e?g[M]!==o:g[M]!==h;for(let M=0,y;M<f.length;M=y){for(y=M+1;y<f.length&&b(f[y])===b(f[M]);)y++;b(f[M])&&(u(
f,M,y),e||d(f,g,M,y))}return f}function i(n){const p=n.map((g,l)=>l);for(let g=0,l;g<p.length;g=l){for(l=g+1;l<p.length&&n[l]===n[g];)l++;n[g]&&u(p,g,l)}return p}
function s(n,p){for(let r=0;r<n.length;r++)if(n[r]===O){const t=n[r-1]===a&&n[r+1]===a;n[r]=t?a:T}const g=p?o:h,l=r=>r===void 0?g:r===a?p?o:h:r;for(let r=0,t;r<
n.length;r=t){if(t=r+1,n[r]!==T)continue;for(;t<n.length&&n[t]===T;)t++;const e=l(n[r-1]),f=l(n[t]);n.fill(e===f?e:g,r,t)}if(!p){for(let r=0;r<n.length;r++)if(n[r]===
a){let t=r;for(;n[t]===a;)t++;(n[r-1]!==o||n[t]!==o)&&n.fill(h,r,t),r=t}}}function d(n,p,g,l){for(let r=g,t;r<l;r=t)if(t=r+1,p[n[r]]===a){for(;t<l&&p[n[t]]===a;)
t++;u(n,r,t)}}function u(n,p,g){for(let l=p,r=g-1;l<r;l++,r--)[n[l],n[r]]=[n[r],n[l]]}}),92541:((F,U,m)=>{m.d(U,{N1:()=>O,Px:()=>a,_I:()=>L,eB:()=>v,ub:()=>W});
var z=m(16957);const _=.3,T=.5,h=1.75,o=1.25,a=500;class O{segments;start;end;top;bottom;constructor(s){this.segments=[s],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=s}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(s){
this.segments.push(s),this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),this.top=Math.min(this.top,s.top),this.bottom=Math.max(this.bottom,
s.bottom)}}class v{element;lines;start;end;top;bottom;constructor(s){this.lines=[s],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=s}static of(s,d){
const u=new v(s[0]);for(let n=1;n<s.length;n++)u.add(s[n]);return u.element=d,u}get frame(){return this.lines[0].frame}add(s){this.lines.push(s),this.start=Math.
min(this.start,s.start),this.end=Math.max(this.end,s.end),this.top=Math.min(this.top,s.top),this.bottom=Math.max(this.bottom,s.bottom)}}function*L(i){const s=[];
let d;for(const[u,n]of i.entries()){u%z.y===z.y-1&&(yield z.Yz);const p=d?Math.min(d.size,n.size):0;d?.frame===n.frame&&d.segments.length<a&&Math.abs(d.baseline-
n.baseline)<_*p&&n.start>d.end-T*p?d.add(n):s.push(d=new O(n))}return s}function*W(i){const s=[];let d;for(const[u,n]of i.entries())u%z.y===z.y-1&&(yield z.Yz),
d&&w(d,n)?d.add(n):s.push(d=new v(n));return s}function w(i,s){const d=i.lines.at(-1);if(d.frame!==s.frame)return!1;const u=Math.max(d.size,s.size),n=s.baseline-
d.baseline;return n<_*u||n>h*u||u>o*Math.min(d.size,s.size)?!1:s.start<i.end&&s.end>i.start}}),95739:((F,U,m)=>{m.d(U,{Z:()=>W,b:()=>s});var z=m(97205),_=m(62020),
T=m(16957),h=m(92541),o=m(24912),a=m(16721);const O=.4,v=20,L=1e3;function*W(p,g){const l=new Map;for(const e of yield*(0,a.q9)(p)){const f=l.get(e.frame);f?f.push(
e):l.set(e.frame,[e])}const r=[...l.values()].sort((e,f)=>w(f)-w(e)),t=[];for(const e of r)t.push(yield*i(e,g));return t.join(`
`)}const w=p=>p.reduce((g,{characters:l})=>g+l,0);function*i(p,g){const l=yield*u(p),r=(0,z.Y)(p.map(({start:M})=>M)),t=yield*d(p),e=(yield*n(t.slice(1).map((M,y)=>M.
baseline-t[y].baseline)))||1;let f="",b=0;for(const[M,y]of t.entries()){const P=M===0?1:Math.round((y.baseline-t[M-1].baseline)/e);f+=`
`.repeat(M===0?0:Math.min(Math.max(P,1),v));let Y="";for(const C of y.segments){const N=Math.min(Math.round((C.start-r)/l),L);Y=Y.padEnd(Math.max(N,Y===""?0:Y.length+
1))+s(C,g),b+=C.fragments.length,!(b<T.y)&&(b=0,yield T.Yz)}f+=Y}return`${f}
`}function s(p,g){const l=new _.q(g);return(0,o.TJ)(l,p,g),l.text}function*d(p){const g=yield*(0,T.p9)(p,(r,t)=>r.baseline-t.baseline||r.start-t.start),l=[];for(const[
r,t]of g.entries()){r%T.y===T.y-1&&(yield T.Yz);const e=l.at(-1);e&&e.segments.length<h.Px&&t.baseline-e.baseline<O*Math.min(t.size,e.size)?e.add(t):l.push(new h.
N1(t))}for(const{segments:r}of l)r.sort((t,e)=>t.start-e.start);return l}function*u(p){const g=p.map(l=>(l.end-l.start)/Math.max(l.characters,1)).filter(l=>l>0);
return(yield*n(g))||1}function*n(p){const g=yield*(0,T.p9)(p,(l,r)=>l-r);return g[g.length>>1]??0}}),24912:((F,U,m)=>{m.d(U,{gB:()=>Z,NQ:()=>j,v:()=>H,TJ:()=>nt,
dV:()=>X});var z=m(62020),_=m(16957),T=m(65661),h=m(92541),o=m(97205);const a=4,O=8,v=4,L=.7,W=2.5,w=.8,i=1e6;function s(c){return d(c,O,{left:i})}function*d(c,x,S){
if(x===1)return[...c];const E=[];let A=0;for(let I=0,D;I<c.length;I=D){const K=c[I].segments.length>1&&S.left>0?yield*n(c,I,S):void 0;if(++A%_.y===0&&(yield _.Yz),
D=K?.to??I+1,!K)E.push(c[I]);else{for(const $ of K.left)E.push($);for(const $ of yield*d(K.right,x-1,S))E.push($)}}return E}const u=200;function*n(c,x,S){const[
E,A]=c[x].segments,I=E.size;let D=E.end,R=A.start;const K=[],$=[];let G=x;for(;G<c.length;G++){const Q=c[G];S.left-=Q.segments.length,(G-x)%u===u-1&&(yield _.Yz);
const st=G===x?0:Q.baseline-c[G-1].baseline;if(Q.frame!==E.frame||st<0||st>W*I)break;const q=Q.segments.filter(k=>k.start<D),tt=Q.segments.slice(q.length),ot=(0,o.
K)(q.map(k=>k.end),D),rt=(0,o.Y)(tt.map(k=>k.start),R);if(rt-ot<w*I||q.length>1)break;[D,R]=[ot,rt],K.push(...q),tt.length>0&&$.push(tt)}const V=$.map(([Q])=>Q);
if(!(K.length<a||$.length<a||!g(K)||!g(V)))return{left:K.map(Q=>new h.N1(Q)),right:$.map(p),to:G}}function p([c,...x]){const S=new h.N1(c);for(const E of x)S.add(
E);return S}function g(c){const x=c.reduce((I,{fragments:D})=>I+D.length,0),S=(0,o.Y)(c.map(I=>I.start)),E=(0,o.K)(c.map(I=>I.end))-S,A=c.reduce((I,D)=>I+D.end-
D.start,0);return x>=v*c.length&&A>=L*E*c.length}const l=300,r=5,t=.6,e=5,f=3;function*b(c){return c.length<3||c.length>l||!P(c)?c:yield*Y(c)}function M(c,x){return c.
frame!==x.frame||c.bottom>x.top+(x.bottom-x.top)/4?!1:Math.min(c.end,x.end)-Math.max(c.start,x.start)>0}const y=({lines:c})=>c.reduce((x,{segments:S})=>x+S.reduce(
(E,{fragments:A})=>E+A.length,0),0);function P(c){let x=0,S=0,E;for(const A of c)y(A)<e||(E&&M(E,A)?x++:E&&M(A,E)&&E.top-A.bottom<f*E.lines[0].size&&S++,E=A);return S>=
r&&S>t*(x+S)}function*Y(c){const x=c.length,S=new Int32Array(x),E=c.map(()=>[]);for(let D=0;D<x;D++){yield _.Yz;for(let R=0;R<x;R++)D!==R&&C(c,D,R)&&(E[D].push(
R),S[R]++)}const A=new Set(c.keys()),I=[];for(;A.size>0;){let D=-1;for(const R of A)(D<0||S[R]<S[D])&&(D=R);A.delete(D),I.push(c[D]);for(const R of E[D])S[R]--}
return I}function C(c,x,S){const E=c[x],A=c[S];if(E.frame!==A.frame)return!1;if(M(E,A))return!0;if(E.end>A.start+1)return!1;const I=Math.min(E.top,A.top),D=Math.
max(E.bottom,A.bottom);return!c.some(R=>R!==E&&R!==A&&R.frame===E.frame&&R.top<D&&R.bottom>I&&R.start<E.end&&R.end>A.start)}var N=m(53071),B=m(16721);function*j(c,x){
if(x&&(0,N.P$)(c,x))return yield*(0,N.$A)(c,x);const S=yield*(0,B.q9)(c),E=yield*s(yield*(0,h._I)(S));return yield*b(yield*(0,h.ub)(E))}const X=(c,x)=>J(c,x,et),
H=(c,x)=>J(c,x),Z=(c,x)=>J([{lines:c,element:void 0}],x,et);function*J(c,x,S){const E=new z.q(x);let A=0;for(const[I,D]of c.entries()){I>0&&!at(D,c[I-1])&&E.space(
`
`);for(const R of D.lines){S?.(E,R);for(const[K,$]of R.segments.entries())K>0&&E.space(" "),nt(E,$,x),A+=$.fragments.length+$.characters/it,!(A<_.y)&&(A=0,E.settle(),
yield _.Yz);E.space(`
`)}}return E}const it=8,at=({element:c},x)=>c!==void 0&&ft.has(c.type)&&c.type===x.element?.type,ft=new Set(["LI","TR","TOCI"]),ct=/[\p{L}\p{M}][-\u2010]\n+$/u,
lt=/\u00ad\n+$/,ht=/.\n+$/,dt=new RegExp("^\\p{L}","u"),ut=new RegExp("^\\p{Ll}","u");function et(c,x){const S=c.tail(5),E=x.segments[0].fragments[0].text;!lt.test(
S)&&!(ct.test(S)&&ut.test(E))||(c.drop(ht.exec(S)[0].length),dt.test(E)||c.space(`
`))}function nt(c,{fragments:x},S){if(x.some(B.lP)){gt(c,x,S);return}for(const[E,A]of x.entries())E>0&&(0,B.re)(x[E-1],A)&&c.space(" "),c.add(A)}function gt(c,x,S){
const E=[];for(const[R,K]of x.entries()){R>0&&(0,B.re)(x[R-1],K)&&E.push({text:" ",from:0,to:0});const{text:$}=K;for(let G=0,V;G<$.length;G=V){for(V=G+1;V<$.length&&
S.isOneGlyph(K,V-1);)V++;E.push({text:$.slice(G,V),fragment:K,from:G,to:V})}}const A=E.map(({text:R})=>R),I=R=>E[R]?.fragment?.style.marks.isReversed??!1,D=E.map(
({fragment:R},K)=>I(K)||!R&&I(K-1)&&I(K+1));for(const R of(0,T.f)(A,D)??A.keys()){const{text:K,fragment:$,from:G,to:V}=E[R];$?c.add($,G,V):c.space(K)}}}),16721:((F,U,m)=>{
m.d(U,{lP:()=>d,q9:()=>s,re:()=>r});var z=m(98310),_=m(65661),T=m(16957);const h=1.6,o=.5,a=.15,O=.6,v=.6,L=.35,W=.02,w=5e3;class i{fragments;start;end;baseline;size;top;bottom;characters;constructor(e){
this.fragments=[e],this.start=Math.min(e.start,e.end),this.end=Math.max(e.start,e.end),this.baseline=e.baseline,this.size=e.style.size,this.top=e.top,this.bottom=
e.bottom,this.characters=e.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(e){this.fragments.push(e),
this.characters+=e.text.length;const f=Math.min(e.start,e.end),b=Math.max(e.start,e.end);f<this.start&&(this.start=f),b>this.end&&(this.end=b),e.style.size>this.
size*1.05&&(this.size=e.style.size,this.baseline=e.baseline),e.top<this.top&&(this.top=e.top),e.bottom>this.bottom&&(this.bottom=e.bottom)}join(e){for(const f of e.
fragments)this.add(f)}sort(){const{fragments:e}=this;for(let f=1;f<e.length;f++)if(e[f].start<e[f-1].start){e.sort((b,M)=>b.start-M.start||b.order-M.order);return}}}
function*s(t){const e=[];let f;for(const[y,P]of t.entries())y%T.y===T.y-1&&(yield T.Yz),f&&u(f,P)?f.add(P):e.push(f=new i(P));const b=yield*n(e);let M=0;for(const y of b)
y.sort(),M+=y.fragments.length,!(M<T.y)&&(M=0,yield T.Yz);return b}const d=({style:t,text:e})=>t.marks.isReversed||(0,_.d)(e);function u(t,e){const{style:f,start:b,
end:M,baseline:y}=e;if(f.frame!==t.frame||t.characters>w)return!1;const P=Math.max(f.size,t.size),Y=Math.abs(y-t.baseline);if(Y>O*P)return!1;const C=b-t.end,N=t.
start-Math.max(b,M);return Y>a*P?C>-o*P&&C<v*P:C>-o*P&&C<h*P||N>-o*P&&N<(d(e)?v:L)*P}function*n(t){if(t.length<2)return[...t];const e=new Map;for(const{frame:y}of t)
e.has(y)||e.set(y,e.size);const f=[];for(const[y,P]of t.entries())y%T.y===T.y-1&&(yield T.Yz),f.push({segment:P,order:y,frame:e.get(P.frame)});const b=yield*(0,T.
p9)(f,(y,P)=>y.frame-P.frame||y.segment.baseline-P.segment.baseline||y.segment.start-P.segment.start),M=new Set;for(let y=0;y<b.length;y++){y%T.y===T.y-1&&(yield T.
Yz);const{segment:P,frame:Y,order:C}=b[y];if(!M.has(P))for(let N=y+1;N<Math.min(b.length,y+p);N++){const B=b[N],j=Math.min(P.size,B.segment.size);if(B.frame!==Y||
B.segment.baseline-P.baseline>a*j)break;if(M.has(B.segment)||!g(P,B.segment))continue;const[X,H]=C<B.order?[P,B.segment]:[B.segment,P];if(X.join(H),M.add(H),H===
P)break}}return t.filter(y=>!M.has(y))}const p=50;function g(t,e){const f=Math.min(t.size,e.size);if(t.characters+e.characters>w||Math.max(t.size,e.size)>1.5*f||
l(t)||l(e))return!1;const[b,M]=t.start<=e.start?[t,e]:[e,t],y=M.start-b.end;return y>-W*f&&y<L*f}const l=({fragments:t})=>t.length===1&&t[0].text.length===1;function r(t,e){
return e.order===t.order+1&&(t.spaceAfter||e.spaceBefore)?!0:e.start-t.end>Math.max((0,z.U)(t.style),(0,z.U)(e.style))}}),53071:((F,U,m)=>{m.d(U,{$A:()=>L,P$:()=>v,
VN:()=>O});var z=m(84103),_=m(16957),T=m(92541),h=m(16721);const o=.9,a=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP \
Em Strong Sub FENote NonStruct Private".split(" "));function O(w){let i;for(const s of(0,z.Hy)(w)){if(s.type==="TR")return s;!i&&!a.has(s.type)&&(i=s)}return i?
(i.type==="Lbl"||i.type==="LBody")&&i.parent?.type==="LI"?i.parent:i:w}function v(w,i){let s=0,d=0;for(const u of w)u.style.marks.isArtifact||(s+=u.text.length,
i(u)&&(d+=u.text.length));return d>0&&d>=o*s}function*L(w,i){const s=[],d=[];for(const[l,r]of w.entries()){l%_.y===_.y-1&&(yield _.Yz);const t=i(r);t?s.push({fragment:r,
leaf:t}):d.push(r)}const u=yield*(0,_.p9)(s,(l,r)=>l.leaf.order-r.leaf.order||l.fragment.order-r.fragment.order);let n=0;const p=[],g=[];for(let l=0,r;l<u.length;l=
r){const t=O(u[l].leaf.element);for(r=l+1;r<u.length&&O(u[r].leaf.element)===t;)r++;const e=u.slice(l,r).map(({fragment:b})=>b);(n+=e.length)>=_.y&&(n=0,yield _.
Yz);const f=T.eB.of(yield*(0,T._I)(yield*(0,h.q9)(e)),t);p.push(f);for(const{order:b}of e)g.push({order:b,block:f})}return d.length===0?p:yield*W(p,g,yield*(0,T.
ub)(yield*(0,T._I)(yield*(0,h.q9)(d))))}function*W(w,i,s){const d=yield*(0,_.p9)(i,(p,g)=>p.order-g.order),u=[],n=new Map;for(const[p,g]of s.entries()){p%_.y===
_.y-1&&(yield _.Yz);const l=g.lines[0].segments[0].order;let r=0;for(let f=d.length;r<f;){const b=r+f>>1;d[b].order<l?r=b+1:f=b}const t=d[r-1]?.block,e=t&&n.get(
t);e?e.push(g):t?n.set(t,[g]):u.push(g)}return[...u,...w.flatMap(p=>[p,...n.get(p)??[]])]}}),79993:((F,U,m)=>{m.d(U,{X:()=>p});var z=m(84293),_=m(80199),T=m(84805),
h=m(84103),o=m(52376),a=m(98310),O=m(80751),v=m(7868);function L(r,t,e){const f=new Map,b=new Set,{fragments:M,edges:y}=r,P=[];for(const[C,N]of M.entries()){const B=t(
N),j=B&&Y(B.element);if(!j){P.push(N);continue}if(b.has(j)||j.firstPage!==e)continue;b.add(j);const X=(0,O.uH)(j.actualText.trim());if(X==="")continue;const H=new v.
F(N.style,N.start,N.baseline,N.order,y.used);H.text=X,H.end=W(M,C,Z=>{const J=t(Z);return J!==void 0&&Y(J.element)===j});for(let Z=0;Z<X.length;Z++)y.add(H.start,
H.end);P.push(H)}return P;function Y(C){if(f.has(C))return f.get(C);let N;for(const B of(0,h.Hy)(C))B.actualText!==void 0&&(N=B);return f.set(C,N),N}}function W(r,t,e){
const f=r[t];let{end:b}=f;for(let M=t+1;M<r.length;M++){const y=r[M];if(y.baseline!==f.baseline||y.style.frame!==f.style.frame||!e(y))break;b=Math.max(b,y.end)}
return b}var w=m(16957),i=m(95739),s=m(24912);const d=200,u=2e4;class n{index;found;characters;unreadable;ordered;reading;constructor(t,e){this.index=t,this.found=
e,this.characters=e.characters,this.unreadable=e.unreadable}get blocks(){return this.ordered??=(0,w.zd)((0,s.NQ)(this.found.fragments,this.found.leafOf))}get flow(){
return this.reading??=(0,w.zd)((0,s.dV)(this.blocks,this.found.edges))}async prepare(t){const{fragments:e,leafOf:f,edges:b}=this.found;e.length<d&&this.characters<
u||(this.ordered=await(0,w.k6)((0,s.NQ)(e,f),t),this.reading=await(0,w.k6)((0,s.dV)(this.ordered,b),t))}*layout(t){return t==="reading"?this.flow.text:yield*(0,i.
Z)(this.found.fragments,this.found.edges)}*words(){const t=yield*(0,s.v)(this.blocks,this.found.edges),e=[];for(const{0:f,index:b}of t.text.matchAll(/\S+/g)){const M=t.
box(b,b+f.length);M&&e.push({text:f,...M}),e.length%w.y===w.y-1&&(yield w.Yz)}return e}}class p{document;contents;tags;characters=0;constructor(t){this.document=
t,this.contents=new o.i(t)}async page(t){const{document:e}=this,f=(0,T.iw)(e,t),{width:b,height:M}=(0,_.iN)(f),y={width:b*f.userUnit,height:M*f.userUnit},P=new a.
g(y.width,y.height);await this.contents.read(t,P),P.finish();const Y=e.pages.number(t);this.tags??=(0,h.g$)(e);const C=await this.tags,N=C?.hasPage(Y)?({style:{
marks:H}})=>H.id<0?void 0:C.leaf(Y,H.stream,H.id):void 0,B=N&&C?.hasTexts?L(P,N,Y):P.fragments,j=g(B);this.count(j.characters);const X=new n(t,{fragments:B,edges:P.
edges,...j,leafOf:N,...y});return await X.prepare(e.job.pace),X}count(t){this.characters+=t;const e=this.document.job.limits.characters;if(this.characters>e)throw(0,z.
F)("characters",`The pages have more than ${e} characters`,"Split it, or ask for fewer pages")}}function g(r){let t=0,e=0;for(const{text:f}of r){t+=f.length;for(let b=0;b<
f.length;b++)f.charCodeAt(b)===l&&e++}return{characters:t,unreadable:e}}const l=65533})};
