"use strict";exports.id=8930,exports.ids=[8930],exports.modules={4186:((gt,ot,A)=>{A.d(ot,{D:()=>K,L:()=>T});var U=A(45657);function T({cos:F,sin:P},r,g,l,O){if(P===0&&F===1)
return{x:r,y:l,width:g-r,height:O-l};const N=[r*F-l*P,g*F-l*P,r*F-O*P,g*F-O*P],G=[r*P+l*F,g*P+l*F,r*P+O*F,g*P+O*F],[H,tt]=[(0,U.YG)(N),(0,U.YG)(G)];return{x:H,y:tt,
width:(0,U.Kf)(N)-H,height:(0,U.Kf)(G)-tt}}function K(F,P){const[r,g]=[Math.min(F.x,P.x),Math.min(F.y,P.y)];return{x:r,y:g,width:Math.max(F.x+F.width,P.x+P.width)-
r,height:Math.max(F.y+F.height,P.y+P.height)-g}}}),61491:((gt,ot,A)=>{A.d(ot,{g$:()=>a,Bi:()=>I,Hy:()=>Y});var U=A(77581),T=A(45599),K=A(70549),F=A(9819),P=A(78157),
r=A(79725),g=A(82416);const l=2e3,O=9;class N{document;type="";page=-1;hasTexts=!1;kids=[];entries=new r.R;number=0;isReference=!1;constructor(s){this.document=
s}read(s){const{entries:f,kids:D}=this;D.length=0;const c=this.document.place(s);if(!c||!f.locate(c.bytes,c.start,Math.min(c.end,c.start+l)))return!1;const{bytes:p}=c,
{at:B}=f;if(f.find(p,"MCID")>=0)return!1;this.hasTexts=f.find(p,"ActualText")>=0||f.find(p,"Alt")>=0;const J=f.find(p,"S");if(J<0||p[B[J+2]]!==P.cL)return!1;this.
name(p,B[J+2]+1,B[J+3]);const x=f.find(p,"Pg");if(this.page=-1,x>=0){if(this.after(p,B[x+2],B[x+3])!==B[x+3]||!this.isReference)return!1;this.page=this.number}const z=f.
find(p,"K");return z<0||this.readKids(p,B[z+2],B[z+3])}name(s,f,D){const{type:c}=this;let p=0;if(c.length===D-f)for(;p<c.length&&s[f+p]===c.charCodeAt(p);)p++;(p<
D-f||p===0)&&(this.type=(0,g.MQ)(s,f,D))}readKids(s,f,D){const c=s[f]===P.WL,p=c?D-1:D;if(c&&s[p]!==P.wt)return!1;for(let B=(0,P.AN)(s,c?f+1:f,p);B<p;B=(0,P.AN)(
s,B,p)){if(B=this.after(s,B,p),B<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return c||!this.isReference||this.isDictionary(this.number)}isDictionary(s){
const f=this.document.place(s);return f!==void 0&&f.bytes[(0,P.AN)(f.bytes,f.start,f.end)]===P.iH}after(s,f,D){let c=f,p=0;for(;c<D&&G(s[c]);c++)p=p*10+s[c]-P.l0;
if(c===f||c-f>O||(this.number=p,this.isReference=!1,c<D&&!H(s[c])))return-1;const B=(0,P.AN)(s,c,D);let J=B;for(;J<D&&G(s[J]);)J++;const x=(0,P.AN)(s,J,D);return J===
B||x>=D||s[x]!==P.AV?c:(this.isReference=!0,x+1)}}const G=u=>u>=P.l0&&u<=P.ev,H=u=>u===32||u===10||u===13,tt=1e7,R=1e4;class M{pages=new Map;count=0;last;hasTexts=!1;leaf(s,f,D){
const c=this.pages.get(s);return f===0&&D<R?c?.own[D]:c?.others.get(f*tt+D)}leaves(s){const{own:f=[],others:D}=this.pages.get(s)??{};return[...f.flat(),...D?.values()??
[]].sort((c,p)=>c.order-p.order)}hasPage(s){return this.pages.has(s)}add(s,f,D,c){if(!Number.isInteger(c)||c<0||c>=tt)return;const{own:p,others:B}=this.leavesOf(
f);if(D===0&&c<R)p[c]??={element:s,order:this.count++};else{const J=D*tt+c;B.has(J)||B.set(J,{element:s,order:this.count++})}for(let J=s;J&&J.firstPage<0;J=J.parent)
J.firstPage=f}leavesOf(s){if(this.last?.number===s)return this.last.leaves;let f=this.pages.get(s);return f||this.pages.set(s,f={own:[],others:new Map}),this.last=
{number:s,leaves:f},f}}const a=(0,K.n)(v);function I(u){const s=u.dict(u.catalog.get("MarkInfo"));return u.dict(u.catalog.get("StructTreeRoot"))!==void 0&&u.resolve(
s?.get("Marked"))===!0}async function v(u){const s=u.dict(u.catalog.get("StructTreeRoot"));if(!s||u.resolve(u.dict(u.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const f=new X(u,u.dict(s.get("RoleMap")));return await f.run(s),f.tags}class X{document;roles;tags=new M;visit;bytes;types=new Map;open=[];constructor(s,f){
this.document=s,this.roles=f,this.visit=new F._i(s),this.bytes=new N(s)}async run(s){const{open:f,document:D}=this;this.push(s.get("K"),void 0,-1);for(let c=f.pop();c;c=
f.pop()){this.take(c);const p=D.job.pace.step(300);p&&await p}}push(s,f,D){if(s===void 0)return;const c=(0,T.i9)(s)||(0,T.cy)(s)?this.document.array(s)??[s]:[s];
for(let p=c.length-1;p>=0;p--)this.open.push({kid:c[p],parent:f,page:D})}take({kid:s,parent:f,page:D}){if(typeof s=="number"){f&&D>=0&&this.tags.add(f,D,0,s);return}
if(!this.visit.first(s)||(0,T.i9)(s)&&this.takeBytes(s.number,f,D))return;const c=this.document.dict(s);if(!c)return;const p=c.get("Pg"),B=(0,T.i9)(p)?p.number:
D,J=c.get("MCID");if(J!==void 0){const b=c.get("Stm");f&&B>=0&&this.tags.add(f,B,(0,T.i9)(b)?b.number:0,Number(this.document.resolve(J)));return}const x=this.document.
resolve(c.get("S"));if(!(x instanceof T.SX))return;const z={type:this.standard(x.text),parent:f,actualText:this.text(c.get("ActualText")),alternative:this.text(
c.get("Alt")),firstPage:-1};z.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(c.get("K"),z,B),(0,T.i9)(s)&&this.document.release(s.number)}takeBytes(s,f,D){
const{bytes:c,document:p,open:B,tags:J}=this;if(!c.read(s))return!1;const{hasTexts:x,kids:z}=c,b={type:this.standard(c.type),parent:f,actualText:x?this.text(p.entry(
s,"ActualText")):void 0,alternative:x?this.text(p.entry(s,"Alt")):void 0,firstPage:-1};b.actualText!==void 0&&(J.hasTexts=!0);const d=c.page<0?D:c.page;if(z.some(
E=>E<0))for(let E=z.length-1;E>=0;E--){const w=z[E];B.push({kid:w<0?new T.oS(-1-w):w,parent:b,page:d})}else if(d>=0)for(const E of z)J.add(b,d,0,E);return!0}text(s){
const f=s===void 0?null:this.document.resolve(s);return f instanceof T.Mx?(0,U.g7)(f):void 0}standard(s){const f=this.types.get(s);if(f!==void 0)return f;let D=s;
for(let c=0;c<16;c++){const p=this.document.resolve(this.roles?.get(D));if(!(p instanceof T.SX)||p.text===D)break;D=p.text}return this.types.set(s,D),D}}function*Y(u){
for(let s=u;s;s=s.parent)yield s}}),84731:((gt,ot,A)=>{A.d(ot,{Ps:()=>R,RO:()=>l,V0:()=>G,X5:()=>O});const U=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
T=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,K=/[\t\n\v\f\r\u00a0]/g,F=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=173,r=1e4,g=100;
class l{cleaned=new Map;clean(a){if(a.length===1){const v=a.charCodeAt(0);if(v>32&&v<127||v>160&&v<1536&&v!==P||v>=11904&&v<55296)return a}let I=this.cleaned.get(
a);return I===void 0&&(I=O(a),this.cleaned.size<r&&a.length<=g&&this.cleaned.set(a,I)),I}}function O(M){return M.replace(K," ").replace(U,"").replace(T,a=>a.normalize(
"NFKC")).replace(F,"�")}const N=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],
[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function G(M){if(M.length!==1)return;const a=M.charCodeAt(0);return(a<128?a===94||a===96||a===126:a<=733&&
(a>=710||a<=184))?N.get(a):void 0}const H=new RegExp("^\\p{L}$","u"),tt=new Map([["ı","i"],["ȷ","j"]]);function R(M,a){if(!H.test(M))return;const I=((tt.get(M)??
M)+a).normalize("NFC");return I.length===1?I:void 0}}),62897:((gt,ot,A)=>{A.d(ot,{K:()=>T,Y:()=>U});function U(K,F=1/0){let P=F;for(const r of K)r<P&&(P=r);return P}
function T(K,F=-1/0){let P=F;for(const r of K)r>P&&(P=r);return P}}),61520:((gt,ot,A)=>{A.d(ot,{q:()=>K});var U=A(4186);const T=500;class K{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(r){
this.edges=r}get text(){return this.flush(),this.whole??=this.parts.join("")}get size(){return this.length}tail(r){this.flush();let g="";for(let l=this.parts.length-
1;l>=0&&g.length<r;l--)g=this.parts[l]+g;return g.slice(-r)}lastLetter(){this.flush();for(let r=this.parts.length-1;r>=0;r--){const g=this.parts[r];for(let l=g.
length-1;l>=0;l--)if(g[l]!==`
`)return g.charCodeAt(l)}return 0}add(r,g=0,l=r.text.length){const O=g===0&&l===r.text.length;O||this.cuts.set(this.offsets.length,{from:g,to:l}),this.offsets.push(
this.length),this.fragments.push(r),this.space(O?r.text:r.text.slice(g,l))}fromOf(r){return this.cuts.size===0?0:this.cuts.get(r)?.from??0}toOf(r){return(this.cuts.
size===0?void 0:this.cuts.get(r)?.to)??this.fragments[r].text.length}settle(){this.flush();const r=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(r).join("")),this.settled=this.parts.length}space(r){this.rest+=r,this.length+=r.length,this.whole=void 0,this.rest.length>T&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(r){this.flush(),this.whole=void 0,this.length-=r;for(let g=r;g>0;){const l=this.parts.pop()??"";l.
length>g&&this.parts.push(l.slice(0,-g)),g-=l.length}for(let g=this.offsets.length-1;g>=0;g--){const[l,O,N]=[this.offsets[g],this.fromOf(g),this.toOf(g)];if(l+N-
O<=this.length)break;this.cuts.set(g,{from:O,to:Math.max(O,this.length-l+O)})}}*pieces(){const{text:r}=this;let g=0;for(const[l,O]of this.offsets.entries()){const N=this.
toOf(l)-this.fromOf(l);N<=0||(yield{space:r.slice(g,O),text:r.slice(O,O+N),fragment:this.fragments[l]},g=O+N)}}box(r,g){const l=this.lineBoxes(r,g);return l.length===
0?void 0:l.reduce(U.D)}letters(r,g){return Array.from(this.within(r,g),({fragment:l,from:O,to:N,position:G})=>({first:l.letters+O,position:G,count:N-O}))}*within(r,g){
for(let l=Math.max(this.pieceAt(r),0);l<this.offsets.length&&this.offsets[l]<g;l++){const O=this.offsets[l],N=this.fromOf(l),G=Math.max(N,N+r-O),H=Math.min(this.
toOf(l),N+g-O);G<H&&(yield{fragment:this.fragments[l],from:G,to:H,position:O+G-N})}}lineBoxes(r,g){const l=[];let O;for(const{fragment:N,from:G,to:H}of this.within(
r,g)){const tt=this.edges.box(N,G,H);O&&F(O,N)?l.push((0,U.D)(l.pop(),tt)):l.push(tt),O=N}return l}at(r){const g=this.pieceAt(r);if(g<0)return;const l=this.toOf(
g)-this.fromOf(g);return r<this.offsets[g]+l?this.fragments[g]:void 0}pieceAt(r){let g=0,l=this.offsets.length;for(;g<l;){const O=g+l>>1;this.offsets[O]<=r?g=O+
1:l=O}return g-1}}function F(P,r){return P.style.frame!==r.style.frame?!1:2*(Math.min(P.bottom,r.bottom)-Math.max(P.top,r.top))>=Math.min(P.bottom-P.top,r.bottom-
r.top)}}),98689:((gt,ot,A)=>{A.d(ot,{g:()=>p,U:()=>c});var U=A(84731);const T=.1,K=50,F=256,P=4,r=1073741823;class g{letters;fragments;count=0;hashes;heads;next;constructor(x,z,b){
this.letters=x,this.fragments=z;let d=F;for(;d*P<b;)d*=2;this.hashes=new Int32Array(d),this.heads=new Int32Array(d),this.next=new Int32Array(d)}add(x,z){const{fragments:b,
heads:d,hashes:E,next:w}=this,C=this.hashOf(x.letters,z);let Q=0;for(let Z=d[C&d.length-1];Z>0&&Q<K;Z=w[Z-1]){if(Q++,E[Z-1]!==C)continue;const st=b[Z-1];if((Z<b.
length?b[Z].letters:x.letters)-st.letters===z&&l(st,x)&&this.isSameText(st,x,z))return!1}return this.count===E.length&&this.grow(),this.hashes[this.count]=C,this.
link(++this.count,C),b.push(x),!0}hashOf(x,z){const{units:b}=this.letters;let d=z;for(let E=x;E<x+z;E++)d=(d<<5)-d+b[E]&r;return d^d>>15}isSameText(x,z,b){const{
units:d}=this.letters;for(let E=0;E<b;E++)if(d[x.letters+E]!==d[z.letters+E])return!1;return!0}link(x,z){const b=z&this.heads.length-1;this.next[x-1]=this.heads[b],
this.heads[b]=x}grow(){const{hashes:x,count:z}=this;this.hashes=new Int32Array(2*z),this.hashes.set(x),this.heads=new Int32Array(2*z),this.next=new Int32Array(2*
z);for(let b=0;b<z;b++)this.link(b+1,x[b])}}function l(J,x){const z=T*x.style.size;return J.style.frame===x.style.frame&&Math.abs(J.start-x.start)<z&&Math.abs(J.
end-x.end)<2*z&&Math.abs(J.baseline-x.baseline)<z}var O=A(89420),N=A(78157);const G=512,H=256;class tt{units;used=0;all=0;constructor(x){this.units=new Uint16Array(
Math.max(x,G))}add(x){if(this.used===this.units.length){const z=new Uint16Array(this.used*2);z.set(this.units),this.units=z}this.units[this.used++]=x,this.all|=
x}drop(x){this.used-=x}replace(x,z){this.used-=x;for(let b=0;b<z.length;b++)this.add(z.charCodeAt(b))}text(){const x=this.units.subarray(0,this.used);return this.
all<H?(0,N.bS)(Uint8Array.from(x)).toString("latin1"):(0,N.bS)(new Uint8Array(x.buffer,0,2*x.length)).toString("utf16le")}}const R=.02,M=.12,a=.5,I=.4,v=32,X=127,
Y=1424,u=1e3,s=.1,f=.18,D=.25;function c({font:J,frame:x,size:z,unit:b}){return x.vertical?z/2:b*Math.min(Math.max((J.space??D)/2,s),f)}class p{width;height;fragments=[];edges;cleaner=new U.
RO;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;leavesOut=!1;isEndless=!1;constructor(x,z,b=0,d=!1){this.width=x,this.height=z,this.edges=
new O.l(b,d),this.letters=new tt(b),this.drawn=new g(this.letters,this.fragments,b)}get characters(){return this.letters.used}get isEmpty(){return this.open===void 0&&
this.fragments.length===0}glyph(x,z,b,d,E){z===" "?this.space():this.follows(x,z,b,d,E)||this.place(x,z,b,d,E)}follows(x,z,b,d,E){const{open:w}=this;if(w===void 0||
w.style!==x||w.baseline!==E||this.isSpaced||z.length!==1)return!1;const C=z.charCodeAt(0),Q=b-w.end;return C<=v||C>=X||b<this.end||Q>this.gap||Q<-I*x.unit||x.frame.
sin!==0||x.frame.cos!==1||d<b||d<0||b>this.width||this.letters.used-w.letters>=u?!1:(w.end=this.end=d,this.text=z,this.start=b,this.letters.add(C),this.edges.add(
b,d),!0)}place(x,z,b,d,E){const w=this.cleaner.clean(z);if(w===" "?this.space():w===""&&z!==""&&this.open&&b<=this.open.end&&(this.open.end=Math.max(d,this.open.
end)),w===""||w===" ")return;if(!this.isEndless&&!this.isVisible(x,b,d,E)){this.leavesOut=!0;return}const{open:C}=this;C&&C.style.frame===x.frame&&b<this.end-M*
x.unit&&this.overlaps(C,x,w,b,d,E)||((!C||C.style!==x||this.letters.used-C.letters>=u||this.isSpaced||b-C.end>this.gap||b-C.end<-I*x.unit||Math.abs(E-C.baseline)>
R*x.size)&&this.begin(x,b,E),this.append(w,b,d))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:x,
letters:z}=this,b=z.text();for(let d=x.length-1,E=z.used;d>=0;d--){const w=x[d];w.text=b.slice(w.letters,E),E=w.letters}}append(x,z,b){const d=this.open;d.end=b,
this.text=x,this.start=z,this.end=b;for(let E=0;E<x.length;E++){const w=x.charCodeAt(E);w>=Y&&(d.mayTurn=!0),this.letters.add(w),this.edges.add(z,b)}}begin(x,z,b){
this.close();const d=new O.F(x,z,b,this.drawnCount++,this.letters.used);d.mayTurn=!1,d.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==x&&(this.gap=
c(x)),this.open=d}overlaps(x,z,b,d,E,w){const C=Math.abs(w-x.baseline),Q=Math.max(E-d,this.end-this.start);if(C>a*z.size||Math.abs(d+E-this.start-this.end)>Q||this.
text==="")return!1;if(b===this.text&&Math.abs(d-this.start)<T*z.size&&C<T*z.size)return this.edges.join(),!0;const Z=(0,U.V0)(b),st=(0,U.V0)(this.text),nt=Z!==void 0?
(0,U.Ps)(this.text,Z):st===void 0?void 0:(0,U.Ps)(b,st);return nt===void 0?!1:(nt.charCodeAt(0)>=Y&&(x.mayTurn=!0),this.edges.join(),this.letters.replace(this.text.
length,nt),this.edges.drop(this.text.length-(Z===void 0?0:1)),Z===void 0&&(this.edges.add(d,E),this.start=d,x.end=this.end=Math.max(E,d)),this.text=nt,!0)}close(){
const{open:x,letters:z}=this;if(!x)return;const b=z.used-x.letters;this.drawn.add(x,b)||(this.leavesOut=!0,z.drop(b),this.edges.drop(b))}isVisible({frame:{cos:x,
sin:z},size:b},d,E,w){const C=w-B*b,{width:Q,height:Z}=this,st=d*x-C*z,nt=d*z+C*x,ht=st+(E-d)*x,lt=nt+(E-d)*z;return(st>=0||ht>=0)&&(nt>=0||lt>=0)&&(st<=Q||ht<=
Q)&&(nt<=Z||lt<=Z)}}const B=.3}),89420:((gt,ot,A)=>{A.d(ot,{F:()=>T,l:()=>F});var U=A(4186);class T{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(r,g,l,O,N){
this.style=r,this.start=g,this.baseline=l,this.order=O,this.letters=N,this.end=g}get top(){const{font:r,frame:g,size:l}=this.style;return this.baseline-(g.vertical?
.5:r.ascent)*l}get bottom(){const{font:r,frame:g,size:l}=this.style;return this.baseline+(g.vertical?.5:-r.descent)*l}get box(){return(0,U.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const K=512;class F{values;used=0;glyph=0;glyphs;joined=[];constructor(r,g=!1){this.
values=new Float64Array(2*Math.max(r,K)),this.glyphs=g?[]:void 0}get count(){return this.used/2}add(r,g){if(this.used+2>this.values.length){const l=new Float64Array(
this.values.length*2);l.set(this.values),this.values=l}this.values[this.used++]=r,this.values[this.used++]=g,this.glyphs?.push(this.glyph)}join(){this.glyphs&&this.
joined.push([this.glyphs.at(-1),this.glyph])}drop(r){this.used-=2*r,this.glyphs&&(this.glyphs.length-=r)}isOneGlyph(r,g){const l=2*(r.letters+g);return this.values[l]===
this.values[l+2]&&this.values[l+1]===this.values[l+3]}box(r,g,l){let O=1/0,N=-1/0;for(let G=2*(r.letters+g);G<2*(r.letters+l);G++){const H=this.values[G];H<O&&(O=
H),H>N&&(N=H)}return(0,U.L)(r.style.frame,O,N,r.top,r.bottom)}}}),27077:((gt,ot,A)=>{A.d(ot,{Yz:()=>F,k6:()=>T,p9:()=>P,y:()=>K,zd:()=>U});function U(r){for(;;){
const{done:g,value:l}=r.next();if(g)return l}}async function T(r,g){for(;;){const{done:l,value:O}=r.next();if(l)return O;const N=g.step(O);N&&await N}}const K=1e3,
F=3e5;function*P(r,g){if(r.length<=K)return[...r].sort(g);let l=[];for(let O=0;O<r.length;O+=K){for(const N of r.slice(O,O+K).sort(g))l.push(N);yield F}for(let O=K;O<
l.length;O*=2){const N=[];for(let G=0;G<l.length;G+=2*O){const H=Math.min(G+O,l.length),tt=Math.min(H+O,l.length);for(let R=G,M=H;R<H||M<tt;){const a=M===tt||R<
H&&g(l[R],l[M])<=0;N.push(a?l[R++]:l[M++]),N.length%K===0&&(yield F)}}l=N}return l}}),81313:((gt,ot,A)=>{A.d(ot,{d:()=>T,f:()=>G});const U=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
T=a=>U.test(a),K=0,F=1,P=2,r=3,g=4,l=new RegExp("\\p{L}","u"),O=new RegExp("\\p{Nd}","u");function N(a){return O.test(a)?r:U.test(a)?P:l.test(a)?F:/^[.,:/%+\-\u066b\u066c]$/.
test(a)?g:K}function G(a,I){const v=a.map(N),X=v.filter(c=>c===P).length,Y=I.includes(!0);if(X===0)return Y?H(I):void 0;const u=v.filter(c=>c===F).length,s=X>=u||
Y,f=a.map((c,p)=>p);s&&f.reverse(),tt(v,s);const D=c=>s?v[c]!==P:v[c]!==F;for(let c=0,p;c<f.length;c=p){for(p=c+1;p<f.length&&D(f[p])===D(f[c]);)p++;D(f[c])&&(M(
f,c,p),s||R(f,v,c,p))}return f}function H(a){const I=a.map((v,X)=>X);for(let v=0,X;v<I.length;v=X){for(X=v+1;X<I.length&&a[X]===a[v];)X++;a[v]&&M(I,v,X)}return I}
function tt(a,I){for(let Y=0;Y<a.length;Y++)if(a[Y]===g){const u=a[Y-1]===r&&a[Y+1]===r;a[Y]=u?r:K}const v=I?P:F,X=Y=>Y===void 0?v:Y===r?I?P:F:Y;for(let Y=0,u;Y<
a.length;Y=u){if(u=Y+1,a[Y]!==K)continue;for(;u<a.length&&a[u]===K;)u++;const s=X(a[Y-1]),f=X(a[u]);a.fill(s===f?s:v,Y,u)}if(!I){for(let Y=0;Y<a.length;Y++)if(a[Y]===
r){let u=Y;for(;a[u]===r;)u++;(a[Y-1]!==P||a[u]!==P)&&a.fill(F,Y,u),Y=u}}}function R(a,I,v,X){for(let Y=v,u;Y<X;Y=u)if(u=Y+1,I[a[Y]]===r){for(;u<X&&I[a[u]]===r;)
u++;M(a,Y,u)}}function M(a,I,v){for(let X=I,Y=v-1;X<Y;X++,Y--)[a[X],a[Y]]=[a[Y],a[X]]}}),5609:((gt,ot,A)=>{A.d(ot,{N1:()=>l,Px:()=>g,_I:()=>N,eB:()=>O,ub:()=>G});
var U=A(27077);const T=.3,K=.5,F=1.75,P=1.25,r=3,g=500;class l{segments;start;end;top;bottom;constructor(M){this.segments=[M],{start:this.start,end:this.end,top:this.
top,bottom:this.bottom}=M}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(M){
this.segments.push(M),this.start=Math.min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,
M.bottom)}}class O{element;lines;start;end;top;bottom;constructor(M){this.lines=[M],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=M}static of(M,a){
const I=new O(M[0]);for(let v=1;v<M.length;v++)I.add(M[v]);return I.element=a,I}get frame(){return this.lines[0].frame}add(M){this.lines.push(M),this.start=Math.
min(this.start,M.start),this.end=Math.max(this.end,M.end),this.top=Math.min(this.top,M.top),this.bottom=Math.max(this.bottom,M.bottom)}}function*N(R){const M=[];
let a;for(let I=0;I<R.length;I++){const v=R[I];I%U.y===U.y-1&&(yield U.Yz);const X=a?Math.min(a.size,v.size):0;a?.frame===v.frame&&a.segments.length<g&&Math.abs(
a.baseline-v.baseline)<T*X&&v.start>a.end-K*X?a.add(v):M.push(a=new l(v))}return M}function*G(R){const M=[];let a;for(let I=0;I<R.length;I++){const v=R[I];I%U.y===
U.y-1&&(yield U.Yz),a&&tt(a,v)?a.add(v):(a&&H(M),M.push(a=new O(v)))}return a&&H(M),M}function H(R){const M=R.at(-2),a=R.at(-1);if(!(!M||a.lines.length<r||M.lines.
length>=a.lines.length||!tt(a,M.lines[0]))){R.splice(-2,1);for(const I of M.lines)a.add(I)}}function tt(R,M){const a=R.lines.at(-1);if(a.frame!==M.frame)return!1;
const I=Math.max(a.size,M.size),v=M.baseline-a.baseline;return v<T*I||v>F*I||I>P*Math.min(a.size,M.size)?!1:M.start<R.end&&M.end>R.start}}),77211:((gt,ot,A)=>{A.
d(ot,{Z:()=>O,x:()=>G});var U=A(62897),T=A(27077),K=A(52332),F=A(81132);const P=20,r=1e3,g=2,l=/\u00ad$/;function*O(R,M){const a=(yield*(0,K.SE)(R)).map(v=>({lines:v,
characters:N(v)}));a.sort((v,X)=>X.characters-v.characters);const I=[];for(const{lines:v}of a)I.push(`${(yield*G(v,M)).join(`
`)}
`);return I.join(`
`)}const N=R=>R.reduce((M,{cells:a})=>M+a.reduce((I,{characters:v})=>I+v,0),0);function*G(R,M){const a=R.flatMap(s=>s.cells),I=yield*H(a),v=(0,U.Y)(a.map(({start:s})=>s)),
X=(yield*tt(R.slice(1).map((s,f)=>s.baseline-R[f].baseline)))||1,Y=[];let u=0;for(const[s,f]of R.entries()){const D=s===0?1:Math.round((f.baseline-R[s-1].baseline)/
X);for(let p=1;p<Math.min(D,P);p++)Y.push("");let c="";for(const p of f.cells){const B=Math.min(Math.round((p.start-v)/I),r),J=(0,F.x)(p,M).replace(l,"");c=c.padEnd(
Math.max(B,c===""?0:c.length+g))+J,u+=p.fragments.length,!(u<T.y)&&(u=0,yield T.Yz)}Y.push(c)}return Y}function*H(R){const M=R.map(a=>(a.end-a.start)/Math.max(a.
characters,1)).filter(a=>a>0);return(yield*tt(M))||1}function*tt(R){const M=yield*(0,T.p9)(R,(a,I)=>a-I);return M[M.length>>1]??0}}),22830:((gt,ot,A)=>{A.d(ot,{
gB:()=>Pe,NQ:()=>Re,td:()=>ze,dV:()=>Ie});var U=A(61520),T=A(27077),K=A(24713);const F=100,P=.5,r=.35;function*g(t){const e=t.reduce((L,{cells:et})=>Math.max(L,
et.length),0),n=l(t.filter(({cells:L})=>L.length===e)),o=yield*(0,T.p9)([...t.keys()],(L,et)=>t[et].cells.length-t[L].cells.length);let i=0;for(const L of o)for(const et of t[L].
cells){if(n.length>F)return;G(n,et),!((i+=n.length)<T.y)&&(i=0,yield T.Yz)}const m=new Set;let h=0;const y=t.map(L=>H(L,n)),S=y.map(({cells:L},et)=>{let at=-1;return L.
map((ft,Mt)=>{const[pt,xt]=O(n,ft);xt>pt&&N(n,ft,pt,xt)===void 0&&m.add(et);let wt=N(n,ft,pt,xt)??pt;return wt<=at&&Mt>0&&(wt=at,h++),at=wt})});return{count:n.length,
rows:y,places:S,spanning:m,conflicts:h}}function l(t){const e=t[0].cells.map(({start:o,end:i})=>({start:o,end:i})),n=e.map(({start:o,end:i})=>({start:o,end:i}));
for(const{cells:o}of t)for(const[i,{start:m,end:h}]of o.entries())n[i].start=Math.min(n[i].start,m),n[i].end=Math.max(n[i].end,h);return n.every(({start:o},i)=>i===
0||o>=n[i-1].end)?n:e}function O(t,{start:e,end:n}){let o=0;for(;o<t.length&&t[o].end<=e;)o++;let i=o-1;for(;i+1<t.length&&t[i+1].start<n;)i++;return[o,i]}function N(t,e,n,o){
let i;for(let m=n;m<=o;m++){const{start:h,end:y}=t[m];if(!(Math.min(y,e.end)-Math.max(h,e.start)<P*Math.min(y-h,e.end-e.start))){if(i!==void 0)return;i=m}}return i}
function G(t,e){const[n,o]=O(t,e);if(n>o){t.splice(n,0,{start:e.start,end:e.end});return}const i=n===o?n:N(t,e,n,o);if(i===void 0)return;const m=t[i];m.start=Math.
min(m.start,Math.max(e.start,t[i-1]?.end??-1/0)),m.end=Math.max(m.end,Math.min(e.end,t[i+1]?.start??1/0))}function H(t,e){const n=t.cells.flatMap(o=>{const[i,m]=O(
e,o);return m>i&&N(e,o,i,m)===void 0?tt(o,e,i):[o]});return n.length===t.cells.length?t:{...t,cells:n}}function tt(t,e,n){const o=[new K.Y4(t.fragments[0])];let i=n;
for(const m of t.fragments.slice(1)){const h=o.at(-1),y=m.start-h.end>=r*t.size,S=e[i+1];y&&S&&h.end<=S.start&&m.start>=e[i].end?(o.push(new K.Y4(m)),i++):h.add(
m)}return o}var R=A(52332);const M=3.5,a=.3,I=2,v=8,X=.6,Y=20,u=100,s=2,f=/^(?:[\u2022\u25e6\u25aa\u2023\u00b7\u25cf\u25cb\u25a0\u25a1\u2013\u2014*\uf0b7-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/u,
D=/^[$\u20ac\u00a3\u00a5]$/u,c=({fragments:t})=>t.map(({text:e})=>e).join(" ");function*p(t){const e=[];let n=[],o=0;const i=m=>{m.tabular>=s&&e.push(m)};for(const m of t)
for(const h of(0,R.l$)(m)){(o+=h.length+n.length)>=T.y&&(o=0,yield T.Yz);const y=B(h,m);for(const L of n)L.isNear(y)||i(L);n=n.filter(L=>L.isNear(y));const S=n.
find(L=>L.start<y.end&&L.end>y.start);S?.takes(y)||(S&&i(S),n=n.filter(L=>L!==S),y.isTabular&&y.cells.length<=u&&n.length<Y&&n.push(new x(y)))}return n.forEach(
i),e}function B(t,{baseline:e,size:n}){const o=J(t),i=o.length===2&&f.test(c(o[0])),[m,h]=[o[0].start,o.reduce((y,S)=>Math.max(y,S.end),-1/0)];return{cells:o,baseline:e,
size:n,start:m,end:h,isTabular:o.length>1&&!i}}function J(t){if(t.length<2||!t.some(({characters:n})=>n===1))return t;const e=[];for(const n of t){const o=e.at(
-1);o?.characters===1&&D.test(c(o))&&/^[\d(.,-]/.test(c(n))?e.push(e.pop().joined(n)):e.push(n)}return e}class x{rows;tabular=1;start;end;last;single=[];constructor(e){
this.rows=[e],this.last=e,{start:this.start,end:this.end}=e}isNear(e){const n=this.single.at(-1)??this.last;return e.baseline-n.baseline<=M*Math.max(e.size,n.size)}takes(e){
if(!e.isTabular)return this.single.length===I||this.isProse(e)?!1:(this.single.push(e),!0);if(!z(this.last,e))return!1;for(const n of this.single)this.rows.push(
n);return this.rows.push(e),this.single=[],this.last=e,this.tabular++,this.start=Math.min(this.start,e.start),this.end=Math.max(this.end,e.end),!0}isProse({cells:e,
start:n,end:o}){return e.reduce((m,{fragments:h})=>m+h.length,0)>=v&&o-n>X*(this.end-this.start)}}function z(t,e){const n=a*Math.min(t.size,e.size);for(let o=0,
i=0;o<=t.cells.length&&i<=e.cells.length;){const[m,h]=b(t,o),[y,S]=b(e,i);if((d(t,o)||d(e,i))&&Math.min(h,S)-Math.max(m,y)>=n)return!0;h<S?o++:i++}return!1}const b=({
cells:t},e)=>[t[e-1]?.end??-1/0,t[e]?.start??1/0],d=({cells:t},e)=>e>0&&e<t.length;var E=A(20779);const w=1.6,C=.4,Q=/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu,
Z=new RegExp("^\\p{Ll}","u"),st=2;function nt(t){const{rows:e}=t,n=[],o=e.findIndex((i,m)=>ht(i,t.places[m]));for(const i of e.keys()){const m=i<o;i>0&&(m?ut(t,
i):mt(t,i,o))?n.at(-1).push(i):n.push([i])}return n}function ht({cells:t},e){const n=t.filter((i,m)=>e[m]>0),o=n.filter(i=>Q.test(c(i)));return o.length>0&&2*o.
length>=n.length}const lt=(t,e)=>e.baseline-t.baseline<=w*Math.max(e.size,t.size),ut=({rows:t,spanning:e},n)=>!e.has(n)&&!e.has(n-1)&&lt(t[n-1],t[n]);function mt({
rows:t,places:e},n,o){const[i,m]=[t[n-1],t[n]];if(n===o||!lt(i,m)||!m.cells.some(L=>Z.test(L.fragments[0].text)))return!1;const y=({cells:L})=>L.every(et=>!Q.test(
c(et))),S=e[n].every(L=>e[n-1].includes(L));return y(m)&&S?!0:i.cells.length===1&&m.cells.length>1&&e[n-1][0]===0&&Z.test(c(m.cells[0]))}function*St(t){if(!t.some(
(h,y)=>y>0&&h.length>1&&h.every(_)))return[t];const e=t.flatMap((h,y)=>h.flatMap(S=>S.segments.map(L=>({segment:L,column:y,line:S.baseline})))),n=yield*(0,T.p9)(
e,(h,y)=>h.line-y.line||h.column-y.column),o=[],i=[];for(let h=0,y;h<n.length;h=y){const{line:S,segment:L}=n[h];for(y=h+1;y<n.length&&n[y].line-S<C*L.size;)y++;
const et=n.slice(h,y).sort((ft,Mt)=>ft.column-Mt.column);i.push(et.map(({column:ft})=>ft));const at=et.map(ft=>ft.segment);o.push({cells:at,baseline:S,size:L.size,
start:at[0].start,end:at.at(-1).end,isTabular:et.length>1}),o.length%T.y===0&&(yield T.Yz)}const m={count:t.length,rows:o,places:i,spanning:new Set};return nt(m).
map(h=>j(m,h))}const _=({segments:t})=>t.length===1&&(t[0].characters<=st||Q.test(c(t[0])));function j({count:t,rows:e,places:n},o){const i=Array.from({length:t},
()=>[]);for(const m of o){const h=new Map;for(const[y,S]of e[m].cells.entries()){const L=n[m][y],et=h.get(L);et?et.push(S):h.set(L,[S])}for(const[y,S]of h)i[y].
push((0,E.cA)(S))}return i}const W=3,V=.05,$=.3,k=6,q=.4,ct=3,rt=new RegExp("^\\p{Ll}","u");function*dt(t,e){const n=[];for(const i of e)for(const m of yield*p(
i)){const h=yield*bt(m);h&&n.push(h)}if(n.length===0)return{blocks:n,outside:t};const o=new Set;for(const{lines:i}of n)for(const{segments:m}of i)for(const h of m)
for(const y of h.fragments)o.add(y);return yield T.Yz,{blocks:n,outside:t.filter(i=>!o.has(i))}}function*bt(t){const e=yield*g(t.rows);if(!e||Et(e))return;const{
rows:n}=e,o=e.places.reduce((S,L)=>S+L.length,0),i=o>=$*e.count*n.length,m=t.tabular>=W&&e.count>1&&e.conflicts<=V*o&&i&&!yt(n);if(!i)return new E.xE(n,n.map(S=>S.
cells.map(L=>[(0,E.cA)([L])])));const h=[];let y=0;for(const S of m?nt(e):n.map((L,et)=>[et]))h.push(j(e,S)),!((y+=e.count)<T.y)&&(y=0,yield T.Yz);return m?new E.
QH(h):new E.xE(n,h)}const yt=t=>t.every(({cells:e})=>e.every(({fragments:n})=>n.every(({style:o})=>o.font.fixedPitch)));function Et({rows:t,count:e,places:n}){const o=Array.
from({length:e},()=>({lines:0,words:0,going:0}));for(const[i,{cells:m}]of t.entries())for(const[h,y]of m.entries()){const S=o[n[i][h]];S.lines++,S.words+=y.fragments.
length,rt.test(y.fragments[0].text)&&S.going++}return o.some(({lines:i,words:m,going:h})=>i>=ct&&m>k*i&&h>=q*i)}var Tt=A(5609),it=A(62897),vt=A(45657);const Lt=4,
qt=8,te=4,ee=.7,se=2.5,ne=.8,oe=1e6;function ie(t){return Nt(t,qt,{left:oe})}function*Nt(t,e,n){if(e===1)return[...t];const o=[];let i=0;for(let m=0,h;m<t.length;m=
h){const S=t[m].segments.length>1&&n.left>0?yield*re(t,m,n):void 0;if(++i%T.y===0&&(yield T.Yz),h=S?.to??m+1,!S)o.push(t[m]);else{for(const L of S.left)o.push(L);
for(const L of yield*Nt(S.right,e-1,n))o.push(L)}}return o}const Ct=200;function*re(t,e,n){const[o,i]=t[e].segments,m=o.size;let h=o.end,y=i.start;const S=[],L=[];
let et=e;for(;et<t.length;et++){const ft=t[et];n.left-=ft.segments.length,(et-e)%Ct===Ct-1&&(yield T.Yz);const Mt=et===e?0:ft.baseline-t[et-1].baseline;if(ft.frame!==
o.frame||Mt<0||Mt>se*m)break;const pt=ft.segments.filter(Ot=>Ot.start<h),xt=ft.segments.slice(pt.length),wt=(0,it.K)(pt.map(Ot=>Ot.end),h),At=(0,it.Y)(xt.map(Ot=>Ot.
start),y);if(At-wt<ne*m||pt.length>1)break;[h,y]=[wt,At],(0,vt.RZ)(S,pt),xt.length>0&&L.push(xt)}const at=L.map(([ft])=>ft);if(!(S.length<Lt||L.length<Lt||!_t(S)||
!_t(at)))return{left:S.map(ft=>new Tt.N1(ft)),right:L.map(ae),to:et}}function ae([t,...e]){const n=new Tt.N1(t);for(const o of e)n.add(o);return n}function _t(t){
const e=t.reduce((m,{fragments:h})=>m+h.length,0),n=(0,it.Y)(t.map(m=>m.start)),o=(0,it.K)(t.map(m=>m.end))-n,i=t.reduce((m,h)=>m+h.end-h.start,0);return e>=te*
t.length&&i>=ee*o*t.length}const Rt=2,Bt=1e3,zt=3,Wt=10;function*fe(t){const e=yield*Gt(t.filter(({isVertical:h})=>!h)),n=yield*Gt(t.filter(({isVertical:h})=>h));
if(e.length+n.length<zt||e.length+n.length>Bt)return[];const o=[...e.keys(),...n.keys()].map((h,y)=>y),i=h=>{let y=h;for(;o[y]!==y;)y=o[y]=o[o[y]];return y};for(const[
h,y]of e.entries()){yield T.Yz;for(const[S,L]of n.entries())It(y,L.at)&&It(L,y.at)&&(o[i(e.length+S)]=i(h))}const m=new Map;for(const[h,y]of[...e,...n].entries()){
const S=m.get(i(h))??{rows:[],columns:[]};m.set(i(h),S),(y.isVertical?S.columns:S.rows).push(y)}return[...m.values()].flatMap(h=>{if(h.rows.length===0||h.columns.
length===0)return[];const[y,S]=[Yt(h.columns,h.rows),Yt(h.rows,h.columns)],[L,et]=[Ht(y),Ht(S)];return L.length<zt||et.length<zt?[]:[{rows:S,columns:y,xs:L,ys:et}]})}
function Yt(t,e){const{isVertical:n}=t[0],[o,i]=[(0,it.Y)(e.map(({at:S})=>S)),(0,it.K)(e.map(({at:S})=>S))],[m,h]=[Ut(e.map(S=>S.from)),Ut(e.map(S=>S.to))],y=[...t];
return m<t[0].at-Wt&&y.unshift({isVertical:n,at:m,from:o,to:i}),h>t.at(-1).at+Wt&&y.push({isVertical:n,at:h,from:o,to:i}),y}const Ut=t=>t.sort((e,n)=>e-n)[t.length>>
1],It=({from:t,to:e},n)=>t-Rt<=n&&n<=e+Rt;function*Gt(t){const e=yield*(0,T.p9)(t,(o,i)=>o.at-i.at||o.from-i.from),n=[];for(let o=0,i;o<e.length;o=i){const{at:m,
isVertical:h}=e[o];for(i=o+1;i<e.length&&e[i].at-m<Rt;)i++;if(n.length>Bt)return n;o%T.y===T.y-1&&(yield T.Yz);const y=yield*(0,T.p9)(e.slice(o,i),(L,et)=>L.from-
et.from);let S;for(const L of y)S&&L.from<=S.to+Rt?S.to=Math.max(S.to,L.to):(S&&n.push({isVertical:h,at:m,...S}),S={from:L.from,to:L.to});S&&n.push({isVertical:h,
at:m,...S})}return n}function Ht(t){const e=[];for(const{at:n}of t)(e.length===0||n-e.at(-1)>=Rt)&&e.push(n);return e}const le=300,ce=5,he=.6,ue=5,de=3;function*Kt(t){
return t.length<3||t.length>le||!me(t)?t:yield*pe(t)}function Pt(t,e){return t.frame!==e.frame||t.bottom>e.top+(e.bottom-e.top)/4?!1:Math.min(t.end,e.end)-Math.
max(t.start,e.start)>0}const ge=({lines:t})=>t.reduce((e,{segments:n})=>e+n.reduce((o,{fragments:i})=>o+i.length,0),0);function me(t){let e=0,n=0,o;for(const i of t)
ge(i)<ue||(o&&Pt(o,i)?e++:o&&Pt(i,o)&&o.top-i.bottom<de*o.lines[0].size&&n++,o=i);return n>=ce&&n>he*(e+n)}function*pe(t){const e=t.length,n=new Int32Array(e),o=t.
map(()=>[]);for(let h=0;h<e;h++){yield T.Yz;for(let y=0;y<e;y++)h!==y&&ye(t,h,y)&&(o[h].push(y),n[y]++)}const i=new Set(t.keys()),m=[];for(;i.size>0;){let h=-1;
for(const y of i)(h<0||n[y]<n[h])&&(h=y);i.delete(h),m.push(t[h]);for(const y of o[h])n[y]--}return m}function ye(t,e,n){const o=t[e],i=t[n];if(o.frame!==i.frame)
return!1;if(Pt(o,i))return!0;if(o.end>i.start+1)return!1;const m=Math.min(o.top,i.top),h=Math.max(o.bottom,i.bottom);return!t.some(y=>y!==o&&y!==i&&y.frame===o.
frame&&y.top<h&&y.bottom>m&&y.start<o.end&&y.end>i.start)}const Ee=100,Me=2e4,xe=1/2,Se=1/20,Ft=1,be=2e4;function*Te(t,e){const n=[];let o=t;for(const i of e){if(i.
xs.length-1>Ee||(i.xs.length-1)*(i.ys.length-1)>Me)continue;const{cells:m,others:h}=yield*Oe(o,i),y=yield*ve(m,i);y&&(n.push(y),o=h)}return{tables:n,outside:o}}
function*Oe(t,e){const{rows:n,columns:o,xs:i,ys:m}=e,h=new Map,y=[];let S=0,L=0;for(const at of t){const{frame:ft}=at.style,Mt=(at.start+at.end)/2,pt=(at.top+at.
bottom)/2,xt=Mt>i[0]&&Mt<i.at(-1)&&pt>m[0]&&pt<m.at(-1),wt=ft.cos===1&&ft.sin===0&&!ft.vertical,At=xt&&wt?we(e,Mt,pt):void 0;if(!At)y.push(at);else{const Ot=h.get(
At.first)??{...At,fragments:[]};h.set(At.first,Ot),Ot.fragments.push(at),(Ot.last!==At.last||o.some(je=>Ae(at,je,pt)))&&S++}L+=xt?n.length+o.length:1,!(L<be)&&(L=
0,yield T.Yz)}const et=t.length-y.length;return S>Se*et?{cells:new Map,others:[...t]}:{cells:h,others:y}}function we({rows:t,columns:e,xs:n,ys:o},i,m){const[h,y]=jt(
e,i,m),[S,L]=jt(t,m,i);if(!h||!y||!S||!L)return;const et=(at,ft)=>Vt(o,at.at)*n.length+Vt(n,ft.at);return{first:et(S,h),last:et(L,y)}}function jt(t,e,n){let o;for(const i of t)
if(It(i,n)){if(i.at>e)return[o,i];o=i}return[o,void 0]}const Ae=({start:t,end:e},n,o)=>n.at>t+Ft&&n.at<e-Ft&&It(n,o);function Vt(t,e){let n=0;for(;n+1<t.length&&
t[n+1]<=e;)n++;return n}function*ve(t,{xs:e,ys:n}){const[o,i]=[e.length-1,n.length-1];if(t.size<=xe*o*i)return;const m=[];for(let S=0;S<i;S++){const L=[];for(let et=0;et<
o;et++){const at=t.get(S*e.length+et);L.push(at?yield*(0,Tt._I)(yield*(0,K.q9)(at.fragments)):[])}for(const et of yield*St(L))m.push(et)}const h=m.filter(S=>S.some(
L=>L.length>0)),y=Array.from({length:o},(S,L)=>L).filter(S=>h.some(L=>L[S].length>0));return h.length<2||y.length<2?void 0:new E.QH(h.map(S=>y.map(L=>S[L])))}var $t=A(
39955),Le=A(81132);function*Re(t,e,n){if(e&&(0,$t.P$)(t,e))return yield*(0,$t.$A)(t,e);if(!n)return yield*Kt(yield*kt(yield*(0,K.q9)(t)));const{tables:o,outside:i}=yield*Te(
t,yield*fe(n)),m=yield*(0,K.q9)(i),h=yield*dt(i,yield*(0,R.HE)(m,i)),y=h.outside===i,S=yield*kt(y?m:yield*(0,K.q9)(h.outside));for(const L of[...o,...h.blocks]){
const et=S.findIndex(at=>Xt(at)>Xt(L));S.splice(et<0?S.length:et,0,L)}return yield*Kt(S)}function*kt(t){return yield*(0,Tt.ub)(yield*ie(yield*(0,Tt._I)(t)))}const Xt=({
lines:t})=>t[0].segments[0].fragments[0].order,Ie=(t,e)=>Dt(t,e,Jt),ze=(t,e)=>Dt(t,e),Pe=(t,e)=>Dt([{lines:t,element:void 0}],e,Jt);function*Dt(t,e,n){const o=new U.
q(e);let i=0;for(let m=0;m<t.length;m++){const h=t[m];m>0&&!Ne(h,t[m-1])&&o.space(`
`);for(const y of h.lines){n?.(o,y);for(let S=0;S<y.segments.length;S++){const L=y.segments[S];S>0&&o.space(" "),(0,Le.T)(o,L,e),i+=L.fragments.length+L.characters/
De,!(i<T.y)&&(i=0,o.settle(),yield T.Yz)}o.space(`
`)}n&&Fe(o)}return o}const De=8,Ne=({element:t},e)=>t!==void 0&&Ce.has(t.type)&&t.type===e.element?.type,Ce=new Set(["LI","TR","TOCI"]),Qt=173,_e=new Set([45,8208,
Qt]),Be=/[\p{L}\p{M}][-\u2010]\n+$/u,Zt=/\u00ad\n+$/,We=/.\n+$/,Ye=new RegExp("^\\p{L}","u"),Ue=new RegExp("^\\p{Ll}","u");function Jt(t,e){if(!_e.has(t.lastLetter()))
return;const n=t.tail(5),o=e.segments[0].fragments[0].text,i=Zt.test(n);if(!i&&!(Be.test(n)&&Ue.test(o)))return;const m=We.exec(n)[0].length;if(!i&&Ke(t.tail(Ge)))
return t.drop(m-1);t.drop(m),Ye.test(o)||t.space(`
`)}const Ge=100,He=/[/\\_@]|\w\.\w/,Ke=t=>He.test(t.trimEnd().split(/\s/).at(-1));function Fe(t){t.lastLetter()!==Qt||!Zt.test(t.tail(2))||(t.drop(2),t.space(`
`))}}),24713:((gt,ot,A)=>{A.d(ot,{Y4:()=>H,lP:()=>R,q9:()=>tt,re:()=>Y});var U=A(98689),T=A(27077),K=A(81313);const F=1.6,P=.5,r=.15,g=.6,l=.6,O=.35,N=.02,G=5e3;
class H{fragments;start;end;baseline;size;top;bottom;characters;constructor(s){this.fragments=[s],this.start=Math.min(s.start,s.end),this.end=Math.max(s.start,s.
end),this.baseline=s.baseline,this.size=s.style.size,this.top=s.top,this.bottom=s.bottom,this.characters=s.text.length}get frame(){return this.fragments[0].style.
frame}get order(){return this.fragments[0].order}add(s){const f=this.fragments[this.fragments.length-1];this.fragments.push(s),this.characters+=s.text.length;const D=Math.
min(s.start,s.end),c=Math.max(s.start,s.end);D<this.start&&(this.start=D),c>this.end&&(this.end=c);const{style:p,baseline:B}=s;p===f.style&&B===f.baseline||(p.size>
this.size*1.05&&(this.size=p.size,this.baseline=B),s.top<this.top&&(this.top=s.top),s.bottom>this.bottom&&(this.bottom=s.bottom))}join(s){for(const f of s.fragments)
this.add(f)}joined(s){const[f,...D]=this.fragments,c=new H(f);for(const p of D)c.add(p);return c.join(s),c}sort(){const{fragments:s}=this;for(let f=1;f<s.length;f++)
if(s[f].start<s[f-1].start){s.sort((D,c)=>D.start-c.start||D.order-c.order);return}}}function*tt(u){const s=[];let f;for(let p=0;p<u.length;p++){const B=u[p];p%
T.y===T.y-1&&(yield T.Yz),f&&M(f,B)?f.add(B):s.push(f=new H(B))}const D=yield*a(s);let c=0;for(const p of D)p.sort(),c+=p.fragments.length,!(c<T.y)&&(c=0,yield T.
Yz);return D}const R=({style:u,text:s,mayTurn:f})=>u.marks.isReversed||f&&(0,K.d)(s);function M(u,s){const{style:f,start:D,end:c,baseline:p}=s;if(f.frame!==u.frame||
u.characters>G)return!1;const B=Math.max(f.size,u.size),J=Math.abs(p-u.baseline);if(J>g*B)return!1;const x=D-u.end,z=u.start-Math.max(D,c);return J>r*B?x>-P*B&&
x<l*B:x>-P*B&&x<F*B||z>-P*B&&z<(R(s)?l:O)*B}function*a(u){if(u.length<2)return[...u];const s=new Map;for(const{frame:p}of u)s.has(p)||s.set(p,s.size);const f=[];
for(let p=0;p<u.length;p++){const B=u[p];p%T.y===T.y-1&&(yield T.Yz),f.push({segment:B,order:p,frame:s.get(B.frame)})}const D=yield*(0,T.p9)(f,(p,B)=>p.frame-B.
frame||p.segment.baseline-B.segment.baseline||p.segment.start-B.segment.start),c=new Set;for(let p=0;p<D.length;p++){p%T.y===T.y-1&&(yield T.Yz);const{segment:B,
frame:J,order:x}=D[p];if(!(c.size>0&&c.has(B)))for(let z=p+1;z<Math.min(D.length,p+I);z++){const b=D[z],d=Math.min(B.size,b.segment.size);if(b.frame!==J||b.segment.
baseline-B.baseline>r*d)break;if(c.has(b.segment)||!v(B,b.segment))continue;const[E,w]=x<b.order?[B,b.segment]:[b.segment,B];if(E.join(w),c.add(w),w===B)break}}
return c.size===0?[...u]:u.filter(p=>!c.has(p))}const I=50;function v(u,s){const f=Math.min(u.size,s.size);if(u.characters+s.characters>G||Math.max(u.size,s.size)>
1.5*f||X(u)||X(s))return!1;const[D,c]=u.start<=s.start?[u,s]:[s,u],p=c.start-D.end;return p>-N*f&&p<O*f}const X=({fragments:u})=>u.length===1&&u[0].text.length===
1;function Y(u,s){return s.order===u.order+1&&(u.spaceAfter||s.spaceBefore)?!0:s.start-u.end>Math.max((0,U.U)(u.style),(0,U.U)(s.style))}}),20779:((gt,ot,A)=>{A.
d(ot,{QH:()=>T,bI:()=>F,cA:()=>P,xE:()=>K});var U=A(5609);class T extends U.eB{rows;constructor(g){const[l,...O]=g.flat(2);super(l),this.rows=g;for(const N of O)
this.add(N)}}class K extends U.eB{visual;rows;constructor(g,l){const[O,...N]=g.map(({cells:G})=>P(G));super(O),this.visual=g,this.rows=l;for(const G of N)this.add(
G)}}const F=r=>r instanceof T||r instanceof K;function P([r,...g]){const l=new U.N1(r);for(const O of g)l.add(O);return l}}),39955:((gt,ot,A)=>{A.d(ot,{$A:()=>O,
P$:()=>l,VN:()=>r});var U=A(27077),T=A(5609),K=A(24713);const F=.9,P=new Set("Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em \
Strong Sub FENote NonStruct Private".split(" "));function r(G){let H,tt=0;for(let R=G;R&&tt<g;R=R.parent,tt++){if(R.type==="TR")return R;!H&&!P.has(R.type)&&(H=
R)}return H?(H.type==="Lbl"||H.type==="LBody")&&H.parent?.type==="LI"?H.parent:H:G}const g=200;function l(G,H){let tt=0,R=0;for(const M of G)M.style.marks.isArtifact||
(tt+=M.text.length,H(M)&&(R+=M.text.length));return R>0&&R>=F*tt}function*O(G,H){const tt=[],R=[];for(let u=0;u<G.length;u++){const s=G[u];u%U.y===U.y-1&&(yield U.
Yz);const f=H(s);f?tt.push({fragment:s,leaf:f}):R.push(s)}const M=yield*(0,U.p9)(tt,(u,s)=>u.leaf.order-s.leaf.order||u.fragment.order-s.fragment.order);let a=0;
const I=new Map,v=u=>{const{element:s}=M[u].leaf;let f=I.get(s);return f||I.set(s,f=r(s)),f},X=[],Y=[];for(let u=0,s;u<M.length;u=s){const f=v(u);for(s=u+1;s<M.
length&&v(s)===f;)s++;const D=M.slice(u,s).map(({fragment:p})=>p);(a+=D.length)>=U.y&&(a=0,yield U.Yz);const c=T.eB.of(yield*(0,T._I)(yield*(0,K.q9)(D)),f);if(X.
push(c),R.length>0)for(const{order:p}of D)Y.push({order:p,block:c})}return R.length===0?X:yield*N(X,Y,yield*(0,T.ub)(yield*(0,T._I)(yield*(0,K.q9)(R))))}function*N(G,H,tt){
const R=yield*(0,U.p9)(H,(I,v)=>I.order-v.order),M=[],a=new Map;for(const[I,v]of tt.entries()){I%U.y===U.y-1&&(yield U.Yz);const X=v.lines[0].segments[0].order;
let Y=0;for(let f=R.length;Y<f;){const D=Y+f>>1;R[D].order<X?Y=D+1:f=D}const u=R[Y-1]?.block,s=u&&a.get(u);s?s.push(v):u?a.set(u,[v]):M.push(v)}return[...M,...G.
flatMap(I=>[I,...a.get(I)??[]])]}}),52332:((gt,ot,A)=>{A.d(ot,{l$:()=>ut,HE:()=>Q,SE:()=>C,x1:()=>lt});var U=A(61520),T=A(27077),K=A(81313),F=A(5609);const P=5,
r=.75,g=.5,l=3,O=.08,N=.3,G={both:0,before:0,after:0,level:0,lowest:1/0,highest:-1/0};function H(_,j){const{both:W,level:V,lowest:$,highest:k}=_;return{..._,both:W+
1,level:Math.abs(j)<O?V+1:V,lowest:Math.min($,j),highest:Math.max(k,j)}}const tt=(_,j)=>j?{..._,before:_.before+1}:{..._,after:_.after+1};function R({both:_,before:j,
after:W,level:V,lowest:$,highest:k}){const q=Math.min(j,W);return q<P||_>r*(_+q)?!1:_>=l&&V<=g*_&&k-$>=N}const M=3,a=4,I=2.5,v=6,X=.8,Y=20,u=4;function*s(_){const j=_.
map(()=>new Set);if(!f(_)&&!D(_))return j;let W=[],V=0;const $=({rows:k,wordsBefore:q,wordsAfter:ct,from:rt,last:dt,sides:bt})=>{const yt=k>=M&&Math.min(q,ct)>=
a*k,Et=R(bt);if(!yt&&!Et)return;const Tt=({isGutter:it,row:vt})=>it==="whole"||!Et&&(it==="prose"||vt<rt);for(let it=dt;it&&!Tt(it);it=it.above)it.isGutter=Et?"\
whole":"prose",j[it.row].add(it.cell)};for(const[k,q]of _.entries()){const ct=_[k-1],rt=ct?q.baseline-ct.baseline:0,dt=({last:yt})=>rt<=v*q.size&&k-yt.row<=Y,bt=rt>
I*q.size;for(const yt of W)(bt||!dt(yt))&&$(yt);W=W.filter(dt),bt&&(W=W.map(yt=>({...yt,rows:0,wordsBefore:0,wordsAfter:0,from:k}))),(V+=q.cells.length+W.length)>=
T.y&&(V=0,yield T.Yz),W=c(W,q,k,$)}return W.forEach($),j}function f(_){const j=({fragments:V})=>V.length>=a,W=(V,$)=>_.some(({cells:k})=>k.slice(V,$||k.length).
some(j));return W(0,-1)&&W(1,0)}function D(_){const j=_.reduce((W,{cells:V})=>V.length===1?W+1:W,0);return j>=2*P&&_.length>j}function c(_,{cells:j,size:W},V,$){
const k=[];let q=0,ct=-1/0;for(let rt=0;rt<=j.length;rt++){const dt=j[rt]?.start??1/0,bt=rt>0&&rt<j.length,yt=dt-ct>=X*W,Et=[];for(;q<_.length&&_[q].start<dt;q++){
const it=_[q],[vt,Lt]=[Math.max(it.start,ct),Math.min(it.end,dt)];if(Lt-vt<X*W?$(it):bt?Et.push(B(it,{start:vt,end:Lt},V,rt,j)):k.push({...it,start:vt,end:Lt,sides:tt(
it.sides,rt>0)}),it.end>dt)break}bt&&yt&&Et.length===0&&Et.push(B(void 0,{start:ct,end:dt},V,rt,j));const Tt=p(Et);for(const it of Et)Tt.has(it)?k.push(it):$(it);
ct=Math.max(ct,j[rt]?.end??dt)}return k}function p(_){return _.length<=u?new Set(_):new Set([..._].sort((j,W)=>W.rows-j.rows).slice(0,u))}function B(_,j,W,V,$){
return{...j,rows:(_?.rows??0)+1,wordsBefore:(_?.wordsBefore??0)+$[V-1].fragments.length,wordsAfter:(_?.wordsAfter??0)+$[V].fragments.length,from:_?.from??W,last:{
row:W,cell:V,above:_?.last,isGutter:"no"},sides:H(_?.sides??G,($[V].baseline-$[V-1].baseline)/$[V].size)}}var J=A(24713),x=A(81132);const z=.4,b=1,d=3,E=2e3,w=.5;
function*C(_){return yield*Q(yield*(0,J.q9)(_),_)}function*Q(_,j){const W=yield*Z(j),V=new Map;for(const k of _){const q=V.get(k.frame);q?q.push(k):V.set(k.frame,
[k])}const $=[];for(const k of V.values()){const q=[];for(const rt of yield*nt(yield*st(k,W)))q.push(ht(rt,W));const ct=yield*s(q);$.push(q.map((rt,dt)=>({...rt,
gutters:ct[dt]})))}return $}function*Z(_){const j=[];for(let V=1;V<_.length&&j.length<E;V++){V%T.y===0&&(yield T.Yz);const[$,k]=[_[V-1],_[V]];if($.style.frame!==
k.style.frame||$.baseline!==k.baseline)continue;const q=(k.start-$.end)/k.style.size;q>0&&q<b&&(0,J.re)($,k)&&j.push(q)}const W=yield*(0,T.p9)(j,(V,$)=>V-$);return Math.
max(b,d*(W[W.length>>1]??0))}function*st(_,j){const W=[];let V=0;for(const $ of _){if((V+=$.fragments.length)>=T.y&&(V=0,yield T.Yz),$.end-$.start<j*$.size||$.fragments.
length<2){W.push($);continue}let k;for(const q of $.fragments)k&&Math.min(q.start,q.end)-k.end<j*Math.max(k.size,q.style.size)?k.add(q):W.push(k=new J.Y4(q))}return W}
function*nt(_){const j=yield*(0,T.p9)(_,(V,$)=>V.baseline-$.baseline||V.start-$.start),W=[];for(const[V,$]of j.entries()){V%T.y===T.y-1&&(yield T.Yz);const k=W.
at(-1);k!==void 0&&k.length<F.Px&&$.baseline-k[0].baseline<z*Math.min($.size,k[0].size)?k.push($):W.push([$])}for(const V of W)V.sort(($,k)=>$.start-k.start);return W}
function ht(_,j){const W=[];let V;for(const k of _){const q=W.at(-1),ct=q&&k.start-q.end,rt=q?Math.max(q.size,k.size):0;ct!==void 0&&ct<j*rt&&ct>-w*rt?V===q?V.join(
k):W[W.length-1]=V=q.joined(k):W.push(k)}const $=W.reduce((k,q)=>q.size>k.size?q:k);return{baseline:$.baseline,size:$.size,cells:W}}function*lt(_,j){const W=new U.
q(j),V=[];let $=0;for(const k of _.flat())for(const q of mt(k)){const ct=W.size;for(const[rt,dt]of q.entries())rt>0&&W.space(`
`),(0,x.T)(W,dt,j),!(($+=dt.fragments.length)<T.y)&&($=0,W.settle(),yield T.Yz);V.push({start:ct,end:W.size}),W.space(`
`)}return{flow:W,lines:V}}function ut({cells:_,gutters:j}){if(j.size===0)return[_];const W=[];for(const[V,$]of _.entries())V===0||j.has(V)?W.push([$]):W.at(-1).
push($);return W}const mt=_=>ut(_).map(j=>St(j)?[...j].reverse():j);function St(_){return _.length<2?!1:_.filter(({fragments:W})=>W.some(({mayTurn:V,text:$})=>V&&
(0,K.d)($))).length>_.length/2}}),81132:((gt,ot,A)=>{A.d(ot,{T:()=>P,x:()=>F});var U=A(61520),T=A(81313),K=A(24713);function F(g,l){const O=new U.q(l);return P(
O,g,l),O.text}function P(g,{fragments:l},O){if(l.some(K.lP)){r(g,l,O);return}for(let N=0;N<l.length;N++){const G=l[N];N>0&&(0,K.re)(l[N-1],G)&&g.space(" "),g.add(
G)}}function r(g,l,O){const N=[];for(const[R,M]of l.entries()){R>0&&(0,K.re)(l[R-1],M)&&N.push({text:" ",from:0,to:0});const{text:a}=M;for(let I=0,v;I<a.length;I=
v){for(v=I+1;v<a.length&&O.isOneGlyph(M,v-1);)v++;N.push({text:a.slice(I,v),fragment:M,from:I,to:v})}}const G=N.map(({text:R})=>R),H=R=>N[R]?.fragment?.style.marks.
isReversed??!1,tt=N.map(({fragment:R},M)=>H(M)||!R&&H(M-1)&&H(M+1));for(const R of(0,T.f)(G,tt)??G.keys()){const{text:M,fragment:a,from:I,to:v}=N[R];a?g.add(a,I,
v):g.space(M)}}}),18930:((gt,ot,A)=>{A.d(ot,{X:()=>J});var U=A(62743),T=A(86491),K=A(74135),F=A(6057),P=A(65868),r=A(61491),g=A(84731),l=A(89420);function O(b,d,E){
const w=new Map,C=new Set,{fragments:Q,edges:Z}=b,st=[];for(const[ht,lt]of Q.entries()){const ut=d(lt),mt=ut&&nt(ut.element);if(!mt){st.push(lt);continue}if(C.has(
mt)||mt.firstPage!==E)continue;C.add(mt);const St=(0,g.X5)(mt.actualText.trim());if(St==="")continue;const _=new l.F(lt.style,lt.start,lt.baseline,lt.order,Z.count);
_.text=St,_.end=N(Q,ht,j=>{const W=d(j);return W!==void 0&&nt(W.element)===mt});for(let j=0;j<St.length;j++)Z.add(_.start,_.end);st.push(_)}return st;function nt(ht){
if(w.has(ht))return w.get(ht);const lt=[];for(const ut of(0,r.Hy)(ht)){if(w.has(ut))break;lt.push(ut)}for(const ut of lt.reverse()){const mt=ut.parent&&w.get(ut.
parent);w.set(ut,mt??(ut.actualText===void 0?void 0:ut))}return w.get(ht)}}function N(b,d,E){const w=b[d];let{end:C}=w;for(let Q=d+1;Q<b.length;Q++){const Z=b[Q];
if(Z.baseline!==w.baseline||Z.style.frame!==w.style.frame||!E(Z))break;C=Math.max(C,Z.end)}return C}var G=A(98689),H=A(36211),tt=A(5490);const R=3,M=.5,a=4,I=2e4;
class v{get rules(){return this.found.length>I?[]:this.found}found=[];path=[];boxes=[];first=[0,0];last=[0,0];takes(d,{matrix:E},w,C){const Q=H.lJ.get(d.operator);
Q?this.paints(Q,C):this.found.length<=I&&this.path.length+this.boxes.length<=I&&this.extends(d,E)}extends(d,E){const w=(0,tt.M)(d);switch(d.operator){case"re":{
const[C=NaN,Q=NaN,Z=NaN,st=NaN]=w,nt=(0,K.zl)(E,[C,Q,C+Z,Q+st]);nt.every(Number.isFinite)&&this.boxes.push(nt);return}case"m":this.first=this.last=(0,K.Gd)(E,w[0],
w[1]);return;case"l":this.line((0,K.Gd)(E,w[0],w[1]));return;case"c":case"v":case"y":this.last=(0,K.Gd)(E,w.at(-2),w.at(-1));return;case"h":this.line(this.first)}}line(d){
this.path.push([this.last,d]),this.last=d}paints({fill:d,strokes:E,closes:w},C){if(w&&this.line(this.first),!C&&E){for(const[[Q,Z],[st,nt]]of this.path)this.add(
Q,Z,st,nt,M);for(const[Q,Z,st,nt]of this.boxes)this.around(Q,Z,st,nt)}if(!C&&d)for(const[Q,Z,st,nt]of[...this.boxes,...this.outline()])this.add(Q,Z,st,nt,R);this.
path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,K.$L)(this.path.flat())]}around(d,E,w,C){if(w-d<=R||C-E<=R){this.add(d,E,w,
C,R);return}for(const Q of[E,C])this.add(d,Q,w,Q,M);for(const Q of[d,w])this.add(Q,E,Q,C,M)}add(d,E,w,C,Q){const[Z,st]=[Math.abs(w-d),Math.abs(C-E)];if(!(Math.min(
Z,st)<=Q&&Math.max(Z,st)>=a))return;const nt=st>Z;this.found.push(nt?{isVertical:nt,at:(d+w)/2,from:Math.min(E,C),to:Math.max(E,C)}:{isVertical:nt,at:(E+C)/2,from:Math.
min(d,w),to:Math.max(d,w)})}}var X=A(27077),Y=A(77211),u=A(22830),s=A(52332);const f=200,D=2e4;class c{index;found;characters;unreadable;ordered;reading;constructor(d,E){
this.index=d,this.found=E,this.characters=E.characters,this.unreadable=E.unreadable}get blocks(){return this.ordered??=(0,X.zd)(this.order())}*blocksByLook(){const{
fragments:d,leafOf:E,rules:w,hasTablesApart:C=!0}=this.found;return w&&!E&&C?this.blocks:yield*(0,u.NQ)(d,void 0,w??[])}order(){const{fragments:d,leafOf:E,rules:w,
hasTablesApart:C=!0}=this.found;return(0,u.NQ)(d,E,C?w:void 0)}get flow(){return this.reading??=(0,X.zd)((0,u.dV)(this.blocks,this.found.edges))}async prepare(d){
const{fragments:E,edges:w}=this.found;E.length<f&&this.characters<D||(this.ordered=await(0,X.k6)(this.order(),d),this.reading=await(0,X.k6)((0,u.dV)(this.ordered,
w),d))}*layout(d){return d==="reading"?this.flow.text:yield*(0,Y.Z)(this.found.fragments,this.found.edges)}*visualText(){const{fragments:d,edges:E}=this.found;return yield*(0,s.
x1)(yield*(0,s.SE)(d),E)}*lines(){return yield*this.matches(/[^\n]+/g)}*words(){return yield*this.matches(/\S+/g)}*matches(d){const E=yield*(0,u.td)(this.blocks,
this.found.edges),w=[];for(const{0:C,index:Q}of E.text.matchAll(d)){const Z=E.box(Q,Q+C.length);Z&&w.push({text:C,...Z}),w.length%X.y===X.y-1&&(yield X.Yz)}return w}}
const p=200,B=2e4;class J{document;findsRules;hasTablesApart;contents;tags;expected=0;constructor(d,E=!1,w=!0){this.document=d,this.findsRules=E,this.hasTablesApart=
w,this.contents=new P.i(d)}async page(d){const{document:E}=this,w=(0,F.iw)(E,d),{width:C,height:Q}=(0,K.iN)(w),Z={width:C*w.userUnit,height:Q*w.userUnit},st=new G.
g(Z.width,Z.height,this.expected),nt=this.findsRules?new v:void 0,ht=await this.contents.read(d,st,nt);return this.expected=Math.min(st.characters+p,B),this.assemble(
d,st,Z,{rules:nt?.rules,damage:ht,usesElementTexts:!0})}async assemble(d,E,w,{rules:C,damage:Q,usesElementTexts:Z}){const{document:st}=this;E.finish();const nt=d<
0?-1:st.pages.number(d),ht=d<0?void 0:await(this.tags??=(0,r.g$)(st)),lt=ht?.hasPage(nt)?x(ht,nt):void 0,ut=Z&&lt&&ht?.hasTexts?O(E,lt,nt):E.fragments,mt=z(ut),
St={fragments:ut,edges:E.edges,...mt,damage:Q,leafOf:lt,rules:C,...w},_=new c(d,{...St,hasTablesApart:this.hasTablesApart});return await _.prepare(st.job.pace),
_}}function x(b,d){let E,w;return({style:{marks:C}})=>(C!==E&&(E=C,w=C.id<0?void 0:b.leaf(d,C.stream,C.id)),w)}function z(b){let d=0,E=0,w=0;for(const{text:C,style:Q}of b){
const Z=E;d+=C.length;for(let st=C.indexOf(U.m);st>=0;st=C.indexOf(U.m,st+1))E++;Q.font===T.Z&&(w+=C.length-(E-Z))}return{characters:d,unreadable:E,assumed:w}}})};
