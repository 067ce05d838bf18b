"use strict";exports.id=1282,exports.ids=[1282],exports.modules={36211:((P,N,_)=>{_.d(N,{Rl:()=>A,ep:()=>M,lJ:()=>u,we:()=>y});var e=_(85008);const S={0:"b B b* B* BI BT BX \
EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'r\
g RG "',4:"k K re v y",6:"c cm d1 Tm"},y=Object.values(S).flatMap(w=>w.split(" ")),A=new Set(["m","l","c","v","y","h","re"]),u=new Map([["n",{}],["f",{fill:"non\
zero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",
strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),v=255,m=new Uint8Array(65536).fill(v),D=new Map;for(const[
w,t]of Object.entries(S))for(const r of t.split(" "))r.length<=2?m[(0,e.$N)(r)]=Number(w):D.set((0,e.$N)(r),Number(w));function M(w){if(w>=m.length)return D.get(
w);const t=m[w];return t===v?void 0:t}}),37709:((P,N,_)=>{_.d(N,{B:()=>h,K:()=>l});var e=_(78157),S=_(45798),y=_(82416),A=_(36211),u=_(85008);const v=64,m=100,D=16*
1024*1024,M=["true","false","null"],w=new Map,t=new Array(16384).fill(void 0),r=a=>a&127|a>>1&16256,s=-32640;for(const a of A.we){const n=(0,u.$N)(a);w.set(n,a),
(n&s)===0&&(t[r(n)]=a)}class h{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(v);starts=new Int32Array(v);ends=new Int32Array(
v);depth=0;outermost=u.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(n){this.content=n,this.tokens=new u.oz(n)}next(){return this.advance(1/0)}advance(n){
const{tokens:O}=this;for(this.isGiven&&this.forget();O.end<n;){const p=O.next();switch(p){case u.Kp:return this.end=O.end,this.dataStart>=0&&this.give("BI");case u.
QR:if(this.depth===0&&this.keyword())return!0;break;case u.pQ:case u.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=
p,this.opened=O.start;break;case u.OG:case u.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case u.Ho:this.dataStart=O.start,this.
dataEnd=O.end;break;default:this.depth===0&&this.add(p,O.start)}}return this.end=O.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.
dataEnd=-1}keyword(){const{tokens:n}=this,{code:O}=n,p=(O&s)===0?t[r(O)]:w.get(O);if(p===void 0&&M.some(I=>I.length===n.end-n.start&&(0,e.w1)(this.content,n.start,
I)))this.add(u.QR,n.start);else if(p==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(p==="EI")return this.give("BI")}else return this.give(p??"");return!1}give(n){
return this.operator=n,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(n,O){const{count:p}=this;p!==v&&(this.kinds[p]=n,this.starts[p]=O,this.ends[p]=
this.tokens.end,this.count=p+1)}kind(n){return n>=0&&n<this.count?this.kinds[n]:u.Kp}startOf(n){return this.starts[n]}endOf(n){return this.ends[n]}number(n){return this.
kind(n)===u.uk?(0,y.kz)(this.content,this.starts[n],this.ends[n]):NaN}name(n){return this.kind(n)===u.o_?(0,y.MQ)(this.content,this.starts[n]+1,this.ends[n]):void 0}string(n){
const O=this.kind(n);return O===u.An||O===u.Cd?(0,y.E3)(this.content,this.starts[n],this.ends[n]):void 0}value(n){return this.kind(n)===u.Kp||this.deepest>m?null:
new S.i(this.content,this.starts[n],this.ends[n],m,void 0,D).value()}inside(n){return new u.oz(this.content,this.starts[n]+1,this.ends[n]-1)}}const d=32768,E=6;
async function l(a,n,O){const p=new h(a);for(;p.end<a.length;){const{end:I}=p;for(;p.advance(I+d);){const C=O(p);C&&await C}const k=n.step(E*(p.end-I));k&&await k}}}),
85008:((P,N,_)=>{_.d(N,{$N:()=>O,An:()=>u,Cd:()=>v,Ho:()=>r,Kp:()=>S,OG:()=>M,QR:()=>m,ZT:()=>t,jq:()=>R,o_:()=>A,oz:()=>k,pQ:()=>D,q$:()=>w,uk:()=>y});var e=_(
78157);const S=0,y=1,A=2,u=3,v=4,m=5,D=6,M=7,w=8,t=9,r=10,s=0,h=11,d=12,E=13,l=new Uint8Array(256).fill(m),a=new Uint8Array(256);for(let f=0;f<256;f++)e.Kl[f]!==
e.N9&&(l[f]=s);for(const f of[e.b9,e.N5,e.fX])a[f]=1;for(let f=e.l0;f<=e.ev;f++)a[f]=1;for(let f=0;f<256;f++)a[f]&&(l[f]=y);l[e.cL]=A,l[e.Cx]=u,l[e.iH]=d,l[e.vz]=
E,l[e.WL]=D,l[e.wt]=M,l[e.IQ]=h;const n=3,O=f=>[...f].reduce((g,c,o)=>g|c.charCodeAt(0)<<8*o,0),p=O("BI"),I=O("ID");class k{content;to;kind=S;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(g,c=0,o=g.
length){this.content=g,this.to=o,this.start=this.end=c}next(g=!1){const{content:c,to:o}=this;if(this.atData)return this.imageData();let i=this.end;for(;i<o;){const T=i,
b=l[c[i++]];switch(b){case s:continue;case y:for(;i<o&&a[c[i]]===1;)i++;if(g){this.passed++;continue}return this.found(y,T,i);case m:for(;i<o&&e.Kl[c[i]]===e.N9;)
i++;return i-T===2&&this.followImage(c[T]|c[T+1]<<8),this.found(m,T,i);case A:for(;i<o&&e.Kl[c[i]]===e.N9;)i++;if(g){this.passed++;continue}return this.found(A,
T,i);case u:return i=(0,e.t9)(c,T,o),this.isCut=i===o&&R(c,T,o)>0,this.found(u,T,i);case d:return i<o&&c[i]===e.iH?this.found(w,T,i+1):(i=(0,e.$k)(c,i,o),this.isCut=
c[i-1]!==e.vz,this.found(v,T,i));case E:if(i<o&&c[i]===e.vz)return this.found(t,T,i+1);continue;case h:i=(0,e.D)(c,i,o);continue;default:return this.found(b,T,i)}}
return this.found(S,o,o)}found(g,c,o){return this.kind=g,this.start=c,this.end=o,g}get code(){const{content:g,start:c,end:o}=this,i=o-c;return i>n?0:g[c]|(i>1?g[c+
1]<<8:0)|(i>2?g[c+2]<<16:0)}followImage(g){this.atData=this.inImage&&g===I,this.inImage=g===p||this.inImage&&!this.atData}imageData(){const{content:g,to:c}=this;
this.atData=!1;const o=Math.min(this.end+1,c),i=B(g,o,c);return this.isCut=i<0,this.found(r,o,i<0?c:i)}}const C=12;function B(f,g,c){for(let o=g;o+1<c;o++){if(f[o]!==
e.HV||f[o+1]!==e.tw||o>g&&e.Kl[f[o-1]]!==e.t6)continue;const i=o+2;if(!(i<c&&e.Kl[f[i]]===e.N9)&&K(f,i,Math.min(i+C,c)))return Math.max(o-1,g)}return-1}function K(f,g,c){
for(let o=g;o<c;o++){const i=f[o];if((i<e.Z4||i>e.du)&&e.Kl[i]!==e.t6)return!1}return!0}function R(f,g,c=f.length){let o=0;for(let i=g;i<c;i++){const T=f[i];T===
e.r_?i++:T===e.Cx?o++:T===e.s1&&o--}return o}}),36502:((P,N,_)=>{_.d(N,{z:()=>D});var e=_(45599);const S={View:"ViewState",Print:"PrintState"};class y{document;categories={
View:new Map,Print:new Map};intents;constructor(t,r){this.document=t,this.intents=this.intentsOf(r);for(const s of t.array(r?.get("AS"))??[]){const h=t.dict(s),
d=t.resolve(h?.get("Event"));if(!h||!((0,e.Eo)(d,"View")||(0,e.Eo)(d,"Print")))continue;const E=A(t,h.get("Category")),l=this.categories[d.text];for(const a of t.
array(h.get("OCGs"))??[]){if(!(0,e.i9)(a))continue;const n=l.get(a.number)??new Set;for(const O of E)n.add(O);l.set(a.number,n)}}}isAlwaysOn(t){const{intents:r}=this;
if(r.has("All"))return!1;const s=this.intentsOf(this.document.dict(new e.oS(t)));return!s.has("All")&&![...s].some(h=>r.has(h))}stateOf(t,r){const s=this.categories[r].
get(t);if(!s)return;const h=this.document.dict(this.document.dict(new e.oS(t))?.get("Usage"));let d;for(const E of s){const l=S[E],a=l===void 0?null:this.document.
resolve(this.document.dict(h?.get(E))?.get(l));if((0,e.Eo)(a,"OFF"))return!1;(0,e.Eo)(a,"ON")&&(d=!0)}return d}intentsOf(t){const r=A(this.document,t?.get("Inte\
nt"));return new Set(r.length>0?r:["View"])}}function A(w,t){return(w.array(t)??[t??null]).map(s=>w.resolve(s)).flatMap(s=>s instanceof e.SX?[s.text]:[])}const u=32;
function v(w,t,r){const s=new Map,h=(d,E)=>{const l=s.get(d);if(l!==void 0)return l;s.set(d,!0);const a=w.resolve(d[0]),n=I=>{const k=w.resolve(I);return(0,e.cy)(
k)?E>0?h(k,E-1):!0:!(0,e.i9)(I)||r(I.number)},O=d.slice(1),p=m(a instanceof e.SX?a.text:"",O,n);return s.set(d,p),p};return h(t,u)}function m(w,t,r){switch(w){case"\
And":return t.every(r);case"Or":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class D{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,e.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const s of t.array(
r?.get("OFF"))??[])(0,e.i9)(s)&&this.off.add(s.number);for(const s of t.array(r?.get("ON"))??[])(0,e.i9)(s)&&this.on.add(s.number);this.usages=new y(t,r),this.viewed=
M(s=>this.usages.isAlwaysOn(s)||(this.usages.stateOf(s,"View")??!this.isGroupOff(s))),this.printed=M(s=>this.usages.stateOf(s,"Print")??this.viewed.states(s))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(s=>!(0,e.i9)(s)||!this.on.has(s.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(s=>(0,e.i9)(s)?[s.number]:
[]))].filter(s=>!this.viewed.states(s)&&!this.printed.states(s))}shows(t,{states:r,memberships:s}){const{document:h}=this,d=h.dict(t);if(!d)return!0;if(!(0,e.Eo)(
h.resolve(d.get("Type")),"OCMD"))return!(0,e.i9)(t)||r(t.number);const E=s.get(d);if(E!==void 0)return E;const l=h.resolve(d.get("VE")),a=(0,e.cy)(l)?v(h,l,r):this.
showsByPolicy(d,r);return s.set(d,a),a}showsByPolicy(t,r){const{document:s}=this,h=t.get("OCGs"),d=(s.array(h)??[h]).filter(e.i9);if(d.length===0)return!0;const E=d.
map(({number:a})=>r(a)),l=s.resolve(t.get("P"));switch(l instanceof e.SX?l.text:"AnyOn"){case"AllOn":return E.every(a=>a);case"AnyOff":return!E.every(a=>a);case"\
AllOff":return!E.some(a=>a);default:return E.some(a=>a)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function M(w){const t=new Map;return{
states:s=>{let h=t.get(s);return h===void 0&&t.set(s,h=w(s)),h},memberships:new WeakMap}}})};
