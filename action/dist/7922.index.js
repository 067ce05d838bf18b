"use strict";exports.id=7922,exports.ids=[7922],exports.modules={37922:((y,m,s)=>{s.d(m,{c:()=>P,continuedNumbers:()=>v,countSelectedPages:()=>g});var c=s(58552),h=s(29082),
u=s(42973),_=s(27041),l=s(12237),p=s(72002);async function g(o,r,i){const t=[];for(const e of o){const a=await e;try{t.push(await f(a,r,i))}catch(n){throw(0,c.xx)(
(0,c.l3)(n),t.length+1,a.name)}}return t}async function f({bytes:o},{pages:r,open_password:i},{pause:t,limits:e,signal:a}){const n=E(new p.o(t,a),e),d=await(0,l.
E)(o,n,{password:i});return(0,h.k1)(r,d.pages.count).length}function E(o,r){const i={...u.M,...r};return{pace:o,limits:i,memory:new _.c(i)}}function P({pause:o,
limits:r}){return async({bytes:i},t)=>{const e=E(new p.o(o),r);try{return(await(0,l.E)(i,e,{password:t})).pages.count}catch{return}}}function v(o,r){const i=o.reduce(
(e,a)=>e+a,r)-1;let t=r;return o.map(e=>{const a={first_number:t,last_number:Math.max(i,0)};return t+=e,a})}}),42973:((y,m,s)=>{s.d(m,{F:()=>u,M:()=>h});var c=s(
58552);const h={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,characters:5e7,
glyphSteps:2e7,dataBytes:5e7,searching:5e9,textPieces:5e4,formDepth:32,drawingMemory:512*1024*1024,drawingStep:100,drawnPages:200,drawnBytes:256*1024*1024};function u(_,l,p,g="\
file"){return new c.zU("limit_exceeded",l,{issues:[{field:g,message:`${l}.`}],advice:`${p} (limit: ${_})`})}}),27041:((y,m,s)=>{s.d(m,{c:()=>r});var c=s(98446),
h=s(42973);const u={operators:20,characters:0,glyphSteps:50,dataBytes:0},_="Open it in another PDF program and save it again",l="Split it, or ask for fewer page\
s",p={operators:["The pages of the document draw","operator",_],characters:["The pages have","character",l],glyphSteps:["The programs of the glyphs take","step",
_],dataBytes:["The result has","byte",l]},g=2**20;class f{limits;bytes=0;spent={operators:0,characters:0,glyphSteps:0,dataBytes:0};constructor(t){this.limits=t}admit(t){
this.bytes+=t}spend(t,e){const a=this.spent[t]+=e;if(a<=this.limits[t])return;const n=this.limits[t]+Math.max(this.bytes-g,0)*u[t];if(a<=n)return;const[d,w,b]=p[t];
throw(0,h.F)(t,`${d} more than ${(0,c.y_)(n,w)}`,b)}}var E=s(27059);const P=20,v=100,o=8e6;class r{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=o;held={
all:new Set,bytes:0,most:0};constructor(t,e,a=new E.f,n=new f(t)){this.limits=t,this.codec=e,this.scratch=a,this.budget=n,this.stream=t.streamBytes,this.total=this.
remaining=this.held.most=t.allowance,this.values=t.values}admit(t){const e=t*this.limits.expansion;this.documents++,this.budget.admit(t),this.total+=e,this.remaining+=
e,this.values+=t*v,this.held.most+=t*P}fork(){const t=new r(this.limits,this.codec,this.scratch,this.budget);return t.documents=this.documents,t.total=this.total,
t.remaining=this.remaining,t.values=this.values,t.numbers=this.numbers,t.held=this.held,t}takeNumbers(t){if(this.numbers-=t,this.numbers<0)throw(0,h.F)("objects",
"The documents are small and have objects with very high numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(t,e,a){
const{held:n}=this;n.all.add({bytes:t,holder:e,key:a}),n.bytes+=t;for(const d of n.all){if(n.bytes<=n.most||n.all.size===1)return;n.all.delete(d),n.bytes-=d.bytes,
d.holder.deref()?.delete(d.key)}}}}),27059:((y,m,s)=>{s.d(m,{f:()=>c});class c{memory;get bytes(){return this.memory??=new Uint8Array(h)}}const h=1<<20})};
