"use strict";exports.id=8165,exports.ids=[8165],exports.modules={66974:((k,x,o)=>{o.d(x,{D6:()=>z,F1:()=>I,NL:()=>a,P3:()=>y,br:()=>E,bs:()=>h});var v=o(98446);const y={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function I(e,n,s){const r=[],i=[];for(const[g,c]of e.split(",").entries()){const $=g+1;if(n!==void 0&&
c.trim()===""){i.push(`entry ${$} is empty: write ${n}, separated by single commas`);continue}const m=s(c,$);"problem"in m?i.push(E($,c,m.problem)):r.push(m.item)}
return i.length>0?{problem:h(i)}:{items:r}}const E=(e,n,s)=>`entry ${e} ('${t(n.trim())}') ${s}`,z=({position:e,text:n},s,r)=>E(e,n,`names ${f(s)}, but the docu\
ment has ${(0,v.y_)(r,"page")}`);function f(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const d=5;function h(e){const n=e.length-d;
return[...e.slice(0,d),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function a(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,v.Bu)(n.join(""),40)}}),29082:((k,x,o)=>{o.d(x,{k1:()=>z,lY:()=>E,m7:()=>f});var v=o(58552),y=o(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
E=a=>(0,y.F1)(a,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),s=I.exec(n);if(!s)return{problem:h(n)};const[,r,i,g,c,$]=s,m={negated:r!==void 0,text:n,position:e};
if(i!==void 0)return{item:{...m,pages:i.toLowerCase()}};const M=Number(g),T=c===void 0?M:$===void 0?"end":Number($);return M===0||T===0?y.P3:{item:{...m,pages:{
from:M,to:T}}}});function z(a,t,e="pages"){const n=c=>(0,v.G6)([{field:e,message:c}]),s=E(a);if("problem"in s)throw n(s.problem);const r=new d(t),i=new d(t),g=[];
for(const c of s.items){const $=c.negated?i:r;if(typeof c.pages=="string"){$.add(c.pages);continue}const{from:m,to:M}=c.pages,T=m<0?t+1+m:m,U=M==="end"?t:M<0?t+
1+M:M,R=(M==="end"?m<0?[[m,T]]:[]:[[m,T],[M,U]]).find(([,W])=>W<1||W>t);R&&g.push((0,y.D6)(c,R[0],t)),!(M==="end"&&T>t||g.length>0)&&$.range(Math.min(T,U),Math.
max(T,U))}if(g.length>0)throw n((0,y.bs)(g));return s.items.every(({negated:c})=>c)&&r.add("all"),r.without(i)}function f(a){const t=E(a);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:s,to:r}=n;return r===
"end"?{first:s}:r===-1?{first:s}:r<1?void 0:{first:Math.min(s,r),last:Math.max(s,r)}}class d{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,s=0,r=0;for(let i=1;i<=this.pageCount;i++){s+=this.differences[i],r+=t.differences[i];const g=i%2===1?"odd":"eve\
n";(s>0||this[g])&&!(r>0||t[g])&&(e[n++]=i)}return e.subarray(0,n)}}function h(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,y.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((k,x,o)=>{o.d(x,{$:()=>E,U:()=>z});var v=o(58552),y=o(29082),I=o(98446);const E={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function z({first_page:f,last_page:d,pages:h},a){if(h!==void 0)return(0,y.k1)(
h,a);const t=(0,I.y_)(a,"page"),e=[];if(f>a&&e.push({field:"first_page",message:`is ${f}, but the document has ${t}`}),d!==void 0&&d>a&&e.push({field:"last_page",
message:`is ${d}, but the document has ${t}`}),e.length===0&&d!==void 0&&f>d&&e.push({field:"first_page",message:`is ${f}, which is after last_page (${d})`,mentions:[
"last_page"]}),e.length>0)throw(0,v.G6)(e);return Uint32Array.from({length:(d??a)-f+1},(n,s)=>f+s)}}),38165:((k,x,o)=>{o.r(x),o.d(x,{recognize_text:()=>Q});var v=o(
29082),y=o(36116),I=o(12195),E=o(1900),z=o(74135),f=o(6057),d=o(92356),h=o(14029),a=o(98446),t=o(50329),e=o(52404),n=o(58552);const s=new Map("af=afr am=amh ar=\
ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=eng eo=epo es=spa et=est eu=eus fa\
=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=kat kk=kaz k\
m=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep nl=nld nn=nor no=nor \
oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg=tgk th=tha\
 ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(l=>l.split("="))),r={"zh-hant":"chi_tra","zh-tw":"\
chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function i(l){const[u="",...p]=l.toLowerCase().split(
"-");return p.map(b=>r[`${u}-${b}`]).find(b=>b!==void 0)??s.get(u)??l}function g(l,{languages:u,cure:p}){const A=l.split(/[\s,+]+/).filter(w=>w!==""),b=[...new Set(
A.filter(w=>!u.includes(i(w))))],P=A.length===0?"names none":`${(0,a.Dw)(b.map(w=>`'${w}'`))} ${b.length===1?"is":"are"} not installed`;if(A.length>0&&b.length===
0)return[...new Set(A.map(i))];const D=u.length===0?"no language has its data here":`it must be some of ${u.join(", ")}`;throw(0,n.G6)([{field:"languages",message:`${P}\
: ${D}. ${p}`}])}var c=o(8103);const $=300,m=4e7,M=72,T=.02,U=.98,Q=async(l,u,p)=>{const{open_password:A}=u,b=p.lent.recognizer,P=g(u.languages,b),D=()=>(0,d.E)(
l.bytes,p,{password:A});p.pace.beginPart(0,T);const{document:w,wanted:N}=await(0,c.QW)(D,u.existing_text,L=>[...(0,v.k1)(u.pages,L)]),S=w.pages.count,O=[...N].sort(
(L,G)=>L-G);if(O.length===0){const L=w.suspect?await(0,h.UN)(w):l.bytes,G={pageCount:S,recognizedPages:0,recognizedWords:0},Z=[...(0,v.k1)(u.pages,S)].length===
0;return{documents:[{name:l.name,bytes:L,pageCount:S}],notes:[Z?e.$:c.KK],facts:G}}const _=O.map(L=>(0,f.iw)(w,L-1)),{bytes:B}=await(0,t.v)(await D(),Uint32Array.
from(O),!1);p.pace.beginPart(T,U);const C=b.open(P);let K;try{K=await R({wanted:O,geometries:_,drawer:await I.Y.open(B,p),recognizing:C,deskew:u.deskew},p)}finally{
await C.close()}p.pace.beginPart(U,1);const Y=K.filter(({words:L})=>L.length>0),V=await(0,c.U2)(w,Y);return{documents:[{name:l.name,bytes:await(0,h.UN)(w,{version:"\
1.4"}),pageCount:S}],notes:[X(O),...(0,c.Y$)(K)],facts:{pageCount:S,recognizedPages:O.length,recognizedWords:V,...(0,c.yE)(K)}}};async function R({wanted:l,geometries:u,
drawer:p,recognizing:A,deskew:b},P){const D=[];for(const[w,N]of l.entries()){const S=await W(p,w,u[w],P),{width:O,height:_}=S,B=await A.recognize({...S,deskew:b},
P.signal);D.push({page:N,width:O,height:_,words:B.filter(({text:C})=>C.trim()!=="")}),P.pace.progress((w+1)/l.length),await P.pace.rest()}return D}async function W(l,u,p,{
pace:A}){const b=Math.min($,J(p)),{width:P,height:D}=(0,y.T)(p,b),w=await l.draw(u,{width:P,height:D,isTransparent:!1}),N=(0,E.lc)(w,"gray"),S=new Uint8Array(P*
D);for(let O=0;O<D;O++){S.set(N(O),O*P);const _=A.step(P*F);_&&await _}return{width:P,height:D,samples:S,resolution:b}}const F=6;function J(l){const{width:u,height:p}=(0,z.
JQ)(l);return Math.floor(M*Math.sqrt(m/(u*p)))}const X=l=>({code:"text_recognized",message:`Text of ${(0,a.y_)(l.length,"page")} was recognized and put under ${l.
length===1?"it":"them"} (${(0,a.oi)(l)}).`})}),36116:((k,x,o)=>{o.d(x,{C:()=>E,T:()=>I});var v=o(74135);const y=72;function I(z,f){const{width:d,height:h}=(0,v.
JQ)(z),a=t=>Math.max(1,Math.round(t*f/y));return{width:a(d),height:a(h)}}const E=(z,f)=>f*y/(0,v.JQ)(z).width}),1900:((k,x,o)=>{o.d(x,{cE:()=>E,lc:()=>z,oF:()=>y,
vO:()=>v});const v=4,y=2,I={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function E({height:d,row:h},a){for(let t=0;t<d;t++){const e=h(t);for(let s=0;s<e.length;s+=
v){const r=e[s+1];if(e[s]!==r||e[s+2]!==r)return!0}const n=a.step(e.length*y);n&&await n}return!1}function z({width:d,row:h},a){const t=I[a],e=new Uint8Array(d*
t),n=t<3;return s=>{const r=h(s);for(let i=0,g=0;i<r.length;i+=v){const[c,$,m]=[r[i],r[i+1],r[i+2]];n?e[g++]=f(m,$,c):(e[g++]=m,e[g++]=$,e[g++]=c),t%2===0&&(e[g++]=
r[i+3])}return e}}const f=(d,h,a)=>77*d+150*h+29*a+128>>8})};
