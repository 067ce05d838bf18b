"use strict";exports.id=3241,exports.ids=[3241],exports.modules={66173:((k,b,w)=>{w.d(b,{B:()=>u,K:()=>_});var n=w(269),A=w(48118),R=w(19980),f=w(36692);const D=64,N=100,v=16*
1024*1024,p=["true","false","null"],T=new Map,O=new Array(16384).fill(void 0),M=h=>h&127|h>>1&16256,e=-32640,a=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do\
 DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const h of a.
split(" ")){const t=(0,f.$N)(h);T.set(t,h),(t&e)===0&&(O[M(t)]=h)}class u{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
D);starts=new Int32Array(D);ends=new Int32Array(D);depth=0;outermost=f.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new f.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:o}=this;for(this.isGiven&&this.forget();o.end<t;){const c=o.next();switch(c){case f.Kp:return this.
end=o.end,this.dataStart>=0&&this.give("BI");case f.QR:if(this.depth===0&&this.keyword())return!0;break;case f.pQ:case f.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=c,this.opened=o.start;break;case f.OG:case f.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case f.Ho:this.dataStart=o.start,this.dataEnd=o.end;break;default:this.depth===0&&this.add(c,o.start)}}return this.end=o.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:o}=t,c=(o&e)===0?O[M(o)]:T.get(o);if(c===void 0&&p.some(g=>g.length===t.
end-t.start&&(0,n.w1)(this.content,t.start,g)))this.add(f.QR,t.start);else if(c==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(c==="EI")return this.
give("BI")}else return this.give(c??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,o){const{count:c}=this;
c!==D&&(this.kinds[c]=t,this.starts[c]=o,this.ends[c]=this.tokens.end,this.count=c+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:f.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===f.uk?(0,R.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
f.o_?(0,R.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const o=this.kind(t);return o===f.An||o===f.Cd?(0,R.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===f.Kp||this.deepest>N?null:new A.i(this.content,this.starts[t],this.ends[t],N,void 0,v).value()}inside(t){return new f.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const E=32768,m=6;async function _(h,t,o){const c=new u(h);for(;c.end<h.length;){const{end:g}=c;for(;c.advance(
g+E);){const S=o(c);S&&await S}const y=t.step(m*(c.end-g));y&&await y}}}),36692:((k,b,w)=>{w.d(b,{$N:()=>o,An:()=>D,Cd:()=>N,Ho:()=>e,Kp:()=>A,OG:()=>T,QR:()=>v,
ZT:()=>M,jq:()=>B,o_:()=>f,oz:()=>y,pQ:()=>p,q$:()=>O,uk:()=>R});var n=w(269);const A=0,R=1,f=2,D=3,N=4,v=5,p=6,T=7,O=8,M=9,e=10,a=0,u=11,E=12,m=13,_=new Uint8Array(
256).fill(v),h=new Uint8Array(256);for(let d=0;d<256;d++)n.Kl[d]!==n.N9&&(_[d]=a);for(const d of[n.b9,n.N5,n.fX])h[d]=1;for(let d=n.l0;d<=n.ev;d++)h[d]=1;for(let d=0;d<
256;d++)h[d]&&(_[d]=R);_[n.cL]=f,_[n.Cx]=D,_[n.iH]=E,_[n.vz]=m,_[n.WL]=p,_[n.wt]=T,_[n.IQ]=u;const t=3,o=d=>[...d].reduce((l,r,i)=>l|r.charCodeAt(0)<<8*i,0),c=o(
"BI"),g=o("ID");class y{content;to;kind=A;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(l,r=0,i=l.length){this.content=l,this.to=i,this.start=this.
end=r}next(l=!1){const{content:r,to:i}=this;if(this.atData)return this.imageData();let s=this.end;for(;s<i;){const I=s,P=_[r[s++]];switch(P){case a:continue;case R:
for(;s<i&&h[r[s]]===1;)s++;if(l){this.passed++;continue}return this.found(R,I,s);case v:for(;s<i&&n.Kl[r[s]]===n.N9;)s++;return s-I===2&&this.followImage(r[I]|r[I+
1]<<8),this.found(v,I,s);case f:for(;s<i&&n.Kl[r[s]]===n.N9;)s++;if(l){this.passed++;continue}return this.found(f,I,s);case D:return s=(0,n.t9)(r,I,i),this.isCut=
s===i&&B(r,I,i)>0,this.found(D,I,s);case E:return s<i&&r[s]===n.iH?this.found(O,I,s+1):(s=(0,n.$k)(r,s,i),this.isCut=r[s-1]!==n.vz,this.found(N,I,s));case m:if(s<
i&&r[s]===n.vz)return this.found(M,I,s+1);continue;case u:s=(0,n.D)(r,s,i);continue;default:return this.found(P,I,s)}}return this.found(A,i,i)}found(l,r,i){return this.
kind=l,this.start=r,this.end=i,l}get code(){const{content:l,start:r,end:i}=this,s=i-r;return s>t?0:l[r]|(s>1?l[r+1]<<8:0)|(s>2?l[r+2]<<16:0)}followImage(l){this.
atData=this.inImage&&l===g,this.inImage=l===c||this.inImage&&!this.atData}imageData(){const{content:l,to:r}=this;this.atData=!1;const i=Math.min(this.end+1,r),s=C(
l,i,r);return this.isCut=s<0,this.found(e,i,s<0?r:s)}}const S=12;function C(d,l,r){for(let i=l;i+1<r;i++){if(d[i]!==n.HV||d[i+1]!==n.tw||i>l&&n.Kl[d[i-1]]!==n.t6)
continue;const s=i+2;if(!(s<r&&n.Kl[d[s]]===n.N9)&&K(d,s,Math.min(s+S,r)))return Math.max(i-1,l)}return-1}function K(d,l,r){for(let i=l;i<r;i++){const s=d[i];if((s<
n.Z4||s>n.du)&&n.Kl[s]!==n.t6)return!1}return!0}function B(d,l,r=d.length){let i=0;for(let s=l;s<r;s++){const I=d[s];I===n.r_?s++:I===n.Cx?i++:I===n.s1&&i--}return i}}),
80199:((k,b,w)=>{w.d(b,{DI:()=>D,Gd:()=>v,Mo:()=>R,Mp:()=>O,Pj:()=>T,S3:()=>A,Z7:()=>f,d:()=>M,iN:()=>n,lw:()=>N,zl:()=>p});function n({box:[e,a,u,E],rotation:m}){
const _=u-e,h=E-a;return m%180===0?{width:_,height:h}:{width:h,height:_}}function A({box:[e,a,u,E],rotation:m}){switch(m){case 0:return[1,0,0,1,e,a];case 90:return[
0,1,-1,0,u,a];case 180:return[-1,0,0,-1,u,E];case 270:return[0,-1,1,0,e,E]}}function R(e,a){return a===void 0?e:T(e,a)??e}function f([e,a,u,E]){return[Math.min(
e,u),Math.min(a,E),Math.max(e,u),Math.max(a,E)]}function D([e,a,u,E,m,_]){const h=e*E-a*u,[t,o,c,g]=[E/h,-a/h,-u/h,e/h];return[t+0,o+0,c+0,g+0,-(m*t+_*c)+0,-(m*
o+_*g)+0]}function N(e,a){const[u,E,m,_,h,t]=e,[o,c,g,y,S,C]=a;return[u*o+E*g,u*c+E*y,m*o+_*g,m*c+_*y,h*o+t*g+S,h*c+t*y+C]}function v([e,a,u,E,m,_],h,t){return[
e*h+u*t+m,a*h+E*t+_]}function p(e,[a,u,E,m]){const[_,h]=v(e,a,u),[t,o]=v(e,E,u),[c,g]=v(e,a,m),[y,S]=v(e,E,m);return[Math.min(_,t,c,y),Math.min(h,o,g,S),Math.max(
_,t,c,y),Math.max(h,o,g,S)]}function T(e,a){const u=[Math.max(e[0],a[0]),Math.max(e[1],a[1]),Math.min(e[2],a[2]),Math.min(e[3],a[3])];return u[0]<u[2]&&u[1]<u[3]?
u:void 0}const O=e=>e.map(a=>Math.round(a*1e5)/1e5+0),M=(e,{userUnit:a})=>String(Number((e*a/72).toPrecision(3)))}),84805:((k,b,w)=>{w.d(b,{VO:()=>R,b0:()=>D,iw:()=>f,
lQ:()=>N});var n=w(80199);const A=[0,0,612,792],R=(p,T)=>D(p,p.pages.attribute(T,"MediaBox"))??A;function f(p,T){const{pages:O}=p,M=p.resolve(p.entry(O.number(T),
"UserUnit"));return{box:(0,n.Mo)(R(p,T),D(p,O.attribute(T,"CropBox"))),rotation:v(p.resolve(O.attribute(T,"Rotate"))),userUnit:typeof M=="number"&&M>0?M:1}}function D(p,T){
const O=p.array(T)?.map(e=>p.resolve(e));if(O?.length!==4||!O.every(e=>typeof e=="number"&&Number.isFinite(e)))return;const M=(0,n.Z7)(O);return M[0]<M[2]&&M[1]<
M[3]?M:void 0}function N(p,T){const O=(p.array(T)??[]).map(M=>p.resolve(M));return O.length===6&&O.every(M=>typeof M=="number")?O:[1,0,0,1,0,0]}function v(p){const T=typeof p==
"number"?(p%360+360)%360:0;return T===90||T===180||T===270?T:0}})};
