"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((bt,lt,x)=>{x.d(lt,{D:()=>Q,L:()=>E});var Z=x(45657);function E({cos:I,sin:P},S,M,O,R){if(P===0&&I===1)
return{x:S,y:O,width:M-S,height:R-O};const U=[S*I-O*P,M*I-O*P,S*I-R*P,M*I-R*P],st=[S*P+O*I,M*P+O*I,S*P+R*I,M*P+R*I],[it,j]=[(0,Z.YG)(U),(0,Z.YG)(st)];return{x:it,
y:j,width:(0,Z.Kf)(U)-it,height:(0,Z.Kf)(st)-j}}function Q(I,P){const[S,M]=[Math.min(I.x,P.x),Math.min(I.y,P.y)];return{x:S,y:M,width:Math.max(I.x+I.width,P.x+P.
width)-S,height:Math.max(I.y+I.height,P.y+P.height)-M}}}),60660:((bt,lt,x)=>{x.d(lt,{nZ:()=>H,g$:()=>L,Bi:()=>G,Hy:()=>y});var Z=x(77581),E=x(45599),Q=x(70549),
I=x(9819);const P=1e3,S=20,M=200,O=20;function R(b,d,g){let[f,l,u]=[1,1,[]];for(const m of U(b,d)){f=st(b,m.get("ColSpan"))??f,l=st(b,m.get("RowSpan"))??l;const T=b.
array(m.get("Headers"));T&&(u=T.slice(0,S).flatMap(v=>it(b,v)??[]))}return{columns:f,rows:l,id:it(b,g),heads:u}}function U(b,d){return d===void 0?[]:(b.array(d)?.
slice(0,O)??[d]).flatMap(f=>b.dict(f)??[])}function st(b,d){const g=d===void 0?void 0:b.resolve(d);return typeof g=="number"&&Number.isInteger(g)&&g>=1&&g<=P?g:
void 0}function it(b,d){const g=d===void 0?void 0:b.resolve(d);return g instanceof E.Mx?(0,Z.g7)(g).slice(0,M):void 0}var j=x(78157),ot=x(79725),D=x(82416);const A=2e3,
C=9;class W{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new ot.R;number=0;isReference=!1;constructor(d){this.document=d}read(d){const{
entries:g,kids:f}=this;f.length=0;const l=this.document.place(d);if(!l||!g.locate(l.bytes,l.start,Math.min(l.end,l.start+A)))return!1;const{bytes:u}=l,{at:m}=g;
if(g.find(u,"MCID")>=0)return!1;this.hasTexts=g.find(u,"ActualText")>=0||g.find(u,"Alt")>=0,this.hasAttributes=g.find(u,"A")>=0||g.find(u,"ID")>=0;const T=g.find(
u,"S");if(T<0||u[m[T+2]]!==j.cL)return!1;this.name(u,m[T+2]+1,m[T+3]);const v=g.find(u,"Pg");if(this.page=-1,v>=0){if(this.after(u,m[v+2],m[v+3])!==m[v+3]||!this.
isReference)return!1;this.page=this.number}const N=g.find(u,"K");return N<0||this.readKids(u,m[N+2],m[N+3])}name(d,g,f){const{type:l}=this;let u=0;if(l.length===
f-g)for(;u<l.length&&d[g+u]===l.charCodeAt(u);)u++;(u<f-g||u===0)&&(this.type=(0,D.MQ)(d,g,f))}readKids(d,g,f){const l=d[g]===j.WL,u=l?f-1:f;if(l&&d[u]!==j.wt)return!1;
for(let m=(0,j.AN)(d,l?g+1:g,u);m<u;m=(0,j.AN)(d,m,u)){if(m=this.after(d,m,u),m<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return l||
!this.isReference||this.isDictionary(this.number)}isDictionary(d){const g=this.document.place(d);return g!==void 0&&g.bytes[(0,j.AN)(g.bytes,g.start,g.end)]===j.
iH}after(d,g,f){let l=g,u=0;for(;l<f&&B(d[l]);l++)u=u*10+d[l]-j.l0;if(l===g||l-g>C||(this.number=u,this.isReference=!1,l<f&&!F(d[l])))return-1;const m=(0,j.AN)(
d,l,f);let T=m;for(;T<f&&B(d[T]);)T++;const v=(0,j.AN)(d,T,f);return T===m||v>=f||d[v]!==j.AV?l:(this.isReference=!0,v+1)}}const B=b=>b>=j.l0&&b<=j.ev,F=b=>b===
32||b===10||b===13,V=1e7,q=1e4;class _{pages=new Map;count=0;last;hasTexts=!1;leaf(d,g,f){const l=this.pages.get(d);return g===0&&f<q?l?.own[f]:l?.others.get(g*
V+f)}leaves(d){const{own:g=[],others:f}=this.pages.get(d)??{};return[...g.flat(),...f?.values()??[]].sort((l,u)=>l.order-u.order)}hasPage(d){return this.pages.has(
d)}add(d,g,f,l){if(!Number.isInteger(l)||l<0||l>=V)return;const{own:u,others:m}=this.leavesOf(g);if(f===0&&l<q)u[l]??={element:d,order:this.count++};else{const T=f*
V+l;m.has(T)||m.set(T,{element:d,order:this.count++})}for(let T=d;T&&T.firstPage<0;T=T.parent)T.firstPage=g}leavesOf(d){if(this.last?.number===d)return this.last.
leaves;let g=this.pages.get(d);return g||this.pages.set(d,g={own:[],others:new Map}),this.last={number:d,leaves:g},g}}const L=(0,Q.n)(tt);function G(b){const d=b.
dict(b.catalog.get("MarkInfo"));return b.dict(b.catalog.get("StructTreeRoot"))!==void 0&&b.resolve(d?.get("Marked"))===!0}async function tt(b){const d=b.dict(b.
catalog.get("StructTreeRoot"));if(!d||b.resolve(b.dict(b.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const g=new nt(b,b.dict(d.get("RoleMap")));return await g.
run(d),g.tags}class nt{document;roles;tags=new _;visit;bytes;types=new Map;open=[];constructor(d,g){this.document=d,this.roles=g,this.visit=new I._i(d),this.bytes=
new W(d)}async run(d){const{open:g,document:f}=this;this.push(d.get("K"),void 0,-1);for(let l=g.pop();l;l=g.pop()){this.take(l);const u=f.job.pace.step(300);u&&
await u}}push(d,g,f){if(d===void 0)return;const l=(0,E.i9)(d)||(0,E.cy)(d)?this.document.array(d)??[d]:[d];for(let u=l.length-1;u>=0;u--)this.open.push({kid:l[u],
parent:g,page:f})}take({kid:d,parent:g,page:f}){if(typeof d=="number"){g&&f>=0&&this.tags.add(g,f,0,d);return}if(!this.visit.first(d)||(0,E.i9)(d)&&this.takeBytes(
d.number,g,f))return;const l=this.document.dict(d);if(!l)return;const u=l.get("Pg"),m=(0,E.i9)(u)?u.number:f,T=l.get("MCID");if(T!==void 0){const at=l.get("Stm");
g&&m>=0&&this.tags.add(g,m,(0,E.i9)(at)?at.number:0,Number(this.document.resolve(T)));return}const v=this.document.resolve(l.get("S"));if(!(v instanceof E.SX))return;
const N=this.standard(v.text),et={type:N,parent:g,actualText:this.text(l.get("ActualText")),alternative:this.text(l.get("Alt")),cell:H(N)?R(this.document,l.get(
"A"),l.get("ID")):void 0,firstPage:-1};this.enter(et),this.push(l.get("K"),et,m),(0,E.i9)(d)&&this.document.release(d.number)}takeBytes(d,g,f){const{bytes:l,document:u,
open:m,tags:T}=this;if(!l.read(d))return!1;const{hasTexts:v,hasAttributes:N,kids:et}=l,at=this.standard(l.type),ht=N&&H(at),dt={type:at,parent:g,actualText:v?this.
text(u.entry(d,"ActualText")):void 0,alternative:v?this.text(u.entry(d,"Alt")):void 0,cell:ht?R(u,u.entry(d,"A"),u.entry(d,"ID")):void 0,firstPage:-1};this.enter(
dt);const yt=l.page<0?f:l.page;if(et.some(Et=>Et<0))for(let Et=et.length-1;Et>=0;Et--){const z=et[Et];m.push({kid:z<0?new E.oS(-1-z):z,parent:dt,page:yt})}else if(yt>=
0)for(const Et of et)T.add(dt,yt,0,Et);return!0}enter(d){const{type:g,parent:f,actualText:l}=d;l!==void 0&&(this.tags.hasTexts=!0),!(f?.type!=="TR"||!H(g))&&(f.
cells?f.cells.push(d):f.cells=[d])}text(d){const g=d===void 0?null:this.document.resolve(d);return g instanceof E.Mx?(0,Z.g7)(g):void 0}standard(d){const g=this.
types.get(d);if(g!==void 0)return g;let f=d;for(let l=0;l<16;l++){const u=this.document.resolve(this.roles?.get(f));if(!(u instanceof E.SX)||u.text===f)break;f=
u.text}return this.types.set(d,f),f}}const H=b=>b==="TD"||b==="TH";function*y(b){for(let d=b;d;d=d.parent)yield d}}),34659:((bt,lt,x)=>{x.d(lt,{a:()=>Z,v:()=>E});
const Z="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",E='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p\
{L}))'}),84731:((bt,lt,x)=>{x.d(lt,{Ps:()=>ot,RO:()=>O,V0:()=>st,X5:()=>R});const Z=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
E=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,Q=/[\t\n\v\f\r\u00a0]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=173,S=1e4,M=100;
class O{cleaned=new Map;clean(A){if(A.length===1){const W=A.charCodeAt(0);if(W>32&&W<127||W>160&&W<1536&&W!==P||W>=11904&&W<55296)return A}let C=this.cleaned.get(
A);return C===void 0&&(C=R(A),this.cleaned.size<S&&A.length<=M&&this.cleaned.set(A,C)),C}}function R(D){return D.replace(Q," ").replace(Z,"").replace(E,A=>A.normalize(
"NFKC")).replace(I,"�")}const U=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function st(D){if(D.length!==1)return;const A=D.charCodeAt(0);return(A<128?A===94||A===96||A===126:A<=733&&
(A>=710||A<=184))?U.get(A):void 0}const it=new RegExp("^\\p{L}$","u"),j=new Map([["ı","i"],["ȷ","j"]]);function ot(D,A){if(!it.test(D))return;const C=((j.get(
D)??D)+A).normalize("NFC");return C.length===1?C:void 0}}),62897:((bt,lt,x)=>{x.d(lt,{K:()=>E,Y:()=>Z});function Z(Q,I=1/0){let P=I;for(const S of Q)S<P&&(P=S);
return P}function E(Q,I=-1/0){let P=I;for(const S of Q)S>P&&(P=S);return P}}),61520:((bt,lt,x)=>{x.d(lt,{q:()=>Q});var Z=x(4186);const E=500;class Q{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(S){
this.edges=S}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(S){this.flush();let M="";for(let O=this.parts.length-
1;O>=0&&M.length<S;O--)M=this.parts[O]+M;return M.slice(-S)}lastLetter(){this.flush();for(let S=this.parts.length-1;S>=0;S--){const M=this.parts[S];for(let O=M.
length-1;O>=0;O--)if(M[O]!==`
`)return M.charCodeAt(O)}return 0}add(S,M=0,O=S.text.length){const R=M===0&&O===S.text.length;R||this.cuts.set(this.offsets.length,{from:M,to:O}),this.offsets.push(
this.length),this.fragments.push(S),this.space(R?S.text:S.text.slice(M,O))}fromOf(S){return this.cuts.size===0?0:this.cuts.get(S)?.from??0}toOf(S){return(this.cuts.
size===0?void 0:this.cuts.get(S)?.to)??this.fragments[S].text.length}settle(){this.flush();const S=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(S).join("")),this.settled=this.parts.length}space(S){this.rest+=S,this.length+=S.length,this.whole=void 0,this.rest.length>E&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(S){this.flush(),this.whole=void 0,this.length-=S;for(let M=S;M>0;){const O=this.parts.pop()??"";O.
length>M&&this.parts.push(O.slice(0,-M)),M-=O.length}for(let M=this.offsets.length-1;M>=0;M--){const[O,R,U]=[this.offsets[M],this.fromOf(M),this.toOf(M)];if(O+U-
R<=this.length)break;this.cuts.set(M,{from:R,to:Math.max(R,this.length-O+R)})}}*pieces(){const{text:S}=this;let M=0;for(const[O,R]of this.offsets.entries()){const U=this.
toOf(O)-this.fromOf(O);U<=0||(yield{space:S.slice(M,R),text:S.slice(R,R+U),fragment:this.fragments[O]},M=R+U)}}box(S,M){const O=this.lineBoxes(S,M);return O.length===
0?void 0:O.reduce(Z.D)}letters(S,M){return Array.from(this.within(S,M),({fragment:O,from:R,to:U,position:st})=>({first:O.letters+R,position:st,count:U-R}))}*within(S,M){
for(let O=Math.max(this.pieceAt(S),0);O<this.offsets.length&&this.offsets[O]<M;O++){const R=this.offsets[O],U=this.fromOf(O),st=Math.max(U,U+S-R),it=Math.min(this.
toOf(O),U+M-R);st<it&&(yield{fragment:this.fragments[O],from:st,to:it,position:R+st-U})}}lineBoxes(S,M){const O=[];let R;for(const{fragment:U,from:st,to:it}of this.
within(S,M)){const j=this.edges.box(U,st,it);R&&I(R,U)?O.push((0,Z.D)(O.pop(),j)):O.push(j),R=U}return O}at(S){const M=this.pieceAt(S);if(M<0)return;const O=this.
toOf(M)-this.fromOf(M);return S<this.offsets[M]+O?this.fragments[M]:void 0}pieceAt(S){let M=0,O=this.offsets.length;for(;M<O;){const R=M+O>>1;this.offsets[R]<=S?
M=R+1:O=R}return M-1}}function I(P,S){return P.style.frame!==S.style.frame?!1:2*(Math.min(P.bottom,S.bottom)-Math.max(P.top,S.top))>=Math.min(P.bottom-P.top,S.bottom-
S.top)}}),98689:((bt,lt,x)=>{x.d(lt,{g:()=>tt,U:()=>G});var Z=x(84731);const E=.1,Q=50,I=256,P=4,S=1073741823;class M{letters;fragments;count=0;hashes;heads;next;constructor(y,b,d){
this.letters=y,this.fragments=b;let g=I;for(;g*P<d;)g*=2;this.hashes=new Int32Array(g),this.heads=new Int32Array(g),this.next=new Int32Array(g)}add(y,b){const{fragments:d,
heads:g,hashes:f,next:l}=this,u=this.hashOf(y.letters,b);let m=0;for(let T=g[u&g.length-1];T>0&&m<Q;T=l[T-1]){if(m++,f[T-1]!==u)continue;const v=d[T-1];if((T<d.
length?d[T].letters:y.letters)-v.letters===b&&O(v,y)&&this.isSameText(v,y,b))return!1}return this.count===f.length&&this.grow(),this.hashes[this.count]=u,this.link(
++this.count,u),d.push(y),!0}hashOf(y,b){const{units:d}=this.letters;let g=b;for(let f=y;f<y+b;f++)g=(g<<5)-g+d[f]&S;return g^g>>15}isSameText(y,b,d){const{units:g}=this.
letters;for(let f=0;f<d;f++)if(g[y.letters+f]!==g[b.letters+f])return!1;return!0}link(y,b){const d=b&this.heads.length-1;this.next[y-1]=this.heads[d],this.heads[d]=
y}grow(){const{hashes:y,count:b}=this;this.hashes=new Int32Array(2*b),this.hashes.set(y),this.heads=new Int32Array(2*b),this.next=new Int32Array(2*b);for(let d=0;d<
b;d++)this.link(d+1,y[d])}}function O(H,y){const b=E*y.style.size;return H.style.frame===y.style.frame&&Math.abs(H.start-y.start)<b&&Math.abs(H.end-y.end)<2*b&&
Math.abs(H.baseline-y.baseline)<b}var R=x(89420),U=x(78157);const st=512,it=256;class j{units;used=0;all=0;constructor(y){this.units=new Uint16Array(Math.max(y,
st))}add(y){if(this.used===this.units.length){const b=new Uint16Array(this.used*2);b.set(this.units),this.units=b}this.units[this.used++]=y,this.all|=y}drop(y){
this.used-=y}replace(y,b){this.used-=y;for(let d=0;d<b.length;d++)this.add(b.charCodeAt(d))}text(){const y=this.units.subarray(0,this.used);return this.all<it?(0,U.
bS)(Uint8Array.from(y)).toString("latin1"):(0,U.bS)(new Uint8Array(y.buffer,0,2*y.length)).toString("utf16le")}}const ot=.02,D=.12,A=.5,C=.4,W=32,B=127,F=1424,V=1e3,
q=.1,_=.18,L=.25;function G({font:H,frame:y,size:b,unit:d}){return y.vertical?b/2:d*Math.min(Math.max((H.space??L)/2,q),_)}class tt{width;height;fragments=[];edges;cleaner=new Z.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(y,b,d=0,g=!1){this.width=y,this.height=b,this.edges=
new R.l(d,g),this.letters=new j(d),this.drawn=new M(this.letters,this.fragments,d)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(y,b,d,g,f){b===" "?this.space():this.follows(y,b,d,g,f)||this.place(y,b,d,g,f)}follows(y,b,d,g,f){const{open:l}=this;if(l===void 0||
l.style!==y||l.baseline!==f||this.isSpaced||b.length!==1)return!1;const u=b.charCodeAt(0),m=d-l.end;return u<=W||u>=B||d<this.end||m>this.gap||m<-C*y.unit||y.frame.
sin!==0||y.frame.cos!==1||g<d||g<0||d>this.width||this.letters.used-l.letters>=V?!1:(l.end=this.end=g,this.text=b,this.start=d,this.letters.add(u),this.edges.add(
d,g),!0)}place(y,b,d,g,f){const l=this.cleaner.clean(b);if(l===" "?this.space():l===""&&b!==""&&this.open&&d<=this.open.end&&(this.open.end=Math.max(g,this.open.
end)),l===""||l===" ")return;if(!this.isEndless&&!this.isVisible(y,d,g,f)){this.leavesOut=!0;return}const{open:u}=this;u&&u.style.frame===y.frame&&d<this.end-D*
y.unit&&this.overlaps(u,y,l,d,g,f)||((!u||u.style!==y||this.letters.used-u.letters>=V||this.isSpaced||d-u.end>this.gap||d-u.end<-C*y.unit||Math.abs(f-u.baseline)>
ot*y.size)&&this.begin(y,d,f),this.append(l,d,g))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:y,
letters:b}=this,d=b.text();for(let g=y.length-1,f=b.used;g>=0;g--){const l=y[g];l.text=d.slice(l.letters,f),f=l.letters}}append(y,b,d){const g=this.open;g.end=d,
this.text=y,this.start=b,this.end=d;for(let f=0;f<y.length;f++){const l=y.charCodeAt(f);l>=F&&(g.mayTurn=!0),this.letters.add(l),this.edges.add(b,d)}}begin(y,b,d){
this.close();const g=new R.F(y,b,d,this.drawnCount++,this.letters.used);g.mayTurn=!1,g.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==y&&(this.gap=
G(y)),this.open=g}overlaps(y,b,d,g,f,l){const u=Math.abs(l-y.baseline),m=Math.max(f-g,this.end-this.start);if(u>A*b.size||Math.abs(g+f-this.start-this.end)>m||this.
text==="")return!1;if(d===this.text&&Math.abs(g-this.start)<E*b.size&&u<E*b.size)return this.edges.join(),!0;const T=(0,Z.V0)(d),v=(0,Z.V0)(this.text),N=T!==void 0?
(0,Z.Ps)(this.text,T):v===void 0?void 0:(0,Z.Ps)(d,v);return N===void 0?!1:(N.charCodeAt(0)>=F&&(y.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,N),this.edges.drop(this.text.length-(T===void 0?0:1)),T===void 0&&(this.edges.add(g,f),this.start=g,y.end=this.end=Math.max(f,g)),this.text=N,!0)}close(){
const{open:y,letters:b}=this;if(!y)return;const d=b.used-y.letters;this.drawn.add(y,d)||(this.leavesOut=!0,b.drop(d),this.edges.drop(d))}isVisible({frame:{cos:y,
sin:b},size:d},g,f,l){const u=l-nt*d,{width:m,height:T}=this,v=g*y-u*b,N=g*b+u*y,et=v+(f-g)*y,at=N+(f-g)*b;return(v>=0||et>=0)&&(N>=0||at>=0)&&(v<=m||et<=m)&&(N<=
T||at<=T)}}const nt=.3}),89420:((bt,lt,x)=>{x.d(lt,{F:()=>Q,l:()=>P});var Z=x(4186);const E=3;class Q{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(M,O,R,U,st){
this.style=M,this.start=O,this.baseline=R,this.order=U,this.letters=st,this.end=O}get top(){const{font:M,frame:O,size:R}=this.style;return this.baseline-(O.vertical?
.5:M.ascent)*R}get bottom(){const{font:M,frame:O,size:R}=this.style;return this.baseline+(O.vertical?.5:-M.descent)*R}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==E}get box(){return(0,Z.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const I=512;class P{values;used=0;glyph=0;glyphs;joined=[];constructor(M,O=!1){
this.values=new Float64Array(2*Math.max(M,I)),this.glyphs=O?[]:void 0}get count(){return this.used/2}add(M,O){if(this.used+2>this.values.length){const R=new Float64Array(
this.values.length*2);R.set(this.values),this.values=R}this.values[this.used++]=M,this.values[this.used++]=O,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(M){this.used-=2*M,this.glyphs&&(this.glyphs.length-=M)}isOneGlyph(M,O){const R=2*(M.letters+O);return this.values[R]===
this.values[R+2]&&this.values[R+1]===this.values[R+3]}box(M,O,R){let U=1/0,st=-1/0;for(let it=2*(M.letters+O);it<2*(M.letters+R);it++){const j=this.values[it];j<
U&&(U=j),j>st&&(st=j)}return(0,Z.L)(M.style.frame,U,st,M.top,M.bottom)}}}),27077:((bt,lt,x)=>{x.d(lt,{Kl:()=>P,Yz:()=>I,k6:()=>E,y:()=>Q,zd:()=>Z});function Z(S){
for(;;){const{done:M,value:O}=S.next();if(M)return O}}async function E(S,M){for(;;){const{done:O,value:R}=S.next();if(O)return R;const U=M.step(R);U&&await U}}const Q=1e3,
I=3e5,P=1e4}),5609:((bt,lt,x)=>{x.d(lt,{N1:()=>V,Px:()=>F,_I:()=>_,eB:()=>q,tS:()=>M,ub:()=>L});var Z=x(45657),E=x(34659),Q=x(62897),I=x(27077);const P=.3,S=.5,
M=1.75,O=1.25,R=3,U=3.2,st=.1,it=.05,j=15,ot=.75,D=3,A=.5,C=.4,W=new RegExp("^\\p{Ll}","u"),B=new RegExp(`^(?:[${E.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,
"u"),F=500;class V{segments;start;end;top;bottom;constructor(l){this.segments=[l],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=l}get frame(){
return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(l){this.segments.push(l),this.start=Math.
min(this.start,l.start),this.end=Math.max(this.end,l.end),this.top=Math.min(this.top,l.top),this.bottom=Math.max(this.bottom,l.bottom)}}class q{element;lines;start;end;top;bottom;constructor(l){
this.lines=[l],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=l}static of(l,u){const m=new q(l[0]);for(let T=1;T<l.length;T++)m.add(l[T]);return m.
element=u,m}get frame(){return this.lines[0].frame}add(l){this.lines.push(l),this.start=Math.min(this.start,l.start),this.end=Math.max(this.end,l.end),this.top=
Math.min(this.top,l.top),this.bottom=Math.max(this.bottom,l.bottom)}}function*_(f){const l=[];let u;for(let m=0;m<f.length;m++){const T=f[m];m%I.y===I.y-1&&(yield I.
Yz);const v=u?Math.min(u.size,T.size):0;u?.frame===T.frame&&u.segments.length<F&&Math.abs(u.baseline-T.baseline)<P*v&&T.start>u.end-S*v?u.add(T):l.push(u=new V(
T))}return l}function*L(f){const l=[];let u;for(let m=0;m<f.length;m++){const T=f[m];m%I.y===I.y-1&&(yield I.Yz),u&&g(u,T)?u.add(T):(u&&d(l),l.push(u=new q(T)))}
return u&&d(l),yield*G(l)}function*G(f){const l=[];for(let v=0,N;v<f.length;v=N){for(N=v+1;N<f.length&&y(f,v,N);N++)N%I.y===I.y-1&&(yield I.Yz);l.length%I.y===I.
y-1&&(yield I.Yz),l.push(f.slice(v,N))}if(!l.some(v=>v.length>=D))return f;const u=new Map,m=[];for(const[v,N]of l.entries()){v%I.y===I.y-1&&(yield I.Yz);const et=N.
length<D?void 0:yield*b(N,A);et&&u.set(nt(N),Math.max(u.get(nt(N))??0,tt(N))),m.push(et)}if(u.size===0)return f;const T=[];for(const[v,N]of l.entries()){v%I.y===
I.y-1&&(yield I.Yz);const et=N.length<2?void 0:[0,-1,1].map(ht=>u.get(nt(N)+ht)).find(Boolean),at=m[v]??(et===void 0?void 0:yield*b(N,0,et));(0,Z.RZ)(T,at?H(N,at):
N)}return T}const tt=f=>(0,Q.K)(f.map(({end:l})=>l)),nt=([f,l])=>Math.round(10*(l.lines[0].baseline-f.lines[0].baseline));function H(f,l){const u=[];let m;for(const[
T,v]of f.entries())m?m.add(v.lines[0]):u.push(m=v),l.has(T)&&(m=void 0);return u}function y(f,l,u){const[m,T,v]=[f[l],f[u-1],f[u]];if(T.lines.length>1||v.lines.
length>1||T.frame!==v.frame)return!1;const[N,et]=[T.lines[0],v.lines[0]],{size:at}=m.lines[0],ht=et.baseline-N.baseline,dt=f[l+1].lines[0].baseline-m.lines[0].baseline;
return Math.abs(et.size-at)<it*at&&Math.abs(ht-dt)<st*at&&ht>0&&ht<=U*at&&et.start<T.end&&et.end>T.start}function*b(f,l,u=0){const[m,T]=[(0,Q.Y)(f.map(({start:at})=>at)),
Math.max(u,tt(f))],v=new Set;let N=0;for(const[at,{lines:ht,start:dt,end:yt}]of f.entries()){at%I.y===I.y-1&&(yield I.Yz);const{size:Et}=ht[0],z=f[at+1],$=z?.lines[0].
segments[0].fragments[0],Y=$&&yt+Math.abs($.end-$.start)+ot*Et>T,k=z&&z.start>dt+Et/2&&!B.test(ht[0].segments[0].fragments[0].text);!Y||k||yt-m<j*Et||B.test($.text)?
v.add(at):W.test($.text)&&N++}const et=f.length-v.size;return et>=l*f.length&&N>=C*et?v:void 0}function d(f){const l=f.at(-2),u=f.at(-1);if(!(!l||u.lines.length<
R||l.lines.length>=u.lines.length||!g(u,l.lines[0]))){f.splice(-2,1);for(const m of l.lines)u.add(m)}}function g(f,l){const u=f.lines.at(-1);if(u.frame!==l.frame)
return!1;const m=Math.max(u.size,l.size),T=l.baseline-u.baseline;return T<P*m||T>M*m||m>O*Math.min(u.size,l.size)?!1:l.start<f.end&&l.end>f.start}}),77211:((bt,lt,x)=>{
x.d(lt,{Z:()=>U,x:()=>it});var Z=x(62897),E=x(27077),Q=x(93604),I=x(52332),P=x(73356);const S=20,M=1e3,O=2,R=/\u00ad$/;function*U(D,A){const C=[];for(const B of yield*(0,I.
SE)(D))yield E.Kl,C.push({lines:B,characters:st(B)});const W=[];for(const{lines:B}of yield*(0,Q.p9)(C,(F,V)=>V.characters-F.characters))yield E.Kl,W.push(`${(yield*it(
B,A)).join(`
`)}
`);return W.join(`
`)}const st=D=>D.reduce((A,{cells:C})=>A+C.reduce((W,{characters:B})=>W+B,0),0);function*it(D,A){const C=D.flatMap(_=>_.cells),W=yield*j(C),B=(0,Z.Y)(C.map(({start:_})=>_)),
F=(yield*ot(D.slice(1).map((_,L)=>_.baseline-D[L].baseline)))||1,V=[];let q=0;for(const[_,L]of D.entries()){const G=_===0?1:Math.round((L.baseline-D[_-1].baseline)/
F);for(let nt=1;nt<Math.min(G,S);nt++)V.push("");let tt="";for(const nt of L.cells){const H=Math.min(Math.round((nt.start-B)/W),M),y=(0,P.x)(nt,A).replace(R,"");
tt=tt.padEnd(Math.max(H,tt===""?0:tt.length+O))+y,q+=nt.fragments.length,!(q<E.y)&&(q=0,yield E.Yz)}V.push(tt)}return V}function*j(D){const A=D.map(C=>(C.end-C.
start)/Math.max(C.characters,1)).filter(C=>C>0);return(yield*ot(A))||1}function*ot(D){const A=yield*(0,Q.p9)(D,(C,W)=>C-W);return A[A.length>>1]??0}}),56822:((bt,lt,x)=>{
x.d(lt,{gB:()=>Si,NQ:()=>yi,td:()=>bi,dV:()=>Mi});var Z=x(61520),E=x(27077),Q=x(45657),I=x(93604),P=x(99689);const S=100,M=.5,O=.35,R=.03,U=1;function*st(t){const e=t.
reduce((h,{cells:p})=>Math.max(h,p.length),0),s=yield*it(t.filter(({cells:h})=>h.length===e)),n=yield*(0,I.p9)([...t.keys()],(h,p)=>t[p].cells.length-t[h].cells.
length);let i=0;for(const h of n)for(const p of t[h].cells){if(s.length>S)return;A(s,p),!((i+=s.length)<E.y)&&(i=0,yield E.Yz)}const o=new Set;let r=0;const a=t.
map(h=>C(h,s)),c=a.map(({cells:h},p)=>{let w=-1;return h.map((K,ct)=>{const[ut,gt]=ot(s,K);gt>ut&&D(s,K,ut,gt)===void 0&&o.add(p);let wt=D(s,K,ut,gt)??ut;return wt<=
w&&ct>0&&(wt=w,r++),w=wt})});return{count:s.length,rows:a,places:c,spanning:o,conflicts:r}}function*it(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i}));
for(let n=1;n<e.length;n++)if(yield*j(t,n))return e;const s=e.map(({start:n,end:i})=>({start:n,end:i}));for(const{cells:n}of t)for(const[i,{start:o,end:r}]of n.
entries())s[i].start=Math.min(s[i].start,o),s[i].end=Math.max(s[i].end,r);return s.every(({start:n},i)=>i===0||n>=s[i-1].end)?s:e}function*j(t,e){const s=yield*(0,I.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>U*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function ot(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function D(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<M*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function A(t,e){const[
s,n]=ot(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:D(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function C(t,e){const s=t.cells.flatMap(n=>{const[i,o]=ot(e,n);return o>i&&
D(e,n,i,o)===void 0?W(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function W(t,e,s){const n=[new P.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=O*t.size,c=e[i+1],h=c!==void 0&&Math.abs(o.start-c.start)<R*t.size;(a||h)&&c&&r.end<=c.start&&o.start>=e[i].
end?(n.push(new P.Y4(o)),i++):r.add(o)}return n}var B=x(62897);const F=.65,V=.3,q=.12,_=6,L=3,G=50,tt=20,nt=/^[$\u20ac\u00a3\u00a5]$/u;function*H(t){const e=[];
for(const{cells:r,size:a}of t)for(const[c,h]of r.entries()){for(const{start:p,end:w,isLabel:K}of g(h,a))e.push({start:p,end:w,kind:K?"label":"words"});c>0&&e.push(
{start:r[c-1].end,end:h.start,kind:"cells"}),yield h.fragments.length*E.Yz/E.y}if(e.length<L)return t;const s=(0,B.Y)(t.map(r=>r.size)),n=r=>t[0].cells.some(({start:a,
end:c})=>a<r&&c>r),i=[];for(const r of["start","end"]){const a=yield*(0,I.p9)(e,(c,h)=>c[r]-h[r]);for(let c=0,h;c<a.length;c=h){for(h=c+1;h<a.length&&a[h][r]-a[h-
1][r]<q*s;)h++;const p=a.slice(c,h),[w,K]=[(0,B.K)(p.map(gt=>gt.start)),(0,B.Y)(p.map(gt=>gt.end))];if(p.length<L||w>=K||i.length===G)continue;const ct=(w+K)/2,
ut=p.filter(({kind:gt})=>gt!=="cells");ut.length>=L||ut.some(({kind:gt})=>gt==="label")?i.push({at:ct,isInFirst:!1}):n(ct)&&i.push({at:ct,isInFirst:!0})}}let o=t;
for(const r of i)o=(yield*y(o,r))??o;return o}function*y(t,{at:e,isInFirst:s}){const n=[];for(const[i,o]of t.entries()){const r=o.cells.find(({start:c,end:h})=>c<
e&&h>e);if(yield(o.cells.length+(r?.fragments.length??0))*E.Yz/E.y,r&&s&&i>0)return;const a=r?g(r,o.size,i===0?V:F):[];if(r&&!a.some(({start:c,end:h})=>c<e&&h>e))
return;n.push((r&&f(o,e))??o)}return n}function b(t,e){if(t.cells.length!==1)return;const[s]=t.cells,n=q*Math.min(t.size,e.size),i=g(s,t.size).slice(0,tt);if(i.
length===0||d(s,i[0])>_)return;const o=({end:h})=>e.cells.some((p,w)=>w>0&&Math.abs(p.start-h)<n),r=i.reduce((h,p)=>h&&h.end-h.start>=p.end-p.start?h:p,void 0),
a=e.cells.at(-1),c=i.find(o)??(r&&Math.abs(t.end-a.end)<n&&r.start<a.start?r:void 0);return c&&f(t,(c.start+c.end)/2)}const d=({fragments:t},e)=>t.filter(({start:s})=>s<
e.start).length;function g({fragments:t},e,s=F){const n=[];let i=-1/0,o="";for(const{start:r,end:a,text:c}of t)o!==""&&Math.min(r,a)-i>=s*e&&!nt.test(o)&&n.push(
{start:i,end:Math.min(r,a),isLabel:o.endsWith(":")}),i=Math.max(i,r,a),o=c;return n}function f(t,e){const s=t.cells.findIndex(({start:o,end:r})=>o<e&&r>e);if(s<
0)return;const n=[],i=[];for(const o of t.cells[s].fragments)(o.start<e?n:i).push(o);if(!(n.length===0||i.length===0))return{...t,cells:[...t.cells.slice(0,s),l(
n),l(i),...t.cells.slice(s+1)],isTabular:!0}}function l([t,...e]){const s=new P.Y4(t);for(const n of e)s.add(n);return s}var u=x(34659),m=x(52332);const T=3.5,v=.3,
N=1.25,et=3,at=1.6,ht=.87,dt=2,yt=8,Et=.6,z=8,$=1.5,Y=3,k=1.1,X=.05,J=10,rt=20,Mt=100,pt=2,St=2,Ot=new RegExp(`^(?:[${u.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)\
])$`,"u"),Tt=new RegExp(`^${u.v}`,"u"),ft=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*vt(t){const e=[];let s=[],n=0,i;const o=r=>{r.tabular<(r.isWide?
et:pt)||(r.takeRest(),e.push(r))};for(const r of t)for(const a of(0,m.l$)(r)){(n+=a.length*(1+s.length)+a[0].fragments.length)>=E.y&&(n=0,yield E.Yz);const c=mt(
a,r);for(const p of s)p.isNear(c)||o(p);s=s.filter(p=>p.isNear(c));const h=s.find(p=>p.start<c.end&&p.end>c.start);if(!h?.takes(c)){if(h&&o(h),s=s.filter(p=>p!==
h),!c.isTabular)i=c;else if(c.cells.length<=Mt&&s.length<rt){const p=i&&Wt(i,c)?b(i,c):void 0,w=new qt(p??c);!p||w.takes(c)?s.push(w):s.push(new qt(c)),i=void 0}}}
return s.forEach(o),e}function mt(t,{baseline:e,size:s}){const n=$e(t.length>1?Fe(t):t),i=n.length===2&&Rt(n[0],n[1])||_t(n),[o,r]=[n[0].start,n.reduce((a,c)=>Math.
max(a,c.end),-1/0)];return{cells:n,baseline:e,size:s,start:o,end:r,isTabular:n.length>1&&!i}}const Rt=(t,e)=>Ot.test(ft(t))||t.characters===1&&Tt.test(`${ft(t)}\
 ${ft(e)}`);function _t(t){const[e,s]=t.slice(-2);return!s||t.length>Zt||!Ke.test(ft(s))||e.fragments.length<Qt?!1:(t.length===Zt?e.fragments:e.fragments.slice(
-Qt)).every(({text:i})=>He.test(i))}const Zt=3,Qt=5,He=/^\.+$/,Ke=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function Fe(t){return t.some(({fragments:e},s)=>s<t.length-1&&Jt.
test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Jt.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.test(ft(t[s+
1]))?[e]:[l(e.fragments.slice(0,-1)),l([i])]}):t}const Jt=/^[$\u00a3\u00a5]$/u;function $e(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];
for(const s of t){const n=e.at(-1);n?.characters===1&&nt.test(ft(n))&&/^[\d(.,-]/.test(ft(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class qt{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return Wt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>z*e.size)return!1;const n=this.rows.at(-2);return(!n||s<$*(this.last.baseline-n.baseline))&&je(this.
last,e)}takes(e){const s=e.isTabular||this.isProse(e)?e:b(e,this.last)??e;if(!s.isTabular){const n=s.size>N*this.last.size&&s.start<this.start+s.size;this.areDetails=
(this.single.length===0||this.areDetails)&&this.isDetail(s);const i=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=dt&&
!(this.single.length<J&&i)||n||this.isProse(s)?!1:(this.single.push(s),!0)}if(this.single.length>dt&&!this.areDetails||!Ve(this.last,s))return!1;Wt(this.single.
at(-1)??this.last,s)||(this.isWide||=s.cells.length<Y||s.cells.length!==this.last.cells.length),s.start<this.start+s.size&&(this.pitch=Math.min(this.pitch,s.baseline-
(this.single.at(-1)??this.last).baseline));for(const n of this.single)this.rows.push(n);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.
start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}takeRest(){const[e]=this.single;if(e&&this.isRepeated(e)){for(const i of this.single){if(!this.
isRepeated(i))return;this.rows.push(i)}return}if(e&&this.isRest(e,this.last)){let i=this.last;for(const o of this.single){if(!this.isRest(o,i))return;this.rows.
push(i=o)}return}if(!e||e.baseline-this.last.baseline>ht*this.pitch||this.tabular<et||e.baseline-this.last.baseline>at*e.size)return;const s=v*e.size,n=({start:i,
end:o})=>Math.abs(e.start-i)<s||Math.abs(e.end-o)<s;this.last.cells.slice(1).some(n)&&this.rows.push(e)}isRepeated(e){const s=this.rows.at(-1),n=e.baseline-s.baseline;
if(e.isTabular||n>at*e.size)return!1;const i=X*e.size;let[o,r]=[0,!1];for(let a=1;a<this.rows.length;a++){const[c,h]=[this.rows[a-1],this.rows[a]],p=h.baseline-
c.baseline;r||=ht*p>n,!h.isTabular&&c.isTabular===s.isTabular&&Math.abs(h.start-e.start)<i&&Math.abs(p-n)<i&&o++}return r&&o>=St}isRest(e,s){return this.tabular<
et||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>k*this.pitch?!1:this.last.cells.some(({start:n},i)=>i>0&&Math.abs(n-e.start)<X*e.size)}isDetail(e){
const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;const i=X*e.size;if(e.baseline-n.baseline>at*e.size&&(!s||this.
isBelowSpace()))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<
i?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<i)}isBelowSpace(){const{single:e,last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>
at*n.size)}isProse({cells:e,start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=yt&&n-s>Et*(this.end-this.start)}}function je(t,e){const[s,n]=t.cells.
length<e.cells.length?[t,e]:[e,t],i=v*e.size;let o=0;for(const{start:h,end:p}of s.cells){for(;o<n.cells.length&&n.cells[o].end<h;)o++;const w=n.cells[o];if(!w||
!(Math.abs(w.start-h)<i||Math.abs(w.end-p)<i))return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],c=Math.abs(r.end-a.end)<i&&/\d$/.test(ft(a));return s.cells.length>=
Y||c}const Wt=(t,e)=>e.baseline-t.baseline<=T*Math.max(e.size,t.size);function Ve(t,e){const s=v*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.
cells.length;){const[o,r]=te(t,n),[a,c]=te(e,i);if((ee(t,n)||ee(e,i))&&Math.min(r,c)-Math.max(o,a)>=s)return!0;r<c?n++:i++}return!1}const te=({cells:t},e)=>[t[e-
1]?.end??-1/0,t[e]?.start??1/0],ee=({cells:t},e)=>e>0&&e<t.length,ke=1,Xe=2,Ze=3,Qe=2,Je=.12,qe=.5,ts=20,Yt=new RegExp("\\p{L}","u");function*es(t){const e=t.reduce(
(s,n)=>s+n.cells.length,0);for(const{place:s,width:n}of yield*ss(t)){const[i,o]=[se(t,({end:r})=>r<=s),se(t,({start:r})=>r>=s)];if(yield e*E.Yz/E.y,ns(i,o)||(yield*is(
i,o,n)))return[i,o]}}function*ss(t){const e=yield*(0,I.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:a}]of e.
entries()){i%E.y===E.y-1&&(yield E.Yz);const c=(o-n)/a;c>=ke&&s.push({place:(o+n)/2,width:c}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(
0,ts)}function se(t,e){const s=[];for(const n of t){const i=n.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.
cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.length>1})}return s}function ns([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<Qe||t.cells.
length!==e.cells.length||!Yt.test(ft(t.cells[0]))?!1:t.cells.every((s,n)=>ft(s)===ft(e.cells[n]))}function*is(t,e,s){const[n,i]=[ie(ne(t)),ie(ne(e))];if(yield(t.
length+e.length)*E.Yz/E.y,!(n.last<i.first||i.last<n.first))return!1;const o=e.flatMap(({cells:r})=>r.length>1?[r.slice(0,2)]:[]);return!oe(o)||!os(o.map(([r])=>r))?
!1:t.some(({cells:r})=>r.length>1)?oe(t.flatMap(({cells:r})=>r.length>1?[r.slice(-2)]:[])):s>=Xe&&o.every(([r])=>Yt.test(ft(r)))}function ne(t){const e=t.findIndex(
({cells:s})=>s.length>1);return e<0?t:t.slice(e)}function ie(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.min(e,i[0].order),s=
Math.max(s,i[0].order);return{first:e,last:s}}function oe(t){if(t.length<Ze)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<e)return!1;e=Math.
max(s.order,n.order)}return!0}function os(t){return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<Je*n)||t.filter(s=>Yt.test(ft(s))).length>qe*t.length}const rs=1.2,
as=1.6,ls=3,fs=2,cs=.5,hs=40,us=3;function*ds(t,e){const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);for(const i of yield*ps(n,(0,B.Y)(s.map(({size:o})=>o)))){
const o=yield*gs({...t,isNumber:e},n,i);if(o)return o}}function*gs(t,e,s){const{rows:n,places:i,isNumber:o}=t,r=[];let[a,c]=[0,0];for(let p=0,w;p<n.length;p=w){
for(w=p+1;w<n.length&&e[w-1]<=s;)w++;if(w-p>hs)return;yield(w-p)*E.Yz/E.y;const K=Array.from({length:w-p},(ct,ut)=>p+ut);if(K.length>1&&!ms(K,t)){if(p>0||K.some(
ct=>n[ct].cells.some(o)))return;for(const ct of K)r.push([ct]);continue}K.length>1&&a++,K.slice(1).some(ct=>Pt(i[ct]))&&!Pt(i[p])&&c++,r.push(K)}return(c===0||a>=
cs*r.length)&&a>=fs&&r.length>=ls?r:void 0}function*ps(t,e){const s=yield*(0,I.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<us;i++){const[o,r]=[s[i-1],
s[i]];r>0&&r<=as*e&&o>=rs*r&&n.push(r)}return n}function ms(t,{rows:e,places:s,spanning:n,isNumber:i}){const o=(0,B.K)(t.map(h=>e[h].cells.length)),r=t.filter(h=>e[h].
cells.length===o),a=h=>e[h].cells.length===1||!e[h].cells.some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.every(h=>h===r[0]||a(h)))return!1;const c=t.filter(
h=>h<r[0]&&Pt(s[h])).length;return c===0||c===t.filter(h=>h>r[0]&&Pt(s[h])).length}const Pt=t=>t.length===1&&t[0]===0;var xt=x(20779);const ys=1.6,re=.95,Es=.4,
It=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,Ut=new RegExp("^\\p{\
Ll}","u"),Ms=/^[\p{Lu}\p{N}]/u,Nt=2,bs=2;function*ae(t){const{rows:e}=t,s=yield*ds(t,r=>It.test(ft(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>xs(r)||Os(
r,t.places[a])),o=Ss(t,i);for(const r of e.keys()){const a=r<i;r>0&&(a?As(t,r)&&!ws(t,r,i):fe(t,r,i)||Ts(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function Ss(t,e){
const{rows:s,places:n}=t;let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!fe(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}
function Ts({rows:t,places:e,count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>ht*i||e[n][0]===0||!Gt(o,r)?!1:e[n].every((a,c)=>{const h=o.
cells[e[n-1].indexOf(a)];return h!==void 0&&(s>Nt||!(le(h)&&le(r.cells[c])))})}const le=({fragments:t})=>t.length>1&&It.test(t.at(-1).text);function Os({cells:t},e){
const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>It.test(ft(i)));return n.length>0&&2*n.length>=s.length}const Gt=(t,e)=>e.baseline-t.baseline<=ys*Math.max(e.size,
t.size),As=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Gt(t[n-1],t[n])&&!(s===Nt&&t[n-1].cells.length===Nt&&t[n].cells.length===Nt),xs=({cells:t})=>t.
slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function ws({rows:t,places:e},s,n){if(s!==n-1||t[s].cells.length>1||e[s][0]!==0)return!1;const i=t[n+
1];if(!i||t[s-1].cells.length===1||Ut.test(ft(t[s].cells[0])))return!1;const o=t[s].baseline-t[s-1].baseline;return o>re*(t[n].baseline-t[s].baseline)&&o>re*(i.
baseline-t[n].baseline)}function fe({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];if(s===n||!Gt(i,o))return!1;const r=w=>Ut.test(w.fragments[0].text),a=w=>Ms.
test(w.fragments[0].text);if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;const h=({cells:w})=>w.every(K=>!It.test(ft(K))),p=e[s].every(
w=>e[s-1].includes(w));return h(o)&&p?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&Ut.test(ft(o.cells[0]))}function*Ls(t){if(!t.some((a,c)=>c>0&&a.length>
1&&a.every(Rs)))return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===1)return[t];const s=t.flatMap((a,c)=>a.flatMap(h=>h.segments.
map(p=>({segment:p,column:c,line:h.baseline})))),n=yield*(0,I.p9)(s,(a,c)=>a.line-c.line||a.column-c.column),i=[],o=[];for(let a=0,c;a<n.length;a=c){const{line:h,
segment:p}=n[a];for(c=a+1;c<n.length&&n[c].line-h<Es*p.size;)c++;const w=n.slice(a,c).sort((ct,ut)=>ct.column-ut.column);o.push(w.map(({column:ct})=>ct));const K=w.
map(ct=>ct.segment);i.push({cells:K,baseline:h,size:p.size,start:K[0].start,end:K.at(-1).end,isTabular:w.length>1}),i.length%E.y===0&&(yield E.Yz)}const r={count:t.
length,rows:i,places:o,spanning:new Set};return(yield*ae(r)).map(a=>ce(r,a))}const Rs=({segments:t})=>t.length===1&&(t[0].characters<=bs||It.test(ft(t[0])));function ce({
count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;for(const[a,c]of e[o].cells.entries()){const h=s[o][a],p=r.get(
h);p?p.push(c):r.set(h,[c])}for(const[a,c]of r)i[a].push((0,xt.cA)(c))}return i}const vs=/^[-\u2010-\u2013\u2212+(]$/u,_s=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,
Is=/^[-\u2010-\u2013\u2212(]$/u,zs=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Ds=/\d[)%]?$/,Ps=.6;function*Ns(t){const e=[];for(const[n,{cells:i}]of t.rows.entries())e.
push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*E.Yz/E.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.length*E.Yz/E.y,s.has(n-1)&&s.get(
n-1)===n)continue;const i=Cs(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:Bs(t,s)}function Cs(t,e){const s=t.filter(p=>p.has(e)),n=s.map(p=>p.
get(e)),i=n.map(ft);if(i.length===0)return;const o=s.every(p=>Ds.test(Ht(p,e-1))),r=s.every(p=>zs.test(Ht(p,e+1))),a=p=>i.every(w=>Is.test(w))&&!t.some(w=>!w.has(
e)&&/\d/.test(Ht(w,p))),c=(p,w)=>(w.start-p.end)/p.size;return o&&i.every(p=>_s.test(p))&&!a(e-1)&&(s.every((w,K)=>c(w.get(e-1),n[K])<Ps)||s.every(w=>!w.has(e+1)))?
e-1:!r||!i.every(p=>vs.test(p))||a(e+1)?void 0:s.every((p,w)=>{const[K,ct]=[p.get(e-1),p.get(e+1)];return!K||!/\d/.test(ft(K))||c(n[w],ct)<c(K,n[w])})?e+1:void 0}
const Ht=(t,e)=>{const s=t.get(e);return s?ft(s):""};function Bs(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(r)?-1:n++);for(const[r,a]of e)s[r]=
s[a];const i=[],o=t.rows.map((r,a)=>{const c=[],h=[];for(const[p,w]of r.cells.entries()){const K=s[t.places[a][p]];h.at(-1)===K?c.push(c.pop().joined(w)):(c.push(
w),h.push(K))}return i.push(h),c.length===r.cells.length?r:{...r,cells:c,isTabular:c.length>1}});return{...t,count:n,rows:o,places:i}}const Ws=1.3,Ys=.3,Us=.5,he=2,
Kt=12;function*ue(t){const{rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){if(!de(e,i))continue;yield Kt*E.Yz/E.y;const o=e.slice(Math.max(n,i-Kt),i);Hs(o,Gs(
e,i))&&(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:Ct(i)}))}const Ct=t=>t.filter(({isTabular:e})=>e).length;function Gs(t,e){
let s=e+1;for(;s<t.length&&s<e+Kt&&!de(t,s);)s++;return t.slice(e,s)}function de(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;return s(e)>Ws*
Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function Hs(t,e){if(Ct(t)<he||Ct(e)<he)return!1;const[s,n]=[ge(t),ge(e)],i=Ys*Math.min(s.size,n.size),o=a=>s.cells.some(
({start:c,end:h})=>Math.abs(c-a.start)<i||Math.abs(h-a.end)<i||Math.abs(c+h-a.start-a.end)<i);return n.cells.filter(o).length<=Us*Math.max(s.cells.length,n.cells.
length)}const ge=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),Ks=.3,Fs=1.25,$s=1.5,js=2,Vs=/:$/,ks=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>Vs.
test(s)));function*Xs(t){const{rows:e}=t,s=[];for(const h of e)s.push(ks(h)),yield h.cells.reduce((p,{fragments:w})=>p+w.length,0)*E.Yz/E.y;const n=s.indexOf(!1),
i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<js)return[t];if(s.slice(n).filter(Boolean).length>Ks*o.length)return[t];const a=i.slice(1).map((h,p)=>h.baseline-i[p].
baseline),c=a.length>0?(0,Q.Kf)(a):$s*i[0].size;return o[0].baseline-i.at(-1).baseline<Fs*c?[t]:[i,o].map(h=>({rows:h,tabular:Ct(h)}))}const Zs=2,Qs=.6,Js=.1,qs=.5,
tn=60,en=3,sn=/^(?:19|20)\d\d$/,Ft=t=>new RegExp("\\p{L}","u").test(ft(t))||sn.test(ft(t));function*nn(t){const[e,s,...n]=t;if(!e||!s||t.length<en||e.cells.length>=
s.cells.length||s.baseline-e.baseline>Zs*Math.max(e.size,s.size)||!e.cells.every(Ft)||!s.cells.every(Ft)||n.every(({cells:a})=>a.every(Ft)))return;const i=yield*st(
t.slice(1));if(!i||i.count>tn||i.spanning.has(0))return;const o=yield*ln(e.cells,yield*rn(i),an(i));return!o||!on(o,i.places[0])?void 0:{columns:{...i,rows:[e,...i.
rows],places:[o.map(([a])=>a),...i.places],spanning:new Set([0,...[...i.spanning].map(a=>a+1)])},spans:o}}const on=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([s,n])=>s===
n||e.filter(i=>i>=s&&i<=n).length>n-s);function*rn({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[i,{cells:o}]of t.
entries()){for(const[r,{start:a,end:c}]of o.entries()){const h=n[e[i][r]];h.start=Math.min(h.start,a),h.end=Math.max(h.end,c)}yield o.length*E.Yz/E.y}return n}function an({
rows:t,places:e}){const s=t[0].cells.map(ft),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-i)%o===0&&s.every((c,h)=>h<i+o||c===
s[h-o])))continue;const a=(s.length-i)/o;return Array.from({length:a},(c,h)=>[n[i+h*o],n[i+(h+1)*o-1]])}return[]}function*ln(t,e,s){const n=[],i=(a,[c,h])=>a.start<
e[h].end&&a.end>(e[c-1]?.end??-1/0),o=t.slice(-s.length),r=s.length>0&&o.length===s.length&&o.every((a,c)=>i(a,s[c]));for(const[a,c]of t.entries()){const h=r?s[a-
(t.length-s.length)]:void 0,p=t[a+1]?.start??1/0,w=h??(yield*cn(c,e,[(n.at(-1)?.[1]??-1)+1,p]));if(!w||w[0]<=(n.at(-1)?.[1]??-1))return;n.push(w)}return n}function fn(t,e,s){
const n=s.find(([a,c])=>a===c);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*cn(t,e,[
s,n]){const i=Qs*t.size,o=[];for(let h=s;h<e.length&&!(e[h].start>t.end);h++){yield(e.length-h)*E.Yz/E.y;for(let p=h;p<e.length&&e[p].start<n;p++){const[w,K]=[e[h].
start,e[p].end];if(h<p&&(t.start<w-i||t.end>K+i))continue;const ct=Math.abs(w+K-t.start-t.end)/2<=i+Js*(K-w),ut=h===p&&(Math.abs(w-t.start)<i||Math.abs(K-t.end)<
i),gt=Math.abs(w-t.start)<i&&t.end>e[p].start;(ct||ut||gt)&&o.push([h,p])}}const r=([h,p])=>t.end-t.start>=qs*(e[p].end-e[h].start),a=o.find(([h,p])=>p>h&&r([h,
p]));if(a&&fn(t,e,o))return a;const[c]=yield*(0,I.p9)(o,([h,p],[w,K])=>p-h-(K-w));return c}const hn=3,pe=2,un=.05,dn=.3,gn=6,pn=.4,mn=3,yn=2,En=4,Mn=4,bn=new Set,
Sn=new RegExp("^\\p{Ll}","u"),Tn=/\d/;function*On(t,e){const s=[];for(const i of e)for(const o of yield*vt(i))for(const r of yield*$t(o,Mn))(0,Q.RZ)(s,yield*An(
r));if(s.length===0)return{blocks:s,outside:t};const n=new Set;for(const{lines:i}of s)for(const{segments:o}of i)for(const r of o)for(const a of r.fragments)n.add(
a);return yield E.Yz,{blocks:s,outside:t.filter(i=>!n.has(i))}}function*$t(t,e){if(e===0)return[t];let s=[t];const n=yield*es(yield*H(t.rows));if(!n&&(s=yield*ue(
t)).length>1){const o=[];for(const r of s)o.push(yield*$t(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*vt(
o.map(a=>({...a,gutters:bn}))))(0,Q.RZ)(i,yield*$t(r,e-1));return i}function*An(t){const e=yield*ue(t);if(e.length>1){const s=[];for(const n of e)(0,Q.RZ)(s,yield*me(
n));if(s.length>=e.length&&s.every(n=>n instanceof xt.QH))return s}return yield*me(t)}function*me(t){const e=[];for(const s of yield*Xs(t)){const n=s.tabular<pe?
void 0:yield*xn(s);n&&e.push(n)}return e}function*xn(t){const e=yield*H(t.rows),s=yield*nn(e),n=s?.columns??(yield*st(e));if(!n||Rn(n))return;const i=yield*Ns(n),
{rows:o}=i,r=i.places.reduce((ut,gt)=>ut+gt.length,0),a=r>=dn*i.count*o.length,c=wn(i),h=(t.tabular>=hn||c)&&i.count>1&&i.conflicts<=un*r&&a&&!Ln(o);if(!a)return new xt.
xE(o,o.map(ut=>ut.cells.map(gt=>[(0,xt.cA)([gt])])));const p=h&&!c?yield*ae(i):o.map((ut,gt)=>[gt]),w=[];let K=0;for(const ut of p)w.push(ce(i,ut)),!((K+=i.count)<
E.y)&&(K=0,yield E.Yz);const ct=p[0].length===1&&i.count===n.count?s?.spans:void 0;return h?new xt.QH(w,ct):new xt.xE(o,w)}function wn({rows:t,count:e,conflicts:s,
spanning:n}){if(t.length!==pe||s>0||n.size>0||t.some(({cells:r})=>r.length!==e))return!1;const i=({fragments:r})=>r.at(-1).text.endsWith(":");return e===yn?t.every(
({cells:[r,a]})=>i(r)&&!i(a)):t[0].cells.some(({fragments:r})=>r.some(({text:a})=>Tn.test(a)))?!1:t.reduce((r,{cells:a})=>r+a.reduce((c,{fragments:h})=>c+h.length,
0),0)<=En*e*t.length}const Ln=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.every(n=>n.isTyped)));function Rn({rows:t,count:e,places:s}){const n=Array.from(
{length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,a]of o.entries()){const c=n[s[i][r]];c.lines++,c.words+=a.fragments.
length,Sn.test(a.fragments[0].text)&&c.going++}return n.some(({lines:i,words:o,going:r})=>i>=mn&&o>gn*i&&r>=pn*i)}var zt=x(5609);const ye=4,vn=8,_n=4,In=.7,zn=2.5,
Dn=.8,Pn=1e6;function Nn(t){return Ee(t,vn,{left:Pn})}function*Ee(t,e,s){if(e===1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const c=t[o].segments.
length>1&&s.left>0?yield*Cn(t,o,s):void 0;if(++i%E.y===0&&(yield E.Yz),r=c?.to??o+1,!c)n.push(t[o]);else{for(const h of c.left)n.push(h);for(const h of yield*Ee(
c.right,e-1,s))n.push(h)}}return n}const Me=200;function*Cn(t,e,s){const[n,i]=t[e].segments,o=n.size;let r=n.end,a=i.start;const c=[],h=[];let p=e;for(;p<t.length;p++){
const K=t[p];s.left-=K.segments.length,(p-e)%Me===Me-1&&(yield E.Yz);const ct=p===e?0:K.baseline-t[p-1].baseline;if(K.frame!==n.frame||ct<0||ct>zn*o)break;const ut=K.
segments.filter(At=>At.start<r),gt=K.segments.slice(ut.length),wt=(0,B.K)(ut.map(At=>At.end),r),Lt=(0,B.Y)(gt.map(At=>At.start),a);if(Lt-wt<Dn*o||ut.length>1)break;
[r,a]=[wt,Lt],(0,Q.RZ)(c,ut),gt.length>0&&h.push(gt)}const w=h.map(([K])=>K);if(!(c.length<ye||h.length<ye||!be(c)||!be(w)))return{left:c.map(K=>new zt.N1(K)),right:h.
map(Bn),to:p}}function Bn([t,...e]){const s=new zt.N1(t);for(const n of e)s.add(n);return s}function be(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,B.
Y)(t.map(o=>o.start)),n=(0,B.K)(t.map(o=>o.end))-s,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=_n*t.length&&i>=In*n*t.length}const Dt=2,Se=1e3,jt=3,Te=10;function*Oe(t){
const e=yield*we(t.filter(({isVertical:r})=>!r)),s=yield*we(t.filter(({isVertical:r})=>r));if(e.length+s.length<jt||e.length+s.length>Se)return[];const n=[...e.
keys(),...s.keys()].map((r,a)=>a),i=r=>{let a=r;for(;n[a]!==a;)a=n[a]=n[n[a]];return a};for(const[r,a]of e.entries()){yield E.Yz;for(const[c,h]of s.entries())Bt(
a,h.at)&&Bt(h,a.at)&&(n[i(e.length+c)]=i(r))}const o=new Map;for(const[r,a]of[...e,...s].entries()){const c=o.get(i(r))??{rows:[],columns:[]};o.set(i(r),c),(a.isVertical?
c.columns:c.rows).push(a)}return[...o.values()].flatMap(r=>{if(r.rows.length===0||r.columns.length===0)return[];const[a,c]=[Ae(r.columns,r.rows),Ae(r.rows,r.columns)],
[h,p]=[Le(a),Le(c)];return h.length<jt||p.length<jt?[]:[{rows:c,columns:a,xs:h,ys:p}]})}function Ae(t,e){const{isVertical:s}=t[0],[n,i]=[(0,B.Y)(e.map(({at:c})=>c)),
(0,B.K)(e.map(({at:c})=>c))],[o,r]=[xe(e.map(c=>c.from)),xe(e.map(c=>c.to))],a=[...t];return o<t[0].at-Te&&a.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).
at+Te&&a.push({isVertical:s,at:r,from:n,to:i}),a}const xe=t=>t.sort((e,s)=>e-s)[t.length>>1],Bt=({from:t,to:e},s)=>t-Dt<=s&&s<=e+Dt;function*we(t){const e=yield*(0,I.
p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<Dt;)i++;if(s.length>Se)return s;
n%E.y===E.y-1&&(yield E.Yz);const a=yield*(0,I.p9)(e.slice(n,i),(h,p)=>h.from-p.from);let c;for(const h of a)c&&h.from<=c.to+Dt?c.to=Math.max(c.to,h.to):(c&&s.push(
{isVertical:r,at:o,...c}),c={from:h.from,to:h.to});c&&s.push({isVertical:r,at:o,...c})}return s}function Le(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.
at(-1)>=Dt)&&e.push(s);return e}var Wn=x(60660);const Yn=1,Un=3,Vt=2,Gn=.4,Hn=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function Kn({
lines:t,element:e}){if(t.length<Vt||!e)return!1;const s=e.type==="P",n=s?Un:Yn;let i=0;for(const[o,{segments:r,baseline:a,size:c}]of t.entries()){!s&&o>0&&a<t[o-
1].baseline+Gn*c&&(i=Vt);let h,p=!1;for(const{fragments:w}of r)for(const K of w)p||=h!==void 0&&Math.abs(K.start-h.end)>=n*K.style.size,h=K;p&&i++}return i>=Vt&&
!Fn(e)}function Fn(t){for(const{type:e}of(0,Wn.Hy)(t))if(Hn.test(e))return!0;return!1}function*$n({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)
(0,Q.RZ)(e,n.fragments);return yield*(0,I.p9)(e,(s,n)=>s.order-n.order)}const Re=300,jn=5,Vn=.6,kn=20,ve=5,Xn=3;function*_e(t){return t.length<3||t.length>Re||!Qn(
t)?t:yield*Jn(t)}function Zn(t){if(t.length<2||t.length>Re)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)
return t;n=Math.max(n,t[r].bottom),i+=Ie(t[r]),s.push({bottom:n,words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,kn);r++){o=Math.min(o,t[r-1].top);const a=s[t.
length-1-r];if(a.words<Math.max(ve,i-a.words))return t;if(a.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function kt(t,e){return t.frame!==e.frame||
t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const Ie=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+
i.length,0),0);function Qn(t){let e=0,s=0,n;for(const i of t)Ie(i)<ve||(n&&kt(n,i)?e++:n&&kt(i,n)&&n.top-i.bottom<Xn*n.lines[0].size&&s++,n=i);return s>=jn&&s>Vn*
(e+s)}function*Jn(t){const e=t.length,s=new Int32Array(e),n=t.map(()=>[]);for(let r=0;r<e;r++){yield E.Yz;for(let a=0;a<e;a++)r!==a&&qn(t,r,a)&&(n[r].push(a),s[a]++)}
const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const a of i)(r<0||s[a]<s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function qn(t,e,s){
const n=t[e],i=t[s];if(n.frame!==i.frame)return!1;if(kt(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.
some(a=>a!==n&&a!==i&&a.frame===n.frame&&a.top<r&&a.bottom>o&&a.start<n.end&&a.end>i.start)}const ti=.4,ei=1;function*si(t,e){if(e.length===0||t.length<2)return;
const s=Array.from({length:e.length+1},()=>[]),n=yield*(0,I.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,
end:c,baseline:h,style:p}=r,w=ni((a+c)/2,e);if(s[w].push(r),i&&i.column!==w&&h-i.fragment.baseline<=ti*p.size&&a-i.fragment.end<ei*p.size)return;i={fragment:r,column:w},
o%E.y===E.y-1&&(yield E.Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function ni(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}
const ii=100,oi=2e4,ri=1/2,ai=1/20,ze=1,li=2e4;function*fi(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>ii||(i.xs.length-1)*(i.ys.length-1)>oi)continue;
const{cells:o,others:r}=yield*ci(n,i),a=yield*gi(o,i);a&&(s.push(a),n=r)}return{tables:s,outside:n}}function*ci(t,e){const{rows:s,columns:n,xs:i,ys:o}=e,r=new Map,
a=[];let c=0,h=0;for(const w of t){const{frame:K}=w.style,ct=(w.start+w.end)/2,ut=(w.top+w.bottom)/2,gt=ct>i[0]&&ct<i.at(-1)&&ut>o[0]&&ut<o.at(-1),wt=K.cos===1&&
K.sin===0&&!K.vertical,Lt=gt&&wt?hi(e,ct,ut):void 0;if(!Lt)a.push(w);else{const At=r.get(Lt.first)??{...Lt,fragments:[]};r.set(Lt.first,At),At.fragments.push(w),
(At.last!==Lt.last||n.some(Pi=>ui(w,Pi,ut)))&&c++}h+=gt?s.length+n.length:1,!(h<li)&&(h=0,yield E.Yz)}const p=t.length-a.length;return c>ai*p?{cells:new Map,others:[
...t]}:{cells:r,others:a}}function hi({rows:t,columns:e,xs:s,ys:n},i,o){const[r,a]=De(e,i,o),[c,h]=De(t,o,i);if(!r||!a||!c||!h)return;const p=(w,K)=>Pe(n,w.at)*
s.length+Pe(s,K.at);return{first:p(c,r),last:p(h,a)}}function De(t,e,s){let n;for(const i of t)if(Bt(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const ui=({
start:t,end:e},s,n)=>s.at>t+ze&&s.at<e-ze&&Bt(s,n);function Pe(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*di(t,e){const s=new Map;for(const[
n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*si(o,r))??[o];for(const[c,h]of a.entries())h.length>0&&s.set(n+c,h)}return s}function*gi(t,{
xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=ri*n*i)return;const o=yield*di(t,e),r=[];for(let p=0;p<i;p++){const w=[];for(let K=0;K<n;K++){const ct=o.
get(p*e.length+K);w.push(ct?yield*(0,zt._I)(yield*(0,P.q9)(ct)):[])}for(const K of yield*Ls(w))r.push(K)}const a=r.filter(p=>p.some(w=>w.length>0)),c=Array.from(
{length:n},(p,w)=>w).filter(p=>a.some(w=>w[p].length>0));if(a.length<2||c.length<2)return;const h=a.map(p=>c.map(w=>p[w]));return new xt.QH(h,r[0]===a[0]?pi(t,c,
e.length,a[1]):void 0)}function pi(t,e,s,n){const i=[];for(const{first:a,last:c}of t.values()){if(a>=s-1)continue;const[h,p]=[e.indexOf(a),e.findLastIndex(w=>w<
c%s)];if(h<0||p<h)return;i.push([h,p])}const o=([a,c])=>e.slice(a,c+1).every(h=>n[h].length>0),r=i.filter(([a,c])=>c>a);return r.length>0&&r.every(o)?i.sort(([a],[
c])=>a-c):void 0}var Ne=x(39955),mi=x(73356);function*yi(t,e,s){if(e&&(0,Ne.P$)(t,e)){const n=yield*(0,Ne.$A)(t,e);return s?yield*Ei(n,s):n}return s?yield*Ce(t,
yield*Oe(s)):yield*_e(yield*Be(yield*(0,P.q9)(t)))}function*Ei(t,e){let s;const n=[];for(const[i,o]of t.entries()){i%E.y===E.y-1&&(yield E.Yz);const r=Kn(o)?yield*Ce(
yield*$n(o),s??=yield*Oe(e)):[];if(!r.some(xt.bI))n.push(o);else for(const a of r)a.element=o.element,n.push(a)}return n}function*Ce(t,e){const{tables:s,outside:n}=yield*fi(
t,e),i=yield*(0,P.q9)(n),o=yield*On(n,yield*(0,m.HE)(i,n)),r=o.outside===n,a=yield*Be(r?i:yield*(0,P.q9)(o.outside));for(const c of[...s,...o.blocks]){const h=a.
findIndex(p=>We(p)>We(c));a.splice(h<0?a.length:h,0,c)}return[...Zn(yield*_e(a))]}function*Be(t){return[...yield*(0,zt.ub)(yield*Nn(yield*(0,zt._I)(t)))]}const We=({
lines:t})=>t[0].segments[0].fragments[0].order,Mi=(t,e)=>Xt(t,e,Ge),bi=(t,e)=>Xt(t,e),Si=(t,e)=>Xt([{lines:t,element:void 0}],e,Ge);function*Xt(t,e,s){const n=new Z.
q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Oi(r,t[o-1])&&n.space(`
`);for(const a of r.lines){s?.(n,a);for(let c=0;c<a.segments.length;c++){const h=a.segments[c];c>0&&n.space(" "),(0,mi.T)(n,h,e),i+=h.fragments.length+h.characters/
Ti,!(i<E.y)&&(i=0,n.settle(),yield E.Yz)}n.space(`
`)}s&&Di(n)}return n}const Ti=8,Oi=({element:t},e)=>t!==void 0&&Ai.has(t.type)&&t.type===e.element?.type,Ai=new Set(["LI","TR","TOCI"]),Ye=173,xi=new Set([45,8208,
Ye]),wi=/[\p{L}\p{M}][-\u2010]\n+$/u,Ue=/\u00ad\n+$/,Li=/.\n+$/,Ri=new RegExp("^\\p{L}","u"),vi=new RegExp("^\\p{Ll}","u");function Ge(t,e){if(!xi.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ue.test(s);if(!i&&!(wi.test(s)&&vi.test(n)))return;const o=Li.exec(s)[0].length;if(!i&&zi(t.tail(_i)))
return t.drop(o-1);t.drop(o),Ri.test(n)||t.space(`
`)}const _i=100,Ii=/[/\\_@]|\w\.\w/,zi=t=>Ii.test(t.trimEnd().split(/\s/).at(-1));function Di(t){t.lastLetter()!==Ye||!Ue.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),20779:((bt,lt,x)=>{x.d(lt,{QH:()=>E,bI:()=>I,cA:()=>P,xE:()=>Q});var Z=x(5609);class E extends Z.eB{rows;spans;constructor(M,O){const[R,...U]=M.flat(2);super(
R),this.rows=M,this.spans=O;for(const st of U)this.add(st)}}class Q extends Z.eB{visual;rows;constructor(M,O){const[R,...U]=M.map(({cells:st})=>P(st));super(R),
this.visual=M,this.rows=O;for(const st of U)this.add(st)}}const I=S=>S instanceof E||S instanceof Q;function P([S,...M]){const O=new Z.N1(S);for(const R of M)O.
add(R);return O}}),39955:((bt,lt,x)=>{x.d(lt,{$A:()=>U,P$:()=>R,VN:()=>M});var Z=x(27077),E=x(93604),Q=x(5609),I=x(99689);const P=.9,S=new Set("Span Quote Note \
Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function M(it){let j,ot=0;for(let D=it;D&&ot<
O;D=D.parent,ot++){if(D.type==="TR")return D;!j&&!S.has(D.type)&&(j=D)}return j?(j.type==="Lbl"||j.type==="LBody")&&j.parent?.type==="LI"?j.parent:j:it}const O=200;
function R(it,j){let ot=0,D=0;for(const A of it)A.style.marks.isArtifact||(ot+=A.text.length,j(A)&&(D+=A.text.length));return D>0&&D>=P*ot}function*U(it,j){const ot=[],
D=[];for(let q=0;q<it.length;q++){const _=it[q];q%Z.y===Z.y-1&&(yield Z.Yz);const L=j(_);L?ot.push({fragment:_,leaf:L}):D.push(_)}const A=yield*(0,E.p9)(ot,(q,_)=>q.
leaf.order-_.leaf.order||q.fragment.order-_.fragment.order);let C=0;const W=new Map,B=q=>{const{element:_}=A[q].leaf;let L=W.get(_);return L||W.set(_,L=M(_)),L},
F=[],V=[];for(let q=0,_;q<A.length;q=_){const L=B(q);for(_=q+1;_<A.length&&B(_)===L;)_++;const G=A.slice(q,_).map(({fragment:nt})=>nt);(C+=G.length)>=Z.y&&(C=0,
yield Z.Yz);const tt=Q.eB.of(yield*(0,Q._I)(yield*(0,I.q9)(G)),L);if(F.push(tt),D.length>0)for(const{order:nt}of G)V.push({order:nt,block:tt})}return D.length===
0?F:yield*st(F,V,yield*(0,Q.ub)(yield*(0,Q._I)(yield*(0,I.q9)(D))))}function*st(it,j,ot){const D=yield*(0,E.p9)(j,(W,B)=>W.order-B.order),A=[],C=new Map;for(const[
W,B]of ot.entries()){W%Z.y===Z.y-1&&(yield Z.Yz);const F=B.lines[0].segments[0].order;let V=0;for(let L=D.length;V<L;){const G=V+L>>1;D[G].order<F?V=G+1:L=G}const q=D[V-
1]?.block,_=q&&C.get(q);_?_.push(B):q?C.set(q,[B]):A.push(B)}return[...A,...it.flatMap(W=>[W,...C.get(W)??[]])]}}),52332:((bt,lt,x)=>{x.d(lt,{l$:()=>dt,HE:()=>T,
SE:()=>m,x1:()=>ht});var Z=x(61520),E=x(27077),Q=x(93604),I=x(31681),P=x(5609);const S=5,M=.75,O=.5,R=3,U=.08,st=.3,it={both:0,before:0,after:0,level:0,lowest:1/0,
highest:-1/0};function j(z,$){const{both:Y,level:k,lowest:X,highest:J}=z;return{...z,both:Y+1,level:Math.abs($)<U?k+1:k,lowest:Math.min(X,$),highest:Math.max(J,
$)}}const ot=(z,$)=>$?{...z,before:z.before+1}:{...z,after:z.after+1};function D({both:z,before:$,after:Y,level:k,lowest:X,highest:J}){const rt=Math.min($,Y);return rt<
S||z>M*(z+rt)?!1:z>=R&&k<=O*z&&J-X>=st}const A=3,C=4,W=2.5,B=6,F=.8,V=20,q=4;function*_(z){const $=z.map(()=>new Set);if(!L(z)&&!G(z))return $;let Y=[],k=0;const X=({
rows:J,wordsBefore:rt,wordsAfter:Mt,from:pt,last:St,sides:Ot})=>{const Tt=J>=A&&Math.min(rt,Mt)>=C*J,ft=D(Ot);if(!Tt&&!ft)return;const vt=({isGutter:mt,row:Rt})=>mt===
"whole"||!ft&&(mt==="prose"||Rt<pt);for(let mt=St;mt&&!vt(mt);mt=mt.above)mt.isGutter=ft?"whole":"prose",$[mt.row].add(mt.cell)};for(const[J,rt]of z.entries()){
const Mt=z[J-1],pt=Mt?rt.baseline-Mt.baseline:0,St=({last:Tt})=>pt<=B*rt.size&&J-Tt.row<=V,Ot=pt>W*rt.size;for(const Tt of Y)(Ot||!St(Tt))&&X(Tt);Y=Y.filter(St),
Ot&&(Y=Y.map(Tt=>({...Tt,rows:0,wordsBefore:0,wordsAfter:0,from:J}))),(k+=rt.cells.length+Y.length)>=E.y&&(k=0,yield E.Yz),Y=tt(Y,rt,J,X)}return Y.forEach(X),$}
function L(z){const $=({fragments:k})=>k.length>=C,Y=(k,X)=>z.some(({cells:J})=>J.slice(k,X||J.length).some($));return Y(0,-1)&&Y(1,0)}function G(z){const $=z.reduce(
(Y,{cells:k})=>k.length===1?Y+1:Y,0);return $>=2*S&&z.length>$}function tt(z,{cells:$,size:Y},k,X){const J=[];let rt=0,Mt=-1/0;for(let pt=0;pt<=$.length;pt++){const St=$[pt]?.
start??1/0,Ot=pt>0&&pt<$.length,Tt=St-Mt>=F*Y,ft=[];for(;rt<z.length&&z[rt].start<St;rt++){const mt=z[rt],[Rt,_t]=[Math.max(mt.start,Mt),Math.min(mt.end,St)];if(_t-
Rt<F*Y?X(mt):Ot?ft.push(H(mt,{start:Rt,end:_t},k,pt,$)):J.push({...mt,start:Rt,end:_t,sides:ot(mt.sides,pt>0)}),mt.end>St)break}Ot&&Tt&&ft.length===0&&ft.push(H(
void 0,{start:Mt,end:St},k,pt,$));const vt=nt(ft);for(const mt of ft)vt.has(mt)?J.push(mt):X(mt);Mt=Math.max(Mt,$[pt]?.end??St)}return J}function nt(z){return z.
length<=q?new Set(z):new Set([...z].sort(($,Y)=>Y.rows-$.rows).slice(0,q))}function H(z,$,Y,k,X){return{...$,rows:(z?.rows??0)+1,wordsBefore:(z?.wordsBefore??0)+
X[k-1].fragments.length,wordsAfter:(z?.wordsAfter??0)+X[k].fragments.length,from:z?.from??Y,last:{row:Y,cell:k,above:z?.last,isGutter:"no"},sides:j(z?.sides??it,
(X[k].baseline-X[k-1].baseline)/X[k].size)}}var y=x(99689),b=x(73356);const d=.4,g=1,f=3,l=2e3,u=.5;function*m(z){return yield*T(yield*(0,y.q9)(z),z)}function*T(z,$){
const Y=yield*v($),k=new Map;for(const J of z){const rt=k.get(J.frame);rt?rt.push(J):k.set(J.frame,[J])}const X=[];for(const J of k.values()){yield E.Kl;const rt=[];
for(const pt of yield*et(yield*N(J,Y)))rt.push(at(pt,Y));const Mt=yield*_(rt);X.push(rt.map((pt,St)=>({...pt,gutters:Mt[St]})))}return X}function*v(z){const $=[];
for(let k=1;k<z.length&&$.length<l;k++){k%E.y===0&&(yield E.Yz);const[X,J]=[z[k-1],z[k]];if(X.style.frame!==J.style.frame||X.baseline!==J.baseline)continue;const rt=(J.
start-X.end)/J.style.size;rt>0&&rt<g&&(0,y.re)(X,J)&&$.push(rt)}const Y=yield*(0,Q.p9)($,(k,X)=>k-X);return Math.max(g,f*(Y[Y.length>>1]??0))}function*N(z,$){const Y=[];
let k=0;for(const X of z){if((k+=X.fragments.length)>=E.y&&(k=0,yield E.Yz),X.end-X.start<$*X.size||X.fragments.length<2){Y.push(X);continue}let J;for(const rt of X.
fragments)J&&Math.min(rt.start,rt.end)-J.end<$*Math.max(J.size,rt.style.size)?J.add(rt):Y.push(J=new y.Y4(rt))}return Y}function*et(z){const $=yield*(0,Q.p9)(z,
(k,X)=>k.baseline-X.baseline||k.start-X.start),Y=[];for(const[k,X]of $.entries()){k%E.y===E.y-1&&(yield E.Yz);const J=Y.at(-1);J!==void 0&&J.length<P.Px&&X.baseline-
J[0].baseline<d*Math.min(X.size,J[0].size)?J.push(X):Y.push([X])}for(const k of Y)k.sort((X,J)=>X.start-J.start);return Y}function at(z,$){const Y=[];let k;for(const J of z){
const rt=Y.at(-1),Mt=rt&&J.start-rt.end,pt=rt?Math.max(rt.size,J.size):0;Mt!==void 0&&Mt<$*pt&&Mt>-u*pt?k===rt?k.join(J):Y[Y.length-1]=k=rt.joined(J):Y.push(J)}
const X=Y.reduce((J,rt)=>rt.size>J.size?rt:J);return{baseline:X.baseline,size:X.size,cells:Y}}function*ht(z,$){const Y=new Z.q($),k=[];let X=0;for(const J of z.
flat())for(const rt of yt(J)){const Mt=Y.size;for(const[pt,St]of rt.entries())pt>0&&Y.space(`
`),(0,b.T)(Y,St,$),!((X+=St.fragments.length)<E.y)&&(X=0,Y.settle(),yield E.Yz);k.push({start:Mt,end:Y.size}),Y.space(`
`)}return{flow:Y,lines:k}}function dt({cells:z,gutters:$}){if($.size===0)return[z];const Y=[];for(const[k,X]of z.entries())k===0||$.has(k)?Y.push([X]):Y.at(-1).
push(X);return Y}const yt=z=>dt(z).map($=>Et($)?[...$].reverse():$);function Et(z){return z.length<2?!1:z.filter(({fragments:Y})=>Y.some(({mayTurn:k,text:X})=>k&&
(0,I.d)(X))).length>z.length/2}}),18930:((bt,lt,x)=>{x.d(lt,{X:()=>y,b:()=>H});var Z=x(62743),E=x(86491),Q=x(74135),I=x(6057),P=x(65868),S=x(60660),M=x(84731),O=x(
89420);function R(g,f,l){const u=new Map,m=new Set,{fragments:T,edges:v}=g,N=[];for(const[at,ht]of T.entries()){const dt=f(ht),yt=dt&&et(dt.element);if(!yt){N.push(
ht);continue}if(m.has(yt)||yt.firstPage!==l)continue;m.add(yt);const Et=(0,M.X5)(yt.actualText.trim());if(Et==="")continue;const z=new O.F(ht.style,ht.start,ht.
baseline,ht.order,v.count);z.text=Et,z.end=U(T,at,$=>{const Y=f($);return Y!==void 0&&et(Y.element)===yt});for(let $=0;$<Et.length;$++)v.add(z.start,z.end);N.push(
z)}return N;function et(at){if(u.has(at))return u.get(at);const ht=[];for(const dt of(0,S.Hy)(at)){if(u.has(dt))break;ht.push(dt)}for(const dt of ht.reverse()){
const yt=dt.parent&&u.get(dt.parent);u.set(dt,yt??(dt.actualText===void 0?void 0:dt))}return u.get(at)}}function U(g,f,l){const u=g[f];let{end:m}=u;for(let T=f+
1;T<g.length;T++){const v=g[T];if(v.baseline!==u.baseline||v.style.frame!==u.style.frame||!l(v))break;m=Math.max(m,v.end)}return m}var st=x(98689),it=x(36211),j=x(
5490);const ot=3,D=.5,A=4,C=2e4;class W{get rules(){return this.found.length>C?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(f,{matrix:l},u,m){
const T=it.lJ.get(f.operator);T?this.paints(T,m):this.found.length<=C&&this.path.length+this.boxes.length<=C&&this.extends(f,l)}extends(f,l){const u=(0,j.M)(f);
switch(f.operator){case"re":{const[m=NaN,T=NaN,v=NaN,N=NaN]=u,et=(0,Q.zl)(l,[m,T,m+v,T+N]);et.every(Number.isFinite)&&this.boxes.push(et);return}case"m":this.first=
this.last=(0,Q.Gd)(l,u[0],u[1]);return;case"l":this.line((0,Q.Gd)(l,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,Q.Gd)(l,u.at(-2),u.at(-1));return;case"\
h":this.line(this.first)}}line(f){this.path.push([this.last,f]),this.last=f}paints({fill:f,strokes:l,closes:u},m){if(u&&this.line(this.first),!m&&l){for(const[[
T,v],[N,et]]of this.path)this.add(T,v,N,et,D);for(const[T,v,N,et]of this.boxes)this.around(T,v,N,et)}if(!m&&f)for(const[T,v,N,et]of[...this.boxes,...this.outline()])
this.add(T,v,N,et,ot);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,Q.$L)(this.path.flat())]}around(f,l,u,m){if(u-f<=
ot||m-l<=ot){this.add(f,l,u,m,ot);return}for(const T of[l,m])this.add(f,T,u,T,D);for(const T of[f,u])this.add(T,l,T,m,D)}add(f,l,u,m,T){const[v,N]=[Math.abs(u-f),
Math.abs(m-l)];if(!(Math.min(v,N)<=T&&Math.max(v,N)>=A))return;const et=N>v;this.found.push(et?{isVertical:et,at:(f+u)/2,from:Math.min(l,m),to:Math.max(l,m)}:{isVertical:et,
at:(l+m)/2,from:Math.min(f,u),to:Math.max(f,u)})}}var B=x(27077),F=x(77211),V=x(56822),q=x(52332);const _=200,L=2e4;class G{index;found;characters;unreadable;ordered;reading;constructor(f,l){
this.index=f,this.found=l,this.characters=l.characters,this.unreadable=l.unreadable}get blocks(){return this.ordered??=(0,B.zd)(this.order())}*blocksByLook(){const{
fragments:f,leafOf:l,rules:u,hasTablesApart:m=!0}=this.found;return u&&!l&&m?this.blocks:yield*(0,V.NQ)(f,void 0,u??[])}order(){const{fragments:f,leafOf:l,rules:u,
hasTablesApart:m=!0}=this.found;return(0,V.NQ)(f,l,m?u:void 0)}get flow(){return this.reading??=(0,B.zd)((0,V.dV)(this.blocks,this.found.edges))}async prepare(f){
const{fragments:l,edges:u}=this.found;l.length<_&&this.characters<L||(this.ordered=await(0,B.k6)(this.order(),f),this.reading=await(0,B.k6)((0,V.dV)(this.ordered,
u),f))}*layout(f){return f==="reading"?this.flow.text:yield*(0,F.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:f,edges:l}=this.found;return yield*(0,q.
x1)(yield*(0,q.SE)(f),l)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(f){const l=yield*(0,V.td)(this.blocks,
this.found.edges),u=[];for(const{0:m,index:T}of l.text.matchAll(f)){const v=l.box(T,T+m.length);v&&u.push({text:m,...v}),u.length%B.y===B.y-1&&(yield B.Yz)}return u}}
const tt=200,nt=2e4,H=({characters:g})=>Math.min(g+tt,nt);class y{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(f,l=!1,u=!0){this.document=
f,this.findsRules=l,this.hasTablesApart=u,this.contents=new P.i(f)}async page(f){const{document:l}=this,u=(0,I.iw)(l,f),{width:m,height:T}=(0,Q.iN)(u),v={width:m*
u.userUnit,height:T*u.userUnit},N=new st.g(v.width,v.height,this.expected),et=this.findsRules?new W:void 0,at=await this.contents.read(f,N,et);return this.expected=
H(N),this.assemble(f,N,v,{rules:et?.rules,damage:at,usesElementTexts:!0})}async assemble(f,l,u,{rules:m,damage:T,usesElementTexts:v}){const{document:N}=this;l.finish();
const et=f<0?-1:N.pages.number(f),at=f<0?void 0:await(this.tags??=(0,S.g$)(N)),ht=at?.hasPage(et)?b(at,et):void 0,dt=v&&ht&&at?.hasTexts?R(l,ht,et):l.fragments,
yt=d(dt),Et={fragments:dt,edges:l.edges,...yt,damage:T,leafOf:ht,rules:m,...u},z=new G(f,{...Et,hasTablesApart:this.hasTablesApart});return await z.prepare(N.job.
pace),z}}function b(g,f){let l,u;return({style:{marks:m}})=>(m!==l&&(l=m,u=m.id<0?void 0:g.leaf(f,m.stream,m.id)),u)}function d(g){let f=0,l=0,u=0;for(const{text:m,
style:T}of g){const v=l;f+=m.length;for(let N=m.indexOf(Z.m);N>=0;N=m.indexOf(Z.m,N+1))l++;T.font===E.Z&&(u+=m.length-(l-v))}return{characters:f,unreadable:l,assumed:u}}}),
31681:((bt,lt,x)=>{x.d(lt,{d:()=>E,f:()=>st});const Z=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,E=A=>Z.test(A),Q=0,I=1,P=2,S=3,M=4,
O=new RegExp("\\p{L}","u"),R=new RegExp("\\p{Nd}","u");function U(A){return R.test(A)?S:Z.test(A)?P:O.test(A)?I:/^[.,:/%+\-\u066b\u066c]$/.test(A)?M:Q}function st(A,C){
const W=A.map(U),B=W.filter(G=>G===P).length,F=C.includes(!0);if(B===0)return F?it(C):void 0;const V=W.filter(G=>G===I).length,q=B>=V||F,_=A.map((G,tt)=>tt);q&&
_.reverse(),j(W,q);const L=G=>q?W[G]!==P:W[G]!==I;for(let G=0,tt;G<_.length;G=tt){for(tt=G+1;tt<_.length&&L(_[tt])===L(_[G]);)tt++;L(_[G])&&(D(_,G,tt),q||ot(_,W,
G,tt))}return _}function it(A){const C=A.map((W,B)=>B);for(let W=0,B;W<C.length;W=B){for(B=W+1;B<C.length&&A[B]===A[W];)B++;A[W]&&D(C,W,B)}return C}function j(A,C){
for(let F=0;F<A.length;F++)if(A[F]===M){const V=A[F-1]===S&&A[F+1]===S;A[F]=V?S:Q}const W=C?P:I,B=F=>F===void 0?W:F===S?C?P:I:F;for(let F=0,V;F<A.length;F=V){if(V=
F+1,A[F]!==Q)continue;for(;V<A.length&&A[V]===Q;)V++;const q=B(A[F-1]),_=B(A[V]);A.fill(q===_?q:W,F,V)}if(!C){for(let F=0;F<A.length;F++)if(A[F]===S){let V=F;for(;A[V]===
S;)V++;(A[F-1]!==P||A[V]!==P)&&A.fill(I,F,V),F=V}}}function ot(A,C,W,B){for(let F=W,V;F<B;F=V)if(V=F+1,C[A[F]]===S){for(;V<B&&C[A[V]]===S;)V++;D(A,F,V)}}function D(A,C,W){
for(let B=C,F=W-1;B<F;B++,F--)[A[B],A[F]]=[A[F],A[B]]}}),99689:((bt,lt,x)=>{x.d(lt,{Y4:()=>j,lP:()=>D,q9:()=>ot,re:()=>q});var Z=x(98689),E=x(27077),Q=x(93604),
I=x(31681);const P=1.6,S=.5,M=.15,O=.6,R=.6,U=.35,st=.02,it=5e3;class j{fragments;start;end;baseline;size;top;bottom;characters;constructor(L){this.fragments=[L],
this.start=Math.min(L.start,L.end),this.end=Math.max(L.start,L.end),this.baseline=L.baseline,this.size=L.style.size,this.top=L.top,this.bottom=L.bottom,this.characters=
L.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(L){const G=this.fragments[this.fragments.length-1];
this.fragments.push(L),this.characters+=L.text.length;const tt=Math.min(L.start,L.end),nt=Math.max(L.start,L.end);tt<this.start&&(this.start=tt),nt>this.end&&(this.
end=nt);const{style:H,baseline:y}=L;H===G.style&&y===G.baseline||(H.size>this.size*1.05&&(this.size=H.size,this.baseline=y),L.top<this.top&&(this.top=L.top),L.bottom>
this.bottom&&(this.bottom=L.bottom))}join(L){for(const G of L.fragments)this.add(G)}joined(L){const[G,...tt]=this.fragments,nt=new j(G);for(const H of tt)nt.add(
H);return nt.join(L),nt}sort(){const{fragments:L}=this;for(let G=1;G<L.length;G++)if(L[G].start<L[G-1].start){L.sort((tt,nt)=>tt.start-nt.start||tt.order-nt.order);
return}}}function*ot(_){const L=[];let G;for(let H=0;H<_.length;H++){const y=_[H];H%E.y===E.y-1&&(yield E.Yz),G&&A(G,y)?G.add(y):L.push(G=new j(y))}const tt=yield*C(
L);let nt=0;for(const H of tt)H.sort(),nt+=H.fragments.length,!(nt<E.y)&&(nt=0,yield E.Yz);return tt}const D=({style:_,text:L,mayTurn:G})=>_.marks.isReversed||G&&
(0,I.d)(L);function A(_,L){const{style:G,start:tt,end:nt,baseline:H}=L;if(G.frame!==_.frame||_.characters>it)return!1;const y=Math.max(G.size,_.size),b=Math.abs(
H-_.baseline);if(b>O*y)return!1;const d=tt-_.end,g=_.start-Math.max(tt,nt);return b>M*y?d>-S*y&&d<R*y:d>-S*y&&d<P*y||g>-S*y&&g<(D(L)?R:U)*y}function*C(_){if(_.length<
2)return[..._];const L=new Map;for(const{frame:H}of _)L.has(H)||L.set(H,L.size);const G=[];for(let H=0;H<_.length;H++){const y=_[H];H%E.y===E.y-1&&(yield E.Yz),
G.push({segment:y,order:H,frame:L.get(y.frame)})}const tt=yield*(0,Q.p9)(G,(H,y)=>H.frame-y.frame||H.segment.baseline-y.segment.baseline||H.segment.start-y.segment.
start),nt=new Set;for(let H=0;H<tt.length;H++){H%E.y===E.y-1&&(yield E.Yz);const{segment:y,frame:b,order:d}=tt[H];if(!(nt.size>0&&nt.has(y)))for(let g=H+1;g<Math.
min(tt.length,H+W);g++){const f=tt[g],l=Math.min(y.size,f.segment.size);if(f.frame!==b||f.segment.baseline-y.baseline>M*l)break;if(nt.has(f.segment)||!F(y,f.segment))
continue;const[u,m]=d<f.order?[y,f.segment]:[f.segment,y];if(u.join(m),nt.add(m),m===y)break}}return nt.size===0?[..._]:_.filter(H=>!nt.has(H))}const W=50,B=/:$/;
function F(_,L){const G=Math.min(_.size,L.size);if(_.characters+L.characters>it||Math.max(_.size,L.size)>1.5*G||V(_)||V(L))return!1;const[tt,nt]=_.start<=L.start?
[_,L]:[L,_],H=nt.start-tt.end,y=B.test(tt.fragments.at(-1).text)?R:U;return H>-st*G&&H<y*G}const V=({fragments:_})=>_.length===1&&_[0].text.length===1;function q(_,L){
return L.order===_.order+1&&(_.spaceAfter||L.spaceBefore)?!0:L.start-_.end>Math.max((0,Z.U)(_.style),(0,Z.U)(L.style))}}),73356:((bt,lt,x)=>{x.d(lt,{T:()=>P,x:()=>I});
var Z=x(61520),E=x(31681),Q=x(99689);function I(M,O){const R=new Z.q(O);return P(R,M,O),R.text}function P(M,{fragments:O},R){if(O.some(Q.lP)){S(M,O,R);return}for(let U=0;U<
O.length;U++){const st=O[U];U>0&&(0,Q.re)(O[U-1],st)&&M.space(" "),M.add(st)}}function S(M,O,R){const U=[];for(const[ot,D]of O.entries()){ot>0&&(0,Q.re)(O[ot-1],
D)&&U.push({text:" ",from:0,to:0});const{text:A}=D;for(let C=0,W;C<A.length;C=W){for(W=C+1;W<A.length&&R.isOneGlyph(D,W-1);)W++;U.push({text:A.slice(C,W),fragment:D,
from:C,to:W})}}const st=U.map(({text:ot})=>ot),it=ot=>U[ot]?.fragment?.style.marks.isReversed??!1,j=U.map(({fragment:ot},D)=>it(D)||!ot&&it(D-1)&&it(D+1));for(const ot of(0,E.
f)(st,j)??st.keys()){const{text:D,fragment:A,from:C,to:W}=U[ot];A?M.add(A,C,W):M.space(D)}}})};
