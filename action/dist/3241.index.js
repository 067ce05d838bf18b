"use strict";exports.id=3241,exports.ids=[3241],exports.modules={66173:((N,b,M)=>{M.d(b,{B:()=>o,K:()=>O});var n=M(269),D=M(48118),m=M(19980),f=M(36692);const T=64,v=100,I=16*
1024*1024,e=["true","false","null"],i=new Map,c=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re\
 rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const g of c.split(" "))i.set((0,f.$N)(g),g);class o{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
T);starts=new Int32Array(T);ends=new Int32Array(T);depth=0;outermost=f.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(s){this.content=s,this.tokens=new f.
oz(s)}next(){return this.advance(1/0)}advance(s){const{tokens:a}=this;for(this.isGiven&&this.forget();a.end<s;){const u=a.next();switch(u){case f.Kp:return this.
end=a.end,this.dataStart>=0&&this.give("BI");case f.QR:if(this.depth===0&&this.keyword())return!0;break;case f.pQ:case f.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=u,this.opened=a.start;break;case f.OG:case f.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case f.Ho:this.dataStart=a.start,this.dataEnd=a.end;break;default:this.depth===0&&this.add(u,a.start)}}return this.end=a.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:s}=this,a=i.get(s.code);if(a===void 0&&e.some(u=>u.length===s.end-s.start&&(0,n.w1)(this.
content,s.start,u)))this.add(f.QR,s.start);else if(a==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(a==="EI")return this.give("BI")}else return this.
give(a??"");return!1}give(s){return this.operator=s,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(s,a){const{count:u}=this;u!==T&&(this.kinds[u]=
s,this.starts[u]=a,this.ends[u]=this.tokens.end,this.count=u+1)}kind(s){return s>=0&&s<this.count?this.kinds[s]:f.Kp}startOf(s){return this.starts[s]}endOf(s){return this.
ends[s]}number(s){return this.kind(s)===f.uk?(0,m.kz)(this.content,this.starts[s],this.ends[s]):NaN}name(s){return this.kind(s)===f.o_?(0,m.MQ)(this.content,this.
starts[s]+1,this.ends[s]):void 0}string(s){const a=this.kind(s);return a===f.An||a===f.Cd?(0,m.E3)(this.content,this.starts[s],this.ends[s]):void 0}value(s){return this.
kind(s)===f.Kp||this.deepest>v?null:new D.i(this.content,this.starts[s],this.ends[s],v,void 0,I).value()}inside(s){return new f.oz(this.content,this.starts[s]+1,
this.ends[s]-1)}}const _=32768,E=6;async function O(g,s,a){const u=new o(g);for(;u.end<g.length;){const{end:w}=u;for(;u.advance(w+_);){const A=a(u);A&&await A}const R=s.
step(E*(u.end-w));R&&await R}}}),36692:((N,b,M)=>{M.d(b,{$N:()=>R,An:()=>T,Cd:()=>v,Ho:()=>_,Kp:()=>D,OG:()=>i,QR:()=>I,ZT:()=>o,jq:()=>k,o_:()=>f,oz:()=>S,pQ:()=>e,
q$:()=>c,uk:()=>m});var n=M(269);const D=0,m=1,f=2,T=3,v=4,I=5,e=6,i=7,c=8,o=9,_=10,E=0,O=11,g=12,s=13,a=new Uint8Array(256).fill(I),u=new Uint8Array(256);for(let d=0;d<
256;d++)n.Kl[d]!==n.N9&&(a[d]=E);for(const d of[n.b9,n.N5,n.fX])u[d]=1;for(let d=n.l0;d<=n.ev;d++)u[d]=1;for(let d=0;d<256;d++)u[d]&&(a[d]=m);a[n.cL]=f,a[n.Cx]=
T,a[n.iH]=g,a[n.vz]=s,a[n.WL]=e,a[n.wt]=i,a[n.IQ]=O;const w=3,R=d=>[...d].reduce((l,h,r)=>l|h.charCodeAt(0)<<8*r,0),A=R("BI"),C=R("ID");class S{content;to;kind=D;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(l,h=0,r=l.
length){this.content=l,this.to=r,this.start=this.end=h}next(l=!1){const{content:h,to:r}=this;if(this.atData)return this.imageData();let t=this.end;for(;t<r;){const p=t,
y=a[h[t++]];switch(y){case E:continue;case m:for(;t<r&&u[h[t]]===1;)t++;if(l){this.passed++;continue}return this.found(m,p,t);case I:for(;t<r&&n.Kl[h[t]]===n.N9;)
t++;return t-p===2&&this.followImage(h[p]|h[p+1]<<8),this.found(I,p,t);case f:for(;t<r&&n.Kl[h[t]]===n.N9;)t++;if(l){this.passed++;continue}return this.found(f,
p,t);case T:return t=(0,n.t9)(h,p,r),this.isCut=t===r&&k(h,p,r)>0,this.found(T,p,t);case g:return t<r&&h[t]===n.iH?this.found(c,p,t+1):(t=(0,n.$k)(h,t,r),this.isCut=
h[t-1]!==n.vz,this.found(v,p,t));case s:if(t<r&&h[t]===n.vz)return this.found(o,p,t+1);continue;case O:t=(0,n.D)(h,t,r);continue;default:return this.found(y,p,t)}}
return this.found(D,r,r)}found(l,h,r){return this.kind=l,this.start=h,this.end=r,l}get code(){const{content:l,start:h,end:r}=this,t=r-h;return t>w?0:l[h]|(t>1?l[h+
1]<<8:0)|(t>2?l[h+2]<<16:0)}followImage(l){this.atData=this.inImage&&l===C,this.inImage=l===A||this.inImage&&!this.atData}imageData(){const{content:l,to:h}=this;
this.atData=!1;const r=Math.min(this.end+1,h),t=P(l,r,h);return this.isCut=t<0,this.found(_,r,t<0?h:t)}}const K=12;function P(d,l,h){for(let r=l;r+1<h;r++){if(d[r]!==
n.HV||d[r+1]!==n.tw||r>l&&n.Kl[d[r-1]]!==n.t6)continue;const t=r+2;if(!(t<h&&n.Kl[d[t]]===n.N9)&&B(d,t,Math.min(t+K,h)))return Math.max(r-1,l)}return-1}function B(d,l,h){
for(let r=l;r<h;r++){const t=d[r];if((t<n.Z4||t>n.du)&&n.Kl[t]!==n.t6)return!1}return!0}function k(d,l,h=d.length){let r=0;for(let t=l;t<h;t++){const p=d[t];p===
n.r_?t++:p===n.Cx?r++:p===n.s1&&r--}return r}}),80199:((N,b,M)=>{M.d(b,{DI:()=>T,Mo:()=>m,S3:()=>D,Z7:()=>f,d:()=>I,iN:()=>n,lw:()=>v});function n({box:[e,i,c,o],
rotation:_}){const E=c-e,O=o-i;return _%180===0?{width:E,height:O}:{width:O,height:E}}function D({box:[e,i,c,o],rotation:_}){switch(_){case 0:return[1,0,0,1,e,i];case 90:
return[0,1,-1,0,c,i];case 180:return[-1,0,0,-1,c,o];case 270:return[0,-1,1,0,e,o]}}function m(e,i){if(i===void 0)return e;const[c,o,_,E]=[Math.max(e[0],i[0]),Math.
max(e[1],i[1]),Math.min(e[2],i[2]),Math.min(e[3],i[3])];return c<_&&o<E?[c,o,_,E]:e}function f([e,i,c,o]){return[Math.min(e,c),Math.min(i,o),Math.max(e,c),Math.
max(i,o)]}function T([e,i,c,o,_,E]){const O=e*o-i*c,[g,s,a,u]=[o/O,-i/O,-c/O,e/O];return[g+0,s+0,a+0,u+0,-(_*g+E*a)+0,-(_*s+E*u)+0]}function v(e,i){const[c,o,_,
E,O,g]=e,[s,a,u,w,R,A]=i;return[c*s+o*u,c*a+o*w,_*s+E*u,_*a+E*w,O*s+g*u+R,O*a+g*w+A]}const I=(e,{userUnit:i})=>String(Number((e*i/72).toPrecision(3)))}),84805:((N,b,M)=>{
M.d(b,{VO:()=>m,b0:()=>T,iw:()=>f,lQ:()=>v});var n=M(80199);const D=[0,0,612,792],m=(e,i)=>T(e,e.pages.attribute(i,"MediaBox"))??D;function f(e,i){const{pages:c}=e,
o=e.resolve(e.entry(c.number(i),"UserUnit"));return{box:(0,n.Mo)(m(e,i),T(e,c.attribute(i,"CropBox"))),rotation:I(e.resolve(c.attribute(i,"Rotate"))),userUnit:typeof o==
"number"&&o>0?o:1}}function T(e,i){const c=e.array(i)?.map(_=>e.resolve(_));if(c?.length!==4||!c.every(_=>typeof _=="number"&&Number.isFinite(_)))return;const o=(0,n.
Z7)(c);return o[0]<o[2]&&o[1]<o[3]?o:void 0}function v(e,i){const c=(e.array(i)??[]).map(o=>e.resolve(o));return c.length===6&&c.every(o=>typeof o=="number")?c:
[1,0,0,1,0,0]}function I(e){const i=typeof e=="number"?(e%360+360)%360:0;return i===90||i===180||i===270?i:0}})};
