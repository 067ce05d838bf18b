"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((gt,ot,A)=>{A.d(ot,{D:()=>K,L:()=>S});var U=A(45657);function S({cos:F,sin:P},r,m,c,O){if(P===0&&F===1)
return{x:r,y:c,width:m-r,height:O-c};const N=[r*F-c*P,m*F-c*P,r*F-O*P,m*F-O*P],G=[r*P+c*F,m*P+c*F,r*P+O*F,m*P+O*F],[H,et]=[(0,U.YG)(N),(0,U.YG)(G)];return{x:H,y:et,
width:(0,U.Kf)(N)-H,height:(0,U.Kf)(G)-et}}function K(F,P){const[r,m]=[Math.min(F.x,P.x),Math.min(F.y,P.y)];return{x:r,y:m,width:Math.max(F.x+F.width,P.x+P.width)-
r,height:Math.max(F.y+F.height,P.y+P.height)-m}}}),61491:((gt,ot,A)=>{A.d(ot,{g$:()=>a,Bi:()=>I,Hy:()=>Y});var U=A(77581),S=A(45599),K=A(70549),F=A(9819),P=A(78157),
r=A(79725),m=A(82416);const c=2e3,O=9;class N{document;type="";page=-1;hasTexts=!1;kids=[];entries=new r.R;number=0;isReference=!1;constructor(n){this.document=
n}read(n){const{entries:l,kids:D}=this;D.length=0;const u=this.document.place(n);if(!u||!l.locate(u.bytes,u.start,Math.min(u.end,u.start+c)))return!1;const{bytes:y}=u,
{at:B}=l;if(l.find(y,"MCID")>=0)return!1;this.hasTexts=l.find(y,"ActualText")>=0||l.find(y,"Alt")>=0;const q=l.find(y,"S");if(q<0||y[B[q+2]]!==P.cL)return!1;this.
name(y,B[q+2]+1,B[q+3]);const x=l.find(y,"Pg");if(this.page=-1,x>=0){if(this.after(y,B[x+2],B[x+3])!==B[x+3]||!this.isReference)return!1;this.page=this.number}const z=l.
find(y,"K");return z<0||this.readKids(y,B[z+2],B[z+3])}name(n,l,D){const{type:u}=this;let y=0;if(u.length===D-l)for(;y<u.length&&n[l+y]===u.charCodeAt(y);)y++;(y<
D-l||y===0)&&(this.type=(0,m.MQ)(n,l,D))}readKids(n,l,D){const u=n[l]===P.WL,y=u?D-1:D;if(u&&n[y]!==P.wt)return!1;for(let B=(0,P.AN)(n,u?l+1:l,y);B<y;B=(0,P.AN)(
n,B,y)){if(B=this.after(n,B,y),B<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return u||!this.isReference||this.isDictionary(this.number)}isDictionary(n){
const l=this.document.place(n);return l!==void 0&&l.bytes[(0,P.AN)(l.bytes,l.start,l.end)]===P.iH}after(n,l,D){let u=l,y=0;for(;u<D&&G(n[u]);u++)y=y*10+n[u]-P.l0;
if(u===l||u-l>O||(this.number=y,this.isReference=!1,u<D&&!H(n[u])))return-1;const B=(0,P.AN)(n,u,D);let q=B;for(;q<D&&G(n[q]);)q++;const x=(0,P.AN)(n,q,D);return q===
B||x>=D||n[x]!==P.AV?u:(this.isReference=!0,x+1)}}const G=d=>d>=P.l0&&d<=P.ev,H=d=>d===32||d===10||d===13,et=1e7,R=1e4;class M{pages=new Map;count=0;last;hasTexts=!1;leaf(n,l,D){
const u=this.pages.get(n);return l===0&&D<R?u?.own[D]:u?.others.get(l*et+D)}leaves(n){const{own:l=[],others:D}=this.pages.get(n)??{};return[...l.flat(),...D?.values()??
[]].sort((u,y)=>u.order-y.order)}hasPage(n){return this.pages.has(n)}add(n,l,D,u){if(!Number.isInteger(u)||u<0||u>=et)return;const{own:y,others:B}=this.leavesOf(
l);if(D===0&&u<R)y[u]??={element:n,order:this.count++};else{const q=D*et+u;B.has(q)||B.set(q,{element:n,order:this.count++})}for(let q=n;q&&q.firstPage<0;q=q.parent)
q.firstPage=l}leavesOf(n){if(this.last?.number===n)return this.last.leaves;let l=this.pages.get(n);return l||this.pages.set(n,l={own:[],others:new Map}),this.last=
{number:n,leaves:l},l}}const a=(0,K.n)(L);function I(d){const n=d.dict(d.catalog.get("MarkInfo"));return d.dict(d.catalog.get("StructTreeRoot"))!==void 0&&d.resolve(
n?.get("Marked"))===!0}async function L(d){const n=d.dict(d.catalog.get("StructTreeRoot"));if(!n||d.resolve(d.dict(d.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new X(d,d.dict(n.get("RoleMap")));return await l.run(n),l.tags}class X{document;roles;tags=new M;visit;bytes;types=new Map;open=[];constructor(n,l){
this.document=n,this.roles=l,this.visit=new F._i(n),this.bytes=new N(n)}async run(n){const{open:l,document:D}=this;this.push(n.get("K"),void 0,-1);for(let u=l.pop();u;u=
l.pop()){this.take(u);const y=D.job.pace.step(300);y&&await y}}push(n,l,D){if(n===void 0)return;const u=(0,S.i9)(n)||(0,S.cy)(n)?this.document.array(n)??[n]:[n];
for(let y=u.length-1;y>=0;y--)this.open.push({kid:u[y],parent:l,page:D})}take({kid:n,parent:l,page:D}){if(typeof n=="number"){l&&D>=0&&this.tags.add(l,D,0,n);return}
if(!this.visit.first(n)||(0,S.i9)(n)&&this.takeBytes(n.number,l,D))return;const u=this.document.dict(n);if(!u)return;const y=u.get("Pg"),B=(0,S.i9)(y)?y.number:
D,q=u.get("MCID");if(q!==void 0){const b=u.get("Stm");l&&B>=0&&this.tags.add(l,B,(0,S.i9)(b)?b.number:0,Number(this.document.resolve(q)));return}const x=this.document.
resolve(u.get("S"));if(!(x instanceof S.SX))return;const z={type:this.standard(x.text),parent:l,actualText:this.text(u.get("ActualText")),alternative:this.text(
u.get("Alt")),firstPage:-1};z.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(u.get("K"),z,B),(0,S.i9)(n)&&this.document.release(n.number)}takeBytes(n,l,D){
const{bytes:u,document:y,open:B,tags:q}=this;if(!u.read(n))return!1;const{hasTexts:x,kids:z}=u,b={type:this.standard(u.type),parent:l,actualText:x?this.text(y.entry(
n,"ActualText")):void 0,alternative:x?this.text(y.entry(n,"Alt")):void 0,firstPage:-1};b.actualText!==void 0&&(q.hasTexts=!0);const g=u.page<0?D:u.page;if(z.some(
E=>E<0))for(let E=z.length-1;E>=0;E--){const w=z[E];B.push({kid:w<0?new S.oS(-1-w):w,parent:b,page:g})}else if(g>=0)for(const E of z)q.add(b,g,0,E);return!0}text(n){
const l=n===void 0?null:this.document.resolve(n);return l instanceof S.Mx?(0,U.g7)(l):void 0}standard(n){const l=this.types.get(n);if(l!==void 0)return l;let D=n;
for(let u=0;u<16;u++){const y=this.document.resolve(this.roles?.get(D));if(!(y instanceof S.SX)||y.text===D)break;D=y.text}return this.types.set(n,D),D}}function*Y(d){
for(let n=d;n;n=n.parent)yield n}}),84731:((gt,ot,A)=>{A.d(ot,{Ps:()=>R,RO:()=>c,V0:()=>G,X5:()=>O});const U=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
S=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,K=/[\t\n\v\f\r\u00a0]/g,F=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=173,r=1e4,m=100;
class c{cleaned=new Map;clean(a){if(a.length===1){const L=a.charCodeAt(0);if(L>32&&L<127||L>160&&L<1536&&L!==P||L>=11904&&L<55296)return a}let I=this.cleaned.get(
a);return I===void 0&&(I=O(a),this.cleaned.size<r&&a.length<=m&&this.cleaned.set(a,I)),I}}function O(M){return M.replace(K," ").replace(U,"").replace(S,a=>a.normalize(
"NFKC")).replace(F,"�")}const N=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function G(M){if(M.length!==1)return;const a=M.charCodeAt(0);return(a<128?a===94||a===96||a===126:a<=733&&
(a>=710||a<=184))?N.get(a):void 0}const H=new RegExp("^\\p{L}$","u"),et=new Map([["ı","i"],["ȷ","j"]]);function R(M,a){if(!H.test(M))return;const I=((et.get(M)??
M)+a).normalize("NFC");return I.length===1?I:void 0}}),62897:((gt,ot,A)=>{A.d(ot,{K:()=>S,Y:()=>U});function U(K,F=1/0){let P=F;for(const r of K)r<P&&(P=r);return P}
function S(K,F=-1/0){let P=F;for(const r of K)r>P&&(P=r);return P}}),61520:((gt,ot,A)=>{A.d(ot,{q:()=>K});var U=A(4186);const S=500;class K{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(r){
this.edges=r}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(r){this.flush();let m="";for(let c=this.parts.length-
1;c>=0&&m.length<r;c--)m=this.parts[c]+m;return m.slice(-r)}lastLetter(){this.flush();for(let r=this.parts.length-1;r>=0;r--){const m=this.parts[r];for(let c=m.
length-1;c>=0;c--)if(m[c]!==`
`)return m.charCodeAt(c)}return 0}add(r,m=0,c=r.text.length){const O=m===0&&c===r.text.length;O||this.cuts.set(this.offsets.length,{from:m,to:c}),this.offsets.push(
this.length),this.fragments.push(r),this.space(O?r.text:r.text.slice(m,c))}fromOf(r){return this.cuts.size===0?0:this.cuts.get(r)?.from??0}toOf(r){return(this.cuts.
size===0?void 0:this.cuts.get(r)?.to)??this.fragments[r].text.length}settle(){this.flush();const r=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(r).join("")),this.settled=this.parts.length}space(r){this.rest+=r,this.length+=r.length,this.whole=void 0,this.rest.length>S&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(r){this.flush(),this.whole=void 0,this.length-=r;for(let m=r;m>0;){const c=this.parts.pop()??"";c.
length>m&&this.parts.push(c.slice(0,-m)),m-=c.length}for(let m=this.offsets.length-1;m>=0;m--){const[c,O,N]=[this.offsets[m],this.fromOf(m),this.toOf(m)];if(c+N-
O<=this.length)break;this.cuts.set(m,{from:O,to:Math.max(O,this.length-c+O)})}}*pieces(){const{text:r}=this;let m=0;for(const[c,O]of this.offsets.entries()){const N=this.
toOf(c)-this.fromOf(c);N<=0||(yield{space:r.slice(m,O),text:r.slice(O,O+N),fragment:this.fragments[c]},m=O+N)}}box(r,m){const c=this.lineBoxes(r,m);return c.length===
0?void 0:c.reduce(U.D)}letters(r,m){return Array.from(this.within(r,m),({fragment:c,from:O,to:N,position:G})=>({first:c.letters+O,position:G,count:N-O}))}*within(r,m){
for(let c=Math.max(this.pieceAt(r),0);c<this.offsets.length&&this.offsets[c]<m;c++){const O=this.offsets[c],N=this.fromOf(c),G=Math.max(N,N+r-O),H=Math.min(this.
toOf(c),N+m-O);G<H&&(yield{fragment:this.fragments[c],from:G,to:H,position:O+G-N})}}lineBoxes(r,m){const c=[];let O;for(const{fragment:N,from:G,to:H}of this.within(
r,m)){const et=this.edges.box(N,G,H);O&&F(O,N)?c.push((0,U.D)(c.pop(),et)):c.push(et),O=N}return c}at(r){const m=this.pieceAt(r);if(m<0)return;const c=this.toOf(
m)-this.fromOf(m);return r<this.offsets[m]+c?this.fragments[m]:void 0}pieceAt(r){let m=0,c=this.offsets.length;for(;m<c;){const O=m+c>>1;this.offsets[O]<=r?m=O+
1:c=O}return m-1}}function F(P,r){return P.style.frame!==r.style.frame?!1:2*(Math.min(P.bottom,r.bottom)-Math.max(P.top,r.top))>=Math.min(P.bottom-P.top,r.bottom-
r.top)}}),98689:((gt,ot,A)=>{A.d(ot,{g:()=>y,U:()=>u});var U=A(84731);const S=.1,K=50,F=256,P=4,r=1073741823;class m{letters;fragments;count=0;hashes;heads;next;constructor(x,z,b){
this.letters=x,this.fragments=z;let g=F;for(;g*P<b;)g*=2;this.hashes=new Int32Array(g),this.heads=new Int32Array(g),this.next=new Int32Array(g)}add(x,z){const{fragments:b,
heads:g,hashes:E,next:w}=this,C=this.hashOf(x.letters,z);let Q=0;for(let J=g[C&g.length-1];J>0&&Q<K;J=w[J-1]){if(Q++,E[J-1]!==C)continue;const st=b[J-1];if((J<b.
length?b[J].letters:x.letters)-st.letters===z&&c(st,x)&&this.isSameText(st,x,z))return!1}return this.count===E.length&&this.grow(),this.hashes[this.count]=C,this.
link(++this.count,C),b.push(x),!0}hashOf(x,z){const{units:b}=this.letters;let g=z;for(let E=x;E<x+z;E++)g=(g<<5)-g+b[E]&r;return g^g>>15}isSameText(x,z,b){const{
units:g}=this.letters;for(let E=0;E<b;E++)if(g[x.letters+E]!==g[z.letters+E])return!1;return!0}link(x,z){const b=z&this.heads.length-1;this.next[x-1]=this.heads[b],
this.heads[b]=x}grow(){const{hashes:x,count:z}=this;this.hashes=new Int32Array(2*z),this.hashes.set(x),this.heads=new Int32Array(2*z),this.next=new Int32Array(2*
z);for(let b=0;b<z;b++)this.link(b+1,x[b])}}function c(q,x){const z=S*x.style.size;return q.style.frame===x.style.frame&&Math.abs(q.start-x.start)<z&&Math.abs(q.
end-x.end)<2*z&&Math.abs(q.baseline-x.baseline)<z}var O=A(89420),N=A(78157);const G=512,H=256;class et{units;used=0;all=0;constructor(x){this.units=new Uint16Array(
Math.max(x,G))}add(x){if(this.used===this.units.length){const z=new Uint16Array(this.used*2);z.set(this.units),this.units=z}this.units[this.used++]=x,this.all|=
x}drop(x){this.used-=x}replace(x,z){this.used-=x;for(let b=0;b<z.length;b++)this.add(z.charCodeAt(b))}text(){const x=this.units.subarray(0,this.used);return this.
all<H?(0,N.bS)(Uint8Array.from(x)).toString("latin1"):(0,N.bS)(new Uint8Array(x.buffer,0,2*x.length)).toString("utf16le")}}const R=.02,M=.12,a=.5,I=.4,L=32,X=127,
Y=1424,d=1e3,n=.1,l=.18,D=.25;function u({font:q,frame:x,size:z,unit:b}){return x.vertical?z/2:b*Math.min(Math.max((q.space??D)/2,n),l)}class y{width;height;fragments=[];edges;cleaner=new U.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(x,z,b=0,g=!1){this.width=x,this.height=z,this.edges=
new O.l(b,g),this.letters=new et(b),this.drawn=new m(this.letters,this.fragments,b)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(x,z,b,g,E){z===" "?this.space():this.follows(x,z,b,g,E)||this.place(x,z,b,g,E)}follows(x,z,b,g,E){const{open:w}=this;if(w===void 0||
w.style!==x||w.baseline!==E||this.isSpaced||z.length!==1)return!1;const C=z.charCodeAt(0),Q=b-w.end;return C<=L||C>=X||b<this.end||Q>this.gap||Q<-I*x.unit||x.frame.
sin!==0||x.frame.cos!==1||g<b||g<0||b>this.width||this.letters.used-w.letters>=d?!1:(w.end=this.end=g,this.text=z,this.start=b,this.letters.add(C),this.edges.add(
b,g),!0)}place(x,z,b,g,E){const w=this.cleaner.clean(z);if(w===" "?this.space():w===""&&z!==""&&this.open&&b<=this.open.end&&(this.open.end=Math.max(g,this.open.
end)),w===""||w===" ")return;if(!this.isEndless&&!this.isVisible(x,b,g,E)){this.leavesOut=!0;return}const{open:C}=this;C&&C.style.frame===x.frame&&b<this.end-M*
x.unit&&this.overlaps(C,x,w,b,g,E)||((!C||C.style!==x||this.letters.used-C.letters>=d||this.isSpaced||b-C.end>this.gap||b-C.end<-I*x.unit||Math.abs(E-C.baseline)>
R*x.size)&&this.begin(x,b,E),this.append(w,b,g))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:x,
letters:z}=this,b=z.text();for(let g=x.length-1,E=z.used;g>=0;g--){const w=x[g];w.text=b.slice(w.letters,E),E=w.letters}}append(x,z,b){const g=this.open;g.end=b,
this.text=x,this.start=z,this.end=b;for(let E=0;E<x.length;E++){const w=x.charCodeAt(E);w>=Y&&(g.mayTurn=!0),this.letters.add(w),this.edges.add(z,b)}}begin(x,z,b){
this.close();const g=new O.F(x,z,b,this.drawnCount++,this.letters.used);g.mayTurn=!1,g.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==x&&(this.gap=
u(x)),this.open=g}overlaps(x,z,b,g,E,w){const C=Math.abs(w-x.baseline),Q=Math.max(E-g,this.end-this.start);if(C>a*z.size||Math.abs(g+E-this.start-this.end)>Q||this.
text==="")return!1;if(b===this.text&&Math.abs(g-this.start)<S*z.size&&C<S*z.size)return this.edges.join(),!0;const J=(0,U.V0)(b),st=(0,U.V0)(this.text),nt=J!==void 0?
(0,U.Ps)(this.text,J):st===void 0?void 0:(0,U.Ps)(b,st);return nt===void 0?!1:(nt.charCodeAt(0)>=Y&&(x.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,nt),this.edges.drop(this.text.length-(J===void 0?0:1)),J===void 0&&(this.edges.add(g,E),this.start=g,x.end=this.end=Math.max(E,g)),this.text=nt,!0)}close(){
const{open:x,letters:z}=this;if(!x)return;const b=z.used-x.letters;this.drawn.add(x,b)||(this.leavesOut=!0,z.drop(b),this.edges.drop(b))}isVisible({frame:{cos:x,
sin:z},size:b},g,E,w){const C=w-B*b,{width:Q,height:J}=this,st=g*x-C*z,nt=g*z+C*x,ht=st+(E-g)*x,lt=nt+(E-g)*z;return(st>=0||ht>=0)&&(nt>=0||lt>=0)&&(st<=Q||ht<=
Q)&&(nt<=J||lt<=J)}}const B=.3}),89420:((gt,ot,A)=>{A.d(ot,{F:()=>S,l:()=>F});var U=A(4186);class S{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(r,m,c,O,N){
this.style=r,this.start=m,this.baseline=c,this.order=O,this.letters=N,this.end=m}get top(){const{font:r,frame:m,size:c}=this.style;return this.baseline-(m.vertical?
.5:r.ascent)*c}get bottom(){const{font:r,frame:m,size:c}=this.style;return this.baseline+(m.vertical?.5:-r.descent)*c}get box(){return(0,U.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const K=512;class F{values;used=0;glyph=0;glyphs;joined=[];constructor(r,m=!1){this.
values=new Float64Array(2*Math.max(r,K)),this.glyphs=m?[]:void 0}get count(){return this.used/2}add(r,m){if(this.used+2>this.values.length){const c=new Float64Array(
this.values.length*2);c.set(this.values),this.values=c}this.values[this.used++]=r,this.values[this.used++]=m,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(r){this.used-=2*r,this.glyphs&&(this.glyphs.length-=r)}isOneGlyph(r,m){const c=2*(r.letters+m);return this.values[c]===
this.values[c+2]&&this.values[c+1]===this.values[c+3]}box(r,m,c){let O=1/0,N=-1/0;for(let G=2*(r.letters+m);G<2*(r.letters+c);G++){const H=this.values[G];H<O&&(O=
H),H>N&&(N=H)}return(0,U.L)(r.style.frame,O,N,r.top,r.bottom)}}}),27077:((gt,ot,A)=>{A.d(ot,{Yz:()=>F,k6:()=>S,p9:()=>P,y:()=>K,zd:()=>U});function U(r){for(;;){
const{done:m,value:c}=r.next();if(m)return c}}async function S(r,m){for(;;){const{done:c,value:O}=r.next();if(c)return O;const N=m.step(O);N&&await N}}const K=1e3,
F=3e5;function*P(r,m){if(r.length<=K)return[...r].sort(m);let c=[];for(let O=0;O<r.length;O+=K){for(const N of r.slice(O,O+K).sort(m))c.push(N);yield F}for(let O=K;O<
c.length;O*=2){const N=[];for(let G=0;G<c.length;G+=2*O){const H=Math.min(G+O,c.length),et=Math.min(H+O,c.length);for(let R=G,M=H;R<H||M<et;){const a=M===et||R<
H&&m(c[R],c[M])<=0;N.push(a?c[R++]:c[M++]),N.length%K===0&&(yield F)}}c=N}return c}}),81313:((gt,ot,A)=>{A.d(ot,{d:()=>S,f:()=>G});const U=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
S=a=>U.test(a),K=0,F=1,P=2,r=3,m=4,c=new RegExp("\\p{L}","u"),O=new RegExp("\\p{Nd}","u");function N(a){return O.test(a)?r:U.test(a)?P:c.test(a)?F:/^[.,:/%+\-\u066b\u066c]$/.
test(a)?m:K}function G(a,I){const L=a.map(N),X=L.filter(u=>u===P).length,Y=I.includes(!0);if(X===0)return Y?H(I):void 0;const d=L.filter(u=>u===F).length,n=X>=d||
Y,l=a.map((u,y)=>y);n&&l.reverse(),et(L,n);const D=u=>n?L[u]!==P:L[u]!==F;for(let u=0,y;u<l.length;u=y){for(y=u+1;y<l.length&&D(l[y])===D(l[u]);)y++;D(l[u])&&(M(
l,u,y),n||R(l,L,u,y))}return l}function H(a){const I=a.map((L,X)=>X);for(let L=0,X;L<I.length;L=X){for(X=L+1;X<I.length&&a[X]===a[L];)X++;a[L]&&M(I,L,X)}return I}
function et(a,I){for(let Y=0;Y<a.length;Y++)if(a[Y]===m){const d=a[Y-1]===r&&a[Y+1]===r;a[Y]=d?r:K}const L=I?P:F,X=Y=>Y===void 0?L:Y===r?I?P:F:Y;for(let Y=0,d;Y<
a.length;Y=d){if(d=Y+1,a[Y]!==K)continue;for(;d<a.length&&a[d]===K;)d++;const n=X(a[Y-1]),l=X(a[d]);a.fill(n===l?n:L,Y,d)}if(!I){for(let Y=0;Y<a.length;Y++)if(a[Y]===
r){let d=Y;for(;a[d]===r;)d++;(a[Y-1]!==P||a[d]!==P)&&a.fill(F,Y,d),Y=d}}}function R(a,I,L,X){for(let Y=L,d;Y<X;Y=d)if(d=Y+1,I[a[Y]]===r){for(;d<X&&I[a[d]]===r;)
d++;M(a,Y,d)}}function M(a,I,L){for(let X=I,Y=L-1;X<Y;X++,Y--)[a[X],a[Y]]=[a[Y],a[X]]}}),5609:((gt,ot,A)=>{A.d(ot,{N1:()=>c,Px:()=>m,_I:()=>N,eB:()=>O,ub:()=>G});
var U=A(27077);const S=.3,K=.5,F=1.75,P=1.25,r=3,m=500;class c{segments;start;end;top;bottom;constructor(M){this.segments=[M],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=M}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(M){
this.segments.push(M),this.start=Math.min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,
M.bottom)}}class O{element;lines;start;end;top;bottom;constructor(M){this.lines=[M],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=M}static of(M,a){
const I=new O(M[0]);for(let L=1;L<M.length;L++)I.add(M[L]);return I.element=a,I}get frame(){return this.lines[0].frame}add(M){this.lines.push(M),this.start=Math.
min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,M.bottom)}}function*N(R){const M=[];
let a;for(let I=0;I<R.length;I++){const L=R[I];I%U.y===U.y-1&&(yield U.Yz);const X=a?Math.min(a.size,L.size):0;a?.frame===L.frame&&a.segments.length<m&&Math.abs(
a.baseline-L.baseline)<S*X&&L.start>a.end-K*X?a.add(L):M.push(a=new c(L))}return M}function*G(R){const M=[];let a;for(let I=0;I<R.length;I++){const L=R[I];I%U.y===
U.y-1&&(yield U.Yz),a&&et(a,L)?a.add(L):(a&&H(M),M.push(a=new O(L)))}return a&&H(M),M}function H(R){const M=R.at(-2),a=R.at(-1);if(!(!M||a.lines.length<r||M.lines.
length>=a.lines.length||!et(a,M.lines[0]))){R.splice(-2,1);for(const I of M.lines)a.add(I)}}function et(R,M){const a=R.lines.at(-1);if(a.frame!==M.frame)return!1;
const I=Math.max(a.size,M.size),L=M.baseline-a.baseline;return L<S*I||L>F*I||I>P*Math.min(a.size,M.size)?!1:M.start<R.end&&M.end>R.start}}),77211:((gt,ot,A)=>{A.
d(ot,{Z:()=>O,x:()=>G});var U=A(62897),S=A(27077),K=A(52332),F=A(81132);const P=20,r=1e3,m=2,c=/\u00ad$/;function*O(R,M){const a=(yield*(0,K.SE)(R)).map(L=>({lines:L,
characters:N(L)}));a.sort((L,X)=>X.characters-L.characters);const I=[];for(const{lines:L}of a)I.push(`${(yield*G(L,M)).join(`
`)}
`);return I.join(`
`)}const N=R=>R.reduce((M,{cells:a})=>M+a.reduce((I,{characters:L})=>I+L,0),0);function*G(R,M){const a=R.flatMap(n=>n.cells),I=yield*H(a),L=(0,U.Y)(a.map(({start:n})=>n)),
X=(yield*et(R.slice(1).map((n,l)=>n.baseline-R[l].baseline)))||1,Y=[];let d=0;for(const[n,l]of R.entries()){const D=n===0?1:Math.round((l.baseline-R[n-1].baseline)/
X);for(let y=1;y<Math.min(D,P);y++)Y.push("");let u="";for(const y of l.cells){const B=Math.min(Math.round((y.start-L)/I),r),q=(0,F.x)(y,M).replace(c,"");u=u.padEnd(
Math.max(B,u===""?0:u.length+m))+q,d+=y.fragments.length,!(d<S.y)&&(d=0,yield S.Yz)}Y.push(u)}return Y}function*H(R){const M=R.map(a=>(a.end-a.start)/Math.max(a.
characters,1)).filter(a=>a>0);return(yield*et(M))||1}function*et(R){const M=yield*(0,S.p9)(R,(a,I)=>a-I);return M[M.length>>1]??0}}),9980:((gt,ot,A)=>{A.d(ot,{gB:()=>Be,
NQ:()=>Ne,td:()=>_e,dV:()=>Ce});var U=A(61520),S=A(27077),K=A(24713);const F=100,P=.5,r=.35;function*m(t){const e=t.reduce((v,{cells:Z})=>Math.max(v,Z.length),0),
s=c(t.filter(({cells:v})=>v.length===e)),i=yield*(0,S.p9)([...t.keys()],(v,Z)=>t[Z].cells.length-t[v].cells.length);let o=0;for(const v of i)for(const Z of t[v].
cells){if(s.length>F)return;G(s,Z),!((o+=s.length)<S.y)&&(o=0,yield S.Yz)}const h=new Set;let f=0;const p=t.map(v=>H(v,s)),T=p.map(({cells:v},Z)=>{let it=-1;return v.
map((at,Mt)=>{const[pt,xt]=O(s,at);xt>pt&&N(s,at,pt,xt)===void 0&&h.add(Z);let wt=N(s,at,pt,xt)??pt;return wt<=it&&Mt>0&&(wt=it,f++),it=wt})});return{count:s.length,
rows:p,places:T,spanning:h,conflicts:f}}function c(t){const e=t[0].cells.map(({start:i,end:o})=>({start:i,end:o})),s=e.map(({start:i,end:o})=>({start:i,end:o}));
for(const{cells:i}of t)for(const[o,{start:h,end:f}]of i.entries())s[o].start=Math.min(s[o].start,h),s[o].end=Math.max(s[o].end,f);return s.every(({start:i},o)=>o===
0||i>=s[o-1].end)?s:e}function O(t,{start:e,end:s}){let i=0;for(;i<t.length&&t[i].end<=e;)i++;let o=i-1;for(;o+1<t.length&&t[o+1].start<s;)o++;return[i,o]}function N(t,e,s,i){
let o;for(let h=s;h<=i;h++){const{start:f,end:p}=t[h];if(!(Math.min(p,e.end)-Math.max(f,e.start)<P*Math.min(p-f,e.end-e.start))){if(o!==void 0)return;o=h}}return o}
function G(t,e){const[s,i]=O(t,e);if(s>i){t.splice(s,0,{start:e.start,end:e.end});return}const o=s===i?s:N(t,e,s,i);if(o===void 0)return;const h=t[o];h.start=Math.
min(h.start,Math.max(e.start,t[o-1]?.end??-1/0)),h.end=Math.max(h.end,Math.min(e.end,t[o+1]?.start??1/0))}function H(t,e){const s=t.cells.flatMap(i=>{const[o,h]=O(
e,i);return h>o&&N(e,i,o,h)===void 0?et(i,e,o):[i]});return s.length===t.cells.length?t:{...t,cells:s}}function et(t,e,s){const i=[new K.Y4(t.fragments[0])];let o=s;
for(const h of t.fragments.slice(1)){const f=i.at(-1),p=h.start-f.end>=r*t.size,T=e[o+1];p&&T&&f.end<=T.start&&h.start>=e[o].end?(i.push(new K.Y4(h)),o++):f.add(
h)}return i}var R=A(52332);const M=3.5,a=.3,I=2,L=8,X=.6,Y=20,d=100,n=2,l=/^(?:[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*\uf0b7-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/u,
D=/^[$\u20ac\u00a3\u00a5]$/u,u=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*y(t){const e=[];let s=[],i=0;const o=h=>{h.tabular>=n&&e.push(h)};for(const h of t)
for(const f of(0,R.l$)(h)){(i+=f.length+s.length)>=S.y&&(i=0,yield S.Yz);const p=B(f,h);for(const v of s)v.isNear(p)||o(v);s=s.filter(v=>v.isNear(p));const T=s.
find(v=>v.start<p.end&&v.end>p.start);T?.takes(p)||(T&&o(T),s=s.filter(v=>v!==T),p.isTabular&&p.cells.length<=d&&s.length<Y&&s.push(new x(p)))}return s.forEach(
o),e}function B(t,{baseline:e,size:s}){const i=q(t),o=i.length===2&&l.test(u(i[0])),[h,f]=[i[0].start,i.reduce((p,T)=>Math.max(p,T.end),-1/0)];return{cells:i,baseline:e,
size:s,start:h,end:f,isTabular:i.length>1&&!o}}function q(t){if(t.length<2||!t.some(({characters:s})=>s===1))return t;const e=[];for(const s of t){const i=e.at(
-1);i?.characters===1&&D.test(u(i))&&/^[\d(.,-]/.test(u(s))?e.push(e.pop().joined(s)):e.push(s)}return e}class x{rows;tabular=1;start;end;last;single=[];constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){const s=this.single.at(-1)??this.last;return e.baseline-s.baseline<=M*Math.max(e.size,s.size)}takes(e){
if(!e.isTabular)return this.single.length===I||this.isProse(e)?!1:(this.single.push(e),!0);if(!z(this.last,e))return!1;for(const s of this.single)this.rows.push(
s);return this.rows.push(e),this.single=[],this.last=e,this.tabular++,this.start=Math.min(this.start,e.start),this.end=Math.max(this.end,e.end),!0}isProse({cells:e,
start:s,end:i}){return e.reduce((h,{fragments:f})=>h+f.length,0)>=L&&i-s>X*(this.end-this.start)}}function z(t,e){const s=a*Math.min(t.size,e.size);for(let i=0,
o=0;i<=t.cells.length&&o<=e.cells.length;){const[h,f]=b(t,i),[p,T]=b(e,o);if((g(t,i)||g(e,o))&&Math.min(f,T)-Math.max(h,p)>=s)return!0;f<T?i++:o++}return!1}const b=({
cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],g=({cells:t},e)=>e>0&&e<t.length;var E=A(20779);const w=1.6,C=.4,Q=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
J=new RegExp("^\\p{Ll}","u"),st=2;function nt(t){const{rows:e}=t,s=[],i=e.findIndex((o,h)=>ht(o,t.places[h]));for(const o of e.keys()){const h=o<i;o>0&&(h?ut(t,
o):mt(t,o,i))?s.at(-1).push(o):s.push([o])}return s}function ht({cells:t},e){const s=t.filter((o,h)=>e[h]>0),i=s.filter(o=>Q.test(u(o)));return i.length>0&&2*i.
length>=s.length}const lt=(t,e)=>e.baseline-t.baseline<=w*Math.max(e.size,t.size),ut=({rows:t,spanning:e},s)=>!e.has(s)&&!e.has(s-1)&&lt(t[s-1],t[s]);function mt({
rows:t,places:e},s,i){const[o,h]=[t[s-1],t[s]];if(s===i||!lt(o,h)||!h.cells.some(v=>J.test(v.fragments[0].text)))return!1;const p=({cells:v})=>v.every(Z=>!Q.test(
u(Z))),T=e[s].every(v=>e[s-1].includes(v));return p(h)&&T?!0:o.cells.length===1&&h.cells.length>1&&e[s-1][0]===0&&J.test(u(h.cells[0]))}function*St(t){if(!t.some(
(f,p)=>p>0&&f.length>1&&f.every(_)))return[t];const e=t.flatMap((f,p)=>f.flatMap(T=>T.segments.map(v=>({segment:v,column:p,line:T.baseline})))),s=yield*(0,S.p9)(
e,(f,p)=>f.line-p.line||f.column-p.column),i=[],o=[];for(let f=0,p;f<s.length;f=p){const{line:T,segment:v}=s[f];for(p=f+1;p<s.length&&s[p].line-T<C*v.size;)p++;
const Z=s.slice(f,p).sort((at,Mt)=>at.column-Mt.column);o.push(Z.map(({column:at})=>at));const it=Z.map(at=>at.segment);i.push({cells:it,baseline:T,size:v.size,
start:it[0].start,end:it.at(-1).end,isTabular:Z.length>1}),i.length%S.y===0&&(yield S.Yz)}const h={count:t.length,rows:i,places:o,spanning:new Set};return nt(h).
map(f=>j(h,f))}const _=({segments:t})=>t.length===1&&(t[0].characters<=st||Q.test(u(t[0])));function j({count:t,rows:e,places:s},i){const o=Array.from({length:t},
()=>[]);for(const h of i){const f=new Map;for(const[p,T]of e[h].cells.entries()){const v=s[h][p],Z=f.get(v);Z?Z.push(T):f.set(v,[T])}for(const[p,T]of f)o[p].push(
(0,E.cA)(T))}return o}const W=3,V=.05,$=.3,k=6,tt=.4,ct=3,ft=new RegExp("^\\p{Ll}","u");function*dt(t,e){const s=[];for(const o of e)for(const h of yield*y(o)){
const f=yield*bt(h);f&&s.push(f)}if(s.length===0)return{blocks:s,outside:t};const i=new Set;for(const{lines:o}of s)for(const{segments:h}of o)for(const f of h)for(const p of f.
fragments)i.add(p);return yield S.Yz,{blocks:s,outside:t.filter(o=>!i.has(o))}}function*bt(t){const e=yield*m(t.rows);if(!e||Et(e))return;const{rows:s}=e,i=e.places.
reduce((T,v)=>T+v.length,0),o=i>=$*e.count*s.length,h=t.tabular>=W&&e.count>1&&e.conflicts<=V*i&&o&&!yt(s);if(!o)return new E.xE(s,s.map(T=>T.cells.map(v=>[(0,E.
cA)([v])])));const f=[];let p=0;for(const T of h?nt(e):s.map((v,Z)=>[Z]))f.push(j(e,T)),!((p+=e.count)<S.y)&&(p=0,yield S.Yz);return h?new E.QH(f):new E.xE(s,f)}
const yt=t=>t.every(({cells:e})=>e.every(({fragments:s})=>s.every(({style:i})=>i.font.fixedPitch)));function Et({rows:t,count:e,places:s}){const i=Array.from({length:e},
()=>({lines:0,words:0,going:0}));for(const[o,{cells:h}]of t.entries())for(const[f,p]of h.entries()){const T=i[s[o][f]];T.lines++,T.words+=p.fragments.length,ft.
test(p.fragments[0].text)&&T.going++}return i.some(({lines:o,words:h,going:f})=>o>=ct&&h>k*o&&f>=tt*o)}var Tt=A(5609),rt=A(62897),vt=A(45657);const Lt=4,qt=8,te=4,
ee=.7,se=2.5,ne=.8,oe=1e6;function ie(t){return Nt(t,qt,{left:oe})}function*Nt(t,e,s){if(e===1)return[...t];const i=[];let o=0;for(let h=0,f;h<t.length;h=f){const T=t[h].
segments.length>1&&s.left>0?yield*re(t,h,s):void 0;if(++o%S.y===0&&(yield S.Yz),f=T?.to??h+1,!T)i.push(t[h]);else{for(const v of T.left)i.push(v);for(const v of yield*Nt(
T.right,e-1,s))i.push(v)}}return i}const Ct=200;function*re(t,e,s){const[i,o]=t[e].segments,h=i.size;let f=i.end,p=o.start;const T=[],v=[];let Z=e;for(;Z<t.length;Z++){
const at=t[Z];s.left-=at.segments.length,(Z-e)%Ct===Ct-1&&(yield S.Yz);const Mt=Z===e?0:at.baseline-t[Z-1].baseline;if(at.frame!==i.frame||Mt<0||Mt>se*h)break;const pt=at.
segments.filter(Ot=>Ot.start<f),xt=at.segments.slice(pt.length),wt=(0,rt.K)(pt.map(Ot=>Ot.end),f),At=(0,rt.Y)(xt.map(Ot=>Ot.start),p);if(At-wt<ne*h||pt.length>1)
break;[f,p]=[wt,At],(0,vt.RZ)(T,pt),xt.length>0&&v.push(xt)}const it=v.map(([at])=>at);if(!(T.length<Lt||v.length<Lt||!_t(T)||!_t(it)))return{left:T.map(at=>new Tt.
N1(at)),right:v.map(ae),to:Z}}function ae([t,...e]){const s=new Tt.N1(t);for(const i of e)s.add(i);return s}function _t(t){const e=t.reduce((h,{fragments:f})=>h+
f.length,0),s=(0,rt.Y)(t.map(h=>h.start)),i=(0,rt.K)(t.map(h=>h.end))-s,o=t.reduce((h,f)=>h+f.end-f.start,0);return e>=te*t.length&&o>=ee*i*t.length}const Rt=2,
Bt=1e3,zt=3,Wt=10;function*fe(t){const e=yield*Gt(t.filter(({isVertical:f})=>!f)),s=yield*Gt(t.filter(({isVertical:f})=>f));if(e.length+s.length<zt||e.length+s.
length>Bt)return[];const i=[...e.keys(),...s.keys()].map((f,p)=>p),o=f=>{let p=f;for(;i[p]!==p;)p=i[p]=i[i[p]];return p};for(const[f,p]of e.entries()){yield S.Yz;
for(const[T,v]of s.entries())It(p,v.at)&&It(v,p.at)&&(i[o(e.length+T)]=o(f))}const h=new Map;for(const[f,p]of[...e,...s].entries()){const T=h.get(o(f))??{rows:[],
columns:[]};h.set(o(f),T),(p.isVertical?T.columns:T.rows).push(p)}return[...h.values()].flatMap(f=>{if(f.rows.length===0||f.columns.length===0)return[];const[p,
T]=[Yt(f.columns,f.rows),Yt(f.rows,f.columns)],[v,Z]=[Ht(p),Ht(T)];return v.length<zt||Z.length<zt?[]:[{rows:T,columns:p,xs:v,ys:Z}]})}function Yt(t,e){const{isVertical:s}=t[0],
[i,o]=[(0,rt.Y)(e.map(({at:T})=>T)),(0,rt.K)(e.map(({at:T})=>T))],[h,f]=[Ut(e.map(T=>T.from)),Ut(e.map(T=>T.to))],p=[...t];return h<t[0].at-Wt&&p.unshift({isVertical:s,
at:h,from:i,to:o}),f>t.at(-1).at+Wt&&p.push({isVertical:s,at:f,from:i,to:o}),p}const Ut=t=>t.sort((e,s)=>e-s)[t.length>>1],It=({from:t,to:e},s)=>t-Rt<=s&&s<=e+Rt;
function*Gt(t){const e=yield*(0,S.p9)(t,(i,o)=>i.at-o.at||i.from-o.from),s=[];for(let i=0,o;i<e.length;i=o){const{at:h,isVertical:f}=e[i];for(o=i+1;o<e.length&&
e[o].at-h<Rt;)o++;if(s.length>Bt)return s;i%S.y===S.y-1&&(yield S.Yz);const p=yield*(0,S.p9)(e.slice(i,o),(v,Z)=>v.from-Z.from);let T;for(const v of p)T&&v.from<=
T.to+Rt?T.to=Math.max(T.to,v.to):(T&&s.push({isVertical:f,at:h,...T}),T={from:v.from,to:v.to});T&&s.push({isVertical:f,at:h,...T})}return s}function Ht(t){const e=[];
for(const{at:s}of t)(e.length===0||s-e.at(-1)>=Rt)&&e.push(s);return e}const le=300,ce=5,he=.6,ue=5,de=3;function*Kt(t){return t.length<3||t.length>le||!me(t)?t:
yield*pe(t)}function Pt(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.max(t.start,e.start)>0}const ge=({lines:t})=>t.
reduce((e,{segments:s})=>e+s.reduce((i,{fragments:o})=>i+o.length,0),0);function me(t){let e=0,s=0,i;for(const o of t)ge(o)<ue||(i&&Pt(i,o)?e++:i&&Pt(o,i)&&i.top-
o.bottom<de*i.lines[0].size&&s++,i=o);return s>=ce&&s>he*(e+s)}function*pe(t){const e=t.length,s=new Int32Array(e),i=t.map(()=>[]);for(let f=0;f<e;f++){yield S.
Yz;for(let p=0;p<e;p++)f!==p&&ye(t,f,p)&&(i[f].push(p),s[p]++)}const o=new Set(t.keys()),h=[];for(;o.size>0;){let f=-1;for(const p of o)(f<0||s[p]<s[f])&&(f=p);
o.delete(f),h.push(t[f]);for(const p of i[f])s[p]--}return h}function ye(t,e,s){const i=t[e],o=t[s];if(i.frame!==o.frame)return!1;if(Pt(i,o))return!0;if(i.end>o.
start+1)return!1;const h=Math.min(i.top,o.top),f=Math.max(i.bottom,o.bottom);return!t.some(p=>p!==i&&p!==o&&p.frame===i.frame&&p.top<f&&p.bottom>h&&p.start<i.end&&
p.end>o.start)}const Ee=.4,Me=1;function*xe(t,e){if(e.length===0||t.length<2)return;const s=Array.from({length:e.length+1},()=>[]),i=yield*(0,S.p9)(t,(h,f)=>h.baseline-
f.baseline||h.start-f.start);let o;for(const[h,f]of i.entries()){const{start:p,end:T,baseline:v,style:Z}=f,it=Se((p+T)/2,e);if(s[it].push(f),o&&o.column!==it&&v-
o.fragment.baseline<=Ee*Z.size&&p-o.fragment.end<Me*Z.size)return;o={fragment:f,column:it},h%S.y===S.y-1&&(yield S.Yz)}return s.filter(h=>h.length>0).length<2?void 0:
s}function Se(t,e){let[s,i]=[0,e.length];for(;s<i;){const o=s+i>>1;e[o]<t?s=o+1:i=o}return s}const be=100,Te=2e4,Oe=1/2,we=1/20,Ft=1,Ae=2e4;function*ve(t,e){const s=[];
let i=t;for(const o of e){if(o.xs.length-1>be||(o.xs.length-1)*(o.ys.length-1)>Te)continue;const{cells:h,others:f}=yield*Le(i,o),p=yield*Pe(h,o);p&&(s.push(p),i=
f)}return{tables:s,outside:i}}function*Le(t,e){const{rows:s,columns:i,xs:o,ys:h}=e,f=new Map,p=[];let T=0,v=0;for(const it of t){const{frame:at}=it.style,Mt=(it.
start+it.end)/2,pt=(it.top+it.bottom)/2,xt=Mt>o[0]&&Mt<o.at(-1)&&pt>h[0]&&pt<h.at(-1),wt=at.cos===1&&at.sin===0&&!at.vertical,At=xt&&wt?Re(e,Mt,pt):void 0;if(!At)
p.push(it);else{const Ot=f.get(At.first)??{...At,fragments:[]};f.set(At.first,Ot),Ot.fragments.push(it),(Ot.last!==At.last||i.some(Qe=>Ie(it,Qe,pt)))&&T++}v+=xt?
s.length+i.length:1,!(v<Ae)&&(v=0,yield S.Yz)}const Z=t.length-p.length;return T>we*Z?{cells:new Map,others:[...t]}:{cells:f,others:p}}function Re({rows:t,columns:e,
xs:s,ys:i},o,h){const[f,p]=jt(e,o,h),[T,v]=jt(t,h,o);if(!f||!p||!T||!v)return;const Z=(it,at)=>Vt(i,it.at)*s.length+Vt(s,at.at);return{first:Z(T,f),last:Z(v,p)}}
function jt(t,e,s){let i;for(const o of t)if(It(o,s)){if(o.at>e)return[i,o];i=o}return[i,void 0]}const Ie=({start:t,end:e},s,i)=>s.at>t+Ft&&s.at<e-Ft&&It(s,i);function Vt(t,e){
let s=0;for(;s+1<t.length&&t[s+1]<=e;)s++;return s}function*ze(t,e){const s=new Map;for(const[i,{last:o,fragments:h}]of t){const f=e.slice(i%e.length+1,o%e.length),
p=(yield*xe(h,f))??[h];for(const[T,v]of p.entries())v.length>0&&s.set(i+T,v)}return s}function*Pe(t,{xs:e,ys:s}){const[i,o]=[e.length-1,s.length-1];if(t.size<=Oe*
i*o)return;const h=yield*ze(t,e),f=[];for(let v=0;v<o;v++){const Z=[];for(let it=0;it<i;it++){const at=h.get(v*e.length+it);Z.push(at?yield*(0,Tt._I)(yield*(0,K.
q9)(at)):[])}for(const it of yield*St(Z))f.push(it)}const p=f.filter(v=>v.some(Z=>Z.length>0)),T=Array.from({length:i},(v,Z)=>Z).filter(v=>p.some(Z=>Z[v].length>
0));return p.length<2||T.length<2?void 0:new E.QH(p.map(v=>T.map(Z=>v[Z])))}var $t=A(39955),De=A(81132);function*Ne(t,e,s){if(e&&(0,$t.P$)(t,e))return yield*(0,$t.
$A)(t,e);if(!s)return yield*Kt(yield*kt(yield*(0,K.q9)(t)));const{tables:i,outside:o}=yield*ve(t,yield*fe(s)),h=yield*(0,K.q9)(o),f=yield*dt(o,yield*(0,R.HE)(h,
o)),p=f.outside===o,T=yield*kt(p?h:yield*(0,K.q9)(f.outside));for(const v of[...i,...f.blocks]){const Z=T.findIndex(it=>Xt(it)>Xt(v));T.splice(Z<0?T.length:Z,0,
v)}return yield*Kt(T)}function*kt(t){return yield*(0,Tt.ub)(yield*ie(yield*(0,Tt._I)(t)))}const Xt=({lines:t})=>t[0].segments[0].fragments[0].order,Ce=(t,e)=>Dt(
t,e,Jt),_e=(t,e)=>Dt(t,e),Be=(t,e)=>Dt([{lines:t,element:void 0}],e,Jt);function*Dt(t,e,s){const i=new U.q(e);let o=0;for(let h=0;h<t.length;h++){const f=t[h];h>
0&&!Ye(f,t[h-1])&&i.space(`
`);for(const p of f.lines){s?.(i,p);for(let T=0;T<p.segments.length;T++){const v=p.segments[T];T>0&&i.space(" "),(0,De.T)(i,v,e),o+=v.fragments.length+v.characters/
We,!(o<S.y)&&(o=0,i.settle(),yield S.Yz)}i.space(`
`)}s&&Xe(i)}return i}const We=8,Ye=({element:t},e)=>t!==void 0&&Ue.has(t.type)&&t.type===e.element?.type,Ue=new Set(["LI","TR","TOCI"]),Qt=173,Ge=new Set([45,8208,
Qt]),He=/[\p{L}\p{M}][-\u2010]\n+$/u,Zt=/\u00ad\n+$/,Ke=/.\n+$/,Fe=new RegExp("^\\p{L}","u"),je=new RegExp("^\\p{Ll}","u");function Jt(t,e){if(!Ge.has(t.lastLetter()))
return;const s=t.tail(5),i=e.segments[0].fragments[0].text,o=Zt.test(s);if(!o&&!(He.test(s)&&je.test(i)))return;const h=Ke.exec(s)[0].length;if(!o&&ke(t.tail(Ve)))
return t.drop(h-1);t.drop(h),Fe.test(i)||t.space(`
`)}const Ve=100,$e=/[/\\_@]|\w\.\w/,ke=t=>$e.test(t.trimEnd().split(/\s/).at(-1));function Xe(t){t.lastLetter()!==Qt||!Zt.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),24713:((gt,ot,A)=>{A.d(ot,{Y4:()=>H,lP:()=>R,q9:()=>et,re:()=>Y});var U=A(98689),S=A(27077),K=A(81313);const F=1.6,P=.5,r=.15,m=.6,c=.6,O=.35,N=.02,G=5e3;
class H{fragments;start;end;baseline;size;top;bottom;characters;constructor(n){this.fragments=[n],this.start=Math.min(n.start,n.end),this.end=Math.max(n.start,n.
end),this.baseline=n.baseline,this.size=n.style.size,this.top=n.top,this.bottom=n.bottom,this.characters=n.text.length}get frame(){return this.fragments[0].style.
frame}get order(){return this.fragments[0].order}add(n){const l=this.fragments[this.fragments.length-1];this.fragments.push(n),this.characters+=n.text.length;const D=Math.
min(n.start,n.end),u=Math.max(n.start,n.end);D<this.start&&(this.start=D),u>this.end&&(this.end=u);const{style:y,baseline:B}=n;y===l.style&&B===l.baseline||(y.size>
this.size*1.05&&(this.size=y.size,this.baseline=B),n.top<this.top&&(this.top=n.top),n.bottom>this.bottom&&(this.bottom=n.bottom))}join(n){for(const l of n.fragments)
this.add(l)}joined(n){const[l,...D]=this.fragments,u=new H(l);for(const y of D)u.add(y);return u.join(n),u}sort(){const{fragments:n}=this;for(let l=1;l<n.length;l++)
if(n[l].start<n[l-1].start){n.sort((D,u)=>D.start-u.start||D.order-u.order);return}}}function*et(d){const n=[];let l;for(let y=0;y<d.length;y++){const B=d[y];y%
S.y===S.y-1&&(yield S.Yz),l&&M(l,B)?l.add(B):n.push(l=new H(B))}const D=yield*a(n);let u=0;for(const y of D)y.sort(),u+=y.fragments.length,!(u<S.y)&&(u=0,yield S.
Yz);return D}const R=({style:d,text:n,mayTurn:l})=>d.marks.isReversed||l&&(0,K.d)(n);function M(d,n){const{style:l,start:D,end:u,baseline:y}=n;if(l.frame!==d.frame||
d.characters>G)return!1;const B=Math.max(l.size,d.size),q=Math.abs(y-d.baseline);if(q>m*B)return!1;const x=D-d.end,z=d.start-Math.max(D,u);return q>r*B?x>-P*B&&
x<c*B:x>-P*B&&x<F*B||z>-P*B&&z<(R(n)?c:O)*B}function*a(d){if(d.length<2)return[...d];const n=new Map;for(const{frame:y}of d)n.has(y)||n.set(y,n.size);const l=[];
for(let y=0;y<d.length;y++){const B=d[y];y%S.y===S.y-1&&(yield S.Yz),l.push({segment:B,order:y,frame:n.get(B.frame)})}const D=yield*(0,S.p9)(l,(y,B)=>y.frame-B.
frame||y.segment.baseline-B.segment.baseline||y.segment.start-B.segment.start),u=new Set;for(let y=0;y<D.length;y++){y%S.y===S.y-1&&(yield S.Yz);const{segment:B,
frame:q,order:x}=D[y];if(!(u.size>0&&u.has(B)))for(let z=y+1;z<Math.min(D.length,y+I);z++){const b=D[z],g=Math.min(B.size,b.segment.size);if(b.frame!==q||b.segment.
baseline-B.baseline>r*g)break;if(u.has(b.segment)||!L(B,b.segment))continue;const[E,w]=x<b.order?[B,b.segment]:[b.segment,B];if(E.join(w),u.add(w),w===B)break}}
return u.size===0?[...d]:d.filter(y=>!u.has(y))}const I=50;function L(d,n){const l=Math.min(d.size,n.size);if(d.characters+n.characters>G||Math.max(d.size,n.size)>
1.5*l||X(d)||X(n))return!1;const[D,u]=d.start<=n.start?[d,n]:[n,d],y=u.start-D.end;return y>-N*l&&y<O*l}const X=({fragments:d})=>d.length===1&&d[0].text.length===
1;function Y(d,n){return n.order===d.order+1&&(d.spaceAfter||n.spaceBefore)?!0:n.start-d.end>Math.max((0,U.U)(d.style),(0,U.U)(n.style))}}),20779:((gt,ot,A)=>{A.
d(ot,{QH:()=>S,bI:()=>F,cA:()=>P,xE:()=>K});var U=A(5609);class S extends U.eB{rows;constructor(m){const[c,...O]=m.flat(2);super(c),this.rows=m;for(const N of O)
this.add(N)}}class K extends U.eB{visual;rows;constructor(m,c){const[O,...N]=m.map(({cells:G})=>P(G));super(O),this.visual=m,this.rows=c;for(const G of N)this.add(
G)}}const F=r=>r instanceof S||r instanceof K;function P([r,...m]){const c=new U.N1(r);for(const O of m)c.add(O);return c}}),39955:((gt,ot,A)=>{A.d(ot,{$A:()=>O,
P$:()=>c,VN:()=>r});var U=A(27077),S=A(5609),K=A(24713);const F=.9,P=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em \
Strong Sub FENote NonStruct Private".split(" "));function r(G){let H,et=0;for(let R=G;R&&et<m;R=R.parent,et++){if(R.type==="TR")return R;!H&&!P.has(R.type)&&(H=
R)}return H?(H.type==="Lbl"||H.type==="LBody")&&H.parent?.type==="LI"?H.parent:H:G}const m=200;function c(G,H){let et=0,R=0;for(const M of G)M.style.marks.isArtifact||
(et+=M.text.length,H(M)&&(R+=M.text.length));return R>0&&R>=F*et}function*O(G,H){const et=[],R=[];for(let d=0;d<G.length;d++){const n=G[d];d%U.y===U.y-1&&(yield U.
Yz);const l=H(n);l?et.push({fragment:n,leaf:l}):R.push(n)}const M=yield*(0,U.p9)(et,(d,n)=>d.leaf.order-n.leaf.order||d.fragment.order-n.fragment.order);let a=0;
const I=new Map,L=d=>{const{element:n}=M[d].leaf;let l=I.get(n);return l||I.set(n,l=r(n)),l},X=[],Y=[];for(let d=0,n;d<M.length;d=n){const l=L(d);for(n=d+1;n<M.
length&&L(n)===l;)n++;const D=M.slice(d,n).map(({fragment:y})=>y);(a+=D.length)>=U.y&&(a=0,yield U.Yz);const u=S.eB.of(yield*(0,S._I)(yield*(0,K.q9)(D)),l);if(X.
push(u),R.length>0)for(const{order:y}of D)Y.push({order:y,block:u})}return R.length===0?X:yield*N(X,Y,yield*(0,S.ub)(yield*(0,S._I)(yield*(0,K.q9)(R))))}function*N(G,H,et){
const R=yield*(0,U.p9)(H,(I,L)=>I.order-L.order),M=[],a=new Map;for(const[I,L]of et.entries()){I%U.y===U.y-1&&(yield U.Yz);const X=L.lines[0].segments[0].order;
let Y=0;for(let l=R.length;Y<l;){const D=Y+l>>1;R[D].order<X?Y=D+1:l=D}const d=R[Y-1]?.block,n=d&&a.get(d);n?n.push(L):d?a.set(d,[L]):M.push(L)}return[...M,...G.
flatMap(I=>[I,...a.get(I)??[]])]}}),52332:((gt,ot,A)=>{A.d(ot,{l$:()=>ut,HE:()=>Q,SE:()=>C,x1:()=>lt});var U=A(61520),S=A(27077),K=A(81313),F=A(5609);const P=5,
r=.75,m=.5,c=3,O=.08,N=.3,G={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function H(_,j){const{both:W,level:V,lowest:$,highest:k}=_;return{..._,both:W+
1,level:Math.abs(j)<O?V+1:V,lowest:Math.min($,j),highest:Math.max(k,j)}}const et=(_,j)=>j?{..._,before:_.before+1}:{..._,after:_.after+1};function R({both:_,before:j,
after:W,level:V,lowest:$,highest:k}){const tt=Math.min(j,W);return tt<P||_>r*(_+tt)?!1:_>=c&&V<=m*_&&k-$>=N}const M=3,a=4,I=2.5,L=6,X=.8,Y=20,d=4;function*n(_){
const j=_.map(()=>new Set);if(!l(_)&&!D(_))return j;let W=[],V=0;const $=({rows:k,wordsBefore:tt,wordsAfter:ct,from:ft,last:dt,sides:bt})=>{const yt=k>=M&&Math.
min(tt,ct)>=a*k,Et=R(bt);if(!yt&&!Et)return;const Tt=({isGutter:rt,row:vt})=>rt==="whole"||!Et&&(rt==="prose"||vt<ft);for(let rt=dt;rt&&!Tt(rt);rt=rt.above)rt.isGutter=
Et?"whole":"prose",j[rt.row].add(rt.cell)};for(const[k,tt]of _.entries()){const ct=_[k-1],ft=ct?tt.baseline-ct.baseline:0,dt=({last:yt})=>ft<=L*tt.size&&k-yt.row<=
Y,bt=ft>I*tt.size;for(const yt of W)(bt||!dt(yt))&&$(yt);W=W.filter(dt),bt&&(W=W.map(yt=>({...yt,rows:0,wordsBefore:0,wordsAfter:0,from:k}))),(V+=tt.cells.length+
W.length)>=S.y&&(V=0,yield S.Yz),W=u(W,tt,k,$)}return W.forEach($),j}function l(_){const j=({fragments:V})=>V.length>=a,W=(V,$)=>_.some(({cells:k})=>k.slice(V,$||
k.length).some(j));return W(0,-1)&&W(1,0)}function D(_){const j=_.reduce((W,{cells:V})=>V.length===1?W+1:W,0);return j>=2*P&&_.length>j}function u(_,{cells:j,size:W},V,$){
const k=[];let tt=0,ct=-1/0;for(let ft=0;ft<=j.length;ft++){const dt=j[ft]?.start??1/0,bt=ft>0&&ft<j.length,yt=dt-ct>=X*W,Et=[];for(;tt<_.length&&_[tt].start<dt;tt++){
const rt=_[tt],[vt,Lt]=[Math.max(rt.start,ct),Math.min(rt.end,dt)];if(Lt-vt<X*W?$(rt):bt?Et.push(B(rt,{start:vt,end:Lt},V,ft,j)):k.push({...rt,start:vt,end:Lt,sides:et(
rt.sides,ft>0)}),rt.end>dt)break}bt&&yt&&Et.length===0&&Et.push(B(void 0,{start:ct,end:dt},V,ft,j));const Tt=y(Et);for(const rt of Et)Tt.has(rt)?k.push(rt):$(rt);
ct=Math.max(ct,j[ft]?.end??dt)}return k}function y(_){return _.length<=d?new Set(_):new Set([..._].sort((j,W)=>W.rows-j.rows).slice(0,d))}function B(_,j,W,V,$){
return{...j,rows:(_?.rows??0)+1,wordsBefore:(_?.wordsBefore??0)+$[V-1].fragments.length,wordsAfter:(_?.wordsAfter??0)+$[V].fragments.length,from:_?.from??W,last:{
row:W,cell:V,above:_?.last,isGutter:"no"},sides:H(_?.sides??G,($[V].baseline-$[V-1].baseline)/$[V].size)}}var q=A(24713),x=A(81132);const z=.4,b=1,g=3,E=2e3,w=.5;
function*C(_){return yield*Q(yield*(0,q.q9)(_),_)}function*Q(_,j){const W=yield*J(j),V=new Map;for(const k of _){const tt=V.get(k.frame);tt?tt.push(k):V.set(k.frame,
[k])}const $=[];for(const k of V.values()){const tt=[];for(const ft of yield*nt(yield*st(k,W)))tt.push(ht(ft,W));const ct=yield*n(tt);$.push(tt.map((ft,dt)=>({...ft,
gutters:ct[dt]})))}return $}function*J(_){const j=[];for(let V=1;V<_.length&&j.length<E;V++){V%S.y===0&&(yield S.Yz);const[$,k]=[_[V-1],_[V]];if($.style.frame!==
k.style.frame||$.baseline!==k.baseline)continue;const tt=(k.start-$.end)/k.style.size;tt>0&&tt<b&&(0,q.re)($,k)&&j.push(tt)}const W=yield*(0,S.p9)(j,(V,$)=>V-$);
return Math.max(b,g*(W[W.length>>1]??0))}function*st(_,j){const W=[];let V=0;for(const $ of _){if((V+=$.fragments.length)>=S.y&&(V=0,yield S.Yz),$.end-$.start<j*
$.size||$.fragments.length<2){W.push($);continue}let k;for(const tt of $.fragments)k&&Math.min(tt.start,tt.end)-k.end<j*Math.max(k.size,tt.style.size)?k.add(tt):
W.push(k=new q.Y4(tt))}return W}function*nt(_){const j=yield*(0,S.p9)(_,(V,$)=>V.baseline-$.baseline||V.start-$.start),W=[];for(const[V,$]of j.entries()){V%S.y===
S.y-1&&(yield S.Yz);const k=W.at(-1);k!==void 0&&k.length<F.Px&&$.baseline-k[0].baseline<z*Math.min($.size,k[0].size)?k.push($):W.push([$])}for(const V of W)V.sort(
($,k)=>$.start-k.start);return W}function ht(_,j){const W=[];let V;for(const k of _){const tt=W.at(-1),ct=tt&&k.start-tt.end,ft=tt?Math.max(tt.size,k.size):0;ct!==
void 0&&ct<j*ft&&ct>-w*ft?V===tt?V.join(k):W[W.length-1]=V=tt.joined(k):W.push(k)}const $=W.reduce((k,tt)=>tt.size>k.size?tt:k);return{baseline:$.baseline,size:$.
size,cells:W}}function*lt(_,j){const W=new U.q(j),V=[];let $=0;for(const k of _.flat())for(const tt of mt(k)){const ct=W.size;for(const[ft,dt]of tt.entries())ft>
0&&W.space(`
`),(0,x.T)(W,dt,j),!(($+=dt.fragments.length)<S.y)&&($=0,W.settle(),yield S.Yz);V.push({start:ct,end:W.size}),W.space(`
`)}return{flow:W,lines:V}}function ut({cells:_,gutters:j}){if(j.size===0)return[_];const W=[];for(const[V,$]of _.entries())V===0||j.has(V)?W.push([$]):W.at(-1).
push($);return W}const mt=_=>ut(_).map(j=>St(j)?[...j].reverse():j);function St(_){return _.length<2?!1:_.filter(({fragments:W})=>W.some(({mayTurn:V,text:$})=>V&&
(0,K.d)($))).length>_.length/2}}),81132:((gt,ot,A)=>{A.d(ot,{T:()=>P,x:()=>F});var U=A(61520),S=A(81313),K=A(24713);function F(m,c){const O=new U.q(c);return P(
O,m,c),O.text}function P(m,{fragments:c},O){if(c.some(K.lP)){r(m,c,O);return}for(let N=0;N<c.length;N++){const G=c[N];N>0&&(0,K.re)(c[N-1],G)&&m.space(" "),m.add(
G)}}function r(m,c,O){const N=[];for(const[R,M]of c.entries()){R>0&&(0,K.re)(c[R-1],M)&&N.push({text:" ",from:0,to:0});const{text:a}=M;for(let I=0,L;I<a.length;I=
L){for(L=I+1;L<a.length&&O.isOneGlyph(M,L-1);)L++;N.push({text:a.slice(I,L),fragment:M,from:I,to:L})}}const G=N.map(({text:R})=>R),H=R=>N[R]?.fragment?.style.marks.
isReversed??!1,et=N.map(({fragment:R},M)=>H(M)||!R&&H(M-1)&&H(M+1));for(const R of(0,S.f)(G,et)??G.keys()){const{text:M,fragment:a,from:I,to:L}=N[R];a?m.add(a,I,
L):m.space(M)}}}),18930:((gt,ot,A)=>{A.d(ot,{X:()=>q});var U=A(62743),S=A(86491),K=A(74135),F=A(6057),P=A(65868),r=A(61491),m=A(84731),c=A(89420);function O(b,g,E){
const w=new Map,C=new Set,{fragments:Q,edges:J}=b,st=[];for(const[ht,lt]of Q.entries()){const ut=g(lt),mt=ut&&nt(ut.element);if(!mt){st.push(lt);continue}if(C.has(
mt)||mt.firstPage!==E)continue;C.add(mt);const St=(0,m.X5)(mt.actualText.trim());if(St==="")continue;const _=new c.F(lt.style,lt.start,lt.baseline,lt.order,J.count);
_.text=St,_.end=N(Q,ht,j=>{const W=g(j);return W!==void 0&&nt(W.element)===mt});for(let j=0;j<St.length;j++)J.add(_.start,_.end);st.push(_)}return st;function nt(ht){
if(w.has(ht))return w.get(ht);const lt=[];for(const ut of(0,r.Hy)(ht)){if(w.has(ut))break;lt.push(ut)}for(const ut of lt.reverse()){const mt=ut.parent&&w.get(ut.
parent);w.set(ut,mt??(ut.actualText===void 0?void 0:ut))}return w.get(ht)}}function N(b,g,E){const w=b[g];let{end:C}=w;for(let Q=g+1;Q<b.length;Q++){const J=b[Q];
if(J.baseline!==w.baseline||J.style.frame!==w.style.frame||!E(J))break;C=Math.max(C,J.end)}return C}var G=A(98689),H=A(36211),et=A(5490);const R=3,M=.5,a=4,I=2e4;
class L{get rules(){return this.found.length>I?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(g,{matrix:E},w,C){const Q=H.lJ.get(g.operator);
Q?this.paints(Q,C):this.found.length<=I&&this.path.length+this.boxes.length<=I&&this.extends(g,E)}extends(g,E){const w=(0,et.M)(g);switch(g.operator){case"re":{
const[C=NaN,Q=NaN,J=NaN,st=NaN]=w,nt=(0,K.zl)(E,[C,Q,C+J,Q+st]);nt.every(Number.isFinite)&&this.boxes.push(nt);return}case"m":this.first=this.last=(0,K.Gd)(E,w[0],
w[1]);return;case"l":this.line((0,K.Gd)(E,w[0],w[1]));return;case"c":case"v":case"y":this.last=(0,K.Gd)(E,w.at(-2),w.at(-1));return;case"h":this.line(this.first)}}line(g){
this.path.push([this.last,g]),this.last=g}paints({fill:g,strokes:E,closes:w},C){if(w&&this.line(this.first),!C&&E){for(const[[Q,J],[st,nt]]of this.path)this.add(
Q,J,st,nt,M);for(const[Q,J,st,nt]of this.boxes)this.around(Q,J,st,nt)}if(!C&&g)for(const[Q,J,st,nt]of[...this.boxes,...this.outline()])this.add(Q,J,st,nt,R);this.
path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,K.$L)(this.path.flat())]}around(g,E,w,C){if(w-g<=R||C-E<=R){this.add(g,E,w,
C,R);return}for(const Q of[E,C])this.add(g,Q,w,Q,M);for(const Q of[g,w])this.add(Q,E,Q,C,M)}add(g,E,w,C,Q){const[J,st]=[Math.abs(w-g),Math.abs(C-E)];if(!(Math.min(
J,st)<=Q&&Math.max(J,st)>=a))return;const nt=st>J;this.found.push(nt?{isVertical:nt,at:(g+w)/2,from:Math.min(E,C),to:Math.max(E,C)}:{isVertical:nt,at:(E+C)/2,from:Math.
min(g,w),to:Math.max(g,w)})}}var X=A(27077),Y=A(77211),d=A(9980),n=A(52332);const l=200,D=2e4;class u{index;found;characters;unreadable;ordered;reading;constructor(g,E){
this.index=g,this.found=E,this.characters=E.characters,this.unreadable=E.unreadable}get blocks(){return this.ordered??=(0,X.zd)(this.order())}*blocksByLook(){const{
fragments:g,leafOf:E,rules:w,hasTablesApart:C=!0}=this.found;return w&&!E&&C?this.blocks:yield*(0,d.NQ)(g,void 0,w??[])}order(){const{fragments:g,leafOf:E,rules:w,
hasTablesApart:C=!0}=this.found;return(0,d.NQ)(g,E,C?w:void 0)}get flow(){return this.reading??=(0,X.zd)((0,d.dV)(this.blocks,this.found.edges))}async prepare(g){
const{fragments:E,edges:w}=this.found;E.length<l&&this.characters<D||(this.ordered=await(0,X.k6)(this.order(),g),this.reading=await(0,X.k6)((0,d.dV)(this.ordered,
w),g))}*layout(g){return g==="reading"?this.flow.text:yield*(0,Y.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:g,edges:E}=this.found;return yield*(0,n.
x1)(yield*(0,n.SE)(g),E)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(g){const E=yield*(0,d.td)(this.blocks,
this.found.edges),w=[];for(const{0:C,index:Q}of E.text.matchAll(g)){const J=E.box(Q,Q+C.length);J&&w.push({text:C,...J}),w.length%X.y===X.y-1&&(yield X.Yz)}return w}}
const y=200,B=2e4;class q{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(g,E=!1,w=!0){this.document=g,this.findsRules=E,this.hasTablesApart=
w,this.contents=new P.i(g)}async page(g){const{document:E}=this,w=(0,F.iw)(E,g),{width:C,height:Q}=(0,K.iN)(w),J={width:C*w.userUnit,height:Q*w.userUnit},st=new G.
g(J.width,J.height,this.expected),nt=this.findsRules?new L:void 0,ht=await this.contents.read(g,st,nt);return this.expected=Math.min(st.characters+y,B),this.assemble(
g,st,J,{rules:nt?.rules,damage:ht,usesElementTexts:!0})}async assemble(g,E,w,{rules:C,damage:Q,usesElementTexts:J}){const{document:st}=this;E.finish();const nt=g<
0?-1:st.pages.number(g),ht=g<0?void 0:await(this.tags??=(0,r.g$)(st)),lt=ht?.hasPage(nt)?x(ht,nt):void 0,ut=J&&lt&&ht?.hasTexts?O(E,lt,nt):E.fragments,mt=z(ut),
St={fragments:ut,edges:E.edges,...mt,damage:Q,leafOf:lt,rules:C,...w},_=new u(g,{...St,hasTablesApart:this.hasTablesApart});return await _.prepare(st.job.pace),
_}}function x(b,g){let E,w;return({style:{marks:C}})=>(C!==E&&(E=C,w=C.id<0?void 0:b.leaf(g,C.stream,C.id)),w)}function z(b){let g=0,E=0,w=0;for(const{text:C,style:Q}of b){
const J=E;g+=C.length;for(let st=C.indexOf(U.m);st>=0;st=C.indexOf(U.m,st+1))E++;Q.font===S.Z&&(w+=C.length-(E-J))}return{characters:g,unreadable:E,assumed:w}}})};
