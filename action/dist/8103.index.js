"use strict";exports.id=8103,exports.ids=[8103],exports.modules={8103:((N,A,l)=>{l.d(A,{KK:()=>xt,U2:()=>Ot,yE:()=>Dt,QW:()=>Mt,Y$:()=>At});var w=l(39491),D=l(81627),T=l(99876),
F=l(74135),h=l(48249),i=l(45599),d=l(16456),y=l(88739);const g=1e3,f=500,p=800,S=-200,E=65534;class v{document;codes=new Map;ref;constructor(e){this.document=e,
this.ref=e.add(null)}get reference(){return this.ref}codeOf(e){let o=this.codes.get(e);if(o===void 0){if(this.codes.size>=E)return;this.codes.set(e,o=this.codes.
size+1)}return(0,y.B)(o)}finish(){const{document:e,codes:o}=this,s=_(),n=(0,i.UU)("OctavoGlyphless"),a=(0,i.jd)({Type:(0,i.UU)("FontDescriptor"),FontName:n,Flags:d.
jp,FontBBox:[0,S,f,p],ItalicAngle:0,Ascent:p,Descent:S,CapHeight:p,StemV:80,FontFile2:e.add(new i.Z6((0,i.jd)({Length1:s.length,Filter:(0,i.UU)("FlateDecode")}),
(0,h.Kc)(s)))}),r=new Uint8Array(2*(o.size+1));for(let m=1;m<=o.size;m++)r[2*m+1]=1;const c=(0,i.jd)({Type:(0,i.UU)("Font"),Subtype:(0,i.UU)("CIDFontType2"),BaseFont:n,
CIDSystemInfo:(0,i.jd)({Registry:(0,i.Px)("Adobe"),Ordering:(0,i.Px)("Identity"),Supplement:0}),CIDToGIDMap:e.add(new i.Z6((0,i.jd)({Filter:(0,i.UU)("FlateDecod\
e")}),(0,h.Kc)(r))),FontDescriptor:e.add(a),DW:f}),u=(0,y.U)([...o].map(([m,U])=>[U,[...m].map(M=>M.codePointAt(0))]));e.put(this.ref,(0,i.jd)({Type:(0,i.UU)("F\
ont"),Subtype:(0,i.UU)("Type0"),BaseFont:n,Encoding:(0,i.UU)("Identity-H"),DescendantFonts:[e.add(c)],ToUnicode:e.add(new i.Z6((0,i.jd)({Filter:(0,i.UU)("FlateD\
ecode")}),(0,h.Kc)(Buffer.from(u,"latin1"))))}))}}function _(){const t=j(54,[[0,65536,4],[12,1594834165,4],[18,g,2],[38,S,2],[40,f,2],[42,p,2],[46,8,2],[48,2,2]]),
e=j(36,[[0,65536,4],[4,p,2],[6,S,2],[10,f,2],[34,1,2]]),o=j(32,[[0,65536,4],[4,2,2],[14,2,2]]),s=j(6,[[0,f,2]]),n=[["glyf",new Uint8Array(4)],["head",t],["hhea",
e],["hmtx",s],["loca",new Uint8Array(6)],["maxp",o]];return tt(n)}function j(t,e){const o=new Uint8Array(t),s=new DataView(o.buffer);for(const[n,a,r]of e)r===4?
s.setUint32(n,a):s.setInt16(n,a);return o}function tt(t){const e=12+16*t.length,o=t.reduce((r,[,c])=>r+R(c.length),e),s=new Uint8Array(o),n=new DataView(s.buffer);
n.setUint32(0,65536),n.setUint16(4,t.length),n.setUint16(6,64),n.setUint16(8,2),n.setUint16(10,16*t.length-64);let a=e;for(const[r,[c,u]]of t.entries()){const m=12+
16*r;for(let U=0;U<4;U++)s[m+U]=c.charCodeAt(U);n.setUint32(m+4,et(u)),n.setUint32(m+8,a),n.setUint32(m+12,u.length),s.set(u,a),a+=R(u.length)}return s}const R=t=>Math.
ceil(t/4)*4;function et(t){const e=new Uint8Array(R(t.length));e.set(t);const o=new DataView(e.buffer);let s=0;for(let n=0;n<e.length;n+=4)s=s+o.getUint32(n)>>>
0;return s}var $=l(82877),nt=l(79145),P=l(36078),st=l(12889);const ot=/[^\p{Lu}\p{N}abcdehiklmnorstuvwxzàáâãäåèéêëìíîïñòóôõöøùúûüæœšžßčěřůłńśźżőűαάδεέθικλνοόπστυύωώабвгежзийклмнопстхчшъыьэюяёіїє.:!?%&#/+€$£]/u,
it=.45,rt=.15,ct=1e3,[at,dt]=[1e3,30];async function ft(t,e){const o=t.map(()=>{});for(let s=0;s<t.length;){let n=s;do{const u=e.step(at+t[n].text.length*dt);u&&
await u}while(++n<t.length&&t[n].beginsLine===!1);const r=n-s>1&&n-s<=ct&&t[s].beginsLine!==void 0?t.slice(s,n):[],c=ut(r);if(c)for(const[u,{x:m,y:U,width:M,height:x}]of r.
entries()){const O=c(m+M/2);O>U&&Math.abs(U+x-O)<=it*x&&(o[s+u]=O)}s=n}return o}function ut(t){const e=t.filter(({text:c})=>!ot.test(c)),o=e.map(({x:c,y:u,width:m,
height:U})=>[c+m/2,u+U]);if(o.length<2)return;const s=e.map(({height:c})=>c).sort((c,u)=>c-u),n=s[s.length>>1],a=z(o),r=o.filter(([c,u])=>Math.abs(u-a(c))<=rt*n);
return r.length<2?void 0:r.length===o.length?a:z(r)}function z(t){const e=t.length,o=t.reduce((r,[c])=>r+c,0)/e,s=t.reduce((r,[,c])=>r+c,0)/e,n=t.reduce((r,[c])=>r+
(c-o)**2,0),a=n===0?0:t.reduce((r,[c,u])=>r+(c-o)*(u-s),0)/n;return r=>s+a*(r-o)}const lt=.5,ht=.2;async function gt(t,e,o,s,n){const{width:a,height:r}=(0,F.iN)(
e),[c,u]=[a/t.width,r/t.height],m=[],U=[`q ${(0,P.vs)((0,F.S3)(e))} cm BT 3 Tr`];let M=0;const x=await ft(t.words,n);for(const[O,C]of t.words.entries()){const I=n.
step(2e3);I&&await I,U.length>=pt&&m.push(W(U.splice(0)));const[b,L]=yt(C,x[O],r,u),B=t.words[O+1],Q=Ut(C.text,o);if(Q.length===0||b<=0)continue;M++;const K=mt(
C,B);U.push(G(s,b,C.x*c,L,K*c,Q));const k=B&&wt(C,B)?B.x-(C.x+K):0,q=k>0?o.codeOf(" "):void 0;q!==void 0&&U.push(G(s,b,(C.x+K)*c,L,k*c,[q]))}return U.push("ET Q"),
m.push(W(U)),{operators:await(0,nt.w)(m,n),shown:M}}const pt=1e3,W=t=>Buffer.from(`${t.join(`
`)}
`,"latin1");function mt({x:t,width:e,height:o},s){return s?.beginsLine===!1&&s.x>t+e/2&&s.x<t+e?s.x-t-ht*Math.min(o,e):e}function yt({y:t,height:e},o,s,n){if(o!==
void 0)return[(o-t)*n*1e3/p,s-o*n];const a=e*n;return[a,s-(t+e)*n-S/1e3*a]}function G(t,e,o,s,n,a){const r=a.length*f*e/1e3;return`/${t} ${(0,P.id)(e)} Tf ${(0,P.
id)(n/r*100)} Tz 1 0 0 1 ${(0,P.id)(o)} ${(0,P.id)(s)} Tm <${a.join("")}> Tj`}function Ut(t,e){const o=[...t.replace(new RegExp("\\p{Cc}","gu"),"")];return((0,st.
ft)(t)?o.reverse():o).flatMap(n=>e.codeOf(n)??[])}function wt(t,e){if(e.beginsLine!==void 0)return!e.beginsLine;const o=Math.min(t.y+t.height,e.y+e.height)-Math.
max(t.y,e.y);return e.x>=t.x&&o>lt*Math.min(t.height,e.height)}var St=l(86450),Ct=l(68973),V=l(98446),Tt=l(22154);const Y="F",Et=6;async function H(t,e){const o=new Tt.
z(t,e.length),s=new Set;for(const n of e)(await o.page(n)).characters===0&&s.add(n);return new Set([...s,...o.textlessPages])}async function Mt(t,e,o){const s=await t(),
n=o(s.pages.count);if(e==="skip")return{document:s,wanted:await H(s,n)};const a=await t();await(0,w.Y)(a,X,Z(n));const r=await H(a,n);return r.size>0&&await(0,w.
Y)(s,X,Z([...r])),{document:s,wanted:r}}const X={layers:void 0,text:!0,images:!1,forms:$.R},Z=t=>new Set(t.map(e=>e-1).sort((e,o)=>e-o));async function Ot(t,e){
if(e.length===0)return 0;const{pace:o}=t.job,s=await(0,T.F)(t,Uint32Array.from(e,({page:u})=>u)),n=new D.B(t),a=new v(t),r=await St.M.of(t);let c=0;for(const[u,
m]of s.pages.entries()){o.progress(u/e.length);const U=s.kinds[m.kind],{operators:M,shown:x}=await gt(e[u],U,a,Y,o);c+=x;const O=t.add(await vt(t,M,U.box,a)),C=r.
addContent("P",m.index),[I,b]=C===void 0?["/OCR BMC","EMC"]:[`/P <</MCID ${C}>> BDC /OCR BMC`,"EMC EMC"];n.under(m,{resources:[{category:"XObject",name:$.R,ref:O}],
operators:([L=$.R])=>`${I} /${L} Do ${b}
`})}return r.finish(),a.finish(),c}async function vt(t,e,o,s){const n=(0,i.jd)({Type:(0,i.UU)("XObject"),Subtype:(0,i.UU)("Form"),BBox:(0,F.W1)(o),Resources:(0,i.
jd)({Font:(0,i.jd)({[Y]:s.reference})}),Filter:(0,i.UU)("FlateDecode")});return new i.Z6(n,await(0,Ct.uM)(t.job).deflate(e,Et))}const xt={code:"no_pages_to_reco\
gnize",message:"All of the pages have text, so none got recognized text."},J=60;function At(t){const e=t.map(({page:n,words:a})=>({page:n,count:a.filter(({confidence:r=100})=>r<
J).length})),o=e.reduce((n,a)=>n+a.count,0);if(o===0)return[];const s=(0,V.oi)(e.filter(n=>n.count>0).map(({page:n})=>n));return[{code:"words_uncertain",message:`${(0,V.
y_)(o,"word")} on ${s} ${o===1?"was":"were"} recognized with little certainty (below ${J} of 100). Scan with a higher resolution, or check them.`}]}function Dt(t){
const e=t.flatMap(({words:s})=>s.flatMap(({confidence:n})=>n??[]));if(e.length===0)return{};const o=e.reduce((s,n)=>s+n,0);return{confidence:Math.round(o/e.length*
10)/10}}}),88739:((N,A,l)=>{l.d(A,{B:()=>i,U:()=>F});var w=l(77581),D=l(12889);const T=100;function F(d,{digits:y=4,isInOrder:g=!1}={}){const f=d.filter(([,S])=>S.
length>0).map(([S,E])=>`<${i(S).slice(-y)}> <${h(E,g)}>`),p=Array.from({length:Math.ceil(f.length/T)},(S,E)=>{const v=f.slice(E*T,(E+1)*T);return[`${v.length} b\
eginbfchar`,...v,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(y)}> <${"F".repeat(y)}> endcodespacerange`,...p,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function h(d,y){const g=d.map(f=>String.fromCodePoint(f)).join("");return(0,w.kt)(!y&&(0,D.ft)(g)?[...g].reverse().join(""):g).toString("hex").toUpperCase()}
const i=d=>d.toString(16).toUpperCase().padStart(4,"0")}),86450:((N,A,l)=>{l.d(A,{M:()=>T});var w=l(45599),D=l(89067);class T{document;tree;elements=[];constructor(h,i){
this.document=h,this.tree=i}static async of(h){return new T(h,await D.J.read(h))}add(h,i,d){const{document:y,tree:g}=this;if(!g)return;const f=(0,w.jd)({Type:(0,w.
UU)("OBJR"),Obj:i,Pg:d}),p=y.add((0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(h),Pg:d,K:f})),S=g.newKey();return g.entries.set(S,p),this.elements.push(p),S}addContent(h,i){
const{document:d,tree:y}=this;if(!y)return;const g=d.pages.number(i),f=d.resolve(d.entry(g,"StructParents")),p=typeof f=="number"?f:y.newKey(),S=d.array(y.entries.
get(p))??[],E=new w.oS(g,d.generation(g)),v=d.add((0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(h),Pg:E,K:S.length}));return y.entries.set(p,[...S,v]),f!==p&&
d.pages.patch(i,{StructParents:p}),this.elements.push(v),S.length}finish(){const{tree:h,elements:i}=this;!h||i.length===0||(h.write(),this.addElements(h))}finishInPlace(h){
const{tree:i}=this;i&&(i.grow(h),this.addElements(i))}addElements(h){const{document:i}=this,{dict:d,holder:y}=h.root,g=i.array(d.get("K"))??(d.has("K")?[d.get("\
K")]:[]),f=g.length===1&&(0,w.i9)(g[0])?g[0]:void 0,p=i.dict(f);f&&p&&(0,w.Eo)(i.resolve(p.get("S")),"Document")?this.append(p,f.number,f):this.append(d,y,i.catalog.
get("StructTreeRoot"))}append(h,i,d){const{document:y,elements:g}=this;y.edit(i);const f=h.get("K");if(h.set("K",[...y.array(f)??(f===void 0?[]:[f]),...g]),d instanceof
w.oS)for(const p of g)y.dict(p).set("P",d)}}})};
