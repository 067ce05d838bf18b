"use strict";exports.id=8165,exports.ids=[8165],exports.modules={66974:((C,I,o)=>{o.d(I,{D6:()=>L,F1:()=>U,NL:()=>c,P3:()=>M,br:()=>b,bs:()=>S});var E=o(98446);const M={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function U(t,e,n){const r=[],a=[];for(const[l,d]of t.split(",").entries()){const g=l+1;if(e!==void 0&&
d.trim()===""){a.push(`entry ${g} is empty: write ${e}, separated by single commas`);continue}const i=n(d,g);"problem"in i?a.push(b(g,d,i.problem)):r.push(i.item)}
return a.length>0?{problem:S(a)}:{items:r}}const b=(t,e,n)=>`entry ${t} ('${s(e.trim())}') ${n}`,L=({position:t,text:e},n,r)=>b(t,e,`names ${$(n)}, but the docu\
ment has ${(0,E.y_)(r,"page")}`);function $(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const y=5;function S(t){const e=t.length-y;
return[...t.slice(0,y),...e>0?[`and ${e} more such entries`]:[]].join("; ")}function c(t){const e=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return e?`is n\
ot a range: write ${e[1]}..${e[2]}${e[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(t){const e=[...t].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(n)?"?":n);return(0,E.Bu)(e.join(""),40)}}),29082:((C,I,o)=>{o.d(I,{k1:()=>L,lY:()=>b,m7:()=>$});var E=o(58552),M=o(66974);const U=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
b=c=>(0,M.F1)(c,"pages such as 1..3, -1, odd",(s,t)=>{const e=s.trim(),n=U.exec(e);if(!n)return{problem:S(e)};const[,r,a,l,d,g]=n,i={negated:r!==void 0,text:e,position:t};
if(a!==void 0)return{item:{...i,pages:a.toLowerCase()}};const h=Number(l),m=d===void 0?h:g===void 0?"end":Number(g);return h===0||m===0?M.P3:{item:{...i,pages:{
from:h,to:m}}}});function L(c,s,t="pages"){const e=d=>(0,E.G6)([{field:t,message:d}]),n=b(c);if("problem"in n)throw e(n.problem);const r=new y(s),a=new y(s),l=[];
for(const d of n.items){const g=d.negated?a:r;if(typeof d.pages=="string"){g.add(d.pages);continue}const{from:i,to:h}=d.pages,m=i<0?s+1+i:i,N=h==="end"?s:h<0?s+
1+h:h,w=(h==="end"?i<0?[[i,m]]:[]:[[i,m],[h,N]]).find(([,k])=>k<1||k>s);w&&l.push((0,M.D6)(d,w[0],s)),!(h==="end"&&m>s||l.length>0)&&g.range(Math.min(m,N),Math.
max(m,N))}if(l.length>0)throw e((0,M.bs)(l));return n.items.every(({negated:d})=>d)&&r.add("all"),r.without(a)}function $(c){const s=b(c);if("problem"in s||s.items.
length!==1)return;const{negated:t,pages:e}=s.items[0];if(t)return;if(e==="all")return{first:1};if(typeof e=="string"||e.from<1)return;const{from:n,to:r}=e;return r===
"end"?{first:n}:r===-1?{first:n}:r<1?void 0:{first:Math.min(n,r),last:Math.max(n,r)}}class y{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,t){this.differences[s]++,this.differences[t+1]--}without(s){
const t=new Uint32Array(this.pageCount);let e=0,n=0,r=0;for(let a=1;a<=this.pageCount;a++){n+=this.differences[a],r+=s.differences[a];const l=a%2===1?"odd":"eve\
n";(n>0||this[l])&&!(r>0||s[l])&&(t[e++]=a)}return t.subarray(0,e)}}function S(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(
c)?"is not a page: leave out pages with not, such as not 2":(0,M.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((C,I,o)=>{o.d(I,{$:()=>b,U:()=>L});var E=o(58552),M=o(29082),U=o(98446);const b={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function L({first_page:$,last_page:y,pages:S},c){if(S!==void 0)return(0,M.k1)(
S,c);const s=(0,U.y_)(c,"page"),t=[];if($>c&&t.push({field:"first_page",message:`is ${$}, but the document has ${s}`}),y!==void 0&&y>c&&t.push({field:"last_page",
message:`is ${y}, but the document has ${s}`}),t.length===0&&y!==void 0&&$>y&&t.push({field:"first_page",message:`is ${$}, which is after last_page (${y})`,mentions:[
"last_page"]}),t.length>0)throw(0,E.G6)(t);return Uint32Array.from({length:(y??c)-$+1},(e,n)=>$+n)}}),38165:((C,I,o)=>{o.r(I),o.d(I,{recognize_text:()=>k});var E=o(
29082),M=o(36116),U=o(14118),b=o(1900),L=o(74135),$=o(6057),y=o(91519),S=o(87826),c=o(14029),s=o(98446),t=o(41516),e=o(52404),n=o(58552);const r=new Map("af=afr\
 am=amh ar=ara as=asm az=aze be=bel bg=bul bn=ben bo=bod br=bre bs=bos ca=cat co=cos cs=ces cy=cym da=dan de=deu dv=div dz=dzo el=ell en=eng eo=epo es=spa et=es\
t eu=eus fa=fas fi=fin fo=fao fr=fra fy=fry ga=gle gd=gla gl=glg gu=guj he=heb hi=hin hr=hrv ht=hat hu=hun hy=hye id=ind is=isl it=ita iu=iku ja=jpn jv=jav ka=k\
at kk=kaz km=khm kn=kan ko=kor ku=kmr ky=kir la=lat lb=ltz lo=lao lt=lit lv=lav mi=mri mk=mkd ml=mal mn=mon mr=mar ms=msa mt=mlt my=mya nb=nor ne=nep nl=nld nn=\
nor no=nor oc=oci or=ori pa=pan pl=pol ps=pus pt=por qu=que ro=ron ru=rus sa=san sd=snd si=sin sk=slk sl=slv sq=sqi sr=srp su=sun sv=swe sw=swa ta=tam te=tel tg\
=tgk th=tha ti=tir tl=tgl to=ton tr=tur tt=tat ug=uig uk=ukr ur=urd uz=uzb vi=vie yi=yid yo=yor zh=chi_sim".split(" ").map(f=>f.split("="))),a={"zh-hant":"chi_t\
ra","zh-tw":"chi_tra","zh-hk":"chi_tra","zh-mo":"chi_tra","sr-latn":"srp_latn","az-cyrl":"aze_cyrl","uz-cyrl":"uzb_cyrl"};function l(f){const[u="",...p]=f.toLowerCase().
split("-");return p.map(P=>a[`${u}-${P}`]).find(P=>P!==void 0)??r.get(u)??f}function d(f,{languages:u,cure:p}){const z=f.split(/[\s,+]+/).filter(v=>v!==""),P=[...new Set(
z.filter(v=>!u.includes(l(v))))],O=z.length===0?"names none":`${(0,s.Dw)(P.map(v=>`'${v}'`))} ${P.length===1?"is":"are"} not installed`;if(z.length>0&&P.length===
0)return[...new Set(z.map(l))];const x=u.length===0?"no language has its data here":`it must be some of ${u.join(", ")}`;throw(0,n.G6)([{field:"languages",message:`${O}\
: ${x}. ${p}`}])}var g=o(8103);const i=300,h=4e7,m=32e3,N=72,T=.02,w=.98,k=async(f,u,p)=>{const{open_password:z}=u,P=p.lent.recognizer,O=d(u.languages,P),x=()=>(0,y.
E)(f.bytes,p,{password:z});p.pace.beginPart(0,T);const{document:v,wanted:B}=await(0,g.QW)(x,u.existing_text,R=>[...(0,E.k1)(u.pages,R)]),D=v.pages.count,A=[...B].
sort((R,J)=>R-J);if(A.length===0){const R=await(0,S.i)(v,f.bytes),J={pageCount:D,recognizedPages:0,recognizedWords:0},j=[...(0,E.k1)(u.pages,D)].length===0;return{
documents:[{name:f.name,bytes:R,pageCount:D}],notes:[j?e.$:(0,g.t5)("All of the pages have text")],facts:J}}const W=A.map(R=>(0,$.iw)(v,R-1)),Y=await(0,t.ve)(await x(),
Uint32Array.from(A),!1);p.pace.beginPart(T,w);const F=P.open(O);let X;try{X=await G({wanted:A,geometries:W,drawer:await U.YY.open(Y.bytes,p,Y),recognizing:F,deskew:u.
deskew},p)}finally{await F.close()}p.pace.beginPart(w,1);const Z=X.filter(({words:R})=>R.length>0),H=await(0,g.U2)(v,Z);return{documents:[{name:f.name,bytes:await(0,c.
UN)(v,{version:"1.4"}),pageCount:D}],notes:[V(A),...(0,g.Y$)(X)],facts:{pageCount:D,recognizedPages:A.length,recognizedWords:H,...(0,g.yE)(X)}}};async function G({
wanted:f,geometries:u,drawer:p,recognizing:z,deskew:P},O){const x=[];for(const[v,B]of f.entries()){const D=await K(p,v,u[v],O),{width:A,height:W}=D,Y=await z.recognize(
{...D,deskew:P},O.signal);x.push({page:B,width:A,height:W,words:Y.filter(({text:F})=>F.trim()!=="")}),O.pace.progress((v+1)/f.length),await O.pace.rest()}return x}
async function K(f,u,p,{pace:z}){const P=Math.min(i,Q(p)),{width:O,height:x}=(0,M.TD)(p,P),v=await f.draw(u,{width:O,height:x,isTransparent:!1}),B=(0,b.lc)(v,"g\
ray"),D=new Uint8Array(O*x);for(let A=0;A<x;A++){D.set(B(A),A*O);const W=z.step(O*_);W&&await W}return{width:O,height:x,samples:D,resolution:P}}const _=6;function Q(f){
const{width:u,height:p}=(0,L.JQ)(f),z=N*Math.min(Math.sqrt(h/(u*p)),m/Math.max(u,p));return z<1?z:Math.floor(z)}const V=f=>({code:"text_recognized",message:`Tex\
t of ${(0,s.y_)(f.length,"page")} was recognized and put under ${f.length===1?"it":"them"} (${(0,s.oi)(f)}).`})}),1900:((C,I,o)=>{o.d(I,{b:()=>s,cE:()=>y,lc:()=>S,
oF:()=>M,rr:()=>b,vO:()=>E});const E=4,M=2,U={gray:1,rgb:3,rgba:4,"gray-alpha":2},b=t=>t.byteOffset%E===0?new Uint32Array(t.buffer,t.byteOffset,t.length/E):new Uint32Array(
t.slice().buffer),L=new Uint32Array(0),$=(t,e)=>e>0&&Buffer.compare(t(e),t(e-1))===0;async function y({height:t,row:e},n){let r=-1;for(let a=0;a<t;a++){const l=e(
a),d=$(e,a)?L:b(l);for(let i=0;i<d.length;i++){if(d[i]===r)continue;const h=i*E,m=l[h+1];if(l[h]!==m||l[h+2]!==m)return!0;r=d[i]}const g=n.step(l.length*M);g&&await g}
return!1}function S({width:t,row:e},n){const r=U[n],a=new Uint8Array(t*r),l=r<3,d=r%2===0;let g=-1;return i=>{const h=g===i-1&&$(e,i);if(g=i,h)return a;const m=e(
i),N=b(m);for(let T=0,w=0;T<N.length;T++){if(T>0&&N[T]===N[T-1]){for(const Q=w+r;w<Q;w++)a[w]=a[w-r];continue}const k=T*E,[G,K,_]=[m[k],m[k+1],m[k+2]];l?a[w++]=
c(_,K,G):(a[w++]=_,a[w++]=K,a[w++]=G),d&&(a[w++]=m[k+3])}return a}}const c=(t,e,n)=>77*t+150*e+29*n+128>>8;function s(t){const e=new Uint8Array(t.length/3);for(let n=0;n<
e.length;n++)e[n]=c(t[n*3],t[n*3+1],t[n*3+2]);return e}})};
