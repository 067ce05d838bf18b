"use strict";exports.id=4470,exports.ids=[4470],exports.modules={84470:((I,T,s)=>{s.r(T),s.d(T,{fill_form:()=>F});var p=s(58552),U=s(12237),f=s(33238),M=s(14029),A=s(5964),y=s(
76586),L=s(26836),R=s(92049),l=s(98446);function g(h,t,n,u){const D=c=>(0,p.G6)([{field:"keep_signatures",message:c}]);if(t.form?.dict.has("XFA"))throw D("is no\
t possible: the form has an XFA version, which would show the old values");const d=n.map(({signature:c,field:O})=>(0,L.k)(h,c,O));if(d.some(({certification:c,lock:O})=>c===
"no_changes"||O==="no_changes"))throw D("is not possible: the certification of the document permits no changes");const P=t.fields.filter(({name:c})=>u.some(O=>c===
O||c.endsWith(`.${O}`))).filter(({name:c})=>d.some(({isLocked:O})=>O(c)));if(P.length>0)throw D(`is not possible: a signature locks ${(0,l.Zv)(P.map(({name:c})=>c))}`);
(0,R.xh)(h)}var m=s(91396),e=s(72648),o=s(52755),i=s(56457),a=s(16259),r=s(77500),v=s(45657);const F=async(h,t,n)=>{const{open_password:u}=t,D=t.keep_signatures?
await(0,m.n)(h.bytes,u,n):{document:await(0,U.E)(h.bytes,n,{password:u}),signed:[]},{document:d,signed:_}=D,P=await o.mO.read(d);(0,r.mD)(d,P);const c=_.length>
0;if(c&&g(d,P,_,Object.keys(t.values)),P.fields.length===0)throw(0,p.G6)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);const{flatten:O,
unknown_fields:K}=t,w=t.font&&(0,e.g)(t.font,"font"),W=await(0,A.d)(d,P,new a.n(d,P),t.values,{unknownFields:K,flatten:O,font:w}),B=[...W.notes,...c?[]:(0,r.br)(
d,"values")];if(Object.keys(t.values).length===0&&B.push(E),O){const C=await(0,f.Y)(d,"keep");(0,v.RZ)(B,(0,i.D)(C,"flatten")),P.forget(C.objects),(0,v.RZ)(B,(await(0,y.
H)(d,P,S(d.pages.count))).notes)}const x=d.pages.count,N={pageCount:x,filledFields:W.filled,unfilledFields:W.unfilledFields,unusedKeys:W.unusedKeys};return{documents:[
{name:h.name,bytes:await(0,M.UN)(d,{append:c}),pageCount:x}],notes:B,facts:N}},S=h=>Uint32Array.from({length:h},(t,n)=>n+1),E={code:"no_values",message:"No fiel\
d was filled, because values is empty.",mentions:["values"]}}),91396:((I,T,s)=>{s.d(T,{n:()=>L});var p=s(58552),U=s(16231),f=s(12237),M=s(92049),A=s(14029),y=s(
98446);async function L(R,l,g){let m=!1;const{onRepaired:e}=g,o={...g,onRepaired:v=>{m=!0,e?.(v)}},i=await(0,f.E)(R,o,{password:l}),a=(await(0,U.Df)(i)).filter(
({signature:v})=>v!==void 0);if(!m&&(0,M.r7)(i,R))return{document:i,signed:a};if(a.length>0)throw(0,p.G6)([{field:"file",message:`is damaged, and has ${(0,y.y_)(
a.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);const r=await(0,A.UN)(i);return{document:await(0,f.E)(r,{...g,asked:void 0},
{password:l}),signed:a}}}),26836:((I,T,s)=>{s.d(T,{T:()=>R,k:()=>y});var p=s(45599),U=s(77581);const f=["validation_data","time_stamps"],M={no_changes:new Set(f),
fill_forms:new Set([...f,"signatures","form_values"]),comments:new Set([...f,"signatures","form_values","annotations"])},A=[void 0,"no_changes","fill_forms","co\
mments"];function y(l,g,m){const e=(l.array(g.get("Reference"))??[]).flatMap(E=>l.dict(E)??[]),o=E=>e.filter(h=>(0,p.Eo)(l.resolve(h.get("TransformMethod")),E)),
i=E=>l.dict(E.get("TransformParams")),a=o("DocMDP")[0],r=a&&l.resolve(i(a)?.get("P")),v=l.dict(m?.get("Lock")),F=[...o("FieldMDP").flatMap(E=>i(E)??[]),...v?[v]:
[]],S=v&&l.resolve(v.get("P"));return{certification:a&&(typeof r=="number"?A[r]:"fill_forms"),lock:typeof S=="number"?A[S]:void 0,isLocked:E=>F.some(h=>L(l,h,E))}}
function L(l,g,m){const e=l.resolve(g.get("Action")),i=(l.array(g.get("Fields"))??[]).flatMap(a=>{const r=l.resolve(a);return r instanceof p.Mx?[(0,U.g7)(r)]:[]}).
some(a=>m===a||m.startsWith(`${a}.`));return e instanceof p.SX?e.text==="All"||e.text==="Include"&&i||e.text==="Exclude"&&!i:!1}function R({certification:l,lock:g,
isLocked:m},{kinds:e,fields:o}){return[l,g].filter(a=>a!==void 0).some(a=>[...e].some(r=>!M[a].has(r)))||o.some(m)}}),16231:((I,T,s)=>{s.d(T,{Df:()=>R,Ez:()=>L,
W4:()=>g});var p=s(17079),U=s(33973),f=s(45599),M=s(91374),A=s(33311),y=s(59071);const L=async e=>(await R(e)).map(o=>m(e,o));async function R(e){const o=await(0,M.
qU)(e),{ByteRange:i,Sig:a}=await(0,A.S)(e),r=i.length>0?a:[],v=[],F=new Set,S=(t,n,u)=>{const D=(0,M.hj)(e,t,"V"),d=e.resolve(D),_=(0,f.Zm)(d)?d:void 0;_&&F.add(
_);const P=_?l(e,_):null;v.push({name:(0,y.wh)(u)||null,field:t,fieldNumber:n,value:D,signature:_,kind:P})};for(const{dict:t}of o)F.add(t);for(const{type:t,dict:n,
number:u,name:D}of(0,M.i4)(o))t==="Sig"&&S(n,u,D);const E=r.flatMap(t=>{const n=e.get(t);if(!((0,f.Zm)(n)&&!F.has(n)&&(n.has("T")||(0,f.Eo)(n.get("Subtype"),"Wi\
dget")))||!(0,f.Eo)(e.resolve((0,M.hj)(e,n,"FT")),"Sig"))return[];const D=e.resolve((0,M.hj)(e,n,"V"));return(0,f.Zm)(D)&&!F.has(D)?[{number:t,field:n}]:[]});if(E.
length>0){const{live:t}=await(0,U.Gy)(e);for(const{number:n,field:u}of E)t[n]===1&&S(u,n,(0,M.fq)(e,u))}const h=e.dict(e.catalog.get("Perms"));for(const t of["U\
R3","UR"]){const n=h?.get(t),u=e.dict(n);u&&v.push({name:null,field:void 0,fieldNumber:void 0,value:n,signature:u,kind:"usage_rights"})}return v}function l(e,o){
if((0,f.Eo)(e.resolve(o.get("Type")),"DocTimeStamp")||(0,f.Eo)(e.resolve(o.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const i=e.resolve(e.dict(e.catalog.
get("Perms"))?.get("DocMDP"));return o===i?"certification":"approval"}const g=(e,o)=>(0,p._)((0,y.Gh)(e.resolve(o.get("M")))??"")??null;function m(e,{name:o,signature:i,
kind:a}){if(!i)return{field:o,signed:!1,kind:null,subFilter:null,signer:null,date:null};const r=e.resolve(i.get("SubFilter"));return{field:o,signed:!0,kind:a,subFilter:r instanceof
f.SX?r.text:null,signer:(0,y.Gh)(e.resolve(i.get("Name"))),date:g(e,i)}}})};
