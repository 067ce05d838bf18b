"use strict";exports.id=5824,exports.ids=[5824],exports.modules={25824:((K,T,h)=>{h.d(T,{KK:()=>rt,U2:()=>ot,yE:()=>ct,EW:()=>nt,Y$:()=>it});var m=h(97727),v=h(99876),S=h(74135),
x=h(59596),e=h(45599),a=h(16456),i=h(88739);const l=1e3,d=500,c=800,f=-200,E=65534;class B{document;codes=new Map;ref;constructor(t){this.document=t,this.ref=t.
add(null)}get reference(){return this.ref}codeOf(t){let s=this.codes.get(t);if(s===void 0){if(this.codes.size>=E)return;this.codes.set(t,s=this.codes.size+1)}return(0,i.
B)(s)}finish(){const{document:t,codes:s}=this,r=A(),o=(0,e.UU)("OctavoGlyphless"),u=(0,e.jd)({Type:(0,e.UU)("FontDescriptor"),FontName:o,Flags:a.jp,FontBBox:[0,
f,d,c],ItalicAngle:0,Ascent:c,Descent:f,CapHeight:c,StemV:80,FontFile2:t.add(new e.Z6((0,e.jd)({Length1:r.length,Filter:(0,e.UU)("FlateDecode")}),(0,x.Kc)(r)))}),
p=new Uint8Array(2*(s.size+1));for(let g=1;g<=s.size;g++)p[2*g+1]=1;const y=(0,e.jd)({Type:(0,e.UU)("Font"),Subtype:(0,e.UU)("CIDFontType2"),BaseFont:o,CIDSystemInfo:(0,e.
jd)({Registry:(0,e.Px)("Adobe"),Ordering:(0,e.Px)("Identity"),Supplement:0}),CIDToGIDMap:t.add(new e.Z6((0,e.jd)({Filter:(0,e.UU)("FlateDecode")}),(0,x.Kc)(p))),
FontDescriptor:t.add(u),DW:d}),U=(0,i.U)([...s].map(([g,C])=>[C,[...g].map(F=>F.codePointAt(0))]));t.put(this.ref,(0,e.jd)({Type:(0,e.UU)("Font"),Subtype:(0,e.UU)(
"Type0"),BaseFont:o,Encoding:(0,e.UU)("Identity-H"),DescendantFonts:[t.add(y)],ToUnicode:t.add(new e.Z6((0,e.jd)({Filter:(0,e.UU)("FlateDecode")}),(0,x.Kc)(Buffer.
from(U,"latin1"))))}))}}function A(){const n=j(54,[[0,65536,4],[12,1594834165,4],[18,l,2],[38,f,2],[40,d,2],[42,c,2],[46,8,2],[48,2,2]]),t=j(36,[[0,65536,4],[4,
c,2],[6,f,2],[10,d,2],[34,1,2]]),s=j(32,[[0,65536,4],[4,2,2],[14,2,2]]),r=j(6,[[0,d,2]]),o=[["glyf",new Uint8Array(4)],["head",n],["hhea",t],["hmtx",r],["loca",
new Uint8Array(6)],["maxp",s]];return Z(o)}function j(n,t){const s=new Uint8Array(n),r=new DataView(s.buffer);for(const[o,u,p]of t)p===4?r.setUint32(o,u):r.setInt16(
o,u);return s}function Z(n){const t=12+16*n.length,s=n.reduce((p,[,y])=>p+$(y.length),t),r=new Uint8Array(s),o=new DataView(r.buffer);o.setUint32(0,65536),o.setUint16(
4,n.length),o.setUint16(6,64),o.setUint16(8,2),o.setUint16(10,16*n.length-64);let u=t;for(const[p,[y,U]]of n.entries()){const g=12+16*p;for(let C=0;C<4;C++)r[g+
C]=y.charCodeAt(C);o.setUint32(g+4,H(U)),o.setUint32(g+8,u),o.setUint32(g+12,U.length),r.set(U,u),u+=$(U.length)}return r}const $=n=>Math.ceil(n/4)*4;function H(n){
const t=new Uint8Array($(n.length));t.set(n);const s=new DataView(t.buffer);let r=0;for(let o=0;o<t.length;o+=4)r=r+s.getUint32(o)>>>0;return r}var R=h(82877),D=h(
36078),X=h(12889);const J=.5;async function Q(n,t,s,r,o){const{width:u,height:p}=(0,S.iN)(t),[y,U]=[u/n.width,p/n.height],g=[`q ${(0,D.vs)((0,S.S3)(t))} cm BT 3\
 Tr`];let C=0;for(const[F,w]of n.words.entries()){const P=o.step(2e3);P&&await P;const M=w.height*U,I=p-(w.y+w.height)*U-f/1e3*M,O=n.words[F+1],b=Y(w.text,s);if(b.
length===0||M<=0)continue;C++,g.push(L(r,M,w.x*y,I,w.width*y,b));const V=O&&k(w,O)?O.x-(w.x+w.width):0,G=V>0?s.codeOf(" "):void 0;G!==void 0&&g.push(L(r,M,(w.x+
w.width)*y,I,V*y,[G]))}return g.push(`ET Q
`),{operators:g.join(`
`),shown:C}}function L(n,t,s,r,o,u){const p=u.length*d*t/1e3;return`/${n} ${(0,D.id)(t)} Tf ${(0,D.id)(o/p*100)} Tz 1 0 0 1 ${(0,D.id)(s)} ${(0,D.id)(r)} Tm <${u.
join("")}> Tj`}function Y(n,t){const s=[...n.replace(new RegExp("\\p{Cc}","gu"),"")];return((0,X.ft)(n)?s.reverse():s).flatMap(o=>t.codeOf(o)??[])}function k(n,t){
if(t.beginsLine!==void 0)return!t.beginsLine;const s=Math.min(n.y+n.height,t.y+t.height)-Math.max(n.y,t.y);return t.x>=n.x&&s>J*Math.min(n.height,t.height)}var q=h(
86450),_=h(68973),N=h(98446),tt=h(22154);const z="F",et=6;async function nt(n,t){const s=new tt.z(n,t.length),r=new Set;for(const o of t)(await s.page(o)).characters===
0&&r.add(o);return new Set([...r,...s.textlessPages])}async function ot(n,t){if(t.length===0)return 0;const{pace:s}=n.job,r=await(0,v.F)(n,Uint32Array.from(t,({
page:U})=>U)),o=new m.B(n),u=new B(n),p=await q.M.of(n);let y=0;for(const[U,g]of r.pages.entries()){s.progress(U/t.length);const C=r.kinds[g.kind],{operators:F,
shown:w}=await Q(t[U],C,u,z,s);y+=w;const P=n.add(await st(n,F,C.box,u)),M=p.addContent("P",g.index),[I,O]=M===void 0?["/OCR BMC","EMC"]:[`/P <</MCID ${M}>> BDC\
 /OCR BMC`,"EMC EMC"];o.under(g,{resources:[{category:"XObject",name:R.R,ref:P}],operators:([b=R.R])=>`${I} /${b} Do ${O}
`})}return p.finish(),u.finish(),y}async function st(n,t,s,r){const o=(0,e.jd)({Type:(0,e.UU)("XObject"),Subtype:(0,e.UU)("Form"),BBox:(0,S.W1)(s),Resources:(0,e.
jd)({Font:(0,e.jd)({[z]:r.reference})}),Filter:(0,e.UU)("FlateDecode")});return new e.Z6(o,await(0,_.uM)(n.job).deflate(Buffer.from(t,"latin1"),et))}const rt={code:"\
no_pages_to_recognize",message:"All of the pages have text, so none got recognized text."},W=60;function it(n){const t=n.map(({page:o,words:u})=>({page:o,count:u.
filter(({confidence:p=100})=>p<W).length})),s=t.reduce((o,u)=>o+u.count,0);if(s===0)return[];const r=(0,N.oi)(t.filter(o=>o.count>0).map(({page:o})=>o));return[
{code:"words_uncertain",message:`${(0,N.y_)(s,"word")} on ${r} ${s===1?"was":"were"} recognized with little certainty (below ${W} of 100). Scan with a higher re\
solution, or check them.`}]}function ct(n){const t=n.flatMap(({words:r})=>r.flatMap(({confidence:o})=>o??[]));if(t.length===0)return{};const s=t.reduce((r,o)=>r+
o,0);return{confidence:Math.round(s/t.length*10)/10}}}),88739:((K,T,h)=>{h.d(T,{B:()=>a,U:()=>x});var m=h(77581),v=h(12889);const S=100;function x(i){const l=i.
filter(([,c])=>c.length>0).map(([c,f])=>`<${a(c)}> <${e(f)}>`);return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registr\
y (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def","1 begincodespacerange <0000> <FFFF> endcodespacerange",...Array.
from({length:Math.ceil(l.length/S)},(c,f)=>{const E=l.slice(f*S,(f+1)*S);return[`${E.length} beginbfchar`,...E,"endbfchar"].join(`
`)}),"endcmap CMapName currentdict /CMap defineresource pop end end"].join(`
`)}function e(i){const l=i.map(d=>String.fromCodePoint(d)).join("");return(0,m.kt)((0,v.ft)(l)?[...l].reverse().join(""):l).toString("hex").toUpperCase()}const a=i=>i.
toString(16).toUpperCase().padStart(4,"0")}),86450:((K,T,h)=>{h.d(T,{M:()=>S});var m=h(45599),v=h(89067);class S{document;tree;elements=[];constructor(e,a){this.
document=e,this.tree=a}static async of(e){return new S(e,await v.J.read(e))}add(e,a,i){const{document:l,tree:d}=this;if(!d)return;const c=(0,m.jd)({Type:(0,m.UU)(
"OBJR"),Obj:a,Pg:i}),f=l.add((0,m.jd)({Type:(0,m.UU)("StructElem"),S:(0,m.UU)(e),Pg:i,K:c})),E=d.newKey();return d.entries.set(E,f),this.elements.push(f),E}addContent(e,a){
const{document:i,tree:l}=this;if(!l)return;const d=i.pages.number(a),c=i.resolve(i.entry(d,"StructParents")),f=typeof c=="number"?c:l.newKey(),E=i.array(l.entries.
get(f))??[],B=new m.oS(d,i.generation(d)),A=i.add((0,m.jd)({Type:(0,m.UU)("StructElem"),S:(0,m.UU)(e),Pg:B,K:E.length}));return l.entries.set(f,[...E,A]),c!==f&&
i.pages.patch(a,{StructParents:f}),this.elements.push(A),E.length}finish(){const{tree:e,elements:a}=this;!e||a.length===0||(e.write(),this.addElements(e))}finishInPlace(e){
const{tree:a}=this;a&&(a.grow(e),this.addElements(a))}addElements(e){const{document:a}=this,{dict:i,holder:l}=e.root,d=a.array(i.get("K"))??(i.has("K")?[i.get("\
K")]:[]),c=d.length===1&&(0,m.i9)(d[0])?d[0]:void 0,f=a.dict(c);c&&f&&(0,m.Eo)(a.resolve(f.get("S")),"Document")?this.append(f,c.number,c):this.append(i,l,a.catalog.
get("StructTreeRoot"))}append(e,a,i){const{document:l,elements:d}=this;l.edit(a);const c=e.get("K");if(e.set("K",[...l.array(c)??(c===void 0?[]:[c]),...d]),i instanceof
m.oS)for(const f of d)l.dict(f).set("P",i)}}})};
