"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.mark=mark,exports.markAll=markAll,exports.repair=repair;const chunk_HEXSKBOQ_js_1=require("./chun\
k-HEXSKBOQ.js"),chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");var Walked=class{constructor(t,e,a){this.detail=e,this.strings=a,this.scan.strings=a;let s=new Int32Array(
e?8*t:t);this.done=new Uint8Array(e?t:0);let i=l=>s.subarray(l*t,(l+1)*t);this.end=i(0),this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=
i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(7)}detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new chunk_HEXSKBOQ_js_1.
Scan;signed=new Set},Patches=class{scan=new chunk_HEXSKBOQ_js_1.Scan;ranges=new Map},Marking=class{constructor(t,e,a){this.walked=a,this.live=new Uint8Array(t),
this.via=new Int32Array(e?t:0)}walked;live;via;count=0;bytes=0;patches;signed=new Set};async function mark(t,{watched:e}={}){let{markings:a,referrers:s}=await markAll(
[t],{watched:e,detail:!0}),{live:i,via:l}=a[0];return{live:i,via:l,referrers:s}}async function markAll(t,e={}){let a=new Marker(t,e);return await a.run(),a}function repair(t,{
repairs:e}){for(let{part:a,number:s,value:i}of e)t[a].put(s,i)}var COMPRESSED_SIZE=100,COST=100,NOWHERE=-2,Marker=class{constructor(t,{detail:e=!1,strings:a=!1,
watched:s,alias:i}){if(this.documents=t,this.strings=a,this.alias=i,this.markings=t.map(l=>new Marking(l.size,s!==void 0,walkedOf(l,a||e,a))),!!s){this.watched=
new Uint8Array(t[0].size);for(let l of s)this.watched[l]=1}}documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,
dataEnd:-1,end:-1};kept=new chunk_HEXSKBOQ_js_1.Entries;strings;alias;async run(){let{documents:t,stack:e}=this,[a]=t;for(let[s,i]of a.trailer)s!=="Encrypt"&&this.
followValue(0,i);for(;e.length>0;){let s=e.pop(),i=s%t.length,l=a.job.pace.step(this.follow(i,(s-i)/t.length));l&&await l}for(let{live:s,signed:i,walked:l}of this.
markings)for(let r of l.signed)s[r]===1&&i.add(r)}visit(t,e){this.alias&&({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===
1&&this.referrers.add(this.current);let a=this.markings[t],{live:s}=a;e<=0||e>=s.length||s[e]===1||!this.documents[t].exists(e)||(s[e]=1,this.watched&&(a.via[e]=
this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){let a=this.documents[t],s=this.markings[t],{walked:i}=s;if(this.current=e,s.count++,a.isChanged(
e))return this.followChanged(a,s,t,e);if(i.done[e]===1)return this.followAgain(a,s,t,e);let{scan:l,detail:r}=i;r||(l.used=0);let n=l.used,h=a.table.kind[e]===1?
this.walk(a,i,e):this.walkPlace(a,e,l);return h<0||l.byteRange&&this.isSignature(i.signed,e)?this.followRepaired(a,t,e,l,n):(s.bytes+=h,r&&(i.from[e]=n,i.to[e]=
l.used,i.valueEnd[e]=this.extent.valueEnd,i.done[e]=1),this.followMarks(t,l,n,l.used,l.lengthStart),COST+h)}followChanged(t,e,a,s){let i=t.patched(s);if(!i){let o=t.
edited.get(s);return isMereReference(o)?this.repair(a,s,t.resolve(o)):this.followValue(a,o),o instanceof chunk_IDQUK5WO_js_1.Stream&&(e.bytes+=o.data.length+COMPRESSED_SIZE),
COST}let{detail:l}=e.walked;if(i.references&&!l&&!t.suspect){for(let o=i.first;o<i.last;o++)this.visit(a,i.references[o]);return e.bytes+=i.end-i.start,COST}let{
scan:r,ranges:n}=patchesOf(e);l||(r.used=0);let h=r.used,d=this.walkPlace(t,s,r);return d<0||r.byteRange&&this.isSignature(e.signed,s)?this.followRepaired(t,a,s,
r,h):(e.bytes+=d,l&&n.set(s,{from:h,to:r.used,valueEnd:this.extent.valueEnd}),this.followMarks(a,r,h,r.used,r.lengthStart),COST+d)}followAgain(t,e,a,s){let{walked:i}=e;
return e.bytes+=i.end[s]>0?i.end[s]-t.table.place[s]:COMPRESSED_SIZE,this.followMarks(a,i.scan,i.from[s],i.to[s],i.lengthStart[s]),COST}isSignature(t,e){return t.
add(e),this.strings}followMarks(t,{marks:e},a,s,i){let l=this.strings?i:NOWHERE;for(let r=a;r<s;r+=3)e[r]!==chunk_HEXSKBOQ_js_1.STRING&&e[r+1]!==l&&this.visit(t,
e[r])}followRepaired(t,e,a,s,i){s.used=i;let l=t.get(a);return this.repair(e,a,isMereReference(l)?t.resolve(l):l),COST}repair(t,e,a){this.repairs.push({part:t,number:e,
value:a}),this.followValue(t,a)}followValue(t,e){let a=[e];for(;a.length>0;){let s=a.pop();if(s instanceof chunk_IDQUK5WO_js_1.Ref)this.visit(s instanceof chunk_IDQUK5WO_js_1.
PartRef?s.part:t,s.number);else if(Array.isArray(s))for(let i of s)a.push(i);else if(s instanceof chunk_IDQUK5WO_js_1.Dict){s.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(let i of s.values())a.push(i)}else if(s instanceof chunk_IDQUK5WO_js_1.Stream)for(let[i,l]of s.dict)i!=="Length"&&a.push(l)}}walk(t,e,a){
let{extent:s}=this,{bytes:i}=t,{scan:l}=e,r=t.bodies[a];l.forgetLength();let{kept:n}=this,h=!this.strings&&t.recallEntries(a,n);h&&l.append(n.scan.marks,n.marksFrom,
n.marksTo);let d=h?n.close+2:l.value(i,r,i.length);return d<0||i[d-1]===82||!(0,chunk_HEXSKBOQ_js_1.measure)(t,d,l,s)||t.suspect&&!(0,chunk_HEXSKBOQ_js_1.isStrictSyntax)(
i,r,d)?-1:(s.dataStart<0&&(l.lengthStart=-1),e.end[a]=s.end,e.detail&&(e.dataStart[a]=s.dataStart,e.dataEnd[a]=s.dataEnd,e.lengthStart[a]=l.lengthStart,e.lengthEnd[a]=
l.lengthEnd),s.end-t.table.place[a])}walkPlace(t,e,a){let s=t.place(e);if(!s)return-1;let{bytes:i,start:l,end:r}=s;a.forgetLength();let n=a.value(i,l,r);return a.
lengthStart=-1,n<0&&!isWord(i,l,r)||n>0&&i[n-1]===82||n>=0&&(0,chunk_IDQUK5WO_js_1.skipSpace)(i,n,r)<r||t.suspect&&!(0,chunk_HEXSKBOQ_js_1.isStrictSyntax)(i,l,r)?
-1:(this.extent.valueEnd=n<0?r:n,r-l)}},isMereReference=t=>t instanceof chunk_IDQUK5WO_js_1.Ref&&!(t instanceof chunk_IDQUK5WO_js_1.PartRef);function walkedOf(t,e,a){
let s=t.walked;if(s?.strings===a)return s;let i=new Walked(t.size,e,a);return e&&(t.walked=i),i}function patchesOf(t){return t.patches||(t.patches=new Patches,t.
patches.scan.strings=t.walked.strings),t.patches}function isWord(t,e,a){for(let s=e;s<a;s++)if("<([/%".includes(String.fromCharCode(t[s])))return!1;return!0}
