"use strict";exports.id=6706,exports.ids=[6706],exports.modules={96706:((et,j,p)=>{p.d(j,{w:()=>_,z:()=>A});var z=p(81465);const R=10;class A{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(f,y,E=!1){
this.document=f,this.total=y,this.reader=new z.X(f,E)}async page(f){const y=await this.reader.page(f-1);return this.characters+=y.characters,this.unreadable+=y.
unreadable,y.unreadable>0&&this.pagesWithUnreadable.push(f),this.document.job.pace.progress(++this.done/this.total),y}get notes(){return this.unreadable===0?[]:
[{code:"text_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableOn(){return this.
pagesWithUnreadable}get unreadableWords(){const{unreadable:f,pagesWithUnreadable:y}=this;return`${f===1?"1 character":`${f} characters`} on ${_(y)}`}}function _(a){
return a.length===1?`page ${a[0]}`:`pages ${a.slice(0,a.length>R+1?R:-1).join(", ")} and ${a.length>R+1?`${a.length-R} more`:a.at(-1)}`}}),60797:((et,j,p)=>{p.d(
j,{g$:()=>i,Bi:()=>g,Hy:()=>r});var z=p(20381),R=p(16039),A=p(30729),_=p(90191),a=p(269),f=p(66249),y=p(19980);const E=2e3,P=9;class v{document;type="";page=-1;hasTexts=!1;kids=[];entries=new f.
R;number=0;isReference=!1;constructor(t){this.document=t}read(t){const{entries:e,kids:l}=this;l.length=0;const n=this.document.place(t);if(!n||!e.locate(n.bytes,
n.start,Math.min(n.end,n.start+E)))return!1;const{bytes:o}=n,{at:h}=e;if(e.find(o,"MCID")>=0)return!1;this.hasTexts=e.find(o,"ActualText")>=0||e.find(o,"Alt")>=
0;const D=e.find(o,"S");if(D<0||o[h[D+2]]!==a.cL)return!1;this.name(o,h[D+2]+1,h[D+3]);const B=e.find(o,"Pg");if(this.page=-1,B>=0){if(this.after(o,h[B+2],h[B+3])!==
h[B+3]||!this.isReference)return!1;this.page=this.number}const W=e.find(o,"K");return W<0||this.readKids(o,h[W+2],h[W+3])}name(t,e,l){const{type:n}=this;let o=0;
if(n.length===l-e)for(;o<n.length&&t[e+o]===n.charCodeAt(o);)o++;(o<l-e||o===0)&&(this.type=(0,y.MQ)(t,e,l))}readKids(t,e,l){const n=t[e]===a.WL,o=n?l-1:l;if(n&&
t[o]!==a.wt)return!1;for(let h=(0,a.AN)(t,n?e+1:e,o);h<o;h=(0,a.AN)(t,h,o)){if(h=this.after(t,h,o),h<0)return!1;this.kids.push(this.isReference?-1-this.number:this.
number)}return n||!this.isReference||this.isDictionary(this.number)}isDictionary(t){const e=this.document.place(t);return e!==void 0&&e.bytes[(0,a.AN)(e.bytes,e.
start,e.end)]===a.iH}after(t,e,l){let n=e,o=0;for(;n<l&&x(t[n]);n++)o=o*10+t[n]-a.l0;if(n===e||n-e>P||(this.number=o,this.isReference=!1,n<l&&!b(t[n])))return-1;
const h=(0,a.AN)(t,n,l);let D=h;for(;D<l&&x(t[D]);)D++;const B=(0,a.AN)(t,D,l);return D===h||B>=l||t[B]!==a.AV?n:(this.isReference=!0,B+1)}}const x=s=>s>=a.l0&&
s<=a.ev,b=s=>s===32||s===10||s===13,N=1e7,T=1e4;class c{pages=new Map;count=0;last;hasTexts=!1;leaf(t,e,l){const n=this.pages.get(t);return e===0&&l<T?n?.own[l]:
n?.others.get(e*N+l)}leaves(t){const{own:e=[],others:l}=this.pages.get(t)??{};return[...e.flat(),...l?.values()??[]].sort((n,o)=>n.order-o.order)}hasPage(t){return this.
pages.has(t)}add(t,e,l,n){if(!Number.isInteger(n)||n<0||n>=N)return;const{own:o,others:h}=this.leavesOf(e);if(l===0&&n<T)o[n]??={element:t,order:this.count++};else{
const D=l*N+n;h.has(D)||h.set(D,{element:t,order:this.count++})}for(let D=t;D&&D.firstPage<0;D=D.parent)D.firstPage=e}leavesOf(t){if(this.last?.number===t)return this.
last.leaves;let e=this.pages.get(t);return e||this.pages.set(t,e={own:[],others:new Map}),this.last={number:t,leaves:e},e}}const i=(0,A.H)(d);function g(s){const t=s.
dict(s.catalog.get("MarkInfo"));return s.dict(s.catalog.get("StructTreeRoot"))!==void 0&&s.resolve(t?.get("Marked"))===!0}async function d(s){const t=s.dict(s.catalog.
get("StructTreeRoot"));if(!t||s.resolve(s.dict(s.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const e=new m(s,s.dict(t.get("RoleMap")));return await e.
run(t),e.tags}class m{document;roles;tags=new c;visit;bytes;types=new Map;open=[];constructor(t,e){this.document=t,this.roles=e,this.visit=new _._i(t),this.bytes=
new v(t)}async run(t){const{open:e,document:l}=this;this.push(t.get("K"),void 0,-1);for(let n=e.pop();n;n=e.pop()){this.take(n);const o=l.job.pace.step(300);o&&
await o}}push(t,e,l){if(t===void 0)return;const n=(0,R.i9)(t)||(0,R.cy)(t)?this.document.array(t)??[t]:[t];for(let o=n.length-1;o>=0;o--)this.open.push({kid:n[o],
parent:e,page:l})}take({kid:t,parent:e,page:l}){if(typeof t=="number"){e&&l>=0&&this.tags.add(e,l,0,t);return}if(!this.visit.first(t)||(0,R.i9)(t)&&this.takeBytes(
t.number,e,l))return;const n=this.document.dict(t);if(!n)return;const o=n.get("Pg"),h=(0,R.i9)(o)?o.number:l,D=n.get("MCID");if(D!==void 0){const V=n.get("Stm");
e&&h>=0&&this.tags.add(e,h,(0,R.i9)(V)?V.number:0,Number(this.document.resolve(D)));return}const B=this.document.resolve(n.get("S"));if(!(B instanceof R.SX))return;
const W={type:this.standard(B.text),parent:e,actualText:this.text(n.get("ActualText")),alternative:this.text(n.get("Alt")),firstPage:-1};W.actualText!==void 0&&
(this.tags.hasTexts=!0),this.push(n.get("K"),W,h),(0,R.i9)(t)&&this.document.release(t.number)}takeBytes(t,e,l){const{bytes:n,document:o,open:h,tags:D}=this;if(!n.
read(t))return!1;const{hasTexts:B,kids:W}=n,V={type:this.standard(n.type),parent:e,actualText:B?this.text(o.entry(t,"ActualText")):void 0,alternative:B?this.text(
o.entry(t,"Alt")):void 0,firstPage:-1};V.actualText!==void 0&&(D.hasTexts=!0);const q=n.page<0?l:n.page;if(W.some($=>$<0))for(let $=W.length-1;$>=0;$--){const M=W[$];
h.push({kid:M<0?new R.oS(-1-M):M,parent:V,page:q})}else if(q>=0)for(const $ of W)D.add(V,q,0,$);return!0}text(t){const e=t===void 0?null:this.document.resolve(t);
return e instanceof R.Mx?(0,z.g7)(e):void 0}standard(t){const e=this.types.get(t);if(e!==void 0)return e;let l=t;for(let n=0;n<16;n++){const o=this.document.resolve(
this.roles?.get(l));if(!(o instanceof R.SX)||o.text===l)break;l=o.text}return this.types.set(t,l),l}}function*r(s){for(let t=s;t;t=t.parent)yield t}}),97205:((et,j,p)=>{
p.d(j,{K:()=>R,Y:()=>z});function z(A,_=1/0){let a=_;for(const f of A)f<a&&(a=f);return a}function R(A,_=-1/0){let a=_;for(const f of A)f>a&&(a=f);return a}}),62020:((et,j,p)=>{
p.d(j,{q:()=>A});var z=p(37559);const R=500;class A{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(a){this.edges=
a}get text(){return this.flush(),this.whole??=this.parts.join("")}tail(a){this.flush();let f="";for(let y=this.parts.length-1;y>=0&&f.length<a;y--)f=this.parts[y]+
f;return f.slice(-a)}lastLetter(){this.flush();for(let a=this.parts.length-1;a>=0;a--){const f=this.parts[a];for(let y=f.length-1;y>=0;y--)if(f[y]!==`
`)return f.charCodeAt(y)}return 0}add(a,f=0,y=a.text.length){const E=f===0&&y===a.text.length;E||this.cuts.set(this.offsets.length,{from:f,to:y}),this.offsets.push(
this.length),this.fragments.push(a),this.space(E?a.text:a.text.slice(f,y))}fromOf(a){return this.cuts.size===0?0:this.cuts.get(a)?.from??0}toOf(a){return(this.cuts.
size===0?void 0:this.cuts.get(a)?.to)??this.fragments[a].text.length}settle(){this.flush();const a=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(a).join("")),this.settled=this.parts.length}space(a){this.rest+=a,this.length+=a.length,this.whole=void 0,this.rest.length>R&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(a){this.flush(),this.whole=void 0,this.length-=a;for(let f=a;f>0;){const y=this.parts.pop()??"";y.
length>f&&this.parts.push(y.slice(0,-f)),f-=y.length}for(let f=this.offsets.length-1;f>=0;f--){const[y,E,P]=[this.offsets[f],this.fromOf(f),this.toOf(f)];if(y+P-
E<=this.length)break;this.cuts.set(f,{from:E,to:Math.max(E,this.length-y+E)})}}*pieces(){const{text:a}=this;let f=0;for(const[y,E]of this.offsets.entries()){const P=this.
toOf(y)-this.fromOf(y);P<=0||(yield{space:a.slice(f,E),text:a.slice(E,E+P),fragment:this.fragments[y]},f=E+P)}}box(a,f){let y;for(let E=Math.max(this.pieceAt(a),
0);E<this.offsets.length&&this.offsets[E]<f;E++){const P=this.offsets[E],v=this.fromOf(E),x=Math.max(v,v+a-P),b=Math.min(this.toOf(E),v+f-P);if(x>=b)continue;const N=this.
edges.box(this.fragments[E],x,b);y=y?(0,z.m)(y,N):N}return y}at(a){const f=this.pieceAt(a);if(f<0)return;const y=this.toOf(f)-this.fromOf(f);return a<this.offsets[f]+
y?this.fragments[f]:void 0}pieceAt(a){let f=0,y=this.offsets.length;for(;f<y;){const E=f+y>>1;this.offsets[E]<=a?f=E+1:y=E}return f-1}}}),16957:((et,j,p)=>{p.d(
j,{Yz:()=>_,k6:()=>R,p9:()=>a,y:()=>A,zd:()=>z});function z(f){for(;;){const{done:y,value:E}=f.next();if(y)return E}}async function R(f,y){for(;;){const{done:E,
value:P}=f.next();if(E)return P;const v=y.step(P);v&&await v}}const A=1e3,_=3e5;function*a(f,y){if(f.length<=A)return[...f].sort(y);let E=[];for(let P=0;P<f.length;P+=
A){for(const v of f.slice(P,P+A).sort(y))E.push(v);yield _}for(let P=A;P<E.length;P*=2){const v=[];for(let x=0;x<E.length;x+=2*P){const b=Math.min(x+P,E.length),
N=Math.min(b+P,E.length);for(let T=x,c=b;T<b||c<N;){const i=c===N||T<b&&y(E[T],E[c])<=0;v.push(i?E[T++]:E[c++]),v.length%A===0&&(yield _)}}E=v}return E}}),65661:((et,j,p)=>{
p.d(j,{d:()=>R,f:()=>x});const z=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,R=i=>z.test(i),A=0,_=1,a=2,f=3,y=4,E=new RegExp("\\p{L}",
"u"),P=new RegExp("\\p{Nd}","u");function v(i){return P.test(i)?f:z.test(i)?a:E.test(i)?_:/^[.,:/%+\-\u066b\u066c]$/.test(i)?y:A}function x(i,g){const d=i.map(v),
m=d.filter(n=>n===a).length,r=g.includes(!0);if(m===0)return r?b(g):void 0;const s=d.filter(n=>n===_).length,t=m>=s||r,e=i.map((n,o)=>o);t&&e.reverse(),N(d,t);const l=n=>t?
d[n]!==a:d[n]!==_;for(let n=0,o;n<e.length;n=o){for(o=n+1;o<e.length&&l(e[o])===l(e[n]);)o++;l(e[n])&&(c(e,n,o),t||T(e,d,n,o))}return e}function b(i){const g=i.
map((d,m)=>m);for(let d=0,m;d<g.length;d=m){for(m=d+1;m<g.length&&i[m]===i[d];)m++;i[d]&&c(g,d,m)}return g}function N(i,g){for(let r=0;r<i.length;r++)if(i[r]===
y){const s=i[r-1]===f&&i[r+1]===f;i[r]=s?f:A}const d=g?a:_,m=r=>r===void 0?d:r===f?g?a:_:r;for(let r=0,s;r<i.length;r=s){if(s=r+1,i[r]!==A)continue;for(;s<i.length&&
i[s]===A;)s++;const t=m(i[r-1]),e=m(i[s]);i.fill(t===e?t:d,r,s)}if(!g){for(let r=0;r<i.length;r++)if(i[r]===f){let s=r;for(;i[s]===f;)s++;(i[r-1]!==a||i[s]!==a)&&
i.fill(_,r,s),r=s}}}function T(i,g,d,m){for(let r=d,s;r<m;r=s)if(s=r+1,g[i[r]]===f){for(;s<m&&g[i[s]]===f;)s++;c(i,r,s)}}function c(i,g,d){for(let m=g,r=d-1;m<r;m++,
r--)[i[m],i[r]]=[i[r],i[m]]}}),92541:((et,j,p)=>{p.d(j,{N1:()=>E,Px:()=>y,_I:()=>v,eB:()=>P,ub:()=>x});var z=p(16957);const R=.3,A=.5,_=1.75,a=1.25,f=3,y=500;class E{segments;start;end;top;bottom;constructor(c){
this.segments=[c],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=c}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].
baseline}get size(){return this.segments[0].size}add(c){this.segments.push(c),this.start=Math.min(this.start,c.start),this.end=Math.max(this.end,c.end),this.top=
Math.min(this.top,c.top),this.bottom=Math.max(this.bottom,c.bottom)}}class P{element;lines;start;end;top;bottom;constructor(c){this.lines=[c],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=c}static of(c,i){const g=new P(c[0]);for(let d=1;d<c.length;d++)g.add(c[d]);return g.element=i,g}get frame(){return this.
lines[0].frame}add(c){this.lines.push(c),this.start=Math.min(this.start,c.start),this.end=Math.max(this.end,c.end),this.top=Math.min(this.top,c.top),this.bottom=
Math.max(this.bottom,c.bottom)}}function*v(T){const c=[];let i;for(let g=0;g<T.length;g++){const d=T[g];g%z.y===z.y-1&&(yield z.Yz);const m=i?Math.min(i.size,d.
size):0;i?.frame===d.frame&&i.segments.length<y&&Math.abs(i.baseline-d.baseline)<R*m&&d.start>i.end-A*m?i.add(d):c.push(i=new E(d))}return c}function*x(T){const c=[];
let i;for(let g=0;g<T.length;g++){const d=T[g];g%z.y===z.y-1&&(yield z.Yz),i&&N(i,d)?i.add(d):(i&&b(c),c.push(i=new P(d)))}return i&&b(c),c}function b(T){const c=T.
at(-2),i=T.at(-1);if(!(!c||i.lines.length<f||c.lines.length>=i.lines.length||!N(i,c.lines[0]))){T.splice(-2,1);for(const g of c.lines)i.add(g)}}function N(T,c){
const i=T.lines.at(-1);if(i.frame!==c.frame)return!1;const g=Math.max(i.size,c.size),d=c.baseline-i.baseline;return d<R*g||d>_*g||g>a*Math.min(i.size,c.size)?!1:
c.start<T.end&&c.end>T.start}}),71986:((et,j,p)=>{p.d(j,{D:()=>f,x:()=>a});var z=p(16957);const R=2,A=1e3,_=3;function*a(P){const v=yield*y(P.filter(({isVertical:c})=>!c)),
x=yield*y(P.filter(({isVertical:c})=>c));if(v.length<_||x.length<_||v.length+x.length>A)return[];const b=[...v.keys(),...x.keys()].map((c,i)=>i),N=c=>{let i=c;for(;b[i]!==
i;)i=b[i]=b[b[i]];return i};for(const[c,i]of v.entries()){yield z.Yz;for(const[g,d]of x.entries())f(i,d.at)&&f(d,i.at)&&(b[N(v.length+g)]=N(c))}const T=new Map;
for(const[c,i]of[...v,...x].entries()){const g=T.get(N(c))??{rows:[],columns:[]};T.set(N(c),g),(i.isVertical?g.columns:g.rows).push(i)}return[...T.values()].flatMap(
({rows:c,columns:i})=>{const[g,d]=[E(i),E(c)];return g.length<_||d.length<_?[]:[{rows:c,columns:i,xs:g,ys:d}]})}const f=({from:P,to:v},x)=>P-R<=x&&x<=v+R;function*y(P){
const v=yield*(0,z.p9)(P,(b,N)=>b.at-N.at||b.from-N.from),x=[];for(let b=0,N;b<v.length;b=N){const{at:T,isVertical:c}=v[b];for(N=b+1;N<v.length&&v[N].at-T<R;)N++;
if(x.length>A)return x;b%z.y===z.y-1&&(yield z.Yz);const i=yield*(0,z.p9)(v.slice(b,N),(d,m)=>d.from-m.from);let g;for(const d of i)g&&d.from<=g.to+R?g.to=Math.
max(g.to,d.to):(g&&x.push({isVertical:c,at:T,...g}),g={from:d.from,to:d.to});g&&x.push({isVertical:c,at:T,...g})}return x}function E(P){const v=[];for(const{at:x}of P)
(v.length===0||x-v.at(-1)>=R)&&v.push(x);return v}}),95739:((et,j,p)=>{p.d(j,{Z:()=>x,b:()=>T});var z=p(97205),R=p(62020),A=p(16957),_=p(92541),a=p(24912),f=p(16721);
const y=.4,E=20,P=1e3,v=/\u00ad$/;function*x(d,m){const r=new Map;for(const e of yield*(0,f.q9)(d)){const l=r.get(e.frame);l?l.push(e):r.set(e.frame,[e])}const s=[
...r.values()].sort((e,l)=>b(l)-b(e)),t=[];for(const e of s)t.push(yield*N(e,m));return t.join(`
`)}const b=d=>d.reduce((m,{characters:r})=>m+r,0);function*N(d,m){const r=yield*i(d),s=(0,z.Y)(d.map(({start:o})=>o)),t=yield*c(d),e=(yield*g(t.slice(1).map((o,h)=>o.
baseline-t[h].baseline)))||1;let l="",n=0;for(const[o,h]of t.entries()){const D=o===0?1:Math.round((h.baseline-t[o-1].baseline)/e);l+=`
`.repeat(o===0?0:Math.min(Math.max(D,1),E));let B="";for(const W of h.segments){const V=Math.min(Math.round((W.start-s)/r),P),q=T(W,m).replace(v,"");B=B.padEnd(
Math.max(V,B===""?0:B.length+1))+q,n+=W.fragments.length,!(n<A.y)&&(n=0,yield A.Yz)}l+=B}return`${l}
`}function T(d,m){const r=new R.q(m);return(0,a.TJ)(r,d,m),r.text}function*c(d){const m=yield*(0,A.p9)(d,(s,t)=>s.baseline-t.baseline||s.start-t.start),r=[];for(const[
s,t]of m.entries()){s%A.y===A.y-1&&(yield A.Yz);const e=r.at(-1);e&&e.segments.length<_.Px&&t.baseline-e.baseline<y*Math.min(t.size,e.size)?e.add(t):r.push(new _.
N1(t))}for(const{segments:s}of r)s.sort((t,e)=>t.start-e.start);return r}function*i(d){const m=d.map(r=>(r.end-r.start)/Math.max(r.characters,1)).filter(r=>r>0);
return(yield*g(m))||1}function*g(d){const m=yield*(0,A.p9)(d,(r,s)=>r-s);return m[m.length>>1]??0}}),24912:((et,j,p)=>{p.d(j,{gB:()=>K,NQ:()=>M,v:()=>I,TJ:()=>mt,
dV:()=>w});var z=p(62020),R=p(16957),A=p(65661),_=p(92541),a=p(97205);const f=4,y=8,E=4,P=.7,v=2.5,x=.8,b=1e6;function N(u){return T(u,y,{left:b})}function*T(u,L,Y){
if(L===1)return[...u];const O=[];let U=0;for(let G=0,H;G<u.length;G=H){const F=u[G].segments.length>1&&Y.left>0?yield*i(u,G,Y):void 0;if(++U%R.y===0&&(yield R.Yz),
H=F?.to??G+1,!F)O.push(u[G]);else{for(const Q of F.left)O.push(Q);for(const Q of yield*T(F.right,L-1,Y))O.push(Q)}}return O}const c=200;function*i(u,L,Y){const[
O,U]=u[L].segments,G=O.size;let H=O.end,C=U.start;const F=[],Q=[];let k=L;for(;k<u.length;k++){const ft=u[k];Y.left-=ft.segments.length,(k-L)%c===c-1&&(yield R.
Yz);const pt=k===L?0:ft.baseline-u[k-1].baseline;if(ft.frame!==O.frame||pt<0||pt>v*G)break;const dt=ft.segments.filter(ct=>ct.start<H),ut=ft.segments.slice(dt.length),
yt=(0,a.K)(dt.map(ct=>ct.end),H),Mt=(0,a.Y)(ut.map(ct=>ct.start),C);if(Mt-yt<x*G||dt.length>1)break;[H,C]=[yt,Mt],F.push(...dt),ut.length>0&&Q.push(ut)}const it=Q.
map(([ft])=>ft);if(!(F.length<f||Q.length<f||!d(F)||!d(it)))return{left:F.map(ft=>new _.N1(ft)),right:Q.map(g),to:k}}function g([u,...L]){const Y=new _.N1(u);for(const O of L)
Y.add(O);return Y}function d(u){const L=u.reduce((G,{fragments:H})=>G+H.length,0),Y=(0,a.Y)(u.map(G=>G.start)),O=(0,a.K)(u.map(G=>G.end))-Y,U=u.reduce((G,H)=>G+
H.end-H.start,0);return L>=E*u.length&&U>=P*O*u.length}var m=p(71986),r=p(6193);const s=300,t=5,e=.6,l=5,n=3;function*o(u){return u.length<3||u.length>s||!B(u)?
u:yield*W(u)}function h(u,L){return u.frame!==L.frame||u.bottom>L.top+(L.bottom-L.top)/4?!1:Math.min(u.end,L.end)-Math.max(u.start,L.start)>0}const D=({lines:u})=>u.
reduce((L,{segments:Y})=>L+Y.reduce((O,{fragments:U})=>O+U.length,0),0);function B(u){let L=0,Y=0,O;for(const U of u)D(U)<l||(O&&h(O,U)?L++:O&&h(U,O)&&O.top-U.bottom<
n*O.lines[0].size&&Y++,O=U);return Y>=t&&Y>e*(L+Y)}function*W(u){const L=u.length,Y=new Int32Array(L),O=u.map(()=>[]);for(let H=0;H<L;H++){yield R.Yz;for(let C=0;C<
L;C++)H!==C&&V(u,H,C)&&(O[H].push(C),Y[C]++)}const U=new Set(u.keys()),G=[];for(;U.size>0;){let H=-1;for(const C of U)(H<0||Y[C]<Y[H])&&(H=C);U.delete(H),G.push(
u[H]);for(const C of O[H])Y[C]--}return G}function V(u,L,Y){const O=u[L],U=u[Y];if(O.frame!==U.frame)return!1;if(h(O,U))return!0;if(O.end>U.start+1)return!1;const G=Math.
min(O.top,U.top),H=Math.max(O.bottom,U.bottom);return!u.some(C=>C!==O&&C!==U&&C.frame===O.frame&&C.top<H&&C.bottom>G&&C.start<O.end&&C.end>U.start)}var q=p(53071),
$=p(16721);function*M(u,L,Y=[]){if(L&&(0,q.P$)(u,L))return yield*(0,q.$A)(u,L);const{tables:O,outside:U}=yield*(0,r.N)(u,yield*(0,m.x)(Y)),G=yield*(0,$.q9)(U),H=yield*N(
yield*(0,_._I)(G)),C=yield*(0,_.ub)(H);for(const F of O){const Q=C.findIndex(k=>S(k)>S(F));C.splice(Q<0?C.length:Q,0,F)}return yield*o(C)}const S=({lines:u})=>u[0].
segments[0].fragments[0].order,w=(u,L)=>X(u,L,gt),I=(u,L)=>X(u,L),K=(u,L)=>X([{lines:u,element:void 0}],L,gt);function*X(u,L,Y){const O=new z.q(L);let U=0;for(let G=0;G<
u.length;G++){const H=u[G];G>0&&!tt(H,u[G-1])&&O.space(`
`);for(const C of H.lines){Y?.(O,C);for(let F=0;F<C.segments.length;F++){const Q=C.segments[F];F>0&&O.space(" "),mt(O,Q,L),U+=Q.fragments.length+Q.characters/Z,
!(U<R.y)&&(U=0,O.settle(),yield R.Yz)}O.space(`
`)}Y&&Et(O)}return O}const Z=8,tt=({element:u},L)=>u!==void 0&&st.has(u.type)&&u.type===L.element?.type,st=new Set(["LI","TR","TOCI"]),J=173,nt=new Set([45,8208,
J]),ot=/[\p{L}\p{M}][-\u2010]\n+$/u,at=/\u00ad\n+$/,rt=/.\n+$/,lt=new RegExp("^\\p{L}","u"),ht=new RegExp("^\\p{Ll}","u");function gt(u,L){if(!nt.has(u.lastLetter()))
return;const Y=u.tail(5),O=L.segments[0].fragments[0].text;!at.test(Y)&&!(ot.test(Y)&&ht.test(O))||(u.drop(rt.exec(Y)[0].length),lt.test(O)||u.space(`
`))}function Et(u){u.lastLetter()!==J||!at.test(u.tail(2))||(u.drop(2),u.space(`
`))}function mt(u,{fragments:L},Y){if(L.some($.lP)){xt(u,L,Y);return}for(let O=0;O<L.length;O++){const U=L[O];O>0&&(0,$.re)(L[O-1],U)&&u.space(" "),u.add(U)}}function xt(u,L,Y){
const O=[];for(const[C,F]of L.entries()){C>0&&(0,$.re)(L[C-1],F)&&O.push({text:" ",from:0,to:0});const{text:Q}=F;for(let k=0,it;k<Q.length;k=it){for(it=k+1;it<Q.
length&&Y.isOneGlyph(F,it-1);)it++;O.push({text:Q.slice(k,it),fragment:F,from:k,to:it})}}const U=O.map(({text:C})=>C),G=C=>O[C]?.fragment?.style.marks.isReversed??
!1,H=O.map(({fragment:C},F)=>G(F)||!C&&G(F-1)&&G(F+1));for(const C of(0,A.f)(U,H)??U.keys()){const{text:F,fragment:Q,from:k,to:it}=O[C];Q?u.add(Q,k,it):u.space(
F)}}}),6193:((et,j,p)=>{p.d(j,{N:()=>b,_:()=>x});var z=p(16957),R=p(92541),A=p(16721),_=p(71986);const a=100,f=2e4,y=1/2,E=1/20,P=1,v=2e4;class x extends R.eB{rows;constructor(r){
const[s,...t]=r.flat(2);super(s),this.rows=r;for(const e of t)this.add(e)}}function*b(m,r){const s=[];let t=m;for(const e of r){if(e.xs.length-1>a||(e.xs.length-
1)*(e.ys.length-1)>f)continue;const{cells:l,others:n}=yield*N(t,e),o=yield*d(l,e);o&&(s.push(o),t=n)}return{tables:s,outside:t}}function*N(m,r){const{rows:s,columns:t,
xs:e,ys:l}=r,n=new Map,o=[];let h=0,D=0;for(const W of m){const{frame:V}=W.style,q=(W.start+W.end)/2,$=(W.top+W.bottom)/2,M=q>e[0]&&q<e.at(-1)&&$>l[0]&&$<l.at(-1),
S=V.cos===1&&V.sin===0&&!V.vertical,w=M&&S?T(r,q,$):void 0;if(!w)o.push(W);else{const I=n.get(w.first)??{...w,fragments:[]};n.set(w.first,I),I.fragments.push(W),
(I.last!==w.last||t.some(K=>i(W,K,$)))&&h++}D+=M?s.length+t.length:1,!(D<v)&&(D=0,yield z.Yz)}const B=m.length-o.length;return h>E*B?{cells:new Map,others:[...m]}:
{cells:n,others:o}}function T({rows:m,columns:r,xs:s,ys:t},e,l){const[n,o]=c(r,e,l),[h,D]=c(m,l,e);if(!n||!o||!h||!D)return;const B=(W,V)=>g(t,W.at)*s.length+g(
s,V.at);return{first:B(h,n),last:B(D,o)}}function c(m,r,s){let t;for(const e of m)if((0,_.D)(e,s)){if(e.at>r)return[t,e];t=e}return[t,void 0]}const i=({start:m,
end:r},s,t)=>s.at>m+P&&s.at<r-P&&(0,_.D)(s,t);function g(m,r){let s=0;for(;s+1<m.length&&m[s+1]<=r;)s++;return s}function*d(m,{xs:r,ys:s}){const[t,e]=[r.length-
1,s.length-1];if(m.size<=y*t*e)return;const l=[];for(let h=0;h<e;h++){const D=[];for(let B=0;B<t;B++){const W=m.get(h*r.length+B);D.push(W?yield*(0,R._I)(yield*(0,A.
q9)(W.fragments)):[])}l.push(D)}const n=l.filter(h=>h.some(D=>D.length>0)),o=Array.from({length:t},(h,D)=>D).filter(h=>n.some(D=>D[h].length>0));return n.length<
2||o.length<2?void 0:new x(n.map(h=>o.map(D=>h[D])))}}),16721:((et,j,p)=>{p.d(j,{lP:()=>T,q9:()=>N,re:()=>r});var z=p(26157),R=p(65661),A=p(16957);const _=1.6,a=.5,
f=.15,y=.6,E=.6,P=.35,v=.02,x=5e3;class b{fragments;start;end;baseline;size;top;bottom;characters;constructor(t){this.fragments=[t],this.start=Math.min(t.start,
t.end),this.end=Math.max(t.start,t.end),this.baseline=t.baseline,this.size=t.style.size,this.top=t.top,this.bottom=t.bottom,this.characters=t.text.length}get frame(){
return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(t){const e=this.fragments[this.fragments.length-1];this.fragments.push(t),this.
characters+=t.text.length;const l=Math.min(t.start,t.end),n=Math.max(t.start,t.end);l<this.start&&(this.start=l),n>this.end&&(this.end=n);const{style:o,baseline:h}=t;
o===e.style&&h===e.baseline||(o.size>this.size*1.05&&(this.size=o.size,this.baseline=h),t.top<this.top&&(this.top=t.top),t.bottom>this.bottom&&(this.bottom=t.bottom))}join(t){
for(const e of t.fragments)this.add(e)}sort(){const{fragments:t}=this;for(let e=1;e<t.length;e++)if(t[e].start<t[e-1].start){t.sort((l,n)=>l.start-n.start||l.order-
n.order);return}}}function*N(s){const t=[];let e;for(let o=0;o<s.length;o++){const h=s[o];o%A.y===A.y-1&&(yield A.Yz),e&&c(e,h)?e.add(h):t.push(e=new b(h))}const l=yield*i(
t);let n=0;for(const o of l)o.sort(),n+=o.fragments.length,!(n<A.y)&&(n=0,yield A.Yz);return l}const T=({style:s,text:t,mayTurn:e})=>s.marks.isReversed||e&&(0,R.
d)(t);function c(s,t){const{style:e,start:l,end:n,baseline:o}=t;if(e.frame!==s.frame||s.characters>x)return!1;const h=Math.max(e.size,s.size),D=Math.abs(o-s.baseline);
if(D>y*h)return!1;const B=l-s.end,W=s.start-Math.max(l,n);return D>f*h?B>-a*h&&B<E*h:B>-a*h&&B<_*h||W>-a*h&&W<(T(t)?E:P)*h}function*i(s){if(s.length<2)return[...s];
const t=new Map;for(const{frame:o}of s)t.has(o)||t.set(o,t.size);const e=[];for(let o=0;o<s.length;o++){const h=s[o];o%A.y===A.y-1&&(yield A.Yz),e.push({segment:h,
order:o,frame:t.get(h.frame)})}const l=yield*(0,A.p9)(e,(o,h)=>o.frame-h.frame||o.segment.baseline-h.segment.baseline||o.segment.start-h.segment.start),n=new Set;
for(let o=0;o<l.length;o++){o%A.y===A.y-1&&(yield A.Yz);const{segment:h,frame:D,order:B}=l[o];if(!(n.size>0&&n.has(h)))for(let W=o+1;W<Math.min(l.length,o+g);W++){
const V=l[W],q=Math.min(h.size,V.segment.size);if(V.frame!==D||V.segment.baseline-h.baseline>f*q)break;if(n.has(V.segment)||!d(h,V.segment))continue;const[$,M]=B<
V.order?[h,V.segment]:[V.segment,h];if($.join(M),n.add(M),M===h)break}}return n.size===0?[...s]:s.filter(o=>!n.has(o))}const g=50;function d(s,t){const e=Math.min(
s.size,t.size);if(s.characters+t.characters>x||Math.max(s.size,t.size)>1.5*e||m(s)||m(t))return!1;const[l,n]=s.start<=t.start?[s,t]:[t,s],o=n.start-l.end;return o>
-v*e&&o<P*e}const m=({fragments:s})=>s.length===1&&s[0].text.length===1;function r(s,t){return t.order===s.order+1&&(s.spaceAfter||t.spaceBefore)?!0:t.start-s.end>
Math.max((0,z.U)(s.style),(0,z.U)(t.style))}}),53071:((et,j,p)=>{p.d(j,{$A:()=>E,P$:()=>y,VN:()=>f});var z=p(16957),R=p(92541),A=p(16721);const _=.9,a=new Set("\
Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function f(v){let x;for(let b=v;b;b=
b.parent){if(b.type==="TR")return b;!x&&!a.has(b.type)&&(x=b)}return x?(x.type==="Lbl"||x.type==="LBody")&&x.parent?.type==="LI"?x.parent:x:v}function y(v,x){let b=0,
N=0;for(const T of v)T.style.marks.isArtifact||(b+=T.text.length,x(T)&&(N+=T.text.length));return N>0&&N>=_*b}function*E(v,x){const b=[],N=[];for(let r=0;r<v.length;r++){
const s=v[r];r%z.y===z.y-1&&(yield z.Yz);const t=x(s);t?b.push({fragment:s,leaf:t}):N.push(s)}const T=yield*(0,z.p9)(b,(r,s)=>r.leaf.order-s.leaf.order||r.fragment.
order-s.fragment.order);let c=0;const i=new Map,g=r=>{const{element:s}=T[r].leaf;let t=i.get(s);return t||i.set(s,t=f(s)),t},d=[],m=[];for(let r=0,s;r<T.length;r=
s){const t=g(r);for(s=r+1;s<T.length&&g(s)===t;)s++;const e=T.slice(r,s).map(({fragment:n})=>n);(c+=e.length)>=z.y&&(c=0,yield z.Yz);const l=R.eB.of(yield*(0,R.
_I)(yield*(0,A.q9)(e)),t);if(d.push(l),N.length>0)for(const{order:n}of e)m.push({order:n,block:l})}return N.length===0?d:yield*P(d,m,yield*(0,R.ub)(yield*(0,R._I)(
yield*(0,A.q9)(N))))}function*P(v,x,b){const N=yield*(0,z.p9)(x,(i,g)=>i.order-g.order),T=[],c=new Map;for(const[i,g]of b.entries()){i%z.y===z.y-1&&(yield z.Yz);
const d=g.lines[0].segments[0].order;let m=0;for(let t=N.length;m<t;){const e=m+t>>1;N[e].order<d?m=e+1:t=e}const r=N[m-1]?.block,s=r&&c.get(r);s?s.push(g):r?c.
set(r,[g]):T.push(g)}return[...T,...v.flatMap(i=>[i,...c.get(i)??[]])]}}),81465:((et,j,p)=>{p.d(j,{X:()=>W});var z=p(84293),R=p(80199),A=p(84805),_=p(2115),a=p(
60797),f=p(69959);const y=/^(?:[fBb]\*?|[FSsn])$/,E=/^[SsBb]/,P=/^[fFBb]/,v=/^[sb]/,x=3,b=.5,N=4,T=2e4;class c{get rules(){return this.found.length>T?[]:this.found}found=[];path=[];boxes=[];first=[
0,0];last=[0,0];takes(M,{matrix:S},w,I){const{operator:K}=M;y.test(K)?this.paints(K,I):this.found.length<=T&&this.path.length+this.boxes.length<=T&&this.extends(
M,S)}extends(M,S){const w=(0,f.c)(M);switch(M.operator){case"re":{const[I=NaN,K=NaN,X=NaN,Z=NaN]=w,tt=(0,R.zl)(S,[I,K,I+X,K+Z]);tt.every(Number.isFinite)&&this.
boxes.push(tt);return}case"m":this.first=this.last=(0,R.Gd)(S,w[0],w[1]);return;case"l":this.line((0,R.Gd)(S,w[0],w[1]));return;case"c":case"v":case"y":this.last=
(0,R.Gd)(S,w.at(-2),w.at(-1));return;case"h":this.line(this.first)}}line(M){this.path.push([this.last,M]),this.last=M}paints(M,S){if(v.test(M)&&this.line(this.first),
!S&&E.test(M)){for(const[[w,I],[K,X]]of this.path)this.add(w,I,K,X,b);for(const[w,I,K,X]of this.boxes)this.around(w,I,K,X)}if(!S&&P.test(M))for(const[w,I,K,X]of[
...this.boxes,...this.outline()])this.add(w,I,K,X,x);this.path=[],this.boxes=[]}outline(){if(this.path.length<3||this.path.length>5)return[];const M=this.path.flat(),
S=M.map(([I])=>I),w=M.map(([,I])=>I);return[[Math.min(...S),Math.min(...w),Math.max(...S),Math.max(...w)]]}around(M,S,w,I){if(w-M<=x||I-S<=x){this.add(M,S,w,I,x);
return}for(const K of[S,I])this.add(M,K,w,K,b);for(const K of[M,w])this.add(K,S,K,I,b)}add(M,S,w,I,K){const[X,Z]=[Math.abs(w-M),Math.abs(I-S)];if(!(Math.min(X,Z)<=
K&&Math.max(X,Z)>=N))return;const tt=Z>X;this.found.push(tt?{isVertical:tt,at:(M+w)/2,from:Math.min(S,I),to:Math.max(S,I)}:{isVertical:tt,at:(S+I)/2,from:Math.min(
M,w),to:Math.max(M,w)})}}var i=p(52376),g=p(26157),d=p(80751),m=p(7868);function r($,M,S){const w=new Map,I=new Set,{fragments:K,edges:X}=$,Z=[];for(const[st,J]of K.
entries()){const nt=M(J),ot=nt&&tt(nt.element);if(!ot){Z.push(J);continue}if(I.has(ot)||ot.firstPage!==S)continue;I.add(ot);const at=(0,d.uH)(ot.actualText.trim());
if(at==="")continue;const rt=new m.F(J.style,J.start,J.baseline,J.order,X.count);rt.text=at,rt.end=s(K,st,lt=>{const ht=M(lt);return ht!==void 0&&tt(ht.element)===
ot});for(let lt=0;lt<at.length;lt++)X.add(rt.start,rt.end);Z.push(rt)}return Z;function tt(st){if(w.has(st))return w.get(st);let J;for(const nt of(0,a.Hy)(st))nt.
actualText!==void 0&&(J=nt);return w.set(st,J),J}}function s($,M,S){const w=$[M];let{end:I}=w;for(let K=M+1;K<$.length;K++){const X=$[K];if(X.baseline!==w.baseline||
X.style.frame!==w.style.frame||!S(X))break;I=Math.max(I,X.end)}return I}var t=p(16957),e=p(95739),l=p(24912);const n=200,o=2e4;class h{index;found;characters;unreadable;ordered;reading;constructor(M,S){
this.index=M,this.found=S,this.characters=S.characters,this.unreadable=S.unreadable}get blocks(){return this.ordered??=(0,t.zd)((0,l.NQ)(this.found.fragments,this.
found.leafOf,this.found.rules))}get flow(){return this.reading??=(0,t.zd)((0,l.dV)(this.blocks,this.found.edges))}async prepare(M){const{fragments:S,leafOf:w,edges:I,
rules:K}=this.found;S.length<n&&this.characters<o||(this.ordered=await(0,t.k6)((0,l.NQ)(S,w,K),M),this.reading=await(0,t.k6)((0,l.dV)(this.ordered,I),M))}*layout(M){
return M==="reading"?this.flow.text:yield*(0,e.Z)(this.found.fragments,this.found.edges)}*words(){const M=yield*(0,l.v)(this.blocks,this.found.edges),S=[];for(const{
0:w,index:I}of M.text.matchAll(/\S+/g)){const K=M.box(I,I+w.length);K&&S.push({text:w,...K}),S.length%t.y===t.y-1&&(yield t.Yz)}return S}}const D=200,B=2e4;class W{document;findsRules;contents;tags;characters=0;expected=0;constructor(M,S=!1){
this.document=M,this.findsRules=S,this.contents=new i.i(M)}async page(M){const{document:S}=this,w=(0,A.iw)(S,M),{width:I,height:K}=(0,R.iN)(w),X={width:I*w.userUnit,
height:K*w.userUnit},Z=new g.g(X.width,X.height,this.expected),tt=this.findsRules?new c:void 0;await this.contents.read(M,Z,tt),Z.finish(),this.expected=Math.min(
Z.characters+D,B);const st=S.pages.number(M);this.tags??=(0,a.g$)(S);const J=await this.tags,nt=J?.hasPage(st)?V(J,st):void 0,ot=nt&&J?.hasTexts?r(Z,nt,st):Z.fragments,
at=q(ot);this.count(at.characters);const rt=new h(M,{fragments:ot,edges:Z.edges,...at,leafOf:nt,rules:tt?.rules,...X});return await rt.prepare(S.job.pace),rt}count(M){
this.characters+=M;const S=this.document.job.limits.characters;if(this.characters>S)throw(0,z.F)("characters",`The pages have more than ${S} characters`,"Split \
it, or ask for fewer pages")}}function V($,M){let S,w;return({style:{marks:I}})=>(I!==S&&(S=I,w=I.id<0?void 0:$.leaf(M,I.stream,I.id)),w)}function q($){let M=0,
S=0;for(const{text:w}of $){M+=w.length;for(let I=w.indexOf(_.m);I>=0;I=w.indexOf(_.m,I+1))S++}return{characters:M,unreadable:S}}})};
