"use strict";exports.id=7041,exports.ids=[7041],exports.modules={42973:((g,m,s)=>{s.d(m,{F:()=>r,M:()=>n});var l=s(58552);const n={inputBytes:2**31-1,objects:8388607,nesting:500,
streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,
parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,characters:5e7,glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,
drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function r(d,i,o,u="file"){return new l.zU("limit_exceeded",i,{issues:[{field:u,
message:`${i}.`}],advice:`${o} (limit: ${d})`})}}),27041:((g,m,s)=>{s.d(m,{c:()=>p});var l=s(98446),n=s(42973);const r={operators:20,characters:0,glyphSteps:50,
dataBytes:0},d="Open it in another PDF program and save it again",i="Split it, or ask for fewer pages",o={operators:["The pages of the document draw","operator",
d],characters:["The pages have","character",i],glyphSteps:["The programs of the glyphs take","step",d],dataBytes:["The result has","byte",i]},u=2**20;class _{limits;bytes=0;spent={
operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(t){this.limits=t}admit(t){this.bytes+=t}spend(t,a){const h=this.spent[t]+=a;if(h<=this.limits[t])
return;const e=this.limits[t]+Math.max(this.bytes-u,0)*r[t];if(h<=e)return;const[c,E,v]=o[t];throw(0,n.F)(t,`${c} more than ${(0,l.y_)(e,E)}`,v)}}var y=s(27059);
const f=20,w=100,b=8e6;class p{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=b;held={all:new Set,bytes:0,most:0};constructor(t,a,h=new y.
f,e=new _(t)){this.limits=t,this.codec=a,this.scratch=h,this.budget=e,this.stream=t.streamBytes,this.total=this.remaining=this.held.most=t.allowance,this.values=
t.values}admit(t){const a=t*this.limits.expansion;this.documents++,this.budget.admit(t),this.total+=a,this.remaining+=a,this.values+=t*w,this.held.most+=t*f}fork(){
const t=new p(this.limits,this.codec,this.scratch,this.budget);return t.documents=this.documents,t.total=this.total,t.remaining=this.remaining,t.values=this.values,
t.numbers=this.numbers,t.held=this.held,t}takeNumbers(t){if(this.numbers-=t,this.numbers<0)throw(0,n.F)("objects","The documents are small and have objects with\
 very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}borrow(t){return t>this.remaining?!1:(this.remaining-=
t,!0)}release(t){this.remaining+=t}hold(t,a,h){const{held:e}=this;e.all.add({bytes:t,holder:a,key:h}),e.bytes+=t;for(const c of e.all){if(e.bytes<=e.most||e.all.
size===1)return;e.all.delete(c),e.bytes-=c.bytes,c.holder.deref()?.delete(c.key)}}}}),27059:((g,m,s)=>{s.d(m,{_:()=>r,f:()=>l});class l{memory=new Uint8Array(0);atLeast(i){
const o=Math.min(i,r);return this.memory.length<o&&(this.memory=new Uint8Array(Math.min(r,Math.max(n,o*2)))),this.memory}}const n=16384,r=1<<20})};
