exports.id=9917,exports.ids=[9917],exports.modules={66638:((H,G,y)=>{"use strict";y.d(G,{A:()=>V});var v=y(68565),P=y(9759),t=y.n(P),E=y(41767),j=y(20137),F=(function(){
function i(o,n){this.major=String(o),this.minor=String(n)}return i.prototype.toString=function(){var o=(0,j.sJ)(129);return"%PDF-"+this.major+"."+this.minor+`
%`+o+o+o+o},i.prototype.sizeInBytes=function(){return 12+this.major.length+this.minor.length},i.prototype.copyBytesInto=function(o,n){var l=n;return o[n++]=E.A.
Percent,o[n++]=E.A.P,o[n++]=E.A.D,o[n++]=E.A.F,o[n++]=E.A.Dash,n+=(0,j.BO)(this.major,o,n),o[n++]=E.A.Period,n+=(0,j.BO)(this.minor,o,n),o[n++]=E.A.Newline,o[n++]=
E.A.Percent,o[n++]=129,o[n++]=129,o[n++]=129,o[n++]=129,n-l},i.forVersion=function(o,n){return new i(o,n)},i})();const K=F;var L=y(66122),B=y(81415),g=y(90059),
a=(function(i){(0,v.C6)(o,i);function o(n){var l=i.call(this)||this;return l.array=[],l.context=n,l}return o.prototype.size=function(){return this.array.length},
o.prototype.push=function(n){this.array.push(n)},o.prototype.insert=function(n,l){this.array.splice(n,0,l)},o.prototype.indexOf=function(n){var l=this.array.indexOf(
n);return l===-1?void 0:l},o.prototype.remove=function(n){this.array.splice(n,1)},o.prototype.set=function(n,l){this.array[n]=l},o.prototype.get=function(n){return this.
array[n]},o.prototype.lookupMaybe=function(n){for(var l,S=[],x=1;x<arguments.length;x++)S[x-1]=arguments[x];return(l=this.context).lookupMaybe.apply(l,(0,v.aN)(
[this.get(n)],S))},o.prototype.lookup=function(n){for(var l,S=[],x=1;x<arguments.length;x++)S[x-1]=arguments[x];return(l=this.context).lookup.apply(l,(0,v.aN)([
this.get(n)],S))},o.prototype.asRectangle=function(){if(this.size()!==4)throw new L.OT(this.size());var n=this.lookup(0,B.A).asNumber(),l=this.lookup(1,B.A).asNumber(),
S=this.lookup(2,B.A).asNumber(),x=this.lookup(3,B.A).asNumber(),N=n,X=l,Z=S-n,J=x-l;return{x:N,y:X,width:Z,height:J}},o.prototype.asArray=function(){return this.
array.slice()},o.prototype.clone=function(n){for(var l=o.withContext(n||this.context),S=0,x=this.size();S<x;S++)l.push(this.array[S]);return l},o.prototype.toString=
function(){for(var n="[ ",l=0,S=this.size();l<S;l++)n+=this.get(l).toString(),n+=" ";return n+="]",n},o.prototype.sizeInBytes=function(){for(var n=3,l=0,S=this.
size();l<S;l++)n+=this.get(l).sizeInBytes()+1;return n},o.prototype.copyBytesInto=function(n,l){var S=l;n[l++]=E.A.LeftSquareBracket,n[l++]=E.A.Space;for(var x=0,
N=this.size();x<N;x++)l+=this.get(x).copyBytesInto(n,l),n[l++]=E.A.Space;return n[l++]=E.A.RightSquareBracket,l-S},o.prototype.scalePDFNumbers=function(n,l){for(var S=0,
x=this.size();S<x;S++){var N=this.lookup(S);if(N instanceof B.A){var X=S%2===0?n:l;this.set(S,B.A.of(N.asNumber()*X))}}},o.withContext=function(n){return new o(
n)},o})(g.A);const u=a;var T={},W=(function(i){(0,v.C6)(o,i);function o(n,l){var S=this;if(n!==T)throw new L.EQ("PDFBool");return S=i.call(this)||this,S.value=l,
S}return o.prototype.asBoolean=function(){return this.value},o.prototype.clone=function(){return this},o.prototype.toString=function(){return String(this.value)},
o.prototype.sizeInBytes=function(){return this.value?4:5},o.prototype.copyBytesInto=function(n,l){return this.value?(n[l++]=E.A.t,n[l++]=E.A.r,n[l++]=E.A.u,n[l++]=
E.A.e,4):(n[l++]=E.A.f,n[l++]=E.A.a,n[l++]=E.A.l,n[l++]=E.A.s,n[l++]=E.A.e,5)},o.True=new o(T,!0),o.False=new o(T,!1),o})(g.A);const p=W;var R=y(6476),I=y(91112),
e=y(71125),M=y(16804),U=y(90167),b=(function(){function i(o,n){this.name=o,this.args=n||[]}return i.prototype.clone=function(o){for(var n=new Array(this.args.length),
l=0,S=n.length;l<S;l++){var x=this.args[l];n[l]=x instanceof g.A?x.clone(o):x}return i.of(this.name,n)},i.prototype.toString=function(){for(var o="",n=0,l=this.
args.length;n<l;n++)o+=String(this.args[n])+" ";return o+=this.name,o},i.prototype.sizeInBytes=function(){for(var o=0,n=0,l=this.args.length;n<l;n++){var S=this.
args[n];o+=(S instanceof g.A?S.sizeInBytes():S.length)+1}return o+=this.name.length,o},i.prototype.copyBytesInto=function(o,n){for(var l=n,S=0,x=this.args.length;S<
x;S++){var N=this.args[S];N instanceof g.A?n+=N.copyBytesInto(o,n):n+=(0,j.BO)(N,o,n),o[n++]=E.A.Space}return n+=(0,j.BO)(this.name,o,n),n-l},i.of=function(o,n){
return new i(o,n)},i})();const O=b;var C;(function(i){i.NonStrokingColor="sc",i.NonStrokingColorN="scn",i.NonStrokingColorRgb="rg",i.NonStrokingColorGray="g",i.
NonStrokingColorCmyk="k",i.NonStrokingColorspace="cs",i.StrokingColor="SC",i.StrokingColorN="SCN",i.StrokingColorRgb="RG",i.StrokingColorGray="G",i.StrokingColorCmyk=
"K",i.StrokingColorspace="CS",i.BeginMarkedContentSequence="BDC",i.BeginMarkedContent="BMC",i.EndMarkedContent="EMC",i.MarkedContentPointWithProps="DP",i.MarkedContentPoint=
"MP",i.DrawObject="Do",i.ConcatTransformationMatrix="cm",i.PopGraphicsState="Q",i.PushGraphicsState="q",i.SetFlatness="i",i.SetGraphicsStateParams="gs",i.SetLineCapStyle=
"J",i.SetLineDashPattern="d",i.SetLineJoinStyle="j",i.SetLineMiterLimit="M",i.SetLineWidth="w",i.SetTextMatrix="Tm",i.SetRenderingIntent="ri",i.AppendRectangle=
"re",i.BeginInlineImage="BI",i.BeginInlineImageData="ID",i.EndInlineImage="EI",i.ClipEvenOdd="W*",i.ClipNonZero="W",i.CloseAndStroke="s",i.CloseFillEvenOddAndStroke=
"b*",i.CloseFillNonZeroAndStroke="b",i.ClosePath="h",i.AppendBezierCurve="c",i.CurveToReplicateFinalPoint="y",i.CurveToReplicateInitialPoint="v",i.EndPath="n",i.
FillEvenOddAndStroke="B*",i.FillEvenOdd="f*",i.FillNonZeroAndStroke="B",i.FillNonZero="f",i.LegacyFillNonZero="F",i.LineTo="l",i.MoveTo="m",i.ShadingFill="sh",i.
StrokePath="S",i.BeginText="BT",i.EndText="ET",i.MoveText="Td",i.MoveTextSetLeading="TD",i.NextLine="T*",i.SetCharacterSpacing="Tc",i.SetFontAndSize="Tf",i.SetTextHorizontalScaling=
"Tz",i.SetTextLineHeight="TL",i.SetTextRenderingMode="Tr",i.SetTextRise="Ts",i.SetWordSpacing="Tw",i.ShowText="Tj",i.ShowTextAdjusted="TJ",i.ShowTextLine="'",i.
ShowTextLineAndSpace='"',i.Type3D0="d0",i.Type3D1="d1",i.BeginCompatibilitySection="BX",i.EndCompatibilitySection="EX"})(C||(C={}));const r=C;var s=y(12180),c=(function(){
function i(o){this.populate=o,this.value=void 0}return i.prototype.getValue=function(){return this.value},i.prototype.access=function(){return this.value||(this.
value=this.populate()),this.value},i.prototype.invalidate=function(){this.value=void 0},i.populatedBy=function(o){return new i(o)},i})();const A=c;var D=(function(i){
(0,v.C6)(o,i);function o(n,l){var S=i.call(this,n)||this;return S.computeContents=function(){var x=S.getUnencodedContents();return S.encode?t().deflate(x):x},S.
encode=l,l&&n.set(I.A.of("Filter"),I.A.of("FlateDecode")),S.contentsCache=A.populatedBy(S.computeContents),S}return o.prototype.getContents=function(){return this.
contentsCache.access()},o.prototype.getContentsSize=function(){return this.contentsCache.access().length},o.prototype.getUnencodedContents=function(){throw new L.
ju(this.constructor.name,"getUnencodedContents")},o})(s.A),z=(function(i){(0,v.C6)(o,i);function o(n,l,S){S===void 0&&(S=!0);var x=i.call(this,n,S)||this;return x.
operators=l,x}return o.prototype.push=function(){for(var n,l=[],S=0;S<arguments.length;S++)l[S]=arguments[S];(n=this.operators).push.apply(n,l)},o.prototype.clone=
function(n){for(var l=new Array(this.operators.length),S=0,x=this.operators.length;S<x;S++)l[S]=this.operators[S].clone(n);var N=this,X=N.dict,Z=N.encode;return o.
of(X.clone(n),l,Z)},o.prototype.getContentsString=function(){for(var n="",l=0,S=this.operators.length;l<S;l++)n+=this.operators[l]+`
`;return n},o.prototype.getUnencodedContents=function(){for(var n=new Uint8Array(this.getUnencodedContentsSize()),l=0,S=0,x=this.operators.length;S<x;S++)l+=this.
operators[S].copyBytesInto(n,l),n[l++]=E.A.Newline;return n},o.prototype.getUnencodedContentsSize=function(){for(var n=0,l=0,S=this.operators.length;l<S;l++)n+=
this.operators[l].sizeInBytes()+1;return n},o.of=function(n,l,S){return S===void 0&&(S=!0),new o(n,l,S)},o})(D);const h=z;var d=y(47085),f=(function(){function i(o){
this.seed=o}return i.prototype.nextInt=function(){var o=Math.sin(this.seed++)*1e4;return o-Math.floor(o)},i.withSeed=function(o){return new i(o)},i})(),_=function(i,o){
var n=i[0],l=o[0];return n.objectNumber-l.objectNumber},w=(function(){function i(){this.largestObjectNumber=0,this.header=K.forVersion(1,7),this.trailerInfo={},
this.indirectObjects=new Map,this.rng=f.withSeed(1)}return i.prototype.assign=function(o,n){this.indirectObjects.set(o,n),o.objectNumber>this.largestObjectNumber&&
(this.largestObjectNumber=o.objectNumber)},i.prototype.nextRef=function(){return this.largestObjectNumber+=1,U.A.of(this.largestObjectNumber)},i.prototype.register=
function(o){var n=this.nextRef();return this.assign(n,o),n},i.prototype.delete=function(o){return this.indirectObjects.delete(o)},i.prototype.lookupMaybe=function(o){
for(var n=[],l=1;l<arguments.length;l++)n[l-1]=arguments[l];var S=n.includes(e.A),x=o instanceof U.A?this.indirectObjects.get(o):o;if(!(!x||x===e.A&&!S)){for(var N=0,
X=n.length;N<X;N++){var Z=n[N];if(Z===e.A){if(x===e.A)return x}else if(x instanceof Z)return x}throw new L.$T(n,x)}},i.prototype.lookup=function(o){for(var n=[],
l=1;l<arguments.length;l++)n[l-1]=arguments[l];var S=o instanceof U.A?this.indirectObjects.get(o):o;if(n.length===0)return S;for(var x=0,N=n.length;x<N;x++){var X=n[x];
if(X===e.A){if(S===e.A)return S}else if(S instanceof X)return S}throw new L.$T(n,S)},i.prototype.getObjectRef=function(o){for(var n=Array.from(this.indirectObjects.
entries()),l=0,S=n.length;l<S;l++){var x=n[l],N=x[0],X=x[1];if(X===o)return N}},i.prototype.enumerateIndirectObjects=function(){return Array.from(this.indirectObjects.
entries()).sort(_)},i.prototype.obj=function(o){if(o instanceof g.A)return o;if(o==null)return e.A;if(typeof o=="string")return I.A.of(o);if(typeof o=="number")
return B.A.of(o);if(typeof o=="boolean")return o?p.True:p.False;if(Array.isArray(o)){for(var n=u.withContext(this),l=0,S=o.length;l<S;l++)n.push(this.obj(o[l]));
return n}else{for(var x=R.A.withContext(this),N=Object.keys(o),l=0,S=N.length;l<S;l++){var X=N[l],Z=o[X];Z!==void 0&&x.set(I.A.of(X),this.obj(Z))}return x}},i.prototype.
stream=function(o,n){return n===void 0&&(n={}),M.A.of(this.obj(n),(0,d.dp)(o))},i.prototype.flateStream=function(o,n){return n===void 0&&(n={}),this.stream(t().
deflate((0,d.dp)(o)),(0,v.Cl)((0,v.Cl)({},n),{Filter:"FlateDecode"}))},i.prototype.contentStream=function(o,n){return n===void 0&&(n={}),h.of(this.obj(n),o)},i.
prototype.formXObject=function(o,n){return n===void 0&&(n={}),this.contentStream(o,(0,v.Cl)((0,v.Cl)({BBox:this.obj([0,0,0,0]),Matrix:this.obj([1,0,0,1,0,0])},n),
{Type:"XObject",Subtype:"Form"}))},i.prototype.getPushGraphicsStateContentStream=function(){if(this.pushGraphicsStateContentStreamRef)return this.pushGraphicsStateContentStreamRef;
var o=this.obj({}),n=O.of(r.PushGraphicsState),l=h.of(o,[n]);return this.pushGraphicsStateContentStreamRef=this.register(l),this.pushGraphicsStateContentStreamRef},
i.prototype.getPopGraphicsStateContentStream=function(){if(this.popGraphicsStateContentStreamRef)return this.popGraphicsStateContentStreamRef;var o=this.obj({}),
n=O.of(r.PopGraphicsState),l=h.of(o,[n]);return this.popGraphicsStateContentStreamRef=this.register(l),this.popGraphicsStateContentStreamRef},i.prototype.addRandomSuffix=
function(o,n){return n===void 0&&(n=4),o+"-"+Math.floor(this.rng.nextInt()*Math.pow(10,n))},i.create=function(){return new i},i})();const V=w}),66122:((H,G,y)=>{
"use strict";y.d(G,{$T:()=>j,EQ:()=>E,OT:()=>u,bq:()=>T,ju:()=>t});var v=y(68565),P=y(47085),t=(function(h){(0,v.C6)(d,h);function d(f,_){var w=this,V="Method "+
f+"."+_+"() not implemented";return w=h.call(this,V)||this,w}return d})(Error),E=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="Cannot construct "+f+" -\
 it has a private constructor";return _=h.call(this,w)||this,_}return d})(Error),j=(function(h){(0,v.C6)(d,h);function d(f,_){var w=this,V=function(n){var l,S;return(l=
n?.name)!==null&&l!==void 0?l:(S=n?.constructor)===null||S===void 0?void 0:S.name},i=Array.isArray(f)?f.map(V):[V(f)],o="Expected instance of "+i.join(" or ")+"\
, "+("but got instance of "+(_&&V(_)));return w=h.call(this,o)||this,w}return d})(Error),F=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w=f+" stream enco\
ding not supported";return _=h.call(this,w)||this,_}return d})(Error),K=(function(h){(0,v.C6)(d,h);function d(f,_){var w=this,V="Cannot call "+f+"."+_+"() more \
than once";return w=h.call(this,V)||this,w}return d})(Error),L=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="Missing catalog (ref="+f+")";return _=h.call(
this,w)||this,_}return d})(Error),B=(function(h){(0,v.C6)(d,h);function d(){var f=this,_="Can't embed page with missing Contents";return f=h.call(this,_)||this,
f}return d})(Error),g=(function(h){(0,v.C6)(d,h);function d(f){var _,w,V,i=this,o=(V=(w=(_=f?.contructor)===null||_===void 0?void 0:_.name)!==null&&w!==void 0?w:
f?.name)!==null&&V!==void 0?V:f,n="Unrecognized stream type: "+o;return i=h.call(this,n)||this,i}return d})(Error),a=(function(h){(0,v.C6)(d,h);function d(){var f=this,
_="Found mismatched contexts while embedding pages. All pages in the array passed to `PDFDocument.embedPages()` must be from the same document.";return f=h.call(
this,_)||this,f}return d})(Error),u=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="Attempted to convert PDFArray with "+f+" elements to rectangle, but m\
ust have exactly 4 elements.";return _=h.call(this,w)||this,_}return d})(Error),T=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w='Attempted to convert "'+
f+'" to a date, but it does not match the PDF date string format.';return _=h.call(this,w)||this,_}return d})(Error),W=(function(h){(0,v.C6)(d,h);function d(f,_){
var w=this,V="Invalid targetIndex specified: targetIndex="+f+" must be less than Count="+_;return w=h.call(this,V)||this,w}return d})(Error),p=(function(h){(0,v.
C6)(d,h);function d(f,_){var w=this,V="Failed to "+_+" at targetIndex="+f+" due to corrupt page tree: It is likely that one or more 'Count' entries are invalid";
return w=h.call(this,V)||this,w}return d})(Error),R=(function(h){(0,v.C6)(d,h);function d(f,_,w){var V=this,i="index should be at least "+_+" and at most "+w+",\
 but was actually "+f;return V=h.call(this,i)||this,V}return d})(Error),I=(function(h){(0,v.C6)(d,h);function d(){var f=this,_="Attempted to set invalid field v\
alue";return f=h.call(this,_)||this,f}return d})(Error),e=(function(h){(0,v.C6)(d,h);function d(){var f=this,_="Attempted to select multiple values for single-s\
elect field";return f=h.call(this,_)||this,f}return d})(Error),M=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="No /DA (default appearance) entry found \
for field: "+f;return _=h.call(this,w)||this,_}return d})(Error),U=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="No Tf operator found for DA of field: "+
f;return _=h.call(this,w)||this,_}return d})(Error),b=(function(h){(0,v.C6)(d,h);function d(f,_){var w=this,V="Failed to parse number "+("(line:"+f.line+" col:"+
f.column+" offset="+f.offset+'): "'+_+'"');return w=h.call(this,V)||this,w}return d})(Error),O=(function(h){(0,v.C6)(d,h);function d(f,_){var w=this,V="Failed t\
o parse PDF document "+("(line:"+f.line+" col:"+f.column+" offset="+f.offset+"): "+_);return w=h.call(this,V)||this,w}return d})(Error),C=(function(h){(0,v.C6)(
d,h);function d(f,_,w){var V=this,i="Expected next byte to be "+_+" but it was actually "+w;return V=h.call(this,f,i)||this,V}return d})(O),r=(function(h){(0,v.
C6)(d,h);function d(f,_){var w=this,V="Failed to parse PDF object starting with the following byte: "+_;return w=h.call(this,f,V)||this,w}return d})(O),s=(function(h){
(0,v.C6)(d,h);function d(f){var _=this,w="Failed to parse invalid PDF object";return _=h.call(this,f,w)||this,_}return d})(O),c=(function(h){(0,v.C6)(d,h);function d(f){
var _=this,w="Failed to parse PDF stream";return _=h.call(this,f,w)||this,_}return d})(O),A=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="Failed to par\
se PDF literal string due to unbalanced parenthesis";return _=h.call(this,f,w)||this,_}return d})(O),D=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="Pa\
rser stalled";return _=h.call(this,f,w)||this,_}return d})(O),m=(function(h){(0,v.C6)(d,h);function d(f){var _=this,w="No PDF header found";return _=h.call(this,
f,w)||this,_}return d})(O),z=(function(h){(0,v.C6)(d,h);function d(f,_){var w=this,V="Did not find expected keyword '"+(0,P.pZ)(_)+"'";return w=h.call(this,f,V)||
this,w}return d})(O)}),6476:((H,G,y)=>{"use strict";y.d(G,{A:()=>K});var v=y(68565),P=y(91112),t=y(71125),E=y(90059),j=y(41767),F=(function(L){(0,v.C6)(B,L);function B(g,a){
var u=L.call(this)||this;return u.dict=g,u.context=a,u}return B.prototype.keys=function(){return Array.from(this.dict.keys())},B.prototype.values=function(){return Array.
from(this.dict.values())},B.prototype.entries=function(){return Array.from(this.dict.entries())},B.prototype.set=function(g,a){this.dict.set(g,a)},B.prototype.get=
function(g,a){a===void 0&&(a=!1);var u=this.dict.get(g);if(!(u===t.A&&!a))return u},B.prototype.has=function(g){var a=this.dict.get(g);return a!==void 0&&a!==t.
A},B.prototype.lookupMaybe=function(g){for(var a,u=[],T=1;T<arguments.length;T++)u[T-1]=arguments[T];var W=u.includes(t.A),p=(a=this.context).lookupMaybe.apply(
a,(0,v.aN)([this.get(g,W)],u));if(!(p===t.A&&!W))return p},B.prototype.lookup=function(g){for(var a,u=[],T=1;T<arguments.length;T++)u[T-1]=arguments[T];var W=u.
includes(t.A),p=(a=this.context).lookup.apply(a,(0,v.aN)([this.get(g,W)],u));if(!(p===t.A&&!W))return p},B.prototype.delete=function(g){return this.dict.delete(
g)},B.prototype.asMap=function(){return new Map(this.dict)},B.prototype.uniqueKey=function(g){g===void 0&&(g="");for(var a=this.keys(),u=P.A.of(this.context.addRandomSuffix(
g,10));a.includes(u);)u=P.A.of(this.context.addRandomSuffix(g,10));return u},B.prototype.clone=function(g){for(var a=B.withContext(g||this.context),u=this.entries(),
T=0,W=u.length;T<W;T++){var p=u[T],R=p[0],I=p[1];a.set(R,I)}return a},B.prototype.toString=function(){for(var g=`<<
`,a=this.entries(),u=0,T=a.length;u<T;u++){var W=a[u],p=W[0],R=W[1];g+=p.toString()+" "+R.toString()+`
`}return g+=">>",g},B.prototype.sizeInBytes=function(){for(var g=5,a=this.entries(),u=0,T=a.length;u<T;u++){var W=a[u],p=W[0],R=W[1];g+=p.sizeInBytes()+R.sizeInBytes()+
2}return g},B.prototype.copyBytesInto=function(g,a){var u=a;g[a++]=j.A.LessThan,g[a++]=j.A.LessThan,g[a++]=j.A.Newline;for(var T=this.entries(),W=0,p=T.length;W<
p;W++){var R=T[W],I=R[0],e=R[1];a+=I.copyBytesInto(g,a),g[a++]=j.A.Space,a+=e.copyBytesInto(g,a),g[a++]=j.A.Newline}return g[a++]=j.A.GreaterThan,g[a++]=j.A.GreaterThan,
a-u},B.withContext=function(g){return new B(new Map,g)},B.fromMapWithContext=function(g,a){return new B(g,a)},B})(E.A);const K=F}),61410:((H,G,y)=>{"use strict";
y.d(G,{A:()=>B});var v=y(68565),P=y(90059),t=y(41767),E=y(65608),j=y(45406),F=y(20137),K=y(66122),L=(function(g){(0,v.C6)(a,g);function a(u){var T=g.call(this)||
this;return T.value=u,T}return a.prototype.asBytes=function(){for(var u=this.value+(this.value.length%2===1?"0":""),T=u.length,W=new Uint8Array(u.length/2),p=0,
R=0;p<T;){var I=parseInt(u.substring(p,p+2),16);W[R]=I,p+=2,R+=1}return W},a.prototype.decodeText=function(){var u=this.asBytes();return(0,E.pJ)(u)?(0,E.NJ)(u):
(0,j.I)(u)},a.prototype.decodeDate=function(){var u=this.decodeText(),T=(0,F._U)(u);if(!T)throw new K.bq(u);return T},a.prototype.asString=function(){return this.
value},a.prototype.clone=function(){return a.of(this.value)},a.prototype.toString=function(){return"<"+this.value+">"},a.prototype.sizeInBytes=function(){return this.
value.length+2},a.prototype.copyBytesInto=function(u,T){return u[T++]=t.A.LessThan,T+=(0,F.BO)(this.value,u,T),u[T++]=t.A.GreaterThan,this.value.length+2},a.of=
function(u){return new a(u)},a.fromText=function(u){for(var T=(0,E.bW)(u),W="",p=0,R=T.length;p<R;p++)W+=(0,F.vu)(T[p],4);return new a(W)},a})(P.A);const B=L}),
91112:((H,G,y)=>{"use strict";y.d(G,{A:()=>R});var v=y(68565),P=y(66122),t=y(90059),E=y(41767),j=new Uint8Array(256);j[E.A.LeftParen]=1,j[E.A.RightParen]=1,j[E.
A.LessThan]=1,j[E.A.GreaterThan]=1,j[E.A.LeftSquareBracket]=1,j[E.A.RightSquareBracket]=1,j[E.A.LeftCurly]=1,j[E.A.RightCurly]=1,j[E.A.ForwardSlash]=1,j[E.A.Percent]=
1;var F=new Uint8Array(256);F[E.A.Null]=1,F[E.A.Tab]=1,F[E.A.Newline]=1,F[E.A.FormFeed]=1,F[E.A.CarriageReturn]=1,F[E.A.Space]=1;for(var K=new Uint8Array(256),L=0,
B=256;L<B;L++)K[L]=F[L]||j[L]?1:0;K[E.A.Hash]=1;var g=y(20137),a=function(I){return I.replace(/#([\dABCDEF]{2})/g,function(e,M){return(0,g.Di)(M)})},u=function(I){
return I>=E.A.ExclamationPoint&&I<=E.A.Tilde&&!K[I]},T={},W=new Map,p=(function(I){(0,v.C6)(e,I);function e(M,U){var b=this;if(M!==T)throw new P.EQ("PDFName");b=
I.call(this)||this;for(var O="/",C=0,r=U.length;C<r;C++){var s=U[C],c=(0,g.VW)(s);O+=u(c)?s:"#"+(0,g.U5)(c)}return b.encodedName=O,b}return e.prototype.asBytes=
function(){for(var M=[],U="",b=!1,O=function(D){D!==void 0&&M.push(D),b=!1},C=1,r=this.encodedName.length;C<r;C++){var s=this.encodedName[C],c=(0,g.VW)(s),A=this.
encodedName[C+1];b?c>=E.A.Zero&&c<=E.A.Nine||c>=E.A.a&&c<=E.A.f||c>=E.A.A&&c<=E.A.F?(U+=s,(U.length===2||!(A>="0"&&A<="9"||A>="a"&&A<="f"||A>="A"&&A<="F"))&&(O(
parseInt(U,16)),U="")):O(c):c===E.A.Hash?b=!0:O(c)}return new Uint8Array(M)},e.prototype.decodeText=function(){var M=this.asBytes();return String.fromCharCode.apply(
String,Array.from(M))},e.prototype.asString=function(){return this.encodedName},e.prototype.value=function(){return this.encodedName},e.prototype.clone=function(){
return this},e.prototype.toString=function(){return this.encodedName},e.prototype.sizeInBytes=function(){return this.encodedName.length},e.prototype.copyBytesInto=
function(M,U){return U+=(0,g.BO)(this.encodedName,M,U),this.encodedName.length},e.of=function(M){var U=a(M),b=W.get(U);return b||(b=new e(T,U),W.set(U,b)),b},e.
Length=e.of("Length"),e.FlateDecode=e.of("FlateDecode"),e.Resources=e.of("Resources"),e.Font=e.of("Font"),e.XObject=e.of("XObject"),e.ExtGState=e.of("ExtGState"),
e.Contents=e.of("Contents"),e.Type=e.of("Type"),e.Parent=e.of("Parent"),e.MediaBox=e.of("MediaBox"),e.Page=e.of("Page"),e.Annots=e.of("Annots"),e.TrimBox=e.of("\
TrimBox"),e.ArtBox=e.of("ArtBox"),e.BleedBox=e.of("BleedBox"),e.CropBox=e.of("CropBox"),e.Rotate=e.of("Rotate"),e.Title=e.of("Title"),e.Author=e.of("Author"),e.
Subject=e.of("Subject"),e.Creator=e.of("Creator"),e.Keywords=e.of("Keywords"),e.Producer=e.of("Producer"),e.CreationDate=e.of("CreationDate"),e.ModDate=e.of("Mo\
dDate"),e})(t.A);const R=p}),71125:((H,G,y)=>{"use strict";y.d(G,{A:()=>j});var v=y(68565),P=y(90059),t=y(41767),E=(function(F){(0,v.C6)(K,F);function K(){return F!==
null&&F.apply(this,arguments)||this}return K.prototype.asNull=function(){return null},K.prototype.clone=function(){return this},K.prototype.toString=function(){
return"null"},K.prototype.sizeInBytes=function(){return 4},K.prototype.copyBytesInto=function(L,B){return L[B++]=t.A.n,L[B++]=t.A.u,L[B++]=t.A.l,L[B++]=t.A.l,4},
K})(P.A);const j=new E}),81415:((H,G,y)=>{"use strict";y.d(G,{A:()=>L});var v=y(68565),P=function(B){var g=String(B);if(Math.abs(B)<1){var a=parseInt(B.toString().
split("e-")[1]);if(a){var u=B<0;u&&(B*=-1),B*=Math.pow(10,a-1),g="0."+new Array(a).join("0")+B.toString().substring(2),u&&(g="-"+g)}}else{var a=parseInt(B.toString().
split("+")[1]);a>20&&(a-=20,B/=Math.pow(10,a),g=B.toString()+new Array(a+1).join("0"))}return g},t=function(B){return Math.ceil(B.toString(2).length/8)},E=function(B){
for(var g=new Uint8Array(t(B)),a=1;a<=g.length;a++)g[a-1]=B>>(g.length-a)*8;return g},j=y(20137),F=y(90059),K=(function(B){(0,v.C6)(g,B);function g(a){var u=B.call(
this)||this;return u.numberValue=a,u.stringValue=P(a),u}return g.prototype.asNumber=function(){return this.numberValue},g.prototype.value=function(){return this.
numberValue},g.prototype.clone=function(){return g.of(this.numberValue)},g.prototype.toString=function(){return this.stringValue},g.prototype.sizeInBytes=function(){
return this.stringValue.length},g.prototype.copyBytesInto=function(a,u){return u+=(0,j.BO)(this.stringValue,a,u),this.stringValue.length},g.of=function(a){return new g(
a)},g})(F.A);const L=K}),90059:((H,G,y)=>{"use strict";y.d(G,{A:()=>t});var v=y(66122),P=(function(){function E(){}return E.prototype.clone=function(j){throw new v.
ju(this.constructor.name,"clone")},E.prototype.toString=function(){throw new v.ju(this.constructor.name,"toString")},E.prototype.sizeInBytes=function(){throw new v.
ju(this.constructor.name,"sizeInBytes")},E.prototype.copyBytesInto=function(j,F){throw new v.ju(this.constructor.name,"copyBytesInto")},E})();const t=P}),16804:((H,G,y)=>{
"use strict";y.d(G,{A:()=>j});var v=y(68565),P=y(12180),t=y(47085),E=(function(F){(0,v.C6)(K,F);function K(L,B){var g=F.call(this,L)||this;return g.contents=B,g}
return K.prototype.asUint8Array=function(){return this.contents.slice()},K.prototype.clone=function(L){return K.of(this.dict.clone(L),this.contents.slice())},K.
prototype.getContentsString=function(){return(0,t.pZ)(this.contents)},K.prototype.getContents=function(){return this.contents},K.prototype.getContentsSize=function(){
return this.contents.length},K.of=function(L,B){return new K(L,B)},K})(P.A);const j=E}),90167:((H,G,y)=>{"use strict";y.d(G,{A:()=>L});var v=y(68565),P=y(66122),
t=y(90059),E=y(20137),j={},F=new Map,K=(function(B){(0,v.C6)(g,B);function g(a,u,T){var W=this;if(a!==j)throw new P.EQ("PDFRef");return W=B.call(this)||this,W.objectNumber=
u,W.generationNumber=T,W.tag=u+" "+T+" R",W}return g.prototype.clone=function(){return this},g.prototype.toString=function(){return this.tag},g.prototype.sizeInBytes=
function(){return this.tag.length},g.prototype.copyBytesInto=function(a,u){return u+=(0,E.BO)(this.tag,a,u),this.tag.length},g.of=function(a,u){u===void 0&&(u=0);
var T=a+" "+u+" R",W=F.get(T);return W||(W=new g(j,a,u),F.set(T,W)),W},g})(t.A);const L=K}),12180:((H,G,y)=>{"use strict";y.d(G,{A:()=>L});var v=y(68565),P=y(66122),
t=y(91112),E=y(81415),j=y(90059),F=y(41767),K=(function(B){(0,v.C6)(g,B);function g(a){var u=B.call(this)||this;return u.dict=a,u}return g.prototype.clone=function(a){
throw new P.ju(this.constructor.name,"clone")},g.prototype.getContentsString=function(){throw new P.ju(this.constructor.name,"getContentsString")},g.prototype.getContents=
function(){throw new P.ju(this.constructor.name,"getContents")},g.prototype.getContentsSize=function(){throw new P.ju(this.constructor.name,"getContentsSize")},
g.prototype.updateDict=function(){var a=this.getContentsSize();this.dict.set(t.A.Length,E.A.of(a))},g.prototype.sizeInBytes=function(){return this.updateDict(),
this.dict.sizeInBytes()+this.getContentsSize()+18},g.prototype.toString=function(){this.updateDict();var a=this.dict.toString();return a+=`
stream
`,a+=this.getContentsString(),a+=`
endstream`,a},g.prototype.copyBytesInto=function(a,u){this.updateDict();var T=u;u+=this.dict.copyBytesInto(a,u),a[u++]=F.A.Newline,a[u++]=F.A.s,a[u++]=F.A.t,a[u++]=
F.A.r,a[u++]=F.A.e,a[u++]=F.A.a,a[u++]=F.A.m,a[u++]=F.A.Newline;for(var W=this.getContents(),p=0,R=W.length;p<R;p++)a[u++]=W[p];return a[u++]=F.A.Newline,a[u++]=
F.A.e,a[u++]=F.A.n,a[u++]=F.A.d,a[u++]=F.A.s,a[u++]=F.A.t,a[u++]=F.A.r,a[u++]=F.A.e,a[u++]=F.A.a,a[u++]=F.A.m,u-T},g})(j.A);const L=K}),66005:((H,G,y)=>{"use st\
rict";y.d(G,{A:()=>B});var v=y(68565),P=y(90059),t=y(41767),E=y(20137),j=y(65608),F=y(45406),K=y(66122),L=(function(g){(0,v.C6)(a,g);function a(u){var T=g.call(
this)||this;return T.value=u,T}return a.prototype.asBytes=function(){for(var u=[],T="",W=!1,p=function(b){b!==void 0&&u.push(b),W=!1},R=0,I=this.value.length;R<
I;R++){var e=this.value[R],M=(0,E.VW)(e),U=this.value[R+1];W?M===t.A.Newline||M===t.A.CarriageReturn?p():M===t.A.n?p(t.A.Newline):M===t.A.r?p(t.A.CarriageReturn):
M===t.A.t?p(t.A.Tab):M===t.A.b?p(t.A.Backspace):M===t.A.f?p(t.A.FormFeed):M===t.A.LeftParen?p(t.A.LeftParen):M===t.A.RightParen?p(t.A.RightParen):M===t.A.Backspace?
p(t.A.BackSlash):M>=t.A.Zero&&M<=t.A.Seven?(T+=e,(T.length===3||!(U>="0"&&U<="7"))&&(p(parseInt(T,8)),T="")):p(M):M===t.A.BackSlash?W=!0:p(M)}return new Uint8Array(
u)},a.prototype.decodeText=function(){var u=this.asBytes();return(0,j.pJ)(u)?(0,j.NJ)(u):(0,F.I)(u)},a.prototype.decodeDate=function(){var u=this.decodeText(),T=(0,E.
_U)(u);if(!T)throw new K.bq(u);return T},a.prototype.asString=function(){return this.value},a.prototype.clone=function(){return a.of(this.value)},a.prototype.toString=
function(){return"("+this.value+")"},a.prototype.sizeInBytes=function(){return this.value.length+2},a.prototype.copyBytesInto=function(u,T){return u[T++]=t.A.LeftParen,
T+=(0,E.BO)(this.value,u,T),u[T++]=t.A.RightParen,this.value.length+2},a.of=function(u){return new a(u)},a.fromDate=function(u){var T=(0,E.CF)(String(u.getUTCFullYear()),
4,"0"),W=(0,E.CF)(String(u.getUTCMonth()+1),2,"0"),p=(0,E.CF)(String(u.getUTCDate()),2,"0"),R=(0,E.CF)(String(u.getUTCHours()),2,"0"),I=(0,E.CF)(String(u.getUTCMinutes()),
2,"0"),e=(0,E.CF)(String(u.getUTCSeconds()),2,"0");return new a("D:"+T+W+p+R+I+e+"Z")},a})(P.A);const B=L}),41767:((H,G,y)=>{"use strict";y.d(G,{A:()=>P});var v;
(function(t){t[t.Null=0]="Null",t[t.Backspace=8]="Backspace",t[t.Tab=9]="Tab",t[t.Newline=10]="Newline",t[t.FormFeed=12]="FormFeed",t[t.CarriageReturn=13]="Carr\
iageReturn",t[t.Space=32]="Space",t[t.ExclamationPoint=33]="ExclamationPoint",t[t.Hash=35]="Hash",t[t.Percent=37]="Percent",t[t.LeftParen=40]="LeftParen",t[t.RightParen=
41]="RightParen",t[t.Plus=43]="Plus",t[t.Minus=45]="Minus",t[t.Dash=45]="Dash",t[t.Period=46]="Period",t[t.ForwardSlash=47]="ForwardSlash",t[t.Zero=48]="Zero",t[t.
One=49]="One",t[t.Two=50]="Two",t[t.Three=51]="Three",t[t.Four=52]="Four",t[t.Five=53]="Five",t[t.Six=54]="Six",t[t.Seven=55]="Seven",t[t.Eight=56]="Eight",t[t.
Nine=57]="Nine",t[t.LessThan=60]="LessThan",t[t.GreaterThan=62]="GreaterThan",t[t.A=65]="A",t[t.D=68]="D",t[t.E=69]="E",t[t.F=70]="F",t[t.O=79]="O",t[t.P=80]="P",
t[t.R=82]="R",t[t.LeftSquareBracket=91]="LeftSquareBracket",t[t.BackSlash=92]="BackSlash",t[t.RightSquareBracket=93]="RightSquareBracket",t[t.a=97]="a",t[t.b=98]=
"b",t[t.d=100]="d",t[t.e=101]="e",t[t.f=102]="f",t[t.i=105]="i",t[t.j=106]="j",t[t.l=108]="l",t[t.m=109]="m",t[t.n=110]="n",t[t.o=111]="o",t[t.r=114]="r",t[t.s=
115]="s",t[t.t=116]="t",t[t.u=117]="u",t[t.x=120]="x",t[t.LeftCurly=123]="LeftCurly",t[t.RightCurly=125]="RightCurly",t[t.Tilde=126]="Tilde"})(v||(v={}));const P=v}),
47085:((H,G,y)=>{"use strict";y.d(G,{dp:()=>t,pZ:()=>F});var v=y(20137),P=function(p){return p[p.length-1]},t=function(p){if(p instanceof Uint8Array)return p;for(var R=p.
length,I=new Uint8Array(R),e=0;e<R;e++)I[e]=p.charCodeAt(e);return I},E=function(){for(var p=[],R=0;R<arguments.length;R++)p[R]=arguments[R];for(var I=p.length,
e=[],M=0;M<I;M++){var U=p[M];e[M]=U instanceof Uint8Array?U:t(U)}for(var b=0,M=0;M<I;M++)b+=p[M].length;for(var O=new Uint8Array(b),C=0,r=0;r<I;r++)for(var s=e[r],
c=0,A=s.length;c<A;c++)O[C++]=s[c];return O},j=function(p){for(var R=0,I=0,e=p.length;I<e;I++)R+=p[I].length;for(var M=new Uint8Array(R),U=0,I=0,e=p.length;I<e;I++){
var b=p[I];M.set(b,U),U+=b.length}return M},F=function(p){for(var R="",I=0,e=p.length;I<e;I++)R+=(0,v.sJ)(p[I]);return R},K=function(p,R){return p.id-R.id},L=function(p,R){
for(var I=[],e=0,M=p.length;e<M;e++){var U=p[e],b=p[e-1];(e===0||R(U)!==R(b))&&I.push(U)}return I},B=function(p){for(var R=p.length,I=0,e=Math.floor(R/2);I<e;I++){
var M=I,U=R-I-1,b=p[I];p[M]=p[U],p[U]=b}return p},g=function(p){for(var R=0,I=0,e=p.length;I<e;I++)R+=p[I];return R},a=function(p,R){for(var I=new Array(R-p),e=0,
M=I.length;e<M;e++)I[e]=p+e;return I},u=function(p,R){for(var I=new Array(R.length),e=0,M=R.length;e<M;e++)I[e]=p[R[e]];return I},T=function(p){return p instanceof
Uint8Array||p instanceof ArrayBuffer||typeof p=="string"},W=function(p){if(typeof p=="string")return decodeFromBase64DataUri(p);if(p instanceof ArrayBuffer)return new Uint8Array(
p);if(p instanceof Uint8Array)return p;throw new TypeError("`input` must be one of `string | ArrayBuffer | Uint8Array`")}}),45406:((H,G,y)=>{"use strict";y.d(G,
{I:()=>E});for(var v=y(20137),P=new Uint16Array(256),t=0;t<256;t++)P[t]=t;P[22]=(0,v.VW)(""),P[24]=(0,v.VW)("˘"),P[25]=(0,v.VW)("ˇ"),P[26]=(0,v.VW)("ˆ"),P[27]=
(0,v.VW)("˙"),P[28]=(0,v.VW)("˝"),P[29]=(0,v.VW)("˛"),P[30]=(0,v.VW)("˚"),P[31]=(0,v.VW)("˜"),P[127]=(0,v.VW)("�"),P[128]=(0,v.VW)("•"),P[129]=(0,v.VW)(
"†"),P[130]=(0,v.VW)("‡"),P[131]=(0,v.VW)("…"),P[132]=(0,v.VW)("—"),P[133]=(0,v.VW)("–"),P[134]=(0,v.VW)("ƒ"),P[135]=(0,v.VW)("⁄"),P[136]=(0,v.VW)(
"‹"),P[137]=(0,v.VW)("›"),P[138]=(0,v.VW)("−"),P[139]=(0,v.VW)("‰"),P[140]=(0,v.VW)("„"),P[141]=(0,v.VW)("“"),P[142]=(0,v.VW)("”"),P[143]=(0,v.VW)(
"‘"),P[144]=(0,v.VW)("’"),P[145]=(0,v.VW)("‚"),P[146]=(0,v.VW)("™"),P[147]=(0,v.VW)("ﬁ"),P[148]=(0,v.VW)("ﬂ"),P[149]=(0,v.VW)("Ł"),P[150]=(0,v.VW)(
"Œ"),P[151]=(0,v.VW)("Š"),P[152]=(0,v.VW)("Ÿ"),P[153]=(0,v.VW)("Ž"),P[154]=(0,v.VW)("ı"),P[155]=(0,v.VW)("ł"),P[156]=(0,v.VW)("œ"),P[157]=(0,v.VW)("š"),
P[158]=(0,v.VW)("ž"),P[159]=(0,v.VW)("�"),P[160]=(0,v.VW)("€"),P[173]=(0,v.VW)("�");var E=function(j){for(var F=new Array(j.length),K=0,L=j.length;K<L;K++)
F[K]=P[j[K]];return String.fromCodePoint.apply(String,F)}}),20137:((H,G,y)=>{"use strict";y.d(G,{BO:()=>L,CF:()=>K,Di:()=>F,U5:()=>E,VW:()=>v,_U:()=>O,sJ:()=>j,
vu:()=>t});var v=function(r){return r.charCodeAt(0)},P=function(r){return r.codePointAt(0)},t=function(r,s){return K(r.toString(16),s,"0").toUpperCase()},E=function(r){
return t(r,2)},j=function(r){return String.fromCharCode(r)},F=function(r){return j(parseInt(r,16))},K=function(r,s,c){for(var A="",D=0,m=s-r.length;D<m;D++)A+=c;
return A+r},L=function(r,s,c){for(var A=r.length,D=0;D<A;D++)s[c++]=r.charCodeAt(D);return A},B=function(r,s){return s===void 0&&(s=4),r+"-"+Math.floor(Math.random()*
Math.pow(10,s))},g=function(r){return r.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")},a=function(r){return r.replace(/\t|\u0085|\u2028|\u2029/g,"    ").replace(/[\b\v]/g,
"")},u=null,T=null,W=function(r){return/^[\n\f\r\u000B]$/.test(r)},p=function(r){return r.split(/[\n\f\r\u000B]/)},R=function(r){return r.replace(/[\n\f\r\u000B]/g,
" ")},I=function(r,s){var c=r.charCodeAt(s),A,D=s+1,m=1;return c>=55296&&c<=56319&&r.length>D&&(A=r.charCodeAt(D),A>=56320&&A<=57343&&(m=2)),[r.slice(s,s+m),m]},
e=function(r){for(var s=[],c=0,A=r.length;c<A;){var D=I(r,c),m=D[0],z=D[1];s.push(m),c+=z}return s},M=function(r){for(var s=u.join("|"),c=["$"],A=0,D=r.length;A<
D;A++){var m=r[A];if(W(m))throw new TypeError("`wordBreak` must not include "+s);c.push(m===""?".":g(m))}var z=c.join("|");return new RegExp("("+s+")|((.*?)("+z+
"))","gm")},U=function(r,s,c,A){for(var D=M(s),m=a(r).match(D),z="",h=0,d=[],f=function(){z!==""&&d.push(z),z="",h=0},_=0,w=m.length;_<w;_++){var V=m[_];if(W(V))
f();else{var i=A(V);h+i>c&&f(),z+=V,h+=i}}return f(),d},b=/^D:(\d\d\d\d)(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?([+\-Z])?(\d\d)?'?(\d\d)?'?$/,O=function(r){var s=r.match(
b);if(s){var c=s[1],A=s[2],D=A===void 0?"01":A,m=s[3],z=m===void 0?"01":m,h=s[4],d=h===void 0?"00":h,f=s[5],_=f===void 0?"00":f,w=s[6],V=w===void 0?"00":w,i=s[7],
o=i===void 0?"Z":i,n=s[8],l=n===void 0?"00":n,S=s[9],x=S===void 0?"00":S,N=o==="Z"?"Z":""+o+l+":"+x,X=new Date(c+"-"+D+"-"+z+"T"+d+":"+_+":"+V+N);return X}},C=function(r,s){
for(var c,A=0,D;A<r.length;){var m=r.substring(A).match(s);if(!m)return{match:D,pos:A};D=m,A+=((c=m.index)!==null&&c!==void 0?c:0)+m[0].length}return{match:D,pos:A}}}),
65608:((H,G,y)=>{"use strict";y.d(G,{NJ:()=>g,bW:()=>t,pJ:()=>I});var v=y(20137),P=function(e,M){M===void 0&&(M=!0);var U=[];M&&U.push(239,187,191);for(var b=0,
O=e.length;b<O;){var C=e.codePointAt(b);if(C<128){var r=C&127;U.push(r),b+=1}else if(C<2048){var r=C>>6&31|192,s=C&63|128;U.push(r,s),b+=1}else if(C<65536){var r=C>>
12&15|224,s=C>>6&63|128,c=C&63|128;U.push(r,s,c),b+=1}else if(C<1114112){var r=C>>18&7|240,s=C>>12&63|128,c=C>>6&63|128,A=C>>0&63|128;U.push(r,s,c,A),b+=2}else throw new Error(
"Invalid code point: 0x"+toHexString(C))}return new Uint8Array(U)},t=function(e,M){M===void 0&&(M=!0);var U=[];M&&U.push(65279);for(var b=0,O=e.length;b<O;){var C=e.
codePointAt(b);if(C<65536)U.push(C),b+=1;else if(C<1114112)U.push(F(C),K(C)),b+=2;else throw new Error("Invalid code point: 0x"+(0,v.U5)(C))}return new Uint16Array(
U)},E=function(e){return e>=0&&e<=65535},j=function(e){return e>=65536&&e<=1114111},F=function(e){return Math.floor((e-65536)/1024)+55296},K=function(e){return(e-
65536)%1024+56320},L;(function(e){e.BigEndian="BigEndian",e.LittleEndian="LittleEndian"})(L||(L={}));var B="�".codePointAt(0),g=function(e,M){if(M===void 0&&(M=
!0),e.length<=1)return String.fromCodePoint(B);for(var U=M?W(e):L.BigEndian,b=M?2:0,O=[];e.length-b>=2;){var C=T(e[b++],e[b++],U);if(a(C))if(e.length-b<2)O.push(
B);else{var r=T(e[b++],e[b++],U);u(r)?O.push(C,r):O.push(B)}else u(C)?(b+=2,O.push(B)):O.push(C)}return b<e.length&&O.push(B),String.fromCodePoint.apply(String,
O)},a=function(e){return e>=55296&&e<=56319},u=function(e){return e>=56320&&e<=57343},T=function(e,M,U){if(U===L.LittleEndian)return M<<8|e;if(U===L.BigEndian)return e<<
8|M;throw new Error("Invalid byteOrder: "+U)},W=function(e){return p(e)?L.BigEndian:R(e)?L.LittleEndian:L.BigEndian},p=function(e){return e[0]===254&&e[1]===255},
R=function(e){return e[0]===255&&e[1]===254},I=function(e){return p(e)||R(e)}}),60948:(H=>{var G,y,v,P,t,E,j,F,K,L,B,g,a,u,T,W,p,R,I,e,M,U,b;(function(O){var C=typeof global==
"object"?global:typeof self=="object"?self:typeof this=="object"?this:{};typeof define=="function"&&define.amd?define("tslib",["exports"],function(s){O(r(C,r(s)))}):
typeof H.exports=="object"?O(r(C,r(H.exports))):O(r(C));function r(s,c){return s!==C&&(typeof Object.create=="function"?Object.defineProperty(s,"__esModule",{value:!0}):
s.__esModule=!0),function(A,D){return s[A]=c?c(A,D):D}}})(function(O){var C=Object.setPrototypeOf||{__proto__:[]}instanceof Array&&function(r,s){r.__proto__=s}||
function(r,s){for(var c in s)s.hasOwnProperty(c)&&(r[c]=s[c])};G=function(r,s){C(r,s);function c(){this.constructor=r}r.prototype=s===null?Object.create(s):(c.prototype=
s.prototype,new c)},y=Object.assign||function(r){for(var s,c=1,A=arguments.length;c<A;c++){s=arguments[c];for(var D in s)Object.prototype.hasOwnProperty.call(s,
D)&&(r[D]=s[D])}return r},v=function(r,s){var c={};for(var A in r)Object.prototype.hasOwnProperty.call(r,A)&&s.indexOf(A)<0&&(c[A]=r[A]);if(r!=null&&typeof Object.
getOwnPropertySymbols=="function")for(var D=0,A=Object.getOwnPropertySymbols(r);D<A.length;D++)s.indexOf(A[D])<0&&Object.prototype.propertyIsEnumerable.call(r,A[D])&&
(c[A[D]]=r[A[D]]);return c},P=function(r,s,c,A){var D=arguments.length,m=D<3?s:A===null?A=Object.getOwnPropertyDescriptor(s,c):A,z;if(typeof Reflect=="object"&&
typeof Reflect.decorate=="function")m=Reflect.decorate(r,s,c,A);else for(var h=r.length-1;h>=0;h--)(z=r[h])&&(m=(D<3?z(m):D>3?z(s,c,m):z(s,c))||m);return D>3&&m&&
Object.defineProperty(s,c,m),m},t=function(r,s){return function(c,A){s(c,A,r)}},E=function(r,s){if(typeof Reflect=="object"&&typeof Reflect.metadata=="function")
return Reflect.metadata(r,s)},j=function(r,s,c,A){function D(m){return m instanceof c?m:new c(function(z){z(m)})}return new(c||(c=Promise))(function(m,z){function h(_){
try{f(A.next(_))}catch(w){z(w)}}function d(_){try{f(A.throw(_))}catch(w){z(w)}}function f(_){_.done?m(_.value):D(_.value).then(h,d)}f((A=A.apply(r,s||[])).next())})},
F=function(r,s){var c={label:0,sent:function(){if(m[0]&1)throw m[1];return m[1]},trys:[],ops:[]},A,D,m,z;return z={next:h(0),throw:h(1),return:h(2)},typeof Symbol==
"function"&&(z[Symbol.iterator]=function(){return this}),z;function h(f){return function(_){return d([f,_])}}function d(f){if(A)throw new TypeError("Generator i\
s already executing.");for(;c;)try{if(A=1,D&&(m=f[0]&2?D.return:f[0]?D.throw||((m=D.return)&&m.call(D),0):D.next)&&!(m=m.call(D,f[1])).done)return m;switch(D=0,
m&&(f=[f[0]&2,m.value]),f[0]){case 0:case 1:m=f;break;case 4:return c.label++,{value:f[1],done:!1};case 5:c.label++,D=f[1],f=[0];continue;case 7:f=c.ops.pop(),c.
trys.pop();continue;default:if(m=c.trys,!(m=m.length>0&&m[m.length-1])&&(f[0]===6||f[0]===2)){c=0;continue}if(f[0]===3&&(!m||f[1]>m[0]&&f[1]<m[3])){c.label=f[1];
break}if(f[0]===6&&c.label<m[1]){c.label=m[1],m=f;break}if(m&&c.label<m[2]){c.label=m[2],c.ops.push(f);break}m[2]&&c.ops.pop(),c.trys.pop();continue}f=s.call(r,
c)}catch(_){f=[6,_],D=0}finally{A=m=0}if(f[0]&5)throw f[1];return{value:f[0]?f[1]:void 0,done:!0}}},b=function(r,s,c,A){A===void 0&&(A=c),r[A]=s[c]},K=function(r,s){
for(var c in r)c!=="default"&&!s.hasOwnProperty(c)&&(s[c]=r[c])},L=function(r){var s=typeof Symbol=="function"&&Symbol.iterator,c=s&&r[s],A=0;if(c)return c.call(
r);if(r&&typeof r.length=="number")return{next:function(){return r&&A>=r.length&&(r=void 0),{value:r&&r[A++],done:!r}}};throw new TypeError(s?"Object is not ite\
rable.":"Symbol.iterator is not defined.")},B=function(r,s){var c=typeof Symbol=="function"&&r[Symbol.iterator];if(!c)return r;var A=c.call(r),D,m=[],z;try{for(;(s===
void 0||s-- >0)&&!(D=A.next()).done;)m.push(D.value)}catch(h){z={error:h}}finally{try{D&&!D.done&&(c=A.return)&&c.call(A)}finally{if(z)throw z.error}}return m},
g=function(){for(var r=[],s=0;s<arguments.length;s++)r=r.concat(B(arguments[s]));return r},a=function(){for(var r=0,s=0,c=arguments.length;s<c;s++)r+=arguments[s].
length;for(var A=Array(r),D=0,s=0;s<c;s++)for(var m=arguments[s],z=0,h=m.length;z<h;z++,D++)A[D]=m[z];return A},u=function(r){return this instanceof u?(this.v=r,
this):new u(r)},T=function(r,s,c){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var A=c.apply(r,s||[]),D,m=[];return D={},
z("next"),z("throw"),z("return"),D[Symbol.asyncIterator]=function(){return this},D;function z(V){A[V]&&(D[V]=function(i){return new Promise(function(o,n){m.push(
[V,i,o,n])>1||h(V,i)})})}function h(V,i){try{d(A[V](i))}catch(o){w(m[0][3],o)}}function d(V){V.value instanceof u?Promise.resolve(V.value.v).then(f,_):w(m[0][2],
V)}function f(V){h("next",V)}function _(V){h("throw",V)}function w(V,i){V(i),m.shift(),m.length&&h(m[0][0],m[0][1])}},W=function(r){var s,c;return s={},A("next"),
A("throw",function(D){throw D}),A("return"),s[Symbol.iterator]=function(){return this},s;function A(D,m){s[D]=r[D]?function(z){return(c=!c)?{value:u(r[D](z)),done:D===
"return"}:m?m(z):z}:m}},p=function(r){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var s=r[Symbol.asyncIterator],c;return s?
s.call(r):(r=typeof L=="function"?L(r):r[Symbol.iterator](),c={},A("next"),A("throw"),A("return"),c[Symbol.asyncIterator]=function(){return this},c);function A(m){
c[m]=r[m]&&function(z){return new Promise(function(h,d){z=r[m](z),D(h,d,z.done,z.value)})}}function D(m,z,h,d){Promise.resolve(d).then(function(f){m({value:f,done:h})},
z)}},R=function(r,s){return Object.defineProperty?Object.defineProperty(r,"raw",{value:s}):r.raw=s,r},I=function(r){if(r&&r.__esModule)return r;var s={};if(r!=null)
for(var c in r)Object.hasOwnProperty.call(r,c)&&(s[c]=r[c]);return s.default=r,s},e=function(r){return r&&r.__esModule?r:{default:r}},M=function(r,s){if(!s.has(
r))throw new TypeError("attempted to get private field on non-instance");return s.get(r)},U=function(r,s,c){if(!s.has(r))throw new TypeError("attempted to set p\
rivate field on non-instance");return s.set(r,c),c},O("__extends",G),O("__assign",y),O("__rest",v),O("__decorate",P),O("__param",t),O("__metadata",E),O("__await\
er",j),O("__generator",F),O("__exportStar",K),O("__createBinding",b),O("__values",L),O("__read",B),O("__spread",g),O("__spreadArrays",a),O("__await",u),O("__asy\
ncGenerator",T),O("__asyncDelegator",W),O("__asyncValues",p),O("__makeTemplateObject",R),O("__importStar",I),O("__importDefault",e),O("__classPrivateFieldGet",M),
O("__classPrivateFieldSet",U)})}),68565:((H,G,y)=>{"use strict";y.d(G,{C6:()=>P,Cl:()=>t,aN:()=>p});var v=y(60948);const{__extends:P,__assign:t,__rest:E,__decorate:j,
__param:F,__metadata:K,__awaiter:L,__generator:B,__exportStar:g,__createBinding:a,__values:u,__read:T,__spread:W,__spreadArrays:p,__await:R,__asyncGenerator:I,__asyncDelegator:e,
__asyncValues:M,__makeTemplateObject:U,__importStar:b,__importDefault:O,__classPrivateFieldGet:C,__classPrivateFieldSet:r}=v})};
