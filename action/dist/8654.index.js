"use strict";exports.id=8654,exports.ids=[8654],exports.modules={99746:((N,j,i)=>{i.r(j),i.d(j,{create_e_invoice:()=>A});var U=i(38917),B=i(49153),C=i(5237),h=i(1480),P=i(54075);
function R(d,n,r,s){const{text:y,properties:S,end:g,about:M}=d,$=S.find(w=>w.namespace===h.dK[n]&&w.name===r),K=$&&y.slice($.from,$.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if($&&K!==void 0){const w=$.from+K;return`${y.slice(0,w)}${s.replace("<rdf:li",`<rdf:li xmlns:rdf="${h.dK.rdf}"`)}${y.slice(w)}`}const W=`<${n}:${r}><rdf\
:Bag>
${s}</rdf:Bag></${n}:${r}>`,F=`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,P.X)(M)}" xmlns:${n}="${h.dK[n]}">
${W}
</rdf:Description>
`;return`${y.slice(0,g)}${F}${y.slice(g)}`}var O=i(31808),v=i(34331),b=i(67753);async function l(d,n,r){const s=(g,M,$)=>({prefix:g,name:M,form:"simple",values:[
$]}),y=(0,O.QH)(n,({namespace:g,name:M})=>b.fD.includes(g)||g===h.dK.pdfaid&&M==="part",[s("pdfaid","part","3"),s("fx","DocumentType","INVOICE"),s("fx","Documen\
tFileName",r.file),s("fx","Version",r.version),s("fx","ConformanceLevel",r.level)]),S=await(0,v.kg)(Buffer.from(y,"utf8"),d.job.pace);(0,O._L)(d,R(S,"pdfaExtens\
ion","schemas",I))}const E=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the X\
ML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],I=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${h.dK.pdfaSchema}" xmlns:pdfaPro\
perty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${E.map(([d,n])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${d}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${n}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;var o=i(17148),f=i(80397),x=i(10404),e=i(7390),t=i(95199),c=i(99586);const p={alternative:"Alternative",data:"Data",source:"Source"},a=["MINIMUM","BASIC WL"],
A=async(d,n,r)=>{const s=await(0,e.E)(d.bytes,r,{password:n.open_password}),y=await(0,x.Br)(s),S=(0,f.Ip)(s,y).archive,g=await(0,o.Q)(n.invoice.bytes,r.pace),M=[
...m(g,n),...n.attach_only?[]:L(s,y,S),...await u(s,typeof g=="string"?void 0:g.profile)];if(M.length>0||typeof g=="string"||!g.profile)throw(0,B.G6)(M);const{profile:$,
invoice:K}=g,W=(0,x._6)(s,y),F={name:$.file,bytes:n.invoice.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:p[D(n,$)],modified:(0,U.
Z)(W.modified??W.created??K.issueDate??"")};await(0,C.K)(s,F,(await(0,C.V)(s)).map(({entry:G})=>G),[]),!n.attach_only&&y&&S&&await l(s,y,$);const w=s.pages.count,
X=await(0,t.UN)(s,{version:"1.7"}),z={pageCount:w,profile:$.level};return{documents:[{name:d.name,bytes:X,pageCount:w}],notes:T($,n),facts:z}},D=({relationship:d},{
level:n})=>d??(a.includes(n)?"data":"alternative");function m(d,{relationship:n}){const r=M=>[{field:"invoice",message:M}];if(typeof d=="string")return r(`${d}:\
 it must be a Cross Industry Invoice (CII D16B or D22B)`);if(d.syntax==="UBL")return r("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (C\
II)");const{profile:s,invoice:y}=d;if(!s)return r("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931\
, EXTENDED or XRECHNUNG");const S=["number","issueDate","typeCode","currency"].filter(M=>y[M]===null),g=a.includes(s.level)&&n!==void 0&&n!=="data";return[...S.
length>0?r(`lacks terms that every invoice has: ${S.join(", ")}`):[],...g?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:
[]]}function L(d,n,r){const s=S=>({field:"file",message:S,mentions:["attach_only"]});if(d.security)return[s("is encrypted, which an electronic invoice must not \
be: remove the password and the restrictions first")];if(n?.malformed===!0)return[s("has XMP metadata that is malformed, so it cannot be PDF/A")];if(r&&(r.part===
2||r.part===3))return[];const y=r?`claims ${r.name}`:"does not claim PDF/A";return[s(`${y}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it fir\
st, or set attach_only`)]}async function u(d,n){const{invoices:r,refused:s,names:y}=await(0,b.sc)(d),S=r[0]?.file??s?.file??y.find(M=>M.toLowerCase()===n?.file);
return S===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,c.jC)(S,c.zE,"an attachment without a name")})`}]}function T({level:d},{attach_only:n}){
const r=[];return a.includes(d)&&r.push({code:"invoice_without_lines",message:`The profile ${d} has no lines: it is not an invoice in Germany, only data that ac\
company one.`}),n&&r.push({code:"invoice_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["att\
ach_only"]}),r}}),7548:((N,j,i)=>{i.d(j,{RJ:()=>b,vb:()=>l,zx:()=>v});var U=i(58143),B=i(88960),C=i(269),h=i(48024);const P=16384,R=65536,O="[^\\0\\t\\n\\f\\r ()<>[\\\
]{}/%#]";async function v(o,f){const x=f.map(a=>{const[A="",...D]=[...a].map(L=>L.replace(/\W/,"\\$&")),m=/\W/.test(a)?O:"\\w";return`${A}(?:${D.join("")}|${m}{\
0,${Math.max(0,a.length-2)}}#)`}),e=new RegExp(`/(?:${x.join("|")}|#)`,"g"),t=Object.fromEntries(f.map(a=>[a,new Set])),c=new Set;await b(o,(a,A,D,m)=>{const L=a.
toString("latin1",A,D);e.lastIndex=0;for(let u=e.exec(L);u;u=e.exec(L)){const T=m(A+u.index);T!==void 0&&(u[0].endsWith("#")?c.add(T):t[u[0].slice(1)].add(T))}});
for(const a of l(o))c.add(a);const p=a=>[...new Set([...a,...c])].sort((A,D)=>A-D);return Object.fromEntries(f.map(a=>[a,p(t[a])]))}async function b(o,f){const{
bytes:x,table:e}=o,t=E(o),c=new Int32Array(t.length);for(let m=0;m<t.length;m++)c[m]=e.place[t[m]];const p=(0,C.bS)(x),a=m=>t[(0,B.M)(c,m)-1],A=new h.s;let D=0;
for(let m=0;m<t.length;m++){const L=m+1===t.length,u=L?x.length:c[m+1],T=u-c[m]>P;if(!T&&!L&&u-D<R)continue;if(T){c[m]>D&&f(p,D,c[m],a),A.reset();const n=A.value(
x,o.bodies[t[m]],u);f(p,c[m],n<0?u:n,a)}else f(p,D,u,a);const d=o.job.pace.step(Math.min(u-D,R));d&&await d,D=u}for(const[m,L]of I(o)){const u=o.objectStream(m);
if(!u)continue;const T=new Set(L),{starts:d}=u;f((0,C.bS)(u.data),0,u.data.length,r=>{const s=u.numbers[(0,B.M)(d,r)-1];return s!==void 0&&T.has(s)?s:void 0});const n=o.
job.pace.step(u.data.length);n&&await n}}function*l(o){for(let f=1;o.hasChanges&&f<o.size;f++)o.isChanged(f)&&o.exists(f)&&(yield f)}function E(o){const{table:f,
hasChanges:x}=o,e=[];let t=!0,c=-1;for(let p=1;p<f.size;p++){if(f.kind[p]!==U.tL||x&&o.isChanged(p))continue;const a=f.place[p];t&&=a>=c,c=a,e.push(p)}return t?
e:e.sort((p,a)=>f.place[p]-f.place[a])}function I(o){const{table:f,hasChanges:x}=o,e=new Map;for(let t=1;t<f.size;t++){if(f.kind[t]!==U.UT||x&&o.isChanged(t))continue;
const c=f.place[t],p=e.get(c);p?p.push(t):e.set(c,[t])}return e}}),38504:((N,j,i)=>{i.d(j,{CA:()=>R,L3:()=>O,p$:()=>P});var U=i(88960),B=i(269),C=i(16039),h=i(58143);
function P(v,b){const{table:l}=v,E=new Set,I=[],o=new Map;for(let e=1;e<l.size;e++)if(v.isChanged(e))v.exists(e)&&E.add(e);else if(l.kind[e]===h.tL)I.push(e);else if(l.
kind[e]===h.UT){const t=l.place[e],c=o.get(t);c?c.push(e):o.set(t,[e])}for(let e=l.size;e<v.size;e++)v.exists(e)&&E.add(e);I.sort((e,t)=>l.place[e]-l.place[t]);
const f=Int32Array.from(I,e=>l.place[e]),x=(0,B.bS)(v.bytes);for(const e of b)for(let t=x.indexOf(e);t>=0;t=x.indexOf(e,t+e.length)){const c=I[(0,U.M)(f,t)-1];c!==
void 0&&E.add(c)}for(const[e,t]of o){const c=v.objectStream(e);if(!c)continue;const p=(0,B.bS)(c.data);if(b.some(a=>p.includes(a)))for(const a of t)E.add(a)}return[
...E].sort((e,t)=>e-t)}function R(v,b){const l=[v];for(;l.length>0;){const E=l.pop(),I=E instanceof C.Z6?E.dict:E;if(Array.isArray(I))for(const o of I)l.push(o);else if(I instanceof
C.Bi){b(I);for(const o of I.values())l.push(o)}}}function O(v,b){const l=[];return R(v,E=>{l.length===0&&b(E)&&l.push(E)}),l.length>0}}),88960:((N,j,i)=>{i.d(j,
{B:()=>U,M:()=>B});const U=(h,P)=>C(h,P,!1),B=(h,P)=>C(h,P,!0);function C(h,P,R){let[O,v]=[0,h.length];for(;O<v;){const b=O+v>>1,l=h[b];l<P||R&&l===P?O=b+1:v=b}
return O}})};
