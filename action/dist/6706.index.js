"use strict";exports.id=6706,exports.ids=[6706],exports.modules={96706:((V,H,m)=>{m.d(H,{w:()=>z,z:()=>T});var A=m(79993);const w=10;class T{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(a,u){
this.document=a,this.total=u,this.reader=new A.X(a)}async page(a){const u=await this.reader.page(a-1);return this.characters+=u.characters,this.unreadable+=u.unreadable,
u.unreadable>0&&this.pagesWithUnreadable.push(a),this.document.job.pace.progress(++this.done/this.total),u}get notes(){return this.unreadable===0?[]:[{code:"tex\
t_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){
const{unreadable:a,pagesWithUnreadable:u}=this;return`${a===1?"1 character":`${a} characters`} on ${z(u)}`}}function z(i){return i.length===1?`page ${i[0]}`:`pa\
ges ${i.slice(0,i.length>w+1?w:-1).join(", ")} and ${i.length>w+1?`${i.length-w} more`:i.at(-1)}`}}),60797:((V,H,m)=>{m.d(H,{g$:()=>c,Bi:()=>x,Hy:()=>f});var A=m(
20381),w=m(16039),T=m(30729),z=m(90191),i=m(269),a=m(66249),u=m(19980);const y=2e3,S=9;class I{document;type="";page=-1;hasTexts=!1;kids=[];entries=new a.R;number=0;isReference=!1;constructor(t){
this.document=t}read(t){const{entries:e,kids:r}=this;r.length=0;const s=this.document.place(t);if(!s||!e.locate(s.bytes,s.start,Math.min(s.end,s.start+y)))return!1;
const{bytes:n}=s,{at:l}=e;if(e.find(n,"MCID")>=0)return!1;this.hasTexts=e.find(n,"ActualText")>=0||e.find(n,"Alt")>=0;const b=e.find(n,"S");if(b<0||n[l[b+2]]!==
i.cL)return!1;this.name(n,l[b+2]+1,l[b+3]);const R=e.find(n,"Pg");if(this.page=-1,R>=0){if(this.after(n,l[R+2],l[R+3])!==l[R+3]||!this.isReference)return!1;this.
page=this.number}const N=e.find(n,"K");return N<0||this.readKids(n,l[N+2],l[N+3])}name(t,e,r){const{type:s}=this;let n=0;if(s.length===r-e)for(;n<s.length&&t[e+
n]===s.charCodeAt(n);)n++;(n<r-e||n===0)&&(this.type=(0,u.MQ)(t,e,r))}readKids(t,e,r){const s=t[e]===i.WL,n=s?r-1:r;if(s&&t[n]!==i.wt)return!1;for(let l=(0,i.AN)(
t,s?e+1:e,n);l<n;l=(0,i.AN)(t,l,n)){if(l=this.after(t,l,n),l<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return s||!this.isReference||
this.isDictionary(this.number)}isDictionary(t){const e=this.document.place(t);return e!==void 0&&e.bytes[(0,i.AN)(e.bytes,e.start,e.end)]===i.iH}after(t,e,r){let s=e,
n=0;for(;s<r&&P(t[s]);s++)n=n*10+t[s]-i.l0;if(s===e||s-e>S||(this.number=n,this.isReference=!1,s<r&&!v(t[s])))return-1;const l=(0,i.AN)(t,s,r);let b=l;for(;b<r&&
P(t[b]);)b++;const R=(0,i.AN)(t,b,r);return b===l||R>=r||t[R]!==i.AV?s:(this.isReference=!0,R+1)}}const P=o=>o>=i.l0&&o<=i.ev,v=o=>o===32||o===10||o===13,B=1e7,
O=1e4;class g{pages=new Map;count=0;last;hasTexts=!1;leaf(t,e,r){const s=this.pages.get(t);return e===0&&r<O?s?.own[r]:s?.others.get(e*B+r)}leaves(t){const{own:e=[],
others:r}=this.pages.get(t)??{};return[...e.flat(),...r?.values()??[]].sort((s,n)=>s.order-n.order)}hasPage(t){return this.pages.has(t)}add(t,e,r,s){if(!Number.
isInteger(s)||s<0||s>=B)return;const{own:n,others:l}=this.leavesOf(e);if(r===0&&s<O)n[s]??={element:t,order:this.count++};else{const b=r*B+s;l.has(b)||l.set(b,{
element:t,order:this.count++})}for(let b=t;b&&b.firstPage<0;b=b.parent)b.firstPage=e}leavesOf(t){if(this.last?.number===t)return this.last.leaves;let e=this.pages.
get(t);return e||this.pages.set(t,e={own:[],others:new Map}),this.last={number:t,leaves:e},e}}const c=(0,T.H)(d);function x(o){const t=o.dict(o.catalog.get("Mar\
kInfo"));return o.dict(o.catalog.get("StructTreeRoot"))!==void 0&&o.resolve(t?.get("Marked"))===!0}async function d(o){const t=o.dict(o.catalog.get("StructTreeR\
oot"));if(!t||o.resolve(o.dict(o.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const e=new M(o,o.dict(t.get("RoleMap")));return await e.run(t),e.tags}class M{document;roles;tags=new g;visit;bytes;types=new Map;open=[];constructor(t,e){
this.document=t,this.roles=e,this.visit=new z._i(t),this.bytes=new I(t)}async run(t){const{open:e,document:r}=this;this.push(t.get("K"),void 0,-1);for(let s=e.pop();s;s=
e.pop()){this.take(s);const n=r.job.pace.step(300);n&&await n}}push(t,e,r){if(t===void 0)return;const s=(0,w.i9)(t)||(0,w.cy)(t)?this.document.array(t)??[t]:[t];
for(let n=s.length-1;n>=0;n--)this.open.push({kid:s[n],parent:e,page:r})}take({kid:t,parent:e,page:r}){if(typeof t=="number"){e&&r>=0&&this.tags.add(e,r,0,t);return}
if(!this.visit.first(t)||(0,w.i9)(t)&&this.takeBytes(t.number,e,r))return;const s=this.document.dict(t);if(!s)return;const n=s.get("Pg"),l=(0,w.i9)(n)?n.number:
r,b=s.get("MCID");if(b!==void 0){const U=s.get("Stm");e&&l>=0&&this.tags.add(e,l,(0,w.i9)(U)?U.number:0,Number(this.document.resolve(b)));return}const R=this.document.
resolve(s.get("S"));if(!(R instanceof w.SX))return;const N={type:this.standard(R.text),parent:e,actualText:this.text(s.get("ActualText")),alternative:this.text(
s.get("Alt")),firstPage:-1};N.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(s.get("K"),N,l),(0,w.i9)(t)&&this.document.release(t.number)}takeBytes(t,e,r){
const{bytes:s,document:n,open:l,tags:b}=this;if(!s.read(t))return!1;const{hasTexts:R,kids:N}=s,U={type:this.standard(s.type),parent:e,actualText:R?this.text(n.entry(
t,"ActualText")):void 0,alternative:R?this.text(n.entry(t,"Alt")):void 0,firstPage:-1};U.actualText!==void 0&&(b.hasTexts=!0);const $=s.page<0?r:s.page;if(N.some(
Y=>Y<0))for(let Y=N.length-1;Y>=0;Y--){const j=N[Y];l.push({kid:j<0?new w.oS(-1-j):j,parent:U,page:$})}else if($>=0)for(const Y of N)b.add(U,$,0,Y);return!0}text(t){
const e=t===void 0?null:this.document.resolve(t);return e instanceof w.Mx?(0,A.g7)(e):void 0}standard(t){const e=this.types.get(t);if(e!==void 0)return e;let r=t;
for(let s=0;s<16;s++){const n=this.document.resolve(this.roles?.get(r));if(!(n instanceof w.SX)||n.text===r)break;r=n.text}return this.types.set(t,r),r}}function*f(o){
for(let t=o;t;t=t.parent)yield t}}),97205:((V,H,m)=>{m.d(H,{K:()=>w,Y:()=>A});function A(T,z=1/0){let i=z;for(const a of T)a<i&&(i=a);return i}function w(T,z=-1/0){
let i=z;for(const a of T)a>i&&(i=a);return i}}),62020:((V,H,m)=>{m.d(H,{q:()=>T});var A=m(37559);const w=500;class T{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(i){
this.edges=i}get text(){return this.flush(),this.whole??=this.parts.join("")}tail(i){this.flush();let a="";for(let u=this.parts.length-1;u>=0&&a.length<i;u--)a=
this.parts[u]+a;return a.slice(-i)}lastLetter(){this.flush();for(let i=this.parts.length-1;i>=0;i--){const a=this.parts[i];for(let u=a.length-1;u>=0;u--)if(a[u]!==
`
`)return a.charCodeAt(u)}return 0}add(i,a=0,u=i.text.length){const y=a===0&&u===i.text.length;y||this.cuts.set(this.offsets.length,{from:a,to:u}),this.offsets.push(
this.length),this.fragments.push(i),this.space(y?i.text:i.text.slice(a,u))}fromOf(i){return this.cuts.size===0?0:this.cuts.get(i)?.from??0}toOf(i){return(this.cuts.
size===0?void 0:this.cuts.get(i)?.to)??this.fragments[i].text.length}settle(){this.flush();const i=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(i).join("")),this.settled=this.parts.length}space(i){this.rest+=i,this.length+=i.length,this.whole=void 0,this.rest.length>w&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(i){this.flush(),this.whole=void 0,this.length-=i;for(let a=i;a>0;){const u=this.parts.pop()??"";u.
length>a&&this.parts.push(u.slice(0,-a)),a-=u.length}for(let a=this.offsets.length-1;a>=0;a--){const[u,y,S]=[this.offsets[a],this.fromOf(a),this.toOf(a)];if(u+S-
y<=this.length)break;this.cuts.set(a,{from:y,to:Math.max(y,this.length-u+y)})}}*pieces(){const{text:i}=this;let a=0;for(const[u,y]of this.offsets.entries()){const S=this.
toOf(u)-this.fromOf(u);S<=0||(yield{space:i.slice(a,y),text:i.slice(y,y+S),fragment:this.fragments[u]},a=y+S)}}box(i,a){let u;for(let y=Math.max(this.pieceAt(i),
0);y<this.offsets.length&&this.offsets[y]<a;y++){const S=this.offsets[y],I=this.fromOf(y),P=Math.max(I,I+i-S),v=Math.min(this.toOf(y),I+a-S);if(P>=v)continue;const B=this.
edges.box(this.fragments[y],P,v);u=u?(0,A.m)(u,B):B}return u}at(i){const a=this.pieceAt(i);if(a<0)return;const u=this.toOf(a)-this.fromOf(a);return i<this.offsets[a]+
u?this.fragments[a]:void 0}pieceAt(i){let a=0,u=this.offsets.length;for(;a<u;){const y=a+u>>1;this.offsets[y]<=i?a=y+1:u=y}return a-1}}}),16957:((V,H,m)=>{m.d(H,
{Yz:()=>z,k6:()=>w,p9:()=>i,y:()=>T,zd:()=>A});function A(a){for(;;){const{done:u,value:y}=a.next();if(u)return y}}async function w(a,u){for(;;){const{done:y,value:S}=a.
next();if(y)return S;const I=u.step(S);I&&await I}}const T=1e3,z=3e5;function*i(a,u){if(a.length<=T)return[...a].sort(u);let y=[];for(let S=0;S<a.length;S+=T){for(const I of a.
slice(S,S+T).sort(u))y.push(I);yield z}for(let S=T;S<y.length;S*=2){const I=[];for(let P=0;P<y.length;P+=2*S){const v=Math.min(P+S,y.length),B=Math.min(v+S,y.length);
for(let O=P,g=v;O<v||g<B;){const c=g===B||O<v&&u(y[O],y[g])<=0;I.push(c?y[O++]:y[g++]),I.length%T===0&&(yield z)}}y=I}return y}}),65661:((V,H,m)=>{m.d(H,{d:()=>w,
f:()=>P});const A=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,w=c=>A.test(c),T=0,z=1,i=2,a=3,u=4,y=new RegExp("\\p{L}","u"),S=new RegExp(
"\\p{Nd}","u");function I(c){return S.test(c)?a:A.test(c)?i:y.test(c)?z:/^[.,:/%+\-\u066b\u066c]$/.test(c)?u:T}function P(c,x){const d=c.map(I),M=d.filter(s=>s===
i).length,f=x.includes(!0);if(M===0)return f?v(x):void 0;const o=d.filter(s=>s===z).length,t=M>=o||f,e=c.map((s,n)=>n);t&&e.reverse(),B(d,t);const r=s=>t?d[s]!==
i:d[s]!==z;for(let s=0,n;s<e.length;s=n){for(n=s+1;n<e.length&&r(e[n])===r(e[s]);)n++;r(e[s])&&(g(e,s,n),t||O(e,d,s,n))}return e}function v(c){const x=c.map((d,M)=>M);
for(let d=0,M;d<x.length;d=M){for(M=d+1;M<x.length&&c[M]===c[d];)M++;c[d]&&g(x,d,M)}return x}function B(c,x){for(let f=0;f<c.length;f++)if(c[f]===u){const o=c[f-
1]===a&&c[f+1]===a;c[f]=o?a:T}const d=x?i:z,M=f=>f===void 0?d:f===a?x?i:z:f;for(let f=0,o;f<c.length;f=o){if(o=f+1,c[f]!==T)continue;for(;o<c.length&&c[o]===T;)
o++;const t=M(c[f-1]),e=M(c[o]);c.fill(t===e?t:d,f,o)}if(!x){for(let f=0;f<c.length;f++)if(c[f]===a){let o=f;for(;c[o]===a;)o++;(c[f-1]!==i||c[o]!==i)&&c.fill(z,
f,o),f=o}}}function O(c,x,d,M){for(let f=d,o;f<M;f=o)if(o=f+1,x[c[f]]===a){for(;o<M&&x[c[o]]===a;)o++;g(c,f,o)}}function g(c,x,d){for(let M=x,f=d-1;M<f;M++,f--)
[c[M],c[f]]=[c[f],c[M]]}}),92541:((V,H,m)=>{m.d(H,{N1:()=>y,Px:()=>u,_I:()=>I,eB:()=>S,ub:()=>P});var A=m(16957);const w=.3,T=.5,z=1.75,i=1.25,a=3,u=500;class y{segments;start;end;top;bottom;constructor(g){
this.segments=[g],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=g}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].
baseline}get size(){return this.segments[0].size}add(g){this.segments.push(g),this.start=Math.min(this.start,g.start),this.end=Math.max(this.end,g.end),this.top=
Math.min(this.top,g.top),this.bottom=Math.max(this.bottom,g.bottom)}}class S{element;lines;start;end;top;bottom;constructor(g){this.lines=[g],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=g}static of(g,c){const x=new S(g[0]);for(let d=1;d<g.length;d++)x.add(g[d]);return x.element=c,x}get frame(){return this.
lines[0].frame}add(g){this.lines.push(g),this.start=Math.min(this.start,g.start),this.end=Math.max(this.end,g.end),this.top=Math.min(this.top,g.top),this.bottom=
Math.max(this.bottom,g.bottom)}}function*I(O){const g=[];let c;for(let x=0;x<O.length;x++){const d=O[x];x%A.y===A.y-1&&(yield A.Yz);const M=c?Math.min(c.size,d.
size):0;c?.frame===d.frame&&c.segments.length<u&&Math.abs(c.baseline-d.baseline)<w*M&&d.start>c.end-T*M?c.add(d):g.push(c=new y(d))}return g}function*P(O){const g=[];
let c;for(let x=0;x<O.length;x++){const d=O[x];x%A.y===A.y-1&&(yield A.Yz),c&&B(c,d)?c.add(d):(c&&v(g),g.push(c=new S(d)))}return c&&v(g),g}function v(O){const g=O.
at(-2),c=O.at(-1);if(!(!g||c.lines.length<a||g.lines.length>=c.lines.length||!B(c,g.lines[0]))){O.splice(-2,1);for(const x of g.lines)c.add(x)}}function B(O,g){
const c=O.lines.at(-1);if(c.frame!==g.frame)return!1;const x=Math.max(c.size,g.size),d=g.baseline-c.baseline;return d<w*x||d>z*x||x>i*Math.min(c.size,g.size)?!1:
g.start<O.end&&g.end>O.start}}),95739:((V,H,m)=>{m.d(H,{Z:()=>P,b:()=>O});var A=m(97205),w=m(62020),T=m(16957),z=m(92541),i=m(24912),a=m(16721);const u=.4,y=20,
S=1e3,I=/\u00ad$/;function*P(d,M){const f=new Map;for(const e of yield*(0,a.q9)(d)){const r=f.get(e.frame);r?r.push(e):f.set(e.frame,[e])}const o=[...f.values()].
sort((e,r)=>v(r)-v(e)),t=[];for(const e of o)t.push(yield*B(e,M));return t.join(`
`)}const v=d=>d.reduce((M,{characters:f})=>M+f,0);function*B(d,M){const f=yield*c(d),o=(0,A.Y)(d.map(({start:n})=>n)),t=yield*g(d),e=(yield*x(t.slice(1).map((n,l)=>n.
baseline-t[l].baseline)))||1;let r="",s=0;for(const[n,l]of t.entries()){const b=n===0?1:Math.round((l.baseline-t[n-1].baseline)/e);r+=`
`.repeat(n===0?0:Math.min(Math.max(b,1),y));let R="";for(const N of l.segments){const U=Math.min(Math.round((N.start-o)/f),S),$=O(N,M).replace(I,"");R=R.padEnd(
Math.max(U,R===""?0:R.length+1))+$,s+=N.fragments.length,!(s<T.y)&&(s=0,yield T.Yz)}r+=R}return`${r}
`}function O(d,M){const f=new w.q(M);return(0,i.TJ)(f,d,M),f.text}function*g(d){const M=yield*(0,T.p9)(d,(o,t)=>o.baseline-t.baseline||o.start-t.start),f=[];for(const[
o,t]of M.entries()){o%T.y===T.y-1&&(yield T.Yz);const e=f.at(-1);e&&e.segments.length<z.Px&&t.baseline-e.baseline<u*Math.min(t.size,e.size)?e.add(t):f.push(new z.
N1(t))}for(const{segments:o}of f)o.sort((t,e)=>t.start-e.start);return f}function*c(d){const M=d.map(f=>(f.end-f.start)/Math.max(f.characters,1)).filter(f=>f>0);
return(yield*x(M))||1}function*x(d){const M=yield*(0,T.p9)(d,(f,o)=>f-o);return M[M.length>>1]??0}}),24912:((V,H,m)=>{m.d(H,{gB:()=>X,NQ:()=>$,v:()=>j,TJ:()=>at,
dV:()=>Y});var A=m(62020),w=m(16957),T=m(65661),z=m(92541),i=m(97205);const a=4,u=8,y=4,S=.7,I=2.5,P=.8,v=1e6;function B(h){return O(h,u,{left:v})}function*O(h,E,D){
if(E===1)return[...h];const p=[];let W=0;for(let C=0,_;C<h.length;C=_){const K=h[C].segments.length>1&&D.left>0?yield*c(h,C,D):void 0;if(++W%w.y===0&&(yield w.Yz),
_=K?.to??C+1,!K)p.push(h[C]);else{for(const G of K.left)p.push(G);for(const G of yield*O(K.right,E-1,D))p.push(G)}}return p}const g=200;function*c(h,E,D){const[
p,W]=h[E].segments,C=p.size;let _=p.end,L=W.start;const K=[],G=[];let F=E;for(;F<h.length;F++){const J=h[F];D.left-=J.segments.length,(F-E)%g===g-1&&(yield w.Yz);
const ft=F===E?0:J.baseline-h[F-1].baseline;if(J.frame!==p.frame||ft<0||ft>I*C)break;const st=J.segments.filter(tt=>tt.start<_),nt=J.segments.slice(st.length),ct=(0,i.
K)(st.map(tt=>tt.end),_),lt=(0,i.Y)(nt.map(tt=>tt.start),L);if(lt-ct<P*C||st.length>1)break;[_,L]=[ct,lt],K.push(...st),nt.length>0&&G.push(nt)}const Q=G.map(([
J])=>J);if(!(K.length<a||G.length<a||!d(K)||!d(Q)))return{left:K.map(J=>new z.N1(J)),right:G.map(x),to:F}}function x([h,...E]){const D=new z.N1(h);for(const p of E)
D.add(p);return D}function d(h){const E=h.reduce((C,{fragments:_})=>C+_.length,0),D=(0,i.Y)(h.map(C=>C.start)),p=(0,i.K)(h.map(C=>C.end))-D,W=h.reduce((C,_)=>C+
_.end-_.start,0);return E>=y*h.length&&W>=S*p*h.length}const M=300,f=5,o=.6,t=5,e=3;function*r(h){return h.length<3||h.length>M||!l(h)?h:yield*b(h)}function s(h,E){
return h.frame!==E.frame||h.bottom>E.top+(E.bottom-E.top)/4?!1:Math.min(h.end,E.end)-Math.max(h.start,E.start)>0}const n=({lines:h})=>h.reduce((E,{segments:D})=>E+
D.reduce((p,{fragments:W})=>p+W.length,0),0);function l(h){let E=0,D=0,p;for(const W of h)n(W)<t||(p&&s(p,W)?E++:p&&s(W,p)&&p.top-W.bottom<e*p.lines[0].size&&D++,
p=W);return D>=f&&D>o*(E+D)}function*b(h){const E=h.length,D=new Int32Array(E),p=h.map(()=>[]);for(let _=0;_<E;_++){yield w.Yz;for(let L=0;L<E;L++)_!==L&&R(h,_,
L)&&(p[_].push(L),D[L]++)}const W=new Set(h.keys()),C=[];for(;W.size>0;){let _=-1;for(const L of W)(_<0||D[L]<D[_])&&(_=L);W.delete(_),C.push(h[_]);for(const L of p[_])
D[L]--}return C}function R(h,E,D){const p=h[E],W=h[D];if(p.frame!==W.frame)return!1;if(s(p,W))return!0;if(p.end>W.start+1)return!1;const C=Math.min(p.top,W.top),
_=Math.max(p.bottom,W.bottom);return!h.some(L=>L!==p&&L!==W&&L.frame===p.frame&&L.top<_&&L.bottom>C&&L.start<p.end&&L.end>W.start)}var N=m(53071),U=m(16721);function*$(h,E){
if(E&&(0,N.P$)(h,E))return yield*(0,N.$A)(h,E);const D=yield*(0,U.q9)(h),p=yield*B(yield*(0,z._I)(D));return yield*r(yield*(0,z.ub)(p))}const Y=(h,E)=>Z(h,E,it),
j=(h,E)=>Z(h,E),X=(h,E)=>Z([{lines:h,element:void 0}],E,it);function*Z(h,E,D){const p=new A.q(E);let W=0;for(let C=0;C<h.length;C++){const _=h[C];C>0&&!q(_,h[C-
1])&&p.space(`
`);for(const L of _.lines){D?.(p,L);for(let K=0;K<L.segments.length;K++){const G=L.segments[K];K>0&&p.space(" "),at(p,G,E),W+=G.fragments.length+G.characters/k,
!(W<w.y)&&(W=0,p.settle(),yield w.Yz)}p.space(`
`)}D&&pt(p)}return p}const k=8,q=({element:h},E)=>h!==void 0&&et.has(h.type)&&h.type===E.element?.type,et=new Set(["LI","TR","TOCI"]),ot=173,ht=new Set([45,8208,
ot]),dt=/[\p{L}\p{M}][-\u2010]\n+$/u,rt=/\u00ad\n+$/,ut=/.\n+$/,gt=new RegExp("^\\p{L}","u"),mt=new RegExp("^\\p{Ll}","u");function it(h,E){if(!ht.has(h.lastLetter()))
return;const D=h.tail(5),p=E.segments[0].fragments[0].text;!rt.test(D)&&!(dt.test(D)&&mt.test(p))||(h.drop(ut.exec(D)[0].length),gt.test(p)||h.space(`
`))}function pt(h){h.lastLetter()!==ot||!rt.test(h.tail(2))||(h.drop(2),h.space(`
`))}function at(h,{fragments:E},D){if(E.some(U.lP)){yt(h,E,D);return}for(let p=0;p<E.length;p++){const W=E[p];p>0&&(0,U.re)(E[p-1],W)&&h.space(" "),h.add(W)}}function yt(h,E,D){
const p=[];for(const[L,K]of E.entries()){L>0&&(0,U.re)(E[L-1],K)&&p.push({text:" ",from:0,to:0});const{text:G}=K;for(let F=0,Q;F<G.length;F=Q){for(Q=F+1;Q<G.length&&
D.isOneGlyph(K,Q-1);)Q++;p.push({text:G.slice(F,Q),fragment:K,from:F,to:Q})}}const W=p.map(({text:L})=>L),C=L=>p[L]?.fragment?.style.marks.isReversed??!1,_=p.map(
({fragment:L},K)=>C(K)||!L&&C(K-1)&&C(K+1));for(const L of(0,T.f)(W,_)??W.keys()){const{text:K,fragment:G,from:F,to:Q}=p[L];G?h.add(G,F,Q):h.space(K)}}}),16721:((V,H,m)=>{
m.d(H,{lP:()=>O,q9:()=>B,re:()=>f});var A=m(26157),w=m(65661),T=m(16957);const z=1.6,i=.5,a=.15,u=.6,y=.6,S=.35,I=.02,P=5e3;class v{fragments;start;end;baseline;size;top;bottom;characters;constructor(t){
this.fragments=[t],this.start=Math.min(t.start,t.end),this.end=Math.max(t.start,t.end),this.baseline=t.baseline,this.size=t.style.size,this.top=t.top,this.bottom=
t.bottom,this.characters=t.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(t){const e=this.fragments[this.
fragments.length-1];this.fragments.push(t),this.characters+=t.text.length;const r=Math.min(t.start,t.end),s=Math.max(t.start,t.end);r<this.start&&(this.start=r),
s>this.end&&(this.end=s);const{style:n,baseline:l}=t;n===e.style&&l===e.baseline||(n.size>this.size*1.05&&(this.size=n.size,this.baseline=l),t.top<this.top&&(this.
top=t.top),t.bottom>this.bottom&&(this.bottom=t.bottom))}join(t){for(const e of t.fragments)this.add(e)}sort(){const{fragments:t}=this;for(let e=1;e<t.length;e++)
if(t[e].start<t[e-1].start){t.sort((r,s)=>r.start-s.start||r.order-s.order);return}}}function*B(o){const t=[];let e;for(let n=0;n<o.length;n++){const l=o[n];n%T.
y===T.y-1&&(yield T.Yz),e&&g(e,l)?e.add(l):t.push(e=new v(l))}const r=yield*c(t);let s=0;for(const n of r)n.sort(),s+=n.fragments.length,!(s<T.y)&&(s=0,yield T.
Yz);return r}const O=({style:o,text:t,mayTurn:e})=>o.marks.isReversed||e&&(0,w.d)(t);function g(o,t){const{style:e,start:r,end:s,baseline:n}=t;if(e.frame!==o.frame||
o.characters>P)return!1;const l=Math.max(e.size,o.size),b=Math.abs(n-o.baseline);if(b>u*l)return!1;const R=r-o.end,N=o.start-Math.max(r,s);return b>a*l?R>-i*l&&
R<y*l:R>-i*l&&R<z*l||N>-i*l&&N<(O(t)?y:S)*l}function*c(o){if(o.length<2)return[...o];const t=new Map;for(const{frame:n}of o)t.has(n)||t.set(n,t.size);const e=[];
for(let n=0;n<o.length;n++){const l=o[n];n%T.y===T.y-1&&(yield T.Yz),e.push({segment:l,order:n,frame:t.get(l.frame)})}const r=yield*(0,T.p9)(e,(n,l)=>n.frame-l.
frame||n.segment.baseline-l.segment.baseline||n.segment.start-l.segment.start),s=new Set;for(let n=0;n<r.length;n++){n%T.y===T.y-1&&(yield T.Yz);const{segment:l,
frame:b,order:R}=r[n];if(!(s.size>0&&s.has(l)))for(let N=n+1;N<Math.min(r.length,n+x);N++){const U=r[N],$=Math.min(l.size,U.segment.size);if(U.frame!==b||U.segment.
baseline-l.baseline>a*$)break;if(s.has(U.segment)||!d(l,U.segment))continue;const[Y,j]=R<U.order?[l,U.segment]:[U.segment,l];if(Y.join(j),s.add(j),j===l)break}}
return s.size===0?[...o]:o.filter(n=>!s.has(n))}const x=50;function d(o,t){const e=Math.min(o.size,t.size);if(o.characters+t.characters>P||Math.max(o.size,t.size)>
1.5*e||M(o)||M(t))return!1;const[r,s]=o.start<=t.start?[o,t]:[t,o],n=s.start-r.end;return n>-I*e&&n<S*e}const M=({fragments:o})=>o.length===1&&o[0].text.length===
1;function f(o,t){return t.order===o.order+1&&(o.spaceAfter||t.spaceBefore)?!0:t.start-o.end>Math.max((0,A.U)(o.style),(0,A.U)(t.style))}}),53071:((V,H,m)=>{m.d(
H,{$A:()=>y,P$:()=>u,VN:()=>a});var A=m(16957),w=m(92541),T=m(16721);const z=.9,i=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Wari\
chu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function a(I){let P;for(let v=I;v;v=v.parent){if(v.type==="TR")return v;!P&&!i.has(v.type)&&(P=v)}
return P?(P.type==="Lbl"||P.type==="LBody")&&P.parent?.type==="LI"?P.parent:P:I}function u(I,P){let v=0,B=0;for(const O of I)O.style.marks.isArtifact||(v+=O.text.
length,P(O)&&(B+=O.text.length));return B>0&&B>=z*v}function*y(I,P){const v=[],B=[];for(let f=0;f<I.length;f++){const o=I[f];f%A.y===A.y-1&&(yield A.Yz);const t=P(
o);t?v.push({fragment:o,leaf:t}):B.push(o)}const O=yield*(0,A.p9)(v,(f,o)=>f.leaf.order-o.leaf.order||f.fragment.order-o.fragment.order);let g=0;const c=new Map,
x=f=>{const{element:o}=O[f].leaf;let t=c.get(o);return t||c.set(o,t=a(o)),t},d=[],M=[];for(let f=0,o;f<O.length;f=o){const t=x(f);for(o=f+1;o<O.length&&x(o)===t;)
o++;const e=O.slice(f,o).map(({fragment:s})=>s);(g+=e.length)>=A.y&&(g=0,yield A.Yz);const r=w.eB.of(yield*(0,w._I)(yield*(0,T.q9)(e)),t);if(d.push(r),B.length>
0)for(const{order:s}of e)M.push({order:s,block:r})}return B.length===0?d:yield*S(d,M,yield*(0,w.ub)(yield*(0,w._I)(yield*(0,T.q9)(B))))}function*S(I,P,v){const B=yield*(0,A.
p9)(P,(c,x)=>c.order-x.order),O=[],g=new Map;for(const[c,x]of v.entries()){c%A.y===A.y-1&&(yield A.Yz);const d=x.lines[0].segments[0].order;let M=0;for(let t=B.
length;M<t;){const e=M+t>>1;B[e].order<d?M=e+1:t=e}const f=B[M-1]?.block,o=f&&g.get(f);o?o.push(x):f?g.set(f,[x]):O.push(x)}return[...O,...I.flatMap(c=>[c,...g.
get(c)??[]])]}}),79993:((V,H,m)=>{m.d(H,{X:()=>f});var A=m(84293),w=m(80199),T=m(84805),z=m(2115),i=m(60797),a=m(52376),u=m(26157),y=m(80751),S=m(7868);function I(e,r,s){
const n=new Map,l=new Set,{fragments:b,edges:R}=e,N=[];for(const[$,Y]of b.entries()){const j=r(Y),X=j&&U(j.element);if(!X){N.push(Y);continue}if(l.has(X)||X.firstPage!==
s)continue;l.add(X);const Z=(0,y.uH)(X.actualText.trim());if(Z==="")continue;const k=new S.F(Y.style,Y.start,Y.baseline,Y.order,R.count);k.text=Z,k.end=P(b,$,q=>{
const et=r(q);return et!==void 0&&U(et.element)===X});for(let q=0;q<Z.length;q++)R.add(k.start,k.end);N.push(k)}return N;function U($){if(n.has($))return n.get(
$);let Y;for(const j of(0,i.Hy)($))j.actualText!==void 0&&(Y=j);return n.set($,Y),Y}}function P(e,r,s){const n=e[r];let{end:l}=n;for(let b=r+1;b<e.length;b++){const R=e[b];
if(R.baseline!==n.baseline||R.style.frame!==n.style.frame||!s(R))break;l=Math.max(l,R.end)}return l}var v=m(16957),B=m(95739),O=m(24912);const g=200,c=2e4;class x{index;found;characters;unreadable;ordered;reading;constructor(r,s){
this.index=r,this.found=s,this.characters=s.characters,this.unreadable=s.unreadable}get blocks(){return this.ordered??=(0,v.zd)((0,O.NQ)(this.found.fragments,this.
found.leafOf))}get flow(){return this.reading??=(0,v.zd)((0,O.dV)(this.blocks,this.found.edges))}async prepare(r){const{fragments:s,leafOf:n,edges:l}=this.found;
s.length<g&&this.characters<c||(this.ordered=await(0,v.k6)((0,O.NQ)(s,n),r),this.reading=await(0,v.k6)((0,O.dV)(this.ordered,l),r))}*layout(r){return r==="readi\
ng"?this.flow.text:yield*(0,B.Z)(this.found.fragments,this.found.edges)}*words(){const r=yield*(0,O.v)(this.blocks,this.found.edges),s=[];for(const{0:n,index:l}of r.
text.matchAll(/\S+/g)){const b=r.box(l,l+n.length);b&&s.push({text:n,...b}),s.length%v.y===v.y-1&&(yield v.Yz)}return s}}const d=200,M=2e4;class f{document;contents;tags;characters=0;expected=0;constructor(r){
this.document=r,this.contents=new a.i(r)}async page(r){const{document:s}=this,n=(0,T.iw)(s,r),{width:l,height:b}=(0,w.iN)(n),R={width:l*n.userUnit,height:b*n.userUnit},
N=new u.g(R.width,R.height,this.expected);await this.contents.read(r,N),N.finish(),this.expected=Math.min(N.characters+d,M);const U=s.pages.number(r);this.tags??=
(0,i.g$)(s);const $=await this.tags,Y=$?.hasPage(U)?o($,U):void 0,j=Y&&$?.hasTexts?I(N,Y,U):N.fragments,X=t(j);this.count(X.characters);const Z=new x(r,{fragments:j,
edges:N.edges,...X,leafOf:Y,...R});return await Z.prepare(s.job.pace),Z}count(r){this.characters+=r;const s=this.document.job.limits.characters;if(this.characters>
s)throw(0,A.F)("characters",`The pages have more than ${s} characters`,"Split it, or ask for fewer pages")}}function o(e,r){let s,n;return({style:{marks:l}})=>(l!==
s&&(s=l,n=l.id<0?void 0:e.leaf(r,l.stream,l.id)),n)}function t(e){let r=0,s=0;for(const{text:n}of e){r+=n.length;for(let l=n.indexOf(z.m);l>=0;l=n.indexOf(z.m,l+
1))s++}return{characters:r,unreadable:s}}})};
