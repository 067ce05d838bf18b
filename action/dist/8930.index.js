"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((Mt,ht,w)=>{w.d(ht,{D:()=>q,L:()=>E});var J=w(45657);function E({cos:I,sin:P},T,S,O,R){if(P===0&&I===1)
return{x:T,y:O,width:S-T,height:R-O};const U=[T*I-O*P,S*I-O*P,T*I-R*P,S*I-R*P],st=[T*P+O*I,S*P+O*I,T*P+R*I,S*P+R*I],[rt,V]=[(0,J.YG)(U),(0,J.YG)(st)];return{x:rt,
y:V,width:(0,J.Kf)(U)-rt,height:(0,J.Kf)(st)-V}}function q(I,P){const[T,S]=[Math.min(I.x,P.x),Math.min(I.y,P.y)];return{x:T,y:S,width:Math.max(I.x+I.width,P.x+P.
width)-T,height:Math.max(I.y+I.height,P.y+P.height)-S}}}),60660:((Mt,ht,w)=>{w.d(ht,{nZ:()=>H,g$:()=>v,Bi:()=>K,Hy:()=>M});var J=w(77581),E=w(45599),q=w(70549),
I=w(9819);const P=1e3,T=20,S=200,O=20;function R(b,h,u){let[d,g,f]=[1,1,[]];for(const m of U(b,h)){d=st(b,m.get("ColSpan"))??d,g=st(b,m.get("RowSpan"))??g;const y=b.
array(m.get("Headers"));y&&(f=y.slice(0,T).flatMap(L=>rt(b,L)??[]))}return{columns:d,rows:g,id:rt(b,u),heads:f}}function U(b,h){return h===void 0?[]:(b.array(h)?.
slice(0,O)??[h]).flatMap(d=>b.dict(d)??[])}function st(b,h){const u=h===void 0?void 0:b.resolve(h);return typeof u=="number"&&Number.isInteger(u)&&u>=1&&u<=P?u:
void 0}function rt(b,h){const u=h===void 0?void 0:b.resolve(h);return u instanceof E.Mx?(0,J.g7)(u).slice(0,S):void 0}var V=w(78157),lt=w(79725),N=w(82416);const A=2e3,
C=9;class B{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new lt.R;number=0;isReference=!1;constructor(h){this.document=h}read(h){const{
entries:u,kids:d}=this;d.length=0;const g=this.document.place(h);if(!g||!u.locate(g.bytes,g.start,Math.min(g.end,g.start+A)))return!1;const{bytes:f}=g,{at:m}=u;
if(u.find(f,"MCID")>=0)return!1;this.hasTexts=u.find(f,"ActualText")>=0||u.find(f,"Alt")>=0,this.hasAttributes=u.find(f,"A")>=0||u.find(f,"ID")>=0;const y=u.find(
f,"S");if(y<0||f[m[y+2]]!==V.cL)return!1;this.name(f,m[y+2]+1,m[y+3]);const L=u.find(f,"Pg");if(this.page=-1,L>=0){if(this.after(f,m[L+2],m[L+3])!==m[L+3]||!this.
isReference)return!1;this.page=this.number}const z=u.find(f,"K");return z<0||this.readKids(f,m[z+2],m[z+3])}name(h,u,d){const{type:g}=this;let f=0;if(g.length===
d-u)for(;f<g.length&&h[u+f]===g.charCodeAt(f);)f++;(f<d-u||f===0)&&(this.type=(0,N.MQ)(h,u,d))}readKids(h,u,d){const g=h[u]===V.WL,f=g?d-1:d;if(g&&h[f]!==V.wt)return!1;
for(let m=(0,V.AN)(h,g?u+1:u,f);m<f;m=(0,V.AN)(h,m,f)){if(m=this.after(h,m,f),m<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return g||
!this.isReference||this.isDictionary(this.number)}isDictionary(h){const u=this.document.place(h);return u!==void 0&&u.bytes[(0,V.AN)(u.bytes,u.start,u.end)]===V.
iH}after(h,u,d){let g=u,f=0;for(;g<d&&W(h[g]);g++)f=f*10+h[g]-V.l0;if(g===u||g-u>C||(this.number=f,this.isReference=!1,g<d&&!F(h[g])))return-1;const m=(0,V.AN)(
h,g,d);let y=m;for(;y<d&&W(h[y]);)y++;const L=(0,V.AN)(h,y,d);return y===m||L>=d||h[L]!==V.AV?g:(this.isReference=!0,L+1)}}const W=b=>b>=V.l0&&b<=V.ev,F=b=>b===
32||b===10||b===13,Z=1e7,nt=1e4;class _{pages=new Map;count=0;last;hasTexts=!1;leaf(h,u,d){const g=this.pages.get(h);return u===0&&d<nt?g?.own[d]:g?.others.get(
u*Z+d)}leaves(h){const{own:u=[],others:d}=this.pages.get(h)??{};return[...u.flat(),...d?.values()??[]].sort((g,f)=>g.order-f.order)}hasPage(h){return this.pages.
has(h)}add(h,u,d,g){if(!Number.isInteger(g)||g<0||g>=Z)return;const{own:f,others:m}=this.leavesOf(u);if(d===0&&g<nt)f[g]??={element:h,order:this.count++};else{const y=d*
Z+g;m.has(y)||m.set(y,{element:h,order:this.count++})}for(let y=h;y&&y.firstPage<0;y=y.parent)y.firstPage=u}leavesOf(h){if(this.last?.number===h)return this.last.
leaves;let u=this.pages.get(h);return u||this.pages.set(h,u={own:[],others:new Map}),this.last={number:h,leaves:u},u}}const v=(0,q.n)(et);function K(b){const h=b.
dict(b.catalog.get("MarkInfo"));return b.dict(b.catalog.get("StructTreeRoot"))!==void 0&&b.resolve(h?.get("Marked"))===!0}async function et(b){const h=b.dict(b.
catalog.get("StructTreeRoot"));if(!h||b.resolve(b.dict(b.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const u=new at(b,b.dict(h.get("RoleMap")));return await u.
run(h),u.tags}class at{document;roles;tags=new _;visit;bytes;types=new Map;open=[];constructor(h,u){this.document=h,this.roles=u,this.visit=new I._i(h),this.bytes=
new B(h)}async run(h){const{open:u,document:d}=this;this.push(h.get("K"),void 0,-1);for(let g=u.pop();g;g=u.pop()){this.take(g);const f=d.job.pace.step(300);f&&
await f}}push(h,u,d){if(h===void 0)return;const g=(0,E.i9)(h)||(0,E.cy)(h)?this.document.array(h)??[h]:[h];for(let f=g.length-1;f>=0;f--)this.open.push({kid:g[f],
parent:u,page:d})}take({kid:h,parent:u,page:d}){if(typeof h=="number"){u&&d>=0&&this.tags.add(u,d,0,h);return}if(!this.visit.first(h)||(0,E.i9)(h)&&this.takeBytes(
h.number,u,d))return;const g=this.document.dict(h);if(!g)return;const f=g.get("Pg"),m=(0,E.i9)(f)?f.number:d,y=g.get("MCID");if(y!==void 0){const it=g.get("Stm");
u&&m>=0&&this.tags.add(u,m,(0,E.i9)(it)?it.number:0,Number(this.document.resolve(y)));return}const L=this.document.resolve(g.get("S"));if(!(L instanceof E.SX))return;
const z=this.standard(L.text),$={type:z,parent:u,actualText:this.text(g.get("ActualText")),alternative:this.text(g.get("Alt")),cell:H(z)?R(this.document,g.get("\
A"),g.get("ID")):void 0,firstPage:-1};this.enter($),this.push(g.get("K"),$,m),(0,E.i9)(h)&&this.document.release(h.number)}takeBytes(h,u,d){const{bytes:g,document:f,
open:m,tags:y}=this;if(!g.read(h))return!1;const{hasTexts:L,hasAttributes:z,kids:$}=g,it=this.standard(g.type),dt=z&&H(it),ct={type:it,parent:u,actualText:L?this.
text(f.entry(h,"ActualText")):void 0,alternative:L?this.text(f.entry(h,"Alt")):void 0,cell:dt?R(f,f.entry(h,"A"),f.entry(h,"ID")):void 0,firstPage:-1};this.enter(
ct);const gt=g.page<0?d:g.page;if($.some(yt=>yt<0))for(let yt=$.length-1;yt>=0;yt--){const D=$[yt];m.push({kid:D<0?new E.oS(-1-D):D,parent:ct,page:gt})}else if(gt>=
0)for(const yt of $)y.add(ct,gt,0,yt);return!0}enter(h){const{type:u,parent:d,actualText:g}=h;g!==void 0&&(this.tags.hasTexts=!0),!(d?.type!=="TR"||!H(u))&&(d.cells?
d.cells.push(h):d.cells=[h])}text(h){const u=h===void 0?null:this.document.resolve(h);return u instanceof E.Mx?(0,J.g7)(u):void 0}standard(h){const u=this.types.
get(h);if(u!==void 0)return u;let d=h;for(let g=0;g<16;g++){const f=this.document.resolve(this.roles?.get(d));if(!(f instanceof E.SX)||f.text===d)break;d=f.text}
return this.types.set(h,d),d}}const H=b=>b==="TD"||b==="TH";function*M(b){for(let h=b;h;h=h.parent)yield h}}),34659:((Mt,ht,w)=>{w.d(ht,{a:()=>J,v:()=>E});const J="\
\\u2022\\u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",E='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),
84731:((Mt,ht,w)=>{w.d(ht,{Ps:()=>lt,RO:()=>O,V0:()=>st,X5:()=>R});const J=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
E=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,q=/[\t\n\v\f\r\u00a0]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=173,T=1e4,S=100;
class O{cleaned=new Map;clean(A){if(A.length===1){const B=A.charCodeAt(0);if(B>32&&B<127||B>160&&B<1536&&B!==P||B>=11904&&B<55296)return A}let C=this.cleaned.get(
A);return C===void 0&&(C=R(A),this.cleaned.size<T&&A.length<=S&&this.cleaned.set(A,C)),C}}function R(N){return N.replace(q," ").replace(J,"").replace(E,A=>A.normalize(
"NFKC")).replace(I,"�")}const U=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function st(N){if(N.length!==1)return;const A=N.charCodeAt(0);return(A<128?A===94||A===96||A===126:A<=733&&
(A>=710||A<=184))?U.get(A):void 0}const rt=new RegExp("^\\p{L}$","u"),V=new Map([["ı","i"],["ȷ","j"]]);function lt(N,A){if(!rt.test(N))return;const C=((V.get(
N)??N)+A).normalize("NFC");return C.length===1?C:void 0}}),62897:((Mt,ht,w)=>{w.d(ht,{K:()=>E,Y:()=>J});function J(q,I=1/0){let P=I;for(const T of q)T<P&&(P=T);
return P}function E(q,I=-1/0){let P=I;for(const T of q)T>P&&(P=T);return P}}),61520:((Mt,ht,w)=>{w.d(ht,{q:()=>q});var J=w(4186);const E=500;class q{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(T){
this.edges=T}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(T){this.flush();let S="";for(let O=this.parts.length-
1;O>=0&&S.length<T;O--)S=this.parts[O]+S;return S.slice(-T)}lastLetter(){this.flush();for(let T=this.parts.length-1;T>=0;T--){const S=this.parts[T];for(let O=S.
length-1;O>=0;O--)if(S[O]!==`
`)return S.charCodeAt(O)}return 0}add(T,S=0,O=T.text.length){const R=S===0&&O===T.text.length;R||this.cuts.set(this.offsets.length,{from:S,to:O}),this.offsets.push(
this.length),this.fragments.push(T),this.space(R?T.text:T.text.slice(S,O))}fromOf(T){return this.cuts.size===0?0:this.cuts.get(T)?.from??0}toOf(T){return(this.cuts.
size===0?void 0:this.cuts.get(T)?.to)??this.fragments[T].text.length}settle(){this.flush();const T=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(T).join("")),this.settled=this.parts.length}space(T){this.rest+=T,this.length+=T.length,this.whole=void 0,this.rest.length>E&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(T){this.flush(),this.whole=void 0,this.length-=T;for(let S=T;S>0;){const O=this.parts.pop()??"";O.
length>S&&this.parts.push(O.slice(0,-S)),S-=O.length}for(let S=this.offsets.length-1;S>=0;S--){const[O,R,U]=[this.offsets[S],this.fromOf(S),this.toOf(S)];if(O+U-
R<=this.length)break;this.cuts.set(S,{from:R,to:Math.max(R,this.length-O+R)})}}*pieces(){const{text:T}=this;let S=0;for(const[O,R]of this.offsets.entries()){const U=this.
toOf(O)-this.fromOf(O);U<=0||(yield{space:T.slice(S,R),text:T.slice(R,R+U),fragment:this.fragments[O]},S=R+U)}}box(T,S){const O=this.lineBoxes(T,S);return O.length===
0?void 0:O.reduce(J.D)}letters(T,S){return Array.from(this.within(T,S),({fragment:O,from:R,to:U,position:st})=>({first:O.letters+R,position:st,count:U-R}))}*within(T,S){
for(let O=Math.max(this.pieceAt(T),0);O<this.offsets.length&&this.offsets[O]<S;O++){const R=this.offsets[O],U=this.fromOf(O),st=Math.max(U,U+T-R),rt=Math.min(this.
toOf(O),U+S-R);st<rt&&(yield{fragment:this.fragments[O],from:st,to:rt,position:R+st-U})}}lineBoxes(T,S){const O=[];let R;for(const{fragment:U,from:st,to:rt}of this.
within(T,S)){const V=this.edges.box(U,st,rt);R&&I(R,U)?O.push((0,J.D)(O.pop(),V)):O.push(V),R=U}return O}at(T){const S=this.pieceAt(T);if(S<0)return;const O=this.
toOf(S)-this.fromOf(S);return T<this.offsets[S]+O?this.fragments[S]:void 0}pieceAt(T){let S=0,O=this.offsets.length;for(;S<O;){const R=S+O>>1;this.offsets[R]<=T?
S=R+1:O=R}return S-1}}function I(P,T){return P.style.frame!==T.style.frame?!1:2*(Math.min(P.bottom,T.bottom)-Math.max(P.top,T.top))>=Math.min(P.bottom-P.top,T.bottom-
T.top)}}),98689:((Mt,ht,w)=>{w.d(ht,{g:()=>et,U:()=>K});var J=w(84731);const E=.1,q=50,I=256,P=4,T=1073741823;class S{letters;fragments;count=0;hashes;heads;next;constructor(M,b,h){
this.letters=M,this.fragments=b;let u=I;for(;u*P<h;)u*=2;this.hashes=new Int32Array(u),this.heads=new Int32Array(u),this.next=new Int32Array(u)}add(M,b){const{fragments:h,
heads:u,hashes:d,next:g}=this,f=this.hashOf(M.letters,b);let m=0;for(let y=u[f&u.length-1];y>0&&m<q;y=g[y-1]){if(m++,d[y-1]!==f)continue;const L=h[y-1];if((y<h.
length?h[y].letters:M.letters)-L.letters===b&&O(L,M)&&this.isSameText(L,M,b))return!1}return this.count===d.length&&this.grow(),this.hashes[this.count]=f,this.link(
++this.count,f),h.push(M),!0}hashOf(M,b){const{units:h}=this.letters;let u=b;for(let d=M;d<M+b;d++)u=(u<<5)-u+h[d]&T;return u^u>>15}isSameText(M,b,h){const{units:u}=this.
letters;for(let d=0;d<h;d++)if(u[M.letters+d]!==u[b.letters+d])return!1;return!0}link(M,b){const h=b&this.heads.length-1;this.next[M-1]=this.heads[h],this.heads[h]=
M}grow(){const{hashes:M,count:b}=this;this.hashes=new Int32Array(2*b),this.hashes.set(M),this.heads=new Int32Array(2*b),this.next=new Int32Array(2*b);for(let h=0;h<
b;h++)this.link(h+1,M[h])}}function O(H,M){const b=E*M.style.size;return H.style.frame===M.style.frame&&Math.abs(H.start-M.start)<b&&Math.abs(H.end-M.end)<2*b&&
Math.abs(H.baseline-M.baseline)<b}var R=w(89420),U=w(78157);const st=512,rt=256;class V{units;used=0;all=0;constructor(M){this.units=new Uint16Array(Math.max(M,
st))}add(M){if(this.used===this.units.length){const b=new Uint16Array(this.used*2);b.set(this.units),this.units=b}this.units[this.used++]=M,this.all|=M}drop(M){
this.used-=M}replace(M,b){this.used-=M;for(let h=0;h<b.length;h++)this.add(b.charCodeAt(h))}text(){const M=this.units.subarray(0,this.used);return this.all<rt?(0,U.
bS)(Uint8Array.from(M)).toString("latin1"):(0,U.bS)(new Uint8Array(M.buffer,0,2*M.length)).toString("utf16le")}}const lt=.02,N=.12,A=.5,C=.4,B=32,W=127,F=1424,Z=1e3,
nt=.1,_=.18,v=.25;function K({font:H,frame:M,size:b,unit:h}){return M.vertical?b/2:h*Math.min(Math.max((H.space??v)/2,nt),_)}class et{width;height;fragments=[];edges;cleaner=new J.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(M,b,h=0,u=!1){this.width=M,this.height=b,this.edges=
new R.l(h,u),this.letters=new V(h),this.drawn=new S(this.letters,this.fragments,h)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(M,b,h,u,d){b===" "?this.space():this.follows(M,b,h,u,d)||this.place(M,b,h,u,d)}follows(M,b,h,u,d){const{open:g}=this;if(g===void 0||
g.style!==M||g.baseline!==d||this.isSpaced||b.length!==1)return!1;const f=b.charCodeAt(0),m=h-g.end;return f<=B||f>=W||h<this.end||m>this.gap||m<-C*M.unit||M.frame.
sin!==0||M.frame.cos!==1||u<h||u<0||h>this.width||this.letters.used-g.letters>=Z?!1:(g.end=this.end=u,this.text=b,this.start=h,this.letters.add(f),this.edges.add(
h,u),!0)}place(M,b,h,u,d){const g=this.cleaner.clean(b);if(g===" "?this.space():g===""&&b!==""&&this.open&&h<=this.open.end&&(this.open.end=Math.max(u,this.open.
end)),g===""||g===" ")return;if(!this.isEndless&&!this.isVisible(M,h,u,d)){this.leavesOut=!0;return}const{open:f}=this;f&&f.style.frame===M.frame&&h<this.end-N*
M.unit&&this.overlaps(f,M,g,h,u,d)||((!f||f.style!==M||this.letters.used-f.letters>=Z||this.isSpaced||h-f.end>this.gap||h-f.end<-C*M.unit||Math.abs(d-f.baseline)>
lt*M.size)&&this.begin(M,h,d),this.append(g,h,u))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:M,
letters:b}=this,h=b.text();for(let u=M.length-1,d=b.used;u>=0;u--){const g=M[u];g.text=h.slice(g.letters,d),d=g.letters}}append(M,b,h){const u=this.open;u.end=h,
this.text=M,this.start=b,this.end=h;for(let d=0;d<M.length;d++){const g=M.charCodeAt(d);g>=F&&(u.mayTurn=!0),this.letters.add(g),this.edges.add(b,h)}}begin(M,b,h){
this.close();const u=new R.F(M,b,h,this.drawnCount++,this.letters.used);u.mayTurn=!1,u.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==M&&(this.gap=
K(M)),this.open=u}overlaps(M,b,h,u,d,g){const f=Math.abs(g-M.baseline),m=Math.max(d-u,this.end-this.start);if(f>A*b.size||Math.abs(u+d-this.start-this.end)>m||this.
text==="")return!1;if(h===this.text&&Math.abs(u-this.start)<E*b.size&&f<E*b.size)return this.edges.join(),!0;const y=(0,J.V0)(h),L=(0,J.V0)(this.text),z=y!==void 0?
(0,J.Ps)(this.text,y):L===void 0?void 0:(0,J.Ps)(h,L);return z===void 0?!1:(z.charCodeAt(0)>=F&&(M.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,z),this.edges.drop(this.text.length-(y===void 0?0:1)),y===void 0&&(this.edges.add(u,d),this.start=u,M.end=this.end=Math.max(d,u)),this.text=z,!0)}close(){
const{open:M,letters:b}=this;if(!M)return;const h=b.used-M.letters;this.drawn.add(M,h)||(this.leavesOut=!0,b.drop(h),this.edges.drop(h))}isVisible({frame:{cos:M,
sin:b},size:h},u,d,g){const f=g-at*h,{width:m,height:y}=this,L=u*M-f*b,z=u*b+f*M,$=L+(d-u)*M,it=z+(d-u)*b;return(L>=0||$>=0)&&(z>=0||it>=0)&&(L<=m||$<=m)&&(z<=y||
it<=y)}}const at=.3}),89420:((Mt,ht,w)=>{w.d(ht,{F:()=>q,l:()=>P});var J=w(4186);const E=3;class q{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(S,O,R,U,st){
this.style=S,this.start=O,this.baseline=R,this.order=U,this.letters=st,this.end=O}get top(){const{font:S,frame:O,size:R}=this.style;return this.baseline-(O.vertical?
.5:S.ascent)*R}get bottom(){const{font:S,frame:O,size:R}=this.style;return this.baseline+(O.vertical?.5:-S.descent)*R}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==E}get box(){return(0,J.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const I=512;class P{values;used=0;glyph=0;glyphs;joined=[];constructor(S,O=!1){
this.values=new Float64Array(2*Math.max(S,I)),this.glyphs=O?[]:void 0}get count(){return this.used/2}add(S,O){if(this.used+2>this.values.length){const R=new Float64Array(
this.values.length*2);R.set(this.values),this.values=R}this.values[this.used++]=S,this.values[this.used++]=O,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(S){this.used-=2*S,this.glyphs&&(this.glyphs.length-=S)}isOneGlyph(S,O){const R=2*(S.letters+O);return this.values[R]===
this.values[R+2]&&this.values[R+1]===this.values[R+3]}box(S,O,R){let U=1/0,st=-1/0;for(let rt=2*(S.letters+O);rt<2*(S.letters+R);rt++){const V=this.values[rt];V<
U&&(U=V),V>st&&(st=V)}return(0,J.L)(S.style.frame,U,st,S.top,S.bottom)}}}),27077:((Mt,ht,w)=>{w.d(ht,{Kl:()=>P,Yz:()=>I,k6:()=>E,y:()=>q,zd:()=>J});function J(T){
for(;;){const{done:S,value:O}=T.next();if(S)return O}}async function E(T,S){for(;;){const{done:O,value:R}=T.next();if(O)return R;const U=S.step(R);U&&await U}}const q=1e3,
I=3e5,P=1e4}),5609:((Mt,ht,w)=>{w.d(ht,{N1:()=>nt,Px:()=>Z,_I:()=>v,eB:()=>_,tS:()=>S,ub:()=>et});var J=w(45657),E=w(34659),q=w(62897),I=w(27077);const P=.3,T=.5,
S=1.75,O=1.25,R=2,U=3,st=3.2,rt=.1,V=.05,lt=15,N=.75,A=3,C=.5,B=.4,W=new RegExp("^\\p{Ll}","u"),F=new RegExp(`^(?:[${E.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)]\
)$`,"u"),Z=500;class nt{segments;start;end;top;bottom;constructor(m){this.segments=[m],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=m}get frame(){
return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(m){this.segments.push(m),this.start=Math.
min(this.start,m.start),this.end=Math.max(this.end,m.end),this.top=Math.min(this.top,m.top),this.bottom=Math.max(this.bottom,m.bottom)}}class _{element;lines;start;end;top;bottom;constructor(m){
this.lines=[m],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=m}static of(m,y){const L=new _(m[0]);for(let z=1;z<m.length;z++)L.add(m[z]);return L.
element=y,L}get frame(){return this.lines[0].frame}add(m){this.lines.push(m),this.start=Math.min(this.start,m.start),this.end=Math.max(this.end,m.end),this.top=
Math.min(this.top,m.top),this.bottom=Math.max(this.bottom,m.bottom)}}function*v(f){const m=[];let y;for(let L=0;L<f.length;L++){const z=f[L];L%I.y===I.y-1&&(yield I.
Yz);const $=y?Math.min(y.size,z.size):0;y?.frame===z.frame&&y.segments.length<Z&&Math.abs(y.baseline-z.baseline)<P*$&&z.start>y.end-T*$&&!K(y,z)?y.add(z):m.push(
y=new nt(z))}return m}const K=(f,{start:m,size:y})=>m-f.end>R*Math.min(f.size,y)&&Math.max(f.size,y)>O*Math.min(f.size,y);function*et(f){const m=[];let y;for(let L=0;L<
f.length;L++){const z=f[L];L%I.y===I.y-1&&(yield I.Yz),y&&g(y,z)?y.add(z):(y&&d(m),m.push(y=new _(z)))}return y&&d(m),yield*at(m)}function*at(f){const m=[];for(let $=0,
it;$<f.length;$=it){for(it=$+1;it<f.length&&h(f,$,it);it++)it%I.y===I.y-1&&(yield I.Yz);m.length%I.y===I.y-1&&(yield I.Yz),m.push(f.slice($,it))}if(!m.some($=>$.
length>=A))return f;const y=new Map,L=[];for(const[$,it]of m.entries()){$%I.y===I.y-1&&(yield I.Yz);const dt=it.length<A?void 0:yield*u(it,C);dt&&y.set(M(it),Math.
max(y.get(M(it))??0,H(it))),L.push(dt)}if(y.size===0)return f;const z=[];for(const[$,it]of m.entries()){$%I.y===I.y-1&&(yield I.Yz);const dt=it.length<2?void 0:
[0,-1,1].map(gt=>y.get(M(it)+gt)).find(Boolean),ct=L[$]??(dt===void 0?void 0:yield*u(it,0,dt));(0,J.RZ)(z,ct?b(it,ct):it)}return z}const H=f=>(0,q.K)(f.map(({end:m})=>m)),
M=([f,m])=>Math.round(10*(m.lines[0].baseline-f.lines[0].baseline));function b(f,m){const y=[];let L;for(const[z,$]of f.entries())L?L.add($.lines[0]):y.push(L=$),
m.has(z)&&(L=void 0);return y}function h(f,m,y){const[L,z,$]=[f[m],f[y-1],f[y]];if(z.lines.length>1||$.lines.length>1||z.frame!==$.frame)return!1;const[it,dt]=[
z.lines[0],$.lines[0]],{size:ct}=L.lines[0],gt=dt.baseline-it.baseline,yt=f[m+1].lines[0].baseline-L.lines[0].baseline;return Math.abs(dt.size-ct)<V*ct&&Math.abs(
gt-yt)<rt*ct&&gt>0&&gt<=st*ct&&dt.start<z.end&&dt.end>z.start}function*u(f,m,y=0){const[L,z]=[(0,q.Y)(f.map(({start:ct})=>ct)),Math.max(y,H(f))],$=new Set;let it=0;
for(const[ct,{lines:gt,start:yt,end:D}]of f.entries()){ct%I.y===I.y-1&&(yield I.Yz);const{size:k}=gt[0],Y=f[ct+1],j=Y?.lines[0].segments[0].fragments[0],X=j&&D+
Math.abs(j.end-j.start)+N*k>z,Q=Y&&Y.start>yt+k/2&&!F.test(gt[0].segments[0].fragments[0].text);!X||Q||D-L<lt*k||F.test(j.text)?$.add(ct):W.test(j.text)&&it++}const dt=f.
length-$.size;return dt>=m*f.length&&it>=B*dt?$:void 0}function d(f){const m=f.at(-2),y=f.at(-1);if(!(!m||y.lines.length<U||m.lines.length>=y.lines.length||!g(y,
m.lines[0]))){f.splice(-2,1);for(const L of m.lines)y.add(L)}}function g(f,m){const y=f.lines.at(-1);if(y.frame!==m.frame)return!1;const L=Math.max(y.size,m.size),
z=m.baseline-y.baseline;return z<P*L||z>S*L||L>O*Math.min(y.size,m.size)?!1:m.start<f.end&&m.end>f.start}}),77211:((Mt,ht,w)=>{w.d(ht,{Z:()=>U,x:()=>rt});var J=w(
62897),E=w(27077),q=w(93604),I=w(52332),P=w(73356);const T=20,S=1e3,O=2,R=/\u00ad$/;function*U(N,A){const C=[];for(const W of yield*(0,I.SE)(N))yield E.Kl,C.push(
{lines:W,characters:st(W)});const B=[];for(const{lines:W}of yield*(0,q.p9)(C,(F,Z)=>Z.characters-F.characters))yield E.Kl,B.push(`${(yield*rt(W,A)).join(`
`)}
`);return B.join(`
`)}const st=N=>N.reduce((A,{cells:C})=>A+C.reduce((B,{characters:W})=>B+W,0),0);function*rt(N,A){const C=N.flatMap(_=>_.cells),B=yield*V(C),W=(0,J.Y)(C.map(({start:_})=>_)),
F=(yield*lt(N.slice(1).map((_,v)=>_.baseline-N[v].baseline)))||1,Z=[];let nt=0;for(const[_,v]of N.entries()){const K=_===0?1:Math.round((v.baseline-N[_-1].baseline)/
F);for(let at=1;at<Math.min(K,T);at++)Z.push("");let et="";for(const at of v.cells){const H=Math.min(Math.round((at.start-W)/B),S),M=(0,P.x)(at,A).replace(R,"");
et=et.padEnd(Math.max(H,et===""?0:et.length+O))+M,nt+=at.fragments.length,!(nt<E.y)&&(nt=0,yield E.Yz)}Z.push(et)}return Z}function*V(N){const A=N.map(C=>(C.end-
C.start)/Math.max(C.characters,1)).filter(C=>C>0);return(yield*lt(A))||1}function*lt(N){const A=yield*(0,q.p9)(N,(C,B)=>C-B);return A[A.length>>1]??0}}),92133:((Mt,ht,w)=>{
w.d(ht,{gB:()=>Qi,NQ:()=>Vi,td:()=>Zi,dV:()=>Xi});var J=w(61520),E=w(27077),q=w(45657),I=w(93604),P=w(99689);const T=100,S=.5,O=.35,R=.03,U=1;function*st(t){const e=t.
reduce((c,{cells:p})=>Math.max(c,p.length),0),s=yield*rt(t.filter(({cells:c})=>c.length===e)),n=yield*(0,I.p9)([...t.keys()],(c,p)=>t[p].cells.length-t[c].cells.
length);let i=0;for(const c of n)for(const p of t[c].cells){if(s.length>T)return;A(s,p),!((i+=s.length)<E.y)&&(i=0,yield E.Yz)}const o=new Set;let r=0;const a=t.
map(c=>C(c,s)),l=a.map(({cells:c},p)=>{let x=-1;return c.map((G,ft)=>{const[ut,pt]=lt(s,G);pt>ut&&N(s,G,ut,pt)===void 0&&o.add(p);let vt=N(s,G,ut,pt)??ut;return vt<=
x&&ft>0&&(vt=x,r++),x=vt})});return{count:s.length,rows:a,places:l,spanning:o,conflicts:r}}function*rt(t){const e=t[0].cells.map(({start:n,end:i})=>({start:n,end:i}));
for(let n=1;n<e.length;n++)if(yield*V(t,n))return e;const s=e.map(({start:n,end:i})=>({start:n,end:i}));for(const{cells:n}of t)for(const[i,{start:o,end:r}]of n.
entries())s[i].start=Math.min(s[i].start,o),s[i].end=Math.max(s[i].end,r);return s.every(({start:n},i)=>i===0||n>=s[i-1].end)?s:e}function*V(t,e){const s=yield*(0,I.
p9)(t.map(i=>i.cells[e]),(i,o)=>i.start-o.start);let n=1/0;for(const{start:i,end:o,size:r}of s){if(i-n>U*r)return!0;n=n===1/0?o:Math.max(n,o)}return!1}function lt(t,{
start:e,end:s}){let n=0;for(;n<t.length&&t[n].end<=e;)n++;let i=n-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[n,i]}function N(t,e,s,n){let i;for(let o=s;o<=
n;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<S*Math.min(a-r,e.end-e.start))){if(i!==void 0)return;i=o}}return i}function A(t,e){const[
s,n]=lt(t,e);if(s>n){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===n?s:N(t,e,s,n);if(i===void 0)return;const o=t[i];o.start=Math.min(o.start,Math.max(
e.start,t[i-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[i+1]?.start??1/0))}function C(t,e){const s=t.cells.flatMap(n=>{const[i,o]=lt(e,n);return o>i&&
N(e,n,i,o)===void 0?B(n,e,i):[n]});return s.length===t.cells.length?t:{...t,cells:s}}function B(t,e,s){const n=[new P.Y4(t.fragments[0])];let i=s;for(const o of t.
fragments.slice(1)){const r=n.at(-1),a=o.start-r.end>=O*t.size,l=e[i+1],c=l!==void 0&&Math.abs(o.start-l.start)<R*t.size;(a||c)&&l&&r.end<=l.start&&o.start>=e[i].
end?(n.push(new P.Y4(o)),i++):r.add(o)}return n}var W=w(62897);const F=.65,Z=.3,nt=.12,_=6,v=3,K=50,et=20,at=/^[$\u20ac\u00a3\u00a5]$/u;function*H(t){const e=[];
for(const{cells:r,size:a}of t)for(const[l,c]of r.entries()){for(const{start:p,end:x,isLabel:G}of d(c,a))e.push({start:p,end:x,kind:G?"label":"words"});l>0&&e.push(
{start:r[l-1].end,end:c.start,kind:"cells"}),yield c.fragments.length*E.Yz/E.y}if(e.length<v)return t;const s=(0,W.Y)(t.map(r=>r.size)),n=r=>t[0].cells.some(({start:a,
end:l})=>a<r&&l>r),i=[];for(const r of["start","end"]){const a=yield*(0,I.p9)(e,(l,c)=>l[r]-c[r]);for(let l=0,c;l<a.length;l=c){for(c=l+1;c<a.length&&a[c][r]-a[c-
1][r]<nt*s;)c++;const p=a.slice(l,c),[x,G]=[(0,W.K)(p.map(pt=>pt.start)),(0,W.Y)(p.map(pt=>pt.end))];if(p.length<v||x>=G||i.length===K)continue;const ft=(x+G)/2,
ut=p.filter(({kind:pt})=>pt!=="cells");ut.length>=v||ut.some(({kind:pt})=>pt==="label")?i.push({at:ft,isInFirst:!1}):n(ft)&&i.push({at:ft,isInFirst:!0})}}let o=t;
for(const r of i)o=(yield*M(o,r))??o;return o}function*M(t,{at:e,isInFirst:s}){const n=[];for(const[i,o]of t.entries()){const r=o.cells.find(({start:l,end:c})=>l<
e&&c>e);if(yield(o.cells.length+(r?.fragments.length??0))*E.Yz/E.y,r&&s&&i>0)return;const a=r?d(r,o.size,i===0?Z:F):[];if(r&&!a.some(({start:l,end:c})=>l<e&&c>e))
return;n.push((r&&g(o,e))??o)}return n}function b(t,e){if(t.cells.length!==1)return;const[s]=t.cells,n=nt*Math.min(t.size,e.size),i=d(s,t.size).slice(0,et);if(i.
length===0||u(s,i[0])>_)return;const o=({end:c})=>e.cells.some((p,x)=>x>0&&Math.abs(p.start-c)<n),r=i.reduce((c,p)=>c&&c.end-c.start>=p.end-p.start?c:p,void 0),
a=e.cells.at(-1),l=i.find(o)??(r&&Math.abs(t.end-a.end)<n&&r.start<a.start?r:void 0);return l&&g(t,(l.start+l.end)/2)}function h(t,e){if(t.cells.length>=e.cells.
length)return;const s=nt*Math.min(t.size,e.size),n=t.cells.flatMap(r=>d(r,t.size).slice(0,et));let i=t;for(const{start:r,end:a}of n)e.cells.some(l=>Math.abs(l.start-
a)<s)&&(i=g(i,(r+a)/2)??i);const o=({start:r,end:a},l)=>Math.abs(r-e.cells[l].start)<s||Math.abs(a-e.cells[l].end)<s;return i.cells.length===e.cells.length&&i.cells.
every(o)?i:void 0}const u=({fragments:t},e)=>t.filter(({start:s})=>s<e.start).length;function d({fragments:t},e,s=F){const n=[];let i=-1/0,o="";for(const{start:r,
end:a,text:l}of t)o!==""&&Math.min(r,a)-i>=s*e&&!at.test(o)&&n.push({start:i,end:Math.min(r,a),isLabel:o.endsWith(":")}),i=Math.max(i,r,a),o=l;return n}function g(t,e){
const s=t.cells.findIndex(({start:o,end:r})=>o<e&&r>e);if(s<0)return;const n=[],i=[];for(const o of t.cells[s].fragments)(o.start<e?n:i).push(o);if(!(n.length===
0||i.length===0))return{...t,cells:[...t.cells.slice(0,s),f(n),f(i),...t.cells.slice(s+1)],isTabular:!0}}function f([t,...e]){const s=new P.Y4(t);for(const n of e)
s.add(n);return s}var m=w(34659),y=w(52332);const L=3.5,z=.3,$=1.25,it=1.1,dt=3,ct=1.6,gt=.87,yt=2,D=8,k=.6,Y=8,j=1.5,X=3,Q=1.1,ot=.05,Et=10,mt=20,St=100,Ot=2,bt=2,
Tt=new RegExp(`^(?:[${m.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),zt=new RegExp(`^${m.v}`,"u"),tt=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*xt(t){
const e=[];let s=[],n=0,i;const o=r=>{r.tabular<(r.isWide?dt:Ot)||(r.takeRest(),e.push(r))};for(const r of t)for(const a of(0,y.l$)(r)){(n+=a.length*(1+s.length)+
a[0].fragments.length)>=E.y&&(n=0,yield E.Yz);const l=Dt(a,r);for(const p of s)p.isNear(l)||o(p);s=s.filter(p=>p.isNear(l));const c=s.find(p=>p.start<l.end&&p.end>
l.start);if(!(c?.takes(l)||!c&&s.some(p=>p.takesGroup(l)))){if(c&&o(c),s=s.filter(p=>p!==c),!l.isTabular)i=l;else if(l.cells.length<=St&&s.length<mt){const p=i&&
Pt(i,l)?b(i,l):void 0,x=new ee(p??l);!p||x.takes(l)?s.push(x):s.push(new ee(l)),i=void 0}}}return s.forEach(o),e}function Dt(t,{baseline:e,size:s}){const n=es(t.
length>1?ts(t):t),i=n.length===2&&Ze(n[0],n[1])||Qe(n),[o,r]=[n[0].start,n.reduce((a,l)=>Math.max(a,l.end),-1/0)];return{cells:n,baseline:e,size:s,start:o,end:r,
isTabular:n.length>1&&!i&&!Xe(n)}}function Xe([t,...e]){return e.every(({size:s})=>t.size>$*s)&&!/\d/.test(tt(t))}const Ze=(t,e)=>Tt.test(tt(t))||t.characters===
1&&zt.test(`${tt(t)} ${tt(e)}`);function Qe(t){const[e,s]=t.slice(-2);return!s||t.length>Jt||!qe.test(tt(s))||e.fragments.length<qt?!1:(t.length===Jt?e.fragments:
e.fragments.slice(-qt)).every(({text:i})=>Je.test(i))}const Jt=3,qt=5,Je=/^\.+$/,qe=/^(?:\d{1,4}|[ivxlc]{1,8})$/;function ts(t){return t.some(({fragments:e},s)=>s<
t.length-1&&te.test(e.at(-1).text))?t.flatMap((e,s)=>{const[n,i]=e.fragments.slice(-2);return!(i&&s<t.length-1&&te.test(i.text)&&/\d\)?$/.test(n.text))||!/^[\d(.,-]/.
test(tt(t[s+1]))?[e]:[f(e.fragments.slice(0,-1)),f([i])]}):t}const te=/^[$\u00a3\u00a5]$/u;function es(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;
const e=[];for(const s of t){const n=e.at(-1);n?.characters===1&&at.test(tt(n))&&/^[\d(.,-]/.test(tt(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class ee{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){return Pt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-
this.last.baseline;if(!e.isTabular||this.single.length>0||s>Y*e.size)return!1;const n=this.rows.at(-2);return(!n||s<j*(this.last.baseline-n.baseline))&&ss(this.
last,e)}takes(e){const s=this.divided(e);if(!s.isTabular){const n=s.start<this.start+s.size&&se(s,this.last);this.areDetails=(this.single.length===0||this.areDetails)&&
this.isDetail(s);const i=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=yt&&!(this.single.length<Et&&i)||n||this.isProse(
s)?!1:(this.single.push(s),!0)}if(this.single.length>yt&&!this.areDetails||!ns(this.last,s))return!1;Pt(this.single.at(-1)??this.last,s)||(this.isWide||=s.cells.
length<X||s.cells.length!==this.last.cells.length),s.start<this.start+s.size&&(this.pitch=Math.min(this.pitch,s.baseline-(this.single.at(-1)??this.last).baseline));
for(const n of this.single)this.rows.push(n);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=
Math.max(this.end,s.end),!0}divided(e){return h(e,this.last)??(e.isTabular||this.isProse(e)?e:b(e,this.last)??e)}takesGroup(e){return e.isTabular||this.tabular>
1||this.single.length>0||e.end>this.start||!Pt(this.last,e)||se(e,this.last)?!1:(this.single.push(e),!0)}takeRest(){const[e]=this.single;if(e&&this.isRepeated(e)){
for(const i of this.single){if(!this.isRepeated(i))return;this.rows.push(i)}return}if(e&&this.isRest(e,this.last)){let i=this.last;for(const o of this.single){if(!this.
isRest(o,i))return;this.rows.push(i=o)}return}if(!e||e.baseline-this.last.baseline>gt*this.pitch||this.tabular<dt||e.baseline-this.last.baseline>ct*e.size)return;
const s=z*e.size,n=({start:i,end:o})=>Math.abs(e.start-i)<s||Math.abs(e.end-o)<s;this.last.cells.slice(1).some(n)&&this.rows.push(e)}isRepeated(e){const s=this.
rows.at(-1),n=e.baseline-s.baseline;if(e.isTabular||n>ct*e.size)return!1;const i=ot*e.size;let[o,r]=[0,!1];for(let a=1;a<this.rows.length;a++){const[l,c]=[this.
rows[a-1],this.rows[a]],p=c.baseline-l.baseline;r||=gt*p>n,!c.isTabular&&l.isTabular===s.isTabular&&Math.abs(c.start-e.start)<i&&Math.abs(p-n)<i&&o++}return r&&
o>=bt}isRest(e,s){return this.tabular<dt||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>Q*this.pitch?!1:this.last.cells.some(({start:n},i)=>i>0&&Math.
abs(n-e.start)<ot*e.size)}isDetail(e){const[s]=this.single,n=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;const i=ot*e.size;if(e.
baseline-n.baseline>ct*e.size&&(!s||this.isBelowSpace()))return!1;if(s)return Math.abs(s.start-e.start)<i;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>
this.start&&Math.abs(o.start-e.start)<i?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<i)}isBelowSpace(){const{single:e,last:s}=this;return e.some(
(n,i)=>n.baseline-(e[i-1]??s).baseline>ct*n.size)}isProse({cells:e,start:s,end:n}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=D&&n-s>k*(this.end-this.start)}}
function se(t,e){const s=({cells:n})=>n.every(({fragments:i})=>i.every(({style:o})=>o.font.bold));return t.size>$*e.size||t.size>it*e.size&&s(t)&&!s(e)}function ss(t,e){
const[s,n]=t.cells.length<e.cells.length?[t,e]:[e,t],i=z*e.size;let o=0;for(const{start:c,end:p}of s.cells){for(;o<n.cells.length&&n.cells[o].end<c;)o++;const x=n.
cells[o];if(!x||!(Math.abs(x.start-c)<i||Math.abs(x.end-p)<i))return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],l=Math.abs(r.end-a.end)<i&&/\d$/.test(tt(a));return s.
cells.length>=X||l}const Pt=(t,e)=>e.baseline-t.baseline<=L*Math.max(e.size,t.size);function ns(t,e){const s=z*Math.min(t.size,e.size);for(let n=0,i=0;n<=t.cells.
length&&i<=e.cells.length;){const[o,r]=ne(t,n),[a,l]=ne(e,i);if((ie(t,n)||ie(e,i))&&Math.min(r,l)-Math.max(o,a)>=s)return!0;r<l?n++:i++}return!1}const ne=({cells:t},e)=>[
t[e-1]?.end??-1/0,t[e]?.start??1/0],ie=({cells:t},e)=>e>0&&e<t.length,is=1,os=2,oe=3,rs=2,as=.12,ls=.5,cs=.1,fs=20,Gt=new RegExp("\\p{L}","u");function*hs(t){const e=t.
reduce((s,n)=>s+n.cells.length,0);for(const{place:s,width:n}of yield*us(t)){const[i,o]=[re(t,({end:r})=>r<=s),re(t,({start:r})=>r>=s)];if(yield e*E.Yz/E.y,ds(i,
o)||(yield*gs(i,o,n)))return[i,o];if(ps(i,o))return[i,o]}}function*us(t){const e=yield*(0,I.p9)(t.flatMap(i=>i.cells),(i,o)=>i.start-o.start),s=[];let n=1/0;for(const[
i,{start:o,end:r,size:a}]of e.entries()){i%E.y===E.y-1&&(yield E.Yz);const l=(o-n)/a;l>=is&&s.push({place:(o+n)/2,width:l}),n=n===1/0?r:Math.max(n,r)}return s.sort(
(i,o)=>o.width-i.width).slice(0,fs)}function re(t,e){const s=[];for(const n of t){const i=n.cells.filter(e);if(i.length===0)continue;const[o,r]=[i[0].start,i.at(
-1).end];s.push(i.length===n.cells.length?n:{...n,cells:i,start:o,end:r,isTabular:i.length>1})}return s}function ds([t],[e]){return!t||!e||t.baseline!==e.baseline||
t.cells.length<rs||t.cells.length!==e.cells.length||!Gt.test(tt(t.cells[0]))?!1:t.cells.every((s,n)=>tt(s)===tt(e.cells[n]))}function*gs(t,e,s){const[n,i]=[Ct(ae(
t)),Ct(ae(e))];if(yield(t.length+e.length)*E.Yz/E.y,!(n.last<i.first||i.last<n.first))return!1;const o=e.flatMap(({cells:r})=>r.length>1?[r.slice(0,2)]:[]);return!le(
o)||!ms(o.map(([r])=>r))?!1:t.some(({cells:r})=>r.length>1)?le(t.flatMap(({cells:r})=>r.length>1?[r.slice(-2)]:[])):s>=os&&o.every(([r])=>Gt.test(tt(r)))}function ps(t,e){
if(Math.min(t.length,e.length)<oe||![t,e].some(a=>a.every(({isTabular:l})=>!l)))return!1;const[s,n]=[Ct(t),Ct(e)];if(!(s.last<n.first||n.last<s.first))return!1;
const i=new Map(e.map(({baseline:a,cells:l})=>[a,l[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:a,cells:l}of t){const c=i.get(a);if(!c)continue;const p=(c.baseline-
l[0].baseline)/Math.min(c.size,l[0].size);[o,r]=[Math.min(o,p),Math.max(r,p)]}return r-o>=cs}function ae(t){const e=t.findIndex(({cells:s})=>s.length>1);return e<
0?t:t.slice(e)}function Ct(t){let[e,s]=[1/0,-1/0];for(const{cells:n}of t)for(const{fragments:i}of n)e=Math.min(e,i[0].order),s=Math.max(s,i[0].order);return{first:e,
last:s}}function le(t){if(t.length<oe)return!1;let e=-1/0;for(const[s,n]of t){if(Math.min(s.order,n.order)<e)return!1;e=Math.max(s.order,n.order)}return!0}function ms(t){
return t.every(({start:s,size:n})=>Math.abs(s-t[0].start)<as*n)||t.filter(s=>Gt.test(tt(s))).length>ls*t.length}const ys=1.2,Es=1.6,Ms=3,Ss=2,bs=.5,Ts=40,Os=3;function*As(t,e){
const{rows:s}=t,n=s.slice(1).map((i,o)=>i.baseline-s[o].baseline);for(const i of yield*ws(n,(0,W.Y)(s.map(({size:o})=>o)))){const o=yield*xs({...t,isNumber:e},n,
i);if(o)return o}}function*xs(t,e,s){const{rows:n,places:i,isNumber:o}=t,r=[];let[a,l]=[0,0];for(let p=0,x;p<n.length;p=x){for(x=p+1;x<n.length&&e[x-1]<=s;)x++;
if(x-p>Ts)return;yield(x-p)*E.Yz/E.y;const G=Array.from({length:x-p},(ft,ut)=>p+ut);if(G.length>1&&!Ls(G,t)){if(p>0||G.some(ft=>n[ft].cells.some(o)))return;for(const ft of G)
r.push([ft]);continue}G.length>1&&a++,G.slice(1).some(ft=>Bt(i[ft]))&&!Bt(i[p])&&l++,r.push(G)}return(l===0||a>=bs*r.length)&&a>=Ss&&r.length>=Ms?r:void 0}function*ws(t,e){
const s=yield*(0,I.p9)(t,(i,o)=>o-i),n=[];for(let i=1;i<s.length&&n.length<Os;i++){const[o,r]=[s[i-1],s[i]];r>0&&r<=Es*e&&o>=ys*r&&n.push(r)}return n}function Ls(t,{
rows:e,places:s,spanning:n,isNumber:i}){const o=(0,W.K)(t.map(c=>e[c].cells.length)),r=t.filter(c=>e[c].cells.length===o),a=c=>e[c].cells.length===1||!e[c].cells.
some(i);if(t[0]===0&&n.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||a(c)))return!1;const l=t.filter(c=>c<r[0]&&Bt(s[c])).length;return l===0||l===t.filter(c=>c>
r[0]&&Bt(s[c])).length}const Bt=t=>t.length===1&&t[0]===0;var wt=w(20779);const vs=1.6,ce=.95,Rs=.4,_t=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
_s=new RegExp("^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),Is=/^\d{1,3}\.?$/,Ut=new RegExp("^\\p{Ll}","u"),zs=/^[\p{Lu}\p{N}]/u,It=2,Ds=2;function*fe(t){
const{rows:e}=t,s=yield*As(t,r=>_t.test(tt(r)));if(s)return s;const n=[],i=e.findIndex((r,a)=>Ys(r)||Bs(r,t.places[a])),o=Ns(t,i);for(const r of e.keys()){const a=r<
i;r>0&&(a?Ws(t,r)&&!Gs(t,r,i):ue(t,r,i)||Ps(t,r,o))?n.at(-1).push(r):n.push([r])}return n}function Ns(t,e){const{rows:s,places:n}=t;let i=1/0;for(let o=1;o<s.length;o++)
s[o].cells.length>1&&n[o][0]===0&&!ue(t,o,e)&&(i=Math.min(i,s[o].baseline-s[o-1].baseline));return i}function Ps({rows:t,places:e,count:s},n,i){const[o,r]=[t[n-
1],t[n]];return i===1/0||r.baseline-o.baseline>gt*i||e[n][0]===0||!Ht(o,r)||Cs(o,r)?!1:e[n].every((a,l)=>{const c=o.cells[e[n-1].indexOf(a)];return c!==void 0&&
(s>It||!(he(c)&&he(r.cells[l])))})}const Cs=(t,e)=>[t,e].every(({cells:s})=>s.length>1&&_t.test(tt(s.at(-1))))&&new RegExp("\\p{L}","u").test(tt(e.cells.at(-2))),
he=({fragments:t})=>t.length>1&&_t.test(t.at(-1).text);function Bs({cells:t},e){const s=t.filter((i,o)=>e[o]>0),n=s.filter(i=>_t.test(tt(i))||_s.test(tt(i)));return n.
length>0&&2*n.length>=s.length}const Ht=(t,e)=>e.baseline-t.baseline<=vs*Math.max(e.size,t.size),Ws=({rows:t,spanning:e,count:s},n)=>!e.has(n)&&!e.has(n-1)&&Ht(
t[n-1],t[n])&&!(s===It&&t[n-1].cells.length===It&&t[n].cells.length===It),Ys=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function Gs({
rows:t,places:e,count:s},n,i){const{cells:o}=t[n],r=o.length===It&&s>It&&Is.test(tt(o[0]));if(n!==i-1||o.length>1&&!r||e[n][0]!==0)return!1;const a=t[i+1];if(!a||
t[n-1].cells.length===1||Ut.test(tt(t[n].cells[0])))return!1;const l=t[n].baseline-t[n-1].baseline;return l>ce*(t[i].baseline-t[n].baseline)&&l>ce*(a.baseline-t[i].
baseline)}function ue({rows:t,places:e},s,n){const[i,o]=[t[s-1],t[s]];if(s===n||!Ht(i,o))return!1;const r=x=>Ut.test(x.fragments[0].text),a=x=>zs.test(x.fragments[0].
text);if(!(e[s][0]===0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;const c=({cells:x})=>x.every(G=>!_t.test(tt(G))),p=e[s].every(x=>e[s-1].includes(
x));return c(o)&&p?!0:i.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&Ut.test(tt(o.cells[0]))}function*Us(t){if(!t.some((a,l)=>l>0&&a.length>1&&a.every(Hs)))
return[t];const e=t.filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===1)return[t];const s=t.flatMap((a,l)=>a.flatMap(c=>c.segments.map(p=>({
segment:p,column:l,line:c.baseline})))),n=yield*(0,I.p9)(s,(a,l)=>a.line-l.line||a.column-l.column),i=[],o=[];for(let a=0,l;a<n.length;a=l){const{line:c,segment:p}=n[a];
for(l=a+1;l<n.length&&n[l].line-c<Rs*p.size;)l++;const x=n.slice(a,l).sort((ft,ut)=>ft.column-ut.column);o.push(x.map(({column:ft})=>ft));const G=x.map(ft=>ft.segment);
i.push({cells:G,baseline:c,size:p.size,start:G[0].start,end:G.at(-1).end,isTabular:x.length>1}),i.length%E.y===0&&(yield E.Yz)}const r={count:t.length,rows:i,places:o,
spanning:new Set};return(yield*fe(r)).map(a=>de(r,a))}const Hs=({segments:t})=>t.length===1&&(t[0].characters<=Ds||_t.test(tt(t[0])));function de({count:t,rows:e,
places:s},n){const i=Array.from({length:t},()=>[]);for(const o of n){const r=new Map;for(const[a,l]of e[o].cells.entries()){const c=s[o][a],p=r.get(c);p?p.push(
l):r.set(c,[l])}for(const[a,l]of r)i[a].push((0,wt.cA)(l))}return i}const Ks=/^[-\u2010-\u2013\u2212+(]$/u,Fs=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,$s=/^[-\u2010-\u2013\u2212(]$/u,
js=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Vs=/\d[)%]?$/,ks=.6;function*Xs(t){const e=[];for(const[n,{cells:i}]of t.rows.entries())e.push(new Map(i.map((o,r)=>[t.places[n][r],
o]))),yield i.length*E.Yz/E.y;const s=new Map;for(let n=0;n<t.count;n++){if(yield e.length*E.Yz/E.y,s.has(n-1)&&s.get(n-1)===n)continue;const i=Zs(e,n);i!==void 0&&
s.set(n,i)}return s.size===0||t.conflicts>0?t:ge(t,s)}function Zs(t,e){const s=t.filter(p=>p.has(e)),n=s.map(p=>p.get(e)),i=n.map(tt);if(i.length===0)return;const o=s.
every(p=>Vs.test(Kt(p,e-1))),r=s.every(p=>js.test(Kt(p,e+1))),a=p=>i.every(x=>$s.test(x))&&!t.some(x=>!x.has(e)&&/\d/.test(Kt(x,p))),l=(p,x)=>(x.start-p.end)/p.
size;return o&&i.every(p=>Fs.test(p))&&!a(e-1)&&(s.every((x,G)=>l(x.get(e-1),n[G])<ks)||s.every(x=>!x.has(e+1)))?e-1:!r||!i.every(p=>Ks.test(p))||a(e+1)?void 0:
s.every((p,x)=>{const[G,ft]=[p.get(e-1),p.get(e+1)];return!G||!/\d/.test(tt(G))||l(n[x],ft)<l(G,n[x])})?e+1:void 0}const Kt=(t,e)=>{const s=t.get(e);return s?tt(
s):""};function ge(t,e){const s=[];let n=0;for(let r=0;r<t.count;r++)s.push(e.has(r)?-1:n++);for(const[r,a]of e)s[r]=s[a];const i=[],o=t.rows.map((r,a)=>{const l=[],
c=[];for(const[p,x]of r.cells.entries()){const G=s[t.places[a][p]];c.at(-1)===G?l.push(l.pop().joined(x)):(l.push(x),c.push(G))}return i.push(c),l.length===r.cells.
length?r:{...r,cells:l,isTabular:l.length>1}});return{...t,count:n,rows:o,places:i}}const Qs=3,Js=/\d/,qs=new RegExp("\\p{L}","u"),tn=/^(?:19|20)\d\d$/;function*pe(t){
if(t.conflicts>0)return t;const e=[];for(const[i,{cells:o}]of t.rows.entries())e.push(new Map(o.map((r,a)=>[t.places[i][a],r]))),yield o.length*E.Yz/E.y;const s=en(
e),n=new Map;for(let i=0;i<t.count;i++){yield e.length*E.Yz/E.y;const o=[...e.keys()].filter(a=>e[a].has(i));if(!sn(o,s)&&!nn(o,e,i,t.count))continue;const r=on(
e,o,i);r!==void 0&&!n.has(r)&&![...n.values()].includes(i)&&n.set(i,r)}return n.size===0?t:ge(t,n)}function en(t){const e=n=>[...n.values()].some(i=>Js.test(tt(
i))&&!tn.test(tt(i))),s=t.findIndex(e);return s>Qs?0:s}const sn=(t,e)=>t.length>0&&t.every(s=>s<e);function nn(t,e,s,n){return t.every(i=>{const o=e[i];return i>
0&&2*o.size<n&&[...o.keys()][0]===s&&qs.test(tt(o.get(s)))})}function on(t,e,s){return[s-1,s+1].flatMap(i=>{const o=t.flatMap(a=>a.get(i)??[]);if(o.length===0||
e.some(a=>t[a].has(i)))return[];const r=a=>o.reduce((l,{start:c,end:p})=>Math.min(l,Math.max(c-a.end,a.start-p)),1/0);return[{beside:i,distance:e.reduce((a,l)=>a+
r(t[l].get(s)),0)}]}).sort((i,o)=>i.distance-o.distance)[0]?.beside}const rn=1.3,an=.3,ln=.5,me=2,Ft=12;function*ye(t){const{rows:e}=t,s=[];let n=0;for(let i=1;i<
e.length;i++){if(!Ee(e,i))continue;yield Ft*E.Yz/E.y;const o=e.slice(Math.max(n,i-Ft),i);fn(o,cn(e,i))&&(s.push(e.slice(n,i)),n=i)}return s.length===0?[t]:[...s,
e.slice(n)].map(i=>({rows:i,tabular:Wt(i)}))}const Wt=t=>t.filter(({isTabular:e})=>e).length;function cn(t,e){let s=e+1;for(;s<t.length&&s<e+Ft&&!Ee(t,s);)s++;return t.
slice(e,s)}function Ee(t,e){const s=n=>n<1||n>=t.length?0:t[n].baseline-t[n-1].baseline;return s(e)>rn*Math.max(s(e-1),s(e+1))&&s(e-1)>0&&s(e+1)>0}function fn(t,e){
if(Wt(t)<me||Wt(e)<me)return!1;const[s,n]=[Me(t),Me(e)],i=an*Math.min(s.size,n.size),o=a=>s.cells.some(({start:l,end:c})=>Math.abs(l-a.start)<i||Math.abs(c-a.end)<
i||Math.abs(l+c-a.start-a.end)<i);return n.cells.filter(o).length<=ln*Math.max(s.cells.length,n.cells.length)}const Me=t=>t.reduce((e,s)=>s.cells.length>e.cells.
length?s:e),hn=.3,un=1.25,dn=1.5,gn=2,pn=/:$/,mn=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>pn.test(s)));function*yn(t){const{rows:e}=t,s=[];for(const c of e)
s.push(mn(c)),yield c.cells.reduce((p,{fragments:x})=>p+x.length,0)*E.Yz/E.y;const n=s.indexOf(!1),i=e.slice(0,n),o=e.slice(n);if(n<1||o.length<gn)return[t];if(s.
slice(n).filter(Boolean).length>hn*o.length)return[t];const a=i.slice(1).map((c,p)=>c.baseline-i[p].baseline),l=a.length>0?(0,q.Kf)(a):dn*i[0].size;return o[0].
baseline-i.at(-1).baseline<un*l?[t]:[i,o].map(c=>({rows:c,tabular:Wt(c)}))}const En=2,Mn=.6,Sn=.1,bn=.5,Tn=60,On=3,An=/^(?:19|20)\d\d$/,xn=/^[^\d\s]{1,3}$/,$t=t=>{
const e=tt(t);return new RegExp("\\p{L}","u").test(e)||An.test(e)||xn.test(e)};function*wn(t){const[e,s,...n]=t;if(!e||!s||t.length<On||e.cells.length>=s.cells.
length||s.baseline-e.baseline>En*Math.max(e.size,s.size)||!e.cells.every($t)||!s.cells.every($t)||n.every(({cells:l})=>l.every($t)))return;const i=yield*st(t.slice(
1)),o=i&&(yield*pe(i));if(!o||o.count>Tn||o.spanning.has(0))return;const r=yield*_n(e.cells,yield*vn(o),o);return!r||!Ln(r,o.places[0])?void 0:{columns:{...o,rows:[
e,...o.rows],places:[r.map(([l])=>l),...o.places],spanning:new Set([0,...[...o.spanning].map(l=>l+1)])},spans:r}}const Ln=(t,e)=>t.some(([s,n])=>n>s)&&t.every(([
s,n])=>s===n||e.filter(i=>i>=s&&i<=n).length>n-s);function*vn({rows:t,places:e,count:s}){const n=Array.from({length:s},()=>({start:1/0,end:-1/0}));for(const[i,{
cells:o}]of t.entries()){for(const[r,{start:a,end:l}]of o.entries()){const c=n[e[i][r]];c.start=Math.min(c.start,a),c.end=Math.max(c.end,l)}yield o.length*E.Yz/
E.y}return n}function Rn({rows:t,places:e}){const s=t[0].cells.map(tt),n=e[0];for(let i=0;i<s.length;i++)for(let o=2;i+2*o<=s.length;o++){if(!((s.length-i)%o===
0&&s.every((l,c)=>c<i+o||l===s[c-o])))continue;const a=(s.length-i)/o;return Array.from({length:a},(l,c)=>[n[i+c*o],n[i+(c+1)*o-1]])}return[]}function*_n(t,e,s){
const n=Rn(s),i=new Set(s.places[0]),o=[],r=(c,[p,x])=>c.start<e[x].end&&c.end>(e[p-1]?.end??-1/0),a=t.slice(-n.length),l=n.length>0&&a.length===n.length&&a.every(
(c,p)=>r(c,n[p]));for(const[c,p]of t.entries()){const x=l?n[c-(t.length-n.length)]:void 0,G=t[c+1]?.start??1/0,ft=(o.at(-1)?.[1]??-1)+1,ut=x??In(p,e,ft,i)??(yield*Dn(
p,e,[ft,G]));if(!ut||ut[0]<=(o.at(-1)?.[1]??-1))return;o.push(ut)}return o}function In(t,e,s,n){const[i,o]=[e[s],e[s+1]];return i&&o&&!n.has(s)&&t.start>i.end&&
t.end<o.start?[s,s]:void 0}function zn(t,e,s){const n=s.find(([a,l])=>a===l);if(!n)return!1;const[i,o,r]=[e[n[0]-1],e[n[0]],e[n[0]+1]];return!i||!r?!1:t.start<(i.
end+o.start)/2&&t.end>(o.end+r.start)/2}function*Dn(t,e,[s,n]){const i=Mn*t.size,o=[];for(let c=s;c<e.length&&!(e[c].start>t.end);c++){yield(e.length-c)*E.Yz/E.
y;for(let p=c;p<e.length&&e[p].start<n;p++){const[x,G]=[e[c].start,e[p].end];if(c<p&&(t.start<x-i||t.end>G+i))continue;const ft=Math.abs(x+G-t.start-t.end)/2<=i+
Sn*(G-x),ut=c===p&&(Math.abs(x-t.start)<i||Math.abs(G-t.end)<i),pt=Math.abs(x-t.start)<i&&t.end>e[p].start;(ft||ut||pt)&&o.push([c,p])}}const r=([c,p])=>t.end-t.
start>=bn*(e[p].end-e[c].start),a=o.find(([c,p])=>p>c&&r([c,p]));if(a&&zn(t,e,o))return a;const[l]=yield*(0,I.p9)(o,([c,p],[x,G])=>p-c-(G-x));return l}const Nn=3,
Se=2,Pn=.05,Cn=.3,Bn=6,Wn=.4,Yn=3,jt=2,Gn=4,Un=4,Hn=new Set,Kn=new RegExp("^\\p{Ll}","u"),Fn=/\d/;function*$n(t,e){const s=[];for(const i of e)for(const o of yield*xt(
i))for(const r of yield*Vt(o,Un))(0,q.RZ)(s,yield*jn(r));if(s.length===0)return{blocks:s,outside:t};const n=new Set;for(const{lines:i}of s)for(const{segments:o}of i)
for(const r of o)for(const a of r.fragments)n.add(a);return yield E.Yz,{blocks:s,outside:t.filter(i=>!n.has(i))}}function*Vt(t,e){if(e===0)return[t];let s=[t];const n=yield*hs(
yield*H(t.rows));if(!n&&(s=yield*ye(t)).length>1){const o=[];for(const r of s)o.push(yield*Vt(r,1));return o.some(({length:r})=>r>1)?o.flat():[t]}if(!n)return[t];
const i=[];for(const o of n)for(const r of yield*xt(o.map(a=>({...a,gutters:Hn}))))(0,q.RZ)(i,yield*Vt(r,e-1));return i}function*jn(t){const e=yield*ye(t);if(e.
length>1){const s=[];for(const n of e)(0,q.RZ)(s,yield*be(n));if(s.length>=e.length&&s.every(n=>n instanceof wt.QH))return s}return yield*be(t)}function*be(t){const e=[];
for(const s of yield*yn(t)){const n=s.tabular<Se?void 0:yield*Vn(s);n&&e.push(n)}return e}function*Vn(t){const e=yield*H(t.rows),s=yield*wn(e),n=s?.columns??(yield*st(
e));if(!n||Zn(n))return;const i=yield*Xs(s?n:yield*pe(n)),{rows:o}=i,r=i.places.reduce((ut,pt)=>ut+pt.length,0),a=r>=Cn*i.count*o.length,l=kn(i),c=(t.tabular>=Nn||
l)&&i.count>1&&i.conflicts<=Pn*r&&a&&!Xn(o);if(!a)return new wt.xE(o,o.map(ut=>ut.cells.map(pt=>[(0,wt.cA)([pt])])));const p=c&&!l?yield*fe(i):o.map((ut,pt)=>[pt]),
x=[];let G=0;for(const ut of p)x.push(de(i,ut)),!((G+=i.count)<E.y)&&(G=0,yield E.Yz);const ft=p[0].length===1&&i.count===n.count?s?.spans:void 0;return c?new wt.
QH(x,ft):new wt.xE(o,x)}function kn({rows:t,count:e,conflicts:s,spanning:n}){if(t.length!==Se||s>0||n.size>0||t.some(({cells:a})=>a.length!==e))return!1;const i=({
fragments:a})=>a.at(-1).text.endsWith(":"),o=({cells:a})=>a.every((l,c)=>i(l)===(c%jt===0));return e%jt===0&&t.every(o)?!0:e===jt||t[0].cells.some(({fragments:a})=>a.
some(({text:l})=>Fn.test(l)))?!1:t.reduce((a,{cells:l})=>a+l.reduce((c,{fragments:p})=>c+p.length,0),0)<=Gn*e*t.length}const Xn=t=>t.every(({cells:e})=>e.every(
({fragments:s})=>s.every(n=>n.isTyped)));function Zn({rows:t,count:e,places:s}){const n=Array.from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:o}]of t.
entries())for(const[r,a]of o.entries()){const l=n[s[i][r]];l.lines++,l.words+=a.fragments.length,Kn.test(a.fragments[0].text)&&l.going++}return n.some(({lines:i,
words:o,going:r})=>i>=Yn&&o>Bn*i&&r>=Wn*i)}var Lt=w(5609);const Te=4,Qn=8,Jn=4,qn=.7,ti=2.5,ei=.8,si=1e6;function ni(t){return Oe(t,Qn,{left:si})}function*Oe(t,e,s){
if(e===1)return[...t];const n=[];let i=0;for(let o=0,r;o<t.length;o=r){const l=t[o].segments.length>1&&s.left>0?yield*ii(t,o,s):void 0;if(++i%E.y===0&&(yield E.
Yz),r=l?.to??o+1,!l)n.push(t[o]);else{for(const c of l.left)n.push(c);for(const c of yield*Oe(l.right,e-1,s))n.push(c)}}return n}const Ae=200;function*ii(t,e,s){
const[n,i]=t[e].segments,o=n.size;let r=n.end,a=i.start;const l=[],c=[];let p=e;for(;p<t.length;p++){const G=t[p];s.left-=G.segments.length,(p-e)%Ae===Ae-1&&(yield E.
Yz);const ft=p===e?0:G.baseline-t[p-1].baseline;if(G.frame!==n.frame||ft<0||ft>ti*o)break;const ut=G.segments.filter(At=>At.start<r),pt=G.segments.slice(ut.length),
vt=(0,W.K)(ut.map(At=>At.end),r),Rt=(0,W.Y)(pt.map(At=>At.start),a);if(Rt-vt<ei*o||ut.length>1)break;[r,a]=[vt,Rt],(0,q.RZ)(l,ut),pt.length>0&&c.push(pt)}const x=c.
map(([G])=>G);if(!(l.length<Te||c.length<Te||!xe(l)||!xe(x)))return{left:l.map(G=>new Lt.N1(G)),right:c.map(oi),to:p}}function oi([t,...e]){const s=new Lt.N1(t);
for(const n of e)s.add(n);return s}function xe(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,W.Y)(t.map(o=>o.start)),n=(0,W.K)(t.map(o=>o.end))-s,i=t.
reduce((o,r)=>o+r.end-r.start,0);return e>=Jn*t.length&&i>=qn*n*t.length}const Nt=2,we=1e3,kt=3,Le=10;function*ve(t){const e=yield*Ie(t.filter(({isVertical:r})=>!r)),
s=yield*Ie(t.filter(({isVertical:r})=>r));if(e.length+s.length<kt||e.length+s.length>we)return[];const n=[...e.keys(),...s.keys()].map((r,a)=>a),i=r=>{let a=r;for(;n[a]!==
a;)a=n[a]=n[n[a]];return a};for(const[r,a]of e.entries()){yield E.Yz;for(const[l,c]of s.entries())Yt(a,c.at)&&Yt(c,a.at)&&(n[i(e.length+l)]=i(r))}const o=new Map;
for(const[r,a]of[...e,...s].entries()){const l=o.get(i(r))??{rows:[],columns:[]};o.set(i(r),l),(a.isVertical?l.columns:l.rows).push(a)}return[...o.values()].flatMap(
r=>{if(r.rows.length===0||r.columns.length===0)return[];const[a,l]=[Re(r.columns,r.rows),Re(r.rows,r.columns)],[c,p]=[ze(a),ze(l)];return c.length<kt||p.length<
kt?[]:[{rows:l,columns:a,xs:c,ys:p}]})}function Re(t,e){const{isVertical:s}=t[0],[n,i]=[(0,W.Y)(e.map(({at:l})=>l)),(0,W.K)(e.map(({at:l})=>l))],[o,r]=[_e(e.map(
l=>l.from)),_e(e.map(l=>l.to))],a=[...t];return o<t[0].at-Le&&a.unshift({isVertical:s,at:o,from:n,to:i}),r>t.at(-1).at+Le&&a.push({isVertical:s,at:r,from:n,to:i}),
a}const _e=t=>t.sort((e,s)=>e-s)[t.length>>1],Yt=({from:t,to:e},s)=>t-Nt<=s&&s<=e+Nt;function*Ie(t){const e=yield*(0,I.p9)(t,(n,i)=>n.at-i.at||n.from-i.from),s=[];
for(let n=0,i;n<e.length;n=i){const{at:o,isVertical:r}=e[n];for(i=n+1;i<e.length&&e[i].at-o<Nt;)i++;if(s.length>we)return s;n%E.y===E.y-1&&(yield E.Yz);const a=yield*(0,I.
p9)(e.slice(n,i),(c,p)=>c.from-p.from);let l;for(const c of a)l&&c.from<=l.to+Nt?l.to=Math.max(l.to,c.to):(l&&s.push({isVertical:r,at:o,...l}),l={from:c.from,to:c.
to});l&&s.push({isVertical:r,at:o,...l})}return s}function ze(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.at(-1)>=Nt)&&e.push(s);return e}var ri=w(60660);
const ai=1,li=3,Xt=2,ci=.4,fi=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function hi({lines:t,element:e}){if(t.length<Xt||!e)return!1;
const s=e.type==="P",n=s?li:ai;let i=0;for(const[o,{segments:r,baseline:a,size:l}]of t.entries()){!s&&o>0&&a<t[o-1].baseline+ci*l&&(i=Xt);let c,p=!1;for(const{fragments:x}of r)
for(const G of x)p||=c!==void 0&&Math.abs(G.start-c.end)>=n*G.style.size,c=G;p&&i++}return i>=Xt&&!gi(e)}const ui=({element:t})=>t!==void 0&&di.test(t.type),di=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;
function gi(t){for(const{type:e}of(0,ri.Hy)(t))if(fi.test(e))return!0;return!1}function*pi({lines:t}){const e=[];for(const{segments:s}of t)for(const n of s)(0,q.
RZ)(e,n.fragments);return yield*(0,I.p9)(e,(s,n)=>s.order-n.order)}const De=300,mi=5,yi=.6,Ei=20,Ne=5,Mi=3;function*Pe(t){return t.length<3||t.length>De||!bi(t)?
t:yield*Ti(t)}function Si(t){if(t.length<2||t.length>De)return t;const e=t[0]?.frame,s=[];let[n,i]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;
n=Math.max(n,t[r].bottom),i+=Ce(t[r]),s.push({bottom:n,words:i})}let o=1/0;for(let r=1;r<Math.min(t.length,Ei);r++){o=Math.min(o,t[r-1].top);const a=s[t.length-
1-r];if(a.words<Math.max(Ne,i-a.words))return t;if(a.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function Zt(t,e){return t.frame!==e.frame||t.bottom>
e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const Ce=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((n,{fragments:i})=>n+i.
length,0),0);function bi(t){let e=0,s=0,n;for(const i of t)Ce(i)<Ne||(n&&Zt(n,i)?e++:n&&Zt(i,n)&&n.top-i.bottom<Mi*n.lines[0].size&&s++,n=i);return s>=mi&&s>yi*
(e+s)}function*Ti(t){const e=t.length,s=new Int32Array(e),n=t.map(()=>[]);for(let r=0;r<e;r++){yield E.Yz;for(let a=0;a<e;a++)r!==a&&Oi(t,r,a)&&(n[r].push(a),s[a]++)}
const i=new Set(t.keys()),o=[];for(;i.size>0;){let r=-1;for(const a of i)(r<0||s[a]<s[r])&&(r=a);i.delete(r),o.push(t[r]);for(const a of n[r])s[a]--}return o}function Oi(t,e,s){
const n=t[e],i=t[s];if(n.frame!==i.frame)return!1;if(Zt(n,i))return!0;if(n.end>i.start+1)return!1;const o=Math.min(n.top,i.top),r=Math.max(n.bottom,i.bottom);return!t.
some(a=>a!==n&&a!==i&&a.frame===n.frame&&a.top<r&&a.bottom>o&&a.start<n.end&&a.end>i.start)}const Ai=.4,xi=1;function*wi(t,e){if(e.length===0||t.length<2)return;
const s=Array.from({length:e.length+1},()=>[]),n=yield*(0,I.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let i;for(const[o,r]of n.entries()){const{start:a,
end:l,baseline:c,style:p}=r,x=Li((a+l)/2,e);if(s[x].push(r),i&&i.column!==x&&c-i.fragment.baseline<=Ai*p.size&&a-i.fragment.end<xi*p.size)return;i={fragment:r,column:x},
o%E.y===E.y-1&&(yield E.Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function Li(t,e){let[s,n]=[0,e.length];for(;s<n;){const i=s+n>>1;e[i]<t?s=i+1:n=i}return s}
const vi=100,Ri=2e4,_i=1/2,Ii=1/20,Be=1,zi=2e4;function*Di(t,e){const s=[];let n=t;for(const i of e){if(i.xs.length-1>vi||(i.xs.length-1)*(i.ys.length-1)>Ri)continue;
const{cells:o,others:r}=yield*Ni(n,i),a=yield*Wi(o,i);a&&(s.push(a),n=r)}return{tables:s,outside:n}}function*Ni(t,e){const{rows:s,columns:n,xs:i,ys:o}=e,r=new Map,
a=[];let l=0,c=0;for(const x of t){const{frame:G}=x.style,ft=(x.start+x.end)/2,ut=(x.top+x.bottom)/2,pt=ft>i[0]&&ft<i.at(-1)&&ut>o[0]&&ut<o.at(-1),vt=G.cos===1&&
G.sin===0&&!G.vertical,Rt=pt&&vt?Pi(e,ft,ut):void 0;if(!Rt)a.push(x);else{const At=r.get(Rt.first)??{...Rt,fragments:[]};r.set(Rt.first,At),At.fragments.push(x),
(At.last!==Rt.last||n.some(fo=>Ci(x,fo,ut)))&&l++}c+=pt?s.length+n.length:1,!(c<zi)&&(c=0,yield E.Yz)}const p=t.length-a.length;return l>Ii*p?{cells:new Map,others:[
...t]}:{cells:r,others:a}}function Pi({rows:t,columns:e,xs:s,ys:n},i,o){const[r,a]=We(e,i,o),[l,c]=We(t,o,i);if(!r||!a||!l||!c)return;const p=(x,G)=>Ye(n,x.at)*
s.length+Ye(s,G.at);return{first:p(l,r),last:p(c,a)}}function We(t,e,s){let n;for(const i of t)if(Yt(i,s)){if(i.at>e)return[n,i];n=i}return[n,void 0]}const Ci=({
start:t,end:e},s,n)=>s.at>t+Be&&s.at<e-Be&&Yt(s,n);function Ye(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*Bi(t,e){const s=new Map;for(const[
n,{last:i,fragments:o}]of t){const r=e.slice(n%e.length+1,i%e.length),a=(yield*wi(o,r))??[o];for(const[l,c]of a.entries())c.length>0&&s.set(n+l,c)}return s}function*Wi(t,{
xs:e,ys:s}){const[n,i]=[e.length-1,s.length-1];if(t.size<=_i*n*i)return;const o=yield*Bi(t,e),r=[];for(let p=0;p<i;p++){const x=[];for(let G=0;G<n;G++){const ft=o.
get(p*e.length+G);x.push(ft?yield*(0,Lt._I)(yield*(0,P.q9)(ft)):[])}for(const G of yield*Us(x))r.push(G)}const a=r.filter(p=>p.some(x=>x.length>0)),l=Array.from(
{length:n},(p,x)=>x).filter(p=>a.some(x=>x[p].length>0));if(a.length<2||l.length<2)return;const c=a.map(p=>l.map(x=>p[x]));return new wt.QH(c,r[0]===a[0]?Yi(t,l,
e.length,a[1]):void 0)}function Yi(t,e,s,n){const i=[];for(const{first:a,last:l}of t.values()){if(a>=s-1)continue;const[c,p]=[e.indexOf(a),e.findLastIndex(x=>x<
l%s)];if(c<0||p<c)return;i.push([c,p])}const o=([a,l])=>e.slice(a,l+1).every(c=>n[c].length>0),r=i.filter(([a,l])=>l>a);return r.length>0&&r.every(o)?i.sort(([a],[
l])=>a-l):void 0}var Ge=w(39955);const Gi=2,Ue=3.5,Ui=.5,Hi=6,Ki=12;function*He(t){let e;for(let s=0;s<t.length;s++){const n=t[s],i=Fi(n),o=i&&$i(t,s+1,n,i);if(!o){
e?.push(n);continue}yield o.length*E.Yz/2,e??=t.slice(0,s);for(const[r,a]of i.entries()){e.push(Lt.eB.of([a],n.element)),r===0&&n.lines.length>1&&e.push(Lt.eB.of(
n.lines.slice(1),n.element));for(let l=o[r];l<o[r+1];l++)e.push(t[l])}s=o.at(-1)-1}return e??t}function Fi({lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];
let n;for(const o of e.segments)n&&o.start-n.end<Gi*e.size?s.at(-1).add(o):s.push(new Lt.N1(o)),n=o;if(s.length<2||s.length>Hi)return;for(let o=1;o<t.length;o++)
if(t[o].end>s[1].start)return;const i=({segments:o})=>o.reduce((r,{fragments:a})=>r+a.length,0)<=Ki;return s.every(i)?s:void 0}function $i(t,e,s,n){const i=[e];
for(const[o,r]of n.entries()){const a=n[o+1]?.start??1/0;let l=i.at(-1),c=o===0?s.bottom:r.bottom;const p=Ui*r.size,x=({frame:G,start:ft,end:ut,top:pt})=>G===r.
frame&&ft>r.start-p&&ut<a&&ft<r.end+Ue*r.size&&pt>c-p;for(;l<t.length&&x(t[l])&&!(l===i.at(-1)&&t[l].top-c>Ue*r.size||(c=t[l++].bottom,o===n.length-1)););if(l===
i.at(-1)&&(o>0||s.lines.length===1))return;i.push(l)}return i}var ji=w(73356);function*Vi(t,e,s){if(e&&(0,Ge.P$)(t,e)){const n=yield*(0,Ge.$A)(t,e);return s?yield*ki(
n,s):n}return s?yield*Ke(t,yield*ve(s)):yield*Pe(yield*He(yield*Fe(yield*(0,P.q9)(t))))}function*ki(t,e){let s;const n=[];for(const[i,o]of t.entries()){i%E.y===
E.y-1&&(yield E.Yz);const r=hi(o)?yield*Ke(yield*pi(o),s??=yield*ve(e)):[];if(!r.some(wt.bI)&&!(r.length>1&&ui(o)))n.push(o);else for(const a of r)a.element=o.element,
n.push(a)}return n}function*Ke(t,e){const{tables:s,outside:n}=yield*Di(t,e),i=yield*(0,P.q9)(n),o=yield*$n(n,yield*(0,y.HE)(i,n)),r=o.outside===n,a=yield*Fe(r?i:
yield*(0,P.q9)(o.outside));for(const l of[...s,...o.blocks]){const c=a.findIndex(p=>$e(p)>$e(l));a.splice(c<0?a.length:c,0,l)}return[...Si(yield*Pe(yield*He(a)))]}
function*Fe(t){return[...yield*(0,Lt.ub)(yield*ni(yield*(0,Lt._I)(t)))]}const $e=({lines:t})=>t[0].segments[0].fragments[0].order,Xi=(t,e)=>Qt(t,e,ke),Zi=(t,e)=>Qt(
t,e),Qi=(t,e)=>Qt([{lines:t,element:void 0}],e,ke);function*Qt(t,e,s){const n=new J.q(e);let i=0;for(let o=0;o<t.length;o++){const r=t[o];o>0&&!qi(r,t[o-1])&&n.
space(`
`);for(const a of r.lines){s?.(n,a);for(let l=0;l<a.segments.length;l++){const c=a.segments[l];l>0&&n.space(" "),(0,ji.T)(n,c,e),i+=c.fragments.length+c.characters/
Ji,!(i<E.y)&&(i=0,n.settle(),yield E.Yz)}n.space(`
`)}s&&co(n)}return n}const Ji=8,qi=({element:t},e)=>t!==void 0&&to.has(t.type)&&t.type===e.element?.type,to=new Set(["LI","TR","TOCI"]),je=173,eo=new Set([45,8208,
je]),so=/[\p{L}\p{M}][-\u2010]\n+$/u,Ve=/\u00ad\n+$/,no=/.\n+$/,io=new RegExp("^\\p{L}","u"),oo=new RegExp("^\\p{Ll}","u");function ke(t,e){if(!eo.has(t.lastLetter()))
return;const s=t.tail(5),n=e.segments[0].fragments[0].text,i=Ve.test(s);if(!i&&!(so.test(s)&&oo.test(n)))return;const o=no.exec(s)[0].length;if(!i&&lo(t.tail(ro)))
return t.drop(o-1);t.drop(o),io.test(n)||t.space(`
`)}const ro=100,ao=/[/\\_@]|\w\.\w/,lo=t=>ao.test(t.trimEnd().split(/\s/).at(-1));function co(t){t.lastLetter()!==je||!Ve.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),20779:((Mt,ht,w)=>{w.d(ht,{QH:()=>E,bI:()=>I,cA:()=>P,xE:()=>q});var J=w(5609);class E extends J.eB{rows;spans;constructor(S,O){const[R,...U]=S.flat(2);super(
R),this.rows=S,this.spans=O;for(const st of U)this.add(st)}}class q extends J.eB{visual;rows;constructor(S,O){const[R,...U]=S.map(({cells:st})=>P(st));super(R),
this.visual=S,this.rows=O;for(const st of U)this.add(st)}}const I=T=>T instanceof E||T instanceof q;function P([T,...S]){const O=new J.N1(T);for(const R of S)O.
add(R);return O}}),39955:((Mt,ht,w)=>{w.d(ht,{$A:()=>U,P$:()=>R,VN:()=>S});var J=w(27077),E=w(93604),q=w(5609),I=w(99689);const P=.9,T=new Set("Span Quote Note \
Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function S(rt){let V,lt=0;for(let N=rt;N&&lt<
O;N=N.parent,lt++){if(N.type==="TR")return N;!V&&!T.has(N.type)&&(V=N)}return V?(V.type==="Lbl"||V.type==="LBody")&&V.parent?.type==="LI"?V.parent:V:rt}const O=200;
function R(rt,V){let lt=0,N=0;for(const A of rt)A.style.marks.isArtifact||(lt+=A.text.length,V(A)&&(N+=A.text.length));return N>0&&N>=P*lt}function*U(rt,V){const lt=[],
N=[];for(let nt=0;nt<rt.length;nt++){const _=rt[nt];nt%J.y===J.y-1&&(yield J.Yz);const v=V(_);v?lt.push({fragment:_,leaf:v}):N.push(_)}const A=yield*(0,E.p9)(lt,
(nt,_)=>nt.leaf.order-_.leaf.order||nt.fragment.order-_.fragment.order);let C=0;const B=new Map,W=nt=>{const{element:_}=A[nt].leaf;let v=B.get(_);return v||B.set(
_,v=S(_)),v},F=[],Z=[];for(let nt=0,_;nt<A.length;nt=_){const v=W(nt);for(_=nt+1;_<A.length&&W(_)===v;)_++;const K=A.slice(nt,_).map(({fragment:at})=>at);(C+=K.
length)>=J.y&&(C=0,yield J.Yz);const et=q.eB.of(yield*(0,q._I)(yield*(0,I.q9)(K)),v);if(F.push(et),N.length>0)for(const{order:at}of K)Z.push({order:at,block:et})}
return N.length===0?F:yield*st(F,Z,yield*(0,q.ub)(yield*(0,q._I)(yield*(0,I.q9)(N))))}function*st(rt,V,lt){const N=yield*(0,E.p9)(V,(B,W)=>B.order-W.order),A=[],
C=new Map;for(const[B,W]of lt.entries()){B%J.y===J.y-1&&(yield J.Yz);const F=W.lines[0].segments[0].order;let Z=0;for(let v=N.length;Z<v;){const K=Z+v>>1;N[K].order<
F?Z=K+1:v=K}const nt=N[Z-1]?.block,_=nt&&C.get(nt);_?_.push(W):nt?C.set(nt,[W]):A.push(W)}return[...A,...rt.flatMap(B=>[B,...C.get(B)??[]])]}}),52332:((Mt,ht,w)=>{
w.d(ht,{l$:()=>ct,HE:()=>y,SE:()=>m,x1:()=>dt});var J=w(61520),E=w(27077),q=w(93604),I=w(31681),P=w(5609);const T=5,S=.75,O=.5,R=3,U=.08,st=.3,rt={both:0,before:0,
after:0,level:0,lowest:1/0,highest:-1/0};function V(D,k){const{both:Y,level:j,lowest:X,highest:Q}=D;return{...D,both:Y+1,level:Math.abs(k)<U?j+1:j,lowest:Math.min(
X,k),highest:Math.max(Q,k)}}const lt=(D,k)=>k?{...D,before:D.before+1}:{...D,after:D.after+1};function N({both:D,before:k,after:Y,level:j,lowest:X,highest:Q}){const ot=Math.
min(k,Y);return ot<T||D>S*(D+ot)?!1:D>=R&&j<=O*D&&Q-X>=st}const A=3,C=4,B=2.5,W=6,F=.8,Z=20,nt=4;function*_(D){const k=D.map(()=>new Set);if(!v(D)&&!K(D))return k;
let Y=[],j=0;const X=({rows:Q,wordsBefore:ot,wordsAfter:Et,from:mt,last:St,sides:Ot})=>{const bt=Q>=A&&Math.min(ot,Et)>=C*Q,Tt=N(Ot);if(!bt&&!Tt)return;const zt=({
isGutter:tt,row:xt})=>tt==="whole"||!Tt&&(tt==="prose"||xt<mt);for(let tt=St;tt&&!zt(tt);tt=tt.above)tt.isGutter=Tt?"whole":"prose",k[tt.row].add(tt.cell)};for(const[
Q,ot]of D.entries()){const Et=D[Q-1],mt=Et?ot.baseline-Et.baseline:0,St=({last:bt})=>mt<=W*ot.size&&Q-bt.row<=Z,Ot=mt>B*ot.size;for(const bt of Y)(Ot||!St(bt))&&
X(bt);Y=Y.filter(St),Ot&&(Y=Y.map(bt=>({...bt,rows:0,wordsBefore:0,wordsAfter:0,from:Q}))),(j+=ot.cells.length+Y.length)>=E.y&&(j=0,yield E.Yz),Y=et(Y,ot,Q,X)}return Y.
forEach(X),k}function v(D){const k=({fragments:j})=>j.length>=C,Y=(j,X)=>D.some(({cells:Q})=>Q.slice(j,X||Q.length).some(k));return Y(0,-1)&&Y(1,0)}function K(D){
const k=D.reduce((Y,{cells:j})=>j.length===1?Y+1:Y,0);return k>=2*T&&D.length>k}function et(D,{cells:k,size:Y},j,X){const Q=[];let ot=0,Et=-1/0;for(let mt=0;mt<=
k.length;mt++){const St=k[mt]?.start??1/0,Ot=mt>0&&mt<k.length,bt=St-Et>=F*Y,Tt=[];for(;ot<D.length&&D[ot].start<St;ot++){const tt=D[ot],[xt,Dt]=[Math.max(tt.start,
Et),Math.min(tt.end,St)];if(Dt-xt<F*Y?X(tt):Ot?Tt.push(H(tt,{start:xt,end:Dt},j,mt,k)):Q.push({...tt,start:xt,end:Dt,sides:lt(tt.sides,mt>0)}),tt.end>St)break}Ot&&
bt&&Tt.length===0&&Tt.push(H(void 0,{start:Et,end:St},j,mt,k));const zt=at(Tt);for(const tt of Tt)zt.has(tt)?Q.push(tt):X(tt);Et=Math.max(Et,k[mt]?.end??St)}return Q}
function at(D){return D.length<=nt?new Set(D):new Set([...D].sort((k,Y)=>Y.rows-k.rows).slice(0,nt))}function H(D,k,Y,j,X){return{...k,rows:(D?.rows??0)+1,wordsBefore:(D?.
wordsBefore??0)+X[j-1].fragments.length,wordsAfter:(D?.wordsAfter??0)+X[j].fragments.length,from:D?.from??Y,last:{row:Y,cell:j,above:D?.last,isGutter:"no"},sides:V(
D?.sides??rt,(X[j].baseline-X[j-1].baseline)/X[j].size)}}var M=w(99689),b=w(73356);const h=.4,u=1,d=3,g=2e3,f=.5;function*m(D){return yield*y(yield*(0,M.q9)(D),
D)}function*y(D,k){const Y=yield*L(k),j=new Map;for(const Q of D){const ot=j.get(Q.frame);ot?ot.push(Q):j.set(Q.frame,[Q])}const X=[];for(const Q of j.values()){
yield E.Kl;const ot=[];for(const mt of yield*$(yield*z(Q,Y)))ot.push(it(mt,Y));const Et=yield*_(ot);X.push(ot.map((mt,St)=>({...mt,gutters:Et[St]})))}return X}function*L(D){
const k=[];for(let j=1;j<D.length&&k.length<g;j++){j%E.y===0&&(yield E.Yz);const[X,Q]=[D[j-1],D[j]];if(X.style.frame!==Q.style.frame||X.baseline!==Q.baseline)continue;
const ot=(Q.start-X.end)/Q.style.size;ot>0&&ot<u&&(0,M.re)(X,Q)&&k.push(ot)}const Y=yield*(0,q.p9)(k,(j,X)=>j-X);return Math.max(u,d*(Y[Y.length>>1]??0))}function*z(D,k){
const Y=[];let j=0;for(const X of D){if((j+=X.fragments.length)>=E.y&&(j=0,yield E.Yz),X.end-X.start<k*X.size||X.fragments.length<2){Y.push(X);continue}let Q;for(const ot of X.
fragments)Q&&Math.min(ot.start,ot.end)-Q.end<k*Math.max(Q.size,ot.style.size)?Q.add(ot):Y.push(Q=new M.Y4(ot))}return Y}function*$(D){const k=yield*(0,q.p9)(D,(j,X)=>j.
baseline-X.baseline||j.start-X.start),Y=[];for(const[j,X]of k.entries()){j%E.y===E.y-1&&(yield E.Yz);const Q=Y.at(-1);Q!==void 0&&Q.length<P.Px&&X.baseline-Q[0].
baseline<h*Math.min(X.size,Q[0].size)?Q.push(X):Y.push([X])}for(const j of Y)j.sort((X,Q)=>X.start-Q.start);return Y}function it(D,k){const Y=[];let j;for(const Q of D){
const ot=Y.at(-1),Et=ot&&Q.start-ot.end,mt=ot?Math.max(ot.size,Q.size):0;Et!==void 0&&Et<k*mt&&Et>-f*mt?j===ot?j.join(Q):Y[Y.length-1]=j=ot.joined(Q):Y.push(Q)}
const X=Y.reduce((Q,ot)=>ot.size>Q.size?ot:Q);return{baseline:X.baseline,size:X.size,cells:Y}}function*dt(D,k){const Y=new J.q(k),j=[];let X=0;for(const Q of D.
flat())for(const ot of gt(Q)){const Et=Y.size;for(const[mt,St]of ot.entries())mt>0&&Y.space(`
`),(0,b.T)(Y,St,k),!((X+=St.fragments.length)<E.y)&&(X=0,Y.settle(),yield E.Yz);j.push({start:Et,end:Y.size}),Y.space(`
`)}return{flow:Y,lines:j}}function ct({cells:D,gutters:k}){if(k.size===0)return[D];const Y=[];for(const[j,X]of D.entries())j===0||k.has(j)?Y.push([X]):Y.at(-1).
push(X);return Y}const gt=D=>ct(D).map(k=>yt(k)?[...k].reverse():k);function yt(D){return D.length<2?!1:D.filter(({fragments:Y})=>Y.some(({mayTurn:j,text:X})=>j&&
(0,I.d)(X))).length>D.length/2}}),18930:((Mt,ht,w)=>{w.d(ht,{X:()=>M,b:()=>H});var J=w(62743),E=w(86491),q=w(74135),I=w(6057),P=w(65868),T=w(60660),S=w(84731),O=w(
89420);function R(u,d,g){const f=new Map,m=new Set,{fragments:y,edges:L}=u,z=[];for(const[it,dt]of y.entries()){const ct=d(dt),gt=ct&&$(ct.element);if(!gt){z.push(
dt);continue}if(m.has(gt)||gt.firstPage!==g)continue;m.add(gt);const yt=(0,S.X5)(gt.actualText.trim());if(yt==="")continue;const D=new O.F(dt.style,dt.start,dt.
baseline,dt.order,L.count);D.text=yt,D.end=U(y,it,k=>{const Y=d(k);return Y!==void 0&&$(Y.element)===gt});for(let k=0;k<yt.length;k++)L.add(D.start,D.end);z.push(
D)}return z;function $(it){if(f.has(it))return f.get(it);const dt=[];for(const ct of(0,T.Hy)(it)){if(f.has(ct))break;dt.push(ct)}for(const ct of dt.reverse()){const gt=ct.
parent&&f.get(ct.parent);f.set(ct,gt??(ct.actualText===void 0?void 0:ct))}return f.get(it)}}function U(u,d,g){const f=u[d];let{end:m}=f;for(let y=d+1;y<u.length;y++){
const L=u[y];if(L.baseline!==f.baseline||L.style.frame!==f.style.frame||!g(L))break;m=Math.max(m,L.end)}return m}var st=w(98689),rt=w(36211),V=w(5490);const lt=3,
N=.5,A=4,C=2e4;class B{get rules(){return this.found.length>C?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(d,{matrix:g},f,m){const y=rt.
lJ.get(d.operator);y?this.paints(y,m):this.found.length<=C&&this.path.length+this.boxes.length<=C&&this.extends(d,g)}extends(d,g){const f=(0,V.M)(d);switch(d.operator){case"\
re":{const[m=NaN,y=NaN,L=NaN,z=NaN]=f,$=(0,q.zl)(g,[m,y,m+L,y+z]);$.every(Number.isFinite)&&this.boxes.push($);return}case"m":this.first=this.last=(0,q.Gd)(g,f[0],
f[1]);return;case"l":this.line((0,q.Gd)(g,f[0],f[1]));return;case"c":case"v":case"y":this.last=(0,q.Gd)(g,f.at(-2),f.at(-1));return;case"h":this.line(this.first)}}line(d){
this.path.push([this.last,d]),this.last=d}paints({fill:d,strokes:g,closes:f},m){if(f&&this.line(this.first),!m&&g){for(const[[y,L],[z,$]]of this.path)this.add(y,
L,z,$,N);for(const[y,L,z,$]of this.boxes)this.around(y,L,z,$)}if(!m&&d)for(const[y,L,z,$]of[...this.boxes,...this.outline()])this.add(y,L,z,$,lt);this.path=[],this.
boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,q.$L)(this.path.flat())]}around(d,g,f,m){if(f-d<=lt||m-g<=lt){this.add(d,g,f,m,lt);return}
for(const y of[g,m])this.add(d,y,f,y,N);for(const y of[d,f])this.add(y,g,y,m,N)}add(d,g,f,m,y){const[L,z]=[Math.abs(f-d),Math.abs(m-g)];if(!(Math.min(L,z)<=y&&Math.
max(L,z)>=A))return;const $=z>L;this.found.push($?{isVertical:$,at:(d+f)/2,from:Math.min(g,m),to:Math.max(g,m)}:{isVertical:$,at:(g+m)/2,from:Math.min(d,f),to:Math.
max(d,f)})}}var W=w(27077),F=w(77211),Z=w(92133),nt=w(52332);const _=200,v=2e4;class K{index;found;characters;unreadable;ordered;reading;constructor(d,g){this.index=
d,this.found=g,this.characters=g.characters,this.unreadable=g.unreadable}get blocks(){return this.ordered??=(0,W.zd)(this.order())}*blocksByLook(){const{fragments:d,
leafOf:g,rules:f,hasTablesApart:m=!0}=this.found;return f&&!g&&m?this.blocks:yield*(0,Z.NQ)(d,void 0,f??[])}order(){const{fragments:d,leafOf:g,rules:f,hasTablesApart:m=!0}=this.
found;return(0,Z.NQ)(d,g,m?f:void 0)}get flow(){return this.reading??=(0,W.zd)((0,Z.dV)(this.blocks,this.found.edges))}async prepare(d){const{fragments:g,edges:f}=this.
found;g.length<_&&this.characters<v||(this.ordered=await(0,W.k6)(this.order(),d),this.reading=await(0,W.k6)((0,Z.dV)(this.ordered,f),d))}*layout(d){return d==="\
reading"?this.flow.text:yield*(0,F.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:d,edges:g}=this.found;return yield*(0,nt.x1)(yield*(0,nt.
SE)(d),g)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(d){const g=yield*(0,Z.td)(this.blocks,this.found.edges),
f=[];for(const{0:m,index:y}of g.text.matchAll(d)){const L=g.box(y,y+m.length);L&&f.push({text:m,...L}),f.length%W.y===W.y-1&&(yield W.Yz)}return f}}const et=200,
at=2e4,H=({characters:u})=>Math.min(u+et,at);class M{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(d,g=!1,f=!0){this.document=d,this.findsRules=
g,this.hasTablesApart=f,this.contents=new P.i(d)}async page(d){const{document:g}=this,f=(0,I.iw)(g,d),{width:m,height:y}=(0,q.iN)(f),L={width:m*f.userUnit,height:y*
f.userUnit},z=new st.g(L.width,L.height,this.expected),$=this.findsRules?new B:void 0,it=await this.contents.read(d,z,$);return this.expected=H(z),this.assemble(
d,z,L,{rules:$?.rules,damage:it,usesElementTexts:!0})}async assemble(d,g,f,{rules:m,damage:y,usesElementTexts:L}){const{document:z}=this;g.finish();const $=d<0?
-1:z.pages.number(d),it=d<0?void 0:await(this.tags??=(0,T.g$)(z)),dt=it?.hasPage($)?b(it,$):void 0,ct=L&&dt&&it?.hasTexts?R(g,dt,$):g.fragments,gt=h(ct),yt={fragments:ct,
edges:g.edges,...gt,damage:y,leafOf:dt,rules:m,...f},D=new K(d,{...yt,hasTablesApart:this.hasTablesApart});return await D.prepare(z.job.pace),D}}function b(u,d){
let g,f;return({style:{marks:m}})=>(m!==g&&(g=m,f=m.id<0?void 0:u.leaf(d,m.stream,m.id)),f)}function h(u){let d=0,g=0,f=0;for(const{text:m,style:y}of u){const L=g;
d+=m.length;for(let z=m.indexOf(J.m);z>=0;z=m.indexOf(J.m,z+1))g++;y.font===E.Z&&(f+=m.length-(g-L))}return{characters:d,unreadable:g,assumed:f}}}),31681:((Mt,ht,w)=>{
w.d(ht,{d:()=>E,f:()=>st});const J=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,E=A=>J.test(A),q=0,I=1,P=2,T=3,S=4,O=new RegExp("\\p{L\
}","u"),R=new RegExp("\\p{Nd}","u");function U(A){return R.test(A)?T:J.test(A)?P:O.test(A)?I:/^[.,:/%+\-\u066b\u066c]$/.test(A)?S:q}function st(A,C){const B=A.map(
U),W=B.filter(K=>K===P).length,F=C.includes(!0);if(W===0)return F?rt(C):void 0;const Z=B.filter(K=>K===I).length,nt=W>=Z||F,_=A.map((K,et)=>et);nt&&_.reverse(),
V(B,nt);const v=K=>nt?B[K]!==P:B[K]!==I;for(let K=0,et;K<_.length;K=et){for(et=K+1;et<_.length&&v(_[et])===v(_[K]);)et++;v(_[K])&&(N(_,K,et),nt||lt(_,B,K,et))}return _}
function rt(A){const C=A.map((B,W)=>W);for(let B=0,W;B<C.length;B=W){for(W=B+1;W<C.length&&A[W]===A[B];)W++;A[B]&&N(C,B,W)}return C}function V(A,C){for(let F=0;F<
A.length;F++)if(A[F]===S){const Z=A[F-1]===T&&A[F+1]===T;A[F]=Z?T:q}const B=C?P:I,W=F=>F===void 0?B:F===T?C?P:I:F;for(let F=0,Z;F<A.length;F=Z){if(Z=F+1,A[F]!==
q)continue;for(;Z<A.length&&A[Z]===q;)Z++;const nt=W(A[F-1]),_=W(A[Z]);A.fill(nt===_?nt:B,F,Z)}if(!C){for(let F=0;F<A.length;F++)if(A[F]===T){let Z=F;for(;A[Z]===
T;)Z++;(A[F-1]!==P||A[Z]!==P)&&A.fill(I,F,Z),F=Z}}}function lt(A,C,B,W){for(let F=B,Z;F<W;F=Z)if(Z=F+1,C[A[F]]===T){for(;Z<W&&C[A[Z]]===T;)Z++;N(A,F,Z)}}function N(A,C,B){
for(let W=C,F=B-1;W<F;W++,F--)[A[W],A[F]]=[A[F],A[W]]}}),99689:((Mt,ht,w)=>{w.d(ht,{Y4:()=>V,lP:()=>N,q9:()=>lt,re:()=>nt});var J=w(98689),E=w(27077),q=w(93604),
I=w(31681);const P=1.6,T=.5,S=.15,O=.6,R=.6,U=.35,st=.02,rt=5e3;class V{fragments;start;end;baseline;size;top;bottom;characters;constructor(v){this.fragments=[v],
this.start=Math.min(v.start,v.end),this.end=Math.max(v.start,v.end),this.baseline=v.baseline,this.size=v.style.size,this.top=v.top,this.bottom=v.bottom,this.characters=
v.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(v){const K=this.fragments[this.fragments.length-1];
this.fragments.push(v),this.characters+=v.text.length;const et=Math.min(v.start,v.end),at=Math.max(v.start,v.end);et<this.start&&(this.start=et),at>this.end&&(this.
end=at);const{style:H,baseline:M}=v;H===K.style&&M===K.baseline||(H.size>this.size*1.05&&(this.size=H.size,this.baseline=M),v.top<this.top&&(this.top=v.top),v.bottom>
this.bottom&&(this.bottom=v.bottom))}join(v){for(const K of v.fragments)this.add(K)}joined(v){const[K,...et]=this.fragments,at=new V(K);for(const H of et)at.add(
H);return at.join(v),at}sort(){const{fragments:v}=this;for(let K=1;K<v.length;K++)if(v[K].start<v[K-1].start){v.sort((et,at)=>et.start-at.start||et.order-at.order);
return}}}function*lt(_){const v=[];let K;for(let H=0;H<_.length;H++){const M=_[H];H%E.y===E.y-1&&(yield E.Yz),K&&A(K,M)?K.add(M):v.push(K=new V(M))}const et=yield*C(
v);let at=0;for(const H of et)H.sort(),at+=H.fragments.length,!(at<E.y)&&(at=0,yield E.Yz);return et}const N=({style:_,text:v,mayTurn:K})=>_.marks.isReversed||K&&
(0,I.d)(v);function A(_,v){const{style:K,start:et,end:at,baseline:H}=v;if(K.frame!==_.frame||_.characters>rt)return!1;const M=Math.max(K.size,_.size),b=Math.abs(
H-_.baseline);if(b>O*M)return!1;const h=et-_.end,u=_.start-Math.max(et,at);return b>S*M?h>-T*M&&h<R*M:h>-T*M&&h<P*M||u>-T*M&&u<(N(v)?R:U)*M}function*C(_){if(_.length<
2)return[..._];const v=new Map;for(const{frame:H}of _)v.has(H)||v.set(H,v.size);const K=[];for(let H=0;H<_.length;H++){const M=_[H];H%E.y===E.y-1&&(yield E.Yz),
K.push({segment:M,order:H,frame:v.get(M.frame)})}const et=yield*(0,q.p9)(K,(H,M)=>H.frame-M.frame||H.segment.baseline-M.segment.baseline||H.segment.start-M.segment.
start),at=new Set;for(let H=0;H<et.length;H++){H%E.y===E.y-1&&(yield E.Yz);const{segment:M,frame:b,order:h}=et[H];if(!(at.size>0&&at.has(M)))for(let u=H+1;u<Math.
min(et.length,H+B);u++){const d=et[u],g=Math.min(M.size,d.segment.size);if(d.frame!==b||d.segment.baseline-M.baseline>S*g)break;if(at.has(d.segment)||!F(M,d.segment))
continue;const[f,m]=h<d.order?[M,d.segment]:[d.segment,M];if(f.join(m),at.add(m),m===M)break}}return at.size===0?[..._]:_.filter(H=>!at.has(H))}const B=50,W=/:$/;
function F(_,v){const K=Math.min(_.size,v.size);if(_.characters+v.characters>rt||Math.max(_.size,v.size)>1.5*K||Z(_)||Z(v))return!1;const[et,at]=_.start<=v.start?
[_,v]:[v,_],H=at.start-et.end,M=W.test(et.fragments.at(-1).text)?R:U;return H>-st*K&&H<M*K}const Z=({fragments:_})=>_.length===1&&_[0].text.length===1;function nt(_,v){
return v.order===_.order+1&&(_.spaceAfter||v.spaceBefore)?!0:v.start-_.end>Math.max((0,J.U)(_.style),(0,J.U)(v.style))}}),73356:((Mt,ht,w)=>{w.d(ht,{T:()=>P,x:()=>I});
var J=w(61520),E=w(31681),q=w(99689);function I(S,O){const R=new J.q(O);return P(R,S,O),R.text}function P(S,{fragments:O},R){if(O.some(q.lP)){T(S,O,R);return}for(let U=0;U<
O.length;U++){const st=O[U];U>0&&(0,q.re)(O[U-1],st)&&S.space(" "),S.add(st)}}function T(S,O,R){const U=[];for(const[lt,N]of O.entries()){lt>0&&(0,q.re)(O[lt-1],
N)&&U.push({text:" ",from:0,to:0});const{text:A}=N;for(let C=0,B;C<A.length;C=B){for(B=C+1;B<A.length&&R.isOneGlyph(N,B-1);)B++;U.push({text:A.slice(C,B),fragment:N,
from:C,to:B})}}const st=U.map(({text:lt})=>lt),rt=lt=>U[lt]?.fragment?.style.marks.isReversed??!1,V=U.map(({fragment:lt},N)=>rt(N)||!lt&&rt(N-1)&&rt(N+1));for(const lt of(0,E.
f)(st,V)??st.keys()){const{text:N,fragment:A,from:C,to:B}=U[lt];A?S.add(A,C,B):S.space(N)}}})};
