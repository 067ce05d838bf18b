"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((St,ht,L)=>{L.d(ht,{D:()=>tt,L:()=>m});var J=L(45657);function m({cos:B,sin:Y},O,b,_,D){if(Y===0&&B===
1)return{x:O,y:_,width:b-O,height:D-_};const K=[O*B-_*Y,b*B-_*Y,O*B-D*Y,b*B-D*Y],st=[O*Y+_*B,b*Y+_*B,O*Y+D*B,b*Y+D*B],[rt,j]=[(0,J.YG)(K),(0,J.YG)(st)];return{x:rt,
y:j,width:(0,J.Kf)(K)-rt,height:(0,J.Kf)(st)-j}}function tt(B,Y){const[O,b]=[Math.min(B.x,Y.x),Math.min(B.y,Y.y)];return{x:O,y:b,width:Math.max(B.x+B.width,Y.x+
Y.width)-O,height:Math.max(B.y+B.height,Y.y+Y.height)-b}}}),60660:((St,ht,L)=>{L.d(ht,{nZ:()=>R,g$:()=>U,Bi:()=>X,Hy:()=>z});var J=L(77581),m=L(45599),tt=L(70549),
B=L(9819);const Y=1e3,O=20,b=200,_=20;function D(y,h,f){let[d,g,E]=[1,1,[]];for(const w of K(y,h)){d=st(y,w.get("ColSpan"))??d,g=st(y,w.get("RowSpan"))??g;const P=y.
array(w.get("Headers"));P&&(E=P.slice(0,O).flatMap(V=>rt(y,V)??[]))}return{columns:d,rows:g,id:rt(y,f),heads:E}}function K(y,h){return h===void 0?[]:(y.array(h)?.
slice(0,_)??[h]).flatMap(d=>y.dict(d)??[])}function st(y,h){const f=h===void 0?void 0:y.resolve(h);return typeof f=="number"&&Number.isInteger(f)&&f>=1&&f<=Y?f:
void 0}function rt(y,h){const f=h===void 0?void 0:y.resolve(h);return f instanceof m.Mx?(0,J.g7)(f).slice(0,b):void 0}var j=L(78157),lt=L(79725),W=L(82416);const x=2e3,
H=9;class F{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new lt.R;number=0;isReference=!1;constructor(h){this.document=h}read(h){const{
entries:f,kids:d}=this;d.length=0;const g=this.document.place(h);if(!g||!f.locate(g.bytes,g.start,Math.min(g.end,g.start+x)))return!1;const{bytes:E}=g,{at:w}=f;
if(f.find(E,"MCID")>=0)return!1;this.hasTexts=f.find(E,"ActualText")>=0||f.find(E,"Alt")>=0,this.hasAttributes=f.find(E,"A")>=0||f.find(E,"ID")>=0;const P=f.find(
E,"S");if(P<0||E[w[P+2]]!==j.cL)return!1;this.name(E,w[P+2]+1,w[P+3]);const V=f.find(E,"Pg");if(this.page=-1,V>=0){if(this.after(E,w[V+2],w[V+3])!==w[V+3]||!this.
isReference)return!1;this.page=this.number}const ft=f.find(E,"K");return ft<0||this.readKids(E,w[ft+2],w[ft+3])}name(h,f,d){const{type:g}=this;let E=0;if(g.length===
d-f)for(;E<g.length&&h[f+E]===g.charCodeAt(E);)E++;(E<d-f||E===0)&&(this.type=(0,W.MQ)(h,f,d))}readKids(h,f,d){const g=h[f]===j.WL,E=g?d-1:d;if(g&&h[E]!==j.wt)return!1;
for(let w=(0,j.AN)(h,g?f+1:f,E);w<E;w=(0,j.AN)(h,w,E)){if(w=this.after(h,w,E),w<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return g||
!this.isReference||this.isDictionary(this.number)}isDictionary(h){const f=this.document.place(h);return f!==void 0&&f.bytes[(0,j.AN)(f.bytes,f.start,f.end)]===j.
iH}after(h,f,d){let g=f,E=0;for(;g<d&&k(h[g]);g++)E=E*10+h[g]-j.l0;if(g===f||g-f>H||(this.number=E,this.isReference=!1,g<d&&!Z(h[g])))return-1;const w=(0,j.AN)(
h,g,d);let P=w;for(;P<d&&k(h[P]);)P++;const V=(0,j.AN)(h,P,d);return P===w||V>=d||h[V]!==j.AV?g:(this.isReference=!0,V+1)}}const k=y=>y>=j.l0&&y<=j.ev,Z=y=>y===
32||y===10||y===13,Q=1e7,it=4,N=2,M=1e4;class I{pages=new Map;count=0;last;hasTexts=!1;leaf(h,f,d){const g=this.pages.get(h);return f===0&&d<M?g?.own[d]:g?.others.
get(f*Q+d)}leaves(h){const{own:f=[],others:d}=this.pages.get(h)??{};return[...f.flat(),...d?.values()??[]].sort((g,E)=>g.order-E.order)}hasPage(h){return this.pages.
has(h)}add(h,f,d,g){if(!Number.isInteger(g)||g<0||g>=Q)return;const{own:E,others:w}=this.leavesOf(f);if(d===0&&g<M)E[g]??={element:h,order:this.count++};else{const P=d*
Q+g;w.has(P)||w.set(P,{element:h,order:this.count++})}for(let P=h;P&&P.firstPage<0;P=P.parent)P.firstPage=f}leavesOf(h){if(this.last?.number===h)return this.last.
leaves;let f=this.pages.get(h);return f||this.pages.set(h,f={own:[],others:new Map}),this.last={number:h,leaves:f},f}}const U=(0,tt.n)(v);function X(y){const h=y.
dict(y.catalog.get("MarkInfo"));return y.dict(y.catalog.get("StructTreeRoot"))!==void 0&&y.resolve(h?.get("Marked"))===!0}async function v(y){const h=y.dict(y.catalog.
get("StructTreeRoot"));if(!h||y.resolve(y.dict(y.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const f=new p(y,y.dict(h.get("RoleMap")));return await f.
run(h),f.tags}class p{document;roles;tags=new I;visit;bytes;types=new Map;open=[];constructor(h,f){this.document=h,this.roles=f,this.visit=new B._i(h),this.bytes=
new F(h)}async run(h){const{open:f,document:d}=this;this.push(h.get("K"),void 0,-1);for(let g=f.pop();g;g=f.pop()){this.take(g);const E=d.job.pace.step(300);E&&
await E}}push(h,f,d){if(h===void 0)return;const g=(0,m.i9)(h)||(0,m.cy)(h)?this.document.array(h)??[h]:[h];for(let E=g.length-1;E>=0;E--)this.open.push({kid:g[E],
parent:f,page:d})}take({kid:h,parent:f,page:d}){if(typeof h=="number"){f&&d>=0&&this.tags.add(f,d,0,h);return}if(!this.visit.first(h)||(0,m.i9)(h)&&this.takeBytes(
h.number,f,d))return;const g=this.document.dict(h);if(!g)return;const E=g.get("Pg"),w=(0,m.i9)(E)?E.number:d,P=g.get("MCID");if(P!==void 0){const dt=g.get("Stm");
f&&w>=0&&this.tags.add(f,w,(0,m.i9)(dt)?dt.number:0,Number(this.document.resolve(P)));return}const V=this.document.resolve(g.get("S"));if(!(V instanceof m.SX))return;
const ft=this.standard(V.text),ut={type:ft,parent:f,actualText:this.text(g.get("ActualText")),alternative:this.text(g.get("Alt")),cell:R(ft)?D(this.document,g.get(
"A"),g.get("ID")):void 0,firstPage:-1};this.enter(ut),this.push(g.get("K"),ut,w),(0,m.i9)(h)&&this.document.release(h.number)}takeBytes(h,f,d){const{bytes:g,document:E,
open:w,tags:P}=this;if(!g.read(h))return!1;const{hasTexts:V,hasAttributes:ft,kids:ut}=g,dt=this.standard(g.type),Mt=ft&&R(dt),Tt={type:dt,parent:f,actualText:V?
this.text(E.entry(h,"ActualText")):void 0,alternative:V?this.text(E.entry(h,"Alt")):void 0,cell:Mt?D(E,E.entry(h,"A"),E.entry(h,"ID")):void 0,firstPage:-1};this.
enter(Tt);const S=g.page<0?d:g.page;if(ut.some($=>$<0))for(let $=ut.length-1;$>=0;$--){const G=ut[$];w.push({kid:G<0?new m.oS(-1-G):G,parent:Tt,page:S})}else if(S>=
0)for(const $ of ut)P.add(Tt,S,0,$);return!0}enter(h){const{type:f,parent:d,actualText:g}=h;g!==void 0&&(this.tags.hasTexts=!0),f==="TR"&&T(h),!(d?.type!=="TR"||
!R(f))&&(d.cells?d.cells.push(h):d.cells=[h])}text(h){const f=h===void 0?null:this.document.resolve(h);return f instanceof m.Mx?(0,J.g7)(f):void 0}standard(h){const f=this.
types.get(h);if(f!==void 0)return f;let d=h;for(let g=0;g<16;g++){const E=this.document.resolve(this.roles?.get(d));if(!(E instanceof m.SX)||E.text===d)break;d=
E.text}return this.types.set(h,d),d}}function T(y){let h=y.parent;for(let f=1;f<N&&h?.type!=="Table";f++)h=h?.parent;h?.type==="Table"&&(h.firstRows??=[],h.firstRows.
length<it&&h.firstRows.push(y))}const R=y=>y==="TD"||y==="TH";function*z(y){for(let h=y;h;h=h.parent)yield h}}),34659:((St,ht,L)=>{L.d(ht,{a:()=>J,v:()=>m});const J="\
\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",m='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),
84731:((St,ht,L)=>{L.d(ht,{Ps:()=>lt,RO:()=>_,V0:()=>st,X5:()=>D});const J=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
m=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,tt=/[\t\n\v\f\r\u00a0]/g,B=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,Y=173,O=1e4,
b=100;class _{cleaned=new Map;clean(x){if(x.length===1){const F=x.charCodeAt(0);if(F>32&&F<127||F>160&&F<1536&&F!==Y||F>=11904&&F<55296)return x}let H=this.cleaned.
get(x);return H===void 0&&(H=D(x),this.cleaned.size<O&&x.length<=b&&this.cleaned.set(x,H)),H}}function D(W){return W.replace(tt," ").replace(J,"").replace(m,x=>x.
normalize("NFKC")).replace(B,"�")}const K=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function st(W){if(W.length!==1)return;const x=W.charCodeAt(0);return(x<128?x===94||x===96||x===
126:x<=733&&(x>=710||x<=184))?K.get(x):void 0}const rt=new RegExp("^\\p{L}$","u"),j=new Map([["ı","i"],["ȷ","j"]]);function lt(W,x){if(!rt.test(W))return;const H=((j.
get(W)??W)+x).normalize("NFC");return H.length===1?H:void 0}}),62897:((St,ht,L)=>{L.d(ht,{K:()=>m,Y:()=>J});function J(tt,B=1/0){let Y=B;for(const O of tt)O<Y&&
(Y=O);return Y}function m(tt,B=-1/0){let Y=B;for(const O of tt)O>Y&&(Y=O);return Y}}),61520:((St,ht,L)=>{L.d(ht,{q:()=>tt});var J=L(4186);const m=500;class tt{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(O){
this.edges=O}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(O){this.flush();let b="";for(let _=this.parts.length-
1;_>=0&&b.length<O;_--)b=this.parts[_]+b;return b.slice(-O)}lastLetter(){this.flush();for(let O=this.parts.length-1;O>=0;O--){const b=this.parts[O];for(let _=b.
length-1;_>=0;_--)if(b[_]!==`
`)return b.charCodeAt(_)}return 0}add(O,b=0,_=O.text.length){const D=b===0&&_===O.text.length;D||this.cuts.set(this.offsets.length,{from:b,to:_}),this.offsets.push(
this.length),this.fragments.push(O),this.space(D?O.text:O.text.slice(b,_))}fromOf(O){return this.cuts.size===0?0:this.cuts.get(O)?.from??0}toOf(O){return(this.cuts.
size===0?void 0:this.cuts.get(O)?.to)??this.fragments[O].text.length}settle(){this.flush();const O=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(O).join("")),this.settled=this.parts.length}space(O){this.rest+=O,this.length+=O.length,this.whole=void 0,this.rest.length>m&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(O){this.flush(),this.whole=void 0,this.length-=O;for(let b=O;b>0;){const _=this.parts.pop()??"";_.
length>b&&this.parts.push(_.slice(0,-b)),b-=_.length}for(let b=this.offsets.length-1;b>=0;b--){const[_,D,K]=[this.offsets[b],this.fromOf(b),this.toOf(b)];if(_+K-
D<=this.length)break;this.cuts.set(b,{from:D,to:Math.max(D,this.length-_+D)})}}*pieces(){const{text:O}=this;let b=0;for(const[_,D]of this.offsets.entries()){const K=this.
toOf(_)-this.fromOf(_);K<=0||(yield{space:O.slice(b,D),text:O.slice(D,D+K),fragment:this.fragments[_]},b=D+K)}}box(O,b){const _=this.lineBoxes(O,b);return _.length===
0?void 0:_.reduce(J.D)}letters(O,b){return Array.from(this.within(O,b),({fragment:_,from:D,to:K,position:st})=>({first:_.letters+D,position:st,count:K-D}))}*within(O,b){
for(let _=Math.max(this.pieceAt(O),0);_<this.offsets.length&&this.offsets[_]<b;_++){const D=this.offsets[_],K=this.fromOf(_),st=Math.max(K,K+O-D),rt=Math.min(this.
toOf(_),K+b-D);st<rt&&(yield{fragment:this.fragments[_],from:st,to:rt,position:D+st-K})}}lineBoxes(O,b){const _=[];let D;for(const{fragment:K,from:st,to:rt}of this.
within(O,b)){const j=this.edges.box(K,st,rt);D&&B(D,K)?_.push((0,J.D)(_.pop(),j)):_.push(j),D=K}return _}at(O){const b=this.pieceAt(O);if(b<0)return;const _=this.
toOf(b)-this.fromOf(b);return O<this.offsets[b]+_?this.fragments[b]:void 0}pieceAt(O){let b=0,_=this.offsets.length;for(;b<_;){const D=b+_>>1;this.offsets[D]<=O?
b=D+1:_=D}return b-1}}function B(Y,O){return Y.style.frame!==O.style.frame?!1:2*(Math.min(Y.bottom,O.bottom)-Math.max(Y.top,O.top))>=Math.min(Y.bottom-Y.top,O.bottom-
O.top)}}),98689:((St,ht,L)=>{L.d(ht,{g:()=>U,U:()=>I});var J=L(84731);const m=.1,tt=50,B=256,Y=4,O=1073741823;class b{letters;fragments;count=0;hashes;heads;next;constructor(p,T,R){
this.letters=p,this.fragments=T;let z=B;for(;z*Y<R;)z*=2;this.hashes=new Int32Array(z),this.heads=new Int32Array(z),this.next=new Int32Array(z)}add(p,T){const{fragments:R,
heads:z,hashes:y,next:h}=this,f=this.hashOf(p.letters,T);let d=0;for(let g=z[f&z.length-1];g>0&&d<tt;g=h[g-1]){if(d++,y[g-1]!==f)continue;const E=R[g-1];if((g<R.
length?R[g].letters:p.letters)-E.letters===T&&_(E,p)&&this.isSameText(E,p,T))return!1}return this.count===y.length&&this.grow(),this.hashes[this.count]=f,this.link(
++this.count,f),R.push(p),!0}hashOf(p,T){const{units:R}=this.letters;let z=T;for(let y=p;y<p+T;y++)z=(z<<5)-z+R[y]&O;return z^z>>15}isSameText(p,T,R){const{units:z}=this.
letters;for(let y=0;y<R;y++)if(z[p.letters+y]!==z[T.letters+y])return!1;return!0}link(p,T){const R=T&this.heads.length-1;this.next[p-1]=this.heads[R],this.heads[R]=
p}grow(){const{hashes:p,count:T}=this;this.hashes=new Int32Array(2*T),this.hashes.set(p),this.heads=new Int32Array(2*T),this.next=new Int32Array(2*T);for(let R=0;R<
T;R++)this.link(R+1,p[R])}}function _(v,p){const T=m*p.style.size;return v.style.frame===p.style.frame&&Math.abs(v.start-p.start)<T&&Math.abs(v.end-p.end)<2*T&&
Math.abs(v.baseline-p.baseline)<T}var D=L(89420),K=L(78157);const st=512,rt=256;class j{units;used=0;all=0;constructor(p){this.units=new Uint16Array(Math.max(p,
st))}add(p){if(this.used===this.units.length){const T=new Uint16Array(this.used*2);T.set(this.units),this.units=T}this.units[this.used++]=p,this.all|=p}drop(p){
this.used-=p}replace(p,T){this.used-=p;for(let R=0;R<T.length;R++)this.add(T.charCodeAt(R))}text(){const p=this.units.subarray(0,this.used);return this.all<rt?(0,K.
bS)(Uint8Array.from(p)).toString("latin1"):(0,K.bS)(new Uint8Array(p.buffer,0,2*p.length)).toString("utf16le")}}const lt=.02,W=.12,x=.5,H=.4,F=32,k=127,Z=1424,Q=1e3,
it=.1,N=.18,M=.25;function I({font:v,frame:p,size:T,unit:R}){return p.vertical?T/2:R*Math.min(Math.max((v.space??M)/2,it),N)}class U{width;height;fragments=[];edges;cleaner=new J.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(p,T,R=0,z=!1){this.width=p,this.height=T,this.edges=
new D.l(R,z),this.letters=new j(R),this.drawn=new b(this.letters,this.fragments,R)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(p,T,R,z,y){T===" "?this.space():this.follows(p,T,R,z,y)||this.place(p,T,R,z,y)}follows(p,T,R,z,y){const{open:h}=this;if(h===void 0||
h.style!==p||h.baseline!==y||this.isSpaced||T.length!==1)return!1;const f=T.charCodeAt(0),d=R-h.end;return f<=F||f>=k||R<this.end||d>this.gap||d<-H*p.unit||p.frame.
sin!==0||p.frame.cos!==1||z<R||z<0||R>this.width||this.letters.used-h.letters>=Q?!1:(h.end=this.end=z,this.text=T,this.start=R,this.letters.add(f),this.edges.add(
R,z),!0)}place(p,T,R,z,y){const h=this.cleaner.clean(T);if(h===" "?this.space():h===""&&T!==""&&this.open&&R<=this.open.end&&(this.open.end=Math.max(z,this.open.
end)),h===""||h===" ")return;if(!this.isEndless&&!this.isVisible(p,R,z,y)){this.leavesOut=!0;return}const{open:f}=this;f&&f.style.frame===p.frame&&R<this.end-W*
p.unit&&this.overlaps(f,p,h,R,z,y)||((!f||f.style!==p||this.letters.used-f.letters>=Q||this.isSpaced||R-f.end>this.gap||R-f.end<-H*p.unit||Math.abs(y-f.baseline)>
lt*p.size)&&this.begin(p,R,y),this.append(h,R,z))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:p,
letters:T}=this,R=T.text();for(let z=p.length-1,y=T.used;z>=0;z--){const h=p[z];h.text=R.slice(h.letters,y),y=h.letters}}append(p,T,R){const z=this.open;z.end=R,
this.text=p,this.start=T,this.end=R;for(let y=0;y<p.length;y++){const h=p.charCodeAt(y);h>=Z&&(z.mayTurn=!0),this.letters.add(h),this.edges.add(T,R)}}begin(p,T,R){
this.close();const z=new D.F(p,T,R,this.drawnCount++,this.letters.used);z.mayTurn=!1,z.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==p&&(this.gap=
I(p)),this.open=z}overlaps(p,T,R,z,y,h){const f=Math.abs(h-p.baseline),d=Math.max(y-z,this.end-this.start);if(f>x*T.size||Math.abs(z+y-this.start-this.end)>d||this.
text==="")return!1;if(R===this.text&&Math.abs(z-this.start)<m*T.size&&f<m*T.size)return this.edges.join(),!0;const g=(0,J.V0)(R),E=(0,J.V0)(this.text),w=g!==void 0?
(0,J.Ps)(this.text,g):E===void 0?void 0:(0,J.Ps)(R,E);return w===void 0?!1:(w.charCodeAt(0)>=Z&&(p.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,w),this.edges.drop(this.text.length-(g===void 0?0:1)),g===void 0&&(this.edges.add(z,y),this.start=z,p.end=this.end=Math.max(y,z)),this.text=w,!0)}close(){
const{open:p,letters:T}=this;if(!p)return;const R=T.used-p.letters;this.drawn.add(p,R)||(this.leavesOut=!0,T.drop(R),this.edges.drop(R))}isVisible({frame:{cos:p,
sin:T},size:R},z,y,h){const f=h-X*R,{width:d,height:g}=this,E=z*p-f*T,w=z*T+f*p,P=E+(y-z)*p,V=w+(y-z)*T;return(E>=0||P>=0)&&(w>=0||V>=0)&&(E<=d||P<=d)&&(w<=g||V<=
g)}}const X=.3}),89420:((St,ht,L)=>{L.d(ht,{F:()=>tt,l:()=>Y});var J=L(4186);const m=3;class tt{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(b,_,D,K,st){
this.style=b,this.start=_,this.baseline=D,this.order=K,this.letters=st,this.end=_}get top(){const{font:b,frame:_,size:D}=this.style;return this.baseline-(_.vertical?
.5:b.ascent)*D}get bottom(){const{font:b,frame:_,size:D}=this.style;return this.baseline+(_.vertical?.5:-b.descent)*D}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==m}get box(){return(0,J.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const B=512;class Y{values;used=0;glyph=0;glyphs;joined=[];constructor(b,_=!1){
this.values=new Float64Array(2*Math.max(b,B)),this.glyphs=_?[]:void 0}get count(){return this.used/2}add(b,_){if(this.used+2>this.values.length){const D=new Float64Array(
this.values.length*2);D.set(this.values),this.values=D}this.values[this.used++]=b,this.values[this.used++]=_,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(b){this.used-=2*b,this.glyphs&&(this.glyphs.length-=b)}isOneGlyph(b,_){const D=2*(b.letters+_);return this.values[D]===
this.values[D+2]&&this.values[D+1]===this.values[D+3]}box(b,_,D){let K=1/0,st=-1/0;for(let rt=2*(b.letters+_);rt<2*(b.letters+D);rt++){const j=this.values[rt];j<
K&&(K=j),j>st&&(st=j)}return(0,J.L)(b.style.frame,K,st,b.top,b.bottom)}}}),27077:((St,ht,L)=>{L.d(ht,{Kl:()=>Y,Yz:()=>B,k6:()=>m,y:()=>tt,zd:()=>J});function J(O){
for(;;){const{done:b,value:_}=O.next();if(b)return _}}async function m(O,b){for(;;){const{done:_,value:D}=O.next();if(_)return D;const K=b.step(D);K&&await K}}const tt=1e3,
B=3e5,Y=1e4}),5609:((St,ht,L)=>{L.d(ht,{N1:()=>it,Px:()=>Q,_I:()=>M,eB:()=>N,tS:()=>b,ub:()=>U});var J=L(45657),m=L(34659),tt=L(62897),B=L(27077);const Y=.3,O=.5,
b=1.75,_=1.25,D=2,K=3,st=3.2,rt=.1,j=.05,lt=15,W=.75,x=3,H=.5,F=.4,k=new RegExp("^\\p{Ll}","u"),Z=new RegExp(`^(?:[${m.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)]\
)$`,"u"),Q=500;class it{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}get frame(){
return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(d){this.segments.push(d),this.start=Math.
min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}class N{element;lines;start;end;top;bottom;constructor(d){
this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}static of(d,g){const E=new N(d[0]);for(let w=1;w<d.length;w++)E.add(d[w]);return E.
element=g,E}get frame(){return this.lines[0].frame}add(d){this.lines.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=
Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}function*M(f){const d=[];let g;for(let E=0;E<f.length;E++){const w=f[E];E%B.y===B.y-1&&(yield B.
Yz);const P=g?Math.min(g.size,w.size):0;g?.frame===w.frame&&g.segments.length<Q&&Math.abs(g.baseline-w.baseline)<Y*P&&w.start>g.end-O*P&&!I(g,w)?g.add(w):d.push(
g=new it(w))}return d}const I=(f,{start:d,size:g})=>d-f.end>D*Math.min(f.size,g)&&Math.max(f.size,g)>_*Math.min(f.size,g);function*U(f){const d=[];let g;for(let E=0;E<
f.length;E++){const w=f[E];E%B.y===B.y-1&&(yield B.Yz),g&&h(g,w)?g.add(w):(g&&y(d),d.push(g=new N(w)))}return g&&y(d),yield*X(d)}function*X(f){const d=[];for(let P=0,
V;P<f.length;P=V){for(V=P+1;V<f.length&&R(f,P,V);V++)V%B.y===B.y-1&&(yield B.Yz);d.length%B.y===B.y-1&&(yield B.Yz),d.push(f.slice(P,V))}if(!d.some(P=>P.length>=
x))return f;const g=new Map,E=[];for(const[P,V]of d.entries()){P%B.y===B.y-1&&(yield B.Yz);const ft=V.length<x?void 0:yield*z(V,H);ft&&g.set(p(V),Math.max(g.get(
p(V))??0,v(V))),E.push(ft)}if(g.size===0)return f;const w=[];for(const[P,V]of d.entries()){P%B.y===B.y-1&&(yield B.Yz);const ft=V.length<2?void 0:[0,-1,1].map(dt=>g.
get(p(V)+dt)).find(Boolean),ut=E[P]??(ft===void 0?void 0:yield*z(V,0,ft));(0,J.RZ)(w,ut?T(V,ut):V)}return w}const v=f=>(0,tt.K)(f.map(({end:d})=>d)),p=([f,d])=>Math.
round(10*(d.lines[0].baseline-f.lines[0].baseline));function T(f,d){const g=[];let E;for(const[w,P]of f.entries())E?E.add(P.lines[0]):g.push(E=P),d.has(w)&&(E=void 0);
return g}function R(f,d,g){const[E,w,P]=[f[d],f[g-1],f[g]];if(w.lines.length>1||P.lines.length>1||w.frame!==P.frame)return!1;const[V,ft]=[w.lines[0],P.lines[0]],
{size:ut}=E.lines[0],dt=ft.baseline-V.baseline,Mt=f[d+1].lines[0].baseline-E.lines[0].baseline;return Math.abs(ft.size-ut)<j*ut&&Math.abs(dt-Mt)<rt*ut&&dt>0&&dt<=
st*ut&&ft.start<w.end&&ft.end>w.start}function*z(f,d,g=0){const[E,w]=[(0,tt.Y)(f.map(({start:ut})=>ut)),Math.max(g,v(f))],P=new Set;let V=0;for(const[ut,{lines:dt,
start:Mt,end:Tt}]of f.entries()){ut%B.y===B.y-1&&(yield B.Yz);const{size:S}=dt[0],$=f[ut+1],G=$?.lines[0].segments[0].fragments[0],et=G&&Tt+Math.abs(G.end-G.start)+
W*S>w,q=$&&$.start>Mt+S/2&&!Z.test(dt[0].segments[0].fragments[0].text);!et||q||Tt-E<lt*S||Z.test(G.text)?P.add(ut):k.test(G.text)&&V++}const ft=f.length-P.size;
return ft>=d*f.length&&V>=F*ft?P:void 0}function y(f){const d=f.at(-2),g=f.at(-1);if(!(!d||g.lines.length<K||d.lines.length>=g.lines.length||!h(g,d.lines[0]))){
f.splice(-2,1);for(const E of d.lines)g.add(E)}}function h(f,d){const g=f.lines.at(-1);if(g.frame!==d.frame)return!1;const E=Math.max(g.size,d.size),w=d.baseline-
g.baseline;return w<Y*E||w>b*E||E>_*Math.min(g.size,d.size)?!1:d.start<f.end&&d.end>f.start}}),11474:((St,ht,L)=>{L.d(ht,{Jm:()=>k,KT:()=>W,UM:()=>lt,X6:()=>F,dJ:()=>N});
var J=L(62897),m=L(27077),tt=L(93604),B=L(99689);const Y=.65,O=.3,b=.12,_=.03,D=.12,K=6,st=3,rt=50,j=20,lt=/^[$\u20ac\u00a3\u00a5]$/u;function*W(M){const I=[];for(const{
cells:T,size:R}of M)for(const[z,y]of T.entries()){for(const{start:h,end:f,isLabel:d}of Q(y,R))I.push({start:h,end:f,kind:d?"label":"words"});z>0&&I.push({start:T[z-
1].end,end:y.start,kind:"cells"}),yield y.fragments.length*m.Yz/m.y}if(I.length<st)return M;const U=(0,J.Y)(M.map(T=>T.size)),X=T=>M[0].cells.some(({start:R,end:z})=>R<
T&&z>T),v=[];for(const T of["start","end"]){const R=yield*(0,tt.p9)(I,(z,y)=>z[T]-y[T]);for(let z=0,y;z<R.length;z=y){for(y=z+1;y<R.length&&R[y][T]-R[y-1][T]<D*
U;)y++;const h=R.slice(z,y),[f,d]=[(0,J.K)(h.map(P=>P.start)),(0,J.Y)(h.map(P=>P.end))];if(h.length<st||f>=d||v.length===rt)continue;const g=(f+d)/2,E={at:g,edge:T,
near:T==="start"?f:d},w=h.filter(({kind:P})=>P!=="cells");w.length>=st||w.some(({kind:P})=>P==="label")?v.push({...E,isInFirst:!1}):X(g)&&v.push({...E,isInFirst:!0})}}
let p=M;for(const T of v)p=(yield*H(p,T))??p;return x(p,v)}function x([M,...I],U){const X=I.reduce((p,{cells:T})=>Math.max(p,T.length),0);let v=M;for(const{edge:p,
near:T,isInFirst:R}of U){if(v.cells.length>=X)break;if(!R)continue;const y=v.cells.flatMap(h=>Q(h,v.size,b).slice(0,j)).find(h=>Math.abs(h[p]-T)<_*v.size);v=(y&&
it(v,(y.start+y.end)/2))??v}return v.cells.length===X?[v,...I]:[M,...I]}function*H(M,{at:I,isInFirst:U}){const X=[];for(const[v,p]of M.entries()){const T=p.cells.
find(({start:z,end:y})=>z<I&&y>I);if(yield(p.cells.length+(T?.fragments.length??0))*m.Yz/m.y,T&&U&&v>0)return;const R=T?Q(T,p.size,v===0?O:Y):[];if(T&&!R.some(({
start:z,end:y})=>z<I&&y>I))return;X.push((T&&it(p,I))??p)}return X}function F(M,I){if(M.cells.length!==1)return;const[U]=M.cells,X=D*Math.min(M.size,I.size),v=Q(
U,M.size).slice(0,j);if(v.length===0||Z(U,v[0])>K)return;const p=({end:y})=>I.cells.some((h,f)=>f>0&&Math.abs(h.start-y)<X),T=v.reduce((y,h)=>y&&y.end-y.start>=
h.end-h.start?y:h,void 0),R=I.cells.at(-1),z=v.find(p)??(T&&Math.abs(M.end-R.end)<X&&T.start<R.start?T:void 0);return z&&it(M,(z.start+z.end)/2)}function k(M,I){
if(M.cells.length>=I.cells.length)return;const U=D*Math.min(M.size,I.size),X=M.cells.flatMap(T=>Q(T,M.size).slice(0,j));let v=M;for(const{start:T,end:R}of X)I.cells.
some(z=>Math.abs(z.start-R)<U)&&(v=it(v,(T+R)/2)??v);const p=({start:T,end:R},z)=>Math.abs(T-I.cells[z].start)<U||Math.abs(R-I.cells[z].end)<U;return v.cells.length===
I.cells.length&&v.cells.every(p)?v:void 0}const Z=({fragments:M},I)=>M.filter(({start:U})=>U<I.start).length;function Q({fragments:M},I,U=Y){const X=[];let v=-1/0,
p="";for(const{start:T,end:R,text:z}of M)p!==""&&Math.min(T,R)-v>=U*I&&!lt.test(p)&&X.push({start:v,end:Math.min(T,R),isLabel:p.endsWith(":")}),v=Math.max(v,T,R),
p=z;return X}function it(M,I){const U=M.cells.findIndex(({start:p,end:T})=>p<I&&T>I);if(U<0)return;const X=[],v=[];for(const p of M.cells[U].fragments)(p.start<
I?X:v).push(p);if(!(X.length===0||v.length===0))return{...M,cells:[...M.cells.slice(0,U),N(X),N(v),...M.cells.slice(U+1)],isTabular:!0}}function N([M,...I]){const U=new B.
Y4(M);for(const X of I)U.add(X);return U}}),77211:((St,ht,L)=>{L.d(ht,{Z:()=>K,x:()=>rt});var J=L(62897),m=L(27077),tt=L(93604),B=L(52332),Y=L(73356);const O=20,
b=1e3,_=2,D=/\u00ad$/;function*K(W,x){const H=[];for(const k of yield*(0,B.SE)(W))yield m.Kl,H.push({lines:k,characters:st(k)});const F=[];for(const{lines:k}of yield*(0,tt.
p9)(H,(Z,Q)=>Q.characters-Z.characters))yield m.Kl,F.push(`${(yield*rt(k,x)).join(`
`)}
`);return F.join(`
`)}const st=W=>W.reduce((x,{cells:H})=>x+H.reduce((F,{characters:k})=>F+k,0),0);function*rt(W,x){const H=W.flatMap(N=>N.cells),F=yield*j(H),k=(0,J.Y)(H.map(({start:N})=>N)),
Z=(yield*lt(W.slice(1).map((N,M)=>N.baseline-W[M].baseline)))||1,Q=[];let it=0;for(const[N,M]of W.entries()){const I=N===0?1:Math.round((M.baseline-W[N-1].baseline)/
Z);for(let X=1;X<Math.min(I,O);X++)Q.push("");let U="";for(const X of M.cells){const v=Math.min(Math.round((X.start-k)/F),b),p=(0,Y.x)(X,x).replace(D,"");U=U.padEnd(
Math.max(v,U===""?0:U.length+_))+p,it+=X.fragments.length,!(it<m.y)&&(it=0,yield m.Yz)}Q.push(U)}return Q}function*j(W){const x=W.map(H=>(H.end-H.start)/Math.max(
H.characters,1)).filter(H=>H>0);return(yield*lt(x))||1}function*lt(W){const x=yield*(0,tt.p9)(W,(H,F)=>H-F);return x[x.length>>1]??0}}),33579:((St,ht,L)=>{L.d(ht,
{gB:()=>Mr,NQ:()=>gr,td:()=>Er,dV:()=>yr});var J=L(61520),m=L(27077),tt=L(45657),B=L(93604),Y=L(99689);const O=100,b=.5,_=.35,D=.03,K=1;function*st(t){const e=t.
reduce((c,{cells:u})=>Math.max(c,u.length),0),s=yield*rt(t.filter(({cells:c})=>c.length===e)),n=yield*(0,B.p9)([...t.keys()],(c,u)=>t[u].cells.length-t[c].cells.
length);let i=0;for(const c of n)for(const u of t[c].cells){if(s.length>O)return;x(s,u),!((i+=s.length)<m.y)&&(i=0,yield m.Yz)}const o=new Set;let r=0;const a=t.
map(c=>H(c,s)),l=a.map(({cells:c},u)=>{let A=-1;return c.map((C,ot)=>{const[at,gt]=lt(s,C);gt>at&&W(s,C,at,gt)===void 0&&o.add(u);let Lt=W(s,C,at,gt)??at;return Lt<=
A&&ot>0&&(Lt=A,r++),A=Lt})});return{count:s.length,rows:a,places:l,spanning:o,conflicts:r}}function*rt(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i}));
for(let n=1;n<e.length;n++)if(yield*j(t,n))return e;const s=e.map(({start:n,end:i})=>({start:n,end:i}));for(const{cells:n}of t)for(const[i,{start:o,end:r}]of n.
entries())s[i].start=Math.min(s[i].start,o),s[i].end=Math.max(s[i].end,r);return s.every(({start:n},i)=>i===0||n>=s[i-1].end)?s:e}function*j(t,e){const s=yield*(0,B.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>K*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function lt(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function W(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<b*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function x(t,e){const[
s,n]=lt(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:W(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function H(t,e){const s=t.cells.flatMap(n=>{const[i,o]=lt(e,n);return o>i&&
W(e,n,i,o)===void 0?F(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function F(t,e,s){const n=[new Y.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=_*t.size,l=e[i+1],c=l!==void 0&&Math.abs(o.start-l.start)<D*t.size;(a||c)&&l&&r.end<=l.start&&o.start>=e[i].
end?(n.push(new Y.Y4(o)),i++):r.add(o)}return n}var k=L(11474),Z=L(34659),Q=L(52332);const it=3.5,N=.3,M=1.25,I=1.1,U=1.15,X=3,v=1.6,p=.8,T=.87,R=2,z=2,y=8,h=.6,
f=8,d=1.5,g=3,E=1.1,w=.05,P=10,V=20,ft=100,ut=2,dt=2,Mt=new RegExp(`^(?:[${Z.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),Tt=new RegExp(`^${Z.v}`,"u"),S=({
fragments:t})=>t.map(({text:e})=>e).join(" ");function*$(t){const e=[];let s=[],n=0,i;const o=r=>{r.tabular<(r.isWide?X:ut)||(r.takeRest(),e.push(r))};for(const r of t)
for(const a of(0,Q.l$)(r).flatMap(q)){(n+=a.length*(1+s.length)+a[0].fragments.length)>=m.y&&(n=0,yield m.Yz);const l=G(a,r);for(const u of s)u.isNear(l)||o(u);
s=s.filter(u=>u.isNear(l));const c=s.find(u=>u.start<l.end&&u.end>l.start);if(!(c?.takes(l)||!c&&s.some(u=>u.takesGroup(l)))){if(c&&o(c),s=s.filter(u=>u!==c),!l.
isTabular)i=l;else if(l.cells.length<=ft&&s.length<V){const u=i&&Ut(i,l)?(0,k.X6)(i,l):void 0,A=new ge(u??l);!u||A.takes(l)?s.push(A):s.push(new ge(l)),i=void 0}}}
return s.forEach(o),e}function G(t,{baseline:e,size:s}){const n=Ts(t.length>1?zt(t):t),i=n.length===2&&ct(n[0],n[1])||Rt(n),[o,r]=[n[0].start,n.reduce((a,l)=>Math.
max(a,l.end),-1/0)];return{cells:n,baseline:e,size:s,start:o,end:r,isTabular:n.length>1&&!i&&!nt(n)}}const et=new RegExp("\\p{L}{2}","u"),q=t=>t.length>2&&nt(t)&&
et.test(S(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function nt([t,...e]){return e.every(({size:s})=>t.size>M*s)&&!/\d/.test(S(t))}const ct=(t,e)=>Mt.test(S(t))||pt.
test(S(t))&&e.fragments.length>=yt&&bt.test(e.fragments[0].text)||t.characters===1&&Tt.test(`${S(t)} ${S(e)}`),pt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,yt=4,bt=new RegExp(
'^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function Rt(t){const[e,s]=t.slice(-2);return!s||t.length>_t||!mt.test(S(s))||e.fragments.length<wt?!1:(t.length===_t?e.
fragments:e.fragments.slice(-wt)).every(({text:i})=>Ct.test(i))}const _t=3,wt=5,Ct=/^\.+$/,mt=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function zt(t){return t.some(({fragments:e},s)=>s<
t.length-1&&Nt.test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Nt.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.
test(S(t[s+1]))?[e]:[(0,k.dJ)(e.fragments.slice(0,-1)),(0,k.dJ)([i])]}):t}const Nt=/^[$\u00a3\u00a5]$/u;function Ts(t){if(t.length<2||!t.some(({characters:s})=>s===
1))return t;const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&k.UM.test(S(n))&&/^[\d(.,-]/.test(S(s))?e.push(e.pop().joined(s)):e.push(s)}return e}
class ge{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){
return Ut(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||s>f*e.size)return!1;
const n=this.rows.at(-2);return(!n||s<d*(this.last.baseline-n.baseline))&&As(this.last,e)}takes(e){const s=this.divided(e);if(!s.isTabular){const i=(s.start<this.
start+s.size||this.isCentred(s))&&pe(s,this.last);this.areDetails=(this.single.length===0||this.areDetails)&&this.isDetail(s);const o=this.areDetails||this.isRest(
s,this.single.at(-1)??this.last);return this.single.length>=z&&!(this.single.length<P&&o)||i||this.isProse(s)&&!(this.areDetails&&this.isInCell(s))?!1:(this.single.
push(s),!0)}if(this.single.length>z&&!this.areDetails||!Os(this.last,s))return!1;Ut(this.single.at(-1)??this.last,s)||(this.isWide||=s.cells.length<g||s.cells.length!==
this.last.cells.length);const n=s.baseline-(this.single.at(-1)??this.last).baseline;s.start<this.start+s.size&&n>=p*s.size&&(this.pitch=Math.min(this.pitch,n));
for(const i of this.single)this.rows.push(i);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=
Math.max(this.end,s.end),!0}divided(e){return(0,k.Jm)(e,this.last)??(e.isTabular||this.isProse(e)?e:(0,k.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||
this.tabular>R||this.single.length>=z||e.end>this.start||!Ut(this.single.at(-1)??this.last,e)||pe(e,this.last)?!1:(this.single.push(e),!0)}takeRest(){const[e]=this.
single;if(e&&this.isRepeated(e)){for(const a of this.single){if(!this.isRepeated(a))return;this.rows.push(a)}return}if(e&&this.isRest(e,this.last)){let a=this.last;
for(const l of this.single){if(!this.isRest(l,a))return;this.rows.push(a=l)}return}const s=this.rows.at(-2),n=Math.max(this.pitch,s?this.last.baseline-s.baseline:
0);if(!e||e.baseline-this.last.baseline>T*n||this.tabular<X||e.baseline-this.last.baseline>v*e.size)return;const i=N*e.size,o=({start:a,end:l})=>Math.abs(e.start-
a)<i||Math.abs(e.end-l)<i,r=s&&e.baseline-this.last.baseline<p*e.size&&this.last.baseline-s.baseline<p*e.size;(this.last.cells.slice(1).some(o)||r&&s.cells.some(
o))&&this.rows.push(e)}isRepeated(e){const s=this.rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>v*e.size)return!1;const i=w*e.size;let[o,r]=[0,!1];for(let a=1;a<
this.rows.length;a++){const[l,c]=[this.rows[a-1],this.rows[a]],u=c.baseline-l.baseline;r||=T*u>n,!c.isTabular&&l.isTabular===s.isTabular&&Math.abs(c.start-e.start)<
i&&Math.abs(u-n)<i&&o++}return r&&o>=dt}isRest(e,s){return this.tabular<X||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>E*this.pitch?!1:this.last.
cells.some(({start:n},i)=>i>0&&Math.abs(n-e.start)<w*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)
return!1;const i=w*e.size;if(e.baseline-n.baseline>v*e.size&&(!s||this.isBelowSpace()))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.rows.at(-2);
return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<i)}isInCell({start:e,end:s,
size:n}){const{cells:i}=this.last,o=i.findIndex(r=>Math.abs(r.start-e)<w*n);return o>0&&o<i.length-1&&s<i[o+1].start}isCentred({start:e,end:s,size:n}){return Math.
abs(e+s-this.start-this.end)<n}isBelowSpace(){const{single:e,last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>v*n.size)}isProse({cells:e,start:s,
end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=y&&n-s>h*(this.end-this.start)}}function pe(t,e){const s=({cells:n})=>n.every(({fragments:i})=>i.every(
({style:o})=>o.font.bold));return t.size>M*e.size||t.size>(s(e)?U:I)*e.size&&s(t)}function As(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=N*e.size;
let o=0;for(const{start:c,end:u}of s.cells){for(;o<n.cells.length&&n.cells[o].end<c;)o++;const A=n.cells[o];if(!A||!(Math.abs(A.start-c)<i||Math.abs(A.end-u)<i))
return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],l=Math.abs(r.end-a.end)<i&&/\d$/.test(S(a));return s.cells.length>=g||l}const Ut=(t,e)=>e.baseline-t.baseline<=
it*Math.max(e.size,t.size);function Os(t,e){const s=N*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=me(t,n),[a,l]=me(
e,i);if((ye(t,n)||ye(e,i))&&Math.min(r,l)-Math.max(o,a)>=s)return!0;r<l?n++:i++}return!1}const me=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],ye=({cells:t},e)=>e>
0&&e<t.length,_s=1,Ls=2,Ee=3,ws=2,xs=.12,Rs=.5,vs=.1,Is=20,Xt=new RegExp("\\p{L}","u");function*zs(t){const e=t.reduce((s,n)=>s+n.cells.length,0);for(const{place:s,
width:n}of yield*Ds(t)){const[i,o]=[Me(t,({end:r})=>r<=s),Me(t,({start:r})=>r>=s)];if(yield e*m.Yz/m.y,Ns(i,o)||(yield*Ps(i,o,n)))return[i,o];if(Cs(i,o))return[
i,o]}}function*Ds(t){const e=yield*(0,B.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:a}]of e.entries()){i%m.
y===m.y-1&&(yield m.Yz);const l=(o-n)/a;l>=_s&&s.push({place:(o+n)/2,width:l}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(0,Is)}function Me(t,e){
const s=[];for(const n of t){const i=n.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.cells.length?n:{...n,cells:i,
start:o,end:r,isTabular:i.length>1})}return s}function Ns([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<ws||t.cells.length!==e.cells.length||!Xt.
test(S(t.cells[0]))?!1:t.cells.every((s,n)=>S(s)===S(e.cells[n]))}function*Ps(t,e,s){const[n,i]=[be(t),be(e)],[o,r]=[Gt(n),Gt(i)];if(yield(t.length+e.length)*m.
Yz/m.y,!(o.last<r.first||r.last<o.first)||!Bs(n,i))return!1;const a=e.flatMap(({cells:l})=>l.length>1?[l.slice(0,2)]:[]);return!Se(a)||!Ws(a.map(([l])=>l))?!1:t.
some(({cells:l})=>l.length>1)?Se(t.flatMap(({cells:l})=>l.length>1?[l.slice(-2)]:[])):s>=Ls&&a.every(([l])=>Xt.test(S(l)))}function Cs(t,e){if(Math.min(t.length,
e.length)<Ee||![t,e].some(a=>a.every(({isTabular:l})=>!l)))return!1;const[s,n]=[Gt(t),Gt(e)];if(!(s.last<n.first||n.last<s.first))return!1;const i=new Map(e.map(
({baseline:a,cells:l})=>[a,l[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:a,cells:l}of t){const c=i.get(a);if(!c)continue;const u=(c.baseline-l[0].baseline)/Math.
min(c.size,l[0].size);[o,r]=[Math.min(o,u),Math.max(r,u)]}return r-o>=vs}const Bs=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function be(t){
const e=t.findIndex(({cells:s})=>s.length>1);return e<0?t:t.slice(e)}function Gt(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.
min(e,i[0].order),s=Math.max(s,i[0].order);return{first:e,last:s}}function Se(t){if(t.length<Ee)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<
e)return!1;e=Math.max(s.order,n.order)}return!0}function Ws(t){return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<xs*n)||t.filter(s=>Xt.test(S(s))).length>
Rs*t.length}var At=L(20779);const Ys=1.08,Zt=1.02,Us=.72,Gs=.3,Te=2,Hs=new RegExp("\\p{L}","u");function*Ks(t){const{rows:e}=t,s=[];let n=0;for(let i=0;i+2*Te<=
e.length;i++){if(yield e[i].cells.length*m.Yz/m.y,!Oe(e,i))continue;let o=i+2;for(;o+1<e.length&&Oe(e,o)&&$s(e,i,o);)o+=2;if(!(o-i<2*Te||!Fs(e.slice(i,o)))){i>n&&
s.push(Ae(e.slice(n,i)));for(let r=i;r<o;r+=2)s.push(js(e[r],e[r+1]));n=o,i=o-1}}return n===0?[t]:n===e.length?s:[...s,Ae(e.slice(n))]}function Fs(t){const e=t.
filter((s,n)=>n%2===0).flatMap(({cells:s})=>s.map(S));return new Set(e).size===e.length}const Ae=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});function Oe(t,e){
const[s,n]=[t[e],t[e+1]];if(!s.isTabular||n.cells.length>s.cells.length||!s.cells.every(r=>Hs.test(S(r)))||!(Ht(n)>Ys*Ht(s))&&!(Kt(n)&&!Kt(s)&&Ht(n)>Ht(s)/Zt))return!1;
const o=_e(s,n);return o.every((r,a)=>r>=0&&(a===0||r>o[a-1]))}function $s(t,e,s){const n=(o,r)=>Math.abs(o.size-r.size)<(Zt-1)*o.size&&Kt(o)===Kt(r),i=o=>t[o].
baseline-t[o].size*Us-t[o-1].baseline;return n(t[e],t[s])&&n(t[e+1],t[s+1])&&i(s+1)<=i(s)*Zt}const _e=({cells:t,size:e},s)=>s.cells.map(n=>{const i=Gs*e,o=({start:r,
end:a})=>Math.abs(r-n.start)<i||Math.abs(a-n.end)<i||Math.abs(r+a-n.start-n.end)<i;return t.findIndex(o)}),Ht=({cells:t})=>t.reduce((e,{size:s})=>Math.min(e,s),
1/0),Kt=({cells:t})=>t.every(({fragments:e})=>e.every(({style:s})=>s.font.bold));function js(t,e){const s=_e(t,e),n=t.cells.map((i,o)=>e.cells.filter((r,a)=>s[a]===
o).map(r=>(0,At.cA)([r])));return new At.QH([t.cells.map(i=>[(0,At.cA)([i])]),n])}var Ot=L(62897);const Vs=1.2,ks=1.6,Xs=3,Zs=2,Qs=.5,Js=40,qs=3;function*tn(t,e){
const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);for(const i of yield*sn(n,(0,Ot.Y)(s.map(({size:o})=>o)))){const o=yield*en({...t,isNumber:e},
n,i);if(o)return o}}function*en(t,e,s){const{rows:n,places:i,isNumber:o}=t,r=[];let[a,l]=[0,0];for(let u=0,A;u<n.length;u=A){for(A=u+1;A<n.length&&e[A-1]<=s;)A++;
if(A-u>Js)return;yield(A-u)*m.Yz/m.y;const C=Array.from({length:A-u},(ot,at)=>u+at);if(C.length>1&&!nn(C,t)&&!on(C,t)){if(u>0||C.some(ot=>n[ot].cells.some(o)))return;
for(const ot of C)r.push([ot]);continue}C.length>1&&a++,C.slice(1).some(ot=>Ft(i[ot]))&&!Ft(i[u])&&l++,r.push(C)}return(l===0||a>=Qs*r.length)&&a>=Zs&&r.length>=
Xs?r:void 0}function*sn(t,e){const s=yield*(0,B.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<qs;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=ks*e&&o>=Vs*r&&
n.push(r)}return n}function nn(t,{rows:e,places:s,spanning:n,isNumber:i}){const o=(0,Ot.K)(t.map(c=>e[c].cells.length)),r=t.filter(c=>e[c].cells.length===o),a=c=>e[c].
cells.length===1||!e[c].cells.some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||a(c)))return!1;const l=t.filter(c=>c<r[0]&&Ft(s[c])).length;
return l===0||l===t.filter(c=>c>r[0]&&Ft(s[c])).length}function on(t,{rows:e,places:s,spanning:n,isNumber:i}){return t.some(r=>n.has(r))||t.filter(r=>e[r].cells.
some(i)).length>1?!1:t.slice(1).every(r=>{const[a,l]=[e[r-1],e[r]];return l.baseline-a.baseline<p*Math.min(l.size,a.size)&&s[r].every(u=>!s[r-1].includes(u))})}
const Ft=t=>t.length===1&&t[0]===0,rn=1.6,Qt=.95,an=.1,ln=1.2,cn=.4,Dt=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
fn=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),hn=/^\d{1,3}\.?$/,Jt=new RegExp("^\\p{Ll}","u"),un=/\w@\w|^\w{2,5}:\/\/|^www\./,dn=/^[\p{Lu}\p{N}]/u,
Pt=2,gn=2;function*Le(t){const{rows:e}=t,s=yield*tn(t,r=>Dt.test(S(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>An(r)||bn(r,t.places[a])),o=pn(t,i);for(const r of e.
keys()){const a=r<i;r>0&&(a?Sn(t,r)&&!On(t,r,i):xe(t,r,i)||mn(t,r,o)||yn(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function pn(t,e){const{rows:s,places:n}=t;
let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!xe(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function mn({rows:t,places:e,
count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>T*i||e[n][0]===0||!$t(o,r)||Mn(o,r)?!1:e[n].every((a,l)=>{const c=o.cells[e[n-1].indexOf(
a)];return c!==void 0&&(s>Pt||!(we(c)&&we(r.cells[l])))})}function yn({rows:t,places:e},s,n){const[i,o,r]=[t[s-1],t[s],t[s+1]],a=o.baseline-i.baseline;return o.
cells.length>1||e[s][0]!==0||i.cells.length===1||e[s-1][0]!==0||n===1/0||a>T*n||!$t(i,o)||o.size>i.size||r&&r.baseline-o.baseline<ln*a?!1:Math.abs(i.start-o.start)<
an*o.size&&En(i.cells[0],o.cells[0])}const En=(t,e)=>!e.fragments.some(({style:s})=>s.font.bold)||t.fragments.every(({style:s})=>s.font.bold),Mn=(t,e)=>[t,e].every(
({cells:s})=>s.length>1&&Dt.test(S(s.at(-1))))&&new RegExp("\\p{L}","u").test(S(e.cells.at(-2))),we=({fragments:t})=>t.length>1&&Dt.test(t.at(-1).text);function bn({
cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>Dt.test(S(i))||fn.test(S(i)));return n.length>0&&2*n.length>=s.length}const $t=(t,e)=>e.baseline-t.baseline<=
rn*Math.max(e.size,t.size),Sn=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&$t(t[n-1],t[n])&&!(s===Pt&&t[n-1].cells.length===Pt&&t[n].cells.length===
Pt)&&!Tn({rows:t,count:s},n);function Tn({rows:t,count:e},s){const[n,i,o]=[t[s-1],t[s],t[s+1]];return n.cells.length!==e||i.cells.length!==e||i.baseline-n.baseline<
Qt*(o.baseline-i.baseline)?!1:[n,i].some(({cells:r})=>r.slice(1).some(a=>Dt.test(S(a))))}const An=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.
endsWith(":"));function On({rows:t,places:e,count:s},n,i){const{cells:o}=t[n],r=o.length===Pt&&s>Pt&&hn.test(S(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;
const a=t[i+1];if(!a||t[n-1].cells.length===1||Jt.test(S(t[n].cells[0])))return!1;const l=t[n].baseline-t[n-1].baseline;return l>Qt*(t[i].baseline-t[n].baseline)&&
l>Qt*(a.baseline-t[i].baseline)}const qt=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function xe({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];
if(s===n||!$t(i,o))return!1;const r=A=>Jt.test(qt(A))&&!un.test(qt(A)),a=A=>dn.test(qt(A));if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;
const c=({cells:A})=>A.every(C=>!Dt.test(S(C))),u=e[s].every(A=>e[s-1].includes(A));return c(o)&&u?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&Jt.test(
S(o.cells[0]))}function*_n(t){if(!t.some((a,l)=>l>0&&a.length>1&&a.every(Ln)))return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===
1)return[t];const s=t.flatMap((a,l)=>a.flatMap(c=>c.segments.map(u=>({segment:u,column:l,line:c.baseline})))),n=yield*(0,B.p9)(s,(a,l)=>a.line-l.line||a.column-
l.column),i=[],o=[];for(let a=0,l;a<n.length;a=l){const{line:c,segment:u}=n[a];for(l=a+1;l<n.length&&n[l].line-c<cn*u.size;)l++;const A=n.slice(a,l).sort((ot,at)=>ot.
column-at.column);o.push(A.map(({column:ot})=>ot));const C=A.map(ot=>ot.segment);i.push({cells:C,baseline:c,size:u.size,start:C[0].start,end:C.at(-1).end,isTabular:A.
length>1}),i.length%m.y===0&&(yield m.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*Le(r)).map(a=>Re(r,a))}const Ln=({segments:t})=>t.
length===1&&(t[0].characters<=gn||Dt.test(S(t[0])));function Re({count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;
for(const[a,l]of e[o].cells.entries()){const c=s[o][a],u=r.get(c);u?u.push(l):r.set(c,[l])}for(const[a,l]of r)i[a].push((0,At.cA)(l))}return i}const wn=/^[-\u2010-\u2013\u2212+(]$/u,
xn=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Rn=/^[-\u2010-\u2013\u2212(]$/u,vn=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,In=/\d[)%]?$/,zn=.6;function*Dn(t){const e=[];
for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*m.Yz/m.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.
length*m.Yz/m.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=Nn(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:ve(t,s)}function Nn(t,e){const s=t.
filter(u=>u.has(e)),n=s.map(u=>u.get(e)),i=n.map(S);if(i.length===0)return;const o=s.every(u=>In.test(te(u,e-1))),r=s.every(u=>vn.test(te(u,e+1))),a=u=>i.every(
A=>Rn.test(A))&&!t.some(A=>!A.has(e)&&/\d/.test(te(A,u))),l=(u,A)=>(A.start-u.end)/u.size;return o&&i.every(u=>xn.test(u))&&!a(e-1)&&(s.every((A,C)=>l(A.get(e-1),
n[C])<zn)||s.every(A=>!A.has(e+1)))?e-1:!r||!i.every(u=>wn.test(u))||a(e+1)?void 0:s.every((u,A)=>{const[C,ot]=[u.get(e-1),u.get(e+1)];return!C||!/\d/.test(S(C))||
l(n[A],ot)<l(C,n[A])})?e+1:void 0}const te=(t,e)=>{const s=t.get(e);return s?S(s):""};function ve(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(
r)?-1:n++);for(const[r,a]of e)s[r]=s[a];const i=[],o=t.rows.map((r,a)=>{const l=[],c=[];for(const[u,A]of r.cells.entries()){const C=s[t.places[a][u]];c.at(-1)===
C?l.push(l.pop().joined(A)):(l.push(A),c.push(C))}return i.push(c),l.length===r.cells.length?r:{...r,cells:l,isTabular:l.length>1}});return{...t,count:n,rows:o,
places:i}}const Pn=3,Cn=/\d/,Bn=new RegExp("\\p{L}","u"),Wn=/^(?:19|20)\d\d$/;function*Ie(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.rows.
entries())e.push(new Map(r.map((a,l)=>[t.places[o][l],a]))),yield r.length*m.Yz/m.y;const s=Yn(e),n=Array.from({length:t.count},()=>[]);for(const[o,r]of e.entries())
for(const a of r.keys())n[a].push(o);const i=Un(e,s,n);for(let o=0;o<t.count;o++){yield e.length*m.Yz/m.y;const r=n[o];if(i.has(o)||!ze(r,s)&&!Gn(r,e,o,t.count))
continue;const a=Hn(e,r,o);a!==void 0&&!i.has(a)&&![...i.values()].includes(o)&&i.set(o,a)}return i.size===0?t:ve(t,i)}function Yn(t){const e=n=>[...n.values()].
some(i=>Cn.test(S(i))&&!Wn.test(S(i))),s=t.findIndex(e);return s>Pn?0:s}function Un(t,e,s){const n=[...s.keys()].filter(o=>!ze(s[o],e)),i=new Map;for(const o of t.
slice(0,e)){const r=[...o.keys()],a=(l,c)=>l!==n[c]&&(n.includes(l)||i.has(l));if(!(r.length!==n.length||r.some(a)))for(const[l,c]of r.entries())c!==n[l]&&i.set(
c,n[l])}return i}const ze=(t,e)=>t.length>0&&t.every(s=>s<e);function Gn(t,e,s,n){return t.every(i=>{const o=e[i];return i>0&&2*o.size<n&&[...o.keys()][0]===s&&
Bn.test(S(o.get(s)))})}function Hn(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(a=>a.get(i)??[]);if(o.length===0||e.some(a=>t[a].has(i)))return[];const r=a=>o.
reduce((l,{start:c,end:u})=>Math.min(l,Math.max(c-a.end,a.start-u)),1/0);return[{beside:i,distance:e.reduce((a,l)=>a+r(t[l].get(s)),0)}]}).sort((i,o)=>i.distance-
o.distance)[0]?.beside}const Kn=1.3,ee=.3,Fn=.5,De=2,jt=12,$n=3,jn=new RegExp("\\p{L}|^[%#]$","u"),Ne=/\d/,Pe=/^[^\p{L}]{0,4}\d/u,Ce=2,Be=3;function*We(t){const{
rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){const o=kn(e,i),r=o||Ye(e,i);if(!r&&!Xn(e,i))continue;yield jt*m.Yz/m.y;const a=e.slice(Math.max(n,i-jt),i),l=o?
e.slice(i,i+jt):Vn(e,i);!Qn(a,l)||!(r||Zn(a,e[i]))||(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:Vt(i)}))}const Vt=t=>t.
filter(({isTabular:e})=>e).length;function Vn(t,e){let s=e+1;for(;s<t.length&&s<e+jt&&!Ye(t,s);)s++;return t.slice(e,s)}function kn(t,e){const[s,n]=[t[e-1],t[e]],
i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||n.cells.length<$n||i.cells.length>n.cells.length||!s.isTabular||!s.cells.slice(1).some(r=>Ne.test(S(r))))return!1;
const o=r=>!Ne.test(S(r))&&jn.test(S(r));return n.cells.every(o)&&i.cells.slice(1).some(r=>Pe.test(S(r)))}function Xn(t,e){const[s,n]=[t[e-1],t[e]],i=n.cells.at(
-1).end,o=({cells:r,size:a})=>r.length===Ce&&Math.abs(r[1].end-i)<ee*a&&Pe.test(S(r[1]));return e+Be>t.length||o(s)?!1:t.slice(e,e+Be).every(o)}function Zn(t,{cells:e,
size:s}){const n=se(t);return n.cells.length>Ce&&!n.cells.some(i=>Ue(i,e.at(-1),ee*s))}function Ye(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;
return s(e)>Kn*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function Qn(t,e){if(Vt(t)<De||Vt(e)<De)return!1;const[s,n]=[se(t),se(e)],i=ee*Math.min(s.size,n.size);
return n.cells.filter(r=>s.cells.some(a=>Ue(a,r,i))).length<=Fn*Math.max(s.cells.length,n.cells.length)}const Ue=(t,{start:e,end:s},n)=>Math.abs(t.start-e)<n||Math.
abs(t.end-s)<n||Math.abs(t.start+t.end-e-s)<n,se=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),Jn=.3,qn=1.25,ti=1.5,ei=2,si=/:$/,ni=({cells:t})=>t.some(
({fragments:e})=>e.some(({text:s})=>si.test(s)));function*ii(t){const{rows:e}=t,s=[];for(const c of e)s.push(ni(c)),yield c.cells.reduce((u,{fragments:A})=>u+A.
length,0)*m.Yz/m.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<ei)return[t];if(s.slice(n).filter(Boolean).length>Jn*o.length)return[t];const a=i.
slice(1).map((c,u)=>c.baseline-i[u].baseline),l=a.length>0?(0,tt.Kf)(a):ti*i[0].size;return o[0].baseline-i.at(-1).baseline<qn*l?[t]:[i,o].map(c=>({rows:c,tabular:Vt(
c)}))}var Ge=L(4186),vt=L(5609);const oi=.999,He=2,ri=200,ai=2.5,ne=.5;function*li(t,e){const s=e.filter(({style:{frame:at}})=>Math.abs(at.sin)>oi&&!at.vertical);
if(s.length<He||t.frame.cos!==1||t.spans)return t;yield e.length*m.Yz/m.y;const n=yield*(0,Y.q9)(s),i=ci(t.rows);if(n.length>ri||i.some(({start:at,end:gt})=>at>
gt))return t;yield i.length*n.length*m.Yz/m.y;const r=hi(n,i,fi(t.rows[0]));if(!r)return t;const a=e.filter(at=>di(at,r,i,t)),l=yield*(0,vt._I)(yield*(0,Y.q9)(a)),
c=yield*gi(r,l,i),[u,...A]=t.rows,C=u.every((at,gt)=>at.length===0||c[gt].length===0&&pi(at,r)),ot=C?c.map((at,gt)=>at.length>0?at:u[gt]):c;return new At.QH([ot,
...C?A:t.rows])}function ci(t){return t[0].map((e,s)=>{const n=t.flatMap(i=>i[s].filter(({frame:o})=>o.cos===1));return{start:(0,Ot.Y)(n.map(({start:i})=>i)),end:(0,Ot.
K)(n.map(({end:i})=>i))}})}const fi=t=>(0,Ot.Y)(t.flat().map(({top:e})=>e));function hi(t,e,s){const n=[];for(const l of t){const c=(0,Ge.L)(l.frame,l.start,l.end,
l.top,l.bottom),u=ui(c.x+c.width/2,e);u!==void 0&&c.y+l.size<=s&&n.push({name:l,box:c,column:u})}const i=n.filter(({name:l,box:c})=>s-c.y-c.height<=ai*l.size),o={
top:(0,Ot.Y)(i.map(({box:l})=>l.y)),bottom:(0,Ot.K)(i.map(({box:l})=>l.y+l.height))},r=n.filter(({box:l})=>l.y<o.bottom&&l.y+l.height>o.top),a=new Map;for(const{
name:l,column:c}of r){const u=a.get(c);u?u.push(l):a.set(c,[l])}return a.size<He?void 0:{byColumn:a,...o}}function ui(t,e){const s=e.map(({start:a,end:l})=>Math.
abs((a+l)/2-t)),n=s.indexOf((0,Ot.Y)(s)),{start:i,end:o}=e[n],r=Math.min(i-(e[n-1]?.end??-1/0),(e[n+1]?.start??1/0)-o);return t>i-r&&t<o+r?n:void 0}function di({
style:t,box:e},{byColumn:s,top:n,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:a}=t,l=e.y+e.height/2;if(l<n-ne*a||l>i+ne*a)return!1;const c=o.findIndex(
({end:A})=>e.x<A),u=o[c+1]?.start??1/0;return c>=0&&!s.has(c)&&e.x>o[c].start-a&&e.x+e.width<u}function*gi({byColumn:t},e,s){const n=s.map(()=>[]);for(const i of e)
n[s.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)n[i]=yield*(0,vt._I)(yield*(0,B.p9)(o,(r,a)=>r.baseline-a.baseline||r.start-a.start));return n}const pi=(t,{
top:e,bottom:s})=>t.every(({baseline:n,size:i})=>n>e&&n<s+ne*i),mi=2,yi=.6,Ei=.1,Mi=.5,bi=60,Si=3,Ti=/^(?:19|20)\d\d$/,Ai=/^[^\d\s]{1,3}$/,ie=t=>{const e=S(t);return new RegExp(
"\\p{L}","u").test(e)||Ti.test(e)||Ai.test(e)};function*Oi(t){const[e,s,...n]=t;if(!e||!s||t.length<Si||e.cells.length>=s.cells.length||s.baseline-e.baseline>mi*
Math.max(e.size,s.size)||!e.cells.every(ie)||!s.cells.every(ie)||n.every(({cells:l})=>l.every(ie)))return;const i=yield*st(t.slice(1)),o=i&&(yield*Ie(i));if(!o||
o.count>bi||o.spanning.has(0))return;const r=yield*xi(e.cells,yield*Li(o),o);return!r||!_i(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(
([l])=>l),...o.places],spanning:new Set([0,...[...o.spanning].map(l=>l+1)])},spans:r}}const _i=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([s,n])=>s===n||e.filter(i=>i>=
s&&i<=n).length>n-s);function*Li({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[i,{cells:o}]of t.entries()){for(const[
r,{start:a,end:l}]of o.entries()){const c=n[e[i][r]];c.start=Math.min(c.start,a),c.end=Math.max(c.end,l)}yield o.length*m.Yz/m.y}return n}function wi({rows:t,places:e}){
const s=t[0].cells.map(S),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-i)%o===0&&s.every((l,c)=>c<i+o||l===s[c-o])))continue;
const a=(s.length-i)/o;return Array.from({length:a},(l,c)=>[n[i+c*o],n[i+(c+1)*o-1]])}return[]}function*xi(t,e,s){const n=wi(s),i=new Set(s.places[0]),o=[],r=(c,[
u,A])=>c.start<e[A].end&&c.end>(e[u-1]?.end??-1/0),a=t.slice(-n.length),l=n.length>0&&a.length===n.length&&a.every((c,u)=>r(c,n[u]));for(const[c,u]of t.entries()){
const A=l?n[c-(t.length-n.length)]:void 0,C=t[c+1]?.start??1/0,ot=(o.at(-1)?.[1]??-1)+1,at=A??Ri(u,e,ot,i)??(yield*Ii(u,e,[ot,C]));if(!at||at[0]<=(o.at(-1)?.[1]??
-1))return;o.push(at)}return o}function Ri(t,e,s,n){const[i,o]=[e[s],e[s+1]];return i&&o&&!n.has(s)&&t.start>i.end&&t.end<o.start?[s,s]:void 0}function vi(t,e,s){
const n=s.find(([a,l])=>a===l);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*Ii(t,e,[
s,n]){const i=yi*t.size,o=[];for(let c=s;c<e.length&&!(e[c].start>t.end);c++){yield(e.length-c)*m.Yz/m.y;for(let u=c;u<e.length&&e[u].start<n;u++){const[A,C]=[e[c].
start,e[u].end];if(c<u&&(t.start<A-i||t.end>C+i))continue;const ot=Math.abs(A+C-t.start-t.end)/2<=i+Ei*(C-A),at=c===u&&(Math.abs(A-t.start)<i||Math.abs(C-t.end)<
i),gt=Math.abs(A-t.start)<i&&t.end>e[u].start;(ot||at||gt)&&o.push([c,u])}}const r=([c,u])=>t.end-t.start>=Mi*(e[u].end-e[c].start),a=o.find(([c,u])=>u>c&&r([c,
u]));if(a&&vi(t,e,o))return a;const[l]=yield*(0,B.p9)(o,([c,u],[A,C])=>u-c-(C-A));return l}const zi=3,Ke=2,Di=.05,Ni=.3,Pi=6,Ci=.4,Bi=3,oe=2,Wi=4,Yi=4,Ui=new Set,
Gi=new RegExp("^\\p{Ll}","u"),Fe=/\d/,$e=new RegExp("\\p{L}","u");function*je(t,e){const s=[];for(const i of e)for(const o of yield*$(i))for(const r of yield*re(
o,Yi))for(const a of yield*Ks(r))a instanceof At.QH?s.push(a):(0,tt.RZ)(s,yield*Hi(a));if(s.length===0)return{blocks:s,outside:t};let n=yield*Ve(s,t);for(const[
i,o]of s.entries()){const r=o instanceof At.QH?yield*li(o,n):o;r!==o&&(s[i]=r,n=yield*Ve([r],n))}return{blocks:s,outside:n}}function*Ve(t,e){const s=new Set;for(const{
lines:n}of t)for(const{segments:i}of n)for(const o of i)for(const r of o.fragments)s.add(r);return yield m.Yz,e.filter(n=>!s.has(n))}function*re(t,e){if(e===0)return[
t];let s=[t];const n=yield*zs(yield*(0,k.KT)(t.rows));if(!n&&(s=yield*We(t)).length>1){const o=[];for(const r of s)o.push(yield*re(r,1));return o.some(({length:r})=>r>
1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*$(o.map(a=>({...a,gutters:Ui}))))(0,tt.RZ)(i,yield*re(r,e-1));return i}function*Hi(t){
const e=yield*We(t);if(e.length>1){const s=[];for(const n of e)(0,tt.RZ)(s,yield*ke(n));if(s.length>=e.length&&s.every(n=>n instanceof At.QH))return s}return yield*ke(
t)}function*ke(t){const e=[];for(const s of yield*ii(t)){const n=s.tabular<Ke?void 0:yield*Ki(s);n&&e.push(n)}return e}function*Ki(t){const e=yield*(0,k.KT)(t.rows),
s=yield*Oi(e),n=s?.columns??(yield*st(e));if(!n||ji(n))return;const i=yield*Dn(s?n:yield*Ie(n)),{rows:o}=i,r=i.places.reduce((at,gt)=>at+gt.length,0),a=r>=Ni*i.
count*o.length,l=Fi(i),c=(t.tabular>=zi||l)&&i.count>1&&i.conflicts<=Di*r&&a&&!$i(o);if(!a)return new At.xE(o,o.map(at=>at.cells.map(gt=>[(0,At.cA)([gt])])));const u=c&&
!l?yield*Le(i):o.map((at,gt)=>[gt]),A=[];let C=0;for(const at of u)A.push(Re(i,at)),!((C+=i.count)<m.y)&&(C=0,yield m.Yz);const ot=u[0].length===1&&i.count===n.
count?s?.spans:void 0;return c?new At.QH(A,ot):new At.xE(o,A)}function Fi({rows:t,count:e,conflicts:s,spanning:n}){if(t.length!==Ke||s>0||n.size>0||t.some(({cells:u})=>u.
length!==e))return!1;const i=({fragments:u})=>u.at(-1).text.endsWith(":"),o=({cells:u})=>u.every((A,C)=>i(A)===(C%oe===0));if(e%oe===0&&t.every(o))return!0;if(e===
oe)return!1;const[r,a]=t.map(({cells:u})=>u.map(S)),l=r.every(u=>$e.test(u))&&a.every(u=>Fe.test(u)&&!$e.test(u));return r.some(u=>Fe.test(u))&&!l?!1:t.reduce((u,{
cells:A})=>u+A.reduce((C,{fragments:ot})=>C+ot.length,0),0)<=Wi*e*t.length}const $i=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.every(n=>n.isTyped)));function ji({
rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,a]of o.entries()){const l=n[s[i][r]];
l.lines++,l.words+=a.fragments.length,Gi.test(a.fragments[0].text)&&l.going++}return n.some(({lines:i,words:o,going:r})=>i>=Bi&&o>Pi*i&&r>=Ci*i)}const Vi=3,ki=4,
Xi=.6,Zi=.05,Qi=.9,Ji=1.75,Bt=.1,Xe=1,qi=.4,to=2;function*eo(t){const e=new Set,s=yield*so(t);if(s.length===0)return e;const n=yield*(0,B.p9)(t,(i,o)=>i.baseline-
o.baseline);for(const i of s)if(yield*io(i,n))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*so(t){const e=[];for(let s=0,n;s<t.length;s=
n){for(n=s+1;n<t.length&&no(t[n-1],t[n]);)++n%m.y===0&&(yield m.Yz);if(s%m.y===0&&(yield m.Yz),n-s<Vi)continue;const i=t.slice(s,n),o=i.reduce((l,{fragments:c})=>l+
c.length,0),[r,a]=i.reduce(([l,c],{start:u,end:A})=>[Math.max(l,A-u),c+A-u],[0,0]);o>=ki*i.length&&a>=Xi*r*i.length&&e.push(i)}return e}function no(t,e){const{size:s}=t,
n=e.baseline-t.baseline;return e.frame===t.frame&&e.size===s&&Math.abs(e.start-t.start)<Zi*s&&n>=Qi*s&&n<=Ji*s}function*io(t,e){const s=new Set(t),{frame:n,size:i,
baseline:o}=t[0],r=t.at(-1).baseline+Bt*i,a=t[0].start-Xe*i,l=t.reduce((Et,It)=>Math.max(Et,It.end),-1/0)+Xe*i;let c=ao(e,o-Bt*i);const u=t.map(({baseline:Et})=>Et);
let[A,C,ot,at,gt]=[0,0,0,0,-1/0];const Lt=new Set;for(;c<e.length&&e[c].baseline<=r;c++){c%m.y===m.y-1&&(yield m.Yz);const Et=e[c];if(!(s.has(Et)||Et.frame!==n)){
if(Et.end>a&&Et.start<l)return!1;for(Et.baseline-gt>Bt*i&&([ot,gt]=[0,Et.baseline]),++ot===oo&&A++,at|=Et.end<=a?1:2;C<u.length&&u[C]<Et.baseline-Bt*i;)C++;C<u.
length&&Math.abs(u[C]-Et.baseline)<=Bt*i&&Lt.add(C)}}return A>=to&&at!==ro&&Lt.size<=qi*t.length}const oo=2,ro=3;function ao(t,e){let s=0;for(let n=t.length;s<n;){
const i=s+n>>1;t[i].baseline<e?s=i+1:n=i}return s}const Ze=4,lo=8,co=4,fo=.7,ho=2.5,uo=.8,go=1e6;function po(t){return Qe(t,lo,{left:go})}function*Qe(t,e,s){if(e===
1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const l=t[o].segments.length>1&&s.left>0?yield*mo(t,o,s):void 0;if(++i%m.y===0&&(yield m.Yz),r=l?.
to??o+1,!l)n.push(t[o]);else{for(const c of l.left)n.push(c);for(const c of yield*Qe(l.right,e-1,s))n.push(c)}}return n}const Je=200;function*mo(t,e,s){const[n,
i]=t[e].segments,o=n.size;let r=n.end,a=i.start;const l=[],c=[];let u=e;for(;u<t.length;u++){const C=t[u];s.left-=C.segments.length,(u-e)%Je===Je-1&&(yield m.Yz);
const ot=u===e?0:C.baseline-t[u-1].baseline;if(C.frame!==n.frame||ot<0||ot>ho*o)break;const at=C.segments.filter(It=>It.start<r),gt=C.segments.slice(at.length),
Lt=(0,Ot.K)(at.map(It=>It.end),r),Et=(0,Ot.Y)(gt.map(It=>It.start),a);if(Et-Lt<uo*o||at.length>1)break;[r,a]=[Lt,Et],(0,tt.RZ)(l,at),gt.length>0&&c.push(gt)}const A=c.
map(([C])=>C);if(!(l.length<Ze||c.length<Ze||!qe(l)||!qe(A)))return{left:l.map(C=>new vt.N1(C)),right:c.map(yo),to:u}}function yo([t,...e]){const s=new vt.N1(t);
for(const n of e)s.add(n);return s}function qe(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,Ot.Y)(t.map(o=>o.start)),n=(0,Ot.K)(t.map(o=>o.end))-s,
i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=co*t.length&&i>=fo*n*t.length}const xt=2,ts=1e3,ae=3,Eo=100,es=10;function*ss(t){const e=yield*os(t.filter(({isVertical:a})=>!a)),
s=yield*os(t.filter(({isVertical:a})=>a));if(e.length+s.length<ae||e.length+s.length>ts)return[];const n=[...e.keys(),...s.keys()].map((a,l)=>l),i=a=>{let l=a;for(;n[l]!==
l;)l=n[l]=n[n[l]];return l};for(const[a,l]of e.entries()){yield m.Yz;for(const[c,u]of s.entries())Wt(l,u.at)&&Wt(u,l.at)&&(n[i(e.length+c)]=i(a))}const o=new Map;
for(const[a,l]of[...e,...s].entries()){const c=o.get(i(a))??{rows:[],columns:[]};o.set(i(a),c),(l.isVertical?c.columns:c.rows).push(l)}const r=[];for(const a of o.
values()){if(a.rows.length===0||a.columns.length===0)continue;const[l,c]=[ns(a.columns,a.rows),ns(a.rows,a.columns)];for(const u of yield*Mo(le(c,l)))u.xs.length>=
ae&&u.ys.length>=ae&&r.push(u)}return r}const le=(t,e)=>({rows:t,columns:e,xs:rs(e),ys:rs(t)});function*Mo({rows:t,columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,
e],a=0;for(let l=1;l<Math.min(n.length-2,Eo);l++){yield(1+e.length)*m.Yz/m.y;const c=n[l];if(l-a<2)continue;const u=r.filter(C=>C.from<c-xt),A=r.filter(C=>C.to>
c+xt);bo(u,A,s)||(i.push(le(o.filter(C=>C.at<c+xt),u)),[o,r]=[o.filter(C=>C.at>c-xt),A],a=l)}return[...i,le(o,r)]}function bo(t,e,s){const n=({at:r})=>r>s[0]+xt&&
r<s.at(-1)-xt,[i,o]=[t.filter(n),e.filter(n)];for(let r=0,a=0;r<i.length&&a<o.length;){const l=i[r].at-o[a].at;if(Math.abs(l)<xt)return!0;l<0?r++:a++}return i.length===
0||o.length===0}function ns(t,e){const{isVertical:s}=t[0],[n,i]=[(0,Ot.Y)(e.map(({at:l})=>l)),(0,Ot.K)(e.map(({at:l})=>l))],[o,r]=[is(e.map(l=>l.from)),is(e.map(
l=>l.to))],a=[...t];return o<t[0].at-es&&a.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).at+es&&a.push({isVertical:s,at:r,from:n,to:i}),a}const is=t=>t.sort(
(e,s)=>e-s)[t.length>>1],Wt=({from:t,to:e},s)=>t-xt<=s&&s<=e+xt;function*os(t){const e=yield*(0,B.p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.
length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<xt;)i++;if(s.length>ts)return s;n%m.y===m.y-1&&(yield m.Yz);const a=yield*(0,B.p9)(e.slice(
n,i),(c,u)=>c.from-u.from);let l;for(const c of a)l&&c.from<=l.to+xt?l.to=Math.max(l.to,c.to):(l&&s.push({isVertical:r,at:o,...l}),l={from:c.from,to:c.to});l&&s.
push({isVertical:r,at:o,...l})}return s}function rs(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.at(-1)>=xt)&&e.push(s);return e}var So=L(60660);const To=1,
Ao=3,ce=2,Oo=.4,_o=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function Lo({lines:t,element:e}){if(t.length<ce||!e)return!1;const s=e.
type==="P",n=s?Ao:To;let i=0;for(const[o,{segments:r,baseline:a,size:l}]of t.entries()){!s&&o>0&&a<t[o-1].baseline+Oo*l&&(i=ce);let c,u=!1;for(const{fragments:A}of r)
for(const C of A)u||=c!==void 0&&Math.abs(C.start-c.end)>=n*C.style.size,c=C;u&&i++}return i>=ce&&!Ro(e)}const wo=({element:t})=>t!==void 0&&xo.test(t.type),xo=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;
function Ro(t){for(const{type:e}of(0,So.Hy)(t))if(_o.test(e))return!0;return!1}function*vo({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,tt.
RZ)(e,n.fragments);return yield*(0,B.p9)(e,(s,n)=>s.order-n.order)}const as=300,Io=5,zo=.6,Do=20,ls=5,No=3;function*cs(t){return t.length<3||t.length>as||!Co(t)?
t:yield*Bo(t)}function Po(t){if(t.length<2||t.length>as)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;
n=Math.max(n,t[r].bottom),i+=fs(t[r]),s.push({bottom:n,words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Do);r++){o=Math.min(o,t[r-1].top);const a=s[t.length-
1-r];if(a.words<Math.max(ls,i-a.words))return t;if(a.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function fe(t,e){return t.frame!==e.frame||t.bottom>
e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const fs=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.
length,0),0);function Co(t){let e=0,s=0,n;for(const i of t)fs(i)<ls||(n&&fe(n,i)?e++:n&&fe(i,n)&&n.top-i.bottom<No*n.lines[0].size&&s++,n=i);return s>=Io&&s>zo*
(e+s)}function*Bo(t){const e=t.length,s=new Int32Array(e),n=t.map(()=>[]);for(let r=0;r<e;r++){yield m.Yz;for(let a=0;a<e;a++)r!==a&&Wo(t,r,a)&&(n[r].push(a),s[a]++)}
const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const a of i)(r<0||s[a]<s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function Wo(t,e,s){
const n=t[e],i=t[s];if(n.frame!==i.frame)return!1;if(fe(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.
some(a=>a!==n&&a!==i&&a.frame===n.frame&&a.top<r&&a.bottom>o&&a.start<n.end&&a.end>i.start)}const Yo=.4,Uo=1;function*Go(t,e){if(e.length===0||t.length<2)return;
const s=Array.from({length:e.length+1},()=>[]),n=yield*(0,B.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,
end:l,baseline:c,style:u}=r,A=Ho((a+l)/2,e);if(s[A].push(r),i&&i.column!==A&&c-i.fragment.baseline<=Yo*u.size&&a-i.fragment.end<Uo*u.size)return;i={fragment:r,column:A},
o%m.y===m.y-1&&(yield m.Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function Ho(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}
const Ko=100,Fo=2e4,$o=1/2,jo=1/20,Vo=.999,hs=1,ko=2,Xo=1,Zo=20,Qo=2e4;function*Jo(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>Ko||(i.xs.length-1)*
(i.ys.length-1)>Fo)continue;const{cells:o,others:r}=yield*qo(n,i),a=yield*or(o,i);a&&(s.push(a),n=r)}return{tables:s,outside:n}}function*qo(t,e){const{rows:s,columns:n,
xs:i,ys:o}=e,r=new Map,a=[];let l=0,c=0;for(const ot of t){const{frame:at}=ot.style,gt=(0,Ge.L)(at,ot.start,ot.end,ot.top,ot.bottom),[Lt,Et]=[gt.x+gt.width/2,gt.
y+gt.height/2],It=Lt>i[0]&&Lt<i.at(-1)&&Et>o[0]&&Et<o.at(-1),Nr=at.cos===1&&at.sin===0||Math.abs(at.sin)>Vo,Yt=It&&Nr&&!at.vertical?sr(e,Lt,Et):void 0;if(!Yt)a.
push(ot);else{const de=r.get(Yt.first)??{...Yt,fragments:[]};r.set(Yt.first,de),de.fragments.push(ot),(de.last!==Yt.last||n.some(Pr=>nr(gt,Pr,Et)))&&l++}c+=It?s.
length+n.length:1,!(c<Qo)&&(c=0,yield m.Yz)}const u=t.length-a.length;if(l>jo*u)return{cells:new Map,others:[...t]};if(u===0||a.length===0)return{cells:r,others:a};
const A=yield*tr(a,e,r);for(const[ot,at]of A)r.set(ot,{first:ot,last:ot+i.length+1,fragments:at});const C=new Set([...A.values()].flat());return{cells:r,others:C.
size===0?a:a.filter(ot=>!C.has(ot))}}function*tr(t,e,s){const n=new Map;for(const[o,r]of t.entries()){o%m.y===m.y-1&&(yield m.Yz*(e.rows.length+e.columns.length)/
Zo);const a=r.style.frame.cos===1?er(r,e):void 0;if(!a||!s.has(a.cell)||s.has(a.cell-1))continue;const l=n.get(a.cell-1)??{border:a.border,own:[]};n.set(a.cell-
1,l),l.own.push(r)}const i=new Map;for(const[o,{border:r,own:a}]of n){let l=r;const c=[];for(const u of yield*(0,B.p9)(a,(A,C)=>C.end-A.end)){if(c.length>0&&l-u.
end>Xo*u.style.size)break;l=u.start,c.push(u)}i.set(o,c.sort((u,A)=>u.order-A.order))}return i}function er({box:t},{rows:e,columns:s,xs:n,ys:i}){const[o,r]=[t.x+
t.width/2,t.y+t.height/2];if(o<n[0]||r<i[0]||r>i.at(-1))return;const[,a]=he(s,o,r),[l,c]=[kt(i,r),a?kt(n,a.at):0];if(!a||c===0||c===n.length-1)return;const u=A=>e.
some(C=>Math.abs(C.at-A)<ko&&Wt(C,(n[c]+n[c+1])/2));if(!(!u(i[l])||!u(i[l+1])))return{cell:l*n.length+c,border:a.at}}function sr({rows:t,columns:e,xs:s,ys:n},i,o){
const[r,a]=he(e,i,o),[l,c]=he(t,o,i);if(!r||!a||!l||!c)return;const u=(A,C)=>kt(n,A.at)*s.length+kt(s,C.at);return{first:u(l,r),last:u(c,a)}}function he(t,e,s){
let n;for(const i of t)if(Wt(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const nr=({x:t,width:e},s,n)=>s.at>t+hs&&s.at<t+e-hs&&Wt(s,n);function kt(t,e){let s=0;
for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*ir(t,e){const s=new Map;for(const[n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*Go(
o,r))??[o];for(const[l,c]of a.entries())c.length>0&&s.set(n+l,c)}return s}function*or(t,{xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=$o*n*i)return;
const o=yield*ir(t,e),r=[];for(let u=0;u<i;u++){const A=[];for(let C=0;C<n;C++){const ot=o.get(u*e.length+C);A.push(ot?yield*(0,vt._I)(yield*(0,Y.q9)(ot)):[])}for(const C of yield*_n(
A))r.push(C)}const a=r.filter(u=>u.some(A=>A.length>0)),l=Array.from({length:n},(u,A)=>A).filter(u=>a.some(A=>A[u].length>0));if(a.length<2||l.length<2)return;const c=a.
map(u=>l.map(A=>u[A]));return new At.QH(c,r[0]===a[0]?rr(t,l,e.length,a[1]):void 0)}function rr(t,e,s,n){const i=[];for(const{first:a,last:l}of t.values()){if(a>=
s-1)continue;const[c,u]=[e.indexOf(a),e.findLastIndex(A=>A<l%s)];if(c<0||u<c)return;i.push([c,u])}const o=([a,l])=>e.slice(a,l+1).every(c=>n[c].length>0),r=i.filter(
([a,l])=>l>a);return r.length>0&&r.every(o)?i.sort(([a],[l])=>a-l):void 0}var us=L(39955);const ar=2,ds=3.5,lr=.5,cr=6,fr=12;function*gs(t){let e;for(let s=0;s<
t.length;s++){const n=t[s],i=hr(n),o=i&&ur(t,s+1,n,i);if(!o){e?.push(n);continue}yield o.length*m.Yz/2,e??=t.slice(0,s);for(const[r,a]of i.entries()){e.push(vt.
eB.of([a],n.element)),r===0&&n.lines.length>1&&e.push(vt.eB.of(n.lines.slice(1),n.element));for(let l=o[r];l<o[r+1];l++)e.push(t[l])}s=o.at(-1)-1}return e??t}function hr({
lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];let n;for(const o of e.segments)n&&o.start-n.end<ar*e.size?s.at(-1).add(o):s.push(new vt.N1(o)),n=
o;if(s.length<2||s.length>cr)return;for(let o=1;o<t.length;o++)if(t[o].end>s[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:a})=>r+a.length,0)<=
fr;return s.every(i)?s:void 0}function ur(t,e,s,n){const i=[e];for(const[o,r]of n.entries()){const a=n[o+1]?.start??1/0;let l=i.at(-1),c=o===0?s.bottom:r.bottom;
const u=lr*r.size,A=({frame:C,start:ot,end:at,top:gt})=>C===r.frame&&ot>r.start-u&&at<a&&ot<r.end+ds*r.size&&gt>c-u;for(;l<t.length&&A(t[l])&&!(l===i.at(-1)&&t[l].
top-c>ds*r.size||(c=t[l++].bottom,o===n.length-1)););if(l===i.at(-1)&&(o>0||s.lines.length===1))return;i.push(l)}return i}var dr=L(73356);function*gr(t,e,s,n=()=>(0,Y.
q9)(t)){if(e&&(0,us.P$)(t,e)){const i=yield*(0,us.$A)(t,e);return s?yield*pr(i,s):i}return s?yield*ps(t,yield*ss(s)):yield*cs(yield*gs(yield*ms(yield*n())))}function*pr(t,e){
let s;const n=[];for(const[i,o]of t.entries()){i%m.y===m.y-1&&(yield m.Yz);const r=Lo(o)?yield*ps(yield*vo(o),s??=yield*ss(e)):[];if(!r.some(At.bI)&&!(r.length>
1&&wo(o)))n.push(o);else for(const a of r)a.element=o.element,n.push(a)}return n}function*ps(t,e){const{tables:s,outside:n}=yield*Jo(t,e),i=yield*(0,Y.q9)(n),o=yield*mr(
n,i),r=o.outside===n,a=yield*ms(r?i:yield*(0,Y.q9)(o.outside));for(const l of[...s,...o.blocks]){const c=a.findIndex(u=>ys(u)>ys(l));a.splice(c<0?a.length:c,0,l)}
return[...Po(yield*cs(yield*gs(a)))]}function*mr(t,e){const s=yield*eo(e);if(s.size===0)return yield*je(t,yield*(0,Q.HE)(e,t));const n=e.filter(a=>!s.has(a.fragments[0])),
{blocks:i,outside:o}=yield*je(t.filter(a=>!s.has(a)),yield*(0,Q.HE)(n,t));if(i.length===0)return{blocks:i,outside:t};const r=new Set(o);return{blocks:i,outside:t.
filter(a=>s.has(a)||r.has(a))}}function*ms(t){return[...yield*(0,vt.ub)(yield*po(yield*(0,vt._I)(t)))]}const ys=({lines:t})=>t[0].segments[0].fragments[0].order,
yr=(t,e)=>ue(t,e,Ss),Er=(t,e)=>ue(t,e),Mr=(t,e)=>ue([{lines:t,element:void 0}],e,Rr);function*ue(t,e,s){const n=new J.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];
o>0&&!Sr(r,t[o-1])&&n.space(`
`);for(const a of r.lines){s?.(n,a);for(let l=0;l<a.segments.length;l++){const c=a.segments[l];l>0&&n.space(" "),(0,dr.T)(n,c,e),i+=c.fragments.length+c.characters/
br,!(i<m.y)&&(i=0,n.settle(),yield m.Yz)}n.space(`
`)}s&&Dr(n)}return n}const br=8,Sr=({element:t},e)=>t!==void 0&&Tr.has(t.type)&&t.type===e.element?.type,Tr=new Set(["LI","TR","TOCI"]),Es=173,Ms=new Set([45,8208,
Es]),Ar=/[\p{L}\p{M}][-\u2010]\n+$/u,bs=/\u00ad\n+$/,Or=/.\n+$/,_r=new RegExp("^\\p{L}","u"),Lr=new RegExp("^\\p{Ll}","u");function Ss(t,e){if(!Ms.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=bs.test(s);if(!i&&!(Ar.test(s)&&Lr.test(n)))return;const o=Or.exec(s)[0].length;if(!i&&zr(t.tail(vr)))
return t.drop(o-1);t.drop(o),_r.test(n)||t.space(`
`)}const wr=/[\p{L}\p{M}][-\u2010]\n$/u,xr=/^[\p{Lu}\p{Nd}]/u;function Rr(t,e){Ms.has(t.lastLetter())&&wr.test(t.tail(4))&&xr.test(e.segments[0].fragments[0].text)?
t.drop(1):Ss(t,e)}const vr=100,Ir=/[/\\_@]|\w\.\w/,zr=t=>Ir.test(t.trimEnd().split(/\s/).at(-1));function Dr(t){t.lastLetter()!==Es||!bs.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((St,ht,L)=>{L.d(ht,{QH:()=>m,bI:()=>B,cA:()=>Y,xE:()=>tt});var J=L(5609);class m extends J.eB{rows;spans;constructor(b,_){const D=b.flat(2),K=D.filter(
({frame:j})=>j.cos===1),[st,...rt]=K.length===0?D:K;super(st),this.rows=b,this.spans=_;for(const j of rt)this.add(j);if(K.length>0&&K.length<D.length)for(const j of D)
j.frame.cos!==1&&this.lines.push(j)}}class tt extends J.eB{visual;rows;constructor(b,_){const[D,...K]=b.map(({cells:st})=>Y(st));super(D),this.visual=b,this.rows=
_;for(const st of K)this.add(st)}}const B=O=>O instanceof m||O instanceof tt;function Y([O,...b]){const _=new J.N1(O);for(const D of b)_.add(D);return _}}),39955:((St,ht,L)=>{
L.d(ht,{$A:()=>K,P$:()=>D,VN:()=>b});var J=L(27077),m=L(93604),tt=L(5609),B=L(99689);const Y=.9,O=new Set("Span Quote Note Reference BibEntry Code Link Annot Ru\
by RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function b(rt){let j,lt=0;for(let W=rt;W&&lt<_;W=W.parent,lt++){if(W.type==="TR")return W;
!j&&!O.has(W.type)&&(j=W)}return j?(j.type==="Lbl"||j.type==="LBody")&&j.parent?.type==="LI"?j.parent:j:rt}const _=200;function D(rt,j){let lt=0,W=0;for(const x of rt)
x.style.marks.isArtifact||(lt+=x.text.length,j(x)&&(W+=x.text.length));return W>0&&W>=Y*lt}function*K(rt,j){const lt=[],W=[];for(let it=0;it<rt.length;it++){const N=rt[it];
it%J.y===J.y-1&&(yield J.Yz);const M=j(N);M?lt.push({fragment:N,leaf:M}):W.push(N)}const x=yield*(0,m.p9)(lt,(it,N)=>it.leaf.order-N.leaf.order||it.fragment.order-
N.fragment.order);let H=0;const F=new Map,k=it=>{const{element:N}=x[it].leaf;let M=F.get(N);return M||F.set(N,M=b(N)),M},Z=[],Q=[];for(let it=0,N;it<x.length;it=
N){const M=k(it);for(N=it+1;N<x.length&&k(N)===M;)N++;const I=x.slice(it,N).map(({fragment:X})=>X);(H+=I.length)>=J.y&&(H=0,yield J.Yz);const U=tt.eB.of(yield*(0,tt.
_I)(yield*(0,B.q9)(I)),M);if(Z.push(U),W.length>0)for(const{order:X}of I)Q.push({order:X,block:U})}return W.length===0?Z:yield*st(Z,Q,yield*(0,tt.ub)(yield*(0,tt.
_I)(yield*(0,B.q9)(W))))}function*st(rt,j,lt){const W=yield*(0,m.p9)(j,(F,k)=>F.order-k.order),x=[],H=new Map;for(const[F,k]of lt.entries()){F%J.y===J.y-1&&(yield J.
Yz);const Z=k.lines[0].segments[0].order;let Q=0;for(let M=W.length;Q<M;){const I=Q+M>>1;W[I].order<Z?Q=I+1:M=I}const it=W[Q-1]?.block,N=it&&H.get(it);N?N.push(
k):it?H.set(it,[k]):x.push(k)}return[...x,...rt.flatMap(F=>[F,...H.get(F)??[]])]}}),52332:((St,ht,L)=>{L.d(ht,{l$:()=>dt,HE:()=>g,SE:()=>d,x1:()=>ut});var J=L(61520),
m=L(27077),tt=L(93604),B=L(31681),Y=L(5609);const O=5,b=.75,_=.5,D=3,K=.08,st=.3,rt={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function j(S,$){const{
both:G,level:et,lowest:q,highest:nt}=S;return{...S,both:G+1,level:Math.abs($)<K?et+1:et,lowest:Math.min(q,$),highest:Math.max(nt,$)}}const lt=(S,$)=>$?{...S,before:S.
before+1}:{...S,after:S.after+1};function W({both:S,before:$,after:G,level:et,lowest:q,highest:nt}){const ct=Math.min($,G);return ct<O||S>b*(S+ct)?!1:S>=D&&et<=
_*S&&nt-q>=st}const x=3,H=4,F=2.5,k=6,Z=.8,Q=20,it=4;function*N(S){const $=S.map(()=>new Set);if(!M(S)&&!I(S))return $;let G=[],et=0;const q=({rows:nt,wordsBefore:ct,
wordsAfter:pt,from:yt,last:bt,sides:Rt})=>{const _t=nt>=x&&Math.min(ct,pt)>=H*nt,wt=W(Rt);if(!_t&&!wt)return;const Ct=({isGutter:mt,row:zt})=>mt==="whole"||!wt&&
(mt==="prose"||zt<yt);for(let mt=bt;mt&&!Ct(mt);mt=mt.above)mt.isGutter=wt?"whole":"prose",$[mt.row].add(mt.cell)};for(const[nt,ct]of S.entries()){const pt=S[nt-
1],yt=pt?ct.baseline-pt.baseline:0,bt=({last:_t})=>yt<=k*ct.size&&nt-_t.row<=Q,Rt=yt>F*ct.size;for(const _t of G)(Rt||!bt(_t))&&q(_t);G=G.filter(bt),Rt&&(G=G.map(
_t=>({..._t,rows:0,wordsBefore:0,wordsAfter:0,from:nt}))),(et+=ct.cells.length+G.length)>=m.y&&(et=0,yield m.Yz),G=U(G,ct,nt,q)}return G.forEach(q),$}function M(S){
const $=({fragments:et})=>et.length>=H,G=(et,q)=>S.some(({cells:nt})=>nt.slice(et,q||nt.length).some($));return G(0,-1)&&G(1,0)}function I(S){const $=S.reduce((G,{
cells:et})=>et.length===1?G+1:G,0);return $>=2*O&&S.length>$}function U(S,{cells:$,size:G},et,q){const nt=[];let ct=0,pt=-1/0;for(let yt=0;yt<=$.length;yt++){const bt=$[yt]?.
start??1/0,Rt=yt>0&&yt<$.length,_t=bt-pt>=Z*G,wt=[];for(;ct<S.length&&S[ct].start<bt;ct++){const mt=S[ct],[zt,Nt]=[Math.max(mt.start,pt),Math.min(mt.end,bt)];if(Nt-
zt<Z*G?q(mt):Rt?wt.push(v(mt,{start:zt,end:Nt},et,yt,$)):nt.push({...mt,start:zt,end:Nt,sides:lt(mt.sides,yt>0)}),mt.end>bt)break}Rt&&_t&&wt.length===0&&wt.push(
v(void 0,{start:pt,end:bt},et,yt,$));const Ct=X(wt);for(const mt of wt)Ct.has(mt)?nt.push(mt):q(mt);pt=Math.max(pt,$[yt]?.end??bt)}return nt}function X(S){return S.
length<=it?new Set(S):new Set([...S].sort(($,G)=>G.rows-$.rows).slice(0,it))}function v(S,$,G,et,q){return{...$,rows:(S?.rows??0)+1,wordsBefore:(S?.wordsBefore??
0)+q[et-1].fragments.length,wordsAfter:(S?.wordsAfter??0)+q[et].fragments.length,from:S?.from??G,last:{row:G,cell:et,above:S?.last,isGutter:"no"},sides:j(S?.sides??
rt,(q[et].baseline-q[et-1].baseline)/q[et].size)}}var p=L(99689),T=L(73356);const R=.4,z=1,y=3,h=2e3,f=.5;function*d(S){return yield*g(yield*(0,p.q9)(S),S)}function*g(S,$,G=!0){
const et=yield*w($),q=new Map;for(const ct of S){const pt=q.get(ct.frame);pt?pt.push(ct):q.set(ct.frame,[ct])}const nt=[];for(const ct of q.values()){yield m.Kl;
const pt=[];for(const bt of yield*V(yield*P(ct,et)))pt.push(ft(bt,et));const yt=G?yield*N(pt):void 0;nt.push(pt.map((bt,Rt)=>({...bt,gutters:yt?.[Rt]??E})))}return nt}
const E=new Set;function*w(S){const $=[];for(let et=1;et<S.length&&$.length<h;et++){et%m.y===0&&(yield m.Yz);const[q,nt]=[S[et-1],S[et]];if(q.style.frame!==nt.style.
frame||q.baseline!==nt.baseline)continue;const ct=(nt.start-q.end)/nt.style.size;ct>0&&ct<z&&(0,p.re)(q,nt)&&$.push(ct)}const G=yield*(0,tt.p9)($,(et,q)=>et-q);
return Math.max(z,y*(G[G.length>>1]??0))}function*P(S,$){const G=[];let et=0;for(const q of S){if((et+=q.fragments.length)>=m.y&&(et=0,yield m.Yz),q.end-q.start<
$*q.size||q.fragments.length<2){G.push(q);continue}let nt;for(const ct of q.fragments)nt&&Math.min(ct.start,ct.end)-nt.end<$*Math.max(nt.size,ct.style.size)?nt.
add(ct):G.push(nt=new p.Y4(ct))}return G}function*V(S){const $=yield*(0,tt.p9)(S,(et,q)=>et.baseline-q.baseline||et.start-q.start),G=[];for(const[et,q]of $.entries()){
et%m.y===m.y-1&&(yield m.Yz);const nt=G.at(-1);nt!==void 0&&nt.length<Y.Px&&q.baseline-nt[0].baseline<R*Math.min(q.size,nt[0].size)?nt.push(q):G.push([q])}for(const et of G)
et.sort((q,nt)=>q.start-nt.start);return G}function ft(S,$){const G=[];let et;for(const nt of S){const ct=G.at(-1),pt=ct&&nt.start-ct.end,yt=ct?Math.max(ct.size,
nt.size):0;pt!==void 0&&pt<$*yt&&pt>-f*yt?et===ct?et.join(nt):G[G.length-1]=et=ct.joined(nt):G.push(nt)}const q=G.reduce((nt,ct)=>ct.size>nt.size?ct:nt);return{
baseline:q.baseline,size:q.size,cells:G}}function*ut(S,$){const G=new J.q($),et=[];let q=0;for(const nt of S.flat())for(const ct of Mt(nt)){const pt=G.size;for(const[
yt,bt]of ct.entries())yt>0&&G.space(`
`),(0,T.T)(G,bt,$),!((q+=bt.fragments.length)<m.y)&&(q=0,G.settle(),yield m.Yz);et.push({start:pt,end:G.size}),G.space(`
`)}return{flow:G,lines:et}}function dt({cells:S,gutters:$}){if($.size===0)return[S];const G=[];for(const[et,q]of S.entries())et===0||$.has(et)?G.push([q]):G.at(
-1).push(q);return G}const Mt=S=>dt(S).map($=>Tt($)?[...$].reverse():$);function Tt(S){return S.length<2?!1:S.filter(({fragments:G})=>G.some(({mayTurn:et,text:q})=>et&&
(0,B.d)(q))).length>S.length/2}}),3133:((St,ht,L)=>{L.d(ht,{X:()=>T,b:()=>p});var J=L(62743),m=L(86491),tt=L(74135),B=L(6057),Y=L(65868),O=L(60660),b=L(84731),_=L(
89420);function D(y,h,f){const d=new Map,g=new Set,{fragments:E,edges:w}=y,P=[];for(const[ft,ut]of E.entries()){const dt=h(ut),Mt=dt&&V(dt.element);if(!Mt){P.push(
ut);continue}if(g.has(Mt)||Mt.firstPage!==f)continue;g.add(Mt);const Tt=(0,b.X5)(Mt.actualText.trim());if(Tt==="")continue;const S=new _.F(ut.style,ut.start,ut.
baseline,ut.order,w.count);S.text=Tt,S.end=K(E,ft,$=>{const G=h($);return G!==void 0&&V(G.element)===Mt});for(let $=0;$<Tt.length;$++)w.add(S.start,S.end);P.push(
S)}return P;function V(ft){if(d.has(ft))return d.get(ft);const ut=[];for(const dt of(0,O.Hy)(ft)){if(d.has(dt))break;ut.push(dt)}for(const dt of ut.reverse()){const Mt=dt.
parent&&d.get(dt.parent);d.set(dt,Mt??(dt.actualText===void 0?void 0:dt))}return d.get(ft)}}function K(y,h,f){const d=y[h];let{end:g}=d;for(let E=h+1;E<y.length;E++){
const w=y[E];if(w.baseline!==d.baseline||w.style.frame!==d.style.frame||!f(w))break;g=Math.max(g,w.end)}return g}var st=L(98689),rt=L(36211),j=L(5490);const lt=3,
W=.5,x=4,H=2e4;class F{get rules(){return this.found.length>H?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(h,{matrix:f},d,g){const E=rt.
lJ.get(h.operator);E?this.paints(E,g):this.found.length<=H&&this.path.length+this.boxes.length<=H&&this.extends(h,f)}extends(h,f){const d=(0,j.M)(h);switch(h.operator){case"\
re":{const[g=NaN,E=NaN,w=NaN,P=NaN]=d,V=(0,tt.zl)(f,[g,E,g+w,E+P]);V.every(Number.isFinite)&&this.boxes.push(V);return}case"m":this.first=this.last=(0,tt.Gd)(f,
d[0],d[1]);return;case"l":this.line((0,tt.Gd)(f,d[0],d[1]));return;case"c":case"v":case"y":this.last=(0,tt.Gd)(f,d.at(-2),d.at(-1));return;case"h":this.line(this.
first)}}line(h){this.path.push([this.last,h]),this.last=h}paints({fill:h,strokes:f,closes:d},g){if(d&&this.line(this.first),!g&&f){for(const[[E,w],[P,V]]of this.
path)this.add(E,w,P,V,W);for(const[E,w,P,V]of this.boxes)this.around(E,w,P,V)}if(!g&&h)for(const[E,w,P,V]of[...this.boxes,...this.outline()])this.add(E,w,P,V,lt);
this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,tt.$L)(this.path.flat())]}around(h,f,d,g){if(d-h<=lt||g-f<=lt){this.add(
h,f,d,g,lt);return}for(const E of[f,g])this.add(h,E,d,E,W);for(const E of[h,d])this.add(E,f,E,g,W)}add(h,f,d,g,E){const[w,P]=[Math.abs(d-h),Math.abs(g-f)];if(!(Math.
min(w,P)<=E&&Math.max(w,P)>=x))return;const V=P>w;this.found.push(V?{isVertical:V,at:(h+d)/2,from:Math.min(f,g),to:Math.max(f,g)}:{isVertical:V,at:(f+g)/2,from:Math.
min(h,d),to:Math.max(h,d)})}}var k=L(27077),Z=L(77211),Q=L(33579),it=L(52332),N=L(99689);const M=200,I=2e4;class U{index;found;characters;unreadable;ordered;reading;segmented;constructor(h,f){
this.index=h,this.found=f,this.characters=f.characters,this.unreadable=f.unreadable}get blocks(){return this.ordered??=(0,k.zd)(this.order())}*blocksByLook(){const{
fragments:h,leafOf:f,rules:d,hasTablesApart:g=!0}=this.found;return d&&!f&&g?this.blocks:yield*(0,Q.NQ)(h,void 0,d??[])}order(){const{fragments:h,leafOf:f,rules:d,
hasTablesApart:g=!0}=this.found;return(0,Q.NQ)(h,f,g?d:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,N.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,k.zd)((0,Q.dV)(this.blocks,this.found.edges))}async prepare(h){const{fragments:f,edges:d}=this.found;f.length<M&&this.characters<I||(this.
ordered=await(0,k.k6)(this.order(),h),this.reading=await(0,k.k6)((0,Q.dV)(this.ordered,d),h))}*layout(h){return h==="reading"?this.flow.text:yield*(0,Z.Z)(this.
found.fragments,this.found.edges)}*visualText(h=!0){const{fragments:f,edges:d}=this.found;return yield*(0,it.x1)(yield*(0,it.HE)(yield*this.segments(),f,h),d)}*lines(){
return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(h){const f=yield*(0,Q.td)(this.blocks,this.found.edges),d=[];for(const{
0:g,index:E}of f.text.matchAll(h)){const w=f.box(E,E+g.length);w&&d.push({text:g,...w}),d.length%k.y===k.y-1&&(yield k.Yz)}return d}}const X=200,v=2e4,p=({characters:y})=>Math.
min(y+X,v);class T{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(h,f=!1,d=!0){this.document=h,this.findsRules=f,this.hasTablesApart=d,
this.contents=new Y.i(h)}async page(h){const{document:f}=this,d=(0,B.iw)(f,h),{width:g,height:E}=(0,tt.iN)(d),w={width:g*d.userUnit,height:E*d.userUnit},P=new st.
g(w.width,w.height,this.expected),V=this.findsRules?new F:void 0,ft=await this.contents.read(h,P,V);return this.expected=p(P),this.assemble(h,P,w,{rules:V?.rules,
damage:ft,usesElementTexts:!0})}async assemble(h,f,d,{rules:g,damage:E,usesElementTexts:w}){const{document:P}=this;f.finish();const V=h<0?-1:P.pages.number(h),ft=h<
0?void 0:await(this.tags??=(0,O.g$)(P)),ut=ft?.hasPage(V)?R(ft,V):void 0,dt=w&&ut&&ft?.hasTexts?D(f,ut,V):f.fragments,Mt=z(dt),Tt=ft?.hasTexts===!0,S={fragments:dt,
edges:f.edges,...Mt,damage:E,leafOf:ut,hasElementTexts:Tt,rules:g,...d},$=new U(h,{...S,hasTablesApart:this.hasTablesApart});return await $.prepare(P.job.pace),
$}}function R(y,h){let f,d;return({style:{marks:g}})=>(g!==f&&(f=g,d=g.id<0?void 0:y.leaf(h,g.stream,g.id)),d)}function z(y){let h=0,f=0,d=0;for(const{text:g,style:E}of y){
const w=f;h+=g.length;for(let P=g.indexOf(J.m);P>=0;P=g.indexOf(J.m,P+1))f++;E.font===m.Z&&(d+=g.length-(f-w))}return{characters:h,unreadable:f,assumed:d}}}),31681:((St,ht,L)=>{
L.d(ht,{d:()=>m,f:()=>st});const J=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,m=x=>J.test(x),tt=0,B=1,Y=2,O=3,b=4,_=new RegExp("\\p{\
L}","u"),D=new RegExp("\\p{Nd}","u");function K(x){return D.test(x)?O:J.test(x)?Y:_.test(x)?B:/^[.,:/%+\-\u066b\u066c]$/.test(x)?b:tt}function st(x,H){const F=x.
map(K),k=F.filter(I=>I===Y).length,Z=H.includes(!0);if(k===0)return Z?rt(H):void 0;const Q=F.filter(I=>I===B).length,it=k>=Q||Z,N=x.map((I,U)=>U);it&&N.reverse(),
j(F,it);const M=I=>it?F[I]!==Y:F[I]!==B;for(let I=0,U;I<N.length;I=U){for(U=I+1;U<N.length&&M(N[U])===M(N[I]);)U++;M(N[I])&&(W(N,I,U),it||lt(N,F,I,U))}return N}
function rt(x){const H=x.map((F,k)=>k);for(let F=0,k;F<H.length;F=k){for(k=F+1;k<H.length&&x[k]===x[F];)k++;x[F]&&W(H,F,k)}return H}function j(x,H){for(let Z=0;Z<
x.length;Z++)if(x[Z]===b){const Q=x[Z-1]===O&&x[Z+1]===O;x[Z]=Q?O:tt}const F=H?Y:B,k=Z=>Z===void 0?F:Z===O?H?Y:B:Z;for(let Z=0,Q;Z<x.length;Z=Q){if(Q=Z+1,x[Z]!==
tt)continue;for(;Q<x.length&&x[Q]===tt;)Q++;const it=k(x[Z-1]),N=k(x[Q]);x.fill(it===N?it:F,Z,Q)}if(!H){for(let Z=0;Z<x.length;Z++)if(x[Z]===O){let Q=Z;for(;x[Q]===
O;)Q++;(x[Z-1]!==Y||x[Q]!==Y)&&x.fill(B,Z,Q),Z=Q}}}function lt(x,H,F,k){for(let Z=F,Q;Z<k;Z=Q)if(Q=Z+1,H[x[Z]]===O){for(;Q<k&&H[x[Q]]===O;)Q++;W(x,Z,Q)}}function W(x,H,F){
for(let k=H,Z=F-1;k<Z;k++,Z--)[x[k],x[Z]]=[x[Z],x[k]]}}),99689:((St,ht,L)=>{L.d(ht,{Y4:()=>j,lP:()=>W,q9:()=>lt,re:()=>it});var J=L(98689),m=L(27077),tt=L(93604),
B=L(31681);const Y=1.6,O=.5,b=.15,_=.6,D=.6,K=.35,st=.02,rt=5e3;class j{fragments;start;end;baseline;size;top;bottom;characters;constructor(M){this.fragments=[M],
this.start=Math.min(M.start,M.end),this.end=Math.max(M.start,M.end),this.baseline=M.baseline,this.size=M.style.size,this.top=M.top,this.bottom=M.bottom,this.characters=
M.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(M){const I=this.fragments[this.fragments.length-1];
this.fragments.push(M),this.characters+=M.text.length;const U=Math.min(M.start,M.end),X=Math.max(M.start,M.end);U<this.start&&(this.start=U),X>this.end&&(this.end=
X);const{style:v,baseline:p}=M;v===I.style&&p===I.baseline||(v.size>this.size*1.05&&(this.size=v.size,this.baseline=p),M.top<this.top&&(this.top=M.top),M.bottom>
this.bottom&&(this.bottom=M.bottom))}join(M){for(const I of M.fragments)this.add(I)}joined(M){const[I,...U]=this.fragments,X=new j(I);for(const v of U)X.add(v);
return X.join(M),X}sort(){const{fragments:M}=this;for(let I=1;I<M.length;I++)if(M[I].start<M[I-1].start){M.sort((U,X)=>U.start-X.start||U.order-X.order);return}}}
function*lt(N){const M=[];let I;for(let v=0;v<N.length;v++){const p=N[v];v%m.y===m.y-1&&(yield m.Yz),I&&x(I,p)?I.add(p):M.push(I=new j(p))}const U=yield*H(M);let X=0;
for(const v of U)v.sort(),X+=v.fragments.length,!(X<m.y)&&(X=0,yield m.Yz);return U}const W=({style:N,text:M,mayTurn:I})=>N.marks.isReversed||I&&(0,B.d)(M);function x(N,M){
const{style:I,start:U,end:X,baseline:v}=M;if(I.frame!==N.frame||N.characters>rt)return!1;const p=Math.max(I.size,N.size),T=Math.abs(v-N.baseline);if(T>_*p)return!1;
const R=U-N.end,z=N.start-Math.max(U,X);return T>b*p?R>-O*p&&R<D*p:R>-O*p&&R<Y*p||z>-O*p&&z<(W(M)?D:K)*p}function*H(N){if(N.length<2)return[...N];const M=new Map;
for(const{frame:v}of N)M.has(v)||M.set(v,M.size);const I=[];for(let v=0;v<N.length;v++){const p=N[v];v%m.y===m.y-1&&(yield m.Yz),I.push({segment:p,order:v,frame:M.
get(p.frame)})}const U=yield*(0,tt.p9)(I,(v,p)=>v.frame-p.frame||v.segment.baseline-p.segment.baseline||v.segment.start-p.segment.start),X=new Set;for(let v=0;v<
U.length;v++){v%m.y===m.y-1&&(yield m.Yz);const{segment:p,frame:T,order:R}=U[v];if(!(X.size>0&&X.has(p)))for(let z=v+1;z<Math.min(U.length,v+F);z++){const y=U[z],
h=Math.min(p.size,y.segment.size);if(y.frame!==T||y.segment.baseline-p.baseline>b*h)break;if(X.has(y.segment)||!Z(p,y.segment))continue;const[f,d]=R<y.order?[p,
y.segment]:[y.segment,p];if(f.join(d),X.add(d),d===p)break}}return X.size===0?[...N]:N.filter(v=>!X.has(v))}const F=50,k=/:$/;function Z(N,M){const I=Math.min(N.
size,M.size);if(N.characters+M.characters>rt||Math.max(N.size,M.size)>1.5*I||Q(N)||Q(M))return!1;const[U,X]=N.start<=M.start?[N,M]:[M,N],v=X.start-U.end,p=k.test(
U.fragments.at(-1).text)?D:K;return v>-st*I&&v<p*I}const Q=({fragments:N})=>N.length===1&&N[0].text.length===1;function it(N,M){return M.order===N.order+1&&(N.spaceAfter||
M.spaceBefore)?!0:M.start-N.end>Math.max((0,J.U)(N.style),(0,J.U)(M.style))}}),73356:((St,ht,L)=>{L.d(ht,{T:()=>Y,x:()=>B});var J=L(61520),m=L(31681),tt=L(99689);
function B(b,_){const D=new J.q(_);return Y(D,b,_),D.text}function Y(b,{fragments:_},D){if(_.some(tt.lP)){O(b,_,D);return}for(let K=0;K<_.length;K++){const st=_[K];
K>0&&(0,tt.re)(_[K-1],st)&&b.space(" "),b.add(st)}}function O(b,_,D){const K=[];for(const[lt,W]of _.entries()){lt>0&&(0,tt.re)(_[lt-1],W)&&K.push({text:" ",from:0,
to:0});const{text:x}=W;for(let H=0,F;H<x.length;H=F){for(F=H+1;F<x.length&&D.isOneGlyph(W,F-1);)F++;K.push({text:x.slice(H,F),fragment:W,from:H,to:F})}}const st=K.
map(({text:lt})=>lt),rt=lt=>K[lt]?.fragment?.style.marks.isReversed??!1,j=K.map(({fragment:lt},W)=>rt(W)||!lt&&rt(W-1)&&rt(W+1));for(const lt of(0,m.f)(st,j)??st.
keys()){const{text:W,fragment:x,from:H,to:F}=K[lt];x?b.add(x,H,F):b.space(W)}}})};
