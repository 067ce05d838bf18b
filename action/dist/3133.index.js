"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((St,ft,w)=>{w.d(ft,{D:()=>j,L:()=>M});var q=w(45657);function M({cos:Y,sin:U},x,A,v,P){if(U===0&&Y===1)
return{x,y:v,width:A-x,height:P-v};const H=[x*Y-v*U,A*Y-v*U,x*Y-P*U,A*Y-P*U],et=[x*U+v*Y,A*U+v*Y,x*U+P*Y,A*U+P*Y],[ot,F]=[(0,q.YG)(H),(0,q.YG)(et)];return{x:ot,
y:F,width:(0,q.Kf)(H)-ot,height:(0,q.Kf)(et)-F}}function j(Y,U){const[x,A]=[Math.min(Y.x,U.x),Math.min(Y.y,U.y)];return{x,y:A,width:Math.max(Y.x+Y.width,U.x+U.width)-
x,height:Math.max(Y.y+Y.height,U.y+U.height)-A}}}),60660:((St,ft,w)=>{w.d(ft,{nZ:()=>S,g$:()=>L,Bi:()=>z,Hy:()=>D});var q=w(77581),M=w(45599),j=w(70549),Y=w(9819);
const U=1e3,x=20,A=200,v=20;function P(y,h,f){let[d,g,E]=[1,1,[]];for(const I of H(y,h)){d=et(y,I.get("ColSpan"))??d,g=et(y,I.get("RowSpan"))??g;const B=y.array(
I.get("Headers"));B&&(E=B.slice(0,x).flatMap(V=>ot(y,V)??[]))}return{columns:d,rows:g,id:ot(y,f),heads:E}}function H(y,h){return h===void 0?[]:(y.array(h)?.slice(
0,v)??[h]).flatMap(d=>y.dict(d)??[])}function et(y,h){const f=h===void 0?void 0:y.resolve(h);return typeof f=="number"&&Number.isInteger(f)&&f>=1&&f<=U?f:void 0}
function ot(y,h){const f=h===void 0?void 0:y.resolve(h);return f instanceof M.Mx?(0,q.g7)(f).slice(0,A):void 0}var F=w(78157),at=w(79725),G=w(82416);const R=2e3,
K=9;class ${document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new at.R;number=0;isReference=!1;constructor(h){this.document=h}read(h){const{
entries:f,kids:d}=this;d.length=0;const g=this.document.place(h);if(!g||!f.locate(g.bytes,g.start,Math.min(g.end,g.start+R)))return!1;const{bytes:E}=g,{at:I}=f;
if(f.find(E,"MCID")>=0)return!1;this.hasTexts=f.find(E,"ActualText")>=0||f.find(E,"Alt")>=0,this.hasAttributes=f.find(E,"A")>=0||f.find(E,"ID")>=0;const B=f.find(
E,"S");if(B<0||E[I[B+2]]!==F.cL)return!1;this.name(E,I[B+2]+1,I[B+3]);const V=f.find(E,"Pg");if(this.page=-1,V>=0){if(this.after(E,I[V+2],I[V+3])!==I[V+3]||!this.
isReference)return!1;this.page=this.number}const ht=f.find(E,"K");return ht<0||this.readKids(E,I[ht+2],I[ht+3])}name(h,f,d){const{type:g}=this;let E=0;if(g.length===
d-f)for(;E<g.length&&h[f+E]===g.charCodeAt(E);)E++;(E<d-f||E===0)&&(this.type=(0,G.MQ)(h,f,d))}readKids(h,f,d){const g=h[f]===F.WL,E=g?d-1:d;if(g&&h[E]!==F.wt)return!1;
for(let I=(0,F.AN)(h,g?f+1:f,E);I<E;I=(0,F.AN)(h,I,E)){if(I=this.after(h,I,E),I<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return g||
!this.isReference||this.isDictionary(this.number)}isDictionary(h){const f=this.document.place(h);return f!==void 0&&f.bytes[(0,F.AN)(f.bytes,f.start,f.end)]===F.
iH}after(h,f,d){let g=f,E=0;for(;g<d&&Z(h[g]);g++)E=E*10+h[g]-F.l0;if(g===f||g-f>K||(this.number=E,this.isReference=!1,g<d&&!X(h[g])))return-1;const I=(0,F.AN)(
h,g,d);let B=I;for(;B<d&&Z(h[B]);)B++;const V=(0,F.AN)(h,B,d);return B===I||V>=d||h[V]!==F.AV?g:(this.isReference=!0,V+1)}}const Z=y=>y>=F.l0&&y<=F.ev,X=y=>y===
32||y===10||y===13,Q=1e7,st=4,C=2,b=1e4;class m{pages=new Map;count=0;last;hasTexts=!1;leaf(h,f,d){const g=this.pages.get(h);return f===0&&d<b?g?.own[d]:g?.others.
get(f*Q+d)}leaves(h){const{own:f=[],others:d}=this.pages.get(h)??{};return[...f.flat(),...d?.values()??[]].sort((g,E)=>g.order-E.order)}hasPage(h){return this.pages.
has(h)}add(h,f,d,g){if(!Number.isInteger(g)||g<0||g>=Q)return;const{own:E,others:I}=this.leavesOf(f);if(d===0&&g<b)E[g]??={element:h,order:this.count++};else{const B=d*
Q+g;I.has(B)||I.set(B,{element:h,order:this.count++})}for(let B=h;B&&B.firstPage<0;B=B.parent)B.firstPage=f}leavesOf(h){if(this.last?.number===h)return this.last.
leaves;let f=this.pages.get(h);return f||this.pages.set(h,f={own:[],others:new Map}),this.last={number:h,leaves:f},f}}const L=(0,j.n)(O);function z(y){const h=y.
dict(y.catalog.get("MarkInfo"));return y.dict(y.catalog.get("StructTreeRoot"))!==void 0&&y.resolve(h?.get("Marked"))===!0}async function O(y){const h=y.dict(y.catalog.
get("StructTreeRoot"));if(!h||y.resolve(y.dict(y.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const f=new p(y,y.dict(h.get("RoleMap")));return await f.
run(h),f.tags}class p{document;roles;tags=new m;visit;bytes;types=new Map;open=[];constructor(h,f){this.document=h,this.roles=f,this.visit=new Y._i(h),this.bytes=
new $(h)}async run(h){const{open:f,document:d}=this;this.push(h.get("K"),void 0,-1);for(let g=f.pop();g;g=f.pop()){this.take(g);const E=d.job.pace.step(300);E&&
await E}}push(h,f,d){if(h===void 0)return;const g=(0,M.i9)(h)||(0,M.cy)(h)?this.document.array(h)??[h]:[h];for(let E=g.length-1;E>=0;E--)this.open.push({kid:g[E],
parent:f,page:d})}take({kid:h,parent:f,page:d}){if(typeof h=="number"){f&&d>=0&&this.tags.add(f,d,0,h);return}if(!this.visit.first(h)||(0,M.i9)(h)&&this.takeBytes(
h.number,f,d))return;const g=this.document.dict(h);if(!g)return;const E=g.get("Pg"),I=(0,M.i9)(E)?E.number:d,B=g.get("MCID");if(B!==void 0){const dt=g.get("Stm");
f&&I>=0&&this.tags.add(f,I,(0,M.i9)(dt)?dt.number:0,Number(this.document.resolve(B)));return}const V=this.document.resolve(g.get("S"));if(!(V instanceof M.SX))return;
const ht=this.standard(V.text),ut={type:ht,parent:f,actualText:this.text(g.get("ActualText")),alternative:this.text(g.get("Alt")),cell:S(ht)?P(this.document,g.get(
"A"),g.get("ID")):void 0,firstPage:-1};this.enter(ut),this.push(g.get("K"),ut,I),(0,M.i9)(h)&&this.document.release(h.number)}takeBytes(h,f,d){const{bytes:g,document:E,
open:I,tags:B}=this;if(!g.read(h))return!1;const{hasTexts:V,hasAttributes:ht,kids:ut}=g,dt=this.standard(g.type),Et=ht&&S(dt),Ot={type:dt,parent:f,actualText:V?
this.text(E.entry(h,"ActualText")):void 0,alternative:V?this.text(E.entry(h,"Alt")):void 0,cell:Et?P(E,E.entry(h,"A"),E.entry(h,"ID")):void 0,firstPage:-1};this.
enter(Ot);const Tt=g.page<0?d:g.page;if(ut.some(yt=>yt<0))for(let yt=ut.length-1;yt>=0;yt--){const Lt=ut[yt];I.push({kid:Lt<0?new M.oS(-1-Lt):Lt,parent:Ot,page:Tt})}else if(Tt>=
0)for(const yt of ut)B.add(Ot,Tt,0,yt);return!0}enter(h){const{type:f,parent:d,actualText:g}=h;g!==void 0&&(this.tags.hasTexts=!0),f==="TR"&&T(h),!(d?.type!=="T\
R"||!S(f))&&(d.cells?d.cells.push(h):d.cells=[h])}text(h){const f=h===void 0?null:this.document.resolve(h);return f instanceof M.Mx?(0,q.g7)(f):void 0}standard(h){
const f=this.types.get(h);if(f!==void 0)return f;let d=h;for(let g=0;g<16;g++){const E=this.document.resolve(this.roles?.get(d));if(!(E instanceof M.SX)||E.text===
d)break;d=E.text}return this.types.set(h,d),d}}function T(y){let h=y.parent;for(let f=1;f<C&&h?.type!=="Table";f++)h=h?.parent;h?.type==="Table"&&(h.firstRows??=
[],h.firstRows.length<st&&h.firstRows.push(y))}const S=y=>y==="TD"||y==="TH";function*D(y){for(let h=y;h;h=h.parent)yield h}}),34659:((St,ft,w)=>{w.d(ft,{a:()=>q,
v:()=>M});const q="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",M='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3\
}\\s{1,3}\\p{L}))'}),84731:((St,ft,w)=>{w.d(ft,{Ps:()=>at,RO:()=>v,V0:()=>et,X5:()=>P});const q=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
M=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,j=/[\t\n\v\f\r\u00a0]/g,Y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,U=173,x=1e4,A=100;
class v{cleaned=new Map;clean(R){if(R.length===1){const $=R.charCodeAt(0);if($>32&&$<127||$>160&&$<1536&&$!==U||$>=11904&&$<55296)return R}let K=this.cleaned.get(
R);return K===void 0&&(K=P(R),this.cleaned.size<x&&R.length<=A&&this.cleaned.set(R,K)),K}}function P(G){return G.replace(j," ").replace(q,"").replace(M,R=>R.normalize(
"NFKC")).replace(Y,"�")}const H=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function et(G){if(G.length!==1)return;const R=G.charCodeAt(0);return(R<128?R===94||R===96||R===126:R<=733&&
(R>=710||R<=184))?H.get(R):void 0}const ot=new RegExp("^\\p{L}$","u"),F=new Map([["ı","i"],["ȷ","j"]]);function at(G,R){if(!ot.test(G))return;const K=((F.get(
G)??G)+R).normalize("NFC");return K.length===1?K:void 0}}),62897:((St,ft,w)=>{w.d(ft,{K:()=>M,Y:()=>q});function q(j,Y=1/0){let U=Y;for(const x of j)x<U&&(U=x);
return U}function M(j,Y=-1/0){let U=Y;for(const x of j)x>U&&(U=x);return U}}),61520:((St,ft,w)=>{w.d(ft,{q:()=>j});var q=w(4186);const M=500;class j{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(x){
this.edges=x}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(x){this.flush();let A="";for(let v=this.parts.length-
1;v>=0&&A.length<x;v--)A=this.parts[v]+A;return A.slice(-x)}lastLetter(){this.flush();for(let x=this.parts.length-1;x>=0;x--){const A=this.parts[x];for(let v=A.
length-1;v>=0;v--)if(A[v]!==`
`)return A.charCodeAt(v)}return 0}add(x,A=0,v=x.text.length){const P=A===0&&v===x.text.length;P||this.cuts.set(this.offsets.length,{from:A,to:v}),this.offsets.push(
this.length),this.fragments.push(x),this.space(P?x.text:x.text.slice(A,v))}fromOf(x){return this.cuts.size===0?0:this.cuts.get(x)?.from??0}toOf(x){return(this.cuts.
size===0?void 0:this.cuts.get(x)?.to)??this.fragments[x].text.length}settle(){this.flush();const x=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(x).join("")),this.settled=this.parts.length}space(x){this.rest+=x,this.length+=x.length,this.whole=void 0,this.rest.length>M&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(x){this.flush(),this.whole=void 0,this.length-=x;for(let A=x;A>0;){const v=this.parts.pop()??"";v.
length>A&&this.parts.push(v.slice(0,-A)),A-=v.length}for(let A=this.offsets.length-1;A>=0;A--){const[v,P,H]=[this.offsets[A],this.fromOf(A),this.toOf(A)];if(v+H-
P<=this.length)break;this.cuts.set(A,{from:P,to:Math.max(P,this.length-v+P)})}}*pieces(){const{text:x}=this;let A=0;for(const[v,P]of this.offsets.entries()){const H=this.
toOf(v)-this.fromOf(v);H<=0||(yield{space:x.slice(A,P),text:x.slice(P,P+H),fragment:this.fragments[v]},A=P+H)}}box(x,A){const v=this.lineBoxes(x,A);return v.length===
0?void 0:v.reduce(q.D)}letters(x,A){return Array.from(this.within(x,A),({fragment:v,from:P,to:H,position:et})=>({first:v.letters+P,position:et,count:H-P}))}*within(x,A){
for(let v=Math.max(this.pieceAt(x),0);v<this.offsets.length&&this.offsets[v]<A;v++){const P=this.offsets[v],H=this.fromOf(v),et=Math.max(H,H+x-P),ot=Math.min(this.
toOf(v),H+A-P);et<ot&&(yield{fragment:this.fragments[v],from:et,to:ot,position:P+et-H})}}lineBoxes(x,A){const v=[];let P;for(const{fragment:H,from:et,to:ot}of this.
within(x,A)){const F=this.edges.box(H,et,ot);P&&Y(P,H)?v.push((0,q.D)(v.pop(),F)):v.push(F),P=H}return v}at(x){const A=this.pieceAt(x);if(A<0)return;const v=this.
toOf(A)-this.fromOf(A);return x<this.offsets[A]+v?this.fragments[A]:void 0}pieceAt(x){let A=0,v=this.offsets.length;for(;A<v;){const P=A+v>>1;this.offsets[P]<=x?
A=P+1:v=P}return A-1}}function Y(U,x){return U.style.frame!==x.style.frame?!1:2*(Math.min(U.bottom,x.bottom)-Math.max(U.top,x.top))>=Math.min(U.bottom-U.top,x.bottom-
x.top)}}),98689:((St,ft,w)=>{w.d(ft,{g:()=>L,U:()=>m});var q=w(84731);const M=.1,j=50,Y=256,U=4,x=1073741823;class A{letters;fragments;count=0;hashes;heads;next;constructor(p,T,S){
this.letters=p,this.fragments=T;let D=Y;for(;D*U<S;)D*=2;this.hashes=new Int32Array(D),this.heads=new Int32Array(D),this.next=new Int32Array(D)}add(p,T){const{fragments:S,
heads:D,hashes:y,next:h}=this,f=this.hashOf(p.letters,T);let d=0;for(let g=D[f&D.length-1];g>0&&d<j;g=h[g-1]){if(d++,y[g-1]!==f)continue;const E=S[g-1];if((g<S.
length?S[g].letters:p.letters)-E.letters===T&&v(E,p)&&this.isSameText(E,p,T))return!1}return this.count===y.length&&this.grow(),this.hashes[this.count]=f,this.link(
++this.count,f),S.push(p),!0}hashOf(p,T){const{units:S}=this.letters;let D=T;for(let y=p;y<p+T;y++)D=(D<<5)-D+S[y]&x;return D^D>>15}isSameText(p,T,S){const{units:D}=this.
letters;for(let y=0;y<S;y++)if(D[p.letters+y]!==D[T.letters+y])return!1;return!0}link(p,T){const S=T&this.heads.length-1;this.next[p-1]=this.heads[S],this.heads[S]=
p}grow(){const{hashes:p,count:T}=this;this.hashes=new Int32Array(2*T),this.hashes.set(p),this.heads=new Int32Array(2*T),this.next=new Int32Array(2*T);for(let S=0;S<
T;S++)this.link(S+1,p[S])}}function v(O,p){const T=M*p.style.size;return O.style.frame===p.style.frame&&Math.abs(O.start-p.start)<T&&Math.abs(O.end-p.end)<2*T&&
Math.abs(O.baseline-p.baseline)<T}var P=w(89420),H=w(78157);const et=512,ot=256;class F{units;used=0;all=0;constructor(p){this.units=new Uint16Array(Math.max(p,
et))}add(p){if(this.used===this.units.length){const T=new Uint16Array(this.used*2);T.set(this.units),this.units=T}this.units[this.used++]=p,this.all|=p}drop(p){
this.used-=p}replace(p,T){this.used-=p;for(let S=0;S<T.length;S++)this.add(T.charCodeAt(S))}text(){const p=this.units.subarray(0,this.used);return this.all<ot?(0,H.
bS)(Uint8Array.from(p)).toString("latin1"):(0,H.bS)(new Uint8Array(p.buffer,0,2*p.length)).toString("utf16le")}}const at=.02,G=.12,R=.5,K=.4,$=32,Z=127,X=1424,Q=1e3,
st=.1,C=.18,b=.25;function m({font:O,frame:p,size:T,unit:S}){return p.vertical?T/2:S*Math.min(Math.max((O.space??b)/2,st),C)}class L{width;height;fragments=[];edges;cleaner=new q.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(p,T,S=0,D=!1){this.width=p,this.height=T,this.edges=
new P.l(S,D),this.letters=new F(S),this.drawn=new A(this.letters,this.fragments,S)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(p,T,S,D,y){T===" "?this.space():this.follows(p,T,S,D,y)||this.place(p,T,S,D,y)}follows(p,T,S,D,y){const{open:h}=this;if(h===void 0||
h.style!==p||h.baseline!==y||this.isSpaced||T.length!==1)return!1;const f=T.charCodeAt(0),d=S-h.end;return f<=$||f>=Z||S<this.end||d>this.gap||d<-K*p.unit||p.frame.
sin!==0||p.frame.cos!==1||D<S||D<0||S>this.width||this.letters.used-h.letters>=Q?!1:(h.end=this.end=D,this.text=T,this.start=S,this.letters.add(f),this.edges.add(
S,D),!0)}place(p,T,S,D,y){const h=this.cleaner.clean(T);if(h===" "?this.space():h===""&&T!==""&&this.open&&S<=this.open.end&&(this.open.end=Math.max(D,this.open.
end)),h===""||h===" ")return;if(!this.isEndless&&!this.isVisible(p,S,D,y)){this.leavesOut=!0;return}const{open:f}=this;f&&f.style.frame===p.frame&&S<this.end-G*
p.unit&&this.overlaps(f,p,h,S,D,y)||((!f||f.style!==p||this.letters.used-f.letters>=Q||this.isSpaced||S-f.end>this.gap||S-f.end<-K*p.unit||Math.abs(y-f.baseline)>
at*p.size)&&this.begin(p,S,y),this.append(h,S,D))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:p,
letters:T}=this,S=T.text();for(let D=p.length-1,y=T.used;D>=0;D--){const h=p[D];h.text=S.slice(h.letters,y),y=h.letters}}append(p,T,S){const D=this.open;D.end=S,
this.text=p,this.start=T,this.end=S;for(let y=0;y<p.length;y++){const h=p.charCodeAt(y);h>=X&&(D.mayTurn=!0),this.letters.add(h),this.edges.add(T,S)}}begin(p,T,S){
this.close();const D=new P.F(p,T,S,this.drawnCount++,this.letters.used);D.mayTurn=!1,D.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==p&&(this.gap=
m(p)),this.open=D}overlaps(p,T,S,D,y,h){const f=Math.abs(h-p.baseline),d=Math.max(y-D,this.end-this.start);if(f>R*T.size||Math.abs(D+y-this.start-this.end)>d||this.
text==="")return!1;if(S===this.text&&Math.abs(D-this.start)<M*T.size&&f<M*T.size)return this.edges.join(),!0;const g=(0,q.V0)(S),E=(0,q.V0)(this.text),I=g!==void 0?
(0,q.Ps)(this.text,g):E===void 0?void 0:(0,q.Ps)(S,E);return I===void 0?!1:(I.charCodeAt(0)>=X&&(p.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,I),this.edges.drop(this.text.length-(g===void 0?0:1)),g===void 0&&(this.edges.add(D,y),this.start=D,p.end=this.end=Math.max(y,D)),this.text=I,!0)}close(){
const{open:p,letters:T}=this;if(!p)return;const S=T.used-p.letters;this.drawn.add(p,S)||(this.leavesOut=!0,T.drop(S),this.edges.drop(S))}isVisible({frame:{cos:p,
sin:T},size:S},D,y,h){const f=h-z*S,{width:d,height:g}=this,E=D*p-f*T,I=D*T+f*p,B=E+(y-D)*p,V=I+(y-D)*T;return(E>=0||B>=0)&&(I>=0||V>=0)&&(E<=d||B<=d)&&(I<=g||V<=
g)}}const z=.3}),89420:((St,ft,w)=>{w.d(ft,{F:()=>j,l:()=>U});var q=w(4186);const M=3;class j{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(A,v,P,H,et){
this.style=A,this.start=v,this.baseline=P,this.order=H,this.letters=et,this.end=v}get top(){const{font:A,frame:v,size:P}=this.style;return this.baseline-(v.vertical?
.5:A.ascent)*P}get bottom(){const{font:A,frame:v,size:P}=this.style;return this.baseline+(v.vertical?.5:-A.descent)*P}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==M}get box(){return(0,q.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const Y=512;class U{values;used=0;glyph=0;glyphs;joined=[];constructor(A,v=!1){
this.values=new Float64Array(2*Math.max(A,Y)),this.glyphs=v?[]:void 0}get count(){return this.used/2}add(A,v){if(this.used+2>this.values.length){const P=new Float64Array(
this.values.length*2);P.set(this.values),this.values=P}this.values[this.used++]=A,this.values[this.used++]=v,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(A){this.used-=2*A,this.glyphs&&(this.glyphs.length-=A)}isOneGlyph(A,v){const P=2*(A.letters+v);return this.values[P]===
this.values[P+2]&&this.values[P+1]===this.values[P+3]}box(A,v,P){let H=1/0,et=-1/0;for(let ot=2*(A.letters+v);ot<2*(A.letters+P);ot++){const F=this.values[ot];F<
H&&(H=F),F>et&&(et=F)}return(0,q.L)(A.style.frame,H,et,A.top,A.bottom)}}}),27077:((St,ft,w)=>{w.d(ft,{Kl:()=>U,Yz:()=>Y,k6:()=>M,y:()=>j,zd:()=>q});function q(x){
for(;;){const{done:A,value:v}=x.next();if(A)return v}}async function M(x,A){for(;;){const{done:v,value:P}=x.next();if(v)return P;const H=A.step(P);H&&await H}}const j=1e3,
Y=3e5,U=1e4}),5609:((St,ft,w)=>{w.d(ft,{N1:()=>st,Px:()=>Q,_I:()=>b,eB:()=>C,tS:()=>A,ub:()=>L});var q=w(45657),M=w(34659),j=w(62897),Y=w(27077);const U=.3,x=.5,
A=1.75,v=1.25,P=2,H=3,et=3.2,ot=.1,F=.05,at=15,G=.75,R=3,K=.5,$=.4,Z=new RegExp("^\\p{Ll}","u"),X=new RegExp(`^(?:[${M.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)]\
)$`,"u"),Q=500;class st{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}get frame(){
return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(d){this.segments.push(d),this.start=Math.
min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}class C{element;lines;start;end;top;bottom;constructor(d){
this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}static of(d,g){const E=new C(d[0]);for(let I=1;I<d.length;I++)E.add(d[I]);return E.
element=g,E}get frame(){return this.lines[0].frame}add(d){this.lines.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=
Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}function*b(f){const d=[];let g;for(let E=0;E<f.length;E++){const I=f[E];E%Y.y===Y.y-1&&(yield Y.
Yz);const B=g?Math.min(g.size,I.size):0;g?.frame===I.frame&&g.segments.length<Q&&Math.abs(g.baseline-I.baseline)<U*B&&I.start>g.end-x*B&&!m(g,I)?g.add(I):d.push(
g=new st(I))}return d}const m=(f,{start:d,size:g})=>d-f.end>P*Math.min(f.size,g)&&Math.max(f.size,g)>v*Math.min(f.size,g);function*L(f){const d=[];let g;for(let E=0;E<
f.length;E++){const I=f[E];E%Y.y===Y.y-1&&(yield Y.Yz),g&&h(g,I)?g.add(I):(g&&y(d),d.push(g=new C(I)))}return g&&y(d),yield*z(d)}function*z(f){const d=[];for(let B=0,
V;B<f.length;B=V){for(V=B+1;V<f.length&&S(f,B,V);V++)V%Y.y===Y.y-1&&(yield Y.Yz);d.length%Y.y===Y.y-1&&(yield Y.Yz),d.push(f.slice(B,V))}if(!d.some(B=>B.length>=
R))return f;const g=new Map,E=[];for(const[B,V]of d.entries()){B%Y.y===Y.y-1&&(yield Y.Yz);const ht=V.length<R?void 0:yield*D(V,K);ht&&g.set(p(V),Math.max(g.get(
p(V))??0,O(V))),E.push(ht)}if(g.size===0)return f;const I=[];for(const[B,V]of d.entries()){B%Y.y===Y.y-1&&(yield Y.Yz);const ht=V.length<2?void 0:[0,-1,1].map(dt=>g.
get(p(V)+dt)).find(Boolean),ut=E[B]??(ht===void 0?void 0:yield*D(V,0,ht));(0,q.RZ)(I,ut?T(V,ut):V)}return I}const O=f=>(0,j.K)(f.map(({end:d})=>d)),p=([f,d])=>Math.
round(10*(d.lines[0].baseline-f.lines[0].baseline));function T(f,d){const g=[];let E;for(const[I,B]of f.entries())E?E.add(B.lines[0]):g.push(E=B),d.has(I)&&(E=void 0);
return g}function S(f,d,g){const[E,I,B]=[f[d],f[g-1],f[g]];if(I.lines.length>1||B.lines.length>1||I.frame!==B.frame)return!1;const[V,ht]=[I.lines[0],B.lines[0]],
{size:ut}=E.lines[0],dt=ht.baseline-V.baseline,Et=f[d+1].lines[0].baseline-E.lines[0].baseline;return Math.abs(ht.size-ut)<F*ut&&Math.abs(dt-Et)<ot*ut&&dt>0&&dt<=
et*ut&&ht.start<I.end&&ht.end>I.start}function*D(f,d,g=0){const[E,I]=[(0,j.Y)(f.map(({start:ut})=>ut)),Math.max(g,O(f))],B=new Set;let V=0;for(const[ut,{lines:dt,
start:Et,end:Ot}]of f.entries()){ut%Y.y===Y.y-1&&(yield Y.Yz);const{size:Tt}=dt[0],yt=f[ut+1],Lt=yt?.lines[0].segments[0].fragments[0],Yt=Lt&&Ot+Math.abs(Lt.end-
Lt.start)+G*Tt>I,k=yt&&yt.start>Et+Tt/2&&!X.test(dt[0].segments[0].fragments[0].text);!Yt||k||Ot-E<at*Tt||X.test(Lt.text)?B.add(ut):Z.test(Lt.text)&&V++}const ht=f.
length-B.size;return ht>=d*f.length&&V>=$*ht?B:void 0}function y(f){const d=f.at(-2),g=f.at(-1);if(!(!d||g.lines.length<H||d.lines.length>=g.lines.length||!h(g,
d.lines[0]))){f.splice(-2,1);for(const E of d.lines)g.add(E)}}function h(f,d){const g=f.lines.at(-1);if(g.frame!==d.frame)return!1;const E=Math.max(g.size,d.size),
I=d.baseline-g.baseline;return I<U*E||I>A*E||E>v*Math.min(g.size,d.size)?!1:d.start<f.end&&d.end>f.start}}),11474:((St,ft,w)=>{w.d(ft,{Jm:()=>Z,KT:()=>G,UM:()=>at,
X6:()=>$,dJ:()=>C});var q=w(62897),M=w(27077),j=w(93604),Y=w(99689);const U=.65,x=.3,A=.12,v=.03,P=.12,H=6,et=3,ot=50,F=20,at=/^[$\u20ac\u00a3\u00a5]$/u;function*G(b){
const m=[];for(const{cells:T,size:S}of b)for(const[D,y]of T.entries()){for(const{start:h,end:f,isLabel:d}of Q(y,S))m.push({start:h,end:f,kind:d?"label":"words"});
D>0&&m.push({start:T[D-1].end,end:y.start,kind:"cells"}),yield y.fragments.length*M.Yz/M.y}if(m.length<et)return b;const L=(0,q.Y)(b.map(T=>T.size)),z=T=>b[0].cells.
some(({start:S,end:D})=>S<T&&D>T),O=[];for(const T of["start","end"]){const S=yield*(0,j.p9)(m,(D,y)=>D[T]-y[T]);for(let D=0,y;D<S.length;D=y){for(y=D+1;y<S.length&&
S[y][T]-S[y-1][T]<P*L;)y++;const h=S.slice(D,y),[f,d]=[(0,q.K)(h.map(B=>B.start)),(0,q.Y)(h.map(B=>B.end))];if(h.length<et||f>=d||O.length===ot)continue;const g=(f+
d)/2,E={at:g,edge:T,near:T==="start"?f:d},I=h.filter(({kind:B})=>B!=="cells");I.length>=et||I.some(({kind:B})=>B==="label")?O.push({...E,isInFirst:!1}):z(g)&&O.
push({...E,isInFirst:!0})}}let p=b;for(const T of O)p=(yield*K(p,T))??p;return R(p,O)}function R([b,...m],L){const z=m.reduce((p,{cells:T})=>Math.max(p,T.length),
0);let O=b;for(const{edge:p,near:T,isInFirst:S}of L){if(O.cells.length>=z)break;if(!S)continue;const y=O.cells.flatMap(h=>Q(h,O.size,A).slice(0,F)).find(h=>Math.
abs(h[p]-T)<v*O.size);O=(y&&st(O,(y.start+y.end)/2))??O}return O.cells.length===z?[O,...m]:[b,...m]}function*K(b,{at:m,isInFirst:L}){const z=[];for(const[O,p]of b.
entries()){const T=p.cells.find(({start:D,end:y})=>D<m&&y>m);if(yield(p.cells.length+(T?.fragments.length??0))*M.Yz/M.y,T&&L&&O>0)return;const S=T?Q(T,p.size,O===
0?x:U):[];if(T&&!S.some(({start:D,end:y})=>D<m&&y>m))return;z.push((T&&st(p,m))??p)}return z}function $(b,m){if(b.cells.length!==1)return;const[L]=b.cells,z=P*Math.
min(b.size,m.size),O=Q(L,b.size).slice(0,F);if(O.length===0||X(L,O[0])>H)return;const p=({end:y})=>m.cells.some((h,f)=>f>0&&Math.abs(h.start-y)<z),T=O.reduce((y,h)=>y&&
y.end-y.start>=h.end-h.start?y:h,void 0),S=m.cells.at(-1),D=O.find(p)??(T&&Math.abs(b.end-S.end)<z&&T.start<S.start?T:void 0);return D&&st(b,(D.start+D.end)/2)}
function Z(b,m){if(b.cells.length>=m.cells.length)return;const L=P*Math.min(b.size,m.size),z=b.cells.flatMap(T=>Q(T,b.size).slice(0,F));let O=b;for(const{start:T,
end:S}of z)m.cells.some(D=>Math.abs(D.start-S)<L)&&(O=st(O,(T+S)/2)??O);const p=({start:T,end:S},D)=>Math.abs(T-m.cells[D].start)<L||Math.abs(S-m.cells[D].end)<
L;return O.cells.length===m.cells.length&&O.cells.every(p)?O:void 0}const X=({fragments:b},m)=>b.filter(({start:L})=>L<m.start).length;function Q({fragments:b},m,L=U){
const z=[];let O=-1/0,p="";for(const{start:T,end:S,text:D}of b)p!==""&&Math.min(T,S)-O>=L*m&&!at.test(p)&&z.push({start:O,end:Math.min(T,S),isLabel:p.endsWith("\
:")}),O=Math.max(O,T,S),p=D;return z}function st(b,m){const L=b.cells.findIndex(({start:p,end:T})=>p<m&&T>m);if(L<0)return;const z=[],O=[];for(const p of b.cells[L].
fragments)(p.start<m?z:O).push(p);if(!(z.length===0||O.length===0))return{...b,cells:[...b.cells.slice(0,L),C(z),C(O),...b.cells.slice(L+1)],isTabular:!0}}function C([
b,...m]){const L=new Y.Y4(b);for(const z of m)L.add(z);return L}}),93463:((St,ft,w)=>{w.d(ft,{$:()=>b,f:()=>F});var q=w(27077);const M=2.2,j=1.08,Y=1.02,U=.3,x=3,
A=1,v=100,P=200,H=new RegExp("\\p{L}","u"),et=/\d/,ot=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*F(m){const L=[];let z=0;for(let O=0;O+1<m.length;O++){(z+=
m[O].cells.length)>=q.y&&(z=0,yield q.Yz);const[p,T]=[m[O],m[O+1]],S=at(p,T)?G(T,p):void 0;if(!(!S||!K(p,T)||st(m,O)||C(m,O+1)))for(const[D,y]of S.entries())L.push(
[p.cells[y],T.cells[D]])}return L}function at(m,L){return m.cells.length>1&&m.cells.length<=v&&L.cells.length<=m.cells.length&&L.baseline-m.baseline<=M*Math.max(
m.size,L.size)}function G(m,L){const z=[];let O=0;for(const p of m.cells){const T=L.cells.findIndex(y=>R(y,p));T>=0&&O++;const S=U*L.size,D=T>=0?T:L.cells.findLastIndex(
({start:y})=>y<=p.start+S);if(D<=(z.at(-1)??-1)||p.end>(L.cells[D+1]?.start??1/0))return;z.push(D)}return 2*O>=m.cells.length?z:void 0}function R(m,L){const z=U*
Math.max(m.size,L.size);return Math.abs(m.start-L.start)<z||Math.abs(m.end-L.end)<z||Math.abs(m.start+m.end-L.start-L.end)<2*z}function K({cells:m},{cells:L}){const z=m.
map(b),O=L.map(b);if(!$(m)||!z.every(S=>H.test(S))||O.some(S=>S.endsWith(":")))return!1;const p=z.filter(S=>S.endsWith(":")).length;return p>0?p===z.length:L.every(
({size:S})=>S>j*m[0].size)?!z.some(S=>ot.test(S)):z.some(S=>et.test(S))?!1:L.every(S=>X(S,!Z(m[0])))?!0:z.length>=x&&O.length===z.length&&O.every(S=>et.test(S))}
function $(m){const[L]=m,z=Z(L);return m.every(O=>Math.abs(O.size-L.size)<(Y-1)*L.size&&X(O,z))}const Z=({fragments:m})=>m[0].style.font.bold,X=({fragments:m},L)=>m.
every(({style:z})=>z.font.bold===L);function Q(m,L){return m.cells.length===L.cells.length&&L.baseline-m.baseline<=M*Math.max(m.size,L.size)&&$([m.cells[0],L.cells[0]])&&
L.cells.every((z,O)=>R(m.cells[O],z))}function st(m,L){let z=L;for(;z>0&&L-z<=A&&Q(m[z-1],m[z]);)z--;return L-z>A}function C(m,L){const z=m[L+1];return z!==void 0&&
Q(m[L],z)&&m[L].cells.some(O=>!H.test(b(O)))}function b({fragments:m}){let L="";for(const z of m){if(L.length>P)break;L+=` ${z.text}`}return L.trim()}}),77211:((St,ft,w)=>{
w.d(ft,{Z:()=>H,x:()=>ot});var q=w(62897),M=w(27077),j=w(93604),Y=w(52332),U=w(73356);const x=20,A=1e3,v=2,P=/\u00ad$/;function*H(G,R){const K=[];for(const Z of yield*(0,Y.
SE)(G))yield M.Kl,K.push({lines:Z,characters:et(Z)});const $=[];for(const{lines:Z}of yield*(0,j.p9)(K,(X,Q)=>Q.characters-X.characters))yield M.Kl,$.push(`${(yield*ot(
Z,R)).join(`
`)}
`);return $.join(`
`)}const et=G=>G.reduce((R,{cells:K})=>R+K.reduce(($,{characters:Z})=>$+Z,0),0);function*ot(G,R){const K=G.flatMap(C=>C.cells),$=yield*F(K),Z=(0,q.Y)(K.map(({start:C})=>C)),
X=(yield*at(G.slice(1).map((C,b)=>C.baseline-G[b].baseline)))||1,Q=[];let st=0;for(const[C,b]of G.entries()){const m=C===0?1:Math.round((b.baseline-G[C-1].baseline)/
X);for(let z=1;z<Math.min(m,x);z++)Q.push("");let L="";for(const z of b.cells){const O=Math.min(Math.round((z.start-Z)/$),A),p=(0,U.x)(z,R).replace(P,"");L=L.padEnd(
Math.max(O,L===""?0:L.length+v))+p,st+=z.fragments.length,!(st<M.y)&&(st=0,yield M.Yz)}Q.push(L)}return Q}function*F(G){const R=G.map(K=>(K.end-K.start)/Math.max(
K.characters,1)).filter(K=>K>0);return(yield*at(R))||1}function*at(G){const R=yield*(0,j.p9)(G,(K,$)=>K-$);return R[R.length>>1]??0}}),77397:((St,ft,w)=>{w.d(ft,
{gB:()=>wr,NQ:()=>Tr,td:()=>_r,dV:()=>Lr});var q=w(61520),M=w(27077),j=w(45657),Y=w(93604),U=w(99689);const x=100,A=.5,v=.35,P=.03,H=1;function*et(t){const e=t.
reduce((c,{cells:u})=>Math.max(c,u.length),0),s=yield*ot(t.filter(({cells:c})=>c.length===e)),n=yield*(0,Y.p9)([...t.keys()],(c,u)=>t[u].cells.length-t[c].cells.
length);let i=0;for(const c of n)for(const u of t[c].cells){if(s.length>x)return;R(s,u),!((i+=s.length)<M.y)&&(i=0,yield M.Yz)}const o=new Set;let r=0;const a=t.
map(c=>K(c,s)),l=a.map(({cells:c},u)=>{let _=-1;return c.map((W,rt)=>{const[lt,gt]=at(s,W);gt>lt&&G(s,W,lt,gt)===void 0&&o.add(u);let xt=G(s,W,lt,gt)??lt;return xt<=
_&&rt>0&&(xt=_,r++),_=xt})});return{count:s.length,rows:a,places:l,spanning:o,conflicts:r}}function*ot(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i}));
for(let n=1;n<e.length;n++)if(yield*F(t,n))return e;const s=e.map(({start:n,end:i})=>({start:n,end:i}));for(const{cells:n}of t)for(const[i,{start:o,end:r}]of n.
entries())s[i].start=Math.min(s[i].start,o),s[i].end=Math.max(s[i].end,r);return s.every(({start:n},i)=>i===0||n>=s[i-1].end)?s:e}function*F(t,e){const s=yield*(0,Y.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>H*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function at(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function G(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<A*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function R(t,e){const[
s,n]=at(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:G(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function K(t,e){const s=t.cells.flatMap(n=>{const[i,o]=at(e,n);return o>i&&
G(e,n,i,o)===void 0?$(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function $(t,e,s){const n=[new U.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=v*t.size,l=e[i+1],c=l!==void 0&&Math.abs(o.start-l.start)<P*t.size;(a||c)&&l&&r.end<=l.start&&o.start>=e[i].
end?(n.push(new U.Y4(o)),i++):r.add(o)}return n}function*Z({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[i,{cells:o}]of t.
entries()){for(const[r,{start:a,end:l}]of o.entries()){const c=n[e[i][r]];c.start=Math.min(c.start,a),c.end=Math.max(c.end,l)}yield o.length*M.Yz/M.y}return n}var X=w(
93463);const Q=3,st=2,C=new RegExp("\\p{L}","u");function*b(t){const e=yield*et(t),[s,...n]=t,i=s.cells.length;if(!e||i<Q||n.length<st||e.conflicts===0&&e.count===
i||!s.cells.every(u=>C.test((0,X.$)(u))))return e;const o=yield*et(n);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*Z(o),a=s.cells[0].start>r[0].
end?1:0;if(o.count!==i+a)return e;const l=({start:u,end:_},W)=>u>(r[a+W-1]?.start??-1/0)&&_<(r[a+W+1]?.end??1/0);if(!s.cells.every(l))return e;const c=[s.cells.
map((u,_)=>a+_),...o.places];return{...o,rows:[s,...o.rows],places:c}}var m=w(11474),L=w(34659),z=w(52332);const O=3.5,p=.3,T=1.25,S=1.1,D=1.15,y=3,h=1.6,f=.8,d=.87,
g=2,E=2,I=8,B=.6,V=8,ht=1.5,ut=3,dt=1.1,Et=.05,Ot=10,Tt=20,yt=100,Lt=2,Yt=2,k=new RegExp(`^(?:[${L.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),nt=new RegExp(
`^${L.v}`,"u"),N=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*J(t){const e=[];let s=[],n=0,i;const o=r=>{r.tabular<(r.isWide?y:Lt)||(r.takeRest(),e.
push(r))};for(const r of t)for(const a of(0,z.l$)(r).flatMap(ct)){(n+=a.length*(1+s.length)+a[0].fragments.length)>=M.y&&(n=0,yield M.Yz);const l=tt(a,r);for(const u of s)
u.isNear(l)||o(u);s=s.filter(u=>u.isNear(l));const c=s.find(u=>u.start<l.end&&u.end>l.start);if(!(c?.takes(l)||!c&&s.some(u=>u.takesGroup(l)))){if(c&&o(c),s=s.filter(
u=>u!==c),!l.isTabular)i=l;else if(l.cells.length<=yt&&s.length<Tt){const u=i&&$t(i,l)?(0,m.X6)(i,l):void 0,_=new Me(u??l);!u||_.takes(l)?s.push(_):s.push(new Me(
l)),i=void 0}}}return s.forEach(o),e}function tt(t,{baseline:e,size:s}){const n=vs(t.length>1?ws(t):t),i=n.length===2&&Mt(n[0],n[1])||zt(n),[o,r]=[n[0].start,n.
reduce((a,l)=>Math.max(a,l.end),-1/0)];return{cells:n,baseline:e,size:s,start:o,end:r,isTabular:n.length>1&&!i&&!pt(n)}}const it=new RegExp("\\p{L}{2}","u"),ct=t=>t.
length>2&&pt(t)&&it.test(N(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function pt([t,...e]){return e.every(({size:s})=>t.size>T*s)&&!/\d/.test(N(t))}const Mt=(t,e)=>k.
test(N(t))||At.test(N(t))&&e.fragments.length>=_t&&Rt.test(e.fragments[0].text)||t.characters===1&&nt.test(`${N(t)} ${N(e)}`),At=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,
_t=4,Rt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");function zt(t){const[e,s]=t.slice(-2);return!s||t.length>Bt||!Ut.test(N(s))||e.fragments.length<mt?!1:
(t.length===Bt?e.fragments:e.fragments.slice(-mt)).every(({text:i})=>Pt.test(i))}const Bt=3,mt=5,Pt=/^\.+$/,Ut=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function ws(t){return t.
some(({fragments:e},s)=>s<t.length-1&&Ee.test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Ee.test(i.text)&&/\d\)?$/.
test(n.text))||!/^[\d(.,-]/.test(N(t[s+1]))?[e]:[(0,m.dJ)(e.fragments.slice(0,-1)),(0,m.dJ)([i])]}):t}const Ee=/^[$\u00a3\u00a5]$/u;function vs(t){if(t.length<2||
!t.some(({characters:s})=>s===1))return t;const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&m.UM.test(N(n))&&/^[\d(.,-]/.test(N(s))?e.push(e.pop().
joined(s)):e.push(s)}return e}class Me{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){this.rows=[e],this.last=e,{start:this.
start,end:this.end}=e}isNear(e){return $t(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-this.last.baseline;if(!e.isTabular||this.
single.length>0||s>V*e.size)return!1;const n=this.rows.at(-2);return(!n||s<ht*(this.last.baseline-n.baseline))&&xs(this.last,e)}takes(e){const s=this.divided(e);
if(!s.isTabular){const i=(s.start<this.start+s.size||this.isCentred(s))&&be(s,this.last);this.areDetails=(this.single.length===0||this.areDetails)&&this.isDetail(
s);const o=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=E&&!(this.single.length<Ot&&o)||i||this.isProse(s)&&!(this.areDetails&&
this.isInCell(s))?!1:(this.single.push(s),!0)}if(this.single.length>E&&!this.areDetails||!Rs(this.last,s))return!1;$t(this.single.at(-1)??this.last,s)||(this.isWide||=
s.cells.length<ut||s.cells.length!==this.last.cells.length);const n=s.baseline-(this.single.at(-1)??this.last).baseline;s.start<this.start+s.size&&n>=f*s.size&&
(this.pitch=Math.min(this.pitch,n));for(const i of this.single)this.rows.push(i);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.start=Math.
min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}divided(e){return(0,m.Jm)(e,this.last)??(e.isTabular||this.isProse(e)?e:(0,m.X6)(e,this.last)??e)}takesGroup(e){
return e.isTabular||this.tabular>g||this.single.length>=E||e.end>this.start||!$t(this.single.at(-1)??this.last,e)||be(e,this.last)?!1:(this.single.push(e),!0)}takeRest(){
const[e]=this.single;if(e&&this.isRepeated(e)){for(const a of this.single){if(!this.isRepeated(a))return;this.rows.push(a)}return}if(e&&this.isRest(e,this.last)){
let a=this.last;for(const l of this.single){if(!this.isRest(l,a))return;this.rows.push(a=l)}return}const s=this.rows.at(-2),n=Math.max(this.pitch,s?this.last.baseline-
s.baseline:0);if(!e||e.baseline-this.last.baseline>d*n||this.tabular<y||e.baseline-this.last.baseline>h*e.size)return;const i=p*e.size,o=({start:a,end:l})=>Math.
abs(e.start-a)<i||Math.abs(e.end-l)<i,r=s&&e.baseline-this.last.baseline<f*e.size&&this.last.baseline-s.baseline<f*e.size;(this.last.cells.slice(1).some(o)||r&&
s.cells.some(o))&&this.rows.push(e)}isRepeated(e){const s=this.rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>h*e.size)return!1;const i=Et*e.size;let[o,r]=[
0,!1];for(let a=1;a<this.rows.length;a++){const[l,c]=[this.rows[a-1],this.rows[a]],u=c.baseline-l.baseline;r||=d*u>n,!c.isTabular&&l.isTabular===s.isTabular&&Math.
abs(c.start-e.start)<i&&Math.abs(u-n)<i&&o++}return r&&o>=Yt}isRest(e,s){return this.tabular<y||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>dt*this.
pitch?!1:this.last.cells.some(({start:n},i)=>i>0&&Math.abs(n-e.start)<Et*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||
e.size>this.last.size)return!1;const i=Et*e.size;if(e.baseline-n.baseline>h*e.size&&(!s||this.isBelowSpace()))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.
rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<i)}isInCell({
start:e,end:s,size:n}){const{cells:i}=this.last,o=i.findIndex(r=>Math.abs(r.start-e)<Et*n);return o>0&&o<i.length-1&&s<i[o+1].start}isCentred({start:e,end:s,size:n}){
return Math.abs(e+s-this.start-this.end)<n}isBelowSpace(){const{single:e,last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>h*n.size)}isProse({cells:e,
start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=I&&n-s>B*(this.end-this.start)}}function be(t,e){const s=({cells:n})=>n.every(({fragments:i})=>i.
every(({style:o})=>o.font.bold));return t.size>T*e.size||t.size>(s(e)?D:S)*e.size&&s(t)}function xs(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=p*
e.size;let o=0;for(const{start:c,end:u}of s.cells){for(;o<n.cells.length&&n.cells[o].end<c;)o++;const _=n.cells[o];if(!_||!(Math.abs(_.start-c)<i||Math.abs(_.end-
u)<i))return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],l=Math.abs(r.end-a.end)<i&&/\d$/.test(N(a));return s.cells.length>=ut||l}const $t=(t,e)=>e.baseline-t.
baseline<=O*Math.max(e.size,t.size);function Rs(t,e){const s=p*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=Se(t,n),
[a,l]=Se(e,i);if((Te(t,n)||Te(e,i))&&Math.min(r,l)-Math.max(o,a)>=s)return!0;r<l?n++:i++}return!1}const Se=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],Te=({
cells:t},e)=>e>0&&e<t.length,Is=1,zs=2,Ae=3,Ds=2,Ns=.12,Ps=.5,Cs=.1,Bs=20,qt=new RegExp("\\p{L}","u");function*Ws(t){const e=t.reduce((s,n)=>s+n.cells.length,0);
for(const{place:s,width:n}of yield*Ys(t)){const[i,o]=[Oe(t,({end:r})=>r<=s),Oe(t,({start:r})=>r>=s)];if(yield e*M.Yz/M.y,Us(i,o)||(yield*Gs(i,o,n)))return[i,o];
if(Hs(i,o))return[i,o]}}function*Ys(t){const e=yield*(0,Y.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:a}]of e.
entries()){i%M.y===M.y-1&&(yield M.Yz);const l=(o-n)/a;l>=Is&&s.push({place:(o+n)/2,width:l}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(
0,Bs)}function Oe(t,e){const s=[];for(const n of t){const i=n.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.
cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.length>1})}return s}function Us([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<Ds||t.cells.
length!==e.cells.length||!qt.test(N(t.cells[0]))?!1:t.cells.every((s,n)=>N(s)===N(e.cells[n]))}function*Gs(t,e,s){const[n,i]=[Le(t),Le(e)],[o,r]=[Ft(n),Ft(i)];if(yield(t.
length+e.length)*M.Yz/M.y,!(o.last<r.first||r.last<o.first)||!Ks(n,i))return!1;const a=e.flatMap(({cells:l})=>l.length>1?[l.slice(0,2)]:[]);return!_e(a)||!$s(a.
map(([l])=>l))?!1:t.some(({cells:l})=>l.length>1)?_e(t.flatMap(({cells:l})=>l.length>1?[l.slice(-2)]:[])):s>=zs&&a.every(([l])=>qt.test(N(l)))}function Hs(t,e){
if(Math.min(t.length,e.length)<Ae||![t,e].some(a=>a.every(({isTabular:l})=>!l)))return!1;const[s,n]=[Ft(t),Ft(e)];if(!(s.last<n.first||n.last<s.first))return!1;
const i=new Map(e.map(({baseline:a,cells:l})=>[a,l[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:a,cells:l}of t){const c=i.get(a);if(!c)continue;const u=(c.baseline-
l[0].baseline)/Math.min(c.size,l[0].size);[o,r]=[Math.min(o,u),Math.max(r,u)]}return r-o>=Cs}const Ks=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.
at(-1).baseline;function Le(t){const e=t.findIndex(({cells:s})=>s.length>1);return e<0?t:t.slice(e)}function Ft(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{
fragments:i}of n)e=Math.min(e,i[0].order),s=Math.max(s,i[0].order);return{first:e,last:s}}function _e(t){if(t.length<Ae)return!1;let e=-1/0;for(const[s,n]of t){
if(Math.min(s.order,n.order)<e)return!1;e=Math.max(s.order,n.order)}return!0}function $s(t){return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<Ns*n)||t.filter(
s=>qt.test(N(s))).length>Ps*t.length}var wt=w(20779);const Fs=1.08,te=1.02,js=.72,Vs=.3,we=2,ks=new RegExp("\\p{L}","u");function*Xs(t){const{rows:e}=t,s=[];let n=0;
for(let i=0;i+2*we<=e.length;i++){if(yield e[i].cells.length*M.Yz/M.y,!xe(e,i))continue;let o=i+2;for(;o+1<e.length&&xe(e,o)&&Zs(e,i,o);)o+=2;if(!(o-i<2*we||!Qs(
e.slice(i,o)))){i>n&&s.push(ve(e.slice(n,i)));for(let r=i;r<o;r+=2)s.push(Js(e[r],e[r+1]));n=o,i=o-1}}return n===0?[t]:n===e.length?s:[...s,ve(e.slice(n))]}function Qs(t){
const e=t.filter((s,n)=>n%2===0).flatMap(({cells:s})=>s.map(N));return new Set(e).size===e.length}const ve=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});
function xe(t,e){const[s,n]=[t[e],t[e+1]];if(!s.isTabular||n.cells.length>s.cells.length||!s.cells.every(r=>ks.test(N(r)))||!(jt(n)>Fs*jt(s))&&!(Vt(n)&&!Vt(s)&&
jt(n)>jt(s)/te))return!1;const o=Re(s,n);return o.every((r,a)=>r>=0&&(a===0||r>o[a-1]))}function Zs(t,e,s){const n=(o,r)=>Math.abs(o.size-r.size)<(te-1)*o.size&&
Vt(o)===Vt(r),i=o=>t[o].baseline-t[o].size*js-t[o-1].baseline;return n(t[e],t[s])&&n(t[e+1],t[s+1])&&i(s+1)<=i(s)*te}const Re=({cells:t,size:e},s)=>s.cells.map(
n=>{const i=Vs*e,o=({start:r,end:a})=>Math.abs(r-n.start)<i||Math.abs(a-n.end)<i||Math.abs(r+a-n.start-n.end)<i;return t.findIndex(o)}),jt=({cells:t})=>t.reduce(
(e,{size:s})=>Math.min(e,s),1/0),Vt=({cells:t})=>t.every(({fragments:e})=>e.every(({style:s})=>s.font.bold));function Js(t,e){const s=Re(t,e),n=t.cells.map((i,o)=>e.
cells.filter((r,a)=>s[a]===o).map(r=>(0,wt.cA)([r])));return new wt.QH([t.cells.map(i=>[(0,wt.cA)([i])]),n])}var vt=w(62897);const qs=1.2,tn=1.6,en=3,sn=2,nn=.5,
on=40,rn=3;function*an(t,e){const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);for(const i of yield*cn(n,(0,vt.Y)(s.map(({size:o})=>o)))){const o=yield*ln(
{...t,isNumber:e},n,i);if(o)return o}}function*ln(t,e,s){const{rows:n,places:i,isNumber:o}=t,r=[];let[a,l]=[0,0];for(let u=0,_;u<n.length;u=_){for(_=u+1;_<n.length&&
e[_-1]<=s;)_++;if(_-u>on)return;yield(_-u)*M.Yz/M.y;const W=Array.from({length:_-u},(rt,lt)=>u+lt);if(W.length>1&&!fn(W,t)&&!hn(W,t)){if(u>0||W.some(rt=>n[rt].cells.
some(o)))return;for(const rt of W)r.push([rt]);continue}W.length>1&&a++,W.slice(1).some(rt=>kt(i[rt]))&&!kt(i[u])&&l++,r.push(W)}return(l===0||a>=nn*r.length)&&
a>=sn&&r.length>=en?r:void 0}function*cn(t,e){const s=yield*(0,Y.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<rn;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=
tn*e&&o>=qs*r&&n.push(r)}return n}function fn(t,{rows:e,places:s,spanning:n,isNumber:i}){const o=(0,vt.K)(t.map(c=>e[c].cells.length)),r=t.filter(c=>e[c].cells.
length===o),a=c=>e[c].cells.length===1||!e[c].cells.some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||a(c)))return!1;const l=t.filter(c=>c<
r[0]&&kt(s[c])).length;return l===0||l===t.filter(c=>c>r[0]&&kt(s[c])).length}function hn(t,{rows:e,places:s,spanning:n,isNumber:i}){return t.some(r=>n.has(r))||
t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>{const[a,l]=[e[r-1],e[r]];return l.baseline-a.baseline<f*Math.min(l.size,a.size)&&s[r].every(u=>!s[r-
1].includes(u))})}const kt=t=>t.length===1&&t[0]===0,un=1.6,ee=.95,dn=.1,gn=1.2,pn=.4,Ct=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
mn=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),yn=/^\d{1,3}\.?$/,se=new RegExp("^\\p{Ll}","u"),En=/\w@\w|^\w{2,5}:\/\/|^www\./,Mn=/^[\p{Lu}\p{N}]/u,
Wt=2,bn=2;function*Ie(t){const{rows:e}=t,s=yield*an(t,r=>Ct.test(N(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>xn(r)||_n(r,t.places[a])),o=Sn(t,i);for(const r of e.
keys()){const a=r<i;r>0&&(a?wn(t,r)&&!Rn(t,r,i):De(t,r,i)||Tn(t,r,o)||An(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function Sn(t,e){const{rows:s,places:n}=t;
let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!De(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function Tn({rows:t,places:e,
count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>d*i||e[n][0]===0||!Xt(o,r)||Ln(o,r)?!1:e[n].every((a,l)=>{const c=o.cells[e[n-1].indexOf(
a)];return c!==void 0&&(s>Wt||!(ze(c)&&ze(r.cells[l])))})}function An({rows:t,places:e},s,n){const[i,o,r]=[t[s-1],t[s],t[s+1]],a=o.baseline-i.baseline;return o.
cells.length>1||e[s][0]!==0||i.cells.length===1||e[s-1][0]!==0||n===1/0||a>d*n||!Xt(i,o)||o.size>i.size||r&&r.baseline-o.baseline<gn*a?!1:Math.abs(i.start-o.start)<
dn*o.size&&On(i.cells[0],o.cells[0])}const On=(t,e)=>!e.fragments.some(({style:s})=>s.font.bold)||t.fragments.every(({style:s})=>s.font.bold),Ln=(t,e)=>[t,e].every(
({cells:s})=>s.length>1&&Ct.test(N(s.at(-1))))&&new RegExp("\\p{L}","u").test(N(e.cells.at(-2))),ze=({fragments:t})=>t.length>1&&Ct.test(t.at(-1).text);function _n({
cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>Ct.test(N(i))||mn.test(N(i)));return n.length>0&&2*n.length>=s.length}const Xt=(t,e)=>e.baseline-t.baseline<=
un*Math.max(e.size,t.size),wn=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Xt(t[n-1],t[n])&&!(s===Wt&&t[n-1].cells.length===Wt&&t[n].cells.length===
Wt)&&!vn({rows:t,count:s},n);function vn({rows:t,count:e},s){const[n,i,o]=[t[s-1],t[s],t[s+1]];return n.cells.length!==e||i.cells.length!==e||i.baseline-n.baseline<
ee*(o.baseline-i.baseline)?!1:[n,i].some(({cells:r})=>r.slice(1).some(a=>Ct.test(N(a))))}const xn=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.
endsWith(":"));function Rn({rows:t,places:e,count:s},n,i){const{cells:o}=t[n],r=o.length===Wt&&s>Wt&&yn.test(N(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;
const a=t[i+1];if(!a||t[n-1].cells.length===1||se.test(N(t[n].cells[0])))return!1;const l=t[n].baseline-t[n-1].baseline;return l>ee*(t[i].baseline-t[n].baseline)&&
l>ee*(a.baseline-t[i].baseline)}const ne=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function De({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];
if(s===n||!Xt(i,o))return!1;const r=_=>se.test(ne(_))&&!En.test(ne(_)),a=_=>Mn.test(ne(_));if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;
const c=({cells:_})=>_.every(W=>!Ct.test(N(W))),u=e[s].every(_=>e[s-1].includes(_));return c(o)&&u?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&se.test(
N(o.cells[0]))}function*In(t){if(!t.some((a,l)=>l>0&&a.length>1&&a.every(zn)))return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===
1)return[t];const s=t.flatMap((a,l)=>a.flatMap(c=>c.segments.map(u=>({segment:u,column:l,line:c.baseline})))),n=yield*(0,Y.p9)(s,(a,l)=>a.line-l.line||a.column-
l.column),i=[],o=[];for(let a=0,l;a<n.length;a=l){const{line:c,segment:u}=n[a];for(l=a+1;l<n.length&&n[l].line-c<pn*u.size;)l++;const _=n.slice(a,l).sort((rt,lt)=>rt.
column-lt.column);o.push(_.map(({column:rt})=>rt));const W=_.map(rt=>rt.segment);i.push({cells:W,baseline:c,size:u.size,start:W[0].start,end:W.at(-1).end,isTabular:_.
length>1}),i.length%M.y===0&&(yield M.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*Ie(r)).map(a=>Ne(r,a))}const zn=({segments:t})=>t.
length===1&&(t[0].characters<=bn||Ct.test(N(t[0])));function Ne({count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;
for(const[a,l]of e[o].cells.entries()){const c=s[o][a],u=r.get(c);u?u.push(l):r.set(c,[l])}for(const[a,l]of r)i[a].push((0,wt.cA)(l))}return i}const Dn=/^[-\u2010-\u2013\u2212+(]$/u,
Nn=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Pn=/^[-\u2010-\u2013\u2212(]$/u,Cn=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Bn=/\d[)%]?$/,Wn=.6;function*Yn(t){const e=[];
for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*M.Yz/M.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.
length*M.Yz/M.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=Un(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:Pe(t,s)}function Un(t,e){const s=t.
filter(u=>u.has(e)),n=s.map(u=>u.get(e)),i=n.map(N);if(i.length===0)return;const o=s.every(u=>Bn.test(ie(u,e-1))),r=s.every(u=>Cn.test(ie(u,e+1))),a=u=>i.every(
_=>Pn.test(_))&&!t.some(_=>!_.has(e)&&/\d/.test(ie(_,u))),l=(u,_)=>(_.start-u.end)/u.size;return o&&i.every(u=>Nn.test(u))&&!a(e-1)&&(s.every((_,W)=>l(_.get(e-1),
n[W])<Wn)||s.every(_=>!_.has(e+1)))?e-1:!r||!i.every(u=>Dn.test(u))||a(e+1)?void 0:s.every((u,_)=>{const[W,rt]=[u.get(e-1),u.get(e+1)];return!W||!/\d/.test(N(W))||
l(n[_],rt)<l(W,n[_])})?e+1:void 0}const ie=(t,e)=>{const s=t.get(e);return s?N(s):""};function Pe(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(
r)?-1:n++);for(const[r,a]of e)s[r]=s[a];const i=[],o=t.rows.map((r,a)=>{const l=[],c=[];for(const[u,_]of r.cells.entries()){const W=s[t.places[a][u]];c.at(-1)===
W?l.push(l.pop().joined(_)):(l.push(_),c.push(W))}return i.push(c),l.length===r.cells.length?r:{...r,cells:l,isTabular:l.length>1}});return{...t,count:n,rows:o,
places:i}}const Gn=3,Hn=3,Kn=/\d/,$n=new RegExp("\\p{L}","u"),Fn=/^(?:19|20)\d\d$/;function*Ce(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((a,l)=>[t.places[o][l],a]))),yield r.length*M.Yz/M.y;const s=kn(e),n=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const a of r.keys())n[a].push(o);const i=Xn(e,s,n);for(let o=0;o<t.count;o++){yield e.length*M.Yz/M.y;const r=n[o];if(i.has(o)||!Be(r,s)&&!Qn(r,e,
o,t.count))continue;const a=Zn(e,r,o);a!==void 0&&!i.has(a)&&![...i.values()].includes(o)&&i.set(o,a)}return(s>0||Vn(e))&&(yield*jn(e,n,i)),i.size===0?t:Pe(t,i)}
function*jn(t,e,s){const n=t[0];if(n.size<Gn||t.some(({size:o})=>o>n.size))return;const i=new Set([...s.keys(),...s.values()]);for(const[o,r]of e.entries()){if(yield t.
length*M.Yz/M.y,n.has(o)||i.has(o))continue;const a=[o-1,o+1].find(l=>n.has(l)&&!i.has(l)&&!r.some(c=>t[c].has(l)));a!==void 0&&(s.set(o,a),i.add(o).add(a))}}function Vn([
t,e]){const s=n=>n.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(s)&&![...e.values()].some(s)}function kn(t){const e=n=>[...n.
values()].some(i=>Kn.test(N(i))&&!Fn.test(N(i))),s=t.findIndex(e);return s>Hn?0:s}function Xn(t,e,s){const n=[...s.keys()].filter(o=>!Be(s[o],e)),i=new Map;for(const o of t.
slice(0,e)){const r=[...o.keys()],a=(l,c)=>l!==n[c]&&(n.includes(l)||i.has(l));if(!(r.length!==n.length||r.some(a)))for(const[l,c]of r.entries())c!==n[l]&&i.set(
c,n[l])}return i}const Be=(t,e)=>t.length>0&&t.every(s=>s<e);function Qn(t,e,s,n){return t.every(i=>{const o=e[i];return i>0&&2*o.size<n&&[...o.keys()][0]===s&&
$n.test(N(o.get(s)))})}function Zn(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(a=>a.get(i)??[]);if(o.length===0||e.some(a=>t[a].has(i)))return[];const r=a=>o.
reduce((l,{start:c,end:u})=>Math.min(l,Math.max(c-a.end,a.start-u)),1/0);return[{beside:i,distance:e.reduce((a,l)=>a+r(t[l].get(s)),0)}]}).sort((i,o)=>i.distance-
o.distance)[0]?.beside}const Jn=1.3,oe=.3,qn=.5,We=2,Qt=12,ti=3,ei=new RegExp("\\p{L}|^[%#]$","u"),Ye=/\d/,Ue=/^[^\p{L}]{0,4}\d/u,Ge=2,He=3;function*Ke(t){const{
rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){const o=ni(e,i),r=o||$e(e,i);if(!r&&!ii(e,i))continue;yield Qt*M.Yz/M.y;const a=e.slice(Math.max(n,i-Qt),i),l=o?
e.slice(i,i+Qt):si(e,i);!ri(a,l)||!(r||oi(a,e[i]))||(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:Zt(i)}))}const Zt=t=>t.
filter(({isTabular:e})=>e).length;function si(t,e){let s=e+1;for(;s<t.length&&s<e+Qt&&!$e(t,s);)s++;return t.slice(e,s)}function ni(t,e){const[s,n]=[t[e-1],t[e]],
i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||n.cells.length<ti||i.cells.length>n.cells.length||!s.isTabular||!s.cells.slice(1).some(r=>Ye.test(N(r))))return!1;
const o=r=>!Ye.test(N(r))&&ei.test(N(r));return n.cells.every(o)&&i.cells.slice(1).some(r=>Ue.test(N(r)))}function ii(t,e){const[s,n]=[t[e-1],t[e]],i=n.cells.at(
-1).end,o=({cells:r,size:a})=>r.length===Ge&&Math.abs(r[1].end-i)<oe*a&&Ue.test(N(r[1]));return e+He>t.length||o(s)?!1:t.slice(e,e+He).every(o)}function oi(t,{cells:e,
size:s}){const n=re(t);return n.cells.length>Ge&&!n.cells.some(i=>Fe(i,e.at(-1),oe*s))}function $e(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;
return s(e)>Jn*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function ri(t,e){if(Zt(t)<We||Zt(e)<We)return!1;const[s,n]=[re(t),re(e)],i=oe*Math.min(s.size,n.size);
return n.cells.filter(r=>s.cells.some(a=>Fe(a,r,i))).length<=qn*Math.max(s.cells.length,n.cells.length)}const Fe=(t,{start:e,end:s},n)=>Math.abs(t.start-e)<n||Math.
abs(t.end-s)<n||Math.abs(t.start+t.end-e-s)<n,re=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),ai=.3,li=1.25,ci=1.5,fi=2,hi=/:$/,ui=({cells:t})=>t.some(
({fragments:e})=>e.some(({text:s})=>hi.test(s)));function*di(t){const{rows:e}=t,s=[];for(const c of e)s.push(ui(c)),yield c.cells.reduce((u,{fragments:_})=>u+_.
length,0)*M.Yz/M.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<fi)return[t];if(s.slice(n).filter(Boolean).length>ai*o.length)return[t];const a=i.
slice(1).map((c,u)=>c.baseline-i[u].baseline),l=a.length>0?(0,j.Kf)(a):ci*i[0].size;return o[0].baseline-i.at(-1).baseline<li*l?[t]:[i,o].map(c=>({rows:c,tabular:Zt(
c)}))}var je=w(4186),Dt=w(5609);const gi=.999,Ve=2,pi=200,mi=2.5,ae=.5;function*yi(t,e){const s=e.filter(({style:{frame:lt}})=>Math.abs(lt.sin)>gi&&!lt.vertical);
if(s.length<Ve||t.frame.cos!==1||t.spans)return t;yield e.length*M.Yz/M.y;const n=yield*(0,U.q9)(s),i=Ei(t.rows);if(n.length>pi||i.some(({start:lt,end:gt})=>lt>
gt))return t;yield i.length*n.length*M.Yz/M.y;const r=bi(n,i,Mi(t.rows[0]));if(!r)return t;const a=e.filter(lt=>Ti(lt,r,i,t)),l=yield*(0,Dt._I)(yield*(0,U.q9)(a)),
c=yield*Ai(r,l,i),[u,..._]=t.rows,W=u.every((lt,gt)=>lt.length===0||c[gt].length===0&&Oi(lt,r)),rt=W?c.map((lt,gt)=>lt.length>0?lt:u[gt]):c;return new wt.QH([rt,
...W?_:t.rows])}function Ei(t){return t[0].map((e,s)=>{const n=t.flatMap(i=>i[s].filter(({frame:o})=>o.cos===1));return{start:(0,vt.Y)(n.map(({start:i})=>i)),end:(0,vt.
K)(n.map(({end:i})=>i))}})}const Mi=t=>(0,vt.Y)(t.flat().map(({top:e})=>e));function bi(t,e,s){const n=[];for(const l of t){const c=(0,je.L)(l.frame,l.start,l.end,
l.top,l.bottom),u=Si(c.x+c.width/2,e);u!==void 0&&c.y+l.size<=s&&n.push({name:l,box:c,column:u})}const i=n.filter(({name:l,box:c})=>s-c.y-c.height<=mi*l.size),o={
top:(0,vt.Y)(i.map(({box:l})=>l.y)),bottom:(0,vt.K)(i.map(({box:l})=>l.y+l.height))},r=n.filter(({box:l})=>l.y<o.bottom&&l.y+l.height>o.top),a=new Map;for(const{
name:l,column:c}of r){const u=a.get(c);u?u.push(l):a.set(c,[l])}return a.size<Ve?void 0:{byColumn:a,...o}}function Si(t,e){const s=e.map(({start:a,end:l})=>Math.
abs((a+l)/2-t)),n=s.indexOf((0,vt.Y)(s)),{start:i,end:o}=e[n],r=Math.min(i-(e[n-1]?.end??-1/0),(e[n+1]?.start??1/0)-o);return t>i-r&&t<o+r?n:void 0}function Ti({
style:t,box:e},{byColumn:s,top:n,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:a}=t,l=e.y+e.height/2;if(l<n-ae*a||l>i+ae*a)return!1;const c=o.findIndex(
({end:_})=>e.x<_),u=o[c+1]?.start??1/0;return c>=0&&!s.has(c)&&e.x>o[c].start-a&&e.x+e.width<u}function*Ai({byColumn:t},e,s){const n=s.map(()=>[]);for(const i of e)
n[s.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)n[i]=yield*(0,Dt._I)(yield*(0,Y.p9)(o,(r,a)=>r.baseline-a.baseline||r.start-a.start));return n}const Oi=(t,{
top:e,bottom:s})=>t.every(({baseline:n,size:i})=>n>e&&n<s+ae*i),Li=2,_i=.6,wi=.1,vi=.5,xi=60,Ri=3,Ii=/^(?:19|20)\d\d$/,zi=/^[^\d\s]{1,3}$/,le=t=>{const e=N(t);return new RegExp(
"\\p{L}","u").test(e)||Ii.test(e)||zi.test(e)};function*Di(t){const[e,s,...n]=t;if(!e||!s||t.length<Ri||e.cells.length>=s.cells.length||s.baseline-e.baseline>Li*
Math.max(e.size,s.size)||!e.cells.every(le)||!s.cells.every(le)||n.every(({cells:l})=>l.every(le)))return;const i=yield*b(t.slice(1)),o=i&&(yield*Ce(i));if(!o||
o.count>xi||o.spanning.has(0))return;const r=yield*Ci(e.cells,yield*Z(o),o);return!r||!Ni(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(
([l])=>l),...o.places],spanning:new Set([0,...[...o.spanning].map(l=>l+1)])},spans:r}}const Ni=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([s,n])=>s===n||e.filter(i=>i>=
s&&i<=n).length>n-s);function Pi({rows:t,places:e}){const s=t[0].cells.map(N),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-
i)%o===0&&s.every((l,c)=>c<i+o||l===s[c-o])))continue;const a=(s.length-i)/o;return Array.from({length:a},(l,c)=>[n[i+c*o],n[i+(c+1)*o-1]])}return[]}function*Ci(t,e,s){
const n=Pi(s),i=new Set(s.places[0]),o=[],r=(c,[u,_])=>c.start<e[_].end&&c.end>(e[u-1]?.end??-1/0),a=t.slice(-n.length),l=n.length>0&&a.length===n.length&&a.every(
(c,u)=>r(c,n[u]));for(const[c,u]of t.entries()){const _=l?n[c-(t.length-n.length)]:void 0,W=t[c+1]?.start??1/0,rt=(o.at(-1)?.[1]??-1)+1,lt=_??Bi(u,e,rt,i)??(yield*Yi(
u,e,[rt,W]));if(!lt||lt[0]<=(o.at(-1)?.[1]??-1))return;o.push(lt)}return o}function Bi(t,e,s,n){const[i,o]=[e[s],e[s+1]];return i&&o&&!n.has(s)&&t.start>i.end&&
t.end<o.start?[s,s]:void 0}function Wi(t,e,s){const n=s.find(([a,l])=>a===l);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*Yi(t,e,[s,n]){const i=_i*t.size,o=[];for(let c=s;c<e.length&&!(e[c].start>t.end);c++){yield(e.length-c)*M.Yz/M.
y;for(let u=c;u<e.length&&e[u].start<n;u++){const[_,W]=[e[c].start,e[u].end];if(c<u&&(t.start<_-i||t.end>W+i))continue;const rt=Math.abs(_+W-t.start-t.end)/2<=i+
wi*(W-_),lt=c===u&&(Math.abs(_-t.start)<i||Math.abs(W-t.end)<i),gt=Math.abs(_-t.start)<i&&t.end>e[u].start;(rt||lt||gt)&&o.push([c,u])}}const r=([c,u])=>t.end-t.
start>=vi*(e[u].end-e[c].start),a=o.find(([c,u])=>u>c&&r([c,u]));if(a&&Wi(t,e,o))return a;const[l]=yield*(0,Y.p9)(o,([c,u],[_,W])=>u-c-(W-_));return l}const Ui=3,
ke=2,Gi=.05,Hi=.3,Ki=6,$i=.4,Fi=3,ce=2,ji=4,Vi=4,ki=new Set,Xi=new RegExp("^\\p{Ll}","u"),Xe=/\d/,Qe=new RegExp("\\p{L}","u");function*Ze(t,e){const s=[];for(const i of e)
for(const o of yield*J(i))for(const r of yield*fe(o,Vi))for(const a of yield*Xs(r))a instanceof wt.QH?s.push(a):(0,j.RZ)(s,yield*Qi(a));if(s.length===0)return{blocks:s,
outside:t};let n=yield*Je(s,t);for(const[i,o]of s.entries()){const r=o instanceof wt.QH?yield*yi(o,n):o;r!==o&&(s[i]=r,n=yield*Je([r],n))}return{blocks:s,outside:n}}
function*Je(t,e){const s=new Set;for(const{lines:n}of t)for(const{segments:i}of n)for(const o of i)for(const r of o.fragments)s.add(r);return yield M.Yz,e.filter(
n=>!s.has(n))}function*fe(t,e){if(e===0)return[t];let s=[t];const n=yield*Ws(yield*(0,m.KT)(t.rows));if(!n&&(s=yield*Ke(t)).length>1){const o=[];for(const r of s)
o.push(yield*fe(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*J(o.map(a=>({...a,gutters:ki}))))
(0,j.RZ)(i,yield*fe(r,e-1));return i}function*Qi(t){const e=yield*Ke(t);if(e.length>1){const s=[];for(const n of e)(0,j.RZ)(s,yield*qe(n));if(s.length>=e.length&&
s.every(n=>n instanceof wt.QH))return s}return yield*qe(t)}function*qe(t){const e=[];for(const s of yield*di(t)){const n=s.tabular<ke?void 0:yield*Zi(s);n&&e.push(
n)}return e}function*Zi(t){const e=yield*(0,m.KT)(t.rows),s=yield*Di(e),n=s?.columns??(yield*b(e));if(!n||to(n))return;const i=yield*Yn(s?n:yield*Ce(n)),{rows:o}=i,
r=i.places.reduce((lt,gt)=>lt+gt.length,0),a=r>=Hi*i.count*o.length,l=Ji(i),c=(t.tabular>=Ui||l)&&i.count>1&&i.conflicts<=Gi*r&&a&&!qi(o);if(!a)return new wt.xE(
o,o.map(lt=>lt.cells.map(gt=>[(0,wt.cA)([gt])])));const u=c&&!l?yield*Ie(i):o.map((lt,gt)=>[gt]),_=[];let W=0;for(const lt of u)_.push(Ne(i,lt)),!((W+=i.count)<
M.y)&&(W=0,yield M.Yz);const rt=u[0].length===1&&i.count===n.count?s?.spans:void 0;return c?new wt.QH(_,rt):new wt.xE(o,_)}function Ji({rows:t,count:e,conflicts:s,
spanning:n}){if(t.length!==ke||s>0||n.size>0||t.some(({cells:u})=>u.length!==e))return!1;const i=({fragments:u})=>u.at(-1).text.endsWith(":"),o=({cells:u})=>u.every(
(_,W)=>i(_)===(W%ce===0));if(e%ce===0&&t.every(o))return!0;if(e===ce)return!1;const[r,a]=t.map(({cells:u})=>u.map(N)),l=r.every(u=>Qe.test(u))&&a.every(u=>Xe.test(
u)&&!Qe.test(u));return r.some(u=>Xe.test(u))&&!l?!1:t.reduce((u,{cells:_})=>u+_.reduce((W,{fragments:rt})=>W+rt.length,0),0)<=ji*e*t.length}const qi=t=>t.every(
({cells:e})=>e.every(({fragments:s})=>s.every(n=>n.isTyped)));function to({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));
for(const[i,{cells:o}]of t.entries())for(const[r,a]of o.entries()){const l=n[s[i][r]];l.lines++,l.words+=a.fragments.length,Xi.test(a.fragments[0].text)&&l.going++}
return n.some(({lines:i,words:o,going:r})=>i>=Fi&&o>Ki*i&&r>=$i*i)}const eo=3,so=4,no=.6,io=.05,oo=.9,ro=1.75,Gt=.1,ts=1,ao=.4,lo=2;function*co(t){const e=new Set,
s=yield*fo(t);if(s.length===0)return e;const n=yield*(0,Y.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of s)if(yield*uo(i,n))for(const{fragments:o}of i)for(const r of o)
e.add(r);return e}function*fo(t){const e=[];for(let s=0,n;s<t.length;s=n){for(n=s+1;n<t.length&&ho(t[n-1],t[n]);)++n%M.y===0&&(yield M.Yz);if(s%M.y===0&&(yield M.
Yz),n-s<eo)continue;const i=t.slice(s,n),o=i.reduce((l,{fragments:c})=>l+c.length,0),[r,a]=i.reduce(([l,c],{start:u,end:_})=>[Math.max(l,_-u),c+_-u],[0,0]);o>=so*
i.length&&a>=no*r*i.length&&e.push(i)}return e}function ho(t,e){const{size:s}=t,n=e.baseline-t.baseline;return e.frame===t.frame&&e.size===s&&Math.abs(e.start-t.
start)<io*s&&n>=oo*s&&n<=ro*s}function*uo(t,e){const s=new Set(t),{frame:n,size:i,baseline:o}=t[0],r=t.at(-1).baseline+Gt*i,a=t[0].start-ts*i,l=t.reduce((bt,Nt)=>Math.
max(bt,Nt.end),-1/0)+ts*i;let c=mo(e,o-Gt*i);const u=t.map(({baseline:bt})=>bt);let[_,W,rt,lt,gt]=[0,0,0,0,-1/0];const xt=new Set;for(;c<e.length&&e[c].baseline<=
r;c++){c%M.y===M.y-1&&(yield M.Yz);const bt=e[c];if(!(s.has(bt)||bt.frame!==n)){if(bt.end>a&&bt.start<l)return!1;for(bt.baseline-gt>Gt*i&&([rt,gt]=[0,bt.baseline]),
++rt===go&&_++,lt|=bt.end<=a?1:2;W<u.length&&u[W]<bt.baseline-Gt*i;)W++;W<u.length&&Math.abs(u[W]-bt.baseline)<=Gt*i&&xt.add(W)}}return _>=lo&&lt!==po&&xt.size<=
ao*t.length}const go=2,po=3;function mo(t,e){let s=0;for(let n=t.length;s<n;){const i=s+n>>1;t[i].baseline<e?s=i+1:n=i}return s}const es=4,yo=8,Eo=4,Mo=.7,bo=2.5,
So=.8,To=1e6;function Ao(t){return ss(t,yo,{left:To})}function*ss(t,e,s){if(e===1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const l=t[o].segments.
length>1&&s.left>0?yield*Oo(t,o,s):void 0;if(++i%M.y===0&&(yield M.Yz),r=l?.to??o+1,!l)n.push(t[o]);else{for(const c of l.left)n.push(c);for(const c of yield*ss(
l.right,e-1,s))n.push(c)}}return n}const ns=200;function*Oo(t,e,s){const[n,i]=t[e].segments,o=n.size;let r=n.end,a=i.start;const l=[],c=[];let u=e;for(;u<t.length;u++){
const W=t[u];s.left-=W.segments.length,(u-e)%ns===ns-1&&(yield M.Yz);const rt=u===e?0:W.baseline-t[u-1].baseline;if(W.frame!==n.frame||rt<0||rt>bo*o)break;const lt=W.
segments.filter(Nt=>Nt.start<r),gt=W.segments.slice(lt.length),xt=(0,vt.K)(lt.map(Nt=>Nt.end),r),bt=(0,vt.Y)(gt.map(Nt=>Nt.start),a);if(bt-xt<So*o||lt.length>1)
break;[r,a]=[xt,bt],(0,j.RZ)(l,lt),gt.length>0&&c.push(gt)}const _=c.map(([W])=>W);if(!(l.length<es||c.length<es||!is(l)||!is(_)))return{left:l.map(W=>new Dt.N1(
W)),right:c.map(Lo),to:u}}function Lo([t,...e]){const s=new Dt.N1(t);for(const n of e)s.add(n);return s}function is(t){const e=t.reduce((o,{fragments:r})=>o+r.length,
0),s=(0,vt.Y)(t.map(o=>o.start)),n=(0,vt.K)(t.map(o=>o.end))-s,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Eo*t.length&&i>=Mo*n*t.length}const It=2,os=1e3,he=3,
_o=100,rs=10;function*as(t){const e=yield*fs(t.filter(({isVertical:a})=>!a)),s=yield*fs(t.filter(({isVertical:a})=>a));if(e.length+s.length<he||e.length+s.length>
os)return[];const n=[...e.keys(),...s.keys()].map((a,l)=>l),i=a=>{let l=a;for(;n[l]!==l;)l=n[l]=n[n[l]];return l};for(const[a,l]of e.entries()){yield M.Yz;for(const[
c,u]of s.entries())Ht(l,u.at)&&Ht(u,l.at)&&(n[i(e.length+c)]=i(a))}const o=new Map;for(const[a,l]of[...e,...s].entries()){const c=o.get(i(a))??{rows:[],columns:[]};
o.set(i(a),c),(l.isVertical?c.columns:c.rows).push(l)}const r=[];for(const a of o.values()){if(a.rows.length===0||a.columns.length===0)continue;const[l,c]=[ls(a.
columns,a.rows),ls(a.rows,a.columns)];for(const u of yield*wo(ue(c,l)))u.xs.length>=he&&u.ys.length>=he&&r.push(u)}return r}const ue=(t,e)=>({rows:t,columns:e,xs:hs(
e),ys:hs(t)});function*wo({rows:t,columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,e],a=0;for(let l=1;l<Math.min(n.length-2,_o);l++){yield(1+e.length)*M.Yz/M.y;const c=n[l];
if(l-a<2)continue;const u=r.filter(W=>W.from<c-It),_=r.filter(W=>W.to>c+It);vo(u,_,s)||(i.push(ue(o.filter(W=>W.at<c+It),u)),[o,r]=[o.filter(W=>W.at>c-It),_],a=
l)}return[...i,ue(o,r)]}function vo(t,e,s){const n=({at:r})=>r>s[0]+It&&r<s.at(-1)-It,[i,o]=[t.filter(n),e.filter(n)];for(let r=0,a=0;r<i.length&&a<o.length;){const l=i[r].
at-o[a].at;if(Math.abs(l)<It)return!0;l<0?r++:a++}return i.length===0||o.length===0}function ls(t,e){const{isVertical:s}=t[0],[n,i]=[(0,vt.Y)(e.map(({at:l})=>l)),
(0,vt.K)(e.map(({at:l})=>l))],[o,r]=[cs(e.map(l=>l.from)),cs(e.map(l=>l.to))],a=[...t];return o<t[0].at-rs&&a.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).
at+rs&&a.push({isVertical:s,at:r,from:n,to:i}),a}const cs=t=>t.sort((e,s)=>e-s)[t.length>>1],Ht=({from:t,to:e},s)=>t-It<=s&&s<=e+It;function*fs(t){const e=yield*(0,Y.
p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<It;)i++;if(s.length>os)return s;
n%M.y===M.y-1&&(yield M.Yz);const a=yield*(0,Y.p9)(e.slice(n,i),(c,u)=>c.from-u.from);let l;for(const c of a)l&&c.from<=l.to+It?l.to=Math.max(l.to,c.to):(l&&s.push(
{isVertical:r,at:o,...l}),l={from:c.from,to:c.to});l&&s.push({isVertical:r,at:o,...l})}return s}function hs(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.
at(-1)>=It)&&e.push(s);return e}var xo=w(60660);const Ro=1,Io=3,de=2,zo=.4,Do=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function No({
lines:t,element:e}){if(t.length<de||!e)return!1;const s=e.type==="P",n=s?Io:Ro;let i=0;for(const[o,{segments:r,baseline:a,size:l}]of t.entries()){!s&&o>0&&a<t[o-
1].baseline+zo*l&&(i=de);let c,u=!1;for(const{fragments:_}of r)for(const W of _)u||=c!==void 0&&Math.abs(W.start-c.end)>=n*W.style.size,c=W;u&&i++}return i>=de&&
!Bo(e)}const Po=({element:t})=>t!==void 0&&Co.test(t.type),Co=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function Bo(t){for(const{type:e}of(0,xo.Hy)(t))if(Do.
test(e))return!0;return!1}function*Wo({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,j.RZ)(e,n.fragments);return yield*(0,Y.p9)(e,(s,n)=>s.
order-n.order)}const us=300,Yo=5,Uo=.6,Go=20,ds=5,Ho=3;function*gs(t){return t.length<3||t.length>us||!$o(t)?t:yield*Fo(t)}function Ko(t){if(t.length<2||t.length>
us)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;n=Math.max(n,t[r].bottom),i+=ps(t[r]),s.push({bottom:n,
words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Go);r++){o=Math.min(o,t[r-1].top);const a=s[t.length-1-r];if(a.words<Math.max(ds,i-a.words))return t;if(a.bottom<=
o)return[...t.slice(r),...t.slice(0,r)]}return t}function ge(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const ps=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.length,0),0);function $o(t){let e=0,s=0,n;for(const i of t)
ps(i)<ds||(n&&ge(n,i)?e++:n&&ge(i,n)&&n.top-i.bottom<Ho*n.lines[0].size&&s++,n=i);return s>=Yo&&s>Uo*(e+s)}function*Fo(t){const e=t.length,s=new Int32Array(e),n=t.
map(()=>[]);for(let r=0;r<e;r++){yield M.Yz;for(let a=0;a<e;a++)r!==a&&jo(t,r,a)&&(n[r].push(a),s[a]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;
for(const a of i)(r<0||s[a]<s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function jo(t,e,s){const n=t[e],i=t[s];if(n.frame!==i.frame)
return!1;if(ge(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.some(a=>a!==n&&a!==i&&a.frame===n.
frame&&a.top<r&&a.bottom>o&&a.start<n.end&&a.end>i.start)}const Vo=.4,ko=1;function*Xo(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+
1},()=>[]),n=yield*(0,Y.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,end:l,baseline:c,style:u}=r,_=Qo(
(a+l)/2,e);if(s[_].push(r),i&&i.column!==_&&c-i.fragment.baseline<=Vo*u.size&&a-i.fragment.end<ko*u.size)return;i={fragment:r,column:_},o%M.y===M.y-1&&(yield M.
Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function Qo(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}const Zo=100,Jo=2e4,
qo=1/2,tr=1/20,er=.999,ms=1,sr=2,nr=1,ir=20,or=2e4;function*rr(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>Zo||(i.xs.length-1)*(i.ys.length-1)>Jo)
continue;const{cells:o,others:r}=yield*ar(n,i),a=yield*dr(o,i);a&&(s.push(a),n=r)}return{tables:s,outside:n}}function*ar(t,e){const{rows:s,columns:n,xs:i,ys:o}=e,
r=new Map,a=[];let l=0,c=0;for(const rt of t){const{frame:lt}=rt.style,gt=(0,je.L)(lt,rt.start,rt.end,rt.top,rt.bottom),[xt,bt]=[gt.x+gt.width/2,gt.y+gt.height/
2],Nt=xt>i[0]&&xt<i.at(-1)&&bt>o[0]&&bt<o.at(-1),Hr=lt.cos===1&&lt.sin===0||Math.abs(lt.sin)>er,Kt=Nt&&Hr&&!lt.vertical?fr(e,xt,bt):void 0;if(!Kt)a.push(rt);else{
const ye=r.get(Kt.first)??{...Kt,fragments:[]};r.set(Kt.first,ye),ye.fragments.push(rt),(ye.last!==Kt.last||n.some(Kr=>hr(gt,Kr,bt)))&&l++}c+=Nt?s.length+n.length:
1,!(c<or)&&(c=0,yield M.Yz)}const u=t.length-a.length;if(l>tr*u)return{cells:new Map,others:[...t]};if(u===0||a.length===0)return{cells:r,others:a};const _=yield*lr(
a,e,r);for(const[rt,lt]of _)r.set(rt,{first:rt,last:rt+i.length+1,fragments:lt});const W=new Set([..._.values()].flat());return{cells:r,others:W.size===0?a:a.filter(
rt=>!W.has(rt))}}function*lr(t,e,s){const n=new Map;for(const[o,r]of t.entries()){o%M.y===M.y-1&&(yield M.Yz*(e.rows.length+e.columns.length)/ir);const a=r.style.
frame.cos===1?cr(r,e):void 0;if(!a||!s.has(a.cell)||s.has(a.cell-1))continue;const l=n.get(a.cell-1)??{border:a.border,own:[]};n.set(a.cell-1,l),l.own.push(r)}const i=new Map;
for(const[o,{border:r,own:a}]of n){let l=r;const c=[];for(const u of yield*(0,Y.p9)(a,(_,W)=>W.end-_.end)){if(c.length>0&&l-u.end>nr*u.style.size)break;l=u.start,
c.push(u)}i.set(o,c.sort((u,_)=>u.order-_.order))}return i}function cr({box:t},{rows:e,columns:s,xs:n,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<n[0]||
r<i[0]||r>i.at(-1))return;const[,a]=pe(s,o,r),[l,c]=[Jt(i,r),a?Jt(n,a.at):0];if(!a||c===0||c===n.length-1)return;const u=_=>e.some(W=>Math.abs(W.at-_)<sr&&Ht(W,
(n[c]+n[c+1])/2));if(!(!u(i[l])||!u(i[l+1])))return{cell:l*n.length+c,border:a.at}}function fr({rows:t,columns:e,xs:s,ys:n},i,o){const[r,a]=pe(e,i,o),[l,c]=pe(t,
o,i);if(!r||!a||!l||!c)return;const u=(_,W)=>Jt(n,_.at)*s.length+Jt(s,W.at);return{first:u(l,r),last:u(c,a)}}function pe(t,e,s){let n;for(const i of t)if(Ht(i,s)){
if(i.at>e)return[n,i];n=i}return[n,void 0]}const hr=({x:t,width:e},s,n)=>s.at>t+ms&&s.at<t+e-ms&&Ht(s,n);function Jt(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)
s++;return s}function*ur(t,e){const s=new Map;for(const[n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*Xo(o,r))??[o];for(const[l,
c]of a.entries())c.length>0&&s.set(n+l,c)}return s}function*dr(t,{xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=qo*n*i)return;const o=yield*ur(t,e),
r=[];for(let u=0;u<i;u++){const _=[];for(let W=0;W<n;W++){const rt=o.get(u*e.length+W);_.push(rt?yield*(0,Dt._I)(yield*(0,U.q9)(rt)):[])}for(const W of yield*In(
_))r.push(W)}const a=r.filter(u=>u.some(_=>_.length>0)),l=Array.from({length:n},(u,_)=>_).filter(u=>a.some(_=>_[u].length>0));if(a.length<2||l.length<2)return;const c=a.
map(u=>l.map(_=>u[_]));return new wt.QH(c,r[0]===a[0]?gr(t,l,e.length,a[1]):void 0)}function gr(t,e,s,n){const i=[];for(const{first:a,last:l}of t.values()){if(a>=
s-1)continue;const[c,u]=[e.indexOf(a),e.findLastIndex(_=>_<l%s)];if(c<0||u<c)return;i.push([c,u])}const o=([a,l])=>e.slice(a,l+1).every(c=>n[c].length>0),r=i.filter(
([a,l])=>l>a);return r.length>0&&r.every(o)?i.sort(([a],[l])=>a-l):void 0}var ys=w(39955);const pr=2,Es=3.5,mr=.5,yr=6,Er=12;function*Ms(t){let e;for(let s=0;s<
t.length;s++){const n=t[s],i=Mr(n),o=i&&br(t,s+1,n,i);if(!o){e?.push(n);continue}yield o.length*M.Yz/2,e??=t.slice(0,s);for(const[r,a]of i.entries()){e.push(Dt.
eB.of([a],n.element)),r===0&&n.lines.length>1&&e.push(Dt.eB.of(n.lines.slice(1),n.element));for(let l=o[r];l<o[r+1];l++)e.push(t[l])}s=o.at(-1)-1}return e??t}function Mr({
lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];let n;for(const o of e.segments)n&&o.start-n.end<pr*e.size?s.at(-1).add(o):s.push(new Dt.N1(o)),n=
o;if(s.length<2||s.length>yr)return;for(let o=1;o<t.length;o++)if(t[o].end>s[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:a})=>r+a.length,0)<=
Er;return s.every(i)?s:void 0}function br(t,e,s,n){const i=[e];for(const[o,r]of n.entries()){const a=n[o+1]?.start??1/0;let l=i.at(-1),c=o===0?s.bottom:r.bottom;
const u=mr*r.size,_=({frame:W,start:rt,end:lt,top:gt})=>W===r.frame&&rt>r.start-u&&lt<a&&rt<r.end+Es*r.size&&gt>c-u;for(;l<t.length&&_(t[l])&&!(l===i.at(-1)&&t[l].
top-c>Es*r.size||(c=t[l++].bottom,o===n.length-1)););if(l===i.at(-1)&&(o>0||s.lines.length===1))return;i.push(l)}return i}var Sr=w(73356);function*Tr(t,e,s,n=()=>(0,U.
q9)(t)){if(e&&(0,ys.P$)(t,e)){const i=yield*(0,ys.$A)(t,e);return s?yield*Ar(i,s):i}return s?yield*bs(t,yield*as(s)):yield*gs(yield*Ms(yield*Ss(yield*n())))}function*Ar(t,e){
let s;const n=[];for(const[i,o]of t.entries()){i%M.y===M.y-1&&(yield M.Yz);const r=No(o)?yield*bs(yield*Wo(o),s??=yield*as(e)):[];if(!r.some(wt.bI)&&!(r.length>
1&&Po(o)))n.push(o);else for(const a of r)a.element=o.element,n.push(a)}return n}function*bs(t,e){const{tables:s,outside:n}=yield*rr(t,e),i=yield*(0,U.q9)(n),o=yield*Or(
n,i),r=o.outside===n,a=yield*Ss(r?i:yield*(0,U.q9)(o.outside));for(const l of[...s,...o.blocks]){const c=a.findIndex(u=>Ts(u)>Ts(l));a.splice(c<0?a.length:c,0,l)}
return[...Ko(yield*gs(yield*Ms(a)))]}function*Or(t,e){const s=yield*co(e);if(s.size===0)return yield*Ze(t,yield*(0,z.HE)(e,t));const n=e.filter(a=>!s.has(a.fragments[0])),
{blocks:i,outside:o}=yield*Ze(t.filter(a=>!s.has(a)),yield*(0,z.HE)(n,t));if(i.length===0)return{blocks:i,outside:t};const r=new Set(o);return{blocks:i,outside:t.
filter(a=>s.has(a)||r.has(a))}}function*Ss(t){return[...yield*(0,Dt.ub)(yield*Ao(yield*(0,Dt._I)(t)))]}const Ts=({lines:t})=>t[0].segments[0].fragments[0].order,
Lr=(t,e)=>me(t,e,_s),_r=(t,e)=>me(t,e),wr=(t,e)=>me([{lines:t,element:void 0}],e,Br);function*me(t,e,s){const n=new q.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];
o>0&&!xr(r,t[o-1])&&n.space(`
`);for(const a of r.lines){s?.(n,a);for(let l=0;l<a.segments.length;l++){const c=a.segments[l];l>0&&n.space(" "),(0,Sr.T)(n,c,e),i+=c.fragments.length+c.characters/
vr,!(i<M.y)&&(i=0,n.settle(),yield M.Yz)}n.space(`
`)}s&&Gr(n)}return n}const vr=8,xr=({element:t},e)=>t!==void 0&&Rr.has(t.type)&&t.type===e.element?.type,Rr=new Set(["LI","TR","TOCI"]),As=173,Os=new Set([45,8208,
As]),Ir=/[\p{L}\p{M}][-\u2010]\n+$/u,Ls=/\u00ad\n+$/,zr=/.\n+$/,Dr=new RegExp("^\\p{L}","u"),Nr=new RegExp("^\\p{Ll}","u");function _s(t,e){if(!Os.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ls.test(s);if(!i&&!(Ir.test(s)&&Nr.test(n)))return;const o=zr.exec(s)[0].length;if(!i&&Ur(t.tail(Wr)))
return t.drop(o-1);t.drop(o),Dr.test(n)||t.space(`
`)}const Pr=/[\p{L}\p{M}][-\u2010]\n$/u,Cr=/^[\p{Lu}\p{Nd}]/u;function Br(t,e){Os.has(t.lastLetter())&&Pr.test(t.tail(4))&&Cr.test(e.segments[0].fragments[0].text)?
t.drop(1):_s(t,e)}const Wr=100,Yr=/[/\\_@]|\w\.\w/,Ur=t=>Yr.test(t.trimEnd().split(/\s/).at(-1));function Gr(t){t.lastLetter()!==As||!Ls.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((St,ft,w)=>{w.d(ft,{QH:()=>M,bI:()=>Y,cA:()=>U,xE:()=>j});var q=w(5609);class M extends q.eB{rows;spans;constructor(A,v){const P=A.flat(2),H=P.filter(
({frame:F})=>F.cos===1),[et,...ot]=H.length===0?P:H;super(et),this.rows=A,this.spans=v;for(const F of ot)this.add(F);if(H.length>0&&H.length<P.length)for(const F of P)
F.frame.cos!==1&&this.lines.push(F)}}class j extends q.eB{visual;rows;constructor(A,v){const[P,...H]=A.map(({cells:et})=>U(et));super(P),this.visual=A,this.rows=
v;for(const et of H)this.add(et)}}const Y=x=>x instanceof M||x instanceof j;function U([x,...A]){const v=new q.N1(x);for(const P of A)v.add(P);return v}}),39955:((St,ft,w)=>{
w.d(ft,{$A:()=>H,P$:()=>P,VN:()=>A});var q=w(27077),M=w(93604),j=w(5609),Y=w(99689);const U=.9,x=new Set("Span Quote Note Reference BibEntry Code Link Annot Rub\
y RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function A(ot){let F,at=0;for(let G=ot;G&&at<v;G=G.parent,at++){if(G.type==="TR")return G;
!F&&!x.has(G.type)&&(F=G)}return F?(F.type==="Lbl"||F.type==="LBody")&&F.parent?.type==="LI"?F.parent:F:ot}const v=200;function P(ot,F){let at=0,G=0;for(const R of ot)
R.style.marks.isArtifact||(at+=R.text.length,F(R)&&(G+=R.text.length));return G>0&&G>=U*at}function*H(ot,F){const at=[],G=[];for(let st=0;st<ot.length;st++){const C=ot[st];
st%q.y===q.y-1&&(yield q.Yz);const b=F(C);b?at.push({fragment:C,leaf:b}):G.push(C)}const R=yield*(0,M.p9)(at,(st,C)=>st.leaf.order-C.leaf.order||st.fragment.order-
C.fragment.order);let K=0;const $=new Map,Z=st=>{const{element:C}=R[st].leaf;let b=$.get(C);return b||$.set(C,b=A(C)),b},X=[],Q=[];for(let st=0,C;st<R.length;st=
C){const b=Z(st);for(C=st+1;C<R.length&&Z(C)===b;)C++;const m=R.slice(st,C).map(({fragment:z})=>z);(K+=m.length)>=q.y&&(K=0,yield q.Yz);const L=j.eB.of(yield*(0,j.
_I)(yield*(0,Y.q9)(m)),b);if(X.push(L),G.length>0)for(const{order:z}of m)Q.push({order:z,block:L})}return G.length===0?X:yield*et(X,Q,yield*(0,j.ub)(yield*(0,j.
_I)(yield*(0,Y.q9)(G))))}function*et(ot,F,at){const G=yield*(0,M.p9)(F,($,Z)=>$.order-Z.order),R=[],K=new Map;for(const[$,Z]of at.entries()){$%q.y===q.y-1&&(yield q.
Yz);const X=Z.lines[0].segments[0].order;let Q=0;for(let b=G.length;Q<b;){const m=Q+b>>1;G[m].order<X?Q=m+1:b=m}const st=G[Q-1]?.block,C=st&&K.get(st);C?C.push(
Z):st?K.set(st,[Z]):R.push(Z)}return[...R,...ot.flatMap($=>[$,...K.get($)??[]])]}}),52332:((St,ft,w)=>{w.d(ft,{l$:()=>yt,HE:()=>I,SE:()=>E,x1:()=>Et,rQ:()=>Ot});
var q=w(45657),M=w(61520),j=w(27077),Y=w(93604),U=w(31681),x=w(5609),A=w(93463);const v=5,P=.75,H=.5,et=3,ot=.08,F=.3,at={both:0,before:0,after:0,level:0,lowest:1/0,
highest:-1/0};function G(k,nt){const{both:N,level:J,lowest:tt,highest:it}=k;return{...k,both:N+1,level:Math.abs(nt)<ot?J+1:J,lowest:Math.min(tt,nt),highest:Math.
max(it,nt)}}const R=(k,nt)=>nt?{...k,before:k.before+1}:{...k,after:k.after+1};function K({both:k,before:nt,after:N,level:J,lowest:tt,highest:it}){const ct=Math.
min(nt,N);return ct<v||k>P*(k+ct)?!1:k>=et&&J<=H*k&&it-tt>=F}const $=3,Z=4,X=2.5,Q=6,st=.8,C=20,b=4;function*m(k){const nt=k.map(()=>new Set);if(!L(k)&&!z(k))return nt;
let N=[],J=0;const tt=({rows:it,wordsBefore:ct,wordsAfter:pt,from:Mt,last:At,sides:_t})=>{const Rt=it>=$&&Math.min(ct,pt)>=Z*it,zt=K(_t);if(!Rt&&!zt)return;const Bt=({
isGutter:mt,row:Pt})=>mt==="whole"||!zt&&(mt==="prose"||Pt<Mt);for(let mt=At;mt&&!Bt(mt);mt=mt.above)mt.isGutter=zt?"whole":"prose",nt[mt.row].add(mt.cell)};for(const[
it,ct]of k.entries()){const pt=k[it-1],Mt=pt?ct.baseline-pt.baseline:0,At=({last:Rt})=>Mt<=Q*ct.size&&it-Rt.row<=C,_t=Mt>X*ct.size;for(const Rt of N)(_t||!At(Rt))&&
tt(Rt);N=N.filter(At),_t&&(N=N.map(Rt=>({...Rt,rows:0,wordsBefore:0,wordsAfter:0,from:it}))),(J+=ct.cells.length+N.length)>=j.y&&(J=0,yield j.Yz),N=O(N,ct,it,tt)}
return N.forEach(tt),nt}function L(k){const nt=({fragments:J})=>J.length>=Z,N=(J,tt)=>k.some(({cells:it})=>it.slice(J,tt||it.length).some(nt));return N(0,-1)&&N(
1,0)}function z(k){const nt=k.reduce((N,{cells:J})=>J.length===1?N+1:N,0);return nt>=2*v&&k.length>nt}function O(k,{cells:nt,size:N},J,tt){const it=[];let ct=0,
pt=-1/0;for(let Mt=0;Mt<=nt.length;Mt++){const At=nt[Mt]?.start??1/0,_t=Mt>0&&Mt<nt.length,Rt=At-pt>=st*N,zt=[];for(;ct<k.length&&k[ct].start<At;ct++){const mt=k[ct],
[Pt,Ut]=[Math.max(mt.start,pt),Math.min(mt.end,At)];if(Ut-Pt<st*N?tt(mt):_t?zt.push(T(mt,{start:Pt,end:Ut},J,Mt,nt)):it.push({...mt,start:Pt,end:Ut,sides:R(mt.sides,
Mt>0)}),mt.end>At)break}_t&&Rt&&zt.length===0&&zt.push(T(void 0,{start:pt,end:At},J,Mt,nt));const Bt=p(zt);for(const mt of zt)Bt.has(mt)?it.push(mt):tt(mt);pt=Math.
max(pt,nt[Mt]?.end??At)}return it}function p(k){return k.length<=b?new Set(k):new Set([...k].sort((nt,N)=>N.rows-nt.rows).slice(0,b))}function T(k,nt,N,J,tt){return{
...nt,rows:(k?.rows??0)+1,wordsBefore:(k?.wordsBefore??0)+tt[J-1].fragments.length,wordsAfter:(k?.wordsAfter??0)+tt[J].fragments.length,from:k?.from??N,last:{row:N,
cell:J,above:k?.last,isGutter:"no"},sides:G(k?.sides??at,(tt[J].baseline-tt[J-1].baseline)/tt[J].size)}}var S=w(99689),D=w(73356);const y=.4,h=1,f=3,d=2e3,g=.5;
function*E(k){return yield*I(yield*(0,S.q9)(k),k)}function*I(k,nt,N=!0){const J=yield*V(nt),tt=new Map;for(const ct of k){const pt=tt.get(ct.frame);pt?pt.push(ct):
tt.set(ct.frame,[ct])}const it=[];for(const ct of tt.values()){yield j.Kl;const pt=[];for(const At of yield*ut(yield*ht(ct,J)))pt.push(dt(At,J));const Mt=N?yield*m(
pt):void 0;it.push(pt.map((At,_t)=>({...At,gutters:Mt?.[_t]??B})))}return it}const B=new Set;function*V(k){const nt=[];for(let J=1;J<k.length&&nt.length<d;J++){
J%j.y===0&&(yield j.Yz);const[tt,it]=[k[J-1],k[J]];if(tt.style.frame!==it.style.frame||tt.baseline!==it.baseline)continue;const ct=(it.start-tt.end)/it.style.size;
ct>0&&ct<h&&(0,S.re)(tt,it)&&nt.push(ct)}const N=yield*(0,Y.p9)(nt,(J,tt)=>J-tt);return Math.max(h,f*(N[N.length>>1]??0))}function*ht(k,nt){const N=[];let J=0;for(const tt of k){
if((J+=tt.fragments.length)>=j.y&&(J=0,yield j.Yz),tt.end-tt.start<nt*tt.size||tt.fragments.length<2){N.push(tt);continue}let it;for(const ct of tt.fragments)it&&
Math.min(ct.start,ct.end)-it.end<nt*Math.max(it.size,ct.style.size)?it.add(ct):N.push(it=new S.Y4(ct))}return N}function*ut(k){const nt=yield*(0,Y.p9)(k,(J,tt)=>J.
baseline-tt.baseline||J.start-tt.start),N=[];for(const[J,tt]of nt.entries()){J%j.y===j.y-1&&(yield j.Yz);const it=N.at(-1);it!==void 0&&it.length<x.Px&&tt.baseline-
it[0].baseline<y*Math.min(tt.size,it[0].size)?it.push(tt):N.push([tt])}for(const J of N)J.sort((tt,it)=>tt.start-it.start);return N}function dt(k,nt){const N=[];
let J;for(const it of k){const ct=N.at(-1),pt=ct&&it.start-ct.end,Mt=ct?Math.max(ct.size,it.size):0;pt!==void 0&&pt<nt*Mt&&pt>-g*Mt?J===ct?J.join(it):N[N.length-
1]=J=ct.joined(it):N.push(it)}const tt=N.reduce((it,ct)=>ct.size>it.size?ct:it);return{baseline:tt.baseline,size:tt.size,cells:N}}function*Et(k,nt){return yield*Tt(
k.flat(),Lt,nt)}function*Ot(k,nt){const N=[];for(const J of k)(0,q.RZ)(N,yield*(0,A.f)(J));return N.length===0?void 0:yield*Tt(N,J=>[J],nt)}function*Tt(k,nt,N){
const J=new M.q(N),tt=[];let it=0;for(const ct of k)for(const pt of nt(ct)){const Mt=J.size;for(const[At,_t]of pt.entries())At>0&&J.space(`
`),(0,D.T)(J,_t,N),!((it+=_t.fragments.length)<j.y)&&(it=0,J.settle(),yield j.Yz);tt.push({start:Mt,end:J.size}),J.space(`
`)}return{flow:J,lines:tt}}function yt({cells:k,gutters:nt}){if(nt.size===0)return[k];const N=[];for(const[J,tt]of k.entries())J===0||nt.has(J)?N.push([tt]):N.at(
-1).push(tt);return N}const Lt=k=>yt(k).map(nt=>Yt(nt)?[...nt].reverse():nt);function Yt(k){return k.length<2?!1:k.filter(({fragments:N})=>N.some(({mayTurn:J,text:tt})=>J&&
(0,U.d)(tt))).length>k.length/2}}),3133:((St,ft,w)=>{w.d(ft,{X:()=>T,b:()=>p});var q=w(62743),M=w(86491),j=w(74135),Y=w(6057),U=w(65868),x=w(60660),A=w(84731),v=w(
89420);function P(y,h,f){const d=new Map,g=new Set,{fragments:E,edges:I}=y,B=[];for(const[ht,ut]of E.entries()){const dt=h(ut),Et=dt&&V(dt.element);if(!Et){B.push(
ut);continue}if(g.has(Et)||Et.firstPage!==f)continue;g.add(Et);const Ot=(0,A.X5)(Et.actualText.trim());if(Ot==="")continue;const Tt=new v.F(ut.style,ut.start,ut.
baseline,ut.order,I.count);Tt.text=Ot,Tt.end=H(E,ht,yt=>{const Lt=h(yt);return Lt!==void 0&&V(Lt.element)===Et});for(let yt=0;yt<Ot.length;yt++)I.add(Tt.start,Tt.
end);B.push(Tt)}return B;function V(ht){if(d.has(ht))return d.get(ht);const ut=[];for(const dt of(0,x.Hy)(ht)){if(d.has(dt))break;ut.push(dt)}for(const dt of ut.
reverse()){const Et=dt.parent&&d.get(dt.parent);d.set(dt,Et??(dt.actualText===void 0?void 0:dt))}return d.get(ht)}}function H(y,h,f){const d=y[h];let{end:g}=d;for(let E=h+
1;E<y.length;E++){const I=y[E];if(I.baseline!==d.baseline||I.style.frame!==d.style.frame||!f(I))break;g=Math.max(g,I.end)}return g}var et=w(98689),ot=w(36211),F=w(
5490);const at=3,G=.5,R=4,K=2e4;class ${get rules(){return this.found.length>K?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(h,{matrix:f},d,g){
const E=ot.lJ.get(h.operator);E?this.paints(E,g):this.found.length<=K&&this.path.length+this.boxes.length<=K&&this.extends(h,f)}extends(h,f){const d=(0,F.M)(h);
switch(h.operator){case"re":{const[g=NaN,E=NaN,I=NaN,B=NaN]=d,V=(0,j.zl)(f,[g,E,g+I,E+B]);V.every(Number.isFinite)&&this.boxes.push(V);return}case"m":this.first=
this.last=(0,j.Gd)(f,d[0],d[1]);return;case"l":this.line((0,j.Gd)(f,d[0],d[1]));return;case"c":case"v":case"y":this.last=(0,j.Gd)(f,d.at(-2),d.at(-1));return;case"\
h":this.line(this.first)}}line(h){this.path.push([this.last,h]),this.last=h}paints({fill:h,strokes:f,closes:d},g){if(d&&this.line(this.first),!g&&f){for(const[[
E,I],[B,V]]of this.path)this.add(E,I,B,V,G);for(const[E,I,B,V]of this.boxes)this.around(E,I,B,V)}if(!g&&h)for(const[E,I,B,V]of[...this.boxes,...this.outline()])
this.add(E,I,B,V,at);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,j.$L)(this.path.flat())]}around(h,f,d,g){if(d-h<=
at||g-f<=at){this.add(h,f,d,g,at);return}for(const E of[f,g])this.add(h,E,d,E,G);for(const E of[h,d])this.add(E,f,E,g,G)}add(h,f,d,g,E){const[I,B]=[Math.abs(d-h),
Math.abs(g-f)];if(!(Math.min(I,B)<=E&&Math.max(I,B)>=R))return;const V=B>I;this.found.push(V?{isVertical:V,at:(h+d)/2,from:Math.min(f,g),to:Math.max(f,g)}:{isVertical:V,
at:(f+g)/2,from:Math.min(h,d),to:Math.max(h,d)})}}var Z=w(27077),X=w(77211),Q=w(77397),st=w(52332),C=w(99689);const b=200,m=2e4;class L{index;found;characters;unreadable;ordered;reading;segmented;constructor(h,f){
this.index=h,this.found=f,this.characters=f.characters,this.unreadable=f.unreadable}get blocks(){return this.ordered??=(0,Z.zd)(this.order())}*blocksByLook(){const{
fragments:h,leafOf:f,rules:d,hasTablesApart:g=!0}=this.found;return d&&!f&&g?this.blocks:yield*(0,Q.NQ)(h,void 0,d??[])}order(){const{fragments:h,leafOf:f,rules:d,
hasTablesApart:g=!0}=this.found;return(0,Q.NQ)(h,f,g?d:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,C.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,Z.zd)((0,Q.dV)(this.blocks,this.found.edges))}async prepare(h){const{fragments:f,edges:d}=this.found;f.length<b&&this.characters<m||(this.
ordered=await(0,Z.k6)(this.order(),h),this.reading=await(0,Z.k6)((0,Q.dV)(this.ordered,d),h))}*layout(h){return h==="reading"?this.flow.text:yield*(0,X.Z)(this.
found.fragments,this.found.edges)}*visualText(h=!0){const{fragments:f,edges:d}=this.found,g=yield*(0,st.HE)(yield*this.segments(),f,h),E=yield*(0,st.x1)(g,d);return h?
{...E,below:yield*(0,st.rQ)(g,d)}:E}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(h){const f=yield*(0,Q.td)(
this.blocks,this.found.edges),d=[];for(const{0:g,index:E}of f.text.matchAll(h)){const I=f.box(E,E+g.length);I&&d.push({text:g,...I}),d.length%Z.y===Z.y-1&&(yield Z.
Yz)}return d}}const z=200,O=2e4,p=({characters:y})=>Math.min(y+z,O);class T{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(h,f=!1,d=!0){
this.document=h,this.findsRules=f,this.hasTablesApart=d,this.contents=new U.i(h)}async page(h){const{document:f}=this,d=(0,Y.iw)(f,h),{width:g,height:E}=(0,j.iN)(
d),I={width:g*d.userUnit,height:E*d.userUnit},B=new et.g(I.width,I.height,this.expected),V=this.findsRules?new $:void 0,ht=await this.contents.read(h,B,V);return this.
expected=p(B),this.assemble(h,B,I,{rules:V?.rules,damage:ht,usesElementTexts:!0})}async assemble(h,f,d,{rules:g,damage:E,usesElementTexts:I}){const{document:B}=this;
f.finish();const V=h<0?-1:B.pages.number(h),ht=h<0?void 0:await(this.tags??=(0,x.g$)(B)),ut=ht?.hasPage(V)?S(ht,V):void 0,dt=I&&ut&&ht?.hasTexts?P(f,ut,V):f.fragments,
Et=D(dt),Ot=ht?.hasTexts===!0,Tt={fragments:dt,edges:f.edges,...Et,damage:E,leafOf:ut,hasElementTexts:Ot,rules:g,...d},yt=new L(h,{...Tt,hasTablesApart:this.hasTablesApart});
return await yt.prepare(B.job.pace),yt}}function S(y,h){let f,d;return({style:{marks:g}})=>(g!==f&&(f=g,d=g.id<0?void 0:y.leaf(h,g.stream,g.id)),d)}function D(y){
let h=0,f=0,d=0;for(const{text:g,style:E}of y){const I=f;h+=g.length;for(let B=g.indexOf(q.m);B>=0;B=g.indexOf(q.m,B+1))f++;E.font===M.Z&&(d+=g.length-(f-I))}return{
characters:h,unreadable:f,assumed:d}}}),31681:((St,ft,w)=>{w.d(ft,{d:()=>M,f:()=>et});const q=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
M=R=>q.test(R),j=0,Y=1,U=2,x=3,A=4,v=new RegExp("\\p{L}","u"),P=new RegExp("\\p{Nd}","u");function H(R){return P.test(R)?x:q.test(R)?U:v.test(R)?Y:/^[.,:/%+\-\u066b\u066c]$/.
test(R)?A:j}function et(R,K){const $=R.map(H),Z=$.filter(m=>m===U).length,X=K.includes(!0);if(Z===0)return X?ot(K):void 0;const Q=$.filter(m=>m===Y).length,st=Z>=
Q||X,C=R.map((m,L)=>L);st&&C.reverse(),F($,st);const b=m=>st?$[m]!==U:$[m]!==Y;for(let m=0,L;m<C.length;m=L){for(L=m+1;L<C.length&&b(C[L])===b(C[m]);)L++;b(C[m])&&
(G(C,m,L),st||at(C,$,m,L))}return C}function ot(R){const K=R.map(($,Z)=>Z);for(let $=0,Z;$<K.length;$=Z){for(Z=$+1;Z<K.length&&R[Z]===R[$];)Z++;R[$]&&G(K,$,Z)}return K}
function F(R,K){for(let X=0;X<R.length;X++)if(R[X]===A){const Q=R[X-1]===x&&R[X+1]===x;R[X]=Q?x:j}const $=K?U:Y,Z=X=>X===void 0?$:X===x?K?U:Y:X;for(let X=0,Q;X<
R.length;X=Q){if(Q=X+1,R[X]!==j)continue;for(;Q<R.length&&R[Q]===j;)Q++;const st=Z(R[X-1]),C=Z(R[Q]);R.fill(st===C?st:$,X,Q)}if(!K){for(let X=0;X<R.length;X++)if(R[X]===
x){let Q=X;for(;R[Q]===x;)Q++;(R[X-1]!==U||R[Q]!==U)&&R.fill(Y,X,Q),X=Q}}}function at(R,K,$,Z){for(let X=$,Q;X<Z;X=Q)if(Q=X+1,K[R[X]]===x){for(;Q<Z&&K[R[Q]]===x;)
Q++;G(R,X,Q)}}function G(R,K,$){for(let Z=K,X=$-1;Z<X;Z++,X--)[R[Z],R[X]]=[R[X],R[Z]]}}),99689:((St,ft,w)=>{w.d(ft,{Y4:()=>F,lP:()=>G,q9:()=>at,re:()=>st});var q=w(
98689),M=w(27077),j=w(93604),Y=w(31681);const U=1.6,x=.5,A=.15,v=.6,P=.6,H=.35,et=.02,ot=5e3;class F{fragments;start;end;baseline;size;top;bottom;characters;constructor(b){
this.fragments=[b],this.start=Math.min(b.start,b.end),this.end=Math.max(b.start,b.end),this.baseline=b.baseline,this.size=b.style.size,this.top=b.top,this.bottom=
b.bottom,this.characters=b.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(b){const m=this.fragments[this.
fragments.length-1];this.fragments.push(b),this.characters+=b.text.length;const L=Math.min(b.start,b.end),z=Math.max(b.start,b.end);L<this.start&&(this.start=L),
z>this.end&&(this.end=z);const{style:O,baseline:p}=b;O===m.style&&p===m.baseline||(O.size>this.size*1.05&&(this.size=O.size,this.baseline=p),b.top<this.top&&(this.
top=b.top),b.bottom>this.bottom&&(this.bottom=b.bottom))}join(b){for(const m of b.fragments)this.add(m)}joined(b){const[m,...L]=this.fragments,z=new F(m);for(const O of L)
z.add(O);return z.join(b),z}sort(){const{fragments:b}=this;for(let m=1;m<b.length;m++)if(b[m].start<b[m-1].start){b.sort((L,z)=>L.start-z.start||L.order-z.order);
return}}}function*at(C){const b=[];let m;for(let O=0;O<C.length;O++){const p=C[O];O%M.y===M.y-1&&(yield M.Yz),m&&R(m,p)?m.add(p):b.push(m=new F(p))}const L=yield*K(
b);let z=0;for(const O of L)O.sort(),z+=O.fragments.length,!(z<M.y)&&(z=0,yield M.Yz);return L}const G=({style:C,text:b,mayTurn:m})=>C.marks.isReversed||m&&(0,Y.
d)(b);function R(C,b){const{style:m,start:L,end:z,baseline:O}=b;if(m.frame!==C.frame||C.characters>ot)return!1;const p=Math.max(m.size,C.size),T=Math.abs(O-C.baseline);
if(T>v*p)return!1;const S=L-C.end,D=C.start-Math.max(L,z);return T>A*p?S>-x*p&&S<P*p:S>-x*p&&S<U*p||D>-x*p&&D<(G(b)?P:H)*p}function*K(C){if(C.length<2)return[...C];
const b=new Map;for(const{frame:O}of C)b.has(O)||b.set(O,b.size);const m=[];for(let O=0;O<C.length;O++){const p=C[O];O%M.y===M.y-1&&(yield M.Yz),m.push({segment:p,
order:O,frame:b.get(p.frame)})}const L=yield*(0,j.p9)(m,(O,p)=>O.frame-p.frame||O.segment.baseline-p.segment.baseline||O.segment.start-p.segment.start),z=new Set;
for(let O=0;O<L.length;O++){O%M.y===M.y-1&&(yield M.Yz);const{segment:p,frame:T,order:S}=L[O];if(!(z.size>0&&z.has(p)))for(let D=O+1;D<Math.min(L.length,O+$);D++){
const y=L[D],h=Math.min(p.size,y.segment.size);if(y.frame!==T||y.segment.baseline-p.baseline>A*h)break;if(z.has(y.segment)||!X(p,y.segment))continue;const[f,d]=S<
y.order?[p,y.segment]:[y.segment,p];if(f.join(d),z.add(d),d===p)break}}return z.size===0?[...C]:C.filter(O=>!z.has(O))}const $=50,Z=/:$/;function X(C,b){const m=Math.
min(C.size,b.size);if(C.characters+b.characters>ot||Math.max(C.size,b.size)>1.5*m||Q(C)||Q(b))return!1;const[L,z]=C.start<=b.start?[C,b]:[b,C],O=z.start-L.end,p=Z.
test(L.fragments.at(-1).text)?P:H;return O>-et*m&&O<p*m}const Q=({fragments:C})=>C.length===1&&C[0].text.length===1;function st(C,b){return b.order===C.order+1&&
(C.spaceAfter||b.spaceBefore)?!0:b.start-C.end>Math.max((0,q.U)(C.style),(0,q.U)(b.style))}}),73356:((St,ft,w)=>{w.d(ft,{T:()=>U,x:()=>Y});var q=w(61520),M=w(31681),
j=w(99689);function Y(A,v){const P=new q.q(v);return U(P,A,v),P.text}function U(A,{fragments:v},P){if(v.some(j.lP)){x(A,v,P);return}for(let H=0;H<v.length;H++){
const et=v[H];H>0&&(0,j.re)(v[H-1],et)&&A.space(" "),A.add(et)}}function x(A,v,P){const H=[];for(const[at,G]of v.entries()){at>0&&(0,j.re)(v[at-1],G)&&H.push({text:"\
 ",from:0,to:0});const{text:R}=G;for(let K=0,$;K<R.length;K=$){for($=K+1;$<R.length&&P.isOneGlyph(G,$-1);)$++;H.push({text:R.slice(K,$),fragment:G,from:K,to:$})}}
const et=H.map(({text:at})=>at),ot=at=>H[at]?.fragment?.style.marks.isReversed??!1,F=H.map(({fragment:at},G)=>ot(G)||!at&&ot(G-1)&&ot(G+1));for(const at of(0,M.
f)(et,F)??et.keys()){const{text:G,fragment:R,from:K,to:$}=H[at];R?A.add(R,K,$):A.space(G)}}})};
