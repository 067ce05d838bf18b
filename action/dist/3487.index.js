"use strict";exports.id=3487,exports.ids=[3487],exports.modules={55175:((B,g,f)=>{f.r(g),f.d(g,{optimize_document:()=>m});var e=f(49994);const m=async(_,{open_password:D},r)=>{
const{bytes:E,isSmaller:T,pageCount:A,notes:N,written:d}=await(0,e.BG)(_,D,r),O=_.bytes.length,p=E.length;return d&&r.onWritten?.(d),{documents:[{name:_.name,bytes:E,
pageCount:A}],notes:T?N:[e.bx],facts:{pageCount:A,bytesBefore:O,bytesAfter:p,savedPercent:T?(0,e.p0)(O,p):0}}}}),36211:((B,g,f)=>{f.d(g,{Rl:()=>D,ep:()=>N,lJ:()=>r,
we:()=>_});var e=f(85008);const m={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ\
 Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},_=Object.values(m).flatMap(d=>d.split(" ")),D=new Set(["m","l","\
c","v","y","h","re"]),r=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],
["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),
E=255,T=new Uint8Array(65536).fill(E),A=new Map;for(const[d,O]of Object.entries(m))for(const p of O.split(" "))p.length<=2?T[(0,e.$N)(p)]=Number(d):A.set((0,e.$N)(
p),Number(d));function N(d){if(d>=T.length)return A.get(d);const O=T[d];return O===E?void 0:O}}),37709:((B,g,f)=>{f.d(g,{B:()=>v,K:()=>I});var e=f(78157),m=f(45798),
_=f(82416),D=f(36211),r=f(85008);const E=64,T=100,A=16*1024*1024,N=["true","false","null"],d=new Map,O=new Array(16384).fill(void 0),p=l=>l&127|l>>1&16256,R=-32640;
for(const l of D.we){const s=(0,r.$N)(l);d.set(s,l),(s&R)===0&&(O[p(s)]=l)}class v{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
E);starts=new Int32Array(E);ends=new Int32Array(E);depth=0;outermost=r.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(s){this.content=s,this.tokens=new r.
oz(s)}next(){return this.advance(1/0)}advance(s){const{tokens:h}=this;for(this.isGiven&&this.forget();h.end<s;){const c=h.next();switch(c){case r.Kp:return this.
end=h.end,this.dataStart>=0&&this.give("BI");case r.QR:if(this.depth===0&&this.keyword())return!0;break;case r.pQ:case r.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=c,this.opened=h.start;break;case r.OG:case r.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case r.Ho:this.dataStart=h.start,this.dataEnd=h.end;break;default:this.depth===0&&this.add(c,h.start)}}return this.end=h.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:s}=this,{code:h}=s,c=(h&R)===0?O[p(h)]:d.get(h);if(c===void 0&&N.some(M=>M.length===s.
end-s.start&&(0,e.w1)(this.content,s.start,M)))this.add(r.QR,s.start);else if(c==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(c==="EI")return this.
give("BI")}else return this.give(c??"");return!1}give(s){return this.operator=s,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(s,h){const{count:c}=this;
c!==E&&(this.kinds[c]=s,this.starts[c]=h,this.ends[c]=this.tokens.end,this.count=c+1)}kind(s){return s>=0&&s<this.count?this.kinds[s]:r.Kp}startOf(s){return this.
starts[s]}endOf(s){return this.ends[s]}number(s){return this.kind(s)===r.uk?(0,_.kz)(this.content,this.starts[s],this.ends[s]):NaN}name(s){return this.kind(s)===
r.o_?(0,_.MQ)(this.content,this.starts[s]+1,this.ends[s]):void 0}string(s){const h=this.kind(s);return h===r.An||h===r.Cd?(0,_.E3)(this.content,this.starts[s],this.
ends[s]):void 0}value(s){return this.kind(s)===r.Kp||this.deepest>T?null:new m.i(this.content,this.starts[s],this.ends[s],T,void 0,A).value()}inside(s){return new r.
oz(this.content,this.starts[s]+1,this.ends[s]-1)}}const C=32768,k=6;async function I(l,s,h){const c=new v(l);for(;c.end<l.length;){const{end:M}=c;for(;c.advance(
M+C);){const S=h(c);S&&await S}const w=s.step(k*(c.end-M));w&&await w}}}),85008:((B,g,f)=>{f.d(g,{$N:()=>h,An:()=>r,Cd:()=>E,Ho:()=>p,Kp:()=>m,OG:()=>N,QR:()=>T,
ZT:()=>O,jq:()=>y,o_:()=>D,oz:()=>w,pQ:()=>A,q$:()=>d,uk:()=>_});var e=f(78157);const m=0,_=1,D=2,r=3,E=4,T=5,A=6,N=7,d=8,O=9,p=10,R=0,v=11,C=12,k=13,I=new Uint8Array(
256).fill(T),l=new Uint8Array(256);for(let o=0;o<256;o++)e.Kl[o]!==e.N9&&(I[o]=R);for(const o of[e.b9,e.N5,e.fX])l[o]=1;for(let o=e.l0;o<=e.ev;o++)l[o]=1;for(let o=0;o<
256;o++)l[o]&&(I[o]=_);I[e.cL]=D,I[e.Cx]=r,I[e.iH]=C,I[e.vz]=k,I[e.WL]=A,I[e.wt]=N,I[e.IQ]=v;const s=3,h=o=>[...o].reduce((a,i,n)=>a|i.charCodeAt(0)<<8*n,0),c=h(
"BI"),M=h("ID");class w{content;to;kind=m;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(a,i=0,n=a.length){this.content=a,this.to=n,this.start=this.
end=i}next(a=!1){const{content:i,to:n}=this;if(this.atData)return this.imageData();let t=this.end;for(;t<n;){const u=t,P=I[i[t++]];switch(P){case R:continue;case _:
for(;t<n&&l[i[t]]===1;)t++;if(a){this.passed++;continue}return this.found(_,u,t);case T:for(;t<n&&e.Kl[i[t]]===e.N9;)t++;return t-u===2&&this.followImage(i[u]|i[u+
1]<<8),this.found(T,u,t);case D:for(;t<n&&e.Kl[i[t]]===e.N9;)t++;if(a){this.passed++;continue}return this.found(D,u,t);case r:return t=(0,e.t9)(i,u,n),this.isCut=
t===n&&y(i,u,n)>0,this.found(r,u,t);case C:return t<n&&i[t]===e.iH?this.found(d,u,t+1):(t=(0,e.$k)(i,t,n),this.isCut=i[t-1]!==e.vz,this.found(E,u,t));case k:if(t<
n&&i[t]===e.vz)return this.found(O,u,t+1);continue;case v:t=(0,e.D)(i,t,n);continue;default:return this.found(P,u,t)}}return this.found(m,n,n)}found(a,i,n){return this.
kind=a,this.start=i,this.end=n,a}get code(){const{content:a,start:i,end:n}=this,t=n-i;return t>s?0:a[i]|(t>1?a[i+1]<<8:0)|(t>2?a[i+2]<<16:0)}followImage(a){this.
atData=this.inImage&&a===M,this.inImage=a===c||this.inImage&&!this.atData}imageData(){const{content:a,to:i}=this;this.atData=!1;const n=Math.min(this.end+1,i),t=K(
a,n,i);return this.isCut=t<0,this.found(p,n,t<0?i:t)}}const S=12;function K(o,a,i){for(let n=a;n+1<i;n++){if(o[n]!==e.HV||o[n+1]!==e.tw||n>a&&e.Kl[o[n-1]]!==e.t6)
continue;const t=n+2;if(!(t<i&&e.Kl[o[t]]===e.N9)&&b(o,t,Math.min(t+S,i)))return Math.max(n-1,a)}return-1}function b(o,a,i){for(let n=a;n<i;n++){const t=o[n];if((t<
e.Z4||t>e.du)&&e.Kl[t]!==e.t6)return!1}return!0}function y(o,a,i=o.length){let n=0;for(let t=a;t<i;t++){const u=o[t];u===e.r_?t++:u===e.Cx?n++:u===e.s1&&n--}return n}})};
