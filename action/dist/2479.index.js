"use strict";exports.id=2479,exports.ids=[2479],exports.modules={95379:((w,l,i)=>{i.d(l,{IF:()=>v,i2:()=>u,kA:()=>m});var h=i(58552),c=i(58426);const d={clock:"a clock",recognizer:"\
a program that recognizes text (OCR)",network:"access to the network",pixels:"a program that draws pages"},u=new Set(Object.keys(d)),m=new Set,p=({ports:s=[]},a)=>s.
every(r=>a.has(r)),_=s=>operationNames.filter(a=>p(operationOf(a),s)),f=({ports:s=[]},a)=>`does not work here: it needs ${s.filter(r=>!a.has(r)).map(r=>d[r]).join(
" and ")}`;function b(s,a){const{ports:r=[],fields:t}=operationOf(s);return[...new Set([...r,...Object.values(y(t,a)).flatMap(e=>e.ports??[])])]}function y(s,a){
const r=new Map(Object.entries(a));return Object.fromEntries(Object.entries(s).filter(([t,e])=>(0,c.qR)(e,r.get(t))))}function v(s,a,r){const t=(0,c.zI)(s);if(!p(
t,r))throw new h.zU("unavailable",`${s} ${f(t,r)}`,{fields:[s],advice:"Use a service of your own that offers it"});const e=Object.entries(y(t.fields,a)).filter(
([,n])=>!p(n,r)).map(([n,o])=>({field:n,message:f(o,r)}));if(e.length>0)throw new h.zU("unavailable",(0,h.G6)(e).message,{issues:e,advice:`Leave ${e.length===1?
"it":"them"} out, or use a service of your own that offers ${e.length===1?"it":"them"}`})}}),42973:((w,l,i)=>{i.d(l,{F:()=>d,M:()=>c});var h=i(58552);const c={inputBytes:2**
31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,pages:5e5,orderPages:1e5,
imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,characters:5e7,glyphSteps:2e7,dataBytes:5e7,
searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function d(u,m,p,_="file"){return new h.
zU("limit_exceeded",m,{issues:[{field:_,message:`${m}.`}],advice:`${p} (limit: ${u})`})}}),27041:((w,l,i)=>{i.d(l,{c:()=>a});var h=i(98446),c=i(42973);const d={
operators:20,characters:0,glyphSteps:50,dataBytes:0},u="Open it in another PDF program and save it again",m="Split it, or ask for fewer pages",p={operators:["Th\
e pages of the document draw","operator",u],characters:["The pages have","character",m],glyphSteps:["The programs of the glyphs take","step",u],dataBytes:["The \
result has","byte",m]},_=2**20;class f{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(t){this.limits=t}admit(t){this.bytes+=
t}spend(t,e){const n=this.spent[t]+=e;if(n<=this.limits[t])return;const o=this.limits[t]+Math.max(this.bytes-_,0)*d[t];if(n<=o)return;const[g,E,O]=p[t];throw(0,c.
F)(t,`${g} more than ${(0,h.y_)(o,E)}`,O)}}var b=i(27059);const y=20,v=100,s=8e6;class a{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=s;held={
all:new Set,bytes:0,most:0};constructor(t,e,n=new b.f,o=new f(t)){this.limits=t,this.codec=e,this.scratch=n,this.budget=o,this.stream=t.streamBytes,this.total=this.
remaining=this.held.most=t.allowance,this.values=t.values}admit(t){const e=t*this.limits.expansion;this.documents++,this.budget.admit(t),this.total+=e,this.remaining+=
e,this.values+=t*v,this.held.most+=t*y}fork(){const t=new a(this.limits,this.codec,this.scratch,this.budget);return t.documents=this.documents,t.total=this.total,
t.remaining=this.remaining,t.values=this.values,t.numbers=this.numbers,t.held=this.held,t}takeNumbers(t){if(this.numbers-=t,this.numbers<0)throw(0,c.F)("objects",
"The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(t,e,n){
const{held:o}=this;o.all.add({bytes:t,holder:e,key:n}),o.bytes+=t;for(const g of o.all){if(o.bytes<=o.most||o.all.size===1)return;o.all.delete(g),o.bytes-=g.bytes,
g.holder.deref()?.delete(g.key)}}}}),27059:((w,l,i)=>{i.d(l,{f:()=>h});class h{memory;get bytes(){return this.memory??=new Uint8Array(c)}}const c=1<<20})};
