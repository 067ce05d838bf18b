"use strict";exports.id=8165,exports.ids=[8165],exports.modules={66974:((W,I,a)=>{a.d(I,{D6:()=>M,F1:()=>S,NL:()=>i,P3:()=>E,br:()=>b,bs:()=>z});var y=a(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function S(e,n,s){const o=[],r=[];for(const[m,c]of e.split(",").entries()){const d=m+1;if(n!==void 0&&
c.trim()===""){r.push(`entry ${d} is empty: write ${n}, separated by single commas`);continue}const u=s(c,d);"problem"in u?r.push(b(d,c,u.problem)):o.push(u.item)}
return r.length>0?{problem:z(r)}:{items:o}}const b=(e,n,s)=>`entry ${e} ('${t(n.trim())}') ${s}`,M=({position:e,text:n},s,o)=>b(e,n,`names ${g(s)}, but the docu\
ment has ${(0,y.y_)(o,"page")}`);function g(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const h=5;function z(e){const n=e.length-h;
return[...e.slice(0,h),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function i(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,y.Bu)(n.join(""),40)}}),29082:((W,I,a)=>{a.d(I,{k1:()=>M,lY:()=>b,m7:()=>g});var y=a(58552),E=a(66974);const S=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
b=i=>(0,E.F1)(i,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),s=S.exec(n);if(!s)return{problem:z(n)};const[,o,r,m,c,d]=s,u={negated:o!==void 0,text:n,position:e};
if(r!==void 0)return{item:{...u,pages:r.toLowerCase()}};const l=Number(m),$=c===void 0?l:d===void 0?"end":Number(d);return l===0||$===0?E.P3:{item:{...u,pages:{
from:l,to:$}}}});function M(i,t,e="pages"){const n=c=>(0,y.G6)([{field:e,message:c}]),s=b(i);if("problem"in s)throw n(s.problem);const o=new h(t),r=new h(t),m=[];
for(const c of s.items){const d=c.negated?r:o;if(typeof c.pages=="string"){d.add(c.pages);continue}const{from:u,to:l}=c.pages,$=u<0?t+1+u:u,A=l==="end"?t:l<0?t+
1+l:l,N=(l==="end"?u<0?[[u,$]]:[]:[[u,$],[l,A]]).find(([,k])=>k<1||k>t);N&&m.push((0,E.D6)(c,N[0],t)),!(l==="end"&&$>t||m.length>0)&&d.range(Math.min($,A),Math.
max($,A))}if(m.length>0)throw n((0,E.bs)(m));return s.items.every(({negated:c})=>c)&&o.add("all"),o.without(r)}function g(i){const t=b(i);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:s,to:o}=n;return o===
"end"?{first:s}:o===-1?{first:s}:o<1?void 0:{first:Math.min(s,o),last:Math.max(s,o)}}class h{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,s=0,o=0;for(let r=1;r<=this.pageCount;r++){s+=this.differences[r],o+=t.differences[r];const m=r%2===1?"odd":"eve\
n";(s>0||this[m])&&!(o>0||t[m])&&(e[n++]=r)}return e.subarray(0,n)}}function z(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((W,I,a)=>{a.d(I,{$:()=>b,U:()=>M});var y=a(58552),E=a(29082),S=a(98446);const b={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:g,last_page:h,pages:z},i){if(z!==void 0)return(0,E.k1)(
z,i);const t=(0,S.y_)(i,"page"),e=[];if(g>i&&e.push({field:"first_page",message:`is ${g}, but the document has ${t}`}),h!==void 0&&h>i&&e.push({field:"last_page",
message:`is ${h}, but the document has ${t}`}),e.length===0&&h!==void 0&&g>h&&e.push({field:"first_page",message:`is ${g}, which is after last_page (${h})`,mentions:[
"last_page"]}),e.length>0)throw(0,y.G6)(e);return Uint32Array.from({length:(h??i)-g+1},(n,s)=>g+s)}}),38165:((W,I,a)=>{a.r(I),a.d(I,{recognize_text:()=>x});var y=a(
29082),E=a(36116),S=a(14118),b=a(1900),M=a(74135),g=a(6057),h=a(64173),z=a(14029),i=a(98446),t=a(21841),e=a(52404),n=a(58552);const s=new Map("af=afr am=amh ar=\
ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=eng eo=epo es=spa et=est eu=eus fa\
=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=kat kk=kaz k\
m=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep nl=nld nn=nor no=nor \
oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg=tgk th=tha\
 ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(f=>f.split("="))),o={"zh-hant":"chi_tra","zh-tw":"\
chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function r(f){const[p="",...w]=f.toLowerCase().split(
"-");return w.map(P=>o[`${p}-${P}`]).find(P=>P!==void 0)??s.get(p)??f}function m(f,{languages:p,cure:w}){const U=f.split(/[\s,+]+/).filter(v=>v!==""),P=[...new Set(
U.filter(v=>!p.includes(r(v))))],O=U.length===0?"names none":`${(0,i.Dw)(P.map(v=>`'${v}'`))} ${P.length===1?"is":"are"} not installed`;if(U.length>0&&P.length===
0)return[...new Set(U.map(r))];const T=p.length===0?"no language has its data here":`it must be some of ${p.join(", ")}`;throw(0,n.G6)([{field:"languages",message:`${O}\
: ${T}. ${w}`}])}var c=a(8103);const d=300,u=4e7,l=72,$=.02,A=.98,x=async(f,p,w)=>{const{open_password:U}=p,P=w.lent.recognizer,O=m(p.languages,P),T=()=>(0,h.E)(
f.bytes,w,{password:U});w.pace.beginPart(0,$);const{document:v,wanted:C}=await(0,c.QW)(T,p.existing_text,_=>[...(0,y.k1)(p.pages,_)]),L=v.pages.count,D=[...C].sort(
(_,X)=>_-X);if(D.length===0){const _=v.suspect?await(0,z.UN)(v):f.bytes,X={pageCount:L,recognizedPages:0,recognizedWords:0},H=[...(0,y.k1)(p.pages,L)].length===
0;return{documents:[{name:f.name,bytes:_,pageCount:L}],notes:[H?e.$:c.KK],facts:X}}const R=D.map(_=>(0,g.iw)(v,_-1)),{bytes:F,images:J}=await(0,t.v)(await T(),Uint32Array.
from(D),!1);w.pace.beginPart($,A);const Y=P.open(O);let G;try{G=await N({wanted:D,geometries:R,drawer:await S.Y.open(F,w,{images:J}),recognizing:Y,deskew:p.deskew},
w)}finally{await Y.close()}w.pace.beginPart(A,1);const V=G.filter(({words:_})=>_.length>0),Z=await(0,c.U2)(v,V);return{documents:[{name:f.name,bytes:await(0,z.UN)(
v,{version:"1.4"}),pageCount:L}],notes:[Q(D),...(0,c.Y$)(G)],facts:{pageCount:L,recognizedPages:D.length,recognizedWords:Z,...(0,c.yE)(G)}}};async function N({wanted:f,
geometries:p,drawer:w,recognizing:U,deskew:P},O){const T=[];for(const[v,C]of f.entries()){const L=await k(w,v,p[v],O),{width:D,height:R}=L,F=await U.recognize({
...L,deskew:P},O.signal);T.push({page:C,width:D,height:R,words:F.filter(({text:J})=>J.trim()!=="")}),O.pace.progress((v+1)/f.length),await O.pace.rest()}return T}
async function k(f,p,w,{pace:U}){const P=Math.min(d,K(w)),{width:O,height:T}=(0,E.T)(w,P),v=await f.draw(p,{width:O,height:T,isTransparent:!1}),C=(0,b.lc)(v,"gr\
ay"),L=new Uint8Array(O*T);for(let D=0;D<T;D++){L.set(C(D),D*O);const R=U.step(O*B);R&&await R}return{width:O,height:T,samples:L,resolution:P}}const B=6;function K(f){
const{width:p,height:w}=(0,M.JQ)(f);return Math.floor(l*Math.sqrt(u/(p*w)))}const Q=f=>({code:"text_recognized",message:`Text of ${(0,i.y_)(f.length,"page")} wa\
s recognized and put under ${f.length===1?"it":"them"} (${(0,i.oi)(f)}).`})}),36116:((W,I,a)=>{a.d(I,{C:()=>b,T:()=>S});var y=a(74135);const E=72;function S(M,g){
const{width:h,height:z}=(0,y.JQ)(M),i=t=>Math.max(1,Math.round(t*g/E));return{width:i(h),height:i(z)}}const b=(M,g)=>g*E/(0,y.JQ)(M).width}),1900:((W,I,a)=>{a.d(
I,{cE:()=>h,lc:()=>z,oF:()=>E,rr:()=>b,vO:()=>y});const y=4,E=2,S={gray:1,rgb:3,rgba:4,"gray-alpha":2},b=t=>t.byteOffset%y===0?new Uint32Array(t.buffer,t.byteOffset,
t.length/y):new Uint32Array(t.slice().buffer),M=new Uint32Array(0),g=(t,e)=>e>0&&Buffer.compare(t(e),t(e-1))===0;async function h({height:t,row:e},n){let s=-1;for(let o=0;o<
t;o++){const r=e(o),m=g(e,o)?M:b(r);for(let d=0;d<m.length;d++){if(m[d]===s)continue;const u=d*y,l=r[u+1];if(r[u]!==l||r[u+2]!==l)return!0;s=m[d]}const c=n.step(
r.length*E);c&&await c}return!1}function z({width:t,row:e},n){const s=S[n],o=new Uint8Array(t*s),r=s<3,m=s%2===0;let c=-1;return d=>{const u=c===d-1&&g(e,d);if(c=
d,u)return o;const l=e(d),$=b(l);for(let A=0,x=0;A<$.length;A++){if(A>0&&$[A]===$[A-1]){for(const Q=x+s;x<Q;x++)o[x]=o[x-s];continue}const N=A*y,[k,B,K]=[l[N],l[N+
1],l[N+2]];r?o[x++]=i(K,B,k):(o[x++]=K,o[x++]=B,o[x++]=k),m&&(o[x++]=l[N+3])}return o}}const i=(t,e,n)=>77*t+150*e+29*n+128>>8})};
