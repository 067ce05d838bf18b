"use strict";exports.id=6706,exports.ids=[6706],exports.modules={96706:((V,H,g)=>{g.d(H,{w:()=>h,z:()=>O});var P=g(79993);const w=10;class O{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(f,u){
this.document=f,this.total=u,this.reader=new P.X(f)}async page(f){const u=await this.reader.page(f-1);return this.characters+=u.characters,this.unreadable+=u.unreadable,
u.unreadable>0&&this.pagesWithUnreadable.push(f),this.document.job.pace.progress(++this.done/this.total),u}get notes(){return this.unreadable===0?[]:[{code:"tex\
t_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableOn(){return this.pagesWithUnreadable}get unreadableWords(){
const{unreadable:f,pagesWithUnreadable:u}=this;return`${f===1?"1 character":`${f} characters`} on ${h(u)}`}}function h(i){return i.length===1?`page ${i[0]}`:`pa\
ges ${i.slice(0,i.length>w+1?w:-1).join(", ")} and ${i.length>w+1?`${i.length-w} more`:i.at(-1)}`}}),60797:((V,H,g)=>{g.d(H,{g$:()=>S,Bi:()=>d,Hy:()=>l});var P=g(
20381),w=g(16039),O=g(30729),h=g(90191),i=g(269),f=g(66249),u=g(19980);const v=2e3,B=9;class W{document;type="";page=-1;hasTexts=!1;kids=[];entries=new f.R;number=0;isReference=!1;constructor(t){
this.document=t}read(t){const{entries:n,kids:r}=this;r.length=0;const o=this.document.place(t);if(!o||!n.locate(o.bytes,o.start,Math.min(o.end,o.start+v)))return!1;
const{bytes:s}=o,{at:a}=n;if(n.find(s,"MCID")>=0)return!1;this.hasTexts=n.find(s,"ActualText")>=0||n.find(s,"Alt")>=0;const b=n.find(s,"S");if(b<0||s[a[b+2]]!==
i.cL)return!1;this.name(s,a[b+2]+1,a[b+3]);const A=n.find(s,"Pg");if(this.page=-1,A>=0){if(this.after(s,a[A+2],a[A+3])!==a[A+3]||!this.isReference)return!1;this.
page=this.number}const I=n.find(s,"K");return I<0||this.readKids(s,a[I+2],a[I+3])}name(t,n,r){const{type:o}=this;let s=0;if(o.length===r-n)for(;s<o.length&&t[n+
s]===o.charCodeAt(s);)s++;(s<r-n||s===0)&&(this.type=(0,u.MQ)(t,n,r))}readKids(t,n,r){const o=t[n]===i.WL,s=o?r-1:r;if(o&&t[s]!==i.wt)return!1;for(let a=(0,i.AN)(
t,o?n+1:n,s);a<s;a=(0,i.AN)(t,a,s)){if(a=this.after(t,a,s),a<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return o||!this.isReference||
this.isDictionary(this.number)}isDictionary(t){const n=this.document.place(t);return n!==void 0&&n.bytes[(0,i.AN)(n.bytes,n.start,n.end)]===i.iH}after(t,n,r){let o=n,
s=0;for(;o<r&&L(t[o]);o++)s=s*10+t[o]-i.l0;if(o===n||o-n>B||(this.number=s,this.isReference=!1,o<r&&!E(t[o])))return-1;const a=(0,i.AN)(t,o,r);let b=a;for(;b<r&&
L(t[b]);)b++;const A=(0,i.AN)(t,b,r);return b===a||A>=r||t[A]!==i.AV?o:(this.isReference=!0,A+1)}}const L=e=>e>=i.l0&&e<=i.ev,E=e=>e===32||e===10||e===13,m=1e7,
y=1e4;class R{pages=new Map;count=0;last;hasTexts=!1;leaf(t,n,r){const o=this.pages.get(t);return n===0&&r<y?o?.own[r]:o?.others.get(n*m+r)}leaves(t){const{own:n=[],
others:r}=this.pages.get(t)??{};return[...n.flat(),...r?.values()??[]].sort((o,s)=>o.order-s.order)}hasPage(t){return this.pages.has(t)}add(t,n,r,o){if(!Number.
isInteger(o)||o<0||o>=m)return;const{own:s,others:a}=this.leavesOf(n);if(r===0&&o<y)s[o]??={element:t,order:this.count++};else{const b=r*m+o;a.has(b)||a.set(b,{
element:t,order:this.count++})}for(let b=t;b&&b.firstPage<0;b=b.parent)b.firstPage=n}leavesOf(t){if(this.last?.number===t)return this.last.leaves;let n=this.pages.
get(t);return n||this.pages.set(t,n={own:[],others:new Map}),this.last={number:t,leaves:n},n}}const S=(0,O.H)(T);function d(e){const t=e.dict(e.catalog.get("Mar\
kInfo"));return e.dict(e.catalog.get("StructTreeRoot"))!==void 0&&e.resolve(t?.get("Marked"))===!0}async function T(e){const t=e.dict(e.catalog.get("StructTreeR\
oot"));if(!t||e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const n=new x(e,e.dict(t.get("RoleMap")));return await n.run(t),n.tags}class x{document;roles;tags=new R;visit;bytes;types=new Map;open=[];constructor(t,n){
this.document=t,this.roles=n,this.visit=new h._i(t),this.bytes=new W(t)}async run(t){const{open:n,document:r}=this;this.push(t.get("K"),void 0,-1);for(let o=n.pop();o;o=
n.pop()){this.take(o);const s=r.job.pace.step(300);s&&await s}}push(t,n,r){if(t===void 0)return;const o=(0,w.i9)(t)||(0,w.cy)(t)?this.document.array(t)??[t]:[t];
for(let s=o.length-1;s>=0;s--)this.open.push({kid:o[s],parent:n,page:r})}take({kid:t,parent:n,page:r}){if(typeof t=="number"){n&&r>=0&&this.tags.add(n,r,0,t);return}
if(!this.visit.first(t)||(0,w.i9)(t)&&this.takeBytes(t.number,n,r))return;const o=this.document.dict(t);if(!o)return;const s=o.get("Pg"),a=(0,w.i9)(s)?s.number:
r,b=o.get("MCID");if(b!==void 0){const U=o.get("Stm");n&&a>=0&&this.tags.add(n,a,(0,w.i9)(U)?U.number:0,Number(this.document.resolve(b)));return}const A=this.document.
resolve(o.get("S"));if(!(A instanceof w.SX))return;const I={type:this.standard(A.text),parent:n,actualText:this.text(o.get("ActualText")),alternative:this.text(
o.get("Alt")),firstPage:-1};I.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(o.get("K"),I,a),(0,w.i9)(t)&&this.document.release(t.number)}takeBytes(t,n,r){
const{bytes:o,document:s,open:a,tags:b}=this;if(!o.read(t))return!1;const{hasTexts:A,kids:I}=o,U={type:this.standard(o.type),parent:n,actualText:A?this.text(s.entry(
t,"ActualText")):void 0,alternative:A?this.text(s.entry(t,"Alt")):void 0,firstPage:-1};U.actualText!==void 0&&(b.hasTexts=!0);const $=o.page<0?r:o.page;if(I.some(
Y=>Y<0))for(let Y=I.length-1;Y>=0;Y--){const F=I[Y];a.push({kid:F<0?new w.oS(-1-F):F,parent:U,page:$})}else if($>=0)for(const Y of I)b.add(U,$,0,Y);return!0}text(t){
const n=t===void 0?null:this.document.resolve(t);return n instanceof w.Mx?(0,P.g7)(n):void 0}standard(t){const n=this.types.get(t);if(n!==void 0)return n;let r=t;
for(let o=0;o<16;o++){const s=this.document.resolve(this.roles?.get(r));if(!(s instanceof w.SX)||s.text===r)break;r=s.text}return this.types.set(t,r),r}}function*l(e){
for(let t=e;t;t=t.parent)yield t}}),97205:((V,H,g)=>{g.d(H,{K:()=>w,Y:()=>P});function P(O,h=1/0){let i=h;for(const f of O)f<i&&(i=f);return i}function w(O,h=-1/0){
let i=h;for(const f of O)f>i&&(i=f);return i}}),62020:((V,H,g)=>{g.d(H,{q:()=>w});var P=g(37559);class w{edges;parts=[];settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(h){
this.edges=h}get text(){return this.whole??=this.parts.join("")}tail(h){let i="";for(let f=this.parts.length-1;f>=0&&i.length<h;f--)i=this.parts[f]+i;return i.slice(
-h)}lastLetter(){for(let h=this.parts.length-1;h>=0;h--){const i=this.parts[h];for(let f=i.length-1;f>=0;f--)if(i[f]!==`
`)return i.charCodeAt(f)}return 0}add(h,i=0,f=h.text.length){const u=i===0&&f===h.text.length;u||this.cuts.set(this.offsets.length,{from:i,to:f}),this.offsets.push(
this.length),this.fragments.push(h),this.space(u?h.text:h.text.slice(i,f))}fromOf(h){return this.cuts.size===0?0:this.cuts.get(h)?.from??0}toOf(h){return(this.cuts.
size===0?void 0:this.cuts.get(h)?.to)??this.fragments[h].text.length}settle(){const h=Math.min(this.settled,this.parts.length);this.parts.push(this.parts.splice(
h).join("")),this.settled=this.parts.length}space(h){this.parts.push(h),this.length+=h.length,this.whole=void 0}drop(h){this.whole=void 0,this.length-=h;for(let i=h;i>
0;){const f=this.parts.pop()??"";f.length>i&&this.parts.push(f.slice(0,-i)),i-=f.length}for(let i=this.offsets.length-1;i>=0;i--){const[f,u,v]=[this.offsets[i],
this.fromOf(i),this.toOf(i)];if(f+v-u<=this.length)break;this.cuts.set(i,{from:u,to:Math.max(u,this.length-f+u)})}}*pieces(){const{text:h}=this;let i=0;for(const[
f,u]of this.offsets.entries()){const v=this.toOf(f)-this.fromOf(f);v<=0||(yield{space:h.slice(i,u),text:h.slice(u,u+v),fragment:this.fragments[f]},i=u+v)}}box(h,i){
let f;for(let u=Math.max(this.pieceAt(h),0);u<this.offsets.length&&this.offsets[u]<i;u++){const v=this.offsets[u],B=this.fromOf(u),W=Math.max(B,B+h-v),L=Math.min(
this.toOf(u),B+i-v);if(W>=L)continue;const E=this.edges.box(this.fragments[u],W,L);f=f?(0,P.m)(f,E):E}return f}at(h){const i=this.pieceAt(h);if(i<0)return;const f=this.
toOf(i)-this.fromOf(i);return h<this.offsets[i]+f?this.fragments[i]:void 0}pieceAt(h){let i=0,f=this.offsets.length;for(;i<f;){const u=i+f>>1;this.offsets[u]<=h?
i=u+1:f=u}return i-1}}}),16957:((V,H,g)=>{g.d(H,{Yz:()=>h,k6:()=>w,p9:()=>i,y:()=>O,zd:()=>P});function P(f){for(;;){const{done:u,value:v}=f.next();if(u)return v}}
async function w(f,u){for(;;){const{done:v,value:B}=f.next();if(v)return B;const W=u.step(B);W&&await W}}const O=1e3,h=3e5;function*i(f,u){if(f.length<=O)return[
...f].sort(u);let v=[];for(let B=0;B<f.length;B+=O){for(const W of f.slice(B,B+O).sort(u))v.push(W);yield h}for(let B=O;B<v.length;B*=2){const W=[];for(let L=0;L<
v.length;L+=2*B){const E=Math.min(L+B,v.length),m=Math.min(E+B,v.length);for(let y=L,R=E;y<E||R<m;){const S=R===m||y<E&&u(v[y],v[R])<=0;W.push(S?v[y++]:v[R++]),
W.length%O===0&&(yield h)}}v=W}return v}}),65661:((V,H,g)=>{g.d(H,{d:()=>O,f:()=>E});const P=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
w=1424;function O(d){for(let T=0;T<d.length;T++)if(d.charCodeAt(T)>=w)return P.test(d);return!1}const h=0,i=1,f=2,u=3,v=4,B=new RegExp("\\p{L}","u"),W=new RegExp(
"\\p{Nd}","u");function L(d){return W.test(d)?u:P.test(d)?f:B.test(d)?i:/^[.,:/%+\-\u066b\u066c]$/.test(d)?v:h}function E(d,T){const x=d.map(L),l=x.filter(s=>s===
f).length,e=T.includes(!0);if(l===0)return e?m(T):void 0;const t=x.filter(s=>s===i).length,n=l>=t||e,r=d.map((s,a)=>a);n&&r.reverse(),y(x,n);const o=s=>n?x[s]!==
f:x[s]!==i;for(let s=0,a;s<r.length;s=a){for(a=s+1;a<r.length&&o(r[a])===o(r[s]);)a++;o(r[s])&&(S(r,s,a),n||R(r,x,s,a))}return r}function m(d){const T=d.map((x,l)=>l);
for(let x=0,l;x<T.length;x=l){for(l=x+1;l<T.length&&d[l]===d[x];)l++;d[x]&&S(T,x,l)}return T}function y(d,T){for(let e=0;e<d.length;e++)if(d[e]===v){const t=d[e-
1]===u&&d[e+1]===u;d[e]=t?u:h}const x=T?f:i,l=e=>e===void 0?x:e===u?T?f:i:e;for(let e=0,t;e<d.length;e=t){if(t=e+1,d[e]!==h)continue;for(;t<d.length&&d[t]===h;)
t++;const n=l(d[e-1]),r=l(d[t]);d.fill(n===r?n:x,e,t)}if(!T){for(let e=0;e<d.length;e++)if(d[e]===u){let t=e;for(;d[t]===u;)t++;(d[e-1]!==f||d[t]!==f)&&d.fill(i,
e,t),e=t}}}function R(d,T,x,l){for(let e=x,t;e<l;e=t)if(t=e+1,T[d[e]]===u){for(;t<l&&T[d[t]]===u;)t++;S(d,e,t)}}function S(d,T,x){for(let l=T,e=x-1;l<e;l++,e--)
[d[l],d[e]]=[d[e],d[l]]}}),92541:((V,H,g)=>{g.d(H,{N1:()=>u,Px:()=>f,_I:()=>B,eB:()=>v,ub:()=>W});var P=g(16957);const w=.3,O=.5,h=1.75,i=1.25,f=500;class u{segments;start;end;top;bottom;constructor(m){
this.segments=[m],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=m}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].
baseline}get size(){return this.segments[0].size}add(m){this.segments.push(m),this.start=Math.min(this.start,m.start),this.end=Math.max(this.end,m.end),this.top=
Math.min(this.top,m.top),this.bottom=Math.max(this.bottom,m.bottom)}}class v{element;lines;start;end;top;bottom;constructor(m){this.lines=[m],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=m}static of(m,y){const R=new v(m[0]);for(let S=1;S<m.length;S++)R.add(m[S]);return R.element=y,R}get frame(){return this.
lines[0].frame}add(m){this.lines.push(m),this.start=Math.min(this.start,m.start),this.end=Math.max(this.end,m.end),this.top=Math.min(this.top,m.top),this.bottom=
Math.max(this.bottom,m.bottom)}}function*B(E){const m=[];let y;for(let R=0;R<E.length;R++){const S=E[R];R%P.y===P.y-1&&(yield P.Yz);const d=y?Math.min(y.size,S.
size):0;y?.frame===S.frame&&y.segments.length<f&&Math.abs(y.baseline-S.baseline)<w*d&&S.start>y.end-O*d?y.add(S):m.push(y=new u(S))}return m}function*W(E){const m=[];
let y;for(let R=0;R<E.length;R++){const S=E[R];R%P.y===P.y-1&&(yield P.Yz),y&&L(y,S)?y.add(S):m.push(y=new v(S))}return m}function L(E,m){const y=E.lines.at(-1);
if(y.frame!==m.frame)return!1;const R=Math.max(y.size,m.size),S=m.baseline-y.baseline;return S<w*R||S>h*R||R>i*Math.min(y.size,m.size)?!1:m.start<E.end&&m.end>E.
start}}),95739:((V,H,g)=>{g.d(H,{Z:()=>L,b:()=>y});var P=g(97205),w=g(62020),O=g(16957),h=g(92541),i=g(24912),f=g(16721);const u=.4,v=20,B=1e3,W=/\u00ad$/;function*L(T,x){
const l=new Map;for(const n of yield*(0,f.q9)(T)){const r=l.get(n.frame);r?r.push(n):l.set(n.frame,[n])}const e=[...l.values()].sort((n,r)=>E(r)-E(n)),t=[];for(const n of e)
t.push(yield*m(n,x));return t.join(`
`)}const E=T=>T.reduce((x,{characters:l})=>x+l,0);function*m(T,x){const l=yield*S(T),e=(0,P.Y)(T.map(({start:s})=>s)),t=yield*R(T),n=(yield*d(t.slice(1).map((s,a)=>s.
baseline-t[a].baseline)))||1;let r="",o=0;for(const[s,a]of t.entries()){const b=s===0?1:Math.round((a.baseline-t[s-1].baseline)/n);r+=`
`.repeat(s===0?0:Math.min(Math.max(b,1),v));let A="";for(const I of a.segments){const U=Math.min(Math.round((I.start-e)/l),B),$=y(I,x).replace(W,"");A=A.padEnd(
Math.max(U,A===""?0:A.length+1))+$,o+=I.fragments.length,!(o<O.y)&&(o=0,yield O.Yz)}r+=A}return`${r}
`}function y(T,x){const l=new w.q(x);return(0,i.TJ)(l,T,x),l.text}function*R(T){const x=yield*(0,O.p9)(T,(e,t)=>e.baseline-t.baseline||e.start-t.start),l=[];for(const[
e,t]of x.entries()){e%O.y===O.y-1&&(yield O.Yz);const n=l.at(-1);n&&n.segments.length<h.Px&&t.baseline-n.baseline<u*Math.min(t.size,n.size)?n.add(t):l.push(new h.
N1(t))}for(const{segments:e}of l)e.sort((t,n)=>t.start-n.start);return l}function*S(T){const x=T.map(l=>(l.end-l.start)/Math.max(l.characters,1)).filter(l=>l>0);
return(yield*d(x))||1}function*d(T){const x=yield*(0,O.p9)(T,(l,e)=>l-e);return x[x.length>>1]??0}}),24912:((V,H,g)=>{g.d(H,{gB:()=>X,NQ:()=>$,v:()=>F,TJ:()=>at,
dV:()=>Y});var P=g(62020),w=g(16957),O=g(65661),h=g(92541),i=g(97205);const f=4,u=8,v=4,B=.7,W=2.5,L=.8,E=1e6;function m(c){return y(c,u,{left:E})}function*y(c,M,D){
if(M===1)return[...c];const p=[];let N=0;for(let C=0,_;C<c.length;C=_){const K=c[C].segments.length>1&&D.left>0?yield*S(c,C,D):void 0;if(++N%w.y===0&&(yield w.Yz),
_=K?.to??C+1,!K)p.push(c[C]);else{for(const G of K.left)p.push(G);for(const G of yield*y(K.right,M-1,D))p.push(G)}}return p}const R=200;function*S(c,M,D){const[
p,N]=c[M].segments,C=p.size;let _=p.end,z=N.start;const K=[],G=[];let j=M;for(;j<c.length;j++){const J=c[j];D.left-=J.segments.length,(j-M)%R===R-1&&(yield w.Yz);
const ft=j===M?0:J.baseline-c[j-1].baseline;if(J.frame!==p.frame||ft<0||ft>W*C)break;const nt=J.segments.filter(tt=>tt.start<_),st=J.segments.slice(nt.length),ct=(0,i.
K)(nt.map(tt=>tt.end),_),lt=(0,i.Y)(st.map(tt=>tt.start),z);if(lt-ct<L*C||nt.length>1)break;[_,z]=[ct,lt],K.push(...nt),st.length>0&&G.push(st)}const Q=G.map(([
J])=>J);if(!(K.length<f||G.length<f||!T(K)||!T(Q)))return{left:K.map(J=>new h.N1(J)),right:G.map(d),to:j}}function d([c,...M]){const D=new h.N1(c);for(const p of M)
D.add(p);return D}function T(c){const M=c.reduce((C,{fragments:_})=>C+_.length,0),D=(0,i.Y)(c.map(C=>C.start)),p=(0,i.K)(c.map(C=>C.end))-D,N=c.reduce((C,_)=>C+
_.end-_.start,0);return M>=v*c.length&&N>=B*p*c.length}const x=300,l=5,e=.6,t=5,n=3;function*r(c){return c.length<3||c.length>x||!a(c)?c:yield*b(c)}function o(c,M){
return c.frame!==M.frame||c.bottom>M.top+(M.bottom-M.top)/4?!1:Math.min(c.end,M.end)-Math.max(c.start,M.start)>0}const s=({lines:c})=>c.reduce((M,{segments:D})=>M+
D.reduce((p,{fragments:N})=>p+N.length,0),0);function a(c){let M=0,D=0,p;for(const N of c)s(N)<t||(p&&o(p,N)?M++:p&&o(N,p)&&p.top-N.bottom<n*p.lines[0].size&&D++,
p=N);return D>=l&&D>e*(M+D)}function*b(c){const M=c.length,D=new Int32Array(M),p=c.map(()=>[]);for(let _=0;_<M;_++){yield w.Yz;for(let z=0;z<M;z++)_!==z&&A(c,_,
z)&&(p[_].push(z),D[z]++)}const N=new Set(c.keys()),C=[];for(;N.size>0;){let _=-1;for(const z of N)(_<0||D[z]<D[_])&&(_=z);N.delete(_),C.push(c[_]);for(const z of p[_])
D[z]--}return C}function A(c,M,D){const p=c[M],N=c[D];if(p.frame!==N.frame)return!1;if(o(p,N))return!0;if(p.end>N.start+1)return!1;const C=Math.min(p.top,N.top),
_=Math.max(p.bottom,N.bottom);return!c.some(z=>z!==p&&z!==N&&z.frame===p.frame&&z.top<_&&z.bottom>C&&z.start<p.end&&z.end>N.start)}var I=g(53071),U=g(16721);function*$(c,M){
if(M&&(0,I.P$)(c,M))return yield*(0,I.$A)(c,M);const D=yield*(0,U.q9)(c),p=yield*m(yield*(0,h._I)(D));return yield*r(yield*(0,h.ub)(p))}const Y=(c,M)=>Z(c,M,it),
F=(c,M)=>Z(c,M),X=(c,M)=>Z([{lines:c,element:void 0}],M,it);function*Z(c,M,D){const p=new P.q(M);let N=0;for(let C=0;C<c.length;C++){const _=c[C];C>0&&!q(_,c[C-
1])&&p.space(`
`);for(const z of _.lines){D?.(p,z);for(let K=0;K<z.segments.length;K++){const G=z.segments[K];K>0&&p.space(" "),at(p,G,M),N+=G.fragments.length+G.characters/k,
!(N<w.y)&&(N=0,p.settle(),yield w.Yz)}p.space(`
`)}D&&pt(p)}return p}const k=8,q=({element:c},M)=>c!==void 0&&et.has(c.type)&&c.type===M.element?.type,et=new Set(["LI","TR","TOCI"]),ot=173,ht=new Set([45,8208,
ot]),dt=/[\p{L}\p{M}][-\u2010]\n+$/u,rt=/\u00ad\n+$/,ut=/.\n+$/,gt=new RegExp("^\\p{L}","u"),mt=new RegExp("^\\p{Ll}","u");function it(c,M){if(!ht.has(c.lastLetter()))
return;const D=c.tail(5),p=M.segments[0].fragments[0].text;!rt.test(D)&&!(dt.test(D)&&mt.test(p))||(c.drop(ut.exec(D)[0].length),gt.test(p)||c.space(`
`))}function pt(c){c.lastLetter()!==ot||!rt.test(c.tail(2))||(c.drop(2),c.space(`
`))}function at(c,{fragments:M},D){if(M.some(U.lP)){yt(c,M,D);return}for(let p=0;p<M.length;p++){const N=M[p];p>0&&(0,U.re)(M[p-1],N)&&c.space(" "),c.add(N)}}function yt(c,M,D){
const p=[];for(const[z,K]of M.entries()){z>0&&(0,U.re)(M[z-1],K)&&p.push({text:" ",from:0,to:0});const{text:G}=K;for(let j=0,Q;j<G.length;j=Q){for(Q=j+1;Q<G.length&&
D.isOneGlyph(K,Q-1);)Q++;p.push({text:G.slice(j,Q),fragment:K,from:j,to:Q})}}const N=p.map(({text:z})=>z),C=z=>p[z]?.fragment?.style.marks.isReversed??!1,_=p.map(
({fragment:z},K)=>C(K)||!z&&C(K-1)&&C(K+1));for(const z of(0,O.f)(N,_)??N.keys()){const{text:K,fragment:G,from:j,to:Q}=p[z];G?c.add(G,j,Q):c.space(K)}}}),16721:((V,H,g)=>{
g.d(H,{lP:()=>y,q9:()=>m,re:()=>l});var P=g(26157),w=g(65661),O=g(16957);const h=1.6,i=.5,f=.15,u=.6,v=.6,B=.35,W=.02,L=5e3;class E{fragments;start;end;baseline;size;top;bottom;characters;constructor(t){
this.fragments=[t],this.start=Math.min(t.start,t.end),this.end=Math.max(t.start,t.end),this.baseline=t.baseline,this.size=t.style.size,this.top=t.top,this.bottom=
t.bottom,this.characters=t.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(t){const n=this.fragments[this.
fragments.length-1];this.fragments.push(t),this.characters+=t.text.length;const r=Math.min(t.start,t.end),o=Math.max(t.start,t.end);r<this.start&&(this.start=r),
o>this.end&&(this.end=o);const{style:s,baseline:a}=t;s===n.style&&a===n.baseline||(s.size>this.size*1.05&&(this.size=s.size,this.baseline=a),t.top<this.top&&(this.
top=t.top),t.bottom>this.bottom&&(this.bottom=t.bottom))}join(t){for(const n of t.fragments)this.add(n)}sort(){const{fragments:t}=this;for(let n=1;n<t.length;n++)
if(t[n].start<t[n-1].start){t.sort((r,o)=>r.start-o.start||r.order-o.order);return}}}function*m(e){const t=[];let n;for(let s=0;s<e.length;s++){const a=e[s];s%O.
y===O.y-1&&(yield O.Yz),n&&R(n,a)?n.add(a):t.push(n=new E(a))}const r=yield*S(t);let o=0;for(const s of r)s.sort(),o+=s.fragments.length,!(o<O.y)&&(o=0,yield O.
Yz);return r}const y=({style:e,text:t})=>e.marks.isReversed||(0,w.d)(t);function R(e,t){const{style:n,start:r,end:o,baseline:s}=t;if(n.frame!==e.frame||e.characters>
L)return!1;const a=Math.max(n.size,e.size),b=Math.abs(s-e.baseline);if(b>u*a)return!1;const A=r-e.end,I=e.start-Math.max(r,o);return b>f*a?A>-i*a&&A<v*a:A>-i*a&&
A<h*a||I>-i*a&&I<(y(t)?v:B)*a}function*S(e){if(e.length<2)return[...e];const t=new Map;for(const{frame:s}of e)t.has(s)||t.set(s,t.size);const n=[];for(let s=0;s<
e.length;s++){const a=e[s];s%O.y===O.y-1&&(yield O.Yz),n.push({segment:a,order:s,frame:t.get(a.frame)})}const r=yield*(0,O.p9)(n,(s,a)=>s.frame-a.frame||s.segment.
baseline-a.segment.baseline||s.segment.start-a.segment.start),o=new Set;for(let s=0;s<r.length;s++){s%O.y===O.y-1&&(yield O.Yz);const{segment:a,frame:b,order:A}=r[s];
if(!(o.size>0&&o.has(a)))for(let I=s+1;I<Math.min(r.length,s+d);I++){const U=r[I],$=Math.min(a.size,U.segment.size);if(U.frame!==b||U.segment.baseline-a.baseline>
f*$)break;if(o.has(U.segment)||!T(a,U.segment))continue;const[Y,F]=A<U.order?[a,U.segment]:[U.segment,a];if(Y.join(F),o.add(F),F===a)break}}return o.size===0?[...e]:
e.filter(s=>!o.has(s))}const d=50;function T(e,t){const n=Math.min(e.size,t.size);if(e.characters+t.characters>L||Math.max(e.size,t.size)>1.5*n||x(e)||x(t))return!1;
const[r,o]=e.start<=t.start?[e,t]:[t,e],s=o.start-r.end;return s>-W*n&&s<B*n}const x=({fragments:e})=>e.length===1&&e[0].text.length===1;function l(e,t){return t.
order===e.order+1&&(e.spaceAfter||t.spaceBefore)?!0:t.start-e.end>Math.max((0,P.U)(e.style),(0,P.U)(t.style))}}),53071:((V,H,g)=>{g.d(H,{$A:()=>v,P$:()=>u,VN:()=>f});
var P=g(16957),w=g(92541),O=g(16721);const h=.9,i=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote N\
onStruct Private".split(" "));function f(W){let L;for(let E=W;E;E=E.parent){if(E.type==="TR")return E;!L&&!i.has(E.type)&&(L=E)}return L?(L.type==="Lbl"||L.type===
"LBody")&&L.parent?.type==="LI"?L.parent:L:W}function u(W,L){let E=0,m=0;for(const y of W)y.style.marks.isArtifact||(E+=y.text.length,L(y)&&(m+=y.text.length));
return m>0&&m>=h*E}function*v(W,L){const E=[],m=[];for(let l=0;l<W.length;l++){const e=W[l];l%P.y===P.y-1&&(yield P.Yz);const t=L(e);t?E.push({fragment:e,leaf:t}):
m.push(e)}const y=yield*(0,P.p9)(E,(l,e)=>l.leaf.order-e.leaf.order||l.fragment.order-e.fragment.order);let R=0;const S=new Map,d=l=>{const{element:e}=y[l].leaf;
let t=S.get(e);return t||S.set(e,t=f(e)),t},T=[],x=[];for(let l=0,e;l<y.length;l=e){const t=d(l);for(e=l+1;e<y.length&&d(e)===t;)e++;const n=y.slice(l,e).map(({
fragment:o})=>o);(R+=n.length)>=P.y&&(R=0,yield P.Yz);const r=w.eB.of(yield*(0,w._I)(yield*(0,O.q9)(n)),t);if(T.push(r),m.length>0)for(const{order:o}of n)x.push(
{order:o,block:r})}return m.length===0?T:yield*B(T,x,yield*(0,w.ub)(yield*(0,w._I)(yield*(0,O.q9)(m))))}function*B(W,L,E){const m=yield*(0,P.p9)(L,(S,d)=>S.order-
d.order),y=[],R=new Map;for(const[S,d]of E.entries()){S%P.y===P.y-1&&(yield P.Yz);const T=d.lines[0].segments[0].order;let x=0;for(let t=m.length;x<t;){const n=x+
t>>1;m[n].order<T?x=n+1:t=n}const l=m[x-1]?.block,e=l&&R.get(l);e?e.push(d):l?R.set(l,[d]):y.push(d)}return[...y,...W.flatMap(S=>[S,...R.get(S)??[]])]}}),79993:((V,H,g)=>{
g.d(H,{X:()=>l});var P=g(84293),w=g(80199),O=g(84805),h=g(2115),i=g(60797),f=g(52376),u=g(26157),v=g(80751),B=g(7868);function W(n,r,o){const s=new Map,a=new Set,
{fragments:b,edges:A}=n,I=[];for(const[$,Y]of b.entries()){const F=r(Y),X=F&&U(F.element);if(!X){I.push(Y);continue}if(a.has(X)||X.firstPage!==o)continue;a.add(
X);const Z=(0,v.uH)(X.actualText.trim());if(Z==="")continue;const k=new B.F(Y.style,Y.start,Y.baseline,Y.order,A.count);k.text=Z,k.end=L(b,$,q=>{const et=r(q);return et!==
void 0&&U(et.element)===X});for(let q=0;q<Z.length;q++)A.add(k.start,k.end);I.push(k)}return I;function U($){if(s.has($))return s.get($);let Y;for(const F of(0,i.
Hy)($))F.actualText!==void 0&&(Y=F);return s.set($,Y),Y}}function L(n,r,o){const s=n[r];let{end:a}=s;for(let b=r+1;b<n.length;b++){const A=n[b];if(A.baseline!==
s.baseline||A.style.frame!==s.style.frame||!o(A))break;a=Math.max(a,A.end)}return a}var E=g(16957),m=g(95739),y=g(24912);const R=200,S=2e4;class d{index;found;characters;unreadable;ordered;reading;constructor(r,o){
this.index=r,this.found=o,this.characters=o.characters,this.unreadable=o.unreadable}get blocks(){return this.ordered??=(0,E.zd)((0,y.NQ)(this.found.fragments,this.
found.leafOf))}get flow(){return this.reading??=(0,E.zd)((0,y.dV)(this.blocks,this.found.edges))}async prepare(r){const{fragments:o,leafOf:s,edges:a}=this.found;
o.length<R&&this.characters<S||(this.ordered=await(0,E.k6)((0,y.NQ)(o,s),r),this.reading=await(0,E.k6)((0,y.dV)(this.ordered,a),r))}*layout(r){return r==="readi\
ng"?this.flow.text:yield*(0,m.Z)(this.found.fragments,this.found.edges)}*words(){const r=yield*(0,y.v)(this.blocks,this.found.edges),o=[];for(const{0:s,index:a}of r.
text.matchAll(/\S+/g)){const b=r.box(a,a+s.length);b&&o.push({text:s,...b}),o.length%E.y===E.y-1&&(yield E.Yz)}return o}}const T=200,x=2e4;class l{document;contents;tags;characters=0;expected=0;constructor(r){
this.document=r,this.contents=new f.i(r)}async page(r){const{document:o}=this,s=(0,O.iw)(o,r),{width:a,height:b}=(0,w.iN)(s),A={width:a*s.userUnit,height:b*s.userUnit},
I=new u.g(A.width,A.height,this.expected);await this.contents.read(r,I),I.finish(),this.expected=Math.min(I.characters+T,x);const U=o.pages.number(r);this.tags??=
(0,i.g$)(o);const $=await this.tags,Y=$?.hasPage(U)?e($,U):void 0,F=Y&&$?.hasTexts?W(I,Y,U):I.fragments,X=t(F);this.count(X.characters);const Z=new d(r,{fragments:F,
edges:I.edges,...X,leafOf:Y,...A});return await Z.prepare(o.job.pace),Z}count(r){this.characters+=r;const o=this.document.job.limits.characters;if(this.characters>
o)throw(0,P.F)("characters",`The pages have more than ${o} characters`,"Split it, or ask for fewer pages")}}function e(n,r){let o,s;return({style:{marks:a}})=>(a!==
o&&(o=a,s=a.id<0?void 0:n.leaf(r,a.stream,a.id)),s)}function t(n){let r=0,o=0;for(const{text:s}of n){r+=s.length;for(let a=s.indexOf(h.m);a>=0;a=s.indexOf(h.m,a+
1))o++}return{characters:r,unreadable:o}}})};
