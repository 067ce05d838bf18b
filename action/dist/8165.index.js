"use strict";exports.id=8165,exports.ids=[8165],exports.modules={66974:((_,I,a)=>{a.d(I,{D6:()=>A,F1:()=>D,NL:()=>i,P3:()=>E,br:()=>b,bs:()=>M});var w=a(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(t,e,n){const r=[],o=[];for(const[l,d]of t.split(",").entries()){const g=l+1;if(e!==void 0&&
d.trim()===""){o.push(`entry ${g} is empty: write ${e}, separated by single commas`);continue}const c=n(d,g);"problem"in c?o.push(b(g,d,c.problem)):r.push(c.item)}
return o.length>0?{problem:M(o)}:{items:r}}const b=(t,e,n)=>`entry ${t} ('${s(e.trim())}') ${n}`,A=({position:t,text:e},n,r)=>b(t,e,`names ${u(n)}, but the docu\
ment has ${(0,w.y_)(r,"page")}`);function u(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const h=5;function M(t){const e=t.length-h;
return[...t.slice(0,h),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function i(t){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const e=[...t].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(n)?"?":n);return(0,w.Bu)(e.join(""),40)}}),29082:((_,I,a)=>{a.d(I,{k1:()=>A,lY:()=>b,m7:()=>u});var w=a(58552),E=a(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
b=i=>(0,E.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const e=s.trim(),n=D.exec(e);if(!n)return{problem:M(e)};const[,r,o,l,d,g]=n,c={negated:r!==void 0,text:e,position:t};
if(o!==void 0)return{item:{...c,pages:o.toLowerCase()}};const m=Number(l),p=d===void 0?m:g===void 0?"end":Number(g);return m===0||p===0?E.P3:{item:{...c,pages:{
from:m,to:p}}}});function A(i,s,t="pages"){const e=d=>(0,w.G6)([{field:t,message:d}]),n=b(i);if("problem"in n)throw e(n.problem);const r=new h(s),o=new h(s),l=[];
for(const d of n.items){const g=d.negated?o:r;if(typeof d.pages=="string"){g.add(d.pages);continue}const{from:c,to:m}=d.pages,p=c<0?s+1+c:c,L=m==="end"?s:m<0?s+
1+m:m,P=(m==="end"?c<0?[[c,p]]:[]:[[c,p],[m,L]]).find(([,k])=>k<1||k>s);P&&l.push((0,E.D6)(d,P[0],s)),!(m==="end"&&p>s||l.length>0)&&g.range(Math.min(p,L),Math.
max(p,L))}if(l.length>0)throw e((0,E.bs)(l));return n.items.every(({negated:d})=>d)&&r.add("all"),r.without(o)}function u(i){const s=b(i);if("problem"in s||s.items.
length!==1)return;const{negated:t,pages:e}=s.items[0];if(t)return;if(e==="all")return{first:1};if(typeof e=="string"||e.from<1)return;const{from:n,to:r}=e;return r===
"end"?{first:n}:r===-1?{first:n}:r<1?void 0:{first:Math.min(n,r),last:Math.max(n,r)}}class h{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+1]--}without(s){
const t=new Uint32Array(this.pageCount);let e=0,n=0,r=0;for(let o=1;o<=this.pageCount;o++){n+=this.differences[o],r+=s.differences[o];const l=o%2===1?"odd":"eve\
n";(n>0||this[l])&&!(r>0||s[l])&&(t[e++]=o)}return t.subarray(0,e)}}function M(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((_,I,a)=>{a.d(I,{$:()=>b,U:()=>A});var w=a(58552),E=a(29082),D=a(98446);const b={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function A({first_page:u,last_page:h,pages:M},i){if(M!==void 0)return(0,E.k1)(
M,i);const s=(0,D.y_)(i,"page"),t=[];if(u>i&&t.push({field:"first_page",message:`is ${u}, but the document has ${s}`}),h!==void 0&&h>i&&t.push({field:"last_page",
message:`is ${h}, but the document has ${s}`}),t.length===0&&h!==void 0&&u>h&&t.push({field:"first_page",message:`is ${u}, which is after last_page (${h})`,mentions:[
"last_page"]}),t.length>0)throw(0,w.G6)(t);return Uint32Array.from({length:(h??i)-u+1},(e,n)=>u+n)}}),38165:((_,I,a)=>{a.r(I),a.d(I,{recognize_text:()=>P});var w=a(
29082),E=a(36116),D=a(14118),b=a(1900),A=a(74135),u=a(6057),h=a(91519),M=a(87826),i=a(14029),s=a(98446),t=a(41516),e=a(52404),n=a(58552);const r=new Map("af=afr\
 am=amh ar=ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=eng eo=epo es=spa et=es\
t eu=eus fa=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=k\
at kk=kaz km=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep nl=nld nn=\
nor no=nor oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg\
=tgk th=tha ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(f=>f.split("="))),o={"zh-hant":"chi_t\
ra","zh-tw":"chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function l(f){const[y="",...v]=f.toLowerCase().
split("-");return v.map(z=>o[`${y}-${z}`]).find(z=>z!==void 0)??r.get(y)??f}function d(f,{languages:y,cure:v}){const S=f.split(/[\s,+]+/).filter($=>$!==""),z=[...new Set(
S.filter($=>!y.includes(l($))))],O=S.length===0?"names none":`${(0,s.Dw)(z.map($=>`'${$}'`))} ${z.length===1?"is":"are"} not installed`;if(S.length>0&&z.length===
0)return[...new Set(S.map(l))];const T=y.length===0?"no language has its data here":`it must be some of ${y.join(", ")}`;throw(0,n.G6)([{field:"languages",message:`${O}\
: ${T}. ${v}`}])}var g=a(8103);const c=300,m=4e7,p=72,L=.02,N=.98,P=async(f,y,v)=>{const{open_password:S}=y,z=v.lent.recognizer,O=d(y.languages,z),T=()=>(0,h.E)(
f.bytes,v,{password:S});v.pace.beginPart(0,L);const{document:$,wanted:C}=await(0,g.QW)(T,y.existing_text,R=>[...(0,w.k1)(y.pages,R)]),U=$.pages.count,x=[...C].sort(
(R,X)=>R-X);if(x.length===0){const R=await(0,M.i)($,f.bytes),X={pageCount:U,recognizedPages:0,recognizedWords:0},H=[...(0,w.k1)(y.pages,U)].length===0;return{documents:[
{name:f.name,bytes:R,pageCount:U}],notes:[H?e.$:(0,g.t5)("All of the pages have text")],facts:X}}const W=x.map(R=>(0,u.iw)($,R-1)),Q=await(0,t.ve)(await T(),Uint32Array.
from(x),!1);v.pace.beginPart(L,N);const Y=z.open(O);let F;try{F=await k({wanted:x,geometries:W,drawer:await D.YY.open(Q.bytes,v,Q),recognizing:Y,deskew:y.deskew},
v)}finally{await Y.close()}v.pace.beginPart(N,1);const V=F.filter(({words:R})=>R.length>0),Z=await(0,g.U2)($,V);return{documents:[{name:f.name,bytes:await(0,i.UN)(
$,{version:"1.4"}),pageCount:U}],notes:[J(x),...(0,g.Y$)(F)],facts:{pageCount:U,recognizedPages:x.length,recognizedWords:Z,...(0,g.yE)(F)}}};async function k({wanted:f,
geometries:y,drawer:v,recognizing:S,deskew:z},O){const T=[];for(const[$,C]of f.entries()){const U=await B(v,$,y[$],O),{width:x,height:W}=U,Q=await S.recognize({
...U,deskew:z},O.signal);T.push({page:C,width:x,height:W,words:Q.filter(({text:Y})=>Y.trim()!=="")}),O.pace.progress(($+1)/f.length),await O.pace.rest()}return T}
async function B(f,y,v,{pace:S}){const z=Math.min(c,K(v)),{width:O,height:T}=(0,E.T)(v,z),$=await f.draw(y,{width:O,height:T,isTransparent:!1}),C=(0,b.lc)($,"gr\
ay"),U=new Uint8Array(O*T);for(let x=0;x<T;x++){U.set(C(x),x*O);const W=S.step(O*G);W&&await W}return{width:O,height:T,samples:U,resolution:z}}const G=6;function K(f){
const{width:y,height:v}=(0,A.JQ)(f);return Math.floor(p*Math.sqrt(m/(y*v)))}const J=f=>({code:"text_recognized",message:`Text of ${(0,s.y_)(f.length,"page")} wa\
s recognized and put under ${f.length===1?"it":"them"} (${(0,s.oi)(f)}).`})}),36116:((_,I,a)=>{a.d(I,{C:()=>b,T:()=>D});var w=a(74135);const E=72;function D(A,u){
const{width:h,height:M}=(0,w.JQ)(A),i=s=>Math.max(1,Math.round(s*u/E));return{width:i(h),height:i(M)}}const b=(A,u)=>u*E/(0,w.JQ)(A).width}),1900:((_,I,a)=>{a.d(
I,{b:()=>s,cE:()=>h,lc:()=>M,oF:()=>E,rr:()=>b,vO:()=>w});const w=4,E=2,D={gray:1,rgb:3,rgba:4,"gray-alpha":2},b=t=>t.byteOffset%w===0?new Uint32Array(t.buffer,
t.byteOffset,t.length/w):new Uint32Array(t.slice().buffer),A=new Uint32Array(0),u=(t,e)=>e>0&&Buffer.compare(t(e),t(e-1))===0;async function h({height:t,row:e},n){
let r=-1;for(let o=0;o<t;o++){const l=e(o),d=u(e,o)?A:b(l);for(let c=0;c<d.length;c++){if(d[c]===r)continue;const m=c*w,p=l[m+1];if(l[m]!==p||l[m+2]!==p)return!0;
r=d[c]}const g=n.step(l.length*E);g&&await g}return!1}function M({width:t,row:e},n){const r=D[n],o=new Uint8Array(t*r),l=r<3,d=r%2===0;let g=-1;return c=>{const m=g===
c-1&&u(e,c);if(g=c,m)return o;const p=e(c),L=b(p);for(let N=0,P=0;N<L.length;N++){if(N>0&&L[N]===L[N-1]){for(const J=P+r;P<J;P++)o[P]=o[P-r];continue}const k=N*
w,[B,G,K]=[p[k],p[k+1],p[k+2]];l?o[P++]=i(K,G,B):(o[P++]=K,o[P++]=G,o[P++]=B),d&&(o[P++]=p[k+3])}return o}}const i=(t,e,n)=>77*t+150*e+29*n+128>>8;function s(t){
const e=new Uint8Array(t.length/3);for(let n=0;n<e.length;n++)e[n]=i(t[n*3],t[n*3+1],t[n*3+2]);return e}})};
