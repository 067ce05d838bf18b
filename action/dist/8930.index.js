"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((it,tt,R)=>{R.d(tt,{D:()=>j,L:()=>w});var K=R(45657);function w({cos:k,sin:B},a,y,h,L){if(B===0&&k===1)
return{x:a,y:h,width:y-a,height:L-h};const W=[a*k-h*B,y*k-h*B,a*k-L*B,y*k-L*B],H=[a*B+h*k,y*B+h*k,a*B+L*k,y*B+L*k],[F,X]=[(0,K.YG)(W),(0,K.YG)(H)];return{x:F,y:X,
width:(0,K.Kf)(W)-F,height:(0,K.Kf)(H)-X}}function j(k,B){const[a,y]=[Math.min(k.x,B.x),Math.min(k.y,B.y)];return{x:a,y,width:Math.max(k.x+k.width,B.x+B.width)-
a,height:Math.max(k.y+k.height,B.y+B.height)-y}}}),61491:((it,tt,R)=>{R.d(tt,{g$:()=>f,Bi:()=>D,Hy:()=>G});var K=R(77581),w=R(45599),j=R(70549),k=R(9819),B=R(78157),
a=R(79725),y=R(82416);const h=2e3,L=9;class W{document;type="";page=-1;hasTexts=!1;kids=[];entries=new a.R;number=0;isReference=!1;constructor(s){this.document=
s}read(s){const{entries:l,kids:_}=this;_.length=0;const u=this.document.place(s);if(!u||!l.locate(u.bytes,u.start,Math.min(u.end,u.start+h)))return!1;const{bytes:x}=u,
{at:U}=l;if(l.find(x,"MCID")>=0)return!1;this.hasTexts=l.find(x,"ActualText")>=0||l.find(x,"Alt")>=0;const V=l.find(x,"S");if(V<0||x[U[V+2]]!==B.cL)return!1;this.
name(x,U[V+2]+1,U[V+3]);const T=l.find(x,"Pg");if(this.page=-1,T>=0){if(this.after(x,U[T+2],U[T+3])!==U[T+3]||!this.isReference)return!1;this.page=this.number}const C=l.
find(x,"K");return C<0||this.readKids(x,U[C+2],U[C+3])}name(s,l,_){const{type:u}=this;let x=0;if(u.length===_-l)for(;x<u.length&&s[l+x]===u.charCodeAt(x);)x++;(x<
_-l||x===0)&&(this.type=(0,y.MQ)(s,l,_))}readKids(s,l,_){const u=s[l]===B.WL,x=u?_-1:_;if(u&&s[x]!==B.wt)return!1;for(let U=(0,B.AN)(s,u?l+1:l,x);U<x;U=(0,B.AN)(
s,U,x)){if(U=this.after(s,U,x),U<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return u||!this.isReference||this.isDictionary(this.number)}isDictionary(s){
const l=this.document.place(s);return l!==void 0&&l.bytes[(0,B.AN)(l.bytes,l.start,l.end)]===B.iH}after(s,l,_){let u=l,x=0;for(;u<_&&H(s[u]);u++)x=x*10+s[u]-B.l0;
if(u===l||u-l>L||(this.number=x,this.isReference=!1,u<_&&!F(s[u])))return-1;const U=(0,B.AN)(s,u,_);let V=U;for(;V<_&&H(s[V]);)V++;const T=(0,B.AN)(s,V,_);return V===
U||T>=_||s[T]!==B.AV?u:(this.isReference=!0,T+1)}}const H=p=>p>=B.l0&&p<=B.ev,F=p=>p===32||p===10||p===13,X=1e7,N=1e4;class S{pages=new Map;count=0;last;hasTexts=!1;leaf(s,l,_){
const u=this.pages.get(s);return l===0&&_<N?u?.own[_]:u?.others.get(l*X+_)}leaves(s){const{own:l=[],others:_}=this.pages.get(s)??{};return[...l.flat(),..._?.values()??
[]].sort((u,x)=>u.order-x.order)}hasPage(s){return this.pages.has(s)}add(s,l,_,u){if(!Number.isInteger(u)||u<0||u>=X)return;const{own:x,others:U}=this.leavesOf(
l);if(_===0&&u<N)x[u]??={element:s,order:this.count++};else{const V=_*X+u;U.has(V)||U.set(V,{element:s,order:this.count++})}for(let V=s;V&&V.firstPage<0;V=V.parent)
V.firstPage=l}leavesOf(s){if(this.last?.number===s)return this.last.leaves;let l=this.pages.get(s);return l||this.pages.set(s,l={own:[],others:new Map}),this.last=
{number:s,leaves:l},l}}const f=(0,j.n)(I);function D(p){const s=p.dict(p.catalog.get("MarkInfo"));return p.dict(p.catalog.get("StructTreeRoot"))!==void 0&&p.resolve(
s?.get("Marked"))===!0}async function I(p){const s=p.dict(p.catalog.get("StructTreeRoot"));if(!s||p.resolve(p.dict(p.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new $(p,p.dict(s.get("RoleMap")));return await l.run(s),l.tags}class ${document;roles;tags=new S;visit;bytes;types=new Map;open=[];constructor(s,l){
this.document=s,this.roles=l,this.visit=new k._i(s),this.bytes=new W(s)}async run(s){const{open:l,document:_}=this;this.push(s.get("K"),void 0,-1);for(let u=l.pop();u;u=
l.pop()){this.take(u);const x=_.job.pace.step(300);x&&await x}}push(s,l,_){if(s===void 0)return;const u=(0,w.i9)(s)||(0,w.cy)(s)?this.document.array(s)??[s]:[s];
for(let x=u.length-1;x>=0;x--)this.open.push({kid:u[x],parent:l,page:_})}take({kid:s,parent:l,page:_}){if(typeof s=="number"){l&&_>=0&&this.tags.add(l,_,0,s);return}
if(!this.visit.first(s)||(0,w.i9)(s)&&this.takeBytes(s.number,l,_))return;const u=this.document.dict(s);if(!u)return;const x=u.get("Pg"),U=(0,w.i9)(x)?x.number:
_,V=u.get("MCID");if(V!==void 0){const A=u.get("Stm");l&&U>=0&&this.tags.add(l,U,(0,w.i9)(A)?A.number:0,Number(this.document.resolve(V)));return}const T=this.document.
resolve(u.get("S"));if(!(T instanceof w.SX))return;const C={type:this.standard(T.text),parent:l,actualText:this.text(u.get("ActualText")),alternative:this.text(
u.get("Alt")),firstPage:-1};C.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(u.get("K"),C,U),(0,w.i9)(s)&&this.document.release(s.number)}takeBytes(s,l,_){
const{bytes:u,document:x,open:U,tags:V}=this;if(!u.read(s))return!1;const{hasTexts:T,kids:C}=u,A={type:this.standard(u.type),parent:l,actualText:T?this.text(x.entry(
s,"ActualText")):void 0,alternative:T?this.text(x.entry(s,"Alt")):void 0,firstPage:-1};A.actualText!==void 0&&(V.hasTexts=!0);const m=u.page<0?_:u.page;if(C.some(
r=>r<0))for(let r=C.length-1;r>=0;r--){const c=C[r];U.push({kid:c<0?new w.oS(-1-c):c,parent:A,page:m})}else if(m>=0)for(const r of C)V.add(A,m,0,r);return!0}text(s){
const l=s===void 0?null:this.document.resolve(s);return l instanceof w.Mx?(0,K.g7)(l):void 0}standard(s){const l=this.types.get(s);if(l!==void 0)return l;let _=s;
for(let u=0;u<16;u++){const x=this.document.resolve(this.roles?.get(_));if(!(x instanceof w.SX)||x.text===_)break;_=x.text}return this.types.set(s,_),_}}function*G(p){
for(let s=p;s;s=s.parent)yield s}}),84731:((it,tt,R)=>{R.d(tt,{Ps:()=>N,RO:()=>h,V0:()=>H,X5:()=>L});const K=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
w=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,j=/[\t\n\v\f\r\u00a0]/g,k=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,B=173,a=1e4,y=100;
class h{cleaned=new Map;clean(f){if(f.length===1){const I=f.charCodeAt(0);if(I>32&&I<127||I>160&&I<1536&&I!==B||I>=11904&&I<55296)return f}let D=this.cleaned.get(
f);return D===void 0&&(D=L(f),this.cleaned.size<a&&f.length<=y&&this.cleaned.set(f,D)),D}}function L(S){return S.replace(j," ").replace(K,"").replace(w,f=>f.normalize(
"NFKC")).replace(k,"�")}const W=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function H(S){if(S.length!==1)return;const f=S.charCodeAt(0);return(f<128?f===94||f===96||f===126:f<=733&&
(f>=710||f<=184))?W.get(f):void 0}const F=new RegExp("^\\p{L}$","u"),X=new Map([["ı","i"],["ȷ","j"]]);function N(S,f){if(!F.test(S))return;const D=((X.get(S)??
S)+f).normalize("NFC");return D.length===1?D:void 0}}),62897:((it,tt,R)=>{R.d(tt,{K:()=>w,Y:()=>K});function K(j,k=1/0){let B=k;for(const a of j)a<B&&(B=a);return B}
function w(j,k=-1/0){let B=k;for(const a of j)a>B&&(B=a);return B}}),61520:((it,tt,R)=>{R.d(tt,{q:()=>j});var K=R(4186);const w=500;class j{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(a){
this.edges=a}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(a){this.flush();let y="";for(let h=this.parts.length-
1;h>=0&&y.length<a;h--)y=this.parts[h]+y;return y.slice(-a)}lastLetter(){this.flush();for(let a=this.parts.length-1;a>=0;a--){const y=this.parts[a];for(let h=y.
length-1;h>=0;h--)if(y[h]!==`
`)return y.charCodeAt(h)}return 0}add(a,y=0,h=a.text.length){const L=y===0&&h===a.text.length;L||this.cuts.set(this.offsets.length,{from:y,to:h}),this.offsets.push(
this.length),this.fragments.push(a),this.space(L?a.text:a.text.slice(y,h))}fromOf(a){return this.cuts.size===0?0:this.cuts.get(a)?.from??0}toOf(a){return(this.cuts.
size===0?void 0:this.cuts.get(a)?.to)??this.fragments[a].text.length}settle(){this.flush();const a=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(a).join("")),this.settled=this.parts.length}space(a){this.rest+=a,this.length+=a.length,this.whole=void 0,this.rest.length>w&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(a){this.flush(),this.whole=void 0,this.length-=a;for(let y=a;y>0;){const h=this.parts.pop()??"";h.
length>y&&this.parts.push(h.slice(0,-y)),y-=h.length}for(let y=this.offsets.length-1;y>=0;y--){const[h,L,W]=[this.offsets[y],this.fromOf(y),this.toOf(y)];if(h+W-
L<=this.length)break;this.cuts.set(y,{from:L,to:Math.max(L,this.length-h+L)})}}*pieces(){const{text:a}=this;let y=0;for(const[h,L]of this.offsets.entries()){const W=this.
toOf(h)-this.fromOf(h);W<=0||(yield{space:a.slice(y,L),text:a.slice(L,L+W),fragment:this.fragments[h]},y=L+W)}}box(a,y){const h=this.lineBoxes(a,y);return h.length===
0?void 0:h.reduce(K.D)}letters(a,y){return Array.from(this.within(a,y),({fragment:h,from:L,to:W,position:H})=>({first:h.letters+L,position:H,count:W-L}))}*within(a,y){
for(let h=Math.max(this.pieceAt(a),0);h<this.offsets.length&&this.offsets[h]<y;h++){const L=this.offsets[h],W=this.fromOf(h),H=Math.max(W,W+a-L),F=Math.min(this.
toOf(h),W+y-L);H<F&&(yield{fragment:this.fragments[h],from:H,to:F,position:L+H-W})}}lineBoxes(a,y){const h=[];let L;for(const{fragment:W,from:H,to:F}of this.within(
a,y)){const X=this.edges.box(W,H,F);L&&k(L,W)?h.push((0,K.D)(h.pop(),X)):h.push(X),L=W}return h}at(a){const y=this.pieceAt(a);if(y<0)return;const h=this.toOf(y)-
this.fromOf(y);return a<this.offsets[y]+h?this.fragments[y]:void 0}pieceAt(a){let y=0,h=this.offsets.length;for(;y<h;){const L=y+h>>1;this.offsets[L]<=a?y=L+1:h=
L}return y-1}}function k(B,a){return B.style.frame!==a.style.frame?!1:2*(Math.min(B.bottom,a.bottom)-Math.max(B.top,a.top))>=Math.min(B.bottom-B.top,a.bottom-a.
top)}}),98689:((it,tt,R)=>{R.d(tt,{g:()=>x,U:()=>u});var K=R(84731);const w=.1,j=50,k=256,B=4,a=1073741823;class y{letters;fragments;count=0;hashes;heads;next;constructor(T,C,A){
this.letters=T,this.fragments=C;let m=k;for(;m*B<A;)m*=2;this.hashes=new Int32Array(m),this.heads=new Int32Array(m),this.next=new Int32Array(m)}add(T,C){const{fragments:A,
heads:m,hashes:r,next:c}=this,g=this.hashOf(T.letters,C);let v=0;for(let b=m[g&m.length-1];b>0&&v<j;b=c[b-1]){if(v++,r[b-1]!==g)continue;const z=A[b-1];if((b<A.
length?A[b].letters:T.letters)-z.letters===C&&h(z,T)&&this.isSameText(z,T,C))return!1}return this.count===r.length&&this.grow(),this.hashes[this.count]=g,this.link(
++this.count,g),A.push(T),!0}hashOf(T,C){const{units:A}=this.letters;let m=C;for(let r=T;r<T+C;r++)m=(m<<5)-m+A[r]&a;return m^m>>15}isSameText(T,C,A){const{units:m}=this.
letters;for(let r=0;r<A;r++)if(m[T.letters+r]!==m[C.letters+r])return!1;return!0}link(T,C){const A=C&this.heads.length-1;this.next[T-1]=this.heads[A],this.heads[A]=
T}grow(){const{hashes:T,count:C}=this;this.hashes=new Int32Array(2*C),this.hashes.set(T),this.heads=new Int32Array(2*C),this.next=new Int32Array(2*C);for(let A=0;A<
C;A++)this.link(A+1,T[A])}}function h(V,T){const C=w*T.style.size;return V.style.frame===T.style.frame&&Math.abs(V.start-T.start)<C&&Math.abs(V.end-T.end)<2*C&&
Math.abs(V.baseline-T.baseline)<C}var L=R(89420),W=R(78157);const H=512,F=256;class X{units;used=0;all=0;constructor(T){this.units=new Uint16Array(Math.max(T,H))}add(T){
if(this.used===this.units.length){const C=new Uint16Array(this.used*2);C.set(this.units),this.units=C}this.units[this.used++]=T,this.all|=T}drop(T){this.used-=T}replace(T,C){
this.used-=T;for(let A=0;A<C.length;A++)this.add(C.charCodeAt(A))}text(){const T=this.units.subarray(0,this.used);return this.all<F?(0,W.bS)(Uint8Array.from(T)).
toString("latin1"):(0,W.bS)(new Uint8Array(T.buffer,0,2*T.length)).toString("utf16le")}}const N=.02,S=.12,f=.5,D=.4,I=32,$=127,G=1424,p=1e3,s=.1,l=.18,_=.25;function u({
font:V,frame:T,size:C,unit:A}){return T.vertical?C/2:A*Math.min(Math.max((V.space??_)/2,s),l)}class x{width;height;fragments=[];edges;cleaner=new K.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(T,C,A=0,m=!1){
this.width=T,this.height=C,this.edges=new L.l(A,m),this.letters=new X(A),this.drawn=new y(this.letters,this.fragments,A)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(T,C,A,m,r){C===" "?this.space():this.follows(T,C,A,m,r)||this.place(T,C,A,m,r)}follows(T,C,A,m,r){const{
open:c}=this;if(c===void 0||c.style!==T||c.baseline!==r||this.isSpaced||C.length!==1)return!1;const g=C.charCodeAt(0),v=A-c.end;return g<=I||g>=$||A<this.end||v>
this.gap||v<-D*T.unit||T.frame.sin!==0||T.frame.cos!==1||m<A||m<0||A>this.width||this.letters.used-c.letters>=p?!1:(c.end=this.end=m,this.text=C,this.start=A,this.
letters.add(g),this.edges.add(A,m),!0)}place(T,C,A,m,r){const c=this.cleaner.clean(C);if(c===" "?this.space():c===""&&C!==""&&this.open&&A<=this.open.end&&(this.
open.end=Math.max(m,this.open.end)),c===""||c===" ")return;if(!this.isEndless&&!this.isVisible(T,A,m,r)){this.leavesOut=!0;return}const{open:g}=this;g&&g.style.
frame===T.frame&&A<this.end-S*T.unit&&this.overlaps(g,T,c,A,m,r)||((!g||g.style!==T||this.letters.used-g.letters>=p||this.isSpaced||A-g.end>this.gap||A-g.end<-D*
T.unit||Math.abs(r-g.baseline)>N*T.size)&&this.begin(T,A,r),this.append(c,A,m))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),
this.open=void 0;const{fragments:T,letters:C}=this,A=C.text();for(let m=T.length-1,r=C.used;m>=0;m--){const c=T[m];c.text=A.slice(c.letters,r),r=c.letters}}append(T,C,A){
const m=this.open;m.end=A,this.text=T,this.start=C,this.end=A;for(let r=0;r<T.length;r++){const c=T.charCodeAt(r);c>=G&&(m.mayTurn=!0),this.letters.add(c),this.
edges.add(C,A)}}begin(T,C,A){this.close();const m=new L.F(T,C,A,this.drawnCount++,this.letters.used);m.mayTurn=!1,m.spaceBefore=this.isSpaced,this.isSpaced=!1,this.
open?.style!==T&&(this.gap=u(T)),this.open=m}overlaps(T,C,A,m,r,c){const g=Math.abs(c-T.baseline),v=Math.max(r-m,this.end-this.start);if(g>f*C.size||Math.abs(m+
r-this.start-this.end)>v||this.text==="")return!1;if(A===this.text&&Math.abs(m-this.start)<w*C.size&&g<w*C.size)return this.edges.join(),!0;const b=(0,K.V0)(A),
z=(0,K.V0)(this.text),Y=b!==void 0?(0,K.Ps)(this.text,b):z===void 0?void 0:(0,K.Ps)(A,z);return Y===void 0?!1:(Y.charCodeAt(0)>=G&&(T.mayTurn=!0),this.edges.join(),
this.letters.replace(this.text.length,Y),this.edges.drop(this.text.length-(b===void 0?0:1)),b===void 0&&(this.edges.add(m,r),this.start=m,T.end=this.end=Math.max(
r,m)),this.text=Y,!0)}close(){const{open:T,letters:C}=this;if(!T)return;const A=C.used-T.letters;this.drawn.add(T,A)||(this.leavesOut=!0,C.drop(A),this.edges.drop(
A))}isVisible({frame:{cos:T,sin:C},size:A},m,r,c){const g=c-U*A,{width:v,height:b}=this,z=m*T-g*C,Y=m*C+g*T,q=z+(r-m)*T,Z=Y+(r-m)*C;return(z>=0||q>=0)&&(Y>=0||Z>=
0)&&(z<=v||q<=v)&&(Y<=b||Z<=b)}}const U=.3}),89420:((it,tt,R)=>{R.d(tt,{F:()=>w,l:()=>k});var K=R(4186);class w{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(a,y,h,L,W){
this.style=a,this.start=y,this.baseline=h,this.order=L,this.letters=W,this.end=y}get top(){const{font:a,frame:y,size:h}=this.style;return this.baseline-(y.vertical?
.5:a.ascent)*h}get bottom(){const{font:a,frame:y,size:h}=this.style;return this.baseline+(y.vertical?.5:-a.descent)*h}get box(){return(0,K.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const j=512;class k{values;used=0;glyph=0;glyphs;joined=[];constructor(a,y=!1){this.
values=new Float64Array(2*Math.max(a,j)),this.glyphs=y?[]:void 0}get count(){return this.used/2}add(a,y){if(this.used+2>this.values.length){const h=new Float64Array(
this.values.length*2);h.set(this.values),this.values=h}this.values[this.used++]=a,this.values[this.used++]=y,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(a){this.used-=2*a,this.glyphs&&(this.glyphs.length-=a)}isOneGlyph(a,y){const h=2*(a.letters+y);return this.values[h]===
this.values[h+2]&&this.values[h+1]===this.values[h+3]}box(a,y,h){let L=1/0,W=-1/0;for(let H=2*(a.letters+y);H<2*(a.letters+h);H++){const F=this.values[H];F<L&&(L=
F),F>W&&(W=F)}return(0,K.L)(a.style.frame,L,W,a.top,a.bottom)}}}),27077:((it,tt,R)=>{R.d(tt,{Yz:()=>k,k6:()=>w,p9:()=>B,y:()=>j,zd:()=>K});function K(a){for(;;){
const{done:y,value:h}=a.next();if(y)return h}}async function w(a,y){for(;;){const{done:h,value:L}=a.next();if(h)return L;const W=y.step(L);W&&await W}}const j=1e3,
k=3e5;function*B(a,y){if(a.length<=j)return[...a].sort(y);let h=[];for(let L=0;L<a.length;L+=j){for(const W of a.slice(L,L+j).sort(y))h.push(W);yield k}for(let L=j;L<
h.length;L*=2){const W=[];for(let H=0;H<h.length;H+=2*L){const F=Math.min(H+L,h.length),X=Math.min(F+L,h.length);for(let N=H,S=F;N<F||S<X;){const f=S===X||N<F&&
y(h[N],h[S])<=0;W.push(f?h[N++]:h[S++]),W.length%j===0&&(yield k)}}h=W}return h}}),81313:((it,tt,R)=>{R.d(tt,{d:()=>w,f:()=>H});const K=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
w=f=>K.test(f),j=0,k=1,B=2,a=3,y=4,h=new RegExp("\\p{L}","u"),L=new RegExp("\\p{Nd}","u");function W(f){return L.test(f)?a:K.test(f)?B:h.test(f)?k:/^[.,:/%+\-\u066b\u066c]$/.
test(f)?y:j}function H(f,D){const I=f.map(W),$=I.filter(u=>u===B).length,G=D.includes(!0);if($===0)return G?F(D):void 0;const p=I.filter(u=>u===k).length,s=$>=p||
G,l=f.map((u,x)=>x);s&&l.reverse(),X(I,s);const _=u=>s?I[u]!==B:I[u]!==k;for(let u=0,x;u<l.length;u=x){for(x=u+1;x<l.length&&_(l[x])===_(l[u]);)x++;_(l[u])&&(S(
l,u,x),s||N(l,I,u,x))}return l}function F(f){const D=f.map((I,$)=>$);for(let I=0,$;I<D.length;I=$){for($=I+1;$<D.length&&f[$]===f[I];)$++;f[I]&&S(D,I,$)}return D}
function X(f,D){for(let G=0;G<f.length;G++)if(f[G]===y){const p=f[G-1]===a&&f[G+1]===a;f[G]=p?a:j}const I=D?B:k,$=G=>G===void 0?I:G===a?D?B:k:G;for(let G=0,p;G<
f.length;G=p){if(p=G+1,f[G]!==j)continue;for(;p<f.length&&f[p]===j;)p++;const s=$(f[G-1]),l=$(f[p]);f.fill(s===l?s:I,G,p)}if(!D){for(let G=0;G<f.length;G++)if(f[G]===
a){let p=G;for(;f[p]===a;)p++;(f[G-1]!==B||f[p]!==B)&&f.fill(k,G,p),G=p}}}function N(f,D,I,$){for(let G=I,p;G<$;G=p)if(p=G+1,D[f[G]]===a){for(;p<$&&D[f[p]]===a;)
p++;S(f,G,p)}}function S(f,D,I){for(let $=D,G=I-1;$<G;$++,G--)[f[$],f[G]]=[f[G],f[$]]}}),5609:((it,tt,R)=>{R.d(tt,{N1:()=>h,Px:()=>y,_I:()=>W,eB:()=>L,ub:()=>H});
var K=R(27077);const w=.3,j=.5,k=1.75,B=1.25,a=3,y=500;class h{segments;start;end;top;bottom;constructor(S){this.segments=[S],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=S}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(S){
this.segments.push(S),this.start=Math.min(this.start,S.start),this.end=Math.max(this.end,S.end),this.top=Math.min(this.top,S.top),this.bottom=Math.max(this.bottom,
S.bottom)}}class L{element;lines;start;end;top;bottom;constructor(S){this.lines=[S],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=S}static of(S,f){
const D=new L(S[0]);for(let I=1;I<S.length;I++)D.add(S[I]);return D.element=f,D}get frame(){return this.lines[0].frame}add(S){this.lines.push(S),this.start=Math.
min(this.start,S.start),this.end=Math.max(this.end,S.end),this.top=Math.min(this.top,S.top),this.bottom=Math.max(this.bottom,S.bottom)}}function*W(N){const S=[];
let f;for(let D=0;D<N.length;D++){const I=N[D];D%K.y===K.y-1&&(yield K.Yz);const $=f?Math.min(f.size,I.size):0;f?.frame===I.frame&&f.segments.length<y&&Math.abs(
f.baseline-I.baseline)<w*$&&I.start>f.end-j*$?f.add(I):S.push(f=new h(I))}return S}function*H(N){const S=[];let f;for(let D=0;D<N.length;D++){const I=N[D];D%K.y===
K.y-1&&(yield K.Yz),f&&X(f,I)?f.add(I):(f&&F(S),S.push(f=new L(I)))}return f&&F(S),S}function F(N){const S=N.at(-2),f=N.at(-1);if(!(!S||f.lines.length<a||S.lines.
length>=f.lines.length||!X(f,S.lines[0]))){N.splice(-2,1);for(const D of S.lines)f.add(D)}}function X(N,S){const f=N.lines.at(-1);if(f.frame!==S.frame)return!1;
const D=Math.max(f.size,S.size),I=S.baseline-f.baseline;return I<w*D||I>k*D||D>B*Math.min(f.size,S.size)?!1:S.start<N.end&&S.end>N.start}}),77211:((it,tt,R)=>{R.
d(tt,{Z:()=>L,x:()=>H});var K=R(62897),w=R(27077),j=R(18794),k=R(81132);const B=20,a=1e3,y=2,h=/\u00ad$/;function*L(N,S){const f=(yield*(0,j.SE)(N)).map(I=>({lines:I,
characters:W(I)}));f.sort((I,$)=>$.characters-I.characters);const D=[];for(const{lines:I}of f)D.push(`${(yield*H(I,S)).join(`
`)}
`);return D.join(`
`)}const W=N=>N.reduce((S,{cells:f})=>S+f.reduce((D,{characters:I})=>D+I,0),0);function*H(N,S){const f=N.flatMap(s=>s.cells),D=yield*F(f),I=(0,K.Y)(f.map(({start:s})=>s)),
$=(yield*X(N.slice(1).map((s,l)=>s.baseline-N[l].baseline)))||1,G=[];let p=0;for(const[s,l]of N.entries()){const _=s===0?1:Math.round((l.baseline-N[s-1].baseline)/
$);for(let x=1;x<Math.min(_,B);x++)G.push("");let u="";for(const x of l.cells){const U=Math.min(Math.round((x.start-I)/D),a),V=(0,k.x)(x,S).replace(h,"");u=u.padEnd(
Math.max(U,u===""?0:u.length+y))+V,p+=x.fragments.length,!(p<w.y)&&(p=0,yield w.Yz)}G.push(u)}return G}function*F(N){const S=N.map(f=>(f.end-f.start)/Math.max(f.
characters,1)).filter(f=>f>0);return(yield*X(S))||1}function*X(N){const S=yield*(0,w.p9)(N,(f,D)=>f-D);return S[S.length>>1]??0}}),22830:((it,tt,R)=>{R.d(tt,{gB:()=>Pe,
NQ:()=>Re,td:()=>Ie,dV:()=>ze});var K=R(61520),w=R(27077),j=R(24713);const k=100,B=.5,a=.35;function*y(t){const e=t.reduce((P,{cells:Q})=>Math.max(P,Q.length),0),
n=h(t.filter(({cells:P})=>P.length===e)),o=yield*(0,w.p9)([...t.keys()],(P,Q)=>t[Q].cells.length-t[P].cells.length);let i=0;for(const P of o)for(const Q of t[P].
cells){if(n.length>k)return;H(n,Q),!((i+=n.length)<w.y)&&(i=0,yield w.Yz)}const M=new Set;let d=0;const E=t.map(P=>F(P,n)),O=E.map(({cells:P},Q)=>{let et=-1;return P.
map((st,ft)=>{const[at,lt]=L(n,st);lt>at&&W(n,st,at,lt)===void 0&&M.add(Q);let dt=W(n,st,at,lt)??at;return dt<=et&&ft>0&&(dt=et,d++),et=dt})});return{count:n.length,
rows:E,places:O,spanning:M,conflicts:d}}function h(t){const e=t[0].cells.map(({start:o,end:i})=>({start:o,end:i})),n=e.map(({start:o,end:i})=>({start:o,end:i}));
for(const{cells:o}of t)for(const[i,{start:M,end:d}]of o.entries())n[i].start=Math.min(n[i].start,M),n[i].end=Math.max(n[i].end,d);return n.every(({start:o},i)=>i===
0||o>=n[i-1].end)?n:e}function L(t,{start:e,end:n}){let o=0;for(;o<t.length&&t[o].end<=e;)o++;let i=o-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[o,i]}function W(t,e,n,o){
let i;for(let M=n;M<=o;M++){const{start:d,end:E}=t[M];if(!(Math.min(E,e.end)-Math.max(d,e.start)<B*Math.min(E-d,e.end-e.start))){if(i!==void 0)return;i=M}}return i}
function H(t,e){const[n,o]=L(t,e);if(n>o){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===o?n:W(t,e,n,o);if(i===void 0)return;const M=t[i];M.start=Math.
min(M.start,Math.max(e.start,t[i-1]?.end??-1/0)),M.end=Math.max(M.end,Math.min(e.end,t[i+1]?.start??1/0))}function F(t,e){const n=t.cells.flatMap(o=>{const[i,M]=L(
e,o);return M>i&&W(e,o,i,M)===void 0?X(o,e,i):[o]});return n.length===t.cells.length?t:{...t,cells:n}}function X(t,e,n){const o=[new j.Y4(t.fragments[0])];let i=n;
for(const M of t.fragments.slice(1)){const d=o.at(-1),E=M.start-d.end>=a*t.size,O=e[i+1];E&&O&&d.end<=O.start&&M.start>=e[i].end?(o.push(new j.Y4(M)),i++):d.add(
M)}return o}var N=R(18794);const S=3.5,f=.3,D=2,I=8,$=.6,G=20,p=100,s=2,l=/^(?:[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*\uf0b7-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/u,
_=/^[$\u20ac\u00a3\u00a5]$/u,u=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*x(t){const e=[];let n=[],o=0;const i=M=>{M.tabular>=s&&e.push(M)};for(const M of t)
for(const d of(0,N.l$)(M)){(o+=d.length+n.length)>=w.y&&(o=0,yield w.Yz);const E=U(d,M);for(const P of n)P.isNear(E)||i(P);n=n.filter(P=>P.isNear(E));const O=n.
find(P=>P.start<E.end&&P.end>E.start);O?.takes(E)||(O&&i(O),n=n.filter(P=>P!==O),E.isTabular&&E.cells.length<=p&&n.length<G&&n.push(new T(E)))}return n.forEach(
i),e}function U(t,{baseline:e,size:n}){const o=V(t),i=o.length===2&&l.test(u(o[0])),[M,d]=[o[0].start,o.reduce((E,O)=>Math.max(E,O.end),-1/0)];return{cells:o,baseline:e,
size:n,start:M,end:d,isTabular:o.length>1&&!i}}function V(t){if(t.length<2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const o=e.at(
-1);o?.characters===1&&_.test(u(o))&&/^[\d(.,-]/.test(u(n))?e.push(e.pop().joined(n)):e.push(n)}return e}class T{rows;tabular=1;start;end;last;single=[];constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){const n=this.single.at(-1)??this.last;return e.baseline-n.baseline<=S*Math.max(e.size,n.size)}takes(e){
if(!e.isTabular)return this.single.length===D||this.isProse(e)?!1:(this.single.push(e),!0);if(!C(this.last,e))return!1;for(const n of this.single)this.rows.push(
n);return this.rows.push(e),this.single=[],this.last=e,this.tabular++,this.start=Math.min(this.start,e.start),this.end=Math.max(this.end,e.end),!0}isProse({cells:e,
start:n,end:o}){return e.reduce((M,{fragments:d})=>M+d.length,0)>=I&&o-n>$*(this.end-this.start)}}function C(t,e){const n=f*Math.min(t.size,e.size);for(let o=0,
i=0;o<=t.cells.length&&i<=e.cells.length;){const[M,d]=A(t,o),[E,O]=A(e,i);if((m(t,o)||m(e,i))&&Math.min(d,O)-Math.max(M,E)>=n)return!0;d<O?o++:i++}return!1}const A=({
cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],m=({cells:t},e)=>e>0&&e<t.length;var r=R(20779);const c=1.6,g=.4,v=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
b=new RegExp("^\\p{Ll}","u"),z=2;function Y(t){const{rows:e}=t,n=[],o=e.findIndex((i,M)=>q(i,t.places[M]));for(const i of e.keys()){const M=i<o;i>0&&(M?J(t,i):nt(
t,i,o))?n.at(-1).push(i):n.push([i])}return n}function q({cells:t},e){const n=t.filter((i,M)=>e[M]>0),o=n.filter(i=>v.test(u(i)));return o.length>0&&2*o.length>=
n.length}const Z=(t,e)=>e.baseline-t.baseline<=c*Math.max(e.size,t.size),J=({rows:t,spanning:e},n)=>!e.has(n)&&!e.has(n-1)&&Z(t[n-1],t[n]);function nt({rows:t,places:e},n,o){
const[i,M]=[t[n-1],t[n]];if(n===o||!Z(i,M)||!M.cells.some(P=>b.test(P.fragments[0].text)))return!1;const E=({cells:P})=>P.every(Q=>!v.test(u(Q))),O=e[n].every(P=>e[n-
1].includes(P));return E(M)&&O?!0:i.cells.length===1&&M.cells.length>1&&e[n-1][0]===0&&b.test(u(M.cells[0]))}function*ct(t){if(!t.some((d,E)=>E>0&&d.length>1&&d.
every(rt)))return[t];const e=t.flatMap((d,E)=>d.flatMap(O=>O.segments.map(P=>({segment:P,column:E,line:O.baseline})))),n=yield*(0,w.p9)(e,(d,E)=>d.line-E.line||
d.column-E.column),o=[],i=[];for(let d=0,E;d<n.length;d=E){const{line:O,segment:P}=n[d];for(E=d+1;E<n.length&&n[E].line-O<g*P.size;)E++;const Q=n.slice(d,E).sort(
(st,ft)=>st.column-ft.column);i.push(Q.map(({column:st})=>st));const et=Q.map(st=>st.segment);o.push({cells:et,baseline:O,size:P.size,start:et[0].start,end:et.at(
-1).end,isTabular:Q.length>1}),o.length%w.y===0&&(yield w.Yz)}const M={count:t.length,rows:o,places:i,spanning:new Set};return Y(M).map(d=>ht(M,d))}const rt=({segments:t})=>t.
length===1&&(t[0].characters<=z||v.test(u(t[0])));function ht({count:t,rows:e,places:n},o){const i=Array.from({length:t},()=>[]);for(const M of o){const d=new Map;
for(const[E,O]of e[M].cells.entries()){const P=n[M][E],Q=d.get(P);Q?Q.push(O):d.set(P,[O])}for(const[E,O]of d)i[E].push((0,r.cA)(O))}return i}const ot=3,mt=.05,
pt=.3,Ft=6,jt=.4,kt=3,$t=new RegExp("^\\p{Ll}","u");function*Vt(t,e){const n=[];for(const i of e)for(const M of yield*x(i)){const d=yield*Xt(M);d&&n.push(d)}if(n.
length===0)return{blocks:n,outside:t};const o=new Set;for(const{lines:i}of n)for(const{segments:M}of i)for(const d of M)for(const E of d.fragments)o.add(E);return yield w.
Yz,{blocks:n,outside:t.filter(i=>!o.has(i))}}function*Xt(t){const e=yield*y(t.rows);if(!e||Zt(e))return;const{rows:n}=e,o=e.places.reduce((O,P)=>O+P.length,0),i=o>=
pt*e.count*n.length,M=t.tabular>=ot&&e.count>1&&e.conflicts<=mt*o&&i&&!Qt(n);if(!i)return new r.xE(n,n.map(O=>O.cells.map(P=>[(0,r.cA)([P])])));const d=[];let E=0;
for(const O of M?Y(e):n.map((P,Q)=>[Q]))d.push(ht(e,O)),!((E+=e.count)<w.y)&&(E=0,yield w.Yz);return M?new r.QH(d):new r.xE(n,d)}const Qt=t=>t.every(({cells:e})=>e.
every(({fragments:n})=>n.every(({style:o})=>o.font.fixedPitch)));function Zt({rows:t,count:e,places:n}){const o=Array.from({length:e},()=>({lines:0,words:0,going:0}));
for(const[i,{cells:M}]of t.entries())for(const[d,E]of M.entries()){const O=o[n[i][d]];O.lines++,O.words+=E.fragments.length,$t.test(E.fragments[0].text)&&O.going++}
return o.some(({lines:i,words:M,going:d})=>i>=kt&&M>Ft*i&&d>=jt*i)}var xt=R(5609),yt=R(62897),Jt=R(45657);const bt=4,qt=8,te=4,ee=.7,se=2.5,ne=.8,oe=1e6;function ie(t){
return wt(t,qt,{left:oe})}function*wt(t,e,n){if(e===1)return[...t];const o=[];let i=0;for(let M=0,d;M<t.length;M=d){const O=t[M].segments.length>1&&n.left>0?yield*re(
t,M,n):void 0;if(++i%w.y===0&&(yield w.Yz),d=O?.to??M+1,!O)o.push(t[M]);else{for(const P of O.left)o.push(P);for(const P of yield*wt(O.right,e-1,n))o.push(P)}}return o}
const At=200;function*re(t,e,n){const[o,i]=t[e].segments,M=o.size;let d=o.end,E=i.start;const O=[],P=[];let Q=e;for(;Q<t.length;Q++){const st=t[Q];n.left-=st.segments.
length,(Q-e)%At===At-1&&(yield w.Yz);const ft=Q===e?0:st.baseline-t[Q-1].baseline;if(st.frame!==o.frame||ft<0||ft>se*M)break;const at=st.segments.filter(ut=>ut.
start<d),lt=st.segments.slice(at.length),dt=(0,yt.K)(at.map(ut=>ut.end),d),gt=(0,yt.Y)(lt.map(ut=>ut.start),E);if(gt-dt<ne*M||at.length>1)break;[d,E]=[dt,gt],(0,Jt.
RZ)(O,at),lt.length>0&&P.push(lt)}const et=P.map(([st])=>st);if(!(O.length<bt||P.length<bt||!vt(O)||!vt(et)))return{left:O.map(st=>new xt.N1(st)),right:P.map(ae),
to:Q}}function ae([t,...e]){const n=new xt.N1(t);for(const o of e)n.add(o);return n}function vt(t){const e=t.reduce((M,{fragments:d})=>M+d.length,0),n=(0,yt.Y)(
t.map(M=>M.start)),o=(0,yt.K)(t.map(M=>M.end))-n,i=t.reduce((M,d)=>M+d.end-d.start,0);return e>=te*t.length&&i>=ee*o*t.length}const Mt=2,Lt=1e3,St=3,Rt=10;function*fe(t){
const e=yield*Pt(t.filter(({isVertical:d})=>!d)),n=yield*Pt(t.filter(({isVertical:d})=>d));if(e.length+n.length<St||e.length+n.length>Lt)return[];const o=[...e.
keys(),...n.keys()].map((d,E)=>E),i=d=>{let E=d;for(;o[E]!==E;)E=o[E]=o[o[E]];return E};for(const[d,E]of e.entries()){yield w.Yz;for(const[O,P]of n.entries())Et(
E,P.at)&&Et(P,E.at)&&(o[i(e.length+O)]=i(d))}const M=new Map;for(const[d,E]of[...e,...n].entries()){const O=M.get(i(d))??{rows:[],columns:[]};M.set(i(d),O),(E.isVertical?
O.columns:O.rows).push(E)}return[...M.values()].flatMap(d=>{if(d.rows.length===0||d.columns.length===0)return[];const[E,O]=[zt(d.columns,d.rows),zt(d.rows,d.columns)],
[P,Q]=[Nt(E),Nt(O)];return P.length<St||Q.length<St?[]:[{rows:O,columns:E,xs:P,ys:Q}]})}function zt(t,e){const{isVertical:n}=t[0],[o,i]=[(0,yt.Y)(e.map(({at:O})=>O)),
(0,yt.K)(e.map(({at:O})=>O))],[M,d]=[It(e.map(O=>O.from)),It(e.map(O=>O.to))],E=[...t];return M<t[0].at-Rt&&E.unshift({isVertical:n,at:M,from:o,to:i}),d>t.at(-1).
at+Rt&&E.push({isVertical:n,at:d,from:o,to:i}),E}const It=t=>t.sort((e,n)=>e-n)[t.length>>1],Et=({from:t,to:e},n)=>t-Mt<=n&&n<=e+Mt;function*Pt(t){const e=yield*(0,w.
p9)(t,(o,i)=>o.at-i.at||o.from-i.from),n=[];for(let o=0,i;o<e.length;o=i){const{at:M,isVertical:d}=e[o];for(i=o+1;i<e.length&&e[i].at-M<Mt;)i++;if(n.length>Lt)return n;
o%w.y===w.y-1&&(yield w.Yz);const E=yield*(0,w.p9)(e.slice(o,i),(P,Q)=>P.from-Q.from);let O;for(const P of E)O&&P.from<=O.to+Mt?O.to=Math.max(O.to,P.to):(O&&n.push(
{isVertical:d,at:M,...O}),O={from:P.from,to:P.to});O&&n.push({isVertical:d,at:M,...O})}return n}function Nt(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.
at(-1)>=Mt)&&e.push(n);return e}const le=300,ce=5,he=.6,ue=5,de=3;function*Dt(t){return t.length<3||t.length>le||!me(t)?t:yield*pe(t)}function Tt(t,e){return t.
frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const ge=({lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce(
(o,{fragments:i})=>o+i.length,0),0);function me(t){let e=0,n=0,o;for(const i of t)ge(i)<ue||(o&&Tt(o,i)?e++:o&&Tt(i,o)&&o.top-i.bottom<de*o.lines[0].size&&n++,o=
i);return n>=ce&&n>he*(e+n)}function*pe(t){const e=t.length,n=new Int32Array(e),o=t.map(()=>[]);for(let d=0;d<e;d++){yield w.Yz;for(let E=0;E<e;E++)d!==E&&ye(t,
d,E)&&(o[d].push(E),n[E]++)}const i=new Set(t.keys()),M=[];for(;i.size>0;){let d=-1;for(const E of i)(d<0||n[E]<n[d])&&(d=E);i.delete(d),M.push(t[d]);for(const E of o[d])
n[E]--}return M}function ye(t,e,n){const o=t[e],i=t[n];if(o.frame!==i.frame)return!1;if(Tt(o,i))return!0;if(o.end>i.start+1)return!1;const M=Math.min(o.top,i.top),
d=Math.max(o.bottom,i.bottom);return!t.some(E=>E!==o&&E!==i&&E.frame===o.frame&&E.top<d&&E.bottom>M&&E.start<o.end&&E.end>i.start)}const xe=100,Me=2e4,Ee=1/2,Se=1/
20,Ct=1,Te=2e4;function*Oe(t,e){const n=[];let o=t;for(const i of e){if(i.xs.length-1>xe||(i.xs.length-1)*(i.ys.length-1)>Me)continue;const{cells:M,others:d}=yield*be(
o,i),E=yield*ve(M,i);E&&(n.push(E),o=d)}return{tables:n,outside:o}}function*be(t,e){const{rows:n,columns:o,xs:i,ys:M}=e,d=new Map,E=[];let O=0,P=0;for(const et of t){
const{frame:st}=et.style,ft=(et.start+et.end)/2,at=(et.top+et.bottom)/2,lt=ft>i[0]&&ft<i.at(-1)&&at>M[0]&&at<M.at(-1),dt=st.cos===1&&st.sin===0&&!st.vertical,gt=lt&&
dt?we(e,ft,at):void 0;if(!gt)E.push(et);else{const ut=d.get(gt.first)??{...gt,fragments:[]};d.set(gt.first,ut),ut.fragments.push(et),(ut.last!==gt.last||o.some(
Ke=>Ae(et,Ke,at)))&&O++}P+=lt?n.length+o.length:1,!(P<Te)&&(P=0,yield w.Yz)}const Q=t.length-E.length;return O>Se*Q?{cells:new Map,others:[...t]}:{cells:d,others:E}}
function we({rows:t,columns:e,xs:n,ys:o},i,M){const[d,E]=_t(e,i,M),[O,P]=_t(t,M,i);if(!d||!E||!O||!P)return;const Q=(et,st)=>Bt(o,et.at)*n.length+Bt(n,st.at);return{
first:Q(O,d),last:Q(P,E)}}function _t(t,e,n){let o;for(const i of t)if(Et(i,n)){if(i.at>e)return[o,i];o=i}return[o,void 0]}const Ae=({start:t,end:e},n,o)=>n.at>
t+Ct&&n.at<e-Ct&&Et(n,o);function Bt(t,e){let n=0;for(;n+1<t.length&&t[n+1]<=e;)n++;return n}function*ve(t,{xs:e,ys:n}){const[o,i]=[e.length-1,n.length-1];if(t.
size<=Ee*o*i)return;const M=[];for(let O=0;O<i;O++){const P=[];for(let Q=0;Q<o;Q++){const et=t.get(O*e.length+Q);P.push(et?yield*(0,xt._I)(yield*(0,j.q9)(et.fragments)):
[])}for(const Q of yield*ct(P))M.push(Q)}const d=M.filter(O=>O.some(P=>P.length>0)),E=Array.from({length:o},(O,P)=>P).filter(O=>d.some(P=>P[O].length>0));return d.
length<2||E.length<2?void 0:new r.QH(d.map(O=>E.map(P=>O[P])))}var Wt=R(39955),Le=R(81132);function*Re(t,e,n){if(e&&(0,Wt.P$)(t,e))return yield*(0,Wt.$A)(t,e);if(!n)
return yield*Dt(yield*Yt(yield*(0,j.q9)(t)));const{tables:o,outside:i}=yield*Oe(t,yield*fe(n)),M=yield*(0,j.q9)(i),d=yield*Vt(i,yield*(0,N.HE)(M,i)),E=d.outside===
i,O=yield*Yt(E?M:yield*(0,j.q9)(d.outside));for(const P of[...o,...d.blocks]){const Q=O.findIndex(et=>Ut(et)>Ut(P));O.splice(Q<0?O.length:Q,0,P)}return yield*Dt(
O)}function*Yt(t){return yield*(0,xt.ub)(yield*ie(yield*(0,xt._I)(t)))}const Ut=({lines:t})=>t[0].segments[0].fragments[0].order,ze=(t,e)=>Ot(t,e,Ht),Ie=(t,e)=>Ot(
t,e),Pe=(t,e)=>Ot([{lines:t,element:void 0}],e,Ht);function*Ot(t,e,n){const o=new K.q(e);let i=0;for(let M=0;M<t.length;M++){const d=t[M];M>0&&!De(d,t[M-1])&&o.
space(`
`);for(const E of d.lines){n?.(o,E);for(let O=0;O<E.segments.length;O++){const P=E.segments[O];O>0&&o.space(" "),(0,Le.T)(o,P,e),i+=P.fragments.length+P.characters/
Ne,!(i<w.y)&&(i=0,o.settle(),yield w.Yz)}o.space(`
`)}n&&Ge(o)}return o}const Ne=8,De=({element:t},e)=>t!==void 0&&Ce.has(t.type)&&t.type===e.element?.type,Ce=new Set(["LI","TR","TOCI"]),Gt=173,_e=new Set([45,8208,
Gt]),Be=/[\p{L}\p{M}][-\u2010]\n+$/u,Kt=/\u00ad\n+$/,We=/.\n+$/,Ye=new RegExp("^\\p{L}","u"),Ue=new RegExp("^\\p{Ll}","u");function Ht(t,e){if(!_e.has(t.lastLetter()))
return;const n=t.tail(5),o=e.segments[0].fragments[0].text;!Kt.test(n)&&!(Be.test(n)&&Ue.test(o))||(t.drop(We.exec(n)[0].length),Ye.test(o)||t.space(`
`))}function Ge(t){t.lastLetter()!==Gt||!Kt.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),24713:((it,tt,R)=>{R.d(tt,{Y4:()=>F,lP:()=>N,q9:()=>X,re:()=>G});var K=R(98689),w=R(27077),j=R(81313);const k=1.6,B=.5,a=.15,y=.6,h=.6,L=.35,W=.02,H=5e3;
class F{fragments;start;end;baseline;size;top;bottom;characters;constructor(s){this.fragments=[s],this.start=Math.min(s.start,s.end),this.end=Math.max(s.start,s.
end),this.baseline=s.baseline,this.size=s.style.size,this.top=s.top,this.bottom=s.bottom,this.characters=s.text.length}get frame(){return this.fragments[0].style.
frame}get order(){return this.fragments[0].order}add(s){const l=this.fragments[this.fragments.length-1];this.fragments.push(s),this.characters+=s.text.length;const _=Math.
min(s.start,s.end),u=Math.max(s.start,s.end);_<this.start&&(this.start=_),u>this.end&&(this.end=u);const{style:x,baseline:U}=s;x===l.style&&U===l.baseline||(x.size>
this.size*1.05&&(this.size=x.size,this.baseline=U),s.top<this.top&&(this.top=s.top),s.bottom>this.bottom&&(this.bottom=s.bottom))}join(s){for(const l of s.fragments)
this.add(l)}joined(s){const[l,..._]=this.fragments,u=new F(l);for(const x of _)u.add(x);return u.join(s),u}sort(){const{fragments:s}=this;for(let l=1;l<s.length;l++)
if(s[l].start<s[l-1].start){s.sort((_,u)=>_.start-u.start||_.order-u.order);return}}}function*X(p){const s=[];let l;for(let x=0;x<p.length;x++){const U=p[x];x%w.
y===w.y-1&&(yield w.Yz),l&&S(l,U)?l.add(U):s.push(l=new F(U))}const _=yield*f(s);let u=0;for(const x of _)x.sort(),u+=x.fragments.length,!(u<w.y)&&(u=0,yield w.
Yz);return _}const N=({style:p,text:s,mayTurn:l})=>p.marks.isReversed||l&&(0,j.d)(s);function S(p,s){const{style:l,start:_,end:u,baseline:x}=s;if(l.frame!==p.frame||
p.characters>H)return!1;const U=Math.max(l.size,p.size),V=Math.abs(x-p.baseline);if(V>y*U)return!1;const T=_-p.end,C=p.start-Math.max(_,u);return V>a*U?T>-B*U&&
T<h*U:T>-B*U&&T<k*U||C>-B*U&&C<(N(s)?h:L)*U}function*f(p){if(p.length<2)return[...p];const s=new Map;for(const{frame:x}of p)s.has(x)||s.set(x,s.size);const l=[];
for(let x=0;x<p.length;x++){const U=p[x];x%w.y===w.y-1&&(yield w.Yz),l.push({segment:U,order:x,frame:s.get(U.frame)})}const _=yield*(0,w.p9)(l,(x,U)=>x.frame-U.
frame||x.segment.baseline-U.segment.baseline||x.segment.start-U.segment.start),u=new Set;for(let x=0;x<_.length;x++){x%w.y===w.y-1&&(yield w.Yz);const{segment:U,
frame:V,order:T}=_[x];if(!(u.size>0&&u.has(U)))for(let C=x+1;C<Math.min(_.length,x+D);C++){const A=_[C],m=Math.min(U.size,A.segment.size);if(A.frame!==V||A.segment.
baseline-U.baseline>a*m)break;if(u.has(A.segment)||!I(U,A.segment))continue;const[r,c]=T<A.order?[U,A.segment]:[A.segment,U];if(r.join(c),u.add(c),c===U)break}}
return u.size===0?[...p]:p.filter(x=>!u.has(x))}const D=50;function I(p,s){const l=Math.min(p.size,s.size);if(p.characters+s.characters>H||Math.max(p.size,s.size)>
1.5*l||$(p)||$(s))return!1;const[_,u]=p.start<=s.start?[p,s]:[s,p],x=u.start-_.end;return x>-W*l&&x<L*l}const $=({fragments:p})=>p.length===1&&p[0].text.length===
1;function G(p,s){return s.order===p.order+1&&(p.spaceAfter||s.spaceBefore)?!0:s.start-p.end>Math.max((0,K.U)(p.style),(0,K.U)(s.style))}}),20779:((it,tt,R)=>{R.
d(tt,{QH:()=>w,bI:()=>k,cA:()=>B,xE:()=>j});var K=R(5609);class w extends K.eB{rows;constructor(y){const[h,...L]=y.flat(2);super(h),this.rows=y;for(const W of L)
this.add(W)}}class j extends K.eB{visual;rows;constructor(y,h){const[L,...W]=y.map(({cells:H})=>B(H));super(L),this.visual=y,this.rows=h;for(const H of W)this.add(
H)}}const k=a=>a instanceof w||a instanceof j;function B([a,...y]){const h=new K.N1(a);for(const L of y)h.add(L);return h}}),39955:((it,tt,R)=>{R.d(tt,{$A:()=>L,
P$:()=>h,VN:()=>a});var K=R(27077),w=R(5609),j=R(24713);const k=.9,B=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em \
Strong Sub FENote NonStruct Private".split(" "));function a(H){let F,X=0;for(let N=H;N&&X<y;N=N.parent,X++){if(N.type==="TR")return N;!F&&!B.has(N.type)&&(F=N)}
return F?(F.type==="Lbl"||F.type==="LBody")&&F.parent?.type==="LI"?F.parent:F:H}const y=200;function h(H,F){let X=0,N=0;for(const S of H)S.style.marks.isArtifact||
(X+=S.text.length,F(S)&&(N+=S.text.length));return N>0&&N>=k*X}function*L(H,F){const X=[],N=[];for(let p=0;p<H.length;p++){const s=H[p];p%K.y===K.y-1&&(yield K.
Yz);const l=F(s);l?X.push({fragment:s,leaf:l}):N.push(s)}const S=yield*(0,K.p9)(X,(p,s)=>p.leaf.order-s.leaf.order||p.fragment.order-s.fragment.order);let f=0;const D=new Map,
I=p=>{const{element:s}=S[p].leaf;let l=D.get(s);return l||D.set(s,l=a(s)),l},$=[],G=[];for(let p=0,s;p<S.length;p=s){const l=I(p);for(s=p+1;s<S.length&&I(s)===l;)
s++;const _=S.slice(p,s).map(({fragment:x})=>x);(f+=_.length)>=K.y&&(f=0,yield K.Yz);const u=w.eB.of(yield*(0,w._I)(yield*(0,j.q9)(_)),l);if($.push(u),N.length>
0)for(const{order:x}of _)G.push({order:x,block:u})}return N.length===0?$:yield*W($,G,yield*(0,w.ub)(yield*(0,w._I)(yield*(0,j.q9)(N))))}function*W(H,F,X){const N=yield*(0,K.
p9)(F,(D,I)=>D.order-I.order),S=[],f=new Map;for(const[D,I]of X.entries()){D%K.y===K.y-1&&(yield K.Yz);const $=I.lines[0].segments[0].order;let G=0;for(let l=N.
length;G<l;){const _=G+l>>1;N[_].order<$?G=_+1:l=_}const p=N[G-1]?.block,s=p&&f.get(p);s?s.push(I):p?f.set(p,[I]):S.push(I)}return[...S,...H.flatMap(D=>[D,...f.
get(D)??[]])]}}),18794:((it,tt,R)=>{R.d(tt,{l$:()=>C,HE:()=>_,SE:()=>l,x1:()=>T});var K=R(61520),w=R(27077),j=R(81313),k=R(5609);const B=3,a=4,y=2.5,h=.8,L=20,W=4;
function*H(r){const c=r.map(()=>new Set);if(!F(r))return c;let g=[],v=0;const b=({rows:z,wordsBefore:Y,wordsAfter:q,last:Z})=>{if(!(z<B||Math.min(Y,q)<a*z))for(let J=Z;J&&
!J.isGutter;J=J.above)J.isGutter=!0,c[J.row].add(J.cell)};for(const[z,Y]of r.entries()){const q=r[z-1],Z=q&&Y.baseline-q.baseline>y*Y.size,J=({last:nt})=>!Z&&z-
nt.row<=L;for(const nt of g)J(nt)||b(nt);g=g.filter(J),(v+=Y.cells.length+g.length)>=w.y&&(v=0,yield w.Yz),g=X(g,Y,z,b)}return g.forEach(b),c}function F(r){const c=({
fragments:v})=>v.length>=a,g=(v,b)=>r.some(({cells:z})=>z.slice(v,b||z.length).some(c));return g(0,-1)&&g(1,0)}function X(r,{cells:c,size:g},v,b){const z=[];let Y=0,
q=-1/0;for(let Z=0;Z<=c.length;Z++){const J=c[Z]?.start??1/0,nt=Z>0&&Z<c.length,ct=J-q>=h*g,rt=[];for(;Y<r.length&&r[Y].start<J;Y++){const ot=r[Y],[mt,pt]=[Math.
max(ot.start,q),Math.min(ot.end,J)];if(pt-mt<h*g?b(ot):nt?rt.push(S(ot,{start:mt,end:pt},v,Z,c)):z.push(mt===ot.start&&pt===ot.end?ot:{...ot,start:mt,end:pt}),ot.
end>J)break}nt&&ct&&rt.length===0&&rt.push(S(void 0,{start:q,end:J},v,Z,c));const ht=N(rt);for(const ot of rt)ht.has(ot)?z.push(ot):b(ot);q=Math.max(q,c[Z]?.end??
J)}return z}function N(r){return r.length<=W?new Set(r):new Set([...r].sort((c,g)=>g.rows-c.rows).slice(0,W))}function S(r,c,g,v,b){return{...c,rows:(r?.rows??0)+
1,wordsBefore:(r?.wordsBefore??0)+b[v-1].fragments.length,wordsAfter:(r?.wordsAfter??0)+b[v].fragments.length,last:{row:g,cell:v,above:r?.last,isGutter:!1}}}var f=R(
24713),D=R(81132);const I=.4,$=1,G=3,p=2e3,s=.5;function*l(r){return yield*_(yield*(0,f.q9)(r),r)}function*_(r,c){const g=yield*u(c),v=new Map;for(const z of r){
const Y=v.get(z.frame);Y?Y.push(z):v.set(z.frame,[z])}const b=[];for(const z of v.values()){const Y=[];for(const Z of yield*U(yield*x(z,g)))Y.push(V(Z,g));const q=yield*H(
Y);b.push(Y.map((Z,J)=>({...Z,gutters:q[J]})))}return b}function*u(r){const c=[];for(let v=1;v<r.length&&c.length<p;v++){v%w.y===0&&(yield w.Yz);const[b,z]=[r[v-
1],r[v]];if(b.style.frame!==z.style.frame||b.baseline!==z.baseline)continue;const Y=(z.start-b.end)/z.style.size;Y>0&&Y<$&&(0,f.re)(b,z)&&c.push(Y)}const g=yield*(0,w.
p9)(c,(v,b)=>v-b);return Math.max($,G*(g[g.length>>1]??0))}function*x(r,c){const g=[];let v=0;for(const b of r){if((v+=b.fragments.length)>=w.y&&(v=0,yield w.Yz),
b.end-b.start<c*b.size||b.fragments.length<2){g.push(b);continue}let z;for(const Y of b.fragments)z&&Math.min(Y.start,Y.end)-z.end<c*Math.max(z.size,Y.style.size)?
z.add(Y):g.push(z=new f.Y4(Y))}return g}function*U(r){const c=yield*(0,w.p9)(r,(v,b)=>v.baseline-b.baseline||v.start-b.start),g=[];for(const[v,b]of c.entries()){
v%w.y===w.y-1&&(yield w.Yz);const z=g.at(-1);z!==void 0&&z.length<k.Px&&b.baseline-z[0].baseline<I*Math.min(b.size,z[0].size)?z.push(b):g.push([b])}for(const v of g)
v.sort((b,z)=>b.start-z.start);return g}function V(r,c){const g=[];let v;for(const z of r){const Y=g.at(-1),q=Y&&z.start-Y.end,Z=Y?Math.max(Y.size,z.size):0;q!==
void 0&&q<c*Z&&q>-s*Z?v===Y?v.join(z):g[g.length-1]=v=Y.joined(z):g.push(z)}const b=g.reduce((z,Y)=>Y.size>z.size?Y:z);return{baseline:b.baseline,size:b.size,cells:g}}
function*T(r,c){const g=new K.q(c),v=[];let b=0;for(const z of r.flat())for(const Y of A(z)){const q=g.size;for(const[Z,J]of Y.entries())Z>0&&g.space(`
`),(0,D.T)(g,J,c),!((b+=J.fragments.length)<w.y)&&(b=0,g.settle(),yield w.Yz);v.push({start:q,end:g.size}),g.space(`
`)}return{flow:g,lines:v}}function C({cells:r,gutters:c}){if(c.size===0)return[r];const g=[];for(const[v,b]of r.entries())v===0||c.has(v)?g.push([b]):g.at(-1).push(
b);return g}const A=r=>C(r).map(c=>m(c)?[...c].reverse():c);function m(r){return r.length<2?!1:r.filter(({fragments:g})=>g.some(({mayTurn:v,text:b})=>v&&(0,j.d)(
b))).length>r.length/2}}),81132:((it,tt,R)=>{R.d(tt,{T:()=>B,x:()=>k});var K=R(61520),w=R(81313),j=R(24713);function k(y,h){const L=new K.q(h);return B(L,y,h),L.
text}function B(y,{fragments:h},L){if(h.some(j.lP)){a(y,h,L);return}for(let W=0;W<h.length;W++){const H=h[W];W>0&&(0,j.re)(h[W-1],H)&&y.space(" "),y.add(H)}}function a(y,h,L){
const W=[];for(const[N,S]of h.entries()){N>0&&(0,j.re)(h[N-1],S)&&W.push({text:" ",from:0,to:0});const{text:f}=S;for(let D=0,I;D<f.length;D=I){for(I=D+1;I<f.length&&
L.isOneGlyph(S,I-1);)I++;W.push({text:f.slice(D,I),fragment:S,from:D,to:I})}}const H=W.map(({text:N})=>N),F=N=>W[N]?.fragment?.style.marks.isReversed??!1,X=W.map(
({fragment:N},S)=>F(S)||!N&&F(S-1)&&F(S+1));for(const N of(0,w.f)(H,X)??H.keys()){const{text:S,fragment:f,from:D,to:I}=W[N];f?y.add(f,D,I):y.space(S)}}}),18930:((it,tt,R)=>{
R.d(tt,{X:()=>V});var K=R(62743),w=R(86491),j=R(74135),k=R(6057),B=R(65868),a=R(61491),y=R(84731),h=R(89420);function L(A,m,r){const c=new Map,g=new Set,{fragments:v,
edges:b}=A,z=[];for(const[q,Z]of v.entries()){const J=m(Z),nt=J&&Y(J.element);if(!nt){z.push(Z);continue}if(g.has(nt)||nt.firstPage!==r)continue;g.add(nt);const ct=(0,y.
X5)(nt.actualText.trim());if(ct==="")continue;const rt=new h.F(Z.style,Z.start,Z.baseline,Z.order,b.count);rt.text=ct,rt.end=W(v,q,ht=>{const ot=m(ht);return ot!==
void 0&&Y(ot.element)===nt});for(let ht=0;ht<ct.length;ht++)b.add(rt.start,rt.end);z.push(rt)}return z;function Y(q){if(c.has(q))return c.get(q);const Z=[];for(const J of(0,a.
Hy)(q)){if(c.has(J))break;Z.push(J)}for(const J of Z.reverse()){const nt=J.parent&&c.get(J.parent);c.set(J,nt??(J.actualText===void 0?void 0:J))}return c.get(q)}}
function W(A,m,r){const c=A[m];let{end:g}=c;for(let v=m+1;v<A.length;v++){const b=A[v];if(b.baseline!==c.baseline||b.style.frame!==c.style.frame||!r(b))break;g=
Math.max(g,b.end)}return g}var H=R(98689),F=R(36211),X=R(5490);const N=3,S=.5,f=4,D=2e4;class I{get rules(){return this.found.length>D?[]:this.found}found=[];path=[];boxes=[];first=[
0,0];last=[0,0];takes(m,{matrix:r},c,g){const v=F.lJ.get(m.operator);v?this.paints(v,g):this.found.length<=D&&this.path.length+this.boxes.length<=D&&this.extends(
m,r)}extends(m,r){const c=(0,X.M)(m);switch(m.operator){case"re":{const[g=NaN,v=NaN,b=NaN,z=NaN]=c,Y=(0,j.zl)(r,[g,v,g+b,v+z]);Y.every(Number.isFinite)&&this.boxes.
push(Y);return}case"m":this.first=this.last=(0,j.Gd)(r,c[0],c[1]);return;case"l":this.line((0,j.Gd)(r,c[0],c[1]));return;case"c":case"v":case"y":this.last=(0,j.
Gd)(r,c.at(-2),c.at(-1));return;case"h":this.line(this.first)}}line(m){this.path.push([this.last,m]),this.last=m}paints({fill:m,strokes:r,closes:c},g){if(c&&this.
line(this.first),!g&&r){for(const[[v,b],[z,Y]]of this.path)this.add(v,b,z,Y,S);for(const[v,b,z,Y]of this.boxes)this.around(v,b,z,Y)}if(!g&&m)for(const[v,b,z,Y]of[
...this.boxes,...this.outline()])this.add(v,b,z,Y,N);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,j.$L)(this.path.flat())]}around(m,r,c,g){
if(c-m<=N||g-r<=N){this.add(m,r,c,g,N);return}for(const v of[r,g])this.add(m,v,c,v,S);for(const v of[m,c])this.add(v,r,v,g,S)}add(m,r,c,g,v){const[b,z]=[Math.abs(
c-m),Math.abs(g-r)];if(!(Math.min(b,z)<=v&&Math.max(b,z)>=f))return;const Y=z>b;this.found.push(Y?{isVertical:Y,at:(m+c)/2,from:Math.min(r,g),to:Math.max(r,g)}:
{isVertical:Y,at:(r+g)/2,from:Math.min(m,c),to:Math.max(m,c)})}}var $=R(27077),G=R(77211),p=R(22830),s=R(18794);const l=200,_=2e4;class u{index;found;characters;unreadable;ordered;reading;constructor(m,r){
this.index=m,this.found=r,this.characters=r.characters,this.unreadable=r.unreadable}get blocks(){return this.ordered??=(0,$.zd)(this.order())}*blocksByLook(){const{
fragments:m,leafOf:r,rules:c,hasTablesApart:g=!0}=this.found;return c&&!r&&g?this.blocks:yield*(0,p.NQ)(m,void 0,c??[])}order(){const{fragments:m,leafOf:r,rules:c,
hasTablesApart:g=!0}=this.found;return(0,p.NQ)(m,r,g?c:void 0)}get flow(){return this.reading??=(0,$.zd)((0,p.dV)(this.blocks,this.found.edges))}async prepare(m){
const{fragments:r,edges:c}=this.found;r.length<l&&this.characters<_||(this.ordered=await(0,$.k6)(this.order(),m),this.reading=await(0,$.k6)((0,p.dV)(this.ordered,
c),m))}*layout(m){return m==="reading"?this.flow.text:yield*(0,G.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:m,edges:r}=this.found;return yield*(0,s.
x1)(yield*(0,s.SE)(m),r)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(m){const r=yield*(0,p.td)(this.blocks,
this.found.edges),c=[];for(const{0:g,index:v}of r.text.matchAll(m)){const b=r.box(v,v+g.length);b&&c.push({text:g,...b}),c.length%$.y===$.y-1&&(yield $.Yz)}return c}}
const x=200,U=2e4;class V{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(m,r=!1,c=!0){this.document=m,this.findsRules=r,this.hasTablesApart=
c,this.contents=new B.i(m)}async page(m){const{document:r}=this,c=(0,k.iw)(r,m),{width:g,height:v}=(0,j.iN)(c),b={width:g*c.userUnit,height:v*c.userUnit},z=new H.
g(b.width,b.height,this.expected),Y=this.findsRules?new I:void 0,q=await this.contents.read(m,z,Y);return this.expected=Math.min(z.characters+x,U),this.assemble(
m,z,b,{rules:Y?.rules,damage:q,usesElementTexts:!0})}async assemble(m,r,c,{rules:g,damage:v,usesElementTexts:b}){const{document:z}=this;r.finish();const Y=m<0?-1:
z.pages.number(m),q=m<0?void 0:await(this.tags??=(0,a.g$)(z)),Z=q?.hasPage(Y)?T(q,Y):void 0,J=b&&Z&&q?.hasTexts?L(r,Z,Y):r.fragments,nt=C(J),ct={fragments:J,edges:r.
edges,...nt,damage:v,leafOf:Z,rules:g,...c},rt=new u(m,{...ct,hasTablesApart:this.hasTablesApart});return await rt.prepare(z.job.pace),rt}}function T(A,m){let r,
c;return({style:{marks:g}})=>(g!==r&&(r=g,c=g.id<0?void 0:A.leaf(m,g.stream,g.id)),c)}function C(A){let m=0,r=0,c=0;for(const{text:g,style:v}of A){const b=r;m+=
g.length;for(let z=g.indexOf(K.m);z>=0;z=g.indexOf(K.m,z+1))r++;v.font===w.Z&&(c+=g.length-(r-b))}return{characters:m,unreadable:r,assumed:c}}})};
