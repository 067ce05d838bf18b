"use strict";exports.id=8155,exports.ids=[8155],exports.modules={17079:((I,$,a)=>{a.d($,{Z:()=>b,_:()=>y});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
h=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(s){
if(s.length>64)return;const n=s.trim().replace(h,(t,o,e,r)=>`${o??""}${1900+Number(e)}${r}`);return u(l(p.exec(n)??_.exec(n)))}function b(s){const n=s.length>64?
void 0:l(_.exec(s.trim()));if(!n||u(n)===void 0)return;const{year:t,month:o="",day:e="",hour:r="",minute:d="",second:c="",zone:i=""}=n;return`D:${t}${o}${e}${r}${d}${c}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function l(s){if(!s)return;const[,n,t,o,e,r,d,c,i,E,f]=s,v=c??(i===void 0?void 0:`${i}${E??"00"}:${f??"00"}`);return{year:n,
month:t,day:o,hour:e,minute:r,second:d,zone:v}}function u(s){if(!s)return;const{year:n,month:t,day:o,hour:e,minute:r="00",second:d="00",zone:c}=s,i=(f,v,x)=>f===
void 0||Number(f)>=v&&Number(f)<=x;if(Number(n)===0||!i(t,1,12)||!i(o,1,g(Number(n),Number(t)))||!i(e,0,23)||!i(r,0,59)||!i(d,0,59)||c!==void 0&&c!=="Z"&&!(i(c.
slice(1,3),0,23)&&i(c.slice(4),0,59)))return;const E=[n,t,o].filter(f=>f!==void 0).join("-");return e===void 0?E:`${E}T${e}:${r}:${d}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function g(s,n){return n===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),66974:((I,$,a)=>{a.d($,{D6:()=>b,F1:()=>_,NL:()=>s,
P3:()=>h,br:()=>y,bs:()=>g});var p=a(98446);const h={problem:"names page 0: pages count from 1, and -1 is the last page"};function _(t,o,e){const r=[],d=[];for(const[
c,i]of t.split(",").entries()){const E=c+1;if(o!==void 0&&i.trim()===""){d.push(`entry ${E} is empty: write ${o}, separated by single commas`);continue}const f=e(
i,E);"problem"in f?d.push(y(E,i,f.problem)):r.push(f.item)}return d.length>0?{problem:g(d)}:{items:r}}const y=(t,o,e)=>`entry ${t} ('${n(o.trim())}') ${e}`,b=({
position:t,text:o},e,r)=>y(t,o,`names ${l(e)}, but the document has ${(0,p.y_)(r,"page")}`);function l(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far\
 beyond its end"}const u=5;function g(t){const o=t.length-u;return[...t.slice(0,u),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function s(t){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(t);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(t){const o=[
...t].map(e=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(e)?"?":e);return(0,p.Bu)(o.join(""),40)}}),29082:((I,$,a)=>{a.d($,{k1:()=>b,lY:()=>y,m7:()=>l});var p=a(58552),h=a(
66974);const _=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,y=s=>(0,h.F1)(s,"pages such as 1..3, -1, odd",(n,t)=>{const o=n.trim(),e=_.exec(o);if(!e)
return{problem:g(o)};const[,r,d,c,i,E]=e,f={negated:r!==void 0,text:o,position:t};if(d!==void 0)return{item:{...f,pages:d.toLowerCase()}};const v=Number(c),x=i===
void 0?v:E===void 0?"end":Number(E);return v===0||x===0?h.P3:{item:{...f,pages:{from:v,to:x}}}});function b(s,n,t="pages"){const o=i=>(0,p.G6)([{field:t,message:i}]),
e=y(s);if("problem"in e)throw o(e.problem);const r=new u(n),d=new u(n),c=[];for(const i of e.items){const E=i.negated?d:r;if(typeof i.pages=="string"){E.add(i.pages);
continue}const{from:f,to:v}=i.pages,x=f<0?n+1+f:f,N=v==="end"?n:v<0?n+1+v:v,W=(v==="end"?f<0?[[f,x]]:[]:[[f,x],[v,N]]).find(([,k])=>k<1||k>n);W&&c.push((0,h.D6)(
i,W[0],n)),!(v==="end"&&x>n||c.length>0)&&E.range(Math.min(x,N),Math.max(x,N))}if(c.length>0)throw o((0,h.bs)(c));return e.items.every(({negated:i})=>i)&&r.add(
"all"),r.without(d)}function l(s){const n=y(s);if("problem"in n||n.items.length!==1)return;const{negated:t,pages:o}=n.items[0];if(t)return;if(o==="all")return{first:1};
if(typeof o=="string"||o.from<1)return;const{from:e,to:r}=o;return r==="end"?{first:e}:r===-1?{first:e}:r<1?void 0:{first:Math.min(e,r),last:Math.max(e,r)}}class u{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,t){this.differences[n]++,this.differences[t+
1]--}without(n){const t=new Uint32Array(this.pageCount);let o=0,e=0,r=0;for(let d=1;d<=this.pageCount;d++){e+=this.differences[d],r+=n.differences[d];const c=d%
2===1?"odd":"even";(e>0||this[c])&&!(r>0||n[c])&&(t[o++]=d)}return t.subarray(0,o)}}function g(s){return/^(not +)?\.\./i.test(s)?"has no start: a range is writt\
en 1..5":/^!/.test(s)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(s.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),52404:((I,$,a)=>{a.d($,{$:()=>y,U:()=>b});var p=a(58552),h=a(29082),_=a(98446);const y={code:"no_pa\
ges_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function b({first_page:l,last_page:u,pages:g},s){if(g!==
void 0)return(0,h.k1)(g,s);const n=(0,_.y_)(s,"page"),t=[];if(l>s&&t.push({field:"first_page",message:`is ${l}, but the document has ${n}`}),u!==void 0&&u>s&&t.
push({field:"last_page",message:`is ${u}, but the document has ${n}`}),t.length===0&&u!==void 0&&l>u&&t.push({field:"first_page",message:`is ${l}, which is afte\
r last_page (${u})`,mentions:["last_page"]}),t.length>0)throw(0,p.G6)(t);return Uint32Array.from({length:(u??s)-l+1},(o,e)=>l+e)}}),38165:((I,$,a)=>{a.r($),a.d(
$,{recognize_text:()=>G});var p=a(29082),h=a(36116),_=a(92043),y=a(1900),b=a(74135),l=a(6057),u=a(12237),g=a(14029),s=a(98446),n=a(37903),t=a(52404),o=a(58552);
const e=new Map("af=afr am=amh ar=ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=\
eng eo=epo es=spa et=est eu=eus fa=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu\
=iku ja=jpn jv=jav ka=kat kk=kaz km=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya n\
b=nor ne=nep nl=nld nn=nor no=nor oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe \
sw=swa ta=tam te=tel tg=tgk th=tha ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(m=>m.split("="))),
r={"zh-hant":"chi_tra","zh-tw":"chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function d(m){const[
P="",...w]=m.toLowerCase().split("-");return w.map(M=>r[`${P}-${M}`]).find(M=>M!==void 0)??e.get(P)??m}function c(m,{languages:P,cure:w}){const A=m.split(/[\s,+]+/).
filter(z=>z!==""),M=[...new Set(A.filter(z=>!P.includes(d(z))))],D=A.length===0?"names none":`${(0,s.Dw)(M.map(z=>`'${z}'`))} ${M.length===1?"is":"are"} not ins\
talled`;if(A.length>0&&M.length===0)return[...new Set(A.map(d))];const O=P.length===0?"no language has its data here":`it must be some of ${P.join(", ")}`;throw(0,o.
G6)([{field:"languages",message:`${D}: ${O}. ${w}`}])}var i=a(25824);const E=300,f=4e7,v=72,x=.02,N=.98,G=async(m,P,w)=>{const{open_password:A}=P,M=w.lent.recognizer,
D=c(P.languages,M),O=await(0,u.E)(m.bytes,w,{password:A}),z=O.pages.count;w.pace.beginPart(0,x);const R=[...(0,p.k1)(P.pages,z)],T=[...await(0,i.EW)(O,R)].sort(
(S,B)=>S-B);if(T.length===0){const S=O.suspect?await(0,g.UN)(O):m.bytes,B={pageCount:z,recognizedPages:0,recognizedWords:0};return{documents:[{name:m.name,bytes:S,
pageCount:z}],notes:[R.length===0?t.$:i.KK],facts:B}}const L=T.map(S=>(0,l.iw)(O,S-1)),{bytes:U}=await(0,n.v)(await(0,u.E)(m.bytes,w,{password:A}),Uint32Array.from(
T),!1);w.pace.beginPart(x,N);const K=M.open(D);let C;try{C=await W({wanted:T,geometries:L,drawer:await _.Y.open(U,w),recognizing:K,deskew:P.deskew},w)}finally{await K.
close()}w.pace.beginPart(N,1);const Y=C.filter(({words:S})=>S.length>0),Q=await(0,i.U2)(O,Y);return{documents:[{name:m.name,bytes:await(0,g.UN)(O,{version:"1.4"}),
pageCount:z}],notes:[J(T),...(0,i.Y$)(C)],facts:{pageCount:z,recognizedPages:T.length,recognizedWords:Q,...(0,i.yE)(C)}}};async function W({wanted:m,geometries:P,
drawer:w,recognizing:A,deskew:M},D){const O=[];for(const[z,R]of m.entries()){const T=await k(w,z,P[z],D),{width:L,height:U}=T,K=await A.recognize({...T,deskew:M},
D.signal);O.push({page:R,width:L,height:U,words:K.filter(({text:C})=>C.trim()!=="")}),D.pace.progress((z+1)/m.length),await D.pace.rest()}return O}async function k(m,P,w,{
pace:A}){const M=Math.min(E,F(w)),{width:D,height:O}=(0,h.T)(w,M),z=await m.draw(P,{width:D,height:O,isTransparent:!1}),R=(0,y.lc)(z,"gray"),T=new Uint8Array(D*
O);for(let L=0;L<O;L++){T.set(R(L),L*D);const U=A.step(D*Z);U&&await U}return{width:D,height:O,samples:T,resolution:M}}const Z=6;function F(m){const{width:P,height:w}=(0,b.
JQ)(m);return Math.floor(v*Math.sqrt(f/(P*w)))}const J=m=>({code:"text_recognized",message:`Text of ${(0,s.y_)(m.length,"page")} was recognized and put under ${m.
length===1?"it":"them"} (${(0,s.oi)(m)}).`})}),36116:((I,$,a)=>{a.d($,{C:()=>y,T:()=>_});var p=a(74135);const h=72;function _(b,l){const{width:u,height:g}=(0,p.
JQ)(b),s=n=>Math.max(1,Math.round(n*l/h));return{width:s(u),height:s(g)}}const y=(b,l)=>l*h/(0,p.JQ)(b).width}),1900:((I,$,a)=>{a.d($,{cE:()=>y,lc:()=>b});const p=4,
h=2,_={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function y({height:u,row:g},s){for(let n=0;n<u;n++){const t=g(n);for(let e=0;e<t.length;e+=p){const r=t[e+1];if(t[e]!==
r||t[e+2]!==r)return!0}const o=s.step(t.length*h);o&&await o}return!1}function b({width:u,row:g},s){const n=_[s],t=new Uint8Array(u*n),o=n<3;return e=>{const r=g(
e);for(let d=0,c=0;d<r.length;d+=p){const[i,E,f]=[r[d],r[d+1],r[d+2]];o?t[c++]=l(f,E,i):(t[c++]=f,t[c++]=E,t[c++]=i),n%2===0&&(t[c++]=r[d+3])}return t}}const l=(u,g,s)=>77*
u+150*g+29*s+128>>8}),33311:((I,$,a)=>{a.d($,{S:()=>_});var p=a(21996),h=a(70549);const _=(0,h.n)(y=>(0,p.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),59071:((I,$,a)=>{
a.d($,{Gh:()=>t,ZK:()=>o,wh:()=>n});var p=a(77581),h=a(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,l=e=>e.replace(_,"").replace(y,"").replace(b,"�"),u=200,g=new WeakMap;function s(e){
if(e.bytes.length<u)return l((0,p.g7)(e));let r=g.get(e);return r===void 0&&g.set(e,r=l((0,p.g7)(e))),r}const n=e=>l(e).trim();function t(e){const r=e instanceof
h.Mx?s(e).trim():"";return r===""?null:r}const o=e=>e?s(e):""})};
