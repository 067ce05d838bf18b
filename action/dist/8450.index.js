"use strict";exports.id=8450,exports.ids=[8450],exports.modules={38149:((U,R,T)=>{T.r(R),T.d(R,{add_text_layer:()=>M});var N=T(58552),A=T(12237),L=T(14029),O=T(3907);const v=2e6;
async function D(h,a){const d=new l,r=await(0,O.km)(h,a,c=>d.take(c));return d.problem!==void 0?{problem:d.problem}:r==="malformed"||r==="document type"?{problem:"\
is not well-formed XML"}:d.pages.length===0?{problem:"has no element Page"}:{pages:d.pages}}class l{pages=[];problem;begins=!1;count=0;take(a){if(a.kind!=="star\
t"&&a.kind!=="empty")return!1;const d=x=>a.attributes.find(_=>_.name===x)?.value,r=x=>Number(d(x)??NaN),c=a.name.replace(/^.*:/,"");return c==="Page"&&this.page(
r("WIDTH"),r("HEIGHT"),r("PHYSICAL_IMG_NR")),c==="TextLine"&&(this.begins=!0),c==="String"&&this.string((d("CONTENT")??"").trim(),[r("HPOS"),r("VPOS"),r("WIDTH"),
r("HEIGHT")],r("WC")*100),this.problem!==void 0}page(a,d,r){!(a>0)||!(d>0)?this.problem=`has a page (${this.pages.length+1}) without WIDTH and HEIGHT`:this.pages.
push({page:Number.isSafeInteger(r)&&r>=1?r:this.pages.length+1,width:a,height:d,words:[]})}string(a,[d,r,c,x],_){const S=this.pages.at(-1);!S||a===""||!Number.isFinite(
d)||!Number.isFinite(r)||!(c>0)||!(x>0)||(++this.count>v&&(this.problem=`has more than ${v} words`),S.words.push({text:a,x:d,y:r,width:c,height:x,..._>=0&&_<=100?
{confidence:_}:{},beginsLine:this.begins}),this.begins=!1)}}const p=new Set(["ocr_line","ocr_caption","ocr_header","ocr_textfloat","ocrx_line"]);async function o(h,a){
const d=new g,r=await(0,O.km)(h,a,c=>d.take(c));return d.problem!==void 0?{problem:d.problem}:r==="malformed"||r==="document type"?{problem:"is not well-formed \
XML"}:d.pages.length===0?{problem:"has no element of the class ocr_page"}:{pages:d.pages}}class g{pages=[];problem;depth=0;word;begins=!1;count=0;take(a){return a.
kind==="text"&&this.word&&(this.word.text+=a.text),(a.kind==="start"||a.kind==="empty")&&this.start(a),(a.kind==="end"||a.kind==="empty")&&this.end(),this.problem!==
void 0}start({attributes:a}){this.depth++;const d=x=>a.find(_=>_.name===x)?.value??"",r=d("class").split(" "),c=d("title");r.includes("ocr_page")&&this.page(c),
r.some(x=>p.has(x))&&(this.begins=!0),r.includes("ocrx_word")&&!this.word&&(this.word={depth:this.depth,title:c,text:""})}page(a){const[d,r,c,x]=w(a,"bbox"),[_=this.
pages.length]=w(a,"ppageno");d===void 0||r===void 0||c===void 0||x===void 0||c<=d||x<=r?this.problem=`has a page (${this.pages.length+1}) without the box of its\
 image`:this.pages.push({page:_+1,width:c-d,height:x-r,left:d,top:r,words:[]})}end(){const{word:a,depth:d}=this;if(this.depth--,!a||a.depth!==d)return;this.word=
void 0;const r=this.pages.at(-1),[c,x,_,S]=w(a.title,"bbox"),$=a.text.trim();if(!r||$===""||c===void 0||x===void 0||_===void 0||S===void 0||_<=c||S<=x)return;const[
W]=w(a.title,"x_wconf");++this.count>v&&(this.problem=`has more than ${v} words`),r.words.push({text:$,x:c-r.left,y:x-r.top,width:_-c,height:S-x,...W!==void 0&&
W>=0&&W<=100?{confidence:W}:{},beginsLine:this.begins}),this.begins=!1}}function w(h,a){for(const d of h.split(";")){const[r,...c]=d.trim().split(/\s+/);if(r===
a)return c.map(Number).filter(Number.isFinite)}return[]}var y=T(61729);const f=8e6,K='must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"\
text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';async function u(h,a){if(h.length>f)return{problem:`is JSON of more tha\
n ${f/1e6} MB: give fewer pages at a time, or hOCR or ALTO`};const d=(0,y.qF)(h);await a.rest();const r=(0,y.Gv)(d)?d.pages:void 0;if(!Array.isArray(r))return{problem:K};
const c=[];let x=0;for(const[_,S]of r.entries()){const $=`pages[${_+1}]`;if(!(0,y.Gv)(S))return{problem:`${$} is not an object: it ${K}`};const{page:W,width:k,height:G,
words:j}=S;if(!s(W))return{problem:`${$}.page must be the number of a page, from 1`};if(!n(k)||!n(G))return{problem:`${$}.width and ${$}.height must be those of\
 the image, greater than 0`};if(!Array.isArray(j))return{problem:`${$}.words must be a list`};if(x+=j.length,x>v)return{problem:`has more than ${v} words`};const z=[];
for(const[Y,J]of j.entries()){const X=a.step(500);X&&await X;const F=e(J);if(typeof F=="string")return{problem:`${$}.words[${Y+1}]${F}`};z.push(F)}c.push({page:W,
width:k,height:G,words:z})}return{pages:c}}function e(h){if(!(0,y.Gv)(h))return" is not an object with text, x, y, width and height";const{text:a,x:d,y:r,width:c,
height:x,confidence:_,line:S}=h;return typeof a!="string"?".text must be a text":!t(d)||!t(r)?".x and .y must be numbers":!n(c)||!n(x)?".width and .height must \
be greater than 0":_!==void 0&&!(t(_)&&_>=0&&_<=100)?".confidence must be a number from 0 to 100":S!==void 0&&typeof S!="boolean"?".line must be true where a li\
ne begins":{text:a,x:d,y:r,width:c,height:x,..._===void 0?{}:{confidence:_},...S===void 0?{}:{beginsLine:S}}}const t=h=>typeof h=="number"&&Number.isFinite(h),n=h=>t(
h)&&h>0,s=h=>Number.isSafeInteger(h)&&h>=1,i="is not the result of a recognizer: JSON with pages and words, hOCR, or ALTO",m=/<!DOCTYPE[^[\]<>]{0,1000}>/i,b=4096;
async function P(h,a){let d;try{d=new TextDecoder("utf-8",{fatal:!0}).decode(h)}catch{return{problem:"is not text in UTF-8"}}await a.rest();const r=d.slice(0,b);
if(/^\s*[[{]/.test(r))return await u(d,a);if(!/^\s*</.test(r))return{problem:i};if(/<(?:\w+:)?alto\b/i.test(r))return await D(d,a);const c=m.exec(r),x=c?d.slice(
c.index+c[0].length):d;return/<html\b|class=['"]ocr_/i.test(r)?await o(x,a):{problem:i}}var E=T(98446),I=T(25824);const M=async(h,{text_layer:a,open_password:d},r)=>{
const c=await(0,A.E)(h.bytes,r,{password:d}),x=c.pages.count,_=await P(a.bytes,r.pace);if("problem"in _)throw C(_.problem);const S=H(_.pages,x),$=await(0,I.EW)(
c,S.map(({page:j})=>j)),W=S.filter(({page:j})=>$.has(j)),k=await(0,I.U2)(c,W),G=W.length===0&&!c.suspect?h.bytes:await(0,L.UN)(c,{version:"1.4"});return{documents:[
{name:h.name,bytes:G,pageCount:x}],notes:[...W.length===0?[I.KK]:[],...(0,I.Y$)(W)],facts:{pageCount:x,layeredPages:W.length,layeredWords:k,...(0,I.yE)(W)}}},C=h=>(0,N.
G6)([{field:"text_layer",message:h}]),B=.02;function H(h,a){const d=new Set;for(const{page:r,width:c,height:x,words:_}of h){if(r>a)throw C(`names page ${r}, and\
 the document has ${(0,E.y_)(a,"page")}`);if(d.has(r))throw C(`names page ${r} more than once`);d.add(r);const[S,$]=[c*B,x*B],W=k=>k.x<-S||k.y<-$||k.x+k.width>c+
S||k.y+k.height>x+$;if(_.some(W))throw C(`has words outside of page ${r}: its width and height must be those of the image that was recognized`)}return h.filter(
({words:r})=>r.length>0).sort((r,c)=>r.page-c.page)}}),12889:((U,R,T)=>{T.d(R,{Rl:()=>y,Vv:()=>L,ft:()=>l,jB:()=>g,pr:()=>o,vw:()=>p,wE:()=>w});var N=T(46161),A=T(
47707);const L="‏";let O;const v=()=>O??=(0,N.A)(),D=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
l=f=>D.test(f),p=f=>l(f)&&(v().getEmbeddingLevels(f).paragraphs[0]?.level??0)%2===1;function o(f){if(!l(f))return f===""?[]:[{text:f,rtl:!1,at:0}];const{levels:K,
paragraphs:u}=v().getEmbeddingLevels(f),e=u[0]?.level??0;for(let s=f.length-1;s>=0&&/\s/.test(f[s]);s--)K[s]=e;const t=[];for(let s=0;s<f.length;s++){const i=t.
at(-1);i&&i.level===K[s]?i.text+=f[s]:t.push({level:K[s],text:f[s],at:s})}const n=t.reduce((s,{level:i})=>Math.max(s,i),0);for(let s=n;s>0;s--)for(let i=0,m=0;i<
t.length;i=m+1){for(m=i;m<t.length&&t[m].level>=s;)m++;if(m>i+1)for(const[b,P]of t.slice(i,m).entries())t[m-1-b]=P}return t.map(({level:s,text:i,at:m})=>({text:i,
rtl:s%2===1,at:m}))}const g=f=>Array.from(f,K=>v().getMirroredCharacter(K)??K).join(""),w=f=>(0,A.qf)(g(f)).reverse().join(""),y=f=>o(f).flatMap(({text:K,rtl:u})=>u?
(0,A.qf)(g(K)).reverse():(0,A.qf)(K))}),3907:((U,R,T)=>{T.d(R,{X:()=>K,km:()=>L,ol:()=>N,xK:()=>w});const N=200,A=1e4;async function L(u,e,t){const n=new O(u);for(let s=n.
next();s;s=n.next()){if(t(s))return"left";const i=e.step((s.to-s.from)*4+50);i&&await i}return n.hasDocumentType?"document type":n.malformed?"malformed":"well-f\
ormed"}class O{text;malformed=!1;hasDocumentType=!1;at=0;constructor(e){this.text=e}next(){const{text:e,at:t}=this;if(t>=e.length)return;if(e.charCodeAt(t)!==v)
return this.characters(t,this.nextTag(t));if(e.startsWith("<!--",t))return this.other(t,"-->",4);if(e.startsWith("<?",t))return this.other(t,"?>",2);if(e.startsWith(
"<![CDATA[",t)){const s=e.indexOf("]]>",t);return s<0?this.end():(this.at=s+3,{kind:"text",text:e.slice(t+9,s),from:t,to:this.at})}return e.startsWith("<!",t)?(this.
hasDocumentType=e.startsWith("<!DOCTYPE",t),this.end()):(e.charCodeAt(t+1)===l?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(e,t,n){const s=this.
text.indexOf(t,e+n);return s<0?this.end():(this.at=s+t.length,{kind:"other",from:e,to:this.at})}endTag(e){const t=this.name(e+2),n=this.blanks(t);if(!(t===e+2||
this.text.charCodeAt(n)!==D))return this.at=n+1,{kind:"end",name:this.text.slice(e+2,t),from:e,to:this.at}}startTag(e){const{text:t}=this,n=this.name(e+1);if(n===
e+1)return;const s=t.slice(e+1,n),i=[];for(let m=n;;){const b=this.blanks(m),P=t.charCodeAt(b);if(P===D||P===l&&t.charCodeAt(b+1)===D)return this.at=P===D?b+1:b+
2,{kind:P===D?"start":"empty",name:s,attributes:i,from:e,to:this.at};const E=this.name(b),I=this.blanks(E),M=this.blanks(I+1),C=t[M];if(b===m||E===b||t[I]!=="="||
C!=='"'&&C!=="'")return;const B=t.indexOf(C,M+1),H=t.slice(M+1,Math.max(B,M+1)),h=H.includes("<")?void 0:o(H);if(B<0||h===void 0||i.length>=A)return;i.push({name:t.
slice(b,E),value:h,from:b,to:B+1}),m=B+1}}characters(e,t){const n=o(this.text.slice(e,t));return n===void 0?this.fault(e,t):(this.at=t,{kind:"text",text:n,from:e,
to:t})}nextTag(e){const t=this.text.indexOf("<",e);return t<0?this.text.length:t}fault(e,t){return this.malformed=!0,this.at=t,{kind:"other",from:e,to:t}}end(){
this.malformed=!0,this.at=this.text.length}blanks(e){const{text:t}=this;for(;;){const n=t.charCodeAt(e);if(n!==32&&n!==9&&n!==10&&n!==13)return e;e++}}name(e){const{
text:t}=this;for(;e<t.length;e++){const n=t.charCodeAt(e);if(n<=32||n===l||n===D||n===v||n===61||n===34||n===39)break}return e}}const[v,D,l]=[60,62,47],p=new Map(
[["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function o(u){if(!u.includes("&"))return u;const e=[];let t=0;for(let n=u.indexOf("&");n>=0;n=u.indexOf(
"&",t)){const s=u.indexOf(";",n);if(s<0||s-n>12)return;const i=u.slice(n+1,s),m=p.get(i)??g(i);if(m===void 0)return;e.push(u.slice(t,n),m),t=s+1}return e.push(u.
slice(t)),e.join("")}function g(u){const e=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(u),t=e?parseInt(e[1]??e[2],e[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&
t<=57343)?String.fromCodePoint(t):void 0}function w(u){const[e,t,n,s]=u;if(e===0&&t===0&&(n===254||n===0)||e===255&&t===254&&n===0&&s===0)return f(u);if(e===254&&
t===255||e===0&&t===60)return y(new TextDecoder("utf-16be").decode(u));if(e===255&&t===254||e===60&&t===0)return y(new TextDecoder("utf-16le").decode(u));const i=new TextDecoder().
decode(u);return y(i.includes("�")?Buffer.from(u).toString("latin1"):i)}const y=u=>u.startsWith("\uFEFF")?u.slice(1):u;function f(u){const e=new DataView(u.buffer,
u.byteOffset,u.byteLength),t=u[0]!==0,n=[];for(let s=0;s+4<=u.length;s+=4){const i=e.getUint32(s,t);if(i>1114111)return;n.push(String.fromCodePoint(i))}return y(
n.join(""))}const K=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),89067:((U,R,T)=>{T.d(R,{J:()=>v});var N=T(
45599),A=T(81077),L=T(9819);const O=100;class v{document;root;entries;nextKey;constructor(l,p,o,g){this.document=l,this.root=p,this.entries=o,this.nextKey=g}static async read(l){
const p=(0,L.Wo)(l,"StructTreeRoot");if(!p)return;const o=new Map;for(const[y,f]of await(0,A.Zc)(l,p.dict.get("ParentTree"),"Nums"))typeof y=="number"&&o.set(y,
f);const g=l.resolve(p.dict.get("ParentTreeNextKey")),w=[...o.keys()].reduce((y,f)=>Math.max(y,f+1),typeof g=="number"?g:0);return new v(l,p,o,w)}newKey(){return this.
nextKey++}write(){const{document:l,root:p,entries:o}=this,g=[...o].sort(([w],[y])=>w-y);l.edit(p.holder),p.dict.set("ParentTree",l.add((0,A.H6)(l,g,"Nums"))),p.
dict.set("ParentTreeNextKey",this.nextKey)}grow(l){const{document:p,root:o,entries:g}=this,w=this.lastLeaf(),y=w.at(-1);if(!y)return this.write();p.edit(o.holder),
o.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:u,holder:e}of w){const t=p.array(u.get("Limits"));p.edit(e),t&&u.set("Limits",[t[0]??l,l])}const f=y.
dict.get("Nums"),K=(0,N.i9)(f)?p.edit(f):f;(0,N.cy)(K)?K.push(l,g.get(l)):y.dict.set("Nums",[l,g.get(l)])}lastLeaf(){const{document:l,root:p}=this,o=[];let g=p.
holder,w=p.dict.get("ParentTree");for(;w!==void 0&&o.length<O;){(0,N.i9)(w)&&(g=w.number);const y=l.dict(w);if(!y)return[];o.push({dict:y,holder:g});const f=l.array(
y.get("Kids"));if(!f||f.length===0)return o;w=f.at(-1)}return[]}}}),81077:((U,R,T)=>{T.d(R,{AN:()=>o,BX:()=>D,H6:()=>l,MN:()=>p,Pu:()=>O,Zc:()=>v});var N=T(45599),
A=T(9819);const L=64,O=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function v(e,t,n){const s=[];for(const i of await w(e,t,0,n)){
for(const b of f(e,i,n))s.push(b);const m=e.job.pace.step(g);m&&await m}return s}async function D(e,t,n,s,i,m){const b=await w(e,t,n,s,m);for(let P=b.length-1;P>=
0;P--){const E=b[P],I=f(e,E,s),M=I.filter(([h,a])=>!i(h,a)),C=e.job.pace.step(g+I.length*g);C&&await C,M.length<I.length&&(e.edit(E.holder),E.dict.set(s,M.flat()),
E.changed=!0);for(const h of E.repeats)e.edit(E.holder),E.dict.delete(h),E.changed=!0;if(E.emptyKids){const h=(e.array(E.dict.get("Kids"))??[]).filter(a=>!E.emptyKids.
has(e.dict(a)));e.edit(E.holder),E.dict.set("Kids",h),E.changed=!0}if(!E.changed)continue;const B=e.array(E.dict.get("Kids"))??[];E.empty=M.length===0&&B.length===
0;const H=E.parent;H&&(H.changed=!0,E.empty?(H.emptyKids??=new Set).add(E.dict):K(e,E,M,B))}return b[0]?.empty??!1}function l(e,t,n){if(t.length<=L)return(0,N.jd)(
{[n]:t.flat()});let s=[];for(const i of u(t)){const[m,b]=[i[0][0],i.at(-1)[0]];s.push({ref:e.add((0,N.jd)({Limits:[m,b],[n]:i.flat()})),low:m,high:b})}for(;s.length>
L;)s=u(s).map(i=>{const[m,b]=[i[0].low,i.at(-1).high];return{ref:e.add((0,N.jd)({Limits:[m,b],Kids:i.map(({ref:P})=>P)})),low:m,high:b}});return(0,N.jd)({Kids:s.
map(({ref:i})=>i)})}const p=(e,t)=>l(e,o([...t].map(([n,s])=>[(0,N.Px)(n),s])),"Names");function o(e){return e.map(t=>({entry:t,key:O(t[0])})).sort((t,n)=>t.key<
n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}const g=100;async function w(e,t,n,s,i){const m=new A.b9(e),b=new Set,P=M=>b.size<b.add(M).size,E=[],I=[{value:t??
null,holder:n,parent:void 0}];for(let M=I.pop();M!==void 0;M=I.pop()){m.spend(1);const C=e.dict(M.value);if(!C||!P(C)||i&&M.parent&&!y(e,C,i))continue;const B=[],
H=c=>{const x=e.array(C.get(c));return!x||P(x)?x??[]:(B.push(c),[])},h=H(s).length>>1,a=H("Kids"),d={dict:C,holder:(0,A.Kd)(M.value,M.holder),parent:M.parent,repeats:B};
E.push(d),m.spend(h);for(let c=a.length-1;c>=0;c--)I.push({value:a[c],holder:(0,A.Kd)(C.get("Kids"),d.holder),parent:d});const r=e.job.pace.step(g+h*g);r&&await r}
return E}function y(e,t,n){const[s,i]=e.array(t.get("Limits"))??[];return typeof s!="number"||typeof i!="number"||n(s,i)}function f(e,{dict:t,repeats:n},s){const i=n.
includes(s)?void 0:e.array(t.get(s));if(!i)return[];const m=[];for(let b=0;b+1<i.length;b+=2){const P=e.resolve(i[b]);(s==="Names"?P instanceof N.Mx:typeof P=="\
number")&&m.push([P,i[b+1]])}return m}function K(e,t,n,s){const i=P=>e.array(e.dict(P)?.get("Limits"))??[],m=n[0]?.[0]??i(s[0])[0],b=n.at(-1)?.[0]??i(s.at(-1))[1];
e.edit(t.holder),m!==void 0&&b!==void 0?t.dict.set("Limits",[m,b]):t.dict.delete("Limits")}function u(e){const t=[];for(let n=0;n<e.length;n+=L)t.push(e.slice(n,
n+L));return t}}),70549:((U,R,T)=>{T.d(R,{n:()=>N});function N(A){const L=new WeakMap;return O=>{if(O.hasChanges)return A(O);const v=L.get(O);if(v)return v.answer;
const D=A(O);return L.set(O,{answer:D}),D}}}),9819:((U,R,T)=>{T.d(R,{J7:()=>L,Kd:()=>D,Wo:()=>l,_i:()=>v,b9:()=>O});var N=T(42973),A=T(45599);class L{document;gone=new Set;chased=new Set;constructor(o){
this.document=o}remove(o){const{catalog:g,catalogNumber:w,pages:y}=this.document,f=g.get("Pages");o===w||(0,A.i9)(f)&&o===f.number||y.holds(o)||(this.gone.add(o),
this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,A.
i9)(o)&&this.gone.has(o.number)}}class O{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,N.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(o,g=new O(
o)){this.allowance=g,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,A.i9)(o))return!0;const{number:g}=o,w=g>>3;if(w>=this.seen.
length)return this.beyond.size<this.beyond.add(g).size;const y=1<<(g&7),f=(this.seen[w]&y)===0;return this.seen[w]|=y,f}}function D(p,o){return(0,A.i9)(p)?p.number:
o}function l(p,o){const g=p.catalog.get(o),w=p.dict(g);return w&&{dict:w,holder:D(g,p.catalogNumber)}}}),93604:((U,R,T)=>{T.d(R,{B:()=>N,M:()=>A});const N=(O,v)=>L(
O,v,!1),A=(O,v)=>L(O,v,!0);function L(O,v,D){let[l,p]=[0,O.length];for(;l<p;){const o=l+p>>1,g=O[o];g<v||D&&g===v?l=o+1:p=o}return l}})};
