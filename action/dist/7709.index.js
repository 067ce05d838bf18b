"use strict";exports.id=7709,exports.ids=[7709],exports.modules={36211:((U,K,_)=>{_.d(K,{Rl:()=>m,ep:()=>y,lJ:()=>r,we:()=>k});var s=_(85008);const w={0:"b B b* B* BI BT BX \
EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'r\
g RG "',4:"k K re v y",6:"c cm d1 Tm"},k=Object.values(w).flatMap(p=>p.split(" ")),m=new Set(["m","l","c","v","y","h","re"]),r=new Map([["n",{}],["f",{fill:"non\
zero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",
strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),E=255,O=new Uint8Array(65536).fill(E),R=new Map;for(const[
p,N]of Object.entries(w))for(const g of N.split(" "))g.length<=2?O[(0,s.$N)(g)]=Number(p):R.set((0,s.$N)(g),Number(p));function y(p){if(p>=O.length)return R.get(
p);const N=O[p];return N===E?void 0:N}}),37709:((U,K,_)=>{_.d(K,{BT:()=>I,Jo:()=>P,Ko:()=>G,ow:()=>T});var s=_(78157),w=_(45798),k=_(82416),m=_(36211),r=_(85008);
const E=64,O=100,R=16*1024*1024,y=["true","false","null"],p=new Map,N=new Array(16384).fill(void 0),g=f=>f&127|f>>1&16256,v=-32640;for(const f of m.we){const t=(0,r.
$N)(f);p.set(t,f),(t&v)===0&&(N[g(t)]=f)}class I{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(E);starts=new Int32Array(
E);ends=new Int32Array(E);depth=0;outermost=r.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new r.oz(t)}next(){return this.
advance(1/0)}advance(t){const{tokens:i}=this;for(this.isGiven&&this.forget();i.end<t;){const d=i.next(!1,t!==1/0);switch(d){case r.yA:return this.end=i.end,!1;case r.
Kp:return this.end=i.end,this.dataStart>=0&&this.give("BI");case r.QR:if(this.depth===0&&this.keyword())return!0;break;case r.pQ:case r.q$:if(this.depth++>0){this.
depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=d,this.opened=i.start;break;case r.OG:case r.ZT:this.depth>0&&--this.depth===0&&this.add(this.
outermost,this.opened);break;case r.Ho:this.dataStart=i.start,this.dataEnd=i.end;break;default:this.depth===0&&this.add(d,i.start)}}return this.end=i.end,!1}forget(){
this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:i}=t,d=(i&v)===0?N[g(i)]:p.get(i);if(d===void 0&&y.
some(l=>l.length===t.end-t.start&&(0,s.w1)(this.content,t.start,l)))this.add(r.QR,t.start);else if(d==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(d===
"EI")return this.give("BI")}else return this.give(d??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,i){
const{count:d}=this;d!==E&&(this.kinds[d]=t,this.starts[d]=i,this.ends[d]=this.tokens.end,this.count=d+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:r.Kp}get start(){
return this.count>0?this.starts[0]:this.tokens.start}startOf(t){return this.starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===r.uk?(0,k.kz)(
this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===r.o_?(0,k.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const i=this.
kind(t);return i===r.An||i===r.Cd?(0,k.E3)(this.content,this.starts[t],this.ends[t]):void 0}isLong(t){const i=this.kind(t);return(i===r.An||i===r.Cd)&&this.ends[t]-
this.starts[t]>r.rT}value(t){return this.kind(t)===r.Kp||this.deepest>O?null:new w.i(this.content,this.starts[t],this.ends[t],O,void 0,R).value()}inside(t){return new r.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}async function P(f,t,i,d=!1){const l=new r.oz(f);let A=0;for(let D=l.next(d,!0);D!==r.Kp;D=l.next(d,!0)){if(D!==
r.yA){const L=i(l,D);L&&await L}if(l.end-A<C)continue;const b=t.step(B*(l.end-A));A=l.end,b&&await b}}const C=32768,B=6;async function G(f,t,i){const d=new I(f);
for(;d.end<f.length;){const{end:l}=d;for(;d.advance(l+C);){const D=i(d);D&&await D}const A=t.step(B*(d.end-l));A&&await A}}async function T(f,t){for(let i=0,d=0;i<
f.length;){const l=i;if(i=(0,s.j8)(f,i,Math.min(i+C,f.length)),f[i]===s.IQ&&(i=(0,s.D)(f,i,f.length)),i===l)return!1;if(i-d<C)continue;const A=t.step(B*(i-d));d=
i,A&&await A}return!0}}),85008:((U,K,_)=>{_.d(K,{$N:()=>i,An:()=>r,Cd:()=>E,Ho:()=>g,Kp:()=>w,OG:()=>y,QR:()=>O,ZT:()=>N,o_:()=>m,oz:()=>A,pQ:()=>R,q$:()=>p,rT:()=>I,
uk:()=>k,yA:()=>v});var s=_(78157);const w=0,k=1,m=2,r=3,E=4,O=5,R=6,y=7,p=8,N=9,g=10,v=11,I=1<<20,P=0,C=14,B=12,G=13,T=new Uint8Array(256).fill(O),f=new Uint8Array(
256);for(let c=0;c<256;c++)s.Kl[c]!==s.N9&&(T[c]=P);for(const c of[s.b9,s.N5,s.fX])f[c]=1;for(let c=s.l0;c<=s.ev;c++)f[c]=1;for(let c=0;c<256;c++)f[c]&&(T[c]=k);
T[s.cL]=m,T[s.Cx]=r,T[s.iH]=B,T[s.vz]=G,T[s.WL]=R,T[s.wt]=y,T[s.IQ]=C;const t=3,i=c=>[...c].reduce((h,a,n)=>h|a.charCodeAt(0)<<8*n,0),d=i("BI"),l=i("ID");class A{content;to;kind=w;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;open;depth=0;constructor(h,a=0,n=h.
length){this.content=h,this.to=n,this.start=this.end=a}next(h=!1,a=!1){const{content:n,to:o}=this;if(this.atData)return this.imageData();if(this.open!==void 0)return this.
readMore(this.open);let e=this.end;const M=a?Math.min(o,e+I):o;for(;e<M;){const u=e,S=T[n[e++]];switch(S){case P:continue;case k:for(;e<o&&f[n[e]]===1;)e++;if(h){
this.passed++;continue}return this.found(k,u,e);case O:for(;e<o&&s.Kl[n[e]]===s.N9;)e++;return e-u===2&&this.followImage(n[u]|n[u+1]<<8),this.found(O,u,e);case m:
for(;e<o&&s.Kl[n[e]]===s.N9;)e++;if(h){this.passed++;continue}return this.found(m,u,e);case r:return a&&o-u>I&&(0,s.AZ)(n,u,u+I)<0?this.pause(r,u,e):(e=(0,s.t9)(
n,u,o),this.isCut=e===o&&(0,s.jq)(n,u,o)>0,this.found(r,u,e));case B:return e<o&&n[e]===s.iH?this.found(p,u,e+1):a&&o-e>I&&(0,s.$k)(n,e,e+I)===e+I?this.pause(E,
u,e):(e=(0,s.$k)(n,e,o),this.isCut=n[e-1]!==s.vz,this.found(E,u,e));case G:if(e<o&&n[e]===s.vz)return this.found(N,u,e+1);continue;case C:e=(0,s.D)(n,e,o);continue;default:
return this.found(S,u,e)}}return e<o?this.found(v,e,e):this.found(w,o,o)}pause(h,a,n){return this.open=h,this.depth=1,this.found(v,a,n)}readMore(h){const{content:a,
to:n,start:o,end:e}=this;let M=Math.min(e+I,n),u;if(h===r){let S=0;for(;M-S>e&&a[M-S-1]===s.r_;)S++;M<n&&(M-=S%2);const z=(0,s.AZ)(a,e,M,this.depth);this.depth=
z<0?~z:0,u=z<0?M:z}else u=(0,s.$k)(a,e,M),this.depth=a[u-1]===s.vz?0:1;return this.depth>0&&u<n?this.found(v,o,u):(this.open=void 0,this.isCut=this.depth>0,this.
found(h,o,u))}found(h,a,n){return this.kind=h,this.start=a,this.end=n,h}get code(){const{content:h,start:a,end:n}=this,o=n-a;return o>t?0:h[a]|(o>1?h[a+1]<<8:0)|
(o>2?h[a+2]<<16:0)}followImage(h){this.atData=this.inImage&&h===l,this.inImage=h===d||this.inImage&&!this.atData}imageData(){const{content:h,to:a}=this;this.atData=
!1;const n=Math.min(this.end+1,a),o=b(h,n,a);return this.isCut=o<0,this.found(g,n,o<0?a:o)}}const D=12;function b(c,h,a){for(let n=h;n+1<a;n++){if(c[n]!==s.HV||
c[n+1]!==s.tw||n>h&&s.Kl[c[n-1]]!==s.t6)continue;const o=n+2;if(!(o<a&&s.Kl[c[o]]===s.N9)&&L(c,o,Math.min(o+D,a)))return Math.max(n-1,h)}return-1}function L(c,h,a){
for(let n=h;n<a;n++){const o=c[n];if((o<s.Z4||o>s.du)&&s.Kl[o]!==s.t6)return!1}return!0}})};
