"use strict";exports.id=225,exports.ids=[225],exports.modules={85673:((M,m,i)=>{i.d(m,{gx:()=>_,h:()=>h});function u(n,e){const s=d(n,e);if(s!==void 0)return[s];const a=c(n);
return e.filter(t=>c(t).some(o=>o.length>3&&a.includes(o)))}function d(n,e){let s;for(const a of e){const t=g(c(n),c(a));t<=2&&t<(s?.count??1/0)&&(s={name:a,count:t})}
return s?.name}function g(n,e){return n.length!==e.length?n.length*e.length===0?1/0:g([n.join("")],[e.join("")]):e.reduce((s,a,t)=>{const o=n[t]??"",r=Math.min(
o.length,a.length),f=E(o,a);return f>(r<3?0:r<7?1:2)?1/0:s+f},0)}const h=(n,e)=>l(u(n,e));function _(n,e){const s=d(n,e),a=t=>c(t).sort().join(" ");return l(s===
void 0?e.filter(t=>n!==""&&a(t)===a(n)):[s])}const l=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,c=n=>n.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(e=>e!=="");function E(n,e){let s=[],a=Array.from({length:e.length+1},(t,o)=>o);for(let t=0;t<n.length;t++){const o=[t+
1];for(let r=0;r<e.length;r++){const f=t>0&&r>0&&n[t]===e[r-1]&&n[t-1]===e[r];o.push(Math.min((a[r+1]??0)+1,(o[r]??0)+1,(a[r]??0)+(n[t]===e[r]?0:1),f?(s[r-1]??0)+
1:1/0))}s=a,a=o}return a.at(-1)??0}}),17768:((M,m,i)=>{i.r(m),i.d(m,{check_signatures:()=>E});var u=i(63104),d=i(58552),g=i(34773),h=i(81720);function _({bytes:e},s){
const t=((0,h.X)(e)?(0,h.J)(e).filter(({label:r})=>r==="CERTIFICATE"):[{bytes:e}]).map(r=>(0,g.w$)(r.bytes)),o=t.findIndex(r=>r===void 0);if(t.length===0||o>=0){
const r=t.length>1?`: certificate ${o+1} of ${t.length} cannot be read`:"";throw(0,d.G6)([{field:s,message:`has no certificate that can be read${r}: give PEM or\
 DER`}])}return t.filter(r=>r!==void 0)}var l=i(12237),c=i(41561);const E=async(e,s,a)=>{const{trusted_certificates:t,open_password:o}=s,r=t&&_(t,"trusted_certi\
ficates"),{quiet:f,wasRepaired:O}=(0,c.gd)(a),v=await(0,l.E)(e.bytes,f,{password:o}),D=await(0,u.ae)(v,e.bytes,{password:o,anchors:r,isDamaged:O()}),P=D.entries.
length===0?[n]:[];return{documents:[{...e,pageCount:v.pages.count}],data:(0,u.vA)(D),notes:P,facts:{}}},n={code:"unsigned",message:"The document has no signatur\
e."}}),81720:((M,m,i)=>{i.d(m,{J:()=>_,X:()=>h});const u=1e3,d="-----BEGIN ",g="-----",h=l=>Buffer.from(l.buffer,l.byteOffset,l.length).includes(d);function _(l){
const c=Buffer.from(l.buffer,l.byteOffset,l.length),E=[];for(let n=c.indexOf(d),e=0;n>=0&&e<u;n=c.indexOf(d,n+1),e++){const s=c.indexOf(g,n+d.length);if(s<0||s-
n>80)continue;const a=c.toString("latin1",n+d.length,s),t=c.indexOf(`-----END ${a}-----`,s);t<0||E.push({label:a,bytes:Buffer.from(c.toString("latin1",s+g.length,
t),"base64")})}return E}}),84961:((M,m,i)=>{i.d(m,{$x:()=>e,Kh:()=>E,qg:()=>s,xS:()=>n});var u=i(58552),d=i(33973),g=i(90536),h=i(45599),_=i(3907),l=i(33311),c=i(
9819);function E(t,o){const r=t.resolve(o.get("S"));return(!o.has("S")||(0,h.Eo)(r,"JavaScript")||(0,h.Eo)(r,"Rendition"))&&t.resolve(o.get("JS"))!==null}async function n(t,o){
const r=o.filter(O=>(0,g.L)(t.get(O),v=>E(t,v)));if(r.length===0)return!1;const{live:f}=await(0,d.Gy)(t);return r.some(O=>f[O]===1)}async function e(t){return await n(
t,(await(0,l.S)(t)).JS)||s(t)}async function s(t){if(!(0,h.Zm)(t.get(t.catalogNumber)))return!1;const o=t.resolve((0,c.Wo)(t,"AcroForm")?.dict.get("XFA"));if(o===
null)return!1;if(t.security?.locked===!0)return null;for(const r of Array.isArray(o)?o:[o]){const f=t.resolve(r);if(!(f instanceof h.Z6))continue;let O;try{O=await t.
decodedAtEase(f)}catch(D){if(!(D instanceof u.zU)||D.code==="cancelled")throw D;return!0}const v=(0,_.xK)(O);if(v===void 0||v.includes("script")&&await a(v,t.job.
pace))return!0}return!1}async function a(t,o){const r=f=>(f.kind==="start"||f.kind==="empty")&&/^(?:[^:]*:)?script$/.test(f.name);return await(0,_.km)(t,o,r)!==
"well-formed"}}),22332:((M,m,i)=>{i.d(m,{l3:()=>l,mq:()=>E,nD:()=>c});var u=i(78157),d=i(45798),g=i(45599);const h=50,_=1e4;function l(n,e){const s=(0,u.bS)(n).
lastIndexOf("startxref",e);return s<0?-1:(0,u.JI)(n,(0,u.AN)(n,s+9,e),e).value}function c(n,e){const s=n.length;if(e<0||e>=s)return;const a=(0,u.AN)(n,e,s),t=!(0,u.
w1)(n,a,"xref"),o=t?-1:(0,u.bS)(n).indexOf("trailer",a),r=t?(0,u.ay)(n,a,s)?.body??-1:o<0?-1:o+7,f=r<0?null:new d.i(n,r,s,h).value();return(0,g.Zm)(f)?{at:e,isStream:t,
trailer:f}:void 0}function E(n){const e=new Set;for(let s=l(n,n.length);typeof s=="number"&&!e.has(s)&&e.size<_;){const a=c(n,s);if(!a)break;e.add(s),s=a.trailer.
get("Prev")}return e}})};
