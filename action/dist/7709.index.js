"use strict";exports.id=7709,exports.ids=[7709],exports.modules={36211:((z,C,_)=>{_.d(C,{Rl:()=>M,ep:()=>m,lJ:()=>o,we:()=>O});var s=_(85008);const g={0:"b B b* B* BI BT BX \
EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'r\
g RG "',4:"k K re v y",6:"c cm d1 Tm"},O=Object.values(g).flatMap(l=>l.split(" ")),M=new Set(["m","l","c","v","y","h","re"]),o=new Map([["n",{}],["f",{fill:"non\
zero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",
strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),T=255,E=new Uint8Array(65536).fill(T),R=new Map;for(const[
l,I]of Object.entries(g))for(const N of I.split(" "))N.length<=2?E[(0,s.$N)(N)]=Number(l):R.set((0,s.$N)(N),Number(l));function m(l){if(l>=E.length)return R.get(
l);const I=E[l];return I===T?void 0:I}}),37709:((z,C,_)=>{_.d(C,{BT:()=>A,Jo:()=>B,Ko:()=>K});var s=_(78157),g=_(45798),O=_(82416),M=_(36211),o=_(85008);const T=64,
E=100,R=16*1024*1024,m=["true","false","null"],l=new Map,I=new Array(16384).fill(void 0),N=f=>f&127|f>>1&16256,v=-32640;for(const f of M.we){const t=(0,o.$N)(f);
l.set(t,f),(t&v)===0&&(I[N(t)]=f)}class A{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(T);starts=new Int32Array(T);ends=new Int32Array(
T);depth=0;outermost=o.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new o.oz(t)}next(){return this.advance(1/0)}advance(t){
const{tokens:h}=this;for(this.isGiven&&this.forget();h.end<t;){const d=h.next(!1,t!==1/0);switch(d){case o.yA:return this.end=h.end,!1;case o.Kp:return this.end=
h.end,this.dataStart>=0&&this.give("BI");case o.QR:if(this.depth===0&&this.keyword())return!0;break;case o.pQ:case o.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=d,this.opened=h.start;break;case o.OG:case o.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case o.Ho:this.dataStart=h.start,this.dataEnd=h.end;break;default:this.depth===0&&this.add(d,h.start)}}return this.end=h.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:h}=t,d=(h&v)===0?I[N(h)]:l.get(h);if(d===void 0&&m.some(p=>p.length===t.
end-t.start&&(0,s.w1)(this.content,t.start,p)))this.add(o.QR,t.start);else if(d==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(d==="EI")return this.
give("BI")}else return this.give(d??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,h){const{count:d}=this;
d!==T&&(this.kinds[d]=t,this.starts[d]=h,this.ends[d]=this.tokens.end,this.count=d+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:o.Kp}get start(){return this.
count>0?this.starts[0]:this.tokens.start}startOf(t){return this.starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===o.uk?(0,O.kz)(this.content,
this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===o.o_?(0,O.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const h=this.kind(t);return h===
o.An||h===o.Cd?(0,O.E3)(this.content,this.starts[t],this.ends[t]):void 0}isLong(t){const h=this.kind(t);return(h===o.An||h===o.Cd)&&this.ends[t]-this.starts[t]>
o.rT}value(t){return this.kind(t)===o.Kp||this.deepest>E?null:new g.i(this.content,this.starts[t],this.ends[t],E,void 0,R).value()}inside(t){return new o.oz(this.
content,this.starts[t]+1,this.ends[t]-1)}}async function B(f,t,h,d=!1){const p=new o.oz(f);let w=0;for(let k=p.next(d,!0);k!==o.Kp;k=p.next(d,!0)){if(k!==o.yA){
const G=h(p,k);G&&await G}if(p.end-w<S)continue;const P=t.step(y*(p.end-w));w=p.end,P&&await P}}const S=32768,y=6;async function K(f,t,h){const d=new A(f);for(;d.
end<f.length;){const{end:p}=d;for(;d.advance(p+S);){const k=h(d);k&&await k}const w=t.step(y*(d.end-p));w&&await w}}}),85008:((z,C,_)=>{_.d(C,{$N:()=>d,An:()=>o,
Cd:()=>T,Ho:()=>N,Kp:()=>g,OG:()=>m,QR:()=>E,ZT:()=>I,o_:()=>M,oz:()=>k,pQ:()=>R,q$:()=>l,rT:()=>A,uk:()=>O,yA:()=>v});var s=_(78157);const g=0,O=1,M=2,o=3,T=4,
E=5,R=6,m=7,l=8,I=9,N=10,v=11,A=1<<20,B=0,S=14,y=12,K=13,f=new Uint8Array(256).fill(E),t=new Uint8Array(256);for(let c=0;c<256;c++)s.Kl[c]!==s.N9&&(f[c]=B);for(const c of[
s.b9,s.N5,s.fX])t[c]=1;for(let c=s.l0;c<=s.ev;c++)t[c]=1;for(let c=0;c<256;c++)t[c]&&(f[c]=O);f[s.cL]=M,f[s.Cx]=o,f[s.iH]=y,f[s.vz]=K,f[s.WL]=R,f[s.wt]=m,f[s.IQ]=
S;const h=3,d=c=>[...c].reduce((r,a,e)=>r|a.charCodeAt(0)<<8*e,0),p=d("BI"),w=d("ID");class k{content;to;kind=g;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;open;depth=0;constructor(r,a=0,e=r.
length){this.content=r,this.to=e,this.start=this.end=a}next(r=!1,a=!1){const{content:e,to:i}=this;if(this.atData)return this.imageData();if(this.open!==void 0)return this.
readMore(this.open);let n=this.end;for(;n<i;){const u=n,D=f[e[n++]];switch(D){case B:continue;case O:for(;n<i&&t[e[n]]===1;)n++;if(r){this.passed++;continue}return this.
found(O,u,n);case E:for(;n<i&&s.Kl[e[n]]===s.N9;)n++;return n-u===2&&this.followImage(e[u]|e[u+1]<<8),this.found(E,u,n);case M:for(;n<i&&s.Kl[e[n]]===s.N9;)n++;
if(r){this.passed++;continue}return this.found(M,u,n);case o:return a&&i-u>A&&(0,s.AZ)(e,u,u+A)<0?this.pause(o,u,n):(n=(0,s.t9)(e,u,i),this.isCut=n===i&&(0,s.jq)(
e,u,i)>0,this.found(o,u,n));case y:return n<i&&e[n]===s.iH?this.found(l,u,n+1):a&&i-n>A&&(0,s.$k)(e,n,n+A)===n+A?this.pause(T,u,n):(n=(0,s.$k)(e,n,i),this.isCut=
e[n-1]!==s.vz,this.found(T,u,n));case K:if(n<i&&e[n]===s.vz)return this.found(I,u,n+1);continue;case S:n=(0,s.D)(e,n,i);continue;default:return this.found(D,u,n)}}
return this.found(g,i,i)}pause(r,a,e){return this.open=r,this.depth=1,this.found(v,a,e)}readMore(r){const{content:a,to:e,start:i,end:n}=this;let u=Math.min(n+A,
e),D;if(r===o){let b=0;for(;u-b>n&&a[u-b-1]===s.r_;)b++;u<e&&(u-=b%2);const L=(0,s.AZ)(a,n,u,this.depth);this.depth=L<0?~L:0,D=L<0?u:L}else D=(0,s.$k)(a,n,u),this.
depth=a[D-1]===s.vz?0:1;return this.depth>0&&D<e?this.found(v,i,D):(this.open=void 0,this.isCut=this.depth>0,this.found(r,i,D))}found(r,a,e){return this.kind=r,
this.start=a,this.end=e,r}get code(){const{content:r,start:a,end:e}=this,i=e-a;return i>h?0:r[a]|(i>1?r[a+1]<<8:0)|(i>2?r[a+2]<<16:0)}followImage(r){this.atData=
this.inImage&&r===w,this.inImage=r===p||this.inImage&&!this.atData}imageData(){const{content:r,to:a}=this;this.atData=!1;const e=Math.min(this.end+1,a),i=G(r,e,
a);return this.isCut=i<0,this.found(N,e,i<0?a:i)}}const P=12;function G(c,r,a){for(let e=r;e+1<a;e++){if(c[e]!==s.HV||c[e+1]!==s.tw||e>r&&s.Kl[c[e-1]]!==s.t6)continue;
const i=e+2;if(!(i<a&&s.Kl[c[i]]===s.N9)&&U(c,i,Math.min(i+P,a)))return Math.max(e-1,r)}return-1}function U(c,r,a){for(let e=r;e<a;e++){const i=c[e];if((i<s.Z4||
i>s.du)&&s.Kl[i]!==s.t6)return!1}return!0}})};
