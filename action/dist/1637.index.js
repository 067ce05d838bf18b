"use strict";exports.id=1637,exports.ids=[1637],exports.modules={88650:((Ta,In,Be)=>{Be.d(In,{A:()=>qa});var tt={};Be.r(tt),Be.d(tt,{AtrulePrelude:()=>h,Selector:()=>Xs,Value:()=>Oe});
var Xt={};Be.r(Xt),Be.d(Xt,{AnPlusB:()=>xn,Atrule:()=>vn,AtrulePrelude:()=>Gn,AttributeSelector:()=>sn,Block:()=>Jn,Brackets:()=>Et,CDC:()=>Zn,CDO:()=>er,ClassSelector:()=>dt,
Combinator:()=>nr,Comment:()=>ar,Condition:()=>cr,Declaration:()=>Cr,DeclarationList:()=>Nr,Dimension:()=>Ir,Feature:()=>Lr,FeatureFunction:()=>_n,FeatureRange:()=>Kt,
Function:()=>pn,GeneralEnclosed:()=>br,Hash:()=>Fr,IdSelector:()=>yr,Identifier:()=>Mr,Layer:()=>Ur,LayerList:()=>Dn,MediaQuery:()=>vr,MediaQueryList:()=>t,NestingSelector:()=>d,
Nth:()=>H,Number:()=>F,Operator:()=>Ze,Parentheses:()=>be,Percentage:()=>et,PseudoClassSelector:()=>Ca,PseudoElementSelector:()=>pa,Ratio:()=>Da,Raw:()=>Na,Rule:()=>ga,
Scope:()=>La,Selector:()=>ka,SelectorList:()=>Oa,String:()=>Ra,StyleSheet:()=>Ba,SupportsDeclaration:()=>Pa,TypeSelector:()=>Ma,UnicodeRange:()=>xa,Url:()=>Wa,Value:()=>Ga,
WhiteSpace:()=>Ka});let x=null;class u{static createItem(i){return{prev:null,next:null,data:i}}constructor(){this.head=null,this.tail=null,this.cursor=null}createItem(i){
return u.createItem(i)}allocateCursor(i,o){let E;return x!==null?(E=x,x=x.cursor,E.prev=i,E.next=o,E.cursor=this.cursor):E={prev:i,next:o,cursor:this.cursor},this.
cursor=E,E}releaseCursor(){const{cursor:i}=this;this.cursor=i.cursor,i.prev=null,i.next=null,i.cursor=x,x=i}updateCursors(i,o,E,m){let{cursor:p}=this;for(;p!==null;)
p.prev===i&&(p.prev=o),p.next===E&&(p.next=m),p=p.cursor}*[Symbol.iterator](){for(let i=this.head;i!==null;i=i.next)yield i.data}get size(){let i=0;for(let o=this.
head;o!==null;o=o.next)i++;return i}get isEmpty(){return this.head===null}get first(){return this.head&&this.head.data}get last(){return this.tail&&this.tail.data}fromArray(i){
let o=null;this.head=null;for(let E of i){const m=u.createItem(E);o!==null?o.next=m:this.head=m,m.prev=o,o=m}return this.tail=o,this}toArray(){return[...this]}toJSON(){
return[...this]}forEach(i,o=this){const E=this.allocateCursor(null,this.head);for(;E.next!==null;){const m=E.next;E.next=m.next,i.call(o,m.data,m,this)}this.releaseCursor()}forEachRight(i,o=this){
const E=this.allocateCursor(this.tail,null);for(;E.prev!==null;){const m=E.prev;E.prev=m.prev,i.call(o,m.data,m,this)}this.releaseCursor()}reduce(i,o,E=this){let m=this.
allocateCursor(null,this.head),p=o,I;for(;m.next!==null;)I=m.next,m.next=I.next,p=i.call(E,p,I.data,I,this);return this.releaseCursor(),p}reduceRight(i,o,E=this){
let m=this.allocateCursor(this.tail,null),p=o,I;for(;m.prev!==null;)I=m.prev,m.prev=I.prev,p=i.call(E,p,I.data,I,this);return this.releaseCursor(),p}some(i,o=this){
for(let E=this.head;E!==null;E=E.next)if(i.call(o,E.data,E,this))return!0;return!1}map(i,o=this){const E=new u;for(let m=this.head;m!==null;m=m.next)E.appendData(
i.call(o,m.data,m,this));return E}filter(i,o=this){const E=new u;for(let m=this.head;m!==null;m=m.next)i.call(o,m.data,m,this)&&E.appendData(m.data);return E}nextUntil(i,o,E=this){
if(i===null)return;const m=this.allocateCursor(null,i);for(;m.next!==null;){const p=m.next;if(m.next=p.next,o.call(E,p.data,p,this))break}this.releaseCursor()}prevUntil(i,o,E=this){
if(i===null)return;const m=this.allocateCursor(i,null);for(;m.prev!==null;){const p=m.prev;if(m.prev=p.prev,o.call(E,p.data,p,this))break}this.releaseCursor()}clear(){
this.head=null,this.tail=null}copy(){const i=new u;for(let o of this)i.appendData(o);return i}prepend(i){return this.updateCursors(null,i,this.head,i),this.head!==
null?(this.head.prev=i,i.next=this.head):this.tail=i,this.head=i,this}prependData(i){return this.prepend(u.createItem(i))}append(i){return this.insert(i)}appendData(i){
return this.insert(u.createItem(i))}insert(i,o=null){if(o!==null)if(this.updateCursors(o.prev,i,o,i),o.prev===null){if(this.head!==o)throw new Error("before doe\
sn't belong to list");this.head=i,o.prev=i,i.next=o,this.updateCursors(null,i)}else o.prev.next=i,i.prev=o.prev,o.prev=i,i.next=o;else this.updateCursors(this.tail,
i,null,i),this.tail!==null?(this.tail.next=i,i.prev=this.tail):this.head=i,this.tail=i;return this}insertData(i,o){return this.insert(u.createItem(i),o)}remove(i){
if(this.updateCursors(i,i.prev,i,i.next),i.prev!==null)i.prev.next=i.next;else{if(this.head!==i)throw new Error("item doesn't belong to list");this.head=i.next}
if(i.next!==null)i.next.prev=i.prev;else{if(this.tail!==i)throw new Error("item doesn't belong to list");this.tail=i.prev}return i.prev=null,i.next=null,i}push(i){
this.insert(u.createItem(i))}pop(){return this.tail!==null?this.remove(this.tail):null}unshift(i){this.prepend(u.createItem(i))}shift(){return this.head!==null?
this.remove(this.head):null}prependList(i){return this.insertList(i,this.head)}appendList(i){return this.insertList(i)}insertList(i,o){return i.head===null?this:
(o!=null?(this.updateCursors(o.prev,i.tail,o,i.head),o.prev!==null?(o.prev.next=i.head,i.head.prev=o.prev):this.head=i.head,o.prev=i.tail,i.tail.next=o):(this.updateCursors(
this.tail,i.tail,null,i.head),this.tail!==null?(this.tail.next=i.head,i.head.prev=this.tail):this.head=i.head,this.tail=i.tail),i.head=null,i.tail=null,this)}replace(i,o){
"head"in o?this.insertList(o,i):this.insert(o,i),this.remove(i)}}function J(r,i){const o=Object.create(SyntaxError.prototype),E=new Error;return Object.assign(o,
{name:r,message:i,get stack(){return(E.stack||"").replace(/^(.+\n){1,3}/,`${r}: ${i}
`)}})}const _t=100,zt=60,Bs="    ";function jt({source:r,line:i,column:o,baseLine:E,baseColumn:m},p){function I(G,Vt){return _.slice(G,Vt).map((Jr,Rs)=>String(G+
Rs+1).padStart(y)+" |"+Jr).join(`
`)}const L=`
`.repeat(Math.max(E-1,0)),M=" ".repeat(Math.max(m-1,0)),_=(L+M+r).split(/\r\n?|\n|\f/),D=Math.max(1,i-p)-1,g=Math.min(i+p,_.length+1),y=Math.max(4,String(g).length)+
1;let W=0;o+=(Bs.length-1)*(_[i-1].substr(0,o-1).match(/\t/g)||[]).length,o>_t&&(W=o-zt+3,o=zt-2);for(let G=D;G<=g;G++)G>=0&&G<_.length&&(_[G]=_[G].replace(/\t/g,
Bs),_[G]=(W>0&&_[G].length>W?"…":"")+_[G].substr(W,_t-2)+(_[G].length>W+_t-1?"…":""));return[I(D,i),new Array(o+y+2).join("-")+"^",I(i,g)].filter(Boolean).join(
`
`).replace(/^(\s+\d+\s+\|\n)+/,"").replace(/\n(\s+\d+\s+\|)+$/,"")}function Jt(r,i,o,E,m,p=1,I=1){return Object.assign(J("SyntaxError",r),{source:i,offset:o,line:E,
column:m,sourceFragment(M){return jt({source:i,line:E,column:m,baseLine:p,baseColumn:I},isNaN(M)?0:M)},get formattedMessage(){return`Parse error: ${r}
`+jt({source:i,line:E,column:m,baseLine:p,baseColumn:I},2)}})}const C=16*1024;function Ct(r=null,i){return r===null||r.length<i?new Uint32Array(Math.max(i+1024,
C)):r}const gn=0;function O(r){return r>=48&&r<=57}function st(r){return O(r)||r>=65&&r<=70||r>=97&&r<=102}function Zt(r){return r>=65&&r<=90}function Ps(r){return r>=
97&&r<=122}function Fs(r){return Zt(r)||Ps(r)}function Zr(r){return r>=128}function es(r){return Fs(r)||Zr(r)||r===95}function Ms(r){return es(r)||O(r)||r===45}
function ys(r){return r>=0&&r<=8||r===11||r>=14&&r<=31||r===127}function Ee(r){return r===10||r===13||r===12}function Pe(r){return Ee(r)||r===32||r===9}function oe(r,i){
return!(r!==92||Ee(i)||i===gn)}function nt(r,i,o){return r===45?es(i)||i===45||oe(i,o):es(r)?!0:r===92?oe(r,i):!1}function rt(r,i,o){return r===43||r===45?O(i)?
2:i===46&&O(o)?3:0:r===46?O(i)?2:0:O(r)?1:0}function ts(r){return r===65279||r===65534?1:0}const it=new Array(128),Ln=128,Fe=130,$s=131,ss=132,xs=133;for(let r=0;r<
it.length;r++)it[r]=Pe(r)&&Fe||O(r)&&$s||es(r)&&ss||ys(r)&&xs||r||Ln;function at(r){return r<128?it[r]:ss}const pt=10,V=12,Hs=13;function ot(r){const i=r.source,
o=i.length,E=i.length>0?ts(i.charCodeAt(0)):0,m=Ct(r.lines,o),p=Ct(r.columns,o);let I=r.startLine,L=r.startColumn;for(let M=E;M<o;M++){const _=i.charCodeAt(M);m[M]=
I,p[M]=L++,(_===pt||_===Hs||_===V)&&(_===Hs&&M+1<o&&i.charCodeAt(M+1)===pt&&(M++,m[M]=I,p[M]=L),I++,L=1)}m[o]=I,p[o]=L,r.lines=m,r.columns=p,r.computed=!0}class Dt{constructor(i,o,E,m){
this.setSource(i,o,E,m),this.lines=null,this.columns=null}setSource(i="",o=0,E=1,m=1){this.source=i,this.startOffset=o,this.startLine=E,this.startColumn=m,this.
computed=!1}getLocation(i,o){return this.computed||ot(this),{source:o,offset:this.startOffset+i,line:this.lines[i],column:this.columns[i]}}getLocationRange(i,o,E){
return this.computed||ot(this),{source:E,start:{offset:this.startOffset+i,line:this.lines[i],column:this.columns[i]},end:{offset:this.startOffset+o,line:this.lines[o],
column:this.columns[o]}}}}function we(r,i){return i<r.length?r.charCodeAt(i):0}function ns(r,i,o){return o===13&&we(r,i+1)===10?2:1}function Us(r,i,o){let E=r.charCodeAt(
i);return Zt(E)&&(E=E|32),E===o}function ut(r,i,o,E){if(o-i!==E.length||i<0||o>r.length)return!1;for(let m=i;m<o;m++){const p=E.charCodeAt(m-i);let I=r.charCodeAt(
m);if(Zt(I)&&(I=I|32),I!==p)return!1}return!0}function ws(r,i){for(;i>=0&&Pe(r.charCodeAt(i));i--);return i+1}function St(r,i){for(;i<r.length&&Pe(r.charCodeAt(
i));i++);return i}function rs(r,i){for(;i<r.length&&O(r.charCodeAt(i));i++);return i}function Ie(r,i){if(i+=2,st(we(r,i-1))){for(const E=Math.min(r.length,i+5);i<
E&&st(we(r,i));i++);const o=we(r,i);Pe(o)&&(i+=ns(r,i,o))}return i}function Nt(r,i){for(;i<r.length;i++){const o=r.charCodeAt(i);if(!Ms(o)){if(oe(o,we(r,i+1))){
i=Ie(r,i)-1;continue}break}}return i}function is(r,i){let o=r.charCodeAt(i);if((o===43||o===45)&&(o=r.charCodeAt(i+=1)),O(o)&&(i=rs(r,i+1),o=r.charCodeAt(i)),o===
46&&O(r.charCodeAt(i+1))&&(i+=2,i=rs(r,i)),Us(r,i,101)){let E=0;o=r.charCodeAt(i+1),(o===45||o===43)&&(E=1,o=r.charCodeAt(i+2)),O(o)&&(i=rs(r,i+1+E+1))}return i}
function as(r,i){for(;i<r.length;i++){const o=r.charCodeAt(i);if(o===41){i++;break}oe(o,we(r,i+1))&&(i=Ie(r,i))}return i}function It(r){if(r.length===1&&!st(r.charCodeAt(
0)))return r[0];let i=parseInt(r,16);return(i===0||i>=55296&&i<=57343||i>1114111)&&(i=65533),String.fromCodePoint(i)}const os=["EOF-token","ident-token","functi\
on-token","at-keyword-token","hash-token","string-token","bad-string-token","url-token","bad-url-token","delim-token","number-token","percentage-token","dimensi\
on-token","whitespace-token","CDO-token","CDC-token","colon-token","semicolon-token","comma-token","[-token","]-token","(-token",")-token","{-token","}-token","\
comment-token"],Ce=0,b=1,B=2,ne=3,ue=4,Te=5,vs=6,pe=7,ve=8,v=9,Y=10,Ye=11,re=12,q=13,gt=14,Lt=15,ce=16,ie=17,De=18,Se=19,Me=20,X=21,w=22,he=23,ge=24,j=25,de=16777215,
Ae=24,kt=1,us=2,me=new Uint8Array(32);me[B]=w,me[X]=w,me[Se]=Me,me[he]=ge;const te=new Uint8Array(32);te[B]=kt,te[X]=kt,te[Se]=kt,te[he]=kt,te[w]=us,te[Me]=us,te[ge]=
us;function Ot(r,i,o){return r<i?i:r>o?o:r}class cs{constructor(i,o){this.setSource(i,o)}reset(){this.eof=!1,this.tokenIndex=-1,this.tokenType=0,this.tokenStart=
this.firstCharOffset,this.tokenEnd=this.firstCharOffset}setSource(i="",o=()=>{}){i=String(i||"");const E=i.length,m=Ct(this.offsetAndType,i.length+1),p=Ct(this.
balance,i.length+1);let I=0,L=-1,M=0,_=i.length;this.offsetAndType=null,this.balance=null,p.fill(0),o(i,(D,g,y)=>{const W=I++;if(m[W]=D<<Ae|y,L===-1&&(L=g),p[W]=
_,D===M){const G=p[_];p[_]=W,_=G,M=me[m[G]>>Ae]}else this.isBlockOpenerTokenType(D)&&(_=W,M=me[D])}),m[I]=Ce<<Ae|E,p[I]=I;for(let D=0;D<I;D++){const g=p[D];if(g<=
D){const y=p[g];y!==D&&(p[D]=y)}else g>I&&(p[D]=I)}this.source=i,this.firstCharOffset=L===-1?0:L,this.tokenCount=I,this.offsetAndType=m,this.balance=p,this.reset(),
this.next()}lookupType(i){return i+=this.tokenIndex,i<this.tokenCount?this.offsetAndType[i]>>Ae:Ce}lookupTypeNonSC(i){for(let o=this.tokenIndex;o<this.tokenCount;o++){
const E=this.offsetAndType[o]>>Ae;if(E!==q&&E!==j&&i--===0)return E}return Ce}lookupOffset(i){return i+=this.tokenIndex,i<this.tokenCount?this.offsetAndType[i-1]&
de:this.source.length}lookupOffsetNonSC(i){for(let o=this.tokenIndex;o<this.tokenCount;o++){const E=this.offsetAndType[o]>>Ae;if(E!==q&&E!==j&&i--===0)return o-
this.tokenIndex}return Ce}lookupValue(i,o){return i+=this.tokenIndex,i<this.tokenCount?ut(this.source,this.offsetAndType[i-1]&de,this.offsetAndType[i]&de,o):!1}getTokenStart(i){
return i===this.tokenIndex?this.tokenStart:i>0?i<this.tokenCount?this.offsetAndType[i-1]&de:this.offsetAndType[this.tokenCount]&de:this.firstCharOffset}getTokenEnd(i){
return i===this.tokenIndex?this.tokenEnd:this.offsetAndType[Ot(i,0,this.tokenCount)]&de}getTokenType(i){return i===this.tokenIndex?this.tokenType:this.offsetAndType[Ot(
i,0,this.tokenCount)]>>Ae}substrToCursor(i){return this.source.substring(i,this.tokenStart)}isBlockOpenerTokenType(i){return te[i]===kt}isBlockCloserTokenType(i){
return te[i]===us}getBlockTokenPairIndex(i){const o=this.getTokenType(i);if(te[o]===1){const E=this.balance[i],m=this.getTokenType(E);return me[o]===m?E:-1}else if(te[o]===
2){const E=this.balance[i],m=this.getTokenType(E);return me[m]===o?E:-1}return-1}isBalanceEdge(i){return this.balance[this.tokenIndex]<i}isDelim(i,o){return o?this.
lookupType(o)===v&&this.source.charCodeAt(this.lookupOffset(o))===i:this.tokenType===v&&this.source.charCodeAt(this.tokenStart)===i}skip(i){let o=this.tokenIndex+
i;o<this.tokenCount?(this.tokenIndex=o,this.tokenStart=this.offsetAndType[o-1]&de,o=this.offsetAndType[o],this.tokenType=o>>Ae,this.tokenEnd=o&de):(this.tokenIndex=
this.tokenCount,this.next())}next(){let i=this.tokenIndex+1;i<this.tokenCount?(this.tokenIndex=i,this.tokenStart=this.tokenEnd,i=this.offsetAndType[i],this.tokenType=
i>>Ae,this.tokenEnd=i&de):(this.eof=!0,this.tokenIndex=this.tokenCount,this.tokenType=Ce,this.tokenStart=this.tokenEnd=this.source.length)}skipSC(){for(;this.tokenType===
q||this.tokenType===j;)this.next()}skipUntilBalanced(i,o){let E=i,m=0,p=0;e:for(;E<this.tokenCount;E++){if(m=this.balance[E],m<i)break e;switch(p=E>0?this.offsetAndType[E-
1]&de:this.firstCharOffset,o(this.source.charCodeAt(p))){case 1:break e;case 2:E++;break e;default:this.isBlockOpenerTokenType(this.offsetAndType[E]>>Ae)&&(E=m)}}
this.skip(E-this.tokenIndex)}forEachToken(i){for(let o=0,E=this.firstCharOffset;o<this.tokenCount;o++){const m=E,p=this.offsetAndType[o],I=p&de,L=p>>Ae;E=I,i(L,
m,I,o)}}dump(){const i=new Array(this.tokenCount);return this.forEachToken((o,E,m,p)=>{i[p]={idx:p,type:os[o],chunk:this.source.substring(E,m),balance:this.balance[p]}}),
i}}function Ys(r,i){function o(g){return g<L?r.charCodeAt(g):0}function E(){if(_=is(r,_),nt(o(_),o(_+1),o(_+2))){D=re,_=Nt(r,_);return}if(o(_)===37){D=Ye,_++;return}
D=Y}function m(){const g=_;if(_=Nt(r,_),ut(r,g,_,"url")&&o(_)===40){if(_=St(r,_+1),o(_)===34||o(_)===39){D=B,_=g+4;return}I();return}if(o(_)===40){D=B,_++;return}
D=b}function p(g){for(g||(g=o(_++)),D=Te;_<r.length;_++){const y=r.charCodeAt(_);switch(at(y)){case g:_++;return;case Fe:if(Ee(y)){_+=ns(r,_,y),D=vs;return}break;case 92:
if(_===r.length-1)break;const W=o(_+1);Ee(W)?_+=ns(r,_+1,W):oe(y,W)&&(_=Ie(r,_)-1);break}}}function I(){for(D=pe,_=St(r,_);_<r.length;_++){const g=r.charCodeAt(
_);switch(at(g)){case 41:_++;return;case Fe:if(_=St(r,_),o(_)===41||_>=r.length){_<r.length&&_++;return}_=as(r,_),D=ve;return;case 34:case 39:case 40:case xs:_=
as(r,_),D=ve;return;case 92:if(oe(g,o(_+1))){_=Ie(r,_)-1;break}_=as(r,_),D=ve;return}}}r=String(r||"");const L=r.length;let M=ts(o(0)),_=M,D;for(;_<L;){const g=r.
charCodeAt(_);switch(at(g)){case Fe:D=q,_=St(r,_+1);break;case 34:p();break;case 35:Ms(o(_+1))||oe(o(_+1),o(_+2))?(D=ue,_=Nt(r,_+1)):(D=v,_++);break;case 39:p();
break;case 40:D=X,_++;break;case 41:D=w,_++;break;case 43:rt(g,o(_+1),o(_+2))?E():(D=v,_++);break;case 44:D=De,_++;break;case 45:rt(g,o(_+1),o(_+2))?E():o(_+1)===
45&&o(_+2)===62?(D=Lt,_=_+3):nt(g,o(_+1),o(_+2))?m():(D=v,_++);break;case 46:rt(g,o(_+1),o(_+2))?E():(D=v,_++);break;case 47:o(_+1)===42?(D=j,_=r.indexOf("*/",_+
2),_=_===-1?r.length:_+2):(D=v,_++);break;case 58:D=ce,_++;break;case 59:D=ie,_++;break;case 60:o(_+1)===33&&o(_+2)===45&&o(_+3)===45?(D=gt,_=_+4):(D=v,_++);break;case 64:
nt(o(_+1),o(_+2),o(_+3))?(D=ne,_=Nt(r,_+1)):(D=v,_++);break;case 91:D=Se,_++;break;case 92:oe(g,o(_+1))?m():(D=v,_++);break;case 93:D=Me,_++;break;case 123:D=he,
_++;break;case 125:D=ge,_++;break;case $s:E();break;case ss:m();break;default:D=v,_++}i(D,M,M=_)}}function kn(r){const i=this.createList();let o=!1;const E={recognizer:r};
for(;!this.eof;){switch(this.tokenType){case j:this.next();continue;case q:o=!0,this.next();continue}let m=r.getNode.call(this,E);if(m===void 0)break;o&&(r.onWhiteSpace&&
r.onWhiteSpace.call(this,m,i,E),o=!1),i.push(m)}return o&&r.onWhiteSpace&&r.onWhiteSpace.call(this,null,i,E),i}const We=()=>{},Ws=33,Gs=35,Rt=59,Qs=123,On=0,S={
createList(){return[]},createSingleNodeList(r){return[r]},getFirstListNode(r){return r&&r[0]||null},getLastListNode(r){return r&&r.length>0?r[r.length-1]:null}},
Le={createList(){return new u},createSingleNodeList(r){return new u().appendData(r)},getFirstListNode(r){return r&&r.first},getLastListNode(r){return r&&r.last}};
function se(r){return function(){return this[r]()}}function A(r){const i=Object.create(null);for(const o of Object.keys(r)){const E=r[o],m=E.parse||E;m&&(i[o]=m)}
return i}function s(r){const i={context:Object.create(null),features:Object.assign(Object.create(null),r.features),scope:Object.assign(Object.create(null),r.scope),
atrule:A(r.atrule),pseudo:A(r.pseudo),node:A(r.node)};for(const[o,E]of Object.entries(r.parseContext))switch(typeof E){case"function":i.context[o]=E;break;case"\
string":i.context[o]=se(E);break}return{config:i,...i,...i.node}}function Rn(r){let i="",o="<unknown>",E=!1,m=We,p=!1;const I=new Dt,L=Object.assign(new cs,s(r||
{}),{parseAtrulePrelude:!0,parseRulePrelude:!0,parseValue:!0,parseCustomProperty:!1,readSequence:kn,consumeUntilBalanceEnd:()=>0,consumeUntilLeftCurlyBracket(D){
return D===Qs?1:0},consumeUntilLeftCurlyBracketOrSemicolon(D){return D===Qs||D===Rt?1:0},consumeUntilExclamationMarkOrSemicolon(D){return D===Ws||D===Rt?1:0},consumeUntilSemicolonIncluded(D){
return D===Rt?2:0},createList:We,createSingleNodeList:We,getFirstListNode:We,getLastListNode:We,parseWithFallback(D,g){const y=this.tokenIndex;try{return D.call(
this)}catch(W){if(p)throw W;this.skip(y-this.tokenIndex);const G=g.call(this);return p=!0,m(W,G),p=!1,G}},lookupNonWSType(D){let g;do if(g=this.lookupType(D++),
g!==q&&g!==j)return g;while(g!==On);return On},charCodeAt(D){return D>=0&&D<i.length?i.charCodeAt(D):0},substring(D,g){return i.substring(D,g)},substrToCursor(D){
return this.source.substring(D,this.tokenStart)},cmpChar(D,g){return Us(i,D,g)},cmpStr(D,g,y){return ut(i,D,g,y)},consume(D){const g=this.tokenStart;return this.
eat(D),this.substrToCursor(g)},consumeFunctionName(){const D=i.substring(this.tokenStart,this.tokenEnd-1);return this.eat(B),D},consumeNumber(D){const g=i.substring(
this.tokenStart,is(i,this.tokenStart));return this.eat(D),g},eat(D){if(this.tokenType!==D){const g=os[D].slice(0,-6).replace(/-/g," ").replace(/^./,G=>G.toUpperCase());
let y=`${/[[\](){}]/.test(g)?`"${g}"`:g} is expected`,W=this.tokenStart;switch(D){case b:this.tokenType===B||this.tokenType===pe?(W=this.tokenEnd-1,y="Identifie\
r is expected but function found"):y="Identifier is expected";break;case ue:this.isDelim(Gs)&&(this.next(),W++,y="Name is expected");break;case Ye:this.tokenType===
Y&&(W=this.tokenEnd,y="Percent sign is expected");break}this.error(y,W)}this.next()},eatIdent(D){(this.tokenType!==b||this.lookupValue(0,D)===!1)&&this.error(`I\
dentifier "${D}" is expected`),this.next()},eatDelim(D){this.isDelim(D)||this.error(`Delim "${String.fromCharCode(D)}" is expected`),this.next()},getLocation(D,g){
return E?I.getLocationRange(D,g,o):null},getLocationFromList(D){if(E){const g=this.getFirstListNode(D),y=this.getLastListNode(D);return I.getLocationRange(g!==null?
g.loc.start.offset-I.startOffset:this.tokenStart,y!==null?y.loc.end.offset-I.startOffset:this.tokenStart,o)}return null},error(D,g){const y=typeof g<"u"&&g<i.length?
I.getLocation(g):this.eof?I.getLocation(ws(i,i.length-1)):I.getLocation(this.tokenStart);throw new Jt(D||"Unexpected input",i,y.offset,y.line,y.column,I.startLine,
I.startColumn)}}),M=()=>({filename:o,source:i,tokenCount:L.tokenCount,getTokenType:D=>L.getTokenType(D),getTokenTypeName:D=>os[L.getTokenType(D)],getTokenStart:D=>L.
getTokenStart(D),getTokenEnd:D=>L.getTokenEnd(D),getTokenValue:D=>L.source.substring(L.getTokenStart(D),L.getTokenEnd(D)),substring:(D,g)=>L.source.substring(D,
g),balance:L.balance.subarray(0,L.tokenCount+1),isBlockOpenerTokenType:L.isBlockOpenerTokenType,isBlockCloserTokenType:L.isBlockCloserTokenType,getBlockTokenPairIndex:D=>L.
getBlockTokenPairIndex(D),getLocation:D=>I.getLocation(D,o),getRangeLocation:(D,g)=>I.getLocationRange(D,g,o)});return Object.assign(function(D,g){i=D,g=g||{},L.
setSource(i,Ys),I.setSource(i,g.offset,g.line,g.column),o=g.filename||"<unknown>",E=!!g.positions,m=typeof g.onParseError=="function"?g.onParseError:We,p=!1,L.parseAtrulePrelude=
"parseAtrulePrelude"in g?!!g.parseAtrulePrelude:!0,L.parseRulePrelude="parseRulePrelude"in g?!!g.parseRulePrelude:!0,L.parseValue="parseValue"in g?!!g.parseValue:
!0,L.parseCustomProperty="parseCustomProperty"in g?!!g.parseCustomProperty:!1;const{context:y="default",list:W=!0,onComment:G,onToken:Vt}=g;if(!(y in L.context))
throw new Error("Unknown context `"+y+"`");Object.assign(L,W?Le:S),Array.isArray(Vt)?L.forEachToken((Rs,bs,ft)=>{Vt.push({type:Rs,start:bs,end:ft})}):typeof Vt==
"function"&&L.forEachToken(Vt.bind(M())),typeof G=="function"&&L.forEachToken((Rs,bs,ft)=>{if(Rs===j){const Va=L.getLocation(bs,ft),Xa=ut(i,ft-2,ft,"*/")?i.slice(
bs+2,ft-2):i.slice(bs+2,ft);G(Xa,Va)}});const Jr=L.context[y].call(L,g);return L.eof||L.error(),Jr},{SyntaxError:Jt,config:L.config})}const ye=35,N=42,bt=43,Ks=45,
bn=47,ei=117;function qs(r){switch(this.tokenType){case ue:return this.Hash();case De:return this.Operator();case X:return this.Parentheses(this.readSequence,r.
recognizer);case Se:return this.Brackets(this.readSequence,r.recognizer);case Te:return this.String();case re:return this.Dimension();case Ye:return this.Percentage();case Y:
return this.Number();case B:return this.cmpStr(this.tokenStart,this.tokenEnd,"url(")?this.Url():this.Function(this.readSequence,r.recognizer);case pe:return this.
Url();case b:return this.cmpChar(this.tokenStart,ei)&&this.cmpChar(this.tokenStart+1,bt)?this.UnicodeRange():this.Identifier();case v:{const i=this.charCodeAt(this.
tokenStart);if(i===bn||i===N||i===bt||i===Ks)return this.Operator();i===ye&&this.error("Hex or identifier is expected",this.tokenStart+1);break}}}const h={getNode:qs},
Z=35,Bn=38,ct=42,Pn=43,ke=47,hs=46,Bt=62,ls=124,Vs=126;function Fn(r,i){i.last!==null&&i.last.type!=="Combinator"&&r!==null&&r.type!=="Combinator"&&i.push({type:"\
Combinator",loc:null,name:" "})}function Mn(){switch(this.tokenType){case Se:return this.AttributeSelector();case ue:return this.IdSelector();case ce:return this.
lookupType(1)===ce?this.PseudoElementSelector():this.PseudoClassSelector();case b:return this.TypeSelector();case Y:case Ye:return this.Percentage();case re:this.
charCodeAt(this.tokenStart)===hs&&this.error("Identifier is expected",this.tokenStart+1);break;case v:{switch(this.charCodeAt(this.tokenStart)){case Pn:case Bt:case Vs:case ke:
return this.Combinator();case hs:return this.ClassSelector();case ct:case ls:return this.TypeSelector();case Z:return this.IdSelector();case Bn:return this.NestingSelector()}
break}}}const Xs={onWhiteSpace:Fn,getNode:Mn};function zs(){return this.createSingleNodeList(this.Raw(null,!1))}function yn(){const r=this.createList();if(this.
skipSC(),r.push(this.Identifier()),this.skipSC(),this.tokenType===De){r.push(this.Operator());const i=this.tokenIndex,o=this.parseCustomProperty?this.Value(null):
this.Raw(this.consumeUntilExclamationMarkOrSemicolon,!1);if(o.type==="Value"&&o.children.isEmpty){for(let E=i-this.tokenIndex;E<=0;E++)if(this.lookupType(E)===q){
o.children.appendData({type:"WhiteSpace",loc:null,value:" "});break}}r.push(o)}return r}function Ge(r){return r!==null&&r.type==="Operator"&&(r.value[r.value.length-
1]==="-"||r.value[r.value.length-1]==="+")}const Oe={getNode:qs,onWhiteSpace(r,i){Ge(r)&&(r.value=" "+r.value),Ge(i.last)&&(i.last.value+=" ")},expression:zs,var:yn},
Qe=new Set(["none","and","not","or"]),Es={parse:{prelude(){const r=this.createList();if(this.tokenType===b){const i=this.substring(this.tokenStart,this.tokenEnd);
Qe.has(i.toLowerCase())||r.push(this.Identifier())}return r.push(this.Condition("container")),r},block(r=!1){return this.Block(r)}}},Ts={parse:{prelude:null,block(){
return this.Block(!0)}}};function ds(r,i){return this.parseWithFallback(()=>{try{return r.call(this)}finally{this.skipSC(),this.lookupNonWSType(0)!==w&&this.error()}},
i||(()=>this.Raw(null,!0)))}const js={layer(){this.skipSC();const r=this.createList(),i=ds.call(this,this.Layer);return(i.type!=="Raw"||i.value!=="")&&r.push(i),
r},supports(){this.skipSC();const r=this.createList(),i=ds.call(this,this.Declaration,()=>ds.call(this,()=>this.Condition("supports")));return(i.type!=="Raw"||i.
value!=="")&&r.push(i),r}},le={container:Es,"font-face":Ts,import:{parse:{prelude(){const r=this.createList();switch(this.tokenType){case Te:r.push(this.String());
break;case pe:case B:r.push(this.Url());break;default:this.error("String or url() is expected")}return this.skipSC(),this.tokenType===b&&this.cmpStr(this.tokenStart,
this.tokenEnd,"layer")?r.push(this.Identifier()):this.tokenType===B&&this.cmpStr(this.tokenStart,this.tokenEnd,"layer(")&&r.push(this.Function(null,js)),this.skipSC(),
this.tokenType===B&&this.cmpStr(this.tokenStart,this.tokenEnd,"supports(")&&r.push(this.Function(null,js)),(this.lookupNonWSType(0)===b||this.lookupNonWSType(0)===
X)&&r.push(this.MediaQueryList()),r},block:null}},layer:{parse:{prelude(){return this.createSingleNodeList(this.LayerList())},block(){return this.Block(!1)}}},media:{
parse:{prelude(){return this.createSingleNodeList(this.MediaQueryList())},block(r=!1){return this.Block(r)}}},nest:{parse:{prelude(){return this.createSingleNodeList(
this.SelectorList())},block(){return this.Block(!0)}}},page:{parse:{prelude(){return this.createSingleNodeList(this.SelectorList())},block(){return this.Block(!0)}}},
scope:{parse:{prelude(){return this.createSingleNodeList(this.Scope())},block(r=!1){return this.Block(r)}}},"starting-style":{parse:{prelude:null,block(r=!1){return this.
Block(r)}}},supports:{parse:{prelude(){return this.createSingleNodeList(this.Condition("supports"))},block(r=!1){return this.Block(r)}}}};function xe(){const r=this.
createList();this.skipSC();e:for(;!this.eof;){switch(this.tokenType){case b:r.push(this.Identifier());break;case Te:r.push(this.String());break;case De:r.push(this.
Operator());break;case w:break e;default:this.error("Identifier, string or comma is expected")}this.skipSC()}return r}const fe={parse(){return this.createSingleNodeList(
this.SelectorList())}},As={parse(){return this.createSingleNodeList(this.Selector())}},Js={parse(){return this.createSingleNodeList(this.Identifier())}},ae={parse:xe},
Mt={parse(){return this.createSingleNodeList(this.Nth())}},ms={dir:Js,has:fe,lang:ae,matches:fe,is:fe,"-moz-any":fe,"-webkit-any":fe,where:fe,not:fe,"nth-child":Mt,
"nth-last-child":Mt,"nth-last-of-type":Mt,"nth-of-type":Mt,slotted:As,host:As,"host-context":As},K=43,ee=45,yt=110,He=!0,Zs=!1;function $t(r,i){let o=this.tokenStart+
r;const E=this.charCodeAt(o);for((E===K||E===ee)&&(i&&this.error("Number sign is not allowed"),o++);o<this.tokenEnd;o++)O(this.charCodeAt(o))||this.error("Integ\
er is expected",o)}function qe(r){return $t.call(this,0,r)}function Ne(r,i){if(!this.cmpChar(this.tokenStart+r,i)){let o="";switch(i){case yt:o="N is expected";
break;case ee:o="HyphenMinus is expected";break}this.error(o,this.tokenStart+r)}}function fs(){let r=0,i=0,o=this.tokenType;for(;o===q||o===j;)o=this.lookupType(
++r);if(o!==Y)if(this.isDelim(K,r)||this.isDelim(ee,r)){i=this.isDelim(K,r)?K:ee;do o=this.lookupType(++r);while(o===q||o===j);o!==Y&&(this.skip(r),qe.call(this,
He))}else return null;return r>0&&this.skip(r),i===0&&(o=this.charCodeAt(this.tokenStart),o!==K&&o!==ee&&this.error("Number sign is expected")),qe.call(this,i!==
0),i===ee?"-"+this.consume(Y):this.consume(Y)}const $n="AnPlusB",ni={a:[String,null],b:[String,null]};function xn(){const r=this.tokenStart;let i=null,o=null;if(this.
tokenType===Y)qe.call(this,Zs),o=this.consume(Y);else if(this.tokenType===b&&this.cmpChar(this.tokenStart,ee))switch(i="-1",Ne.call(this,1,yt),this.tokenEnd-this.
tokenStart){case 2:this.next(),o=fs.call(this);break;case 3:Ne.call(this,2,ee),this.next(),this.skipSC(),qe.call(this,He),o="-"+this.consume(Y);break;default:Ne.
call(this,2,ee),$t.call(this,3,He),this.next(),o=this.substrToCursor(r+2)}else if(this.tokenType===b||this.isDelim(K)&&this.lookupType(1)===b){let E=0;switch(i=
"1",this.isDelim(K)&&(E=1,this.next()),Ne.call(this,0,yt),this.tokenEnd-this.tokenStart){case 1:this.next(),o=fs.call(this);break;case 2:Ne.call(this,1,ee),this.
next(),this.skipSC(),qe.call(this,He),o="-"+this.consume(Y);break;default:Ne.call(this,1,ee),$t.call(this,2,He),this.next(),o=this.substrToCursor(r+E+1)}}else if(this.
tokenType===re){const E=this.charCodeAt(this.tokenStart),m=E===K||E===ee;let p=this.tokenStart+m;for(;p<this.tokenEnd&&O(this.charCodeAt(p));p++);p===this.tokenStart+
m&&this.error("Integer is expected",this.tokenStart+m),Ne.call(this,p-this.tokenStart,yt),i=this.substring(r,p),p+1===this.tokenEnd?(this.next(),o=fs.call(this)):
(Ne.call(this,p-this.tokenStart+1,ee),p+2===this.tokenEnd?(this.next(),this.skipSC(),qe.call(this,He),o="-"+this.consume(Y)):($t.call(this,p-this.tokenStart+2,He),
this.next(),o=this.substrToCursor(p+1)))}else this.error();return i!==null&&i.charCodeAt(0)===K&&(i=i.substr(1)),o!==null&&o.charCodeAt(0)===K&&(o=o.substr(1)),
{type:"AnPlusB",loc:this.getLocation(r,this.tokenStart),a:i,b:o}}function Hn(r){if(r.a){const i=r.a==="+1"&&"n"||r.a==="1"&&"n"||r.a==="-1"&&"-n"||r.a+"n";if(r.
b){const o=r.b[0]==="-"||r.b[0]==="+"?r.b:"+"+r.b;this.tokenize(i+o)}else this.tokenize(i)}else this.tokenize(r.b)}function en(){return this.Raw(this.consumeUntilLeftCurlyBracketOrSemicolon,
!0)}function Un(){for(let r=1,i;i=this.lookupType(r);r++){if(i===ge)return!0;if(i===he||i===ne)return!1}return!1}const ri="Atrule",ii="atrule",wn={name:String,prelude:[
"AtrulePrelude","Raw",null],block:["Block",null]};function vn(r=!1){const i=this.tokenStart;let o,E,m=null,p=null;switch(this.eat(ne),o=this.substrToCursor(i+1),
E=o.toLowerCase(),this.skipSC(),this.eof===!1&&this.tokenType!==he&&this.tokenType!==ie&&(this.parseAtrulePrelude?m=this.parseWithFallback(this.AtrulePrelude.bind(
this,o,r),en):m=en.call(this,this.tokenIndex),this.skipSC()),this.tokenType){case ie:this.next();break;case he:hasOwnProperty.call(this.atrule,E)&&typeof this.atrule[E].
block=="function"?p=this.atrule[E].block.call(this,r):p=this.Block(Un.call(this));break}return{type:"Atrule",loc:this.getLocation(i,this.tokenStart),name:o,prelude:m,
block:p}}function ai(r){this.token(AtKeyword,"@"+r.name),r.prelude!==null&&this.node(r.prelude),r.block?this.node(r.block):this.token(Semicolon,";")}const Yn="A\
trulePrelude",Wn="atrulePrelude",tn={children:[[]]};function Gn(r){let i=null;return r!==null&&(r=r.toLowerCase()),this.skipSC(),hasOwnProperty.call(this.atrule,
r)&&typeof this.atrule[r].prelude=="function"?i=this.atrule[r].prelude.call(this):i=this.readSequence(this.scope.AtrulePrelude),this.skipSC(),this.eof!==!0&&this.
tokenType!==he&&this.tokenType!==ie&&this.error("Semicolon or block is expected"),{type:"AtrulePrelude",loc:this.getLocationFromList(i),children:i}}function oi(r){
this.children(r)}const Qn=36,_s=42,xt=61,Kn=94,Cs=124,qn=126;function Vn(){this.eof&&this.error("Unexpected end of input");const r=this.tokenStart;let i=!1;return this.
isDelim(_s)?(i=!0,this.next()):this.isDelim(Cs)||this.eat(b),this.isDelim(Cs)?this.charCodeAt(this.tokenStart+1)!==xt?(this.next(),this.eat(b)):i&&this.error("I\
dentifier is expected",this.tokenEnd):i&&this.error("Vertical line is expected"),{type:"Identifier",loc:this.getLocation(r,this.tokenStart),name:this.substrToCursor(
r)}}function l(){const r=this.tokenStart,i=this.charCodeAt(r);return i!==xt&&i!==qn&&i!==Kn&&i!==Qn&&i!==_s&&i!==Cs&&this.error("Attribute selector (=, ~=, ^=, \
$=, *=, |=) is expected"),this.next(),i!==xt&&(this.isDelim(xt)||this.error("Equal sign is expected"),this.next()),this.substrToCursor(r)}const ui="AttributeSel\
ector",Xn={name:"Identifier",matcher:[String,null],value:["String","Identifier",null],flags:[String,null]};function sn(){const r=this.tokenStart;let i,o=null,E=null,
m=null;return this.eat(Se),this.skipSC(),i=Vn.call(this),this.skipSC(),this.tokenType!==Me&&(this.tokenType!==b&&(o=l.call(this),this.skipSC(),E=this.tokenType===
Te?this.String():this.Identifier(),this.skipSC()),this.tokenType===b&&(m=this.consume(b),this.skipSC())),this.eat(Me),{type:"AttributeSelector",loc:this.getLocation(
r,this.tokenStart),name:i,matcher:o,value:E,flags:m}}function ci(r){this.token(Delim,"["),this.node(r.name),r.matcher!==null&&(this.tokenize(r.matcher),this.node(
r.value)),r.flags!==null&&this.token(Ident,r.flags),this.token(Delim,"]")}const zn=38;function nn(){return this.Raw(null,!0)}function rn(){return this.parseWithFallback(
this.Rule,nn)}function an(){return this.Raw(this.consumeUntilSemicolonIncluded,!0)}function jn(){if(this.tokenType===ie)return an.call(this,this.tokenIndex);const r=this.
parseWithFallback(this.Declaration,an);return this.tokenType===ie&&this.next(),r}const hi="Block",on="block",un={children:[["Atrule","Rule","Declaration"]]};function Jn(r){
const i=r?jn:rn,o=this.tokenStart;let E=this.createList();this.eat(he);e:for(;!this.eof;)switch(this.tokenType){case ge:break e;case q:case j:this.next();break;case ne:
E.push(this.parseWithFallback(this.Atrule.bind(this,r),nn));break;default:r&&this.isDelim(zn)?E.push(rn.call(this)):E.push(i.call(this))}return this.eof||this.eat(
ge),{type:"Block",loc:this.getLocation(o,this.tokenStart),children:E}}function li(r){this.token(LeftCurlyBracket,"{"),this.children(r,i=>{i.type==="Declaration"&&
this.token(Semicolon,";")}),this.token(RightCurlyBracket,"}")}const cn="Brackets",Ei={children:[[]]};function Et(r,i){const o=this.tokenStart;let E=null;return this.
eat(Se),E=r.call(this,i),this.eof||this.eat(Me),{type:"Brackets",loc:this.getLocation(o,this.tokenStart),children:E}}function Ti(r){this.token(Delim,"["),this.children(
r),this.token(Delim,"]")}const di="CDC",Ht=null;function Zn(){const r=this.tokenStart;return this.eat(Lt),{type:"CDC",loc:this.getLocation(r,this.tokenStart)}}function Ai(){
this.token(CDC,"-->")}const Ut="CDO",_e=null;function er(){const r=this.tokenStart;return this.eat(gt),{type:"CDO",loc:this.getLocation(r,this.tokenStart)}}function Ve(){
this.token(CDO,"<!--")}const Tt=46,mi="ClassSelector",fi={name:String};function dt(){return this.eatDelim(Tt),{type:"ClassSelector",loc:this.getLocation(this.tokenStart-
1,this.tokenEnd),name:this.consume(b)}}function _i(r){this.token(Delim,"."),this.token(Ident,r.name)}const tr=43,Xe=47,wt=62,hn=126,sr="Combinator",Ci={name:String};
function nr(){const r=this.tokenStart;let i;switch(this.tokenType){case q:i=" ";break;case v:switch(this.charCodeAt(this.tokenStart)){case wt:case tr:case hn:this.
next();break;case Xe:this.next(),this.eatIdent("deep"),this.eatDelim(Xe);break;default:this.error("Combinator is expected")}i=this.substrToCursor(r);break}return{
type:"Combinator",loc:this.getLocation(r,this.tokenStart),name:i}}function pi(r){this.tokenize(r.name)}const rr=42,ir=47,Di="Comment",Si={value:String};function ar(){
const r=this.tokenStart;let i=this.tokenEnd;return this.eat(j),i-r+2>=2&&this.charCodeAt(i-2)===rr&&this.charCodeAt(i-1)===ir&&(i-=2),{type:"Comment",loc:this.getLocation(
r,this.tokenStart),value:this.substring(r+2,i)}}function Ni(r){this.token(Comment,"/*"+r.value+"*/")}const or=new Set([ce,w,Ce]),Ii="Condition",gi={kind:String,
children:[["Identifier","Feature","FeatureFunction","FeatureRange","SupportsDeclaration"]]};function ln(r){return this.lookupTypeNonSC(1)===b&&or.has(this.lookupTypeNonSC(
2))?this.Feature(r):this.FeatureRange(r)}const ur={media:ln,container:ln,supports(){return this.SupportsDeclaration()}};function cr(r="media"){const i=this.createList();
e:for(;!this.eof;)switch(this.tokenType){case j:case q:this.next();continue;case b:i.push(this.Identifier());break;case X:{let o=this.parseWithFallback(()=>ur[r].
call(this,r),()=>null);o||(o=this.parseWithFallback(()=>{this.eat(X);const E=this.Condition(r);return this.eat(w),E},()=>this.GeneralEnclosed(r))),i.push(o);break}case B:{
let o=this.parseWithFallback(()=>this.FeatureFunction(r),()=>null);o||(o=this.GeneralEnclosed(r)),i.push(o);break}default:break e}return i.isEmpty&&this.error("\
Condition is expected"),{type:"Condition",loc:this.getLocationFromList(i),kind:r,children:i}}function hr(r){r.children.forEach(i=>{i.type==="Condition"?(this.token(
LeftParenthesis,"("),this.node(i),this.token(RightParenthesis,")")):this.node(i)})}const At=new Map,ze=new Map,vt=45,Li=null,ki=null,Oi=null;function ps(r,i){return i=
i||0,r.length-i>=2&&r.charCodeAt(i)===vt&&r.charCodeAt(i+1)===vt}function En(r,i){if(i=i||0,r.length-i>=3&&r.charCodeAt(i)===vt&&r.charCodeAt(i+1)!==vt){const o=r.
indexOf("-",i+2);if(o!==-1)return r.substring(i,o+1)}return""}function lr(r){if(At.has(r))return At.get(r);const i=r.toLowerCase();let o=At.get(i);if(o===void 0){
const E=ps(i,0),m=E?"":En(i,0);o=Object.freeze({basename:i.substr(m.length),name:i,prefix:m,vendor:m,custom:E})}return At.set(r,o),o}function Ri(r){if(ze.has(r))
return ze.get(r);let i=r,o=r[0];o==="/"?o=r[1]==="/"?"//":"/":o!=="_"&&o!=="*"&&o!=="$"&&o!=="#"&&o!=="+"&&o!=="&"&&(o="");const E=ps(i,o.length);if(!E&&(i=i.toLowerCase(),
ze.has(i))){const L=ze.get(i);return ze.set(r,L),L}const m=E?"":En(i,o.length),p=i.substr(0,o.length+m.length),I=Object.freeze({basename:i.substr(p.length),name:i.
substr(o.length),hack:o,vendor:m,prefix:p,custom:E});return ze.set(r,I),I}const Tn=33,Er=35,Tr=36,dr=38,Ar=42,dn=43,z=47;function mr(){return this.Raw(this.consumeUntilExclamationMarkOrSemicolon,
!0)}function fr(){return this.Raw(this.consumeUntilExclamationMarkOrSemicolon,!1)}function _r(){const r=this.tokenIndex,i=this.Value();return i.type!=="Raw"&&this.
eof===!1&&this.tokenType!==ie&&this.isDelim(Tn)===!1&&this.isBalanceEdge(r)===!1&&this.error(),i}const bi="Declaration",Bi="declaration",Pi={important:[Boolean,
String],property:String,value:["Value","Raw"]};function Cr(){const r=this.tokenStart,i=this.tokenIndex,o=pr.call(this),E=ps(o),m=E?this.parseCustomProperty:this.
parseValue,p=E?fr:mr;let I=!1,L;this.skipSC(),this.eat(ce);const M=this.tokenIndex;if(E||this.skipSC(),m?L=this.parseWithFallback(_r,p):L=p.call(this,this.tokenIndex),
E&&L.type==="Value"&&L.children.isEmpty){for(let _=M-this.tokenIndex;_<=0;_++)if(this.lookupType(_)===q){L.children.appendData({type:"WhiteSpace",loc:null,value:"\
 "});break}}return this.isDelim(Tn)&&(I=Dr.call(this),this.skipSC()),this.eof===!1&&this.tokenType!==ie&&this.isBalanceEdge(i)===!1&&this.error(),{type:"Declara\
tion",loc:this.getLocation(r,this.tokenStart),important:I,property:o,value:L}}function Fi(r){this.token(Ident,r.property),this.token(Colon,":"),this.node(r.value),
r.important&&(this.token(Delim,"!"),this.token(Ident,r.important===!0?"important":r.important))}function pr(){const r=this.tokenStart;if(this.tokenType===v)switch(this.
charCodeAt(this.tokenStart)){case Ar:case Tr:case dn:case Er:case dr:this.next();break;case z:this.next(),this.isDelim(z)&&this.next();break}return this.tokenType===
ue?this.eat(ue):this.eat(b),this.substrToCursor(r)}function Dr(){this.eat(v),this.skipSC();const r=this.consume(b);return r==="important"?!0:r}const An=38;function je(){
return this.Raw(this.consumeUntilSemicolonIncluded,!0)}const Sr="DeclarationList",Mi={children:[["Declaration","Atrule","Rule"]]};function Nr(){const r=this.createList();
for(;!this.eof;)switch(this.tokenType){case q:case j:case ie:this.next();break;case ne:r.push(this.parseWithFallback(this.Atrule.bind(this,!0),je));break;default:
this.isDelim(An)?r.push(this.parseWithFallback(this.Rule,je)):r.push(this.parseWithFallback(this.Declaration,je))}return{type:"DeclarationList",loc:this.getLocationFromList(
r),children:r}}function mn(r){this.children(r,i=>{i.type==="Declaration"&&this.token(Semicolon,";")})}const yi="Dimension",$i={value:String,unit:String};function Ir(){
const r=this.tokenStart,i=this.consumeNumber(re);return{type:"Dimension",loc:this.getLocation(r,this.tokenStart),value:i,unit:this.substring(r+i.length,this.tokenStart)}}
function xi(r){this.token(Dimension,r.value+r.unit)}const gr=47,Hi="Feature",Ui={kind:String,name:String,value:["Identifier","Number","Dimension","Ratio","Funct\
ion",null]};function Lr(r){const i=this.tokenStart;let o,E=null;if(this.eat(X),this.skipSC(),o=this.consume(b),this.skipSC(),this.tokenType!==w){switch(this.eat(
ce),this.skipSC(),this.tokenType){case Y:this.lookupNonWSType(1)===v?E=this.Ratio():E=this.Number();break;case re:E=this.Dimension();break;case b:E=this.Identifier();
break;case B:E=this.parseWithFallback(()=>{const m=this.Function(this.readSequence,this.scope.Value);return this.skipSC(),this.isDelim(gr)&&this.error(),m},()=>this.
Ratio());break;default:this.error("Number, dimension, ratio or identifier is expected")}this.skipSC()}return this.eof||this.eat(w),{type:"Feature",loc:this.getLocation(
i,this.tokenStart),kind:r,name:o,value:E}}function mt(r){this.token(LeftParenthesis,"("),this.token(Ident,r.name),r.value!==null&&(this.token(Colon,":"),this.node(
r.value)),this.token(RightParenthesis,")")}const Yt="FeatureFunction",Wt={kind:String,feature:String,value:["Declaration","Selector"]};function fn(r,i){const E=(this.
features[r]||{})[i];return typeof E!="function"&&this.error(`Unknown feature ${i}()`),E}function _n(r="unknown"){const i=this.tokenStart,o=this.consumeFunctionName(),
E=fn.call(this,r,o.toLowerCase());this.skipSC();const m=this.parseWithFallback(()=>{const p=this.tokenIndex,I=E.call(this);return this.eof===!1&&this.isBalanceEdge(
p)===!1&&this.error(),I},()=>this.Raw(null,!1));return this.eof||this.eat(w),{type:"FeatureFunction",loc:this.getLocation(i,this.tokenStart),kind:r,feature:o,value:m}}
function Gt(r){this.token(FunctionToken,r.feature+"("),this.node(r.value),this.token(RightParenthesis,")")}const Ds=47,kr=60,Cn=61,Ss=62,wi="FeatureRange",Ns={kind:String,
left:["Identifier","Number","Dimension","Ratio","Function"],leftComparison:String,middle:["Identifier","Number","Dimension","Ratio","Function"],rightComparison:[
String,null],right:["Identifier","Number","Dimension","Ratio","Function",null]};function Je(){switch(this.skipSC(),this.tokenType){case Y:return this.isDelim(Ds,
this.lookupOffsetNonSC(1))?this.Ratio():this.Number();case re:return this.Dimension();case b:return this.Identifier();case B:return this.parseWithFallback(()=>{
const r=this.Function(this.readSequence,this.scope.Value);return this.skipSC(),this.isDelim(Ds)&&this.error(),r},()=>this.Ratio());default:this.error("Number, d\
imension, ratio or identifier is expected")}}function Qt(r){if(this.skipSC(),this.isDelim(kr)||this.isDelim(Ss)){const i=this.source[this.tokenStart];return this.
next(),this.isDelim(Cn)?(this.next(),i+"="):i}if(this.isDelim(Cn))return"=";this.error(`Expected ${r?'":", ':""}"<", ">", "=" or ")"`)}function Kt(r="unknown"){
const i=this.tokenStart;this.skipSC(),this.eat(X);const o=Je.call(this),E=Qt.call(this,o.type==="Identifier"),m=Je.call(this);let p=null,I=null;return this.lookupNonWSType(
0)!==w&&(p=Qt.call(this),I=Je.call(this)),this.skipSC(),this.eat(w),{type:"FeatureRange",loc:this.getLocation(i,this.tokenStart),kind:r,left:o,leftComparison:E,
middle:m,rightComparison:p,right:I}}function Or(r){this.token(LeftParenthesis,"("),this.node(r.left),this.tokenize(r.leftComparison),this.node(r.middle),r.right&&
(this.tokenize(r.rightComparison),this.node(r.right)),this.token(RightParenthesis,")")}const vi="Function",Yi="function",Rr={name:String,children:[[]]};function pn(r,i){
const o=this.tokenStart,E=this.consumeFunctionName(),m=E.toLowerCase();let p;return p=i.hasOwnProperty(m)?i[m].call(this,i):r.call(this,i),this.eof||this.eat(w),
{type:"Function",loc:this.getLocation(o,this.tokenStart),name:E,children:p}}function Wi(r){this.token(FunctionToken,r.name+"("),this.children(r),this.token(RightParenthesis,
")")}const Gi="GeneralEnclosed",Qi={kind:String,function:[String,null],children:[[]]};function br(r){const i=this.tokenStart;let o=null;this.tokenType===B?o=this.
consumeFunctionName():this.eat(X);const E=this.parseWithFallback(()=>{const m=this.tokenIndex,p=this.readSequence(this.scope.Value);return this.eof===!1&&this.isBalanceEdge(
m)===!1&&this.error(),p},()=>this.createSingleNodeList(this.Raw(null,!1)));return this.eof||this.eat(w),{type:"GeneralEnclosed",loc:this.getLocation(i,this.tokenStart),
kind:r,function:o,children:E}}function Br(r){r.function?this.token(FunctionToken,r.function+"("):this.token(LeftParenthesis,"("),this.children(r),this.token(RightParenthesis,
")")}const Ki="XXX",Pr="Hash",Is={value:String};function Fr(){const r=this.tokenStart;return this.eat(ue),{type:"Hash",loc:this.getLocation(r,this.tokenStart),value:this.
substrToCursor(r+1)}}function qi(r){this.token(Hash,"#"+r.value)}const Vi="Identifier",Xi={name:String};function Mr(){return{type:"Identifier",loc:this.getLocation(
this.tokenStart,this.tokenEnd),name:this.consume(b)}}function gs(r){this.token(Ident,r.name)}const zi="IdSelector",ji={name:String};function yr(){const r=this.tokenStart;
return this.eat(ue),{type:"IdSelector",loc:this.getLocation(r,this.tokenStart),name:this.substrToCursor(r+1)}}function $r(r){this.token(Delim,"#"+r.name)}const xr=46,
Ji="Layer",Hr={name:String};function Ur(){let r=this.tokenStart,i=this.consume(b);for(;this.isDelim(xr);)this.eat(v),i+="."+this.consume(b);return{type:"Layer",
loc:this.getLocation(r,this.tokenStart),name:i}}function wr(r){this.tokenize(r.name)}const da="LayerList",Aa={children:[["Layer"]]};function Dn(){const r=this.createList();
for(this.skipSC();!this.eof&&(r.push(this.Layer()),this.lookupTypeNonSC(0)===De);)this.skipSC(),this.next(),this.skipSC();return{type:"LayerList",loc:this.getLocationFromList(
r),children:r}}function Zi(r){this.children(r,()=>this.token(Comma,","))}const ea="MediaQuery",ta={modifier:[String,null],mediaType:[String,null],condition:["Co\
ndition",null]};function vr(){const r=this.tokenStart;let i=null,o=null,E=null;if(this.skipSC(),this.tokenType===b&&this.lookupTypeNonSC(1)!==X){const m=this.consume(
b),p=m.toLowerCase();switch(p==="not"||p==="only"?(this.skipSC(),i=p,o=this.consume(b)):o=m,this.lookupTypeNonSC(0)){case b:{this.skipSC(),this.eatIdent("and"),
E=this.Condition("media");break}case he:case ie:case De:case Ce:break;default:this.error("Identifier or parenthesis is expected")}}else switch(this.tokenType){case b:case X:case B:{
E=this.Condition("media");break}case he:case ie:case Ce:break;default:this.error("Identifier or parenthesis is expected")}return{type:"MediaQuery",loc:this.getLocation(
r,this.tokenStart),modifier:i,mediaType:o,condition:E}}function ma(r){r.mediaType?(r.modifier&&this.token(Ident,r.modifier),this.token(Ident,r.mediaType),r.condition&&
(this.token(Ident,"and"),this.node(r.condition))):r.condition&&this.node(r.condition)}const fa="MediaQueryList",e={children:[["MediaQuery"]]};function t(){const r=this.
createList();for(this.skipSC();!this.eof&&(r.push(this.MediaQuery()),this.tokenType===De);)this.next();return{type:"MediaQueryList",loc:this.getLocationFromList(
r),children:r}}function n(r){this.children(r,()=>this.token(Comma,","))}const a=38,c="NestingSelector",T={};function d(){const r=this.tokenStart;return this.eatDelim(
a),{type:"NestingSelector",loc:this.getLocation(r,this.tokenStart)}}function f(){this.token(Delim,"&")}const k="Nth",R={nth:["AnPlusB","Identifier"],selector:["\
SelectorList",null]};function H(){this.skipSC();const r=this.tokenStart;let i=r,o=null,E;return this.lookupValue(0,"odd")||this.lookupValue(0,"even")?E=this.Identifier():
E=this.AnPlusB(),i=this.tokenStart,this.skipSC(),this.lookupValue(0,"of")&&(this.next(),o=this.SelectorList(),i=this.tokenStart),{type:"Nth",loc:this.getLocation(
r,i),nth:E,selector:o}}function Q(r){this.node(r.nth),r.selector!==null&&(this.token(Ident,"of"),this.node(r.selector))}const P="Number",U={value:String};function F(){
return{type:"Number",loc:this.getLocation(this.tokenStart,this.tokenEnd),value:this.consume(Y)}}function Re(r){this.token(NumberToken,r.value)}const Ue="Operato\
r",Yr={value:String};function Ze(){const r=this.tokenStart;return this.next(),{type:"Operator",loc:this.getLocation(r,this.tokenStart),value:this.substrToCursor(
r)}}function Sn(r){this.tokenize(r.value)}const Wr="Parentheses",Ls={children:[[]]};function be(r,i){const o=this.tokenStart;let E=null;return this.eat(X),E=r.call(
this,i),this.eof||this.eat(w),{type:"Parentheses",loc:this.getLocation(o,this.tokenStart),children:E}}function Gr(r){this.token(LeftParenthesis,"("),this.children(
r),this.token(RightParenthesis,")")}const Qr="Percentage",_a={value:String};function et(){return{type:"Percentage",loc:this.getLocation(this.tokenStart,this.tokenEnd),
value:this.consumeNumber(Ye)}}function Kr(r){this.token(Percentage,r.value+"%")}const qt="PseudoClassSelector",qr="function",ks={name:String,children:[["Raw"],null]};
function Ca(){const r=this.tokenStart;let i=null,o,E;return this.eat(ce),this.tokenType===B?(o=this.consumeFunctionName(),E=o.toLowerCase(),this.lookupNonWSType(
0)==w?i=this.createList():hasOwnProperty.call(this.pseudo,E)?(this.skipSC(),i=this.pseudo[E].call(this),this.skipSC()):(i=this.createList(),i.push(this.Raw(null,
!1))),this.eat(w)):o=this.consume(b),{type:"PseudoClassSelector",loc:this.getLocation(r,this.tokenStart),name:o,children:i}}function za(r){this.token(Colon,":"),
r.children===null?this.token(Ident,r.name):(this.token(FunctionToken,r.name+"("),this.children(r),this.token(RightParenthesis,")"))}const ja="PseudoElementSelec\
tor",Ja="function",Za={name:String,children:[["Raw"],null]};function pa(){const r=this.tokenStart;let i=null,o,E;return this.eat(ce),this.eat(ce),this.tokenType===
B?(o=this.consumeFunctionName(),E=o.toLowerCase(),this.lookupNonWSType(0)==w?i=this.createList():hasOwnProperty.call(this.pseudo,E)?(this.skipSC(),i=this.pseudo[E].
call(this),this.skipSC()):(i=this.createList(),i.push(this.Raw(null,!1))),this.eat(w)):o=this.consume(b),{type:"PseudoElementSelector",loc:this.getLocation(r,this.
tokenStart),name:o,children:i}}function eo(r){this.token(Colon,":"),this.token(Colon,":"),r.children===null?this.token(Ident,r.name):(this.token(FunctionToken,r.
name+"("),this.children(r),this.token(RightParenthesis,")"))}const sa=47;function na(){switch(this.skipSC(),this.tokenType){case Y:return this.Number();case B:return this.
Function(this.readSequence,this.scope.Value);default:this.error("Number of function is expected")}}const to="Ratio",so={left:["Number","Function"],right:["Numbe\
r","Function",null]};function Da(){const r=this.tokenStart,i=na.call(this);let o=null;return this.skipSC(),this.isDelim(sa)&&(this.eatDelim(sa),o=na.call(this)),
{type:"Ratio",loc:this.getLocation(r,this.tokenStart),left:i,right:o}}function no(r){this.node(r.left),this.token(Delim,"/"),r.right?this.node(r.right):this.node(
NumberToken,1)}function Sa(){return this.tokenIndex>0&&this.lookupType(-1)===q?this.tokenIndex>1?this.getTokenStart(this.tokenIndex-1):this.firstCharOffset:this.
tokenStart}const ro="Raw",io={value:String};function Na(r,i){const o=this.getTokenStart(this.tokenIndex);let E;return this.skipUntilBalanced(this.tokenIndex,r||
this.consumeUntilBalanceEnd),i&&this.tokenStart>o?E=Sa.call(this):E=this.tokenStart,{type:"Raw",loc:this.getLocation(o,E),value:this.substring(o,E)}}function ao(r){
this.tokenize(r.value)}function ra(){return this.Raw(this.consumeUntilLeftCurlyBracket,!0)}function Ia(){const r=this.SelectorList();return r.type!=="Raw"&&this.
eof===!1&&this.tokenType!==he&&this.error(),r}const oo="Rule",uo="rule",co={prelude:["SelectorList","Raw"],block:["Block"]};function ga(){const r=this.tokenIndex,
i=this.tokenStart;let o,E;return this.parseRulePrelude?o=this.parseWithFallback(Ia,ra):o=ra.call(this,r),E=this.Block(!0),{type:"Rule",loc:this.getLocation(i,this.
tokenStart),prelude:o,block:E}}function ho(r){this.node(r.prelude),this.node(r.block)}const lo="Scope",Eo={root:["SelectorList","Raw",null],limit:["SelectorList",
"Raw",null]};function La(){let r=null,i=null;this.skipSC();const o=this.tokenStart;return this.tokenType===X&&(this.next(),this.skipSC(),r=this.parseWithFallback(
this.SelectorList,()=>this.Raw(!1,!0)),this.skipSC(),this.eat(w)),this.lookupNonWSType(0)===b&&(this.skipSC(),this.eatIdent("to"),this.skipSC(),this.eat(X),this.
skipSC(),i=this.parseWithFallback(this.SelectorList,()=>this.Raw(!1,!0)),this.skipSC(),this.eat(w)),{type:"Scope",loc:this.getLocation(o,this.tokenStart),root:r,
limit:i}}function To(r){r.root&&(this.token(LeftParenthesis,"("),this.node(r.root),this.token(RightParenthesis,")")),r.limit&&(this.token(Ident,"to"),this.token(
LeftParenthesis,"("),this.node(r.limit),this.token(RightParenthesis,")"))}const Ao="Selector",mo={children:[["TypeSelector","IdSelector","ClassSelector","Attrib\
uteSelector","PseudoClassSelector","PseudoElementSelector","Combinator"]]};function ka(){const r=this.readSequence(this.scope.Selector);return this.getFirstListNode(
r)===null&&this.error("Selector is expected"),{type:"Selector",loc:this.getLocationFromList(r),children:r}}function fo(r){this.children(r)}const _o="SelectorLis\
t",Co="selector",po={children:[["Selector","Raw"]]};function Oa(){const r=this.createList();for(;!this.eof;){if(r.push(this.Selector()),this.tokenType===De){this.
next();continue}break}return{type:"SelectorList",loc:this.getLocationFromList(r),children:r}}function Do(r){this.children(r,()=>this.token(Comma,","))}const Vr=92,
ia=34,aa=39;function oa(r){const i=r.length,o=r.charCodeAt(0),E=o===ia||o===aa?1:0,m=E===1&&i>1&&r.charCodeAt(i-1)===o?i-2:i-1;let p="";for(let I=E;I<=m;I++){let L=r.
charCodeAt(I);if(L===Vr){if(I===m){I!==i-1&&(p=r.substr(I+1));break}if(L=r.charCodeAt(++I),oe(Vr,L)){const M=I-1,_=Ie(r,M);I=_-1,p+=It(r.substring(M+1,_))}else L===
13&&r.charCodeAt(I+1)===10&&I++}else p+=r[I]}return p}function So(r,i){const o=i?"'":'"',E=i?aa:ia;let m="",p=!1;for(let I=0;I<r.length;I++){const L=r.charCodeAt(
I);if(L===0){m+="�";continue}if(L<=31||L===127){m+="\\"+L.toString(16),p=!0;continue}L===E||L===Vr?(m+="\\"+r.charAt(I),p=!1):(p&&(isHexDigit(L)||isWhiteSpace(
L))&&(m+=" "),m+=r.charAt(I),p=!1)}return o+m+o}const No="String",Io={value:String};function Ra(){return{type:"String",loc:this.getLocation(this.tokenStart,this.
tokenEnd),value:oa(this.consume(Te))}}function go(r){this.token(StringToken,encode(r.value))}const ba=33;function ua(){return this.Raw(null,!1)}const Lo="StyleS\
heet",ko="stylesheet",Oo={children:[["Comment","CDO","CDC","Atrule","Rule","Raw"]]};function Ba(){const r=this.tokenStart,i=this.createList();let o;for(;!this.eof;){
switch(this.tokenType){case q:this.next();continue;case j:if(this.charCodeAt(this.tokenStart+2)!==ba){this.next();continue}o=this.Comment();break;case gt:o=this.
CDO();break;case Lt:o=this.CDC();break;case ne:o=this.parseWithFallback(this.Atrule,ua);break;default:o=this.parseWithFallback(this.Rule,ua)}i.push(o)}return{type:"\
StyleSheet",loc:this.getLocation(r,this.tokenStart),children:i}}function Ro(r){this.children(r)}const bo="SupportsDeclaration",Bo={declaration:"Declaration"};function Pa(){
const r=this.tokenStart;this.eat(X),this.skipSC();const i=this.Declaration();return this.eof||this.eat(w),{type:"SupportsDeclaration",loc:this.getLocation(r,this.
tokenStart),declaration:i}}function Po(r){this.token(LeftParenthesis,"("),this.node(r.declaration),this.token(RightParenthesis,")")}const Fa=42,ca=124;function Xr(){
this.tokenType!==b&&this.isDelim(Fa)===!1&&this.error("Identifier or asterisk is expected"),this.next()}const Fo="TypeSelector",Mo={name:String};function Ma(){const r=this.
tokenStart;return this.isDelim(ca)?(this.next(),Xr.call(this)):(Xr.call(this),this.isDelim(ca)&&(this.next(),Xr.call(this))),{type:"TypeSelector",loc:this.getLocation(
r,this.tokenStart),name:this.substrToCursor(r)}}function yo(r){this.tokenize(r.name)}const ha=43,la=45,zr=63;function Os(r,i){let o=0;for(let E=this.tokenStart+
r;E<this.tokenEnd;E++){const m=this.charCodeAt(E);if(m===la&&i&&o!==0)return Os.call(this,r+o+1,!1),-1;st(m)||this.error(i&&o!==0?"Hyphen minus"+(o<6?" or hex d\
igit":"")+" is expected":o<6?"Hex digit is expected":"Unexpected input",E),++o>6&&this.error("Too many hex digits",E)}return this.next(),o}function Nn(r){let i=0;
for(;this.isDelim(zr);)++i>r&&this.error("Too many question marks"),this.next()}function ya(r){this.charCodeAt(this.tokenStart)!==r&&this.error((r===ha?"Plus si\
gn":"Hyphen minus")+" is expected")}function $a(){let r=0;switch(this.tokenType){case Y:if(r=Os.call(this,1,!0),this.isDelim(zr)){Nn.call(this,6-r);break}if(this.
tokenType===re||this.tokenType===Y){ya.call(this,la),Os.call(this,1,!1);break}break;case re:r=Os.call(this,1,!0),r>0&&Nn.call(this,6-r);break;default:if(this.eatDelim(
ha),this.tokenType===b){r=Os.call(this,0,!0),r>0&&Nn.call(this,6-r);break}if(this.isDelim(zr)){this.next(),Nn.call(this,5);break}this.error("Hex digit or questi\
on mark is expected")}}const $o="UnicodeRange",xo={value:String};function xa(){const r=this.tokenStart;return this.eatIdent("u"),$a.call(this),{type:"UnicodeRan\
ge",loc:this.getLocation(r,this.tokenStart),value:this.substrToCursor(r)}}function Ho(r){this.tokenize(r.value)}const Ha=32,jr=92,Ua=34,wa=39,va=40,Ea=41;function Ya(r){
const i=r.length;let o=4,E=r.charCodeAt(i-1)===Ea?i-2:i-1,m="";for(;o<E&&Pe(r.charCodeAt(o));)o++;for(;o<E&&Pe(r.charCodeAt(E));)E--;for(let p=o;p<=E;p++){let I=r.
charCodeAt(p);if(I===jr){if(p===E){p!==i-1&&(m=r.substr(p+1));break}if(I=r.charCodeAt(++p),oe(jr,I)){const L=p-1,M=Ie(r,L);p=M-1,m+=It(r.substring(L+1,M))}else I===
13&&r.charCodeAt(p+1)===10&&p++}else m+=r[p]}return m}function Uo(r){let i="",o=!1;for(let E=0;E<r.length;E++){const m=r.charCodeAt(E);if(m===0){i+="�";continue}
if(m<=31||m===127){i+="\\"+m.toString(16),o=!0;continue}m===Ha||m===jr||m===Ua||m===wa||m===va||m===Ea?(i+="\\"+r.charAt(E),o=!1):(o&&isHexDigit(m)&&(i+=" "),i+=
r.charAt(E),o=!1)}return"url("+i+")"}const wo="Url",vo={value:String};function Wa(){const r=this.tokenStart;let i;switch(this.tokenType){case pe:i=Ya(this.consume(
pe));break;case B:this.cmpStr(this.tokenStart,this.tokenEnd,"url(")||this.error("Function name must be `url`"),this.eat(B),this.skipSC(),i=oa(this.consume(Te)),
this.skipSC(),this.eof||this.eat(w);break;default:this.error("Url or Function is expected")}return{type:"Url",loc:this.getLocation(r,this.tokenStart),value:i}}function Yo(r){
this.token(Url,url.encode(r.value))}const Wo="Value",Go={children:[[]]};function Ga(){const r=this.tokenStart,i=this.readSequence(this.scope.Value);return{type:"\
Value",loc:this.getLocation(r,this.tokenStart),children:i}}function Qo(r){this.children(r)}const Qa=Object.freeze({type:"WhiteSpace",loc:null,value:" "}),Ko="Wh\
iteSpace",qo={value:String};function Ka(){return this.eat(q),Qa}function Vo(r){this.token(WhiteSpace,r.value)}const qa=Rn({parseContext:{default:"StyleSheet",stylesheet:"\
StyleSheet",atrule:"Atrule",atrulePrelude(r){return this.AtrulePrelude(r.atrule?String(r.atrule):null)},mediaQueryList:"MediaQueryList",mediaQuery:"MediaQuery",
condition(r){return this.Condition(r.kind)},rule:"Rule",selectorList:"SelectorList",selector:"Selector",block(){return this.Block(!0)},declarationList:"Declarat\
ionList",declaration:"Declaration",value:"Value"},features:{supports:{selector(){return this.Selector()}},container:{style(){return this.Declaration()}}},scope:tt,
atrule:le,pseudo:ms,node:Xt})}),28428:((Ta,In,Be)=>{Be.d(In,{iX:()=>ci,jh:()=>K,qy:()=>tt});var tt={};Be.r(tt),Be.d(tt,{VF:()=>Le,W$:()=>se,NS:()=>S,aW:()=>Ks,aY:()=>bt,
JK:()=>s,qY:()=>A,u_:()=>ye});const Xt=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,
589823,655358,655359,720894,720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111]),x="�";var u;(function(e){e[e.EOF=
-1]="EOF",e[e.NULL=0]="NULL",e[e.TABULATION=9]="TABULATION",e[e.CARRIAGE_RETURN=13]="CARRIAGE_RETURN",e[e.LINE_FEED=10]="LINE_FEED",e[e.FORM_FEED=12]="FORM_FEED",
e[e.SPACE=32]="SPACE",e[e.EXCLAMATION_MARK=33]="EXCLAMATION_MARK",e[e.QUOTATION_MARK=34]="QUOTATION_MARK",e[e.AMPERSAND=38]="AMPERSAND",e[e.APOSTROPHE=39]="APOS\
TROPHE",e[e.HYPHEN_MINUS=45]="HYPHEN_MINUS",e[e.SOLIDUS=47]="SOLIDUS",e[e.DIGIT_0=48]="DIGIT_0",e[e.DIGIT_9=57]="DIGIT_9",e[e.SEMICOLON=59]="SEMICOLON",e[e.LESS_THAN_SIGN=
60]="LESS_THAN_SIGN",e[e.EQUALS_SIGN=61]="EQUALS_SIGN",e[e.GREATER_THAN_SIGN=62]="GREATER_THAN_SIGN",e[e.QUESTION_MARK=63]="QUESTION_MARK",e[e.LATIN_CAPITAL_A=65]=
"LATIN_CAPITAL_A",e[e.LATIN_CAPITAL_Z=90]="LATIN_CAPITAL_Z",e[e.RIGHT_SQUARE_BRACKET=93]="RIGHT_SQUARE_BRACKET",e[e.GRAVE_ACCENT=96]="GRAVE_ACCENT",e[e.LATIN_SMALL_A=
97]="LATIN_SMALL_A",e[e.LATIN_SMALL_Z=122]="LATIN_SMALL_Z"})(u||(u={}));const J={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"\
public",SYSTEM:"system"};function _t(e){return e>=55296&&e<=57343}function zt(e){return e>=56320&&e<=57343}function Bs(e,t){return(e-55296)*1024+9216+t}function jt(e){
return e!==32&&e!==10&&e!==13&&e!==9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function Jt(e){return e>=64976&&e<=65007||Xt.has(e)}var C;(function(e){e.controlCharacterInInputStream=
"control-character-in-input-stream",e.noncharacterInInputStream="noncharacter-in-input-stream",e.surrogateInInputStream="surrogate-in-input-stream",e.nonVoidHtmlElementStartTagWithTrailingSolidus=
"non-void-html-element-start-tag-with-trailing-solidus",e.endTagWithAttributes="end-tag-with-attributes",e.endTagWithTrailingSolidus="end-tag-with-trailing-soli\
dus",e.unexpectedSolidusInTag="unexpected-solidus-in-tag",e.unexpectedNullCharacter="unexpected-null-character",e.unexpectedQuestionMarkInsteadOfTagName="unexpe\
cted-question-mark-instead-of-tag-name",e.invalidFirstCharacterOfTagName="invalid-first-character-of-tag-name",e.unexpectedEqualsSignBeforeAttributeName="unexpe\
cted-equals-sign-before-attribute-name",e.missingEndTagName="missing-end-tag-name",e.unexpectedCharacterInAttributeName="unexpected-character-in-attribute-name",
e.unknownNamedCharacterReference="unknown-named-character-reference",e.missingSemicolonAfterCharacterReference="missing-semicolon-after-character-reference",e.unexpectedCharacterAfterDoctypeSystemIdentifier=
"unexpected-character-after-doctype-system-identifier",e.unexpectedCharacterInUnquotedAttributeValue="unexpected-character-in-unquoted-attribute-value",e.eofBeforeTagName=
"eof-before-tag-name",e.eofInTag="eof-in-tag",e.missingAttributeValue="missing-attribute-value",e.missingWhitespaceBetweenAttributes="missing-whitespace-between\
-attributes",e.missingWhitespaceAfterDoctypePublicKeyword="missing-whitespace-after-doctype-public-keyword",e.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers=
"missing-whitespace-between-doctype-public-and-system-identifiers",e.missingWhitespaceAfterDoctypeSystemKeyword="missing-whitespace-after-doctype-system-keyword",
e.missingQuoteBeforeDoctypePublicIdentifier="missing-quote-before-doctype-public-identifier",e.missingQuoteBeforeDoctypeSystemIdentifier="missing-quote-before-d\
octype-system-identifier",e.missingDoctypePublicIdentifier="missing-doctype-public-identifier",e.missingDoctypeSystemIdentifier="missing-doctype-system-identifi\
er",e.abruptDoctypePublicIdentifier="abrupt-doctype-public-identifier",e.abruptDoctypeSystemIdentifier="abrupt-doctype-system-identifier",e.cdataInHtmlContent="\
cdata-in-html-content",e.incorrectlyOpenedComment="incorrectly-opened-comment",e.eofInScriptHtmlCommentLikeText="eof-in-script-html-comment-like-text",e.eofInDoctype=
"eof-in-doctype",e.nestedComment="nested-comment",e.abruptClosingOfEmptyComment="abrupt-closing-of-empty-comment",e.eofInComment="eof-in-comment",e.incorrectlyClosedComment=
"incorrectly-closed-comment",e.eofInCdata="eof-in-cdata",e.absenceOfDigitsInNumericCharacterReference="absence-of-digits-in-numeric-character-reference",e.nullCharacterReference=
"null-character-reference",e.surrogateCharacterReference="surrogate-character-reference",e.characterReferenceOutsideUnicodeRange="character-reference-outside-un\
icode-range",e.controlCharacterReference="control-character-reference",e.noncharacterCharacterReference="noncharacter-character-reference",e.missingWhitespaceBeforeDoctypeName=
"missing-whitespace-before-doctype-name",e.missingDoctypeName="missing-doctype-name",e.invalidCharacterSequenceAfterDoctypeName="invalid-character-sequence-afte\
r-doctype-name",e.duplicateAttribute="duplicate-attribute",e.nonConformingDoctype="non-conforming-doctype",e.missingDoctype="missing-doctype",e.misplacedDoctype=
"misplaced-doctype",e.endTagWithoutMatchingOpenElement="end-tag-without-matching-open-element",e.closingOfElementWithOpenChildElements="closing-of-element-with-\
open-child-elements",e.disallowedContentInNoscriptInHead="disallowed-content-in-noscript-in-head",e.openElementsLeftAfterEof="open-elements-left-after-eof",e.abandonedHeadElementChild=
"abandoned-head-element-child",e.misplacedStartTagForHeadElement="misplaced-start-tag-for-head-element",e.nestedNoscriptInHead="nested-noscript-in-head",e.eofInElementThatCanContainOnlyText=
"eof-in-element-that-can-contain-only-text"})(C||(C={}));const Ct=65536;class gn{constructor(t){this.handler=t,this.html="",this.pos=-1,this.lastGapPos=-2,this.
gapStack=[],this.skipNextNewLine=!1,this.lastChunkWritten=!1,this.endOfChunkHit=!1,this.bufferWaterline=Ct,this.isEol=!1,this.lineStartPos=0,this.droppedBufferSize=
0,this.line=1,this.lastErrOffset=-1}get col(){return this.pos-this.lineStartPos+ +(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-+(this.lastGapPos===
this.pos)}get offset(){return this.droppedBufferSize+this.codePointStart}getError(t,n){const{line:a,col:c,offset:T}=this,d=c+n,f=T+n;return{code:t,startLine:a,endLine:a,
startCol:d,endCol:d,startOffset:f,endOffset:f}}_err(t){this.handler.onParseError&&this.lastErrOffset!==this.offset&&(this.lastErrOffset=this.offset,this.handler.
onParseError(this.getError(t,0)))}_addGap(){this.gapStack.push(this.lastGapPos),this.lastGapPos=this.pos}_processSurrogate(t){if(this.pos!==this.html.length-1){
const n=this.html.charCodeAt(this.pos+1);if(!zt(t)&&zt(n))return this.pos++,this._addGap(),Bs(t,n)}else if(!this.lastChunkWritten)return this.endOfChunkHit=!0,u.
EOF;return this._err(C.surrogateInInputStream),t}willDropParsedChunk(){return this.pos>this.bufferWaterline}dropParsedChunk(t=0){if(this.willDropParsedChunk()){
const n=this.offset-this.droppedBufferSize-t;this.html=this.html.substring(n),this.lineStartPos-=n,this.droppedBufferSize+=n,this.pos-=n,this.lastGapPos=-2,this.
gapStack.length=0,this.pos>t&&this._addGap()}}write(t,n){this.html.length>0?this.html+=t:this.html=t,this.endOfChunkHit=!1,this.lastChunkWritten=n}insertHtmlAtCurrentPos(t){
this.html=this.html.substring(0,this.pos+1)+t+this.html.substring(this.pos+1),this.endOfChunkHit=!1}startsWith(t,n){if(this.pos+t.length>this.html.length)return this.
endOfChunkHit=!this.lastChunkWritten,!1;if(n)return this.html.startsWith(t,this.pos);for(let a=0;a<t.length;a++)if((this.html.charCodeAt(this.pos+a)|32)!==t.charCodeAt(
a))return!1;return!0}peek(t){const n=this.pos+t;if(n>=this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,u.EOF;const a=this.html.charCodeAt(n);return a===
u.CARRIAGE_RETURN?u.LINE_FEED:a}advance(){if(this.pos++,this.isEol&&(this.isEol=!1,this.line++,this.lineStartPos=this.pos),this.pos>=this.html.length)return this.
endOfChunkHit=!this.lastChunkWritten,u.EOF;let t=this.html.charCodeAt(this.pos);return t===u.CARRIAGE_RETURN?(this.isEol=!0,this.skipNextNewLine=!0,u.LINE_FEED):
t===u.LINE_FEED&&(this.isEol=!0,this.skipNextNewLine)?(this.line--,this.skipNextNewLine=!1,this._addGap(),this.advance()):(this.skipNextNewLine=!1,_t(t)&&(t=this.
_processSurrogate(t)),this.handler.onParseError===null||t>31&&t<127||t===u.LINE_FEED||t===u.CARRIAGE_RETURN||t>159&&t<64976||this._checkForProblematicCharacters(
t),t)}_checkForProblematicCharacters(t){jt(t)?this._err(C.controlCharacterInInputStream):Jt(t)&&this._err(C.noncharacterInInputStream)}retreat(t){for(this.pos-=
t;this.pos<this.lastGapPos;)this.lastGapPos=this.gapStack.pop(),this.pos--;this.isEol=!1}}var O;(function(e){e[e.CHARACTER=0]="CHARACTER",e[e.NULL_CHARACTER=1]=
"NULL_CHARACTER",e[e.WHITESPACE_CHARACTER=2]="WHITESPACE_CHARACTER",e[e.START_TAG=3]="START_TAG",e[e.END_TAG=4]="END_TAG",e[e.COMMENT=5]="COMMENT",e[e.DOCTYPE=6]=
"DOCTYPE",e[e.EOF=7]="EOF",e[e.HIBERNATION=8]="HIBERNATION"})(O||(O={}));function st(e,t){for(let n=e.attrs.length-1;n>=0;n--)if(e.attrs[n].name===t)return e.attrs[n].
value;return null}const Zt=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376];
function Ps(e){return e===0||e>=55296&&e<=57343||e>1114111}function Fs(e){return Ps(e)?65533:e>=128&&e<=159&&Zt[e-128]||e}function Zr(e){return Ps(e)?65533:e}function es(e){
return e-1>>>0<127||e-160>>>0<55136?String.fromCharCode(e):String.fromCodePoint(Fs(e))}const Ms=["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctio\
nringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTi\
meslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyel\
tafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArro\
wTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravele\
mentmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbreve\
cedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircyd\
otfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedi\
lyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVector\
BararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRi\
ghtArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBrea\
knBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqua\
lGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqua\
lSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverB\
arraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementqu\
ilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBa\
rVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersection\
SubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqua\
lTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarr\
owperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecirc\
yfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireido\
sproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledow\
nupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimereve\
vbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirl\
ubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylc\
tydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewna\
rrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ng\
spogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsno\
fopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrappr\
oxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecir\
cyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcy\
kappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarr\
owtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotou\
stachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdoth\
reeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGg\
tvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdv\
jcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEes\
eteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonraveth\
barmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvu\
sacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAar\
rrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtai\
lharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesrieflt\
riuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshp\
eparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqe\
qnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimorni\
ldemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblach\
arfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilon\
kappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscr\
xcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(\
D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'\
%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F\
$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&\
'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(\
&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%\
$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(\
%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(\
&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'\
%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$\
'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'.\
.()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&\
%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E\
$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(\
%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%D\
D($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%\
'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&\
$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%\
$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D\
'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E\
&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E\
$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$\
(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%\
'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&\
+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&\
$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,\
%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&\
$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005\
940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P\
0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000",'Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒\
ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎\
≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠ ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸\
⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖\
↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾\
̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋\'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞\
┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙\
≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷\
⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤\
⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ\
∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ ≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫\
⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥\
⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚\
≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ť\
ţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚\
ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌'],
ys=35,Ee=48,Pe=6,oe=6,nt=2654435761,rt=2246822507,ts=1024,it=(()=>{const e=new Uint8Array(128);for(let t=48;t<=57;t++)e[t]=t-47;for(let t=65;t<=90;t++)e[t]=t-54;
for(let t=97;t<=122;t++)e[t]=t-60;return e})();function Ln(e,t,n){return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+n-2)<<11|it[e.charCodeAt(t+n-1)]<<
5|n}function Fe(e,t){return(e*3<<3^t)&ts-1}function $s(e,t){return(Math.imul(e,nt)>>>16)*t>>>16}function ss(e,t){return(Math.imul(e,rt)>>>16)*t>>>16}function xs(e){
const[t,n]=e,a=t.charCodeAt(0)-Ee<<6|t.charCodeAt(1)-Ee,c=t.charCodeAt(2)-Ee<<6|t.charCodeAt(3)-Ee,T=t.charCodeAt(4)-Ee<<6|t.charCodeAt(5)-Ee,d=Pe+c,f=d+2*a,k=2*
T,R=new Int32Array(k),H=new Uint16Array(k),Q=new Uint16Array(k),P=new Uint32Array(ts),U=new Map,F=[];let Re="",Ue=Pe,Yr=0;for(let Ze=0;Ze<a;Ze++){const Sn=t.charCodeAt(
d+2*Ze)-ys,Wr=t.charCodeAt(d+2*Ze+1)-ys,Ls=Sn&31,be=Ls+(Wr&31),Gr=(Wr>>5)+1;Re=Re.slice(0,Ls)+t.slice(Ue,Ue+be-Ls),Ue+=be-Ls;const Qr=Ln(Re,0,be);let et=2*((t.charCodeAt(
f+Math.floor(Ze/oe))-Ee&1<<Ze%oe)===0?$s:ss)(Qr,T);if(R[et]!==0&&(et+=1),R[et]=Qr,be>4){const qt=Re.slice(2,be-2),qr=U.get(qt);if(qr===void 0){U.set(qt,F.length),
H[et]=F.length;for(let ks=0;ks<qt.length;ks+=2)F.push(qt.charCodeAt(ks)|qt.charCodeAt(ks+1)<<16)}else H[et]=qr}const Kr=Fe(Re.charCodeAt(0),Re.charCodeAt(1));P[Kr]|=
be<=16?1<<be-2:32768,(Sn&32)!==0&&(P[Kr]|=1<<be-2+16),Q[et]=Yr<<2|Gr-1|(Sn&32)>>4,Yr+=Gr}return{keys:R,buckets:T,slotMidOff:H,slotValue:Q,values:n,lengthBits:P,
middles:new Uint32Array(F)}}const at=38,pt=35,V=59,Hs=61,ot=48,Dt=97,we=103,ns=108,Us=109,ut=111,ws=112,St=113,rs=115,Ie=116,Nt=117,is=120,as=65,It=32;function os(e){
return e-ot>>>0<=9}function Ce(e){return os(e)||(e|It)-Dt>>>0<=25}function b(e){return e===Hs||Ce(e)}var B;(function(e){e[e.Legacy=0]="Legacy",e[e.Strict=1]="St\
rict",e[e.Attribute=2]="Attribute"})(B||(B={}));const ne=xs(Ms),ue=ne.keys,Te=ne.buckets,vs=ne.slotMidOff,pe=ne.lengthBits,ve=ne.middles,v=ne.slotValue,Y=ne.values;
function Ye(e){const t=e>>2;return(e&1)===0?Y.charAt(t):Y.slice(t,t+(e&1)+1)}function re(e,t,n){const a=e.charCodeAt(t),c=e.charCodeAt(t+1),T=e.charCodeAt(t+n-2),
d=e.charCodeAt(t+n-1);if((a|c|T|d)>127)return-1;const f=a<<25|c<<18|T<<11|it[d]<<5|n;let k=2*((Math.imul(f,nt)>>>16)*Te>>>16);for(let R=0;;R++){if(ue[k]===f&&(n<=
4||q(k,e,t,n)))return k;if(ue[k+1]===f&&(n<=4||q(k+1,e,t,n)))return k+1;if(R===1)return-1;k=2*((Math.imul(f,rt)>>>16)*Te>>>16)}}function q(e,t,n,a){let c=vs[e],
T=n+2;const d=n+a-2;for(;T+1<d;){if((t.charCodeAt(T)|t.charCodeAt(T+1)<<16)!==ve[c++])return!1;T+=2}return T===d||t.charCodeAt(T)===(ve[c]&65535)}const gt=21,Lt=2097151,
ce=2047;let ie=0;function De(e){const t=e>>>gt;return t===ce?ie:t}const Se=(()=>{const e=new Uint8Array(128).fill(255);for(let t=0;t<10;t++)e[ot+t]=t;for(let t=0;t<
6;t++)e[as+t]=t+10,e[Dt+t]=t+10;return e})();function Me(e,t,n){const a=e.length;let c=t,T=0,d;if((e.charCodeAt(c)|It)===is)for(c+=1,d=c;c<a;){const k=e.charCodeAt(
c);if(k>=128)break;const R=Se[k];if(R<=15)T=T*16+R,c++;else break}else for(d=c;c<a;){const k=e.charCodeAt(c);if(k>=128)break;const R=Se[k];if(R<=9)T=T*10+R,c++;else
break}if(c===d)return 0;T>1114111&&(T=1114112);let f=c-t+2;if(c<a&&e.charCodeAt(c)===V)f+=1;else if(n)return 0;return f>=ce&&(ie=f,f=ce),f<<gt|T}function X(e,t,n){
let a=pe[Fe(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31;for(;a!==0;){const c=31-Math.clz32(a);if(a^=1<<c,c+2>n)continue;const T=re(e,t,c+2);if(T>=0&&(v[T]&2)!==
0)return T<<3|c+2}return-1}function w(e,t,n){const a=e.slice(t,t+32).indexOf(";");if(a-2>>>0<=29){const c=re(e,t,a);if(c>=0)return c<<6|a+1}if(n!==B.Strict){const c=X(
e,t,Math.min(31,e.length-t));if(c>=0){const T=c&7;if(n!==B.Attribute||t+T>=e.length||!b(e.charCodeAt(t+T)))return c>>3<<6|T}}return-1}function he(e,t){switch(e.
charCodeAt(t)){case ns:return e.charCodeAt(t+1)===Ie&&e.charCodeAt(t+2)===V?444:-1;case we:return e.charCodeAt(t+1)===Ie&&e.charCodeAt(t+2)===V?446:-1;case Dt:{
const n=e.charCodeAt(t+1),a=e.charCodeAt(t+2);return n===Us&&a===ws&&e.charCodeAt(t+3)===V?550:n===ws&&a===ut&&e.charCodeAt(t+3)===rs&&e.charCodeAt(t+4)===V?679:
-1}case St:return e.charCodeAt(t+1)===Nt&&e.charCodeAt(t+2)===ut&&e.charCodeAt(t+3)===Ie&&e.charCodeAt(t+4)===V?674:-1;default:return-1}}function ge(e,t){return t>=
e.length?-1:e.charCodeAt(t)===at?t:e.indexOf("&",t)}function j(e,t){const n=t!==B.Strict;let a=e.indexOf("&");if(a<0)return e;const c=e.length;let T="",d=0;do{const f=a+
1;if(f+1>=c)break;const k=e.charCodeAt(f);if(k===at){a=f;continue}if(k===pt){const P=Me(e,f+1,!n),U=De(P);U===0?a=e.indexOf("&",f):(d!==a&&(T+=e.slice(d,a)),T+=
codePointToString(P&Lt),d=a+U,a=ge(e,d));continue}const R=pe[pairIndex(k,e.charCodeAt(f+1))];if((R&32768)!==0){const P=w(e,f,t);P>=0?(d!==a&&(T+=e.slice(d,a)),T+=
Ye(v[P>>6]),d=f+(P&63),a=ge(e,d)):a=e.indexOf("&",f);continue}let H=R&32767,Q=-1;for(;H!==0;){const P=H&-H;H^=P;const U=33-Math.clz32(P),F=f+U;if(F>c)break;const Re=F<
c&&e.charCodeAt(F)===V;if(!(Re||n&&(R>>>U+14&1)!==0))continue;const Ue=re(e,f,U);if(!(Ue<0)){if(Re){Q=Ue<<6|32|U+1;break}(v[Ue]&2)!==0&&(Q=Ue<<6|U)}}if(Q>=0){const P=Q&
31;if((Q&32)!==0||t!==B.Attribute||f+P>=c||!b(e.charCodeAt(f+P))){d!==a&&(T+=e.slice(d,a)),T+=Ye(v[Q>>6]),d=f+P,a=ge(e,d);continue}}a=e.indexOf("&",f+1)}while(a>=
0);return T+e.slice(d)}function de(e,t=B.Legacy){return j(e,t)}function Ae(e){return j(e,B.Attribute)}function kt(e){return j(e,B.Strict)}function us(e){let t=e.
indexOf("&");if(t<0)return e;let n=0,a="";do{const c=t+1;if(c+1>=e.length)break;let T=0,d="";const f=e.charCodeAt(c);if(f===pt){const k=Me(e,c+1,!0);if(T=De(k),
T!==0){const R=k&Lt;d=R-1>>>0<55295?String.fromCharCode(R):String.fromCodePoint(replaceCodePointXML(R))}}else switch(f){case 108:case 103:{c+2<e.length&&e.charCodeAt(
c+1)===116&&e.charCodeAt(c+2)===V&&(T=4,d=f===108?"<":">");break}case 97:{const k=e.charCodeAt(c+1);c+3<e.length&&k===109&&e.charCodeAt(c+2)===112&&e.charCodeAt(
c+3)===V?(T=5,d="&"):c+4<e.length&&k===112&&e.charCodeAt(c+2)===111&&e.charCodeAt(c+3)===115&&e.charCodeAt(c+4)===V&&(T=6,d="'");break}case 113:{c+4<e.length&&e.
charCodeAt(c+1)===117&&e.charCodeAt(c+2)===111&&e.charCodeAt(c+3)===116&&e.charCodeAt(c+4)===V&&(T=6,d='"');break}}T>0?(n<t&&(a+=e.slice(n,t)),a+=d,t=n=t+T):t=c,
t=t<e.length&&e.charCodeAt(t)===at?t:e.indexOf("&",t)}while(t>=0);return a+e.slice(n)}const me=0,te=1,Ot=2,cs=3,Ys=4;class kn{emitCodePoint;errors;state=me;consumed=1;result=0;decodeMode=B.
Strict;replaceNumericCodePoint=Fs;constructor(t,n){this.emitCodePoint=t,this.errors=n}stateNumericStart(t,n){return n>=t.length?-1:(t.charCodeAt(n)|It)===is?(this.
state=cs,this.consumed+=1,this.stateNumericHex(t,n+1)):(this.state=Ot,this.stateNumericDecimal(t,n))}stateNumericHex(t,n){const a=t.length;let{result:c,consumed:T}=this,
d=n;for(;d<a;){const f=t.charCodeAt(d),k=Se[f];if(k<=15)c=c*16+k;else return this.result=c,this.consumed=T,this.emitNumericEntity(f,3);T+=1,d+=1}return this.result=
c,this.consumed=T,-1}stateNumericDecimal(t,n){const a=t.length;let{result:c,consumed:T}=this,d=n;for(;d<a;){const f=t.charCodeAt(d)-ot;if(f>>>0>9)return this.result=
c,this.consumed=T,this.emitNumericEntity(f+ot,2);c=c*10+f,T+=1,d+=1}return this.result=c,this.consumed=T,-1}emitNumericEntity(t,n){if(this.consumed<=n)return this.
errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;if(t===V)this.consumed+=1;else if(this.decodeMode===B.Strict)return 0;return this.emitCodePoint(
this.replaceNumericCodePoint(this.result),this.consumed),this.errors&&(t!==V&&this.errors.missingSemicolonAfterCharacterReference(),this.errors.validateNumericCharacterReference(
this.result)),this.consumed}startEntity(t){this.decodeMode=t,this.state=me,this.result=0,this.consumed=1}write(t,n){switch(this.state){case me:return t.charCodeAt(
n)===pt?(this.state=te,this.consumed+=1,this.stateNumericStart(t,n+1)):(this.state=Ys,this.stateNamedEntity(t,n));case te:return this.stateNumericStart(t,n);case Ot:
return this.stateNumericDecimal(t,n);case cs:return this.stateNumericHex(t,n);default:return this.stateNamedEntity(t,n)}}end(){switch(this.state){case Ys:return this.
endNamedEntity();case Ot:return this.emitNumericEntity(0,2);case cs:return this.emitNumericEntity(0,3);case te:return this.errors?.absenceOfDigitsInNumericCharacterReference(
this.consumed),0;default:return 0}}}class We extends kn{runLength=0;nameBuffer=new Uint8Array(32);emitSlot(t){const n=v[t],a=n>>2;this.emitCodePoint(Y.charCodeAt(
a),this.consumed),(n&1)!==0&&this.emitCodePoint(Y.charCodeAt(a+1),this.consumed)}startEntity(t){super.startEntity(t),this.runLength=0}stateNamedEntity(t,n){const a=t.
length;if(this.runLength===0&&n+17<=a){const k=t.charCodeAt(n),R=Fe(k,t.charCodeAt(n+1)),H=pe[R];if((H&32768)!==0&&n+32<=a){const P=w(t,n,this.decodeMode);if(P>=
0){const U=P&63;return this.consumed=U+1,this.emitSlot(P>>6),t.charCodeAt(n+U-1)!==V&&this.errors?.missingSemicolonAfterCharacterReference(),this.consumed}return 0}
let Q=H&32767;for(;Q!==0;){const P=Q&-Q;Q^=P;const U=33-Math.clz32(P);if(t.charCodeAt(n+U)===V){const F=re(t,n,U);if(F>=0)return this.consumed=U+2,this.emitSlot(
F),this.consumed}}if((H&32768)===0){if(this.decodeMode!==B.Strict){const P=X(t,n,31);if(P>=0){const U=P&7,F=t.charCodeAt(n+U);return this.decodeMode===B.Attribute&&
b(F)?0:(this.consumed=U+1,this.emitSlot(P>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}return 0}}let c=n,{runLength:T}=this,d=-1;const f=Math.
min(a,n+32-T);for(;c<f;){const k=t.charCodeAt(c);if(!Ce(k)){d=k;break}this.nameBuffer[T++]=k,c++}if(d<0&&T<32)return this.runLength=T,-1;if(d===V&&T-2>>>0<=29){
const k=Ws(this.nameBuffer,T);if(k>=0)return this.consumed=T+2,this.emitSlot(k),this.consumed}if(this.decodeMode!==B.Strict&&T>=2){const k=Rt(this.nameBuffer,T);
if(k>=0){const R=k&7,H=R<T?this.nameBuffer[R]:d;return this.decodeMode===B.Attribute&&b(H)?0:(this.consumed=R+1,this.emitSlot(k>>3),this.errors?.missingSemicolonAfterCharacterReference(),
this.consumed)}}return 0}endNamedEntity(){if(this.decodeMode===B.Strict||this.runLength<2)return 0;const t=Rt(this.nameBuffer,this.runLength);return t<0||this.decodeMode===
B.Attribute&&(t&7)<this.runLength?0:(this.consumed=(t&7)+1,this.emitSlot(t>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}function Ws(e,t){
const n=e[0]<<25|e[1]<<18|e[t-2]<<11|it[e[t-1]]<<5|t;let a=2*((Math.imul(n,nt)>>>16)*Te>>>16);for(let c=0;;c++){if(ue[a]===n&&(t<=4||Gs(a,e,t)))return a;if(ue[a+
1]===n&&(t<=4||Gs(a+1,e,t)))return a+1;if(c===1)return-1;a=2*((Math.imul(n,rt)>>>16)*Te>>>16)}}function Gs(e,t,n){let a=vs[e],c=2;const T=n-2;for(;c+1<T;){if((t[c]|
t[c+1]<<16)!==ve[a++])return!1;c+=2}return c===T||t[c]===(ve[a]&65535)}function Rt(e,t){let n=pe[Fe(e[0],e[1])]>>>16&31;for(;n!==0;){const a=31-Math.clz32(n);if(n^=
1<<a,a+2>t)continue;const c=Ws(e,a+2);if(c>=0&&(v[c]&2)!==0)return c<<3|a+2}return-1}function Qs(e){switch(e){case 1603312:return 38;case 205273075:return 39;case 13300:
return 62;case 13940:return 60;case 238909428:return 34;default:return-1}}class On extends null{replaceNumericCodePoint=replaceCodePointXML;stateNamedEntity(t,n){
const a=t.length;if(this.consumed===1&&n+5<=a){const d=he(t,n);if(d<0)return 0;const f=this.consumed=(d>>7)+1;return this.emitCodePoint(d&127,f),f}let{result:c,
consumed:T}=this;for(let d=n;d<a;d++){const f=t.charCodeAt(d);if(f===V){const k=Qs(c);return k<0?0:(this.consumed=T+1,this.emitCodePoint(k,this.consumed),this.consumed)}
if(T>=5||f-Dt>>>0>25)return 0;c=c<<7|f,T++}return this.result=c,this.consumed=T,-1}endNamedEntity(){return 0}}var S;(function(e){e.HTML="http://www.w3.org/1999/\
xhtml",e.MATHML="http://www.w3.org/1998/Math/MathML",e.SVG="http://www.w3.org/2000/svg",e.XLINK="http://www.w3.org/1999/xlink",e.XML="http://www.w3.org/XML/1998\
/namespace",e.XMLNS="http://www.w3.org/2000/xmlns/"})(S||(S={}));var Le;(function(e){e.TYPE="type",e.ACTION="action",e.ENCODING="encoding",e.PROMPT="prompt",e.NAME=
"name",e.COLOR="color",e.FACE="face",e.SIZE="size"})(Le||(Le={}));var se;(function(e){e.NO_QUIRKS="no-quirks",e.QUIRKS="quirks",e.LIMITED_QUIRKS="limited-quirks"})(
se||(se={}));var A;(function(e){e.A="a",e.ADDRESS="address",e.ANNOTATION_XML="annotation-xml",e.APPLET="applet",e.AREA="area",e.ARTICLE="article",e.ASIDE="aside",
e.B="b",e.BASE="base",e.BASEFONT="basefont",e.BGSOUND="bgsound",e.BIG="big",e.BLOCKQUOTE="blockquote",e.BODY="body",e.BR="br",e.BUTTON="button",e.CAPTION="capti\
on",e.CENTER="center",e.CODE="code",e.COL="col",e.COLGROUP="colgroup",e.DD="dd",e.DESC="desc",e.DETAILS="details",e.DIALOG="dialog",e.DIR="dir",e.DIV="div",e.DL=
"dl",e.DT="dt",e.EM="em",e.EMBED="embed",e.FIELDSET="fieldset",e.FIGCAPTION="figcaption",e.FIGURE="figure",e.FONT="font",e.FOOTER="footer",e.FOREIGN_OBJECT="for\
eignObject",e.FORM="form",e.FRAME="frame",e.FRAMESET="frameset",e.H1="h1",e.H2="h2",e.H3="h3",e.H4="h4",e.H5="h5",e.H6="h6",e.HEAD="head",e.HEADER="header",e.HGROUP=
"hgroup",e.HR="hr",e.HTML="html",e.I="i",e.IMG="img",e.IMAGE="image",e.INPUT="input",e.IFRAME="iframe",e.KEYGEN="keygen",e.LABEL="label",e.LI="li",e.LINK="link",
e.LISTING="listing",e.MAIN="main",e.MALIGNMARK="malignmark",e.MARQUEE="marquee",e.MATH="math",e.MENU="menu",e.META="meta",e.MGLYPH="mglyph",e.MI="mi",e.MO="mo",
e.MN="mn",e.MS="ms",e.MTEXT="mtext",e.NAV="nav",e.NOBR="nobr",e.NOFRAMES="noframes",e.NOEMBED="noembed",e.NOSCRIPT="noscript",e.OBJECT="object",e.OL="ol",e.OPTGROUP=
"optgroup",e.OPTION="option",e.P="p",e.PARAM="param",e.PLAINTEXT="plaintext",e.PRE="pre",e.RB="rb",e.RP="rp",e.RT="rt",e.RTC="rtc",e.RUBY="ruby",e.S="s",e.SCRIPT=
"script",e.SEARCH="search",e.SECTION="section",e.SELECT="select",e.SOURCE="source",e.SMALL="small",e.SPAN="span",e.STRIKE="strike",e.STRONG="strong",e.STYLE="st\
yle",e.SUB="sub",e.SUMMARY="summary",e.SUP="sup",e.TABLE="table",e.TBODY="tbody",e.TEMPLATE="template",e.TEXTAREA="textarea",e.TFOOT="tfoot",e.TD="td",e.TH="th",
e.THEAD="thead",e.TITLE="title",e.TR="tr",e.TRACK="track",e.TT="tt",e.U="u",e.UL="ul",e.SVG="svg",e.VAR="var",e.WBR="wbr",e.XMP="xmp"})(A||(A={}));var s;(function(e){
e[e.UNKNOWN=0]="UNKNOWN",e[e.A=1]="A",e[e.ADDRESS=2]="ADDRESS",e[e.ANNOTATION_XML=3]="ANNOTATION_XML",e[e.APPLET=4]="APPLET",e[e.AREA=5]="AREA",e[e.ARTICLE=6]="\
ARTICLE",e[e.ASIDE=7]="ASIDE",e[e.B=8]="B",e[e.BASE=9]="BASE",e[e.BASEFONT=10]="BASEFONT",e[e.BGSOUND=11]="BGSOUND",e[e.BIG=12]="BIG",e[e.BLOCKQUOTE=13]="BLOCKQ\
UOTE",e[e.BODY=14]="BODY",e[e.BR=15]="BR",e[e.BUTTON=16]="BUTTON",e[e.CAPTION=17]="CAPTION",e[e.CENTER=18]="CENTER",e[e.CODE=19]="CODE",e[e.COL=20]="COL",e[e.COLGROUP=
21]="COLGROUP",e[e.DD=22]="DD",e[e.DESC=23]="DESC",e[e.DETAILS=24]="DETAILS",e[e.DIALOG=25]="DIALOG",e[e.DIR=26]="DIR",e[e.DIV=27]="DIV",e[e.DL=28]="DL",e[e.DT=
29]="DT",e[e.EM=30]="EM",e[e.EMBED=31]="EMBED",e[e.FIELDSET=32]="FIELDSET",e[e.FIGCAPTION=33]="FIGCAPTION",e[e.FIGURE=34]="FIGURE",e[e.FONT=35]="FONT",e[e.FOOTER=
36]="FOOTER",e[e.FOREIGN_OBJECT=37]="FOREIGN_OBJECT",e[e.FORM=38]="FORM",e[e.FRAME=39]="FRAME",e[e.FRAMESET=40]="FRAMESET",e[e.H1=41]="H1",e[e.H2=42]="H2",e[e.H3=
43]="H3",e[e.H4=44]="H4",e[e.H5=45]="H5",e[e.H6=46]="H6",e[e.HEAD=47]="HEAD",e[e.HEADER=48]="HEADER",e[e.HGROUP=49]="HGROUP",e[e.HR=50]="HR",e[e.HTML=51]="HTML",
e[e.I=52]="I",e[e.IMG=53]="IMG",e[e.IMAGE=54]="IMAGE",e[e.INPUT=55]="INPUT",e[e.IFRAME=56]="IFRAME",e[e.KEYGEN=57]="KEYGEN",e[e.LABEL=58]="LABEL",e[e.LI=59]="LI",
e[e.LINK=60]="LINK",e[e.LISTING=61]="LISTING",e[e.MAIN=62]="MAIN",e[e.MALIGNMARK=63]="MALIGNMARK",e[e.MARQUEE=64]="MARQUEE",e[e.MATH=65]="MATH",e[e.MENU=66]="ME\
NU",e[e.META=67]="META",e[e.MGLYPH=68]="MGLYPH",e[e.MI=69]="MI",e[e.MO=70]="MO",e[e.MN=71]="MN",e[e.MS=72]="MS",e[e.MTEXT=73]="MTEXT",e[e.NAV=74]="NAV",e[e.NOBR=
75]="NOBR",e[e.NOFRAMES=76]="NOFRAMES",e[e.NOEMBED=77]="NOEMBED",e[e.NOSCRIPT=78]="NOSCRIPT",e[e.OBJECT=79]="OBJECT",e[e.OL=80]="OL",e[e.OPTGROUP=81]="OPTGROUP",
e[e.OPTION=82]="OPTION",e[e.P=83]="P",e[e.PARAM=84]="PARAM",e[e.PLAINTEXT=85]="PLAINTEXT",e[e.PRE=86]="PRE",e[e.RB=87]="RB",e[e.RP=88]="RP",e[e.RT=89]="RT",e[e.
RTC=90]="RTC",e[e.RUBY=91]="RUBY",e[e.S=92]="S",e[e.SCRIPT=93]="SCRIPT",e[e.SEARCH=94]="SEARCH",e[e.SECTION=95]="SECTION",e[e.SELECT=96]="SELECT",e[e.SOURCE=97]=
"SOURCE",e[e.SMALL=98]="SMALL",e[e.SPAN=99]="SPAN",e[e.STRIKE=100]="STRIKE",e[e.STRONG=101]="STRONG",e[e.STYLE=102]="STYLE",e[e.SUB=103]="SUB",e[e.SUMMARY=104]=
"SUMMARY",e[e.SUP=105]="SUP",e[e.TABLE=106]="TABLE",e[e.TBODY=107]="TBODY",e[e.TEMPLATE=108]="TEMPLATE",e[e.TEXTAREA=109]="TEXTAREA",e[e.TFOOT=110]="TFOOT",e[e.
TD=111]="TD",e[e.TH=112]="TH",e[e.THEAD=113]="THEAD",e[e.TITLE=114]="TITLE",e[e.TR=115]="TR",e[e.TRACK=116]="TRACK",e[e.TT=117]="TT",e[e.U=118]="U",e[e.UL=119]=
"UL",e[e.SVG=120]="SVG",e[e.VAR=121]="VAR",e[e.WBR=122]="WBR",e[e.XMP=123]="XMP"})(s||(s={}));const Rn=new Map([[A.A,s.A],[A.ADDRESS,s.ADDRESS],[A.ANNOTATION_XML,
s.ANNOTATION_XML],[A.APPLET,s.APPLET],[A.AREA,s.AREA],[A.ARTICLE,s.ARTICLE],[A.ASIDE,s.ASIDE],[A.B,s.B],[A.BASE,s.BASE],[A.BASEFONT,s.BASEFONT],[A.BGSOUND,s.BGSOUND],
[A.BIG,s.BIG],[A.BLOCKQUOTE,s.BLOCKQUOTE],[A.BODY,s.BODY],[A.BR,s.BR],[A.BUTTON,s.BUTTON],[A.CAPTION,s.CAPTION],[A.CENTER,s.CENTER],[A.CODE,s.CODE],[A.COL,s.COL],
[A.COLGROUP,s.COLGROUP],[A.DD,s.DD],[A.DESC,s.DESC],[A.DETAILS,s.DETAILS],[A.DIALOG,s.DIALOG],[A.DIR,s.DIR],[A.DIV,s.DIV],[A.DL,s.DL],[A.DT,s.DT],[A.EM,s.EM],[A.
EMBED,s.EMBED],[A.FIELDSET,s.FIELDSET],[A.FIGCAPTION,s.FIGCAPTION],[A.FIGURE,s.FIGURE],[A.FONT,s.FONT],[A.FOOTER,s.FOOTER],[A.FOREIGN_OBJECT,s.FOREIGN_OBJECT],[
A.FORM,s.FORM],[A.FRAME,s.FRAME],[A.FRAMESET,s.FRAMESET],[A.H1,s.H1],[A.H2,s.H2],[A.H3,s.H3],[A.H4,s.H4],[A.H5,s.H5],[A.H6,s.H6],[A.HEAD,s.HEAD],[A.HEADER,s.HEADER],
[A.HGROUP,s.HGROUP],[A.HR,s.HR],[A.HTML,s.HTML],[A.I,s.I],[A.IMG,s.IMG],[A.IMAGE,s.IMAGE],[A.INPUT,s.INPUT],[A.IFRAME,s.IFRAME],[A.KEYGEN,s.KEYGEN],[A.LABEL,s.LABEL],
[A.LI,s.LI],[A.LINK,s.LINK],[A.LISTING,s.LISTING],[A.MAIN,s.MAIN],[A.MALIGNMARK,s.MALIGNMARK],[A.MARQUEE,s.MARQUEE],[A.MATH,s.MATH],[A.MENU,s.MENU],[A.META,s.META],
[A.MGLYPH,s.MGLYPH],[A.MI,s.MI],[A.MO,s.MO],[A.MN,s.MN],[A.MS,s.MS],[A.MTEXT,s.MTEXT],[A.NAV,s.NAV],[A.NOBR,s.NOBR],[A.NOFRAMES,s.NOFRAMES],[A.NOEMBED,s.NOEMBED],
[A.NOSCRIPT,s.NOSCRIPT],[A.OBJECT,s.OBJECT],[A.OL,s.OL],[A.OPTGROUP,s.OPTGROUP],[A.OPTION,s.OPTION],[A.P,s.P],[A.PARAM,s.PARAM],[A.PLAINTEXT,s.PLAINTEXT],[A.PRE,
s.PRE],[A.RB,s.RB],[A.RP,s.RP],[A.RT,s.RT],[A.RTC,s.RTC],[A.RUBY,s.RUBY],[A.S,s.S],[A.SCRIPT,s.SCRIPT],[A.SEARCH,s.SEARCH],[A.SECTION,s.SECTION],[A.SELECT,s.SELECT],
[A.SOURCE,s.SOURCE],[A.SMALL,s.SMALL],[A.SPAN,s.SPAN],[A.STRIKE,s.STRIKE],[A.STRONG,s.STRONG],[A.STYLE,s.STYLE],[A.SUB,s.SUB],[A.SUMMARY,s.SUMMARY],[A.SUP,s.SUP],
[A.TABLE,s.TABLE],[A.TBODY,s.TBODY],[A.TEMPLATE,s.TEMPLATE],[A.TEXTAREA,s.TEXTAREA],[A.TFOOT,s.TFOOT],[A.TD,s.TD],[A.TH,s.TH],[A.THEAD,s.THEAD],[A.TITLE,s.TITLE],
[A.TR,s.TR],[A.TRACK,s.TRACK],[A.TT,s.TT],[A.U,s.U],[A.UL,s.UL],[A.SVG,s.SVG],[A.VAR,s.VAR],[A.WBR,s.WBR],[A.XMP,s.XMP]]);function ye(e){var t;return(t=Rn.get(e))!==
null&&t!==void 0?t:s.UNKNOWN}const N=s,bt={[S.HTML]:new Set([N.ADDRESS,N.APPLET,N.AREA,N.ARTICLE,N.ASIDE,N.BASE,N.BASEFONT,N.BGSOUND,N.BLOCKQUOTE,N.BODY,N.BR,N.
BUTTON,N.CAPTION,N.CENTER,N.COL,N.COLGROUP,N.DD,N.DETAILS,N.DIR,N.DIV,N.DL,N.DT,N.EMBED,N.FIELDSET,N.FIGCAPTION,N.FIGURE,N.FOOTER,N.FORM,N.FRAME,N.FRAMESET,N.H1,
N.H2,N.H3,N.H4,N.H5,N.H6,N.HEAD,N.HEADER,N.HGROUP,N.HR,N.HTML,N.IFRAME,N.IMG,N.INPUT,N.LI,N.LINK,N.LISTING,N.MAIN,N.MARQUEE,N.MENU,N.META,N.NAV,N.NOEMBED,N.NOFRAMES,
N.NOSCRIPT,N.OBJECT,N.OL,N.P,N.PARAM,N.PLAINTEXT,N.PRE,N.SCRIPT,N.SECTION,N.SELECT,N.SOURCE,N.STYLE,N.SUMMARY,N.TABLE,N.TBODY,N.TD,N.TEMPLATE,N.TEXTAREA,N.TFOOT,
N.TH,N.THEAD,N.TITLE,N.TR,N.TRACK,N.UL,N.WBR,N.XMP]),[S.MATHML]:new Set([N.MI,N.MO,N.MN,N.MS,N.MTEXT,N.ANNOTATION_XML]),[S.SVG]:new Set([N.TITLE,N.FOREIGN_OBJECT,
N.DESC]),[S.XLINK]:new Set,[S.XML]:new Set,[S.XMLNS]:new Set},Ks=new Set([N.H1,N.H2,N.H3,N.H4,N.H5,N.H6]),bn=new Set([A.STYLE,A.SCRIPT,A.XMP,A.IFRAME,A.NOEMBED,
A.NOFRAMES,A.PLAINTEXT]);function ei(e,t){return bn.has(e)||t&&e===A.NOSCRIPT}const qs=64;var h;(function(e){e[e.DATA=0]="DATA",e[e.RCDATA=1]="RCDATA",e[e.RAWTEXT=
2]="RAWTEXT",e[e.SCRIPT_DATA=3]="SCRIPT_DATA",e[e.PLAINTEXT=4]="PLAINTEXT",e[e.TAG_OPEN=5]="TAG_OPEN",e[e.END_TAG_OPEN=6]="END_TAG_OPEN",e[e.TAG_NAME=7]="TAG_NA\
ME",e[e.RCDATA_LESS_THAN_SIGN=8]="RCDATA_LESS_THAN_SIGN",e[e.RCDATA_END_TAG_OPEN=9]="RCDATA_END_TAG_OPEN",e[e.RCDATA_END_TAG_NAME=10]="RCDATA_END_TAG_NAME",e[e.
RAWTEXT_LESS_THAN_SIGN=11]="RAWTEXT_LESS_THAN_SIGN",e[e.RAWTEXT_END_TAG_OPEN=12]="RAWTEXT_END_TAG_OPEN",e[e.RAWTEXT_END_TAG_NAME=13]="RAWTEXT_END_TAG_NAME",e[e.
SCRIPT_DATA_LESS_THAN_SIGN=14]="SCRIPT_DATA_LESS_THAN_SIGN",e[e.SCRIPT_DATA_END_TAG_OPEN=15]="SCRIPT_DATA_END_TAG_OPEN",e[e.SCRIPT_DATA_END_TAG_NAME=16]="SCRIPT\
_DATA_END_TAG_NAME",e[e.SCRIPT_DATA_ESCAPE_START=17]="SCRIPT_DATA_ESCAPE_START",e[e.SCRIPT_DATA_ESCAPE_START_DASH=18]="SCRIPT_DATA_ESCAPE_START_DASH",e[e.SCRIPT_DATA_ESCAPED=
19]="SCRIPT_DATA_ESCAPED",e[e.SCRIPT_DATA_ESCAPED_DASH=20]="SCRIPT_DATA_ESCAPED_DASH",e[e.SCRIPT_DATA_ESCAPED_DASH_DASH=21]="SCRIPT_DATA_ESCAPED_DASH_DASH",e[e.
SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN=22]="SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN",e[e.SCRIPT_DATA_ESCAPED_END_TAG_OPEN=23]="SCRIPT_DATA_ESCAPED_END_TAG_OPEN",e[e.SCRIPT_DATA_ESCAPED_END_TAG_NAME=
24]="SCRIPT_DATA_ESCAPED_END_TAG_NAME",e[e.SCRIPT_DATA_DOUBLE_ESCAPE_START=25]="SCRIPT_DATA_DOUBLE_ESCAPE_START",e[e.SCRIPT_DATA_DOUBLE_ESCAPED=26]="SCRIPT_DATA\
_DOUBLE_ESCAPED",e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH=27]="SCRIPT_DATA_DOUBLE_ESCAPED_DASH",e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH=28]="SCRIPT_DATA_DOUBLE_ESCA\
PED_DASH_DASH",e[e.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN=29]="SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN",e[e.SCRIPT_DATA_DOUBLE_ESCAPE_END=30]="SCRIPT_DATA_\
DOUBLE_ESCAPE_END",e[e.BEFORE_ATTRIBUTE_NAME=31]="BEFORE_ATTRIBUTE_NAME",e[e.ATTRIBUTE_NAME=32]="ATTRIBUTE_NAME",e[e.AFTER_ATTRIBUTE_NAME=33]="AFTER_ATTRIBUTE_N\
AME",e[e.BEFORE_ATTRIBUTE_VALUE=34]="BEFORE_ATTRIBUTE_VALUE",e[e.ATTRIBUTE_VALUE_DOUBLE_QUOTED=35]="ATTRIBUTE_VALUE_DOUBLE_QUOTED",e[e.ATTRIBUTE_VALUE_SINGLE_QUOTED=
36]="ATTRIBUTE_VALUE_SINGLE_QUOTED",e[e.ATTRIBUTE_VALUE_UNQUOTED=37]="ATTRIBUTE_VALUE_UNQUOTED",e[e.AFTER_ATTRIBUTE_VALUE_QUOTED=38]="AFTER_ATTRIBUTE_VALUE_QUOT\
ED",e[e.SELF_CLOSING_START_TAG=39]="SELF_CLOSING_START_TAG",e[e.BOGUS_COMMENT=40]="BOGUS_COMMENT",e[e.MARKUP_DECLARATION_OPEN=41]="MARKUP_DECLARATION_OPEN",e[e.
COMMENT_START=42]="COMMENT_START",e[e.COMMENT_START_DASH=43]="COMMENT_START_DASH",e[e.COMMENT=44]="COMMENT",e[e.COMMENT_LESS_THAN_SIGN=45]="COMMENT_LESS_THAN_SI\
GN",e[e.COMMENT_LESS_THAN_SIGN_BANG=46]="COMMENT_LESS_THAN_SIGN_BANG",e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH=47]="COMMENT_LESS_THAN_SIGN_BANG_DASH",e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH=
48]="COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH",e[e.COMMENT_END_DASH=49]="COMMENT_END_DASH",e[e.COMMENT_END=50]="COMMENT_END",e[e.COMMENT_END_BANG=51]="COMMENT_END_\
BANG",e[e.DOCTYPE=52]="DOCTYPE",e[e.BEFORE_DOCTYPE_NAME=53]="BEFORE_DOCTYPE_NAME",e[e.DOCTYPE_NAME=54]="DOCTYPE_NAME",e[e.AFTER_DOCTYPE_NAME=55]="AFTER_DOCTYPE_\
NAME",e[e.AFTER_DOCTYPE_PUBLIC_KEYWORD=56]="AFTER_DOCTYPE_PUBLIC_KEYWORD",e[e.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER=57]="BEFORE_DOCTYPE_PUBLIC_IDENTIFIER",e[e.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED=
58]="DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED",e[e.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED=59]="DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED",e[e.AFTER_DOCTYPE_PUBLIC_IDENTIFIER=
60]="AFTER_DOCTYPE_PUBLIC_IDENTIFIER",e[e.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS=61]="BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS",e[e.AFTER_DOCTYPE_SYSTEM_KEYWORD=
62]="AFTER_DOCTYPE_SYSTEM_KEYWORD",e[e.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER=63]="BEFORE_DOCTYPE_SYSTEM_IDENTIFIER",e[e.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED=64]="\
DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED",e[e.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED=65]="DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED",e[e.AFTER_DOCTYPE_SYSTEM_IDENTIFIER=
66]="AFTER_DOCTYPE_SYSTEM_IDENTIFIER",e[e.BOGUS_DOCTYPE=67]="BOGUS_DOCTYPE",e[e.CDATA_SECTION=68]="CDATA_SECTION",e[e.CDATA_SECTION_BRACKET=69]="CDATA_SECTION_B\
RACKET",e[e.CDATA_SECTION_END=70]="CDATA_SECTION_END",e[e.CHARACTER_REFERENCE=71]="CHARACTER_REFERENCE",e[e.AMBIGUOUS_AMPERSAND=72]="AMBIGUOUS_AMPERSAND"})(h||(h=
{}));const Z={DATA:h.DATA,RCDATA:h.RCDATA,RAWTEXT:h.RAWTEXT,SCRIPT_DATA:h.SCRIPT_DATA,PLAINTEXT:h.PLAINTEXT,CDATA_SECTION:h.CDATA_SECTION};function Bn(e){return e>=
u.DIGIT_0&&e<=u.DIGIT_9}function ct(e){return e>=u.LATIN_CAPITAL_A&&e<=u.LATIN_CAPITAL_Z}function Pn(e){return e>=u.LATIN_SMALL_A&&e<=u.LATIN_SMALL_Z}function ke(e){
return Pn(e)||ct(e)}function hs(e){return ke(e)||Bn(e)}function Bt(e){return e+32}function ls(e){return e===u.SPACE||e===u.LINE_FEED||e===u.TABULATION||e===u.FORM_FEED||
e===u.CARRIAGE_RETURN}function Vs(e){return ls(e)||e===u.SOLIDUS||e===u.GREATER_THAN_SIGN}function Fn(e){return e===u.NULL?C.nullCharacterReference:e>1114111?C.
characterReferenceOutsideUnicodeRange:_t(e)?C.surrogateCharacterReference:Jt(e)?C.noncharacterCharacterReference:jt(e)||e===u.CARRIAGE_RETURN?C.controlCharacterReference:
null}class Mn{constructor(t,n){this.options=t,this.handler=n,this.paused=!1,this.inLoop=!1,this.inForeignNode=!1,this.lastStartTagName="",this.active=!1,this.state=
h.DATA,this.returnState=h.DATA,this.entityStartPos=0,this.consumedAfterSnapshot=-1,this.currentCharacterToken=null,this.currentToken=null,this.currentAttr={name:"",
value:""},this.currentAttrLocation=null,this.currentAttrNames=null,this.runStart=0,this.runEnd=0,this.preprocessor=new gn(n),this.currentLocation=this.getCurrentLocation(
-1),this.entityDecoder=new We((a,c)=>{this.preprocessor.pos=this.entityStartPos+c-1,this._isCharacterReferenceInAttribute()||this._ensureCharacterToken(ls(a)?O.
WHITESPACE_CHARACTER:a===u.NULL?O.NULL_CHARACTER:O.CHARACTER),this._extendRunWith(String.fromCodePoint(a),0),this.entityStartPos=this.preprocessor.pos-c+1},n.onParseError?
{missingSemicolonAfterCharacterReference:()=>{this._err(C.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:a=>{this._err(C.
absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+a)},validateNumericCharacterReference:a=>{const c=Fn(a);c&&this._err(c,1)}}:
void 0)}_err(t,n=0){var a,c;(c=(a=this.handler).onParseError)===null||c===void 0||c.call(a,this.preprocessor.getError(t,n))}getCurrentLocation(t){return this.options.
sourceCodeLocationInfo?{startLine:this.preprocessor.line,startCol:this.preprocessor.col-t,startOffset:this.preprocessor.offset-t,endLine:-1,endCol:-1,endOffset:-1}:
null}_runParsingLoop(){if(!this.inLoop){for(this.inLoop=!0;this.active&&!this.paused;){this.consumedAfterSnapshot=0;const t=this._consume();this._ensureHibernation()||
this._callState(t)}this.inLoop=!1}}flushCharacters(){var t;if(this.inLoop)throw new Error("Cannot flush characters from a tokenizer callback");const n=(t=this.currentCharacterToken)===
null||t===void 0?void 0:t.location;let a=null;n&&(a=this.getCharacterTokenEndLocation(n),this.currentLocation=a),this.inLoop=!0;try{this._emitCurrentCharacterToken(
a)}finally{this.inLoop=!1}this._runParsingLoop()}getCharacterTokenEndLocation(t){const n=this.getCharacterTokenEndOffset(),a=this.preprocessor.html.slice(t.startOffset-
this.preprocessor.droppedBufferSize,n-this.preprocessor.droppedBufferSize);let c=t.startLine,T=-1;for(let d=a.indexOf(`
`);d!==-1;d=a.indexOf(`
`,d+1))c++,T=d;for(let d=a.indexOf("\r");d!==-1;d=a.indexOf("\r",d+1))a.charCodeAt(d+1)!==u.LINE_FEED&&(c++,T=Math.max(T,d));return{startLine:c,startCol:T===-1?
t.startCol+a.length:a.length-T,startOffset:n,endLine:-1,endCol:-1,endOffset:-1}}getCharacterTokenEndOffset(){var t;const n=this.preprocessor.droppedBufferSize+this.
preprocessor.pos+1,a=(t=this.currentToken)===null||t===void 0?void 0:t.location;switch(this.state){case h.TAG_OPEN:case h.RCDATA_LESS_THAN_SIGN:case h.RAWTEXT_LESS_THAN_SIGN:case h.
SCRIPT_DATA_LESS_THAN_SIGN:case h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:case h.CDATA_SECTION_BRACKET:return n-1;case h.END_TAG_OPEN:case h.MARKUP_DECLARATION_OPEN:case h.
RCDATA_END_TAG_OPEN:case h.RCDATA_END_TAG_NAME:case h.RAWTEXT_END_TAG_OPEN:case h.RAWTEXT_END_TAG_NAME:case h.SCRIPT_DATA_END_TAG_OPEN:case h.SCRIPT_DATA_END_TAG_NAME:case h.
SCRIPT_DATA_ESCAPED_END_TAG_OPEN:case h.SCRIPT_DATA_ESCAPED_END_TAG_NAME:case h.CDATA_SECTION_END:return n-2;case h.CHARACTER_REFERENCE:return this._isCharacterReferenceInAttribute()&&
a?a.startOffset:this.preprocessor.droppedBufferSize+this.entityStartPos;case h.DOCTYPE:case h.BEFORE_DOCTYPE_NAME:return this.currentLocation.startOffset;default:
return a&&(this.state===h.TAG_NAME||this.state>=h.BEFORE_ATTRIBUTE_NAME&&this.state<=h.BOGUS_COMMENT||this.state>=h.COMMENT_START&&this.state<=h.BOGUS_DOCTYPE)?
a.startOffset:n}}pause(){this.paused=!0}resume(t){if(!this.paused)throw new Error("Parser was already resumed");this.paused=!1,!this.inLoop&&(this._runParsingLoop(),
this.paused||t?.())}write(t,n,a){this.active=!0,this.preprocessor.write(t,n),this._runParsingLoop(),this.paused||a?.()}insertHtmlAtCurrentPos(t){this.active=!0,
this.preprocessor.insertHtmlAtCurrentPos(t),this._runParsingLoop()}flushCurrentCharacterToken(){if(this.paused||this.active||!this.currentCharacterToken||this.currentToken||
this.state===h.DOCTYPE||this.state===h.BEFORE_DOCTYPE_NAME||!this.preprocessor.willDropParsedChunk())return;const t=this.preprocessor.droppedBufferSize+this.preprocessor.
pos+1-this.getCharacterTokenEndOffset();this.preprocessor.advance(),this.currentLocation=this.getCurrentLocation(t),this.preprocessor.retreat(1),this._emitCurrentCharacterToken(
this.currentLocation),this._createCharacterToken(O.CHARACTER),this.preprocessor.dropParsedChunk(Math.max(t-1,0)),this.entityStartPos=this.preprocessor.pos+1-t}_ensureHibernation(){
return this.preprocessor.endOfChunkHit?(this.preprocessor.retreat(this.consumedAfterSnapshot),this.consumedAfterSnapshot=0,this.active=!1,!0):!1}_consume(){return this.
consumedAfterSnapshot++,this.preprocessor.advance()}_advanceBy(t){this.consumedAfterSnapshot+=t;for(let n=0;n<t;n++)this.preprocessor.advance()}_consumeSequenceIfMatch(t,n){
return this.preprocessor.startsWith(t,n)?(this._advanceBy(t.length-1),!0):!1}_createStartTagToken(){this._flushRun(""),this.currentToken={type:O.START_TAG,tagName:"",
tagID:s.UNKNOWN,selfClosing:!1,ackSelfClosing:!1,attrs:[],location:this.getCurrentLocation(1)}}_createEndTagToken(){this._flushRun(""),this.currentToken={type:O.
END_TAG,tagName:"",tagID:s.UNKNOWN,selfClosing:!1,ackSelfClosing:!1,attrs:[],location:this.getCurrentLocation(2)}}_createCommentToken(t){this._flushRun(""),this.
currentToken={type:O.COMMENT,data:"",location:this.getCurrentLocation(t)}}_createDoctypeToken(t){this._flushRun(""),this.currentToken={type:O.DOCTYPE,name:t,forceQuirks:!1,
publicId:null,systemId:null,location:this.currentLocation}}_createCharacterToken(t){if(this.currentLocation){const n=this.currentLocation.startOffset-this.preprocessor.
droppedBufferSize;this.preprocessor.html[n]===`
`&&this.preprocessor.html[n-1]==="\r"&&this.currentLocation.startOffset++}this.currentCharacterToken={type:t,chars:"",location:this.currentLocation}}_createAttr(t){
this._flushRun(""),this.currentAttr={name:t,value:""},this.currentAttrLocation=this.getCurrentLocation(0)}_leaveAttrName(){var t,n;const a=this.currentToken,{name:c}=this.
currentAttr,T=this.currentAttrNames;let d;if(T===null?(d=st(a,c)!==null,!d&&a.attrs.length===qs&&(this.currentAttrNames=new Set(a.attrs.map(f=>f.name)).add(c))):
(d=T.has(c),d||T.add(c)),d)this._err(C.duplicateAttribute);else if(a.attrs.push(this.currentAttr),a.location&&this.currentAttrLocation){const f=(t=(n=a.location).
attrs)!==null&&t!==void 0?t:n.attrs=Object.create(null);f[this.currentAttr.name]=this.currentAttrLocation,this._leaveAttrValue()}}_leaveAttrValue(){this.currentAttrLocation&&
(this.currentAttrLocation.endLine=this.preprocessor.line,this.currentAttrLocation.endCol=this.preprocessor.col,this.currentAttrLocation.endOffset=this.preprocessor.
offset)}_flushRun(t){if(this.runEnd===this.runStart&&t.length===0)return;const n=this.preprocessor.html.slice(this.runStart,this.runEnd),a=(n.length<13?n:` ${n}`.
slice(1))+t,c=this.currentToken;this.runStart=this.runEnd,c===null?this.currentCharacterToken.chars+=a:c.type===O.COMMENT?c.data+=a:this.currentAttr.value+=a}_extendRun(t){
const{preprocessor:n}=this;if(t===u.LINE_FEED&&n.html.charCodeAt(n.pos)!==u.LINE_FEED)this._flushRun(`
`),this.runStart=n.pos+1;else{const a=n.pos-+(t>65535);a!==this.runEnd&&(this._flushRun(""),this.runStart=a)}this.runEnd=n.pos+1}_extendRunWith(t,n){const{preprocessor:a}=this,
c=a.codePointStart+1+n-t.length;c>=0&&a.html.startsWith(t,c)?c!==this.runEnd&&(this._flushRun(""),this.runStart=c):(this._flushRun(t),this.runStart=c+t.length),
this.runEnd=c+t.length}prepareToken(t){this._emitCurrentCharacterToken(t.location),this.currentToken=null,t.location&&(t.location.endLine=this.preprocessor.line,
t.location.endCol=this.preprocessor.col+1,t.location.endOffset=this.preprocessor.offset+1),this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){
const t=this.currentToken;this.currentAttrNames=null,this.prepareToken(t),t.tagID=ye(t.tagName),t.type===O.START_TAG?(this.lastStartTagName=t.tagName,this.handler.
onStartTag(t)):(t.attrs.length>0&&this._err(C.endTagWithAttributes),t.selfClosing&&this._err(C.endTagWithTrailingSolidus),this.handler.onEndTag(t)),this.preprocessor.
dropParsedChunk()}emitCurrentComment(t){this.prepareToken(t),this.handler.onComment(t),this.preprocessor.dropParsedChunk()}emitCurrentDoctype(t){this.prepareToken(
t),this.handler.onDoctype(t),this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(t){if(this._flushRun(""),this.currentCharacterToken){switch(t&&this.
currentCharacterToken.location&&(this.currentCharacterToken.location.endLine=t.startLine,this.currentCharacterToken.location.endCol=t.startCol,this.currentCharacterToken.
location.endOffset=t.startOffset),this.currentCharacterToken.type){case O.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken);break}case O.NULL_CHARACTER:{
this.handler.onNullCharacter(this.currentCharacterToken);break}case O.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken);break}}
this.currentCharacterToken=null}}_emitEOFToken(){var t,n;const a=this.getCurrentLocation(0);a&&(a.endLine=a.startLine,a.endCol=a.startCol,a.endOffset=a.startOffset),
this._emitCurrentCharacterToken((n=(t=this.currentToken)===null||t===void 0?void 0:t.location)!==null&&n!==void 0?n:a),this.handler.onEof({type:O.EOF,location:a}),
this.active=!1}_ensureCharacterToken(t){if(this.currentCharacterToken){if(this.currentCharacterToken.type===t)return;this.currentLocation=this.getCurrentLocation(
0),this._emitCurrentCharacterToken(this.currentLocation),this.preprocessor.dropParsedChunk()}this._createCharacterToken(t)}_emitCodePoint(t){const n=ls(t)?O.WHITESPACE_CHARACTER:
t===u.NULL?O.NULL_CHARACTER:O.CHARACTER,a=this.currentCharacterToken;(a===null||a.type!==n)&&this._ensureCharacterToken(n),this._extendRun(t)}_emitChars(t,n=0){
this.options.sourceCodeLocationInfo&&n!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==O.CHARACTER?(this.currentLocation=this.getCurrentLocation(
t.length-1-n),this._emitCurrentCharacterToken(this.currentLocation),this._createCharacterToken(O.CHARACTER)):this._ensureCharacterToken(O.CHARACTER),this._extendRunWith(
t,n)}_startCharacterReference(){this.returnState=this.state,this.state=h.CHARACTER_REFERENCE,this.entityStartPos=this.preprocessor.pos,this.entityDecoder.startEntity(
this._isCharacterReferenceInAttribute()?B.Attribute:B.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===h.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.
returnState===h.ATTRIBUTE_VALUE_SINGLE_QUOTED||this.returnState===h.ATTRIBUTE_VALUE_UNQUOTED}_flushCodePointConsumedAsCharacterReference(t){this._isCharacterReferenceInAttribute()?
this._extendRun(t):this._emitCodePoint(t)}_callState(t){switch(this.state){case h.DATA:{this._stateData(t);break}case h.RCDATA:{this._stateRcdata(t);break}case h.
RAWTEXT:{this._stateRawtext(t);break}case h.SCRIPT_DATA:{this._stateScriptData(t);break}case h.PLAINTEXT:{this._statePlaintext(t);break}case h.TAG_OPEN:{this._stateTagOpen(
t);break}case h.END_TAG_OPEN:{this._stateEndTagOpen(t);break}case h.TAG_NAME:{this._stateTagName(t);break}case h.RCDATA_LESS_THAN_SIGN:{this._stateRcdataLessThanSign(
t);break}case h.RCDATA_END_TAG_OPEN:{this._stateRcdataEndTagOpen(t);break}case h.RCDATA_END_TAG_NAME:{this._stateRcdataEndTagName(t);break}case h.RAWTEXT_LESS_THAN_SIGN:{
this._stateRawtextLessThanSign(t);break}case h.RAWTEXT_END_TAG_OPEN:{this._stateRawtextEndTagOpen(t);break}case h.RAWTEXT_END_TAG_NAME:{this._stateRawtextEndTagName(
t);break}case h.SCRIPT_DATA_LESS_THAN_SIGN:{this._stateScriptDataLessThanSign(t);break}case h.SCRIPT_DATA_END_TAG_OPEN:{this._stateScriptDataEndTagOpen(t);break}case h.
SCRIPT_DATA_END_TAG_NAME:{this._stateScriptDataEndTagName(t);break}case h.SCRIPT_DATA_ESCAPE_START:{this._stateScriptDataEscapeStart(t);break}case h.SCRIPT_DATA_ESCAPE_START_DASH:{
this._stateScriptDataEscapeStartDash(t);break}case h.SCRIPT_DATA_ESCAPED:{this._stateScriptDataEscaped(t);break}case h.SCRIPT_DATA_ESCAPED_DASH:{this._stateScriptDataEscapedDash(
t);break}case h.SCRIPT_DATA_ESCAPED_DASH_DASH:{this._stateScriptDataEscapedDashDash(t);break}case h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataEscapedLessThanSign(
t);break}case h.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:{this._stateScriptDataEscapedEndTagOpen(t);break}case h.SCRIPT_DATA_ESCAPED_END_TAG_NAME:{this._stateScriptDataEscapedEndTagName(
t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPE_START:{this._stateScriptDataDoubleEscapeStart(t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED:{this._stateScriptDataDoubleEscaped(
t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:{this._stateScriptDataDoubleEscapedDash(t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:{this._stateScriptDataDoubleEscapedDashDash(
t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataDoubleEscapedLessThanSign(t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPE_END:{this._stateScriptDataDoubleEscapeEnd(
t);break}case h.BEFORE_ATTRIBUTE_NAME:{this._stateBeforeAttributeName(t);break}case h.ATTRIBUTE_NAME:{this._stateAttributeName(t);break}case h.AFTER_ATTRIBUTE_NAME:{
this._stateAfterAttributeName(t);break}case h.BEFORE_ATTRIBUTE_VALUE:{this._stateBeforeAttributeValue(t);break}case h.ATTRIBUTE_VALUE_DOUBLE_QUOTED:{this._stateAttributeValueDoubleQuoted(
t);break}case h.ATTRIBUTE_VALUE_SINGLE_QUOTED:{this._stateAttributeValueSingleQuoted(t);break}case h.ATTRIBUTE_VALUE_UNQUOTED:{this._stateAttributeValueUnquoted(
t);break}case h.AFTER_ATTRIBUTE_VALUE_QUOTED:{this._stateAfterAttributeValueQuoted(t);break}case h.SELF_CLOSING_START_TAG:{this._stateSelfClosingStartTag(t);break}case h.
BOGUS_COMMENT:{this._stateBogusComment(t);break}case h.MARKUP_DECLARATION_OPEN:{this._stateMarkupDeclarationOpen(t);break}case h.COMMENT_START:{this._stateCommentStart(
t);break}case h.COMMENT_START_DASH:{this._stateCommentStartDash(t);break}case h.COMMENT:{this._stateComment(t);break}case h.COMMENT_LESS_THAN_SIGN:{this._stateCommentLessThanSign(
t);break}case h.COMMENT_LESS_THAN_SIGN_BANG:{this._stateCommentLessThanSignBang(t);break}case h.COMMENT_LESS_THAN_SIGN_BANG_DASH:{this._stateCommentLessThanSignBangDash(
t);break}case h.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:{this._stateCommentLessThanSignBangDashDash(t);break}case h.COMMENT_END_DASH:{this._stateCommentEndDash(t);
break}case h.COMMENT_END:{this._stateCommentEnd(t);break}case h.COMMENT_END_BANG:{this._stateCommentEndBang(t);break}case h.DOCTYPE:{this._stateDoctype(t);break}case h.
BEFORE_DOCTYPE_NAME:{this._stateBeforeDoctypeName(t);break}case h.DOCTYPE_NAME:{this._stateDoctypeName(t);break}case h.AFTER_DOCTYPE_NAME:{this._stateAfterDoctypeName(
t);break}case h.AFTER_DOCTYPE_PUBLIC_KEYWORD:{this._stateAfterDoctypePublicKeyword(t);break}case h.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateBeforeDoctypePublicIdentifier(
t);break}case h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypePublicIdentifierDoubleQuoted(t);break}case h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:{
this._stateDoctypePublicIdentifierSingleQuoted(t);break}case h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateAfterDoctypePublicIdentifier(t);break}case h.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:{
this._stateBetweenDoctypePublicAndSystemIdentifiers(t);break}case h.AFTER_DOCTYPE_SYSTEM_KEYWORD:{this._stateAfterDoctypeSystemKeyword(t);break}case h.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:{
this._stateBeforeDoctypeSystemIdentifier(t);break}case h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypeSystemIdentifierDoubleQuoted(t);break}case h.
DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypeSystemIdentifierSingleQuoted(t);break}case h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateAfterDoctypeSystemIdentifier(
t);break}case h.BOGUS_DOCTYPE:{this._stateBogusDoctype(t);break}case h.CDATA_SECTION:{this._stateCdataSection(t);break}case h.CDATA_SECTION_BRACKET:{this._stateCdataSectionBracket(
t);break}case h.CDATA_SECTION_END:{this._stateCdataSectionEnd(t);break}case h.CHARACTER_REFERENCE:{this._stateCharacterReference();break}case h.AMBIGUOUS_AMPERSAND:{
this._stateAmbiguousAmpersand(t);break}default:throw new Error("Unknown state")}}_stateData(t){switch(t){case u.LESS_THAN_SIGN:{this.state=h.TAG_OPEN;break}case u.
AMPERSAND:{this._startCharacterReference();break}case u.NULL:{this._err(C.unexpectedNullCharacter),this._emitCodePoint(t);break}case u.EOF:{this._emitEOFToken();
break}default:this._emitCodePoint(t)}}_stateRcdata(t){switch(t){case u.AMPERSAND:{this._startCharacterReference();break}case u.LESS_THAN_SIGN:{this.state=h.RCDATA_LESS_THAN_SIGN;
break}case u.NULL:{this._err(C.unexpectedNullCharacter),this._emitChars(x);break}case u.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateRawtext(t){
switch(t){case u.LESS_THAN_SIGN:{this.state=h.RAWTEXT_LESS_THAN_SIGN;break}case u.NULL:{this._err(C.unexpectedNullCharacter),this._emitChars(x);break}case u.EOF:{
this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptData(t){switch(t){case u.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_LESS_THAN_SIGN;break}case u.
NULL:{this._err(C.unexpectedNullCharacter),this._emitChars(x);break}case u.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_statePlaintext(t){switch(t){case u.
NULL:{this._err(C.unexpectedNullCharacter),this._emitChars(x);break}case u.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateTagOpen(t){if(ke(
t))this._createStartTagToken(),this.state=h.TAG_NAME,this._stateTagName(t);else switch(t){case u.EXCLAMATION_MARK:{this.state=h.MARKUP_DECLARATION_OPEN;break}case u.
SOLIDUS:{this.state=h.END_TAG_OPEN;break}case u.QUESTION_MARK:{this._err(C.unexpectedQuestionMarkInsteadOfTagName),this._createCommentToken(1),this.state=h.BOGUS_COMMENT,
this._stateBogusComment(t);break}case u.EOF:{this._err(C.eofBeforeTagName),this._emitChars("<",-1),this._emitEOFToken();break}default:this._err(C.invalidFirstCharacterOfTagName),
this._emitChars("<",-1),this.state=h.DATA,this._stateData(t)}}_stateEndTagOpen(t){if(ke(t))this._createEndTagToken(),this.state=h.TAG_NAME,this._stateTagName(t);else
switch(t){case u.GREATER_THAN_SIGN:{this._err(C.missingEndTagName),this.state=h.DATA;break}case u.EOF:{this._err(C.eofBeforeTagName),this._emitChars("</",-1),this.
_emitEOFToken();break}default:this._err(C.invalidFirstCharacterOfTagName),this._createCommentToken(2),this.state=h.BOGUS_COMMENT,this._stateBogusComment(t)}}_stateTagName(t){
const n=this.currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this.state=h.BEFORE_ATTRIBUTE_NAME;break}case u.SOLIDUS:{this.
state=h.SELF_CLOSING_START_TAG;break}case u.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentTagToken();break}case u.NULL:{this._err(C.unexpectedNullCharacter),
n.tagName+=x;break}case u.EOF:{this._err(C.eofInTag),this._emitEOFToken();break}default:n.tagName+=String.fromCodePoint(ct(t)?Bt(t):t)}}_stateRcdataLessThanSign(t){
t===u.SOLIDUS?this.state=h.RCDATA_END_TAG_OPEN:(this._emitChars("<",-1),this.state=h.RCDATA,this._stateRcdata(t))}_stateRcdataEndTagOpen(t){ke(t)?(this.state=h.
RCDATA_END_TAG_NAME,this._stateRcdataEndTagName(t)):(this._emitChars("</",-1),this.state=h.RCDATA,this._stateRcdata(t))}handleSpecialEndTag(t){if(!this.preprocessor.
startsWith(this.lastStartTagName,!1))return!this._ensureHibernation();this._createEndTagToken();const n=this.currentToken;switch(n.tagName=this.lastStartTagName,
this.preprocessor.peek(this.lastStartTagName.length)){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:return this._advanceBy(this.lastStartTagName.
length),this.state=h.BEFORE_ATTRIBUTE_NAME,!1;case u.SOLIDUS:return this._advanceBy(this.lastStartTagName.length),this.state=h.SELF_CLOSING_START_TAG,!1;case u.
GREATER_THAN_SIGN:return this._advanceBy(this.lastStartTagName.length),this.emitCurrentTagToken(),this.state=h.DATA,!1;default:return this.currentToken=null,!this.
_ensureHibernation()}}_stateRcdataEndTagName(t){this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.RCDATA,this._stateRcdata(t))}_stateRawtextLessThanSign(t){
t===u.SOLIDUS?this.state=h.RAWTEXT_END_TAG_OPEN:(this._emitChars("<",-1),this.state=h.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagOpen(t){ke(t)?(this.state=
h.RAWTEXT_END_TAG_NAME,this._stateRawtextEndTagName(t)):(this._emitChars("</",-1),this.state=h.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagName(t){this.handleSpecialEndTag(
t)&&(this._emitChars("</",-1),this.state=h.RAWTEXT,this._stateRawtext(t))}_stateScriptDataLessThanSign(t){switch(t){case u.SOLIDUS:{this.state=h.SCRIPT_DATA_END_TAG_OPEN;
break}case u.EXCLAMATION_MARK:{this.state=h.SCRIPT_DATA_ESCAPE_START,this._emitChars("<!");break}default:this._emitChars("<",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(
t)}}_stateScriptDataEndTagOpen(t){ke(t)?(this.state=h.SCRIPT_DATA_END_TAG_NAME,this._stateScriptDataEndTagName(t)):(this._emitChars("</",-1),this.state=h.SCRIPT_DATA,
this._stateScriptData(t))}_stateScriptDataEndTagName(t){this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStart(t){
t===u.HYPHEN_MINUS?(this.state=h.SCRIPT_DATA_ESCAPE_START_DASH,this._emitChars("-")):(this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStartDash(t){
t===u.HYPHEN_MINUS?(this.state=h.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-")):(this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscaped(t){
switch(t){case u.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_ESCAPED_DASH,this._emitChars("-");break}case u.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
break}case u.NULL:{this._err(C.unexpectedNullCharacter),this._emitChars(x);break}case u.EOF:{this._err(C.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:
this._emitCodePoint(t)}}_stateScriptDataEscapedDash(t){switch(t){case u.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-");break}case u.
LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case u.NULL:{this._err(C.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_ESCAPED,this._emitChars(
x);break}case u.EOF:{this._err(C.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedDashDash(t){
switch(t){case u.HYPHEN_MINUS:{this._emitChars("-");break}case u.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case u.GREATER_THAN_SIGN:{
this.state=h.SCRIPT_DATA,this._emitChars(">");break}case u.NULL:{this._err(C.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_ESCAPED,this._emitChars(x);break}case u.
EOF:{this._err(C.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedLessThanSign(t){
t===u.SOLIDUS?this.state=h.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:ke(t)?(this._emitChars("<",-1),this.state=h.SCRIPT_DATA_DOUBLE_ESCAPE_START,this._stateScriptDataDoubleEscapeStart(
t)):(this._emitChars("<",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagOpen(t){ke(t)?(this.state=h.SCRIPT_DATA_ESCAPED_END_TAG_NAME,
this._stateScriptDataEscapedEndTagName(t)):(this._emitChars("</",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscapeStart(t){if(this.
preprocessor.startsWith(J.SCRIPT,!1)&&Vs(this.preprocessor.peek(J.SCRIPT.length))){this._emitCodePoint(t);for(let n=0;n<J.SCRIPT.length;n++)this._emitCodePoint(
this._consume());this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED}else this._ensureHibernation()||(this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscaped(t){
switch(t){case u.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH,this._emitChars("-");break}case u.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,
this._emitChars("<");break}case u.NULL:{this._err(C.unexpectedNullCharacter),this._emitChars(x);break}case u.EOF:{this._err(C.eofInScriptHtmlCommentLikeText),this.
_emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDash(t){switch(t){case u.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH,
this._emitChars("-");break}case u.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case u.NULL:{this._err(C.unexpectedNullCharacter),
this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(x);break}case u.EOF:{this._err(C.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.
state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDashDash(t){switch(t){case u.HYPHEN_MINUS:{this._emitChars("-");break}case u.
LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case u.GREATER_THAN_SIGN:{this.state=h.SCRIPT_DATA,this._emitChars(
">");break}case u.NULL:{this._err(C.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(x);break}case u.EOF:{this._err(C.eofInScriptHtmlCommentLikeText),
this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedLessThanSign(t){t===u.SOLIDUS?(this.
state=h.SCRIPT_DATA_DOUBLE_ESCAPE_END,this._emitChars("/")):(this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateScriptDataDoubleEscapeEnd(t){
if(this.preprocessor.startsWith(J.SCRIPT,!1)&&Vs(this.preprocessor.peek(J.SCRIPT.length))){this._emitCodePoint(t);for(let n=0;n<J.SCRIPT.length;n++)this._emitCodePoint(
this._consume());this.state=h.SCRIPT_DATA_ESCAPED}else this._ensureHibernation()||(this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateBeforeAttributeName(t){
switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:break;case u.SOLIDUS:case u.GREATER_THAN_SIGN:case u.EOF:{this.state=h.AFTER_ATTRIBUTE_NAME,
this._stateAfterAttributeName(t);break}case u.EQUALS_SIGN:{this._err(C.unexpectedEqualsSignBeforeAttributeName),this._createAttr("="),this.state=h.ATTRIBUTE_NAME;
break}default:this._createAttr(""),this.state=h.ATTRIBUTE_NAME,this._stateAttributeName(t)}}_stateAttributeName(t){switch(t){case u.SPACE:case u.LINE_FEED:case u.
TABULATION:case u.FORM_FEED:case u.SOLIDUS:case u.GREATER_THAN_SIGN:case u.EOF:{this._leaveAttrName(),this.state=h.AFTER_ATTRIBUTE_NAME,this._stateAfterAttributeName(
t);break}case u.EQUALS_SIGN:{this._leaveAttrName(),this.state=h.BEFORE_ATTRIBUTE_VALUE;break}case u.QUOTATION_MARK:case u.APOSTROPHE:case u.LESS_THAN_SIGN:{this.
_err(C.unexpectedCharacterInAttributeName),this.currentAttr.name+=String.fromCodePoint(t);break}case u.NULL:{this._err(C.unexpectedNullCharacter),this.currentAttr.
name+=x;break}default:this.currentAttr.name+=String.fromCodePoint(ct(t)?Bt(t):t)}}_stateAfterAttributeName(t){switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.
FORM_FEED:break;case u.SOLIDUS:{this.state=h.SELF_CLOSING_START_TAG;break}case u.EQUALS_SIGN:{this.state=h.BEFORE_ATTRIBUTE_VALUE;break}case u.GREATER_THAN_SIGN:{
this.state=h.DATA,this.emitCurrentTagToken();break}case u.EOF:{this._err(C.eofInTag),this._emitEOFToken();break}default:this._createAttr(""),this.state=h.ATTRIBUTE_NAME,
this._stateAttributeName(t)}}_stateBeforeAttributeValue(t){switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:break;case u.QUOTATION_MARK:{
this.state=h.ATTRIBUTE_VALUE_DOUBLE_QUOTED;break}case u.APOSTROPHE:{this.state=h.ATTRIBUTE_VALUE_SINGLE_QUOTED;break}case u.GREATER_THAN_SIGN:{this._err(C.missingAttributeValue),
this.state=h.DATA,this.emitCurrentTagToken();break}default:this.state=h.ATTRIBUTE_VALUE_UNQUOTED,this._stateAttributeValueUnquoted(t)}}_stateAttributeValueDoubleQuoted(t){
switch(t){case u.QUOTATION_MARK:{this.state=h.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case u.AMPERSAND:{this._startCharacterReference();break}case u.NULL:{this._err(
C.unexpectedNullCharacter),this._extendRunWith(x,0);break}case u.EOF:{this._err(C.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueSingleQuoted(t){
switch(t){case u.APOSTROPHE:{this.state=h.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case u.AMPERSAND:{this._startCharacterReference();break}case u.NULL:{this._err(C.unexpectedNullCharacter),
this._extendRunWith(x,0);break}case u.EOF:{this._err(C.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueUnquoted(t){switch(t){case u.
SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME;break}case u.AMPERSAND:{this._startCharacterReference();
break}case u.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=h.DATA,this.emitCurrentTagToken();break}case u.NULL:{this._err(C.unexpectedNullCharacter),this.
_extendRunWith(x,0);break}case u.QUOTATION_MARK:case u.APOSTROPHE:case u.LESS_THAN_SIGN:case u.EQUALS_SIGN:case u.GRAVE_ACCENT:{this._err(C.unexpectedCharacterInUnquotedAttributeValue),
this._extendRun(t);break}case u.EOF:{this._err(C.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAfterAttributeValueQuoted(t){switch(t){case u.
SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME;break}case u.SOLIDUS:{this._leaveAttrValue(),
this.state=h.SELF_CLOSING_START_TAG;break}case u.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=h.DATA,this.emitCurrentTagToken();break}case u.EOF:{this._err(
C.eofInTag),this._emitEOFToken();break}default:this._err(C.missingWhitespaceBetweenAttributes),this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateSelfClosingStartTag(t){switch(t){case u.GREATER_THAN_SIGN:{const n=this.currentToken;n.selfClosing=!0,this.state=h.DATA,this.emitCurrentTagToken();break}case u.
EOF:{this._err(C.eofInTag),this._emitEOFToken();break}default:this._err(C.unexpectedSolidusInTag),this.state=h.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateBogusComment(t){const n=this.currentToken;switch(t){case u.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentComment(n);break}case u.EOF:{this.emitCurrentComment(
n),this._emitEOFToken();break}case u.NULL:{this._err(C.unexpectedNullCharacter),this._extendRunWith(x,0);break}default:this._extendRun(t)}}_stateMarkupDeclarationOpen(t){
this._consumeSequenceIfMatch(J.DASH_DASH,!0)?(this._createCommentToken(J.DASH_DASH.length+1),this.state=h.COMMENT_START):this._consumeSequenceIfMatch(J.DOCTYPE,
!1)?(this.currentLocation=this.getCurrentLocation(J.DOCTYPE.length+1),this.state=h.DOCTYPE):this._consumeSequenceIfMatch(J.CDATA_START,!0)?this.inForeignNode?this.
state=h.CDATA_SECTION:(this._err(C.cdataInHtmlContent),this._createCommentToken(J.CDATA_START.length+1),this.currentToken.data="[CDATA[",this.state=h.BOGUS_COMMENT):
this._ensureHibernation()||(this._err(C.incorrectlyOpenedComment),this._createCommentToken(2),this.state=h.BOGUS_COMMENT,this._stateBogusComment(t))}_stateCommentStart(t){
switch(t){case u.HYPHEN_MINUS:{this.state=h.COMMENT_START_DASH;break}case u.GREATER_THAN_SIGN:{this._err(C.abruptClosingOfEmptyComment),this.state=h.DATA;const n=this.
currentToken;this.emitCurrentComment(n);break}default:this.state=h.COMMENT,this._stateComment(t)}}_stateCommentStartDash(t){const n=this.currentToken;switch(t){case u.
HYPHEN_MINUS:{this.state=h.COMMENT_END;break}case u.GREATER_THAN_SIGN:{this._err(C.abruptClosingOfEmptyComment),this.state=h.DATA,this.emitCurrentComment(n);break}case u.
EOF:{this._err(C.eofInComment),this.emitCurrentComment(n),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.state=h.COMMENT,this._stateComment(
t)}}_stateComment(t){const n=this.currentToken;switch(t){case u.HYPHEN_MINUS:{this.state=h.COMMENT_END_DASH;break}case u.LESS_THAN_SIGN:{this._extendRunWith("<",
0),this.state=h.COMMENT_LESS_THAN_SIGN;break}case u.NULL:{this._err(C.unexpectedNullCharacter),this._extendRunWith(x,0);break}case u.EOF:{this._err(C.eofInComment),
this.emitCurrentComment(n),this._emitEOFToken();break}default:this._extendRun(t)}}_stateCommentLessThanSign(t){switch(t){case u.EXCLAMATION_MARK:{this._extendRunWith(
"!",0),this.state=h.COMMENT_LESS_THAN_SIGN_BANG;break}case u.LESS_THAN_SIGN:{this._extendRunWith("<",0);break}default:this.state=h.COMMENT,this._stateComment(t)}}_stateCommentLessThanSignBang(t){
t===u.HYPHEN_MINUS?this.state=h.COMMENT_LESS_THAN_SIGN_BANG_DASH:(this.state=h.COMMENT,this._stateComment(t))}_stateCommentLessThanSignBangDash(t){t===u.HYPHEN_MINUS?
this.state=h.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:(this.state=h.COMMENT_END_DASH,this._stateCommentEndDash(t))}_stateCommentLessThanSignBangDashDash(t){t!==u.GREATER_THAN_SIGN&&
t!==u.EOF&&this._err(C.nestedComment),this.state=h.COMMENT_END,this._stateCommentEnd(t)}_stateCommentEndDash(t){const n=this.currentToken;switch(t){case u.HYPHEN_MINUS:{
this.state=h.COMMENT_END;break}case u.EOF:{this._err(C.eofInComment),this.emitCurrentComment(n),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.
state=h.COMMENT,this._stateComment(t)}}_stateCommentEnd(t){const n=this.currentToken;switch(t){case u.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentComment(
n);break}case u.EXCLAMATION_MARK:{this.state=h.COMMENT_END_BANG;break}case u.HYPHEN_MINUS:{this._extendRunWith("-",-2);break}case u.EOF:{this._err(C.eofInComment),
this.emitCurrentComment(n),this._emitEOFToken();break}default:this._extendRunWith("--",-1),this.state=h.COMMENT,this._stateComment(t)}}_stateCommentEndBang(t){const n=this.
currentToken;switch(t){case u.HYPHEN_MINUS:{this._extendRunWith("--!",-1),this.state=h.COMMENT_END_DASH;break}case u.GREATER_THAN_SIGN:{this._err(C.incorrectlyClosedComment),
this.state=h.DATA,this.emitCurrentComment(n);break}case u.EOF:{this._err(C.eofInComment),this.emitCurrentComment(n),this._emitEOFToken();break}default:this._extendRunWith(
"--!",-1),this.state=h.COMMENT,this._stateComment(t)}}_stateDoctype(t){switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this.state=h.
BEFORE_DOCTYPE_NAME;break}case u.GREATER_THAN_SIGN:{this.state=h.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t);break}case u.EOF:{this._err(C.eofInDoctype),
this._createDoctypeToken(null);const n=this.currentToken;n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:this._err(C.missingWhitespaceBeforeDoctypeName),
this.state=h.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t)}}_stateBeforeDoctypeName(t){if(ct(t))this._createDoctypeToken(String.fromCharCode(Bt(t))),this.
state=h.DOCTYPE_NAME;else switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:break;case u.NULL:{this._err(C.unexpectedNullCharacter),this.
_createDoctypeToken(x),this.state=h.DOCTYPE_NAME;break}case u.GREATER_THAN_SIGN:{this._err(C.missingDoctypeName),this._createDoctypeToken(null);const n=this.currentToken;
n.forceQuirks=!0,this.emitCurrentDoctype(n),this.state=h.DATA;break}case u.EOF:{this._err(C.eofInDoctype),this._createDoctypeToken(null);const n=this.currentToken;
n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:this._createDoctypeToken(String.fromCodePoint(t)),this.state=h.DOCTYPE_NAME}}_stateDoctypeName(t){
const n=this.currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this.state=h.AFTER_DOCTYPE_NAME;break}case u.GREATER_THAN_SIGN:{
this.state=h.DATA,this.emitCurrentDoctype(n);break}case u.NULL:{this._err(C.unexpectedNullCharacter),n.name+=x;break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=
!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:n.name+=String.fromCodePoint(ct(t)?Bt(t):t)}}_stateAfterDoctypeName(t){const n=this.currentToken;
switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:break;case u.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentDoctype(n);break}case u.
EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:this._consumeSequenceIfMatch(J.PUBLIC,!1)?this.state=
h.AFTER_DOCTYPE_PUBLIC_KEYWORD:this._consumeSequenceIfMatch(J.SYSTEM,!1)?this.state=h.AFTER_DOCTYPE_SYSTEM_KEYWORD:this._ensureHibernation()||(this._err(C.invalidCharacterSequenceAfterDoctypeName),
n.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t))}}_stateAfterDoctypePublicKeyword(t){const n=this.currentToken;switch(t){case u.SPACE:case u.
LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this.state=h.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;break}case u.QUOTATION_MARK:{this._err(C.missingWhitespaceAfterDoctypePublicKeyword),
n.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;break}case u.APOSTROPHE:{this._err(C.missingWhitespaceAfterDoctypePublicKeyword),n.publicId="",
this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case u.GREATER_THAN_SIGN:{this._err(C.missingDoctypePublicIdentifier),n.forceQuirks=!0,this.state=h.DATA,
this.emitCurrentDoctype(n);break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:this._err(
C.missingQuoteBeforeDoctypePublicIdentifier),n.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBeforeDoctypePublicIdentifier(t){const n=this.
currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:break;case u.QUOTATION_MARK:{n.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break}case u.APOSTROPHE:{n.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case u.GREATER_THAN_SIGN:{this._err(C.missingDoctypePublicIdentifier),
n.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(n);break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();
break}default:this._err(C.missingQuoteBeforeDoctypePublicIdentifier),n.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypePublicIdentifierDoubleQuoted(t){
const n=this.currentToken;switch(t){case u.QUOTATION_MARK:{this.state=h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case u.NULL:{this._err(C.unexpectedNullCharacter),
n.publicId+=x;break}case u.GREATER_THAN_SIGN:{this._err(C.abruptDoctypePublicIdentifier),n.forceQuirks=!0,this.emitCurrentDoctype(n),this.state=h.DATA;break}case u.
EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:n.publicId+=String.fromCodePoint(t)}}_stateDoctypePublicIdentifierSingleQuoted(t){
const n=this.currentToken;switch(t){case u.APOSTROPHE:{this.state=h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case u.NULL:{this._err(C.unexpectedNullCharacter),n.publicId+=
x;break}case u.GREATER_THAN_SIGN:{this._err(C.abruptDoctypePublicIdentifier),n.forceQuirks=!0,this.emitCurrentDoctype(n),this.state=h.DATA;break}case u.EOF:{this.
_err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:n.publicId+=String.fromCodePoint(t)}}_stateAfterDoctypePublicIdentifier(t){
const n=this.currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this.state=h.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
break}case u.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentDoctype(n);break}case u.QUOTATION_MARK:{this._err(C.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
n.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case u.APOSTROPHE:{this._err(C.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
n.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this.
_emitEOFToken();break}default:this._err(C.missingQuoteBeforeDoctypeSystemIdentifier),n.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBetweenDoctypePublicAndSystemIdentifiers(t){
const n=this.currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:break;case u.GREATER_THAN_SIGN:{this.emitCurrentDoctype(n),
this.state=h.DATA;break}case u.QUOTATION_MARK:{n.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case u.APOSTROPHE:{n.systemId="",this.state=
h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:
this._err(C.missingQuoteBeforeDoctypeSystemIdentifier),n.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateAfterDoctypeSystemKeyword(t){
const n=this.currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:{this.state=h.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;break}case u.
QUOTATION_MARK:{this._err(C.missingWhitespaceAfterDoctypeSystemKeyword),n.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case u.APOSTROPHE:{
this._err(C.missingWhitespaceAfterDoctypeSystemKeyword),n.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case u.GREATER_THAN_SIGN:{this.
_err(C.missingDoctypeSystemIdentifier),n.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(n);break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,
this.emitCurrentDoctype(n),this._emitEOFToken();break}default:this._err(C.missingQuoteBeforeDoctypeSystemIdentifier),n.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,
this._stateBogusDoctype(t)}}_stateBeforeDoctypeSystemIdentifier(t){const n=this.currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.TABULATION:case u.FORM_FEED:
break;case u.QUOTATION_MARK:{n.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case u.APOSTROPHE:{n.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break}case u.GREATER_THAN_SIGN:{this._err(C.missingDoctypeSystemIdentifier),n.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(n);break}case u.EOF:{this.
_err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:this._err(C.missingQuoteBeforeDoctypeSystemIdentifier),n.forceQuirks=
!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypeSystemIdentifierDoubleQuoted(t){const n=this.currentToken;switch(t){case u.QUOTATION_MARK:{
this.state=h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case u.NULL:{this._err(C.unexpectedNullCharacter),n.systemId+=x;break}case u.GREATER_THAN_SIGN:{this._err(C.abruptDoctypeSystemIdentifier),
n.forceQuirks=!0,this.emitCurrentDoctype(n),this.state=h.DATA;break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();
break}default:n.systemId+=String.fromCodePoint(t)}}_stateDoctypeSystemIdentifierSingleQuoted(t){const n=this.currentToken;switch(t){case u.APOSTROPHE:{this.state=
h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case u.NULL:{this._err(C.unexpectedNullCharacter),n.systemId+=x;break}case u.GREATER_THAN_SIGN:{this._err(C.abruptDoctypeSystemIdentifier),
n.forceQuirks=!0,this.emitCurrentDoctype(n),this.state=h.DATA;break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=!0,this.emitCurrentDoctype(n),this._emitEOFToken();
break}default:n.systemId+=String.fromCodePoint(t)}}_stateAfterDoctypeSystemIdentifier(t){const n=this.currentToken;switch(t){case u.SPACE:case u.LINE_FEED:case u.
TABULATION:case u.FORM_FEED:break;case u.GREATER_THAN_SIGN:{this.emitCurrentDoctype(n),this.state=h.DATA;break}case u.EOF:{this._err(C.eofInDoctype),n.forceQuirks=
!0,this.emitCurrentDoctype(n),this._emitEOFToken();break}default:this._err(C.unexpectedCharacterAfterDoctypeSystemIdentifier),this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(
t)}}_stateBogusDoctype(t){const n=this.currentToken;switch(t){case u.GREATER_THAN_SIGN:{this.emitCurrentDoctype(n),this.state=h.DATA;break}case u.NULL:{this._err(
C.unexpectedNullCharacter);break}case u.EOF:{this.emitCurrentDoctype(n),this._emitEOFToken();break}default:}}_stateCdataSection(t){switch(t){case u.RIGHT_SQUARE_BRACKET:{
this.state=h.CDATA_SECTION_BRACKET;break}case u.EOF:{this._err(C.eofInCdata),this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateCdataSectionBracket(t){
t===u.RIGHT_SQUARE_BRACKET?this.state=h.CDATA_SECTION_END:(this._emitChars("]",-1),this.state=h.CDATA_SECTION,this._stateCdataSection(t))}_stateCdataSectionEnd(t){
switch(t){case u.GREATER_THAN_SIGN:{this.state=h.DATA;break}case u.RIGHT_SQUARE_BRACKET:{this._emitChars("]",-2);break}default:this._emitChars("]]",-1),this.state=
h.CDATA_SECTION,this._stateCdataSection(t)}}_stateCharacterReference(){let t=this.entityDecoder.write(this.preprocessor.html,this.preprocessor.pos);if(t<0)if(this.
preprocessor.lastChunkWritten)t=this.entityDecoder.end();else{this.active=!1,this.preprocessor.pos=this.preprocessor.html.length-1,this.consumedAfterSnapshot=0,
this.preprocessor.endOfChunkHit=!0;return}t===0?(this.preprocessor.pos=this.entityStartPos,this._flushCodePointConsumedAsCharacterReference(u.AMPERSAND),this.state=
!this._isCharacterReferenceInAttribute()&&hs(this.preprocessor.peek(1))?h.AMBIGUOUS_AMPERSAND:this.returnState):this.state=this.returnState}_stateAmbiguousAmpersand(t){
hs(t)?this._flushCodePointConsumedAsCharacterReference(t):(t===u.SEMICOLON&&this._err(C.unknownNamedCharacterReference),this.state=this.returnState,this._callState(
t))}}const Xs=new Set([s.DD,s.DT,s.LI,s.OPTGROUP,s.OPTION,s.P,s.RB,s.RP,s.RT,s.RTC]),zs=new Set([...Xs,s.CAPTION,s.COLGROUP,s.TBODY,s.TD,s.TFOOT,s.TH,s.THEAD,s.
TR]),yn=64,Ge=256,Oe=512,Qe=768,Es=[s.H1,s.H2,s.H3,s.H4,s.H5,s.H6],Ts=[s.TBODY,s.TFOOT,s.THEAD],ds=[s.TR,s.TEMPLATE,s.HTML],js=[...Ts,s.TEMPLATE,s.HTML],ti=[s.TABLE,
s.TEMPLATE,s.HTML],si=[s.TD,s.TH],ht=1,Pt=2,$e=4,lt=8,Ft=16,Ke=32,le=new Uint8Array(Qe);for(const[e,t]of[[S.HTML,0],[S.SVG,Ge],[S.MATHML,Oe]])for(const n of bt[e])
le[t+n]=e===S.HTML&&(n===s.ADDRESS||n===s.DIV||n===s.P)?ht:ht|Pt;for(const e of[s.APPLET,s.CAPTION,s.HTML,s.MARQUEE,s.OBJECT,s.TABLE,s.TD,s.TEMPLATE,s.TH,Ge+s.DESC,
Ge+s.FOREIGN_OBJECT,Ge+s.TITLE,Oe+s.ANNOTATION_XML,Oe+s.MI,Oe+s.MN,Oe+s.MO,Oe+s.MS,Oe+s.MTEXT])le[e]|=$e|lt|Ft;le[s.OL]|=lt,le[s.UL]|=lt,le[s.BUTTON]|=Ft,le[s.TABLE]|=
Ke,le[s.HTML]|=Ke;const xe=new Uint8Array(Qe);for(const e of[s.A,s.B,s.BIG,s.CODE,s.EM,s.FONT,s.I,s.NOBR,s.S,s.SMALL,s.STRIKE,s.STRONG,s.TT,s.U])xe[e]=1;function fe(e,t){
if(t===s.UNKNOWN)return-1;switch(e){case S.HTML:return t;case S.SVG:return Ge+t;case S.MATHML:return Oe+t;default:return-1}}class As{get currentTmplContentOrNode(){
return this._isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(t,n,a){this.treeAdapter=n,this.handler=a,this.items=[],this.
tagIDs=[],this.stackTop=-1,this.depth=0,this.tmplCount=0,this.currentTagId=s.UNKNOWN,this.indexed=!1,this.below=[],this.above=[],this.keys=[],this.keyPrev=[],this.
keyNext=[],this.keyTops=new Int32Array(0),this.specials=[],this.listItemBoundaries=[],this.scopeBoundaries=[],this.htmlSlots=[],this.formattingSlots=new Map,this.
current=t}_indexOf(t){if(this.indexed){const n=this.formattingSlots.get(t);if(n!==void 0)return n;if(xe[ye(this.treeAdapter.getTagName(t))])return-1}return this.
items.lastIndexOf(t,this.stackTop)}slotBelow(t){return this.indexed?this.below[t]:t-1}slotAbove(t){return this.indexed?this.above[t]:t===this.stackTop?-1:t+1}_isInTemplate(){
return this.currentTagId===s.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===S.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop],this.
currentTagId=this.tagIDs[this.stackTop]}_nameKey(t,n,a){var c,T;const d=`${t} ${n}`;let f=(c=this.nameKeys)===null||c===void 0?void 0:c.get(d);if(f===void 0&&a&&
((T=this.nameKeys)!==null&&T!==void 0||(this.nameKeys=new Map),f=Qe+this.nameKeys.size,this.nameKeys.set(d,f),f===this.keyTops.length)){const k=new Int32Array(2*
f).fill(-1);k.set(this.keyTops),this.keyTops=k}return f??-1}_indexAll(){this.indexed=!0,this.keyTops=new Int32Array(Qe).fill(-1);for(let t=0;t<=this.stackTop;t++)
this._index(t,t-1)}_index(t,n){const a=this.items[t],c=this.tagIDs[t],T=this.treeAdapter.getNamespaceURI(a);let d=fe(T,c);d===-1&&(d=this._nameKey(T,this.treeAdapter.
getTagName(a),!0));const f=this.keyTops[d];this.keys[t]=d,this.keyPrev[t]=f,this.keyNext[t]=-1,f!==-1&&(this.keyNext[f]=t),this.keyTops[d]=t,this.above[t]=-1,this.
_link(t,n,T===S.HTML),xe[c]&&this.formattingSlots.set(a,t)}_link(t,n,a){const c=this.keys[t],T=c<Qe?le[c]:0;this.below[t]=n,n===-1?(this.specials[t]=T&ht,this.listItemBoundaries[t]=
(T&Pt)>>1,this.scopeBoundaries[t]=(T&$e)>>2,this.htmlSlots[t]=a?t:-1):(this.above[n]=t,this.specials[t]=this.specials[n]+(T&ht),this.listItemBoundaries[t]=this.
listItemBoundaries[n]+((T&Pt)>>1),this.scopeBoundaries[t]=this.scopeBoundaries[n]+((T&$e)>>2),this.htmlSlots[t]=a?t:this.htmlSlots[n])}_unindex(t){const n=this.
keys[t],a=this.keyPrev[t],c=this.keyNext[t];a!==-1&&(this.keyNext[a]=c),c===-1?this.keyTops[n]=a:this.keyPrev[c]=a,xe[this.tagIDs[t]]&&this.formattingSlots.delete(
this.items[t])}_move(t,n){const a=this.items[t],c=this.keys[t],T=this.keyPrev[t],d=this.keyNext[t];this.items[n]=a,this.tagIDs[n]=this.tagIDs[t],this.keys[n]=c,
this.keyPrev[n]=T,this.keyNext[n]=d,T!==-1&&(this.keyNext[T]=n),d===-1?this.keyTops[c]=n:this.keyPrev[d]=n,xe[this.tagIDs[n]]&&this.formattingSlots.set(a,n)}indexOfTopmost(t){
if(this.indexed)return this.keyTops[t];for(let n=this.stackTop;n>=0;n--)if(this.tagIDs[n]===t&&this.treeAdapter.getNamespaceURI(this.items[n])===S.HTML)return n;
return-1}indexOfTopmostOf(t){if(this.indexed){let n=-1;for(const a of t)this.keyTops[a]>n&&(n=this.keyTops[a]);return n}for(let n=this.stackTop;n>=0;n--)if(t.includes(
this.tagIDs[n])&&this.treeAdapter.getNamespaceURI(this.items[n])===S.HTML)return n;return-1}indexOfTopmostByName(t,n){if(this.indexed){let a=fe(t,ye(n));return a===
-1&&(a=this._nameKey(t,n,!1)),a===-1?-1:this.keyTops[a]}for(let a=this.stackTop;a>=0;a--){const c=this.items[a];if(this.treeAdapter.getTagName(c)===n&&this.treeAdapter.
getNamespaceURI(c)===t)return a}return-1}indexOfTopmostHtmlElement(){if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop];let t=this.stackTop;
for(;t>=0&&this.treeAdapter.getNamespaceURI(this.items[t])!==S.HTML;)t--;return t}_hasAbove(t,n){for(let a=this.stackTop;a>t;a--){const c=fe(this.treeAdapter.getNamespaceURI(
this.items[a]),this.tagIDs[a]);if(c!==-1&&le[c]&n)return!0}return!1}hasSpecialElementAbove(t){return this.indexed?this.specials[this.stackTop]!==this.specials[t]:
this._hasAbove(t,ht)}hasListItemBoundaryAbove(t){return this.indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[t]:this._hasAbove(t,Pt)}push(t,n){
const a=this.stackTop;this.stackTop++,this.depth++,this.items[this.stackTop]=t,this.current=t,this.tagIDs[this.stackTop]=n,this.currentTagId=n,this.indexed?this.
_index(this.stackTop,a):this.depth===yn&&this._indexAll(),this._isInTemplate()&&this.tmplCount++,this.handler.onItemPush(t,n,!0)}_popCurrent(){this.tmplCount>0&&
this._isInTemplate()&&this.tmplCount--,this.indexed?(this._unindex(this.stackTop),this.stackTop=this.below[this.stackTop],this.stackTop!==-1&&(this.above[this.stackTop]=
-1)):this.stackTop--,this.depth--,this._updateCurrentElement()}pop(){const t=this.current;this._popCurrent(),this.handler.onItemPop(t,!0)}replace(t,n){const a=this.
_indexOf(t);this.items[a]=n,this.indexed&&xe[this.tagIDs[a]]&&(this.formattingSlots.delete(t),this.formattingSlots.set(n,a)),a===this.stackTop&&(this.current=n)}replaceFormattingElement(t,n,a,c){
const T=this.items[t];if(!this.indexed){this.items.splice(t,1),this.tagIDs.splice(t,1),this.handler.onItemPop(T,!1),this.items.splice(n,0,a),this.tagIDs.splice(
n,0,c),n===this.stackTop&&this._updateCurrentElement(),this.current&&this.currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,n===this.
stackTop);return}const d=this.keys[t],f=this.below[t],k=this.above[n],R=[];for(let F=this.above[t];F!==n;F=this.above[F])R.push(F);const H=this.keyNext[t];this.
_unindex(t),this.items[t]=void 0,this.handler.onItemPop(T,!1);let Q=n-1;for(;R.length>0&&R[R.length-1]===Q;)R.pop(),Q--;for(let F=Q+1;F<=n;F++)this._move(F,F-1);
const P=H===-1?this.keyTops[d]:this.keyPrev[H];this.items[n]=a,this.tagIDs[n]=c,this.keys[n]=d,this.keyPrev[n]=P,this.keyNext[n]=H,P!==-1&&(this.keyNext[P]=n),H===
-1?this.keyTops[d]=n:this.keyPrev[H]=n,xe[c]&&this.formattingSlots.set(a,n);let U=f;for(const F of R)this._link(F,U,!0),U=F;for(let F=Q;F<n;F++)this._link(F,U,!0),
U=F;this._link(n,U,!0),k===-1&&this._updateCurrentElement(),this.current&&this.currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,k===
-1)}popUntilTagNamePopped(t){this.shortenToLength(Math.max(this.indexOfTopmost(t),0))}shortenToLength(t){for(;this.stackTop>=t;){const n=this.current;this._popCurrent(),
this.handler.onItemPop(n,this.stackTop<t)}}popUntilElementPopped(t){const n=this._indexOf(t);this.shortenToLength(Math.max(n,0))}popUntilNumberedHeaderPopped(){
this.shortenToLength(Math.max(this.indexOfTopmostOf(Es),0))}popUntilTableCellPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(si),0))}popAllUpToHtmlElement(){
this.tmplCount=0,this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(this.indexOfTopmostOf(ti)+1)}clearBackToTableBodyContext(){this.shortenToLength(
this.indexOfTopmostOf(js)+1)}clearBackToTableRowContext(){this.shortenToLength(this.indexOfTopmostOf(ds)+1)}remove(t){const n=this._indexOf(t);n!==-1&&this.removeAt(
n)}removeAt(t){if(t===this.stackTop){this.pop();return}const n=this.items[t];if(this.depth--,this.indexed){const a=this.keys[t]<Qe?le[this.keys[t]]:0,c=this.below[t],
T=this.above[t];if(this._unindex(t),this.items[t]=void 0,this.below[T]=c,c!==-1&&(this.above[c]=T),a!==0)for(let f=T;f!==-1;f=this.above[f])this.specials[f]-=a&
ht,this.listItemBoundaries[f]-=(a&Pt)>>1,this.scopeBoundaries[f]-=(a&$e)>>2;const d=c===-1?-1:this.htmlSlots[c];for(let f=T;f!==-1&&this.htmlSlots[f]===t;f=this.
above[f])this.htmlSlots[f]=d}else this.items.splice(t,1),this.tagIDs.splice(t,1),this.stackTop--,this._updateCurrentElement();this.handler.onItemPop(n,!1)}tryPeekProperlyNestedBodyElement(){
return this.stackTop>=1&&this.tagIDs[1]===s.BODY?this.items[1]:null}contains(t){return this._indexOf(t)>-1}getCommonAncestor(t){const n=this._indexOf(t),a=n===-1?
-1:this.slotBelow(n);return a===-1?null:this.items[a]}isRootHtmlElementCurrent(){return this.stackTop===0&&this.tagIDs[0]===s.HTML}_isInScope(t,n){let a=-1;switch(n){case lt:{
a=Math.max(this.keyTops[s.OL],this.keyTops[s.UL]);break}case Ft:{a=this.keyTops[s.BUTTON];break}case Ke:return a=Math.max(this.keyTops[s.TABLE],this.keyTops[s.HTML]),
t===-1?a===-1:t>=a;default:}return t===-1?a===-1&&(this.stackTop===-1||this.scopeBoundaries[this.stackTop]===0):t>=a&&this.scopeBoundaries[this.stackTop]===this.
scopeBoundaries[t]}_scanScope(t,n,a,c){for(let T=this.stackTop;T>=0;T--){const d=fe(this.treeAdapter.getNamespaceURI(this.items[T]),this.tagIDs[T]);if(d!==-1){if((n?
n.includes(d):d===t)&&(!c||this.items[T]===c))return!0;if(le[d]&a)return!1}}return!0}hasInScope(t,n){return this.indexed?this._isInScope(n?this._indexOf(n):this.
keyTops[t],$e):this._scanScope(t,null,$e,n)}hasInListItemScope(t){return this.indexed?this._isInScope(this.keyTops[t],lt):this._scanScope(t,null,lt)}hasInButtonScope(t){
return this.indexed?this._isInScope(this.keyTops[t],Ft):this._scanScope(t,null,Ft)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(
Es),$e):this._scanScope(s.UNKNOWN,Es,$e)}hasInTableScope(t){return this.indexed?this._isInScope(this.keyTops[t],Ke):this._scanScope(t,null,Ke)}hasTableBodyContextInTableScope(){
return this.indexed?this._isInScope(this.indexOfTopmostOf(Ts),Ke):this._scanScope(s.UNKNOWN,Ts,Ke)}hasInSelectScope(t){for(let n=this.stackTop;n>=0;n=this.slotBelow(
n))if(this.treeAdapter.getNamespaceURI(this.items[n])===S.HTML)switch(this.tagIDs[n]){case t:return!0;case s.OPTION:case s.OPTGROUP:break;default:return!1}return!0}generateImpliedEndTags(){
for(;this.currentTagId!==void 0&&Xs.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===S.HTML;)this.pop()}generateImpliedEndTagsThoroughly(){
for(;this.currentTagId!==void 0&&zs.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===S.HTML;)this.pop()}generateImpliedEndTagsWithExclusion(t){
for(;this.currentTagId!==void 0&&this.currentTagId!==t&&zs.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===S.HTML;)this.pop()}}const Js=3;
var ae;(function(e){e[e.Marker=0]="Marker",e[e.Element=1]="Element"})(ae||(ae={}));class Mt{constructor(){this.newest=null,this.bookmark=null,this.index=null,this.
elementEntries=new Map}_insertElementEntry(t,n,a){const c=a===null?null:a.newer,T={type:ae.Element,element:t,token:n,older:a,newer:c,ark:null,olderSameTag:null,
newerSameTag:null};return c===null?this.newest=T:c.older=T,a!==null&&(a.newer=T),this.index===null?null:this._addToIndex(this.index,T)}_addToIndex(t,n){const{tagName:a,
attrs:c}=n.token,T=a+c.map(({name:k,value:R})=>`\0${k}\0${R}`).sort().join("");let d=t.arks.get(T);d===void 0&&(d={entries:[],key:T},t.arks.set(T,d)),d.entries.
push(n),n.ark=d,this.elementEntries.set(n.element,n);let f=t.tagNames.get(a);return f===void 0&&(f={olderSameTag:null},t.tagNames.set(a,f)),n.olderSameTag=f.olderSameTag,
n.newerSameTag=f,f.olderSameTag!==null&&(f.olderSameTag.newerSameTag=n),f.olderSameTag=n,d}insertMarker(){if(this.index===null)for(let n=this.newest;n!==null&&n.
type===ae.Element;n=n.older)this.elementEntries.set(n.element,n);const t={type:ae.Marker,older:this.newest,newer:null,outerIndex:this.index};this.newest!==null&&
(this.newest.newer=t),this.newest=t,this.index=null}pushElement(t,n){if(this.index===null){let c=null,T=0;for(let d=this.newest;d!==null&&d.type===ae.Element;d=
d.older)c=d,T++;if(T>=Js){this.index={arks:new Map,tagNames:new Map};for(let d=c;d!==null&&d.type===ae.Element;d=d.newer)this._addToIndex(this.index,d)}}const a=this.
_insertElementEntry(t,n,this.newest);a!==null&&a.entries.length>Js&&this.removeEntry(a.entries[0])}insertElementAfterBookmark(t,n){const{bookmark:a}=this;this.bookmark=
null,this._insertElementEntry(t,n,a)}removeEntry(t){var n;if(!(t.newer===null?this.newest!==t:t.newer.older!==t)){if(this.elementEntries.delete(t.element),t.newer===
null?this.newest=t.older:t.newer.older=t.older,t.older!==null&&(t.older.newer=t.newer),t.ark!==null){const{entries:a,key:c}=t.ark;a.splice(a.indexOf(t),1),a.length===
0&&((n=this.index)===null||n===void 0||n.arks.delete(c))}t.newerSameTag!==null&&(t.newerSameTag.olderSameTag=t.olderSameTag,t.olderSameTag!==null&&(t.olderSameTag.
newerSameTag=t.newerSameTag))}}replaceElement(t,n){this.elementEntries.delete(t.element)&&this.elementEntries.set(n,t),t.element=n}clearToLastMarker(){let t=this.
newest;for(;t!==null&&t.type===ae.Element;t=t.older)this.elementEntries.delete(t.element);this.newest=t===null?null:t.older,this.index=t===null?null:t.outerIndex,
this.newest!==null&&(this.newest.newer=null)}getElementEntryInScopeWithTagName(t){var n,a;if(this.index!==null)return(a=(n=this.index.tagNames.get(t))===null||n===
void 0?void 0:n.olderSameTag)!==null&&a!==void 0?a:null;for(let c=this.newest;c!==null&&c.type===ae.Element;c=c.older)if(c.token.tagName===t)return c;return null}getElementEntry(t){
if(this.index===null){for(let n=this.newest;n!==null&&n.type===ae.Element;n=n.older)if(n.element===t)return n}return this.elementEntries.get(t)}}const ms=new WeakMap,
K={createDocument(){return{nodeName:"#document",mode:se.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragment",childNodes:[]}},
createElement(e,t,n){return{nodeName:e,tagName:e,attrs:n,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"#comment",data:e,parentNode:null}},
createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t),t.parentNode=e},insertBefore(e,t,n){const{childNodes:a}=e,
c=a[a.length-1]===n?a.length-1:a.indexOf(n);a.splice(c,0,t),t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.content},setDocumentType(e,t,n,a){
const c=e.childNodes.find(T=>T.nodeName==="#documentType");if(c)c.name=t,c.publicId=n,c.systemId=a;else{const T={nodeName:"#documentType",name:t,publicId:n,systemId:a,
parentNode:null};K.appendChild(e,T)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.parentNode){const{childNodes:t}=e.parentNode,
n=t[t.length-1]===e?t.length-1:t.indexOf(e);t.splice(n,1),e.parentNode=null}},insertText(e,t){if(e.childNodes.length>0){const n=e.childNodes[e.childNodes.length-
1];if(K.isTextNode(n)){n.value+=t;return}}K.appendChild(e,K.createTextNode(t))},insertTextBefore(e,t,n){const{childNodes:a}=e,c=a[a.length-1]===n?a.length-1:a.indexOf(
n),T=a[c-1];T&&K.isTextNode(T)?T.value+=t:K.insertBefore(e,K.createTextNode(t),n)},adoptAttributes(e,t){if(t.length===0||t===e.attrs)return;const n=ms.get(e.attrs),
a=n?.size===e.attrs.length&&t.every(({name:d})=>{var f;const k=n.get(d);return k===void 0||((f=e.attrs[k])===null||f===void 0?void 0:f.name)===d}),c=a?n:new Map;
if(!a){for(let d=0;d<e.attrs.length;d++){const f=e.attrs[d];f!==void 0&&c.set(f.name,d)}ms.set(e.attrs,c)}const T=e.attrs.length;for(let d=0;d<t.length;d++)c.has(
t[d].name)||e.attrs.push(t[d]);for(let d=T;d<e.attrs.length;d++)c.set(e.attrs[d].name,d);c.size!==e.attrs.length&&ms.delete(e.attrs)},getFirstChild(e){return e.
childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){return e.tagName},getNamespaceURI(e){
return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){return e.name},getDocumentTypeNodePublicId(e){
return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){return e.nodeName==="#comment"},
isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagName")},setNodeSourceCodeLocation(e,t){
e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation={...e.sourceCodeLocation,
...t}}},ee="html",yt="about:legacy-compat",He="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd",Zs=["+//silmaril//dtd html pro v0r11 19970101//","-//\
as//dtd html 3.0 aswedit + extensions//","-//advasoft ltd//dtd html 3.0 aswedit + extensions//","-//ietf//dtd html 2.0 level 1//","-//ietf//dtd html 2.0 level 2\
//","-//ietf//dtd html 2.0 strict level 1//","-//ietf//dtd html 2.0 strict level 2//","-//ietf//dtd html 2.0 strict//","-//ietf//dtd html 2.0//","-//ietf//dtd h\
tml 2.1e//","-//ietf//dtd html 3.0//","-//ietf//dtd html 3.2 final//","-//ietf//dtd html 3.2//","-//ietf//dtd html 3//","-//ietf//dtd html level 0//","-//ietf//\
dtd html level 1//","-//ietf//dtd html level 2//","-//ietf//dtd html level 3//","-//ietf//dtd html strict level 0//","-//ietf//dtd html strict level 1//","-//ie\
tf//dtd html strict level 2//","-//ietf//dtd html strict level 3//","-//ietf//dtd html strict//","-//ietf//dtd html//","-//metrius//dtd metrius presentational//",
"-//microsoft//dtd internet explorer 2.0 html strict//","-//microsoft//dtd internet explorer 2.0 html//","-//microsoft//dtd internet explorer 2.0 tables//","-//\
microsoft//dtd internet explorer 3.0 html strict//","-//microsoft//dtd internet explorer 3.0 html//","-//microsoft//dtd internet explorer 3.0 tables//","-//nets\
cape comm. corp.//dtd html//","-//netscape comm. corp.//dtd strict html//","-//o'reilly and associates//dtd html 2.0//","-//o'reilly and associates//dtd html ex\
tended 1.0//","-//o'reilly and associates//dtd html extended relaxed 1.0//","-//sq//dtd html 2.0 hotmetal + extensions//","-//softquad software//dtd hotmetal pr\
o 6.0::19990601::extensions to html 4.0//","-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//","-//spyglass//dtd html 2.0 extended//","-//su\
n microsystems corp.//dtd hotjava html//","-//sun microsystems corp.//dtd hotjava strict html//","-//w3c//dtd html 3 1995-03-24//","-//w3c//dtd html 3.2 draft//",
"-//w3c//dtd html 3.2 final//","-//w3c//dtd html 3.2//","-//w3c//dtd html 3.2s draft//","-//w3c//dtd html 4.0 frameset//","-//w3c//dtd html 4.0 transitional//",
"-//w3c//dtd html experimental 19960712//","-//w3c//dtd html experimental 970421//","-//w3c//dtd w3 html//","-//w3o//dtd w3 html 3.0//","-//webtechs//dtd mozill\
a html 2.0//","-//webtechs//dtd mozilla html//"],$t=[...Zs,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"],qe=new Set(["-//w3o//dtd w\
3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"]),Ne=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"],fs=[...Ne,
"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"];function $n(e,t){return t.some(n=>e.startsWith(n))}function ni(e){return e.name===ee&&
e.publicId===null&&(e.systemId===null||e.systemId===yt)}function xn(e){if(e.name!==ee)return se.QUIRKS;const{systemId:t}=e;if(t&&t.toLowerCase()===He)return se.
QUIRKS;let{publicId:n}=e;if(n!==null){if(n=n.toLowerCase(),qe.has(n))return se.QUIRKS;let a=t===null?$t:Zs;if($n(n,a))return se.QUIRKS;if(a=t===null?Ne:fs,$n(n,
a))return se.LIMITED_QUIRKS}return se.NO_QUIRKS}const Hn={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"},en="definitionurl",Un="definitionURL",ri=new Map(
["attributeName","attributeType","baseFrequency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransfo\
rm","gradientUnits","kernelMatrix","kernelUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","marke\
rWidth","maskContentUnits","maskUnits","numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","pr\
eserveAlpha","preserveAspectRatio","primitiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specular\
Exponent","spreadMethod","startOffset","stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","vi\
ewTarget","xChannelSelector","yChannelSelector","zoomAndPan"].map(e=>[e.toLowerCase(),e])),ii=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:S.
XLINK}],["xlink:arcrole",{prefix:"xlink",name:"arcrole",namespace:S.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:S.XLINK}],["xlink:role",{prefix:"\
xlink",name:"role",namespace:S.XLINK}],["xlink:show",{prefix:"xlink",name:"show",namespace:S.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:S.XLINK}],
["xlink:type",{prefix:"xlink",name:"type",namespace:S.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:S.XML}],["xml:space",{prefix:"xml",name:"space",namespace:S.
XML}],["xmlns",{prefix:"",name:"xmlns",namespace:S.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:S.XMLNS}]]),wn=new Map(["altGlyph","altGlyphDef",
"altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","fe\
DiffuseLighting","feDisplacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMo\
rphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","tex\
tPath"].map(e=>[e.toLowerCase(),e])),vn=new Set([s.B,s.BIG,s.BLOCKQUOTE,s.BODY,s.BR,s.CENTER,s.CODE,s.DD,s.DIV,s.DL,s.DT,s.EM,s.EMBED,s.H1,s.H2,s.H3,s.H4,s.H5,s.
H6,s.HEAD,s.HR,s.I,s.IMG,s.LI,s.LISTING,s.MENU,s.META,s.NOBR,s.OL,s.P,s.PRE,s.RUBY,s.S,s.SMALL,s.SPAN,s.STRONG,s.STRIKE,s.SUB,s.SUP,s.TABLE,s.TT,s.U,s.UL,s.VAR]);
function ai(e){const t=e.tagID;return t===s.FONT&&e.attrs.some(({name:a})=>a===Le.COLOR||a===Le.SIZE||a===Le.FACE)||vn.has(t)}function Yn(e){for(let t=0;t<e.attrs.
length;t++)if(e.attrs[t].name===en){e.attrs[t].name=Un;break}}function Wn(e){for(let t=0;t<e.attrs.length;t++){const n=ri.get(e.attrs[t].name);n!=null&&(e.attrs[t].
name=n)}}function tn(e){for(let t=0;t<e.attrs.length;t++){const n=ii.get(e.attrs[t].name);n&&(e.attrs[t].prefix=n.prefix,e.attrs[t].name=n.name,e.attrs[t].namespace=
n.namespace)}}function Gn(e){const t=wn.get(e.tagName);t!=null&&(e.tagName=t,e.tagID=ye(e.tagName))}function oi(e,t){return t===S.MATHML&&(e===s.MI||e===s.MO||e===
s.MN||e===s.MS||e===s.MTEXT)}function Qn(e,t,n){if(t===S.MATHML&&e===s.ANNOTATION_XML){for(let a=0;a<n.length;a++)if(n[a].name===Le.ENCODING){const c=n[a].value.
toLowerCase();return c===Hn.TEXT_HTML||c===Hn.APPLICATION_XML}}return t===S.SVG&&(e===s.FOREIGN_OBJECT||e===s.DESC||e===s.TITLE)}function _s(e,t,n,a){return(!a||
a===S.HTML)&&Qn(e,t,n)||(!a||a===S.MATHML)&&oi(e,t)}const xt=[s.TR,s.TBODY,s.THEAD,s.TFOOT,s.CAPTION,s.COLGROUP,s.TABLE,s.FRAMESET,s.SELECT,s.TEMPLATE,s.TD,s.TH,
s.HEAD,s.BODY,s.HTML],Kn="hidden",Cs=[],qn=8,Vn=3;var l;(function(e){e[e.INITIAL=0]="INITIAL",e[e.BEFORE_HTML=1]="BEFORE_HTML",e[e.BEFORE_HEAD=2]="BEFORE_HEAD",
e[e.IN_HEAD=3]="IN_HEAD",e[e.IN_HEAD_NO_SCRIPT=4]="IN_HEAD_NO_SCRIPT",e[e.AFTER_HEAD=5]="AFTER_HEAD",e[e.IN_BODY=6]="IN_BODY",e[e.TEXT=7]="TEXT",e[e.IN_TABLE=8]=
"IN_TABLE",e[e.IN_TABLE_TEXT=9]="IN_TABLE_TEXT",e[e.IN_CAPTION=10]="IN_CAPTION",e[e.IN_COLUMN_GROUP=11]="IN_COLUMN_GROUP",e[e.IN_TABLE_BODY=12]="IN_TABLE_BODY",
e[e.IN_ROW=13]="IN_ROW",e[e.IN_CELL=14]="IN_CELL",e[e.IN_SELECT=15]="IN_SELECT",e[e.IN_SELECT_IN_TABLE=16]="IN_SELECT_IN_TABLE",e[e.IN_TEMPLATE=17]="IN_TEMPLATE",
e[e.AFTER_BODY=18]="AFTER_BODY",e[e.IN_FRAMESET=19]="IN_FRAMESET",e[e.AFTER_FRAMESET=20]="AFTER_FRAMESET",e[e.AFTER_AFTER_BODY=21]="AFTER_AFTER_BODY",e[e.AFTER_AFTER_FRAMESET=
22]="AFTER_AFTER_FRAMESET"})(l||(l={}));const ui={startLine:-1,startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1},Xn=new Set([s.TABLE,s.TBODY,s.TFOOT,
s.THEAD,s.TR]),sn={scriptingEnabled:!0,sourceCodeLocationInfo:!1,treeAdapter:K,onParseError:null};class ci{constructor(t,n,a=null,c=null){this.fragmentContext=a,
this.scriptHandler=c,this.currentToken=null,this.stopped=!1,this.insertionMode=l.INITIAL,this.originalInsertionMode=l.INITIAL,this.headElement=null,this.formElement=
null,this.currentNotInHTML=!1,this.tmplInsertionModeStack=[],this.pendingCharacterTokens=[],this.hasNonWhitespacePendingCharacterToken=!1,this.framesetOk=!0,this.
skipNextNewLine=!1,this.fosterParentingEnabled=!1,this.options={...sn,...t},this.treeAdapter=this.options.treeAdapter,this.onParseError=this.options.onParseError,
this.onParseError&&(this.options.sourceCodeLocationInfo=!0),this.document=n??this.treeAdapter.createDocument(),this.tokenizer=new Mn(this.options,this),this.activeFormattingElements=
new Mt,this.fragmentContextID=a?ye(this.treeAdapter.getTagName(a)):s.UNKNOWN,this._setContextModes(a??this.document,this.fragmentContextID),this.openElements=new As(
this.document,this.treeAdapter,this)}static parse(t,n){const a=new this(n);return a.tokenizer.write(t,!0),a.document}static getFragmentParser(t,n){const a={...sn,
...n};t??(t=a.treeAdapter.createElement(A.TEMPLATE,S.HTML,[]));const c=a.treeAdapter.createElement("documentmock",S.HTML,[]),T=new this(a,c,t);return T.fragmentContextID===
s.TEMPLATE&&T.tmplInsertionModeStack.push(l.IN_TEMPLATE),T._initTokenizerForFragmentParsing(),T._insertFakeRootElement(),T._resetInsertionMode(),T._findFormInFragmentContext(),
T}getFragment(){const t=this.treeAdapter.getFirstChild(this.document),n=this.treeAdapter.createDocumentFragment();return this._adoptNodes(t,n),n}_err(t,n,a){var c;
if(!this.onParseError)return;const T=(c=t.location)!==null&&c!==void 0?c:ui,d={code:n,startLine:T.startLine,startCol:T.startCol,startOffset:T.startOffset,endLine:a?
T.startLine:T.endLine,endCol:a?T.startCol:T.endCol,endOffset:a?T.startOffset:T.endOffset};this.onParseError(d)}onItemPush(t,n,a){var c,T;(T=(c=this.treeAdapter).
onItemPush)===null||T===void 0||T.call(c,t),a&&this.openElements.stackTop>0&&this._setContextModes(t,n)}onItemPop(t,n){var a,c,T;if(this.options.sourceCodeLocationInfo&&
this._setEndLocation(t,this.currentToken),(c=(a=this.treeAdapter).onItemPop)===null||c===void 0||c.call(a,t,this.openElements.current),(T=this.annotationXmlIntegrationPoints)===
null||T===void 0||T.delete(t),n){let d,f;this.openElements.stackTop===0&&this.fragmentContext?(d=this.fragmentContext,f=this.fragmentContextID):{current:d,currentTagId:f}=
this.openElements,this._setContextModes(d,f)}}_setContextModes(t,n){const a=t===this.document||t&&this.treeAdapter.getNamespaceURI(t)===S.HTML;this.currentNotInHTML=
!a,this.tokenizer.inForeignNode=!a&&t!==void 0&&n!==void 0&&!this._isIntegrationPoint(n,t)}_switchToTextParsing(t,n){this._insertElement(t,S.HTML),this.tokenizer.
state=n,this.originalInsertionMode=this.insertionMode,this.insertionMode=l.TEXT}switchToPlaintextParsing(){this.insertionMode=l.TEXT,this.originalInsertionMode=
l.IN_BODY,this.tokenizer.state=Z.PLAINTEXT}_getAdjustedCurrentElement(){return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.
current}_findFormInFragmentContext(){let t=this.fragmentContext;for(;t;){if(this.treeAdapter.getTagName(t)===A.FORM&&this.treeAdapter.getNamespaceURI(t)===S.HTML){
this.formElement=t;break}t=this.treeAdapter.getParentNode(t)}}_initTokenizerForFragmentParsing(){if(!(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.
fragmentContext)!==S.HTML))switch(this.fragmentContextID){case s.TITLE:case s.TEXTAREA:{this.tokenizer.state=Z.RCDATA;break}case s.STYLE:case s.XMP:case s.IFRAME:case s.
NOEMBED:case s.NOFRAMES:case s.NOSCRIPT:{this.tokenizer.state=Z.RAWTEXT;break}case s.SCRIPT:{this.tokenizer.state=Z.SCRIPT_DATA;break}case s.PLAINTEXT:{this.tokenizer.
state=Z.PLAINTEXT;break}default:}}_setDocumentType(t){const n=t.name||"",a=t.publicId||"",c=t.systemId||"";if(this.treeAdapter.setDocumentType(this.document,n,a,
c),t.location){const d=this.treeAdapter.getChildNodes(this.document).find(f=>this.treeAdapter.isDocumentTypeNode(f));d&&this.treeAdapter.setNodeSourceCodeLocation(
d,t.location)}}_attachElementToTree(t,n,a){if(this.options.sourceCodeLocationInfo){const c=n&&{...n,startTag:n};this.treeAdapter.setNodeSourceCodeLocation(t,c)}
a.beforeElement?this.treeAdapter.insertBefore(a.parent,t,a.beforeElement):this.treeAdapter.appendChild(a.parent,t)}_getInsertionLocation(){var t;return this._shouldFosterParentOnInsertion()?
this._findFosterParentingLocation():{parent:(t=this.openElements.currentTmplContentOrNode)!==null&&t!==void 0?t:this.document,beforeElement:null}}_createElement(t,n,a,c){
var T,d;const f=this.treeAdapter.createElement(t,n,a);return(d=(T=this.treeAdapter).onElementCreated)===null||d===void 0||d.call(T,f,{intendedParent:c,formElement:this.
formElement,isInTemplate:this.openElements.tmplCount>0}),f}_appendElement(t,n){const a=this._getInsertionLocation(),c=this._createElement(t.tagName,n,t.attrs,a.
parent);this._attachElementToTree(c,t.location,a)}_insertElement(t,n){const a=this._getInsertionLocation(),c=this._createElement(t.tagName,n,t.attrs,a.parent);this.
_attachElementToTree(c,t.location,a),this.openElements.push(c,t.tagID)}_insertFakeElement(t,n){const a=this._getInsertionLocation(),c=this._createElement(t,S.HTML,
[],a.parent);this._attachElementToTree(c,null,a),this.openElements.push(c,n)}_insertTemplate(t){const n=this._getInsertionLocation(),a=this._createElement(t.tagName,
S.HTML,t.attrs,n.parent),c=this.treeAdapter.createDocumentFragment();this.treeAdapter.setTemplateContent(a,c),this._attachElementToTree(a,t.location,n),this.openElements.
push(a,t.tagID),this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(c,null)}_insertFakeRootElement(){const t=this._createElement(A.HTML,
S.HTML,[],this.document);this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(t,null),this.treeAdapter.appendChild(this.document,t),this.
openElements.push(t,s.HTML)}_appendCommentNode(t,n){const a=this.treeAdapter.createCommentNode(t.data);this.treeAdapter.appendChild(n,a),this.options.sourceCodeLocationInfo&&
this.treeAdapter.setNodeSourceCodeLocation(a,t.location)}_insertCharacters(t){let n,a;if(this._shouldFosterParentOnInsertion()?({parent:n,beforeElement:a}=this.
_findFosterParentingLocation(),a?this.treeAdapter.insertTextBefore(n,t.chars,a):this.treeAdapter.insertText(n,t.chars)):(n=this.openElements.currentTmplContentOrNode,
this.treeAdapter.insertText(n,t.chars)),!t.location)return;const c=this.treeAdapter.getChildNodes(n),T=a?c.lastIndexOf(a):c.length,d=c[T-1];if(this.treeAdapter.
getNodeSourceCodeLocation(d)){const{endLine:k,endCol:R,endOffset:H}=t.location;this.treeAdapter.updateNodeSourceCodeLocation(d,{endLine:k,endCol:R,endOffset:H})}else
this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(d,t.location)}_adoptNodes(t,n){const a=[...this.treeAdapter.getChildNodes(t)];for(let c=a.
length-1;c>=0;c--)this.treeAdapter.detachNode(a[c]);for(const c of a)this.treeAdapter.appendChild(n,c)}_setEndLocation(t,n){if(this.treeAdapter.getNodeSourceCodeLocation(
t)&&n.location){const a=n.location,c=this.treeAdapter.getTagName(t),T=n.type===O.END_TAG&&c===n.tagName?{endTag:{...a},endLine:a.endLine,endCol:a.endCol,endOffset:a.
endOffset}:{endLine:a.startLine,endCol:a.startCol,endOffset:a.startOffset};this.treeAdapter.updateNodeSourceCodeLocation(t,T)}}shouldProcessStartTagTokenInForeignContent(t){
if(!this.currentNotInHTML)return!1;let n,a;return this.openElements.stackTop===0&&this.fragmentContext?(n=this.fragmentContext,a=this.fragmentContextID):{current:n,
currentTagId:a}=this.openElements,t.tagID===s.SVG&&this.treeAdapter.getTagName(n)===A.ANNOTATION_XML&&this.treeAdapter.getNamespaceURI(n)===S.MATHML?!1:this.tokenizer.
inForeignNode||(t.tagID===s.MGLYPH||t.tagID===s.MALIGNMARK)&&a!==void 0&&!this._isIntegrationPoint(a,n,S.HTML)}_processToken(t){switch(t.type){case O.CHARACTER:{
this.onCharacter(t);break}case O.NULL_CHARACTER:{this.onNullCharacter(t);break}case O.COMMENT:{this.onComment(t);break}case O.DOCTYPE:{this.onDoctype(t);break}case O.
START_TAG:{this._processStartTag(t);break}case O.END_TAG:{this.onEndTag(t);break}case O.EOF:{this.onEof(t);break}case O.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(
t);break}}}_isIntegrationPoint(t,n,a){var c;const T=this.treeAdapter.getNamespaceURI(n);if(t===s.ANNOTATION_XML&&T===S.MATHML&&a!==S.MATHML){const d=(c=this.annotationXmlIntegrationPoints)!==
null&&c!==void 0?c:this.annotationXmlIntegrationPoints=new Map;let f=d.get(n);return f===void 0&&(f=_s(t,T,this.treeAdapter.getAttrList(n)),d.set(n,f)),f}return _s(
t,T,Cs,a)}_reconstructActiveFormattingElements(){let t=null;for(let n=this.activeFormattingElements.newest;n!==null&&n.type===ae.Element&&!this.openElements.contains(
n.element);n=n.older)t=n;for(let n=t;n!==null&&n.type===ae.Element;n=n.newer)this._insertElement(n.token,this.treeAdapter.getNamespaceURI(n.element)),this.activeFormattingElements.
replaceElement(n,this.openElements.current)}_closeTableCell(){this.openElements.generateImpliedEndTags(),this.openElements.popUntilTableCellPopped(),this.activeFormattingElements.
clearToLastMarker(),this.insertionMode=l.IN_ROW}_closePElement(){this.openElements.generateImpliedEndTagsWithExclusion(s.P),this.openElements.popUntilTagNamePopped(
s.P)}_resetInsertionMode(){const t=this.openElements.indexOfTopmostOf(xt),n=t===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[t],a=t===
0&&this.fragmentContext?this.fragmentContext:this.openElements.items[t];if(a!==void 0&&this.treeAdapter.getNamespaceURI(a)===S.HTML)switch(n){case s.TR:{this.insertionMode=
l.IN_ROW;return}case s.TBODY:case s.THEAD:case s.TFOOT:{this.insertionMode=l.IN_TABLE_BODY;return}case s.CAPTION:{this.insertionMode=l.IN_CAPTION;return}case s.
COLGROUP:{this.insertionMode=l.IN_COLUMN_GROUP;return}case s.TABLE:{this.insertionMode=l.IN_TABLE;return}case s.BODY:{this.insertionMode=l.IN_BODY;return}case s.
FRAMESET:{this.insertionMode=l.IN_FRAMESET;return}case s.SELECT:{this._resetInsertionModeForSelect(t);return}case s.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.
tmplInsertionModeStack.length-1];return}case s.HTML:{this.insertionMode=this.headElement?l.AFTER_HEAD:l.BEFORE_HEAD;return}case s.TD:case s.TH:{if(t>0){this.insertionMode=
l.IN_CELL;return}break}case s.HEAD:{if(t>0){this.insertionMode=l.IN_HEAD;return}break}}this.insertionMode=l.IN_BODY}_resetInsertionModeForSelect(t){if(t>0){const n=this.
openElements.indexOfTopmost(s.TABLE);if(n>0&&n>this.openElements.indexOfTopmost(s.TEMPLATE)){this.insertionMode=l.IN_SELECT_IN_TABLE;return}}this.insertionMode=
l.IN_SELECT}_isElementCausesFosterParenting(t){return Xn.has(t)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==
void 0&&this._isElementCausesFosterParenting(this.openElements.currentTagId)}_findFosterParentingLocation(){const{openElements:t}=this,n=t.indexOfTopmost(s.TABLE),
a=t.indexOfTopmost(s.TEMPLATE);if(a>n)return{parent:this.treeAdapter.getTemplateContent(t.items[a]),beforeElement:null};if(n!==-1){const c=t.items[n],T=this.treeAdapter.
getParentNode(c);return T?{parent:T,beforeElement:c}:{parent:t.items[t.slotBelow(n)],beforeElement:null}}return{parent:t.items[0],beforeElement:null}}_fosterParentElement(t){
const n=this._findFosterParentingLocation();n.beforeElement?this.treeAdapter.insertBefore(n.parent,t,n.beforeElement):this.treeAdapter.appendChild(n.parent,t)}_isSpecialElement(t,n){
const a=this.treeAdapter.getNamespaceURI(t);return bt[a].has(n)}onCharacter(t){if(this.skipNextNewLine=!1,this.tokenizer.inForeignNode){yr(this,t);return}switch(this.
insertionMode){case l.INITIAL:{Et(this,t);break}case l.BEFORE_HTML:{Ht(this,t);break}case l.BEFORE_HEAD:{Ut(this,t);break}case l.IN_HEAD:{Tt(this,t);break}case l.
IN_HEAD_NO_SCRIPT:{dt(this,t);break}case l.AFTER_HEAD:{Xe(this,t);break}case l.IN_BODY:case l.IN_CAPTION:case l.IN_CELL:case l.IN_TEMPLATE:{sr(this,t);break}case l.
TEXT:case l.IN_SELECT:case l.IN_SELECT_IN_TABLE:{this._insertCharacters(t);break}case l.IN_TABLE:case l.IN_TABLE_BODY:case l.IN_ROW:{mn(this,t);break}case l.IN_TABLE_TEXT:{
_n(this,t);break}case l.IN_COLUMN_GROUP:{Ns(this,t);break}case l.AFTER_BODY:{Is(this,t);break}case l.AFTER_AFTER_BODY:{gs(this,t);break}default:}}onNullCharacter(t){
if(this.skipNextNewLine=!1,this.tokenizer.inForeignNode){ji(this,t);return}switch(this.insertionMode){case l.INITIAL:{Et(this,t);break}case l.BEFORE_HTML:{Ht(this,
t);break}case l.BEFORE_HEAD:{Ut(this,t);break}case l.IN_HEAD:{Tt(this,t);break}case l.IN_HEAD_NO_SCRIPT:{dt(this,t);break}case l.AFTER_HEAD:{Xe(this,t);break}case l.
TEXT:{this._insertCharacters(t);break}case l.IN_TABLE:case l.IN_TABLE_BODY:case l.IN_ROW:{mn(this,t);break}case l.IN_COLUMN_GROUP:{Ns(this,t);break}case l.AFTER_BODY:{
Is(this,t);break}case l.AFTER_AFTER_BODY:{gs(this,t);break}default:}}onComment(t){if(this.skipNextNewLine=!1,this.currentNotInHTML){un(this,t);return}switch(this.
insertionMode){case l.INITIAL:case l.BEFORE_HTML:case l.BEFORE_HEAD:case l.IN_HEAD:case l.IN_HEAD_NO_SCRIPT:case l.AFTER_HEAD:case l.IN_BODY:case l.IN_TABLE:case l.
IN_CAPTION:case l.IN_COLUMN_GROUP:case l.IN_TABLE_BODY:case l.IN_ROW:case l.IN_CELL:case l.IN_SELECT:case l.IN_SELECT_IN_TABLE:case l.IN_TEMPLATE:case l.IN_FRAMESET:case l.
AFTER_FRAMESET:{un(this,t);break}case l.IN_TABLE_TEXT:{Gt(this,t);break}case l.AFTER_BODY:{Jn(this,t);break}case l.AFTER_AFTER_BODY:case l.AFTER_AFTER_FRAMESET:{
li(this,t);break}default:}}onDoctype(t){switch(this.skipNextNewLine=!1,this.insertionMode){case l.INITIAL:{Ei(this,t);break}case l.BEFORE_HEAD:case l.IN_HEAD:case l.
IN_HEAD_NO_SCRIPT:case l.AFTER_HEAD:{this._err(t,C.misplacedDoctype);break}case l.IN_TABLE_TEXT:{Gt(this,t);break}default:}}onStartTag(t){this.skipNextNewLine=!1,
this.currentToken=t,this._processStartTag(t),t.selfClosing&&!t.ackSelfClosing&&this._err(t,C.nonVoidHtmlElementStartTagWithTrailingSolidus)}_processStartTag(t){
this.shouldProcessStartTagTokenInForeignContent(t)?xr(this,t):this._startTagOutsideForeignContent(t)}_startTagOutsideForeignContent(t){switch(this.insertionMode){case l.
INITIAL:{Et(this,t);break}case l.BEFORE_HTML:{Ti(this,t);break}case l.BEFORE_HEAD:{Zn(this,t);break}case l.IN_HEAD:{_e(this,t);break}case l.IN_HEAD_NO_SCRIPT:{mi(
this,t);break}case l.AFTER_HEAD:{_i(this,t);break}case l.IN_BODY:{z(this,t);break}case l.IN_TABLE:{mt(this,t);break}case l.IN_TABLE_TEXT:{Gt(this,t);break}case l.
IN_CAPTION:{kr(this,t);break}case l.IN_COLUMN_GROUP:{Ss(this,t);break}case l.IN_TABLE_BODY:{Je(this,t);break}case l.IN_ROW:{Kt(this,t);break}case l.IN_CELL:{vi(
this,t);break}case l.IN_SELECT:{Rr(this,t);break}case l.IN_SELECT_IN_TABLE:{Wi(this,t);break}case l.IN_TEMPLATE:{Qi(this,t);break}case l.AFTER_BODY:{Ki(this,t);
break}case l.IN_FRAMESET:{Fr(this,t);break}case l.AFTER_FRAMESET:{Vi(this,t);break}case l.AFTER_AFTER_BODY:{Mr(this,t);break}case l.AFTER_AFTER_FRAMESET:{zi(this,
t);break}default:}}onEndTag(t){this.skipNextNewLine=!1,this.currentToken=t,this.currentNotInHTML?Ji(this,t):this._endTagOutsideForeignContent(t)}_endTagOutsideForeignContent(t){
switch(this.insertionMode){case l.INITIAL:{Et(this,t);break}case l.BEFORE_HTML:{di(this,t);break}case l.BEFORE_HEAD:{Ai(this,t);break}case l.IN_HEAD:{er(this,t);
break}case l.IN_HEAD_NO_SCRIPT:{fi(this,t);break}case l.AFTER_HEAD:{tr(this,t);break}case l.IN_BODY:{je(this,t);break}case l.TEXT:{Mi(this,t);break}case l.IN_TABLE:{
Yt(this,t);break}case l.IN_TABLE_TEXT:{Gt(this,t);break}case l.IN_CAPTION:{Cn(this,t);break}case l.IN_COLUMN_GROUP:{wi(this,t);break}case l.IN_TABLE_BODY:{Qt(this,
t);break}case l.IN_ROW:{Or(this,t);break}case l.IN_CELL:{Yi(this,t);break}case l.IN_SELECT:{pn(this,t);break}case l.IN_SELECT_IN_TABLE:{Gi(this,t);break}case l.
IN_TEMPLATE:{br(this,t);break}case l.AFTER_BODY:{Pr(this,t);break}case l.IN_FRAMESET:{qi(this,t);break}case l.AFTER_FRAMESET:{Xi(this,t);break}case l.AFTER_AFTER_BODY:{
gs(this,t);break}default:}}onEof(t){switch(this.insertionMode){case l.INITIAL:{Et(this,t);break}case l.BEFORE_HTML:{Ht(this,t);break}case l.BEFORE_HEAD:{Ut(this,
t);break}case l.IN_HEAD:{Tt(this,t);break}case l.IN_HEAD_NO_SCRIPT:{dt(this,t);break}case l.AFTER_HEAD:{Xe(this,t);break}case l.IN_BODY:case l.IN_TABLE:case l.IN_CAPTION:case l.
IN_COLUMN_GROUP:case l.IN_TABLE_BODY:case l.IN_ROW:case l.IN_CELL:case l.IN_SELECT:case l.IN_SELECT_IN_TABLE:{Sr(this,t);break}case l.TEXT:{Nr(this,t);break}case l.
IN_TABLE_TEXT:{Gt(this,t);break}case l.IN_TEMPLATE:{Br(this,t);break}case l.AFTER_BODY:case l.IN_FRAMESET:case l.AFTER_FRAMESET:case l.AFTER_AFTER_BODY:case l.AFTER_AFTER_FRAMESET:{
cn(this,t);break}default:}}onWhitespaceCharacter(t){if(this.skipNextNewLine&&(this.skipNextNewLine=!1,t.chars.charCodeAt(0)===u.LINE_FEED)){if(t.chars.length===
1)return;t.chars=t.chars.substr(1)}if(this.tokenizer.inForeignNode){this._insertCharacters(t);return}switch(this.insertionMode){case l.IN_HEAD:case l.IN_HEAD_NO_SCRIPT:case l.
AFTER_HEAD:case l.TEXT:case l.IN_COLUMN_GROUP:case l.IN_SELECT:case l.IN_SELECT_IN_TABLE:case l.IN_FRAMESET:case l.AFTER_FRAMESET:{this._insertCharacters(t);break}case l.
IN_BODY:case l.IN_CAPTION:case l.IN_CELL:case l.IN_TEMPLATE:case l.AFTER_BODY:case l.AFTER_AFTER_BODY:case l.AFTER_AFTER_FRAMESET:{hn(this,t);break}case l.IN_TABLE:case l.
IN_TABLE_BODY:case l.IN_ROW:{mn(this,t);break}case l.IN_TABLE_TEXT:{fn(this,t);break}default:}}}function zn(e,t){let n=e.activeFormattingElements.getElementEntryInScopeWithTagName(
t.tagName);return n?e.openElements.contains(n.element)?e.openElements.hasInScope(t.tagID,n.element)||(n=null):(e.activeFormattingElements.removeEntry(n),n=null):
An(e,t),n}function nn(e,t){const{openElements:n}=e,a=n._indexOf(t.element);for(let c=n.slotAbove(a);c!==-1;c=n.slotAbove(c))if(e._isSpecialElement(n.items[c],n.
tagIDs[c]))return c;return n.shortenToLength(a),e.activeFormattingElements.removeEntry(t),-1}function rn(e,t,n){const a=e.openElements.items[t];let c=a,T=e.openElements.
slotBelow(t);const d=e.openElements.getCommonAncestor(n);for(let f=0,k=T;e.openElements.items[k]!==n;f++,k=T){let R=e.openElements.items[k];T=e.openElements.slotBelow(
k);const H=e.activeFormattingElements.getElementEntry(R),Q=H&&f>=Vn;!H||Q?(Q&&e.activeFormattingElements.removeEntry(H),e.openElements.removeAt(k)):(R=an(e,H,d),
c===a&&(e.activeFormattingElements.bookmark=H),e.treeAdapter.detachNode(c),e.treeAdapter.appendChild(R,c),c=R)}return c}function an(e,t,n){const a=e.treeAdapter.
getNamespaceURI(t.element),c=e._createElement(t.token.tagName,a,t.token.attrs,n);return e.openElements.replace(t.element,c),e.activeFormattingElements.replaceElement(
t,c),c}function jn(e,t,n){const a=e.treeAdapter.getTagName(t),c=ye(a);if(e._isElementCausesFosterParenting(c))e._fosterParentElement(n);else{const T=e.treeAdapter.
getNamespaceURI(t);c===s.TEMPLATE&&T===S.HTML&&(t=e.treeAdapter.getTemplateContent(t)),e.treeAdapter.appendChild(t,n)}}function hi(e,t,n){const a=e.treeAdapter.
getNamespaceURI(n.element),{token:c}=n,T=e._createElement(c.tagName,a,c.attrs,t);e._adoptNodes(t,T),e.treeAdapter.appendChild(t,T),e.activeFormattingElements.insertElementAfterBookmark(
T,c),e.activeFormattingElements.removeEntry(n);const d=e.openElements._indexOf(n.element);let f=e.openElements.slotAbove(d);for(;e.openElements.items[f]!==t;)f=
e.openElements.slotAbove(f);e.openElements.replaceFormattingElement(d,f,T,c.tagID)}function on(e,t){const{current:n,currentTagId:a}=e.openElements;if(a===t.tagID&&
e.treeAdapter.getNamespaceURI(n)===S.HTML&&!e.activeFormattingElements.getElementEntry(n)){e.openElements.pop();return}for(let c=0;c<qn;c++){const T=zn(e,t);if(!T)
break;const d=nn(e,T);if(d===-1)break;const f=e.openElements.items[d];e.activeFormattingElements.bookmark=T;const k=rn(e,d,T.element),R=e.openElements.getCommonAncestor(
T.element);e.treeAdapter.detachNode(k),R&&jn(e,R,k),hi(e,f,T)}}function un(e,t){e._appendCommentNode(t,e.openElements.currentTmplContentOrNode)}function Jn(e,t){
e._appendCommentNode(t,e.openElements.items[0])}function li(e,t){e._appendCommentNode(t,e.document)}function cn(e,t){if(e.stopped=!0,t.location){const n=e.fragmentContext?
0:2;for(let a=e.openElements.stackTop;a>=n;a=e.openElements.slotBelow(a))e._setEndLocation(e.openElements.items[a],t);if(!e.fragmentContext&&e.openElements.stackTop>=
0){const a=e.openElements.items[0],c=e.treeAdapter.getNodeSourceCodeLocation(a);if(c&&!c.endTag&&(e._setEndLocation(a,t),e.openElements.stackTop>=1)){const T=e.
openElements.items[1],d=e.treeAdapter.getNodeSourceCodeLocation(T);d&&!d.endTag&&e._setEndLocation(T,t)}}}}function Ei(e,t){e._setDocumentType(t);const n=t.forceQuirks?
se.QUIRKS:xn(t);ni(t)||e._err(t,C.nonConformingDoctype),e.treeAdapter.setDocumentMode(e.document,n),e.insertionMode=l.BEFORE_HTML}function Et(e,t){e._err(t,C.missingDoctype,
!0),e.treeAdapter.setDocumentMode(e.document,se.QUIRKS),e.insertionMode=l.BEFORE_HTML,e._processToken(t)}function Ti(e,t){t.tagID===s.HTML?(e._insertElement(t,S.
HTML),e.insertionMode=l.BEFORE_HEAD):Ht(e,t)}function di(e,t){const n=t.tagID;(n===s.HTML||n===s.HEAD||n===s.BODY||n===s.BR)&&Ht(e,t)}function Ht(e,t){e._insertFakeRootElement(),
e.insertionMode=l.BEFORE_HEAD,e._processToken(t)}function Zn(e,t){switch(t.tagID){case s.HTML:{z(e,t);break}case s.HEAD:{e._insertElement(t,S.HTML),e.headElement=
e.openElements.current,e.insertionMode=l.IN_HEAD;break}default:Ut(e,t)}}function Ai(e,t){const n=t.tagID;n===s.HEAD||n===s.BODY||n===s.HTML||n===s.BR?Ut(e,t):e.
_err(t,C.endTagWithoutMatchingOpenElement)}function Ut(e,t){e._insertFakeElement(A.HEAD,s.HEAD),e.headElement=e.openElements.current,e.insertionMode=l.IN_HEAD,e.
_processToken(t)}function _e(e,t){switch(t.tagID){case s.HTML:{z(e,t);break}case s.BASE:case s.BASEFONT:case s.BGSOUND:case s.LINK:case s.META:{e._appendElement(
t,S.HTML),t.ackSelfClosing=!0;break}case s.TITLE:{e._switchToTextParsing(t,Z.RCDATA);break}case s.NOSCRIPT:{e.options.scriptingEnabled?e._switchToTextParsing(t,
Z.RAWTEXT):(e._insertElement(t,S.HTML),e.insertionMode=l.IN_HEAD_NO_SCRIPT);break}case s.NOFRAMES:case s.STYLE:{e._switchToTextParsing(t,Z.RAWTEXT);break}case s.
SCRIPT:{e._switchToTextParsing(t,Z.SCRIPT_DATA);break}case s.TEMPLATE:{e._insertTemplate(t),e.activeFormattingElements.insertMarker(),e.framesetOk=!1,e.insertionMode=
l.IN_TEMPLATE,e.tmplInsertionModeStack.push(l.IN_TEMPLATE);break}case s.HEAD:{e._err(t,C.misplacedStartTagForHeadElement);break}default:Tt(e,t)}}function er(e,t){
switch(t.tagID){case s.HEAD:{e.openElements.pop(),e.insertionMode=l.AFTER_HEAD;break}case s.BODY:case s.BR:case s.HTML:{Tt(e,t);break}case s.TEMPLATE:{Ve(e,t);break}default:
e._err(t,C.endTagWithoutMatchingOpenElement)}}function Ve(e,t){e.openElements.tmplCount>0?(e.openElements.generateImpliedEndTagsThoroughly(),e.openElements.currentTagId!==
s.TEMPLATE&&e._err(t,C.closingOfElementWithOpenChildElements),e.openElements.popUntilTagNamePopped(s.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.
tmplInsertionModeStack.pop(),e._resetInsertionMode()):e._err(t,C.endTagWithoutMatchingOpenElement)}function Tt(e,t){e.openElements.pop(),e.insertionMode=l.AFTER_HEAD,
e._processToken(t)}function mi(e,t){switch(t.tagID){case s.HTML:{z(e,t);break}case s.BASEFONT:case s.BGSOUND:case s.HEAD:case s.LINK:case s.META:case s.NOFRAMES:case s.
STYLE:{_e(e,t);break}case s.NOSCRIPT:{e._err(t,C.nestedNoscriptInHead);break}default:dt(e,t)}}function fi(e,t){switch(t.tagID){case s.NOSCRIPT:{e.openElements.pop(),
e.insertionMode=l.IN_HEAD;break}case s.BR:{dt(e,t);break}default:e._err(t,C.endTagWithoutMatchingOpenElement)}}function dt(e,t){const n=t.type===O.EOF?C.openElementsLeftAfterEof:
C.disallowedContentInNoscriptInHead;e._err(t,n),e.openElements.pop(),e.insertionMode=l.IN_HEAD,e._processToken(t)}function _i(e,t){switch(t.tagID){case s.HTML:{
z(e,t);break}case s.BODY:{e._insertElement(t,S.HTML),e.framesetOk=!1,e.insertionMode=l.IN_BODY;break}case s.FRAMESET:{e._insertElement(t,S.HTML),e.insertionMode=
l.IN_FRAMESET;break}case s.BASE:case s.BASEFONT:case s.BGSOUND:case s.LINK:case s.META:case s.NOFRAMES:case s.SCRIPT:case s.STYLE:case s.TEMPLATE:case s.TITLE:{
e._err(t,C.abandonedHeadElementChild),e.openElements.push(e.headElement,s.HEAD),_e(e,t),e.openElements.remove(e.headElement);break}case s.HEAD:{e._err(t,C.misplacedStartTagForHeadElement);
break}default:Xe(e,t)}}function tr(e,t){switch(t.tagID){case s.BODY:case s.HTML:case s.BR:{Xe(e,t);break}case s.TEMPLATE:{Ve(e,t);break}default:e._err(t,C.endTagWithoutMatchingOpenElement)}}
function Xe(e,t){e._insertFakeElement(A.BODY,s.BODY),e.insertionMode=l.IN_BODY,wt(e,t)}function wt(e,t){switch(t.type){case O.CHARACTER:{sr(e,t);break}case O.WHITESPACE_CHARACTER:{
hn(e,t);break}case O.COMMENT:{un(e,t);break}case O.START_TAG:{z(e,t);break}case O.END_TAG:{je(e,t);break}case O.EOF:{Sr(e,t);break}default:}}function hn(e,t){e.
_reconstructActiveFormattingElements(),e._insertCharacters(t)}function sr(e,t){e._reconstructActiveFormattingElements(),e._insertCharacters(t),e.framesetOk=!1}function Ci(e,t){
e.openElements.tmplCount===0&&e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}function nr(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement();
n&&e.openElements.tmplCount===0&&(e.framesetOk=!1,e.treeAdapter.adoptAttributes(n,t.attrs))}function pi(e,t){const n=e.openElements.tryPeekProperlyNestedBodyElement();
e.framesetOk&&n&&(e.treeAdapter.detachNode(n),e.openElements.popAllUpToHtmlElement(),e._insertElement(t,S.HTML),e.insertionMode=l.IN_FRAMESET)}function rr(e,t){
e.openElements.hasInButtonScope(s.P)&&e._closePElement(),e._insertElement(t,S.HTML)}function ir(e,t){e.openElements.hasInButtonScope(s.P)&&e._closePElement(),e.
openElements.currentTagId!==void 0&&Ks.has(e.openElements.currentTagId)&&e.openElements.pop(),e._insertElement(t,S.HTML)}function Di(e,t){e.openElements.hasInButtonScope(
s.P)&&e._closePElement(),e._insertElement(t,S.HTML),e.skipNextNewLine=!0,e.framesetOk=!1}function Si(e,t){const n=e.openElements.tmplCount>0;(!e.formElement||n)&&
(e.openElements.hasInButtonScope(s.P)&&e._closePElement(),e._insertElement(t,S.HTML),n||(e.formElement=e.openElements.current))}function ar(e,t){e.framesetOk=!1;
const n=t.tagID===s.LI?e.openElements.indexOfTopmost(s.LI):Math.max(e.openElements.indexOfTopmost(s.DD),e.openElements.indexOfTopmost(s.DT));if(n!==-1&&!e.openElements.
hasListItemBoundaryAbove(n)){const a=e.openElements.tagIDs[n];e.openElements.generateImpliedEndTagsWithExclusion(a),e.openElements.popUntilTagNamePopped(a)}e.openElements.
hasInButtonScope(s.P)&&e._closePElement(),e._insertElement(t,S.HTML)}function Ni(e,t){e.openElements.hasInButtonScope(s.P)&&e._closePElement(),e._insertElement(
t,S.HTML),e.tokenizer.state=Z.PLAINTEXT}function or(e,t){e.openElements.hasInScope(s.BUTTON)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(
s.BUTTON)),e._reconstructActiveFormattingElements(),e._insertElement(t,S.HTML),e.framesetOk=!1}function Ii(e,t){const n=e.activeFormattingElements.getElementEntryInScopeWithTagName(
A.A);n&&(on(e,t),e.openElements.remove(n.element),e.activeFormattingElements.removeEntry(n)),e._reconstructActiveFormattingElements(),e._insertElement(t,S.HTML),
e.activeFormattingElements.pushElement(e.openElements.current,t)}function gi(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,S.HTML),e.activeFormattingElements.
pushElement(e.openElements.current,t)}function ln(e,t){e._reconstructActiveFormattingElements(),e.openElements.hasInScope(s.NOBR)&&(on(e,t),e._reconstructActiveFormattingElements()),
e._insertElement(t,S.HTML),e.activeFormattingElements.pushElement(e.openElements.current,t)}function ur(e,t){e._reconstructActiveFormattingElements(),e._insertElement(
t,S.HTML),e.activeFormattingElements.insertMarker(),e.framesetOk=!1}function cr(e,t){e.treeAdapter.getDocumentMode(e.document)!==se.QUIRKS&&e.openElements.hasInButtonScope(
s.P)&&e._closePElement(),e._insertElement(t,S.HTML),e.framesetOk=!1,e.insertionMode=l.IN_TABLE}function hr(e,t){e._reconstructActiveFormattingElements(),e._appendElement(
t,S.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function At(e){const t=st(e,Le.TYPE);return t!=null&&t.toLowerCase()===Kn}function ze(e,t){e._reconstructActiveFormattingElements(),
e._appendElement(t,S.HTML),At(t)||(e.framesetOk=!1),t.ackSelfClosing=!0}function vt(e,t){e._appendElement(t,S.HTML),t.ackSelfClosing=!0}function Li(e,t){e.openElements.
hasInButtonScope(s.P)&&e._closePElement(),e._appendElement(t,S.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function ki(e,t){t.tagName=A.IMG,t.tagID=s.IMG,hr(e,t)}
function Oi(e,t){e._insertElement(t,S.HTML),e.skipNextNewLine=!0,e.tokenizer.state=Z.RCDATA,e.originalInsertionMode=e.insertionMode,e.framesetOk=!1,e.insertionMode=
l.TEXT}function ps(e,t){e.openElements.hasInButtonScope(s.P)&&e._closePElement(),e._reconstructActiveFormattingElements(),e.framesetOk=!1,e._switchToTextParsing(
t,Z.RAWTEXT)}function En(e,t){e.framesetOk=!1,e._switchToTextParsing(t,Z.RAWTEXT)}function lr(e,t){e._switchToTextParsing(t,Z.RAWTEXT)}function Ri(e,t){e._reconstructActiveFormattingElements(),
e._insertElement(t,S.HTML),e.framesetOk=!1,e.insertionMode=e.insertionMode===l.IN_TABLE||e.insertionMode===l.IN_CAPTION||e.insertionMode===l.IN_TABLE_BODY||e.insertionMode===
l.IN_ROW||e.insertionMode===l.IN_CELL?l.IN_SELECT_IN_TABLE:l.IN_SELECT}function Tn(e,t){e.openElements.currentTagId===s.OPTION&&e.openElements.pop(),e._reconstructActiveFormattingElements(),
e._insertElement(t,S.HTML)}function Er(e,t){e.openElements.hasInScope(s.RUBY)&&e.openElements.generateImpliedEndTags(),e._insertElement(t,S.HTML)}function Tr(e,t){
e.openElements.hasInScope(s.RUBY)&&e.openElements.generateImpliedEndTagsWithExclusion(s.RTC),e._insertElement(t,S.HTML)}function dr(e,t){e._reconstructActiveFormattingElements(),
Yn(t),tn(t),t.selfClosing?e._appendElement(t,S.MATHML):e._insertElement(t,S.MATHML),t.ackSelfClosing=!0}function Ar(e,t){e._reconstructActiveFormattingElements(),
Wn(t),tn(t),t.selfClosing?e._appendElement(t,S.SVG):e._insertElement(t,S.SVG),t.ackSelfClosing=!0}function dn(e,t){e._reconstructActiveFormattingElements(),e._insertElement(
t,S.HTML)}function z(e,t){switch(t.tagID){case s.I:case s.S:case s.B:case s.U:case s.EM:case s.TT:case s.BIG:case s.CODE:case s.FONT:case s.SMALL:case s.STRIKE:case s.
STRONG:{gi(e,t);break}case s.A:{Ii(e,t);break}case s.H1:case s.H2:case s.H3:case s.H4:case s.H5:case s.H6:{ir(e,t);break}case s.P:case s.DL:case s.OL:case s.UL:case s.
DIV:case s.DIR:case s.NAV:case s.MAIN:case s.MENU:case s.ASIDE:case s.CENTER:case s.FIGURE:case s.FOOTER:case s.HEADER:case s.HGROUP:case s.DIALOG:case s.DETAILS:case s.
ADDRESS:case s.ARTICLE:case s.SEARCH:case s.SECTION:case s.SUMMARY:case s.FIELDSET:case s.BLOCKQUOTE:case s.FIGCAPTION:{rr(e,t);break}case s.LI:case s.DD:case s.
DT:{ar(e,t);break}case s.BR:case s.IMG:case s.WBR:case s.AREA:case s.EMBED:case s.KEYGEN:{hr(e,t);break}case s.HR:{Li(e,t);break}case s.RB:case s.RTC:{Er(e,t);break}case s.
RT:case s.RP:{Tr(e,t);break}case s.PRE:case s.LISTING:{Di(e,t);break}case s.XMP:{ps(e,t);break}case s.SVG:{Ar(e,t);break}case s.HTML:{Ci(e,t);break}case s.BASE:case s.
LINK:case s.META:case s.STYLE:case s.TITLE:case s.SCRIPT:case s.BGSOUND:case s.BASEFONT:case s.TEMPLATE:{_e(e,t);break}case s.BODY:{nr(e,t);break}case s.FORM:{Si(
e,t);break}case s.NOBR:{ln(e,t);break}case s.MATH:{dr(e,t);break}case s.TABLE:{cr(e,t);break}case s.INPUT:{ze(e,t);break}case s.PARAM:case s.TRACK:case s.SOURCE:{
vt(e,t);break}case s.IMAGE:{ki(e,t);break}case s.BUTTON:{or(e,t);break}case s.APPLET:case s.OBJECT:case s.MARQUEE:{ur(e,t);break}case s.IFRAME:{En(e,t);break}case s.
SELECT:{Ri(e,t);break}case s.OPTION:case s.OPTGROUP:{Tn(e,t);break}case s.NOEMBED:case s.NOFRAMES:{lr(e,t);break}case s.FRAMESET:{pi(e,t);break}case s.TEXTAREA:{
Oi(e,t);break}case s.NOSCRIPT:{e.options.scriptingEnabled?lr(e,t):dn(e,t);break}case s.PLAINTEXT:{Ni(e,t);break}case s.COL:case s.TH:case s.TD:case s.TR:case s.
HEAD:case s.FRAME:case s.TBODY:case s.TFOOT:case s.THEAD:case s.CAPTION:case s.COLGROUP:break;default:dn(e,t)}}function mr(e,t){if(e.openElements.hasInScope(s.BODY)&&
(e.insertionMode=l.AFTER_BODY,e.options.sourceCodeLocationInfo)){const n=e.openElements.tryPeekProperlyNestedBodyElement();n&&e._setEndLocation(n,t)}}function fr(e,t){
e.openElements.hasInScope(s.BODY)&&(e.insertionMode=l.AFTER_BODY,Pr(e,t))}function _r(e,t){const n=t.tagID;e.openElements.hasInScope(n)&&(e.openElements.generateImpliedEndTags(),
e.openElements.popUntilTagNamePopped(n))}function bi(e){const t=e.openElements.tmplCount>0,{formElement:n}=e;t||(e.formElement=null),(n||t)&&e.openElements.hasInScope(
s.FORM)&&(e.openElements.generateImpliedEndTags(),t?e.openElements.popUntilTagNamePopped(s.FORM):n&&e.openElements.remove(n))}function Bi(e){e.openElements.hasInButtonScope(
s.P)||e._insertFakeElement(A.P,s.P),e._closePElement()}function Pi(e){e.openElements.hasInListItemScope(s.LI)&&(e.openElements.generateImpliedEndTagsWithExclusion(
s.LI),e.openElements.popUntilTagNamePopped(s.LI))}function Cr(e,t){const n=t.tagID;e.openElements.hasInScope(n)&&(e.openElements.generateImpliedEndTagsWithExclusion(
n),e.openElements.popUntilTagNamePopped(n))}function Fi(e){e.openElements.hasNumberedHeaderInScope()&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilNumberedHeaderPopped())}
function pr(e,t){const n=t.tagID;e.openElements.hasInScope(n)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(n),e.activeFormattingElements.
clearToLastMarker())}function Dr(e){e._reconstructActiveFormattingElements(),e._insertFakeElement(A.BR,s.BR),e.openElements.pop(),e.framesetOk=!1}function An(e,t){
const n=t.tagID,a=n===s.UNKNOWN?e.openElements.indexOfTopmostByName(S.HTML,t.tagName):e.openElements.indexOfTopmost(n);a>0&&!e.openElements.hasSpecialElementAbove(
a)&&(e.openElements.generateImpliedEndTagsWithExclusion(n),e.openElements.stackTop>=a&&e.openElements.shortenToLength(a))}function je(e,t){switch(t.tagID){case s.
A:case s.B:case s.I:case s.S:case s.U:case s.EM:case s.TT:case s.BIG:case s.CODE:case s.FONT:case s.NOBR:case s.SMALL:case s.STRIKE:case s.STRONG:{on(e,t);break}case s.
P:{Bi(e);break}case s.DL:case s.UL:case s.OL:case s.DIR:case s.DIV:case s.NAV:case s.PRE:case s.MAIN:case s.MENU:case s.ASIDE:case s.BUTTON:case s.CENTER:case s.
FIGURE:case s.FOOTER:case s.HEADER:case s.HGROUP:case s.DIALOG:case s.ADDRESS:case s.ARTICLE:case s.DETAILS:case s.SEARCH:case s.SECTION:case s.SUMMARY:case s.LISTING:case s.
FIELDSET:case s.BLOCKQUOTE:case s.FIGCAPTION:{_r(e,t);break}case s.LI:{Pi(e);break}case s.DD:case s.DT:{Cr(e,t);break}case s.H1:case s.H2:case s.H3:case s.H4:case s.
H5:case s.H6:{Fi(e);break}case s.BR:{Dr(e);break}case s.BODY:{mr(e,t);break}case s.HTML:{fr(e,t);break}case s.FORM:{bi(e);break}case s.APPLET:case s.OBJECT:case s.
MARQUEE:{pr(e,t);break}case s.TEMPLATE:{Ve(e,t);break}default:An(e,t)}}function Sr(e,t){e.tmplInsertionModeStack.length>0?Br(e,t):cn(e,t)}function Mi(e,t){var n;
t.tagID===s.SCRIPT&&((n=e.scriptHandler)===null||n===void 0||n.call(e,e.openElements.current)),e.openElements.pop(),e.insertionMode=e.originalInsertionMode}function Nr(e,t){
e._err(t,C.eofInElementThatCanContainOnlyText),e.openElements.pop(),e.insertionMode=e.originalInsertionMode,e.onEof(t)}function mn(e,t){if(e.openElements.currentTagId!==
void 0&&Xn.has(e.openElements.currentTagId))switch(e.pendingCharacterTokens.length=0,e.hasNonWhitespacePendingCharacterToken=!1,e.originalInsertionMode=e.insertionMode,
e.insertionMode=l.IN_TABLE_TEXT,t.type){case O.CHARACTER:{_n(e,t);break}case O.WHITESPACE_CHARACTER:{fn(e,t);break}}else Wt(e,t)}function yi(e,t){e.openElements.
clearBackToTableContext(),e.activeFormattingElements.insertMarker(),e._insertElement(t,S.HTML),e.insertionMode=l.IN_CAPTION}function $i(e,t){e.openElements.clearBackToTableContext(),
e._insertElement(t,S.HTML),e.insertionMode=l.IN_COLUMN_GROUP}function Ir(e,t){e.openElements.clearBackToTableContext(),e._insertFakeElement(A.COLGROUP,s.COLGROUP),
e.insertionMode=l.IN_COLUMN_GROUP,Ss(e,t)}function xi(e,t){e.openElements.clearBackToTableContext(),e._insertElement(t,S.HTML),e.insertionMode=l.IN_TABLE_BODY}function gr(e,t){
e.openElements.clearBackToTableContext(),e._insertFakeElement(A.TBODY,s.TBODY),e.insertionMode=l.IN_TABLE_BODY,Je(e,t)}function Hi(e,t){e.openElements.hasInTableScope(
s.TABLE)&&(e.openElements.popUntilTagNamePopped(s.TABLE),e._resetInsertionMode(),e._processStartTag(t))}function Ui(e,t){At(t)?e._appendElement(t,S.HTML):Wt(e,t),
t.ackSelfClosing=!0}function Lr(e,t){!e.formElement&&e.openElements.tmplCount===0&&(e._insertElement(t,S.HTML),e.formElement=e.openElements.current,e.openElements.
pop())}function mt(e,t){switch(t.tagID){case s.TD:case s.TH:case s.TR:{gr(e,t);break}case s.STYLE:case s.SCRIPT:case s.TEMPLATE:{_e(e,t);break}case s.COL:{Ir(e,
t);break}case s.FORM:{Lr(e,t);break}case s.TABLE:{Hi(e,t);break}case s.TBODY:case s.TFOOT:case s.THEAD:{xi(e,t);break}case s.INPUT:{Ui(e,t);break}case s.CAPTION:{
yi(e,t);break}case s.COLGROUP:{$i(e,t);break}default:Wt(e,t)}}function Yt(e,t){switch(t.tagID){case s.TABLE:{e.openElements.hasInTableScope(s.TABLE)&&(e.openElements.
popUntilTagNamePopped(s.TABLE),e._resetInsertionMode());break}case s.TEMPLATE:{Ve(e,t);break}case s.BODY:case s.CAPTION:case s.COL:case s.COLGROUP:case s.HTML:case s.
TBODY:case s.TD:case s.TFOOT:case s.TH:case s.THEAD:case s.TR:break;default:Wt(e,t)}}function Wt(e,t){const n=e.fosterParentingEnabled;e.fosterParentingEnabled=
!0,wt(e,t),e.fosterParentingEnabled=n}function fn(e,t){e.pendingCharacterTokens.push(t)}function _n(e,t){e.pendingCharacterTokens.push(t),e.hasNonWhitespacePendingCharacterToken=
!0}function Gt(e,t){let n=0;if(e.hasNonWhitespacePendingCharacterToken)for(;n<e.pendingCharacterTokens.length;n++)Wt(e,e.pendingCharacterTokens[n]);else for(;n<
e.pendingCharacterTokens.length;n++)e._insertCharacters(e.pendingCharacterTokens[n]);e.insertionMode=e.originalInsertionMode,e._processToken(t)}const Ds=new Set(
[s.CAPTION,s.COL,s.COLGROUP,s.TBODY,s.TD,s.TFOOT,s.TH,s.THEAD,s.TR]);function kr(e,t){const n=t.tagID;Ds.has(n)?e.openElements.hasInTableScope(s.CAPTION)&&(e.openElements.
generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(s.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=l.IN_TABLE,mt(e,t)):z(e,
t)}function Cn(e,t){const n=t.tagID;switch(n){case s.CAPTION:case s.TABLE:{e.openElements.hasInTableScope(s.CAPTION)&&(e.openElements.generateImpliedEndTags(),e.
openElements.popUntilTagNamePopped(s.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=l.IN_TABLE,n===s.TABLE&&Yt(e,t));break}case s.BODY:case s.
COL:case s.COLGROUP:case s.HTML:case s.TBODY:case s.TD:case s.TFOOT:case s.TH:case s.THEAD:case s.TR:break;default:je(e,t)}}function Ss(e,t){switch(t.tagID){case s.
HTML:{z(e,t);break}case s.COL:{e._appendElement(t,S.HTML),t.ackSelfClosing=!0;break}case s.TEMPLATE:{_e(e,t);break}default:Ns(e,t)}}function wi(e,t){switch(t.tagID){case s.
COLGROUP:{e.openElements.currentTagId===s.COLGROUP&&(e.openElements.pop(),e.insertionMode=l.IN_TABLE);break}case s.TEMPLATE:{Ve(e,t);break}case s.COL:break;default:
Ns(e,t)}}function Ns(e,t){e.openElements.currentTagId===s.COLGROUP&&(e.openElements.pop(),e.insertionMode=l.IN_TABLE,e._processToken(t))}function Je(e,t){switch(t.
tagID){case s.TR:{e.openElements.clearBackToTableBodyContext(),e._insertElement(t,S.HTML),e.insertionMode=l.IN_ROW;break}case s.TH:case s.TD:{e.openElements.clearBackToTableBodyContext(),
e._insertFakeElement(A.TR,s.TR),e.insertionMode=l.IN_ROW,Kt(e,t);break}case s.CAPTION:case s.COL:case s.COLGROUP:case s.TBODY:case s.TFOOT:case s.THEAD:{e.openElements.
hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),e.openElements.pop(),e.insertionMode=l.IN_TABLE,mt(e,t));break}default:mt(e,t)}}
function Qt(e,t){const n=t.tagID;switch(t.tagID){case s.TBODY:case s.TFOOT:case s.THEAD:{e.openElements.hasInTableScope(n)&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=l.IN_TABLE);break}case s.TABLE:{e.openElements.hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=l.IN_TABLE,Yt(e,t));break}case s.BODY:case s.CAPTION:case s.COL:case s.COLGROUP:case s.HTML:case s.TD:case s.TH:case s.TR:break;default:
Yt(e,t)}}function Kt(e,t){switch(t.tagID){case s.TH:case s.TD:{e.openElements.clearBackToTableRowContext(),e._insertElement(t,S.HTML),e.insertionMode=l.IN_CELL,
e.activeFormattingElements.insertMarker();break}case s.CAPTION:case s.COL:case s.COLGROUP:case s.TBODY:case s.TFOOT:case s.THEAD:case s.TR:{e.openElements.hasInTableScope(
s.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=l.IN_TABLE_BODY,Je(e,t));break}default:mt(e,t)}}function Or(e,t){switch(t.
tagID){case s.TR:{e.openElements.hasInTableScope(s.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=l.IN_TABLE_BODY);break}case s.
TABLE:{e.openElements.hasInTableScope(s.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=l.IN_TABLE_BODY,Qt(e,t));break}case s.
TBODY:case s.TFOOT:case s.THEAD:{(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(s.TR))&&(e.openElements.clearBackToTableRowContext(),e.
openElements.pop(),e.insertionMode=l.IN_TABLE_BODY,Qt(e,t));break}case s.BODY:case s.CAPTION:case s.COL:case s.COLGROUP:case s.HTML:case s.TD:case s.TH:break;default:
Yt(e,t)}}function vi(e,t){const n=t.tagID;Ds.has(n)?(e.openElements.hasInTableScope(s.TD)||e.openElements.hasInTableScope(s.TH))&&(e._closeTableCell(),Kt(e,t)):
z(e,t)}function Yi(e,t){const n=t.tagID;switch(n){case s.TD:case s.TH:{e.openElements.hasInTableScope(n)&&(e.openElements.generateImpliedEndTags(),e.openElements.
popUntilTagNamePopped(n),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=l.IN_ROW);break}case s.TABLE:case s.TBODY:case s.TFOOT:case s.THEAD:case s.
TR:{e.openElements.hasInTableScope(n)&&(e._closeTableCell(),Or(e,t));break}case s.BODY:case s.CAPTION:case s.COL:case s.COLGROUP:case s.HTML:break;default:je(e,
t)}}function Rr(e,t){switch(t.tagID){case s.HTML:{z(e,t);break}case s.OPTION:{e.openElements.currentTagId===s.OPTION&&e.openElements.pop(),e._insertElement(t,S.
HTML);break}case s.OPTGROUP:{e.openElements.currentTagId===s.OPTION&&e.openElements.pop(),e.openElements.currentTagId===s.OPTGROUP&&e.openElements.pop(),e._insertElement(
t,S.HTML);break}case s.HR:{e.openElements.currentTagId===s.OPTION&&e.openElements.pop(),e.openElements.currentTagId===s.OPTGROUP&&e.openElements.pop(),e._appendElement(
t,S.HTML),t.ackSelfClosing=!0;break}case s.INPUT:case s.KEYGEN:case s.TEXTAREA:case s.SELECT:{e.openElements.hasInSelectScope(s.SELECT)&&(e.openElements.popUntilTagNamePopped(
s.SELECT),e._resetInsertionMode(),t.tagID!==s.SELECT&&e._processStartTag(t));break}case s.SCRIPT:case s.TEMPLATE:{_e(e,t);break}default:}}function pn(e,t){switch(t.
tagID){case s.OPTGROUP:{e.openElements.stackTop>0&&e.openElements.currentTagId===s.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===
s.OPTGROUP&&e.openElements.pop(),e.openElements.currentTagId===s.OPTGROUP&&e.openElements.pop();break}case s.OPTION:{e.openElements.currentTagId===s.OPTION&&e.openElements.
pop();break}case s.SELECT:{e.openElements.hasInSelectScope(s.SELECT)&&(e.openElements.popUntilTagNamePopped(s.SELECT),e._resetInsertionMode());break}case s.TEMPLATE:{
Ve(e,t);break}default:}}function Wi(e,t){const n=t.tagID;n===s.CAPTION||n===s.TABLE||n===s.TBODY||n===s.TFOOT||n===s.THEAD||n===s.TR||n===s.TD||n===s.TH?(e.openElements.
popUntilTagNamePopped(s.SELECT),e._resetInsertionMode(),e._processStartTag(t)):Rr(e,t)}function Gi(e,t){const n=t.tagID;n===s.CAPTION||n===s.TABLE||n===s.TBODY||
n===s.TFOOT||n===s.THEAD||n===s.TR||n===s.TD||n===s.TH?e.openElements.hasInTableScope(n)&&(e.openElements.popUntilTagNamePopped(s.SELECT),e._resetInsertionMode(),
e.onEndTag(t)):pn(e,t)}function Qi(e,t){switch(t.tagID){case s.BASE:case s.BASEFONT:case s.BGSOUND:case s.LINK:case s.META:case s.NOFRAMES:case s.SCRIPT:case s.
STYLE:case s.TEMPLATE:case s.TITLE:{_e(e,t);break}case s.CAPTION:case s.COLGROUP:case s.TBODY:case s.TFOOT:case s.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.
length-1]=l.IN_TABLE,e.insertionMode=l.IN_TABLE,mt(e,t);break}case s.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=l.IN_COLUMN_GROUP,e.insertionMode=
l.IN_COLUMN_GROUP,Ss(e,t);break}case s.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=l.IN_TABLE_BODY,e.insertionMode=l.IN_TABLE_BODY,Je(e,t);break}case s.
TD:case s.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=l.IN_ROW,e.insertionMode=l.IN_ROW,Kt(e,t);break}default:e.tmplInsertionModeStack[e.tmplInsertionModeStack.
length-1]=l.IN_BODY,e.insertionMode=l.IN_BODY,z(e,t)}}function br(e,t){t.tagID===s.TEMPLATE&&Ve(e,t)}function Br(e,t){if(e.openElements.tmplCount>0){do e.openElements.
popUntilTagNamePopped(s.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop();while(e.openElements.tmplCount>0);e._resetInsertionMode(),
e.onEof(t)}else cn(e,t)}function Ki(e,t){t.tagID===s.HTML?z(e,t):Is(e,t)}function Pr(e,t){var n;if(t.tagID===s.HTML){if(e.fragmentContext||(e.insertionMode=l.AFTER_AFTER_BODY),
e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===s.HTML){e._setEndLocation(e.openElements.items[0],t);const a=e.openElements.items[1];a&&!(!((n=e.treeAdapter.
getNodeSourceCodeLocation(a))===null||n===void 0)&&n.endTag)&&e._setEndLocation(a,t)}}else Is(e,t)}function Is(e,t){e.insertionMode=l.IN_BODY,wt(e,t)}function Fr(e,t){
switch(t.tagID){case s.HTML:{z(e,t);break}case s.FRAMESET:{e._insertElement(t,S.HTML);break}case s.FRAME:{e._appendElement(t,S.HTML),t.ackSelfClosing=!0;break}case s.
NOFRAMES:{_e(e,t);break}default:}}function qi(e,t){t.tagID===s.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()&&(e.openElements.pop(),!e.fragmentContext&&e.
openElements.currentTagId!==s.FRAMESET&&(e.insertionMode=l.AFTER_FRAMESET))}function Vi(e,t){switch(t.tagID){case s.HTML:{z(e,t);break}case s.NOFRAMES:{_e(e,t);
break}default:}}function Xi(e,t){t.tagID===s.HTML&&(e.insertionMode=l.AFTER_AFTER_FRAMESET)}function Mr(e,t){t.tagID===s.HTML?z(e,t):gs(e,t)}function gs(e,t){e.
insertionMode=l.IN_BODY,wt(e,t)}function zi(e,t){switch(t.tagID){case s.HTML:{z(e,t);break}case s.NOFRAMES:{_e(e,t);break}default:}}function ji(e,t){t.chars=x,e.
_insertCharacters(t)}function yr(e,t){e._insertCharacters(t),e.framesetOk=!1}function $r(e){for(;e.treeAdapter.getNamespaceURI(e.openElements.current)!==S.HTML&&
e.openElements.currentTagId!==void 0&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current);)e.openElements.pop()}function xr(e,t){if(ai(t))
$r(e),e._startTagOutsideForeignContent(t);else{const n=e._getAdjustedCurrentElement(),a=e.treeAdapter.getNamespaceURI(n);a===S.MATHML?Yn(t):a===S.SVG&&(Gn(t),Wn(
t)),tn(t),t.selfClosing?e._appendElement(t,a):e._insertElement(t,a),t.ackSelfClosing=!0}}function Ji(e,t){if(t.tagID===s.P||t.tagID===s.BR){$r(e),e._endTagOutsideForeignContent(
t);return}if(e.openElements.stackTop===0)return;const{tagName:n}=t,a=wn.get(n),c=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):S.HTML,T=Math.
max(e.openElements.indexOfTopmostByName(S.SVG,n),e.openElements.indexOfTopmostByName(S.MATHML,n),a===void 0?-1:e.openElements.indexOfTopmostByName(S.SVG,a),c===
S.HTML||c===S.SVG||c===S.MATHML?-1:e.openElements.indexOfTopmostByName(c,n));T>e.openElements.indexOfTopmostHtmlElement()?(t.tagName=e.treeAdapter.getTagName(e.
openElements.items[T]),e.openElements.shortenToLength(T)):e._endTagOutsideForeignContent(t)}const Hr=new Set([A.AREA,A.BASE,A.BASEFONT,A.BGSOUND,A.BR,A.COL,A.EMBED,
A.FRAME,A.HR,A.IMG,A.INPUT,A.KEYGEN,A.LINK,A.META,A.PARAM,A.SOURCE,A.TRACK,A.WBR]);function Ur(e,t){return t.treeAdapter.isElementNode(e)&&t.treeAdapter.getNamespaceURI(
e)===NS.HTML&&Hr.has(t.treeAdapter.getTagName(e))}const wr={treeAdapter:K,scriptingEnabled:!0};function da(e,t){var n;const a={...wr,...t};if(Ur(e,a))return"";const{
treeAdapter:c}=a,T=c.isElementNode(e)&&c.getTagName(e)===$.TEMPLATE&&c.getNamespaceURI(e)===NS.HTML?c.getTemplateContent(e):e;return Dn((n=c.getChildNodes(T))!==
null&&n!==void 0?n:[],a)}function Aa(e,t){const n={...wr,...t};return Dn([e],n)}function Dn(e,t){var n;const{treeAdapter:a}=t,c=[];let T="",d=0;for(;;)if(d<e.length){
const f=e[d++];if(a.isElementNode(f)){const k=a.getTagName(f);T+=`<${k}${Zi(f,t)}>`;const R=a.getNamespaceURI(f)===NS.HTML;R&&Hr.has(k)||(c.push({nodes:e,index:d,
endTag:`</${k}>`}),e=(n=a.getChildNodes(R&&k===$.TEMPLATE?a.getTemplateContent(f):f))!==null&&n!==void 0?n:[],d=0)}else a.isTextNode(f)?T+=ea(f,t):a.isCommentNode(
f)?T+=ta(f,t):a.isDocumentTypeNode(f)&&(T+=vr(f,t))}else{const f=c.pop();if(!f)return T;T+=f.endTag,{nodes:e,index:d}=f}}function Zi(e,{treeAdapter:t}){let n="";
for(const a of t.getAttrList(e)){if(n+=" ",a.namespace)switch(a.namespace){case NS.XML:{n+=`xml:${a.name}`;break}case NS.XMLNS:{a.name!=="xmlns"&&(n+="xmlns:"),
n+=a.name;break}case NS.XLINK:{n+=`xlink:${a.name}`;break}default:n+=`${a.prefix}:${a.name}`}else n+=a.name;n+=`="${escapeAttribute(a.value)}"`}return n}function ea(e,t){
const{treeAdapter:n}=t,a=n.getTextNodeContent(e),c=n.getParentNode(e),T=c&&n.isElementNode(c)&&n.getTagName(c);return T&&n.getNamespaceURI(c)===NS.HTML&&hasUnescapedText(
T,t.scriptingEnabled)?a:escapeText(a)}function ta(e,{treeAdapter:t}){return`<!--${t.getCommentNodeContent(e)}-->`}function vr(e,{treeAdapter:t}){return`<!DOCTYP\
E ${t.getDocumentTypeNodeName(e)}>`}function ma(e,t){return Parser.parse(e,t)}function fa(e,t,n){typeof e=="string"&&(n=t,t=e,e=null);const a=Parser.getFragmentParser(
e,n);return a.tokenizer.write(t,!0),a.getFragment()}})};
