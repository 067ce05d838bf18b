"use strict";exports.id=7922,exports.ids=[7922],exports.modules={37922:((p,E,r)=>{r.d(E,{c:()=>D,continuedNumbers:()=>g,countSelectedPages:()=>M});var c=r(58552),l=r(29082),
P=r(93098),i=r(42973),m=r(27041),f=r(91519),u=r(51167);async function M(s,n,_){const t=[];for(const o of s){const e=await o;try{t.push(await O(e,n,_))}catch(a){
throw(0,c.xx)((0,c.l3)(a),t.length+1,e.name)}}return t}async function O({bytes:s},{pages:n,open_password:_},{pause:t,limits:o,signal:e}){return(0,l.k1)(n,await d(
s,new u.o(t,e),o,_)).length}function d(s,n,_={},t){const o={...i.MK,..._},e=new P.J;return e.run(n,async()=>{const a=new m.c(o,void 0,e);return(await(0,f.E)(s,{
pace:n,limits:o,memory:a},{password:t})).pages.count})}function D({pause:s,limits:n}){return async({bytes:_},t)=>{try{return await d(_,new u.o(s),n,t)}catch{return}}}
function g(s,n){const _=s.reduce((o,e)=>o+e,n)-1;let t=n;return s.map(o=>{const e={first_number:t,last_number:Math.max(_,0)};return t+=o,e})}})};
