"use strict";exports.id=8220,exports.ids=[8220],exports.modules={17079:((V,B,a)=>{a.d(B,{Z:()=>E,_:()=>p});const O=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function p(o){
if(o.length>64)return;const s=o.trim().replace(D,(c,y,d,M)=>`${y??""}${1900+Number(d)}${M}`);return N(x(O.exec(s)??g.exec(s)))}function E(o){const s=o.length>64?
void 0:x(g.exec(o.trim()));if(!s||N(s)===void 0)return;const{year:c,month:y="",day:d="",hour:M="",minute:C="",second:b="",zone:n=""}=s;return`D:${c}${y}${d}${M}${C}${b}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function x(o){if(!o)return;const[,s,c,y,d,M,C,b,n,t,e]=o,u=b??(n===void 0?void 0:`${n}${t??"00"}:${e??"00"}`);return{year:s,
month:c,day:y,hour:d,minute:M,second:C,zone:u}}function N(o){if(!o)return;const{year:s,month:c,day:y,hour:d,minute:M="00",second:C="00",zone:b}=o,n=(e,u,f)=>e===
void 0||Number(e)>=u&&Number(e)<=f;if(Number(s)===0||!n(c,1,12)||!n(y,1,i(Number(s),Number(c)))||!n(d,0,23)||!n(M,0,59)||!n(C,0,59)||b!==void 0&&b!=="Z"&&!(n(b.
slice(1,3),0,23)&&n(b.slice(4),0,59)))return;const t=[s,c,y].filter(e=>e!==void 0).join("-");return d===void 0?t:`${t}T${d}:${M}:${C}${b==="+00:00"||b==="-00:00"?
"Z":b??""}`}function i(o,s){return s===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),50580:((V,B,a)=>{a.d(B,{L:()=>D});var O=a(58426);
function D(g,p){return Object.entries((0,O.zI)(g).fields).flatMap(([E,x])=>{if(x.kind!=="choice"||!x.open||typeof p[E]!="number")return[];const N=x.options.map(
({value:i})=>i).join(", ");return[{field:E,message:`is a number that only some regions know: use ${N}`}]})}}),12342:((V,B,a)=>{a.r(B),a.d(B,{addTextWatermark:()=>k});
var O=a(58552),D=a(59596),g=a(45599),p=a(47707),E=a(86799),x=a(36263),N=a(71391),i=a(49892),o=a(95358),s=a(36078),c=a(57117),y=a(72313),d=a(99876),M=a(27320),C=a(
50580),b=a(74135);const n=612,t={diagonal:{anchor:"centre",diagonal:!0,maximum:144},horizontal:{anchor:"centre",diagonal:!1,maximum:144},top:{anchor:"top",diagonal:!1,
maximum:36},bottom:{anchor:"bottom",diagonal:!1,maximum:36},tiled:{anchor:"everywhere",diagonal:!0,maximum:24}},e=2,u=1.8,f=1e3;function v(h,r,l,m,{drawnAt:$,fontSize:S}){
const{width:z,height:R}=(0,b.iN)(h),W=Math.hypot(r.width,r.height),A=l.diagonal?r.width/W:1,Z=l.diagonal?r.height/W:0,[F,Q]=[m.width*A+m.height*Z,m.width*Z+m.height*
A],Y=l.maximum*Math.max(1/h.userUnit,Math.min(z,R)/n),H=S===void 0?Y:S/h.userUnit,G=Math.min(r.width/F,r.height/Q,H),K=G*m.height/2,q={centre:R/2,everywhere:R/2,
top:R-r.inset-K,bottom:r.inset+K},j=G/$;return(l.anchor==="everywhere"?w(r,{size:G,cos:A,sin:Z,across:F,up:Q},m):[[0,0]]).map(([nn,J])=>(0,b.lw)([j*A,j*Z,-j*Z,j*
A,z/2+nn,q[l.anchor]+J],(0,b.S3)(h)))}function w({width:h,height:r},{size:l,cos:m,sin:$,across:S,up:z},R){const W={along:(R.width+e)*l,down:(R.height+u)*l},A=Math.
max(1,Math.sqrt(h*r/(W.along*W.down)/f)),[Z,F]=[W.along*A,W.down*A],[Q,Y]=[(h-S*l)/2+1e-6,(r-z*l)/2+1e-6],H=Math.hypot(Q,Y),G=Math.ceil(H/F),K=Math.ceil(H/Z)+1,
q=[];for(let j=-G;j<=G;j++)for(let _=-K;_<=K;_++){const[nn,J]=[(_+(j%2===0?0:.5))*Z,j*F],[tn,U]=[nn*m-J*$,nn*$+J*m];Math.abs(tn)<=Q&&Math.abs(U)<=Y&&q.push([tn,
U])}return q}var T=a(74094);const L=["line_1","line_2","line_3"],P="OctavoWatermark",I=64*1024,X=4*1024*1024;async function k(h,r,l,m){const $=await(0,d.F)(h,l),
{kinds:S}=$,z=(0,o.Wx)("add_text_watermark",S,r.margin),R=typeof r.template=="number"?void 0:t[r.template],W=[...(0,C.L)("add_text_watermark",r),...(0,o.z)($,z)],
A=await(0,c._B)(h),{color:Z,transparency:F}=r,Q=(0,i.Fw)(Z,A),Y=un(r),H=r.font&&(0,E.g)(r.font,"font"),G=(0,N.C)("text",Q.operators,F,H?.bytes,...Y.map(({text:U})=>U));
let K=m.get(G);if(!K){const{faces:U,areNew:en}=await cn(H,m),sn=async()=>en?await h.job.pace.rest():void 0,an=[...dn(Y,U),...W];if(an.length>0)throw(0,O.G6)(an);
await sn();const rn=(0,T.V)(U,Y.map(fn=>(0,p.ai)(fn.text)));await sn(),K={drawing:await(0,M.$)(rn,U,{filling:Q,transparency:F}),size:rn.size},m.put(G,K,I),await sn()}
if(!R||W.length>0)throw(0,O.G6)(W);const{drawing:q,size:j}=K,_=q.addTo(h),nn={drawnAt:M.J,fontSize:r.font_size},J=S.map((U,en)=>on(h,U,v(U,z[en],R,j,nn),_)),tn=await(0,y.
W)(h,$,{layer:r.layer,subtype:"Watermark",groupColorSpace:F===0?void 0:(0,c.Qg)(A),on:({kind:U})=>({resources:[{category:"XObject",name:P,ref:J[U].ref}],operators:([
en=""])=>(0,s.qK)(en,J[U].placement)})});return A?.part===1&&F>0&&tn.push((0,c.c4)(h,A,c.Br.transparency)),tn}function on(h,{box:r},l,m){if(l.length===1)return{
ref:m,placement:(0,s.vs)(l[0])};const $=(0,g.jd)({Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[...r],Resources:(0,g.jd)({XObject:(0,g.jd)({X0:m})}),Filter:(0,g.
UU)("FlateDecode")}),S=l.map(z=>`${(0,s.qK)("X0",(0,s.vs)(z))}
`).join("");return{ref:h.add(new g.Z6($,(0,D.Kc)(Buffer.from(S,"latin1")))),placement:"1 0 0 1 0 0"}}async function cn(h,r){const l=(0,N.C)("text face"),m=r.get(
l);m?.keep();const $=m??await(0,x.W)("SemiBold");if(m||r.put(l,$,X),!h)return{faces:[$],areNew:!m};let S;const z=await r.ofFile(h.bytes,"text face",()=>Promise.
resolve(S=(0,x.a)(h)));return S||z.keep(),{faces:[z,$],areNew:!m||S!==void 0}}function un(h){return L.flatMap(r=>{const l=h[r];return l===void 0?[]:[{field:r,text:l}]})}
function dn(h,r){return h.flatMap(({field:l,text:m})=>{const $=(0,p.Zw)(m,r);return $===void 0?[]:[{field:l,message:$,mentions:["font"]}]})}}),74135:((V,B,a)=>{
a.d(B,{$L:()=>c,DI:()=>x,Gd:()=>i,JQ:()=>D,Mo:()=>p,Pj:()=>M,S3:()=>g,W1:()=>C,XM:()=>d,d:()=>b,ds:()=>E,gF:()=>y,iN:()=>O,kO:()=>s,lw:()=>N,zl:()=>o});function O({
box:[n,t,e,u],rotation:f}){const v=e-n,w=u-t;return f%180===0?{width:v,height:w}:{width:w,height:v}}function D(n){const{width:t,height:e}=O(n);return{width:t*n.
userUnit,height:e*n.userUnit}}function g({box:[n,t,e,u],rotation:f}){switch(f){case 0:return[1,0,0,1,n,t];case 90:return[0,1,-1,0,e,t];case 180:return[-1,0,0,-1,
e,u];case 270:return[0,-1,1,0,n,u]}}function p(n,t){return t===void 0?n:M(n,t)??n}function E([n,t,e,u]){return[Math.min(n,e),Math.min(t,u),Math.max(n,e),Math.max(
t,u)]}function x([n,t,e,u,f,v]){const w=n*u-t*e,[T,L,P,I]=[u/w,-t/w,-e/w,n/w];return[T+0,L+0,P+0,I+0,-(f*T+v*P)+0,-(f*L+v*I)+0]}function N(n,t){const[e,u,f,v,w,
T]=n,[L,P,I,X,k,on]=t;return[e*L+u*I,e*P+u*X,f*L+v*I,f*P+v*X,w*L+T*I+k,w*P+T*X+on]}function i([n,t,e,u,f,v],w,T){return[n*w+e*T+f,t*w+u*T+v]}function o(n,[t,e,u,
f]){const[v,w]=i(n,t,e),[T,L]=i(n,u,e),[P,I]=i(n,t,f),[X,k]=i(n,u,f);return[Math.min(v,T,P,X),Math.min(w,L,I,k),Math.max(v,T,P,X),Math.max(w,L,I,k)]}const s=(n,t)=>[
Math.min(n[0],t[0]),Math.min(n[1],t[1]),Math.max(n[2],t[2]),Math.max(n[3],t[3])];function c(n){let[t,e,u,f]=y;for(const[v,w]of n)t=Math.min(t,v),e=Math.min(e,w),
u=Math.max(u,v),f=Math.max(f,w);return[t,e,u,f]}const y=[1/0,1/0,-1/0,-1/0],d=([n,t,e,u],f)=>[n-f,t-f,e+f,u+f];function M(n,t){const e=[Math.max(n[0],t[0]),Math.
max(n[1],t[1]),Math.min(n[2],t[2]),Math.min(n[3],t[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const C=n=>n.map(t=>Math.round(t*1e5)/1e5+0),b=(n,{userUnit:t})=>String(
Number((n*t/72).toPrecision(3)))}),6057:((V,B,a)=>{a.d(B,{VO:()=>g,b0:()=>E,c_:()=>N,iw:()=>p,lQ:()=>x});var O=a(74135);const D=[0,0,612,792],g=(i,o)=>E(i,i.pages.
attribute(o,"MediaBox"))??D;function p(i,o){const{pages:s}=i,c=i.resolve(i.entry(s.number(o),"UserUnit"));return{box:(0,O.Mo)(g(i,o),E(i,s.attribute(o,"CropBox"))),
rotation:N(i.resolve(s.attribute(o,"Rotate"))),userUnit:typeof c=="number"&&c>0?c:1}}function E(i,o){const s=i.array(o)?.map(y=>i.resolve(y));if(s?.length!==4||
!s.every(y=>typeof y=="number"&&Number.isFinite(y)))return;const c=(0,O.ds)(s);return c[0]<c[2]&&c[1]<c[3]?c:void 0}function x(i,o){const s=(i.array(o)??[]).map(
c=>i.resolve(c));return s.length===6&&s.every(c=>typeof c=="number")?s:[1,0,0,1,0,0]}function N(i){const o=typeof i=="number"?(i%360+360)%360:0;return o===90||o===
180||o===270?o:0}}),59071:((V,B,a)=>{a.d(B,{Gh:()=>c,ZK:()=>y,wh:()=>s});var O=a(77581),D=a(45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,p=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,x=d=>d.replace(g,"").replace(p,"").replace(E,"�"),N=200,i=new WeakMap;function o(d){
if(d.bytes.length<N)return x((0,O.g7)(d));let M=i.get(d);return M===void 0&&i.set(d,M=x((0,O.g7)(d))),M}const s=d=>x(d).trim();function c(d){const M=d instanceof
D.Mx?o(d).trim():"";return M===""?null:M}const y=d=>d?o(d):""}),70549:((V,B,a)=>{a.d(B,{n:()=>O});function O(D){const g=new WeakMap;return p=>{if(p.hasChanges)return D(
p);const E=g.get(p);if(E)return E.answer;const x=D(p);return g.set(p,{answer:x}),x}}})};
