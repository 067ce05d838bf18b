"use strict";exports.id=7922,exports.ids=[7922],exports.modules={37922:((f,m,e)=>{e.d(m,{c:()=>p,continuedNumbers:()=>n,countSelectedPages:()=>P});var _=e(58552),h=e(29082),
E=e(42973),g=e(6698),d=e(90966),l=e(72002);async function P(s,o,a){const r=[];for(const i of s){const u=await i;try{r.push(await t(u,o,a))}catch(v){throw(0,_.xx)(
(0,_.l3)(v),r.length+1,u.name)}}return r}async function t({bytes:s},{pages:o,open_password:a},{pause:r,limits:i,signal:u}){const v=c(new l.o(r,u),i),M=await(0,d.
E)(s,v,{password:a});return(0,h.k1)(o,M.pages.count).length}function c(s,o){const a={...E.M,...o};return{pace:s,limits:a,memory:new g.c(a)}}function p({pause:s,
limits:o}){return async({bytes:a},r)=>{const i=c(new l.o(s),o);try{return(await(0,d.E)(a,i,{password:r})).pages.count}catch{return}}}function n(s,o){const a=s.reduce(
(i,u)=>i+u,o)-1;let r=o;return s.map(i=>{const u={first_number:r,last_number:Math.max(a,0)};return r+=i,u})}}),42973:((f,m,e)=>{e.d(m,{F:()=>E,M:()=>h});var _=e(
58552);const h={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,values:256*1024*1024,filters:8,
pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,cmapEntries:1e6,nodes:5e6,operators:1e7,pageCharacters:5e6,characters:5e7,
searching:5e9,formDepth:32};function E(g,d,l,P="file"){return new _.zU("limit_exceeded",d,{issues:[{field:P,message:`${d}.`}],advice:`${l} (limit: ${g})`})}}),6698:((f,m,e)=>{
e.d(m,{c:()=>l});var _=e(42973),h=e(27059);const E=20,g=100,d=8e6;class l{limits;codec;scratch;stream;total;remaining;values;documents=0;numbers=d;held={all:new Set,
bytes:0,most:0};constructor(t,c,p=new h.f){this.limits=t,this.codec=c,this.scratch=p,this.stream=t.streamBytes,this.total=this.remaining=this.held.most=t.allowance,
this.values=t.values}admit(t){const c=t*this.limits.expansion;this.documents++,this.total+=c,this.remaining+=c,this.values+=t*g,this.held.most+=t*E}fork(){const t=new l(
this.limits,this.codec,this.scratch);return t.documents=this.documents,t.total=this.total,t.remaining=this.remaining,t.values=this.values,t.numbers=this.numbers,
t.held=this.held,t}takeNumbers(t){if(this.numbers-=t,this.numbers<0)throw(0,_.F)("objects","The documents are small and have objects with very high numbers","Op\
en them in another PDF program and save them again, which numbers objects without gaps")}hold(t,c,p){const{held:n}=this;n.all.add({bytes:t,holder:c,key:p}),n.bytes+=
t;for(const s of n.all){if(n.bytes<=n.most||n.all.size===1)return;n.all.delete(s),n.bytes-=s.bytes,s.holder.deref()?.delete(s.key)}}}}),27059:((f,m,e)=>{e.d(m,{
f:()=>_});class _{memory;get bytes(){return this.memory??=new Uint8Array(h)}}const h=1<<20})};
