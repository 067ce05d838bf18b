"use strict";exports.id=2154,exports.ids=[2154],exports.modules={22154:((Z,G,M)=>{M.d(G,{z:()=>w});var N=M(18930),A=M(98446);class w{document;total;reader;pagesWithUnreadable=[];done=0;characters=0;unreadable=0;constructor(l,o,x=!1){
this.document=l,this.total=o,this.reader=new N.X(l,x)}async page(l){const o=await this.reader.page(l-1);return this.characters+=o.characters,this.unreadable+=o.
unreadable,o.unreadable>0&&this.pagesWithUnreadable.push(l),this.document.job.pace.progress(++this.done/this.total),o}get notes(){return this.unreadable===0?[]:
[{code:"text_unreadable",message:`${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`}]}get unreadableOn(){return this.
pagesWithUnreadable}get unreadableWords(){const{unreadable:l,pagesWithUnreadable:o}=this;return`${(0,A.y_)(l,"character")} on ${(0,A.oi)(o)}`}}}),4186:((Z,G,M)=>{
M.d(G,{D:()=>A,L:()=>N});function N({cos:w,sin:I},l,o,x,y){if(I===0&&w===1)return{x:l,y:x,width:o-l,height:y-x};const P=[l*w-x*I,o*w-x*I,l*w-y*I,o*w-y*I],v=[l*I+
x*w,o*I+x*w,l*I+y*w,o*I+y*w],[L,R]=[Math.min(...P),Math.min(...v)];return{x:L,y:R,width:Math.max(...P)-L,height:Math.max(...v)-R}}function A(w,I){const[l,o]=[Math.
min(w.x,I.x),Math.min(w.y,I.y)];return{x:l,y:o,width:Math.max(w.x+w.width,I.x+I.width)-l,height:Math.max(w.y+w.height,I.y+I.height)-o}}}),61491:((Z,G,M)=>{M.d(G,
{g$:()=>i,Bi:()=>m,Hy:()=>c});var N=M(77581),A=M(45599),w=M(70549),I=M(9819),l=M(78157),o=M(79725),x=M(82416);const y=2e3,P=9;class v{document;type="";page=-1;hasTexts=!1;kids=[];entries=new o.
R;number=0;isReference=!1;constructor(t){this.document=t}read(t){const{entries:e,kids:p}=this;p.length=0;const r=this.document.place(t);if(!r||!e.locate(r.bytes,
r.start,Math.min(r.end,r.start+y)))return!1;const{bytes:a}=r,{at:O}=e;if(e.find(a,"MCID")>=0)return!1;this.hasTexts=e.find(a,"ActualText")>=0||e.find(a,"Alt")>=
0;const _=e.find(a,"S");if(_<0||a[O[_+2]]!==l.cL)return!1;this.name(a,O[_+2]+1,O[_+3]);const h=e.find(a,"Pg");if(this.page=-1,h>=0){if(this.after(a,O[h+2],O[h+3])!==
O[h+3]||!this.isReference)return!1;this.page=this.number}const u=e.find(a,"K");return u<0||this.readKids(a,O[u+2],O[u+3])}name(t,e,p){const{type:r}=this;let a=0;
if(r.length===p-e)for(;a<r.length&&t[e+a]===r.charCodeAt(a);)a++;(a<p-e||a===0)&&(this.type=(0,x.MQ)(t,e,p))}readKids(t,e,p){const r=t[e]===l.WL,a=r?p-1:p;if(r&&
t[a]!==l.wt)return!1;for(let O=(0,l.AN)(t,r?e+1:e,a);O<a;O=(0,l.AN)(t,O,a)){if(O=this.after(t,O,a),O<0)return!1;this.kids.push(this.isReference?-1-this.number:this.
number)}return r||!this.isReference||this.isDictionary(this.number)}isDictionary(t){const e=this.document.place(t);return e!==void 0&&e.bytes[(0,l.AN)(e.bytes,e.
start,e.end)]===l.iH}after(t,e,p){let r=e,a=0;for(;r<p&&L(t[r]);r++)a=a*10+t[r]-l.l0;if(r===e||r-e>P||(this.number=a,this.isReference=!1,r<p&&!R(t[r])))return-1;
const O=(0,l.AN)(t,r,p);let _=O;for(;_<p&&L(t[_]);)_++;const h=(0,l.AN)(t,_,p);return _===O||h>=p||t[h]!==l.AV?r:(this.isReference=!0,h+1)}}const L=s=>s>=l.l0&&
s<=l.ev,R=s=>s===32||s===10||s===13,B=1e7,D=1e4;class d{pages=new Map;count=0;last;hasTexts=!1;leaf(t,e,p){const r=this.pages.get(t);return e===0&&p<D?r?.own[p]:
r?.others.get(e*B+p)}leaves(t){const{own:e=[],others:p}=this.pages.get(t)??{};return[...e.flat(),...p?.values()??[]].sort((r,a)=>r.order-a.order)}hasPage(t){return this.
pages.has(t)}add(t,e,p,r){if(!Number.isInteger(r)||r<0||r>=B)return;const{own:a,others:O}=this.leavesOf(e);if(p===0&&r<D)a[r]??={element:t,order:this.count++};else{
const _=p*B+r;O.has(_)||O.set(_,{element:t,order:this.count++})}for(let _=t;_&&_.firstPage<0;_=_.parent)_.firstPage=e}leavesOf(t){if(this.last?.number===t)return this.
last.leaves;let e=this.pages.get(t);return e||this.pages.set(t,e={own:[],others:new Map}),this.last={number:t,leaves:e},e}}const i=(0,w.n)(E);function m(s){const t=s.
dict(s.catalog.get("MarkInfo"));return s.dict(s.catalog.get("StructTreeRoot"))!==void 0&&s.resolve(t?.get("Marked"))===!0}async function E(s){const t=s.dict(s.catalog.
get("StructTreeRoot"));if(!t||s.resolve(s.dict(s.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const e=new T(s,s.dict(t.get("RoleMap")));return await e.
run(t),e.tags}class T{document;roles;tags=new d;visit;bytes;types=new Map;open=[];constructor(t,e){this.document=t,this.roles=e,this.visit=new I._i(t),this.bytes=
new v(t)}async run(t){const{open:e,document:p}=this;this.push(t.get("K"),void 0,-1);for(let r=e.pop();r;r=e.pop()){this.take(r);const a=p.job.pace.step(300);a&&
await a}}push(t,e,p){if(t===void 0)return;const r=(0,A.i9)(t)||(0,A.cy)(t)?this.document.array(t)??[t]:[t];for(let a=r.length-1;a>=0;a--)this.open.push({kid:r[a],
parent:e,page:p})}take({kid:t,parent:e,page:p}){if(typeof t=="number"){e&&p>=0&&this.tags.add(e,p,0,t);return}if(!this.visit.first(t)||(0,A.i9)(t)&&this.takeBytes(
t.number,e,p))return;const r=this.document.dict(t);if(!r)return;const a=r.get("Pg"),O=(0,A.i9)(a)?a.number:p,_=r.get("MCID");if(_!==void 0){const n=r.get("Stm");
e&&O>=0&&this.tags.add(e,O,(0,A.i9)(n)?n.number:0,Number(this.document.resolve(_)));return}const h=this.document.resolve(r.get("S"));if(!(h instanceof A.SX))return;
const u={type:this.standard(h.text),parent:e,actualText:this.text(r.get("ActualText")),alternative:this.text(r.get("Alt")),firstPage:-1};u.actualText!==void 0&&
(this.tags.hasTexts=!0),this.push(r.get("K"),u,O),(0,A.i9)(t)&&this.document.release(t.number)}takeBytes(t,e,p){const{bytes:r,document:a,open:O,tags:_}=this;if(!r.
read(t))return!1;const{hasTexts:h,kids:u}=r,n={type:this.standard(r.type),parent:e,actualText:h?this.text(a.entry(t,"ActualText")):void 0,alternative:h?this.text(
a.entry(t,"Alt")):void 0,firstPage:-1};n.actualText!==void 0&&(_.hasTexts=!0);const f=r.page<0?p:r.page;if(u.some(g=>g<0))for(let g=u.length-1;g>=0;g--){const S=u[g];
O.push({kid:S<0?new A.oS(-1-S):S,parent:n,page:f})}else if(f>=0)for(const g of u)_.add(n,f,0,g);return!0}text(t){const e=t===void 0?null:this.document.resolve(t);
return e instanceof A.Mx?(0,N.g7)(e):void 0}standard(t){const e=this.types.get(t);if(e!==void 0)return e;let p=t;for(let r=0;r<16;r++){const a=this.document.resolve(
this.roles?.get(p));if(!(a instanceof A.SX)||a.text===p)break;p=a.text}return this.types.set(t,p),p}}function*c(s){for(let t=s;t;t=t.parent)yield t}}),84731:((Z,G,M)=>{
M.d(G,{Ps:()=>D,V0:()=>L,uH:()=>x});const N=/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,A=/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g,
w=/[\t\n\v\f\r\u00a0]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,l=new Map,o=1e4;function x(d){if(d.length===1){const m=d.charCodeAt(
0);if(m>32&&m<127||m>160&&m<1536&&m!==y||m>=11904&&m<55296)return d}let i=l.get(d);return i===void 0&&(i=P(d),l.size<o&&l.set(d,i)),i}const y=173;function P(d){
return d.replace(w," ").replace(N,"").replace(A,i=>i.normalize("NFKC")).replace(I,"�")}const v=new Map([[94,"̂"],[96,"̀"],[126,"̃"],[168,"̈"],[175,"̄"],[
180,"́"],[184,"̧"],[710,"̂"],[711,"̌"],[713,"̄"],[728,"̆"],[729,"̇"],[730,"̊"],[731,"̨"],[732,"̃"],[733,"̋"]]);function L(d){if(d.length!==1)return;const i=d.
charCodeAt(0);return(i<128?i===94||i===96||i===126:i<=733&&(i>=710||i<=184))?v.get(i):void 0}const R=new RegExp("^\\p{L}$","u"),B=new Map([["ı","i"],["ȷ","j"]]);
function D(d,i){if(!R.test(d))return;const m=((B.get(d)??d)+i).normalize("NFC");return m.length===1?m:void 0}}),62897:((Z,G,M)=>{M.d(G,{K:()=>A,Y:()=>N});function N(w,I=1/0){
let l=I;for(const o of w)o<l&&(l=o);return l}function A(w,I=-1/0){let l=I;for(const o of w)o>l&&(l=o);return l}}),61520:((Z,G,M)=>{M.d(G,{q:()=>w});var N=M(4186);
const A=500;class w{edges;parts=[];rest="";settled=0;length=0;whole;offsets=[];fragments=[];cuts=new Map;constructor(l){this.edges=l}get text(){return this.flush(),
this.whole??=this.parts.join("")}tail(l){this.flush();let o="";for(let x=this.parts.length-1;x>=0&&o.length<l;x--)o=this.parts[x]+o;return o.slice(-l)}lastLetter(){
this.flush();for(let l=this.parts.length-1;l>=0;l--){const o=this.parts[l];for(let x=o.length-1;x>=0;x--)if(o[x]!==`
`)return o.charCodeAt(x)}return 0}add(l,o=0,x=l.text.length){const y=o===0&&x===l.text.length;y||this.cuts.set(this.offsets.length,{from:o,to:x}),this.offsets.push(
this.length),this.fragments.push(l),this.space(y?l.text:l.text.slice(o,x))}fromOf(l){return this.cuts.size===0?0:this.cuts.get(l)?.from??0}toOf(l){return(this.cuts.
size===0?void 0:this.cuts.get(l)?.to)??this.fragments[l].text.length}settle(){this.flush();const l=Math.min(this.settled,this.parts.length);this.parts.push(this.
parts.splice(l).join("")),this.settled=this.parts.length}space(l){this.rest+=l,this.length+=l.length,this.whole=void 0,this.rest.length>A&&this.flush()}flush(){
this.rest!==""&&(this.parts.push(this.rest),this.rest="")}drop(l){this.flush(),this.whole=void 0,this.length-=l;for(let o=l;o>0;){const x=this.parts.pop()??"";x.
length>o&&this.parts.push(x.slice(0,-o)),o-=x.length}for(let o=this.offsets.length-1;o>=0;o--){const[x,y,P]=[this.offsets[o],this.fromOf(o),this.toOf(o)];if(x+P-
y<=this.length)break;this.cuts.set(o,{from:y,to:Math.max(y,this.length-x+y)})}}*pieces(){const{text:l}=this;let o=0;for(const[x,y]of this.offsets.entries()){const P=this.
toOf(x)-this.fromOf(x);P<=0||(yield{space:l.slice(o,y),text:l.slice(y,y+P),fragment:this.fragments[x]},o=y+P)}}box(l,o){let x;for(let y=Math.max(this.pieceAt(l),
0);y<this.offsets.length&&this.offsets[y]<o;y++){const P=this.offsets[y],v=this.fromOf(y),L=Math.max(v,v+l-P),R=Math.min(this.toOf(y),v+o-P);if(L>=R)continue;const B=this.
edges.box(this.fragments[y],L,R);x=x?(0,N.D)(x,B):B}return x}at(l){const o=this.pieceAt(l);if(o<0)return;const x=this.toOf(o)-this.fromOf(o);return l<this.offsets[o]+
x?this.fragments[o]:void 0}pieceAt(l){let o=0,x=this.offsets.length;for(;o<x;){const y=o+x>>1;this.offsets[y]<=l?o=y+1:x=y}return o-1}}}),98689:((Z,G,M)=>{M.d(G,
{g:()=>a,U:()=>r});var N=M(84731);const A=.1,w=50,I=256,l=4,o=1073741823;class x{letters;fragments;count=0;hashes;heads;next;constructor(h,u,n){this.letters=h,this.
fragments=u;let f=I;for(;f*l<n;)f*=2;this.hashes=new Int32Array(f),this.heads=new Int32Array(f),this.next=new Int32Array(f)}add(h,u){const{fragments:n,heads:f,hashes:g,
next:S}=this,z=this.hashOf(h.letters,u);let Y=0;for(let W=f[z&f.length-1];W>0&&Y<w;W=S[W-1]){if(Y++,g[W-1]!==z)continue;const $=n[W-1];if((W<n.length?n[W].letters:
h.letters)-$.letters===u&&y($,h)&&this.isSameText($,h,u))return!1}return this.count===g.length&&this.grow(),this.hashes[this.count]=z,this.link(++this.count,z),
n.push(h),!0}hashOf(h,u){const{units:n}=this.letters;let f=u;for(let g=h;g<h+u;g++)f=(f<<5)-f+n[g]&o;return f^f>>15}isSameText(h,u,n){const{units:f}=this.letters;
for(let g=0;g<n;g++)if(f[h.letters+g]!==f[u.letters+g])return!1;return!0}link(h,u){const n=u&this.heads.length-1;this.next[h-1]=this.heads[n],this.heads[n]=h}grow(){
const{hashes:h,count:u}=this;this.hashes=new Int32Array(2*u),this.hashes.set(h),this.heads=new Int32Array(2*u),this.next=new Int32Array(2*u);for(let n=0;n<u;n++)
this.link(n+1,h[n])}}function y(_,h){const u=A*h.style.size;return _.style.frame===h.style.frame&&Math.abs(_.start-h.start)<u&&Math.abs(_.end-h.end)<2*u&&Math.abs(
_.baseline-h.baseline)<u}var P=M(89420),v=M(78157);const L=512,R=256;class B{units;used=0;all=0;constructor(h){this.units=new Uint16Array(Math.max(h,L))}add(h){
if(this.used===this.units.length){const u=new Uint16Array(this.used*2);u.set(this.units),this.units=u}this.units[this.used++]=h,this.all|=h}drop(h){this.used-=h}replace(h,u){
this.used-=h;for(let n=0;n<u.length;n++)this.add(u.charCodeAt(n))}text(){const h=this.units.subarray(0,this.used);return this.all<R?(0,v.bS)(Uint8Array.from(h)).
toString("latin1"):(0,v.bS)(new Uint8Array(h.buffer,0,2*h.length)).toString("utf16le")}}const D=.02,d=.12,i=.5,m=.4,E=32,T=127,c=1424,s=1e3,t=.1,e=.18,p=.25;function r({
font:_,frame:h,size:u,unit:n}){return h.vertical?u/2:n*Math.min(Math.max((_.space??p)/2,t),e)}class a{width;height;fragments=[];edges;letters;open;gap=0;isSpaced=!1;text="";start=0;end=0;drawn;drawnCount=0;constructor(h,u,n=0){
this.width=h,this.height=u,this.edges=new P.l(n),this.letters=new B(n),this.drawn=new x(this.letters,this.fragments,n)}get characters(){return this.letters.used}get isEmpty(){
return this.open===void 0&&this.fragments.length===0}glyph(h,u,n,f,g){u===" "?this.space():this.follows(h,u,n,f,g)||this.place(h,u,n,f,g)}follows(h,u,n,f,g){const{
open:S}=this;if(S===void 0||S.style!==h||S.baseline!==g||this.isSpaced||u.length!==1)return!1;const z=u.charCodeAt(0),Y=n-S.end;return z<=E||z>=T||n<this.end||Y>
this.gap||Y<-m*h.unit||h.frame.sin!==0||h.frame.cos!==1||f<n||f<0||n>this.width||this.letters.used-S.letters>=s?!1:(S.end=this.end=f,this.text=u,this.start=n,this.
letters.add(z),this.edges.add(n,f),!0)}place(h,u,n,f,g){const S=(0,N.uH)(u);if(S===" "?this.space():S===""&&u!==""&&this.open&&n<=this.open.end&&(this.open.end=
Math.max(f,this.open.end)),S===""||S===" "||!this.isVisible(h,n,f,g))return;const{open:z}=this;z&&z.style.frame===h.frame&&n<this.end-d*h.unit&&this.overlaps(z,
h,S,n,f,g)||((!z||z.style!==h||this.letters.used-z.letters>=s||this.isSpaced||n-z.end>this.gap||n-z.end<-m*h.unit||Math.abs(g-z.baseline)>D*h.size)&&this.begin(
h,n,g),this.append(S,n,f))}space(){this.open&&(this.open.spaceAfter=!0),this.isSpaced=!0}finish(){this.close(),this.open=void 0;const{fragments:h,letters:u}=this,
n=u.text();for(let f=h.length-1,g=u.used;f>=0;f--){const S=h[f];S.text=n.slice(S.letters,g),g=S.letters}}append(h,u,n){const f=this.open;f.end=n,this.text=h,this.
start=u,this.end=n;for(let g=0;g<h.length;g++){const S=h.charCodeAt(g);S>=c&&(f.mayTurn=!0),this.letters.add(S),this.edges.add(u,n)}}begin(h,u,n){this.close();const f=new P.
F(h,u,n,this.drawnCount++,this.letters.used);f.mayTurn=!1,f.spaceBefore=this.isSpaced,this.isSpaced=!1,this.open?.style!==h&&(this.gap=r(h)),this.open=f}overlaps(h,u,n,f,g,S){
const z=Math.abs(S-h.baseline),Y=Math.max(g-f,this.end-this.start);if(z>i*u.size||Math.abs(f+g-this.start-this.end)>Y||this.text==="")return!1;if(n===this.text&&
Math.abs(f-this.start)<A*u.size&&z<A*u.size)return!0;const W=(0,N.V0)(n),$=(0,N.V0)(this.text),X=W!==void 0?(0,N.Ps)(this.text,W):$===void 0?void 0:(0,N.Ps)(n,$);
return X===void 0?!1:(X.charCodeAt(0)>=c&&(h.mayTurn=!0),this.letters.replace(this.text.length,X),this.edges.drop(this.text.length-(W===void 0?0:1)),W===void 0&&
(this.edges.add(f,g),this.start=f,h.end=this.end=Math.max(g,f)),this.text=X,!0)}close(){const{open:h,letters:u}=this;if(!h)return;const n=u.used-h.letters;this.
drawn.add(h,n)||(u.drop(n),this.edges.drop(n))}isVisible({frame:{cos:h,sin:u},size:n},f,g,S){const z=S-O*n,{width:Y,height:W}=this,$=f*h-z*u,X=f*u+z*h,J=$+(g-f)*
h,tt=X+(g-f)*u;return($>=0||J>=0)&&(X>=0||tt>=0)&&($<=Y||J<=Y)&&(X<=W||tt<=W)}}const O=.3}),89420:((Z,G,M)=>{M.d(G,{F:()=>A,l:()=>I});var N=M(4186);class A{style;start;baseline;order;letters;text="";end;mayTurn=!0;spaceBefore=!1;spaceAfter=!1;constructor(o,x,y,P,v){
this.style=o,this.start=x,this.baseline=y,this.order=P,this.letters=v,this.end=x}get top(){const{font:o,frame:x,size:y}=this.style;return this.baseline-(x.vertical?
.5:o.ascent)*y}get bottom(){const{font:o,frame:x,size:y}=this.style;return this.baseline+(x.vertical?.5:-o.descent)*y}get box(){return(0,N.L)(this.style.frame,Math.
min(this.start,this.end),Math.max(this.start,this.end),this.top,this.bottom)}}const w=512;class I{values;used=0;constructor(o){this.values=new Float64Array(2*Math.
max(o,w))}get count(){return this.used/2}add(o,x){if(this.used+2>this.values.length){const y=new Float64Array(this.values.length*2);y.set(this.values),this.values=
y}this.values[this.used++]=o,this.values[this.used++]=x}drop(o){this.used-=2*o}isOneGlyph(o,x){const y=2*(o.letters+x);return this.values[y]===this.values[y+2]&&
this.values[y+1]===this.values[y+3]}box(o,x,y){let P=1/0,v=-1/0;for(let L=2*(o.letters+x);L<2*(o.letters+y);L++){const R=this.values[L];R<P&&(P=R),R>v&&(v=R)}return(0,N.
L)(o.style.frame,P,v,o.top,o.bottom)}}}),27077:((Z,G,M)=>{M.d(G,{Yz:()=>I,k6:()=>A,p9:()=>l,y:()=>w,zd:()=>N});function N(o){for(;;){const{done:x,value:y}=o.next();
if(x)return y}}async function A(o,x){for(;;){const{done:y,value:P}=o.next();if(y)return P;const v=x.step(P);v&&await v}}const w=1e3,I=3e5;function*l(o,x){if(o.length<=
w)return[...o].sort(x);let y=[];for(let P=0;P<o.length;P+=w){for(const v of o.slice(P,P+w).sort(x))y.push(v);yield I}for(let P=w;P<y.length;P*=2){const v=[];for(let L=0;L<
y.length;L+=2*P){const R=Math.min(L+P,y.length),B=Math.min(R+P,y.length);for(let D=L,d=R;D<R||d<B;){const i=d===B||D<R&&x(y[D],y[d])<=0;v.push(i?y[D++]:y[d++]),
v.length%w===0&&(yield I)}}y=v}return y}}),81313:((Z,G,M)=>{M.d(G,{d:()=>A,f:()=>L});const N=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/,
A=i=>N.test(i),w=0,I=1,l=2,o=3,x=4,y=new RegExp("\\p{L}","u"),P=new RegExp("\\p{Nd}","u");function v(i){return P.test(i)?o:N.test(i)?l:y.test(i)?I:/^[.,:/%+\-\u066b\u066c]$/.
test(i)?x:w}function L(i,m){const E=i.map(v),T=E.filter(r=>r===l).length,c=m.includes(!0);if(T===0)return c?R(m):void 0;const s=E.filter(r=>r===I).length,t=T>=s||
c,e=i.map((r,a)=>a);t&&e.reverse(),B(E,t);const p=r=>t?E[r]!==l:E[r]!==I;for(let r=0,a;r<e.length;r=a){for(a=r+1;a<e.length&&p(e[a])===p(e[r]);)a++;p(e[r])&&(d(
e,r,a),t||D(e,E,r,a))}return e}function R(i){const m=i.map((E,T)=>T);for(let E=0,T;E<m.length;E=T){for(T=E+1;T<m.length&&i[T]===i[E];)T++;i[E]&&d(m,E,T)}return m}
function B(i,m){for(let c=0;c<i.length;c++)if(i[c]===x){const s=i[c-1]===o&&i[c+1]===o;i[c]=s?o:w}const E=m?l:I,T=c=>c===void 0?E:c===o?m?l:I:c;for(let c=0,s;c<
i.length;c=s){if(s=c+1,i[c]!==w)continue;for(;s<i.length&&i[s]===w;)s++;const t=T(i[c-1]),e=T(i[s]);i.fill(t===e?t:E,c,s)}if(!m){for(let c=0;c<i.length;c++)if(i[c]===
o){let s=c;for(;i[s]===o;)s++;(i[c-1]!==l||i[s]!==l)&&i.fill(I,c,s),c=s}}}function D(i,m,E,T){for(let c=E,s;c<T;c=s)if(s=c+1,m[i[c]]===o){for(;s<T&&m[i[s]]===o;)
s++;d(i,c,s)}}function d(i,m,E){for(let T=m,c=E-1;T<c;T++,c--)[i[T],i[c]]=[i[c],i[T]]}}),5609:((Z,G,M)=>{M.d(G,{N1:()=>y,Px:()=>x,_I:()=>v,eB:()=>P,ub:()=>L});var N=M(
27077);const A=.3,w=.5,I=1.75,l=1.25,o=3,x=500;class y{segments;start;end;top;bottom;constructor(d){this.segments=[d],{start:this.start,end:this.end,top:this.top,
bottom:this.bottom}=d}get frame(){return this.segments[0].frame}get baseline(){return this.segments[0].baseline}get size(){return this.segments[0].size}add(d){this.
segments.push(d),this.start=Math.min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.
bottom)}}class P{element;lines;start;end;top;bottom;constructor(d){this.lines=[d],{start:this.start,end:this.end,top:this.top,bottom:this.bottom}=d}static of(d,i){
const m=new P(d[0]);for(let E=1;E<d.length;E++)m.add(d[E]);return m.element=i,m}get frame(){return this.lines[0].frame}add(d){this.lines.push(d),this.start=Math.
min(this.start,d.start),this.end=Math.max(this.end,d.end),this.top=Math.min(this.top,d.top),this.bottom=Math.max(this.bottom,d.bottom)}}function*v(D){const d=[];
let i;for(let m=0;m<D.length;m++){const E=D[m];m%N.y===N.y-1&&(yield N.Yz);const T=i?Math.min(i.size,E.size):0;i?.frame===E.frame&&i.segments.length<x&&Math.abs(
i.baseline-E.baseline)<A*T&&E.start>i.end-w*T?i.add(E):d.push(i=new y(E))}return d}function*L(D){const d=[];let i;for(let m=0;m<D.length;m++){const E=D[m];m%N.y===
N.y-1&&(yield N.Yz),i&&B(i,E)?i.add(E):(i&&R(d),d.push(i=new P(E)))}return i&&R(d),d}function R(D){const d=D.at(-2),i=D.at(-1);if(!(!d||i.lines.length<o||d.lines.
length>=i.lines.length||!B(i,d.lines[0]))){D.splice(-2,1);for(const m of d.lines)i.add(m)}}function B(D,d){const i=D.lines.at(-1);if(i.frame!==d.frame)return!1;
const m=Math.max(i.size,d.size),E=d.baseline-i.baseline;return E<A*m||E>I*m||m>l*Math.min(i.size,d.size)?!1:d.start<D.end&&d.end>D.start}}),93266:((Z,G,M)=>{M.d(
G,{D:()=>o,x:()=>l});var N=M(27077);const A=2,w=1e3,I=3;function*l(P){const v=yield*x(P.filter(({isVertical:d})=>!d)),L=yield*x(P.filter(({isVertical:d})=>d));if(v.
length<I||L.length<I||v.length+L.length>w)return[];const R=[...v.keys(),...L.keys()].map((d,i)=>i),B=d=>{let i=d;for(;R[i]!==i;)i=R[i]=R[R[i]];return i};for(const[
d,i]of v.entries()){yield N.Yz;for(const[m,E]of L.entries())o(i,E.at)&&o(E,i.at)&&(R[B(v.length+m)]=B(d))}const D=new Map;for(const[d,i]of[...v,...L].entries()){
const m=D.get(B(d))??{rows:[],columns:[]};D.set(B(d),m),(i.isVertical?m.columns:m.rows).push(i)}return[...D.values()].flatMap(({rows:d,columns:i})=>{const[m,E]=[
y(i),y(d)];return m.length<I||E.length<I?[]:[{rows:d,columns:i,xs:m,ys:E}]})}const o=({from:P,to:v},L)=>P-A<=L&&L<=v+A;function*x(P){const v=yield*(0,N.p9)(P,(R,B)=>R.
at-B.at||R.from-B.from),L=[];for(let R=0,B;R<v.length;R=B){const{at:D,isVertical:d}=v[R];for(B=R+1;B<v.length&&v[B].at-D<A;)B++;if(L.length>w)return L;R%N.y===N.
y-1&&(yield N.Yz);const i=yield*(0,N.p9)(v.slice(R,B),(E,T)=>E.from-T.from);let m;for(const E of i)m&&E.from<=m.to+A?m.to=Math.max(m.to,E.to):(m&&L.push({isVertical:d,
at:D,...m}),m={from:E.from,to:E.to});m&&L.push({isVertical:d,at:D,...m})}return L}function y(P){const v=[];for(const{at:L}of P)(v.length===0||L-v.at(-1)>=A)&&v.
push(L);return v}}),77211:((Z,G,M)=>{M.d(G,{Z:()=>L,x:()=>D});var N=M(62897),A=M(61520),w=M(27077),I=M(5609),l=M(99182),o=M(24713);const x=.4,y=20,P=1e3,v=/\u00ad$/;
function*L(E,T){const c=new Map;for(const e of yield*(0,o.q9)(E)){const p=c.get(e.frame);p?p.push(e):c.set(e.frame,[e])}const s=[...c.values()].sort((e,p)=>R(p)-
R(e)),t=[];for(const e of s)t.push(yield*B(e,T));return t.join(`
`)}const R=E=>E.reduce((T,{characters:c})=>T+c,0);function*B(E,T){const c=yield*i(E),s=(0,N.Y)(E.map(({start:a})=>a)),t=yield*d(E),e=(yield*m(t.slice(1).map((a,O)=>a.
baseline-t[O].baseline)))||1;let p="",r=0;for(const[a,O]of t.entries()){const _=a===0?1:Math.round((O.baseline-t[a-1].baseline)/e);p+=`
`.repeat(a===0?0:Math.min(Math.max(_,1),y));let h="";for(const u of O.segments){const n=Math.min(Math.round((u.start-s)/c),P),f=D(u,T).replace(v,"");h=h.padEnd(
Math.max(n,h===""?0:h.length+1))+f,r+=u.fragments.length,!(r<w.y)&&(r=0,yield w.Yz)}p+=h}return`${p}
`}function D(E,T){const c=new A.q(T);return(0,l.TJ)(c,E,T),c.text}function*d(E){const T=yield*(0,w.p9)(E,(s,t)=>s.baseline-t.baseline||s.start-t.start),c=[];for(const[
s,t]of T.entries()){s%w.y===w.y-1&&(yield w.Yz);const e=c.at(-1);e&&e.segments.length<I.Px&&t.baseline-e.baseline<x*Math.min(t.size,e.size)?e.add(t):c.push(new I.
N1(t))}for(const{segments:s}of c)s.sort((t,e)=>t.start-e.start);return c}function*i(E){const T=E.map(c=>(c.end-c.start)/Math.max(c.characters,1)).filter(c=>c>0);
return(yield*m(T))||1}function*m(E){const T=yield*(0,w.p9)(E,(c,s)=>c-s);return T[T.length>>1]??0}}),99182:((Z,G,M)=>{M.d(G,{gB:()=>$,NQ:()=>S,td:()=>W,TJ:()=>ut,
dV:()=>Y});var N=M(61520),A=M(27077),w=M(81313),I=M(5609),l=M(62897);const o=4,x=8,y=4,P=.7,v=2.5,L=.8,R=1e6;function B(b){return D(b,x,{left:R})}function*D(b,U,F){
if(U===1)return[...b];const C=[];let H=0;for(let V=0,j;V<b.length;V=j){const k=b[V].segments.length>1&&F.left>0?yield*i(b,V,F):void 0;if(++H%A.y===0&&(yield A.Yz),
j=k?.to??V+1,!k)C.push(b[V]);else{for(const Q of k.left)C.push(Q);for(const Q of yield*D(k.right,U-1,F))C.push(Q)}}return C}const d=200;function*i(b,U,F){const[
C,H]=b[U].segments,V=C.size;let j=C.end,K=H.start;const k=[],Q=[];let q=U;for(;q<b.length;q++){const ot=b[q];F.left-=ot.segments.length,(q-U)%d===d-1&&(yield A.
Yz);const dt=q===U?0:ot.baseline-b[q-1].baseline;if(ot.frame!==C.frame||dt<0||dt>v*V)break;const ft=ot.segments.filter(ht=>ht.start<j),lt=ot.segments.slice(ft.length),
gt=(0,l.K)(ft.map(ht=>ht.end),j),mt=(0,l.Y)(lt.map(ht=>ht.start),K);if(mt-gt<L*V||ft.length>1)break;[j,K]=[gt,mt],k.push(...ft),lt.length>0&&Q.push(lt)}const st=Q.
map(([ot])=>ot);if(!(k.length<o||Q.length<o||!E(k)||!E(st)))return{left:k.map(ot=>new I.N1(ot)),right:Q.map(m),to:q}}function m([b,...U]){const F=new I.N1(b);for(const C of U)
F.add(C);return F}function E(b){const U=b.reduce((V,{fragments:j})=>V+j.length,0),F=(0,l.Y)(b.map(V=>V.start)),C=(0,l.K)(b.map(V=>V.end))-F,H=b.reduce((V,j)=>V+
j.end-j.start,0);return U>=y*b.length&&H>=P*C*b.length}var T=M(93266);const c=300,s=5,t=.6,e=5,p=3;function*r(b){return b.length<3||b.length>c||!_(b)?b:yield*h(
b)}function a(b,U){return b.frame!==U.frame||b.bottom>U.top+(U.bottom-U.top)/4?!1:Math.min(b.end,U.end)-Math.max(b.start,U.start)>0}const O=({lines:b})=>b.reduce(
(U,{segments:F})=>U+F.reduce((C,{fragments:H})=>C+H.length,0),0);function _(b){let U=0,F=0,C;for(const H of b)O(H)<e||(C&&a(C,H)?U++:C&&a(H,C)&&C.top-H.bottom<p*
C.lines[0].size&&F++,C=H);return F>=s&&F>t*(U+F)}function*h(b){const U=b.length,F=new Int32Array(U),C=b.map(()=>[]);for(let j=0;j<U;j++){yield A.Yz;for(let K=0;K<
U;K++)j!==K&&u(b,j,K)&&(C[j].push(K),F[K]++)}const H=new Set(b.keys()),V=[];for(;H.size>0;){let j=-1;for(const K of H)(j<0||F[K]<F[j])&&(j=K);H.delete(j),V.push(
b[j]);for(const K of C[j])F[K]--}return V}function u(b,U,F){const C=b[U],H=b[F];if(C.frame!==H.frame)return!1;if(a(C,H))return!0;if(C.end>H.start+1)return!1;const V=Math.
min(C.top,H.top),j=Math.max(C.bottom,H.bottom);return!b.some(K=>K!==C&&K!==H&&K.frame===C.frame&&K.top<j&&K.bottom>V&&K.start<C.end&&K.end>H.start)}var n=M(75449),
f=M(24713),g=M(39955);function*S(b,U,F=[]){if(U&&(0,g.P$)(b,U))return yield*(0,g.$A)(b,U);const{tables:C,outside:H}=yield*(0,n.N)(b,yield*(0,T.x)(F)),V=yield*(0,f.
q9)(H),j=yield*B(yield*(0,I._I)(V)),K=yield*(0,I.ub)(j);for(const k of C){const Q=K.findIndex(q=>z(q)>z(k));K.splice(Q<0?K.length:Q,0,k)}return yield*r(K)}const z=({
lines:b})=>b[0].segments[0].fragments[0].order,Y=(b,U)=>X(b,U,ct),W=(b,U)=>X(b,U),$=(b,U)=>X([{lines:b,element:void 0}],U,ct);function*X(b,U,F){const C=new N.q(
U);let H=0;for(let V=0;V<b.length;V++){const j=b[V];V>0&&!tt(j,b[V-1])&&C.space(`
`);for(const K of j.lines){F?.(C,K);for(let k=0;k<K.segments.length;k++){const Q=K.segments[k];k>0&&C.space(" "),ut(C,Q,U),H+=Q.fragments.length+Q.characters/J,
!(H<A.y)&&(H=0,C.settle(),yield A.Yz)}C.space(`
`)}F&&yt(C)}return C}const J=8,tt=({element:b},U)=>b!==void 0&&et.has(b.type)&&b.type===U.element?.type,et=new Set(["LI","TR","TOCI"]),it=173,nt=new Set([45,8208,
it]),rt=/[\p{L}\p{M}][-\u2010]\n+$/u,at=/\u00ad\n+$/,pt=/.\n+$/,xt=new RegExp("^\\p{L}","u"),Mt=new RegExp("^\\p{Ll}","u");function ct(b,U){if(!nt.has(b.lastLetter()))
return;const F=b.tail(5),C=U.segments[0].fragments[0].text;!at.test(F)&&!(rt.test(F)&&Mt.test(C))||(b.drop(pt.exec(F)[0].length),xt.test(C)||b.space(`
`))}function yt(b){b.lastLetter()!==it||!at.test(b.tail(2))||(b.drop(2),b.space(`
`))}function ut(b,{fragments:U},F){if(U.some(f.lP)){Et(b,U,F);return}for(let C=0;C<U.length;C++){const H=U[C];C>0&&(0,f.re)(U[C-1],H)&&b.space(" "),b.add(H)}}function Et(b,U,F){
const C=[];for(const[K,k]of U.entries()){K>0&&(0,f.re)(U[K-1],k)&&C.push({text:" ",from:0,to:0});const{text:Q}=k;for(let q=0,st;q<Q.length;q=st){for(st=q+1;st<Q.
length&&F.isOneGlyph(k,st-1);)st++;C.push({text:Q.slice(q,st),fragment:k,from:q,to:st})}}const H=C.map(({text:K})=>K),V=K=>C[K]?.fragment?.style.marks.isReversed??
!1,j=C.map(({fragment:K},k)=>V(k)||!K&&V(k-1)&&V(k+1));for(const K of(0,w.f)(H,j)??H.keys()){const{text:k,fragment:Q,from:q,to:st}=C[K];Q?b.add(Q,q,st):b.space(
k)}}}),75449:((Z,G,M)=>{M.d(G,{N:()=>R,_:()=>L});var N=M(27077),A=M(5609),w=M(93266),I=M(24713);const l=100,o=2e4,x=1/2,y=1/20,P=1,v=2e4;class L extends A.eB{rows;constructor(c){
const[s,...t]=c.flat(2);super(s),this.rows=c;for(const e of t)this.add(e)}}function*R(T,c){const s=[];let t=T;for(const e of c){if(e.xs.length-1>l||(e.xs.length-
1)*(e.ys.length-1)>o)continue;const{cells:p,others:r}=yield*B(t,e),a=yield*E(p,e);a&&(s.push(a),t=r)}return{tables:s,outside:t}}function*B(T,c){const{rows:s,columns:t,
xs:e,ys:p}=c,r=new Map,a=[];let O=0,_=0;for(const u of T){const{frame:n}=u.style,f=(u.start+u.end)/2,g=(u.top+u.bottom)/2,S=f>e[0]&&f<e.at(-1)&&g>p[0]&&g<p.at(-1),
z=n.cos===1&&n.sin===0&&!n.vertical,Y=S&&z?D(c,f,g):void 0;if(!Y)a.push(u);else{const W=r.get(Y.first)??{...Y,fragments:[]};r.set(Y.first,W),W.fragments.push(u),
(W.last!==Y.last||t.some($=>i(u,$,g)))&&O++}_+=S?s.length+t.length:1,!(_<v)&&(_=0,yield N.Yz)}const h=T.length-a.length;return O>y*h?{cells:new Map,others:[...T]}:
{cells:r,others:a}}function D({rows:T,columns:c,xs:s,ys:t},e,p){const[r,a]=d(c,e,p),[O,_]=d(T,p,e);if(!r||!a||!O||!_)return;const h=(u,n)=>m(t,u.at)*s.length+m(
s,n.at);return{first:h(O,r),last:h(_,a)}}function d(T,c,s){let t;for(const e of T)if((0,w.D)(e,s)){if(e.at>c)return[t,e];t=e}return[t,void 0]}const i=({start:T,
end:c},s,t)=>s.at>T+P&&s.at<c-P&&(0,w.D)(s,t);function m(T,c){let s=0;for(;s+1<T.length&&T[s+1]<=c;)s++;return s}function*E(T,{xs:c,ys:s}){const[t,e]=[c.length-
1,s.length-1];if(T.size<=x*t*e)return;const p=[];for(let O=0;O<e;O++){const _=[];for(let h=0;h<t;h++){const u=T.get(O*c.length+h);_.push(u?yield*(0,A._I)(yield*(0,I.
q9)(u.fragments)):[])}p.push(_)}const r=p.filter(O=>O.some(_=>_.length>0)),a=Array.from({length:t},(O,_)=>_).filter(O=>r.some(_=>_[O].length>0));return r.length<
2||a.length<2?void 0:new L(r.map(O=>a.map(_=>O[_])))}}),24713:((Z,G,M)=>{M.d(G,{lP:()=>D,q9:()=>B,re:()=>c});var N=M(98689),A=M(27077),w=M(81313);const I=1.6,l=.5,
o=.15,x=.6,y=.6,P=.35,v=.02,L=5e3;class R{fragments;start;end;baseline;size;top;bottom;characters;constructor(t){this.fragments=[t],this.start=Math.min(t.start,
t.end),this.end=Math.max(t.start,t.end),this.baseline=t.baseline,this.size=t.style.size,this.top=t.top,this.bottom=t.bottom,this.characters=t.text.length}get frame(){
return this.fragments[0].style.frame}get order(){return this.fragments[0].order}add(t){const e=this.fragments[this.fragments.length-1];this.fragments.push(t),this.
characters+=t.text.length;const p=Math.min(t.start,t.end),r=Math.max(t.start,t.end);p<this.start&&(this.start=p),r>this.end&&(this.end=r);const{style:a,baseline:O}=t;
a===e.style&&O===e.baseline||(a.size>this.size*1.05&&(this.size=a.size,this.baseline=O),t.top<this.top&&(this.top=t.top),t.bottom>this.bottom&&(this.bottom=t.bottom))}join(t){
for(const e of t.fragments)this.add(e)}sort(){const{fragments:t}=this;for(let e=1;e<t.length;e++)if(t[e].start<t[e-1].start){t.sort((p,r)=>p.start-r.start||p.order-
r.order);return}}}function*B(s){const t=[];let e;for(let a=0;a<s.length;a++){const O=s[a];a%A.y===A.y-1&&(yield A.Yz),e&&d(e,O)?e.add(O):t.push(e=new R(O))}const p=yield*i(
t);let r=0;for(const a of p)a.sort(),r+=a.fragments.length,!(r<A.y)&&(r=0,yield A.Yz);return p}const D=({style:s,text:t,mayTurn:e})=>s.marks.isReversed||e&&(0,w.
d)(t);function d(s,t){const{style:e,start:p,end:r,baseline:a}=t;if(e.frame!==s.frame||s.characters>L)return!1;const O=Math.max(e.size,s.size),_=Math.abs(a-s.baseline);
if(_>x*O)return!1;const h=p-s.end,u=s.start-Math.max(p,r);return _>o*O?h>-l*O&&h<y*O:h>-l*O&&h<I*O||u>-l*O&&u<(D(t)?y:P)*O}function*i(s){if(s.length<2)return[...s];
const t=new Map;for(const{frame:a}of s)t.has(a)||t.set(a,t.size);const e=[];for(let a=0;a<s.length;a++){const O=s[a];a%A.y===A.y-1&&(yield A.Yz),e.push({segment:O,
order:a,frame:t.get(O.frame)})}const p=yield*(0,A.p9)(e,(a,O)=>a.frame-O.frame||a.segment.baseline-O.segment.baseline||a.segment.start-O.segment.start),r=new Set;
for(let a=0;a<p.length;a++){a%A.y===A.y-1&&(yield A.Yz);const{segment:O,frame:_,order:h}=p[a];if(!(r.size>0&&r.has(O)))for(let u=a+1;u<Math.min(p.length,a+m);u++){
const n=p[u],f=Math.min(O.size,n.segment.size);if(n.frame!==_||n.segment.baseline-O.baseline>o*f)break;if(r.has(n.segment)||!E(O,n.segment))continue;const[g,S]=h<
n.order?[O,n.segment]:[n.segment,O];if(g.join(S),r.add(S),S===O)break}}return r.size===0?[...s]:s.filter(a=>!r.has(a))}const m=50;function E(s,t){const e=Math.min(
s.size,t.size);if(s.characters+t.characters>L||Math.max(s.size,t.size)>1.5*e||T(s)||T(t))return!1;const[p,r]=s.start<=t.start?[s,t]:[t,s],a=r.start-p.end;return a>
-v*e&&a<P*e}const T=({fragments:s})=>s.length===1&&s[0].text.length===1;function c(s,t){return t.order===s.order+1&&(s.spaceAfter||t.spaceBefore)?!0:t.start-s.end>
Math.max((0,N.U)(s.style),(0,N.U)(t.style))}}),39955:((Z,G,M)=>{M.d(G,{$A:()=>y,P$:()=>x,VN:()=>o});var N=M(27077),A=M(5609),w=M(24713);const I=.9,l=new Set("Sp\
an Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Em Strong Sub FENote NonStruct Private".split(" "));function o(v){let L;for(let R=v;R;R=
R.parent){if(R.type==="TR")return R;!L&&!l.has(R.type)&&(L=R)}return L?(L.type==="Lbl"||L.type==="LBody")&&L.parent?.type==="LI"?L.parent:L:v}function x(v,L){let R=0,
B=0;for(const D of v)D.style.marks.isArtifact||(R+=D.text.length,L(D)&&(B+=D.text.length));return B>0&&B>=I*R}function*y(v,L){const R=[],B=[];for(let c=0;c<v.length;c++){
const s=v[c];c%N.y===N.y-1&&(yield N.Yz);const t=L(s);t?R.push({fragment:s,leaf:t}):B.push(s)}const D=yield*(0,N.p9)(R,(c,s)=>c.leaf.order-s.leaf.order||c.fragment.
order-s.fragment.order);let d=0;const i=new Map,m=c=>{const{element:s}=D[c].leaf;let t=i.get(s);return t||i.set(s,t=o(s)),t},E=[],T=[];for(let c=0,s;c<D.length;c=
s){const t=m(c);for(s=c+1;s<D.length&&m(s)===t;)s++;const e=D.slice(c,s).map(({fragment:r})=>r);(d+=e.length)>=N.y&&(d=0,yield N.Yz);const p=A.eB.of(yield*(0,A.
_I)(yield*(0,w.q9)(e)),t);if(E.push(p),B.length>0)for(const{order:r}of e)T.push({order:r,block:p})}return B.length===0?E:yield*P(E,T,yield*(0,A.ub)(yield*(0,A._I)(
yield*(0,w.q9)(B))))}function*P(v,L,R){const B=yield*(0,N.p9)(L,(i,m)=>i.order-m.order),D=[],d=new Map;for(const[i,m]of R.entries()){i%N.y===N.y-1&&(yield N.Yz);
const E=m.lines[0].segments[0].order;let T=0;for(let t=B.length;T<t;){const e=T+t>>1;B[e].order<E?T=e+1:t=e}const c=B[T-1]?.block,s=c&&d.get(c);s?s.push(m):c?d.
set(c,[m]):D.push(m)}return[...D,...v.flatMap(i=>[i,...d.get(i)??[]])]}}),18930:((Z,G,M)=>{M.d(G,{X:()=>O});var N=M(42973),A=M(62743),w=M(74135),I=M(6057),l=M(3552),
o=M(61491),x=M(84731),y=M(89420);function P(u,n,f){const g=new Map,S=new Set,{fragments:z,edges:Y}=u,W=[];for(const[X,J]of z.entries()){const tt=n(J),et=tt&&$(tt.
element);if(!et){W.push(J);continue}if(S.has(et)||et.firstPage!==f)continue;S.add(et);const it=(0,x.uH)(et.actualText.trim());if(it==="")continue;const nt=new y.
F(J.style,J.start,J.baseline,J.order,Y.count);nt.text=it,nt.end=v(z,X,rt=>{const at=n(rt);return at!==void 0&&$(at.element)===et});for(let rt=0;rt<it.length;rt++)
Y.add(nt.start,nt.end);W.push(nt)}return W;function $(X){if(g.has(X))return g.get(X);let J;for(const tt of(0,o.Hy)(X))tt.actualText!==void 0&&(J=tt);return g.set(
X,J),J}}function v(u,n,f){const g=u[n];let{end:S}=g;for(let z=n+1;z<u.length;z++){const Y=u[z];if(Y.baseline!==g.baseline||Y.style.frame!==g.style.frame||!f(Y))
break;S=Math.max(S,Y.end)}return S}var L=M(98689),R=M(36211),B=M(5490);const D=3,d=.5,i=4,m=2e4;class E{get rules(){return this.found.length>m?[]:this.found}found=[];path=[];boxes=[];first=[
0,0];last=[0,0];takes(n,{matrix:f},g,S){const z=R.lJ.get(n.operator);z?this.paints(z,S):this.found.length<=m&&this.path.length+this.boxes.length<=m&&this.extends(
n,f)}extends(n,f){const g=(0,B.M)(n);switch(n.operator){case"re":{const[S=NaN,z=NaN,Y=NaN,W=NaN]=g,$=(0,w.zl)(f,[S,z,S+Y,z+W]);$.every(Number.isFinite)&&this.boxes.
push($);return}case"m":this.first=this.last=(0,w.Gd)(f,g[0],g[1]);return;case"l":this.line((0,w.Gd)(f,g[0],g[1]));return;case"c":case"v":case"y":this.last=(0,w.
Gd)(f,g.at(-2),g.at(-1));return;case"h":this.line(this.first)}}line(n){this.path.push([this.last,n]),this.last=n}paints({fill:n,strokes:f,closes:g},S){if(g&&this.
line(this.first),!S&&f){for(const[[z,Y],[W,$]]of this.path)this.add(z,Y,W,$,d);for(const[z,Y,W,$]of this.boxes)this.around(z,Y,W,$)}if(!S&&n)for(const[z,Y,W,$]of[
...this.boxes,...this.outline()])this.add(z,Y,W,$,D);this.path=[],this.boxes=[]}outline(){return this.path.length<3||this.path.length>5?[]:[(0,w.$L)(this.path.flat())]}around(n,f,g,S){
if(g-n<=D||S-f<=D){this.add(n,f,g,S,D);return}for(const z of[f,S])this.add(n,z,g,z,d);for(const z of[n,g])this.add(z,f,z,S,d)}add(n,f,g,S,z){const[Y,W]=[Math.abs(
g-n),Math.abs(S-f)];if(!(Math.min(Y,W)<=z&&Math.max(Y,W)>=i))return;const $=W>Y;this.found.push($?{isVertical:$,at:(n+g)/2,from:Math.min(f,S),to:Math.max(f,S)}:
{isVertical:$,at:(f+S)/2,from:Math.min(n,g),to:Math.max(n,g)})}}var T=M(27077),c=M(77211),s=M(99182);const t=200,e=2e4;class p{index;found;characters;unreadable;ordered;reading;constructor(n,f){
this.index=n,this.found=f,this.characters=f.characters,this.unreadable=f.unreadable}get blocks(){return this.ordered??=(0,T.zd)((0,s.NQ)(this.found.fragments,this.
found.leafOf,this.found.rules))}get flow(){return this.reading??=(0,T.zd)((0,s.dV)(this.blocks,this.found.edges))}async prepare(n){const{fragments:f,leafOf:g,edges:S,
rules:z}=this.found;f.length<t&&this.characters<e||(this.ordered=await(0,T.k6)((0,s.NQ)(f,g,z),n),this.reading=await(0,T.k6)((0,s.dV)(this.ordered,S),n))}*layout(n){
return n==="reading"?this.flow.text:yield*(0,c.Z)(this.found.fragments,this.found.edges)}*words(){const n=yield*(0,s.td)(this.blocks,this.found.edges),f=[];for(const{
0:g,index:S}of n.text.matchAll(/\S+/g)){const z=n.box(S,S+g.length);z&&f.push({text:g,...z}),f.length%T.y===T.y-1&&(yield T.Yz)}return f}}const r=200,a=2e4;class O{document;findsRules;contents;tags;characters=0;expected=0;constructor(n,f=!1){
this.document=n,this.findsRules=f,this.contents=new l.i(n)}async page(n){const{document:f}=this,g=(0,I.iw)(f,n),{width:S,height:z}=(0,w.iN)(g),Y={width:S*g.userUnit,
height:z*g.userUnit},W=new L.g(Y.width,Y.height,this.expected),$=this.findsRules?new E:void 0;await this.contents.read(n,W,$),W.finish(),this.expected=Math.min(
W.characters+r,a);const X=f.pages.number(n);this.tags??=(0,o.g$)(f);const J=await this.tags,tt=J?.hasPage(X)?_(J,X):void 0,et=tt&&J?.hasTexts?P(W,tt,X):W.fragments,
it=h(et);this.count(it.characters);const nt=new p(n,{fragments:et,edges:W.edges,...it,leafOf:tt,rules:$?.rules,...Y});return await nt.prepare(f.job.pace),nt}count(n){
this.characters+=n;const f=this.document.job.limits.characters;if(this.characters>f)throw(0,N.F)("characters",`The pages have more than ${f} characters`,"Split \
it, or ask for fewer pages")}}function _(u,n){let f,g;return({style:{marks:S}})=>(S!==f&&(f=S,g=S.id<0?void 0:u.leaf(n,S.stream,S.id)),g)}function h(u){let n=0,
f=0;for(const{text:g}of u){n+=g.length;for(let S=g.indexOf(A.m);S>=0;S=g.indexOf(A.m,S+1))f++}return{characters:n,unreadable:f}}})};
