"use strict";exports.id=8165,exports.ids=[8165],exports.modules={66974:((N,A,o)=>{o.d(A,{D6:()=>x,F1:()=>I,NL:()=>a,P3:()=>b,br:()=>$,bs:()=>f});var p=o(98446);const b={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function I(e,t,s){const i=[],d=[];for(const[l,r]of e.split(",").entries()){const u=l+1;if(t!==void 0&&
r.trim()===""){d.push(`entry ${u} is empty: write ${t}, separated by single commas`);continue}const c=s(r,u);"problem"in c?d.push($(u,r,c.problem)):i.push(c.item)}
return d.length>0?{problem:f(d)}:{items:i}}const $=(e,t,s)=>`entry ${e} ('${n(t.trim())}') ${s}`,x=({position:e,text:t},s,i)=>$(e,t,`names ${y(s)}, but the docu\
ment has ${(0,p.y_)(i,"page")}`);function y(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const h=5;function f(e){const t=e.length-h;
return[...e.slice(0,h),...t>0?[`and ${t} more such entries`]:[]].join("; ")}function a(e){const t=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return t?`is n\
ot a range: write ${t[1]}..${t[2]}${t[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(e){const t=[...e].map(s=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(s)?"?":s);return(0,p.Bu)(t.join(""),40)}}),29082:((N,A,o)=>{o.d(A,{k1:()=>x,lY:()=>$,m7:()=>y});var p=o(58552),b=o(66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
$=a=>(0,b.F1)(a,"pages such as 1..3, -1, odd",(n,e)=>{const t=n.trim(),s=I.exec(t);if(!s)return{problem:f(t)};const[,i,d,l,r,u]=s,c={negated:i!==void 0,text:t,position:e};
if(d!==void 0)return{item:{...c,pages:d.toLowerCase()}};const w=Number(l),z=r===void 0?w:u===void 0?"end":Number(u);return w===0||z===0?b.P3:{item:{...c,pages:{
from:w,to:z}}}});function x(a,n,e="pages"){const t=r=>(0,p.G6)([{field:e,message:r}]),s=$(a);if("problem"in s)throw t(s.problem);const i=new h(n),d=new h(n),l=[];
for(const r of s.items){const u=r.negated?d:i;if(typeof r.pages=="string"){u.add(r.pages);continue}const{from:c,to:w}=r.pages,z=c<0?n+1+c:c,L=w==="end"?n:w<0?n+
1+w:w,_=(w==="end"?c<0?[[c,z]]:[]:[[c,z],[w,L]]).find(([,C])=>C<1||C>n);_&&l.push((0,b.D6)(r,_[0],n)),!(w==="end"&&z>n||l.length>0)&&u.range(Math.min(z,L),Math.
max(z,L))}if(l.length>0)throw t((0,b.bs)(l));return s.items.every(({negated:r})=>r)&&i.add("all"),i.without(d)}function y(a){const n=$(a);if("problem"in n||n.items.
length!==1)return;const{negated:e,pages:t}=n.items[0];if(e)return;if(t==="all")return{first:1};if(typeof t=="string"||t.from<1)return;const{from:s,to:i}=t;return i===
"end"?{first:s}:i===-1?{first:s}:i<1?void 0:{first:Math.min(s,i),last:Math.max(s,i)}}class h{pageCount;differences;odd=!1;even=!1;constructor(n){this.pageCount=
n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,e){this.differences[n]++,this.differences[e+1]--}without(n){
const e=new Uint32Array(this.pageCount);let t=0,s=0,i=0;for(let d=1;d<=this.pageCount;d++){s+=this.differences[d],i+=n.differences[d];const l=d%2===1?"odd":"eve\
n";(s>0||this[l])&&!(i>0||n[l])&&(e[t++]=d)}return e.subarray(0,t)}}function f(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,b.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((N,A,o)=>{o.d(A,{$:()=>$,U:()=>x});var p=o(58552),b=o(29082),I=o(98446);const $={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function x({first_page:y,last_page:h,pages:f},a){if(f!==void 0)return(0,b.k1)(
f,a);const n=(0,I.y_)(a,"page"),e=[];if(y>a&&e.push({field:"first_page",message:`is ${y}, but the document has ${n}`}),h!==void 0&&h>a&&e.push({field:"last_page",
message:`is ${h}, but the document has ${n}`}),e.length===0&&h!==void 0&&y>h&&e.push({field:"first_page",message:`is ${y}, which is after last_page (${h})`,mentions:[
"last_page"]}),e.length>0)throw(0,p.G6)(e);return Uint32Array.from({length:(h??a)-y+1},(t,s)=>y+s)}}),38165:((N,A,o)=>{o.r(A),o.d(A,{recognize_text:()=>R});var p=o(
29082),b=o(36116),I=o(12195),$=o(1900),x=o(74135),y=o(6057),h=o(92356),f=o(14029),a=o(98446),n=o(50329),e=o(52404),t=o(58552);const s=new Map("af=afr am=amh ar=\
ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=eng eo=epo es=spa et=est eu=eus fa\
=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=kat kk=kaz k\
m=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep nl=nld nn=nor no=nor \
oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg=tgk th=tha\
 ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(g=>g.split("="))),i={"zh-hant":"chi_tra","zh-tw":"\
chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function d(g){const[m="",...v]=g.toLowerCase().split(
"-");return v.map(P=>i[`${m}-${P}`]).find(P=>P!==void 0)??s.get(m)??g}function l(g,{languages:m,cure:v}){const T=g.split(/[\s,+]+/).filter(E=>E!==""),P=[...new Set(
T.filter(E=>!m.includes(d(E))))],O=T.length===0?"names none":`${(0,a.Dw)(P.map(E=>`'${E}'`))} ${P.length===1?"is":"are"} not installed`;if(T.length>0&&P.length===
0)return[...new Set(T.map(d))];const D=m.length===0?"no language has its data here":`it must be some of ${m.join(", ")}`;throw(0,t.G6)([{field:"languages",message:`${O}\
: ${D}. ${v}`}])}var r=o(8103);const u=300,c=4e7,w=72,z=.02,L=.98,R=async(g,m,v)=>{const{open_password:T}=m,P=v.lent.recognizer,O=l(m.languages,P),D=()=>(0,h.E)(
g.bytes,v,{password:T});v.pace.beginPart(0,z);const{document:E,wanted:W}=await(0,r.QW)(D,m.existing_text,U=>[...(0,p.k1)(m.pages,U)]),S=E.pages.count,M=[...W].sort(
(U,Q)=>U-Q);if(M.length===0){const U=E.suspect?await(0,f.UN)(E):g.bytes,Q={pageCount:S,recognizedPages:0,recognizedWords:0},Z=[...(0,p.k1)(m.pages,S)].length===
0;return{documents:[{name:g.name,bytes:U,pageCount:S}],notes:[Z?e.$:r.KK],facts:Q}}const k=M.map(U=>(0,y.iw)(E,U-1)),{bytes:G}=await(0,n.v)(await D(),Uint32Array.
from(M),!1);v.pace.beginPart(z,L);const K=P.open(O);let B;try{B=await _({wanted:M,geometries:k,drawer:await I.Y.open(G,v),recognizing:K,deskew:m.deskew},v)}finally{
await K.close()}v.pace.beginPart(L,1);const Y=B.filter(({words:U})=>U.length>0),V=await(0,r.U2)(E,Y);return{documents:[{name:g.name,bytes:await(0,f.UN)(E,{version:"\
1.4"}),pageCount:S}],notes:[X(M),...(0,r.Y$)(B)],facts:{pageCount:S,recognizedPages:M.length,recognizedWords:V,...(0,r.yE)(B)}}};async function _({wanted:g,geometries:m,
drawer:v,recognizing:T,deskew:P},O){const D=[];for(const[E,W]of g.entries()){const S=await C(v,E,m[E],O),{width:M,height:k}=S,G=await T.recognize({...S,deskew:P},
O.signal);D.push({page:W,width:M,height:k,words:G.filter(({text:K})=>K.trim()!=="")}),O.pace.progress((E+1)/g.length),await O.pace.rest()}return D}async function C(g,m,v,{
pace:T}){const P=Math.min(u,J(v)),{width:O,height:D}=(0,b.T)(v,P),E=await g.draw(m,{width:O,height:D,isTransparent:!1}),W=(0,$.lc)(E,"gray"),S=new Uint8Array(O*
D);for(let M=0;M<D;M++){S.set(W(M),M*O);const k=T.step(O*F);k&&await k}return{width:O,height:D,samples:S,resolution:P}}const F=6;function J(g){const{width:m,height:v}=(0,x.
JQ)(g);return Math.floor(w*Math.sqrt(c/(m*v)))}const X=g=>({code:"text_recognized",message:`Text of ${(0,a.y_)(g.length,"page")} was recognized and put under ${g.
length===1?"it":"them"} (${(0,a.oi)(g)}).`})}),36116:((N,A,o)=>{o.d(A,{C:()=>$,T:()=>I});var p=o(74135);const b=72;function I(x,y){const{width:h,height:f}=(0,p.
JQ)(x),a=n=>Math.max(1,Math.round(n*y/b));return{width:a(h),height:a(f)}}const $=(x,y)=>y*b/(0,p.JQ)(x).width}),1900:((N,A,o)=>{o.d(A,{cE:()=>x,lc:()=>y,oF:()=>b,
rr:()=>$,vO:()=>p});const p=4,b=2,I={gray:1,rgb:3,rgba:4,"gray-alpha":2},$=f=>f.byteOffset%p===0?new Uint32Array(f.buffer,f.byteOffset,f.length/p):new Uint32Array(
f.slice().buffer);async function x({height:f,row:a},n){let e=-1;for(let t=0;t<f;t++){const s=a(t),i=$(s);for(let l=0;l<i.length;l++){if(i[l]===e)continue;const r=l*
p,u=s[r+1];if(s[r]!==u||s[r+2]!==u)return!0;e=i[l]}const d=n.step(s.length*b);d&&await d}return!1}function y({width:f,row:a},n){const e=I[n],t=new Uint8Array(f*
e),s=e<3,i=e%2===0;return d=>{const l=a(d),r=$(l);for(let u=0,c=0;u<r.length;u++){if(u>0&&r[u]===r[u-1]){for(const _=c+e;c<_;c++)t[c]=t[c-e];continue}const w=u*
p,[z,L,R]=[l[w],l[w+1],l[w+2]];s?t[c++]=h(R,L,z):(t[c++]=R,t[c++]=L,t[c++]=z),i&&(t[c++]=l[w+3])}return t}}const h=(f,a,n)=>77*f+150*a+29*n+128>>8})};
