"use strict";exports.id=4137,exports.ids=[4137],exports.modules={54137:((L,r,o)=>{o.r(r),o.d(r,{parseList:()=>p});var s=o(41917);function p(l){const a=new s.HN,i={schema:"fa\
ilsafe",prettyErrors:!1,logLevel:"silent",lineCounter:a},e=(0,s.Tp)(l,i),u=t=>{const{line:d,col:m}=a.linePos(t);return`at line ${d}, column ${m}`},[n]=e.errors;
if(n)return{problem:`is not valid YAML ${u(n.pos[0])} (${n.code.toLowerCase().replaceAll("_"," ")})`};const c=e.warnings.find(({code:t})=>t==="TAG_RESOLVE_FAILE\
D");if(c)return{problem:`has a tag ${u(c.pos[0])}: put a value that begins with ! in quotes`};try{const t=(0,s.Tp)(l,{...i,customTags:["null","bool"]});return{value:e.
toJS({maxAliasCount:100}),typed:t.toJS({maxAliasCount:100})}}catch{return{problem:"is not usable YAML"}}}})};
