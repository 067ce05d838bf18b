"use strict";exports.id=9690,exports.ids=[9690],exports.modules={59690:((C,h,e)=>{e.r(h),e.d(h,{split_by_text:()=>P});var m=e(58552),g=e(98446),D=e(94898),E=e(18163),l=e(9312),
O=e(22154),M=e(53949);const P=async(a,c,s)=>{const{search:i,search_mode:o,open_password:r}=c,t=await(0,l.Gv)("search",i,o,s);let n;const d=await(0,E.lD)(a,{password:r},
s,async f=>{n=new O.z(f.source,f.source.pages.count);const u=await x(f,n,t,s);if(u.length===0)throw v(n,c);return u[0].page>0&&u.unshift({page:0}),(0,E.gD)(s,u.
length),(0,D.AL)(f,u)}),{notes:_=[],textlessPages:A=[]}=n??{};return{...d,notes:[..._,...d.notes],facts:{...d.facts,textlessPages:A}}};async function x({source:a},c,s,{
pace:i}){const o=[];for(let r=0;r<a.pages.count;r++){const[t]=(await(0,M.Ao)(await c.page(r+1),s,1,i)).matches,n=t&&(s.hasGroups?y(t):t.text);n!==void 0&&!(s.hasGroups&&
n===o.at(-1)?.match)&&o.push({page:r,match:n})}return o}const y=({groups:a})=>Object.values(a)[0],p="recognize the text of scans (OCR) before this step";function v(a,{
search:c,search_mode:s}){const{characters:i,damagedOn:o,textlessPages:r}=a,t=_=>(0,m.G6)([{field:"search",message:_,mentions:["find_text","search_mode"]}]);if(o.
length>0)return t(`is not found on any page, and ${(0,g.oi)(o)} ${(0,g.d5)(o.length,"is","are")} damaged, so text may be missing there: get the document again f\
rom where it came from`);if(i===0)return t(`is not found, because the document has no text: ${p}`);const n=(0,l.MM)(c,s);if(n!==void 0)return t(`is not found on\
 any page: it ${n}`);if(r.length>0)return t(`is not found on any page, and ${(0,O.q)(r)}: ${p}`);const d=a.unreadable>0?`, and ${a.unreadableWords} cannot be re\
ad`:"";return t(`is not found on any page${d}: check it with find_text, or split by page count instead`)}})};
