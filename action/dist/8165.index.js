"use strict";exports.id=8165,exports.ids=[8165],exports.modules={66974:((R,A,s)=>{s.d(A,{D6:()=>O,F1:()=>L,NL:()=>a,P3:()=>w,br:()=>v,bs:()=>b});var P=s(98446);const w={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function L(t,n,o){const i=[],c=[];for(const[E,d]of t.split(",").entries()){const x=E+1;if(n!==void 0&&
d.trim()===""){c.push(`entry ${x} is empty: write ${n}, separated by single commas`);continue}const m=o(d,x);"problem"in m?c.push(v(x,d,m.problem)):i.push(m.item)}
return c.length>0?{problem:b(c)}:{items:i}}const v=(t,n,o)=>`entry ${t} ('${e(n.trim())}') ${o}`,O=({position:t,text:n},o,i)=>v(t,n,`names ${h(o)}, but the docu\
ment has ${(0,P.y_)(i,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const f=5;function b(t){const n=t.length-f;
return[...t.slice(0,f),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function a(t){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(t){const n=[...t].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,P.Bu)(n.join(""),40)}}),29082:((R,A,s)=>{s.d(A,{k1:()=>O,lY:()=>v,m7:()=>h});var P=s(58552),w=s(66974);const L=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
v=a=>(0,w.F1)(a,"pages such as 1..3, -1, odd",(e,t)=>{const n=e.trim(),o=L.exec(n);if(!o)return{problem:b(n)};const[,i,c,E,d,x]=o,m={negated:i!==void 0,text:n,position:t};
if(c!==void 0)return{item:{...m,pages:c.toLowerCase()}};const $=Number(E),D=d===void 0?$:x===void 0?"end":Number(x);return $===0||D===0?w.P3:{item:{...m,pages:{
from:$,to:D}}}});function O(a,e,t="pages"){const n=d=>(0,P.G6)([{field:t,message:d}]),o=v(a);if("problem"in o)throw n(o.problem);const i=new f(e),c=new f(e),E=[];
for(const d of o.items){const x=d.negated?c:i;if(typeof d.pages=="string"){x.add(d.pages);continue}const{from:m,to:$}=d.pages,D=m<0?e+1+m:m,N=$==="end"?e:$<0?e+
1+$:$,_=($==="end"?m<0?[[m,D]]:[]:[[m,D],[$,N]]).find(([,W])=>W<1||W>e);_&&E.push((0,w.D6)(d,_[0],e)),!($==="end"&&D>e||E.length>0)&&x.range(Math.min(D,N),Math.
max(D,N))}if(E.length>0)throw n((0,w.bs)(E));return o.items.every(({negated:d})=>d)&&i.add("all"),i.without(c)}function h(a){const e=v(a);if("problem"in e||e.items.
length!==1)return;const{negated:t,pages:n}=e.items[0];if(t)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:o,to:i}=n;return i===
"end"?{first:o}:i===-1?{first:o}:i<1?void 0:{first:Math.min(o,i),last:Math.max(o,i)}}class f{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){
const t=new Uint32Array(this.pageCount);let n=0,o=0,i=0;for(let c=1;c<=this.pageCount;c++){o+=this.differences[c],i+=e.differences[c];const E=c%2===1?"odd":"eve\
n";(o>0||this[E])&&!(i>0||e[E])&&(t[n++]=c)}return t.subarray(0,n)}}function b(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((R,A,s)=>{s.d(A,{$:()=>v,U:()=>O});var P=s(58552),w=s(29082),L=s(98446);const v={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function O({first_page:h,last_page:f,pages:b},a){if(b!==void 0)return(0,w.k1)(
b,a);const e=(0,L.y_)(a,"page"),t=[];if(h>a&&t.push({field:"first_page",message:`is ${h}, but the document has ${e}`}),f!==void 0&&f>a&&t.push({field:"last_page",
message:`is ${f}, but the document has ${e}`}),t.length===0&&f!==void 0&&h>f&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${f})`,mentions:[
"last_page"]}),t.length>0)throw(0,P.G6)(t);return Uint32Array.from({length:(f??a)-h+1},(n,o)=>h+o)}}),38165:((R,A,s)=>{s.r(A),s.d(A,{recognize_text:()=>Q});var P=s(
29082),w=s(36116),L=s(12195),v=s(1900),O=s(74135),h=s(6057),f=s(92356),b=s(14029),a=s(98446),e=s(21841),t=s(52404),n=s(58552);const o=new Map("af=afr am=amh ar=\
ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=eng eo=epo es=spa et=est eu=eus fa\
=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=kat kk=kaz k\
m=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep nl=nld nn=nor no=nor \
oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg=tgk th=tha\
 ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(r=>r.split("="))),i={"zh-hant":"chi_tra","zh-tw":"\
chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function c(r){const[g="",...l]=r.toLowerCase().split(
"-");return l.map(p=>i[`${g}-${p}`]).find(p=>p!==void 0)??o.get(g)??r}function E(r,{languages:g,cure:l}){const I=r.split(/[\s,+]+/).filter(u=>u!==""),p=[...new Set(
I.filter(u=>!g.includes(c(u))))],y=I.length===0?"names none":`${(0,a.Dw)(p.map(u=>`'${u}'`))} ${p.length===1?"is":"are"} not installed`;if(I.length>0&&p.length===
0)return[...new Set(I.map(c))];const M=g.length===0?"no language has its data here":`it must be some of ${g.join(", ")}`;throw(0,n.G6)([{field:"languages",message:`${y}\
: ${M}. ${l}`}])}var d=s(8103);const x=300,m=4e7,$=72,D=.02,N=.98,Q=async(r,g,l)=>{const{open_password:I}=g,p=l.lent.recognizer,y=E(g.languages,p),M=()=>(0,f.E)(
r.bytes,l,{password:I});l.pace.beginPart(0,D);const{document:u,wanted:k}=await(0,d.QW)(M,g.existing_text,S=>[...(0,P.k1)(g.pages,S)]),T=u.pages.count,z=[...k].sort(
(S,G)=>S-G);if(z.length===0){const S=u.suspect?await(0,b.UN)(u):r.bytes,G={pageCount:T,recognizedPages:0,recognizedWords:0},Z=[...(0,P.k1)(g.pages,T)].length===
0;return{documents:[{name:r.name,bytes:S,pageCount:T}],notes:[Z?t.$:d.KK],facts:G}}const U=z.map(S=>(0,h.iw)(u,S-1)),{bytes:C}=await(0,e.v)(await M(),Uint32Array.
from(z),!1);l.pace.beginPart(D,N);const K=p.open(y);let B;try{B=await _({wanted:z,geometries:U,drawer:await L.Y.open(C,l),recognizing:K,deskew:g.deskew},l)}finally{
await K.close()}l.pace.beginPart(N,1);const X=B.filter(({words:S})=>S.length>0),V=await(0,d.U2)(u,X);return{documents:[{name:r.name,bytes:await(0,b.UN)(u,{version:"\
1.4"}),pageCount:T}],notes:[F(z),...(0,d.Y$)(B)],facts:{pageCount:T,recognizedPages:z.length,recognizedWords:V,...(0,d.yE)(B)}}};async function _({wanted:r,geometries:g,
drawer:l,recognizing:I,deskew:p},y){const M=[];for(const[u,k]of r.entries()){const T=await W(l,u,g[u],y),{width:z,height:U}=T,C=await I.recognize({...T,deskew:p},
y.signal);M.push({page:k,width:z,height:U,words:C.filter(({text:K})=>K.trim()!=="")}),y.pace.progress((u+1)/r.length),await y.pace.rest()}return M}async function W(r,g,l,{
pace:I}){const p=Math.min(x,Y(l)),{width:y,height:M}=(0,w.T)(l,p),u=await r.draw(g,{width:y,height:M,isTransparent:!1}),k=(0,v.lc)(u,"gray"),T=new Uint8Array(y*
M);for(let z=0;z<M;z++){T.set(k(z),z*y);const U=I.step(y*J);U&&await U}return{width:y,height:M,samples:T,resolution:p}}const J=6;function Y(r){const{width:g,height:l}=(0,O.
JQ)(r);return Math.floor($*Math.sqrt(m/(g*l)))}const F=r=>({code:"text_recognized",message:`Text of ${(0,a.y_)(r.length,"page")} was recognized and put under ${r.
length===1?"it":"them"} (${(0,a.oi)(r)}).`})}),36116:((R,A,s)=>{s.d(A,{C:()=>v,T:()=>L});var P=s(74135);const w=72;function L(O,h){const{width:f,height:b}=(0,P.
JQ)(O),a=e=>Math.max(1,Math.round(e*h/w));return{width:a(f),height:a(b)}}const v=(O,h)=>h*w/(0,P.JQ)(O).width})};
