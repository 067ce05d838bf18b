"use strict";exports.id=3133,exports.ids=[3133],exports.modules={4186:((At,ht,L)=>{L.d(ht,{D:()=>U,L:()=>M});var Q=L(45657);function M({cos:z,sin:W},k,R,I,w){if(W===0&&z===1)
return{x:k,y:I,width:R-k,height:w-I};const Y=[k*z-I*W,R*z-I*W,k*z-w*W,R*z-w*W],P=[k*W+I*z,R*W+I*z,k*W+w*z,R*W+w*z],[F,B]=[(0,Q.YG)(Y),(0,Q.YG)(P)];return{x:F,y:B,
width:(0,Q.Kf)(Y)-F,height:(0,Q.Kf)(P)-B}}function U(z,W){const[k,R]=[Math.min(z.x,W.x),Math.min(z.y,W.y)];return{x:k,y:R,width:Math.max(z.x+z.width,W.x+W.width)-
k,height:Math.max(z.y+z.height,W.y+W.height)-R}}}),60660:((At,ht,L)=>{L.d(ht,{nZ:()=>p,g$:()=>j,Bi:()=>lt,Hy:()=>T});var Q=L(77581),M=L(45599),U=L(70549),z=L(9819);
const W=1e3,k=20,R=200,I=20;function w(b,d,h){let[f,c,g]=[1,1,[]];for(const y of Y(b,d)){f=P(b,y.get("ColSpan"))??f,c=P(b,y.get("RowSpan"))??c;const O=b.array(y.
get("Headers"));O&&(g=O.slice(0,k).flatMap(_=>F(b,_)??[]))}return{columns:f,rows:c,id:F(b,h),heads:g}}function Y(b,d){return d===void 0?[]:(b.array(d)?.slice(0,
I)??[d]).flatMap(f=>b.dict(f)??[])}function P(b,d){const h=d===void 0?void 0:b.resolve(d);return typeof h=="number"&&Number.isInteger(h)&&h>=1&&h<=W?h:void 0}function F(b,d){
const h=d===void 0?void 0:b.resolve(d);return h instanceof M.Mx?(0,Q.g7)(h).slice(0,R):void 0}var B=L(78157),it=L(79725),C=L(82416);const v=2e3,H=9;class K{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new it.
R;number=0;isReference=!1;constructor(d){this.document=d}read(d){const{entries:h,kids:f}=this;f.length=0;const c=this.document.place(d);if(!c||!h.locate(c.bytes,
c.start,Math.min(c.end,c.start+v)))return!1;const{bytes:g}=c,{at:y}=h;if(h.find(g,"MCID")>=0)return!1;this.hasTexts=h.find(g,"ActualText")>=0||h.find(g,"Alt")>=
0,this.hasAttributes=h.find(g,"A")>=0||h.find(g,"ID")>=0;const O=h.find(g,"S");if(O<0||g[y[O+2]]!==B.cL)return!1;this.name(g,y[O+2]+1,y[O+3]);const _=h.find(g,"\
Pg");if(this.page=-1,_>=0){if(this.after(g,y[_+2],y[_+3])!==y[_+3]||!this.isReference)return!1;this.page=this.number}const D=h.find(g,"K");return D<0||this.readKids(
g,y[D+2],y[D+3])}name(d,h,f){const{type:c}=this;let g=0;if(c.length===f-h)for(;g<c.length&&d[h+g]===c.charCodeAt(g);)g++;(g<f-h||g===0)&&(this.type=(0,C.MQ)(d,h,
f))}readKids(d,h,f){const c=d[h]===B.WL,g=c?f-1:f;if(c&&d[g]!==B.wt)return!1;for(let y=(0,B.AN)(d,c?h+1:h,g);y<g;y=(0,B.AN)(d,y,g)){if(y=this.after(d,y,g),y<0)return!1;
this.kids.push(this.isReference?-1-this.number:this.number)}return c||!this.isReference||this.isDictionary(this.number)}isDictionary(d){const h=this.document.place(
d);return h!==void 0&&h.bytes[(0,B.AN)(h.bytes,h.start,h.end)]===B.iH}after(d,h,f){let c=h,g=0;for(;c<f&&$(d[c]);c++)g=g*10+d[c]-B.l0;if(c===h||c-h>H||(this.number=
g,this.isReference=!1,c<f&&!V(d[c])))return-1;const y=(0,B.AN)(d,c,f);let O=y;for(;O<f&&$(d[O]);)O++;const _=(0,B.AN)(d,O,f);return O===y||_>=f||d[_]!==B.AV?c:(this.
isReference=!0,_+1)}}const $=b=>b>=B.l0&&b<=B.ev,V=b=>b===32||b===10||b===13,st=1e7,q=4,Z=2,ut=1e4;class G{pages=new Map;count=0;last;hasTexts=!1;leaf(d,h,f){const c=this.
pages.get(d);return h===0&&f<ut?c?.own[f]:c?.others.get(h*st+f)}leaves(d){const{own:h=[],others:f}=this.pages.get(d)??{};return[...h.flat(),...f?.values()??[]].
sort((c,g)=>c.order-g.order)}hasPage(d){return this.pages.has(d)}add(d,h,f,c){if(!Number.isInteger(c)||c<0||c>=st)return;const{own:g,others:y}=this.leavesOf(h);
if(f===0&&c<ut)g[c]??={element:d,order:this.count++};else{const O=f*st+c;y.has(O)||y.set(O,{element:d,order:this.count++})}for(let O=d;O&&O.firstPage<0;O=O.parent)
O.firstPage=h}leavesOf(d){if(this.last?.number===d)return this.last.leaves;let h=this.pages.get(d);return h||this.pages.set(d,h={own:[],others:new Map}),this.last=
{number:d,leaves:h},h}}const j=(0,U.n)(ot);function lt(b){const d=b.dict(b.catalog.get("MarkInfo"));return b.dict(b.catalog.get("StructTreeRoot"))!==void 0&&b.resolve(
d?.get("Marked"))===!0}async function ot(b){const d=b.dict(b.catalog.get("StructTreeRoot"));if(!d||b.resolve(b.dict(b.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const h=new S(b,b.dict(d.get("RoleMap")));return await h.run(d),h.tags}class S{document;roles;tags=new G;visit;bytes;types=new Map;open=[];constructor(d,h){
this.document=d,this.roles=h,this.visit=new z._i(d),this.bytes=new K(d)}async run(d){const{open:h,document:f}=this;this.push(d.get("K"),void 0,-1);for(let c=h.pop();c;c=
h.pop()){this.take(c);const g=f.job.pace.step(300);g&&await g}}push(d,h,f){if(d===void 0)return;const c=(0,M.i9)(d)||(0,M.cy)(d)?this.document.array(d)??[d]:[d];
for(let g=c.length-1;g>=0;g--)this.open.push({kid:c[g],parent:h,page:f})}take({kid:d,parent:h,page:f}){if(typeof d=="number"){h&&f>=0&&this.tags.add(h,f,0,d);return}
if(!this.visit.first(d)||(0,M.i9)(d)&&this.takeBytes(d.number,h,f))return;const c=this.document.dict(d);if(!c)return;const g=c.get("Pg"),y=(0,M.i9)(g)?g.number:
f,O=c.get("MCID");if(O!==void 0){const dt=c.get("Stm");h&&y>=0&&this.tags.add(h,y,(0,M.i9)(dt)?dt.number:0,Number(this.document.resolve(O)));return}const _=this.
document.resolve(c.get("S"));if(!(_ instanceof M.SX))return;const D=this.standard(_.text),ft={type:D,parent:h,actualText:this.text(c.get("ActualText")),alternative:this.
text(c.get("Alt")),cell:p(D)?w(this.document,c.get("A"),c.get("ID")):void 0,firstPage:-1};this.enter(ft),this.push(c.get("K"),ft,y),(0,M.i9)(d)&&this.document.release(
d.number)}takeBytes(d,h,f){const{bytes:c,document:g,open:y,tags:O}=this;if(!c.read(d))return!1;const{hasTexts:_,hasAttributes:D,kids:ft}=c,dt=this.standard(c.type),
gt=D&&p(dt),pt={type:dt,parent:h,actualText:_?this.text(g.entry(d,"ActualText")):void 0,alternative:_?this.text(g.entry(d,"Alt")):void 0,cell:gt?w(g,g.entry(d,"\
A"),g.entry(d,"ID")):void 0,firstPage:-1};this.enter(pt);const _t=c.page<0?f:c.page;if(ft.some(yt=>yt<0))for(let yt=ft.length-1;yt>=0;yt--){const Mt=ft[yt];y.push(
{kid:Mt<0?new M.oS(-1-Mt):Mt,parent:pt,page:_t})}else if(_t>=0)for(const yt of ft)O.add(pt,_t,0,yt);return!0}enter(d){const{type:h,parent:f,actualText:c}=d;c!==
void 0&&(this.tags.hasTexts=!0),h==="TR"&&E(d),!(f?.type!=="TR"||!p(h))&&(f.cells?f.cells.push(d):f.cells=[d])}text(d){const h=d===void 0?null:this.document.resolve(
d);return h instanceof M.Mx?(0,Q.g7)(h):void 0}standard(d){const h=this.types.get(d);if(h!==void 0)return h;let f=d;for(let c=0;c<16;c++){const g=this.document.
resolve(this.roles?.get(f));if(!(g instanceof M.SX)||g.text===f)break;f=g.text}return this.types.set(d,f),f}}function E(b){let d=b.parent;for(let h=1;h<Z&&d?.type!==
"Table";h++)d=d?.parent;d?.type==="Table"&&(d.firstRows??=[],d.firstRows.length<q&&d.firstRows.push(b))}const p=b=>b==="TD"||b==="TH";function*T(b){for(let d=b;d;d=
d.parent)yield d}}),34659:((At,ht,L)=>{L.d(ht,{a:()=>Q,v:()=>M});const Q="\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",
M='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((At,ht,L)=>{L.d(ht,{Ps:()=>it,RO:()=>I,V0:()=>P,X5:()=>w});const Q=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
M=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,U=/[\t\n\v\f\r\u00a0]/g,z=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,W=173,k=1e4,R=100;
class I{cleaned=new Map;clean(v){if(v.length===1){const K=v.charCodeAt(0);if(K>32&&K<127||K>160&&K<1536&&K!==W||K>=11904&&K<55296)return v}let H=this.cleaned.get(
v);return H===void 0&&(H=w(v),this.cleaned.size<k&&v.length<=R&&this.cleaned.set(v,H)),H}}function w(C){return C.replace(U," ").replace(Q,"").replace(M,v=>v.normalize(
"NFKC")).replace(z,"�")}const Y=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function P(C){if(C.length!==1)return;const v=C.charCodeAt(0);return(v<128?v===94||v===96||v===126:v<=733&&
(v>=710||v<=184))?Y.get(v):void 0}const F=new RegExp("^\\p{L}$","u"),B=new Map([["ı","i"],["ȷ","j"]]);function it(C,v){if(!F.test(C))return;const H=((B.get(C)??
C)+v).normalize("NFC");return H.length===1?H:void 0}}),62897:((At,ht,L)=>{L.d(ht,{K:()=>M,Y:()=>Q});function Q(U,z=1/0){let W=z;for(const k of U)k<W&&(W=k);return W}
function M(U,z=-1/0){let W=z;for(const k of U)k>W&&(W=k);return W}}),61520:((At,ht,L)=>{L.d(ht,{q:()=>z});var Q=L(4186),M=L(69631);const U=500;class z{edges;parts=[];rest="";settled=0;length=0;whole;withRaised;offsets=[];fragments=[];cuts=new Map;raised=[];constructor(R){
this.edges=R}get text(){return this.flush(),this.whole??=this.parts.join("")}get shown(){const{text:R}=this;return this.raised.length===0?R:this.withRaised??=(0,M.
zZ)(R,this.raised)}raiseNext(){this.raised.push(this.length)}get size(){return this.length}tail(R){this.flush();let I="";for(let w=this.parts.length-1;w>=0&&I.length<
R;w--)I=this.parts[w]+I;return I.slice(-R)}lastLetter(){this.flush();for(let R=this.parts.length-1;R>=0;R--){const I=this.parts[R];for(let w=I.length-1;w>=0;w--)
if(I[w]!==`
`)return I.charCodeAt(w)}return 0}add(R,I=0,w=R.text.length){const Y=I===0&&w===R.text.length;Y||this.cuts.set(this.offsets.length,{from:I,to:w}),this.offsets.push(
this.length),this.fragments.push(R),this.space(Y?R.text:R.text.slice(I,w))}fromOf(R){return this.cuts.size===0?0:this.cuts.get(R)?.from??0}toOf(R){return(this.cuts.
size===0?void 0:this.cuts.get(R)?.to)??this.fragments[R].text.length}settle(){this.flush();const R=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(R).join("")),this.settled=this.parts.length}space(R){this.rest+=R,this.length+=R.length,this.whole=this.withRaised=void 0,this.rest.length>U&&this.
flush()}flush(){this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(R){this.flush(),this.whole=this.withRaised=void 0,this.length-=R;for(let I=R;I>0;){
const w=this.parts.pop()??"";w.length>I&&this.parts.push(w.slice(0,-I)),I-=w.length}for(let I=this.offsets.length-1;I>=0;I--){const[w,Y,P]=[this.offsets[I],this.
fromOf(I),this.toOf(I)];if(w+P-Y<=this.length)break;this.cuts.set(I,{from:Y,to:Math.max(Y,this.length-w+Y)})}}*pieces(){const{text:R}=this;let I=0;for(const[w,Y]of this.
offsets.entries()){const P=this.toOf(w)-this.fromOf(w);P<=0||(yield{space:R.slice(I,Y),text:R.slice(Y,Y+P),fragment:this.fragments[w]},I=Y+P)}}box(R,I){const w=this.
lineBoxes(R,I);return w.length===0?void 0:w.reduce(Q.D)}letters(R,I){return Array.from(this.within(R,I),({fragment:w,from:Y,to:P,position:F})=>({first:w.letters+
Y,position:F,count:P-Y}))}*within(R,I){for(let w=Math.max(this.pieceAt(R),0);w<this.offsets.length&&this.offsets[w]<I;w++){const Y=this.offsets[w],P=this.fromOf(
w),F=Math.max(P,P+R-Y),B=Math.min(this.toOf(w),P+I-Y);F<B&&(yield{fragment:this.fragments[w],from:F,to:B,position:Y+F-P})}}lineBoxes(R,I){const w=[];let Y;for(const{
fragment:P,from:F,to:B}of this.within(R,I)){const it=this.edges.box(P,F,B);Y&&W(Y,P)?w.push((0,Q.D)(w.pop(),it)):w.push(it),Y=P}return w}at(R){const I=this.pieceAt(
R);if(I<0)return;const w=this.toOf(I)-this.fromOf(I);return R<this.offsets[I]+w?this.fragments[I]:void 0}pieceAt(R){let I=0,w=this.offsets.length;for(;I<w;){const Y=I+
w>>1;this.offsets[Y]<=R?I=Y+1:w=Y}return I-1}}function W(k,R){return k.style.frame!==R.style.frame?!1:2*(Math.min(k.bottom,R.bottom)-Math.max(k.top,R.top))>=Math.
min(k.bottom-k.top,R.bottom-R.top)}}),98689:((At,ht,L)=>{L.d(ht,{g:()=>j,U:()=>G});var Q=L(84731);const M=.1,U=50,z=256,W=4,k=1073741823;class R{letters;fragments;count=0;hashes;heads;next;constructor(S,E,p){
this.letters=S,this.fragments=E;let T=z;for(;T*W<p;)T*=2;this.hashes=new Int32Array(T),this.heads=new Int32Array(T),this.next=new Int32Array(T)}add(S,E){const{fragments:p,
heads:T,hashes:b,next:d}=this,h=this.hashOf(S.letters,E);let f=0;for(let c=T[h&T.length-1];c>0&&f<U;c=d[c-1]){if(f++,b[c-1]!==h)continue;const g=p[c-1];if((c<p.
length?p[c].letters:S.letters)-g.letters===E&&I(g,S)&&this.isSameText(g,S,E))return!1}return this.count===b.length&&this.grow(),this.hashes[this.count]=h,this.link(
++this.count,h),p.push(S),!0}hashOf(S,E){const{units:p}=this.letters;let T=E;for(let b=S;b<S+E;b++)T=(T<<5)-T+p[b]&k;return T^T>>15}isSameText(S,E,p){const{units:T}=this.
letters;for(let b=0;b<p;b++)if(T[S.letters+b]!==T[E.letters+b])return!1;return!0}link(S,E){const p=E&this.heads.length-1;this.next[S-1]=this.heads[p],this.heads[p]=
S}grow(){const{hashes:S,count:E}=this;this.hashes=new Int32Array(2*E),this.hashes.set(S),this.heads=new Int32Array(2*E),this.next=new Int32Array(2*E);for(let p=0;p<
E;p++)this.link(p+1,S[p])}}function I(ot,S){const E=M*S.style.size;return ot.style.frame===S.style.frame&&Math.abs(ot.start-S.start)<E&&Math.abs(ot.end-S.end)<2*
E&&Math.abs(ot.baseline-S.baseline)<E}var w=L(89420),Y=L(78157);const P=512,F=256;class B{units;used=0;all=0;constructor(S){this.units=new Uint16Array(Math.max(
S,P))}add(S){if(this.used===this.units.length){const E=new Uint16Array(this.used*2);E.set(this.units),this.units=E}this.units[this.used++]=S,this.all|=S}drop(S){
this.used-=S}replace(S,E){this.used-=S;for(let p=0;p<E.length;p++)this.add(E.charCodeAt(p))}text(){const S=this.units.subarray(0,this.used);return this.all<F?(0,Y.
bS)(Uint8Array.from(S)).toString("latin1"):(0,Y.bS)(new Uint8Array(S.buffer,0,2*S.length)).toString("utf16le")}}const it=.02,C=.12,v=.5,H=.4,K=32,$=127,V=1424,st=1e3,
q=.1,Z=.18,ut=.25;function G({font:ot,frame:S,size:E,unit:p}){return S.vertical?E/2:p*Math.min(Math.max((ot.space??ut)/2,q),Z)}class j{width;height;fragments=[];edges;cleaner=new Q.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(S,E,p=0,T=!1){this.width=S,this.height=E,this.edges=
new w.l(p,T),this.letters=new B(p),this.drawn=new R(this.letters,this.fragments,p)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(S,E,p,T,b){E===" "?this.space():this.follows(S,E,p,T,b)||this.place(S,E,p,T,b)}follows(S,E,p,T,b){const{open:d}=this;if(d===void 0||
d.style!==S||d.baseline!==b||this.isSpaced||E.length!==1)return!1;const h=E.charCodeAt(0),f=p-d.end;return h<=K||h>=$||p<this.end||f>this.gap||f<-H*S.unit||S.frame.
sin!==0||S.frame.cos!==1||T<p||T<0||p>this.width||this.letters.used-d.letters>=st?!1:(d.end=this.end=T,this.text=E,this.start=p,this.letters.add(h),this.edges.add(
p,T),!0)}place(S,E,p,T,b){const d=this.cleaner.clean(E);if(d===" "?this.space():d===""&&E!==""&&this.open&&p<=this.open.end&&(this.open.end=Math.max(T,this.open.
end)),d===""||d===" ")return;if(!this.isEndless&&!this.isVisible(S,p,T,b)){this.leavesOut=!0;return}const{open:h}=this;h&&h.style.frame===S.frame&&p<this.end-C*
S.unit&&this.overlaps(h,S,d,p,T,b)||((!h||h.style!==S||this.letters.used-h.letters>=st||this.isSpaced||p-h.end>this.gap||p-h.end<-H*S.unit||Math.abs(b-h.baseline)>
it*S.size)&&this.begin(S,p,b),this.append(d,p,T))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:S,
letters:E}=this,p=E.text();for(let T=S.length-1,b=E.used;T>=0;T--){const d=S[T];d.text=p.slice(d.letters,b),b=d.letters}}append(S,E,p){const T=this.open;T.end=p,
this.text=S,this.start=E,this.end=p;for(let b=0;b<S.length;b++){const d=S.charCodeAt(b);d>=V&&(T.mayTurn=!0),this.letters.add(d),this.edges.add(E,p)}}begin(S,E,p){
this.close();const T=new w.F(S,E,p,this.drawnCount++,this.letters.used);T.mayTurn=!1,T.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==S&&(this.gap=
G(S)),this.open=T}overlaps(S,E,p,T,b,d){const h=Math.abs(d-S.baseline),f=Math.max(b-T,this.end-this.start);if(h>v*E.size||Math.abs(T+b-this.start-this.end)>f||this.
text==="")return!1;if(p===this.text&&Math.abs(T-this.start)<M*E.size&&h<M*E.size)return this.edges.join(),!0;const c=(0,Q.V0)(p),g=(0,Q.V0)(this.text),y=c!==void 0?
(0,Q.Ps)(this.text,c):g===void 0?void 0:(0,Q.Ps)(p,g);return y===void 0?!1:(y.charCodeAt(0)>=V&&(S.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,y),this.edges.drop(this.text.length-(c===void 0?0:1)),c===void 0&&(this.edges.add(T,b),this.start=T,S.end=this.end=Math.max(b,T)),this.text=y,!0)}close(){
const{open:S,letters:E}=this;if(!S)return;const p=E.used-S.letters;this.drawn.add(S,p)||(this.leavesOut=!0,E.drop(p),this.edges.drop(p))}isVisible({frame:{cos:S,
sin:E},size:p},T,b,d){const h=d-lt*p,{width:f,height:c}=this,g=T*S-h*E,y=T*E+h*S,O=g+(b-T)*S,_=y+(b-T)*E;return(g>=0||O>=0)&&(y>=0||_>=0)&&(g<=f||O<=f)&&(y<=c||
_<=c)}}const lt=.3}),89420:((At,ht,L)=>{L.d(ht,{F:()=>U,l:()=>W});var Q=L(4186);const M=3;class U{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(R,I,w,Y,P){
this.style=R,this.start=I,this.baseline=w,this.order=Y,this.letters=P,this.end=I}get top(){const{font:R,frame:I,size:w}=this.style;return this.baseline-(I.vertical?
.5:R.ascent)*w}get bottom(){const{font:R,frame:I,size:w}=this.style;return this.baseline+(I.vertical?.5:-R.descent)*w}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==M}get box(){return(0,Q.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const z=512;class W{values;used=0;glyph=0;glyphs;joined=[];constructor(R,I=!1){
this.values=new Float64Array(2*Math.max(R,z)),this.glyphs=I?[]:void 0}get count(){return this.used/2}add(R,I){if(this.used+2>this.values.length){const w=new Float64Array(
this.values.length*2);w.set(this.values),this.values=w}this.values[this.used++]=R,this.values[this.used++]=I,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(R){this.used-=2*R,this.glyphs&&(this.glyphs.length-=R)}isOneGlyph(R,I){const w=2*(R.letters+I);return this.values[w]===
this.values[w+2]&&this.values[w+1]===this.values[w+3]}box(R,I,w){let Y=1/0,P=-1/0;for(let F=2*(R.letters+I);F<2*(R.letters+w);F++){const B=this.values[F];B<Y&&(Y=
B),B>P&&(P=B)}return(0,Q.L)(R.style.frame,Y,P,R.top,R.bottom)}}}),69631:((At,ht,L)=>{L.d(ht,{Bs:()=>w,N$:()=>M,WV:()=>U,rk:()=>R,zZ:()=>Y});var Q=L(78157);const M=.85,
U=.2,z=3,W=/^\d{1,3}$/,k=/\d$/;function R(P,{style:F,baseline:B},it){const{frame:C,size:v}=it.style;return F.size<M*v&&it.baseline-B>U*v&&F.frame===C&&!C.vertical&&
W.test(P)&&k.test(it.text)}const I="⁰¹²³⁴⁵⁶⁷⁸⁹",w=P=>P.replace(/\d/g,F=>I[Number(F)]);function Y(P,F){const B=[];let it=0;for(const C of F){if(C<
it)continue;let v=C;for(;v<C+z&&(0,Q.yp)(P.charCodeAt(v));)v++;B.push(P.slice(it,C),w(P.slice(C,v))),it=v}return B.join("")+P.slice(it)}}),27077:((At,ht,L)=>{L.
d(ht,{Kl:()=>U,Yz:()=>M,y:()=>Q});const Q=1e3,M=3e5,U=1e4}),5609:((At,ht,L)=>{L.d(ht,{N1:()=>q,Px:()=>st,_I:()=>ut,eB:()=>Z,tS:()=>R,ub:()=>j});var Q=L(45657),M=L(
34659),U=L(62897),z=L(27077);const W=.3,k=.5,R=1.75,I=1.25,w=2,Y=3,P=3.2,F=.1,B=.05,it=15,C=.75,v=3,H=.5,K=.4,$=new RegExp("^\\p{Ll}","u"),V=new RegExp(`^(?:[${M.
a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),st=500;class q{segments;start;end;top;bottom;constructor(f){this.segments=[f],{start:this.start,end:this.end,
top:this.top,bottom:this.bottom}=f}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].
size}add(f){this.segments.push(f),this.start=Math.min(this.start,f.start),this.end=Math.max(this.end,f.end),this.top=Math.min(this.top,f.top),this.bottom=Math.max(
this.bottom,f.bottom)}}class Z{element;lines;start;end;top;bottom;constructor(f){this.lines=[f],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=
f}static of(f,c){const g=new Z(f[0]);for(let y=1;y<f.length;y++)g.add(f[y]);return g.element=c,g}get frame(){return this.lines[0].frame}add(f){this.lines.push(f),
this.start=Math.min(this.start,f.start),this.end=Math.max(this.end,f.end),this.top=Math.min(this.top,f.top),this.bottom=Math.max(this.bottom,f.bottom)}}function*ut(h){
const f=[];let c;for(let g=0;g<h.length;g++){const y=h[g];g%z.y===z.y-1&&(yield z.Yz);const O=c?Math.min(c.size,y.size):0;c?.frame===y.frame&&c.segments.length<
st&&Math.abs(c.baseline-y.baseline)<W*O&&y.start>c.end-k*O&&!G(c,y)?c.add(y):f.push(c=new q(y))}return f}const G=(h,{start:f,size:c})=>f-h.end>w*Math.min(h.size,
c)&&Math.max(h.size,c)>I*Math.min(h.size,c);function*j(h){const f=[];let c;for(let g=0;g<h.length;g++){const y=h[g];g%z.y===z.y-1&&(yield z.Yz),c&&d(c,y)?c.add(
y):(c&&b(f),f.push(c=new Z(y)))}return c&&b(f),yield*lt(f)}function*lt(h){const f=[];for(let O=0,_;O<h.length;O=_){for(_=O+1;_<h.length&&p(h,O,_);_++)_%z.y===z.
y-1&&(yield z.Yz);f.length%z.y===z.y-1&&(yield z.Yz),f.push(h.slice(O,_))}if(!f.some(O=>O.length>=v))return h;const c=new Map,g=[];for(const[O,_]of f.entries()){
O%z.y===z.y-1&&(yield z.Yz);const D=_.length<v?void 0:yield*T(_,H);D&&c.set(S(_),Math.max(c.get(S(_))??0,ot(_))),g.push(D)}if(c.size===0)return h;const y=[];for(const[
O,_]of f.entries()){O%z.y===z.y-1&&(yield z.Yz);const D=_.length<2?void 0:[0,-1,1].map(dt=>c.get(S(_)+dt)).find(Boolean),ft=g[O]??(D===void 0?void 0:yield*T(_,0,
D));(0,Q.RZ)(y,ft?E(_,ft):_)}return y}const ot=h=>(0,U.K)(h.map(({end:f})=>f)),S=([h,f])=>Math.round(10*(f.lines[0].baseline-h.lines[0].baseline));function E(h,f){
const c=[];let g;for(const[y,O]of h.entries())g?g.add(O.lines[0]):c.push(g=O),f.has(y)&&(g=void 0);return c}function p(h,f,c){const[g,y,O]=[h[f],h[c-1],h[c]];if(y.
lines.length>1||O.lines.length>1||y.frame!==O.frame)return!1;const[_,D]=[y.lines[0],O.lines[0]],{size:ft}=g.lines[0],dt=D.baseline-_.baseline,gt=h[f+1].lines[0].
baseline-g.lines[0].baseline;return Math.abs(D.size-ft)<B*ft&&Math.abs(dt-gt)<F*ft&&dt>0&&dt<=P*ft&&D.start<y.end&&D.end>y.start}function*T(h,f,c=0){const[g,y]=[
(0,U.Y)(h.map(({start:ft})=>ft)),Math.max(c,ot(h))],O=new Set;let _=0;for(const[ft,{lines:dt,start:gt,end:pt}]of h.entries()){ft%z.y===z.y-1&&(yield z.Yz);const{
size:_t}=dt[0],yt=h[ft+1],Mt=yt?.lines[0].segments[0].fragments[0],Pt=Mt&&pt+Math.abs(Mt.end-Mt.start)+C*_t>y,Ut=yt&&yt.start>gt+_t/2&&!V.test(dt[0].segments[0].
fragments[0].text);!Pt||Ut||pt-g<it*_t||V.test(Mt.text)?O.add(ft):$.test(Mt.text)&&_++}const D=h.length-O.size;return D>=f*h.length&&_>=K*D?O:void 0}function b(h){
const f=h.at(-2),c=h.at(-1);if(!(!f||c.lines.length<Y||f.lines.length>=c.lines.length||!d(c,f.lines[0]))){h.splice(-2,1);for(const g of f.lines)c.add(g)}}function d(h,f){
const c=h.lines.at(-1);if(c.frame!==f.frame)return!1;const g=Math.max(c.size,f.size),y=f.baseline-c.baseline;return y<W*g||y>R*g||g>I*Math.min(c.size,f.size)?!1:
f.start<h.end&&f.end>h.start}}),11474:((At,ht,L)=>{L.d(ht,{Jm:()=>V,KT:()=>v,UM:()=>C,X6:()=>$,dJ:()=>ut});var Q=L(62897),M=L(27077),U=L(93604),z=L(98095);const W=.65,
k=.3,R=.12,I=.03,w=.12,Y=6,P=3,F=2,B=50,it=20,C=/^[$\u20ac\u00a3\u00a5]$/u;function*v(G){const j=[];for(const{cells:p,size:T}of G)for(const[b,d]of p.entries()){
for(const{start:h,end:f,isLabel:c}of q(d,T))j.push({start:h,end:f,kind:c?"label":"words"});j.push({start:p[b-1]?.end??-1/0,end:d.start,kind:b>0?"cells":"first"}),
yield d.fragments.length*M.Yz/M.y}if(j.length<P)return G;const lt=(0,Q.Y)(G.map(p=>p.size)),ot=p=>G[0].cells.some(({start:T,end:b})=>T<p&&b>p),S=[];for(const p of[
"start","end"]){const T=yield*(0,U.p9)(j,(b,d)=>b[p]-d[p]);for(let b=0,d;b<T.length;b=d){for(d=b+1;d<T.length&&T[d][p]-T[d-1][p]<w*lt;)d++;const h=T.slice(b,d),
[f,c]=[(0,Q.K)(h.map(D=>D.start)),(0,Q.Y)(h.map(D=>D.end))];if(h.length<P||f>=c||S.length===B)continue;const g=(f+c)/2,y={at:g,edge:p,near:p==="start"?f:c},O=h.
filter(({kind:D})=>D==="words"||D==="label");O.length>=P||O.some(({kind:D})=>D==="label")||O.length>0&&h.length-O.length>=F&&h.length>P?S.push({...y,isInFirst:!1}):
ot(g)&&h.filter(({kind:D})=>D!=="first").length>=P&&S.push({...y,isInFirst:!0})}}let E=G;for(const p of S)E=(yield*K(E,p))??E;return H(E,S)}function H([G,...j],lt){
const ot=j.reduce((E,{cells:p})=>Math.max(E,p.length),0);let S=G;for(const{edge:E,near:p,isInFirst:T}of lt){if(S.cells.length>=ot)break;if(!T)continue;const d=S.
cells.flatMap(h=>q(h,S.size,R).slice(0,it)).find(h=>Math.abs(h[E]-p)<I*S.size);S=(d&&Z(S,(d.start+d.end)/2))??S}return S.cells.length===ot?[S,...j]:[G,...j]}function*K(G,{
at:j,isInFirst:lt}){const ot=[];for(const[S,E]of G.entries()){const p=E.cells.find(({start:b,end:d})=>b<j&&d>j);if(yield(E.cells.length+(p?.fragments.length??0))*
M.Yz/M.y,p&&lt&&S>0)return;const T=p?q(p,E.size,S===0?k:W):[];if(p&&!T.some(({start:b,end:d})=>b<j&&d>j))return;ot.push((p&&Z(E,j))??E)}return ot}function $(G,j){
if(G.cells.length!==1)return;const[lt]=G.cells,ot=w*Math.min(G.size,j.size),S=q(lt,G.size).slice(0,it);if(S.length===0||st(lt,S[0])>Y)return;const E=({end:d})=>j.
cells.some((h,f)=>f>0&&Math.abs(h.start-d)<ot),p=S.reduce((d,h)=>d&&d.end-d.start>=h.end-h.start?d:h,void 0),T=j.cells.at(-1),b=S.find(E)??(p&&Math.abs(G.end-T.
end)<ot&&p.start<T.start?p:void 0);return b&&Z(G,(b.start+b.end)/2)}function V(G,j){if(G.cells.length>=j.cells.length)return;const lt=w*Math.min(G.size,j.size),
ot=G.cells.flatMap(p=>q(p,G.size).slice(0,it));let S=G;for(const{start:p,end:T}of ot)j.cells.some(b=>Math.abs(b.start-T)<lt)&&(S=Z(S,(p+T)/2)??S);const E=({start:p,
end:T},b)=>Math.abs(p-j.cells[b].start)<lt||Math.abs(T-j.cells[b].end)<lt;return S.cells.length===j.cells.length&&S.cells.every(E)?S:void 0}const st=({fragments:G},j)=>G.
filter(({start:lt})=>lt<j.start).length;function q({fragments:G},j,lt=W){const ot=[];let S=-1/0,E="";for(const{start:p,end:T,text:b}of G)E!==""&&Math.min(p,T)-S>=
lt*j&&!C.test(E)&&ot.push({start:S,end:Math.min(p,T),isLabel:E.endsWith(":")}),S=Math.max(S,p,T),E=b;return ot}function Z(G,j){const lt=G.cells.findIndex(({start:E,
end:p})=>E<j&&p>j);if(lt<0)return;const ot=[],S=[];for(const E of G.cells[lt].fragments)(E.start<j?ot:S).push(E);if(!(ot.length===0||S.length===0))return{...G,cells:[
...G.cells.slice(0,lt),ut(ot),ut(S),...G.cells.slice(lt+1)],isTabular:!0}}function ut([G,...j]){const lt=new z.Y4(G);for(const ot of j)lt.add(ot);return lt}}),93463:((At,ht,L)=>{
L.d(ht,{$:()=>S,f:()=>v});var Q=L(27077);const M=2.2,U=3.2,z=1.25,W=1.08,k=1.02,R=.3,I=3,w=2,Y=1,P=100,F=200,B=new RegExp("\\p{L}","u"),it=/\d/,C=/\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;
function*v(E){const p={pairs:[],lacking:[]};let T=-1,b=0;for(let d=0;d+1<E.length;d++){(b+=E[d].cells.length)>=Q.y&&(b=0,yield Q.Yz);const[h,f]=[E[d],E[d+1]],c=K(
h,f)?$(f,h):void 0;if(!c||!q(h,f)||lt(E,d)||ot(E,d+1)||T!==d-1&&H(h,E[d-1],f))continue;T=d+1;for(const[y,O]of c.entries())p.pairs.push([h.cells[O],f.cells[y]]);
if(c.length===h.cells.length)continue;const g=new Set(h.cells);for(const y of c)g.delete(h.cells[y]);p.lacking.push({labels:h.cells,without:g})}return p}function H(E,p,T){
return!p||p.cells.length>P||p.size<W*E.size||E.baseline-p.baseline>=T.baseline-E.baseline?!1:E.cells.every(b=>p.cells.some(d=>st(b,d)))}function K(E,p){if(E.cells.
length<2||E.cells.length>P||p.cells.length>E.cells.length)return!1;const T=(p.baseline-E.baseline)/Math.max(E.size,p.size);if(T<=M||T>U)return T<=M;const b=R*E.
size;return p.cells.every(({start:d,size:h})=>h>z*E.size&&E.cells.some(f=>Math.abs(f.start-d)<b))}function $(E,p){const T=[],b=new Set;for(const d of E.cells){const h=p.
cells.findIndex(g=>st(g,d));h>=0&&b.add(h);const f=R*p.size,c=h>=0?h:p.cells.findLastIndex(({start:g})=>g<=d.start+f);if(c<=(T.at(-1)??-1)||d.end>(p.cells[c+1]?.
start??1/0))return;T.push(c)}return 2*b.size>=E.cells.length||V(E,p,T,b)?T:void 0}function V({cells:E},{cells:p,size:T},b,d){let[h,f,c]=[0,1/0,-1/0];for(const[g,
y]of b.entries()){const O=p[y+1];if(!O||d.has(y))continue;const _=O.start-E[g].end;h++,f=Math.min(f,_),c=Math.max(c,_)}return h>=w&&c-f<R*T}function st(E,p){const T=R*
Math.max(E.size,p.size);return Math.abs(E.start-p.start)<T||Math.abs(E.end-p.end)<T||Math.abs(E.start+E.end-p.start-p.end)<2*T}function q({cells:E},{cells:p}){const T=E.
map(S),b=p.map(S);if(!Z(E)||!T.every(f=>B.test(f))||b.some(f=>f.endsWith(":")))return!1;const d=T.filter(f=>f.endsWith(":")).length;return d>0?d===T.length:p.every(
({size:f})=>f>W*E[0].size)?!T.some(f=>C.test(f)):T.some(f=>it.test(f))?!1:p.every(f=>G(f,!ut(E[0])))?!0:T.length>=I&&b.length===T.length&&b.every(f=>it.test(f))}
function Z(E){const[p]=E,T=ut(p);return E.every(b=>Math.abs(b.size-p.size)<(k-1)*p.size&&G(b,T))}const ut=({fragments:E})=>E[0].style.font.bold,G=({fragments:E},p)=>E.
every(({style:T})=>T.font.bold===p);function j(E,p){return E.cells.length===p.cells.length&&p.baseline-E.baseline<=M*Math.max(E.size,p.size)&&Z([E.cells[0],p.cells[0]])&&
p.cells.every((T,b)=>st(E.cells[b],T))}function lt(E,p){let T=p;for(;T>0&&p-T<=Y&&j(E[T-1],E[T]);)T--;return p-T>Y}function ot(E,p){const T=E[p+1];return T!==void 0&&
j(E[p],T)&&E[p].cells.some(b=>!B.test(S(b)))}function S({fragments:E}){let p="";for(const T of E){if(p.length>F)break;p+=` ${T.text}`}return p.trim()}}),77211:((At,ht,L)=>{
L.d(ht,{Z:()=>Y,x:()=>F});var Q=L(62897),M=L(27077),U=L(93604),z=L(52332),W=L(73356);const k=20,R=1e3,I=2,w=/\u00ad$/;function*Y(C,v){const H=[];for(const $ of yield*(0,z.
SE)(C))yield M.Kl,H.push({lines:$,characters:P($)});const K=[];for(const{lines:$}of yield*(0,U.p9)(H,(V,st)=>st.characters-V.characters))yield M.Kl,K.push(`${(yield*F(
$,v)).join(`
`)}
`);return K.join(`
`)}const P=C=>C.reduce((v,{cells:H})=>v+H.reduce((K,{characters:$})=>K+$,0),0);function*F(C,v){const H=C.flatMap(Z=>Z.cells),K=yield*B(H),$=(0,Q.Y)(H.map(({start:Z})=>Z)),
V=(yield*it(C.slice(1).map((Z,ut)=>Z.baseline-C[ut].baseline)))||1,st=[];let q=0;for(const[Z,ut]of C.entries()){const G=Z===0?1:Math.round((ut.baseline-C[Z-1].baseline)/
V);for(let lt=1;lt<Math.min(G,k);lt++)st.push("");let j="";for(const lt of ut.cells){const ot=Math.min(Math.round((lt.start-$)/K),R),S=(0,W.x)(lt,v).replace(w,"");
j=j.padEnd(Math.max(ot,j===""?0:j.length+I))+S,q+=lt.fragments.length,!(q<M.y)&&(q=0,yield M.Yz)}st.push(j)}return st}function*B(C){const v=C.map(H=>(H.end-H.start)/
Math.max(H.characters,1)).filter(H=>H>0);return(yield*it(v))||1}function*it(C){const v=yield*(0,U.p9)(C,(H,K)=>H-K);return v[v.length>>1]??0}}),63209:((At,ht,L)=>{
L.d(ht,{gB:()=>Zr,NQ:()=>Fr,td:()=>Xr,dV:()=>kr});var Q=L(61520),M=L(27077),U=L(45657),z=L(93604),W=L(98095);const k=100,R=.5,I=.35,w=.03,Y=1;function*P(t){const e=t.
reduce((m,{cells:A})=>Math.max(m,A.length),0),s=t[0].cells.length===e&&t[0].cells.every(it),n=yield*C(t.filter(({cells:m})=>m.length===e),s),i=yield*(0,z.p9)([...t.
keys()],(m,A)=>t[A].cells.length-t[m].cells.length);let o=0;for(const m of i)for(const A of t[m].cells){if(n.length>k)return;$(n,A),!((o+=n.length)<M.y)&&(o=0,yield M.
Yz)}const r=new Set;let a=0;const l=t.map(m=>V(m,n)),u=l.map(({cells:m},A)=>{let x=-1;return m.map((nt,at)=>{const[mt,zt]=H(n,nt);zt>mt&&K(n,nt,mt,zt)===void 0&&
r.add(A);let St=K(n,nt,mt,zt)??mt;return St<=x&&at>0&&(St=x,a++),x=St})});return{count:n.length,rows:l,places:u,spanning:r,conflicts:a}}const F=new RegExp("\\p{L\
}","u"),B=/\d/,it=({fragments:t})=>t.some(({text:e})=>F.test(e))&&!t.some(({text:e})=>B.test(e));function*C(t,e){const s=t[0].cells.map(({start:i,end:o})=>({start:i,
end:o}));for(let i=1;i<s.length&&!e;i++)if(yield*v(t,i))return s;const n=s.map(({start:i,end:o})=>({start:i,end:o}));for(const{cells:i}of t)for(const[o,{start:r,
end:a}]of i.entries())n[o].start=Math.min(n[o].start,r),n[o].end=Math.max(n[o].end,a);return n.every(({start:i},o)=>o===0||i>=n[o-1].end)?n:s}function*v(t,e){const s=yield*(0,z.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>Y*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function H(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function K(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<R*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function $(t,e){const[
s,n]=H(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:K(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function V(t,e){const s=t.cells.flatMap(n=>{const[i,o]=H(e,n);return o>i&&K(
e,n,i,o)===void 0?st(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function st(t,e,s){const n=[new W.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=I*t.size,l=e[i+1],u=l!==void 0&&Math.abs(o.start-l.start)<w*t.size;(a||u)&&l&&r.end<=l.start&&o.start>=e[i].
end?(n.push(new W.Y4(o)),i++):r.add(o)}return n}function*q({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[i,{cells:o}]of t.
entries()){for(const[r,{start:a,end:l}]of o.entries()){const u=n[e[i][r]];u.start=Math.min(u.start,a),u.end=Math.max(u.end,l)}yield o.length*M.Yz/M.y}return n}var Z=L(
93463);const ut=3,G=2,j=new RegExp("\\p{L}","u");function*lt(t){const e=yield*P(t),[s,...n]=t,i=s.cells.length;if(!e||i<ut||n.length<G||e.conflicts===0&&e.count===
i||!s.cells.every(m=>j.test((0,Z.$)(m))))return e;const o=yield*P(n);if(!o||o.conflicts>0||o.spanning.size>0)return e;const r=yield*q(o),a=s.cells[0].start>r[0].
end?1:0;if(o.count!==i+a)return e;const l=({start:m,end:A},x)=>m>(r[a+x-1]?.start??-1/0)&&A<(r[a+x+1]?.end??1/0);if(!s.cells.every(l))return e;const u=[s.cells.
map((m,A)=>a+A),...o.places];return{...o,rows:[s,...o.rows],places:u}}var ot=L(11474),S=L(34659),E=L(52332);const p=3.5,T=.3,b=1.25,d=1.1,h=1.15,f=3,c=1.6,g=.8,
y=.87,O=2,_=2,D=8,ft=.6,dt=8,gt=1.5,pt=3,_t=1.1,yt=.05,Mt=10,Pt=20,Ut=100,X=2,rt=2,tt=2,J=new RegExp(`^(?:[${S.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),
et=new RegExp(`^${S.v}`,"u"),N=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*ct(t){const e=[];let s=[],n=0,i=[];const o=r=>{r.tabular<(r.isWide?f:rt)||
(r.takeRest(),e.push(r))};for(const r of t)for(const a of(0,E.l$)(r).flatMap(Ot)){(n+=a.length*(1+s.length)+a[0].fragments.length)>=M.y&&(n=0,yield M.Yz);const l=Et(
a,r);for(const m of s)m.isNear(l)||o(m);s=s.filter(m=>m.isNear(l));const u=s.find(m=>m.start<l.end&&m.end>l.start);if(!(u?.takes(l)||!u&&s.some(m=>m.takesGroup(
l)))){if(u&&o(u),s=s.filter(m=>m!==u),!l.isTabular)i=[l,...i.slice(0,X)];else if(l.cells.length<=Ut&&s.length<Pt){const m=i.find(({start:nt,end:at})=>nt<l.end&&
at>l.start),A=m&&jt(m,l)?(0,ot.X6)(m,l):void 0,x=new Ae(A??l);!A||x.takes(l)?s.push(x):s.push(new Ae(l)),i=[]}}}return s.forEach(o),e}function Et(t,{baseline:e,
size:s}){const n=Ws(t.length>1?Bs(t):t),i=n.length===2&&Rt(n[0],n[1])||Bt(n),[o,r]=[n[0].start,n.reduce((a,l)=>Math.max(a,l.end),-1/0)];return{cells:n,baseline:e,
size:s,start:o,end:r,isTabular:n.length>1&&!i&&!wt(n)}}const bt=new RegExp("\\p{L}{2}","u"),Ot=t=>t.length>2&&wt(t)&&bt.test(N(t[1]))?[t.slice(0,1),t.slice(1)]:
[t];function wt([t,...e]){return e.every(({size:s})=>t.size>b*s)&&!/\d/.test(N(t))}const Rt=(t,e)=>J.test(N(t))||xt.test(N(t))&&e.fragments.length>=Ct&&Tt.test(
e.fragments[0].text)||t.characters===1&&et.test(`${N(t)} ${N(e)}`),xt=/^\d{1,3}(?:\.\d{1,3}){1,4}\.?$/,Ct=4,Tt=new RegExp('^["\\u201c\\u201e\\u00ab(]?\\p{L}',"u");
function Bt(t){const[e,s]=t.slice(-2);return!s||t.length>Yt||!Ps.test(N(s))||e.fragments.length<Se?!1:(t.length===Yt?e.fragments:e.fragments.slice(-Se)).every(({
text:i})=>Cs.test(i))}const Yt=3,Se=5,Cs=/^\.+$/,Ps=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function Bs(t){return t.some(({fragments:e},s)=>s<t.length-1&&Te.test(e.at(-1).
text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&Te.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.test(N(t[s+1]))?[e]:[(0,ot.
dJ)(e.fragments.slice(0,-1)),(0,ot.dJ)([i])]}):t}const Te=/^[$\u00a3\u00a5]$/u;function Ws(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];
for(const s of t){const n=e.at(-1);n?.characters===1&&ot.UM.test(N(n))&&/^[\d(.,-]/.test(N(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class Ae{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;before=NaN;pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return jt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>dt*e.size)return!1;const n=this.rows.at(-2);return(!n||s<gt*(this.last.baseline-n.baseline))&&Ys(this.
last,e)}takes(e){const s=this.divided(e);if(!s.isTabular){const i=(s.start<this.start+s.size||this.isCentred(s))&&Oe(s,this.last);this.areDetails=(this.single.length===
0||this.areDetails)&&this.isDetail(s);const o=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=_&&!(this.single.length<Mt&&
o)||i||this.isProse(s)&&!this.isInCell(s)?!1:(this.single.push(s),!0)}if(this.single.length>_&&!this.areDetails||!Gs(this.last,s))return!1;jt(this.single.at(-1)??
this.last,s)||(this.isWide||=s.cells.length<pt||s.cells.length!==this.last.cells.length);const n=s.baseline-(this.single.at(-1)??this.last).baseline;s.start<this.
start+s.size&&n>=g*s.size&&(this.pitch=Math.min(this.pitch,n));for(const i of this.single)this.rows.push(i);return this.rows.push(s),this.single=[],this.last=s,
this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.end),!0}divided(e){return(0,ot.Jm)(e,this.last)??(e.isTabular||this.isProse(
e)?e:(0,ot.X6)(e,this.last)??e)}takesGroup(e){return e.isTabular||this.single.length>=_||e.end>this.start||this.tabular>O&&!(Math.abs(e.start-this.before)<yt*e.
size)||!jt(this.single.at(-1)??this.last,e)||Oe(e,this.last)?!1:(this.single.push(e),this.before=e.start,!0)}takeRest(){const[e]=this.single;if(e&&this.isRepeated(
e)){for(const a of this.single){if(!this.isRepeated(a))return;this.rows.push(a)}return}if(e&&this.isRest(e,this.last)){let a=this.last;for(const l of this.single){
if(!this.isRest(l,a))return;this.rows.push(a=l)}return}const s=this.rows.at(-2),n=Math.max(this.pitch,s?this.last.baseline-s.baseline:0);if(!e||e.baseline-this.
last.baseline>y*n||this.tabular<f||e.baseline-this.last.baseline>c*e.size)return;const i=T*e.size,o=({start:a,end:l})=>Math.abs(e.start-a)<i||Math.abs(e.end-l)<
i,r=s&&e.baseline-this.last.baseline<g*e.size&&this.last.baseline-s.baseline<g*e.size;(this.last.cells.slice(1).some(o)||r&&s.cells.some(o))&&this.rows.push(e)}isRepeated(e){
const s=this.rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>c*e.size)return!1;const i=yt*e.size;let[o,r]=[0,!1];for(let a=1;a<this.rows.length;a++){const[
l,u]=[this.rows[a-1],this.rows[a]],m=u.baseline-l.baseline;r||=y*m>n,!u.isTabular&&l.isTabular===s.isTabular&&Math.abs(u.start-e.start)<i&&Math.abs(m-n)<i&&o++}
return r&&o>=tt}isRest(e,s){return this.tabular<f||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>_t*this.pitch?!1:this.last.cells.some(({start:n},i)=>i>
0&&Math.abs(n-e.start)<yt*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;const i=yt*e.size;
if(e.baseline-n.baseline>c*e.size&&(s?this.isBelowSpace():!this.isInCell(e)))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.rows.at(-2);return o&&
!o.isTabular&&o.start>this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<i)}isInCell({start:e,end:s,size:n}){
const{cells:i}=this.last,o=yt*n,r=this.rows.at(-2),a=r&&!r.isTabular&&Math.abs(r.start-e)<o,l=i.findIndex(m=>m.start>e+o);if(l<1||s>=i[l].start)return!1;const u=i[l-
1];return l>1&&Math.abs(u.start-e)<o||a===!0&&u.end<e}isCentred({start:e,end:s,size:n}){return Math.abs(e+s-this.start-this.end)<n}isBelowSpace(){const{single:e,
last:s}=this;return e.some((n,i)=>n.baseline-(e[i-1]??s).baseline>c*n.size)}isProse({cells:e,start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=D&&
n-s>ft*(this.end-this.start)}}function Oe(t,e){const s=({cells:n})=>n.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>b*e.size||t.size>(s(
e)?h:d)*e.size&&s(t)}function Ys(t,e){const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=T*e.size;let o=0;for(const{start:u,end:m}of s.cells){for(;o<n.cells.
length&&n.cells[o].end<u;)o++;const A=n.cells[o];if(!A||!(Math.abs(A.start-u)<i||Math.abs(A.end-m)<i))return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],l=Math.
abs(r.end-a.end)<i&&/\d$/.test(N(a));return s.cells.length>=pt||l}const jt=(t,e)=>e.baseline-t.baseline<=p*Math.max(e.size,t.size);function Gs(t,e){const s=T*Math.
min(t.size,e.size);for(let n=0,i=0;n<=t.cells.length&&i<=e.cells.length;){const[o,r]=_e(t,n),[a,l]=_e(e,i);if((Le(t,n)||Le(e,i))&&Math.min(r,l)-Math.max(o,a)>=s)
return!0;r<l?n++:i++}return!1}const _e=({cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],Le=({cells:t},e)=>e>0&&e<t.length,Us=1,Hs=2,ve=3,Ks=2,$s=.12,Fs=.5,js=.1,
Vs=20,ie=new RegExp("\\p{L}","u");function*ks(t){const e=t.reduce((s,n)=>s+n.cells.length,0);for(const{place:s,width:n}of yield*Xs(t)){const[i,o]=[we(t,({end:r})=>r<=
s),we(t,({start:r})=>r>=s)];if(yield e*M.Yz/M.y,Zs(i,o)||(yield*Qs(i,o,n)))return[i,o];if(Js(i,o))return[i,o]}}function*Xs(t){const e=yield*(0,z.p9)(t.flatMap(i=>i.
cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[i,{start:o,end:r,size:a}]of e.entries()){i%M.y===M.y-1&&(yield M.Yz);const l=(o-n)/a;l>=Us&&s.push({place:(o+
n)/2,width:l}),n=n===1/0?r:Math.max(n,r)}return s.sort((i,o)=>o.width-i.width).slice(0,Vs)}function we(t,e){const s=[];for(const n of t){const i=n.cells.filter(
e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(-1).end];s.push(i.length===n.cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.length>1})}return s}
function Zs([t],[e]){return!t||!e||t.baseline!==e.baseline||t.cells.length<Ks||t.cells.length!==e.cells.length||!ie.test(N(t.cells[0]))?!1:t.cells.every((s,n)=>N(
s)===N(e.cells[n]))}function*Qs(t,e,s){const[n,i]=[Re(t),Re(e)],[o,r]=[Vt(n),Vt(i)];if(yield(t.length+e.length)*M.Yz/M.y,!(o.last<r.first||r.last<o.first)||!qs(
n,i))return!1;const a=e.flatMap(({cells:l})=>l.length>1?[l.slice(0,2)]:[]);return!Ie(a)||!tn(a.map(([l])=>l))?!1:t.some(({cells:l})=>l.length>1)?Ie(t.flatMap(({
cells:l})=>l.length>1?[l.slice(-2)]:[])):s>=Hs&&a.every(([l])=>ie.test(N(l)))}function Js(t,e){if(Math.min(t.length,e.length)<ve||![t,e].some(a=>a.every(({isTabular:l})=>!l)))
return!1;const[s,n]=[Vt(t),Vt(e)];if(!(s.last<n.first||n.last<s.first))return!1;const i=new Map(e.map(({baseline:a,cells:l})=>[a,l[0]]));let[o,r]=[1/0,-1/0];for(const{
baseline:a,cells:l}of t){const u=i.get(a);if(!u)continue;const m=(u.baseline-l[0].baseline)/Math.min(u.size,l[0].size);[o,r]=[Math.min(o,m),Math.max(r,m)]}return r-
o>=js}const qs=(t,e)=>t[0].baseline<=e.at(-1).baseline&&e[0].baseline<=t.at(-1).baseline;function Re(t){const e=t.findIndex(({cells:s})=>s.length>1);return e<0?
t:t.slice(e)}function Vt(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.min(e,i[0].order),s=Math.max(s,i[0].order);return{first:e,
last:s}}function Ie(t){if(t.length<ve)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<e)return!1;e=Math.max(s.order,n.order)}return!0}function tn(t){
return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<$s*n)||t.filter(s=>ie.test(N(s))).length>Fs*t.length}var Lt=L(20779);const en=1.08,oe=1.02,sn=.72,nn=.3,
xe=2,on=new RegExp("\\p{L}","u");function*rn(t){const{rows:e}=t,s=[];let n=0;for(let i=0;i+2*xe<=e.length;i++){if(yield e[i].cells.length*M.Yz/M.y,!Ne(e,i))continue;
let o=i+2;for(;o+1<e.length&&Ne(e,o)&&ln(e,i,o);)o+=2;if(!(o-i<2*xe||!an(e.slice(i,o)))){i>n&&s.push(ze(e.slice(n,i)));for(let r=i;r<o;r+=2)s.push(cn(e[r],e[r+1]));
n=o,i=o-1}}return n===0?[t]:n===e.length?s:[...s,ze(e.slice(n))]}function an(t){const e=t.filter((s,n)=>n%2===0).flatMap(({cells:s})=>s.map(N));return new Set(e).
size===e.length}const ze=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});function Ne(t,e){const[s,n]=[t[e],t[e+1]];if(!s.isTabular||n.cells.length>s.cells.
length||!s.cells.every(r=>on.test(N(r)))||!(kt(n)>en*kt(s))&&!(Xt(n)&&!Xt(s)&&kt(n)>kt(s)/oe))return!1;const o=De(s,n);return o.every((r,a)=>r>=0&&(a===0||r>o[a-
1]))}function ln(t,e,s){const n=(o,r)=>Math.abs(o.size-r.size)<(oe-1)*o.size&&Xt(o)===Xt(r),i=o=>t[o].baseline-t[o].size*sn-t[o-1].baseline;return n(t[e],t[s])&&
n(t[e+1],t[s+1])&&i(s+1)<=i(s)*oe}const De=({cells:t,size:e},s)=>s.cells.map(n=>{const i=nn*e,o=({start:r,end:a})=>Math.abs(r-n.start)<i||Math.abs(a-n.end)<i||Math.
abs(r+a-n.start-n.end)<i;return t.findIndex(o)}),kt=({cells:t})=>t.reduce((e,{size:s})=>Math.min(e,s),1/0),Xt=({cells:t})=>t.every(({fragments:e})=>e.every(({style:s})=>s.
font.bold));function cn(t,e){const s=De(t,e),n=t.cells.map((i,o)=>e.cells.filter((r,a)=>s[a]===o).map(r=>(0,Lt.cA)([r])));return new Lt.QH([t.cells.map(i=>[(0,Lt.
cA)([i])]),n])}var It=L(62897);const fn=1.2,hn=1.6,un=3,dn=2,gn=.5,mn=40,pn=3;function*yn(t,e){const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);
for(const i of yield*Mn(n,(0,It.Y)(s.map(({size:o})=>o)))){const o=yield*En({...t,isNumber:e},n,i);if(o)return o}}function*En(t,e,s){const{rows:n,places:i,isNumber:o}=t,
r=[];let[a,l]=[0,0];for(let m=0,A;m<n.length;m=A){for(A=m+1;A<n.length&&e[A-1]<=s;)A++;if(A-m>mn)return;yield(A-m)*M.Yz/M.y;const x=Array.from({length:A-m},(nt,at)=>m+
at);if(x.length>1&&!bn(x,t)&&!Sn(x,t)){if(m>0||x.some(nt=>n[nt].cells.some(o)))return;for(const nt of x)r.push([nt]);continue}x.length>1&&a++,x.slice(1).some(nt=>Zt(
i[nt]))&&!Zt(i[m])&&l++,r.push(x)}return(l===0||a>=gn*r.length)&&a>=dn&&r.length>=un?r:void 0}function*Mn(t,e){const s=yield*(0,z.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<
s.length&&n.length<pn;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=hn*e&&o>=fn*r&&n.push(r)}return n}function bn(t,{rows:e,places:s,spanning:n,isNumber:i}){const o=(0,It.
K)(t.map(u=>e[u].cells.length)),r=t.filter(u=>e[u].cells.length===o),a=u=>e[u].cells.length===1||!e[u].cells.some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.
every(u=>u===r[0]||a(u)))return!1;const l=t.filter(u=>u<r[0]&&Zt(s[u])).length;return l===0||l===t.filter(u=>u>r[0]&&Zt(s[u])).length}function Sn(t,{rows:e,places:s,
spanning:n,isNumber:i}){return t.some(r=>n.has(r))||t.filter(r=>e[r].cells.some(i)).length>1?!1:t.slice(1).every(r=>{const[a,l]=[e[r-1],e[r]];return l.baseline-
a.baseline<g*Math.min(l.size,a.size)&&s[r].every(m=>!s[r-1].includes(m))})}const Zt=t=>t.length===1&&t[0]===0,Tn=1.6,re=.95,An=.1,On=1.2,_n=.4,Wt=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Ln=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),vn=/^\d{1,3}\.?$/,ae=new RegExp("^\\p{Ll}","u"),wn=/\w@\w|^\w{2,5}:\/\/|^www\./,Rn=/^[\p{Lu}\p{N}]/u,
Gt=2,In=2;function*Ce(t){const{rows:e}=t,s=yield*yn(t,r=>Wt.test(N(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>Yn(r)||Pn(r,t.places[a])),o=xn(t,i);for(const r of e.
keys()){const a=r<i;r>0&&(a?Bn(t,r)&&!Gn(t,r,i):Be(t,r,i)||zn(t,r,o)||Nn(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function xn(t,e){const{rows:s,places:n}=t;
let i=1/0;for(let o=1;o<s.length;o++)s[o].cells.length>1&&n[o][0]===0&&!Be(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function zn({rows:t,places:e,
count:s},n,i){const[o,r]=[t[n-1],t[n]];return i===1/0||r.baseline-o.baseline>y*i||e[n][0]===0||!Qt(o,r)||Cn(o,r)?!1:e[n].every((a,l)=>{const u=o.cells[e[n-1].indexOf(
a)];return u!==void 0&&(s>Gt||!(Pe(u)&&Pe(r.cells[l])))})}function Nn({rows:t,places:e},s,n){const[i,o,r]=[t[s-1],t[s],t[s+1]],a=o.baseline-i.baseline;return o.
cells.length>1||e[s][0]!==0||i.cells.length===1||e[s-1][0]!==0||n===1/0||a>y*n||!Qt(i,o)||o.size>i.size||r&&r.baseline-o.baseline<On*a?!1:Math.abs(i.start-o.start)<
An*o.size&&Dn(i.cells[0],o.cells[0])}const Dn=(t,e)=>!e.fragments.some(({style:s})=>s.font.bold)||t.fragments.every(({style:s})=>s.font.bold),Cn=(t,e)=>[t,e].every(
({cells:s})=>s.length>1&&Wt.test(N(s.at(-1))))&&new RegExp("\\p{L}","u").test(N(e.cells.at(-2))),Pe=({fragments:t})=>t.length>1&&Wt.test(t.at(-1).text);function Pn({
cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>Wt.test(N(i))||Ln.test(N(i)));return n.length>0&&2*n.length>=s.length}const Qt=(t,e)=>e.baseline-t.baseline<=
Tn*Math.max(e.size,t.size),Bn=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Qt(t[n-1],t[n])&&!(s===Gt&&t[n-1].cells.length===Gt&&t[n].cells.length===
Gt)&&!Wn({rows:t,count:s},n);function Wn({rows:t,count:e},s){const[n,i,o]=[t[s-1],t[s],t[s+1]];return n.cells.length!==e||i.cells.length!==e||i.baseline-n.baseline<
re*(o.baseline-i.baseline)?!1:[n,i].some(({cells:r})=>r.slice(1).some(a=>Wt.test(N(a))))}const Yn=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.
endsWith(":"));function Gn({rows:t,places:e,count:s},n,i){const{cells:o}=t[n],r=o.length===Gt&&s>Gt&&vn.test(N(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;
const a=t[i+1];if(!a||t[n-1].cells.length===1||ae.test(N(t[n].cells[0])))return!1;const l=t[n].baseline-t[n-1].baseline;return l>re*(t[i].baseline-t[n].baseline)&&
l>re*(a.baseline-t[i].baseline)}const le=({fragments:t})=>t.find(({text:e})=>/\S/.test(e))?.text??"";function Be({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];
if(s===n||!Qt(i,o))return!1;const r=A=>ae.test(le(A))&&!wn.test(le(A)),a=A=>Rn.test(le(A));if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;
const u=({cells:A})=>A.every(x=>!Wt.test(N(x))),m=e[s].every(A=>e[s-1].includes(A));return u(o)&&m?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&ae.test(
N(o.cells[0]))}function*Un(t){if(!t.some((a,l)=>l>0&&a.length>1&&a.every(Hn)))return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===
1)return[t];const s=t.flatMap((a,l)=>a.flatMap(u=>u.segments.map(m=>({segment:m,column:l,line:u.baseline})))),n=yield*(0,z.p9)(s,(a,l)=>a.line-l.line||a.column-
l.column),i=[],o=[];for(let a=0,l;a<n.length;a=l){const{line:u,segment:m}=n[a];for(l=a+1;l<n.length&&n[l].line-u<_n*m.size;)l++;const A=n.slice(a,l).sort((nt,at)=>nt.
column-at.column);o.push(A.map(({column:nt})=>nt));const x=A.map(nt=>nt.segment);i.push({cells:x,baseline:u,size:m.size,start:x[0].start,end:x.at(-1).end,isTabular:A.
length>1}),i.length%M.y===0&&(yield M.Yz)}const r={count:t.length,rows:i,places:o,spanning:new Set};return(yield*Ce(r)).map(a=>We(r,a))}const Hn=({segments:t})=>t.
length===1&&(t[0].characters<=In||Wt.test(N(t[0])));function We({count:t,rows:e,places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;
for(const[a,l]of e[o].cells.entries()){const u=s[o][a],m=r.get(u);m?m.push(l):r.set(u,[l])}for(const[a,l]of r)i[a].push((0,Lt.cA)(l))}return i}const Kn=/^[-\u2010-\u2013\u2212+(]$/u,
$n=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,Fn=/^[-\u2010-\u2013\u2212(]$/u,jn=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Vn=/\d[)%]?$/,kn=.6;function*Xn(t){const e=[];
for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],o]))),yield i.length*M.Yz/M.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.
length*M.Yz/M.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=Zn(e,n);i!==void 0&&s.set(n,i)}return s.size===0||t.conflicts>0?t:Ye(t,s)}function Zn(t,e){const s=t.
filter(m=>m.has(e)),n=s.map(m=>m.get(e)),i=n.map(N);if(i.length===0)return;const o=s.every(m=>Vn.test(ce(m,e-1))),r=s.every(m=>jn.test(ce(m,e+1))),a=m=>i.every(
A=>Fn.test(A))&&!t.some(A=>!A.has(e)&&/\d/.test(ce(A,m))),l=(m,A)=>(A.start-m.end)/m.size;return o&&i.every(m=>$n.test(m))&&!a(e-1)&&(s.every((A,x)=>l(A.get(e-1),
n[x])<kn)||s.every(A=>!A.has(e+1)))?e-1:!r||!i.every(m=>Kn.test(m))||a(e+1)?void 0:s.every((m,A)=>{const[x,nt]=[m.get(e-1),m.get(e+1)];return!x||!/\d/.test(N(x))||
l(n[A],nt)<l(x,n[A])})?e+1:void 0}const ce=(t,e)=>{const s=t.get(e);return s?N(s):""};function Ye(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(
r)?-1:n++);for(const[r,a]of e)s[r]=s[a];const i=[],o=t.rows.map((r,a)=>{const l=[],u=[];for(const[m,A]of r.cells.entries()){const x=s[t.places[a][m]];u.at(-1)===
x?l.push(l.pop().joined(A)):(l.push(A),u.push(x))}return i.push(u),l.length===r.cells.length?r:{...r,cells:l,isTabular:l.length>1}});return{...t,count:n,rows:o,
places:i}}const Qn=3,Jn=3,qn=/\d/,ti=new RegExp("\\p{L}","u"),ei=/^(?:19|20)\d\d$/;function*Ge(t){if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.
rows.entries())e.push(new Map(r.map((a,l)=>[t.places[o][l],a]))),yield r.length*M.Yz/M.y;const s=ii(e),n=Array.from({length:t.count},()=>[]);for(const[o,r]of e.
entries())for(const a of r.keys())n[a].push(o);const i=oi(e,s,n);for(let o=0;o<t.count;o++){yield e.length*M.Yz/M.y;const r=n[o];if(i.has(o)||!Ue(r,s)&&!ri(r,e,
o,t.count))continue;const a=ai(e,r,o);a!==void 0&&!i.has(a)&&![...i.values()].includes(o)&&i.set(o,a)}return(s>0||ni(e))&&(yield*si(e,n,i)),i.size===0?t:Ye(t,i)}
function*si(t,e,s){const n=t[0];if(n.size<Qn||t.some(({size:o})=>o>n.size))return;const i=new Set([...s.keys(),...s.values()]);for(const[o,r]of e.entries()){if(yield t.
length*M.Yz/M.y,n.has(o)||i.has(o))continue;const a=[o-1,o+1].find(l=>n.has(l)&&!i.has(l)&&!r.some(u=>t[u].has(l)));a!==void 0&&(s.set(o,a),i.add(o).add(a))}}function ni([
t,e]){const s=n=>n.fragments.every(({style:i})=>i.font.bold);return e!==void 0&&[...t.values()].every(s)&&![...e.values()].some(s)}function ii(t){const e=n=>[...n.
values()].some(i=>qn.test(N(i))&&!ei.test(N(i))),s=t.findIndex(e);return s>Jn?0:s}function oi(t,e,s){const n=[...s.keys()].filter(o=>!Ue(s[o],e)),i=new Map;for(const o of t.
slice(0,e)){const r=[...o.keys()],a=(l,u)=>l!==n[u]&&(n.includes(l)||i.has(l));if(!(r.length!==n.length||r.some(a)))for(const[l,u]of r.entries())u!==n[l]&&i.set(
u,n[l])}return i}const Ue=(t,e)=>t.length>0&&t.every(s=>s<e);function ri(t,e,s,n){return t.every(i=>{const o=e[i];return i>0&&2*o.size<n&&[...o.keys()][0]===s&&
ti.test(N(o.get(s)))})}function ai(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(a=>a.get(i)??[]);if(o.length===0||e.some(a=>t[a].has(i)))return[];const r=a=>o.
reduce((l,{start:u,end:m})=>Math.min(l,Math.max(u-a.end,a.start-m)),1/0);return[{beside:i,distance:e.reduce((a,l)=>a+r(t[l].get(s)),0)}]}).sort((i,o)=>i.distance-
o.distance)[0]?.beside}const li=1.3,fe=.3,ci=.5,He=2,Jt=12,fi=3,hi=new RegExp("\\p{L}|^[%#]$","u"),Ke=/\d/,$e=/^[^\p{L}]{0,4}\d/u,Fe=2,je=3;function*Ve(t){const{
rows:e}=t,s=[];let n=0;for(let i=1;i<e.length;i++){const o=di(e,i),r=o||ke(e,i);if(!r&&!gi(e,i))continue;yield Jt*M.Yz/M.y;const a=e.slice(Math.max(n,i-Jt),i),l=o?
e.slice(i,i+Jt):ui(e,i);!pi(a,l)||!(r||mi(a,e[i]))||(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,e.slice(n)].map(i=>({rows:i,tabular:qt(i)}))}const qt=t=>t.
filter(({isTabular:e})=>e).length;function ui(t,e){let s=e+1;for(;s<t.length&&s<e+Jt&&!ke(t,s);)s++;return t.slice(e,s)}function di(t,e){const[s,n]=[t[e-1],t[e]],
i=t[e+1]?.isTabular?t[e+1]:t[e+2];if(!i?.isTabular||n.cells.length<fi||i.cells.length>n.cells.length||!s.isTabular||!s.cells.slice(1).some(r=>Ke.test(N(r))))return!1;
const o=r=>!Ke.test(N(r))&&hi.test(N(r));return n.cells.every(o)&&i.cells.slice(1).some(r=>$e.test(N(r)))}function gi(t,e){const[s,n]=[t[e-1],t[e]],i=n.cells.at(
-1).end,o=({cells:r,size:a})=>r.length===Fe&&Math.abs(r[1].end-i)<fe*a&&$e.test(N(r[1]));return e+je>t.length||o(s)?!1:t.slice(e,e+je).every(o)}function mi(t,{cells:e,
size:s}){const n=he(t);return n.cells.length>Fe&&!n.cells.some(i=>Xe(i,e.at(-1),fe*s))}function ke(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;
return s(e)>li*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function pi(t,e){if(qt(t)<He||qt(e)<He)return!1;const[s,n]=[he(t),he(e)],i=fe*Math.min(s.size,n.size);
return n.cells.filter(r=>s.cells.some(a=>Xe(a,r,i))).length<=ci*Math.max(s.cells.length,n.cells.length)}const Xe=(t,{start:e,end:s},n)=>Math.abs(t.start-e)<n||Math.
abs(t.end-s)<n||Math.abs(t.start+t.end-e-s)<n,he=t=>t.reduce((e,s)=>s.cells.length>e.cells.length?s:e),yi=.3,Ei=1.25,Mi=1.5,bi=2,Si=/:$/,Ti=({cells:t})=>t.some(
({fragments:e})=>e.some(({text:s})=>Si.test(s)));function*Ai(t){const{rows:e}=t,s=[];for(const u of e)s.push(Ti(u)),yield u.cells.reduce((m,{fragments:A})=>m+A.
length,0)*M.Yz/M.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<bi)return[t];if(s.slice(n).filter(Boolean).length>yi*o.length)return[t];const a=i.
slice(1).map((u,m)=>u.baseline-i[m].baseline),l=a.length>0?(0,U.Kf)(a):Mi*i[0].size;return o[0].baseline-i.at(-1).baseline<Ei*l?[t]:[i,o].map(u=>({rows:u,tabular:qt(
u)}))}var Ze=L(4186),Nt=L(5609);const Oi=.999,Qe=2,_i=200,Li=2.5,ue=.5;function*vi(t,e){const s=e.filter(({style:{frame:at}})=>Math.abs(at.sin)>Oi&&!at.vertical);
if(s.length<Qe||t.frame.cos!==1||t.spans)return t;yield e.length*M.Yz/M.y;const n=yield*(0,W.q9)(s),i=wi(t.rows);if(n.length>_i||i.some(({start:at,end:mt})=>at>
mt))return t;yield i.length*n.length*M.Yz/M.y;const r=Ii(n,i,Ri(t.rows[0]));if(!r)return t;const a=e.filter(at=>zi(at,r,i,t)),l=yield*(0,Nt._I)(yield*(0,W.q9)(a)),
u=yield*Ni(r,l,i),[m,...A]=t.rows,x=m.every((at,mt)=>at.length===0||u[mt].length===0&&Di(at,r)),nt=x?u.map((at,mt)=>at.length>0?at:m[mt]):u;return new Lt.QH([nt,
...x?A:t.rows])}function wi(t){return t[0].map((e,s)=>{const n=t.flatMap(i=>i[s].filter(({frame:o})=>o.cos===1));return{start:(0,It.Y)(n.map(({start:i})=>i)),end:(0,It.
K)(n.map(({end:i})=>i))}})}const Ri=t=>(0,It.Y)(t.flat().map(({top:e})=>e));function Ii(t,e,s){const n=[];for(const l of t){const u=(0,Ze.L)(l.frame,l.start,l.end,
l.top,l.bottom),m=xi(u.x+u.width/2,e);m!==void 0&&u.y+l.size<=s&&n.push({name:l,box:u,column:m})}const i=n.filter(({name:l,box:u})=>s-u.y-u.height<=Li*l.size),o={
top:(0,It.Y)(i.map(({box:l})=>l.y)),bottom:(0,It.K)(i.map(({box:l})=>l.y+l.height))},r=n.filter(({box:l})=>l.y<o.bottom&&l.y+l.height>o.top),a=new Map;for(const{
name:l,column:u}of r){const m=a.get(u);m?m.push(l):a.set(u,[l])}return a.size<Qe?void 0:{byColumn:a,...o}}function xi(t,e){const s=e.map(({start:a,end:l})=>Math.
abs((a+l)/2-t)),n=s.indexOf((0,It.Y)(s)),{start:i,end:o}=e[n],r=Math.min(i-(e[n-1]?.end??-1/0),(e[n+1]?.start??1/0)-o);return t>i-r&&t<o+r?n:void 0}function zi({
style:t,box:e},{byColumn:s,top:n,bottom:i},o,r){if(t.frame!==r.frame)return!1;const{size:a}=t,l=e.y+e.height/2;if(l<n-ue*a||l>i+ue*a)return!1;const u=o.findIndex(
({end:A})=>e.x<A),m=o[u+1]?.start??1/0;return u>=0&&!s.has(u)&&e.x>o[u].start-a&&e.x+e.width<m}function*Ni({byColumn:t},e,s){const n=s.map(()=>[]);for(const i of e)
n[s.findIndex(({end:o})=>i.start<o)].push(i);for(const[i,o]of t)n[i]=yield*(0,Nt._I)(yield*(0,z.p9)(o,(r,a)=>r.baseline-a.baseline||r.start-a.start));return n}const Di=(t,{
top:e,bottom:s})=>t.every(({baseline:n,size:i})=>n>e&&n<s+ue*i),Ci=2,Pi=.6,Bi=.1,Wi=.5,Yi=60,Gi=3,Ui=/^(?:19|20)\d\d$/,Hi=/^[^\d\s]{1,3}$/,de=t=>{const e=N(t);return new RegExp(
"\\p{L}","u").test(e)||Ui.test(e)||Hi.test(e)};function*Ki(t){const[e,s,...n]=t;if(!e||!s||t.length<Gi||e.cells.length>=s.cells.length||s.baseline-e.baseline>Ci*
Math.max(e.size,s.size)||!e.cells.every(de)||!s.cells.every(de)||n.every(({cells:l})=>l.every(de)))return;const i=yield*lt(t.slice(1)),o=i&&(yield*Ge(i));if(!o||
o.count>Yi||o.spanning.has(0))return;const r=yield*ji(e.cells,yield*q(o),o);return!r||!$i(r,o.places[0])?void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(
([l])=>l),...o.places],spanning:new Set([0,...[...o.spanning].map(l=>l+1)])},spans:r}}const $i=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([s,n])=>s===n||e.filter(i=>i>=
s&&i<=n).length>n-s);function Fi({rows:t,places:e}){const s=t[0].cells.map(N),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-
i)%o===0&&s.every((l,u)=>u<i+o||l===s[u-o])))continue;const a=(s.length-i)/o;return Array.from({length:a},(l,u)=>[n[i+u*o],n[i+(u+1)*o-1]])}return[]}function*ji(t,e,s){
const n=Fi(s),i=new Set(s.places[0]),o=[],r=(u,[m,A])=>u.start<e[A].end&&u.end>(e[m-1]?.end??-1/0),a=t.slice(-n.length),l=n.length>0&&a.length===n.length&&a.every(
(u,m)=>r(u,n[m]));for(const[u,m]of t.entries()){const A=l?n[u-(t.length-n.length)]:void 0,x=t[u+1]?.start??1/0,nt=(o.at(-1)?.[1]??-1)+1,at=A??Vi(m,e,nt,i)??(yield*Xi(
m,e,[nt,x]));if(!at||at[0]<=(o.at(-1)?.[1]??-1))return;o.push(at)}return o}function Vi(t,e,s,n){const[i,o]=[e[s],e[s+1]];return i&&o&&!n.has(s)&&t.start>i.end&&
t.end<o.start?[s,s]:void 0}function ki(t,e,s){const n=s.find(([a,l])=>a===l);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*Xi(t,e,[s,n]){const i=Pi*t.size,o=[];for(let u=s;u<e.length&&!(e[u].start>t.end);u++){yield(e.length-u)*M.Yz/M.
y;for(let m=u;m<e.length&&e[m].start<n;m++){const[A,x]=[e[u].start,e[m].end];if(u<m&&(t.start<A-i||t.end>x+i))continue;const nt=Math.abs(A+x-t.start-t.end)/2<=i+
Bi*(x-A),at=u===m&&(Math.abs(A-t.start)<i||Math.abs(x-t.end)<i),mt=Math.abs(A-t.start)<i&&t.end>e[m].start;(nt||at||mt)&&o.push([u,m])}}const r=([u,m])=>t.end-t.
start>=Wi*(e[m].end-e[u].start),a=o.find(([u,m])=>m>u&&r([u,m]));if(a&&ki(t,e,o))return a;const[l]=yield*(0,z.p9)(o,([u,m],[A,x])=>m-u-(x-A));return l}const Zi=3,
te=2,Qi=.05,Ji=.3,Je=6,qi=.4,to=3,ee=2,qe=4,eo=4,so=new Set,no=new RegExp("^\\p{Ll}","u"),ts=/\d/,es=new RegExp("\\p{L}","u");function*ss(t,e){const s=[];for(const i of e)
for(const o of yield*ct(i))for(const r of yield*ge(o,eo))for(const a of yield*rn(r))a instanceof Lt.QH?s.push(a):(0,U.RZ)(s,yield*io(a));if(s.length===0)return{
blocks:s,outside:t};let n=yield*(0,Lt.R_)(s,t);for(const[i,o]of s.entries()){const r=o instanceof Lt.QH?yield*vi(o,n):o;r!==o&&(s[i]=r,n=yield*(0,Lt.R_)([r],n))}
return{blocks:s,outside:n}}function*ge(t,e){if(e===0)return[t];let s=[t];const n=yield*ks(yield*(0,ot.KT)(t.rows));if(!n&&(s=yield*Ve(t)).length>1){const o=[];for(const r of s)
o.push(yield*ge(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];const i=[];for(const o of n)for(const r of yield*ct(o.map(a=>({...a,gutters:so}))))
(0,U.RZ)(i,yield*ge(r,e-1));return i}function*io(t){const e=yield*Ve(t);if(e.length>1){const s=[];for(const n of e)(0,U.RZ)(s,yield*is(n));if(s.length>=e.length&&
s.every(oo)&&s.some(ns))return s}return yield*is(t)}const ns=t=>t instanceof Lt.QH,oo=t=>ns(t)||t instanceof Lt.xE&&t.visual.length===te&&t.visual[0].cells.length===
t.visual[1].cells.length;function*is(t){const e=[];for(const s of yield*Ai(t)){const n=s.tabular<te?void 0:yield*ro(s);n&&e.push(n)}return e}function*ro(t){const e=yield*(0,ot.
KT)(t.rows),s=yield*Ki(e),n=s?.columns??(yield*lt(e));if(!n||co(n)||fo(n))return;const i=yield*Xn(s?n:yield*Ge(n)),{rows:o}=i,r=i.places.reduce((at,mt)=>at+mt.length,
0),a=r>=Ji*i.count*o.length,l=ao(i),u=(t.tabular>=Zi||l)&&i.count>1&&i.conflicts<=Qi*r&&a&&!lo(o);if(!a)return new Lt.xE(o,o.map(at=>at.cells.map(mt=>[(0,Lt.cA)(
[mt])])));const m=u&&!l?yield*Ce(i):o.map((at,mt)=>[mt]),A=[];let x=0;for(const at of m)A.push(We(i,at)),!((x+=i.count)<M.y)&&(x=0,yield M.Yz);const nt=m[0].length===
1&&i.count===n.count?s?.spans:void 0;return u?new Lt.QH(A,nt):new Lt.xE(o,A)}function ao({rows:t,count:e,conflicts:s,spanning:n}){if(t.length!==te||s>0||n.size>
0||t.some(({cells:m})=>m.length!==e))return!1;const i=({fragments:m})=>m.at(-1).text.endsWith(":"),o=({cells:m})=>m.every((A,x)=>i(A)===(x%ee===0));if(e%ee===0&&
t.every(o))return!0;if(e===ee)return!1;const[r,a]=t.map(({cells:m})=>m.map(N)),l=r.every(m=>es.test(m))&&a.every(m=>ts.test(m)&&!es.test(m));return r.some(m=>ts.
test(m))&&!l?!1:t.reduce((m,{cells:A})=>m+A.reduce((x,{fragments:nt})=>x+nt.length,0),0)<=qe*e*t.length}const lo=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.
every(n=>n.isTyped))),co=t=>os(t).some(({lines:e,words:s,going:n})=>e>=to&&s>Je*e&&n>=qi*e);function fo({rows:t,count:e,places:s}){return t.length!==te||e!==ee||
t.some(({cells:i})=>i.length!==e)?!1:os({rows:t,count:e,places:s}).every(({words:i,going:o})=>i>qe*t.length&&o>0)&&t[0].cells.every(({fragments:i})=>i.length>Je)}
function os({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.entries())for(const[r,a]of o.entries()){
const l=n[s[i][r]];l.lines++,l.words+=a.fragments.length,no.test(a.fragments[0].text)&&l.going++}return n}const ho=3,uo=4,go=.6,mo=.05,po=.9,yo=1.75,Ht=.1,rs=1,
Eo=.4,Mo=2;function*bo(t){const e=new Set,s=yield*So(t);if(s.length===0)return e;const n=yield*(0,z.p9)(t,(i,o)=>i.baseline-o.baseline);for(const i of s)if(yield*Ao(
i,n))for(const{fragments:o}of i)for(const r of o)e.add(r);return e}function*So(t){const e=[];for(let s=0,n;s<t.length;s=n){for(n=s+1;n<t.length&&To(t[n-1],t[n]);)
++n%M.y===0&&(yield M.Yz);if(s%M.y===0&&(yield M.Yz),n-s<ho)continue;const i=t.slice(s,n),o=i.reduce((l,{fragments:u})=>l+u.length,0),[r,a]=i.reduce(([l,u],{start:m,
end:A})=>[Math.max(l,A-m),u+A-m],[0,0]);o>=uo*i.length&&a>=go*r*i.length&&e.push(i)}return e}function To(t,e){const{size:s}=t,n=e.baseline-t.baseline;return e.frame===
t.frame&&e.size===s&&Math.abs(e.start-t.start)<mo*s&&n>=po*s&&n<=yo*s}function*Ao(t,e){const s=new Set(t),{frame:n,size:i,baseline:o}=t[0],r=t.at(-1).baseline+Ht*
i,a=t[0].start-rs*i,l=t.reduce((St,Dt)=>Math.max(St,Dt.end),-1/0)+rs*i;let u=Lo(e,o-Ht*i);const m=t.map(({baseline:St})=>St);let[A,x,nt,at,mt]=[0,0,0,0,-1/0];const zt=new Set;
for(;u<e.length&&e[u].baseline<=r;u++){u%M.y===M.y-1&&(yield M.Yz);const St=e[u];if(!(s.has(St)||St.frame!==n)){if(St.end>a&&St.start<l)return!1;for(St.baseline-
mt>Ht*i&&([nt,mt]=[0,St.baseline]),++nt===Oo&&A++,at|=St.end<=a?1:2;x<m.length&&m[x]<St.baseline-Ht*i;)x++;x<m.length&&Math.abs(m[x]-St.baseline)<=Ht*i&&zt.add(
x)}}return A>=Mo&&at!==_o&&zt.size<=Eo*t.length}const Oo=2,_o=3;function Lo(t,e){let s=0;for(let n=t.length;s<n;){const i=s+n>>1;t[i].baseline<e?s=i+1:n=i}return s}
const as=4,vo=8,wo=4,Ro=.7,Io=2.5,xo=.8,zo=1e6;function No(t){return ls(t,vo,{left:zo})}function*ls(t,e,s){if(e===1)return[...t];const n=[];let i=0;for(let o=0,
r;o<t.length;o=r){const l=t[o].segments.length>1&&s.left>0?yield*Do(t,o,s):void 0;if(++i%M.y===0&&(yield M.Yz),r=l?.to??o+1,!l)n.push(t[o]);else{for(const u of l.
left)n.push(u);for(const u of yield*ls(l.right,e-1,s))n.push(u)}}return n}const cs=200;function*Do(t,e,s){const[n,i]=t[e].segments,o=n.size;let r=n.end,a=i.start;
const l=[],u=[];let m=e;for(;m<t.length;m++){const x=t[m];s.left-=x.segments.length,(m-e)%cs===cs-1&&(yield M.Yz);const nt=m===e?0:x.baseline-t[m-1].baseline;if(x.
frame!==n.frame||nt<0||nt>Io*o)break;const at=x.segments.filter(Dt=>Dt.start<r),mt=x.segments.slice(at.length),zt=(0,It.K)(at.map(Dt=>Dt.end),r),St=(0,It.Y)(mt.
map(Dt=>Dt.start),a);if(St-zt<xo*o||at.length>1)break;[r,a]=[zt,St],(0,U.RZ)(l,at),mt.length>0&&u.push(mt)}const A=u.map(([x])=>x);if(!(l.length<as||u.length<as||
!fs(l)||!fs(A)))return{left:l.map(x=>new Nt.N1(x)),right:u.map(Co),to:m}}function Co([t,...e]){const s=new Nt.N1(t);for(const n of e)s.add(n);return s}function fs(t){
const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,It.Y)(t.map(o=>o.start)),n=(0,It.K)(t.map(o=>o.end))-s,i=t.reduce((o,r)=>o+r.end-r.start,0);return e>=wo*
t.length&&i>=Ro*n*t.length}const vt=2,hs=1e3,me=3,us=100,Po=2,ds=10;function*gs(t){const e=yield*ys(t.filter(({isVertical:a})=>!a)),s=yield*ys(t.filter(({isVertical:a})=>a));
if(e.length+s.length<me||e.length+s.length>hs)return[];const n=[...e.keys(),...s.keys()].map((a,l)=>l),i=a=>{let l=a;for(;n[l]!==l;)l=n[l]=n[n[l]];return l};for(const[
a,l]of e.entries()){yield M.Yz;for(const[u,m]of s.entries())$t(l,m.at)&&$t(m,l.at)&&(n[i(e.length+u)]=i(a))}const o=new Map;for(const[a,l]of[...e,...s].entries()){
const u=o.get(i(a))??{rows:[],columns:[]};o.set(i(a),u),(l.isVertical?u.columns:u.rows).push(l)}const r=[];for(const a of o.values()){if(a.rows.length===0||a.columns.
length===0)continue;const[l,u]=[ms(a.columns,a.rows),ms(a.rows,a.columns)];for(const m of yield*Bo(Kt(u,l)))for(const A of yield*Wo(m))A.xs.length>=me&&A.ys.length>=
me&&r.push(A)}return r}const Kt=(t,e)=>({rows:t,columns:e,xs:se(e),ys:se(t)});function*Bo({rows:t,columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,e],a=0;for(let l=1;l<
Math.min(n.length-2,us);l++){yield(1+e.length)*M.Yz/M.y;const u=n[l];if(l-a<2)continue;const m=r.filter(x=>x.from<u-vt),A=r.filter(x=>x.to>u+vt);Go(m,A,s)||(i.push(
Kt(o.filter(x=>x.at<u+vt),m)),[o,r]=[o.filter(x=>x.at>u-vt),A],a=l)}return[...i,Kt(o,r)]}function*Wo({rows:t,columns:e,xs:s,ys:n}){const i=[];let[o,r]=[t,e],a=0;
for(let l=2;l<Math.min(s.length-2,us);l++){if(l-a<2)continue;yield(1+t.length)*M.Yz/M.y;const u=s[l],m=o.filter(x=>x.from<u-vt),A=o.filter(x=>x.to>u+vt);Yo(m,A,
n)&&(i.push(Kt(m.map(x=>({...x,to:Math.min(x.to,u)})),r.filter(x=>x.at<u+vt))),o=A.map(x=>({...x,from:Math.max(x.from,u)})),r=r.filter(x=>x.at>u-vt),a=l)}return i.
length===0?[{rows:t,columns:e,xs:s,ys:n}]:[...i,Kt(o,r)]}function Yo(t,e,s){const n=({at:a})=>a>s[0]+vt&&a<s.at(-1)-vt,[i,o]=[se(t.filter(n)),se(e.filter(n))];let r=0;
for(let a=0,l=0;a<i.length&&l<o.length;){const u=i[a]-o[l];Math.abs(u)<vt&&r++,u<0?a++:l++}return Math.min(i.length,o.length)>=Po&&2*r<=Math.min(i.length,o.length)}
function Go(t,e,s){const n=({at:r})=>r>s[0]+vt&&r<s.at(-1)-vt,[i,o]=[t.filter(n),e.filter(n)];for(let r=0,a=0;r<i.length&&a<o.length;){const l=i[r].at-o[a].at;if(Math.
abs(l)<vt)return!0;l<0?r++:a++}return i.length===0||o.length===0}function ms(t,e){const{isVertical:s}=t[0],[n,i]=[(0,It.Y)(e.map(({at:l})=>l)),(0,It.K)(e.map(({
at:l})=>l))],[o,r]=[ps(e.map(l=>l.from)),ps(e.map(l=>l.to))],a=[...t];return o<t[0].at-ds&&a.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).at+ds&&a.push({
isVertical:s,at:r,from:n,to:i}),a}const ps=t=>t.sort((e,s)=>e-s)[t.length>>1],$t=({from:t,to:e},s)=>t-vt<=s&&s<=e+vt;function*ys(t){const e=yield*(0,z.p9)(t,(n,i)=>n.
at-i.at||n.from-i.from),s=[];for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<vt;)i++;if(s.length>hs)return s;n%M.y===
M.y-1&&(yield M.Yz);const a=yield*(0,z.p9)(e.slice(n,i),(u,m)=>u.from-m.from);let l;for(const u of a)l&&u.from<=l.to+vt?l.to=Math.max(l.to,u.to):(l&&s.push({isVertical:r,
at:o,...l}),l={from:u.from,to:u.to});l&&s.push({isVertical:r,at:o,...l})}return s}function se(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.at(-1)>=vt)&&
e.push(s);return e}var Uo=L(60660);const Ho=1,Ko=3,pe=2,$o=.4,Fo=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function jo({lines:t,element:e}){
if(t.length<pe||!e)return!1;const s=e.type==="P",n=s?Ko:Ho;let i=0;for(const[o,{segments:r,baseline:a,size:l}]of t.entries()){!s&&o>0&&a<t[o-1].baseline+$o*l&&(i=
pe);let u,m=!1;for(const{fragments:A}of r)for(const x of A)m||=u!==void 0&&Math.abs(x.start-u.end)>=n*x.style.size,u=x;m&&i++}return i>=pe&&!Xo(e)}const Vo=({element:t})=>t!==
void 0&&ko.test(t.type),ko=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;function Xo(t){for(const{type:e}of(0,Uo.Hy)(t))if(Fo.test(e))return!0;return!1}function*Zo({
lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,U.RZ)(e,n.fragments);return yield*(0,z.p9)(e,(s,n)=>s.order-n.order)}const Es=300,Qo=5,Jo=.6,
qo=20,Ms=5,tr=3;function*bs(t){return t.length<3||t.length>Es||!sr(t)?t:yield*nr(t)}function er(t){if(t.length<2||t.length>Es)return t;const e=t[0]?.frame,s=[];
let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;n=Math.max(n,t[r].bottom),i+=Ss(t[r]),s.push({bottom:n,words:i})}let o=1/0;for(let r=1;r<
Math.min(t.length,qo);r++){o=Math.min(o,t[r-1].top);const a=s[t.length-1-r];if(a.words<Math.max(Ms,i-a.words))return t;if(a.bottom<=o)return[...t.slice(r),...t.
slice(0,r)]}return t}function ye(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const Ss=({
lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.length,0),0);function sr(t){let e=0,s=0,n;for(const i of t)Ss(i)<Ms||(n&&ye(n,i)?e++:n&&
ye(i,n)&&n.top-i.bottom<tr*n.lines[0].size&&s++,n=i);return s>=Qo&&s>Jo*(e+s)}function*nr(t){const e=t.length,s=new Int32Array(e),n=t.map(()=>[]);for(let r=0;r<
e;r++){yield M.Yz;for(let a=0;a<e;a++)r!==a&&ir(t,r,a)&&(n[r].push(a),s[a]++)}const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const a of i)(r<0||s[a]<
s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function ir(t,e,s){const n=t[e],i=t[s];if(n.frame!==i.frame)return!1;if(ye(n,i))return!0;
if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.some(a=>a!==n&&a!==i&&a.frame===n.frame&&a.top<r&&a.bottom>o&&a.
start<n.end&&a.end>i.start)}const or=.4,rr=1;function*ar(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+1},()=>[]),n=yield*(0,z.p9)(
t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,end:l,baseline:u,style:m}=r,A=lr((a+l)/2,e);if(s[A].push(r),i&&
i.column!==A&&u-i.fragment.baseline<=or*m.size&&a-i.fragment.end<rr*m.size)return;i={fragment:r,column:A},o%M.y===M.y-1&&(yield M.Yz)}return s.filter(o=>o.length>
0).length<2?void 0:s}function lr(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}const cr=3,fr=2.5,hr=.2,ur=1,Ts=1,dr=new RegExp(
"\\p{L}","u"),As=/\d/;function*gr(t,e,s,n){if(e.length<cr||t.spans||!mr(t.rows[0]))return t;yield n.length*M.Yz/M.y;const i=n.filter(a=>pr(a,e,s)),o=yr(i,e);if(!o)
return t;const r=[];for(const a of o)r.push(yield*(0,Nt._I)(yield*(0,W.q9)(a)));return new Lt.QH([r,...t.rows])}const mr=t=>t.slice(1).some(e=>e.some(({segments:s})=>s.
some(({fragments:n})=>n.some(({text:i})=>As.test(i)))));function pr({box:t,style:e},s,n){const[i,o]=[t.x+t.width/2,t.y+t.height/2],r=i<s[0].from||i>s.at(-1).to;
return e.frame.cos===1&&!e.frame.vertical&&!r&&o<n&&n-o<fr*e.size}function yr(t,e){const[s]=t;if(t.length<e.length)return;const n=hr*s.style.size;if(t.some(({baseline:r,
text:a})=>Math.abs(r-s.baseline)>n||As.test(a)))return;const i=e.map(()=>[]);for(const r of t){const{x:a,width:l}=r.box,u=e.findIndex(({from:m,to:A})=>a>m-Ts&&a+
l<A+Ts);if(u<0)return;i[u].push(r)}return i.every(r=>r.some(({text:a})=>dr.test(a)))&&i.every((r,a)=>a===0||Er(r)-Mr(i[a-1])>ur*s.style.size)?i:void 0}const Er=t=>t.
reduce((e,{box:s})=>Math.min(e,s.x),1/0),Mr=t=>t.reduce((e,{box:s})=>Math.max(e,s.x+s.width),-1/0),br=100,Sr=2e4,Tr=1/2,Ar=1/20,Or=.999,Os=1,_r=2,Lr=1,vr=20,wr=2e4;
function*Rr(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>br||(i.xs.length-1)*(i.ys.length-1)>Sr)continue;const{cells:o,others:r}=yield*Ir(n,i),a=yield*Pr(
o,i);if(!a)continue;const l=yield*gr(a.table,a.columns,i.ys[0],r);s.push(l),n=l===a.table?r:yield*(0,Lt.R_)([l],r)}return{tables:s,outside:n}}function*Ir(t,e){const{
rows:s,columns:n,xs:i,ys:o}=e,r=new Map,a=[];let l=0,u=0;for(const nt of t){const{frame:at}=nt.style,mt=(0,Ze.L)(at,nt.start,nt.end,nt.top,nt.bottom),[zt,St]=[mt.
x+mt.width/2,mt.y+mt.height/2],Dt=zt>i[0]&&zt<i.at(-1)&&St>o[0]&&St<o.at(-1),ha=at.cos===1&&at.sin===0||Math.abs(at.sin)>Or,Ft=Dt&&ha&&!at.vertical?Nr(e,zt,St):
void 0;if(!Ft)a.push(nt);else{const be=r.get(Ft.first)??{...Ft,fragments:[]};r.set(Ft.first,be),be.fragments.push(nt),(be.last!==Ft.last||n.some(ua=>Dr(mt,ua,St)))&&
l++}u+=Dt?s.length+n.length:1,!(u<wr)&&(u=0,yield M.Yz)}const m=t.length-a.length;if(l>Ar*m)return{cells:new Map,others:[...t]};if(m===0||a.length===0)return{cells:r,
others:a};const A=yield*xr(a,e,r);for(const[nt,at]of A)r.set(nt,{first:nt,last:nt+i.length+1,fragments:at});const x=new Set([...A.values()].flat());return{cells:r,
others:x.size===0?a:a.filter(nt=>!x.has(nt))}}function*xr(t,e,s){const n=new Map;for(const[o,r]of t.entries()){o%M.y===M.y-1&&(yield M.Yz*(e.rows.length+e.columns.
length)/vr);const a=r.style.frame.cos===1?zr(r,e):void 0;if(!a||!s.has(a.cell)||s.has(a.cell-1))continue;const l=n.get(a.cell-1)??{border:a.border,own:[]};n.set(
a.cell-1,l),l.own.push(r)}const i=new Map;for(const[o,{border:r,own:a}]of n){let l=r;const u=[];for(const m of yield*(0,z.p9)(a,(A,x)=>x.end-A.end)){if(u.length>
0&&l-m.end>Lr*m.style.size)break;l=m.start,u.push(m)}i.set(o,u.sort((m,A)=>m.order-A.order))}return i}function zr({box:t},{rows:e,columns:s,xs:n,ys:i}){const[o,
r]=[t.x+t.width/2,t.y+t.height/2];if(o<n[0]||r<i[0]||r>i.at(-1))return;const[,a]=Ee(s,o,r),[l,u]=[ne(i,r),a?ne(n,a.at):0];if(!a||u===0||u===n.length-1)return;const m=A=>e.
some(x=>Math.abs(x.at-A)<_r&&$t(x,(n[u]+n[u+1])/2));if(!(!m(i[l])||!m(i[l+1])))return{cell:l*n.length+u,border:a.at}}function Nr({rows:t,columns:e,xs:s,ys:n},i,o){
const[r,a]=Ee(e,i,o),[l,u]=Ee(t,o,i);if(!r||!a||!l||!u)return;const m=(A,x)=>ne(n,A.at)*s.length+ne(s,x.at);return{first:m(l,r),last:m(u,a)}}function Ee(t,e,s){
let n;for(const i of t)if($t(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const Dr=({x:t,width:e},s,n)=>s.at>t+Os&&s.at<t+e-Os&&$t(s,n);function ne(t,e){let s=0;
for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*Cr(t,e){const s=new Map;for(const[n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*ar(
o,r))??[o];for(const[l,u]of a.entries())u.length>0&&s.set(n+l,u)}return s}function*Pr(t,{xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=Tr*n*i)return;
const o=yield*Cr(t,e),r=[];for(let A=0;A<i;A++){const x=[];for(let nt=0;nt<n;nt++){const at=o.get(A*e.length+nt);x.push(at?yield*(0,Nt._I)(yield*(0,W.q9)(at)):[])}
for(const nt of yield*Un(x))r.push(nt)}const a=r.filter(A=>A.some(x=>x.length>0)),l=Array.from({length:n},(A,x)=>x).filter(A=>a.some(x=>x[A].length>0));if(a.length<
2||l.length<2)return;const u=a.map(A=>l.map(x=>A[x]));return{table:new Lt.QH(u,r[0]===a[0]?Br(t,l,e.length,a[1]):void 0),columns:l.map(A=>({from:e[A],to:e[A+1]}))}}
function Br(t,e,s,n){const i=[];for(const{first:a,last:l}of t.values()){if(a>=s-1)continue;const[u,m]=[e.indexOf(a),e.findLastIndex(A=>A<l%s)];if(u<0||m<u)return;
i.push([u,m])}const o=([a,l])=>e.slice(a,l+1).every(u=>n[u].length>0),r=i.filter(([a,l])=>l>a);return r.length>0&&r.every(o)?i.sort(([a],[l])=>a-l):void 0}var _s=L(
39955);const Wr=2,Ls=3.5,Yr=.5,Gr=6,Ur=12;function*vs(t){let e;for(let s=0;s<t.length;s++){const n=t[s],i=Hr(n),o=i&&Kr(t,s+1,n,i);if(!o){e?.push(n);continue}yield o.
length*M.Yz/2,e??=t.slice(0,s);for(const[r,a]of i.entries()){e.push(Nt.eB.of([a],n.element)),r===0&&n.lines.length>1&&e.push(Nt.eB.of(n.lines.slice(1),n.element));
for(let l=o[r];l<o[r+1];l++)e.push(t[l])}s=o.at(-1)-1}return e??t}function Hr({lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];let n;for(const o of e.
segments)n&&o.start-n.end<Wr*e.size?s.at(-1).add(o):s.push(new Nt.N1(o)),n=o;if(s.length<2||s.length>Gr)return;for(let o=1;o<t.length;o++)if(t[o].end>s[1].start)
return;const i=({segments:o})=>o.reduce((r,{fragments:a})=>r+a.length,0)<=Ur;return s.every(i)?s:void 0}function Kr(t,e,s,n){const i=[e];for(const[o,r]of n.entries()){
const a=n[o+1]?.start??1/0;let l=i.at(-1),u=o===0?s.bottom:r.bottom;const m=Yr*r.size,A=({frame:x,start:nt,end:at,top:mt})=>x===r.frame&&nt>r.start-m&&at<a&&nt<
r.end+Ls*r.size&&mt>u-m;for(;l<t.length&&A(t[l])&&!(l===i.at(-1)&&t[l].top-u>Ls*r.size||(u=t[l++].bottom,o===n.length-1)););if(l===i.at(-1)&&(o>0||s.lines.length===
1))return;i.push(l)}return i}var $r=L(73356);function*Fr(t,e,s,n=()=>(0,W.q9)(t)){if(e&&(0,_s.P$)(t,e)){const i=yield*(0,_s.$A)(t,e);return s?yield*jr(i,s):i}return s?
yield*ws(t,yield*gs(s)):yield*bs(yield*vs(yield*Rs(yield*n())))}function*jr(t,e){let s;const n=[];for(const[i,o]of t.entries()){i%M.y===M.y-1&&(yield M.Yz);const r=jo(
o)?yield*ws(yield*Zo(o),s??=yield*gs(e)):[];if(!r.some(Lt.bI)&&!(r.length>1&&Vo(o)))n.push(o);else for(const a of r)a.element=o.element,n.push(a)}return n}function*ws(t,e){
const{tables:s,outside:n}=yield*Rr(t,e),i=yield*(0,W.q9)(n),o=yield*Vr(n,i),r=o.outside===n,a=yield*Rs(r?i:yield*(0,W.q9)(o.outside));for(const l of[...s,...o.blocks]){
const u=a.findIndex(m=>Is(m)>Is(l));a.splice(u<0?a.length:u,0,l)}return[...er(yield*bs(yield*vs(a)))]}function*Vr(t,e){const s=yield*bo(e);if(s.size===0)return yield*ss(
t,yield*(0,E.HE)(e,t));const n=e.filter(a=>!s.has(a.fragments[0])),{blocks:i,outside:o}=yield*ss(t.filter(a=>!s.has(a)),yield*(0,E.HE)(n,t));if(i.length===0)return{
blocks:i,outside:t};const r=new Set(o);return{blocks:i,outside:t.filter(a=>s.has(a)||r.has(a))}}function*Rs(t){return[...yield*(0,Nt.ub)(yield*No(yield*(0,Nt._I)(
t)))]}const Is=({lines:t})=>t[0].segments[0].fragments[0].order,kr=(t,e)=>Me(t,e,Ds),Xr=(t,e)=>Me(t,e),Zr=(t,e)=>Me([{lines:t,element:void 0}],e,ra);function*Me(t,e,s){
const n=new Q.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!Jr(r,t[o-1])&&n.space(`
`);for(const a of r.lines){s?.(n,a);for(let l=0;l<a.segments.length;l++){const u=a.segments[l];l>0&&n.space(" "),(0,$r.T)(n,u,e),i+=u.fragments.length+u.characters/
Qr,!(i<M.y)&&(i=0,n.settle(),yield M.Yz)}n.space(`
`)}s&&fa(n)}return n}const Qr=8,Jr=({element:t},e)=>t!==void 0&&qr.has(t.type)&&t.type===e.element?.type,qr=new Set(["LI","TR","TOCI"]),xs=173,zs=new Set([45,8208,
xs]),ta=/[\p{L}\p{M}][-\u2010]\n+$/u,Ns=/\u00ad\n+$/,ea=/.\n+$/,sa=new RegExp("^\\p{L}","u"),na=new RegExp("^\\p{Ll}","u");function Ds(t,e){if(!zs.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ns.test(s);if(!i&&!(ta.test(s)&&na.test(n)))return;const o=ea.exec(s)[0].length;if(!i&&ca(t.tail(aa)))
return t.drop(o-1);t.drop(o),sa.test(n)||t.space(`
`)}const ia=/[\p{L}\p{M}][-\u2010]\n$/u,oa=/^[\p{Lu}\p{Nd}]/u;function ra(t,e){zs.has(t.lastLetter())&&ia.test(t.tail(4))&&oa.test(e.segments[0].fragments[0].text)?
t.drop(1):Ds(t,e)}const aa=100,la=/[/\\_@]|\w\.\w/,ca=t=>la.test(t.trimEnd().split(/\s/).at(-1));function fa(t){t.lastLetter()!==xs||!Ns.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((At,ht,L)=>{L.d(ht,{QH:()=>U,R_:()=>R,bI:()=>W,cA:()=>k,xE:()=>z});var Q=L(27077),M=L(5609);class U extends M.eB{rows;spans;constructor(w,Y){const P=w.
flat(2),F=P.filter(({frame:C})=>C.cos===1),[B,...it]=F.length===0?P:F;super(B),this.rows=w,this.spans=Y;for(const C of it)this.add(C);if(F.length>0&&F.length<P.
length)for(const C of P)C.frame.cos!==1&&this.lines.push(C)}}class z extends M.eB{visual;rows;constructor(w,Y){const[P,...F]=w.map(({cells:B})=>k(B));super(P),this.
visual=w,this.rows=Y;for(const B of F)this.add(B)}}const W=I=>I instanceof U||I instanceof z;function k([I,...w]){const Y=new M.N1(I);for(const P of w)Y.add(P);
return Y}function*R(I,w){const Y=new Set;for(const{lines:P}of I)for(const{segments:F}of P)for(const B of F)for(const it of B.fragments)Y.add(it);return yield Q.
Yz,w.filter(P=>!Y.has(P))}}),39955:((At,ht,L)=>{L.d(ht,{$A:()=>Y,P$:()=>w,VN:()=>R});var Q=L(27077),M=L(93604),U=L(5609),z=L(98095);const W=.9,k=new Set("Span Q\
uote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function R(F){let B,it=0;for(let C=F;C&&
it<I;C=C.parent,it++){if(C.type==="TR")return C;!B&&!k.has(C.type)&&(B=C)}return B?(B.type==="Lbl"||B.type==="LBody")&&B.parent?.type==="LI"?B.parent:B:F}const I=200;
function w(F,B){let it=0,C=0;for(const v of F)v.style.marks.isArtifact||(it+=v.text.length,B(v)&&(C+=v.text.length));return C>0&&C>=W*it}function*Y(F,B){const it=[],
C=[];for(let q=0;q<F.length;q++){const Z=F[q];q%Q.y===Q.y-1&&(yield Q.Yz);const ut=B(Z);ut?it.push({fragment:Z,leaf:ut}):C.push(Z)}const v=yield*(0,M.p9)(it,(q,Z)=>q.
leaf.order-Z.leaf.order||q.fragment.order-Z.fragment.order);let H=0;const K=new Map,$=q=>{const{element:Z}=v[q].leaf;let ut=K.get(Z);return ut||K.set(Z,ut=R(Z)),
ut},V=[],st=[];for(let q=0,Z;q<v.length;q=Z){const ut=$(q);for(Z=q+1;Z<v.length&&$(Z)===ut;)Z++;const G=v.slice(q,Z).map(({fragment:lt})=>lt);(H+=G.length)>=Q.y&&
(H=0,yield Q.Yz);const j=U.eB.of(yield*(0,U._I)(yield*(0,z.q9)(G)),ut);if(V.push(j),C.length>0)for(const{order:lt}of G)st.push({order:lt,block:j})}return C.length===
0?V:yield*P(V,st,yield*(0,U.ub)(yield*(0,U._I)(yield*(0,z.q9)(C))))}function*P(F,B,it){const C=yield*(0,M.p9)(B,(K,$)=>K.order-$.order),v=[],H=new Map;for(const[
K,$]of it.entries()){K%Q.y===Q.y-1&&(yield Q.Yz);const V=$.lines[0].segments[0].order;let st=0;for(let ut=C.length;st<ut;){const G=st+ut>>1;C[G].order<V?st=G+1:
ut=G}const q=C[st-1]?.block,Z=q&&H.get(q);Z?Z.push($):q?H.set(q,[$]):v.push($)}return[...v,...F.flatMap(K=>[K,...H.get(K)??[]])]}}),52332:((At,ht,L)=>{L.d(ht,{l$:()=>Mt,
HE:()=>y,SE:()=>g,x1:()=>pt,rQ:()=>_t});var Q=L(45657),M=L(61520),U=L(27077),z=L(93604),W=L(31681),k=L(5609),R=L(93463);const I=5,w=.75,Y=.5,P=3,F=.08,B=.3,it={
both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function C(X,rt){const{both:tt,level:J,lowest:et,highest:N}=X;return{...X,both:tt+1,level:Math.abs(rt)<
F?J+1:J,lowest:Math.min(et,rt),highest:Math.max(N,rt)}}const v=(X,rt)=>rt?{...X,before:X.before+1}:{...X,after:X.after+1};function H({both:X,before:rt,after:tt,
level:J,lowest:et,highest:N}){const ct=Math.min(rt,tt);return ct<I||X>w*(X+ct)?!1:X>=P&&J<=Y*X&&N-et>=B}const K=3,$=4,V=2.5,st=6,q=.8,Z=20,ut=4;function*G(X){const rt=X.
map(()=>new Set);if(!j(X)&&!lt(X))return rt;let tt=[],J=0;const et=({rows:N,wordsBefore:ct,wordsAfter:Et,from:bt,last:Ot,sides:wt})=>{const Rt=N>=K&&Math.min(ct,
Et)>=$*N,xt=H(wt);if(!Rt&&!xt)return;const Ct=({isGutter:Tt,row:Bt})=>Tt==="whole"||!xt&&(Tt==="prose"||Bt<bt);for(let Tt=Ot;Tt&&!Ct(Tt);Tt=Tt.above)Tt.isGutter=
xt?"whole":"prose",rt[Tt.row].add(Tt.cell)};for(const[N,ct]of X.entries()){const Et=X[N-1],bt=Et?ct.baseline-Et.baseline:0,Ot=({last:Rt})=>bt<=st*ct.size&&N-Rt.
row<=Z,wt=bt>V*ct.size;for(const Rt of tt)(wt||!Ot(Rt))&&et(Rt);tt=tt.filter(Ot),wt&&(tt=tt.map(Rt=>({...Rt,rows:0,wordsBefore:0,wordsAfter:0,from:N}))),(J+=ct.
cells.length+tt.length)>=U.y&&(J=0,yield U.Yz),tt=ot(tt,ct,N,et)}return tt.forEach(et),rt}function j(X){const rt=({fragments:J})=>J.length>=$,tt=(J,et)=>X.some(
({cells:N})=>N.slice(J,et||N.length).some(rt));return tt(0,-1)&&tt(1,0)}function lt(X){const rt=X.reduce((tt,{cells:J})=>J.length===1?tt+1:tt,0);return rt>=2*I&&
X.length>rt}function ot(X,{cells:rt,size:tt},J,et){const N=[];let ct=0,Et=-1/0;for(let bt=0;bt<=rt.length;bt++){const Ot=rt[bt]?.start??1/0,wt=bt>0&&bt<rt.length,
Rt=Ot-Et>=q*tt,xt=[];for(;ct<X.length&&X[ct].start<Ot;ct++){const Tt=X[ct],[Bt,Yt]=[Math.max(Tt.start,Et),Math.min(Tt.end,Ot)];if(Yt-Bt<q*tt?et(Tt):wt?xt.push(E(
Tt,{start:Bt,end:Yt},J,bt,rt)):N.push({...Tt,start:Bt,end:Yt,sides:v(Tt.sides,bt>0)}),Tt.end>Ot)break}wt&&Rt&&xt.length===0&&xt.push(E(void 0,{start:Et,end:Ot},
J,bt,rt));const Ct=S(xt);for(const Tt of xt)Ct.has(Tt)?N.push(Tt):et(Tt);Et=Math.max(Et,rt[bt]?.end??Ot)}return N}function S(X){return X.length<=ut?new Set(X):new Set(
[...X].sort((rt,tt)=>tt.rows-rt.rows).slice(0,ut))}function E(X,rt,tt,J,et){return{...rt,rows:(X?.rows??0)+1,wordsBefore:(X?.wordsBefore??0)+et[J-1].fragments.length,
wordsAfter:(X?.wordsAfter??0)+et[J].fragments.length,from:X?.from??tt,last:{row:tt,cell:J,above:X?.last,isGutter:"no"},sides:C(X?.sides??it,(et[J].baseline-et[J-
1].baseline)/et[J].size)}}var p=L(98095),T=L(73356);const b=.4,d=1,h=3,f=2e3,c=.5;function*g(X){return yield*y(yield*(0,p.q9)(X),X)}function*y(X,rt,tt=!0){const J=yield*D(
rt),et=new Map;for(const ct of X){const Et=et.get(ct.frame);Et?Et.push(ct):et.set(ct.frame,[ct])}const N=[];for(const ct of et.values()){yield U.Kl;const Et=[];
for(const Ot of yield*dt(yield*ft(ct,J)))Et.push(gt(Ot,J));const bt=tt?yield*G(Et):void 0;N.push(Et.map((Ot,wt)=>({...Ot,gutters:bt?.[wt]??O})))}return N}const O=new Set,
_=2e4;function*D(X){const rt=[];for(let J=1;J<X.length&&rt.length<f;J++){J%U.y===0&&(yield U.Yz);const[et,N]=[X[J-1],X[J]];if(et.style.frame!==N.style.frame||et.
baseline!==N.baseline)continue;const ct=(N.start-et.end)/N.style.size;ct>0&&ct<d&&(0,p.re)(et,N)&&rt.push(ct)}const tt=yield*(0,z.p9)(rt,(J,et)=>J-et);return Math.
max(d,h*(tt[tt.length>>1]??0))}function*ft(X,rt){const tt=[];let J=0;for(const et of X){if((J+=et.fragments.length)>=U.y&&(J=0,yield U.Yz),et.end-et.start<rt*et.
size||et.fragments.length<2){tt.push(et);continue}let N;for(const ct of et.fragments)N&&Math.min(ct.start,ct.end)-N.end<rt*Math.max(N.size,ct.style.size)?N.add(
ct):tt.push(N=new p.Y4(ct))}return tt}function*dt(X){const rt=yield*(0,z.p9)(X,(J,et)=>J.baseline-et.baseline||J.start-et.start),tt=[];for(const[J,et]of rt.entries()){
J%U.y===U.y-1&&(yield U.Yz);const N=tt.at(-1);N!==void 0&&N.length<k.Px&&et.baseline-N[0].baseline<b*Math.min(et.size,N[0].size)?N.push(et):tt.push([et])}for(const J of tt)
J.sort((et,N)=>et.start-N.start);return tt}function gt(X,rt){const tt=[];let J;for(const N of X){const ct=tt.at(-1),Et=ct&&N.start-ct.end,bt=ct?Math.max(ct.size,
N.size):0;Et!==void 0&&Et<rt*bt&&Et>-c*bt?J===ct?J.join(N):tt[tt.length-1]=J=ct.joined(N):tt.push(N)}const et=tt.reduce((N,ct)=>ct.size>N.size?ct:N);return{baseline:et.
baseline,size:et.size,cells:tt}}function*pt(X,rt){return yield*yt(X.flat(),Pt,rt)}function*_t(X,rt){const tt=[],J=new Map,et=new Set;let N=0;for(const ct of X){
const{pairs:Et,lacking:bt}=yield*(0,R.f)(ct);(0,Q.RZ)(tt,Et);for(const Ot of bt)for(const wt of J.size<_?Ot.labels:[]){Ot.without.has(wt)&&et.add(N);for(const{letters:Rt,
text:xt}of wt.fragments)for(let Ct=0;Ct<xt.length&&J.size<_;Ct++)J.set(Rt+Ct,N);N++}}if(tt.length!==0)return{...yield*yt(tt,ct=>[ct],rt),labelOf:J,without:et}}function*yt(X,rt,tt){
const J=new M.q(tt),et=[];let N=0;for(const ct of X)for(const Et of rt(ct)){const bt=J.size;for(const[Ot,wt]of Et.entries())Ot>0&&J.space(`
`),(0,T.T)(J,wt,tt),!((N+=wt.fragments.length)<U.y)&&(N=0,J.settle(),yield U.Yz);et.push({start:bt,end:J.size}),J.space(`
`)}return{flow:J,lines:et}}function Mt({cells:X,gutters:rt}){if(rt.size===0)return[X];const tt=[];for(const[J,et]of X.entries())J===0||rt.has(J)?tt.push([et]):tt.
at(-1).push(et);return tt}const Pt=X=>Mt(X).map(rt=>Ut(rt)?[...rt].reverse():rt);function Ut(X){return X.length<2?!1:X.filter(({fragments:tt})=>tt.some(({mayTurn:J,
text:et})=>J&&(0,W.d)(et))).length>X.length/2}}),3133:((At,ht,L)=>{L.d(ht,{X:()=>p,b:()=>E});var Q=L(62743),M=L(86491),U=L(74135),z=L(6057),W=L(65868),k=L(60660),
R=L(84731),I=L(89420);function w(d,h,f){const c=new Map,g=new Set,{fragments:y,edges:O}=d,_=[];for(const[ft,dt]of y.entries()){const gt=h(dt),pt=gt&&D(gt.element);
if(!pt){_.push(dt);continue}if(g.has(pt)||pt.firstPage!==f)continue;g.add(pt);const _t=(0,R.X5)(pt.actualText.trim());if(_t==="")continue;const yt=new I.F(dt.style,
dt.start,dt.baseline,dt.order,O.count);yt.text=_t,yt.end=Y(y,ft,Mt=>{const Pt=h(Mt);return Pt!==void 0&&D(Pt.element)===pt});for(let Mt=0;Mt<_t.length;Mt++)O.add(
yt.start,yt.end);_.push(yt)}return _;function D(ft){if(c.has(ft))return c.get(ft);const dt=[];for(const gt of(0,k.Hy)(ft)){if(c.has(gt))break;dt.push(gt)}for(const gt of dt.
reverse()){const pt=gt.parent&&c.get(gt.parent);c.set(gt,pt??(gt.actualText===void 0?void 0:gt))}return c.get(ft)}}function Y(d,h,f){const c=d[h];let{end:g}=c;for(let y=h+
1;y<d.length;y++){const O=d[y];if(O.baseline!==c.baseline||O.style.frame!==c.style.frame||!f(O))break;g=Math.max(g,O.end)}return g}var P=L(98689),F=L(36211),B=L(
5490);const it=3,C=.5,v=4,H=2e4;class K{get rules(){return this.found.length>H?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(h,{matrix:f},c,g){
const y=F.lJ.get(h.operator);y?this.paints(y,g):this.found.length<=H&&this.path.length+this.boxes.length<=H&&this.extends(h,f)}extends(h,f){const c=(0,B.M)(h);switch(h.
operator){case"re":{const[g=NaN,y=NaN,O=NaN,_=NaN]=c,D=(0,U.zl)(f,[g,y,g+O,y+_]);D.every(Number.isFinite)&&this.boxes.push(D);return}case"m":this.first=this.last=
(0,U.Gd)(f,c[0],c[1]);return;case"l":this.line((0,U.Gd)(f,c[0],c[1]));return;case"c":case"v":case"y":this.last=(0,U.Gd)(f,c.at(-2),c.at(-1));return;case"h":this.
line(this.first)}}line(h){this.path.push([this.last,h]),this.last=h}paints({fill:h,strokes:f,closes:c},g){if(c&&this.line(this.first),!g&&f){for(const[[y,O],[_,
D]]of this.path)this.add(y,O,_,D,C);for(const[y,O,_,D]of this.boxes)this.around(y,O,_,D)}if(!g&&h)for(const[y,O,_,D]of[...this.boxes,...this.outline()])this.add(
y,O,_,D,it);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,U.$L)(this.path.flat())]}around(h,f,c,g){if(c-h<=it||g-f<=
it){this.add(h,f,c,g,it);return}for(const y of[f,g])this.add(h,y,c,y,C);for(const y of[h,c])this.add(y,f,y,g,C)}add(h,f,c,g,y){const[O,_]=[Math.abs(c-h),Math.abs(
g-f)];if(!(Math.min(O,_)<=y&&Math.max(O,_)>=v))return;const D=_>O;this.found.push(D?{isVertical:D,at:(h+c)/2,from:Math.min(f,g),to:Math.max(f,g)}:{isVertical:D,
at:(f+g)/2,from:Math.min(h,c),to:Math.max(h,c)})}}var $=L(45342),V=L(27077),st=L(77211),q=L(63209),Z=L(52332),ut=L(98095);const G=200,j=2e4;class lt{index;found;characters;unreadable;ordered;reading;segmented;constructor(h,f){
this.index=h,this.found=f,this.characters=f.characters,this.unreadable=f.unreadable}get blocks(){return this.ordered??=(0,$.z)(this.order())}*blocksByLook(){const{
fragments:h,leafOf:f,rules:c,hasTablesApart:g=!0}=this.found;return c&&!f&&g?this.blocks:yield*(0,q.NQ)(h,void 0,c??[])}order(){const{fragments:h,leafOf:f,rules:c,
hasTablesApart:g=!0}=this.found;return(0,q.NQ)(h,f,g?c:void 0,()=>this.segments())}*segments(){return this.segmented??=yield*(0,ut.q9)(this.found.fragments)}get flow(){
return this.reading??=(0,$.z)((0,q.dV)(this.blocks,this.found.edges))}async prepare(h){const{fragments:f,edges:c}=this.found;f.length<G&&this.characters<j||(this.
ordered=await(0,$.k)(this.order(),h),this.reading=await(0,$.k)((0,q.dV)(this.ordered,c),h))}*layout(h){return h==="reading"?this.flow.shown:yield*(0,st.Z)(this.
found.fragments,this.found.edges)}*visualText(h=!0){const{fragments:f,edges:c}=this.found,g=yield*(0,Z.HE)(yield*this.segments(),f,h),y=yield*(0,Z.x1)(g,c);return h?
{...y,below:yield*(0,Z.rQ)(g,c)}:y}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(h){const f=yield*(0,q.td)(this.
blocks,this.found.edges),c=[];for(const{0:g,index:y}of f.text.matchAll(h)){const O=f.box(y,y+g.length);O&&c.push({text:g,...O}),c.length%V.y===V.y-1&&(yield V.Yz)}
return c}}const ot=200,S=2e4,E=({characters:d})=>Math.min(d+ot,S);class p{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(h,f=!1,c=!0){this.
document=h,this.findsRules=f,this.hasTablesApart=c,this.contents=new W.i(h)}async page(h){const{document:f}=this,c=(0,z.iw)(f,h),{width:g,height:y}=(0,U.iN)(c),
O={width:g*c.userUnit,height:y*c.userUnit},_=new P.g(O.width,O.height,this.expected),D=this.findsRules?new K:void 0,ft=await this.contents.read(h,_,D);return this.
expected=E(_),this.assemble(h,_,O,{rules:D?.rules,damage:ft,usesElementTexts:!0})}async assemble(h,f,c,{rules:g,damage:y,usesElementTexts:O}){const{document:_}=this;
f.finish();const D=h<0?-1:_.pages.number(h),ft=h<0?void 0:await(this.tags??=(0,k.g$)(_)),dt=ft?.hasPage(D)?T(ft,D):void 0,gt=O&&dt&&ft?.hasTexts?w(f,dt,D):f.fragments,
pt=b(gt),_t=ft?.hasTexts===!0,yt={fragments:gt,edges:f.edges,...pt,damage:y,leafOf:dt,hasElementTexts:_t,rules:g,...c},Mt=new lt(h,{...yt,hasTablesApart:this.hasTablesApart});
return await Mt.prepare(_.job.pace),Mt}}function T(d,h){let f,c;return({style:{marks:g}})=>(g!==f&&(f=g,c=g.id<0?void 0:d.leaf(h,g.stream,g.id)),c)}function b(d){
let h=0,f=0,c=0;for(const{text:g,style:y}of d){const O=f;h+=g.length;for(let _=g.indexOf(Q.m);_>=0;_=g.indexOf(Q.m,_+1))f++;y.font===M.Z&&(c+=g.length-(f-O))}return{
characters:h,unreadable:f,assumed:c}}}),31681:((At,ht,L)=>{L.d(ht,{d:()=>M,f:()=>P});const Q=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
M=v=>Q.test(v),U=0,z=1,W=2,k=3,R=4,I=new RegExp("\\p{L}","u"),w=new RegExp("\\p{Nd}","u");function Y(v){return w.test(v)?k:Q.test(v)?W:I.test(v)?z:/^[.,:/%+\-\u066b\u066c]$/.
test(v)?R:U}function P(v,H){const K=v.map(Y),$=K.filter(G=>G===W).length,V=H.includes(!0);if($===0)return V?F(H):void 0;const st=K.filter(G=>G===z).length,q=$>=
st||V,Z=v.map((G,j)=>j);q&&Z.reverse(),B(K,q);const ut=G=>q?K[G]!==W:K[G]!==z;for(let G=0,j;G<Z.length;G=j){for(j=G+1;j<Z.length&&ut(Z[j])===ut(Z[G]);)j++;ut(Z[G])&&
(C(Z,G,j),q||it(Z,K,G,j))}return Z}function F(v){const H=v.map((K,$)=>$);for(let K=0,$;K<H.length;K=$){for($=K+1;$<H.length&&v[$]===v[K];)$++;v[K]&&C(H,K,$)}return H}
function B(v,H){for(let V=0;V<v.length;V++)if(v[V]===R){const st=v[V-1]===k&&v[V+1]===k;v[V]=st?k:U}const K=H?W:z,$=V=>V===void 0?K:V===k?H?W:z:V;for(let V=0,st;V<
v.length;V=st){if(st=V+1,v[V]!==U)continue;for(;st<v.length&&v[st]===U;)st++;const q=$(v[V-1]),Z=$(v[st]);v.fill(q===Z?q:K,V,st)}if(!H){for(let V=0;V<v.length;V++)
if(v[V]===k){let st=V;for(;v[st]===k;)st++;(v[V-1]!==W||v[st]!==W)&&v.fill(z,V,st),V=st}}}function it(v,H,K,$){for(let V=K,st;V<$;V=st)if(st=V+1,H[v[V]]===k){for(;st<
$&&H[v[st]]===k;)st++;C(v,V,st)}}function C(v,H,K){for(let $=H,V=K-1;$<V;$++,V--)[v[$],v[V]]=[v[V],v[$]]}}),98095:((At,ht,L)=>{L.d(ht,{Y4:()=>j,re:()=>h,lP:()=>ot,
q9:()=>lt});var Q=L(98689),M=L(27077),U=L(93604),z=L(31681),W=L(69631);const k=.6,R=.1,I=.3,w=3,Y=new RegExp("^(?:\\d{1,2}|[*\\u2020\\u2021\\u00a7#]{1,3}|\\p{Ll})\\)?\
$","u"),P=200,F=1e6;function*B(f){const c=f.filter(it);if(c.length===0)return f;const g=yield*(0,U.p9)(f,(_,D)=>_.baseline-D.baseline),y=new Set;let O=0;for(const _ of c){
const D=H(g,_.baseline);for(let ft=D;ft<Math.min(g.length,D+P)&&O<F;ft++){++O%M.y===0&&(yield M.Yz);const dt=g[ft];if(!(!C(dt,_)||y.has(dt))&&(O+=dt.fragments.length,
!!dt.fragments.some(gt=>v(_.fragments[0],gt)))){dt.join(_),y.add(_);break}}}return y.size===0?f:f.filter(_=>!y.has(_))}const it=({characters:f,fragments:c})=>f<=
w&&c.length===1&&Y.test(c[0].text)&&!c[0].style.frame.vertical;function C(f,c){const g=f.baseline-c.baseline,{size:y}=f;return c.size<W.N$*y&&g>W.WV*y&&g<k*y&&f.
frame===c.frame&&c.start>f.start&&c.start<f.end+I*y}function v(f,{end:c,style:{size:g}}){const y=f.start-c;return y>-R*g&&y<I*g&&f.style.size<W.N$*g}function H(f,c){
let g=0;for(let y=f.length;g<y;){const O=g+y>>1;f[O].baseline<=c?g=O+1:y=O}return g}const K=1.6,$=.5,V=.15,st=.6,q=.6,Z=.35,ut=.02,G=5e3;class j{fragments;start;end;baseline;size;top;bottom;characters;constructor(c){
this.fragments=[c],this.start=Math.min(c.start,c.end),this.end=Math.max(c.start,c.end),this.baseline=c.baseline,this.size=c.style.size,this.top=c.top,this.bottom=
c.bottom,this.characters=c.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(c){const g=this.fragments[this.
fragments.length-1];this.fragments.push(c),this.characters+=c.text.length;const y=Math.min(c.start,c.end),O=Math.max(c.start,c.end);y<this.start&&(this.start=y),
O>this.end&&(this.end=O);const{style:_,baseline:D}=c;_===g.style&&D===g.baseline||(_.size>this.size*1.05&&(this.size=_.size,this.baseline=D),c.top<this.top&&(this.
top=c.top),c.bottom>this.bottom&&(this.bottom=c.bottom))}join(c){for(const g of c.fragments)this.add(g)}joined(c){const[g,...y]=this.fragments,O=new j(g);for(const _ of y)
O.add(_);return O.join(c),O}sort(){const{fragments:c}=this;for(let g=1;g<c.length;g++)if(c[g].start<c[g-1].start){c.sort((y,O)=>y.start-O.start||y.order-O.order);
return}}}function*lt(f){const c=[];let g;for(let _=0;_<f.length;_++){const D=f[_];_%M.y===M.y-1&&(yield M.Yz),g&&S(g,D)?g.add(D):c.push(g=new j(D))}const y=yield*B(
yield*E(c));let O=0;for(const _ of y)_.sort(),O+=_.fragments.length,!(O<M.y)&&(O=0,yield M.Yz);return y}const ot=({style:f,text:c,mayTurn:g})=>f.marks.isReversed||
g&&(0,z.d)(c);function S(f,c){const{style:g,start:y,end:O,baseline:_}=c;if(g.frame!==f.frame||f.characters>G)return!1;const D=Math.max(g.size,f.size),ft=Math.abs(
_-f.baseline);if(ft>st*D)return!1;const dt=y-f.end,gt=f.start-Math.max(y,O);return ft>V*D?dt>-$*D&&dt<q*D:dt>-$*D&&dt<K*D||gt>-$*D&&gt<(ot(c)?q:Z)*D}function*E(f){
if(f.length<2)return[...f];const c=new Map;for(const{frame:_}of f)c.has(_)||c.set(_,c.size);const g=[];for(let _=0;_<f.length;_++){const D=f[_];_%M.y===M.y-1&&(yield M.
Yz),g.push({segment:D,order:_,frame:c.get(D.frame)})}const y=yield*(0,U.p9)(g,(_,D)=>_.frame-D.frame||_.segment.baseline-D.segment.baseline||_.segment.start-D.segment.
start),O=new Set;for(let _=0;_<y.length;_++){_%M.y===M.y-1&&(yield M.Yz);const{segment:D,frame:ft,order:dt}=y[_];if(!(O.size>0&&O.has(D)))for(let gt=_+1;gt<Math.
min(y.length,_+p);gt++){const pt=y[gt],_t=Math.min(D.size,pt.segment.size);if(pt.frame!==ft||pt.segment.baseline-D.baseline>V*_t)break;if(O.has(pt.segment)||!b(
D,pt.segment))continue;const[yt,Mt]=dt<pt.order?[D,pt.segment]:[pt.segment,D];if(yt.join(Mt),O.add(Mt),Mt===D)break}}return O.size===0?[...f]:f.filter(_=>!O.has(
_))}const p=50,T=/:$/;function b(f,c){const g=Math.min(f.size,c.size);if(f.characters+c.characters>G||Math.max(f.size,c.size)>1.5*g||d(f)||d(c))return!1;const[y,
O]=f.start<=c.start?[f,c]:[c,f],_=O.start-y.end,D=T.test(y.fragments.at(-1).text)?q:Z;return _>-ut*g&&_<D*g}const d=({fragments:f})=>f.length===1&&f[0].text.length===
1;function h(f,c){return c.order===f.order+1&&(f.spaceAfter||c.spaceBefore)?!0:c.start-f.end>Math.max((0,Q.U)(f.style),(0,Q.U)(c.style))}}),73356:((At,ht,L)=>{L.
d(ht,{T:()=>k,x:()=>W});var Q=L(61520),M=L(69631),U=L(31681),z=L(98095);function W(I,w){const Y=new Q.q(w);return k(Y,I,w),Y.shown}function k(I,{fragments:w},Y){
if(w.some(z.lP)){R(I,w,Y);return}for(let P=0;P<w.length;P++){const F=w[P],B=w[P-1];B&&(0,z.re)(B,F)?I.space(" "):B&&B.style!==F.style&&(0,M.rk)(F.text,F,B)&&I.raiseNext(),
I.add(F)}}function R(I,w,Y){const P=[];for(const[C,v]of w.entries()){C>0&&(0,z.re)(w[C-1],v)&&P.push({text:" ",from:0,to:0});const{text:H}=v;for(let K=0,$;K<H.length;K=
$){for($=K+1;$<H.length&&Y.isOneGlyph(v,$-1);)$++;P.push({text:H.slice(K,$),fragment:v,from:K,to:$})}}const F=P.map(({text:C})=>C),B=C=>P[C]?.fragment?.style.marks.
isReversed??!1,it=P.map(({fragment:C},v)=>B(v)||!C&&B(v-1)&&B(v+1));for(const C of(0,U.f)(F,it)??F.keys()){const{text:v,fragment:H,from:K,to:$}=P[C];H?I.add(H,K,
$):I.space(v)}}}),45342:((At,ht,L)=>{L.d(ht,{k:()=>M,z:()=>Q});function Q(U){for(;;){const{done:z,value:W}=U.next();if(z)return W}}async function M(U,z){for(;;){
const{done:W,value:k}=U.next();if(W)return k;const R=z.step(k);R&&await R}}})};
