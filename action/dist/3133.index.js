"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((Nt,St,R)=>{R.d(St,{D:()=>B,L:()=>T});var lt=R(45657);function T({cos:x,sin:v},rt,w,N,I){if(v===0&&x===
1)return{x:rt,y:N,width:w-rt,height:I-N};const et=[rt*x-N*v,w*x-N*v,rt*x-I*v,w*x-I*v],Y=[rt*v+N*x,w*v+N*x,rt*v+I*x,w*v+I*x],[Z,k]=[(0,lt.YG)(et),(0,lt.YG)(Y)];return{
x:Z,y:k,width:(0,lt.Kf)(et)-Z,height:(0,lt.Kf)(Y)-k}}function B(x,v){const[rt,w]=[Math.min(x.x,v.x),Math.min(x.y,v.y)];return{x:rt,y:w,width:Math.max(x.x+x.width,
v.x+v.width)-rt,height:Math.max(x.y+x.height,v.y+v.height)-w}}}),60660:((Nt,St,R)=>{R.d(St,{P9:()=>G,nZ:()=>z,g$:()=>Ot,Bi:()=>tt,Hy:()=>F});var lt=R(44233),T=R(
77581),B=R(45599),x=R(70549),v=R(9819);const rt=1e3,w=20,N=200,I=20;function et(S,d,g){let[p,f,u]=[1,1,[]];for(const E of Y(S,d)){p=Z(S,E.get("ColSpan"))??p,f=Z(
S,E.get("RowSpan"))??f;const _=S.array(E.get("Headers"));_&&(u=_.slice(0,w).flatMap(m=>k(S,m)??[]))}return{columns:p,rows:f,id:k(S,g),heads:u}}function Y(S,d){return d===
void 0?[]:(S.array(d)?.slice(0,I)??[d]).flatMap(p=>S.dict(p)??[])}function Z(S,d){const g=d===void 0?void 0:S.resolve(d);return typeof g=="number"&&Number.isInteger(
g)&&g>=1&&g<=rt?g:void 0}function k(S,d){const g=d===void 0?void 0:S.resolve(d);return g instanceof B.Mx?(0,T.g7)(g).slice(0,N):void 0}var U=R(78157),P=R(79725),
L=R(82416);const H=2e3,K=9;class st{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new P.R;number=0;isReference=!1;constructor(d){this.document=
d}read(d){const{entries:g,kids:p}=this;p.length=0;const f=this.document.place(d);if(!f||!g.locate(f.bytes,f.start,Math.min(f.end,f.start+H)))return!1;const{bytes:u}=f,
{at:E}=g;if(g.find(u,"MCID")>=0)return!1;this.hasTexts=g.find(u,"ActualText")>=0||g.find(u,"Alt")>=0,this.hasAttributes=g.find(u,"A")>=0||g.find(u,"ID")>=0;const _=g.
find(u,"S");if(_<0||u[E[_+2]]!==U.cL)return!1;this.name(u,E[_+2]+1,E[_+3]);const m=g.find(u,"Pg");if(this.page=-1,m>=0){if(this.after(u,E[m+2],E[m+3])!==E[m+3]||
!this.isReference)return!1;this.page=this.number}const y=g.find(u,"K");return y<0||this.readKids(u,E[y+2],E[y+3])}name(d,g,p){const{type:f}=this;let u=0;if(f.length===
p-g)for(;u<f.length&&d[g+u]===f.charCodeAt(u);)u++;(u<p-g||u===0)&&(this.type=(0,L.MQ)(d,g,p))}readKids(d,g,p){const f=d[g]===U.WL,u=f?p-1:p;if(f&&d[u]!==U.wt)return!1;
for(let E=(0,U.AN)(d,f?g+1:g,u);E<u;E=(0,U.AN)(d,E,u)){if(E=this.after(d,E,u),E<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return f||
!this.isReference||this.isDictionary(this.number)}isDictionary(d){const g=this.document.place(d);return g!==void 0&&g.bytes[(0,U.AN)(g.bytes,g.start,g.end)]===U.
iH}after(d,g,p){let f=g,u=0;for(;f<p&&Q(d[f]);f++)u=u*10+d[f]-U.l0;if(f===g||f-g>K||(this.number=u,this.isReference=!1,f<p&&!ft(d[f])))return-1;const E=(0,U.AN)(
d,f,p);let _=E;for(;_<p&&Q(d[_]);)_++;const m=(0,U.AN)(d,_,p);return _===E||m>=p||d[m]!==U.AV?f:(this.isReference=!0,m+1)}}const Q=S=>S>=U.l0&&S<=U.ev,ft=S=>S===
32||S===10||S===13,dt=1e7,at=4,At=2,yt=1e4;class Mt{pages=new Map;count=0;last;hasTexts=!1;leaf(d,g,p){const f=this.pages.get(d);return g===0&&p<yt?f?.own[p]:f?.
others.get(g*dt+p)}async leaves(d,g){const{own:p=[],others:f}=this.pages.get(d)??{};return await(0,lt.qZ)([...p.flat(),...f?.values()??[]],(u,E)=>u.order-E.order,
g)}hasPage(d){return this.pages.has(d)}add(d,g,p,f){if(!Number.isInteger(f)||f<0||f>=dt)return;const{own:u,others:E}=this.leavesOf(g);if(p===0&&f<yt)u[f]??={element:d,
order:this.count++};else{const _=p*dt+f;E.has(_)||E.set(_,{element:d,order:this.count++})}for(let _=d;_&&_.firstPage<0;_=_.parent)_.firstPage=g}leavesOf(d){if(this.
last?.number===d)return this.last.leaves;let g=this.pages.get(d);return g||this.pages.set(d,g={own:[],others:new Map}),this.last={number:d,leaves:g},g}}const Ot=(0,x.
n)(O);function tt(S){const d=S.dict(S.catalog.get("MarkInfo"));return S.dict(S.catalog.get("StructTreeRoot"))!==void 0&&S.resolve(d?.get("Marked"))===!0}async function O(S){
const d=S.dict(S.catalog.get("StructTreeRoot"));if(!d||S.resolve(S.dict(S.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const g=new C(S,S.dict(d.get("R\
oleMap")));return await g.run(d),g.tags}class C{document;roles;tags=new Mt;visit;bytes;types=new Map;open=[];constructor(d,g){this.document=d,this.roles=g,this.
visit=new v._i(d),this.bytes=new st(d)}async run(d){const{open:g,document:p}=this;this.push(d.get("K"),void 0,-1);for(let f=g.pop();f;f=g.pop()){this.take(f);const u=p.
job.pace.step(300);u&&await u}}push(d,g,p){if(d===void 0)return;const f=(0,B.i9)(d)||(0,B.cy)(d)?this.document.array(d)??[d]:[d];for(let u=f.length-1;u>=0;u--)this.
open.push({kid:f[u],parent:g,page:p})}take({kid:d,parent:g,page:p}){if(typeof d=="number"){g&&p>=0&&this.tags.add(g,p,0,d);return}if(!this.visit.first(d)||(0,B.
i9)(d)&&this.takeBytes(d.number,g,p))return;const f=this.document.dict(d);if(!f)return;const u=f.get("Pg"),E=(0,B.i9)(u)?u.number:p,_=f.get("MCID");if(_!==void 0){
const J=f.get("Stm");g&&E>=0&&this.tags.add(g,E,(0,B.i9)(J)?J.number:0,Number(this.document.resolve(_)));return}const m=this.document.resolve(f.get("S"));if(!(m instanceof
B.SX))return;const y=this.standard(m.text),M={type:y,parent:g,actualText:this.text(f.get("ActualText")),alternative:this.text(f.get("Alt")),cell:z(y)?et(this.document,
f.get("A"),f.get("ID")):void 0,firstPage:-1};this.enter(M),this.push(f.get("K"),M,E),(0,B.i9)(d)&&this.document.release(d.number)}takeBytes(d,g,p){const{bytes:f,
document:u,open:E,tags:_}=this;if(!f.read(d))return!1;const{hasTexts:m,hasAttributes:y,kids:M}=f,J=this.standard(f.type),ct=y&&z(J),gt={type:J,parent:g,actualText:m?
this.text(u.entry(d,"ActualText")):void 0,alternative:m?this.text(u.entry(d,"Alt")):void 0,cell:ct?et(u,u.entry(d,"A"),u.entry(d,"ID")):void 0,firstPage:-1};this.
enter(gt);const V=f.page<0?p:f.page;if(M.some(ht=>ht<0))for(let ht=M.length-1;ht>=0;ht--){const Et=M[ht];E.push({kid:Et<0?new B.oS(-1-Et):Et,parent:gt,page:V})}else if(V>=
0)for(const ht of M)_.add(gt,V,0,ht);return!0}enter(d){const{type:g,parent:p,actualText:f}=d;f!==void 0&&(this.tags.hasTexts=!0),g==="TR"&&D(d),!(p?.type!=="TR"||
!z(g))&&(p.cells?p.cells.push(d):p.cells=[d])}text(d){const g=d===void 0?null:this.document.resolve(d);if(!(g instanceof B.Mx))return;const p=(0,T.g7)(g);return this.
document.job.memory.budget.spend("characters",p.length),p}standard(d){const g=this.types.get(d);if(g!==void 0)return g;let p=d;for(let f=0;f<16;f++){const u=this.
document.resolve(this.roles?.get(p));if(!(u instanceof B.SX)||u.text===p)break;p=u.text}return this.types.set(d,p),p}}function D(S){let d=S.parent;for(let g=1;g<
At&&d?.type!=="Table";g++)d=d?.parent;d?.type==="Table"&&(d.firstRows??=[],d.firstRows.length<at&&d.firstRows.push(S))}const z=S=>S==="TD"||S==="TH";function G(S){
const d=new Map;return g=>{const p=[];let f;for(const u of F(g)){if(f=d.get(u)??(S(u.type)?u:void 0),f||d.has(u))break;p.push(u)}for(const u of p)d.set(u,f);return f&&
d.set(f,f),f}}function*F(S){for(let d=S;d;d=d.parent)yield d}}),34659:((Nt,St,R)=>{R.d(St,{Cb:()=>lt,aV:()=>T,vs:()=>B});const lt="\\u2022\\u25e6\\u25aa\\u2023\\u25c\
f\\u25cb\\u25a0\\u25a1\\uf0b7",T=`${lt}\\u00b7\\u2013\\u2014\\u2212`,B='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((Nt,St,R)=>{
R.d(St,{Ps:()=>U,RO:()=>N,V0:()=>Y,X5:()=>I});const lt=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
T=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,B=/[\t\n\v\f\r\u00a0]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,v=173,rt=1e4,
w=100;class N{cleaned=new Map;clean(L){if(L.length===1){const K=L.charCodeAt(0);if(K>32&&K<127||K>160&&K<1536&&K!==v||K>=11904&&K<55296)return L}let H=this.cleaned.
get(L);return H===void 0&&(H=I(L),this.cleaned.size<rt&&L.length<=w&&this.cleaned.set(L,H)),H}}function I(P){return P.replace(B," ").replace(lt,"").replace(T,L=>L.
normalize("NFKC")).replace(x,"�")}const et=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function Y(P){if(P.length!==1)return;const L=P.charCodeAt(0);return(L<128?L===94||L===96||L===
126:L<=733&&(L>=710||L<=184))?et.get(L):void 0}const Z=new RegExp("^\\p{L}$","u"),k=new Map([["ı","i"],["ȷ","j"]]);function U(P,L){if(!Z.test(P))return;const H=((k.
get(P)??P)+L).normalize("NFC");return H.length===1?H:void 0}}),62897:((Nt,St,R)=>{R.d(St,{K:()=>T,Y:()=>lt});function lt(B,x=1/0){let v=x;for(const rt of B)rt<v&&
(v=rt);return v}function T(B,x=-1/0){let v=x;for(const rt of B)rt>v&&(v=rt);return v}}),61520:((Nt,St,R)=>{R.d(St,{q:()=>x});var lt=R(4186),T=R(69631);const B=500;
class x{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(w){this.edges=w}get text(){return this.
flush(),this.whole??=this.parts.join("")}get shown(){const{text:w}=this;return this.raised.length===0?w:this.withRaised??=(0,T.zZ)(w,this.raised)}raiseNext(){this.
raised.push(this.length)}get size(){return this.length}tail(w){this.flush();let N="";for(let I=this.parts.length-1;I>=0&&N.length<w;I--)N=this.parts[I]+N;return N.
slice(-w)}lastLetter(){this.flush();for(let w=this.parts.length-1;w>=0;w--){const N=this.parts[w];for(let I=N.length-1;I>=0;I--)if(N[I]!==`
`)return N.charCodeAt(I)}return 0}add(w,N=0,I=w.text.length){const et=N===0&&I===w.text.length;et||this.cuts.set(this.offsets.length,{from:N,to:I}),this.offsets.
push(this.length),this.fragments.push(w),this.space(et?w.text:w.text.slice(N,I))}fromOf(w){return this.cuts.size===0?0:this.cuts.get(w)?.from??0}toOf(w){return(this.
cuts.size===0?void 0:this.cuts.get(w)?.to)??this.fragments[w].text.length}settle(){this.flush();const w=Math.min(this.settled,this.parts.length);this.parts.push(
this.parts.splice(w).join("")),this.settled=this.parts.length}space(w){this.rest+=w,this.length+=w.length,this.whole=this.withRaised=void 0,this.rest.length>B&&
this.flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(w){this.flush(),this.whole=this.withRaised=void 0,this.length-=w;for(let N=w;N>
0;){const I=this.parts.pop()??"";I.length>N&&this.parts.push(I.slice(0,-N)),N-=I.length}for(let N=this.offsets.length-1;N>=0;N--){const[I,et,Y]=[this.offsets[N],
this.fromOf(N),this.toOf(N)];if(I+Y-et<=this.length)break;this.cuts.set(N,{from:et,to:Math.max(et,this.length-I+et)})}}*pieces(){const{text:w}=this;let N=0;for(const[
I,et]of this.offsets.entries()){const Y=this.toOf(I)-this.fromOf(I);Y<=0||(yield{space:w.slice(N,et),text:w.slice(et,et+Y),fragment:this.fragments[I]},N=et+Y)}}box(w,N){
const I=this.lineBoxes(w,N);return I.length===0?void 0:I.reduce(lt.D)}letters(w,N){return Array.from(this.within(w,N),({fragment:I,from:et,to:Y,position:Z})=>({
first:I.letters+et,position:Z,count:Y-et}))}*within(w,N){for(let I=Math.max(this.pieceAt(w),0);I<this.offsets.length&&this.offsets[I]<N;I++){const et=this.offsets[I],
Y=this.fromOf(I),Z=Math.max(Y,Y+w-et),k=Math.min(this.toOf(I),Y+N-et);Z<k&&(yield{fragment:this.fragments[I],from:Z,to:k,position:et+Z-Y})}}lineBoxes(w,N){const I=[];
let et;for(const{fragment:Y,from:Z,to:k}of this.within(w,N)){const U=this.edges.box(Y,Z,k);et&&v(et,Y)?I.push((0,lt.D)(I.pop(),U)):I.push(U),et=Y}return I}at(w){
const N=this.pieceAt(w);if(N<0)return;const I=this.toOf(N)-this.fromOf(N);return w<this.offsets[N]+I?this.fragments[N]:void 0}pieceAt(w){let N=0,I=this.offsets.
length;for(;N<I;){const et=N+I>>1;this.offsets[et]<=w?N=et+1:I=et}return N-1}}function v(rt,w){return rt.style.frame!==w.style.frame?!1:2*(Math.min(rt.bottom,w.
bottom)-Math.max(rt.top,w.top))>=Math.min(rt.bottom-rt.top,w.bottom-w.top)}}),98689:((Nt,St,R)=>{R.d(St,{g:()=>Mt,U:()=>yt});var lt=R(84731);const T=.1,B=50,x=256,
v=4,rt=1073741823;class w{letters;fragments;count=0;hashes;heads;next;constructor(O,C,D){this.letters=O,this.fragments=C;let z=x;for(;z*v<D;)z*=2;this.hashes=new Int32Array(
z),this.heads=new Int32Array(z),this.next=new Int32Array(z)}add(O,C){const{fragments:D,heads:z,hashes:G,next:F}=this,S=this.hashOf(O.letters,C);let d=0;for(let g=z[S&
z.length-1];g>0&&d<B;g=F[g-1]){if(d++,G[g-1]!==S)continue;const p=D[g-1];if((g<D.length?D[g].letters:O.letters)-p.letters===C&&N(p,O)&&this.isSameText(p,O,C))return!1}
return this.count===G.length&&this.grow(),this.hashes[this.count]=S,this.link(++this.count,S),D.push(O),!0}hashOf(O,C){const{units:D}=this.letters;let z=C;for(let G=O;G<
O+C;G++)z=(z<<5)-z+D[G]&rt;return z^z>>15}isSameText(O,C,D){const{units:z}=this.letters;for(let G=0;G<D;G++)if(z[O.letters+G]!==z[C.letters+G])return!1;return!0}link(O,C){
const D=C&this.heads.length-1;this.next[O-1]=this.heads[D],this.heads[D]=O}grow(){const{hashes:O,count:C}=this;this.hashes=new Int32Array(2*C),this.hashes.set(O),
this.heads=new Int32Array(2*C),this.next=new Int32Array(2*C);for(let D=0;D<C;D++)this.link(D+1,O[D])}}function N(tt,O){const C=T*O.style.size;return tt.style.frame===
O.style.frame&&Math.abs(tt.start-O.start)<C&&Math.abs(tt.end-O.end)<2*C&&Math.abs(tt.baseline-O.baseline)<C}var I=R(89420),et=R(78157);const Y=512,Z=256;class k{units;used=0;all=0;constructor(O){
this.units=new Uint16Array(Math.max(O,Y))}add(O){if(this.used===this.units.length){const C=new Uint16Array(this.used*2);C.set(this.units),this.units=C}this.units[this.
used++]=O,this.all|=O}drop(O){this.used-=O}replace(O,C){this.used-=O;for(let D=0;D<C.length;D++)this.add(C.charCodeAt(D))}text(){const O=this.units.subarray(0,this.
used);return this.all<Z?(0,et.bS)(Uint8Array.from(O)).toString("latin1"):(0,et.bS)(new Uint8Array(O.buffer,0,2*O.length)).toString("utf16le")}}const U=.02,P=.12,
L=.5,H=.4,K=32,st=127,Q=1424,ft=1e3,dt=.1,at=.18,At=.25;function yt({font:tt,frame:O,size:C,unit:D}){return O.vertical?C/2:D*Math.min(Math.max((tt.space??At)/2,
dt),at)}class Mt{width;height;fragments=[];edges;cleaner=new lt.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(O,C,D=0,z=!1){
this.width=O,this.height=C,this.edges=new I.l(D,z),this.letters=new k(D),this.drawn=new w(this.letters,this.fragments,D)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(O,C,D,z,G){C===" "?this.space():this.follows(O,C,D,z,G)||this.place(O,C,D,z,G)}follows(O,C,D,z,G){const{
open:F}=this;if(F===void 0||F.style!==O||F.baseline!==G||this.isSpaced||C.length!==1)return!1;const S=C.charCodeAt(0),d=D-F.end;return S<=K||S>=st||D<this.end||
d>this.gap||d<-H*O.unit||O.frame.sin!==0||O.frame.cos!==1||z<D||z<0||D>this.width||this.letters.used-F.letters>=ft?!1:(F.end=this.end=z,this.text=C,this.start=D,
this.letters.add(S),this.edges.add(D,z),!0)}place(O,C,D,z,G){const F=this.cleaner.clean(C);if(F===" "?this.space():F===""&&C!==""&&this.open&&D<=this.open.end&&
(this.open.end=Math.max(z,this.open.end)),F===""||F===" ")return;if(!this.isEndless&&!this.isVisible(O,D,z,G)){this.leavesOut=!0;return}const{open:S}=this;S&&S.
style.frame===O.frame&&D<this.end-P*O.unit&&this.overlaps(S,O,F,D,z,G)||((!S||S.style!==O||this.letters.used-S.letters>=ft||this.isSpaced||D-S.end>this.gap||D-S.
end<-H*O.unit||Math.abs(G-S.baseline)>U*O.size)&&this.begin(O,D,G),this.append(F,D,z))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.
close(),this.open=void 0;const{fragments:O,letters:C}=this,D=C.text();for(let z=O.length-1,G=C.used;z>=0;z--){const F=O[z];F.text=D.slice(F.letters,G),G=F.letters}}append(O,C,D){
const z=this.open;z.end=D,this.text=O,this.start=C,this.end=D;for(let G=0;G<O.length;G++){const F=O.charCodeAt(G);F>=Q&&(z.mayTurn=!0),this.letters.add(F),this.
edges.add(C,D)}}begin(O,C,D){this.close();const z=new I.F(O,C,D,this.drawnCount++,this.letters.used);z.mayTurn=!1,z.spaceBefore=this.isSpaced,this.isSpaced=!1,this.
open?.style!==O&&(this.gap=yt(O)),this.open=z}overlaps(O,C,D,z,G,F){const S=Math.abs(F-O.baseline),d=Math.max(G-z,this.end-this.start);if(S>L*C.size||Math.abs(z+
G-this.start-this.end)>d||this.text==="")return!1;if(D===this.text&&Math.abs(z-this.start)<T*C.size&&S<T*C.size)return this.edges.join(),!0;const g=(0,lt.V0)(D),
p=(0,lt.V0)(this.text),f=g!==void 0?(0,lt.Ps)(this.text,g):p===void 0?void 0:(0,lt.Ps)(D,p);return f===void 0?!1:(f.charCodeAt(0)>=Q&&(O.mayTurn=!0),this.edges.
join(),this.letters.replace(this.text.length,f),this.edges.drop(this.text.length-(g===void 0?0:1)),g===void 0&&(this.edges.add(z,G),this.start=z,O.end=this.end=
Math.max(G,z)),this.text=f,!0)}close(){const{open:O,letters:C}=this;if(!O)return;const D=C.used-O.letters;this.drawn.add(O,D)||(this.leavesOut=!0,C.drop(D),this.
edges.drop(D))}isVisible({frame:{cos:O,sin:C},size:D},z,G,F){const S=F-Ot*D,{width:d,height:g}=this,p=z*O-S*C,f=z*C+S*O,u=p+(G-z)*O,E=f+(G-z)*C;return(p>=0||u>=
0)&&(f>=0||E>=0)&&(p<=d||u<=d)&&(f<=g||E<=g)}}const Ot=.3}),89420:((Nt,St,R)=>{R.d(St,{F:()=>B,l:()=>v});var lt=R(4186);const T=3;class B{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(w,N,I,et,Y){
this.style=w,this.start=N,this.baseline=I,this.order=et,this.letters=Y,this.end=N}get top(){const{font:w,frame:N,size:I}=this.style;return this.baseline-(N.vertical?
.5:w.ascent)*I}get bottom(){const{font:w,frame:N,size:I}=this.style;return this.baseline+(N.vertical?.5:-w.descent)*I}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==T}get box(){return(0,lt.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const x=512;class v{values;used=0;glyph=0;glyphs;joined=[];constructor(w,N=!1){
this.values=new Float64Array(2*Math.max(w,x)),this.glyphs=N?[]:void 0}get count(){return this.used/2}add(w,N){if(this.used+2>this.values.length){const I=new Float64Array(
this.values.length*2);I.set(this.values),this.values=I}this.values[this.used++]=w,this.values[this.used++]=N,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(w){this.used-=2*w,this.glyphs&&(this.glyphs.length-=w)}isOneGlyph(w,N){const I=2*(w.letters+N);return this.values[I]===
this.values[I+2]&&this.values[I+1]===this.values[I+3]}box(w,N,I){let et=1/0,Y=-1/0;for(let Z=2*(w.letters+N);Z<2*(w.letters+I);Z++){const k=this.values[Z];k<et&&
(et=k),k>Y&&(Y=k)}return(0,lt.L)(w.style.frame,et,Y,w.top,w.bottom)}}}),69631:((Nt,St,R)=>{R.d(St,{Bs:()=>I,N$:()=>T,WV:()=>B,rk:()=>w,zZ:()=>et});var lt=R(78157);
const T=.85,B=.2,x=3,v=/^\d{1,3}$/,rt=/\d$/;function w(Y,{style:Z,baseline:k},U){const{frame:P,size:L}=U.style;return Z.size<T*L&&U.baseline-k>B*L&&Z.frame===P&&
!P.vertical&&v.test(Y)&&rt.test(U.text)}const N="⁰¹²³⁴⁵⁶⁷⁸⁹",I=Y=>Y.replace(/\d/g,Z=>N[Number(Z)]);function et(Y,Z){const k=[];let U=0;for(const P of Z){
if(P<U)continue;let L=P;for(;L<P+x&&(0,lt.yp)(Y.charCodeAt(L));)L++;k.push(Y.slice(U,P),I(Y.slice(P,L))),U=L}return k.join("")+Y.slice(U)}}),27077:((Nt,St,R)=>{
R.d(St,{Kl:()=>B,Yz:()=>T,y:()=>lt});const lt=1e3,T=3e5,B=1e4}),5609:((Nt,St,R)=>{R.d(St,{N1:()=>dt,Px:()=>ft,_I:()=>At,eB:()=>at,tS:()=>w,ub:()=>Mt});var lt=R(
45657),T=R(34659),B=R(62897),x=R(27077);const v=.3,rt=.5,w=1.75,N=1.25,I=2,et=3,Y=3.2,Z=.1,k=.05,U=15,P=.75,L=3,H=.5,K=.4,st=new RegExp("^\\p{Ll}","u"),Q=new RegExp(
`^(?:[${T.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),ft=500;class dt{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.
segments[0].size}add(d){this.segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=
Math.max(this.bottom,d.bottom)}}class at{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.
bottom}=d}static of(d,g){const p=new at(d[0]);for(let f=1;f<d.length;f++)p.add(d[f]);return p.element=g,p}get frame(){return this.lines[0].frame}add(d){this.lines.
push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}
function*At(S){const d=[];let g;for(let p=0;p<S.length;p++){const f=S[p];p%x.y===x.y-1&&(yield x.Yz);const u=g?Math.min(g.size,f.size):0;g?.frame===f.frame&&g.segments.
length<ft&&Math.abs(g.baseline-f.baseline)<v*u&&f.start>g.end-rt*u&&!yt(g,f)?g.add(f):d.push(g=new dt(f))}return d}const yt=(S,{start:d,size:g})=>d-S.end>I*Math.
min(S.size,g)&&Math.max(S.size,g)>N*Math.min(S.size,g);function*Mt(S){const d=[];let g;for(let p=0;p<S.length;p++){const f=S[p];p%x.y===x.y-1&&(yield x.Yz),g&&F(
g,f)?g.add(f):(g&&G(d),d.push(g=new at(f)))}return g&&G(d),yield*Ot(d)}function*Ot(S){const d=[];for(let u=0,E;u<S.length;u=E){for(E=u+1;E<S.length&&D(S,u,E);E++)
E%x.y===x.y-1&&(yield x.Yz);d.length%x.y===x.y-1&&(yield x.Yz),d.push(S.slice(u,E))}if(!d.some(u=>u.length>=L))return S;const g=new Map,p=[];for(const[u,E]of d.
entries()){u%x.y===x.y-1&&(yield x.Yz);const _=E.length<L?void 0:yield*z(E,H);_&&g.set(O(E),Math.max(g.get(O(E))??0,tt(E))),p.push(_)}if(g.size===0)return S;const f=[];
for(const[u,E]of d.entries()){u%x.y===x.y-1&&(yield x.Yz);const _=E.length<2?void 0:[0,-1,1].map(y=>g.get(O(E)+y)).find(Boolean),m=p[u]??(_===void 0?void 0:yield*z(
E,0,_));(0,lt.RZ)(f,m?C(E,m):E)}return f}const tt=S=>(0,B.K)(S.map(({end:d})=>d)),O=([S,d])=>Math.round(10*(d.lines[0].baseline-S.lines[0].baseline));function C(S,d){
const g=[];let p;for(const[f,u]of S.entries())p?p.add(u.lines[0]):g.push(p=u),d.has(f)&&(p=void 0);return g}function D(S,d,g){const[p,f,u]=[S[d],S[g-1],S[g]];if(f.
lines.length>1||u.lines.length>1||f.frame!==u.frame)return!1;const[E,_]=[f.lines[0],u.lines[0]],{size:m}=p.lines[0],y=_.baseline-E.baseline,M=S[d+1].lines[0].baseline-
p.lines[0].baseline;return Math.abs(_.size-m)<k*m&&Math.abs(y-M)<Z*m&&y>0&&y<=Y*m&&_.start<f.end&&_.end>f.start}function*z(S,d,g=0){const[p,f]=[(0,B.Y)(S.map(({
start:m})=>m)),Math.max(g,tt(S))],u=new Set;let E=0;for(const[m,{lines:y,start:M,end:J}]of S.entries()){m%x.y===x.y-1&&(yield x.Yz);const{size:ct}=y[0],gt=S[m+1],
V=gt?.lines[0].segments[0].fragments[0],ht=V&&J+Math.abs(V.end-V.start)+P*ct>f,Et=gt&&gt.start>M+ct/2&&!Q.test(y[0].segments[0].fragments[0].text);!ht||Et||J-p<
U*ct||Q.test(V.text)?u.add(m):st.test(V.text)&&E++}const _=S.length-u.size;return _>=d*S.length&&E>=K*_?u:void 0}function G(S){const d=S.at(-2),g=S.at(-1);if(!(!d||
g.lines.length<et||d.lines.length>=g.lines.length||!F(g,d.lines[0]))){S.splice(-2,1);for(const p of d.lines)g.add(p)}}function F(S,d){const g=S.lines.at(-1);if(g.
frame!==d.frame)return!1;const p=Math.max(g.size,d.size),f=d.baseline-g.baseline;return f<v*p||f>w*p||p>N*Math.min(g.size,d.size)?!1:d.start<S.end&&d.end>S.start}}),
11474:((Nt,St,R)=>{R.d(St,{Jm:()=>at,KT:()=>L,UM:()=>P,X6:()=>dt,dJ:()=>Ot});var lt=R(62897),T=R(27077),B=R(44233),x=R(98095);const v=.65,rt=.3,w=.12,N=.03,I=.12,
et=6,Y=3,Z=2,k=50,U=20,P=/^[$\u20ac\u00a3\u00a5]$/u;function*L(tt){const O=[];for(const{cells:d,size:g}of tt)for(const[p,f]of d.entries()){for(const{start:u,end:E,
isLabel:_}of yt(f,g))O.push({start:u,end:E,kind:_?"label":"words"});O.push({start:d[p-1]?.end??-1/0,end:f.start,kind:p>0?"cells":"first"}),yield f.fragments.length*
T.Yz/T.y}if(O.length<Y)return tt;const C=(0,lt.Y)(tt.map(d=>d.size)),D=d=>z.cells.some(({start:g,end:p})=>g<d&&p>d),z=tt[0],G=z.cells.flatMap(d=>yt(d,z.size,rt).
slice(0,U)).slice(0,k),F=[];for(const d of["start","end"]){const g=yield*(0,B.p9)(O,(p,f)=>p[d]-f[d]);for(let p=0,f;p<g.length;p=f){for(f=p+1;f<g.length&&g[f][d]-
g[f-1][d]<I*C;)f++;const u=g.slice(p,f),[E,_]=[(0,lt.K)(u.map(V=>V.start)),(0,lt.Y)(u.map(V=>V.end))];if(u.length<Y||E>=_||F.length===k)continue;const m=(E+_)/2,
y=d==="start"?E:_,M=u.filter(({kind:V})=>V==="words"||V==="label"),J=M.length>=Y||M.some(({kind:V})=>V==="label")||M.length>0&&u.length-M.length>=Z&&u.length>Y,
ct=D(m),gt=ct?K(G,{start:E,end:_},I*z.size):m;(J||ct&&u.filter(({kind:V})=>V!=="first").length>=Y)&&F.push({at:gt,edge:d,near:y,isInFirst:!J,isMoved:gt!==m})}}let S=tt;
for(const d of F){const g=yield*Q(S,d);g&&!(d.isMoved&&g[0].cells.length>H(g.slice(1)))&&(S=g)}return st(S,F)}const H=tt=>tt.reduce((O,{cells:C})=>Math.max(O,C.
length),0);function K(tt,{start:O,end:C},D){const z=(O+C)/2;if(tt.some(F=>F.start<z&&F.end>z))return z;let G;for(const F of tt)Math.min(C,F.end)-Math.max(O,F.start)>=
D&&(!G||F.end-F.start>G.end-G.start)&&(G=F);return G?(Math.max(O,G.start)+Math.min(C,G.end))/2:z}function st([tt,...O],C){const D=H(O);let z=tt;for(const{edge:G,
near:F,isInFirst:S}of C){if(z.cells.length>=D)break;if(!S)continue;const g=z.cells.flatMap(p=>yt(p,z.size,w).slice(0,U)).find(p=>Math.abs(p[G]-F)<N*z.size);z=(g&&
Mt(z,(g.start+g.end)/2))??z}return z.cells.length===D?[z,...O]:[tt,...O]}function*Q(tt,{at:O,isInFirst:C}){const D=[];for(const[z,G]of tt.entries()){const F=G.cells.
find(({start:d,end:g})=>d<O&&g>O);if(yield(G.cells.length+(F?.fragments.length??0))*T.Yz/T.y,F&&C&&z>0)return;const S=F?yt(F,G.size,z===0?rt:v):[];if(F&&!S.some(
({start:d,end:g})=>d<O&&g>O)||F&&C&&ft(F,O,tt.slice(1)))return;D.push((F&&Mt(G,O))??G)}return D}function ft(tt,O,C){let[D,z]=[1/0,-1/0];for(const{cells:F}of C){
const S=F.findIndex(({start:d})=>d>O);S>0&&(D=Math.min(D,F[S-1].start)),S>=0&&(z=Math.max(z,F[S].end))}const G=I*tt.size;return tt.start>D+G&&tt.end<z-G&&Math.abs(
D+z-tt.start-tt.end)<2*G}function dt(tt,O){if(tt.cells.length!==1)return;const[C]=tt.cells,D=I*Math.min(tt.size,O.size),z=yt(C,tt.size).slice(0,U);if(z.length===
0||At(C,z[0])>et)return;const G=({end:g})=>O.cells.some((p,f)=>f>0&&Math.abs(p.start-g)<D),F=z.reduce((g,p)=>g&&g.end-g.start>=p.end-p.start?g:p,void 0),S=O.cells.
at(-1),d=z.find(G)??(F&&Math.abs(tt.end-S.end)<D&&F.start<S.start?F:void 0);return d&&Mt(tt,(d.start+d.end)/2)}function at(tt,O){if(tt.cells.length>=O.cells.length)
return;const C=I*Math.min(tt.size,O.size),D=tt.cells.flatMap(F=>yt(F,tt.size).slice(0,U));let z=tt;for(const{start:F,end:S}of D)O.cells.some(d=>Math.abs(d.start-
S)<C)&&(z=Mt(z,(F+S)/2)??z);const G=({start:F,end:S},d)=>Math.abs(F-O.cells[d].start)<C||Math.abs(S-O.cells[d].end)<C;return z.cells.length===O.cells.length&&z.
cells.every(G)?z:void 0}const At=({fragments:tt},O)=>tt.filter(({start:C})=>C<O.start).length;function yt({fragments:tt},O,C=v){const D=[];let z=-1/0,G="";for(const{
start:F,end:S,text:d}of tt)G!==""&&Math.min(F,S)-z>=C*O&&!P.test(G)&&D.push({start:z,end:Math.min(F,S),isLabel:G.endsWith(":")}),z=Math.max(z,F,S),G=d;return D}
function Mt(tt,O){const C=tt.cells.findIndex(({start:G,end:F})=>G<O&&F>O);if(C<0)return;const D=[],z=[];for(const G of tt.cells[C].fragments)(G.start<O?D:z).push(
G);if(!(D.length===0||z.length===0))return{...tt,cells:[...tt.cells.slice(0,C),Ot(D),Ot(z),...tt.cells.slice(C+1)],isTabular:!0}}function Ot([tt,...O]){const C=new x.
Y4(tt);for(const D of O)C.add(D);return C}}),93463:((Nt,St,R)=>{R.d(St,{$:()=>_,f:()=>ft});var lt=R(27077);const T=2.2,B=3.2,x=1.25,v=1.08,rt=1.02,w=.3,N=.6,I=3,
et=2,Y=1,Z=3,k=2,U=2,P=100,L=200,H=new RegExp("\\p{L}","u"),K=/\d/,st=/^\d{1,2}$/,Q=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*ft(m){const y={pairs:[],lacking:[]};
let M=-1,J=0;for(let ct=0;ct+1<m.length;ct++){(J+=m[ct].cells.length)>=lt.y&&(J=0,yield lt.Yz);const[gt,V]=[m[ct],m[ct+1]],ht=Ot(gt,V)?D(V,gt):void 0;if(!(ht&&O(
gt,V,m[ct-1]))||!S(gt,V)||u(m,ct)||E(m,ct+1)){for(const[Lt,_t]of at(m,ct))dt(y,Lt,_t,D(_t,Lt));continue}M!==ct-1&&Mt(gt,m[ct-1],V)||(M=ct+1,dt(y,gt,V,ht))}return y}
function dt({pairs:m,lacking:y},M,J,ct){for(const[V,ht]of ct.entries())m.push([M.cells[ht],J.cells[V]]);if(ct.length===M.cells.length)return;const gt=new Set(M.
cells);for(const V of ct)gt.delete(M.cells[V]);y.push({labels:M.cells,without:gt})}function at(m,y){const{cells:M,baseline:J}=m[y],ct=m[y+1].cells.length>M.length||
At(m[y+1],M);if(!(ct||M.length>=Z)||M.length<k||M.length>P)return[];const gt=[];for(let V=0,ht;V<M.length;V=ht){for(ht=V+1;ht<M.length&&d([M[V],M[ht]]);ht++);if(ht-
V<k||ht-V===M.length&&!ct)continue;const Et={baseline:J,size:M[V].size,cells:M.slice(V,ht)},_t=m.slice(y+1,y+1+U).map(It=>yt(It,Et,M[V-1],M[ht])).find(It=>It!==
void 0);!_t||!Ot(Et,_t)||_t.cells.some(({size:It})=>It<=v*Et.size)||D(_t,Et)&&S(Et,_t)&&gt.push([Et,_t])}return gt}const At=(m,y)=>m.cells.length<=P&&m.cells.every(
({start:M,end:J})=>J<y[0].start||M>y.at(-1).end);function yt(m,y,M,J){if(m.cells.length>P)return;const[ct,gt]=[y.cells[0].start-w*y.size,J?.start??1/0],V=({start:zt,
end:Bt})=>Bt>(M?.end??-1/0)&&zt>=ct&&zt<gt&&Bt<=gt,ht=m.cells.filter(V),Et=ht.map(zt=>y.cells.findLastIndex(Bt=>Bt.start<=zt.start)),Lt=zt=>Et.indexOf(Et[zt])===
Et.lastIndexOf(Et[zt]),_t=(zt,Bt)=>J!==void 0||y.cells.some(Zt=>G(Zt,zt))||tt(y,zt)&&Lt(Bt),It=ht.filter(_t);return It.length===0?void 0:{baseline:m.baseline,size:It[0].
size,cells:It}}function Mt(m,y,M){return!y||y.cells.length>P||y.size<v*m.size||m.baseline-y.baseline>=M.baseline-m.baseline?!1:m.cells.every(J=>y.cells.some(ct=>G(
J,ct)))}function Ot(m,y){if(m.cells.length<2||m.cells.length>P||y.cells.length>m.cells.length)return!1;const M=(y.baseline-m.baseline)/Math.max(m.size,y.size);if(M<=
T||M>B)return M<=T;const J=w*m.size;return C(m,y)&&p(m.cells[0],!0)?!0:y.cells.every(({start:ct,size:gt})=>gt>x*m.size&&m.cells.some(V=>Math.abs(V.start-ct)<J))}
const tt=(m,{size:y})=>y>x*m.size,O=(m,y,M)=>!M||!y.cells.every(J=>tt(m,J))||y.cells.some(J=>m.cells.some(ct=>G(ct,J)))||y.baseline-m.baseline<=m.baseline-M.baseline,
C=({cells:m},{cells:y})=>y.length>=I&&y.length===m.length&&y.every((M,J)=>G(m[J],M));function D(m,y){const M=[],J=new Set;for(const V of m.cells){const ht=y.cells.
findIndex(_t=>G(_t,V));ht>=0&&J.add(ht);const Et=w*y.size,Lt=ht>=0?ht:y.cells.findLastIndex(({start:_t})=>_t<=V.start+Et);if(Lt<=(M.at(-1)??-1)||V.end>(y.cells[Lt+
1]?.start??1/0))return;M.push(Lt)}return m.cells.length>=k&&m.cells.every(V=>tt(y,V))||2*J.size>=m.cells.length||z(m,y,M,J)?M:void 0}function z({cells:m},{cells:y,
size:M},J,ct){let[gt,V,ht]=[0,1/0,-1/0];for(const[Et,Lt]of J.entries()){const _t=y[Lt+1];if(!_t||ct.has(Lt))continue;const It=_t.start-m[Et].end;gt++,V=Math.min(
V,It),ht=Math.max(ht,It)}return gt>=et&&ht-V<w*M}function G(m,y){const M=w*Math.max(m.size,y.size);return Math.abs(m.start-y.start)<M||Math.abs(m.end-y.end)<M||
Math.abs(m.start+m.end-y.start-y.end)<2*M||F(m,y)}const F=(m,{start:y,size:M})=>M>x*m.size&&y>=m.start&&y-m.start<N*M;function S({cells:m},{cells:y}){const M=m.
map(_),J=y.map(_),ct=y.every(({size:Et})=>Et>v*m[0].size),gt=Et=>H.test(Et)||ct&&st.test(Et);if(!d(m)||!M.every(gt)||!M.some(Et=>H.test(Et))||J.some(Et=>Et.endsWith(
":")))return!1;const V=M.filter(Et=>Et.endsWith(":")).length;if(V>0)return V===M.length;if(ct)return!M.some(Et=>Q.test(Et));if(M.some(Et=>K.test(Et)))return!1;if(y.
every(Et=>p(Et,!g(m[0]))))return!0;const ht=J.filter(Et=>K.test(Et)).length;return M.length>=I&&J.length===M.length&&(ht===J.length||ht>=I)}function d(m){const[
y]=m,M=g(y);return m.every(J=>Math.abs(J.size-y.size)<(rt-1)*y.size&&p(J,M))}const g=({fragments:m})=>m[0].style.font.bold,p=({fragments:m},y)=>m.every(({style:M})=>M.
font.bold===y);function f(m,y){return m.cells.length===y.cells.length&&y.baseline-m.baseline<=T*Math.max(m.size,y.size)&&d([m.cells[0],y.cells[0]])&&y.cells.every(
(M,J)=>G(m.cells[J],M))}function u(m,y){let M=y;for(;M>0&&y-M<=Y&&f(m[M-1],m[M]);)M--;return y-M>Y}function E(m,y){const M=m[y+1];return M!==void 0&&f(m[y],M)&&
m[y].cells.some(J=>!H.test(_(J)))}function _({fragments:m}){let y="";for(const M of m){if(y.length>L)break;y+=` ${M.text}`}return y.trim()}}),77211:((Nt,St,R)=>{
R.d(St,{Z:()=>et,x:()=>Z});var lt=R(62897),T=R(27077),B=R(44233),x=R(16160),v=R(73356);const rt=20,w=1e3,N=2,I=/\u00ad$/;function*et(P,L){const H=[];for(const st of yield*(0,x.
SE)(P))yield T.Kl,H.push({lines:st,characters:Y(st)});const K=[];for(const{lines:st}of yield*(0,B.p9)(H,(Q,ft)=>ft.characters-Q.characters))yield T.Kl,K.push(`${(yield*Z(
st,L)).join(`
`)}
`);return K.join(`
`)}const Y=P=>P.reduce((L,{cells:H})=>L+H.reduce((K,{characters:st})=>K+st,0),0);function*Z(P,L){const H=P.flatMap(at=>at.cells),K=yield*k(H),st=(0,lt.Y)(H.map(
({start:at})=>at)),Q=(yield*U(P.slice(1).map((at,At)=>at.baseline-P[At].baseline)))||1,ft=[];let dt=0;for(const[at,At]of P.entries()){const yt=at===0?1:Math.round(
(At.baseline-P[at-1].baseline)/Q);for(let Ot=1;Ot<Math.min(yt,rt);Ot++)ft.push("");let Mt="";for(const Ot of At.cells){const tt=Math.min(Math.round((Ot.start-st)/
K),w),O=(0,v.x)(Ot,L).replace(I,"");Mt=Mt.padEnd(Math.max(tt,Mt===""?0:Mt.length+N))+O,dt+=Ot.fragments.length,!(dt<T.y)&&(dt=0,yield T.Yz)}ft.push(Mt)}return ft}
function*k(P){const L=P.map(H=>(H.end-H.start)/Math.max(H.characters,1)).filter(H=>H>0);return(yield*U(L))||1}function*U(P){const L=yield*(0,B.p9)(P,(H,K)=>H-K);
return L[L.length>>1]??0}}),67268:((Nt,St,R)=>{R.d(St,{gB:()=>ra,NQ:()=>ea,td:()=>oa,dV:()=>ia});var lt=R(61520),T=R(27077),B=R(45657),x=R(62897),v=R(98095);const rt=3,
w=4,N=.7,I=.85,et=new RegExp("^\\p{L}.","u"),Y=new RegExp("^\\p{Ll}","u"),Z=/[.!?:;]["\u201d\u2019)]?$/u;function*k({rows:t,places:e,count:n}){const s=[],i=Array.
from({length:n},()=>-1/0);let o=0;for(const[a,{cells:c}]of t.entries()){yield c.reduce((b,{fragments:A})=>b+A.length,0)*T.Yz/T.y;for(const[b,{end:A}]of c.entries())
i[e[a][b]]=Math.max(i[e[a][b]],A);if(e[a][0]===0){if(c.length<2||!et.test((0,v.b6)(c[0]))||Y.test((0,v.b6)(c[1])))return;o+=c[0].fragments.length,s.push([a])}else{
if(s.length===0)return;s.at(-1).push(a)}}if(s.length<rt||s.length>N*t.length||o>w*s.length)return;const r=(0,x.K)(i.slice(1)),l=a=>{const c=t[a].cells.at(-1);return Z.
test((0,v.b6)(c))||c.end-c.start<I*(r-c.start)};return s.every(a=>l(a.at(-1)))?s:void 0}var U=R(44233);const P=100,L=.5,H=.35,K=.03,st=1;function*Q(t){const e=t.
reduce((h,{cells:b})=>Math.max(h,b.length),0),n=t[0].cells.length===e&&t[0].cells.every(at),s=yield*At(t.filter(({cells:h})=>h.length===e),n),i=yield*(0,U.p9)([
...t.keys()],(h,b)=>t[b].cells.length-t[h].cells.length);let o=0;for(const h of i)for(const b of t[h].cells){if(s.length>P)return;tt(s,b),!((o+=s.length)<T.y)&&
(o=0,yield T.Yz)}const r=new Set;let l=0;const a=t.map(h=>O(h,s)),c=a.map(({cells:h},b)=>{let A=-1;return h.map((it,ot)=>{const[bt,Pt]=Mt(s,it);Pt>bt&&Ot(s,it,bt,
Pt)===void 0&&r.add(b);let wt=Ot(s,it,bt,Pt)??bt;return wt<=A&&ot>0&&(wt=A,l++),A=wt})});return{count:s.length,rows:a,places:c,spanning:r,conflicts:l}}const ft=new RegExp(
"\\p{L}","u"),dt=/\d/,at=({fragments:t})=>t.some(({text:e})=>ft.test(e))&&!t.some(({text:e})=>dt.test(e));function*At(t,e){const n=t[0].cells.map(({start:i,end:o})=>({
start:i,end:o}));for(let i=1;i<n.length&&!e;i++)if(yield*yt(t,i))return n;const s=n.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,
{start:r,end:l}]of i.entries())s[o].start=Math.min(s[o].start,r),s[o].end=Math.max(s[o].end,l);return s.every(({start:i},o)=>o===0||i>=s[o-1].end)?s:n}function*yt(t,e){
const n=yield*(0,U.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let s=1/0;for(const{start:i,end:o,size:r}of n){if(i-s>st*r)return!0;s=s===1/0?o:Math.max(s,o)}
return!1}function Mt(t,{start:e,end:n}){let s=0;for(;s<t.length&&t[s].end<=e;)s++;let i=s-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[s,i]}function Ot(t,e,n,s){
let i;for(let o=n;o<=s;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<L*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function tt(t,e){const[n,s]=Mt(t,e);if(n>s){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===s?n:Ot(t,e,n,s);if(i===void 0)return;const o=t[i];o.start=
Math.min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function O(t,e){const n=t.cells.flatMap(s=>{const[
i,o]=Mt(e,s);return o>i&&Ot(e,s,i,o)===void 0?C(s,e,i):[s]});return n.length===t.cells.length?t:{...t,cells:n}}function C(t,e,n){const s=[new v.Y4(t.fragments[0])];
let i=n;for(const o of t.fragments.slice(1)){const r=s.at(-1),l=o.start-r.end>=H*t.size,a=e[i+1],c=a!==void 0&&Math.abs(o.start-a.start)<K*t.size;(l||c)&&a&&r.end<=
a.start&&o.start>=e[i].end?(s.push(new v.Y4(o)),i++):r.add(o)}return s}function*D({rows:t,places:e,count:n}){const s=Array.from({length:n},()=>({start:1/0,end:-1/0}));
for(const[i,{cells:o}]of t.entries()){for(const[r,{start:l,end:a}]of o.entries()){const c=s[e[i][r]];c.start=Math.min(c.start,l),c.end=Math.max(c.end,a)}yield o.
length*T.Yz/T.y}return s}var z=R(93463);const G=3,F=2,S=new RegExp("\\p{L}","u");function*d(t){const e=yield*Q(t),[n,...s]=t,i=n.cells.length;if(!e||i<G||s.length<
F||e.conflicts===0&&e.count===i||!n.cells.every(h=>S.test((0,z.$)(h))))return e;const o=yield*Q(s);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*D(
o),l=n.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const a=({start:h,end:b},A)=>h>(r[l+A-1]?.start??-1/0)&&b<(r[l+A+1]?.end??1/0);if(!n.cells.every(a))
return e;const c=[n.cells.map((h,b)=>l+b),...o.places];return{...o,rows:[n,...o.rows],places:c}}var g=R(11474);const p=1,f=2,u=3,E=2,_=.12,m=.5,y=.1,M=20,J=new RegExp(
"\\p{L}","u");function*ct(t){const e=t.reduce((n,s)=>n+s.cells.length,0);for(const{place:n,width:s}of yield*gt(t)){const[i,o]=[V(t,({end:r})=>r<=n),V(t,({start:r})=>r>=
n)];if(yield e*T.Yz/T.y,ht(i,o)||(yield*Et(i,o,s)))return[i,o];if(Lt(i,o))return[i,o]}}function*gt(t){const e=yield*(0,U.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-
o.start),n=[];let s=1/0;for(const[i,{start:o,end:r,size:l}]of e.entries()){i%T.y===T.y-1&&(yield T.Yz);const a=(o-s)/l;a>=p&&n.push({place:(o+s)/2,width:a}),s=s===
1/0?r:Math.max(s,r)}return n.sort((i,o)=>o.width-i.width).slice(0,M)}function V(t,e){const n=[];for(const s of t){const i=s.cells.filter(e);if(i.length===0)continue;
const[o,r]=[i[0].start,i.at(-1).end];n.push(i.length===s.cells.length?s:{...s,cells:i,start:o,end:r,isTabular:i.length>1})}return n}function ht([t],[e]){return!t||
!e||t.baseline!==e.baseline||t.cells.length<E||t.cells.length!==e.cells.length||!J.test((0,v.b6)(t.cells[0]))?!1:t.cells.every((n,s)=>(0,v.b6)(n)===(0,v.b6)(e.cells[s]))}
function*Et(t,e,n){const[s,i]=[It(t),It(e)],[o,r]=[zt(s),zt(i)];if(yield(t.length+e.length)*T.Yz/T.y,!(o.last<r.first||r.last<o.first)||!_t(s,i))return!1;const l=e.
flatMap(({cells:a})=>a.length>1?[a.slice(0,2)]:[]);return!Bt(l)||!Zt(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>1)?Bt(t.flatMap(({cells:a})=>a.length>1?[a.
slice(-2)]:[])):n>=f&&l.every(([a])=>J.test((0,v.b6)(a)))}function Lt(t,e){if(Math.min(t.length,e.length)<u||![t,e].some(l=>l.every(({isTabular:a})=>!a)))return!1;
const[n,s]=[zt(t),zt(e)];if(!(n.last<s.first||s.last<n.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[l,a[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:l,
cells:a}of t){const c=i.get(l);if(!c)continue;const h=(c.baseline-a[0].baseline)/Math.min(c.size,a[0].size);[o,r]=[Math.min(o,h),Math.max(r,h)]}return r-o>=y}const _t=(t,e)=>t[0].
baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function It(t){const e=t.findIndex(({cells:n})=>n.length>1);return e<0?t:t.slice(e)}function zt(t){
let[e,n]=[1/0,-1/0];for(const{cells:s}of t)for(const{fragments:i}of s)e=Math.min(e,i[0].order),n=Math.max(n,i[0].order);return{first:e,last:n}}function Bt(t){if(t.
length<u)return!1;let e=-1/0;for(const[n,s]of t){if(Math.min(n.order,s.order)<e)return!1;e=Math.max(n.order,s.order)}return!0}function Zt(t){return t.every(({start:n,
size:s})=>Math.abs(n-t[0].start)<_*s)||t.filter(n=>J.test((0,v.b6)(n))).length>m*t.length}var ae=R(34659);const Qt=5,Oe=2.5,Le=/^[^\p{Ll},;:)]/u,_e=.8,Ht=/^[.\u2026]+$/,
Jt=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function*ve(t){const e=new Map;let n=0;for(const o of t)for(const r of o){yield r.cells.reduce((a,{fragments:c})=>a+c.length,0)*
T.Yz/T.y;const l=Ie(r.cells);l&&(e.set(r,l),l.leaders.length===1&&we(l,r)&&n++)}const s=new Map;if(e.size===0)return{groups:t,dots:s};const i=n>=_e*e.size;if(!i)
for(const{leaders:o}of e.values())for(const[r,l]of o)s.set(r,l);return{groups:t.map(o=>o.map(r=>{const l=e.get(r);if(!l)return r;const a=i?Re(r.cells):l.cells;return{
...r,cells:a,gutters:W(a,r)}})),dots:s}}function Re(t){const e=[];for(const{fragments:n}of t)e.length>0&&(Ht.test(n[0].text)||Ht.test(e.at(-1).at(-1).text))?(0,B.
RZ)(e.at(-1),n):e.push([...n]);return e.length===t.length?t:e.map(g.dJ)}function we({cells:t},{cells:e}){const{fragments:n}=t.at(-1),s=e.at(-1).fragments.at(-n.
length-1)??e.at(-2)?.fragments.at(-1);return n.length===1&&Jt.test(n[0].text)&&s!==void 0&&Ht.test(s.text)}function Ie(t){if(!t.some(({fragments:c})=>c.some(({text:h})=>Ht.
test(h))))return;const e=[],n=[];let s=[],i=!0;const o=c=>{i?e.push([c]):e.at(-1).push(c),i=!1},r=c=>{const h=e.at(-1)?.at(-1);if(c&&h&&ce(h,s,c))n.push([h,s,c]),
i=!0;else for(const b of s)o(b);s=[]};for(const{fragments:c}of t){s.length===0&&(i=!0);for(const h of c){if(Ht.test(h.text)){s.push(h);continue}s.length>0&&r(h),
o(h)}}const l=s.length>0;r(void 0);const a=n.length>0&&n.every(([,,c])=>Le.test(c.text));return l||!a?void 0:{cells:e.map(g.dJ),leaders:n}}function ce(t,e,n){if(e.
reduce((o,{text:r})=>o+r.replaceAll("…","...").length,0)<Qt)return!1;const i=[t,...e,n];return i.every((o,r)=>r===0||o.start-i[r-1].end<Oe*o.style.size)}function W(t,{
cells:e,gutters:n}){if(n.size===0)return n;const s=new Set(Array.from(n,i=>e[i].fragments[0]));return new Set([...t.keys()].filter(i=>i>0&&s.has(t[i].fragments[0])))}
const j=1.25,nt=new RegExp(`^(?:[${ae.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),$=new RegExp(`^${ae.vs}`,"u");function X(t,{baseline:e,size:n,hasRuleAbove:s,
hasRuleBelow:i}){const o=Tn(t.length>1?Sn(t):t),r=o.length===2&&(pt(o[0],o[1])||Tt(o[0],o[1]))||Vt(o),[l,a]=[o[0].start,o.reduce((h,b)=>Math.max(h,b.end),-1/0)],
c=o.length>1&&!r&&!mt(o);return{cells:o,baseline:e,size:n,start:l,end:a,isTabular:c,...s&&{hasRuleAbove:s},...i&&{hasRuleBelow:i}}}const q=new RegExp("\\p{L}{2}",
"u"),ut=t=>t.length>2&&mt(t)&&q.test((0,v.b6)(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function mt([t,...e]){return e.every(({size:n})=>t.size>j*n)&&!/\d/.test((0,v.
b6)(t))}const pt=(t,e)=>nt.test((0,v.b6)(t))||Wt.test((0,v.b6)(t))&&e.fragments.length>=Kt&&Rt.test(e.fragments[0].text)||t.characters===1&&$.test(`${(0,v.b6)(t)}\
 ${(0,v.b6)(e)}`),Tt=(t,e)=>vt.test((0,v.b6)(t))&&Rt.test(e.fragments[0].text)&&e.start-t.end<Ct*t.size&&[t,e].every(({fragments:n})=>n.every(({style:s})=>s.font.
bold)),vt=/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/,Ct=2.5,Wt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Kt=4,Rt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function Vt(t){
const[e,n]=t.slice(-2);return!n||t.length>kt||!Jt.test((0,v.b6)(n))||e.fragments.length<Qt?!1:(t.length===kt?e.fragments:e.fragments.slice(-Qt)).every(({text:i})=>Ht.
test(i))}const kt=3;function Sn(t){return t.some(({fragments:e},n)=>n<t.length-1&&qe.test(e.at(-1).text))?t.flatMap((e,n)=>{const[s,i]=e.fragments.slice(-2);return!(i&&
n<t.length-1&&qe.test(i.text)&&/\d\)?$/.test(s.text))||!/^[\d(.,-]/.test((0,v.b6)(t[n+1]))?[e]:[(0,g.dJ)(e.fragments.slice(0,-1)),(0,g.dJ)([i])]}):t}const qe=/^[$\u00a3\u00a5]$/u;
function Tn(t){if(t.length<2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const s=e.at(-1);s?.characters===1&&g.UM.test((0,v.b6)(s))&&
/^[\d(.,-]/.test((0,v.b6)(n))?e.push(e.pop().joined(n)):e.push(n)}return e}const An=2,ts=3.2,On=.4,es=2,Ln=100,_n=1e3,vn=/^(?:19|20)\d\d$/,Rn=/^[^\d\s]{1,3}$/,fe=t=>{
const e=(0,v.b6)(t);return new RegExp("\\p{L}","u").test(e)||vn.test(e)||Rn.test(e)};function*wn(t,e){if(t.length>Ln||e.length>_n)return t;const n=new Set,s=[];
for(const i of t){yield(t.length+e.length)*T.Yz/T.y;const o=ss(i.rows[0])?In(i,t,e):void 0;o?.levels&&n.add(o.levels),s.push(o?zn(o,i):i)}return s.filter((i,o)=>!n.
has(t[o]))}function In(t,e,n){const{rows:s}=t,[i,o,r]=s,l=r&&{upper:i,middle:o,lower:r,below:s.slice(3)};if(l&&ze(l))return l;const a=s.slice(1);for(const h of e){
const[b,A]=h.rows,it={upper:b,middle:i,lower:A,below:a,levels:h};if(h!==t&&h.rows.length===2&&ze(it))return it}const c=s.slice(2);for(const h of n){const b=i.baseline-
h.baseline;if(h.cells.length>1||b<=0||b>ts*i.size)continue;const A={upper:X(h.cells,h),middle:i,lower:o,below:c};if(ze(A))return A}}const ss=({cells:t})=>t.every(
fe),ns=({cells:t})=>t.reduce((e,{fragments:n})=>e+n.length,0);function ze({upper:t,middle:e,lower:n,below:s}){const[i,o]=[e.baseline-t.baseline,n.baseline-e.baseline];
if(i<=0||o<=0||i+o>ts*e.size||Math.abs(i-o)>On*e.size||s.length<An||s[0].baseline<=n.baseline||![t,e,n].every(ss)||ns(n)<=ns(t))return!1;const r=[...t.cells,...n.
cells];if(e.cells.some(c=>r.some(h=>c.start<h.end&&c.end>h.start)))return!1;const[l,a]=[(0,x.Y)(s.map(({start:c})=>c)),(0,x.K)(s.map(({end:c})=>c))];return r.every(
({start:c,end:h})=>c>l-es&&h<a+es)}function zn({upper:t,middle:e,lower:n,below:s},i){const o=[...e.cells,...n.cells].sort((l,a)=>l.start-a.start),r=[t,X(o,n),...s];
return{...i,rows:r,tabular:r.filter(({isTabular:l})=>l).length}}var xt=R(20779);const xn=1.08,xe=1.02,Nn=.72,Dn=.3,is=2,Cn=new RegExp("\\p{L}","u");function*Bn(t){
const{rows:e}=t,n=[];let s=0;for(let i=0;i+2*is<=e.length;i++){if(yield e[i].cells.length*T.Yz/T.y,!rs(e,i))continue;let o=i+2;for(;o+1<e.length&&rs(e,o)&&Wn(e,
i,o);)o+=2;if(!(o-i<2*is||!Pn(e.slice(i,o)))){i>s&&n.push(os(e.slice(s,i)));for(let r=i;r<o;r+=2)n.push(Yn(e[r],e[r+1]));s=o,i=o-1}}return s===0?[t]:s===e.length?
n:[...n,os(e.slice(s))]}function Pn(t){const e=t.filter((n,s)=>s%2===0).flatMap(({cells:n})=>n.map(v.b6));return new Set(e).size===e.length}const os=t=>({rows:t,
tabular:t.filter(({isTabular:e})=>e).length});function rs(t,e){const[n,s]=[t[e],t[e+1]];if(!n.isTabular||s.cells.length>n.cells.length||!n.cells.every(r=>Cn.test(
(0,v.b6)(r)))||!(he(s)>xn*he(n))&&!(ue(s)&&!ue(n)&&he(s)>he(n)/xe))return!1;const o=ls(n,s);return o.every((r,l)=>r>=0&&(l===0||r>o[l-1]))}function Wn(t,e,n){const s=(o,r)=>Math.
abs(o.size-r.size)<(xe-1)*o.size&&ue(o)===ue(r),i=o=>t[o].baseline-t[o].size*Nn-t[o-1].baseline;return s(t[e],t[n])&&s(t[e+1],t[n+1])&&i(n+1)<=i(n)*xe}const ls=({
cells:t,size:e},n)=>n.cells.map(s=>{const i=Dn*e,o=({start:r,end:l})=>Math.abs(r-s.start)<i||Math.abs(l-s.end)<i||Math.abs(r+l-s.start-s.end)<i;return t.findIndex(
o)}),he=({cells:t})=>t.reduce((e,{size:n})=>Math.min(e,n),1/0),ue=({cells:t})=>t.every(({fragments:e})=>e.every(({style:n})=>n.font.bold));function Yn(t,e){const n=ls(
t,e),s=t.cells.map((i,o)=>e.cells.filter((r,l)=>n[l]===o).map(r=>(0,xt.cA)([r])));return new xt.QH([t.cells.map(i=>[(0,xt.cA)([i])]),s])}var as=R(16160);const Un=3.5,
Ne=.3,Gn=1.1,Hn=1.15,Kn=1.35,De=3,jt=1.6,qt=.8,te=.87,$n=2,Ce=2,Fn=8,Vn=.6,jn=8,kn=1.5,cs=3,Xn=1.1,$t=.05,de=10,Zn=20,Qn=100,Jn=2,fs=2,qn=2,ti=new RegExp("^\\p{L\
l}","u"),ei=/[.!?:]$/;function*Be(t,e=!1){const n=[];let s=[],i=0,o=[];const r=l=>{l.tabular<(l.isWide?De:fs)||(l.takeRest(),n.push(l))};for(const l of t)for(const a of(0,as.
l$)(l).flatMap(ut)){(i+=a.length*(1+s.length)+a[0].fragments.length)>=T.y&&(i=0,yield T.Yz);const c=X(a,l);for(const b of s)b.isNear(c)||r(b);s=s.filter(b=>b.isNear(
c));const h=s.find(b=>b.start<c.end&&b.end>c.start);if(!(h?.takes(c)||!h&&s.some(b=>b.takesGroup(c)))){if(h&&r(h),s=s.filter(b=>b!==h),!c.isTabular)o=[c,...o.slice(
0,Jn)];else if(c.cells.length<=Qn&&s.length<Zn){const b=o.find(({start:ot,end:bt})=>ot<c.end&&bt>c.start),A=b&&ge(b,c)?(0,g.X6)(b,c):void 0,it=new hs(A??c,e);!A||
it.takes(c)?s.push(it):s.push(new hs(c,e)),!A&&b&&si(b,c)&&it.rows.unshift(b),o=[]}}}return s.forEach(r),n}function si({cells:t,baseline:e,size:n},s){const[i]=t,
o=$t*n,r=({fragments:a})=>a.every(({style:c})=>c.font.bold),l=s.baseline-e;return t.length>1||n!==s.size||l<qt*n||l>Kn*n||!q.test((0,v.b6)(i))?!1:s.cells.some((a,c)=>{
const h=Math.abs(a.start-i.start)<o,b=Math.abs(a.end-i.end)<o||Math.abs(a.start+a.end-i.start-i.end)<2*o;return r(a)!==r(i)||!(c>0?h||b:b&&!h)?!1:s.cells.every(
A=>A===a||A.end<i.start||A.start>i.end)})}class hs{takesProse;rows;tabular=1;start;end;isWide=!1;hasProse=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e,n){
this.takesProse=n,this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return ge(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const n=e.
baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||n>jn*e.size)return!1;const s=this.rows.at(-2);return(!s||n<kn*(this.last.baseline-s.baseline))&&
ni(this.last,e)}takes(e){const n=this.divided(e);if(!n.isTabular){const i=(n.start<this.start+n.size||this.isCentred(n))&&us(n,this.last);this.areDetails=(this.
single.length===0||this.areDetails)&&this.isDetail(n);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(n,o)||ee(o,n),a=this.countSingle()>=Ce&&
!(this.single.length<de&&l),c=this.isProse(n)&&!this.isInCell(n);return a||i||c&&!this.isInLast(n)?!1:(this.hasProse||=c,this.single.push(n),!0)}if(this.countSingle()>
Ce&&!this.areDetails||!ii(this.last,n))return!1;ge(this.single.at(-1)??this.last,n)||(this.isWide||=n.cells.length<cs||n.cells.length!==this.last.cells.length);
const s=n.baseline-(this.single.at(-1)??this.last).baseline;n.start<this.start+n.size&&s>=qt*n.size&&(this.pitch=Math.min(this.pitch,s));for(const i of this.single)
this.rows.push(i);return this.rows.push(n),this.single=[],this.last=n,this.tabular++,this.start=Math.min(this.start,n.start),this.end=Math.max(this.end,n.end),!0}countSingle(){
const{single:e,last:n}=this;return e.length>de?e.length:e.filter((s,i)=>!ee(e[i-1]??n,s)).length}divided(e){return(0,g.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,g.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=Ce||e.end>this.start||this.tabular>$n&&!(Math.abs(e.start-this.before)<$t*e.
size)||!ge(this.single.at(-1)??this.last,e)||us(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&ee(this.rows.
at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>0;l--)this.rows.push(this.single.shift());for(;this.single.length>
0&&this.isWrapped(this.single[0]);)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(
l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}
const n=this.rows.at(-2),s=Math.max(this.pitch,n?this.last.baseline-n.baseline:0);if(!e||e.baseline-this.last.baseline>te*s||this.tabular<De||e.baseline-this.last.
baseline>jt*e.size)return;const i=Ne*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-a)<i,r=n&&e.baseline-this.last.baseline<qt*e.size&&this.last.
baseline-n.baseline<qt*e.size;(this.last.cells.slice(1).some(o)||r&&n.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:s})=>s).
length<fs||this.rows.at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,de).findIndex(({hasRuleBelow:s})=>s),n=[this.rows.at(-1),...this.single.slice(0,
e)];return n.every((s,i)=>i===0||s.baseline-n[i-1].baseline<=jt*s.size)?e:0}isRepeated(e){const n=this.rows.at(-1),s=e.baseline-n.baseline;if(e.isTabular||s>jt*
e.size)return!1;const i=$t*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[a,c]=[this.rows[l-1],this.rows[l]],h=c.baseline-a.baseline;r||=te*h>
s,!c.isTabular&&a.isTabular===n.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(h-s)<i&&o++}return r&&o>=qn}isWrapped(e){const n=this.rows.at(-1),[s,i]=this.last.
cells,o=e.baseline-n.baseline,r=$t*e.size,l=({cells:h})=>ti.test((0,v.b6)(h[0])),a=(h,b)=>!l(h)&&l(b)&&Math.abs(b.start-s.start)<r;if(e.isTabular||!a(n,e)||e.size!==
this.last.size||e.end>i.start||ei.test((0,v.b6)(s))||o>jt*e.size)return!1;const c=(h,b)=>a(h,b)&&Math.abs(b.baseline-h.baseline-o)<r;return o<te*this.pitch||this.
rows.some((h,b)=>b>0&&c(this.rows[b-1],h))}isRest(e,n){return this.tabular<De||e.isTabular||e.size!==this.last.size||e.baseline-n.baseline>Xn*this.pitch?!1:this.
last.cells.some(({start:s},i)=>i>0&&Math.abs(s-e.start)<$t*e.size)}isDetail(e){const[n]=this.single,s=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.
last.size)return!1;const i=$t*e.size;if(e.baseline-s.baseline>jt*e.size&&(n?this.isBelowSpace():!this.isInCell(e)))return!1;if(n)return Math.abs(n.start-e.start)<
i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<
i)}isInCell({start:e,end:n,size:s}){const{cells:i}=this.last,o=$t*s,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,a=i.findIndex(h=>h.start>e+o);if(a<
1||n>=i[a].start)return!1;const c=i[a-1];return a>1&&Math.abs(c.start-e)<o||l===!0&&c.end<e}isInLast({start:e,size:n,baseline:s}){const i=this.single.at(-1)??this.
last,o=this.last.cells.at(-1).start,r=$t*n;return this.takesProse&&this.single.length<de&&s-i.baseline<=jt*n&&Math.abs(e-o)<r&&this.single.every(l=>Math.abs(l.start-
o)<r)}isCentred({start:e,end:n,size:s}){return Math.abs(e+n-this.start-this.end)<s}isBelowSpace(){const{single:e,last:n}=this;return e.some((s,i)=>s.baseline-(e[i-
1]??n).baseline>jt*s.size)}isProse({cells:e,start:n,end:s}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=Fn&&s-n>Vn*(this.end-this.start)}}function us(t,e){
const n=({cells:s})=>s.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>j*e.size||t.size>(n(e)?Hn:Gn)*e.size&&n(t)}function ni(t,e){const[
n,s]=t.cells.length<e.cells.length?[t,e]:[e,t],i=Ne*e.size;let o=0;for(const{start:c,end:h}of n.cells){for(;o<s.cells.length&&s.cells[o].end<c;)o++;const b=s.cells[o];
if(!b||!(Math.abs(b.start-c)<i||Math.abs(b.end-h)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test((0,v.b6)(l));return n.
cells.length>=cs||a}const ee=(t,{baseline:e,size:n})=>e-t.baseline<qt*Math.min(n,t.size),ge=(t,e)=>e.baseline-t.baseline<=Un*Math.max(e.size,t.size);function ii(t,e){
const n=Ne*Math.min(t.size,e.size);for(let s=0,i=0;s<=t.cells.length&&i<=e.cells.length;){const[o,r]=ds(t,s),[l,a]=ds(e,i);if((gs(t,s)||gs(e,i))&&Math.min(r,a)-
Math.max(o,l)>=n)return!0;r<a?s++:i++}return!1}const ds=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],gs=({cells:t},e)=>e>0&&e<t.length,ms=.1,oi=.5,ri=.95,
Pe=3,ps=1.6,li=.95;function*ai(t,e){const n=yield*(0,U.p9)(e.filter(({isVertical:c})=>!c),(c,h)=>c.at-h.at);if(n.length<Pe-1||t.length<Pe||t[0].cells[0].frame.cos!==
1)return t;const s=[t[0]];let i=0;for(let c=1;c<t.length;c++){const[h,b]=[t[c-1],t[c]],[A,it]=[h.baseline+ms*h.size,b.baseline-oi*b.size];for(;i<n.length&&n[i].
at<=A;)i++;let ot=i;for(;ot<n.length&&n[ot].at<it;)ot++;yield(1+ot-i)*T.Yz/T.y;const bt=n.slice(i,ot);We([h],bt)&&s.push({...s.pop(),hasRuleBelow:!0}),s.push(We(
[h,b],bt)?{...b,hasRuleAbove:!0}:b),i=ot}const o=s.pop(),{baseline:r,size:l}=o,a=n.slice(i).filter(({at:c})=>c>r+ms*l&&c<r+ps*l);return s.push(We([o],a)?{...o,hasRuleBelow:!0}:
o),s}function We(t,e){if(e.length===0)return!1;const n=(0,x.Y)(t.map(({cells:r})=>r[0].start)),s=(0,x.K)(t.map(({cells:r})=>r.at(-1).end));let[i,o]=[0,n];for(const{
from:r,to:l}of[...e].sort((a,c)=>a.from-c.from)){const a=Math.min(l,s);a<=o||(i+=a-Math.max(r,o),o=a)}return i>=ri*(s-n)}function*ci({rows:t,spanning:e},n){const s=[];
for(const[l,{hasRuleAbove:a}]of t.entries())l===0||a===!0?s.push([l]):s.at(-1).push(l);if(s.length<Pe||s.length===t.length)return;yield t.length*T.Yz/T.y;const i=l=>t[l].
baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of s){l[0]>0&&(r=Math.min(r,i(l[0])));for(const a of l.slice(1)){if(e.has(a)||i(a)>ps*t[a].size)return;o=Math.
max(o,i(a))}if(l.length>1&&!fi(l.map(a=>t[a]),n))return}return r>=li*o?s:void 0}function fi(t,e){const n=t.reduce((s,{cells:i})=>Math.max(s,i.length),0);return n>
1&&t.filter(({cells:s})=>s.length===n).length===1&&t.filter(e).length<=1}const hi=1.2,ui=1.6,di=3,gi=2,mi=.5,pi=40,yi=3;function*Ei(t,e){const{rows:n}=t,s=n.slice(
1).map((i,o)=>i.baseline-n[o].baseline);for(const i of yield*Mi(s,(0,x.Y)(n.map(({size:o})=>o)))){const o=yield*bi({...t,isNumber:e},s,i);if(o)return o}}function*bi(t,e,n){
const{rows:s,places:i,isNumber:o}=t,r=[];let[l,a,c]=[0,0,0];for(let A=0,it;A<s.length;A=it){for(it=A+1;it<s.length&&e[it-1]<=n;)it++;if(it-A>pi)return;yield(it-
A)*T.Yz/T.y;const ot=Array.from({length:it-A},(bt,Pt)=>A+Pt);if(ot.length>1&&!Si(ot,t)&&!Ti(ot,t)){if(A>0||ot.some(bt=>s[bt].cells.some(o)))return;for(const bt of ot)
r.push([bt]);continue}ot.length>1&&l++,ot.length>1&&ot.slice(1).every(bt=>ee(s[bt-1],s[bt]))&&c++,ot.slice(1).some(bt=>me(i[bt]))&&!me(i[A])&&a++,r.push(ot)}const h=a===
0||l>=mi*r.length,b=l>=gi||l>0&&l===c;return h&&b&&r.length>=di?r:void 0}function*Mi(t,e){const n=yield*(0,U.p9)(t,(i,o)=>o-i),s=[];for(let i=1;i<n.length&&s.length<
yi;i++){const[o,r]=[n[i-1],n[i]];r>0&&r<=ui*e&&o>=hi*r&&s.push(r)}return s}function Si(t,{rows:e,places:n,spanning:s,isNumber:i}){const o=(0,x.K)(t.map(c=>e[c].
cells.length)),r=t.filter(c=>e[c].cells.length===o),l=c=>e[c].cells.length===1||!e[c].cells.some(i);if(t[0]===0&&s.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||
l(c)))return!1;const a=t.filter(c=>c<r[0]&&me(n[c])).length;return a===0||a===t.filter(c=>c>r[0]&&me(n[c])).length}function Ti(t,{rows:e,places:n,spanning:s,isNumber:i}){
return t.some(r=>s.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>ee(e[r-1],e[r])&&n[r].every(l=>!n[r-1].includes(l)))}const me=t=>t.length===
1&&t[0]===0,Ai=1.6,pe=.95,Oi=.1,Li=1.2,_i=.4,Ut=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
vi=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),ys=/^\d{1,3}\.?$/,se=new RegExp("^\\p{Ll}","u"),Ri=/\w@\w|^\w{2,5}:\/\/|^www\./,wi=/[\p{L}\p{Nd}][-\u2010]$/u,
Ii=/[\p{L}-]/u,zi=/[.,]/,xi=4,Ni=/^[\p{L}\p{Nd}]/u,Es=/^[\p{Lu}\p{N}]/u,Ft=2,Ye=2,Di=2;function*bs(t){const{rows:e}=t,s=(yield*ci(t,({cells:l})=>l.some(a=>Ut.test(
(0,v.b6)(a)))))??(yield*Ei(t,l=>Ut.test((0,v.b6)(l))));if(s)return s;const i=[],o=Ci(t),r=Bi(t,o);for(const l of e.keys()){const a=l<o;l>0&&(ki(t,l)||(a?$i(t,l)&&
!ji(t,l,o):Ts(t,l,o)||l!==o&&Pi(t,l,r)||Wi(t,l,r)))?i.at(-1).push(l):i.push([l])}return i}function Ci({rows:t,places:e,count:n}){const s=t.findIndex((c,h)=>Vi(c)||
Hi(c,e[h])||Ki(c,e[h]));if(s<Ye)return s;const i=t.findIndex((c,h)=>h>0&&h<s&&c.cells.length>1&&Ss(t[h-1],c));if(i>0&&t.slice(0,i).every(c=>ye(c,h=>h)))return i;
if(t.slice(0,s).every(c=>ye(c,h=>h)))return s;const o=t.slice(1,s+1).map((c,h)=>c.baseline-t[h].baseline),r=(0,x.K)(s>Ye?o.slice(1):o)*pe<=(0,x.Y)(o),l=({cells:c},h)=>c.
length>1&&e[h][0]===0&&!se.test((0,v.b6)(c[0])),a=s>Ye||t[1].cells.length===n&&t[1].cells.every(c=>Es.test(Xt(c)));return r&&a&&t.slice(0,s).every(l)?1:s}function Bi(t,e){
const{rows:n,places:s}=t;let i=1/0;for(let o=1;o<n.length;o++)n[o].cells.length>1&&s[o][0]===0&&!Ts(t,o,e)&&(i=Math.min(i,n[o].baseline-n[o-1].baseline));return i}
function Pi({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];return i===1/0||r.baseline-o.baseline>te*i||e[s][0]===0||!ne(o,r)||Ui(o,r)||Gi(o,r)?!1:e[s].
every((l,a)=>{const c=o.cells[e[s-1].indexOf(l)];return c!==void 0&&(n>Ft||!(Ms(c)&&Ms(r.cells[a])))})}function Wi({rows:t,places:e},n,s){const[i,o,r]=[t[n-1],t[n],
t[n+1]],l=o.baseline-i.baseline;return o.cells.length>1||e[n][0]!==0||i.cells.length===1||e[n-1][0]!==0||s===1/0||l>te*s||!ne(i,o)||o.size>i.size||r&&r.baseline-
o.baseline<Li*l?!1:Math.abs(i.start-o.start)<Oi*o.size&&Yi(i.cells[0],o.cells[0])}const Yi=(t,e)=>!e.fragments.some(({style:n})=>n.font.bold)||t.fragments.every(
({style:n})=>n.font.bold),Ui=(t,e)=>[t,e].every(({cells:n})=>n.length>1&&Ut.test((0,v.b6)(n.at(-1))))&&new RegExp("\\p{L}","u").test((0,v.b6)(e.cells.at(-2))),Gi=(t,e)=>[
t,e].every(({cells:n})=>n.length>Ft&&Ut.test((0,v.b6)(n.at(-1)))),Ms=({fragments:t})=>t.length>1&&Ut.test(t.at(-1).text);function Hi({cells:t},e){const n=t.filter(
(i,o)=>e[o]>0),s=n.filter(i=>Ut.test((0,v.b6)(i))||vi.test((0,v.b6)(i)));return s.length>0&&2*s.length>=n.length}const Ki=({cells:t},e)=>e[0]===0&&t.length>Ft&&
ys.test((0,v.b6)(t[0]))&&t.slice(1).some(n=>Ut.test((0,v.b6)(n))),ne=(t,e)=>e.baseline-t.baseline<=Ai*Math.max(e.size,t.size),$i=({rows:t,spanning:e,count:n},s)=>!e.
has(s)&&!e.has(s-1)&&ne(t[s-1],t[s])&&!t[s].hasRuleAbove&&!Ss(t[s-1],t[s])&&!(n===Ft&&t[s-1].cells.length===Ft&&t[s].cells.length===Ft)&&!Fi({rows:t,count:n},s),
Ss=(t,e)=>ye(t,n=>n)&&ye(e,n=>!n),ye=({cells:t},e)=>t.every(({fragments:n})=>n.every(({style:s})=>e(s.font.bold)));function Fi({rows:t,count:e},n){const[s,i,o]=[
t[n-1],t[n],t[n+1]];return s.cells.length!==e||i.cells.length!==e||i.baseline-s.baseline<pe*(o.baseline-i.baseline)?!1:[s,i].some(({cells:r})=>r.slice(1).some(l=>Ut.
test((0,v.b6)(l))))}const Vi=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function ji({rows:t,places:e,count:n},s,i){const{cells:o}=t[s],
r=o.length===Ft&&n>Ft&&ys.test((0,v.b6)(o[0]));if(s!==i-1||o.length>1&&!r||e[s][0]!==0)return!1;const l=t[i+1];if(!l||t[s-1].cells.length===1||se.test((0,v.b6)(
t[s].cells[0])))return!1;const a=t[s].baseline-t[s-1].baseline;return a>pe*(t[i].baseline-t[s].baseline)&&a>pe*(l.baseline-t[i].baseline)}const Xt=({fragments:t})=>t.
find(({text:e})=>/\S/.test(e))?.text??"";function Ts({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];if(s===i||!ne(o,r)||se.test(Xt(t[0].cells[0]))&&o.cells.
length===n&&r.cells.length===n)return!1;const l=A=>se.test(Xt(A))&&!Ri.test(Xt(A)),a=A=>Es.test(Xt(A));if(!(e[s][0]===0?l(r.cells[0])&&!r.cells.some(a):r.cells.
some(l)))return!1;const h=({cells:A})=>A.every(it=>!Ut.test((0,v.b6)(it))),b=e[s].every(A=>e[s-1].includes(A));return h(r)&&b?!0:o.cells.length===1&&r.cells.length>
1&&e[s-1][0]===0&&se.test((0,v.b6)(r.cells[0]))}const ki=({rows:t,places:e},n)=>ne(t[n-1],t[n])&&t[n].cells.every((s,i)=>{const o=t[n-1].cells[e[n-1].indexOf(e[n][i])];
return o!==void 0&&Xi(o.fragments.at(-1).text)&&Ni.test(Xt(s))}),Xi=t=>t.length>=xi&&wi.test(t.slice(-2))&&Ii.test(t.slice(0,-1))&&!zi.test(t);function*Zi(t){if(!t.
some((l,a)=>a>0&&l.length>1&&l.every(Qi)))return[t];const e=t.filter(l=>l.length>0);if(e.length>2&&e.filter(l=>l.length>1).length===1)return[t];const n=t.flatMap(
(l,a)=>l.flatMap(c=>c.segments.map(h=>({segment:h,column:a,line:c.baseline})))),s=yield*(0,U.p9)(n,(l,a)=>l.line-a.line||l.column-a.column),i=[],o=[];for(let l=0,
a;l<s.length;l=a){const{line:c,segment:h}=s[l];for(a=l+1;a<s.length&&s[a].line-c<_i*h.size;)a++;const b=s.slice(l,a).sort((it,ot)=>it.column-ot.column);o.push(b.
map(({column:it})=>it));const A=b.map(it=>it.segment);i.push({cells:A,baseline:c,size:h.size,start:A[0].start,end:A.at(-1).end,isTabular:b.length>1}),i.length%T.
y===0&&(yield T.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*bs(r)).map(l=>Ue(r,l))}const Qi=({segments:t})=>t.length===1&&(t[0].characters<=
Di||Ut.test((0,v.b6)(t[0])));function Ue({count:t,rows:e,places:n},s){const i=Array.from({length:t},()=>[]);for(const o of s){const r=new Map;for(const[l,a]of e[o].
cells.entries()){const c=n[o][l],h=r.get(c);h?h.push(a):r.set(c,[a])}for(const[l,a]of r)i[l].push((0,xt.cA)(a))}return i}const Ji=/^[-\u2010-\u2013\u2212+(]$/u,
qi=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,to=/^[-\u2010-\u2013\u2212(]$/u,eo=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,so=/\d[)%]?$/,no=.6;function*io(t){const e=[];
for(const[s,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[s][r],o]))),yield i.length*T.Yz/T.y;const n=new Map;for(let s=0;s<t.count;s++){if(yield e.
length*T.Yz/T.y,n.has(s-1)&&n.get(s-1)===s)continue;const i=oo(e,s);i!==void 0&&n.set(s,i)}return n.size===0||t.conflicts>0?t:As(t,n)}function oo(t,e){const n=t.
filter(h=>h.has(e)),s=n.map(h=>h.get(e)),i=s.map(v.b6);if(i.length===0)return;const o=n.every(h=>so.test(Ge(h,e-1))),r=n.every(h=>eo.test(Ge(h,e+1))),l=h=>i.every(
b=>to.test(b))&&!t.some(b=>!b.has(e)&&/\d/.test(Ge(b,h))),a=(h,b)=>(b.start-h.end)/h.size;return o&&i.every(h=>qi.test(h))&&!l(e-1)&&(n.every((b,A)=>a(b.get(e-1),
s[A])<no)||n.every(b=>!b.has(e+1)))?e-1:!r||!i.every(h=>Ji.test(h))||l(e+1)?void 0:n.every((h,b)=>{const[A,it]=[h.get(e-1),h.get(e+1)];return!A||!/\d/.test((0,v.
b6)(A))||a(s[b],it)<a(A,s[b])})?e+1:void 0}const Ge=(t,e)=>{const n=t.get(e);return n?(0,v.b6)(n):""};function As(t,e){const n=[];let s=0;for(let r=0;r<t.count;r++)
n.push(e.has(r)?-1:s++);for(const[r,l]of e)n[r]=n[l];const i=[],o=t.rows.map((r,l)=>{const a=[],c=[];for(const[h,b]of r.cells.entries()){const A=n[t.places[l][h]];
c.at(-1)===A?a.push(a.pop().joined(b)):(a.push(b),c.push(A))}return i.push(c),a.length===r.cells.length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:s,
rows:o,places:i}}const ro=3,lo=3,ao=/\d/,co=new RegExp("\\p{L}","u"),fo=/^(?:19|20)\d\d$/;function*Os(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*T.Yz/T.y;const n=go(e),s=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const l of r.keys())s[l].push(o);const i=mo(e,n,s);for(let o=0;o<t.count;o++){yield e.length*T.Yz/T.y;const r=s[o];if(i.has(o)||!Ls(r,n)&&!po(r,e,
o,t.count))continue;const l=yo(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.set(o,l)}return(n>0||uo(e))&&(yield*ho(e,s,i)),i.size===0?t:As(t,i)}
function*ho(t,e,n){const s=t[0];if(s.size<ro||t.some(({size:o})=>o>s.size))return;const i=new Set([...n.keys(),...n.values()]);for(const[o,r]of e.entries()){if(yield t.
length*T.Yz/T.y,s.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>s.has(a)&&!i.has(a)&&!r.some(c=>t[c].has(a)));l!==void 0&&(n.set(o,l),i.add(o).add(l))}}function uo([
t,e]){const n=s=>s.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(n)&&![...e.values()].some(n)}function go(t){const e=s=>[...s.
values()].some(i=>ao.test((0,v.b6)(i))&&!fo.test((0,v.b6)(i))),n=t.findIndex(e);return n>lo?0:n}function mo(t,e,n){const s=[...n.keys()].filter(o=>!Ls(n[o],e)),
i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],l=(a,c)=>a!==s[c]&&(s.includes(a)||i.has(a));if(!(r.length!==s.length||r.some(l)))for(const[a,c]of r.
entries())c!==s[a]&&i.set(c,s[a])}return i}const Ls=(t,e)=>t.length>0&&t.every(n=>n<e);function po(t,e,n,s){return t.every(i=>{const o=e[i];return i>0&&2*o.size<
s&&[...o.keys()][0]===n&&co.test((0,v.b6)(o.get(n)))})}function yo(t,e,n){return[n-1,n+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(
l=>t[l].has(i)))return[];const r=l=>o.reduce((a,{start:c,end:h})=>Math.min(a,Math.max(c-l.end,l.start-h)),1/0);return[{beside:i,distance:e.reduce((l,a)=>l+r(t[a].
get(n)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const Eo=1.3,He=.3,bo=.5,_s=2,Ee=12,Mo=3,So=new RegExp("\\p{L}|^[%#]$","u"),vs=/\d/,Rs=/^[^\p{L}]{0,4}\d/u,
ws=2,Is=3;function*zs(t){const{rows:e}=t,n=[];let s=0;for(let i=1;i<e.length;i++){const o=Ao(e,i),r=o||xs(e,i);if(!r&&!Oo(e,i))continue;yield Ee*T.Yz/T.y;const l=e.
slice(Math.max(s,i-Ee),i),a=o?e.slice(i,i+Ee):To(e,i);!_o(l,a)||!(r||Lo(l,e[i]))||(n.push(e.slice(s,i)),s=i)}return n.length===0?[t]:[...n,e.slice(s)].map(i=>({
rows:i,tabular:be(i)}))}const be=t=>t.filter(({isTabular:e})=>e).length;function To(t,e){let n=e+1;for(;n<t.length&&n<e+Ee&&!xs(t,n);)n++;return t.slice(e,n)}function Ao(t,e){
const[n,s]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||s.cells.length<Mo||i.cells.length>s.cells.length||!n.isTabular||!n.cells.slice(1).some(
r=>vs.test((0,v.b6)(r))))return!1;const o=r=>!vs.test((0,v.b6)(r))&&So.test((0,v.b6)(r));return s.cells.every(o)&&i.cells.slice(1).some(r=>Rs.test((0,v.b6)(r)))}
function Oo(t,e){const[n,s]=[t[e-1],t[e]],i=s.cells.at(-1).end,o=({cells:r,size:l})=>r.length===ws&&Math.abs(r[1].end-i)<He*l&&Rs.test((0,v.b6)(r[1]));return e+
Is>t.length||o(n)?!1:t.slice(e,e+Is).every(o)}function Lo(t,{cells:e,size:n}){const s=Ke(t);return s.cells.length>ws&&!s.cells.some(i=>Ns(i,e.at(-1),He*n))}function xs(t,e){
const n=s=>s<1||s>=t.length?0:t[s].baseline-t[s-1].baseline;return n(e)>Eo*Math.max(n(e-1),n(e+1))&&n(e-1)>0&&n(e+1)>0}function _o(t,e){if(be(t)<_s||be(e)<_s)return!1;
const[n,s]=[Ke(t),Ke(e)],i=He*Math.min(n.size,s.size);return s.cells.filter(r=>n.cells.some(l=>Ns(l,r,i))).length<=bo*Math.max(n.cells.length,s.cells.length)}const Ns=(t,{
start:e,end:n},s)=>Math.abs(t.start-e)<s||Math.abs(t.end-n)<s||Math.abs(t.start+t.end-e-n)<s,Ke=t=>t.reduce((e,n)=>n.cells.length>e.cells.length?n:e),vo=.3,Ro=1.25,
wo=1.5,Io=2,zo=/:$/,xo=({cells:t})=>t.some(({fragments:e})=>e.some(({text:n})=>zo.test(n)));function*No(t){const{rows:e}=t,n=[];for(const c of e)n.push(xo(c)),yield c.
cells.reduce((h,{fragments:b})=>h+b.length,0)*T.Yz/T.y;const s=n.indexOf(!1),i=e.slice(0,s),o=e.slice(s);if(s<1||o.length<Io)return[t];if(n.slice(s).filter(Boolean).
length>vo*o.length)return[t];const l=i.slice(1).map((c,h)=>c.baseline-i[h].baseline),a=l.length>0?(0,B.Kf)(l):wo*i[0].size;return o[0].baseline-i.at(-1).baseline<
Ro*a?[t]:[i,o].map(c=>({rows:c,tabular:be(c)}))}var Ds=R(4186),Yt=R(5609);const Do=.999,Cs=2,Co=200,Bo=2.5,$e=.5;function*Po(t,e){const n=e.filter(({style:{frame:ot}})=>Math.
abs(ot.sin)>Do&&!ot.vertical);if(n.length<Cs||t.frame.cos!==1||t.spans)return t;yield e.length*T.Yz/T.y;const s=yield*(0,v.q9)(n),i=Wo(t.rows);if(s.length>Co||i.
some(({start:ot,end:bt})=>ot>bt))return t;yield i.length*s.length*T.Yz/T.y;const r=Uo(s,i,Yo(t.rows[0]));if(!r)return t;const l=e.filter(ot=>Ho(ot,r,i,t)),a=yield*(0,Yt.
_I)(yield*(0,v.q9)(l)),c=yield*Ko(r,a,i),[h,...b]=t.rows,A=h.every((ot,bt)=>ot.length===0||c[bt].length===0&&$o(ot,r)),it=A?c.map((ot,bt)=>ot.length>0?ot:h[bt]):
c;return new xt.QH([it,...A?b:t.rows])}function Wo(t){return t[0].map((e,n)=>{const s=t.flatMap(i=>i[n].filter(({frame:o})=>o.cos===1));return{start:(0,x.Y)(s.map(
({start:i})=>i)),end:(0,x.K)(s.map(({end:i})=>i))}})}const Yo=t=>(0,x.Y)(t.flat().map(({top:e})=>e));function Uo(t,e,n){const s=[];for(const a of t){const c=(0,Ds.
L)(a.frame,a.start,a.end,a.top,a.bottom),h=Go(c.x+c.width/2,e);h!==void 0&&c.y+a.size<=n&&s.push({name:a,box:c,column:h})}const i=s.filter(({name:a,box:c})=>n-c.
y-c.height<=Bo*a.size),o={top:(0,x.Y)(i.map(({box:a})=>a.y)),bottom:(0,x.K)(i.map(({box:a})=>a.y+a.height))},r=s.filter(({box:a})=>a.y<o.bottom&&a.y+a.height>o.
top),l=new Map;for(const{name:a,column:c}of r){const h=l.get(c);h?h.push(a):l.set(c,[a])}return l.size<Cs?void 0:{byColumn:l,...o}}function Go(t,e){const n=e.map(
({start:l,end:a})=>Math.abs((l+a)/2-t)),s=n.indexOf((0,x.Y)(n)),{start:i,end:o}=e[s],r=Math.min(i-(e[s-1]?.end??-1/0),(e[s+1]?.start??1/0)-o);return t>i-r&&t<o+
r?s:void 0}function Ho({style:t,box:e},{byColumn:n,top:s,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<s-$e*l||a>i+$e*l)return!1;
const c=o.findIndex(({end:b})=>e.x<b),h=o[c+1]?.start??1/0;return c>=0&&!n.has(c)&&e.x>o[c].start-l&&e.x+e.width<h}function*Ko({byColumn:t},e,n){const s=n.map(()=>[]);
for(const i of e)s[n.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)s[i]=yield*(0,Yt._I)(yield*(0,U.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));
return s}const $o=(t,{top:e,bottom:n})=>t.every(({baseline:s,size:i})=>s>e&&s<n+$e*i),Fo=2,Vo=.6,jo=.1,ko=.5,Xo=60,Zo=3;function*Qo(t){const[e,n,...s]=t;if(!e||
!n||t.length<Zo||e.cells.length>=n.cells.length||n.baseline-e.baseline>Fo*Math.max(e.size,n.size)||!e.cells.every(fe)||!n.cells.every(fe)||s.every(({cells:a})=>a.
every(fe)))return;const i=yield*d(t.slice(1)),o=i&&(yield*Os(i));if(!o||o.count>Xo||o.spanning.has(0))return;const r=yield*tr(e.cells,yield*D(o),o);return!r||!Jo(
r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(([a])=>a),...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const Jo=(t,e)=>t.
some(([n,s])=>s>n)&&t.every(([n,s])=>n===s||e.filter(i=>i>=n&&i<=s).length>s-n);function qo({rows:t,places:e}){const n=t[0].cells.map(v.b6),s=e[0];for(let i=0;i<
n.length;i++)for(let o=2;i+2*o<=n.length;o++){if(!((n.length-i)%o===0&&n.every((a,c)=>c<i+o||a===n[c-o])))continue;const l=(n.length-i)/o;return Array.from({length:l},
(a,c)=>[s[i+c*o],s[i+(c+1)*o-1]])}return[]}function*tr(t,e,n){const s=qo(n),i=new Set(n.places[0]),o=[],r=(c,[h,b])=>c.start<e[b].end&&c.end>(e[h-1]?.end??-1/0),
l=t.slice(-s.length),a=s.length>0&&l.length===s.length&&l.every((c,h)=>r(c,s[h]));for(const[c,h]of t.entries()){const b=a?s[c-(t.length-s.length)]:void 0,A=t[c+
1]?.start??1/0,it=(o.at(-1)?.[1]??-1)+1,ot=b??er(h,e,it,i)??(yield*nr(h,e,[it,A]));if(!ot||ot[0]<=(o.at(-1)?.[1]??-1))return;o.push(ot)}return o}function er(t,e,n,s){
const[i,o]=[e[n],e[n+1]];return i&&o&&!s.has(n)&&t.start>i.end&&t.end<o.start?[n,n]:void 0}function sr(t,e,n){const s=n.find(([l,a])=>l===a);if(!s)return!1;const[
i,o,r]=[e[s[0]-1],e[s[0]],e[s[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*nr(t,e,[n,s]){const i=Vo*t.size,o=[];for(let c=n;c<
e.length&&!(e[c].start>t.end);c++){yield(e.length-c)*T.Yz/T.y;for(let h=c;h<e.length&&e[h].start<s;h++){const[b,A]=[e[c].start,e[h].end];if(c<h&&(t.start<b-i||t.
end>A+i))continue;const it=Math.abs(b+A-t.start-t.end)/2<=i+jo*(A-b),ot=c===h&&(Math.abs(b-t.start)<i||Math.abs(A-t.end)<i),bt=Math.abs(b-t.start)<i&&t.end>e[h].
start;(it||ot||bt)&&o.push([c,h])}}const r=([c,h])=>t.end-t.start>=ko*(e[h].end-e[c].start),l=o.find(([c,h])=>h>c&&r([c,h]));if(l&&sr(t,e,o))return l;const[a]=yield*(0,U.
p9)(o,([c,h],[b,A])=>h-c-(A-b));return a}const Bs=3,Me=2,ir=.05,or=.3,Fe=6,rr=.4,lr=3,Se=2,Ps=4,ar=.05,cr=4,fr=new Set,hr=new RegExp("^\\p{Ll}","u"),Ws=/\d/,Ys=new RegExp(
"\\p{L}","u");function*ur(t,e){const n=[];for(const i of e){const{tables:o,lines:r}=yield*dr(i);(0,B.RZ)(n,o);for(const l of yield*wn(yield*Be(r),r))for(const a of yield*Ve(
l,cr))for(const c of yield*Bn(a))c instanceof xt.QH?n.push(c):(0,B.RZ)(n,yield*mr(c))}if(n.length===0)return{blocks:n,outside:t};let s=yield*(0,xt.R_)(n,t);for(const[
i,o]of n.entries()){const r=o instanceof xt.QH?yield*Po(o,s):o;r!==o&&(n[i]=r,s=yield*(0,xt.R_)([r],s))}return{blocks:n,outside:s}}function*dr(t){if(yield t.length*
T.Yz/T.y,!gr(t))return{tables:[],lines:t};const e=[];for(const s of yield*Be(t,!0)){if(!s.hasProse||s.tabular<Bs)continue;const i=yield*d(s.rows),o=i&&i.conflicts===
0?yield*k(i):void 0;if(!i||!o)continue;const r=[];for(const l of o)r.push(Ue(i,l)),yield i.count*T.Yz/T.y;e.push(new xt.QH(r))}if(e.length===0)return{tables:e,lines:t};
const n=new Set(e.flatMap(s=>s.lines.flatMap(({segments:i})=>i.map(({fragments:o})=>o[0]))));return{tables:e,lines:t.filter(({cells:s})=>!n.has(s[0].fragments[0]))}}
const gr=t=>t.some(({cells:e,size:n},s)=>{const i=t[s-1]?.cells??[];return i.length>1&&e.length===1&&e[0].fragments.length>Fe&&Math.abs(i.at(-1).start-e[0].start)<
ar*n});function*Ve(t,e){if(e===0)return[t];let n=[t];const s=yield*ct(yield*(0,g.KT)(t.rows));if(!s&&(n=yield*zs(t)).length>1){const o=[];for(const r of n)o.push(
yield*Ve(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!s)return[t];const i=[];for(const o of s)for(const r of yield*Be(o.map(l=>({...l,gutters:fr}))))
(0,B.RZ)(i,yield*Ve(r,e-1));return i}function*mr(t){const e=yield*zs(t);if(e.length>1){const n=[];for(const s of e)(0,B.RZ)(n,yield*Gs(s));if(n.length>=e.length&&
n.every(pr)&&n.some(Us))return n}return yield*Gs(t)}const Us=t=>t instanceof xt.QH,pr=t=>Us(t)||t instanceof xt.xE&&t.visual.length===Me&&t.visual[0].cells.length===
t.visual[1].cells.length;function*Gs(t){const e=[];for(const n of yield*No(t)){const s=n.tabular<Me?void 0:yield*yr(n);s&&e.push(s)}return e}function*yr(t){const e=yield*(0,g.
KT)(t.rows),n=yield*Qo(e),s=n?.columns??(yield*d(e));if(!s||Mr(s)||Sr(s))return;const i=yield*io(n?s:yield*Os(s)),{rows:o}=i,r=i.places.reduce((ot,bt)=>ot+bt.length,
0),l=r>=or*i.count*o.length,a=Er(i),c=(t.tabular>=Bs||a)&&i.count>1&&i.conflicts<=ir*r&&l&&!br(o);if(!l)return new xt.xE(o,o.map(ot=>ot.cells.map(bt=>[(0,xt.cA)(
[bt])])));const h=c&&!a?yield*bs(i):o.map((ot,bt)=>[bt]),b=[];let A=0;for(const ot of h)b.push(Ue(i,ot)),!((A+=i.count)<T.y)&&(A=0,yield T.Yz);const it=h[0].length===
1&&i.count===s.count?n?.spans:void 0;return c?new xt.QH(b,it):new xt.xE(o,b)}function Er({rows:t,count:e,conflicts:n,spanning:s}){if(t.length!==Me||n>0||s.size>
0||t.some(({cells:h})=>h.length!==e))return!1;const i=({fragments:h})=>h.at(-1).text.endsWith(":"),o=({cells:h})=>h.every((b,A)=>i(b)===(A%Se===0));if(e%Se===0&&
t.every(o))return!0;if(e===Se)return!1;const[r,l]=t.map(({cells:h})=>h.map(v.b6)),a=r.every(h=>Ys.test(h))&&l.every(h=>Ws.test(h)&&!Ys.test(h));return r.some(h=>Ws.
test(h))&&!a?!1:t.reduce((h,{cells:b})=>h+b.reduce((A,{fragments:it})=>A+it.length,0),0)<=Ps*e*t.length}const br=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.
every(s=>s.isTyped))),Mr=t=>Hs(t).some(({lines:e,words:n,going:s})=>e>=lr&&n>Fe*e&&s>=rr*e);function Sr({rows:t,count:e,places:n}){return t.length!==Me||e!==Se||
t.some(({cells:i})=>i.length!==e)?!1:Hs({rows:t,count:e,places:n}).every(({words:i,going:o})=>i>Ps*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>Fe)}
function Hs({rows:t,count:e,places:n}){const s=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){
const a=s[n[i][r]];a.lines++,a.words+=l.fragments.length,hr.test(l.fragments[0].text)&&a.going++}return s}const Tr=3,Ar=4,Or=.6,Lr=.05,_r=.9,vr=1.75,ie=.1,Ks=1,
Rr=.4,wr=2;function*Ir(t){const e=new Set,n=yield*zr(t);if(n.length===0)return e;const s=yield*(0,U.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of n)if(yield*Nr(
i,s))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*zr(t){const e=[];for(let n=0,s;n<t.length;n=s){for(s=n+1;s<t.length&&xr(t[s-1],t[s]);)
++s%T.y===0&&(yield T.Yz);if(n%T.y===0&&(yield T.Yz),s-n<Tr)continue;const i=t.slice(n,s),o=i.reduce((a,{fragments:c})=>a+c.length,0),[r,l]=i.reduce(([a,c],{start:h,
end:b})=>[Math.max(a,b-h),c+b-h],[0,0]);o>=Ar*i.length&&l>=Or*r*i.length&&e.push(i)}return e}function xr(t,e){const{size:n}=t,s=e.baseline-t.baseline;return e.frame===
t.frame&&e.size===n&&Math.abs(e.start-t.start)<Lr*n&&s>=_r*n&&s<=vr*n}function*Nr(t,e){const n=new Set(t),{frame:s,size:i,baseline:o}=t[0],r=t.at(-1).baseline+ie*
i,l=t[0].start-Ks*i,a=t.reduce((wt,Gt)=>Math.max(wt,Gt.end),-1/0)+Ks*i;let c=Br(e,o-ie*i);const h=t.map(({baseline:wt})=>wt);let[b,A,it,ot,bt]=[0,0,0,0,-1/0];const Pt=new Set;
for(;c<e.length&&e[c].baseline<=r;c++){c%T.y===T.y-1&&(yield T.Yz);const wt=e[c];if(!(n.has(wt)||wt.frame!==s)){if(wt.end>l&&wt.start<a)return!1;for(wt.baseline-
bt>ie*i&&([it,bt]=[0,wt.baseline]),++it===Dr&&b++,ot|=wt.end<=l?1:2;A<h.length&&h[A]<wt.baseline-ie*i;)A++;A<h.length&&Math.abs(h[A]-wt.baseline)<=ie*i&&Pt.add(
A)}}return b>=wr&&ot!==Cr&&Pt.size<=Rr*t.length}const Dr=2,Cr=3;function Br(t,e){let n=0;for(let s=t.length;n<s;){const i=n+s>>1;t[i].baseline<e?n=i+1:s=i}return n}
const $s=4,Pr=8,Wr=4,Yr=.7,Ur=2.5,Gr=.8,Hr=1e6;function Kr(t){return Fs(t,Pr,{left:Hr})}function*Fs(t,e,n){if(e===1)return[...t];const s=[];let i=0;for(let o=0,
r;o<t.length;o=r){const a=t[o].segments.length>1&&n.left>0?yield*$r(t,o,n):void 0;if(++i%T.y===0&&(yield T.Yz),r=a?.to??o+1,!a)s.push(t[o]);else{for(const c of a.
left)s.push(c);for(const c of yield*Fs(a.right,e-1,n))s.push(c)}}return s}const Vs=200;function*$r(t,e,n){const[s,i]=t[e].segments,o=s.size;let r=s.end,l=i.start;
const a=[],c=[];let h=e;for(;h<t.length;h++){const A=t[h];n.left-=A.segments.length,(h-e)%Vs===Vs-1&&(yield T.Yz);const it=h===e?0:A.baseline-t[h-1].baseline;if(A.
frame!==s.frame||it<0||it>Ur*o)break;const ot=A.segments.filter(Gt=>Gt.start<r),bt=A.segments.slice(ot.length),Pt=(0,x.K)(ot.map(Gt=>Gt.end),r),wt=(0,x.Y)(bt.map(
Gt=>Gt.start),l);if(wt-Pt<Gr*o||ot.length>1)break;[r,l]=[Pt,wt],(0,B.RZ)(a,ot),bt.length>0&&c.push(bt)}const b=c.map(([A])=>A);if(!(a.length<$s||c.length<$s||!js(
a)||!js(b)))return{left:a.map(A=>new Yt.N1(A)),right:c.map(Fr),to:h}}function Fr([t,...e]){const n=new Yt.N1(t);for(const s of e)n.add(s);return n}function js(t){
const e=t.reduce((o,{fragments:r})=>o+r.length,0),n=(0,x.Y)(t.map(o=>o.start)),s=(0,x.K)(t.map(o=>o.end))-n,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Wr*t.
length&&i>=Yr*s*t.length}const Dt=2,ks=1e3,je=3,Xs=100,Vr=2,Zs=10;function*Qs(t){const e=yield*tn(t.filter(({isVertical:l})=>!l)),n=yield*tn(t.filter(({isVertical:l})=>l));
if(e.length+n.length<je||e.length+n.length>ks)return[];const s=[...e.keys(),...n.keys()].map((l,a)=>a),i=l=>{let a=l;for(;s[a]!==a;)a=s[a]=s[s[a]];return a};for(const[
l,a]of e.entries()){yield T.Yz;for(const[c,h]of n.entries())re(a,h.at)&&re(h,a.at)&&(s[i(e.length+c)]=i(l))}const o=new Map;for(const[l,a]of[...e,...n].entries()){
const c=o.get(i(l))??{rows:[],columns:[]};o.set(i(l),c),(a.isVertical?c.columns:c.rows).push(a)}const r=[];for(const l of o.values()){if(l.rows.length===0||l.columns.
length===0)continue;const[a,c]=[Js(l.columns,l.rows),Js(l.rows,l.columns)];for(const h of yield*jr(oe(c,a)))for(const b of yield*kr(h))b.xs.length>=je&&b.ys.length>=
je&&r.push(b)}return r}const oe=(t,e)=>({rows:t,columns:e,xs:Te(e),ys:Te(t)});function*jr({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let a=1;a<
Math.min(s.length-2,Xs);a++){yield(1+e.length)*T.Yz/T.y;const c=s[a];if(a-l<2)continue;const h=r.filter(A=>A.from<c-Dt),b=r.filter(A=>A.to>c+Dt);Zr(h,b,n)||(i.push(
oe(o.filter(A=>A.at<c+Dt),h)),[o,r]=[o.filter(A=>A.at>c-Dt),b],l=a)}return[...i,oe(o,r)]}function*kr({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;
for(let a=2;a<Math.min(n.length-2,Xs);a++){if(a-l<2)continue;yield(1+t.length)*T.Yz/T.y;const c=n[a],h=o.filter(A=>A.from<c-Dt),b=o.filter(A=>A.to>c+Dt);Xr(h,b,
s)&&(i.push(oe(h.map(A=>({...A,to:Math.min(A.to,c)})),r.filter(A=>A.at<c+Dt))),o=b.map(A=>({...A,from:Math.max(A.from,c)})),r=r.filter(A=>A.at>c-Dt),l=a)}return i.
length===0?[{rows:t,columns:e,xs:n,ys:s}]:[...i,oe(o,r)]}function Xr(t,e,n){const s=({at:l})=>l>n[0]+Dt&&l<n.at(-1)-Dt,[i,o]=[Te(t.filter(s)),Te(e.filter(s))];let r=0;
for(let l=0,a=0;l<i.length&&a<o.length;){const c=i[l]-o[a];Math.abs(c)<Dt&&r++,c<0?l++:a++}return Math.min(i.length,o.length)>=Vr&&2*r<=Math.min(i.length,o.length)}
function Zr(t,e,n){const s=({at:r})=>r>n[0]+Dt&&r<n.at(-1)-Dt,[i,o]=[t.filter(s),e.filter(s)];for(let r=0,l=0;r<i.length&&l<o.length;){const a=i[r].at-o[l].at;if(Math.
abs(a)<Dt)return!0;a<0?r++:l++}return i.length===0||o.length===0}function Js(t,e){const{isVertical:n}=t[0],[s,i]=[(0,x.Y)(e.map(({at:a})=>a)),(0,x.K)(e.map(({at:a})=>a))],
[o,r]=[qs(e.map(a=>a.from)),qs(e.map(a=>a.to))],l=[...t];return o<t[0].at-Zs&&l.unshift({isVertical:n,at:o,from:s,to:i}),r>t.at(-1).at+Zs&&l.push({isVertical:n,
at:r,from:s,to:i}),l}const qs=t=>t.sort((e,n)=>e-n)[t.length>>1],re=({from:t,to:e},n)=>t-Dt<=n&&n<=e+Dt;function*tn(t){const e=yield*(0,U.p9)(t,(s,i)=>s.at-i.at||
s.from-i.from),n=[];for(let s=0,i;s<e.length;s=i){const{at:o,isVertical:r}=e[s];for(i=s+1;i<e.length&&e[i].at-o<Dt;)i++;if(n.length>ks)return n;s%T.y===T.y-1&&(yield T.
Yz);const l=yield*(0,U.p9)(e.slice(s,i),(c,h)=>c.from-h.from);let a;for(const c of l)a&&c.from<=a.to+Dt?a.to=Math.max(a.to,c.to):(a&&n.push({isVertical:r,at:o,...a}),
a={from:c.from,to:c.to});a&&n.push({isVertical:r,at:o,...a})}return n}function Te(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.at(-1)>=Dt)&&e.push(n);return e}
var Qr=R(60660);const Jr=1,qr=3,ke=2,tl=.4,el=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function sl({lines:t,element:e}){if(t.length<
ke||!e)return!1;const n=e.type==="P",s=n?qr:Jr;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!n&&o>0&&l<t[o-1].baseline+tl*a&&(i=ke);let c,
h=!1;for(const{fragments:b}of r)for(const A of b)h||=c!==void 0&&Math.abs(A.start-c.end)>=s*A.style.size,c=A;h&&i++}return i>=ke&&!ol(e)}const nl=({element:t})=>t!==
void 0&&il.test(t.type),il=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function ol(t){for(const{type:e}of(0,Qr.Hy)(t))if(el.test(e))return!0;return!1}function*rl({
lines:t}){const e=[];for(const{segments:n}of t)for(const s of n)(0,B.RZ)(e,s.fragments);return yield*(0,U.p9)(e,(n,s)=>n.order-s.order)}const en=300,ll=5,al=.6,
cl=20,sn=5,fl=3;function*nn(t){return t.length<3||t.length>en||!ul(t)?t:yield*dl(t)}function hl(t){if(t.length<2||t.length>en)return t;const e=t[0]?.frame,n=[];
let[s,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;s=Math.max(s,t[r].bottom),i+=on(t[r]),n.push({bottom:s,words:i})}let o=1/0;for(let r=1;r<
Math.min(t.length,cl);r++){o=Math.min(o,t[r-1].top);const l=n[t.length-1-r];if(l.words<Math.max(sn,i-l.words))return t;if(l.bottom<=o)return[...t.slice(r),...t.
slice(0,r)]}return t}function Xe(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const on=({
lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((s,{fragments:i})=>s+i.length,0),0);function ul(t){let e=0,n=0,s;for(const i of t)on(i)<sn||(s&&Xe(s,i)?e++:s&&
Xe(i,s)&&s.top-i.bottom<fl*s.lines[0].size&&n++,s=i);return n>=ll&&n>al*(e+n)}function*dl(t){const e=t.length,n=new Int32Array(e),s=t.map(()=>[]);for(let r=0;r<
e;r++){yield T.Yz;for(let l=0;l<e;l++)r!==l&&gl(t,r,l)&&(s[r].push(l),n[l]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const l of i)(r<0||n[l]<
n[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of s[r])n[l]--}return o}function gl(t,e,n){const s=t[e],i=t[n];if(s.frame!==i.frame)return!1;if(Xe(s,i))return!0;
if(s.end>i.start+1)return!1;const o=Math.min(s.top,i.top),r=Math.max(s.bottom,i.bottom);return!t.some(l=>l!==s&&l!==i&&l.frame===s.frame&&l.top<r&&l.bottom>o&&l.
start<s.end&&l.end>i.start)}const ml=.4,pl=1;function*yl(t,e){if(e.length===0||t.length<2)return;const n=Array.from({length:e.length+1},()=>[]),s=yield*(0,U.p9)(
t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of s.entries()){const{start:l,end:a,baseline:c,style:h}=r,b=El((l+a)/2,e);if(n[b].push(r),i&&
i.column!==b&&c-i.fragment.baseline<=ml*h.size&&l-i.fragment.end<pl*h.size)return;i={fragment:r,column:b},o%T.y===T.y-1&&(yield T.Yz)}return n.filter(o=>o.length>
0).length<2?void 0:n}function El(t,e){let[n,s]=[0,e.length];for(;n<s;){const i=n+s>>1;e[i]<t?n=i+1:s=i}return n}const bl=3,Ml=2.5,Sl=.2,Tl=1,rn=1,Al=new RegExp(
"\\p{L}","u"),ln=/\d/;function*Ol(t,e,n,s){if(e.length<bl||t.spans||!Ll(t.rows[0]))return t;yield s.length*T.Yz/T.y;const i=s.filter(l=>_l(l,e,n)),o=vl(i,e);if(!o)
return t;const r=[];for(const l of o)r.push(yield*(0,Yt._I)(yield*(0,v.q9)(l)));return new xt.QH([r,...t.rows])}const Ll=t=>t.slice(1).some(e=>e.some(({segments:n})=>n.
some(({fragments:s})=>s.some(({text:i})=>ln.test(i)))));function _l({box:t,style:e},n,s){const[i,o]=[t.x+t.width/2,t.y+t.height/2],r=i<n[0].from||i>n.at(-1).to;
return e.frame.cos===1&&!e.frame.vertical&&!r&&o<s&&s-o<Ml*e.size}function vl(t,e){const[n]=t;if(t.length<e.length)return;const s=Sl*n.style.size;if(t.some(({baseline:r,
text:l})=>Math.abs(r-n.baseline)>s||ln.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{x:l,width:a}=r.box,c=e.findIndex(({from:h,to:b})=>l>h-rn&&l+
a<b+rn);if(c<0)return;i[c].push(r)}return i.every(r=>r.some(({text:l})=>Al.test(l)))&&i.every((r,l)=>l===0||Rl(r)-wl(i[l-1])>Tl*n.style.size)?i:void 0}const Rl=t=>t.
reduce((e,{box:n})=>Math.min(e,n.x),1/0),wl=t=>t.reduce((e,{box:n})=>Math.max(e,n.x+n.width),-1/0),Il=100,zl=2e4,xl=1/2,Nl=1/20,Dl=.999,an=1,Cl=2,Bl=1,Pl=20,Wl=2e4;
function*Yl(t,e){const n=[];let s=t;for(const i of e){if(i.xs.length-1>Il||(i.xs.length-1)*(i.ys.length-1)>zl)continue;const{cells:o,others:r}=yield*Ul(s,i),l=yield*Vl(
o,i);if(!l)continue;const a=yield*Ol(l.table,l.columns,i.ys[0],r);n.push(a),s=a===l.table?r:yield*(0,xt.R_)([a],r)}return{tables:n,outside:s}}function*Ul(t,e){const{
rows:n,columns:s,xs:i,ys:o}=e,r=new Map,l=[];let a=0,c=0;for(const it of t){const{frame:ot}=it.style,bt=(0,Ds.L)(ot,it.start,it.end,it.top,it.bottom),[Pt,wt]=[bt.
x+bt.width/2,bt.y+bt.height/2],Gt=Pt>i[0]&&Pt<i.at(-1)&&wt>o[0]&&wt<o.at(-1),_a=ot.cos===1&&ot.sin===0||Math.abs(ot.sin)>Dl,le=Gt&&_a&&!ot.vertical?Kl(e,Pt,wt):
void 0;if(!le)l.push(it);else{const Je=r.get(le.first)??{...le,fragments:[]};r.set(le.first,Je),Je.fragments.push(it),(Je.last!==le.last||s.some(va=>$l(bt,va,wt)))&&
a++}c+=Gt?n.length+s.length:1,!(c<Wl)&&(c=0,yield T.Yz)}const h=t.length-l.length;if(a>Nl*h)return{cells:new Map,others:[...t]};if(h===0||l.length===0)return{cells:r,
others:l};const b=yield*Gl(l,e,r);for(const[it,ot]of b)r.set(it,{first:it,last:it+i.length+1,fragments:ot});const A=new Set([...b.values()].flat());return{cells:r,
others:A.size===0?l:l.filter(it=>!A.has(it))}}function*Gl(t,e,n){const s=new Map;for(const[o,r]of t.entries()){o%T.y===T.y-1&&(yield T.Yz*(e.rows.length+e.columns.
length)/Pl);const l=r.style.frame.cos===1?Hl(r,e):void 0;if(!l||!n.has(l.cell)||n.has(l.cell-1))continue;const a=s.get(l.cell-1)??{border:l.border,own:[]};s.set(
l.cell-1,a),a.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of s){let a=r;const c=[];for(const h of yield*(0,U.p9)(l,(b,A)=>A.end-b.end)){if(c.length>
0&&a-h.end>Bl*h.style.size)break;a=h.start,c.push(h)}i.set(o,c.sort((h,b)=>h.order-b.order))}return i}function Hl({box:t},{rows:e,columns:n,xs:s,ys:i}){const[o,
r]=[t.x+t.width/2,t.y+t.height/2];if(o<s[0]||r<i[0]||r>i.at(-1))return;const[,l]=Ze(n,o,r),[a,c]=[Ae(i,r),l?Ae(s,l.at):0];if(!l||c===0||c===s.length-1)return;const h=b=>e.
some(A=>Math.abs(A.at-b)<Cl&&re(A,(s[c]+s[c+1])/2));if(!(!h(i[a])||!h(i[a+1])))return{cell:a*s.length+c,border:l.at}}function Kl({rows:t,columns:e,xs:n,ys:s},i,o){
const[r,l]=Ze(e,i,o),[a,c]=Ze(t,o,i);if(!r||!l||!a||!c)return;const h=(b,A)=>Ae(s,b.at)*n.length+Ae(n,A.at);return{first:h(a,r),last:h(c,l)}}function Ze(t,e,n){
let s;for(const i of t)if(re(i,n)){if(i.at>e)return[s,i];s=i}return[s,void 0]}const $l=({x:t,width:e},n,s)=>n.at>t+an&&n.at<t+e-an&&re(n,s);function Ae(t,e){let n=0;
for(;n+1<t.length&&t[n+1]<=e;)n++;return n}function*Fl(t,e){const n=new Map;for(const[s,{last:i,fragments:o}]of t){const r=e.slice(s%e.length+1,i%e.length),l=(yield*yl(
o,r))??[o];for(const[a,c]of l.entries())c.length>0&&n.set(s+a,c)}return n}function*Vl(t,{xs:e,ys:n}){const[s,i]=[e.length-1,n.length-1];if(t.size<=xl*s*i)return;
const o=yield*Fl(t,e),r=[];for(let b=0;b<i;b++){const A=[];for(let it=0;it<s;it++){const ot=o.get(b*e.length+it);A.push(ot?yield*(0,Yt._I)(yield*(0,v.q9)(ot)):[])}
for(const it of yield*Zi(A))r.push(it)}const l=r.filter(b=>b.some(A=>A.length>0)),a=Array.from({length:s},(b,A)=>A).filter(b=>l.some(A=>A[b].length>0));if(l.length<
2||a.length<2)return;const c=l.map(b=>a.map(A=>b[A]));return{table:new xt.QH(c,r[0]===l[0]?jl(t,a,e.length,l[1]):void 0),columns:a.map(b=>({from:e[b],to:e[b+1]}))}}
function jl(t,e,n,s){const i=[];for(const{first:l,last:a}of t.values()){if(l>=n-1)continue;const[c,h]=[e.indexOf(l),e.findLastIndex(b=>b<a%n)];if(c<0||h<c)return;
i.push([c,h])}const o=([l,a])=>e.slice(l,a+1).every(c=>s[c].length>0),r=i.filter(([l,a])=>a>l);return r.length>0&&r.every(o)?i.sort(([l],[a])=>l-a):void 0}var cn=R(
39955);const kl=2,fn=3.5,Xl=.5,Zl=6,Ql=12;function*hn(t){let e;for(let n=0;n<t.length;n++){const s=t[n],i=Jl(s),o=i&&ql(t,n+1,s,i);if(!o){e?.push(s);continue}yield o.
length*T.Yz/2,e??=t.slice(0,n);for(const[r,l]of i.entries()){e.push(Yt.eB.of([l],s.element)),r===0&&s.lines.length>1&&e.push(Yt.eB.of(s.lines.slice(1),s.element));
for(let a=o[r];a<o[r+1];a++)e.push(t[a])}n=o.at(-1)-1}return e??t}function Jl({lines:t}){const[e]=t;if(e.segments.length<2)return;const n=[];let s;for(const o of e.
segments)s&&o.start-s.end<kl*e.size?n.at(-1).add(o):n.push(new Yt.N1(o)),s=o;if(n.length<2||n.length>Zl)return;for(let o=1;o<t.length;o++)if(t[o].end>n[1].start)
return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=Ql;return n.every(i)?n:void 0}function ql(t,e,n,s){const i=[e];for(const[o,r]of s.entries()){
const l=s[o+1]?.start??1/0;let a=i.at(-1),c=o===0?n.bottom:r.bottom;const h=Xl*r.size,b=({frame:A,start:it,end:ot,top:bt})=>A===r.frame&&it>r.start-h&&ot<l&&it<
r.end+fn*r.size&&bt>c-h;for(;a<t.length&&b(t[a])&&!(a===i.at(-1)&&t[a].top-c>fn*r.size||(c=t[a++].bottom,o===s.length-1)););if(a===i.at(-1)&&(o>0||n.lines.length===
1))return;i.push(a)}return i}var ta=R(73356);function*ea(t,e,n,s=()=>(0,v.q9)(t)){if(e&&(0,cn.P$)(t,e)){const i=yield*(0,cn.$A)(t,e);return n?yield*sa(i,n):i}return n?
yield*un(t,yield*Qs(n),n):yield*nn(yield*hn(yield*mn(yield*s())))}function*sa(t,e){let n;const s=[];for(const[i,o]of t.entries()){i%T.y===T.y-1&&(yield T.Yz);const r=sl(
o)?yield*un(yield*rl(o),n??=yield*Qs(e),e):[];if(!r.some(xt.bI)&&!(r.length>1&&nl(o)))s.push(o);else for(const l of r)l.element=o.element,s.push(l)}return s}function*un(t,e,n){
const{tables:s,outside:i}=yield*Yl(t,e),o=yield*(0,v.q9)(i),r=yield*na(i,o,n),l=r.outside===i,a=yield*mn(l?o:yield*(0,v.q9)(r.outside));for(const c of[...s,...r.
blocks]){const h=(0,xt.bI)(c)?yield*(0,xt.Fm)(c):c,b=a.findIndex(A=>pn(A)>pn(h));a.splice(b<0?a.length:b,0,h)}return[...hl(yield*nn(yield*hn(a)))]}function*na(t,e,n){
const s=yield*Ir(e);if(s.size===0)return yield*dn(t,yield*gn(e,t,n));const i=e.filter(a=>!s.has(a.fragments[0])),{blocks:o,outside:r}=yield*dn(t.filter(a=>!s.has(
a)),yield*gn(i,t,n));if(o.length===0)return{blocks:o,outside:t};const l=new Set(r);return{blocks:o,outside:t.filter(a=>s.has(a)||l.has(a))}}function*dn(t,e){const{
groups:n,dots:s}=yield*ve(e),i=yield*ur(t,n);if(s.size===0||i.blocks.length===0)return i;const o=new Set(i.outside);for(const[r,l]of s)if(!o.has(r))for(const a of l)
o.delete(a);return{blocks:i.blocks,outside:i.outside.filter(r=>o.has(r))}}function*gn(t,e,n){const s=[];for(const i of yield*(0,as.HE)(t,e))s.push(yield*ai(i,n));
return s}function*mn(t){return[...yield*(0,Yt.ub)(yield*Kr(yield*(0,Yt._I)(t)))]}const pn=({lines:t})=>t[0].segments[0].fragments[0].order,ia=(t,e)=>Qe(t,e,Mn),
oa=(t,e)=>Qe(t,e),ra=(t,e)=>Qe([{lines:t,element:void 0}],e,ba);function*Qe(t,e,n){const s=new lt.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!aa(
r,t[o-1])&&s.space(`
`);for(const l of r.lines){n?.(s,l);for(let a=0;a<l.segments.length;a++){const c=l.segments[a];a>0&&s.space(" "),(0,ta.T)(s,c,e),i+=c.fragments.length+c.characters/
la,!(i<T.y)&&(i=0,s.settle(),yield T.Yz)}s.space(`
`)}n&&La(s)}return s}const la=8,aa=({element:t},e)=>t!==void 0&&ca.has(t.type)&&t.type===e.element?.type,ca=new Set(["LI","TR","TOCI"]),yn=173,En=new Set([45,8208,
yn]),fa=/[\p{L}\p{M}][-\u2010]\n+$/u,bn=/\u00ad\n+$/,ha=/.\n+$/,ua=new RegExp("^\\p{L}","u"),da=new RegExp("^\\p{Ll}","u");function Mn(t,e){if(!En.has(t.lastLetter()))
return;const n=t.tail(5),s=e.segments[0].fragments[0].text,i=bn.test(n);if(!i&&!(fa.test(n)&&da.test(s)))return;const o=ha.exec(n)[0].length;if(!i&&Oa(t.tail(Ta)))
return t.drop(o-1);t.drop(o),ua.test(s)||t.space(`
`)}const ga=/[\p{L}\p{M}][-\u2010]\n$/u,ma=/^[\p{Lu}\p{Nd}]/u,pa=new RegExp("\\p{Nd}[-\\u2010]\\n$","u"),ya=new RegExp("[.,'\\u2019]\\p{Nd}+[-\\u2010]\\n$","u"),
Ea=new RegExp("^\\p{Nd}","u");function ba(t,e){En.has(t.lastLetter())&&Ma(t,e.segments[0].fragments[0].text)?t.drop(1):Mn(t,e)}const Ma=(t,e)=>ga.test(t.tail(4))&&
ma.test(e)||Ea.test(e)&&pa.test(t.tail(4))&&!ya.test(t.tail(Sa)),Sa=20,Ta=100,Aa=/[/\\_@]|\w\.\w/,Oa=t=>Aa.test(t.trimEnd().split(/\s/).at(-1));function La(t){t.
lastLetter()!==yn||!bn.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),20779:((Nt,St,R)=>{R.d(St,{Fm:()=>I,QH:()=>x,R_:()=>et,bI:()=>rt,cA:()=>w,xE:()=>v});var lt=R(27077),T=R(98095),B=R(5609);class x extends B.eB{rows;spans;constructor(Z,k){
const U=Z.flat(2),P=U.filter(({frame:K})=>K.cos===1),[L,...H]=P.length===0?U:P;super(L),this.rows=Z,this.spans=k;for(const K of H)this.add(K);if(P.length>0&&P.length<
U.length)for(const K of U)K.frame.cos!==1&&this.lines.push(K)}}class v extends B.eB{visual;rows;constructor(Z,k){const[U,...P]=Z.map(({cells:L})=>w(L));super(U),
this.visual=Z,this.rows=k;for(const L of P)this.add(L)}}const rt=Y=>Y instanceof x||Y instanceof v;function w([Y,...Z]){const k=new B.N1(Y);for(const U of Z)k.add(
U);return k}const N=new RegExp("\\p{L}","u");function*I(Y){if(!Y.lines.some(({segments:H})=>H.some(({fragments:K})=>K.some(T.lP))))return Y;let[Z,k,U]=[0,0,0];for(const H of Y.
rows)for(const K of H){const st=K.flatMap(({segments:Q})=>Q.flatMap(ft=>ft.fragments));st.some(T.lP)?Z++:st.some(({text:Q})=>N.test(Q))&&k++,!((U+=st.length)<lt.
y)&&(U=0,yield lt.Yz)}if(Z<=k)return Y;const P=Y.rows.map(H=>[...H].reverse());if(Y instanceof v)return new v(Y.visual,P);const L=P[0].length-1;return new x(P,Y.
spans?.map(([H,K])=>[L-K,L-H]).reverse())}function*et(Y,Z){const k=new Set;for(const{lines:U}of Y)for(const{segments:P}of U)for(const L of P)for(const H of L.fragments)
k.add(H);return yield lt.Yz,Z.filter(U=>!k.has(U))}}),39955:((Nt,St,R)=>{R.d(St,{$A:()=>et,P$:()=>I,VN:()=>w});var lt=R(27077),T=R(44233),B=R(5609),x=R(98095);const v=.9,
rt=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function w(Z){let k,
U=0;for(let P=Z;P&&U<N;P=P.parent,U++){if(P.type==="TR")return P;!k&&!rt.has(P.type)&&(k=P)}return k?(k.type==="Lbl"||k.type==="LBody")&&k.parent?.type==="LI"?k.
parent:k:Z}const N=200;function I(Z,k){let U=0,P=0;for(const L of Z)L.style.marks.isArtifact||(U+=L.text.length,k(L)&&(P+=L.text.length));return P>0&&P>=v*U}function*et(Z,k){
const U=[],P=[];for(let dt=0;dt<Z.length;dt++){const at=Z[dt];dt%lt.y===lt.y-1&&(yield lt.Yz);const At=k(at);At?U.push({fragment:at,leaf:At}):P.push(at)}const L=yield*(0,T.
p9)(U,(dt,at)=>dt.leaf.order-at.leaf.order||dt.fragment.order-at.fragment.order);let H=0;const K=new Map,st=dt=>{const{element:at}=L[dt].leaf;let At=K.get(at);return At||
K.set(at,At=w(at)),At},Q=[],ft=[];for(let dt=0,at;dt<L.length;dt=at){const At=st(dt);for(at=dt+1;at<L.length&&st(at)===At;)at++;const yt=L.slice(dt,at).map(({fragment:Ot})=>Ot);
(H+=yt.length)>=lt.y&&(H=0,yield lt.Yz);const Mt=B.eB.of(yield*(0,B._I)(yield*(0,x.q9)(yt)),At);if(Q.push(Mt),P.length>0)for(const{order:Ot}of yt)ft.push({order:Ot,
block:Mt})}return P.length===0?Q:yield*Y(Q,ft,yield*(0,B.ub)(yield*(0,B._I)(yield*(0,x.q9)(P))))}function*Y(Z,k,U){const P=yield*(0,T.p9)(k,(K,st)=>K.order-st.order),
L=[],H=new Map;for(const[K,st]of U.entries()){K%lt.y===lt.y-1&&(yield lt.Yz);const Q=st.lines[0].segments[0].order;let ft=0;for(let At=P.length;ft<At;){const yt=ft+
At>>1;P[yt].order<Q?ft=yt+1:At=yt}const dt=P[ft-1]?.block,at=dt&&H.get(dt);at?at.push(st):dt?H.set(dt,[st]):L.push(st)}return[...L,...Z.flatMap(K=>[K,...H.get(K)??
[]])]}}),16160:((Nt,St,R)=>{R.d(St,{l$:()=>Jt,HE:()=>It,SE:()=>_t,x1:()=>Le,rQ:()=>_e});var lt=R(45657),T=R(61520),B=R(27077),x=R(44233),v=R(31681),rt=R(5609);const w=.2,
N=3,I=3,et=5,Y=.05,Z=.8,k=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*U(W,j){if(!(yield*H(W,j)))return P;const nt=[];let $=0;for(const{fragments:ut}of W){
let mt,pt;for(const Tt of ut){const vt=pt!==void 0&&st(pt,Tt,j)&&!(mt.first===pt&&k.test(pt.text)),Ct=pt!==void 0&&Tt.start-pt.end>=j*Tt.style.size;mt&&!vt&&!Ct?
mt.end=Math.max(mt.end,Tt.end):nt.push(mt=L(Tt,vt)),pt=Tt}($+=ut.length)<B.y||($=0,yield B.Yz)}const X=new Set;for(const ut of["start","end"])yield*Q(nt,ut,X);const q=nt.
reduce((ut,{isClose:mt})=>ut+Number(mt),0);return X.size>=Z*q?X:P}const P=new Set,L=(W,j)=>({first:W,start:Math.min(W.start,W.end),end:Math.max(W.start,W.end),baseline:W.
baseline,size:W.style.size,isClose:j});function*H(W,j){let[nt,$,X]=[0,0,0];for(const{fragments:q}of W){for(let ut=1;ut<q.length;ut++){const[mt,pt]=[q[ut-1],q[ut]];
K(mt,pt)?nt++:st(mt,pt,j)&&$++}if(nt>=N&&$>=I-1)return!0;(X+=q.length)<B.y||(X=0,yield B.Yz)}return!1}const K=(W,{order:j,spaceBefore:nt})=>j===W.order+1&&(W.spaceAfter||
nt);function st(W,j,nt){const{start:$,style:X,baseline:q}=j,ut=($-W.end)/Math.max(X.size,W.style.size);return ut>=w&&ut<nt&&q===W.baseline&&!K(W,j)}function*Q(W,j,nt){
const $=yield*(0,x.p9)(W,(X,q)=>X[j]-q[j]);for(let X=0,q;X<$.length;X=q){const ut=Y*$[X].size;for(q=X+1;q<$.length&&$[q][j]-$[q-1][j]<ut;q++);if(yield(q-X)*B.Yz/
B.y,q-X<I)continue;const mt=yield*(0,x.p9)($.slice(X,q),(pt,Tt)=>pt.baseline-Tt.baseline);for(let pt=0,Tt;pt<mt.length;pt=Tt){for(Tt=pt+1;Tt<mt.length&&ft(mt[Tt-
1],mt[Tt]);Tt++);if(!(Tt-pt<I))for(const vt of mt.slice(pt,Tt))vt.isClose&&nt.add(vt.first)}}}const ft=(W,j)=>W.first.style.frame===j.first.style.frame&&j.baseline-
W.baseline<et*j.size;var dt=R(93463);const at=5,At=.75,yt=.5,Mt=3,Ot=.08,tt=.3,O={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function C(W,j){const{
both:nt,level:$,lowest:X,highest:q}=W;return{...W,both:nt+1,level:Math.abs(j)<Ot?$+1:$,lowest:Math.min(X,j),highest:Math.max(q,j)}}const D=(W,j)=>j?{...W,before:W.
before+1}:{...W,after:W.after+1};function z({both:W,before:j,after:nt,level:$,lowest:X,highest:q}){const ut=Math.min(j,nt);return ut<at||W>At*(W+ut)?!1:W>=Mt&&$<=
yt*W&&q-X>=tt}const G=3,F=4,S=2.5,d=6,g=.8,p=20,f=4;function*u(W){const j=W.map(()=>new Set);if(!E(W)&&!_(W))return j;let nt=[],$=0;const X=({rows:q,wordsBefore:ut,
wordsAfter:mt,from:pt,last:Tt,sides:vt})=>{const Ct=q>=G&&Math.min(ut,mt)>=F*q,Wt=z(vt);if(!Ct&&!Wt)return;const Kt=({isGutter:Rt,row:Vt})=>Rt==="whole"||!Wt&&(Rt===
"prose"||Vt<pt);for(let Rt=Tt;Rt&&!Kt(Rt);Rt=Rt.above)Rt.isGutter=Wt?"whole":"prose",j[Rt.row].add(Rt.cell)};for(const[q,ut]of W.entries()){const mt=W[q-1],pt=mt?
ut.baseline-mt.baseline:0,Tt=({last:Ct})=>pt<=d*ut.size&&q-Ct.row<=p,vt=pt>S*ut.size;for(const Ct of nt)(vt||!Tt(Ct))&&X(Ct);nt=nt.filter(Tt),vt&&(nt=nt.map(Ct=>({
...Ct,rows:0,wordsBefore:0,wordsAfter:0,from:q}))),($+=ut.cells.length+nt.length)>=B.y&&($=0,yield B.Yz),nt=m(nt,ut,q,X)}return nt.forEach(X),j}function E(W){const j=({
fragments:$})=>$.length>=F,nt=($,X)=>W.some(({cells:q})=>q.slice($,X||q.length).some(j));return nt(0,-1)&&nt(1,0)}function _(W){const j=W.reduce((nt,{cells:$})=>$.
length===1?nt+1:nt,0);return j>=2*at&&W.length>j}function m(W,{cells:j,size:nt},$,X){const q=[];let ut=0,mt=-1/0;for(let pt=0;pt<=j.length;pt++){const Tt=j[pt]?.
start??1/0,vt=pt>0&&pt<j.length,Ct=Tt-mt>=g*nt,Wt=[];for(;ut<W.length&&W[ut].start<Tt;ut++){const Rt=W[ut],[Vt,kt]=[Math.max(Rt.start,mt),Math.min(Rt.end,Tt)];if(kt-
Vt<g*nt?X(Rt):vt?Wt.push(M(Rt,{start:Vt,end:kt},$,pt,j)):q.push({...Rt,start:Vt,end:kt,sides:D(Rt.sides,pt>0)}),Rt.end>Tt)break}vt&&Ct&&Wt.length===0&&Wt.push(M(
void 0,{start:mt,end:Tt},$,pt,j));const Kt=y(Wt);for(const Rt of Wt)Kt.has(Rt)?q.push(Rt):X(Rt);mt=Math.max(mt,j[pt]?.end??Tt)}return q}function y(W){return W.length<=
f?new Set(W):new Set([...W].sort((j,nt)=>nt.rows-j.rows).slice(0,f))}function M(W,j,nt,$,X){return{...j,rows:(W?.rows??0)+1,wordsBefore:(W?.wordsBefore??0)+X[$-
1].fragments.length,wordsAfter:(W?.wordsAfter??0)+X[$].fragments.length,from:W?.from??nt,last:{row:nt,cell:$,above:W?.last,isGutter:"no"},sides:C(W?.sides??O,(X[$].
baseline-X[$-1].baseline)/X[$].size)}}var J=R(98095),ct=R(73356);const gt=.4,V=1,ht=3,Et=2e3,Lt=.5;function*_t(W){return yield*It(yield*(0,J.q9)(W),W)}function*It(W,j,nt=!0){
const $=yield*Zt(j),X=yield*U(W,$),q=new Map;for(const mt of W){const pt=q.get(mt.frame);pt?pt.push(mt):q.set(mt.frame,[mt])}const ut=[];for(const mt of q.values()){
yield B.Kl;const pt=[];for(const vt of yield*Qt(yield*ae(mt,$,X)))pt.push(Oe(vt,$,X));const Tt=nt?yield*u(pt):void 0;ut.push(pt.map((vt,Ct)=>({...vt,gutters:Tt?.[Ct]??
zt})))}return ut}const zt=new Set,Bt=2e4;function*Zt(W){const j=[];for(let $=1;$<W.length&&j.length<Et;$++){$%B.y===0&&(yield B.Yz);const[X,q]=[W[$-1],W[$]];if(X.
style.frame!==q.style.frame||X.baseline!==q.baseline)continue;const ut=(q.start-X.end)/q.style.size;ut>0&&ut<V&&(0,J.re)(X,q)&&j.push(ut)}const nt=yield*(0,x.p9)(
j,($,X)=>$-X);return Math.max(V,ht*(nt[nt.length>>1]??0))}function*ae(W,j,nt){const $=[];let X=0;for(const q of W){if((X+=q.fragments.length)>=B.y&&(X=0,yield B.
Yz),nt.size===0&&q.end-q.start<j*q.size||q.fragments.length<2){$.push(q);continue}let mt;for(const pt of q.fragments)mt&&!nt.has(pt)&&Math.min(pt.start,pt.end)-
mt.end<j*Math.max(mt.size,pt.style.size)?mt.add(pt):$.push(mt=new J.Y4(pt))}return $}function*Qt(W){const j=yield*(0,x.p9)(W,($,X)=>$.baseline-X.baseline||$.start-
X.start),nt=[];for(const[$,X]of j.entries()){$%B.y===B.y-1&&(yield B.Yz);const q=nt.at(-1);q!==void 0&&q.length<rt.Px&&X.baseline-q[0].baseline<gt*Math.min(X.size,
q[0].size)?q.push(X):nt.push([X])}for(const $ of nt)$.sort((X,q)=>X.start-q.start);return nt}function Oe(W,j,nt){const $=[];let X;for(const ut of W){const mt=$.
at(-1),pt=mt&&ut.start-mt.end,Tt=mt?Math.max(mt.size,ut.size):0;pt!==void 0&&pt<j*Tt&&pt>-Lt*Tt&&!nt.has(ut.fragments[0])?X===mt?X.join(ut):$[$.length-1]=X=mt.joined(
ut):$.push(ut)}const q=$.reduce((ut,mt)=>mt.size>ut.size?mt:ut);return{baseline:q.baseline,size:q.size,cells:$}}function*Le(W,j){return yield*Ht(W.flat(),ve,j)}
function*_e(W,j){const nt=[],$=new Map,X=new Set;let q=0;for(const ut of W){const{pairs:mt,lacking:pt}=yield*(0,dt.f)(ut);(0,lt.RZ)(nt,mt);for(const Tt of pt)for(const vt of $.
size<Bt?Tt.labels:[]){Tt.without.has(vt)&&X.add(q);for(const{letters:Ct,text:Wt}of vt.fragments)for(let Kt=0;Kt<Wt.length&&$.size<Bt;Kt++)$.set(Ct+Kt,q);q++}}if(nt.
length!==0)return{...yield*Ht(nt,ut=>[ut],j),labelOf:$,without:X}}function*Ht(W,j,nt){const $=new T.q(nt),X=[];let q=0;for(const ut of W)for(const mt of j(ut)){
const pt=$.size;for(const[Tt,vt]of mt.entries())Tt>0&&$.space(`
`),(0,ct.T)($,vt,nt),!((q+=vt.fragments.length)<B.y)&&(q=0,$.settle(),yield B.Yz);X.push({start:pt,end:$.size}),$.space(`
`)}return{flow:$,lines:X}}function Jt({cells:W,gutters:j}){if(j.size===0)return[W];const nt=[];for(const[$,X]of W.entries())$===0||j.has($)?nt.push([X]):nt.at(-1).
push(X);return nt}const ve=W=>Jt(W).map(j=>Re(j)?[...j].reverse():j);function Re(W){if(W.length<2||!W.some(ce))return!1;const j=W.filter(({fragments:$})=>$.some(
({text:X})=>we.test(X))),nt=j.filter(ce);return 2*nt.length!==j.length?2*nt.length>j.length:nt.some(({fragments:$})=>$.some(({text:X})=>Ie.test(X)))}const we=new RegExp(
"\\p{L}","u"),Ie=/^:|:$/,ce=({fragments:W})=>W.some(({mayTurn:j,text:nt})=>j&&(0,v.d)(nt))}),3133:((Nt,St,R)=>{R.d(St,{X:()=>F,b:()=>G});var lt=R(62743),T=R(86491),
B=R(74135),x=R(6057),v=R(65868),rt=R(60660),w=R(12657),N=R(16747),I=R(84731),et=R(89420);const Y=100;async function Z(g,p,f,u){const E=new Map,_=new Set,{fragments:m,
edges:y}=g,M=[],J=new w.y(u);for(const[gt,V]of m.entries()){const ht=u.pace.step(Y);ht&&await ht;const Et=p(V),Lt=Et&&ct(Et.element);if(!Lt){M.push(V);continue}
if(_.has(Lt)||Lt.firstPage!==f)continue;_.add(Lt),J.take(Lt.actualText.length);const _t=(0,I.X5)(Lt.actualText.trim());if(_t==="")continue;const It=new et.F(V.style,
V.start,V.baseline,V.order,y.count);It.text=_t,It.end=k(m,gt,zt=>{const Bt=p(zt);return Bt!==void 0&&ct(Bt.element)===Lt});for(let zt=0;zt<_t.length;zt++)y.add(
It.start,It.end);M.push(It)}return M;function ct(gt){if(E.has(gt))return E.get(gt);const V=[];for(const ht of(0,rt.Hy)(gt)){if(E.has(ht))break;V.push(ht)}for(const ht of V.
reverse()){const Et=ht.parent&&E.get(ht.parent),{actualText:Lt}=ht;E.set(ht,Et??(Lt===void 0||(0,N._X)(Lt)?void 0:ht))}return E.get(gt)}}function k(g,p,f){const u=g[p];
let{end:E}=u;for(let _=p+1;_<g.length;_++){const m=g[_];if(m.baseline!==u.baseline||m.style.frame!==u.style.frame||!f(m))break;E=Math.max(E,m.end)}return E}var U=R(
98689),P=R(36211),L=R(5490);const H=3,K=.5,st=4,Q=2e4;class ft{get rules(){return this.found.length>Q?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[
0,0];takes(p,{matrix:f},u,E){const _=P.lJ.get(p.operator);_?this.paints(_,E):this.found.length<=Q&&this.path.length+this.boxes.length<=Q&&this.extends(p,f)}extends(p,f){
const u=(0,L.M)(p);switch(p.operator){case"re":{const[E=NaN,_=NaN,m=NaN,y=NaN]=u,M=(0,B.zl)(f,[E,_,E+m,_+y]);M.every(Number.isFinite)&&this.boxes.push(M);return}case"\
m":this.first=this.last=(0,B.Gd)(f,u[0],u[1]);return;case"l":this.line((0,B.Gd)(f,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,B.Gd)(f,u.at(-2),u.at(
-1));return;case"h":this.line(this.first)}}line(p){this.path.push([this.last,p]),this.last=p}paints({fill:p,strokes:f,closes:u},E){if(u&&this.line(this.first),!E&&
f){for(const[[_,m],[y,M]]of this.path)this.add(_,m,y,M,K);for(const[_,m,y,M]of this.boxes)this.around(_,m,y,M)}if(!E&&p)for(const[_,m,y,M]of[...this.boxes,...this.
outline()])this.add(_,m,y,M,H);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,B.$L)(this.path.flat())]}around(p,f,u,E){
if(u-p<=H||E-f<=H){this.add(p,f,u,E,H);return}for(const _ of[f,E])this.add(p,_,u,_,K);for(const _ of[p,u])this.add(_,f,_,E,K)}add(p,f,u,E,_){const[m,y]=[Math.abs(
u-p),Math.abs(E-f)];if(!(Math.min(m,y)<=_&&Math.max(m,y)>=st))return;const M=y>m;this.found.push(M?{isVertical:M,at:(p+u)/2,from:Math.min(f,E),to:Math.max(f,E)}:
{isVertical:M,at:(f+E)/2,from:Math.min(p,u),to:Math.max(p,u)})}}var dt=R(54093),at=R(27077),At=R(77211),yt=R(67268),Mt=R(16160),Ot=R(98095);const tt=200,O=2e4;class C{index;found;characters;unreadable;ordered;reading;segmented;constructor(p,f){
this.index=p,this.found=f,this.characters=f.characters,this.unreadable=f.unreadable}get blocks(){return this.ordered??=(0,dt.z)(this.order())}*blocksByLook(){const{
fragments:p,leafOf:f,rules:u,hasTablesApart:E=!0}=this.found;return u&&!f&&E?this.blocks:yield*(0,yt.NQ)(p,void 0,u??[])}order(){const{fragments:p,leafOf:f,rules:u,
hasTablesApart:E=!0}=this.found;return(0,yt.NQ)(p,f,E?u:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,Ot.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,dt.z)((0,yt.dV)(this.blocks,this.found.edges))}async prepare(p){const{fragments:f,edges:u}=this.found;f.length<tt&&this.characters<O||(this.
ordered=await(0,dt.k)(this.order(),p),this.reading=await(0,dt.k)((0,yt.dV)(this.ordered,u),p))}*layout(p){return p==="reading"?this.flow.shown:yield*(0,At.Z)(this.
found.fragments,this.found.edges)}*visualText(p=!0){const{fragments:f,edges:u}=this.found,E=yield*(0,Mt.HE)(yield*this.segments(),f,p),_=yield*(0,Mt.x1)(E,u);return p?
{..._,below:yield*(0,Mt.rQ)(E,u)}:_}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(p){const f=yield*(0,yt.td)(
this.blocks,this.found.edges),u=[];for(const{0:E,index:_}of f.text.matchAll(p)){const m=f.box(_,_+E.length);m&&u.push({text:E,...m}),u.length%at.y===at.y-1&&(yield at.
Yz)}return u}}const D=200,z=2e4,G=({characters:g})=>Math.min(g+D,z);class F{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(p,f=!1,u=!0){
this.document=p,this.findsRules=f,this.hasTablesApart=u,this.contents=new v.i(p)}async page(p){const{document:f}=this,u=(0,x.iw)(f,p),{width:E,height:_}=(0,B.iN)(
u),m={width:E*u.userUnit,height:_*u.userUnit},y=new U.g(m.width,m.height,this.expected),M=this.findsRules?new ft:void 0,J=await this.contents.read(p,y,M);return this.
expected=G(y),this.assemble(p,y,m,{rules:M?.rules,damage:J,usesElementTexts:!0})}async assemble(p,f,u,{rules:E,damage:_,usesElementTexts:m}){const{document:y}=this;
f.finish();const M=p<0?-1:y.pages.number(p),J=p<0?void 0:await(this.tags??=(0,rt.g$)(y)),ct=J?.hasPage(M)?S(J,M):void 0,gt=m&&ct&&J?.hasTexts?await Z(f,ct,M,y.job):
f.fragments,V=d(gt),ht=J?.hasTexts===!0,Et={fragments:gt,edges:f.edges,...V,damage:_,leafOf:ct,hasElementTexts:ht,rules:E,...u},Lt=new C(p,{...Et,hasTablesApart:this.
hasTablesApart});return await Lt.prepare(y.job.pace),Lt}}function S(g,p){let f,u;return({style:{marks:E}})=>(E!==f&&(f=E,u=E.id<0?void 0:g.leaf(p,E.stream,E.id)),
u)}function d(g){let p=0,f=0,u=0;for(const{text:E,style:_}of g){const m=f;p+=E.length;for(let y=E.indexOf(lt.m);y>=0;y=E.indexOf(lt.m,y+1))f++;_.font===T.Z&&(u+=
E.length-(f-m))}return{characters:p,unreadable:f,assumed:u}}}),31681:((Nt,St,R)=>{R.d(St,{d:()=>T,f:()=>Y});const lt=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
T=L=>lt.test(L),B=0,x=1,v=2,rt=3,w=4,N=new RegExp("\\p{L}","u"),I=new RegExp("\\p{Nd}","u");function et(L){return I.test(L)?rt:lt.test(L)?v:N.test(L)?x:/^[.,:/%+\-\u066b\u066c]$/.
test(L)?w:B}function Y(L,H){const K=L.map(et),st=K.filter(yt=>yt===v).length,Q=H.includes(!0);if(st===0)return Q?Z(H):void 0;const ft=K.filter(yt=>yt===x).length,
dt=st>=ft||Q,at=L.map((yt,Mt)=>Mt);dt&&at.reverse(),k(K,dt);const At=yt=>dt?K[yt]!==v:K[yt]!==x;for(let yt=0,Mt;yt<at.length;yt=Mt){for(Mt=yt+1;Mt<at.length&&At(
at[Mt])===At(at[yt]);)Mt++;At(at[yt])&&(P(at,yt,Mt),dt||U(at,K,yt,Mt))}return at}function Z(L){const H=L.map((K,st)=>st);for(let K=0,st;K<H.length;K=st){for(st=
K+1;st<H.length&&L[st]===L[K];)st++;L[K]&&P(H,K,st)}return H}function k(L,H){for(let Q=0;Q<L.length;Q++)if(L[Q]===w){const ft=L[Q-1]===rt&&L[Q+1]===rt;L[Q]=ft?rt:
B}const K=H?v:x,st=Q=>Q===void 0?K:Q===rt?H?v:x:Q;for(let Q=0,ft;Q<L.length;Q=ft){if(ft=Q+1,L[Q]!==B)continue;for(;ft<L.length&&L[ft]===B;)ft++;const dt=st(L[Q-
1]),at=st(L[ft]);L.fill(dt===at?dt:K,Q,ft)}if(!H){for(let Q=0;Q<L.length;Q++)if(L[Q]===rt){let ft=Q;for(;L[ft]===rt;)ft++;(L[Q-1]!==v||L[ft]!==v)&&L.fill(x,Q,ft),
Q=ft}}}function U(L,H,K,st){for(let Q=K,ft;Q<st;Q=ft)if(ft=Q+1,H[L[Q]]===rt){for(;ft<st&&H[L[ft]]===rt;)ft++;P(L,Q,ft)}}function P(L,H,K){for(let st=H,Q=K-1;st<
Q;st++,Q--)[L[st],L[Q]]=[L[Q],L[st]]}}),98095:((Nt,St,R)=>{R.d(St,{Y4:()=>Ot,re:()=>p,lP:()=>C,q9:()=>O,b6:()=>tt});var lt=R(34659),T=R(98689),B=R(27077),x=R(44233),
v=R(31681),rt=R(69631);const w=.6,N=.1,I=.3,et=3,Y=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),Z=200,k=1e6;function*U(f){const u=f.
filter(P);if(u.length===0)return f;const E=yield*(0,x.p9)(f,(y,M)=>y.baseline-M.baseline),_=new Set;let m=0;for(const y of u){const M=K(E,y.baseline);for(let J=M;J<
Math.min(E.length,M+Z)&&m<k;J++){++m%B.y===0&&(yield B.Yz);const ct=E[J];if(!(!L(ct,y)||_.has(ct))&&(m+=ct.fragments.length,!!ct.fragments.some(gt=>H(y.fragments[0],
gt)))){ct.join(y),_.add(y);break}}}return _.size===0?f:f.filter(y=>!_.has(y))}const P=({characters:f,fragments:u})=>f<=et&&u.length===1&&Y.test(u[0].text)&&!u[0].
style.frame.vertical;function L(f,u){const E=f.baseline-u.baseline,{size:_}=f;return u.size<rt.N$*_&&E>rt.WV*_&&E<w*_&&f.frame===u.frame&&u.start>f.start&&u.start<
f.end+I*_}function H(f,{end:u,style:{size:E}}){const _=f.start-u;return _>-N*E&&_<I*E&&f.style.size<rt.N$*E}function K(f,u){let E=0;for(let _=f.length;E<_;){const m=E+
_>>1;f[m].baseline<=u?E=m+1:_=m}return E}const st=1.6,Q=.5,ft=.15,dt=.6,at=.6,At=.35,yt=.02,Mt=5e3;class Ot{fragments;start;end;baseline;size;top;bottom;characters;constructor(u){
this.fragments=[u],this.start=Math.min(u.start,u.end),this.end=Math.max(u.start,u.end),this.baseline=u.baseline,this.size=u.style.size,this.top=u.top,this.bottom=
u.bottom,this.characters=u.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(u){const E=this.fragments[this.
fragments.length-1];this.fragments.push(u),this.characters+=u.text.length;const _=Math.min(u.start,u.end),m=Math.max(u.start,u.end);_<this.start&&(this.start=_),
m>this.end&&(this.end=m);const{style:y,baseline:M}=u;y===E.style&&M===E.baseline||(y.size>this.size*1.05&&(this.size=y.size,this.baseline=M),u.top<this.top&&(this.
top=u.top),u.bottom>this.bottom&&(this.bottom=u.bottom))}join(u){for(const E of u.fragments)this.add(E)}joined(u){const[E,..._]=this.fragments,m=new Ot(E);for(const y of _)
m.add(y);return m.join(u),m}sort(){const{fragments:u}=this;for(let E=1;E<u.length;E++)if(u[E].start<u[E-1].start){u.sort((_,m)=>_.start-m.start||_.order-m.order);
return}}}const tt=({fragments:f})=>f.map(({text:u})=>u).join(" ");function*O(f){const u=[];let E;for(let y=0;y<f.length;y++){const M=f[y];y%B.y===B.y-1&&(yield B.
Yz),E&&D(E,M)?E.add(M):u.push(E=new Ot(M))}const _=yield*U(yield*z(u));let m=0;for(const y of _)y.sort(),m+=y.fragments.length,!(m<B.y)&&(m=0,yield B.Yz);return _}
const C=({style:f,text:u,mayTurn:E})=>f.marks.isReversed||E&&(0,v.d)(u);function D(f,u){const{style:E,start:_,end:m,baseline:y}=u;if(E.frame!==f.frame||f.characters>
Mt)return!1;const M=Math.max(E.size,f.size),J=Math.abs(y-f.baseline);if(J>dt*M)return!1;const ct=_-f.end,gt=f.start-Math.max(_,m);return J>ft*M?ct>-Q*M&&ct<at*M:
ct>-Q*M&&ct<st*M||gt>-Q*M&&gt<(C(u)?at:At)*M}function*z(f){if(f.length<2)return[...f];const u=new Map;for(const{frame:y}of f)u.has(y)||u.set(y,u.size);const E=[];
for(let y=0;y<f.length;y++){const M=f[y];y%B.y===B.y-1&&(yield B.Yz),E.push({segment:M,order:y,frame:u.get(M.frame)})}const _=yield*(0,x.p9)(E,(y,M)=>y.frame-M.
frame||y.segment.baseline-M.segment.baseline||y.segment.start-M.segment.start),m=new Set;for(let y=0;y<_.length;y++){y%B.y===B.y-1&&(yield B.Yz);const{segment:M,
frame:J,order:ct}=_[y];if(!(m.size>0&&m.has(M)))for(let gt=y+1;gt<Math.min(_.length,y+G);gt++){const V=_[gt],ht=Math.min(M.size,V.segment.size);if(V.frame!==J||
V.segment.baseline-M.baseline>ft*ht)break;if(m.has(V.segment)||!d(M,V.segment))continue;const[Et,Lt]=ct<V.order?[M,V.segment]:[V.segment,M];if(Et.join(Lt),m.add(
Lt),Lt===M)break}}return m.size===0?[...f]:f.filter(y=>!m.has(y))}const G=50,F=/:$/,S=new RegExp(`[${lt.Cb}]`);function d(f,u){const E=Math.min(f.size,u.size);if(f.
characters+u.characters>Mt||Math.max(f.size,u.size)>1.5*E)return!1;const[_,m]=f.start<=u.start?[f,u]:[u,f],y=m.start-_.end;if(g(m))return!1;if(g(_))return S.test(
_.fragments[0].text)&&y>0&&y<st*E;const M=F.test(_.fragments.at(-1).text)?at:At;return y>-yt*E&&y<M*E}const g=({fragments:f})=>f.length===1&&f[0].text.length===
1;function p(f,u){return u.order===f.order+1&&(f.spaceAfter||u.spaceBefore)?!0:u.start-f.end>Math.max((0,T.U)(f.style),(0,T.U)(u.style))}}),73356:((Nt,St,R)=>{R.
d(St,{T:()=>rt,x:()=>v});var lt=R(61520),T=R(69631),B=R(31681),x=R(98095);function v(N,I){const et=new lt.q(I);return rt(et,N,I),et.shown}function rt(N,{fragments:I},et){
if(I.some(x.lP)){w(N,I,et);return}for(let Y=0;Y<I.length;Y++){const Z=I[Y],k=I[Y-1];k&&(0,x.re)(k,Z)?N.space(" "):k&&k.style!==Z.style&&(0,T.rk)(Z.text,Z,k)&&N.
raiseNext(),N.add(Z)}}function w(N,I,et){const Y=[];for(const[P,L]of I.entries()){P>0&&(0,x.re)(I[P-1],L)&&Y.push({text:" ",from:0,to:0});const{text:H}=L;for(let K=0,
st;K<H.length;K=st){for(st=K+1;st<H.length&&et.isOneGlyph(L,st-1);)st++;Y.push({text:H.slice(K,st),fragment:L,from:K,to:st})}}const Z=Y.map(({text:P})=>P),k=P=>Y[P]?.
fragment?.style.marks.isReversed??!1,U=Y.map(({fragment:P},L)=>k(L)||!P&&k(L-1)&&k(L+1));for(const P of(0,B.f)(Z,U)??Z.keys()){const{text:L,fragment:H,from:K,to:st}=Y[P];
H?N.add(H,K,st):N.space(L)}}})};
