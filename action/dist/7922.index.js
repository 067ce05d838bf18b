"use strict";exports.id=7922,exports.ids=[7922],exports.modules={37922:((f,d,e)=>{e.d(d,{c:()=>v,continuedNumbers:()=>P,countSelectedPages:()=>g});var c=e(58552),h=e(29082),
u=e(42973),_=e(27041),l=e(12237),p=e(72002);async function g(r,o,i){const t=[];for(const s of r){const a=await s;try{t.push(await y(a,o,i))}catch(n){throw(0,c.xx)(
(0,c.l3)(n),t.length+1,a.name)}}return t}async function y({bytes:r},{pages:o,open_password:i},{pause:t,limits:s,signal:a}){const n=E(new p.o(t,a),s),m=await(0,l.
E)(r,n,{password:i});return(0,h.k1)(o,m.pages.count).length}function E(r,o){const i={...u.M,...o};return{pace:r,limits:i,memory:new _.c(i)}}function v({pause:r,
limits:o}){return async({bytes:i},t)=>{const s=E(new p.o(r),o);try{return(await(0,l.E)(i,s,{password:t})).pages.count}catch{return}}}function P(r,o){const i=r.reduce(
(s,a)=>s+a,o)-1;let t=o;return r.map(s=>{const a={first_number:t,last_number:Math.max(i,0)};return t+=s,a})}}),42973:((f,d,e)=>{e.d(d,{F:()=>u,M:()=>h});var c=e(
58552);const h={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:3e7,pageCharacters:2e6,characters:5e7,
glyphSteps:2e7,dataBytes:5e7,searching:5e9,formDepth:32};function u(_,l,p,g="file"){return new c.zU("limit_exceeded",l,{issues:[{field:g,message:`${l}.`}],advice:`${p}\
 (limit: ${_})`})}}),27041:((f,d,e)=>{e.d(d,{c:()=>o});var c=e(98446),h=e(42973);const u={operators:20,characters:0,glyphSteps:50,dataBytes:0},_="Open it in ano\
ther PDF program and save it again",l="Split it, or ask for fewer pages",p={operators:["The pages of the document draw","operator",_],characters:["The pages hav\
e","character",l],glyphSteps:["The programs of the glyphs take","step",_],dataBytes:["The result has","byte",l]},g=2**20;class y{limits;bytes=0;spent={operators:0,
characters:0,glyphSteps:0,dataBytes:0};constructor(t){this.limits=t}admit(t){this.bytes+=t}spend(t,s){const a=this.spent[t]+=s;if(a<=this.limits[t])return;const n=this.
limits[t]+Math.max(this.bytes-g,0)*u[t];if(a<=n)return;const[m,b,B]=p[t];throw(0,h.F)(t,`${m} more than ${(0,c.y_)(n,b)}`,B)}}var E=e(27059);const v=20,P=100,r=8e6;
class o{limits;codec;scratch;stream;total;remaining;values;budget;documents=0;numbers=r;held={all:new Set,bytes:0,most:0};constructor(t,s,a=new E.f,n=new y(t)){
this.limits=t,this.codec=s,this.scratch=a,this.budget=n,this.stream=t.streamBytes,this.total=this.remaining=this.held.most=t.allowance,this.values=t.values}admit(t){
const s=t*this.limits.expansion;this.documents++,this.budget.admit(t),this.total+=s,this.remaining+=s,this.values+=t*P,this.held.most+=t*v}fork(){const t=new o(
this.limits,this.codec,this.scratch,this.budget);return t.documents=this.documents,t.total=this.total,t.remaining=this.remaining,t.values=this.values,t.numbers=
this.numbers,t.held=this.held,t}takeNumbers(t){if(this.numbers-=t,this.numbers<0)throw(0,h.F)("objects","The documents are small and have objects with very high\
 numbers","Open them in another PDF program and save them again, which numbers objects without gaps")}hold(t,s,a){const{held:n}=this;n.all.add({bytes:t,holder:s,
key:a}),n.bytes+=t;for(const m of n.all){if(n.bytes<=n.most||n.all.size===1)return;n.all.delete(m),n.bytes-=m.bytes,m.holder.deref()?.delete(m.key)}}}}),27059:((f,d,e)=>{
e.d(d,{f:()=>c});class c{memory;get bytes(){return this.memory??=new Uint8Array(h)}}const h=1<<20})};
