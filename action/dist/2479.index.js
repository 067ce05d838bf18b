"use strict";exports.id=2479,exports.ids=[2479],exports.modules={95379:((w,p,n)=>{n.d(p,{IF:()=>v,i2:()=>u,kA:()=>d});var l=n(58552),m=n(58426);const i={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},u=new Set(Object.keys(i)),d=new Set,h=({ports:s=[]},a)=>s.
every(r=>a.has(r)),_=s=>operationNames.filter(a=>h(operationOf(a),s)),f=({ports:s=[]},a)=>`does not work here: it needs ${s.filter(r=>!a.has(r)).map(r=>i[r]).join(
" and ")}`;function b(s,a){const{ports:r=[],fields:t}=operationOf(s);return[...new Set([...r,...Object.values(y(t,a)).flatMap(e=>e.ports??[])])]}function y(s,a){
const r=new Map(Object.entries(a));return Object.fromEntries(Object.entries(s).filter(([t,e])=>(0,m.qR)(e,r.get(t))))}function v(s,a,r){const t=(0,m.zI)(s);if(!h(
t,r))throw new l.zU("unavailable",`${s} ${f(t,r)}`,{fields:[s],advice:"Use a service of your own that offers it"});const e=Object.entries(y(t.fields,a)).filter(
([,c])=>!h(c,r)).map(([c,o])=>({field:c,message:f(o,r)}));if(e.length>0)throw new l.zU("unavailable",(0,l.G6)(e).message,{issues:e,advice:`Leave ${e.length===1?
"it":"them"} out, or use a service of your own that offers ${e.length===1?"it":"them"}`})}}),42973:((w,p,n)=>{n.d(p,{F:()=>i,M:()=>m});var l=n(58552);const m={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,
imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,characters:5e7,glyphSteps:2e7,dataBytes:5e7,
searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function i(u,d,h,_="file"){return new l.
zU("limit_exceeded",d,{issues:[{field:_,message:`${d}.`}],advice:`${h} (limit: ${u})`})}}),27041:((w,p,n)=>{n.d(p,{c:()=>a});var l=n(98446),m=n(42973);const i={
operators:20,characters:0,glyphSteps:50,dataBytes:0},u="Open it in another PDF program and save it again",d="Split it, or ask for fewer pages",h={operators:["Th\
e pages of the document draw","operator",u],characters:["The pages have","character",d],glyphSteps:["The programs of the glyphs take","step",u],dataBytes:["The \
result has","byte",d]},_=2**20;class f{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(t){this.limits=t}admit(t){this.bytes+=
t}spend(t,e){const c=this.spent[t]+=e;if(c<=this.limits[t])return;const o=this.limits[t]+Math.max(this.bytes-_,0)*i[t];if(c<=o)return;const[g,E,O]=h[t];throw(0,m.
F)(t,`${g} more than ${(0,l.y_)(o,E)}`,O)}}var b=n(27059);const y=20,v=100,s=8e6;class a{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=s;held={
all:new Set,bytes:0,most:0};constructor(t,e,c=new b.f,o=new f(t)){this.limits=t,this.codec=e,this.scratch=c,this.budget=o,this.stream=t.streamBytes,this.total=this.
remaining=this.held.most=t.allowance,this.values=t.values}admit(t){const e=t*this.limits.expansion;this.documents++,this.budget.admit(t),this.total+=e,this.remaining+=
e,this.values+=t*v,this.held.most+=t*y}fork(){const t=new a(this.limits,this.codec,this.scratch,this.budget);return t.documents=this.documents,t.total=this.total,
t.remaining=this.remaining,t.values=this.values,t.numbers=this.numbers,t.held=this.held,t}takeNumbers(t){if(this.numbers-=t,this.numbers<0)throw(0,m.F)("objects",
"The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(t,e,c){
const{held:o}=this;o.all.add({bytes:t,holder:e,key:c}),o.bytes+=t;for(const g of o.all){if(o.bytes<=o.most||o.all.size===1)return;o.all.delete(g),o.bytes-=g.bytes,
g.holder.deref()?.delete(g.key)}}}}),27059:((w,p,n)=>{n.d(p,{_:()=>i,f:()=>l});class l{memory=new Uint8Array(0);atLeast(d){const h=Math.min(d,i);return this.memory.
length<h&&(this.memory=new Uint8Array(Math.min(i,Math.max(m,h*2)))),this.memory}}const m=16384,i=1<<20})};
