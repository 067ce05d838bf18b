"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((gt,ot,A)=>{A.d(ot,{D:()=>K,L:()=>S});var U=A(45657);function S({cos:F,sin:P},a,p,h,O){if(P===0&&F===1)
return{x:a,y:h,width:p-a,height:O-h};const N=[a*F-h*P,p*F-h*P,a*F-O*P,p*F-O*P],G=[a*P+h*F,p*P+h*F,a*P+O*F,p*P+O*F],[H,et]=[(0,U.YG)(N),(0,U.YG)(G)];return{x:H,y:et,
width:(0,U.Kf)(N)-H,height:(0,U.Kf)(G)-et}}function K(F,P){const[a,p]=[Math.min(F.x,P.x),Math.min(F.y,P.y)];return{x:a,y:p,width:Math.max(F.x+F.width,P.x+P.width)-
a,height:Math.max(F.y+F.height,P.y+P.height)-p}}}),61491:((gt,ot,A)=>{A.d(ot,{g$:()=>f,Bi:()=>I,Hy:()=>Y});var U=A(77581),S=A(45599),K=A(70549),F=A(9819),P=A(78157),
a=A(79725),p=A(82416);const h=2e3,O=9;class N{document;type="";page=-1;hasTexts=!1;kids=[];entries=new a.R;number=0;isReference=!1;constructor(n){this.document=
n}read(n){const{entries:l,kids:D}=this;D.length=0;const u=this.document.place(n);if(!u||!l.locate(u.bytes,u.start,Math.min(u.end,u.start+h)))return!1;const{bytes:y}=u,
{at:B}=l;if(l.find(y,"MCID")>=0)return!1;this.hasTexts=l.find(y,"ActualText")>=0||l.find(y,"Alt")>=0;const J=l.find(y,"S");if(J<0||y[B[J+2]]!==P.cL)return!1;this.
name(y,B[J+2]+1,B[J+3]);const x=l.find(y,"Pg");if(this.page=-1,x>=0){if(this.after(y,B[x+2],B[x+3])!==B[x+3]||!this.isReference)return!1;this.page=this.number}const z=l.
find(y,"K");return z<0||this.readKids(y,B[z+2],B[z+3])}name(n,l,D){const{type:u}=this;let y=0;if(u.length===D-l)for(;y<u.length&&n[l+y]===u.charCodeAt(y);)y++;(y<
D-l||y===0)&&(this.type=(0,p.MQ)(n,l,D))}readKids(n,l,D){const u=n[l]===P.WL,y=u?D-1:D;if(u&&n[y]!==P.wt)return!1;for(let B=(0,P.AN)(n,u?l+1:l,y);B<y;B=(0,P.AN)(
n,B,y)){if(B=this.after(n,B,y),B<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return u||!this.isReference||this.isDictionary(this.number)}isDictionary(n){
const l=this.document.place(n);return l!==void 0&&l.bytes[(0,P.AN)(l.bytes,l.start,l.end)]===P.iH}after(n,l,D){let u=l,y=0;for(;u<D&&G(n[u]);u++)y=y*10+n[u]-P.l0;
if(u===l||u-l>O||(this.number=y,this.isReference=!1,u<D&&!H(n[u])))return-1;const B=(0,P.AN)(n,u,D);let J=B;for(;J<D&&G(n[J]);)J++;const x=(0,P.AN)(n,J,D);return J===
B||x>=D||n[x]!==P.AV?u:(this.isReference=!0,x+1)}}const G=g=>g>=P.l0&&g<=P.ev,H=g=>g===32||g===10||g===13,et=1e7,R=1e4;class M{pages=new Map;count=0;last;hasTexts=!1;leaf(n,l,D){
const u=this.pages.get(n);return l===0&&D<R?u?.own[D]:u?.others.get(l*et+D)}leaves(n){const{own:l=[],others:D}=this.pages.get(n)??{};return[...l.flat(),...D?.values()??
[]].sort((u,y)=>u.order-y.order)}hasPage(n){return this.pages.has(n)}add(n,l,D,u){if(!Number.isInteger(u)||u<0||u>=et)return;const{own:y,others:B}=this.leavesOf(
l);if(D===0&&u<R)y[u]??={element:n,order:this.count++};else{const J=D*et+u;B.has(J)||B.set(J,{element:n,order:this.count++})}for(let J=n;J&&J.firstPage<0;J=J.parent)
J.firstPage=l}leavesOf(n){if(this.last?.number===n)return this.last.leaves;let l=this.pages.get(n);return l||this.pages.set(n,l={own:[],others:new Map}),this.last=
{number:n,leaves:l},l}}const f=(0,K.n)(L);function I(g){const n=g.dict(g.catalog.get("MarkInfo"));return g.dict(g.catalog.get("StructTreeRoot"))!==void 0&&g.resolve(
n?.get("Marked"))===!0}async function L(g){const n=g.dict(g.catalog.get("StructTreeRoot"));if(!n||g.resolve(g.dict(g.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new X(g,g.dict(n.get("RoleMap")));return await l.run(n),l.tags}class X{document;roles;tags=new M;visit;bytes;types=new Map;open=[];constructor(n,l){
this.document=n,this.roles=l,this.visit=new F._i(n),this.bytes=new N(n)}async run(n){const{open:l,document:D}=this;this.push(n.get("K"),void 0,-1);for(let u=l.pop();u;u=
l.pop()){this.take(u);const y=D.job.pace.step(300);y&&await y}}push(n,l,D){if(n===void 0)return;const u=(0,S.i9)(n)||(0,S.cy)(n)?this.document.array(n)??[n]:[n];
for(let y=u.length-1;y>=0;y--)this.open.push({kid:u[y],parent:l,page:D})}take({kid:n,parent:l,page:D}){if(typeof n=="number"){l&&D>=0&&this.tags.add(l,D,0,n);return}
if(!this.visit.first(n)||(0,S.i9)(n)&&this.takeBytes(n.number,l,D))return;const u=this.document.dict(n);if(!u)return;const y=u.get("Pg"),B=(0,S.i9)(y)?y.number:
D,J=u.get("MCID");if(J!==void 0){const b=u.get("Stm");l&&B>=0&&this.tags.add(l,B,(0,S.i9)(b)?b.number:0,Number(this.document.resolve(J)));return}const x=this.document.
resolve(u.get("S"));if(!(x instanceof S.SX))return;const z={type:this.standard(x.text),parent:l,actualText:this.text(u.get("ActualText")),alternative:this.text(
u.get("Alt")),firstPage:-1};z.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(u.get("K"),z,B),(0,S.i9)(n)&&this.document.release(n.number)}takeBytes(n,l,D){
const{bytes:u,document:y,open:B,tags:J}=this;if(!u.read(n))return!1;const{hasTexts:x,kids:z}=u,b={type:this.standard(u.type),parent:l,actualText:x?this.text(y.entry(
n,"ActualText")):void 0,alternative:x?this.text(y.entry(n,"Alt")):void 0,firstPage:-1};b.actualText!==void 0&&(J.hasTexts=!0);const m=u.page<0?D:u.page;if(z.some(
E=>E<0))for(let E=z.length-1;E>=0;E--){const w=z[E];B.push({kid:w<0?new S.oS(-1-w):w,parent:b,page:m})}else if(m>=0)for(const E of z)J.add(b,m,0,E);return!0}text(n){
const l=n===void 0?null:this.document.resolve(n);return l instanceof S.Mx?(0,U.g7)(l):void 0}standard(n){const l=this.types.get(n);if(l!==void 0)return l;let D=n;
for(let u=0;u<16;u++){const y=this.document.resolve(this.roles?.get(D));if(!(y instanceof S.SX)||y.text===D)break;D=y.text}return this.types.set(n,D),D}}function*Y(g){
for(let n=g;n;n=n.parent)yield n}}),84731:((gt,ot,A)=>{A.d(ot,{Ps:()=>R,RO:()=>h,V0:()=>G,X5:()=>O});const U=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,K=/[\t\n\v\f\r\u00a0]/g,F=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=173,a=1e4,p=100;
class h{cleaned=new Map;clean(f){if(f.length===1){const L=f.charCodeAt(0);if(L>32&&L<127||L>160&&L<1536&&L!==P||L>=11904&&L<55296)return f}let I=this.cleaned.get(
f);return I===void 0&&(I=O(f),this.cleaned.size<a&&f.length<=p&&this.cleaned.set(f,I)),I}}function O(M){return M.replace(K," ").replace(U,"").replace(S,f=>f.normalize(
"NFKC")).replace(F,"�")}const N=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function G(M){if(M.length!==1)return;const f=M.charCodeAt(0);return(f<128?f===94||f===96||f===126:f<=733&&
(f>=710||f<=184))?N.get(f):void 0}const H=new RegExp("^\\p{L}$","u"),et=new Map([["ı","i"],["ȷ","j"]]);function R(M,f){if(!H.test(M))return;const I=((et.get(M)??
M)+f).normalize("NFC");return I.length===1?I:void 0}}),62897:((gt,ot,A)=>{A.d(ot,{K:()=>S,Y:()=>U});function U(K,F=1/0){let P=F;for(const a of K)a<P&&(P=a);return P}
function S(K,F=-1/0){let P=F;for(const a of K)a>P&&(P=a);return P}}),61520:((gt,ot,A)=>{A.d(ot,{q:()=>K});var U=A(4186);const S=500;class K{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(a){
this.edges=a}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(a){this.flush();let p="";for(let h=this.parts.length-
1;h>=0&&p.length<a;h--)p=this.parts[h]+p;return p.slice(-a)}lastLetter(){this.flush();for(let a=this.parts.length-1;a>=0;a--){const p=this.parts[a];for(let h=p.
length-1;h>=0;h--)if(p[h]!==`
`)return p.charCodeAt(h)}return 0}add(a,p=0,h=a.text.length){const O=p===0&&h===a.text.length;O||this.cuts.set(this.offsets.length,{from:p,to:h}),this.offsets.push(
this.length),this.fragments.push(a),this.space(O?a.text:a.text.slice(p,h))}fromOf(a){return this.cuts.size===0?0:this.cuts.get(a)?.from??0}toOf(a){return(this.cuts.
size===0?void 0:this.cuts.get(a)?.to)??this.fragments[a].text.length}settle(){this.flush();const a=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(a).join("")),this.settled=this.parts.length}space(a){this.rest+=a,this.length+=a.length,this.whole=void 0,this.rest.length>S&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(a){this.flush(),this.whole=void 0,this.length-=a;for(let p=a;p>0;){const h=this.parts.pop()??"";h.
length>p&&this.parts.push(h.slice(0,-p)),p-=h.length}for(let p=this.offsets.length-1;p>=0;p--){const[h,O,N]=[this.offsets[p],this.fromOf(p),this.toOf(p)];if(h+N-
O<=this.length)break;this.cuts.set(p,{from:O,to:Math.max(O,this.length-h+O)})}}*pieces(){const{text:a}=this;let p=0;for(const[h,O]of this.offsets.entries()){const N=this.
toOf(h)-this.fromOf(h);N<=0||(yield{space:a.slice(p,O),text:a.slice(O,O+N),fragment:this.fragments[h]},p=O+N)}}box(a,p){const h=this.lineBoxes(a,p);return h.length===
0?void 0:h.reduce(U.D)}letters(a,p){return Array.from(this.within(a,p),({fragment:h,from:O,to:N,position:G})=>({first:h.letters+O,position:G,count:N-O}))}*within(a,p){
for(let h=Math.max(this.pieceAt(a),0);h<this.offsets.length&&this.offsets[h]<p;h++){const O=this.offsets[h],N=this.fromOf(h),G=Math.max(N,N+a-O),H=Math.min(this.
toOf(h),N+p-O);G<H&&(yield{fragment:this.fragments[h],from:G,to:H,position:O+G-N})}}lineBoxes(a,p){const h=[];let O;for(const{fragment:N,from:G,to:H}of this.within(
a,p)){const et=this.edges.box(N,G,H);O&&F(O,N)?h.push((0,U.D)(h.pop(),et)):h.push(et),O=N}return h}at(a){const p=this.pieceAt(a);if(p<0)return;const h=this.toOf(
p)-this.fromOf(p);return a<this.offsets[p]+h?this.fragments[p]:void 0}pieceAt(a){let p=0,h=this.offsets.length;for(;p<h;){const O=p+h>>1;this.offsets[O]<=a?p=O+
1:h=O}return p-1}}function F(P,a){return P.style.frame!==a.style.frame?!1:2*(Math.min(P.bottom,a.bottom)-Math.max(P.top,a.top))>=Math.min(P.bottom-P.top,a.bottom-
a.top)}}),98689:((gt,ot,A)=>{A.d(ot,{g:()=>y,U:()=>u});var U=A(84731);const S=.1,K=50,F=256,P=4,a=1073741823;class p{letters;fragments;count=0;hashes;heads;next;constructor(x,z,b){
this.letters=x,this.fragments=z;let m=F;for(;m*P<b;)m*=2;this.hashes=new Int32Array(m),this.heads=new Int32Array(m),this.next=new Int32Array(m)}add(x,z){const{fragments:b,
heads:m,hashes:E,next:w}=this,C=this.hashOf(x.letters,z);let Q=0;for(let Z=m[C&m.length-1];Z>0&&Q<K;Z=w[Z-1]){if(Q++,E[Z-1]!==C)continue;const st=b[Z-1];if((Z<b.
length?b[Z].letters:x.letters)-st.letters===z&&h(st,x)&&this.isSameText(st,x,z))return!1}return this.count===E.length&&this.grow(),this.hashes[this.count]=C,this.
link(++this.count,C),b.push(x),!0}hashOf(x,z){const{units:b}=this.letters;let m=z;for(let E=x;E<x+z;E++)m=(m<<5)-m+b[E]&a;return m^m>>15}isSameText(x,z,b){const{
units:m}=this.letters;for(let E=0;E<b;E++)if(m[x.letters+E]!==m[z.letters+E])return!1;return!0}link(x,z){const b=z&this.heads.length-1;this.next[x-1]=this.heads[b],
this.heads[b]=x}grow(){const{hashes:x,count:z}=this;this.hashes=new Int32Array(2*z),this.hashes.set(x),this.heads=new Int32Array(2*z),this.next=new Int32Array(2*
z);for(let b=0;b<z;b++)this.link(b+1,x[b])}}function h(J,x){const z=S*x.style.size;return J.style.frame===x.style.frame&&Math.abs(J.start-x.start)<z&&Math.abs(J.
end-x.end)<2*z&&Math.abs(J.baseline-x.baseline)<z}var O=A(89420),N=A(78157);const G=512,H=256;class et{units;used=0;all=0;constructor(x){this.units=new Uint16Array(
Math.max(x,G))}add(x){if(this.used===this.units.length){const z=new Uint16Array(this.used*2);z.set(this.units),this.units=z}this.units[this.used++]=x,this.all|=
x}drop(x){this.used-=x}replace(x,z){this.used-=x;for(let b=0;b<z.length;b++)this.add(z.charCodeAt(b))}text(){const x=this.units.subarray(0,this.used);return this.
all<H?(0,N.bS)(Uint8Array.from(x)).toString("latin1"):(0,N.bS)(new Uint8Array(x.buffer,0,2*x.length)).toString("utf16le")}}const R=.02,M=.12,f=.5,I=.4,L=32,X=127,
Y=1424,g=1e3,n=.1,l=.18,D=.25;function u({font:J,frame:x,size:z,unit:b}){return x.vertical?z/2:b*Math.min(Math.max((J.space??D)/2,n),l)}class y{width;height;fragments=[];edges;cleaner=new U.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(x,z,b=0,m=!1){this.width=x,this.height=z,this.edges=
new O.l(b,m),this.letters=new et(b),this.drawn=new p(this.letters,this.fragments,b)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(x,z,b,m,E){z===" "?this.space():this.follows(x,z,b,m,E)||this.place(x,z,b,m,E)}follows(x,z,b,m,E){const{open:w}=this;if(w===void 0||
w.style!==x||w.baseline!==E||this.isSpaced||z.length!==1)return!1;const C=z.charCodeAt(0),Q=b-w.end;return C<=L||C>=X||b<this.end||Q>this.gap||Q<-I*x.unit||x.frame.
sin!==0||x.frame.cos!==1||m<b||m<0||b>this.width||this.letters.used-w.letters>=g?!1:(w.end=this.end=m,this.text=z,this.start=b,this.letters.add(C),this.edges.add(
b,m),!0)}place(x,z,b,m,E){const w=this.cleaner.clean(z);if(w===" "?this.space():w===""&&z!==""&&this.open&&b<=this.open.end&&(this.open.end=Math.max(m,this.open.
end)),w===""||w===" ")return;if(!this.isEndless&&!this.isVisible(x,b,m,E)){this.leavesOut=!0;return}const{open:C}=this;C&&C.style.frame===x.frame&&b<this.end-M*
x.unit&&this.overlaps(C,x,w,b,m,E)||((!C||C.style!==x||this.letters.used-C.letters>=g||this.isSpaced||b-C.end>this.gap||b-C.end<-I*x.unit||Math.abs(E-C.baseline)>
R*x.size)&&this.begin(x,b,E),this.append(w,b,m))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:x,
letters:z}=this,b=z.text();for(let m=x.length-1,E=z.used;m>=0;m--){const w=x[m];w.text=b.slice(w.letters,E),E=w.letters}}append(x,z,b){const m=this.open;m.end=b,
this.text=x,this.start=z,this.end=b;for(let E=0;E<x.length;E++){const w=x.charCodeAt(E);w>=Y&&(m.mayTurn=!0),this.letters.add(w),this.edges.add(z,b)}}begin(x,z,b){
this.close();const m=new O.F(x,z,b,this.drawnCount++,this.letters.used);m.mayTurn=!1,m.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==x&&(this.gap=
u(x)),this.open=m}overlaps(x,z,b,m,E,w){const C=Math.abs(w-x.baseline),Q=Math.max(E-m,this.end-this.start);if(C>f*z.size||Math.abs(m+E-this.start-this.end)>Q||this.
text==="")return!1;if(b===this.text&&Math.abs(m-this.start)<S*z.size&&C<S*z.size)return this.edges.join(),!0;const Z=(0,U.V0)(b),st=(0,U.V0)(this.text),nt=Z!==void 0?
(0,U.Ps)(this.text,Z):st===void 0?void 0:(0,U.Ps)(b,st);return nt===void 0?!1:(nt.charCodeAt(0)>=Y&&(x.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,nt),this.edges.drop(this.text.length-(Z===void 0?0:1)),Z===void 0&&(this.edges.add(m,E),this.start=m,x.end=this.end=Math.max(E,m)),this.text=nt,!0)}close(){
const{open:x,letters:z}=this;if(!x)return;const b=z.used-x.letters;this.drawn.add(x,b)||(this.leavesOut=!0,z.drop(b),this.edges.drop(b))}isVisible({frame:{cos:x,
sin:z},size:b},m,E,w){const C=w-B*b,{width:Q,height:Z}=this,st=m*x-C*z,nt=m*z+C*x,ht=st+(E-m)*x,lt=nt+(E-m)*z;return(st>=0||ht>=0)&&(nt>=0||lt>=0)&&(st<=Q||ht<=
Q)&&(nt<=Z||lt<=Z)}}const B=.3}),89420:((gt,ot,A)=>{A.d(ot,{F:()=>S,l:()=>F});var U=A(4186);class S{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(a,p,h,O,N){
this.style=a,this.start=p,this.baseline=h,this.order=O,this.letters=N,this.end=p}get top(){const{font:a,frame:p,size:h}=this.style;return this.baseline-(p.vertical?
.5:a.ascent)*h}get bottom(){const{font:a,frame:p,size:h}=this.style;return this.baseline+(p.vertical?.5:-a.descent)*h}get box(){return(0,U.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const K=512;class F{values;used=0;glyph=0;glyphs;joined=[];constructor(a,p=!1){this.
values=new Float64Array(2*Math.max(a,K)),this.glyphs=p?[]:void 0}get count(){return this.used/2}add(a,p){if(this.used+2>this.values.length){const h=new Float64Array(
this.values.length*2);h.set(this.values),this.values=h}this.values[this.used++]=a,this.values[this.used++]=p,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(a){this.used-=2*a,this.glyphs&&(this.glyphs.length-=a)}isOneGlyph(a,p){const h=2*(a.letters+p);return this.values[h]===
this.values[h+2]&&this.values[h+1]===this.values[h+3]}box(a,p,h){let O=1/0,N=-1/0;for(let G=2*(a.letters+p);G<2*(a.letters+h);G++){const H=this.values[G];H<O&&(O=
H),H>N&&(N=H)}return(0,U.L)(a.style.frame,O,N,a.top,a.bottom)}}}),27077:((gt,ot,A)=>{A.d(ot,{Yz:()=>F,k6:()=>S,p9:()=>P,y:()=>K,zd:()=>U});function U(a){for(;;){
const{done:p,value:h}=a.next();if(p)return h}}async function S(a,p){for(;;){const{done:h,value:O}=a.next();if(h)return O;const N=p.step(O);N&&await N}}const K=1e3,
F=3e5;function*P(a,p){if(a.length<=K)return[...a].sort(p);let h=[];for(let O=0;O<a.length;O+=K){for(const N of a.slice(O,O+K).sort(p))h.push(N);yield F}for(let O=K;O<
h.length;O*=2){const N=[];for(let G=0;G<h.length;G+=2*O){const H=Math.min(G+O,h.length),et=Math.min(H+O,h.length);for(let R=G,M=H;R<H||M<et;){const f=M===et||R<
H&&p(h[R],h[M])<=0;N.push(f?h[R++]:h[M++]),N.length%K===0&&(yield F)}}h=N}return h}}),81313:((gt,ot,A)=>{A.d(ot,{d:()=>S,f:()=>G});const U=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
S=f=>U.test(f),K=0,F=1,P=2,a=3,p=4,h=new RegExp("\\p{L}","u"),O=new RegExp("\\p{Nd}","u");function N(f){return O.test(f)?a:U.test(f)?P:h.test(f)?F:/^[.,:/%+\-\u066b\u066c]$/.
test(f)?p:K}function G(f,I){const L=f.map(N),X=L.filter(u=>u===P).length,Y=I.includes(!0);if(X===0)return Y?H(I):void 0;const g=L.filter(u=>u===F).length,n=X>=g||
Y,l=f.map((u,y)=>y);n&&l.reverse(),et(L,n);const D=u=>n?L[u]!==P:L[u]!==F;for(let u=0,y;u<l.length;u=y){for(y=u+1;y<l.length&&D(l[y])===D(l[u]);)y++;D(l[u])&&(M(
l,u,y),n||R(l,L,u,y))}return l}function H(f){const I=f.map((L,X)=>X);for(let L=0,X;L<I.length;L=X){for(X=L+1;X<I.length&&f[X]===f[L];)X++;f[L]&&M(I,L,X)}return I}
function et(f,I){for(let Y=0;Y<f.length;Y++)if(f[Y]===p){const g=f[Y-1]===a&&f[Y+1]===a;f[Y]=g?a:K}const L=I?P:F,X=Y=>Y===void 0?L:Y===a?I?P:F:Y;for(let Y=0,g;Y<
f.length;Y=g){if(g=Y+1,f[Y]!==K)continue;for(;g<f.length&&f[g]===K;)g++;const n=X(f[Y-1]),l=X(f[g]);f.fill(n===l?n:L,Y,g)}if(!I){for(let Y=0;Y<f.length;Y++)if(f[Y]===
a){let g=Y;for(;f[g]===a;)g++;(f[Y-1]!==P||f[g]!==P)&&f.fill(F,Y,g),Y=g}}}function R(f,I,L,X){for(let Y=L,g;Y<X;Y=g)if(g=Y+1,I[f[Y]]===a){for(;g<X&&I[f[g]]===a;)
g++;M(f,Y,g)}}function M(f,I,L){for(let X=I,Y=L-1;X<Y;X++,Y--)[f[X],f[Y]]=[f[Y],f[X]]}}),5609:((gt,ot,A)=>{A.d(ot,{N1:()=>h,Px:()=>p,_I:()=>N,eB:()=>O,ub:()=>G});
var U=A(27077);const S=.3,K=.5,F=1.75,P=1.25,a=3,p=500;class h{segments;start;end;top;bottom;constructor(M){this.segments=[M],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=M}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(M){
this.segments.push(M),this.start=Math.min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,
M.bottom)}}class O{element;lines;start;end;top;bottom;constructor(M){this.lines=[M],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=M}static of(M,f){
const I=new O(M[0]);for(let L=1;L<M.length;L++)I.add(M[L]);return I.element=f,I}get frame(){return this.lines[0].frame}add(M){this.lines.push(M),this.start=Math.
min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,M.bottom)}}function*N(R){const M=[];
let f;for(let I=0;I<R.length;I++){const L=R[I];I%U.y===U.y-1&&(yield U.Yz);const X=f?Math.min(f.size,L.size):0;f?.frame===L.frame&&f.segments.length<p&&Math.abs(
f.baseline-L.baseline)<S*X&&L.start>f.end-K*X?f.add(L):M.push(f=new h(L))}return M}function*G(R){const M=[];let f;for(let I=0;I<R.length;I++){const L=R[I];I%U.y===
U.y-1&&(yield U.Yz),f&&et(f,L)?f.add(L):(f&&H(M),M.push(f=new O(L)))}return f&&H(M),M}function H(R){const M=R.at(-2),f=R.at(-1);if(!(!M||f.lines.length<a||M.lines.
length>=f.lines.length||!et(f,M.lines[0]))){R.splice(-2,1);for(const I of M.lines)f.add(I)}}function et(R,M){const f=R.lines.at(-1);if(f.frame!==M.frame)return!1;
const I=Math.max(f.size,M.size),L=M.baseline-f.baseline;return L<S*I||L>F*I||I>P*Math.min(f.size,M.size)?!1:M.start<R.end&&M.end>R.start}}),77211:((gt,ot,A)=>{A.
d(ot,{Z:()=>O,x:()=>G});var U=A(62897),S=A(27077),K=A(52332),F=A(81132);const P=20,a=1e3,p=2,h=/\u00ad$/;function*O(R,M){const f=(yield*(0,K.SE)(R)).map(L=>({lines:L,
characters:N(L)}));f.sort((L,X)=>X.characters-L.characters);const I=[];for(const{lines:L}of f)I.push(`${(yield*G(L,M)).join(`
`)}
`);return I.join(`
`)}const N=R=>R.reduce((M,{cells:f})=>M+f.reduce((I,{characters:L})=>I+L,0),0);function*G(R,M){const f=R.flatMap(n=>n.cells),I=yield*H(f),L=(0,U.Y)(f.map(({start:n})=>n)),
X=(yield*et(R.slice(1).map((n,l)=>n.baseline-R[l].baseline)))||1,Y=[];let g=0;for(const[n,l]of R.entries()){const D=n===0?1:Math.round((l.baseline-R[n-1].baseline)/
X);for(let y=1;y<Math.min(D,P);y++)Y.push("");let u="";for(const y of l.cells){const B=Math.min(Math.round((y.start-L)/I),a),J=(0,F.x)(y,M).replace(h,"");u=u.padEnd(
Math.max(B,u===""?0:u.length+p))+J,g+=y.fragments.length,!(g<S.y)&&(g=0,yield S.Yz)}Y.push(u)}return Y}function*H(R){const M=R.map(f=>(f.end-f.start)/Math.max(f.
characters,1)).filter(f=>f>0);return(yield*et(M))||1}function*et(R){const M=yield*(0,S.p9)(R,(f,I)=>f-I);return M[M.length>>1]??0}}),9980:((gt,ot,A)=>{A.d(ot,{gB:()=>_e,
NQ:()=>De,td:()=>Ce,dV:()=>Ne});var U=A(61520),S=A(27077),K=A(24713);const F=100,P=.5,a=.35;function*p(t){const e=t.reduce((v,{cells:q})=>Math.max(v,q.length),0),
s=h(t.filter(({cells:v})=>v.length===e)),o=yield*(0,S.p9)([...t.keys()],(v,q)=>t[q].cells.length-t[v].cells.length);let i=0;for(const v of o)for(const q of t[v].
cells){if(s.length>F)return;G(s,q),!((i+=s.length)<S.y)&&(i=0,yield S.Yz)}const c=new Set;let r=0;const d=t.map(v=>H(v,s)),T=d.map(({cells:v},q)=>{let rt=-1;return v.
map((at,Mt)=>{const[pt,xt]=O(s,at);xt>pt&&N(s,at,pt,xt)===void 0&&c.add(q);let wt=N(s,at,pt,xt)??pt;return wt<=rt&&Mt>0&&(wt=rt,r++),rt=wt})});return{count:s.length,
rows:d,places:T,spanning:c,conflicts:r}}function h(t){const e=t[0].cells.map(({start:o,end:i})=>({start:o,end:i})),s=e.map(({start:o,end:i})=>({start:o,end:i}));
for(const{cells:o}of t)for(const[i,{start:c,end:r}]of o.entries())s[i].start=Math.min(s[i].start,c),s[i].end=Math.max(s[i].end,r);return s.every(({start:o},i)=>i===
0||o>=s[i-1].end)?s:e}function O(t,{start:e,end:s}){let o=0;for(;o<t.length&&t[o].end<=e;)o++;let i=o-1;for(;i+1<t.length&&t[i+1].start<s;)i++;return[o,i]}function N(t,e,s,o){
let i;for(let c=s;c<=o;c++){const{start:r,end:d}=t[c];if(!(Math.min(d,e.end)-Math.max(r,e.start)<P*Math.min(d-r,e.end-e.start))){if(i!==void 0)return;i=c}}return i}
function G(t,e){const[s,o]=O(t,e);if(s>o){t.splice(s,0,{start:e.start,end:e.end});return}const i=s===o?s:N(t,e,s,o);if(i===void 0)return;const c=t[i];c.start=Math.
min(c.start,Math.max(e.start,t[i-1]?.end??-1/0)),c.end=Math.max(c.end,Math.min(e.end,t[i+1]?.start??1/0))}function H(t,e){const s=t.cells.flatMap(o=>{const[i,c]=O(
e,o);return c>i&&N(e,o,i,c)===void 0?et(o,e,i):[o]});return s.length===t.cells.length?t:{...t,cells:s}}function et(t,e,s){const o=[new K.Y4(t.fragments[0])];let i=s;
for(const c of t.fragments.slice(1)){const r=o.at(-1),d=c.start-r.end>=a*t.size,T=e[i+1];d&&T&&r.end<=T.start&&c.start>=e[i].end?(o.push(new K.Y4(c)),i++):r.add(
c)}return o}var R=A(52332);const M=3.5,f=.3,I=2,L=8,X=.6,Y=20,g=100,n=2,l=/^(?:[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*\uf0b7-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/u,
D=/^[$\u20ac\u00a3\u00a5]$/u,u=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*y(t){const e=[];let s=[],o=0;const i=c=>{c.tabular>=n&&e.push(c)};for(const c of t)
for(const r of(0,R.l$)(c)){(o+=r.length+s.length)>=S.y&&(o=0,yield S.Yz);const d=B(r,c);for(const v of s)v.isNear(d)||i(v);s=s.filter(v=>v.isNear(d));const T=s.
find(v=>v.start<d.end&&v.end>d.start);T?.takes(d)||(T&&i(T),s=s.filter(v=>v!==T),d.isTabular&&d.cells.length<=g&&s.length<Y&&s.push(new x(d)))}return s.forEach(
i),e}function B(t,{baseline:e,size:s}){const o=J(t),i=o.length===2&&l.test(u(o[0])),[c,r]=[o[0].start,o.reduce((d,T)=>Math.max(d,T.end),-1/0)];return{cells:o,baseline:e,
size:s,start:c,end:r,isTabular:o.length>1&&!i}}function J(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];for(const s of t){const o=e.at(
-1);o?.characters===1&&D.test(u(o))&&/^[\d(.,-]/.test(u(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class x{rows;tabular=1;start;end;last;single=[];constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){const s=this.single.at(-1)??this.last;return e.baseline-s.baseline<=M*Math.max(e.size,s.size)}takes(e){
if(!e.isTabular)return this.single.length===I||this.isProse(e)?!1:(this.single.push(e),!0);if(!z(this.last,e))return!1;for(const s of this.single)this.rows.push(
s);return this.rows.push(e),this.single=[],this.last=e,this.tabular++,this.start=Math.min(this.start,e.start),this.end=Math.max(this.end,e.end),!0}isProse({cells:e,
start:s,end:o}){return e.reduce((c,{fragments:r})=>c+r.length,0)>=L&&o-s>X*(this.end-this.start)}}function z(t,e){const s=f*Math.min(t.size,e.size);for(let o=0,
i=0;o<=t.cells.length&&i<=e.cells.length;){const[c,r]=b(t,o),[d,T]=b(e,i);if((m(t,o)||m(e,i))&&Math.min(r,T)-Math.max(c,d)>=s)return!0;r<T?o++:i++}return!1}const b=({
cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],m=({cells:t},e)=>e>0&&e<t.length;var E=A(20779);const w=1.6,C=.4,Q=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Z=new RegExp("^\\p{Ll}","u"),st=2;function nt(t){const{rows:e}=t,s=[],o=e.findIndex((i,c)=>ht(i,t.places[c]));for(const i of e.keys()){const c=i<o;i>0&&(c?ut(t,
i):mt(t,i,o))?s.at(-1).push(i):s.push([i])}return s}function ht({cells:t},e){const s=t.filter((i,c)=>e[c]>0),o=s.filter(i=>Q.test(u(i)));return o.length>0&&2*o.
length>=s.length}const lt=(t,e)=>e.baseline-t.baseline<=w*Math.max(e.size,t.size),ut=({rows:t,spanning:e},s)=>!e.has(s)&&!e.has(s-1)&&lt(t[s-1],t[s]);function mt({
rows:t,places:e},s,o){const[i,c]=[t[s-1],t[s]];if(s===o||!lt(i,c)||!c.cells.some(v=>Z.test(v.fragments[0].text)))return!1;const d=({cells:v})=>v.every(q=>!Q.test(
u(q))),T=e[s].every(v=>e[s-1].includes(v));return d(c)&&T?!0:i.cells.length===1&&c.cells.length>1&&e[s-1][0]===0&&Z.test(u(c.cells[0]))}function*St(t){if(!t.some(
(r,d)=>d>0&&r.length>1&&r.every(_)))return[t];const e=t.flatMap((r,d)=>r.flatMap(T=>T.segments.map(v=>({segment:v,column:d,line:T.baseline})))),s=yield*(0,S.p9)(
e,(r,d)=>r.line-d.line||r.column-d.column),o=[],i=[];for(let r=0,d;r<s.length;r=d){const{line:T,segment:v}=s[r];for(d=r+1;d<s.length&&s[d].line-T<C*v.size;)d++;
const q=s.slice(r,d).sort((at,Mt)=>at.column-Mt.column);i.push(q.map(({column:at})=>at));const rt=q.map(at=>at.segment);o.push({cells:rt,baseline:T,size:v.size,
start:rt[0].start,end:rt.at(-1).end,isTabular:q.length>1}),o.length%S.y===0&&(yield S.Yz)}const c={count:t.length,rows:o,places:i,spanning:new Set};return nt(c).
map(r=>j(c,r))}const _=({segments:t})=>t.length===1&&(t[0].characters<=st||Q.test(u(t[0])));function j({count:t,rows:e,places:s},o){const i=Array.from({length:t},
()=>[]);for(const c of o){const r=new Map;for(const[d,T]of e[c].cells.entries()){const v=s[c][d],q=r.get(v);q?q.push(T):r.set(v,[T])}for(const[d,T]of r)i[d].push(
(0,E.cA)(T))}return i}const W=3,V=.05,$=.3,k=6,tt=.4,ct=3,ft=new RegExp("^\\p{Ll}","u");function*dt(t,e){const s=[];for(const i of e)for(const c of yield*y(i)){
const r=yield*bt(c);r&&s.push(r)}if(s.length===0)return{blocks:s,outside:t};const o=new Set;for(const{lines:i}of s)for(const{segments:c}of i)for(const r of c)for(const d of r.
fragments)o.add(d);return yield S.Yz,{blocks:s,outside:t.filter(i=>!o.has(i))}}function*bt(t){const e=yield*p(t.rows);if(!e||Et(e))return;const{rows:s}=e,o=e.places.
reduce((T,v)=>T+v.length,0),i=o>=$*e.count*s.length,c=t.tabular>=W&&e.count>1&&e.conflicts<=V*o&&i&&!yt(s);if(!i)return new E.xE(s,s.map(T=>T.cells.map(v=>[(0,E.
cA)([v])])));const r=[];let d=0;for(const T of c?nt(e):s.map((v,q)=>[q]))r.push(j(e,T)),!((d+=e.count)<S.y)&&(d=0,yield S.Yz);return c?new E.QH(r):new E.xE(s,r)}
const yt=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.every(({style:o})=>o.font.fixedPitch)));function Et({rows:t,count:e,places:s}){const o=Array.from({length:e},
()=>({lines:0,words:0,going:0}));for(const[i,{cells:c}]of t.entries())for(const[r,d]of c.entries()){const T=o[s[i][r]];T.lines++,T.words+=d.fragments.length,ft.
test(d.fragments[0].text)&&T.going++}return o.some(({lines:i,words:c,going:r})=>i>=ct&&c>k*i&&r>=tt*i)}var Tt=A(5609),it=A(62897),vt=A(45657);const Lt=4,qt=8,te=4,
ee=.7,se=2.5,ne=.8,oe=1e6;function ie(t){return Nt(t,qt,{left:oe})}function*Nt(t,e,s){if(e===1)return[...t];const o=[];let i=0;for(let c=0,r;c<t.length;c=r){const T=t[c].
segments.length>1&&s.left>0?yield*re(t,c,s):void 0;if(++i%S.y===0&&(yield S.Yz),r=T?.to??c+1,!T)o.push(t[c]);else{for(const v of T.left)o.push(v);for(const v of yield*Nt(
T.right,e-1,s))o.push(v)}}return o}const Ct=200;function*re(t,e,s){const[o,i]=t[e].segments,c=o.size;let r=o.end,d=i.start;const T=[],v=[];let q=e;for(;q<t.length;q++){
const at=t[q];s.left-=at.segments.length,(q-e)%Ct===Ct-1&&(yield S.Yz);const Mt=q===e?0:at.baseline-t[q-1].baseline;if(at.frame!==o.frame||Mt<0||Mt>se*c)break;const pt=at.
segments.filter(Ot=>Ot.start<r),xt=at.segments.slice(pt.length),wt=(0,it.K)(pt.map(Ot=>Ot.end),r),At=(0,it.Y)(xt.map(Ot=>Ot.start),d);if(At-wt<ne*c||pt.length>1)
break;[r,d]=[wt,At],(0,vt.RZ)(T,pt),xt.length>0&&v.push(xt)}const rt=v.map(([at])=>at);if(!(T.length<Lt||v.length<Lt||!_t(T)||!_t(rt)))return{left:T.map(at=>new Tt.
N1(at)),right:v.map(ae),to:q}}function ae([t,...e]){const s=new Tt.N1(t);for(const o of e)s.add(o);return s}function _t(t){const e=t.reduce((c,{fragments:r})=>c+
r.length,0),s=(0,it.Y)(t.map(c=>c.start)),o=(0,it.K)(t.map(c=>c.end))-s,i=t.reduce((c,r)=>c+r.end-r.start,0);return e>=te*t.length&&i>=ee*o*t.length}const Rt=2,
Bt=1e3,zt=3,Wt=10;function*fe(t){const e=yield*Gt(t.filter(({isVertical:r})=>!r)),s=yield*Gt(t.filter(({isVertical:r})=>r));if(e.length+s.length<zt||e.length+s.
length>Bt)return[];const o=[...e.keys(),...s.keys()].map((r,d)=>d),i=r=>{let d=r;for(;o[d]!==d;)d=o[d]=o[o[d]];return d};for(const[r,d]of e.entries()){yield S.Yz;
for(const[T,v]of s.entries())It(d,v.at)&&It(v,d.at)&&(o[i(e.length+T)]=i(r))}const c=new Map;for(const[r,d]of[...e,...s].entries()){const T=c.get(i(r))??{rows:[],
columns:[]};c.set(i(r),T),(d.isVertical?T.columns:T.rows).push(d)}return[...c.values()].flatMap(r=>{if(r.rows.length===0||r.columns.length===0)return[];const[d,
T]=[Yt(r.columns,r.rows),Yt(r.rows,r.columns)],[v,q]=[Ht(d),Ht(T)];return v.length<zt||q.length<zt?[]:[{rows:T,columns:d,xs:v,ys:q}]})}function Yt(t,e){const{isVertical:s}=t[0],
[o,i]=[(0,it.Y)(e.map(({at:T})=>T)),(0,it.K)(e.map(({at:T})=>T))],[c,r]=[Ut(e.map(T=>T.from)),Ut(e.map(T=>T.to))],d=[...t];return c<t[0].at-Wt&&d.unshift({isVertical:s,
at:c,from:o,to:i}),r>t.at(-1).at+Wt&&d.push({isVertical:s,at:r,from:o,to:i}),d}const Ut=t=>t.sort((e,s)=>e-s)[t.length>>1],It=({from:t,to:e},s)=>t-Rt<=s&&s<=e+Rt;
function*Gt(t){const e=yield*(0,S.p9)(t,(o,i)=>o.at-i.at||o.from-i.from),s=[];for(let o=0,i;o<e.length;o=i){const{at:c,isVertical:r}=e[o];for(i=o+1;i<e.length&&
e[i].at-c<Rt;)i++;if(s.length>Bt)return s;o%S.y===S.y-1&&(yield S.Yz);const d=yield*(0,S.p9)(e.slice(o,i),(v,q)=>v.from-q.from);let T;for(const v of d)T&&v.from<=
T.to+Rt?T.to=Math.max(T.to,v.to):(T&&s.push({isVertical:r,at:c,...T}),T={from:v.from,to:v.to});T&&s.push({isVertical:r,at:c,...T})}return s}function Ht(t){const e=[];
for(const{at:s}of t)(e.length===0||s-e.at(-1)>=Rt)&&e.push(s);return e}const le=300,ce=5,he=.6,ue=5,de=3;function*Kt(t){return t.length<3||t.length>le||!me(t)?t:
yield*pe(t)}function Pt(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const ge=({lines:t})=>t.
reduce((e,{segments:s})=>e+s.reduce((o,{fragments:i})=>o+i.length,0),0);function me(t){let e=0,s=0,o;for(const i of t)ge(i)<ue||(o&&Pt(o,i)?e++:o&&Pt(i,o)&&o.top-
i.bottom<de*o.lines[0].size&&s++,o=i);return s>=ce&&s>he*(e+s)}function*pe(t){const e=t.length,s=new Int32Array(e),o=t.map(()=>[]);for(let r=0;r<e;r++){yield S.
Yz;for(let d=0;d<e;d++)r!==d&&ye(t,r,d)&&(o[r].push(d),s[d]++)}const i=new Set(t.keys()),c=[];for(;i.size>0;){let r=-1;for(const d of i)(r<0||s[d]<s[r])&&(r=d);
i.delete(r),c.push(t[r]);for(const d of o[r])s[d]--}return c}function ye(t,e,s){const o=t[e],i=t[s];if(o.frame!==i.frame)return!1;if(Pt(o,i))return!0;if(o.end>i.
start+1)return!1;const c=Math.min(o.top,i.top),r=Math.max(o.bottom,i.bottom);return!t.some(d=>d!==o&&d!==i&&d.frame===o.frame&&d.top<r&&d.bottom>c&&d.start<o.end&&
d.end>i.start)}const Ee=.4,Me=1;function*xe(t,e){if(e.length===0||t.length<2)return;const s=({start:c,end:r})=>{let d=0;for(;d<e.length&&e[d]<(c+r)/2;)d++;return d},
o=Array.from({length:e.length+1},()=>[]);for(const c of t)o[s(c)].push(c);if(o.filter(c=>c.length>0).length<2)return;const i=yield*(0,S.p9)(t,(c,r)=>c.baseline-
r.baseline||c.start-r.start);for(const[c,r]of i.entries()){const d=i[c-1],{size:T}=r.style;if(!(!d||r.baseline-d.baseline>Ee*T)&&s(d)!==s(r)&&r.start-d.end<Me*T)
return}return o}const Se=100,be=2e4,Te=1/2,Oe=1/20,Ft=1,we=2e4;function*Ae(t,e){const s=[];let o=t;for(const i of e){if(i.xs.length-1>Se||(i.xs.length-1)*(i.ys.
length-1)>be)continue;const{cells:c,others:r}=yield*ve(o,i),d=yield*ze(c,i);d&&(s.push(d),o=r)}return{tables:s,outside:o}}function*ve(t,e){const{rows:s,columns:o,
xs:i,ys:c}=e,r=new Map,d=[];let T=0,v=0;for(const rt of t){const{frame:at}=rt.style,Mt=(rt.start+rt.end)/2,pt=(rt.top+rt.bottom)/2,xt=Mt>i[0]&&Mt<i.at(-1)&&pt>c[0]&&
pt<c.at(-1),wt=at.cos===1&&at.sin===0&&!at.vertical,At=xt&&wt?Le(e,Mt,pt):void 0;if(!At)d.push(rt);else{const Ot=r.get(At.first)??{...At,fragments:[]};r.set(At.
first,Ot),Ot.fragments.push(rt),(Ot.last!==At.last||o.some(Xe=>Re(rt,Xe,pt)))&&T++}v+=xt?s.length+o.length:1,!(v<we)&&(v=0,yield S.Yz)}const q=t.length-d.length;
return T>Oe*q?{cells:new Map,others:[...t]}:{cells:r,others:d}}function Le({rows:t,columns:e,xs:s,ys:o},i,c){const[r,d]=jt(e,i,c),[T,v]=jt(t,c,i);if(!r||!d||!T||
!v)return;const q=(rt,at)=>Vt(o,rt.at)*s.length+Vt(s,at.at);return{first:q(T,r),last:q(v,d)}}function jt(t,e,s){let o;for(const i of t)if(It(i,s)){if(i.at>e)return[
o,i];o=i}return[o,void 0]}const Re=({start:t,end:e},s,o)=>s.at>t+Ft&&s.at<e-Ft&&It(s,o);function Vt(t,e){let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*Ie(t,e){
const s=new Map;for(const[o,{last:i,fragments:c}]of t){const r=e.slice(o%e.length+1,i%e.length),d=(yield*xe(c,r))??[c];for(const[T,v]of d.entries())v.length>0&&
s.set(o+T,v)}return s}function*ze(t,{xs:e,ys:s}){const[o,i]=[e.length-1,s.length-1];if(t.size<=Te*o*i)return;const c=yield*Ie(t,e),r=[];for(let v=0;v<i;v++){const q=[];
for(let rt=0;rt<o;rt++){const at=c.get(v*e.length+rt);q.push(at?yield*(0,Tt._I)(yield*(0,K.q9)(at)):[])}for(const rt of yield*St(q))r.push(rt)}const d=r.filter(
v=>v.some(q=>q.length>0)),T=Array.from({length:o},(v,q)=>q).filter(v=>d.some(q=>q[v].length>0));return d.length<2||T.length<2?void 0:new E.QH(d.map(v=>T.map(q=>v[q])))}
var $t=A(39955),Pe=A(81132);function*De(t,e,s){if(e&&(0,$t.P$)(t,e))return yield*(0,$t.$A)(t,e);if(!s)return yield*Kt(yield*kt(yield*(0,K.q9)(t)));const{tables:o,
outside:i}=yield*Ae(t,yield*fe(s)),c=yield*(0,K.q9)(i),r=yield*dt(i,yield*(0,R.HE)(c,i)),d=r.outside===i,T=yield*kt(d?c:yield*(0,K.q9)(r.outside));for(const v of[
...o,...r.blocks]){const q=T.findIndex(rt=>Xt(rt)>Xt(v));T.splice(q<0?T.length:q,0,v)}return yield*Kt(T)}function*kt(t){return yield*(0,Tt.ub)(yield*ie(yield*(0,Tt.
_I)(t)))}const Xt=({lines:t})=>t[0].segments[0].fragments[0].order,Ne=(t,e)=>Dt(t,e,Jt),Ce=(t,e)=>Dt(t,e),_e=(t,e)=>Dt([{lines:t,element:void 0}],e,Jt);function*Dt(t,e,s){
const o=new U.q(e);let i=0;for(let c=0;c<t.length;c++){const r=t[c];c>0&&!We(r,t[c-1])&&o.space(`
`);for(const d of r.lines){s?.(o,d);for(let T=0;T<d.segments.length;T++){const v=d.segments[T];T>0&&o.space(" "),(0,Pe.T)(o,v,e),i+=v.fragments.length+v.characters/
Be,!(i<S.y)&&(i=0,o.settle(),yield S.Yz)}o.space(`
`)}s&&ke(o)}return o}const Be=8,We=({element:t},e)=>t!==void 0&&Ye.has(t.type)&&t.type===e.element?.type,Ye=new Set(["LI","TR","TOCI"]),Qt=173,Ue=new Set([45,8208,
Qt]),Ge=/[\p{L}\p{M}][-\u2010]\n+$/u,Zt=/\u00ad\n+$/,He=/.\n+$/,Ke=new RegExp("^\\p{L}","u"),Fe=new RegExp("^\\p{Ll}","u");function Jt(t,e){if(!Ue.has(t.lastLetter()))
return;const s=t.tail(5),o=e.segments[0].fragments[0].text,i=Zt.test(s);if(!i&&!(Ge.test(s)&&Fe.test(o)))return;const c=He.exec(s)[0].length;if(!i&&$e(t.tail(je)))
return t.drop(c-1);t.drop(c),Ke.test(o)||t.space(`
`)}const je=100,Ve=/[/\\_@]|\w\.\w/,$e=t=>Ve.test(t.trimEnd().split(/\s/).at(-1));function ke(t){t.lastLetter()!==Qt||!Zt.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),24713:((gt,ot,A)=>{A.d(ot,{Y4:()=>H,lP:()=>R,q9:()=>et,re:()=>Y});var U=A(98689),S=A(27077),K=A(81313);const F=1.6,P=.5,a=.15,p=.6,h=.6,O=.35,N=.02,G=5e3;
class H{fragments;start;end;baseline;size;top;bottom;characters;constructor(n){this.fragments=[n],this.start=Math.min(n.start,n.end),this.end=Math.max(n.start,n.
end),this.baseline=n.baseline,this.size=n.style.size,this.top=n.top,this.bottom=n.bottom,this.characters=n.text.length}get frame(){return this.fragments[0].style.
frame}get order(){return this.fragments[0].order}add(n){const l=this.fragments[this.fragments.length-1];this.fragments.push(n),this.characters+=n.text.length;const D=Math.
min(n.start,n.end),u=Math.max(n.start,n.end);D<this.start&&(this.start=D),u>this.end&&(this.end=u);const{style:y,baseline:B}=n;y===l.style&&B===l.baseline||(y.size>
this.size*1.05&&(this.size=y.size,this.baseline=B),n.top<this.top&&(this.top=n.top),n.bottom>this.bottom&&(this.bottom=n.bottom))}join(n){for(const l of n.fragments)
this.add(l)}joined(n){const[l,...D]=this.fragments,u=new H(l);for(const y of D)u.add(y);return u.join(n),u}sort(){const{fragments:n}=this;for(let l=1;l<n.length;l++)
if(n[l].start<n[l-1].start){n.sort((D,u)=>D.start-u.start||D.order-u.order);return}}}function*et(g){const n=[];let l;for(let y=0;y<g.length;y++){const B=g[y];y%
S.y===S.y-1&&(yield S.Yz),l&&M(l,B)?l.add(B):n.push(l=new H(B))}const D=yield*f(n);let u=0;for(const y of D)y.sort(),u+=y.fragments.length,!(u<S.y)&&(u=0,yield S.
Yz);return D}const R=({style:g,text:n,mayTurn:l})=>g.marks.isReversed||l&&(0,K.d)(n);function M(g,n){const{style:l,start:D,end:u,baseline:y}=n;if(l.frame!==g.frame||
g.characters>G)return!1;const B=Math.max(l.size,g.size),J=Math.abs(y-g.baseline);if(J>p*B)return!1;const x=D-g.end,z=g.start-Math.max(D,u);return J>a*B?x>-P*B&&
x<h*B:x>-P*B&&x<F*B||z>-P*B&&z<(R(n)?h:O)*B}function*f(g){if(g.length<2)return[...g];const n=new Map;for(const{frame:y}of g)n.has(y)||n.set(y,n.size);const l=[];
for(let y=0;y<g.length;y++){const B=g[y];y%S.y===S.y-1&&(yield S.Yz),l.push({segment:B,order:y,frame:n.get(B.frame)})}const D=yield*(0,S.p9)(l,(y,B)=>y.frame-B.
frame||y.segment.baseline-B.segment.baseline||y.segment.start-B.segment.start),u=new Set;for(let y=0;y<D.length;y++){y%S.y===S.y-1&&(yield S.Yz);const{segment:B,
frame:J,order:x}=D[y];if(!(u.size>0&&u.has(B)))for(let z=y+1;z<Math.min(D.length,y+I);z++){const b=D[z],m=Math.min(B.size,b.segment.size);if(b.frame!==J||b.segment.
baseline-B.baseline>a*m)break;if(u.has(b.segment)||!L(B,b.segment))continue;const[E,w]=x<b.order?[B,b.segment]:[b.segment,B];if(E.join(w),u.add(w),w===B)break}}
return u.size===0?[...g]:g.filter(y=>!u.has(y))}const I=50;function L(g,n){const l=Math.min(g.size,n.size);if(g.characters+n.characters>G||Math.max(g.size,n.size)>
1.5*l||X(g)||X(n))return!1;const[D,u]=g.start<=n.start?[g,n]:[n,g],y=u.start-D.end;return y>-N*l&&y<O*l}const X=({fragments:g})=>g.length===1&&g[0].text.length===
1;function Y(g,n){return n.order===g.order+1&&(g.spaceAfter||n.spaceBefore)?!0:n.start-g.end>Math.max((0,U.U)(g.style),(0,U.U)(n.style))}}),20779:((gt,ot,A)=>{A.
d(ot,{QH:()=>S,bI:()=>F,cA:()=>P,xE:()=>K});var U=A(5609);class S extends U.eB{rows;constructor(p){const[h,...O]=p.flat(2);super(h),this.rows=p;for(const N of O)
this.add(N)}}class K extends U.eB{visual;rows;constructor(p,h){const[O,...N]=p.map(({cells:G})=>P(G));super(O),this.visual=p,this.rows=h;for(const G of N)this.add(
G)}}const F=a=>a instanceof S||a instanceof K;function P([a,...p]){const h=new U.N1(a);for(const O of p)h.add(O);return h}}),39955:((gt,ot,A)=>{A.d(ot,{$A:()=>O,
P$:()=>h,VN:()=>a});var U=A(27077),S=A(5609),K=A(24713);const F=.9,P=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em \
Strong Sub FENote NonStruct Private".split(" "));function a(G){let H,et=0;for(let R=G;R&&et<p;R=R.parent,et++){if(R.type==="TR")return R;!H&&!P.has(R.type)&&(H=
R)}return H?(H.type==="Lbl"||H.type==="LBody")&&H.parent?.type==="LI"?H.parent:H:G}const p=200;function h(G,H){let et=0,R=0;for(const M of G)M.style.marks.isArtifact||
(et+=M.text.length,H(M)&&(R+=M.text.length));return R>0&&R>=F*et}function*O(G,H){const et=[],R=[];for(let g=0;g<G.length;g++){const n=G[g];g%U.y===U.y-1&&(yield U.
Yz);const l=H(n);l?et.push({fragment:n,leaf:l}):R.push(n)}const M=yield*(0,U.p9)(et,(g,n)=>g.leaf.order-n.leaf.order||g.fragment.order-n.fragment.order);let f=0;
const I=new Map,L=g=>{const{element:n}=M[g].leaf;let l=I.get(n);return l||I.set(n,l=a(n)),l},X=[],Y=[];for(let g=0,n;g<M.length;g=n){const l=L(g);for(n=g+1;n<M.
length&&L(n)===l;)n++;const D=M.slice(g,n).map(({fragment:y})=>y);(f+=D.length)>=U.y&&(f=0,yield U.Yz);const u=S.eB.of(yield*(0,S._I)(yield*(0,K.q9)(D)),l);if(X.
push(u),R.length>0)for(const{order:y}of D)Y.push({order:y,block:u})}return R.length===0?X:yield*N(X,Y,yield*(0,S.ub)(yield*(0,S._I)(yield*(0,K.q9)(R))))}function*N(G,H,et){
const R=yield*(0,U.p9)(H,(I,L)=>I.order-L.order),M=[],f=new Map;for(const[I,L]of et.entries()){I%U.y===U.y-1&&(yield U.Yz);const X=L.lines[0].segments[0].order;
let Y=0;for(let l=R.length;Y<l;){const D=Y+l>>1;R[D].order<X?Y=D+1:l=D}const g=R[Y-1]?.block,n=g&&f.get(g);n?n.push(L):g?f.set(g,[L]):M.push(L)}return[...M,...G.
flatMap(I=>[I,...f.get(I)??[]])]}}),52332:((gt,ot,A)=>{A.d(ot,{l$:()=>ut,HE:()=>Q,SE:()=>C,x1:()=>lt});var U=A(61520),S=A(27077),K=A(81313),F=A(5609);const P=5,
a=.75,p=.5,h=3,O=.08,N=.3,G={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function H(_,j){const{both:W,level:V,lowest:$,highest:k}=_;return{..._,both:W+
1,level:Math.abs(j)<O?V+1:V,lowest:Math.min($,j),highest:Math.max(k,j)}}const et=(_,j)=>j?{..._,before:_.before+1}:{..._,after:_.after+1};function R({both:_,before:j,
after:W,level:V,lowest:$,highest:k}){const tt=Math.min(j,W);return tt<P||_>a*(_+tt)?!1:_>=h&&V<=p*_&&k-$>=N}const M=3,f=4,I=2.5,L=6,X=.8,Y=20,g=4;function*n(_){
const j=_.map(()=>new Set);if(!l(_)&&!D(_))return j;let W=[],V=0;const $=({rows:k,wordsBefore:tt,wordsAfter:ct,from:ft,last:dt,sides:bt})=>{const yt=k>=M&&Math.
min(tt,ct)>=f*k,Et=R(bt);if(!yt&&!Et)return;const Tt=({isGutter:it,row:vt})=>it==="whole"||!Et&&(it==="prose"||vt<ft);for(let it=dt;it&&!Tt(it);it=it.above)it.isGutter=
Et?"whole":"prose",j[it.row].add(it.cell)};for(const[k,tt]of _.entries()){const ct=_[k-1],ft=ct?tt.baseline-ct.baseline:0,dt=({last:yt})=>ft<=L*tt.size&&k-yt.row<=
Y,bt=ft>I*tt.size;for(const yt of W)(bt||!dt(yt))&&$(yt);W=W.filter(dt),bt&&(W=W.map(yt=>({...yt,rows:0,wordsBefore:0,wordsAfter:0,from:k}))),(V+=tt.cells.length+
W.length)>=S.y&&(V=0,yield S.Yz),W=u(W,tt,k,$)}return W.forEach($),j}function l(_){const j=({fragments:V})=>V.length>=f,W=(V,$)=>_.some(({cells:k})=>k.slice(V,$||
k.length).some(j));return W(0,-1)&&W(1,0)}function D(_){const j=_.reduce((W,{cells:V})=>V.length===1?W+1:W,0);return j>=2*P&&_.length>j}function u(_,{cells:j,size:W},V,$){
const k=[];let tt=0,ct=-1/0;for(let ft=0;ft<=j.length;ft++){const dt=j[ft]?.start??1/0,bt=ft>0&&ft<j.length,yt=dt-ct>=X*W,Et=[];for(;tt<_.length&&_[tt].start<dt;tt++){
const it=_[tt],[vt,Lt]=[Math.max(it.start,ct),Math.min(it.end,dt)];if(Lt-vt<X*W?$(it):bt?Et.push(B(it,{start:vt,end:Lt},V,ft,j)):k.push({...it,start:vt,end:Lt,sides:et(
it.sides,ft>0)}),it.end>dt)break}bt&&yt&&Et.length===0&&Et.push(B(void 0,{start:ct,end:dt},V,ft,j));const Tt=y(Et);for(const it of Et)Tt.has(it)?k.push(it):$(it);
ct=Math.max(ct,j[ft]?.end??dt)}return k}function y(_){return _.length<=g?new Set(_):new Set([..._].sort((j,W)=>W.rows-j.rows).slice(0,g))}function B(_,j,W,V,$){
return{...j,rows:(_?.rows??0)+1,wordsBefore:(_?.wordsBefore??0)+$[V-1].fragments.length,wordsAfter:(_?.wordsAfter??0)+$[V].fragments.length,from:_?.from??W,last:{
row:W,cell:V,above:_?.last,isGutter:"no"},sides:H(_?.sides??G,($[V].baseline-$[V-1].baseline)/$[V].size)}}var J=A(24713),x=A(81132);const z=.4,b=1,m=3,E=2e3,w=.5;
function*C(_){return yield*Q(yield*(0,J.q9)(_),_)}function*Q(_,j){const W=yield*Z(j),V=new Map;for(const k of _){const tt=V.get(k.frame);tt?tt.push(k):V.set(k.frame,
[k])}const $=[];for(const k of V.values()){const tt=[];for(const ft of yield*nt(yield*st(k,W)))tt.push(ht(ft,W));const ct=yield*n(tt);$.push(tt.map((ft,dt)=>({...ft,
gutters:ct[dt]})))}return $}function*Z(_){const j=[];for(let V=1;V<_.length&&j.length<E;V++){V%S.y===0&&(yield S.Yz);const[$,k]=[_[V-1],_[V]];if($.style.frame!==
k.style.frame||$.baseline!==k.baseline)continue;const tt=(k.start-$.end)/k.style.size;tt>0&&tt<b&&(0,J.re)($,k)&&j.push(tt)}const W=yield*(0,S.p9)(j,(V,$)=>V-$);
return Math.max(b,m*(W[W.length>>1]??0))}function*st(_,j){const W=[];let V=0;for(const $ of _){if((V+=$.fragments.length)>=S.y&&(V=0,yield S.Yz),$.end-$.start<j*
$.size||$.fragments.length<2){W.push($);continue}let k;for(const tt of $.fragments)k&&Math.min(tt.start,tt.end)-k.end<j*Math.max(k.size,tt.style.size)?k.add(tt):
W.push(k=new J.Y4(tt))}return W}function*nt(_){const j=yield*(0,S.p9)(_,(V,$)=>V.baseline-$.baseline||V.start-$.start),W=[];for(const[V,$]of j.entries()){V%S.y===
S.y-1&&(yield S.Yz);const k=W.at(-1);k!==void 0&&k.length<F.Px&&$.baseline-k[0].baseline<z*Math.min($.size,k[0].size)?k.push($):W.push([$])}for(const V of W)V.sort(
($,k)=>$.start-k.start);return W}function ht(_,j){const W=[];let V;for(const k of _){const tt=W.at(-1),ct=tt&&k.start-tt.end,ft=tt?Math.max(tt.size,k.size):0;ct!==
void 0&&ct<j*ft&&ct>-w*ft?V===tt?V.join(k):W[W.length-1]=V=tt.joined(k):W.push(k)}const $=W.reduce((k,tt)=>tt.size>k.size?tt:k);return{baseline:$.baseline,size:$.
size,cells:W}}function*lt(_,j){const W=new U.q(j),V=[];let $=0;for(const k of _.flat())for(const tt of mt(k)){const ct=W.size;for(const[ft,dt]of tt.entries())ft>
0&&W.space(`
`),(0,x.T)(W,dt,j),!(($+=dt.fragments.length)<S.y)&&($=0,W.settle(),yield S.Yz);V.push({start:ct,end:W.size}),W.space(`
`)}return{flow:W,lines:V}}function ut({cells:_,gutters:j}){if(j.size===0)return[_];const W=[];for(const[V,$]of _.entries())V===0||j.has(V)?W.push([$]):W.at(-1).
push($);return W}const mt=_=>ut(_).map(j=>St(j)?[...j].reverse():j);function St(_){return _.length<2?!1:_.filter(({fragments:W})=>W.some(({mayTurn:V,text:$})=>V&&
(0,K.d)($))).length>_.length/2}}),81132:((gt,ot,A)=>{A.d(ot,{T:()=>P,x:()=>F});var U=A(61520),S=A(81313),K=A(24713);function F(p,h){const O=new U.q(h);return P(
O,p,h),O.text}function P(p,{fragments:h},O){if(h.some(K.lP)){a(p,h,O);return}for(let N=0;N<h.length;N++){const G=h[N];N>0&&(0,K.re)(h[N-1],G)&&p.space(" "),p.add(
G)}}function a(p,h,O){const N=[];for(const[R,M]of h.entries()){R>0&&(0,K.re)(h[R-1],M)&&N.push({text:" ",from:0,to:0});const{text:f}=M;for(let I=0,L;I<f.length;I=
L){for(L=I+1;L<f.length&&O.isOneGlyph(M,L-1);)L++;N.push({text:f.slice(I,L),fragment:M,from:I,to:L})}}const G=N.map(({text:R})=>R),H=R=>N[R]?.fragment?.style.marks.
isReversed??!1,et=N.map(({fragment:R},M)=>H(M)||!R&&H(M-1)&&H(M+1));for(const R of(0,S.f)(G,et)??G.keys()){const{text:M,fragment:f,from:I,to:L}=N[R];f?p.add(f,I,
L):p.space(M)}}}),18930:((gt,ot,A)=>{A.d(ot,{X:()=>J});var U=A(62743),S=A(86491),K=A(74135),F=A(6057),P=A(65868),a=A(61491),p=A(84731),h=A(89420);function O(b,m,E){
const w=new Map,C=new Set,{fragments:Q,edges:Z}=b,st=[];for(const[ht,lt]of Q.entries()){const ut=m(lt),mt=ut&&nt(ut.element);if(!mt){st.push(lt);continue}if(C.has(
mt)||mt.firstPage!==E)continue;C.add(mt);const St=(0,p.X5)(mt.actualText.trim());if(St==="")continue;const _=new h.F(lt.style,lt.start,lt.baseline,lt.order,Z.count);
_.text=St,_.end=N(Q,ht,j=>{const W=m(j);return W!==void 0&&nt(W.element)===mt});for(let j=0;j<St.length;j++)Z.add(_.start,_.end);st.push(_)}return st;function nt(ht){
if(w.has(ht))return w.get(ht);const lt=[];for(const ut of(0,a.Hy)(ht)){if(w.has(ut))break;lt.push(ut)}for(const ut of lt.reverse()){const mt=ut.parent&&w.get(ut.
parent);w.set(ut,mt??(ut.actualText===void 0?void 0:ut))}return w.get(ht)}}function N(b,m,E){const w=b[m];let{end:C}=w;for(let Q=m+1;Q<b.length;Q++){const Z=b[Q];
if(Z.baseline!==w.baseline||Z.style.frame!==w.style.frame||!E(Z))break;C=Math.max(C,Z.end)}return C}var G=A(98689),H=A(36211),et=A(5490);const R=3,M=.5,f=4,I=2e4;
class L{get rules(){return this.found.length>I?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(m,{matrix:E},w,C){const Q=H.lJ.get(m.operator);
Q?this.paints(Q,C):this.found.length<=I&&this.path.length+this.boxes.length<=I&&this.extends(m,E)}extends(m,E){const w=(0,et.M)(m);switch(m.operator){case"re":{
const[C=NaN,Q=NaN,Z=NaN,st=NaN]=w,nt=(0,K.zl)(E,[C,Q,C+Z,Q+st]);nt.every(Number.isFinite)&&this.boxes.push(nt);return}case"m":this.first=this.last=(0,K.Gd)(E,w[0],
w[1]);return;case"l":this.line((0,K.Gd)(E,w[0],w[1]));return;case"c":case"v":case"y":this.last=(0,K.Gd)(E,w.at(-2),w.at(-1));return;case"h":this.line(this.first)}}line(m){
this.path.push([this.last,m]),this.last=m}paints({fill:m,strokes:E,closes:w},C){if(w&&this.line(this.first),!C&&E){for(const[[Q,Z],[st,nt]]of this.path)this.add(
Q,Z,st,nt,M);for(const[Q,Z,st,nt]of this.boxes)this.around(Q,Z,st,nt)}if(!C&&m)for(const[Q,Z,st,nt]of[...this.boxes,...this.outline()])this.add(Q,Z,st,nt,R);this.
path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,K.$L)(this.path.flat())]}around(m,E,w,C){if(w-m<=R||C-E<=R){this.add(m,E,w,
C,R);return}for(const Q of[E,C])this.add(m,Q,w,Q,M);for(const Q of[m,w])this.add(Q,E,Q,C,M)}add(m,E,w,C,Q){const[Z,st]=[Math.abs(w-m),Math.abs(C-E)];if(!(Math.min(
Z,st)<=Q&&Math.max(Z,st)>=f))return;const nt=st>Z;this.found.push(nt?{isVertical:nt,at:(m+w)/2,from:Math.min(E,C),to:Math.max(E,C)}:{isVertical:nt,at:(E+C)/2,from:Math.
min(m,w),to:Math.max(m,w)})}}var X=A(27077),Y=A(77211),g=A(9980),n=A(52332);const l=200,D=2e4;class u{index;found;characters;unreadable;ordered;reading;constructor(m,E){
this.index=m,this.found=E,this.characters=E.characters,this.unreadable=E.unreadable}get blocks(){return this.ordered??=(0,X.zd)(this.order())}*blocksByLook(){const{
fragments:m,leafOf:E,rules:w,hasTablesApart:C=!0}=this.found;return w&&!E&&C?this.blocks:yield*(0,g.NQ)(m,void 0,w??[])}order(){const{fragments:m,leafOf:E,rules:w,
hasTablesApart:C=!0}=this.found;return(0,g.NQ)(m,E,C?w:void 0)}get flow(){return this.reading??=(0,X.zd)((0,g.dV)(this.blocks,this.found.edges))}async prepare(m){
const{fragments:E,edges:w}=this.found;E.length<l&&this.characters<D||(this.ordered=await(0,X.k6)(this.order(),m),this.reading=await(0,X.k6)((0,g.dV)(this.ordered,
w),m))}*layout(m){return m==="reading"?this.flow.text:yield*(0,Y.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:m,edges:E}=this.found;return yield*(0,n.
x1)(yield*(0,n.SE)(m),E)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(m){const E=yield*(0,g.td)(this.blocks,
this.found.edges),w=[];for(const{0:C,index:Q}of E.text.matchAll(m)){const Z=E.box(Q,Q+C.length);Z&&w.push({text:C,...Z}),w.length%X.y===X.y-1&&(yield X.Yz)}return w}}
const y=200,B=2e4;class J{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(m,E=!1,w=!0){this.document=m,this.findsRules=E,this.hasTablesApart=
w,this.contents=new P.i(m)}async page(m){const{document:E}=this,w=(0,F.iw)(E,m),{width:C,height:Q}=(0,K.iN)(w),Z={width:C*w.userUnit,height:Q*w.userUnit},st=new G.
g(Z.width,Z.height,this.expected),nt=this.findsRules?new L:void 0,ht=await this.contents.read(m,st,nt);return this.expected=Math.min(st.characters+y,B),this.assemble(
m,st,Z,{rules:nt?.rules,damage:ht,usesElementTexts:!0})}async assemble(m,E,w,{rules:C,damage:Q,usesElementTexts:Z}){const{document:st}=this;E.finish();const nt=m<
0?-1:st.pages.number(m),ht=m<0?void 0:await(this.tags??=(0,a.g$)(st)),lt=ht?.hasPage(nt)?x(ht,nt):void 0,ut=Z&&lt&&ht?.hasTexts?O(E,lt,nt):E.fragments,mt=z(ut),
St={fragments:ut,edges:E.edges,...mt,damage:Q,leafOf:lt,rules:C,...w},_=new u(m,{...St,hasTablesApart:this.hasTablesApart});return await _.prepare(st.job.pace),
_}}function x(b,m){let E,w;return({style:{marks:C}})=>(C!==E&&(E=C,w=C.id<0?void 0:b.leaf(m,C.stream,C.id)),w)}function z(b){let m=0,E=0,w=0;for(const{text:C,style:Q}of b){
const Z=E;m+=C.length;for(let st=C.indexOf(U.m);st>=0;st=C.indexOf(U.m,st+1))E++;Q.font===S.Z&&(w+=C.length-(E-Z))}return{characters:m,unreadable:E,assumed:w}}})};
