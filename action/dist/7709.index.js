"use strict";exports.id=7709,exports.ids=[7709],exports.modules={36211:((L,v,_)=>{_.d(v,{Rl:()=>M,ep:()=>m,lJ:()=>o,we:()=>E});var e=_(85008);const D={0:"b B b* B* BI BT BX \
EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'r\
g RG "',4:"k K re v y",6:"c cm d1 Tm"},E=Object.values(D).flatMap(l=>l.split(" ")),M=new Set(["m","l","c","v","y","h","re"]),o=new Map([["n",{}],["f",{fill:"non\
zero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",
strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),T=255,O=new Uint8Array(65536).fill(T),R=new Map;for(const[
l,I]of Object.entries(D))for(const g of I.split(" "))g.length<=2?O[(0,e.$N)(g)]=Number(l):R.set((0,e.$N)(g),Number(l));function m(l){if(l>=O.length)return R.get(
l);const I=O[l];return I===T?void 0:I}}),37709:((L,v,_)=>{_.d(v,{BT:()=>A,Jo:()=>B,Ko:()=>K});var e=_(78157),D=_(45798),E=_(82416),M=_(36211),o=_(85008);const T=64,
O=100,R=16*1024*1024,m=["true","false","null"],l=new Map,I=new Array(16384).fill(void 0),g=f=>f&127|f>>1&16256,C=-32640;for(const f of M.we){const t=(0,o.$N)(f);
l.set(t,f),(t&C)===0&&(I[g(t)]=f)}class A{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(T);starts=new Int32Array(T);ends=new Int32Array(
T);depth=0;outermost=o.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new o.oz(t)}next(){return this.advance(1/0)}advance(t){
const{tokens:d}=this;for(this.isGiven&&this.forget();d.end<t;){const c=d.next(!1,t!==1/0);switch(c){case o.yA:return this.end=d.end,!1;case o.Kp:return this.end=
d.end,this.dataStart>=0&&this.give("BI");case o.QR:if(this.depth===0&&this.keyword())return!0;break;case o.pQ:case o.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=c,this.opened=d.start;break;case o.OG:case o.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case o.Ho:this.dataStart=d.start,this.dataEnd=d.end;break;default:this.depth===0&&this.add(c,d.start)}}return this.end=d.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:d}=t,c=(d&C)===0?I[g(d)]:l.get(d);if(c===void 0&&m.some(p=>p.length===t.
end-t.start&&(0,e.w1)(this.content,t.start,p)))this.add(o.QR,t.start);else if(c==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(c==="EI")return this.
give("BI")}else return this.give(c??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,d){const{count:c}=this;
c!==T&&(this.kinds[c]=t,this.starts[c]=d,this.ends[c]=this.tokens.end,this.count=c+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:o.Kp}get start(){return this.
count>0?this.starts[0]:this.tokens.start}startOf(t){return this.starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===o.uk?(0,E.kz)(this.content,
this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===o.o_?(0,E.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const d=this.kind(t);return d===
o.An||d===o.Cd?(0,E.E3)(this.content,this.starts[t],this.ends[t]):void 0}isLong(t){const d=this.kind(t);return(d===o.An||d===o.Cd)&&this.ends[t]-this.starts[t]>
o.rT}value(t){return this.kind(t)===o.Kp||this.deepest>O?null:new D.i(this.content,this.starts[t],this.ends[t],O,void 0,R).value()}inside(t){return new o.oz(this.
content,this.starts[t]+1,this.ends[t]-1)}}async function B(f,t,d,c=!1){const p=new o.oz(f);let w=0;for(let k=p.next(c,!0);k!==o.Kp;k=p.next(c,!0)){if(k!==o.yA){
const b=d(p,k);b&&await b}if(p.end-w<S)continue;const P=t.step(y*(p.end-w));w=p.end,P&&await P}}const S=32768,y=6;async function K(f,t,d){const c=new A(f);for(;c.
end<f.length;){const{end:p}=c;for(;c.advance(p+S);){const k=d(c);k&&await k}const w=t.step(y*(c.end-p));w&&await w}}}),85008:((L,v,_)=>{_.d(v,{$N:()=>c,An:()=>o,
Cd:()=>T,Ho:()=>g,Kp:()=>D,OG:()=>m,QR:()=>O,ZT:()=>I,jq:()=>z,o_:()=>M,oz:()=>k,pQ:()=>R,q$:()=>l,rT:()=>A,uk:()=>E,yA:()=>C});var e=_(78157);const D=0,E=1,M=2,
o=3,T=4,O=5,R=6,m=7,l=8,I=9,g=10,C=11,A=1<<20,B=0,S=14,y=12,K=13,f=new Uint8Array(256).fill(O),t=new Uint8Array(256);for(let a=0;a<256;a++)e.Kl[a]!==e.N9&&(f[a]=
B);for(const a of[e.b9,e.N5,e.fX])t[a]=1;for(let a=e.l0;a<=e.ev;a++)t[a]=1;for(let a=0;a<256;a++)t[a]&&(f[a]=E);f[e.cL]=M,f[e.Cx]=o,f[e.iH]=y,f[e.vz]=K,f[e.WL]=
R,f[e.wt]=m,f[e.IQ]=S;const d=3,c=a=>[...a].reduce((r,h,s)=>r|h.charCodeAt(0)<<8*s,0),p=c("BI"),w=c("ID");class k{content;to;kind=D;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;open;depth=0;constructor(r,h=0,s=r.
length){this.content=r,this.to=s,this.start=this.end=h}next(r=!1,h=!1){const{content:s,to:i}=this;if(this.atData)return this.imageData();if(this.open!==void 0)return this.
goOn(this.open);let n=this.end;for(;n<i;){const u=n,N=f[s[n++]];switch(N){case B:continue;case E:for(;n<i&&t[s[n]]===1;)n++;if(r){this.passed++;continue}return this.
found(E,u,n);case O:for(;n<i&&e.Kl[s[n]]===e.N9;)n++;return n-u===2&&this.followImage(s[u]|s[u+1]<<8),this.found(O,u,n);case M:for(;n<i&&e.Kl[s[n]]===e.N9;)n++;
if(r){this.passed++;continue}return this.found(M,u,n);case o:return h&&i-u>A&&(0,e.AZ)(s,u,u+A)<0?this.pause(o,u,n):(n=(0,e.t9)(s,u,i),this.isCut=n===i&&z(s,u,i)>
0,this.found(o,u,n));case y:return n<i&&s[n]===e.iH?this.found(l,u,n+1):h&&i-n>A&&(0,e.$k)(s,n,n+A)===n+A?this.pause(T,u,n):(n=(0,e.$k)(s,n,i),this.isCut=s[n-1]!==
e.vz,this.found(T,u,n));case K:if(n<i&&s[n]===e.vz)return this.found(I,u,n+1);continue;case S:n=(0,e.D)(s,n,i);continue;default:return this.found(N,u,n)}}return this.
found(D,i,i)}pause(r,h,s){return this.open=r,this.depth=1,this.found(C,h,s)}goOn(r){const{content:h,to:s,start:i}=this,n=Math.min(this.end+A,s);let{end:u,depth:N}=this;
for(;u<n&&N>0;){const G=h[u++];r===T?N-=G===e.vz?1:0:G===e.r_?u++:G===e.Cx?N++:G===e.s1&&N--}return this.depth=N,N>0&&u<s?this.found(C,i,u):(this.open=void 0,this.
isCut=N>0,this.found(r,i,Math.min(u,s)))}found(r,h,s){return this.kind=r,this.start=h,this.end=s,r}get code(){const{content:r,start:h,end:s}=this,i=s-h;return i>
d?0:r[h]|(i>1?r[h+1]<<8:0)|(i>2?r[h+2]<<16:0)}followImage(r){this.atData=this.inImage&&r===w,this.inImage=r===p||this.inImage&&!this.atData}imageData(){const{content:r,
to:h}=this;this.atData=!1;const s=Math.min(this.end+1,h),i=b(r,s,h);return this.isCut=i<0,this.found(g,s,i<0?h:i)}}const P=12;function b(a,r,h){for(let s=r;s+1<
h;s++){if(a[s]!==e.HV||a[s+1]!==e.tw||s>r&&e.Kl[a[s-1]]!==e.t6)continue;const i=s+2;if(!(i<h&&e.Kl[a[i]]===e.N9)&&U(a,i,Math.min(i+P,h)))return Math.max(s-1,r)}
return-1}function U(a,r,h){for(let s=r;s<h;s++){const i=a[s];if((i<e.Z4||i>e.du)&&e.Kl[i]!==e.t6)return!1}return!0}function z(a,r,h=a.length){let s=0;for(let i=r;i<
h;i++){const n=a[i];n===e.r_?i++:n===e.Cx?s++:n===e.s1&&s--}return s}})};
