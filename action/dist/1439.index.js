"use strict";exports.id=1439,exports.ids=[1439],exports.modules={91439:((d,e,s)=>{s.d(e,{PORTS_HERE:()=>t});const t=new Set(["pixels"])})};
