"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((bt,ut,O)=>{O.d(ut,{D:()=>tt,L:()=>m});var q=O(45657);function m({cos:R,sin:W},b,M,S,L){if(W===0&&R===
1)return{x:b,y:S,width:M-b,height:L-S};const G=[b*R-S*W,M*R-S*W,b*R-L*W,M*R-L*W],st=[b*W+S*R,M*W+S*R,b*W+L*R,M*W+L*R],[nt,$]=[(0,q.YG)(G),(0,q.YG)(st)];return{x:nt,
y:$,width:(0,q.Kf)(G)-nt,height:(0,q.Kf)(st)-$}}function tt(R,W){const[b,M]=[Math.min(R.x,W.x),Math.min(R.y,W.y)];return{x:b,y:M,width:Math.max(R.x+R.width,W.x+
W.width)-b,height:Math.max(R.y+R.height,W.y+W.height)-M}}}),60660:((bt,ut,O)=>{O.d(ut,{nZ:()=>z,g$:()=>et,Bi:()=>rt,Hy:()=>v});var q=O(77581),m=O(45599),tt=O(70549),
R=O(9819);const W=1e3,b=20,M=200,S=20;function L(p,h,f){let[u,d,y]=[1,1,[]];for(const x of G(p,h)){u=st(p,x.get("ColSpan"))??u,d=st(p,x.get("RowSpan"))??d;const I=p.
array(x.get("Headers"));I&&(y=I.slice(0,b).flatMap(X=>nt(p,X)??[]))}return{columns:u,rows:d,id:nt(p,f),heads:y}}function G(p,h){return h===void 0?[]:(p.array(h)?.
slice(0,S)??[h]).flatMap(u=>p.dict(u)??[])}function st(p,h){const f=h===void 0?void 0:p.resolve(h);return typeof f=="number"&&Number.isInteger(f)&&f>=1&&f<=W?f:
void 0}function nt(p,h){const f=h===void 0?void 0:p.resolve(h);return f instanceof m.Mx?(0,q.g7)(f).slice(0,M):void 0}var $=O(78157),ot=O(79725),C=O(82416);const A=2e3,
Y=9;class U{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new ot.R;number=0;isReference=!1;constructor(h){this.document=h}read(h){const{
entries:f,kids:u}=this;u.length=0;const d=this.document.place(h);if(!d||!f.locate(d.bytes,d.start,Math.min(d.end,d.start+A)))return!1;const{bytes:y}=d,{at:x}=f;
if(f.find(y,"MCID")>=0)return!1;this.hasTexts=f.find(y,"ActualText")>=0||f.find(y,"Alt")>=0,this.hasAttributes=f.find(y,"A")>=0||f.find(y,"ID")>=0;const I=f.find(
y,"S");if(I<0||y[x[I+2]]!==$.cL)return!1;this.name(y,x[I+2]+1,x[I+3]);const X=f.find(y,"Pg");if(this.page=-1,X>=0){if(this.after(y,x[X+2],x[X+3])!==x[X+3]||!this.
isReference)return!1;this.page=this.number}const ct=f.find(y,"K");return ct<0||this.readKids(y,x[ct+2],x[ct+3])}name(h,f,u){const{type:d}=this;let y=0;if(d.length===
u-f)for(;y<d.length&&h[f+y]===d.charCodeAt(y);)y++;(y<u-f||y===0)&&(this.type=(0,C.MQ)(h,f,u))}readKids(h,f,u){const d=h[f]===$.WL,y=d?u-1:u;if(d&&h[y]!==$.wt)return!1;
for(let x=(0,$.AN)(h,d?f+1:f,y);x<y;x=(0,$.AN)(h,x,y)){if(x=this.after(h,x,y),x<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return d||
!this.isReference||this.isDictionary(this.number)}isDictionary(h){const f=this.document.place(h);return f!==void 0&&f.bytes[(0,$.AN)(f.bytes,f.start,f.end)]===$.
iH}after(h,f,u){let d=f,y=0;for(;d<u&&H(h[d]);d++)y=y*10+h[d]-$.l0;if(d===f||d-f>Y||(this.number=y,this.isReference=!1,d<u&&!V(h[d])))return-1;const x=(0,$.AN)(
h,d,u);let I=x;for(;I<u&&H(h[I]);)I++;const X=(0,$.AN)(h,I,u);return I===x||X>=u||h[X]!==$.AV?d:(this.isReference=!0,X+1)}}const H=p=>p>=$.l0&&p<=$.ev,V=p=>p===
32||p===10||p===13,Z=1e7,it=4,_=2,w=1e4;class j{pages=new Map;count=0;last;hasTexts=!1;leaf(h,f,u){const d=this.pages.get(h);return f===0&&u<w?d?.own[u]:d?.others.
get(f*Z+u)}leaves(h){const{own:f=[],others:u}=this.pages.get(h)??{};return[...f.flat(),...u?.values()??[]].sort((d,y)=>d.order-y.order)}hasPage(h){return this.pages.
has(h)}add(h,f,u,d){if(!Number.isInteger(d)||d<0||d>=Z)return;const{own:y,others:x}=this.leavesOf(f);if(u===0&&d<w)y[d]??={element:h,order:this.count++};else{const I=u*
Z+d;x.has(I)||x.set(I,{element:h,order:this.count++})}for(let I=h;I&&I.firstPage<0;I=I.parent)I.firstPage=f}leavesOf(h){if(this.last?.number===h)return this.last.
leaves;let f=this.pages.get(h);return f||this.pages.set(h,f={own:[],others:new Map}),this.last={number:h,leaves:f},f}}const et=(0,tt.n)(k);function rt(p){const h=p.
dict(p.catalog.get("MarkInfo"));return p.dict(p.catalog.get("StructTreeRoot"))!==void 0&&p.resolve(h?.get("Marked"))===!0}async function k(p){const h=p.dict(p.catalog.
get("StructTreeRoot"));if(!h||p.resolve(p.dict(p.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const f=new E(p,p.dict(h.get("RoleMap")));return await f.
run(h),f.tags}class E{document;roles;tags=new j;visit;bytes;types=new Map;open=[];constructor(h,f){this.document=h,this.roles=f,this.visit=new R._i(h),this.bytes=
new U(h)}async run(h){const{open:f,document:u}=this;this.push(h.get("K"),void 0,-1);for(let d=f.pop();d;d=f.pop()){this.take(d);const y=u.job.pace.step(300);y&&
await y}}push(h,f,u){if(h===void 0)return;const d=(0,m.i9)(h)||(0,m.cy)(h)?this.document.array(h)??[h]:[h];for(let y=d.length-1;y>=0;y--)this.open.push({kid:d[y],
parent:f,page:u})}take({kid:h,parent:f,page:u}){if(typeof h=="number"){f&&u>=0&&this.tags.add(f,u,0,h);return}if(!this.visit.first(h)||(0,m.i9)(h)&&this.takeBytes(
h.number,f,u))return;const d=this.document.dict(h);if(!d)return;const y=d.get("Pg"),x=(0,m.i9)(y)?y.number:u,I=d.get("MCID");if(I!==void 0){const gt=d.get("Stm");
f&&x>=0&&this.tags.add(f,x,(0,m.i9)(gt)?gt.number:0,Number(this.document.resolve(I)));return}const X=this.document.resolve(d.get("S"));if(!(X instanceof m.SX))return;
const ct=this.standard(X.text),ft={type:ct,parent:f,actualText:this.text(d.get("ActualText")),alternative:this.text(d.get("Alt")),cell:z(ct)?L(this.document,d.get(
"A"),d.get("ID")):void 0,firstPage:-1};this.enter(ft),this.push(d.get("K"),ft,x),(0,m.i9)(h)&&this.document.release(h.number)}takeBytes(h,f,u){const{bytes:d,document:y,
open:x,tags:I}=this;if(!d.read(h))return!1;const{hasTexts:X,hasAttributes:ct,kids:ft}=d,gt=this.standard(d.type),At=ct&&z(gt),N={type:gt,parent:f,actualText:X?this.
text(y.entry(h,"ActualText")):void 0,alternative:X?this.text(y.entry(h,"Alt")):void 0,cell:At?L(y,y.entry(h,"A"),y.entry(h,"ID")):void 0,firstPage:-1};this.enter(
N);const K=d.page<0?u:d.page;if(ft.some(P=>P<0))for(let P=ft.length-1;P>=0;P--){const F=ft[P];x.push({kid:F<0?new m.oS(-1-F):F,parent:N,page:K})}else if(K>=0)for(const P of ft)
I.add(N,K,0,P);return!0}enter(h){const{type:f,parent:u,actualText:d}=h;d!==void 0&&(this.tags.hasTexts=!0),f==="TR"&&B(h),!(u?.type!=="TR"||!z(f))&&(u.cells?u.cells.
push(h):u.cells=[h])}text(h){const f=h===void 0?null:this.document.resolve(h);return f instanceof m.Mx?(0,q.g7)(f):void 0}standard(h){const f=this.types.get(h);
if(f!==void 0)return f;let u=h;for(let d=0;d<16;d++){const y=this.document.resolve(this.roles?.get(u));if(!(y instanceof m.SX)||y.text===u)break;u=y.text}return this.
types.set(h,u),u}}function B(p){let h=p.parent;for(let f=1;f<_&&h?.type!=="Table";f++)h=h?.parent;h?.type==="Table"&&(h.firstRows??=[],h.firstRows.length<it&&h.
firstRows.push(p))}const z=p=>p==="TD"||p==="TH";function*v(p){for(let h=p;h;h=h.parent)yield h}}),34659:((bt,ut,O)=>{O.d(ut,{a:()=>q,v:()=>m});const q="\\u2022\\\
u25e6\\u25aa\\u2023\\u00b7\\u25cf\\u25cb\\u25a0\\u25a1\\u2013\\u2014\\u2212\\uf0b7",m='\\ufffd(?=\\s+[*`"“(]{0,4}(?:\\p{L}{2}|\\p{L}{1,3}\\s{1,3}\\p{L}))'}),84731:((bt,ut,O)=>{
O.d(ut,{Ps:()=>ot,RO:()=>S,V0:()=>st,X5:()=>L});const q=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
m=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,tt=/[\t\n\v\f\r\u00a0]/g,R=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,W=173,b=1e4,
M=100;class S{cleaned=new Map;clean(A){if(A.length===1){const U=A.charCodeAt(0);if(U>32&&U<127||U>160&&U<1536&&U!==W||U>=11904&&U<55296)return A}let Y=this.cleaned.
get(A);return Y===void 0&&(Y=L(A),this.cleaned.size<b&&A.length<=M&&this.cleaned.set(A,Y)),Y}}function L(C){return C.replace(tt," ").replace(q,"").replace(m,A=>A.
normalize("NFKC")).replace(R,"�")}const G=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],
[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function st(C){if(C.length!==1)return;const A=C.charCodeAt(0);return(A<128?A===94||A===96||A===
126:A<=733&&(A>=710||A<=184))?G.get(A):void 0}const nt=new RegExp("^\\p{L}$","u"),$=new Map([["ı","i"],["ȷ","j"]]);function ot(C,A){if(!nt.test(C))return;const Y=(($.
get(C)??C)+A).normalize("NFC");return Y.length===1?Y:void 0}}),62897:((bt,ut,O)=>{O.d(ut,{K:()=>m,Y:()=>q});function q(tt,R=1/0){let W=R;for(const b of tt)b<W&&
(W=b);return W}function m(tt,R=-1/0){let W=R;for(const b of tt)b>W&&(W=b);return W}}),61520:((bt,ut,O)=>{O.d(ut,{q:()=>tt});var q=O(4186);const m=500;class tt{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(b){
this.edges=b}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(b){this.flush();let M="";for(let S=this.parts.length-
1;S>=0&&M.length<b;S--)M=this.parts[S]+M;return M.slice(-b)}lastLetter(){this.flush();for(let b=this.parts.length-1;b>=0;b--){const M=this.parts[b];for(let S=M.
length-1;S>=0;S--)if(M[S]!==`
`)return M.charCodeAt(S)}return 0}add(b,M=0,S=b.text.length){const L=M===0&&S===b.text.length;L||this.cuts.set(this.offsets.length,{from:M,to:S}),this.offsets.push(
this.length),this.fragments.push(b),this.space(L?b.text:b.text.slice(M,S))}fromOf(b){return this.cuts.size===0?0:this.cuts.get(b)?.from??0}toOf(b){return(this.cuts.
size===0?void 0:this.cuts.get(b)?.to)??this.fragments[b].text.length}settle(){this.flush();const b=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(b).join("")),this.settled=this.parts.length}space(b){this.rest+=b,this.length+=b.length,this.whole=void 0,this.rest.length>m&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(b){this.flush(),this.whole=void 0,this.length-=b;for(let M=b;M>0;){const S=this.parts.pop()??"";S.
length>M&&this.parts.push(S.slice(0,-M)),M-=S.length}for(let M=this.offsets.length-1;M>=0;M--){const[S,L,G]=[this.offsets[M],this.fromOf(M),this.toOf(M)];if(S+G-
L<=this.length)break;this.cuts.set(M,{from:L,to:Math.max(L,this.length-S+L)})}}*pieces(){const{text:b}=this;let M=0;for(const[S,L]of this.offsets.entries()){const G=this.
toOf(S)-this.fromOf(S);G<=0||(yield{space:b.slice(M,L),text:b.slice(L,L+G),fragment:this.fragments[S]},M=L+G)}}box(b,M){const S=this.lineBoxes(b,M);return S.length===
0?void 0:S.reduce(q.D)}letters(b,M){return Array.from(this.within(b,M),({fragment:S,from:L,to:G,position:st})=>({first:S.letters+L,position:st,count:G-L}))}*within(b,M){
for(let S=Math.max(this.pieceAt(b),0);S<this.offsets.length&&this.offsets[S]<M;S++){const L=this.offsets[S],G=this.fromOf(S),st=Math.max(G,G+b-L),nt=Math.min(this.
toOf(S),G+M-L);st<nt&&(yield{fragment:this.fragments[S],from:st,to:nt,position:L+st-G})}}lineBoxes(b,M){const S=[];let L;for(const{fragment:G,from:st,to:nt}of this.
within(b,M)){const $=this.edges.box(G,st,nt);L&&R(L,G)?S.push((0,q.D)(S.pop(),$)):S.push($),L=G}return S}at(b){const M=this.pieceAt(b);if(M<0)return;const S=this.
toOf(M)-this.fromOf(M);return b<this.offsets[M]+S?this.fragments[M]:void 0}pieceAt(b){let M=0,S=this.offsets.length;for(;M<S;){const L=M+S>>1;this.offsets[L]<=b?
M=L+1:S=L}return M-1}}function R(W,b){return W.style.frame!==b.style.frame?!1:2*(Math.min(W.bottom,b.bottom)-Math.max(W.top,b.top))>=Math.min(W.bottom-W.top,b.bottom-
b.top)}}),98689:((bt,ut,O)=>{O.d(ut,{g:()=>et,U:()=>j});var q=O(84731);const m=.1,tt=50,R=256,W=4,b=1073741823;class M{letters;fragments;count=0;hashes;heads;next;constructor(E,B,z){
this.letters=E,this.fragments=B;let v=R;for(;v*W<z;)v*=2;this.hashes=new Int32Array(v),this.heads=new Int32Array(v),this.next=new Int32Array(v)}add(E,B){const{fragments:z,
heads:v,hashes:p,next:h}=this,f=this.hashOf(E.letters,B);let u=0;for(let d=v[f&v.length-1];d>0&&u<tt;d=h[d-1]){if(u++,p[d-1]!==f)continue;const y=z[d-1];if((d<z.
length?z[d].letters:E.letters)-y.letters===B&&S(y,E)&&this.isSameText(y,E,B))return!1}return this.count===p.length&&this.grow(),this.hashes[this.count]=f,this.link(
++this.count,f),z.push(E),!0}hashOf(E,B){const{units:z}=this.letters;let v=B;for(let p=E;p<E+B;p++)v=(v<<5)-v+z[p]&b;return v^v>>15}isSameText(E,B,z){const{units:v}=this.
letters;for(let p=0;p<z;p++)if(v[E.letters+p]!==v[B.letters+p])return!1;return!0}link(E,B){const z=B&this.heads.length-1;this.next[E-1]=this.heads[z],this.heads[z]=
E}grow(){const{hashes:E,count:B}=this;this.hashes=new Int32Array(2*B),this.hashes.set(E),this.heads=new Int32Array(2*B),this.next=new Int32Array(2*B);for(let z=0;z<
B;z++)this.link(z+1,E[z])}}function S(k,E){const B=m*E.style.size;return k.style.frame===E.style.frame&&Math.abs(k.start-E.start)<B&&Math.abs(k.end-E.end)<2*B&&
Math.abs(k.baseline-E.baseline)<B}var L=O(89420),G=O(78157);const st=512,nt=256;class ${units;used=0;all=0;constructor(E){this.units=new Uint16Array(Math.max(E,
st))}add(E){if(this.used===this.units.length){const B=new Uint16Array(this.used*2);B.set(this.units),this.units=B}this.units[this.used++]=E,this.all|=E}drop(E){
this.used-=E}replace(E,B){this.used-=E;for(let z=0;z<B.length;z++)this.add(B.charCodeAt(z))}text(){const E=this.units.subarray(0,this.used);return this.all<nt?(0,G.
bS)(Uint8Array.from(E)).toString("latin1"):(0,G.bS)(new Uint8Array(E.buffer,0,2*E.length)).toString("utf16le")}}const ot=.02,C=.12,A=.5,Y=.4,U=32,H=127,V=1424,Z=1e3,
it=.1,_=.18,w=.25;function j({font:k,frame:E,size:B,unit:z}){return E.vertical?B/2:z*Math.min(Math.max((k.space??w)/2,it),_)}class et{width;height;fragments=[];edges;cleaner=new q.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(E,B,z=0,v=!1){this.width=E,this.height=B,this.edges=
new L.l(z,v),this.letters=new $(z),this.drawn=new M(this.letters,this.fragments,z)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(E,B,z,v,p){B===" "?this.space():this.follows(E,B,z,v,p)||this.place(E,B,z,v,p)}follows(E,B,z,v,p){const{open:h}=this;if(h===void 0||
h.style!==E||h.baseline!==p||this.isSpaced||B.length!==1)return!1;const f=B.charCodeAt(0),u=z-h.end;return f<=U||f>=H||z<this.end||u>this.gap||u<-Y*E.unit||E.frame.
sin!==0||E.frame.cos!==1||v<z||v<0||z>this.width||this.letters.used-h.letters>=Z?!1:(h.end=this.end=v,this.text=B,this.start=z,this.letters.add(f),this.edges.add(
z,v),!0)}place(E,B,z,v,p){const h=this.cleaner.clean(B);if(h===" "?this.space():h===""&&B!==""&&this.open&&z<=this.open.end&&(this.open.end=Math.max(v,this.open.
end)),h===""||h===" ")return;if(!this.isEndless&&!this.isVisible(E,z,v,p)){this.leavesOut=!0;return}const{open:f}=this;f&&f.style.frame===E.frame&&z<this.end-C*
E.unit&&this.overlaps(f,E,h,z,v,p)||((!f||f.style!==E||this.letters.used-f.letters>=Z||this.isSpaced||z-f.end>this.gap||z-f.end<-Y*E.unit||Math.abs(p-f.baseline)>
ot*E.size)&&this.begin(E,z,p),this.append(h,z,v))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:E,
letters:B}=this,z=B.text();for(let v=E.length-1,p=B.used;v>=0;v--){const h=E[v];h.text=z.slice(h.letters,p),p=h.letters}}append(E,B,z){const v=this.open;v.end=z,
this.text=E,this.start=B,this.end=z;for(let p=0;p<E.length;p++){const h=E.charCodeAt(p);h>=V&&(v.mayTurn=!0),this.letters.add(h),this.edges.add(B,z)}}begin(E,B,z){
this.close();const v=new L.F(E,B,z,this.drawnCount++,this.letters.used);v.mayTurn=!1,v.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==E&&(this.gap=
j(E)),this.open=v}overlaps(E,B,z,v,p,h){const f=Math.abs(h-E.baseline),u=Math.max(p-v,this.end-this.start);if(f>A*B.size||Math.abs(v+p-this.start-this.end)>u||this.
text==="")return!1;if(z===this.text&&Math.abs(v-this.start)<m*B.size&&f<m*B.size)return this.edges.join(),!0;const d=(0,q.V0)(z),y=(0,q.V0)(this.text),x=d!==void 0?
(0,q.Ps)(this.text,d):y===void 0?void 0:(0,q.Ps)(z,y);return x===void 0?!1:(x.charCodeAt(0)>=V&&(E.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,x),this.edges.drop(this.text.length-(d===void 0?0:1)),d===void 0&&(this.edges.add(v,p),this.start=v,E.end=this.end=Math.max(p,v)),this.text=x,!0)}close(){
const{open:E,letters:B}=this;if(!E)return;const z=B.used-E.letters;this.drawn.add(E,z)||(this.leavesOut=!0,B.drop(z),this.edges.drop(z))}isVisible({frame:{cos:E,
sin:B},size:z},v,p,h){const f=h-rt*z,{width:u,height:d}=this,y=v*E-f*B,x=v*B+f*E,I=y+(p-v)*E,X=x+(p-v)*B;return(y>=0||I>=0)&&(x>=0||X>=0)&&(y<=u||I<=u)&&(x<=d||
X<=d)}}const rt=.3}),89420:((bt,ut,O)=>{O.d(ut,{F:()=>tt,l:()=>W});var q=O(4186);const m=3;class tt{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(M,S,L,G,st){
this.style=M,this.start=S,this.baseline=L,this.order=G,this.letters=st,this.end=S}get top(){const{font:M,frame:S,size:L}=this.style;return this.baseline-(S.vertical?
.5:M.ascent)*L}get bottom(){const{font:M,frame:S,size:L}=this.style;return this.baseline+(S.vertical?.5:-M.descent)*L}get isTyped(){return this.style.font.fixedPitch&&
this.style.mode!==m}get box(){return(0,q.L)(this.style.frame,Math.min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const R=512;class W{values;used=0;glyph=0;glyphs;joined=[];constructor(M,S=!1){
this.values=new Float64Array(2*Math.max(M,R)),this.glyphs=S?[]:void 0}get count(){return this.used/2}add(M,S){if(this.used+2>this.values.length){const L=new Float64Array(
this.values.length*2);L.set(this.values),this.values=L}this.values[this.used++]=M,this.values[this.used++]=S,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(M){this.used-=2*M,this.glyphs&&(this.glyphs.length-=M)}isOneGlyph(M,S){const L=2*(M.letters+S);return this.values[L]===
this.values[L+2]&&this.values[L+1]===this.values[L+3]}box(M,S,L){let G=1/0,st=-1/0;for(let nt=2*(M.letters+S);nt<2*(M.letters+L);nt++){const $=this.values[nt];$<
G&&(G=$),$>st&&(st=$)}return(0,q.L)(M.style.frame,G,st,M.top,M.bottom)}}}),27077:((bt,ut,O)=>{O.d(ut,{Kl:()=>W,Yz:()=>R,k6:()=>m,y:()=>tt,zd:()=>q});function q(b){
for(;;){const{done:M,value:S}=b.next();if(M)return S}}async function m(b,M){for(;;){const{done:S,value:L}=b.next();if(S)return L;const G=M.step(L);G&&await G}}const tt=1e3,
R=3e5,W=1e4}),5609:((bt,ut,O)=>{O.d(ut,{N1:()=>it,Px:()=>Z,_I:()=>w,eB:()=>_,tS:()=>M,ub:()=>et});var q=O(45657),m=O(34659),tt=O(62897),R=O(27077);const W=.3,b=.5,
M=1.75,S=1.25,L=2,G=3,st=3.2,nt=.1,$=.05,ot=15,C=.75,A=3,Y=.5,U=.4,H=new RegExp("^\\p{Ll}","u"),V=new RegExp(`^(?:[${m.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)]\
)$`,"u"),Z=500;class it{segments;start;end;top;bottom;constructor(u){this.segments=[u],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=u}get frame(){
return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(u){this.segments.push(u),this.start=Math.
min(this.start,u.start),this.end=Math.max(this.end,u.end),this.top=Math.min(this.top,u.top),this.bottom=Math.max(this.bottom,u.bottom)}}class _{element;lines;start;end;top;bottom;constructor(u){
this.lines=[u],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=u}static of(u,d){const y=new _(u[0]);for(let x=1;x<u.length;x++)y.add(u[x]);return y.
element=d,y}get frame(){return this.lines[0].frame}add(u){this.lines.push(u),this.start=Math.min(this.start,u.start),this.end=Math.max(this.end,u.end),this.top=
Math.min(this.top,u.top),this.bottom=Math.max(this.bottom,u.bottom)}}function*w(f){const u=[];let d;for(let y=0;y<f.length;y++){const x=f[y];y%R.y===R.y-1&&(yield R.
Yz);const I=d?Math.min(d.size,x.size):0;d?.frame===x.frame&&d.segments.length<Z&&Math.abs(d.baseline-x.baseline)<W*I&&x.start>d.end-b*I&&!j(d,x)?d.add(x):u.push(
d=new it(x))}return u}const j=(f,{start:u,size:d})=>u-f.end>L*Math.min(f.size,d)&&Math.max(f.size,d)>S*Math.min(f.size,d);function*et(f){const u=[];let d;for(let y=0;y<
f.length;y++){const x=f[y];y%R.y===R.y-1&&(yield R.Yz),d&&h(d,x)?d.add(x):(d&&p(u),u.push(d=new _(x)))}return d&&p(u),yield*rt(u)}function*rt(f){const u=[];for(let I=0,
X;I<f.length;I=X){for(X=I+1;X<f.length&&z(f,I,X);X++)X%R.y===R.y-1&&(yield R.Yz);u.length%R.y===R.y-1&&(yield R.Yz),u.push(f.slice(I,X))}if(!u.some(I=>I.length>=
A))return f;const d=new Map,y=[];for(const[I,X]of u.entries()){I%R.y===R.y-1&&(yield R.Yz);const ct=X.length<A?void 0:yield*v(X,Y);ct&&d.set(E(X),Math.max(d.get(
E(X))??0,k(X))),y.push(ct)}if(d.size===0)return f;const x=[];for(const[I,X]of u.entries()){I%R.y===R.y-1&&(yield R.Yz);const ct=X.length<2?void 0:[0,-1,1].map(gt=>d.
get(E(X)+gt)).find(Boolean),ft=y[I]??(ct===void 0?void 0:yield*v(X,0,ct));(0,q.RZ)(x,ft?B(X,ft):X)}return x}const k=f=>(0,tt.K)(f.map(({end:u})=>u)),E=([f,u])=>Math.
round(10*(u.lines[0].baseline-f.lines[0].baseline));function B(f,u){const d=[];let y;for(const[x,I]of f.entries())y?y.add(I.lines[0]):d.push(y=I),u.has(x)&&(y=void 0);
return d}function z(f,u,d){const[y,x,I]=[f[u],f[d-1],f[d]];if(x.lines.length>1||I.lines.length>1||x.frame!==I.frame)return!1;const[X,ct]=[x.lines[0],I.lines[0]],
{size:ft}=y.lines[0],gt=ct.baseline-X.baseline,At=f[u+1].lines[0].baseline-y.lines[0].baseline;return Math.abs(ct.size-ft)<$*ft&&Math.abs(gt-At)<nt*ft&&gt>0&&gt<=
st*ft&&ct.start<x.end&&ct.end>x.start}function*v(f,u,d=0){const[y,x]=[(0,tt.Y)(f.map(({start:ft})=>ft)),Math.max(d,k(f))],I=new Set;let X=0;for(const[ft,{lines:gt,
start:At,end:N}]of f.entries()){ft%R.y===R.y-1&&(yield R.Yz);const{size:K}=gt[0],P=f[ft+1],F=P?.lines[0].segments[0].fragments[0],Q=F&&N+Math.abs(F.end-F.start)+
C*K>x,J=P&&P.start>At+K/2&&!V.test(gt[0].segments[0].fragments[0].text);!Q||J||N-y<ot*K||V.test(F.text)?I.add(ft):H.test(F.text)&&X++}const ct=f.length-I.size;return ct>=
u*f.length&&X>=U*ct?I:void 0}function p(f){const u=f.at(-2),d=f.at(-1);if(!(!u||d.lines.length<G||u.lines.length>=d.lines.length||!h(d,u.lines[0]))){f.splice(-2,
1);for(const y of u.lines)d.add(y)}}function h(f,u){const d=f.lines.at(-1);if(d.frame!==u.frame)return!1;const y=Math.max(d.size,u.size),x=u.baseline-d.baseline;
return x<W*y||x>M*y||y>S*Math.min(d.size,u.size)?!1:u.start<f.end&&u.end>f.start}}),77211:((bt,ut,O)=>{O.d(ut,{Z:()=>G,x:()=>nt});var q=O(62897),m=O(27077),tt=O(
93604),R=O(52332),W=O(73356);const b=20,M=1e3,S=2,L=/\u00ad$/;function*G(C,A){const Y=[];for(const H of yield*(0,R.SE)(C))yield m.Kl,Y.push({lines:H,characters:st(
H)});const U=[];for(const{lines:H}of yield*(0,tt.p9)(Y,(V,Z)=>Z.characters-V.characters))yield m.Kl,U.push(`${(yield*nt(H,A)).join(`
`)}
`);return U.join(`
`)}const st=C=>C.reduce((A,{cells:Y})=>A+Y.reduce((U,{characters:H})=>U+H,0),0);function*nt(C,A){const Y=C.flatMap(_=>_.cells),U=yield*$(Y),H=(0,q.Y)(Y.map(({start:_})=>_)),
V=(yield*ot(C.slice(1).map((_,w)=>_.baseline-C[w].baseline)))||1,Z=[];let it=0;for(const[_,w]of C.entries()){const j=_===0?1:Math.round((w.baseline-C[_-1].baseline)/
V);for(let rt=1;rt<Math.min(j,b);rt++)Z.push("");let et="";for(const rt of w.cells){const k=Math.min(Math.round((rt.start-H)/U),M),E=(0,W.x)(rt,A).replace(L,"");
et=et.padEnd(Math.max(k,et===""?0:et.length+S))+E,it+=rt.fragments.length,!(it<m.y)&&(it=0,yield m.Yz)}Z.push(et)}return Z}function*$(C){const A=C.map(Y=>(Y.end-
Y.start)/Math.max(Y.characters,1)).filter(Y=>Y>0);return(yield*ot(A))||1}function*ot(C){const A=yield*(0,tt.p9)(C,(Y,U)=>Y-U);return A[A.length>>1]??0}}),35364:((bt,ut,O)=>{
O.d(ut,{gB:()=>Go,NQ:()=>Po,td:()=>Yo,dV:()=>Wo});var q=O(61520),m=O(27077),tt=O(45657),R=O(93604),W=O(99689);const b=100,M=.5,S=.35,L=.03,G=1;function*st(t){const e=t.
reduce((c,{cells:g})=>Math.max(c,g.length),0),s=yield*nt(t.filter(({cells:c})=>c.length===e)),i=yield*(0,R.p9)([...t.keys()],(c,g)=>t[g].cells.length-t[c].cells.
length);let n=0;for(const c of i)for(const g of t[c].cells){if(s.length>b)return;A(s,g),!((n+=s.length)<m.y)&&(n=0,yield m.Yz)}const o=new Set;let r=0;const a=t.
map(c=>Y(c,s)),l=a.map(({cells:c},g)=>{let T=-1;return c.map((D,lt)=>{const[ht,pt]=ot(s,D);pt>ht&&C(s,D,ht,pt)===void 0&&o.add(g);let Mt=C(s,D,ht,pt)??ht;return Mt<=
T&&lt>0&&(Mt=T,r++),T=Mt})});return{count:s.length,rows:a,places:l,spanning:o,conflicts:r}}function*nt(t){const e=t[0].cells.map(({start:i,end:n})=>({start:i,end:n}));
for(let i=1;i<e.length;i++)if(yield*$(t,i))return e;const s=e.map(({start:i,end:n})=>({start:i,end:n}));for(const{cells:i}of t)for(const[n,{start:o,end:r}]of i.
entries())s[n].start=Math.min(s[n].start,o),s[n].end=Math.max(s[n].end,r);return s.every(({start:i},n)=>n===0||i>=s[n-1].end)?s:e}function*$(t,e){const s=yield*(0,R.
p9)(t.map(n=>n.cells[e]),(n,o)=>n.start-o.start);let i=1/0;for(const{start:n,end:o,size:r}of s){if(n-i>G*r)return!0;i=i===1/0?o:Math.max(i,o)}return!1}function ot(t,{
start:e,end:s}){let i=0;for(;i<t.length&&t[i].end<=e;)i++;let n=i-1;for(;n+1<t.length&&t[n+1].start<s;)n++;return[i,n]}function C(t,e,s,i){let n;for(let o=s;o<=
i;o++){const{start:r,end:a}=t[o];if(!(Math.min(a,e.end)-Math.max(r,e.start)<M*Math.min(a-r,e.end-e.start))){if(n!==void 0)return;n=o}}return n}function A(t,e){const[
s,i]=ot(t,e);if(s>i){t.splice(s,0,{start:e.start,end:e.end});return}const n=s===i?s:C(t,e,s,i);if(n===void 0)return;const o=t[n];o.start=Math.min(o.start,Math.max(
e.start,t[n-1]?.end??-1/0)),o.end=Math.max(o.end,Math.min(e.end,t[n+1]?.start??1/0))}function Y(t,e){const s=t.cells.flatMap(i=>{const[n,o]=ot(e,i);return o>n&&
C(e,i,n,o)===void 0?U(i,e,n):[i]});return s.length===t.cells.length?t:{...t,cells:s}}function U(t,e,s){const i=[new W.Y4(t.fragments[0])];let n=s;for(const o of t.
fragments.slice(1)){const r=i.at(-1),a=o.start-r.end>=S*t.size,l=e[n+1],c=l!==void 0&&Math.abs(o.start-l.start)<L*t.size;(a||c)&&l&&r.end<=l.start&&o.start>=e[n].
end?(i.push(new W.Y4(o)),n++):r.add(o)}return i}var H=O(62897);const V=.65,Z=.3,it=.12,_=.03,w=.12,j=6,et=3,rt=50,k=20,E=/^[$\u20ac\u00a3\u00a5]$/u;function*B(t){
const e=[];for(const{cells:r,size:a}of t)for(const[l,c]of r.entries()){for(const{start:g,end:T,isLabel:D}of u(c,a))e.push({start:g,end:T,kind:D?"label":"words"});
l>0&&e.push({start:r[l-1].end,end:c.start,kind:"cells"}),yield c.fragments.length*m.Yz/m.y}if(e.length<et)return t;const s=(0,H.Y)(t.map(r=>r.size)),i=r=>t[0].cells.
some(({start:a,end:l})=>a<r&&l>r),n=[];for(const r of["start","end"]){const a=yield*(0,R.p9)(e,(l,c)=>l[r]-c[r]);for(let l=0,c;l<a.length;l=c){for(c=l+1;c<a.length&&
a[c][r]-a[c-1][r]<w*s;)c++;const g=a.slice(l,c),[T,D]=[(0,H.K)(g.map(Mt=>Mt.start)),(0,H.Y)(g.map(Mt=>Mt.end))];if(g.length<et||T>=D||n.length===rt)continue;const lt=(T+
D)/2,ht={at:lt,edge:r,near:r==="start"?T:D},pt=g.filter(({kind:Mt})=>Mt!=="cells");pt.length>=et||pt.some(({kind:Mt})=>Mt==="label")?n.push({...ht,isInFirst:!1}):
i(lt)&&n.push({...ht,isInFirst:!0})}}let o=t;for(const r of n)o=(yield*v(o,r))??o;return z(o,n)}function z([t,...e],s){const i=e.reduce((o,{cells:r})=>Math.max(
o,r.length),0);let n=t;for(const{edge:o,near:r,isInFirst:a}of s){if(n.cells.length>=i)break;if(!a)continue;const c=n.cells.flatMap(g=>u(g,n.size,it).slice(0,k)).
find(g=>Math.abs(g[o]-r)<_*n.size);n=(c&&d(n,(c.start+c.end)/2))??n}return n.cells.length===i?[n,...e]:[t,...e]}function*v(t,{at:e,isInFirst:s}){const i=[];for(const[
n,o]of t.entries()){const r=o.cells.find(({start:l,end:c})=>l<e&&c>e);if(yield(o.cells.length+(r?.fragments.length??0))*m.Yz/m.y,r&&s&&n>0)return;const a=r?u(r,
o.size,n===0?Z:V):[];if(r&&!a.some(({start:l,end:c})=>l<e&&c>e))return;i.push((r&&d(o,e))??o)}return i}function p(t,e){if(t.cells.length!==1)return;const[s]=t.cells,
i=w*Math.min(t.size,e.size),n=u(s,t.size).slice(0,k);if(n.length===0||f(s,n[0])>j)return;const o=({end:c})=>e.cells.some((g,T)=>T>0&&Math.abs(g.start-c)<i),r=n.
reduce((c,g)=>c&&c.end-c.start>=g.end-g.start?c:g,void 0),a=e.cells.at(-1),l=n.find(o)??(r&&Math.abs(t.end-a.end)<i&&r.start<a.start?r:void 0);return l&&d(t,(l.
start+l.end)/2)}function h(t,e){if(t.cells.length>=e.cells.length)return;const s=w*Math.min(t.size,e.size),i=t.cells.flatMap(r=>u(r,t.size).slice(0,k));let n=t;
for(const{start:r,end:a}of i)e.cells.some(l=>Math.abs(l.start-a)<s)&&(n=d(n,(r+a)/2)??n);const o=({start:r,end:a},l)=>Math.abs(r-e.cells[l].start)<s||Math.abs(a-
e.cells[l].end)<s;return n.cells.length===e.cells.length&&n.cells.every(o)?n:void 0}const f=({fragments:t},e)=>t.filter(({start:s})=>s<e.start).length;function u({
fragments:t},e,s=V){const i=[];let n=-1/0,o="";for(const{start:r,end:a,text:l}of t)o!==""&&Math.min(r,a)-n>=s*e&&!E.test(o)&&i.push({start:n,end:Math.min(r,a),isLabel:o.
endsWith(":")}),n=Math.max(n,r,a),o=l;return i}function d(t,e){const s=t.cells.findIndex(({start:o,end:r})=>o<e&&r>e);if(s<0)return;const i=[],n=[];for(const o of t.
cells[s].fragments)(o.start<e?i:n).push(o);if(!(i.length===0||n.length===0))return{...t,cells:[...t.cells.slice(0,s),y(i),y(n),...t.cells.slice(s+1)],isTabular:!0}}
function y([t,...e]){const s=new W.Y4(t);for(const i of e)s.add(i);return s}var x=O(34659),I=O(52332);const X=3.5,ct=.3,ft=1.25,gt=1.1,At=3,N=1.6,K=.87,P=2,F=2,
Q=8,J=.6,at=8,Et=1.5,mt=3,St=1.1,wt=.05,xt=10,_t=20,Nt=100,yt=2,vt=2,Dt=new RegExp(`^(?:[${x.a}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`,"u"),fs=new RegExp(`\
^${x.v}`,"u"),dt=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*ie(t){const e=[];let s=[],i=0,n;const o=r=>{r.tabular<(r.isWide?At:yt)||(r.takeRest(),
e.push(r))};for(const r of t)for(const a of(0,I.l$)(r)){(i+=a.length*(1+s.length)+a[0].fragments.length)>=m.y&&(i=0,yield m.Yz);const l=hs(a,r);for(const g of s)
g.isNear(l)||o(g);s=s.filter(g=>g.isNear(l));const c=s.find(g=>g.start<l.end&&g.end>l.start);if(!(c?.takes(l)||!c&&s.some(g=>g.takesGroup(l)))){if(c&&o(c),s=s.filter(
g=>g!==c),!l.isTabular)n=l;else if(l.cells.length<=Nt&&s.length<_t){const g=n&&Bt(n,l)?p(n,l):void 0,T=new le(g??l);!g||T.takes(l)?s.push(T):s.push(new le(l)),n=
void 0}}}return s.forEach(o),e}function hs(t,{baseline:e,size:s}){const i=Es(t.length>1?ys(t):t),n=i.length===2&&ds(i[0],i[1])||gs(i),[o,r]=[i[0].start,i.reduce(
(a,l)=>Math.max(a,l.end),-1/0)];return{cells:i,baseline:e,size:s,start:o,end:r,isTabular:i.length>1&&!n&&!us(i)}}function us([t,...e]){return e.every(({size:s})=>t.
size>ft*s)&&!/\d/.test(dt(t))}const ds=(t,e)=>Dt.test(dt(t))||t.characters===1&&fs.test(`${dt(t)} ${dt(e)}`);function gs(t){const[e,s]=t.slice(-2);return!s||t.length>
oe||!ms.test(dt(s))||e.fragments.length<re?!1:(t.length===oe?e.fragments:e.fragments.slice(-re)).every(({text:n})=>ps.test(n))}const oe=3,re=5,ps=/^\.+$/,ms=/^(?:\d{1,4}|[ivxlc]{1,8})$/;
function ys(t){return t.some(({fragments:e},s)=>s<t.length-1&&ae.test(e.at(-1).text))?t.flatMap((e,s)=>{const[i,n]=e.fragments.slice(-2);return!(n&&s<t.length-1&&
ae.test(n.text)&&/\d\)?$/.test(i.text))||!/^[\d(.,-]/.test(dt(t[s+1]))?[e]:[y(e.fragments.slice(0,-1)),y([n])]}):t}const ae=/^[$\u00a3\u00a5]$/u;function Es(t){
if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];for(const s of t){const i=e.at(-1);i?.characters===1&&E.test(dt(i))&&/^[\d(.,-]/.test(dt(s))?
e.push(e.pop().joined(s)):e.push(s)}return e}class le{rows;tabular=1;start;end;isWide=!1;last;single=[];areDetails=!1;pitch=1/0;constructor(e){this.rows=[e],this.
last=e,{start:this.start,end:this.end}=e}isNear(e){return Bt(this.single.at(-1)??this.last,e)||this.isBelow(e)}isBelow(e){const s=e.baseline-this.last.baseline;
if(!e.isTabular||this.single.length>0||s>at*e.size)return!1;const i=this.rows.at(-2);return(!i||s<Et*(this.last.baseline-i.baseline))&&Ms(this.last,e)}takes(e){
const s=this.divided(e);if(!s.isTabular){const i=s.start<this.start+s.size&&ce(s,this.last);this.areDetails=(this.single.length===0||this.areDetails)&&this.isDetail(
s);const n=this.areDetails||this.isRest(s,this.single.at(-1)??this.last);return this.single.length>=F&&!(this.single.length<xt&&n)||i||this.isProse(s)?!1:(this.
single.push(s),!0)}if(this.single.length>F&&!this.areDetails||!bs(this.last,s))return!1;Bt(this.single.at(-1)??this.last,s)||(this.isWide||=s.cells.length<mt||s.
cells.length!==this.last.cells.length),s.start<this.start+s.size&&(this.pitch=Math.min(this.pitch,s.baseline-(this.single.at(-1)??this.last).baseline));for(const i of this.
single)this.rows.push(i);return this.rows.push(s),this.single=[],this.last=s,this.tabular++,this.start=Math.min(this.start,s.start),this.end=Math.max(this.end,s.
end),!0}divided(e){return h(e,this.last)??(e.isTabular||this.isProse(e)?e:p(e,this.last)??e)}takesGroup(e){return e.isTabular||this.tabular>P||this.single.length>
0||e.end>this.start||!Bt(this.last,e)||ce(e,this.last)?!1:(this.single.push(e),!0)}takeRest(){const[e]=this.single;if(e&&this.isRepeated(e)){for(const n of this.
single){if(!this.isRepeated(n))return;this.rows.push(n)}return}if(e&&this.isRest(e,this.last)){let n=this.last;for(const o of this.single){if(!this.isRest(o,n))
return;this.rows.push(n=o)}return}if(!e||e.baseline-this.last.baseline>K*this.pitch||this.tabular<At||e.baseline-this.last.baseline>N*e.size)return;const s=ct*e.
size,i=({start:n,end:o})=>Math.abs(e.start-n)<s||Math.abs(e.end-o)<s;this.last.cells.slice(1).some(i)&&this.rows.push(e)}isRepeated(e){const s=this.rows.at(-1),
i=e.baseline-s.baseline;if(e.isTabular||i>N*e.size)return!1;const n=wt*e.size;let[o,r]=[0,!1];for(let a=1;a<this.rows.length;a++){const[l,c]=[this.rows[a-1],this.
rows[a]],g=c.baseline-l.baseline;r||=K*g>i,!c.isTabular&&l.isTabular===s.isTabular&&Math.abs(c.start-e.start)<n&&Math.abs(g-i)<n&&o++}return r&&o>=vt}isRest(e,s){
return this.tabular<At||e.isTabular||e.size!==this.last.size||e.baseline-s.baseline>St*this.pitch?!1:this.last.cells.some(({start:i},n)=>n>0&&Math.abs(i-e.start)<
wt*e.size)}isDetail(e){const[s]=this.single,i=this.single.at(-1)??this.last;if(e.isTabular||e.size>this.last.size)return!1;const n=wt*e.size;if(e.baseline-i.baseline>
N*e.size&&(!s||this.isBelowSpace()))return!1;if(s)return Math.abs(s.start-e.start)<n;const o=this.rows.at(-2);return o&&!o.isTabular&&o.start>this.start&&Math.abs(
o.start-e.start)<n?!0:this.last.cells.some(({start:r},a)=>a>0&&Math.abs(r-e.start)<n)}isBelowSpace(){const{single:e,last:s}=this;return e.some((i,n)=>i.baseline-
(e[n-1]??s).baseline>N*i.size)}isProse({cells:e,start:s,end:i}){return e.reduce((o,{fragments:r})=>o+r.length,0)>=Q&&i-s>J*(this.end-this.start)}}function ce(t,e){
const s=({cells:i})=>i.every(({fragments:n})=>n.every(({style:o})=>o.font.bold));return t.size>ft*e.size||t.size>gt*e.size&&s(t)&&!s(e)}function Ms(t,e){const[s,
i]=t.cells.length<e.cells.length?[t,e]:[e,t],n=ct*e.size;let o=0;for(const{start:c,end:g}of s.cells){for(;o<i.cells.length&&i.cells[o].end<c;)o++;const T=i.cells[o];
if(!T||!(Math.abs(T.start-c)<n||Math.abs(T.end-g)<n))return!1}const[r,a]=[t.cells.at(-1),e.cells.at(-1)],l=Math.abs(r.end-a.end)<n&&/\d$/.test(dt(a));return s.cells.
length>=mt||l}const Bt=(t,e)=>e.baseline-t.baseline<=X*Math.max(e.size,t.size);function bs(t,e){const s=ct*Math.min(t.size,e.size);for(let i=0,n=0;i<=t.cells.length&&
n<=e.cells.length;){const[o,r]=fe(t,i),[a,l]=fe(e,n);if((he(t,i)||he(e,n))&&Math.min(r,l)-Math.max(o,a)>=s)return!0;r<l?i++:n++}return!1}const fe=({cells:t},e)=>[
t[e-1]?.end??-1/0,t[e]?.start??1/0],he=({cells:t},e)=>e>0&&e<t.length,Ss=1,Ts=2,ue=3,As=2,Os=.12,xs=.5,Ls=.1,ws=20,Ft=new RegExp("\\p{L}","u");function*_s(t){const e=t.
reduce((s,i)=>s+i.cells.length,0);for(const{place:s,width:i}of yield*Rs(t)){const[n,o]=[de(t,({end:r})=>r<=s),de(t,({start:r})=>r>=s)];if(yield e*m.Yz/m.y,vs(n,
o)||(yield*Is(n,o,i)))return[n,o];if(zs(n,o))return[n,o]}}function*Rs(t){const e=yield*(0,R.p9)(t.flatMap(n=>n.cells),(n,o)=>n.start-o.start),s=[];let i=1/0;for(const[
n,{start:o,end:r,size:a}]of e.entries()){n%m.y===m.y-1&&(yield m.Yz);const l=(o-i)/a;l>=Ss&&s.push({place:(o+i)/2,width:l}),i=i===1/0?r:Math.max(i,r)}return s.sort(
(n,o)=>o.width-n.width).slice(0,ws)}function de(t,e){const s=[];for(const i of t){const n=i.cells.filter(e);if(n.length===0)continue;const[o,r]=[n[0].start,n.at(
-1).end];s.push(n.length===i.cells.length?i:{...i,cells:n,start:o,end:r,isTabular:n.length>1})}return s}function vs([t],[e]){return!t||!e||t.baseline!==e.baseline||
t.cells.length<As||t.cells.length!==e.cells.length||!Ft.test(dt(t.cells[0]))?!1:t.cells.every((s,i)=>dt(s)===dt(e.cells[i]))}function*Is(t,e,s){const[i,n]=[Wt(ge(
t)),Wt(ge(e))];if(yield(t.length+e.length)*m.Yz/m.y,!(i.last<n.first||n.last<i.first))return!1;const o=e.flatMap(({cells:r})=>r.length>1?[r.slice(0,2)]:[]);return!pe(
o)||!Ns(o.map(([r])=>r))?!1:t.some(({cells:r})=>r.length>1)?pe(t.flatMap(({cells:r})=>r.length>1?[r.slice(-2)]:[])):s>=Ts&&o.every(([r])=>Ft.test(dt(r)))}function zs(t,e){
if(Math.min(t.length,e.length)<ue||![t,e].some(a=>a.every(({isTabular:l})=>!l)))return!1;const[s,i]=[Wt(t),Wt(e)];if(!(s.last<i.first||i.last<s.first))return!1;
const n=new Map(e.map(({baseline:a,cells:l})=>[a,l[0]]));let[o,r]=[1/0,-1/0];for(const{baseline:a,cells:l}of t){const c=n.get(a);if(!c)continue;const g=(c.baseline-
l[0].baseline)/Math.min(c.size,l[0].size);[o,r]=[Math.min(o,g),Math.max(r,g)]}return r-o>=Ls}function ge(t){const e=t.findIndex(({cells:s})=>s.length>1);return e<
0?t:t.slice(e)}function Wt(t){let[e,s]=[1/0,-1/0];for(const{cells:i}of t)for(const{fragments:n}of i)e=Math.min(e,n[0].order),s=Math.max(s,n[0].order);return{first:e,
last:s}}function pe(t){if(t.length<ue)return!1;let e=-1/0;for(const[s,i]of t){if(Math.min(s.order,i.order)<e)return!1;e=Math.max(s.order,i.order)}return!0}function Ns(t){
return t.every(({start:s,size:i})=>Math.abs(s-t[0].start)<Os*i)||t.filter(s=>Ft.test(dt(s))).length>xs*t.length}var Lt=O(20779);const Ds=1.08,$t=1.02,Ps=.72,Cs=.3,
me=2,Bs=new RegExp("\\p{L}","u");function*Ws(t){const{rows:e}=t,s=[];let i=0;for(let n=0;n+2*me<=e.length;n++){if(yield e[n].cells.length*m.Yz/m.y,!Ee(e,n))continue;
let o=n+2;for(;o+1<e.length&&Ee(e,o)&&Gs(e,n,o);)o+=2;if(!(o-n<2*me||!Ys(e.slice(n,o)))){n>i&&s.push(ye(e.slice(i,n)));for(let r=n;r<o;r+=2)s.push(Us(e[r],e[r+1]));
i=o,n=o-1}}return i===0?[t]:i===e.length?s:[...s,ye(e.slice(i))]}function Ys(t){const e=t.filter((s,i)=>i%2===0).flatMap(({cells:s})=>s.map(dt));return new Set(
e).size===e.length}const ye=t=>({rows:t,tabular:t.filter(({isTabular:e})=>e).length});function Ee(t,e){const[s,i]=[t[e],t[e+1]];if(!s.isTabular||i.cells.length>
s.cells.length||!s.cells.every(r=>Bs.test(dt(r)))||!(Yt(i)>Ds*Yt(s))&&!(Gt(i)&&!Gt(s)&&Yt(i)>Yt(s)/$t))return!1;const o=Me(s,i);return o.every((r,a)=>r>=0&&(a===
0||r>o[a-1]))}function Gs(t,e,s){const i=(o,r)=>Math.abs(o.size-r.size)<($t-1)*o.size&&Gt(o)===Gt(r),n=o=>t[o].baseline-t[o].size*Ps-t[o-1].baseline;return i(t[e],
t[s])&&i(t[e+1],t[s+1])&&n(s+1)<=n(s)*$t}const Me=({cells:t,size:e},s)=>s.cells.map(i=>{const n=Cs*e,o=({start:r,end:a})=>Math.abs(r-i.start)<n||Math.abs(a-i.end)<
n||Math.abs(r+a-i.start-i.end)<n;return t.findIndex(o)}),Yt=({cells:t})=>t.reduce((e,{size:s})=>Math.min(e,s),1/0),Gt=({cells:t})=>t.every(({fragments:e})=>e.every(
({style:s})=>s.font.bold));function Us(t,e){const s=Me(t,e),i=t.cells.map((n,o)=>e.cells.filter((r,a)=>s[a]===o).map(r=>(0,Lt.cA)([r])));return new Lt.QH([t.cells.
map(n=>[(0,Lt.cA)([n])]),i])}const Hs=1.2,Ks=1.6,Fs=3,$s=2,js=.5,Vs=40,ks=3;function*Xs(t,e){const{rows:s}=t,i=s.slice(1).map((n,o)=>n.baseline-s[o].baseline);for(const n of yield*Qs(
i,(0,H.Y)(s.map(({size:o})=>o)))){const o=yield*Zs({...t,isNumber:e},i,n);if(o)return o}}function*Zs(t,e,s){const{rows:i,places:n,isNumber:o}=t,r=[];let[a,l]=[0,
0];for(let g=0,T;g<i.length;g=T){for(T=g+1;T<i.length&&e[T-1]<=s;)T++;if(T-g>Vs)return;yield(T-g)*m.Yz/m.y;const D=Array.from({length:T-g},(lt,ht)=>g+ht);if(D.length>
1&&!Js(D,t)){if(g>0||D.some(lt=>i[lt].cells.some(o)))return;for(const lt of D)r.push([lt]);continue}D.length>1&&a++,D.slice(1).some(lt=>Ut(n[lt]))&&!Ut(n[g])&&l++,
r.push(D)}return(l===0||a>=js*r.length)&&a>=$s&&r.length>=Fs?r:void 0}function*Qs(t,e){const s=yield*(0,R.p9)(t,(n,o)=>o-n),i=[];for(let n=1;n<s.length&&i.length<
ks;n++){const[o,r]=[s[n-1],s[n]];r>0&&r<=Ks*e&&o>=Hs*r&&i.push(r)}return i}function Js(t,{rows:e,places:s,spanning:i,isNumber:n}){const o=(0,H.K)(t.map(c=>e[c].
cells.length)),r=t.filter(c=>e[c].cells.length===o),a=c=>e[c].cells.length===1||!e[c].cells.some(n);if(t[0]===0&&i.has(0)||o<2||r.length!==1||!t.every(c=>c===r[0]||
a(c)))return!1;const l=t.filter(c=>c<r[0]&&Ut(s[c])).length;return l===0||l===t.filter(c=>c>r[0]&&Ut(s[c])).length}const Ut=t=>t.length===1&&t[0]===0,qs=1.6,be=.95,
tn=.4,It=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,en=new RegExp(
"^\\d[\\d.,]{0,15}\\s?\\p{L}{1,3}[\\u00b2\\u00b3.]?$","u"),sn=/^\d{1,3}\.?$/,jt=new RegExp("^\\p{Ll}","u"),nn=/^[\p{Lu}\p{N}]/u,zt=2,on=2;function*Se(t){const{rows:e}=t,
s=yield*Xs(t,r=>It.test(dt(r)));if(s)return s;const i=[],n=e.findIndex((r,a)=>hn(r)||cn(r,t.places[a])),o=rn(t,n);for(const r of e.keys()){const a=r<n;r>0&&(a?fn(
t,r)&&!un(t,r,n):Ae(t,r,n)||an(t,r,o))?i.at(-1).push(r):i.push([r])}return i}function rn(t,e){const{rows:s,places:i}=t;let n=1/0;for(let o=1;o<s.length;o++)s[o].
cells.length>1&&i[o][0]===0&&!Ae(t,o,e)&&(n=Math.min(n,s[o].baseline-s[o-1].baseline));return n}function an({rows:t,places:e,count:s},i,n){const[o,r]=[t[i-1],t[i]];
return n===1/0||r.baseline-o.baseline>K*n||e[i][0]===0||!Vt(o,r)||ln(o,r)?!1:e[i].every((a,l)=>{const c=o.cells[e[i-1].indexOf(a)];return c!==void 0&&(s>zt||!(Te(
c)&&Te(r.cells[l])))})}const ln=(t,e)=>[t,e].every(({cells:s})=>s.length>1&&It.test(dt(s.at(-1))))&&new RegExp("\\p{L}","u").test(dt(e.cells.at(-2))),Te=({fragments:t})=>t.
length>1&&It.test(t.at(-1).text);function cn({cells:t},e){const s=t.filter((n,o)=>e[o]>0),i=s.filter(n=>It.test(dt(n))||en.test(dt(n)));return i.length>0&&2*i.length>=
s.length}const Vt=(t,e)=>e.baseline-t.baseline<=qs*Math.max(e.size,t.size),fn=({rows:t,spanning:e,count:s},i)=>!e.has(i)&&!e.has(i-1)&&Vt(t[i-1],t[i])&&!(s===zt&&
t[i-1].cells.length===zt&&t[i].cells.length===zt),hn=({cells:t})=>t.slice(0,-1).some(({fragments:e})=>e.at(-1).text.endsWith(":"));function un({rows:t,places:e,
count:s},i,n){const{cells:o}=t[i],r=o.length===zt&&s>zt&&sn.test(dt(o[0]));if(i!==n-1||o.length>1&&!r||e[i][0]!==0)return!1;const a=t[n+1];if(!a||t[i-1].cells.length===
1||jt.test(dt(t[i].cells[0])))return!1;const l=t[i].baseline-t[i-1].baseline;return l>be*(t[n].baseline-t[i].baseline)&&l>be*(a.baseline-t[n].baseline)}function Ae({
rows:t,places:e},s,i){const[n,o]=[t[s-1],t[s]];if(s===i||!Vt(n,o))return!1;const r=T=>jt.test(T.fragments[0].text),a=T=>nn.test(T.fragments[0].text);if(!(e[s][0]===
0?r(o.cells[0])&&!o.cells.some(a):o.cells.some(r)))return!1;const c=({cells:T})=>T.every(D=>!It.test(dt(D))),g=e[s].every(T=>e[s-1].includes(T));return c(o)&&g?
!0:n.cells.length===1&&o.cells.length>1&&e[s-1][0]===0&&jt.test(dt(o.cells[0]))}function*dn(t){if(!t.some((a,l)=>l>0&&a.length>1&&a.every(gn)))return[t];const e=t.
filter(a=>a.length>0);if(e.length>2&&e.filter(a=>a.length>1).length===1)return[t];const s=t.flatMap((a,l)=>a.flatMap(c=>c.segments.map(g=>({segment:g,column:l,line:c.
baseline})))),i=yield*(0,R.p9)(s,(a,l)=>a.line-l.line||a.column-l.column),n=[],o=[];for(let a=0,l;a<i.length;a=l){const{line:c,segment:g}=i[a];for(l=a+1;l<i.length&&
i[l].line-c<tn*g.size;)l++;const T=i.slice(a,l).sort((lt,ht)=>lt.column-ht.column);o.push(T.map(({column:lt})=>lt));const D=T.map(lt=>lt.segment);n.push({cells:D,
baseline:c,size:g.size,start:D[0].start,end:D.at(-1).end,isTabular:T.length>1}),n.length%m.y===0&&(yield m.Yz)}const r={count:t.length,rows:n,places:o,spanning:new Set};
return(yield*Se(r)).map(a=>Oe(r,a))}const gn=({segments:t})=>t.length===1&&(t[0].characters<=on||It.test(dt(t[0])));function Oe({count:t,rows:e,places:s},i){const n=Array.
from({length:t},()=>[]);for(const o of i){const r=new Map;for(const[a,l]of e[o].cells.entries()){const c=s[o][a],g=r.get(c);g?g.push(l):r.set(c,[l])}for(const[a,
l]of r)n[a].push((0,Lt.cA)(l))}return n}const pn=/^[-\u2010-\u2013\u2212+(]$/u,mn=/^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u,yn=/^[-\u2010-\u2013\u2212(]$/u,
En=/^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u,Mn=/\d[)%]?$/,bn=.6;function*Sn(t){const e=[];for(const[i,{cells:n}]of t.rows.entries())e.push(new Map(n.map((o,r)=>[t.places[i][r],
o]))),yield n.length*m.Yz/m.y;const s=new Map;for(let i=0;i<t.count;i++){if(yield e.length*m.Yz/m.y,s.has(i-1)&&s.get(i-1)===i)continue;const n=Tn(e,i);n!==void 0&&
s.set(i,n)}return s.size===0||t.conflicts>0?t:xe(t,s)}function Tn(t,e){const s=t.filter(g=>g.has(e)),i=s.map(g=>g.get(e)),n=i.map(dt);if(n.length===0)return;const o=s.
every(g=>Mn.test(kt(g,e-1))),r=s.every(g=>En.test(kt(g,e+1))),a=g=>n.every(T=>yn.test(T))&&!t.some(T=>!T.has(e)&&/\d/.test(kt(T,g))),l=(g,T)=>(T.start-g.end)/g.
size;return o&&n.every(g=>mn.test(g))&&!a(e-1)&&(s.every((T,D)=>l(T.get(e-1),i[D])<bn)||s.every(T=>!T.has(e+1)))?e-1:!r||!n.every(g=>pn.test(g))||a(e+1)?void 0:
s.every((g,T)=>{const[D,lt]=[g.get(e-1),g.get(e+1)];return!D||!/\d/.test(dt(D))||l(i[T],lt)<l(D,i[T])})?e+1:void 0}const kt=(t,e)=>{const s=t.get(e);return s?dt(
s):""};function xe(t,e){const s=[];let i=0;for(let r=0;r<t.count;r++)s.push(e.has(r)?-1:i++);for(const[r,a]of e)s[r]=s[a];const n=[],o=t.rows.map((r,a)=>{const l=[],
c=[];for(const[g,T]of r.cells.entries()){const D=s[t.places[a][g]];c.at(-1)===D?l.push(l.pop().joined(T)):(l.push(T),c.push(D))}return n.push(c),l.length===r.cells.
length?r:{...r,cells:l,isTabular:l.length>1}});return{...t,count:i,rows:o,places:n}}const An=3,On=/\d/,xn=new RegExp("\\p{L}","u"),Ln=/^(?:19|20)\d\d$/;function*Le(t){
if(t.conflicts>0)return t;const e=[];for(const[o,{cells:r}]of t.rows.entries())e.push(new Map(r.map((a,l)=>[t.places[o][l],a]))),yield r.length*m.Yz/m.y;const s=wn(
e),i=Array.from({length:t.count},()=>[]);for(const[o,r]of e.entries())for(const a of r.keys())i[a].push(o);const n=_n(e,s,i);for(let o=0;o<t.count;o++){yield e.
length*m.Yz/m.y;const r=i[o];if(n.has(o)||!we(r,s)&&!Rn(r,e,o,t.count))continue;const a=vn(e,r,o);a!==void 0&&!n.has(a)&&![...n.values()].includes(o)&&n.set(o,a)}
return n.size===0?t:xe(t,n)}function wn(t){const e=i=>[...i.values()].some(n=>On.test(dt(n))&&!Ln.test(dt(n))),s=t.findIndex(e);return s>An?0:s}function _n(t,e,s){
const i=[...s.keys()].filter(o=>!we(s[o],e)),n=new Map;for(const o of t.slice(0,e)){const r=[...o.keys()],a=(l,c)=>l!==i[c]&&(i.includes(l)||n.has(l));if(!(r.length!==
i.length||r.some(a)))for(const[l,c]of r.entries())c!==i[l]&&n.set(c,i[l])}return n}const we=(t,e)=>t.length>0&&t.every(s=>s<e);function Rn(t,e,s,i){return t.every(
n=>{const o=e[n];return n>0&&2*o.size<i&&[...o.keys()][0]===s&&xn.test(dt(o.get(s)))})}function vn(t,e,s){return[s-1,s+1].flatMap(n=>{const o=t.flatMap(a=>a.get(
n)??[]);if(o.length===0||e.some(a=>t[a].has(n)))return[];const r=a=>o.reduce((l,{start:c,end:g})=>Math.min(l,Math.max(c-a.end,a.start-g)),1/0);return[{beside:n,
distance:e.reduce((a,l)=>a+r(t[l].get(s)),0)}]}).sort((n,o)=>n.distance-o.distance)[0]?.beside}const In=1.3,zn=.3,Nn=.5,_e=2,Xt=12;function*Re(t){const{rows:e}=t,
s=[];let i=0;for(let n=1;n<e.length;n++){if(!ve(e,n))continue;yield Xt*m.Yz/m.y;const o=e.slice(Math.max(i,n-Xt),n);Pn(o,Dn(e,n))&&(s.push(e.slice(i,n)),i=n)}return s.
length===0?[t]:[...s,e.slice(i)].map(n=>({rows:n,tabular:Ht(n)}))}const Ht=t=>t.filter(({isTabular:e})=>e).length;function Dn(t,e){let s=e+1;for(;s<t.length&&s<
e+Xt&&!ve(t,s);)s++;return t.slice(e,s)}function ve(t,e){const s=i=>i<1||i>=t.length?0:t[i].baseline-t[i-1].baseline;return s(e)>In*Math.max(s(e-1),s(e+1))&&s(e-
1)>0&&s(e+1)>0}function Pn(t,e){if(Ht(t)<_e||Ht(e)<_e)return!1;const[s,i]=[Ie(t),Ie(e)],n=zn*Math.min(s.size,i.size),o=a=>s.cells.some(({start:l,end:c})=>Math.abs(
l-a.start)<n||Math.abs(c-a.end)<n||Math.abs(l+c-a.start-a.end)<n);return i.cells.filter(o).length<=Nn*Math.max(s.cells.length,i.cells.length)}const Ie=t=>t.reduce(
(e,s)=>s.cells.length>e.cells.length?s:e),Cn=.3,Bn=1.25,Wn=1.5,Yn=2,Gn=/:$/,Un=({cells:t})=>t.some(({fragments:e})=>e.some(({text:s})=>Gn.test(s)));function*Hn(t){
const{rows:e}=t,s=[];for(const c of e)s.push(Un(c)),yield c.cells.reduce((g,{fragments:T})=>g+T.length,0)*m.Yz/m.y;const i=s.indexOf(!1),n=e.slice(0,i),o=e.slice(
i);if(i<1||o.length<Yn)return[t];if(s.slice(i).filter(Boolean).length>Cn*o.length)return[t];const a=n.slice(1).map((c,g)=>c.baseline-n[g].baseline),l=a.length>0?
(0,tt.Kf)(a):Wn*n[0].size;return o[0].baseline-n.at(-1).baseline<Bn*l?[t]:[n,o].map(c=>({rows:c,tabular:Ht(c)}))}const Kn=2,Fn=.6,$n=.1,jn=.5,Vn=60,kn=3,Xn=/^(?:19|20)\d\d$/,
Zn=/^[^\d\s]{1,3}$/,Zt=t=>{const e=dt(t);return new RegExp("\\p{L}","u").test(e)||Xn.test(e)||Zn.test(e)};function*Qn(t){const[e,s,...i]=t;if(!e||!s||t.length<kn||
e.cells.length>=s.cells.length||s.baseline-e.baseline>Kn*Math.max(e.size,s.size)||!e.cells.every(Zt)||!s.cells.every(Zt)||i.every(({cells:l})=>l.every(Zt)))return;
const n=yield*st(t.slice(1)),o=n&&(yield*Le(n));if(!o||o.count>Vn||o.spanning.has(0))return;const r=yield*ei(e.cells,yield*qn(o),o);return!r||!Jn(r,o.places[0])?
void 0:{columns:{...o,rows:[e,...o.rows],places:[r.map(([l])=>l),...o.places],spanning:new Set([0,...[...o.spanning].map(l=>l+1)])},spans:r}}const Jn=(t,e)=>t.some(
([s,i])=>i>s)&&t.every(([s,i])=>s===i||e.filter(n=>n>=s&&n<=i).length>i-s);function*qn({rows:t,places:e,count:s}){const i=Array.from({length:s},()=>({start:1/0,
end:-1/0}));for(const[n,{cells:o}]of t.entries()){for(const[r,{start:a,end:l}]of o.entries()){const c=i[e[n][r]];c.start=Math.min(c.start,a),c.end=Math.max(c.end,
l)}yield o.length*m.Yz/m.y}return i}function ti({rows:t,places:e}){const s=t[0].cells.map(dt),i=e[0];for(let n=0;n<s.length;n++)for(let o=2;n+2*o<=s.length;o++){
if(!((s.length-n)%o===0&&s.every((l,c)=>c<n+o||l===s[c-o])))continue;const a=(s.length-n)/o;return Array.from({length:a},(l,c)=>[i[n+c*o],i[n+(c+1)*o-1]])}return[]}
function*ei(t,e,s){const i=ti(s),n=new Set(s.places[0]),o=[],r=(c,[g,T])=>c.start<e[T].end&&c.end>(e[g-1]?.end??-1/0),a=t.slice(-i.length),l=i.length>0&&a.length===
i.length&&a.every((c,g)=>r(c,i[g]));for(const[c,g]of t.entries()){const T=l?i[c-(t.length-i.length)]:void 0,D=t[c+1]?.start??1/0,lt=(o.at(-1)?.[1]??-1)+1,ht=T??
si(g,e,lt,n)??(yield*ii(g,e,[lt,D]));if(!ht||ht[0]<=(o.at(-1)?.[1]??-1))return;o.push(ht)}return o}function si(t,e,s,i){const[n,o]=[e[s],e[s+1]];return n&&o&&!i.
has(s)&&t.start>n.end&&t.end<o.start?[s,s]:void 0}function ni(t,e,s){const i=s.find(([a,l])=>a===l);if(!i)return!1;const[n,o,r]=[e[i[0]-1],e[i[0]],e[i[0]+1]];return!n||
!r?!1:t.start<(n.end+o.start)/2&&t.end>(o.end+r.start)/2}function*ii(t,e,[s,i]){const n=Fn*t.size,o=[];for(let c=s;c<e.length&&!(e[c].start>t.end);c++){yield(e.
length-c)*m.Yz/m.y;for(let g=c;g<e.length&&e[g].start<i;g++){const[T,D]=[e[c].start,e[g].end];if(c<g&&(t.start<T-n||t.end>D+n))continue;const lt=Math.abs(T+D-t.
start-t.end)/2<=n+$n*(D-T),ht=c===g&&(Math.abs(T-t.start)<n||Math.abs(D-t.end)<n),pt=Math.abs(T-t.start)<n&&t.end>e[g].start;(lt||ht||pt)&&o.push([c,g])}}const r=([
c,g])=>t.end-t.start>=jn*(e[g].end-e[c].start),a=o.find(([c,g])=>g>c&&r([c,g]));if(a&&ni(t,e,o))return a;const[l]=yield*(0,R.p9)(o,([c,g],[T,D])=>g-c-(D-T));return l}
const oi=3,ze=2,ri=.05,ai=.3,li=6,ci=.4,fi=3,Qt=2,hi=4,ui=4,di=new Set,gi=new RegExp("^\\p{Ll}","u"),pi=/\d/;function*Ne(t,e){const s=[];for(const n of e)for(const o of yield*ie(
n))for(const r of yield*Jt(o,ui))for(const a of yield*Ws(r))a instanceof Lt.QH?s.push(a):(0,tt.RZ)(s,yield*mi(a));if(s.length===0)return{blocks:s,outside:t};const i=new Set;
for(const{lines:n}of s)for(const{segments:o}of n)for(const r of o)for(const a of r.fragments)i.add(a);return yield m.Yz,{blocks:s,outside:t.filter(n=>!i.has(n))}}
function*Jt(t,e){if(e===0)return[t];let s=[t];const i=yield*_s(yield*B(t.rows));if(!i&&(s=yield*Re(t)).length>1){const o=[];for(const r of s)o.push(yield*Jt(r,1));
return o.some(({length:r})=>r>1)?o.flat():[t]}if(!i)return[t];const n=[];for(const o of i)for(const r of yield*ie(o.map(a=>({...a,gutters:di}))))(0,tt.RZ)(n,yield*Jt(
r,e-1));return n}function*mi(t){const e=yield*Re(t);if(e.length>1){const s=[];for(const i of e)(0,tt.RZ)(s,yield*De(i));if(s.length>=e.length&&s.every(i=>i instanceof
Lt.QH))return s}return yield*De(t)}function*De(t){const e=[];for(const s of yield*Hn(t)){const i=s.tabular<ze?void 0:yield*yi(s);i&&e.push(i)}return e}function*yi(t){
const e=yield*B(t.rows),s=yield*Qn(e),i=s?.columns??(yield*st(e));if(!i||bi(i))return;const n=yield*Sn(s?i:yield*Le(i)),{rows:o}=n,r=n.places.reduce((ht,pt)=>ht+
pt.length,0),a=r>=ai*n.count*o.length,l=Ei(n),c=(t.tabular>=oi||l)&&n.count>1&&n.conflicts<=ri*r&&a&&!Mi(o);if(!a)return new Lt.xE(o,o.map(ht=>ht.cells.map(pt=>[
(0,Lt.cA)([pt])])));const g=c&&!l?yield*Se(n):o.map((ht,pt)=>[pt]),T=[];let D=0;for(const ht of g)T.push(Oe(n,ht)),!((D+=n.count)<m.y)&&(D=0,yield m.Yz);const lt=g[0].
length===1&&n.count===i.count?s?.spans:void 0;return c?new Lt.QH(T,lt):new Lt.xE(o,T)}function Ei({rows:t,count:e,conflicts:s,spanning:i}){if(t.length!==ze||s>0||
i.size>0||t.some(({cells:a})=>a.length!==e))return!1;const n=({fragments:a})=>a.at(-1).text.endsWith(":"),o=({cells:a})=>a.every((l,c)=>n(l)===(c%Qt===0));return e%
Qt===0&&t.every(o)?!0:e===Qt||t[0].cells.some(({fragments:a})=>a.some(({text:l})=>pi.test(l)))?!1:t.reduce((a,{cells:l})=>a+l.reduce((c,{fragments:g})=>c+g.length,
0),0)<=hi*e*t.length}const Mi=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.every(i=>i.isTyped)));function bi({rows:t,count:e,places:s}){const i=Array.from(
{length:e},()=>({lines:0,words:0,going:0}));for(const[n,{cells:o}]of t.entries())for(const[r,a]of o.entries()){const l=i[s[n][r]];l.lines++,l.words+=a.fragments.
length,gi.test(a.fragments[0].text)&&l.going++}return i.some(({lines:n,words:o,going:r})=>n>=fi&&o>li*n&&r>=ci*n)}var Rt=O(5609);const Si=3,Ti=4,Ai=.6,Oi=.05,xi=.9,
Li=1.75,Pt=.1,Pe=1,wi=.4,_i=2;function*Ri(t){const e=new Set,s=yield*vi(t);if(s.length===0)return e;const i=yield*(0,R.p9)(t,(n,o)=>n.baseline-o.baseline);for(const n of s)
if(yield*zi(n,i))for(const{fragments:o}of n)for(const r of o)e.add(r);return e}function*vi(t){const e=[];for(let s=0,i;s<t.length;s=i){for(i=s+1;i<t.length&&Ii(
t[i-1],t[i]);)++i%m.y===0&&(yield m.Yz);if(s%m.y===0&&(yield m.Yz),i-s<Si)continue;const n=t.slice(s,i),o=n.reduce((l,{fragments:c})=>l+c.length,0),[r,a]=n.reduce(
([l,c],{start:g,end:T})=>[Math.max(l,T-g),c+T-g],[0,0]);o>=Ti*n.length&&a>=Ai*r*n.length&&e.push(n)}return e}function Ii(t,e){const{size:s}=t,i=e.baseline-t.baseline;
return e.frame===t.frame&&e.size===s&&Math.abs(e.start-t.start)<Oi*s&&i>=xi*s&&i<=Li*s}function*zi(t,e){const s=new Set(t),{frame:i,size:n,baseline:o}=t[0],r=t.
at(-1).baseline+Pt*n,a=t[0].start-Pe*n,l=t.reduce((Tt,Ot)=>Math.max(Tt,Ot.end),-1/0)+Pe*n;let c=Pi(e,o-Pt*n);const g=t.map(({baseline:Tt})=>Tt);let[T,D,lt,ht,pt]=[
0,0,0,0,-1/0];const Mt=new Set;for(;c<e.length&&e[c].baseline<=r;c++){c%m.y===m.y-1&&(yield m.Yz);const Tt=e[c];if(!(s.has(Tt)||Tt.frame!==i)){if(Tt.end>a&&Tt.start<
l)return!1;for(Tt.baseline-pt>Pt*n&&([lt,pt]=[0,Tt.baseline]),++lt===Ni&&T++,ht|=Tt.end<=a?1:2;D<g.length&&g[D]<Tt.baseline-Pt*n;)D++;D<g.length&&Math.abs(g[D]-
Tt.baseline)<=Pt*n&&Mt.add(D)}}return T>=_i&&ht!==Di&&Mt.size<=wi*t.length}const Ni=2,Di=3;function Pi(t,e){let s=0;for(let i=t.length;s<i;){const n=s+i>>1;t[n].
baseline<e?s=n+1:i=n}return s}const Ce=4,Ci=8,Bi=4,Wi=.7,Yi=2.5,Gi=.8,Ui=1e6;function Hi(t){return Be(t,Ci,{left:Ui})}function*Be(t,e,s){if(e===1)return[...t];const i=[];
let n=0;for(let o=0,r;o<t.length;o=r){const l=t[o].segments.length>1&&s.left>0?yield*Ki(t,o,s):void 0;if(++n%m.y===0&&(yield m.Yz),r=l?.to??o+1,!l)i.push(t[o]);else{
for(const c of l.left)i.push(c);for(const c of yield*Be(l.right,e-1,s))i.push(c)}}return i}const We=200;function*Ki(t,e,s){const[i,n]=t[e].segments,o=i.size;let r=i.
end,a=n.start;const l=[],c=[];let g=e;for(;g<t.length;g++){const D=t[g];s.left-=D.segments.length,(g-e)%We===We-1&&(yield m.Yz);const lt=g===e?0:D.baseline-t[g-
1].baseline;if(D.frame!==i.frame||lt<0||lt>Yi*o)break;const ht=D.segments.filter(Ot=>Ot.start<r),pt=D.segments.slice(ht.length),Mt=(0,H.K)(ht.map(Ot=>Ot.end),r),
Tt=(0,H.Y)(pt.map(Ot=>Ot.start),a);if(Tt-Mt<Gi*o||ht.length>1)break;[r,a]=[Mt,Tt],(0,tt.RZ)(l,ht),pt.length>0&&c.push(pt)}const T=c.map(([D])=>D);if(!(l.length<
Ce||c.length<Ce||!Ye(l)||!Ye(T)))return{left:l.map(D=>new Rt.N1(D)),right:c.map(Fi),to:g}}function Fi([t,...e]){const s=new Rt.N1(t);for(const i of e)s.add(i);return s}
function Ye(t){const e=t.reduce((o,{fragments:r})=>o+r.length,0),s=(0,H.Y)(t.map(o=>o.start)),i=(0,H.K)(t.map(o=>o.end))-s,n=t.reduce((o,r)=>o+r.end-r.start,0);
return e>=Bi*t.length&&n>=Wi*i*t.length}const Ct=2,Ge=1e3,qt=3,Ue=10;function*He(t){const e=yield*$e(t.filter(({isVertical:r})=>!r)),s=yield*$e(t.filter(({isVertical:r})=>r));
if(e.length+s.length<qt||e.length+s.length>Ge)return[];const i=[...e.keys(),...s.keys()].map((r,a)=>a),n=r=>{let a=r;for(;i[a]!==a;)a=i[a]=i[i[a]];return a};for(const[
r,a]of e.entries()){yield m.Yz;for(const[l,c]of s.entries())Kt(a,c.at)&&Kt(c,a.at)&&(i[n(e.length+l)]=n(r))}const o=new Map;for(const[r,a]of[...e,...s].entries()){
const l=o.get(n(r))??{rows:[],columns:[]};o.set(n(r),l),(a.isVertical?l.columns:l.rows).push(a)}return[...o.values()].flatMap(r=>{if(r.rows.length===0||r.columns.
length===0)return[];const[a,l]=[Ke(r.columns,r.rows),Ke(r.rows,r.columns)],[c,g]=[je(a),je(l)];return c.length<qt||g.length<qt?[]:[{rows:l,columns:a,xs:c,ys:g}]})}
function Ke(t,e){const{isVertical:s}=t[0],[i,n]=[(0,H.Y)(e.map(({at:l})=>l)),(0,H.K)(e.map(({at:l})=>l))],[o,r]=[Fe(e.map(l=>l.from)),Fe(e.map(l=>l.to))],a=[...t];
return o<t[0].at-Ue&&a.unshift({isVertical:s,at:o,from:i,to:n}),r>t.at(-1).at+Ue&&a.push({isVertical:s,at:r,from:i,to:n}),a}const Fe=t=>t.sort((e,s)=>e-s)[t.length>>
1],Kt=({from:t,to:e},s)=>t-Ct<=s&&s<=e+Ct;function*$e(t){const e=yield*(0,R.p9)(t,(i,n)=>i.at-n.at||i.from-n.from),s=[];for(let i=0,n;i<e.length;i=n){const{at:o,
isVertical:r}=e[i];for(n=i+1;n<e.length&&e[n].at-o<Ct;)n++;if(s.length>Ge)return s;i%m.y===m.y-1&&(yield m.Yz);const a=yield*(0,R.p9)(e.slice(i,n),(c,g)=>c.from-
g.from);let l;for(const c of a)l&&c.from<=l.to+Ct?l.to=Math.max(l.to,c.to):(l&&s.push({isVertical:r,at:o,...l}),l={from:c.from,to:c.to});l&&s.push({isVertical:r,
at:o,...l})}return s}function je(t){const e=[];for(const{at:s}of t)(e.length===0||s-e.at(-1)>=Ct)&&e.push(s);return e}var $i=O(60660);const ji=1,Vi=3,te=2,ki=.4,
Xi=/^(?:H[1-6]?|Title|LI|Lbl|Caption|TOCI|TR|Note|FENote|Code|Formula)$/;function Zi({lines:t,element:e}){if(t.length<te||!e)return!1;const s=e.type==="P",i=s?Vi:
ji;let n=0;for(const[o,{segments:r,baseline:a,size:l}]of t.entries()){!s&&o>0&&a<t[o-1].baseline+ki*l&&(n=te);let c,g=!1;for(const{fragments:T}of r)for(const D of T)
g||=c!==void 0&&Math.abs(D.start-c.end)>=i*D.style.size,c=D;g&&n++}return n>=te&&!qi(e)}const Qi=({element:t})=>t!==void 0&&Ji.test(t.type),Ji=/^(?:Document|Part|Art|Sect|Div|NonStruct)$/;
function qi(t){for(const{type:e}of(0,$i.Hy)(t))if(Xi.test(e))return!0;return!1}function*to({lines:t}){const e=[];for(const{segments:s}of t)for(const i of s)(0,tt.
RZ)(e,i.fragments);return yield*(0,R.p9)(e,(s,i)=>s.order-i.order)}const Ve=300,eo=5,so=.6,no=20,ke=5,io=3;function*Xe(t){return t.length<3||t.length>Ve||!ro(t)?
t:yield*ao(t)}function oo(t){if(t.length<2||t.length>Ve)return t;const e=t[0]?.frame,s=[];let[i,n]=[-1/0,0];for(let r=t.length-1;r>=0;r--){if(t[r].frame!==e)return t;
i=Math.max(i,t[r].bottom),n+=Ze(t[r]),s.push({bottom:i,words:n})}let o=1/0;for(let r=1;r<Math.min(t.length,no);r++){o=Math.min(o,t[r-1].top);const a=s[t.length-
1-r];if(a.words<Math.max(ke,n-a.words))return t;if(a.bottom<=o)return[...t.slice(r),...t.slice(0,r)]}return t}function ee(t,e){return t.frame!==e.frame||t.bottom>
e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const Ze=({lines:t})=>t.reduce((e,{segments:s})=>e+s.reduce((i,{fragments:n})=>i+n.
length,0),0);function ro(t){let e=0,s=0,i;for(const n of t)Ze(n)<ke||(i&&ee(i,n)?e++:i&&ee(n,i)&&i.top-n.bottom<io*i.lines[0].size&&s++,i=n);return s>=eo&&s>so*
(e+s)}function*ao(t){const e=t.length,s=new Int32Array(e),i=t.map(()=>[]);for(let r=0;r<e;r++){yield m.Yz;for(let a=0;a<e;a++)r!==a&&lo(t,r,a)&&(i[r].push(a),s[a]++)}
const n=new Set(t.keys()),o=[];for(;n.size>0;){let r=-1;for(const a of n)(r<0||s[a]<s[r])&&(r=a);n.delete(r),o.push(t[r]);for(const a of i[r])s[a]--}return o}function lo(t,e,s){
const i=t[e],n=t[s];if(i.frame!==n.frame)return!1;if(ee(i,n))return!0;if(i.end>n.start+1)return!1;const o=Math.min(i.top,n.top),r=Math.max(i.bottom,n.bottom);return!t.
some(a=>a!==i&&a!==n&&a.frame===i.frame&&a.top<r&&a.bottom>o&&a.start<i.end&&a.end>n.start)}var co=O(4186);const fo=.4,ho=1;function*uo(t,e){if(e.length===0||t.
length<2)return;const s=Array.from({length:e.length+1},()=>[]),i=yield*(0,R.p9)(t,(o,r)=>o.baseline-r.baseline||o.start-r.start);let n;for(const[o,r]of i.entries()){
const{start:a,end:l,baseline:c,style:g}=r,T=go((a+l)/2,e);if(s[T].push(r),n&&n.column!==T&&c-n.fragment.baseline<=fo*g.size&&a-n.fragment.end<ho*g.size)return;n=
{fragment:r,column:T},o%m.y===m.y-1&&(yield m.Yz)}return s.filter(o=>o.length>0).length<2?void 0:s}function go(t,e){let[s,i]=[0,e.length];for(;s<i;){const n=s+i>>
1;e[n]<t?s=n+1:i=n}return s}const po=100,mo=2e4,yo=1/2,Eo=1/20,Mo=.999,Qe=1,bo=2e4;function*So(t,e){const s=[];let i=t;for(const n of e){if(n.xs.length-1>po||(n.
xs.length-1)*(n.ys.length-1)>mo)continue;const{cells:o,others:r}=yield*To(i,n),a=yield*Lo(o,n);a&&(s.push(a),i=r)}return{tables:s,outside:i}}function*To(t,e){const{
rows:s,columns:i,xs:n,ys:o}=e,r=new Map,a=[];let l=0,c=0;for(const T of t){const{frame:D}=T.style,lt=(0,co.L)(D,T.start,T.end,T.top,T.bottom),[ht,pt]=[lt.x+lt.width/
2,lt.y+lt.height/2],Mt=ht>n[0]&&ht<n.at(-1)&&pt>o[0]&&pt<o.at(-1),Tt=D.cos===1&&D.sin===0||Math.abs(D.sin)>Mo,Ot=Mt&&Tt&&!D.vertical?Ao(e,ht,pt):void 0;if(!Ot)a.
push(T);else{const ne=r.get(Ot.first)??{...Ot,fragments:[]};r.set(Ot.first,ne),ne.fragments.push(T),(ne.last!==Ot.last||i.some(er=>Oo(lt,er,pt)))&&l++}c+=Mt?s.length+
i.length:1,!(c<bo)&&(c=0,yield m.Yz)}const g=t.length-a.length;return l>Eo*g?{cells:new Map,others:[...t]}:{cells:r,others:a}}function Ao({rows:t,columns:e,xs:s,
ys:i},n,o){const[r,a]=Je(e,n,o),[l,c]=Je(t,o,n);if(!r||!a||!l||!c)return;const g=(T,D)=>qe(i,T.at)*s.length+qe(s,D.at);return{first:g(l,r),last:g(c,a)}}function Je(t,e,s){
let i;for(const n of t)if(Kt(n,s)){if(n.at>e)return[i,n];i=n}return[i,void 0]}const Oo=({x:t,width:e},s,i)=>s.at>t+Qe&&s.at<t+e-Qe&&Kt(s,i);function qe(t,e){let s=0;
for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*xo(t,e){const s=new Map;for(const[i,{last:n,fragments:o}]of t){const r=e.slice(i%e.length+1,n%e.length),a=(yield*uo(
o,r))??[o];for(const[l,c]of a.entries())c.length>0&&s.set(i+l,c)}return s}function*Lo(t,{xs:e,ys:s}){const[i,n]=[e.length-1,s.length-1];if(t.size<=yo*i*n)return;
const o=yield*xo(t,e),r=[];for(let g=0;g<n;g++){const T=[];for(let D=0;D<i;D++){const lt=o.get(g*e.length+D);T.push(lt?yield*(0,Rt._I)(yield*(0,W.q9)(lt)):[])}for(const D of yield*dn(
T))r.push(D)}const a=r.filter(g=>g.some(T=>T.length>0)),l=Array.from({length:i},(g,T)=>T).filter(g=>a.some(T=>T[g].length>0));if(a.length<2||l.length<2)return;const c=a.
map(g=>l.map(T=>g[T]));return new Lt.QH(c,r[0]===a[0]?wo(t,l,e.length,a[1]):void 0)}function wo(t,e,s,i){const n=[];for(const{first:a,last:l}of t.values()){if(a>=
s-1)continue;const[c,g]=[e.indexOf(a),e.findLastIndex(T=>T<l%s)];if(c<0||g<c)return;n.push([c,g])}const o=([a,l])=>e.slice(a,l+1).every(c=>i[c].length>0),r=n.filter(
([a,l])=>l>a);return r.length>0&&r.every(o)?n.sort(([a],[l])=>a-l):void 0}var ts=O(39955);const _o=2,es=3.5,Ro=.5,vo=6,Io=12;function*ss(t){let e;for(let s=0;s<
t.length;s++){const i=t[s],n=zo(i),o=n&&No(t,s+1,i,n);if(!o){e?.push(i);continue}yield o.length*m.Yz/2,e??=t.slice(0,s);for(const[r,a]of n.entries()){e.push(Rt.
eB.of([a],i.element)),r===0&&i.lines.length>1&&e.push(Rt.eB.of(i.lines.slice(1),i.element));for(let l=o[r];l<o[r+1];l++)e.push(t[l])}s=o.at(-1)-1}return e??t}function zo({
lines:t}){const[e]=t;if(e.segments.length<2)return;const s=[];let i;for(const o of e.segments)i&&o.start-i.end<_o*e.size?s.at(-1).add(o):s.push(new Rt.N1(o)),i=
o;if(s.length<2||s.length>vo)return;for(let o=1;o<t.length;o++)if(t[o].end>s[1].start)return;const n=({segments:o})=>o.reduce((r,{fragments:a})=>r+a.length,0)<=
Io;return s.every(n)?s:void 0}function No(t,e,s,i){const n=[e];for(const[o,r]of i.entries()){const a=i[o+1]?.start??1/0;let l=n.at(-1),c=o===0?s.bottom:r.bottom;
const g=Ro*r.size,T=({frame:D,start:lt,end:ht,top:pt})=>D===r.frame&&lt>r.start-g&&ht<a&&lt<r.end+es*r.size&&pt>c-g;for(;l<t.length&&T(t[l])&&!(l===n.at(-1)&&t[l].
top-c>es*r.size||(c=t[l++].bottom,o===i.length-1)););if(l===n.at(-1)&&(o>0||s.lines.length===1))return;n.push(l)}return n}var Do=O(73356);function*Po(t,e,s){if(e&&
(0,ts.P$)(t,e)){const i=yield*(0,ts.$A)(t,e);return s?yield*Co(i,s):i}return s?yield*ns(t,yield*He(s)):yield*Xe(yield*ss(yield*is(yield*(0,W.q9)(t))))}function*Co(t,e){
let s;const i=[];for(const[n,o]of t.entries()){n%m.y===m.y-1&&(yield m.Yz);const r=Zi(o)?yield*ns(yield*to(o),s??=yield*He(e)):[];if(!r.some(Lt.bI)&&!(r.length>
1&&Qi(o)))i.push(o);else for(const a of r)a.element=o.element,i.push(a)}return i}function*ns(t,e){const{tables:s,outside:i}=yield*So(t,e),n=yield*(0,W.q9)(i),o=yield*Bo(
i,n),r=o.outside===i,a=yield*is(r?n:yield*(0,W.q9)(o.outside));for(const l of[...s,...o.blocks]){const c=a.findIndex(g=>os(g)>os(l));a.splice(c<0?a.length:c,0,l)}
return[...oo(yield*Xe(yield*ss(a)))]}function*Bo(t,e){const s=yield*Ri(e);if(s.size===0)return yield*Ne(t,yield*(0,I.HE)(e,t));const i=e.filter(a=>!s.has(a.fragments[0])),
{blocks:n,outside:o}=yield*Ne(t.filter(a=>!s.has(a)),yield*(0,I.HE)(i,t));if(n.length===0)return{blocks:n,outside:t};const r=new Set(o);return{blocks:n,outside:t.
filter(a=>s.has(a)||r.has(a))}}function*is(t){return[...yield*(0,Rt.ub)(yield*Hi(yield*(0,Rt._I)(t)))]}const os=({lines:t})=>t[0].segments[0].fragments[0].order,
Wo=(t,e)=>se(t,e,cs),Yo=(t,e)=>se(t,e),Go=(t,e)=>se([{lines:t,element:void 0}],e,Zo);function*se(t,e,s){const i=new q.q(e);let n=0;for(let o=0;o<t.length;o++){const r=t[o];
o>0&&!Ho(r,t[o-1])&&i.space(`
`);for(const a of r.lines){s?.(i,a);for(let l=0;l<a.segments.length;l++){const c=a.segments[l];l>0&&i.space(" "),(0,Do.T)(i,c,e),n+=c.fragments.length+c.characters/
Uo,!(n<m.y)&&(n=0,i.settle(),yield m.Yz)}i.space(`
`)}s&&tr(i)}return i}const Uo=8,Ho=({element:t},e)=>t!==void 0&&Ko.has(t.type)&&t.type===e.element?.type,Ko=new Set(["LI","TR","TOCI"]),rs=173,as=new Set([45,8208,
rs]),Fo=/[\p{L}\p{M}][-\u2010]\n+$/u,ls=/\u00ad\n+$/,$o=/.\n+$/,jo=new RegExp("^\\p{L}","u"),Vo=new RegExp("^\\p{Ll}","u");function cs(t,e){if(!as.has(t.lastLetter()))
return;const s=t.tail(5),i=e.segments[0].fragments[0].text,n=ls.test(s);if(!n&&!(Fo.test(s)&&Vo.test(i)))return;const o=$o.exec(s)[0].length;if(!n&&qo(t.tail(Qo)))
return t.drop(o-1);t.drop(o),jo.test(i)||t.space(`
`)}const ko=/[\p{L}\p{M}][-\u2010]\n$/u,Xo=/^[\p{Lu}\p{Nd}]/u;function Zo(t,e){as.has(t.lastLetter())&&ko.test(t.tail(4))&&Xo.test(e.segments[0].fragments[0].text)?
t.drop(1):cs(t,e)}const Qo=100,Jo=/[/\\_@]|\w\.\w/,qo=t=>Jo.test(t.trimEnd().split(/\s/).at(-1));function tr(t){t.lastLetter()!==rs||!ls.test(t.tail(2))||(t.drop(
2),t.space(`
`))}}),20779:((bt,ut,O)=>{O.d(ut,{QH:()=>m,bI:()=>R,cA:()=>W,xE:()=>tt});var q=O(5609);class m extends q.eB{rows;spans;constructor(M,S){const L=M.flat(2),G=L.filter(
({frame:$})=>$.cos===1),[st,...nt]=G.length===0?L:G;super(st),this.rows=M,this.spans=S;for(const $ of nt)this.add($);if(G.length>0&&G.length<L.length)for(const $ of L)
$.frame.cos!==1&&this.lines.push($)}}class tt extends q.eB{visual;rows;constructor(M,S){const[L,...G]=M.map(({cells:st})=>W(st));super(L),this.visual=M,this.rows=
S;for(const st of G)this.add(st)}}const R=b=>b instanceof m||b instanceof tt;function W([b,...M]){const S=new q.N1(b);for(const L of M)S.add(L);return S}}),39955:((bt,ut,O)=>{
O.d(ut,{$A:()=>G,P$:()=>L,VN:()=>M});var q=O(27077),m=O(93604),tt=O(5609),R=O(99689);const W=.9,b=new Set("Span Quote Note Reference BibEntry Code Link Annot Ru\
by RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function M(nt){let $,ot=0;for(let C=nt;C&&ot<S;C=C.parent,ot++){if(C.type==="TR")return C;
!$&&!b.has(C.type)&&($=C)}return $?($.type==="Lbl"||$.type==="LBody")&&$.parent?.type==="LI"?$.parent:$:nt}const S=200;function L(nt,$){let ot=0,C=0;for(const A of nt)
A.style.marks.isArtifact||(ot+=A.text.length,$(A)&&(C+=A.text.length));return C>0&&C>=W*ot}function*G(nt,$){const ot=[],C=[];for(let it=0;it<nt.length;it++){const _=nt[it];
it%q.y===q.y-1&&(yield q.Yz);const w=$(_);w?ot.push({fragment:_,leaf:w}):C.push(_)}const A=yield*(0,m.p9)(ot,(it,_)=>it.leaf.order-_.leaf.order||it.fragment.order-
_.fragment.order);let Y=0;const U=new Map,H=it=>{const{element:_}=A[it].leaf;let w=U.get(_);return w||U.set(_,w=M(_)),w},V=[],Z=[];for(let it=0,_;it<A.length;it=
_){const w=H(it);for(_=it+1;_<A.length&&H(_)===w;)_++;const j=A.slice(it,_).map(({fragment:rt})=>rt);(Y+=j.length)>=q.y&&(Y=0,yield q.Yz);const et=tt.eB.of(yield*(0,tt.
_I)(yield*(0,R.q9)(j)),w);if(V.push(et),C.length>0)for(const{order:rt}of j)Z.push({order:rt,block:et})}return C.length===0?V:yield*st(V,Z,yield*(0,tt.ub)(yield*(0,tt.
_I)(yield*(0,R.q9)(C))))}function*st(nt,$,ot){const C=yield*(0,m.p9)($,(U,H)=>U.order-H.order),A=[],Y=new Map;for(const[U,H]of ot.entries()){U%q.y===q.y-1&&(yield q.
Yz);const V=H.lines[0].segments[0].order;let Z=0;for(let w=C.length;Z<w;){const j=Z+w>>1;C[j].order<V?Z=j+1:w=j}const it=C[Z-1]?.block,_=it&&Y.get(it);_?_.push(
H):it?Y.set(it,[H]):A.push(H)}return[...A,...nt.flatMap(U=>[U,...Y.get(U)??[]])]}}),52332:((bt,ut,O)=>{O.d(ut,{l$:()=>ft,HE:()=>d,SE:()=>u,x1:()=>ct});var q=O(61520),
m=O(27077),tt=O(93604),R=O(31681),W=O(5609);const b=5,M=.75,S=.5,L=3,G=.08,st=.3,nt={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function $(N,K){const{
both:P,level:F,lowest:Q,highest:J}=N;return{...N,both:P+1,level:Math.abs(K)<G?F+1:F,lowest:Math.min(Q,K),highest:Math.max(J,K)}}const ot=(N,K)=>K?{...N,before:N.
before+1}:{...N,after:N.after+1};function C({both:N,before:K,after:P,level:F,lowest:Q,highest:J}){const at=Math.min(K,P);return at<b||N>M*(N+at)?!1:N>=L&&F<=S*N&&
J-Q>=st}const A=3,Y=4,U=2.5,H=6,V=.8,Z=20,it=4;function*_(N){const K=N.map(()=>new Set);if(!w(N)&&!j(N))return K;let P=[],F=0;const Q=({rows:J,wordsBefore:at,wordsAfter:Et,
from:mt,last:St,sides:wt})=>{const xt=J>=A&&Math.min(at,Et)>=Y*J,_t=C(wt);if(!xt&&!_t)return;const Nt=({isGutter:yt,row:vt})=>yt==="whole"||!_t&&(yt==="prose"||
vt<mt);for(let yt=St;yt&&!Nt(yt);yt=yt.above)yt.isGutter=_t?"whole":"prose",K[yt.row].add(yt.cell)};for(const[J,at]of N.entries()){const Et=N[J-1],mt=Et?at.baseline-
Et.baseline:0,St=({last:xt})=>mt<=H*at.size&&J-xt.row<=Z,wt=mt>U*at.size;for(const xt of P)(wt||!St(xt))&&Q(xt);P=P.filter(St),wt&&(P=P.map(xt=>({...xt,rows:0,wordsBefore:0,
wordsAfter:0,from:J}))),(F+=at.cells.length+P.length)>=m.y&&(F=0,yield m.Yz),P=et(P,at,J,Q)}return P.forEach(Q),K}function w(N){const K=({fragments:F})=>F.length>=
Y,P=(F,Q)=>N.some(({cells:J})=>J.slice(F,Q||J.length).some(K));return P(0,-1)&&P(1,0)}function j(N){const K=N.reduce((P,{cells:F})=>F.length===1?P+1:P,0);return K>=
2*b&&N.length>K}function et(N,{cells:K,size:P},F,Q){const J=[];let at=0,Et=-1/0;for(let mt=0;mt<=K.length;mt++){const St=K[mt]?.start??1/0,wt=mt>0&&mt<K.length,
xt=St-Et>=V*P,_t=[];for(;at<N.length&&N[at].start<St;at++){const yt=N[at],[vt,Dt]=[Math.max(yt.start,Et),Math.min(yt.end,St)];if(Dt-vt<V*P?Q(yt):wt?_t.push(k(yt,
{start:vt,end:Dt},F,mt,K)):J.push({...yt,start:vt,end:Dt,sides:ot(yt.sides,mt>0)}),yt.end>St)break}wt&&xt&&_t.length===0&&_t.push(k(void 0,{start:Et,end:St},F,mt,
K));const Nt=rt(_t);for(const yt of _t)Nt.has(yt)?J.push(yt):Q(yt);Et=Math.max(Et,K[mt]?.end??St)}return J}function rt(N){return N.length<=it?new Set(N):new Set(
[...N].sort((K,P)=>P.rows-K.rows).slice(0,it))}function k(N,K,P,F,Q){return{...K,rows:(N?.rows??0)+1,wordsBefore:(N?.wordsBefore??0)+Q[F-1].fragments.length,wordsAfter:(N?.
wordsAfter??0)+Q[F].fragments.length,from:N?.from??P,last:{row:P,cell:F,above:N?.last,isGutter:"no"},sides:$(N?.sides??nt,(Q[F].baseline-Q[F-1].baseline)/Q[F].size)}}
var E=O(99689),B=O(73356);const z=.4,v=1,p=3,h=2e3,f=.5;function*u(N){return yield*d(yield*(0,E.q9)(N),N)}function*d(N,K){const P=yield*y(K),F=new Map;for(const J of N){
const at=F.get(J.frame);at?at.push(J):F.set(J.frame,[J])}const Q=[];for(const J of F.values()){yield m.Kl;const at=[];for(const mt of yield*I(yield*x(J,P)))at.push(
X(mt,P));const Et=yield*_(at);Q.push(at.map((mt,St)=>({...mt,gutters:Et[St]})))}return Q}function*y(N){const K=[];for(let F=1;F<N.length&&K.length<h;F++){F%m.y===
0&&(yield m.Yz);const[Q,J]=[N[F-1],N[F]];if(Q.style.frame!==J.style.frame||Q.baseline!==J.baseline)continue;const at=(J.start-Q.end)/J.style.size;at>0&&at<v&&(0,E.
re)(Q,J)&&K.push(at)}const P=yield*(0,tt.p9)(K,(F,Q)=>F-Q);return Math.max(v,p*(P[P.length>>1]??0))}function*x(N,K){const P=[];let F=0;for(const Q of N){if((F+=
Q.fragments.length)>=m.y&&(F=0,yield m.Yz),Q.end-Q.start<K*Q.size||Q.fragments.length<2){P.push(Q);continue}let J;for(const at of Q.fragments)J&&Math.min(at.start,
at.end)-J.end<K*Math.max(J.size,at.style.size)?J.add(at):P.push(J=new E.Y4(at))}return P}function*I(N){const K=yield*(0,tt.p9)(N,(F,Q)=>F.baseline-Q.baseline||F.
start-Q.start),P=[];for(const[F,Q]of K.entries()){F%m.y===m.y-1&&(yield m.Yz);const J=P.at(-1);J!==void 0&&J.length<W.Px&&Q.baseline-J[0].baseline<z*Math.min(Q.
size,J[0].size)?J.push(Q):P.push([Q])}for(const F of P)F.sort((Q,J)=>Q.start-J.start);return P}function X(N,K){const P=[];let F;for(const J of N){const at=P.at(
-1),Et=at&&J.start-at.end,mt=at?Math.max(at.size,J.size):0;Et!==void 0&&Et<K*mt&&Et>-f*mt?F===at?F.join(J):P[P.length-1]=F=at.joined(J):P.push(J)}const Q=P.reduce(
(J,at)=>at.size>J.size?at:J);return{baseline:Q.baseline,size:Q.size,cells:P}}function*ct(N,K){const P=new q.q(K),F=[];let Q=0;for(const J of N.flat())for(const at of gt(
J)){const Et=P.size;for(const[mt,St]of at.entries())mt>0&&P.space(`
`),(0,B.T)(P,St,K),!((Q+=St.fragments.length)<m.y)&&(Q=0,P.settle(),yield m.Yz);F.push({start:Et,end:P.size}),P.space(`
`)}return{flow:P,lines:F}}function ft({cells:N,gutters:K}){if(K.size===0)return[N];const P=[];for(const[F,Q]of N.entries())F===0||K.has(F)?P.push([Q]):P.at(-1).
push(Q);return P}const gt=N=>ft(N).map(K=>At(K)?[...K].reverse():K);function At(N){return N.length<2?!1:N.filter(({fragments:P})=>P.some(({mayTurn:F,text:Q})=>F&&
(0,R.d)(Q))).length>N.length/2}}),18930:((bt,ut,O)=>{O.d(ut,{X:()=>E,b:()=>k});var q=O(62743),m=O(86491),tt=O(74135),R=O(6057),W=O(65868),b=O(60660),M=O(84731),
S=O(89420);function L(v,p,h){const f=new Map,u=new Set,{fragments:d,edges:y}=v,x=[];for(const[X,ct]of d.entries()){const ft=p(ct),gt=ft&&I(ft.element);if(!gt){x.
push(ct);continue}if(u.has(gt)||gt.firstPage!==h)continue;u.add(gt);const At=(0,M.X5)(gt.actualText.trim());if(At==="")continue;const N=new S.F(ct.style,ct.start,
ct.baseline,ct.order,y.count);N.text=At,N.end=G(d,X,K=>{const P=p(K);return P!==void 0&&I(P.element)===gt});for(let K=0;K<At.length;K++)y.add(N.start,N.end);x.push(
N)}return x;function I(X){if(f.has(X))return f.get(X);const ct=[];for(const ft of(0,b.Hy)(X)){if(f.has(ft))break;ct.push(ft)}for(const ft of ct.reverse()){const gt=ft.
parent&&f.get(ft.parent);f.set(ft,gt??(ft.actualText===void 0?void 0:ft))}return f.get(X)}}function G(v,p,h){const f=v[p];let{end:u}=f;for(let d=p+1;d<v.length;d++){
const y=v[d];if(y.baseline!==f.baseline||y.style.frame!==f.style.frame||!h(y))break;u=Math.max(u,y.end)}return u}var st=O(98689),nt=O(36211),$=O(5490);const ot=3,
C=.5,A=4,Y=2e4;class U{get rules(){return this.found.length>Y?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(p,{matrix:h},f,u){const d=nt.
lJ.get(p.operator);d?this.paints(d,u):this.found.length<=Y&&this.path.length+this.boxes.length<=Y&&this.extends(p,h)}extends(p,h){const f=(0,$.M)(p);switch(p.operator){case"\
re":{const[u=NaN,d=NaN,y=NaN,x=NaN]=f,I=(0,tt.zl)(h,[u,d,u+y,d+x]);I.every(Number.isFinite)&&this.boxes.push(I);return}case"m":this.first=this.last=(0,tt.Gd)(h,
f[0],f[1]);return;case"l":this.line((0,tt.Gd)(h,f[0],f[1]));return;case"c":case"v":case"y":this.last=(0,tt.Gd)(h,f.at(-2),f.at(-1));return;case"h":this.line(this.
first)}}line(p){this.path.push([this.last,p]),this.last=p}paints({fill:p,strokes:h,closes:f},u){if(f&&this.line(this.first),!u&&h){for(const[[d,y],[x,I]]of this.
path)this.add(d,y,x,I,C);for(const[d,y,x,I]of this.boxes)this.around(d,y,x,I)}if(!u&&p)for(const[d,y,x,I]of[...this.boxes,...this.outline()])this.add(d,y,x,I,ot);
this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,tt.$L)(this.path.flat())]}around(p,h,f,u){if(f-p<=ot||u-h<=ot){this.add(
p,h,f,u,ot);return}for(const d of[h,u])this.add(p,d,f,d,C);for(const d of[p,f])this.add(d,h,d,u,C)}add(p,h,f,u,d){const[y,x]=[Math.abs(f-p),Math.abs(u-h)];if(!(Math.
min(y,x)<=d&&Math.max(y,x)>=A))return;const I=x>y;this.found.push(I?{isVertical:I,at:(p+f)/2,from:Math.min(h,u),to:Math.max(h,u)}:{isVertical:I,at:(h+u)/2,from:Math.
min(p,f),to:Math.max(p,f)})}}var H=O(27077),V=O(77211),Z=O(35364),it=O(52332);const _=200,w=2e4;class j{index;found;characters;unreadable;ordered;reading;constructor(p,h){
this.index=p,this.found=h,this.characters=h.characters,this.unreadable=h.unreadable}get blocks(){return this.ordered??=(0,H.zd)(this.order())}*blocksByLook(){const{
fragments:p,leafOf:h,rules:f,hasTablesApart:u=!0}=this.found;return f&&!h&&u?this.blocks:yield*(0,Z.NQ)(p,void 0,f??[])}order(){const{fragments:p,leafOf:h,rules:f,
hasTablesApart:u=!0}=this.found;return(0,Z.NQ)(p,h,u?f:void 0)}get flow(){return this.reading??=(0,H.zd)((0,Z.dV)(this.blocks,this.found.edges))}async prepare(p){
const{fragments:h,edges:f}=this.found;h.length<_&&this.characters<w||(this.ordered=await(0,H.k6)(this.order(),p),this.reading=await(0,H.k6)((0,Z.dV)(this.ordered,
f),p))}*layout(p){return p==="reading"?this.flow.text:yield*(0,V.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:p,edges:h}=this.found;return yield*(0,it.
x1)(yield*(0,it.SE)(p),h)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(p){const h=yield*(0,Z.td)(this.blocks,
this.found.edges),f=[];for(const{0:u,index:d}of h.text.matchAll(p)){const y=h.box(d,d+u.length);y&&f.push({text:u,...y}),f.length%H.y===H.y-1&&(yield H.Yz)}return f}}
const et=200,rt=2e4,k=({characters:v})=>Math.min(v+et,rt);class E{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(p,h=!1,f=!0){this.document=
p,this.findsRules=h,this.hasTablesApart=f,this.contents=new W.i(p)}async page(p){const{document:h}=this,f=(0,R.iw)(h,p),{width:u,height:d}=(0,tt.iN)(f),y={width:u*
f.userUnit,height:d*f.userUnit},x=new st.g(y.width,y.height,this.expected),I=this.findsRules?new U:void 0,X=await this.contents.read(p,x,I);return this.expected=
k(x),this.assemble(p,x,y,{rules:I?.rules,damage:X,usesElementTexts:!0})}async assemble(p,h,f,{rules:u,damage:d,usesElementTexts:y}){const{document:x}=this;h.finish();
const I=p<0?-1:x.pages.number(p),X=p<0?void 0:await(this.tags??=(0,b.g$)(x)),ct=X?.hasPage(I)?B(X,I):void 0,ft=y&&ct&&X?.hasTexts?L(h,ct,I):h.fragments,gt=z(ft),
At=X?.hasTexts===!0,N={fragments:ft,edges:h.edges,...gt,damage:d,leafOf:ct,hasElementTexts:At,rules:u,...f},K=new j(p,{...N,hasTablesApart:this.hasTablesApart});
return await K.prepare(x.job.pace),K}}function B(v,p){let h,f;return({style:{marks:u}})=>(u!==h&&(h=u,f=u.id<0?void 0:v.leaf(p,u.stream,u.id)),f)}function z(v){
let p=0,h=0,f=0;for(const{text:u,style:d}of v){const y=h;p+=u.length;for(let x=u.indexOf(q.m);x>=0;x=u.indexOf(q.m,x+1))h++;d.font===m.Z&&(f+=u.length-(h-y))}return{
characters:p,unreadable:h,assumed:f}}}),31681:((bt,ut,O)=>{O.d(ut,{d:()=>m,f:()=>st});const q=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
m=A=>q.test(A),tt=0,R=1,W=2,b=3,M=4,S=new RegExp("\\p{L}","u"),L=new RegExp("\\p{Nd}","u");function G(A){return L.test(A)?b:q.test(A)?W:S.test(A)?R:/^[.,:/%+\-\u066b\u066c]$/.
test(A)?M:tt}function st(A,Y){const U=A.map(G),H=U.filter(j=>j===W).length,V=Y.includes(!0);if(H===0)return V?nt(Y):void 0;const Z=U.filter(j=>j===R).length,it=H>=
Z||V,_=A.map((j,et)=>et);it&&_.reverse(),$(U,it);const w=j=>it?U[j]!==W:U[j]!==R;for(let j=0,et;j<_.length;j=et){for(et=j+1;et<_.length&&w(_[et])===w(_[j]);)et++;
w(_[j])&&(C(_,j,et),it||ot(_,U,j,et))}return _}function nt(A){const Y=A.map((U,H)=>H);for(let U=0,H;U<Y.length;U=H){for(H=U+1;H<Y.length&&A[H]===A[U];)H++;A[U]&&
C(Y,U,H)}return Y}function $(A,Y){for(let V=0;V<A.length;V++)if(A[V]===M){const Z=A[V-1]===b&&A[V+1]===b;A[V]=Z?b:tt}const U=Y?W:R,H=V=>V===void 0?U:V===b?Y?W:R:
V;for(let V=0,Z;V<A.length;V=Z){if(Z=V+1,A[V]!==tt)continue;for(;Z<A.length&&A[Z]===tt;)Z++;const it=H(A[V-1]),_=H(A[Z]);A.fill(it===_?it:U,V,Z)}if(!Y){for(let V=0;V<
A.length;V++)if(A[V]===b){let Z=V;for(;A[Z]===b;)Z++;(A[V-1]!==W||A[Z]!==W)&&A.fill(R,V,Z),V=Z}}}function ot(A,Y,U,H){for(let V=U,Z;V<H;V=Z)if(Z=V+1,Y[A[V]]===b){
for(;Z<H&&Y[A[Z]]===b;)Z++;C(A,V,Z)}}function C(A,Y,U){for(let H=Y,V=U-1;H<V;H++,V--)[A[H],A[V]]=[A[V],A[H]]}}),99689:((bt,ut,O)=>{O.d(ut,{Y4:()=>$,lP:()=>C,q9:()=>ot,
re:()=>it});var q=O(98689),m=O(27077),tt=O(93604),R=O(31681);const W=1.6,b=.5,M=.15,S=.6,L=.6,G=.35,st=.02,nt=5e3;class ${fragments;start;end;baseline;size;top;bottom;characters;constructor(w){
this.fragments=[w],this.start=Math.min(w.start,w.end),this.end=Math.max(w.start,w.end),this.baseline=w.baseline,this.size=w.style.size,this.top=w.top,this.bottom=
w.bottom,this.characters=w.text.length}get frame(){return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(w){const j=this.fragments[this.
fragments.length-1];this.fragments.push(w),this.characters+=w.text.length;const et=Math.min(w.start,w.end),rt=Math.max(w.start,w.end);et<this.start&&(this.start=
et),rt>this.end&&(this.end=rt);const{style:k,baseline:E}=w;k===j.style&&E===j.baseline||(k.size>this.size*1.05&&(this.size=k.size,this.baseline=E),w.top<this.top&&
(this.top=w.top),w.bottom>this.bottom&&(this.bottom=w.bottom))}join(w){for(const j of w.fragments)this.add(j)}joined(w){const[j,...et]=this.fragments,rt=new $(j);
for(const k of et)rt.add(k);return rt.join(w),rt}sort(){const{fragments:w}=this;for(let j=1;j<w.length;j++)if(w[j].start<w[j-1].start){w.sort((et,rt)=>et.start-
rt.start||et.order-rt.order);return}}}function*ot(_){const w=[];let j;for(let k=0;k<_.length;k++){const E=_[k];k%m.y===m.y-1&&(yield m.Yz),j&&A(j,E)?j.add(E):w.
push(j=new $(E))}const et=yield*Y(w);let rt=0;for(const k of et)k.sort(),rt+=k.fragments.length,!(rt<m.y)&&(rt=0,yield m.Yz);return et}const C=({style:_,text:w,
mayTurn:j})=>_.marks.isReversed||j&&(0,R.d)(w);function A(_,w){const{style:j,start:et,end:rt,baseline:k}=w;if(j.frame!==_.frame||_.characters>nt)return!1;const E=Math.
max(j.size,_.size),B=Math.abs(k-_.baseline);if(B>S*E)return!1;const z=et-_.end,v=_.start-Math.max(et,rt);return B>M*E?z>-b*E&&z<L*E:z>-b*E&&z<W*E||v>-b*E&&v<(C(
w)?L:G)*E}function*Y(_){if(_.length<2)return[..._];const w=new Map;for(const{frame:k}of _)w.has(k)||w.set(k,w.size);const j=[];for(let k=0;k<_.length;k++){const E=_[k];
k%m.y===m.y-1&&(yield m.Yz),j.push({segment:E,order:k,frame:w.get(E.frame)})}const et=yield*(0,tt.p9)(j,(k,E)=>k.frame-E.frame||k.segment.baseline-E.segment.baseline||
k.segment.start-E.segment.start),rt=new Set;for(let k=0;k<et.length;k++){k%m.y===m.y-1&&(yield m.Yz);const{segment:E,frame:B,order:z}=et[k];if(!(rt.size>0&&rt.has(
E)))for(let v=k+1;v<Math.min(et.length,k+U);v++){const p=et[v],h=Math.min(E.size,p.segment.size);if(p.frame!==B||p.segment.baseline-E.baseline>M*h)break;if(rt.has(
p.segment)||!V(E,p.segment))continue;const[f,u]=z<p.order?[E,p.segment]:[p.segment,E];if(f.join(u),rt.add(u),u===E)break}}return rt.size===0?[..._]:_.filter(k=>!rt.
has(k))}const U=50,H=/:$/;function V(_,w){const j=Math.min(_.size,w.size);if(_.characters+w.characters>nt||Math.max(_.size,w.size)>1.5*j||Z(_)||Z(w))return!1;const[
et,rt]=_.start<=w.start?[_,w]:[w,_],k=rt.start-et.end,E=H.test(et.fragments.at(-1).text)?L:G;return k>-st*j&&k<E*j}const Z=({fragments:_})=>_.length===1&&_[0].text.
length===1;function it(_,w){return w.order===_.order+1&&(_.spaceAfter||w.spaceBefore)?!0:w.start-_.end>Math.max((0,q.U)(_.style),(0,q.U)(w.style))}}),73356:((bt,ut,O)=>{
O.d(ut,{T:()=>W,x:()=>R});var q=O(61520),m=O(31681),tt=O(99689);function R(M,S){const L=new q.q(S);return W(L,M,S),L.text}function W(M,{fragments:S},L){if(S.some(
tt.lP)){b(M,S,L);return}for(let G=0;G<S.length;G++){const st=S[G];G>0&&(0,tt.re)(S[G-1],st)&&M.space(" "),M.add(st)}}function b(M,S,L){const G=[];for(const[ot,C]of S.
entries()){ot>0&&(0,tt.re)(S[ot-1],C)&&G.push({text:" ",from:0,to:0});const{text:A}=C;for(let Y=0,U;Y<A.length;Y=U){for(U=Y+1;U<A.length&&L.isOneGlyph(C,U-1);)U++;
G.push({text:A.slice(Y,U),fragment:C,from:Y,to:U})}}const st=G.map(({text:ot})=>ot),nt=ot=>G[ot]?.fragment?.style.marks.isReversed??!1,$=G.map(({fragment:ot},C)=>nt(
C)||!ot&&nt(C-1)&&nt(C+1));for(const ot of(0,m.f)(st,$)??st.keys()){const{text:C,fragment:A,from:Y,to:U}=G[ot];A?M.add(A,Y,U):M.space(C)}}})};
