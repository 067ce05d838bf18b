"use strict";exports.id=8103,exports.ids=[8103],exports.modules={8103:((N,x,l)=>{l.d(x,{U2:()=>Ot,yE:()=>At,t5:()=>vt,QW:()=>Et,Y$:()=>xt});var w=l(39491),A=l(81627),M=l(99876),
F=l(74135),h=l(48249),i=l(45599),d=l(16456),y=l(88739);const g=1e3,f=500,p=800,S=-200,T=65534;class D{document;codes=new Map;ref;constructor(t){this.document=t,
this.ref=t.add(null)}get reference(){return this.ref}codeOf(t){let o=this.codes.get(t);if(o===void 0){if(this.codes.size>=T)return;this.codes.set(t,o=this.codes.
size+1)}return(0,y.B)(o)}finish(){const{document:t,codes:o}=this,s=_(),n=(0,i.UU)("OctavoGlyphless"),a=(0,i.jd)({Type:(0,i.UU)("FontDescriptor"),FontName:n,Flags:d.
jp,FontBBox:[0,S,f,p],ItalicAngle:0,Ascent:p,Descent:S,CapHeight:p,StemV:80,FontFile2:t.add(new i.Z6((0,i.jd)({Length1:s.length,Filter:(0,i.UU)("FlateDecode")}),
(0,h.Kc)(s)))}),r=new Uint8Array(2*(o.size+1));for(let m=1;m<=o.size;m++)r[2*m+1]=1;const c=(0,i.jd)({Type:(0,i.UU)("Font"),Subtype:(0,i.UU)("CIDFontType2"),BaseFont:n,
CIDSystemInfo:(0,i.jd)({Registry:(0,i.Px)("Adobe"),Ordering:(0,i.Px)("Identity"),Supplement:0}),CIDToGIDMap:t.add(new i.Z6((0,i.jd)({Filter:(0,i.UU)("FlateDecod\
e")}),(0,h.Kc)(r))),FontDescriptor:t.add(a),DW:f}),u=(0,y.U)([...o].map(([m,U])=>[U,[...m].map(E=>E.codePointAt(0))]));t.put(this.ref,(0,i.jd)({Type:(0,i.UU)("F\
ont"),Subtype:(0,i.UU)("Type0"),BaseFont:n,Encoding:(0,i.UU)("Identity-H"),DescendantFonts:[t.add(c)],ToUnicode:t.add(new i.Z6((0,i.jd)({Filter:(0,i.UU)("FlateD\
ecode")}),(0,h.Kc)(Buffer.from(u,"latin1"))))}))}}function _(){const e=P(54,[[0,65536,4],[12,1594834165,4],[18,g,2],[38,S,2],[40,f,2],[42,p,2],[46,8,2],[48,2,2]]),
t=P(36,[[0,65536,4],[4,p,2],[6,S,2],[10,f,2],[34,1,2]]),o=P(32,[[0,65536,4],[4,2,2],[14,2,2]]),s=P(6,[[0,f,2]]),n=[["glyf",new Uint8Array(4)],["head",e],["hhea",
t],["hmtx",s],["loca",new Uint8Array(6)],["maxp",o]];return tt(n)}function P(e,t){const o=new Uint8Array(e),s=new DataView(o.buffer);for(const[n,a,r]of t)r===4?
s.setUint32(n,a):s.setInt16(n,a);return o}function tt(e){const t=12+16*e.length,o=e.reduce((r,[,c])=>r+$(c.length),t),s=new Uint8Array(o),n=new DataView(s.buffer);
n.setUint32(0,65536),n.setUint16(4,e.length),n.setUint16(6,64),n.setUint16(8,2),n.setUint16(10,16*e.length-64);let a=t;for(const[r,[c,u]]of e.entries()){const m=12+
16*r;for(let U=0;U<4;U++)s[m+U]=c.charCodeAt(U);n.setUint32(m+4,et(u)),n.setUint32(m+8,a),n.setUint32(m+12,u.length),s.set(u,a),a+=$(u.length)}return s}const $=e=>Math.
ceil(e/4)*4;function et(e){const t=new Uint8Array($(e.length));t.set(e);const o=new DataView(t.buffer);let s=0;for(let n=0;n<t.length;n+=4)s=s+o.getUint32(n)>>>
0;return s}var B=l(82877),nt=l(79145),b=l(36078),st=l(12889);const ot=/[^\p{Lu}\p{N}abcdehiklmnorstuvwxzàáâãäåèéêëìíîïñòóôõöøùúûüæœšžßčěřůłńśźżőűαάδεέθικλνοόπστυύωώабвгежзийклмнопстхчшъыьэюяёіїє.:!?%&#/+€$£]/u,
it=.45,rt=.15,ct=1e3,[at,dt]=[1e3,30];async function ft(e,t){const o=e.map(()=>{});for(let s=0;s<e.length;){let n=s;do{const u=t.step(at+e[n].text.length*dt);u&&
await u}while(++n<e.length&&e[n].beginsLine===!1);const r=n-s>1&&n-s<=ct&&e[s].beginsLine!==void 0?e.slice(s,n):[],c=ut(r);if(c)for(const[u,{x:m,y:U,width:E,height:v}]of r.
entries()){const O=c(m+E/2);O>U&&Math.abs(U+v-O)<=it*v&&(o[s+u]=O)}s=n}return o}function ut(e){const t=e.filter(({text:c})=>!ot.test(c)),o=t.map(({x:c,y:u,width:m,
height:U})=>[c+m/2,u+U]);if(o.length<2)return;const s=t.map(({height:c})=>c).sort((c,u)=>c-u),n=s[s.length>>1],a=z(o),r=o.filter(([c,u])=>Math.abs(u-a(c))<=rt*n);
return r.length<2?void 0:r.length===o.length?a:z(r)}function z(e){const t=e.length,o=e.reduce((r,[c])=>r+c,0)/t,s=e.reduce((r,[,c])=>r+c,0)/t,n=e.reduce((r,[c])=>r+
(c-o)**2,0),a=n===0?0:e.reduce((r,[c,u])=>r+(c-o)*(u-s),0)/n;return r=>s+a*(r-o)}const lt=.5,ht=.2;async function gt(e,t,o,s,n){const{width:a,height:r}=(0,F.iN)(
t),[c,u]=[a/e.width,r/e.height],m=[],U=[`q ${(0,b.vs)((0,F.S3)(t))} cm BT 3 Tr`];let E=0;const v=await ft(e.words,n);for(const[O,C]of e.words.entries()){const I=n.
step(2e3);I&&await I,U.length>=pt&&m.push(W(U.splice(0)));const[j,L]=yt(C,v[O],r,u),R=e.words[O+1],Q=Ut(C.text,o);if(Q.length===0||j<=0)continue;E++;const K=mt(
C,R);U.push(V(s,j,C.x*c,L,K*c,Q));const k=R&&wt(C,R)?R.x-(C.x+K):0,q=k>0?o.codeOf(" "):void 0;q!==void 0&&U.push(V(s,j,(C.x+K)*c,L,k*c,[q]))}return U.push("ET Q"),
m.push(W(U)),{operators:await(0,nt.w)(m,n),shown:E}}const pt=1e3,W=e=>Buffer.from(`${e.join(`
`)}
`,"latin1");function mt({x:e,width:t,height:o},s){return s?.beginsLine===!1&&s.x>e+t/2&&s.x<e+t?s.x-e-ht*Math.min(o,t):t}function yt({y:e,height:t},o,s,n){if(o!==
void 0)return[(o-e)*n*1e3/p,s-o*n];const a=t*n;return[a,s-(e+t)*n-S/1e3*a]}function V(e,t,o,s,n,a){const r=a.length*f*t/1e3;return`/${e} ${(0,b.id)(t)} Tf ${(0,b.
id)(n/r*100)} Tz 1 0 0 1 ${(0,b.id)(o)} ${(0,b.id)(s)} Tm <${a.join("")}> Tj`}function Ut(e,t){const o=[...e.replace(new RegExp("\\p{Cc}","gu"),"")];return((0,st.
ft)(e)?o.reverse():o).flatMap(n=>t.codeOf(n)??[])}function wt(e,t){if(t.beginsLine!==void 0)return!t.beginsLine;const o=Math.min(e.y+e.height,t.y+t.height)-Math.
max(e.y,t.y);return t.x>=e.x&&o>lt*Math.min(e.height,t.height)}var St=l(86450),Ct=l(68973),Y=l(98446),Mt=l(22154);const G="F",Tt=6;async function Z(e,t){const o=new Mt.
z(e,t.length),s=new Set;for(const n of t)(await o.page(n)).characters===0&&s.add(n);return new Set([...s,...o.textlessPages])}async function Et(e,t,o){const s=await e(),
n=o(s.pages.count);if(t==="skip")return{document:s,wanted:await Z(s,n)};const a=await e();await(0,w.Y)(a,H,X(n));const r=await Z(a,n);return r.size>0&&await(0,w.
Y)(s,H,X([...r])),{document:s,wanted:r}}const H={layers:void 0,text:!0,images:!1,forms:B.R},X=e=>new Set(e.map(t=>t-1).sort((t,o)=>t-o));async function Ot(e,t){
if(t.length===0)return 0;const{pace:o}=e.job,s=await(0,M.F)(e,Uint32Array.from(t,({page:u})=>u)),n=new A.B(e),a=new D(e),r=await St.M.of(e);let c=0;for(const[u,
m]of s.pages.entries()){o.progress(u/t.length);const U=s.kinds[m.kind],{operators:E,shown:v}=await gt(t[u],U,a,G,o);c+=v;const O=e.add(await Dt(e,E,U.box,a)),C=r.
addContent("P",m.index),[I,j]=C===void 0?["/OCR BMC","EMC"]:[`/P <</MCID ${C}>> BDC /OCR BMC`,"EMC EMC"];n.under(m,{resources:[{category:"XObject",name:B.R,ref:O}],
operators:([L=B.R])=>`${I} /${L} Do ${j}
`})}return r.finish(),a.finish(),c}async function Dt(e,t,o,s){const n=(0,i.jd)({Type:(0,i.UU)("XObject"),Subtype:(0,i.UU)("Form"),BBox:(0,F.W1)(o),Resources:(0,i.
jd)({Font:(0,i.jd)({[G]:s.reference})}),Filter:(0,i.UU)("FlateDecode")});return new i.Z6(n,await(0,Ct.uM)(e.job).deflate(t,Tt))}const vt=(e,t=[])=>({code:"no_pa\
ges_to_recognize",message:`${e}, so no page got recognized text.`,...t.length>0?{mentions:t}:{}}),J=60;function xt(e){const t=e.map(({page:n,words:a})=>({page:n,
count:a.filter(({confidence:r=100})=>r<J).length})),o=t.reduce((n,a)=>n+a.count,0);if(o===0)return[];const s=(0,Y.oi)(t.filter(n=>n.count>0).map(({page:n})=>n));
return[{code:"words_uncertain",message:`${(0,Y.y_)(o,"word")} on ${s} ${o===1?"was":"were"} recognized with little certainty (below ${J} of 100). Scan with a hi\
gher resolution, or check them.`}]}function At(e){const t=e.flatMap(({words:s})=>s.flatMap(({confidence:n})=>n??[]));if(t.length===0)return{};const o=t.reduce((s,n)=>s+
n,0);return{confidence:Math.round(o/t.length*10)/10}}}),88739:((N,x,l)=>{l.d(x,{B:()=>i,U:()=>F});var w=l(77581),A=l(12889);const M=100;function F(d,{digits:y=4,
isInOrder:g=!1}={}){const f=d.filter(([,S])=>S.length>0).map(([S,T])=>`<${i(S).slice(-y)}> <${h(T,g)}>`),p=Array.from({length:Math.ceil(f.length/M)},(S,T)=>{const D=f.
slice(T*M,(T+1)*M);return[`${D.length} beginbfchar`,...D,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(y)}> <${"F".repeat(y)}> endcodespacerange`,...p,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function h(d,y){const g=d.map(f=>String.fromCodePoint(f)).join("");return(0,w.kt)(!y&&(0,A.ft)(g)?[...g].reverse().join(""):g).toString("hex").toUpperCase()}
const i=d=>d.toString(16).toUpperCase().padStart(4,"0")}),86450:((N,x,l)=>{l.d(x,{M:()=>M});var w=l(45599),A=l(89067);class M{document;tree;elements=[];constructor(h,i){
this.document=h,this.tree=i}static async of(h){return new M(h,await A.J.read(h))}add(h,i,d){const{document:y,tree:g}=this;if(!g)return;const f=(0,w.jd)({Type:(0,w.
UU)("OBJR"),Obj:i,Pg:d}),p=y.add((0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(h),Pg:d,K:f})),S=g.newKey();return g.entries.set(S,p),this.elements.push(p),S}addContent(h,i){
const{document:d,tree:y}=this;if(!y)return;const g=d.pages.number(i),f=d.resolve(d.entry(g,"StructParents")),p=typeof f=="number"?f:y.newKey(),S=d.array(y.entries.
get(p))??[],T=new w.oS(g,d.generation(g)),D=d.add((0,w.jd)({Type:(0,w.UU)("StructElem"),S:(0,w.UU)(h),Pg:T,K:S.length}));return y.entries.set(p,[...S,D]),f!==p&&
d.pages.patch(i,{StructParents:p}),this.elements.push(D),S.length}finish(){const{tree:h,elements:i}=this;!h||i.length===0||(h.write(),this.addElements(h))}finishInPlace(h){
const{tree:i}=this;i&&(i.grow(h),this.addElements(i))}addElements(h){const{document:i}=this,{dict:d,holder:y}=h.root,g=i.array(d.get("K"))??(d.has("K")?[d.get("\
K")]:[]),f=g.length===1&&(0,w.i9)(g[0])?g[0]:void 0,p=i.dict(f);f&&p&&(0,w.Eo)(i.resolve(p.get("S")),"Document")?this.append(p,f.number,f):this.append(d,y,i.catalog.
get("StructTreeRoot"))}append(h,i,d){const{document:y,elements:g}=this;y.edit(i);const f=h.get("K");if(h.set("K",[...y.array(f)??(f===void 0?[]:[f]),...g]),d instanceof
w.oS)for(const p of g)y.dict(p).set("P",d)}}})};
