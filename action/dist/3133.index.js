"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((Nt,St,v)=>{v.d(St,{D:()=>P,L:()=>M});var lt=v(45657);function M({cos:x,sin:_},rt,R,D,I){if(_===0&&x===
1)return{x:rt,y:D,width:R-rt,height:I-D};const st=[rt*x-D*_,R*x-D*_,rt*x-I*_,R*x-I*_],G=[rt*_+D*x,R*_+D*x,rt*_+I*x,R*_+I*x],[J,Z]=[(0,lt.YG)(st),(0,lt.YG)(G)];return{
x:J,y:Z,width:(0,lt.Kf)(st)-J,height:(0,lt.Kf)(G)-Z}}function P(x,_){const[rt,R]=[Math.min(x.x,_.x),Math.min(x.y,_.y)];return{x:rt,y:R,width:Math.max(x.x+x.width,
_.x+_.width)-rt,height:Math.max(x.y+x.height,_.y+_.height)-R}}}),60660:((Nt,St,v)=>{v.d(St,{P9:()=>H,nZ:()=>z,g$:()=>Ot,Bi:()=>nt,Hy:()=>j});var lt=v(44233),M=v(
77581),P=v(45599),x=v(70549),_=v(9819);const rt=1e3,R=20,D=200,I=20;function st(T,h,g){let[p,u,d]=[1,1,[]];for(const b of G(T,h)){p=J(T,b.get("ColSpan"))??p,u=J(
T,b.get("RowSpan"))??u;const w=T.array(b.get("Headers"));w&&(d=w.slice(0,R).flatMap(m=>Z(T,m)??[]))}return{columns:p,rows:u,id:Z(T,g),heads:d}}function G(T,h){return h===
void 0?[]:(T.array(h)?.slice(0,I)??[h]).flatMap(p=>T.dict(p)??[])}function J(T,h){const g=h===void 0?void 0:T.resolve(h);return typeof g=="number"&&Number.isInteger(
g)&&g>=1&&g<=rt?g:void 0}function Z(T,h){const g=h===void 0?void 0:T.resolve(h);return g instanceof P.Mx?(0,M.g7)(g).slice(0,D):void 0}var U=v(78157),Y=v(79725),
L=v(82416);const K=2e3,$=9;class it{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new Y.R;number=0;isReference=!1;constructor(h){this.document=
h}read(h){const{entries:g,kids:p}=this;p.length=0;const u=this.document.place(h);if(!u||!g.locate(u.bytes,u.start,Math.min(u.end,u.start+K)))return!1;const{bytes:d}=u,
{at:b}=g;if(g.find(d,"MCID")>=0)return!1;this.hasTexts=g.find(d,"ActualText")>=0||g.find(d,"Alt")>=0,this.hasAttributes=g.find(d,"A")>=0||g.find(d,"ID")>=0;const w=g.
find(d,"S");if(w<0||d[b[w+2]]!==U.cL)return!1;this.name(d,b[w+2]+1,b[w+3]);const m=g.find(d,"Pg");if(this.page=-1,m>=0){if(this.after(d,b[m+2],b[m+3])!==b[m+3]||
!this.isReference)return!1;this.page=this.number}const y=g.find(d,"K");return y<0||this.readKids(d,b[y+2],b[y+3])}name(h,g,p){const{type:u}=this;let d=0;if(u.length===
p-g)for(;d<u.length&&h[g+d]===u.charCodeAt(d);)d++;(d<p-g||d===0)&&(this.type=(0,L.MQ)(h,g,p))}readKids(h,g,p){const u=h[g]===U.WL,d=u?p-1:p;if(u&&h[d]!==U.wt)return!1;
for(let b=(0,U.AN)(h,u?g+1:g,d);b<d;b=(0,U.AN)(h,b,d)){if(b=this.after(h,b,d),b<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return u||
!this.isReference||this.isDictionary(this.number)}isDictionary(h){const g=this.document.place(h);return g!==void 0&&g.bytes[(0,U.AN)(g.bytes,g.start,g.end)]===U.
iH}after(h,g,p){let u=g,d=0;for(;u<p&&q(h[u]);u++)d=d*10+h[u]-U.l0;if(u===g||u-g>$||(this.number=d,this.isReference=!1,u<p&&!ft(h[u])))return-1;const b=(0,U.AN)(
h,u,p);let w=b;for(;w<p&&q(h[w]);)w++;const m=(0,U.AN)(h,w,p);return w===b||m>=p||h[m]!==U.AV?u:(this.isReference=!0,m+1)}}const q=T=>T>=U.l0&&T<=U.ev,ft=T=>T===
32||T===10||T===13,dt=1e7,at=4,At=2,Et=1e4;class Mt{pages=new Map;count=0;last;hasTexts=!1;leaf(h,g,p){const u=this.pages.get(h);return g===0&&p<Et?u?.own[p]:u?.
others.get(g*dt+p)}async leaves(h,g){const{own:p=[],others:u}=this.pages.get(h)??{};return await(0,lt.qZ)([...p.flat(),...u?.values()??[]],(d,b)=>d.order-b.order,
g)}hasPage(h){return this.pages.has(h)}add(h,g,p,u){if(!Number.isInteger(u)||u<0||u>=dt)return;const{own:d,others:b}=this.leavesOf(g);if(p===0&&u<Et)d[u]??={element:h,
order:this.count++};else{const w=p*dt+u;b.has(w)||b.set(w,{element:h,order:this.count++})}for(let w=h;w&&w.firstPage<0;w=w.parent)w.firstPage=g}leavesOf(h){if(this.
last?.number===h)return this.last.leaves;let g=this.pages.get(h);return g||this.pages.set(h,g={own:[],others:new Map}),this.last={number:h,leaves:g},g}}const Ot=(0,x.
n)(O);function nt(T){const h=T.dict(T.catalog.get("MarkInfo"));return T.dict(T.catalog.get("StructTreeRoot"))!==void 0&&T.resolve(h?.get("Marked"))===!0}async function O(T){
const h=T.dict(T.catalog.get("StructTreeRoot"));if(!h||T.resolve(T.dict(T.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const g=new B(T,T.dict(h.get("R\
oleMap")));return await g.run(h),g.tags}class B{document;roles;tags=new Mt;visit;bytes;types=new Map;open=[];lists=new Map;allowance;constructor(h,g){this.document=
h,this.roles=g,this.allowance=new _.b9(h),this.visit=new _._i(h,this.allowance),this.bytes=new it(h)}async run(h){const{open:g,document:p}=this;this.push(h.get(
"K"),void 0,-1);for(let u=g.pop();u;u=g.pop()){this.take(u);const d=p.job.pace.step(300);d&&await d}}push(h,g,p){if(h===void 0)return;const u=(0,P.i9)(h)?this.document.
array(h):void 0;if(u&&!this.isNew(u,p))return;const d=u??((0,P.cy)(h)?h:[h]);for(let b=d.length-1;b>=0;b--)this.open.push({kid:d[b],parent:g,page:p})}isNew(h,g){
const p=this.lists.get(h);return p?.has(g)?!1:(p&&this.allowance.spend(h.length),this.lists.set(h,(p??new Set).add(g)),!0)}take({kid:h,parent:g,page:p}){if(typeof h==
"number"){g&&p>=0&&this.tags.add(g,p,0,h);return}if(!this.visit.first(h)||(0,P.i9)(h)&&this.takeBytes(h.number,g,p))return;const u=this.document.dict(h);if(!u)return;
const d=u.get("Pg"),b=(0,P.i9)(d)?d.number:p,w=u.get("MCID");if(w!==void 0){const tt=u.get("Stm");g&&b>=0&&this.tags.add(g,b,(0,P.i9)(tt)?tt.number:0,Number(this.
document.resolve(w)));return}const m=this.document.resolve(u.get("S"));if(!(m instanceof P.SX))return;const y=this.standard(m.text),S={type:y,parent:g,actualText:this.
text(u.get("ActualText")),alternative:this.text(u.get("Alt")),cell:z(y)?st(this.document,u.get("A"),u.get("ID")):void 0,firstPage:-1};this.enter(S),this.push(u.
get("K"),S,b),(0,P.i9)(h)&&this.document.release(h.number)}takeBytes(h,g,p){const{bytes:u,document:d,open:b,tags:w}=this;if(!u.read(h))return!1;const{hasTexts:m,
hasAttributes:y,kids:S}=u,tt=this.standard(u.type),ct=y&&z(tt),gt={type:tt,parent:g,actualText:m?this.text(d.entry(h,"ActualText")):void 0,alternative:m?this.text(
d.entry(h,"Alt")):void 0,cell:ct?st(d,d.entry(h,"A"),d.entry(h,"ID")):void 0,firstPage:-1};this.enter(gt);const k=u.page<0?p:u.page;if(S.some(ut=>ut<0))for(let ut=S.
length-1;ut>=0;ut--){const bt=S[ut];b.push({kid:bt<0?new P.oS(-1-bt):bt,parent:gt,page:k})}else if(k>=0)for(const ut of S)w.add(gt,k,0,ut);return!0}enter(h){const{
type:g,parent:p,actualText:u}=h;u!==void 0&&(this.tags.hasTexts=!0),g==="TR"&&C(h),!(p?.type!=="TR"||!z(g))&&(p.cells?p.cells.push(h):p.cells=[h])}text(h){const g=h===
void 0?null:this.document.resolve(h);if(!(g instanceof P.Mx))return;const p=(0,M.g7)(g);return this.document.job.memory.budget.spend("characters",p.length),p}standard(h){
const g=this.types.get(h);if(g!==void 0)return g;let p=h;for(let u=0;u<16;u++){const d=this.document.resolve(this.roles?.get(p));if(!(d instanceof P.SX)||d.text===
p)break;p=d.text}return this.types.set(h,p),p}}function C(T){let h=T.parent;for(let g=1;g<At&&h?.type!=="Table";g++)h=h?.parent;h?.type==="Table"&&(h.firstRows??=
[],h.firstRows.length<at&&h.firstRows.push(T))}const z=T=>T==="TD"||T==="TH";function H(T){const h=new Map;return g=>{const p=[];let u;for(const d of j(g)){if(u=
h.get(d)??(T(d.type)?d:void 0),u||h.has(d))break;p.push(d)}for(const d of p)h.set(d,u);return u&&h.set(u,u),u}}function*j(T){for(let h=T;h;h=h.parent)yield h}}),
34659:((Nt,St,v)=>{v.d(St,{Cb:()=>lt,aV:()=>M,vs:()=>P});const lt="\\u2022\\u25e6\\u25aa\\u2023\\u25cf\\u25cb\\u25a0\\u25a1\\uf0b7",M=`${lt}\\u00b7\\u2013\\u2014\\u\
2212`,P='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((Nt,St,v)=>{v.d(St,{Ps:()=>U,RO:()=>D,V0:()=>G,X5:()=>I});const lt=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
M=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,P=/[\t\n\v\f\r\u00a0]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,_=173,rt=1e4,
R=100;class D{cleaned=new Map;clean(L){if(L.length===1){const $=L.charCodeAt(0);if($>32&&$<127||$>160&&$<1536&&$!==_||$>=11904&&$<55296)return L}let K=this.cleaned.
get(L);return K===void 0&&(K=I(L),this.cleaned.size<rt&&L.length<=R&&this.cleaned.set(L,K)),K}}function I(Y){return Y.replace(P," ").replace(lt,"").replace(M,L=>L.
normalize("NFKC")).replace(x,"�")}const st=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function G(Y){if(Y.length!==1)return;const L=Y.charCodeAt(0);return(L<128?L===94||L===96||L===
126:L<=733&&(L>=710||L<=184))?st.get(L):void 0}const J=new RegExp("^\\p{L}$","u"),Z=new Map([["ı","i"],["ȷ","j"]]);function U(Y,L){if(!J.test(Y))return;const K=((Z.
get(Y)??Y)+L).normalize("NFC");return K.length===1?K:void 0}}),62897:((Nt,St,v)=>{v.d(St,{K:()=>M,Y:()=>lt});function lt(P,x=1/0){let _=x;for(const rt of P)rt<_&&
(_=rt);return _}function M(P,x=-1/0){let _=x;for(const rt of P)rt>_&&(_=rt);return _}}),61520:((Nt,St,v)=>{v.d(St,{q:()=>x});var lt=v(4186),M=v(69631);const P=500;
class x{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(R){this.edges=R}get text(){return this.
flush(),this.whole??=this.parts.join("")}get shown(){const{text:R}=this;return this.raised.length===0?R:this.withRaised??=(0,M.zZ)(R,this.raised)}raiseNext(){this.
raised.push(this.length)}get size(){return this.length}tail(R){this.flush();let D="";for(let I=this.parts.length-1;I>=0&&D.length<R;I--)D=this.parts[I]+D;return D.
slice(-R)}lastLetter(){this.flush();for(let R=this.parts.length-1;R>=0;R--){const D=this.parts[R];for(let I=D.length-1;I>=0;I--)if(D[I]!==`
`)return D.charCodeAt(I)}return 0}add(R,D=0,I=R.text.length){const st=D===0&&I===R.text.length;st||this.cuts.set(this.offsets.length,{from:D,to:I}),this.offsets.
push(this.length),this.fragments.push(R),this.space(st?R.text:R.text.slice(D,I))}fromOf(R){return this.cuts.size===0?0:this.cuts.get(R)?.from??0}toOf(R){return(this.
cuts.size===0?void 0:this.cuts.get(R)?.to)??this.fragments[R].text.length}settle(){this.flush();const R=Math.min(this.settled,this.parts.length);this.parts.push(
this.parts.splice(R).join("")),this.settled=this.parts.length}space(R){this.rest+=R,this.length+=R.length,this.whole=this.withRaised=void 0,this.rest.length>P&&
this.flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(R){this.flush(),this.whole=this.withRaised=void 0,this.length-=R;for(let D=R;D>
0;){const I=this.parts.pop()??"";I.length>D&&this.parts.push(I.slice(0,-D)),D-=I.length}for(let D=this.offsets.length-1;D>=0;D--){const[I,st,G]=[this.offsets[D],
this.fromOf(D),this.toOf(D)];if(I+G-st<=this.length)break;this.cuts.set(D,{from:st,to:Math.max(st,this.length-I+st)})}}*pieces(){const{text:R}=this;let D=0;for(const[
I,st]of this.offsets.entries()){const G=this.toOf(I)-this.fromOf(I);G<=0||(yield{space:R.slice(D,st),text:R.slice(st,st+G),fragment:this.fragments[I]},D=st+G)}}box(R,D){
const I=this.lineBoxes(R,D);return I.length===0?void 0:I.reduce(lt.D)}letters(R,D){return Array.from(this.within(R,D),({fragment:I,from:st,to:G,position:J})=>({
first:I.letters+st,position:J,count:G-st}))}*within(R,D){for(let I=Math.max(this.pieceAt(R),0);I<this.offsets.length&&this.offsets[I]<D;I++){const st=this.offsets[I],
G=this.fromOf(I),J=Math.max(G,G+R-st),Z=Math.min(this.toOf(I),G+D-st);J<Z&&(yield{fragment:this.fragments[I],from:J,to:Z,position:st+J-G})}}lineBoxes(R,D){const I=[];
let st;for(const{fragment:G,from:J,to:Z}of this.within(R,D)){const U=this.edges.box(G,J,Z);st&&_(st,G)?I.push((0,lt.D)(I.pop(),U)):I.push(U),st=G}return I}at(R){
const D=this.pieceAt(R);if(D<0)return;const I=this.toOf(D)-this.fromOf(D);return R<this.offsets[D]+I?this.fragments[D]:void 0}pieceAt(R){let D=0,I=this.offsets.
length;for(;D<I;){const st=D+I>>1;this.offsets[st]<=R?D=st+1:I=st}return D-1}}function _(rt,R){return rt.style.frame!==R.style.frame?!1:2*(Math.min(rt.bottom,R.
bottom)-Math.max(rt.top,R.top))>=Math.min(rt.bottom-rt.top,R.bottom-R.top)}}),98689:((Nt,St,v)=>{v.d(St,{g:()=>Mt,U:()=>Et});var lt=v(84731);const M=.1,P=50,x=256,
_=4,rt=1073741823;class R{letters;fragments;count=0;hashes;heads;next;constructor(O,B,C){this.letters=O,this.fragments=B;let z=x;for(;z*_<C;)z*=2;this.hashes=new Int32Array(
z),this.heads=new Int32Array(z),this.next=new Int32Array(z)}add(O,B){const{fragments:C,heads:z,hashes:H,next:j}=this,T=this.hashOf(O.letters,B);let h=0;for(let g=z[T&
z.length-1];g>0&&h<P;g=j[g-1]){if(h++,H[g-1]!==T)continue;const p=C[g-1];if((g<C.length?C[g].letters:O.letters)-p.letters===B&&D(p,O)&&this.isSameText(p,O,B))return!1}
return this.count===H.length&&this.grow(),this.hashes[this.count]=T,this.link(++this.count,T),C.push(O),!0}hashOf(O,B){const{units:C}=this.letters;let z=B;for(let H=O;H<
O+B;H++)z=(z<<5)-z+C[H]&rt;return z^z>>15}isSameText(O,B,C){const{units:z}=this.letters;for(let H=0;H<C;H++)if(z[O.letters+H]!==z[B.letters+H])return!1;return!0}link(O,B){
const C=B&this.heads.length-1;this.next[O-1]=this.heads[C],this.heads[C]=O}grow(){const{hashes:O,count:B}=this;this.hashes=new Int32Array(2*B),this.hashes.set(O),
this.heads=new Int32Array(2*B),this.next=new Int32Array(2*B);for(let C=0;C<B;C++)this.link(C+1,O[C])}}function D(nt,O){const B=M*O.style.size;return nt.style.frame===
O.style.frame&&Math.abs(nt.start-O.start)<B&&Math.abs(nt.end-O.end)<2*B&&Math.abs(nt.baseline-O.baseline)<B}var I=v(89420),st=v(78157);const G=512,J=256;class Z{units;used=0;all=0;constructor(O){
this.units=new Uint16Array(Math.max(O,G))}add(O){if(this.used===this.units.length){const B=new Uint16Array(this.used*2);B.set(this.units),this.units=B}this.units[this.
used++]=O,this.all|=O}drop(O){this.used-=O}replace(O,B){this.used-=O;for(let C=0;C<B.length;C++)this.add(B.charCodeAt(C))}text(){const O=this.units.subarray(0,this.
used);return this.all<J?(0,st.bS)(Uint8Array.from(O)).toString("latin1"):(0,st.bS)(new Uint8Array(O.buffer,0,2*O.length)).toString("utf16le")}}const U=.02,Y=.12,
L=.5,K=.4,$=32,it=127,q=1424,ft=1e3,dt=.1,at=.18,At=.25;function Et({font:nt,frame:O,size:B,unit:C}){return O.vertical?B/2:C*Math.min(Math.max((nt.space??At)/2,
dt),at)}class Mt{width;height;fragments=[];edges;cleaner=new lt.RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(O,B,C=0,z=!1){
this.width=O,this.height=B,this.edges=new I.l(C,z),this.letters=new Z(C),this.drawn=new R(this.letters,this.fragments,C)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(O,B,C,z,H){B===" "?this.space():this.follows(O,B,C,z,H)||this.place(O,B,C,z,H)}follows(O,B,C,z,H){const{
open:j}=this;if(j===void 0||j.style!==O||j.baseline!==H||this.isSpaced||B.length!==1)return!1;const T=B.charCodeAt(0),h=C-j.end;return T<=$||T>=it||C<this.end||
h>this.gap||h<-K*O.unit||O.frame.sin!==0||O.frame.cos!==1||z<C||z<0||C>this.width||this.letters.used-j.letters>=ft?!1:(j.end=this.end=z,this.text=B,this.start=C,
this.letters.add(T),this.edges.add(C,z),!0)}place(O,B,C,z,H){const j=this.cleaner.clean(B);if(j===" "?this.space():j===""&&B!==""&&this.open&&C<=this.open.end&&
(this.open.end=Math.max(z,this.open.end)),j===""||j===" ")return;if(!this.isEndless&&!this.isVisible(O,C,z,H)){this.leavesOut=!0;return}const{open:T}=this;T&&T.
style.frame===O.frame&&C<this.end-Y*O.unit&&this.overlaps(T,O,j,C,z,H)||((!T||T.style!==O||this.letters.used-T.letters>=ft||this.isSpaced||C-T.end>this.gap||C-T.
end<-K*O.unit||Math.abs(H-T.baseline)>U*O.size)&&this.begin(O,C,H),this.append(j,C,z))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.
close(),this.open=void 0;const{fragments:O,letters:B}=this,C=B.text();for(let z=O.length-1,H=B.used;z>=0;z--){const j=O[z];j.text=C.slice(j.letters,H),H=j.letters}}append(O,B,C){
const z=this.open;z.end=C,this.text=O,this.start=B,this.end=C;for(let H=0;H<O.length;H++){const j=O.charCodeAt(H);j>=q&&(z.mayTurn=!0),this.letters.add(j),this.
edges.add(B,C)}}begin(O,B,C){this.close();const z=new I.F(O,B,C,this.drawnCount++,this.letters.used);z.mayTurn=!1,z.spaceBefore=this.isSpaced,this.isSpaced=!1,this.
open?.style!==O&&(this.gap=Et(O)),this.open=z}overlaps(O,B,C,z,H,j){const T=Math.abs(j-O.baseline),h=Math.max(H-z,this.end-this.start);if(T>L*B.size||Math.abs(z+
H-this.start-this.end)>h||this.text==="")return!1;if(C===this.text&&Math.abs(z-this.start)<M*B.size&&T<M*B.size)return this.edges.join(),!0;const g=(0,lt.V0)(C),
p=(0,lt.V0)(this.text),u=g!==void 0?(0,lt.Ps)(this.text,g):p===void 0?void 0:(0,lt.Ps)(C,p);return u===void 0?!1:(u.charCodeAt(0)>=q&&(O.mayTurn=!0),this.edges.
join(),this.letters.replace(this.text.length,u),this.edges.drop(this.text.length-(g===void 0?0:1)),g===void 0&&(this.edges.add(z,H),this.start=z,O.end=this.end=
Math.max(H,z)),this.text=u,!0)}close(){const{open:O,letters:B}=this;if(!O)return;const C=B.used-O.letters;this.drawn.add(O,C)||(this.leavesOut=!0,B.drop(C),this.
edges.drop(C))}isVisible({frame:{cos:O,sin:B},size:C},z,H,j){const T=j-Ot*C,{width:h,height:g}=this,p=z*O-T*B,u=z*B+T*O,d=p+(H-z)*O,b=u+(H-z)*B;return(p>=0||d>=
0)&&(u>=0||b>=0)&&(p<=h||d<=h)&&(u<=g||b<=g)}}const Ot=.3}),89420:((Nt,St,v)=>{v.d(St,{F:()=>P,l:()=>_});var lt=v(4186);const M=3;class P{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(R,D,I,st,G){
this.style=R,this.start=D,this.baseline=I,this.order=st,this.letters=G,this.end=D}get top(){const{font:R,frame:D,size:I}=this.style;return this.baseline-(D.vertical?
.5:R.ascent)*I}get bottom(){const{font:R,frame:D,size:I}=this.style;return this.baseline+(D.vertical?.5:-R.descent)*I}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==M}get box(){return(0,lt.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const x=512;class _{values;used=0;glyph=0;glyphs;joined=[];constructor(R,D=!1){
this.values=new Float64Array(2*Math.max(R,x)),this.glyphs=D?[]:void 0}get count(){return this.used/2}add(R,D){if(this.used+2>this.values.length){const I=new Float64Array(
this.values.length*2);I.set(this.values),this.values=I}this.values[this.used++]=R,this.values[this.used++]=D,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(R){this.used-=2*R,this.glyphs&&(this.glyphs.length-=R)}isOneGlyph(R,D){const I=2*(R.letters+D);return this.values[I]===
this.values[I+2]&&this.values[I+1]===this.values[I+3]}box(R,D,I){let st=1/0,G=-1/0;for(let J=2*(R.letters+D);J<2*(R.letters+I);J++){const Z=this.values[J];Z<st&&
(st=Z),Z>G&&(G=Z)}return(0,lt.L)(R.style.frame,st,G,R.top,R.bottom)}}}),69631:((Nt,St,v)=>{v.d(St,{Bs:()=>I,N$:()=>M,WV:()=>P,rk:()=>R,zZ:()=>st});var lt=v(78157);
const M=.85,P=.2,x=3,_=/^\d{1,3}$/,rt=/\d$/;function R(G,{style:J,baseline:Z},U){const{frame:Y,size:L}=U.style;return J.size<M*L&&U.baseline-Z>P*L&&J.frame===Y&&
!Y.vertical&&_.test(G)&&rt.test(U.text)}const D="⁰¹²³⁴⁵⁶⁷⁸⁹",I=G=>G.replace(/\d/g,J=>D[Number(J)]);function st(G,J){const Z=[];let U=0;for(const Y of J){
if(Y<U)continue;let L=Y;for(;L<Y+x&&(0,lt.yp)(G.charCodeAt(L));)L++;Z.push(G.slice(U,Y),I(G.slice(Y,L))),U=L}return Z.join("")+G.slice(U)}}),27077:((Nt,St,v)=>{
v.d(St,{Kl:()=>P,Yz:()=>M,y:()=>lt});const lt=1e3,M=3e5,P=1e4}),5609:((Nt,St,v)=>{v.d(St,{N1:()=>dt,Px:()=>ft,_I:()=>At,eB:()=>at,tS:()=>R,ub:()=>Mt});var lt=v(
45657),M=v(34659),P=v(62897),x=v(27077);const _=.3,rt=.5,R=1.75,D=1.25,I=2,st=3,G=3.2,J=.1,Z=.05,U=15,Y=.75,L=3,K=.5,$=.4,it=new RegExp("^\\p{Ll}","u"),q=new RegExp(
`^(?:[${M.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),ft=500;class dt{segments;start;end;top;bottom;constructor(h){this.segments=[h],{start:this.start,
end:this.end,top:this.top,bottom:this.bottom}=h}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.
segments[0].size}add(h){this.segments.push(h),this.start=Math.min(this.start,h.start),this.end=Math.max(this.end,h.end),this.top=Math.min(this.top,h.top),this.bottom=
Math.max(this.bottom,h.bottom)}}class at{element;lines;start;end;top;bottom;constructor(h){this.lines=[h],{start:this.start,end:this.end,top:this.top,bottom:this.
bottom}=h}static of(h,g){const p=new at(h[0]);for(let u=1;u<h.length;u++)p.add(h[u]);return p.element=g,p}get frame(){return this.lines[0].frame}add(h){this.lines.
push(h),this.start=Math.min(this.start,h.start),this.end=Math.max(this.end,h.end),this.top=Math.min(this.top,h.top),this.bottom=Math.max(this.bottom,h.bottom)}}
function*At(T){const h=[];let g;for(let p=0;p<T.length;p++){const u=T[p];p%x.y===x.y-1&&(yield x.Yz);const d=g?Math.min(g.size,u.size):0;g?.frame===u.frame&&g.segments.
length<ft&&Math.abs(g.baseline-u.baseline)<_*d&&u.start>g.end-rt*d&&!Et(g,u)?g.add(u):h.push(g=new dt(u))}return h}const Et=(T,{start:h,size:g})=>h-T.end>I*Math.
min(T.size,g)&&Math.max(T.size,g)>D*Math.min(T.size,g);function*Mt(T){const h=[];let g;for(let p=0;p<T.length;p++){const u=T[p];p%x.y===x.y-1&&(yield x.Yz),g&&j(
g,u)?g.add(u):(g&&H(h),h.push(g=new at(u)))}return g&&H(h),yield*Ot(h)}function*Ot(T){const h=[];for(let d=0,b;d<T.length;d=b){for(b=d+1;b<T.length&&C(T,d,b);b++)
b%x.y===x.y-1&&(yield x.Yz);h.length%x.y===x.y-1&&(yield x.Yz),h.push(T.slice(d,b))}if(!h.some(d=>d.length>=L))return T;const g=new Map,p=[];for(const[d,b]of h.
entries()){d%x.y===x.y-1&&(yield x.Yz);const w=b.length<L?void 0:yield*z(b,K);w&&g.set(O(b),Math.max(g.get(O(b))??0,nt(b))),p.push(w)}if(g.size===0)return T;const u=[];
for(const[d,b]of h.entries()){d%x.y===x.y-1&&(yield x.Yz);const w=b.length<2?void 0:[0,-1,1].map(y=>g.get(O(b)+y)).find(Boolean),m=p[d]??(w===void 0?void 0:yield*z(
b,0,w));(0,lt.RZ)(u,m?B(b,m):b)}return u}const nt=T=>(0,P.K)(T.map(({end:h})=>h)),O=([T,h])=>Math.round(10*(h.lines[0].baseline-T.lines[0].baseline));function B(T,h){
const g=[];let p;for(const[u,d]of T.entries())p?p.add(d.lines[0]):g.push(p=d),h.has(u)&&(p=void 0);return g}function C(T,h,g){const[p,u,d]=[T[h],T[g-1],T[g]];if(u.
lines.length>1||d.lines.length>1||u.frame!==d.frame)return!1;const[b,w]=[u.lines[0],d.lines[0]],{size:m}=p.lines[0],y=w.baseline-b.baseline,S=T[h+1].lines[0].baseline-
p.lines[0].baseline;return Math.abs(w.size-m)<Z*m&&Math.abs(y-S)<J*m&&y>0&&y<=G*m&&w.start<u.end&&w.end>u.start}function*z(T,h,g=0){const[p,u]=[(0,P.Y)(T.map(({
start:m})=>m)),Math.max(g,nt(T))],d=new Set;let b=0;for(const[m,{lines:y,start:S,end:tt}]of T.entries()){m%x.y===x.y-1&&(yield x.Yz);const{size:ct}=y[0],gt=T[m+
1],k=gt?.lines[0].segments[0].fragments[0],ut=k&&tt+Math.abs(k.end-k.start)+Y*ct>u,bt=gt&&gt.start>S+ct/2&&!q.test(y[0].segments[0].fragments[0].text);!ut||bt||
tt-p<U*ct||q.test(k.text)?d.add(m):it.test(k.text)&&b++}const w=T.length-d.size;return w>=h*T.length&&b>=$*w?d:void 0}function H(T){const h=T.at(-2),g=T.at(-1);
if(!(!h||g.lines.length<st||h.lines.length>=g.lines.length||!j(g,h.lines[0]))){T.splice(-2,1);for(const p of h.lines)g.add(p)}}function j(T,h){const g=T.lines.at(
-1);if(g.frame!==h.frame)return!1;const p=Math.max(g.size,h.size),u=h.baseline-g.baseline;return u<_*p||u>R*p||p>D*Math.min(g.size,h.size)?!1:h.start<T.end&&h.end>
T.start}}),11474:((Nt,St,v)=>{v.d(St,{Jm:()=>at,KT:()=>L,UM:()=>Y,X6:()=>dt,dJ:()=>Ot});var lt=v(62897),M=v(27077),P=v(44233),x=v(98095);const _=.65,rt=.3,R=.12,
D=.03,I=.12,st=6,G=3,J=2,Z=50,U=20,Y=/^[$\u20ac\u00a3\u00a5]$/u;function*L(nt){const O=[];for(const{cells:h,size:g}of nt)for(const[p,u]of h.entries()){for(const{
start:d,end:b,isLabel:w}of Et(u,g))O.push({start:d,end:b,kind:w?"label":"words"});O.push({start:h[p-1]?.end??-1/0,end:u.start,kind:p>0?"cells":"first"}),yield u.
fragments.length*M.Yz/M.y}if(O.length<G)return nt;const B=(0,lt.Y)(nt.map(h=>h.size)),C=h=>z.cells.some(({start:g,end:p})=>g<h&&p>h),z=nt[0],H=z.cells.flatMap(h=>Et(
h,z.size,rt).slice(0,U)).slice(0,Z),j=[];for(const h of["start","end"]){const g=yield*(0,P.p9)(O,(p,u)=>p[h]-u[h]);for(let p=0,u;p<g.length;p=u){for(u=p+1;u<g.length&&
g[u][h]-g[u-1][h]<I*B;)u++;const d=g.slice(p,u),[b,w]=[(0,lt.K)(d.map(k=>k.start)),(0,lt.Y)(d.map(k=>k.end))];if(d.length<G||b>=w||j.length===Z)continue;const m=(b+
w)/2,y=h==="start"?b:w,S=d.filter(({kind:k})=>k==="words"||k==="label"),tt=S.length>=G||S.some(({kind:k})=>k==="label")||S.length>0&&d.length-S.length>=J&&d.length>
G,ct=C(m),gt=ct?$(H,{start:b,end:w},I*z.size):m;(tt||ct&&d.filter(({kind:k})=>k!=="first").length>=G)&&j.push({at:gt,edge:h,near:y,isInFirst:!tt,isMoved:gt!==m})}}
let T=nt;for(const h of j){const g=yield*q(T,h);g&&!(h.isMoved&&g[0].cells.length>K(g.slice(1)))&&(T=g)}return it(T,j)}const K=nt=>nt.reduce((O,{cells:B})=>Math.
max(O,B.length),0);function $(nt,{start:O,end:B},C){const z=(O+B)/2;if(nt.some(j=>j.start<z&&j.end>z))return z;let H;for(const j of nt)Math.min(B,j.end)-Math.max(
O,j.start)>=C&&(!H||j.end-j.start>H.end-H.start)&&(H=j);return H?(Math.max(O,H.start)+Math.min(B,H.end))/2:z}function it([nt,...O],B){const C=K(O);let z=nt;for(const{
edge:H,near:j,isInFirst:T}of B){if(z.cells.length>=C)break;if(!T)continue;const g=z.cells.flatMap(p=>Et(p,z.size,R).slice(0,U)).find(p=>Math.abs(p[H]-j)<D*z.size);
z=(g&&Mt(z,(g.start+g.end)/2))??z}return z.cells.length===C?[z,...O]:[nt,...O]}function*q(nt,{at:O,isInFirst:B}){const C=[];for(const[z,H]of nt.entries()){const j=H.
cells.find(({start:h,end:g})=>h<O&&g>O);if(yield(H.cells.length+(j?.fragments.length??0))*M.Yz/M.y,j&&B&&z>0)return;const T=j?Et(j,H.size,z===0?rt:_):[];if(j&&!T.
some(({start:h,end:g})=>h<O&&g>O)||j&&B&&ft(j,O,nt.slice(1)))return;C.push((j&&Mt(H,O))??H)}return C}function ft(nt,O,B){let[C,z]=[1/0,-1/0];for(const{cells:j}of B){
const T=j.findIndex(({start:h})=>h>O);T>0&&(C=Math.min(C,j[T-1].start)),T>=0&&(z=Math.max(z,j[T].end))}const H=I*nt.size;return nt.start>C+H&&nt.end<z-H&&Math.abs(
C+z-nt.start-nt.end)<2*H}function dt(nt,O){if(nt.cells.length!==1)return;const[B]=nt.cells,C=I*Math.min(nt.size,O.size),z=Et(B,nt.size).slice(0,U);if(z.length===
0||At(B,z[0])>st)return;const H=({end:g})=>O.cells.some((p,u)=>u>0&&Math.abs(p.start-g)<C),j=z.reduce((g,p)=>g&&g.end-g.start>=p.end-p.start?g:p,void 0),T=O.cells.
at(-1),h=z.find(H)??(j&&Math.abs(nt.end-T.end)<C&&j.start<T.start?j:void 0);return h&&Mt(nt,(h.start+h.end)/2)}function at(nt,O){if(nt.cells.length>=O.cells.length)
return;const B=I*Math.min(nt.size,O.size),C=nt.cells.flatMap(j=>Et(j,nt.size).slice(0,U));let z=nt;for(const{start:j,end:T}of C)O.cells.some(h=>Math.abs(h.start-
T)<B)&&(z=Mt(z,(j+T)/2)??z);const H=({start:j,end:T},h)=>Math.abs(j-O.cells[h].start)<B||Math.abs(T-O.cells[h].end)<B;return z.cells.length===O.cells.length&&z.
cells.every(H)?z:void 0}const At=({fragments:nt},O)=>nt.filter(({start:B})=>B<O.start).length;function Et({fragments:nt},O,B=_){const C=[];let z=-1/0,H="";for(const{
start:j,end:T,text:h}of nt)H!==""&&Math.min(j,T)-z>=B*O&&!Y.test(H)&&C.push({start:z,end:Math.min(j,T),isLabel:H.endsWith(":")}),z=Math.max(z,j,T),H=h;return C}
function Mt(nt,O){const B=nt.cells.findIndex(({start:H,end:j})=>H<O&&j>O);if(B<0)return;const C=[],z=[];for(const H of nt.cells[B].fragments)(H.start<O?C:z).push(
H);if(!(C.length===0||z.length===0))return{...nt,cells:[...nt.cells.slice(0,B),Ot(C),Ot(z),...nt.cells.slice(B+1)],isTabular:!0}}function Ot([nt,...O]){const B=new x.
Y4(nt);for(const C of O)B.add(C);return B}}),93463:((Nt,St,v)=>{v.d(St,{$:()=>w,f:()=>ft});var lt=v(27077);const M=2.2,P=3.2,x=1.25,_=1.08,rt=1.02,R=.3,D=.6,I=3,
st=2,G=1,J=3,Z=2,U=2,Y=100,L=200,K=new RegExp("\\p{L}","u"),$=/\d/,it=/^\d{1,2}$/,q=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;function*ft(m){const y={pairs:[],lacking:[]};
let S=-1,tt=0;for(let ct=0;ct+1<m.length;ct++){(tt+=m[ct].cells.length)>=lt.y&&(tt=0,yield lt.Yz);const[gt,k]=[m[ct],m[ct+1]],ut=Ot(gt,k)?C(k,gt):void 0;if(!(ut&&
O(gt,k,m[ct-1]))||!T(gt,k)||d(m,ct)||b(m,ct+1)){for(const[_t,wt]of at(m,ct))dt(y,_t,wt,C(wt,_t));continue}S!==ct-1&&Mt(gt,m[ct-1],k)||(S=ct+1,dt(y,gt,k,ut))}return y}
function dt({pairs:m,lacking:y},S,tt,ct){for(const[k,ut]of ct.entries())m.push([S.cells[ut],tt.cells[k]]);if(ct.length===S.cells.length)return;const gt=new Set(
S.cells);for(const k of ct)gt.delete(S.cells[k]);y.push({labels:S.cells,without:gt})}function at(m,y){const{cells:S,baseline:tt}=m[y],ct=m[y+1].cells.length>S.length||
At(m[y+1],S);if(!(ct||S.length>=J)||S.length<Z||S.length>Y)return[];const gt=[];for(let k=0,ut;k<S.length;k=ut){for(ut=k+1;ut<S.length&&h([S[k],S[ut]]);ut++);if(ut-
k<Z||ut-k===S.length&&!ct)continue;const bt={baseline:tt,size:S[k].size,cells:S.slice(k,ut)},wt=m.slice(y+1,y+1+U).map(It=>Et(It,bt,S[k-1],S[ut])).find(It=>It!==
void 0);!wt||!Ot(bt,wt)||wt.cells.some(({size:It})=>It<=_*bt.size)||C(wt,bt)&&T(bt,wt)&&gt.push([bt,wt])}return gt}const At=(m,y)=>m.cells.length<=Y&&m.cells.every(
({start:S,end:tt})=>tt<y[0].start||S>y.at(-1).end);function Et(m,y,S,tt){if(m.cells.length>Y)return;const[ct,gt]=[y.cells[0].start-R*y.size,tt?.start??1/0],k=({
start:zt,end:Pt})=>Pt>(S?.end??-1/0)&&zt>=ct&&zt<gt&&Pt<=gt,ut=m.cells.filter(k),bt=ut.map(zt=>y.cells.findLastIndex(Pt=>Pt.start<=zt.start)),_t=zt=>bt.indexOf(
bt[zt])===bt.lastIndexOf(bt[zt]),wt=(zt,Pt)=>tt!==void 0||y.cells.some(Jt=>H(Jt,zt))||nt(y,zt)&&_t(Pt),It=ut.filter(wt);return It.length===0?void 0:{baseline:m.
baseline,size:It[0].size,cells:It}}function Mt(m,y,S){return!y||y.cells.length>Y||y.size<_*m.size||m.baseline-y.baseline>=S.baseline-m.baseline?!1:m.cells.every(
tt=>y.cells.some(ct=>H(tt,ct)))}function Ot(m,y){if(m.cells.length<2||m.cells.length>Y||y.cells.length>m.cells.length)return!1;const S=(y.baseline-m.baseline)/Math.
max(m.size,y.size);if(S<=M||S>P)return S<=M;const tt=R*m.size;return B(m,y)&&p(m.cells[0],!0)?!0:y.cells.every(({start:ct,size:gt})=>gt>x*m.size&&m.cells.some(k=>Math.
abs(k.start-ct)<tt))}const nt=(m,{size:y})=>y>x*m.size,O=(m,y,S)=>!S||!y.cells.every(tt=>nt(m,tt))||y.cells.some(tt=>m.cells.some(ct=>H(ct,tt)))||y.baseline-m.baseline<=
m.baseline-S.baseline,B=({cells:m},{cells:y})=>y.length>=I&&y.length===m.length&&y.every((S,tt)=>H(m[tt],S));function C(m,y){const S=[],tt=new Set;for(const k of m.
cells){const ut=y.cells.findIndex(wt=>H(wt,k));ut>=0&&tt.add(ut);const bt=R*y.size,_t=ut>=0?ut:y.cells.findLastIndex(({start:wt})=>wt<=k.start+bt);if(_t<=(S.at(
-1)??-1)||k.end>(y.cells[_t+1]?.start??1/0))return;S.push(_t)}return m.cells.length>=Z&&m.cells.every(k=>nt(y,k))||2*tt.size>=m.cells.length||z(m,y,S,tt)?S:void 0}
function z({cells:m},{cells:y,size:S},tt,ct){let[gt,k,ut]=[0,1/0,-1/0];for(const[bt,_t]of tt.entries()){const wt=y[_t+1];if(!wt||ct.has(_t))continue;const It=wt.
start-m[bt].end;gt++,k=Math.min(k,It),ut=Math.max(ut,It)}return gt>=st&&ut-k<R*S}function H(m,y){const S=R*Math.max(m.size,y.size);return Math.abs(m.start-y.start)<
S||Math.abs(m.end-y.end)<S||Math.abs(m.start+m.end-y.start-y.end)<2*S||j(m,y)}const j=(m,{start:y,size:S})=>S>x*m.size&&y>=m.start&&y-m.start<D*S;function T({cells:m},{
cells:y}){const S=m.map(w),tt=y.map(w),ct=y.every(({size:bt})=>bt>_*m[0].size),gt=bt=>K.test(bt)||ct&&it.test(bt);if(!h(m)||!S.every(gt)||!S.some(bt=>K.test(bt))||
tt.some(bt=>bt.endsWith(":")))return!1;const k=S.filter(bt=>bt.endsWith(":")).length;if(k>0)return k===S.length;if(ct)return!S.some(bt=>q.test(bt));if(S.some(bt=>$.
test(bt)))return!1;if(y.every(bt=>p(bt,!g(m[0]))))return!0;const ut=tt.filter(bt=>$.test(bt)).length;return S.length>=I&&tt.length===S.length&&(ut===tt.length||
ut>=I)}function h(m){const[y]=m,S=g(y);return m.every(tt=>Math.abs(tt.size-y.size)<(rt-1)*y.size&&p(tt,S))}const g=({fragments:m})=>m[0].style.font.bold,p=({fragments:m},y)=>m.
every(({style:S})=>S.font.bold===y);function u(m,y){return m.cells.length===y.cells.length&&y.baseline-m.baseline<=M*Math.max(m.size,y.size)&&h([m.cells[0],y.cells[0]])&&
y.cells.every((S,tt)=>H(m.cells[tt],S))}function d(m,y){let S=y;for(;S>0&&y-S<=G&&u(m[S-1],m[S]);)S--;return y-S>G}function b(m,y){const S=m[y+1];return S!==void 0&&
u(m[y],S)&&m[y].cells.some(tt=>!K.test(w(tt)))}function w({fragments:m}){let y="";for(const S of m){if(y.length>L)break;y+=` ${S.text}`}return y.trim()}}),77211:((Nt,St,v)=>{
v.d(St,{Z:()=>st,x:()=>J});var lt=v(62897),M=v(27077),P=v(44233),x=v(16160),_=v(73356);const rt=20,R=1e3,D=2,I=/\u00ad$/;function*st(Y,L){const K=[];for(const it of yield*(0,x.
SE)(Y))yield M.Kl,K.push({lines:it,characters:G(it)});const $=[];for(const{lines:it}of yield*(0,P.p9)(K,(q,ft)=>ft.characters-q.characters))yield M.Kl,$.push(`${(yield*J(
it,L)).join(`
`)}
`);return $.join(`
`)}const G=Y=>Y.reduce((L,{cells:K})=>L+K.reduce(($,{characters:it})=>$+it,0),0);function*J(Y,L){const K=Y.flatMap(at=>at.cells),$=yield*Z(K),it=(0,lt.Y)(K.map(
({start:at})=>at)),q=(yield*U(Y.slice(1).map((at,At)=>at.baseline-Y[At].baseline)))||1,ft=[];let dt=0;for(const[at,At]of Y.entries()){const Et=at===0?1:Math.round(
(At.baseline-Y[at-1].baseline)/q);for(let Ot=1;Ot<Math.min(Et,rt);Ot++)ft.push("");let Mt="";for(const Ot of At.cells){const nt=Math.min(Math.round((Ot.start-it)/
$),R),O=(0,_.x)(Ot,L).replace(I,"");Mt=Mt.padEnd(Math.max(nt,Mt===""?0:Mt.length+D))+O,dt+=Ot.fragments.length,!(dt<M.y)&&(dt=0,yield M.Yz)}ft.push(Mt)}return ft}
function*Z(Y){const L=Y.map(K=>(K.end-K.start)/Math.max(K.characters,1)).filter(K=>K>0);return(yield*U(L))||1}function*U(Y){const L=yield*(0,P.p9)(Y,(K,$)=>K-$);
return L[L.length>>1]??0}}),5004:((Nt,St,v)=>{v.d(St,{gB:()=>oc,NQ:()=>tc,td:()=>ic,dV:()=>sc});var lt=v(61520),M=v(27077),P=v(45657),x=v(62897),_=v(98095);const rt=3,
R=4,D=.7,I=.85,st=new RegExp("^\\p{L}.","u"),G=new RegExp("^\\p{Ll}","u"),J=/[.!?:;]["\u201d\u2019)]?$/u;function*Z({rows:t,places:e,count:n}){const s=[],i=Array.
from({length:n},()=>-1/0);let o=0;for(const[a,{cells:c}]of t.entries()){yield c.reduce((E,{fragments:A})=>E+A.length,0)*M.Yz/M.y;for(const[E,{end:A}]of c.entries())
i[e[a][E]]=Math.max(i[e[a][E]],A);if(e[a][0]===0){if(c.length<2||!st.test((0,_.b6)(c[0]))||G.test((0,_.b6)(c[1])))return;o+=c[0].fragments.length,s.push([a])}else{
if(s.length===0)return;s.at(-1).push(a)}}if(s.length<rt||s.length>D*t.length||o>R*s.length)return;const r=(0,x.K)(i.slice(1)),l=a=>{const c=t[a].cells.at(-1);return J.
test((0,_.b6)(c))||c.end-c.start<I*(r-c.start)};return s.every(a=>l(a.at(-1)))?s:void 0}var U=v(44233);const Y=100,L=.5,K=.35,$=.03,it=1;function*q(t){const e=t.
reduce((f,{cells:E})=>Math.max(f,E.length),0),n=t[0].cells.length===e&&t[0].cells.every(at),s=yield*At(t.filter(({cells:f})=>f.length===e),n),i=yield*(0,U.p9)([
...t.keys()],(f,E)=>t[E].cells.length-t[f].cells.length);let o=0;for(const f of i)for(const E of t[f].cells){if(s.length>Y)return;nt(s,E),!((o+=s.length)<M.y)&&
(o=0,yield M.Yz)}const r=new Set;let l=0;const a=t.map(f=>O(f,s)),c=a.map(({cells:f},E)=>{let A=-1;return f.map((V,N)=>{const[yt,Bt]=Mt(s,V);Bt>yt&&Ot(s,V,yt,Bt)===
void 0&&r.add(E);let Lt=Ot(s,V,yt,Bt)??yt;return Lt<=A&&N>0&&(Lt=A,l++),A=Lt})});return{count:s.length,rows:a,places:c,spanning:r,conflicts:l}}const ft=new RegExp(
"\\p{L}","u"),dt=/\d/,at=({fragments:t})=>t.some(({text:e})=>ft.test(e))&&!t.some(({text:e})=>dt.test(e));function*At(t,e){const n=t[0].cells.map(({start:i,end:o})=>({
start:i,end:o}));for(let i=1;i<n.length&&!e;i++)if(yield*Et(t,i))return n;const s=n.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,
{start:r,end:l}]of i.entries())s[o].start=Math.min(s[o].start,r),s[o].end=Math.max(s[o].end,l);return s.every(({start:i},o)=>o===0||i>=s[o-1].end)?s:n}function*Et(t,e){
const n=yield*(0,U.p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let s=1/0;for(const{start:i,end:o,size:r}of n){if(i-s>it*r)return!0;s=s===1/0?o:Math.max(s,o)}
return!1}function Mt(t,{start:e,end:n}){let s=0;for(;s<t.length&&t[s].end<=e;)s++;let i=s-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[s,i]}function Ot(t,e,n,s){
let i;for(let o=n;o<=s;o++){const{start:r,end:l}=t[o];if(!(Math.min(l,e.end)-Math.max(r,e.start)<L*Math.min(l-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}
function nt(t,e){const[n,s]=Mt(t,e);if(n>s){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===s?n:Ot(t,e,n,s);if(i===void 0)return;const o=t[i];o.start=
Math.min(o.start,Math.max(e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function O(t,e){const n=t.cells.flatMap(s=>{const[
i,o]=Mt(e,s);return o>i&&Ot(e,s,i,o)===void 0?B(s,e,i):[s]});return n.length===t.cells.length?t:{...t,cells:n}}function B(t,e,n){const s=[new _.Y4(t.fragments[0])];
let i=n;for(const o of t.fragments.slice(1)){const r=s.at(-1),l=o.start-r.end>=K*t.size,a=e[i+1],c=a!==void 0&&Math.abs(o.start-a.start)<$*t.size;(l||c)&&a&&r.end<=
a.start&&o.start>=e[i].end?(s.push(new _.Y4(o)),i++):r.add(o)}return s}function*C({rows:t,places:e,count:n}){const s=Array.from({length:n},()=>({start:1/0,end:-1/0}));
for(const[i,{cells:o}]of t.entries()){for(const[r,{start:l,end:a}]of o.entries()){const c=s[e[i][r]];c.start=Math.min(c.start,l),c.end=Math.max(c.end,a)}yield o.
length*M.Yz/M.y}return s}var z=v(93463);const H=3,j=2,T=new RegExp("\\p{L}","u");function*h(t){const e=yield*q(t),[n,...s]=t,i=n.cells.length;if(!e||i<H||s.length<
j||e.conflicts===0&&e.count===i||!n.cells.every(f=>T.test((0,z.$)(f))))return e;const o=yield*q(s);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*C(
o),l=n.cells[0].start>r[0].end?1:0;if(o.count!==i+l)return e;const a=({start:f,end:E},A)=>f>(r[l+A-1]?.start??-1/0)&&E<(r[l+A+1]?.end??1/0);if(!n.cells.every(a))
return e;const c=[n.cells.map((f,E)=>l+E),...o.places];return{...o,rows:[n,...o.rows],places:c}}var g=v(11474);const p=1,u=2,d=3,b=2,w=.12,m=.5,y=.1,S=20,tt=new RegExp(
"\\p{L}","u");function*ct(t){const e=t.reduce((n,s)=>n+s.cells.length,0);for(const{place:n,width:s}of yield*gt(t)){const[i,o]=[k(t,({end:r})=>r<=n),k(t,({start:r})=>r>=
n)];if(yield e*M.Yz/M.y,ut(i,o)||(yield*bt(i,o,s)))return[i,o];if(_t(i,o))return[i,o]}}function*gt(t){const e=yield*(0,U.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-
o.start),n=[];let s=1/0;for(const[i,{start:o,end:r,size:l}]of e.entries()){i%M.y===M.y-1&&(yield M.Yz);const a=(o-s)/l;a>=p&&n.push({place:(o+s)/2,width:a}),s=s===
1/0?r:Math.max(s,r)}return n.sort((i,o)=>o.width-i.width).slice(0,S)}function k(t,e){const n=[];for(const s of t){const i=s.cells.filter(e);if(i.length===0)continue;
const[o,r]=[i[0].start,i.at(-1).end];n.push(i.length===s.cells.length?s:{...s,cells:i,start:o,end:r,isTabular:i.length>1})}return n}function ut([t],[e]){return!t||
!e||t.baseline!==e.baseline||t.cells.length<b||t.cells.length!==e.cells.length||!tt.test((0,_.b6)(t.cells[0]))?!1:t.cells.every((n,s)=>(0,_.b6)(n)===(0,_.b6)(e.
cells[s]))}function*bt(t,e,n){const[s,i]=[It(t),It(e)],[o,r]=[zt(s),zt(i)];if(yield(t.length+e.length)*M.Yz/M.y,!(o.last<r.first||r.last<o.first)||!wt(s,i))return!1;
const l=e.flatMap(({cells:a})=>a.length>1?[a.slice(0,2)]:[]);return!Pt(l)||!Jt(l.map(([a])=>a))?!1:t.some(({cells:a})=>a.length>1)?Pt(t.flatMap(({cells:a})=>a.length>
1?[a.slice(-2)]:[])):n>=u&&l.every(([a])=>tt.test((0,_.b6)(a)))}function _t(t,e){if(Math.min(t.length,e.length)<d||![t,e].some(l=>l.every(({isTabular:a})=>!a)))
return!1;const[n,s]=[zt(t),zt(e)];if(!(n.last<s.first||s.last<n.first))return!1;const i=new Map(e.map(({baseline:l,cells:a})=>[l,a[0]]));let[o,r]=[1/0,-1/0];for(const{
baseline:l,cells:a}of t){const c=i.get(l);if(!c)continue;const f=(c.baseline-a[0].baseline)/Math.min(c.size,a[0].size);[o,r]=[Math.min(o,f),Math.max(r,f)]}return r-
o>=y}const wt=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function It(t){const e=t.findIndex(({cells:n})=>n.length>1);return e<0?t:
t.slice(e)}function zt(t){let[e,n]=[1/0,-1/0];for(const{cells:s}of t)for(const{fragments:i}of s)e=Math.min(e,i[0].order),n=Math.max(n,i[0].order);return{first:e,
last:n}}function Pt(t){if(t.length<d)return!1;let e=-1/0;for(const[n,s]of t){if(Math.min(n.order,s.order)<e)return!1;e=Math.max(n.order,s.order)}return!0}function Jt(t){
return t.every(({start:n,size:s})=>Math.abs(n-t[0].start)<w*s)||t.filter(n=>tt.test((0,_.b6)(n))).length>m*t.length}var ce=v(34659);const qt=5,Le=2.5,we=/^[^\p{Ll},;:)]/u,
ve=.8,Ht=/^[.\u2026]+$/,te=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function*Re(t){const e=new Map;let n=0;for(const o of t)for(const r of o){yield r.cells.reduce((a,{fragments:c})=>a+
c.length,0)*M.Yz/M.y;const l=xe(r.cells);l&&(e.set(r,l),l.leaders.length===1&&ze(l,r)&&n++)}const s=new Map;if(e.size===0)return{groups:t,dots:s};const i=n>=ve*
e.size;if(!i)for(const{leaders:o}of e.values())for(const[r,l]of o)s.set(r,l);return{groups:t.map(o=>o.map(r=>{const l=e.get(r);if(!l)return r;const a=i?Ie(r.cells):
l.cells;return{...r,cells:a,gutters:W(a,r)}})),dots:s}}function Ie(t){const e=[];for(const{fragments:n}of t)e.length>0&&(Ht.test(n[0].text)||Ht.test(e.at(-1).at(
-1).text))?(0,P.RZ)(e.at(-1),n):e.push([...n]);return e.length===t.length?t:e.map(g.dJ)}function ze({cells:t},{cells:e}){const{fragments:n}=t.at(-1),s=e.at(-1).
fragments.at(-n.length-1)??e.at(-2)?.fragments.at(-1);return n.length===1&&te.test(n[0].text)&&s!==void 0&&Ht.test(s.text)}function xe(t){if(!t.some(({fragments:c})=>c.
some(({text:f})=>Ht.test(f))))return;const e=[],n=[];let s=[],i=!0;const o=c=>{i?e.push([c]):e.at(-1).push(c),i=!1},r=c=>{const f=e.at(-1)?.at(-1);if(c&&f&&fe(f,
s,c))n.push([f,s,c]),i=!0;else for(const E of s)o(E);s=[]};for(const{fragments:c}of t){s.length===0&&(i=!0);for(const f of c){if(Ht.test(f.text)){s.push(f);continue}
s.length>0&&r(f),o(f)}}const l=s.length>0;r(void 0);const a=n.length>0&&n.every(([,,c])=>we.test(c.text));return l||!a?void 0:{cells:e.map(g.dJ),leaders:n}}function fe(t,e,n){
if(e.reduce((o,{text:r})=>o+r.replaceAll("…","...").length,0)<qt)return!1;const i=[t,...e,n];return i.every((o,r)=>r===0||o.start-i[r-1].end<Le*o.style.size)}
function W(t,{cells:e,gutters:n}){if(n.size===0)return n;const s=new Set(Array.from(n,i=>e[i].fragments[0]));return new Set([...t.keys()].filter(i=>i>0&&s.has(t[i].
fragments[0])))}const X=1.25,ot=new RegExp(`^(?:[${ce.aV}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),F=new RegExp(`^${ce.vs}`,"u");function Q(t,{baseline:e,
size:n,hasRuleAbove:s,hasRuleBelow:i}){const o=Ps(t.length>1?Bs(t):t),r=o.length===2&&(mt(o[0],o[1])||Tt(o[0],o[1]))||Vt(o),[l,a]=[o[0].start,o.reduce((f,E)=>Math.
max(f,E.end),-1/0)],c=o.length>1&&!r&&!pt(o);return{cells:o,baseline:e,size:n,start:l,end:a,isTabular:c,...s&&{hasRuleAbove:s},...i&&{hasRuleBelow:i}}}const et=new RegExp(
"\\p{L}{2}","u"),ht=t=>t.length>2&&pt(t)&&et.test((0,_.b6)(t[1]))?[t.slice(0,1),t.slice(1)]:[t];function pt([t,...e]){return e.every(({size:n})=>t.size>X*n)&&!/\d/.
test((0,_.b6)(t))}const mt=(t,e)=>ot.test((0,_.b6)(t))||Yt.test((0,_.b6)(t))&&e.fragments.length>=Kt&&Rt.test(e.fragments[0].text)||t.characters===1&&F.test(`${(0,_.
b6)(t)} ${(0,_.b6)(e)}`),Tt=(t,e)=>vt.test((0,_.b6)(t))&&Rt.test(e.fragments[0].text)&&e.start-t.end<Ct*t.size&&[t,e].every(({fragments:n})=>n.every(({style:s})=>s.
font.bold)),vt=/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){0,4}\.?$/,Ct=2.5,Yt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Kt=4,Rt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");
function Vt(t){const[e,n]=t.slice(-2);return!n||t.length>Zt||!te.test((0,_.b6)(n))||e.fragments.length<qt?!1:(t.length===Zt?e.fragments:e.fragments.slice(-qt)).
every(({text:i})=>Ht.test(i))}const Zt=3;function Bs(t){return t.some(({fragments:e},n)=>n<t.length-1&&ln.test(e.at(-1).text))?t.flatMap((e,n)=>{const[s,i]=e.fragments.
slice(-2);return!(i&&n<t.length-1&&ln.test(i.text)&&/\d\)?$/.test(s.text))||!/^[\d(.,-]/.test((0,_.b6)(t[n+1]))?[e]:[(0,g.dJ)(e.fragments.slice(0,-1)),(0,g.dJ)(
[i])]}):t}const ln=/^[$\u00a3\u00a5]$/u;function Ps(t){if(t.length<2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const s=e.at(-1);s?.
characters===1&&g.UM.test((0,_.b6)(s))&&/^[\d(.,-]/.test((0,_.b6)(n))?e.push(e.pop().joined(n)):e.push(n)}return e}const Ys=2,an=3.2,Ws=.4,cn=2,Us=100,Gs=1e3,Hs=/^(?:19|20)\d\d$/,
Ks=/^[^\d\s]{1,3}$/,ue=t=>{const e=(0,_.b6)(t);return new RegExp("\\p{L}","u").test(e)||Hs.test(e)||Ks.test(e)};function*$s(t,e){if(t.length>Us||e.length>Gs)return t;
const n=new Set,s=[];for(const i of t){yield(t.length+e.length)*M.Yz/M.y;const o=fn(i.rows[0])?Fs(i,t,e):void 0;o?.levels&&n.add(o.levels),s.push(o?Vs(o,i):i)}return s.
filter((i,o)=>!n.has(t[o]))}function Fs(t,e,n){const{rows:s}=t,[i,o,r]=s,l=r&&{upper:i,middle:o,lower:r,below:s.slice(3)};if(l&&Ne(l))return l;const a=s.slice(1);
for(const f of e){const[E,A]=f.rows,V={upper:E,middle:i,lower:A,below:a,levels:f};if(f!==t&&f.rows.length===2&&Ne(V))return V}const c=s.slice(2);for(const f of n){
const E=i.baseline-f.baseline;if(f.cells.length>1||E<=0||E>an*i.size)continue;const A={upper:Q(f.cells,f),middle:i,lower:o,below:c};if(Ne(A))return A}}const fn=({
cells:t})=>t.every(ue),un=({cells:t})=>t.reduce((e,{fragments:n})=>e+n.length,0);function Ne({upper:t,middle:e,lower:n,below:s}){const[i,o]=[e.baseline-t.baseline,
n.baseline-e.baseline];if(i<=0||o<=0||i+o>an*e.size||Math.abs(i-o)>Ws*e.size||s.length<Ys||s[0].baseline<=n.baseline||![t,e,n].every(fn)||un(n)<=un(t))return!1;
const r=[...t.cells,...n.cells];if(e.cells.some(c=>r.some(f=>c.start<f.end&&c.end>f.start)))return!1;const[l,a]=[(0,x.Y)(s.map(({start:c})=>c)),(0,x.K)(s.map(({
end:c})=>c))];return r.every(({start:c,end:f})=>c>l-cn&&f<a+cn)}function Vs({upper:t,middle:e,lower:n,below:s},i){const o=[...e.cells,...n.cells].sort((l,a)=>l.
start-a.start),r=[t,Q(o,n),...s];return{...i,rows:r,tabular:r.filter(({isTabular:l})=>l).length}}var xt=v(20779);const js=1.08,De=1.02,ks=.72,Xs=.3,hn=2,Zs=new RegExp(
"\\p{L}","u");function*Qs(t){const{rows:e}=t,n=[];let s=0;for(let i=0;i+2*hn<=e.length;i++){if(yield e[i].cells.length*M.Yz/M.y,!gn(e,i))continue;let o=i+2;for(;o+
1<e.length&&gn(e,o)&&qs(e,i,o);)o+=2;if(!(o-i<2*hn||!Js(e.slice(i,o)))){i>s&&n.push(dn(e.slice(s,i)));for(let r=i;r<o;r+=2)n.push(ti(e[r],e[r+1]));s=o,i=o-1}}return s===
0?[t]:s===e.length?n:[...n,dn(e.slice(s))]}function Js(t){const e=t.filter((n,s)=>s%2===0).flatMap(({cells:n})=>n.map(_.b6));return new Set(e).size===e.length}const dn=t=>({
rows:t,tabular:t.filter(({isTabular:e})=>e).length});function gn(t,e){const[n,s]=[t[e],t[e+1]];if(!n.isTabular||s.cells.length>n.cells.length||!n.cells.every(r=>Zs.
test((0,_.b6)(r)))||!(he(s)>js*he(n))&&!(de(s)&&!de(n)&&he(s)>he(n)/De))return!1;const o=pn(n,s);return o.every((r,l)=>r>=0&&(l===0||r>o[l-1]))}function qs(t,e,n){
const s=(o,r)=>Math.abs(o.size-r.size)<(De-1)*o.size&&de(o)===de(r),i=o=>t[o].baseline-t[o].size*ks-t[o-1].baseline;return s(t[e],t[n])&&s(t[e+1],t[n+1])&&i(n+1)<=
i(n)*De}const pn=({cells:t,size:e},n)=>n.cells.map(s=>{const i=Xs*e,o=({start:r,end:l})=>Math.abs(r-s.start)<i||Math.abs(l-s.end)<i||Math.abs(r+l-s.start-s.end)<
i;return t.findIndex(o)}),he=({cells:t})=>t.reduce((e,{size:n})=>Math.min(e,n),1/0),de=({cells:t})=>t.every(({fragments:e})=>e.every(({style:n})=>n.font.bold));
function ti(t,e){const n=pn(t,e),s=t.cells.map((i,o)=>e.cells.filter((r,l)=>n[l]===o).map(r=>(0,xt.cA)([r])));return new xt.QH([t.cells.map(i=>[(0,xt.cA)([i])]),
s])}var mn=v(16160);const ei=3.5,Ce=.3,ni=1.1,si=1.15,ii=1.35,Be=3,jt=1.6,ee=.8,ne=.87,oi=2,Pe=2,ri=8,li=.6,ai=8,ci=1.5,yn=3,fi=1.1,$t=.05,ge=10,ui=20,hi=100,di=2,
En=2,gi=2,pi=new RegExp("^\\p{Ll}","u"),mi=/[.!?:]$/;function*Ye(t,e=!1){const n=[];let s=[],i=0,o=[];const r=l=>{l.tabular<(l.isWide?Be:En)||(l.takeRest(),n.push(
l))};for(const l of t)for(const a of(0,mn.l$)(l).flatMap(ht)){(i+=a.length*(1+s.length)+a[0].fragments.length)>=M.y&&(i=0,yield M.Yz);const c=Q(a,l);for(const E of s)
E.isNear(c)||r(E);s=s.filter(E=>E.isNear(c));const f=s.find(E=>E.start<c.end&&E.end>c.start);if(!(f?.takes(c)||!f&&s.some(E=>E.takesGroup(c)))){if(f&&r(f),s=s.filter(
E=>E!==f),!c.isTabular)o=[c,...o.slice(0,di)];else if(c.cells.length<=hi&&s.length<ui){const E=o.find(({start:N,end:yt})=>N<c.end&&yt>c.start),A=E&&pe(E,c)?(0,g.
X6)(E,c):void 0,V=new bn(A??c,e);!A||V.takes(c)?s.push(V):s.push(new bn(c,e)),!A&&E&&yi(E,c)&&V.rows.unshift(E),o=[]}}}return s.forEach(r),n}function yi({cells:t,
baseline:e,size:n},s){const[i]=t,o=$t*n,r=({fragments:a})=>a.every(({style:c})=>c.font.bold),l=s.baseline-e;return t.length>1||n!==s.size||l<ee*n||l>ii*n||!et.test(
(0,_.b6)(i))?!1:s.cells.some((a,c)=>{const f=Math.abs(a.start-i.start)<o,E=Math.abs(a.end-i.end)<o||Math.abs(a.start+a.end-i.start-i.end)<2*o;return r(a)!==r(i)||
!(c>0?f||E:E&&!f)?!1:s.cells.every(A=>A===a||A.end<i.start||A.start>i.end)})}class bn{takesProse;rows;tabular=1;start;end;isWide=!1;hasProse=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e,n){
this.takesProse=n,this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return pe(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const n=e.
baseline-this.last.baseline;if(!e.isTabular||this.single.length>0||n>ai*e.size)return!1;const s=this.rows.at(-2);return(!s||n<ci*(this.last.baseline-s.baseline))&&
Ei(this.last,e)}takes(e){const n=this.divided(e);if(!n.isTabular){const i=(n.start<this.start+n.size||this.isCentred(n))&&Mn(n,this.last);this.areDetails=(this.
single.length===0||this.areDetails)&&this.isDetail(n);const o=this.single.at(-1)??this.last,l=this.areDetails||this.isRest(n,o)||se(o,n),a=this.countSingle()>=Pe&&
!(this.single.length<ge&&l),c=this.isProse(n)&&!this.isInCell(n);return a||i||c&&!this.isInLast(n)?!1:(this.hasProse||=c,this.single.push(n),!0)}if(this.countSingle()>
Pe&&!this.areDetails||!bi(this.last,n))return!1;pe(this.single.at(-1)??this.last,n)||(this.isWide||=n.cells.length<yn||n.cells.length!==this.last.cells.length);
const s=n.baseline-(this.single.at(-1)??this.last).baseline;n.start<this.start+n.size&&s>=ee*n.size&&(this.pitch=Math.min(this.pitch,s));for(const i of this.single)
this.rows.push(i);return this.rows.push(n),this.single=[],this.last=n,this.tabular++,this.start=Math.min(this.start,n.start),this.end=Math.max(this.end,n.end),!0}countSingle(){
const{single:e,last:n}=this;return e.length>ge?e.length:e.filter((s,i)=>!se(e[i-1]??n,s)).length}divided(e){return(0,g.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,g.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=Pe||e.end>this.start||this.tabular>oi&&!(Math.abs(e.start-this.before)<$t*e.
size)||!pe(this.single.at(-1)??this.last,e)||Mn(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){for(;this.single.length>0&&se(this.rows.
at(-1),this.single[0]);)this.rows.push(this.single.shift());for(let l=this.countBeforeRule();l>0;l--)this.rows.push(this.single.shift());for(;this.single.length>
0&&this.isWrapped(this.single[0]);)this.rows.push(this.single.shift());const[e]=this.single;if(e&&this.isRepeated(e)){for(const l of this.single){if(!this.isRepeated(
l))return;this.rows.push(l)}return}if(e&&this.isRest(e,this.last)){let l=this.last;for(const a of this.single){if(!this.isRest(a,l))return;this.rows.push(l=a)}return}
const n=this.rows.at(-2),s=Math.max(this.pitch,n?this.last.baseline-n.baseline:0);if(!e||e.baseline-this.last.baseline>ne*s||this.tabular<Be||e.baseline-this.last.
baseline>jt*e.size)return;const i=Ce*e.size,o=({start:l,end:a})=>Math.abs(e.start-l)<i||Math.abs(e.end-a)<i,r=n&&e.baseline-this.last.baseline<ee*e.size&&this.last.
baseline-n.baseline<ee*e.size;(this.last.cells.slice(1).some(o)||r&&n.cells.some(o))&&this.rows.push(e)}countBeforeRule(){if(this.rows.filter(({hasRuleAbove:s})=>s).
length<En||this.rows.at(-1).hasRuleBelow)return 0;const e=1+this.single.slice(0,ge).findIndex(({hasRuleBelow:s})=>s),n=[this.rows.at(-1),...this.single.slice(0,
e)];return n.every((s,i)=>i===0||s.baseline-n[i-1].baseline<=jt*s.size)?e:0}isRepeated(e){const n=this.rows.at(-1),s=e.baseline-n.baseline;if(e.isTabular||s>jt*
e.size)return!1;const i=$t*e.size;let[o,r]=[0,!1];for(let l=1;l<this.rows.length;l++){const[a,c]=[this.rows[l-1],this.rows[l]],f=c.baseline-a.baseline;r||=ne*f>
s,!c.isTabular&&a.isTabular===n.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(f-s)<i&&o++}return r&&o>=gi}isWrapped(e){const n=this.rows.at(-1),[s,i]=this.last.
cells,o=e.baseline-n.baseline,r=$t*e.size,l=({cells:f})=>pi.test((0,_.b6)(f[0])),a=(f,E)=>!l(f)&&l(E)&&Math.abs(E.start-s.start)<r;if(e.isTabular||!a(n,e)||e.size!==
this.last.size||e.end>i.start||mi.test((0,_.b6)(s))||o>jt*e.size)return!1;const c=(f,E)=>a(f,E)&&Math.abs(E.baseline-f.baseline-o)<r;return o<ne*this.pitch||this.
rows.some((f,E)=>E>0&&c(this.rows[E-1],f))}isRest(e,n){return this.tabular<Be||e.isTabular||e.size!==this.last.size||e.baseline-n.baseline>fi*this.pitch?!1:this.
last.cells.some(({start:s},i)=>i>0&&Math.abs(s-e.start)<$t*e.size)}isDetail(e){const[n]=this.single,s=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.
last.size)return!1;const i=$t*e.size;if(e.baseline-s.baseline>jt*e.size&&(n?this.isBelowSpace():!this.isInCell(e)))return!1;if(n)return Math.abs(n.start-e.start)<
i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},l)=>l>0&&Math.abs(r-e.start)<
i)}isInCell({start:e,end:n,size:s}){const{cells:i}=this.last,o=$t*s,r=this.rows.at(-2),l=r&&!r.isTabular&&Math.abs(r.start-e)<o,a=i.findIndex(f=>f.start>e+o);if(a<
1||n>=i[a].start)return!1;const c=i[a-1];return a>1&&Math.abs(c.start-e)<o||l===!0&&c.end<e}isInLast({start:e,size:n,baseline:s}){const i=this.single.at(-1)??this.
last,o=this.last.cells.at(-1).start,r=$t*n;return this.takesProse&&this.single.length<ge&&s-i.baseline<=jt*n&&Math.abs(e-o)<r&&this.single.every(l=>Math.abs(l.start-
o)<r)}isCentred({start:e,end:n,size:s}){return Math.abs(e+n-this.start-this.end)<s}isBelowSpace(){const{single:e,last:n}=this;return e.some((s,i)=>s.baseline-(e[i-
1]??n).baseline>jt*s.size)}isProse({cells:e,start:n,end:s}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=ri&&s-n>li*(this.end-this.start)}}function Mn(t,e){
const n=({cells:s})=>s.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>X*e.size||t.size>(n(e)?si:ni)*e.size&&n(t)}function Ei(t,e){const[
n,s]=t.cells.length<e.cells.length?[t,e]:[e,t],i=Ce*e.size;let o=0;for(const{start:c,end:f}of n.cells){for(;o<s.cells.length&&s.cells[o].end<c;)o++;const E=s.cells[o];
if(!E||!(Math.abs(E.start-c)<i||Math.abs(E.end-f)<i))return!1}const[r,l]=[t.cells.at(-1),e.cells.at(-1)],a=Math.abs(r.end-l.end)<i&&/\d$/.test((0,_.b6)(l));return n.
cells.length>=yn||a}const se=(t,{baseline:e,size:n})=>e-t.baseline<ee*Math.min(n,t.size),pe=(t,e)=>e.baseline-t.baseline<=ei*Math.max(e.size,t.size);function bi(t,e){
const n=Ce*Math.min(t.size,e.size);for(let s=0,i=0;s<=t.cells.length&&i<=e.cells.length;){const[o,r]=Sn(t,s),[l,a]=Sn(e,i);if((Tn(t,s)||Tn(e,i))&&Math.min(r,a)-
Math.max(o,l)>=n)return!0;r<a?s++:i++}return!1}const Sn=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],Tn=({cells:t},e)=>e>0&&e<t.length,Mi=1.8,Si=.4,Ti=10,
Ai=100;function*Oi(t){const e=t.findIndex(l=>l.length>0),n=t.flatMap((l,a)=>l.map(c=>({line:c,column:a}))),s=yield*(0,U.p9)(n,(l,a)=>l.line.baseline-a.line.baseline),
i=[];for(const[l,a]of s.entries()){const c=s[l-1];!c||a.line.baseline-c.line.baseline>=Mi*a.line.size?i.push([a]):i.at(-1).push(a),l%M.y===0&&(yield M.Yz)}const o=n.
length*Ti<i.length*t.length;if(i.length<2||o||!i.slice(1).every(l=>_i(l,e)))return;const r=[];for(const l of i){const a=t.map(()=>[]);for(const{line:c,column:f}of l)
a[f].push(c);r.push(a),yield a.length*Ai}return r}function _i(t,e){const{line:n}=t[0],s=({line:o})=>o.baseline-n.baseline<Si*n.size,i=new Set(t.filter(s).map(({
column:o})=>o));return i.size>1&&i.has(e)&&t.every(({column:o})=>i.has(o))}const An=.1,Li=.5,wi=.95,We=3,On=1.6,vi=.95;function*Ri(t,e){const n=yield*(0,U.p9)(e.
filter(({isVertical:c})=>!c),(c,f)=>c.at-f.at);if(n.length<We-1||t.length<We||t[0].cells[0].frame.cos!==1)return t;const s=[t[0]];let i=0;for(let c=1;c<t.length;c++){
const[f,E]=[t[c-1],t[c]],[A,V]=[f.baseline+An*f.size,E.baseline-Li*E.size];for(;i<n.length&&n[i].at<=A;)i++;let N=i;for(;N<n.length&&n[N].at<V;)N++;yield(1+N-i)*
M.Yz/M.y;const yt=n.slice(i,N);Ue([f],yt)&&s.push({...s.pop(),hasRuleBelow:!0}),s.push(Ue([f,E],yt)?{...E,hasRuleAbove:!0}:E),i=N}const o=s.pop(),{baseline:r,size:l}=o,
a=n.slice(i).filter(({at:c})=>c>r+An*l&&c<r+On*l);return s.push(Ue([o],a)?{...o,hasRuleBelow:!0}:o),s}function Ue(t,e){if(e.length===0)return!1;const n=(0,x.Y)(
t.map(({cells:r})=>r[0].start)),s=(0,x.K)(t.map(({cells:r})=>r.at(-1).end));let[i,o]=[0,n];for(const{from:r,to:l}of[...e].sort((a,c)=>a.from-c.from)){const a=Math.
min(l,s);a<=o||(i+=a-Math.max(r,o),o=a)}return i>=wi*(s-n)}function*Ii({rows:t,spanning:e},n){const s=[];for(const[l,{hasRuleAbove:a}]of t.entries())l===0||a===
!0?s.push([l]):s.at(-1).push(l);if(s.length<We||s.length===t.length)return;yield t.length*M.Yz/M.y;const i=l=>t[l].baseline-t[l-1].baseline;let[o,r]=[0,1/0];for(const l of s){
l[0]>0&&(r=Math.min(r,i(l[0])));for(const a of l.slice(1)){if(e.has(a)||i(a)>On*t[a].size)return;o=Math.max(o,i(a))}if(l.length>1&&!zi(l.map(a=>t[a]),n))return}
return r>=vi*o?s:void 0}function zi(t,e){const n=t.reduce((s,{cells:i})=>Math.max(s,i.length),0);return n>1&&t.filter(({cells:s})=>s.length===n).length===1&&t.filter(
e).length<=1}const xi=1.2,Ni=1.6,Di=3,Ci=2,Bi=.5,Pi=40,Yi=3;function*Wi(t,e){const{rows:n}=t,s=n.slice(1).map((i,o)=>i.baseline-n[o].baseline);for(const i of yield*Gi(
s,(0,x.Y)(n.map(({size:o})=>o)))){const o=yield*Ui({...t,isNumber:e},s,i);if(o)return o}}function*Ui(t,e,n){const{rows:s,places:i,isNumber:o}=t,r=[];let[l,a,c]=[
0,0,0];for(let A=0,V;A<s.length;A=V){for(V=A+1;V<s.length&&e[V-1]<=n;)V++;if(V-A>Pi)return;yield(V-A)*M.Yz/M.y;const N=Array.from({length:V-A},(yt,Bt)=>A+Bt);if(N.
length>1&&!Hi(N,t)&&!Ki(N,t)){if(A>0||N.some(yt=>s[yt].cells.some(o)))return;for(const yt of N)r.push([yt]);continue}N.length>1&&l++,N.length>1&&N.slice(1).every(
yt=>se(s[yt-1],s[yt]))&&c++,N.slice(1).some(yt=>me(i[yt]))&&!me(i[A])&&a++,r.push(N)}const f=a===0||l>=Bi*r.length,E=l>=Ci||l>0&&l===c;return f&&E&&r.length>=Di?
r:void 0}function*Gi(t,e){const n=yield*(0,U.p9)(t,(i,o)=>o-i),s=[];for(let i=1;i<n.length&&s.length<Yi;i++){const[o,r]=[n[i-1],n[i]];r>0&&r<=Ni*e&&o>=xi*r&&s.push(
r)}return s}function Hi(t,{rows:e,places:n,spanning:s,isNumber:i}){const o=(0,x.K)(t.map(c=>e[c].cells.length)),r=t.filter(c=>e[c].cells.length===o),l=c=>e[c].cells.
length===1||!e[c].cells.some(i);if(t[0]===0&&s.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||l(c)))return!1;const a=t.filter(c=>c<r[0]&&me(n[c])).length;return a===
0||a===t.filter(c=>c>r[0]&&me(n[c])).length}function Ki(t,{rows:e,places:n,spanning:s,isNumber:i}){return t.some(r=>s.has(r))||t.filter(r=>e[r].cells.some(i)).length>
1?!1:t.slice(1).every(r=>se(e[r-1],e[r])&&n[r].every(l=>!n[r-1].includes(l)))}const me=t=>t.length===1&&t[0]===0,$i=1.6,ye=.95,Fi=.1,Vi=1.2,ji=.4,Ut=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
ki=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),Xi=/^[\p{Sc}%]$/u,_n=/^\d{1,3}\.?$/,ie=new RegExp("^\\p{Ll}","u"),Zi=/\w@\w|^\w{2,5}:\/\/|^www\./,
Qi=/[\p{L}\p{Nd}][-\u2010]$/u,Ji=/[\p{L}-]/u,qi=/[.,]/,to=4,eo=/^[\p{L}\p{Nd}]/u,Ln=/^[\p{Lu}\p{N}]/u,Ft=2,Ge=2,no=2;function*wn(t){const{rows:e}=t,s=(yield*Ii(
t,({cells:l})=>l.some(a=>Ut.test((0,_.b6)(a)))))??(yield*Wi(t,l=>Ut.test((0,_.b6)(l))));if(s)return s;const i=[],o=so(t),r=io(t,o);for(const l of e.keys()){const a=l<
o;l>0&&(yo(t,l)||(a?ho(t,l)&&!mo(t,l,o):In(t,l,o)||l!==o&&oo(t,l,r)||ro(t,l,r)))?i.at(-1).push(l):i.push([l])}return i}function so({rows:t,places:e,count:n}){const s=t.
findIndex((c,f)=>po(c)||fo(c,e[f])||uo(c,e[f]));if(s<Ge)return s;const i=t.findIndex((c,f)=>f>0&&f<s&&c.cells.length>1&&Rn(t[f-1],c));if(i>0&&t.slice(0,i).every(
c=>Ee(c,f=>f)))return i;if(t.slice(0,s).every(c=>Ee(c,f=>f)))return s;const o=t.slice(1,s+1).map((c,f)=>c.baseline-t[f].baseline),r=(0,x.K)(s>Ge?o.slice(1):o)*ye<=
(0,x.Y)(o),l=({cells:c},f)=>c.length>1&&e[f][0]===0&&!ie.test((0,_.b6)(c[0])),a=s>Ge||t[1].cells.length===n&&t[1].cells.every(c=>Ln.test(Qt(c)));return r&&a&&t.
slice(0,s).every(l)?1:s}function io(t,e){const{rows:n,places:s}=t;let i=1/0;for(let o=1;o<n.length;o++)n[o].cells.length>1&&s[o][0]===0&&!In(t,o,e)&&(i=Math.min(
i,n[o].baseline-n[o-1].baseline));return i}function oo({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-1],t[s]];return i===1/0||r.baseline-o.baseline>ne*i||e[s][0]===
0||!oe(o,r)||ao(o,r)||co(o,r)?!1:e[s].every((l,a)=>{const c=o.cells[e[s-1].indexOf(l)];return c!==void 0&&(n>Ft||!(vn(c)&&vn(r.cells[a])))})}function ro({rows:t,
places:e},n,s){const[i,o,r]=[t[n-1],t[n],t[n+1]],l=o.baseline-i.baseline;return o.cells.length>1||e[n][0]!==0||i.cells.length===1||e[n-1][0]!==0||s===1/0||l>ne*
s||!oe(i,o)||o.size>i.size||r&&r.baseline-o.baseline<Vi*l?!1:Math.abs(i.start-o.start)<Fi*o.size&&lo(i.cells[0],o.cells[0])}const lo=(t,e)=>!e.fragments.some(({
style:n})=>n.font.bold)||t.fragments.every(({style:n})=>n.font.bold),ao=(t,e)=>[t,e].every(({cells:n})=>n.length>1&&Ut.test((0,_.b6)(n.at(-1))))&&new RegExp("\\p\
{L}","u").test((0,_.b6)(e.cells.at(-2))),co=(t,e)=>[t,e].every(({cells:n})=>n.length>Ft&&Ut.test((0,_.b6)(n.at(-1)))),vn=({fragments:t})=>t.length>1&&Ut.test(t.
at(-1).text);function fo({cells:t},e){const n=t.filter((i,o)=>e[o]>0),s=n.filter(i=>Ut.test((0,_.b6)(i))||ki.test((0,_.b6)(i)));return s.length>0&&2*s.length>=n.
length}const uo=({cells:t},e)=>e[0]===0&&t.length>Ft&&_n.test((0,_.b6)(t[0]))&&t.slice(1).some(n=>Ut.test((0,_.b6)(n))),oe=(t,e)=>e.baseline-t.baseline<=$i*Math.
max(e.size,t.size),ho=({rows:t,spanning:e,count:n},s)=>!e.has(s)&&!e.has(s-1)&&oe(t[s-1],t[s])&&!t[s].hasRuleAbove&&!Rn(t[s-1],t[s])&&!(n===Ft&&t[s-1].cells.length===
Ft&&t[s].cells.length===Ft)&&!go({rows:t,count:n},s),Rn=(t,e)=>Ee(t,n=>n)&&Ee(e,n=>!n),Ee=({cells:t},e)=>t.every(({fragments:n})=>n.every(({style:s})=>e(s.font.
bold)));function go({rows:t,count:e},n){const[s,i,o]=[t[n-1],t[n],t[n+1]];return s.cells.length!==e||i.cells.length!==e||i.baseline-s.baseline<ye*(o.baseline-i.
baseline)?!1:[s,i].some(({cells:r})=>r.slice(1).some(l=>Ut.test((0,_.b6)(l))))}const po=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(
":"));function mo({rows:t,places:e,count:n},s,i){const{cells:o}=t[s],r=o.length===Ft&&n>Ft&&_n.test((0,_.b6)(o[0]));if(s!==i-1||o.length>1&&!r||e[s][0]!==0)return!1;
const l=t[i+1];if(!l||t[s-1].cells.length===1||ie.test((0,_.b6)(t[s].cells[0])))return!1;const a=t[s].baseline-t[s-1].baseline;return a>ye*(t[i].baseline-t[s].baseline)&&
a>ye*(l.baseline-t[i].baseline)}const Qt=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function In({rows:t,places:e,count:n},s,i){const[o,r]=[t[s-
1],t[s]];if(s===i||!oe(o,r)||ie.test(Qt(t[0].cells[0]))&&o.cells.length===n&&r.cells.length===n)return!1;const l=A=>ie.test(Qt(A))&&!Zi.test(Qt(A)),a=A=>Ln.test(
Qt(A));if(!(e[s][0]===0?l(r.cells[0])&&!r.cells.some(a):r.cells.some(l)))return!1;const f=({cells:A})=>A.every(V=>!Ut.test((0,_.b6)(V))),E=e[s].every(A=>e[s-1].
includes(A));return f(r)&&E?!0:o.cells.length===1&&r.cells.length>1&&e[s-1][0]===0&&ie.test((0,_.b6)(r.cells[0]))}const yo=({rows:t,places:e},n)=>oe(t[n-1],t[n])&&
t[n].cells.every((s,i)=>{const o=t[n-1].cells[e[n-1].indexOf(e[n][i])];return o!==void 0&&bo(o.fragments.at(-1).text)&&eo.test(Qt(s))}),Eo=({segments:t})=>t.every(
e=>Xi.test((0,_.b6)(e))),bo=t=>t.length>=to&&Qi.test(t.slice(-2))&&Ji.test(t.slice(0,-1))&&!qi.test(t);function*Mo(t,e){if(!t.some((a,c)=>c>0&&a.length>1&&a.every(
So)&&!a.some(Eo)))return(e?void 0:yield*Oi(t))??[t];const n=t.filter(a=>a.length>0);if(n.length>2&&n.filter(a=>a.length>1).length===1)return[t];const s=t.flatMap(
(a,c)=>a.flatMap(f=>f.segments.map(E=>({segment:E,column:c,line:f.baseline})))),i=yield*(0,U.p9)(s,(a,c)=>a.line-c.line||a.column-c.column),o=[],r=[];for(let a=0,
c;a<i.length;a=c){const{line:f,segment:E}=i[a];for(c=a+1;c<i.length&&i[c].line-f<ji*E.size;)c++;const A=i.slice(a,c).sort((N,yt)=>N.column-yt.column);r.push(A.map(
({column:N})=>N));const V=A.map(N=>N.segment);o.push({cells:V,baseline:f,size:E.size,start:V[0].start,end:V.at(-1).end,isTabular:A.length>1}),o.length%M.y===0&&
(yield M.Yz)}const l={count:t.length,rows:o,places:r,spanning:new Set};return(yield*wn(l)).map(a=>He(l,a))}const So=({segments:t})=>t.length===1&&(t[0].characters<=
no||Ut.test((0,_.b6)(t[0])));function He({count:t,rows:e,places:n},s){const i=Array.from({length:t},()=>[]);for(const o of s){const r=new Map;for(const[l,a]of e[o].
cells.entries()){const c=n[o][l],f=r.get(c);f?f.push(a):r.set(c,[a])}for(const[l,a]of r)i[l].push((0,xt.cA)(a))}return i}const To=/^[-\u2010-\u2013\u2212+(]$/u,
Ao=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Oo=/^[-\u2010-\u2013\u2212(]$/u,_o=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Lo=/\d[)%]?$/,wo=.6;function*vo(t){const e=[];
for(const[s,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[s][r],o]))),yield i.length*M.Yz/M.y;const n=new Map;for(let s=0;s<t.count;s++){if(yield e.
length*M.Yz/M.y,n.has(s-1)&&n.get(s-1)===s)continue;const i=Ro(e,s);i!==void 0&&n.set(s,i)}return n.size===0||t.conflicts>0?t:zn(t,n)}function Ro(t,e){const n=t.
filter(f=>f.has(e)),s=n.map(f=>f.get(e)),i=s.map(_.b6);if(i.length===0)return;const o=n.every(f=>Lo.test(Ke(f,e-1))),r=n.every(f=>_o.test(Ke(f,e+1))),l=f=>i.every(
E=>Oo.test(E))&&!t.some(E=>!E.has(e)&&/\d/.test(Ke(E,f))),a=(f,E)=>(E.start-f.end)/f.size;return o&&i.every(f=>Ao.test(f))&&!l(e-1)&&(n.every((E,A)=>a(E.get(e-1),
s[A])<wo)||n.every(E=>!E.has(e+1)))?e-1:!r||!i.every(f=>To.test(f))||l(e+1)?void 0:n.every((f,E)=>{const[A,V]=[f.get(e-1),f.get(e+1)];return!A||!/\d/.test((0,_.
b6)(A))||a(s[E],V)<a(A,s[E])})?e+1:void 0}const Ke=(t,e)=>{const n=t.get(e);return n?(0,_.b6)(n):""};function zn(t,e){const n=[];let s=0;for(let r=0;r<t.count;r++)
n.push(e.has(r)?-1:s++);for(const[r,l]of e)n[r]=n[l];const i=[],o=t.rows.map((r,l)=>{const a=[],c=[];for(const[f,E]of r.cells.entries()){const A=n[t.places[l][f]];
c.at(-1)===A?a.push(a.pop().joined(E)):(a.push(E),c.push(A))}return i.push(c),a.length===r.cells.length?r:{...r,cells:a,isTabular:a.length>1}});return{...t,count:s,
rows:o,places:i}}const Io=3,zo=3,xo=/\d/,No=new RegExp("\\p{L}","u"),Do=/^(?:19|20)\d\d$/;function*xn(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((l,a)=>[t.places[o][a],l]))),yield r.length*M.Yz/M.y;const n=Po(e),s=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const l of r.keys())s[l].push(o);const i=Yo(e,n,s);for(let o=0;o<t.count;o++){yield e.length*M.Yz/M.y;const r=s[o];if(i.has(o)||!Nn(r,n)&&!Wo(r,e,
o,t.count))continue;const l=Uo(e,r,o);l!==void 0&&!i.has(l)&&![...i.values()].includes(o)&&i.set(o,l)}return(n>0||Bo(e))&&(yield*Co(e,s,i)),i.size===0?t:zn(t,i)}
function*Co(t,e,n){const s=t[0];if(s.size<Io||t.some(({size:o})=>o>s.size))return;const i=new Set([...n.keys(),...n.values()]);for(const[o,r]of e.entries()){if(yield t.
length*M.Yz/M.y,s.has(o)||i.has(o))continue;const l=[o-1,o+1].find(a=>s.has(a)&&!i.has(a)&&!r.some(c=>t[c].has(a)));l!==void 0&&(n.set(o,l),i.add(o).add(l))}}function Bo([
t,e]){const n=s=>s.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(n)&&![...e.values()].some(n)}function Po(t){const e=s=>[...s.
values()].some(i=>xo.test((0,_.b6)(i))&&!Do.test((0,_.b6)(i))),n=t.findIndex(e);return n>zo?0:n}function Yo(t,e,n){const s=[...n.keys()].filter(o=>!Nn(n[o],e)),
i=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],l=(a,c)=>a!==s[c]&&(s.includes(a)||i.has(a));if(!(r.length!==s.length||r.some(l)))for(const[a,c]of r.
entries())c!==s[a]&&i.set(c,s[a])}return i}const Nn=(t,e)=>t.length>0&&t.every(n=>n<e);function Wo(t,e,n,s){return t.every(i=>{const o=e[i];return i>0&&2*o.size<
s&&[...o.keys()][0]===n&&No.test((0,_.b6)(o.get(n)))})}function Uo(t,e,n){return[n-1,n+1].flatMap(i=>{const o=t.flatMap(l=>l.get(i)??[]);if(o.length===0||e.some(
l=>t[l].has(i)))return[];const r=l=>o.reduce((a,{start:c,end:f})=>Math.min(a,Math.max(c-l.end,l.start-f)),1/0);return[{beside:i,distance:e.reduce((l,a)=>l+r(t[a].
get(n)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const Go=1.3,$e=.3,Ho=.5,Dn=2,be=12,Ko=3,$o=new RegExp("\\p{L}|^[%#]$","u"),Cn=/\d/,Bn=/^[^\p{L}]{0,4}\d/u,
Pn=2,Yn=3;function*Wn(t){const{rows:e}=t,n=[];let s=0;for(let i=1;i<e.length;i++){const o=Vo(e,i),r=o||Un(e,i);if(!r&&!jo(e,i))continue;yield be*M.Yz/M.y;const l=e.
slice(Math.max(s,i-be),i),a=o?e.slice(i,i+be):Fo(e,i);!Xo(l,a)||!(r||ko(l,e[i]))||(n.push(e.slice(s,i)),s=i)}return n.length===0?[t]:[...n,e.slice(s)].map(i=>({
rows:i,tabular:Me(i)}))}const Me=t=>t.filter(({isTabular:e})=>e).length;function Fo(t,e){let n=e+1;for(;n<t.length&&n<e+be&&!Un(t,n);)n++;return t.slice(e,n)}function Vo(t,e){
const[n,s]=[t[e-1],t[e]],i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||s.cells.length<Ko||i.cells.length>s.cells.length||!n.isTabular||!n.cells.slice(1).some(
r=>Cn.test((0,_.b6)(r))))return!1;const o=r=>!Cn.test((0,_.b6)(r))&&$o.test((0,_.b6)(r));return s.cells.every(o)&&i.cells.slice(1).some(r=>Bn.test((0,_.b6)(r)))}
function jo(t,e){const[n,s]=[t[e-1],t[e]],i=s.cells.at(-1).end,o=({cells:r,size:l})=>r.length===Pn&&Math.abs(r[1].end-i)<$e*l&&Bn.test((0,_.b6)(r[1]));return e+
Yn>t.length||o(n)?!1:t.slice(e,e+Yn).every(o)}function ko(t,{cells:e,size:n}){const s=Fe(t);return s.cells.length>Pn&&!s.cells.some(i=>Gn(i,e.at(-1),$e*n))}function Un(t,e){
const n=s=>s<1||s>=t.length?0:t[s].baseline-t[s-1].baseline;return n(e)>Go*Math.max(n(e-1),n(e+1))&&n(e-1)>0&&n(e+1)>0}function Xo(t,e){if(Me(t)<Dn||Me(e)<Dn)return!1;
const[n,s]=[Fe(t),Fe(e)],i=$e*Math.min(n.size,s.size);return s.cells.filter(r=>n.cells.some(l=>Gn(l,r,i))).length<=Ho*Math.max(n.cells.length,s.cells.length)}const Gn=(t,{
start:e,end:n},s)=>Math.abs(t.start-e)<s||Math.abs(t.end-n)<s||Math.abs(t.start+t.end-e-n)<s,Fe=t=>t.reduce((e,n)=>n.cells.length>e.cells.length?n:e),Zo=.3,Qo=1.25,
Jo=1.5,qo=2,tr=/:$/,er=({cells:t})=>t.some(({fragments:e})=>e.some(({text:n})=>tr.test(n)));function*nr(t){const{rows:e}=t,n=[];for(const c of e)n.push(er(c)),yield c.
cells.reduce((f,{fragments:E})=>f+E.length,0)*M.Yz/M.y;const s=n.indexOf(!1),i=e.slice(0,s),o=e.slice(s);if(s<1||o.length<qo)return[t];if(n.slice(s).filter(Boolean).
length>Zo*o.length)return[t];const l=i.slice(1).map((c,f)=>c.baseline-i[f].baseline),a=l.length>0?(0,P.Kf)(l):Jo*i[0].size;return o[0].baseline-i.at(-1).baseline<
Qo*a?[t]:[i,o].map(c=>({rows:c,tabular:Me(c)}))}var Hn=v(4186),Wt=v(5609);const sr=.999,Kn=2,ir=200,or=2.5,Ve=.5;function*rr(t,e){const n=e.filter(({style:{frame:N}})=>Math.
abs(N.sin)>sr&&!N.vertical);if(n.length<Kn||t.frame.cos!==1||t.spans)return t;yield e.length*M.Yz/M.y;const s=yield*(0,_.q9)(n),i=lr(t.rows);if(s.length>ir||i.some(
({start:N,end:yt})=>N>yt))return t;yield i.length*s.length*M.Yz/M.y;const r=cr(s,i,ar(t.rows[0]));if(!r)return t;const l=e.filter(N=>ur(N,r,i,t)),a=yield*(0,Wt.
_I)(yield*(0,_.q9)(l)),c=yield*hr(r,a,i),[f,...E]=t.rows,A=f.every((N,yt)=>N.length===0||c[yt].length===0&&dr(N,r)),V=A?c.map((N,yt)=>N.length>0?N:f[yt]):c;return new xt.
QH([V,...A?E:t.rows])}function lr(t){return t[0].map((e,n)=>{const s=t.flatMap(i=>i[n].filter(({frame:o})=>o.cos===1));return{start:(0,x.Y)(s.map(({start:i})=>i)),
end:(0,x.K)(s.map(({end:i})=>i))}})}const ar=t=>(0,x.Y)(t.flat().map(({top:e})=>e));function cr(t,e,n){const s=[];for(const a of t){const c=(0,Hn.L)(a.frame,a.start,
a.end,a.top,a.bottom),f=fr(c.x+c.width/2,e);f!==void 0&&c.y+a.size<=n&&s.push({name:a,box:c,column:f})}const i=s.filter(({name:a,box:c})=>n-c.y-c.height<=or*a.size),
o={top:(0,x.Y)(i.map(({box:a})=>a.y)),bottom:(0,x.K)(i.map(({box:a})=>a.y+a.height))},r=s.filter(({box:a})=>a.y<o.bottom&&a.y+a.height>o.top),l=new Map;for(const{
name:a,column:c}of r){const f=l.get(c);f?f.push(a):l.set(c,[a])}return l.size<Kn?void 0:{byColumn:l,...o}}function fr(t,e){const n=e.map(({start:l,end:a})=>Math.
abs((l+a)/2-t)),s=n.indexOf((0,x.Y)(n)),{start:i,end:o}=e[s],r=Math.min(i-(e[s-1]?.end??-1/0),(e[s+1]?.start??1/0)-o);return t>i-r&&t<o+r?s:void 0}function ur({
style:t,box:e},{byColumn:n,top:s,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:l}=t,a=e.y+e.height/2;if(a<s-Ve*l||a>i+Ve*l)return!1;const c=o.findIndex(
({end:E})=>e.x<E),f=o[c+1]?.start??1/0;return c>=0&&!n.has(c)&&e.x>o[c].start-l&&e.x+e.width<f}function*hr({byColumn:t},e,n){const s=n.map(()=>[]);for(const i of e)
s[n.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)s[i]=yield*(0,Wt._I)(yield*(0,U.p9)(o,(r,l)=>r.baseline-l.baseline||r.start-l.start));return s}const dr=(t,{
top:e,bottom:n})=>t.every(({baseline:s,size:i})=>s>e&&s<n+Ve*i),gr=2,pr=.6,mr=.1,yr=.5,Er=60,br=3;function*Mr(t){const[e,n,...s]=t;if(!e||!n||t.length<br||e.cells.
length>=n.cells.length||n.baseline-e.baseline>gr*Math.max(e.size,n.size)||!e.cells.every(ue)||!n.cells.every(ue)||s.every(({cells:a})=>a.every(ue)))return;const i=yield*h(
t.slice(1)),o=i&&(yield*xn(i));if(!o||o.count>Er||o.spanning.has(0))return;const r=yield*Ar(e.cells,yield*C(o),o);return!r||!Sr(r,o.places[0])?void 0:{columns:{
...o,rows:[e,...o.rows],places:[r.map(([a])=>a),...o.places],spanning:new Set([0,...[...o.spanning].map(a=>a+1)])},spans:r}}const Sr=(t,e)=>t.some(([n,s])=>s>n)&&
t.every(([n,s])=>n===s||e.filter(i=>i>=n&&i<=s).length>s-n);function Tr({rows:t,places:e}){const n=t[0].cells.map(_.b6),s=e[0];for(let i=0;i<n.length;i++)for(let o=2;i+
2*o<=n.length;o++){if(!((n.length-i)%o===0&&n.every((a,c)=>c<i+o||a===n[c-o])))continue;const l=(n.length-i)/o;return Array.from({length:l},(a,c)=>[s[i+c*o],s[i+
(c+1)*o-1]])}return[]}function*Ar(t,e,n){const s=Tr(n),i=new Set(n.places[0]),o=[],r=(c,[f,E])=>c.start<e[E].end&&c.end>(e[f-1]?.end??-1/0),l=t.slice(-s.length),
a=s.length>0&&l.length===s.length&&l.every((c,f)=>r(c,s[f]));for(const[c,f]of t.entries()){const E=a?s[c-(t.length-s.length)]:void 0,A=t[c+1]?.start??1/0,V=(o.at(
-1)?.[1]??-1)+1,N=E??Or(f,e,V,i)??(yield*Lr(f,e,[V,A]));if(!N||N[0]<=(o.at(-1)?.[1]??-1))return;o.push(N)}return o}function Or(t,e,n,s){const[i,o]=[e[n],e[n+1]];
return i&&o&&!s.has(n)&&t.start>i.end&&t.end<o.start?[n,n]:void 0}function _r(t,e,n){const s=n.find(([l,a])=>l===a);if(!s)return!1;const[i,o,r]=[e[s[0]-1],e[s[0]],
e[s[0]+1]];return!i||!r?!1:t.start<(i.end+o.start)/2&&t.end>(o.end+r.start)/2}function*Lr(t,e,[n,s]){const i=pr*t.size,o=[];for(let c=n;c<e.length&&!(e[c].start>
t.end);c++){yield(e.length-c)*M.Yz/M.y;for(let f=c;f<e.length&&e[f].start<s;f++){const[E,A]=[e[c].start,e[f].end];if(c<f&&(t.start<E-i||t.end>A+i))continue;const V=Math.
abs(E+A-t.start-t.end)/2<=i+mr*(A-E),N=c===f&&(Math.abs(E-t.start)<i||Math.abs(A-t.end)<i),yt=Math.abs(E-t.start)<i&&t.end>e[f].start;(V||N||yt)&&o.push([c,f])}}
const r=([c,f])=>t.end-t.start>=yr*(e[f].end-e[c].start),l=o.find(([c,f])=>f>c&&r([c,f]));if(l&&_r(t,e,o))return l;const[a]=yield*(0,U.p9)(o,([c,f],[E,A])=>f-c-
(A-E));return a}const $n=3,Se=2,wr=.05,vr=.3,je=6,Rr=.4,Ir=3,Te=2,Fn=4,zr=.05,xr=4,Nr=new Set,Dr=new RegExp("^\\p{Ll}","u"),Vn=/\d/,jn=new RegExp("\\p{L}","u");
function*Cr(t,e){const n=[];for(const i of e){const{tables:o,lines:r}=yield*Br(i);(0,P.RZ)(n,o);for(const l of yield*$s(yield*Ye(r),r))for(const a of yield*ke(l,
xr))for(const c of yield*Qs(a))c instanceof xt.QH?n.push(c):(0,P.RZ)(n,yield*Yr(c))}if(n.length===0)return{blocks:n,outside:t};let s=yield*(0,xt.R_)(n,t);for(const[
i,o]of n.entries()){const r=o instanceof xt.QH?yield*rr(o,s):o;r!==o&&(n[i]=r,s=yield*(0,xt.R_)([r],s))}return{blocks:n,outside:s}}function*Br(t){if(yield t.length*
M.Yz/M.y,!Pr(t))return{tables:[],lines:t};const e=[];for(const s of yield*Ye(t,!0)){if(!s.hasProse||s.tabular<$n)continue;const i=yield*h(s.rows),o=i&&i.conflicts===
0?yield*Z(i):void 0;if(!i||!o)continue;const r=[];for(const l of o)r.push(He(i,l)),yield i.count*M.Yz/M.y;e.push(new xt.QH(r))}if(e.length===0)return{tables:e,lines:t};
const n=new Set(e.flatMap(s=>s.lines.flatMap(({segments:i})=>i.map(({fragments:o})=>o[0]))));return{tables:e,lines:t.filter(({cells:s})=>!n.has(s[0].fragments[0]))}}
const Pr=t=>t.some(({cells:e,size:n},s)=>{const i=t[s-1]?.cells??[];return i.length>1&&e.length===1&&e[0].fragments.length>je&&Math.abs(i.at(-1).start-e[0].start)<
zr*n});function*ke(t,e){if(e===0)return[t];let n=[t];const s=yield*ct(yield*(0,g.KT)(t.rows));if(!s&&(n=yield*Wn(t)).length>1){const o=[];for(const r of n)o.push(
yield*ke(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!s)return[t];const i=[];for(const o of s)for(const r of yield*Ye(o.map(l=>({...l,gutters:Nr}))))
(0,P.RZ)(i,yield*ke(r,e-1));return i}function*Yr(t){const e=yield*Wn(t);if(e.length>1){const n=[];for(const s of e)(0,P.RZ)(n,yield*Xn(s));if(n.length>=e.length&&
n.every(Wr)&&n.some(kn))return n}return yield*Xn(t)}const kn=t=>t instanceof xt.QH,Wr=t=>kn(t)||t instanceof xt.xE&&t.visual.length===Se&&t.visual[0].cells.length===
t.visual[1].cells.length;function*Xn(t){const e=[];for(const n of yield*nr(t)){const s=n.tabular<Se?void 0:yield*Ur(n);s&&e.push(s)}return e}function*Ur(t){const e=yield*(0,g.
KT)(t.rows),n=yield*Mr(e),s=n?.columns??(yield*h(e));if(!s||Kr(s)||$r(s))return;const i=yield*vo(n?s:yield*xn(s)),{rows:o}=i,r=i.places.reduce((N,yt)=>N+yt.length,
0),l=r>=vr*i.count*o.length,a=Gr(i),c=(t.tabular>=$n||a)&&i.count>1&&i.conflicts<=wr*r&&l&&!Hr(o);if(!l)return new xt.xE(o,o.map(N=>N.cells.map(yt=>[(0,xt.cA)([
yt])])));const f=c&&!a?yield*wn(i):o.map((N,yt)=>[yt]),E=[];let A=0;for(const N of f)E.push(He(i,N)),!((A+=i.count)<M.y)&&(A=0,yield M.Yz);const V=f[0].length===
1&&i.count===s.count?n?.spans:void 0;return c?new xt.QH(E,V):new xt.xE(o,E)}function Gr({rows:t,count:e,conflicts:n,spanning:s}){if(t.length!==Se||n>0||s.size>0||
t.some(({cells:f})=>f.length!==e))return!1;const i=({fragments:f})=>f.at(-1).text.endsWith(":"),o=({cells:f})=>f.every((E,A)=>i(E)===(A%Te===0));if(e%Te===0&&t.
every(o))return!0;if(e===Te)return!1;const[r,l]=t.map(({cells:f})=>f.map(_.b6)),a=r.every(f=>jn.test(f))&&l.every(f=>Vn.test(f)&&!jn.test(f));return r.some(f=>Vn.
test(f))&&!a?!1:t.reduce((f,{cells:E})=>f+E.reduce((A,{fragments:V})=>A+V.length,0),0)<=Fn*e*t.length}const Hr=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.
every(s=>s.isTyped))),Kr=t=>Zn(t).some(({lines:e,words:n,going:s})=>e>=Ir&&n>je*e&&s>=Rr*e);function $r({rows:t,count:e,places:n}){return t.length!==Se||e!==Te||
t.some(({cells:i})=>i.length!==e)?!1:Zn({rows:t,count:e,places:n}).every(({words:i,going:o})=>i>Fn*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>je)}
function Zn({rows:t,count:e,places:n}){const s=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,l]of o.entries()){
const a=s[n[i][r]];a.lines++,a.words+=l.fragments.length,Dr.test(l.fragments[0].text)&&a.going++}return s}const Fr=3,Vr=4,jr=.6,kr=.05,Xr=.9,Zr=1.75,re=.1,Qn=1,
Qr=.4,Jr=2;function*qr(t){const e=new Set,n=yield*tl(t);if(n.length===0)return e;const s=yield*(0,U.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of n)if(yield*nl(
i,s))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*tl(t){const e=[];for(let n=0,s;n<t.length;n=s){for(s=n+1;s<t.length&&el(t[s-1],t[s]);)
++s%M.y===0&&(yield M.Yz);if(n%M.y===0&&(yield M.Yz),s-n<Fr)continue;const i=t.slice(n,s),o=i.reduce((a,{fragments:c})=>a+c.length,0),[r,l]=i.reduce(([a,c],{start:f,
end:E})=>[Math.max(a,E-f),c+E-f],[0,0]);o>=Vr*i.length&&l>=jr*r*i.length&&e.push(i)}return e}function el(t,e){const{size:n}=t,s=e.baseline-t.baseline;return e.frame===
t.frame&&e.size===n&&Math.abs(e.start-t.start)<kr*n&&s>=Xr*n&&s<=Zr*n}function*nl(t,e){const n=new Set(t),{frame:s,size:i,baseline:o}=t[0],r=t.at(-1).baseline+re*
i,l=t[0].start-Qn*i,a=t.reduce((Lt,Gt)=>Math.max(Lt,Gt.end),-1/0)+Qn*i;let c=ol(e,o-re*i);const f=t.map(({baseline:Lt})=>Lt);let[E,A,V,N,yt]=[0,0,0,0,-1/0];const Bt=new Set;
for(;c<e.length&&e[c].baseline<=r;c++){c%M.y===M.y-1&&(yield M.Yz);const Lt=e[c];if(!(n.has(Lt)||Lt.frame!==s)){if(Lt.end>l&&Lt.start<a)return!1;for(Lt.baseline-
yt>re*i&&([V,yt]=[0,Lt.baseline]),++V===sl&&E++,N|=Lt.end<=l?1:2;A<f.length&&f[A]<Lt.baseline-re*i;)A++;A<f.length&&Math.abs(f[A]-Lt.baseline)<=re*i&&Bt.add(A)}}
return E>=Jr&&N!==il&&Bt.size<=Qr*t.length}const sl=2,il=3;function ol(t,e){let n=0;for(let s=t.length;n<s;){const i=n+s>>1;t[i].baseline<e?n=i+1:s=i}return n}const Dt=2.5,
Xe=1e3,Ae=3,Jn=100,rl=2,qn=10;function*ts(t){const e=yield*is(t.filter(({isVertical:s})=>!s)),n=yield*is(t.filter(({isVertical:s})=>s));return{grids:yield*ll(e,
n),open:yield*hl(e)}}function*ll(t,e){if(t.length+e.length<Ae||t.length+e.length>Xe)return[];const n=[...t.keys(),...e.keys()].map((r,l)=>l),s=r=>{let l=r;for(;n[l]!==
l;)l=n[l]=n[n[l]];return l};for(const[r,l]of t.entries()){yield M.Yz;for(const[a,c]of e.entries())ss(l,c)&&ss(c,l)&&(n[s(t.length+a)]=s(r))}const i=new Map;for(const[
r,l]of[...t,...e].entries()){const a=i.get(s(r))??{rows:[],columns:[]};i.set(s(r),a),(l.isVertical?a.columns:a.rows).push(l)}const o=[];for(const r of i.values()){
if(r.rows.length===0||r.columns.length===0)continue;const[l,a]=[es(r.columns,r.rows),es(r.rows,r.columns)];for(const c of yield*al(le(a,l)))for(const f of yield*cl(
c))f.xs.length>=Ae&&f.ys.length>=Ae&&o.push(f)}return o}const le=(t,e)=>({rows:t,columns:e,xs:Oe(e),ys:Oe(t)});function*al({rows:t,columns:e,xs:n,ys:s}){const i=[];
let[o,r]=[t,e],l=0;for(let a=1;a<Math.min(s.length-2,Jn);a++){yield(1+e.length)*M.Yz/M.y;const c=s[a];if(a-l<2)continue;const f=r.filter(A=>A.from<c-Dt),E=r.filter(
A=>A.to>c+Dt);ul(f,E,n)||(i.push(le(o.filter(A=>A.at<c+Dt),f)),[o,r]=[o.filter(A=>A.at>c-Dt),E],l=a)}return[...i,le(o,r)]}function*cl({rows:t,columns:e,xs:n,ys:s}){
const i=[];let[o,r]=[t,e],l=0;for(let a=2;a<Math.min(n.length-2,Jn);a++){if(a-l<2)continue;yield(1+t.length)*M.Yz/M.y;const c=n[a],f=o.filter(A=>A.from<c-Dt),E=o.
filter(A=>A.to>c+Dt);fl(f,E,s)&&(i.push(le(f.map(A=>({...A,to:Math.min(A.to,c)})),r.filter(A=>A.at<c+Dt))),o=E.map(A=>({...A,from:Math.max(A.from,c)})),r=r.filter(
A=>A.at>c-Dt),l=a)}return i.length===0?[{rows:t,columns:e,xs:n,ys:s}]:[...i,le(o,r)]}function fl(t,e,n){const s=({at:l})=>l>n[0]+Dt&&l<n.at(-1)-Dt,[i,o]=[Oe(t.filter(
s)),Oe(e.filter(s))];let r=0;for(let l=0,a=0;l<i.length&&a<o.length;){const c=i[l]-o[a];Math.abs(c)<Dt&&r++,c<0?l++:a++}return Math.min(i.length,o.length)>=rl&&
2*r<=Math.min(i.length,o.length)}function ul(t,e,n){const s=({at:r})=>r>n[0]+Dt&&r<n.at(-1)-Dt,[i,o]=[t.filter(s),e.filter(s)];for(let r=0,l=0;r<i.length&&l<o.length;){
const a=i[r].at-o[l].at;if(Math.abs(a)<Dt)return!0;a<0?r++:l++}return i.length===0||o.length===0}function es(t,e){const{isVertical:n}=t[0],[s,i]=[(0,x.Y)(e.map(
({at:a})=>a)),(0,x.K)(e.map(({at:a})=>a))],[o,r]=[ns(e.map(a=>a.from)),ns(e.map(a=>a.to))],l=[...t];return o<t[0].at-qn&&l.unshift({isVertical:n,at:o,from:s,to:i}),
r>t.at(-1).at+qn&&l.push({isVertical:n,at:r,from:s,to:i}),l}const ns=t=>t.sort((e,n)=>e-n)[t.length>>1],ss=(t,{at:e,last:n})=>kt(t,e)||kt(t,n);function*hl(t){if(t.
length>Xe)return[];const e=[];for(const n of t){yield(1+e.length)*M.Yz/M.y;const s=e.find(([i])=>Math.abs(i.from-n.from)<Dt&&Math.abs(i.to-n.to)<Dt);s?s.push(n):
e.push([n])}return e.filter(({length:n})=>n>=Ae)}const kt=({from:t,to:e},n)=>t-Dt<=n&&n<=e+Dt;function*is(t){const e=yield*(0,U.p9)(t,(s,i)=>s.at-i.at||s.from-i.
from),n=[];for(let s=0,i;s<e.length;s=i){const{at:o,isVertical:r}=e[s];for(i=s+1;i<e.length&&e[i].at-o<Dt;)i++;const{at:l}=e[i-1];if(n.length>Xe)return n;s%M.y===
M.y-1&&(yield M.Yz);const a=yield*(0,U.p9)(e.slice(s,i),(f,E)=>f.from-E.from);let c;for(const f of a)c&&f.from<=c.to+Dt?c.to=Math.max(c.to,f.to):(c&&n.push({isVertical:r,
at:o,last:l,...c}),c={from:f.from,to:f.to});c&&n.push({isVertical:r,at:o,last:l,...c})}return n}function Oe(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.
at(-1)>=Dt)&&e.push(n);return e}function Xt(t,e){let n=0;for(;n+1<t.length&&t[n+1]<=e;)n++;return n}const os=2,dl=.8,gl=2.5,rs=.25,pl=20,ml=12,yl=50,El=1e5;function*bl(t,e){
const n=[];if(t.length>El)return n;for(const s of e.slice(0,yl)){yield t.length*M.Yz/M.y;const i=yield*Ml(t,s);i&&n.push(i)}return n}function*Ml(t,e){const[{at:n,
from:s,to:i},{at:o}]=[e[0],e.at(-1)],r=t.filter(({box:N})=>Ze(N.x+N.width/2,s,i)),l=r.filter(({box:N})=>Ze(N.y+N.height/2,n,o));if(l.length===0||!l.every(N=>Qe(
N)&&N.start>=s-os&&N.end<=i+os))return;const a=(0,x.Y)(l.map(({style:N})=>N.size)),c=yield*Sl(l,dl*a);if(c.length===0||c.length>=pl)return;const f=[s,...c,i],E=e.
map(({at:N})=>N);if(!(yield*Tl(l,{xs:f,ys:E},a)))return;const A=r.filter(({box:N})=>Ze(N.y+N.height/2,n-gl*a,n));return A.every(N=>Qe(N)&&Je(N,f)===Xt(f,N.start))&&
new Set(A.map(N=>Je(N,f))).size===f.length-1&&E.unshift((0,x.Y)(A.map(N=>N.top))),ls(f,E)}const ls=(t,e)=>({rows:e.map(n=>({isVertical:!1,at:n,from:t[0],to:t.at(
-1)})),columns:t.map(n=>({isVertical:!0,at:n,from:e[0],to:e.at(-1)})),xs:t,ys:e}),Ze=(t,e,n)=>t>e&&t<n,Qe=({style:{frame:t}})=>t.cos===1&&!t.vertical,Je=({end:t},e)=>Xt(
e,t);function*Sl(t,e){const n=[];let s=1/0;for(const{start:i,end:o}of yield*(0,U.p9)(t,(r,l)=>r.start-l.start))i-s>=e&&n.push((i+s)/2),s=s===1/0?o:Math.max(s,o);
return n}function*Tl(t,{xs:e,ys:n},s){const i=n.slice(1).map(()=>new Map);for(const[o,r]of(yield*(0,U.p9)(t,(l,a)=>l.baseline-a.baseline)).entries()){const l=i[Xt(
n,r.box.y+r.box.height/2)],a=Je(r,e),c=l.get(a)??[];if(l.set(a,c),(c.length===0||r.baseline-c.at(-1)>rs*s)&&c.push(r.baseline),c.length>ml)return!1;o%M.y===M.y-
1&&(yield M.Yz)}return i.every(o=>o.size>1)?i.some(o=>{const r=[...o.values()],l=r.filter(({length:a})=>a===1).map(([a])=>a);return r.some(a=>a.length>1&&l.some(
c=>Al(c,a,rs*s)))}):!1}const Al=(t,e,n)=>Math.abs(t-(e[0]+e.at(-1))/2)<n&&(0,x.K)(e.map(s=>-Math.abs(s-t)))<-n,Ol=[.45,.15],_l=4,_e=.5,as=.25,Ll=1.8,wl=2,vl=3,qe=20,
cs=12,Rl=1e5;function*Il(t){if(t.length>Rl)return[];const e=yield*(0,U.p9)(t.filter(({fragments:n})=>Qe(n[0])),(n,s)=>n.top-s.top);for(const n of Ol){const s=yield*zl(
yield*xl(e,n));if(s.length>0)return s}return[]}function*zl(t){const e=[];if(!(yield*fs(t.filter(({top:o,bottom:r,size:l})=>r-o>Ll*l))).some(o=>o?.isEven===!1))return e;
const s=yield*fs(t);let i=0;for(let o=0;o<s.length;){const r=s[o],l=r?Bl(r,s,o+1):{rows:1};l.grid&&e.push(l.grid),o+=l.rows,i+=l.rows,!(i<M.y)&&(yield i*M.Yz/M.
y,i=0)}return e}function*fs(t){const e=[];let n=0;for(const s of t){e.push(Nl(s));for(const{fragments:i}of s.segments)n+=i.length;n<M.y||(yield n*M.Yz/M.y,n=0)}
return e}function*xl(t,e){const n=[];for(const[s,i]of t.entries()){const{top:o,bottom:r,size:l}=i,a=n.at(-1);!a||o-a.bottom>e*l?n.push({segments:[i],top:o,bottom:r,
size:l}):(a.segments.push(i),a.bottom=Math.max(a.bottom,r),a.size=Math.min(a.size,l)),s%M.y===M.y-1&&(yield M.Yz)}return n}function Nl(t){const{segments:e,size:n}=t;
if(e.length>qe*cs||Dl(e,_e*n))return;const s=e.flatMap(a=>us(a,_e*n));if(s.length>qe*cs)return;const i=[];for(const a of s.sort((c,f)=>c.start-f.start)){const c=i.
at(-1);!c||a.start-c.end>=_e*n?i.push({start:a.start,end:a.end,pieces:[a]}):(c.pieces.push(a),i[i.length-1]={...c,end:Math.max(c.end,a.end)})}if(i.length<2||i.length>
qe)return;const o=i.map(a=>Cl(a.pieces,n)),r=a=>(0,x.K)(a)-(0,x.Y)(a)<=as*n,l=!r(o.map(a=>a[0]+a.at(-1)).map(a=>a/2));if(!(l&&!r(o.map(([a])=>a))))return{...t,cells:i,
isFromTop:l,isEven:o.every(({length:a})=>a===o[0].length)}}function Dl(t,e){let[n,s,i]=[t[0],1/0,-1/0];for(const o of t)o.end-o.start>n.end-n.start&&(n=o),s=Math.
min(s,o.start),i=Math.max(i,o.end);return n.start-s<e&&i-n.end<e&&us(n,e).length===1}function us({fragments:t,baseline:e},n){const s=[];let[i,o]=[t[0].start,t[0].
end];for(const r of t)r.start-o>=n&&(s.push({start:i,end:o,baseline:e}),i=r.start),o=Math.max(o,r.end);return s.push({start:i,end:o,baseline:e}),s}function Cl(t,e){
const n=[];for(const{baseline:s}of[...t].sort((i,o)=>i.baseline-o.baseline))(n.length===0||s-n.at(-1)>as*e)&&n.push(s);return n}function Bl(t,e,n){const s=_e*t.
size;let i=[],o=t,r=!1,l=n;for(;l<e.length;l++){const V=e[l];if(!V||V.top-o.bottom>_l*V.size)break;const N=Pl(i,V.cells,s);if(!N||N.length>t.cells.length||V.isFromTop&&
t.segments.some(Wl))return{rows:l-n+1};i=N,o=V,r||=!V.isEven}const a=l-n+1,c=i.length===t.cells.length?Yl(i,t.cells,s):void 0;if(!c||!r||a<=wl||i.length<vl)return{
rows:a};const f=e.slice(n-1,l),E=[c[0].start,...c.slice(1).map(({start:V},N)=>(V+c[N].end)/2),c.at(-1).end],A=[t.top,...f.slice(1).map(({top:V},N)=>(V+f[N].bottom)/
2),o.bottom];return{rows:a,grid:ls(E,A)}}function Pl(t,e,n){const s=[];let i=0;for(const o of e){for(;i<t.length&&t[i].end<=o.start;i++)s.push(t[i]);const r=t[i];
r&&r.start<o.end?(s.push({start:Math.min(r.start,o.start),end:Math.max(r.end,o.end)}),i++):s.push(o)}for(const o of t.slice(i))s.push(o);return hs(s,n)?s:void 0}
function Yl(t,e,n){const s=t.map(({start:i,end:o},r)=>({start:Math.min(i,e[r].start),end:Math.max(o,e[r].end)}));return hs(s,n)?s:void 0}const Wl=({fragments:t})=>t.
some(({text:e})=>/\d/.test(e)),hs=(t,e)=>t.every(({start:n},s)=>s===0||n-t[s-1].end>=e),ds=4,Ul=8,Gl=4,Hl=.7,Kl=2.5,$l=.8,Fl=1e6;function Vl(t){return gs(t,Ul,{
left:Fl})}function*gs(t,e,n){if(e===1)return[...t];const s=[];let i=0;for(let o=0,r;o<t.length;o=r){const a=t[o].segments.length>1&&n.left>0?yield*jl(t,o,n):void 0;
if(++i%M.y===0&&(yield M.Yz),r=a?.to??o+1,!a)s.push(t[o]);else{for(const c of a.left)s.push(c);for(const c of yield*gs(a.right,e-1,n))s.push(c)}}return s}const ps=200;
function*jl(t,e,n){const[s,i]=t[e].segments,o=s.size;let r=s.end,l=i.start;const a=[],c=[];let f=e;for(;f<t.length;f++){const A=t[f];n.left-=A.segments.length,(f-
e)%ps===ps-1&&(yield M.Yz);const V=f===e?0:A.baseline-t[f-1].baseline;if(A.frame!==s.frame||V<0||V>Kl*o)break;const N=A.segments.filter(Gt=>Gt.start<r),yt=A.segments.
slice(N.length),Bt=(0,x.K)(N.map(Gt=>Gt.end),r),Lt=(0,x.Y)(yt.map(Gt=>Gt.start),l);if(Lt-Bt<$l*o||N.length>1)break;[r,l]=[Bt,Lt],(0,P.RZ)(a,N),yt.length>0&&c.push(
yt)}const E=c.map(([A])=>A);if(!(a.length<ds||c.length<ds||!ms(a)||!ms(E)))return{left:a.map(A=>new Wt.N1(A)),right:c.map(kl),to:f}}function kl([t,...e]){const n=new Wt.
N1(t);for(const s of e)n.add(s);return n}function ms(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),n=(0,x.Y)(t.map(o=>o.start)),s=(0,x.K)(t.map(o=>o.end))-
n,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=Gl*t.length&&i>=Hl*s*t.length}var Xl=v(60660);const Zl=1,Ql=3,tn=2,Jl=.4,ql=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;
function ta({lines:t,element:e}){if(t.length<tn||!e)return!1;const n=e.type==="P",s=n?Ql:Zl;let i=0;for(const[o,{segments:r,baseline:l,size:a}]of t.entries()){!n&&
o>0&&l<t[o-1].baseline+Jl*a&&(i=tn);let c,f=!1;for(const{fragments:E}of r)for(const A of E)f||=c!==void 0&&Math.abs(A.start-c.end)>=s*A.style.size,c=A;f&&i++}return i>=
tn&&!sa(e)}const ea=({element:t})=>t!==void 0&&na.test(t.type),na=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function sa(t){for(const{type:e}of(0,Xl.Hy)(t))if(ql.
test(e))return!0;return!1}function*ia({lines:t}){const e=[];for(const{segments:n}of t)for(const s of n)(0,P.RZ)(e,s.fragments);return yield*(0,U.p9)(e,(n,s)=>n.
order-s.order)}const ys=300,oa=5,ra=.6,la=20,Es=5,aa=3;function*bs(t){return t.length<3||t.length>ys||!fa(t)?t:yield*ua(t)}function ca(t){if(t.length<2||t.length>
ys)return t;const e=t[0]?.frame,n=[];let[s,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;s=Math.max(s,t[r].bottom),i+=Ms(t[r]),n.push({bottom:s,
words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,la);r++){o=Math.min(o,t[r-1].top);const l=n[t.length-1-r];if(l.words<Math.max(Es,i-l.words))return t;if(l.bottom<=
o)return[...t.slice(r),...t.slice(0,r)]}return t}function en(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(
t.start,e.start)>0}const Ms=({lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((s,{fragments:i})=>s+i.length,0),0);function fa(t){let e=0,n=0,s;for(const i of t)
Ms(i)<Es||(s&&en(s,i)?e++:s&&en(i,s)&&s.top-i.bottom<aa*s.lines[0].size&&n++,s=i);return n>=oa&&n>ra*(e+n)}function*ua(t){const e=t.length,n=new Int32Array(e),s=t.
map(()=>[]);for(let r=0;r<e;r++){yield M.Yz;for(let l=0;l<e;l++)r!==l&&ha(t,r,l)&&(s[r].push(l),n[l]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;
for(const l of i)(r<0||n[l]<n[r])&&(r=l);i.delete(r),o.push(t[r]);for(const l of s[r])n[l]--}return o}function ha(t,e,n){const s=t[e],i=t[n];if(s.frame!==i.frame)
return!1;if(en(s,i))return!0;if(s.end>i.start+1)return!1;const o=Math.min(s.top,i.top),r=Math.max(s.bottom,i.bottom);return!t.some(l=>l!==s&&l!==i&&l.frame===s.
frame&&l.top<r&&l.bottom>o&&l.start<s.end&&l.end>i.start)}const da=.4,ga=1;function*pa(t,e){if(e.length===0||t.length<2)return;const n=Array.from({length:e.length+
1},()=>[]),s=yield*(0,U.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of s.entries()){const{start:l,end:a,baseline:c,style:f}=r,E=ma(
(l+a)/2,e);if(n[E].push(r),i&&i.column!==E&&c-i.fragment.baseline<=da*f.size&&l-i.fragment.end<ga*f.size)return;i={fragment:r,column:E},o%M.y===M.y-1&&(yield M.
Yz)}return n.filter(o=>o.length>0).length<2?void 0:n}function ma(t,e){let[n,s]=[0,e.length];for(;n<s;){const i=n+s>>1;e[i]<t?n=i+1:s=i}return n}const ya=3,Ea=2.5,
ba=.2,Ma=1,Ss=1,Sa=new RegExp("\\p{L}","u"),Ts=/\d/;function*Ta(t,e,n,s){if(e.length<ya||t.spans||!Aa(t.rows[0]))return t;yield s.length*M.Yz/M.y;const i=s.filter(
l=>Oa(l,e,n)),o=_a(i,e);if(!o)return t;const r=[];for(const l of o)r.push(yield*(0,Wt._I)(yield*(0,_.q9)(l)));return new xt.QH([r,...t.rows])}const Aa=t=>t.slice(
1).some(e=>e.some(({segments:n})=>n.some(({fragments:s})=>s.some(({text:i})=>Ts.test(i)))));function Oa({box:t,style:e},n,s){const[i,o]=[t.x+t.width/2,t.y+t.height/
2],r=i<n[0].from||i>n.at(-1).to;return e.frame.cos===1&&!e.frame.vertical&&!r&&o<s&&s-o<Ea*e.size}function _a(t,e){const[n]=t;if(t.length<e.length)return;const s=ba*
n.style.size;if(t.some(({baseline:r,text:l})=>Math.abs(r-n.baseline)>s||Ts.test(l)))return;const i=e.map(()=>[]);for(const r of t){const{x:l,width:a}=r.box,c=e.
findIndex(({from:f,to:E})=>l>f-Ss&&l+a<E+Ss);if(c<0)return;i[c].push(r)}return i.every(r=>r.some(({text:l})=>Sa.test(l)))&&i.every((r,l)=>l===0||La(r)-wa(i[l-1])>
Ma*n.style.size)?i:void 0}const La=t=>t.reduce((e,{box:n})=>Math.min(e,n.x),1/0),wa=t=>t.reduce((e,{box:n})=>Math.max(e,n.x+n.width),-1/0),va=100,Ra=2e4,Ia=1/2,
za=1/20,xa=.999,As=1,Na=2,Da=1,Ca=.5,Ba=20,Pa=2e4;function*nn(t,e){const n=[];let s=t;for(const i of e){if(i.xs.length-1>va||(i.xs.length-1)*(i.ys.length-1)>Ra)
continue;const{cells:o,others:r}=yield*Ya(s,i),l=yield*$a(o,i);if(!l)continue;const a=yield*Ta(l.table,l.columns,i.ys[0],r);n.push(a),s=a===l.table?r:yield*(0,xt.
R_)([a],r)}return{tables:n,outside:s}}function*Ya(t,e){const{rows:n,columns:s,xs:i,ys:o}=e,r=new Map,l=[];let a=0,c=0;for(const V of t){const{frame:N}=V.style,yt=(0,Hn.
L)(N,V.start,V.end,V.top,V.bottom),[Bt,Lt]=[yt.x+yt.width/2,yt.y+yt.height/2],Gt=Bt>i[0]&&Bt<i.at(-1)&&Lt>o[0]&&Lt<o.at(-1),_c=N.cos===1&&N.sin===0||Math.abs(N.
sin)>xa,ae=Gt&&_c&&!N.vertical?Ga(e,Bt,Lt):void 0;if(!ae)l.push(V);else{const rn=r.get(ae.first)??{...ae,fragments:[]};r.set(ae.first,rn),rn.fragments.push(V),(rn.
last!==ae.last||s.some(Lc=>Ha(yt,Lc,Lt)))&&a++}c+=Gt?n.length+s.length:1,!(c<Pa)&&(c=0,yield M.Yz)}const f=t.length-l.length;if(a>za*f)return{cells:new Map,others:[
...t]};if(f===0||l.length===0)return{cells:r,others:l};const E=yield*Wa(l,e,r);for(const[V,N]of E)r.set(V,{first:V,last:V+i.length+1,fragments:N});const A=new Set(
[...E.values()].flat());return{cells:r,others:A.size===0?l:l.filter(V=>!A.has(V))}}function*Wa(t,e,n){const s=new Map;for(const[o,r]of t.entries()){o%M.y===M.y-
1&&(yield M.Yz*(e.rows.length+e.columns.length)/Ba);const l=r.style.frame.cos===1?Ua(r,e):void 0;if(!l||!n.has(l.cell)||n.has(l.cell-1))continue;const a=s.get(l.
cell-1)??{border:l.border,own:[]};s.set(l.cell-1,a),a.own.push(r)}const i=new Map;for(const[o,{border:r,own:l}]of s){let a=r;const c=[];for(const f of yield*(0,U.
p9)(l,(E,A)=>A.end-E.end)){if(c.length>0&&a-f.end>Da*f.style.size)break;a=f.start,c.push(f)}i.set(o,c.sort((f,E)=>f.order-E.order))}return i}function Ua({box:t},{
rows:e,columns:n,xs:s,ys:i}){const[o,r]=[t.x+t.width/2,t.y+t.height/2];if(o<s[0]||r<i[0]||r>i.at(-1))return;const[,l]=sn(n,o,r),[a,c]=[Xt(i,r),l?Xt(s,l.at):0];if(!l||
c===0||c===s.length-1)return;const f=E=>e.some(A=>Math.abs(A.at-E)<Na&&kt(A,(s[c]+s[c+1])/2));if(!(!f(i[a])||!f(i[a+1])))return{cell:a*s.length+c,border:l.at}}function Ga({
rows:t,columns:e,xs:n,ys:s},i,o){const[r,l]=sn(e,i,o),[a,c]=sn(t,o,i);if(!r||!l)return;const f=N=>kt(r,N)&&kt(l,N)?N:void 0,[E,A]=[a?.at??f(s[0]),c?.at??f(s.at(
-1))];if(E===void 0||A===void 0)return;const V=(N,yt)=>Xt(s,N)*n.length+Xt(n,yt.at);return{first:V(E,r),last:V(A,l)}}function sn(t,e,n){let s;for(const i of t)if(kt(
i,n)){if(i.at>e)return[s,i];s=i}return[s,void 0]}const Ha=({x:t,width:e},n,s)=>n.at>t+As&&n.at<t+e-As&&kt(n,s);function*Ka(t,e){const n=new Map;for(const[s,{last:i,
fragments:o}]of t){const r=e.slice(s%e.length+1,i%e.length),l=(yield*pa(o,r))??[o];for(const[a,c]of l.entries())c.length>0&&n.set(s+a,c)}return n}function*$a(t,{
xs:e,ys:n}){const[s,i]=[e.length-1,n.length-1];if(t.size<=Ia*s*i)return;const o=yield*Ka(t,e),r=[];for(let E=0;E<i;E++){const A=[];for(let V=0;V<s;V++){const N=o.
get(E*e.length+V);A.push(N?yield*Fa(yield*(0,Wt._I)(yield*(0,_.q9)(N))):[])}for(const V of yield*Mo(A,E===0))r.push(V)}const l=r.filter(E=>E.some(A=>A.length>0)),
a=Array.from({length:s},(E,A)=>A).filter(E=>l.some(A=>A[E].length>0));if(l.length<2||a.length<2)return;const c=l.map(E=>a.map(A=>E[A]));return{table:new xt.QH(c,
r[0]===l[0]?Va(t,a,e.length,l[1]):void 0),columns:a.map(E=>({from:e[E],to:e[E+1]}))}}function*Fa(t){let e=!1;for(const[n,s]of t.entries()){const i=t[n-1]??s;if(s.
frame!==i.frame)return t;if(!(s.baseline>=i.baseline-Ca*s.size)){if(s.start>i.end||s.end<i.start)return t;e=!0}}return e?yield*(0,U.p9)(t,(n,s)=>n.baseline-s.baseline):
t}function Va(t,e,n,s){const i=[];for(const{first:l,last:a}of t.values()){if(l>=n-1)continue;const[c,f]=[e.indexOf(l),e.findLastIndex(E=>E<a%n)];if(c<0||f<c)return;
i.push([c,f])}const o=([l,a])=>e.slice(l,a+1).every(c=>s[c].length>0),r=i.filter(([l,a])=>a>l);return r.length>0&&r.every(o)?i.sort(([l],[a])=>l-a):void 0}var Os=v(
39955);const ja=2,_s=3.5,ka=.5,Xa=6,Za=12;function*Ls(t){let e;for(let n=0;n<t.length;n++){const s=t[n],i=Qa(s),o=i&&Ja(t,n+1,s,i);if(!o){e?.push(s);continue}yield o.
length*M.Yz/2,e??=t.slice(0,n);for(const[r,l]of i.entries()){e.push(Wt.eB.of([l],s.element)),r===0&&s.lines.length>1&&e.push(Wt.eB.of(s.lines.slice(1),s.element));
for(let a=o[r];a<o[r+1];a++)e.push(t[a])}n=o.at(-1)-1}return e??t}function Qa({lines:t}){const[e]=t;if(e.segments.length<2)return;const n=[];let s;for(const o of e.
segments)s&&o.start-s.end<ja*e.size?n.at(-1).add(o):n.push(new Wt.N1(o)),s=o;if(n.length<2||n.length>Xa)return;for(let o=1;o<t.length;o++)if(t[o].end>n[1].start)
return;const i=({segments:o})=>o.reduce((r,{fragments:l})=>r+l.length,0)<=Za;return n.every(i)?n:void 0}function Ja(t,e,n,s){const i=[e];for(const[o,r]of s.entries()){
const l=s[o+1]?.start??1/0;let a=i.at(-1),c=o===0?n.bottom:r.bottom;const f=ka*r.size,E=({frame:A,start:V,end:N,top:yt})=>A===r.frame&&V>r.start-f&&N<l&&V<r.end+
_s*r.size&&yt>c-f;for(;a<t.length&&E(t[a])&&!(a===i.at(-1)&&t[a].top-c>_s*r.size||(c=t[a++].bottom,o===s.length-1)););if(a===i.at(-1)&&(o>0||n.lines.length===1))
return;i.push(a)}return i}var qa=v(73356);function*tc(t,e,n,s=()=>(0,_.q9)(t)){if(e&&(0,Os.P$)(t,e)){const i=yield*(0,Os.$A)(t,e);return n?yield*ec(i,n):i}return n?
yield*ws(t,yield*ts(n),n):yield*bs(yield*Ls(yield*Is(yield*s())))}function*ec(t,e){let n;const s=[];for(const[i,o]of t.entries()){i%M.y===M.y-1&&(yield M.Yz);const r=ta(
o)?yield*ws(yield*ia(o),n??=yield*ts(e),e):[];if(!r.some(xt.bI)&&!(r.length>1&&ea(o)))s.push(o);else for(const l of r)l.element=o.element,s.push(l)}return s}function*ws(t,{
grids:e,open:n},s){const i=yield*nn(t,e),o=yield*nn(i.outside,yield*bl(i.outside,n)),r=yield*(0,_.q9)(o.outside),{tables:l,outside:a}=yield*nn(o.outside,yield*Il(
r)),c=[...i.tables,...o.tables,...l],f=l.length===0?r:yield*(0,_.q9)(a),E=yield*nc(a,f,s),A=E.outside===a,V=yield*Is(A?f:yield*(0,_.q9)(E.outside));for(const N of[
...c,...E.blocks]){const yt=(0,xt.bI)(N)?yield*(0,xt.Fm)(N):N,Bt=V.findIndex(Lt=>zs(Lt)>zs(yt));V.splice(Bt<0?V.length:Bt,0,yt)}return[...ca(yield*bs(yield*Ls(V)))]}
function*nc(t,e,n){const s=yield*qr(e);if(s.size===0)return yield*vs(t,yield*Rs(e,t,n));const i=e.filter(a=>!s.has(a.fragments[0])),{blocks:o,outside:r}=yield*vs(
t.filter(a=>!s.has(a)),yield*Rs(i,t,n));if(o.length===0)return{blocks:o,outside:t};const l=new Set(r);return{blocks:o,outside:t.filter(a=>s.has(a)||l.has(a))}}function*vs(t,e){
const{groups:n,dots:s}=yield*Re(e),i=yield*Cr(t,n);if(s.size===0||i.blocks.length===0)return i;const o=new Set(i.outside);for(const[r,l]of s)if(!o.has(r))for(const a of l)
o.delete(a);return{blocks:i.blocks,outside:i.outside.filter(r=>o.has(r))}}function*Rs(t,e,n){const s=[];for(const i of yield*(0,mn.HE)(t,e))s.push(yield*Ri(i,n));
return s}function*Is(t){return[...yield*(0,Wt.ub)(yield*Vl(yield*(0,Wt._I)(t)))]}const zs=({lines:t})=>t[0].segments[0].fragments[0].order,sc=(t,e)=>on(t,e,Cs),
ic=(t,e)=>on(t,e),oc=(t,e)=>on([{lines:t,element:void 0}],e,Ec);function*on(t,e,n){const s=new lt.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!lc(
r,t[o-1])&&s.space(`
`);for(const l of r.lines){n?.(s,l);for(let a=0;a<l.segments.length;a++){const c=l.segments[a];a>0&&s.space(" "),(0,qa.T)(s,c,e),i+=c.fragments.length+c.characters/
rc,!(i<M.y)&&(i=0,s.settle(),yield M.Yz)}s.space(`
`)}n&&Oc(s)}return s}const rc=8,lc=({element:t},e)=>t!==void 0&&ac.has(t.type)&&t.type===e.element?.type,ac=new Set(["LI","TR","TOCI"]),xs=173,Ns=new Set([45,8208,
xs]),cc=/[\p{L}\p{M}][-\u2010]\n+$/u,Ds=/\u00ad\n+$/,fc=/.\n+$/,uc=new RegExp("^\\p{L}","u"),hc=new RegExp("^\\p{Ll}","u");function Cs(t,e){if(!Ns.has(t.lastLetter()))
return;const n=t.tail(5),s=e.segments[0].fragments[0].text,i=Ds.test(n);if(!i&&!(cc.test(n)&&hc.test(s)))return;const o=fc.exec(n)[0].length;if(!i&&Ac(t.tail(Sc)))
return t.drop(o-1);t.drop(o),uc.test(s)||t.space(`
`)}const dc=/[\p{L}\p{M}][-\u2010]\n$/u,gc=/^[\p{Lu}\p{Nd}]/u,pc=new RegExp("\\p{Nd}[-\\u2010]\\n$","u"),mc=new RegExp("[.,'\\u2019]\\p{Nd}+[-\\u2010]\\n$","u"),
yc=new RegExp("^\\p{Nd}","u");function Ec(t,e){Ns.has(t.lastLetter())&&bc(t,e.segments[0].fragments[0].text)?t.drop(1):Cs(t,e)}const bc=(t,e)=>dc.test(t.tail(4))&&
gc.test(e)||yc.test(e)&&pc.test(t.tail(4))&&!mc.test(t.tail(Mc)),Mc=20,Sc=100,Tc=/[/\\_@]|\w\.\w/,Ac=t=>Tc.test(t.trimEnd().split(/\s/).at(-1));function Oc(t){t.
lastLetter()!==xs||!Ds.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),20779:((Nt,St,v)=>{v.d(St,{Fm:()=>I,QH:()=>x,R_:()=>st,bI:()=>rt,cA:()=>R,xE:()=>_});var lt=v(27077),M=v(98095),P=v(5609);class x extends P.eB{rows;spans;constructor(J,Z){
const U=J.flat(2),Y=U.filter(({frame:$})=>$.cos===1),[L,...K]=Y.length===0?U:Y;super(L),this.rows=J,this.spans=Z;for(const $ of K)this.add($);if(Y.length>0&&Y.length<
U.length)for(const $ of U)$.frame.cos!==1&&this.lines.push($)}}class _ extends P.eB{visual;rows;constructor(J,Z){const[U,...Y]=J.map(({cells:L})=>R(L));super(U),
this.visual=J,this.rows=Z;for(const L of Y)this.add(L)}}const rt=G=>G instanceof x||G instanceof _;function R([G,...J]){const Z=new P.N1(G);for(const U of J)Z.add(
U);return Z}const D=new RegExp("\\p{L}","u");function*I(G){if(!G.lines.some(({segments:K})=>K.some(({fragments:$})=>$.some(M.lP))))return G;let[J,Z,U]=[0,0,0];for(const K of G.
rows)for(const $ of K){const it=$.flatMap(({segments:q})=>q.flatMap(ft=>ft.fragments));it.some(M.lP)?J++:it.some(({text:q})=>D.test(q))&&Z++,!((U+=it.length)<lt.
y)&&(U=0,yield lt.Yz)}if(J<=Z)return G;const Y=G.rows.map(K=>[...K].reverse());if(G instanceof _)return new _(G.visual,Y);const L=Y[0].length-1;return new x(Y,G.
spans?.map(([K,$])=>[L-$,L-K]).reverse())}function*st(G,J){const Z=new Set;for(const{lines:U}of G)for(const{segments:Y}of U)for(const L of Y)for(const K of L.fragments)
Z.add(K);return yield lt.Yz,J.filter(U=>!Z.has(U))}}),39955:((Nt,St,v)=>{v.d(St,{$A:()=>st,P$:()=>I,VN:()=>R});var lt=v(27077),M=v(44233),P=v(5609),x=v(98095);const _=.9,
rt=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function R(J){let Z,
U=0;for(let Y=J;Y&&U<D;Y=Y.parent,U++){if(Y.type==="TR")return Y;!Z&&!rt.has(Y.type)&&(Z=Y)}return Z?(Z.type==="Lbl"||Z.type==="LBody")&&Z.parent?.type==="LI"?Z.
parent:Z:J}const D=200;function I(J,Z){let U=0,Y=0;for(const L of J)L.style.marks.isArtifact||(U+=L.text.length,Z(L)&&(Y+=L.text.length));return Y>0&&Y>=_*U}function*st(J,Z){
const U=[],Y=[];for(let dt=0;dt<J.length;dt++){const at=J[dt];dt%lt.y===lt.y-1&&(yield lt.Yz);const At=Z(at);At?U.push({fragment:at,leaf:At}):Y.push(at)}const L=yield*(0,M.
p9)(U,(dt,at)=>dt.leaf.order-at.leaf.order||dt.fragment.order-at.fragment.order);let K=0;const $=new Map,it=dt=>{const{element:at}=L[dt].leaf;let At=$.get(at);return At||
$.set(at,At=R(at)),At},q=[],ft=[];for(let dt=0,at;dt<L.length;dt=at){const At=it(dt);for(at=dt+1;at<L.length&&it(at)===At;)at++;const Et=L.slice(dt,at).map(({fragment:Ot})=>Ot);
(K+=Et.length)>=lt.y&&(K=0,yield lt.Yz);const Mt=P.eB.of(yield*(0,P._I)(yield*(0,x.q9)(Et)),At);if(q.push(Mt),Y.length>0)for(const{order:Ot}of Et)ft.push({order:Ot,
block:Mt})}return Y.length===0?q:yield*G(q,ft,yield*(0,P.ub)(yield*(0,P._I)(yield*(0,x.q9)(Y))))}function*G(J,Z,U){const Y=yield*(0,M.p9)(Z,($,it)=>$.order-it.order),
L=[],K=new Map;for(const[$,it]of U.entries()){$%lt.y===lt.y-1&&(yield lt.Yz);const q=it.lines[0].segments[0].order;let ft=0;for(let At=Y.length;ft<At;){const Et=ft+
At>>1;Y[Et].order<q?ft=Et+1:At=Et}const dt=Y[ft-1]?.block,at=dt&&K.get(dt);at?at.push(it):dt?K.set(dt,[it]):L.push(it)}return[...L,...J.flatMap($=>[$,...K.get($)??
[]])]}}),16160:((Nt,St,v)=>{v.d(St,{l$:()=>te,HE:()=>It,SE:()=>wt,x1:()=>we,rQ:()=>ve});var lt=v(45657),M=v(61520),P=v(27077),x=v(44233),_=v(31681),rt=v(5609);const R=.2,
D=3,I=3,st=5,G=.05,J=.8,Z=/^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;function*U(W,X){if(!(yield*K(W,X)))return Y;const ot=[];let F=0;for(const{fragments:ht}of W){
let pt,mt;for(const Tt of ht){const vt=mt!==void 0&&it(mt,Tt,X)&&!(pt.first===mt&&Z.test(mt.text)),Ct=mt!==void 0&&Tt.start-mt.end>=X*Tt.style.size;pt&&!vt&&!Ct?
pt.end=Math.max(pt.end,Tt.end):ot.push(pt=L(Tt,vt)),mt=Tt}(F+=ht.length)<P.y||(F=0,yield P.Yz)}const Q=new Set;for(const ht of["start","end"])yield*q(ot,ht,Q);const et=ot.
reduce((ht,{isClose:pt})=>ht+Number(pt),0);return Q.size>=J*et?Q:Y}const Y=new Set,L=(W,X)=>({first:W,start:Math.min(W.start,W.end),end:Math.max(W.start,W.end),
baseline:W.baseline,size:W.style.size,isClose:X});function*K(W,X){let[ot,F,Q]=[0,0,0];for(const{fragments:et}of W){for(let ht=1;ht<et.length;ht++){const[pt,mt]=[
et[ht-1],et[ht]];$(pt,mt)?ot++:it(pt,mt,X)&&F++}if(ot>=D&&F>=I-1)return!0;(Q+=et.length)<P.y||(Q=0,yield P.Yz)}return!1}const $=(W,{order:X,spaceBefore:ot})=>X===
W.order+1&&(W.spaceAfter||ot);function it(W,X,ot){const{start:F,style:Q,baseline:et}=X,ht=(F-W.end)/Math.max(Q.size,W.style.size);return ht>=R&&ht<ot&&et===W.baseline&&
!$(W,X)}function*q(W,X,ot){const F=yield*(0,x.p9)(W,(Q,et)=>Q[X]-et[X]);for(let Q=0,et;Q<F.length;Q=et){const ht=G*F[Q].size;for(et=Q+1;et<F.length&&F[et][X]-F[et-
1][X]<ht;et++);if(yield(et-Q)*P.Yz/P.y,et-Q<I)continue;const pt=yield*(0,x.p9)(F.slice(Q,et),(mt,Tt)=>mt.baseline-Tt.baseline);for(let mt=0,Tt;mt<pt.length;mt=Tt){
for(Tt=mt+1;Tt<pt.length&&ft(pt[Tt-1],pt[Tt]);Tt++);if(!(Tt-mt<I))for(const vt of pt.slice(mt,Tt))vt.isClose&&ot.add(vt.first)}}}const ft=(W,X)=>W.first.style.frame===
X.first.style.frame&&X.baseline-W.baseline<st*X.size;var dt=v(93463);const at=5,At=.75,Et=.5,Mt=3,Ot=.08,nt=.3,O={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};
function B(W,X){const{both:ot,level:F,lowest:Q,highest:et}=W;return{...W,both:ot+1,level:Math.abs(X)<Ot?F+1:F,lowest:Math.min(Q,X),highest:Math.max(et,X)}}const C=(W,X)=>X?
{...W,before:W.before+1}:{...W,after:W.after+1};function z({both:W,before:X,after:ot,level:F,lowest:Q,highest:et}){const ht=Math.min(X,ot);return ht<at||W>At*(W+
ht)?!1:W>=Mt&&F<=Et*W&&et-Q>=nt}const H=3,j=4,T=2.5,h=6,g=.8,p=20,u=4;function*d(W){const X=W.map(()=>new Set);if(!b(W)&&!w(W))return X;let ot=[],F=0;const Q=({
rows:et,wordsBefore:ht,wordsAfter:pt,from:mt,last:Tt,sides:vt})=>{const Ct=et>=H&&Math.min(ht,pt)>=j*et,Yt=z(vt);if(!Ct&&!Yt)return;const Kt=({isGutter:Rt,row:Vt})=>Rt===
"whole"||!Yt&&(Rt==="prose"||Vt<mt);for(let Rt=Tt;Rt&&!Kt(Rt);Rt=Rt.above)Rt.isGutter=Yt?"whole":"prose",X[Rt.row].add(Rt.cell)};for(const[et,ht]of W.entries()){
const pt=W[et-1],mt=pt?ht.baseline-pt.baseline:0,Tt=({last:Ct})=>mt<=h*ht.size&&et-Ct.row<=p,vt=mt>T*ht.size;for(const Ct of ot)(vt||!Tt(Ct))&&Q(Ct);ot=ot.filter(
Tt),vt&&(ot=ot.map(Ct=>({...Ct,rows:0,wordsBefore:0,wordsAfter:0,from:et}))),(F+=ht.cells.length+ot.length)>=P.y&&(F=0,yield P.Yz),ot=m(ot,ht,et,Q)}return ot.forEach(
Q),X}function b(W){const X=({fragments:F})=>F.length>=j,ot=(F,Q)=>W.some(({cells:et})=>et.slice(F,Q||et.length).some(X));return ot(0,-1)&&ot(1,0)}function w(W){
const X=W.reduce((ot,{cells:F})=>F.length===1?ot+1:ot,0);return X>=2*at&&W.length>X}function m(W,{cells:X,size:ot},F,Q){const et=[];let ht=0,pt=-1/0;for(let mt=0;mt<=
X.length;mt++){const Tt=X[mt]?.start??1/0,vt=mt>0&&mt<X.length,Ct=Tt-pt>=g*ot,Yt=[];for(;ht<W.length&&W[ht].start<Tt;ht++){const Rt=W[ht],[Vt,Zt]=[Math.max(Rt.start,
pt),Math.min(Rt.end,Tt)];if(Zt-Vt<g*ot?Q(Rt):vt?Yt.push(S(Rt,{start:Vt,end:Zt},F,mt,X)):et.push({...Rt,start:Vt,end:Zt,sides:C(Rt.sides,mt>0)}),Rt.end>Tt)break}
vt&&Ct&&Yt.length===0&&Yt.push(S(void 0,{start:pt,end:Tt},F,mt,X));const Kt=y(Yt);for(const Rt of Yt)Kt.has(Rt)?et.push(Rt):Q(Rt);pt=Math.max(pt,X[mt]?.end??Tt)}
return et}function y(W){return W.length<=u?new Set(W):new Set([...W].sort((X,ot)=>ot.rows-X.rows).slice(0,u))}function S(W,X,ot,F,Q){return{...X,rows:(W?.rows??
0)+1,wordsBefore:(W?.wordsBefore??0)+Q[F-1].fragments.length,wordsAfter:(W?.wordsAfter??0)+Q[F].fragments.length,from:W?.from??ot,last:{row:ot,cell:F,above:W?.last,
isGutter:"no"},sides:B(W?.sides??O,(Q[F].baseline-Q[F-1].baseline)/Q[F].size)}}var tt=v(98095),ct=v(73356);const gt=.4,k=1,ut=3,bt=2e3,_t=.5;function*wt(W){return yield*It(
yield*(0,tt.q9)(W),W)}function*It(W,X,ot=!0){const F=yield*Jt(X),Q=yield*U(W,F),et=new Map;for(const pt of W){const mt=et.get(pt.frame);mt?mt.push(pt):et.set(pt.
frame,[pt])}const ht=[];for(const pt of et.values()){yield P.Kl;const mt=[];for(const vt of yield*qt(yield*ce(pt,F,Q)))mt.push(Le(vt,F,Q));const Tt=ot?yield*d(mt):
void 0;ht.push(mt.map((vt,Ct)=>({...vt,gutters:Tt?.[Ct]??zt})))}return ht}const zt=new Set,Pt=2e4;function*Jt(W){const X=[];for(let F=1;F<W.length&&X.length<bt;F++){
F%P.y===0&&(yield P.Yz);const[Q,et]=[W[F-1],W[F]];if(Q.style.frame!==et.style.frame||Q.baseline!==et.baseline)continue;const ht=(et.start-Q.end)/et.style.size;ht>
0&&ht<k&&(0,tt.re)(Q,et)&&X.push(ht)}const ot=yield*(0,x.p9)(X,(F,Q)=>F-Q);return Math.max(k,ut*(ot[ot.length>>1]??0))}function*ce(W,X,ot){const F=[];let Q=0;for(const et of W){
if((Q+=et.fragments.length)>=P.y&&(Q=0,yield P.Yz),ot.size===0&&et.end-et.start<X*et.size||et.fragments.length<2){F.push(et);continue}let pt;for(const mt of et.
fragments)pt&&!ot.has(mt)&&Math.min(mt.start,mt.end)-pt.end<X*Math.max(pt.size,mt.style.size)?pt.add(mt):F.push(pt=new tt.Y4(mt))}return F}function*qt(W){const X=yield*(0,x.
p9)(W,(F,Q)=>F.baseline-Q.baseline||F.start-Q.start),ot=[];for(const[F,Q]of X.entries()){F%P.y===P.y-1&&(yield P.Yz);const et=ot.at(-1);et!==void 0&&et.length<rt.
Px&&Q.baseline-et[0].baseline<gt*Math.min(Q.size,et[0].size)?et.push(Q):ot.push([Q])}for(const F of ot)F.sort((Q,et)=>Q.start-et.start);return ot}function Le(W,X,ot){
const F=[];let Q;for(const ht of W){const pt=F.at(-1),mt=pt&&ht.start-pt.end,Tt=pt?Math.max(pt.size,ht.size):0;mt!==void 0&&mt<X*Tt&&mt>-_t*Tt&&!ot.has(ht.fragments[0])?
Q===pt?Q.join(ht):F[F.length-1]=Q=pt.joined(ht):F.push(ht)}const et=F.reduce((ht,pt)=>pt.size>ht.size?pt:ht);return{baseline:et.baseline,size:et.size,cells:F}}function*we(W,X){
return yield*Ht(W.flat(),Re,X)}function*ve(W,X){const ot=[],F=new Map,Q=new Set;let et=0;for(const ht of W){const{pairs:pt,lacking:mt}=yield*(0,dt.f)(ht);(0,lt.
RZ)(ot,pt);for(const Tt of mt)for(const vt of F.size<Pt?Tt.labels:[]){Tt.without.has(vt)&&Q.add(et);for(const{letters:Ct,text:Yt}of vt.fragments)for(let Kt=0;Kt<
Yt.length&&F.size<Pt;Kt++)F.set(Ct+Kt,et);et++}}if(ot.length!==0)return{...yield*Ht(ot,ht=>[ht],X),labelOf:F,without:Q}}function*Ht(W,X,ot){const F=new M.q(ot),
Q=[];let et=0;for(const ht of W)for(const pt of X(ht)){const mt=F.size;for(const[Tt,vt]of pt.entries())Tt>0&&F.space(`
`),(0,ct.T)(F,vt,ot),!((et+=vt.fragments.length)<P.y)&&(et=0,F.settle(),yield P.Yz);Q.push({start:mt,end:F.size}),F.space(`
`)}return{flow:F,lines:Q}}function te({cells:W,gutters:X}){if(X.size===0)return[W];const ot=[];for(const[F,Q]of W.entries())F===0||X.has(F)?ot.push([Q]):ot.at(-1).
push(Q);return ot}const Re=W=>te(W).map(X=>Ie(X)?[...X].reverse():X);function Ie(W){if(W.length<2||!W.some(fe))return!1;const X=W.filter(({fragments:F})=>F.some(
({text:Q})=>ze.test(Q))),ot=X.filter(fe);return 2*ot.length!==X.length?2*ot.length>X.length:ot.some(({fragments:F})=>F.some(({text:Q})=>xe.test(Q)))}const ze=new RegExp(
"\\p{L}","u"),xe=/^:|:$/,fe=({fragments:W})=>W.some(({mayTurn:X,text:ot})=>X&&(0,_.d)(ot))}),3133:((Nt,St,v)=>{v.d(St,{X:()=>j,b:()=>H});var lt=v(62743),M=v(86491),
P=v(74135),x=v(6057),_=v(65868),rt=v(60660),R=v(12657),D=v(16747),I=v(84731),st=v(89420);const G=100;async function J(g,p,u,d){const b=new Map,w=new Set,{fragments:m,
edges:y}=g,S=[],tt=new R.y(d);for(const[gt,k]of m.entries()){const ut=d.pace.step(G);ut&&await ut;const bt=p(k),_t=bt&&ct(bt.element);if(!_t){S.push(k);continue}
if(w.has(_t)||_t.firstPage!==u)continue;w.add(_t),tt.take(_t.actualText.length);const wt=(0,I.X5)(_t.actualText.trim());if(wt==="")continue;const It=new st.F(k.
style,k.start,k.baseline,k.order,y.count);It.text=wt,It.end=Z(m,gt,zt=>{const Pt=p(zt);return Pt!==void 0&&ct(Pt.element)===_t});for(let zt=0;zt<wt.length;zt++)
y.add(It.start,It.end);S.push(It)}return S;function ct(gt){if(b.has(gt))return b.get(gt);const k=[];for(const ut of(0,rt.Hy)(gt)){if(b.has(ut))break;k.push(ut)}
for(const ut of k.reverse()){const bt=ut.parent&&b.get(ut.parent),{actualText:_t}=ut;b.set(ut,bt??(_t===void 0||(0,D._X)(_t)?void 0:ut))}return b.get(gt)}}function Z(g,p,u){
const d=g[p];let{end:b}=d;for(let w=p+1;w<g.length;w++){const m=g[w];if(m.baseline!==d.baseline||m.style.frame!==d.style.frame||!u(m))break;b=Math.max(b,m.end)}
return b}var U=v(98689),Y=v(36211),L=v(5490);const K=3,$=.5,it=4,q=2e4;class ft{get rules(){return this.found.length>q?[]:this.found}found=[];path=[];boxes=[];first=[
0,0];last=[0,0];takes(p,{matrix:u},d,b){const w=Y.lJ.get(p.operator);w?this.paints(w,b):this.found.length<=q&&this.path.length+this.boxes.length<=q&&this.extends(
p,u)}extends(p,u){const d=(0,L.M)(p);switch(p.operator){case"re":{const[b=NaN,w=NaN,m=NaN,y=NaN]=d,S=(0,P.zl)(u,[b,w,b+m,w+y]);S.every(Number.isFinite)&&this.boxes.
push(S);return}case"m":this.first=this.last=(0,P.Gd)(u,d[0],d[1]);return;case"l":this.line((0,P.Gd)(u,d[0],d[1]));return;case"c":case"v":case"y":this.last=(0,P.
Gd)(u,d.at(-2),d.at(-1));return;case"h":this.line(this.first)}}line(p){this.path.push([this.last,p]),this.last=p}paints({fill:p,strokes:u,closes:d},b){if(d&&this.
line(this.first),!b&&u){for(const[[w,m],[y,S]]of this.path)this.add(w,m,y,S,$);for(const[w,m,y,S]of this.boxes)this.around(w,m,y,S)}if(!b&&p)for(const[w,m,y,S]of[
...this.boxes,...this.outline()])this.add(w,m,y,S,K);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,P.$L)(this.path.flat())]}around(p,u,d,b){
if(d-p<=K||b-u<=K){this.add(p,u,d,b,K);return}for(const w of[u,b])this.add(p,w,d,w,$);for(const w of[p,d])this.add(w,u,w,b,$)}add(p,u,d,b,w){const[m,y]=[Math.abs(
d-p),Math.abs(b-u)];if(!(Math.min(m,y)<=w&&Math.max(m,y)>=it))return;const S=y>m;this.found.push(S?{isVertical:S,at:(p+d)/2,from:Math.min(u,b),to:Math.max(u,b)}:
{isVertical:S,at:(u+b)/2,from:Math.min(p,d),to:Math.max(p,d)})}}var dt=v(54093),at=v(27077),At=v(77211),Et=v(5004),Mt=v(16160),Ot=v(98095);const nt=200,O=2e4;class B{index;found;characters;unreadable;ordered;reading;segmented;constructor(p,u){
this.index=p,this.found=u,this.characters=u.characters,this.unreadable=u.unreadable}get blocks(){return this.ordered??=(0,dt.z)(this.order())}*blocksByLook(){const{
fragments:p,leafOf:u,rules:d,hasTablesApart:b=!0}=this.found;return d&&!u&&b?this.blocks:yield*(0,Et.NQ)(p,void 0,d??[])}order(){const{fragments:p,leafOf:u,rules:d,
hasTablesApart:b=!0}=this.found;return(0,Et.NQ)(p,u,b?d:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,Ot.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,dt.z)((0,Et.dV)(this.blocks,this.found.edges))}async prepare(p){const{fragments:u,edges:d}=this.found;u.length<nt&&this.characters<O||(this.
ordered=await(0,dt.k)(this.order(),p),this.reading=await(0,dt.k)((0,Et.dV)(this.ordered,d),p))}*layout(p){return p==="reading"?this.flow.shown:yield*(0,At.Z)(this.
found.fragments,this.found.edges)}*visualText(p=!0){const{fragments:u,edges:d}=this.found,b=yield*(0,Mt.HE)(yield*this.segments(),u,p),w=yield*(0,Mt.x1)(b,d);return p?
{...w,below:yield*(0,Mt.rQ)(b,d)}:w}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(p){const u=yield*(0,Et.td)(
this.blocks,this.found.edges),d=[];for(const{0:b,index:w}of u.text.matchAll(p)){const m=u.box(w,w+b.length);m&&d.push({text:b,...m}),d.length%at.y===at.y-1&&(yield at.
Yz)}return d}}const C=200,z=2e4,H=({characters:g})=>Math.min(g+C,z);class j{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(p,u=!1,d=!0){
this.document=p,this.findsRules=u,this.hasTablesApart=d,this.contents=new _.i(p)}async page(p){const{document:u}=this,d=(0,x.iw)(u,p),{width:b,height:w}=(0,P.iN)(
d),m={width:b*d.userUnit,height:w*d.userUnit},y=new U.g(m.width,m.height,this.expected),S=this.findsRules?new ft:void 0,tt=await this.contents.read(p,y,S);return this.
expected=H(y),this.assemble(p,y,m,{rules:S?.rules,damage:tt,usesElementTexts:!0})}async assemble(p,u,d,{rules:b,damage:w,usesElementTexts:m}){const{document:y}=this;
u.finish();const S=p<0?-1:y.pages.number(p),tt=p<0?void 0:await(this.tags??=(0,rt.g$)(y)),ct=tt?.hasPage(S)?T(tt,S):void 0,gt=m&&ct&&tt?.hasTexts?await J(u,ct,S,
y.job):u.fragments,k=h(gt),ut=tt?.hasTexts===!0,bt={fragments:gt,edges:u.edges,...k,damage:w,leafOf:ct,hasElementTexts:ut,rules:b,...d},_t=new B(p,{...bt,hasTablesApart:this.
hasTablesApart});return await _t.prepare(y.job.pace),_t}}function T(g,p){let u,d;return({style:{marks:b}})=>(b!==u&&(u=b,d=b.id<0?void 0:g.leaf(p,b.stream,b.id)),
d)}function h(g){let p=0,u=0,d=0;for(const{text:b,style:w}of g){const m=u;p+=b.length;for(let y=b.indexOf(lt.m);y>=0;y=b.indexOf(lt.m,y+1))u++;w.font===M.Z&&(d+=
b.length-(u-m))}return{characters:p,unreadable:u,assumed:d}}}),31681:((Nt,St,v)=>{v.d(St,{d:()=>M,f:()=>G});const lt=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
M=L=>lt.test(L),P=0,x=1,_=2,rt=3,R=4,D=new RegExp("\\p{L}","u"),I=new RegExp("\\p{Nd}","u");function st(L){return I.test(L)?rt:lt.test(L)?_:D.test(L)?x:/^[.,:/%+\-\u066b\u066c]$/.
test(L)?R:P}function G(L,K){const $=L.map(st),it=$.filter(Et=>Et===_).length,q=K.includes(!0);if(it===0)return q?J(K):void 0;const ft=$.filter(Et=>Et===x).length,
dt=it>=ft||q,at=L.map((Et,Mt)=>Mt);dt&&at.reverse(),Z($,dt);const At=Et=>dt?$[Et]!==_:$[Et]!==x;for(let Et=0,Mt;Et<at.length;Et=Mt){for(Mt=Et+1;Mt<at.length&&At(
at[Mt])===At(at[Et]);)Mt++;At(at[Et])&&(Y(at,Et,Mt),dt||U(at,$,Et,Mt))}return at}function J(L){const K=L.map(($,it)=>it);for(let $=0,it;$<K.length;$=it){for(it=
$+1;it<K.length&&L[it]===L[$];)it++;L[$]&&Y(K,$,it)}return K}function Z(L,K){for(let q=0;q<L.length;q++)if(L[q]===R){const ft=L[q-1]===rt&&L[q+1]===rt;L[q]=ft?rt:
P}const $=K?_:x,it=q=>q===void 0?$:q===rt?K?_:x:q;for(let q=0,ft;q<L.length;q=ft){if(ft=q+1,L[q]!==P)continue;for(;ft<L.length&&L[ft]===P;)ft++;const dt=it(L[q-
1]),at=it(L[ft]);L.fill(dt===at?dt:$,q,ft)}if(!K){for(let q=0;q<L.length;q++)if(L[q]===rt){let ft=q;for(;L[ft]===rt;)ft++;(L[q-1]!==_||L[ft]!==_)&&L.fill(x,q,ft),
q=ft}}}function U(L,K,$,it){for(let q=$,ft;q<it;q=ft)if(ft=q+1,K[L[q]]===rt){for(;ft<it&&K[L[ft]]===rt;)ft++;Y(L,q,ft)}}function Y(L,K,$){for(let it=K,q=$-1;it<
q;it++,q--)[L[it],L[q]]=[L[q],L[it]]}}),98095:((Nt,St,v)=>{v.d(St,{Y4:()=>Ot,re:()=>p,lP:()=>B,q9:()=>O,b6:()=>nt});var lt=v(34659),M=v(98689),P=v(27077),x=v(44233),
_=v(31681),rt=v(69631);const R=.6,D=.1,I=.3,st=3,G=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?$","u"),J=200,Z=1e6;function*U(u){const d=u.
filter(Y);if(d.length===0)return u;const b=yield*(0,x.p9)(u,(y,S)=>y.baseline-S.baseline),w=new Set;let m=0;for(const y of d){const S=$(b,y.baseline);for(let tt=S;tt<
Math.min(b.length,S+J)&&m<Z;tt++){++m%P.y===0&&(yield P.Yz);const ct=b[tt];if(!(!L(ct,y)||w.has(ct))&&(m+=ct.fragments.length,!!ct.fragments.some(gt=>K(y.fragments[0],
gt)))){ct.join(y),w.add(y);break}}}return w.size===0?u:u.filter(y=>!w.has(y))}const Y=({characters:u,fragments:d})=>u<=st&&d.length===1&&G.test(d[0].text)&&!d[0].
style.frame.vertical;function L(u,d){const b=u.baseline-d.baseline,{size:w}=u;return d.size<rt.N$*w&&b>rt.WV*w&&b<R*w&&u.frame===d.frame&&d.start>u.start&&d.start<
u.end+I*w}function K(u,{end:d,style:{size:b}}){const w=u.start-d;return w>-D*b&&w<I*b&&u.style.size<rt.N$*b}function $(u,d){let b=0;for(let w=u.length;b<w;){const m=b+
w>>1;u[m].baseline<=d?b=m+1:w=m}return b}const it=1.6,q=.5,ft=.15,dt=.6,at=.6,At=.35,Et=.02,Mt=5e3;class Ot{fragments;start;end;baseline;size;top;bottom;characters;constructor(d){
this.fragments=[d],this.start=Math.min(d.start,d.end),this.end=Math.max(d.start,d.end),this.baseline=d.baseline,this.size=d.style.size,this.top=d.top,this.bottom=
d.bottom,this.characters=d.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(d){const b=this.fragments[this.
fragments.length-1];this.fragments.push(d),this.characters+=d.text.length;const w=Math.min(d.start,d.end),m=Math.max(d.start,d.end);w<this.start&&(this.start=w),
m>this.end&&(this.end=m);const{style:y,baseline:S}=d;y===b.style&&S===b.baseline||(y.size>this.size*1.05&&(this.size=y.size,this.baseline=S),d.top<this.top&&(this.
top=d.top),d.bottom>this.bottom&&(this.bottom=d.bottom))}join(d){for(const b of d.fragments)this.add(b)}joined(d){const[b,...w]=this.fragments,m=new Ot(b);for(const y of w)
m.add(y);return m.join(d),m}sort(){const{fragments:d}=this;for(let b=1;b<d.length;b++)if(d[b].start<d[b-1].start){d.sort((w,m)=>w.start-m.start||w.order-m.order);
return}}}const nt=({fragments:u})=>u.map(({text:d})=>d).join(" ");function*O(u){const d=[];let b;for(let y=0;y<u.length;y++){const S=u[y];y%P.y===P.y-1&&(yield P.
Yz),b&&C(b,S)?b.add(S):d.push(b=new Ot(S))}const w=yield*U(yield*z(d));let m=0;for(const y of w)y.sort(),m+=y.fragments.length,!(m<P.y)&&(m=0,yield P.Yz);return w}
const B=({style:u,text:d,mayTurn:b})=>u.marks.isReversed||b&&(0,_.d)(d);function C(u,d){const{style:b,start:w,end:m,baseline:y}=d;if(b.frame!==u.frame||u.characters>
Mt)return!1;const S=Math.max(b.size,u.size),tt=Math.abs(y-u.baseline);if(tt>dt*S)return!1;const ct=w-u.end,gt=u.start-Math.max(w,m);return tt>ft*S?ct>-q*S&&ct<at*
S:ct>-q*S&&ct<it*S||gt>-q*S&&gt<(B(d)?at:At)*S}function*z(u){if(u.length<2)return[...u];const d=new Map;for(const{frame:y}of u)d.has(y)||d.set(y,d.size);const b=[];
for(let y=0;y<u.length;y++){const S=u[y];y%P.y===P.y-1&&(yield P.Yz),b.push({segment:S,order:y,frame:d.get(S.frame)})}const w=yield*(0,x.p9)(b,(y,S)=>y.frame-S.
frame||y.segment.baseline-S.segment.baseline||y.segment.start-S.segment.start),m=new Set;for(let y=0;y<w.length;y++){y%P.y===P.y-1&&(yield P.Yz);const{segment:S,
frame:tt,order:ct}=w[y];if(!(m.size>0&&m.has(S)))for(let gt=y+1;gt<Math.min(w.length,y+H);gt++){const k=w[gt],ut=Math.min(S.size,k.segment.size);if(k.frame!==tt||
k.segment.baseline-S.baseline>ft*ut)break;if(m.has(k.segment)||!h(S,k.segment))continue;const[bt,_t]=ct<k.order?[S,k.segment]:[k.segment,S];if(bt.join(_t),m.add(
_t),_t===S)break}}return m.size===0?[...u]:u.filter(y=>!m.has(y))}const H=50,j=/:$/,T=new RegExp(`[${lt.Cb}]`);function h(u,d){const b=Math.min(u.size,d.size);if(u.
characters+d.characters>Mt||Math.max(u.size,d.size)>1.5*b)return!1;const[w,m]=u.start<=d.start?[u,d]:[d,u],y=m.start-w.end;if(g(m))return!1;if(g(w))return T.test(
w.fragments[0].text)&&y>0&&y<it*b;const S=j.test(w.fragments.at(-1).text)?at:At;return y>-Et*b&&y<S*b}const g=({fragments:u})=>u.length===1&&u[0].text.length===
1;function p(u,d){return d.order===u.order+1&&(u.spaceAfter||d.spaceBefore)?!0:d.start-u.end>Math.max((0,M.U)(u.style),(0,M.U)(d.style))}}),73356:((Nt,St,v)=>{v.
d(St,{T:()=>rt,x:()=>_});var lt=v(61520),M=v(69631),P=v(31681),x=v(98095);function _(D,I){const st=new lt.q(I);return rt(st,D,I),st.shown}function rt(D,{fragments:I},st){
if(I.some(x.lP)){R(D,I,st);return}for(let G=0;G<I.length;G++){const J=I[G],Z=I[G-1];Z&&(0,x.re)(Z,J)?D.space(" "):Z&&Z.style!==J.style&&(0,M.rk)(J.text,J,Z)&&D.
raiseNext(),D.add(J)}}function R(D,I,st){const G=[];for(const[Y,L]of I.entries()){Y>0&&(0,x.re)(I[Y-1],L)&&G.push({text:" ",from:0,to:0});const{text:K}=L;for(let $=0,
it;$<K.length;$=it){for(it=$+1;it<K.length&&st.isOneGlyph(L,it-1);)it++;G.push({text:K.slice($,it),fragment:L,from:$,to:it})}}const J=G.map(({text:Y})=>Y),Z=Y=>G[Y]?.
fragment?.style.marks.isReversed??!1,U=G.map(({fragment:Y},L)=>Z(L)||!Y&&Z(L-1)&&Z(L+1));for(const Y of(0,P.f)(J,U)??J.keys()){const{text:L,fragment:K,from:$,to:it}=G[Y];
K?D.add(K,$,it):D.space(L)}}})};
