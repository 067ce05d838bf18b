"use strict";exports.id=5692,exports.ids=[5692],exports.modules={95358:((B,k,E)=>{E.d(k,{Wx:()=>a,pi:()=>I,z:()=>M});var e=E(27709),m=E(74135);function g(h,o){return N(h,o*72/
h.userUnit)}function N(h,o){const{width:d,height:_}=(0,m.iN)(h),l={width:d-2*o,height:_-2*o,inset:o};return l.width>0&&l.height>0?l:void 0}function a(h,o,d){const _=d===
e.zU[h].fields.margin.default;return o.map(l=>{const D=g(l,d);if(D||!_)return D;const{width:R,height:p}=(0,m.iN)(l);return N(l,Math.min(R,p)/10)})}const A=null;
function I(h,{inset:o},d,_,l){const D=(0,m.iN)(h),R=D.width-o-_,p=D.height-o-l,O=d.endsWith("left")?o:d.endsWith("right")?R:(D.width-_)/2,s=d.startsWith("bottom")?
o:d.startsWith("top")?p:(D.height-l)/2;return[O,s]}function M({kinds:h,pages:o},d){const _=o.find(({kind:l})=>!d[l]);return _?[{field:"margin",message:w(_.index,
h[_.kind])}]:[]}function w(h,o){const{width:d,height:_}=(0,m.iN)(o),l=(0,m.d)(Math.min(d,_)/2,o);return`leaves no room on page ${h+1}, which is ${(0,m.d)(d,o)} \
× ${(0,m.d)(_,o)} inches; it must be less than ${l}`}}),36211:((B,k,E)=>{E.d(k,{Rl:()=>N,ep:()=>w,lJ:()=>a,we:()=>g});var e=E(85008);const m={0:"b B b* B* BI B\
T BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",
3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},g=Object.values(m).flatMap(h=>h.split(" ")),N=new Set(["m","l","c","v","y","h","re"]),a=new Map([["n",{}],["f",{fill:"\
nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-o\
dd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),A=255,I=new Uint8Array(65536).fill(A),M=new Map;for(const[
h,o]of Object.entries(m))for(const d of o.split(" "))d.length<=2?I[(0,e.$N)(d)]=Number(h):M.set((0,e.$N)(d),Number(h));function w(h){if(h>=I.length)return M.get(
h);const o=I[h];return o===A?void 0:o}}),37709:((B,k,E)=>{E.d(k,{B:()=>l,K:()=>p});var e=E(78157),m=E(45798),g=E(82416),N=E(36211),a=E(85008);const A=64,I=100,M=16*
1024*1024,w=["true","false","null"],h=new Map,o=new Array(16384).fill(void 0),d=O=>O&127|O>>1&16256,_=-32640;for(const O of N.we){const s=(0,a.$N)(O);h.set(s,O),
(s&_)===0&&(o[d(s)]=O)}class l{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(A);starts=new Int32Array(A);ends=new Int32Array(
A);depth=0;outermost=a.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(s){this.content=s,this.tokens=new a.oz(s)}next(){return this.advance(1/0)}advance(s){
const{tokens:u}=this;for(this.isGiven&&this.forget();u.end<s;){const f=u.next();switch(f){case a.Kp:return this.end=u.end,this.dataStart>=0&&this.give("BI");case a.
QR:if(this.depth===0&&this.keyword())return!0;break;case a.pQ:case a.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=
f,this.opened=u.start;break;case a.OG:case a.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case a.Ho:this.dataStart=u.start,this.
dataEnd=u.end;break;default:this.depth===0&&this.add(f,u.start)}}return this.end=u.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.
dataEnd=-1}keyword(){const{tokens:s}=this,{code:u}=s,f=(u&_)===0?o[d(u)]:h.get(u);if(f===void 0&&w.some(v=>v.length===s.end-s.start&&(0,e.w1)(this.content,s.start,
v)))this.add(a.QR,s.start);else if(f==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(f==="EI")return this.give("BI")}else return this.give(f??"");return!1}give(s){
return this.operator=s,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(s,u){const{count:f}=this;f!==A&&(this.kinds[f]=s,this.starts[f]=u,this.ends[f]=
this.tokens.end,this.count=f+1)}kind(s){return s>=0&&s<this.count?this.kinds[s]:a.Kp}startOf(s){return this.starts[s]}endOf(s){return this.ends[s]}number(s){return this.
kind(s)===a.uk?(0,g.kz)(this.content,this.starts[s],this.ends[s]):NaN}name(s){return this.kind(s)===a.o_?(0,g.MQ)(this.content,this.starts[s]+1,this.ends[s]):void 0}string(s){
const u=this.kind(s);return u===a.An||u===a.Cd?(0,g.E3)(this.content,this.starts[s],this.ends[s]):void 0}value(s){return this.kind(s)===a.Kp||this.deepest>I?null:
new m.i(this.content,this.starts[s],this.ends[s],I,void 0,M).value()}inside(s){return new a.oz(this.content,this.starts[s]+1,this.ends[s]-1)}}const D=32768,R=6;
async function p(O,s,u){const f=new l(O);for(;f.end<O.length;){const{end:v}=f;for(;f.advance(v+D);){const S=u(f);S&&await S}const C=s.step(R*(f.end-v));C&&await C}}}),
85008:((B,k,E)=>{E.d(k,{$N:()=>u,An:()=>a,Cd:()=>A,Ho:()=>d,Kp:()=>m,OG:()=>w,QR:()=>I,ZT:()=>o,jq:()=>P,o_:()=>N,oz:()=>C,pQ:()=>M,q$:()=>h,uk:()=>g});var e=E(
78157);const m=0,g=1,N=2,a=3,A=4,I=5,M=6,w=7,h=8,o=9,d=10,_=0,l=11,D=12,R=13,p=new Uint8Array(256).fill(I),O=new Uint8Array(256);for(let r=0;r<256;r++)e.Kl[r]!==
e.N9&&(p[r]=_);for(const r of[e.b9,e.N5,e.fX])O[r]=1;for(let r=e.l0;r<=e.ev;r++)O[r]=1;for(let r=0;r<256;r++)O[r]&&(p[r]=g);p[e.cL]=N,p[e.Cx]=a,p[e.iH]=D,p[e.vz]=
R,p[e.WL]=M,p[e.wt]=w,p[e.IQ]=l;const s=3,u=r=>[...r].reduce((c,i,n)=>c|i.charCodeAt(0)<<8*n,0),f=u("BI"),v=u("ID");class C{content;to;kind=m;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(c,i=0,n=c.
length){this.content=c,this.to=n,this.start=this.end=i}next(c=!1){const{content:i,to:n}=this;if(this.atData)return this.imageData();let t=this.end;for(;t<n;){const T=t,
y=p[i[t++]];switch(y){case _:continue;case g:for(;t<n&&O[i[t]]===1;)t++;if(c){this.passed++;continue}return this.found(g,T,t);case I:for(;t<n&&e.Kl[i[t]]===e.N9;)
t++;return t-T===2&&this.followImage(i[T]|i[T+1]<<8),this.found(I,T,t);case N:for(;t<n&&e.Kl[i[t]]===e.N9;)t++;if(c){this.passed++;continue}return this.found(N,
T,t);case a:return t=(0,e.t9)(i,T,n),this.isCut=t===n&&P(i,T,n)>0,this.found(a,T,t);case D:return t<n&&i[t]===e.iH?this.found(h,T,t+1):(t=(0,e.$k)(i,t,n),this.isCut=
i[t-1]!==e.vz,this.found(A,T,t));case R:if(t<n&&i[t]===e.vz)return this.found(o,T,t+1);continue;case l:t=(0,e.D)(i,t,n);continue;default:return this.found(y,T,t)}}
return this.found(m,n,n)}found(c,i,n){return this.kind=c,this.start=i,this.end=n,c}get code(){const{content:c,start:i,end:n}=this,t=n-i;return t>s?0:c[i]|(t>1?c[i+
1]<<8:0)|(t>2?c[i+2]<<16:0)}followImage(c){this.atData=this.inImage&&c===v,this.inImage=c===f||this.inImage&&!this.atData}imageData(){const{content:c,to:i}=this;
this.atData=!1;const n=Math.min(this.end+1,i),t=K(c,n,i);return this.isCut=t<0,this.found(d,n,t<0?i:t)}}const S=12;function K(r,c,i){for(let n=c;n+1<i;n++){if(r[n]!==
e.HV||r[n+1]!==e.tw||n>c&&e.Kl[r[n-1]]!==e.t6)continue;const t=n+2;if(!(t<i&&e.Kl[r[t]]===e.N9)&&b(r,t,Math.min(t+S,i)))return Math.max(n-1,c)}return-1}function b(r,c,i){
for(let n=c;n<i;n++){const t=r[n];if((t<e.Z4||t>e.du)&&e.Kl[t]!==e.t6)return!1}return!0}function P(r,c,i=r.length){let n=0;for(let t=c;t<i;t++){const T=r[t];T===
e.r_?t++:T===e.Cx?n++:T===e.s1&&n--}return n}})};
