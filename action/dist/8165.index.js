"use strict";exports.id=8165,exports.ids=[8165],exports.modules={66974:((W,I,a)=>{a.d(I,{D6:()=>M,F1:()=>D,NL:()=>i,P3:()=>E,br:()=>b,bs:()=>O});var y=a(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(t,e,n){const r=[],o=[];for(const[f,c]of t.split(",").entries()){const $=f+1;if(e!==void 0&&
c.trim()===""){o.push(`entry ${$} is empty: write ${e}, separated by single commas`);continue}const d=n(c,$);"problem"in d?o.push(b($,c,d.problem)):r.push(d.item)}
return o.length>0?{problem:O(o)}:{items:r}}const b=(t,e,n)=>`entry ${t} ('${s(e.trim())}') ${n}`,M=({position:t,text:e},n,r)=>b(t,e,`names ${u(n)}, but the docu\
ment has ${(0,y.y_)(r,"page")}`);function u(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const h=5;function O(t){const e=t.length-h;
return[...t.slice(0,h),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function i(t){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const e=[...t].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(n)?"?":n);return(0,y.Bu)(e.join(""),40)}}),29082:((W,I,a)=>{a.d(I,{k1:()=>M,lY:()=>b,m7:()=>u});var y=a(58552),E=a(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
b=i=>(0,E.F1)(i,"pages such as 1..3, -1, odd",(s,t)=>{const e=s.trim(),n=D.exec(e);if(!n)return{problem:O(e)};const[,r,o,f,c,$]=n,d={negated:r!==void 0,text:e,position:t};
if(o!==void 0)return{item:{...d,pages:o.toLowerCase()}};const m=Number(f),g=c===void 0?m:$===void 0?"end":Number($);return m===0||g===0?E.P3:{item:{...d,pages:{
from:m,to:g}}}});function M(i,s,t="pages"){const e=c=>(0,y.G6)([{field:t,message:c}]),n=b(i);if("problem"in n)throw e(n.problem);const r=new h(s),o=new h(s),f=[];
for(const c of n.items){const $=c.negated?o:r;if(typeof c.pages=="string"){$.add(c.pages);continue}const{from:d,to:m}=c.pages,g=d<0?s+1+d:d,L=m==="end"?s:m<0?s+
1+m:m,P=(m==="end"?d<0?[[d,g]]:[]:[[d,g],[m,L]]).find(([,_])=>_<1||_>s);P&&f.push((0,E.D6)(c,P[0],s)),!(m==="end"&&g>s||f.length>0)&&$.range(Math.min(g,L),Math.
max(g,L))}if(f.length>0)throw e((0,E.bs)(f));return n.items.every(({negated:c})=>c)&&r.add("all"),r.without(o)}function u(i){const s=b(i);if("problem"in s||s.items.
length!==1)return;const{negated:t,pages:e}=s.items[0];if(t)return;if(e==="all")return{first:1};if(typeof e=="string"||e.from<1)return;const{from:n,to:r}=e;return r===
"end"?{first:n}:r===-1?{first:n}:r<1?void 0:{first:Math.min(n,r),last:Math.max(n,r)}}class h{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+1]--}without(s){
const t=new Uint32Array(this.pageCount);let e=0,n=0,r=0;for(let o=1;o<=this.pageCount;o++){n+=this.differences[o],r+=s.differences[o];const f=o%2===1?"odd":"eve\
n";(n>0||this[f])&&!(r>0||s[f])&&(t[e++]=o)}return t.subarray(0,e)}}function O(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((W,I,a)=>{a.d(I,{$:()=>b,U:()=>M});var y=a(58552),E=a(29082),D=a(98446);const b={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:u,last_page:h,pages:O},i){if(O!==void 0)return(0,E.k1)(
O,i);const s=(0,D.y_)(i,"page"),t=[];if(u>i&&t.push({field:"first_page",message:`is ${u}, but the document has ${s}`}),h!==void 0&&h>i&&t.push({field:"last_page",
message:`is ${h}, but the document has ${s}`}),t.length===0&&h!==void 0&&u>h&&t.push({field:"first_page",message:`is ${u}, which is after last_page (${h})`,mentions:[
"last_page"]}),t.length>0)throw(0,y.G6)(t);return Uint32Array.from({length:(h??i)-u+1},(e,n)=>u+n)}}),38165:((W,I,a)=>{a.r(I),a.d(I,{recognize_text:()=>N});var y=a(
29082),E=a(36116),D=a(14118),b=a(1900),M=a(74135),u=a(6057),h=a(91519),O=a(14029),i=a(98446),s=a(41516),t=a(52404),e=a(58552);const n=new Map("af=afr am=amh ar=\
ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=eng eo=epo es=spa et=est eu=eus fa\
=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=kat kk=kaz k\
m=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep nl=nld nn=nor no=nor \
oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg=tgk th=tha\
 ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(l=>l.split("="))),r={"zh-hant":"chi_tra","zh-tw":"\
chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function o(l){const[p="",...w]=l.toLowerCase().split(
"-");return w.map(z=>r[`${p}-${z}`]).find(z=>z!==void 0)??n.get(p)??l}function f(l,{languages:p,cure:w}){const S=l.split(/[\s,+]+/).filter(v=>v!==""),z=[...new Set(
S.filter(v=>!p.includes(o(v))))],A=S.length===0?"names none":`${(0,i.Dw)(z.map(v=>`'${v}'`))} ${z.length===1?"is":"are"} not installed`;if(S.length>0&&z.length===
0)return[...new Set(S.map(o))];const T=p.length===0?"no language has its data here":`it must be some of ${p.join(", ")}`;throw(0,e.G6)([{field:"languages",message:`${A}\
: ${T}. ${w}`}])}var c=a(8103);const $=300,d=4e7,m=72,g=.02,L=.98,N=async(l,p,w)=>{const{open_password:S}=p,z=w.lent.recognizer,A=f(p.languages,z),T=()=>(0,h.E)(
l.bytes,w,{password:S});w.pace.beginPart(0,g);const{document:v,wanted:C}=await(0,c.QW)(T,p.existing_text,k=>[...(0,y.k1)(p.pages,k)]),U=v.pages.count,x=[...C].sort(
(k,J)=>k-J);if(x.length===0){const k=v.suspect?await(0,O.UN)(v):l.bytes,J={pageCount:U,recognizedPages:0,recognizedWords:0},Z=[...(0,y.k1)(p.pages,U)].length===
0;return{documents:[{name:l.name,bytes:k,pageCount:U}],notes:[Z?t.$:(0,c.t5)("All of the pages have text")],facts:J}}const R=x.map(k=>(0,u.iw)(v,k-1)),Q=await(0,s.
ve)(await T(),Uint32Array.from(x),!1);w.pace.beginPart(g,L);const Y=z.open(A);let F;try{F=await P({wanted:x,geometries:R,drawer:await D.YY.open(Q.bytes,w,Q),recognizing:Y,
deskew:p.deskew},w)}finally{await Y.close()}w.pace.beginPart(L,1);const X=F.filter(({words:k})=>k.length>0),V=await(0,c.U2)(v,X);return{documents:[{name:l.name,
bytes:await(0,O.UN)(v,{version:"1.4"}),pageCount:U}],notes:[K(x),...(0,c.Y$)(F)],facts:{pageCount:U,recognizedPages:x.length,recognizedWords:V,...(0,c.yE)(F)}}};
async function P({wanted:l,geometries:p,drawer:w,recognizing:S,deskew:z},A){const T=[];for(const[v,C]of l.entries()){const U=await _(w,v,p[v],A),{width:x,height:R}=U,
Q=await S.recognize({...U,deskew:z},A.signal);T.push({page:C,width:x,height:R,words:Q.filter(({text:Y})=>Y.trim()!=="")}),A.pace.progress((v+1)/l.length),await A.
pace.rest()}return T}async function _(l,p,w,{pace:S}){const z=Math.min($,G(w)),{width:A,height:T}=(0,E.T)(w,z),v=await l.draw(p,{width:A,height:T,isTransparent:!1}),
C=(0,b.lc)(v,"gray"),U=new Uint8Array(A*T);for(let x=0;x<T;x++){U.set(C(x),x*A);const R=S.step(A*B);R&&await R}return{width:A,height:T,samples:U,resolution:z}}const B=6;
function G(l){const{width:p,height:w}=(0,M.JQ)(l);return Math.floor(m*Math.sqrt(d/(p*w)))}const K=l=>({code:"text_recognized",message:`Text of ${(0,i.y_)(l.length,
"page")} was recognized and put under ${l.length===1?"it":"them"} (${(0,i.oi)(l)}).`})}),36116:((W,I,a)=>{a.d(I,{C:()=>b,T:()=>D});var y=a(74135);const E=72;function D(M,u){
const{width:h,height:O}=(0,y.JQ)(M),i=s=>Math.max(1,Math.round(s*u/E));return{width:i(h),height:i(O)}}const b=(M,u)=>u*E/(0,y.JQ)(M).width}),1900:((W,I,a)=>{a.d(
I,{b:()=>s,cE:()=>h,lc:()=>O,oF:()=>E,rr:()=>b,vO:()=>y});const y=4,E=2,D={gray:1,rgb:3,rgba:4,"gray-alpha":2},b=t=>t.byteOffset%y===0?new Uint32Array(t.buffer,
t.byteOffset,t.length/y):new Uint32Array(t.slice().buffer),M=new Uint32Array(0),u=(t,e)=>e>0&&Buffer.compare(t(e),t(e-1))===0;async function h({height:t,row:e},n){
let r=-1;for(let o=0;o<t;o++){const f=e(o),c=u(e,o)?M:b(f);for(let d=0;d<c.length;d++){if(c[d]===r)continue;const m=d*y,g=f[m+1];if(f[m]!==g||f[m+2]!==g)return!0;
r=c[d]}const $=n.step(f.length*E);$&&await $}return!1}function O({width:t,row:e},n){const r=D[n],o=new Uint8Array(t*r),f=r<3,c=r%2===0;let $=-1;return d=>{const m=$===
d-1&&u(e,d);if($=d,m)return o;const g=e(d),L=b(g);for(let N=0,P=0;N<L.length;N++){if(N>0&&L[N]===L[N-1]){for(const l=P+r;P<l;P++)o[P]=o[P-r];continue}const _=N*
y,[B,G,K]=[g[_],g[_+1],g[_+2]];f?o[P++]=i(K,G,B):(o[P++]=K,o[P++]=G,o[P++]=B),c&&(o[P++]=g[_+3])}return o}}const i=(t,e,n)=>77*t+150*e+29*n+128>>8;function s(t){
const e=new Uint8Array(t.length/3);for(let n=0;n<e.length;n++)e[n]=i(t[n*3],t[n*3+1],t[n*3+2]);return e}})};
