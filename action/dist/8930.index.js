"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((tt,V,y)=>{y.d(V,{D:()=>_,L:()=>L});var D=y(45657);function L({cos:I,sin:A},o,g,u,O){if(A===0&&I===1)return{
x:o,y:u,width:g-o,height:O-u};const v=[o*I-u*A,g*I-u*A,o*I-O*A,g*I-O*A],P=[o*A+u*I,g*A+u*I,o*A+O*I,g*A+O*I],[R,B]=[(0,D.YG)(v),(0,D.YG)(P)];return{x:R,y:B,width:(0,D.
Kf)(v)-R,height:(0,D.Kf)(P)-B}}function _(I,A){const[o,g]=[Math.min(I.x,A.x),Math.min(I.y,A.y)];return{x:o,y:g,width:Math.max(I.x+I.width,A.x+A.width)-o,height:Math.
max(I.y+I.height,A.y+A.height)-g}}}),61491:((tt,V,y)=>{y.d(V,{g$:()=>i,Bi:()=>M,Hy:()=>m});var D=y(77581),L=y(45599),_=y(70549),I=y(9819),A=y(78157),o=y(79725),
g=y(82416);const u=2e3,O=9;class v{document;type="";page=-1;hasTexts=!1;kids=[];entries=new o.R;number=0;isReference=!1;constructor(t){this.document=t}read(t){const{
entries:e,kids:x}=this;x.length=0;const a=this.document.place(t);if(!a||!e.locate(a.bytes,a.start,Math.min(a.end,a.start+u)))return!1;const{bytes:r}=a,{at:E}=e;
if(e.find(r,"MCID")>=0)return!1;this.hasTexts=e.find(r,"ActualText")>=0||e.find(r,"Alt")>=0;const z=e.find(r,"S");if(z<0||r[E[z+2]]!==A.cL)return!1;this.name(r,
E[z+2]+1,E[z+3]);const f=e.find(r,"Pg");if(this.page=-1,f>=0){if(this.after(r,E[f+2],E[f+3])!==E[f+3]||!this.isReference)return!1;this.page=this.number}const c=e.
find(r,"K");return c<0||this.readKids(r,E[c+2],E[c+3])}name(t,e,x){const{type:a}=this;let r=0;if(a.length===x-e)for(;r<a.length&&t[e+r]===a.charCodeAt(r);)r++;(r<
x-e||r===0)&&(this.type=(0,g.MQ)(t,e,x))}readKids(t,e,x){const a=t[e]===A.WL,r=a?x-1:x;if(a&&t[r]!==A.wt)return!1;for(let E=(0,A.AN)(t,a?e+1:e,r);E<r;E=(0,A.AN)(
t,E,r)){if(E=this.after(t,E,r),E<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return a||!this.isReference||this.isDictionary(this.number)}isDictionary(t){
const e=this.document.place(t);return e!==void 0&&e.bytes[(0,A.AN)(e.bytes,e.start,e.end)]===A.iH}after(t,e,x){let a=e,r=0;for(;a<x&&P(t[a]);a++)r=r*10+t[a]-A.l0;
if(a===e||a-e>O||(this.number=r,this.isReference=!1,a<x&&!R(t[a])))return-1;const E=(0,A.AN)(t,a,x);let z=E;for(;z<x&&P(t[z]);)z++;const f=(0,A.AN)(t,z,x);return z===
E||f>=x||t[f]!==A.AV?a:(this.isReference=!0,f+1)}}const P=s=>s>=A.l0&&s<=A.ev,R=s=>s===32||s===10||s===13,B=1e7,w=1e4;class l{pages=new Map;count=0;last;hasTexts=!1;leaf(t,e,x){
const a=this.pages.get(t);return e===0&&x<w?a?.own[x]:a?.others.get(e*B+x)}leaves(t){const{own:e=[],others:x}=this.pages.get(t)??{};return[...e.flat(),...x?.values()??
[]].sort((a,r)=>a.order-r.order)}hasPage(t){return this.pages.has(t)}add(t,e,x,a){if(!Number.isInteger(a)||a<0||a>=B)return;const{own:r,others:E}=this.leavesOf(
e);if(x===0&&a<w)r[a]??={element:t,order:this.count++};else{const z=x*B+a;E.has(z)||E.set(z,{element:t,order:this.count++})}for(let z=t;z&&z.firstPage<0;z=z.parent)
z.firstPage=e}leavesOf(t){if(this.last?.number===t)return this.last.leaves;let e=this.pages.get(t);return e||this.pages.set(t,e={own:[],others:new Map}),this.last=
{number:t,leaves:e},e}}const i=(0,_.n)(p);function M(s){const t=s.dict(s.catalog.get("MarkInfo"));return s.dict(s.catalog.get("StructTreeRoot"))!==void 0&&s.resolve(
t?.get("Marked"))===!0}async function p(s){const t=s.dict(s.catalog.get("StructTreeRoot"));if(!t||s.resolve(s.dict(s.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const e=new T(s,s.dict(t.get("RoleMap")));return await e.run(t),e.tags}class T{document;roles;tags=new l;visit;bytes;types=new Map;open=[];constructor(t,e){
this.document=t,this.roles=e,this.visit=new I._i(t),this.bytes=new v(t)}async run(t){const{open:e,document:x}=this;this.push(t.get("K"),void 0,-1);for(let a=e.pop();a;a=
e.pop()){this.take(a);const r=x.job.pace.step(300);r&&await r}}push(t,e,x){if(t===void 0)return;const a=(0,L.i9)(t)||(0,L.cy)(t)?this.document.array(t)??[t]:[t];
for(let r=a.length-1;r>=0;r--)this.open.push({kid:a[r],parent:e,page:x})}take({kid:t,parent:e,page:x}){if(typeof t=="number"){e&&x>=0&&this.tags.add(e,x,0,t);return}
if(!this.visit.first(t)||(0,L.i9)(t)&&this.takeBytes(t.number,e,x))return;const a=this.document.dict(t);if(!a)return;const r=a.get("Pg"),E=(0,L.i9)(r)?r.number:
x,z=a.get("MCID");if(z!==void 0){const n=a.get("Stm");e&&E>=0&&this.tags.add(e,E,(0,L.i9)(n)?n.number:0,Number(this.document.resolve(z)));return}const f=this.document.
resolve(a.get("S"));if(!(f instanceof L.SX))return;const c={type:this.standard(f.text),parent:e,actualText:this.text(a.get("ActualText")),alternative:this.text(
a.get("Alt")),firstPage:-1};c.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(a.get("K"),c,E),(0,L.i9)(t)&&this.document.release(t.number)}takeBytes(t,e,x){
const{bytes:a,document:r,open:E,tags:z}=this;if(!a.read(t))return!1;const{hasTexts:f,kids:c}=a,n={type:this.standard(a.type),parent:e,actualText:f?this.text(r.entry(
t,"ActualText")):void 0,alternative:f?this.text(r.entry(t,"Alt")):void 0,firstPage:-1};n.actualText!==void 0&&(z.hasTexts=!0);const h=a.page<0?x:a.page;if(c.some(
d=>d<0))for(let d=c.length-1;d>=0;d--){const S=c[d];E.push({kid:S<0?new L.oS(-1-S):S,parent:n,page:h})}else if(h>=0)for(const d of c)z.add(n,h,0,d);return!0}text(t){
const e=t===void 0?null:this.document.resolve(t);return e instanceof L.Mx?(0,D.g7)(e):void 0}standard(t){const e=this.types.get(t);if(e!==void 0)return e;let x=t;
for(let a=0;a<16;a++){const r=this.document.resolve(this.roles?.get(x));if(!(r instanceof L.SX)||r.text===x)break;x=r.text}return this.types.set(t,x),x}}function*m(s){
for(let t=s;t;t=t.parent)yield t}}),84731:((tt,V,y)=>{y.d(V,{Ps:()=>w,RO:()=>u,V0:()=>P,X5:()=>O});const D=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
L=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,_=/[\t\n\v\f\r\u00a0]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,A=173,o=1e4,g=100;
class u{cleaned=new Map;clean(i){if(i.length===1){const p=i.charCodeAt(0);if(p>32&&p<127||p>160&&p<1536&&p!==A||p>=11904&&p<55296)return i}let M=this.cleaned.get(
i);return M===void 0&&(M=O(i),this.cleaned.size<o&&i.length<=g&&this.cleaned.set(i,M)),M}}function O(l){return l.replace(_," ").replace(D,"").replace(L,i=>i.normalize(
"NFKC")).replace(I,"�")}const v=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function P(l){if(l.length!==1)return;const i=l.charCodeAt(0);return(i<128?i===94||i===96||i===126:i<=733&&
(i>=710||i<=184))?v.get(i):void 0}const R=new RegExp("^\\p{L}$","u"),B=new Map([["ı","i"],["ȷ","j"]]);function w(l,i){if(!R.test(l))return;const M=((B.get(l)??
l)+i).normalize("NFC");return M.length===1?M:void 0}}),62897:((tt,V,y)=>{y.d(V,{K:()=>L,Y:()=>D});function D(_,I=1/0){let A=I;for(const o of _)o<A&&(A=o);return A}
function L(_,I=-1/0){let A=I;for(const o of _)o>A&&(A=o);return A}}),61520:((tt,V,y)=>{y.d(V,{q:()=>_});var D=y(4186);const L=500;class _{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(o){
this.edges=o}get text(){return this.flush(),this.whole??=this.parts.join("")}tail(o){this.flush();let g="";for(let u=this.parts.length-1;u>=0&&g.length<o;u--)g=
this.parts[u]+g;return g.slice(-o)}lastLetter(){this.flush();for(let o=this.parts.length-1;o>=0;o--){const g=this.parts[o];for(let u=g.length-1;u>=0;u--)if(g[u]!==
`
`)return g.charCodeAt(u)}return 0}add(o,g=0,u=o.text.length){const O=g===0&&u===o.text.length;O||this.cuts.set(this.offsets.length,{from:g,to:u}),this.offsets.push(
this.length),this.fragments.push(o),this.space(O?o.text:o.text.slice(g,u))}fromOf(o){return this.cuts.size===0?0:this.cuts.get(o)?.from??0}toOf(o){return(this.cuts.
size===0?void 0:this.cuts.get(o)?.to)??this.fragments[o].text.length}settle(){this.flush();const o=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(o).join("")),this.settled=this.parts.length}space(o){this.rest+=o,this.length+=o.length,this.whole=void 0,this.rest.length>L&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(o){this.flush(),this.whole=void 0,this.length-=o;for(let g=o;g>0;){const u=this.parts.pop()??"";u.
length>g&&this.parts.push(u.slice(0,-g)),g-=u.length}for(let g=this.offsets.length-1;g>=0;g--){const[u,O,v]=[this.offsets[g],this.fromOf(g),this.toOf(g)];if(u+v-
O<=this.length)break;this.cuts.set(g,{from:O,to:Math.max(O,this.length-u+O)})}}*pieces(){const{text:o}=this;let g=0;for(const[u,O]of this.offsets.entries()){const v=this.
toOf(u)-this.fromOf(u);v<=0||(yield{space:o.slice(g,O),text:o.slice(O,O+v),fragment:this.fragments[u]},g=O+v)}}box(o,g){const u=this.lineBoxes(o,g);return u.length===
0?void 0:u.reduce(D.D)}lineBoxes(o,g){const u=[];let O;for(let v=Math.max(this.pieceAt(o),0);v<this.offsets.length&&this.offsets[v]<g;v++){const P=this.offsets[v],
R=this.fromOf(v),B=Math.max(R,R+o-P),w=Math.min(this.toOf(v),R+g-P);if(B>=w)continue;const l=this.fragments[v],i=this.edges.box(l,B,w);O&&I(O,l)?u.push((0,D.D)(
u.pop(),i)):u.push(i),O=l}return u}at(o){const g=this.pieceAt(o);if(g<0)return;const u=this.toOf(g)-this.fromOf(g);return o<this.offsets[g]+u?this.fragments[g]:
void 0}pieceAt(o){let g=0,u=this.offsets.length;for(;g<u;){const O=g+u>>1;this.offsets[O]<=o?g=O+1:u=O}return g-1}}function I(A,o){return A.style.frame!==o.style.
frame?!1:2*(Math.min(A.bottom,o.bottom)-Math.max(A.top,o.top))>=Math.min(A.bottom-A.top,o.bottom-o.top)}}),98689:((tt,V,y)=>{y.d(V,{g:()=>r,U:()=>a});var D=y(84731);
const L=.1,_=50,I=256,A=4,o=1073741823;class g{letters;fragments;count=0;hashes;heads;next;constructor(f,c,n){this.letters=f,this.fragments=c;let h=I;for(;h*A<n;)
h*=2;this.hashes=new Int32Array(h),this.heads=new Int32Array(h),this.next=new Int32Array(h)}add(f,c){const{fragments:n,heads:h,hashes:d,next:S}=this,N=this.hashOf(
f.letters,c);let K=0;for(let W=h[N&h.length-1];W>0&&K<_;W=S[W-1]){if(K++,d[W-1]!==N)continue;const $=n[W-1];if((W<n.length?n[W].letters:f.letters)-$.letters===c&&
u($,f)&&this.isSameText($,f,c))return!1}return this.count===d.length&&this.grow(),this.hashes[this.count]=N,this.link(++this.count,N),n.push(f),!0}hashOf(f,c){const{
units:n}=this.letters;let h=c;for(let d=f;d<f+c;d++)h=(h<<5)-h+n[d]&o;return h^h>>15}isSameText(f,c,n){const{units:h}=this.letters;for(let d=0;d<n;d++)if(h[f.letters+
d]!==h[c.letters+d])return!1;return!0}link(f,c){const n=c&this.heads.length-1;this.next[f-1]=this.heads[n],this.heads[n]=f}grow(){const{hashes:f,count:c}=this;this.
hashes=new Int32Array(2*c),this.hashes.set(f),this.heads=new Int32Array(2*c),this.next=new Int32Array(2*c);for(let n=0;n<c;n++)this.link(n+1,f[n])}}function u(z,f){
const c=L*f.style.size;return z.style.frame===f.style.frame&&Math.abs(z.start-f.start)<c&&Math.abs(z.end-f.end)<2*c&&Math.abs(z.baseline-f.baseline)<c}var O=y(89420),
v=y(78157);const P=512,R=256;class B{units;used=0;all=0;constructor(f){this.units=new Uint16Array(Math.max(f,P))}add(f){if(this.used===this.units.length){const c=new Uint16Array(
this.used*2);c.set(this.units),this.units=c}this.units[this.used++]=f,this.all|=f}drop(f){this.used-=f}replace(f,c){this.used-=f;for(let n=0;n<c.length;n++)this.
add(c.charCodeAt(n))}text(){const f=this.units.subarray(0,this.used);return this.all<R?(0,v.bS)(Uint8Array.from(f)).toString("latin1"):(0,v.bS)(new Uint8Array(f.
buffer,0,2*f.length)).toString("utf16le")}}const w=.02,l=.12,i=.5,M=.4,p=32,T=127,m=1424,s=1e3,t=.1,e=.18,x=.25;function a({font:z,frame:f,size:c,unit:n}){return f.
vertical?c/2:n*Math.min(Math.max((z.space??x)/2,t),e)}class r{width;height;fragments=[];edges;cleaner=new D.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;constructor(f,c,n=0){
this.width=f,this.height=c,this.edges=new O.l(n),this.letters=new B(n),this.drawn=new g(this.letters,this.fragments,n)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(f,c,n,h,d){c===" "?this.space():this.follows(f,c,n,h,d)||this.place(f,c,n,h,d)}follows(f,c,n,h,d){const{
open:S}=this;if(S===void 0||S.style!==f||S.baseline!==d||this.isSpaced||c.length!==1)return!1;const N=c.charCodeAt(0),K=n-S.end;return N<=p||N>=T||n<this.end||K>
this.gap||K<-M*f.unit||f.frame.sin!==0||f.frame.cos!==1||h<n||h<0||n>this.width||this.letters.used-S.letters>=s?!1:(S.end=this.end=h,this.text=c,this.start=n,this.
letters.add(N),this.edges.add(n,h),!0)}place(f,c,n,h,d){const S=this.cleaner.clean(c);if(S===" "?this.space():S===""&&c!==""&&this.open&&n<=this.open.end&&(this.
open.end=Math.max(h,this.open.end)),S===""||S===" "||!this.isVisible(f,n,h,d))return;const{open:N}=this;N&&N.style.frame===f.frame&&n<this.end-l*f.unit&&this.overlaps(
N,f,S,n,h,d)||((!N||N.style!==f||this.letters.used-N.letters>=s||this.isSpaced||n-N.end>this.gap||n-N.end<-M*f.unit||Math.abs(d-N.baseline)>w*f.size)&&this.begin(
f,n,d),this.append(S,n,h))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:f,letters:c}=this,
n=c.text();for(let h=f.length-1,d=c.used;h>=0;h--){const S=f[h];S.text=n.slice(S.letters,d),d=S.letters}}append(f,c,n){const h=this.open;h.end=n,this.text=f,this.
start=c,this.end=n;for(let d=0;d<f.length;d++){const S=f.charCodeAt(d);S>=m&&(h.mayTurn=!0),this.letters.add(S),this.edges.add(c,n)}}begin(f,c,n){this.close();const h=new O.
F(f,c,n,this.drawnCount++,this.letters.used);h.mayTurn=!1,h.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==f&&(this.gap=a(f)),this.open=h}overlaps(f,c,n,h,d,S){
const N=Math.abs(S-f.baseline),K=Math.max(d-h,this.end-this.start);if(N>i*c.size||Math.abs(h+d-this.start-this.end)>K||this.text==="")return!1;if(n===this.text&&
Math.abs(h-this.start)<L*c.size&&N<L*c.size)return!0;const W=(0,D.V0)(n),$=(0,D.V0)(this.text),k=W!==void 0?(0,D.Ps)(this.text,W):$===void 0?void 0:(0,D.Ps)(n,$);
return k===void 0?!1:(k.charCodeAt(0)>=m&&(f.mayTurn=!0),this.letters.replace(this.text.length,k),this.edges.drop(this.text.length-(W===void 0?0:1)),W===void 0&&
(this.edges.add(h,d),this.start=h,f.end=this.end=Math.max(d,h)),this.text=k,!0)}close(){const{open:f,letters:c}=this;if(!f)return;const n=c.used-f.letters;this.
drawn.add(f,n)||(c.drop(n),this.edges.drop(n))}isVisible({frame:{cos:f,sin:c},size:n},h,d,S){const N=S-E*n,{width:K,height:W}=this,$=h*f-N*c,k=h*c+N*f,Z=$+(d-h)*
f,J=k+(d-h)*c;return($>=0||Z>=0)&&(k>=0||J>=0)&&($<=K||Z<=K)&&(k<=W||J<=W)}}const E=.3}),89420:((tt,V,y)=>{y.d(V,{F:()=>L,l:()=>I});var D=y(4186);class L{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(o,g,u,O,v){
this.style=o,this.start=g,this.baseline=u,this.order=O,this.letters=v,this.end=g}get top(){const{font:o,frame:g,size:u}=this.style;return this.baseline-(g.vertical?
.5:o.ascent)*u}get bottom(){const{font:o,frame:g,size:u}=this.style;return this.baseline+(g.vertical?.5:-o.descent)*u}get box(){return(0,D.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const _=512;class I{values;used=0;constructor(o){this.values=new Float64Array(2*Math.
max(o,_))}get count(){return this.used/2}add(o,g){if(this.used+2>this.values.length){const u=new Float64Array(this.values.length*2);u.set(this.values),this.values=
u}this.values[this.used++]=o,this.values[this.used++]=g}drop(o){this.used-=2*o}isOneGlyph(o,g){const u=2*(o.letters+g);return this.values[u]===this.values[u+2]&&
this.values[u+1]===this.values[u+3]}box(o,g,u){let O=1/0,v=-1/0;for(let P=2*(o.letters+g);P<2*(o.letters+u);P++){const R=this.values[P];R<O&&(O=R),R>v&&(v=R)}return(0,D.
L)(o.style.frame,O,v,o.top,o.bottom)}}}),27077:((tt,V,y)=>{y.d(V,{Yz:()=>I,k6:()=>L,p9:()=>A,y:()=>_,zd:()=>D});function D(o){for(;;){const{done:g,value:u}=o.next();
if(g)return u}}async function L(o,g){for(;;){const{done:u,value:O}=o.next();if(u)return O;const v=g.step(O);v&&await v}}const _=1e3,I=3e5;function*A(o,g){if(o.length<=
_)return[...o].sort(g);let u=[];for(let O=0;O<o.length;O+=_){for(const v of o.slice(O,O+_).sort(g))u.push(v);yield I}for(let O=_;O<u.length;O*=2){const v=[];for(let P=0;P<
u.length;P+=2*O){const R=Math.min(P+O,u.length),B=Math.min(R+O,u.length);for(let w=P,l=R;w<R||l<B;){const i=l===B||w<R&&g(u[w],u[l])<=0;v.push(i?u[w++]:u[l++]),
v.length%_===0&&(yield I)}}u=v}return u}}),81313:((tt,V,y)=>{y.d(V,{d:()=>L,f:()=>P});const D=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
L=i=>D.test(i),_=0,I=1,A=2,o=3,g=4,u=new RegExp("\\p{L}","u"),O=new RegExp("\\p{Nd}","u");function v(i){return O.test(i)?o:D.test(i)?A:u.test(i)?I:/^[.,:/%+\-\u066b\u066c]$/.
test(i)?g:_}function P(i,M){const p=i.map(v),T=p.filter(a=>a===A).length,m=M.includes(!0);if(T===0)return m?R(M):void 0;const s=p.filter(a=>a===I).length,t=T>=s||
m,e=i.map((a,r)=>r);t&&e.reverse(),B(p,t);const x=a=>t?p[a]!==A:p[a]!==I;for(let a=0,r;a<e.length;a=r){for(r=a+1;r<e.length&&x(e[r])===x(e[a]);)r++;x(e[a])&&(l(
e,a,r),t||w(e,p,a,r))}return e}function R(i){const M=i.map((p,T)=>T);for(let p=0,T;p<M.length;p=T){for(T=p+1;T<M.length&&i[T]===i[p];)T++;i[p]&&l(M,p,T)}return M}
function B(i,M){for(let m=0;m<i.length;m++)if(i[m]===g){const s=i[m-1]===o&&i[m+1]===o;i[m]=s?o:_}const p=M?A:I,T=m=>m===void 0?p:m===o?M?A:I:m;for(let m=0,s;m<
i.length;m=s){if(s=m+1,i[m]!==_)continue;for(;s<i.length&&i[s]===_;)s++;const t=T(i[m-1]),e=T(i[s]);i.fill(t===e?t:p,m,s)}if(!M){for(let m=0;m<i.length;m++)if(i[m]===
o){let s=m;for(;i[s]===o;)s++;(i[m-1]!==A||i[s]!==A)&&i.fill(I,m,s),m=s}}}function w(i,M,p,T){for(let m=p,s;m<T;m=s)if(s=m+1,M[i[m]]===o){for(;s<T&&M[i[s]]===o;)
s++;l(i,m,s)}}function l(i,M,p){for(let T=M,m=p-1;T<m;T++,m--)[i[T],i[m]]=[i[m],i[T]]}}),5609:((tt,V,y)=>{y.d(V,{N1:()=>u,Px:()=>g,_I:()=>v,eB:()=>O,ub:()=>P});
var D=y(27077);const L=.3,_=.5,I=1.75,A=1.25,o=3,g=500;class u{segments;start;end;top;bottom;constructor(l){this.segments=[l],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=l}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(l){
this.segments.push(l),this.start=Math.min(this.start,l.start),this.end=Math.max(this.end,l.end),this.top=Math.min(this.top,l.top),this.bottom=Math.max(this.bottom,
l.bottom)}}class O{element;lines;start;end;top;bottom;constructor(l){this.lines=[l],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=l}static of(l,i){
const M=new O(l[0]);for(let p=1;p<l.length;p++)M.add(l[p]);return M.element=i,M}get frame(){return this.lines[0].frame}add(l){this.lines.push(l),this.start=Math.
min(this.start,l.start),this.end=Math.max(this.end,l.end),this.top=Math.min(this.top,l.top),this.bottom=Math.max(this.bottom,l.bottom)}}function*v(w){const l=[];
let i;for(let M=0;M<w.length;M++){const p=w[M];M%D.y===D.y-1&&(yield D.Yz);const T=i?Math.min(i.size,p.size):0;i?.frame===p.frame&&i.segments.length<g&&Math.abs(
i.baseline-p.baseline)<L*T&&p.start>i.end-_*T?i.add(p):l.push(i=new u(p))}return l}function*P(w){const l=[];let i;for(let M=0;M<w.length;M++){const p=w[M];M%D.y===
D.y-1&&(yield D.Yz),i&&B(i,p)?i.add(p):(i&&R(l),l.push(i=new O(p)))}return i&&R(l),l}function R(w){const l=w.at(-2),i=w.at(-1);if(!(!l||i.lines.length<o||l.lines.
length>=i.lines.length||!B(i,l.lines[0]))){w.splice(-2,1);for(const M of l.lines)i.add(M)}}function B(w,l){const i=w.lines.at(-1);if(i.frame!==l.frame)return!1;
const M=Math.max(i.size,l.size),p=l.baseline-i.baseline;return p<L*M||p>I*M||M>A*Math.min(i.size,l.size)?!1:l.start<w.end&&l.end>w.start}}),93266:((tt,V,y)=>{y.
d(V,{D:()=>o,x:()=>A});var D=y(27077);const L=2,_=1e3,I=3;function*A(O){const v=yield*g(O.filter(({isVertical:l})=>!l)),P=yield*g(O.filter(({isVertical:l})=>l));
if(v.length<I||P.length<I||v.length+P.length>_)return[];const R=[...v.keys(),...P.keys()].map((l,i)=>i),B=l=>{let i=l;for(;R[i]!==i;)i=R[i]=R[R[i]];return i};for(const[
l,i]of v.entries()){yield D.Yz;for(const[M,p]of P.entries())o(i,p.at)&&o(p,i.at)&&(R[B(v.length+M)]=B(l))}const w=new Map;for(const[l,i]of[...v,...P].entries()){
const M=w.get(B(l))??{rows:[],columns:[]};w.set(B(l),M),(i.isVertical?M.columns:M.rows).push(i)}return[...w.values()].flatMap(({rows:l,columns:i})=>{const[M,p]=[
u(i),u(l)];return M.length<I||p.length<I?[]:[{rows:l,columns:i,xs:M,ys:p}]})}const o=({from:O,to:v},P)=>O-L<=P&&P<=v+L;function*g(O){const v=yield*(0,D.p9)(O,(R,B)=>R.
at-B.at||R.from-B.from),P=[];for(let R=0,B;R<v.length;R=B){const{at:w,isVertical:l}=v[R];for(B=R+1;B<v.length&&v[B].at-w<L;)B++;if(P.length>_)return P;R%D.y===D.
y-1&&(yield D.Yz);const i=yield*(0,D.p9)(v.slice(R,B),(p,T)=>p.from-T.from);let M;for(const p of i)M&&p.from<=M.to+L?M.to=Math.max(M.to,p.to):(M&&P.push({isVertical:l,
at:w,...M}),M={from:p.from,to:p.to});M&&P.push({isVertical:l,at:w,...M})}return P}function u(O){const v=[];for(const{at:P}of O)(v.length===0||P-v.at(-1)>=L)&&v.
push(P);return v}}),77211:((tt,V,y)=>{y.d(V,{Z:()=>P,x:()=>w});var D=y(62897),L=y(61520),_=y(27077),I=y(5609),A=y(99182),o=y(24713);const g=.4,u=20,O=1e3,v=/\u00ad$/;
function*P(p,T){const m=new Map;for(const e of yield*(0,o.q9)(p)){const x=m.get(e.frame);x?x.push(e):m.set(e.frame,[e])}const s=[...m.values()].sort((e,x)=>R(x)-
R(e)),t=[];for(const e of s)t.push(yield*B(e,T));return t.join(`
`)}const R=p=>p.reduce((T,{characters:m})=>T+m,0);function*B(p,T){const m=yield*i(p),s=(0,D.Y)(p.map(({start:r})=>r)),t=yield*l(p),e=(yield*M(t.slice(1).map((r,E)=>r.
baseline-t[E].baseline)))||1;let x="",a=0;for(const[r,E]of t.entries()){const z=r===0?1:Math.round((E.baseline-t[r-1].baseline)/e);x+=`
`.repeat(r===0?0:Math.min(Math.max(z,1),u));let f="";for(const c of E.segments){const n=Math.min(Math.round((c.start-s)/m),O),h=w(c,T).replace(v,"");f=f.padEnd(
Math.max(n,f===""?0:f.length+1))+h,a+=c.fragments.length,!(a<_.y)&&(a=0,yield _.Yz)}x+=f}return`${x}
`}function w(p,T){const m=new L.q(T);return(0,A.TJ)(m,p,T),m.text}function*l(p){const T=yield*(0,_.p9)(p,(s,t)=>s.baseline-t.baseline||s.start-t.start),m=[];for(const[
s,t]of T.entries()){s%_.y===_.y-1&&(yield _.Yz);const e=m.at(-1);e&&e.segments.length<I.Px&&t.baseline-e.baseline<g*Math.min(t.size,e.size)?e.add(t):m.push(new I.
N1(t))}for(const{segments:s}of m)s.sort((t,e)=>t.start-e.start);return m}function*i(p){const T=p.map(m=>(m.end-m.start)/Math.max(m.characters,1)).filter(m=>m>0);
return(yield*M(T))||1}function*M(p){const T=yield*(0,_.p9)(p,(m,s)=>m-s);return T[T.length>>1]??0}}),99182:((tt,V,y)=>{y.d(V,{gB:()=>k,NQ:()=>N,td:()=>$,TJ:()=>dt,
dV:()=>W});var D=y(61520),L=y(27077),_=y(81313),I=y(5609),A=y(62897),o=y(45657);const g=4,u=8,O=4,v=.7,P=2.5,R=.8,B=1e6;function w(b){return l(b,u,{left:B})}function*l(b,U,F){
if(U===1)return[...b];const C=[];let G=0;for(let H=0,j;H<b.length;H=j){const X=b[H].segments.length>1&&F.left>0?yield*M(b,H,F):void 0;if(++G%L.y===0&&(yield L.Yz),
j=X?.to??H+1,!X)C.push(b[H]);else{for(const Q of X.left)C.push(Q);for(const Q of yield*l(X.right,U-1,F))C.push(Q)}}return C}const i=200;function*M(b,U,F){const[
C,G]=b[U].segments,H=C.size;let j=C.end,Y=G.start;const X=[],Q=[];let q=U;for(;q<b.length;q++){const it=b[q];F.left-=it.segments.length,(q-U)%i===i-1&&(yield L.
Yz);const gt=q===U?0:it.baseline-b[q-1].baseline;if(it.frame!==C.frame||gt<0||gt>P*H)break;const ht=it.segments.filter(at=>at.start<j),lt=it.segments.slice(ht.length),
mt=(0,A.K)(ht.map(at=>at.end),j),pt=(0,A.Y)(lt.map(at=>at.start),Y);if(pt-mt<R*H||ht.length>1)break;[j,Y]=[mt,pt],(0,o.RZ)(X,ht),lt.length>0&&Q.push(lt)}const nt=Q.
map(([it])=>it);if(!(X.length<g||Q.length<g||!T(X)||!T(nt)))return{left:X.map(it=>new I.N1(it)),right:Q.map(p),to:q}}function p([b,...U]){const F=new I.N1(b);for(const C of U)
F.add(C);return F}function T(b){const U=b.reduce((H,{fragments:j})=>H+j.length,0),F=(0,A.Y)(b.map(H=>H.start)),C=(0,A.K)(b.map(H=>H.end))-F,G=b.reduce((H,j)=>H+
j.end-j.start,0);return U>=O*b.length&&G>=v*C*b.length}var m=y(93266);const s=300,t=5,e=.6,x=5,a=3;function*r(b){return b.length<3||b.length>s||!f(b)?b:yield*c(
b)}function E(b,U){return b.frame!==U.frame||b.bottom>U.top+(U.bottom-U.top)/4?!1:Math.min(b.end,U.end)-Math.max(b.start,U.start)>0}const z=({lines:b})=>b.reduce(
(U,{segments:F})=>U+F.reduce((C,{fragments:G})=>C+G.length,0),0);function f(b){let U=0,F=0,C;for(const G of b)z(G)<x||(C&&E(C,G)?U++:C&&E(G,C)&&C.top-G.bottom<a*
C.lines[0].size&&F++,C=G);return F>=t&&F>e*(U+F)}function*c(b){const U=b.length,F=new Int32Array(U),C=b.map(()=>[]);for(let j=0;j<U;j++){yield L.Yz;for(let Y=0;Y<
U;Y++)j!==Y&&n(b,j,Y)&&(C[j].push(Y),F[Y]++)}const G=new Set(b.keys()),H=[];for(;G.size>0;){let j=-1;for(const Y of G)(j<0||F[Y]<F[j])&&(j=Y);G.delete(j),H.push(
b[j]);for(const Y of C[j])F[Y]--}return H}function n(b,U,F){const C=b[U],G=b[F];if(C.frame!==G.frame)return!1;if(E(C,G))return!0;if(C.end>G.start+1)return!1;const H=Math.
min(C.top,G.top),j=Math.max(C.bottom,G.bottom);return!b.some(Y=>Y!==C&&Y!==G&&Y.frame===C.frame&&Y.top<j&&Y.bottom>H&&Y.start<C.end&&Y.end>G.start)}var h=y(75449),
d=y(24713),S=y(39955);function*N(b,U,F=[]){if(U&&(0,S.P$)(b,U))return yield*(0,S.$A)(b,U);const{tables:C,outside:G}=yield*(0,h.N)(b,yield*(0,m.x)(F)),H=yield*(0,d.
q9)(G),j=yield*w(yield*(0,I._I)(H)),Y=yield*(0,I.ub)(j);for(const X of C){const Q=Y.findIndex(q=>K(q)>K(X));Y.splice(Q<0?Y.length:Q,0,X)}return yield*r(Y)}const K=({
lines:b})=>b[0].segments[0].fragments[0].order,W=(b,U)=>Z(b,U,ut),$=(b,U)=>Z(b,U),k=(b,U)=>Z([{lines:b,element:void 0}],U,ut);function*Z(b,U,F){const C=new D.q(
U);let G=0;for(let H=0;H<b.length;H++){const j=b[H];H>0&&!et(j,b[H-1])&&C.space(`
`);for(const Y of j.lines){F?.(C,Y);for(let X=0;X<Y.segments.length;X++){const Q=Y.segments[X];X>0&&C.space(" "),dt(C,Q,U),G+=Q.fragments.length+Q.characters/J,
!(G<L.y)&&(G=0,C.settle(),yield L.Yz)}C.space(`
`)}F&&Et(C)}return C}const J=8,et=({element:b},U)=>b!==void 0&&ot.has(b.type)&&b.type===U.element?.type,ot=new Set(["LI","TR","TOCI"]),st=173,rt=new Set([45,8208,
st]),ft=/[\p{L}\p{M}][-\u2010]\n+$/u,ct=/\u00ad\n+$/,xt=/.\n+$/,Mt=new RegExp("^\\p{L}","u"),yt=new RegExp("^\\p{Ll}","u");function ut(b,U){if(!rt.has(b.lastLetter()))
return;const F=b.tail(5),C=U.segments[0].fragments[0].text;!ct.test(F)&&!(ft.test(F)&&yt.test(C))||(b.drop(xt.exec(F)[0].length),Mt.test(C)||b.space(`
`))}function Et(b){b.lastLetter()!==st||!ct.test(b.tail(2))||(b.drop(2),b.space(`
`))}function dt(b,{fragments:U},F){if(U.some(d.lP)){Tt(b,U,F);return}for(let C=0;C<U.length;C++){const G=U[C];C>0&&(0,d.re)(U[C-1],G)&&b.space(" "),b.add(G)}}function Tt(b,U,F){
const C=[];for(const[Y,X]of U.entries()){Y>0&&(0,d.re)(U[Y-1],X)&&C.push({text:" ",from:0,to:0});const{text:Q}=X;for(let q=0,nt;q<Q.length;q=nt){for(nt=q+1;nt<Q.
length&&F.isOneGlyph(X,nt-1);)nt++;C.push({text:Q.slice(q,nt),fragment:X,from:q,to:nt})}}const G=C.map(({text:Y})=>Y),H=Y=>C[Y]?.fragment?.style.marks.isReversed??
!1,j=C.map(({fragment:Y},X)=>H(X)||!Y&&H(X-1)&&H(X+1));for(const Y of(0,_.f)(G,j)??G.keys()){const{text:X,fragment:Q,from:q,to:nt}=C[Y];Q?b.add(Q,q,nt):b.space(
X)}}}),75449:((tt,V,y)=>{y.d(V,{N:()=>R,_:()=>P});var D=y(27077),L=y(5609),_=y(93266),I=y(24713);const A=100,o=2e4,g=1/2,u=1/20,O=1,v=2e4;class P extends L.eB{rows;constructor(m){
const[s,...t]=m.flat(2);super(s),this.rows=m;for(const e of t)this.add(e)}}function*R(T,m){const s=[];let t=T;for(const e of m){if(e.xs.length-1>A||(e.xs.length-
1)*(e.ys.length-1)>o)continue;const{cells:x,others:a}=yield*B(t,e),r=yield*p(x,e);r&&(s.push(r),t=a)}return{tables:s,outside:t}}function*B(T,m){const{rows:s,columns:t,
xs:e,ys:x}=m,a=new Map,r=[];let E=0,z=0;for(const c of T){const{frame:n}=c.style,h=(c.start+c.end)/2,d=(c.top+c.bottom)/2,S=h>e[0]&&h<e.at(-1)&&d>x[0]&&d<x.at(-1),
N=n.cos===1&&n.sin===0&&!n.vertical,K=S&&N?w(m,h,d):void 0;if(!K)r.push(c);else{const W=a.get(K.first)??{...K,fragments:[]};a.set(K.first,W),W.fragments.push(c),
(W.last!==K.last||t.some($=>i(c,$,d)))&&E++}z+=S?s.length+t.length:1,!(z<v)&&(z=0,yield D.Yz)}const f=T.length-r.length;return E>u*f?{cells:new Map,others:[...T]}:
{cells:a,others:r}}function w({rows:T,columns:m,xs:s,ys:t},e,x){const[a,r]=l(m,e,x),[E,z]=l(T,x,e);if(!a||!r||!E||!z)return;const f=(c,n)=>M(t,c.at)*s.length+M(
s,n.at);return{first:f(E,a),last:f(z,r)}}function l(T,m,s){let t;for(const e of T)if((0,_.D)(e,s)){if(e.at>m)return[t,e];t=e}return[t,void 0]}const i=({start:T,
end:m},s,t)=>s.at>T+O&&s.at<m-O&&(0,_.D)(s,t);function M(T,m){let s=0;for(;s+1<T.length&&T[s+1]<=m;)s++;return s}function*p(T,{xs:m,ys:s}){const[t,e]=[m.length-
1,s.length-1];if(T.size<=g*t*e)return;const x=[];for(let E=0;E<e;E++){const z=[];for(let f=0;f<t;f++){const c=T.get(E*m.length+f);z.push(c?yield*(0,L._I)(yield*(0,I.
q9)(c.fragments)):[])}x.push(z)}const a=x.filter(E=>E.some(z=>z.length>0)),r=Array.from({length:t},(E,z)=>z).filter(E=>a.some(z=>z[E].length>0));return a.length<
2||r.length<2?void 0:new P(a.map(E=>r.map(z=>E[z])))}}),24713:((tt,V,y)=>{y.d(V,{lP:()=>w,q9:()=>B,re:()=>m});var D=y(98689),L=y(27077),_=y(81313);const I=1.6,A=.5,
o=.15,g=.6,u=.6,O=.35,v=.02,P=5e3;class R{fragments;start;end;baseline;size;top;bottom;characters;constructor(t){this.fragments=[t],this.start=Math.min(t.start,
t.end),this.end=Math.max(t.start,t.end),this.baseline=t.baseline,this.size=t.style.size,this.top=t.top,this.bottom=t.bottom,this.characters=t.text.length}get frame(){
return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(t){const e=this.fragments[this.fragments.length-1];this.fragments.push(t),this.
characters+=t.text.length;const x=Math.min(t.start,t.end),a=Math.max(t.start,t.end);x<this.start&&(this.start=x),a>this.end&&(this.end=a);const{style:r,baseline:E}=t;
r===e.style&&E===e.baseline||(r.size>this.size*1.05&&(this.size=r.size,this.baseline=E),t.top<this.top&&(this.top=t.top),t.bottom>this.bottom&&(this.bottom=t.bottom))}join(t){
for(const e of t.fragments)this.add(e)}sort(){const{fragments:t}=this;for(let e=1;e<t.length;e++)if(t[e].start<t[e-1].start){t.sort((x,a)=>x.start-a.start||x.order-
a.order);return}}}function*B(s){const t=[];let e;for(let r=0;r<s.length;r++){const E=s[r];r%L.y===L.y-1&&(yield L.Yz),e&&l(e,E)?e.add(E):t.push(e=new R(E))}const x=yield*i(
t);let a=0;for(const r of x)r.sort(),a+=r.fragments.length,!(a<L.y)&&(a=0,yield L.Yz);return x}const w=({style:s,text:t,mayTurn:e})=>s.marks.isReversed||e&&(0,_.
d)(t);function l(s,t){const{style:e,start:x,end:a,baseline:r}=t;if(e.frame!==s.frame||s.characters>P)return!1;const E=Math.max(e.size,s.size),z=Math.abs(r-s.baseline);
if(z>g*E)return!1;const f=x-s.end,c=s.start-Math.max(x,a);return z>o*E?f>-A*E&&f<u*E:f>-A*E&&f<I*E||c>-A*E&&c<(w(t)?u:O)*E}function*i(s){if(s.length<2)return[...s];
const t=new Map;for(const{frame:r}of s)t.has(r)||t.set(r,t.size);const e=[];for(let r=0;r<s.length;r++){const E=s[r];r%L.y===L.y-1&&(yield L.Yz),e.push({segment:E,
order:r,frame:t.get(E.frame)})}const x=yield*(0,L.p9)(e,(r,E)=>r.frame-E.frame||r.segment.baseline-E.segment.baseline||r.segment.start-E.segment.start),a=new Set;
for(let r=0;r<x.length;r++){r%L.y===L.y-1&&(yield L.Yz);const{segment:E,frame:z,order:f}=x[r];if(!(a.size>0&&a.has(E)))for(let c=r+1;c<Math.min(x.length,r+M);c++){
const n=x[c],h=Math.min(E.size,n.segment.size);if(n.frame!==z||n.segment.baseline-E.baseline>o*h)break;if(a.has(n.segment)||!p(E,n.segment))continue;const[d,S]=f<
n.order?[E,n.segment]:[n.segment,E];if(d.join(S),a.add(S),S===E)break}}return a.size===0?[...s]:s.filter(r=>!a.has(r))}const M=50;function p(s,t){const e=Math.min(
s.size,t.size);if(s.characters+t.characters>P||Math.max(s.size,t.size)>1.5*e||T(s)||T(t))return!1;const[x,a]=s.start<=t.start?[s,t]:[t,s],r=a.start-x.end;return r>
-v*e&&r<O*e}const T=({fragments:s})=>s.length===1&&s[0].text.length===1;function m(s,t){return t.order===s.order+1&&(s.spaceAfter||t.spaceBefore)?!0:t.start-s.end>
Math.max((0,D.U)(s.style),(0,D.U)(t.style))}}),39955:((tt,V,y)=>{y.d(V,{$A:()=>O,P$:()=>u,VN:()=>o});var D=y(27077),L=y(5609),_=y(24713);const I=.9,A=new Set("S\
pan Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function o(P){let R,B=0;for(let w=P;w&&
B<g;w=w.parent,B++){if(w.type==="TR")return w;!R&&!A.has(w.type)&&(R=w)}return R?(R.type==="Lbl"||R.type==="LBody")&&R.parent?.type==="LI"?R.parent:R:P}const g=200;
function u(P,R){let B=0,w=0;for(const l of P)l.style.marks.isArtifact||(B+=l.text.length,R(l)&&(w+=l.text.length));return w>0&&w>=I*B}function*O(P,R){const B=[],
w=[];for(let s=0;s<P.length;s++){const t=P[s];s%D.y===D.y-1&&(yield D.Yz);const e=R(t);e?B.push({fragment:t,leaf:e}):w.push(t)}const l=yield*(0,D.p9)(B,(s,t)=>s.
leaf.order-t.leaf.order||s.fragment.order-t.fragment.order);let i=0;const M=new Map,p=s=>{const{element:t}=l[s].leaf;let e=M.get(t);return e||M.set(t,e=o(t)),e},
T=[],m=[];for(let s=0,t;s<l.length;s=t){const e=p(s);for(t=s+1;t<l.length&&p(t)===e;)t++;const x=l.slice(s,t).map(({fragment:r})=>r);(i+=x.length)>=D.y&&(i=0,yield D.
Yz);const a=L.eB.of(yield*(0,L._I)(yield*(0,_.q9)(x)),e);if(T.push(a),w.length>0)for(const{order:r}of x)m.push({order:r,block:a})}return w.length===0?T:yield*v(
T,m,yield*(0,L.ub)(yield*(0,L._I)(yield*(0,_.q9)(w))))}function*v(P,R,B){const w=yield*(0,D.p9)(R,(M,p)=>M.order-p.order),l=[],i=new Map;for(const[M,p]of B.entries()){
M%D.y===D.y-1&&(yield D.Yz);const T=p.lines[0].segments[0].order;let m=0;for(let e=w.length;m<e;){const x=m+e>>1;w[x].order<T?m=x+1:e=x}const s=w[m-1]?.block,t=s&&
i.get(s);t?t.push(p):s?i.set(s,[p]):l.push(p)}return[...l,...P.flatMap(M=>[M,...i.get(M)??[]])]}}),18930:((tt,V,y)=>{y.d(V,{X:()=>E});var D=y(62743),L=y(86491),
_=y(74135),I=y(6057),A=y(3552),o=y(61491),g=y(84731),u=y(89420);function O(c,n,h){const d=new Map,S=new Set,{fragments:N,edges:K}=c,W=[];for(const[k,Z]of N.entries()){
const J=n(Z),et=J&&$(J.element);if(!et){W.push(Z);continue}if(S.has(et)||et.firstPage!==h)continue;S.add(et);const ot=(0,g.X5)(et.actualText.trim());if(ot==="")
continue;const st=new u.F(Z.style,Z.start,Z.baseline,Z.order,K.count);st.text=ot,st.end=v(N,k,rt=>{const ft=n(rt);return ft!==void 0&&$(ft.element)===et});for(let rt=0;rt<
ot.length;rt++)K.add(st.start,st.end);W.push(st)}return W;function $(k){if(d.has(k))return d.get(k);const Z=[];for(const J of(0,o.Hy)(k)){if(d.has(J))break;Z.push(
J)}for(const J of Z.reverse()){const et=J.parent&&d.get(J.parent);d.set(J,et??(J.actualText===void 0?void 0:J))}return d.get(k)}}function v(c,n,h){const d=c[n];
let{end:S}=d;for(let N=n+1;N<c.length;N++){const K=c[N];if(K.baseline!==d.baseline||K.style.frame!==d.style.frame||!h(K))break;S=Math.max(S,K.end)}return S}var P=y(
98689),R=y(36211),B=y(5490);const w=3,l=.5,i=4,M=2e4;class p{get rules(){return this.found.length>M?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,
0];takes(n,{matrix:h},d,S){const N=R.lJ.get(n.operator);N?this.paints(N,S):this.found.length<=M&&this.path.length+this.boxes.length<=M&&this.extends(n,h)}extends(n,h){
const d=(0,B.M)(n);switch(n.operator){case"re":{const[S=NaN,N=NaN,K=NaN,W=NaN]=d,$=(0,_.zl)(h,[S,N,S+K,N+W]);$.every(Number.isFinite)&&this.boxes.push($);return}case"\
m":this.first=this.last=(0,_.Gd)(h,d[0],d[1]);return;case"l":this.line((0,_.Gd)(h,d[0],d[1]));return;case"c":case"v":case"y":this.last=(0,_.Gd)(h,d.at(-2),d.at(
-1));return;case"h":this.line(this.first)}}line(n){this.path.push([this.last,n]),this.last=n}paints({fill:n,strokes:h,closes:d},S){if(d&&this.line(this.first),!S&&
h){for(const[[N,K],[W,$]]of this.path)this.add(N,K,W,$,l);for(const[N,K,W,$]of this.boxes)this.around(N,K,W,$)}if(!S&&n)for(const[N,K,W,$]of[...this.boxes,...this.
outline()])this.add(N,K,W,$,w);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,_.$L)(this.path.flat())]}around(n,h,d,S){
if(d-n<=w||S-h<=w){this.add(n,h,d,S,w);return}for(const N of[h,S])this.add(n,N,d,N,l);for(const N of[n,d])this.add(N,h,N,S,l)}add(n,h,d,S,N){const[K,W]=[Math.abs(
d-n),Math.abs(S-h)];if(!(Math.min(K,W)<=N&&Math.max(K,W)>=i))return;const $=W>K;this.found.push($?{isVertical:$,at:(n+d)/2,from:Math.min(h,S),to:Math.max(h,S)}:
{isVertical:$,at:(h+S)/2,from:Math.min(n,d),to:Math.max(n,d)})}}var T=y(27077),m=y(77211),s=y(99182);const t=200,e=2e4;class x{index;found;characters;unreadable;ordered;reading;constructor(n,h){
this.index=n,this.found=h,this.characters=h.characters,this.unreadable=h.unreadable}get blocks(){return this.ordered??=(0,T.zd)((0,s.NQ)(this.found.fragments,this.
found.leafOf,this.found.rules))}get flow(){return this.reading??=(0,T.zd)((0,s.dV)(this.blocks,this.found.edges))}async prepare(n){const{fragments:h,leafOf:d,edges:S,
rules:N}=this.found;h.length<t&&this.characters<e||(this.ordered=await(0,T.k6)((0,s.NQ)(h,d,N),n),this.reading=await(0,T.k6)((0,s.dV)(this.ordered,S),n))}*layout(n){
return n==="reading"?this.flow.text:yield*(0,m.Z)(this.found.fragments,this.found.edges)}*words(){const n=yield*(0,s.td)(this.blocks,this.found.edges),h=[];for(const{
0:d,index:S}of n.text.matchAll(/\S+/g)){const N=n.box(S,S+d.length);N&&h.push({text:d,...N}),h.length%T.y===T.y-1&&(yield T.Yz)}return h}}const a=200,r=2e4;class E{document;findsRules;contents;tags;expected=0;constructor(n,h=!1){
this.document=n,this.findsRules=h,this.contents=new A.i(n)}async page(n){const{document:h}=this,d=(0,I.iw)(h,n),{width:S,height:N}=(0,_.iN)(d),K={width:S*d.userUnit,
height:N*d.userUnit},W=new P.g(K.width,K.height,this.expected),$=this.findsRules?new p:void 0;await this.contents.read(n,W,$),W.finish(),this.expected=Math.min(
W.characters+a,r);const k=h.pages.number(n);this.tags??=(0,o.g$)(h);const Z=await this.tags,J=Z?.hasPage(k)?z(Z,k):void 0,et=J&&Z?.hasTexts?O(W,J,k):W.fragments,
ot=f(et),st=new x(n,{fragments:et,edges:W.edges,...ot,leafOf:J,rules:$?.rules,...K});return await st.prepare(h.job.pace),st}}function z(c,n){let h,d;return({style:{
marks:S}})=>(S!==h&&(h=S,d=S.id<0?void 0:c.leaf(n,S.stream,S.id)),d)}function f(c){let n=0,h=0,d=0;for(const{text:S,style:N}of c){const K=h;n+=S.length;for(let W=S.
indexOf(D.m);W>=0;W=S.indexOf(D.m,W+1))h++;N.font===L.Z&&(d+=S.length-(h-K))}return{characters:n,unreadable:h,assumed:d}}})};
