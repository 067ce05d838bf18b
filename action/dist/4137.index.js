"use strict";exports.id=4137,exports.ids=[4137],exports.modules={54137:((g,l,s)=>{s.r(l),s.d(l,{parseList:()=>m});var n=s(41917);function m(o,a=1/0){if(o.length>a)return{problem:`\
must be at most ${a} characters long, and has ${o.length}`};const i=new n.HN,u={schema:"failsafe",prettyErrors:!1,logLevel:"silent",lineCounter:i},e=(0,n.Tp)(o,
u),c=t=>{const{line:d,col:f}=i.linePos(t);return`at line ${d}, column ${f}`},[r]=e.errors;if(r)return{problem:`is not valid YAML ${c(r.pos[0])} (${r.code.toLowerCase().
replaceAll("_"," ")})`};const p=e.warnings.find(({code:t})=>t==="TAG_RESOLVE_FAILED");if(p)return{problem:`has a tag ${c(p.pos[0])}: put a value that begins wit\
h ! in quotes`};try{const t=(0,n.Tp)(o,{...u,customTags:["null","bool"]});return{value:e.toJS({maxAliasCount:100}),typed:t.toJS({maxAliasCount:100})}}catch{return{
problem:"is not usable YAML"}}}})};
