"use strict";exports.id=2154,exports.ids=[2154],exports.modules={22154:((q,H,M)=>{M.d(H,{z:()=>C});var R=M(18930),A=M(98446);class C{document;total;reader;pagesWithUnreadable=[];pagesWithAssumed=[];assumed=0;done=0;characters=0;unreadable=0;constructor(a,i,m=!1){
this.document=a,this.total=i,this.reader=new R.X(a,m)}async page(a){const i=await this.reader.page(a-1);this.characters+=i.characters,this.unreadable+=i.unreadable,
i.unreadable>0&&this.pagesWithUnreadable.push(a);const{assumed:m}=i.found;return this.assumed+=m,m>0&&this.pagesWithAssumed.push(a),this.document.job.pace.progress(
++this.done/this.total),i}get notes(){const a=[];if(this.unreadable>0){const i=`${this.unreadableWords} cannot be read, because the fonts do not tell which lett\
ers they are.`;a.push({code:"text_unreadable",message:i})}if(this.assumed>0){const m=`The document lacks the fonts of ${`${(0,A.y_)(this.assumed,"character")} o\
n ${(0,A.oi)(this.pagesWithAssumed)}`}, so which letters they are is not certain.`;a.push({code:"text_assumed",message:m})}return a}get unreadableOn(){return this.
pagesWithUnreadable}get unreadableWords(){const{unreadable:a,pagesWithUnreadable:i}=this;return`${(0,A.y_)(a,"character")} on ${(0,A.oi)(i)}`}}}),4186:((q,H,M)=>{
M.d(H,{D:()=>C,L:()=>A});var R=M(45657);function A({cos:D,sin:a},i,m,E,w){if(a===0&&D===1)return{x:i,y:E,width:m-i,height:w-E};const I=[i*D-E*a,m*D-E*a,i*D-w*a,
m*D-w*a],P=[i*a+E*D,m*a+E*D,i*a+w*D,m*a+w*D],[L,B]=[(0,R.YG)(I),(0,R.YG)(P)];return{x:L,y:B,width:(0,R.Kf)(I)-L,height:(0,R.Kf)(P)-B}}function C(D,a){const[i,m]=[
Math.min(D.x,a.x),Math.min(D.y,a.y)];return{x:i,y:m,width:Math.max(D.x+D.width,a.x+a.width)-i,height:Math.max(D.y+D.height,a.y+a.height)-m}}}),61491:((q,H,M)=>{
M.d(H,{g$:()=>o,Bi:()=>y,Hy:()=>g});var R=M(77581),A=M(45599),C=M(70549),D=M(9819),a=M(78157),i=M(79725),m=M(82416);const E=2e3,w=9;class I{document;type="";page=-1;hasTexts=!1;kids=[];entries=new i.
R;number=0;isReference=!1;constructor(t){this.document=t}read(t){const{entries:e,kids:x}=this;x.length=0;const h=this.document.place(t);if(!h||!e.locate(h.bytes,
h.start,Math.min(h.end,h.start+E)))return!1;const{bytes:r}=h,{at:T}=e;if(e.find(r,"MCID")>=0)return!1;this.hasTexts=e.find(r,"ActualText")>=0||e.find(r,"Alt")>=
0;const _=e.find(r,"S");if(_<0||r[T[_+2]]!==a.cL)return!1;this.name(r,T[_+2]+1,T[_+3]);const f=e.find(r,"Pg");if(this.page=-1,f>=0){if(this.after(r,T[f+2],T[f+3])!==
T[f+3]||!this.isReference)return!1;this.page=this.number}const c=e.find(r,"K");return c<0||this.readKids(r,T[c+2],T[c+3])}name(t,e,x){const{type:h}=this;let r=0;
if(h.length===x-e)for(;r<h.length&&t[e+r]===h.charCodeAt(r);)r++;(r<x-e||r===0)&&(this.type=(0,m.MQ)(t,e,x))}readKids(t,e,x){const h=t[e]===a.WL,r=h?x-1:x;if(h&&
t[r]!==a.wt)return!1;for(let T=(0,a.AN)(t,h?e+1:e,r);T<r;T=(0,a.AN)(t,T,r)){if(T=this.after(t,T,r),T<0)return!1;this.kids.push(this.isReference?-1-this.number:this.
number)}return h||!this.isReference||this.isDictionary(this.number)}isDictionary(t){const e=this.document.place(t);return e!==void 0&&e.bytes[(0,a.AN)(e.bytes,e.
start,e.end)]===a.iH}after(t,e,x){let h=e,r=0;for(;h<x&&P(t[h]);h++)r=r*10+t[h]-a.l0;if(h===e||h-e>w||(this.number=r,this.isReference=!1,h<x&&!L(t[h])))return-1;
const T=(0,a.AN)(t,h,x);let _=T;for(;_<x&&P(t[_]);)_++;const f=(0,a.AN)(t,_,x);return _===T||f>=x||t[f]!==a.AV?h:(this.isReference=!0,f+1)}}const P=s=>s>=a.l0&&
s<=a.ev,L=s=>s===32||s===10||s===13,B=1e7,v=1e4;class u{pages=new Map;count=0;last;hasTexts=!1;leaf(t,e,x){const h=this.pages.get(t);return e===0&&x<v?h?.own[x]:
h?.others.get(e*B+x)}leaves(t){const{own:e=[],others:x}=this.pages.get(t)??{};return[...e.flat(),...x?.values()??[]].sort((h,r)=>h.order-r.order)}hasPage(t){return this.
pages.has(t)}add(t,e,x,h){if(!Number.isInteger(h)||h<0||h>=B)return;const{own:r,others:T}=this.leavesOf(e);if(x===0&&h<v)r[h]??={element:t,order:this.count++};else{
const _=x*B+h;T.has(_)||T.set(_,{element:t,order:this.count++})}for(let _=t;_&&_.firstPage<0;_=_.parent)_.firstPage=e}leavesOf(t){if(this.last?.number===t)return this.
last.leaves;let e=this.pages.get(t);return e||this.pages.set(t,e={own:[],others:new Map}),this.last={number:t,leaves:e},e}}const o=(0,C.n)(p);function y(s){const t=s.
dict(s.catalog.get("MarkInfo"));return s.dict(s.catalog.get("StructTreeRoot"))!==void 0&&s.resolve(t?.get("Marked"))===!0}async function p(s){const t=s.dict(s.catalog.
get("StructTreeRoot"));if(!t||s.resolve(s.dict(s.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const e=new O(s,s.dict(t.get("RoleMap")));return await e.
run(t),e.tags}class O{document;roles;tags=new u;visit;bytes;types=new Map;open=[];constructor(t,e){this.document=t,this.roles=e,this.visit=new D._i(t),this.bytes=
new I(t)}async run(t){const{open:e,document:x}=this;this.push(t.get("K"),void 0,-1);for(let h=e.pop();h;h=e.pop()){this.take(h);const r=x.job.pace.step(300);r&&
await r}}push(t,e,x){if(t===void 0)return;const h=(0,A.i9)(t)||(0,A.cy)(t)?this.document.array(t)??[t]:[t];for(let r=h.length-1;r>=0;r--)this.open.push({kid:h[r],
parent:e,page:x})}take({kid:t,parent:e,page:x}){if(typeof t=="number"){e&&x>=0&&this.tags.add(e,x,0,t);return}if(!this.visit.first(t)||(0,A.i9)(t)&&this.takeBytes(
t.number,e,x))return;const h=this.document.dict(t);if(!h)return;const r=h.get("Pg"),T=(0,A.i9)(r)?r.number:x,_=h.get("MCID");if(_!==void 0){const n=h.get("Stm");
e&&T>=0&&this.tags.add(e,T,(0,A.i9)(n)?n.number:0,Number(this.document.resolve(_)));return}const f=this.document.resolve(h.get("S"));if(!(f instanceof A.SX))return;
const c={type:this.standard(f.text),parent:e,actualText:this.text(h.get("ActualText")),alternative:this.text(h.get("Alt")),firstPage:-1};c.actualText!==void 0&&
(this.tags.hasTexts=!0),this.push(h.get("K"),c,T),(0,A.i9)(t)&&this.document.release(t.number)}takeBytes(t,e,x){const{bytes:h,document:r,open:T,tags:_}=this;if(!h.
read(t))return!1;const{hasTexts:f,kids:c}=h,n={type:this.standard(h.type),parent:e,actualText:f?this.text(r.entry(t,"ActualText")):void 0,alternative:f?this.text(
r.entry(t,"Alt")):void 0,firstPage:-1};n.actualText!==void 0&&(_.hasTexts=!0);const l=h.page<0?x:h.page;if(c.some(d=>d<0))for(let d=c.length-1;d>=0;d--){const b=c[d];
T.push({kid:b<0?new A.oS(-1-b):b,parent:n,page:l})}else if(l>=0)for(const d of c)_.add(n,l,0,d);return!0}text(t){const e=t===void 0?null:this.document.resolve(t);
return e instanceof A.Mx?(0,R.g7)(e):void 0}standard(t){const e=this.types.get(t);if(e!==void 0)return e;let x=t;for(let h=0;h<16;h++){const r=this.document.resolve(
this.roles?.get(x));if(!(r instanceof A.SX)||r.text===x)break;x=r.text}return this.types.set(t,x),x}}function*g(s){for(let t=s;t;t=t.parent)yield t}}),84731:((q,H,M)=>{
M.d(H,{Ps:()=>v,RO:()=>E,V0:()=>P,X5:()=>w});const R=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
A=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,C=/[\t\n\v\f\r\u00a0]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,a=173,i=1e4,m=100;
class E{cleaned=new Map;clean(o){if(o.length===1){const p=o.charCodeAt(0);if(p>32&&p<127||p>160&&p<1536&&p!==a||p>=11904&&p<55296)return o}let y=this.cleaned.get(
o);return y===void 0&&(y=w(o),this.cleaned.size<i&&o.length<=m&&this.cleaned.set(o,y)),y}}function w(u){return u.replace(C," ").replace(R,"").replace(A,o=>o.normalize(
"NFKC")).replace(D,"�")}const I=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function P(u){if(u.length!==1)return;const o=u.charCodeAt(0);return(o<128?o===94||o===96||o===126:o<=733&&
(o>=710||o<=184))?I.get(o):void 0}const L=new RegExp("^\\p{L}$","u"),B=new Map([["ı","i"],["ȷ","j"]]);function v(u,o){if(!L.test(u))return;const y=((B.get(u)??
u)+o).normalize("NFC");return y.length===1?y:void 0}}),62897:((q,H,M)=>{M.d(H,{K:()=>A,Y:()=>R});function R(C,D=1/0){let a=D;for(const i of C)i<a&&(a=i);return a}
function A(C,D=-1/0){let a=D;for(const i of C)i>a&&(a=i);return a}}),61520:((q,H,M)=>{M.d(H,{q:()=>C});var R=M(4186);const A=500;class C{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(a){
this.edges=a}get text(){return this.flush(),this.whole??=this.parts.join("")}tail(a){this.flush();let i="";for(let m=this.parts.length-1;m>=0&&i.length<a;m--)i=
this.parts[m]+i;return i.slice(-a)}lastLetter(){this.flush();for(let a=this.parts.length-1;a>=0;a--){const i=this.parts[a];for(let m=i.length-1;m>=0;m--)if(i[m]!==
`
`)return i.charCodeAt(m)}return 0}add(a,i=0,m=a.text.length){const E=i===0&&m===a.text.length;E||this.cuts.set(this.offsets.length,{from:i,to:m}),this.offsets.push(
this.length),this.fragments.push(a),this.space(E?a.text:a.text.slice(i,m))}fromOf(a){return this.cuts.size===0?0:this.cuts.get(a)?.from??0}toOf(a){return(this.cuts.
size===0?void 0:this.cuts.get(a)?.to)??this.fragments[a].text.length}settle(){this.flush();const a=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(a).join("")),this.settled=this.parts.length}space(a){this.rest+=a,this.length+=a.length,this.whole=void 0,this.rest.length>A&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(a){this.flush(),this.whole=void 0,this.length-=a;for(let i=a;i>0;){const m=this.parts.pop()??"";m.
length>i&&this.parts.push(m.slice(0,-i)),i-=m.length}for(let i=this.offsets.length-1;i>=0;i--){const[m,E,w]=[this.offsets[i],this.fromOf(i),this.toOf(i)];if(m+w-
E<=this.length)break;this.cuts.set(i,{from:E,to:Math.max(E,this.length-m+E)})}}*pieces(){const{text:a}=this;let i=0;for(const[m,E]of this.offsets.entries()){const w=this.
toOf(m)-this.fromOf(m);w<=0||(yield{space:a.slice(i,E),text:a.slice(E,E+w),fragment:this.fragments[m]},i=E+w)}}box(a,i){let m;for(let E=Math.max(this.pieceAt(a),
0);E<this.offsets.length&&this.offsets[E]<i;E++){const w=this.offsets[E],I=this.fromOf(E),P=Math.max(I,I+a-w),L=Math.min(this.toOf(E),I+i-w);if(P>=L)continue;const B=this.
edges.box(this.fragments[E],P,L);m=m?(0,R.D)(m,B):B}return m}at(a){const i=this.pieceAt(a);if(i<0)return;const m=this.toOf(i)-this.fromOf(i);return a<this.offsets[i]+
m?this.fragments[i]:void 0}pieceAt(a){let i=0,m=this.offsets.length;for(;i<m;){const E=i+m>>1;this.offsets[E]<=a?i=E+1:m=E}return i-1}}}),98689:((q,H,M)=>{M.d(H,
{g:()=>r,U:()=>h});var R=M(84731);const A=.1,C=50,D=256,a=4,i=1073741823;class m{letters;fragments;count=0;hashes;heads;next;constructor(f,c,n){this.letters=f,this.
fragments=c;let l=D;for(;l*a<n;)l*=2;this.hashes=new Int32Array(l),this.heads=new Int32Array(l),this.next=new Int32Array(l)}add(f,c){const{fragments:n,heads:l,hashes:d,
next:b}=this,z=this.hashOf(f.letters,c);let K=0;for(let W=l[z&l.length-1];W>0&&K<C;W=b[W-1]){if(K++,d[W-1]!==z)continue;const $=n[W-1];if((W<n.length?n[W].letters:
f.letters)-$.letters===c&&E($,f)&&this.isSameText($,f,c))return!1}return this.count===d.length&&this.grow(),this.hashes[this.count]=z,this.link(++this.count,z),
n.push(f),!0}hashOf(f,c){const{units:n}=this.letters;let l=c;for(let d=f;d<f+c;d++)l=(l<<5)-l+n[d]&i;return l^l>>15}isSameText(f,c,n){const{units:l}=this.letters;
for(let d=0;d<n;d++)if(l[f.letters+d]!==l[c.letters+d])return!1;return!0}link(f,c){const n=c&this.heads.length-1;this.next[f-1]=this.heads[n],this.heads[n]=f}grow(){
const{hashes:f,count:c}=this;this.hashes=new Int32Array(2*c),this.hashes.set(f),this.heads=new Int32Array(2*c),this.next=new Int32Array(2*c);for(let n=0;n<c;n++)
this.link(n+1,f[n])}}function E(_,f){const c=A*f.style.size;return _.style.frame===f.style.frame&&Math.abs(_.start-f.start)<c&&Math.abs(_.end-f.end)<2*c&&Math.abs(
_.baseline-f.baseline)<c}var w=M(89420),I=M(78157);const P=512,L=256;class B{units;used=0;all=0;constructor(f){this.units=new Uint16Array(Math.max(f,P))}add(f){
if(this.used===this.units.length){const c=new Uint16Array(this.used*2);c.set(this.units),this.units=c}this.units[this.used++]=f,this.all|=f}drop(f){this.used-=f}replace(f,c){
this.used-=f;for(let n=0;n<c.length;n++)this.add(c.charCodeAt(n))}text(){const f=this.units.subarray(0,this.used);return this.all<L?(0,I.bS)(Uint8Array.from(f)).
toString("latin1"):(0,I.bS)(new Uint8Array(f.buffer,0,2*f.length)).toString("utf16le")}}const v=.02,u=.12,o=.5,y=.4,p=32,O=127,g=1424,s=1e3,t=.1,e=.18,x=.25;function h({
font:_,frame:f,size:c,unit:n}){return f.vertical?c/2:n*Math.min(Math.max((_.space??x)/2,t),e)}class r{width;height;fragments=[];edges;cleaner=new R.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;constructor(f,c,n=0){
this.width=f,this.height=c,this.edges=new w.l(n),this.letters=new B(n),this.drawn=new m(this.letters,this.fragments,n)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(f,c,n,l,d){c===" "?this.space():this.follows(f,c,n,l,d)||this.place(f,c,n,l,d)}follows(f,c,n,l,d){const{
open:b}=this;if(b===void 0||b.style!==f||b.baseline!==d||this.isSpaced||c.length!==1)return!1;const z=c.charCodeAt(0),K=n-b.end;return z<=p||z>=O||n<this.end||K>
this.gap||K<-y*f.unit||f.frame.sin!==0||f.frame.cos!==1||l<n||l<0||n>this.width||this.letters.used-b.letters>=s?!1:(b.end=this.end=l,this.text=c,this.start=n,this.
letters.add(z),this.edges.add(n,l),!0)}place(f,c,n,l,d){const b=this.cleaner.clean(c);if(b===" "?this.space():b===""&&c!==""&&this.open&&n<=this.open.end&&(this.
open.end=Math.max(l,this.open.end)),b===""||b===" "||!this.isVisible(f,n,l,d))return;const{open:z}=this;z&&z.style.frame===f.frame&&n<this.end-u*f.unit&&this.overlaps(
z,f,b,n,l,d)||((!z||z.style!==f||this.letters.used-z.letters>=s||this.isSpaced||n-z.end>this.gap||n-z.end<-y*f.unit||Math.abs(d-z.baseline)>v*f.size)&&this.begin(
f,n,d),this.append(b,n,l))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:f,letters:c}=this,
n=c.text();for(let l=f.length-1,d=c.used;l>=0;l--){const b=f[l];b.text=n.slice(b.letters,d),d=b.letters}}append(f,c,n){const l=this.open;l.end=n,this.text=f,this.
start=c,this.end=n;for(let d=0;d<f.length;d++){const b=f.charCodeAt(d);b>=g&&(l.mayTurn=!0),this.letters.add(b),this.edges.add(c,n)}}begin(f,c,n){this.close();const l=new w.
F(f,c,n,this.drawnCount++,this.letters.used);l.mayTurn=!1,l.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==f&&(this.gap=h(f)),this.open=l}overlaps(f,c,n,l,d,b){
const z=Math.abs(b-f.baseline),K=Math.max(d-l,this.end-this.start);if(z>o*c.size||Math.abs(l+d-this.start-this.end)>K||this.text==="")return!1;if(n===this.text&&
Math.abs(l-this.start)<A*c.size&&z<A*c.size)return!0;const W=(0,R.V0)(n),$=(0,R.V0)(this.text),k=W!==void 0?(0,R.Ps)(this.text,W):$===void 0?void 0:(0,R.Ps)(n,$);
return k===void 0?!1:(k.charCodeAt(0)>=g&&(f.mayTurn=!0),this.letters.replace(this.text.length,k),this.edges.drop(this.text.length-(W===void 0?0:1)),W===void 0&&
(this.edges.add(l,d),this.start=l,f.end=this.end=Math.max(d,l)),this.text=k,!0)}close(){const{open:f,letters:c}=this;if(!f)return;const n=c.used-f.letters;this.
drawn.add(f,n)||(c.drop(n),this.edges.drop(n))}isVisible({frame:{cos:f,sin:c},size:n},l,d,b){const z=b-T*n,{width:K,height:W}=this,$=l*f-z*c,k=l*c+z*f,Z=$+(d-l)*
f,J=k+(d-l)*c;return($>=0||Z>=0)&&(k>=0||J>=0)&&($<=K||Z<=K)&&(k<=W||J<=W)}}const T=.3}),89420:((q,H,M)=>{M.d(H,{F:()=>A,l:()=>D});var R=M(4186);class A{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(i,m,E,w,I){
this.style=i,this.start=m,this.baseline=E,this.order=w,this.letters=I,this.end=m}get top(){const{font:i,frame:m,size:E}=this.style;return this.baseline-(m.vertical?
.5:i.ascent)*E}get bottom(){const{font:i,frame:m,size:E}=this.style;return this.baseline+(m.vertical?.5:-i.descent)*E}get box(){return(0,R.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const C=512;class D{values;used=0;constructor(i){this.values=new Float64Array(2*Math.
max(i,C))}get count(){return this.used/2}add(i,m){if(this.used+2>this.values.length){const E=new Float64Array(this.values.length*2);E.set(this.values),this.values=
E}this.values[this.used++]=i,this.values[this.used++]=m}drop(i){this.used-=2*i}isOneGlyph(i,m){const E=2*(i.letters+m);return this.values[E]===this.values[E+2]&&
this.values[E+1]===this.values[E+3]}box(i,m,E){let w=1/0,I=-1/0;for(let P=2*(i.letters+m);P<2*(i.letters+E);P++){const L=this.values[P];L<w&&(w=L),L>I&&(I=L)}return(0,R.
L)(i.style.frame,w,I,i.top,i.bottom)}}}),27077:((q,H,M)=>{M.d(H,{Yz:()=>D,k6:()=>A,p9:()=>a,y:()=>C,zd:()=>R});function R(i){for(;;){const{done:m,value:E}=i.next();
if(m)return E}}async function A(i,m){for(;;){const{done:E,value:w}=i.next();if(E)return w;const I=m.step(w);I&&await I}}const C=1e3,D=3e5;function*a(i,m){if(i.length<=
C)return[...i].sort(m);let E=[];for(let w=0;w<i.length;w+=C){for(const I of i.slice(w,w+C).sort(m))E.push(I);yield D}for(let w=C;w<E.length;w*=2){const I=[];for(let P=0;P<
E.length;P+=2*w){const L=Math.min(P+w,E.length),B=Math.min(L+w,E.length);for(let v=P,u=L;v<L||u<B;){const o=u===B||v<L&&m(E[v],E[u])<=0;I.push(o?E[v++]:E[u++]),
I.length%C===0&&(yield D)}}E=I}return E}}),81313:((q,H,M)=>{M.d(H,{d:()=>A,f:()=>P});const R=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
A=o=>R.test(o),C=0,D=1,a=2,i=3,m=4,E=new RegExp("\\p{L}","u"),w=new RegExp("\\p{Nd}","u");function I(o){return w.test(o)?i:R.test(o)?a:E.test(o)?D:/^[.,:/%+\-\u066b\u066c]$/.
test(o)?m:C}function P(o,y){const p=o.map(I),O=p.filter(h=>h===a).length,g=y.includes(!0);if(O===0)return g?L(y):void 0;const s=p.filter(h=>h===D).length,t=O>=s||
g,e=o.map((h,r)=>r);t&&e.reverse(),B(p,t);const x=h=>t?p[h]!==a:p[h]!==D;for(let h=0,r;h<e.length;h=r){for(r=h+1;r<e.length&&x(e[r])===x(e[h]);)r++;x(e[h])&&(u(
e,h,r),t||v(e,p,h,r))}return e}function L(o){const y=o.map((p,O)=>O);for(let p=0,O;p<y.length;p=O){for(O=p+1;O<y.length&&o[O]===o[p];)O++;o[p]&&u(y,p,O)}return y}
function B(o,y){for(let g=0;g<o.length;g++)if(o[g]===m){const s=o[g-1]===i&&o[g+1]===i;o[g]=s?i:C}const p=y?a:D,O=g=>g===void 0?p:g===i?y?a:D:g;for(let g=0,s;g<
o.length;g=s){if(s=g+1,o[g]!==C)continue;for(;s<o.length&&o[s]===C;)s++;const t=O(o[g-1]),e=O(o[s]);o.fill(t===e?t:p,g,s)}if(!y){for(let g=0;g<o.length;g++)if(o[g]===
i){let s=g;for(;o[s]===i;)s++;(o[g-1]!==a||o[s]!==a)&&o.fill(D,g,s),g=s}}}function v(o,y,p,O){for(let g=p,s;g<O;g=s)if(s=g+1,y[o[g]]===i){for(;s<O&&y[o[s]]===i;)
s++;u(o,g,s)}}function u(o,y,p){for(let O=y,g=p-1;O<g;O++,g--)[o[O],o[g]]=[o[g],o[O]]}}),5609:((q,H,M)=>{M.d(H,{N1:()=>E,Px:()=>m,_I:()=>I,eB:()=>w,ub:()=>P});var R=M(
27077);const A=.3,C=.5,D=1.75,a=1.25,i=3,m=500;class E{segments;start;end;top;bottom;constructor(u){this.segments=[u],{start:this.start,end:this.end,top:this.top,
bottom:this.bottom}=u}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(u){this.
segments.push(u),this.start=Math.min(this.start,u.start),this.end=Math.max(this.end,u.end),this.top=Math.min(this.top,u.top),this.bottom=Math.max(this.bottom,u.
bottom)}}class w{element;lines;start;end;top;bottom;constructor(u){this.lines=[u],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=u}static of(u,o){
const y=new w(u[0]);for(let p=1;p<u.length;p++)y.add(u[p]);return y.element=o,y}get frame(){return this.lines[0].frame}add(u){this.lines.push(u),this.start=Math.
min(this.start,u.start),this.end=Math.max(this.end,u.end),this.top=Math.min(this.top,u.top),this.bottom=Math.max(this.bottom,u.bottom)}}function*I(v){const u=[];
let o;for(let y=0;y<v.length;y++){const p=v[y];y%R.y===R.y-1&&(yield R.Yz);const O=o?Math.min(o.size,p.size):0;o?.frame===p.frame&&o.segments.length<m&&Math.abs(
o.baseline-p.baseline)<A*O&&p.start>o.end-C*O?o.add(p):u.push(o=new E(p))}return u}function*P(v){const u=[];let o;for(let y=0;y<v.length;y++){const p=v[y];y%R.y===
R.y-1&&(yield R.Yz),o&&B(o,p)?o.add(p):(o&&L(u),u.push(o=new w(p)))}return o&&L(u),u}function L(v){const u=v.at(-2),o=v.at(-1);if(!(!u||o.lines.length<i||u.lines.
length>=o.lines.length||!B(o,u.lines[0]))){v.splice(-2,1);for(const y of u.lines)o.add(y)}}function B(v,u){const o=v.lines.at(-1);if(o.frame!==u.frame)return!1;
const y=Math.max(o.size,u.size),p=u.baseline-o.baseline;return p<A*y||p>D*y||y>a*Math.min(o.size,u.size)?!1:u.start<v.end&&u.end>v.start}}),93266:((q,H,M)=>{M.d(
H,{D:()=>i,x:()=>a});var R=M(27077);const A=2,C=1e3,D=3;function*a(w){const I=yield*m(w.filter(({isVertical:u})=>!u)),P=yield*m(w.filter(({isVertical:u})=>u));if(I.
length<D||P.length<D||I.length+P.length>C)return[];const L=[...I.keys(),...P.keys()].map((u,o)=>o),B=u=>{let o=u;for(;L[o]!==o;)o=L[o]=L[L[o]];return o};for(const[
u,o]of I.entries()){yield R.Yz;for(const[y,p]of P.entries())i(o,p.at)&&i(p,o.at)&&(L[B(I.length+y)]=B(u))}const v=new Map;for(const[u,o]of[...I,...P].entries()){
const y=v.get(B(u))??{rows:[],columns:[]};v.set(B(u),y),(o.isVertical?y.columns:y.rows).push(o)}return[...v.values()].flatMap(({rows:u,columns:o})=>{const[y,p]=[
E(o),E(u)];return y.length<D||p.length<D?[]:[{rows:u,columns:o,xs:y,ys:p}]})}const i=({from:w,to:I},P)=>w-A<=P&&P<=I+A;function*m(w){const I=yield*(0,R.p9)(w,(L,B)=>L.
at-B.at||L.from-B.from),P=[];for(let L=0,B;L<I.length;L=B){const{at:v,isVertical:u}=I[L];for(B=L+1;B<I.length&&I[B].at-v<A;)B++;if(P.length>C)return P;L%R.y===R.
y-1&&(yield R.Yz);const o=yield*(0,R.p9)(I.slice(L,B),(p,O)=>p.from-O.from);let y;for(const p of o)y&&p.from<=y.to+A?y.to=Math.max(y.to,p.to):(y&&P.push({isVertical:u,
at:v,...y}),y={from:p.from,to:p.to});y&&P.push({isVertical:u,at:v,...y})}return P}function E(w){const I=[];for(const{at:P}of w)(I.length===0||P-I.at(-1)>=A)&&I.
push(P);return I}}),77211:((q,H,M)=>{M.d(H,{Z:()=>P,x:()=>v});var R=M(62897),A=M(61520),C=M(27077),D=M(5609),a=M(99182),i=M(24713);const m=.4,E=20,w=1e3,I=/\u00ad$/;
function*P(p,O){const g=new Map;for(const e of yield*(0,i.q9)(p)){const x=g.get(e.frame);x?x.push(e):g.set(e.frame,[e])}const s=[...g.values()].sort((e,x)=>L(x)-
L(e)),t=[];for(const e of s)t.push(yield*B(e,O));return t.join(`
`)}const L=p=>p.reduce((O,{characters:g})=>O+g,0);function*B(p,O){const g=yield*o(p),s=(0,R.Y)(p.map(({start:r})=>r)),t=yield*u(p),e=(yield*y(t.slice(1).map((r,T)=>r.
baseline-t[T].baseline)))||1;let x="",h=0;for(const[r,T]of t.entries()){const _=r===0?1:Math.round((T.baseline-t[r-1].baseline)/e);x+=`
`.repeat(r===0?0:Math.min(Math.max(_,1),E));let f="";for(const c of T.segments){const n=Math.min(Math.round((c.start-s)/g),w),l=v(c,O).replace(I,"");f=f.padEnd(
Math.max(n,f===""?0:f.length+1))+l,h+=c.fragments.length,!(h<C.y)&&(h=0,yield C.Yz)}x+=f}return`${x}
`}function v(p,O){const g=new A.q(O);return(0,a.TJ)(g,p,O),g.text}function*u(p){const O=yield*(0,C.p9)(p,(s,t)=>s.baseline-t.baseline||s.start-t.start),g=[];for(const[
s,t]of O.entries()){s%C.y===C.y-1&&(yield C.Yz);const e=g.at(-1);e&&e.segments.length<D.Px&&t.baseline-e.baseline<m*Math.min(t.size,e.size)?e.add(t):g.push(new D.
N1(t))}for(const{segments:s}of g)s.sort((t,e)=>t.start-e.start);return g}function*o(p){const O=p.map(g=>(g.end-g.start)/Math.max(g.characters,1)).filter(g=>g>0);
return(yield*y(O))||1}function*y(p){const O=yield*(0,C.p9)(p,(g,s)=>g-s);return O[O.length>>1]??0}}),99182:((q,H,M)=>{M.d(H,{gB:()=>k,NQ:()=>z,td:()=>$,TJ:()=>dt,
dV:()=>W});var R=M(61520),A=M(27077),C=M(81313),D=M(5609),a=M(62897),i=M(45657);const m=4,E=8,w=4,I=.7,P=2.5,L=.8,B=1e6;function v(S){return u(S,E,{left:B})}function*u(S,U,F){
if(U===1)return[...S];const N=[];let G=0;for(let V=0,j;V<S.length;V=j){const X=S[V].segments.length>1&&F.left>0?yield*y(S,V,F):void 0;if(++G%A.y===0&&(yield A.Yz),
j=X?.to??V+1,!X)N.push(S[V]);else{for(const Q of X.left)N.push(Q);for(const Q of yield*u(X.right,U-1,F))N.push(Q)}}return N}const o=200;function*y(S,U,F){const[
N,G]=S[U].segments,V=N.size;let j=N.end,Y=G.start;const X=[],Q=[];let tt=U;for(;tt<S.length;tt++){const it=S[tt];F.left-=it.segments.length,(tt-U)%o===o-1&&(yield A.
Yz);const gt=tt===U?0:it.baseline-S[tt-1].baseline;if(it.frame!==N.frame||gt<0||gt>P*V)break;const ft=it.segments.filter(at=>at.start<j),lt=it.segments.slice(ft.
length),mt=(0,a.K)(ft.map(at=>at.end),j),pt=(0,a.Y)(lt.map(at=>at.start),Y);if(pt-mt<L*V||ft.length>1)break;[j,Y]=[mt,pt],(0,i.RZ)(X,ft),lt.length>0&&Q.push(lt)}
const nt=Q.map(([it])=>it);if(!(X.length<m||Q.length<m||!O(X)||!O(nt)))return{left:X.map(it=>new D.N1(it)),right:Q.map(p),to:tt}}function p([S,...U]){const F=new D.
N1(S);for(const N of U)F.add(N);return F}function O(S){const U=S.reduce((V,{fragments:j})=>V+j.length,0),F=(0,a.Y)(S.map(V=>V.start)),N=(0,a.K)(S.map(V=>V.end))-
F,G=S.reduce((V,j)=>V+j.end-j.start,0);return U>=w*S.length&&G>=I*N*S.length}var g=M(93266);const s=300,t=5,e=.6,x=5,h=3;function*r(S){return S.length<3||S.length>
s||!f(S)?S:yield*c(S)}function T(S,U){return S.frame!==U.frame||S.bottom>U.top+(U.bottom-U.top)/4?!1:Math.min(S.end,U.end)-Math.max(S.start,U.start)>0}const _=({
lines:S})=>S.reduce((U,{segments:F})=>U+F.reduce((N,{fragments:G})=>N+G.length,0),0);function f(S){let U=0,F=0,N;for(const G of S)_(G)<x||(N&&T(N,G)?U++:N&&T(G,
N)&&N.top-G.bottom<h*N.lines[0].size&&F++,N=G);return F>=t&&F>e*(U+F)}function*c(S){const U=S.length,F=new Int32Array(U),N=S.map(()=>[]);for(let j=0;j<U;j++){yield A.
Yz;for(let Y=0;Y<U;Y++)j!==Y&&n(S,j,Y)&&(N[j].push(Y),F[Y]++)}const G=new Set(S.keys()),V=[];for(;G.size>0;){let j=-1;for(const Y of G)(j<0||F[Y]<F[j])&&(j=Y);G.
delete(j),V.push(S[j]);for(const Y of N[j])F[Y]--}return V}function n(S,U,F){const N=S[U],G=S[F];if(N.frame!==G.frame)return!1;if(T(N,G))return!0;if(N.end>G.start+
1)return!1;const V=Math.min(N.top,G.top),j=Math.max(N.bottom,G.bottom);return!S.some(Y=>Y!==N&&Y!==G&&Y.frame===N.frame&&Y.top<j&&Y.bottom>V&&Y.start<N.end&&Y.end>
G.start)}var l=M(75449),d=M(24713),b=M(39955);function*z(S,U,F=[]){if(U&&(0,b.P$)(S,U))return yield*(0,b.$A)(S,U);const{tables:N,outside:G}=yield*(0,l.N)(S,yield*(0,g.
x)(F)),V=yield*(0,d.q9)(G),j=yield*v(yield*(0,D._I)(V)),Y=yield*(0,D.ub)(j);for(const X of N){const Q=Y.findIndex(tt=>K(tt)>K(X));Y.splice(Q<0?Y.length:Q,0,X)}return yield*r(
Y)}const K=({lines:S})=>S[0].segments[0].fragments[0].order,W=(S,U)=>Z(S,U,ut),$=(S,U)=>Z(S,U),k=(S,U)=>Z([{lines:S,element:void 0}],U,ut);function*Z(S,U,F){const N=new R.
q(U);let G=0;for(let V=0;V<S.length;V++){const j=S[V];V>0&&!et(j,S[V-1])&&N.space(`
`);for(const Y of j.lines){F?.(N,Y);for(let X=0;X<Y.segments.length;X++){const Q=Y.segments[X];X>0&&N.space(" "),dt(N,Q,U),G+=Q.fragments.length+Q.characters/J,
!(G<A.y)&&(G=0,N.settle(),yield A.Yz)}N.space(`
`)}F&&Et(N)}return N}const J=8,et=({element:S},U)=>S!==void 0&&ot.has(S.type)&&S.type===U.element?.type,ot=new Set(["LI","TR","TOCI"]),st=173,rt=new Set([45,8208,
st]),ht=/[\p{L}\p{M}][-\u2010]\n+$/u,ct=/\u00ad\n+$/,xt=/.\n+$/,yt=new RegExp("^\\p{L}","u"),Mt=new RegExp("^\\p{Ll}","u");function ut(S,U){if(!rt.has(S.lastLetter()))
return;const F=S.tail(5),N=U.segments[0].fragments[0].text;!ct.test(F)&&!(ht.test(F)&&Mt.test(N))||(S.drop(xt.exec(F)[0].length),yt.test(N)||S.space(`
`))}function Et(S){S.lastLetter()!==st||!ct.test(S.tail(2))||(S.drop(2),S.space(`
`))}function dt(S,{fragments:U},F){if(U.some(d.lP)){Tt(S,U,F);return}for(let N=0;N<U.length;N++){const G=U[N];N>0&&(0,d.re)(U[N-1],G)&&S.space(" "),S.add(G)}}function Tt(S,U,F){
const N=[];for(const[Y,X]of U.entries()){Y>0&&(0,d.re)(U[Y-1],X)&&N.push({text:" ",from:0,to:0});const{text:Q}=X;for(let tt=0,nt;tt<Q.length;tt=nt){for(nt=tt+1;nt<
Q.length&&F.isOneGlyph(X,nt-1);)nt++;N.push({text:Q.slice(tt,nt),fragment:X,from:tt,to:nt})}}const G=N.map(({text:Y})=>Y),V=Y=>N[Y]?.fragment?.style.marks.isReversed??
!1,j=N.map(({fragment:Y},X)=>V(X)||!Y&&V(X-1)&&V(X+1));for(const Y of(0,C.f)(G,j)??G.keys()){const{text:X,fragment:Q,from:tt,to:nt}=N[Y];Q?S.add(Q,tt,nt):S.space(
X)}}}),75449:((q,H,M)=>{M.d(H,{N:()=>L,_:()=>P});var R=M(27077),A=M(5609),C=M(93266),D=M(24713);const a=100,i=2e4,m=1/2,E=1/20,w=1,I=2e4;class P extends A.eB{rows;constructor(g){
const[s,...t]=g.flat(2);super(s),this.rows=g;for(const e of t)this.add(e)}}function*L(O,g){const s=[];let t=O;for(const e of g){if(e.xs.length-1>a||(e.xs.length-
1)*(e.ys.length-1)>i)continue;const{cells:x,others:h}=yield*B(t,e),r=yield*p(x,e);r&&(s.push(r),t=h)}return{tables:s,outside:t}}function*B(O,g){const{rows:s,columns:t,
xs:e,ys:x}=g,h=new Map,r=[];let T=0,_=0;for(const c of O){const{frame:n}=c.style,l=(c.start+c.end)/2,d=(c.top+c.bottom)/2,b=l>e[0]&&l<e.at(-1)&&d>x[0]&&d<x.at(-1),
z=n.cos===1&&n.sin===0&&!n.vertical,K=b&&z?v(g,l,d):void 0;if(!K)r.push(c);else{const W=h.get(K.first)??{...K,fragments:[]};h.set(K.first,W),W.fragments.push(c),
(W.last!==K.last||t.some($=>o(c,$,d)))&&T++}_+=b?s.length+t.length:1,!(_<I)&&(_=0,yield R.Yz)}const f=O.length-r.length;return T>E*f?{cells:new Map,others:[...O]}:
{cells:h,others:r}}function v({rows:O,columns:g,xs:s,ys:t},e,x){const[h,r]=u(g,e,x),[T,_]=u(O,x,e);if(!h||!r||!T||!_)return;const f=(c,n)=>y(t,c.at)*s.length+y(
s,n.at);return{first:f(T,h),last:f(_,r)}}function u(O,g,s){let t;for(const e of O)if((0,C.D)(e,s)){if(e.at>g)return[t,e];t=e}return[t,void 0]}const o=({start:O,
end:g},s,t)=>s.at>O+w&&s.at<g-w&&(0,C.D)(s,t);function y(O,g){let s=0;for(;s+1<O.length&&O[s+1]<=g;)s++;return s}function*p(O,{xs:g,ys:s}){const[t,e]=[g.length-
1,s.length-1];if(O.size<=m*t*e)return;const x=[];for(let T=0;T<e;T++){const _=[];for(let f=0;f<t;f++){const c=O.get(T*g.length+f);_.push(c?yield*(0,A._I)(yield*(0,D.
q9)(c.fragments)):[])}x.push(_)}const h=x.filter(T=>T.some(_=>_.length>0)),r=Array.from({length:t},(T,_)=>_).filter(T=>h.some(_=>_[T].length>0));return h.length<
2||r.length<2?void 0:new P(h.map(T=>r.map(_=>T[_])))}}),24713:((q,H,M)=>{M.d(H,{lP:()=>v,q9:()=>B,re:()=>g});var R=M(98689),A=M(27077),C=M(81313);const D=1.6,a=.5,
i=.15,m=.6,E=.6,w=.35,I=.02,P=5e3;class L{fragments;start;end;baseline;size;top;bottom;characters;constructor(t){this.fragments=[t],this.start=Math.min(t.start,
t.end),this.end=Math.max(t.start,t.end),this.baseline=t.baseline,this.size=t.style.size,this.top=t.top,this.bottom=t.bottom,this.characters=t.text.length}get frame(){
return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(t){const e=this.fragments[this.fragments.length-1];this.fragments.push(t),this.
characters+=t.text.length;const x=Math.min(t.start,t.end),h=Math.max(t.start,t.end);x<this.start&&(this.start=x),h>this.end&&(this.end=h);const{style:r,baseline:T}=t;
r===e.style&&T===e.baseline||(r.size>this.size*1.05&&(this.size=r.size,this.baseline=T),t.top<this.top&&(this.top=t.top),t.bottom>this.bottom&&(this.bottom=t.bottom))}join(t){
for(const e of t.fragments)this.add(e)}sort(){const{fragments:t}=this;for(let e=1;e<t.length;e++)if(t[e].start<t[e-1].start){t.sort((x,h)=>x.start-h.start||x.order-
h.order);return}}}function*B(s){const t=[];let e;for(let r=0;r<s.length;r++){const T=s[r];r%A.y===A.y-1&&(yield A.Yz),e&&u(e,T)?e.add(T):t.push(e=new L(T))}const x=yield*o(
t);let h=0;for(const r of x)r.sort(),h+=r.fragments.length,!(h<A.y)&&(h=0,yield A.Yz);return x}const v=({style:s,text:t,mayTurn:e})=>s.marks.isReversed||e&&(0,C.
d)(t);function u(s,t){const{style:e,start:x,end:h,baseline:r}=t;if(e.frame!==s.frame||s.characters>P)return!1;const T=Math.max(e.size,s.size),_=Math.abs(r-s.baseline);
if(_>m*T)return!1;const f=x-s.end,c=s.start-Math.max(x,h);return _>i*T?f>-a*T&&f<E*T:f>-a*T&&f<D*T||c>-a*T&&c<(v(t)?E:w)*T}function*o(s){if(s.length<2)return[...s];
const t=new Map;for(const{frame:r}of s)t.has(r)||t.set(r,t.size);const e=[];for(let r=0;r<s.length;r++){const T=s[r];r%A.y===A.y-1&&(yield A.Yz),e.push({segment:T,
order:r,frame:t.get(T.frame)})}const x=yield*(0,A.p9)(e,(r,T)=>r.frame-T.frame||r.segment.baseline-T.segment.baseline||r.segment.start-T.segment.start),h=new Set;
for(let r=0;r<x.length;r++){r%A.y===A.y-1&&(yield A.Yz);const{segment:T,frame:_,order:f}=x[r];if(!(h.size>0&&h.has(T)))for(let c=r+1;c<Math.min(x.length,r+y);c++){
const n=x[c],l=Math.min(T.size,n.segment.size);if(n.frame!==_||n.segment.baseline-T.baseline>i*l)break;if(h.has(n.segment)||!p(T,n.segment))continue;const[d,b]=f<
n.order?[T,n.segment]:[n.segment,T];if(d.join(b),h.add(b),b===T)break}}return h.size===0?[...s]:s.filter(r=>!h.has(r))}const y=50;function p(s,t){const e=Math.min(
s.size,t.size);if(s.characters+t.characters>P||Math.max(s.size,t.size)>1.5*e||O(s)||O(t))return!1;const[x,h]=s.start<=t.start?[s,t]:[t,s],r=h.start-x.end;return r>
-I*e&&r<w*e}const O=({fragments:s})=>s.length===1&&s[0].text.length===1;function g(s,t){return t.order===s.order+1&&(s.spaceAfter||t.spaceBefore)?!0:t.start-s.end>
Math.max((0,R.U)(s.style),(0,R.U)(t.style))}}),39955:((q,H,M)=>{M.d(H,{$A:()=>w,P$:()=>E,VN:()=>i});var R=M(27077),A=M(5609),C=M(24713);const D=.9,a=new Set("Sp\
an Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function i(P){let L,B=0;for(let v=P;v&&
B<m;v=v.parent,B++){if(v.type==="TR")return v;!L&&!a.has(v.type)&&(L=v)}return L?(L.type==="Lbl"||L.type==="LBody")&&L.parent?.type==="LI"?L.parent:L:P}const m=200;
function E(P,L){let B=0,v=0;for(const u of P)u.style.marks.isArtifact||(B+=u.text.length,L(u)&&(v+=u.text.length));return v>0&&v>=D*B}function*w(P,L){const B=[],
v=[];for(let s=0;s<P.length;s++){const t=P[s];s%R.y===R.y-1&&(yield R.Yz);const e=L(t);e?B.push({fragment:t,leaf:e}):v.push(t)}const u=yield*(0,R.p9)(B,(s,t)=>s.
leaf.order-t.leaf.order||s.fragment.order-t.fragment.order);let o=0;const y=new Map,p=s=>{const{element:t}=u[s].leaf;let e=y.get(t);return e||y.set(t,e=i(t)),e},
O=[],g=[];for(let s=0,t;s<u.length;s=t){const e=p(s);for(t=s+1;t<u.length&&p(t)===e;)t++;const x=u.slice(s,t).map(({fragment:r})=>r);(o+=x.length)>=R.y&&(o=0,yield R.
Yz);const h=A.eB.of(yield*(0,A._I)(yield*(0,C.q9)(x)),e);if(O.push(h),v.length>0)for(const{order:r}of x)g.push({order:r,block:h})}return v.length===0?O:yield*I(
O,g,yield*(0,A.ub)(yield*(0,A._I)(yield*(0,C.q9)(v))))}function*I(P,L,B){const v=yield*(0,R.p9)(L,(y,p)=>y.order-p.order),u=[],o=new Map;for(const[y,p]of B.entries()){
y%R.y===R.y-1&&(yield R.Yz);const O=p.lines[0].segments[0].order;let g=0;for(let e=v.length;g<e;){const x=g+e>>1;v[x].order<O?g=x+1:e=x}const s=v[g-1]?.block,t=s&&
o.get(s);t?t.push(p):s?o.set(s,[p]):u.push(p)}return[...u,...P.flatMap(y=>[y,...o.get(y)??[]])]}}),18930:((q,H,M)=>{M.d(H,{X:()=>T});var R=M(62743),A=M(86491),C=M(
74135),D=M(6057),a=M(3552),i=M(61491),m=M(84731),E=M(89420);function w(c,n,l){const d=new Map,b=new Set,{fragments:z,edges:K}=c,W=[];for(const[k,Z]of z.entries()){
const J=n(Z),et=J&&$(J.element);if(!et){W.push(Z);continue}if(b.has(et)||et.firstPage!==l)continue;b.add(et);const ot=(0,m.X5)(et.actualText.trim());if(ot==="")
continue;const st=new E.F(Z.style,Z.start,Z.baseline,Z.order,K.count);st.text=ot,st.end=I(z,k,rt=>{const ht=n(rt);return ht!==void 0&&$(ht.element)===et});for(let rt=0;rt<
ot.length;rt++)K.add(st.start,st.end);W.push(st)}return W;function $(k){if(d.has(k))return d.get(k);const Z=[];for(const J of(0,i.Hy)(k)){if(d.has(J))break;Z.push(
J)}for(const J of Z.reverse()){const et=J.parent&&d.get(J.parent);d.set(J,et??(J.actualText===void 0?void 0:J))}return d.get(k)}}function I(c,n,l){const d=c[n];
let{end:b}=d;for(let z=n+1;z<c.length;z++){const K=c[z];if(K.baseline!==d.baseline||K.style.frame!==d.style.frame||!l(K))break;b=Math.max(b,K.end)}return b}var P=M(
98689),L=M(36211),B=M(5490);const v=3,u=.5,o=4,y=2e4;class p{get rules(){return this.found.length>y?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,
0];takes(n,{matrix:l},d,b){const z=L.lJ.get(n.operator);z?this.paints(z,b):this.found.length<=y&&this.path.length+this.boxes.length<=y&&this.extends(n,l)}extends(n,l){
const d=(0,B.M)(n);switch(n.operator){case"re":{const[b=NaN,z=NaN,K=NaN,W=NaN]=d,$=(0,C.zl)(l,[b,z,b+K,z+W]);$.every(Number.isFinite)&&this.boxes.push($);return}case"\
m":this.first=this.last=(0,C.Gd)(l,d[0],d[1]);return;case"l":this.line((0,C.Gd)(l,d[0],d[1]));return;case"c":case"v":case"y":this.last=(0,C.Gd)(l,d.at(-2),d.at(
-1));return;case"h":this.line(this.first)}}line(n){this.path.push([this.last,n]),this.last=n}paints({fill:n,strokes:l,closes:d},b){if(d&&this.line(this.first),!b&&
l){for(const[[z,K],[W,$]]of this.path)this.add(z,K,W,$,u);for(const[z,K,W,$]of this.boxes)this.around(z,K,W,$)}if(!b&&n)for(const[z,K,W,$]of[...this.boxes,...this.
outline()])this.add(z,K,W,$,v);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,C.$L)(this.path.flat())]}around(n,l,d,b){
if(d-n<=v||b-l<=v){this.add(n,l,d,b,v);return}for(const z of[l,b])this.add(n,z,d,z,u);for(const z of[n,d])this.add(z,l,z,b,u)}add(n,l,d,b,z){const[K,W]=[Math.abs(
d-n),Math.abs(b-l)];if(!(Math.min(K,W)<=z&&Math.max(K,W)>=o))return;const $=W>K;this.found.push($?{isVertical:$,at:(n+d)/2,from:Math.min(l,b),to:Math.max(l,b)}:
{isVertical:$,at:(l+b)/2,from:Math.min(n,d),to:Math.max(n,d)})}}var O=M(27077),g=M(77211),s=M(99182);const t=200,e=2e4;class x{index;found;characters;unreadable;ordered;reading;constructor(n,l){
this.index=n,this.found=l,this.characters=l.characters,this.unreadable=l.unreadable}get blocks(){return this.ordered??=(0,O.zd)((0,s.NQ)(this.found.fragments,this.
found.leafOf,this.found.rules))}get flow(){return this.reading??=(0,O.zd)((0,s.dV)(this.blocks,this.found.edges))}async prepare(n){const{fragments:l,leafOf:d,edges:b,
rules:z}=this.found;l.length<t&&this.characters<e||(this.ordered=await(0,O.k6)((0,s.NQ)(l,d,z),n),this.reading=await(0,O.k6)((0,s.dV)(this.ordered,b),n))}*layout(n){
return n==="reading"?this.flow.text:yield*(0,g.Z)(this.found.fragments,this.found.edges)}*words(){const n=yield*(0,s.td)(this.blocks,this.found.edges),l=[];for(const{
0:d,index:b}of n.text.matchAll(/\S+/g)){const z=n.box(b,b+d.length);z&&l.push({text:d,...z}),l.length%O.y===O.y-1&&(yield O.Yz)}return l}}const h=200,r=2e4;class T{document;findsRules;contents;tags;expected=0;constructor(n,l=!1){
this.document=n,this.findsRules=l,this.contents=new a.i(n)}async page(n){const{document:l}=this,d=(0,D.iw)(l,n),{width:b,height:z}=(0,C.iN)(d),K={width:b*d.userUnit,
height:z*d.userUnit},W=new P.g(K.width,K.height,this.expected),$=this.findsRules?new p:void 0;await this.contents.read(n,W,$),W.finish(),this.expected=Math.min(
W.characters+h,r);const k=l.pages.number(n);this.tags??=(0,i.g$)(l);const Z=await this.tags,J=Z?.hasPage(k)?_(Z,k):void 0,et=J&&Z?.hasTexts?w(W,J,k):W.fragments,
ot=f(et),st=new x(n,{fragments:et,edges:W.edges,...ot,leafOf:J,rules:$?.rules,...K});return await st.prepare(l.job.pace),st}}function _(c,n){let l,d;return({style:{
marks:b}})=>(b!==l&&(l=b,d=b.id<0?void 0:c.leaf(n,b.stream,b.id)),d)}function f(c){let n=0,l=0,d=0;for(const{text:b,style:z}of c){const K=l;n+=b.length;for(let W=b.
indexOf(R.m);W>=0;W=b.indexOf(R.m,W+1))l++;z.font===A.Z&&(d+=b.length-(l-K))}return{characters:n,unreadable:l,assumed:d}}})};
