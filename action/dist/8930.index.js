"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((Mt,lt,L)=>{L.d(lt,{D:()=>Z,L:()=>m});var X=L(45657);function m({cos:I,sin:B},O,y,M,x){if(B===0&&I===1)
return{x:O,y:M,width:y-O,height:x-M};const N=[O*I-M*B,y*I-M*B,O*I-x*B,y*I-x*B],U=[O*B+M*I,y*B+M*I,O*B+x*I,y*B+x*I],[J,V]=[(0,X.YG)(N),(0,X.YG)(U)];return{x:J,y:V,
width:(0,X.Kf)(N)-J,height:(0,X.Kf)(U)-V}}function Z(I,B){const[O,y]=[Math.min(I.x,B.x),Math.min(I.y,B.y)];return{x:O,y,width:Math.max(I.x+I.width,B.x+B.width)-
O,height:Math.max(I.y+I.height,B.y+B.height)-y}}}),60660:((Mt,lt,L)=>{L.d(lt,{nZ:()=>Q,g$:()=>it,Bi:()=>q,Hy:()=>R});var X=L(77581),m=L(45599),Z=L(70549),I=L(9819);
const B=1e3,O=20,y=200,M=20;function x(b,d,g){let[f,l,u]=[1,1,[]];for(const E of N(b,d)){f=U(b,E.get("ColSpan"))??f,l=U(b,E.get("RowSpan"))??l;const S=b.array(E.
get("Headers"));S&&(u=S.slice(0,O).flatMap(_=>J(b,_)??[]))}return{columns:f,rows:l,id:J(b,g),heads:u}}function N(b,d){return d===void 0?[]:(b.array(d)?.slice(0,
M)??[d]).flatMap(f=>b.dict(f)??[])}function U(b,d){const g=d===void 0?void 0:b.resolve(d);return typeof g=="number"&&Number.isInteger(g)&&g>=1&&g<=B?g:void 0}function J(b,d){
const g=d===void 0?void 0:b.resolve(d);return g instanceof m.Mx?(0,X.g7)(g).slice(0,y):void 0}var V=L(78157),W=L(79725),H=L(82416);const T=2e3,G=9;class D{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new W.
R;number=0;isReference=!1;constructor(d){this.document=d}read(d){const{entries:g,kids:f}=this;f.length=0;const l=this.document.place(d);if(!l||!g.locate(l.bytes,
l.start,Math.min(l.end,l.start+T)))return!1;const{bytes:u}=l,{at:E}=g;if(g.find(u,"MCID")>=0)return!1;this.hasTexts=g.find(u,"ActualText")>=0||g.find(u,"Alt")>=
0,this.hasAttributes=g.find(u,"A")>=0||g.find(u,"ID")>=0;const S=g.find(u,"S");if(S<0||u[E[S+2]]!==V.cL)return!1;this.name(u,E[S+2]+1,E[S+3]);const _=g.find(u,"\
Pg");if(this.page=-1,_>=0){if(this.after(u,E[_+2],E[_+3])!==E[_+3]||!this.isReference)return!1;this.page=this.number}const P=g.find(u,"K");return P<0||this.readKids(
u,E[P+2],E[P+3])}name(d,g,f){const{type:l}=this;let u=0;if(l.length===f-g)for(;u<l.length&&d[g+u]===l.charCodeAt(u);)u++;(u<f-g||u===0)&&(this.type=(0,H.MQ)(d,g,
f))}readKids(d,g,f){const l=d[g]===V.WL,u=l?f-1:f;if(l&&d[u]!==V.wt)return!1;for(let E=(0,V.AN)(d,l?g+1:g,u);E<u;E=(0,V.AN)(d,E,u)){if(E=this.after(d,E,u),E<0)return!1;
this.kids.push(this.isReference?-1-this.number:this.number)}return l||!this.isReference||this.isDictionary(this.number)}isDictionary(d){const g=this.document.place(
d);return g!==void 0&&g.bytes[(0,V.AN)(g.bytes,g.start,g.end)]===V.iH}after(d,g,f){let l=g,u=0;for(;l<f&&nt(d[l]);l++)u=u*10+d[l]-V.l0;if(l===g||l-g>G||(this.number=
u,this.isReference=!1,l<f&&!K(d[l])))return-1;const E=(0,V.AN)(d,l,f);let S=E;for(;S<f&&nt(d[S]);)S++;const _=(0,V.AN)(d,S,f);return S===E||_>=f||d[_]!==V.AV?l:
(this.isReference=!0,_+1)}}const nt=b=>b>=V.l0&&b<=V.ev,K=b=>b===32||b===10||b===13,Y=1e7,v=1e4;class w{pages=new Map;count=0;last;hasTexts=!1;leaf(d,g,f){const l=this.
pages.get(d);return g===0&&f<v?l?.own[f]:l?.others.get(g*Y+f)}leaves(d){const{own:g=[],others:f}=this.pages.get(d)??{};return[...g.flat(),...f?.values()??[]].sort(
(l,u)=>l.order-u.order)}hasPage(d){return this.pages.has(d)}add(d,g,f,l){if(!Number.isInteger(l)||l<0||l>=Y)return;const{own:u,others:E}=this.leavesOf(g);if(f===
0&&l<v)u[l]??={element:d,order:this.count++};else{const S=f*Y+l;E.has(S)||E.set(S,{element:d,order:this.count++})}for(let S=d;S&&S.firstPage<0;S=S.parent)S.firstPage=
g}leavesOf(d){if(this.last?.number===d)return this.last.leaves;let g=this.pages.get(d);return g||this.pages.set(d,g={own:[],others:new Map}),this.last={number:d,
leaves:g},g}}const it=(0,Z.n)(tt);function q(b){const d=b.dict(b.catalog.get("MarkInfo"));return b.dict(b.catalog.get("StructTreeRoot"))!==void 0&&b.resolve(d?.
get("Marked"))===!0}async function tt(b){const d=b.dict(b.catalog.get("StructTreeRoot"));if(!d||b.resolve(b.dict(b.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const g=new et(b,b.dict(d.get("RoleMap")));return await g.run(d),g.tags}class et{document;roles;tags=new w;visit;bytes;types=new Map;open=[];constructor(d,g){
this.document=d,this.roles=g,this.visit=new I._i(d),this.bytes=new D(d)}async run(d){const{open:g,document:f}=this;this.push(d.get("K"),void 0,-1);for(let l=g.pop();l;l=
g.pop()){this.take(l);const u=f.job.pace.step(300);u&&await u}}push(d,g,f){if(d===void 0)return;const l=(0,m.i9)(d)||(0,m.cy)(d)?this.document.array(d)??[d]:[d];
for(let u=l.length-1;u>=0;u--)this.open.push({kid:l[u],parent:g,page:f})}take({kid:d,parent:g,page:f}){if(typeof d=="number"){g&&f>=0&&this.tags.add(g,f,0,d);return}
if(!this.visit.first(d)||(0,m.i9)(d)&&this.takeBytes(d.number,g,f))return;const l=this.document.dict(d);if(!l)return;const u=l.get("Pg"),E=(0,m.i9)(u)?u.number:
f,S=l.get("MCID");if(S!==void 0){const at=l.get("Stm");g&&E>=0&&this.tags.add(g,E,(0,m.i9)(at)?at.number:0,Number(this.document.resolve(S)));return}const _=this.
document.resolve(l.get("S"));if(!(_ instanceof m.SX))return;const P=this.standard(_.text),ot={type:P,parent:g,actualText:this.text(l.get("ActualText")),alternative:this.
text(l.get("Alt")),cell:Q(P)?x(this.document,l.get("A"),l.get("ID")):void 0,firstPage:-1};this.enter(ot),this.push(l.get("K"),ot,E),(0,m.i9)(d)&&this.document.release(
d.number)}takeBytes(d,g,f){const{bytes:l,document:u,open:E,tags:S}=this;if(!l.read(d))return!1;const{hasTexts:_,hasAttributes:P,kids:ot}=l,at=this.standard(l.type),
ht=P&&Q(at),dt={type:at,parent:g,actualText:_?this.text(u.entry(d,"ActualText")):void 0,alternative:_?this.text(u.entry(d,"Alt")):void 0,cell:ht?x(u,u.entry(d,"\
A"),u.entry(d,"ID")):void 0,firstPage:-1};this.enter(dt);const yt=l.page<0?f:l.page;if(ot.some(z=>z<0))for(let z=ot.length-1;z>=0;z--){const F=ot[z];E.push({kid:F<
0?new m.oS(-1-F):F,parent:dt,page:yt})}else if(yt>=0)for(const z of ot)S.add(dt,yt,0,z);return!0}enter(d){const{type:g,parent:f,actualText:l}=d;l!==void 0&&(this.
tags.hasTexts=!0),!(f?.type!=="TR"||!Q(g))&&(f.cells?f.cells.push(d):f.cells=[d])}text(d){const g=d===void 0?null:this.document.resolve(d);return g instanceof m.
Mx?(0,X.g7)(g):void 0}standard(d){const g=this.types.get(d);if(g!==void 0)return g;let f=d;for(let l=0;l<16;l++){const u=this.document.resolve(this.roles?.get(f));
if(!(u instanceof m.SX)||u.text===f)break;f=u.text}return this.types.set(d,f),f}}const Q=b=>b==="TD"||b==="TH";function*R(b){for(let d=b;d;d=d.parent)yield d}}),
34659:((Mt,lt,L)=>{L.d(lt,{a:()=>X,v:()=>m});const X="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",m='\\ufffd(?=\\\
s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((Mt,lt,L)=>{L.d(lt,{Ps:()=>W,RO:()=>M,V0:()=>U,X5:()=>x});const X=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
m=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,Z=/[\t\n\v\f\r\u00a0]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,B=173,O=1e4,y=100;
class M{cleaned=new Map;clean(T){if(T.length===1){const D=T.charCodeAt(0);if(D>32&&D<127||D>160&&D<1536&&D!==B||D>=11904&&D<55296)return T}let G=this.cleaned.get(
T);return G===void 0&&(G=x(T),this.cleaned.size<O&&T.length<=y&&this.cleaned.set(T,G)),G}}function x(H){return H.replace(Z," ").replace(X,"").replace(m,T=>T.normalize(
"NFKC")).replace(I,"�")}const N=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function U(H){if(H.length!==1)return;const T=H.charCodeAt(0);return(T<128?T===94||T===96||T===126:T<=733&&
(T>=710||T<=184))?N.get(T):void 0}const J=new RegExp("^\\p{L}$","u"),V=new Map([["ı","i"],["ȷ","j"]]);function W(H,T){if(!J.test(H))return;const G=((V.get(H)??
H)+T).normalize("NFC");return G.length===1?G:void 0}}),62897:((Mt,lt,L)=>{L.d(lt,{K:()=>m,Y:()=>X});function X(Z,I=1/0){let B=I;for(const O of Z)O<B&&(B=O);return B}
function m(Z,I=-1/0){let B=I;for(const O of Z)O>B&&(B=O);return B}}),61520:((Mt,lt,L)=>{L.d(lt,{q:()=>Z});var X=L(4186);const m=500;class Z{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(O){
this.edges=O}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(O){this.flush();let y="";for(let M=this.parts.length-
1;M>=0&&y.length<O;M--)y=this.parts[M]+y;return y.slice(-O)}lastLetter(){this.flush();for(let O=this.parts.length-1;O>=0;O--){const y=this.parts[O];for(let M=y.
length-1;M>=0;M--)if(y[M]!==`
`)return y.charCodeAt(M)}return 0}add(O,y=0,M=O.text.length){const x=y===0&&M===O.text.length;x||this.cuts.set(this.offsets.length,{from:y,to:M}),this.offsets.push(
this.length),this.fragments.push(O),this.space(x?O.text:O.text.slice(y,M))}fromOf(O){return this.cuts.size===0?0:this.cuts.get(O)?.from??0}toOf(O){return(this.cuts.
size===0?void 0:this.cuts.get(O)?.to)??this.fragments[O].text.length}settle(){this.flush();const O=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(O).join("")),this.settled=this.parts.length}space(O){this.rest+=O,this.length+=O.length,this.whole=void 0,this.rest.length>m&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(O){this.flush(),this.whole=void 0,this.length-=O;for(let y=O;y>0;){const M=this.parts.pop()??"";M.
length>y&&this.parts.push(M.slice(0,-y)),y-=M.length}for(let y=this.offsets.length-1;y>=0;y--){const[M,x,N]=[this.offsets[y],this.fromOf(y),this.toOf(y)];if(M+N-
x<=this.length)break;this.cuts.set(y,{from:x,to:Math.max(x,this.length-M+x)})}}*pieces(){const{text:O}=this;let y=0;for(const[M,x]of this.offsets.entries()){const N=this.
toOf(M)-this.fromOf(M);N<=0||(yield{space:O.slice(y,x),text:O.slice(x,x+N),fragment:this.fragments[M]},y=x+N)}}box(O,y){const M=this.lineBoxes(O,y);return M.length===
0?void 0:M.reduce(X.D)}letters(O,y){return Array.from(this.within(O,y),({fragment:M,from:x,to:N,position:U})=>({first:M.letters+x,position:U,count:N-x}))}*within(O,y){
for(let M=Math.max(this.pieceAt(O),0);M<this.offsets.length&&this.offsets[M]<y;M++){const x=this.offsets[M],N=this.fromOf(M),U=Math.max(N,N+O-x),J=Math.min(this.
toOf(M),N+y-x);U<J&&(yield{fragment:this.fragments[M],from:U,to:J,position:x+U-N})}}lineBoxes(O,y){const M=[];let x;for(const{fragment:N,from:U,to:J}of this.within(
O,y)){const V=this.edges.box(N,U,J);x&&I(x,N)?M.push((0,X.D)(M.pop(),V)):M.push(V),x=N}return M}at(O){const y=this.pieceAt(O);if(y<0)return;const M=this.toOf(y)-
this.fromOf(y);return O<this.offsets[y]+M?this.fragments[y]:void 0}pieceAt(O){let y=0,M=this.offsets.length;for(;y<M;){const x=y+M>>1;this.offsets[x]<=O?y=x+1:M=
x}return y-1}}function I(B,O){return B.style.frame!==O.style.frame?!1:2*(Math.min(B.bottom,O.bottom)-Math.max(B.top,O.top))>=Math.min(B.bottom-B.top,O.bottom-O.
top)}}),98689:((Mt,lt,L)=>{L.d(lt,{g:()=>tt,U:()=>q});var X=L(84731);const m=.1,Z=50,I=256,B=4,O=1073741823;class y{letters;fragments;count=0;hashes;heads;next;constructor(R,b,d){
this.letters=R,this.fragments=b;let g=I;for(;g*B<d;)g*=2;this.hashes=new Int32Array(g),this.heads=new Int32Array(g),this.next=new Int32Array(g)}add(R,b){const{fragments:d,
heads:g,hashes:f,next:l}=this,u=this.hashOf(R.letters,b);let E=0;for(let S=g[u&g.length-1];S>0&&E<Z;S=l[S-1]){if(E++,f[S-1]!==u)continue;const _=d[S-1];if((S<d.
length?d[S].letters:R.letters)-_.letters===b&&M(_,R)&&this.isSameText(_,R,b))return!1}return this.count===f.length&&this.grow(),this.hashes[this.count]=u,this.link(
++this.count,u),d.push(R),!0}hashOf(R,b){const{units:d}=this.letters;let g=b;for(let f=R;f<R+b;f++)g=(g<<5)-g+d[f]&O;return g^g>>15}isSameText(R,b,d){const{units:g}=this.
letters;for(let f=0;f<d;f++)if(g[R.letters+f]!==g[b.letters+f])return!1;return!0}link(R,b){const d=b&this.heads.length-1;this.next[R-1]=this.heads[d],this.heads[d]=
R}grow(){const{hashes:R,count:b}=this;this.hashes=new Int32Array(2*b),this.hashes.set(R),this.heads=new Int32Array(2*b),this.next=new Int32Array(2*b);for(let d=0;d<
b;d++)this.link(d+1,R[d])}}function M(Q,R){const b=m*R.style.size;return Q.style.frame===R.style.frame&&Math.abs(Q.start-R.start)<b&&Math.abs(Q.end-R.end)<2*b&&
Math.abs(Q.baseline-R.baseline)<b}var x=L(89420),N=L(78157);const U=512,J=256;class V{units;used=0;all=0;constructor(R){this.units=new Uint16Array(Math.max(R,U))}add(R){
if(this.used===this.units.length){const b=new Uint16Array(this.used*2);b.set(this.units),this.units=b}this.units[this.used++]=R,this.all|=R}drop(R){this.used-=R}replace(R,b){
this.used-=R;for(let d=0;d<b.length;d++)this.add(b.charCodeAt(d))}text(){const R=this.units.subarray(0,this.used);return this.all<J?(0,N.bS)(Uint8Array.from(R)).
toString("latin1"):(0,N.bS)(new Uint8Array(R.buffer,0,2*R.length)).toString("utf16le")}}const W=.02,H=.12,T=.5,G=.4,D=32,nt=127,K=1424,Y=1e3,v=.1,w=.18,it=.25;function q({
font:Q,frame:R,size:b,unit:d}){return R.vertical?b/2:d*Math.min(Math.max((Q.space??it)/2,v),w)}class tt{width;height;fragments=[];edges;cleaner=new X.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(R,b,d=0,g=!1){
this.width=R,this.height=b,this.edges=new x.l(d,g),this.letters=new V(d),this.drawn=new y(this.letters,this.fragments,d)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(R,b,d,g,f){b===" "?this.space():this.follows(R,b,d,g,f)||this.place(R,b,d,g,f)}follows(R,b,d,g,f){const{
open:l}=this;if(l===void 0||l.style!==R||l.baseline!==f||this.isSpaced||b.length!==1)return!1;const u=b.charCodeAt(0),E=d-l.end;return u<=D||u>=nt||d<this.end||
E>this.gap||E<-G*R.unit||R.frame.sin!==0||R.frame.cos!==1||g<d||g<0||d>this.width||this.letters.used-l.letters>=Y?!1:(l.end=this.end=g,this.text=b,this.start=d,
this.letters.add(u),this.edges.add(d,g),!0)}place(R,b,d,g,f){const l=this.cleaner.clean(b);if(l===" "?this.space():l===""&&b!==""&&this.open&&d<=this.open.end&&
(this.open.end=Math.max(g,this.open.end)),l===""||l===" ")return;if(!this.isEndless&&!this.isVisible(R,d,g,f)){this.leavesOut=!0;return}const{open:u}=this;u&&u.
style.frame===R.frame&&d<this.end-H*R.unit&&this.overlaps(u,R,l,d,g,f)||((!u||u.style!==R||this.letters.used-u.letters>=Y||this.isSpaced||d-u.end>this.gap||d-u.
end<-G*R.unit||Math.abs(f-u.baseline)>W*R.size)&&this.begin(R,d,f),this.append(l,d,g))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.
close(),this.open=void 0;const{fragments:R,letters:b}=this,d=b.text();for(let g=R.length-1,f=b.used;g>=0;g--){const l=R[g];l.text=d.slice(l.letters,f),f=l.letters}}append(R,b,d){
const g=this.open;g.end=d,this.text=R,this.start=b,this.end=d;for(let f=0;f<R.length;f++){const l=R.charCodeAt(f);l>=K&&(g.mayTurn=!0),this.letters.add(l),this.
edges.add(b,d)}}begin(R,b,d){this.close();const g=new x.F(R,b,d,this.drawnCount++,this.letters.used);g.mayTurn=!1,g.spaceBefore=this.isSpaced,this.isSpaced=!1,this.
open?.style!==R&&(this.gap=q(R)),this.open=g}overlaps(R,b,d,g,f,l){const u=Math.abs(l-R.baseline),E=Math.max(f-g,this.end-this.start);if(u>T*b.size||Math.abs(g+
f-this.start-this.end)>E||this.text==="")return!1;if(d===this.text&&Math.abs(g-this.start)<m*b.size&&u<m*b.size)return this.edges.join(),!0;const S=(0,X.V0)(d),
_=(0,X.V0)(this.text),P=S!==void 0?(0,X.Ps)(this.text,S):_===void 0?void 0:(0,X.Ps)(d,_);return P===void 0?!1:(P.charCodeAt(0)>=K&&(R.mayTurn=!0),this.edges.join(),
this.letters.replace(this.text.length,P),this.edges.drop(this.text.length-(S===void 0?0:1)),S===void 0&&(this.edges.add(g,f),this.start=g,R.end=this.end=Math.max(
f,g)),this.text=P,!0)}close(){const{open:R,letters:b}=this;if(!R)return;const d=b.used-R.letters;this.drawn.add(R,d)||(this.leavesOut=!0,b.drop(d),this.edges.drop(
d))}isVisible({frame:{cos:R,sin:b},size:d},g,f,l){const u=l-et*d,{width:E,height:S}=this,_=g*R-u*b,P=g*b+u*R,ot=_+(f-g)*R,at=P+(f-g)*b;return(_>=0||ot>=0)&&(P>=
0||at>=0)&&(_<=E||ot<=E)&&(P<=S||at<=S)}}const et=.3}),89420:((Mt,lt,L)=>{L.d(lt,{F:()=>Z,l:()=>B});var X=L(4186);const m=3;class Z{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(y,M,x,N,U){
this.style=y,this.start=M,this.baseline=x,this.order=N,this.letters=U,this.end=M}get top(){const{font:y,frame:M,size:x}=this.style;return this.baseline-(M.vertical?
.5:y.ascent)*x}get bottom(){const{font:y,frame:M,size:x}=this.style;return this.baseline+(M.vertical?.5:-y.descent)*x}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==m}get box(){return(0,X.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const I=512;class B{values;used=0;glyph=0;glyphs;joined=[];constructor(y,M=!1){
this.values=new Float64Array(2*Math.max(y,I)),this.glyphs=M?[]:void 0}get count(){return this.used/2}add(y,M){if(this.used+2>this.values.length){const x=new Float64Array(
this.values.length*2);x.set(this.values),this.values=x}this.values[this.used++]=y,this.values[this.used++]=M,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(y){this.used-=2*y,this.glyphs&&(this.glyphs.length-=y)}isOneGlyph(y,M){const x=2*(y.letters+M);return this.values[x]===
this.values[x+2]&&this.values[x+1]===this.values[x+3]}box(y,M,x){let N=1/0,U=-1/0;for(let J=2*(y.letters+M);J<2*(y.letters+x);J++){const V=this.values[J];V<N&&(N=
V),V>U&&(U=V)}return(0,X.L)(y.style.frame,N,U,y.top,y.bottom)}}}),27077:((Mt,lt,L)=>{L.d(lt,{Kl:()=>B,Yz:()=>I,k6:()=>m,p9:()=>O,y:()=>Z,zd:()=>X});function X(y){
for(;;){const{done:M,value:x}=y.next();if(M)return x}}async function m(y,M){for(;;){const{done:x,value:N}=y.next();if(x)return N;const U=M.step(N);U&&await U}}const Z=1e3,
I=3e5,B=1e4;function*O(y,M){if(y.length<=Z)return[...y].sort(M);let x=[];for(let N=0;N<y.length;N+=Z){for(const U of y.slice(N,N+Z).sort(M))x.push(U);yield I}for(let N=Z;N<
x.length;N*=2){const U=[];for(let J=0;J<x.length;J+=2*N){const V=Math.min(J+N,x.length),W=Math.min(V+N,x.length);for(let H=J,T=V;H<V||T<W;){const G=T===W||H<V&&
M(x[H],x[T])<=0;U.push(G?x[H++]:x[T++]),U.length%Z===0&&(yield I)}}x=U}return x}}),5609:((Mt,lt,L)=>{L.d(lt,{N1:()=>Y,Px:()=>K,_I:()=>w,eB:()=>v,tS:()=>y,ub:()=>it});
var X=L(45657),m=L(34659),Z=L(62897),I=L(27077);const B=.3,O=.5,y=1.75,M=1.25,x=3,N=3.2,U=.1,J=.05,V=15,W=.75,H=3,T=.5,G=.4,D=new RegExp("^\\p{Ll}","u"),nt=new RegExp(
`^(?:[${m.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),K=500;class Y{segments;start;end;top;bottom;constructor(l){this.segments=[l],{start:this.start,end:this.
end,top:this.top,bottom:this.bottom}=l}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].
size}add(l){this.segments.push(l),this.start=Math.min(this.start,l.start),this.end=Math.max(this.end,l.end),this.top=Math.min(this.top,l.top),this.bottom=Math.max(
this.bottom,l.bottom)}}class v{element;lines;start;end;top;bottom;constructor(l){this.lines=[l],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=
l}static of(l,u){const E=new v(l[0]);for(let S=1;S<l.length;S++)E.add(l[S]);return E.element=u,E}get frame(){return this.lines[0].frame}add(l){this.lines.push(l),
this.start=Math.min(this.start,l.start),this.end=Math.max(this.end,l.end),this.top=Math.min(this.top,l.top),this.bottom=Math.max(this.bottom,l.bottom)}}function*w(f){
const l=[];let u;for(let E=0;E<f.length;E++){const S=f[E];E%I.y===I.y-1&&(yield I.Yz);const _=u?Math.min(u.size,S.size):0;u?.frame===S.frame&&u.segments.length<
K&&Math.abs(u.baseline-S.baseline)<B*_&&S.start>u.end-O*_?u.add(S):l.push(u=new Y(S))}return l}function*it(f){const l=[];let u;for(let E=0;E<f.length;E++){const S=f[E];
E%I.y===I.y-1&&(yield I.Yz),u&&g(u,S)?u.add(S):(u&&d(l),l.push(u=new v(S)))}return u&&d(l),yield*q(l)}function*q(f){const l=[];for(let _=0,P;_<f.length;_=P){for(P=
_+1;P<f.length&&R(f,_,P);P++)P%I.y===I.y-1&&(yield I.Yz);l.length%I.y===I.y-1&&(yield I.Yz),l.push(f.slice(_,P))}if(!l.some(_=>_.length>=H))return f;const u=new Map,
E=[];for(const[_,P]of l.entries()){_%I.y===I.y-1&&(yield I.Yz);const ot=P.length<H?void 0:yield*b(P,T);ot&&u.set(et(P),Math.max(u.get(et(P))??0,tt(P))),E.push(ot)}
if(u.size===0)return f;const S=[];for(const[_,P]of l.entries()){_%I.y===I.y-1&&(yield I.Yz);const ot=P.length<2?void 0:[0,-1,1].map(ht=>u.get(et(P)+ht)).find(Boolean),
at=E[_]??(ot===void 0?void 0:yield*b(P,0,ot));(0,X.RZ)(S,at?Q(P,at):P)}return S}const tt=f=>(0,Z.K)(f.map(({end:l})=>l)),et=([f,l])=>Math.round(10*(l.lines[0].baseline-
f.lines[0].baseline));function Q(f,l){const u=[];let E;for(const[S,_]of f.entries())E?E.add(_.lines[0]):u.push(E=_),l.has(S)&&(E=void 0);return u}function R(f,l,u){
const[E,S,_]=[f[l],f[u-1],f[u]];if(S.lines.length>1||_.lines.length>1||S.frame!==_.frame)return!1;const[P,ot]=[S.lines[0],_.lines[0]],{size:at}=E.lines[0],ht=ot.
baseline-P.baseline,dt=f[l+1].lines[0].baseline-E.lines[0].baseline;return Math.abs(ot.size-at)<J*at&&Math.abs(ht-dt)<U*at&&ht>0&&ht<=N*at&&ot.start<S.end&&ot.end>
S.start}function*b(f,l,u=0){const[E,S]=[(0,Z.Y)(f.map(({start:at})=>at)),Math.max(u,tt(f))],_=new Set;let P=0;for(const[at,{lines:ht,start:dt,end:yt}]of f.entries()){
at%I.y===I.y-1&&(yield I.Yz);const{size:z}=ht[0],F=f[at+1],C=F?.lines[0].segments[0].fragments[0],j=C&&yt+Math.abs(C.end-C.start)+W*z>S,k=F&&F.start>dt+z/2&&!nt.
test(ht[0].segments[0].fragments[0].text);!j||k||yt-E<V*z||nt.test(C.text)?_.add(at):D.test(C.text)&&P++}const ot=f.length-_.size;return ot>=l*f.length&&P>=G*ot?
_:void 0}function d(f){const l=f.at(-2),u=f.at(-1);if(!(!l||u.lines.length<x||l.lines.length>=u.lines.length||!g(u,l.lines[0]))){f.splice(-2,1);for(const E of l.
lines)u.add(E)}}function g(f,l){const u=f.lines.at(-1);if(u.frame!==l.frame)return!1;const E=Math.max(u.size,l.size),S=l.baseline-u.baseline;return S<B*E||S>y*E||
E>M*Math.min(u.size,l.size)?!1:l.start<f.end&&l.end>f.start}}),77211:((Mt,lt,L)=>{L.d(lt,{Z:()=>x,x:()=>U});var X=L(62897),m=L(27077),Z=L(52332),I=L(73356);const B=20,
O=1e3,y=2,M=/\u00ad$/;function*x(W,H){const T=[];for(const D of yield*(0,Z.SE)(W))yield m.Kl,T.push({lines:D,characters:N(D)});const G=[];for(const{lines:D}of yield*(0,m.
p9)(T,(nt,K)=>K.characters-nt.characters))yield m.Kl,G.push(`${(yield*U(D,H)).join(`
`)}
`);return G.join(`
`)}const N=W=>W.reduce((H,{cells:T})=>H+T.reduce((G,{characters:D})=>G+D,0),0);function*U(W,H){const T=W.flatMap(v=>v.cells),G=yield*J(T),D=(0,X.Y)(T.map(({start:v})=>v)),
nt=(yield*V(W.slice(1).map((v,w)=>v.baseline-W[w].baseline)))||1,K=[];let Y=0;for(const[v,w]of W.entries()){const it=v===0?1:Math.round((w.baseline-W[v-1].baseline)/
nt);for(let tt=1;tt<Math.min(it,B);tt++)K.push("");let q="";for(const tt of w.cells){const et=Math.min(Math.round((tt.start-D)/G),O),Q=(0,I.x)(tt,H).replace(M,"");
q=q.padEnd(Math.max(et,q===""?0:q.length+y))+Q,Y+=tt.fragments.length,!(Y<m.y)&&(Y=0,yield m.Yz)}K.push(q)}return K}function*J(W){const H=W.map(T=>(T.end-T.start)/
Math.max(T.characters,1)).filter(T=>T>0);return(yield*V(H))||1}function*V(W){const H=yield*(0,m.p9)(W,(T,G)=>T-G);return H[H.length>>1]??0}}),56822:((Mt,lt,L)=>{
L.d(lt,{gB:()=>bi,NQ:()=>mi,td:()=>Mi,dV:()=>Ei});var X=L(61520),m=L(27077),Z=L(45657),I=L(99689);const B=100,O=.5,y=.35,M=.03,x=1;function*N(t){const e=t.reduce(
(h,{cells:p})=>Math.max(h,p.length),0),s=yield*U(t.filter(({cells:h})=>h.length===e)),n=yield*(0,m.p9)([...t.keys()],(h,p)=>t[p].cells.length-t[h].cells.length);
let i=0;for(const h of n)for(const p of t[h].cells){if(s.length>B)return;H(s,p),!((i+=s.length)<m.y)&&(i=0,yield m.Yz)}const o=new Set;let r=0;const a=t.map(h=>T(
h,s)),c=a.map(({cells:h},p)=>{let A=-1;return h.map(($,ct)=>{const[ut,gt]=V(s,$);gt>ut&&W(s,$,ut,gt)===void 0&&o.add(p);let xt=W(s,$,ut,gt)??ut;return xt<=A&&ct>
0&&(xt=A,r++),A=xt})});return{count:s.length,rows:a,places:c,spanning:o,conflicts:r}}function*U(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i}));
for(let n=1;n<e.length;n++)if(yield*J(t,n))return e;const s=e.map(({start:n,end:i})=>({start:n,end:i}));for(const{cells:n}of t)for(const[i,{start:o,end:r}]of n.
entries())s[i].start=Math.min(s[i].start,o),s[i].end=Math.max(s[i].end,r);return s.every(({start:n},i)=>i===0||n>=s[i-1].end)?s:e}function*J(t,e){const s=yield*(0,m.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>x*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function V(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function W(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<O*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function H(t,e){const[
s,n]=V(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:W(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function T(t,e){const s=t.cells.flatMap(n=>{const[i,o]=V(e,n);return o>i&&W(
e,n,i,o)===void 0?G(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function G(t,e,s){const n=[new I.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=y*t.size,c=e[i+1],h=c!==void 0&&Math.abs(o.start-c.start)<M*t.size;(a||h)&&c&&r.end<=c.start&&o.start>=e[i].
end?(n.push(new I.Y4(o)),i++):r.add(o)}return n}var D=L(62897);const nt=.65,K=.3,Y=.12,v=6,w=3,it=50,q=20,tt=/^[$\u20ac\u00a3\u00a5]$/u;function*et(t){const e=[];
for(const{cells:r,size:a}of t)for(const[c,h]of r.entries()){for(const{start:p,end:A,isLabel:$}of d(h,a))e.push({start:p,end:A,kind:$?"label":"words"});c>0&&e.push(
{start:r[c-1].end,end:h.start,kind:"cells"}),yield h.fragments.length*m.Yz/m.y}if(e.length<w)return t;const s=(0,D.Y)(t.map(r=>r.size)),n=r=>t[0].cells.some(({start:a,
end:c})=>a<r&&c>r),i=[];for(const r of["start","end"]){const a=yield*(0,m.p9)(e,(c,h)=>c[r]-h[r]);for(let c=0,h;c<a.length;c=h){for(h=c+1;h<a.length&&a[h][r]-a[h-
1][r]<Y*s;)h++;const p=a.slice(c,h),[A,$]=[(0,D.K)(p.map(gt=>gt.start)),(0,D.Y)(p.map(gt=>gt.end))];if(p.length<w||A>=$||i.length===it)continue;const ct=(A+$)/2,
ut=p.filter(({kind:gt})=>gt!=="cells");ut.length>=w||ut.some(({kind:gt})=>gt==="label")?i.push({at:ct,isInFirst:!1}):n(ct)&&i.push({at:ct,isInFirst:!0})}}let o=t;
for(const r of i)o=(yield*Q(o,r))??o;return o}function*Q(t,{at:e,isInFirst:s}){const n=[];for(const[i,o]of t.entries()){const r=o.cells.find(({start:c,end:h})=>c<
e&&h>e);if(yield(o.cells.length+(r?.fragments.length??0))*m.Yz/m.y,r&&s&&i>0)return;const a=r?d(r,o.size,i===0?K:nt):[];if(r&&!a.some(({start:c,end:h})=>c<e&&h>
e))return;n.push((r&&g(o,e))??o)}return n}function R(t,e){if(t.cells.length!==1)return;const[s]=t.cells,n=Y*Math.min(t.size,e.size),i=d(s,t.size).slice(0,q);if(i.
length===0||b(s,i[0])>v)return;const o=({end:h})=>e.cells.some((p,A)=>A>0&&Math.abs(p.start-h)<n),r=i.reduce((h,p)=>h&&h.end-h.start>=p.end-p.start?h:p,void 0),
a=e.cells.at(-1),c=i.find(o)??(r&&Math.abs(t.end-a.end)<n&&r.start<a.start?r:void 0);return c&&g(t,(c.start+c.end)/2)}const b=({fragments:t},e)=>t.filter(({start:s})=>s<
e.start).length;function d({fragments:t},e,s=nt){const n=[];let i=-1/0,o="";for(const{start:r,end:a,text:c}of t)o!==""&&Math.min(r,a)-i>=s*e&&!tt.test(o)&&n.push(
{start:i,end:Math.min(r,a),isLabel:o.endsWith(":")}),i=Math.max(i,r,a),o=c;return n}function g(t,e){const s=t.cells.findIndex(({start:o,end:r})=>o<e&&r>e);if(s<
0)return;const n=[],i=[];for(const o of t.cells[s].fragments)(o.start<e?n:i).push(o);if(!(n.length===0||i.length===0))return{...t,cells:[...t.cells.slice(0,s),f(
n),f(i),...t.cells.slice(s+1)],isTabular:!0}}function f([t,...e]){const s=new I.Y4(t);for(const n of e)s.add(n);return s}var l=L(34659),u=L(52332);const E=3.5,S=.3,
_=1.25,P=3,ot=1.6,at=.87,ht=2,dt=8,yt=.6,z=8,F=1.5,C=3,j=1.1,k=.05,st=10,rt=20,Et=100,pt=2,bt=2,Tt=new RegExp(`^(?:[${l.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)\
])$`,"u"),St=new RegExp(`^${l.v}`,"u"),ft=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*Rt(t){const e=[];let s=[],n=0,i;const o=r=>{r.tabular<(r.isWide?
P:pt)||(r.takeRest(),e.push(r))};for(const r of t)for(const a of(0,u.l$)(r)){(n+=a.length*(1+s.length)+a[0].fragments.length)>=m.y&&(n=0,yield m.Yz);const c=mt(
a,r);for(const p of s)p.isNear(c)||o(p);s=s.filter(p=>p.isNear(c));const h=s.find(p=>p.start<c.end&&p.end>c.start);if(!h?.takes(c)){if(h&&o(h),s=s.filter(p=>p!==
h),!c.isTabular)i=c;else if(c.cells.length<=Et&&s.length<rt){const p=i&&Bt(i,c)?R(i,c):void 0,A=new Jt(p??c);!p||A.takes(c)?s.push(A):s.push(new Jt(c)),i=void 0}}}
return s.forEach(o),e}function mt(t,{baseline:e,size:s}){const n=Fe(t.length>1?Ke(t):t),i=n.length===2&&Lt(n[0],n[1])||vt(n),[o,r]=[n[0].start,n.reduce((a,c)=>Math.
max(a,c.end),-1/0)];return{cells:n,baseline:e,size:s,start:o,end:r,isTabular:n.length>1&&!i}}const Lt=(t,e)=>Tt.test(ft(t))||t.characters===1&&St.test(`${ft(t)}\
 ${ft(e)}`);function vt(t){const[e,s]=t.slice(-2);return!s||t.length>Xt||!He.test(ft(s))||e.fragments.length<Zt?!1:(t.length===Xt?e.fragments:e.fragments.slice(
-Zt)).every(({text:i})=>Ue.test(i))}const Xt=3,Zt=5,Ue=/^\.+$/,He=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function Ke(t){return t.some(({fragments:e},s)=>s<t.length-1&&Qt.
test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Qt.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.test(ft(t[s+
1]))?[e]:[f(e.fragments.slice(0,-1)),f([i])]}):t}const Qt=/^[$\u00a3\u00a5]$/u;function Fe(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];
for(const s of t){const n=e.at(-1);n?.characters===1&&tt.test(ft(n))&&/^[\d(.,-]/.test(ft(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class Jt{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return Bt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>z*e.size)return!1;const n=this.rows.at(-2);return(!n||s<F*(this.last.baseline-n.baseline))&&$e(this.
last,e)}takes(e){const s=e.isTabular||this.isProse(e)?e:R(e,this.last)??e;if(!s.isTabular){const n=s.size>_*this.last.size&&s.start<this.start+s.size;this.areDetails=
(this.single.length===0||this.areDetails)&&this.isDetail(s);const i=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=ht&&
!(this.single.length<st&&i)||n||this.isProse(s)?!1:(this.single.push(s),!0)}if(this.single.length>ht&&!this.areDetails||!je(this.last,s))return!1;Bt(this.single.
at(-1)??this.last,s)||(this.isWide||=s.cells.length<C||s.cells.length!==this.last.cells.length),s.start<this.start+s.size&&(this.pitch=Math.min(this.pitch,s.baseline-
(this.single.at(-1)??this.last).baseline));for(const n of this.single)this.rows.push(n);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.
start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}takeRest(){const[e]=this.single;if(e&&this.isRepeated(e)){for(const i of this.single){if(!this.
isRepeated(i))return;this.rows.push(i)}return}if(e&&this.isRest(e,this.last)){let i=this.last;for(const o of this.single){if(!this.isRest(o,i))return;this.rows.
push(i=o)}return}if(!e||e.baseline-this.last.baseline>at*this.pitch||this.tabular<P||e.baseline-this.last.baseline>ot*e.size)return;const s=S*e.size,n=({start:i,
end:o})=>Math.abs(e.start-i)<s||Math.abs(e.end-o)<s;this.last.cells.slice(1).some(n)&&this.rows.push(e)}isRepeated(e){const s=this.rows.at(-1),n=e.baseline-s.baseline;
if(e.isTabular||n>ot*e.size)return!1;const i=k*e.size;let[o,r]=[0,!1];for(let a=1;a<this.rows.length;a++){const[c,h]=[this.rows[a-1],this.rows[a]],p=h.baseline-
c.baseline;r||=at*p>n,!h.isTabular&&c.isTabular===s.isTabular&&Math.abs(h.start-e.start)<i&&Math.abs(p-n)<i&&o++}return r&&o>=bt}isRest(e,s){return this.tabular<
P||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>j*this.pitch?!1:this.last.cells.some(({start:n},i)=>i>0&&Math.abs(n-e.start)<k*e.size)}isDetail(e){
const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;const i=k*e.size;if(e.baseline-n.baseline>ot*e.size&&(!s||this.
isBelowSpace()))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<
i?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<i)}isBelowSpace(){const{single:e,last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>
ot*n.size)}isProse({cells:e,start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=dt&&n-s>yt*(this.end-this.start)}}function $e(t,e){const[s,n]=t.cells.
length<e.cells.length?[t,e]:[e,t],i=S*e.size;let o=0;for(const{start:h,end:p}of s.cells){for(;o<n.cells.length&&n.cells[o].end<h;)o++;const A=n.cells[o];if(!A||
!(Math.abs(A.start-h)<i||Math.abs(A.end-p)<i))return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],c=Math.abs(r.end-a.end)<i&&/\d$/.test(ft(a));return s.cells.length>=
C||c}const Bt=(t,e)=>e.baseline-t.baseline<=E*Math.max(e.size,t.size);function je(t,e){const s=S*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.
cells.length;){const[o,r]=qt(t,n),[a,c]=qt(e,i);if((te(t,n)||te(e,i))&&Math.min(r,c)-Math.max(o,a)>=s)return!0;r<c?n++:i++}return!1}const qt=({cells:t},e)=>[t[e-
1]?.end??-1/0,t[e]?.start??1/0],te=({cells:t},e)=>e>0&&e<t.length,Ve=1,ke=2,Xe=3,Ze=2,Qe=.12,Je=.5,qe=20,Wt=new RegExp("\\p{L}","u");function*ts(t){const e=t.reduce(
(s,n)=>s+n.cells.length,0);for(const{place:s,width:n}of yield*es(t)){const[i,o]=[ee(t,({end:r})=>r<=s),ee(t,({start:r})=>r>=s)];if(yield e*m.Yz/m.y,ss(i,o)||(yield*ns(
i,o,n)))return[i,o]}}function*es(t){const e=yield*(0,m.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:a}]of e.
entries()){i%m.y===m.y-1&&(yield m.Yz);const c=(o-n)/a;c>=Ve&&s.push({place:(o+n)/2,width:c}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(
0,qe)}function ee(t,e){const s=[];for(const n of t){const i=n.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.
cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.length>1})}return s}function ss([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<Ze||t.cells.
length!==e.cells.length||!Wt.test(ft(t.cells[0]))?!1:t.cells.every((s,n)=>ft(s)===ft(e.cells[n]))}function*ns(t,e,s){const[n,i]=[ne(se(t)),ne(se(e))];if(yield(t.
length+e.length)*m.Yz/m.y,!(n.last<i.first||i.last<n.first))return!1;const o=e.flatMap(({cells:r})=>r.length>1?[r.slice(0,2)]:[]);return!ie(o)||!is(o.map(([r])=>r))?
!1:t.some(({cells:r})=>r.length>1)?ie(t.flatMap(({cells:r})=>r.length>1?[r.slice(-2)]:[])):s>=ke&&o.every(([r])=>Wt.test(ft(r)))}function se(t){const e=t.findIndex(
({cells:s})=>s.length>1);return e<0?t:t.slice(e)}function ne(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.min(e,i[0].order),s=
Math.max(s,i[0].order);return{first:e,last:s}}function ie(t){if(t.length<Xe)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<e)return!1;e=Math.
max(s.order,n.order)}return!0}function is(t){return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<Qe*n)||t.filter(s=>Wt.test(ft(s))).length>Je*t.length}const os=1.2,
rs=1.6,as=3,ls=2,fs=.5,cs=40,hs=3;function*us(t,e){const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);for(const i of yield*gs(n,(0,D.Y)(s.map(({size:o})=>o)))){
const o=yield*ds({...t,isNumber:e},n,i);if(o)return o}}function*ds(t,e,s){const{rows:n,places:i,isNumber:o}=t,r=[];let[a,c]=[0,0];for(let p=0,A;p<n.length;p=A){
for(A=p+1;A<n.length&&e[A-1]<=s;)A++;if(A-p>cs)return;yield(A-p)*m.Yz/m.y;const $=Array.from({length:A-p},(ct,ut)=>p+ut);if($.length>1&&!ps($,t)){if(p>0||$.some(
ct=>n[ct].cells.some(o)))return;for(const ct of $)r.push([ct]);continue}$.length>1&&a++,$.slice(1).some(ct=>Dt(i[ct]))&&!Dt(i[p])&&c++,r.push($)}return(c===0||a>=
fs*r.length)&&a>=ls&&r.length>=as?r:void 0}function*gs(t,e){const s=yield*(0,m.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<hs;i++){const[o,r]=[s[i-1],
s[i]];r>0&&r<=rs*e&&o>=os*r&&n.push(r)}return n}function ps(t,{rows:e,places:s,spanning:n,isNumber:i}){const o=(0,D.K)(t.map(h=>e[h].cells.length)),r=t.filter(h=>e[h].
cells.length===o),a=h=>e[h].cells.length===1||!e[h].cells.some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.every(h=>h===r[0]||a(h)))return!1;const c=t.filter(
h=>h<r[0]&&Dt(s[h])).length;return c===0||c===t.filter(h=>h>r[0]&&Dt(s[h])).length}const Dt=t=>t.length===1&&t[0]===0;var At=L(20779);const ms=1.6,oe=.95,ys=.4,
_t=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,Yt=new RegExp("^\\p{\
Ll}","u"),Es=/^[\p{Lu}\p{N}]/u,Nt=2,Ms=2;function*re(t){const{rows:e}=t,s=yield*us(t,r=>_t.test(ft(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>As(r)||Ts(
r,t.places[a])),o=bs(t,i);for(const r of e.keys()){const a=r<i;r>0&&(a?Os(t,r)&&!xs(t,r,i):le(t,r,i)||Ss(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function bs(t,e){
const{rows:s,places:n}=t;let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!le(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}
function Ss({rows:t,places:e,count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>at*i||e[n][0]===0||!Gt(o,r)?!1:e[n].every((a,c)=>{const h=o.
cells[e[n-1].indexOf(a)];return h!==void 0&&(s>Nt||!(ae(h)&&ae(r.cells[c])))})}const ae=({fragments:t})=>t.length>1&&_t.test(t.at(-1).text);function Ts({cells:t},e){
const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>_t.test(ft(i)));return n.length>0&&2*n.length>=s.length}const Gt=(t,e)=>e.baseline-t.baseline<=ms*Math.max(e.size,
t.size),Os=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Gt(t[n-1],t[n])&&!(s===Nt&&t[n-1].cells.length===Nt&&t[n].cells.length===Nt),As=({cells:t})=>t.
slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function xs({rows:t,places:e},s,n){if(s!==n-1||t[s].cells.length>1||e[s][0]!==0)return!1;const i=t[n+
1];if(!i||t[s-1].cells.length===1||Yt.test(ft(t[s].cells[0])))return!1;const o=t[s].baseline-t[s-1].baseline;return o>oe*(t[n].baseline-t[s].baseline)&&o>oe*(i.
baseline-t[n].baseline)}function le({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];if(s===n||!Gt(i,o))return!1;const r=A=>Yt.test(A.fragments[0].text),a=A=>Es.
test(A.fragments[0].text);if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;const h=({cells:A})=>A.every($=>!_t.test(ft($))),p=e[s].every(
A=>e[s-1].includes(A));return h(o)&&p?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&Yt.test(ft(o.cells[0]))}function*ws(t){if(!t.some((a,c)=>c>0&&a.length>
1&&a.every(Ls)))return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===1)return[t];const s=t.flatMap((a,c)=>a.flatMap(h=>h.segments.
map(p=>({segment:p,column:c,line:h.baseline})))),n=yield*(0,m.p9)(s,(a,c)=>a.line-c.line||a.column-c.column),i=[],o=[];for(let a=0,c;a<n.length;a=c){const{line:h,
segment:p}=n[a];for(c=a+1;c<n.length&&n[c].line-h<ys*p.size;)c++;const A=n.slice(a,c).sort((ct,ut)=>ct.column-ut.column);o.push(A.map(({column:ct})=>ct));const $=A.
map(ct=>ct.segment);i.push({cells:$,baseline:h,size:p.size,start:$[0].start,end:$.at(-1).end,isTabular:A.length>1}),i.length%m.y===0&&(yield m.Yz)}const r={count:t.
length,rows:i,places:o,spanning:new Set};return(yield*re(r)).map(a=>fe(r,a))}const Ls=({segments:t})=>t.length===1&&(t[0].characters<=Ms||_t.test(ft(t[0])));function fe({
count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;for(const[a,c]of e[o].cells.entries()){const h=s[o][a],p=r.get(
h);p?p.push(c):r.set(h,[c])}for(const[a,c]of r)i[a].push((0,At.cA)(c))}return i}const Rs=/^[-\u2010-\u2013\u2212+(]$/u,vs=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,
_s=/^[-\u2010-\u2013\u2212(]$/u,Is=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,zs=/\d[)%]?$/,Ds=.6;function*Ns(t){const e=[];for(const[n,{cells:i}]of t.rows.entries())e.
push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*m.Yz/m.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.length*m.Yz/m.y,s.has(n-1)&&s.get(
n-1)===n)continue;const i=Ps(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:Cs(t,s)}function Ps(t,e){const s=t.filter(p=>p.has(e)),n=s.map(p=>p.
get(e)),i=n.map(ft);if(i.length===0)return;const o=s.every(p=>zs.test(Ut(p,e-1))),r=s.every(p=>Is.test(Ut(p,e+1))),a=p=>i.every(A=>_s.test(A))&&!t.some(A=>!A.has(
e)&&/\d/.test(Ut(A,p))),c=(p,A)=>(A.start-p.end)/p.size;return o&&i.every(p=>vs.test(p))&&!a(e-1)&&(s.every((A,$)=>c(A.get(e-1),n[$])<Ds)||s.every(A=>!A.has(e+1)))?
e-1:!r||!i.every(p=>Rs.test(p))||a(e+1)?void 0:s.every((p,A)=>{const[$,ct]=[p.get(e-1),p.get(e+1)];return!$||!/\d/.test(ft($))||c(n[A],ct)<c($,n[A])})?e+1:void 0}
const Ut=(t,e)=>{const s=t.get(e);return s?ft(s):""};function Cs(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(r)?-1:n++);for(const[r,a]of e)s[r]=
s[a];const i=[],o=t.rows.map((r,a)=>{const c=[],h=[];for(const[p,A]of r.cells.entries()){const $=s[t.places[a][p]];h.at(-1)===$?c.push(c.pop().joined(A)):(c.push(
A),h.push($))}return i.push(h),c.length===r.cells.length?r:{...r,cells:c,isTabular:c.length>1}});return{...t,count:n,rows:o,places:i}}const Bs=1.3,Ws=.3,Ys=.5,ce=2,
Ht=12;function*he(t){const{rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){if(!ue(e,i))continue;yield Ht*m.Yz/m.y;const o=e.slice(Math.max(n,i-Ht),i);Us(o,Gs(
e,i))&&(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:Pt(i)}))}const Pt=t=>t.filter(({isTabular:e})=>e).length;function Gs(t,e){
let s=e+1;for(;s<t.length&&s<e+Ht&&!ue(t,s);)s++;return t.slice(e,s)}function ue(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;return s(e)>Bs*
Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function Us(t,e){if(Pt(t)<ce||Pt(e)<ce)return!1;const[s,n]=[de(t),de(e)],i=Ws*Math.min(s.size,n.size),o=a=>s.cells.some(
({start:c,end:h})=>Math.abs(c-a.start)<i||Math.abs(h-a.end)<i||Math.abs(c+h-a.start-a.end)<i);return n.cells.filter(o).length<=Ys*Math.max(s.cells.length,n.cells.
length)}const de=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),Hs=.3,Ks=1.25,Fs=1.5,$s=2,js=/:$/,Vs=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>js.
test(s)));function*ks(t){const{rows:e}=t,s=[];for(const h of e)s.push(Vs(h)),yield h.cells.reduce((p,{fragments:A})=>p+A.length,0)*m.Yz/m.y;const n=s.indexOf(!1),
i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<$s)return[t];if(s.slice(n).filter(Boolean).length>Hs*o.length)return[t];const a=i.slice(1).map((h,p)=>h.baseline-i[p].
baseline),c=a.length>0?(0,Z.Kf)(a):Fs*i[0].size;return o[0].baseline-i.at(-1).baseline<Ks*c?[t]:[i,o].map(h=>({rows:h,tabular:Pt(h)}))}const Xs=2,Zs=.6,Qs=.1,Js=.5,
qs=60,tn=3,en=/^(?:19|20)\d\d$/,Kt=t=>new RegExp("\\p{L}","u").test(ft(t))||en.test(ft(t));function*sn(t){const[e,s,...n]=t;if(!e||!s||t.length<tn||e.cells.length>=
s.cells.length||s.baseline-e.baseline>Xs*Math.max(e.size,s.size)||!e.cells.every(Kt)||!s.cells.every(Kt)||n.every(({cells:a})=>a.every(Kt)))return;const i=yield*N(
t.slice(1));if(!i||i.count>qs||i.spanning.has(0))return;const o=yield*an(e.cells,yield*on(i),rn(i));return!o||!nn(o,i.places[0])?void 0:{columns:{...i,rows:[e,...i.
rows],places:[o.map(([a])=>a),...i.places],spanning:new Set([0,...[...i.spanning].map(a=>a+1)])},spans:o}}const nn=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([s,n])=>s===
n||e.filter(i=>i>=s&&i<=n).length>n-s);function*on({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[i,{cells:o}]of t.
entries()){for(const[r,{start:a,end:c}]of o.entries()){const h=n[e[i][r]];h.start=Math.min(h.start,a),h.end=Math.max(h.end,c)}yield o.length*m.Yz/m.y}return n}function rn({
rows:t,places:e}){const s=t[0].cells.map(ft),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-i)%o===0&&s.every((c,h)=>h<i+o||c===
s[h-o])))continue;const a=(s.length-i)/o;return Array.from({length:a},(c,h)=>[n[i+h*o],n[i+(h+1)*o-1]])}return[]}function*an(t,e,s){const n=[],i=(a,[c,h])=>a.start<
e[h].end&&a.end>(e[c-1]?.end??-1/0),o=t.slice(-s.length),r=s.length>0&&o.length===s.length&&o.every((a,c)=>i(a,s[c]));for(const[a,c]of t.entries()){const h=r?s[a-
(t.length-s.length)]:void 0,p=t[a+1]?.start??1/0,A=h??(yield*fn(c,e,[(n.at(-1)?.[1]??-1)+1,p]));if(!A||A[0]<=(n.at(-1)?.[1]??-1))return;n.push(A)}return n}function ln(t,e,s){
const n=s.find(([a,c])=>a===c);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*fn(t,e,[
s,n]){const i=Zs*t.size,o=[];for(let h=s;h<e.length&&!(e[h].start>t.end);h++){yield(e.length-h)*m.Yz/m.y;for(let p=h;p<e.length&&e[p].start<n;p++){const[A,$]=[e[h].
start,e[p].end];if(h<p&&(t.start<A-i||t.end>$+i))continue;const ct=Math.abs(A+$-t.start-t.end)/2<=i+Qs*($-A),ut=h===p&&(Math.abs(A-t.start)<i||Math.abs($-t.end)<
i),gt=Math.abs(A-t.start)<i&&t.end>e[p].start;(ct||ut||gt)&&o.push([h,p])}}const r=([h,p])=>t.end-t.start>=Js*(e[p].end-e[h].start),a=o.find(([h,p])=>p>h&&r([h,
p]));if(a&&ln(t,e,o))return a;const[c]=yield*(0,m.p9)(o,([h,p],[A,$])=>p-h-($-A));return c}const cn=3,ge=2,hn=.05,un=.3,dn=6,gn=.4,pn=3,mn=2,yn=4,En=4,Mn=new Set,
bn=new RegExp("^\\p{Ll}","u"),Sn=/\d/;function*Tn(t,e){const s=[];for(const i of e)for(const o of yield*Rt(i))for(const r of yield*Ft(o,En))(0,Z.RZ)(s,yield*On(
r));if(s.length===0)return{blocks:s,outside:t};const n=new Set;for(const{lines:i}of s)for(const{segments:o}of i)for(const r of o)for(const a of r.fragments)n.add(
a);return yield m.Yz,{blocks:s,outside:t.filter(i=>!n.has(i))}}function*Ft(t,e){if(e===0)return[t];let s=[t];const n=yield*ts(yield*et(t.rows));if(!n&&(s=yield*he(
t)).length>1){const o=[];for(const r of s)o.push(yield*Ft(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*Rt(
o.map(a=>({...a,gutters:Mn}))))(0,Z.RZ)(i,yield*Ft(r,e-1));return i}function*On(t){const e=yield*he(t);if(e.length>1){const s=[];for(const n of e)(0,Z.RZ)(s,yield*pe(
n));if(s.length>=e.length&&s.every(n=>n instanceof At.QH))return s}return yield*pe(t)}function*pe(t){const e=[];for(const s of yield*ks(t)){const n=s.tabular<ge?
void 0:yield*An(s);n&&e.push(n)}return e}function*An(t){const e=yield*et(t.rows),s=yield*sn(e),n=s?.columns??(yield*N(e));if(!n||Ln(n))return;const i=yield*Ns(n),
{rows:o}=i,r=i.places.reduce((ut,gt)=>ut+gt.length,0),a=r>=un*i.count*o.length,c=xn(i),h=(t.tabular>=cn||c)&&i.count>1&&i.conflicts<=hn*r&&a&&!wn(o);if(!a)return new At.
xE(o,o.map(ut=>ut.cells.map(gt=>[(0,At.cA)([gt])])));const p=h&&!c?yield*re(i):o.map((ut,gt)=>[gt]),A=[];let $=0;for(const ut of p)A.push(fe(i,ut)),!(($+=i.count)<
m.y)&&($=0,yield m.Yz);const ct=p[0].length===1&&i.count===n.count?s?.spans:void 0;return h?new At.QH(A,ct):new At.xE(o,A)}function xn({rows:t,count:e,conflicts:s,
spanning:n}){if(t.length!==ge||s>0||n.size>0||t.some(({cells:r})=>r.length!==e))return!1;const i=({fragments:r})=>r.at(-1).text.endsWith(":");return e===mn?t.every(
({cells:[r,a]})=>i(r)&&!i(a)):t[0].cells.some(({fragments:r})=>r.some(({text:a})=>Sn.test(a)))?!1:t.reduce((r,{cells:a})=>r+a.reduce((c,{fragments:h})=>c+h.length,
0),0)<=yn*e*t.length}const wn=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.every(n=>n.isTyped)));function Ln({rows:t,count:e,places:s}){const n=Array.from(
{length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,a]of o.entries()){const c=n[s[i][r]];c.lines++,c.words+=a.fragments.
length,bn.test(a.fragments[0].text)&&c.going++}return n.some(({lines:i,words:o,going:r})=>i>=pn&&o>dn*i&&r>=gn*i)}var It=L(5609);const me=4,Rn=8,vn=4,_n=.7,In=2.5,
zn=.8,Dn=1e6;function Nn(t){return ye(t,Rn,{left:Dn})}function*ye(t,e,s){if(e===1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const c=t[o].segments.
length>1&&s.left>0?yield*Pn(t,o,s):void 0;if(++i%m.y===0&&(yield m.Yz),r=c?.to??o+1,!c)n.push(t[o]);else{for(const h of c.left)n.push(h);for(const h of yield*ye(
c.right,e-1,s))n.push(h)}}return n}const Ee=200;function*Pn(t,e,s){const[n,i]=t[e].segments,o=n.size;let r=n.end,a=i.start;const c=[],h=[];let p=e;for(;p<t.length;p++){
const $=t[p];s.left-=$.segments.length,(p-e)%Ee===Ee-1&&(yield m.Yz);const ct=p===e?0:$.baseline-t[p-1].baseline;if($.frame!==n.frame||ct<0||ct>In*o)break;const ut=$.
segments.filter(Ot=>Ot.start<r),gt=$.segments.slice(ut.length),xt=(0,D.K)(ut.map(Ot=>Ot.end),r),wt=(0,D.Y)(gt.map(Ot=>Ot.start),a);if(wt-xt<zn*o||ut.length>1)break;
[r,a]=[xt,wt],(0,Z.RZ)(c,ut),gt.length>0&&h.push(gt)}const A=h.map(([$])=>$);if(!(c.length<me||h.length<me||!Me(c)||!Me(A)))return{left:c.map($=>new It.N1($)),right:h.
map(Cn),to:p}}function Cn([t,...e]){const s=new It.N1(t);for(const n of e)s.add(n);return s}function Me(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,D.
Y)(t.map(o=>o.start)),n=(0,D.K)(t.map(o=>o.end))-s,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=vn*t.length&&i>=_n*n*t.length}const zt=2,be=1e3,$t=3,Se=10;function*Te(t){
const e=yield*xe(t.filter(({isVertical:r})=>!r)),s=yield*xe(t.filter(({isVertical:r})=>r));if(e.length+s.length<$t||e.length+s.length>be)return[];const n=[...e.
keys(),...s.keys()].map((r,a)=>a),i=r=>{let a=r;for(;n[a]!==a;)a=n[a]=n[n[a]];return a};for(const[r,a]of e.entries()){yield m.Yz;for(const[c,h]of s.entries())Ct(
a,h.at)&&Ct(h,a.at)&&(n[i(e.length+c)]=i(r))}const o=new Map;for(const[r,a]of[...e,...s].entries()){const c=o.get(i(r))??{rows:[],columns:[]};o.set(i(r),c),(a.isVertical?
c.columns:c.rows).push(a)}return[...o.values()].flatMap(r=>{if(r.rows.length===0||r.columns.length===0)return[];const[a,c]=[Oe(r.columns,r.rows),Oe(r.rows,r.columns)],
[h,p]=[we(a),we(c)];return h.length<$t||p.length<$t?[]:[{rows:c,columns:a,xs:h,ys:p}]})}function Oe(t,e){const{isVertical:s}=t[0],[n,i]=[(0,D.Y)(e.map(({at:c})=>c)),
(0,D.K)(e.map(({at:c})=>c))],[o,r]=[Ae(e.map(c=>c.from)),Ae(e.map(c=>c.to))],a=[...t];return o<t[0].at-Se&&a.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).
at+Se&&a.push({isVertical:s,at:r,from:n,to:i}),a}const Ae=t=>t.sort((e,s)=>e-s)[t.length>>1],Ct=({from:t,to:e},s)=>t-zt<=s&&s<=e+zt;function*xe(t){const e=yield*(0,m.
p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<zt;)i++;if(s.length>be)return s;
n%m.y===m.y-1&&(yield m.Yz);const a=yield*(0,m.p9)(e.slice(n,i),(h,p)=>h.from-p.from);let c;for(const h of a)c&&h.from<=c.to+zt?c.to=Math.max(c.to,h.to):(c&&s.push(
{isVertical:r,at:o,...c}),c={from:h.from,to:h.to});c&&s.push({isVertical:r,at:o,...c})}return s}function we(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.
at(-1)>=zt)&&e.push(s);return e}var Bn=L(60660);const Wn=1,Yn=3,jt=2,Gn=.4,Un=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function Hn({
lines:t,element:e}){if(t.length<jt||!e)return!1;const s=e.type==="P",n=s?Yn:Wn;let i=0;for(const[o,{segments:r,baseline:a,size:c}]of t.entries()){!s&&o>0&&a<t[o-
1].baseline+Gn*c&&(i=jt);let h,p=!1;for(const{fragments:A}of r)for(const $ of A)p||=h!==void 0&&Math.abs($.start-h.end)>=n*$.style.size,h=$;p&&i++}return i>=jt&&
!Kn(e)}function Kn(t){for(const{type:e}of(0,Bn.Hy)(t))if(Un.test(e))return!0;return!1}function*Fn({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)
(0,Z.RZ)(e,n.fragments);return yield*(0,m.p9)(e,(s,n)=>s.order-n.order)}const Le=300,$n=5,jn=.6,Vn=20,Re=5,kn=3;function*ve(t){return t.length<3||t.length>Le||!Zn(
t)?t:yield*Qn(t)}function Xn(t){if(t.length<2||t.length>Le)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)
return t;n=Math.max(n,t[r].bottom),i+=_e(t[r]),s.push({bottom:n,words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Vn);r++){o=Math.min(o,t[r-1].top);const a=s[t.
length-1-r];if(a.words<Math.max(Re,i-a.words))return t;if(a.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function Vt(t,e){return t.frame!==e.frame||
t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const _e=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+
i.length,0),0);function Zn(t){let e=0,s=0,n;for(const i of t)_e(i)<Re||(n&&Vt(n,i)?e++:n&&Vt(i,n)&&n.top-i.bottom<kn*n.lines[0].size&&s++,n=i);return s>=$n&&s>jn*
(e+s)}function*Qn(t){const e=t.length,s=new Int32Array(e),n=t.map(()=>[]);for(let r=0;r<e;r++){yield m.Yz;for(let a=0;a<e;a++)r!==a&&Jn(t,r,a)&&(n[r].push(a),s[a]++)}
const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const a of i)(r<0||s[a]<s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function Jn(t,e,s){
const n=t[e],i=t[s];if(n.frame!==i.frame)return!1;if(Vt(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.
some(a=>a!==n&&a!==i&&a.frame===n.frame&&a.top<r&&a.bottom>o&&a.start<n.end&&a.end>i.start)}const qn=.4,ti=1;function*ei(t,e){if(e.length===0||t.length<2)return;
const s=Array.from({length:e.length+1},()=>[]),n=yield*(0,m.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,
end:c,baseline:h,style:p}=r,A=si((a+c)/2,e);if(s[A].push(r),i&&i.column!==A&&h-i.fragment.baseline<=qn*p.size&&a-i.fragment.end<ti*p.size)return;i={fragment:r,column:A},
o%m.y===m.y-1&&(yield m.Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function si(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}
const ni=100,ii=2e4,oi=1/2,ri=1/20,Ie=1,ai=2e4;function*li(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>ni||(i.xs.length-1)*(i.ys.length-1)>ii)continue;
const{cells:o,others:r}=yield*fi(n,i),a=yield*di(o,i);a&&(s.push(a),n=r)}return{tables:s,outside:n}}function*fi(t,e){const{rows:s,columns:n,xs:i,ys:o}=e,r=new Map,
a=[];let c=0,h=0;for(const A of t){const{frame:$}=A.style,ct=(A.start+A.end)/2,ut=(A.top+A.bottom)/2,gt=ct>i[0]&&ct<i.at(-1)&&ut>o[0]&&ut<o.at(-1),xt=$.cos===1&&
$.sin===0&&!$.vertical,wt=gt&&xt?ci(e,ct,ut):void 0;if(!wt)a.push(A);else{const Ot=r.get(wt.first)??{...wt,fragments:[]};r.set(wt.first,Ot),Ot.fragments.push(A),
(Ot.last!==wt.last||n.some(Di=>hi(A,Di,ut)))&&c++}h+=gt?s.length+n.length:1,!(h<ai)&&(h=0,yield m.Yz)}const p=t.length-a.length;return c>ri*p?{cells:new Map,others:[
...t]}:{cells:r,others:a}}function ci({rows:t,columns:e,xs:s,ys:n},i,o){const[r,a]=ze(e,i,o),[c,h]=ze(t,o,i);if(!r||!a||!c||!h)return;const p=(A,$)=>De(n,A.at)*
s.length+De(s,$.at);return{first:p(c,r),last:p(h,a)}}function ze(t,e,s){let n;for(const i of t)if(Ct(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const hi=({
start:t,end:e},s,n)=>s.at>t+Ie&&s.at<e-Ie&&Ct(s,n);function De(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*ui(t,e){const s=new Map;for(const[
n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*ei(o,r))??[o];for(const[c,h]of a.entries())h.length>0&&s.set(n+c,h)}return s}function*di(t,{
xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=oi*n*i)return;const o=yield*ui(t,e),r=[];for(let p=0;p<i;p++){const A=[];for(let $=0;$<n;$++){const ct=o.
get(p*e.length+$);A.push(ct?yield*(0,It._I)(yield*(0,I.q9)(ct)):[])}for(const $ of yield*ws(A))r.push($)}const a=r.filter(p=>p.some(A=>A.length>0)),c=Array.from(
{length:n},(p,A)=>A).filter(p=>a.some(A=>A[p].length>0));if(a.length<2||c.length<2)return;const h=a.map(p=>c.map(A=>p[A]));return new At.QH(h,r[0]===a[0]?gi(t,c,
e.length,a[1]):void 0)}function gi(t,e,s,n){const i=[];for(const{first:a,last:c}of t.values()){if(a>=s-1)continue;const[h,p]=[e.indexOf(a),e.findLastIndex(A=>A<
c%s)];if(h<0||p<h)return;i.push([h,p])}const o=([a,c])=>e.slice(a,c+1).every(h=>n[h].length>0),r=i.filter(([a,c])=>c>a);return r.length>0&&r.every(o)?i.sort(([a],[
c])=>a-c):void 0}var Ne=L(39955),pi=L(73356);function*mi(t,e,s){if(e&&(0,Ne.P$)(t,e)){const n=yield*(0,Ne.$A)(t,e);return s?yield*yi(n,s):n}return s?yield*Pe(t,
yield*Te(s)):yield*ve(yield*Ce(yield*(0,I.q9)(t)))}function*yi(t,e){let s;const n=[];for(const[i,o]of t.entries()){i%m.y===m.y-1&&(yield m.Yz);const r=Hn(o)?yield*Pe(
yield*Fn(o),s??=yield*Te(e)):[];if(!r.some(At.bI))n.push(o);else for(const a of r)a.element=o.element,n.push(a)}return n}function*Pe(t,e){const{tables:s,outside:n}=yield*li(
t,e),i=yield*(0,I.q9)(n),o=yield*Tn(n,yield*(0,u.HE)(i,n)),r=o.outside===n,a=yield*Ce(r?i:yield*(0,I.q9)(o.outside));for(const c of[...s,...o.blocks]){const h=a.
findIndex(p=>Be(p)>Be(c));a.splice(h<0?a.length:h,0,c)}return[...Xn(yield*ve(a))]}function*Ce(t){return[...yield*(0,It.ub)(yield*Nn(yield*(0,It._I)(t)))]}const Be=({
lines:t})=>t[0].segments[0].fragments[0].order,Ei=(t,e)=>kt(t,e,Ge),Mi=(t,e)=>kt(t,e),bi=(t,e)=>kt([{lines:t,element:void 0}],e,Ge);function*kt(t,e,s){const n=new X.
q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Ti(r,t[o-1])&&n.space(`
`);for(const a of r.lines){s?.(n,a);for(let c=0;c<a.segments.length;c++){const h=a.segments[c];c>0&&n.space(" "),(0,pi.T)(n,h,e),i+=h.fragments.length+h.characters/
Si,!(i<m.y)&&(i=0,n.settle(),yield m.Yz)}n.space(`
`)}s&&zi(n)}return n}const Si=8,Ti=({element:t},e)=>t!==void 0&&Oi.has(t.type)&&t.type===e.element?.type,Oi=new Set(["LI","TR","TOCI"]),We=173,Ai=new Set([45,8208,
We]),xi=/[\p{L}\p{M}][-\u2010]\n+$/u,Ye=/\u00ad\n+$/,wi=/.\n+$/,Li=new RegExp("^\\p{L}","u"),Ri=new RegExp("^\\p{Ll}","u");function Ge(t,e){if(!Ai.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ye.test(s);if(!i&&!(xi.test(s)&&Ri.test(n)))return;const o=wi.exec(s)[0].length;if(!i&&Ii(t.tail(vi)))
return t.drop(o-1);t.drop(o),Li.test(n)||t.space(`
`)}const vi=100,_i=/[/\\_@]|\w\.\w/,Ii=t=>_i.test(t.trimEnd().split(/\s/).at(-1));function zi(t){t.lastLetter()!==We||!Ye.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),20779:((Mt,lt,L)=>{L.d(lt,{QH:()=>m,bI:()=>I,cA:()=>B,xE:()=>Z});var X=L(5609);class m extends X.eB{rows;spans;constructor(y,M){const[x,...N]=y.flat(2);super(
x),this.rows=y,this.spans=M;for(const U of N)this.add(U)}}class Z extends X.eB{visual;rows;constructor(y,M){const[x,...N]=y.map(({cells:U})=>B(U));super(x),this.
visual=y,this.rows=M;for(const U of N)this.add(U)}}const I=O=>O instanceof m||O instanceof Z;function B([O,...y]){const M=new X.N1(O);for(const x of y)M.add(x);
return M}}),39955:((Mt,lt,L)=>{L.d(lt,{$A:()=>x,P$:()=>M,VN:()=>O});var X=L(27077),m=L(5609),Z=L(99689);const I=.9,B=new Set("Span Quote Note Reference BibEntry\
 Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function O(U){let J,V=0;for(let W=U;W&&V<y;W=W.parent,V++){if(W.
type==="TR")return W;!J&&!B.has(W.type)&&(J=W)}return J?(J.type==="Lbl"||J.type==="LBody")&&J.parent?.type==="LI"?J.parent:J:U}const y=200;function M(U,J){let V=0,
W=0;for(const H of U)H.style.marks.isArtifact||(V+=H.text.length,J(H)&&(W+=H.text.length));return W>0&&W>=I*V}function*x(U,J){const V=[],W=[];for(let Y=0;Y<U.length;Y++){
const v=U[Y];Y%X.y===X.y-1&&(yield X.Yz);const w=J(v);w?V.push({fragment:v,leaf:w}):W.push(v)}const H=yield*(0,X.p9)(V,(Y,v)=>Y.leaf.order-v.leaf.order||Y.fragment.
order-v.fragment.order);let T=0;const G=new Map,D=Y=>{const{element:v}=H[Y].leaf;let w=G.get(v);return w||G.set(v,w=O(v)),w},nt=[],K=[];for(let Y=0,v;Y<H.length;Y=
v){const w=D(Y);for(v=Y+1;v<H.length&&D(v)===w;)v++;const it=H.slice(Y,v).map(({fragment:tt})=>tt);(T+=it.length)>=X.y&&(T=0,yield X.Yz);const q=m.eB.of(yield*(0,m.
_I)(yield*(0,Z.q9)(it)),w);if(nt.push(q),W.length>0)for(const{order:tt}of it)K.push({order:tt,block:q})}return W.length===0?nt:yield*N(nt,K,yield*(0,m.ub)(yield*(0,m.
_I)(yield*(0,Z.q9)(W))))}function*N(U,J,V){const W=yield*(0,X.p9)(J,(G,D)=>G.order-D.order),H=[],T=new Map;for(const[G,D]of V.entries()){G%X.y===X.y-1&&(yield X.
Yz);const nt=D.lines[0].segments[0].order;let K=0;for(let w=W.length;K<w;){const it=K+w>>1;W[it].order<nt?K=it+1:w=it}const Y=W[K-1]?.block,v=Y&&T.get(Y);v?v.push(
D):Y?T.set(Y,[D]):H.push(D)}return[...H,...U.flatMap(G=>[G,...T.get(G)??[]])]}}),52332:((Mt,lt,L)=>{L.d(lt,{l$:()=>ht,HE:()=>E,SE:()=>u,x1:()=>at});var X=L(61520),
m=L(27077),Z=L(31681),I=L(5609);const B=5,O=.75,y=.5,M=3,x=.08,N=.3,U={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function J(z,F){const{both:C,level:j,
lowest:k,highest:st}=z;return{...z,both:C+1,level:Math.abs(F)<x?j+1:j,lowest:Math.min(k,F),highest:Math.max(st,F)}}const V=(z,F)=>F?{...z,before:z.before+1}:{...z,
after:z.after+1};function W({both:z,before:F,after:C,level:j,lowest:k,highest:st}){const rt=Math.min(F,C);return rt<B||z>O*(z+rt)?!1:z>=M&&j<=y*z&&st-k>=N}const H=3,
T=4,G=2.5,D=6,nt=.8,K=20,Y=4;function*v(z){const F=z.map(()=>new Set);if(!w(z)&&!it(z))return F;let C=[],j=0;const k=({rows:st,wordsBefore:rt,wordsAfter:Et,from:pt,
last:bt,sides:Tt})=>{const St=st>=H&&Math.min(rt,Et)>=T*st,ft=W(Tt);if(!St&&!ft)return;const Rt=({isGutter:mt,row:Lt})=>mt==="whole"||!ft&&(mt==="prose"||Lt<pt);
for(let mt=bt;mt&&!Rt(mt);mt=mt.above)mt.isGutter=ft?"whole":"prose",F[mt.row].add(mt.cell)};for(const[st,rt]of z.entries()){const Et=z[st-1],pt=Et?rt.baseline-
Et.baseline:0,bt=({last:St})=>pt<=D*rt.size&&st-St.row<=K,Tt=pt>G*rt.size;for(const St of C)(Tt||!bt(St))&&k(St);C=C.filter(bt),Tt&&(C=C.map(St=>({...St,rows:0,
wordsBefore:0,wordsAfter:0,from:st}))),(j+=rt.cells.length+C.length)>=m.y&&(j=0,yield m.Yz),C=q(C,rt,st,k)}return C.forEach(k),F}function w(z){const F=({fragments:j})=>j.
length>=T,C=(j,k)=>z.some(({cells:st})=>st.slice(j,k||st.length).some(F));return C(0,-1)&&C(1,0)}function it(z){const F=z.reduce((C,{cells:j})=>j.length===1?C+1:
C,0);return F>=2*B&&z.length>F}function q(z,{cells:F,size:C},j,k){const st=[];let rt=0,Et=-1/0;for(let pt=0;pt<=F.length;pt++){const bt=F[pt]?.start??1/0,Tt=pt>
0&&pt<F.length,St=bt-Et>=nt*C,ft=[];for(;rt<z.length&&z[rt].start<bt;rt++){const mt=z[rt],[Lt,vt]=[Math.max(mt.start,Et),Math.min(mt.end,bt)];if(vt-Lt<nt*C?k(mt):
Tt?ft.push(et(mt,{start:Lt,end:vt},j,pt,F)):st.push({...mt,start:Lt,end:vt,sides:V(mt.sides,pt>0)}),mt.end>bt)break}Tt&&St&&ft.length===0&&ft.push(et(void 0,{start:Et,
end:bt},j,pt,F));const Rt=tt(ft);for(const mt of ft)Rt.has(mt)?st.push(mt):k(mt);Et=Math.max(Et,F[pt]?.end??bt)}return st}function tt(z){return z.length<=Y?new Set(
z):new Set([...z].sort((F,C)=>C.rows-F.rows).slice(0,Y))}function et(z,F,C,j,k){return{...F,rows:(z?.rows??0)+1,wordsBefore:(z?.wordsBefore??0)+k[j-1].fragments.
length,wordsAfter:(z?.wordsAfter??0)+k[j].fragments.length,from:z?.from??C,last:{row:C,cell:j,above:z?.last,isGutter:"no"},sides:J(z?.sides??U,(k[j].baseline-k[j-
1].baseline)/k[j].size)}}var Q=L(99689),R=L(73356);const b=.4,d=1,g=3,f=2e3,l=.5;function*u(z){return yield*E(yield*(0,Q.q9)(z),z)}function*E(z,F){const C=yield*S(
F),j=new Map;for(const st of z){const rt=j.get(st.frame);rt?rt.push(st):j.set(st.frame,[st])}const k=[];for(const st of j.values()){yield m.Kl;const rt=[];for(const pt of yield*P(
yield*_(st,C)))rt.push(ot(pt,C));const Et=yield*v(rt);k.push(rt.map((pt,bt)=>({...pt,gutters:Et[bt]})))}return k}function*S(z){const F=[];for(let j=1;j<z.length&&
F.length<f;j++){j%m.y===0&&(yield m.Yz);const[k,st]=[z[j-1],z[j]];if(k.style.frame!==st.style.frame||k.baseline!==st.baseline)continue;const rt=(st.start-k.end)/
st.style.size;rt>0&&rt<d&&(0,Q.re)(k,st)&&F.push(rt)}const C=yield*(0,m.p9)(F,(j,k)=>j-k);return Math.max(d,g*(C[C.length>>1]??0))}function*_(z,F){const C=[];let j=0;
for(const k of z){if((j+=k.fragments.length)>=m.y&&(j=0,yield m.Yz),k.end-k.start<F*k.size||k.fragments.length<2){C.push(k);continue}let st;for(const rt of k.fragments)
st&&Math.min(rt.start,rt.end)-st.end<F*Math.max(st.size,rt.style.size)?st.add(rt):C.push(st=new Q.Y4(rt))}return C}function*P(z){const F=yield*(0,m.p9)(z,(j,k)=>j.
baseline-k.baseline||j.start-k.start),C=[];for(const[j,k]of F.entries()){j%m.y===m.y-1&&(yield m.Yz);const st=C.at(-1);st!==void 0&&st.length<I.Px&&k.baseline-st[0].
baseline<b*Math.min(k.size,st[0].size)?st.push(k):C.push([k])}for(const j of C)j.sort((k,st)=>k.start-st.start);return C}function ot(z,F){const C=[];let j;for(const st of z){
const rt=C.at(-1),Et=rt&&st.start-rt.end,pt=rt?Math.max(rt.size,st.size):0;Et!==void 0&&Et<F*pt&&Et>-l*pt?j===rt?j.join(st):C[C.length-1]=j=rt.joined(st):C.push(
st)}const k=C.reduce((st,rt)=>rt.size>st.size?rt:st);return{baseline:k.baseline,size:k.size,cells:C}}function*at(z,F){const C=new X.q(F),j=[];let k=0;for(const st of z.
flat())for(const rt of dt(st)){const Et=C.size;for(const[pt,bt]of rt.entries())pt>0&&C.space(`
`),(0,R.T)(C,bt,F),!((k+=bt.fragments.length)<m.y)&&(k=0,C.settle(),yield m.Yz);j.push({start:Et,end:C.size}),C.space(`
`)}return{flow:C,lines:j}}function ht({cells:z,gutters:F}){if(F.size===0)return[z];const C=[];for(const[j,k]of z.entries())j===0||F.has(j)?C.push([k]):C.at(-1).
push(k);return C}const dt=z=>ht(z).map(F=>yt(F)?[...F].reverse():F);function yt(z){return z.length<2?!1:z.filter(({fragments:C})=>C.some(({mayTurn:j,text:k})=>j&&
(0,Z.d)(k))).length>z.length/2}}),18930:((Mt,lt,L)=>{L.d(lt,{X:()=>R,b:()=>Q});var X=L(62743),m=L(86491),Z=L(74135),I=L(6057),B=L(65868),O=L(60660),y=L(84731),M=L(
89420);function x(g,f,l){const u=new Map,E=new Set,{fragments:S,edges:_}=g,P=[];for(const[at,ht]of S.entries()){const dt=f(ht),yt=dt&&ot(dt.element);if(!yt){P.push(
ht);continue}if(E.has(yt)||yt.firstPage!==l)continue;E.add(yt);const z=(0,y.X5)(yt.actualText.trim());if(z==="")continue;const F=new M.F(ht.style,ht.start,ht.baseline,
ht.order,_.count);F.text=z,F.end=N(S,at,C=>{const j=f(C);return j!==void 0&&ot(j.element)===yt});for(let C=0;C<z.length;C++)_.add(F.start,F.end);P.push(F)}return P;
function ot(at){if(u.has(at))return u.get(at);const ht=[];for(const dt of(0,O.Hy)(at)){if(u.has(dt))break;ht.push(dt)}for(const dt of ht.reverse()){const yt=dt.
parent&&u.get(dt.parent);u.set(dt,yt??(dt.actualText===void 0?void 0:dt))}return u.get(at)}}function N(g,f,l){const u=g[f];let{end:E}=u;for(let S=f+1;S<g.length;S++){
const _=g[S];if(_.baseline!==u.baseline||_.style.frame!==u.style.frame||!l(_))break;E=Math.max(E,_.end)}return E}var U=L(98689),J=L(36211),V=L(5490);const W=3,H=.5,
T=4,G=2e4;class D{get rules(){return this.found.length>G?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(f,{matrix:l},u,E){const S=J.lJ.get(
f.operator);S?this.paints(S,E):this.found.length<=G&&this.path.length+this.boxes.length<=G&&this.extends(f,l)}extends(f,l){const u=(0,V.M)(f);switch(f.operator){case"\
re":{const[E=NaN,S=NaN,_=NaN,P=NaN]=u,ot=(0,Z.zl)(l,[E,S,E+_,S+P]);ot.every(Number.isFinite)&&this.boxes.push(ot);return}case"m":this.first=this.last=(0,Z.Gd)(l,
u[0],u[1]);return;case"l":this.line((0,Z.Gd)(l,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,Z.Gd)(l,u.at(-2),u.at(-1));return;case"h":this.line(this.
first)}}line(f){this.path.push([this.last,f]),this.last=f}paints({fill:f,strokes:l,closes:u},E){if(u&&this.line(this.first),!E&&l){for(const[[S,_],[P,ot]]of this.
path)this.add(S,_,P,ot,H);for(const[S,_,P,ot]of this.boxes)this.around(S,_,P,ot)}if(!E&&f)for(const[S,_,P,ot]of[...this.boxes,...this.outline()])this.add(S,_,P,
ot,W);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,Z.$L)(this.path.flat())]}around(f,l,u,E){if(u-f<=W||E-l<=W){this.
add(f,l,u,E,W);return}for(const S of[l,E])this.add(f,S,u,S,H);for(const S of[f,u])this.add(S,l,S,E,H)}add(f,l,u,E,S){const[_,P]=[Math.abs(u-f),Math.abs(E-l)];if(!(Math.
min(_,P)<=S&&Math.max(_,P)>=T))return;const ot=P>_;this.found.push(ot?{isVertical:ot,at:(f+u)/2,from:Math.min(l,E),to:Math.max(l,E)}:{isVertical:ot,at:(l+E)/2,from:Math.
min(f,u),to:Math.max(f,u)})}}var nt=L(27077),K=L(77211),Y=L(56822),v=L(52332);const w=200,it=2e4;class q{index;found;characters;unreadable;ordered;reading;constructor(f,l){
this.index=f,this.found=l,this.characters=l.characters,this.unreadable=l.unreadable}get blocks(){return this.ordered??=(0,nt.zd)(this.order())}*blocksByLook(){const{
fragments:f,leafOf:l,rules:u,hasTablesApart:E=!0}=this.found;return u&&!l&&E?this.blocks:yield*(0,Y.NQ)(f,void 0,u??[])}order(){const{fragments:f,leafOf:l,rules:u,
hasTablesApart:E=!0}=this.found;return(0,Y.NQ)(f,l,E?u:void 0)}get flow(){return this.reading??=(0,nt.zd)((0,Y.dV)(this.blocks,this.found.edges))}async prepare(f){
const{fragments:l,edges:u}=this.found;l.length<w&&this.characters<it||(this.ordered=await(0,nt.k6)(this.order(),f),this.reading=await(0,nt.k6)((0,Y.dV)(this.ordered,
u),f))}*layout(f){return f==="reading"?this.flow.text:yield*(0,K.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:f,edges:l}=this.found;return yield*(0,v.
x1)(yield*(0,v.SE)(f),l)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(f){const l=yield*(0,Y.td)(this.blocks,
this.found.edges),u=[];for(const{0:E,index:S}of l.text.matchAll(f)){const _=l.box(S,S+E.length);_&&u.push({text:E,..._}),u.length%nt.y===nt.y-1&&(yield nt.Yz)}return u}}
const tt=200,et=2e4,Q=({characters:g})=>Math.min(g+tt,et);class R{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(f,l=!1,u=!0){this.document=
f,this.findsRules=l,this.hasTablesApart=u,this.contents=new B.i(f)}async page(f){const{document:l}=this,u=(0,I.iw)(l,f),{width:E,height:S}=(0,Z.iN)(u),_={width:E*
u.userUnit,height:S*u.userUnit},P=new U.g(_.width,_.height,this.expected),ot=this.findsRules?new D:void 0,at=await this.contents.read(f,P,ot);return this.expected=
Q(P),this.assemble(f,P,_,{rules:ot?.rules,damage:at,usesElementTexts:!0})}async assemble(f,l,u,{rules:E,damage:S,usesElementTexts:_}){const{document:P}=this;l.finish();
const ot=f<0?-1:P.pages.number(f),at=f<0?void 0:await(this.tags??=(0,O.g$)(P)),ht=at?.hasPage(ot)?b(at,ot):void 0,dt=_&&ht&&at?.hasTexts?x(l,ht,ot):l.fragments,
yt=d(dt),z={fragments:dt,edges:l.edges,...yt,damage:S,leafOf:ht,rules:E,...u},F=new q(f,{...z,hasTablesApart:this.hasTablesApart});return await F.prepare(P.job.
pace),F}}function b(g,f){let l,u;return({style:{marks:E}})=>(E!==l&&(l=E,u=E.id<0?void 0:g.leaf(f,E.stream,E.id)),u)}function d(g){let f=0,l=0,u=0;for(const{text:E,
style:S}of g){const _=l;f+=E.length;for(let P=E.indexOf(X.m);P>=0;P=E.indexOf(X.m,P+1))l++;S.font===m.Z&&(u+=E.length-(l-_))}return{characters:f,unreadable:l,assumed:u}}}),
31681:((Mt,lt,L)=>{L.d(lt,{d:()=>m,f:()=>U});const X=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,m=T=>X.test(T),Z=0,I=1,B=2,O=3,y=4,
M=new RegExp("\\p{L}","u"),x=new RegExp("\\p{Nd}","u");function N(T){return x.test(T)?O:X.test(T)?B:M.test(T)?I:/^[.,:/%+\-\u066b\u066c]$/.test(T)?y:Z}function U(T,G){
const D=T.map(N),nt=D.filter(q=>q===B).length,K=G.includes(!0);if(nt===0)return K?J(G):void 0;const Y=D.filter(q=>q===I).length,v=nt>=Y||K,w=T.map((q,tt)=>tt);v&&
w.reverse(),V(D,v);const it=q=>v?D[q]!==B:D[q]!==I;for(let q=0,tt;q<w.length;q=tt){for(tt=q+1;tt<w.length&&it(w[tt])===it(w[q]);)tt++;it(w[q])&&(H(w,q,tt),v||W(
w,D,q,tt))}return w}function J(T){const G=T.map((D,nt)=>nt);for(let D=0,nt;D<G.length;D=nt){for(nt=D+1;nt<G.length&&T[nt]===T[D];)nt++;T[D]&&H(G,D,nt)}return G}
function V(T,G){for(let K=0;K<T.length;K++)if(T[K]===y){const Y=T[K-1]===O&&T[K+1]===O;T[K]=Y?O:Z}const D=G?B:I,nt=K=>K===void 0?D:K===O?G?B:I:K;for(let K=0,Y;K<
T.length;K=Y){if(Y=K+1,T[K]!==Z)continue;for(;Y<T.length&&T[Y]===Z;)Y++;const v=nt(T[K-1]),w=nt(T[Y]);T.fill(v===w?v:D,K,Y)}if(!G){for(let K=0;K<T.length;K++)if(T[K]===
O){let Y=K;for(;T[Y]===O;)Y++;(T[K-1]!==B||T[Y]!==B)&&T.fill(I,K,Y),K=Y}}}function W(T,G,D,nt){for(let K=D,Y;K<nt;K=Y)if(Y=K+1,G[T[K]]===O){for(;Y<nt&&G[T[Y]]===
O;)Y++;H(T,K,Y)}}function H(T,G,D){for(let nt=G,K=D-1;nt<K;nt++,K--)[T[nt],T[K]]=[T[K],T[nt]]}}),99689:((Mt,lt,L)=>{L.d(lt,{Y4:()=>J,lP:()=>W,q9:()=>V,re:()=>Y});
var X=L(98689),m=L(27077),Z=L(31681);const I=1.6,B=.5,O=.15,y=.6,M=.6,x=.35,N=.02,U=5e3;class J{fragments;start;end;baseline;size;top;bottom;characters;constructor(w){
this.fragments=[w],this.start=Math.min(w.start,w.end),this.end=Math.max(w.start,w.end),this.baseline=w.baseline,this.size=w.style.size,this.top=w.top,this.bottom=
w.bottom,this.characters=w.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(w){const it=this.fragments[this.
fragments.length-1];this.fragments.push(w),this.characters+=w.text.length;const q=Math.min(w.start,w.end),tt=Math.max(w.start,w.end);q<this.start&&(this.start=q),
tt>this.end&&(this.end=tt);const{style:et,baseline:Q}=w;et===it.style&&Q===it.baseline||(et.size>this.size*1.05&&(this.size=et.size,this.baseline=Q),w.top<this.
top&&(this.top=w.top),w.bottom>this.bottom&&(this.bottom=w.bottom))}join(w){for(const it of w.fragments)this.add(it)}joined(w){const[it,...q]=this.fragments,tt=new J(
it);for(const et of q)tt.add(et);return tt.join(w),tt}sort(){const{fragments:w}=this;for(let it=1;it<w.length;it++)if(w[it].start<w[it-1].start){w.sort((q,tt)=>q.
start-tt.start||q.order-tt.order);return}}}function*V(v){const w=[];let it;for(let et=0;et<v.length;et++){const Q=v[et];et%m.y===m.y-1&&(yield m.Yz),it&&H(it,Q)?
it.add(Q):w.push(it=new J(Q))}const q=yield*T(w);let tt=0;for(const et of q)et.sort(),tt+=et.fragments.length,!(tt<m.y)&&(tt=0,yield m.Yz);return q}const W=({style:v,
text:w,mayTurn:it})=>v.marks.isReversed||it&&(0,Z.d)(w);function H(v,w){const{style:it,start:q,end:tt,baseline:et}=w;if(it.frame!==v.frame||v.characters>U)return!1;
const Q=Math.max(it.size,v.size),R=Math.abs(et-v.baseline);if(R>y*Q)return!1;const b=q-v.end,d=v.start-Math.max(q,tt);return R>O*Q?b>-B*Q&&b<M*Q:b>-B*Q&&b<I*Q||
d>-B*Q&&d<(W(w)?M:x)*Q}function*T(v){if(v.length<2)return[...v];const w=new Map;for(const{frame:et}of v)w.has(et)||w.set(et,w.size);const it=[];for(let et=0;et<
v.length;et++){const Q=v[et];et%m.y===m.y-1&&(yield m.Yz),it.push({segment:Q,order:et,frame:w.get(Q.frame)})}const q=yield*(0,m.p9)(it,(et,Q)=>et.frame-Q.frame||
et.segment.baseline-Q.segment.baseline||et.segment.start-Q.segment.start),tt=new Set;for(let et=0;et<q.length;et++){et%m.y===m.y-1&&(yield m.Yz);const{segment:Q,
frame:R,order:b}=q[et];if(!(tt.size>0&&tt.has(Q)))for(let d=et+1;d<Math.min(q.length,et+G);d++){const g=q[d],f=Math.min(Q.size,g.segment.size);if(g.frame!==R||g.
segment.baseline-Q.baseline>O*f)break;if(tt.has(g.segment)||!nt(Q,g.segment))continue;const[l,u]=b<g.order?[Q,g.segment]:[g.segment,Q];if(l.join(u),tt.add(u),u===
Q)break}}return tt.size===0?[...v]:v.filter(et=>!tt.has(et))}const G=50,D=/:$/;function nt(v,w){const it=Math.min(v.size,w.size);if(v.characters+w.characters>U||
Math.max(v.size,w.size)>1.5*it||K(v)||K(w))return!1;const[q,tt]=v.start<=w.start?[v,w]:[w,v],et=tt.start-q.end,Q=D.test(q.fragments.at(-1).text)?M:x;return et>-N*
it&&et<Q*it}const K=({fragments:v})=>v.length===1&&v[0].text.length===1;function Y(v,w){return w.order===v.order+1&&(v.spaceAfter||w.spaceBefore)?!0:w.start-v.end>
Math.max((0,X.U)(v.style),(0,X.U)(w.style))}}),73356:((Mt,lt,L)=>{L.d(lt,{T:()=>B,x:()=>I});var X=L(61520),m=L(31681),Z=L(99689);function I(y,M){const x=new X.q(
M);return B(x,y,M),x.text}function B(y,{fragments:M},x){if(M.some(Z.lP)){O(y,M,x);return}for(let N=0;N<M.length;N++){const U=M[N];N>0&&(0,Z.re)(M[N-1],U)&&y.space(
" "),y.add(U)}}function O(y,M,x){const N=[];for(const[W,H]of M.entries()){W>0&&(0,Z.re)(M[W-1],H)&&N.push({text:" ",from:0,to:0});const{text:T}=H;for(let G=0,D;G<
T.length;G=D){for(D=G+1;D<T.length&&x.isOneGlyph(H,D-1);)D++;N.push({text:T.slice(G,D),fragment:H,from:G,to:D})}}const U=N.map(({text:W})=>W),J=W=>N[W]?.fragment?.
style.marks.isReversed??!1,V=N.map(({fragment:W},H)=>J(H)||!W&&J(H-1)&&J(H+1));for(const W of(0,m.f)(U,V)??U.keys()){const{text:H,fragment:T,from:G,to:D}=N[W];T?
y.add(T,G,D):y.space(H)}}})};
