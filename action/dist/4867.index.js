"use strict";exports.id=4867,exports.ids=[4867],exports.modules={4867:((T,F,c)=>{c.d(F,{_:()=>C});var x=c(8713),L=c(5767),M=c(191),m=c(1275),E=c(6123),S=c(6039),A=c(5092),l=c(
8247);async function C(g){const f=(await(0,L.S)(g)).EF;if(f.length===0)return[];const d=new I(g),{catalog:w,job:v}=g,y=(0,M.Wo)(g,"Names");for(const[h,p]of await(0,x.
Zc)(g,y?.dict.get("EmbeddedFiles"),"Names")){d.add(p,null,h instanceof S.Mx?(0,l.G)(h):null);const O=v.pace.step(500);O&&await O}if(d.associated(w.get("AF"),null),
!d.missesSome(f))return d.found;for(let h=0;h<g.pages.count;h++){const p=g.pages.number(h);d.associated(g.entry(p,"AF"),h+1);for(const U of g.array(g.entry(p,"A\
nnots"))??[]){const P=g.dict(U);P&&((0,S.Eo)(g.resolve(P.get("Subtype")),"FileAttachment")&&d.add(P.get("FS"),h+1,null,(0,l.G)(g.resolve(P.get("Contents")))),d.
associated(P.get("AF"),h+1))}const O=v.pace.step(1e3);O&&await O}if(!d.missesSome(f))return d.found;const{live:R}=await(0,m.Gy)(g);for(const h of f)R[h]===1&&(0,E.
CA)(g.get(h),p=>{p.has("EF")&&d.add(p,null)});return d.found}class I{document;found=[];streams=new Set;constructor(f){this.document=f}associated(f,d){const w=this.
document.array(f)??(f===void 0?[]:[f]);for(const v of w)this.add(v,d)}missesSome(f){return f.some(d=>(0,E.L3)(this.document.get(d),w=>{const v=this.embedded(w);
return v!==void 0&&!this.streams.has(v)}))}add(f,d,w=null,v=null){const{document:y}=this,R=y.dict(f),h=R&&this.embedded(R);if(!h||this.streams.has(h))return;this.
streams.add(h);const p=P=>(0,l.G)(y.resolve(R.get(P))),O=y.resolve(h.dict.get("Subtype")),U=y.resolve(R.get("AFRelationship"));this.found.push({name:p("UF")??p(
"F")??p("Unix")??p("DOS")??p("Mac")??w,stream:h,size:this.sizeOf(h),mimeType:O instanceof S.SX&&(0,A.L)(O.text)?O.text:null,description:p("Desc")??v,relationship:U instanceof
S.SX?U.text:null,page:d})}embedded(f){const d=this.document.dict(f.get("EF"));if(d)for(const w of["UF","F","Unix","DOS","Mac"]){const v=d.get(w),y=(0,S.i9)(v)?this.
document.resolve(v):null;if(y instanceof S.Z6)return y}}sizeOf(f){const{document:d}=this,w=d.resolve(d.dict(f.dict.get("Params"))?.get("Size"));return typeof w==
"number"&&Number.isInteger(w)&&w>=0?w:!f.dict.has("Filter")&&f.sealed===void 0?f.data.length:null}}}),491:((T,F,c)=>{c.d(F,{s:()=>L});const x=["number","last","\
label","name"];function L(m){const E=[],S=[];for(const A of m.normalize("NFC").split(/(\{[^{}]*\})/)){const l=x.find(C=>`{${C}}`===A);if(l)E.push({placeholder:l});else if(/^\{[^{}]*\}$/.
test(A))S.push(A);else{if(/[{}]/.test(A))return{problem:`has a brace that belongs to no placeholder; ${M}`};A&&E.push({literal:A})}}return S.length===0?{pieces:E}:
{problem:`has the unknown ${S.length===1?"placeholder":"placeholders"} ${S.join(" and ")}; ${M}`}}const M=`use ${x.map(m=>`{${m}}`).join(", ")}`}),1275:((T,F,c)=>{
c.d(F,{Gy:()=>f,Rf:()=>d,Ip:()=>w});var x=c(8143),L=c(9448),M=c(8024);class m{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new M.
s;signed=new Set;constructor(s,t,e){this.detail=t,this.strings=e,this.scan.strings=e;const n=new Int32Array(t?8*s:s);this.done=new Uint8Array(t?s:0);const i=a=>n.
subarray(a*s,(a+1)*s);this.end=i(0),this.valueEnd=i(1),this.dataStart=i(2),this.dataEnd=i(3),this.lengthStart=i(4),this.lengthEnd=i(5),this.from=i(6),this.to=i(
7)}}var E=c(269),S=c(6249),A=c(6498),l=c(6039);class C{scan=new M.s;ranges=new Map}const I=2;class g{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,t,e){
this.walked=e,this.live=new Uint8Array(s),this.via=new Int32Array(t?s:0)}}async function f(r,{watched:s}={}){const{markings:t,referrers:e}=await d([r],{watched:s,
detail:!0}),{live:n,via:i}=t[0];return{live:n,via:i,referrers:e}}async function d(r,s={}){const t=new h(r,s);return await t.run(),t}function w(r,{repairs:s}){for(const{
part:t,number:e,value:n}of s)r[t].put(e,n)}const v=100,y=100,R=-2;class h{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new S.R;strings;alias;constructor(s,{detail:t=!1,strings:e=!1,watched:n,alias:i}){if(this.documents=s,this.strings=e,this.alias=
i,this.markings=s.map(a=>new g(a.size,n!==void 0,O(a,e||t,e))),!!n){this.watched=new Uint8Array(s[0].size);for(const a of n)this.watched[a]=1}}async run(){const{
documents:s,stack:t}=this,[e]=s;for(const[n,i]of e.trailer)n!=="Encrypt"&&this.followValue(0,i);for(;t.length>0;){const n=t.pop(),i=n%s.length,a=e.job.pace.step(
this.follow(i,(n-i)/s.length));a&&await a}for(const{live:n,signed:i,walked:a}of this.markings)for(const o of a.signed)n[o]===1&&i.add(o)}visit(s,t){this.alias&&
({part:s,number:t}=this.alias(s,t)??{part:s,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const e=this.markings[s],{live:n}=e;t<=
0||t>=n.length||n[t]!==0||!this.documents[s].exists(t)||(n[t]=1,this.watched&&(e.via[t]=this.current),this.stack.push(t*this.documents.length+s))}follow(s,t){const e=this.
documents[s],n=this.markings[s],{walked:i}=n;if(this.current=t,n.count++,e.isChanged(t))return this.followChanged(e,n,s,t);if(i.done[t]===1)return this.followAgain(
e,n,s,t);const{scan:a,detail:o}=i;o||(a.used=0);const u=a.used,_=e.table.kind[t]===x.tL?this.walk(e,i,t):this.walkPlace(e,t,a);return _<0||a.byteRange&&this.isSignature(
i.signed,t)?this.forget(a,u).followRepaired(e,s,t):(n.bytes+=_,o&&(i.from[t]=u,i.to[t]=a.used,i.valueEnd[t]=this.extent.valueEnd,i.done[t]=1),this.followMarks(s,
a,u,a.used,a.lengthStart),y+_)}followChanged(s,t,e,n){const i=s.patched(n);if(!i){const D=s.edited.get(n);return p(D)||D===null?this.followRepaired(s,e,n):(this.
followValue(e,D),D instanceof l.Z6&&(t.bytes+=D.data.length+v),y)}const{detail:a}=t.walked;if(i.references&&!a&&!s.suspect){for(let D=i.first;D<i.last;D++)this.
visit(e,i.references[D]);return t.bytes+=i.end-i.start,y}const{scan:o,ranges:u}=U(t);a||(o.used=0);const _=o.used,k=this.walkPlace(s,n,o);return k<0||o.byteRange&&
this.isSignature(t.signed,n)?this.forget(o,_).followRepaired(s,e,n):(t.bytes+=k,a&&u.set(n,{from:_,to:o.used,valueEnd:this.extent.valueEnd}),this.followMarks(e,
o,_,o.used,o.lengthStart),y+k)}followAgain(s,t,e,n){const{walked:i}=t;return t.bytes+=i.end[n]>0?i.end[n]-s.table.place[n]:v,this.followMarks(e,i.scan,i.from[n],
i.to[n],i.lengthStart[n]),y}isSignature(s,t){return s.add(t),this.strings}followMarks(s,{marks:t},e,n,i){const a=this.strings?i:R;for(let o=e;o<n;o+=3)t[o]!==M.
A&&t[o+1]!==a&&this.visit(s,t[o])}forget(s,t){return s.used=t,this}followRepaired(s,t,e){const n=s.get(e),i=p(n)?s.resolve(n):n;return i===null?(this.markings[t].
live[e]=I,this.markings[t].count--):this.repair(t,e,i),y}repair(s,t,e){this.repairs.push({part:s,number:t,value:e}),this.followValue(s,e)}followValue(s,t){const e=[
t];for(;e.length>0;){const n=e.pop();if(n instanceof l.oS)this.visit(n instanceof l.rV?n.part:s,n.number);else if(Array.isArray(n))for(const i of n)e.push(i);else if(n instanceof
l.Bi){n.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const i of n.values())e.push(i)}else if(n instanceof l.Z6)for(const[i,a]of n.dict)i!=="L\
ength"&&e.push(a)}}walk(s,t,e){const{extent:n}=this,{bytes:i}=s,{scan:a}=t,o=s.bodies[e];a.forgetLength();const{kept:u}=this,_=!this.strings&&s.recallEntries(e,
u);_&&a.append(u.scan.marks,u.marksFrom,u.marksTo);const k=_?u.close+2:a.value(i,o,i.length);return k<0||i[k-1]===E.AV||!(0,L.x)(s,k,a,n)||s.suspect&&!(0,A.D)(i,
o,k)?-1:(n.dataStart<0&&(a.lengthStart=-1),t.end[e]=n.end,t.detail&&(t.dataStart[e]=n.dataStart,t.dataEnd[e]=n.dataEnd,t.lengthStart[e]=a.lengthStart,t.lengthEnd[e]=
a.lengthEnd),n.end-s.table.place[e])}walkPlace(s,t,e){const n=s.place(t);if(!n)return-1;const{bytes:i,start:a,end:o}=n;e.forgetLength();const u=e.value(i,a,o);return e.
lengthStart=-1,u<0&&!B(i,a,o)||P(i,a,o)||u>0&&i[u-1]===E.AV||u>=0&&(0,E.AN)(i,u,o)<o||s.suspect&&!(0,A.D)(i,a,o)?-1:(this.extent.valueEnd=u<0?o:u,o-a)}}const p=r=>r instanceof
l.oS&&!(r instanceof l.rV);function O(r,s,t){const e=r.walked;if(e?.strings===t)return e;const n=new m(r.size,s,t);return s&&(r.walked=n),n}function U(r){return r.
patches||(r.patches=new C,r.patches.scan.strings=r.walked.strings),r.patches}function P(r,s,t){const e=(0,E.AN)(r,s,t);return e>=t||r[e]===E.yq&&(0,E.wb)(r,e,"n\
ull")}function B(r,s,t){for(let e=s;e<t;e++)if("<([/%".includes(String.fromCharCode(r[e])))return!1;return!0}}),5092:((T,F,c)=>{c.d(F,{E:()=>A,L:()=>E});var x=c(
8917),L=c(491);function M(l){const C=(0,L.s)(l);return"problem"in C?C.problem:void 0}const m=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,E=l=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(l),A={"file-name":{holds:l=>!/[/\\\p{Cc}\p{Cs}]/u.test(l)&&/[^. ]/.test(l),words:"a file name without folders"},"media-type":{holds:E,words:"a media type s\
uch as text/xml or application/pdf"},date:{holds:l=>(0,x.Z)(l)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-form\
at":{holds:l=>M(l)===void 0,words:"text such as {number} / {last}",problem:M},"language-tag":{holds:l=>m.test(l),words:"a language tag such as en, de-AT or zh-H\
ant (BCP 47)"}}})};
