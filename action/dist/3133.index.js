"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((Nt,At,L)=>{L.d(At,{D:()=>B,L:()=>T});var ct=L(45657);function T({cos:D,sin:_},at,R,C,z){if(_===0&&D===
1)return{x:at,y:C,width:R-at,height:z-C};const J=[at*D-C*_,R*D-C*_,at*D-z*_,R*D-z*_],Y=[at*_+C*D,R*_+C*D,at*_+z*D,R*_+z*D],[X,V]=[(0,ct.YG)(J),(0,ct.YG)(Y)];return{
x:X,y:V,width:(0,ct.Kf)(J)-X,height:(0,ct.Kf)(Y)-V}}function B(D,_){const[at,R]=[Math.min(D.x,_.x),Math.min(D.y,_.y)];return{x:at,y:R,width:Math.max(D.x+D.width,
_.x+_.width)-at,height:Math.max(D.y+D.height,_.y+_.height)-R}}}),60660:((Nt,At,L)=>{L.d(At,{P9:()=>$,nZ:()=>I,g$:()=>it,Bi:()=>yt,Hy:()=>nt});var ct=L(44233),T=L(
77581),B=L(45599),D=L(70549),_=L(9819);const at=1e3,R=20,C=200,z=20;function J(M,d,m){let[y,f,u]=[1,1,[]];for(const b of Y(M,d)){y=X(M,b.get("ColSpan"))??y,f=X(
M,b.get("RowSpan"))??f;const w=M.array(b.get("Headers"));w&&(u=w.slice(0,R).flatMap(g=>V(M,g)??[]))}return{columns:y,rows:f,id:V(M,m),heads:u}}function Y(M,d){return d===
void 0?[]:(M.array(d)?.slice(0,z)??[d]).flatMap(y=>M.dict(y)??[])}function X(M,d){const m=d===void 0?void 0:M.resolve(d);return typeof m=="number"&&Number.isInteger(
m)&&m>=1&&m<=at?m:void 0}function V(M,d){const m=d===void 0?void 0:M.resolve(d);return m instanceof B.Mx?(0,T.g7)(m).slice(0,C):void 0}var U=L(78157),P=L(79725),
O=L(82416);const G=2e3,H=9;class q{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new P.R;number=0;isReference=!1;constructor(d){this.document=
d}read(d){const{entries:m,kids:y}=this;y.length=0;const f=this.document.place(d);if(!f||!m.locate(f.bytes,f.start,Math.min(f.end,f.start+G)))return!1;const{bytes:u}=f,
{at:b}=m;if(m.find(u,"MCID")>=0)return!1;this.hasTexts=m.find(u,"ActualText")>=0||m.find(u,"Alt")>=0,this.hasAttributes=m.find(u,"A")>=0||m.find(u,"ID")>=0;const w=m.
find(u,"S");if(w<0||u[b[w+2]]!==U.cL)return!1;this.name(u,b[w+2]+1,b[w+3]);const g=m.find(u,"Pg");if(this.page=-1,g>=0){if(this.after(u,b[g+2],b[g+3])!==b[g+3]||
!this.isReference)return!1;this.page=this.number}const p=m.find(u,"K");return p<0||this.readKids(u,b[p+2],b[p+3])}name(d,m,y){const{type:f}=this;let u=0;if(f.length===
y-m)for(;u<f.length&&d[m+u]===f.charCodeAt(u);)u++;(u<y-m||u===0)&&(this.type=(0,O.MQ)(d,m,y))}readKids(d,m,y){const f=d[m]===U.WL,u=f?y-1:y;if(f&&d[u]!==U.wt)return!1;
for(let b=(0,U.AN)(d,f?m+1:m,u);b<u;b=(0,U.AN)(d,b,u)){if(b=this.after(d,b,u),b<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return f||
!this.isReference||this.isDictionary(this.number)}isDictionary(d){const m=this.document.place(d);return m!==void 0&&m.bytes[(0,U.AN)(m.bytes,m.start,m.end)]===U.
iH}after(d,m,y){let f=m,u=0;for(;f<y&&Z(d[f]);f++)u=u*10+d[f]-U.l0;if(f===m||f-m>H||(this.number=u,this.isReference=!1,f<y&&!ht(d[f])))return-1;const b=(0,U.AN)(
d,f,y);let w=b;for(;w<y&&Z(d[w]);)w++;const g=(0,U.AN)(d,w,y);return w===b||g>=y||d[g]!==U.AV?f:(this.isReference=!0,g+1)}}const Z=M=>M>=U.l0&&M<=U.ev,ht=M=>M===
32||M===10||M===13,gt=1e7,ot=4,Tt=2,Mt=1e4;class j{pages=new Map;count=0;last;hasTexts=!1;leaf(d,m,y){const f=this.pages.get(d);return m===0&&y<Mt?f?.own[y]:f?.
others.get(m*gt+y)}async leaves(d,m){const{own:y=[],others:f}=this.pages.get(d)??{};return await(0,ct.qZ)([...y.flat(),...f?.values()??[]],(u,b)=>u.order-b.order,
m)}hasPage(d){return this.pages.has(d)}add(d,m,y,f){if(!Number.isInteger(f)||f<0||f>=gt)return;const{own:u,others:b}=this.leavesOf(m);if(y===0&&f<Mt)u[f]??={element:d,
order:this.count++};else{const w=y*gt+f;b.has(w)||b.set(w,{element:d,order:this.count++})}for(let w=d;w&&w.firstPage<0;w=w.parent)w.firstPage=m}leavesOf(d){if(this.
last?.number===d)return this.last.leaves;let m=this.pages.get(d);return m||this.pages.set(d,m={own:[],others:new Map}),this.last={number:d,leaves:m},m}}const it=(0,D.
n)(v);function yt(M){const d=M.dict(M.catalog.get("MarkInfo"));return M.dict(M.catalog.get("StructTreeRoot"))!==void 0&&M.resolve(d?.get("Marked"))===!0}async function v(M){
const d=M.dict(M.catalog.get("StructTreeRoot"));if(!d||M.resolve(M.dict(M.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const m=new x(M,M.dict(d.get("R\
oleMap")));return await m.run(d),m.tags}class x{document;roles;tags=new j;visit;bytes;types=new Map;open=[];constructor(d,m){this.document=d,this.roles=m,this.visit=
new _._i(d),this.bytes=new q(d)}async run(d){const{open:m,document:y}=this;this.push(d.get("K"),void 0,-1);for(let f=m.pop();f;f=m.pop()){this.take(f);const u=y.
job.pace.step(300);u&&await u}}push(d,m,y){if(d===void 0)return;const f=(0,B.i9)(d)||(0,B.cy)(d)?this.document.array(d)??[d]:[d];for(let u=f.length-1;u>=0;u--)this.
open.push({kid:f[u],parent:m,page:y})}take({kid:d,parent:m,page:y}){if(typeof d=="number"){m&&y>=0&&this.tags.add(m,y,0,d);return}if(!this.visit.first(d)||(0,B.
i9)(d)&&this.takeBytes(d.number,m,y))return;const f=this.document.dict(d);if(!f)return;const u=f.get("Pg"),b=(0,B.i9)(u)?u.number:y,w=f.get("MCID");if(w!==void 0){
const tt=f.get("Stm");m&&b>=0&&this.tags.add(m,b,(0,B.i9)(tt)?tt.number:0,Number(this.document.resolve(w)));return}const g=this.document.resolve(f.get("S"));if(!(g instanceof
B.SX))return;const p=this.standard(g.text),S={type:p,parent:m,actualText:this.text(f.get("ActualText")),alternative:this.text(f.get("Alt")),cell:I(p)?J(this.document,
f.get("A"),f.get("ID")):void 0,firstPage:-1};this.enter(S),this.push(f.get("K"),S,b),(0,B.i9)(d)&&this.document.release(d.number)}takeBytes(d,m,y){const{bytes:f,
document:u,open:b,tags:w}=this;if(!f.read(d))return!1;const{hasTexts:g,hasAttributes:p,kids:S}=f,tt=this.standard(f.type),ft=p&&I(tt),Et={type:tt,parent:m,actualText:g?
this.text(u.entry(d,"ActualText")):void 0,alternative:g?this.text(u.entry(d,"Alt")):void 0,cell:ft?J(u,u.entry(d,"A"),u.entry(d,"ID")):void 0,firstPage:-1};this.
enter(Et);const et=f.page<0?y:f.page;if(S.some(ut=>ut<0))for(let ut=S.length-1;ut>=0;ut--){const bt=S[ut];b.push({kid:bt<0?new B.oS(-1-bt):bt,parent:Et,page:et})}else if(et>=
0)for(const ut of S)w.add(Et,et,0,ut);return!0}enter(d){const{type:m,parent:y,actualText:f}=d;f!==void 0&&(this.tags.hasTexts=!0),m==="TR"&&N(d),!(y?.type!=="TR"||
!I(m))&&(y.cells?y.cells.push(d):y.cells=[d])}text(d){const m=d===void 0?null:this.document.resolve(d);if(!(m instanceof B.Mx))return;const y=(0,T.g7)(m);return this.
document.job.memory.budget.spend("characters",y.length),y}standard(d){const m=this.types.get(d);if(m!==void 0)return m;let y=d;for(let f=0;f<16;f++){const u=this.
document.resolve(this.roles?.get(y));if(!(u instanceof B.SX)||u.text===y)break;y=u.text}return this.types.set(d,y),y}}function N(M){let d=M.parent;for(let m=1;m<
Tt&&d?.type!=="Table";m++)d=d?.parent;d?.type==="Table"&&(d.firstRows??=[],d.firstRows.length<ot&&d.firstRows.push(M))}const I=M=>M==="TD"||M==="TH";function $(M){
const d=new Map;return m=>{const y=[];let f;for(const u of nt(m)){if(f=d.get(u)??(M(u.type)?u:void 0),f||d.has(u))break;y.push(u)}for(const u of y)d.set(u,f);return f&&
d.set(f,f),f}}function*nt(M){for(let d=M;d;d=d.parent)yield d}}),34659:((Nt,At,L)=>{L.d(At,{Cb:()=>ct,aV:()=>T,vs:()=>B});const ct="\\u2022\\u25e6\\u25aa\\u2023\\u25\
cf\\u25cb\\u25a0\\u25a1\\uf0b7",T=`${ct}\\u00b7\\u2013\\u2014\\u2212`,B='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((Nt,At,L)=>{
L.d(At,{Ps:()=>U,RO:()=>C,V0:()=>Y,X5:()=>z});const ct=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
T=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,B=/[\t\n\v\f\r\u00a0]/g,D=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=173,at=1e4,
R=100;class C{cleaned=new Map;clean(O){if(O.length===1){const H=O.charCodeAt(0);if(H>32&&H<127||H>160&&H<1536&&H!==_||H>=11904&&H<55296)return O}let G=this.cleaned.
get(O);return G===void 0&&(G=z(O),this.cleaned.size<at&&O.length<=R&&this.cleaned.set(O,G)),G}}function z(P){return P.replace(B," ").replace(ct,"").replace(T,O=>O.
normalize("NFKC")).replace(D,"�")}const J=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function Y(P){if(P.length!==1)return;const O=P.charCodeAt(0);return(O<128?O===94||O===96||O===
126:O<=733&&(O>=710||O<=184))?J.get(O):void 0}const X=new RegExp("^\\p{L}$","u"),V=new Map([["ı","i"],["ȷ","j"]]);function U(P,O){if(!X.test(P))return;const G=((V.
get(P)??P)+O).normalize("NFC");return G.length===1?G:void 0}}),62897:((Nt,At,L)=>{L.d(At,{K:()=>T,Y:()=>ct});function ct(B,D=1/0){let _=D;for(const at of B)at<_&&
(_=at);return _}function T(B,D=-1/0){let _=D;for(const at of B)at>_&&(_=at);return _}}),61520:((Nt,At,L)=>{L.d(At,{q:()=>D});var ct=L(4186),T=L(69631);const B=500;
class D{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(R){this.edges=R}get text(){return this.
flush(),this.whole??=this.parts.join("")}get shown(){const{text:R}=this;return this.raised.length===0?R:this.withRaised??=(0,T.zZ)(R,this.raised)}raiseNext(){this.
raised.push(this.length)}get size(){return this.length}tail(R){this.flush();let C="";for(let z=this.parts.length-1;z>=0&&C.length<R;z--)C=this.parts[z]+C;return C.
slice(-R)}lastLetter(){this.flush();for(let R=this.parts.length-1;R>=0;R--){const C=this.parts[R];for(let z=C.length-1;z>=0;z--)if(C[z]!==`
`)return C.charCodeAt(z)}return 0}add(R,C=0,z=R.text.length){const J=C===0&&z===R.text.length;J||this.cuts.set(this.offsets.length,{from:C,to:z}),this.offsets.push(
this.length),this.fragments.push(R),this.space(J?R.text:R.text.slice(C,z))}fromOf(R){return this.cuts.size===0?0:this.cuts.get(R)?.from??0}toOf(R){return(this.cuts.
size===0?void 0:this.cuts.get(R)?.to)??this.fragments[R].text.length}settle(){this.flush();const R=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(R).join("")),this.settled=this.parts.length}space(R){this.rest+=R,this.length+=R.length,this.whole=this.withRaised=void 0,this.rest.length>B&&this.
flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(R){this.flush(),this.whole=this.withRaised=void 0,this.length-=R;for(let C=R;C>0;){
const z=this.parts.pop()??"";z.length>C&&this.parts.push(z.slice(0,-C)),C-=z.length}for(let C=this.offsets.length-1;C>=0;C--){const[z,J,Y]=[this.offsets[C],this.
fromOf(C),this.toOf(C)];if(z+Y-J<=this.length)break;this.cuts.set(C,{from:J,to:Math.max(J,this.length-z+J)})}}*pieces(){const{text:R}=this;let C=0;for(const[z,J]of this.
offsets.entries()){const Y=this.toOf(z)-this.fromOf(z);Y<=0||(yield{space:R.slice(C,J),text:R.slice(J,J+Y),fragment:this.fragments[z]},C=J+Y)}}box(R,C){const z=this.
lineBoxes(R,C);return z.length===0?void 0:z.reduce(ct.D)}letters(R,C){return Array.from(this.within(R,C),({fragment:z,from:J,to:Y,position:X})=>({first:z.letters+
J,position:X,count:Y-J}))}*within(R,C){for(let z=Math.max(this.pieceAt(R),0);z<this.offsets.length&&this.offsets[z]<C;z++){const J=this.offsets[z],Y=this.fromOf(
z),X=Math.max(Y,Y+R-J),V=Math.min(this.toOf(z),Y+C-J);X<V&&(yield{fragment:this.fragments[z],from:X,to:V,position:J+X-Y})}}lineBoxes(R,C){const z=[];let J;for(const{
fragment:Y,from:X,to:V}of this.within(R,C)){const U=this.edges.box(Y,X,V);J&&_(J,Y)?z.push((0,ct.D)(z.pop(),U)):z.push(U),J=Y}return z}at(R){const C=this.pieceAt(
R);if(C<0)return;const z=this.toOf(C)-this.fromOf(C);return R<this.offsets[C]+z?this.fragments[C]:void 0}pieceAt(R){let C=0,z=this.offsets.length;for(;C<z;){const J=C+
z>>1;this.offsets[J]<=R?C=J+1:z=J}return C-1}}function _(at,R){return at.style.frame!==R.style.frame?!1:2*(Math.min(at.bottom,R.bottom)-Math.max(at.top,R.top))>=
Math.min(at.bottom-at.top,R.bottom-R.top)}}),98689:((Nt,At,L)=>{L.d(At,{g:()=>j,U:()=>Mt});var ct=L(84731);const T=.1,B=50,D=256,_=4,at=1073741823;class R{letters;fragments;count=0;hashes;heads;next;constructor(v,x,N){
this.letters=v,this.fragments=x;let I=D;for(;I*_<N;)I*=2;this.hashes=new Int32Array(I),this.heads=new Int32Array(I),this.next=new Int32Array(I)}add(v,x){const{fragments:N,
heads:I,hashes:$,next:nt}=this,M=this.hashOf(v.letters,x);let d=0;for(let m=I[M&I.length-1];m>0&&d<B;m=nt[m-1]){if(d++,$[m-1]!==M)continue;const y=N[m-1];if((m<
N.length?N[m].letters:v.letters)-y.letters===x&&C(y,v)&&this.isSameText(y,v,x))return!1}return this.count===$.length&&this.grow(),this.hashes[this.count]=M,this.
link(++this.count,M),N.push(v),!0}hashOf(v,x){const{units:N}=this.letters;let I=x;for(let $=v;$<v+x;$++)I=(I<<5)-I+N[$]&at;return I^I>>15}isSameText(v,x,N){const{
units:I}=this.letters;for(let $=0;$<N;$++)if(I[v.letters+$]!==I[x.letters+$])return!1;return!0}link(v,x){const N=x&this.heads.length-1;this.next[v-1]=this.heads[N],
this.heads[N]=v}grow(){const{hashes:v,count:x}=this;this.hashes=new Int32Array(2*x),this.hashes.set(v),this.heads=new Int32Array(2*x),this.next=new Int32Array(2*
x);for(let N=0;N<x;N++)this.link(N+1,v[N])}}function C(yt,v){const x=T*v.style.size;return yt.style.frame===v.style.frame&&Math.abs(yt.start-v.start)<x&&Math.abs(
yt.end-v.end)<2*x&&Math.abs(yt.baseline-v.baseline)<x}var z=L(89420),J=L(78157);const Y=512,X=256;class V{units;used=0;all=0;constructor(v){this.units=new Uint16Array(
Math.max(v,Y))}add(v){if(this.used===this.units.length){const x=new Uint16Array(this.used*2);x.set(this.units),this.units=x}this.units[this.used++]=v,this.all|=
v}drop(v){this.used-=v}replace(v,x){this.used-=v;for(let N=0;N<x.length;N++)this.add(x.charCodeAt(N))}text(){const v=this.units.subarray(0,this.used);return this.
all<X?(0,J.bS)(Uint8Array.from(v)).toString("latin1"):(0,J.bS)(new Uint8Array(v.buffer,0,2*v.length)).toString("utf16le")}}const U=.02,P=.12,O=.5,G=.4,H=32,q=127,
Z=1424,ht=1e3,gt=.1,ot=.18,Tt=.25;function Mt({font:yt,frame:v,size:x,unit:N}){return v.vertical?x/2:N*Math.min(Math.max((yt.space??Tt)/2,gt),ot)}class j{width;height;fragments=[];edges;cleaner=new ct.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(v,x,N=0,I=!1){this.width=v,this.height=x,this.edges=
new z.l(N,I),this.letters=new V(N),this.drawn=new R(this.letters,this.fragments,N)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(v,x,N,I,$){x===" "?this.space():this.follows(v,x,N,I,$)||this.place(v,x,N,I,$)}follows(v,x,N,I,$){const{open:nt}=this;if(nt===void 0||
nt.style!==v||nt.baseline!==$||this.isSpaced||x.length!==1)return!1;const M=x.charCodeAt(0),d=N-nt.end;return M<=H||M>=q||N<this.end||d>this.gap||d<-G*v.unit||v.
frame.sin!==0||v.frame.cos!==1||I<N||I<0||N>this.width||this.letters.used-nt.letters>=ht?!1:(nt.end=this.end=I,this.text=x,this.start=N,this.letters.add(M),this.
edges.add(N,I),!0)}place(v,x,N,I,$){const nt=this.cleaner.clean(x);if(nt===" "?this.space():nt===""&&x!==""&&this.open&&N<=this.open.end&&(this.open.end=Math.max(
I,this.open.end)),nt===""||nt===" ")return;if(!this.isEndless&&!this.isVisible(v,N,I,$)){this.leavesOut=!0;return}const{open:M}=this;M&&M.style.frame===v.frame&&
N<this.end-P*v.unit&&this.overlaps(M,v,nt,N,I,$)||((!M||M.style!==v||this.letters.used-M.letters>=ht||this.isSpaced||N-M.end>this.gap||N-M.end<-G*v.unit||Math.abs(
$-M.baseline)>U*v.size)&&this.begin(v,N,$),this.append(nt,N,I))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;
const{fragments:v,letters:x}=this,N=x.text();for(let I=v.length-1,$=x.used;I>=0;I--){const nt=v[I];nt.text=N.slice(nt.letters,$),$=nt.letters}}append(v,x,N){const I=this.
open;I.end=N,this.text=v,this.start=x,this.end=N;for(let $=0;$<v.length;$++){const nt=v.charCodeAt($);nt>=Z&&(I.mayTurn=!0),this.letters.add(nt),this.edges.add(
x,N)}}begin(v,x,N){this.close();const I=new z.F(v,x,N,this.drawnCount++,this.letters.used);I.mayTurn=!1,I.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.
style!==v&&(this.gap=Mt(v)),this.open=I}overlaps(v,x,N,I,$,nt){const M=Math.abs(nt-v.baseline),d=Math.max($-I,this.end-this.start);if(M>O*x.size||Math.abs(I+$-this.
start-this.end)>d||this.text==="")return!1;if(N===this.text&&Math.abs(I-this.start)<T*x.size&&M<T*x.size)return this.edges.join(),!0;const m=(0,ct.V0)(N),y=(0,ct.
V0)(this.text),f=m!==void 0?(0,ct.Ps)(this.text,m):y===void 0?void 0:(0,ct.Ps)(N,y);return f===void 0?!1:(f.charCodeAt(0)>=Z&&(v.mayTurn=!0),this.edges.join(),this.
letters.replace(this.text.length,f),this.edges.drop(this.text.length-(m===void 0?0:1)),m===void 0&&(this.edges.add(I,$),this.start=I,v.end=this.end=Math.max($,I)),
this.text=f,!0)}close(){const{open:v,letters:x}=this;if(!v)return;const N=x.used-v.letters;this.drawn.add(v,N)||(this.leavesOut=!0,x.drop(N),this.edges.drop(N))}isVisible({
frame:{cos:v,sin:x},size:N},I,$,nt){const M=nt-it*N,{width:d,height:m}=this,y=I*v-M*x,f=I*x+M*v,u=y+($-I)*v,b=f+($-I)*x;return(y>=0||u>=0)&&(f>=0||b>=0)&&(y<=d||
u<=d)&&(f<=m||b<=m)}}const it=.3}),89420:((Nt,At,L)=>{L.d(At,{F:()=>B,l:()=>_});var ct=L(4186);const T=3;class B{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(R,C,z,J,Y){
this.style=R,this.start=C,this.baseline=z,this.order=J,this.letters=Y,this.end=C}get top(){const{font:R,frame:C,size:z}=this.style;return this.baseline-(C.vertical?
.5:R.ascent)*z}get bottom(){const{font:R,frame:C,size:z}=this.style;return this.baseline+(C.vertical?.5:-R.descent)*z}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==T}get box(){return(0,ct.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const D=512;class _{values;used=0;glyph=0;glyphs;joined=[];constructor(R,C=!1){
this.values=new Float64Array(2*Math.max(R,D)),this.glyphs=C?[]:void 0}get count(){return this.used/2}add(R,C){if(this.used+2>this.values.length){const z=new Float64Array(
this.values.length*2);z.set(this.values),this.values=z}this.values[this.used++]=R,this.values[this.used++]=C,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(R){this.used-=2*R,this.glyphs&&(this.glyphs.length-=R)}isOneGlyph(R,C){const z=2*(R.letters+C);return this.values[z]===
this.values[z+2]&&this.values[z+1]===this.values[z+3]}box(R,C,z){let J=1/0,Y=-1/0;for(let X=2*(R.letters+C);X<2*(R.letters+z);X++){const V=this.values[X];V<J&&(J=
V),V>Y&&(Y=V)}return(0,ct.L)(R.style.frame,J,Y,R.top,R.bottom)}}}),69631:((Nt,At,L)=>{L.d(At,{Bs:()=>z,N$:()=>T,WV:()=>B,rk:()=>R,zZ:()=>J});var ct=L(78157);const T=.85,
B=.2,D=3,_=/^\d{1,3}$/,at=/\d$/;function R(Y,{style:X,baseline:V},U){const{frame:P,size:O}=U.style;return X.size<T*O&&U.baseline-V>B*O&&X.frame===P&&!P.vertical&&
_.test(Y)&&at.test(U.text)}const C="⁰¹²³⁴⁵⁶⁷⁸⁹",z=Y=>Y.replace(/\d/g,X=>C[Number(X)]);function J(Y,X){const V=[];let U=0;for(const P of X){if(P<
U)continue;let O=P;for(;O<P+D&&(0,ct.yp)(Y.charCodeAt(O));)O++;V.push(Y.slice(U,P),z(Y.slice(P,O))),U=O}return V.join("")+Y.slice(U)}}),27077:((Nt,At,L)=>{L.d(At,
{Kl:()=>B,Yz:()=>T,y:()=>ct});const ct=1e3,T=3e5,B=1e4}),5609:((Nt,At,L)=>{L.d(At,{N1:()=>gt,Px:()=>ht,_I:()=>Tt,eB:()=>ot,tS:()=>R,ub:()=>j});var ct=L(45657),T=L(
34659),B=L(62897),D=L(27077);const _=.3,at=.5,R=1.75,C=1.25,z=2,J=3,Y=3.2,X=.1,V=.05,U=15,P=.75,O=3,G=.5,H=.4,q=new RegExp("^\\p{Ll}","u"),Z=new RegExp(`^(?:[${T.
aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),ht=500;class gt{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,end:this.end,
top:this.top,bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].
size}add(d){this.segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(
this.bottom,d.bottom)}}class ot{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=
d}static of(d,m){const y=new ot(d[0]);for(let f=1;f<d.length;f++)y.add(d[f]);return y.element=m,y}get frame(){return this.lines[0].frame}add(d){this.lines.push(
d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}function*Tt(M){
const d=[];let m;for(let y=0;y<M.length;y++){const f=M[y];y%D.y===D.y-1&&(yield D.Yz);const u=m?Math.min(m.size,f.size):0;m?.frame===f.frame&&m.segments.length<
ht&&Math.abs(m.baseline-f.baseline)<_*u&&f.start>m.end-at*u&&!Mt(m,f)?m.add(f):d.push(m=new gt(f))}return d}const Mt=(M,{start:d,size:m})=>d-M.end>z*Math.min(M.
size,m)&&Math.max(M.size,m)>C*Math.min(M.size,m);function*j(M){const d=[];let m;for(let y=0;y<M.length;y++){const f=M[y];y%D.y===D.y-1&&(yield D.Yz),m&&nt(m,f)?
m.add(f):(m&&$(d),d.push(m=new ot(f)))}return m&&$(d),yield*it(d)}function*it(M){const d=[];for(let u=0,b;u<M.length;u=b){for(b=u+1;b<M.length&&N(M,u,b);b++)b%D.
y===D.y-1&&(yield D.Yz);d.length%D.y===D.y-1&&(yield D.Yz),d.push(M.slice(u,b))}if(!d.some(u=>u.length>=O))return M;const m=new Map,y=[];for(const[u,b]of d.entries()){
u%D.y===D.y-1&&(yield D.Yz);const w=b.length<O?void 0:yield*I(b,G);w&&m.set(v(b),Math.max(m.get(v(b))??0,yt(b))),y.push(w)}if(m.size===0)return M;const f=[];for(const[
u,b]of d.entries()){u%D.y===D.y-1&&(yield D.Yz);const w=b.length<2?void 0:[0,-1,1].map(p=>m.get(v(b)+p)).find(Boolean),g=y[u]??(w===void 0?void 0:yield*I(b,0,w));
(0,ct.RZ)(f,g?x(b,g):b)}return f}const yt=M=>(0,B.K)(M.map(({end:d})=>d)),v=([M,d])=>Math.round(10*(d.lines[0].baseline-M.lines[0].baseline));function x(M,d){const m=[];
let y;for(const[f,u]of M.entries())y?y.add(u.lines[0]):m.push(y=u),d.has(f)&&(y=void 0);return m}function N(M,d,m){const[y,f,u]=[M[d],M[m-1],M[m]];if(f.lines.length>
1||u.lines.length>1||f.frame!==u.frame)return!1;const[b,w]=[f.lines[0],u.lines[0]],{size:g}=y.lines[0],p=w.baseline-b.baseline,S=M[d+1].lines[0].baseline-y.lines[0].
baseline;return Math.abs(w.size-g)<V*g&&Math.abs(p-S)<X*g&&p>0&&p<=Y*g&&w.start<f.end&&w.end>f.start}function*I(M,d,m=0){const[y,f]=[(0,B.Y)(M.map(({start:g})=>g)),
Math.max(m,yt(M))],u=new Set;let b=0;for(const[g,{lines:p,start:S,end:tt}]of M.entries()){g%D.y===D.y-1&&(yield D.Yz);const{size:ft}=p[0],Et=M[g+1],et=Et?.lines[0].
segments[0].fragments[0],ut=et&&tt+Math.abs(et.end-et.start)+P*ft>f,bt=Et&&Et.start>S+ft/2&&!Z.test(p[0].segments[0].fragments[0].text);!ut||bt||tt-y<U*ft||Z.test(
et.text)?u.add(g):q.test(et.text)&&b++}const w=M.length-u.size;return w>=d*M.length&&b>=H*w?u:void 0}function $(M){const d=M.at(-2),m=M.at(-1);if(!(!d||m.lines.
length<J||d.lines.length>=m.lines.length||!nt(m,d.lines[0]))){M.splice(-2,1);for(const y of d.lines)m.add(y)}}function nt(M,d){const m=M.lines.at(-1);if(m.frame!==
d.frame)return!1;const y=Math.max(m.size,d.size),f=d.baseline-m.baseline;return f<_*y||f>R*y||y>C*Math.min(m.size,d.size)?!1:d.start<M.end&&d.end>M.start}}),11474:((Nt,At,L)=>{
L.d(At,{Jm:()=>ht,KT:()=>O,UM:()=>P,X6:()=>Z,dJ:()=>Mt});var ct=L(62897),T=L(27077),B=L(44233),D=L(98095);const _=.65,at=.3,R=.12,C=.03,z=.12,J=6,Y=3,X=2,V=50,U=20,
P=/^[$\u20ac\u00a3\u00a5]$/u;function*O(j){const it=[];for(const{cells:I,size:$}of j)for(const[nt,M]of I.entries()){for(const{start:d,end:m,isLabel:y}of ot(M,$))
it.push({start:d,end:m,kind:y?"label":"words"});it.push({start:I[nt-1]?.end??-1/0,end:M.start,kind:nt>0?"cells":"first"}),yield M.fragments.length*T.Yz/T.y}if(it.
length<Y)return j;const yt=(0,ct.Y)(j.map(I=>I.size)),v=I=>j[0].cells.some(({start:$,end:nt})=>$<I&&nt>I),x=[];for(const I of["start","end"]){const $=yield*(0,B.
p9)(it,(nt,M)=>nt[I]-M[I]);for(let nt=0,M;nt<$.length;nt=M){for(M=nt+1;M<$.length&&$[M][I]-$[M-1][I]<z*yt;)M++;const d=$.slice(nt,M),[m,y]=[(0,ct.K)(d.map(g=>g.
start)),(0,ct.Y)(d.map(g=>g.end))];if(d.length<Y||m>=y||x.length===V)continue;const f=(m+y)/2,u={at:f,edge:I,near:I==="start"?m:y},b=d.filter(({kind:g})=>g==="w\
ords"||g==="label");b.length>=Y||b.some(({kind:g})=>g==="label")||b.length>0&&d.length-b.length>=X&&d.length>Y?x.push({...u,isInFirst:!1}):v(f)&&d.filter(({kind:g})=>g!==
"first").length>=Y&&x.push({...u,isInFirst:!0})}}let N=j;for(const I of x)N=(yield*H(N,I))??N;return G(N,x)}function G([j,...it],yt){const v=it.reduce((N,{cells:I})=>Math.
max(N,I.length),0);let x=j;for(const{edge:N,near:I,isInFirst:$}of yt){if(x.cells.length>=v)break;if(!$)continue;const M=x.cells.flatMap(d=>ot(d,x.size,R).slice(
0,U)).find(d=>Math.abs(d[N]-I)<C*x.size);x=(M&&Tt(x,(M.start+M.end)/2))??x}return x.cells.length===v?[x,...it]:[j,...it]}function*H(j,{at:it,isInFirst:yt}){const v=[];
for(const[x,N]of j.entries()){const I=N.cells.find(({start:nt,end:M})=>nt<it&&M>it);if(yield(N.cells.length+(I?.fragments.length??0))*T.Yz/T.y,I&&yt&&x>0)return;
const $=I?ot(I,N.size,x===0?at:_):[];if(I&&!$.some(({start:nt,end:M})=>nt<it&&M>it)||I&&yt&&q(I,it,j.slice(1)))return;v.push((I&&Tt(N,it))??N)}return v}function q(j,it,yt){
let[v,x]=[1/0,-1/0];for(const{cells:I}of yt){const $=I.findIndex(({start:nt})=>nt>it);$>0&&(v=Math.min(v,I[$-1].start)),$>=0&&(x=Math.max(x,I[$].end))}const N=z*
j.size;return j.start>v+N&&j.end<x-N&&Math.abs(v+x-j.start-j.end)<2*N}function Z(j,it){if(j.cells.length!==1)return;const[yt]=j.cells,v=z*Math.min(j.size,it.size),
x=ot(yt,j.size).slice(0,U);if(x.length===0||gt(yt,x[0])>J)return;const N=({end:M})=>it.cells.some((d,m)=>m>0&&Math.abs(d.start-M)<v),I=x.reduce((M,d)=>M&&M.end-
M.start>=d.end-d.start?M:d,void 0),$=it.cells.at(-1),nt=x.find(N)??(I&&Math.abs(j.end-$.end)<v&&I.start<$.start?I:void 0);return nt&&Tt(j,(nt.start+nt.end)/2)}function ht(j,it){
if(j.cells.length>=it.cells.length)return;const yt=z*Math.min(j.size,it.size),v=j.cells.flatMap(I=>ot(I,j.size).slice(0,U));let x=j;for(const{start:I,end:$}of v)
it.cells.some(nt=>Math.abs(nt.start-$)<yt)&&(x=Tt(x,(I+$)/2)??x);const N=({start:I,end:$},nt)=>Math.abs(I-it.cells[nt].start)<yt||Math.abs($-it.cells[nt].end)<yt;
return x.cells.length===it.cells.length&&x.cells.every(N)?x:void 0}const gt=({fragments:j},it)=>j.filter(({start:yt})=>yt<it.start).length;function ot({fragments:j},it,yt=_){
const v=[];let x=-1/0,N="";for(const{start:I,end:$,text:nt}of j)N!==""&&Math.min(I,$)-x>=yt*it&&!P.test(N)&&v.push({start:x,end:Math.min(I,$),isLabel:N.endsWith(
":")}),x=Math.max(x,I,$),N=nt;return v}function Tt(j,it){const yt=j.cells.findIndex(({start:N,end:I})=>N<it&&I>it);if(yt<0)return;const v=[],x=[];for(const N of j.
cells[yt].fragments)(N.start<it?v:x).push(N);if(!(v.length===0||x.length===0))return{...j,cells:[...j.cells.slice(0,yt),Mt(v),Mt(x),...j.cells.slice(yt+1)],isTabular:!0}}
function Mt([j,...it]){const yt=new D.Y4(j);for(const v of it)yt.add(v);return yt}}),93463:((Nt,At,L)=>{L.d(At,{$:()=>w,f:()=>ht});var ct=L(27077);const T=2.2,B=3.2,
D=1.25,_=1.08,at=1.02,R=.3,C=.6,z=3,J=2,Y=1,X=3,V=2,U=2,P=100,O=200,G=new RegExp("\\p{L}","u"),H=/\d/,q=/^\d{1,2}$/,Z=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*ht(g){
const p={pairs:[],lacking:[]};let S=-1,tt=0;for(let ft=0;ft+1<g.length;ft++){(tt+=g[ft].cells.length)>=ct.y&&(tt=0,yield ct.Yz);const[Et,et]=[g[ft],g[ft+1]],ut=it(
Et,et)?N(et,Et):void 0;if(!(ut&&v(Et,et,g[ft-1]))||!M(Et,et)||u(g,ft)||b(g,ft+1)){for(const[Lt,_t]of ot(g,ft))gt(p,Lt,_t,N(_t,Lt));continue}S!==ft-1&&j(Et,g[ft-
1],et)||(S=ft+1,gt(p,Et,et,ut))}return p}function gt({pairs:g,lacking:p},S,tt,ft){for(const[et,ut]of ft.entries())g.push([S.cells[ut],tt.cells[et]]);if(ft.length===
S.cells.length)return;const Et=new Set(S.cells);for(const et of ft)Et.delete(S.cells[et]);p.push({labels:S.cells,without:Et})}function ot(g,p){const{cells:S,baseline:tt}=g[p],
ft=g[p+1].cells.length>S.length||Tt(g[p+1],S);if(!(ft||S.length>=X)||S.length<V||S.length>P)return[];const Et=[];for(let et=0,ut;et<S.length;et=ut){for(ut=et+1;ut<
S.length&&d([S[et],S[ut]]);ut++);if(ut-et<V||ut-et===S.length&&!ft)continue;const bt={baseline:tt,size:S[et].size,cells:S.slice(et,ut)},_t=g.slice(p+1,p+1+U).map(
It=>Mt(It,bt,S[et-1],S[ut])).find(It=>It!==void 0);!_t||!it(bt,_t)||_t.cells.some(({size:It})=>It<=_*bt.size)||N(_t,bt)&&M(bt,_t)&&Et.push([bt,_t])}return Et}const Tt=(g,p)=>g.
cells.length<=P&&g.cells.every(({start:S,end:tt})=>tt<p[0].start||S>p.at(-1).end);function Mt(g,p,S,tt){if(g.cells.length>P)return;const[ft,Et]=[p.cells[0].start-
R*p.size,tt?.start??1/0],et=({start:zt,end:Bt})=>Bt>(S?.end??-1/0)&&zt>=ft&&zt<Et&&Bt<=Et,ut=g.cells.filter(et),bt=ut.map(zt=>p.cells.findLastIndex(Bt=>Bt.start<=
zt.start)),Lt=zt=>bt.indexOf(bt[zt])===bt.lastIndexOf(bt[zt]),_t=(zt,Bt)=>tt!==void 0||p.cells.some(Xt=>$(Xt,zt))||yt(p,zt)&&Lt(Bt),It=ut.filter(_t);return It.length===
0?void 0:{baseline:g.baseline,size:It[0].size,cells:It}}function j(g,p,S){return!p||p.cells.length>P||p.size<_*g.size||g.baseline-p.baseline>=S.baseline-g.baseline?
!1:g.cells.every(tt=>p.cells.some(ft=>$(tt,ft)))}function it(g,p){if(g.cells.length<2||g.cells.length>P||p.cells.length>g.cells.length)return!1;const S=(p.baseline-
g.baseline)/Math.max(g.size,p.size);if(S<=T||S>B)return S<=T;const tt=R*g.size;return x(g,p)&&y(g.cells[0],!0)?!0:p.cells.every(({start:ft,size:Et})=>Et>D*g.size&&
g.cells.some(et=>Math.abs(et.start-ft)<tt))}const yt=(g,{size:p})=>p>D*g.size,v=(g,p,S)=>!S||!p.cells.every(tt=>yt(g,tt))||p.cells.some(tt=>g.cells.some(ft=>$(ft,
tt)))||p.baseline-g.baseline<=g.baseline-S.baseline,x=({cells:g},{cells:p})=>p.length>=z&&p.length===g.length&&p.every((S,tt)=>$(g[tt],S));function N(g,p){const S=[],
tt=new Set;for(const et of g.cells){const ut=p.cells.findIndex(_t=>$(_t,et));ut>=0&&tt.add(ut);const bt=R*p.size,Lt=ut>=0?ut:p.cells.findLastIndex(({start:_t})=>_t<=
et.start+bt);if(Lt<=(S.at(-1)??-1)||et.end>(p.cells[Lt+1]?.start??1/0))return;S.push(Lt)}return g.cells.length>=V&&g.cells.every(et=>yt(p,et))||2*tt.size>=g.cells.
length||I(g,p,S,tt)?S:void 0}function I({cells:g},{cells:p,size:S},tt,ft){let[Et,et,ut]=[0,1/0,-1/0];for(const[bt,Lt]of tt.entries()){const _t=p[Lt+1];if(!_t||ft.
has(Lt))continue;const It=_t.start-g[bt].end;Et++,et=Math.min(et,It),ut=Math.max(ut,It)}return Et>=J&&ut-et<R*S}function $(g,p){const S=R*Math.max(g.size,p.size);
return Math.abs(g.start-p.start)<S||Math.abs(g.end-p.end)<S||Math.abs(g.start+g.end-p.start-p.end)<2*S||nt(g,p)}const nt=(g,{start:p,size:S})=>S>D*g.size&&p>=g.
start&&p-g.start<C*S;function M({cells:g},{cells:p}){const S=g.map(w),tt=p.map(w),ft=p.every(({size:bt})=>bt>_*g[0].size),Et=bt=>G.test(bt)||ft&&q.test(bt);if(!d(
g)||!S.every(Et)||!S.some(bt=>G.test(bt))||tt.some(bt=>bt.endsWith(":")))return!1;const et=S.filter(bt=>bt.endsWith(":")).length;if(et>0)return et===S.length;if(ft)
return!S.some(bt=>Z.test(bt));if(S.some(bt=>H.test(bt)))return!1;if(p.every(bt=>y(bt,!m(g[0]))))return!0;const ut=tt.filter(bt=>H.test(bt)).length;return S.length>=
z&&tt.length===S.length&&(ut===tt.length||ut>=z)}function d(g){const[p]=g,S=m(p);return g.every(tt=>Math.abs(tt.size-p.size)<(at-1)*p.size&&y(tt,S))}const m=({fragments:g})=>g[0].
style.font.bold,y=({fragments:g},p)=>g.every(({style:S})=>S.font.bold===p);function f(g,p){return g.cells.length===p.cells.length&&p.baseline-g.baseline<=T*Math.
max(g.size,p.size)&&d([g.cells[0],p.cells[0]])&&p.cells.every((S,tt)=>$(g.cells[tt],S))}function u(g,p){let S=p;for(;S>0&&p-S<=Y&&f(g[S-1],g[S]);)S--;return p-S>
Y}function b(g,p){const S=g[p+1];return S!==void 0&&f(g[p],S)&&g[p].cells.some(tt=>!G.test(w(tt)))}function w({fragments:g}){let p="";for(const S of g){if(p.length>
O)break;p+=` ${S.text}`}return p.trim()}}),77211:((Nt,At,L)=>{L.d(At,{Z:()=>J,x:()=>X});var ct=L(62897),T=L(27077),B=L(44233),D=L(16160),_=L(73356);const at=20,
R=1e3,C=2,z=/\u00ad$/;function*J(P,O){const G=[];for(const q of yield*(0,D.SE)(P))yield T.Kl,G.push({lines:q,characters:Y(q)});const H=[];for(const{lines:q}of yield*(0,B.
p9)(G,(Z,ht)=>ht.characters-Z.characters))yield T.Kl,H.push(`${(yield*X(q,O)).join(`
`)}
`);return H.join(`
`)}const Y=P=>P.reduce((O,{cells:G})=>O+G.reduce((H,{characters:q})=>H+q,0),0);function*X(P,O){const G=P.flatMap(ot=>ot.cells),H=yield*V(G),q=(0,ct.Y)(G.map(({start:ot})=>ot)),
Z=(yield*U(P.slice(1).map((ot,Tt)=>ot.baseline-P[Tt].baseline)))||1,ht=[];let gt=0;for(const[ot,Tt]of P.entries()){const Mt=ot===0?1:Math.round((Tt.baseline-P[ot-
1].baseline)/Z);for(let it=1;it<Math.min(Mt,at);it++)ht.push("");let j="";for(const it of Tt.cells){const yt=Math.min(Math.round((it.start-q)/H),R),v=(0,_.x)(it,
O).replace(z,"");j=j.padEnd(Math.max(yt,j===""?0:j.length+C))+v,gt+=it.fragments.length,!(gt<T.y)&&(gt=0,yield T.Yz)}ht.push(j)}return ht}function*V(P){const O=P.
map(G=>(G.end-G.start)/Math.max(G.characters,1)).filter(G=>G>0);return(yield*U(O))||1}function*U(P){const O=yield*(0,B.p9)(P,(G,H)=>G-H);return O[O.length>>1]??
0}}),67268:((Nt,At,L)=>{L.d(At,{gB:()=>Jl,NQ:()=>jl,td:()=>Ql,dV:()=>Zl});var ct=L(61520),T=L(27077),B=L(45657),D=L(62897),_=L(98095);const at=3,R=4,C=.7,z=.85,
J=new RegExp("^\\p{L}.","u"),Y=new RegExp("^\\p{Ll}","u"),X=/[.!?:;]["\u201d\u2019)]?$/u;function*V({rows:t,places:e,count:n}){const s=[],i=Array.from({length:n},
()=>-1/0);let o=0;for(const[a,{cells:c}]of t.entries()){yield c.reduce((E,{fragments:A})=>E+A.length,0)*T.Yz/T.y;for(const[E,{end:A}]of c.entries())i[e[a][E]]=Math.
max(i[e[a][E]],A);if(e[a][0]===0){if(c.length<2||!J.test((0,_.b6)(c[0]))||Y.test((0,_.b6)(c[1])))return;o+=c[0].fragments.length,s.push([a])}else{if(s.length===
0)return;s.at(-1).push(a)}}if(s.length<at||s.length>C*t.length||o>R*s.length)return;const r=(0,D.K)(i.slice(1)),l=a=>{const c=t[a].cells.at(-1);return X.test((0,_.
b6)(c))||c.end-c.start<z*(r-c.start)};return s.every(a=>l(a.at(-1)))?s:void 0}var U=L(44233);const P=100,O=.5,G=.35,H=.03,q=1;function*Z(t){const e=t.reduce((h,{
cells:E})=>Math.max(h,E.length),0),n=t[0].cells.length===e&&t[0].cells.every(ot),s=yield*Tt(t.filter(({cells:h})=>h.length===e),n),i=yield*(0,U.p9)([...t.keys()],
(h,E)=>t[E].cells.length-t[h].cells.length);let o=0;for(const h of i)for(const E of t[h].cells){if(s.length>P)return;yt(s,E),!((o+=s.length)<T.y)&&(o=0,yield T.
Yz)}const r=new Set;let l=0;const a=t.map(h=>v(h,s)),c=a.map(({cells:h},E)=>{let A=-1;return h.map((rt,lt)=>{const[St,Pt]=j(s,rt);Pt>St&&it(s,rt,St,Pt)===void 0&&
r.add(E);let Rt=it(s,rt,St,Pt)??St;return Rt<=A&&lt>0&&(Rt=A,l++),A=Rt})});return{count:s.length,rows:a,places:c,spanning:r,conflicts:l}}const ht=new RegExp("\\p\
{L}","u"),gt=/\d/,ot=({fragments:t})=>t.some(({text:e})=>ht.test(e))&&!t.some(({text:e})=>gt.test(e));function*Tt(t,e){const n=t[0].cells.map(({start:i,end:o})=>({
start:i,end:o}));for(let i=1;i<n.length&&!e;i++)if(yield*Mt(t,i))return n;const s=n.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,
{start:r,end:l}]of i.entries())s[o].start=Math.min(s[o].start,r),s[o].end=Math.max(s[o].end,l);return s.every(({start:i},o)=>o===0||i>=s[o-1].end)?s:n}function*Mt(t,e){
const n=yield*(0,U.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let s=1/0;for(const{start:i,end:o,size:r}of n){if(i-s>q*r)return!0;s=s===1/0?o:Math.max(s,o)}
return!1}function j(t,{start:e,end:n}){let s=0;for(;s<t.length&&t[s].end<=e;)s++;let i=s-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[s,i]}function it(t,e,n,s){
let i;for(let o=n;o<=s;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<O*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function yt(t,e){const[n,s]=j(t,e);if(n>s){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===s?n:it(t,e,n,s);if(i===void 0)return;const o=t[i];o.start=
Math.min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function v(t,e){const n=t.cells.flatMap(s=>{const[
i,o]=j(e,s);return o>i&&it(e,s,i,o)===void 0?x(s,e,i):[s]});return n.length===t.cells.length?t:{...t,cells:n}}function x(t,e,n){const s=[new _.Y4(t.fragments[0])];
let i=n;for(const o of t.fragments.slice(1)){const r=s.at(-1),l=o.start-r.end>=G*t.size,a=e[i+1],c=a!==void 0&&Math.abs(o.start-a.start)<H*t.size;(l||c)&&a&&r.end<=
a.start&&o.start>=e[i].end?(s.push(new _.Y4(o)),i++):r.add(o)}return s}function*N({rows:t,places:e,count:n}){const s=Array.from({length:n},()=>({start:1/0,end:-1/0}));
for(const[i,{cells:o}]of t.entries()){for(const[r,{start:l,end:a}]of o.entries()){const c=s[e[i][r]];c.start=Math.min(c.start,l),c.end=Math.max(c.end,a)}yield o.
length*T.Yz/T.y}return s}var I=L(93463);const $=3,nt=2,M=new RegExp("\\p{L}","u");function*d(t){const e=yield*Z(t),[n,...s]=t,i=n.cells.length;if(!e||i<$||s.length<
nt||e.conflicts===0&&e.count===i||!n.cells.every(h=>M.test((0,I.$)(h))))return e;const o=yield*Z(s);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*N(
o),l=n.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const a=({start:h,end:E},A)=>h>(r[l+A-1]?.start??-1/0)&&E<(r[l+A+1]?.end??1/0);if(!n.cells.every(a))
return e;const c=[n.cells.map((h,E)=>l+E),...o.places];return{...o,rows:[n,...o.rows],places:c}}var m=L(11474);const y=1,f=2,u=3,b=2,w=.12,g=.5,p=.1,S=20,tt=new RegExp(
"\\p{L}","u");function*ft(t){const e=t.reduce((n,s)=>n+s.cells.length,0);for(const{place:n,width:s}of yield*Et(t)){const[i,o]=[et(t,({end:r})=>r<=n),et(t,({start:r})=>r>=
n)];if(yield e*T.Yz/T.y,ut(i,o)||(yield*bt(i,o,s)))return[i,o];if(Lt(i,o))return[i,o]}}function*Et(t){const e=yield*(0,U.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-
o.start),n=[];let s=1/0;for(const[i,{start:o,end:r,size:l}]of e.entries()){i%T.y===T.y-1&&(yield T.Yz);const a=(o-s)/l;a>=y&&n.push({place:(o+s)/2,width:a}),s=s===
1/0?r:Math.max(s,r)}return n.sort((i,o)=>o.width-i.width).slice(0,S)}function et(t,e){const n=[];for(const s of t){const i=s.cells.filter(e);if(i.length===0)continue;
const[o,r]=[i[0].start,i.at(-1).end];n.push(i.length===s.cells.length?s:{...s,cells:i,start:o,end:r,isTabular:i.length>1})}return n}function ut([t],[e]){return!t||
!e||t.baseline!==e.baseline||t.cells.length<b||t.cells.length!==e.cells.length||!tt.test((0,_.b6)(t.cells[0]))?!1:t.cells.every((n,s)=>(0,_.b6)(n)===(0,_.b6)(e.
cells[s]))}function*bt(t,e,n){const[s,i]=[It(t),It(e)],[o,r]=[zt(s),zt(i)];if(yield(t.length+e.length)*T.Yz/T.y,!(o.last<r.first||r.last<o.first)||!_t(s,i))return!1;
const l=e.flatMap(({cells:a})=>a.length>1?[a.slice(0,2)]:[]);return!Bt(l)||!Xt(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>1)?Bt(t.flatMap(({cells:a})=>a.length>
1?[a.slice(-2)]:[])):n>=f&&l.every(([a])=>tt.test((0,_.b6)(a)))}function Lt(t,e){if(Math.min(t.length,e.length)<u||![t,e].some(l=>l.every(({isTabular:a})=>!a)))
return!1;const[n,s]=[zt(t),zt(e)];if(!(n.last<s.first||s.last<n.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[l,a[0]]));let[o,r]=[1/0,-1/0];for(const{
baseline:l,cells:a}of t){const c=i.get(l);if(!c)continue;const h=(c.baseline-a[0].baseline)/Math.min(c.size,a[0].size);[o,r]=[Math.min(o,h),Math.max(r,h)]}return r-
o>=p}const _t=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function It(t){const e=t.findIndex(({cells:n})=>n.length>1);return e<0?t:
t.slice(e)}function zt(t){let[e,n]=[1/0,-1/0];for(const{cells:s}of t)for(const{fragments:i}of s)e=Math.min(e,i[0].order),n=Math.max(n,i[0].order);return{first:e,
last:n}}function Bt(t){if(t.length<u)return!1;let e=-1/0;for(const[n,s]of t){if(Math.min(n.order,s.order)<e)return!1;e=Math.max(n.order,s.order)}return!0}function Xt(t){
return t.every(({start:n,size:s})=>Math.abs(n-t[0].start)<w*s)||t.filter(n=>tt.test((0,_.b6)(n))).length>g*t.length}var le=L(34659);const Zt=5,Ae=2.5,Oe=/^[^\p{Ll},;:)]/u,
Le=.8,Gt=/^[.\u2026]+$/,Qt=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function*_e(t){const e=new Map;let n=0;for(const o of t)for(const r of o){yield r.cells.reduce((a,{fragments:c})=>a+
c.length,0)*T.Yz/T.y;const l=Re(r.cells);l&&(e.set(r,l),l.leaders.length===1&&ve(l,r)&&n++)}const s=new Map;if(e.size===0)return{groups:t,dots:s};const i=n>=Le*
e.size;if(!i)for(const{leaders:o}of e.values())for(const[r,l]of o)s.set(r,l);return{groups:t.map(o=>o.map(r=>{const l=e.get(r);if(!l)return r;const a=i?we(r.cells):
l.cells;return{...r,cells:a,gutters:W(a,r)}})),dots:s}}function we(t){const e=[];for(const{fragments:n}of t)e.length>0&&(Gt.test(n[0].text)||Gt.test(e.at(-1).at(
-1).text))?(0,B.RZ)(e.at(-1),n):e.push([...n]);return e.length===t.length?t:e.map(m.dJ)}function ve({cells:t},{cells:e}){const{fragments:n}=t.at(-1),s=e.at(-1).
fragments.at(-n.length-1)??e.at(-2)?.fragments.at(-1);return n.length===1&&Qt.test(n[0].text)&&s!==void 0&&Gt.test(s.text)}function Re(t){if(!t.some(({fragments:c})=>c.
some(({text:h})=>Gt.test(h))))return;const e=[],n=[];let s=[],i=!0;const o=c=>{i?e.push([c]):e.at(-1).push(c),i=!1},r=c=>{const h=e.at(-1)?.at(-1);if(c&&h&&ae(h,
s,c))n.push([h,s,c]),i=!0;else for(const E of s)o(E);s=[]};for(const{fragments:c}of t){s.length===0&&(i=!0);for(const h of c){if(Gt.test(h.text)){s.push(h);continue}
s.length>0&&r(h),o(h)}}const l=s.length>0;r(void 0);const a=n.length>0&&n.every(([,,c])=>Oe.test(c.text));return l||!a?void 0:{cells:e.map(m.dJ),leaders:n}}function ae(t,e,n){
if(e.reduce((o,{text:r})=>o+r.replaceAll("…","...").length,0)<Zt)return!1;const i=[t,...e,n];return i.every((o,r)=>r===0||o.start-i[r-1].end<Ae*o.style.size)}
function W(t,{cells:e,gutters:n}){if(n.size===0)return n;const s=new Set(Array.from(n,i=>e[i].fragments[0]));return new Set([...t.keys()].filter(i=>i>0&&s.has(t[i].
fragments[0])))}const F=1.25,st=new RegExp(`^(?:[${le.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),K=new RegExp(`^${le.vs}`,"u");function k(t,{baseline:e,
size:n,hasRuleAbove:s,hasRuleBelow:i}){const o=Mn(t.length>1?bn(t):t),r=o.length===2&&(pt(o[0],o[1])||Ot(o[0],o[1]))||Ft(o),[l,a]=[o[0].start,o.reduce((h,E)=>Math.
max(h,E.end),-1/0)],c=o.length>1&&!r&&!mt(o);return{cells:o,baseline:e,size:n,start:l,end:a,isTabular:c,...s&&{hasRuleAbove:s},...i&&{hasRuleBelow:i}}}const Q=new RegExp(
"\\p{L}{2}","u"),dt=t=>t.length>2&&mt(t)&&Q.test((0,_.b6)(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function mt([t,...e]){return e.every(({size:n})=>t.size>F*n)&&!/\d/.
test((0,_.b6)(t))}const pt=(t,e)=>st.test((0,_.b6)(t))||Wt.test((0,_.b6)(t))&&e.fragments.length>=Ht&&vt.test(e.fragments[0].text)||t.characters===1&&K.test(`${(0,_.
b6)(t)} ${(0,_.b6)(e)}`),Ot=(t,e)=>wt.test((0,_.b6)(t))&&vt.test(e.fragments[0].text)&&e.start-t.end<Ct*t.size&&[t,e].every(({fragments:n})=>n.every(({style:s})=>s.
font.bold)),wt=/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/,Ct=2.5,Wt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Ht=4,vt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");
function Ft(t){const[e,n]=t.slice(-2);return!n||t.length>kt||!Qt.test((0,_.b6)(n))||e.fragments.length<Zt?!1:(t.length===kt?e.fragments:e.fragments.slice(-Zt)).
every(({text:i})=>Gt.test(i))}const kt=3;function bn(t){return t.some(({fragments:e},n)=>n<t.length-1&&qe.test(e.at(-1).text))?t.flatMap((e,n)=>{const[s,i]=e.fragments.
slice(-2);return!(i&&n<t.length-1&&qe.test(i.text)&&/\d\)?$/.test(s.text))||!/^[\d(.,-]/.test((0,_.b6)(t[n+1]))?[e]:[(0,m.dJ)(e.fragments.slice(0,-1)),(0,m.dJ)(
[i])]}):t}const qe=/^[$\u00a3\u00a5]$/u;function Mn(t){if(t.length<2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const s=e.at(-1);s?.
characters===1&&m.UM.test((0,_.b6)(s))&&/^[\d(.,-]/.test((0,_.b6)(n))?e.push(e.pop().joined(n)):e.push(n)}return e}const Sn=2,ts=3.2,Tn=.4,es=2,An=100,On=1e3,Ln=/^(?:19|20)\d\d$/,
_n=/^[^\d\s]{1,3}$/,ce=t=>{const e=(0,_.b6)(t);return new RegExp("\\p{L}","u").test(e)||Ln.test(e)||_n.test(e)};function*wn(t,e){if(t.length>An||e.length>On)return t;
const n=new Set,s=[];for(const i of t){yield(t.length+e.length)*T.Yz/T.y;const o=ss(i.rows[0])?vn(i,t,e):void 0;o?.levels&&n.add(o.levels),s.push(o?Rn(o,i):i)}return s.
filter((i,o)=>!n.has(t[o]))}function vn(t,e,n){const{rows:s}=t,[i,o,r]=s,l=r&&{upper:i,middle:o,lower:r,below:s.slice(3)};if(l&&Ie(l))return l;const a=s.slice(1);
for(const h of e){const[E,A]=h.rows,rt={upper:E,middle:i,lower:A,below:a,levels:h};if(h!==t&&h.rows.length===2&&Ie(rt))return rt}const c=s.slice(2);for(const h of n){
const E=i.baseline-h.baseline;if(h.cells.length>1||E<=0||E>ts*i.size)continue;const A={upper:k(h.cells,h),middle:i,lower:o,below:c};if(Ie(A))return A}}const ss=({
cells:t})=>t.every(ce),ns=({cells:t})=>t.reduce((e,{fragments:n})=>e+n.length,0);function Ie({upper:t,middle:e,lower:n,below:s}){const[i,o]=[e.baseline-t.baseline,
n.baseline-e.baseline];if(i<=0||o<=0||i+o>ts*e.size||Math.abs(i-o)>Tn*e.size||s.length<Sn||s[0].baseline<=n.baseline||![t,e,n].every(ss)||ns(n)<=ns(t))return!1;
const r=[...t.cells,...n.cells];if(e.cells.some(c=>r.some(h=>c.start<h.end&&c.end>h.start)))return!1;const[l,a]=[(0,D.Y)(s.map(({start:c})=>c)),(0,D.K)(s.map(({
end:c})=>c))];return r.every(({start:c,end:h})=>c>l-es&&h<a+es)}function Rn({upper:t,middle:e,lower:n,below:s},i){const o=[...e.cells,...n.cells].sort((l,a)=>l.
start-a.start),r=[t,k(o,n),...s];return{...i,rows:r,tabular:r.filter(({isTabular:l})=>l).length}}var xt=L(20779);const In=1.08,ze=1.02,zn=.72,xn=.3,is=2,Nn=new RegExp(
"\\p{L}","u");function*Dn(t){const{rows:e}=t,n=[];let s=0;for(let i=0;i+2*is<=e.length;i++){if(yield e[i].cells.length*T.Yz/T.y,!rs(e,i))continue;let o=i+2;for(;o+
1<e.length&&rs(e,o)&&Bn(e,i,o);)o+=2;if(!(o-i<2*is||!Cn(e.slice(i,o)))){i>s&&n.push(os(e.slice(s,i)));for(let r=i;r<o;r+=2)n.push(Pn(e[r],e[r+1]));s=o,i=o-1}}return s===
0?[t]:s===e.length?n:[...n,os(e.slice(s))]}function Cn(t){const e=t.filter((n,s)=>s%2===0).flatMap(({cells:n})=>n.map(_.b6));return new Set(e).size===e.length}const os=t=>({
rows:t,tabular:t.filter(({isTabular:e})=>e).length});function rs(t,e){const[n,s]=[t[e],t[e+1]];if(!n.isTabular||s.cells.length>n.cells.length||!n.cells.every(r=>Nn.
test((0,_.b6)(r)))||!(fe(s)>In*fe(n))&&!(he(s)&&!he(n)&&fe(s)>fe(n)/ze))return!1;const o=ls(n,s);return o.every((r,l)=>r>=0&&(l===0||r>o[l-1]))}function Bn(t,e,n){
const s=(o,r)=>Math.abs(o.size-r.size)<(ze-1)*o.size&&he(o)===he(r),i=o=>t[o].baseline-t[o].size*zn-t[o-1].baseline;return s(t[e],t[n])&&s(t[e+1],t[n+1])&&i(n+1)<=
i(n)*ze}const ls=({cells:t,size:e},n)=>n.cells.map(s=>{const i=xn*e,o=({start:r,end:l})=>Math.abs(r-s.start)<i||Math.abs(l-s.end)<i||Math.abs(r+l-s.start-s.end)<
i;return t.findIndex(o)}),fe=({cells:t})=>t.reduce((e,{size:n})=>Math.min(e,n),1/0),he=({cells:t})=>t.every(({fragments:e})=>e.every(({style:n})=>n.font.bold));
function Pn(t,e){const n=ls(t,e),s=t.cells.map((i,o)=>e.cells.filter((r,l)=>n[l]===o).map(r=>(0,xt.cA)([r])));return new xt.QH([t.cells.map(i=>[(0,xt.cA)([i])]),
s])}var as=L(16160);const Wn=3.5,xe=.3,Yn=1.1,Un=1.15,Gn=1.35,Ne=3,Vt=1.6,Jt=.8,qt=.87,Hn=2,De=2,Kn=8,$n=.6,Fn=8,Vn=1.5,cs=3,jn=1.1,$t=.05,ue=10,kn=20,Xn=100,Zn=2,
fs=2,Qn=2,Jn=new RegExp("^\\p{Ll}","u"),qn=/[.!?:]$/;function*Ce(t,e=!1){const n=[];let s=[],i=0,o=[];const r=l=>{l.tabular<(l.isWide?Ne:fs)||(l.takeRest(),n.push(
l))};for(const l of t)for(const a of(0,as.l$)(l).flatMap(dt)){(i+=a.length*(1+s.length)+a[0].fragments.length)>=T.y&&(i=0,yield T.Yz);const c=k(a,l);for(const E of s)
E.isNear(c)||r(E);s=s.filter(E=>E.isNear(c));const h=s.find(E=>E.start<c.end&&E.end>c.start);if(!(h?.takes(c)||!h&&s.some(E=>E.takesGroup(c)))){if(h&&r(h),s=s.filter(
E=>E!==h),!c.isTabular)o=[c,...o.slice(0,Zn)];else if(c.cells.length<=Xn&&s.length<kn){const E=o.find(({start:lt,end:St})=>lt<c.end&&St>c.start),A=E&&de(E,c)?(0,m.
X6)(E,c):void 0,rt=new hs(A??c,e);!A||rt.takes(c)?s.push(rt):s.push(new hs(c,e)),!A&&E&&ti(E,c)&&rt.rows.unshift(E),o=[]}}}return s.forEach(r),n}function ti({cells:t,
baseline:e,size:n},s){const[i]=t,o=$t*n,r=({fragments:a})=>a.every(({style:c})=>c.font.bold),l=s.baseline-e;return t.length>1||n!==s.size||l<Jt*n||l>Gn*n||!Q.test(
(0,_.b6)(i))?!1:s.cells.some((a,c)=>{const h=Math.abs(a.start-i.start)<o,E=Math.abs(a.end-i.end)<o||Math.abs(a.start+a.end-i.start-i.end)<2*o;return r(a)!==r(i)||
!(c>0?h||E:E&&!h)?!1:s.cells.every(A=>A===a||A.end<i.start||A.start>i.end)})}class hs{takesProse;rows;tabular=1;start;end;isWide=!1;hasProse=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e,n){
this.takesProse=n,this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return de(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const n=e.
baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||n>Fn*e.size)return!1;const s=this.rows.at(-2);return(!s||n<Vn*(this.last.baseline-s.baseline))&&
ei(this.last,e)}takes(e){const n=this.divided(e);if(!n.isTabular){const i=(n.start<this.start+n.size||this.isCentred(n))&&us(n,this.last);this.areDetails=(this.
single.length===0||this.areDetails)&&this.isDetail(n);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(n,o)||te(o,n),a=this.countSingle()>=De&&
!(this.single.length<ue&&l),c=this.isProse(n)&&!this.isInCell(n);return a||i||c&&!this.isInLast(n)?!1:(this.hasProse||=c,this.single.push(n),!0)}if(this.countSingle()>
De&&!this.areDetails||!si(this.last,n))return!1;de(this.single.at(-1)??this.last,n)||(this.isWide||=n.cells.length<cs||n.cells.length!==this.last.cells.length);
const s=n.baseline-(this.single.at(-1)??this.last).baseline;n.start<this.start+n.size&&s>=Jt*n.size&&(this.pitch=Math.min(this.pitch,s));for(const i of this.single)
this.rows.push(i);return this.rows.push(n),this.single=[],this.last=n,this.tabular++,this.start=Math.min(this.start,n.start),this.end=Math.max(this.end,n.end),!0}countSingle(){
const{single:e,last:n}=this;return e.length>ue?e.length:e.filter((s,i)=>!te(e[i-1]??n,s)).length}divided(e){return(0,m.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,m.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=De||e.end>this.start||this.tabular>Hn&&!(Math.abs(e.start-this.before)<$t*e.
size)||!de(this.single.at(-1)??this.last,e)||us(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&te(this.rows.
at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>0;l--)this.rows.push(this.single.shift());for(;this.single.length>
0&&this.isWrapped(this.single[0]);)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(
l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}
const n=this.rows.at(-2),s=Math.max(this.pitch,n?this.last.baseline-n.baseline:0);if(!e||e.baseline-this.last.baseline>qt*s||this.tabular<Ne||e.baseline-this.last.
baseline>Vt*e.size)return;const i=xe*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-a)<i,r=n&&e.baseline-this.last.baseline<Jt*e.size&&this.last.
baseline-n.baseline<Jt*e.size;(this.last.cells.slice(1).some(o)||r&&n.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:s})=>s).
length<fs||this.rows.at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,ue).findIndex(({hasRuleBelow:s})=>s),n=[this.rows.at(-1),...this.single.slice(0,
e)];return n.every((s,i)=>i===0||s.baseline-n[i-1].baseline<=Vt*s.size)?e:0}isRepeated(e){const n=this.rows.at(-1),s=e.baseline-n.baseline;if(e.isTabular||s>Vt*
e.size)return!1;const i=$t*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[a,c]=[this.rows[l-1],this.rows[l]],h=c.baseline-a.baseline;r||=qt*h>
s,!c.isTabular&&a.isTabular===n.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(h-s)<i&&o++}return r&&o>=Qn}isWrapped(e){const n=this.rows.at(-1),[s,i]=this.last.
cells,o=e.baseline-n.baseline,r=$t*e.size,l=({cells:h})=>Jn.test((0,_.b6)(h[0])),a=(h,E)=>!l(h)&&l(E)&&Math.abs(E.start-s.start)<r;if(e.isTabular||!a(n,e)||e.size!==
this.last.size||e.end>i.start||qn.test((0,_.b6)(s))||o>Vt*e.size)return!1;const c=(h,E)=>a(h,E)&&Math.abs(E.baseline-h.baseline-o)<r;return o<qt*this.pitch||this.
rows.some((h,E)=>E>0&&c(this.rows[E-1],h))}isRest(e,n){return this.tabular<Ne||e.isTabular||e.size!==this.last.size||e.baseline-n.baseline>jn*this.pitch?!1:this.
last.cells.some(({start:s},i)=>i>0&&Math.abs(s-e.start)<$t*e.size)}isDetail(e){const[n]=this.single,s=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.
last.size)return!1;const i=$t*e.size;if(e.baseline-s.baseline>Vt*e.size&&(n?this.isBelowSpace():!this.isInCell(e)))return!1;if(n)return Math.abs(n.start-e.start)<
i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<
i)}isInCell({start:e,end:n,size:s}){const{cells:i}=this.last,o=$t*s,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,a=i.findIndex(h=>h.start>e+o);if(a<
1||n>=i[a].start)return!1;const c=i[a-1];return a>1&&Math.abs(c.start-e)<o||l===!0&&c.end<e}isInLast({start:e,size:n,baseline:s}){const i=this.single.at(-1)??this.
last,o=this.last.cells.at(-1).start,r=$t*n;return this.takesProse&&this.single.length<ue&&s-i.baseline<=Vt*n&&Math.abs(e-o)<r&&this.single.every(l=>Math.abs(l.start-
o)<r)}isCentred({start:e,end:n,size:s}){return Math.abs(e+n-this.start-this.end)<s}isBelowSpace(){const{single:e,last:n}=this;return e.some((s,i)=>s.baseline-(e[i-
1]??n).baseline>Vt*s.size)}isProse({cells:e,start:n,end:s}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=Kn&&s-n>$n*(this.end-this.start)}}function us(t,e){
const n=({cells:s})=>s.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>F*e.size||t.size>(n(e)?Un:Yn)*e.size&&n(t)}function ei(t,e){const[
n,s]=t.cells.length<e.cells.length?[t,e]:[e,t],i=xe*e.size;let o=0;for(const{start:c,end:h}of n.cells){for(;o<s.cells.length&&s.cells[o].end<c;)o++;const E=s.cells[o];
if(!E||!(Math.abs(E.start-c)<i||Math.abs(E.end-h)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test((0,_.b6)(l));return n.
cells.length>=cs||a}const te=(t,{baseline:e,size:n})=>e-t.baseline<Jt*Math.min(n,t.size),de=(t,e)=>e.baseline-t.baseline<=Wn*Math.max(e.size,t.size);function si(t,e){
const n=xe*Math.min(t.size,e.size);for(let s=0,i=0;s<=t.cells.length&&i<=e.cells.length;){const[o,r]=ds(t,s),[l,a]=ds(e,i);if((gs(t,s)||gs(e,i))&&Math.min(r,a)-
Math.max(o,l)>=n)return!0;r<a?s++:i++}return!1}const ds=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],gs=({cells:t},e)=>e>0&&e<t.length,ms=.1,ni=.5,ii=.95,
Be=3,ps=1.6,oi=.95;function*ri(t,e){const n=yield*(0,U.p9)(e.filter(({isVertical:c})=>!c),(c,h)=>c.at-h.at);if(n.length<Be-1||t.length<Be||t[0].cells[0].frame.cos!==
1)return t;const s=[t[0]];let i=0;for(let c=1;c<t.length;c++){const[h,E]=[t[c-1],t[c]],[A,rt]=[h.baseline+ms*h.size,E.baseline-ni*E.size];for(;i<n.length&&n[i].
at<=A;)i++;let lt=i;for(;lt<n.length&&n[lt].at<rt;)lt++;yield(1+lt-i)*T.Yz/T.y;const St=n.slice(i,lt);Pe([h],St)&&s.push({...s.pop(),hasRuleBelow:!0}),s.push(Pe(
[h,E],St)?{...E,hasRuleAbove:!0}:E),i=lt}const o=s.pop(),{baseline:r,size:l}=o,a=n.slice(i).filter(({at:c})=>c>r+ms*l&&c<r+ps*l);return s.push(Pe([o],a)?{...o,hasRuleBelow:!0}:
o),s}function Pe(t,e){if(e.length===0)return!1;const n=(0,D.Y)(t.map(({cells:r})=>r[0].start)),s=(0,D.K)(t.map(({cells:r})=>r.at(-1).end));let[i,o]=[0,n];for(const{
from:r,to:l}of[...e].sort((a,c)=>a.from-c.from)){const a=Math.min(l,s);a<=o||(i+=a-Math.max(r,o),o=a)}return i>=ii*(s-n)}function*li({rows:t,spanning:e},n){const s=[];
for(const[l,{hasRuleAbove:a}]of t.entries())l===0||a===!0?s.push([l]):s.at(-1).push(l);if(s.length<Be||s.length===t.length)return;yield t.length*T.Yz/T.y;const i=l=>t[l].
baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of s){l[0]>0&&(r=Math.min(r,i(l[0])));for(const a of l.slice(1)){if(e.has(a)||i(a)>ps*t[a].size)return;o=Math.
max(o,i(a))}if(l.length>1&&!ai(l.map(a=>t[a]),n))return}return r>=oi*o?s:void 0}function ai(t,e){const n=t.reduce((s,{cells:i})=>Math.max(s,i.length),0);return n>
1&&t.filter(({cells:s})=>s.length===n).length===1&&t.filter(e).length<=1}const ci=1.2,fi=1.6,hi=3,ui=2,di=.5,gi=40,mi=3;function*pi(t,e){const{rows:n}=t,s=n.slice(
1).map((i,o)=>i.baseline-n[o].baseline);for(const i of yield*Ei(s,(0,D.Y)(n.map(({size:o})=>o)))){const o=yield*yi({...t,isNumber:e},s,i);if(o)return o}}function*yi(t,e,n){
const{rows:s,places:i,isNumber:o}=t,r=[];let[l,a,c]=[0,0,0];for(let A=0,rt;A<s.length;A=rt){for(rt=A+1;rt<s.length&&e[rt-1]<=n;)rt++;if(rt-A>gi)return;yield(rt-
A)*T.Yz/T.y;const lt=Array.from({length:rt-A},(St,Pt)=>A+Pt);if(lt.length>1&&!bi(lt,t)&&!Mi(lt,t)){if(A>0||lt.some(St=>s[St].cells.some(o)))return;for(const St of lt)
r.push([St]);continue}lt.length>1&&l++,lt.length>1&&lt.slice(1).every(St=>te(s[St-1],s[St]))&&c++,lt.slice(1).some(St=>ge(i[St]))&&!ge(i[A])&&a++,r.push(lt)}const h=a===
0||l>=di*r.length,E=l>=ui||l>0&&l===c;return h&&E&&r.length>=hi?r:void 0}function*Ei(t,e){const n=yield*(0,U.p9)(t,(i,o)=>o-i),s=[];for(let i=1;i<n.length&&s.length<
mi;i++){const[o,r]=[n[i-1],n[i]];r>0&&r<=fi*e&&o>=ci*r&&s.push(r)}return s}function bi(t,{rows:e,places:n,spanning:s,isNumber:i}){const o=(0,D.K)(t.map(c=>e[c].
cells.length)),r=t.filter(c=>e[c].cells.length===o),l=c=>e[c].cells.length===1||!e[c].cells.some(i);if(t[0]===0&&s.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||
l(c)))return!1;const a=t.filter(c=>c<r[0]&&ge(n[c])).length;return a===0||a===t.filter(c=>c>r[0]&&ge(n[c])).length}function Mi(t,{rows:e,places:n,spanning:s,isNumber:i}){
return t.some(r=>s.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>te(e[r-1],e[r])&&n[r].every(l=>!n[r-1].includes(l)))}const ge=t=>t.length===
1&&t[0]===0,Si=1.6,me=.95,Ti=.1,Ai=1.2,Oi=.4,Kt=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Li=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),_i=/^\d{1,3}\.?$/,ee=new RegExp("^\\p{Ll}","u"),wi=/\w@\w|^\w{2,5}:\/\/|^www\./,ys=/^[\p{Lu}\p{N}]/u,
jt=2,We=2,vi=2;function*Es(t){const{rows:e}=t,s=(yield*li(t,({cells:l})=>l.some(a=>Kt.test((0,_.b6)(a)))))??(yield*pi(t,l=>Kt.test((0,_.b6)(l))));if(s)return s;
const i=[],o=Ri(t),r=Ii(t,o);for(const l of e.keys()){const a=l<o;l>0&&(a?Pi(t,l)&&!Gi(t,l,o):Ms(t,l,o)||l!==o&&zi(t,l,r)||xi(t,l,r))?i.at(-1).push(l):i.push([l])}
return i}function Ri({rows:t,places:e,count:n}){const s=t.findIndex((a,c)=>Ui(a)||Bi(a,e[c]));if(s<We||t.slice(0,s).every(a=>Ye(a,c=>c)))return s;const i=t.slice(
1,s+1).map((a,c)=>a.baseline-t[c].baseline),o=(0,D.K)(s>We?i.slice(1):i)*me<=(0,D.Y)(i),r=({cells:a},c)=>a.length>1&&e[c][0]===0&&!ee.test((0,_.b6)(a[0])),l=s>We||
t[1].cells.length===n&&t[1].cells.every(a=>ys.test(se(a)));return o&&l&&t.slice(0,s).every(r)?1:s}function Ii(t,e){const{rows:n,places:s}=t;let i=1/0;for(let o=1;o<
n.length;o++)n[o].cells.length>1&&s[o][0]===0&&!Ms(t,o,e)&&(i=Math.min(i,n[o].baseline-n[o-1].baseline));return i}function zi({rows:t,places:e,count:n},s,i){const[
o,r]=[t[s-1],t[s]];return i===1/0||r.baseline-o.baseline>qt*i||e[s][0]===0||!pe(o,r)||Di(o,r)||Ci(o,r)?!1:e[s].every((l,a)=>{const c=o.cells[e[s-1].indexOf(l)];
return c!==void 0&&(n>jt||!(bs(c)&&bs(r.cells[a])))})}function xi({rows:t,places:e},n,s){const[i,o,r]=[t[n-1],t[n],t[n+1]],l=o.baseline-i.baseline;return o.cells.
length>1||e[n][0]!==0||i.cells.length===1||e[n-1][0]!==0||s===1/0||l>qt*s||!pe(i,o)||o.size>i.size||r&&r.baseline-o.baseline<Ai*l?!1:Math.abs(i.start-o.start)<Ti*
o.size&&Ni(i.cells[0],o.cells[0])}const Ni=(t,e)=>!e.fragments.some(({style:n})=>n.font.bold)||t.fragments.every(({style:n})=>n.font.bold),Di=(t,e)=>[t,e].every(
({cells:n})=>n.length>1&&Kt.test((0,_.b6)(n.at(-1))))&&new RegExp("\\p{L}","u").test((0,_.b6)(e.cells.at(-2))),Ci=(t,e)=>[t,e].every(({cells:n})=>n.length>jt&&Kt.
test((0,_.b6)(n.at(-1)))),bs=({fragments:t})=>t.length>1&&Kt.test(t.at(-1).text);function Bi({cells:t},e){const n=t.filter((i,o)=>e[o]>0),s=n.filter(i=>Kt.test(
(0,_.b6)(i))||Li.test((0,_.b6)(i)));return s.length>0&&2*s.length>=n.length}const pe=(t,e)=>e.baseline-t.baseline<=Si*Math.max(e.size,t.size),Pi=({rows:t,spanning:e,
count:n},s)=>!e.has(s)&&!e.has(s-1)&&pe(t[s-1],t[s])&&!t[s].hasRuleAbove&&!Wi(t[s-1],t[s])&&!(n===jt&&t[s-1].cells.length===jt&&t[s].cells.length===jt)&&!Yi({rows:t,
count:n},s),Wi=(t,e)=>Ye(t,n=>n)&&Ye(e,n=>!n),Ye=({cells:t},e)=>t.every(({fragments:n})=>n.every(({style:s})=>e(s.font.bold)));function Yi({rows:t,count:e},n){const[
s,i,o]=[t[n-1],t[n],t[n+1]];return s.cells.length!==e||i.cells.length!==e||i.baseline-s.baseline<me*(o.baseline-i.baseline)?!1:[s,i].some(({cells:r})=>r.slice(1).
some(l=>Kt.test((0,_.b6)(l))))}const Ui=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function Gi({rows:t,places:e,count:n},s,i){
const{cells:o}=t[s],r=o.length===jt&&n>jt&&_i.test((0,_.b6)(o[0]));if(s!==i-1||o.length>1&&!r||e[s][0]!==0)return!1;const l=t[i+1];if(!l||t[s-1].cells.length===
1||ee.test((0,_.b6)(t[s].cells[0])))return!1;const a=t[s].baseline-t[s-1].baseline;return a>me*(t[i].baseline-t[s].baseline)&&a>me*(l.baseline-t[i].baseline)}const se=({
fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function Ms({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];if(s===i||!pe(o,r)||ee.test(se(t[0].
cells[0]))&&o.cells.length===n&&r.cells.length===n)return!1;const l=A=>ee.test(se(A))&&!wi.test(se(A)),a=A=>ys.test(se(A));if(!(e[s][0]===0?l(r.cells[0])&&!r.cells.
some(a):r.cells.some(l)))return!1;const h=({cells:A})=>A.every(rt=>!Kt.test((0,_.b6)(rt))),E=e[s].every(A=>e[s-1].includes(A));return h(r)&&E?!0:o.cells.length===
1&&r.cells.length>1&&e[s-1][0]===0&&ee.test((0,_.b6)(r.cells[0]))}function*Hi(t){if(!t.some((l,a)=>a>0&&l.length>1&&l.every(Ki)))return[t];const e=t.filter(l=>l.
length>0);if(e.length>2&&e.filter(l=>l.length>1).length===1)return[t];const n=t.flatMap((l,a)=>l.flatMap(c=>c.segments.map(h=>({segment:h,column:a,line:c.baseline})))),
s=yield*(0,U.p9)(n,(l,a)=>l.line-a.line||l.column-a.column),i=[],o=[];for(let l=0,a;l<s.length;l=a){const{line:c,segment:h}=s[l];for(a=l+1;a<s.length&&s[a].line-
c<Oi*h.size;)a++;const E=s.slice(l,a).sort((rt,lt)=>rt.column-lt.column);o.push(E.map(({column:rt})=>rt));const A=E.map(rt=>rt.segment);i.push({cells:A,baseline:c,
size:h.size,start:A[0].start,end:A.at(-1).end,isTabular:E.length>1}),i.length%T.y===0&&(yield T.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*Es(
r)).map(l=>Ue(r,l))}const Ki=({segments:t})=>t.length===1&&(t[0].characters<=vi||Kt.test((0,_.b6)(t[0])));function Ue({count:t,rows:e,places:n},s){const i=Array.
from({length:t},()=>[]);for(const o of s){const r=new Map;for(const[l,a]of e[o].cells.entries()){const c=n[o][l],h=r.get(c);h?h.push(a):r.set(c,[a])}for(const[l,
a]of r)i[l].push((0,xt.cA)(a))}return i}const $i=/^[-\u2010-\u2013\u2212+(]$/u,Fi=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Vi=/^[-\u2010-\u2013\u2212(]$/u,
ji=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,ki=/\d[)%]?$/,Xi=.6;function*Zi(t){const e=[];for(const[s,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[s][r],
o]))),yield i.length*T.Yz/T.y;const n=new Map;for(let s=0;s<t.count;s++){if(yield e.length*T.Yz/T.y,n.has(s-1)&&n.get(s-1)===s)continue;const i=Qi(e,s);i!==void 0&&
n.set(s,i)}return n.size===0||t.conflicts>0?t:Ss(t,n)}function Qi(t,e){const n=t.filter(h=>h.has(e)),s=n.map(h=>h.get(e)),i=s.map(_.b6);if(i.length===0)return;const o=n.
every(h=>ki.test(Ge(h,e-1))),r=n.every(h=>ji.test(Ge(h,e+1))),l=h=>i.every(E=>Vi.test(E))&&!t.some(E=>!E.has(e)&&/\d/.test(Ge(E,h))),a=(h,E)=>(E.start-h.end)/h.
size;return o&&i.every(h=>Fi.test(h))&&!l(e-1)&&(n.every((E,A)=>a(E.get(e-1),s[A])<Xi)||n.every(E=>!E.has(e+1)))?e-1:!r||!i.every(h=>$i.test(h))||l(e+1)?void 0:
n.every((h,E)=>{const[A,rt]=[h.get(e-1),h.get(e+1)];return!A||!/\d/.test((0,_.b6)(A))||a(s[E],rt)<a(A,s[E])})?e+1:void 0}const Ge=(t,e)=>{const n=t.get(e);return n?
(0,_.b6)(n):""};function Ss(t,e){const n=[];let s=0;for(let r=0;r<t.count;r++)n.push(e.has(r)?-1:s++);for(const[r,l]of e)n[r]=n[l];const i=[],o=t.rows.map((r,l)=>{
const a=[],c=[];for(const[h,E]of r.cells.entries()){const A=n[t.places[l][h]];c.at(-1)===A?a.push(a.pop().joined(E)):(a.push(E),c.push(A))}return i.push(c),a.length===
r.cells.length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:s,rows:o,places:i}}const Ji=3,qi=3,to=/\d/,eo=new RegExp("\\p{L}","u"),so=/^(?:19|20)\d\d$/;
function*Ts(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*T.
Yz/T.y;const n=oo(e),s=Array.from({length:t.count},()=>[]);for(const[o,r]of e.entries())for(const l of r.keys())s[l].push(o);const i=ro(e,n,s);for(let o=0;o<t.count;o++){
yield e.length*T.Yz/T.y;const r=s[o];if(i.has(o)||!As(r,n)&&!lo(r,e,o,t.count))continue;const l=ao(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.
set(o,l)}return(n>0||io(e))&&(yield*no(e,s,i)),i.size===0?t:Ss(t,i)}function*no(t,e,n){const s=t[0];if(s.size<Ji||t.some(({size:o})=>o>s.size))return;const i=new Set(
[...n.keys(),...n.values()]);for(const[o,r]of e.entries()){if(yield t.length*T.Yz/T.y,s.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>s.has(a)&&!i.has(a)&&
!r.some(c=>t[c].has(a)));l!==void 0&&(n.set(o,l),i.add(o).add(l))}}function io([t,e]){const n=s=>s.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&
[...t.values()].every(n)&&![...e.values()].some(n)}function oo(t){const e=s=>[...s.values()].some(i=>to.test((0,_.b6)(i))&&!so.test((0,_.b6)(i))),n=t.findIndex(
e);return n>qi?0:n}function ro(t,e,n){const s=[...n.keys()].filter(o=>!As(n[o],e)),i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],l=(a,c)=>a!==s[c]&&
(s.includes(a)||i.has(a));if(!(r.length!==s.length||r.some(l)))for(const[a,c]of r.entries())c!==s[a]&&i.set(c,s[a])}return i}const As=(t,e)=>t.length>0&&t.every(
n=>n<e);function lo(t,e,n,s){return t.every(i=>{const o=e[i];return i>0&&2*o.size<s&&[...o.keys()][0]===n&&eo.test((0,_.b6)(o.get(n)))})}function ao(t,e,n){return[
n-1,n+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(l=>t[l].has(i)))return[];const r=l=>o.reduce((a,{start:c,end:h})=>Math.min(a,Math.
max(c-l.end,l.start-h)),1/0);return[{beside:i,distance:e.reduce((l,a)=>l+r(t[a].get(n)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const co=1.3,He=.3,
fo=.5,Os=2,ye=12,ho=3,uo=new RegExp("\\p{L}|^[%#]$","u"),Ls=/\d/,_s=/^[^\p{L}]{0,4}\d/u,ws=2,vs=3;function*Rs(t){const{rows:e}=t,n=[];let s=0;for(let i=1;i<e.length;i++){
const o=mo(e,i),r=o||Is(e,i);if(!r&&!po(e,i))continue;yield ye*T.Yz/T.y;const l=e.slice(Math.max(s,i-ye),i),a=o?e.slice(i,i+ye):go(e,i);!Eo(l,a)||!(r||yo(l,e[i]))||
(n.push(e.slice(s,i)),s=i)}return n.length===0?[t]:[...n,e.slice(s)].map(i=>({rows:i,tabular:Ee(i)}))}const Ee=t=>t.filter(({isTabular:e})=>e).length;function go(t,e){
let n=e+1;for(;n<t.length&&n<e+ye&&!Is(t,n);)n++;return t.slice(e,n)}function mo(t,e){const[n,s]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||
s.cells.length<ho||i.cells.length>s.cells.length||!n.isTabular||!n.cells.slice(1).some(r=>Ls.test((0,_.b6)(r))))return!1;const o=r=>!Ls.test((0,_.b6)(r))&&uo.test(
(0,_.b6)(r));return s.cells.every(o)&&i.cells.slice(1).some(r=>_s.test((0,_.b6)(r)))}function po(t,e){const[n,s]=[t[e-1],t[e]],i=s.cells.at(-1).end,o=({cells:r,
size:l})=>r.length===ws&&Math.abs(r[1].end-i)<He*l&&_s.test((0,_.b6)(r[1]));return e+vs>t.length||o(n)?!1:t.slice(e,e+vs).every(o)}function yo(t,{cells:e,size:n}){
const s=Ke(t);return s.cells.length>ws&&!s.cells.some(i=>zs(i,e.at(-1),He*n))}function Is(t,e){const n=s=>s<1||s>=t.length?0:t[s].baseline-t[s-1].baseline;return n(
e)>co*Math.max(n(e-1),n(e+1))&&n(e-1)>0&&n(e+1)>0}function Eo(t,e){if(Ee(t)<Os||Ee(e)<Os)return!1;const[n,s]=[Ke(t),Ke(e)],i=He*Math.min(n.size,s.size);return s.
cells.filter(r=>n.cells.some(l=>zs(l,r,i))).length<=fo*Math.max(n.cells.length,s.cells.length)}const zs=(t,{start:e,end:n},s)=>Math.abs(t.start-e)<s||Math.abs(t.
end-n)<s||Math.abs(t.start+t.end-e-n)<s,Ke=t=>t.reduce((e,n)=>n.cells.length>e.cells.length?n:e),bo=.3,Mo=1.25,So=1.5,To=2,Ao=/:$/,Oo=({cells:t})=>t.some(({fragments:e})=>e.
some(({text:n})=>Ao.test(n)));function*Lo(t){const{rows:e}=t,n=[];for(const c of e)n.push(Oo(c)),yield c.cells.reduce((h,{fragments:E})=>h+E.length,0)*T.Yz/T.y;
const s=n.indexOf(!1),i=e.slice(0,s),o=e.slice(s);if(s<1||o.length<To)return[t];if(n.slice(s).filter(Boolean).length>bo*o.length)return[t];const l=i.slice(1).map(
(c,h)=>c.baseline-i[h].baseline),a=l.length>0?(0,B.Kf)(l):So*i[0].size;return o[0].baseline-i.at(-1).baseline<Mo*a?[t]:[i,o].map(c=>({rows:c,tabular:Ee(c)}))}var xs=L(
4186),Yt=L(5609);const _o=.999,Ns=2,wo=200,vo=2.5,$e=.5;function*Ro(t,e){const n=e.filter(({style:{frame:lt}})=>Math.abs(lt.sin)>_o&&!lt.vertical);if(n.length<Ns||
t.frame.cos!==1||t.spans)return t;yield e.length*T.Yz/T.y;const s=yield*(0,_.q9)(n),i=Io(t.rows);if(s.length>wo||i.some(({start:lt,end:St})=>lt>St))return t;yield i.
length*s.length*T.Yz/T.y;const r=xo(s,i,zo(t.rows[0]));if(!r)return t;const l=e.filter(lt=>Do(lt,r,i,t)),a=yield*(0,Yt._I)(yield*(0,_.q9)(l)),c=yield*Co(r,a,i),
[h,...E]=t.rows,A=h.every((lt,St)=>lt.length===0||c[St].length===0&&Bo(lt,r)),rt=A?c.map((lt,St)=>lt.length>0?lt:h[St]):c;return new xt.QH([rt,...A?E:t.rows])}function Io(t){
return t[0].map((e,n)=>{const s=t.flatMap(i=>i[n].filter(({frame:o})=>o.cos===1));return{start:(0,D.Y)(s.map(({start:i})=>i)),end:(0,D.K)(s.map(({end:i})=>i))}})}
const zo=t=>(0,D.Y)(t.flat().map(({top:e})=>e));function xo(t,e,n){const s=[];for(const a of t){const c=(0,xs.L)(a.frame,a.start,a.end,a.top,a.bottom),h=No(c.x+
c.width/2,e);h!==void 0&&c.y+a.size<=n&&s.push({name:a,box:c,column:h})}const i=s.filter(({name:a,box:c})=>n-c.y-c.height<=vo*a.size),o={top:(0,D.Y)(i.map(({box:a})=>a.
y)),bottom:(0,D.K)(i.map(({box:a})=>a.y+a.height))},r=s.filter(({box:a})=>a.y<o.bottom&&a.y+a.height>o.top),l=new Map;for(const{name:a,column:c}of r){const h=l.
get(c);h?h.push(a):l.set(c,[a])}return l.size<Ns?void 0:{byColumn:l,...o}}function No(t,e){const n=e.map(({start:l,end:a})=>Math.abs((l+a)/2-t)),s=n.indexOf((0,D.
Y)(n)),{start:i,end:o}=e[s],r=Math.min(i-(e[s-1]?.end??-1/0),(e[s+1]?.start??1/0)-o);return t>i-r&&t<o+r?s:void 0}function Do({style:t,box:e},{byColumn:n,top:s,
bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<s-$e*l||a>i+$e*l)return!1;const c=o.findIndex(({end:E})=>e.x<E),h=o[c+1]?.start??
1/0;return c>=0&&!n.has(c)&&e.x>o[c].start-l&&e.x+e.width<h}function*Co({byColumn:t},e,n){const s=n.map(()=>[]);for(const i of e)s[n.findIndex(({end:o})=>i.start<
o)].push(i);for(const[i,o]of t)s[i]=yield*(0,Yt._I)(yield*(0,U.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));return s}const Bo=(t,{top:e,bottom:n})=>t.every(
({baseline:s,size:i})=>s>e&&s<n+$e*i),Po=2,Wo=.6,Yo=.1,Uo=.5,Go=60,Ho=3;function*Ko(t){const[e,n,...s]=t;if(!e||!n||t.length<Ho||e.cells.length>=n.cells.length||
n.baseline-e.baseline>Po*Math.max(e.size,n.size)||!e.cells.every(ce)||!n.cells.every(ce)||s.every(({cells:a})=>a.every(ce)))return;const i=yield*d(t.slice(1)),o=i&&
(yield*Ts(i));if(!o||o.count>Go||o.spanning.has(0))return;const r=yield*Vo(e.cells,yield*N(o),o);return!r||!$o(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.
rows],places:[r.map(([a])=>a),...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const $o=(t,e)=>t.some(([n,s])=>s>n)&&t.every(([n,s])=>n===
s||e.filter(i=>i>=n&&i<=s).length>s-n);function Fo({rows:t,places:e}){const n=t[0].cells.map(_.b6),s=e[0];for(let i=0;i<n.length;i++)for(let o=2;i+2*o<=n.length;o++){
if(!((n.length-i)%o===0&&n.every((a,c)=>c<i+o||a===n[c-o])))continue;const l=(n.length-i)/o;return Array.from({length:l},(a,c)=>[s[i+c*o],s[i+(c+1)*o-1]])}return[]}
function*Vo(t,e,n){const s=Fo(n),i=new Set(n.places[0]),o=[],r=(c,[h,E])=>c.start<e[E].end&&c.end>(e[h-1]?.end??-1/0),l=t.slice(-s.length),a=s.length>0&&l.length===
s.length&&l.every((c,h)=>r(c,s[h]));for(const[c,h]of t.entries()){const E=a?s[c-(t.length-s.length)]:void 0,A=t[c+1]?.start??1/0,rt=(o.at(-1)?.[1]??-1)+1,lt=E??
jo(h,e,rt,i)??(yield*Xo(h,e,[rt,A]));if(!lt||lt[0]<=(o.at(-1)?.[1]??-1))return;o.push(lt)}return o}function jo(t,e,n,s){const[i,o]=[e[n],e[n+1]];return i&&o&&!s.
has(n)&&t.start>i.end&&t.end<o.start?[n,n]:void 0}function ko(t,e,n){const s=n.find(([l,a])=>l===a);if(!s)return!1;const[i,o,r]=[e[s[0]-1],e[s[0]],e[s[0]+1]];return!i||
!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*Xo(t,e,[n,s]){const i=Wo*t.size,o=[];for(let c=n;c<e.length&&!(e[c].start>t.end);c++){yield(e.
length-c)*T.Yz/T.y;for(let h=c;h<e.length&&e[h].start<s;h++){const[E,A]=[e[c].start,e[h].end];if(c<h&&(t.start<E-i||t.end>A+i))continue;const rt=Math.abs(E+A-t.
start-t.end)/2<=i+Yo*(A-E),lt=c===h&&(Math.abs(E-t.start)<i||Math.abs(A-t.end)<i),St=Math.abs(E-t.start)<i&&t.end>e[h].start;(rt||lt||St)&&o.push([c,h])}}const r=([
c,h])=>t.end-t.start>=Uo*(e[h].end-e[c].start),l=o.find(([c,h])=>h>c&&r([c,h]));if(l&&ko(t,e,o))return l;const[a]=yield*(0,U.p9)(o,([c,h],[E,A])=>h-c-(A-E));return a}
const Ds=3,be=2,Zo=.05,Qo=.3,Fe=6,Jo=.4,qo=3,Me=2,Cs=4,tr=.05,er=4,sr=new Set,nr=new RegExp("^\\p{Ll}","u"),Bs=/\d/,Ps=new RegExp("\\p{L}","u");function*ir(t,e){
const n=[];for(const i of e){const{tables:o,lines:r}=yield*or(i);(0,B.RZ)(n,o);for(const l of yield*wn(yield*Ce(r),r))for(const a of yield*Ve(l,er))for(const c of yield*Dn(
a))c instanceof xt.QH?n.push(c):(0,B.RZ)(n,yield*lr(c))}if(n.length===0)return{blocks:n,outside:t};let s=yield*(0,xt.R_)(n,t);for(const[i,o]of n.entries()){const r=o instanceof
xt.QH?yield*Ro(o,s):o;r!==o&&(n[i]=r,s=yield*(0,xt.R_)([r],s))}return{blocks:n,outside:s}}function*or(t){if(yield t.length*T.Yz/T.y,!rr(t))return{tables:[],lines:t};
const e=[];for(const s of yield*Ce(t,!0)){if(!s.hasProse||s.tabular<Ds)continue;const i=yield*d(s.rows),o=i&&i.conflicts===0?yield*V(i):void 0;if(!i||!o)continue;
const r=[];for(const l of o)r.push(Ue(i,l)),yield i.count*T.Yz/T.y;e.push(new xt.QH(r))}if(e.length===0)return{tables:e,lines:t};const n=new Set(e.flatMap(s=>s.
lines.flatMap(({segments:i})=>i.map(({fragments:o})=>o[0]))));return{tables:e,lines:t.filter(({cells:s})=>!n.has(s[0].fragments[0]))}}const rr=t=>t.some(({cells:e,
size:n},s)=>{const i=t[s-1]?.cells??[];return i.length>1&&e.length===1&&e[0].fragments.length>Fe&&Math.abs(i.at(-1).start-e[0].start)<tr*n});function*Ve(t,e){if(e===
0)return[t];let n=[t];const s=yield*ft(yield*(0,m.KT)(t.rows));if(!s&&(n=yield*Rs(t)).length>1){const o=[];for(const r of n)o.push(yield*Ve(r,1));return o.some(
({length:r})=>r>1)?o.flat():[t]}if(!s)return[t];const i=[];for(const o of s)for(const r of yield*Ce(o.map(l=>({...l,gutters:sr}))))(0,B.RZ)(i,yield*Ve(r,e-1));return i}
function*lr(t){const e=yield*Rs(t);if(e.length>1){const n=[];for(const s of e)(0,B.RZ)(n,yield*Ys(s));if(n.length>=e.length&&n.every(ar)&&n.some(Ws))return n}return yield*Ys(
t)}const Ws=t=>t instanceof xt.QH,ar=t=>Ws(t)||t instanceof xt.xE&&t.visual.length===be&&t.visual[0].cells.length===t.visual[1].cells.length;function*Ys(t){const e=[];
for(const n of yield*Lo(t)){const s=n.tabular<be?void 0:yield*cr(n);s&&e.push(s)}return e}function*cr(t){const e=yield*(0,m.KT)(t.rows),n=yield*Ko(e),s=n?.columns??
(yield*d(e));if(!s||ur(s)||dr(s))return;const i=yield*Zi(n?s:yield*Ts(s)),{rows:o}=i,r=i.places.reduce((lt,St)=>lt+St.length,0),l=r>=Qo*i.count*o.length,a=fr(i),
c=(t.tabular>=Ds||a)&&i.count>1&&i.conflicts<=Zo*r&&l&&!hr(o);if(!l)return new xt.xE(o,o.map(lt=>lt.cells.map(St=>[(0,xt.cA)([St])])));const h=c&&!a?yield*Es(i):
o.map((lt,St)=>[St]),E=[];let A=0;for(const lt of h)E.push(Ue(i,lt)),!((A+=i.count)<T.y)&&(A=0,yield T.Yz);const rt=h[0].length===1&&i.count===s.count?n?.spans:
void 0;return c?new xt.QH(E,rt):new xt.xE(o,E)}function fr({rows:t,count:e,conflicts:n,spanning:s}){if(t.length!==be||n>0||s.size>0||t.some(({cells:h})=>h.length!==
e))return!1;const i=({fragments:h})=>h.at(-1).text.endsWith(":"),o=({cells:h})=>h.every((E,A)=>i(E)===(A%Me===0));if(e%Me===0&&t.every(o))return!0;if(e===Me)return!1;
const[r,l]=t.map(({cells:h})=>h.map(_.b6)),a=r.every(h=>Ps.test(h))&&l.every(h=>Bs.test(h)&&!Ps.test(h));return r.some(h=>Bs.test(h))&&!a?!1:t.reduce((h,{cells:E})=>h+
E.reduce((A,{fragments:rt})=>A+rt.length,0),0)<=Cs*e*t.length}const hr=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.every(s=>s.isTyped))),ur=t=>Us(t).some(
({lines:e,words:n,going:s})=>e>=qo&&n>Fe*e&&s>=Jo*e);function dr({rows:t,count:e,places:n}){return t.length!==be||e!==Me||t.some(({cells:i})=>i.length!==e)?!1:Us(
{rows:t,count:e,places:n}).every(({words:i,going:o})=>i>Cs*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>Fe)}function Us({rows:t,count:e,places:n}){
const s=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){const a=s[n[i][r]];a.lines++,a.
words+=l.fragments.length,nr.test(l.fragments[0].text)&&a.going++}return s}const gr=3,mr=4,pr=.6,yr=.05,Er=.9,br=1.75,ne=.1,Gs=1,Mr=.4,Sr=2;function*Tr(t){const e=new Set,
n=yield*Ar(t);if(n.length===0)return e;const s=yield*(0,U.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of n)if(yield*Lr(i,s))for(const{fragments:o}of i)for(const r of o)
e.add(r);return e}function*Ar(t){const e=[];for(let n=0,s;n<t.length;n=s){for(s=n+1;s<t.length&&Or(t[s-1],t[s]);)++s%T.y===0&&(yield T.Yz);if(n%T.y===0&&(yield T.
Yz),s-n<gr)continue;const i=t.slice(n,s),o=i.reduce((a,{fragments:c})=>a+c.length,0),[r,l]=i.reduce(([a,c],{start:h,end:E})=>[Math.max(a,E-h),c+E-h],[0,0]);o>=mr*
i.length&&l>=pr*r*i.length&&e.push(i)}return e}function Or(t,e){const{size:n}=t,s=e.baseline-t.baseline;return e.frame===t.frame&&e.size===n&&Math.abs(e.start-t.
start)<yr*n&&s>=Er*n&&s<=br*n}function*Lr(t,e){const n=new Set(t),{frame:s,size:i,baseline:o}=t[0],r=t.at(-1).baseline+ne*i,l=t[0].start-Gs*i,a=t.reduce((Rt,Ut)=>Math.
max(Rt,Ut.end),-1/0)+Gs*i;let c=vr(e,o-ne*i);const h=t.map(({baseline:Rt})=>Rt);let[E,A,rt,lt,St]=[0,0,0,0,-1/0];const Pt=new Set;for(;c<e.length&&e[c].baseline<=
r;c++){c%T.y===T.y-1&&(yield T.Yz);const Rt=e[c];if(!(n.has(Rt)||Rt.frame!==s)){if(Rt.end>l&&Rt.start<a)return!1;for(Rt.baseline-St>ne*i&&([rt,St]=[0,Rt.baseline]),
++rt===_r&&E++,lt|=Rt.end<=l?1:2;A<h.length&&h[A]<Rt.baseline-ne*i;)A++;A<h.length&&Math.abs(h[A]-Rt.baseline)<=ne*i&&Pt.add(A)}}return E>=Sr&&lt!==wr&&Pt.size<=
Mr*t.length}const _r=2,wr=3;function vr(t,e){let n=0;for(let s=t.length;n<s;){const i=n+s>>1;t[i].baseline<e?n=i+1:s=i}return n}const Hs=4,Rr=8,Ir=4,zr=.7,xr=2.5,
Nr=.8,Dr=1e6;function Cr(t){return Ks(t,Rr,{left:Dr})}function*Ks(t,e,n){if(e===1)return[...t];const s=[];let i=0;for(let o=0,r;o<t.length;o=r){const a=t[o].segments.
length>1&&n.left>0?yield*Br(t,o,n):void 0;if(++i%T.y===0&&(yield T.Yz),r=a?.to??o+1,!a)s.push(t[o]);else{for(const c of a.left)s.push(c);for(const c of yield*Ks(
a.right,e-1,n))s.push(c)}}return s}const $s=200;function*Br(t,e,n){const[s,i]=t[e].segments,o=s.size;let r=s.end,l=i.start;const a=[],c=[];let h=e;for(;h<t.length;h++){
const A=t[h];n.left-=A.segments.length,(h-e)%$s===$s-1&&(yield T.Yz);const rt=h===e?0:A.baseline-t[h-1].baseline;if(A.frame!==s.frame||rt<0||rt>xr*o)break;const lt=A.
segments.filter(Ut=>Ut.start<r),St=A.segments.slice(lt.length),Pt=(0,D.K)(lt.map(Ut=>Ut.end),r),Rt=(0,D.Y)(St.map(Ut=>Ut.start),l);if(Rt-Pt<Nr*o||lt.length>1)break;
[r,l]=[Pt,Rt],(0,B.RZ)(a,lt),St.length>0&&c.push(St)}const E=c.map(([A])=>A);if(!(a.length<Hs||c.length<Hs||!Fs(a)||!Fs(E)))return{left:a.map(A=>new Yt.N1(A)),right:c.
map(Pr),to:h}}function Pr([t,...e]){const n=new Yt.N1(t);for(const s of e)n.add(s);return n}function Fs(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),n=(0,D.
Y)(t.map(o=>o.start)),s=(0,D.K)(t.map(o=>o.end))-n,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Ir*t.length&&i>=zr*s*t.length}const Dt=2,Vs=1e3,je=3,js=100,Wr=2,
ks=10;function*Xs(t){const e=yield*Js(t.filter(({isVertical:l})=>!l)),n=yield*Js(t.filter(({isVertical:l})=>l));if(e.length+n.length<je||e.length+n.length>Vs)return[];
const s=[...e.keys(),...n.keys()].map((l,a)=>a),i=l=>{let a=l;for(;s[a]!==a;)a=s[a]=s[s[a]];return a};for(const[l,a]of e.entries()){yield T.Yz;for(const[c,h]of n.
entries())oe(a,h.at)&&oe(h,a.at)&&(s[i(e.length+c)]=i(l))}const o=new Map;for(const[l,a]of[...e,...n].entries()){const c=o.get(i(l))??{rows:[],columns:[]};o.set(
i(l),c),(a.isVertical?c.columns:c.rows).push(a)}const r=[];for(const l of o.values()){if(l.rows.length===0||l.columns.length===0)continue;const[a,c]=[Zs(l.columns,
l.rows),Zs(l.rows,l.columns)];for(const h of yield*Yr(ie(c,a)))for(const E of yield*Ur(h))E.xs.length>=je&&E.ys.length>=je&&r.push(E)}return r}const ie=(t,e)=>({
rows:t,columns:e,xs:Se(e),ys:Se(t)});function*Yr({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let a=1;a<Math.min(s.length-2,js);a++){yield(1+
e.length)*T.Yz/T.y;const c=s[a];if(a-l<2)continue;const h=r.filter(A=>A.from<c-Dt),E=r.filter(A=>A.to>c+Dt);Hr(h,E,n)||(i.push(ie(o.filter(A=>A.at<c+Dt),h)),[o,
r]=[o.filter(A=>A.at>c-Dt),E],l=a)}return[...i,ie(o,r)]}function*Ur({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let a=2;a<Math.min(n.length-
2,js);a++){if(a-l<2)continue;yield(1+t.length)*T.Yz/T.y;const c=n[a],h=o.filter(A=>A.from<c-Dt),E=o.filter(A=>A.to>c+Dt);Gr(h,E,s)&&(i.push(ie(h.map(A=>({...A,to:Math.
min(A.to,c)})),r.filter(A=>A.at<c+Dt))),o=E.map(A=>({...A,from:Math.max(A.from,c)})),r=r.filter(A=>A.at>c-Dt),l=a)}return i.length===0?[{rows:t,columns:e,xs:n,ys:s}]:
[...i,ie(o,r)]}function Gr(t,e,n){const s=({at:l})=>l>n[0]+Dt&&l<n.at(-1)-Dt,[i,o]=[Se(t.filter(s)),Se(e.filter(s))];let r=0;for(let l=0,a=0;l<i.length&&a<o.length;){
const c=i[l]-o[a];Math.abs(c)<Dt&&r++,c<0?l++:a++}return Math.min(i.length,o.length)>=Wr&&2*r<=Math.min(i.length,o.length)}function Hr(t,e,n){const s=({at:r})=>r>
n[0]+Dt&&r<n.at(-1)-Dt,[i,o]=[t.filter(s),e.filter(s)];for(let r=0,l=0;r<i.length&&l<o.length;){const a=i[r].at-o[l].at;if(Math.abs(a)<Dt)return!0;a<0?r++:l++}return i.
length===0||o.length===0}function Zs(t,e){const{isVertical:n}=t[0],[s,i]=[(0,D.Y)(e.map(({at:a})=>a)),(0,D.K)(e.map(({at:a})=>a))],[o,r]=[Qs(e.map(a=>a.from)),Qs(
e.map(a=>a.to))],l=[...t];return o<t[0].at-ks&&l.unshift({isVertical:n,at:o,from:s,to:i}),r>t.at(-1).at+ks&&l.push({isVertical:n,at:r,from:s,to:i}),l}const Qs=t=>t.
sort((e,n)=>e-n)[t.length>>1],oe=({from:t,to:e},n)=>t-Dt<=n&&n<=e+Dt;function*Js(t){const e=yield*(0,U.p9)(t,(s,i)=>s.at-i.at||s.from-i.from),n=[];for(let s=0,i;s<
e.length;s=i){const{at:o,isVertical:r}=e[s];for(i=s+1;i<e.length&&e[i].at-o<Dt;)i++;if(n.length>Vs)return n;s%T.y===T.y-1&&(yield T.Yz);const l=yield*(0,U.p9)(e.
slice(s,i),(c,h)=>c.from-h.from);let a;for(const c of l)a&&c.from<=a.to+Dt?a.to=Math.max(a.to,c.to):(a&&n.push({isVertical:r,at:o,...a}),a={from:c.from,to:c.to});
a&&n.push({isVertical:r,at:o,...a})}return n}function Se(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.at(-1)>=Dt)&&e.push(n);return e}var Kr=L(60660);const $r=1,
Fr=3,ke=2,Vr=.4,jr=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function kr({lines:t,element:e}){if(t.length<ke||!e)return!1;const n=e.
type==="P",s=n?Fr:$r;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!n&&o>0&&l<t[o-1].baseline+Vr*a&&(i=ke);let c,h=!1;for(const{fragments:E}of r)
for(const A of E)h||=c!==void 0&&Math.abs(A.start-c.end)>=s*A.style.size,c=A;h&&i++}return i>=ke&&!Qr(e)}const Xr=({element:t})=>t!==void 0&&Zr.test(t.type),Zr=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;
function Qr(t){for(const{type:e}of(0,Kr.Hy)(t))if(jr.test(e))return!0;return!1}function*Jr({lines:t}){const e=[];for(const{segments:n}of t)for(const s of n)(0,B.
RZ)(e,s.fragments);return yield*(0,U.p9)(e,(n,s)=>n.order-s.order)}const qs=300,qr=5,tl=.6,el=20,tn=5,sl=3;function*en(t){return t.length<3||t.length>qs||!il(t)?
t:yield*ol(t)}function nl(t){if(t.length<2||t.length>qs)return t;const e=t[0]?.frame,n=[];let[s,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;
s=Math.max(s,t[r].bottom),i+=sn(t[r]),n.push({bottom:s,words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,el);r++){o=Math.min(o,t[r-1].top);const l=n[t.length-
1-r];if(l.words<Math.max(tn,i-l.words))return t;if(l.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function Xe(t,e){return t.frame!==e.frame||t.bottom>
e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const sn=({lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((s,{fragments:i})=>s+i.
length,0),0);function il(t){let e=0,n=0,s;for(const i of t)sn(i)<tn||(s&&Xe(s,i)?e++:s&&Xe(i,s)&&s.top-i.bottom<sl*s.lines[0].size&&n++,s=i);return n>=qr&&n>tl*
(e+n)}function*ol(t){const e=t.length,n=new Int32Array(e),s=t.map(()=>[]);for(let r=0;r<e;r++){yield T.Yz;for(let l=0;l<e;l++)r!==l&&rl(t,r,l)&&(s[r].push(l),n[l]++)}
const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const l of i)(r<0||n[l]<n[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of s[r])n[l]--}return o}function rl(t,e,n){
const s=t[e],i=t[n];if(s.frame!==i.frame)return!1;if(Xe(s,i))return!0;if(s.end>i.start+1)return!1;const o=Math.min(s.top,i.top),r=Math.max(s.bottom,i.bottom);return!t.
some(l=>l!==s&&l!==i&&l.frame===s.frame&&l.top<r&&l.bottom>o&&l.start<s.end&&l.end>i.start)}const ll=.4,al=1;function*cl(t,e){if(e.length===0||t.length<2)return;
const n=Array.from({length:e.length+1},()=>[]),s=yield*(0,U.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of s.entries()){const{start:l,
end:a,baseline:c,style:h}=r,E=fl((l+a)/2,e);if(n[E].push(r),i&&i.column!==E&&c-i.fragment.baseline<=ll*h.size&&l-i.fragment.end<al*h.size)return;i={fragment:r,column:E},
o%T.y===T.y-1&&(yield T.Yz)}return n.filter(o=>o.length>0).length<2?void 0:n}function fl(t,e){let[n,s]=[0,e.length];for(;n<s;){const i=n+s>>1;e[i]<t?n=i+1:s=i}return n}
const hl=3,ul=2.5,dl=.2,gl=1,nn=1,ml=new RegExp("\\p{L}","u"),on=/\d/;function*pl(t,e,n,s){if(e.length<hl||t.spans||!yl(t.rows[0]))return t;yield s.length*T.Yz/
T.y;const i=s.filter(l=>El(l,e,n)),o=bl(i,e);if(!o)return t;const r=[];for(const l of o)r.push(yield*(0,Yt._I)(yield*(0,_.q9)(l)));return new xt.QH([r,...t.rows])}
const yl=t=>t.slice(1).some(e=>e.some(({segments:n})=>n.some(({fragments:s})=>s.some(({text:i})=>on.test(i)))));function El({box:t,style:e},n,s){const[i,o]=[t.x+
t.width/2,t.y+t.height/2],r=i<n[0].from||i>n.at(-1).to;return e.frame.cos===1&&!e.frame.vertical&&!r&&o<s&&s-o<ul*e.size}function bl(t,e){const[n]=t;if(t.length<
e.length)return;const s=dl*n.style.size;if(t.some(({baseline:r,text:l})=>Math.abs(r-n.baseline)>s||on.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{
x:l,width:a}=r.box,c=e.findIndex(({from:h,to:E})=>l>h-nn&&l+a<E+nn);if(c<0)return;i[c].push(r)}return i.every(r=>r.some(({text:l})=>ml.test(l)))&&i.every((r,l)=>l===
0||Ml(r)-Sl(i[l-1])>gl*n.style.size)?i:void 0}const Ml=t=>t.reduce((e,{box:n})=>Math.min(e,n.x),1/0),Sl=t=>t.reduce((e,{box:n})=>Math.max(e,n.x+n.width),-1/0),Tl=100,
Al=2e4,Ol=1/2,Ll=1/20,_l=.999,rn=1,wl=2,vl=1,Rl=20,Il=2e4;function*zl(t,e){const n=[];let s=t;for(const i of e){if(i.xs.length-1>Tl||(i.xs.length-1)*(i.ys.length-
1)>Al)continue;const{cells:o,others:r}=yield*xl(s,i),l=yield*Wl(o,i);if(!l)continue;const a=yield*pl(l.table,l.columns,i.ys[0],r);n.push(a),s=a===l.table?r:yield*(0,xt.
R_)([a],r)}return{tables:n,outside:s}}function*xl(t,e){const{rows:n,columns:s,xs:i,ys:o}=e,r=new Map,l=[];let a=0,c=0;for(const rt of t){const{frame:lt}=rt.style,
St=(0,xs.L)(lt,rt.start,rt.end,rt.top,rt.bottom),[Pt,Rt]=[St.x+St.width/2,St.y+St.height/2],Ut=Pt>i[0]&&Pt<i.at(-1)&&Rt>o[0]&&Rt<o.at(-1),da=lt.cos===1&&lt.sin===
0||Math.abs(lt.sin)>_l,re=Ut&&da&&!lt.vertical?Cl(e,Pt,Rt):void 0;if(!re)l.push(rt);else{const Je=r.get(re.first)??{...re,fragments:[]};r.set(re.first,Je),Je.fragments.
push(rt),(Je.last!==re.last||s.some(ga=>Bl(St,ga,Rt)))&&a++}c+=Ut?n.length+s.length:1,!(c<Il)&&(c=0,yield T.Yz)}const h=t.length-l.length;if(a>Ll*h)return{cells:new Map,
others:[...t]};if(h===0||l.length===0)return{cells:r,others:l};const E=yield*Nl(l,e,r);for(const[rt,lt]of E)r.set(rt,{first:rt,last:rt+i.length+1,fragments:lt});
const A=new Set([...E.values()].flat());return{cells:r,others:A.size===0?l:l.filter(rt=>!A.has(rt))}}function*Nl(t,e,n){const s=new Map;for(const[o,r]of t.entries()){
o%T.y===T.y-1&&(yield T.Yz*(e.rows.length+e.columns.length)/Rl);const l=r.style.frame.cos===1?Dl(r,e):void 0;if(!l||!n.has(l.cell)||n.has(l.cell-1))continue;const a=s.
get(l.cell-1)??{border:l.border,own:[]};s.set(l.cell-1,a),a.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of s){let a=r;const c=[];for(const h of yield*(0,U.
p9)(l,(E,A)=>A.end-E.end)){if(c.length>0&&a-h.end>vl*h.style.size)break;a=h.start,c.push(h)}i.set(o,c.sort((h,E)=>h.order-E.order))}return i}function Dl({box:t},{
rows:e,columns:n,xs:s,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<s[0]||r<i[0]||r>i.at(-1))return;const[,l]=Ze(n,o,r),[a,c]=[Te(i,r),l?Te(s,l.at):0];if(!l||
c===0||c===s.length-1)return;const h=E=>e.some(A=>Math.abs(A.at-E)<wl&&oe(A,(s[c]+s[c+1])/2));if(!(!h(i[a])||!h(i[a+1])))return{cell:a*s.length+c,border:l.at}}function Cl({
rows:t,columns:e,xs:n,ys:s},i,o){const[r,l]=Ze(e,i,o),[a,c]=Ze(t,o,i);if(!r||!l||!a||!c)return;const h=(E,A)=>Te(s,E.at)*n.length+Te(n,A.at);return{first:h(a,r),
last:h(c,l)}}function Ze(t,e,n){let s;for(const i of t)if(oe(i,n)){if(i.at>e)return[s,i];s=i}return[s,void 0]}const Bl=({x:t,width:e},n,s)=>n.at>t+rn&&n.at<t+e-
rn&&oe(n,s);function Te(t,e){let n=0;for(;n+1<t.length&&t[n+1]<=e;)n++;return n}function*Pl(t,e){const n=new Map;for(const[s,{last:i,fragments:o}]of t){const r=e.
slice(s%e.length+1,i%e.length),l=(yield*cl(o,r))??[o];for(const[a,c]of l.entries())c.length>0&&n.set(s+a,c)}return n}function*Wl(t,{xs:e,ys:n}){const[s,i]=[e.length-
1,n.length-1];if(t.size<=Ol*s*i)return;const o=yield*Pl(t,e),r=[];for(let E=0;E<i;E++){const A=[];for(let rt=0;rt<s;rt++){const lt=o.get(E*e.length+rt);A.push(lt?
yield*(0,Yt._I)(yield*(0,_.q9)(lt)):[])}for(const rt of yield*Hi(A))r.push(rt)}const l=r.filter(E=>E.some(A=>A.length>0)),a=Array.from({length:s},(E,A)=>A).filter(
E=>l.some(A=>A[E].length>0));if(l.length<2||a.length<2)return;const c=l.map(E=>a.map(A=>E[A]));return{table:new xt.QH(c,r[0]===l[0]?Yl(t,a,e.length,l[1]):void 0),
columns:a.map(E=>({from:e[E],to:e[E+1]}))}}function Yl(t,e,n,s){const i=[];for(const{first:l,last:a}of t.values()){if(l>=n-1)continue;const[c,h]=[e.indexOf(l),e.
findLastIndex(E=>E<a%n)];if(c<0||h<c)return;i.push([c,h])}const o=([l,a])=>e.slice(l,a+1).every(c=>s[c].length>0),r=i.filter(([l,a])=>a>l);return r.length>0&&r.
every(o)?i.sort(([l],[a])=>l-a):void 0}var ln=L(39955);const Ul=2,an=3.5,Gl=.5,Hl=6,Kl=12;function*cn(t){let e;for(let n=0;n<t.length;n++){const s=t[n],i=$l(s),
o=i&&Fl(t,n+1,s,i);if(!o){e?.push(s);continue}yield o.length*T.Yz/2,e??=t.slice(0,n);for(const[r,l]of i.entries()){e.push(Yt.eB.of([l],s.element)),r===0&&s.lines.
length>1&&e.push(Yt.eB.of(s.lines.slice(1),s.element));for(let a=o[r];a<o[r+1];a++)e.push(t[a])}n=o.at(-1)-1}return e??t}function $l({lines:t}){const[e]=t;if(e.
segments.length<2)return;const n=[];let s;for(const o of e.segments)s&&o.start-s.end<Ul*e.size?n.at(-1).add(o):n.push(new Yt.N1(o)),s=o;if(n.length<2||n.length>
Hl)return;for(let o=1;o<t.length;o++)if(t[o].end>n[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=Kl;return n.every(i)?n:void 0}
function Fl(t,e,n,s){const i=[e];for(const[o,r]of s.entries()){const l=s[o+1]?.start??1/0;let a=i.at(-1),c=o===0?n.bottom:r.bottom;const h=Gl*r.size,E=({frame:A,
start:rt,end:lt,top:St})=>A===r.frame&&rt>r.start-h&&lt<l&&rt<r.end+an*r.size&&St>c-h;for(;a<t.length&&E(t[a])&&!(a===i.at(-1)&&t[a].top-c>an*r.size||(c=t[a++].
bottom,o===s.length-1)););if(a===i.at(-1)&&(o>0||n.lines.length===1))return;i.push(a)}return i}var Vl=L(73356);function*jl(t,e,n,s=()=>(0,_.q9)(t)){if(e&&(0,ln.
P$)(t,e)){const i=yield*(0,ln.$A)(t,e);return n?yield*kl(i,n):i}return n?yield*fn(t,yield*Xs(n),n):yield*en(yield*cn(yield*dn(yield*s())))}function*kl(t,e){let n;
const s=[];for(const[i,o]of t.entries()){i%T.y===T.y-1&&(yield T.Yz);const r=kr(o)?yield*fn(yield*Jr(o),n??=yield*Xs(e),e):[];if(!r.some(xt.bI)&&!(r.length>1&&Xr(
o)))s.push(o);else for(const l of r)l.element=o.element,s.push(l)}return s}function*fn(t,e,n){const{tables:s,outside:i}=yield*zl(t,e),o=yield*(0,_.q9)(i),r=yield*Xl(
i,o,n),l=r.outside===i,a=yield*dn(l?o:yield*(0,_.q9)(r.outside));for(const c of[...s,...r.blocks]){const h=(0,xt.bI)(c)?yield*(0,xt.Fm)(c):c,E=a.findIndex(A=>gn(
A)>gn(h));a.splice(E<0?a.length:E,0,h)}return[...nl(yield*en(yield*cn(a)))]}function*Xl(t,e,n){const s=yield*Tr(e);if(s.size===0)return yield*hn(t,yield*un(e,t,
n));const i=e.filter(a=>!s.has(a.fragments[0])),{blocks:o,outside:r}=yield*hn(t.filter(a=>!s.has(a)),yield*un(i,t,n));if(o.length===0)return{blocks:o,outside:t};
const l=new Set(r);return{blocks:o,outside:t.filter(a=>s.has(a)||l.has(a))}}function*hn(t,e){const{groups:n,dots:s}=yield*_e(e),i=yield*ir(t,n);if(s.size===0||i.
blocks.length===0)return i;const o=new Set(i.outside);for(const[r,l]of s)if(!o.has(r))for(const a of l)o.delete(a);return{blocks:i.blocks,outside:i.outside.filter(
r=>o.has(r))}}function*un(t,e,n){const s=[];for(const i of yield*(0,as.HE)(t,e))s.push(yield*ri(i,n));return s}function*dn(t){return[...yield*(0,Yt.ub)(yield*Cr(
yield*(0,Yt._I)(t)))]}const gn=({lines:t})=>t[0].segments[0].fragments[0].order,Zl=(t,e)=>Qe(t,e,En),Ql=(t,e)=>Qe(t,e),Jl=(t,e)=>Qe([{lines:t,element:void 0}],e,
aa);function*Qe(t,e,n){const s=new ct.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!ta(r,t[o-1])&&s.space(`
`);for(const l of r.lines){n?.(s,l);for(let a=0;a<l.segments.length;a++){const c=l.segments[a];a>0&&s.space(" "),(0,Vl.T)(s,c,e),i+=c.fragments.length+c.characters/
ql,!(i<T.y)&&(i=0,s.settle(),yield T.Yz)}s.space(`
`)}n&&ua(s)}return s}const ql=8,ta=({element:t},e)=>t!==void 0&&ea.has(t.type)&&t.type===e.element?.type,ea=new Set(["LI","TR","TOCI"]),mn=173,pn=new Set([45,8208,
mn]),sa=/[\p{L}\p{M}][-\u2010]\n+$/u,yn=/\u00ad\n+$/,na=/.\n+$/,ia=new RegExp("^\\p{L}","u"),oa=new RegExp("^\\p{Ll}","u");function En(t,e){if(!pn.has(t.lastLetter()))
return;const n=t.tail(5),s=e.segments[0].fragments[0].text,i=yn.test(n);if(!i&&!(sa.test(n)&&oa.test(s)))return;const o=na.exec(n)[0].length;if(!i&&ha(t.tail(ca)))
return t.drop(o-1);t.drop(o),ia.test(s)||t.space(`
`)}const ra=/[\p{L}\p{M}][-\u2010]\n$/u,la=/^[\p{Lu}\p{Nd}]/u;function aa(t,e){pn.has(t.lastLetter())&&ra.test(t.tail(4))&&la.test(e.segments[0].fragments[0].text)?
t.drop(1):En(t,e)}const ca=100,fa=/[/\\_@]|\w\.\w/,ha=t=>fa.test(t.trimEnd().split(/\s/).at(-1));function ua(t){t.lastLetter()!==mn||!yn.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((Nt,At,L)=>{L.d(At,{Fm:()=>z,QH:()=>D,R_:()=>J,bI:()=>at,cA:()=>R,xE:()=>_});var ct=L(27077),T=L(98095),B=L(5609);class D extends B.eB{rows;spans;constructor(X,V){
const U=X.flat(2),P=U.filter(({frame:H})=>H.cos===1),[O,...G]=P.length===0?U:P;super(O),this.rows=X,this.spans=V;for(const H of G)this.add(H);if(P.length>0&&P.length<
U.length)for(const H of U)H.frame.cos!==1&&this.lines.push(H)}}class _ extends B.eB{visual;rows;constructor(X,V){const[U,...P]=X.map(({cells:O})=>R(O));super(U),
this.visual=X,this.rows=V;for(const O of P)this.add(O)}}const at=Y=>Y instanceof D||Y instanceof _;function R([Y,...X]){const V=new B.N1(Y);for(const U of X)V.add(
U);return V}const C=new RegExp("\\p{L}","u");function*z(Y){if(!Y.lines.some(({segments:G})=>G.some(({fragments:H})=>H.some(T.lP))))return Y;let[X,V,U]=[0,0,0];for(const G of Y.
rows)for(const H of G){const q=H.flatMap(({segments:Z})=>Z.flatMap(ht=>ht.fragments));q.some(T.lP)?X++:q.some(({text:Z})=>C.test(Z))&&V++,!((U+=q.length)<ct.y)&&
(U=0,yield ct.Yz)}if(X<=V)return Y;const P=Y.rows.map(G=>[...G].reverse());if(Y instanceof _)return new _(Y.visual,P);const O=P[0].length-1;return new D(P,Y.spans?.
map(([G,H])=>[O-H,O-G]).reverse())}function*J(Y,X){const V=new Set;for(const{lines:U}of Y)for(const{segments:P}of U)for(const O of P)for(const G of O.fragments)
V.add(G);return yield ct.Yz,X.filter(U=>!V.has(U))}}),39955:((Nt,At,L)=>{L.d(At,{$A:()=>J,P$:()=>z,VN:()=>R});var ct=L(27077),T=L(44233),B=L(5609),D=L(98095);const _=.9,
at=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function R(X){let V,
U=0;for(let P=X;P&&U<C;P=P.parent,U++){if(P.type==="TR")return P;!V&&!at.has(P.type)&&(V=P)}return V?(V.type==="Lbl"||V.type==="LBody")&&V.parent?.type==="LI"?V.
parent:V:X}const C=200;function z(X,V){let U=0,P=0;for(const O of X)O.style.marks.isArtifact||(U+=O.text.length,V(O)&&(P+=O.text.length));return P>0&&P>=_*U}function*J(X,V){
const U=[],P=[];for(let gt=0;gt<X.length;gt++){const ot=X[gt];gt%ct.y===ct.y-1&&(yield ct.Yz);const Tt=V(ot);Tt?U.push({fragment:ot,leaf:Tt}):P.push(ot)}const O=yield*(0,T.
p9)(U,(gt,ot)=>gt.leaf.order-ot.leaf.order||gt.fragment.order-ot.fragment.order);let G=0;const H=new Map,q=gt=>{const{element:ot}=O[gt].leaf;let Tt=H.get(ot);return Tt||
H.set(ot,Tt=R(ot)),Tt},Z=[],ht=[];for(let gt=0,ot;gt<O.length;gt=ot){const Tt=q(gt);for(ot=gt+1;ot<O.length&&q(ot)===Tt;)ot++;const Mt=O.slice(gt,ot).map(({fragment:it})=>it);
(G+=Mt.length)>=ct.y&&(G=0,yield ct.Yz);const j=B.eB.of(yield*(0,B._I)(yield*(0,D.q9)(Mt)),Tt);if(Z.push(j),P.length>0)for(const{order:it}of Mt)ht.push({order:it,
block:j})}return P.length===0?Z:yield*Y(Z,ht,yield*(0,B.ub)(yield*(0,B._I)(yield*(0,D.q9)(P))))}function*Y(X,V,U){const P=yield*(0,T.p9)(V,(H,q)=>H.order-q.order),
O=[],G=new Map;for(const[H,q]of U.entries()){H%ct.y===ct.y-1&&(yield ct.Yz);const Z=q.lines[0].segments[0].order;let ht=0;for(let Tt=P.length;ht<Tt;){const Mt=ht+
Tt>>1;P[Mt].order<Z?ht=Mt+1:Tt=Mt}const gt=P[ht-1]?.block,ot=gt&&G.get(gt);ot?ot.push(q):gt?G.set(gt,[q]):O.push(q)}return[...O,...X.flatMap(H=>[H,...G.get(H)??
[]])]}}),16160:((Nt,At,L)=>{L.d(At,{l$:()=>Qt,HE:()=>It,SE:()=>_t,x1:()=>Oe,rQ:()=>Le});var ct=L(45657),T=L(61520),B=L(27077),D=L(44233),_=L(31681),at=L(5609);const R=.2,
C=3,z=3,J=5,Y=.05,X=.8,V=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*U(W,F){if(!(yield*G(W,F)))return P;const st=[];let K=0;for(const{fragments:dt}of W){
let mt,pt;for(const Ot of dt){const wt=pt!==void 0&&q(pt,Ot,F)&&!(mt.first===pt&&V.test(pt.text)),Ct=pt!==void 0&&Ot.start-pt.end>=F*Ot.style.size;mt&&!wt&&!Ct?
mt.end=Math.max(mt.end,Ot.end):st.push(mt=O(Ot,wt)),pt=Ot}(K+=dt.length)<B.y||(K=0,yield B.Yz)}const k=new Set;for(const dt of["start","end"])yield*Z(st,dt,k);const Q=st.
reduce((dt,{isClose:mt})=>dt+Number(mt),0);return k.size>=X*Q?k:P}const P=new Set,O=(W,F)=>({first:W,start:Math.min(W.start,W.end),end:Math.max(W.start,W.end),baseline:W.
baseline,size:W.style.size,isClose:F});function*G(W,F){let[st,K,k]=[0,0,0];for(const{fragments:Q}of W){for(let dt=1;dt<Q.length;dt++){const[mt,pt]=[Q[dt-1],Q[dt]];
H(mt,pt)?st++:q(mt,pt,F)&&K++}if(st>=C&&K>=z-1)return!0;(k+=Q.length)<B.y||(k=0,yield B.Yz)}return!1}const H=(W,{order:F,spaceBefore:st})=>F===W.order+1&&(W.spaceAfter||
st);function q(W,F,st){const{start:K,style:k,baseline:Q}=F,dt=(K-W.end)/Math.max(k.size,W.style.size);return dt>=R&&dt<st&&Q===W.baseline&&!H(W,F)}function*Z(W,F,st){
const K=yield*(0,D.p9)(W,(k,Q)=>k[F]-Q[F]);for(let k=0,Q;k<K.length;k=Q){const dt=Y*K[k].size;for(Q=k+1;Q<K.length&&K[Q][F]-K[Q-1][F]<dt;Q++);if(yield(Q-k)*B.Yz/
B.y,Q-k<z)continue;const mt=yield*(0,D.p9)(K.slice(k,Q),(pt,Ot)=>pt.baseline-Ot.baseline);for(let pt=0,Ot;pt<mt.length;pt=Ot){for(Ot=pt+1;Ot<mt.length&&ht(mt[Ot-
1],mt[Ot]);Ot++);if(!(Ot-pt<z))for(const wt of mt.slice(pt,Ot))wt.isClose&&st.add(wt.first)}}}const ht=(W,F)=>W.first.style.frame===F.first.style.frame&&F.baseline-
W.baseline<J*F.size;var gt=L(93463);const ot=5,Tt=.75,Mt=.5,j=3,it=.08,yt=.3,v={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function x(W,F){const{both:st,
level:K,lowest:k,highest:Q}=W;return{...W,both:st+1,level:Math.abs(F)<it?K+1:K,lowest:Math.min(k,F),highest:Math.max(Q,F)}}const N=(W,F)=>F?{...W,before:W.before+
1}:{...W,after:W.after+1};function I({both:W,before:F,after:st,level:K,lowest:k,highest:Q}){const dt=Math.min(F,st);return dt<ot||W>Tt*(W+dt)?!1:W>=j&&K<=Mt*W&&
Q-k>=yt}const $=3,nt=4,M=2.5,d=6,m=.8,y=20,f=4;function*u(W){const F=W.map(()=>new Set);if(!b(W)&&!w(W))return F;let st=[],K=0;const k=({rows:Q,wordsBefore:dt,wordsAfter:mt,
from:pt,last:Ot,sides:wt})=>{const Ct=Q>=$&&Math.min(dt,mt)>=nt*Q,Wt=I(wt);if(!Ct&&!Wt)return;const Ht=({isGutter:vt,row:Ft})=>vt==="whole"||!Wt&&(vt==="prose"||
Ft<pt);for(let vt=Ot;vt&&!Ht(vt);vt=vt.above)vt.isGutter=Wt?"whole":"prose",F[vt.row].add(vt.cell)};for(const[Q,dt]of W.entries()){const mt=W[Q-1],pt=mt?dt.baseline-
mt.baseline:0,Ot=({last:Ct})=>pt<=d*dt.size&&Q-Ct.row<=y,wt=pt>M*dt.size;for(const Ct of st)(wt||!Ot(Ct))&&k(Ct);st=st.filter(Ot),wt&&(st=st.map(Ct=>({...Ct,rows:0,
wordsBefore:0,wordsAfter:0,from:Q}))),(K+=dt.cells.length+st.length)>=B.y&&(K=0,yield B.Yz),st=g(st,dt,Q,k)}return st.forEach(k),F}function b(W){const F=({fragments:K})=>K.
length>=nt,st=(K,k)=>W.some(({cells:Q})=>Q.slice(K,k||Q.length).some(F));return st(0,-1)&&st(1,0)}function w(W){const F=W.reduce((st,{cells:K})=>K.length===1?st+
1:st,0);return F>=2*ot&&W.length>F}function g(W,{cells:F,size:st},K,k){const Q=[];let dt=0,mt=-1/0;for(let pt=0;pt<=F.length;pt++){const Ot=F[pt]?.start??1/0,wt=pt>
0&&pt<F.length,Ct=Ot-mt>=m*st,Wt=[];for(;dt<W.length&&W[dt].start<Ot;dt++){const vt=W[dt],[Ft,kt]=[Math.max(vt.start,mt),Math.min(vt.end,Ot)];if(kt-Ft<m*st?k(vt):
wt?Wt.push(S(vt,{start:Ft,end:kt},K,pt,F)):Q.push({...vt,start:Ft,end:kt,sides:N(vt.sides,pt>0)}),vt.end>Ot)break}wt&&Ct&&Wt.length===0&&Wt.push(S(void 0,{start:mt,
end:Ot},K,pt,F));const Ht=p(Wt);for(const vt of Wt)Ht.has(vt)?Q.push(vt):k(vt);mt=Math.max(mt,F[pt]?.end??Ot)}return Q}function p(W){return W.length<=f?new Set(
W):new Set([...W].sort((F,st)=>st.rows-F.rows).slice(0,f))}function S(W,F,st,K,k){return{...F,rows:(W?.rows??0)+1,wordsBefore:(W?.wordsBefore??0)+k[K-1].fragments.
length,wordsAfter:(W?.wordsAfter??0)+k[K].fragments.length,from:W?.from??st,last:{row:st,cell:K,above:W?.last,isGutter:"no"},sides:x(W?.sides??v,(k[K].baseline-
k[K-1].baseline)/k[K].size)}}var tt=L(98095),ft=L(73356);const Et=.4,et=1,ut=3,bt=2e3,Lt=.5;function*_t(W){return yield*It(yield*(0,tt.q9)(W),W)}function*It(W,F,st=!0){
const K=yield*Xt(F),k=yield*U(W,K),Q=new Map;for(const mt of W){const pt=Q.get(mt.frame);pt?pt.push(mt):Q.set(mt.frame,[mt])}const dt=[];for(const mt of Q.values()){
yield B.Kl;const pt=[];for(const wt of yield*Zt(yield*le(mt,K,k)))pt.push(Ae(wt,K,k));const Ot=st?yield*u(pt):void 0;dt.push(pt.map((wt,Ct)=>({...wt,gutters:Ot?.[Ct]??
zt})))}return dt}const zt=new Set,Bt=2e4;function*Xt(W){const F=[];for(let K=1;K<W.length&&F.length<bt;K++){K%B.y===0&&(yield B.Yz);const[k,Q]=[W[K-1],W[K]];if(k.
style.frame!==Q.style.frame||k.baseline!==Q.baseline)continue;const dt=(Q.start-k.end)/Q.style.size;dt>0&&dt<et&&(0,tt.re)(k,Q)&&F.push(dt)}const st=yield*(0,D.
p9)(F,(K,k)=>K-k);return Math.max(et,ut*(st[st.length>>1]??0))}function*le(W,F,st){const K=[];let k=0;for(const Q of W){if((k+=Q.fragments.length)>=B.y&&(k=0,yield B.
Yz),st.size===0&&Q.end-Q.start<F*Q.size||Q.fragments.length<2){K.push(Q);continue}let mt;for(const pt of Q.fragments)mt&&!st.has(pt)&&Math.min(pt.start,pt.end)-
mt.end<F*Math.max(mt.size,pt.style.size)?mt.add(pt):K.push(mt=new tt.Y4(pt))}return K}function*Zt(W){const F=yield*(0,D.p9)(W,(K,k)=>K.baseline-k.baseline||K.start-
k.start),st=[];for(const[K,k]of F.entries()){K%B.y===B.y-1&&(yield B.Yz);const Q=st.at(-1);Q!==void 0&&Q.length<at.Px&&k.baseline-Q[0].baseline<Et*Math.min(k.size,
Q[0].size)?Q.push(k):st.push([k])}for(const K of st)K.sort((k,Q)=>k.start-Q.start);return st}function Ae(W,F,st){const K=[];let k;for(const dt of W){const mt=K.
at(-1),pt=mt&&dt.start-mt.end,Ot=mt?Math.max(mt.size,dt.size):0;pt!==void 0&&pt<F*Ot&&pt>-Lt*Ot&&!st.has(dt.fragments[0])?k===mt?k.join(dt):K[K.length-1]=k=mt.joined(
dt):K.push(dt)}const Q=K.reduce((dt,mt)=>mt.size>dt.size?mt:dt);return{baseline:Q.baseline,size:Q.size,cells:K}}function*Oe(W,F){return yield*Gt(W.flat(),_e,F)}
function*Le(W,F){const st=[],K=new Map,k=new Set;let Q=0;for(const dt of W){const{pairs:mt,lacking:pt}=yield*(0,gt.f)(dt);(0,ct.RZ)(st,mt);for(const Ot of pt)for(const wt of K.
size<Bt?Ot.labels:[]){Ot.without.has(wt)&&k.add(Q);for(const{letters:Ct,text:Wt}of wt.fragments)for(let Ht=0;Ht<Wt.length&&K.size<Bt;Ht++)K.set(Ct+Ht,Q);Q++}}if(st.
length!==0)return{...yield*Gt(st,dt=>[dt],F),labelOf:K,without:k}}function*Gt(W,F,st){const K=new T.q(st),k=[];let Q=0;for(const dt of W)for(const mt of F(dt)){
const pt=K.size;for(const[Ot,wt]of mt.entries())Ot>0&&K.space(`
`),(0,ft.T)(K,wt,st),!((Q+=wt.fragments.length)<B.y)&&(Q=0,K.settle(),yield B.Yz);k.push({start:pt,end:K.size}),K.space(`
`)}return{flow:K,lines:k}}function Qt({cells:W,gutters:F}){if(F.size===0)return[W];const st=[];for(const[K,k]of W.entries())K===0||F.has(K)?st.push([k]):st.at(-1).
push(k);return st}const _e=W=>Qt(W).map(F=>we(F)?[...F].reverse():F);function we(W){if(W.length<2||!W.some(ae))return!1;const F=W.filter(({fragments:K})=>K.some(
({text:k})=>ve.test(k))),st=F.filter(ae);return 2*st.length!==F.length?2*st.length>F.length:st.some(({fragments:K})=>K.some(({text:k})=>Re.test(k)))}const ve=new RegExp(
"\\p{L}","u"),Re=/^:|:$/,ae=({fragments:W})=>W.some(({mayTurn:F,text:st})=>F&&(0,_.d)(st))}),3133:((Nt,At,L)=>{L.d(At,{X:()=>nt,b:()=>$});var ct=L(62743),T=L(86491),
B=L(74135),D=L(6057),_=L(65868),at=L(60660),R=L(12657),C=L(16747),z=L(84731),J=L(89420);const Y=100;async function X(m,y,f,u){const b=new Map,w=new Set,{fragments:g,
edges:p}=m,S=[],tt=new R.y(u);for(const[Et,et]of g.entries()){const ut=u.pace.step(Y);ut&&await ut;const bt=y(et),Lt=bt&&ft(bt.element);if(!Lt){S.push(et);continue}
if(w.has(Lt)||Lt.firstPage!==f)continue;w.add(Lt),tt.take(Lt.actualText.length);const _t=(0,z.X5)(Lt.actualText.trim());if(_t==="")continue;const It=new J.F(et.
style,et.start,et.baseline,et.order,p.count);It.text=_t,It.end=V(g,Et,zt=>{const Bt=y(zt);return Bt!==void 0&&ft(Bt.element)===Lt});for(let zt=0;zt<_t.length;zt++)
p.add(It.start,It.end);S.push(It)}return S;function ft(Et){if(b.has(Et))return b.get(Et);const et=[];for(const ut of(0,at.Hy)(Et)){if(b.has(ut))break;et.push(ut)}
for(const ut of et.reverse()){const bt=ut.parent&&b.get(ut.parent),{actualText:Lt}=ut;b.set(ut,bt??(Lt===void 0||(0,C._X)(Lt)?void 0:ut))}return b.get(Et)}}function V(m,y,f){
const u=m[y];let{end:b}=u;for(let w=y+1;w<m.length;w++){const g=m[w];if(g.baseline!==u.baseline||g.style.frame!==u.style.frame||!f(g))break;b=Math.max(b,g.end)}
return b}var U=L(98689),P=L(36211),O=L(5490);const G=3,H=.5,q=4,Z=2e4;class ht{get rules(){return this.found.length>Z?[]:this.found}found=[];path=[];boxes=[];first=[
0,0];last=[0,0];takes(y,{matrix:f},u,b){const w=P.lJ.get(y.operator);w?this.paints(w,b):this.found.length<=Z&&this.path.length+this.boxes.length<=Z&&this.extends(
y,f)}extends(y,f){const u=(0,O.M)(y);switch(y.operator){case"re":{const[b=NaN,w=NaN,g=NaN,p=NaN]=u,S=(0,B.zl)(f,[b,w,b+g,w+p]);S.every(Number.isFinite)&&this.boxes.
push(S);return}case"m":this.first=this.last=(0,B.Gd)(f,u[0],u[1]);return;case"l":this.line((0,B.Gd)(f,u[0],u[1]));return;case"c":case"v":case"y":this.last=(0,B.
Gd)(f,u.at(-2),u.at(-1));return;case"h":this.line(this.first)}}line(y){this.path.push([this.last,y]),this.last=y}paints({fill:y,strokes:f,closes:u},b){if(u&&this.
line(this.first),!b&&f){for(const[[w,g],[p,S]]of this.path)this.add(w,g,p,S,H);for(const[w,g,p,S]of this.boxes)this.around(w,g,p,S)}if(!b&&y)for(const[w,g,p,S]of[
...this.boxes,...this.outline()])this.add(w,g,p,S,G);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,B.$L)(this.path.flat())]}around(y,f,u,b){
if(u-y<=G||b-f<=G){this.add(y,f,u,b,G);return}for(const w of[f,b])this.add(y,w,u,w,H);for(const w of[y,u])this.add(w,f,w,b,H)}add(y,f,u,b,w){const[g,p]=[Math.abs(
u-y),Math.abs(b-f)];if(!(Math.min(g,p)<=w&&Math.max(g,p)>=q))return;const S=p>g;this.found.push(S?{isVertical:S,at:(y+u)/2,from:Math.min(f,b),to:Math.max(f,b)}:
{isVertical:S,at:(f+b)/2,from:Math.min(y,u),to:Math.max(y,u)})}}var gt=L(54093),ot=L(27077),Tt=L(77211),Mt=L(67268),j=L(16160),it=L(98095);const yt=200,v=2e4;class x{index;found;characters;unreadable;ordered;reading;segmented;constructor(y,f){
this.index=y,this.found=f,this.characters=f.characters,this.unreadable=f.unreadable}get blocks(){return this.ordered??=(0,gt.z)(this.order())}*blocksByLook(){const{
fragments:y,leafOf:f,rules:u,hasTablesApart:b=!0}=this.found;return u&&!f&&b?this.blocks:yield*(0,Mt.NQ)(y,void 0,u??[])}order(){const{fragments:y,leafOf:f,rules:u,
hasTablesApart:b=!0}=this.found;return(0,Mt.NQ)(y,f,b?u:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,it.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,gt.z)((0,Mt.dV)(this.blocks,this.found.edges))}async prepare(y){const{fragments:f,edges:u}=this.found;f.length<yt&&this.characters<v||(this.
ordered=await(0,gt.k)(this.order(),y),this.reading=await(0,gt.k)((0,Mt.dV)(this.ordered,u),y))}*layout(y){return y==="reading"?this.flow.shown:yield*(0,Tt.Z)(this.
found.fragments,this.found.edges)}*visualText(y=!0){const{fragments:f,edges:u}=this.found,b=yield*(0,j.HE)(yield*this.segments(),f,y),w=yield*(0,j.x1)(b,u);return y?
{...w,below:yield*(0,j.rQ)(b,u)}:w}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(y){const f=yield*(0,Mt.td)(
this.blocks,this.found.edges),u=[];for(const{0:b,index:w}of f.text.matchAll(y)){const g=f.box(w,w+b.length);g&&u.push({text:b,...g}),u.length%ot.y===ot.y-1&&(yield ot.
Yz)}return u}}const N=200,I=2e4,$=({characters:m})=>Math.min(m+N,I);class nt{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(y,f=!1,u=!0){
this.document=y,this.findsRules=f,this.hasTablesApart=u,this.contents=new _.i(y)}async page(y){const{document:f}=this,u=(0,D.iw)(f,y),{width:b,height:w}=(0,B.iN)(
u),g={width:b*u.userUnit,height:w*u.userUnit},p=new U.g(g.width,g.height,this.expected),S=this.findsRules?new ht:void 0,tt=await this.contents.read(y,p,S);return this.
expected=$(p),this.assemble(y,p,g,{rules:S?.rules,damage:tt,usesElementTexts:!0})}async assemble(y,f,u,{rules:b,damage:w,usesElementTexts:g}){const{document:p}=this;
f.finish();const S=y<0?-1:p.pages.number(y),tt=y<0?void 0:await(this.tags??=(0,at.g$)(p)),ft=tt?.hasPage(S)?M(tt,S):void 0,Et=g&&ft&&tt?.hasTexts?await X(f,ft,S,
p.job):f.fragments,et=d(Et),ut=tt?.hasTexts===!0,bt={fragments:Et,edges:f.edges,...et,damage:w,leafOf:ft,hasElementTexts:ut,rules:b,...u},Lt=new x(y,{...bt,hasTablesApart:this.
hasTablesApart});return await Lt.prepare(p.job.pace),Lt}}function M(m,y){let f,u;return({style:{marks:b}})=>(b!==f&&(f=b,u=b.id<0?void 0:m.leaf(y,b.stream,b.id)),
u)}function d(m){let y=0,f=0,u=0;for(const{text:b,style:w}of m){const g=f;y+=b.length;for(let p=b.indexOf(ct.m);p>=0;p=b.indexOf(ct.m,p+1))f++;w.font===T.Z&&(u+=
b.length-(f-g))}return{characters:y,unreadable:f,assumed:u}}}),31681:((Nt,At,L)=>{L.d(At,{d:()=>T,f:()=>Y});const ct=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
T=O=>ct.test(O),B=0,D=1,_=2,at=3,R=4,C=new RegExp("\\p{L}","u"),z=new RegExp("\\p{Nd}","u");function J(O){return z.test(O)?at:ct.test(O)?_:C.test(O)?D:/^[.,:/%+\-\u066b\u066c]$/.
test(O)?R:B}function Y(O,G){const H=O.map(J),q=H.filter(Mt=>Mt===_).length,Z=G.includes(!0);if(q===0)return Z?X(G):void 0;const ht=H.filter(Mt=>Mt===D).length,gt=q>=
ht||Z,ot=O.map((Mt,j)=>j);gt&&ot.reverse(),V(H,gt);const Tt=Mt=>gt?H[Mt]!==_:H[Mt]!==D;for(let Mt=0,j;Mt<ot.length;Mt=j){for(j=Mt+1;j<ot.length&&Tt(ot[j])===Tt(
ot[Mt]);)j++;Tt(ot[Mt])&&(P(ot,Mt,j),gt||U(ot,H,Mt,j))}return ot}function X(O){const G=O.map((H,q)=>q);for(let H=0,q;H<G.length;H=q){for(q=H+1;q<G.length&&O[q]===
O[H];)q++;O[H]&&P(G,H,q)}return G}function V(O,G){for(let Z=0;Z<O.length;Z++)if(O[Z]===R){const ht=O[Z-1]===at&&O[Z+1]===at;O[Z]=ht?at:B}const H=G?_:D,q=Z=>Z===
void 0?H:Z===at?G?_:D:Z;for(let Z=0,ht;Z<O.length;Z=ht){if(ht=Z+1,O[Z]!==B)continue;for(;ht<O.length&&O[ht]===B;)ht++;const gt=q(O[Z-1]),ot=q(O[ht]);O.fill(gt===
ot?gt:H,Z,ht)}if(!G){for(let Z=0;Z<O.length;Z++)if(O[Z]===at){let ht=Z;for(;O[ht]===at;)ht++;(O[Z-1]!==_||O[ht]!==_)&&O.fill(D,Z,ht),Z=ht}}}function U(O,G,H,q){
for(let Z=H,ht;Z<q;Z=ht)if(ht=Z+1,G[O[Z]]===at){for(;ht<q&&G[O[ht]]===at;)ht++;P(O,Z,ht)}}function P(O,G,H){for(let q=G,Z=H-1;q<Z;q++,Z--)[O[q],O[Z]]=[O[Z],O[q]]}}),
98095:((Nt,At,L)=>{L.d(At,{Y4:()=>it,re:()=>y,lP:()=>x,q9:()=>v,b6:()=>yt});var ct=L(34659),T=L(98689),B=L(27077),D=L(44233),_=L(31681),at=L(69631);const R=.6,C=.1,
z=.3,J=3,Y=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),X=200,V=1e6;function*U(f){const u=f.filter(P);if(u.length===0)return f;const b=yield*(0,D.
p9)(f,(p,S)=>p.baseline-S.baseline),w=new Set;let g=0;for(const p of u){const S=H(b,p.baseline);for(let tt=S;tt<Math.min(b.length,S+X)&&g<V;tt++){++g%B.y===0&&(yield B.
Yz);const ft=b[tt];if(!(!O(ft,p)||w.has(ft))&&(g+=ft.fragments.length,!!ft.fragments.some(Et=>G(p.fragments[0],Et)))){ft.join(p),w.add(p);break}}}return w.size===
0?f:f.filter(p=>!w.has(p))}const P=({characters:f,fragments:u})=>f<=J&&u.length===1&&Y.test(u[0].text)&&!u[0].style.frame.vertical;function O(f,u){const b=f.baseline-
u.baseline,{size:w}=f;return u.size<at.N$*w&&b>at.WV*w&&b<R*w&&f.frame===u.frame&&u.start>f.start&&u.start<f.end+z*w}function G(f,{end:u,style:{size:b}}){const w=f.
start-u;return w>-C*b&&w<z*b&&f.style.size<at.N$*b}function H(f,u){let b=0;for(let w=f.length;b<w;){const g=b+w>>1;f[g].baseline<=u?b=g+1:w=g}return b}const q=1.6,
Z=.5,ht=.15,gt=.6,ot=.6,Tt=.35,Mt=.02,j=5e3;class it{fragments;start;end;baseline;size;top;bottom;characters;constructor(u){this.fragments=[u],this.start=Math.min(
u.start,u.end),this.end=Math.max(u.start,u.end),this.baseline=u.baseline,this.size=u.style.size,this.top=u.top,this.bottom=u.bottom,this.characters=u.text.length}get frame(){
return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(u){const b=this.fragments[this.fragments.length-1];this.fragments.push(u),this.
characters+=u.text.length;const w=Math.min(u.start,u.end),g=Math.max(u.start,u.end);w<this.start&&(this.start=w),g>this.end&&(this.end=g);const{style:p,baseline:S}=u;
p===b.style&&S===b.baseline||(p.size>this.size*1.05&&(this.size=p.size,this.baseline=S),u.top<this.top&&(this.top=u.top),u.bottom>this.bottom&&(this.bottom=u.bottom))}join(u){
for(const b of u.fragments)this.add(b)}joined(u){const[b,...w]=this.fragments,g=new it(b);for(const p of w)g.add(p);return g.join(u),g}sort(){const{fragments:u}=this;
for(let b=1;b<u.length;b++)if(u[b].start<u[b-1].start){u.sort((w,g)=>w.start-g.start||w.order-g.order);return}}}const yt=({fragments:f})=>f.map(({text:u})=>u).join(
" ");function*v(f){const u=[];let b;for(let p=0;p<f.length;p++){const S=f[p];p%B.y===B.y-1&&(yield B.Yz),b&&N(b,S)?b.add(S):u.push(b=new it(S))}const w=yield*U(
yield*I(u));let g=0;for(const p of w)p.sort(),g+=p.fragments.length,!(g<B.y)&&(g=0,yield B.Yz);return w}const x=({style:f,text:u,mayTurn:b})=>f.marks.isReversed||
b&&(0,_.d)(u);function N(f,u){const{style:b,start:w,end:g,baseline:p}=u;if(b.frame!==f.frame||f.characters>j)return!1;const S=Math.max(b.size,f.size),tt=Math.abs(
p-f.baseline);if(tt>gt*S)return!1;const ft=w-f.end,Et=f.start-Math.max(w,g);return tt>ht*S?ft>-Z*S&&ft<ot*S:ft>-Z*S&&ft<q*S||Et>-Z*S&&Et<(x(u)?ot:Tt)*S}function*I(f){
if(f.length<2)return[...f];const u=new Map;for(const{frame:p}of f)u.has(p)||u.set(p,u.size);const b=[];for(let p=0;p<f.length;p++){const S=f[p];p%B.y===B.y-1&&(yield B.
Yz),b.push({segment:S,order:p,frame:u.get(S.frame)})}const w=yield*(0,D.p9)(b,(p,S)=>p.frame-S.frame||p.segment.baseline-S.segment.baseline||p.segment.start-S.segment.
start),g=new Set;for(let p=0;p<w.length;p++){p%B.y===B.y-1&&(yield B.Yz);const{segment:S,frame:tt,order:ft}=w[p];if(!(g.size>0&&g.has(S)))for(let Et=p+1;Et<Math.
min(w.length,p+$);Et++){const et=w[Et],ut=Math.min(S.size,et.segment.size);if(et.frame!==tt||et.segment.baseline-S.baseline>ht*ut)break;if(g.has(et.segment)||!d(
S,et.segment))continue;const[bt,Lt]=ft<et.order?[S,et.segment]:[et.segment,S];if(bt.join(Lt),g.add(Lt),Lt===S)break}}return g.size===0?[...f]:f.filter(p=>!g.has(
p))}const $=50,nt=/:$/,M=new RegExp(`[${ct.Cb}]`);function d(f,u){const b=Math.min(f.size,u.size);if(f.characters+u.characters>j||Math.max(f.size,u.size)>1.5*b)
return!1;const[w,g]=f.start<=u.start?[f,u]:[u,f],p=g.start-w.end;if(m(g))return!1;if(m(w))return M.test(w.fragments[0].text)&&p>0&&p<q*b;const S=nt.test(w.fragments.
at(-1).text)?ot:Tt;return p>-Mt*b&&p<S*b}const m=({fragments:f})=>f.length===1&&f[0].text.length===1;function y(f,u){return u.order===f.order+1&&(f.spaceAfter||
u.spaceBefore)?!0:u.start-f.end>Math.max((0,T.U)(f.style),(0,T.U)(u.style))}}),73356:((Nt,At,L)=>{L.d(At,{T:()=>at,x:()=>_});var ct=L(61520),T=L(69631),B=L(31681),
D=L(98095);function _(C,z){const J=new ct.q(z);return at(J,C,z),J.shown}function at(C,{fragments:z},J){if(z.some(D.lP)){R(C,z,J);return}for(let Y=0;Y<z.length;Y++){
const X=z[Y],V=z[Y-1];V&&(0,D.re)(V,X)?C.space(" "):V&&V.style!==X.style&&(0,T.rk)(X.text,X,V)&&C.raiseNext(),C.add(X)}}function R(C,z,J){const Y=[];for(const[P,
O]of z.entries()){P>0&&(0,D.re)(z[P-1],O)&&Y.push({text:" ",from:0,to:0});const{text:G}=O;for(let H=0,q;H<G.length;H=q){for(q=H+1;q<G.length&&J.isOneGlyph(O,q-1);)
q++;Y.push({text:G.slice(H,q),fragment:O,from:H,to:q})}}const X=Y.map(({text:P})=>P),V=P=>Y[P]?.fragment?.style.marks.isReversed??!1,U=Y.map(({fragment:P},O)=>V(
O)||!P&&V(O-1)&&V(O+1));for(const P of(0,B.f)(X,U)??X.keys()){const{text:O,fragment:G,from:H,to:q}=Y[P];G?C.add(G,H,q):C.space(O)}}})};
