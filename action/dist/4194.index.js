exports.id=4194,exports.ids=[4194],exports.modules={22387:((Z,G,A)=>{"use strict";A.d(G,{A:()=>X});var v=A(68565),P=A(9759),t=A.n(P),m=A(41767),U=A(20137),j=(function(){
function i(e,n){this.major=String(e),this.minor=String(n)}return i.prototype.toString=function(){var e=(0,U.sJ)(129);return"%PDF-"+this.major+"."+this.minor+`
%`+e+e+e+e},i.prototype.sizeInBytes=function(){return 12+this.major.length+this.minor.length},i.prototype.copyBytesInto=function(e,n){var c=n;return e[n++]=m.A.
Percent,e[n++]=m.A.P,e[n++]=m.A.D,e[n++]=m.A.F,e[n++]=m.A.Dash,n+=(0,U.BO)(this.major,e,n),e[n++]=m.A.Period,n+=(0,U.BO)(this.minor,e,n),e[n++]=m.A.Newline,e[n++]=
m.A.Percent,e[n++]=129,e[n++]=129,e[n++]=129,e[n++]=129,n-c},i.forVersion=function(e,n){return new i(e,n)},i})();const K=j;var L=A(66122),D=A(81415),p=A(90059),
u=(function(i){(0,v.C6)(e,i);function e(n){var c=i.call(this)||this;return c.array=[],c.context=n,c}return e.prototype.size=function(){return this.array.length},
e.prototype.push=function(n){this.array.push(n)},e.prototype.insert=function(n,c){this.array.splice(n,0,c)},e.prototype.indexOf=function(n){var c=this.array.indexOf(
n);return c===-1?void 0:c},e.prototype.remove=function(n){this.array.splice(n,1)},e.prototype.set=function(n,c){this.array[n]=c},e.prototype.get=function(n){return this.
array[n]},e.prototype.lookupMaybe=function(n){for(var c,_=[],F=1;F<arguments.length;F++)_[F-1]=arguments[F];return(c=this.context).lookupMaybe.apply(c,(0,v.aN)(
[this.get(n)],_))},e.prototype.lookup=function(n){for(var c,_=[],F=1;F<arguments.length;F++)_[F-1]=arguments[F];return(c=this.context).lookup.apply(c,(0,v.aN)([
this.get(n)],_))},e.prototype.asRectangle=function(){if(this.size()!==4)throw new L.OT(this.size());var n=this.lookup(0,D.A).asNumber(),c=this.lookup(1,D.A).asNumber(),
_=this.lookup(2,D.A).asNumber(),F=this.lookup(3,D.A).asNumber(),N=n,k=c,$=_-n,Q=F-c;return{x:N,y:k,width:$,height:Q}},e.prototype.asArray=function(){return this.
array.slice()},e.prototype.clone=function(n){for(var c=e.withContext(n||this.context),_=0,F=this.size();_<F;_++)c.push(this.array[_]);return c},e.prototype.toString=
function(){for(var n="[ ",c=0,_=this.size();c<_;c++)n+=this.get(c).toString(),n+=" ";return n+="]",n},e.prototype.sizeInBytes=function(){for(var n=3,c=0,_=this.
size();c<_;c++)n+=this.get(c).sizeInBytes()+1;return n},e.prototype.copyBytesInto=function(n,c){var _=c;n[c++]=m.A.LeftSquareBracket,n[c++]=m.A.Space;for(var F=0,
N=this.size();F<N;F++)c+=this.get(F).copyBytesInto(n,c),n[c++]=m.A.Space;return n[c++]=m.A.RightSquareBracket,c-_},e.prototype.scalePDFNumbers=function(n,c){for(var _=0,
F=this.size();_<F;_++){var N=this.lookup(_);if(N instanceof D.A){var k=_%2===0?n:c;this.set(_,D.A.of(N.asNumber()*k))}}},e.withContext=function(n){return new e(
n)},e})(p.A);const s=u;var T={},C=(function(i){(0,v.C6)(e,i);function e(n,c){var _=this;if(n!==T)throw new L.EQ("PDFBool");return _=i.call(this)||this,_.value=c,
_}return e.prototype.asBoolean=function(){return this.value},e.prototype.clone=function(){return this},e.prototype.toString=function(){return String(this.value)},
e.prototype.sizeInBytes=function(){return this.value?4:5},e.prototype.copyBytesInto=function(n,c){return this.value?(n[c++]=m.A.t,n[c++]=m.A.r,n[c++]=m.A.u,n[c++]=
m.A.e,4):(n[c++]=m.A.f,n[c++]=m.A.a,n[c++]=m.A.l,n[c++]=m.A.s,n[c++]=m.A.e,5)},e.True=new e(T,!0),e.False=new e(T,!1),e})(p.A);const g=C;var R=A(6476),I=A(91112),
o=A(71125),w=A(16804),W={},b=new Map,O=(function(i){(0,v.C6)(e,i);function e(n,c,_){var F=this;if(n!==W)throw new L.EQ("PDFRef");return F=i.call(this)||this,F.objectNumber=
c,F.generationNumber=_,F.tag=c+" "+_+" R",F}return e.prototype.clone=function(){return this},e.prototype.toString=function(){return this.tag},e.prototype.sizeInBytes=
function(){return this.tag.length},e.prototype.copyBytesInto=function(n,c){return c+=(0,U.BO)(this.tag,n,c),this.tag.length},e.of=function(n,c){c===void 0&&(c=0);
var _=n+" "+c+" R",F=b.get(_);return F||(F=new e(W,n,c),b.set(_,F)),F},e})(p.A);const V=O;var r=(function(){function i(e,n){this.name=e,this.args=n||[]}return i.
prototype.clone=function(e){for(var n=new Array(this.args.length),c=0,_=n.length;c<_;c++){var F=this.args[c];n[c]=F instanceof p.A?F.clone(e):F}return i.of(this.
name,n)},i.prototype.toString=function(){for(var e="",n=0,c=this.args.length;n<c;n++)e+=String(this.args[n])+" ";return e+=this.name,e},i.prototype.sizeInBytes=
function(){for(var e=0,n=0,c=this.args.length;n<c;n++){var _=this.args[n];e+=(_ instanceof p.A?_.sizeInBytes():_.length)+1}return e+=this.name.length,e},i.prototype.
copyBytesInto=function(e,n){for(var c=n,_=0,F=this.args.length;_<F;_++){var N=this.args[_];N instanceof p.A?n+=N.copyBytesInto(e,n):n+=(0,U.BO)(N,e,n),e[n++]=m.
A.Space}return n+=(0,U.BO)(this.name,e,n),n-c},i.of=function(e,n){return new i(e,n)},i})();const a=r;var l;(function(i){i.NonStrokingColor="sc",i.NonStrokingColorN=
"scn",i.NonStrokingColorRgb="rg",i.NonStrokingColorGray="g",i.NonStrokingColorCmyk="k",i.NonStrokingColorspace="cs",i.StrokingColor="SC",i.StrokingColorN="SCN",
i.StrokingColorRgb="RG",i.StrokingColorGray="G",i.StrokingColorCmyk="K",i.StrokingColorspace="CS",i.BeginMarkedContentSequence="BDC",i.BeginMarkedContent="BMC",
i.EndMarkedContent="EMC",i.MarkedContentPointWithProps="DP",i.MarkedContentPoint="MP",i.DrawObject="Do",i.ConcatTransformationMatrix="cm",i.PopGraphicsState="Q",
i.PushGraphicsState="q",i.SetFlatness="i",i.SetGraphicsStateParams="gs",i.SetLineCapStyle="J",i.SetLineDashPattern="d",i.SetLineJoinStyle="j",i.SetLineMiterLimit=
"M",i.SetLineWidth="w",i.SetTextMatrix="Tm",i.SetRenderingIntent="ri",i.AppendRectangle="re",i.BeginInlineImage="BI",i.BeginInlineImageData="ID",i.EndInlineImage=
"EI",i.ClipEvenOdd="W*",i.ClipNonZero="W",i.CloseAndStroke="s",i.CloseFillEvenOddAndStroke="b*",i.CloseFillNonZeroAndStroke="b",i.ClosePath="h",i.AppendBezierCurve=
"c",i.CurveToReplicateFinalPoint="y",i.CurveToReplicateInitialPoint="v",i.EndPath="n",i.FillEvenOddAndStroke="B*",i.FillEvenOdd="f*",i.FillNonZeroAndStroke="B",
i.FillNonZero="f",i.LegacyFillNonZero="F",i.LineTo="l",i.MoveTo="m",i.ShadingFill="sh",i.StrokePath="S",i.BeginText="BT",i.EndText="ET",i.MoveText="Td",i.MoveTextSetLeading=
"TD",i.NextLine="T*",i.SetCharacterSpacing="Tc",i.SetFontAndSize="Tf",i.SetTextHorizontalScaling="Tz",i.SetTextLineHeight="TL",i.SetTextRenderingMode="Tr",i.SetTextRise=
"Ts",i.SetWordSpacing="Tw",i.ShowText="Tj",i.ShowTextAdjusted="TJ",i.ShowTextLine="'",i.ShowTextLineAndSpace='"',i.Type3D0="d0",i.Type3D1="d1",i.BeginCompatibilitySection=
"BX",i.EndCompatibilitySection="EX"})(l||(l={}));const d=l;var B=A(12180),S=(function(){function i(e){this.populate=e,this.value=void 0}return i.prototype.getValue=
function(){return this.value},i.prototype.access=function(){return this.value||(this.value=this.populate()),this.value},i.prototype.invalidate=function(){this.value=
void 0},i.populatedBy=function(e){return new i(e)},i})();const z=S;var f=(function(i){(0,v.C6)(e,i);function e(n,c){var _=i.call(this,n)||this;return _.computeContents=
function(){var F=_.getUnencodedContents();return _.encode?t().deflate(F):F},_.encode=c,c&&n.set(I.A.of("Filter"),I.A.of("FlateDecode")),_.contentsCache=z.populatedBy(
_.computeContents),_}return e.prototype.getContents=function(){return this.contentsCache.access()},e.prototype.getContentsSize=function(){return this.contentsCache.
access().length},e.prototype.getUnencodedContents=function(){throw new L.ju(this.constructor.name,"getUnencodedContents")},e})(B.A),h=(function(i){(0,v.C6)(e,i);
function e(n,c,_){_===void 0&&(_=!0);var F=i.call(this,n,_)||this;return F.operators=c,F}return e.prototype.push=function(){for(var n,c=[],_=0;_<arguments.length;_++)
c[_]=arguments[_];(n=this.operators).push.apply(n,c)},e.prototype.clone=function(n){for(var c=new Array(this.operators.length),_=0,F=this.operators.length;_<F;_++)
c[_]=this.operators[_].clone(n);var N=this,k=N.dict,$=N.encode;return e.of(k.clone(n),c,$)},e.prototype.getContentsString=function(){for(var n="",c=0,_=this.operators.
length;c<_;c++)n+=this.operators[c]+`
`;return n},e.prototype.getUnencodedContents=function(){for(var n=new Uint8Array(this.getUnencodedContentsSize()),c=0,_=0,F=this.operators.length;_<F;_++)c+=this.
operators[_].copyBytesInto(n,c),n[c++]=m.A.Newline;return n},e.prototype.getUnencodedContentsSize=function(){for(var n=0,c=0,_=this.operators.length;c<_;c++)n+=
this.operators[c].sizeInBytes()+1;return n},e.of=function(n,c,_){return _===void 0&&(_=!0),new e(n,c,_)},e})(f);const E=h;var M=A(47085),x=(function(){function i(e){
this.seed=e}return i.prototype.nextInt=function(){var e=Math.sin(this.seed++)*1e4;return e-Math.floor(e)},i.withSeed=function(e){return new i(e)},i})(),H=function(i,e){
var n=i[0],c=e[0];return n.objectNumber-c.objectNumber},J=(function(){function i(){this.largestObjectNumber=0,this.header=K.forVersion(1,7),this.trailerInfo={},
this.indirectObjects=new Map,this.rng=x.withSeed(1)}return i.prototype.assign=function(e,n){this.indirectObjects.set(e,n),e.objectNumber>this.largestObjectNumber&&
(this.largestObjectNumber=e.objectNumber)},i.prototype.nextRef=function(){return this.largestObjectNumber+=1,V.of(this.largestObjectNumber)},i.prototype.register=
function(e){var n=this.nextRef();return this.assign(n,e),n},i.prototype.delete=function(e){return this.indirectObjects.delete(e)},i.prototype.lookupMaybe=function(e){
for(var n=[],c=1;c<arguments.length;c++)n[c-1]=arguments[c];var _=n.includes(o.A),F=e instanceof V?this.indirectObjects.get(e):e;if(!(!F||F===o.A&&!_)){for(var N=0,
k=n.length;N<k;N++){var $=n[N];if($===o.A){if(F===o.A)return F}else if(F instanceof $)return F}throw new L.$T(n,F)}},i.prototype.lookup=function(e){for(var n=[],
c=1;c<arguments.length;c++)n[c-1]=arguments[c];var _=e instanceof V?this.indirectObjects.get(e):e;if(n.length===0)return _;for(var F=0,N=n.length;F<N;F++){var k=n[F];
if(k===o.A){if(_===o.A)return _}else if(_ instanceof k)return _}throw new L.$T(n,_)},i.prototype.getObjectRef=function(e){for(var n=Array.from(this.indirectObjects.
entries()),c=0,_=n.length;c<_;c++){var F=n[c],N=F[0],k=F[1];if(k===e)return N}},i.prototype.enumerateIndirectObjects=function(){return Array.from(this.indirectObjects.
entries()).sort(H)},i.prototype.obj=function(e){if(e instanceof p.A)return e;if(e==null)return o.A;if(typeof e=="string")return I.A.of(e);if(typeof e=="number")
return D.A.of(e);if(typeof e=="boolean")return e?g.True:g.False;if(Array.isArray(e)){for(var n=s.withContext(this),c=0,_=e.length;c<_;c++)n.push(this.obj(e[c]));
return n}else{for(var F=R.A.withContext(this),N=Object.keys(e),c=0,_=N.length;c<_;c++){var k=N[c],$=e[k];$!==void 0&&F.set(I.A.of(k),this.obj($))}return F}},i.prototype.
stream=function(e,n){return n===void 0&&(n={}),w.A.of(this.obj(n),(0,M.dp)(e))},i.prototype.flateStream=function(e,n){return n===void 0&&(n={}),this.stream(t().
deflate((0,M.dp)(e)),(0,v.Cl)((0,v.Cl)({},n),{Filter:"FlateDecode"}))},i.prototype.contentStream=function(e,n){return n===void 0&&(n={}),E.of(this.obj(n),e)},i.
prototype.formXObject=function(e,n){return n===void 0&&(n={}),this.contentStream(e,(0,v.Cl)((0,v.Cl)({BBox:this.obj([0,0,0,0]),Matrix:this.obj([1,0,0,1,0,0])},n),
{Type:"XObject",Subtype:"Form"}))},i.prototype.getPushGraphicsStateContentStream=function(){if(this.pushGraphicsStateContentStreamRef)return this.pushGraphicsStateContentStreamRef;
var e=this.obj({}),n=a.of(d.PushGraphicsState),c=E.of(e,[n]);return this.pushGraphicsStateContentStreamRef=this.register(c),this.pushGraphicsStateContentStreamRef},
i.prototype.getPopGraphicsStateContentStream=function(){if(this.popGraphicsStateContentStreamRef)return this.popGraphicsStateContentStreamRef;var e=this.obj({}),
n=a.of(d.PopGraphicsState),c=E.of(e,[n]);return this.popGraphicsStateContentStreamRef=this.register(c),this.popGraphicsStateContentStreamRef},i.prototype.addRandomSuffix=
function(e,n){return n===void 0&&(n=4),e+"-"+Math.floor(this.rng.nextInt()*Math.pow(10,n))},i.create=function(){return new i},i})();const X=J}),66122:((Z,G,A)=>{
"use strict";A.d(G,{$T:()=>U,EQ:()=>m,OT:()=>s,bq:()=>T,ju:()=>t});var v=A(68565),P=A(47085),t=(function(f){(0,v.C6)(y,f);function y(h,E){var M=this,x="Method "+
h+"."+E+"() not implemented";return M=f.call(this,x)||this,M}return y})(Error),m=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="Cannot construct "+h+" -\
 it has a private constructor";return E=f.call(this,M)||this,E}return y})(Error),U=(function(f){(0,v.C6)(y,f);function y(h,E){var M=this,x=function(X){var i,e;return(i=
X?.name)!==null&&i!==void 0?i:(e=X?.constructor)===null||e===void 0?void 0:e.name},H=Array.isArray(h)?h.map(x):[x(h)],J="Expected instance of "+H.join(" or ")+"\
, "+("but got instance of "+(E&&x(E)));return M=f.call(this,J)||this,M}return y})(Error),j=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M=h+" stream enco\
ding not supported";return E=f.call(this,M)||this,E}return y})(Error),K=(function(f){(0,v.C6)(y,f);function y(h,E){var M=this,x="Cannot call "+h+"."+E+"() more \
than once";return M=f.call(this,x)||this,M}return y})(Error),L=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="Missing catalog (ref="+h+")";return E=f.call(
this,M)||this,E}return y})(Error),D=(function(f){(0,v.C6)(y,f);function y(){var h=this,E="Can't embed page with missing Contents";return h=f.call(this,E)||this,
h}return y})(Error),p=(function(f){(0,v.C6)(y,f);function y(h){var E,M,x,H=this,J=(x=(M=(E=h?.contructor)===null||E===void 0?void 0:E.name)!==null&&M!==void 0?M:
h?.name)!==null&&x!==void 0?x:h,X="Unrecognized stream type: "+J;return H=f.call(this,X)||this,H}return y})(Error),u=(function(f){(0,v.C6)(y,f);function y(){var h=this,
E="Found mismatched contexts while embedding pages. All pages in the array passed to `PDFDocument.embedPages()` must be from the same document.";return h=f.call(
this,E)||this,h}return y})(Error),s=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="Attempted to convert PDFArray with "+h+" elements to rectangle, but m\
ust have exactly 4 elements.";return E=f.call(this,M)||this,E}return y})(Error),T=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M='Attempted to convert "'+
h+'" to a date, but it does not match the PDF date string format.';return E=f.call(this,M)||this,E}return y})(Error),C=(function(f){(0,v.C6)(y,f);function y(h,E){
var M=this,x="Invalid targetIndex specified: targetIndex="+h+" must be less than Count="+E;return M=f.call(this,x)||this,M}return y})(Error),g=(function(f){(0,v.
C6)(y,f);function y(h,E){var M=this,x="Failed to "+E+" at targetIndex="+h+" due to corrupt page tree: It is likely that one or more 'Count' entries are invalid";
return M=f.call(this,x)||this,M}return y})(Error),R=(function(f){(0,v.C6)(y,f);function y(h,E,M){var x=this,H="index should be at least "+E+" and at most "+M+",\
 but was actually "+h;return x=f.call(this,H)||this,x}return y})(Error),I=(function(f){(0,v.C6)(y,f);function y(){var h=this,E="Attempted to set invalid field v\
alue";return h=f.call(this,E)||this,h}return y})(Error),o=(function(f){(0,v.C6)(y,f);function y(){var h=this,E="Attempted to select multiple values for single-s\
elect field";return h=f.call(this,E)||this,h}return y})(Error),w=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="No /DA (default appearance) entry found \
for field: "+h;return E=f.call(this,M)||this,E}return y})(Error),W=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="No Tf operator found for DA of field: "+
h;return E=f.call(this,M)||this,E}return y})(Error),b=(function(f){(0,v.C6)(y,f);function y(h,E){var M=this,x="Failed to parse number "+("(line:"+h.line+" col:"+
h.column+" offset="+h.offset+'): "'+E+'"');return M=f.call(this,x)||this,M}return y})(Error),O=(function(f){(0,v.C6)(y,f);function y(h,E){var M=this,x="Failed t\
o parse PDF document "+("(line:"+h.line+" col:"+h.column+" offset="+h.offset+"): "+E);return M=f.call(this,x)||this,M}return y})(Error),V=(function(f){(0,v.C6)(
y,f);function y(h,E,M){var x=this,H="Expected next byte to be "+E+" but it was actually "+M;return x=f.call(this,h,H)||this,x}return y})(O),r=(function(f){(0,v.
C6)(y,f);function y(h,E){var M=this,x="Failed to parse PDF object starting with the following byte: "+E;return M=f.call(this,h,x)||this,M}return y})(O),a=(function(f){
(0,v.C6)(y,f);function y(h){var E=this,M="Failed to parse invalid PDF object";return E=f.call(this,h,M)||this,E}return y})(O),l=(function(f){(0,v.C6)(y,f);function y(h){
var E=this,M="Failed to parse PDF stream";return E=f.call(this,h,M)||this,E}return y})(O),d=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="Failed to par\
se PDF literal string due to unbalanced parenthesis";return E=f.call(this,h,M)||this,E}return y})(O),B=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="Pa\
rser stalled";return E=f.call(this,h,M)||this,E}return y})(O),S=(function(f){(0,v.C6)(y,f);function y(h){var E=this,M="No PDF header found";return E=f.call(this,
h,M)||this,E}return y})(O),z=(function(f){(0,v.C6)(y,f);function y(h,E){var M=this,x="Did not find expected keyword '"+(0,P.pZ)(E)+"'";return M=f.call(this,h,x)||
this,M}return y})(O)}),6476:((Z,G,A)=>{"use strict";A.d(G,{A:()=>K});var v=A(68565),P=A(91112),t=A(71125),m=A(90059),U=A(41767),j=(function(L){(0,v.C6)(D,L);function D(p,u){
var s=L.call(this)||this;return s.dict=p,s.context=u,s}return D.prototype.keys=function(){return Array.from(this.dict.keys())},D.prototype.values=function(){return Array.
from(this.dict.values())},D.prototype.entries=function(){return Array.from(this.dict.entries())},D.prototype.set=function(p,u){this.dict.set(p,u)},D.prototype.get=
function(p,u){u===void 0&&(u=!1);var s=this.dict.get(p);if(!(s===t.A&&!u))return s},D.prototype.has=function(p){var u=this.dict.get(p);return u!==void 0&&u!==t.
A},D.prototype.lookupMaybe=function(p){for(var u,s=[],T=1;T<arguments.length;T++)s[T-1]=arguments[T];var C=s.includes(t.A),g=(u=this.context).lookupMaybe.apply(
u,(0,v.aN)([this.get(p,C)],s));if(!(g===t.A&&!C))return g},D.prototype.lookup=function(p){for(var u,s=[],T=1;T<arguments.length;T++)s[T-1]=arguments[T];var C=s.
includes(t.A),g=(u=this.context).lookup.apply(u,(0,v.aN)([this.get(p,C)],s));if(!(g===t.A&&!C))return g},D.prototype.delete=function(p){return this.dict.delete(
p)},D.prototype.asMap=function(){return new Map(this.dict)},D.prototype.uniqueKey=function(p){p===void 0&&(p="");for(var u=this.keys(),s=P.A.of(this.context.addRandomSuffix(
p,10));u.includes(s);)s=P.A.of(this.context.addRandomSuffix(p,10));return s},D.prototype.clone=function(p){for(var u=D.withContext(p||this.context),s=this.entries(),
T=0,C=s.length;T<C;T++){var g=s[T],R=g[0],I=g[1];u.set(R,I)}return u},D.prototype.toString=function(){for(var p=`<<
`,u=this.entries(),s=0,T=u.length;s<T;s++){var C=u[s],g=C[0],R=C[1];p+=g.toString()+" "+R.toString()+`
`}return p+=">>",p},D.prototype.sizeInBytes=function(){for(var p=5,u=this.entries(),s=0,T=u.length;s<T;s++){var C=u[s],g=C[0],R=C[1];p+=g.sizeInBytes()+R.sizeInBytes()+
2}return p},D.prototype.copyBytesInto=function(p,u){var s=u;p[u++]=U.A.LessThan,p[u++]=U.A.LessThan,p[u++]=U.A.Newline;for(var T=this.entries(),C=0,g=T.length;C<
g;C++){var R=T[C],I=R[0],o=R[1];u+=I.copyBytesInto(p,u),p[u++]=U.A.Space,u+=o.copyBytesInto(p,u),p[u++]=U.A.Newline}return p[u++]=U.A.GreaterThan,p[u++]=U.A.GreaterThan,
u-s},D.withContext=function(p){return new D(new Map,p)},D.fromMapWithContext=function(p,u){return new D(p,u)},D})(m.A);const K=j}),61410:((Z,G,A)=>{"use strict";
A.d(G,{A:()=>D});var v=A(68565),P=A(90059),t=A(41767),m=A(65608),U=A(45406),j=A(20137),K=A(66122),L=(function(p){(0,v.C6)(u,p);function u(s){var T=p.call(this)||
this;return T.value=s,T}return u.prototype.asBytes=function(){for(var s=this.value+(this.value.length%2===1?"0":""),T=s.length,C=new Uint8Array(s.length/2),g=0,
R=0;g<T;){var I=parseInt(s.substring(g,g+2),16);C[R]=I,g+=2,R+=1}return C},u.prototype.decodeText=function(){var s=this.asBytes();return(0,m.pJ)(s)?(0,m.NJ)(s):
(0,U.I)(s)},u.prototype.decodeDate=function(){var s=this.decodeText(),T=(0,j._U)(s);if(!T)throw new K.bq(s);return T},u.prototype.asString=function(){return this.
value},u.prototype.clone=function(){return u.of(this.value)},u.prototype.toString=function(){return"<"+this.value+">"},u.prototype.sizeInBytes=function(){return this.
value.length+2},u.prototype.copyBytesInto=function(s,T){return s[T++]=t.A.LessThan,T+=(0,j.BO)(this.value,s,T),s[T++]=t.A.GreaterThan,this.value.length+2},u.of=
function(s){return new u(s)},u.fromText=function(s){for(var T=(0,m.bW)(s),C="",g=0,R=T.length;g<R;g++)C+=(0,j.vu)(T[g],4);return new u(C)},u})(P.A);const D=L}),
91112:((Z,G,A)=>{"use strict";A.d(G,{A:()=>R});var v=A(68565),P=A(66122),t=A(90059),m=A(41767),U=new Uint8Array(256);U[m.A.LeftParen]=1,U[m.A.RightParen]=1,U[m.
A.LessThan]=1,U[m.A.GreaterThan]=1,U[m.A.LeftSquareBracket]=1,U[m.A.RightSquareBracket]=1,U[m.A.LeftCurly]=1,U[m.A.RightCurly]=1,U[m.A.ForwardSlash]=1,U[m.A.Percent]=
1;var j=new Uint8Array(256);j[m.A.Null]=1,j[m.A.Tab]=1,j[m.A.Newline]=1,j[m.A.FormFeed]=1,j[m.A.CarriageReturn]=1,j[m.A.Space]=1;for(var K=new Uint8Array(256),L=0,
D=256;L<D;L++)K[L]=j[L]||U[L]?1:0;K[m.A.Hash]=1;var p=A(20137),u=function(I){return I.replace(/#([\dABCDEF]{2})/g,function(o,w){return(0,p.Di)(w)})},s=function(I){
return I>=m.A.ExclamationPoint&&I<=m.A.Tilde&&!K[I]},T={},C=new Map,g=(function(I){(0,v.C6)(o,I);function o(w,W){var b=this;if(w!==T)throw new P.EQ("PDFName");b=
I.call(this)||this;for(var O="/",V=0,r=W.length;V<r;V++){var a=W[V],l=(0,p.VW)(a);O+=s(l)?a:"#"+(0,p.U5)(l)}return b.encodedName=O,b}return o.prototype.asBytes=
function(){for(var w=[],W="",b=!1,O=function(B){B!==void 0&&w.push(B),b=!1},V=1,r=this.encodedName.length;V<r;V++){var a=this.encodedName[V],l=(0,p.VW)(a),d=this.
encodedName[V+1];b?l>=m.A.Zero&&l<=m.A.Nine||l>=m.A.a&&l<=m.A.f||l>=m.A.A&&l<=m.A.F?(W+=a,(W.length===2||!(d>="0"&&d<="9"||d>="a"&&d<="f"||d>="A"&&d<="F"))&&(O(
parseInt(W,16)),W="")):O(l):l===m.A.Hash?b=!0:O(l)}return new Uint8Array(w)},o.prototype.decodeText=function(){var w=this.asBytes();return String.fromCharCode.apply(
String,Array.from(w))},o.prototype.asString=function(){return this.encodedName},o.prototype.value=function(){return this.encodedName},o.prototype.clone=function(){
return this},o.prototype.toString=function(){return this.encodedName},o.prototype.sizeInBytes=function(){return this.encodedName.length},o.prototype.copyBytesInto=
function(w,W){return W+=(0,p.BO)(this.encodedName,w,W),this.encodedName.length},o.of=function(w){var W=u(w),b=C.get(W);return b||(b=new o(T,W),C.set(W,b)),b},o.
Length=o.of("Length"),o.FlateDecode=o.of("FlateDecode"),o.Resources=o.of("Resources"),o.Font=o.of("Font"),o.XObject=o.of("XObject"),o.ExtGState=o.of("ExtGState"),
o.Contents=o.of("Contents"),o.Type=o.of("Type"),o.Parent=o.of("Parent"),o.MediaBox=o.of("MediaBox"),o.Page=o.of("Page"),o.Annots=o.of("Annots"),o.TrimBox=o.of("\
TrimBox"),o.ArtBox=o.of("ArtBox"),o.BleedBox=o.of("BleedBox"),o.CropBox=o.of("CropBox"),o.Rotate=o.of("Rotate"),o.Title=o.of("Title"),o.Author=o.of("Author"),o.
Subject=o.of("Subject"),o.Creator=o.of("Creator"),o.Keywords=o.of("Keywords"),o.Producer=o.of("Producer"),o.CreationDate=o.of("CreationDate"),o.ModDate=o.of("Mo\
dDate"),o})(t.A);const R=g}),71125:((Z,G,A)=>{"use strict";A.d(G,{A:()=>U});var v=A(68565),P=A(90059),t=A(41767),m=(function(j){(0,v.C6)(K,j);function K(){return j!==
null&&j.apply(this,arguments)||this}return K.prototype.asNull=function(){return null},K.prototype.clone=function(){return this},K.prototype.toString=function(){
return"null"},K.prototype.sizeInBytes=function(){return 4},K.prototype.copyBytesInto=function(L,D){return L[D++]=t.A.n,L[D++]=t.A.u,L[D++]=t.A.l,L[D++]=t.A.l,4},
K})(P.A);const U=new m}),81415:((Z,G,A)=>{"use strict";A.d(G,{A:()=>L});var v=A(68565),P=function(D){var p=String(D);if(Math.abs(D)<1){var u=parseInt(D.toString().
split("e-")[1]);if(u){var s=D<0;s&&(D*=-1),D*=Math.pow(10,u-1),p="0."+new Array(u).join("0")+D.toString().substring(2),s&&(p="-"+p)}}else{var u=parseInt(D.toString().
split("+")[1]);u>20&&(u-=20,D/=Math.pow(10,u),p=D.toString()+new Array(u+1).join("0"))}return p},t=function(D){return Math.ceil(D.toString(2).length/8)},m=function(D){
for(var p=new Uint8Array(t(D)),u=1;u<=p.length;u++)p[u-1]=D>>(p.length-u)*8;return p},U=A(20137),j=A(90059),K=(function(D){(0,v.C6)(p,D);function p(u){var s=D.call(
this)||this;return s.numberValue=u,s.stringValue=P(u),s}return p.prototype.asNumber=function(){return this.numberValue},p.prototype.value=function(){return this.
numberValue},p.prototype.clone=function(){return p.of(this.numberValue)},p.prototype.toString=function(){return this.stringValue},p.prototype.sizeInBytes=function(){
return this.stringValue.length},p.prototype.copyBytesInto=function(u,s){return s+=(0,U.BO)(this.stringValue,u,s),this.stringValue.length},p.of=function(u){return new p(
u)},p})(j.A);const L=K}),90059:((Z,G,A)=>{"use strict";A.d(G,{A:()=>t});var v=A(66122),P=(function(){function m(){}return m.prototype.clone=function(U){throw new v.
ju(this.constructor.name,"clone")},m.prototype.toString=function(){throw new v.ju(this.constructor.name,"toString")},m.prototype.sizeInBytes=function(){throw new v.
ju(this.constructor.name,"sizeInBytes")},m.prototype.copyBytesInto=function(U,j){throw new v.ju(this.constructor.name,"copyBytesInto")},m})();const t=P}),16804:((Z,G,A)=>{
"use strict";A.d(G,{A:()=>U});var v=A(68565),P=A(12180),t=A(47085),m=(function(j){(0,v.C6)(K,j);function K(L,D){var p=j.call(this,L)||this;return p.contents=D,p}
return K.prototype.asUint8Array=function(){return this.contents.slice()},K.prototype.clone=function(L){return K.of(this.dict.clone(L),this.contents.slice())},K.
prototype.getContentsString=function(){return(0,t.pZ)(this.contents)},K.prototype.getContents=function(){return this.contents},K.prototype.getContentsSize=function(){
return this.contents.length},K.of=function(L,D){return new K(L,D)},K})(P.A);const U=m}),12180:((Z,G,A)=>{"use strict";A.d(G,{A:()=>L});var v=A(68565),P=A(66122),
t=A(91112),m=A(81415),U=A(90059),j=A(41767),K=(function(D){(0,v.C6)(p,D);function p(u){var s=D.call(this)||this;return s.dict=u,s}return p.prototype.clone=function(u){
throw new P.ju(this.constructor.name,"clone")},p.prototype.getContentsString=function(){throw new P.ju(this.constructor.name,"getContentsString")},p.prototype.getContents=
function(){throw new P.ju(this.constructor.name,"getContents")},p.prototype.getContentsSize=function(){throw new P.ju(this.constructor.name,"getContentsSize")},
p.prototype.updateDict=function(){var u=this.getContentsSize();this.dict.set(t.A.Length,m.A.of(u))},p.prototype.sizeInBytes=function(){return this.updateDict(),
this.dict.sizeInBytes()+this.getContentsSize()+18},p.prototype.toString=function(){this.updateDict();var u=this.dict.toString();return u+=`
stream
`,u+=this.getContentsString(),u+=`
endstream`,u},p.prototype.copyBytesInto=function(u,s){this.updateDict();var T=s;s+=this.dict.copyBytesInto(u,s),u[s++]=j.A.Newline,u[s++]=j.A.s,u[s++]=j.A.t,u[s++]=
j.A.r,u[s++]=j.A.e,u[s++]=j.A.a,u[s++]=j.A.m,u[s++]=j.A.Newline;for(var C=this.getContents(),g=0,R=C.length;g<R;g++)u[s++]=C[g];return u[s++]=j.A.Newline,u[s++]=
j.A.e,u[s++]=j.A.n,u[s++]=j.A.d,u[s++]=j.A.s,u[s++]=j.A.t,u[s++]=j.A.r,u[s++]=j.A.e,u[s++]=j.A.a,u[s++]=j.A.m,s-T},p})(U.A);const L=K}),66005:((Z,G,A)=>{"use st\
rict";A.d(G,{A:()=>D});var v=A(68565),P=A(90059),t=A(41767),m=A(20137),U=A(65608),j=A(45406),K=A(66122),L=(function(p){(0,v.C6)(u,p);function u(s){var T=p.call(
this)||this;return T.value=s,T}return u.prototype.asBytes=function(){for(var s=[],T="",C=!1,g=function(b){b!==void 0&&s.push(b),C=!1},R=0,I=this.value.length;R<
I;R++){var o=this.value[R],w=(0,m.VW)(o),W=this.value[R+1];C?w===t.A.Newline||w===t.A.CarriageReturn?g():w===t.A.n?g(t.A.Newline):w===t.A.r?g(t.A.CarriageReturn):
w===t.A.t?g(t.A.Tab):w===t.A.b?g(t.A.Backspace):w===t.A.f?g(t.A.FormFeed):w===t.A.LeftParen?g(t.A.LeftParen):w===t.A.RightParen?g(t.A.RightParen):w===t.A.Backspace?
g(t.A.BackSlash):w>=t.A.Zero&&w<=t.A.Seven?(T+=o,(T.length===3||!(W>="0"&&W<="7"))&&(g(parseInt(T,8)),T="")):g(w):w===t.A.BackSlash?C=!0:g(w)}return new Uint8Array(
s)},u.prototype.decodeText=function(){var s=this.asBytes();return(0,U.pJ)(s)?(0,U.NJ)(s):(0,j.I)(s)},u.prototype.decodeDate=function(){var s=this.decodeText(),T=(0,m.
_U)(s);if(!T)throw new K.bq(s);return T},u.prototype.asString=function(){return this.value},u.prototype.clone=function(){return u.of(this.value)},u.prototype.toString=
function(){return"("+this.value+")"},u.prototype.sizeInBytes=function(){return this.value.length+2},u.prototype.copyBytesInto=function(s,T){return s[T++]=t.A.LeftParen,
T+=(0,m.BO)(this.value,s,T),s[T++]=t.A.RightParen,this.value.length+2},u.of=function(s){return new u(s)},u.fromDate=function(s){var T=(0,m.CF)(String(s.getUTCFullYear()),
4,"0"),C=(0,m.CF)(String(s.getUTCMonth()+1),2,"0"),g=(0,m.CF)(String(s.getUTCDate()),2,"0"),R=(0,m.CF)(String(s.getUTCHours()),2,"0"),I=(0,m.CF)(String(s.getUTCMinutes()),
2,"0"),o=(0,m.CF)(String(s.getUTCSeconds()),2,"0");return new u("D:"+T+C+g+R+I+o+"Z")},u})(P.A);const D=L}),41767:((Z,G,A)=>{"use strict";A.d(G,{A:()=>P});var v;
(function(t){t[t.Null=0]="Null",t[t.Backspace=8]="Backspace",t[t.Tab=9]="Tab",t[t.Newline=10]="Newline",t[t.FormFeed=12]="FormFeed",t[t.CarriageReturn=13]="Carr\
iageReturn",t[t.Space=32]="Space",t[t.ExclamationPoint=33]="ExclamationPoint",t[t.Hash=35]="Hash",t[t.Percent=37]="Percent",t[t.LeftParen=40]="LeftParen",t[t.RightParen=
41]="RightParen",t[t.Plus=43]="Plus",t[t.Minus=45]="Minus",t[t.Dash=45]="Dash",t[t.Period=46]="Period",t[t.ForwardSlash=47]="ForwardSlash",t[t.Zero=48]="Zero",t[t.
One=49]="One",t[t.Two=50]="Two",t[t.Three=51]="Three",t[t.Four=52]="Four",t[t.Five=53]="Five",t[t.Six=54]="Six",t[t.Seven=55]="Seven",t[t.Eight=56]="Eight",t[t.
Nine=57]="Nine",t[t.LessThan=60]="LessThan",t[t.GreaterThan=62]="GreaterThan",t[t.A=65]="A",t[t.D=68]="D",t[t.E=69]="E",t[t.F=70]="F",t[t.O=79]="O",t[t.P=80]="P",
t[t.R=82]="R",t[t.LeftSquareBracket=91]="LeftSquareBracket",t[t.BackSlash=92]="BackSlash",t[t.RightSquareBracket=93]="RightSquareBracket",t[t.a=97]="a",t[t.b=98]=
"b",t[t.d=100]="d",t[t.e=101]="e",t[t.f=102]="f",t[t.i=105]="i",t[t.j=106]="j",t[t.l=108]="l",t[t.m=109]="m",t[t.n=110]="n",t[t.o=111]="o",t[t.r=114]="r",t[t.s=
115]="s",t[t.t=116]="t",t[t.u=117]="u",t[t.x=120]="x",t[t.LeftCurly=123]="LeftCurly",t[t.RightCurly=125]="RightCurly",t[t.Tilde=126]="Tilde"})(v||(v={}));const P=v}),
47085:((Z,G,A)=>{"use strict";A.d(G,{dp:()=>t,pZ:()=>j});var v=A(20137),P=function(g){return g[g.length-1]},t=function(g){if(g instanceof Uint8Array)return g;for(var R=g.
length,I=new Uint8Array(R),o=0;o<R;o++)I[o]=g.charCodeAt(o);return I},m=function(){for(var g=[],R=0;R<arguments.length;R++)g[R]=arguments[R];for(var I=g.length,
o=[],w=0;w<I;w++){var W=g[w];o[w]=W instanceof Uint8Array?W:t(W)}for(var b=0,w=0;w<I;w++)b+=g[w].length;for(var O=new Uint8Array(b),V=0,r=0;r<I;r++)for(var a=o[r],
l=0,d=a.length;l<d;l++)O[V++]=a[l];return O},U=function(g){for(var R=0,I=0,o=g.length;I<o;I++)R+=g[I].length;for(var w=new Uint8Array(R),W=0,I=0,o=g.length;I<o;I++){
var b=g[I];w.set(b,W),W+=b.length}return w},j=function(g){for(var R="",I=0,o=g.length;I<o;I++)R+=(0,v.sJ)(g[I]);return R},K=function(g,R){return g.id-R.id},L=function(g,R){
for(var I=[],o=0,w=g.length;o<w;o++){var W=g[o],b=g[o-1];(o===0||R(W)!==R(b))&&I.push(W)}return I},D=function(g){for(var R=g.length,I=0,o=Math.floor(R/2);I<o;I++){
var w=I,W=R-I-1,b=g[I];g[w]=g[W],g[W]=b}return g},p=function(g){for(var R=0,I=0,o=g.length;I<o;I++)R+=g[I];return R},u=function(g,R){for(var I=new Array(R-g),o=0,
w=I.length;o<w;o++)I[o]=g+o;return I},s=function(g,R){for(var I=new Array(R.length),o=0,w=R.length;o<w;o++)I[o]=g[R[o]];return I},T=function(g){return g instanceof
Uint8Array||g instanceof ArrayBuffer||typeof g=="string"},C=function(g){if(typeof g=="string")return decodeFromBase64DataUri(g);if(g instanceof ArrayBuffer)return new Uint8Array(
g);if(g instanceof Uint8Array)return g;throw new TypeError("`input` must be one of `string | ArrayBuffer | Uint8Array`")}}),45406:((Z,G,A)=>{"use strict";A.d(G,
{I:()=>m});for(var v=A(20137),P=new Uint16Array(256),t=0;t<256;t++)P[t]=t;P[22]=(0,v.VW)(""),P[24]=(0,v.VW)("˘"),P[25]=(0,v.VW)("ˇ"),P[26]=(0,v.VW)("ˆ"),P[27]=
(0,v.VW)("˙"),P[28]=(0,v.VW)("˝"),P[29]=(0,v.VW)("˛"),P[30]=(0,v.VW)("˚"),P[31]=(0,v.VW)("˜"),P[127]=(0,v.VW)("�"),P[128]=(0,v.VW)("•"),P[129]=(0,v.VW)(
"†"),P[130]=(0,v.VW)("‡"),P[131]=(0,v.VW)("…"),P[132]=(0,v.VW)("—"),P[133]=(0,v.VW)("–"),P[134]=(0,v.VW)("ƒ"),P[135]=(0,v.VW)("⁄"),P[136]=(0,v.VW)(
"‹"),P[137]=(0,v.VW)("›"),P[138]=(0,v.VW)("−"),P[139]=(0,v.VW)("‰"),P[140]=(0,v.VW)("„"),P[141]=(0,v.VW)("“"),P[142]=(0,v.VW)("”"),P[143]=(0,v.VW)(
"‘"),P[144]=(0,v.VW)("’"),P[145]=(0,v.VW)("‚"),P[146]=(0,v.VW)("™"),P[147]=(0,v.VW)("ﬁ"),P[148]=(0,v.VW)("ﬂ"),P[149]=(0,v.VW)("Ł"),P[150]=(0,v.VW)(
"Œ"),P[151]=(0,v.VW)("Š"),P[152]=(0,v.VW)("Ÿ"),P[153]=(0,v.VW)("Ž"),P[154]=(0,v.VW)("ı"),P[155]=(0,v.VW)("ł"),P[156]=(0,v.VW)("œ"),P[157]=(0,v.VW)("š"),
P[158]=(0,v.VW)("ž"),P[159]=(0,v.VW)("�"),P[160]=(0,v.VW)("€"),P[173]=(0,v.VW)("�");var m=function(U){for(var j=new Array(U.length),K=0,L=U.length;K<L;K++)
j[K]=P[U[K]];return String.fromCodePoint.apply(String,j)}}),20137:((Z,G,A)=>{"use strict";A.d(G,{BO:()=>L,CF:()=>K,Di:()=>j,U5:()=>m,VW:()=>v,_U:()=>O,sJ:()=>U,
vu:()=>t});var v=function(r){return r.charCodeAt(0)},P=function(r){return r.codePointAt(0)},t=function(r,a){return K(r.toString(16),a,"0").toUpperCase()},m=function(r){
return t(r,2)},U=function(r){return String.fromCharCode(r)},j=function(r){return U(parseInt(r,16))},K=function(r,a,l){for(var d="",B=0,S=a-r.length;B<S;B++)d+=l;
return d+r},L=function(r,a,l){for(var d=r.length,B=0;B<d;B++)a[l++]=r.charCodeAt(B);return d},D=function(r,a){return a===void 0&&(a=4),r+"-"+Math.floor(Math.random()*
Math.pow(10,a))},p=function(r){return r.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")},u=function(r){return r.replace(/\t|\u0085|\u2028|\u2029/g,"    ").replace(/[\b\v]/g,
"")},s=null,T=null,C=function(r){return/^[\n\f\r\u000B]$/.test(r)},g=function(r){return r.split(/[\n\f\r\u000B]/)},R=function(r){return r.replace(/[\n\f\r\u000B]/g,
" ")},I=function(r,a){var l=r.charCodeAt(a),d,B=a+1,S=1;return l>=55296&&l<=56319&&r.length>B&&(d=r.charCodeAt(B),d>=56320&&d<=57343&&(S=2)),[r.slice(a,a+S),S]},
o=function(r){for(var a=[],l=0,d=r.length;l<d;){var B=I(r,l),S=B[0],z=B[1];a.push(S),l+=z}return a},w=function(r){for(var a=s.join("|"),l=["$"],d=0,B=r.length;d<
B;d++){var S=r[d];if(C(S))throw new TypeError("`wordBreak` must not include "+a);l.push(S===""?".":p(S))}var z=l.join("|");return new RegExp("("+a+")|((.*?)("+z+
"))","gm")},W=function(r,a,l,d){for(var B=w(a),S=u(r).match(B),z="",f=0,y=[],h=function(){z!==""&&y.push(z),z="",f=0},E=0,M=S.length;E<M;E++){var x=S[E];if(C(x))
h();else{var H=d(x);f+H>l&&h(),z+=x,f+=H}}return h(),y},b=/^D:(\d\d\d\d)(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?([+\-Z])?(\d\d)?'?(\d\d)?'?$/,O=function(r){var a=r.match(
b);if(a){var l=a[1],d=a[2],B=d===void 0?"01":d,S=a[3],z=S===void 0?"01":S,f=a[4],y=f===void 0?"00":f,h=a[5],E=h===void 0?"00":h,M=a[6],x=M===void 0?"00":M,H=a[7],
J=H===void 0?"Z":H,X=a[8],i=X===void 0?"00":X,e=a[9],n=e===void 0?"00":e,c=J==="Z"?"Z":""+J+i+":"+n,_=new Date(l+"-"+B+"-"+z+"T"+y+":"+E+":"+x+c);return _}},V=function(r,a){
for(var l,d=0,B;d<r.length;){var S=r.substring(d).match(a);if(!S)return{match:B,pos:d};B=S,d+=((l=S.index)!==null&&l!==void 0?l:0)+S[0].length}return{match:B,pos:d}}}),
65608:((Z,G,A)=>{"use strict";A.d(G,{NJ:()=>p,bW:()=>t,pJ:()=>I});var v=A(20137),P=function(o,w){w===void 0&&(w=!0);var W=[];w&&W.push(239,187,191);for(var b=0,
O=o.length;b<O;){var V=o.codePointAt(b);if(V<128){var r=V&127;W.push(r),b+=1}else if(V<2048){var r=V>>6&31|192,a=V&63|128;W.push(r,a),b+=1}else if(V<65536){var r=V>>
12&15|224,a=V>>6&63|128,l=V&63|128;W.push(r,a,l),b+=1}else if(V<1114112){var r=V>>18&7|240,a=V>>12&63|128,l=V>>6&63|128,d=V>>0&63|128;W.push(r,a,l,d),b+=2}else throw new Error(
"Invalid code point: 0x"+toHexString(V))}return new Uint8Array(W)},t=function(o,w){w===void 0&&(w=!0);var W=[];w&&W.push(65279);for(var b=0,O=o.length;b<O;){var V=o.
codePointAt(b);if(V<65536)W.push(V),b+=1;else if(V<1114112)W.push(j(V),K(V)),b+=2;else throw new Error("Invalid code point: 0x"+(0,v.U5)(V))}return new Uint16Array(
W)},m=function(o){return o>=0&&o<=65535},U=function(o){return o>=65536&&o<=1114111},j=function(o){return Math.floor((o-65536)/1024)+55296},K=function(o){return(o-
65536)%1024+56320},L;(function(o){o.BigEndian="BigEndian",o.LittleEndian="LittleEndian"})(L||(L={}));var D="�".codePointAt(0),p=function(o,w){if(w===void 0&&(w=
!0),o.length<=1)return String.fromCodePoint(D);for(var W=w?C(o):L.BigEndian,b=w?2:0,O=[];o.length-b>=2;){var V=T(o[b++],o[b++],W);if(u(V))if(o.length-b<2)O.push(
D);else{var r=T(o[b++],o[b++],W);s(r)?O.push(V,r):O.push(D)}else s(V)?(b+=2,O.push(D)):O.push(V)}return b<o.length&&O.push(D),String.fromCodePoint.apply(String,
O)},u=function(o){return o>=55296&&o<=56319},s=function(o){return o>=56320&&o<=57343},T=function(o,w,W){if(W===L.LittleEndian)return w<<8|o;if(W===L.BigEndian)return o<<
8|w;throw new Error("Invalid byteOrder: "+W)},C=function(o){return g(o)?L.BigEndian:R(o)?L.LittleEndian:L.BigEndian},g=function(o){return o[0]===254&&o[1]===255},
R=function(o){return o[0]===255&&o[1]===254},I=function(o){return g(o)||R(o)}}),60948:(Z=>{var G,A,v,P,t,m,U,j,K,L,D,p,u,s,T,C,g,R,I,o,w,W,b;(function(O){var V=typeof global==
"object"?global:typeof self=="object"?self:typeof this=="object"?this:{};typeof define=="function"&&define.amd?define("tslib",["exports"],function(a){O(r(V,r(a)))}):
typeof Z.exports=="object"?O(r(V,r(Z.exports))):O(r(V));function r(a,l){return a!==V&&(typeof Object.create=="function"?Object.defineProperty(a,"__esModule",{value:!0}):
a.__esModule=!0),function(d,B){return a[d]=l?l(d,B):B}}})(function(O){var V=Object.setPrototypeOf||{__proto__:[]}instanceof Array&&function(r,a){r.__proto__=a}||
function(r,a){for(var l in a)a.hasOwnProperty(l)&&(r[l]=a[l])};G=function(r,a){V(r,a);function l(){this.constructor=r}r.prototype=a===null?Object.create(a):(l.prototype=
a.prototype,new l)},A=Object.assign||function(r){for(var a,l=1,d=arguments.length;l<d;l++){a=arguments[l];for(var B in a)Object.prototype.hasOwnProperty.call(a,
B)&&(r[B]=a[B])}return r},v=function(r,a){var l={};for(var d in r)Object.prototype.hasOwnProperty.call(r,d)&&a.indexOf(d)<0&&(l[d]=r[d]);if(r!=null&&typeof Object.
getOwnPropertySymbols=="function")for(var B=0,d=Object.getOwnPropertySymbols(r);B<d.length;B++)a.indexOf(d[B])<0&&Object.prototype.propertyIsEnumerable.call(r,d[B])&&
(l[d[B]]=r[d[B]]);return l},P=function(r,a,l,d){var B=arguments.length,S=B<3?a:d===null?d=Object.getOwnPropertyDescriptor(a,l):d,z;if(typeof Reflect=="object"&&
typeof Reflect.decorate=="function")S=Reflect.decorate(r,a,l,d);else for(var f=r.length-1;f>=0;f--)(z=r[f])&&(S=(B<3?z(S):B>3?z(a,l,S):z(a,l))||S);return B>3&&S&&
Object.defineProperty(a,l,S),S},t=function(r,a){return function(l,d){a(l,d,r)}},m=function(r,a){if(typeof Reflect=="object"&&typeof Reflect.metadata=="function")
return Reflect.metadata(r,a)},U=function(r,a,l,d){function B(S){return S instanceof l?S:new l(function(z){z(S)})}return new(l||(l=Promise))(function(S,z){function f(E){
try{h(d.next(E))}catch(M){z(M)}}function y(E){try{h(d.throw(E))}catch(M){z(M)}}function h(E){E.done?S(E.value):B(E.value).then(f,y)}h((d=d.apply(r,a||[])).next())})},
j=function(r,a){var l={label:0,sent:function(){if(S[0]&1)throw S[1];return S[1]},trys:[],ops:[]},d,B,S,z;return z={next:f(0),throw:f(1),return:f(2)},typeof Symbol==
"function"&&(z[Symbol.iterator]=function(){return this}),z;function f(h){return function(E){return y([h,E])}}function y(h){if(d)throw new TypeError("Generator i\
s already executing.");for(;l;)try{if(d=1,B&&(S=h[0]&2?B.return:h[0]?B.throw||((S=B.return)&&S.call(B),0):B.next)&&!(S=S.call(B,h[1])).done)return S;switch(B=0,
S&&(h=[h[0]&2,S.value]),h[0]){case 0:case 1:S=h;break;case 4:return l.label++,{value:h[1],done:!1};case 5:l.label++,B=h[1],h=[0];continue;case 7:h=l.ops.pop(),l.
trys.pop();continue;default:if(S=l.trys,!(S=S.length>0&&S[S.length-1])&&(h[0]===6||h[0]===2)){l=0;continue}if(h[0]===3&&(!S||h[1]>S[0]&&h[1]<S[3])){l.label=h[1];
break}if(h[0]===6&&l.label<S[1]){l.label=S[1],S=h;break}if(S&&l.label<S[2]){l.label=S[2],l.ops.push(h);break}S[2]&&l.ops.pop(),l.trys.pop();continue}h=a.call(r,
l)}catch(E){h=[6,E],B=0}finally{d=S=0}if(h[0]&5)throw h[1];return{value:h[0]?h[1]:void 0,done:!0}}},b=function(r,a,l,d){d===void 0&&(d=l),r[d]=a[l]},K=function(r,a){
for(var l in r)l!=="default"&&!a.hasOwnProperty(l)&&(a[l]=r[l])},L=function(r){var a=typeof Symbol=="function"&&Symbol.iterator,l=a&&r[a],d=0;if(l)return l.call(
r);if(r&&typeof r.length=="number")return{next:function(){return r&&d>=r.length&&(r=void 0),{value:r&&r[d++],done:!r}}};throw new TypeError(a?"Object is not ite\
rable.":"Symbol.iterator is not defined.")},D=function(r,a){var l=typeof Symbol=="function"&&r[Symbol.iterator];if(!l)return r;var d=l.call(r),B,S=[],z;try{for(;(a===
void 0||a-- >0)&&!(B=d.next()).done;)S.push(B.value)}catch(f){z={error:f}}finally{try{B&&!B.done&&(l=d.return)&&l.call(d)}finally{if(z)throw z.error}}return S},
p=function(){for(var r=[],a=0;a<arguments.length;a++)r=r.concat(D(arguments[a]));return r},u=function(){for(var r=0,a=0,l=arguments.length;a<l;a++)r+=arguments[a].
length;for(var d=Array(r),B=0,a=0;a<l;a++)for(var S=arguments[a],z=0,f=S.length;z<f;z++,B++)d[B]=S[z];return d},s=function(r){return this instanceof s?(this.v=r,
this):new s(r)},T=function(r,a,l){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var d=l.apply(r,a||[]),B,S=[];return B={},
z("next"),z("throw"),z("return"),B[Symbol.asyncIterator]=function(){return this},B;function z(x){d[x]&&(B[x]=function(H){return new Promise(function(J,X){S.push(
[x,H,J,X])>1||f(x,H)})})}function f(x,H){try{y(d[x](H))}catch(J){M(S[0][3],J)}}function y(x){x.value instanceof s?Promise.resolve(x.value.v).then(h,E):M(S[0][2],
x)}function h(x){f("next",x)}function E(x){f("throw",x)}function M(x,H){x(H),S.shift(),S.length&&f(S[0][0],S[0][1])}},C=function(r){var a,l;return a={},d("next"),
d("throw",function(B){throw B}),d("return"),a[Symbol.iterator]=function(){return this},a;function d(B,S){a[B]=r[B]?function(z){return(l=!l)?{value:s(r[B](z)),done:B===
"return"}:S?S(z):z}:S}},g=function(r){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var a=r[Symbol.asyncIterator],l;return a?
a.call(r):(r=typeof L=="function"?L(r):r[Symbol.iterator](),l={},d("next"),d("throw"),d("return"),l[Symbol.asyncIterator]=function(){return this},l);function d(S){
l[S]=r[S]&&function(z){return new Promise(function(f,y){z=r[S](z),B(f,y,z.done,z.value)})}}function B(S,z,f,y){Promise.resolve(y).then(function(h){S({value:h,done:f})},
z)}},R=function(r,a){return Object.defineProperty?Object.defineProperty(r,"raw",{value:a}):r.raw=a,r},I=function(r){if(r&&r.__esModule)return r;var a={};if(r!=null)
for(var l in r)Object.hasOwnProperty.call(r,l)&&(a[l]=r[l]);return a.default=r,a},o=function(r){return r&&r.__esModule?r:{default:r}},w=function(r,a){if(!a.has(
r))throw new TypeError("attempted to get private field on non-instance");return a.get(r)},W=function(r,a,l){if(!a.has(r))throw new TypeError("attempted to set p\
rivate field on non-instance");return a.set(r,l),l},O("__extends",G),O("__assign",A),O("__rest",v),O("__decorate",P),O("__param",t),O("__metadata",m),O("__await\
er",U),O("__generator",j),O("__exportStar",K),O("__createBinding",b),O("__values",L),O("__read",D),O("__spread",p),O("__spreadArrays",u),O("__await",s),O("__asy\
ncGenerator",T),O("__asyncDelegator",C),O("__asyncValues",g),O("__makeTemplateObject",R),O("__importStar",I),O("__importDefault",o),O("__classPrivateFieldGet",w),
O("__classPrivateFieldSet",W)})}),68565:((Z,G,A)=>{"use strict";A.d(G,{C6:()=>P,Cl:()=>t,aN:()=>g});var v=A(60948);const{__extends:P,__assign:t,__rest:m,__decorate:U,
__param:j,__metadata:K,__awaiter:L,__generator:D,__exportStar:p,__createBinding:u,__values:s,__read:T,__spread:C,__spreadArrays:g,__await:R,__asyncGenerator:I,__asyncDelegator:o,
__asyncValues:w,__makeTemplateObject:W,__importStar:b,__importDefault:O,__classPrivateFieldGet:V,__classPrivateFieldSet:r}=v})};
