"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.mark=mark,exports.markAll=markAll,exports.repair=repair;const chunk_B2YFAM73_js_1=require("./chun\
k-B2YFAM73.js"),chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var Walked=class{constructor(t,e,i){this.detail=
e,this.strings=i,this.scan.strings=i;let s=new Int32Array(e?8*t:t);this.done=new Uint8Array(e?t:0);let a=l=>s.subarray(l*t,(l+1)*t);this.end=a(0),this.valueEnd=
a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(7)}detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new chunk_I24CHX2T_js_1.
Scan;signed=new Set},Patches=class{scan=new chunk_I24CHX2T_js_1.Scan;ranges=new Map},NULL_OBJECT=2,Marking=class{constructor(t,e,i){this.walked=i,this.live=new Uint8Array(
t),this.via=new Int32Array(e?t:0)}walked;live;via;count=0;bytes=0;patches;signed=new Set};async function mark(t,{watched:e}={}){let{markings:i,referrers:s}=await markAll(
[t],{watched:e,detail:!0}),{live:a,via:l}=i[0];return{live:a,via:l,referrers:s}}async function markAll(t,e={}){let i=new Marker(t,e);return await i.run(),i}function repair(t,{
repairs:e}){for(let{part:i,number:s,value:a}of e)t[i].put(s,a)}var COMPRESSED_SIZE=100,COST=100,NOWHERE=-2,Marker=class{constructor(t,{detail:e=!1,strings:i=!1,
watched:s,alias:a}){if(this.documents=t,this.strings=i,this.alias=a,this.markings=t.map(l=>new Marking(l.size,s!==void 0,walkedOf(l,i||e,i))),!!s){this.watched=
new Uint8Array(t[0].size);for(let l of s)this.watched[l]=1}}documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,dataStart:-1,
dataEnd:-1,end:-1};kept=new chunk_I24CHX2T_js_1.Entries;strings;alias;async run(){let{documents:t,stack:e}=this,[i]=t;for(let[s,a]of i.trailer)s!=="Encrypt"&&this.
followValue(0,a);for(;e.length>0;){let s=e.pop(),a=s%t.length,l=i.job.pace.step(this.follow(a,(s-a)/t.length));l&&await l}for(let{live:s,signed:a,walked:l}of this.
markings)for(let r of l.signed)s[r]===1&&a.add(r)}visit(t,e){this.alias&&({part:t,number:e}=this.alias(t,e)??{part:t,number:e}),this.watched&&this.watched[e]===
1&&this.referrers.add(this.current);let i=this.markings[t],{live:s}=i;e<=0||e>=s.length||s[e]!==0||!this.documents[t].exists(e)||(s[e]=1,this.watched&&(i.via[e]=
this.current),this.stack.push(e*this.documents.length+t))}follow(t,e){let i=this.documents[t],s=this.markings[t],{walked:a}=s;if(this.current=e,s.count++,i.isChanged(
e))return this.followChanged(i,s,t,e);if(a.done[e]===1)return this.followAgain(i,s,t,e);let{scan:l,detail:r}=a;r||(l.used=0);let n=l.used,h=i.table.kind[e]===1?
this.walk(i,a,e):this.walkPlace(i,e,l);return h<0||l.byteRange&&this.isSignature(a.signed,e)?this.forget(l,n).followRepaired(i,t,e):(s.bytes+=h,r&&(a.from[e]=n,
a.to[e]=l.used,a.valueEnd[e]=this.extent.valueEnd,a.done[e]=1),this.followMarks(t,l,n,l.used,l.lengthStart),COST+h)}followChanged(t,e,i,s){let a=t.patched(s);if(!a){
let o=t.edited.get(s);return isMereReference(o)||o===null?this.followRepaired(t,i,s):(this.followValue(i,o),o instanceof chunk_RFKSFVTF_js_1.Stream&&(e.bytes+=o.
data.length+COMPRESSED_SIZE),COST)}let{detail:l}=e.walked;if(a.references&&!l&&!t.suspect){for(let o=a.first;o<a.last;o++)this.visit(i,a.references[o]);return e.
bytes+=a.end-a.start,COST}let{scan:r,ranges:n}=patchesOf(e);l||(r.used=0);let h=r.used,d=this.walkPlace(t,s,r);return d<0||r.byteRange&&this.isSignature(e.signed,
s)?this.forget(r,h).followRepaired(t,i,s):(e.bytes+=d,l&&n.set(s,{from:h,to:r.used,valueEnd:this.extent.valueEnd}),this.followMarks(i,r,h,r.used,r.lengthStart),
COST+d)}followAgain(t,e,i,s){let{walked:a}=e;return e.bytes+=a.end[s]>0?a.end[s]-t.table.place[s]:COMPRESSED_SIZE,this.followMarks(i,a.scan,a.from[s],a.to[s],a.
lengthStart[s]),COST}isSignature(t,e){return t.add(e),this.strings}followMarks(t,{marks:e},i,s,a){let l=this.strings?a:NOWHERE;for(let r=i;r<s;r+=3)e[r]!==chunk_I24CHX2T_js_1.
STRING&&e[r+1]!==l&&this.visit(t,e[r])}forget(t,e){return t.used=e,this}followRepaired(t,e,i){let s=t.get(i),a=isMereReference(s)?t.resolve(s):s;return a===null?
(this.markings[e].live[i]=NULL_OBJECT,this.markings[e].count--):this.repair(e,i,a),COST}repair(t,e,i){this.repairs.push({part:t,number:e,value:i}),this.followValue(
t,i)}followValue(t,e){let i=[e];for(;i.length>0;){let s=i.pop();if(s instanceof chunk_RFKSFVTF_js_1.Ref)this.visit(s instanceof chunk_RFKSFVTF_js_1.PartRef?s.part:
t,s.number);else if(Array.isArray(s))for(let a of s)i.push(a);else if(s instanceof chunk_RFKSFVTF_js_1.Dict){s.has("ByteRange")&&this.markings[t].signed.add(this.
current);for(let a of s.values())i.push(a)}else if(s instanceof chunk_RFKSFVTF_js_1.Stream)for(let[a,l]of s.dict)a!=="Length"&&i.push(l)}}walk(t,e,i){let{extent:s}=this,
{bytes:a}=t,{scan:l}=e,r=t.bodies[i];l.forgetLength();let{kept:n}=this,h=!this.strings&&t.recallEntries(i,n);h&&l.append(n.scan.marks,n.marksFrom,n.marksTo);let d=h?
n.close+2:l.value(a,r,a.length);return d<0||a[d-1]===82||!(0,chunk_B2YFAM73_js_1.measure)(t,d,l,s)||t.suspect&&!(0,chunk_B2YFAM73_js_1.isStrictSyntax)(a,r,d)?-1:
(s.dataStart<0&&(l.lengthStart=-1),e.end[i]=s.end,e.detail&&(e.dataStart[i]=s.dataStart,e.dataEnd[i]=s.dataEnd,e.lengthStart[i]=l.lengthStart,e.lengthEnd[i]=l.lengthEnd),
s.end-t.table.place[i])}walkPlace(t,e,i){let s=t.place(e);if(!s)return-1;let{bytes:a,start:l,end:r}=s;i.forgetLength();let n=i.value(a,l,r);return i.lengthStart=
-1,n<0&&!isWord(a,l,r)||isNull(a,l,r)||n>0&&a[n-1]===82||n>=0&&(0,chunk_RFKSFVTF_js_1.skipSpace)(a,n,r)<r||t.suspect&&!(0,chunk_B2YFAM73_js_1.isStrictSyntax)(a,
l,r)?-1:(this.extent.valueEnd=n<0?r:n,r-l)}},isMereReference=t=>t instanceof chunk_RFKSFVTF_js_1.Ref&&!(t instanceof chunk_RFKSFVTF_js_1.PartRef);function walkedOf(t,e,i){
let s=t.walked;if(s?.strings===i)return s;let a=new Walked(t.size,e,i);return e&&(t.walked=a),a}function patchesOf(t){return t.patches||(t.patches=new Patches,t.
patches.scan.strings=t.walked.strings),t.patches}function isNull(t,e,i){let s=(0,chunk_RFKSFVTF_js_1.skipSpace)(t,e,i);return s>=i||t[s]===110&&(0,chunk_RFKSFVTF_js_1.
isKeyword)(t,s,"null")}function isWord(t,e,i){for(let s=e;s<i;s++)if("<([/%".includes(String.fromCharCode(t[s])))return!1;return!0}
