var ce=Object.defineProperty;var We=Object.getOwnPropertyDescriptor;var Ge=Object.getOwnPropertyNames;var Qe=Object.prototype.hasOwnProperty;var He=(g,y)=>{for(var p in y)ce(g,p,{get:y[p],enumerable:!0})},Xe=(g,y,p,m)=>{if(y&&typeof y=="object"||typeof y=="function")for(let d of Ge(y))!Qe.call(g,d)&&
d!==p&&ce(g,d,{get:()=>y[d],enumerable:!(m=We(y,d))||m.enumerable});return g};var ze=g=>Xe(ce({},"__esModule",{value:!0}),g);var St={};He(St,{parseList:()=>Ve});module.exports=ze(St);var A=require("./chunk-3RNHDNP5.js"),x=(0,A.b)(g=>{"use strict";var y=Symbol.for("yaml.alias"),p=Symbol.
for("yaml.document"),m=Symbol.for("yaml.map"),d=Symbol.for("yaml.pair"),h=Symbol.for("yaml.scalar"),u=Symbol.for("yaml.seq"),o=Symbol.for("yaml.node.type"),l=f=>!!f&&
typeof f=="object"&&f[o]===y,n=f=>!!f&&typeof f=="object"&&f[o]===p,i=f=>!!f&&typeof f=="object"&&f[o]===m,r=f=>!!f&&typeof f=="object"&&f[o]===d,t=f=>!!f&&typeof f==
"object"&&f[o]===h,e=f=>!!f&&typeof f=="object"&&f[o]===u;function s(f){if(f&&typeof f=="object")switch(f[o]){case m:case u:return!0}return!1}function a(f){if(f&&
typeof f=="object")switch(f[o]){case y:case m:case h:case u:return!0}return!1}var c=f=>(t(f)||s(f))&&!!f.anchor;g.ALIAS=y,g.DOC=p,g.MAP=m,g.NODE_TYPE=o,g.PAIR=d,
g.SCALAR=h,g.SEQ=u,g.hasAnchor=c,g.isAlias=l,g.isCollection=s,g.isDocument=n,g.isMap=i,g.isNode=a,g.isPair=r,g.isScalar=t,g.isSeq=e}),z=(0,A.b)(g=>{"use strict";
var y=x(),p=Symbol("break visit"),m=Symbol("skip children"),d=Symbol("remove node");function h(t,e){let s=n(e);y.isDocument(t)?u(null,t.contents,s,Object.freeze(
[t]))===d&&(t.contents=null):u(null,t,s,Object.freeze([]))}h.BREAK=p,h.SKIP=m,h.REMOVE=d;function u(t,e,s,a){let c=i(t,e,s,a);if(y.isNode(c)||y.isPair(c))return r(
t,a,c),u(t,c,s,a);if(typeof c!="symbol"){if(y.isCollection(e)){a=Object.freeze(a.concat(e));for(let f=0;f<e.items.length;++f){let b=u(f,e.items[f],s,a);if(typeof b==
"number")f=b-1;else{if(b===p)return p;b===d&&(e.items.splice(f,1),f-=1)}}}else if(y.isPair(e)){a=Object.freeze(a.concat(e));let f=u("key",e.key,s,a);if(f===p)return p;
f===d&&(e.key=null);let b=u("value",e.value,s,a);if(b===p)return p;b===d&&(e.value=null)}}return c}async function o(t,e){let s=n(e);y.isDocument(t)?await l(null,
t.contents,s,Object.freeze([t]))===d&&(t.contents=null):await l(null,t,s,Object.freeze([]))}o.BREAK=p,o.SKIP=m,o.REMOVE=d;async function l(t,e,s,a){let c=await i(
t,e,s,a);if(y.isNode(c)||y.isPair(c))return r(t,a,c),l(t,c,s,a);if(typeof c!="symbol"){if(y.isCollection(e)){a=Object.freeze(a.concat(e));for(let f=0;f<e.items.
length;++f){let b=await l(f,e.items[f],s,a);if(typeof b=="number")f=b-1;else{if(b===p)return p;b===d&&(e.items.splice(f,1),f-=1)}}}else if(y.isPair(e)){a=Object.
freeze(a.concat(e));let f=await l("key",e.key,s,a);if(f===p)return p;f===d&&(e.key=null);let b=await l("value",e.value,s,a);if(b===p)return p;b===d&&(e.value=null)}}
return c}function n(t){return typeof t=="object"&&(t.Collection||t.Node||t.Value)?Object.assign({Alias:t.Node,Map:t.Node,Scalar:t.Node,Seq:t.Node},t.Value&&{Map:t.
Value,Scalar:t.Value,Seq:t.Value},t.Collection&&{Map:t.Collection,Seq:t.Collection},t):t}function i(t,e,s,a){if(typeof s=="function")return s(t,e,a);if(y.isMap(
e))return s.Map?.(t,e,a);if(y.isSeq(e))return s.Seq?.(t,e,a);if(y.isPair(e))return s.Pair?.(t,e,a);if(y.isScalar(e))return s.Scalar?.(t,e,a);if(y.isAlias(e))return s.
Alias?.(t,e,a)}function r(t,e,s){let a=e[e.length-1];if(y.isCollection(a))a.items[t]=s;else if(y.isPair(a))t==="key"?a.key=s:a.value=s;else if(y.isDocument(a))a.
contents=s;else{let c=y.isAlias(a)?"alias":"scalar";throw new Error(`Cannot replace node with ${c} parent`)}}g.visit=h,g.visitAsync=o}),we=(0,A.b)(g=>{"use stri\
ct";var y=x(),p=z(),m={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},d=u=>u.replace(/[!,[\]{}]/g,o=>m[o]),h=class R{constructor(o,l){this.docStart=
null,this.docEnd=!1,this.yaml=Object.assign({},R.defaultYaml,o),this.tags=Object.assign({},R.defaultTags,l)}clone(){let o=new R(this.yaml,this.tags);return o.docStart=
this.docStart,o}atDocument(){let o=new R(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,
this.yaml={explicit:R.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},R.defaultTags);break}return o}add(o,l){this.atNextDocument&&(this.yaml={explicit:R.
defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},R.defaultTags),this.atNextDocument=!1);let n=o.trim().split(/[ \t]+/),i=n.shift();switch(i){case"\
%TAG":{if(n.length!==2&&(l(0,"%TAG directive should contain exactly two parts"),n.length<2))return!1;let[r,t]=n;return this.tags[r]=t,!0}case"%YAML":{if(this.yaml.
explicit=!0,n.length!==1)return l(0,"%YAML directive should contain exactly one part"),!1;let[r]=n;if(r==="1.1"||r==="1.2")return this.yaml.version=r,!0;{let t=/^\d+\.\d+$/.
test(r);return l(6,`Unsupported YAML version ${r}`,t),!1}}default:return l(0,`Unknown directive ${i}`,!0),!1}}tagName(o,l){if(o==="!")return"!";if(o[0]!=="!")return l(
`Not a valid tag: ${o}`),null;if(o[1]==="<"){let t=o.slice(2,-1);return t==="!"||t==="!!"?(l(`Verbatim tags aren't resolved, so ${o} is invalid.`),null):(o[o.length-
1]!==">"&&l("Verbatim tags must end with a >"),t)}let[,n,i]=o.match(/^(.*!)([^!]*)$/s);i||l(`The ${o} tag has no suffix`);let r=this.tags[n];if(r)try{return r+decodeURIComponent(
i)}catch(t){return l(String(t)),null}return n==="!"?o:(l(`Could not resolve tag: ${o}`),null)}tagString(o){for(let[l,n]of Object.entries(this.tags))if(o.startsWith(
n))return l+d(o.substring(n.length));return o[0]==="!"?o:`!<${o}>`}toString(o){let l=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],n=Object.entries(
this.tags),i;if(o&&n.length>0&&y.isNode(o.contents)){let r={};p.visit(o.contents,(t,e)=>{y.isNode(e)&&e.tag&&(r[e.tag]=!0)}),i=Object.keys(r)}else i=[];for(let[
r,t]of n)r==="!!"&&t==="tag:yaml.org,2002:"||(!o||i.some(e=>e.startsWith(t)))&&l.push(`%TAG ${r} ${t}`);return l.join(`
`)}};h.defaultYaml={explicit:!1,version:"1.2"},h.defaultTags={"!!":"tag:yaml.org,2002:"},g.Directives=h}),ue=(0,A.b)(g=>{"use strict";var y=x(),p=z();function m(o){
if(/[\x00-\x19\s,[\]{}]/.test(o)){let l=`Anchor must not contain whitespace or control characters: ${JSON.stringify(o)}`;throw new Error(l)}return!0}function d(o){
let l=new Set;return p.visit(o,{Value(n,i){i.anchor&&l.add(i.anchor)}}),l}function h(o,l){for(let n=1;;++n){let i=`${o}${n}`;if(!l.has(i))return i}}function u(o,l){
let n=[],i=new Map,r=null;return{onAnchor:t=>{n.push(t),r??(r=d(o));let e=h(l,r);return r.add(e),e},setAnchors:()=>{for(let t of n){let e=i.get(t);if(typeof e==
"object"&&e.anchor&&(y.isScalar(e.node)||y.isCollection(e.node)))e.node.anchor=e.anchor;else{let s=new Error("Failed to resolve repeated object (this should not\
 happen)");throw s.source=t,s}}},sourceObjects:i}}g.anchorIsValid=m,g.anchorNames=d,g.createNodeAnchors=u,g.findNewAnchor=h}),ke=(0,A.b)(g=>{"use strict";function y(p,m,d,h){
if(h&&typeof h=="object")if(Array.isArray(h))for(let u=0,o=h.length;u<o;++u){let l=h[u],n=y(p,h,String(u),l);n===void 0?delete h[u]:n!==l&&(h[u]=n)}else if(h instanceof
Map)for(let u of Array.from(h.keys())){let o=h.get(u),l=y(p,h,u,o);l===void 0?h.delete(u):l!==o&&h.set(u,l)}else if(h instanceof Set)for(let u of Array.from(h)){
let o=y(p,h,u,u);o===void 0?h.delete(u):o!==u&&(h.delete(u),h.add(o))}else for(let[u,o]of Object.entries(h)){let l=y(p,h,u,o);l===void 0?delete h[u]:l!==o&&(h[u]=
l)}return p.call(m,d,h)}g.applyReviver=y}),U=(0,A.b)(g=>{"use strict";var y=x();function p(m,d,h){if(Array.isArray(m))return m.map((u,o)=>p(u,String(o),h));if(m&&
typeof m.toJSON=="function"){if(!h||!y.hasAnchor(m))return m.toJSON(d,h);let u={aliasCount:0,count:1,res:void 0};h.anchors.set(m,u),h.onCreate=l=>{u.res=l,delete h.
onCreate};let o=m.toJSON(d,h);return h.onCreate&&h.onCreate(o),o}return typeof m=="bigint"&&!h?.keep?Number(m):m}g.toJS=p}),fe=(0,A.b)(g=>{"use strict";var y=ke(),
p=x(),m=U(),d=class{constructor(h){Object.defineProperty(this,p.NODE_TYPE,{value:h})}clone(){let h=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(h.range=this.range.slice()),h}toJS(h,{mapAsMap:u,maxAliasCount:o,onAnchor:l,reviver:n}={}){if(!p.isDocument(h))throw new TypeError("A\
 document argument is required");let i={anchors:new Map,doc:h,keep:!0,mapAsMap:u===!0,mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},r=m.toJS(this,"",i);
if(typeof l=="function")for(let{count:t,res:e}of i.anchors.values())l(e,t);return typeof n=="function"?y.applyReviver(n,{"":r},"",r):r}};g.NodeBase=d}),Z=(0,A.b)(
g=>{"use strict";var y=ue(),p=z(),m=x(),d=fe(),h=U(),u=class extends d.NodeBase{constructor(l){super(m.ALIAS),this.source=l,Object.defineProperty(this,"tag",{set(){
throw new Error("Alias nodes cannot have tags")}})}resolve(l,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let i;n?.aliasResolveCache?
i=n.aliasResolveCache:(i=[],p.visit(l,{Node:(t,e)=>{(m.isAlias(e)||m.hasAnchor(e))&&i.push(e)}}),n&&(n.aliasResolveCache=i));let r;for(let t of i){if(t===this)break;
t.anchor===this.source&&(r=t)}if(r&&n){let{anchors:t,doc:e,maxAliasCount:s}=n,a=t.get(r);if(a||(h.toJS(r,null,n),a=t.get(r)),a?.res===void 0){let c="This should\
 not happen: Alias anchor was not resolved?";throw new ReferenceError(c)}if(s>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=o(e,r,t)),a.count*a.aliasCount>s)){
let c="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(c)}}return r}toJSON(l,n){if(!n)return{source:this.source};let i=this.
resolve(n.doc,n);if(!i){let r=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(r)}return n.anchors.get(i).res}toString(l,n,i){
let r=`*${this.source}`;if(l){if(y.anchorIsValid(this.source),l.options.verifyAliasOrder&&!l.anchors.has(this.source)){let t=`Unresolved alias (the anchor must \
be set before the alias): ${this.source}`;throw new Error(t)}if(l.implicitKey)return`${r} `}return r}};function o(l,n,i){if(m.isAlias(n)){let r=n.resolve(l),t=i&&
r&&i.get(r);return t?t.count*t.aliasCount:0}else if(m.isCollection(n)){let r=0;for(let t of n.items){let e=o(l,t,i);e>r&&(r=e)}return r}else if(m.isPair(n)){let r=o(
l,n.key,i),t=o(l,n.value,i);return Math.max(r,t)}return 1}g.Alias=u}),_=(0,A.b)(g=>{"use strict";var y=x(),p=fe(),m=U(),d=u=>!u||typeof u!="function"&&typeof u!=
"object",h=class extends p.NodeBase{constructor(u){super(y.SCALAR),this.value=u}toJSON(u,o){return o?.keep?this.value:m.toJS(this.value,u,o)}toString(){return String(
this.value)}};h.BLOCK_FOLDED="BLOCK_FOLDED",h.BLOCK_LITERAL="BLOCK_LITERAL",h.PLAIN="PLAIN",h.QUOTE_DOUBLE="QUOTE_DOUBLE",h.QUOTE_SINGLE="QUOTE_SINGLE",g.Scalar=
h,g.isScalarValue=d}),ee=(0,A.b)(g=>{"use strict";var y=Z(),p=x(),m=_(),d="tag:yaml.org,2002:";function h(o,l,n){if(l){let i=n.filter(t=>t.tag===l),r=i.find(t=>!t.
format)??i[0];if(!r)throw new Error(`Tag ${l} not found`);return r}return n.find(i=>i.identify?.(o)&&!i.format)}function u(o,l,n){if(p.isDocument(o)&&(o=o.contents),
p.isNode(o))return o;if(p.isPair(o)){let b=n.schema[p.MAP].createNode?.(n.schema,null,n);return b.items.push(o),b}(o instanceof String||o instanceof Number||o instanceof
Boolean||typeof BigInt<"u"&&o instanceof BigInt)&&(o=o.valueOf());let{aliasDuplicateObjects:i,onAnchor:r,onTagObj:t,schema:e,sourceObjects:s}=n,a;if(i&&o&&typeof o==
"object"){if(a=s.get(o),a)return a.anchor??(a.anchor=r(o)),new y.Alias(a.anchor);a={anchor:null,node:null},s.set(o,a)}l?.startsWith("!!")&&(l=d+l.slice(2));let c=h(
o,l,e.tags);if(!c){if(o&&typeof o.toJSON=="function"&&(o=o.toJSON()),!o||typeof o!="object"){let b=new m.Scalar(o);return a&&(a.node=b),b}c=o instanceof Map?e[p.
MAP]:Symbol.iterator in Object(o)?e[p.SEQ]:e[p.MAP]}t&&(t(c),delete n.onTagObj);let f=c?.createNode?c.createNode(n.schema,o,n):typeof c?.nodeClass?.from=="funct\
ion"?c.nodeClass.from(n.schema,o,n):new m.Scalar(o);return l?f.tag=l:c.default||(f.tag=c.tag),a&&(a.node=f),f}g.createNode=u}),he=(0,A.b)(g=>{"use strict";var y=ee(),
p=x(),m=fe();function d(o,l,n){let i=n;for(let r=l.length-1;r>=0;--r){let t=l[r];if(typeof t=="number"&&Number.isInteger(t)&&t>=0){let e=[];e[t]=i,i=e}else i=new Map(
[[t,i]])}return y.createNode(i,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},
schema:o,sourceObjects:new Map})}var h=o=>o==null||typeof o=="object"&&!!o[Symbol.iterator]().next().done,u=class extends m.NodeBase{constructor(o,l){super(o),Object.
defineProperty(this,"schema",{value:l,configurable:!0,enumerable:!1,writable:!0})}clone(o){let l=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return o&&(l.schema=o),l.items=l.items.map(n=>p.isNode(n)||p.isPair(n)?n.clone(o):n),this.range&&(l.range=this.range.slice()),l}addIn(o,l){if(h(o))this.add(
l);else{let[n,...i]=o,r=this.get(n,!0);if(p.isCollection(r))r.addIn(i,l);else if(r===void 0&&this.schema)this.set(n,d(this.schema,i,l));else throw new Error(`Ex\
pected YAML collection at ${n}. Remaining path: ${i}`)}}deleteIn(o){let[l,...n]=o;if(n.length===0)return this.delete(l);let i=this.get(l,!0);if(p.isCollection(i))
return i.deleteIn(n);throw new Error(`Expected YAML collection at ${l}. Remaining path: ${n}`)}getIn(o,l){let[n,...i]=o,r=this.get(n,!0);return i.length===0?!l&&
p.isScalar(r)?r.value:r:p.isCollection(r)?r.getIn(i,l):void 0}hasAllNullValues(o){return this.items.every(l=>{if(!p.isPair(l))return!1;let n=l.value;return n==null||
o&&p.isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&!n.tag})}hasIn(o){let[l,...n]=o;if(n.length===0)return this.has(l);let i=this.get(l,!0);return p.
isCollection(i)?i.hasIn(n):!1}setIn(o,l){let[n,...i]=o;if(i.length===0)this.set(n,l);else{let r=this.get(n,!0);if(p.isCollection(r))r.setIn(i,l);else if(r===void 0&&
this.schema)this.set(n,d(this.schema,i,l));else throw new Error(`Expected YAML collection at ${n}. Remaining path: ${i}`)}}};g.Collection=u,g.collectionFromPath=
d,g.isEmptyPath=h}),te=(0,A.b)(g=>{"use strict";var y=d=>d.replace(/^(?!$)(?: $)?/gm,"#");function p(d,h){return/^\n+$/.test(d)?d.substring(1):h?d.replace(/^(?! *$)/gm,
h):d}var m=(d,h,u)=>d.endsWith(`
`)?p(u,h):u.includes(`
`)?`
`+p(u,h):(d.endsWith(" ")?"":" ")+u;g.indentComment=p,g.lineComment=m,g.stringifyComment=y}),Ze=(0,A.b)(g=>{"use strict";var y="flow",p="block",m="quoted";function d(u,o,l="\
flow",{indentAtStart:n,lineWidth:i=80,minContentWidth:r=20,onFold:t,onOverflow:e}={}){if(!i||i<0)return u;i<r&&(r=0);let s=Math.max(1+r,1+i-o.length);if(u.length<=
s)return u;let a=[],c={},f=i-o.length;typeof n=="number"&&(n>i-Math.max(2,r)?a.push(0):f=i-n);let b,v,k=!1,w=-1,S=-1,E=-1;l===p&&(w=h(u,w,o.length),w!==-1&&(f=w+
s));for(let O;O=u[w+=1];){if(l===m&&O==="\\"){switch(S=w,u[w+1]){case"x":w+=3;break;case"u":w+=5;break;case"U":w+=9;break;default:w+=1}E=w}if(O===`
`)l===p&&(w=h(u,w,o.length)),f=w+o.length+s,b=void 0;else{if(O===" "&&v&&v!==" "&&v!==`
`&&v!=="	"){let N=u[w+1];N&&N!==" "&&N!==`
`&&N!=="	"&&(b=w)}if(w>=f)if(b)a.push(b),f=b+s,b=void 0;else if(l===m){for(;v===" "||v==="	";)v=O,O=u[w+=1],k=!0;let N=w>E+1?w-2:S-1;if(c[N])return u;a.push(N),
c[N]=!0,f=N+s,b=void 0}else k=!0}v=O}if(k&&e&&e(),a.length===0)return u;t&&t();let L=u.slice(0,a[0]);for(let O=0;O<a.length;++O){let N=a[O],C=a[O+1]||u.length;N===
0?L=`
${o}${u.slice(0,C)}`:(l===m&&c[N]&&(L+=`${u[N]}\\`),L+=`
${o}${u.slice(N+1,C)}`)}return L}function h(u,o,l){let n=o,i=o+1,r=u[i];for(;r===" "||r==="	";)if(o<i+l)r=u[++o];else{do r=u[++o];while(r&&r!==`
`);n=o,i=o+1,r=u[i]}return n}g.FOLD_BLOCK=p,g.FOLD_FLOW=y,g.FOLD_QUOTED=m,g.foldFlowLines=d}),ne=(0,A.b)(g=>{"use strict";var y=_(),p=Ze(),m=(e,s)=>({indentAtStart:s?
e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),d=e=>/^(%|---|\.\.\.)/m.test(e);function h(e,s,a){if(!s||
s<0)return!1;let c=s-a,f=e.length;if(f<=c)return!1;for(let b=0,v=0;b<f;++b)if(e[b]===`
`){if(b-v>c)return!0;if(v=b+1,f-v<=c)return!1}return!0}function u(e,s){let a=JSON.stringify(e);if(s.options.doubleQuotedAsJSON)return a;let{implicitKey:c}=s,f=s.
options.doubleQuotedMinMultiLineLength,b=s.indent||(d(e)?"  ":""),v="",k=0;for(let w=0,S=a[w];S;S=a[++w])if(S===" "&&a[w+1]==="\\"&&a[w+2]==="n"&&(v+=a.slice(k,
w)+"\\ ",w+=1,k=w,S="\\"),S==="\\")switch(a[w+1]){case"u":{v+=a.slice(k,w);let E=a.substr(w+2,4);switch(E){case"0000":v+="\\0";break;case"0007":v+="\\a";break;case"\
000b":v+="\\v";break;case"001b":v+="\\e";break;case"0085":v+="\\N";break;case"00a0":v+="\\_";break;case"2028":v+="\\L";break;case"2029":v+="\\P";break;default:E.
substr(0,2)==="00"?v+="\\x"+E.substr(2):v+=a.substr(w,6)}w+=5,k=w+1}break;case"n":if(c||a[w+2]==='"'||a.length<f)w+=1;else{for(v+=a.slice(k,w)+`

`;a[w+2]==="\\"&&a[w+3]==="n"&&a[w+4]!=='"';)v+=`
`,w+=2;v+=b,a[w+2]===" "&&(v+="\\"),w+=1,k=w+1}break;default:w+=1}return v=k?v+a.slice(k):a,c?v:p.foldFlowLines(v,b,p.FOLD_QUOTED,m(s,!1))}function o(e,s){if(s.
options.singleQuote===!1||s.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return u(e,s);let a=s.indent||(d(e)?"  ":""),c="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${a}`)+"'";return s.implicitKey?c:p.foldFlowLines(c,a,p.FOLD_FLOW,m(s,!1))}function l(e,s){let{singleQuote:a}=s.options,c;if(a===!1)c=u;else{let f=e.includes('"'),
b=e.includes("'");f&&!b?c=o:b&&!f?c=u:c=a?o:u}return c(e,s)}var n;try{n=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{n=/\n+(?!\n|$)/g}function i({comment:e,type:s,value:a},c,f,b){let{blockQuote:v,commentString:k,lineWidth:w}=c.options;if(!v||/\n[\t ]+$/.test(a))
return l(a,c);let S=c.indent||(c.forceBlockIndent||d(a)?"  ":""),E=v==="literal"?!0:v==="folded"||s===y.Scalar.BLOCK_FOLDED?!1:s===y.Scalar.BLOCK_LITERAL?!0:!h(
a,w,S.length);if(!a)return E?`|
`:`>
`;let L,O;for(O=a.length;O>0;--O){let $=a[O-1];if($!==`
`&&$!=="	"&&$!==" ")break}let N=a.substring(O),C=N.indexOf(`
`);C===-1?L="-":a===N||C!==N.length-1?(L="+",b&&b()):L="",N&&(a=a.slice(0,-N.length),N[N.length-1]===`
`&&(N=N.slice(0,-1)),N=N.replace(n,`$&${S}`));let T=!1,M,B=-1;for(M=0;M<a.length;++M){let $=a[M];if($===" ")T=!0;else if($===`
`)B=M;else break}let D=a.substring(0,B<M?B+1:M);D&&(a=a.substring(D.length),D=D.replace(/\n+/g,`$&${S}`));let K=(T?S?"2":"1":"")+L;if(e&&(K+=" "+k(e.replace(/ ?[\r\n]+/g,
" ")),f&&f()),!E){let $=a.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${S}`),I=!1,q=m(c,!0);v!=="folded"&&s!==y.Scalar.BLOCK_FOLDED&&(q.onOverflow=
()=>{I=!0});let P=p.foldFlowLines(`${D}${$}${N}`,S,p.FOLD_BLOCK,q);if(!I)return`>${K}
${S}${P}`}return a=a.replace(/\n+/g,`$&${S}`),`|${K}
${S}${D}${a}${N}`}function r(e,s,a,c){let{type:f,value:b}=e,{actualString:v,implicitKey:k,indent:w,indentStep:S,inFlow:E}=s;if(k&&b.includes(`
`)||E&&/[[\]{},]/.test(b))return l(b,s);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(b))return k||E||!b.includes(
`
`)?l(b,s):i(e,s,a,c);if(!k&&!E&&f!==y.Scalar.PLAIN&&b.includes(`
`))return i(e,s,a,c);if(d(b)){if(w==="")return s.forceBlockIndent=!0,i(e,s,a,c);if(k&&w===S)return l(b,s)}let L=b.replace(/\n+/g,`$&
${w}`);if(v){let O=T=>T.default&&T.tag!=="tag:yaml.org,2002:str"&&T.test?.test(L),{compat:N,tags:C}=s.doc.schema;if(C.some(O)||N?.some(O))return l(b,s)}return k?
L:p.foldFlowLines(L,w,p.FOLD_FLOW,m(s,!1))}function t(e,s,a,c){let{implicitKey:f,inFlow:b}=s,v=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)}),
{type:k}=e;k!==y.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(v.value)&&(k=y.Scalar.QUOTE_DOUBLE);let w=E=>{switch(E){case y.Scalar.
BLOCK_FOLDED:case y.Scalar.BLOCK_LITERAL:return f||b?l(v.value,s):i(v,s,a,c);case y.Scalar.QUOTE_DOUBLE:return u(v.value,s);case y.Scalar.QUOTE_SINGLE:return o(
v.value,s);case y.Scalar.PLAIN:return r(v,s,a,c);default:return null}},S=w(k);if(S===null){let{defaultKeyType:E,defaultStringType:L}=s.options,O=f&&E||L;if(S=w(
O),S===null)throw new Error(`Unsupported default string type ${O}`)}return S}g.stringifyString=t}),re=(0,A.b)(g=>{"use strict";var y=ue(),p=x(),m=te(),d=ne();function h(n,i){
let r=Object.assign({blockQuote:!0,commentString:m.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"t\
rue",verifyAliasOrder:!0},n.schema.toStringOptions,i),t;switch(r.collectionStyle){case"block":t=!1;break;case"flow":t=!0;break;default:t=null}return{anchors:new Set,
doc:n,flowCollectionPadding:r.flowCollectionPadding?" ":"",indent:"",indentStep:typeof r.indent=="number"?" ".repeat(r.indent):"  ",inFlow:t,options:r}}function u(n,i){
if(i.tag){let e=n.filter(s=>s.tag===i.tag);if(e.length>0)return e.find(s=>s.format===i.format)??e[0]}let r,t;if(p.isScalar(i)){t=i.value;let e=n.filter(s=>s.identify?.(
t));if(e.length>1){let s=e.filter(a=>a.test);s.length>0&&(e=s)}r=e.find(s=>s.format===i.format)??e.find(s=>!s.format)}else t=i,r=n.find(e=>e.nodeClass&&t instanceof
e.nodeClass);if(!r){let e=t?.constructor?.name??(t===null?"null":typeof t);throw new Error(`Tag not resolved for ${e} value`)}return r}function o(n,i,{anchors:r,
doc:t}){if(!t.directives)return"";let e=[],s=(p.isScalar(n)||p.isCollection(n))&&n.anchor;s&&y.anchorIsValid(s)&&(r.add(s),e.push(`&${s}`));let a=n.tag??(i.default?
null:i.tag);return a&&e.push(t.directives.tagString(a)),e.join(" ")}function l(n,i,r,t){if(p.isPair(n))return n.toString(i,r,t);if(p.isAlias(n)){if(i.doc.directives)
return n.toString(i);if(i.resolvedAliases?.has(n))throw new TypeError("Cannot stringify circular structure without alias nodes");i.resolvedAliases?i.resolvedAliases.
add(n):i.resolvedAliases=new Set([n]),n=n.resolve(i.doc)}let e,s=p.isNode(n)?n:i.doc.createNode(n,{onTagObj:f=>e=f});e??(e=u(i.doc.schema.tags,s));let a=o(s,e,i);
a.length>0&&(i.indentAtStart=(i.indentAtStart??0)+a.length+1);let c=typeof e.stringify=="function"?e.stringify(s,i,r,t):p.isScalar(s)?d.stringifyString(s,i,r,t):
s.toString(i,r,t);return a?p.isScalar(s)||c[0]==="{"||c[0]==="["?`${a} ${c}`:`${a}
${i.indent}${c}`:c}g.createStringifyContext=h,g.stringify=l}),et=(0,A.b)(g=>{"use strict";var y=x(),p=_(),m=re(),d=te();function h({key:u,value:o},l,n,i){let{allNullValues:r,
doc:t,indent:e,indentStep:s,options:{commentString:a,indentSeq:c,simpleKeys:f}}=l,b=y.isNode(u)&&u.comment||null;if(f){if(b)throw new Error("With simple keys, k\
ey nodes cannot have comments");if(y.isCollection(u)||!y.isNode(u)&&typeof u=="object"){let M="With simple keys, collection cannot be used as a key value";throw new Error(
M)}}let v=!f&&(!u||b&&o==null&&!l.inFlow||y.isCollection(u)||(y.isScalar(u)?u.type===p.Scalar.BLOCK_FOLDED||u.type===p.Scalar.BLOCK_LITERAL:typeof u=="object"));
l=Object.assign({},l,{allNullValues:!1,implicitKey:!v&&(f||!r),indent:e+s});let k=!1,w=!1,S=m.stringify(u,l,()=>k=!0,()=>w=!0);if(!v&&!l.inFlow&&S.length>1024){
if(f)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");v=!0}if(l.inFlow){if(r||o==null)return k&&n&&n(),S===""?"?":
v?`? ${S}`:S}else if(r&&!f||o==null&&v)return S=`? ${S}`,b&&!k?S+=d.lineComment(S,l.indent,a(b)):w&&i&&i(),S;k&&(b=null),v?(b&&(S+=d.lineComment(S,l.indent,a(b))),
S=`? ${S}
${e}:`):(S=`${S}:`,b&&(S+=d.lineComment(S,l.indent,a(b))));let E,L,O;y.isNode(o)?(E=!!o.spaceBefore,L=o.commentBefore,O=o.comment):(E=!1,L=null,O=null,o&&typeof o==
"object"&&(o=t.createNode(o))),l.implicitKey=!1,!v&&!b&&y.isScalar(o)&&(l.indentAtStart=S.length+1),w=!1,!c&&s.length>=2&&!l.inFlow&&!v&&y.isSeq(o)&&!o.flow&&!o.
tag&&!o.anchor&&(l.indent=l.indent.substring(2));let N=!1,C=m.stringify(o,l,()=>N=!0,()=>w=!0),T=" ";if(b||E||L){if(T=E?`
`:"",L){let M=a(L);T+=`
${d.indentComment(M,l.indent)}`}C===""&&!l.inFlow?T===`
`&&O&&(T=`

`):T+=`
${l.indent}`}else if(!v&&y.isCollection(o)){let M=C[0],B=C.indexOf(`
`),D=B!==-1,K=l.inFlow??o.flow??o.items.length===0;if(D||!K){let $=!1;if(D&&(M==="&"||M==="!")){let I=C.indexOf(" ");M==="&"&&I!==-1&&I<B&&C[I+1]==="!"&&(I=C.indexOf(
" ",I+1)),(I===-1||B<I)&&($=!0)}$||(T=`
${l.indent}`)}}else(C===""||C[0]===`
`)&&(T="");return S+=T+C,l.inFlow?N&&n&&n():O&&!N?S+=d.lineComment(S,l.indent,a(O)):w&&i&&i(),S}g.stringifyPair=h}),Se=(0,A.b)(g=>{"use strict";var y=(0,A.a)("p\
rocess");function p(d,...h){d==="debug"&&console.log(...h)}function m(d,h){(d==="debug"||d==="warn")&&(typeof y.emitWarning=="function"?y.emitWarning(h):console.
warn(h))}g.debug=p,g.warn=m}),de=(0,A.b)(g=>{"use strict";var y=x(),p=_(),m="<<",d={identify:n=>n===m||typeof n=="symbol"&&n.description===m,default:"key",tag:"\
tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new p.Scalar(Symbol(m)),{addToJSMap:u}),stringify:()=>m},h=(n,i)=>(d.identify(i)||y.isScalar(i)&&
(!i.type||i.type===p.Scalar.PLAIN)&&d.identify(i.value))&&n?.doc.schema.tags.some(r=>r.tag===d.tag&&r.default);function u(n,i,r){let t=l(n,r);if(y.isSeq(t))for(let e of t.
items)o(n,i,e);else if(Array.isArray(t))for(let e of t)o(n,i,e);else o(n,i,t)}function o(n,i,r){let t=l(n,r);if(!y.isMap(t))throw new Error("Merge sources must \
be maps or map aliases");let e=t.toJSON(null,n,Map);for(let[s,a]of e)i instanceof Map?i.has(s)||i.set(s,a):i instanceof Set?i.add(s):Object.prototype.hasOwnProperty.
call(i,s)||Object.defineProperty(i,s,{value:a,writable:!0,enumerable:!0,configurable:!0});return i}function l(n,i){return n&&y.isAlias(i)?i.resolve(n.doc,n):i}g.
addMergeToJSMap=u,g.isMergeKey=h,g.merge=d}),Ne=(0,A.b)(g=>{"use strict";var y=Se(),p=de(),m=re(),d=x(),h=U();function u(l,n,{key:i,value:r}){if(d.isNode(i)&&i.
addToJSMap)i.addToJSMap(l,n,r);else if(p.isMergeKey(l,i))p.addMergeToJSMap(l,n,r);else{let t=h.toJS(i,"",l);if(n instanceof Map)n.set(t,h.toJS(r,t,l));else if(n instanceof
Set)n.add(t);else{let e=o(i,t,l),s=h.toJS(r,e,l);e in n?Object.defineProperty(n,e,{value:s,writable:!0,enumerable:!0,configurable:!0}):n[e]=s}}return n}function o(l,n,i){
if(n===null)return"";if(typeof n!="object")return String(n);if(d.isNode(l)&&i?.doc){let r=m.createStringifyContext(i.doc,{});r.anchors=new Set;for(let e of i.anchors.
keys())r.anchors.add(e.anchor);r.inFlow=!0,r.inStringifyKey=!0;let t=l.toString(r);if(!i.mapKeyWarned){let e=JSON.stringify(t);e.length>40&&(e=e.substring(0,36)+
'..."'),y.warn(i.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object key\
s.`),i.mapKeyWarned=!0}return t}return JSON.stringify(n)}g.addPairToJSMap=u}),Y=(0,A.b)(g=>{"use strict";var y=ee(),p=et(),m=Ne(),d=x();function h(o,l,n){let i=y.
createNode(o,void 0,n),r=y.createNode(l,void 0,n);return new u(i,r)}var u=class Fe{constructor(l,n=null){Object.defineProperty(this,d.NODE_TYPE,{value:d.PAIR}),
this.key=l,this.value=n}clone(l){let{key:n,value:i}=this;return d.isNode(n)&&(n=n.clone(l)),d.isNode(i)&&(i=i.clone(l)),new Fe(n,i)}toJSON(l,n){let i=n?.mapAsMap?
new Map:{};return m.addPairToJSMap(n,i,this)}toString(l,n,i){return l?.doc?p.stringifyPair(this,l,n,i):JSON.stringify(this)}};g.Pair=u,g.createPair=h}),Ee=(0,A.b)(
g=>{"use strict";var y=x(),p=re(),m=te();function d(l,n,i){return(n.inFlow??l.flow?u:h)(l,n,i)}function h({comment:l,items:n},i,{blockItemPrefix:r,flowChars:t,itemIndent:e,
onChompKeep:s,onComment:a}){let{indent:c,options:{commentString:f}}=i,b=Object.assign({},i,{indent:e,type:null}),v=!1,k=[];for(let S=0;S<n.length;++S){let E=n[S],
L=null;if(y.isNode(E))!v&&E.spaceBefore&&k.push(""),o(i,k,E.commentBefore,v),E.comment&&(L=E.comment);else if(y.isPair(E)){let N=y.isNode(E.key)?E.key:null;N&&(!v&&
N.spaceBefore&&k.push(""),o(i,k,N.commentBefore,v))}v=!1;let O=p.stringify(E,b,()=>L=null,()=>v=!0);L&&(O+=m.lineComment(O,e,f(L))),v&&L&&(v=!1),k.push(r+O)}let w;
if(k.length===0)w=t.start+t.end;else{w=k[0];for(let S=1;S<k.length;++S){let E=k[S];w+=E?`
${c}${E}`:`
`}}return l?(w+=`
`+m.indentComment(f(l),c),a&&a()):v&&s&&s(),w}function u({items:l},n,{flowChars:i,itemIndent:r}){let{indent:t,indentStep:e,flowCollectionPadding:s,options:{commentString:a}}=n;
r+=e;let c=Object.assign({},n,{indent:r,inFlow:!0,type:null}),f=!1,b=0,v=[];for(let S=0;S<l.length;++S){let E=l[S],L=null;if(y.isNode(E))E.spaceBefore&&v.push(""),
o(n,v,E.commentBefore,!1),E.comment&&(L=E.comment);else if(y.isPair(E)){let N=y.isNode(E.key)?E.key:null;N&&(N.spaceBefore&&v.push(""),o(n,v,N.commentBefore,!1),
N.comment&&(f=!0));let C=y.isNode(E.value)?E.value:null;C?(C.comment&&(L=C.comment),C.commentBefore&&(f=!0)):E.value==null&&N?.comment&&(L=N.comment)}L&&(f=!0);
let O=p.stringify(E,c,()=>L=null);f||(f=v.length>b||O.includes(`
`)),S<l.length-1?O+=",":n.options.trailingComma&&(n.options.lineWidth>0&&(f||(f=v.reduce((N,C)=>N+C.length+2,2)+(O.length+2)>n.options.lineWidth)),f&&(O+=",")),
L&&(O+=m.lineComment(O,r,a(L))),v.push(O),b=v.length}let{start:k,end:w}=i;if(v.length===0)return k+w;if(!f){let S=v.reduce((E,L)=>E+L.length+2,2);f=n.options.lineWidth>
0&&S>n.options.lineWidth}if(f){let S=k;for(let E of v)S+=E?`
${e}${t}${E}`:`
`;return`${S}
${t}${w}`}else return`${k}${s}${v.join(" ")}${s}${w}`}function o({indent:l,options:{commentString:n}},i,r,t){if(r&&t&&(r=r.replace(/^\n+/,"")),r){let e=m.indentComment(
n(r),l);i.push(e.trimStart())}}g.stringifyCollection=d}),J=(0,A.b)(g=>{"use strict";var y=Ee(),p=Ne(),m=he(),d=x(),h=Y(),u=_();function o(n,i){let r=d.isScalar(
i)?i.value:i;for(let t of n)if(d.isPair(t)&&(t.key===i||t.key===r||d.isScalar(t.key)&&t.key.value===r))return t}var l=class extends m.Collection{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(n){super(d.MAP,n),this.items=[]}static from(n,i,r){let{keepUndefined:t,replacer:e}=r,s=new this(n),a=(c,f)=>{if(typeof e==
"function")f=e.call(i,c,f);else if(Array.isArray(e)&&!e.includes(c))return;(f!==void 0||t)&&s.items.push(h.createPair(c,f,r))};if(i instanceof Map)for(let[c,f]of i)
a(c,f);else if(i&&typeof i=="object")for(let c of Object.keys(i))a(c,i[c]);return typeof n.sortMapEntries=="function"&&s.items.sort(n.sortMapEntries),s}add(n,i){
let r;d.isPair(n)?r=n:!n||typeof n!="object"||!("key"in n)?r=new h.Pair(n,n?.value):r=new h.Pair(n.key,n.value);let t=o(this.items,r.key),e=this.schema?.sortMapEntries;
if(t){if(!i)throw new Error(`Key ${r.key} already set`);d.isScalar(t.value)&&u.isScalarValue(r.value)?t.value.value=r.value:t.value=r.value}else if(e){let s=this.
items.findIndex(a=>e(r,a)<0);s===-1?this.items.push(r):this.items.splice(s,0,r)}else this.items.push(r)}delete(n){let i=o(this.items,n);return i?this.items.splice(
this.items.indexOf(i),1).length>0:!1}get(n,i){let r=o(this.items,n)?.value;return(!i&&d.isScalar(r)?r.value:r)??void 0}has(n){return!!o(this.items,n)}set(n,i){this.
add(new h.Pair(n,i),!0)}toJSON(n,i,r){let t=r?new r:i?.mapAsMap?new Map:{};i?.onCreate&&i.onCreate(t);for(let e of this.items)p.addPairToJSMap(i,t,e);return t}toString(n,i,r){
if(!n)return JSON.stringify(this);for(let t of this.items)if(!d.isPair(t))throw new Error(`Map items must all be pairs; found ${JSON.stringify(t)} instead`);return!n.
allNullValues&&this.hasAllNullValues(!1)&&(n=Object.assign({},n,{allNullValues:!0})),y.stringifyCollection(this,n,{blockItemPrefix:"",flowChars:{start:"{",end:"\
}"},itemIndent:n.indent||"",onChompKeep:r,onComment:i})}};g.YAMLMap=l,g.findPair=o}),G=(0,A.b)(g=>{"use strict";var y=x(),p=J(),m={collection:"map",default:!0,nodeClass:p.
YAMLMap,tag:"tag:yaml.org,2002:map",resolve(d,h){return y.isMap(d)||h("Expected a mapping for this tag"),d},createNode:(d,h,u)=>p.YAMLMap.from(d,h,u)};g.map=m}),
V=(0,A.b)(g=>{"use strict";var y=ee(),p=Ee(),m=he(),d=x(),h=_(),u=U(),o=class extends m.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(n){
super(d.SEQ,n),this.items=[]}add(n){this.items.push(n)}delete(n){let i=l(n);return typeof i!="number"?!1:this.items.splice(i,1).length>0}get(n,i){let r=l(n);if(typeof r!=
"number")return;let t=this.items[r];return!i&&d.isScalar(t)?t.value:t}has(n){let i=l(n);return typeof i=="number"&&i<this.items.length}set(n,i){let r=l(n);if(typeof r!=
"number")throw new Error(`Expected a valid index, not ${n}.`);let t=this.items[r];d.isScalar(t)&&h.isScalarValue(i)?t.value=i:this.items[r]=i}toJSON(n,i){let r=[];
i?.onCreate&&i.onCreate(r);let t=0;for(let e of this.items)r.push(u.toJS(e,String(t++),i));return r}toString(n,i,r){return n?p.stringifyCollection(this,n,{blockItemPrefix:"\
- ",flowChars:{start:"[",end:"]"},itemIndent:(n.indent||"")+"  ",onChompKeep:r,onComment:i}):JSON.stringify(this)}static from(n,i,r){let{replacer:t}=r,e=new this(
n);if(i&&Symbol.iterator in Object(i)){let s=0;for(let a of i){if(typeof t=="function"){let c=i instanceof Set?a:String(s++);a=t.call(i,c,a)}e.items.push(y.createNode(
a,void 0,r))}}return e}};function l(n){let i=d.isScalar(n)?n.value:n;return i&&typeof i=="string"&&(i=Number(i)),typeof i=="number"&&Number.isInteger(i)&&i>=0?i:
null}g.YAMLSeq=o}),Q=(0,A.b)(g=>{"use strict";var y=x(),p=V(),m={collection:"seq",default:!0,nodeClass:p.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(d,h){return y.
isSeq(d)||h("Expected a sequence for this tag"),d},createNode:(d,h,u)=>p.YAMLSeq.from(d,h,u)};g.seq=m}),ie=(0,A.b)(g=>{"use strict";var y=ne(),p={identify:m=>typeof m==
"string",default:!0,tag:"tag:yaml.org,2002:str",resolve:m=>m,stringify(m,d,h,u){return d=Object.assign({actualString:!0},d),y.stringifyString(m,d,h,u)}};g.string=
p}),pe=(0,A.b)(g=>{"use strict";var y=_(),p={identify:m=>m==null,createNode:()=>new y.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new y.Scalar(null),stringify:({source:m},d)=>typeof m=="string"&&p.test.test(m)?m:d.options.nullStr};g.nullTag=p}),Ae=(0,A.b)(g=>{"use strict";var y=_(),
p={identify:m=>typeof m=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:m=>new y.Scalar(m[0]==="t"||m[0]==="\
T"),stringify({source:m,value:d},h){if(m&&p.test.test(m)){let u=m[0]==="t"||m[0]==="T";if(d===u)return m}return d?h.options.trueStr:h.options.falseStr}};g.boolTag=
p}),H=(0,A.b)(g=>{"use strict";function y({format:p,minFractionDigits:m,tag:d,value:h}){if(typeof h=="bigint")return String(h);let u=typeof h=="number"?h:Number(
h);if(!isFinite(u))return isNaN(u)?".nan":u<0?"-.inf":".inf";let o=Object.is(h,-0)?"-0":JSON.stringify(h);if(!p&&m&&(!d||d==="tag:yaml.org,2002:float")&&/^-?\d/.
test(o)&&!o.includes("e")){let l=o.indexOf(".");l<0&&(l=o.length,o+=".");let n=m-(o.length-l-1);for(;n-- >0;)o+="0"}return o}g.stringifyNumber=y}),Le=(0,A.b)(g=>{
"use strict";var y=_(),p=H(),m={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:u=>u.
slice(-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:p.stringifyNumber},d={identify:u=>typeof u=="number",
default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:u=>parseFloat(u),stringify(u){let o=Number(
u.value);return isFinite(o)?o.toExponential():p.stringifyNumber(u)}},h={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(u){let o=new y.Scalar(parseFloat(u)),l=u.indexOf(".");return l!==-1&&u[u.length-1]==="0"&&(o.minFractionDigits=u.length-l-1),o},stringify:p.stringifyNumber};
g.float=h,g.floatExp=d,g.floatNaN=m}),Oe=(0,A.b)(g=>{"use strict";var y=H(),p=l=>typeof l=="bigint"||Number.isInteger(l),m=(l,n,i,{intAsBigInt:r})=>r?BigInt(l):
parseInt(l.substring(n),i);function d(l,n,i){let{value:r}=l;return p(r)&&r>=0?i+r.toString(n):y.stringifyNumber(l)}var h={identify:l=>p(l)&&l>=0,default:!0,tag:"\
tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(l,n,i)=>m(l,2,8,i),stringify:l=>d(l,8,"0o")},u={identify:p,default:!0,tag:"tag:yaml.org,2002:int",
test:/^[-+]?[0-9]+$/,resolve:(l,n,i)=>m(l,0,10,i),stringify:y.stringifyNumber},o={identify:l=>p(l)&&l>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,
resolve:(l,n,i)=>m(l,2,16,i),stringify:l=>d(l,16,"0x")};g.int=u,g.intHex=o,g.intOct=h}),tt=(0,A.b)(g=>{"use strict";var y=G(),p=pe(),m=Q(),d=ie(),h=Ae(),u=Le(),
o=Oe(),l=[y.map,m.seq,d.string,p.nullTag,h.boolTag,o.intOct,o.int,o.intHex,u.floatNaN,u.floatExp,u.float];g.schema=l}),nt=(0,A.b)(g=>{"use strict";var y=_(),p=G(),
m=Q();function d(n){return typeof n=="bigint"||Number.isInteger(n)}var h=({value:n})=>JSON.stringify(n),u=[{identify:n=>typeof n=="string",default:!0,tag:"tag:y\
aml.org,2002:str",resolve:n=>n,stringify:h},{identify:n=>n==null,createNode:()=>new y.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,
stringify:h},{identify:n=>typeof n=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:n=>n==="true",stringify:h},{identify:d,default:!0,
tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(n,i,{intAsBigInt:r})=>r?BigInt(n):parseInt(n,10),stringify:({value:n})=>d(n)?n.toString():JSON.
stringify(n)},{identify:n=>typeof n=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:n=>parseFloat(
n),stringify:h}],o={default:!0,tag:"",test:/^/,resolve(n,i){return i(`Unresolved plain scalar ${JSON.stringify(n)}`),n}},l=[p.map,m.seq].concat(u,o);g.schema=l}),
Ce=(0,A.b)(g=>{"use strict";var y=(0,A.a)("buffer"),p=_(),m=ne(),d={identify:h=>h instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(h,u){if(typeof y.
Buffer=="function")return y.Buffer.from(h,"base64");if(typeof atob=="function"){let o=atob(h.replace(/[\n\r]/g,"")),l=new Uint8Array(o.length);for(let n=0;n<o.length;++n)
l[n]=o.charCodeAt(n);return l}else return u("This environment does not support reading binary tags; either Buffer or atob is required"),h},stringify({comment:h,
type:u,value:o},l,n,i){if(!o)return"";let r=o,t;if(typeof y.Buffer=="function")t=r instanceof y.Buffer?r.toString("base64"):y.Buffer.from(r.buffer).toString("ba\
se64");else if(typeof btoa=="function"){let e="";for(let s=0;s<r.length;++s)e+=String.fromCharCode(r[s]);t=btoa(e)}else throw new Error("This environment does n\
ot support writing binary tags; either Buffer or btoa is required");if(u??(u=p.Scalar.BLOCK_LITERAL),u!==p.Scalar.QUOTE_DOUBLE){let e=Math.max(l.options.lineWidth-
l.indent.length,l.options.minContentWidth),s=Math.ceil(t.length/e),a=new Array(s);for(let c=0,f=0;c<s;++c,f+=e)a[c]=t.substr(f,e);t=a.join(u===p.Scalar.BLOCK_LITERAL?
`
`:" ")}return m.stringifyString({comment:h,type:u,value:t},l,n,i)}};g.binary=d}),me=(0,A.b)(g=>{"use strict";var y=x(),p=Y(),m=_(),d=V();function h(l,n){if(y.isSeq(
l))for(let i=0;i<l.items.length;++i){let r=l.items[i];if(!y.isPair(r)){if(y.isMap(r)){r.items.length>1&&n("Each pair must have its own sequence indicator");let t=r.
items[0]||new p.Pair(new m.Scalar(null));if(r.commentBefore&&(t.key.commentBefore=t.key.commentBefore?`${r.commentBefore}
${t.key.commentBefore}`:r.commentBefore),r.comment){let e=t.value??t.key;e.comment=e.comment?`${r.comment}
${e.comment}`:r.comment}r=t}l.items[i]=y.isPair(r)?r:new p.Pair(r)}}else n("Expected a sequence for this tag");return l}function u(l,n,i){let{replacer:r}=i,t=new d.
YAMLSeq(l);t.tag="tag:yaml.org,2002:pairs";let e=0;if(n&&Symbol.iterator in Object(n))for(let s of n){typeof r=="function"&&(s=r.call(n,String(e++),s));let a,c;
if(Array.isArray(s))if(s.length===2)a=s[0],c=s[1];else throw new TypeError(`Expected [key, value] tuple: ${s}`);else if(s&&s instanceof Object){let f=Object.keys(
s);if(f.length===1)a=f[0],c=s[a];else throw new TypeError(`Expected tuple with one key, not ${f.length} keys`)}else a=s;t.items.push(p.createPair(a,c,i))}return t}
var o={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:h,createNode:u};g.createPairs=u,g.pairs=o,g.resolvePairs=h}),Te=(0,A.b)(g=>{"use strict";
var y=x(),p=U(),m=J(),d=V(),h=me(),u=class Re extends d.YAMLSeq{constructor(){super(),this.add=m.YAMLMap.prototype.add.bind(this),this.delete=m.YAMLMap.prototype.
delete.bind(this),this.get=m.YAMLMap.prototype.get.bind(this),this.has=m.YAMLMap.prototype.has.bind(this),this.set=m.YAMLMap.prototype.set.bind(this),this.tag=Re.
tag}toJSON(n,i){if(!i)return super.toJSON(n);let r=new Map;i?.onCreate&&i.onCreate(r);for(let t of this.items){let e,s;if(y.isPair(t)?(e=p.toJS(t.key,"",i),s=p.
toJS(t.value,e,i)):e=p.toJS(t,"",i),r.has(e))throw new Error("Ordered maps must not include duplicate keys");r.set(e,s)}return r}static from(n,i,r){let t=h.createPairs(
n,i,r),e=new this;return e.items=t.items,e}};u.tag="tag:yaml.org,2002:omap";var o={collection:"seq",identify:l=>l instanceof Map,nodeClass:u,default:!1,tag:"tag\
:yaml.org,2002:omap",resolve(l,n){let i=h.resolvePairs(l,n),r=[];for(let{key:t}of i.items)y.isScalar(t)&&(r.includes(t.value)?n(`Ordered maps must not include d\
uplicate keys: ${t.value}`):r.push(t.value));return Object.assign(new u,i)},createNode:(l,n,i)=>u.from(l,n,i)};g.YAMLOMap=u,g.omap=o}),rt=(0,A.b)(g=>{"use stric\
t";var y=_();function p({value:h,source:u},o){return u&&(h?m:d).test.test(u)?u:h?o.options.trueStr:o.options.falseStr}var m={identify:h=>h===!0,default:!0,tag:"\
tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new y.Scalar(!0),stringify:p},d={identify:h=>h===!1,default:!0,tag:"tag:ya\
ml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new y.Scalar(!1),stringify:p};g.falseTag=d,g.trueTag=m}),it=(0,A.b)(g=>{"use s\
trict";var y=_(),p=H(),m={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:u=>u.
slice(-3).toLowerCase()==="nan"?NaN:u[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:p.stringifyNumber},d={identify:u=>typeof u=="number",
default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:u=>parseFloat(u.replace(/_/g,"")),stringify(u){
let o=Number(u.value);return isFinite(o)?o.toExponential():p.stringifyNumber(u)}},h={identify:u=>typeof u=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(u){let o=new y.Scalar(parseFloat(u.replace(/_/g,""))),l=u.indexOf(".");if(l!==-1){let n=u.substring(l+1).replace(/_/g,"");n[n.length-1]==="0"&&(o.minFractionDigits=
n.length)}return o},stringify:p.stringifyNumber};g.float=h,g.floatExp=d,g.floatNaN=m}),st=(0,A.b)(g=>{"use strict";var y=H(),p=n=>typeof n=="bigint"||Number.isInteger(
n);function m(n,i,r,{intAsBigInt:t}){let e=n[0];if((e==="-"||e==="+")&&(i+=1),n=n.substring(i).replace(/_/g,""),t){switch(r){case 2:n=`0b${n}`;break;case 8:n=`0\
o${n}`;break;case 16:n=`0x${n}`;break}let a=BigInt(n);return e==="-"?BigInt(-1)*a:a}let s=parseInt(n,r);return e==="-"?-1*s:s}function d(n,i,r){let{value:t}=n;if(p(
t)){let e=t.toString(i);return t<0?"-"+r+e.substr(1):r+e}return y.stringifyNumber(n)}var h={identify:p,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,
resolve:(n,i,r)=>m(n,2,2,r),stringify:n=>d(n,2,"0b")},u={identify:p,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(n,i,r)=>m(
n,1,8,r),stringify:n=>d(n,8,"0")},o={identify:p,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(n,i,r)=>m(n,0,10,r),stringify:y.stringifyNumber},
l={identify:p,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(n,i,r)=>m(n,2,16,r),stringify:n=>d(n,16,"0x")};g.int=o,
g.intBin=h,g.intHex=l,g.intOct=u}),Ie=(0,A.b)(g=>{"use strict";var y=x(),p=Y(),m=J(),d=class Ue extends m.YAMLMap{constructor(o){super(o),this.tag=Ue.tag}add(o){
let l;y.isPair(o)?l=o:o&&typeof o=="object"&&"key"in o&&"value"in o&&o.value===null?l=new p.Pair(o.key,null):l=new p.Pair(o,null),m.findPair(this.items,l.key)||
this.items.push(l)}get(o,l){let n=m.findPair(this.items,o);return!l&&y.isPair(n)?y.isScalar(n.key)?n.key.value:n.key:n}set(o,l){if(typeof l!="boolean")throw new Error(
`Expected boolean value for set(key, value) in a YAML set, not ${typeof l}`);let n=m.findPair(this.items,o);n&&!l?this.items.splice(this.items.indexOf(n),1):!n&&
l&&this.items.push(new p.Pair(o))}toJSON(o,l){return super.toJSON(o,l,Set)}toString(o,l,n){if(!o)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.
toString(Object.assign({},o,{allNullValues:!0}),l,n);throw new Error("Set items must all have null values")}static from(o,l,n){let{replacer:i}=n,r=new this(o);if(l&&
Symbol.iterator in Object(l))for(let t of l)typeof i=="function"&&(t=i.call(l,t,t)),r.items.push(p.createPair(t,null,n));return r}};d.tag="tag:yaml.org,2002:set";
var h={collection:"map",identify:u=>u instanceof Set,nodeClass:d,default:!1,tag:"tag:yaml.org,2002:set",createNode:(u,o,l)=>d.from(u,o,l),resolve(u,o){if(y.isMap(
u)){if(u.hasAllNullValues(!0))return Object.assign(new d,u);o("Set items must all have null values")}else o("Expected a mapping for this tag");return u}};g.YAMLSet=
d,g.set=h}),xe=(0,A.b)(g=>{"use strict";var y=H();function p(o,l){let n=o[0],i=n==="-"||n==="+"?o.substring(1):o,r=e=>l?BigInt(e):Number(e),t=i.replace(/_/g,"").
split(":").reduce((e,s)=>e*r(60)+r(s),r(0));return n==="-"?r(-1)*t:t}function m(o){let{value:l}=o,n=e=>e;if(typeof l=="bigint")n=e=>BigInt(e);else if(isNaN(l)||
!isFinite(l))return y.stringifyNumber(o);let i="";l<0&&(i="-",l*=n(-1));let r=n(60),t=[l%r];return l<60?t.unshift(0):(l=(l-t[0])/r,t.unshift(l%r),l>=60&&(l=(l-t[0])/
r,t.unshift(l))),i+t.map(e=>String(e).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var d={identify:o=>typeof o=="bigint"||Number.isInteger(o),default:!0,
tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(o,l,{intAsBigInt:n})=>p(o,n),stringify:m},h={identify:o=>typeof o==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:o=>p(o,!1),stringify:m},u={identify:o=>o instanceof
Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-\
9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(o){let l=o.match(u.test);if(!l)throw new Error("!!timestamp expects a date, starting with yyyy-\
mm-dd");let[,n,i,r,t,e,s]=l.map(Number),a=l[7]?Number((l[7]+"00").substr(1,3)):0,c=Date.UTC(n,i-1,r,t||0,e||0,s||0,a),f=l[8];if(f&&f!=="Z"){let b=p(f,!1);Math.abs(
b)<30&&(b*=60),c-=6e4*b}return new Date(c)},stringify:({value:o})=>o?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};g.floatTime=h,g.intTime=d,g.timestamp=
u}),at=(0,A.b)(g=>{"use strict";var y=G(),p=pe(),m=Q(),d=ie(),h=Ce(),u=rt(),o=it(),l=st(),n=de(),i=Te(),r=me(),t=Ie(),e=xe(),s=[y.map,m.seq,d.string,p.nullTag,u.
trueTag,u.falseTag,l.intBin,l.intOct,l.int,l.intHex,o.floatNaN,o.floatExp,o.float,h.binary,n.merge,i.omap,r.pairs,t.set,e.intTime,e.floatTime,e.timestamp];g.schema=
s}),ot=(0,A.b)(g=>{"use strict";var y=G(),p=pe(),m=Q(),d=ie(),h=Ae(),u=Le(),o=Oe(),l=tt(),n=nt(),i=Ce(),r=de(),t=Te(),e=me(),s=at(),a=Ie(),c=xe(),f=new Map([["c\
ore",l.schema],["failsafe",[y.map,m.seq,d.string]],["json",n.schema],["yaml11",s.schema],["yaml-1.1",s.schema]]),b={binary:i.binary,bool:h.boolTag,float:u.float,
floatExp:u.floatExp,floatNaN:u.floatNaN,floatTime:c.floatTime,int:o.int,intHex:o.intHex,intOct:o.intOct,intTime:c.intTime,map:y.map,merge:r.merge,null:p.nullTag,
omap:t.omap,pairs:e.pairs,seq:m.seq,set:a.set,timestamp:c.timestamp},v={"tag:yaml.org,2002:binary":i.binary,"tag:yaml.org,2002:merge":r.merge,"tag:yaml.org,2002\
:omap":t.omap,"tag:yaml.org,2002:pairs":e.pairs,"tag:yaml.org,2002:set":a.set,"tag:yaml.org,2002:timestamp":c.timestamp};function k(w,S,E){let L=f.get(S);if(L&&
!w)return E&&!L.includes(r.merge)?L.concat(r.merge):L.slice();let O=L;if(!O)if(Array.isArray(w))O=[];else{let N=Array.from(f.keys()).filter(C=>C!=="yaml11").map(
C=>JSON.stringify(C)).join(", ");throw new Error(`Unknown schema "${S}"; use one of ${N} or define customTags array`)}if(Array.isArray(w))for(let N of w)O=O.concat(
N);else typeof w=="function"&&(O=w(O.slice()));return E&&(O=O.concat(r.merge)),O.reduce((N,C)=>{let T=typeof C=="string"?b[C]:C;if(!T){let M=JSON.stringify(C),B=Object.
keys(b).map(D=>JSON.stringify(D)).join(", ");throw new Error(`Unknown custom tag ${M}; use one of ${B}`)}return N.includes(T)||N.push(T),N},[])}g.coreKnownTags=
v,g.getTags=k}),Me=(0,A.b)(g=>{"use strict";var y=x(),p=G(),m=Q(),d=ie(),h=ot(),u=(l,n)=>l.key<n.key?-1:l.key>n.key?1:0,o=class Ye{constructor({compat:n,customTags:i,
merge:r,resolveKnownTags:t,schema:e,sortMapEntries:s,toStringDefaults:a}){this.compat=Array.isArray(n)?h.getTags(n,"compat"):n?h.getTags(null,n):null,this.name=
typeof e=="string"&&e||"core",this.knownTags=t?h.coreKnownTags:{},this.tags=h.getTags(i,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,y.MAP,
{value:p.map}),Object.defineProperty(this,y.SCALAR,{value:d.string}),Object.defineProperty(this,y.SEQ,{value:m.seq}),this.sortMapEntries=typeof s=="function"?s:
s===!0?u:null}clone(){let n=Object.create(Ye.prototype,Object.getOwnPropertyDescriptors(this));return n.tags=this.tags.slice(),n}};g.Schema=o}),lt=(0,A.b)(g=>{"\
use strict";var y=x(),p=re(),m=te();function d(h,u){let o=[],l=u.directives===!0;if(u.directives!==!1&&h.directives){let e=h.directives.toString(h);e?(o.push(e),
l=!0):h.directives.docStart&&(l=!0)}l&&o.push("---");let n=p.createStringifyContext(h,u),{commentString:i}=n.options;if(h.commentBefore){o.length!==1&&o.unshift(
"");let e=i(h.commentBefore);o.unshift(m.indentComment(e,""))}let r=!1,t=null;if(h.contents){if(y.isNode(h.contents)){if(h.contents.spaceBefore&&l&&o.push(""),h.
contents.commentBefore){let a=i(h.contents.commentBefore);o.push(m.indentComment(a,""))}n.forceBlockIndent=!!h.comment,t=h.contents.comment}let e=t?void 0:()=>r=
!0,s=p.stringify(h.contents,n,()=>t=null,e);t&&(s+=m.lineComment(s,"",i(t))),(s[0]==="|"||s[0]===">")&&o[o.length-1]==="---"?o[o.length-1]=`--- ${s}`:o.push(s)}else
o.push(p.stringify(h.contents,n));if(h.directives?.docEnd)if(h.comment){let e=i(h.comment);e.includes(`
`)?(o.push("..."),o.push(m.indentComment(e,""))):o.push(`... ${e}`)}else o.push("...");else{let e=h.comment;e&&r&&(e=e.replace(/^\n+/,"")),e&&((!r||t)&&o[o.length-
1]!==""&&o.push(""),o.push(m.indentComment(i(e),"")))}return o.join(`
`)+`
`}g.stringifyDocument=d}),se=(0,A.b)(g=>{"use strict";var y=Z(),p=he(),m=x(),d=Y(),h=U(),u=Me(),o=lt(),l=ue(),n=ke(),i=ee(),r=we(),t=class Je{constructor(a,c,f){
this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,m.NODE_TYPE,{value:m.DOC});let b=null;typeof c=="function"||
Array.isArray(c)?b=c:f===void 0&&c&&(f=c,c=void 0);let v=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,
uniqueKeys:!0,version:"1.2"},f);this.options=v;let{version:k}=v;f?._directives?(this.directives=f._directives.atDocument(),this.directives.yaml.explicit&&(k=this.
directives.yaml.version)):this.directives=new r.Directives({version:k}),this.setSchema(k,f),this.contents=a===void 0?null:this.createNode(a,b,f)}clone(){let a=Object.
create(Je.prototype,{[m.NODE_TYPE]:{value:m.DOC}});return a.commentBefore=this.commentBefore,a.comment=this.comment,a.errors=this.errors.slice(),a.warnings=this.
warnings.slice(),a.options=Object.assign({},this.options),this.directives&&(a.directives=this.directives.clone()),a.schema=this.schema.clone(),a.contents=m.isNode(
this.contents)?this.contents.clone(a.schema):this.contents,this.range&&(a.range=this.range.slice()),a}add(a){e(this.contents)&&this.contents.add(a)}addIn(a,c){e(
this.contents)&&this.contents.addIn(a,c)}createAlias(a,c){if(!a.anchor){let f=l.anchorNames(this);a.anchor=!c||f.has(c)?l.findNewAnchor(c||"a",f):c}return new y.
Alias(a.anchor)}createNode(a,c,f){let b;if(typeof c=="function")a=c.call({"":a},"",a),b=c;else if(Array.isArray(c)){let B=K=>typeof K=="number"||K instanceof String||
K instanceof Number,D=c.filter(B).map(String);D.length>0&&(c=c.concat(D)),b=c}else f===void 0&&c&&(f=c,c=void 0);let{aliasDuplicateObjects:v,anchorPrefix:k,flow:w,
keepUndefined:S,onTagObj:E,tag:L}=f??{},{onAnchor:O,setAnchors:N,sourceObjects:C}=l.createNodeAnchors(this,k||"a"),T={aliasDuplicateObjects:v??!0,keepUndefined:S??
!1,onAnchor:O,onTagObj:E,replacer:b,schema:this.schema,sourceObjects:C},M=i.createNode(a,L,T);return w&&m.isCollection(M)&&(M.flow=!0),N(),M}createPair(a,c,f={}){
let b=this.createNode(a,null,f),v=this.createNode(c,null,f);return new d.Pair(b,v)}delete(a){return e(this.contents)?this.contents.delete(a):!1}deleteIn(a){return p.
isEmptyPath(a)?this.contents==null?!1:(this.contents=null,!0):e(this.contents)?this.contents.deleteIn(a):!1}get(a,c){return m.isCollection(this.contents)?this.contents.
get(a,c):void 0}getIn(a,c){return p.isEmptyPath(a)?!c&&m.isScalar(this.contents)?this.contents.value:this.contents:m.isCollection(this.contents)?this.contents.getIn(
a,c):void 0}has(a){return m.isCollection(this.contents)?this.contents.has(a):!1}hasIn(a){return p.isEmptyPath(a)?this.contents!==void 0:m.isCollection(this.contents)?
this.contents.hasIn(a):!1}set(a,c){this.contents==null?this.contents=p.collectionFromPath(this.schema,[a],c):e(this.contents)&&this.contents.set(a,c)}setIn(a,c){
p.isEmptyPath(a)?this.contents=c:this.contents==null?this.contents=p.collectionFromPath(this.schema,Array.from(a),c):e(this.contents)&&this.contents.setIn(a,c)}setSchema(a,c={}){
typeof a=="number"&&(a=String(a));let f;switch(a){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new r.Directives({version:"1.1"}),
f={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=a:this.directives=new r.Directives({version:a}),
f={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,f=null;break;default:{let b=JSON.stringify(a);throw new Error(`Exp\
ected '1.1', '1.2' or null as first argument, but found: ${b}`)}}if(c.schema instanceof Object)this.schema=c.schema;else if(f)this.schema=new u.Schema(Object.assign(
f,c));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:a,jsonArg:c,mapAsMap:f,maxAliasCount:b,onAnchor:v,reviver:k}={}){
let w={anchors:new Map,doc:this,keep:!a,mapAsMap:f===!0,mapKeyWarned:!1,maxAliasCount:typeof b=="number"?b:100},S=h.toJS(this.contents,c??"",w);if(typeof v=="fu\
nction")for(let{count:E,res:L}of w.anchors.values())v(L,E);return typeof k=="function"?n.applyReviver(k,{"":S},"",S):S}toJSON(a,c){return this.toJS({json:!0,jsonArg:a,
mapAsMap:!1,onAnchor:c})}toString(a={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in a&&(!Number.isInteger(
a.indent)||Number(a.indent)<=0)){let c=JSON.stringify(a.indent);throw new Error(`"indent" option must be a positive integer, not ${c}`)}return o.stringifyDocument(
this,a)}};function e(s){if(m.isCollection(s))return!0;throw new Error("Expected a YAML collection as document contents")}g.Document=t}),ae=(0,A.b)(g=>{"use stri\
ct";var y=class extends Error{constructor(h,u,o,l){super(),this.name=h,this.code=o,this.message=l,this.pos=u}},p=class extends y{constructor(h,u,o){super("YAMLP\
arseError",h,u,o)}},m=class extends y{constructor(h,u,o){super("YAMLWarning",h,u,o)}},d=(h,u)=>o=>{if(o.pos[0]===-1)return;o.linePos=o.pos.map(t=>u.linePos(t));
let{line:l,col:n}=o.linePos[0];o.message+=` at line ${l}, column ${n}`;let i=n-1,r=h.substring(u.lineStarts[l-1],u.lineStarts[l]).replace(/[\n\r]+$/,"");if(i>=60&&
r.length>80){let t=Math.min(i-39,r.length-79);r="…"+r.substring(t),i-=t-1}if(r.length>80&&(r=r.substring(0,79)+"…"),l>1&&/^ *$/.test(r.substring(0,i))){let t=h.
substring(u.lineStarts[l-2],u.lineStarts[l-1]);t.length>80&&(t=t.substring(0,79)+`…
`),r=t+r}if(/[^ ]/.test(r)){let t=1,e=o.linePos[1];e?.line===l&&e.col>n&&(t=Math.max(1,Math.min(e.col-n,80-i)));let s=" ".repeat(i)+"^".repeat(t);o.message+=`:

${r}
${s}
`}};g.YAMLError=y,g.YAMLParseError=p,g.YAMLWarning=m,g.prettifyError=d}),oe=(0,A.b)(g=>{"use strict";function y(p,{flow:m,indicator:d,next:h,offset:u,onError:o,
parentIndent:l,startOnNewline:n}){let i=!1,r=n,t=n,e="",s="",a=!1,c=!1,f=null,b=null,v=null,k=null,w=null,S=null,E=null;for(let N of p)switch(c&&(N.type!=="spac\
e"&&N.type!=="newline"&&N.type!=="comma"&&o(N.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),c=!1),f&&(r&&N.type!==
"comment"&&N.type!=="newline"&&o(f,"TAB_AS_INDENT","Tabs are not allowed as indentation"),f=null),N.type){case"space":!m&&(d!=="doc-start"||h?.type!=="flow-coll\
ection")&&N.source.includes("	")&&(f=N),t=!0;break;case"comment":{t||o(N,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");
let C=N.source.substring(1)||" ";e?e+=s+C:e=C,s="",r=!1;break}case"newline":r?e?e+=N.source:(!S||d!=="seq-item-ind")&&(i=!0):s+=N.source,r=!0,a=!0,(b||v)&&(k=N),
t=!0;break;case"anchor":b&&o(N,"MULTIPLE_ANCHORS","A node can have at most one anchor"),N.source.endsWith(":")&&o(N.offset+N.source.length-1,"BAD_ALIAS","Anchor\
 ending in : is ambiguous",!0),b=N,E??(E=N.offset),r=!1,t=!1,c=!0;break;case"tag":{v&&o(N,"MULTIPLE_TAGS","A node can have at most one tag"),v=N,E??(E=N.offset),
r=!1,t=!1,c=!0;break}case d:(b||v)&&o(N,"BAD_PROP_ORDER",`Anchors and tags must be after the ${N.source} indicator`),S&&o(N,"UNEXPECTED_TOKEN",`Unexpected ${N.source}\
 in ${m??"collection"}`),S=N,r=d==="seq-item-ind"||d==="explicit-key-ind",t=!1;break;case"comma":if(m){w&&o(N,"UNEXPECTED_TOKEN",`Unexpected , in ${m}`),w=N,r=!1,
t=!1;break}default:o(N,"UNEXPECTED_TOKEN",`Unexpected ${N.type} token`),r=!1,t=!1}let L=p[p.length-1],O=L?L.offset+L.source.length:u;return c&&h&&h.type!=="spac\
e"&&h.type!=="newline"&&h.type!=="comma"&&(h.type!=="scalar"||h.source!=="")&&o(h.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token \
by white space"),f&&(r&&f.indent<=l||h?.type==="block-map"||h?.type==="block-seq")&&o(f,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:w,found:S,
spaceBefore:i,comment:e,hasNewline:a,anchor:b,tag:v,newlineAfterProp:k,end:O,start:E??O}}g.resolveProps=y}),ye=(0,A.b)(g=>{"use strict";function y(p){if(!p)return null;
switch(p.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(p.source.includes(`
`))return!0;if(p.end){for(let m of p.end)if(m.type==="newline")return!0}return!1;case"flow-collection":for(let m of p.items){for(let d of m.start)if(d.type==="n\
ewline")return!0;if(m.sep){for(let d of m.sep)if(d.type==="newline")return!0}if(y(m.key)||y(m.value))return!0}return!1;default:return!0}}g.containsNewline=y}),$e=(0,A.b)(
g=>{"use strict";var y=ye();function p(m,d,h){if(d?.type==="flow-collection"){let u=d.end[0];u.indent===m&&(u.source==="]"||u.source==="}")&&y.containsNewline(d)&&
h(u,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}g.flowIndentCheck=p}),Pe=(0,A.b)(g=>{"use strict";var y=x();function p(m,d,h){let{
uniqueKeys:u}=m.options;if(u===!1)return!1;let o=typeof u=="function"?u:(l,n)=>l===n||y.isScalar(l)&&y.isScalar(n)&&l.value===n.value;return d.some(l=>o(l.key,h))}
g.mapIncludes=p}),ct=(0,A.b)(g=>{"use strict";var y=Y(),p=J(),m=oe(),d=ye(),h=$e(),u=Pe(),o="All mapping items must start at the same column";function l({composeNode:n,
composeEmptyNode:i},r,t,e,s){let a=s?.nodeClass??p.YAMLMap,c=new a(r.schema);r.atRoot&&(r.atRoot=!1);let f=t.offset,b=null;for(let v of t.items){let{start:k,key:w,
sep:S,value:E}=v,L=m.resolveProps(k,{indicator:"explicit-key-ind",next:w??S?.[0],offset:f,onError:e,parentIndent:t.indent,startOnNewline:!0}),O=!L.found;if(O){if(w&&
(w.type==="block-seq"?e(f,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in w&&w.indent!==t.indent&&e(f,"BAD_INDENT",
o)),!L.anchor&&!L.tag&&!S){b=L.end,L.comment&&(c.comment?c.comment+=`
`+L.comment:c.comment=L.comment);continue}(L.newlineAfterProp||d.containsNewline(w))&&e(w??k[k.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a\
 single line")}else L.found?.indent!==t.indent&&e(f,"BAD_INDENT",o);r.atKey=!0;let N=L.end,C=w?n(r,w,L,e):i(r,N,k,null,L,e);r.schema.compat&&h.flowIndentCheck(t.
indent,w,e),r.atKey=!1,u.mapIncludes(r,c.items,C)&&e(N,"DUPLICATE_KEY","Map keys must be unique");let T=m.resolveProps(S??[],{indicator:"map-value-ind",next:E,offset:C.
range[2],onError:e,parentIndent:t.indent,startOnNewline:!w||w.type==="block-scalar"});if(f=T.end,T.found){O&&(E?.type==="block-map"&&!T.hasNewline&&e(f,"BLOCK_A\
S_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),r.options.strict&&L.start<T.found.offset-1024&&e(C.range,"KEY_OVER_1024_CHARS","The : ind\
icator must be at most 1024 chars after the start of an implicit block mapping key"));let M=E?n(r,E,T,e):i(r,f,S,null,T,e);r.schema.compat&&h.flowIndentCheck(t.
indent,E,e),f=M.range[2];let B=new y.Pair(C,M);r.options.keepSourceTokens&&(B.srcToken=v),c.items.push(B)}else{O&&e(C.range,"MISSING_CHAR","Implicit map keys ne\
ed to be followed by map values"),T.comment&&(C.comment?C.comment+=`
`+T.comment:C.comment=T.comment);let M=new y.Pair(C);r.options.keepSourceTokens&&(M.srcToken=v),c.items.push(M)}}return b&&b<f&&e(b,"IMPOSSIBLE","Map comment wi\
th trailing content"),c.range=[t.offset,f,b??f],c}g.resolveBlockMap=l}),ut=(0,A.b)(g=>{"use strict";var y=V(),p=oe(),m=$e();function d({composeNode:h,composeEmptyNode:u},o,l,n,i){
let r=i?.nodeClass??y.YAMLSeq,t=new r(o.schema);o.atRoot&&(o.atRoot=!1),o.atKey&&(o.atKey=!1);let e=l.offset,s=null;for(let{start:a,value:c}of l.items){let f=p.
resolveProps(a,{indicator:"seq-item-ind",next:c,offset:e,onError:n,parentIndent:l.indent,startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||c)c?.type==="block-\
seq"?n(f.end,"BAD_INDENT","All sequence items must start at the same column"):n(e,"MISSING_CHAR","Sequence item without - indicator");else{s=f.end,f.comment&&(t.
comment=f.comment);continue}let b=c?h(o,c,f,n):u(o,f.end,a,null,f,n);o.schema.compat&&m.flowIndentCheck(l.indent,c,n),e=b.range[2],t.items.push(b)}return t.range=
[l.offset,e,s??e],t}g.resolveBlockSeq=d}),X=(0,A.b)(g=>{"use strict";function y(p,m,d,h){let u="";if(p){let o=!1,l="";for(let n of p){let{source:i,type:r}=n;switch(r){case"\
space":o=!0;break;case"comment":{d&&!o&&h(n,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let t=i.substring(1)||" ";u?
u+=l+t:u=t,l="";break}case"newline":u&&(l+=i),o=!0;break;default:h(n,"UNEXPECTED_TOKEN",`Unexpected ${r} at node end`)}m+=i.length}}return{comment:u,offset:m}}g.
resolveEnd=y}),ft=(0,A.b)(g=>{"use strict";var y=x(),p=Y(),m=J(),d=V(),h=X(),u=oe(),o=ye(),l=Pe(),n="Block collections are not allowed within flow collections",
i=t=>t&&(t.type==="block-map"||t.type==="block-seq");function r({composeNode:t,composeEmptyNode:e},s,a,c,f){let b=a.start.source==="{",v=b?"flow map":"flow sequ\
ence",k=f?.nodeClass??(b?m.YAMLMap:d.YAMLSeq),w=new k(s.schema);w.flow=!0;let S=s.atRoot;S&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let E=a.offset+a.start.source.length;
for(let T=0;T<a.items.length;++T){let M=a.items[T],{start:B,key:D,sep:K,value:$}=M,I=u.resolveProps(B,{flow:v,indicator:"explicit-key-ind",next:D??K?.[0],offset:E,
onError:c,parentIndent:a.indent,startOnNewline:!1});if(!I.found){if(!I.anchor&&!I.tag&&!K&&!$){T===0&&I.comma?c(I.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${v}`):
T<a.items.length-1&&c(I.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${v}`),I.comment&&(w.comment?w.comment+=`
`+I.comment:w.comment=I.comment),E=I.end;continue}!b&&s.options.strict&&o.containsNewline(D)&&c(D,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs\
 need to be on a single line")}if(T===0)I.comma&&c(I.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${v}`);else if(I.comma||c(I.start,"MISSING_CHAR",`Missing , betwe\
en ${v} items`),I.comment){let q="";e:for(let P of B)switch(P.type){case"comma":case"space":break;case"comment":q=P.source.substring(1);break e;default:break e}
if(q){let P=w.items[w.items.length-1];y.isPair(P)&&(P=P.value??P.key),P.comment?P.comment+=`
`+q:P.comment=q,I.comment=I.comment.substring(q.length+1)}}if(!b&&!K&&!I.found){let q=$?t(s,$,I,c):e(s,I.end,K,null,I,c);w.items.push(q),E=q.range[2],i($)&&c(q.
range,"BLOCK_IN_FLOW",n)}else{s.atKey=!0;let q=I.end,P=D?t(s,D,I,c):e(s,q,B,null,I,c);i(D)&&c(P.range,"BLOCK_IN_FLOW",n),s.atKey=!1;let j=u.resolveProps(K??[],{
flow:v,indicator:"map-value-ind",next:$,offset:P.range[2],onError:c,parentIndent:a.indent,startOnNewline:!1});if(j.found){if(!b&&!I.found&&s.options.strict){if(K)
for(let F of K){if(F===j.found)break;if(F.type==="newline"){c(F,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}
I.start<j.found.offset-1024&&c(j.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else
$&&("source"in $&&$.source?.[0]===":"?c($,"MISSING_CHAR",`Missing space after : in ${v}`):c(j.start,"MISSING_CHAR",`Missing , or : between ${v} items`));let W=$?
t(s,$,j,c):j.found?e(s,j.end,K,null,j,c):null;W?i($)&&c(W.range,"BLOCK_IN_FLOW",n):j.comment&&(P.comment?P.comment+=`
`+j.comment:P.comment=j.comment);let le=new p.Pair(P,W);if(s.options.keepSourceTokens&&(le.srcToken=M),b){let F=w;l.mapIncludes(s,F.items,P)&&c(q,"DUPLICATE_KEY",
"Map keys must be unique"),F.items.push(le)}else{let F=new m.YAMLMap(s.schema);F.flow=!0,F.items.push(le);let ve=(W??P).range;F.range=[P.range[0],ve[1],ve[2]],w.
items.push(F)}E=W?W.range[2]:j.end}}let L=b?"}":"]",[O,...N]=a.end,C=E;if(O?.source===L)C=O.offset+O.source.length;else{let T=v[0].toUpperCase()+v.substring(1),
M=S?`${T} must end with a ${L}`:`${T} in block collection must be sufficiently indented and end with a ${L}`;c(E,S?"MISSING_CHAR":"BAD_INDENT",M),O&&O.source.length!==
1&&N.unshift(O)}if(N.length>0){let T=h.resolveEnd(N,C,s.options.strict,c);T.comment&&(w.comment?w.comment+=`
`+T.comment:w.comment=T.comment),w.range=[a.offset,C,T.offset]}else w.range=[a.offset,C,C];return w}g.resolveFlowCollection=r}),ht=(0,A.b)(g=>{"use strict";var y=x(),
p=_(),m=J(),d=V(),h=ct(),u=ut(),o=ft();function l(i,r,t,e,s,a){let c=t.type==="block-map"?h.resolveBlockMap(i,r,t,e,a):t.type==="block-seq"?u.resolveBlockSeq(i,
r,t,e,a):o.resolveFlowCollection(i,r,t,e,a),f=c.constructor;return s==="!"||s===f.tagName?(c.tag=f.tagName,c):(s&&(c.tag=s),c)}function n(i,r,t,e,s){let a=e.tag,
c=a?r.directives.tagName(a.source,S=>s(a,"TAG_RESOLVE_FAILED",S)):null;if(t.type==="block-seq"){let{anchor:S,newlineAfterProp:E}=e,L=S&&a?S.offset>a.offset?S:a:
S??a;L&&(!E||E.offset<L.offset)&&s(L,"MISSING_CHAR","Missing newline after block sequence props")}let f=t.type==="block-map"?"map":t.type==="block-seq"?"seq":t.
start.source==="{"?"map":"seq";if(!a||!c||c==="!"||c===m.YAMLMap.tagName&&f==="map"||c===d.YAMLSeq.tagName&&f==="seq")return l(i,r,t,s,c);let b=r.schema.tags.find(
S=>S.tag===c&&S.collection===f);if(!b){let S=r.schema.knownTags[c];if(S?.collection===f)r.schema.tags.push(Object.assign({},S,{default:!1})),b=S;else return S?s(
a,"BAD_COLLECTION_TYPE",`${S.tag} used for ${f} collection, but expects ${S.collection??"scalar"}`,!0):s(a,"TAG_RESOLVE_FAILED",`Unresolved tag: ${c}`,!0),l(i,r,
t,s,c)}let v=l(i,r,t,s,c,b),k=b.resolve?.(v,S=>s(a,"TAG_RESOLVE_FAILED",S),r.options)??v,w=y.isNode(k)?k:new p.Scalar(k);return w.range=v.range,w.tag=c,b?.format&&
(w.format=b.format),w}g.composeCollection=n}),De=(0,A.b)(g=>{"use strict";var y=_();function p(h,u,o){let l=u.offset,n=m(u,h.options.strict,o);if(!n)return{value:"",
type:null,comment:"",range:[l,l,l]};let i=n.mode===">"?y.Scalar.BLOCK_FOLDED:y.Scalar.BLOCK_LITERAL,r=u.source?d(u.source):[],t=r.length;for(let k=r.length-1;k>=
0;--k){let w=r[k][1];if(w===""||w==="\r")t=k;else break}if(t===0){let k=n.chomp==="+"&&r.length>0?`
`.repeat(Math.max(1,r.length-1)):"",w=l+n.length;return u.source&&(w+=u.source.length),{value:k,type:i,comment:n.comment,range:[l,w,w]}}let e=u.indent+n.indent,
s=u.offset+n.length,a=0;for(let k=0;k<t;++k){let[w,S]=r[k];if(S===""||S==="\r")n.indent===0&&w.length>e&&(e=w.length);else{w.length<e&&o(s+w.length,"MISSING_CHA\
R","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),n.indent===0&&(e=w.length),a=k,e===0&&!h.atRoot&&o(s,"BAD_\
INDENT","Block scalar values in collections must be indented");break}s+=w.length+S.length+1}for(let k=r.length-1;k>=t;--k)r[k][0].length>e&&(t=k+1);let c="",f="",
b=!1;for(let k=0;k<a;++k)c+=r[k][0].slice(e)+`
`;for(let k=a;k<t;++k){let[w,S]=r[k];s+=w.length+S.length+1;let E=S[S.length-1]==="\r";if(E&&(S=S.slice(0,-1)),S&&w.length<e){let L=`Block scalar lines must not\
 be less indented than their ${n.indent?"explicit indentation indicator":"first line"}`;o(s-S.length-(E?2:1),"BAD_INDENT",L),w=""}i===y.Scalar.BLOCK_LITERAL?(c+=
f+w.slice(e)+S,f=`
`):w.length>e||S[0]==="	"?(f===" "?f=`
`:!b&&f===`
`&&(f=`

`),c+=f+w.slice(e)+S,f=`
`,b=!0):S===""?f===`
`?c+=`
`:f=`
`:(c+=f+S,f=" ",b=!1)}switch(n.chomp){case"-":break;case"+":for(let k=t;k<r.length;++k)c+=`
`+r[k][0].slice(e);c[c.length-1]!==`
`&&(c+=`
`);break;default:c+=`
`}let v=l+n.length+u.source.length;return{value:c,type:i,comment:n.comment,range:[l,v,v]}}function m({offset:h,props:u},o,l){if(u[0].type!=="block-scalar-header")
return l(u[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:n}=u[0],i=n[0],r=0,t="",e=-1;for(let f=1;f<n.length;++f){let b=n[f];if(!t&&(b==="-"||
b==="+"))t=b;else{let v=Number(b);!r&&v?r=v:e===-1&&(e=h+f)}}e!==-1&&l(e,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${n}`);let s=!1,a="",
c=n.length;for(let f=1;f<u.length;++f){let b=u[f];switch(b.type){case"space":s=!0;case"newline":c+=b.source.length;break;case"comment":o&&!s&&l(b,"MISSING_CHAR",
"Comments must be separated from other tokens by white space characters"),c+=b.source.length,a=b.source.substring(1);break;case"error":l(b,"UNEXPECTED_TOKEN",b.
message),c+=b.source.length;break;default:{let v=`Unexpected token in block scalar header: ${b.type}`;l(b,"UNEXPECTED_TOKEN",v);let k=b.source;k&&typeof k=="str\
ing"&&(c+=k.length)}}}return{mode:i,indent:r,chomp:t,comment:a,length:c}}function d(h){let u=h.split(/\n( *)/),o=u[0],l=o.match(/^( *)/),n=[l?.[1]?[l[1],o.slice(
l[1].length)]:["",o]];for(let i=1;i<u.length;i+=2)n.push([u[i],u[i+1]]);return n}g.resolveBlockScalar=p}),_e=(0,A.b)(g=>{"use strict";var y=_(),p=X();function m(r,t,e){
let{offset:s,type:a,source:c,end:f}=r,b,v,k=(E,L,O)=>e(s+E,L,O);switch(a){case"scalar":b=y.Scalar.PLAIN,v=d(c,k);break;case"single-quoted-scalar":b=y.Scalar.QUOTE_SINGLE,
v=h(c,k);break;case"double-quoted-scalar":b=y.Scalar.QUOTE_DOUBLE,v=o(c,k);break;default:return e(r,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found:\
 ${a}`),{value:"",type:null,comment:"",range:[s,s+c.length,s+c.length]}}let w=s+c.length,S=p.resolveEnd(f,w,t,e);return{value:v,type:b,comment:S.comment,range:[
s,w,S.offset]}}function d(r,t){let e="";switch(r[0]){case"	":e="a tab character";break;case",":e="flow indicator character ,";break;case"%":e="directive indicat\
or character %";break;case"|":case">":{e=`block scalar indicator ${r[0]}`;break}case"@":case"`":{e=`reserved character ${r[0]}`;break}}return e&&t(0,"BAD_SCALAR\
_START",`Plain value cannot start with ${e}`),u(r)}function h(r,t){return(r[r.length-1]!=="'"||r.length===1)&&t(r.length,"MISSING_CHAR","Missing closing 'quote"),
u(r.slice(1,-1)).replace(/''/g,"'")}function u(r){let t=/(.*?)\r?\n/sy,e=t.exec(r);if(!e)return r;let s,a;try{s=new RegExp("(?<![ 	])[ 	]+$"),a=new RegExp("^[ 	\
]+|(?<![ 	])[ 	]+$","g")}catch{s=/[ \t]+$/,a=/^[ \t]+|[ \t]+$/g}let c=e[1].replace(s,""),f=" ",b=t.lastIndex;for(;e=t.exec(r);){let k=e[1].replace(a,"");k===""?
f===`
`?c+=f:f=`
`:(c+=f+k,f=" "),b=t.lastIndex}let v=/[ \t]*(.*)/sy;return v.lastIndex=b,e=v.exec(r),c+f+(e?.[1]??"")}function o(r,t){let e="";for(let s=1;s<r.length-1;++s){let a=r[s];
if(!(a==="\r"&&r[s+1]===`
`))if(a===`
`){let{fold:c,offset:f}=l(r,s);e+=c,s=f}else if(a==="\\"){let c=r[++s],f=n[c];if(f)e+=f;else if(c===`
`)for(c=r[s+1];c===" "||c==="	";)c=r[++s+1];else if(c==="\r"&&r[s+1]===`
`)for(c=r[++s+1];c===" "||c==="	";)c=r[++s+1];else if(c==="x"||c==="u"||c==="U"){let b=c==="x"?2:c==="u"?4:8;e+=i(r,s+1,b,t),s+=b}else{let b=r.substr(s-1,2);t(s-
1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${b}`),e+=b}}else if(a===" "||a==="	"){let c=s,f=r[s+1];for(;f===" "||f==="	";)f=r[++s+1];f!==`
`&&!(f==="\r"&&r[s+2]===`
`)&&(e+=s>c?r.slice(c,s+1):a)}else e+=a}return(r[r.length-1]!=='"'||r.length===1)&&t(r.length,"MISSING_CHAR",'Missing closing "quote'),e}function l(r,t){let e="",
s=r[t+1];for(;(s===" "||s==="	"||s===`
`||s==="\r")&&!(s==="\r"&&r[t+2]!==`
`);)s===`
`&&(e+=`
`),t+=1,s=r[t+1];return e||(e=" "),{fold:e,offset:t}}var n={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"",_:" ",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function i(r,t,e,s){let a=r.substr(t,e),c=a.length===e&&/^[0-9a-fA-F]+$/.
test(a)?parseInt(a,16):NaN;try{return String.fromCodePoint(c)}catch{let f=r.substr(t-2,e+2);return s(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${f}`),f}}g.resolveFlowScalar=
m}),dt=(0,A.b)(g=>{"use strict";var y=x(),p=_(),m=De(),d=_e();function h(l,n,i,r){let{value:t,type:e,comment:s,range:a}=n.type==="block-scalar"?m.resolveBlockScalar(
l,n,r):d.resolveFlowScalar(n,l.options.strict,r),c=i?l.directives.tagName(i.source,v=>r(i,"TAG_RESOLVE_FAILED",v)):null,f;l.options.stringKeys&&l.atKey?f=l.schema[y.
SCALAR]:c?f=u(l.schema,t,c,i,r):n.type==="scalar"?f=o(l,t,n,r):f=l.schema[y.SCALAR];let b;try{let v=f.resolve(t,k=>r(i??n,"TAG_RESOLVE_FAILED",k),l.options);b=y.
isScalar(v)?v:new p.Scalar(v)}catch(v){let k=v instanceof Error?v.message:String(v);r(i??n,"TAG_RESOLVE_FAILED",k),b=new p.Scalar(t)}return b.range=a,b.source=t,
e&&(b.type=e),c&&(b.tag=c),f.format&&(b.format=f.format),s&&(b.comment=s),b}function u(l,n,i,r,t){if(i==="!")return l[y.SCALAR];let e=[];for(let a of l.tags)if(!a.
collection&&a.tag===i)if(a.default&&a.test)e.push(a);else return a;for(let a of e)if(a.test?.test(n))return a;let s=l.knownTags[i];return s&&!s.collection?(l.tags.
push(Object.assign({},s,{default:!1,test:void 0})),s):(t(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${i}`,i!=="tag:yaml.org,2002:str"),l[y.SCALAR])}function o({atKey:l,
directives:n,schema:i},r,t,e){let s=i.tags.find(a=>(a.default===!0||l&&a.default==="key")&&a.test?.test(r))||i[y.SCALAR];if(i.compat){let a=i.compat.find(c=>c.default&&
c.test?.test(r))??i[y.SCALAR];if(s.tag!==a.tag){let c=n.tagString(s.tag),f=n.tagString(a.tag),b=`Value may be parsed as either ${c} or ${f}`;e(t,"TAG_RESOLVE_FA\
ILED",b,!0)}}return s}g.composeScalar=h}),pt=(0,A.b)(g=>{"use strict";function y(p,m,d){if(m){d??(d=m.length);for(let h=d-1;h>=0;--h){let u=m[h];switch(u.type){case"\
space":case"comment":case"newline":p-=u.source.length;continue}for(u=m[++h];u?.type==="space";)p+=u.source.length,u=m[++h];break}}return p}g.emptyScalarPosition=
y}),mt=(0,A.b)(g=>{"use strict";var y=Z(),p=x(),m=ht(),d=dt(),h=X(),u=pt(),o={composeNode:l,composeEmptyNode:n};function l(r,t,e,s){let a=r.atKey,{spaceBefore:c,
comment:f,anchor:b,tag:v}=e,k,w=!0;switch(t.type){case"alias":k=i(r,t,s),(b||v)&&s(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"s\
calar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":k=d.composeScalar(r,t,v,s),b&&(k.anchor=b.source.substring(1));break;case"block-\
map":case"block-seq":case"flow-collection":try{k=m.composeCollection(o,r,t,e,s),b&&(k.anchor=b.source.substring(1))}catch(S){let E=S instanceof Error?S.message:
String(S);s(t,"RESOURCE_EXHAUSTION",E)}break;default:{let S=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;s(t,"UNEXPECTED_TOKEN",S),w=!1}}return k??
(k=n(r,t.offset,void 0,null,e,s)),b&&k.anchor===""&&s(b,"BAD_ALIAS","Anchor cannot be an empty string"),a&&r.options.stringKeys&&(!p.isScalar(k)||typeof k.value!=
"string"||k.tag&&k.tag!=="tag:yaml.org,2002:str")&&s(v??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),c&&(k.spaceBefore=!0),f&&(t.type==="scal\
ar"&&t.source===""?k.comment=f:k.commentBefore=f),r.options.keepSourceTokens&&w&&(k.srcToken=t),k}function n(r,t,e,s,{spaceBefore:a,comment:c,anchor:f,tag:b,end:v},k){
let w={type:"scalar",offset:u.emptyScalarPosition(t,e,s),indent:-1,source:""},S=d.composeScalar(r,w,b,k);return f&&(S.anchor=f.source.substring(1),S.anchor===""&&
k(f,"BAD_ALIAS","Anchor cannot be an empty string")),a&&(S.spaceBefore=!0),c&&(S.comment=c,S.range[2]=v),S}function i({options:r},{offset:t,source:e,end:s},a){let c=new y.
Alias(e.substring(1));c.source===""&&a(t,"BAD_ALIAS","Alias cannot be an empty string"),c.source.endsWith(":")&&a(t+e.length-1,"BAD_ALIAS","Alias ending in : is\
 ambiguous",!0);let f=t+e.length,b=h.resolveEnd(s,f,r.strict,a);return c.range=[t,f,b.offset],b.comment&&(c.comment=b.comment),c}g.composeEmptyNode=n,g.composeNode=
l}),yt=(0,A.b)(g=>{"use strict";var y=se(),p=mt(),m=X(),d=oe();function h(u,o,{offset:l,start:n,value:i,end:r},t){let e=Object.assign({_directives:o},u),s=new y.
Document(void 0,e),a={atKey:!1,atRoot:!0,directives:s.directives,options:s.options,schema:s.schema},c=d.resolveProps(n,{indicator:"doc-start",next:i??r?.[0],offset:l,
onError:t,parentIndent:0,startOnNewline:!0});c.found&&(s.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!c.hasNewline&&t(c.end,"MISSING\
_CHAR","Block collection cannot start on same line with directives-end marker")),s.contents=i?p.composeNode(a,i,c,t):p.composeEmptyNode(a,c.end,n,null,c,t);let f=s.
contents.range[2],b=m.resolveEnd(r,f,!1,t);return b.comment&&(s.comment=b.comment),s.range=[l,f,b.offset],s}g.composeDoc=h}),Be=(0,A.b)(g=>{"use strict";var y=(0,A.a)(
"process"),p=we(),m=se(),d=ae(),h=x(),u=yt(),o=X();function l(r){if(typeof r=="number")return[r,r+1];if(Array.isArray(r))return r.length===2?r:[r[0],r[1]];let{offset:t,
source:e}=r;return[t,t+(typeof e=="string"?e.length:1)]}function n(r){let t="",e=!1,s=!1;for(let a=0;a<r.length;++a){let c=r[a];switch(c[0]){case"#":t+=(t===""?
"":s?`

`:`
`)+(c.substring(1)||" "),e=!0,s=!1;break;case"%":r[a+1]?.[0]!=="#"&&(a+=1),e=!1;break;default:e||(s=!0),e=!1}}return{comment:t,afterEmptyLine:s}}var i=class{constructor(r={}){
this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,e,s,a)=>{let c=l(t);a?this.warnings.push(new d.YAMLWarning(c,
e,s)):this.errors.push(new d.YAMLParseError(c,e,s))},this.directives=new p.Directives({version:r.version||"1.2"}),this.options=r}decorate(r,t){let{comment:e,afterEmptyLine:s}=n(
this.prelude);if(e){let a=r.contents;if(t)r.comment=r.comment?`${r.comment}
${e}`:e;else if(s||r.directives.docStart||!a)r.commentBefore=e;else if(h.isCollection(a)&&!a.flow&&a.items.length>0){let c=a.items[0];h.isPair(c)&&(c=c.key);let f=c.
commentBefore;c.commentBefore=f?`${e}
${f}`:e}else{let c=a.commentBefore;a.commentBefore=c?`${e}
${c}`:e}}if(t){for(let a=0;a<this.errors.length;++a)r.errors.push(this.errors[a]);for(let a=0;a<this.warnings.length;++a)r.warnings.push(this.warnings[a])}else r.
errors=this.errors,r.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:n(this.prelude).comment,directives:this.
directives,errors:this.errors,warnings:this.warnings}}*compose(r,t=!1,e=-1){for(let s of r)yield*this.next(s);yield*this.end(t,e)}*next(r){switch(y.env.LOG_STREAM&&
console.dir(r,{depth:null}),r.type){case"directive":this.directives.add(r.source,(t,e,s)=>{let a=l(r);a[0]+=t,this.onError(a,"BAD_DIRECTIVE",e,s)}),this.prelude.
push(r.source),this.atDirectives=!0;break;case"document":{let t=u.composeDoc(this.options,this.directives,r,this.onError);this.atDirectives&&!t.directives.docStart&&
this.onError(r,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;
break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(r.source);break;case"error":{let t=r.source?`${r.message}: ${JSON.stringify(
r.source)}`:r.message,e=new d.YAMLParseError(l(r),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(e):this.doc.errors.push(e);break}case"doc-\
end":{if(!this.doc){let e="Unexpected doc-end without preceding document";this.errors.push(new d.YAMLParseError(l(r),"UNEXPECTED_TOKEN",e));break}this.doc.directives.
docEnd=!0;let t=o.resolveEnd(r.end,r.offset+r.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),t.comment){let e=this.doc.comment;
this.doc.comment=e?`${e}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new d.YAMLParseError(l(r),"UNEXPECTED_TOKEN",`Unsupported token ${r.type}`))}}*end(r=!1,t=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(r){let e=Object.assign({_directives:this.directives},this.options),s=new m.Document(
void 0,e);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),s.range=[0,t,t],this.decorate(s,!1),yield s}}};g.Composer=i}),
gt=(0,A.b)(g=>{"use strict";var y=De(),p=_e(),m=ae(),d=ne();function h(r,t=!0,e){if(r){let s=(a,c,f)=>{let b=typeof a=="number"?a:Array.isArray(a)?a[0]:a.offset;
if(e)e(b,c,f);else throw new m.YAMLParseError([b,b+1],c,f)};switch(r.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return p.resolveFlowScalar(
r,t,s);case"block-scalar":return y.resolveBlockScalar({options:{strict:t}},r,s)}}return null}function u(r,t){let{implicitKey:e=!1,indent:s,inFlow:a=!1,offset:c=-1,
type:f="PLAIN"}=t,b=d.stringifyString({type:f,value:r},{implicitKey:e,indent:s>0?" ".repeat(s):"",inFlow:a,options:{blockQuote:!0,lineWidth:-1}}),v=t.end??[{type:"\
newline",offset:-1,indent:s,source:`
`}];switch(b[0]){case"|":case">":{let k=b.indexOf(`
`),w=b.substring(0,k),S=b.substring(k+1)+`
`,E=[{type:"block-scalar-header",offset:c,indent:s,source:w}];return n(E,v)||E.push({type:"newline",offset:-1,indent:s,source:`
`}),{type:"block-scalar",offset:c,indent:s,props:E,source:S}}case'"':return{type:"double-quoted-scalar",offset:c,indent:s,source:b,end:v};case"'":return{type:"s\
ingle-quoted-scalar",offset:c,indent:s,source:b,end:v};default:return{type:"scalar",offset:c,indent:s,source:b,end:v}}}function o(r,t,e={}){let{afterKey:s=!1,implicitKey:a=!1,
inFlow:c=!1,type:f}=e,b="indent"in r?r.indent:null;if(s&&typeof b=="number"&&(b+=2),!f)switch(r.type){case"single-quoted-scalar":f="QUOTE_SINGLE";break;case"dou\
ble-quoted-scalar":f="QUOTE_DOUBLE";break;case"block-scalar":{let k=r.props[0];if(k.type!=="block-scalar-header")throw new Error("Invalid block scalar header");
f=k.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:f="PLAIN"}let v=d.stringifyString({type:f,value:t},{implicitKey:a||b===null,indent:b!==null&&b>
0?" ".repeat(b):"",inFlow:c,options:{blockQuote:!0,lineWidth:-1}});switch(v[0]){case"|":case">":l(r,v);break;case'"':i(r,v,"double-quoted-scalar");break;case"'":
i(r,v,"single-quoted-scalar");break;default:i(r,v,"scalar")}}function l(r,t){let e=t.indexOf(`
`),s=t.substring(0,e),a=t.substring(e+1)+`
`;if(r.type==="block-scalar"){let c=r.props[0];if(c.type!=="block-scalar-header")throw new Error("Invalid block scalar header");c.source=s,r.source=a}else{let{offset:c}=r,
f="indent"in r?r.indent:-1,b=[{type:"block-scalar-header",offset:c,indent:f,source:s}];n(b,"end"in r?r.end:void 0)||b.push({type:"newline",offset:-1,indent:f,source:`\

`});for(let v of Object.keys(r))v!=="type"&&v!=="offset"&&delete r[v];Object.assign(r,{type:"block-scalar",indent:f,props:b,source:a})}}function n(r,t){if(t)for(let e of t)
switch(e.type){case"space":case"comment":r.push(e);break;case"newline":return r.push(e),!0}return!1}function i(r,t,e){switch(r.type){case"scalar":case"double-qu\
oted-scalar":case"single-quoted-scalar":r.type=e,r.source=t;break;case"block-scalar":{let s=r.props.slice(1),a=t.length;r.props[0].type==="block-scalar-header"&&
(a-=r.props[0].source.length);for(let c of s)c.offset+=a;delete r.props,Object.assign(r,{type:e,source:t,end:s});break}case"block-map":case"block-seq":{let s={type:"\
newline",offset:r.offset+t.length,indent:r.indent,source:`
`};delete r.items,Object.assign(r,{type:e,source:t,end:[s]});break}default:{let s="indent"in r?r.indent:-1,a="end"in r&&Array.isArray(r.end)?r.end.filter(c=>c.type===
"space"||c.type==="comment"||c.type==="newline"):[];for(let c of Object.keys(r))c!=="type"&&c!=="offset"&&delete r[c];Object.assign(r,{type:e,indent:s,source:t,
end:a})}}}g.createScalarToken=u,g.resolveAsScalar=h,g.setScalarValue=o}),bt=(0,A.b)(g=>{"use strict";var y=d=>"type"in d?p(d):m(d);function p(d){switch(d.type){case"\
block-scalar":{let h="";for(let u of d.props)h+=p(u);return h+d.source}case"block-map":case"block-seq":{let h="";for(let u of d.items)h+=m(u);return h}case"flow\
-collection":{let h=d.start.source;for(let u of d.items)h+=m(u);for(let u of d.end)h+=u.source;return h}case"document":{let h=m(d);if(d.end)for(let u of d.end)h+=
u.source;return h}default:{let h=d.source;if("end"in d&&d.end)for(let u of d.end)h+=u.source;return h}}}function m({start:d,key:h,sep:u,value:o}){let l="";for(let n of d)
l+=n.source;if(h&&(l+=p(h)),u)for(let n of u)l+=n.source;return o&&(l+=p(o)),l}g.stringify=y}),vt=(0,A.b)(g=>{"use strict";var y=Symbol("break visit"),p=Symbol(
"skip children"),m=Symbol("remove item");function d(u,o){"type"in u&&u.type==="document"&&(u={start:u.start,value:u.value}),h(Object.freeze([]),u,o)}d.BREAK=y,d.
SKIP=p,d.REMOVE=m,d.itemAtPath=(u,o)=>{let l=u;for(let[n,i]of o){let r=l?.[n];if(r&&"items"in r)l=r.items[i];else return}return l},d.parentCollection=(u,o)=>{let l=d.
itemAtPath(u,o.slice(0,-1)),n=o[o.length-1][0],i=l?.[n];if(i&&"items"in i)return i;throw new Error("Parent collection not found")};function h(u,o,l){let n=l(o,u);
if(typeof n=="symbol")return n;for(let i of["key","value"]){let r=o[i];if(r&&"items"in r){for(let t=0;t<r.items.length;++t){let e=h(Object.freeze(u.concat([[i,t]])),
r.items[t],l);if(typeof e=="number")t=e-1;else{if(e===y)return y;e===m&&(r.items.splice(t,1),t-=1)}}typeof n=="function"&&i==="key"&&(n=n(o,u))}}return typeof n==
"function"?n(o,u):n}g.visit=d}),ge=(0,A.b)(g=>{"use strict";var y=gt(),p=bt(),m=vt(),d="\uFEFF",h="",u="",o="",l=t=>!!t&&"items"in t,n=t=>!!t&&(t.type==="sca\
lar"||t.type==="single-quoted-scalar"||t.type==="double-quoted-scalar"||t.type==="block-scalar");function i(t){switch(t){case d:return"<BOM>";case h:return"<DOC\
>";case u:return"<FLOW_END>";case o:return"<SCALAR>";default:return JSON.stringify(t)}}function r(t){switch(t){case d:return"byte-order-mark";case h:return"doc-\
mode";case u:return"flow-error-end";case o:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(t[0]){case" ":case"	":return"space";case"#":return"comment";case"\
%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-sca\
lar";case"|":case">":return"block-scalar-header"}return null}g.createScalarToken=y.createScalarToken,g.resolveAsScalar=y.resolveAsScalar,g.setScalarValue=y.setScalarValue,
g.stringify=p.stringify,g.visit=m.visit,g.BOM=d,g.DOCUMENT=h,g.FLOW_END=u,g.SCALAR=o,g.isCollection=l,g.isScalar=n,g.prettyToken=i,g.tokenType=r}),Ke=(0,A.b)(g=>{
"use strict";var y=ge();function p(n){switch(n){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var m=new Set("0123456789ABCDEFabcdef"),d=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-\
#;/?:@&=+$_.!~*'()"),h=new Set(",[]{}"),u=new Set(` ,[]{}
\r	`),o=n=>!n||u.has(n),l=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.
indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(n,i=!1){if(n){if(typeof n!="string")throw TypeError("source is not a string");
this.buffer=this.buffer?this.buffer+n:n,this.lineEndPos=null}this.atEnd=!i;let r=this.next??"stream";for(;r&&(i||this.hasChars(1));)r=yield*this.parseNext(r)}atLineEnd(){
let n=this.pos,i=this.buffer[n];for(;i===" "||i==="	";)i=this.buffer[++n];return!i||i==="#"||i===`
`?!0:i==="\r"?this.buffer[n+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(n){let i=this.buffer[n];if(this.indentNext>0){let r=0;for(;i===" ";)i=this.buffer[++r+n];if(i==="\r"){
let t=this.buffer[r+n+1];if(t===`
`||!t&&!this.atEnd)return n+r+1}return i===`
`||r>=this.indentNext||!i&&!this.atEnd?n+r:-1}if(i==="-"||i==="."){let r=this.buffer.substr(n,3);if((r==="---"||r==="...")&&p(this.buffer[n+3]))return-1}return n}getLine(){
let n=this.lineEndPos;return(typeof n!="number"||n!==-1&&n<this.pos)&&(n=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=n),n===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[n-1]==="\r"&&(n-=1),this.buffer.substring(this.pos,n))}hasChars(n){
return this.pos+n<=this.buffer.length}setNext(n){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=n,null}peek(n){return this.
buffer.substr(this.pos,n)}*parseNext(n){switch(n){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-st\
art":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.
parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let n=this.getLine();
if(n===null)return this.setNext("stream");if(n[0]===y.BOM&&(yield*this.pushCount(1),n=n.substring(1)),n[0]==="%"){let i=n.length,r=n.indexOf("#");for(;r!==-1;){
let e=n[r-1];if(e===" "||e==="	"){i=r-1;break}else r=n.indexOf("#",r+1)}for(;;){let e=n[i-1];if(e===" "||e==="	")i-=1;else break}let t=(yield*this.pushCount(i))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(n.length-t),this.pushNewline(),"stream"}if(this.atLineEnd()){let i=yield*this.pushSpaces(!0);return yield*this.
pushCount(n.length-i),yield*this.pushNewline(),"stream"}return yield y.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){let n=this.charAt(0);if(!n&&!this.
atEnd)return this.setNext("line-start");if(n==="-"||n==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let i=this.peek(3);if((i==="---"||
i==="...")&&p(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,i==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(
!1),this.indentNext>this.indentValue&&!p(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[n,i]=this.peek(
2);if(!i&&!this.atEnd)return this.setNext("block-start");if((n==="-"||n==="?"||n===":")&&p(i)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.
indentNext=this.indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let n=this.getLine();if(n===null)return this.
setNext("doc");let i=yield*this.pushIndicators();switch(n[i]){case"#":yield*this.pushCount(n.length-i);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"\
{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.
pushUntil(o),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return i+=yield*this.parseBlockScalarHeader(),i+=yield*this.pushSpaces(
!0),yield*this.pushCount(n.length-i),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){
let n,i,r=-1;do n=yield*this.pushNewline(),n>0?(i=yield*this.pushSpaces(!1),this.indentValue=r=i):i=0,i+=yield*this.pushSpaces(!0);while(n+i>0);let t=this.getLine();
if(t===null)return this.setNext("flow");if((r!==-1&&r<this.indentNext&&t[0]!=="#"||r===0&&(t.startsWith("---")||t.startsWith("..."))&&p(t[3]))&&!(r===this.indentNext-
1&&this.flowLevel===1&&(t[0]==="]"||t[0]==="}")))return this.flowLevel=0,yield y.FLOW_END,yield*this.parseLineStart();let e=0;for(;t[e]===",";)e+=yield*this.pushCount(
1),e+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(e+=yield*this.pushIndicators(),t[e]){case void 0:return"flow";case"#":return yield*this.pushCount(t.length-
e),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,
this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(o),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case"\
:":{let s=this.charAt(1);if(this.flowKey||p(s)||s===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=
!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let n=this.charAt(0),i=this.buffer.indexOf(n,this.pos+1);if(n==="'")for(;i!==-1&&this.buffer[i+1]==="'";)
i=this.buffer.indexOf("'",i+2);else for(;i!==-1;){let e=0;for(;this.buffer[i-1-e]==="\\";)e+=1;if(e%2===0)break;i=this.buffer.indexOf('"',i+1)}let r=this.buffer.
substring(0,i),t=r.indexOf(`
`,this.pos);if(t!==-1){for(;t!==-1;){let e=this.continueScalar(t+1);if(e===-1)break;t=r.indexOf(`
`,e)}t!==-1&&(i=t-(r[t-1]==="\r"?2:1))}if(i===-1){if(!this.atEnd)return this.setNext("quoted-scalar");i=this.buffer.length}return yield*this.pushToIndex(i+1,!1),
this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let n=this.pos;for(;;){let i=this.buffer[++n];if(i==="+")
this.blockScalarKeep=!0;else if(i>"0"&&i<="9")this.blockScalarIndent=Number(i)-1;else if(i!=="-")break}return yield*this.pushUntil(i=>p(i)||i==="#")}*parseBlockScalar(){
let n=this.pos-1,i=0,r;e:for(let e=this.pos;r=this.buffer[e];++e)switch(r){case" ":i+=1;break;case`
`:n=e,i=0;break;case"\r":{let s=this.buffer[e+1];if(!s&&!this.atEnd)return this.setNext("block-scalar");if(s===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(i>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=i:this.indentNext=
this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let e=this.continueScalar(n+1);if(e===-1)break;n=this.buffer.indexOf(`
`,e)}while(n!==-1);if(n===-1){if(!this.atEnd)return this.setNext("block-scalar");n=this.buffer.length}}let t=n+1;for(r=this.buffer[t];r===" ";)r=this.buffer[++t];
if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++t];n=t-1}else if(!this.blockScalarKeep)do{let e=n-1,s=this.buffer[e];s==="\r"&&(s=this.buffer[--e]);let a=e;for(;s===" ";)s=this.buffer[--e];
if(s===`
`&&e>=this.pos&&e+1+i>a)n=e;else break}while(!0);return yield y.SCALAR,yield*this.pushToIndex(n+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){let n=this.
flowLevel>0,i=this.pos-1,r=this.pos-1,t;for(;t=this.buffer[++r];)if(t===":"){let e=this.buffer[r+1];if(p(e)||n&&h.has(e))break;i=r}else if(p(t)){let e=this.buffer[r+
1];if(t==="\r"&&(e===`
`?(r+=1,t=`
`,e=this.buffer[r+1]):i=r),e==="#"||n&&h.has(e))break;if(t===`
`){let s=this.continueScalar(r+1);if(s===-1)break;r=Math.max(r,s-2)}}else{if(n&&h.has(t))break;i=r}return!t&&!this.atEnd?this.setNext("plain-scalar"):(yield y.SCALAR,
yield*this.pushToIndex(i+1,!0),n?"flow":"doc")}*pushCount(n){return n>0?(yield this.buffer.substr(this.pos,n),this.pos+=n,n):0}*pushToIndex(n,i){let r=this.buffer.
slice(this.pos,n);return r?(yield r,this.pos+=r.length,r.length):(i&&(yield""),0)}*pushIndicators(){let n=0;e:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.
pushTag(),n+=yield*this.pushSpaces(!0);continue e;case"&":n+=yield*this.pushUntil(o),n+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let i=this.
flowLevel>0,r=this.charAt(1);if(p(r)||i&&h.has(r)){i?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.
pushSpaces(!0);continue e}}}break e}return n}*pushTag(){if(this.charAt(1)==="<"){let n=this.pos+2,i=this.buffer[n];for(;!p(i)&&i!==">";)i=this.buffer[++n];return yield*this.
pushToIndex(i===">"?n+1:n,!1)}else{let n=this.pos+1,i=this.buffer[n];for(;i;)if(d.has(i))i=this.buffer[++n];else if(i==="%"&&m.has(this.buffer[n+1])&&m.has(this.
buffer[n+2]))i=this.buffer[n+=3];else break;return yield*this.pushToIndex(n,!1)}}*pushNewline(){let n=this.buffer[this.pos];return n===`
`?yield*this.pushCount(1):n==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(n){let i=this.pos-1,r;do r=this.buffer[++i];while(r===" "||n&&r==="	");let t=i-this.pos;return t>0&&(yield this.buffer.substr(
this.pos,t),this.pos=i),t}*pushUntil(n){let i=this.pos,r=this.buffer[i];for(;!n(r);)r=this.buffer[++i];return yield*this.pushToIndex(i,!1)}};g.Lexer=l}),qe=(0,A.b)(
g=>{"use strict";var y=class{constructor(){this.lineStarts=[],this.addNewLine=p=>this.lineStarts.push(p),this.linePos=p=>{let m=0,d=this.lineStarts.length;for(;m<
d;){let u=m+d>>1;this.lineStarts[u]<p?m=u+1:d=u}if(this.lineStarts[m]===p)return{line:m+1,col:1};if(m===0)return{line:0,col:p};let h=this.lineStarts[m-1];return{
line:m,col:p-h+1}}}};g.LineCounter=y}),je=(0,A.b)(g=>{"use strict";var y=(0,A.a)("process"),p=ge(),m=Ke();function d(t,e){for(let s=0;s<t.length;++s)if(t[s].type===
e)return!0;return!1}function h(t){for(let e=0;e<t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function u(t){
switch(t?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function o(t){switch(t.
type){case"document":return t.start;case"block-map":{let e=t.items[t.items.length-1];return e.sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:
return[]}}function l(t){if(t.length===0)return[];let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function n(t,e){if(e.length<1e5)Array.prototype.push.apply(t,e);else
for(let s=0;s<e.length;++s)t.push(e[s])}function i(t){if(t.start.type==="flow-seq-start")for(let e of t.items)e.sep&&!e.value&&!d(e.start,"explicit-key-ind")&&!d(
e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,u(e.value)?e.value.end?n(e.value.end,e.sep):e.value.end=e.sep:n(e.start,e.sep),delete e.sep)}var r=class{constructor(t){
this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new m.Lexer,this.onNewLine=
t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let s of this.lexer.lex(t,e))yield*this.next(s);e||(yield*this.end())}*next(t){if(this.source=
t,y.env.LOG_TOKENS&&console.log("|",p.prettyToken(t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let e=p.tokenType(t);if(e)if(e===
"scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=e,yield*this.step(),e){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&
this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":this.atNewLine&&(this.indent+=t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{let s=`\
Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:t}),this.offset+=t.length}}*end(){for(;this.stack.length>0;)yield*this.
pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){let t=this.peek(1);if(this.type==="doc-end"&&t?.
type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.
stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.
scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"\
flow-collection":return yield*this.flowCollection(t);case"doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-
t]}*pop(t){let e=t??this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)
yield e;else{let s=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in s?s.indent:0:e.type==="flow-collection"&&s.type==="document"&&(e.indent=0),e.
type==="flow-collection"&&i(e),s.type){case"document":s.value=e;break;case"block-scalar":s.props.push(e);break;case"block-map":{let a=s.items[s.items.length-1];
if(a.value){s.items.push({start:[],key:e,sep:[]}),this.onKeyLine=!0;return}else if(a.sep)a.value=e;else{Object.assign(a,{key:e,sep:[]}),this.onKeyLine=!a.explicitKey;
return}break}case"block-seq":{let a=s.items[s.items.length-1];a.value?s.items.push({start:[],value:e}):a.value=e;break}case"flow-collection":{let a=s.items[s.items.
length-1];!a||a.value?s.items.push({start:[],key:e,sep:[]}):a.sep?a.value=e:Object.assign(a,{key:e,sep:[]});return}default:yield*this.pop(),yield*this.pop(e)}if((s.
type==="document"||s.type==="block-map"||s.type==="block-seq")&&(e.type==="block-map"||e.type==="block-seq")){let a=e.items[e.items.length-1];a&&!a.sep&&!a.value&&
a.start.length>0&&h(a.start)===-1&&(e.indent===0||a.start.every(c=>c.type!=="comment"||c.indent<e.indent))&&(s.type==="document"?s.end=a.start:s.items.push({start:a.
start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-\
order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={type:"document",offset:this.offset,start:[]};
this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token \
in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.lineEnd(t);switch(this.type){case"doc-start":{h(t.start)!==-1?(yield*this.pop(),yield*this.
step()):t.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let e=this.startBlockValue(
t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let e=o(this.peek(2)),s=l(e),a;t.end?(a=t.end,a.push(this.sourceToken),delete t.end):a=[this.sourceToken];let c={type:"block-map",offset:t.offset,
indent:t.indent,items:[{start:s,key:t,sep:a}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=c}else yield*this.lineEnd(t)}*blockScalar(t){switch(this.type){case"\
space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let e=this.
source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let e=t.items[t.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=
!1,e.value){let s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.
sourceToken]})}else e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.
sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){let s=t.items[t.items.length-2]?.value?.end;if(Array.isArray(s)){n(s,e.start),
s.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let s=!this.onKeyLine&&this.indent===t.indent,a=s&&
(e.sep||e.explicitKey)&&this.type!=="seq-item-ind",c=[];if(a&&e.sep&&!e.value){let f=[];for(let b=0;b<e.sep.length;++b){let v=e.sep[b];switch(v.type){case"newli\
ne":f.push(b);break;case"space":break;case"comment":v.indent>t.indent&&(f.length=0);break;default:f.length=0}}f.length>=2&&(c=e.sep.splice(f[1]))}switch(this.type){case"\
anchor":case"tag":a||e.value?(c.push(this.sourceToken),t.items.push({start:c}),this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);
return;case"explicit-key-ind":!e.sep&&!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):a||e.value?(c.push(this.sourceToken),t.items.push({start:c,
explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;
return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],key:null,sep:[this.sourceToken]});else if(d(e.sep,"map-value-ind"))this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:c,key:null,sep:[this.sourceToken]}]});else if(u(e.key)&&!d(e.sep,"newline")){let f=l(
e.start),b=e.key,v=e.sep;v.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:f,
key:b,sep:v}]})}else c.length>0?e.sep=e.sep.concat(c,this.sourceToken):e.sep.push(this.sourceToken);else if(d(e.start,"newline"))Object.assign(e,{key:null,sep:[
this.sourceToken]});else{let f=l(e.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:f,key:null,sep:[this.sourceToken]}]})}else
e.sep?e.value||a?t.items.push({start:c,key:null,sep:[this.sourceToken]}):d(e.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let f=this.flowScalar(this.type);a||e.value?(t.items.push({start:c,key:f,sep:[]}),this.
onKeyLine=!0):e.sep?this.stack.push(f):(Object.assign(e,{key:f,sep:[]}),this.onKeyLine=!0);return}default:{let f=this.startBlockValue(t);if(f){if(f.type==="bloc\
k-seq"){if(!e.explicitKey&&e.sep&&!d(e.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",
source:this.source});return}}else s&&t.items.push({start:c});this.stack.push(f);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let e=t.items[t.items.
length-1];switch(this.type){case"newline":if(e.value){let s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(
this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[
this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){let s=t.items[t.items.length-2]?.value?.end;if(Array.isArray(s)){n(s,e.start),s.push(this.
sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);
return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||d(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);
return}if(this.indent>t.indent){let s=this.startBlockValue(t);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){let e=t.items[t.
items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(t.end.length===0){switch(this.
type){case"comma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"map-value-ind":!e||e.value?
t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"\
comment":case"newline":case"anchor":case"tag":!e||e.value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let a=this.flowScalar(this.type);!e||e.value?t.items.push({start:[],key:a,
sep:[]}):e.sep?this.stack.push(a):Object.assign(e,{key:a,sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);return}let s=this.startBlockValue(
t);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{let s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===t.indent||
this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){let a=o(
s),c=l(a);i(t);let f=t.end.splice(1,t.end.length);f.push(this.sourceToken);let b={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:c,key:t,sep:f}]};
this.onKeyLine=!0,this.stack[this.stack.length-1]=b}else yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"single-quoted-\
scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=!0;let e=o(t),s=l(e);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"ma\
p-value-ind":{this.onKeyLine=!0;let e=o(t),s=l(e);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}
return null}atIndentedComment(t,e){return this.type!=="comment"||this.indent<=e?!1:t.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(t){this.type!==
"doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comma":case"\
doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:
t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};g.Parser=r}),wt=(0,A.b)(g=>{"use strict";var y=Be(),p=se(),
m=ae(),d=Se(),h=x(),u=qe(),o=je();function l(e){let s=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||s&&new u.LineCounter||null,prettyErrors:s}}function n(e,s={}){
let{lineCounter:a,prettyErrors:c}=l(s),f=new o.Parser(a?.addNewLine),b=new y.Composer(s),v=Array.from(b.compose(f.parse(e)));if(c&&a)for(let k of v)k.errors.forEach(
m.prettifyError(e,a)),k.warnings.forEach(m.prettifyError(e,a));return v.length>0?v:Object.assign([],{empty:!0},b.streamInfo())}function i(e,s={}){let{lineCounter:a,
prettyErrors:c}=l(s),f=new o.Parser(a?.addNewLine),b=new y.Composer(s),v=null;for(let k of b.compose(f.parse(e),!0,e.length))if(!v)v=k;else if(v.options.logLevel!==
"silent"){v.errors.push(new m.YAMLParseError(k.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}
return c&&a&&(v.errors.forEach(m.prettifyError(e,a)),v.warnings.forEach(m.prettifyError(e,a))),v}function r(e,s,a){let c;typeof s=="function"?c=s:a===void 0&&s&&
typeof s=="object"&&(a=s);let f=i(e,a);if(!f)return null;if(f.warnings.forEach(b=>d.warn(f.options.logLevel,b)),f.errors.length>0){if(f.options.logLevel!=="sile\
nt")throw f.errors[0];f.errors=[]}return f.toJS(Object.assign({reviver:c},a))}function t(e,s,a){let c=null;if(typeof s=="function"||Array.isArray(s)?c=s:a===void 0&&
s&&(a=s),typeof a=="string"&&(a=a.length),typeof a=="number"){let f=Math.round(a);a=f<1?void 0:f>8?{indent:8}:{indent:f}}if(e===void 0){let{keepUndefined:f}=a??
s??{};if(!f)return}return h.isDocument(e)&&!c?e.toString(a):new p.Document(e,c,a).toString(a)}g.parse=r,g.parseAllDocuments=n,g.parseDocument=i,g.stringify=t}),
kt=(0,A.b)(g=>{"use strict";var y=Be(),p=se(),m=Me(),d=ae(),h=Z(),u=x(),o=Y(),l=_(),n=J(),i=V(),r=ge(),t=Ke(),e=qe(),s=je(),a=wt(),c=z();g.Composer=y.Composer,g.
Document=p.Document,g.Schema=m.Schema,g.YAMLError=d.YAMLError,g.YAMLParseError=d.YAMLParseError,g.YAMLWarning=d.YAMLWarning,g.Alias=h.Alias,g.isAlias=u.isAlias,
g.isCollection=u.isCollection,g.isDocument=u.isDocument,g.isMap=u.isMap,g.isNode=u.isNode,g.isPair=u.isPair,g.isScalar=u.isScalar,g.isSeq=u.isSeq,g.Pair=o.Pair,
g.Scalar=l.Scalar,g.YAMLMap=n.YAMLMap,g.YAMLSeq=i.YAMLSeq,g.CST=r,g.Lexer=t.Lexer,g.LineCounter=e.LineCounter,g.Parser=s.Parser,g.parse=a.parse,g.parseAllDocuments=
a.parseAllDocuments,g.parseDocument=a.parseDocument,g.stringify=a.stringify,g.visit=c.visit,g.visitAsync=c.visitAsync}),be=(0,A.c)(kt());function Ve(g){let y=new be.
LineCounter,p={schema:"failsafe",prettyErrors:!1,logLevel:"silent",lineCounter:y},m=(0,be.parseDocument)(g,p),d=o=>{let{line:l,col:n}=y.linePos(o);return`at lin\
e ${l}, column ${n}`},[h]=m.errors;if(h)return{problem:`is not valid YAML ${d(h.pos[0])} (${h.code.toLowerCase().replaceAll("_"," ")})`};let u=m.warnings.find(({
code:o})=>o==="TAG_RESOLVE_FAILED");if(u)return{problem:`has a tag ${d(u.pos[0])}: put a value that begins with ! in quotes`};try{let o=(0,be.parseDocument)(g,{
...p,customTags:["null","bool"]});return{value:m.toJS({maxAliasCount:100}),typed:o.toJS({maxAliasCount:100})}}catch{return{problem:"is not usable YAML"}}}0&&(module.exports={parseList});
