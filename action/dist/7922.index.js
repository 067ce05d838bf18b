"use strict";exports.id=7922,exports.ids=[7922,7041],exports.modules={37922:((f,_,s)=>{s.d(_,{c:()=>w,continuedNumbers:()=>P,countSelectedPages:()=>g});var l=s(58552),d=s(29082),
h=s(42973),p=s(27041),c=s(15584),m=s(72002);async function g(o,r,i){const t=[];for(const e of o){const a=await e;try{t.push(await y(a,r,i))}catch(n){throw(0,l.xx)(
(0,l.l3)(n),t.length+1,a.name)}}return t}async function y({bytes:o},{pages:r,open_password:i},{pause:t,limits:e,signal:a}){const n=E(new m.o(t,a),e),u=await(0,c.
E)(o,n,{password:i});return(0,d.k1)(r,u.pages.count).length}function E(o,r){const i={...h.M,...r};return{pace:o,limits:i,memory:new p.c(i)}}function w({pause:o,
limits:r}){return async({bytes:i},t)=>{const e=E(new m.o(o),r);try{return(await(0,c.E)(i,e,{password:t})).pages.count}catch{return}}}function P(o,r){const i=o.reduce(
(e,a)=>e+a,r)-1;let t=r;return o.map(e=>{const a={first_number:t,last_number:Math.max(i,0)};return t+=e,a})}}),42973:((f,_,s)=>{s.d(_,{F:()=>h,M:()=>d});var l=s(
58552);const d={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,characters:5e7,
glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function h(p,c,m,g="\
file"){return new l.zU("limit_exceeded",c,{issues:[{field:g,message:`${c}.`}],advice:`${m} (limit: ${p})`})}}),27041:((f,_,s)=>{s.d(_,{c:()=>r});var l=s(98446),
d=s(42973);const h={operators:20,characters:0,glyphSteps:50,dataBytes:0},p="Open it in another PDF program and save it again",c="Split it, or ask for fewer page\
s",m={operators:["The pages of the document draw","operator",p],characters:["The pages have","character",c],glyphSteps:["The programs of the glyphs take","step",
p],dataBytes:["The result has","byte",c]},g=2**20;class y{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(t){this.limits=t}admit(t){
this.bytes+=t}spend(t,e){const a=this.spent[t]+=e;if(a<=this.limits[t])return;const n=this.limits[t]+Math.max(this.bytes-g,0)*h[t];if(a<=n)return;const[u,v,M]=m[t];
throw(0,d.F)(t,`${u} more than ${(0,l.y_)(n,v)}`,M)}}var E=s(27059);const w=20,P=100,o=8e6;class r{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=o;held={
all:new Set,bytes:0,most:0};constructor(t,e,a=new E.f,n=new y(t)){this.limits=t,this.codec=e,this.scratch=a,this.budget=n,this.stream=t.streamBytes,this.total=this.
remaining=this.held.most=t.allowance,this.values=t.values}admit(t){const e=t*this.limits.expansion;this.documents++,this.budget.admit(t),this.total+=e,this.remaining+=
e,this.values+=t*P,this.held.most+=t*w}fork(){const t=new r(this.limits,this.codec,this.scratch,this.budget);return t.documents=this.documents,t.total=this.total,
t.remaining=this.remaining,t.values=this.values,t.numbers=this.numbers,t.held=this.held,t}takeNumbers(t){if(this.numbers-=t,this.numbers<0)throw(0,d.F)("objects",
"The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}borrow(t){
return t>this.remaining?!1:(this.remaining-=t,!0)}release(t){this.remaining+=t}hold(t,e,a){const{held:n}=this;n.all.add({bytes:t,holder:e,key:a}),n.bytes+=t;for(const u of n.
all){if(n.bytes<=n.most||n.all.size===1)return;n.all.delete(u),n.bytes-=u.bytes,u.holder.deref()?.delete(u.key)}}}}),27059:((f,_,s)=>{s.d(_,{_:()=>h,f:()=>l});class l{memory=new Uint8Array(
0);atLeast(c){const m=Math.min(c,h);return this.memory.length<m&&(this.memory=new Uint8Array(Math.min(h,Math.max(d,m*2)))),this.memory}}const d=16384,h=1<<20})};
