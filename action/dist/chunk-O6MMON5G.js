"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.PageWalk=exports.walkPages=void 0;const chunk_CJWZ2MPQ_js_1=require("./chunk-CJWZ2MPQ.js"),chunk_GOXITCM4_js_1=require(
"./chunk-GOXITCM4.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var walkPages=(0,chunk_GOXITCM4_js_1.
remembered)(walkAll);exports.walkPages=walkPages;async function walkAll(e){let{pages:t,job:s}=e,r=new PageWalk(e),i=new Int32Array(t.count),u=new Set;for(let o=0;o<
t.count;o++){r.goTo(o),i[o]=r.kind,u.add(r.resources);let n=s.pace.step(300);n&&await n}return{kinds:r.kinds,kindOf:i,resources:u}}var GEOMETRY=["MediaBox","Cro\
pBox","Rotate","UserUnit"],RECOGNISED=2e3,STRING=/\(|(?:^|[^<])<(?!<)/,PageWalk=class{constructor(e){this.document=e}document;kinds=[];kind=-1;resources;bytes;entries=new chunk_I24CHX2T_js_1.
Entries;index=-1;inherited;geometry=new Spans(GEOMETRY);own=new Spans(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;goTo(e){let{document:t,
entries:s,inherited:r}=this,{pages:i}=t,u=i.number(e),o=t.place(u),n=i.inheritedBy(e);if(this.index=e,this.inherited=n,!o||!t.locate(u,o,s)){this.bytes=void 0,this.
geometry.forget(),this.own.forget(),this.kind=this.kindHere(),this.resources=i.attribute(e,"Resources");return}(this.bytes?.buffer!==o.bytes.buffer||this.bytes.
byteOffset!==o.bytes.byteOffset)&&(this.bytes=(0,chunk_RFKSFVTF_js_1.asBuffer)(o.bytes));let[a,h]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];
(!a||n!==r)&&(this.kind=this.recognise(n)),(!h||n!==r)&&(this.resources=this.resourcesHere())}contents(){let{document:e,bytes:t}=this,s=e.pages.number(this.index);
if(!t)return e.entry(s,"Contents");let r=this.entries.find(t,"Contents");if(r<0)return;let{at:i}=this.entries;return referenceIn(t,i[r+2],i[r+3])??e.entry(s,"Co\
ntents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){let{document:e,index:t}=this,{pages:s}=e,[r,i]=this.own.of(0);if(r===i)return s.inheritedBy(t).
Resources;let u=referenceIn(this.bytes,r,i);if(u)return u;let o=()=>e.entry(s.number(t),"Resources");if(i-r>RECOGNISED)return o();let n=this.own.text();return e.
security&&STRING.test(n)?o():(this.dictionaries.has(n)||this.dictionaries.set(n,o()),this.dictionaries.get(n))}recognise(e){let t=this.recognised.get(e);t||this.
recognised.set(e,t=new Map);let s=this.geometry.text(),r=t.get(s);return r===void 0&&t.set(s,r=this.kindHere()),r}kindHere(){let e=(0,chunk_CJWZ2MPQ_js_1.geometryOf)(
this.document,this.index),t=`${e.box.join(" ")} ${e.rotation} ${e.userUnit}`,s=this.kindOf.get(t);return s===void 0&&this.kindOf.set(t,s=this.kinds.push(e)-1),s}},
Spans=class{constructor(e){this.keys=e,this.from=new Int32Array(e.length),this.to=new Int32Array(e.length)}keys;bytes;from;to;forget(){this.bytes=void 0}take(e,t){
let{bytes:s,from:r,to:i,keys:u}=this,o=s!==void 0;for(let n=0;n<u.length;n++){let a=t.find(e,u[n]),h=a<0?0:t.at[a+2],c=a<0?0:t.at[a+3];o&&=sameBytes(s,r[n],i[n],
e,h,c),r[n]=h,i[n]=c}return this.bytes=e,o}of(e){return[this.from[e],this.to[e]]}text(){let e="";for(let t=0;t<this.keys.length;t++)e+=`${this.bytes.toString("l\
atin1",this.from[t],this.to[t])}|`;return e}};exports.PageWalk=PageWalk;function sameBytes(e,t,s,r,i,u){if(s-t!==u-i)return!1;for(let o=t,n=i;o<s;o++,n++)if(e[o]!==
r[n])return!1;return!0}function referenceIn(e,t,s){if(!(0,chunk_RFKSFVTF_js_1.isDigit)(e[t])||e[s-1]!==82||e[s-2]!==32)return;let r=(0,chunk_RFKSFVTF_js_1.readInteger)(
e,t,s),i=(0,chunk_RFKSFVTF_js_1.readInteger)(e,r.after+1,s);return e[r.after]===32&&i.value>=0&&i.after===s-2?new chunk_RFKSFVTF_js_1.Ref(r.value,i.value):void 0}
