"use strict";exports.id=9180,exports.ids=[9180],exports.modules={8103:((B,D,f)=>{f.d(D,{U2:()=>Ot,yE:()=>At,t5:()=>vt,QW:()=>Tt,Y$:()=>xt});var w=f(39491),v=f(81627),C=f(99876),
x=f(74135),u=f(48249),i=f(45599),c=f(16456),l=f(88739);const p=1e3,h=500,m=800,S=-200,M=65534;class A{document;codes=new Map;ref;constructor(t){this.document=t,
this.ref=t.add(null)}get reference(){return this.ref}codeOf(t){let o=this.codes.get(t);if(o===void 0){if(this.codes.size>=M)return;this.codes.set(t,o=this.codes.
size+1)}return(0,l.B)(o)}finish(){const{document:t,codes:o}=this,s=q(),n=(0,i.UU)("OctavoGlyphless"),d=(0,i.jd)({Type:(0,i.UU)("FontDescriptor"),FontName:n,Flags:c.
jp,FontBBox:[0,S,h,m],ItalicAngle:0,Ascent:m,Descent:S,CapHeight:m,StemV:80,FontFile2:t.add(new i.Z6((0,i.jd)({Length1:s.length,Filter:(0,i.UU)("FlateDecode")}),
(0,u.Kc)(s)))}),r=new Uint8Array(2*(o.size+1));for(let y=1;y<=o.size;y++)r[2*y+1]=1;const a=(0,i.jd)({Type:(0,i.UU)("Font"),Subtype:(0,i.UU)("CIDFontType2"),BaseFont:n,
CIDSystemInfo:(0,i.jd)({Registry:(0,i.Px)("Adobe"),Ordering:(0,i.Px)("Identity"),Supplement:0}),CIDToGIDMap:t.add(new i.Z6((0,i.jd)({Filter:(0,i.UU)("FlateDecod\
e")}),(0,u.Kc)(r))),FontDescriptor:t.add(d),DW:h}),g=(0,l.U)([...o].map(([y,U])=>[U,[...y].map(T=>T.codePointAt(0))]));t.put(this.ref,(0,i.jd)({Type:(0,i.UU)("F\
ont"),Subtype:(0,i.UU)("Type0"),BaseFont:n,Encoding:(0,i.UU)("Identity-H"),DescendantFonts:[t.add(a)],ToUnicode:t.add(new i.Z6((0,i.jd)({Filter:(0,i.UU)("FlateD\
ecode")}),(0,u.Kc)(Buffer.from(g,"latin1"))))}))}}function q(){const e=I(54,[[0,65536,4],[12,1594834165,4],[18,p,2],[38,S,2],[40,h,2],[42,m,2],[46,8,2],[48,2,2]]),
t=I(36,[[0,65536,4],[4,m,2],[6,S,2],[10,h,2],[34,1,2]]),o=I(32,[[0,65536,4],[4,2,2],[14,2,2]]),s=I(6,[[0,h,2]]),n=[["glyf",new Uint8Array(4)],["head",e],["hhea",
t],["hmtx",s],["loca",new Uint8Array(6)],["maxp",o]];return tt(n)}function I(e,t){const o=new Uint8Array(e),s=new DataView(o.buffer);for(const[n,d,r]of t)r===4?
s.setUint32(n,d):s.setInt16(n,d);return o}function tt(e){const t=12+16*e.length,o=e.reduce((r,[,a])=>r+$(a.length),t),s=new Uint8Array(o),n=new DataView(s.buffer);
n.setUint32(0,65536),n.setUint16(4,e.length),n.setUint16(6,64),n.setUint16(8,2),n.setUint16(10,16*e.length-64);let d=t;for(const[r,[a,g]]of e.entries()){const y=12+
16*r;for(let U=0;U<4;U++)s[y+U]=a.charCodeAt(U);n.setUint32(y+4,et(g)),n.setUint32(y+8,d),n.setUint32(y+12,g.length),s.set(g,d),d+=$(g.length)}return s}const $=e=>Math.
ceil(e/4)*4;function et(e){const t=new Uint8Array($(e.length));t.set(e);const o=new DataView(t.buffer);let s=0;for(let n=0;n<t.length;n+=4)s=s+o.getUint32(n)>>>
0;return s}var K=f(82877),nt=f(79145),P=f(36078),st=f(12889);const ot=/[^\p{Lu}\p{N}abcdehiklmnorstuvwxzàáâãäåèéêëìíîïñòóôõöøùúûüæœšžßčěřůłńśźżőűαάδεέθικλνοόπστυύωώабвгежзийклмнопстхчшъыьэюяёіїє.:!?%&#/+€$£]/u,
it=.45,rt=.15,ct=1e3,[at,dt]=[1e3,30];async function ft(e,t){const o=e.map(()=>{});for(let s=0;s<e.length;){let n=s;do{const g=t.step(at+e[n].text.length*dt);g&&
await g}while(++n<e.length&&e[n].beginsLine===!1);const r=n-s>1&&n-s<=ct&&e[s].beginsLine!==void 0?e.slice(s,n):[],a=ut(r);if(a)for(const[g,{x:y,y:U,width:T,height:F}]of r.
entries()){const O=a(y+T/2);O>U&&Math.abs(U+F-O)<=it*F&&(o[s+g]=O)}s=n}return o}function ut(e){const t=e.filter(({text:a})=>!ot.test(a)),o=t.map(({x:a,y:g,width:y,
height:U})=>[a+y/2,g+U]);if(o.length<2)return;const s=t.map(({height:a})=>a).sort((a,g)=>a-g),n=s[s.length>>1],d=z(o),r=o.filter(([a,g])=>Math.abs(g-d(a))<=rt*n);
return r.length<2?void 0:r.length===o.length?d:z(r)}function z(e){const t=e.length,o=e.reduce((r,[a])=>r+a,0)/t,s=e.reduce((r,[,a])=>r+a,0)/t,n=e.reduce((r,[a])=>r+
(a-o)**2,0),d=n===0?0:e.reduce((r,[a,g])=>r+(a-o)*(g-s),0)/n;return r=>s+d*(r-o)}const lt=.5,ht=.2;async function gt(e,t,o,s,n){const{width:d,height:r}=(0,x.iN)(
t),[a,g]=[d/e.width,r/e.height],y=[],U=[`q ${(0,P.vs)((0,x.S3)(t))} cm BT 3 Tr`];let T=0;const F=await ft(e.words,n);for(const[O,E]of e.words.entries()){const L=n.
step(2e3);L&&await L,U.length>=pt&&y.push(W(U.splice(0)));const[b,R]=yt(E,F[O],r,g),j=e.words[O+1],Q=Ut(E.text,o);if(Q.length===0||b<=0)continue;T++;const N=mt(
E,j);U.push(V(s,b,E.x*a,R,N*a,Q));const k=j&&wt(E,j)?j.x-(E.x+N):0,_=k>0?o.codeOf(" "):void 0;_!==void 0&&U.push(V(s,b,(E.x+N)*a,R,k*a,[_]))}return U.push("ET Q"),
y.push(W(U)),{operators:await(0,nt.w)(y,n),shown:T}}const pt=1e3,W=e=>Buffer.from(`${e.join(`
`)}
`,"latin1");function mt({x:e,width:t,height:o},s){return s?.beginsLine===!1&&s.x>e+t/2&&s.x<e+t?s.x-e-ht*Math.min(o,t):t}function yt({y:e,height:t},o,s,n){if(o!==
void 0)return[(o-e)*n*1e3/m,s-o*n];const d=t*n;return[d,s-(e+t)*n-S/1e3*d]}function V(e,t,o,s,n,d){const r=d.length*h*t/1e3;return`/${e} ${(0,P.id)(t)} Tf ${(0,P.
id)(n/r*100)} Tz 1 0 0 1 ${(0,P.id)(o)} ${(0,P.id)(s)} Tm <${d.join("")}> Tj`}function Ut(e,t){const o=[...e.replace(new RegExp("\\p{Cc}","gu"),"")];return((0,st.
ft)(e)?o.reverse():o).flatMap(n=>t.codeOf(n)??[])}function wt(e,t){if(t.beginsLine!==void 0)return!t.beginsLine;const o=Math.min(e.y+e.height,t.y+t.height)-Math.
max(e.y,t.y);return t.x>=e.x&&o>lt*Math.min(e.height,t.height)}var St=f(86450),Ct=f(68973),Y=f(98446),Et=f(22154);const G="F",Mt=6;async function Z(e,t){const o=new Et.
z(e,t.length),s=new Set;for(const n of t)(await o.page(n)).characters===0&&s.add(n);return new Set([...s,...o.textlessPages])}async function Tt(e,t,o){const s=await e(),
n=o(s.pages.count);if(t==="skip")return{document:s,wanted:await Z(s,n)};const d=await e();await(0,w.Y)(d,H,X(n));const r=await Z(d,n);return r.size>0&&await(0,w.
Y)(s,H,X([...r])),{document:s,wanted:r}}const H={layers:void 0,text:!0,images:!1,forms:K.R},X=e=>new Set(e.map(t=>t-1).sort((t,o)=>t-o));async function Ot(e,t){
if(t.length===0)return 0;const{pace:o}=e.job,s=await(0,C.F)(e,Uint32Array.from(t,({page:g})=>g)),n=new v.B(e),d=new A(e),r=await St.M.of(e);let a=0;for(const[g,
y]of s.pages.entries()){o.progress(g/t.length);const U=s.kinds[y.kind],{operators:T,shown:F}=await gt(t[g],U,d,G,o);a+=F;const O=e.add(await Dt(e,T,U.box,d)),E=r.
addContent("P",y.index),[L,b]=E===void 0?["/OCR BMC","EMC"]:[`/P <</MCID ${E}>> BDC /OCR BMC`,"EMC EMC"];n.under(y,{resources:[{category:"XObject",name:K.R,ref:O}],
operators:([R=K.R])=>`${L} /${R} Do ${b}
`})}return r.finish(),d.finish(),a}async function Dt(e,t,o,s){const n=(0,i.jd)({Type:(0,i.UU)("XObject"),Subtype:(0,i.UU)("Form"),BBox:(0,x.W1)(o),Resources:(0,i.
jd)({Font:(0,i.jd)({[G]:s.reference})}),Filter:(0,i.UU)("FlateDecode")});return new i.Z6(n,await(0,Ct.uM)(e.job).deflate(t,Mt))}const vt=(e,t=[])=>({code:"no_pa\
ges_to_recognize",message:`${e}, so no page got recognized text.`,...t.length>0?{mentions:t}:{}}),J=60;function xt(e){const t=e.map(({page:n,words:d})=>({page:n,
count:d.filter(({confidence:r=100})=>r<J).length})),o=t.reduce((n,d)=>n+d.count,0);if(o===0)return[];const s=(0,Y.oi)(t.filter(n=>n.count>0).map(({page:n})=>n));
return[{code:"words_uncertain",message:`${(0,Y.y_)(o,"word")} on ${s} ${o===1?"was":"were"} recognized with little certainty (below ${J} of 100). Scan with a hi\
gher resolution, or check them.`}]}function At(e){const t=e.flatMap(({words:s})=>s.flatMap(({confidence:n})=>n??[]));if(t.length===0)return{};const o=t.reduce((s,n)=>s+
n,0);return{confidence:Math.round(o/t.length*10)/10}}}),88739:((B,D,f)=>{f.d(D,{B:()=>i,U:()=>x});var w=f(77581),v=f(12889);const C=100;function x(c,{digits:l=4,
isInOrder:p=!1}={}){const h=c.filter(([,S])=>S.length>0).map(([S,M])=>`<${i(S).slice(-l)}> <${u(M,p)}>`),m=Array.from({length:Math.ceil(h.length/C)},(S,M)=>{const A=h.
slice(M*C,(M+1)*C);return[`${A.length} beginbfchar`,...A,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(l)}> <${"F".repeat(l)}> endcodespacerange`,...m,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function u(c,l){const p=c.map(h=>String.fromCodePoint(h)).join("");return(0,w.kt)(!l&&(0,v.ft)(p)?[...p].reverse().join(""):p).toString("hex").toUpperCase()}
const i=c=>c.toString(16).toUpperCase().padStart(4,"0")}),86450:((B,D,f)=>{f.d(D,{M:()=>C});var w=f(45599),v=f(89067);class C{document;tree;elements=[];constructor(u,i){
this.document=u,this.tree=i}static async of(u){return new C(u,await v.J.read(u))}add(u,i,c){const{document:l,tree:p}=this;if(!p)return;const h=(0,w.jd)({Type:(0,w.
UU)("OBJR"),Obj:i,Pg:c}),m=l.add((0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(u),Pg:c,K:h})),S=p.newKey();return p.entries.set(S,m),this.elements.push(m),S}addContent(u,i){
const{document:c,tree:l}=this;if(!l)return;const p=c.pages.number(i),h=c.resolve(c.entry(p,"StructParents")),m=typeof h=="number"?h:l.newKey(),S=c.array(l.entries.
get(m))??[],M=new w.oS(p,c.generation(p)),A=c.add((0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(u),Pg:M,K:S.length}));return l.entries.set(m,[...S,A]),h!==m&&
c.pages.patch(i,{StructParents:m}),this.elements.push(A),S.length}finish(){const{tree:u,elements:i}=this;!u||i.length===0||(u.write(),this.addElements(u))}finishInPlace(u){
const{tree:i}=this;i&&(i.grow(u),this.addElements(i))}addElements(u){const{document:i}=this,{dict:c,holder:l}=u.root,p=i.array(c.get("K"))??(c.has("K")?[c.get("\
K")]:[]),h=p.length===1&&(0,w.i9)(p[0])?p[0]:void 0,m=i.dict(h);h&&m&&(0,w.Eo)(i.resolve(m.get("S")),"Document")?this.append(m,h.number,h):this.append(c,l,i.catalog.
get("StructTreeRoot"))}append(u,i,c){const{document:l,elements:p}=this;l.edit(i);const h=u.get("K");if(u.set("K",[...l.array(h)??(h===void 0?[]:[h]),...p]),c instanceof
w.oS)for(const m of p)l.dict(m).set("P",c)}}}),87826:((B,D,f)=>{f.d(D,{N:()=>C,i:()=>u});var w=f(78157),v=f(14029);function C(i,c){const{bytes:l}=i;if(!(x(i)||(0,w.
bS)(l.subarray(0,5)).toString("latin1")!=="%PDF-"))return l.length===c.length?c:l}const x=({suspect:i,pages:c})=>i||c.count!==c.claimed||c.blank.length>0,u=async(i,c,l)=>C(
i,c)??await(0,v.UN)(i,l)})};
