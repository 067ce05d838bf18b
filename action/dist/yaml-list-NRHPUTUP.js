"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.parseList=parseList;const chunk_WYN2LYAQ_js_1=require("./chunk-WYN2LYAQ.js");var require_identity=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/nodes/identity.js"(y){"use strict";var g=Symbol.for("yaml.alias"),d=Symbol.for("yaml.document"),p=Symbol.for("yaml.map"),m=Symbol.
for("yaml.pair"),h=Symbol.for("yaml.scalar"),u=Symbol.for("yaml.seq"),l=Symbol.for("yaml.node.type"),o=f=>!!f&&typeof f=="object"&&f[l]===g,s=f=>!!f&&typeof f==
"object"&&f[l]===d,n=f=>!!f&&typeof f=="object"&&f[l]===p,i=f=>!!f&&typeof f=="object"&&f[l]===m,t=f=>!!f&&typeof f=="object"&&f[l]===h,e=f=>!!f&&typeof f=="obj\
ect"&&f[l]===u;function r(f){if(f&&typeof f=="object")switch(f[l]){case p:case u:return!0}return!1}function a(f){if(f&&typeof f=="object")switch(f[l]){case g:case p:case h:case u:
return!0}return!1}var c=f=>(t(f)||r(f))&&!!f.anchor;y.ALIAS=g,y.DOC=d,y.MAP=p,y.NODE_TYPE=l,y.PAIR=m,y.SCALAR=h,y.SEQ=u,y.hasAnchor=c,y.isAlias=o,y.isCollection=
r,y.isDocument=s,y.isMap=n,y.isNode=a,y.isPair=i,y.isScalar=t,y.isSeq=e}}),require_visit=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/visit.js"(y){
"use strict";var g=require_identity(),d=Symbol("break visit"),p=Symbol("skip children"),m=Symbol("remove node");function h(t,e){let r=s(e);g.isDocument(t)?u(null,
t.contents,r,Object.freeze([t]))===m&&(t.contents=null):u(null,t,r,Object.freeze([]))}h.BREAK=d,h.SKIP=p,h.REMOVE=m;function u(t,e,r,a){let c=n(t,e,r,a);if(g.isNode(
c)||g.isPair(c))return i(t,a,c),u(t,c,r,a);if(typeof c!="symbol"){if(g.isCollection(e)){a=Object.freeze(a.concat(e));for(let f=0;f<e.items.length;++f){let b=u(f,
e.items[f],r,a);if(typeof b=="number")f=b-1;else{if(b===d)return d;b===m&&(e.items.splice(f,1),f-=1)}}}else if(g.isPair(e)){a=Object.freeze(a.concat(e));let f=u(
"key",e.key,r,a);if(f===d)return d;f===m&&(e.key=null);let b=u("value",e.value,r,a);if(b===d)return d;b===m&&(e.value=null)}}return c}async function l(t,e){let r=s(
e);g.isDocument(t)?await o(null,t.contents,r,Object.freeze([t]))===m&&(t.contents=null):await o(null,t,r,Object.freeze([]))}l.BREAK=d,l.SKIP=p,l.REMOVE=m;async function o(t,e,r,a){
let c=await n(t,e,r,a);if(g.isNode(c)||g.isPair(c))return i(t,a,c),o(t,c,r,a);if(typeof c!="symbol"){if(g.isCollection(e)){a=Object.freeze(a.concat(e));for(let f=0;f<
e.items.length;++f){let b=await o(f,e.items[f],r,a);if(typeof b=="number")f=b-1;else{if(b===d)return d;b===m&&(e.items.splice(f,1),f-=1)}}}else if(g.isPair(e)){
a=Object.freeze(a.concat(e));let f=await o("key",e.key,r,a);if(f===d)return d;f===m&&(e.key=null);let b=await o("value",e.value,r,a);if(b===d)return d;b===m&&(e.
value=null)}}return c}function s(t){return typeof t=="object"&&(t.Collection||t.Node||t.Value)?Object.assign({Alias:t.Node,Map:t.Node,Scalar:t.Node,Seq:t.Node},
t.Value&&{Map:t.Value,Scalar:t.Value,Seq:t.Value},t.Collection&&{Map:t.Collection,Seq:t.Collection},t):t}function n(t,e,r,a){if(typeof r=="function")return r(t,
e,a);if(g.isMap(e))return r.Map?.(t,e,a);if(g.isSeq(e))return r.Seq?.(t,e,a);if(g.isPair(e))return r.Pair?.(t,e,a);if(g.isScalar(e))return r.Scalar?.(t,e,a);if(g.
isAlias(e))return r.Alias?.(t,e,a)}function i(t,e,r){let a=e[e.length-1];if(g.isCollection(a))a.items[t]=r;else if(g.isPair(a))t==="key"?a.key=r:a.value=r;else if(g.
isDocument(a))a.contents=r;else{let c=g.isAlias(a)?"alias":"scalar";throw new Error(`Cannot replace node with ${c} parent`)}}y.visit=h,y.visitAsync=l}}),require_directives=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/doc/directives.js"(y){"use strict";var g=require_identity(),d=require_visit(),p={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"\
%7B","}":"%7D"},m=u=>u.replace(/[!,[\]{}]/g,l=>p[l]),h=class J{constructor(l,o){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},J.defaultYaml,l),this.
tags=Object.assign({},J.defaultTags,o)}clone(){let l=new J(this.yaml,this.tags);return l.docStart=this.docStart,l}atDocument(){let l=new J(this.yaml,this.tags);
switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:J.defaultYaml.explicit,version:"1.2"},this.
tags=Object.assign({},J.defaultTags);break}return l}add(l,o){this.atNextDocument&&(this.yaml={explicit:J.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign(
{},J.defaultTags),this.atNextDocument=!1);let s=l.trim().split(/[ \t]+/),n=s.shift();switch(n){case"%TAG":{if(s.length!==2&&(o(0,"%TAG directive should contain \
exactly two parts"),s.length<2))return!1;let[i,t]=s;return this.tags[i]=t,!0}case"%YAML":{if(this.yaml.explicit=!0,s.length!==1)return o(0,"%YAML directive shou\
ld contain exactly one part"),!1;let[i]=s;if(i==="1.1"||i==="1.2")return this.yaml.version=i,!0;{let t=/^\d+\.\d+$/.test(i);return o(6,`Unsupported YAML version\
 ${i}`,t),!1}}default:return o(0,`Unknown directive ${n}`,!0),!1}}tagName(l,o){if(l==="!")return"!";if(l[0]!=="!")return o(`Not a valid tag: ${l}`),null;if(l[1]===
"<"){let t=l.slice(2,-1);return t==="!"||t==="!!"?(o(`Verbatim tags aren't resolved, so ${l} is invalid.`),null):(l[l.length-1]!==">"&&o("Verbatim tags must end\
 with a >"),t)}let[,s,n]=l.match(/^(.*!)([^!]*)$/s);n||o(`The ${l} tag has no suffix`);let i=this.tags[s];if(i)try{return i+decodeURIComponent(n)}catch(t){return o(
String(t)),null}return s==="!"?l:(o(`Could not resolve tag: ${l}`),null)}tagString(l){for(let[o,s]of Object.entries(this.tags))if(l.startsWith(s))return o+m(l.substring(
s.length));return l[0]==="!"?l:`!<${l}>`}toString(l){let o=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],s=Object.entries(this.tags),n;if(l&&s.length>
0&&g.isNode(l.contents)){let i={};d.visit(l.contents,(t,e)=>{g.isNode(e)&&e.tag&&(i[e.tag]=!0)}),n=Object.keys(i)}else n=[];for(let[i,t]of s)i==="!!"&&t==="tag:\
yaml.org,2002:"||(!l||n.some(e=>e.startsWith(t)))&&o.push(`%TAG ${i} ${t}`);return o.join(`
`)}};h.defaultYaml={explicit:!1,version:"1.2"},h.defaultTags={"!!":"tag:yaml.org,2002:"},y.Directives=h}}),require_anchors=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"\
node_modules/yaml/dist/doc/anchors.js"(y){"use strict";var g=require_identity(),d=require_visit();function p(l){if(/[\x00-\x19\s,[\]{}]/.test(l)){let o=`Anchor \
must not contain whitespace or control characters: ${JSON.stringify(l)}`;throw new Error(o)}return!0}function m(l){let o=new Set;return d.visit(l,{Value(s,n){n.
anchor&&o.add(n.anchor)}}),o}function h(l,o){for(let s=1;;++s){let n=`${l}${s}`;if(!o.has(n))return n}}function u(l,o){let s=[],n=new Map,i=null;return{onAnchor:t=>{
s.push(t),i??(i=m(l));let e=h(o,i);return i.add(e),e},setAnchors:()=>{for(let t of s){let e=n.get(t);if(typeof e=="object"&&e.anchor&&(g.isScalar(e.node)||g.isCollection(
e.node)))e.node.anchor=e.anchor;else{let r=new Error("Failed to resolve repeated object (this should not happen)");throw r.source=t,r}}},sourceObjects:n}}y.anchorIsValid=
p,y.anchorNames=m,y.createNodeAnchors=u,y.findNewAnchor=h}}),require_applyReviver=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/doc/applyReviver.j\
s"(y){"use strict";function g(d,p,m,h){if(h&&typeof h=="object")if(Array.isArray(h))for(let u=0,l=h.length;u<l;++u){let o=h[u],s=g(d,h,String(u),o);s===void 0?delete h[u]:
s!==o&&(h[u]=s)}else if(h instanceof Map)for(let u of Array.from(h.keys())){let l=h.get(u),o=g(d,h,u,l);o===void 0?h.delete(u):o!==l&&h.set(u,o)}else if(h instanceof
Set)for(let u of Array.from(h)){let l=g(d,h,u,u);l===void 0?h.delete(u):l!==u&&(h.delete(u),h.add(l))}else for(let[u,l]of Object.entries(h)){let o=g(d,h,u,l);o===
void 0?delete h[u]:o!==l&&(h[u]=o)}return d.call(p,m,h)}y.applyReviver=g}}),require_toJS=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/nodes/toJS.\
js"(y){"use strict";var g=require_identity();function d(p,m,h){if(Array.isArray(p))return p.map((u,l)=>d(u,String(l),h));if(p&&typeof p.toJSON=="function"){if(!h||
!g.hasAnchor(p))return p.toJSON(m,h);let u={aliasCount:0,count:1,res:void 0};h.anchors.set(p,u),h.onCreate=o=>{u.res=o,delete h.onCreate};let l=p.toJSON(m,h);return h.
onCreate&&h.onCreate(l),l}return typeof p=="bigint"&&!h?.keep?Number(p):p}y.toJS=d}}),require_Node=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/n\
odes/Node.js"(y){"use strict";var g=require_applyReviver(),d=require_identity(),p=require_toJS(),m=class{constructor(h){Object.defineProperty(this,d.NODE_TYPE,{
value:h})}clone(){let h=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(h.range=this.range.slice()),h}toJS(h,{
mapAsMap:u,maxAliasCount:l,onAnchor:o,reviver:s}={}){if(!d.isDocument(h))throw new TypeError("A document argument is required");let n={anchors:new Map,doc:h,keep:!0,
mapAsMap:u===!0,mapKeyWarned:!1,maxAliasCount:typeof l=="number"?l:100},i=p.toJS(this,"",n);if(typeof o=="function")for(let{count:t,res:e}of n.anchors.values())
o(e,t);return typeof s=="function"?g.applyReviver(s,{"":i},"",i):i}};y.NodeBase=m}}),require_Alias=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/n\
odes/Alias.js"(y){"use strict";var g=require_anchors(),d=require_visit(),p=require_identity(),m=require_Node(),h=require_toJS(),u=class extends m.NodeBase{constructor(o){
super(p.ALIAS),this.source=o,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(o,s){if(s?.maxAliasCount===0)throw new ReferenceError(
"Alias resolution is disabled");let n;s?.aliasResolveCache?n=s.aliasResolveCache:(n=[],d.visit(o,{Node:(t,e)=>{(p.isAlias(e)||p.hasAnchor(e))&&n.push(e)}}),s&&(s.
aliasResolveCache=n));let i;for(let t of n){if(t===this)break;t.anchor===this.source&&(i=t)}if(i&&s){let{anchors:t,doc:e,maxAliasCount:r}=s,a=t.get(i);if(a||(h.
toJS(i,null,s),a=t.get(i)),a?.res===void 0){let c="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(c)}if(r>=0&&(a.count+=1,a.aliasCount===
0&&(a.aliasCount=l(e,i,t)),a.count*a.aliasCount>r)){let c="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(c)}}return i}toJSON(o,s){
if(!s)return{source:this.source};let n=this.resolve(s.doc,s);if(!n){let i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
i)}return s.anchors.get(n).res}toString(o,s,n){let i=`*${this.source}`;if(o){if(g.anchorIsValid(this.source),o.options.verifyAliasOrder&&!o.anchors.has(this.source)){
let t=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(t)}if(o.implicitKey)return`${i} `}return i}};function l(o,s,n){
if(p.isAlias(s)){let i=s.resolve(o),t=n&&i&&n.get(i);return t?t.count*t.aliasCount:0}else if(p.isCollection(s)){let i=0;for(let t of s.items){let e=l(o,t,n);e>i&&
(i=e)}return i}else if(p.isPair(s)){let i=l(o,s.key,n),t=l(o,s.value,n);return Math.max(i,t)}return 1}y.Alias=u}}),require_Scalar=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/nodes/Scalar.js"(y){"use strict";var g=require_identity(),d=require_Node(),p=require_toJS(),m=u=>!u||typeof u!="function"&&typeof u!="o\
bject",h=class extends d.NodeBase{constructor(u){super(g.SCALAR),this.value=u}toJSON(u,l){return l?.keep?this.value:p.toJS(this.value,u,l)}toString(){return String(
this.value)}};h.BLOCK_FOLDED="BLOCK_FOLDED",h.BLOCK_LITERAL="BLOCK_LITERAL",h.PLAIN="PLAIN",h.QUOTE_DOUBLE="QUOTE_DOUBLE",h.QUOTE_SINGLE="QUOTE_SINGLE",y.Scalar=
h,y.isScalarValue=m}}),require_createNode=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/doc/createNode.js"(y){"use strict";var g=require_Alias(),d=require_identity(),
p=require_Scalar(),m="tag:yaml.org,2002:";function h(l,o,s){if(o){let n=s.filter(t=>t.tag===o),i=n.find(t=>!t.format)??n[0];if(!i)throw new Error(`Tag ${o} not \
found`);return i}return s.find(n=>n.identify?.(l)&&!n.format)}function u(l,o,s){if(d.isDocument(l)&&(l=l.contents),d.isNode(l))return l;if(d.isPair(l)){let b=s.
schema[d.MAP].createNode?.(s.schema,null,s);return b.items.push(l),b}(l instanceof String||l instanceof Number||l instanceof Boolean||typeof BigInt<"u"&&l instanceof
BigInt)&&(l=l.valueOf());let{aliasDuplicateObjects:n,onAnchor:i,onTagObj:t,schema:e,sourceObjects:r}=s,a;if(n&&l&&typeof l=="object"){if(a=r.get(l),a)return a.anchor??
(a.anchor=i(l)),new g.Alias(a.anchor);a={anchor:null,node:null},r.set(l,a)}o?.startsWith("!!")&&(o=m+o.slice(2));let c=h(l,o,e.tags);if(!c){if(l&&typeof l.toJSON==
"function"&&(l=l.toJSON()),!l||typeof l!="object"){let b=new p.Scalar(l);return a&&(a.node=b),b}c=l instanceof Map?e[d.MAP]:Symbol.iterator in Object(l)?e[d.SEQ]:
e[d.MAP]}t&&(t(c),delete s.onTagObj);let f=c?.createNode?c.createNode(s.schema,l,s):typeof c?.nodeClass?.from=="function"?c.nodeClass.from(s.schema,l,s):new p.Scalar(
l);return o?f.tag=o:c.default||(f.tag=c.tag),a&&(a.node=f),f}y.createNode=u}}),require_Collection=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/no\
des/Collection.js"(y){"use strict";var g=require_createNode(),d=require_identity(),p=require_Node();function m(l,o,s){let n=s;for(let i=o.length-1;i>=0;--i){let t=o[i];
if(typeof t=="number"&&Number.isInteger(t)&&t>=0){let e=[];e[t]=n,n=e}else n=new Map([[t,n]])}return g.createNode(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,
onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:l,sourceObjects:new Map})}var h=l=>l==null||typeof l=="object"&&!!l[Symbol.
iterator]().next().done,u=class extends p.NodeBase{constructor(l,o){super(l),Object.defineProperty(this,"schema",{value:o,configurable:!0,enumerable:!1,writable:!0})}clone(l){
let o=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return l&&(o.schema=l),o.items=o.items.map(s=>d.isNode(s)||d.isPair(s)?s.
clone(l):s),this.range&&(o.range=this.range.slice()),o}addIn(l,o){if(h(l))this.add(o);else{let[s,...n]=l,i=this.get(s,!0);if(d.isCollection(i))i.addIn(n,o);else if(i===
void 0&&this.schema)this.set(s,m(this.schema,n,o));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}deleteIn(l){let[o,...s]=l;if(s.
length===0)return this.delete(o);let n=this.get(o,!0);if(d.isCollection(n))return n.deleteIn(s);throw new Error(`Expected YAML collection at ${o}. Remaining pat\
h: ${s}`)}getIn(l,o){let[s,...n]=l,i=this.get(s,!0);return n.length===0?!o&&d.isScalar(i)?i.value:i:d.isCollection(i)?i.getIn(n,o):void 0}hasAllNullValues(l){return this.
items.every(o=>{if(!d.isPair(o))return!1;let s=o.value;return s==null||l&&d.isScalar(s)&&s.value==null&&!s.commentBefore&&!s.comment&&!s.tag})}hasIn(l){let[o,...s]=l;
if(s.length===0)return this.has(o);let n=this.get(o,!0);return d.isCollection(n)?n.hasIn(s):!1}setIn(l,o){let[s,...n]=l;if(n.length===0)this.set(s,o);else{let i=this.
get(s,!0);if(d.isCollection(i))i.setIn(n,o);else if(i===void 0&&this.schema)this.set(s,m(this.schema,n,o));else throw new Error(`Expected YAML collection at ${s}\
. Remaining path: ${n}`)}}};y.Collection=u,y.collectionFromPath=m,y.isEmptyPath=h}}),require_stringifyComment=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/\
yaml/dist/stringify/stringifyComment.js"(y){"use strict";var g=m=>m.replace(/^(?!$)(?: $)?/gm,"#");function d(m,h){return/^\n+$/.test(m)?m.substring(1):h?m.replace(
/^(?! *$)/gm,h):m}var p=(m,h,u)=>m.endsWith(`
`)?d(u,h):u.includes(`
`)?`
`+d(u,h):(m.endsWith(" ")?"":" ")+u;y.indentComment=d,y.lineComment=p,y.stringifyComment=g}}),require_foldFlowLines=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_mo\
dules/yaml/dist/stringify/foldFlowLines.js"(y){"use strict";var g="flow",d="block",p="quoted";function m(u,l,o="flow",{indentAtStart:s,lineWidth:n=80,minContentWidth:i=20,
onFold:t,onOverflow:e}={}){if(!n||n<0)return u;n<i&&(i=0);let r=Math.max(1+i,1+n-l.length);if(u.length<=r)return u;let a=[],c={},f=n-l.length;typeof s=="number"&&
(s>n-Math.max(2,i)?a.push(0):f=n-s);let b,S,_=!1,w=-1,v=-1,N=-1;o===d&&(w=h(u,w,l.length),w!==-1&&(f=w+r));for(let L;L=u[w+=1];){if(o===p&&L==="\\"){switch(v=w,
u[w+1]){case"x":w+=3;break;case"u":w+=5;break;case"U":w+=9;break;default:w+=1}N=w}if(L===`
`)o===d&&(w=h(u,w,l.length)),f=w+l.length+r,b=void 0;else{if(L===" "&&S&&S!==" "&&S!==`
`&&S!=="	"){let k=u[w+1];k&&k!==" "&&k!==`
`&&k!=="	"&&(b=w)}if(w>=f)if(b)a.push(b),f=b+r,b=void 0;else if(o===p){for(;S===" "||S==="	";)S=L,L=u[w+=1],_=!0;let k=w>N+1?w-2:v-1;if(c[k])return u;a.push(k),
c[k]=!0,f=k+r,b=void 0}else _=!0}S=L}if(_&&e&&e(),a.length===0)return u;t&&t();let A=u.slice(0,a[0]);for(let L=0;L<a.length;++L){let k=a[L],O=a[L+1]||u.length;k===
0?A=`
${l}${u.slice(0,O)}`:(o===p&&c[k]&&(A+=`${u[k]}\\`),A+=`
${l}${u.slice(k+1,O)}`)}return A}function h(u,l,o){let s=l,n=l+1,i=u[n];for(;i===" "||i==="	";)if(l<n+o)i=u[++l];else{do i=u[++l];while(i&&i!==`
`);s=l,n=l+1,i=u[n]}return s}y.FOLD_BLOCK=d,y.FOLD_FLOW=g,y.FOLD_QUOTED=p,y.foldFlowLines=m}}),require_stringifyString=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node\
_modules/yaml/dist/stringify/stringifyString.js"(y){"use strict";var g=require_Scalar(),d=require_foldFlowLines(),p=(e,r)=>({indentAtStart:r?e.indent.length:e.indentAtStart,
lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),m=e=>/^(%|---|\.\.\.)/m.test(e);function h(e,r,a){if(!r||r<0)return!1;let c=r-a,f=e.length;
if(f<=c)return!1;for(let b=0,S=0;b<f;++b)if(e[b]===`
`){if(b-S>c)return!0;if(S=b+1,f-S<=c)return!1}return!0}function u(e,r){let a=JSON.stringify(e);if(r.options.doubleQuotedAsJSON)return a;let{implicitKey:c}=r,f=r.
options.doubleQuotedMinMultiLineLength,b=r.indent||(m(e)?"  ":""),S="",_=0;for(let w=0,v=a[w];v;v=a[++w])if(v===" "&&a[w+1]==="\\"&&a[w+2]==="n"&&(S+=a.slice(_,
w)+"\\ ",w+=1,_=w,v="\\"),v==="\\")switch(a[w+1]){case"u":{S+=a.slice(_,w);let N=a.substr(w+2,4);switch(N){case"0000":S+="\\0";break;case"0007":S+="\\a";break;case"\
000b":S+="\\v";break;case"001b":S+="\\e";break;case"0085":S+="\\N";break;case"00a0":S+="\\_";break;case"2028":S+="\\L";break;case"2029":S+="\\P";break;default:N.
substr(0,2)==="00"?S+="\\x"+N.substr(2):S+=a.substr(w,6)}w+=5,_=w+1}break;case"n":if(c||a[w+2]==='"'||a.length<f)w+=1;else{for(S+=a.slice(_,w)+`

`;a[w+2]==="\\"&&a[w+3]==="n"&&a[w+4]!=='"';)S+=`
`,w+=2;S+=b,a[w+2]===" "&&(S+="\\"),w+=1,_=w+1}break;default:w+=1}return S=_?S+a.slice(_):a,c?S:d.foldFlowLines(S,b,d.FOLD_QUOTED,p(r,!1))}function l(e,r){if(r.
options.singleQuote===!1||r.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return u(e,r);let a=r.indent||(m(e)?"  ":""),c="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${a}`)+"'";return r.implicitKey?c:d.foldFlowLines(c,a,d.FOLD_FLOW,p(r,!1))}function o(e,r){let{singleQuote:a}=r.options,c;if(a===!1)c=u;else{let f=e.includes('"'),
b=e.includes("'");f&&!b?c=l:b&&!f?c=u:c=a?l:u}return c(e,r)}var s;try{s=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{s=/\n+(?!\n|$)/g}function n({comment:e,type:r,value:a},c,f,b){let{blockQuote:S,commentString:_,lineWidth:w}=c.options;if(!S||/\n[\t ]+$/.test(a))
return o(a,c);let v=c.indent||(c.forceBlockIndent||m(a)?"  ":""),N=S==="literal"?!0:S==="folded"||r===g.Scalar.BLOCK_FOLDED?!1:r===g.Scalar.BLOCK_LITERAL?!0:!h(
a,w,v.length);if(!a)return N?`|
`:`>
`;let A,L;for(L=a.length;L>0;--L){let I=a[L-1];if(I!==`
`&&I!=="	"&&I!==" ")break}let k=a.substring(L),O=k.indexOf(`
`);O===-1?A="-":a===k||O!==k.length-1?(A="+",b&&b()):A="",k&&(a=a.slice(0,-k.length),k[k.length-1]===`
`&&(k=k.slice(0,-1)),k=k.replace(s,`$&${v}`));let E=!1,T,q=-1;for(T=0;T<a.length;++T){let I=a[T];if(I===" ")E=!0;else if(I===`
`)q=T;else break}let P=a.substring(0,q<T?q+1:T);P&&(a=a.substring(P.length),P=P.replace(/\n+/g,`$&${v}`));let $=(E?v?"2":"1":"")+A;if(e&&($+=" "+_(e.replace(/ ?[\r\n]+/g,
" ")),f&&f()),!N){let I=a.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${v}`),C=!1,j=p(c,!0);S!=="folded"&&r!==g.Scalar.BLOCK_FOLDED&&(j.onOverflow=
()=>{C=!0});let M=d.foldFlowLines(`${P}${I}${k}`,v,d.FOLD_BLOCK,j);if(!C)return`>${$}
${v}${M}`}return a=a.replace(/\n+/g,`$&${v}`),`|${$}
${v}${P}${a}${k}`}function i(e,r,a,c){let{type:f,value:b}=e,{actualString:S,implicitKey:_,indent:w,indentStep:v,inFlow:N}=r;if(_&&b.includes(`
`)||N&&/[[\]{},]/.test(b))return o(b,r);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(b))return _||N||!b.includes(
`
`)?o(b,r):n(e,r,a,c);if(!_&&!N&&f!==g.Scalar.PLAIN&&b.includes(`
`))return n(e,r,a,c);if(m(b)){if(w==="")return r.forceBlockIndent=!0,n(e,r,a,c);if(_&&w===v)return o(b,r)}let A=b.replace(/\n+/g,`$&
${w}`);if(S){let L=E=>E.default&&E.tag!=="tag:yaml.org,2002:str"&&E.test?.test(A),{compat:k,tags:O}=r.doc.schema;if(O.some(L)||k?.some(L))return o(b,r)}return _?
A:d.foldFlowLines(A,w,d.FOLD_FLOW,p(r,!1))}function t(e,r,a,c){let{implicitKey:f,inFlow:b}=r,S=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)}),
{type:_}=e;_!==g.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(S.value)&&(_=g.Scalar.QUOTE_DOUBLE);let w=N=>{switch(N){case g.Scalar.
BLOCK_FOLDED:case g.Scalar.BLOCK_LITERAL:return f||b?o(S.value,r):n(S,r,a,c);case g.Scalar.QUOTE_DOUBLE:return u(S.value,r);case g.Scalar.QUOTE_SINGLE:return l(
S.value,r);case g.Scalar.PLAIN:return i(S,r,a,c);default:return null}},v=w(_);if(v===null){let{defaultKeyType:N,defaultStringType:A}=r.options,L=f&&N||A;if(v=w(
L),v===null)throw new Error(`Unsupported default string type ${L}`)}return v}y.stringifyString=t}}),require_stringify=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_\
modules/yaml/dist/stringify/stringify.js"(y){"use strict";var g=require_anchors(),d=require_identity(),p=require_stringifyComment(),m=require_stringifyString();
function h(s,n){let i=Object.assign({blockQuote:!0,commentString:p.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,
trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},s.schema.toStringOptions,n),t;switch(i.collectionStyle){case"block":t=!1;break;case"flow":t=!0;break;default:
t=null}return{anchors:new Set,doc:s,flowCollectionPadding:i.flowCollectionPadding?" ":"",indent:"",indentStep:typeof i.indent=="number"?" ".repeat(i.indent):"  ",
inFlow:t,options:i}}function u(s,n){if(n.tag){let e=s.filter(r=>r.tag===n.tag);if(e.length>0)return e.find(r=>r.format===n.format)??e[0]}let i,t;if(d.isScalar(n)){
t=n.value;let e=s.filter(r=>r.identify?.(t));if(e.length>1){let r=e.filter(a=>a.test);r.length>0&&(e=r)}i=e.find(r=>r.format===n.format)??e.find(r=>!r.format)}else
t=n,i=s.find(e=>e.nodeClass&&t instanceof e.nodeClass);if(!i){let e=t?.constructor?.name??(t===null?"null":typeof t);throw new Error(`Tag not resolved for ${e} \
value`)}return i}function l(s,n,{anchors:i,doc:t}){if(!t.directives)return"";let e=[],r=(d.isScalar(s)||d.isCollection(s))&&s.anchor;r&&g.anchorIsValid(r)&&(i.add(
r),e.push(`&${r}`));let a=s.tag??(n.default?null:n.tag);return a&&e.push(t.directives.tagString(a)),e.join(" ")}function o(s,n,i,t){if(d.isPair(s))return s.toString(
n,i,t);if(d.isAlias(s)){if(n.doc.directives)return s.toString(n);if(n.resolvedAliases?.has(s))throw new TypeError("Cannot stringify circular structure without a\
lias nodes");n.resolvedAliases?n.resolvedAliases.add(s):n.resolvedAliases=new Set([s]),s=s.resolve(n.doc)}let e,r=d.isNode(s)?s:n.doc.createNode(s,{onTagObj:f=>e=
f});e??(e=u(n.doc.schema.tags,r));let a=l(r,e,n);a.length>0&&(n.indentAtStart=(n.indentAtStart??0)+a.length+1);let c=typeof e.stringify=="function"?e.stringify(
r,n,i,t):d.isScalar(r)?m.stringifyString(r,n,i,t):r.toString(n,i,t);return a?d.isScalar(r)||c[0]==="{"||c[0]==="["?`${a} ${c}`:`${a}
${n.indent}${c}`:c}y.createStringifyContext=h,y.stringify=o}}),require_stringifyPair=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/stringify/strin\
gifyPair.js"(y){"use strict";var g=require_identity(),d=require_Scalar(),p=require_stringify(),m=require_stringifyComment();function h({key:u,value:l},o,s,n){let{
allNullValues:i,doc:t,indent:e,indentStep:r,options:{commentString:a,indentSeq:c,simpleKeys:f}}=o,b=g.isNode(u)&&u.comment||null;if(f){if(b)throw new Error("Wit\
h simple keys, key nodes cannot have comments");if(g.isCollection(u)||!g.isNode(u)&&typeof u=="object"){let T="With simple keys, collection cannot be used as a \
key value";throw new Error(T)}}let S=!f&&(!u||b&&l==null&&!o.inFlow||g.isCollection(u)||(g.isScalar(u)?u.type===d.Scalar.BLOCK_FOLDED||u.type===d.Scalar.BLOCK_LITERAL:
typeof u=="object"));o=Object.assign({},o,{allNullValues:!1,implicitKey:!S&&(f||!i),indent:e+r});let _=!1,w=!1,v=p.stringify(u,o,()=>_=!0,()=>w=!0);if(!S&&!o.inFlow&&
v.length>1024){if(f)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");S=!0}if(o.inFlow){if(i||l==null)return _&&s&&
s(),v===""?"?":S?`? ${v}`:v}else if(i&&!f||l==null&&S)return v=`? ${v}`,b&&!_?v+=m.lineComment(v,o.indent,a(b)):w&&n&&n(),v;_&&(b=null),S?(b&&(v+=m.lineComment(
v,o.indent,a(b))),v=`? ${v}
${e}:`):(v=`${v}:`,b&&(v+=m.lineComment(v,o.indent,a(b))));let N,A,L;g.isNode(l)?(N=!!l.spaceBefore,A=l.commentBefore,L=l.comment):(N=!1,A=null,L=null,l&&typeof l==
"object"&&(l=t.createNode(l))),o.implicitKey=!1,!S&&!b&&g.isScalar(l)&&(o.indentAtStart=v.length+1),w=!1,!c&&r.length>=2&&!o.inFlow&&!S&&g.isSeq(l)&&!l.flow&&!l.
tag&&!l.anchor&&(o.indent=o.indent.substring(2));let k=!1,O=p.stringify(l,o,()=>k=!0,()=>w=!0),E=" ";if(b||N||A){if(E=N?`
`:"",A){let T=a(A);E+=`
${m.indentComment(T,o.indent)}`}O===""&&!o.inFlow?E===`
`&&L&&(E=`

`):E+=`
${o.indent}`}else if(!S&&g.isCollection(l)){let T=O[0],q=O.indexOf(`
`),P=q!==-1,$=o.inFlow??l.flow??l.items.length===0;if(P||!$){let I=!1;if(P&&(T==="&"||T==="!")){let C=O.indexOf(" ");T==="&"&&C!==-1&&C<q&&O[C+1]==="!"&&(C=O.indexOf(
" ",C+1)),(C===-1||q<C)&&(I=!0)}I||(E=`
${o.indent}`)}}else(O===""||O[0]===`
`)&&(E="");return v+=E+O,o.inFlow?k&&s&&s():L&&!k?v+=m.lineComment(v,o.indent,a(L)):w&&n&&n(),v}y.stringifyPair=h}}),require_log=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/log.js"(y){"use strict";var g=(0,chunk_WYN2LYAQ_js_1.__require)("process");function d(m,...h){m==="debug"&&console.log(...h)}function p(m,h){
(m==="debug"||m==="warn")&&(typeof g.emitWarning=="function"?g.emitWarning(h):console.warn(h))}y.debug=d,y.warn=p}}),require_merge=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/schema/yaml-1.1/merge.js"(y){"use strict";var g=require_identity(),d=require_Scalar(),p="<<",m={identify:s=>s===p||typeof s=="symbol"&&
s.description===p,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new d.Scalar(Symbol(p)),{addToJSMap:u}),stringify:()=>p},h=(s,n)=>(m.
identify(n)||g.isScalar(n)&&(!n.type||n.type===d.Scalar.PLAIN)&&m.identify(n.value))&&s?.doc.schema.tags.some(i=>i.tag===m.tag&&i.default);function u(s,n,i){let t=o(
s,i);if(g.isSeq(t))for(let e of t.items)l(s,n,e);else if(Array.isArray(t))for(let e of t)l(s,n,e);else l(s,n,t)}function l(s,n,i){let t=o(s,i);if(!g.isMap(t))throw new Error(
"Merge sources must be maps or map aliases");let e=t.toJSON(null,s,Map);for(let[r,a]of e)n instanceof Map?n.has(r)||n.set(r,a):n instanceof Set?n.add(r):Object.
prototype.hasOwnProperty.call(n,r)||Object.defineProperty(n,r,{value:a,writable:!0,enumerable:!0,configurable:!0});return n}function o(s,n){return s&&g.isAlias(
n)?n.resolve(s.doc,s):n}y.addMergeToJSMap=u,y.isMergeKey=h,y.merge=m}}),require_addPairToJSMap=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/nodes\
/addPairToJSMap.js"(y){"use strict";var g=require_log(),d=require_merge(),p=require_stringify(),m=require_identity(),h=require_toJS();function u(o,s,{key:n,value:i}){
if(m.isNode(n)&&n.addToJSMap)n.addToJSMap(o,s,i);else if(d.isMergeKey(o,n))d.addMergeToJSMap(o,s,i);else{let t=h.toJS(n,"",o);if(s instanceof Map)s.set(t,h.toJS(
i,t,o));else if(s instanceof Set)s.add(t);else{let e=l(n,t,o),r=h.toJS(i,e,o);e in s?Object.defineProperty(s,e,{value:r,writable:!0,enumerable:!0,configurable:!0}):
s[e]=r}}return s}function l(o,s,n){if(s===null)return"";if(typeof s!="object")return String(s);if(m.isNode(o)&&n?.doc){let i=p.createStringifyContext(n.doc,{});
i.anchors=new Set;for(let e of n.anchors.keys())i.anchors.add(e.anchor);i.inFlow=!0,i.inStringifyKey=!0;let t=o.toString(i);if(!n.mapKeyWarned){let e=JSON.stringify(
t);e.length>40&&(e=e.substring(0,36)+'..."'),g.warn(n.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${e}.\
 Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return t}return JSON.stringify(s)}y.addPairToJSMap=u}}),require_Pair=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/nodes/Pair.js"(y){"use strict";var g=require_createNode(),d=require_stringifyPair(),p=require_addPairToJSMap(),m=require_identity();function h(l,o,s){
let n=g.createNode(l,void 0,s),i=g.createNode(o,void 0,s);return new u(n,i)}var u=class R{constructor(o,s=null){Object.defineProperty(this,m.NODE_TYPE,{value:m.
PAIR}),this.key=o,this.value=s}clone(o){let{key:s,value:n}=this;return m.isNode(s)&&(s=s.clone(o)),m.isNode(n)&&(n=n.clone(o)),new R(s,n)}toJSON(o,s){let n=s?.mapAsMap?
new Map:{};return p.addPairToJSMap(s,n,this)}toString(o,s,n){return o?.doc?d.stringifyPair(this,o,s,n):JSON.stringify(this)}};y.Pair=u,y.createPair=h}}),require_stringifyCollection=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/stringify/stringifyCollection.js"(y){"use strict";var g=require_identity(),d=require_stringify(),p=require_stringifyComment();
function m(o,s,n){return(s.inFlow??o.flow?u:h)(o,s,n)}function h({comment:o,items:s},n,{blockItemPrefix:i,flowChars:t,itemIndent:e,onChompKeep:r,onComment:a}){let{
indent:c,options:{commentString:f}}=n,b=Object.assign({},n,{indent:e,type:null}),S=!1,_=[];for(let v=0;v<s.length;++v){let N=s[v],A=null;if(g.isNode(N))!S&&N.spaceBefore&&
_.push(""),l(n,_,N.commentBefore,S),N.comment&&(A=N.comment);else if(g.isPair(N)){let k=g.isNode(N.key)?N.key:null;k&&(!S&&k.spaceBefore&&_.push(""),l(n,_,k.commentBefore,
S))}S=!1;let L=d.stringify(N,b,()=>A=null,()=>S=!0);A&&(L+=p.lineComment(L,e,f(A))),S&&A&&(S=!1),_.push(i+L)}let w;if(_.length===0)w=t.start+t.end;else{w=_[0];for(let v=1;v<
_.length;++v){let N=_[v];w+=N?`
${c}${N}`:`
`}}return o?(w+=`
`+p.indentComment(f(o),c),a&&a()):S&&r&&r(),w}function u({items:o},s,{flowChars:n,itemIndent:i}){let{indent:t,indentStep:e,flowCollectionPadding:r,options:{commentString:a}}=s;
i+=e;let c=Object.assign({},s,{indent:i,inFlow:!0,type:null}),f=!1,b=0,S=[];for(let v=0;v<o.length;++v){let N=o[v],A=null;if(g.isNode(N))N.spaceBefore&&S.push(""),
l(s,S,N.commentBefore,!1),N.comment&&(A=N.comment);else if(g.isPair(N)){let k=g.isNode(N.key)?N.key:null;k&&(k.spaceBefore&&S.push(""),l(s,S,k.commentBefore,!1),
k.comment&&(f=!0));let O=g.isNode(N.value)?N.value:null;O?(O.comment&&(A=O.comment),O.commentBefore&&(f=!0)):N.value==null&&k?.comment&&(A=k.comment)}A&&(f=!0);
let L=d.stringify(N,c,()=>A=null);f||(f=S.length>b||L.includes(`
`)),v<o.length-1?L+=",":s.options.trailingComma&&(s.options.lineWidth>0&&(f||(f=S.reduce((k,O)=>k+O.length+2,2)+(L.length+2)>s.options.lineWidth)),f&&(L+=",")),
A&&(L+=p.lineComment(L,i,a(A))),S.push(L),b=S.length}let{start:_,end:w}=n;if(S.length===0)return _+w;if(!f){let v=S.reduce((N,A)=>N+A.length+2,2);f=s.options.lineWidth>
0&&v>s.options.lineWidth}if(f){let v=_;for(let N of S)v+=N?`
${e}${t}${N}`:`
`;return`${v}
${t}${w}`}else return`${_}${r}${S.join(" ")}${r}${w}`}function l({indent:o,options:{commentString:s}},n,i,t){if(i&&t&&(i=i.replace(/^\n+/,"")),i){let e=p.indentComment(
s(i),o);n.push(e.trimStart())}}y.stringifyCollection=m}}),require_YAMLMap=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/nodes/YAMLMap.js"(y){"use \
strict";var g=require_stringifyCollection(),d=require_addPairToJSMap(),p=require_Collection(),m=require_identity(),h=require_Pair(),u=require_Scalar();function l(s,n){
let i=m.isScalar(n)?n.value:n;for(let t of s)if(m.isPair(t)&&(t.key===n||t.key===i||m.isScalar(t.key)&&t.key.value===i))return t}var o=class extends p.Collection{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(s){super(m.MAP,s),this.items=[]}static from(s,n,i){let{keepUndefined:t,replacer:e}=i,r=new this(s),a=(c,f)=>{if(typeof e==
"function")f=e.call(n,c,f);else if(Array.isArray(e)&&!e.includes(c))return;(f!==void 0||t)&&r.items.push(h.createPair(c,f,i))};if(n instanceof Map)for(let[c,f]of n)
a(c,f);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof s.sortMapEntries=="function"&&r.items.sort(s.sortMapEntries),r}add(s,n){
let i;m.isPair(s)?i=s:!s||typeof s!="object"||!("key"in s)?i=new h.Pair(s,s?.value):i=new h.Pair(s.key,s.value);let t=l(this.items,i.key),e=this.schema?.sortMapEntries;
if(t){if(!n)throw new Error(`Key ${i.key} already set`);m.isScalar(t.value)&&u.isScalarValue(i.value)?t.value.value=i.value:t.value=i.value}else if(e){let r=this.
items.findIndex(a=>e(i,a)<0);r===-1?this.items.push(i):this.items.splice(r,0,i)}else this.items.push(i)}delete(s){let n=l(this.items,s);return n?this.items.splice(
this.items.indexOf(n),1).length>0:!1}get(s,n){let i=l(this.items,s)?.value;return(!n&&m.isScalar(i)?i.value:i)??void 0}has(s){return!!l(this.items,s)}set(s,n){this.
add(new h.Pair(s,n),!0)}toJSON(s,n,i){let t=i?new i:n?.mapAsMap?new Map:{};n?.onCreate&&n.onCreate(t);for(let e of this.items)d.addPairToJSMap(n,t,e);return t}toString(s,n,i){
if(!s)return JSON.stringify(this);for(let t of this.items)if(!m.isPair(t))throw new Error(`Map items must all be pairs; found ${JSON.stringify(t)} instead`);return!s.
allNullValues&&this.hasAllNullValues(!1)&&(s=Object.assign({},s,{allNullValues:!0})),g.stringifyCollection(this,s,{blockItemPrefix:"",flowChars:{start:"{",end:"\
}"},itemIndent:s.indent||"",onChompKeep:i,onComment:n})}};y.YAMLMap=o,y.findPair=l}}),require_map=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/sc\
hema/common/map.js"(y){"use strict";var g=require_identity(),d=require_YAMLMap(),p={collection:"map",default:!0,nodeClass:d.YAMLMap,tag:"tag:yaml.org,2002:map",
resolve(m,h){return g.isMap(m)||h("Expected a mapping for this tag"),m},createNode:(m,h,u)=>d.YAMLMap.from(m,h,u)};y.map=p}}),require_YAMLSeq=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/nodes/YAMLSeq.js"(y){"use strict";var g=require_createNode(),d=require_stringifyCollection(),p=require_Collection(),m=require_identity(),
h=require_Scalar(),u=require_toJS(),l=class extends p.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(s){super(m.SEQ,s),this.items=[]}add(s){
this.items.push(s)}delete(s){let n=o(s);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(s,n){let i=o(s);if(typeof i!="number")return;let t=this.
items[i];return!n&&m.isScalar(t)?t.value:t}has(s){let n=o(s);return typeof n=="number"&&n<this.items.length}set(s,n){let i=o(s);if(typeof i!="number")throw new Error(
`Expected a valid index, not ${s}.`);let t=this.items[i];m.isScalar(t)&&h.isScalarValue(n)?t.value=n:this.items[i]=n}toJSON(s,n){let i=[];n?.onCreate&&n.onCreate(
i);let t=0;for(let e of this.items)i.push(u.toJS(e,String(t++),n));return i}toString(s,n,i){return s?d.stringifyCollection(this,s,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(s.indent||"")+"  ",onChompKeep:i,onComment:n}):JSON.stringify(this)}static from(s,n,i){let{replacer:t}=i,e=new this(s);if(n&&Symbol.
iterator in Object(n)){let r=0;for(let a of n){if(typeof t=="function"){let c=n instanceof Set?a:String(r++);a=t.call(n,c,a)}e.items.push(g.createNode(a,void 0,
i))}}return e}};function o(s){let n=m.isScalar(s)?s.value:s;return n&&typeof n=="string"&&(n=Number(n)),typeof n=="number"&&Number.isInteger(n)&&n>=0?n:null}y.YAMLSeq=
l}}),require_seq=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/common/seq.js"(y){"use strict";var g=require_identity(),d=require_YAMLSeq(),
p={collection:"seq",default:!0,nodeClass:d.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(m,h){return g.isSeq(m)||h("Expected a sequence for this tag"),m},createNode:(m,h,u)=>d.
YAMLSeq.from(m,h,u)};y.seq=p}}),require_string=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/common/string.js"(y){"use strict";var g=require_stringifyString(),
d={identify:p=>typeof p=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:p=>p,stringify(p,m,h,u){return m=Object.assign({actualString:!0},m),g.stringifyString(
p,m,h,u)}};y.string=d}}),require_null=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/common/null.js"(y){"use strict";var g=require_Scalar(),
d={identify:p=>p==null,createNode:()=>new g.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new g.Scalar(null),stringify:({
source:p},m)=>typeof p=="string"&&d.test.test(p)?p:m.options.nullStr};y.nullTag=d}}),require_bool=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/sc\
hema/core/bool.js"(y){"use strict";var g=require_Scalar(),d={identify:p=>typeof p=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve:p=>new g.Scalar(p[0]==="t"||p[0]==="T"),stringify({source:p,value:m},h){if(p&&d.test.test(p)){let u=p[0]==="t"||p[0]==="T";if(m===u)return p}return m?h.
options.trueStr:h.options.falseStr}};y.boolTag=d}}),require_stringifyNumber=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/stringify/stringifyNumbe\
r.js"(y){"use strict";function g({format:d,minFractionDigits:p,tag:m,value:h}){if(typeof h=="bigint")return String(h);let u=typeof h=="number"?h:Number(h);if(!isFinite(
u))return isNaN(u)?".nan":u<0?"-.inf":".inf";let l=Object.is(h,-0)?"-0":JSON.stringify(h);if(!d&&p&&(!m||m==="tag:yaml.org,2002:float")&&/^-?\d/.test(l)&&!l.includes(
"e")){let o=l.indexOf(".");o<0&&(o=l.length,l+=".");let s=p-(l.length-o-1);for(;s-- >0;)l+="0"}return l}y.stringifyNumber=g}}),require_float=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/schema/core/float.js"(y){"use strict";var g=require_Scalar(),d=require_stringifyNumber(),p={identify:u=>typeof u=="number",
default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:u=>u.slice(-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.
NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:d.stringifyNumber},m={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",
test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:u=>parseFloat(u),stringify(u){let l=Number(u.value);return isFinite(l)?l.toExponential():d.
stringifyNumber(u)}},h={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(u){let l=new g.
Scalar(parseFloat(u)),o=u.indexOf(".");return o!==-1&&u[u.length-1]==="0"&&(l.minFractionDigits=u.length-o-1),l},stringify:d.stringifyNumber};y.float=h,y.floatExp=
m,y.floatNaN=p}}),require_int=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/core/int.js"(y){"use strict";var g=require_stringifyNumber(),d=o=>typeof o==
"bigint"||Number.isInteger(o),p=(o,s,n,{intAsBigInt:i})=>i?BigInt(o):parseInt(o.substring(s),n);function m(o,s,n){let{value:i}=o;return d(i)&&i>=0?n+i.toString(
s):g.stringifyNumber(o)}var h={identify:o=>d(o)&&o>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(o,s,n)=>p(o,2,8,n),stringify:o=>m(
o,8,"0o")},u={identify:d,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(o,s,n)=>p(o,0,10,n),stringify:g.stringifyNumber},l={identify:o=>d(
o)&&o>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(o,s,n)=>p(o,2,16,n),stringify:o=>m(o,16,"0x")};y.int=u,y.intHex=l,
y.intOct=h}}),require_schema=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/core/schema.js"(y){"use strict";var g=require_map(),d=require_null(),
p=require_seq(),m=require_string(),h=require_bool(),u=require_float(),l=require_int(),o=[g.map,p.seq,m.string,d.nullTag,h.boolTag,l.intOct,l.int,l.intHex,u.floatNaN,
u.floatExp,u.float];y.schema=o}}),require_schema2=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/json/schema.js"(y){"use strict";var g=require_Scalar(),
d=require_map(),p=require_seq();function m(s){return typeof s=="bigint"||Number.isInteger(s)}var h=({value:s})=>JSON.stringify(s),u=[{identify:s=>typeof s=="str\
ing",default:!0,tag:"tag:yaml.org,2002:str",resolve:s=>s,stringify:h},{identify:s=>s==null,createNode:()=>new g.Scalar(null),default:!0,tag:"tag:yaml.org,2002:n\
ull",test:/^null$/,resolve:()=>null,stringify:h},{identify:s=>typeof s=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:s=>s==="\
true",stringify:h},{identify:m,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(s,n,{intAsBigInt:i})=>i?BigInt(s):parseInt(s,10),stringify:({
value:s})=>m(s)?s.toString():JSON.stringify(s)},{identify:s=>typeof s=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve:s=>parseFloat(s),stringify:h}],l={default:!0,tag:"",test:/^/,resolve(s,n){return n(`Unresolved plain scalar ${JSON.stringify(s)}`),s}},o=[d.map,p.seq].concat(
u,l);y.schema=o}}),require_binary=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/yaml-1.1/binary.js"(y){"use strict";var g=(0,chunk_WYN2LYAQ_js_1.
__require)("buffer"),d=require_Scalar(),p=require_stringifyString(),m={identify:h=>h instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(h,u){
if(typeof g.Buffer=="function")return g.Buffer.from(h,"base64");if(typeof atob=="function"){let l=atob(h.replace(/[\n\r]/g,"")),o=new Uint8Array(l.length);for(let s=0;s<
l.length;++s)o[s]=l.charCodeAt(s);return o}else return u("This environment does not support reading binary tags; either Buffer or atob is required"),h},stringify({
comment:h,type:u,value:l},o,s,n){if(!l)return"";let i=l,t;if(typeof g.Buffer=="function")t=i instanceof g.Buffer?i.toString("base64"):g.Buffer.from(i.buffer).toString(
"base64");else if(typeof btoa=="function"){let e="";for(let r=0;r<i.length;++r)e+=String.fromCharCode(i[r]);t=btoa(e)}else throw new Error("This environment doe\
s not support writing binary tags; either Buffer or btoa is required");if(u??(u=d.Scalar.BLOCK_LITERAL),u!==d.Scalar.QUOTE_DOUBLE){let e=Math.max(o.options.lineWidth-
o.indent.length,o.options.minContentWidth),r=Math.ceil(t.length/e),a=new Array(r);for(let c=0,f=0;c<r;++c,f+=e)a[c]=t.substr(f,e);t=a.join(u===d.Scalar.BLOCK_LITERAL?
`
`:" ")}return p.stringifyString({comment:h,type:u,value:t},o,s,n)}};y.binary=m}}),require_pairs=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/sche\
ma/yaml-1.1/pairs.js"(y){"use strict";var g=require_identity(),d=require_Pair(),p=require_Scalar(),m=require_YAMLSeq();function h(o,s){if(g.isSeq(o))for(let n=0;n<
o.items.length;++n){let i=o.items[n];if(!g.isPair(i)){if(g.isMap(i)){i.items.length>1&&s("Each pair must have its own sequence indicator");let t=i.items[0]||new d.
Pair(new p.Scalar(null));if(i.commentBefore&&(t.key.commentBefore=t.key.commentBefore?`${i.commentBefore}
${t.key.commentBefore}`:i.commentBefore),i.comment){let e=t.value??t.key;e.comment=e.comment?`${i.comment}
${e.comment}`:i.comment}i=t}o.items[n]=g.isPair(i)?i:new d.Pair(i)}}else s("Expected a sequence for this tag");return o}function u(o,s,n){let{replacer:i}=n,t=new m.
YAMLSeq(o);t.tag="tag:yaml.org,2002:pairs";let e=0;if(s&&Symbol.iterator in Object(s))for(let r of s){typeof i=="function"&&(r=i.call(s,String(e++),r));let a,c;
if(Array.isArray(r))if(r.length===2)a=r[0],c=r[1];else throw new TypeError(`Expected [key, value] tuple: ${r}`);else if(r&&r instanceof Object){let f=Object.keys(
r);if(f.length===1)a=f[0],c=r[a];else throw new TypeError(`Expected tuple with one key, not ${f.length} keys`)}else a=r;t.items.push(d.createPair(a,c,n))}return t}
var l={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:h,createNode:u};y.createPairs=u,y.pairs=l,y.resolvePairs=h}}),require_omap=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/schema/yaml-1.1/omap.js"(y){"use strict";var g=require_identity(),d=require_toJS(),p=require_YAMLMap(),m=require_YAMLSeq(),
h=require_pairs(),u=class U extends m.YAMLSeq{constructor(){super(),this.add=p.YAMLMap.prototype.add.bind(this),this.delete=p.YAMLMap.prototype.delete.bind(this),
this.get=p.YAMLMap.prototype.get.bind(this),this.has=p.YAMLMap.prototype.has.bind(this),this.set=p.YAMLMap.prototype.set.bind(this),this.tag=U.tag}toJSON(s,n){if(!n)
return super.toJSON(s);let i=new Map;n?.onCreate&&n.onCreate(i);for(let t of this.items){let e,r;if(g.isPair(t)?(e=d.toJS(t.key,"",n),r=d.toJS(t.value,e,n)):e=d.
toJS(t,"",n),i.has(e))throw new Error("Ordered maps must not include duplicate keys");i.set(e,r)}return i}static from(s,n,i){let t=h.createPairs(s,n,i),e=new this;
return e.items=t.items,e}};u.tag="tag:yaml.org,2002:omap";var l={collection:"seq",identify:o=>o instanceof Map,nodeClass:u,default:!1,tag:"tag:yaml.org,2002:oma\
p",resolve(o,s){let n=h.resolvePairs(o,s),i=[];for(let{key:t}of n.items)g.isScalar(t)&&(i.includes(t.value)?s(`Ordered maps must not include duplicate keys: ${t.
value}`):i.push(t.value));return Object.assign(new u,n)},createNode:(o,s,n)=>u.from(o,s,n)};y.YAMLOMap=u,y.omap=l}}),require_bool2=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/schema/yaml-1.1/bool.js"(y){"use strict";var g=require_Scalar();function d({value:h,source:u},l){return u&&(h?p:m).test.test(u)?u:h?l.options.
trueStr:l.options.falseStr}var p={identify:h=>h===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new g.
Scalar(!0),stringify:d},m={identify:h=>h===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new g.Scalar(
!1),stringify:d};y.falseTag=m,y.trueTag=p}}),require_float2=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/yaml-1.1/float.js"(y){"use strict";
var g=require_Scalar(),d=require_stringifyNumber(),p={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:u=>u.slice(-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:d.stringifyNumber},m={identify:u=>typeof u==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:u=>parseFloat(u.replace(/_/g,
"")),stringify(u){let l=Number(u.value);return isFinite(l)?l.toExponential():d.stringifyNumber(u)}},h={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.o\
rg,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(u){let l=new g.Scalar(parseFloat(u.replace(/_/g,""))),o=u.indexOf(".");if(o!==-1){let s=u.substring(
o+1).replace(/_/g,"");s[s.length-1]==="0"&&(l.minFractionDigits=s.length)}return l},stringify:d.stringifyNumber};y.float=h,y.floatExp=m,y.floatNaN=p}}),require_int2=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/schema/yaml-1.1/int.js"(y){"use strict";var g=require_stringifyNumber(),d=s=>typeof s=="bigint"||Number.isInteger(s);function p(s,n,i,{
intAsBigInt:t}){let e=s[0];if((e==="-"||e==="+")&&(n+=1),s=s.substring(n).replace(/_/g,""),t){switch(i){case 2:s=`0b${s}`;break;case 8:s=`0o${s}`;break;case 16:
s=`0x${s}`;break}let a=BigInt(s);return e==="-"?BigInt(-1)*a:a}let r=parseInt(s,i);return e==="-"?-1*r:r}function m(s,n,i){let{value:t}=s;if(d(t)){let e=t.toString(
n);return t<0?"-"+i+e.substr(1):i+e}return g.stringifyNumber(s)}var h={identify:d,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(s,n,i)=>p(
s,2,2,i),stringify:s=>m(s,2,"0b")},u={identify:d,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(s,n,i)=>p(s,1,8,i),stringify:s=>m(
s,8,"0")},l={identify:d,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(s,n,i)=>p(s,0,10,i),stringify:g.stringifyNumber},o={identify:d,
default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(s,n,i)=>p(s,2,16,i),stringify:s=>m(s,16,"0x")};y.int=l,y.intBin=h,y.intHex=
o,y.intOct=u}}),require_set=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/yaml-1.1/set.js"(y){"use strict";var g=require_identity(),d=require_Pair(),
p=require_YAMLMap(),m=class V extends p.YAMLMap{constructor(l){super(l),this.tag=V.tag}add(l){let o;g.isPair(l)?o=l:l&&typeof l=="object"&&"key"in l&&"value"in l&&
l.value===null?o=new d.Pair(l.key,null):o=new d.Pair(l,null),p.findPair(this.items,o.key)||this.items.push(o)}get(l,o){let s=p.findPair(this.items,l);return!o&&
g.isPair(s)?g.isScalar(s.key)?s.key.value:s.key:s}set(l,o){if(typeof o!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not\
 ${typeof o}`);let s=p.findPair(this.items,l);s&&!o?this.items.splice(this.items.indexOf(s),1):!s&&o&&this.items.push(new d.Pair(l))}toJSON(l,o){return super.toJSON(
l,o,Set)}toString(l,o,s){if(!l)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},l,{allNullValues:!0}),o,s);throw new Error(
"Set items must all have null values")}static from(l,o,s){let{replacer:n}=s,i=new this(l);if(o&&Symbol.iterator in Object(o))for(let t of o)typeof n=="function"&&
(t=n.call(o,t,t)),i.items.push(d.createPair(t,null,s));return i}};m.tag="tag:yaml.org,2002:set";var h={collection:"map",identify:u=>u instanceof Set,nodeClass:m,
default:!1,tag:"tag:yaml.org,2002:set",createNode:(u,l,o)=>m.from(u,l,o),resolve(u,l){if(g.isMap(u)){if(u.hasAllNullValues(!0))return Object.assign(new m,u);l("\
Set items must all have null values")}else l("Expected a mapping for this tag");return u}};y.YAMLSet=m,y.set=h}}),require_timestamp=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(y){"use strict";var g=require_stringifyNumber();function d(l,o){let s=l[0],n=s==="-"||s==="+"?l.substring(
1):l,i=e=>o?BigInt(e):Number(e),t=n.replace(/_/g,"").split(":").reduce((e,r)=>e*i(60)+i(r),i(0));return s==="-"?i(-1)*t:t}function p(l){let{value:o}=l,s=e=>e;if(typeof o==
"bigint")s=e=>BigInt(e);else if(isNaN(o)||!isFinite(o))return g.stringifyNumber(l);let n="";o<0&&(n="-",o*=s(-1));let i=s(60),t=[o%i];return o<60?t.unshift(0):(o=
(o-t[0])/i,t.unshift(o%i),o>=60&&(o=(o-t[0])/i,t.unshift(o))),n+t.map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var m={identify:l=>typeof l==
"bigint"||Number.isInteger(l),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(l,o,{intAsBigInt:s})=>d(
l,s),stringify:p},h={identify:l=>typeof l=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:l=>d(l,!1),stringify:p},u={identify:l=>l instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})\
(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(l){let o=l.match(u.test);if(!o)throw new Error(
"!!timestamp expects a date, starting with yyyy-mm-dd");let[,s,n,i,t,e,r]=o.map(Number),a=o[7]?Number((o[7]+"00").substr(1,3)):0,c=Date.UTC(s,n-1,i,t||0,e||0,r||
0,a),f=o[8];if(f&&f!=="Z"){let b=d(f,!1);Math.abs(b)<30&&(b*=60),c-=6e4*b}return new Date(c)},stringify:({value:l})=>l?.toISOString().replace(/(T00:00:00)?\.000Z$/,
"")??""};y.floatTime=h,y.intTime=m,y.timestamp=u}}),require_schema3=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/yaml-1.1/schema.js"(y){"u\
se strict";var g=require_map(),d=require_null(),p=require_seq(),m=require_string(),h=require_binary(),u=require_bool2(),l=require_float2(),o=require_int2(),s=require_merge(),
n=require_omap(),i=require_pairs(),t=require_set(),e=require_timestamp(),r=[g.map,p.seq,m.string,d.nullTag,u.trueTag,u.falseTag,o.intBin,o.intOct,o.int,o.intHex,
l.floatNaN,l.floatExp,l.float,h.binary,s.merge,n.omap,i.pairs,t.set,e.intTime,e.floatTime,e.timestamp];y.schema=r}}),require_tags=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/schema/tags.js"(y){"use strict";var g=require_map(),d=require_null(),p=require_seq(),m=require_string(),h=require_bool(),u=require_float(),
l=require_int(),o=require_schema(),s=require_schema2(),n=require_binary(),i=require_merge(),t=require_omap(),e=require_pairs(),r=require_schema3(),a=require_set(),
c=require_timestamp(),f=new Map([["core",o.schema],["failsafe",[g.map,p.seq,m.string]],["json",s.schema],["yaml11",r.schema],["yaml-1.1",r.schema]]),b={binary:n.
binary,bool:h.boolTag,float:u.float,floatExp:u.floatExp,floatNaN:u.floatNaN,floatTime:c.floatTime,int:l.int,intHex:l.intHex,intOct:l.intOct,intTime:c.intTime,map:g.
map,merge:i.merge,null:d.nullTag,omap:t.omap,pairs:e.pairs,seq:p.seq,set:a.set,timestamp:c.timestamp},S={"tag:yaml.org,2002:binary":n.binary,"tag:yaml.org,2002:\
merge":i.merge,"tag:yaml.org,2002:omap":t.omap,"tag:yaml.org,2002:pairs":e.pairs,"tag:yaml.org,2002:set":a.set,"tag:yaml.org,2002:timestamp":c.timestamp};function _(w,v,N){
let A=f.get(v);if(A&&!w)return N&&!A.includes(i.merge)?A.concat(i.merge):A.slice();let L=A;if(!L)if(Array.isArray(w))L=[];else{let k=Array.from(f.keys()).filter(
O=>O!=="yaml11").map(O=>JSON.stringify(O)).join(", ");throw new Error(`Unknown schema "${v}"; use one of ${k} or define customTags array`)}if(Array.isArray(w))for(let k of w)
L=L.concat(k);else typeof w=="function"&&(L=w(L.slice()));return N&&(L=L.concat(i.merge)),L.reduce((k,O)=>{let E=typeof O=="string"?b[O]:O;if(!E){let T=JSON.stringify(
O),q=Object.keys(b).map(P=>JSON.stringify(P)).join(", ");throw new Error(`Unknown custom tag ${T}; use one of ${q}`)}return k.includes(E)||k.push(E),k},[])}y.coreKnownTags=
S,y.getTags=_}}),require_Schema=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/schema/Schema.js"(y){"use strict";var g=require_identity(),d=require_map(),
p=require_seq(),m=require_string(),h=require_tags(),u=(o,s)=>o.key<s.key?-1:o.key>s.key?1:0,l=class W{constructor({compat:s,customTags:n,merge:i,resolveKnownTags:t,
schema:e,sortMapEntries:r,toStringDefaults:a}){this.compat=Array.isArray(s)?h.getTags(s,"compat"):s?h.getTags(null,s):null,this.name=typeof e=="string"&&e||"cor\
e",this.knownTags=t?h.coreKnownTags:{},this.tags=h.getTags(n,this.name,i),this.toStringOptions=a??null,Object.defineProperty(this,g.MAP,{value:d.map}),Object.defineProperty(
this,g.SCALAR,{value:m.string}),Object.defineProperty(this,g.SEQ,{value:p.seq}),this.sortMapEntries=typeof r=="function"?r:r===!0?u:null}clone(){let s=Object.create(
W.prototype,Object.getOwnPropertyDescriptors(this));return s.tags=this.tags.slice(),s}};y.Schema=l}}),require_stringifyDocument=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/stringify/stringifyDocument.js"(y){"use strict";var g=require_identity(),d=require_stringify(),p=require_stringifyComment();function m(h,u){
let l=[],o=u.directives===!0;if(u.directives!==!1&&h.directives){let e=h.directives.toString(h);e?(l.push(e),o=!0):h.directives.docStart&&(o=!0)}o&&l.push("---");
let s=d.createStringifyContext(h,u),{commentString:n}=s.options;if(h.commentBefore){l.length!==1&&l.unshift("");let e=n(h.commentBefore);l.unshift(p.indentComment(
e,""))}let i=!1,t=null;if(h.contents){if(g.isNode(h.contents)){if(h.contents.spaceBefore&&o&&l.push(""),h.contents.commentBefore){let a=n(h.contents.commentBefore);
l.push(p.indentComment(a,""))}s.forceBlockIndent=!!h.comment,t=h.contents.comment}let e=t?void 0:()=>i=!0,r=d.stringify(h.contents,s,()=>t=null,e);t&&(r+=p.lineComment(
r,"",n(t))),(r[0]==="|"||r[0]===">")&&l[l.length-1]==="---"?l[l.length-1]=`--- ${r}`:l.push(r)}else l.push(d.stringify(h.contents,s));if(h.directives?.docEnd)if(h.
comment){let e=n(h.comment);e.includes(`
`)?(l.push("..."),l.push(p.indentComment(e,""))):l.push(`... ${e}`)}else l.push("...");else{let e=h.comment;e&&i&&(e=e.replace(/^\n+/,"")),e&&((!i||t)&&l[l.length-
1]!==""&&l.push(""),l.push(p.indentComment(n(e),"")))}return l.join(`
`)+`
`}y.stringifyDocument=m}}),require_Document=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/doc/Document.js"(y){"use strict";var g=require_Alias(),d=require_Collection(),
p=require_identity(),m=require_Pair(),h=require_toJS(),u=require_Schema(),l=require_stringifyDocument(),o=require_anchors(),s=require_applyReviver(),n=require_createNode(),
i=require_directives(),t=class Q{constructor(a,c,f){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,p.NODE_TYPE,
{value:p.DOC});let b=null;typeof c=="function"||Array.isArray(c)?b=c:f===void 0&&c&&(f=c,c=void 0);let S=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"\
warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},f);this.options=S;let{version:_}=S;f?._directives?(this.directives=f._directives.atDocument(),
this.directives.yaml.explicit&&(_=this.directives.yaml.version)):this.directives=new i.Directives({version:_}),this.setSchema(_,f),this.contents=a===void 0?null:
this.createNode(a,b,f)}clone(){let a=Object.create(Q.prototype,{[p.NODE_TYPE]:{value:p.DOC}});return a.commentBefore=this.commentBefore,a.comment=this.comment,a.
errors=this.errors.slice(),a.warnings=this.warnings.slice(),a.options=Object.assign({},this.options),this.directives&&(a.directives=this.directives.clone()),a.schema=
this.schema.clone(),a.contents=p.isNode(this.contents)?this.contents.clone(a.schema):this.contents,this.range&&(a.range=this.range.slice()),a}add(a){e(this.contents)&&
this.contents.add(a)}addIn(a,c){e(this.contents)&&this.contents.addIn(a,c)}createAlias(a,c){if(!a.anchor){let f=o.anchorNames(this);a.anchor=!c||f.has(c)?o.findNewAnchor(
c||"a",f):c}return new g.Alias(a.anchor)}createNode(a,c,f){let b;if(typeof c=="function")a=c.call({"":a},"",a),b=c;else if(Array.isArray(c)){let q=$=>typeof $==
"number"||$ instanceof String||$ instanceof Number,P=c.filter(q).map(String);P.length>0&&(c=c.concat(P)),b=c}else f===void 0&&c&&(f=c,c=void 0);let{aliasDuplicateObjects:S,
anchorPrefix:_,flow:w,keepUndefined:v,onTagObj:N,tag:A}=f??{},{onAnchor:L,setAnchors:k,sourceObjects:O}=o.createNodeAnchors(this,_||"a"),E={aliasDuplicateObjects:S??
!0,keepUndefined:v??!1,onAnchor:L,onTagObj:N,replacer:b,schema:this.schema,sourceObjects:O},T=n.createNode(a,A,E);return w&&p.isCollection(T)&&(T.flow=!0),k(),T}createPair(a,c,f={}){
let b=this.createNode(a,null,f),S=this.createNode(c,null,f);return new m.Pair(b,S)}delete(a){return e(this.contents)?this.contents.delete(a):!1}deleteIn(a){return d.
isEmptyPath(a)?this.contents==null?!1:(this.contents=null,!0):e(this.contents)?this.contents.deleteIn(a):!1}get(a,c){return p.isCollection(this.contents)?this.contents.
get(a,c):void 0}getIn(a,c){return d.isEmptyPath(a)?!c&&p.isScalar(this.contents)?this.contents.value:this.contents:p.isCollection(this.contents)?this.contents.getIn(
a,c):void 0}has(a){return p.isCollection(this.contents)?this.contents.has(a):!1}hasIn(a){return d.isEmptyPath(a)?this.contents!==void 0:p.isCollection(this.contents)?
this.contents.hasIn(a):!1}set(a,c){this.contents==null?this.contents=d.collectionFromPath(this.schema,[a],c):e(this.contents)&&this.contents.set(a,c)}setIn(a,c){
d.isEmptyPath(a)?this.contents=c:this.contents==null?this.contents=d.collectionFromPath(this.schema,Array.from(a),c):e(this.contents)&&this.contents.setIn(a,c)}setSchema(a,c={}){
typeof a=="number"&&(a=String(a));let f;switch(a){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new i.Directives({version:"1.1"}),
f={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=a:this.directives=new i.Directives({version:a}),
f={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,f=null;break;default:{let b=JSON.stringify(a);throw new Error(`Exp\
ected '1.1', '1.2' or null as first argument, but found: ${b}`)}}if(c.schema instanceof Object)this.schema=c.schema;else if(f)this.schema=new u.Schema(Object.assign(
f,c));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:a,jsonArg:c,mapAsMap:f,maxAliasCount:b,onAnchor:S,reviver:_}={}){
let w={anchors:new Map,doc:this,keep:!a,mapAsMap:f===!0,mapKeyWarned:!1,maxAliasCount:typeof b=="number"?b:100},v=h.toJS(this.contents,c??"",w);if(typeof S=="fu\
nction")for(let{count:N,res:A}of w.anchors.values())S(A,N);return typeof _=="function"?s.applyReviver(_,{"":v},"",v):v}toJSON(a,c){return this.toJS({json:!0,jsonArg:a,
mapAsMap:!1,onAnchor:c})}toString(a={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in a&&(!Number.isInteger(
a.indent)||Number(a.indent)<=0)){let c=JSON.stringify(a.indent);throw new Error(`"indent" option must be a positive integer, not ${c}`)}return l.stringifyDocument(
this,a)}};function e(r){if(p.isCollection(r))return!0;throw new Error("Expected a YAML collection as document contents")}y.Document=t}}),require_errors=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/errors.js"(y){"use strict";var g=class extends Error{constructor(h,u,l,o){super(),this.name=h,this.code=l,this.message=o,this.
pos=u}},d=class extends g{constructor(h,u,l){super("YAMLParseError",h,u,l)}},p=class extends g{constructor(h,u,l){super("YAMLWarning",h,u,l)}},m=(h,u)=>l=>{if(l.
pos[0]===-1)return;l.linePos=l.pos.map(t=>u.linePos(t));let{line:o,col:s}=l.linePos[0];l.message+=` at line ${o}, column ${s}`;let n=s-1,i=h.substring(u.lineStarts[o-
1],u.lineStarts[o]).replace(/[\n\r]+$/,"");if(n>=60&&i.length>80){let t=Math.min(n-39,i.length-79);i="…"+i.substring(t),n-=t-1}if(i.length>80&&(i=i.substring(
0,79)+"…"),o>1&&/^ *$/.test(i.substring(0,n))){let t=h.substring(u.lineStarts[o-2],u.lineStarts[o-1]);t.length>80&&(t=t.substring(0,79)+`…
`),i=t+i}if(/[^ ]/.test(i)){let t=1,e=l.linePos[1];e?.line===o&&e.col>s&&(t=Math.max(1,Math.min(e.col-s,80-n)));let r=" ".repeat(n)+"^".repeat(t);l.message+=`:

${i}
${r}
`}};y.YAMLError=g,y.YAMLParseError=d,y.YAMLWarning=p,y.prettifyError=m}}),require_resolve_props=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/comp\
ose/resolve-props.js"(y){"use strict";function g(d,{flow:p,indicator:m,next:h,offset:u,onError:l,parentIndent:o,startOnNewline:s}){let n=!1,i=s,t=s,e="",r="",a=!1,
c=!1,f=null,b=null,S=null,_=null,w=null,v=null,N=null;for(let k of d)switch(c&&(k.type!=="space"&&k.type!=="newline"&&k.type!=="comma"&&l(k.offset,"MISSING_CHAR",
"Tags and anchors must be separated from the next token by white space"),c=!1),f&&(i&&k.type!=="comment"&&k.type!=="newline"&&l(f,"TAB_AS_INDENT","Tabs are not \
allowed as indentation"),f=null),k.type){case"space":!p&&(m!=="doc-start"||h?.type!=="flow-collection")&&k.source.includes("	")&&(f=k),t=!0;break;case"comment":{
t||l(k,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let O=k.source.substring(1)||" ";e?e+=r+O:e=O,r="",i=!1;break}case"\
newline":i?e?e+=k.source:(!v||m!=="seq-item-ind")&&(n=!0):r+=k.source,i=!0,a=!0,(b||S)&&(_=k),t=!0;break;case"anchor":b&&l(k,"MULTIPLE_ANCHORS","A node can have\
 at most one anchor"),k.source.endsWith(":")&&l(k.offset+k.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),b=k,N??(N=k.offset),i=!1,t=!1,c=!0;
break;case"tag":{S&&l(k,"MULTIPLE_TAGS","A node can have at most one tag"),S=k,N??(N=k.offset),i=!1,t=!1,c=!0;break}case m:(b||S)&&l(k,"BAD_PROP_ORDER",`Anchors\
 and tags must be after the ${k.source} indicator`),v&&l(k,"UNEXPECTED_TOKEN",`Unexpected ${k.source} in ${p??"collection"}`),v=k,i=m==="seq-item-ind"||m==="exp\
licit-key-ind",t=!1;break;case"comma":if(p){w&&l(k,"UNEXPECTED_TOKEN",`Unexpected , in ${p}`),w=k,i=!1,t=!1;break}default:l(k,"UNEXPECTED_TOKEN",`Unexpected ${k.
type} token`),i=!1,t=!1}let A=d[d.length-1],L=A?A.offset+A.source.length:u;return c&&h&&h.type!=="space"&&h.type!=="newline"&&h.type!=="comma"&&(h.type!=="scala\
r"||h.source!=="")&&l(h.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),f&&(i&&f.indent<=o||h?.type==="block-map"||
h?.type==="block-seq")&&l(f,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:w,found:v,spaceBefore:n,comment:e,hasNewline:a,anchor:b,tag:S,newlineAfterProp:_,
end:L,start:N??L}}y.resolveProps=g}}),require_util_contains_newline=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/compose/util-contains-newline.js"(y){
"use strict";function g(d){if(!d)return null;switch(d.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(d.source.includes(
`
`))return!0;if(d.end){for(let p of d.end)if(p.type==="newline")return!0}return!1;case"flow-collection":for(let p of d.items){for(let m of p.start)if(m.type==="n\
ewline")return!0;if(p.sep){for(let m of p.sep)if(m.type==="newline")return!0}if(g(p.key)||g(p.value))return!0}return!1;default:return!0}}y.containsNewline=g}}),
require_util_flow_indent_check=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/compose/util-flow-indent-check.js"(y){"use strict";var g=require_util_contains_newline();
function d(p,m,h){if(m?.type==="flow-collection"){let u=m.end[0];u.indent===p&&(u.source==="]"||u.source==="}")&&g.containsNewline(m)&&h(u,"BAD_INDENT","Flow en\
d indicator should be more indented than parent",!0)}}y.flowIndentCheck=d}}),require_util_map_includes=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/di\
st/compose/util-map-includes.js"(y){"use strict";var g=require_identity();function d(p,m,h){let{uniqueKeys:u}=p.options;if(u===!1)return!1;let l=typeof u=="func\
tion"?u:(o,s)=>o===s||g.isScalar(o)&&g.isScalar(s)&&o.value===s.value;return m.some(o=>l(o.key,h))}y.mapIncludes=d}}),require_resolve_block_map=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/compose/resolve-block-map.js"(y){"use strict";var g=require_Pair(),d=require_YAMLMap(),p=require_resolve_props(),m=require_util_contains_newline(),
h=require_util_flow_indent_check(),u=require_util_map_includes(),l="All mapping items must start at the same column";function o({composeNode:s,composeEmptyNode:n},i,t,e,r){
let a=r?.nodeClass??d.YAMLMap,c=new a(i.schema);i.atRoot&&(i.atRoot=!1);let f=t.offset,b=null;for(let S of t.items){let{start:_,key:w,sep:v,value:N}=S,A=p.resolveProps(
_,{indicator:"explicit-key-ind",next:w??v?.[0],offset:f,onError:e,parentIndent:t.indent,startOnNewline:!0}),L=!A.found;if(L){if(w&&(w.type==="block-seq"?e(f,"BL\
OCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in w&&w.indent!==t.indent&&e(f,"BAD_INDENT",l)),!A.anchor&&!A.tag&&!v){b=
A.end,A.comment&&(c.comment?c.comment+=`
`+A.comment:c.comment=A.comment);continue}(A.newlineAfterProp||m.containsNewline(w))&&e(w??_[_.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a\
 single line")}else A.found?.indent!==t.indent&&e(f,"BAD_INDENT",l);i.atKey=!0;let k=A.end,O=w?s(i,w,A,e):n(i,k,_,null,A,e);i.schema.compat&&h.flowIndentCheck(t.
indent,w,e),i.atKey=!1,u.mapIncludes(i,c.items,O)&&e(k,"DUPLICATE_KEY","Map keys must be unique");let E=p.resolveProps(v??[],{indicator:"map-value-ind",next:N,offset:O.
range[2],onError:e,parentIndent:t.indent,startOnNewline:!w||w.type==="block-scalar"});if(f=E.end,E.found){L&&(N?.type==="block-map"&&!E.hasNewline&&e(f,"BLOCK_A\
S_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),i.options.strict&&A.start<E.found.offset-1024&&e(O.range,"KEY_OVER_1024_CHARS","The : ind\
icator must be at most 1024 chars after the start of an implicit block mapping key"));let T=N?s(i,N,E,e):n(i,f,v,null,E,e);i.schema.compat&&h.flowIndentCheck(t.
indent,N,e),f=T.range[2];let q=new g.Pair(O,T);i.options.keepSourceTokens&&(q.srcToken=S),c.items.push(q)}else{L&&e(O.range,"MISSING_CHAR","Implicit map keys ne\
ed to be followed by map values"),E.comment&&(O.comment?O.comment+=`
`+E.comment:O.comment=E.comment);let T=new g.Pair(O);i.options.keepSourceTokens&&(T.srcToken=S),c.items.push(T)}}return b&&b<f&&e(b,"IMPOSSIBLE","Map comment wi\
th trailing content"),c.range=[t.offset,f,b??f],c}y.resolveBlockMap=o}}),require_resolve_block_seq=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/c\
ompose/resolve-block-seq.js"(y){"use strict";var g=require_YAMLSeq(),d=require_resolve_props(),p=require_util_flow_indent_check();function m({composeNode:h,composeEmptyNode:u},l,o,s,n){
let i=n?.nodeClass??g.YAMLSeq,t=new i(l.schema);l.atRoot&&(l.atRoot=!1),l.atKey&&(l.atKey=!1);let e=o.offset,r=null;for(let{start:a,value:c}of o.items){let f=d.
resolveProps(a,{indicator:"seq-item-ind",next:c,offset:e,onError:s,parentIndent:o.indent,startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||c)c?.type==="block-\
seq"?s(f.end,"BAD_INDENT","All sequence items must start at the same column"):s(e,"MISSING_CHAR","Sequence item without - indicator");else{r=f.end,f.comment&&(t.
comment=f.comment);continue}let b=c?h(l,c,f,s):u(l,f.end,a,null,f,s);l.schema.compat&&p.flowIndentCheck(o.indent,c,s),e=b.range[2],t.items.push(b)}return t.range=
[o.offset,e,r??e],t}y.resolveBlockSeq=m}}),require_resolve_end=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/compose/resolve-end.js"(y){"use stric\
t";function g(d,p,m,h){let u="";if(d){let l=!1,o="";for(let s of d){let{source:n,type:i}=s;switch(i){case"space":l=!0;break;case"comment":{m&&!l&&h(s,"MISSING_C\
HAR","Comments must be separated from other tokens by white space characters");let t=n.substring(1)||" ";u?u+=o+t:u=t,o="";break}case"newline":u&&(o+=n),l=!0;break;default:
h(s,"UNEXPECTED_TOKEN",`Unexpected ${i} at node end`)}p+=n.length}}return{comment:u,offset:p}}y.resolveEnd=g}}),require_resolve_flow_collection=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/compose/resolve-flow-collection.js"(y){"use strict";var g=require_identity(),d=require_Pair(),p=require_YAMLMap(),m=require_YAMLSeq(),
h=require_resolve_end(),u=require_resolve_props(),l=require_util_contains_newline(),o=require_util_map_includes(),s="Block collections are not allowed within fl\
ow collections",n=t=>t&&(t.type==="block-map"||t.type==="block-seq");function i({composeNode:t,composeEmptyNode:e},r,a,c,f){let b=a.start.source==="{",S=b?"flow\
 map":"flow sequence",_=f?.nodeClass??(b?p.YAMLMap:m.YAMLSeq),w=new _(r.schema);w.flow=!0;let v=r.atRoot;v&&(r.atRoot=!1),r.atKey&&(r.atKey=!1);let N=a.offset+a.
start.source.length;for(let E=0;E<a.items.length;++E){let T=a.items[E],{start:q,key:P,sep:$,value:I}=T,C=u.resolveProps(q,{flow:S,indicator:"explicit-key-ind",next:P??
$?.[0],offset:N,onError:c,parentIndent:a.indent,startOnNewline:!1});if(!C.found){if(!C.anchor&&!C.tag&&!$&&!I){E===0&&C.comma?c(C.comma,"UNEXPECTED_TOKEN",`Unex\
pected , in ${S}`):E<a.items.length-1&&c(C.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${S}`),C.comment&&(w.comment?w.comment+=`
`+C.comment:w.comment=C.comment),N=C.end;continue}!b&&r.options.strict&&l.containsNewline(P)&&c(P,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs\
 need to be on a single line")}if(E===0)C.comma&&c(C.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${S}`);else if(C.comma||c(C.start,"MISSING_CHAR",`Missing , betwe\
en ${S} items`),C.comment){let j="";e:for(let M of q)switch(M.type){case"comma":case"space":break;case"comment":j=M.source.substring(1);break e;default:break e}
if(j){let M=w.items[w.items.length-1];g.isPair(M)&&(M=M.value??M.key),M.comment?M.comment+=`
`+j:M.comment=j,C.comment=C.comment.substring(j.length+1)}}if(!b&&!$&&!C.found){let j=I?t(r,I,C,c):e(r,C.end,$,null,C,c);w.items.push(j),N=j.range[2],n(I)&&c(j.
range,"BLOCK_IN_FLOW",s)}else{r.atKey=!0;let j=C.end,M=P?t(r,P,C,c):e(r,j,q,null,C,c);n(P)&&c(M.range,"BLOCK_IN_FLOW",s),r.atKey=!1;let D=u.resolveProps($??[],{
flow:S,indicator:"map-value-ind",next:I,offset:M.range[2],onError:c,parentIndent:a.indent,startOnNewline:!1});if(D.found){if(!b&&!C.found&&r.options.strict){if($)
for(let B of $){if(B===D.found)break;if(B.type==="newline"){c(B,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}
C.start<D.found.offset-1024&&c(D.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else
I&&("source"in I&&I.source?.[0]===":"?c(I,"MISSING_CHAR",`Missing space after : in ${S}`):c(D.start,"MISSING_CHAR",`Missing , or : between ${S} items`));let K=I?
t(r,I,D,c):D.found?e(r,D.end,$,null,D,c):null;K?n(I)&&c(K.range,"BLOCK_IN_FLOW",s):D.comment&&(M.comment?M.comment+=`
`+D.comment:M.comment=D.comment);let F=new d.Pair(M,K);if(r.options.keepSourceTokens&&(F.srcToken=T),b){let B=w;o.mapIncludes(r,B.items,M)&&c(j,"DUPLICATE_KEY",
"Map keys must be unique"),B.items.push(F)}else{let B=new p.YAMLMap(r.schema);B.flow=!0,B.items.push(F);let Y=(K??M).range;B.range=[M.range[0],Y[1],Y[2]],w.items.
push(B)}N=K?K.range[2]:D.end}}let A=b?"}":"]",[L,...k]=a.end,O=N;if(L?.source===A)O=L.offset+L.source.length;else{let E=S[0].toUpperCase()+S.substring(1),T=v?`${E}\
 must end with a ${A}`:`${E} in block collection must be sufficiently indented and end with a ${A}`;c(N,v?"MISSING_CHAR":"BAD_INDENT",T),L&&L.source.length!==1&&
k.unshift(L)}if(k.length>0){let E=h.resolveEnd(k,O,r.options.strict,c);E.comment&&(w.comment?w.comment+=`
`+E.comment:w.comment=E.comment),w.range=[a.offset,O,E.offset]}else w.range=[a.offset,O,O];return w}y.resolveFlowCollection=i}}),require_compose_collection=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/compose/compose-collection.js"(y){"use strict";var g=require_identity(),d=require_Scalar(),p=require_YAMLMap(),m=require_YAMLSeq(),
h=require_resolve_block_map(),u=require_resolve_block_seq(),l=require_resolve_flow_collection();function o(n,i,t,e,r,a){let c=t.type==="block-map"?h.resolveBlockMap(
n,i,t,e,a):t.type==="block-seq"?u.resolveBlockSeq(n,i,t,e,a):l.resolveFlowCollection(n,i,t,e,a),f=c.constructor;return r==="!"||r===f.tagName?(c.tag=f.tagName,c):
(r&&(c.tag=r),c)}function s(n,i,t,e,r){let a=e.tag,c=a?i.directives.tagName(a.source,v=>r(a,"TAG_RESOLVE_FAILED",v)):null;if(t.type==="block-seq"){let{anchor:v,
newlineAfterProp:N}=e,A=v&&a?v.offset>a.offset?v:a:v??a;A&&(!N||N.offset<A.offset)&&r(A,"MISSING_CHAR","Missing newline after block sequence props")}let f=t.type===
"block-map"?"map":t.type==="block-seq"?"seq":t.start.source==="{"?"map":"seq";if(!a||!c||c==="!"||c===p.YAMLMap.tagName&&f==="map"||c===m.YAMLSeq.tagName&&f==="\
seq")return o(n,i,t,r,c);let b=i.schema.tags.find(v=>v.tag===c&&v.collection===f);if(!b){let v=i.schema.knownTags[c];if(v?.collection===f)i.schema.tags.push(Object.
assign({},v,{default:!1})),b=v;else return v?r(a,"BAD_COLLECTION_TYPE",`${v.tag} used for ${f} collection, but expects ${v.collection??"scalar"}`,!0):r(a,"TAG_R\
ESOLVE_FAILED",`Unresolved tag: ${c}`,!0),o(n,i,t,r,c)}let S=o(n,i,t,r,c,b),_=b.resolve?.(S,v=>r(a,"TAG_RESOLVE_FAILED",v),i.options)??S,w=g.isNode(_)?_:new d.Scalar(
_);return w.range=S.range,w.tag=c,b?.format&&(w.format=b.format),w}y.composeCollection=s}}),require_resolve_block_scalar=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"no\
de_modules/yaml/dist/compose/resolve-block-scalar.js"(y){"use strict";var g=require_Scalar();function d(h,u,l){let o=u.offset,s=p(u,h.options.strict,l);if(!s)return{
value:"",type:null,comment:"",range:[o,o,o]};let n=s.mode===">"?g.Scalar.BLOCK_FOLDED:g.Scalar.BLOCK_LITERAL,i=u.source?m(u.source):[],t=i.length;for(let _=i.length-
1;_>=0;--_){let w=i[_][1];if(w===""||w==="\r")t=_;else break}if(t===0){let _=s.chomp==="+"&&i.length>0?`
`.repeat(Math.max(1,i.length-1)):"",w=o+s.length;return u.source&&(w+=u.source.length),{value:_,type:n,comment:s.comment,range:[o,w,w]}}let e=u.indent+s.indent,
r=u.offset+s.length,a=0;for(let _=0;_<t;++_){let[w,v]=i[_];if(v===""||v==="\r")s.indent===0&&w.length>e&&(e=w.length);else{w.length<e&&l(r+w.length,"MISSING_CHA\
R","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),s.indent===0&&(e=w.length),a=_,e===0&&!h.atRoot&&l(r,"BAD_\
INDENT","Block scalar values in collections must be indented");break}r+=w.length+v.length+1}for(let _=i.length-1;_>=t;--_)i[_][0].length>e&&(t=_+1);let c="",f="",
b=!1;for(let _=0;_<a;++_)c+=i[_][0].slice(e)+`
`;for(let _=a;_<t;++_){let[w,v]=i[_];r+=w.length+v.length+1;let N=v[v.length-1]==="\r";if(N&&(v=v.slice(0,-1)),v&&w.length<e){let A=`Block scalar lines must not\
 be less indented than their ${s.indent?"explicit indentation indicator":"first line"}`;l(r-v.length-(N?2:1),"BAD_INDENT",A),w=""}n===g.Scalar.BLOCK_LITERAL?(c+=
f+w.slice(e)+v,f=`
`):w.length>e||v[0]==="	"?(f===" "?f=`
`:!b&&f===`
`&&(f=`

`),c+=f+w.slice(e)+v,f=`
`,b=!0):v===""?f===`
`?c+=`
`:f=`
`:(c+=f+v,f=" ",b=!1)}switch(s.chomp){case"-":break;case"+":for(let _=t;_<i.length;++_)c+=`
`+i[_][0].slice(e);c[c.length-1]!==`
`&&(c+=`
`);break;default:c+=`
`}let S=o+s.length+u.source.length;return{value:c,type:n,comment:s.comment,range:[o,S,S]}}function p({offset:h,props:u},l,o){if(u[0].type!=="block-scalar-header")
return o(u[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:s}=u[0],n=s[0],i=0,t="",e=-1;for(let f=1;f<s.length;++f){let b=s[f];if(!t&&(b==="-"||
b==="+"))t=b;else{let S=Number(b);!i&&S?i=S:e===-1&&(e=h+f)}}e!==-1&&o(e,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${s}`);let r=!1,a="",
c=s.length;for(let f=1;f<u.length;++f){let b=u[f];switch(b.type){case"space":r=!0;case"newline":c+=b.source.length;break;case"comment":l&&!r&&o(b,"MISSING_CHAR",
"Comments must be separated from other tokens by white space characters"),c+=b.source.length,a=b.source.substring(1);break;case"error":o(b,"UNEXPECTED_TOKEN",b.
message),c+=b.source.length;break;default:{let S=`Unexpected token in block scalar header: ${b.type}`;o(b,"UNEXPECTED_TOKEN",S);let _=b.source;_&&typeof _=="str\
ing"&&(c+=_.length)}}}return{mode:n,indent:i,chomp:t,comment:a,length:c}}function m(h){let u=h.split(/\n( *)/),l=u[0],o=l.match(/^( *)/),s=[o?.[1]?[o[1],l.slice(
o[1].length)]:["",l]];for(let n=1;n<u.length;n+=2)s.push([u[n],u[n+1]]);return s}y.resolveBlockScalar=d}}),require_resolve_flow_scalar=(0,chunk_WYN2LYAQ_js_1.__commonJS)(
{"node_modules/yaml/dist/compose/resolve-flow-scalar.js"(y){"use strict";var g=require_Scalar(),d=require_resolve_end();function p(i,t,e){let{offset:r,type:a,source:c,
end:f}=i,b,S,_=(N,A,L)=>e(r+N,A,L);switch(a){case"scalar":b=g.Scalar.PLAIN,S=m(c,_);break;case"single-quoted-scalar":b=g.Scalar.QUOTE_SINGLE,S=h(c,_);break;case"\
double-quoted-scalar":b=g.Scalar.QUOTE_DOUBLE,S=l(c,_);break;default:return e(i,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${a}`),{value:"",type:null,
comment:"",range:[r,r+c.length,r+c.length]}}let w=r+c.length,v=d.resolveEnd(f,w,t,e);return{value:S,type:b,comment:v.comment,range:[r,w,v.offset]}}function m(i,t){
let e="";switch(i[0]){case"	":e="a tab character";break;case",":e="flow indicator character ,";break;case"%":e="directive indicator character %";break;case"|":case"\
>":{e=`block scalar indicator ${i[0]}`;break}case"@":case"`":{e=`reserved character ${i[0]}`;break}}return e&&t(0,"BAD_SCALAR_START",`Plain value cannot start w\
ith ${e}`),u(i)}function h(i,t){return(i[i.length-1]!=="'"||i.length===1)&&t(i.length,"MISSING_CHAR","Missing closing 'quote"),u(i.slice(1,-1)).replace(/''/g,"'")}
function u(i){let t=/(.*?)\r?\n/sy,e=t.exec(i);if(!e)return i;let r,a;try{r=new RegExp("(?<![ 	])[ 	]+$"),a=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,
a=/^[ \t]+|[ \t]+$/g}let c=e[1].replace(r,""),f=" ",b=t.lastIndex;for(;e=t.exec(i);){let _=e[1].replace(a,"");_===""?f===`
`?c+=f:f=`
`:(c+=f+_,f=" "),b=t.lastIndex}let S=/[ \t]*(.*)/sy;return S.lastIndex=b,e=S.exec(i),c+f+(e?.[1]??"")}function l(i,t){let e="";for(let r=1;r<i.length-1;++r){let a=i[r];
if(!(a==="\r"&&i[r+1]===`
`))if(a===`
`){let{fold:c,offset:f}=o(i,r);e+=c,r=f}else if(a==="\\"){let c=i[++r],f=s[c];if(f)e+=f;else if(c===`
`)for(c=i[r+1];c===" "||c==="	";)c=i[++r+1];else if(c==="\r"&&i[r+1]===`
`)for(c=i[++r+1];c===" "||c==="	";)c=i[++r+1];else if(c==="x"||c==="u"||c==="U"){let b=c==="x"?2:c==="u"?4:8;e+=n(i,r+1,b,t),r+=b}else{let b=i.substr(r-1,2);t(r-
1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${b}`),e+=b}}else if(a===" "||a==="	"){let c=r,f=i[r+1];for(;f===" "||f==="	";)f=i[++r+1];f!==`
`&&!(f==="\r"&&i[r+2]===`
`)&&(e+=r>c?i.slice(c,r+1):a)}else e+=a}return(i[i.length-1]!=='"'||i.length===1)&&t(i.length,"MISSING_CHAR",'Missing closing "quote'),e}function o(i,t){let e="",
r=i[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&i[t+2]!==`
`);)r===`
`&&(e+=`
`),t+=1,r=i[t+1];return e||(e=" "),{fold:e,offset:t}}var s={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"",_:" ",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function n(i,t,e,r){let a=i.substr(t,e),c=a.length===e&&/^[0-9a-fA-F]+$/.
test(a)?parseInt(a,16):NaN;try{return String.fromCodePoint(c)}catch{let f=i.substr(t-2,e+2);return r(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${f}`),f}}y.resolveFlowScalar=
p}}),require_compose_scalar=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/compose/compose-scalar.js"(y){"use strict";var g=require_identity(),d=require_Scalar(),
p=require_resolve_block_scalar(),m=require_resolve_flow_scalar();function h(o,s,n,i){let{value:t,type:e,comment:r,range:a}=s.type==="block-scalar"?p.resolveBlockScalar(
o,s,i):m.resolveFlowScalar(s,o.options.strict,i),c=n?o.directives.tagName(n.source,S=>i(n,"TAG_RESOLVE_FAILED",S)):null,f;o.options.stringKeys&&o.atKey?f=o.schema[g.
SCALAR]:c?f=u(o.schema,t,c,n,i):s.type==="scalar"?f=l(o,t,s,i):f=o.schema[g.SCALAR];let b;try{let S=f.resolve(t,_=>i(n??s,"TAG_RESOLVE_FAILED",_),o.options);b=g.
isScalar(S)?S:new d.Scalar(S)}catch(S){let _=S instanceof Error?S.message:String(S);i(n??s,"TAG_RESOLVE_FAILED",_),b=new d.Scalar(t)}return b.range=a,b.source=t,
e&&(b.type=e),c&&(b.tag=c),f.format&&(b.format=f.format),r&&(b.comment=r),b}function u(o,s,n,i,t){if(n==="!")return o[g.SCALAR];let e=[];for(let a of o.tags)if(!a.
collection&&a.tag===n)if(a.default&&a.test)e.push(a);else return a;for(let a of e)if(a.test?.test(s))return a;let r=o.knownTags[n];return r&&!r.collection?(o.tags.
push(Object.assign({},r,{default:!1,test:void 0})),r):(t(i,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),o[g.SCALAR])}function l({atKey:o,
directives:s,schema:n},i,t,e){let r=n.tags.find(a=>(a.default===!0||o&&a.default==="key")&&a.test?.test(i))||n[g.SCALAR];if(n.compat){let a=n.compat.find(c=>c.default&&
c.test?.test(i))??n[g.SCALAR];if(r.tag!==a.tag){let c=s.tagString(r.tag),f=s.tagString(a.tag),b=`Value may be parsed as either ${c} or ${f}`;e(t,"TAG_RESOLVE_FA\
ILED",b,!0)}}return r}y.composeScalar=h}}),require_util_empty_scalar_position=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/compose/util-empty-sca\
lar-position.js"(y){"use strict";function g(d,p,m){if(p){m??(m=p.length);for(let h=m-1;h>=0;--h){let u=p[h];switch(u.type){case"space":case"comment":case"newlin\
e":d-=u.source.length;continue}for(u=p[++h];u?.type==="space";)d+=u.source.length,u=p[++h];break}}return d}y.emptyScalarPosition=g}}),require_compose_node=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/compose/compose-node.js"(y){"use strict";var g=require_Alias(),d=require_identity(),p=require_compose_collection(),m=require_compose_scalar(),
h=require_resolve_end(),u=require_util_empty_scalar_position(),l={composeNode:o,composeEmptyNode:s};function o(i,t,e,r){let a=i.atKey,{spaceBefore:c,comment:f,anchor:b,
tag:S}=e,_,w=!0;switch(t.type){case"alias":_=n(i,t,r),(b||S)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-\
quoted-scalar":case"double-quoted-scalar":case"block-scalar":_=m.composeScalar(i,t,S,r),b&&(_.anchor=b.source.substring(1));break;case"block-map":case"block-seq":case"\
flow-collection":try{_=p.composeCollection(l,i,t,e,r),b&&(_.anchor=b.source.substring(1))}catch(v){let N=v instanceof Error?v.message:String(v);r(t,"RESOURCE_EX\
HAUSTION",N)}break;default:{let v=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",v),w=!1}}return _??(_=s(i,t.offset,void 0,
null,e,r)),b&&_.anchor===""&&r(b,"BAD_ALIAS","Anchor cannot be an empty string"),a&&i.options.stringKeys&&(!d.isScalar(_)||typeof _.value!="string"||_.tag&&_.tag!==
"tag:yaml.org,2002:str")&&r(S??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),c&&(_.spaceBefore=!0),f&&(t.type==="scalar"&&t.source===""?_.comment=
f:_.commentBefore=f),i.options.keepSourceTokens&&w&&(_.srcToken=t),_}function s(i,t,e,r,{spaceBefore:a,comment:c,anchor:f,tag:b,end:S},_){let w={type:"scalar",offset:u.
emptyScalarPosition(t,e,r),indent:-1,source:""},v=m.composeScalar(i,w,b,_);return f&&(v.anchor=f.source.substring(1),v.anchor===""&&_(f,"BAD_ALIAS","Anchor cann\
ot be an empty string")),a&&(v.spaceBefore=!0),c&&(v.comment=c,v.range[2]=S),v}function n({options:i},{offset:t,source:e,end:r},a){let c=new g.Alias(e.substring(
1));c.source===""&&a(t,"BAD_ALIAS","Alias cannot be an empty string"),c.source.endsWith(":")&&a(t+e.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let f=t+
e.length,b=h.resolveEnd(r,f,i.strict,a);return c.range=[t,f,b.offset],b.comment&&(c.comment=b.comment),c}y.composeEmptyNode=s,y.composeNode=o}}),require_compose_doc=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/compose/compose-doc.js"(y){"use strict";var g=require_Document(),d=require_compose_node(),p=require_resolve_end(),m=require_resolve_props();
function h(u,l,{offset:o,start:s,value:n,end:i},t){let e=Object.assign({_directives:l},u),r=new g.Document(void 0,e),a={atKey:!1,atRoot:!0,directives:r.directives,
options:r.options,schema:r.schema},c=m.resolveProps(s,{indicator:"doc-start",next:n??i?.[0],offset:o,onError:t,parentIndent:0,startOnNewline:!0});c.found&&(r.directives.
docStart=!0,n&&(n.type==="block-map"||n.type==="block-seq")&&!c.hasNewline&&t(c.end,"MISSING_CHAR","Block collection cannot start on same line with directives-e\
nd marker")),r.contents=n?d.composeNode(a,n,c,t):d.composeEmptyNode(a,c.end,s,null,c,t);let f=r.contents.range[2],b=p.resolveEnd(i,f,!1,t);return b.comment&&(r.
comment=b.comment),r.range=[o,f,b.offset],r}y.composeDoc=h}}),require_composer=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/compose/composer.js"(y){
"use strict";var g=(0,chunk_WYN2LYAQ_js_1.__require)("process"),d=require_directives(),p=require_Document(),m=require_errors(),h=require_identity(),u=require_compose_doc(),
l=require_resolve_end();function o(i){if(typeof i=="number")return[i,i+1];if(Array.isArray(i))return i.length===2?i:[i[0],i[1]];let{offset:t,source:e}=i;return[
t,t+(typeof e=="string"?e.length:1)]}function s(i){let t="",e=!1,r=!1;for(let a=0;a<i.length;++a){let c=i[a];switch(c[0]){case"#":t+=(t===""?"":r?`

`:`
`)+(c.substring(1)||" "),e=!0,r=!1;break;case"%":i[a+1]?.[0]!=="#"&&(a+=1),e=!1;break;default:e||(r=!0),e=!1}}return{comment:t,afterEmptyLine:r}}var n=class{constructor(i={}){
this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,e,r,a)=>{let c=o(t);a?this.warnings.push(new m.YAMLWarning(c,
e,r)):this.errors.push(new m.YAMLParseError(c,e,r))},this.directives=new d.Directives({version:i.version||"1.2"}),this.options=i}decorate(i,t){let{comment:e,afterEmptyLine:r}=s(
this.prelude);if(e){let a=i.contents;if(t)i.comment=i.comment?`${i.comment}
${e}`:e;else if(r||i.directives.docStart||!a)i.commentBefore=e;else if(h.isCollection(a)&&!a.flow&&a.items.length>0){let c=a.items[0];h.isPair(c)&&(c=c.key);let f=c.
commentBefore;c.commentBefore=f?`${e}
${f}`:e}else{let c=a.commentBefore;a.commentBefore=c?`${e}
${c}`:e}}if(t){for(let a=0;a<this.errors.length;++a)i.errors.push(this.errors[a]);for(let a=0;a<this.warnings.length;++a)i.warnings.push(this.warnings[a])}else i.
errors=this.errors,i.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:s(this.prelude).comment,directives:this.
directives,errors:this.errors,warnings:this.warnings}}*compose(i,t=!1,e=-1){for(let r of i)yield*this.next(r);yield*this.end(t,e)}*next(i){switch(g.env.LOG_STREAM&&
console.dir(i,{depth:null}),i.type){case"directive":this.directives.add(i.source,(t,e,r)=>{let a=o(i);a[0]+=t,this.onError(a,"BAD_DIRECTIVE",e,r)}),this.prelude.
push(i.source),this.atDirectives=!0;break;case"document":{let t=u.composeDoc(this.options,this.directives,i,this.onError);this.atDirectives&&!t.directives.docStart&&
this.onError(i,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;
break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(i.source);break;case"error":{let t=i.source?`${i.message}: ${JSON.stringify(
i.source)}`:i.message,e=new m.YAMLParseError(o(i),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(e):this.doc.errors.push(e);break}case"doc-\
end":{if(!this.doc){let e="Unexpected doc-end without preceding document";this.errors.push(new m.YAMLParseError(o(i),"UNEXPECTED_TOKEN",e));break}this.doc.directives.
docEnd=!0;let t=l.resolveEnd(i.end,i.offset+i.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),t.comment){let e=this.doc.comment;
this.doc.comment=e?`${e}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new m.YAMLParseError(o(i),"UNEXPECTED_TOKEN",`Unsupported token ${i.type}`))}}*end(i=!1,t=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(i){let e=Object.assign({_directives:this.directives},this.options),r=new p.Document(
void 0,e);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),r.range=[0,t,t],this.decorate(r,!1),yield r}}};y.Composer=n}}),
require_cst_scalar=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/parse/cst-scalar.js"(y){"use strict";var g=require_resolve_block_scalar(),d=require_resolve_flow_scalar(),
p=require_errors(),m=require_stringifyString();function h(i,t=!0,e){if(i){let r=(a,c,f)=>{let b=typeof a=="number"?a:Array.isArray(a)?a[0]:a.offset;if(e)e(b,c,f);else
throw new p.YAMLParseError([b,b+1],c,f)};switch(i.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return d.resolveFlowScalar(i,t,r);case"\
block-scalar":return g.resolveBlockScalar({options:{strict:t}},i,r)}}return null}function u(i,t){let{implicitKey:e=!1,indent:r,inFlow:a=!1,offset:c=-1,type:f="P\
LAIN"}=t,b=m.stringifyString({type:f,value:i},{implicitKey:e,indent:r>0?" ".repeat(r):"",inFlow:a,options:{blockQuote:!0,lineWidth:-1}}),S=t.end??[{type:"newlin\
e",offset:-1,indent:r,source:`
`}];switch(b[0]){case"|":case">":{let _=b.indexOf(`
`),w=b.substring(0,_),v=b.substring(_+1)+`
`,N=[{type:"block-scalar-header",offset:c,indent:r,source:w}];return s(N,S)||N.push({type:"newline",offset:-1,indent:r,source:`
`}),{type:"block-scalar",offset:c,indent:r,props:N,source:v}}case'"':return{type:"double-quoted-scalar",offset:c,indent:r,source:b,end:S};case"'":return{type:"s\
ingle-quoted-scalar",offset:c,indent:r,source:b,end:S};default:return{type:"scalar",offset:c,indent:r,source:b,end:S}}}function l(i,t,e={}){let{afterKey:r=!1,implicitKey:a=!1,
inFlow:c=!1,type:f}=e,b="indent"in i?i.indent:null;if(r&&typeof b=="number"&&(b+=2),!f)switch(i.type){case"single-quoted-scalar":f="QUOTE_SINGLE";break;case"dou\
ble-quoted-scalar":f="QUOTE_DOUBLE";break;case"block-scalar":{let _=i.props[0];if(_.type!=="block-scalar-header")throw new Error("Invalid block scalar header");
f=_.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:f="PLAIN"}let S=m.stringifyString({type:f,value:t},{implicitKey:a||b===null,indent:b!==null&&b>
0?" ".repeat(b):"",inFlow:c,options:{blockQuote:!0,lineWidth:-1}});switch(S[0]){case"|":case">":o(i,S);break;case'"':n(i,S,"double-quoted-scalar");break;case"'":
n(i,S,"single-quoted-scalar");break;default:n(i,S,"scalar")}}function o(i,t){let e=t.indexOf(`
`),r=t.substring(0,e),a=t.substring(e+1)+`
`;if(i.type==="block-scalar"){let c=i.props[0];if(c.type!=="block-scalar-header")throw new Error("Invalid block scalar header");c.source=r,i.source=a}else{let{offset:c}=i,
f="indent"in i?i.indent:-1,b=[{type:"block-scalar-header",offset:c,indent:f,source:r}];s(b,"end"in i?i.end:void 0)||b.push({type:"newline",offset:-1,indent:f,source:`\

`});for(let S of Object.keys(i))S!=="type"&&S!=="offset"&&delete i[S];Object.assign(i,{type:"block-scalar",indent:f,props:b,source:a})}}function s(i,t){if(t)for(let e of t)
switch(e.type){case"space":case"comment":i.push(e);break;case"newline":return i.push(e),!0}return!1}function n(i,t,e){switch(i.type){case"scalar":case"double-qu\
oted-scalar":case"single-quoted-scalar":i.type=e,i.source=t;break;case"block-scalar":{let r=i.props.slice(1),a=t.length;i.props[0].type==="block-scalar-header"&&
(a-=i.props[0].source.length);for(let c of r)c.offset+=a;delete i.props,Object.assign(i,{type:e,source:t,end:r});break}case"block-map":case"block-seq":{let r={type:"\
newline",offset:i.offset+t.length,indent:i.indent,source:`
`};delete i.items,Object.assign(i,{type:e,source:t,end:[r]});break}default:{let r="indent"in i?i.indent:-1,a="end"in i&&Array.isArray(i.end)?i.end.filter(c=>c.type===
"space"||c.type==="comment"||c.type==="newline"):[];for(let c of Object.keys(i))c!=="type"&&c!=="offset"&&delete i[c];Object.assign(i,{type:e,indent:r,source:t,
end:a})}}}y.createScalarToken=u,y.resolveAsScalar=h,y.setScalarValue=l}}),require_cst_stringify=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/pars\
e/cst-stringify.js"(y){"use strict";var g=m=>"type"in m?d(m):p(m);function d(m){switch(m.type){case"block-scalar":{let h="";for(let u of m.props)h+=d(u);return h+
m.source}case"block-map":case"block-seq":{let h="";for(let u of m.items)h+=p(u);return h}case"flow-collection":{let h=m.start.source;for(let u of m.items)h+=p(u);
for(let u of m.end)h+=u.source;return h}case"document":{let h=p(m);if(m.end)for(let u of m.end)h+=u.source;return h}default:{let h=m.source;if("end"in m&&m.end)
for(let u of m.end)h+=u.source;return h}}}function p({start:m,key:h,sep:u,value:l}){let o="";for(let s of m)o+=s.source;if(h&&(o+=d(h)),u)for(let s of u)o+=s.source;
return l&&(o+=d(l)),o}y.stringify=g}}),require_cst_visit=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/parse/cst-visit.js"(y){"use strict";var g=Symbol(
"break visit"),d=Symbol("skip children"),p=Symbol("remove item");function m(u,l){"type"in u&&u.type==="document"&&(u={start:u.start,value:u.value}),h(Object.freeze(
[]),u,l)}m.BREAK=g,m.SKIP=d,m.REMOVE=p,m.itemAtPath=(u,l)=>{let o=u;for(let[s,n]of l){let i=o?.[s];if(i&&"items"in i)o=i.items[n];else return}return o},m.parentCollection=
(u,l)=>{let o=m.itemAtPath(u,l.slice(0,-1)),s=l[l.length-1][0],n=o?.[s];if(n&&"items"in n)return n;throw new Error("Parent collection not found")};function h(u,l,o){
let s=o(l,u);if(typeof s=="symbol")return s;for(let n of["key","value"]){let i=l[n];if(i&&"items"in i){for(let t=0;t<i.items.length;++t){let e=h(Object.freeze(u.
concat([[n,t]])),i.items[t],o);if(typeof e=="number")t=e-1;else{if(e===g)return g;e===p&&(i.items.splice(t,1),t-=1)}}typeof s=="function"&&n==="key"&&(s=s(l,u))}}
return typeof s=="function"?s(l,u):s}y.visit=m}}),require_cst=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/parse/cst.js"(y){"use strict";var g=require_cst_scalar(),
d=require_cst_stringify(),p=require_cst_visit(),m="\uFEFF",h="",u="",l="",o=t=>!!t&&"items"in t,s=t=>!!t&&(t.type==="scalar"||t.type==="single-quoted-scalar"||
t.type==="double-quoted-scalar"||t.type==="block-scalar");function n(t){switch(t){case m:return"<BOM>";case h:return"<DOC>";case u:return"<FLOW_END>";case l:return"\
<SCALAR>";default:return JSON.stringify(t)}}function i(t){switch(t){case m:return"byte-order-mark";case h:return"doc-mode";case u:return"flow-error-end";case l:
return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(t[0]){case" ":case"	":return"space";case"#":return"comment";case"\
%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-sca\
lar";case"|":case">":return"block-scalar-header"}return null}y.createScalarToken=g.createScalarToken,y.resolveAsScalar=g.resolveAsScalar,y.setScalarValue=g.setScalarValue,
y.stringify=d.stringify,y.visit=p.visit,y.BOM=m,y.DOCUMENT=h,y.FLOW_END=u,y.SCALAR=l,y.isCollection=o,y.isScalar=s,y.prettyToken=n,y.tokenType=i}}),require_lexer=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/parse/lexer.js"(y){"use strict";var g=require_cst();function d(s){switch(s){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var p=new Set("0123456789ABCDEFabcdef"),m=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-\
#;/?:@&=+$_.!~*'()"),h=new Set(",[]{}"),u=new Set(` ,[]{}
\r	`),l=s=>!s||u.has(s),o=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.
indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(s,n=!1){if(s){if(typeof s!="string")throw TypeError("source is not a string");
this.buffer=this.buffer?this.buffer+s:s,this.lineEndPos=null}this.atEnd=!n;let i=this.next??"stream";for(;i&&(n||this.hasChars(1));)i=yield*this.parseNext(i)}atLineEnd(){
let s=this.pos,n=this.buffer[s];for(;n===" "||n==="	";)n=this.buffer[++s];return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[s+1]===`
`:!1}charAt(s){return this.buffer[this.pos+s]}continueScalar(s){let n=this.buffer[s];if(this.indentNext>0){let i=0;for(;n===" ";)n=this.buffer[++i+s];if(n==="\r"){
let t=this.buffer[i+s+1];if(t===`
`||!t&&!this.atEnd)return s+i+1}return n===`
`||i>=this.indentNext||!n&&!this.atEnd?s+i:-1}if(n==="-"||n==="."){let i=this.buffer.substr(s,3);if((i==="---"||i==="...")&&d(this.buffer[s+3]))return-1}return s}getLine(){
let s=this.lineEndPos;return(typeof s!="number"||s!==-1&&s<this.pos)&&(s=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=s),s===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[s-1]==="\r"&&(s-=1),this.buffer.substring(this.pos,s))}hasChars(s){
return this.pos+s<=this.buffer.length}setNext(s){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=s,null}peek(s){return this.
buffer.substr(this.pos,s)}*parseNext(s){switch(s){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.
parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let s=this.getLine();
if(s===null)return this.setNext("stream");if(s[0]===g.BOM&&(yield*this.pushCount(1),s=s.substring(1)),s[0]==="%"){let n=s.length,i=s.indexOf("#");for(;i!==-1;){
let e=s[i-1];if(e===" "||e==="	"){n=i-1;break}else i=s.indexOf("#",i+1)}for(;;){let e=s[n-1];if(e===" "||e==="	")n-=1;else break}let t=(yield*this.pushCount(n))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(s.length-t),this.pushNewline(),"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(!0);return yield*this.
pushCount(s.length-n),yield*this.pushNewline(),"stream"}return yield g.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){let s=this.charAt(0);if(!s&&!this.
atEnd)return this.setNext("line-start");if(s==="-"||s==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let n=this.peek(3);if((n==="---"||
n==="...")&&d(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(
!1),this.indentNext>this.indentValue&&!d(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[s,n]=this.peek(
2);if(!n&&!this.atEnd)return this.setNext("block-start");if((s==="-"||s==="?"||s===":")&&d(n)){let i=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.
indentNext=this.indentValue+1,this.indentValue+=i,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let s=this.getLine();if(s===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(s[n]){case"#":yield*this.pushCount(s.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.
pushUntil(l),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(
!0),yield*this.pushCount(s.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){
let s,n,i=-1;do s=yield*this.pushNewline(),s>0?(n=yield*this.pushSpaces(!1),this.indentValue=i=n):n=0,n+=yield*this.pushSpaces(!0);while(s+n>0);let t=this.getLine();
if(t===null)return this.setNext("flow");if((i!==-1&&i<this.indentNext&&t[0]!=="#"||i===0&&(t.startsWith("---")||t.startsWith("..."))&&d(t[3]))&&!(i===this.indentNext-
1&&this.flowLevel===1&&(t[0]==="]"||t[0]==="}")))return this.flowLevel=0,yield g.FLOW_END,yield*this.parseLineStart();let e=0;for(;t[e]===",";)e+=yield*this.pushCount(
1),e+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(e+=yield*this.pushIndicators(),t[e]){case void 0:return"flow";case"#":return yield*this.pushCount(t.length-
e),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,
this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(l),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case"\
:":{let r=this.charAt(1);if(this.flowKey||d(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=
!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let s=this.charAt(0),n=this.buffer.indexOf(s,this.pos+1);if(s==="'")for(;n!==-1&&this.buffer[n+1]==="'";)
n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let e=0;for(;this.buffer[n-1-e]==="\\";)e+=1;if(e%2===0)break;n=this.buffer.indexOf('"',n+1)}let i=this.buffer.
substring(0,n),t=i.indexOf(`
`,this.pos);if(t!==-1){for(;t!==-1;){let e=this.continueScalar(t+1);if(e===-1)break;t=i.indexOf(`
`,e)}t!==-1&&(n=t-(i[t-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}return yield*this.pushToIndex(n+1,!1),
this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let s=this.pos;for(;;){let n=this.buffer[++s];if(n==="+")
this.blockScalarKeep=!0;else if(n>"0"&&n<="9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.pushUntil(n=>d(n)||n==="#")}*parseBlockScalar(){
let s=this.pos-1,n=0,i;e:for(let e=this.pos;i=this.buffer[e];++e)switch(i){case" ":n+=1;break;case`
`:s=e,n=0;break;case"\r":{let r=this.buffer[e+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!i&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=n:this.indentNext=
this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let e=this.continueScalar(s+1);if(e===-1)break;s=this.buffer.indexOf(`
`,e)}while(s!==-1);if(s===-1){if(!this.atEnd)return this.setNext("block-scalar");s=this.buffer.length}}let t=s+1;for(i=this.buffer[t];i===" ";)i=this.buffer[++t];
if(i==="	"){for(;i==="	"||i===" "||i==="\r"||i===`
`;)i=this.buffer[++t];s=t-1}else if(!this.blockScalarKeep)do{let e=s-1,r=this.buffer[e];r==="\r"&&(r=this.buffer[--e]);let a=e;for(;r===" ";)r=this.buffer[--e];
if(r===`
`&&e>=this.pos&&e+1+n>a)s=e;else break}while(!0);return yield g.SCALAR,yield*this.pushToIndex(s+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){let s=this.
flowLevel>0,n=this.pos-1,i=this.pos-1,t;for(;t=this.buffer[++i];)if(t===":"){let e=this.buffer[i+1];if(d(e)||s&&h.has(e))break;n=i}else if(d(t)){let e=this.buffer[i+
1];if(t==="\r"&&(e===`
`?(i+=1,t=`
`,e=this.buffer[i+1]):n=i),e==="#"||s&&h.has(e))break;if(t===`
`){let r=this.continueScalar(i+1);if(r===-1)break;i=Math.max(i,r-2)}}else{if(s&&h.has(t))break;n=i}return!t&&!this.atEnd?this.setNext("plain-scalar"):(yield g.SCALAR,
yield*this.pushToIndex(n+1,!0),s?"flow":"doc")}*pushCount(s){return s>0?(yield this.buffer.substr(this.pos,s),this.pos+=s,s):0}*pushToIndex(s,n){let i=this.buffer.
slice(this.pos,s);return i?(yield i,this.pos+=i.length,i.length):(n&&(yield""),0)}*pushIndicators(){let s=0;e:for(;;){switch(this.charAt(0)){case"!":s+=yield*this.
pushTag(),s+=yield*this.pushSpaces(!0);continue e;case"&":s+=yield*this.pushUntil(l),s+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.
flowLevel>0,i=this.charAt(1);if(d(i)||n&&h.has(i)){n?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0);continue e}}}break e}return s}*pushTag(){if(this.charAt(1)==="<"){let s=this.pos+2,n=this.buffer[s];for(;!d(n)&&n!==">";)n=this.buffer[++s];return yield*this.
pushToIndex(n===">"?s+1:s,!1)}else{let s=this.pos+1,n=this.buffer[s];for(;n;)if(m.has(n))n=this.buffer[++s];else if(n==="%"&&p.has(this.buffer[s+1])&&p.has(this.
buffer[s+2]))n=this.buffer[s+=3];else break;return yield*this.pushToIndex(s,!1)}}*pushNewline(){let s=this.buffer[this.pos];return s===`
`?yield*this.pushCount(1):s==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(s){let n=this.pos-1,i;do i=this.buffer[++n];while(i===" "||s&&i==="	");let t=n-this.pos;return t>0&&(yield this.buffer.substr(
this.pos,t),this.pos=n),t}*pushUntil(s){let n=this.pos,i=this.buffer[n];for(;!s(i);)i=this.buffer[++n];return yield*this.pushToIndex(n,!1)}};y.Lexer=o}}),require_line_counter=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/parse/line-counter.js"(y){"use strict";var g=class{constructor(){this.lineStarts=[],this.addNewLine=d=>this.lineStarts.push(
d),this.linePos=d=>{let p=0,m=this.lineStarts.length;for(;p<m;){let u=p+m>>1;this.lineStarts[u]<d?p=u+1:m=u}if(this.lineStarts[p]===d)return{line:p+1,col:1};if(p===
0)return{line:0,col:d};let h=this.lineStarts[p-1];return{line:p,col:d-h+1}}}};y.LineCounter=g}}),require_parser=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_module\
s/yaml/dist/parse/parser.js"(y){"use strict";var g=(0,chunk_WYN2LYAQ_js_1.__require)("process"),d=require_cst(),p=require_lexer();function m(t,e){for(let r=0;r<
t.length;++r)if(t[r].type===e)return!0;return!1}function h(t){for(let e=0;e<t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:
return e}return-1}function u(t){switch(t?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:
return!1}}function l(t){switch(t.type){case"document":return t.start;case"block-map":{let e=t.items[t.items.length-1];return e.sep??e.start}case"block-seq":return t.
items[t.items.length-1].start;default:return[]}}function o(t){if(t.length===0)return[];let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"expl\
icit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function s(t,e){if(e.length<
1e5)Array.prototype.push.apply(t,e);else for(let r=0;r<e.length;++r)t.push(e[r])}function n(t){if(t.start.type==="flow-seq-start")for(let e of t.items)e.sep&&!e.
value&&!m(e.start,"explicit-key-ind")&&!m(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,u(e.value)?e.value.end?s(e.value.end,e.sep):e.value.end=e.
sep:s(e.start,e.sep),delete e.sep)}var i=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.
source="",this.type="",this.lexer=new p.Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,e))
yield*this.next(r);e||(yield*this.end())}*next(t){if(this.source=t,g.env.LOG_TOKENS&&console.log("|",d.prettyToken(t)),this.atScalar){this.atScalar=!1,yield*this.
step(),this.offset+=t.length;return}let e=d.tokenType(t);if(e)if(e==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=e,yield*this.
step(),e){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===" "&&(this.
indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=t.length);break;case"doc-mode":case"flow-err\
or-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{let r=`Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:r,source:t}),
this.offset+=t.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.
source}}*step(){let t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.
offset,source:this.source});return}if(!t)return yield*this.stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"si\
ngle-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.
blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"doc-end":return yield*this.documentEnd(
t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){let e=t??this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"\
Tried to pop an empty stack"};else if(this.stack.length===0)yield e;else{let r=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in r?r.indent:0:e.type===
"flow-collection"&&r.type==="document"&&(e.indent=0),e.type==="flow-collection"&&n(e),r.type){case"document":r.value=e;break;case"block-scalar":r.props.push(e);
break;case"block-map":{let a=r.items[r.items.length-1];if(a.value){r.items.push({start:[],key:e,sep:[]}),this.onKeyLine=!0;return}else if(a.sep)a.value=e;else{Object.
assign(a,{key:e,sep:[]}),this.onKeyLine=!a.explicitKey;return}break}case"block-seq":{let a=r.items[r.items.length-1];a.value?r.items.push({start:[],value:e}):a.
value=e;break}case"flow-collection":{let a=r.items[r.items.length-1];!a||a.value?r.items.push({start:[],key:e,sep:[]}):a.sep?a.value=e:Object.assign(a,{key:e,sep:[]});
return}default:yield*this.pop(),yield*this.pop(e)}if((r.type==="document"||r.type==="block-map"||r.type==="block-seq")&&(e.type==="block-map"||e.type==="block-s\
eq")){let a=e.items[e.items.length-1];a&&!a.sep&&!a.value&&a.start.length>0&&h(a.start)===-1&&(e.indent===0||a.start.every(c=>c.type!=="comment"||c.indent<e.indent))&&
(r.type==="document"?r.end=a.start:r.items.push({start:a.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",
offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"do\
c-start":{let t={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"err\
or",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.lineEnd(t);switch(this.
type){case"doc-start":{h(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"commen\
t":case"newline":t.start.push(this.sourceToken);return}let e=this.startBlockValue(t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpec\
ted ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type==="map-value-ind"){let e=l(this.peek(2)),r=o(e),a;t.end?(a=t.end,a.push(this.
sourceToken),delete t.end):a=[this.sourceToken];let c={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:r,key:t,sep:a}]};this.onKeyLine=!0,this.stack[this.
stack.length-1]=c}else yield*this.lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"\
scalar":if(t.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let e=t.items[t.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=
!1,e.value){let r="end"in e.value?e.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.
sourceToken]})}else e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.
sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){let r=t.items[t.items.length-2]?.value?.end;if(Array.isArray(r)){s(r,e.start),
r.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let r=!this.onKeyLine&&this.indent===t.indent,a=r&&
(e.sep||e.explicitKey)&&this.type!=="seq-item-ind",c=[];if(a&&e.sep&&!e.value){let f=[];for(let b=0;b<e.sep.length;++b){let S=e.sep[b];switch(S.type){case"newli\
ne":f.push(b);break;case"space":break;case"comment":S.indent>t.indent&&(f.length=0);break;default:f.length=0}}f.length>=2&&(c=e.sep.splice(f[1]))}switch(this.type){case"\
anchor":case"tag":a||e.value?(c.push(this.sourceToken),t.items.push({start:c}),this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);
return;case"explicit-key-ind":!e.sep&&!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):a||e.value?(c.push(this.sourceToken),t.items.push({start:c,
explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;
return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],key:null,sep:[this.sourceToken]});else if(m(e.sep,"map-value-ind"))this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:c,key:null,sep:[this.sourceToken]}]});else if(u(e.key)&&!m(e.sep,"newline")){let f=o(
e.start),b=e.key,S=e.sep;S.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:f,
key:b,sep:S}]})}else c.length>0?e.sep=e.sep.concat(c,this.sourceToken):e.sep.push(this.sourceToken);else if(m(e.start,"newline"))Object.assign(e,{key:null,sep:[
this.sourceToken]});else{let f=o(e.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:f,key:null,sep:[this.sourceToken]}]})}else
e.sep?e.value||a?t.items.push({start:c,key:null,sep:[this.sourceToken]}):m(e.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let f=this.flowScalar(this.type);a||e.value?(t.items.push({start:c,key:f,sep:[]}),this.
onKeyLine=!0):e.sep?this.stack.push(f):(Object.assign(e,{key:f,sep:[]}),this.onKeyLine=!0);return}default:{let f=this.startBlockValue(t);if(f){if(f.type==="bloc\
k-seq"){if(!e.explicitKey&&e.sep&&!m(e.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",
source:this.source});return}}else r&&t.items.push({start:c});this.stack.push(f);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let e=t.items[t.items.
length-1];switch(this.type){case"newline":if(e.value){let r="end"in e.value?e.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.push(
this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[
this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){let r=t.items[t.items.length-2]?.value?.end;if(Array.isArray(r)){s(r,e.start),r.push(this.
sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);
return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||m(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);
return}if(this.indent>t.indent){let r=this.startBlockValue(t);if(r){this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){let e=t.items[t.
items.length-1];if(this.type==="flow-error-end"){let r;do yield*this.pop(),r=this.peek(1);while(r?.type==="flow-collection")}else if(t.end.length===0){switch(this.
type){case"comma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"map-value-ind":!e||e.value?
t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"\
comment":case"newline":case"anchor":case"tag":!e||e.value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let a=this.flowScalar(this.type);!e||e.value?t.items.push({start:[],key:a,
sep:[]}):e.sep?this.stack.push(a):Object.assign(e,{key:a,sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);return}let r=this.startBlockValue(
t);r?this.stack.push(r):(yield*this.pop(),yield*this.step())}else{let r=this.peek(2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===t.indent||
this.type==="newline"&&!r.items[r.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-collection"){let a=l(
r),c=o(a);n(t);let f=t.end.splice(1,t.end.length);f.push(this.sourceToken);let b={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:c,key:t,sep:f}]};
this.onKeyLine=!0,this.stack[this.stack.length-1]=b}else yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=!0;let e=l(t),r=o(e);return r.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"ma\
p-value-ind":{this.onKeyLine=!0;let e=l(t),r=o(e);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}
return null}atIndentedComment(t,e){return this.type!=="comment"||this.indent<=e?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!==
"doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comma":case"\
doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:
t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};y.Parser=i}}),require_public_api=(0,chunk_WYN2LYAQ_js_1.
__commonJS)({"node_modules/yaml/dist/public-api.js"(y){"use strict";var g=require_composer(),d=require_Document(),p=require_errors(),m=require_log(),h=require_identity(),
u=require_line_counter(),l=require_parser();function o(e){let r=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||r&&new u.LineCounter||null,prettyErrors:r}}
function s(e,r={}){let{lineCounter:a,prettyErrors:c}=o(r),f=new l.Parser(a?.addNewLine),b=new g.Composer(r),S=Array.from(b.compose(f.parse(e)));if(c&&a)for(let _ of S)
_.errors.forEach(p.prettifyError(e,a)),_.warnings.forEach(p.prettifyError(e,a));return S.length>0?S:Object.assign([],{empty:!0},b.streamInfo())}function n(e,r={}){
let{lineCounter:a,prettyErrors:c}=o(r),f=new l.Parser(a?.addNewLine),b=new g.Composer(r),S=null;for(let _ of b.compose(f.parse(e),!0,e.length))if(!S)S=_;else if(S.
options.logLevel!=="silent"){S.errors.push(new p.YAMLParseError(_.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAll\
Documents()"));break}return c&&a&&(S.errors.forEach(p.prettifyError(e,a)),S.warnings.forEach(p.prettifyError(e,a))),S}function i(e,r,a){let c;typeof r=="functio\
n"?c=r:a===void 0&&r&&typeof r=="object"&&(a=r);let f=n(e,a);if(!f)return null;if(f.warnings.forEach(b=>m.warn(f.options.logLevel,b)),f.errors.length>0){if(f.options.
logLevel!=="silent")throw f.errors[0];f.errors=[]}return f.toJS(Object.assign({reviver:c},a))}function t(e,r,a){let c=null;if(typeof r=="function"||Array.isArray(
r)?c=r:a===void 0&&r&&(a=r),typeof a=="string"&&(a=a.length),typeof a=="number"){let f=Math.round(a);a=f<1?void 0:f>8?{indent:8}:{indent:f}}if(e===void 0){let{keepUndefined:f}=a??
r??{};if(!f)return}return h.isDocument(e)&&!c?e.toString(a):new d.Document(e,c,a).toString(a)}y.parse=i,y.parseAllDocuments=s,y.parseDocument=n,y.stringify=t}}),
require_dist=(0,chunk_WYN2LYAQ_js_1.__commonJS)({"node_modules/yaml/dist/index.js"(y){"use strict";var g=require_composer(),d=require_Document(),p=require_Schema(),
m=require_errors(),h=require_Alias(),u=require_identity(),l=require_Pair(),o=require_Scalar(),s=require_YAMLMap(),n=require_YAMLSeq(),i=require_cst(),t=require_lexer(),
e=require_line_counter(),r=require_parser(),a=require_public_api(),c=require_visit();y.Composer=g.Composer,y.Document=d.Document,y.Schema=p.Schema,y.YAMLError=m.
YAMLError,y.YAMLParseError=m.YAMLParseError,y.YAMLWarning=m.YAMLWarning,y.Alias=h.Alias,y.isAlias=u.isAlias,y.isCollection=u.isCollection,y.isDocument=u.isDocument,
y.isMap=u.isMap,y.isNode=u.isNode,y.isPair=u.isPair,y.isScalar=u.isScalar,y.isSeq=u.isSeq,y.Pair=l.Pair,y.Scalar=o.Scalar,y.YAMLMap=s.YAMLMap,y.YAMLSeq=n.YAMLSeq,
y.CST=i,y.Lexer=t.Lexer,y.LineCounter=e.LineCounter,y.Parser=r.Parser,y.parse=a.parse,y.parseAllDocuments=a.parseAllDocuments,y.parseDocument=a.parseDocument,y.
stringify=a.stringify,y.visit=c.visit,y.visitAsync=c.visitAsync}}),import_yaml=(0,chunk_WYN2LYAQ_js_1.__toESM)(require_dist());function parseList(y){let g=new import_yaml.
LineCounter,d={schema:"failsafe",prettyErrors:!1,logLevel:"silent",lineCounter:g},p=(0,import_yaml.parseDocument)(y,d),m=l=>{let{line:o,col:s}=g.linePos(l);return`\
at line ${o}, column ${s}`},[h]=p.errors;if(h)return{problem:`is not valid YAML ${m(h.pos[0])} (${h.code.toLowerCase().replaceAll("_"," ")})`};let u=p.warnings.
find(({code:l})=>l==="TAG_RESOLVE_FAILED");if(u)return{problem:`has a tag ${m(u.pos[0])}: put a value that begins with ! in quotes`};try{let l=(0,import_yaml.parseDocument)(
y,{...d,customTags:["null","bool"]});return{value:p.toJS({maxAliasCount:100}),typed:l.toJS({maxAliasCount:100})}}catch{return{problem:"is not usable YAML"}}}
