"use strict";exports.id=4299,exports.ids=[4299],exports.modules={47145:(($t,Pt,G)=>{G.d(Pt,{Y:()=>ar});var ot={};G.r(ot),G.d(ot,{attentionMarkers:()=>Jn,contentInitial:()=>jn,
disable:()=>Kn,document:()=>Un,flow:()=>Gn,flowInitial:()=>Wn,insideSpan:()=>Zn,string:()=>Qn,text:()=>Yn});const R={};function ut(t,r){const e=r||R,n=typeof e.
includeImageAlt=="boolean"?e.includeImageAlt:!0,i=typeof e.includeHtml=="boolean"?e.includeHtml:!0;return $(t,n,i)}function $(t,r,e){if(bt(t)){if("value"in t)return t.
type==="html"&&!e?"":t.value;if(r&&"alt"in t&&t.alt)return t.alt;if("children"in t)return gt(t.children,r,e)}return Array.isArray(t)?gt(t,r,e):""}function gt(t,r,e){
const n=[];let i=-1;for(;++i<t.length;)n[i]=$(t[i],r,e);return n.join("")}function bt(t){return!!(t&&typeof t=="object")}var Y=G(1464);class nt{constructor(r){this.
left=r?[...r]:[],this.right=[]}get(r){if(r<0||r>=this.left.length+this.right.length)throw new RangeError("Cannot access index `"+r+"` in a splice buffer of size\
 `"+(this.left.length+this.right.length)+"`");return r<this.left.length?this.left[r]:this.right[this.right.length-r+this.left.length-1]}get length(){return this.
left.length+this.right.length}shift(){return this.setCursor(0),this.right.pop()}slice(r,e){const n=e??Number.POSITIVE_INFINITY;return n<this.left.length?this.left.
slice(r,n):r>this.left.length?this.right.slice(this.right.length-n+this.left.length,this.right.length-r+this.left.length).reverse():this.left.slice(r).concat(this.
right.slice(this.right.length-n+this.left.length).reverse())}splice(r,e,n){const i=e||0;this.setCursor(Math.trunc(r));const u=this.right.splice(this.right.length-
i,Number.POSITIVE_INFINITY);return n&&Q(this.left,n),u.reverse()}pop(){return this.setCursor(Number.POSITIVE_INFINITY),this.left.pop()}push(r){this.setCursor(Number.
POSITIVE_INFINITY),this.left.push(r)}pushMany(r){this.setCursor(Number.POSITIVE_INFINITY),Q(this.left,r)}unshift(r){this.setCursor(0),this.right.push(r)}unshiftMany(r){
this.setCursor(0),Q(this.right,r.reverse())}setCursor(r){if(!(r===this.left.length||r>this.left.length&&this.right.length===0||r<0&&this.left.length===0))if(r<this.
left.length){const e=this.left.splice(r,Number.POSITIVE_INFINITY);Q(this.right,e.reverse())}else{const e=this.right.splice(this.left.length+this.right.length-r,
Number.POSITIVE_INFINITY);Q(this.left,e.reverse())}}}function Q(t,r){let e=0;if(r.length<1e4)t.push(...r);else for(;e<r.length;)t.push(...r.slice(e,e+1e4)),e+=1e4}
function U(t){const r={};let e=-1,n,i,u,a,o,w,k;const h=new nt(t);for(;++e<h.length;){for(;e in r;)e=r[e];if(n=h.get(e),e&&n[1].type==="chunkFlow"&&h.get(e-1)[1].
type==="listItemPrefix"&&(w=n[1]._tokenizer.events,u=0,u<w.length&&w[u][1].type==="lineEndingBlank"&&(u+=2),u<w.length&&w[u][1].type==="content"))for(;++u<w.length&&
w[u][1].type!=="content";)w[u][1].type==="chunkText"&&(w[u][1]._isInFirstContentOfListItem=!0,u++);if(n[0]==="enter")n[1].contentType&&(Object.assign(r,xt(h,e)),
e=r[e],k=!0);else if(n[1]._container){for(u=e,i=void 0;u--;)if(a=h.get(u),a[1].type==="lineEnding"||a[1].type==="lineEndingBlank")a[0]==="enter"&&(i&&(h.get(i)[1].
type="lineEndingBlank"),a[1].type="lineEnding",i=u);else if(!(a[1].type==="linePrefix"||a[1].type==="listItemIndent"))break;i&&(n[1].end={...h.get(i)[1].start},
o=h.slice(i,e),o.unshift(n),h.splice(i,e-i+1,o))}}return(0,Y.m)(t,0,Number.POSITIVE_INFINITY,h.slice(0)),!k}function xt(t,r){const e=t.get(r)[1],n=t.get(r)[2];let i=r-
1;const u=[];let a=e._tokenizer;a||(a=n.parser[e.contentType](e.start),e._contentTypeTextTrailing&&(a._contentTypeTextTrailing=!0));const o=a.events,w=[],k={};let h,
S,d=-1,p=e,ht=0,pt=0;const St=[pt];for(;p;){for(;t.get(++i)[1]!==p;);u.push(i),p._tokenizer||(h=n.sliceStream(p),p.next||h.push(null),S&&a.defineSkip(p.start),p.
_isInFirstContentOfListItem&&(a._gfmTasklistFirstContentOfListItem=!0),a.write(h),p._isInFirstContentOfListItem&&(a._gfmTasklistFirstContentOfListItem=void 0)),
S=p,p=p.next}for(p=e;++d<o.length;)o[d][0]==="exit"&&o[d-1][0]==="enter"&&o[d][1].type===o[d-1][1].type&&o[d][1].start.line!==o[d][1].end.line&&(pt=d+1,St.push(
pt),p._tokenizer=void 0,p.previous=void 0,p=p.next);for(a.events=[],p?(p._tokenizer=void 0,p.previous=void 0):St.pop(),d=St.length;d--;){const N=o.slice(St[d],St[d+
1]),zt=u.pop();w.push([zt,zt+N.length-1]),t.splice(zt,2,N)}for(w.reverse(),d=-1;++d<w.length;)k[ht+w[d][0]]=ht+w[d][1],ht+=w[d][1]-w[d][0]-1;return k}function Tt(t){
for(;!U(t););return t}var lt=G(84254),O=G(68418),x=G(72391);const ue={tokenize:Fe};function Fe(t){const r=t.attempt(this.parser.constructs.contentInitial,n,i);let e;
return r;function n(o){if(o===null){t.consume(o);return}return t.enter("lineEnding"),t.consume(o),t.exit("lineEnding"),(0,O.N)(t,r,"linePrefix")}function i(o){return t.
enter("paragraph"),u(o)}function u(o){const w=t.enter("chunkText",{contentType:"text",previous:e});return e&&(e.next=w),e=w,a(o)}function a(o){if(o===null){t.exit(
"chunkText"),t.exit("paragraph"),t.consume(o);return}return(0,x.HP)(o)?(t.consume(o),t.exit("chunkText"),u):(t.consume(o),a)}}class de{constructor(){this.index=
new Map,this.map=[]}add(r,e,n){ke(this,r,e,n,!1)}addBefore(r,e,n){ke(this,r,e,n,!0)}consume(r){if(this.map.sort(function(u,a){return u[0]-a[0]}),this.map.length===
0)return;let e=this.map.length;const n=[];for(;e>0;)e-=1,n.push(r.slice(this.map[e][0]+this.map[e][1]),this.map[e][2]),r.length=this.map[e][0];n.push(r.slice()),
r.length=0;let i=n.pop();for(;i;){for(const u of i)r.push(u);i=n.pop()}this.map.length=0,this.index.clear()}}function ke(t,r,e,n,i){if(e===0&&n.length===0)return;
const u=t.index.get(r);if(u){u[1]+=e,i?(n.push(...u[2]),u[2]=n):u[2].push(...n);return}const a=[r,e,n];t.map.push(a),t.index.set(r,a)}const Se={tokenize:Ee},Pe={
tokenize:_e};function Ee(t){const r=this,e=[];let n=0,i,u,a;return o;function o(H){if(n<e.length){const wt=e[n];return r.containerState=wt[1],t.attempt(wt[0].continuation,
w,k)(H)}return k(H)}function w(H){if(n++,r.containerState._closeFlow){r.containerState._closeFlow=void 0,i&&zt();const wt=r.events.length;let Lt=wt,L;for(;Lt--;)
if(r.events[Lt][0]==="exit"&&r.events[Lt][1].type==="chunkFlow"){L=r.events[Lt][1].end;break}N(n);let mt=wt;for(;mt<r.events.length;)r.events[mt][1].end={...L},
mt++;const At=new de;return At.add(Lt+1,0,r.events.slice(wt)),At.add(wt,mt-wt,[]),At.consume(r.events),k(H)}return o(H)}function k(H){if(n===e.length){if(!i)return d(
H);if(i.currentConstruct&&i.currentConstruct.concrete)return ht(H);r.interrupt=!!(i.currentConstruct&&!i._gfmTableDynamicInterruptHack)}return r.containerState=
{},t.check(Pe,h,S)(H)}function h(H){return i&&zt(),N(n),d(H)}function S(H){return r.parser.lazy[r.now().line]=n!==e.length,a=r.now().offset,ht(H)}function d(H){
return r.containerState={},t.attempt(Pe,p,ht)(H)}function p(H){return n++,e.push([r.currentConstruct,r.containerState]),d(H)}function ht(H){if(H===null){i&&zt(),
N(0),t.consume(H);return}return i=i||r.parser.flow(r.now()),t.enter("chunkFlow",{_tokenizer:i,contentType:"flow",previous:u}),pt(H)}function pt(H){if(H===null){
St(t.exit("chunkFlow"),!0),N(0),t.consume(H);return}return(0,x.HP)(H)?(t.consume(H),St(t.exit("chunkFlow")),n=0,r.interrupt=void 0,o):(t.consume(H),pt)}function St(H,wt){
const Lt=r.sliceStream(H);if(wt&&Lt.push(null),H.previous=u,u&&(u.next=H),u=H,i.defineSkip(H.start),i.write(Lt),r.parser.lazy[H.start.line]){let L=i.events.length;
for(;L--;)if(i.events[L][1].start.offset<a&&(!i.events[L][1].end||i.events[L][1].end.offset>a))return;const mt=r.events.length;let At=mt,Bt,Et;for(;At--;)if(r.events[At][0]===
"exit"&&r.events[At][1].type==="chunkFlow"){if(Bt){Et=r.events[At][1].end;break}Bt=!0}for(N(n),L=mt;L<r.events.length;)r.events[L][1].end={...Et},L++;const It=new de;
It.add(At+1,0,r.events.slice(mt)),It.add(mt,L-mt,[]),It.consume(r.events)}}function N(H){let wt=e.length;for(;wt-- >H;){const Lt=e[wt];r.containerState=Lt[1],Lt[0].
exit.call(r,t)}e.length=H}function zt(){i.write([null]),u=void 0,i=void 0,r.containerState._closeFlow=void 0}}function _e(t,r,e){return(0,O.N)(t,t.attempt(this.
parser.constructs.document,r,e),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?void 0:4)}var oe=G(42246);const Ce={resolve:Ae,tokenize:Ut},
Te={partial:!0,tokenize:Ie};function Ae(t){return U(t),t}function Ut(t,r){let e;return n;function n(o){return t.enter("content"),e=t.enter("chunkContent",{contentType:"\
content"}),i(o)}function i(o){return o===null?u(o):(0,x.HP)(o)?t.check(Te,a,u)(o):(t.consume(o),i)}function u(o){return t.exit("chunkContent"),t.exit("content"),
r(o)}function a(o){return t.consume(o),t.exit("chunkContent"),e.next=t.enter("chunkContent",{contentType:"content",previous:e}),e=e.next,i}}function Ie(t,r,e){const n=this;
return i;function i(a){return t.exit("chunkContent"),t.enter("lineEnding"),t.consume(a),t.exit("lineEnding"),(0,O.N)(t,u,"linePrefix")}function u(a){if(a===null||
(0,x.HP)(a))return e(a);const o=n.events[n.events.length-1];return!n.parser.constructs.disable.null.includes("codeIndented")&&o&&o[1].type==="linePrefix"&&o[2].
sliceSerialize(o[1],!0).length>=4?r(a):t.interrupt(n.parser.constructs.flow,e,r)(a)}}const fn={tokenize:Je};function Je(t){const r=this,e=t.attempt(oe.B,n,t.attempt(
this.parser.constructs.flowInitial,i,(0,O.N)(t,t.attempt(this.parser.constructs.flow,i,t.attempt(Ce,i)),"linePrefix")));return e;function n(u){if(u===null){t.consume(
u);return}return t.enter("lineEndingBlank"),t.consume(u),t.exit("lineEndingBlank"),r.currentConstruct=void 0,e}function i(u){if(u===null){t.consume(u);return}return t.
enter("lineEnding"),t.consume(u),t.exit("lineEnding"),r.currentConstruct=void 0,e}}const Le={resolveAll:Ne()},Ke=Be("string"),Xe=Be("text");function Be(t){return{
resolveAll:Ne(t==="text"?$e:void 0),tokenize:r};function r(e){const n=this,i=this.parser.constructs[t],u=e.attempt(i,a,o);return a;function a(h){return k(h)?u(h):
o(h)}function o(h){if(h===null){e.consume(h);return}return e.enter("data"),e.consume(h),w}function w(h){return k(h)?(e.exit("data"),u(h)):(e.consume(h),w)}function k(h){
if(h===null)return!0;const S=i[h];let d=-1;if(S)for(;++d<S.length;){const p=S[d];if(!p.previous||p.previous.call(n,n.previous))return!0}return!1}}}function Ne(t){
return r;function r(e,n){let i=-1,u;for(;++i<=e.length;)u===void 0?e[i]&&e[i][1].type==="data"&&(u=i,i++):(!e[i]||e[i][1].type!=="data")&&(i!==u+2&&(e[u][1].end=
e[i-1][1].end,e.splice(u+2,i-u-2),i=u+2),u=void 0);return t?t(e,n):e}}function $e(t,r){const e=new de;let n=0;for(;++n<=t.length;)if((n===t.length||t[n][1].type===
"lineEnding")&&t[n-1][1].type==="data"){const i=t[n-1][1],u=r.sliceStream(i);let a=u.length,o=-1,w=0,k;for(;a--;){const h=u[a];if(typeof h=="string"){for(o=h.length;h.
charCodeAt(o-1)===32;)w++,o--;if(o)break;o=-1}else if(h===-2)k=!0,w++;else if(h!==-1){a++;break}}if(r._contentTypeTextTrailing&&n===t.length&&(w=0),w){const h={
type:n===t.length||k||w<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:a?o:i.start._bufferIndex+o,_index:i.start._index+a,line:i.end.line,column:i.end.column-
w,offset:i.end.offset-w},end:{...i.end}};i.end={...h.start},i.start.offset===i.end.offset?Object.assign(i,h):e.add(n,0,[["enter",h,r],["exit",h,r]])}n++}return e.
consume(t),t}const be={name:"thematicBreak",tokenize:De};function De(t,r,e){let n=0,i;return u;function u(k){return t.enter("thematicBreak"),a(k)}function a(k){
return i=k,o(k)}function o(k){return k===i?(t.enter("thematicBreakSequence"),w(k)):n>=3&&(k===null||(0,x.HP)(k))?(t.exit("thematicBreak"),r(k)):e(k)}function w(k){
return k===i?(t.consume(k),n++,w):(t.exit("thematicBreakSequence"),(0,x.On)(k)?(0,O.N)(t,o,"whitespace")(k):o(k))}}const Nt={continuation:{tokenize:rn},exit:ln,
name:"list",tokenize:nn},tn={partial:!0,tokenize:an},en={partial:!0,tokenize:Oe};function nn(t,r,e){const n=this,i=n.events[n.events.length-1];let u=i&&i[1].type===
"linePrefix"?i[2].sliceSerialize(i[1],!0).length:0,a=0;return o;function o(p){const ht=n.containerState.type||(p===42||p===43||p===45?"listUnordered":"listOrder\
ed");if(ht==="listUnordered"?!n.containerState.marker||p===n.containerState.marker:(0,x.BM)(p)){if(n.containerState.type||(n.containerState.type=ht,t.enter(ht,{
_container:!0})),ht==="listUnordered")return t.enter("listItemPrefix"),p===42||p===45?t.check(be,e,k)(p):k(p);if(!n.interrupt||p===49)return t.enter("listItemPr\
efix"),t.enter("listItemValue"),w(p)}return e(p)}function w(p){return(0,x.BM)(p)&&++a<10?(t.consume(p),w):(!n.interrupt||a<2)&&(n.containerState.marker?p===n.containerState.
marker:p===41||p===46)?(t.exit("listItemValue"),k(p)):e(p)}function k(p){return t.enter("listItemMarker"),t.consume(p),t.exit("listItemMarker"),n.containerState.
marker=n.containerState.marker||p,t.check(oe.B,n.interrupt?e:h,t.attempt(tn,d,S))}function h(p){return n.containerState.initialBlankLine=!0,u++,d(p)}function S(p){
return(0,x.On)(p)?(t.enter("listItemPrefixWhitespace"),t.consume(p),t.exit("listItemPrefixWhitespace"),d):e(p)}function d(p){return n.containerState.size=u+n.sliceSerialize(
t.exit("listItemPrefix"),!0).length,r(p)}}function rn(t,r,e){const n=this;return n.containerState._closeFlow=void 0,t.check(oe.B,i,u);function i(o){return n.containerState.
furtherBlankLines=n.containerState.furtherBlankLines||n.containerState.initialBlankLine,(0,O.N)(t,r,"listItemIndent",n.containerState.size+1)(o)}function u(o){return n.
containerState.furtherBlankLines||!(0,x.On)(o)?(n.containerState.furtherBlankLines=void 0,n.containerState.initialBlankLine=void 0,a(o)):(n.containerState.furtherBlankLines=
void 0,n.containerState.initialBlankLine=void 0,t.attempt(en,r,a)(o))}function a(o){return n.containerState._closeFlow=!0,n.interrupt=void 0,(0,O.N)(t,t.attempt(
Nt,r,e),"linePrefix",n.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(o)}}function Oe(t,r,e){const n=this;return(0,O.N)(t,i,"listItemIndent",
n.containerState.size+1);function i(u){const a=n.events[n.events.length-1];return a&&a[1].type==="listItemIndent"&&a[2].sliceSerialize(a[1],!0).length===n.containerState.
size?r(u):e(u)}}function ln(t){t.exit(this.containerState.type)}function an(t,r,e){const n=this;return(0,O.N)(t,i,"listItemPrefixWhitespace",n.parser.constructs.
disable.null.includes("codeIndented")?void 0:5);function i(u){const a=n.events[n.events.length-1];return!(0,x.On)(u)&&a&&a[1].type==="listItemPrefixWhitespace"?
r(u):e(u)}}const Re={continuation:{tokenize:ve},exit:te,name:"blockQuote",tokenize:xe};function xe(t,r,e){const n=this;return i;function i(a){if(a===62){const o=n.
containerState;return o.open||(t.enter("blockQuote",{_container:!0}),o.open=!0),t.enter("blockQuotePrefix"),t.enter("blockQuoteMarker"),t.consume(a),t.exit("blo\
ckQuoteMarker"),u}return e(a)}function u(a){return(0,x.On)(a)?(t.enter("blockQuotePrefixWhitespace"),t.consume(a),t.exit("blockQuotePrefixWhitespace"),t.exit("b\
lockQuotePrefix"),r):(t.exit("blockQuotePrefix"),r(a))}}function ve(t,r,e){const n=this;return i;function i(a){return(0,x.On)(a)?(0,O.N)(t,u,"linePrefix",n.parser.
constructs.disable.null.includes("codeIndented")?void 0:4)(a):u(a)}function u(a){return t.attempt(Re,r,e)(a)}}function te(t){t.exit("blockQuote")}function He(t,r,e,n,i,u,a,o,w){
const k=w||Number.POSITIVE_INFINITY;let h=0;return S;function S(N){return N===60?(t.enter(n),t.enter(i),t.enter(u),t.consume(N),t.exit(u),d):N===null||N===32||N===
41||(0,x.JQ)(N)?e(N):(t.enter(n),t.enter(a),t.enter(o),t.enter("chunkString",{contentType:"string"}),pt(N))}function d(N){return N===62?(t.enter(u),t.consume(N),
t.exit(u),t.exit(i),t.exit(n),r):(t.enter(o),t.enter("chunkString",{contentType:"string"}),p(N))}function p(N){return N===62?(t.exit("chunkString"),t.exit(o),d(
N)):N===null||N===60||(0,x.HP)(N)?e(N):(t.consume(N),N===92?ht:p)}function ht(N){return N===60||N===62||N===92?(t.consume(N),p):p(N)}function pt(N){return!h&&(N===
null||N===41||(0,x.Ee)(N))?(t.exit("chunkString"),t.exit(o),t.exit(a),t.exit(n),r(N)):h<k&&N===40?(t.consume(N),h++,pt):N===41?(t.consume(N),h--,pt):N===null||N===
32||N===40||(0,x.JQ)(N)?e(N):(t.consume(N),N===92?St:pt)}function St(N){return N===40||N===41||N===92?(t.consume(N),pt):pt(N)}}function Me(t,r,e,n,i,u){const a=this;
let o=0,w;return k;function k(p){return t.enter(n),t.enter(i),t.consume(p),t.exit(i),t.enter(u),h}function h(p){return o>999||p===null||p===91||p===93&&!w||p===
94&&!o&&"_hiddenFootnoteSupport"in a.parser.constructs?e(p):p===93?(t.exit(u),t.enter(i),t.consume(p),t.exit(i),t.exit(n),r):(0,x.HP)(p)?(t.enter("lineEnding"),
t.consume(p),t.exit("lineEnding"),h):(t.enter("chunkString",{contentType:"string"}),S(p))}function S(p){return p===null||p===91||p===93||(0,x.HP)(p)||o++>999?(t.
exit("chunkString"),h(p)):(t.consume(p),w||(w=!(0,x.On)(p)),p===92?d:S)}function d(p){return p===91||p===92||p===93?(t.consume(p),o++,S):S(p)}}function Ve(t,r,e,n,i,u){
let a;return o;function o(d){return d===34||d===39||d===40?(t.enter(n),t.enter(i),t.consume(d),t.exit(i),a=d===40?41:d,w):e(d)}function w(d){return d===a?(t.enter(
i),t.consume(d),t.exit(i),t.exit(n),r):(t.enter(u),k(d))}function k(d){return d===a?(t.exit(u),w(a)):d===null?e(d):(0,x.HP)(d)?(t.enter("lineEnding"),t.consume(
d),t.exit("lineEnding"),(0,O.N)(t,k,"linePrefix")):(t.enter("chunkString",{contentType:"string"}),h(d))}function h(d){return d===a||d===null||(0,x.HP)(d)?(t.exit(
"chunkString"),k(d)):(t.consume(d),d===92?S:h)}function S(d){return d===a||d===92?(t.consume(d),h):h(d)}}function ee(t,r){let e;return n;function n(i){return(0,x.
HP)(i)?(t.enter("lineEnding"),t.consume(i),t.exit("lineEnding"),e=!0,n):(0,x.On)(i)?(0,O.N)(t,n,e?"linePrefix":"lineSuffix")(i):r(i)}}var ne=G(23229);const kn={
name:"definition",tokenize:A},l={partial:!0,tokenize:g};function A(t,r,e){const n=this;let i;return u;function u(p){return t.enter("definition"),a(p)}function a(p){
return Me.call(n,t,o,e,"definitionLabel","definitionLabelMarker","definitionLabelString")(p)}function o(p){return i=(0,ne.B)(n.sliceSerialize(n.events[n.events.
length-1][1]).slice(1,-1)),p===58?(t.enter("definitionMarker"),t.consume(p),t.exit("definitionMarker"),w):e(p)}function w(p){return(0,x.Ee)(p)?ee(t,k)(p):k(p)}function k(p){
return He(t,h,e,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDestinationRaw","definitionDestinationStr\
ing")(p)}function h(p){return t.attempt(l,S,S)(p)}function S(p){return(0,x.On)(p)?(0,O.N)(t,d,"whitespace")(p):d(p)}function d(p){return p===null||(0,x.HP)(p)?(t.
exit("definition"),n.parser.defined.push(i),r(p)):e(p)}}function g(t,r,e){return n;function n(o){return(0,x.Ee)(o)?ee(t,i)(o):e(o)}function i(o){return Ve(t,u,e,
"definitionTitle","definitionTitleMarker","definitionTitleString")(o)}function u(o){return(0,x.On)(o)?(0,O.N)(t,a,"whitespace")(o):a(o)}function a(o){return o===
null||(0,x.HP)(o)?r(o):e(o)}}const C={name:"codeIndented",tokenize:D},F={partial:!0,tokenize:m};function D(t,r,e){return n;function n(o){return t.enter("codeInd\
ented"),(0,O.B)(t,i,e,"linePrefix",4,4)(o)}function i(o){return o===null?a(o):(0,x.HP)(o)?t.attempt(F,i,a)(o):(t.enter("codeFlowValue"),u(o))}function u(o){return o===
null||(0,x.HP)(o)?(t.exit("codeFlowValue"),i(o)):(t.consume(o),u)}function a(o){return t.exit("codeIndented"),r(o)}}function m(t,r,e){const n=this;return i;function i(a){
return n.parser.lazy[n.now().line]?e(a):(0,x.HP)(a)?(t.enter("lineEnding"),t.consume(a),t.exit("lineEnding"),i):(0,O.B)(t,r,u,"linePrefix",4,4)(a)}function u(a){
return(0,x.HP)(a)?i(a):e(a)}}const q={name:"headingAtx",resolve:z,tokenize:v};function z(t,r){let e=t.length-2,n=3;if(t[n][1].type==="whitespace"&&(n+=2),e-2>n&&
t[e][1].type==="whitespace"&&(e-=2),t[e][1].type==="atxHeadingSequence"&&(n===e-1||e-4>n&&t[e-2][1].type==="whitespace")&&(e-=n+1===e?2:4),e>n){const i={type:"a\
txHeadingText",start:t[n][1].start,end:t[e][1].end},u={type:"chunkText",start:t[n][1].start,end:t[e][1].end,contentType:"text"};(0,Y.m)(t,n,e-n+1,[["enter",i,r],
["enter",u,r],["exit",u,r],["exit",i,r]])}return t}function v(t,r,e){let n=0;return i;function i(h){return t.enter("atxHeading"),u(h)}function u(h){return t.enter(
"atxHeadingSequence"),a(h)}function a(h){return h===35&&n++<6?(t.consume(h),a):h===null||(0,x.Ee)(h)?(t.exit("atxHeadingSequence"),o(h)):e(h)}function o(h){return h===
35?(t.enter("atxHeadingSequence"),w(h)):h===null||(0,x.HP)(h)?(t.exit("atxHeading"),r(h)):(0,x.On)(h)?(0,O.N)(t,o,"whitespace")(h):(t.enter("atxHeadingText"),k(
h))}function w(h){return h===35?(t.consume(h),w):(t.exit("atxHeadingSequence"),o(h))}function k(h){return h===null||h===35||(0,x.Ee)(h)?(t.exit("atxHeadingText"),
o(h)):(t.consume(h),k)}}const tt={name:"setextUnderline",resolveTo:I,tokenize:rt};function I(t,r){const e=new de;let n=t.length,i,u,a;for(;n--;)if(t[n][0]==="en\
ter"){if(t[n][1].type==="content"){i=n;break}t[n][1].type==="paragraph"&&(u=n)}else t[n][1].type==="content"&&e.add(n,1,[]),!a&&t[n][1].type==="definition"&&(a=
n);const o={type:"setextHeading",start:{...t[i][1].start},end:{...t[t.length-1][1].end}};return t[u][1].type="setextHeadingText",a?(e.add(u,0,[["enter",o,r]]),e.
add(a+1,0,[["exit",t[i][1],r]]),t[i][1].end={...t[a][1].end}):t[i][1]=o,e.add(t.length,0,[["exit",o,r]]),e.consume(t),t}function rt(t,r,e){const n=this;let i;return u;
function u(k){let h=n.events.length,S;for(;h--;)if(n.events[h][1].type!=="lineEnding"&&n.events[h][1].type!=="linePrefix"&&n.events[h][1].type!=="content"){S=n.
events[h][1].type==="paragraph";break}return!n.parser.lazy[n.now().line]&&(n.interrupt||S)?(t.enter("setextHeadingLine"),i=k,a(k)):e(k)}function a(k){return t.enter(
"setextHeadingLineSequence"),o(k)}function o(k){return k===i?(t.consume(k),o):(t.exit("setextHeadingLineSequence"),(0,x.On)(k)?(0,O.N)(t,w,"lineSuffix")(k):w(k))}
function w(k){return k===null||(0,x.HP)(k)?(t.exit("setextHeadingLine"),r(k)):e(k)}}const Dt=["address","article","aside","base","basefont","blockquote","body",
"caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2",
"h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","se\
arch","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"],B=["pre","script","style","textarea"],vt={partial:!0,tokenize:re};
function re(t,r,e){const n=this;return i;function i(a){return a===null?e(a):(t.enter("lineEnding"),t.consume(a),t.exit("lineEnding"),u)}function u(a){return n.parser.
lazy[n.now().line]?e(a):r(a)}}const ie={concrete:!0,name:"htmlFlow",resolveTo:Ue,tokenize:qe},un={partial:!0,tokenize:se};function Ue(t){let r=t.length;for(;r--&&
!(t[r][0]==="enter"&&t[r][1].type==="htmlFlow"););return r>1&&t[r-2][1].type==="linePrefix"&&(t[r][1].start=t[r-2][1].start,t[r+1][1].start=t[r-2][1].start,t.splice(
r-2,2)),t}function qe(t,r,e){const n=this;let i,u,a,o,w;return k;function k(c){return h(c)}function h(c){return t.enter("htmlFlow"),t.enter("htmlFlowData"),t.consume(
c),S}function S(c){return c===33?(t.consume(c),d):c===47?(t.consume(c),u=!0,pt):c===63?(t.consume(c),i=3,n.interrupt?r:s):(0,x.CW)(c)?(t.consume(c),a=String.fromCharCode(
c),St):e(c)}function d(c){return c===45?(t.consume(c),i=2,p):c===91?(t.consume(c),i=5,o=0,ht):(0,x.CW)(c)?(t.consume(c),i=4,n.interrupt?r:s):e(c)}function p(c){
return c===45?(t.consume(c),n.interrupt?r:s):e(c)}function ht(c){const Yt="CDATA[";return c===Yt.charCodeAt(o++)?(t.consume(c),o===Yt.length?n.interrupt?r:yt:ht):
e(c)}function pt(c){return(0,x.CW)(c)?(t.consume(c),a=String.fromCharCode(c),St):e(c)}function St(c){if(c===null||c===47||c===62||(0,x.Ee)(c)){const Yt=c===47,Qe=a.
toLowerCase();return!Yt&&!u&&B.includes(Qe)?(i=1,n.interrupt?r(c):yt(c)):Dt.includes(a.toLowerCase())?(i=6,Yt?(t.consume(c),N):n.interrupt?r(c):yt(c)):(i=7,n.interrupt&&
!n.parser.lazy[n.now().line]?e(c):u?zt(c):H(c))}return c===45||(0,x.lV)(c)?(t.consume(c),a+=String.fromCharCode(c),St):e(c)}function N(c){return c===62?(t.consume(
c),n.interrupt?r:yt):e(c)}function zt(c){return(0,x.On)(c)?(t.consume(c),zt):Et(c)}function H(c){return c===47?(t.consume(c),Et):c===58||c===95||(0,x.CW)(c)?(t.
consume(c),wt):(0,x.On)(c)?(t.consume(c),H):Et(c)}function wt(c){return c===45||c===46||c===58||c===95||(0,x.lV)(c)?(t.consume(c),wt):Lt(c)}function Lt(c){return c===
61?(t.consume(c),L):(0,x.On)(c)?(t.consume(c),Lt):H(c)}function L(c){return c===null||c===60||c===61||c===62||c===96?e(c):c===34||c===39?(t.consume(c),w=c,mt):(0,x.
On)(c)?(t.consume(c),L):At(c)}function mt(c){return c===w?(t.consume(c),w=null,Bt):c===null||(0,x.HP)(c)?e(c):(t.consume(c),mt)}function At(c){return c===null||
c===34||c===39||c===47||c===60||c===61||c===62||c===96||(0,x.Ee)(c)?Lt(c):(t.consume(c),At)}function Bt(c){return c===47||c===62||(0,x.On)(c)?H(c):e(c)}function Et(c){
return c===62?(t.consume(c),It):e(c)}function It(c){return c===null||(0,x.HP)(c)?yt(c):(0,x.On)(c)?(t.consume(c),It):e(c)}function yt(c){return c===45&&i===2?(t.
consume(c),Ft):c===60&&i===1?(t.consume(c),Ot):c===62&&i===4?(t.consume(c),Jt):c===63&&i===3?(t.consume(c),s):c===93&&i===5?(t.consume(c),le):(0,x.HP)(c)&&(i===
6||i===7)?(t.exit("htmlFlowData"),t.check(un,fe,M)(c)):c===null||(0,x.HP)(c)?(t.exit("htmlFlowData"),M(c)):(t.consume(c),yt)}function M(c){return t.check(vt,at,
fe)(c)}function at(c){return t.enter("lineEnding"),t.consume(c),t.exit("lineEnding"),X}function X(c){return c===null||(0,x.HP)(c)?M(c):(t.enter("htmlFlowData"),
yt(c))}function Ft(c){return c===45?(t.consume(c),s):yt(c)}function Ot(c){return c===47?(t.consume(c),a="",Xt):yt(c)}function Xt(c){if(c===62){const Yt=a.toLowerCase();
return B.includes(Yt)?(t.consume(c),Jt):yt(c)}return(0,x.CW)(c)&&a.length<8?(t.consume(c),a+=String.fromCharCode(c),Xt):yt(c)}function le(c){return c===93?(t.consume(
c),s):yt(c)}function s(c){return c===62?(t.consume(c),Jt):c===45&&i===2?(t.consume(c),s):yt(c)}function Jt(c){return c===null||(0,x.HP)(c)?(t.exit("htmlFlowData"),
fe(c)):(t.consume(c),Jt)}function fe(c){return t.exit("htmlFlow"),r(c)}}function se(t,r,e){return n;function n(i){return t.enter("lineEnding"),t.consume(i),t.exit(
"lineEnding"),t.attempt(oe.B,r,e)}}const je={concrete:!0,name:"codeFenced",tokenize:ce};function ce(t,r,e){const n=this,i={partial:!0,tokenize:Lt};let u=0,a=0,o;
return w;function w(L){return k(L)}function k(L){const mt=n.events[n.events.length-1];return u=mt&&mt[1].type==="linePrefix"?mt[2].sliceSerialize(mt[1],!0).length:
0,o=L,t.enter("codeFenced"),t.enter("codeFencedFence"),t.enter("codeFencedFenceSequence"),h(L)}function h(L){return L===o?(a++,t.consume(L),h):a<3?e(L):(t.exit(
"codeFencedFenceSequence"),(0,x.On)(L)?(0,O.N)(t,S,"whitespace")(L):S(L))}function S(L){return L===null||(0,x.HP)(L)?(t.exit("codeFencedFence"),n.interrupt?r(L):
t.check(vt,pt,wt)(L)):(t.enter("codeFencedFenceInfo"),t.enter("chunkString",{contentType:"string"}),d(L))}function d(L){return L===null||(0,x.HP)(L)?(t.exit("ch\
unkString"),t.exit("codeFencedFenceInfo"),S(L)):(0,x.On)(L)?(t.exit("chunkString"),t.exit("codeFencedFenceInfo"),(0,O.N)(t,p,"whitespace")(L)):L===96&&L===o?e(L):
(t.consume(L),d)}function p(L){return L===null||(0,x.HP)(L)?S(L):(t.enter("codeFencedFenceMeta"),t.enter("chunkString",{contentType:"string"}),ht(L))}function ht(L){
return L===null||(0,x.HP)(L)?(t.exit("chunkString"),t.exit("codeFencedFenceMeta"),S(L)):L===96&&L===o?e(L):(t.consume(L),ht)}function pt(L){return t.attempt(i,wt,
St)(L)}function St(L){return t.enter("lineEnding"),t.consume(L),t.exit("lineEnding"),N}function N(L){return u>0&&(0,x.On)(L)?(0,O.N)(t,zt,"linePrefix",u+1)(L):zt(
L)}function zt(L){return L===null||(0,x.HP)(L)?t.check(vt,pt,wt)(L):(t.enter("codeFlowValue"),H(L))}function H(L){return L===null||(0,x.HP)(L)?(t.exit("codeFlow\
Value"),zt(L)):(t.consume(L),H)}function wt(L){return t.exit("codeFenced"),r(L)}function Lt(L,mt,At){let Bt=0;return Et;function Et(X){return L.enter("lineEndin\
g"),L.consume(X),L.exit("lineEnding"),It}function It(X){return L.enter("codeFencedFence"),(0,x.On)(X)?(0,O.N)(L,yt,"linePrefix",n.parser.constructs.disable.null.
includes("codeIndented")?void 0:4)(X):yt(X)}function yt(X){return X===o?(L.enter("codeFencedFenceSequence"),M(X)):At(X)}function M(X){return X===o?(Bt++,L.consume(
X),M):Bt>=a?(L.exit("codeFencedFenceSequence"),(0,x.On)(X)?(0,O.N)(L,at,"whitespace")(X):at(X)):At(X)}function at(X){return X===null||(0,x.HP)(X)?(L.exit("codeF\
encedFence"),mt(X)):At(X)}}}const he={AElig:"Æ",AMP:"&",Aacute:"Á",Abreve:"Ă",Acirc:"Â",Acy:"А",Afr:"𝔄",Agrave:"À",Alpha:"Α",Amacr:"Ā",And:"⩓",Aogon:"\
Ą",Aopf:"𝔸",ApplyFunction:"⁡",Aring:"Å",Ascr:"𝒜",Assign:"≔",Atilde:"Ã",Auml:"Ä",Backslash:"∖",Barv:"⫧",Barwed:"⌆",Bcy:"Б",Because:"∵",Bernoullis:"\
ℬ",Beta:"Β",Bfr:"𝔅",Bopf:"𝔹",Breve:"˘",Bscr:"ℬ",Bumpeq:"≎",CHcy:"Ч",COPY:"©",Cacute:"Ć",Cap:"⋒",CapitalDifferentialD:"ⅅ",Cayleys:"ℭ",Ccaron:"\
Č",Ccedil:"Ç",Ccirc:"Ĉ",Cconint:"∰",Cdot:"Ċ",Cedilla:"¸",CenterDot:"·",Cfr:"ℭ",Chi:"Χ",CircleDot:"⊙",CircleMinus:"⊖",CirclePlus:"⊕",CircleTimes:"\
⊗",ClockwiseContourIntegral:"∲",CloseCurlyDoubleQuote:"”",CloseCurlyQuote:"’",Colon:"∷",Colone:"⩴",Congruent:"≡",Conint:"∯",ContourIntegral:"∮",
Copf:"ℂ",Coproduct:"∐",CounterClockwiseContourIntegral:"∳",Cross:"⨯",Cscr:"𝒞",Cup:"⋓",CupCap:"≍",DD:"ⅅ",DDotrahd:"⤑",DJcy:"Ђ",DScy:"Ѕ",DZcy:"\
Џ",Dagger:"‡",Darr:"↡",Dashv:"⫤",Dcaron:"Ď",Dcy:"Д",Del:"∇",Delta:"Δ",Dfr:"𝔇",DiacriticalAcute:"´",DiacriticalDot:"˙",DiacriticalDoubleAcute:"˝",
DiacriticalGrave:"`",DiacriticalTilde:"˜",Diamond:"⋄",DifferentialD:"ⅆ",Dopf:"𝔻",Dot:"¨",DotDot:"⃜",DotEqual:"≐",DoubleContourIntegral:"∯",DoubleDot:"\
¨",DoubleDownArrow:"⇓",DoubleLeftArrow:"⇐",DoubleLeftRightArrow:"⇔",DoubleLeftTee:"⫤",DoubleLongLeftArrow:"⟸",DoubleLongLeftRightArrow:"⟺",DoubleLongRightArrow:"\
⟹",DoubleRightArrow:"⇒",DoubleRightTee:"⊨",DoubleUpArrow:"⇑",DoubleUpDownArrow:"⇕",DoubleVerticalBar:"∥",DownArrow:"↓",DownArrowBar:"⤓",DownArrowUpArrow:"\
⇵",DownBreve:"̑",DownLeftRightVector:"⥐",DownLeftTeeVector:"⥞",DownLeftVector:"↽",DownLeftVectorBar:"⥖",DownRightTeeVector:"⥟",DownRightVector:"⇁",
DownRightVectorBar:"⥗",DownTee:"⊤",DownTeeArrow:"↧",Downarrow:"⇓",Dscr:"𝒟",Dstrok:"Đ",ENG:"Ŋ",ETH:"Ð",Eacute:"É",Ecaron:"Ě",Ecirc:"Ê",Ecy:"Э",
Edot:"Ė",Efr:"𝔈",Egrave:"È",Element:"∈",Emacr:"Ē",EmptySmallSquare:"◻",EmptyVerySmallSquare:"▫",Eogon:"Ę",Eopf:"𝔼",Epsilon:"Ε",Equal:"⩵",EqualTilde:"\
≂",Equilibrium:"⇌",Escr:"ℰ",Esim:"⩳",Eta:"Η",Euml:"Ë",Exists:"∃",ExponentialE:"ⅇ",Fcy:"Ф",Ffr:"𝔉",FilledSmallSquare:"◼",FilledVerySmallSquare:"\
▪",Fopf:"𝔽",ForAll:"∀",Fouriertrf:"ℱ",Fscr:"ℱ",GJcy:"Ѓ",GT:">",Gamma:"Γ",Gammad:"Ϝ",Gbreve:"Ğ",Gcedil:"Ģ",Gcirc:"Ĝ",Gcy:"Г",Gdot:"Ġ",Gfr:"𝔊",
Gg:"⋙",Gopf:"𝔾",GreaterEqual:"≥",GreaterEqualLess:"⋛",GreaterFullEqual:"≧",GreaterGreater:"⪢",GreaterLess:"≷",GreaterSlantEqual:"⩾",GreaterTilde:"\
≳",Gscr:"𝒢",Gt:"≫",HARDcy:"Ъ",Hacek:"ˇ",Hat:"^",Hcirc:"Ĥ",Hfr:"ℌ",HilbertSpace:"ℋ",Hopf:"ℍ",HorizontalLine:"─",Hscr:"ℋ",Hstrok:"Ħ",HumpDownHump:"\
≎",HumpEqual:"≏",IEcy:"Е",IJlig:"Ĳ",IOcy:"Ё",Iacute:"Í",Icirc:"Î",Icy:"И",Idot:"İ",Ifr:"ℑ",Igrave:"Ì",Im:"ℑ",Imacr:"Ī",ImaginaryI:"ⅈ",Implies:"\
⇒",Int:"∬",Integral:"∫",Intersection:"⋂",InvisibleComma:"⁣",InvisibleTimes:"⁢",Iogon:"Į",Iopf:"𝕀",Iota:"Ι",Iscr:"ℐ",Itilde:"Ĩ",Iukcy:"І",Iuml:"\
Ï",Jcirc:"Ĵ",Jcy:"Й",Jfr:"𝔍",Jopf:"𝕁",Jscr:"𝒥",Jsercy:"Ј",Jukcy:"Є",KHcy:"Х",KJcy:"Ќ",Kappa:"Κ",Kcedil:"Ķ",Kcy:"К",Kfr:"𝔎",Kopf:"𝕂",Kscr:"\
𝒦",LJcy:"Љ",LT:"<",Lacute:"Ĺ",Lambda:"Λ",Lang:"⟪",Laplacetrf:"ℒ",Larr:"↞",Lcaron:"Ľ",Lcedil:"Ļ",Lcy:"Л",LeftAngleBracket:"⟨",LeftArrow:"←",LeftArrowBar:"\
⇤",LeftArrowRightArrow:"⇆",LeftCeiling:"⌈",LeftDoubleBracket:"⟦",LeftDownTeeVector:"⥡",LeftDownVector:"⇃",LeftDownVectorBar:"⥙",LeftFloor:"⌊",LeftRightArrow:"\
↔",LeftRightVector:"⥎",LeftTee:"⊣",LeftTeeArrow:"↤",LeftTeeVector:"⥚",LeftTriangle:"⊲",LeftTriangleBar:"⧏",LeftTriangleEqual:"⊴",LeftUpDownVector:"\
⥑",LeftUpTeeVector:"⥠",LeftUpVector:"↿",LeftUpVectorBar:"⥘",LeftVector:"↼",LeftVectorBar:"⥒",Leftarrow:"⇐",Leftrightarrow:"⇔",LessEqualGreater:"\
⋚",LessFullEqual:"≦",LessGreater:"≶",LessLess:"⪡",LessSlantEqual:"⩽",LessTilde:"≲",Lfr:"𝔏",Ll:"⋘",Lleftarrow:"⇚",Lmidot:"Ŀ",LongLeftArrow:"⟵",
LongLeftRightArrow:"⟷",LongRightArrow:"⟶",Longleftarrow:"⟸",Longleftrightarrow:"⟺",Longrightarrow:"⟹",Lopf:"𝕃",LowerLeftArrow:"↙",LowerRightArrow:"\
↘",Lscr:"ℒ",Lsh:"↰",Lstrok:"Ł",Lt:"≪",Map:"⤅",Mcy:"М",MediumSpace:" ",Mellintrf:"ℳ",Mfr:"𝔐",MinusPlus:"∓",Mopf:"𝕄",Mscr:"ℳ",Mu:"Μ",NJcy:"\
Њ",Nacute:"Ń",Ncaron:"Ň",Ncedil:"Ņ",Ncy:"Н",NegativeMediumSpace:"​",NegativeThickSpace:"​",NegativeThinSpace:"​",NegativeVeryThinSpace:"​",NestedGreaterGreater:"\
≫",NestedLessLess:"≪",NewLine:`
`,Nfr:"𝔑",NoBreak:"⁠",NonBreakingSpace:" ",Nopf:"ℕ",Not:"⫬",NotCongruent:"≢",NotCupCap:"≭",NotDoubleVerticalBar:"∦",NotElement:"∉",NotEqual:"≠",
NotEqualTilde:"≂̸",NotExists:"∄",NotGreater:"≯",NotGreaterEqual:"≱",NotGreaterFullEqual:"≧̸",NotGreaterGreater:"≫̸",NotGreaterLess:"≹",NotGreaterSlantEqual:"\
⩾̸",NotGreaterTilde:"≵",NotHumpDownHump:"≎̸",NotHumpEqual:"≏̸",NotLeftTriangle:"⋪",NotLeftTriangleBar:"⧏̸",NotLeftTriangleEqual:"⋬",NotLess:"≮",
NotLessEqual:"≰",NotLessGreater:"≸",NotLessLess:"≪̸",NotLessSlantEqual:"⩽̸",NotLessTilde:"≴",NotNestedGreaterGreater:"⪢̸",NotNestedLessLess:"⪡̸",
NotPrecedes:"⊀",NotPrecedesEqual:"⪯̸",NotPrecedesSlantEqual:"⋠",NotReverseElement:"∌",NotRightTriangle:"⋫",NotRightTriangleBar:"⧐̸",NotRightTriangleEqual:"\
⋭",NotSquareSubset:"⊏̸",NotSquareSubsetEqual:"⋢",NotSquareSuperset:"⊐̸",NotSquareSupersetEqual:"⋣",NotSubset:"⊂⃒",NotSubsetEqual:"⊈",NotSucceeds:"\
⊁",NotSucceedsEqual:"⪰̸",NotSucceedsSlantEqual:"⋡",NotSucceedsTilde:"≿̸",NotSuperset:"⊃⃒",NotSupersetEqual:"⊉",NotTilde:"≁",NotTildeEqual:"≄",
NotTildeFullEqual:"≇",NotTildeTilde:"≉",NotVerticalBar:"∤",Nscr:"𝒩",Ntilde:"Ñ",Nu:"Ν",OElig:"Œ",Oacute:"Ó",Ocirc:"Ô",Ocy:"О",Odblac:"Ő",Ofr:"𝔒",
Ograve:"Ò",Omacr:"Ō",Omega:"Ω",Omicron:"Ο",Oopf:"𝕆",OpenCurlyDoubleQuote:"“",OpenCurlyQuote:"‘",Or:"⩔",Oscr:"𝒪",Oslash:"Ø",Otilde:"Õ",Otimes:"\
⨷",Ouml:"Ö",OverBar:"‾",OverBrace:"⏞",OverBracket:"⎴",OverParenthesis:"⏜",PartialD:"∂",Pcy:"П",Pfr:"𝔓",Phi:"Φ",Pi:"Π",PlusMinus:"±",Poincareplane:"\
ℌ",Popf:"ℙ",Pr:"⪻",Precedes:"≺",PrecedesEqual:"⪯",PrecedesSlantEqual:"≼",PrecedesTilde:"≾",Prime:"″",Product:"∏",Proportion:"∷",Proportional:"\
∝",Pscr:"𝒫",Psi:"Ψ",QUOT:'"',Qfr:"𝔔",Qopf:"ℚ",Qscr:"𝒬",RBarr:"⤐",REG:"®",Racute:"Ŕ",Rang:"⟫",Rarr:"↠",Rarrtl:"⤖",Rcaron:"Ř",Rcedil:"Ŗ",
Rcy:"Р",Re:"ℜ",ReverseElement:"∋",ReverseEquilibrium:"⇋",ReverseUpEquilibrium:"⥯",Rfr:"ℜ",Rho:"Ρ",RightAngleBracket:"⟩",RightArrow:"→",RightArrowBar:"\
⇥",RightArrowLeftArrow:"⇄",RightCeiling:"⌉",RightDoubleBracket:"⟧",RightDownTeeVector:"⥝",RightDownVector:"⇂",RightDownVectorBar:"⥕",RightFloor:"⌋",
RightTee:"⊢",RightTeeArrow:"↦",RightTeeVector:"⥛",RightTriangle:"⊳",RightTriangleBar:"⧐",RightTriangleEqual:"⊵",RightUpDownVector:"⥏",RightUpTeeVector:"\
⥜",RightUpVector:"↾",RightUpVectorBar:"⥔",RightVector:"⇀",RightVectorBar:"⥓",Rightarrow:"⇒",Ropf:"ℝ",RoundImplies:"⥰",Rrightarrow:"⇛",Rscr:"ℛ",
Rsh:"↱",RuleDelayed:"⧴",SHCHcy:"Щ",SHcy:"Ш",SOFTcy:"Ь",Sacute:"Ś",Sc:"⪼",Scaron:"Š",Scedil:"Ş",Scirc:"Ŝ",Scy:"С",Sfr:"𝔖",ShortDownArrow:"↓",ShortLeftArrow:"\
←",ShortRightArrow:"→",ShortUpArrow:"↑",Sigma:"Σ",SmallCircle:"∘",Sopf:"𝕊",Sqrt:"√",Square:"□",SquareIntersection:"⊓",SquareSubset:"⊏",SquareSubsetEqual:"\
⊑",SquareSuperset:"⊐",SquareSupersetEqual:"⊒",SquareUnion:"⊔",Sscr:"𝒮",Star:"⋆",Sub:"⋐",Subset:"⋐",SubsetEqual:"⊆",Succeeds:"≻",SucceedsEqual:"\
⪰",SucceedsSlantEqual:"≽",SucceedsTilde:"≿",SuchThat:"∋",Sum:"∑",Sup:"⋑",Superset:"⊃",SupersetEqual:"⊇",Supset:"⋑",THORN:"Þ",TRADE:"™",TSHcy:"\
Ћ",TScy:"Ц",Tab:"	",Tau:"Τ",Tcaron:"Ť",Tcedil:"Ţ",Tcy:"Т",Tfr:"𝔗",Therefore:"∴",Theta:"Θ",ThickSpace:"  ",ThinSpace:" ",Tilde:"∼",TildeEqual:"\
≃",TildeFullEqual:"≅",TildeTilde:"≈",Topf:"𝕋",TripleDot:"⃛",Tscr:"𝒯",Tstrok:"Ŧ",Uacute:"Ú",Uarr:"↟",Uarrocir:"⥉",Ubrcy:"Ў",Ubreve:"Ŭ",Ucirc:"\
Û",Ucy:"У",Udblac:"Ű",Ufr:"𝔘",Ugrave:"Ù",Umacr:"Ū",UnderBar:"_",UnderBrace:"⏟",UnderBracket:"⎵",UnderParenthesis:"⏝",Union:"⋃",UnionPlus:"⊎",Uogon:"\
Ų",Uopf:"𝕌",UpArrow:"↑",UpArrowBar:"⤒",UpArrowDownArrow:"⇅",UpDownArrow:"↕",UpEquilibrium:"⥮",UpTee:"⊥",UpTeeArrow:"↥",Uparrow:"⇑",Updownarrow:"\
⇕",UpperLeftArrow:"↖",UpperRightArrow:"↗",Upsi:"ϒ",Upsilon:"Υ",Uring:"Ů",Uscr:"𝒰",Utilde:"Ũ",Uuml:"Ü",VDash:"⊫",Vbar:"⫫",Vcy:"В",Vdash:"⊩",
Vdashl:"⫦",Vee:"⋁",Verbar:"‖",Vert:"‖",VerticalBar:"∣",VerticalLine:"|",VerticalSeparator:"❘",VerticalTilde:"≀",VeryThinSpace:" ",Vfr:"𝔙",Vopf:"\
𝕍",Vscr:"𝒱",Vvdash:"⊪",Wcirc:"Ŵ",Wedge:"⋀",Wfr:"𝔚",Wopf:"𝕎",Wscr:"𝒲",Xfr:"𝔛",Xi:"Ξ",Xopf:"𝕏",Xscr:"𝒳",YAcy:"Я",YIcy:"Ї",YUcy:"Ю",
Yacute:"Ý",Ycirc:"Ŷ",Ycy:"Ы",Yfr:"𝔜",Yopf:"𝕐",Yscr:"𝒴",Yuml:"Ÿ",ZHcy:"Ж",Zacute:"Ź",Zcaron:"Ž",Zcy:"З",Zdot:"Ż",ZeroWidthSpace:"​",Zeta:"Ζ",
Zfr:"ℨ",Zopf:"ℤ",Zscr:"𝒵",aacute:"á",abreve:"ă",ac:"∾",acE:"∾̳",acd:"∿",acirc:"â",acute:"´",acy:"а",aelig:"æ",af:"⁡",afr:"𝔞",agrave:"à",
alefsym:"ℵ",aleph:"ℵ",alpha:"α",amacr:"ā",amalg:"⨿",amp:"&",and:"∧",andand:"⩕",andd:"⩜",andslope:"⩘",andv:"⩚",ang:"∠",ange:"⦤",angle:"∠",
angmsd:"∡",angmsdaa:"⦨",angmsdab:"⦩",angmsdac:"⦪",angmsdad:"⦫",angmsdae:"⦬",angmsdaf:"⦭",angmsdag:"⦮",angmsdah:"⦯",angrt:"∟",angrtvb:"⊾",angrtvbd:"\
⦝",angsph:"∢",angst:"Å",angzarr:"⍼",aogon:"ą",aopf:"𝕒",ap:"≈",apE:"⩰",apacir:"⩯",ape:"≊",apid:"≋",apos:"'",approx:"≈",approxeq:"≊",aring:"\
å",ascr:"𝒶",ast:"*",asymp:"≈",asympeq:"≍",atilde:"ã",auml:"ä",awconint:"∳",awint:"⨑",bNot:"⫭",backcong:"≌",backepsilon:"϶",backprime:"‵",backsim:"\
∽",backsimeq:"⋍",barvee:"⊽",barwed:"⌅",barwedge:"⌅",bbrk:"⎵",bbrktbrk:"⎶",bcong:"≌",bcy:"б",bdquo:"„",becaus:"∵",because:"∵",bemptyv:"⦰",
bepsi:"϶",bernou:"ℬ",beta:"β",beth:"ℶ",between:"≬",bfr:"𝔟",bigcap:"⋂",bigcirc:"◯",bigcup:"⋃",bigodot:"⨀",bigoplus:"⨁",bigotimes:"⨂",bigsqcup:"\
⨆",bigstar:"★",bigtriangledown:"▽",bigtriangleup:"△",biguplus:"⨄",bigvee:"⋁",bigwedge:"⋀",bkarow:"⤍",blacklozenge:"⧫",blacksquare:"▪",blacktriangle:"\
▴",blacktriangledown:"▾",blacktriangleleft:"◂",blacktriangleright:"▸",blank:"␣",blk12:"▒",blk14:"░",blk34:"▓",block:"█",bne:"=⃥",bnequiv:"≡⃥",
bnot:"⌐",bopf:"𝕓",bot:"⊥",bottom:"⊥",bowtie:"⋈",boxDL:"╗",boxDR:"╔",boxDl:"╖",boxDr:"╓",boxH:"═",boxHD:"╦",boxHU:"╩",boxHd:"╤",boxHu:"\
╧",boxUL:"╝",boxUR:"╚",boxUl:"╜",boxUr:"╙",boxV:"║",boxVH:"╬",boxVL:"╣",boxVR:"╠",boxVh:"╫",boxVl:"╢",boxVr:"╟",boxbox:"⧉",boxdL:"╕",
boxdR:"╒",boxdl:"┐",boxdr:"┌",boxh:"─",boxhD:"╥",boxhU:"╨",boxhd:"┬",boxhu:"┴",boxminus:"⊟",boxplus:"⊞",boxtimes:"⊠",boxuL:"╛",boxuR:"╘",
boxul:"┘",boxur:"└",boxv:"│",boxvH:"╪",boxvL:"╡",boxvR:"╞",boxvh:"┼",boxvl:"┤",boxvr:"├",bprime:"‵",breve:"˘",brvbar:"¦",bscr:"𝒷",bsemi:"\
⁏",bsim:"∽",bsime:"⋍",bsol:"\\",bsolb:"⧅",bsolhsub:"⟈",bull:"•",bullet:"•",bump:"≎",bumpE:"⪮",bumpe:"≏",bumpeq:"≏",cacute:"ć",cap:"∩",capand:"\
⩄",capbrcup:"⩉",capcap:"⩋",capcup:"⩇",capdot:"⩀",caps:"∩︀",caret:"⁁",caron:"ˇ",ccaps:"⩍",ccaron:"č",ccedil:"ç",ccirc:"ĉ",ccups:"⩌",ccupssm:"\
⩐",cdot:"ċ",cedil:"¸",cemptyv:"⦲",cent:"¢",centerdot:"·",cfr:"𝔠",chcy:"ч",check:"✓",checkmark:"✓",chi:"χ",cir:"○",cirE:"⧃",circ:"ˆ",circeq:"\
≗",circlearrowleft:"↺",circlearrowright:"↻",circledR:"®",circledS:"Ⓢ",circledast:"⊛",circledcirc:"⊚",circleddash:"⊝",cire:"≗",cirfnint:"⨐",cirmid:"\
⫯",cirscir:"⧂",clubs:"♣",clubsuit:"♣",colon:":",colone:"≔",coloneq:"≔",comma:",",commat:"@",comp:"∁",compfn:"∘",complement:"∁",complexes:"ℂ",
cong:"≅",congdot:"⩭",conint:"∮",copf:"𝕔",coprod:"∐",copy:"©",copysr:"℗",crarr:"↵",cross:"✗",cscr:"𝒸",csub:"⫏",csube:"⫑",csup:"⫐",csupe:"\
⫒",ctdot:"⋯",cudarrl:"⤸",cudarrr:"⤵",cuepr:"⋞",cuesc:"⋟",cularr:"↶",cularrp:"⤽",cup:"∪",cupbrcap:"⩈",cupcap:"⩆",cupcup:"⩊",cupdot:"⊍",
cupor:"⩅",cups:"∪︀",curarr:"↷",curarrm:"⤼",curlyeqprec:"⋞",curlyeqsucc:"⋟",curlyvee:"⋎",curlywedge:"⋏",curren:"¤",curvearrowleft:"↶",curvearrowright:"\
↷",cuvee:"⋎",cuwed:"⋏",cwconint:"∲",cwint:"∱",cylcty:"⌭",dArr:"⇓",dHar:"⥥",dagger:"†",daleth:"ℸ",darr:"↓",dash:"‐",dashv:"⊣",dbkarow:"\
⤏",dblac:"˝",dcaron:"ď",dcy:"д",dd:"ⅆ",ddagger:"‡",ddarr:"⇊",ddotseq:"⩷",deg:"°",delta:"δ",demptyv:"⦱",dfisht:"⥿",dfr:"𝔡",dharl:"⇃",dharr:"\
⇂",diam:"⋄",diamond:"⋄",diamondsuit:"♦",diams:"♦",die:"¨",digamma:"ϝ",disin:"⋲",div:"÷",divide:"÷",divideontimes:"⋇",divonx:"⋇",djcy:"ђ",dlcorn:"\
⌞",dlcrop:"⌍",dollar:"$",dopf:"𝕕",dot:"˙",doteq:"≐",doteqdot:"≑",dotminus:"∸",dotplus:"∔",dotsquare:"⊡",doublebarwedge:"⌆",downarrow:"↓",downdownarrows:"\
⇊",downharpoonleft:"⇃",downharpoonright:"⇂",drbkarow:"⤐",drcorn:"⌟",drcrop:"⌌",dscr:"𝒹",dscy:"ѕ",dsol:"⧶",dstrok:"đ",dtdot:"⋱",dtri:"▿",dtrif:"\
▾",duarr:"⇵",duhar:"⥯",dwangle:"⦦",dzcy:"џ",dzigrarr:"⟿",eDDot:"⩷",eDot:"≑",eacute:"é",easter:"⩮",ecaron:"ě",ecir:"≖",ecirc:"ê",ecolon:"≕",
ecy:"э",edot:"ė",ee:"ⅇ",efDot:"≒",efr:"𝔢",eg:"⪚",egrave:"è",egs:"⪖",egsdot:"⪘",el:"⪙",elinters:"⏧",ell:"ℓ",els:"⪕",elsdot:"⪗",emacr:"ē",
empty:"∅",emptyset:"∅",emptyv:"∅",emsp13:" ",emsp14:" ",emsp:" ",eng:"ŋ",ensp:" ",eogon:"ę",eopf:"𝕖",epar:"⋕",eparsl:"⧣",eplus:"⩱",epsi:"\
ε",epsilon:"ε",epsiv:"ϵ",eqcirc:"≖",eqcolon:"≕",eqsim:"≂",eqslantgtr:"⪖",eqslantless:"⪕",equals:"=",equest:"≟",equiv:"≡",equivDD:"⩸",eqvparsl:"\
⧥",erDot:"≓",erarr:"⥱",escr:"ℯ",esdot:"≐",esim:"≂",eta:"η",eth:"ð",euml:"ë",euro:"€",excl:"!",exist:"∃",expectation:"ℰ",exponentiale:"ⅇ",
fallingdotseq:"≒",fcy:"ф",female:"♀",ffilig:"ﬃ",fflig:"ﬀ",ffllig:"ﬄ",ffr:"𝔣",filig:"ﬁ",fjlig:"fj",flat:"♭",fllig:"ﬂ",fltns:"▱",fnof:"ƒ",fopf:"\
𝕗",forall:"∀",fork:"⋔",forkv:"⫙",fpartint:"⨍",frac12:"½",frac13:"⅓",frac14:"¼",frac15:"⅕",frac16:"⅙",frac18:"⅛",frac23:"⅔",frac25:"⅖",frac34:"\
¾",frac35:"⅗",frac38:"⅜",frac45:"⅘",frac56:"⅚",frac58:"⅝",frac78:"⅞",frasl:"⁄",frown:"⌢",fscr:"𝒻",gE:"≧",gEl:"⪌",gacute:"ǵ",gamma:"γ",
gammad:"ϝ",gap:"⪆",gbreve:"ğ",gcirc:"ĝ",gcy:"г",gdot:"ġ",ge:"≥",gel:"⋛",geq:"≥",geqq:"≧",geqslant:"⩾",ges:"⩾",gescc:"⪩",gesdot:"⪀",gesdoto:"\
⪂",gesdotol:"⪄",gesl:"⋛︀",gesles:"⪔",gfr:"𝔤",gg:"≫",ggg:"⋙",gimel:"ℷ",gjcy:"ѓ",gl:"≷",glE:"⪒",gla:"⪥",glj:"⪤",gnE:"≩",gnap:"⪊",gnapprox:"\
⪊",gne:"⪈",gneq:"⪈",gneqq:"≩",gnsim:"⋧",gopf:"𝕘",grave:"`",gscr:"ℊ",gsim:"≳",gsime:"⪎",gsiml:"⪐",gt:">",gtcc:"⪧",gtcir:"⩺",gtdot:"⋗",
gtlPar:"⦕",gtquest:"⩼",gtrapprox:"⪆",gtrarr:"⥸",gtrdot:"⋗",gtreqless:"⋛",gtreqqless:"⪌",gtrless:"≷",gtrsim:"≳",gvertneqq:"≩︀",gvnE:"≩︀",
hArr:"⇔",hairsp:" ",half:"½",hamilt:"ℋ",hardcy:"ъ",harr:"↔",harrcir:"⥈",harrw:"↭",hbar:"ℏ",hcirc:"ĥ",hearts:"♥",heartsuit:"♥",hellip:"…",
hercon:"⊹",hfr:"𝔥",hksearow:"⤥",hkswarow:"⤦",hoarr:"⇿",homtht:"∻",hookleftarrow:"↩",hookrightarrow:"↪",hopf:"𝕙",horbar:"―",hscr:"𝒽",hslash:"\
ℏ",hstrok:"ħ",hybull:"⁃",hyphen:"‐",iacute:"í",ic:"⁣",icirc:"î",icy:"и",iecy:"е",iexcl:"¡",iff:"⇔",ifr:"𝔦",igrave:"ì",ii:"ⅈ",iiiint:"⨌",
iiint:"∭",iinfin:"⧜",iiota:"℩",ijlig:"ĳ",imacr:"ī",image:"ℑ",imagline:"ℐ",imagpart:"ℑ",imath:"ı",imof:"⊷",imped:"Ƶ",in:"∈",incare:"℅",infin:"\
∞",infintie:"⧝",inodot:"ı",int:"∫",intcal:"⊺",integers:"ℤ",intercal:"⊺",intlarhk:"⨗",intprod:"⨼",iocy:"ё",iogon:"į",iopf:"𝕚",iota:"ι",iprod:"\
⨼",iquest:"¿",iscr:"𝒾",isin:"∈",isinE:"⋹",isindot:"⋵",isins:"⋴",isinsv:"⋳",isinv:"∈",it:"⁢",itilde:"ĩ",iukcy:"і",iuml:"ï",jcirc:"ĵ",jcy:"\
й",jfr:"𝔧",jmath:"ȷ",jopf:"𝕛",jscr:"𝒿",jsercy:"ј",jukcy:"є",kappa:"κ",kappav:"ϰ",kcedil:"ķ",kcy:"к",kfr:"𝔨",kgreen:"ĸ",khcy:"х",kjcy:"ќ",
kopf:"𝕜",kscr:"𝓀",lAarr:"⇚",lArr:"⇐",lAtail:"⤛",lBarr:"⤎",lE:"≦",lEg:"⪋",lHar:"⥢",lacute:"ĺ",laemptyv:"⦴",lagran:"ℒ",lambda:"λ",lang:"\
⟨",langd:"⦑",langle:"⟨",lap:"⪅",laquo:"«",larr:"←",larrb:"⇤",larrbfs:"⤟",larrfs:"⤝",larrhk:"↩",larrlp:"↫",larrpl:"⤹",larrsim:"⥳",larrtl:"\
↢",lat:"⪫",latail:"⤙",late:"⪭",lates:"⪭︀",lbarr:"⤌",lbbrk:"❲",lbrace:"{",lbrack:"[",lbrke:"⦋",lbrksld:"⦏",lbrkslu:"⦍",lcaron:"ľ",lcedil:"\
ļ",lceil:"⌈",lcub:"{",lcy:"л",ldca:"⤶",ldquo:"“",ldquor:"„",ldrdhar:"⥧",ldrushar:"⥋",ldsh:"↲",le:"≤",leftarrow:"←",leftarrowtail:"↢",leftharpoondown:"\
↽",leftharpoonup:"↼",leftleftarrows:"⇇",leftrightarrow:"↔",leftrightarrows:"⇆",leftrightharpoons:"⇋",leftrightsquigarrow:"↭",leftthreetimes:"⋋",
leg:"⋚",leq:"≤",leqq:"≦",leqslant:"⩽",les:"⩽",lescc:"⪨",lesdot:"⩿",lesdoto:"⪁",lesdotor:"⪃",lesg:"⋚︀",lesges:"⪓",lessapprox:"⪅",lessdot:"\
⋖",lesseqgtr:"⋚",lesseqqgtr:"⪋",lessgtr:"≶",lesssim:"≲",lfisht:"⥼",lfloor:"⌊",lfr:"𝔩",lg:"≶",lgE:"⪑",lhard:"↽",lharu:"↼",lharul:"⥪",lhblk:"\
▄",ljcy:"љ",ll:"≪",llarr:"⇇",llcorner:"⌞",llhard:"⥫",lltri:"◺",lmidot:"ŀ",lmoust:"⎰",lmoustache:"⎰",lnE:"≨",lnap:"⪉",lnapprox:"⪉",lne:"⪇",
lneq:"⪇",lneqq:"≨",lnsim:"⋦",loang:"⟬",loarr:"⇽",lobrk:"⟦",longleftarrow:"⟵",longleftrightarrow:"⟷",longmapsto:"⟼",longrightarrow:"⟶",looparrowleft:"\
↫",looparrowright:"↬",lopar:"⦅",lopf:"𝕝",loplus:"⨭",lotimes:"⨴",lowast:"∗",lowbar:"_",loz:"◊",lozenge:"◊",lozf:"⧫",lpar:"(",lparlt:"⦓",lrarr:"\
⇆",lrcorner:"⌟",lrhar:"⇋",lrhard:"⥭",lrm:"‎",lrtri:"⊿",lsaquo:"‹",lscr:"𝓁",lsh:"↰",lsim:"≲",lsime:"⪍",lsimg:"⪏",lsqb:"[",lsquo:"‘",lsquor:"\
‚",lstrok:"ł",lt:"<",ltcc:"⪦",ltcir:"⩹",ltdot:"⋖",lthree:"⋋",ltimes:"⋉",ltlarr:"⥶",ltquest:"⩻",ltrPar:"⦖",ltri:"◃",ltrie:"⊴",ltrif:"◂",
lurdshar:"⥊",luruhar:"⥦",lvertneqq:"≨︀",lvnE:"≨︀",mDDot:"∺",macr:"¯",male:"♂",malt:"✠",maltese:"✠",map:"↦",mapsto:"↦",mapstodown:"↧",
mapstoleft:"↤",mapstoup:"↥",marker:"▮",mcomma:"⨩",mcy:"м",mdash:"—",measuredangle:"∡",mfr:"𝔪",mho:"℧",micro:"µ",mid:"∣",midast:"*",midcir:"\
⫰",middot:"·",minus:"−",minusb:"⊟",minusd:"∸",minusdu:"⨪",mlcp:"⫛",mldr:"…",mnplus:"∓",models:"⊧",mopf:"𝕞",mp:"∓",mscr:"𝓂",mstpos:"∾",
mu:"μ",multimap:"⊸",mumap:"⊸",nGg:"⋙̸",nGt:"≫⃒",nGtv:"≫̸",nLeftarrow:"⇍",nLeftrightarrow:"⇎",nLl:"⋘̸",nLt:"≪⃒",nLtv:"≪̸",nRightarrow:"\
⇏",nVDash:"⊯",nVdash:"⊮",nabla:"∇",nacute:"ń",nang:"∠⃒",nap:"≉",napE:"⩰̸",napid:"≋̸",napos:"ŉ",napprox:"≉",natur:"♮",natural:"♮",naturals:"\
ℕ",nbsp:" ",nbump:"≎̸",nbumpe:"≏̸",ncap:"⩃",ncaron:"ň",ncedil:"ņ",ncong:"≇",ncongdot:"⩭̸",ncup:"⩂",ncy:"н",ndash:"–",ne:"≠",neArr:"⇗",
nearhk:"⤤",nearr:"↗",nearrow:"↗",nedot:"≐̸",nequiv:"≢",nesear:"⤨",nesim:"≂̸",nexist:"∄",nexists:"∄",nfr:"𝔫",ngE:"≧̸",nge:"≱",ngeq:"≱",
ngeqq:"≧̸",ngeqslant:"⩾̸",nges:"⩾̸",ngsim:"≵",ngt:"≯",ngtr:"≯",nhArr:"⇎",nharr:"↮",nhpar:"⫲",ni:"∋",nis:"⋼",nisd:"⋺",niv:"∋",njcy:"\
њ",nlArr:"⇍",nlE:"≦̸",nlarr:"↚",nldr:"‥",nle:"≰",nleftarrow:"↚",nleftrightarrow:"↮",nleq:"≰",nleqq:"≦̸",nleqslant:"⩽̸",nles:"⩽̸",nless:"\
≮",nlsim:"≴",nlt:"≮",nltri:"⋪",nltrie:"⋬",nmid:"∤",nopf:"𝕟",not:"¬",notin:"∉",notinE:"⋹̸",notindot:"⋵̸",notinva:"∉",notinvb:"⋷",notinvc:"\
⋶",notni:"∌",notniva:"∌",notnivb:"⋾",notnivc:"⋽",npar:"∦",nparallel:"∦",nparsl:"⫽⃥",npart:"∂̸",npolint:"⨔",npr:"⊀",nprcue:"⋠",npre:"⪯\
̸",nprec:"⊀",npreceq:"⪯̸",nrArr:"⇏",nrarr:"↛",nrarrc:"⤳̸",nrarrw:"↝̸",nrightarrow:"↛",nrtri:"⋫",nrtrie:"⋭",nsc:"⊁",nsccue:"⋡",nsce:"⪰̸",
nscr:"𝓃",nshortmid:"∤",nshortparallel:"∦",nsim:"≁",nsime:"≄",nsimeq:"≄",nsmid:"∤",nspar:"∦",nsqsube:"⋢",nsqsupe:"⋣",nsub:"⊄",nsubE:"⫅̸",
nsube:"⊈",nsubset:"⊂⃒",nsubseteq:"⊈",nsubseteqq:"⫅̸",nsucc:"⊁",nsucceq:"⪰̸",nsup:"⊅",nsupE:"⫆̸",nsupe:"⊉",nsupset:"⊃⃒",nsupseteq:"⊉",
nsupseteqq:"⫆̸",ntgl:"≹",ntilde:"ñ",ntlg:"≸",ntriangleleft:"⋪",ntrianglelefteq:"⋬",ntriangleright:"⋫",ntrianglerighteq:"⋭",nu:"ν",num:"#",numero:"\
№",numsp:" ",nvDash:"⊭",nvHarr:"⤄",nvap:"≍⃒",nvdash:"⊬",nvge:"≥⃒",nvgt:">⃒",nvinfin:"⧞",nvlArr:"⤂",nvle:"≤⃒",nvlt:"<⃒",nvltrie:"⊴⃒",
nvrArr:"⤃",nvrtrie:"⊵⃒",nvsim:"∼⃒",nwArr:"⇖",nwarhk:"⤣",nwarr:"↖",nwarrow:"↖",nwnear:"⤧",oS:"Ⓢ",oacute:"ó",oast:"⊛",ocir:"⊚",ocirc:"ô",
ocy:"о",odash:"⊝",odblac:"ő",odiv:"⨸",odot:"⊙",odsold:"⦼",oelig:"œ",ofcir:"⦿",ofr:"𝔬",ogon:"˛",ograve:"ò",ogt:"⧁",ohbar:"⦵",ohm:"Ω",oint:"\
∮",olarr:"↺",olcir:"⦾",olcross:"⦻",oline:"‾",olt:"⧀",omacr:"ō",omega:"ω",omicron:"ο",omid:"⦶",ominus:"⊖",oopf:"𝕠",opar:"⦷",operp:"⦹",oplus:"\
⊕",or:"∨",orarr:"↻",ord:"⩝",order:"ℴ",orderof:"ℴ",ordf:"ª",ordm:"º",origof:"⊶",oror:"⩖",orslope:"⩗",orv:"⩛",oscr:"ℴ",oslash:"ø",osol:"⊘",
otilde:"õ",otimes:"⊗",otimesas:"⨶",ouml:"ö",ovbar:"⌽",par:"∥",para:"¶",parallel:"∥",parsim:"⫳",parsl:"⫽",part:"∂",pcy:"п",percnt:"%",period:"\
.",permil:"‰",perp:"⊥",pertenk:"‱",pfr:"𝔭",phi:"φ",phiv:"ϕ",phmmat:"ℳ",phone:"☎",pi:"π",pitchfork:"⋔",piv:"ϖ",planck:"ℏ",planckh:"ℎ",plankv:"\
ℏ",plus:"+",plusacir:"⨣",plusb:"⊞",pluscir:"⨢",plusdo:"∔",plusdu:"⨥",pluse:"⩲",plusmn:"±",plussim:"⨦",plustwo:"⨧",pm:"±",pointint:"⨕",popf:"\
𝕡",pound:"£",pr:"≺",prE:"⪳",prap:"⪷",prcue:"≼",pre:"⪯",prec:"≺",precapprox:"⪷",preccurlyeq:"≼",preceq:"⪯",precnapprox:"⪹",precneqq:"⪵",
precnsim:"⋨",precsim:"≾",prime:"′",primes:"ℙ",prnE:"⪵",prnap:"⪹",prnsim:"⋨",prod:"∏",profalar:"⌮",profline:"⌒",profsurf:"⌓",prop:"∝",propto:"\
∝",prsim:"≾",prurel:"⊰",pscr:"𝓅",psi:"ψ",puncsp:" ",qfr:"𝔮",qint:"⨌",qopf:"𝕢",qprime:"⁗",qscr:"𝓆",quaternions:"ℍ",quatint:"⨖",quest:"\
?",questeq:"≟",quot:'"',rAarr:"⇛",rArr:"⇒",rAtail:"⤜",rBarr:"⤏",rHar:"⥤",race:"∽̱",racute:"ŕ",radic:"√",raemptyv:"⦳",rang:"⟩",rangd:"⦒",
range:"⦥",rangle:"⟩",raquo:"»",rarr:"→",rarrap:"⥵",rarrb:"⇥",rarrbfs:"⤠",rarrc:"⤳",rarrfs:"⤞",rarrhk:"↪",rarrlp:"↬",rarrpl:"⥅",rarrsim:"⥴",
rarrtl:"↣",rarrw:"↝",ratail:"⤚",ratio:"∶",rationals:"ℚ",rbarr:"⤍",rbbrk:"❳",rbrace:"}",rbrack:"]",rbrke:"⦌",rbrksld:"⦎",rbrkslu:"⦐",rcaron:"\
ř",rcedil:"ŗ",rceil:"⌉",rcub:"}",rcy:"р",rdca:"⤷",rdldhar:"⥩",rdquo:"”",rdquor:"”",rdsh:"↳",real:"ℜ",realine:"ℛ",realpart:"ℜ",reals:"ℝ",rect:"\
▭",reg:"®",rfisht:"⥽",rfloor:"⌋",rfr:"𝔯",rhard:"⇁",rharu:"⇀",rharul:"⥬",rho:"ρ",rhov:"ϱ",rightarrow:"→",rightarrowtail:"↣",rightharpoondown:"\
⇁",rightharpoonup:"⇀",rightleftarrows:"⇄",rightleftharpoons:"⇌",rightrightarrows:"⇉",rightsquigarrow:"↝",rightthreetimes:"⋌",ring:"˚",risingdotseq:"\
≓",rlarr:"⇄",rlhar:"⇌",rlm:"‏",rmoust:"⎱",rmoustache:"⎱",rnmid:"⫮",roang:"⟭",roarr:"⇾",robrk:"⟧",ropar:"⦆",ropf:"𝕣",roplus:"⨮",rotimes:"\
⨵",rpar:")",rpargt:"⦔",rppolint:"⨒",rrarr:"⇉",rsaquo:"›",rscr:"𝓇",rsh:"↱",rsqb:"]",rsquo:"’",rsquor:"’",rthree:"⋌",rtimes:"⋊",rtri:"▹",
rtrie:"⊵",rtrif:"▸",rtriltri:"⧎",ruluhar:"⥨",rx:"℞",sacute:"ś",sbquo:"‚",sc:"≻",scE:"⪴",scap:"⪸",scaron:"š",sccue:"≽",sce:"⪰",scedil:"ş",
scirc:"ŝ",scnE:"⪶",scnap:"⪺",scnsim:"⋩",scpolint:"⨓",scsim:"≿",scy:"с",sdot:"⋅",sdotb:"⊡",sdote:"⩦",seArr:"⇘",searhk:"⤥",searr:"↘",searrow:"\
↘",sect:"§",semi:";",seswar:"⤩",setminus:"∖",setmn:"∖",sext:"✶",sfr:"𝔰",sfrown:"⌢",sharp:"♯",shchcy:"щ",shcy:"ш",shortmid:"∣",shortparallel:"\
∥",shy:"­",sigma:"σ",sigmaf:"ς",sigmav:"ς",sim:"∼",simdot:"⩪",sime:"≃",simeq:"≃",simg:"⪞",simgE:"⪠",siml:"⪝",simlE:"⪟",simne:"≆",simplus:"\
⨤",simrarr:"⥲",slarr:"←",smallsetminus:"∖",smashp:"⨳",smeparsl:"⧤",smid:"∣",smile:"⌣",smt:"⪪",smte:"⪬",smtes:"⪬︀",softcy:"ь",sol:"/",solb:"\
⧄",solbar:"⌿",sopf:"𝕤",spades:"♠",spadesuit:"♠",spar:"∥",sqcap:"⊓",sqcaps:"⊓︀",sqcup:"⊔",sqcups:"⊔︀",sqsub:"⊏",sqsube:"⊑",sqsubset:"\
⊏",sqsubseteq:"⊑",sqsup:"⊐",sqsupe:"⊒",sqsupset:"⊐",sqsupseteq:"⊒",squ:"□",square:"□",squarf:"▪",squf:"▪",srarr:"→",sscr:"𝓈",ssetmn:"∖",
ssmile:"⌣",sstarf:"⋆",star:"☆",starf:"★",straightepsilon:"ϵ",straightphi:"ϕ",strns:"¯",sub:"⊂",subE:"⫅",subdot:"⪽",sube:"⊆",subedot:"⫃",submult:"\
⫁",subnE:"⫋",subne:"⊊",subplus:"⪿",subrarr:"⥹",subset:"⊂",subseteq:"⊆",subseteqq:"⫅",subsetneq:"⊊",subsetneqq:"⫋",subsim:"⫇",subsub:"⫕",
subsup:"⫓",succ:"≻",succapprox:"⪸",succcurlyeq:"≽",succeq:"⪰",succnapprox:"⪺",succneqq:"⪶",succnsim:"⋩",succsim:"≿",sum:"∑",sung:"♪",sup1:"\
¹",sup2:"²",sup3:"³",sup:"⊃",supE:"⫆",supdot:"⪾",supdsub:"⫘",supe:"⊇",supedot:"⫄",suphsol:"⟉",suphsub:"⫗",suplarr:"⥻",supmult:"⫂",supnE:"\
⫌",supne:"⊋",supplus:"⫀",supset:"⊃",supseteq:"⊇",supseteqq:"⫆",supsetneq:"⊋",supsetneqq:"⫌",supsim:"⫈",supsub:"⫔",supsup:"⫖",swArr:"⇙",swarhk:"\
⤦",swarr:"↙",swarrow:"↙",swnwar:"⤪",szlig:"ß",target:"⌖",tau:"τ",tbrk:"⎴",tcaron:"ť",tcedil:"ţ",tcy:"т",tdot:"⃛",telrec:"⌕",tfr:"𝔱",there4:"\
∴",therefore:"∴",theta:"θ",thetasym:"ϑ",thetav:"ϑ",thickapprox:"≈",thicksim:"∼",thinsp:" ",thkap:"≈",thksim:"∼",thorn:"þ",tilde:"˜",times:"×",
timesb:"⊠",timesbar:"⨱",timesd:"⨰",tint:"∭",toea:"⤨",top:"⊤",topbot:"⌶",topcir:"⫱",topf:"𝕥",topfork:"⫚",tosa:"⤩",tprime:"‴",trade:"™",
triangle:"▵",triangledown:"▿",triangleleft:"◃",trianglelefteq:"⊴",triangleq:"≜",triangleright:"▹",trianglerighteq:"⊵",tridot:"◬",trie:"≜",triminus:"\
⨺",triplus:"⨹",trisb:"⧍",tritime:"⨻",trpezium:"⏢",tscr:"𝓉",tscy:"ц",tshcy:"ћ",tstrok:"ŧ",twixt:"≬",twoheadleftarrow:"↞",twoheadrightarrow:"↠",
uArr:"⇑",uHar:"⥣",uacute:"ú",uarr:"↑",ubrcy:"ў",ubreve:"ŭ",ucirc:"û",ucy:"у",udarr:"⇅",udblac:"ű",udhar:"⥮",ufisht:"⥾",ufr:"𝔲",ugrave:"ù",
uharl:"↿",uharr:"↾",uhblk:"▀",ulcorn:"⌜",ulcorner:"⌜",ulcrop:"⌏",ultri:"◸",umacr:"ū",uml:"¨",uogon:"ų",uopf:"𝕦",uparrow:"↑",updownarrow:"↕",
upharpoonleft:"↿",upharpoonright:"↾",uplus:"⊎",upsi:"υ",upsih:"ϒ",upsilon:"υ",upuparrows:"⇈",urcorn:"⌝",urcorner:"⌝",urcrop:"⌎",uring:"ů",urtri:"\
◹",uscr:"𝓊",utdot:"⋰",utilde:"ũ",utri:"▵",utrif:"▴",uuarr:"⇈",uuml:"ü",uwangle:"⦧",vArr:"⇕",vBar:"⫨",vBarv:"⫩",vDash:"⊨",vangrt:"⦜",varepsilon:"\
ϵ",varkappa:"ϰ",varnothing:"∅",varphi:"ϕ",varpi:"ϖ",varpropto:"∝",varr:"↕",varrho:"ϱ",varsigma:"ς",varsubsetneq:"⊊︀",varsubsetneqq:"⫋︀",varsupsetneq:"\
⊋︀",varsupsetneqq:"⫌︀",vartheta:"ϑ",vartriangleleft:"⊲",vartriangleright:"⊳",vcy:"в",vdash:"⊢",vee:"∨",veebar:"⊻",veeeq:"≚",vellip:"⋮",verbar:"\
|",vert:"|",vfr:"𝔳",vltri:"⊲",vnsub:"⊂⃒",vnsup:"⊃⃒",vopf:"𝕧",vprop:"∝",vrtri:"⊳",vscr:"𝓋",vsubnE:"⫋︀",vsubne:"⊊︀",vsupnE:"⫌︀",
vsupne:"⊋︀",vzigzag:"⦚",wcirc:"ŵ",wedbar:"⩟",wedge:"∧",wedgeq:"≙",weierp:"℘",wfr:"𝔴",wopf:"𝕨",wp:"℘",wr:"≀",wreath:"≀",wscr:"𝓌",xcap:"\
⋂",xcirc:"◯",xcup:"⋃",xdtri:"▽",xfr:"𝔵",xhArr:"⟺",xharr:"⟷",xi:"ξ",xlArr:"⟸",xlarr:"⟵",xmap:"⟼",xnis:"⋻",xodot:"⨀",xopf:"𝕩",xoplus:"\
⨁",xotime:"⨂",xrArr:"⟹",xrarr:"⟶",xscr:"𝓍",xsqcup:"⨆",xuplus:"⨄",xutri:"△",xvee:"⋁",xwedge:"⋀",yacute:"ý",yacy:"я",ycirc:"ŷ",ycy:"ы",yen:"\
¥",yfr:"𝔶",yicy:"ї",yopf:"𝕪",yscr:"𝓎",yucy:"ю",yuml:"ÿ",zacute:"ź",zcaron:"ž",zcy:"з",zdot:"ż",zeetrf:"ℨ",zeta:"ζ",zfr:"𝔷",zhcy:"ж",zigrarr:"\
⇝",zopf:"𝕫",zscr:"𝓏",zwj:"‍",zwnj:"‌"},on={}.hasOwnProperty;function T(t){return on.call(he,t)?he[t]:!1}const Kt={name:"characterReference",tokenize:We};
function We(t,r,e){const n=this;let i=0,u,a;return o;function o(S){return t.enter("characterReference"),t.enter("characterReferenceMarker"),t.consume(S),t.exit(
"characterReferenceMarker"),w}function w(S){return S===35?(t.enter("characterReferenceMarkerNumeric"),t.consume(S),t.exit("characterReferenceMarkerNumeric"),k):
(t.enter("characterReferenceValue"),u=31,a=x.lV,h(S))}function k(S){return S===88||S===120?(t.enter("characterReferenceMarkerHexadecimal"),t.consume(S),t.exit("\
characterReferenceMarkerHexadecimal"),t.enter("characterReferenceValue"),u=6,a=x.ok,h):(t.enter("characterReferenceValue"),u=7,a=x.BM,h(S))}function h(S){if(S===
59&&i){const d=t.exit("characterReferenceValue");return a===x.lV&&!T(n.sliceSerialize(d))?e(S):(t.enter("characterReferenceMarker"),t.consume(S),t.exit("charact\
erReferenceMarker"),t.exit("characterReference"),r)}return a(S)&&i++<u?(t.consume(S),h):e(S)}}const Ge={name:"characterEscape",tokenize:f};function f(t,r,e){return n;
function n(u){return t.enter("characterEscape"),t.enter("escapeMarker"),t.consume(u),t.exit("escapeMarker"),i}function i(u){return(0,x.ol)(u)?(t.enter("characte\
rEscapeValue"),t.consume(u),t.exit("characterEscapeValue"),t.exit("characterEscape"),r):e(u)}}const y={name:"lineEnding",tokenize:E};function E(t,r){return e;function e(n){
return t.enter("lineEnding"),t.consume(n),t.exit("lineEnding"),(0,O.N)(t,r,"linePrefix")}}var _=G(31086);const W={name:"labelEnd",resolveAll:Ht,resolveTo:_t,tokenize:Mt},
j={tokenize:jt},V={tokenize:Vt},st={tokenize:ct};function Ht(t){let r=-1;const e=[];for(;++r<t.length;){const n=t[r][1];if(e.push(t[r]),n.type==="labelImage"||n.
type==="labelLink"||n.type==="labelEnd"){const i=n.type==="labelImage"?4:2;n.type="data",r+=i}}return t.length!==e.length&&(0,Y.m)(t,0,t.length,e),t}function _t(t,r){
let e=t.length,n=0,i,u,a;for(;e--;){const h=t[e][1];if(i){if(h.type==="link"||h.type==="labelLink"&&h._inactive)break;t[e][0]==="enter"&&h.type==="labelLink"&&(h.
_inactive=!0)}else if(u){if(t[e][0]==="enter"&&(h.type==="labelImage"||h.type==="labelLink")&&!h._balanced&&(i=e,h.type!=="labelLink")){n=2;break}}else h.type===
"labelEnd"&&(u=e)}const o={type:t[i][1].type==="labelLink"?"link":"image",start:{...t[i][1].start},end:{...t[t.length-1][1].end}},w={type:"label",start:{...t[i][1].
start},end:{...t[u][1].end}},k={type:"labelText",start:{...t[i+n+2][1].end},end:{...t[u-2][1].start}};return a=[["enter",o,r],["enter",w,r]],a=(0,Y.V)(a,t.slice(
i+1,i+n+3)),a=(0,Y.V)(a,[["enter",k,r]]),a=(0,Y.V)(a,(0,_.W)(r.parser.constructs.insideSpan.null,t.slice(i+n+4,u-3),r)),a=(0,Y.V)(a,[["exit",k,r],t[u-2],t[u-1],
["exit",w,r]]),a=(0,Y.V)(a,t.slice(u+1)),a=(0,Y.V)(a,[["exit",o,r]]),(0,Y.m)(t,i,t.length,a),t}function Mt(t,r,e){const n=this,i=n._labelStarts;let u,a;if(i){for(;i.
length>0&&i[i.length-1]._balanced;)i.pop();u=i[i.length-1]}return o;function o(d){return u?u._inactive?S(d):(a=n.parser.defined.includes((0,ne.B)(n.sliceSerialize(
{start:u.end,end:n.now()}))),t.enter("labelEnd"),t.enter("labelMarker"),t.consume(d),t.exit("labelMarker"),t.exit("labelEnd"),w):e(d)}function w(d){return d===40?
t.attempt(j,h,a?h:S)(d):d===91?t.attempt(V,h,a?k:S)(d):a?h(d):S(d)}function k(d){return t.attempt(st,h,S)(d)}function h(d){return i.pop(),r(d)}function S(d){return u.
_balanced=!0,e(d)}}function jt(t,r,e){return n;function n(S){return t.enter("resource"),t.enter("resourceMarker"),t.consume(S),t.exit("resourceMarker"),i}function i(S){
return(0,x.Ee)(S)?ee(t,u)(S):u(S)}function u(S){return S===41?h(S):He(t,a,o,"resourceDestination","resourceDestinationLiteral","resourceDestinationLiteralMarker",
"resourceDestinationRaw","resourceDestinationString",32)(S)}function a(S){return(0,x.Ee)(S)?ee(t,w)(S):h(S)}function o(S){return e(S)}function w(S){return S===34||
S===39||S===40?Ve(t,k,e,"resourceTitle","resourceTitleMarker","resourceTitleString")(S):h(S)}function k(S){return(0,x.Ee)(S)?ee(t,h)(S):h(S)}function h(S){return S===
41?(t.enter("resourceMarker"),t.consume(S),t.exit("resourceMarker"),t.exit("resource"),r):e(S)}}function Vt(t,r,e){const n=this;return i;function i(o){return Me.
call(n,t,u,a,"reference","referenceMarker","referenceString")(o)}function u(o){return n.parser.defined.includes((0,ne.B)(n.sliceSerialize(n.events[n.events.length-
1][1]).slice(1,-1)))?r(o):e(o)}function a(o){return e(o)}}function ct(t,r,e){return n;function n(u){return t.enter("reference"),t.enter("referenceMarker"),t.consume(
u),t.exit("referenceMarker"),i}function i(u){return u===93?(t.enter("referenceMarker"),t.consume(u),t.exit("referenceMarker"),t.exit("reference"),r):e(u)}}const qt={
name:"labelStartImage",resolveAll:W.resolveAll,tokenize:ft};function ft(t,r,e){const n=this;let i;return u;function u(w){return t.enter("labelImage"),t.enter("l\
abelImageMarker"),t.consume(w),t.exit("labelImageMarker"),a}function a(w){return w===91?(t.enter("labelMarker"),t.consume(w),t.exit("labelMarker"),i=t.exit("lab\
elImage"),o):e(w)}function o(w){return w===94&&"_hiddenFootnoteSupport"in n.parser.constructs?e(w):(n._labelStarts=n._labelStarts||[],n._labelStarts.push(i),r(w))}}
var dt=G(69876);const K={name:"attention",resolveAll:it,tokenize:et};function it(t,r){let e=-1,n;for(;++e<t.length;)if(t[e][0]==="enter"&&t[e][1].type==="attent\
ionSequence"&&t[e][1]._close){let i=e;for(;i--;)if(t[i][0]==="exit"&&t[i][1].type==="attentionSequence"&&t[i][1]._open&&r.sliceSerialize(t[i][1]).charCodeAt(0)===
r.sliceSerialize(t[e][1]).charCodeAt(0)){if((t[i][1]._close||t[e][1]._open)&&(t[e][1].end.offset-t[e][1].start.offset)%3&&!((t[i][1].end.offset-t[i][1].start.offset+
t[e][1].end.offset-t[e][1].start.offset)%3))continue;const u=t[i][1].end.offset-t[i][1].start.offset>1&&t[e][1].end.offset-t[e][1].start.offset>1?2:1,a={...t[i][1].
end},o={...t[e][1].start};kt(a,-u),kt(o,u);const w={type:u>1?"strongSequence":"emphasisSequence",start:a,end:{...t[i][1].end}},k={type:u>1?"strongSequence":"emp\
hasisSequence",start:{...t[e][1].start},end:o},h={type:u>1?"strongText":"emphasisText",start:{...t[i][1].end},end:{...t[e][1].start}},S={type:u>1?"strong":"emph\
asis",start:{...w.start},end:{...k.end}};t[i][1].end={...w.start},t[e][1].start={...k.end},n=[],t[i][1].end.offset-t[i][1].start.offset&&(n=(0,Y.V)(n,[["enter",
t[i][1],r],["exit",t[i][1],r]])),n=(0,Y.V)(n,[["enter",S,r],["enter",w,r],["exit",w,r],["enter",h,r]]),n=(0,Y.V)(n,(0,_.W)(r.parser.constructs.insideSpan.null,t.
slice(i+1,e),r)),n=(0,Y.V)(n,[["exit",h,r],["enter",k,r],["exit",k,r],["exit",S,r]]);let d=0;t[e][1].end.offset-t[e][1].start.offset&&(d=2,n=(0,Y.V)(n,[["enter",
t[e][1],r],["exit",t[e][1],r]])),(0,Y.m)(t,i-1,e-i+3,n),e=i+n.length-d-2;break}}for(e=-1;++e<t.length;)t[e][1].type==="attentionSequence"&&(t[e][1].type="data");
return t}function et(t,r){const e=this.parser.constructs.attentionMarkers.null,n=this.previous,i=(0,dt.S)(n);let u;return a;function a(w){return u=w,t.enter("at\
tentionSequence"),o(w)}function o(w){if(w===u)return t.consume(w),o;const k=t.exit("attentionSequence"),h=(0,dt.S)(w),S=!h||h===2&&i||e.includes(w)&&w!==42&&w!==
95,d=!i||i===2&&h||e.includes(n)&&n!==42&&n!==95;return k._open=!!(u===42?S:S&&(i||!d)),k._close=!!(u===42?d:d&&(h||!S)),r(w)}}function kt(t,r){t.column+=r,t.offset+=
r,t._bufferIndex+=r}const pe={name:"autolink",tokenize:Qt};function Qt(t,r,e){let n=0;return i;function i(p){return t.enter("autolink"),t.enter("autolinkMarker"),
t.consume(p),t.exit("autolinkMarker"),t.enter("autolinkProtocol"),u}function u(p){return(0,x.CW)(p)?(t.consume(p),a):p===64?e(p):k(p)}function a(p){return p===43||
p===45||p===46||(0,x.lV)(p)?(n=1,o(p)):k(p)}function o(p){return p===58?(t.consume(p),n=0,w):(p===43||p===45||p===46||(0,x.lV)(p))&&n++<32?(t.consume(p),o):(n=0,
k(p))}function w(p){return p===62?(t.exit("autolinkProtocol"),t.enter("autolinkMarker"),t.consume(p),t.exit("autolinkMarker"),t.exit("autolink"),r):p===null||p===
32||p===60||(0,x.JQ)(p)?e(p):(t.consume(p),w)}function k(p){return p===64?(t.consume(p),h):(0,x.cx)(p)?(t.consume(p),k):e(p)}function h(p){return(0,x.lV)(p)?S(p):
e(p)}function S(p){return p===46?(t.consume(p),n=0,h):p===62?(t.exit("autolinkProtocol").type="autolinkEmail",t.enter("autolinkMarker"),t.consume(p),t.exit("aut\
olinkMarker"),t.exit("autolink"),r):d(p)}function d(p){if((p===45||(0,x.lV)(p))&&n++<63){const ht=p===45?d:S;return t.consume(p),ht}return e(p)}}const we={name:"\
htmlText",tokenize:_n};function _n(t,r,e){const n=this;let i,u,a;return o;function o(s){return t.enter("htmlText"),t.enter("htmlTextData"),t.consume(s),w}function w(s){
return s===33?(t.consume(s),k):s===47?(t.consume(s),Lt):s===63?(t.consume(s),H):(0,x.CW)(s)?(t.consume(s),At):e(s)}function k(s){return s===45?(t.consume(s),h):
s===91?(t.consume(s),u=0,ht):(0,x.CW)(s)?(t.consume(s),zt):e(s)}function h(s){return s===45?(t.consume(s),p):e(s)}function S(s){return s===null?e(s):s===45?(t.consume(
s),d):(0,x.HP)(s)?(a=S,Ot(s)):(t.consume(s),S)}function d(s){return s===45?(t.consume(s),p):S(s)}function p(s){return s===62?Ft(s):s===45?d(s):S(s)}function ht(s){
const Jt="CDATA[";return s===Jt.charCodeAt(u++)?(t.consume(s),u===Jt.length?pt:ht):e(s)}function pt(s){return s===null?e(s):s===93?(t.consume(s),St):(0,x.HP)(s)?
(a=pt,Ot(s)):(t.consume(s),pt)}function St(s){return s===93?(t.consume(s),N):pt(s)}function N(s){return s===62?Ft(s):s===93?(t.consume(s),N):pt(s)}function zt(s){
return s===null||s===62?Ft(s):(0,x.HP)(s)?(a=zt,Ot(s)):(t.consume(s),zt)}function H(s){return s===null?e(s):s===63?(t.consume(s),wt):(0,x.HP)(s)?(a=H,Ot(s)):(t.
consume(s),H)}function wt(s){return s===62?Ft(s):H(s)}function Lt(s){return(0,x.CW)(s)?(t.consume(s),L):e(s)}function L(s){return s===45||(0,x.lV)(s)?(t.consume(
s),L):mt(s)}function mt(s){return(0,x.HP)(s)?(a=mt,Ot(s)):(0,x.On)(s)?(t.consume(s),mt):Ft(s)}function At(s){return s===45||(0,x.lV)(s)?(t.consume(s),At):s===47||
s===62||(0,x.Ee)(s)?Bt(s):e(s)}function Bt(s){return s===47?(t.consume(s),Ft):s===58||s===95||(0,x.CW)(s)?(t.consume(s),Et):(0,x.HP)(s)?(a=Bt,Ot(s)):(0,x.On)(s)?
(t.consume(s),Bt):Ft(s)}function Et(s){return s===45||s===46||s===58||s===95||(0,x.lV)(s)?(t.consume(s),Et):It(s)}function It(s){return s===61?(t.consume(s),yt):
(0,x.HP)(s)?(a=It,Ot(s)):(0,x.On)(s)?(t.consume(s),It):Bt(s)}function yt(s){return s===null||s===60||s===61||s===62||s===96?e(s):s===34||s===39?(t.consume(s),i=
s,M):(0,x.HP)(s)?(a=yt,Ot(s)):(0,x.On)(s)?(t.consume(s),yt):(t.consume(s),at)}function M(s){return s===i?(t.consume(s),i=void 0,X):s===null?e(s):(0,x.HP)(s)?(a=
M,Ot(s)):(t.consume(s),M)}function at(s){return s===null||s===34||s===39||s===60||s===61||s===96?e(s):s===47||s===62||(0,x.Ee)(s)?Bt(s):(t.consume(s),at)}function X(s){
return s===47||s===62||(0,x.Ee)(s)?Bt(s):e(s)}function Ft(s){return s===62?(t.consume(s),t.exit("htmlTextData"),t.exit("htmlText"),r):e(s)}function Ot(s){return t.
exit("htmlTextData"),t.enter("lineEnding"),t.consume(s),t.exit("lineEnding"),Xt}function Xt(s){return(0,x.On)(s)?(0,O.N)(t,le,"linePrefix",n.parser.constructs.disable.
null.includes("codeIndented")?void 0:4)(s):le(s)}function le(s){return t.enter("htmlTextData"),a(s)}}const Bn={name:"labelStartLink",resolveAll:W.resolveAll,tokenize:Nn};
function Nn(t,r,e){const n=this;let i;return u;function u(o){return t.enter("labelLink"),t.enter("labelMarker"),t.consume(o),t.exit("labelMarker"),i=t.exit("lab\
elLink"),a}function a(o){return o===94&&"_hiddenFootnoteSupport"in n.parser.constructs?e(o):(n._labelStarts=n._labelStarts||[],n._labelStarts.push(i),r(o))}}const On={
name:"hardBreakEscape",tokenize:Rn};function Rn(t,r,e){return n;function n(u){return t.enter("hardBreakEscape"),t.consume(u),i}function i(u){return(0,x.HP)(u)?(t.
exit("hardBreakEscape"),r(u)):e(u)}}const vn={name:"codeText",previous:Mn,resolve:Hn,tokenize:Vn};function Hn(t){let r=t.length-4,e=3,n,i;if((t[e][1].type==="li\
neEnding"||t[e][1].type==="space")&&(t[r][1].type==="lineEnding"||t[r][1].type==="space")){for(n=e;++n<r;)if(t[n][1].type==="codeTextData"){t[e][1].type="codeTe\
xtPadding",t[r][1].type="codeTextPadding",e+=2,r-=2;break}}for(n=e-1,r++;++n<=r;)i===void 0?n!==r&&t[n][1].type!=="lineEnding"&&(i=n):(n===r||t[n][1].type==="li\
neEnding")&&(t[i][1].type="codeTextData",n!==i+2&&(t[i][1].end=t[n-1][1].end,t.splice(i+2,n-i-2),r-=n-i-2,n=i+2),i=void 0);return t}function Mn(t){return t!==96||
this.events[this.events.length-1][1].type==="characterEscape"}function Vn(t,r,e){const n=this;let i=0,u,a;return o;function o(d){return t.enter("codeText"),t.enter(
"codeTextSequence"),w(d)}function w(d){return d===96?(t.consume(d),i++,w):(t.exit("codeTextSequence"),k(d))}function k(d){return d===null?e(d):d===32?(t.enter("\
space"),t.consume(d),t.exit("space"),k):d===96?(a=t.enter("codeTextSequence"),u=0,S(d)):(0,x.HP)(d)?(t.enter("lineEnding"),t.consume(d),t.exit("lineEnding"),k):
(t.enter("codeTextData"),h(d))}function h(d){return d===null||d===32||d===96||(0,x.HP)(d)?(t.exit("codeTextData"),k(d)):(t.consume(d),h)}function S(d){return d===
96?(t.consume(d),u++,S):u===i?(t.exit("codeTextSequence"),t.exit("codeText"),r(d)):(a.type="codeTextData",h(d))}}const Un={42:Nt,43:Nt,45:Nt,48:Nt,49:Nt,50:Nt,51:Nt,
52:Nt,53:Nt,54:Nt,55:Nt,56:Nt,57:Nt,62:Re},jn={91:kn},Wn={[-2]:C,[-1]:C,32:C},Gn={35:q,42:be,45:[tt,be],60:ie,61:tt,95:be,96:je,126:je},Qn={38:Kt,92:Ge},Yn={[-5]:y,
[-4]:y,[-3]:y,33:qt,38:Kt,42:K,60:[pe,we],91:Bn,92:[On,Ge],93:W,95:K,96:vn},Zn={null:[K,Le]},Jn={null:[42,95]},Kn={null:[]};function Xn(t,r,e){let n={_bufferIndex:-1,
_index:0,line:e&&e.line||1,column:e&&e.column||1,offset:e&&e.offset||0};const i={},u=[];let a=[],o=[],w=!0;const k={attempt:Bt(mt),check:Bt(At),consume:wt,enter:Lt,
exit:L,interrupt:Bt(At,{interrupt:!0})},h={code:null,containerState:{},defineSkip:N,events:[],now:St,parser:t,previous:null,sliceSerialize:ht,sliceStream:pt,write:p};
let S=r.tokenize.call(h,k),d;return r.resolveAll&&u.push(r),h;function p(M){return a=(0,Y.V)(a,M),zt(),a[a.length-1]!==null?[]:(Et(r,0),h.events=(0,_.W)(u,h.events,
h),h.events)}function ht(M,at){return tr(pt(M),at)}function pt(M){return $n(a,M)}function St(){const{_bufferIndex:M,_index:at,line:X,column:Ft,offset:Ot}=n;return{
_bufferIndex:M,_index:at,line:X,column:Ft,offset:Ot}}function N(M){i[M.line]=M.column,yt()}function zt(){for(;n._index<a.length;){const M=a[n._index];if(typeof M==
"string"){const at=n._index;for(n._bufferIndex<0&&(n._bufferIndex=0);n._index===at&&n._bufferIndex<M.length;)H(M.charCodeAt(n._bufferIndex))}else H(M)}}function H(M){
w=void 0,d=M,S=S(M)}function wt(M){(0,x.HP)(M)?(n.line++,n.column=1,n.offset+=M===-3?2:1,yt()):M!==-1&&(n.column++,n.offset++),n._bufferIndex<0?n._index++:(n._bufferIndex++,
n._bufferIndex===a[n._index].length&&(n._bufferIndex=-1,n._index++)),h.previous=M,w=!0}function Lt(M,at){const X=at||{};return X.type=M,X.start=St(),h.events.push(
["enter",X,h]),o.push(X),X}function L(M){const at=o.pop();return at.end=St(),h.events.push(["exit",at,h]),at}function mt(M,at){Et(M,at.from)}function At(M,at){at.
restore()}function Bt(M,at){return X;function X(Ft,Ot,Xt){let le,s,Jt,fe;return Array.isArray(Ft)?Yt(Ft):"tokenize"in Ft?Yt([Ft]):c(Ft);function c(Rt){return sn;
function sn(me){const Ye=me!==null&&Rt[me],ze=me!==null&&Rt.null,xn=[...Array.isArray(Ye)?Ye:Ye?[Ye]:[],...Array.isArray(ze)?ze:ze?[ze]:[]];return Yt(xn)(me)}}function Yt(Rt){
return le=Rt,s=0,Rt.length===0?Xt:Qe(Rt[s])}function Qe(Rt){return sn;function sn(me){return fe=It(),Jt=Rt,Rt.partial||(h.currentConstruct=Rt),Rt.name&&h.parser.
constructs.disable.null.includes(Rt.name)?dn(me):Rt.tokenize.call(at?Object.assign(Object.create(h),at):h,k,gn,dn)(me)}}function gn(Rt){return w=!0,M(Jt,fe),Ot}
function dn(Rt){return w=!0,fe.restore(),++s<le.length?Qe(le[s]):Xt}}}function Et(M,at){M.resolveAll&&!u.includes(M)&&u.push(M),M.resolve&&(0,Y.m)(h.events,at,h.
events.length-at,M.resolve(h.events.slice(at),h)),M.resolveTo&&(h.events=M.resolveTo(h.events,h))}function It(){const M=St(),at=h.previous,X=h.currentConstruct,
Ft=h.events.length,Ot=Array.from(o);return{from:Ft,restore:Xt};function Xt(){n=M,h.previous=at,h.currentConstruct=X,h.events.length=Ft,o=Ot,yt()}}function yt(){
n.line in i&&n.column<2&&(n.column=i[n.line],n.offset+=i[n.line]-1)}}function $n(t,r){const e=r.start._index,n=r.start._bufferIndex,i=r.end._index,u=r.end._bufferIndex;
let a;if(e===i)a=[t[e].slice(n,u)];else{if(a=t.slice(e,i),n>-1){const o=a[0];typeof o=="string"?a[0]=o.slice(n):a.shift()}u>0&&a.push(t[i].slice(0,u))}return a}
function tr(t,r){let e=-1;const n=[];let i;for(;++e<t.length;){const u=t[e];let a;if(typeof u=="string")a=u;else switch(u){case-5:{a="\r";break}case-4:{a=`
`;break}case-3:{a=`\r
`;break}case-2:{a=r?" ":"	";break}case-1:{if(!r&&i)continue;a=" ";break}default:a=String.fromCharCode(u)}i=u===-2,n.push(a)}return n.join("")}function er(t){const r=t||
{},n={constructs:(0,lt.y)([ot,...r.extensions||[]]),content:i(ue),defined:[],document:i(Se),flow:i(fn),lazy:{},string:i(Ke),text:i(Xe)};return n;function i(u){return a;
function a(o){return Xn(n,u,o)}}}const yn=/[\0\t\n\r]/g;function nr(){let t=1,r="",e=!0,n;return i;function i(u,a,o){u=r+(typeof u=="string"?u.toString():new TextDecoder(
a||void 0).decode(u));const w=[];let k=0;for(r="",e&&(u.charCodeAt(0)===65279&&k++,e=void 0);k<u.length;){yn.lastIndex=k;const h=yn.exec(u),S=h&&h.index!==void 0?
h.index:u.length,d=u.charCodeAt(S);if(!h){r=u.slice(k);break}if(d===10&&k===S&&n)w.push(-3),n=void 0;else switch(n&&(w.push(-5),n=void 0),k<S&&(w.push(u.slice(k,
S)),t+=S-k),d){case 0:{w.push(65533),t++;break}case 9:{const p=Math.ceil(t/4)*4;for(w.push(-2);t++<p;)w.push(-1);break}case 10:{w.push(-4),t=1;break}default:n=!0,
t=1}k=S+1}return o&&(n&&w.push(-5),r&&w.push(r),w.push(null)),w}}function Sn(t,r){const e=Number.parseInt(t,r);return e<9||e===11||e>13&&e<32||e>126&&e<160||e>55295&&
e<57344||e>64975&&e<65008||(e&65535)===65535||(e&65535)===65534||e>1114111?"�":String.fromCodePoint(e)}const rr=/\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
function ir(t){return t.replace(rr,lr)}function lr(t,r,e){if(r)return r;if(e.charCodeAt(0)===35){const i=e.charCodeAt(1),u=i===120||i===88;return Sn(e.slice(u?2:
1),u?16:10)}return T(e)||t}function mn(t){return!t||typeof t!="object"?"":"position"in t||"type"in t?En(t.position):"start"in t||"end"in t?En(t):"line"in t||"co\
lumn"in t?bn(t):""}function bn(t){return Cn(t&&t.line)+":"+Cn(t&&t.column)}function En(t){return bn(t&&t.start)+"-"+bn(t&&t.end)}function Cn(t){return t&&typeof t==
"number"?t:1}const Tn={}.hasOwnProperty;function ar(t,r,e){return r&&typeof r=="object"&&(e=r,r=void 0),ur(e)(Tt(er(e).document().write(nr()(t,r,!0))))}function ur(t){
const r={afterExit:[],beforeEnter:[],transforms:[],canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:a(zn),autolinkProtocol:Et,
autolinkEmail:Et,atxHeading:a(Ln),blockQuote:a(Ye),characterEscape:Et,characterReference:Et,codeFenced:a(ze),codeFencedFenceInfo:o,codeFencedFenceMeta:o,codeIndented:a(
ze,o),codeText:a(xn,o),codeTextData:Et,data:Et,codeFlowValue:Et,definition:a(sr),definitionDestinationString:o,definitionLabelString:o,definitionTitleString:o,emphasis:a(
cr),hardBreakEscape:a(Dn),hardBreakTrailing:a(Dn),htmlFlow:a(qn,o),htmlFlowData:Et,htmlText:a(qn,o),htmlTextData:Et,image:a(hr),label:o,link:a(zn),listItem:a(pr),
listItemValue:p,listOrdered:a(Fn,d),listUnordered:a(Fn),paragraph:a(fr),reference:Yt,referenceString:o,resourceDestinationString:o,resourceTitleString:o,setextHeading:a(
Ln),strong:a(mr),thematicBreak:a(dr)},exit:{atxHeading:k(),atxHeadingSequence:L,autolink:k(),autolinkEmail:me,autolinkProtocol:sn,blockQuote:k(),characterEscapeValue:It,
characterReferenceMarkerHexadecimal:gn,characterReferenceMarkerNumeric:gn,characterReferenceValue:dn,characterReference:Rt,codeFenced:k(N),codeFencedFence:St,codeFencedFenceInfo:ht,
codeFencedFenceMeta:pt,codeFlowValue:It,codeIndented:k(zt),codeText:k(Ft),codeTextData:It,data:It,definition:k(),definitionDestinationString:Lt,definitionLabelString:H,
definitionTitleString:wt,emphasis:k(),hardBreakEscape:k(M),hardBreakTrailing:k(M),htmlFlow:k(at),htmlFlowData:It,htmlText:k(X),htmlTextData:It,image:k(Xt),label:s,
labelText:le,lineEnding:yt,link:k(Ot),listItem:k(),listOrdered:k(),listUnordered:k(),paragraph:k(),referenceString:Qe,resourceDestinationString:Jt,resourceTitleString:fe,
resource:c,setextHeading:k(Bt),setextHeadingLineSequence:At,setextHeadingText:mt,strong:k(),thematicBreak:k()}};An(r,(t||{}).mdastExtensions||[]);const e={};return n;
function n(b){let P={type:"root",children:[],position:void 0};const Z={stack:[P],tokenStack:[],config:r,enter:w,exit:h,buffer:o,resume:S,data:e},J=[],Wt=[];let Ct=-1;
for(;++Ct<b.length;)if(Wt.push(b[Ct]),b[Ct][1].type==="listOrdered"||b[Ct][1].type==="listUnordered")if(b[Ct][0]==="enter")J.push(Wt.length-1);else{const Gt=J.pop();
u(Wt,Gt)}for(b=Wt,Ct=-1;++Ct<b.length;){const Gt=r[b[Ct][0]];b[Ct][0]==="enter"&&r.beforeEnter.length>0&&i(r.beforeEnter,{...Z,sliceSerialize:b[Ct][2].sliceSerialize},
b[Ct][1]),Tn.call(Gt,b[Ct][1].type)&&Gt[b[Ct][1].type].call({...Z,sliceSerialize:b[Ct][2].sliceSerialize},b[Ct][1]),b[Ct][0]==="exit"&&r.afterExit.length>0&&i(r.
afterExit,{...Z,sliceSerialize:b[Ct][2].sliceSerialize},b[Ct][1])}if(Z.tokenStack.length>0){const Gt=Z.tokenStack[Z.tokenStack.length-1];(Gt[1]||In).call(Z,void 0,
Gt[0])}for(P.position={start:ye(b.length>0?b[0][1].start:{line:1,column:1,offset:0}),end:ye(b.length>0?b[b.length-2][1].end:{line:1,column:1,offset:0})},Ct=-1;++Ct<
r.transforms.length;)P=r.transforms[Ct](P)||P;return P}function i(b,P,Z){let J=-1;for(;++J<b.length;)b[J].call(P,Z)}function u(b,P){const Z=b.length-1;let J=P-1,
Wt=-1,Ct=!1,Gt,ae,cn,hn;const pn=[];for(;++J<=Z;){const Zt=b[J];switch(Zt[1].type){case"listUnordered":case"listOrdered":case"blockQuote":{Zt[0]==="enter"?Wt++:
Wt--,hn=void 0;break}case"lineEndingBlank":{Zt[0]==="enter"&&(Gt&&!hn&&!Wt&&!cn&&(cn=J),hn=void 0);break}case"linePrefix":case"listItemValue":case"listItemMarke\
r":case"listItemPrefix":case"listItemPrefixWhitespace":break;default:hn=void 0}if(!Wt&&Zt[0]==="enter"&&Zt[1].type==="listItemPrefix"||Wt===-1&&Zt[0]==="exit"&&
(Zt[1].type==="listUnordered"||Zt[1].type==="listOrdered")){if(Gt){let Ze=J;for(ae=void 0;Ze--;){const ge=b[Ze];if(ge[1].type==="lineEnding"||ge[1].type==="line\
EndingBlank"){if(ge[0]==="exit")continue;ae&&(b[ae][1].type="lineEndingBlank",Ct=!0),ge[1].type="lineEnding",ae=Ze}else if(!(ge[1].type==="linePrefix"||ge[1].type===
"blockQuotePrefix"||ge[1].type==="blockQuotePrefixWhitespace"||ge[1].type==="blockQuoteMarker"||ge[1].type==="listItemIndent"))break}cn&&(!ae||cn<ae)&&(Gt._spread=
!0),Gt.end=Object.assign({},ae?b[ae][1].start:Zt[1].end),pn.push({at:ae||J,event:["exit",Gt,Zt[2]]})}if(Zt[1].type==="listItemPrefix"){const Ze={type:"listItem",
_spread:!1,start:Object.assign({},Zt[1].start),end:void 0};Gt=Ze,pn.push({at:J,event:["enter",Ze,Zt[2]]}),cn=void 0,hn=!0}}}const Pn=b.splice(P);let wn=0;for(J=
-1;++J<Pn.length;){for(;wn<pn.length&&pn[wn].at===P+J;)b.push(pn[wn++].event);b.push(Pn[J])}b[P][1]._spread=Ct}function a(b,P){return Z;function Z(J){w.call(this,
b(J),J),P&&P.call(this,J)}}function o(){this.stack.push({type:"fragment",children:[]})}function w(b,P,Z){this.stack[this.stack.length-1].children.push(b),this.stack.
push(b),this.tokenStack.push([P,Z||void 0]),b.position={start:ye(P.start),end:void 0}}function k(b){return P;function P(Z){b&&b.call(this,Z),h.call(this,Z)}}function h(b,P){
const Z=this.stack.pop(),J=this.tokenStack.pop();if(!J)throw new Error("Cannot close `"+b.type+"` ("+mn({start:b.start,end:b.end})+"): it’s not open");J[0].type!==
b.type&&(P?P.call(this,b,J[0]):(J[1]||In).call(this,b,J[0])),Z.position.end=ye(b.end)}function S(){return ut(this.stack.pop())}function d(){this.data.expectingFirstListItemValue=
!0}function p(b){if(this.data.expectingFirstListItemValue){const P=this.stack[this.stack.length-2];P.start=Number.parseInt(this.sliceSerialize(b),10),this.data.
expectingFirstListItemValue=void 0}}function ht(){const b=this.resume(),P=this.stack[this.stack.length-1];P.lang=b}function pt(){const b=this.resume(),P=this.stack[this.
stack.length-1];P.meta=b}function St(){this.data.flowCodeInside||(this.buffer(),this.data.flowCodeInside=!0)}function N(){const b=this.resume(),P=this.stack[this.
stack.length-1];P.value=b.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,""),this.data.flowCodeInside=void 0}function zt(){const b=this.resume(),P=this.stack[this.stack.length-
1];P.value=b.replace(/(\r?\n|\r)$/g,"")}function H(b){const P=this.resume(),Z=this.stack[this.stack.length-1];Z.label=P,Z.identifier=(0,ne.B)(this.sliceSerialize(
b)).toLowerCase()}function wt(){const b=this.resume(),P=this.stack[this.stack.length-1];P.title=b}function Lt(){const b=this.resume(),P=this.stack[this.stack.length-
1];P.url=b}function L(b){const P=this.stack[this.stack.length-1];if(!P.depth){const Z=this.sliceSerialize(b).length;P.depth=Z}}function mt(){this.data.setextHeadingSlurpLineEnding=
!0}function At(b){const P=this.stack[this.stack.length-1];P.depth=this.sliceSerialize(b).codePointAt(0)===61?1:2}function Bt(){this.data.setextHeadingSlurpLineEnding=
void 0}function Et(b){const Z=this.stack[this.stack.length-1].children;let J=Z[Z.length-1];(!J||J.type!=="text")&&(J=gr(),J.position={start:ye(b.start),end:void 0},
Z.push(J)),this.stack.push(J)}function It(b){const P=this.stack.pop();P.value+=this.sliceSerialize(b),P.position.end=ye(b.end)}function yt(b){const P=this.stack[this.
stack.length-1];if(this.data.atHardBreak){const Z=P.children[P.children.length-1];Z.position.end=ye(b.end),this.data.atHardBreak=void 0;return}!this.data.setextHeadingSlurpLineEnding&&
r.canContainEols.includes(P.type)&&(Et.call(this,b),It.call(this,b))}function M(){this.data.atHardBreak=!0}function at(){const b=this.resume(),P=this.stack[this.
stack.length-1];P.value=b}function X(){const b=this.resume(),P=this.stack[this.stack.length-1];P.value=b}function Ft(){const b=this.resume(),P=this.stack[this.stack.
length-1];P.value=b}function Ot(){const b=this.stack[this.stack.length-1];if(this.data.inReference){const P=this.data.referenceType||"shortcut";b.type+="Referen\
ce",b.referenceType=P,delete b.url,delete b.title}else delete b.identifier,delete b.label;this.data.referenceType=void 0}function Xt(){const b=this.stack[this.stack.
length-1];if(this.data.inReference){const P=this.data.referenceType||"shortcut";b.type+="Reference",b.referenceType=P,delete b.url,delete b.title}else delete b.
identifier,delete b.label;this.data.referenceType=void 0}function le(b){const P=this.sliceSerialize(b),Z=this.stack[this.stack.length-2];Z.label=ir(P),Z.identifier=
(0,ne.B)(P).toLowerCase()}function s(){const b=this.stack[this.stack.length-1],P=this.resume(),Z=this.stack[this.stack.length-1];if(this.data.inReference=!0,Z.type===
"link"){const J=b.children;Z.children=J}else Z.alt=P}function Jt(){const b=this.resume(),P=this.stack[this.stack.length-1];P.url=b}function fe(){const b=this.resume(),
P=this.stack[this.stack.length-1];P.title=b}function c(){this.data.inReference=void 0}function Yt(){this.data.referenceType="collapsed"}function Qe(b){const P=this.
resume(),Z=this.stack[this.stack.length-1];Z.label=P,Z.identifier=(0,ne.B)(this.sliceSerialize(b)).toLowerCase(),this.data.referenceType="full"}function gn(b){this.
data.characterReferenceType=b.type}function dn(b){const P=this.sliceSerialize(b),Z=this.data.characterReferenceType;let J;Z?(J=Sn(P,Z==="characterReferenceMarke\
rNumeric"?10:16),this.data.characterReferenceType=void 0):J=T(P);const Wt=this.stack[this.stack.length-1];Wt.value+=J}function Rt(b){const P=this.stack.pop();P.
position.end=ye(b.end)}function sn(b){It.call(this,b);const P=this.stack[this.stack.length-1];P.url=this.sliceSerialize(b)}function me(b){It.call(this,b);const P=this.
stack[this.stack.length-1];P.url="mailto:"+this.sliceSerialize(b)}function Ye(){return{type:"blockquote",children:[],position:void 0}}function ze(){return{type:"\
code",lang:null,meta:null,value:"",position:void 0}}function xn(){return{type:"inlineCode",value:"",position:void 0}}function sr(){return{type:"definition",identifier:"",
label:null,title:null,url:"",position:void 0}}function cr(){return{type:"emphasis",children:[],position:void 0}}function Ln(){return{type:"heading",depth:0,children:[],
position:void 0}}function Dn(){return{type:"break",position:void 0}}function qn(){return{type:"html",value:"",position:void 0}}function hr(){return{type:"image",
title:null,url:"",alt:null,position:void 0}}function zn(){return{type:"link",title:null,url:"",children:[],position:void 0}}function Fn(b){return{type:"list",ordered:b.
type==="listOrdered",start:null,spread:b._spread,children:[],position:void 0}}function pr(b){return{type:"listItem",spread:b._spread,checked:null,children:[],position:void 0}}
function fr(){return{type:"paragraph",children:[],position:void 0}}function mr(){return{type:"strong",children:[],position:void 0}}function gr(){return{type:"te\
xt",value:"",position:void 0}}function dr(){return{type:"thematicBreak",position:void 0}}}function ye(t){return{line:t.line,column:t.column,offset:t.offset}}function An(t,r){
let e=-1;for(;++e<r.length;){const n=r[e];Array.isArray(n)?An(t,n):or(t,n)}}function or(t,r){let e;for(e in r)if(Tn.call(r,e))switch(e){case"canContainEols":{const n=r[e];
n&&t[e].push(...n);break}case"transforms":{const n=r[e];n&&t[e].push(...n);break}case"afterExit":case"beforeEnter":{const n=r[e];n&&t[e].push(n);break}case"ente\
r":case"exit":{const n=r[e];n&&Object.assign(t[e],n);break}}}function In(t,r){throw t?new Error("Cannot close `"+t.type+"` ("+mn({start:t.start,end:t.end})+"): \
a different token (`"+r.type+"`, "+mn({start:r.start,end:r.end})+") is open"):new Error("Cannot close document, a token (`"+r.type+"`, "+mn({start:r.start,end:r.
end})+") is still open")}}),91261:(($t,Pt,G)=>{G.d(Pt,{C:()=>We});function ot(f,y){const E=String(f);if(typeof y!="string")throw new TypeError("Expected charact\
er");let _=0,W=E.indexOf(y);for(;W!==-1;)_++,W=E.indexOf(y,W+y.length);return _}function R(f){return f}function ut(){}function $(){}function gt(){}var bt=G(72391);
function Y(f){if(typeof f!="string")throw new TypeError("Expected a string");return f.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}const nt=(function(f,y,E,_,W){
const j=Q(y);if(E!=null&&(typeof E!="number"||E<0||E===Number.POSITIVE_INFINITY))throw new Error("Expected positive finite index");if(_!=null&&(!nt(_)||!_.children))
throw new Error("Expected parent node");if(_==null!=(E==null))throw new Error("Expected both parent and index");return x(f)?j.call(W,f,E,_):!1}),Q=(function(f){
if(f==null)return O;if(typeof f=="function")return lt(f);if(typeof f=="object")return Array.isArray(f)?U(f):xt(f);if(typeof f=="string")return Tt(f);throw new Error(
"Expected function, string, or object as test")});function U(f){const y=[];let E=-1;for(;++E<f.length;)y[E]=Q(f[E]);return lt(_);function _(...W){let j=-1;for(;++j<
y.length;)if(y[j].apply(this,W))return!0;return!1}}function xt(f){const y=f;return lt(E);function E(_){const W=_;let j;for(j in f)if(W[j]!==y[j])return!1;return!0}}
function Tt(f){return lt(y);function y(E){return E&&E.type===f}}function lt(f){return y;function y(E,_,W){return!!(x(E)&&f.call(this,E,typeof _=="number"?_:void 0,
W||void 0))}}function O(){return!0}function x(f){return f!==null&&typeof f=="object"&&"type"in f}function ue(f){return"\x1B[33m"+f+"\x1B[39m"}const Fe=[],de=!0,
ke=!1,Se="skip";function Pe(f,y,E,_){if(!f||typeof f!="object")throw new Error("Unexpected value `"+f+"` for `tree`, expected node");let W=!0,j,V,st,Ht;if(typeof E==
"function"||E&&typeof E=="object"?(j=y,V=E,_&&(W=!1)):(V=y,E&&(W=!1)),typeof V=="function")st=V;else if(V&&typeof V=="object"){if(!(V.enter===null||V.enter===void 0))
if(typeof V.enter=="function")st=V.enter;else throw new Error("Unexpected value `"+V.enter+"` for `visitors.enter`, expected optional visitor");if(typeof V.exit==
"function")Ht=V.exit;else throw new Error("Unexpected value `"+V.exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an ente\
r visitor)")}else throw new Error("Unexpected value `"+V+"` for `enter` or `visitors`, expected visitor or object with visitors");const _t=Q(j),Mt=W?1:-1;jt(f,void 0,
[])();function jt(Vt,ct,qt){const ft=Vt&&typeof Vt=="object"?Vt:{};if(typeof ft.type=="string"){const K=typeof ft.tagName=="string"?ft.tagName:typeof ft.name=="\
string"?ft.name:void 0;Object.defineProperty(dt,"name",{value:"node ("+ue(Vt.type+(K?"<"+K+">":""))+")"})}return dt;function dt(){const K=!j||_t(Vt,ct,qt[qt.length-
1]||void 0);let it=Fe;if(st&&K&&(it=Ee(st(Vt,qt,ct)),it[0]===ke))return it;if("children"in Vt&&Vt.children){const et=Vt;if(et.children&&it[0]!==Se){let kt=(W?-1:
et.children.length)+Mt;const pe=[...qt,et];for(;kt>-1&&kt<et.children.length;){const Qt=et.children[kt],we=jt(Qt,kt,pe)();if(we[0]===ke)return we;kt=typeof we[1]==
"number"?we[1]:kt+Mt}}}if(Ht&&K){const et=Ee(Ht(Vt,qt,ct));if(et[0]===Se)throw new Error("Unexpected value `"+et[0]+"` from `exit`, expected `CONTINUE`, `EXIT`,\
 index, or nothing");if(et[0]===ke||typeof et[1]=="number")return et}return it}}}function Ee(f){return Array.isArray(f)?f:typeof f=="number"?[de,f]:f==null?Fe:[
f]}function _e(f,y,E){const W=Q((E||{}).ignore||[]),j=oe(y);let V=-1;for(;++V<j.length;)Pe(f,st);function st(_t,Mt,jt){if(_t.type==="text"&&typeof jt=="number")
return Ht(_t,Mt,jt);if(W(_t,jt,Mt[Mt.length-1]))return Se}function Ht(_t,Mt,jt){const Vt=Mt[Mt.length-1],ct=j[V][0],qt=j[V][1];let ft=0,dt=!1,K=[];ct.lastIndex=
0;let it=ct.exec(_t.value);for(;it;){const kt=it.index,pe={index:it.index,input:it.input,stack:[...Mt,_t]};let Qt=qt(...it,pe);if(typeof Qt=="string"&&(Qt=Qt.length>
0?{type:"text",value:Qt}:void 0),Qt===!1)ct.lastIndex=kt+1;else{if(ft!==kt&&et({type:"text",value:_t.value.slice(ft,kt)}),Array.isArray(Qt))for(const we of Qt)et(
we);else Qt&&et(Qt);ft=kt+it[0].length,dt=!0}if(!ct.global)break;it=ct.exec(_t.value)}return dt?(ft<_t.value.length&&et({type:"text",value:_t.value.slice(ft)}),
Vt.children.splice(jt,1,...K)):K=[_t],jt+K.length;function et(kt){const pe=K[K.length-1];pe&&pe.type==="text"&&kt.type==="text"?pe.value+=kt.value:K.push(kt)}}}
function oe(f){if(!Array.isArray(f))throw new TypeError("Expected find and replace tuple or list of tuples");const y=[],E=!f[0]||Array.isArray(f[0])?f:[f];let _=-1;
for(;++_<E.length;){const W=E[_];y.push([Ce(W[0]),Te(W[1])])}return y}function Ce(f){return typeof f=="string"?new RegExp(Y(f),"g"):f}function Te(f){return typeof f==
"function"?f:function(){return f}}const Ae="phrasing",Ut=null;function Ie(){return{transforms:[$e],enter:{literalAutolink:Je,literalAutolinkEmail:Le,literalAutolinkHttp:Le,
literalAutolinkWww:Le},exit:{literalAutolink:Ne,literalAutolinkEmail:Be,literalAutolinkHttp:Ke,literalAutolinkWww:Xe}}}function fn(){return{unsafe:[{character:"\
@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct:Ae,notInConstruct:Ut},{character:".",before:"[Ww]",after:"[\\-.\\w]",inConstruct:Ae,notInConstruct:Ut},{character:"\
:",before:"[ps]",after:"\\/",inConstruct:Ae,notInConstruct:Ut}]}}function Je(f){this.enter({type:"link",title:null,url:"",children:[],position:void 0},f)}function Le(f){
this.config.enter.autolinkProtocol.call(this,f)}function Ke(f){this.config.exit.autolinkProtocol.call(this,f)}function Xe(f){this.config.exit.data.call(this,f);
const y=this.stack[this.stack.length-1];y.type,y.url="http://"+this.sliceSerialize(f)}function Be(f){this.config.exit.autolinkEmail.call(this,f)}function Ne(f){
this.exit(f)}function $e(f){_e(f,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,be],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,
tn],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,Nt],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,De]],{ignore:[
"link","linkReference"]})}function be(f,y,E,_,W){if(!rn(W))return!1;let j="";if(/^w/i.test(y)&&(E=y+E,y="",j="http://"),(0,bt.es)(E.charCodeAt(0))||!en(E))return!1;
const V=nn(E+_),st={type:"link",title:null,url:j+y+V[0],children:[{type:"text",value:y+V[0],position:void 0}],position:void 0};return V[1]?[st,{type:"text",value:V[1],
position:void 0}]:st}function De(f,y,E){return/[\d\-_]$/.test(E)?!1:{type:"link",title:null,url:"mailto:"+y+"@"+E,children:[{type:"text",value:y+"@"+E,position:void 0}],
position:void 0}}function Nt(f,y,E){if(/[\d\-_]$/.test(E))return!1;const _="mailto:"+y+"@"+E;return{type:"link",title:null,url:_,children:[{type:"text",value:_,
position:void 0}],position:void 0}}function tn(f,y,E,_,W){if(/[\d\-_]$/.test(E)||_&&(!/[A-Za-z]$/.test(_)||W.input.charAt(W.index+f.length)==="@"))return!1;const j="\
xmpp:"+y+"@"+E+(_||"");return{type:"link",title:null,url:j,children:[{type:"text",value:j,position:void 0}],position:void 0}}function en(f){const y=f.split(".");
return!(y.length<2||y[y.length-1]&&(/_/.test(y[y.length-1])||!/[\dA-Za-z]/.test(y[y.length-1]))||y[y.length-2]&&(/_/.test(y[y.length-2])||!/[\dA-Za-z]/.test(y[y.
length-2])))}function nn(f){let y=f.length;for(;y>0;){const V=f.charCodeAt(y-1);if(V===33||V===34||V===38||V===39||V===41||V===44||V===46||V===58||V===59||V===60||
V===62||V===63||V===93||V===125)y--;else break}if(y===f.length)return[f,void 0];let E=f.slice(y);f=f.slice(0,y);let _=E.indexOf(")");const W=ot(f,"(");let j=ot(
f,")");for(;_!==-1&&W>j;)f+=E.slice(0,_+1),E=E.slice(_+1),_=E.indexOf(")"),j++;return[f,E]}function rn(f){const y=f.input.charCodeAt(f.index-1);return f.index===
0||(0,bt.Ny)(y)||(0,bt.es)(y)}var Oe=G(23229);ee.peek=Ve;function ln(){this.buffer()}function an(f){this.enter({type:"footnoteReference",identifier:"",label:""},
f)}function Re(){this.buffer()}function xe(f){this.enter({type:"footnoteDefinition",identifier:"",label:"",children:[]},f)}function ve(f){const y=this.resume(),
E=this.stack[this.stack.length-1];E.type,E.identifier=(0,Oe.B)(this.sliceSerialize(f)).toLowerCase(),E.label=y}function te(f){this.exit(f)}function He(f){const y=this.
resume(),E=this.stack[this.stack.length-1];E.type,E.identifier=(0,Oe.B)(this.sliceSerialize(f)).toLowerCase(),E.label=y}function Me(f){this.exit(f)}function Ve(){
return"["}function ee(f,y,E,_){const W=E.createTracker(_);let j=W.move("[^");const V=E.enter("footnoteReference"),st=E.enter("reference");return j+=W.move(E.safe(
E.associationId(f),{after:"]",before:j})),st(),V(),j+=W.move("]"),j}function ne(){return{enter:{gfmFootnoteCallString:ln,gfmFootnoteCall:an,gfmFootnoteDefinitionLabelString:Re,
gfmFootnoteDefinition:xe},exit:{gfmFootnoteCallString:ve,gfmFootnoteCall:te,gfmFootnoteDefinitionLabelString:He,gfmFootnoteDefinition:Me}}}function kn(f){let y=!1;
return f&&f.firstLineBlank&&(y=!0),{handlers:{footnoteDefinition:E,footnoteReference:ee},unsafe:[{character:"[",inConstruct:["label","phrasing","reference"]}]};
function E(_,W,j,V){const st=j.createTracker(V);let Ht=st.move("[^");const _t=j.enter("footnoteDefinition"),Mt=j.enter("label");return Ht+=st.move(j.safe(j.associationId(
_),{before:Ht,after:"]"})),Mt(),Ht+=st.move("]:"),_.children&&_.children.length>0&&(st.shift(4),Ht+=st.move((y?`
`:" ")+j.indentLines(j.containerFlow(_,st.current()),y?A:l))),_t(),Ht}}function l(f,y,E){return y===0?f:A(f,y,E)}function A(f,y,E){return(E?"":"    ")+f}const g=null;
q.attention=z,q.peek=v;function C(){return{canContainEols:["delete"],enter:{strikethrough:D},exit:{strikethrough:m}}}function F(){return{handlers:{delete:q},unsafe:[
{character:"~",inConstruct:"phrasing",notInConstruct:g}]}}function D(f){this.enter({type:"delete",children:[],position:void 0},f)}function m(f){this.exit(f)}function q(f,y,E,_){
const W=E.createTracker(_),j=E.stack.includes("strikethrough")?"~":"~~",V=E.enter("strikethrough");let st=W.move(j);return st+=E.containerPhrasing(f,{...W.current(),
before:st,after:"~"}),st+=W.move(j),V(),st}function z(){return{construct:"strikethrough",markers:["~"],sizes:[2,1]}}function v(){return"~"}function tt(){return{
enter:{table:I,tableData:vt,tableHeader:vt,tableRow:Dt},exit:{codeText:re,table:rt,tableData:B,tableHeader:B,tableRow:B}}}function I(f){const y=f._align;this.enter(
{type:"table",align:y.map(function(E){return E==="none"?null:E}),children:[],position:void 0},f),this.data.inTable=!0}function rt(f){this.exit(f),this.data.inTable=
void 0}function Dt(f){this.enter({type:"tableRow",children:[],position:void 0},f)}function B(f){this.exit(f)}function vt(f){this.enter({type:"tableCell",children:[],
position:void 0},f)}function re(f){let y=this.resume();this.data.inTable&&(y=y.replace(/\\([\\|])/g,ie));const E=this.stack[this.stack.length-1];E.type,E.value=
y,this.exit(f)}function ie(f,y){return y==="|"?y:f}function un(f){const y=f||{},{tableCellPadding:E,tablePipeAlign:_,stringLength:W}=y,j=E?" ":"|";return{handlers:{
inlineCode:Vt,table:V,tableCell:Ht,tableRow:st},join:[Ue],unsafe:[{character:"\r",inConstruct:"tableCell"},{character:`
`,inConstruct:"tableCell"},{atBreak:!0,character:"|",after:"[	 :-]"},{character:"|",inConstruct:"tableCell"},{atBreak:!0,character:":",after:"-"},{atBreak:!0,character:"\
-",after:"[:|-]"}]};function V(ct,qt,ft,dt){const K=Mt(ct,ft,dt),it=K[0];if(it){let et=ct.align?ct.align.length:0,kt=-1;if(!et)for(;++kt<K.length;)K[kt].length>
et&&(et=K[kt].length);for(;it.length<et;)it.push("")}return _t(K,ct.align)}function st(ct,qt,ft,dt){const K=jt(ct,ft,dt),it=_t([K]);return it.slice(0,it.indexOf(
`
`))}function Ht(ct,qt,ft,dt){const K=ft.enter("tableCell"),it=ft.enter("phrasing"),et=ft.containerPhrasing(ct,{...dt,before:j,after:j});return it(),K(),et}function _t(ct,qt){
return markdownTable(ct,{align:qt,alignDelimiters:_,fillRows:!1,padding:E,stringLength:W})}function Mt(ct,qt,ft){const{children:dt}=ct;let K=-1;const it=[],et=qt.
enter("table");for(;++K<dt.length;)it[K]=jt(dt[K],qt,ft);return et(),it}function jt(ct,qt,ft){const{children:dt}=ct;let K=-1;const it=[],et=qt.enter("tableRow");
for(;++K<dt.length;)it[K]=Ht(dt[K],ct,qt,ft);return et(),it}function Vt(ct,qt,ft){const dt=defaultHandlers.inlineCode(ct,qt,ft);if(!ft.stack.includes("tableCell"))
return dt;const K=[];let it=0,et=dt.indexOf("|");for(;et!==-1;){let kt=et;for(;kt>it&&dt.charCodeAt(kt-1)===92;)kt--;K.push(dt.slice(it,et)),(et-kt)%2===0&&K.push(
"\\"),it=et,et=dt.indexOf("|",et+1)}return K.push(dt.slice(it)),K.join("")}}function Ue(f,y,E,_){if(f.type==="table"&&E.type==="listItem"&&E.spread===!1&&(y.type===
"definition"||y.type==="heading"&&qe(y,_)||y.type==="paragraph"||y.type==="table"))return 1}function qe(f,y){let E=!1;return visit(f,function(_){if(_.type==="br\
eak"||"value"in _&&/\r?\n|\r/.test(_.value))return E=!0,EXIT}),!!((!f.depth||f.depth<3)&&toString(f)&&(y.options.setext||E))}function se(){return{exit:{taskListCheckValueChecked:ce,
taskListCheckValueUnchecked:ce,paragraph:he}}}function je(){return{handlers:{paragraph:on},join:[T]}}function ce(f){const y=this.stack[this.stack.length-2];y.type,
y.checked=f.type==="taskListCheckValueChecked"}function he(f){const y=this.stack[this.stack.length-2];if(y&&y.type==="listItem"&&typeof y.checked=="boolean"){const E=this.
stack[this.stack.length-1];E.type;const _=E.children[0];if(_&&_.type==="text"){const W=y.children;let j=-1,V;for(;++j<W.length;){const st=W[j];if(st.type==="par\
agraph"){V=st;break}}V===E&&(_.value=_.value.slice(1),_.value.length===0?E.children.shift():E.position&&_.position&&typeof _.position.start.offset=="number"&&(_.
position.start.column++,_.position.start.offset++,E.position.start={..._.position.start}))}}this.exit(f)}function on(f,y,E,_){if(!y||y.type!=="listItem"||Kt(y)!==
f)return defaultHandlers.paragraph(f,y,E,_);const W="["+(y.checked?"x":" ")+"] ",j=E.createTracker(_);j.move(W);const V=defaultHandlers.paragraph(f.children.length>
0?f:{type:"paragraph",children:[{type:"text",value:" "}]},y,E,{..._,...j.current()});return W+V}function T(f,y,E){if(!(f.type==="definition"&&E.type==="listItem"))
return;const _=Kt(E);if(_&&E.children.indexOf(f)<E.children.indexOf(_))return 0}function Kt(f){if(typeof f.checked=="boolean")for(const y of f.children){if(y.type===
"paragraph")return y;if(y.type!=="definition")return}}function We(){return[Ie(),ne(),C(),tt(),se()]}function Ge(f){return{extensions:[gfmAutolinkLiteralToMarkdown(),
gfmFootnoteToMarkdown(f),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(f),gfmTaskListItemToMarkdown()]}}}),42246:(($t,Pt,G)=>{G.d(Pt,{B:()=>ut});var ot=G(68418),
R=G(72391);const ut={partial:!0,tokenize:$};function $(gt,bt,Y){return nt;function nt(U){return(0,R.On)(U)?(0,ot.N)(gt,Q,"linePrefix")(U):Q(U)}function Q(U){return U===
null||(0,R.HP)(U)?bt(U):Y(U)}}}),16007:(($t,Pt,G)=>{G.d(Pt,{T:()=>ne});var ot=G(84254),R=G(72391);const ut={tokenize:Fe,partial:!0},$={tokenize:de,partial:!0},gt={
tokenize:ke,partial:!0},bt={tokenize:Se,partial:!0},Y={tokenize:Pe,partial:!0},nt={name:"wwwAutolink",tokenize:x,previous:Ee},Q={name:"protocolAutolink",tokenize:ue,
previous:_e},U={name:"emailAutolink",tokenize:O,previous:oe},xt={};function Tt(){return{text:xt}}let lt=48;for(;lt<123;)xt[lt]=U,lt++,lt===58?lt=65:lt===91&&(lt=
97);xt[43]=U,xt[45]=U,xt[46]=U,xt[95]=U,xt[72]=[U,Q],xt[104]=[U,Q],xt[87]=[U,nt],xt[119]=[U,nt];function O(l,A,g){const C=this;let F,D;return m;function m(I){return!Ce(
I)||!oe.call(C,C.previous)||Te(C.events)?g(I):(l.enter("literalAutolink"),l.enter("literalAutolinkEmail"),q(I))}function q(I){return Ce(I)?(l.consume(I),q):I===
64?(l.consume(I),z):g(I)}function z(I){return I===46?l.check(Y,tt,v)(I):I===45||I===95||(0,R.lV)(I)?(D=!0,l.consume(I),z):tt(I)}function v(I){return l.consume(I),
F=!0,z}function tt(I){return D&&F&&(0,R.CW)(C.previous)?(l.exit("literalAutolinkEmail"),l.exit("literalAutolink"),A(I)):g(I)}}function x(l,A,g){const C=this;return F;
function F(m){return m!==87&&m!==119||!Ee.call(C,C.previous)||Te(C.events)?g(m):(l.enter("literalAutolink"),l.enter("literalAutolinkWww"),l.check(ut,l.attempt($,
l.attempt(gt,D),g),g)(m))}function D(m){return l.exit("literalAutolinkWww"),l.exit("literalAutolink"),A(m)}}function ue(l,A,g){const C=this;let F="",D=!1;return m;
function m(I){return(I===72||I===104)&&_e.call(C,C.previous)&&!Te(C.events)?(l.enter("literalAutolink"),l.enter("literalAutolinkHttp"),F+=String.fromCodePoint(I),
l.consume(I),q):g(I)}function q(I){if((0,R.CW)(I)&&F.length<5)return F+=String.fromCodePoint(I),l.consume(I),q;if(I===58){const rt=F.toLowerCase();if(rt==="http"||
rt==="https")return l.consume(I),z}return g(I)}function z(I){return I===47?(l.consume(I),D?v:(D=!0,z)):g(I)}function v(I){return I===null||(0,R.JQ)(I)||(0,R.Ee)(
I)||(0,R.Ny)(I)||(0,R.es)(I)?g(I):l.attempt($,l.attempt(gt,tt),g)(I)}function tt(I){return l.exit("literalAutolinkHttp"),l.exit("literalAutolink"),A(I)}}function Fe(l,A,g){
let C=0;return F;function F(m){return(m===87||m===119)&&C<3?(C++,l.consume(m),F):m===46&&C===3?(l.consume(m),D):g(m)}function D(m){return m===null?g(m):A(m)}}function de(l,A,g){
let C,F,D;return m;function m(v){return v===46||v===95?l.check(bt,z,q)(v):v===null||(0,R.Ee)(v)||(0,R.Ny)(v)||v!==45&&(0,R.es)(v)?z(v):(D=!0,l.consume(v),m)}function q(v){
return v===95?C=!0:(F=C,C=void 0),l.consume(v),m}function z(v){return F||C||!D?g(v):A(v)}}function ke(l,A){let g=0,C=0;return F;function F(m){return m===40?(g++,
l.consume(m),F):m===41&&C<g?D(m):m===33||m===34||m===38||m===39||m===41||m===42||m===44||m===46||m===58||m===59||m===60||m===63||m===93||m===95||m===126?l.check(
bt,A,D)(m):m===null||(0,R.Ee)(m)||(0,R.Ny)(m)?A(m):(l.consume(m),F)}function D(m){return m===41&&C++,l.consume(m),F}}function Se(l,A,g){return C;function C(q){return q===
33||q===34||q===39||q===41||q===42||q===44||q===46||q===58||q===59||q===63||q===95||q===126?(l.consume(q),C):q===38?(l.consume(q),D):q===93?(l.consume(q),F):q===
60||q===null||(0,R.Ee)(q)||(0,R.Ny)(q)?A(q):g(q)}function F(q){return q===null||q===40||q===91||(0,R.Ee)(q)||(0,R.Ny)(q)?A(q):C(q)}function D(q){return(0,R.CW)(
q)?m(q):g(q)}function m(q){return q===59?(l.consume(q),C):(0,R.CW)(q)?(l.consume(q),m):g(q)}}function Pe(l,A,g){return C;function C(D){return l.consume(D),F}function F(D){
return(0,R.lV)(D)?g(D):A(D)}}function Ee(l){return l===null||l===40||l===42||l===95||l===91||l===93||l===126||(0,R.Ee)(l)}function _e(l){return!(0,R.CW)(l)}function oe(l){
return!(l===47||Ce(l))}function Ce(l){return l===43||l===45||l===46||l===95||(0,R.lV)(l)}function Te(l){let A=l.length,g=!1;for(;A--;){const C=l[A][1];if((C.type===
"labelLink"||C.type==="labelImage")&&!C._balanced){g=!0;break}if(C._gfmAutolinkLiteralWalkedInto){g=!1;break}}return l.length>0&&!g&&(l[l.length-1][1]._gfmAutolinkLiteralWalkedInto=
!0),g}var Ae=G(42246),Ut=G(68418),Ie=G(23229);const fn={tokenize:be,partial:!0};function Je(){return{document:{91:{name:"gfmFootnoteDefinition",tokenize:Be,continuation:{
tokenize:Ne},exit:$e}},text:{91:{name:"gfmFootnoteCall",tokenize:Xe},93:{name:"gfmPotentialFootnoteCall",add:"after",tokenize:Le,resolveTo:Ke}}}}function Le(l,A,g){
const C=this;let F=C.events.length;const D=C.parser.gfmFootnotes||(C.parser.gfmFootnotes=[]);let m;for(;F--;){const z=C.events[F][1];if(z.type==="labelImage"){m=
z;break}if(z.type==="gfmFootnoteCall"||z.type==="labelLink"||z.type==="label"||z.type==="image"||z.type==="link")break}return q;function q(z){if(!m||!m._balanced)
return g(z);const v=(0,Ie.B)(C.sliceSerialize({start:m.end,end:C.now()}));return v.codePointAt(0)!==94||!D.includes(v.slice(1))?g(z):(l.enter("gfmFootnoteCallLa\
belMarker"),l.consume(z),l.exit("gfmFootnoteCallLabelMarker"),A(z))}}function Ke(l,A){let g=l.length,C;for(;g--;)if(l[g][1].type==="labelImage"&&l[g][0]==="ente\
r"){C=l[g][1];break}l[g+1][1].type="data",l[g+3][1].type="gfmFootnoteCallLabelMarker";const F={type:"gfmFootnoteCall",start:Object.assign({},l[g+3][1].start),end:Object.
assign({},l[l.length-1][1].end)},D={type:"gfmFootnoteCallMarker",start:Object.assign({},l[g+3][1].end),end:Object.assign({},l[g+3][1].end)};D.end.column++,D.end.
offset++,D.end._bufferIndex++;const m={type:"gfmFootnoteCallString",start:Object.assign({},D.end),end:Object.assign({},l[l.length-1][1].start)},q={type:"chunkSt\
ring",contentType:"string",start:Object.assign({},m.start),end:Object.assign({},m.end)},z=[l[g+1],l[g+2],["enter",F,A],l[g+3],l[g+4],["enter",D,A],["exit",D,A],
["enter",m,A],["enter",q,A],["exit",q,A],["exit",m,A],l[l.length-2],l[l.length-1],["exit",F,A]];return l.splice(g,l.length-g+1,...z),l}function Xe(l,A,g){const C=this,
F=C.parser.gfmFootnotes||(C.parser.gfmFootnotes=[]);let D=0,m;return q;function q(I){return l.enter("gfmFootnoteCall"),l.enter("gfmFootnoteCallLabelMarker"),l.consume(
I),l.exit("gfmFootnoteCallLabelMarker"),z}function z(I){return I!==94?g(I):(l.enter("gfmFootnoteCallMarker"),l.consume(I),l.exit("gfmFootnoteCallMarker"),l.enter(
"gfmFootnoteCallString"),l.enter("chunkString").contentType="string",v)}function v(I){if(D>999||I===93&&!m||I===null||I===91||(0,R.Ee)(I))return g(I);if(I===93){
l.exit("chunkString");const rt=l.exit("gfmFootnoteCallString");return F.includes((0,Ie.B)(C.sliceSerialize(rt)))?(l.enter("gfmFootnoteCallLabelMarker"),l.consume(
I),l.exit("gfmFootnoteCallLabelMarker"),l.exit("gfmFootnoteCall"),A):g(I)}return(0,R.Ee)(I)||(m=!0),D++,l.consume(I),I===92?tt:v}function tt(I){return I===91||I===
92||I===93?(l.consume(I),D++,v):v(I)}}function Be(l,A,g){const C=this,F=C.parser.gfmFootnotes||(C.parser.gfmFootnotes=[]);let D,m=0,q;return z;function z(B){return l.
enter("gfmFootnoteDefinition")._container=!0,l.enter("gfmFootnoteDefinitionLabel"),l.enter("gfmFootnoteDefinitionLabelMarker"),l.consume(B),l.exit("gfmFootnoteD\
efinitionLabelMarker"),v}function v(B){return B===94?(l.enter("gfmFootnoteDefinitionMarker"),l.consume(B),l.exit("gfmFootnoteDefinitionMarker"),l.enter("gfmFoot\
noteDefinitionLabelString"),l.enter("chunkString").contentType="string",tt):g(B)}function tt(B){if(m>999||B===93&&!q||B===null||B===91||(0,R.Ee)(B))return g(B);
if(B===93){l.exit("chunkString");const vt=l.exit("gfmFootnoteDefinitionLabelString");return D=(0,Ie.B)(C.sliceSerialize(vt)),l.enter("gfmFootnoteDefinitionLabel\
Marker"),l.consume(B),l.exit("gfmFootnoteDefinitionLabelMarker"),l.exit("gfmFootnoteDefinitionLabel"),rt}return(0,R.Ee)(B)||(q=!0),m++,l.consume(B),B===92?I:tt}
function I(B){return B===91||B===92||B===93?(l.consume(B),m++,tt):tt(B)}function rt(B){return B===58?(l.enter("definitionMarker"),l.consume(B),l.exit("definitio\
nMarker"),F.includes(D)||F.push(D),(0,Ut.N)(l,Dt,"gfmFootnoteDefinitionWhitespace")):g(B)}function Dt(B){return A(B)}}function Ne(l,A,g){return l.check(Ae.B,A,l.
attempt(fn,A,g))}function $e(l){l.exit("gfmFootnoteDefinition")}function be(l,A,g){const C=this;return(0,Ut.N)(l,F,"gfmFootnoteDefinitionIndent",5);function F(D){
const m=C.events[C.events.length-1];return m&&m[1].type==="gfmFootnoteDefinitionIndent"&&m[2].sliceSerialize(m[1],!0).length===4?A(D):g(D)}}var De=G(1464),Nt=G(
69876),tn=G(31086);function en(l){let g=(l||{}).singleTilde;const C={name:"strikethrough",tokenize:D,resolveAll:F};return g==null&&(g=!0),{text:{126:C},insideSpan:{
null:[C]},attentionMarkers:{null:[126]}};function F(m,q){let z=-1;for(;++z<m.length;)if(m[z][0]==="enter"&&m[z][1].type==="strikethroughSequenceTemporary"&&m[z][1].
_close){let v=z;for(;v--;)if(m[v][0]==="exit"&&m[v][1].type==="strikethroughSequenceTemporary"&&m[v][1]._open&&m[z][1].end.offset-m[z][1].start.offset===m[v][1].
end.offset-m[v][1].start.offset){m[z][1].type="strikethroughSequence",m[v][1].type="strikethroughSequence";const tt={type:"strikethrough",start:Object.assign({},
m[v][1].start),end:Object.assign({},m[z][1].end)},I={type:"strikethroughText",start:Object.assign({},m[v][1].end),end:Object.assign({},m[z][1].start)},rt=[["ent\
er",tt,q],["enter",m[v][1],q],["exit",m[v][1],q],["enter",I,q]],Dt=q.parser.constructs.insideSpan.null;Dt&&(0,De.m)(rt,rt.length,0,(0,tn.W)(Dt,m.slice(v+1,z),q)),
(0,De.m)(rt,rt.length,0,[["exit",I,q],["enter",m[z][1],q],["exit",m[z][1],q],["exit",tt,q]]),(0,De.m)(m,v-1,z-v+3,rt),z=v+rt.length-2;break}}for(z=-1;++z<m.length;)
m[z][1].type==="strikethroughSequenceTemporary"&&(m[z][1].type="data");return m}function D(m,q,z){const v=this.previous,tt=this.events;let I=0;return rt;function rt(B){
return v===126&&tt[tt.length-1][1].type!=="characterEscape"?z(B):(m.enter("strikethroughSequenceTemporary"),Dt(B))}function Dt(B){const vt=(0,Nt.S)(v);if(B===126)
return I>1?z(B):(m.consume(B),I++,Dt);if(I<2&&!g)return z(B);const re=m.exit("strikethroughSequenceTemporary"),ie=(0,Nt.S)(B);return re._open=!ie||ie===2&&!!vt,
re._close=!vt||vt===2&&!!ie,q(B)}}}class nn{constructor(){this.map=[],this.index=new Map}add(A,g,C){rn(this,A,g,C)}consume(A){if(this.map.sort(function(D,m){return D[0]-
m[0]}),this.map.length===0)return;let g=this.map.length;const C=[];for(;g>0;)g-=1,C.push(A.slice(this.map[g][0]+this.map[g][1]),this.map[g][2]),A.length=this.map[g][0];
C.push(A.slice()),A.length=0;let F=C.pop();for(;F;){for(const D of F)A.push(D);F=C.pop()}this.map.length=0,this.index.clear()}}function rn(l,A,g,C){if(g===0&&C.
length===0)return;const F=l.index.get(A);if(F){F[1]+=g,F[2].push(...C);return}const D=[A,g,C];l.map.push(D),l.index.set(A,D)}function Oe(l,A){let g=!1;const C=[];
for(;A<l.length;){const F=l[A];if(g){if(F[0]==="enter")F[1].type==="tableContent"&&C.push(l[A+1][1].type==="tableDelimiterMarker"?"left":"none");else if(F[1].type===
"tableContent"){if(l[A-1][1].type==="tableDelimiterMarker"){const D=C.length-1;C[D]=C[D]==="left"?"center":"right"}}else if(F[1].type==="tableDelimiterRow")break}else
F[0]==="enter"&&F[1].type==="tableDelimiterRow"&&(g=!0);A+=1}return C}function ln(){return{flow:{null:{name:"table",tokenize:an,resolveAll:Re}}}}function an(l,A,g){
const C=this;let F=0,D=0,m;return q;function q(T){let Kt=C.events.length-1;for(;Kt>-1;){const{type:f}=C.events[Kt][1];if(f==="lineEnding"||f==="linePrefix")Kt--;else
break}const We=Kt>-1?C.events[Kt][1].type:null,Ge=We==="tableHead"||We==="tableRow"?je:z;return Ge===je&&C.parser.lazy[C.now().line]?g(T):Ge(T)}function z(T){return l.
enter("tableHead"),l.enter("tableRow"),v(T)}function v(T){return T===124||(m=!0,D+=1),tt(T)}function tt(T){return T===null?g(T):(0,R.HP)(T)?D>1?(D=0,C.interrupt=
!0,l.exit("tableRow"),l.enter("lineEnding"),l.consume(T),l.exit("lineEnding"),Dt):g(T):(0,R.On)(T)?(0,Ut.N)(l,tt,"whitespace")(T):(D+=1,m&&(m=!1,F+=1),T===124?(l.
enter("tableCellDivider"),l.consume(T),l.exit("tableCellDivider"),m=!0,tt):(l.enter("data"),I(T)))}function I(T){return T===null||T===124||(0,R.Ee)(T)?(l.exit("\
data"),tt(T)):(l.consume(T),T===92?rt:I)}function rt(T){return T===92||T===124?(l.consume(T),I):I(T)}function Dt(T){return C.interrupt=!1,C.parser.lazy[C.now().
line]?g(T):(l.enter("tableDelimiterRow"),m=!1,(0,R.On)(T)?(0,Ut.N)(l,B,"linePrefix",C.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(T):B(T))}
function B(T){return T===45||T===58?re(T):T===124?(m=!0,l.enter("tableCellDivider"),l.consume(T),l.exit("tableCellDivider"),vt):se(T)}function vt(T){return(0,R.
On)(T)?(0,Ut.N)(l,re,"whitespace")(T):re(T)}function re(T){return T===58?(D+=1,m=!0,l.enter("tableDelimiterMarker"),l.consume(T),l.exit("tableDelimiterMarker"),
ie):T===45?(D+=1,ie(T)):T===null||(0,R.HP)(T)?qe(T):se(T)}function ie(T){return T===45?(l.enter("tableDelimiterFiller"),un(T)):se(T)}function un(T){return T===45?
(l.consume(T),un):T===58?(m=!0,l.exit("tableDelimiterFiller"),l.enter("tableDelimiterMarker"),l.consume(T),l.exit("tableDelimiterMarker"),Ue):(l.exit("tableDeli\
miterFiller"),Ue(T))}function Ue(T){return(0,R.On)(T)?(0,Ut.N)(l,qe,"whitespace")(T):qe(T)}function qe(T){return T===124?B(T):T===null||(0,R.HP)(T)?!m||F!==D?se(
T):(l.exit("tableDelimiterRow"),l.exit("tableHead"),A(T)):se(T)}function se(T){return g(T)}function je(T){return l.enter("tableRow"),ce(T)}function ce(T){return T===
124?(l.enter("tableCellDivider"),l.consume(T),l.exit("tableCellDivider"),ce):T===null||(0,R.HP)(T)?(l.exit("tableRow"),A(T)):(0,R.On)(T)?(0,Ut.N)(l,ce,"whitespa\
ce")(T):(l.enter("data"),he(T))}function he(T){return T===null||T===124||(0,R.Ee)(T)?(l.exit("data"),ce(T)):(l.consume(T),T===92?on:he)}function on(T){return T===
92||T===124?(l.consume(T),he):he(T)}}function Re(l,A){let g=-1,C=!0,F=0,D=[0,0,0,0],m=[0,0,0,0],q=!1,z=0,v,tt,I;const rt=new nn;for(;++g<l.length;){const Dt=l[g],
B=Dt[1];Dt[0]==="enter"?B.type==="tableHead"?(q=!1,z!==0&&(ve(rt,A,z,v,tt),tt=void 0,z=0),v={type:"table",start:Object.assign({},B.start),end:Object.assign({},B.
end)},rt.add(g,0,[["enter",v,A]])):B.type==="tableRow"||B.type==="tableDelimiterRow"?(C=!0,I=void 0,D=[0,0,0,0],m=[0,g+1,0,0],q&&(q=!1,tt={type:"tableBody",start:Object.
assign({},B.start),end:Object.assign({},B.end)},rt.add(g,0,[["enter",tt,A]])),F=B.type==="tableDelimiterRow"?2:tt?3:1):F&&(B.type==="data"||B.type==="tableDelim\
iterMarker"||B.type==="tableDelimiterFiller")?(C=!1,m[2]===0&&(D[1]!==0&&(m[0]=m[1],I=xe(rt,A,D,F,void 0,I),D=[0,0,0,0]),m[2]=g)):B.type==="tableCellDivider"&&(C?
C=!1:(D[1]!==0&&(m[0]=m[1],I=xe(rt,A,D,F,void 0,I)),D=m,m=[D[1],g,0,0])):B.type==="tableHead"?(q=!0,z=g):B.type==="tableRow"||B.type==="tableDelimiterRow"?(z=g,
D[1]!==0?(m[0]=m[1],I=xe(rt,A,D,F,g,I)):m[1]!==0&&(I=xe(rt,A,m,F,g,I)),F=0):F&&(B.type==="data"||B.type==="tableDelimiterMarker"||B.type==="tableDelimiterFiller")&&
(m[3]=g)}for(z!==0&&ve(rt,A,z,v,tt),rt.consume(A.events),g=-1;++g<A.events.length;){const Dt=A.events[g];Dt[0]==="enter"&&Dt[1].type==="table"&&(Dt[1]._align=Oe(
A.events,g))}return l}function xe(l,A,g,C,F,D){const m=C===1?"tableHeader":C===2?"tableDelimiter":"tableData",q="tableContent";g[0]!==0&&(D.end=Object.assign({},
te(A.events,g[0])),l.add(g[0],0,[["exit",D,A]]));const z=te(A.events,g[1]);if(D={type:m,start:Object.assign({},z),end:Object.assign({},z)},l.add(g[1],0,[["enter",
D,A]]),g[2]!==0){const v=te(A.events,g[2]),tt=te(A.events,g[3]),I={type:q,start:Object.assign({},v),end:Object.assign({},tt)};if(l.add(g[2],0,[["enter",I,A]]),C!==
2){const rt=A.events[g[2]],Dt=A.events[g[3]];if(rt[1].end=Object.assign({},Dt[1].end),rt[1].type="chunkText",rt[1].contentType="text",g[3]>g[2]+1){const B=g[2]+
1,vt=g[3]-g[2]-1;l.add(B,vt,[])}}l.add(g[3]+1,0,[["exit",I,A]])}return F!==void 0&&(D.end=Object.assign({},te(A.events,F)),l.add(F,0,[["exit",D,A]]),D=void 0),D}
function ve(l,A,g,C,F){const D=[],m=te(A.events,g);F&&(F.end=Object.assign({},m),D.push(["exit",F,A])),C.end=Object.assign({},m),D.push(["exit",C,A]),l.add(g+1,
0,D)}function te(l,A){const g=l[A],C=g[0]==="enter"?"start":"end";return g[1][C]}const He={name:"tasklistCheck",tokenize:Ve};function Me(){return{text:{91:He}}}
function Ve(l,A,g){const C=this;return F;function F(z){return C.previous!==null||!C._gfmTasklistFirstContentOfListItem?g(z):(l.enter("taskListCheck"),l.enter("t\
askListCheckMarker"),l.consume(z),l.exit("taskListCheckMarker"),D)}function D(z){return(0,R.Ee)(z)?(l.enter("taskListCheckValueUnchecked"),l.consume(z),l.exit("\
taskListCheckValueUnchecked"),m):z===88||z===120?(l.enter("taskListCheckValueChecked"),l.consume(z),l.exit("taskListCheckValueChecked"),m):g(z)}function m(z){return z===
93?(l.enter("taskListCheckMarker"),l.consume(z),l.exit("taskListCheckMarker"),l.exit("taskListCheck"),q):g(z)}function q(z){return(0,R.HP)(z)?A(z):(0,R.On)(z)?l.
check({tokenize:ee},A,g)(z):g(z)}}function ee(l,A,g){return(0,Ut.N)(l,C,"whitespace");function C(F){return F===null?g(F):A(F)}}function ne(l){return(0,ot.y)([Tt(),
Je(),en(l),ln(),Me()])}function kn(l){return combineHtmlExtensions([gfmAutolinkLiteralHtml(),gfmFootnoteHtml(l),gfmStrikethroughHtml(),gfmTableHtml(),gfmTagfilterHtml(),
gfmTaskListItemHtml()])}}),68418:(($t,Pt,G)=>{G.d(Pt,{B:()=>ut,N:()=>R});var ot=G(72391);function R($,gt,bt,Y){const nt=Y?Y-1:1/0;let Q=0;return U;function U(Tt){
return(0,ot.On)(Tt)?($.enter(bt),xt(Tt)):gt(Tt)}function xt(Tt){return(0,ot.On)(Tt)&&Q++<nt?($.consume(Tt),xt):($.exit(bt),gt(Tt))}}function ut($,gt,bt,Y,nt,Q){
let U=0;return xt;function xt(O){return Q>0&&(0,ot.On)(O)?($.enter(Y),Tt(O)):lt(O)}function Tt(O){return(0,ot.On)(O)&&U<Q?($.consume(O),U++,Tt):($.exit(Y),lt(O))}
function lt(O){return U>=nt?gt(O):bt(O)}}}),72391:(($t,Pt,G)=>{G.d(Pt,{BM:()=>gt,CW:()=>ot,Ee:()=>Q,HP:()=>nt,JQ:()=>$,Ny:()=>Tt,On:()=>U,cx:()=>ut,es:()=>xt,lV:()=>R,
ok:()=>bt,ol:()=>Y});const ot=lt(/[A-Za-z]/),R=lt(/[\dA-Za-z]/),ut=lt(/[#-'*+\--9=?A-Z^-~]/);function $(O){return O!==null&&(O<32||O===127)}const gt=lt(/\d/),bt=lt(
/[\dA-Fa-f]/),Y=lt(/[!-/:-@[-`{-~]/);function nt(O){return O!==null&&O<-2}function Q(O){return O!==null&&(O<0||O===32)}function U(O){return O===-2||O===-1||O===
32}const xt=lt(new RegExp("\\p{P}|\\p{S}","u")),Tt=lt(/\s/);function lt(O){return x;function x(ue){return ue!==null&&ue>-1&&O.test(String.fromCharCode(ue))}}}),
1464:(($t,Pt,G)=>{G.d(Pt,{V:()=>R,m:()=>ot});function ot(ut,$,gt,bt){const Y=ut.length;let nt=0,Q;if($<0?$=-$>Y?0:Y+$:$=$>Y?Y:$,gt=gt>0?gt:0,bt.length<1e4)Q=Array.
from(bt),Q.unshift($,gt),ut.splice(...Q);else for(gt&&ut.splice($,gt);nt<bt.length;)Q=bt.slice(nt,nt+1e4),Q.unshift($,0),ut.splice(...Q),nt+=1e4,$+=1e4}function R(ut,$){
return ut.length>0?(ot(ut,ut.length,0,$),ut):$}}),69876:(($t,Pt,G)=>{G.d(Pt,{S:()=>R});var ot=G(72391);function R(ut){if(ut===null||(0,ot.Ee)(ut)||(0,ot.Ny)(ut))
return 1;if((0,ot.es)(ut))return 2}}),84254:(($t,Pt,G)=>{G.d(Pt,{y:()=>ut});var ot=G(1464);const R={}.hasOwnProperty;function ut(nt){const Q={};let U=-1;for(;++U<
nt.length;)$(Q,nt[U]);return Q}function $(nt,Q){let U;for(U in Q){const Tt=(R.call(nt,U)?nt[U]:void 0)||(nt[U]={}),lt=Q[U];let O;if(lt)for(O in lt){R.call(Tt,O)||
(Tt[O]=[]);const x=lt[O];gt(Tt[O],Array.isArray(x)?x:x?[x]:[])}}}function gt(nt,Q){let U=-1;const xt=[];for(;++U<Q.length;)(Q[U].add==="after"?nt:xt).push(Q[U]);
(0,ot.m)(nt,0,0,xt)}function bt(nt){const Q={};let U=-1;for(;++U<nt.length;)Y(Q,nt[U]);return Q}function Y(nt,Q){let U;for(U in Q){const Tt=(R.call(nt,U)?nt[U]:
void 0)||(nt[U]={}),lt=Q[U];let O;if(lt)for(O in lt)Tt[O]=lt[O]}}}),23229:(($t,Pt,G)=>{G.d(Pt,{B:()=>ot});function ot(R){return R.replace(/[\t\n\r ]+/g," ").replace(
/^ | $/g,"").toLowerCase().toUpperCase()}}),31086:(($t,Pt,G)=>{G.d(Pt,{W:()=>ot});function ot(R,ut,$){const gt=[];let bt=-1;for(;++bt<R.length;){const Y=R[bt].resolveAll;
Y&&!gt.includes(Y)&&(ut=Y(ut,$),gt.push(Y))}return ut}})};
