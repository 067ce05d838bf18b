"use strict";exports.id=5824,exports.ids=[5824],exports.modules={25824:((R,v,d)=>{d.d(v,{KK:()=>dt,U2:()=>ct,yE:()=>ht,QW:()=>it,Y$:()=>ft});var m=d(39491),D=d(81627),T=d(99876),
O=d(74135),a=d(81679),e=d(45599),i=d(16456),u=d(88739);const h=1e3,c=500,g=800,y=-200,E=65534;class M{document;codes=new Map;ref;constructor(t){this.document=t,
this.ref=t.add(null)}get reference(){return this.ref}codeOf(t){let s=this.codes.get(t);if(s===void 0){if(this.codes.size>=E)return;this.codes.set(t,s=this.codes.
size+1)}return(0,u.B)(s)}finish(){const{document:t,codes:s}=this,r=X(),o=(0,e.UU)("OctavoGlyphless"),f=(0,e.jd)({Type:(0,e.UU)("FontDescriptor"),FontName:o,Flags:i.
jp,FontBBox:[0,y,c,g],ItalicAngle:0,Ascent:g,Descent:y,CapHeight:g,StemV:80,FontFile2:t.add(new e.Z6((0,e.jd)({Length1:r.length,Filter:(0,e.UU)("FlateDecode")}),
(0,a.Kc)(r)))}),l=new Uint8Array(2*(s.size+1));for(let p=1;p<=s.size;p++)l[2*p+1]=1;const w=(0,e.jd)({Type:(0,e.UU)("Font"),Subtype:(0,e.UU)("CIDFontType2"),BaseFont:o,
CIDSystemInfo:(0,e.jd)({Registry:(0,e.Px)("Adobe"),Ordering:(0,e.Px)("Identity"),Supplement:0}),CIDToGIDMap:t.add(new e.Z6((0,e.jd)({Filter:(0,e.UU)("FlateDecod\
e")}),(0,a.Kc)(l))),FontDescriptor:t.add(f),DW:c}),U=(0,u.U)([...s].map(([p,C])=>[C,[...p].map(A=>A.codePointAt(0))]));t.put(this.ref,(0,e.jd)({Type:(0,e.UU)("F\
ont"),Subtype:(0,e.UU)("Type0"),BaseFont:o,Encoding:(0,e.UU)("Identity-H"),DescendantFonts:[t.add(w)],ToUnicode:t.add(new e.Z6((0,e.jd)({Filter:(0,e.UU)("FlateD\
ecode")}),(0,a.Kc)(Buffer.from(U,"latin1"))))}))}}function X(){const n=P(54,[[0,65536,4],[12,1594834165,4],[18,h,2],[38,y,2],[40,c,2],[42,g,2],[46,8,2],[48,2,2]]),
t=P(36,[[0,65536,4],[4,g,2],[6,y,2],[10,c,2],[34,1,2]]),s=P(32,[[0,65536,4],[4,2,2],[14,2,2]]),r=P(6,[[0,c,2]]),o=[["glyf",new Uint8Array(4)],["head",n],["hhea",
t],["hmtx",r],["loca",new Uint8Array(6)],["maxp",s]];return J(o)}function P(n,t){const s=new Uint8Array(n),r=new DataView(s.buffer);for(const[o,f,l]of t)l===4?r.
setUint32(o,f):r.setInt16(o,f);return s}function J(n){const t=12+16*n.length,s=n.reduce((l,[,w])=>l+b(w.length),t),r=new Uint8Array(s),o=new DataView(r.buffer);
o.setUint32(0,65536),o.setUint16(4,n.length),o.setUint16(6,64),o.setUint16(8,2),o.setUint16(10,16*n.length-64);let f=t;for(const[l,[w,U]]of n.entries()){const p=12+
16*l;for(let C=0;C<4;C++)r[p+C]=w.charCodeAt(C);o.setUint32(p+4,Q(U)),o.setUint32(p+8,f),o.setUint32(p+12,U.length),r.set(U,f),f+=b(U.length)}return r}const b=n=>Math.
ceil(n/4)*4;function Q(n){const t=new Uint8Array(b(n.length));t.set(n);const s=new DataView(t.buffer);let r=0;for(let o=0;o<t.length;o+=4)r=r+s.getUint32(o)>>>0;
return r}var K=d(82877),F=d(36078),k=d(12889);const q=.5;async function _(n,t,s,r,o){const{width:f,height:l}=(0,O.iN)(t),[w,U]=[f/n.width,l/n.height],p=[`q ${(0,F.
vs)((0,O.S3)(t))} cm BT 3 Tr`];let C=0;for(const[A,S]of n.words.entries()){const I=o.step(2e3);I&&await I;const x=S.height*U,$=l-(S.y+S.height)*U-y/1e3*x,j=n.words[A+
1],B=tt(S.text,s);if(B.length===0||x<=0)continue;C++,p.push(L(r,x,S.x*w,$,S.width*w,B));const Z=j&&et(S,j)?j.x-(S.x+S.width):0,H=Z>0?s.codeOf(" "):void 0;H!==void 0&&
p.push(L(r,x,(S.x+S.width)*w,$,Z*w,[H]))}return p.push(`ET Q
`),{operators:p.join(`
`),shown:C}}function L(n,t,s,r,o,f){const l=f.length*c*t/1e3;return`/${n} ${(0,F.id)(t)} Tf ${(0,F.id)(o/l*100)} Tz 1 0 0 1 ${(0,F.id)(s)} ${(0,F.id)(r)} Tm <${f.
join("")}> Tj`}function tt(n,t){const s=[...n.replace(new RegExp("\\p{Cc}","gu"),"")];return((0,k.ft)(n)?s.reverse():s).flatMap(o=>t.codeOf(o)??[])}function et(n,t){
if(t.beginsLine!==void 0)return!t.beginsLine;const s=Math.min(n.y+n.height,t.y+t.height)-Math.max(n.y,t.y);return t.x>=n.x&&s>q*Math.min(n.height,t.height)}var nt=d(
86450),ot=d(68973),N=d(98446),st=d(22154);const z="F",rt=6;async function W(n,t){const s=new st.z(n,t.length),r=new Set;for(const o of t)(await s.page(o)).characters===
0&&r.add(o);return new Set([...r,...s.textlessPages])}async function it(n,t,s){const r=await n(),o=s(r.pages.count);if(t==="skip")return{document:r,wanted:await W(
r,o)};const f=await n();await(0,m.Y)(f,V,G(o));const l=await W(f,o);return l.size>0&&await(0,m.Y)(r,V,G([...l])),{document:r,wanted:l}}const V={layers:void 0,text:!0,
images:!1,forms:K.R},G=n=>new Set(n.map(t=>t-1).sort((t,s)=>t-s));async function ct(n,t){if(t.length===0)return 0;const{pace:s}=n.job,r=await(0,T.F)(n,Uint32Array.
from(t,({page:U})=>U)),o=new D.B(n),f=new M(n),l=await nt.M.of(n);let w=0;for(const[U,p]of r.pages.entries()){s.progress(U/t.length);const C=r.kinds[p.kind],{operators:A,
shown:S}=await _(t[U],C,f,z,s);w+=S;const I=n.add(await at(n,A,C.box,f)),x=l.addContent("P",p.index),[$,j]=x===void 0?["/OCR BMC","EMC"]:[`/P <</MCID ${x}>> BDC\
 /OCR BMC`,"EMC EMC"];o.under(p,{resources:[{category:"XObject",name:K.R,ref:I}],operators:([B=K.R])=>`${$} /${B} Do ${j}
`})}return l.finish(),f.finish(),w}async function at(n,t,s,r){const o=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.UU)("Form"),BBox:(0,O.W1)(s),Resources:(0,e.
jd)({Font:(0,e.jd)({[z]:r.reference})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(o,await(0,ot.uM)(n.job).deflate(Buffer.from(t,"latin1"),rt))}const dt={
code:"no_pages_to_recognize",message:"All of the pages have text, so none got recognized text."},Y=60;function ft(n){const t=n.map(({page:o,words:f})=>({page:o,
count:f.filter(({confidence:l=100})=>l<Y).length})),s=t.reduce((o,f)=>o+f.count,0);if(s===0)return[];const r=(0,N.oi)(t.filter(o=>o.count>0).map(({page:o})=>o));
return[{code:"words_uncertain",message:`${(0,N.y_)(s,"word")} on ${r} ${s===1?"was":"were"} recognized with little certainty (below ${Y} of 100). Scan with a hi\
gher resolution, or check them.`}]}function ht(n){const t=n.flatMap(({words:r})=>r.flatMap(({confidence:o})=>o??[]));if(t.length===0)return{};const s=t.reduce((r,o)=>r+
o,0);return{confidence:Math.round(s/t.length*10)/10}}}),88739:((R,v,d)=>{d.d(v,{B:()=>e,U:()=>O});var m=d(77581),D=d(12889);const T=100;function O(i,{digits:u=4,
isInOrder:h=!1}={}){const c=i.filter(([,y])=>y.length>0).map(([y,E])=>`<${e(y).slice(-u)}> <${a(E,h)}>`),g=Array.from({length:Math.ceil(c.length/T)},(y,E)=>{const M=c.
slice(E*T,(E+1)*T);return[`${M.length} beginbfchar`,...M,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(u)}> <${"F".repeat(u)}> endcodespacerange`,...g,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function a(i,u){const h=i.map(c=>String.fromCodePoint(c)).join("");return(0,m.kt)(!u&&(0,D.ft)(h)?[...h].reverse().join(""):h).toString("hex").toUpperCase()}
const e=i=>i.toString(16).toUpperCase().padStart(4,"0")}),86450:((R,v,d)=>{d.d(v,{M:()=>T});var m=d(45599),D=d(89067);class T{document;tree;elements=[];constructor(a,e){
this.document=a,this.tree=e}static async of(a){return new T(a,await D.J.read(a))}add(a,e,i){const{document:u,tree:h}=this;if(!h)return;const c=(0,m.jd)({Type:(0,m.
UU)("OBJR"),Obj:e,Pg:i}),g=u.add((0,m.jd)({Type:(0,m.UU)("StructElem"),S:(0,m.UU)(a),Pg:i,K:c})),y=h.newKey();return h.entries.set(y,g),this.elements.push(g),y}addContent(a,e){
const{document:i,tree:u}=this;if(!u)return;const h=i.pages.number(e),c=i.resolve(i.entry(h,"StructParents")),g=typeof c=="number"?c:u.newKey(),y=i.array(u.entries.
get(g))??[],E=new m.oS(h,i.generation(h)),M=i.add((0,m.jd)({Type:(0,m.UU)("StructElem"),S:(0,m.UU)(a),Pg:E,K:y.length}));return u.entries.set(g,[...y,M]),c!==g&&
i.pages.patch(e,{StructParents:g}),this.elements.push(M),y.length}finish(){const{tree:a,elements:e}=this;!a||e.length===0||(a.write(),this.addElements(a))}finishInPlace(a){
const{tree:e}=this;e&&(e.grow(a),this.addElements(e))}addElements(a){const{document:e}=this,{dict:i,holder:u}=a.root,h=e.array(i.get("K"))??(i.has("K")?[i.get("\
K")]:[]),c=h.length===1&&(0,m.i9)(h[0])?h[0]:void 0,g=e.dict(c);c&&g&&(0,m.Eo)(e.resolve(g.get("S")),"Document")?this.append(g,c.number,c):this.append(i,u,e.catalog.
get("StructTreeRoot"))}append(a,e,i){const{document:u,elements:h}=this;u.edit(e);const c=a.get("K");if(a.set("K",[...u.array(c)??(c===void 0?[]:[c]),...h]),i instanceof
m.oS)for(const g of h)u.dict(g).set("P",i)}}})};
