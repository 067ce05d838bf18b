"use strict";exports.id=4950,exports.ids=[4950],exports.modules={12889:((B,L,l)=>{l.d(L,{Rl:()=>d,Vv:()=>v,fM:()=>C,ft:()=>f,jB:()=>m,pr:()=>n,rg:()=>u,vw:()=>i,wE:()=>s});var O=l(
46161),P=l(44233),x=l(47707);const v="‏",C="‎";let A;const _=()=>A??=(0,O.A)(),p=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
f=t=>p.test(t),e=4e3,a=t=>_().getEmbeddingLevels(t.slice(0,e)).paragraphs[0]?.level??0,i=t=>f(t)&&a(t)%2===1,n=t=>[...r(t)];function*r(t){if(!f(t)){t!==""&&(yield{
text:t,rtl:!1,at:0});return}if(t.length<=e)return yield*o(t,0);const c=a(t)%2===1,g=[];for(let h=0;h<t.length;)h=Math.min(h+e,t.length),/[\ud800-\udbff]/.test(t[h-
1])&&(h=Math.min(h+1,t.length)),g.push(h);for(let h=0;h<g.length;h++){const w=c?g.length-1-h:h,R=g[w-1]??0;yield*o(t.slice(R,g[w]),R,c?"rtl":"ltr")}}function o(t,c,g){
const{levels:h,paragraphs:w}=_().getEmbeddingLevels(t,g),R=w[0]?.level??0;for(let E=t.length-1;E>=0&&/\s/.test(t[E]);E--)h[E]=R;const T=[];for(let E=0,M=0;E<t.length;E=
M){const D=h[E];for(;M<t.length&&h[M]===D;)M++;T.push({level:D,text:t.slice(E,M),at:E})}const y=T.reduce((E,{level:M})=>Math.max(E,M),0);for(let E=y;E>0;E--)for(let M=0,
D=0;M<T.length;M=D+1){for(D=M;D<T.length&&T[D].level>=E;)D++;for(let $=M,I=D-1;$<I;$++,I--)[T[$],T[I]]=[T[I],T[$]]}return T.map(({level:E,text:M,at:D})=>({text:M,
rtl:E%2===1,at:c+D}))}function*u(t,c){const g=new Int32Array(c.length+1);for(const[h,w]of c.entries())g[h+1]=g[h]+w.length;for(const{text:h,rtl:w,at:R}of r(t+c.
join(""))){const T=R-t.length,y=T+h.length,E=[];for(let M=Math.max((0,P.MJ)(g,T)-1,0);M<c.length&&g[M]<y;M++){const D=Math.max(T-g[M],0),$=c[M].slice(D,Math.max(
y-g[M],0));$!==""&&E.push({text:$,rtl:w,at:D,index:M})}yield*w?E.reverse():E}}const m=t=>Array.from(t,c=>_().getMirroredCharacter(c)??c).join(""),s=t=>(0,x.qf)(
m(t)).reverse().join(""),d=t=>n(t).flatMap(({text:c,rtl:g})=>g?(0,x.qf)(m(c)).reverse():(0,x.qf)(c))}),21281:((B,L,l)=>{l.d(L,{Ip:()=>p,XM:()=>n,Xb:()=>i,ds:()=>_,
qg:()=>a,yB:()=>o});var O=l(59071),P=l(70549),x=l(21115),v=l(824),C=l(1975),A=l(60912);const _=(0,P.n)(async s=>p(s,await(0,v.Br)(s)));function p(s,d){const t=(T,y)=>(0,O.
wh)((0,C.sm)(d,T,y)[0]??""),c=e(t("pdfaid","part"),t("pdfaid","conformance").toLowerCase()),g=f(t("pdfuaid","part"))?`PDF/UA-${t("pdfuaid","part")}`:void 0,w=[t(
"pdfxid","GTS_PDFXVersion")||t("pdfx","GTS_PDFXVersion")||((0,O.Gh)(s.resolve((0,v._U)(s)?.get("GTS_PDFXVersion")))??""),t("pdfe","ISO_PDFEVersion"),t("pdfvtid",
"GTS_PDFVTVersion")],R=[c?.name,g,...w.filter(T=>/^PDF\/[\w .:/()-]{1,40}$/.test(T))];return{archive:c,accessible:g,names:R.filter(T=>T!==void 0)}}const f=s=>/^[1-9]$/.
test(s);function e(s,d){if(!f(s))return;const t=/^[abuef]$/.test(d)?d:"";return{part:Number(s),level:t,name:`PDF/A-${s}${t}`}}function a(s,d,t,c){return d&&m(s,
d,[x.dK.pdfaid]),i(t,c)}const i=({name:s},d)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${s}: ${d}.`});async function n(s){const d=await(0,v.
Br)(s);if(!d)return[];const{archive:t,accessible:c}=p(s,d);m(s,d,[x.dK.pdfaid,x.dK.pdfuaid]);const g=[t?.name,c].filter(h=>h!==void 0);return g.length>0?[r(g,"a\
 merge cannot guarantee conformance")]:[]}const r=(s,d)=>({code:"conformance_dropped",message:`The result no longer claims ${s.join(" and ")}, because ${d}.`}),
o=({archive:s,accessible:d})=>[...s?[i(s,u)]:[],...d===void 0?[]:[r([d],u)]],u="its metadata was removed";function m(s,d,t){d.properties.some(({namespace:c})=>t.
includes(c))&&(0,A._L)(s,(0,A.QH)(d,({namespace:c})=>t.includes(c),[]))}}),60912:((B,L,l)=>{l.d(L,{QH:()=>v,T3:()=>C,_L:()=>f});var O=l(21115),P=l(3907),x=l(45599);
function v(e,a,i){const{text:n,properties:r,end:o,about:u}=e,m=[];let s=0;for(const d of r.filter(a).sort((t,c)=>t.from-c.from))d.from<s||(m.push(n.slice(s,d.from)),
s=d.to);return m.push(n.slice(s,Math.max(o,s))),i.length>0&&m.push(A(i,u)),m.push(n.slice(Math.max(o,s))),p(m.join(""))}function C(e){return`<?xpacket begin="\uFEFF"\
 id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${A(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function A(e,a){const n=[...new Set(e.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${O.dK[o]}"`).join(""),r=e.map(({prefix:o,name:u,form:m,values:s})=>`\
<${o}:${u}>${_(m,s)}</${o}:${u}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,P.X)(a)}"${n}>
${r.join("")}</rdf:Description>
`}function _(e,a){const i=n=>a.map(r=>`<rdf:li${n}>${(0,P.X)(r)}</rdf:li>`).join("");switch(e){case"simple":return(0,P.X)(a[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const p=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(e,a){const i=e.catalog.get("Metadata"),n=e.resolve(i),r=n instanceof x.Z6?[...n.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],o=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...r]),u=new x.Z6(o,Buffer.
from(a,"utf8"));(0,x.i9)(i)&&n instanceof x.Z6?e.put(i,u):e.edit(e.catalogNumber).set("Metadata",e.add(u))}}),75934:((B,L,l)=>{l.d(L,{p:()=>C});var O=l(9876);const[
P,x]=[200,100],v=1e4;class C{text;widthOf;width;parts;constructor(_,p){this.text=_,this.widthOf=p,this.width=_.length>v?1/0:p(_)}async lines(_,p){if(this.width<=
_(0))return[this.text];const f=[];let e="",a=0,i;for(const n of this.parts??=await this.measure(p)){const r=p?.step(P);r&&await r;const o=a+(i?.spaceWidth??0)+n.
width;if(o<=_(f.length))e+=(i?.space??"")+n.text,a=o;else{e!==""&&f.push(e);const u=f.length,m=n.width>_(u)?await this.cut(n,s=>_(u+s),p):[n.text];for(const s of m)
f.push(s);e=f.pop(),a=e===n.text?n.width:this.widthOf(e)}i=n}return f.push(e),f}async measure(_){const{text:p,widthOf:f}=this,e=[];for(const{start:a,end:i,next:n}of(await(0,O.
Vn)())(p)){const r=_?.step(P+(n-a)*x);r&&await r;const[o,u]=[p.slice(a,i),p.slice(i,n)];e.push({text:o,width:f(o),space:u,spaceWidth:u===""?0:f(u)})}return e}async cut(_,p,f){
const e=_.clusters??=(0,O.s)(_.text,this.widthOf),a=[];let i=0;for(const n of(0,O.ZM)(e,p)){const r=f?.step(P+n*x);r&&await r;let o="";for(const u=i+n;i<u;i++)o+=
e[i].text;a.push(o)}return a}}}),9876:((B,L,l)=>{l.d(L,{LJ:()=>v,Vn:()=>x,ZM:()=>p,s:()=>C});var O=l(47707);const P=2e4;async function x(){const{default:f}=await l.
e(3286).then(l.bind(l,23286));return function*(e){let a=0;do{const i=a,n=Math.min(e.length,i+P),r=n===e.length,o=new f(i===0&&r?e:e.slice(i,n));for(let m=o.nextBreak();m;m=
o.nextBreak()){const s=i+m.position;if(s===n&&!r)break;let d=s;for(;d>a&&e[d-1]===" ";)d--;yield{start:a,end:d,next:s},a=s}if(r)return;if(a>i)continue;const u=v(
e.charCodeAt(n))?n-1:n;yield{start:a,end:u,next:u,isCut:!0},a=u}while(a<e.length)}}const v=f=>f>=56320&&f<=57343,C=(f,e)=>(0,O.qf)(f).map(a=>({text:a,width:e(a)})),
A=/[_\-–—/.,;:]$/,_=/^[.,;:!?)\]}%»”’…]/;function*p(f,e,a="separators"){let i=0;for(let n=0;n<f.length;i++){let r=n;for(let o=0;r<f.length&&(o+=f[r].
width,!(o>e(i)&&r>n));r++);if(a==="letters"){let o=r;for(;o>n&&o<f.length&&_.test(f[o].text);)o--;o>n&&(r=o)}else if(a==="separators"&&r<f.length){let o=r;for(;o>
n&&!A.test(f[o-1].text);)o--;o-n>=(r-n)/2&&(r=o)}yield r-n,n=r}}})};
