"use strict";exports.id=3241,exports.ids=[3241],exports.modules={66173:((C,b,v)=>{v.d(b,{B:()=>E,K:()=>c});var e=v(269),y=v(48118),w=v(19980),f=v(36692);const g=64,A=100,I=16*
1024*1024,_=["true","false","null"],p=new Map,T=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re\
 rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const d of T.split(" "))p.set((0,f.$N)(d),d);class E{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
g);starts=new Int32Array(g);ends=new Int32Array(g);depth=0;outermost=f.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new f.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:n}=this;for(this.isGiven&&this.forget();n.end<t;){const a=n.next();switch(a){case f.Kp:return this.
end=n.end,this.dataStart>=0&&this.give("BI");case f.QR:if(this.depth===0&&this.keyword())return!0;break;case f.pQ:case f.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=a,this.opened=n.start;break;case f.OG:case f.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case f.Ho:this.dataStart=n.start,this.dataEnd=n.end;break;default:this.depth===0&&this.add(a,n.start)}}return this.end=n.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,n=p.get(t.code);if(n===void 0&&_.some(a=>a.length===t.end-t.start&&(0,e.w1)(this.
content,t.start,a)))this.add(f.QR,t.start);else if(n==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(n==="EI")return this.give("BI")}else return this.
give(n??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,n){const{count:a}=this;a!==g&&(this.kinds[a]=
t,this.starts[a]=n,this.ends[a]=this.tokens.end,this.count=a+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:f.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===f.uk?(0,w.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===f.o_?(0,w.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const n=this.kind(t);return n===f.An||n===f.Cd?(0,w.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===f.Kp||this.deepest>A?null:new y.i(this.content,this.starts[t],this.ends[t],A,void 0,I).value()}inside(t){return new f.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const i=32768,h=6;async function c(d,t,n){const a=new E(d);for(;a.end<d.length;){const{end:m}=a;for(;a.advance(m+i);){const D=n(a);D&&await D}const O=t.
step(h*(a.end-m));O&&await O}}}),36692:((C,b,v)=>{v.d(b,{$N:()=>O,An:()=>g,Cd:()=>A,Ho:()=>i,Kp:()=>y,OG:()=>p,QR:()=>I,ZT:()=>E,jq:()=>B,o_:()=>f,oz:()=>N,pQ:()=>_,
q$:()=>T,uk:()=>w});var e=v(269);const y=0,w=1,f=2,g=3,A=4,I=5,_=6,p=7,T=8,E=9,i=10,h=0,c=11,d=12,t=13,n=new Uint8Array(256).fill(I),a=new Uint8Array(256);for(let u=0;u<
256;u++)e.Kl[u]!==e.N9&&(n[u]=h);for(const u of[e.b9,e.N5,e.fX])a[u]=1;for(let u=e.l0;u<=e.ev;u++)a[u]=1;for(let u=0;u<256;u++)a[u]&&(n[u]=w);n[e.cL]=f,n[e.Cx]=
g,n[e.iH]=d,n[e.vz]=t,n[e.WL]=_,n[e.wt]=p,n[e.IQ]=c;const m=3,O=u=>[...u].reduce((l,o,r)=>l|o.charCodeAt(0)<<8*r,0),D=O("BI"),R=O("ID");class N{content;to;kind=y;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(l,o=0,r=l.
length){this.content=l,this.to=r,this.start=this.end=o}next(l=!1){const{content:o,to:r}=this;if(this.atData)return this.imageData();let s=this.end;for(;s<r;){const M=s,
P=n[o[s++]];switch(P){case h:continue;case w:for(;s<r&&a[o[s]]===1;)s++;if(l){this.passed++;continue}return this.found(w,M,s);case I:for(;s<r&&e.Kl[o[s]]===e.N9;)
s++;return s-M===2&&this.followImage(o[M]|o[M+1]<<8),this.found(I,M,s);case f:for(;s<r&&e.Kl[o[s]]===e.N9;)s++;if(l){this.passed++;continue}return this.found(f,
M,s);case g:return s=(0,e.t9)(o,M,r),this.isCut=s===r&&B(o,M,r)>0,this.found(g,M,s);case d:return s<r&&o[s]===e.iH?this.found(T,M,s+1):(s=(0,e.$k)(o,s,r),this.isCut=
o[s-1]!==e.vz,this.found(A,M,s));case t:if(s<r&&o[s]===e.vz)return this.found(E,M,s+1);continue;case c:s=(0,e.D)(o,s,r);continue;default:return this.found(P,M,s)}}
return this.found(y,r,r)}found(l,o,r){return this.kind=l,this.start=o,this.end=r,l}get code(){const{content:l,start:o,end:r}=this,s=r-o;return s>m?0:l[o]|(s>1?l[o+
1]<<8:0)|(s>2?l[o+2]<<16:0)}followImage(l){this.atData=this.inImage&&l===R,this.inImage=l===D||this.inImage&&!this.atData}imageData(){const{content:l,to:o}=this;
this.atData=!1;const r=Math.min(this.end+1,o),s=S(l,r,o);return this.isCut=s<0,this.found(i,r,s<0?o:s)}}const k=12;function S(u,l,o){for(let r=l;r+1<o;r++){if(u[r]!==
e.HV||u[r+1]!==e.tw||r>l&&e.Kl[u[r-1]]!==e.t6)continue;const s=r+2;if(!(s<o&&e.Kl[u[s]]===e.N9)&&K(u,s,Math.min(s+k,o)))return Math.max(r-1,l)}return-1}function K(u,l,o){
for(let r=l;r<o;r++){const s=u[r];if((s<e.Z4||s>e.du)&&e.Kl[s]!==e.t6)return!1}return!0}function B(u,l,o=u.length){let r=0;for(let s=l;s<o;s++){const M=u[s];M===
e.r_?s++:M===e.Cx?r++:M===e.s1&&r--}return r}}),80199:((C,b,v)=>{v.d(b,{DI:()=>g,Gd:()=>I,Mo:()=>w,Mp:()=>T,Pj:()=>p,S3:()=>y,Z7:()=>f,d:()=>E,iN:()=>e,lw:()=>A,
zl:()=>_});function e({box:[i,h,c,d],rotation:t}){const n=c-i,a=d-h;return t%180===0?{width:n,height:a}:{width:a,height:n}}function y({box:[i,h,c,d],rotation:t}){
switch(t){case 0:return[1,0,0,1,i,h];case 90:return[0,1,-1,0,c,h];case 180:return[-1,0,0,-1,c,d];case 270:return[0,-1,1,0,i,d]}}function w(i,h){return h===void 0?
i:p(i,h)??i}function f([i,h,c,d]){return[Math.min(i,c),Math.min(h,d),Math.max(i,c),Math.max(h,d)]}function g([i,h,c,d,t,n]){const a=i*d-h*c,[m,O,D,R]=[d/a,-h/a,
-c/a,i/a];return[m+0,O+0,D+0,R+0,-(t*m+n*D)+0,-(t*O+n*R)+0]}function A(i,h){const[c,d,t,n,a,m]=i,[O,D,R,N,k,S]=h;return[c*O+d*R,c*D+d*N,t*O+n*R,t*D+n*N,a*O+m*R+
k,a*D+m*N+S]}function I([i,h,c,d,t,n],a,m){return[i*a+c*m+t,h*a+d*m+n]}function _(i,[h,c,d,t]){const[n,a]=I(i,h,c),[m,O]=I(i,d,c),[D,R]=I(i,h,t),[N,k]=I(i,d,t);
return[Math.min(n,m,D,N),Math.min(a,O,R,k),Math.max(n,m,D,N),Math.max(a,O,R,k)]}function p(i,h){const c=[Math.max(i[0],h[0]),Math.max(i[1],h[1]),Math.min(i[2],h[2]),
Math.min(i[3],h[3])];return c[0]<c[2]&&c[1]<c[3]?c:void 0}const T=i=>i.map(h=>Math.round(h*1e5)/1e5+0),E=(i,{userUnit:h})=>String(Number((i*h/72).toPrecision(3)))}),
84805:((C,b,v)=>{v.d(b,{VO:()=>w,b0:()=>g,iw:()=>f,lQ:()=>A});var e=v(80199);const y=[0,0,612,792],w=(_,p)=>g(_,_.pages.attribute(p,"MediaBox"))??y;function f(_,p){
const{pages:T}=_,E=_.resolve(_.entry(T.number(p),"UserUnit"));return{box:(0,e.Mo)(w(_,p),g(_,T.attribute(p,"CropBox"))),rotation:I(_.resolve(T.attribute(p,"Rota\
te"))),userUnit:typeof E=="number"&&E>0?E:1}}function g(_,p){const T=_.array(p)?.map(i=>_.resolve(i));if(T?.length!==4||!T.every(i=>typeof i=="number"&&Number.isFinite(
i)))return;const E=(0,e.Z7)(T);return E[0]<E[2]&&E[1]<E[3]?E:void 0}function A(_,p){const T=(_.array(p)??[]).map(E=>_.resolve(E));return T.length===6&&T.every(E=>typeof E==
"number")?T:[1,0,0,1,0,0]}function I(_){const p=typeof _=="number"?(_%360+360)%360:0;return p===90||p===180||p===270?p:0}})};
