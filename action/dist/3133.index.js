"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((zt,Ot,_)=>{_.d(Ot,{D:()=>B,L:()=>S});var ct=_(45657);function S({cos:C,sin:L},lt,R,D,x){if(L===0&&C===
1)return{x:lt,y:D,width:R-lt,height:x-D};const et=[lt*C-D*L,R*C-D*L,lt*C-x*L,R*C-x*L],Y=[lt*L+D*C,R*L+D*C,lt*L+x*C,R*L+x*C],[X,V]=[(0,ct.YG)(et),(0,ct.YG)(Y)];return{
x:X,y:V,width:(0,ct.Kf)(et)-X,height:(0,ct.Kf)(Y)-V}}function B(C,L){const[lt,R]=[Math.min(C.x,L.x),Math.min(C.y,L.y)];return{x:lt,y:R,width:Math.max(C.x+C.width,
L.x+L.width)-lt,height:Math.max(C.y+C.height,L.y+L.height)-R}}}),60660:((zt,Ot,_)=>{_.d(Ot,{P9:()=>$,nZ:()=>v,g$:()=>it,Bi:()=>pt,Hy:()=>st});var ct=_(44233),S=_(
77581),B=_(45599),C=_(70549),L=_(9819);const lt=1e3,R=20,D=200,x=20;function et(M,d,h){let[y,f,u]=[1,1,[]];for(const b of Y(M,d)){y=X(M,b.get("ColSpan"))??y,f=X(
M,b.get("RowSpan"))??f;const I=M.array(b.get("Headers"));I&&(u=I.slice(0,R).flatMap(m=>V(M,m)??[]))}return{columns:y,rows:f,id:V(M,h),heads:u}}function Y(M,d){return d===
void 0?[]:(M.array(d)?.slice(0,x)??[d]).flatMap(y=>M.dict(y)??[])}function X(M,d){const h=d===void 0?void 0:M.resolve(d);return typeof h=="number"&&Number.isInteger(
h)&&h>=1&&h<=lt?h:void 0}function V(M,d){const h=d===void 0?void 0:M.resolve(d);return h instanceof B.Mx?(0,S.g7)(h).slice(0,D):void 0}var U=_(78157),P=_(79725),
A=_(82416);const G=2e3,K=9;class Q{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new P.R;number=0;isReference=!1;constructor(d){this.document=
d}read(d){const{entries:h,kids:y}=this;y.length=0;const f=this.document.place(d);if(!f||!h.locate(f.bytes,f.start,Math.min(f.end,f.start+G)))return!1;const{bytes:u}=f,
{at:b}=h;if(h.find(u,"MCID")>=0)return!1;this.hasTexts=h.find(u,"ActualText")>=0||h.find(u,"Alt")>=0,this.hasAttributes=h.find(u,"A")>=0||h.find(u,"ID")>=0;const I=h.
find(u,"S");if(I<0||u[b[I+2]]!==U.cL)return!1;this.name(u,b[I+2]+1,b[I+3]);const m=h.find(u,"Pg");if(this.page=-1,m>=0){if(this.after(u,b[m+2],b[m+3])!==b[m+3]||
!this.isReference)return!1;this.page=this.number}const p=h.find(u,"K");return p<0||this.readKids(u,b[p+2],b[p+3])}name(d,h,y){const{type:f}=this;let u=0;if(f.length===
y-h)for(;u<f.length&&d[h+u]===f.charCodeAt(u);)u++;(u<y-h||u===0)&&(this.type=(0,A.MQ)(d,h,y))}readKids(d,h,y){const f=d[h]===U.WL,u=f?y-1:y;if(f&&d[u]!==U.wt)return!1;
for(let b=(0,U.AN)(d,f?h+1:h,u);b<u;b=(0,U.AN)(d,b,u)){if(b=this.after(d,b,u),b<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return f||
!this.isReference||this.isDictionary(this.number)}isDictionary(d){const h=this.document.place(d);return h!==void 0&&h.bytes[(0,U.AN)(h.bytes,h.start,h.end)]===U.
iH}after(d,h,y){let f=h,u=0;for(;f<y&&J(d[f]);f++)u=u*10+d[f]-U.l0;if(f===h||f-h>K||(this.number=u,this.isReference=!1,f<y&&!ht(d[f])))return-1;const b=(0,U.AN)(
d,f,y);let I=b;for(;I<y&&J(d[I]);)I++;const m=(0,U.AN)(d,I,y);return I===b||m>=y||d[m]!==U.AV?f:(this.isReference=!0,m+1)}}const J=M=>M>=U.l0&&M<=U.ev,ht=M=>M===
32||M===10||M===13,mt=1e7,rt=4,St=2,Mt=1e4;class j{pages=new Map;count=0;last;hasTexts=!1;leaf(d,h,y){const f=this.pages.get(d);return h===0&&y<Mt?f?.own[y]:f?.
others.get(h*mt+y)}async leaves(d,h){const{own:y=[],others:f}=this.pages.get(d)??{};return await(0,ct.qZ)([...y.flat(),...f?.values()??[]],(u,b)=>u.order-b.order,
h)}hasPage(d){return this.pages.has(d)}add(d,h,y,f){if(!Number.isInteger(f)||f<0||f>=mt)return;const{own:u,others:b}=this.leavesOf(h);if(y===0&&f<Mt)u[f]??={element:d,
order:this.count++};else{const I=y*mt+f;b.has(I)||b.set(I,{element:d,order:this.count++})}for(let I=d;I&&I.firstPage<0;I=I.parent)I.firstPage=h}leavesOf(d){if(this.
last?.number===d)return this.last.leaves;let h=this.pages.get(d);return h||this.pages.set(d,h={own:[],others:new Map}),this.last={number:d,leaves:h},h}}const it=(0,C.
n)(w);function pt(M){const d=M.dict(M.catalog.get("MarkInfo"));return M.dict(M.catalog.get("StructTreeRoot"))!==void 0&&M.resolve(d?.get("Marked"))===!0}async function w(M){
const d=M.dict(M.catalog.get("StructTreeRoot"));if(!d||M.resolve(M.dict(M.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const h=new z(M,M.dict(d.get("R\
oleMap")));return await h.run(d),h.tags}class z{document;roles;tags=new j;visit;bytes;types=new Map;open=[];constructor(d,h){this.document=d,this.roles=h,this.visit=
new L._i(d),this.bytes=new Q(d)}async run(d){const{open:h,document:y}=this;this.push(d.get("K"),void 0,-1);for(let f=h.pop();f;f=h.pop()){this.take(f);const u=y.
job.pace.step(300);u&&await u}}push(d,h,y){if(d===void 0)return;const f=(0,B.i9)(d)||(0,B.cy)(d)?this.document.array(d)??[d]:[d];for(let u=f.length-1;u>=0;u--)this.
open.push({kid:f[u],parent:h,page:y})}take({kid:d,parent:h,page:y}){if(typeof d=="number"){h&&y>=0&&this.tags.add(h,y,0,d);return}if(!this.visit.first(d)||(0,B.
i9)(d)&&this.takeBytes(d.number,h,y))return;const f=this.document.dict(d);if(!f)return;const u=f.get("Pg"),b=(0,B.i9)(u)?u.number:y,I=f.get("MCID");if(I!==void 0){
const nt=f.get("Stm");h&&b>=0&&this.tags.add(h,b,(0,B.i9)(nt)?nt.number:0,Number(this.document.resolve(I)));return}const m=this.document.resolve(f.get("S"));if(!(m instanceof
B.SX))return;const p=this.standard(m.text),T={type:p,parent:h,actualText:this.text(f.get("ActualText")),alternative:this.text(f.get("Alt")),cell:v(p)?et(this.document,
f.get("A"),f.get("ID")):void 0,firstPage:-1};this.enter(T),this.push(f.get("K"),T,b),(0,B.i9)(d)&&this.document.release(d.number)}takeBytes(d,h,y){const{bytes:f,
document:u,open:b,tags:I}=this;if(!f.read(d))return!1;const{hasTexts:m,hasAttributes:p,kids:T}=f,nt=this.standard(f.type),ft=p&&v(nt),yt={type:nt,parent:h,actualText:m?
this.text(u.entry(d,"ActualText")):void 0,alternative:m?this.text(u.entry(d,"Alt")):void 0,cell:ft?et(u,u.entry(d,"A"),u.entry(d,"ID")):void 0,firstPage:-1};this.
enter(yt);const tt=f.page<0?y:f.page;if(T.some(bt=>bt<0))for(let bt=T.length-1;bt>=0;bt--){const dt=T[bt];b.push({kid:dt<0?new B.oS(-1-dt):dt,parent:yt,page:tt})}else if(tt>=
0)for(const bt of T)I.add(yt,tt,0,bt);return!0}enter(d){const{type:h,parent:y,actualText:f}=d;f!==void 0&&(this.tags.hasTexts=!0),h==="TR"&&N(d),!(y?.type!=="TR"||
!v(h))&&(y.cells?y.cells.push(d):y.cells=[d])}text(d){const h=d===void 0?null:this.document.resolve(d);if(!(h instanceof B.Mx))return;const y=(0,S.g7)(h);return this.
document.job.memory.budget.spend("characters",y.length),y}standard(d){const h=this.types.get(d);if(h!==void 0)return h;let y=d;for(let f=0;f<16;f++){const u=this.
document.resolve(this.roles?.get(y));if(!(u instanceof B.SX)||u.text===y)break;y=u.text}return this.types.set(d,y),y}}function N(M){let d=M.parent;for(let h=1;h<
St&&d?.type!=="Table";h++)d=d?.parent;d?.type==="Table"&&(d.firstRows??=[],d.firstRows.length<rt&&d.firstRows.push(M))}const v=M=>M==="TD"||M==="TH";function $(M){
const d=new Map;return h=>{const y=[];let f;for(const u of st(h)){if(f=d.get(u)??(M(u.type)?u:void 0),f||d.has(u))break;y.push(u)}for(const u of y)d.set(u,f);return f&&
d.set(f,f),f}}function*st(M){for(let d=M;d;d=d.parent)yield d}}),34659:((zt,Ot,_)=>{_.d(Ot,{Cb:()=>ct,aV:()=>S,vs:()=>B});const ct="\\u2022\\u25e6\\u25aa\\u2023\\u25\
cf\\u25cb\\u25a0\\u25a1\\uf0b7",S=`${ct}\\u00b7\\u2013\\u2014\\u2212`,B='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((zt,Ot,_)=>{
_.d(Ot,{Ps:()=>U,RO:()=>D,V0:()=>Y,X5:()=>x});const ct=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,B=/[\t\n\v\f\r\u00a0]/g,C=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,L=173,lt=1e4,
R=100;class D{cleaned=new Map;clean(A){if(A.length===1){const K=A.charCodeAt(0);if(K>32&&K<127||K>160&&K<1536&&K!==L||K>=11904&&K<55296)return A}let G=this.cleaned.
get(A);return G===void 0&&(G=x(A),this.cleaned.size<lt&&A.length<=R&&this.cleaned.set(A,G)),G}}function x(P){return P.replace(B," ").replace(ct,"").replace(S,A=>A.
normalize("NFKC")).replace(C,"�")}const et=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function Y(P){if(P.length!==1)return;const A=P.charCodeAt(0);return(A<128?A===94||A===96||A===
126:A<=733&&(A>=710||A<=184))?et.get(A):void 0}const X=new RegExp("^\\p{L}$","u"),V=new Map([["ı","i"],["ȷ","j"]]);function U(P,A){if(!X.test(P))return;const G=((V.
get(P)??P)+A).normalize("NFC");return G.length===1?G:void 0}}),62897:((zt,Ot,_)=>{_.d(Ot,{K:()=>S,Y:()=>ct});function ct(B,C=1/0){let L=C;for(const lt of B)lt<L&&
(L=lt);return L}function S(B,C=-1/0){let L=C;for(const lt of B)lt>L&&(L=lt);return L}}),61520:((zt,Ot,_)=>{_.d(Ot,{q:()=>C});var ct=_(4186),S=_(69631);const B=500;
class C{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(R){this.edges=R}get text(){return this.
flush(),this.whole??=this.parts.join("")}get shown(){const{text:R}=this;return this.raised.length===0?R:this.withRaised??=(0,S.zZ)(R,this.raised)}raiseNext(){this.
raised.push(this.length)}get size(){return this.length}tail(R){this.flush();let D="";for(let x=this.parts.length-1;x>=0&&D.length<R;x--)D=this.parts[x]+D;return D.
slice(-R)}lastLetter(){this.flush();for(let R=this.parts.length-1;R>=0;R--){const D=this.parts[R];for(let x=D.length-1;x>=0;x--)if(D[x]!==`
`)return D.charCodeAt(x)}return 0}add(R,D=0,x=R.text.length){const et=D===0&&x===R.text.length;et||this.cuts.set(this.offsets.length,{from:D,to:x}),this.offsets.
push(this.length),this.fragments.push(R),this.space(et?R.text:R.text.slice(D,x))}fromOf(R){return this.cuts.size===0?0:this.cuts.get(R)?.from??0}toOf(R){return(this.
cuts.size===0?void 0:this.cuts.get(R)?.to)??this.fragments[R].text.length}settle(){this.flush();const R=Math.min(this.settled,this.parts.length);this.parts.push(
this.parts.splice(R).join("")),this.settled=this.parts.length}space(R){this.rest+=R,this.length+=R.length,this.whole=this.withRaised=void 0,this.rest.length>B&&
this.flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(R){this.flush(),this.whole=this.withRaised=void 0,this.length-=R;for(let D=R;D>
0;){const x=this.parts.pop()??"";x.length>D&&this.parts.push(x.slice(0,-D)),D-=x.length}for(let D=this.offsets.length-1;D>=0;D--){const[x,et,Y]=[this.offsets[D],
this.fromOf(D),this.toOf(D)];if(x+Y-et<=this.length)break;this.cuts.set(D,{from:et,to:Math.max(et,this.length-x+et)})}}*pieces(){const{text:R}=this;let D=0;for(const[
x,et]of this.offsets.entries()){const Y=this.toOf(x)-this.fromOf(x);Y<=0||(yield{space:R.slice(D,et),text:R.slice(et,et+Y),fragment:this.fragments[x]},D=et+Y)}}box(R,D){
const x=this.lineBoxes(R,D);return x.length===0?void 0:x.reduce(ct.D)}letters(R,D){return Array.from(this.within(R,D),({fragment:x,from:et,to:Y,position:X})=>({
first:x.letters+et,position:X,count:Y-et}))}*within(R,D){for(let x=Math.max(this.pieceAt(R),0);x<this.offsets.length&&this.offsets[x]<D;x++){const et=this.offsets[x],
Y=this.fromOf(x),X=Math.max(Y,Y+R-et),V=Math.min(this.toOf(x),Y+D-et);X<V&&(yield{fragment:this.fragments[x],from:X,to:V,position:et+X-Y})}}lineBoxes(R,D){const x=[];
let et;for(const{fragment:Y,from:X,to:V}of this.within(R,D)){const U=this.edges.box(Y,X,V);et&&L(et,Y)?x.push((0,ct.D)(x.pop(),U)):x.push(U),et=Y}return x}at(R){
const D=this.pieceAt(R);if(D<0)return;const x=this.toOf(D)-this.fromOf(D);return R<this.offsets[D]+x?this.fragments[D]:void 0}pieceAt(R){let D=0,x=this.offsets.
length;for(;D<x;){const et=D+x>>1;this.offsets[et]<=R?D=et+1:x=et}return D-1}}function L(lt,R){return lt.style.frame!==R.style.frame?!1:2*(Math.min(lt.bottom,R.
bottom)-Math.max(lt.top,R.top))>=Math.min(lt.bottom-lt.top,R.bottom-R.top)}}),98689:((zt,Ot,_)=>{_.d(Ot,{g:()=>j,U:()=>Mt});var ct=_(84731);const S=.1,B=50,C=256,
L=4,lt=1073741823;class R{letters;fragments;count=0;hashes;heads;next;constructor(w,z,N){this.letters=w,this.fragments=z;let v=C;for(;v*L<N;)v*=2;this.hashes=new Int32Array(
v),this.heads=new Int32Array(v),this.next=new Int32Array(v)}add(w,z){const{fragments:N,heads:v,hashes:$,next:st}=this,M=this.hashOf(w.letters,z);let d=0;for(let h=v[M&
v.length-1];h>0&&d<B;h=st[h-1]){if(d++,$[h-1]!==M)continue;const y=N[h-1];if((h<N.length?N[h].letters:w.letters)-y.letters===z&&D(y,w)&&this.isSameText(y,w,z))return!1}
return this.count===$.length&&this.grow(),this.hashes[this.count]=M,this.link(++this.count,M),N.push(w),!0}hashOf(w,z){const{units:N}=this.letters;let v=z;for(let $=w;$<
w+z;$++)v=(v<<5)-v+N[$]&lt;return v^v>>15}isSameText(w,z,N){const{units:v}=this.letters;for(let $=0;$<N;$++)if(v[w.letters+$]!==v[z.letters+$])return!1;return!0}link(w,z){
const N=z&this.heads.length-1;this.next[w-1]=this.heads[N],this.heads[N]=w}grow(){const{hashes:w,count:z}=this;this.hashes=new Int32Array(2*z),this.hashes.set(w),
this.heads=new Int32Array(2*z),this.next=new Int32Array(2*z);for(let N=0;N<z;N++)this.link(N+1,w[N])}}function D(pt,w){const z=S*w.style.size;return pt.style.frame===
w.style.frame&&Math.abs(pt.start-w.start)<z&&Math.abs(pt.end-w.end)<2*z&&Math.abs(pt.baseline-w.baseline)<z}var x=_(89420),et=_(78157);const Y=512,X=256;class V{units;used=0;all=0;constructor(w){
this.units=new Uint16Array(Math.max(w,Y))}add(w){if(this.used===this.units.length){const z=new Uint16Array(this.used*2);z.set(this.units),this.units=z}this.units[this.
used++]=w,this.all|=w}drop(w){this.used-=w}replace(w,z){this.used-=w;for(let N=0;N<z.length;N++)this.add(z.charCodeAt(N))}text(){const w=this.units.subarray(0,this.
used);return this.all<X?(0,et.bS)(Uint8Array.from(w)).toString("latin1"):(0,et.bS)(new Uint8Array(w.buffer,0,2*w.length)).toString("utf16le")}}const U=.02,P=.12,
A=.5,G=.4,K=32,Q=127,J=1424,ht=1e3,mt=.1,rt=.18,St=.25;function Mt({font:pt,frame:w,size:z,unit:N}){return w.vertical?z/2:N*Math.min(Math.max((pt.space??St)/2,mt),
rt)}class j{width;height;fragments=[];edges;cleaner=new ct.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(w,z,N=0,v=!1){
this.width=w,this.height=z,this.edges=new x.l(N,v),this.letters=new V(N),this.drawn=new R(this.letters,this.fragments,N)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(w,z,N,v,$){z===" "?this.space():this.follows(w,z,N,v,$)||this.place(w,z,N,v,$)}follows(w,z,N,v,$){const{
open:st}=this;if(st===void 0||st.style!==w||st.baseline!==$||this.isSpaced||z.length!==1)return!1;const M=z.charCodeAt(0),d=N-st.end;return M<=K||M>=Q||N<this.end||
d>this.gap||d<-G*w.unit||w.frame.sin!==0||w.frame.cos!==1||v<N||v<0||N>this.width||this.letters.used-st.letters>=ht?!1:(st.end=this.end=v,this.text=z,this.start=
N,this.letters.add(M),this.edges.add(N,v),!0)}place(w,z,N,v,$){const st=this.cleaner.clean(z);if(st===" "?this.space():st===""&&z!==""&&this.open&&N<=this.open.
end&&(this.open.end=Math.max(v,this.open.end)),st===""||st===" ")return;if(!this.isEndless&&!this.isVisible(w,N,v,$)){this.leavesOut=!0;return}const{open:M}=this;
M&&M.style.frame===w.frame&&N<this.end-P*w.unit&&this.overlaps(M,w,st,N,v,$)||((!M||M.style!==w||this.letters.used-M.letters>=ht||this.isSpaced||N-M.end>this.gap||
N-M.end<-G*w.unit||Math.abs($-M.baseline)>U*w.size)&&this.begin(w,N,$),this.append(st,N,v))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){
this.close(),this.open=void 0;const{fragments:w,letters:z}=this,N=z.text();for(let v=w.length-1,$=z.used;v>=0;v--){const st=w[v];st.text=N.slice(st.letters,$),$=
st.letters}}append(w,z,N){const v=this.open;v.end=N,this.text=w,this.start=z,this.end=N;for(let $=0;$<w.length;$++){const st=w.charCodeAt($);st>=J&&(v.mayTurn=!0),
this.letters.add(st),this.edges.add(z,N)}}begin(w,z,N){this.close();const v=new x.F(w,z,N,this.drawnCount++,this.letters.used);v.mayTurn=!1,v.spaceBefore=this.isSpaced,
this.isSpaced=!1,this.open?.style!==w&&(this.gap=Mt(w)),this.open=v}overlaps(w,z,N,v,$,st){const M=Math.abs(st-w.baseline),d=Math.max($-v,this.end-this.start);if(M>
A*z.size||Math.abs(v+$-this.start-this.end)>d||this.text==="")return!1;if(N===this.text&&Math.abs(v-this.start)<S*z.size&&M<S*z.size)return this.edges.join(),!0;
const h=(0,ct.V0)(N),y=(0,ct.V0)(this.text),f=h!==void 0?(0,ct.Ps)(this.text,h):y===void 0?void 0:(0,ct.Ps)(N,y);return f===void 0?!1:(f.charCodeAt(0)>=J&&(w.mayTurn=
!0),this.edges.join(),this.letters.replace(this.text.length,f),this.edges.drop(this.text.length-(h===void 0?0:1)),h===void 0&&(this.edges.add(v,$),this.start=v,
w.end=this.end=Math.max($,v)),this.text=f,!0)}close(){const{open:w,letters:z}=this;if(!w)return;const N=z.used-w.letters;this.drawn.add(w,N)||(this.leavesOut=!0,
z.drop(N),this.edges.drop(N))}isVisible({frame:{cos:w,sin:z},size:N},v,$,st){const M=st-it*N,{width:d,height:h}=this,y=v*w-M*z,f=v*z+M*w,u=y+($-v)*w,b=f+($-v)*z;
return(y>=0||u>=0)&&(f>=0||b>=0)&&(y<=d||u<=d)&&(f<=h||b<=h)}}const it=.3}),89420:((zt,Ot,_)=>{_.d(Ot,{F:()=>B,l:()=>L});var ct=_(4186);const S=3;class B{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(R,D,x,et,Y){
this.style=R,this.start=D,this.baseline=x,this.order=et,this.letters=Y,this.end=D}get top(){const{font:R,frame:D,size:x}=this.style;return this.baseline-(D.vertical?
.5:R.ascent)*x}get bottom(){const{font:R,frame:D,size:x}=this.style;return this.baseline+(D.vertical?.5:-R.descent)*x}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==S}get box(){return(0,ct.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const C=512;class L{values;used=0;glyph=0;glyphs;joined=[];constructor(R,D=!1){
this.values=new Float64Array(2*Math.max(R,C)),this.glyphs=D?[]:void 0}get count(){return this.used/2}add(R,D){if(this.used+2>this.values.length){const x=new Float64Array(
this.values.length*2);x.set(this.values),this.values=x}this.values[this.used++]=R,this.values[this.used++]=D,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(R){this.used-=2*R,this.glyphs&&(this.glyphs.length-=R)}isOneGlyph(R,D){const x=2*(R.letters+D);return this.values[x]===
this.values[x+2]&&this.values[x+1]===this.values[x+3]}box(R,D,x){let et=1/0,Y=-1/0;for(let X=2*(R.letters+D);X<2*(R.letters+x);X++){const V=this.values[X];V<et&&
(et=V),V>Y&&(Y=V)}return(0,ct.L)(R.style.frame,et,Y,R.top,R.bottom)}}}),69631:((zt,Ot,_)=>{_.d(Ot,{Bs:()=>x,N$:()=>S,WV:()=>B,rk:()=>R,zZ:()=>et});var ct=_(78157);
const S=.85,B=.2,C=3,L=/^\d{1,3}$/,lt=/\d$/;function R(Y,{style:X,baseline:V},U){const{frame:P,size:A}=U.style;return X.size<S*A&&U.baseline-V>B*A&&X.frame===P&&
!P.vertical&&L.test(Y)&&lt.test(U.text)}const D="⁰¹²³⁴⁵⁶⁷⁸⁹",x=Y=>Y.replace(/\d/g,X=>D[Number(X)]);function et(Y,X){const V=[];let U=0;for(const P of X){
if(P<U)continue;let A=P;for(;A<P+C&&(0,ct.yp)(Y.charCodeAt(A));)A++;V.push(Y.slice(U,P),x(Y.slice(P,A))),U=A}return V.join("")+Y.slice(U)}}),27077:((zt,Ot,_)=>{
_.d(Ot,{Kl:()=>B,Yz:()=>S,y:()=>ct});const ct=1e3,S=3e5,B=1e4}),5609:((zt,Ot,_)=>{_.d(Ot,{N1:()=>mt,Px:()=>ht,_I:()=>St,eB:()=>rt,tS:()=>R,ub:()=>j});var ct=_(45657),
S=_(34659),B=_(62897),C=_(27077);const L=.3,lt=.5,R=1.75,D=1.25,x=2,et=3,Y=3.2,X=.1,V=.05,U=15,P=.75,A=3,G=.5,K=.4,Q=new RegExp("^\\p{Ll}","u"),J=new RegExp(`^(\
?:[${S.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),ht=500;class mt{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,end:this.
end,top:this.top,bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].
size}add(d){this.segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(
this.bottom,d.bottom)}}class rt{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=
d}static of(d,h){const y=new rt(d[0]);for(let f=1;f<d.length;f++)y.add(d[f]);return y.element=h,y}get frame(){return this.lines[0].frame}add(d){this.lines.push(
d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}function*St(M){
const d=[];let h;for(let y=0;y<M.length;y++){const f=M[y];y%C.y===C.y-1&&(yield C.Yz);const u=h?Math.min(h.size,f.size):0;h?.frame===f.frame&&h.segments.length<
ht&&Math.abs(h.baseline-f.baseline)<L*u&&f.start>h.end-lt*u&&!Mt(h,f)?h.add(f):d.push(h=new mt(f))}return d}const Mt=(M,{start:d,size:h})=>d-M.end>x*Math.min(M.
size,h)&&Math.max(M.size,h)>D*Math.min(M.size,h);function*j(M){const d=[];let h;for(let y=0;y<M.length;y++){const f=M[y];y%C.y===C.y-1&&(yield C.Yz),h&&st(h,f)?
h.add(f):(h&&$(d),d.push(h=new rt(f)))}return h&&$(d),yield*it(d)}function*it(M){const d=[];for(let u=0,b;u<M.length;u=b){for(b=u+1;b<M.length&&N(M,u,b);b++)b%C.
y===C.y-1&&(yield C.Yz);d.length%C.y===C.y-1&&(yield C.Yz),d.push(M.slice(u,b))}if(!d.some(u=>u.length>=A))return M;const h=new Map,y=[];for(const[u,b]of d.entries()){
u%C.y===C.y-1&&(yield C.Yz);const I=b.length<A?void 0:yield*v(b,G);I&&h.set(w(b),Math.max(h.get(w(b))??0,pt(b))),y.push(I)}if(h.size===0)return M;const f=[];for(const[
u,b]of d.entries()){u%C.y===C.y-1&&(yield C.Yz);const I=b.length<2?void 0:[0,-1,1].map(p=>h.get(w(b)+p)).find(Boolean),m=y[u]??(I===void 0?void 0:yield*v(b,0,I));
(0,ct.RZ)(f,m?z(b,m):b)}return f}const pt=M=>(0,B.K)(M.map(({end:d})=>d)),w=([M,d])=>Math.round(10*(d.lines[0].baseline-M.lines[0].baseline));function z(M,d){const h=[];
let y;for(const[f,u]of M.entries())y?y.add(u.lines[0]):h.push(y=u),d.has(f)&&(y=void 0);return h}function N(M,d,h){const[y,f,u]=[M[d],M[h-1],M[h]];if(f.lines.length>
1||u.lines.length>1||f.frame!==u.frame)return!1;const[b,I]=[f.lines[0],u.lines[0]],{size:m}=y.lines[0],p=I.baseline-b.baseline,T=M[d+1].lines[0].baseline-y.lines[0].
baseline;return Math.abs(I.size-m)<V*m&&Math.abs(p-T)<X*m&&p>0&&p<=Y*m&&I.start<f.end&&I.end>f.start}function*v(M,d,h=0){const[y,f]=[(0,B.Y)(M.map(({start:m})=>m)),
Math.max(h,pt(M))],u=new Set;let b=0;for(const[m,{lines:p,start:T,end:nt}]of M.entries()){m%C.y===C.y-1&&(yield C.Yz);const{size:ft}=p[0],yt=M[m+1],tt=yt?.lines[0].
segments[0].fragments[0],bt=tt&&nt+Math.abs(tt.end-tt.start)+P*ft>f,dt=yt&&yt.start>T+ft/2&&!J.test(p[0].segments[0].fragments[0].text);!bt||dt||nt-y<U*ft||J.test(
tt.text)?u.add(m):Q.test(tt.text)&&b++}const I=M.length-u.size;return I>=d*M.length&&b>=K*I?u:void 0}function $(M){const d=M.at(-2),h=M.at(-1);if(!(!d||h.lines.
length<et||d.lines.length>=h.lines.length||!st(h,d.lines[0]))){M.splice(-2,1);for(const y of d.lines)h.add(y)}}function st(M,d){const h=M.lines.at(-1);if(h.frame!==
d.frame)return!1;const y=Math.max(h.size,d.size),f=d.baseline-h.baseline;return f<L*y||f>R*y||y>D*Math.min(h.size,d.size)?!1:d.start<M.end&&d.end>M.start}}),11474:((zt,Ot,_)=>{
_.d(Ot,{Jm:()=>ht,KT:()=>A,UM:()=>P,X6:()=>J,dJ:()=>Mt});var ct=_(62897),S=_(27077),B=_(44233),C=_(98095);const L=.65,lt=.3,R=.12,D=.03,x=.12,et=6,Y=3,X=2,V=50,
U=20,P=/^[$\u20ac\u00a3\u00a5]$/u;function*A(j){const it=[];for(const{cells:v,size:$}of j)for(const[st,M]of v.entries()){for(const{start:d,end:h,isLabel:y}of rt(
M,$))it.push({start:d,end:h,kind:y?"label":"words"});it.push({start:v[st-1]?.end??-1/0,end:M.start,kind:st>0?"cells":"first"}),yield M.fragments.length*S.Yz/S.y}
if(it.length<Y)return j;const pt=(0,ct.Y)(j.map(v=>v.size)),w=v=>j[0].cells.some(({start:$,end:st})=>$<v&&st>v),z=[];for(const v of["start","end"]){const $=yield*(0,B.
p9)(it,(st,M)=>st[v]-M[v]);for(let st=0,M;st<$.length;st=M){for(M=st+1;M<$.length&&$[M][v]-$[M-1][v]<x*pt;)M++;const d=$.slice(st,M),[h,y]=[(0,ct.K)(d.map(m=>m.
start)),(0,ct.Y)(d.map(m=>m.end))];if(d.length<Y||h>=y||z.length===V)continue;const f=(h+y)/2,u={at:f,edge:v,near:v==="start"?h:y},b=d.filter(({kind:m})=>m==="w\
ords"||m==="label");b.length>=Y||b.some(({kind:m})=>m==="label")||b.length>0&&d.length-b.length>=X&&d.length>Y?z.push({...u,isInFirst:!1}):w(f)&&d.filter(({kind:m})=>m!==
"first").length>=Y&&z.push({...u,isInFirst:!0})}}let N=j;for(const v of z)N=(yield*K(N,v))??N;return G(N,z)}function G([j,...it],pt){const w=it.reduce((N,{cells:v})=>Math.
max(N,v.length),0);let z=j;for(const{edge:N,near:v,isInFirst:$}of pt){if(z.cells.length>=w)break;if(!$)continue;const M=z.cells.flatMap(d=>rt(d,z.size,R).slice(
0,U)).find(d=>Math.abs(d[N]-v)<D*z.size);z=(M&&St(z,(M.start+M.end)/2))??z}return z.cells.length===w?[z,...it]:[j,...it]}function*K(j,{at:it,isInFirst:pt}){const w=[];
for(const[z,N]of j.entries()){const v=N.cells.find(({start:st,end:M})=>st<it&&M>it);if(yield(N.cells.length+(v?.fragments.length??0))*S.Yz/S.y,v&&pt&&z>0)return;
const $=v?rt(v,N.size,z===0?lt:L):[];if(v&&!$.some(({start:st,end:M})=>st<it&&M>it)||v&&pt&&Q(v,it,j.slice(1)))return;w.push((v&&St(N,it))??N)}return w}function Q(j,it,pt){
let[w,z]=[1/0,-1/0];for(const{cells:v}of pt){const $=v.findIndex(({start:st})=>st>it);$>0&&(w=Math.min(w,v[$-1].start)),$>=0&&(z=Math.max(z,v[$].end))}const N=x*
j.size;return j.start>w+N&&j.end<z-N&&Math.abs(w+z-j.start-j.end)<2*N}function J(j,it){if(j.cells.length!==1)return;const[pt]=j.cells,w=x*Math.min(j.size,it.size),
z=rt(pt,j.size).slice(0,U);if(z.length===0||mt(pt,z[0])>et)return;const N=({end:M})=>it.cells.some((d,h)=>h>0&&Math.abs(d.start-M)<w),v=z.reduce((M,d)=>M&&M.end-
M.start>=d.end-d.start?M:d,void 0),$=it.cells.at(-1),st=z.find(N)??(v&&Math.abs(j.end-$.end)<w&&v.start<$.start?v:void 0);return st&&St(j,(st.start+st.end)/2)}function ht(j,it){
if(j.cells.length>=it.cells.length)return;const pt=x*Math.min(j.size,it.size),w=j.cells.flatMap(v=>rt(v,j.size).slice(0,U));let z=j;for(const{start:v,end:$}of w)
it.cells.some(st=>Math.abs(st.start-$)<pt)&&(z=St(z,(v+$)/2)??z);const N=({start:v,end:$},st)=>Math.abs(v-it.cells[st].start)<pt||Math.abs($-it.cells[st].end)<pt;
return z.cells.length===it.cells.length&&z.cells.every(N)?z:void 0}const mt=({fragments:j},it)=>j.filter(({start:pt})=>pt<it.start).length;function rt({fragments:j},it,pt=L){
const w=[];let z=-1/0,N="";for(const{start:v,end:$,text:st}of j)N!==""&&Math.min(v,$)-z>=pt*it&&!P.test(N)&&w.push({start:z,end:Math.min(v,$),isLabel:N.endsWith(
":")}),z=Math.max(z,v,$),N=st;return w}function St(j,it){const pt=j.cells.findIndex(({start:N,end:v})=>N<it&&v>it);if(pt<0)return;const w=[],z=[];for(const N of j.
cells[pt].fragments)(N.start<it?w:z).push(N);if(!(w.length===0||z.length===0))return{...j,cells:[...j.cells.slice(0,pt),Mt(w),Mt(z),...j.cells.slice(pt+1)],isTabular:!0}}
function Mt([j,...it]){const pt=new C.Y4(j);for(const w of it)pt.add(w);return pt}}),93463:((zt,Ot,_)=>{_.d(Ot,{$:()=>I,f:()=>ht});var ct=_(27077);const S=2.2,B=3.2,
C=1.25,L=1.08,lt=1.02,R=.3,D=.6,x=3,et=2,Y=1,X=3,V=2,U=2,P=100,A=200,G=new RegExp("\\p{L}","u"),K=/\d/,Q=/^\d{1,2}$/,J=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*ht(m){
const p={pairs:[],lacking:[]};let T=-1,nt=0;for(let ft=0;ft+1<m.length;ft++){(nt+=m[ft].cells.length)>=ct.y&&(nt=0,yield ct.Yz);const[yt,tt]=[m[ft],m[ft+1]],bt=it(
yt,tt)?N(tt,yt):void 0;if(!(bt&&w(yt,tt,m[ft-1]))||!M(yt,tt)||u(m,ft)||b(m,ft+1)){for(const[vt,Lt]of rt(m,ft))mt(p,vt,Lt,N(Lt,vt));continue}T!==ft-1&&j(yt,m[ft-
1],tt)||(T=ft+1,mt(p,yt,tt,bt))}return p}function mt({pairs:m,lacking:p},T,nt,ft){for(const[tt,bt]of ft.entries())m.push([T.cells[bt],nt.cells[tt]]);if(ft.length===
T.cells.length)return;const yt=new Set(T.cells);for(const tt of ft)yt.delete(T.cells[tt]);p.push({labels:T.cells,without:yt})}function rt(m,p){const{cells:T,baseline:nt}=m[p],
ft=m[p+1].cells.length>T.length||St(m[p+1],T);if(!(ft||T.length>=X)||T.length<V||T.length>P)return[];const yt=[];for(let tt=0,bt;tt<T.length;tt=bt){for(bt=tt+1;bt<
T.length&&d([T[tt],T[bt]]);bt++);if(bt-tt<V||bt-tt===T.length&&!ft)continue;const dt={baseline:nt,size:T[tt].size,cells:T.slice(tt,bt)},Lt=m.slice(p+1,p+1+U).map(
xt=>Mt(xt,dt,T[tt-1],T[bt])).find(xt=>xt!==void 0);!Lt||!it(dt,Lt)||Lt.cells.some(({size:xt})=>xt<=L*dt.size)||N(Lt,dt)&&M(dt,Lt)&&yt.push([dt,Lt])}return yt}const St=(m,p)=>m.
cells.length<=P&&m.cells.every(({start:T,end:nt})=>nt<p[0].start||T>p.at(-1).end);function Mt(m,p,T,nt){if(m.cells.length>P)return;const[ft,yt]=[p.cells[0].start-
R*p.size,nt?.start??1/0],tt=({start:Nt,end:Wt})=>Wt>(T?.end??-1/0)&&Nt>=ft&&Nt<yt&&Wt<=yt,bt=m.cells.filter(tt),dt=bt.map(Nt=>p.cells.findLastIndex(Wt=>Wt.start<=
Nt.start)),vt=Nt=>dt.indexOf(dt[Nt])===dt.lastIndexOf(dt[Nt]),Lt=(Nt,Wt)=>nt!==void 0||p.cells.some(jt=>$(jt,Nt))||pt(p,Nt)&&vt(Wt),xt=bt.filter(Lt);return xt.length===
0?void 0:{baseline:m.baseline,size:xt[0].size,cells:xt}}function j(m,p,T){return!p||p.cells.length>P||p.size<L*m.size||m.baseline-p.baseline>=T.baseline-m.baseline?
!1:m.cells.every(nt=>p.cells.some(ft=>$(nt,ft)))}function it(m,p){if(m.cells.length<2||m.cells.length>P||p.cells.length>m.cells.length)return!1;const T=(p.baseline-
m.baseline)/Math.max(m.size,p.size);if(T<=S||T>B)return T<=S;const nt=R*m.size;return z(m,p)&&y(m.cells[0],!0)?!0:p.cells.every(({start:ft,size:yt})=>yt>C*m.size&&
m.cells.some(tt=>Math.abs(tt.start-ft)<nt))}const pt=(m,{size:p})=>p>C*m.size,w=(m,p,T)=>!T||!p.cells.every(nt=>pt(m,nt))||p.cells.some(nt=>m.cells.some(ft=>$(ft,
nt)))||p.baseline-m.baseline<=m.baseline-T.baseline,z=({cells:m},{cells:p})=>p.length>=x&&p.length===m.length&&p.every((T,nt)=>$(m[nt],T));function N(m,p){const T=[],
nt=new Set;for(const tt of m.cells){const bt=p.cells.findIndex(Lt=>$(Lt,tt));bt>=0&&nt.add(bt);const dt=R*p.size,vt=bt>=0?bt:p.cells.findLastIndex(({start:Lt})=>Lt<=
tt.start+dt);if(vt<=(T.at(-1)??-1)||tt.end>(p.cells[vt+1]?.start??1/0))return;T.push(vt)}return m.cells.length>=V&&m.cells.every(tt=>pt(p,tt))||2*nt.size>=m.cells.
length||v(m,p,T,nt)?T:void 0}function v({cells:m},{cells:p,size:T},nt,ft){let[yt,tt,bt]=[0,1/0,-1/0];for(const[dt,vt]of nt.entries()){const Lt=p[vt+1];if(!Lt||ft.
has(vt))continue;const xt=Lt.start-m[dt].end;yt++,tt=Math.min(tt,xt),bt=Math.max(bt,xt)}return yt>=et&&bt-tt<R*T}function $(m,p){const T=R*Math.max(m.size,p.size);
return Math.abs(m.start-p.start)<T||Math.abs(m.end-p.end)<T||Math.abs(m.start+m.end-p.start-p.end)<2*T||st(m,p)}const st=(m,{start:p,size:T})=>T>C*m.size&&p>=m.
start&&p-m.start<D*T;function M({cells:m},{cells:p}){const T=m.map(I),nt=p.map(I),ft=p.every(({size:dt})=>dt>L*m[0].size),yt=dt=>G.test(dt)||ft&&Q.test(dt);if(!d(
m)||!T.every(yt)||!T.some(dt=>G.test(dt))||nt.some(dt=>dt.endsWith(":")))return!1;const tt=T.filter(dt=>dt.endsWith(":")).length;if(tt>0)return tt===T.length;if(ft)
return!T.some(dt=>J.test(dt));if(T.some(dt=>K.test(dt)))return!1;if(p.every(dt=>y(dt,!h(m[0]))))return!0;const bt=nt.filter(dt=>K.test(dt)).length;return T.length>=
x&&nt.length===T.length&&(bt===nt.length||bt>=x)}function d(m){const[p]=m,T=h(p);return m.every(nt=>Math.abs(nt.size-p.size)<(lt-1)*p.size&&y(nt,T))}const h=({fragments:m})=>m[0].
style.font.bold,y=({fragments:m},p)=>m.every(({style:T})=>T.font.bold===p);function f(m,p){return m.cells.length===p.cells.length&&p.baseline-m.baseline<=S*Math.
max(m.size,p.size)&&d([m.cells[0],p.cells[0]])&&p.cells.every((T,nt)=>$(m.cells[nt],T))}function u(m,p){let T=p;for(;T>0&&p-T<=Y&&f(m[T-1],m[T]);)T--;return p-T>
Y}function b(m,p){const T=m[p+1];return T!==void 0&&f(m[p],T)&&m[p].cells.some(nt=>!G.test(I(nt)))}function I({fragments:m}){let p="";for(const T of m){if(p.length>
A)break;p+=` ${T.text}`}return p.trim()}}),77211:((zt,Ot,_)=>{_.d(Ot,{Z:()=>et,x:()=>X});var ct=_(62897),S=_(27077),B=_(44233),C=_(16160),L=_(73356);const lt=20,
R=1e3,D=2,x=/\u00ad$/;function*et(P,A){const G=[];for(const Q of yield*(0,C.SE)(P))yield S.Kl,G.push({lines:Q,characters:Y(Q)});const K=[];for(const{lines:Q}of yield*(0,B.
p9)(G,(J,ht)=>ht.characters-J.characters))yield S.Kl,K.push(`${(yield*X(Q,A)).join(`
`)}
`);return K.join(`
`)}const Y=P=>P.reduce((A,{cells:G})=>A+G.reduce((K,{characters:Q})=>K+Q,0),0);function*X(P,A){const G=P.flatMap(rt=>rt.cells),K=yield*V(G),Q=(0,ct.Y)(G.map(({start:rt})=>rt)),
J=(yield*U(P.slice(1).map((rt,St)=>rt.baseline-P[St].baseline)))||1,ht=[];let mt=0;for(const[rt,St]of P.entries()){const Mt=rt===0?1:Math.round((St.baseline-P[rt-
1].baseline)/J);for(let it=1;it<Math.min(Mt,lt);it++)ht.push("");let j="";for(const it of St.cells){const pt=Math.min(Math.round((it.start-Q)/K),R),w=(0,L.x)(it,
A).replace(x,"");j=j.padEnd(Math.max(pt,j===""?0:j.length+D))+w,mt+=it.fragments.length,!(mt<S.y)&&(mt=0,yield S.Yz)}ht.push(j)}return ht}function*V(P){const A=P.
map(G=>(G.end-G.start)/Math.max(G.characters,1)).filter(G=>G>0);return(yield*U(A))||1}function*U(P){const A=yield*(0,B.p9)(P,(G,K)=>G-K);return A[A.length>>1]??
0}}),70003:((zt,Ot,_)=>{_.d(Ot,{gB:()=>Ul,NQ:()=>Cl,td:()=>Yl,dV:()=>Wl});var ct=_(61520),S=_(27077),B=_(45657),C=_(62897),L=_(98095);const lt=3,R=4,D=.7,x=.85,
et=new RegExp("^\\p{L}.","u"),Y=new RegExp("^\\p{Ll}","u"),X=/[.!?:;]["\u201d\u2019)]?$/u;function*V({rows:t,places:e,count:n}){const s=[],i=Array.from({length:n},
()=>-1/0);let o=0;for(const[a,{cells:c}]of t.entries()){yield c.reduce((E,{fragments:O})=>E+O.length,0)*S.Yz/S.y;for(const[E,{end:O}]of c.entries())i[e[a][E]]=Math.
max(i[e[a][E]],O);if(e[a][0]===0){if(c.length<2||!et.test((0,L.b6)(c[0]))||Y.test((0,L.b6)(c[1])))return;o+=c[0].fragments.length,s.push([a])}else{if(s.length===
0)return;s.at(-1).push(a)}}if(s.length<lt||s.length>D*t.length||o>R*s.length)return;const r=(0,C.K)(i.slice(1)),l=a=>{const c=t[a].cells.at(-1);return X.test((0,L.
b6)(c))||c.end-c.start<x*(r-c.start)};return s.every(a=>l(a.at(-1)))?s:void 0}var U=_(44233);const P=100,A=.5,G=.35,K=.03,Q=1;function*J(t){const e=t.reduce((g,{
cells:E})=>Math.max(g,E.length),0),n=t[0].cells.length===e&&t[0].cells.every(rt),s=yield*St(t.filter(({cells:g})=>g.length===e),n),i=yield*(0,U.p9)([...t.keys()],
(g,E)=>t[E].cells.length-t[g].cells.length);let o=0;for(const g of i)for(const E of t[g].cells){if(s.length>P)return;pt(s,E),!((o+=s.length)<S.y)&&(o=0,yield S.
Yz)}const r=new Set;let l=0;const a=t.map(g=>w(g,s)),c=a.map(({cells:g},E)=>{let O=-1;return g.map((at,ot)=>{const[Tt,Bt]=j(s,at);Bt>Tt&&it(s,at,Tt,Bt)===void 0&&
r.add(E);let wt=it(s,at,Tt,Bt)??Tt;return wt<=O&&ot>0&&(wt=O,l++),O=wt})});return{count:s.length,rows:a,places:c,spanning:r,conflicts:l}}const ht=new RegExp("\\p\
{L}","u"),mt=/\d/,rt=({fragments:t})=>t.some(({text:e})=>ht.test(e))&&!t.some(({text:e})=>mt.test(e));function*St(t,e){const n=t[0].cells.map(({start:i,end:o})=>({
start:i,end:o}));for(let i=1;i<n.length&&!e;i++)if(yield*Mt(t,i))return n;const s=n.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,
{start:r,end:l}]of i.entries())s[o].start=Math.min(s[o].start,r),s[o].end=Math.max(s[o].end,l);return s.every(({start:i},o)=>o===0||i>=s[o-1].end)?s:n}function*Mt(t,e){
const n=yield*(0,U.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let s=1/0;for(const{start:i,end:o,size:r}of n){if(i-s>Q*r)return!0;s=s===1/0?o:Math.max(s,o)}
return!1}function j(t,{start:e,end:n}){let s=0;for(;s<t.length&&t[s].end<=e;)s++;let i=s-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[s,i]}function it(t,e,n,s){
let i;for(let o=n;o<=s;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<A*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function pt(t,e){const[n,s]=j(t,e);if(n>s){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===s?n:it(t,e,n,s);if(i===void 0)return;const o=t[i];o.start=
Math.min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function w(t,e){const n=t.cells.flatMap(s=>{const[
i,o]=j(e,s);return o>i&&it(e,s,i,o)===void 0?z(s,e,i):[s]});return n.length===t.cells.length?t:{...t,cells:n}}function z(t,e,n){const s=[new L.Y4(t.fragments[0])];
let i=n;for(const o of t.fragments.slice(1)){const r=s.at(-1),l=o.start-r.end>=G*t.size,a=e[i+1],c=a!==void 0&&Math.abs(o.start-a.start)<K*t.size;(l||c)&&a&&r.end<=
a.start&&o.start>=e[i].end?(s.push(new L.Y4(o)),i++):r.add(o)}return s}function*N({rows:t,places:e,count:n}){const s=Array.from({length:n},()=>({start:1/0,end:-1/0}));
for(const[i,{cells:o}]of t.entries()){for(const[r,{start:l,end:a}]of o.entries()){const c=s[e[i][r]];c.start=Math.min(c.start,l),c.end=Math.max(c.end,a)}yield o.
length*S.Yz/S.y}return s}var v=_(93463);const $=3,st=2,M=new RegExp("\\p{L}","u");function*d(t){const e=yield*J(t),[n,...s]=t,i=n.cells.length;if(!e||i<$||s.length<
st||e.conflicts===0&&e.count===i||!n.cells.every(g=>M.test((0,v.$)(g))))return e;const o=yield*J(s);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*N(
o),l=n.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const a=({start:g,end:E},O)=>g>(r[l+O-1]?.start??-1/0)&&E<(r[l+O+1]?.end??1/0);if(!n.cells.every(a))
return e;const c=[n.cells.map((g,E)=>l+E),...o.places];return{...o,rows:[n,...o.rows],places:c}}var h=_(11474);const y=1,f=2,u=3,b=2,I=.12,m=.5,p=.1,T=20,nt=new RegExp(
"\\p{L}","u");function*ft(t){const e=t.reduce((n,s)=>n+s.cells.length,0);for(const{place:n,width:s}of yield*yt(t)){const[i,o]=[tt(t,({end:r})=>r<=n),tt(t,({start:r})=>r>=
n)];if(yield e*S.Yz/S.y,bt(i,o)||(yield*dt(i,o,s)))return[i,o];if(vt(i,o))return[i,o]}}function*yt(t){const e=yield*(0,U.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-
o.start),n=[];let s=1/0;for(const[i,{start:o,end:r,size:l}]of e.entries()){i%S.y===S.y-1&&(yield S.Yz);const a=(o-s)/l;a>=y&&n.push({place:(o+s)/2,width:a}),s=s===
1/0?r:Math.max(s,r)}return n.sort((i,o)=>o.width-i.width).slice(0,T)}function tt(t,e){const n=[];for(const s of t){const i=s.cells.filter(e);if(i.length===0)continue;
const[o,r]=[i[0].start,i.at(-1).end];n.push(i.length===s.cells.length?s:{...s,cells:i,start:o,end:r,isTabular:i.length>1})}return n}function bt([t],[e]){return!t||
!e||t.baseline!==e.baseline||t.cells.length<b||t.cells.length!==e.cells.length||!nt.test((0,L.b6)(t.cells[0]))?!1:t.cells.every((n,s)=>(0,L.b6)(n)===(0,L.b6)(e.
cells[s]))}function*dt(t,e,n){const[s,i]=[xt(t),xt(e)],[o,r]=[Nt(s),Nt(i)];if(yield(t.length+e.length)*S.Yz/S.y,!(o.last<r.first||r.last<o.first)||!Lt(s,i))return!1;
const l=e.flatMap(({cells:a})=>a.length>1?[a.slice(0,2)]:[]);return!Wt(l)||!jt(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>1)?Wt(t.flatMap(({cells:a})=>a.length>
1?[a.slice(-2)]:[])):n>=f&&l.every(([a])=>nt.test((0,L.b6)(a)))}function vt(t,e){if(Math.min(t.length,e.length)<u||![t,e].some(l=>l.every(({isTabular:a})=>!a)))
return!1;const[n,s]=[Nt(t),Nt(e)];if(!(n.last<s.first||s.last<n.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[l,a[0]]));let[o,r]=[1/0,-1/0];for(const{
baseline:l,cells:a}of t){const c=i.get(l);if(!c)continue;const g=(c.baseline-a[0].baseline)/Math.min(c.size,a[0].size);[o,r]=[Math.min(o,g),Math.max(r,g)]}return r-
o>=p}const Lt=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function xt(t){const e=t.findIndex(({cells:n})=>n.length>1);return e<0?t:
t.slice(e)}function Nt(t){let[e,n]=[1/0,-1/0];for(const{cells:s}of t)for(const{fragments:i}of s)e=Math.min(e,i[0].order),n=Math.max(n,i[0].order);return{first:e,
last:n}}function Wt(t){if(t.length<u)return!1;let e=-1/0;for(const[n,s]of t){if(Math.min(n.order,s.order)<e)return!1;e=Math.max(n.order,s.order)}return!0}function jt(t){
return t.every(({start:n,size:s})=>Math.abs(n-t[0].start)<I*s)||t.filter(n=>nt.test((0,L.b6)(n))).length>m*t.length}var Rt=_(20779);const Se=1.08,kt=1.02,Te=.72,
Ae=.3,Xt=2,re=new RegExp("\\p{L}","u");function*Oe(t){const{rows:e}=t,n=[];let s=0;for(let i=0;i+2*Xt<=e.length;i++){if(yield e[i].cells.length*S.Yz/S.y,!ae(e,i))
continue;let o=i+2;for(;o+1<e.length&&ae(e,o)&&ce(e,i,o);)o+=2;if(!(o-i<2*Xt||!Le(e.slice(i,o)))){i>s&&n.push(le(e.slice(s,i)));for(let r=i;r<o;r+=2)n.push(H(e[r],
e[r+1]));s=o,i=o-1}}return s===0?[t]:s===e.length?n:[...n,le(e.slice(s))]}function Le(t){const e=t.filter((n,s)=>s%2===0).flatMap(({cells:n})=>n.map(L.b6));return new Set(
e).size===e.length}const le=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});function ae(t,e){const[n,s]=[t[e],t[e+1]];if(!n.isTabular||s.cells.length>
n.cells.length||!n.cells.every(r=>re.test((0,L.b6)(r)))||!(F(s)>Se*F(n))&&!(q(s)&&!q(n)&&F(s)>F(n)/kt))return!1;const o=W(n,s);return o.every((r,l)=>r>=0&&(l===
0||r>o[l-1]))}function ce(t,e,n){const s=(o,r)=>Math.abs(o.size-r.size)<(kt-1)*o.size&&q(o)===q(r),i=o=>t[o].baseline-t[o].size*Te-t[o-1].baseline;return s(t[e],
t[n])&&s(t[e+1],t[n+1])&&i(n+1)<=i(n)*kt}const W=({cells:t,size:e},n)=>n.cells.map(s=>{const i=Ae*e,o=({start:r,end:l})=>Math.abs(r-s.start)<i||Math.abs(l-s.end)<
i||Math.abs(r+l-s.start-s.end)<i;return t.findIndex(o)}),F=({cells:t})=>t.reduce((e,{size:n})=>Math.min(e,n),1/0),q=({cells:t})=>t.every(({fragments:e})=>e.every(
({style:n})=>n.font.bold));function H(t,e){const n=W(t,e),s=t.cells.map((i,o)=>e.cells.filter((r,l)=>n[l]===o).map(r=>(0,Rt.cA)([r])));return new Rt.QH([t.cells.
map(i=>[(0,Rt.cA)([i])]),s])}var k=_(34659);const Z=5,ut=2.5,Et=/^[^\p{Ll},;:)]/u,gt=.8,At=/^[.\u2026]+$/,_t=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function*Ct(t){const e=new Map;
let n=0;for(const o of t)for(const r of o){yield r.cells.reduce((a,{fragments:c})=>a+c.length,0)*S.Yz/S.y;const l=It(r.cells);l&&(e.set(r,l),l.leaders.length===
1&&Gt(l,r)&&n++)}const s=new Map;if(e.size===0)return{groups:t,dots:s};const i=n>=gt*e.size;if(!i)for(const{leaders:o}of e.values())for(const[r,l]of o)s.set(r,l);
return{groups:t.map(o=>o.map(r=>{const l=e.get(r);if(!l)return r;const a=i?Pt(r.cells):l.cells;return{...r,cells:a,gutters:Zt(a,r)}})),dots:s}}function Pt(t){const e=[];
for(const{fragments:n}of t)e.length>0&&(At.test(n[0].text)||At.test(e.at(-1).at(-1).text))?(0,B.RZ)(e.at(-1),n):e.push([...n]);return e.length===t.length?t:e.map(
h.dJ)}function Gt({cells:t},{cells:e}){const{fragments:n}=t.at(-1),s=e.at(-1).fragments.at(-n.length-1)??e.at(-2)?.fragments.at(-1);return n.length===1&&_t.test(
n[0].text)&&s!==void 0&&At.test(s.text)}function It(t){if(!t.some(({fragments:c})=>c.some(({text:g})=>At.test(g))))return;const e=[],n=[];let s=[],i=!0;const o=c=>{
i?e.push([c]):e.at(-1).push(c),i=!1},r=c=>{const g=e.at(-1)?.at(-1);if(c&&g&&$t(g,s,c))n.push([g,s,c]),i=!0;else for(const E of s)o(E);s=[]};for(const{fragments:c}of t){
s.length===0&&(i=!0);for(const g of c){if(At.test(g.text)){s.push(g);continue}s.length>0&&r(g),o(g)}}const l=s.length>0;r(void 0);const a=n.length>0&&n.every(([
,,c])=>Et.test(c.text));return l||!a?void 0:{cells:e.map(h.dJ),leaders:n}}function $t(t,e,n){if(e.reduce((o,{text:r})=>o+r.replaceAll("…","...").length,0)<Z)return!1;
const i=[t,...e,n];return i.every((o,r)=>r===0||o.start-i[r-1].end<ut*o.style.size)}function Zt(t,{cells:e,gutters:n}){if(n.size===0)return n;const s=new Set(Array.
from(n,i=>e[i].fragments[0]));return new Set([...t.keys()].filter(i=>i>0&&s.has(t[i].fragments[0])))}const ke=1.25,hn=new RegExp(`^(?:[${k.aV}*-]|\\(?(?:\\d{1,3}|\
[a-z]|[ivx]{1,5})[.)])$`,"u"),un=new RegExp(`^${k.vs}`,"u");function dn(t,{baseline:e,size:n,hasRuleAbove:s,hasRuleBelow:i}){const o=An(t.length>1?Tn(t):t),r=o.
length===2&&(mn(o[0],o[1])||pn(o[0],o[1]))||Sn(o),[l,a]=[o[0].start,o.reduce((g,E)=>Math.max(g,E.end),-1/0)],c=o.length>1&&!r&&!Ze(o);return{cells:o,baseline:e,
size:n,start:l,end:a,isTabular:c,...s&&{hasRuleAbove:s},...i&&{hasRuleBelow:i}}}const Xe=new RegExp("\\p{L}{2}","u"),gn=t=>t.length>2&&Ze(t)&&Xe.test((0,L.b6)(t[1]))?
[t.slice(0,1),t.slice(1)]:[t];function Ze([t,...e]){return e.every(({size:n})=>t.size>ke*n)&&!/\d/.test((0,L.b6)(t))}const mn=(t,e)=>hn.test((0,L.b6)(t))||bn.test(
(0,L.b6)(t))&&e.fragments.length>=Mn&&Qe.test(e.fragments[0].text)||t.characters===1&&un.test(`${(0,L.b6)(t)} ${(0,L.b6)(e)}`),pn=(t,e)=>yn.test((0,L.b6)(t))&&Qe.
test(e.fragments[0].text)&&e.start-t.end<En*t.size&&[t,e].every(({fragments:n})=>n.every(({style:s})=>s.font.bold)),yn=/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/,
En=2.5,bn=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Mn=4,Qe=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function Sn(t){const[e,n]=t.slice(-2);return!n||t.length>
Je||!_t.test((0,L.b6)(n))||e.fragments.length<Z?!1:(t.length===Je?e.fragments:e.fragments.slice(-Z)).every(({text:i})=>At.test(i))}const Je=3;function Tn(t){return t.
some(({fragments:e},n)=>n<t.length-1&&qe.test(e.at(-1).text))?t.flatMap((e,n)=>{const[s,i]=e.fragments.slice(-2);return!(i&&n<t.length-1&&qe.test(i.text)&&/\d\)?$/.
test(s.text))||!/^[\d(.,-]/.test((0,L.b6)(t[n+1]))?[e]:[(0,h.dJ)(e.fragments.slice(0,-1)),(0,h.dJ)([i])]}):t}const qe=/^[$\u00a3\u00a5]$/u;function An(t){if(t.length<
2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const s=e.at(-1);s?.characters===1&&h.UM.test((0,L.b6)(s))&&/^[\d(.,-]/.test((0,L.b6)(
n))?e.push(e.pop().joined(n)):e.push(n)}return e}var ts=_(16160);const On=3.5,_e=.3,Ln=1.1,_n=1.15,wn=1.35,we=3,Ft=1.6,Qt=.8,Jt=.87,vn=2,ve=2,Rn=8,In=.6,xn=8,zn=1.5,
es=3,Nn=1.1,Kt=.05,fe=10,Dn=20,Cn=100,Bn=2,ss=2,Pn=2,Wn=new RegExp("^\\p{Ll}","u"),Yn=/[.!?:]$/;function*Re(t,e=!1){const n=[];let s=[],i=0,o=[];const r=l=>{l.tabular<
(l.isWide?we:ss)||(l.takeRest(),n.push(l))};for(const l of t)for(const a of(0,ts.l$)(l).flatMap(gn)){(i+=a.length*(1+s.length)+a[0].fragments.length)>=S.y&&(i=0,
yield S.Yz);const c=dn(a,l);for(const E of s)E.isNear(c)||r(E);s=s.filter(E=>E.isNear(c));const g=s.find(E=>E.start<c.end&&E.end>c.start);if(!(g?.takes(c)||!g&&
s.some(E=>E.takesGroup(c)))){if(g&&r(g),s=s.filter(E=>E!==g),!c.isTabular)o=[c,...o.slice(0,Bn)];else if(c.cells.length<=Cn&&s.length<Dn){const E=o.find(({start:ot,
end:Tt})=>ot<c.end&&Tt>c.start),O=E&&he(E,c)?(0,h.X6)(E,c):void 0,at=new ns(O??c,e);!O||at.takes(c)?s.push(at):s.push(new ns(c,e)),!O&&E&&Un(E,c)&&at.rows.unshift(
E),o=[]}}}return s.forEach(r),n}function Un({cells:t,baseline:e,size:n},s){const[i]=t,o=Kt*n,r=({fragments:a})=>a.every(({style:c})=>c.font.bold),l=s.baseline-e;
return t.length>1||n!==s.size||l<Qt*n||l>wn*n||!Xe.test((0,L.b6)(i))?!1:s.cells.some((a,c)=>{const g=Math.abs(a.start-i.start)<o,E=Math.abs(a.end-i.end)<o||Math.
abs(a.start+a.end-i.start-i.end)<2*o;return r(a)!==r(i)||!(c>0?g||E:E&&!g)?!1:s.cells.every(O=>O===a||O.end<i.start||O.start>i.end)})}class ns{takesProse;rows;tabular=1;start;end;isWide=!1;hasProse=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e,n){
this.takesProse=n,this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return he(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const n=e.
baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||n>xn*e.size)return!1;const s=this.rows.at(-2);return(!s||n<zn*(this.last.baseline-s.baseline))&&
Gn(this.last,e)}takes(e){const n=this.divided(e);if(!n.isTabular){const i=(n.start<this.start+n.size||this.isCentred(n))&&is(n,this.last);this.areDetails=(this.
single.length===0||this.areDetails)&&this.isDetail(n);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(n,o)||qt(o,n),a=this.countSingle()>=ve&&
!(this.single.length<fe&&l),c=this.isProse(n)&&!this.isInCell(n);return a||i||c&&!this.isInLast(n)?!1:(this.hasProse||=c,this.single.push(n),!0)}if(this.countSingle()>
ve&&!this.areDetails||!Hn(this.last,n))return!1;he(this.single.at(-1)??this.last,n)||(this.isWide||=n.cells.length<es||n.cells.length!==this.last.cells.length);
const s=n.baseline-(this.single.at(-1)??this.last).baseline;n.start<this.start+n.size&&s>=Qt*n.size&&(this.pitch=Math.min(this.pitch,s));for(const i of this.single)
this.rows.push(i);return this.rows.push(n),this.single=[],this.last=n,this.tabular++,this.start=Math.min(this.start,n.start),this.end=Math.max(this.end,n.end),!0}countSingle(){
const{single:e,last:n}=this;return e.length>fe?e.length:e.filter((s,i)=>!qt(e[i-1]??n,s)).length}divided(e){return(0,h.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,h.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=ve||e.end>this.start||this.tabular>vn&&!(Math.abs(e.start-this.before)<Kt*e.
size)||!he(this.single.at(-1)??this.last,e)||is(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&qt(this.rows.
at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>0;l--)this.rows.push(this.single.shift());for(;this.single.length>
0&&this.isWrapped(this.single[0]);)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(
l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}
const n=this.rows.at(-2),s=Math.max(this.pitch,n?this.last.baseline-n.baseline:0);if(!e||e.baseline-this.last.baseline>Jt*s||this.tabular<we||e.baseline-this.last.
baseline>Ft*e.size)return;const i=_e*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-a)<i,r=n&&e.baseline-this.last.baseline<Qt*e.size&&this.last.
baseline-n.baseline<Qt*e.size;(this.last.cells.slice(1).some(o)||r&&n.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:s})=>s).
length<ss||this.rows.at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,fe).findIndex(({hasRuleBelow:s})=>s),n=[this.rows.at(-1),...this.single.slice(0,
e)];return n.every((s,i)=>i===0||s.baseline-n[i-1].baseline<=Ft*s.size)?e:0}isRepeated(e){const n=this.rows.at(-1),s=e.baseline-n.baseline;if(e.isTabular||s>Ft*
e.size)return!1;const i=Kt*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[a,c]=[this.rows[l-1],this.rows[l]],g=c.baseline-a.baseline;r||=Jt*g>
s,!c.isTabular&&a.isTabular===n.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(g-s)<i&&o++}return r&&o>=Pn}isWrapped(e){const n=this.rows.at(-1),[s,i]=this.last.
cells,o=e.baseline-n.baseline,r=Kt*e.size,l=({cells:g})=>Wn.test((0,L.b6)(g[0])),a=(g,E)=>!l(g)&&l(E)&&Math.abs(E.start-s.start)<r;if(e.isTabular||!a(n,e)||e.size!==
this.last.size||e.end>i.start||Yn.test((0,L.b6)(s))||o>Ft*e.size)return!1;const c=(g,E)=>a(g,E)&&Math.abs(E.baseline-g.baseline-o)<r;return o<Jt*this.pitch||this.
rows.some((g,E)=>E>0&&c(this.rows[E-1],g))}isRest(e,n){return this.tabular<we||e.isTabular||e.size!==this.last.size||e.baseline-n.baseline>Nn*this.pitch?!1:this.
last.cells.some(({start:s},i)=>i>0&&Math.abs(s-e.start)<Kt*e.size)}isDetail(e){const[n]=this.single,s=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.
last.size)return!1;const i=Kt*e.size;if(e.baseline-s.baseline>Ft*e.size&&(n?this.isBelowSpace():!this.isInCell(e)))return!1;if(n)return Math.abs(n.start-e.start)<
i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<
i)}isInCell({start:e,end:n,size:s}){const{cells:i}=this.last,o=Kt*s,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,a=i.findIndex(g=>g.start>e+o);if(a<
1||n>=i[a].start)return!1;const c=i[a-1];return a>1&&Math.abs(c.start-e)<o||l===!0&&c.end<e}isInLast({start:e,size:n,baseline:s}){const i=this.single.at(-1)??this.
last,o=this.last.cells.at(-1).start,r=Kt*n;return this.takesProse&&this.single.length<fe&&s-i.baseline<=Ft*n&&Math.abs(e-o)<r&&this.single.every(l=>Math.abs(l.start-
o)<r)}isCentred({start:e,end:n,size:s}){return Math.abs(e+n-this.start-this.end)<s}isBelowSpace(){const{single:e,last:n}=this;return e.some((s,i)=>s.baseline-(e[i-
1]??n).baseline>Ft*s.size)}isProse({cells:e,start:n,end:s}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=Rn&&s-n>In*(this.end-this.start)}}function is(t,e){
const n=({cells:s})=>s.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>ke*e.size||t.size>(n(e)?_n:Ln)*e.size&&n(t)}function Gn(t,e){const[
n,s]=t.cells.length<e.cells.length?[t,e]:[e,t],i=_e*e.size;let o=0;for(const{start:c,end:g}of n.cells){for(;o<s.cells.length&&s.cells[o].end<c;)o++;const E=s.cells[o];
if(!E||!(Math.abs(E.start-c)<i||Math.abs(E.end-g)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test((0,L.b6)(l));return n.
cells.length>=es||a}const qt=(t,{baseline:e,size:n})=>e-t.baseline<Qt*Math.min(n,t.size),he=(t,e)=>e.baseline-t.baseline<=On*Math.max(e.size,t.size);function Hn(t,e){
const n=_e*Math.min(t.size,e.size);for(let s=0,i=0;s<=t.cells.length&&i<=e.cells.length;){const[o,r]=os(t,s),[l,a]=os(e,i);if((rs(t,s)||rs(e,i))&&Math.min(r,a)-
Math.max(o,l)>=n)return!0;r<a?s++:i++}return!1}const os=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],rs=({cells:t},e)=>e>0&&e<t.length,ls=.1,Kn=.5,$n=.95,
Ie=3,as=1.6,Fn=.95;function*Vn(t,e){const n=yield*(0,U.p9)(e.filter(({isVertical:c})=>!c),(c,g)=>c.at-g.at);if(n.length<Ie-1||t.length<Ie||t[0].cells[0].frame.cos!==
1)return t;const s=[t[0]];let i=0;for(let c=1;c<t.length;c++){const[g,E]=[t[c-1],t[c]],[O,at]=[g.baseline+ls*g.size,E.baseline-Kn*E.size];for(;i<n.length&&n[i].
at<=O;)i++;let ot=i;for(;ot<n.length&&n[ot].at<at;)ot++;yield(1+ot-i)*S.Yz/S.y;const Tt=n.slice(i,ot);xe([g],Tt)&&s.push({...s.pop(),hasRuleBelow:!0}),s.push(xe(
[g,E],Tt)?{...E,hasRuleAbove:!0}:E),i=ot}const o=s.pop(),{baseline:r,size:l}=o,a=n.slice(i).filter(({at:c})=>c>r+ls*l&&c<r+as*l);return s.push(xe([o],a)?{...o,hasRuleBelow:!0}:
o),s}function xe(t,e){if(e.length===0)return!1;const n=(0,C.Y)(t.map(({cells:r})=>r[0].start)),s=(0,C.K)(t.map(({cells:r})=>r.at(-1).end));let[i,o]=[0,n];for(const{
from:r,to:l}of[...e].sort((a,c)=>a.from-c.from)){const a=Math.min(l,s);a<=o||(i+=a-Math.max(r,o),o=a)}return i>=$n*(s-n)}function*jn({rows:t,spanning:e},n){const s=[];
for(const[l,{hasRuleAbove:a}]of t.entries())l===0||a===!0?s.push([l]):s.at(-1).push(l);if(s.length<Ie||s.length===t.length)return;yield t.length*S.Yz/S.y;const i=l=>t[l].
baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of s){l[0]>0&&(r=Math.min(r,i(l[0])));for(const a of l.slice(1)){if(e.has(a)||i(a)>as*t[a].size)return;o=Math.
max(o,i(a))}if(l.length>1&&!kn(l.map(a=>t[a]),n))return}return r>=Fn*o?s:void 0}function kn(t,e){const n=t.reduce((s,{cells:i})=>Math.max(s,i.length),0);return n>
1&&t.filter(({cells:s})=>s.length===n).length===1&&t.filter(e).length<=1}const Xn=1.2,Zn=1.6,Qn=3,Jn=2,qn=.5,ti=40,ei=3;function*si(t,e){const{rows:n}=t,s=n.slice(
1).map((i,o)=>i.baseline-n[o].baseline);for(const i of yield*ii(s,(0,C.Y)(n.map(({size:o})=>o)))){const o=yield*ni({...t,isNumber:e},s,i);if(o)return o}}function*ni(t,e,n){
const{rows:s,places:i,isNumber:o}=t,r=[];let[l,a,c]=[0,0,0];for(let O=0,at;O<s.length;O=at){for(at=O+1;at<s.length&&e[at-1]<=n;)at++;if(at-O>ti)return;yield(at-
O)*S.Yz/S.y;const ot=Array.from({length:at-O},(Tt,Bt)=>O+Bt);if(ot.length>1&&!oi(ot,t)&&!ri(ot,t)){if(O>0||ot.some(Tt=>s[Tt].cells.some(o)))return;for(const Tt of ot)
r.push([Tt]);continue}ot.length>1&&l++,ot.length>1&&ot.slice(1).every(Tt=>qt(s[Tt-1],s[Tt]))&&c++,ot.slice(1).some(Tt=>ue(i[Tt]))&&!ue(i[O])&&a++,r.push(ot)}const g=a===
0||l>=qn*r.length,E=l>=Jn||l>0&&l===c;return g&&E&&r.length>=Qn?r:void 0}function*ii(t,e){const n=yield*(0,U.p9)(t,(i,o)=>o-i),s=[];for(let i=1;i<n.length&&s.length<
ei;i++){const[o,r]=[n[i-1],n[i]];r>0&&r<=Zn*e&&o>=Xn*r&&s.push(r)}return s}function oi(t,{rows:e,places:n,spanning:s,isNumber:i}){const o=(0,C.K)(t.map(c=>e[c].
cells.length)),r=t.filter(c=>e[c].cells.length===o),l=c=>e[c].cells.length===1||!e[c].cells.some(i);if(t[0]===0&&s.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||
l(c)))return!1;const a=t.filter(c=>c<r[0]&&ue(n[c])).length;return a===0||a===t.filter(c=>c>r[0]&&ue(n[c])).length}function ri(t,{rows:e,places:n,spanning:s,isNumber:i}){
return t.some(r=>s.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>qt(e[r-1],e[r])&&n[r].every(l=>!n[r-1].includes(l)))}const ue=t=>t.length===
1&&t[0]===0,li=1.6,de=.95,ai=.1,ci=1.2,fi=.4,Ht=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
hi=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),ui=/^\d{1,3}\.?$/,te=new RegExp("^\\p{Ll}","u"),di=/\w@\w|^\w{2,5}:\/\/|^www\./,cs=/^[\p{Lu}\p{N}]/u,
Vt=2,ze=2,gi=2;function*fs(t){const{rows:e}=t,s=(yield*jn(t,({cells:l})=>l.some(a=>Ht.test((0,L.b6)(a)))))??(yield*si(t,l=>Ht.test((0,L.b6)(l))));if(s)return s;
const i=[],o=mi(t),r=pi(t,o);for(const l of e.keys()){const a=l<o;l>0&&(a?Ai(t,l)&&!wi(t,l,o):us(t,l,o)||l!==o&&yi(t,l,r)||Ei(t,l,r))?i.at(-1).push(l):i.push([l])}
return i}function mi({rows:t,places:e,count:n}){const s=t.findIndex((a,c)=>_i(a)||Ti(a,e[c]));if(s<ze||t.slice(0,s).every(a=>Ne(a,c=>c)))return s;const i=t.slice(
1,s+1).map((a,c)=>a.baseline-t[c].baseline),o=(0,C.K)(s>ze?i.slice(1):i)*de<=(0,C.Y)(i),r=({cells:a},c)=>a.length>1&&e[c][0]===0&&!te.test((0,L.b6)(a[0])),l=s>ze||
t[1].cells.length===n&&t[1].cells.every(a=>cs.test(ee(a)));return o&&l&&t.slice(0,s).every(r)?1:s}function pi(t,e){const{rows:n,places:s}=t;let i=1/0;for(let o=1;o<
n.length;o++)n[o].cells.length>1&&s[o][0]===0&&!us(t,o,e)&&(i=Math.min(i,n[o].baseline-n[o-1].baseline));return i}function yi({rows:t,places:e,count:n},s,i){const[
o,r]=[t[s-1],t[s]];return i===1/0||r.baseline-o.baseline>Jt*i||e[s][0]===0||!ge(o,r)||Mi(o,r)||Si(o,r)?!1:e[s].every((l,a)=>{const c=o.cells[e[s-1].indexOf(l)];
return c!==void 0&&(n>Vt||!(hs(c)&&hs(r.cells[a])))})}function Ei({rows:t,places:e},n,s){const[i,o,r]=[t[n-1],t[n],t[n+1]],l=o.baseline-i.baseline;return o.cells.
length>1||e[n][0]!==0||i.cells.length===1||e[n-1][0]!==0||s===1/0||l>Jt*s||!ge(i,o)||o.size>i.size||r&&r.baseline-o.baseline<ci*l?!1:Math.abs(i.start-o.start)<ai*
o.size&&bi(i.cells[0],o.cells[0])}const bi=(t,e)=>!e.fragments.some(({style:n})=>n.font.bold)||t.fragments.every(({style:n})=>n.font.bold),Mi=(t,e)=>[t,e].every(
({cells:n})=>n.length>1&&Ht.test((0,L.b6)(n.at(-1))))&&new RegExp("\\p{L}","u").test((0,L.b6)(e.cells.at(-2))),Si=(t,e)=>[t,e].every(({cells:n})=>n.length>Vt&&Ht.
test((0,L.b6)(n.at(-1)))),hs=({fragments:t})=>t.length>1&&Ht.test(t.at(-1).text);function Ti({cells:t},e){const n=t.filter((i,o)=>e[o]>0),s=n.filter(i=>Ht.test(
(0,L.b6)(i))||hi.test((0,L.b6)(i)));return s.length>0&&2*s.length>=n.length}const ge=(t,e)=>e.baseline-t.baseline<=li*Math.max(e.size,t.size),Ai=({rows:t,spanning:e,
count:n},s)=>!e.has(s)&&!e.has(s-1)&&ge(t[s-1],t[s])&&!t[s].hasRuleAbove&&!Oi(t[s-1],t[s])&&!(n===Vt&&t[s-1].cells.length===Vt&&t[s].cells.length===Vt)&&!Li({rows:t,
count:n},s),Oi=(t,e)=>Ne(t,n=>n)&&Ne(e,n=>!n),Ne=({cells:t},e)=>t.every(({fragments:n})=>n.every(({style:s})=>e(s.font.bold)));function Li({rows:t,count:e},n){const[
s,i,o]=[t[n-1],t[n],t[n+1]];return s.cells.length!==e||i.cells.length!==e||i.baseline-s.baseline<de*(o.baseline-i.baseline)?!1:[s,i].some(({cells:r})=>r.slice(1).
some(l=>Ht.test((0,L.b6)(l))))}const _i=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function wi({rows:t,places:e,count:n},s,i){
const{cells:o}=t[s],r=o.length===Vt&&n>Vt&&ui.test((0,L.b6)(o[0]));if(s!==i-1||o.length>1&&!r||e[s][0]!==0)return!1;const l=t[i+1];if(!l||t[s-1].cells.length===
1||te.test((0,L.b6)(t[s].cells[0])))return!1;const a=t[s].baseline-t[s-1].baseline;return a>de*(t[i].baseline-t[s].baseline)&&a>de*(l.baseline-t[i].baseline)}const ee=({
fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function us({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];if(s===i||!ge(o,r)||te.test(ee(t[0].
cells[0]))&&o.cells.length===n&&r.cells.length===n)return!1;const l=O=>te.test(ee(O))&&!di.test(ee(O)),a=O=>cs.test(ee(O));if(!(e[s][0]===0?l(r.cells[0])&&!r.cells.
some(a):r.cells.some(l)))return!1;const g=({cells:O})=>O.every(at=>!Ht.test((0,L.b6)(at))),E=e[s].every(O=>e[s-1].includes(O));return g(r)&&E?!0:o.cells.length===
1&&r.cells.length>1&&e[s-1][0]===0&&te.test((0,L.b6)(r.cells[0]))}function*vi(t){if(!t.some((l,a)=>a>0&&l.length>1&&l.every(Ri)))return[t];const e=t.filter(l=>l.
length>0);if(e.length>2&&e.filter(l=>l.length>1).length===1)return[t];const n=t.flatMap((l,a)=>l.flatMap(c=>c.segments.map(g=>({segment:g,column:a,line:c.baseline})))),
s=yield*(0,U.p9)(n,(l,a)=>l.line-a.line||l.column-a.column),i=[],o=[];for(let l=0,a;l<s.length;l=a){const{line:c,segment:g}=s[l];for(a=l+1;a<s.length&&s[a].line-
c<fi*g.size;)a++;const E=s.slice(l,a).sort((at,ot)=>at.column-ot.column);o.push(E.map(({column:at})=>at));const O=E.map(at=>at.segment);i.push({cells:O,baseline:c,
size:g.size,start:O[0].start,end:O.at(-1).end,isTabular:E.length>1}),i.length%S.y===0&&(yield S.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*fs(
r)).map(l=>De(r,l))}const Ri=({segments:t})=>t.length===1&&(t[0].characters<=gi||Ht.test((0,L.b6)(t[0])));function De({count:t,rows:e,places:n},s){const i=Array.
from({length:t},()=>[]);for(const o of s){const r=new Map;for(const[l,a]of e[o].cells.entries()){const c=n[o][l],g=r.get(c);g?g.push(a):r.set(c,[a])}for(const[l,
a]of r)i[l].push((0,Rt.cA)(a))}return i}const Ii=/^[-\u2010-\u2013\u2212+(]$/u,xi=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,zi=/^[-\u2010-\u2013\u2212(]$/u,
Ni=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Di=/\d[)%]?$/,Ci=.6;function*Bi(t){const e=[];for(const[s,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[s][r],
o]))),yield i.length*S.Yz/S.y;const n=new Map;for(let s=0;s<t.count;s++){if(yield e.length*S.Yz/S.y,n.has(s-1)&&n.get(s-1)===s)continue;const i=Pi(e,s);i!==void 0&&
n.set(s,i)}return n.size===0||t.conflicts>0?t:ds(t,n)}function Pi(t,e){const n=t.filter(g=>g.has(e)),s=n.map(g=>g.get(e)),i=s.map(L.b6);if(i.length===0)return;const o=n.
every(g=>Di.test(Ce(g,e-1))),r=n.every(g=>Ni.test(Ce(g,e+1))),l=g=>i.every(E=>zi.test(E))&&!t.some(E=>!E.has(e)&&/\d/.test(Ce(E,g))),a=(g,E)=>(E.start-g.end)/g.
size;return o&&i.every(g=>xi.test(g))&&!l(e-1)&&(n.every((E,O)=>a(E.get(e-1),s[O])<Ci)||n.every(E=>!E.has(e+1)))?e-1:!r||!i.every(g=>Ii.test(g))||l(e+1)?void 0:
n.every((g,E)=>{const[O,at]=[g.get(e-1),g.get(e+1)];return!O||!/\d/.test((0,L.b6)(O))||a(s[E],at)<a(O,s[E])})?e+1:void 0}const Ce=(t,e)=>{const n=t.get(e);return n?
(0,L.b6)(n):""};function ds(t,e){const n=[];let s=0;for(let r=0;r<t.count;r++)n.push(e.has(r)?-1:s++);for(const[r,l]of e)n[r]=n[l];const i=[],o=t.rows.map((r,l)=>{
const a=[],c=[];for(const[g,E]of r.cells.entries()){const O=n[t.places[l][g]];c.at(-1)===O?a.push(a.pop().joined(E)):(a.push(E),c.push(O))}return i.push(c),a.length===
r.cells.length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:s,rows:o,places:i}}const Wi=3,Yi=3,Ui=/\d/,Gi=new RegExp("\\p{L}","u"),Hi=/^(?:19|20)\d\d$/;
function*gs(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*S.
Yz/S.y;const n=Fi(e),s=Array.from({length:t.count},()=>[]);for(const[o,r]of e.entries())for(const l of r.keys())s[l].push(o);const i=Vi(e,n,s);for(let o=0;o<t.count;o++){
yield e.length*S.Yz/S.y;const r=s[o];if(i.has(o)||!ms(r,n)&&!ji(r,e,o,t.count))continue;const l=ki(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.
set(o,l)}return(n>0||$i(e))&&(yield*Ki(e,s,i)),i.size===0?t:ds(t,i)}function*Ki(t,e,n){const s=t[0];if(s.size<Wi||t.some(({size:o})=>o>s.size))return;const i=new Set(
[...n.keys(),...n.values()]);for(const[o,r]of e.entries()){if(yield t.length*S.Yz/S.y,s.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>s.has(a)&&!i.has(a)&&
!r.some(c=>t[c].has(a)));l!==void 0&&(n.set(o,l),i.add(o).add(l))}}function $i([t,e]){const n=s=>s.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&
[...t.values()].every(n)&&![...e.values()].some(n)}function Fi(t){const e=s=>[...s.values()].some(i=>Ui.test((0,L.b6)(i))&&!Hi.test((0,L.b6)(i))),n=t.findIndex(
e);return n>Yi?0:n}function Vi(t,e,n){const s=[...n.keys()].filter(o=>!ms(n[o],e)),i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],l=(a,c)=>a!==s[c]&&
(s.includes(a)||i.has(a));if(!(r.length!==s.length||r.some(l)))for(const[a,c]of r.entries())c!==s[a]&&i.set(c,s[a])}return i}const ms=(t,e)=>t.length>0&&t.every(
n=>n<e);function ji(t,e,n,s){return t.every(i=>{const o=e[i];return i>0&&2*o.size<s&&[...o.keys()][0]===n&&Gi.test((0,L.b6)(o.get(n)))})}function ki(t,e,n){return[
n-1,n+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(l=>t[l].has(i)))return[];const r=l=>o.reduce((a,{start:c,end:g})=>Math.min(a,Math.
max(c-l.end,l.start-g)),1/0);return[{beside:i,distance:e.reduce((l,a)=>l+r(t[a].get(n)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const Xi=1.3,Be=.3,
Zi=.5,ps=2,me=12,Qi=3,Ji=new RegExp("\\p{L}|^[%#]$","u"),ys=/\d/,Es=/^[^\p{L}]{0,4}\d/u,bs=2,Ms=3;function*Ss(t){const{rows:e}=t,n=[];let s=0;for(let i=1;i<e.length;i++){
const o=to(e,i),r=o||Ts(e,i);if(!r&&!eo(e,i))continue;yield me*S.Yz/S.y;const l=e.slice(Math.max(s,i-me),i),a=o?e.slice(i,i+me):qi(e,i);!no(l,a)||!(r||so(l,e[i]))||
(n.push(e.slice(s,i)),s=i)}return n.length===0?[t]:[...n,e.slice(s)].map(i=>({rows:i,tabular:pe(i)}))}const pe=t=>t.filter(({isTabular:e})=>e).length;function qi(t,e){
let n=e+1;for(;n<t.length&&n<e+me&&!Ts(t,n);)n++;return t.slice(e,n)}function to(t,e){const[n,s]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||
s.cells.length<Qi||i.cells.length>s.cells.length||!n.isTabular||!n.cells.slice(1).some(r=>ys.test((0,L.b6)(r))))return!1;const o=r=>!ys.test((0,L.b6)(r))&&Ji.test(
(0,L.b6)(r));return s.cells.every(o)&&i.cells.slice(1).some(r=>Es.test((0,L.b6)(r)))}function eo(t,e){const[n,s]=[t[e-1],t[e]],i=s.cells.at(-1).end,o=({cells:r,
size:l})=>r.length===bs&&Math.abs(r[1].end-i)<Be*l&&Es.test((0,L.b6)(r[1]));return e+Ms>t.length||o(n)?!1:t.slice(e,e+Ms).every(o)}function so(t,{cells:e,size:n}){
const s=Pe(t);return s.cells.length>bs&&!s.cells.some(i=>As(i,e.at(-1),Be*n))}function Ts(t,e){const n=s=>s<1||s>=t.length?0:t[s].baseline-t[s-1].baseline;return n(
e)>Xi*Math.max(n(e-1),n(e+1))&&n(e-1)>0&&n(e+1)>0}function no(t,e){if(pe(t)<ps||pe(e)<ps)return!1;const[n,s]=[Pe(t),Pe(e)],i=Be*Math.min(n.size,s.size);return s.
cells.filter(r=>n.cells.some(l=>As(l,r,i))).length<=Zi*Math.max(n.cells.length,s.cells.length)}const As=(t,{start:e,end:n},s)=>Math.abs(t.start-e)<s||Math.abs(t.
end-n)<s||Math.abs(t.start+t.end-e-n)<s,Pe=t=>t.reduce((e,n)=>n.cells.length>e.cells.length?n:e),io=.3,oo=1.25,ro=1.5,lo=2,ao=/:$/,co=({cells:t})=>t.some(({fragments:e})=>e.
some(({text:n})=>ao.test(n)));function*fo(t){const{rows:e}=t,n=[];for(const c of e)n.push(co(c)),yield c.cells.reduce((g,{fragments:E})=>g+E.length,0)*S.Yz/S.y;
const s=n.indexOf(!1),i=e.slice(0,s),o=e.slice(s);if(s<1||o.length<lo)return[t];if(n.slice(s).filter(Boolean).length>io*o.length)return[t];const l=i.slice(1).map(
(c,g)=>c.baseline-i[g].baseline),a=l.length>0?(0,B.Kf)(l):ro*i[0].size;return o[0].baseline-i.at(-1).baseline<oo*a?[t]:[i,o].map(c=>({rows:c,tabular:pe(c)}))}var Os=_(
4186),Yt=_(5609);const ho=.999,Ls=2,uo=200,go=2.5,We=.5;function*mo(t,e){const n=e.filter(({style:{frame:ot}})=>Math.abs(ot.sin)>ho&&!ot.vertical);if(n.length<Ls||
t.frame.cos!==1||t.spans)return t;yield e.length*S.Yz/S.y;const s=yield*(0,L.q9)(n),i=po(t.rows);if(s.length>uo||i.some(({start:ot,end:Tt})=>ot>Tt))return t;yield i.
length*s.length*S.Yz/S.y;const r=Eo(s,i,yo(t.rows[0]));if(!r)return t;const l=e.filter(ot=>Mo(ot,r,i,t)),a=yield*(0,Yt._I)(yield*(0,L.q9)(l)),c=yield*So(r,a,i),
[g,...E]=t.rows,O=g.every((ot,Tt)=>ot.length===0||c[Tt].length===0&&To(ot,r)),at=O?c.map((ot,Tt)=>ot.length>0?ot:g[Tt]):c;return new Rt.QH([at,...O?E:t.rows])}function po(t){
return t[0].map((e,n)=>{const s=t.flatMap(i=>i[n].filter(({frame:o})=>o.cos===1));return{start:(0,C.Y)(s.map(({start:i})=>i)),end:(0,C.K)(s.map(({end:i})=>i))}})}
const yo=t=>(0,C.Y)(t.flat().map(({top:e})=>e));function Eo(t,e,n){const s=[];for(const a of t){const c=(0,Os.L)(a.frame,a.start,a.end,a.top,a.bottom),g=bo(c.x+
c.width/2,e);g!==void 0&&c.y+a.size<=n&&s.push({name:a,box:c,column:g})}const i=s.filter(({name:a,box:c})=>n-c.y-c.height<=go*a.size),o={top:(0,C.Y)(i.map(({box:a})=>a.
y)),bottom:(0,C.K)(i.map(({box:a})=>a.y+a.height))},r=s.filter(({box:a})=>a.y<o.bottom&&a.y+a.height>o.top),l=new Map;for(const{name:a,column:c}of r){const g=l.
get(c);g?g.push(a):l.set(c,[a])}return l.size<Ls?void 0:{byColumn:l,...o}}function bo(t,e){const n=e.map(({start:l,end:a})=>Math.abs((l+a)/2-t)),s=n.indexOf((0,C.
Y)(n)),{start:i,end:o}=e[s],r=Math.min(i-(e[s-1]?.end??-1/0),(e[s+1]?.start??1/0)-o);return t>i-r&&t<o+r?s:void 0}function Mo({style:t,box:e},{byColumn:n,top:s,
bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<s-We*l||a>i+We*l)return!1;const c=o.findIndex(({end:E})=>e.x<E),g=o[c+1]?.start??
1/0;return c>=0&&!n.has(c)&&e.x>o[c].start-l&&e.x+e.width<g}function*So({byColumn:t},e,n){const s=n.map(()=>[]);for(const i of e)s[n.findIndex(({end:o})=>i.start<
o)].push(i);for(const[i,o]of t)s[i]=yield*(0,Yt._I)(yield*(0,U.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));return s}const To=(t,{top:e,bottom:n})=>t.every(
({baseline:s,size:i})=>s>e&&s<n+We*i),Ao=2,Oo=.6,Lo=.1,_o=.5,wo=60,vo=3,Ro=/^(?:19|20)\d\d$/,Io=/^[^\d\s]{1,3}$/,Ye=t=>{const e=(0,L.b6)(t);return new RegExp("\\\
p{L}","u").test(e)||Ro.test(e)||Io.test(e)};function*xo(t){const[e,n,...s]=t;if(!e||!n||t.length<vo||e.cells.length>=n.cells.length||n.baseline-e.baseline>Ao*Math.
max(e.size,n.size)||!e.cells.every(Ye)||!n.cells.every(Ye)||s.every(({cells:a})=>a.every(Ye)))return;const i=yield*d(t.slice(1)),o=i&&(yield*gs(i));if(!o||o.count>
wo||o.spanning.has(0))return;const r=yield*Do(e.cells,yield*N(o),o);return!r||!zo(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(([a])=>a),
...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const zo=(t,e)=>t.some(([n,s])=>s>n)&&t.every(([n,s])=>n===s||e.filter(i=>i>=n&&i<=s).
length>s-n);function No({rows:t,places:e}){const n=t[0].cells.map(L.b6),s=e[0];for(let i=0;i<n.length;i++)for(let o=2;i+2*o<=n.length;o++){if(!((n.length-i)%o===
0&&n.every((a,c)=>c<i+o||a===n[c-o])))continue;const l=(n.length-i)/o;return Array.from({length:l},(a,c)=>[s[i+c*o],s[i+(c+1)*o-1]])}return[]}function*Do(t,e,n){
const s=No(n),i=new Set(n.places[0]),o=[],r=(c,[g,E])=>c.start<e[E].end&&c.end>(e[g-1]?.end??-1/0),l=t.slice(-s.length),a=s.length>0&&l.length===s.length&&l.every(
(c,g)=>r(c,s[g]));for(const[c,g]of t.entries()){const E=a?s[c-(t.length-s.length)]:void 0,O=t[c+1]?.start??1/0,at=(o.at(-1)?.[1]??-1)+1,ot=E??Co(g,e,at,i)??(yield*Po(
g,e,[at,O]));if(!ot||ot[0]<=(o.at(-1)?.[1]??-1))return;o.push(ot)}return o}function Co(t,e,n,s){const[i,o]=[e[n],e[n+1]];return i&&o&&!s.has(n)&&t.start>i.end&&
t.end<o.start?[n,n]:void 0}function Bo(t,e,n){const s=n.find(([l,a])=>l===a);if(!s)return!1;const[i,o,r]=[e[s[0]-1],e[s[0]],e[s[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*Po(t,e,[n,s]){const i=Oo*t.size,o=[];for(let c=n;c<e.length&&!(e[c].start>t.end);c++){yield(e.length-c)*S.Yz/S.
y;for(let g=c;g<e.length&&e[g].start<s;g++){const[E,O]=[e[c].start,e[g].end];if(c<g&&(t.start<E-i||t.end>O+i))continue;const at=Math.abs(E+O-t.start-t.end)/2<=i+
Lo*(O-E),ot=c===g&&(Math.abs(E-t.start)<i||Math.abs(O-t.end)<i),Tt=Math.abs(E-t.start)<i&&t.end>e[g].start;(at||ot||Tt)&&o.push([c,g])}}const r=([c,g])=>t.end-t.
start>=_o*(e[g].end-e[c].start),l=o.find(([c,g])=>g>c&&r([c,g]));if(l&&Bo(t,e,o))return l;const[a]=yield*(0,U.p9)(o,([c,g],[E,O])=>g-c-(O-E));return a}const _s=3,
ye=2,Wo=.05,Yo=.3,Ue=6,Uo=.4,Go=3,Ee=2,ws=4,Ho=.05,Ko=4,$o=new Set,Fo=new RegExp("^\\p{Ll}","u"),vs=/\d/,Rs=new RegExp("\\p{L}","u");function*Vo(t,e){const n=[];
for(const i of e){const{tables:o,lines:r}=yield*jo(i);(0,B.RZ)(n,o);for(const l of yield*Re(r))for(const a of yield*Ge(l,Ko))for(const c of yield*Oe(a))c instanceof
Rt.QH?n.push(c):(0,B.RZ)(n,yield*Xo(c))}if(n.length===0)return{blocks:n,outside:t};let s=yield*(0,Rt.R_)(n,t);for(const[i,o]of n.entries()){const r=o instanceof
Rt.QH?yield*mo(o,s):o;r!==o&&(n[i]=r,s=yield*(0,Rt.R_)([r],s))}return{blocks:n,outside:s}}function*jo(t){if(yield t.length*S.Yz/S.y,!ko(t))return{tables:[],lines:t};
const e=[];for(const s of yield*Re(t,!0)){if(!s.hasProse||s.tabular<_s)continue;const i=yield*d(s.rows),o=i&&i.conflicts===0?yield*V(i):void 0;if(!i||!o)continue;
const r=[];for(const l of o)r.push(De(i,l)),yield i.count*S.Yz/S.y;e.push(new Rt.QH(r))}if(e.length===0)return{tables:e,lines:t};const n=new Set(e.flatMap(s=>s.
lines.flatMap(({segments:i})=>i.map(({fragments:o})=>o[0]))));return{tables:e,lines:t.filter(({cells:s})=>!n.has(s[0].fragments[0]))}}const ko=t=>t.some(({cells:e,
size:n},s)=>{const i=t[s-1]?.cells??[];return i.length>1&&e.length===1&&e[0].fragments.length>Ue&&Math.abs(i.at(-1).start-e[0].start)<Ho*n});function*Ge(t,e){if(e===
0)return[t];let n=[t];const s=yield*ft(yield*(0,h.KT)(t.rows));if(!s&&(n=yield*Ss(t)).length>1){const o=[];for(const r of n)o.push(yield*Ge(r,1));return o.some(
({length:r})=>r>1)?o.flat():[t]}if(!s)return[t];const i=[];for(const o of s)for(const r of yield*Re(o.map(l=>({...l,gutters:$o}))))(0,B.RZ)(i,yield*Ge(r,e-1));return i}
function*Xo(t){const e=yield*Ss(t);if(e.length>1){const n=[];for(const s of e)(0,B.RZ)(n,yield*xs(s));if(n.length>=e.length&&n.every(Zo)&&n.some(Is))return n}return yield*xs(
t)}const Is=t=>t instanceof Rt.QH,Zo=t=>Is(t)||t instanceof Rt.xE&&t.visual.length===ye&&t.visual[0].cells.length===t.visual[1].cells.length;function*xs(t){const e=[];
for(const n of yield*fo(t)){const s=n.tabular<ye?void 0:yield*Qo(n);s&&e.push(s)}return e}function*Qo(t){const e=yield*(0,h.KT)(t.rows),n=yield*xo(e),s=n?.columns??
(yield*d(e));if(!s||tr(s)||er(s))return;const i=yield*Bi(n?s:yield*gs(s)),{rows:o}=i,r=i.places.reduce((ot,Tt)=>ot+Tt.length,0),l=r>=Yo*i.count*o.length,a=Jo(i),
c=(t.tabular>=_s||a)&&i.count>1&&i.conflicts<=Wo*r&&l&&!qo(o);if(!l)return new Rt.xE(o,o.map(ot=>ot.cells.map(Tt=>[(0,Rt.cA)([Tt])])));const g=c&&!a?yield*fs(i):
o.map((ot,Tt)=>[Tt]),E=[];let O=0;for(const ot of g)E.push(De(i,ot)),!((O+=i.count)<S.y)&&(O=0,yield S.Yz);const at=g[0].length===1&&i.count===s.count?n?.spans:
void 0;return c?new Rt.QH(E,at):new Rt.xE(o,E)}function Jo({rows:t,count:e,conflicts:n,spanning:s}){if(t.length!==ye||n>0||s.size>0||t.some(({cells:g})=>g.length!==
e))return!1;const i=({fragments:g})=>g.at(-1).text.endsWith(":"),o=({cells:g})=>g.every((E,O)=>i(E)===(O%Ee===0));if(e%Ee===0&&t.every(o))return!0;if(e===Ee)return!1;
const[r,l]=t.map(({cells:g})=>g.map(L.b6)),a=r.every(g=>Rs.test(g))&&l.every(g=>vs.test(g)&&!Rs.test(g));return r.some(g=>vs.test(g))&&!a?!1:t.reduce((g,{cells:E})=>g+
E.reduce((O,{fragments:at})=>O+at.length,0),0)<=ws*e*t.length}const qo=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.every(s=>s.isTyped))),tr=t=>zs(t).some(
({lines:e,words:n,going:s})=>e>=Go&&n>Ue*e&&s>=Uo*e);function er({rows:t,count:e,places:n}){return t.length!==ye||e!==Ee||t.some(({cells:i})=>i.length!==e)?!1:zs(
{rows:t,count:e,places:n}).every(({words:i,going:o})=>i>ws*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>Ue)}function zs({rows:t,count:e,places:n}){
const s=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){const a=s[n[i][r]];a.lines++,a.
words+=l.fragments.length,Fo.test(l.fragments[0].text)&&a.going++}return s}const sr=3,nr=4,ir=.6,or=.05,rr=.9,lr=1.75,se=.1,Ns=1,ar=.4,cr=2;function*fr(t){const e=new Set,
n=yield*hr(t);if(n.length===0)return e;const s=yield*(0,U.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of n)if(yield*dr(i,s))for(const{fragments:o}of i)for(const r of o)
e.add(r);return e}function*hr(t){const e=[];for(let n=0,s;n<t.length;n=s){for(s=n+1;s<t.length&&ur(t[s-1],t[s]);)++s%S.y===0&&(yield S.Yz);if(n%S.y===0&&(yield S.
Yz),s-n<sr)continue;const i=t.slice(n,s),o=i.reduce((a,{fragments:c})=>a+c.length,0),[r,l]=i.reduce(([a,c],{start:g,end:E})=>[Math.max(a,E-g),c+E-g],[0,0]);o>=nr*
i.length&&l>=ir*r*i.length&&e.push(i)}return e}function ur(t,e){const{size:n}=t,s=e.baseline-t.baseline;return e.frame===t.frame&&e.size===n&&Math.abs(e.start-t.
start)<or*n&&s>=rr*n&&s<=lr*n}function*dr(t,e){const n=new Set(t),{frame:s,size:i,baseline:o}=t[0],r=t.at(-1).baseline+se*i,l=t[0].start-Ns*i,a=t.reduce((wt,Ut)=>Math.
max(wt,Ut.end),-1/0)+Ns*i;let c=pr(e,o-se*i);const g=t.map(({baseline:wt})=>wt);let[E,O,at,ot,Tt]=[0,0,0,0,-1/0];const Bt=new Set;for(;c<e.length&&e[c].baseline<=
r;c++){c%S.y===S.y-1&&(yield S.Yz);const wt=e[c];if(!(n.has(wt)||wt.frame!==s)){if(wt.end>l&&wt.start<a)return!1;for(wt.baseline-Tt>se*i&&([at,Tt]=[0,wt.baseline]),
++at===gr&&E++,ot|=wt.end<=l?1:2;O<g.length&&g[O]<wt.baseline-se*i;)O++;O<g.length&&Math.abs(g[O]-wt.baseline)<=se*i&&Bt.add(O)}}return E>=cr&&ot!==mr&&Bt.size<=
ar*t.length}const gr=2,mr=3;function pr(t,e){let n=0;for(let s=t.length;n<s;){const i=n+s>>1;t[i].baseline<e?n=i+1:s=i}return n}const Ds=4,yr=8,Er=4,br=.7,Mr=2.5,
Sr=.8,Tr=1e6;function Ar(t){return Cs(t,yr,{left:Tr})}function*Cs(t,e,n){if(e===1)return[...t];const s=[];let i=0;for(let o=0,r;o<t.length;o=r){const a=t[o].segments.
length>1&&n.left>0?yield*Or(t,o,n):void 0;if(++i%S.y===0&&(yield S.Yz),r=a?.to??o+1,!a)s.push(t[o]);else{for(const c of a.left)s.push(c);for(const c of yield*Cs(
a.right,e-1,n))s.push(c)}}return s}const Bs=200;function*Or(t,e,n){const[s,i]=t[e].segments,o=s.size;let r=s.end,l=i.start;const a=[],c=[];let g=e;for(;g<t.length;g++){
const O=t[g];n.left-=O.segments.length,(g-e)%Bs===Bs-1&&(yield S.Yz);const at=g===e?0:O.baseline-t[g-1].baseline;if(O.frame!==s.frame||at<0||at>Mr*o)break;const ot=O.
segments.filter(Ut=>Ut.start<r),Tt=O.segments.slice(ot.length),Bt=(0,C.K)(ot.map(Ut=>Ut.end),r),wt=(0,C.Y)(Tt.map(Ut=>Ut.start),l);if(wt-Bt<Sr*o||ot.length>1)break;
[r,l]=[Bt,wt],(0,B.RZ)(a,ot),Tt.length>0&&c.push(Tt)}const E=c.map(([O])=>O);if(!(a.length<Ds||c.length<Ds||!Ps(a)||!Ps(E)))return{left:a.map(O=>new Yt.N1(O)),right:c.
map(Lr),to:g}}function Lr([t,...e]){const n=new Yt.N1(t);for(const s of e)n.add(s);return n}function Ps(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),n=(0,C.
Y)(t.map(o=>o.start)),s=(0,C.K)(t.map(o=>o.end))-n,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Er*t.length&&i>=br*s*t.length}const Dt=2,Ws=1e3,He=3,Ys=100,_r=2,
Us=10;function*Gs(t){const e=yield*$s(t.filter(({isVertical:l})=>!l)),n=yield*$s(t.filter(({isVertical:l})=>l));if(e.length+n.length<He||e.length+n.length>Ws)return[];
const s=[...e.keys(),...n.keys()].map((l,a)=>a),i=l=>{let a=l;for(;s[a]!==a;)a=s[a]=s[s[a]];return a};for(const[l,a]of e.entries()){yield S.Yz;for(const[c,g]of n.
entries())ie(a,g.at)&&ie(g,a.at)&&(s[i(e.length+c)]=i(l))}const o=new Map;for(const[l,a]of[...e,...n].entries()){const c=o.get(i(l))??{rows:[],columns:[]};o.set(
i(l),c),(a.isVertical?c.columns:c.rows).push(a)}const r=[];for(const l of o.values()){if(l.rows.length===0||l.columns.length===0)continue;const[a,c]=[Hs(l.columns,
l.rows),Hs(l.rows,l.columns)];for(const g of yield*wr(ne(c,a)))for(const E of yield*vr(g))E.xs.length>=He&&E.ys.length>=He&&r.push(E)}return r}const ne=(t,e)=>({
rows:t,columns:e,xs:be(e),ys:be(t)});function*wr({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let a=1;a<Math.min(s.length-2,Ys);a++){yield(1+
e.length)*S.Yz/S.y;const c=s[a];if(a-l<2)continue;const g=r.filter(O=>O.from<c-Dt),E=r.filter(O=>O.to>c+Dt);Ir(g,E,n)||(i.push(ne(o.filter(O=>O.at<c+Dt),g)),[o,
r]=[o.filter(O=>O.at>c-Dt),E],l=a)}return[...i,ne(o,r)]}function*vr({rows:t,columns:e,xs:n,ys:s}){const i=[];let[o,r]=[t,e],l=0;for(let a=2;a<Math.min(n.length-
2,Ys);a++){if(a-l<2)continue;yield(1+t.length)*S.Yz/S.y;const c=n[a],g=o.filter(O=>O.from<c-Dt),E=o.filter(O=>O.to>c+Dt);Rr(g,E,s)&&(i.push(ne(g.map(O=>({...O,to:Math.
min(O.to,c)})),r.filter(O=>O.at<c+Dt))),o=E.map(O=>({...O,from:Math.max(O.from,c)})),r=r.filter(O=>O.at>c-Dt),l=a)}return i.length===0?[{rows:t,columns:e,xs:n,ys:s}]:
[...i,ne(o,r)]}function Rr(t,e,n){const s=({at:l})=>l>n[0]+Dt&&l<n.at(-1)-Dt,[i,o]=[be(t.filter(s)),be(e.filter(s))];let r=0;for(let l=0,a=0;l<i.length&&a<o.length;){
const c=i[l]-o[a];Math.abs(c)<Dt&&r++,c<0?l++:a++}return Math.min(i.length,o.length)>=_r&&2*r<=Math.min(i.length,o.length)}function Ir(t,e,n){const s=({at:r})=>r>
n[0]+Dt&&r<n.at(-1)-Dt,[i,o]=[t.filter(s),e.filter(s)];for(let r=0,l=0;r<i.length&&l<o.length;){const a=i[r].at-o[l].at;if(Math.abs(a)<Dt)return!0;a<0?r++:l++}return i.
length===0||o.length===0}function Hs(t,e){const{isVertical:n}=t[0],[s,i]=[(0,C.Y)(e.map(({at:a})=>a)),(0,C.K)(e.map(({at:a})=>a))],[o,r]=[Ks(e.map(a=>a.from)),Ks(
e.map(a=>a.to))],l=[...t];return o<t[0].at-Us&&l.unshift({isVertical:n,at:o,from:s,to:i}),r>t.at(-1).at+Us&&l.push({isVertical:n,at:r,from:s,to:i}),l}const Ks=t=>t.
sort((e,n)=>e-n)[t.length>>1],ie=({from:t,to:e},n)=>t-Dt<=n&&n<=e+Dt;function*$s(t){const e=yield*(0,U.p9)(t,(s,i)=>s.at-i.at||s.from-i.from),n=[];for(let s=0,i;s<
e.length;s=i){const{at:o,isVertical:r}=e[s];for(i=s+1;i<e.length&&e[i].at-o<Dt;)i++;if(n.length>Ws)return n;s%S.y===S.y-1&&(yield S.Yz);const l=yield*(0,U.p9)(e.
slice(s,i),(c,g)=>c.from-g.from);let a;for(const c of l)a&&c.from<=a.to+Dt?a.to=Math.max(a.to,c.to):(a&&n.push({isVertical:r,at:o,...a}),a={from:c.from,to:c.to});
a&&n.push({isVertical:r,at:o,...a})}return n}function be(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.at(-1)>=Dt)&&e.push(n);return e}var xr=_(60660);const zr=1,
Nr=3,Ke=2,Dr=.4,Cr=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function Br({lines:t,element:e}){if(t.length<Ke||!e)return!1;const n=e.
type==="P",s=n?Nr:zr;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!n&&o>0&&l<t[o-1].baseline+Dr*a&&(i=Ke);let c,g=!1;for(const{fragments:E}of r)
for(const O of E)g||=c!==void 0&&Math.abs(O.start-c.end)>=s*O.style.size,c=O;g&&i++}return i>=Ke&&!Yr(e)}const Pr=({element:t})=>t!==void 0&&Wr.test(t.type),Wr=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;
function Yr(t){for(const{type:e}of(0,xr.Hy)(t))if(Cr.test(e))return!0;return!1}function*Ur({lines:t}){const e=[];for(const{segments:n}of t)for(const s of n)(0,B.
RZ)(e,s.fragments);return yield*(0,U.p9)(e,(n,s)=>n.order-s.order)}const Fs=300,Gr=5,Hr=.6,Kr=20,Vs=5,$r=3;function*js(t){return t.length<3||t.length>Fs||!Vr(t)?
t:yield*jr(t)}function Fr(t){if(t.length<2||t.length>Fs)return t;const e=t[0]?.frame,n=[];let[s,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;
s=Math.max(s,t[r].bottom),i+=ks(t[r]),n.push({bottom:s,words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Kr);r++){o=Math.min(o,t[r-1].top);const l=n[t.length-
1-r];if(l.words<Math.max(Vs,i-l.words))return t;if(l.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function $e(t,e){return t.frame!==e.frame||t.bottom>
e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const ks=({lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((s,{fragments:i})=>s+i.
length,0),0);function Vr(t){let e=0,n=0,s;for(const i of t)ks(i)<Vs||(s&&$e(s,i)?e++:s&&$e(i,s)&&s.top-i.bottom<$r*s.lines[0].size&&n++,s=i);return n>=Gr&&n>Hr*
(e+n)}function*jr(t){const e=t.length,n=new Int32Array(e),s=t.map(()=>[]);for(let r=0;r<e;r++){yield S.Yz;for(let l=0;l<e;l++)r!==l&&kr(t,r,l)&&(s[r].push(l),n[l]++)}
const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const l of i)(r<0||n[l]<n[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of s[r])n[l]--}return o}function kr(t,e,n){
const s=t[e],i=t[n];if(s.frame!==i.frame)return!1;if($e(s,i))return!0;if(s.end>i.start+1)return!1;const o=Math.min(s.top,i.top),r=Math.max(s.bottom,i.bottom);return!t.
some(l=>l!==s&&l!==i&&l.frame===s.frame&&l.top<r&&l.bottom>o&&l.start<s.end&&l.end>i.start)}const Xr=.4,Zr=1;function*Qr(t,e){if(e.length===0||t.length<2)return;
const n=Array.from({length:e.length+1},()=>[]),s=yield*(0,U.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of s.entries()){const{start:l,
end:a,baseline:c,style:g}=r,E=Jr((l+a)/2,e);if(n[E].push(r),i&&i.column!==E&&c-i.fragment.baseline<=Xr*g.size&&l-i.fragment.end<Zr*g.size)return;i={fragment:r,column:E},
o%S.y===S.y-1&&(yield S.Yz)}return n.filter(o=>o.length>0).length<2?void 0:n}function Jr(t,e){let[n,s]=[0,e.length];for(;n<s;){const i=n+s>>1;e[i]<t?n=i+1:s=i}return n}
const qr=3,tl=2.5,el=.2,sl=1,Xs=1,nl=new RegExp("\\p{L}","u"),Zs=/\d/;function*il(t,e,n,s){if(e.length<qr||t.spans||!ol(t.rows[0]))return t;yield s.length*S.Yz/
S.y;const i=s.filter(l=>rl(l,e,n)),o=ll(i,e);if(!o)return t;const r=[];for(const l of o)r.push(yield*(0,Yt._I)(yield*(0,L.q9)(l)));return new Rt.QH([r,...t.rows])}
const ol=t=>t.slice(1).some(e=>e.some(({segments:n})=>n.some(({fragments:s})=>s.some(({text:i})=>Zs.test(i)))));function rl({box:t,style:e},n,s){const[i,o]=[t.x+
t.width/2,t.y+t.height/2],r=i<n[0].from||i>n.at(-1).to;return e.frame.cos===1&&!e.frame.vertical&&!r&&o<s&&s-o<tl*e.size}function ll(t,e){const[n]=t;if(t.length<
e.length)return;const s=el*n.style.size;if(t.some(({baseline:r,text:l})=>Math.abs(r-n.baseline)>s||Zs.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{
x:l,width:a}=r.box,c=e.findIndex(({from:g,to:E})=>l>g-Xs&&l+a<E+Xs);if(c<0)return;i[c].push(r)}return i.every(r=>r.some(({text:l})=>nl.test(l)))&&i.every((r,l)=>l===
0||al(r)-cl(i[l-1])>sl*n.style.size)?i:void 0}const al=t=>t.reduce((e,{box:n})=>Math.min(e,n.x),1/0),cl=t=>t.reduce((e,{box:n})=>Math.max(e,n.x+n.width),-1/0),fl=100,
hl=2e4,ul=1/2,dl=1/20,gl=.999,Qs=1,ml=2,pl=1,yl=20,El=2e4;function*bl(t,e){const n=[];let s=t;for(const i of e){if(i.xs.length-1>fl||(i.xs.length-1)*(i.ys.length-
1)>hl)continue;const{cells:o,others:r}=yield*Ml(s,i),l=yield*_l(o,i);if(!l)continue;const a=yield*il(l.table,l.columns,i.ys[0],r);n.push(a),s=a===l.table?r:yield*(0,Rt.
R_)([a],r)}return{tables:n,outside:s}}function*Ml(t,e){const{rows:n,columns:s,xs:i,ys:o}=e,r=new Map,l=[];let a=0,c=0;for(const at of t){const{frame:ot}=at.style,
Tt=(0,Os.L)(ot,at.start,at.end,at.top,at.bottom),[Bt,wt]=[Tt.x+Tt.width/2,Tt.y+Tt.height/2],Ut=Bt>i[0]&&Bt<i.at(-1)&&wt>o[0]&&wt<o.at(-1),ea=ot.cos===1&&ot.sin===
0||Math.abs(ot.sin)>gl,oe=Ut&&ea&&!ot.vertical?Al(e,Bt,wt):void 0;if(!oe)l.push(at);else{const je=r.get(oe.first)??{...oe,fragments:[]};r.set(oe.first,je),je.fragments.
push(at),(je.last!==oe.last||s.some(sa=>Ol(Tt,sa,wt)))&&a++}c+=Ut?n.length+s.length:1,!(c<El)&&(c=0,yield S.Yz)}const g=t.length-l.length;if(a>dl*g)return{cells:new Map,
others:[...t]};if(g===0||l.length===0)return{cells:r,others:l};const E=yield*Sl(l,e,r);for(const[at,ot]of E)r.set(at,{first:at,last:at+i.length+1,fragments:ot});
const O=new Set([...E.values()].flat());return{cells:r,others:O.size===0?l:l.filter(at=>!O.has(at))}}function*Sl(t,e,n){const s=new Map;for(const[o,r]of t.entries()){
o%S.y===S.y-1&&(yield S.Yz*(e.rows.length+e.columns.length)/yl);const l=r.style.frame.cos===1?Tl(r,e):void 0;if(!l||!n.has(l.cell)||n.has(l.cell-1))continue;const a=s.
get(l.cell-1)??{border:l.border,own:[]};s.set(l.cell-1,a),a.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of s){let a=r;const c=[];for(const g of yield*(0,U.
p9)(l,(E,O)=>O.end-E.end)){if(c.length>0&&a-g.end>pl*g.style.size)break;a=g.start,c.push(g)}i.set(o,c.sort((g,E)=>g.order-E.order))}return i}function Tl({box:t},{
rows:e,columns:n,xs:s,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<s[0]||r<i[0]||r>i.at(-1))return;const[,l]=Fe(n,o,r),[a,c]=[Me(i,r),l?Me(s,l.at):0];if(!l||
c===0||c===s.length-1)return;const g=E=>e.some(O=>Math.abs(O.at-E)<ml&&ie(O,(s[c]+s[c+1])/2));if(!(!g(i[a])||!g(i[a+1])))return{cell:a*s.length+c,border:l.at}}function Al({
rows:t,columns:e,xs:n,ys:s},i,o){const[r,l]=Fe(e,i,o),[a,c]=Fe(t,o,i);if(!r||!l||!a||!c)return;const g=(E,O)=>Me(s,E.at)*n.length+Me(n,O.at);return{first:g(a,r),
last:g(c,l)}}function Fe(t,e,n){let s;for(const i of t)if(ie(i,n)){if(i.at>e)return[s,i];s=i}return[s,void 0]}const Ol=({x:t,width:e},n,s)=>n.at>t+Qs&&n.at<t+e-
Qs&&ie(n,s);function Me(t,e){let n=0;for(;n+1<t.length&&t[n+1]<=e;)n++;return n}function*Ll(t,e){const n=new Map;for(const[s,{last:i,fragments:o}]of t){const r=e.
slice(s%e.length+1,i%e.length),l=(yield*Qr(o,r))??[o];for(const[a,c]of l.entries())c.length>0&&n.set(s+a,c)}return n}function*_l(t,{xs:e,ys:n}){const[s,i]=[e.length-
1,n.length-1];if(t.size<=ul*s*i)return;const o=yield*Ll(t,e),r=[];for(let E=0;E<i;E++){const O=[];for(let at=0;at<s;at++){const ot=o.get(E*e.length+at);O.push(ot?
yield*(0,Yt._I)(yield*(0,L.q9)(ot)):[])}for(const at of yield*vi(O))r.push(at)}const l=r.filter(E=>E.some(O=>O.length>0)),a=Array.from({length:s},(E,O)=>O).filter(
E=>l.some(O=>O[E].length>0));if(l.length<2||a.length<2)return;const c=l.map(E=>a.map(O=>E[O]));return{table:new Rt.QH(c,r[0]===l[0]?wl(t,a,e.length,l[1]):void 0),
columns:a.map(E=>({from:e[E],to:e[E+1]}))}}function wl(t,e,n,s){const i=[];for(const{first:l,last:a}of t.values()){if(l>=n-1)continue;const[c,g]=[e.indexOf(l),e.
findLastIndex(E=>E<a%n)];if(c<0||g<c)return;i.push([c,g])}const o=([l,a])=>e.slice(l,a+1).every(c=>s[c].length>0),r=i.filter(([l,a])=>a>l);return r.length>0&&r.
every(o)?i.sort(([l],[a])=>l-a):void 0}var Js=_(39955);const vl=2,qs=3.5,Rl=.5,Il=6,xl=12;function*tn(t){let e;for(let n=0;n<t.length;n++){const s=t[n],i=zl(s),
o=i&&Nl(t,n+1,s,i);if(!o){e?.push(s);continue}yield o.length*S.Yz/2,e??=t.slice(0,n);for(const[r,l]of i.entries()){e.push(Yt.eB.of([l],s.element)),r===0&&s.lines.
length>1&&e.push(Yt.eB.of(s.lines.slice(1),s.element));for(let a=o[r];a<o[r+1];a++)e.push(t[a])}n=o.at(-1)-1}return e??t}function zl({lines:t}){const[e]=t;if(e.
segments.length<2)return;const n=[];let s;for(const o of e.segments)s&&o.start-s.end<vl*e.size?n.at(-1).add(o):n.push(new Yt.N1(o)),s=o;if(n.length<2||n.length>
Il)return;for(let o=1;o<t.length;o++)if(t[o].end>n[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=xl;return n.every(i)?n:void 0}
function Nl(t,e,n,s){const i=[e];for(const[o,r]of s.entries()){const l=s[o+1]?.start??1/0;let a=i.at(-1),c=o===0?n.bottom:r.bottom;const g=Rl*r.size,E=({frame:O,
start:at,end:ot,top:Tt})=>O===r.frame&&at>r.start-g&&ot<l&&at<r.end+qs*r.size&&Tt>c-g;for(;a<t.length&&E(t[a])&&!(a===i.at(-1)&&t[a].top-c>qs*r.size||(c=t[a++].
bottom,o===s.length-1)););if(a===i.at(-1)&&(o>0||n.lines.length===1))return;i.push(a)}return i}var Dl=_(73356);function*Cl(t,e,n,s=()=>(0,L.q9)(t)){if(e&&(0,Js.
P$)(t,e)){const i=yield*(0,Js.$A)(t,e);return n?yield*Bl(i,n):i}return n?yield*en(t,yield*Gs(n),n):yield*js(yield*tn(yield*on(yield*s())))}function*Bl(t,e){let n;
const s=[];for(const[i,o]of t.entries()){i%S.y===S.y-1&&(yield S.Yz);const r=Br(o)?yield*en(yield*Ur(o),n??=yield*Gs(e),e):[];if(!r.some(Rt.bI)&&!(r.length>1&&Pr(
o)))s.push(o);else for(const l of r)l.element=o.element,s.push(l)}return s}function*en(t,e,n){const{tables:s,outside:i}=yield*bl(t,e),o=yield*(0,L.q9)(i),r=yield*Pl(
i,o,n),l=r.outside===i,a=yield*on(l?o:yield*(0,L.q9)(r.outside));for(const c of[...s,...r.blocks]){const g=(0,Rt.bI)(c)?yield*(0,Rt.Fm)(c):c,E=a.findIndex(O=>rn(
O)>rn(g));a.splice(E<0?a.length:E,0,g)}return[...Fr(yield*js(yield*tn(a)))]}function*Pl(t,e,n){const s=yield*fr(e);if(s.size===0)return yield*sn(t,yield*nn(e,t,
n));const i=e.filter(a=>!s.has(a.fragments[0])),{blocks:o,outside:r}=yield*sn(t.filter(a=>!s.has(a)),yield*nn(i,t,n));if(o.length===0)return{blocks:o,outside:t};
const l=new Set(r);return{blocks:o,outside:t.filter(a=>s.has(a)||l.has(a))}}function*sn(t,e){const{groups:n,dots:s}=yield*Ct(e),i=yield*Vo(t,n);if(s.size===0||i.
blocks.length===0)return i;const o=new Set(i.outside);for(const[r,l]of s)if(!o.has(r))for(const a of l)o.delete(a);return{blocks:i.blocks,outside:i.outside.filter(
r=>o.has(r))}}function*nn(t,e,n){const s=[];for(const i of yield*(0,ts.HE)(t,e))s.push(yield*Vn(i,n));return s}function*on(t){return[...yield*(0,Yt.ub)(yield*Ar(
yield*(0,Yt._I)(t)))]}const rn=({lines:t})=>t[0].segments[0].fragments[0].order,Wl=(t,e)=>Ve(t,e,fn),Yl=(t,e)=>Ve(t,e),Ul=(t,e)=>Ve([{lines:t,element:void 0}],e,
Zl);function*Ve(t,e,n){const s=new ct.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Hl(r,t[o-1])&&s.space(`
`);for(const l of r.lines){n?.(s,l);for(let a=0;a<l.segments.length;a++){const c=l.segments[a];a>0&&s.space(" "),(0,Dl.T)(s,c,e),i+=c.fragments.length+c.characters/
Gl,!(i<S.y)&&(i=0,s.settle(),yield S.Yz)}s.space(`
`)}n&&ta(s)}return s}const Gl=8,Hl=({element:t},e)=>t!==void 0&&Kl.has(t.type)&&t.type===e.element?.type,Kl=new Set(["LI","TR","TOCI"]),ln=173,an=new Set([45,8208,
ln]),$l=/[\p{L}\p{M}][-\u2010]\n+$/u,cn=/\u00ad\n+$/,Fl=/.\n+$/,Vl=new RegExp("^\\p{L}","u"),jl=new RegExp("^\\p{Ll}","u");function fn(t,e){if(!an.has(t.lastLetter()))
return;const n=t.tail(5),s=e.segments[0].fragments[0].text,i=cn.test(n);if(!i&&!($l.test(n)&&jl.test(s)))return;const o=Fl.exec(n)[0].length;if(!i&&ql(t.tail(Ql)))
return t.drop(o-1);t.drop(o),Vl.test(s)||t.space(`
`)}const kl=/[\p{L}\p{M}][-\u2010]\n$/u,Xl=/^[\p{Lu}\p{Nd}]/u;function Zl(t,e){an.has(t.lastLetter())&&kl.test(t.tail(4))&&Xl.test(e.segments[0].fragments[0].text)?
t.drop(1):fn(t,e)}const Ql=100,Jl=/[/\\_@]|\w\.\w/,ql=t=>Jl.test(t.trimEnd().split(/\s/).at(-1));function ta(t){t.lastLetter()!==ln||!cn.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((zt,Ot,_)=>{_.d(Ot,{Fm:()=>x,QH:()=>C,R_:()=>et,bI:()=>lt,cA:()=>R,xE:()=>L});var ct=_(27077),S=_(98095),B=_(5609);class C extends B.eB{rows;spans;constructor(X,V){
const U=X.flat(2),P=U.filter(({frame:K})=>K.cos===1),[A,...G]=P.length===0?U:P;super(A),this.rows=X,this.spans=V;for(const K of G)this.add(K);if(P.length>0&&P.length<
U.length)for(const K of U)K.frame.cos!==1&&this.lines.push(K)}}class L extends B.eB{visual;rows;constructor(X,V){const[U,...P]=X.map(({cells:A})=>R(A));super(U),
this.visual=X,this.rows=V;for(const A of P)this.add(A)}}const lt=Y=>Y instanceof C||Y instanceof L;function R([Y,...X]){const V=new B.N1(Y);for(const U of X)V.add(
U);return V}const D=new RegExp("\\p{L}","u");function*x(Y){if(!Y.lines.some(({segments:G})=>G.some(({fragments:K})=>K.some(S.lP))))return Y;let[X,V,U]=[0,0,0];for(const G of Y.
rows)for(const K of G){const Q=K.flatMap(({segments:J})=>J.flatMap(ht=>ht.fragments));Q.some(S.lP)?X++:Q.some(({text:J})=>D.test(J))&&V++,!((U+=Q.length)<ct.y)&&
(U=0,yield ct.Yz)}if(X<=V)return Y;const P=Y.rows.map(G=>[...G].reverse());if(Y instanceof L)return new L(Y.visual,P);const A=P[0].length-1;return new C(P,Y.spans?.
map(([G,K])=>[A-K,A-G]).reverse())}function*et(Y,X){const V=new Set;for(const{lines:U}of Y)for(const{segments:P}of U)for(const A of P)for(const G of A.fragments)
V.add(G);return yield ct.Yz,X.filter(U=>!V.has(U))}}),39955:((zt,Ot,_)=>{_.d(Ot,{$A:()=>et,P$:()=>x,VN:()=>R});var ct=_(27077),S=_(44233),B=_(5609),C=_(98095);const L=.9,
lt=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function R(X){let V,
U=0;for(let P=X;P&&U<D;P=P.parent,U++){if(P.type==="TR")return P;!V&&!lt.has(P.type)&&(V=P)}return V?(V.type==="Lbl"||V.type==="LBody")&&V.parent?.type==="LI"?V.
parent:V:X}const D=200;function x(X,V){let U=0,P=0;for(const A of X)A.style.marks.isArtifact||(U+=A.text.length,V(A)&&(P+=A.text.length));return P>0&&P>=L*U}function*et(X,V){
const U=[],P=[];for(let mt=0;mt<X.length;mt++){const rt=X[mt];mt%ct.y===ct.y-1&&(yield ct.Yz);const St=V(rt);St?U.push({fragment:rt,leaf:St}):P.push(rt)}const A=yield*(0,S.
p9)(U,(mt,rt)=>mt.leaf.order-rt.leaf.order||mt.fragment.order-rt.fragment.order);let G=0;const K=new Map,Q=mt=>{const{element:rt}=A[mt].leaf;let St=K.get(rt);return St||
K.set(rt,St=R(rt)),St},J=[],ht=[];for(let mt=0,rt;mt<A.length;mt=rt){const St=Q(mt);for(rt=mt+1;rt<A.length&&Q(rt)===St;)rt++;const Mt=A.slice(mt,rt).map(({fragment:it})=>it);
(G+=Mt.length)>=ct.y&&(G=0,yield ct.Yz);const j=B.eB.of(yield*(0,B._I)(yield*(0,C.q9)(Mt)),St);if(J.push(j),P.length>0)for(const{order:it}of Mt)ht.push({order:it,
block:j})}return P.length===0?J:yield*Y(J,ht,yield*(0,B.ub)(yield*(0,B._I)(yield*(0,C.q9)(P))))}function*Y(X,V,U){const P=yield*(0,S.p9)(V,(K,Q)=>K.order-Q.order),
A=[],G=new Map;for(const[K,Q]of U.entries()){K%ct.y===ct.y-1&&(yield ct.Yz);const J=Q.lines[0].segments[0].order;let ht=0;for(let St=P.length;ht<St;){const Mt=ht+
St>>1;P[Mt].order<J?ht=Mt+1:St=Mt}const mt=P[ht-1]?.block,rt=mt&&G.get(mt);rt?rt.push(Q):mt?G.set(mt,[Q]):A.push(Q)}return[...A,...X.flatMap(K=>[K,...G.get(K)??
[]])]}}),16160:((zt,Ot,_)=>{_.d(Ot,{l$:()=>re,HE:()=>xt,SE:()=>Lt,x1:()=>Te,rQ:()=>Ae});var ct=_(45657),S=_(61520),B=_(27077),C=_(44233),L=_(31681),lt=_(5609);const R=.2,
D=3,x=3,et=5,Y=.05,X=.8,V=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*U(W,F){if(!(yield*G(W,F)))return P;const q=[];let H=0;for(const{fragments:ut}of W){
let Et,gt;for(const At of ut){const _t=gt!==void 0&&Q(gt,At,F)&&!(Et.first===gt&&V.test(gt.text)),Ct=gt!==void 0&&At.start-gt.end>=F*At.style.size;Et&&!_t&&!Ct?
Et.end=Math.max(Et.end,At.end):q.push(Et=A(At,_t)),gt=At}(H+=ut.length)<B.y||(H=0,yield B.Yz)}const k=new Set;for(const ut of["start","end"])yield*J(q,ut,k);const Z=q.
reduce((ut,{isClose:Et})=>ut+Number(Et),0);return k.size>=X*Z?k:P}const P=new Set,A=(W,F)=>({first:W,start:Math.min(W.start,W.end),end:Math.max(W.start,W.end),baseline:W.
baseline,size:W.style.size,isClose:F});function*G(W,F){let[q,H,k]=[0,0,0];for(const{fragments:Z}of W){for(let ut=1;ut<Z.length;ut++){const[Et,gt]=[Z[ut-1],Z[ut]];
K(Et,gt)?q++:Q(Et,gt,F)&&H++}if(q>=D&&H>=x-1)return!0;(k+=Z.length)<B.y||(k=0,yield B.Yz)}return!1}const K=(W,{order:F,spaceBefore:q})=>F===W.order+1&&(W.spaceAfter||
q);function Q(W,F,q){const{start:H,style:k,baseline:Z}=F,ut=(H-W.end)/Math.max(k.size,W.style.size);return ut>=R&&ut<q&&Z===W.baseline&&!K(W,F)}function*J(W,F,q){
const H=yield*(0,C.p9)(W,(k,Z)=>k[F]-Z[F]);for(let k=0,Z;k<H.length;k=Z){const ut=Y*H[k].size;for(Z=k+1;Z<H.length&&H[Z][F]-H[Z-1][F]<ut;Z++);if(yield(Z-k)*B.Yz/
B.y,Z-k<x)continue;const Et=yield*(0,C.p9)(H.slice(k,Z),(gt,At)=>gt.baseline-At.baseline);for(let gt=0,At;gt<Et.length;gt=At){for(At=gt+1;At<Et.length&&ht(Et[At-
1],Et[At]);At++);if(!(At-gt<x))for(const _t of Et.slice(gt,At))_t.isClose&&q.add(_t.first)}}}const ht=(W,F)=>W.first.style.frame===F.first.style.frame&&F.baseline-
W.baseline<et*F.size;var mt=_(93463);const rt=5,St=.75,Mt=.5,j=3,it=.08,pt=.3,w={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function z(W,F){const{
both:q,level:H,lowest:k,highest:Z}=W;return{...W,both:q+1,level:Math.abs(F)<it?H+1:H,lowest:Math.min(k,F),highest:Math.max(Z,F)}}const N=(W,F)=>F?{...W,before:W.
before+1}:{...W,after:W.after+1};function v({both:W,before:F,after:q,level:H,lowest:k,highest:Z}){const ut=Math.min(F,q);return ut<rt||W>St*(W+ut)?!1:W>=j&&H<=Mt*
W&&Z-k>=pt}const $=3,st=4,M=2.5,d=6,h=.8,y=20,f=4;function*u(W){const F=W.map(()=>new Set);if(!b(W)&&!I(W))return F;let q=[],H=0;const k=({rows:Z,wordsBefore:ut,
wordsAfter:Et,from:gt,last:At,sides:_t})=>{const Ct=Z>=$&&Math.min(ut,Et)>=st*Z,Pt=v(_t);if(!Ct&&!Pt)return;const Gt=({isGutter:It,row:$t})=>It==="whole"||!Pt&&
(It==="prose"||$t<gt);for(let It=At;It&&!Gt(It);It=It.above)It.isGutter=Pt?"whole":"prose",F[It.row].add(It.cell)};for(const[Z,ut]of W.entries()){const Et=W[Z-1],
gt=Et?ut.baseline-Et.baseline:0,At=({last:Ct})=>gt<=d*ut.size&&Z-Ct.row<=y,_t=gt>M*ut.size;for(const Ct of q)(_t||!At(Ct))&&k(Ct);q=q.filter(At),_t&&(q=q.map(Ct=>({
...Ct,rows:0,wordsBefore:0,wordsAfter:0,from:Z}))),(H+=ut.cells.length+q.length)>=B.y&&(H=0,yield B.Yz),q=m(q,ut,Z,k)}return q.forEach(k),F}function b(W){const F=({
fragments:H})=>H.length>=st,q=(H,k)=>W.some(({cells:Z})=>Z.slice(H,k||Z.length).some(F));return q(0,-1)&&q(1,0)}function I(W){const F=W.reduce((q,{cells:H})=>H.
length===1?q+1:q,0);return F>=2*rt&&W.length>F}function m(W,{cells:F,size:q},H,k){const Z=[];let ut=0,Et=-1/0;for(let gt=0;gt<=F.length;gt++){const At=F[gt]?.start??
1/0,_t=gt>0&&gt<F.length,Ct=At-Et>=h*q,Pt=[];for(;ut<W.length&&W[ut].start<At;ut++){const It=W[ut],[$t,Zt]=[Math.max(It.start,Et),Math.min(It.end,At)];if(Zt-$t<
h*q?k(It):_t?Pt.push(T(It,{start:$t,end:Zt},H,gt,F)):Z.push({...It,start:$t,end:Zt,sides:N(It.sides,gt>0)}),It.end>At)break}_t&&Ct&&Pt.length===0&&Pt.push(T(void 0,
{start:Et,end:At},H,gt,F));const Gt=p(Pt);for(const It of Pt)Gt.has(It)?Z.push(It):k(It);Et=Math.max(Et,F[gt]?.end??At)}return Z}function p(W){return W.length<=
f?new Set(W):new Set([...W].sort((F,q)=>q.rows-F.rows).slice(0,f))}function T(W,F,q,H,k){return{...F,rows:(W?.rows??0)+1,wordsBefore:(W?.wordsBefore??0)+k[H-1].
fragments.length,wordsAfter:(W?.wordsAfter??0)+k[H].fragments.length,from:W?.from??q,last:{row:q,cell:H,above:W?.last,isGutter:"no"},sides:z(W?.sides??w,(k[H].baseline-
k[H-1].baseline)/k[H].size)}}var nt=_(98095),ft=_(73356);const yt=.4,tt=1,bt=3,dt=2e3,vt=.5;function*Lt(W){return yield*xt(yield*(0,nt.q9)(W),W)}function*xt(W,F,q=!0){
const H=yield*jt(F),k=yield*U(W,H),Z=new Map;for(const Et of W){const gt=Z.get(Et.frame);gt?gt.push(Et):Z.set(Et.frame,[Et])}const ut=[];for(const Et of Z.values()){
yield B.Kl;const gt=[];for(const _t of yield*Se(yield*Rt(Et,H,k)))gt.push(kt(_t,H,k));const At=q?yield*u(gt):void 0;ut.push(gt.map((_t,Ct)=>({..._t,gutters:At?.[Ct]??
Nt})))}return ut}const Nt=new Set,Wt=2e4;function*jt(W){const F=[];for(let H=1;H<W.length&&F.length<dt;H++){H%B.y===0&&(yield B.Yz);const[k,Z]=[W[H-1],W[H]];if(k.
style.frame!==Z.style.frame||k.baseline!==Z.baseline)continue;const ut=(Z.start-k.end)/Z.style.size;ut>0&&ut<tt&&(0,nt.re)(k,Z)&&F.push(ut)}const q=yield*(0,C.p9)(
F,(H,k)=>H-k);return Math.max(tt,bt*(q[q.length>>1]??0))}function*Rt(W,F,q){const H=[];let k=0;for(const Z of W){if((k+=Z.fragments.length)>=B.y&&(k=0,yield B.Yz),
q.size===0&&Z.end-Z.start<F*Z.size||Z.fragments.length<2){H.push(Z);continue}let Et;for(const gt of Z.fragments)Et&&!q.has(gt)&&Math.min(gt.start,gt.end)-Et.end<
F*Math.max(Et.size,gt.style.size)?Et.add(gt):H.push(Et=new nt.Y4(gt))}return H}function*Se(W){const F=yield*(0,C.p9)(W,(H,k)=>H.baseline-k.baseline||H.start-k.start),
q=[];for(const[H,k]of F.entries()){H%B.y===B.y-1&&(yield B.Yz);const Z=q.at(-1);Z!==void 0&&Z.length<lt.Px&&k.baseline-Z[0].baseline<yt*Math.min(k.size,Z[0].size)?
Z.push(k):q.push([k])}for(const H of q)H.sort((k,Z)=>k.start-Z.start);return q}function kt(W,F,q){const H=[];let k;for(const ut of W){const Et=H.at(-1),gt=Et&&ut.
start-Et.end,At=Et?Math.max(Et.size,ut.size):0;gt!==void 0&&gt<F*At&&gt>-vt*At&&!q.has(ut.fragments[0])?k===Et?k.join(ut):H[H.length-1]=k=Et.joined(ut):H.push(ut)}
const Z=H.reduce((ut,Et)=>Et.size>ut.size?Et:ut);return{baseline:Z.baseline,size:Z.size,cells:H}}function*Te(W,F){return yield*Xt(W.flat(),Oe,F)}function*Ae(W,F){
const q=[],H=new Map,k=new Set;let Z=0;for(const ut of W){const{pairs:Et,lacking:gt}=yield*(0,mt.f)(ut);(0,ct.RZ)(q,Et);for(const At of gt)for(const _t of H.size<
Wt?At.labels:[]){At.without.has(_t)&&k.add(Z);for(const{letters:Ct,text:Pt}of _t.fragments)for(let Gt=0;Gt<Pt.length&&H.size<Wt;Gt++)H.set(Ct+Gt,Z);Z++}}if(q.length!==
0)return{...yield*Xt(q,ut=>[ut],F),labelOf:H,without:k}}function*Xt(W,F,q){const H=new S.q(q),k=[];let Z=0;for(const ut of W)for(const Et of F(ut)){const gt=H.size;
for(const[At,_t]of Et.entries())At>0&&H.space(`
`),(0,ft.T)(H,_t,q),!((Z+=_t.fragments.length)<B.y)&&(Z=0,H.settle(),yield B.Yz);k.push({start:gt,end:H.size}),H.space(`
`)}return{flow:H,lines:k}}function re({cells:W,gutters:F}){if(F.size===0)return[W];const q=[];for(const[H,k]of W.entries())H===0||F.has(H)?q.push([k]):q.at(-1).
push(k);return q}const Oe=W=>re(W).map(F=>Le(F)?[...F].reverse():F);function Le(W){if(W.length<2||!W.some(ce))return!1;const F=W.filter(({fragments:H})=>H.some(
({text:k})=>le.test(k))),q=F.filter(ce);return 2*q.length!==F.length?2*q.length>F.length:q.some(({fragments:H})=>H.some(({text:k})=>ae.test(k)))}const le=new RegExp(
"\\p{L}","u"),ae=/^:|:$/,ce=({fragments:W})=>W.some(({mayTurn:F,text:q})=>F&&(0,L.d)(q))}),3133:((zt,Ot,_)=>{_.d(Ot,{X:()=>$,b:()=>v});var ct=_(62743),S=_(86491),
B=_(74135),C=_(6057),L=_(65868),lt=_(60660),R=_(12657),D=_(84731),x=_(89420);const et=100;async function Y(d,h,y,f){const u=new Map,b=new Set,{fragments:I,edges:m}=d,
p=[],T=new R.y(f);for(const[ft,yt]of I.entries()){const tt=f.pace.step(et);tt&&await tt;const bt=h(yt),dt=bt&&nt(bt.element);if(!dt){p.push(yt);continue}if(b.has(
dt)||dt.firstPage!==y)continue;b.add(dt),T.take(dt.actualText.length);const vt=(0,D.X5)(dt.actualText.trim());if(vt==="")continue;const Lt=new x.F(yt.style,yt.start,
yt.baseline,yt.order,m.count);Lt.text=vt,Lt.end=X(I,ft,xt=>{const Nt=h(xt);return Nt!==void 0&&nt(Nt.element)===dt});for(let xt=0;xt<vt.length;xt++)m.add(Lt.start,
Lt.end);p.push(Lt)}return p;function nt(ft){if(u.has(ft))return u.get(ft);const yt=[];for(const tt of(0,lt.Hy)(ft)){if(u.has(tt))break;yt.push(tt)}for(const tt of yt.
reverse()){const bt=tt.parent&&u.get(tt.parent);u.set(tt,bt??(tt.actualText===void 0?void 0:tt))}return u.get(ft)}}function X(d,h,y){const f=d[h];let{end:u}=f;for(let b=h+
1;b<d.length;b++){const I=d[b];if(I.baseline!==f.baseline||I.style.frame!==f.style.frame||!y(I))break;u=Math.max(u,I.end)}return u}var V=_(98689),U=_(36211),P=_(
5490);const A=3,G=.5,K=4,Q=2e4;class J{get rules(){return this.found.length>Q?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(h,{matrix:y},f,u){
const b=U.lJ.get(h.operator);b?this.paints(b,u):this.found.length<=Q&&this.path.length+this.boxes.length<=Q&&this.extends(h,y)}extends(h,y){const f=(0,P.M)(h);switch(h.
operator){case"re":{const[u=NaN,b=NaN,I=NaN,m=NaN]=f,p=(0,B.zl)(y,[u,b,u+I,b+m]);p.every(Number.isFinite)&&this.boxes.push(p);return}case"m":this.first=this.last=
(0,B.Gd)(y,f[0],f[1]);return;case"l":this.line((0,B.Gd)(y,f[0],f[1]));return;case"c":case"v":case"y":this.last=(0,B.Gd)(y,f.at(-2),f.at(-1));return;case"h":this.
line(this.first)}}line(h){this.path.push([this.last,h]),this.last=h}paints({fill:h,strokes:y,closes:f},u){if(f&&this.line(this.first),!u&&y){for(const[[b,I],[m,
p]]of this.path)this.add(b,I,m,p,G);for(const[b,I,m,p]of this.boxes)this.around(b,I,m,p)}if(!u&&h)for(const[b,I,m,p]of[...this.boxes,...this.outline()])this.add(
b,I,m,p,A);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,B.$L)(this.path.flat())]}around(h,y,f,u){if(f-h<=A||u-y<=A){
this.add(h,y,f,u,A);return}for(const b of[y,u])this.add(h,b,f,b,G);for(const b of[h,f])this.add(b,y,b,u,G)}add(h,y,f,u,b){const[I,m]=[Math.abs(f-h),Math.abs(u-y)];
if(!(Math.min(I,m)<=b&&Math.max(I,m)>=K))return;const p=m>I;this.found.push(p?{isVertical:p,at:(h+f)/2,from:Math.min(y,u),to:Math.max(y,u)}:{isVertical:p,at:(y+
u)/2,from:Math.min(h,f),to:Math.max(h,f)})}}var ht=_(54093),mt=_(27077),rt=_(77211),St=_(70003),Mt=_(16160),j=_(98095);const it=200,pt=2e4;class w{index;found;characters;unreadable;ordered;reading;segmented;constructor(h,y){
this.index=h,this.found=y,this.characters=y.characters,this.unreadable=y.unreadable}get blocks(){return this.ordered??=(0,ht.z)(this.order())}*blocksByLook(){const{
fragments:h,leafOf:y,rules:f,hasTablesApart:u=!0}=this.found;return f&&!y&&u?this.blocks:yield*(0,St.NQ)(h,void 0,f??[])}order(){const{fragments:h,leafOf:y,rules:f,
hasTablesApart:u=!0}=this.found;return(0,St.NQ)(h,y,u?f:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,j.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,ht.z)((0,St.dV)(this.blocks,this.found.edges))}async prepare(h){const{fragments:y,edges:f}=this.found;y.length<it&&this.characters<pt||
(this.ordered=await(0,ht.k)(this.order(),h),this.reading=await(0,ht.k)((0,St.dV)(this.ordered,f),h))}*layout(h){return h==="reading"?this.flow.shown:yield*(0,rt.
Z)(this.found.fragments,this.found.edges)}*visualText(h=!0){const{fragments:y,edges:f}=this.found,u=yield*(0,Mt.HE)(yield*this.segments(),y,h),b=yield*(0,Mt.x1)(
u,f);return h?{...b,below:yield*(0,Mt.rQ)(u,f)}:b}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(h){const y=yield*(0,St.
td)(this.blocks,this.found.edges),f=[];for(const{0:u,index:b}of y.text.matchAll(h)){const I=y.box(b,b+u.length);I&&f.push({text:u,...I}),f.length%mt.y===mt.y-1&&
(yield mt.Yz)}return f}}const z=200,N=2e4,v=({characters:d})=>Math.min(d+z,N);class ${document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(h,y=!1,f=!0){
this.document=h,this.findsRules=y,this.hasTablesApart=f,this.contents=new L.i(h)}async page(h){const{document:y}=this,f=(0,C.iw)(y,h),{width:u,height:b}=(0,B.iN)(
f),I={width:u*f.userUnit,height:b*f.userUnit},m=new V.g(I.width,I.height,this.expected),p=this.findsRules?new J:void 0,T=await this.contents.read(h,m,p);return this.
expected=v(m),this.assemble(h,m,I,{rules:p?.rules,damage:T,usesElementTexts:!0})}async assemble(h,y,f,{rules:u,damage:b,usesElementTexts:I}){const{document:m}=this;
y.finish();const p=h<0?-1:m.pages.number(h),T=h<0?void 0:await(this.tags??=(0,lt.g$)(m)),nt=T?.hasPage(p)?st(T,p):void 0,ft=I&&nt&&T?.hasTexts?await Y(y,nt,p,m.
job):y.fragments,yt=M(ft),tt=T?.hasTexts===!0,bt={fragments:ft,edges:y.edges,...yt,damage:b,leafOf:nt,hasElementTexts:tt,rules:u,...f},dt=new w(h,{...bt,hasTablesApart:this.
hasTablesApart});return await dt.prepare(m.job.pace),dt}}function st(d,h){let y,f;return({style:{marks:u}})=>(u!==y&&(y=u,f=u.id<0?void 0:d.leaf(h,u.stream,u.id)),
f)}function M(d){let h=0,y=0,f=0;for(const{text:u,style:b}of d){const I=y;h+=u.length;for(let m=u.indexOf(ct.m);m>=0;m=u.indexOf(ct.m,m+1))y++;b.font===S.Z&&(f+=
u.length-(y-I))}return{characters:h,unreadable:y,assumed:f}}}),31681:((zt,Ot,_)=>{_.d(Ot,{d:()=>S,f:()=>Y});const ct=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
S=A=>ct.test(A),B=0,C=1,L=2,lt=3,R=4,D=new RegExp("\\p{L}","u"),x=new RegExp("\\p{Nd}","u");function et(A){return x.test(A)?lt:ct.test(A)?L:D.test(A)?C:/^[.,:/%+\-\u066b\u066c]$/.
test(A)?R:B}function Y(A,G){const K=A.map(et),Q=K.filter(Mt=>Mt===L).length,J=G.includes(!0);if(Q===0)return J?X(G):void 0;const ht=K.filter(Mt=>Mt===C).length,
mt=Q>=ht||J,rt=A.map((Mt,j)=>j);mt&&rt.reverse(),V(K,mt);const St=Mt=>mt?K[Mt]!==L:K[Mt]!==C;for(let Mt=0,j;Mt<rt.length;Mt=j){for(j=Mt+1;j<rt.length&&St(rt[j])===
St(rt[Mt]);)j++;St(rt[Mt])&&(P(rt,Mt,j),mt||U(rt,K,Mt,j))}return rt}function X(A){const G=A.map((K,Q)=>Q);for(let K=0,Q;K<G.length;K=Q){for(Q=K+1;Q<G.length&&A[Q]===
A[K];)Q++;A[K]&&P(G,K,Q)}return G}function V(A,G){for(let J=0;J<A.length;J++)if(A[J]===R){const ht=A[J-1]===lt&&A[J+1]===lt;A[J]=ht?lt:B}const K=G?L:C,Q=J=>J===
void 0?K:J===lt?G?L:C:J;for(let J=0,ht;J<A.length;J=ht){if(ht=J+1,A[J]!==B)continue;for(;ht<A.length&&A[ht]===B;)ht++;const mt=Q(A[J-1]),rt=Q(A[ht]);A.fill(mt===
rt?mt:K,J,ht)}if(!G){for(let J=0;J<A.length;J++)if(A[J]===lt){let ht=J;for(;A[ht]===lt;)ht++;(A[J-1]!==L||A[ht]!==L)&&A.fill(C,J,ht),J=ht}}}function U(A,G,K,Q){
for(let J=K,ht;J<Q;J=ht)if(ht=J+1,G[A[J]]===lt){for(;ht<Q&&G[A[ht]]===lt;)ht++;P(A,J,ht)}}function P(A,G,K){for(let Q=G,J=K-1;Q<J;Q++,J--)[A[Q],A[J]]=[A[J],A[Q]]}}),
98095:((zt,Ot,_)=>{_.d(Ot,{Y4:()=>it,re:()=>y,lP:()=>z,q9:()=>w,b6:()=>pt});var ct=_(34659),S=_(98689),B=_(27077),C=_(44233),L=_(31681),lt=_(69631);const R=.6,D=.1,
x=.3,et=3,Y=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),X=200,V=1e6;function*U(f){const u=f.filter(P);if(u.length===0)return f;const b=yield*(0,C.
p9)(f,(p,T)=>p.baseline-T.baseline),I=new Set;let m=0;for(const p of u){const T=K(b,p.baseline);for(let nt=T;nt<Math.min(b.length,T+X)&&m<V;nt++){++m%B.y===0&&(yield B.
Yz);const ft=b[nt];if(!(!A(ft,p)||I.has(ft))&&(m+=ft.fragments.length,!!ft.fragments.some(yt=>G(p.fragments[0],yt)))){ft.join(p),I.add(p);break}}}return I.size===
0?f:f.filter(p=>!I.has(p))}const P=({characters:f,fragments:u})=>f<=et&&u.length===1&&Y.test(u[0].text)&&!u[0].style.frame.vertical;function A(f,u){const b=f.baseline-
u.baseline,{size:I}=f;return u.size<lt.N$*I&&b>lt.WV*I&&b<R*I&&f.frame===u.frame&&u.start>f.start&&u.start<f.end+x*I}function G(f,{end:u,style:{size:b}}){const I=f.
start-u;return I>-D*b&&I<x*b&&f.style.size<lt.N$*b}function K(f,u){let b=0;for(let I=f.length;b<I;){const m=b+I>>1;f[m].baseline<=u?b=m+1:I=m}return b}const Q=1.6,
J=.5,ht=.15,mt=.6,rt=.6,St=.35,Mt=.02,j=5e3;class it{fragments;start;end;baseline;size;top;bottom;characters;constructor(u){this.fragments=[u],this.start=Math.min(
u.start,u.end),this.end=Math.max(u.start,u.end),this.baseline=u.baseline,this.size=u.style.size,this.top=u.top,this.bottom=u.bottom,this.characters=u.text.length}get frame(){
return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(u){const b=this.fragments[this.fragments.length-1];this.fragments.push(u),this.
characters+=u.text.length;const I=Math.min(u.start,u.end),m=Math.max(u.start,u.end);I<this.start&&(this.start=I),m>this.end&&(this.end=m);const{style:p,baseline:T}=u;
p===b.style&&T===b.baseline||(p.size>this.size*1.05&&(this.size=p.size,this.baseline=T),u.top<this.top&&(this.top=u.top),u.bottom>this.bottom&&(this.bottom=u.bottom))}join(u){
for(const b of u.fragments)this.add(b)}joined(u){const[b,...I]=this.fragments,m=new it(b);for(const p of I)m.add(p);return m.join(u),m}sort(){const{fragments:u}=this;
for(let b=1;b<u.length;b++)if(u[b].start<u[b-1].start){u.sort((I,m)=>I.start-m.start||I.order-m.order);return}}}const pt=({fragments:f})=>f.map(({text:u})=>u).join(
" ");function*w(f){const u=[];let b;for(let p=0;p<f.length;p++){const T=f[p];p%B.y===B.y-1&&(yield B.Yz),b&&N(b,T)?b.add(T):u.push(b=new it(T))}const I=yield*U(
yield*v(u));let m=0;for(const p of I)p.sort(),m+=p.fragments.length,!(m<B.y)&&(m=0,yield B.Yz);return I}const z=({style:f,text:u,mayTurn:b})=>f.marks.isReversed||
b&&(0,L.d)(u);function N(f,u){const{style:b,start:I,end:m,baseline:p}=u;if(b.frame!==f.frame||f.characters>j)return!1;const T=Math.max(b.size,f.size),nt=Math.abs(
p-f.baseline);if(nt>mt*T)return!1;const ft=I-f.end,yt=f.start-Math.max(I,m);return nt>ht*T?ft>-J*T&&ft<rt*T:ft>-J*T&&ft<Q*T||yt>-J*T&&yt<(z(u)?rt:St)*T}function*v(f){
if(f.length<2)return[...f];const u=new Map;for(const{frame:p}of f)u.has(p)||u.set(p,u.size);const b=[];for(let p=0;p<f.length;p++){const T=f[p];p%B.y===B.y-1&&(yield B.
Yz),b.push({segment:T,order:p,frame:u.get(T.frame)})}const I=yield*(0,C.p9)(b,(p,T)=>p.frame-T.frame||p.segment.baseline-T.segment.baseline||p.segment.start-T.segment.
start),m=new Set;for(let p=0;p<I.length;p++){p%B.y===B.y-1&&(yield B.Yz);const{segment:T,frame:nt,order:ft}=I[p];if(!(m.size>0&&m.has(T)))for(let yt=p+1;yt<Math.
min(I.length,p+$);yt++){const tt=I[yt],bt=Math.min(T.size,tt.segment.size);if(tt.frame!==nt||tt.segment.baseline-T.baseline>ht*bt)break;if(m.has(tt.segment)||!d(
T,tt.segment))continue;const[dt,vt]=ft<tt.order?[T,tt.segment]:[tt.segment,T];if(dt.join(vt),m.add(vt),vt===T)break}}return m.size===0?[...f]:f.filter(p=>!m.has(
p))}const $=50,st=/:$/,M=new RegExp(`[${ct.Cb}]`);function d(f,u){const b=Math.min(f.size,u.size);if(f.characters+u.characters>j||Math.max(f.size,u.size)>1.5*b)
return!1;const[I,m]=f.start<=u.start?[f,u]:[u,f],p=m.start-I.end;if(h(m))return!1;if(h(I))return M.test(I.fragments[0].text)&&p>0&&p<Q*b;const T=st.test(I.fragments.
at(-1).text)?rt:St;return p>-Mt*b&&p<T*b}const h=({fragments:f})=>f.length===1&&f[0].text.length===1;function y(f,u){return u.order===f.order+1&&(f.spaceAfter||
u.spaceBefore)?!0:u.start-f.end>Math.max((0,S.U)(f.style),(0,S.U)(u.style))}}),73356:((zt,Ot,_)=>{_.d(Ot,{T:()=>lt,x:()=>L});var ct=_(61520),S=_(69631),B=_(31681),
C=_(98095);function L(D,x){const et=new ct.q(x);return lt(et,D,x),et.shown}function lt(D,{fragments:x},et){if(x.some(C.lP)){R(D,x,et);return}for(let Y=0;Y<x.length;Y++){
const X=x[Y],V=x[Y-1];V&&(0,C.re)(V,X)?D.space(" "):V&&V.style!==X.style&&(0,S.rk)(X.text,X,V)&&D.raiseNext(),D.add(X)}}function R(D,x,et){const Y=[];for(const[
P,A]of x.entries()){P>0&&(0,C.re)(x[P-1],A)&&Y.push({text:" ",from:0,to:0});const{text:G}=A;for(let K=0,Q;K<G.length;K=Q){for(Q=K+1;Q<G.length&&et.isOneGlyph(A,
Q-1);)Q++;Y.push({text:G.slice(K,Q),fragment:A,from:K,to:Q})}}const X=Y.map(({text:P})=>P),V=P=>Y[P]?.fragment?.style.marks.isReversed??!1,U=Y.map(({fragment:P},A)=>V(
A)||!P&&V(A-1)&&V(A+1));for(const P of(0,B.f)(X,U)??X.keys()){const{text:A,fragment:G,from:K,to:Q}=Y[P];G?D.add(G,K,Q):D.space(A)}}})};
