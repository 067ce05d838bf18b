"use strict";exports.id=4942,exports.ids=[4942],exports.modules={49892:((G,T,n)=>{n.d(T,{B_:()=>u,Fw:()=>P,Tz:()=>v});var y=n(49180),f=n(57117);const u="OctavoColor";function P(l,t){
const o=c(l),s=o.length===1,a=t?.part===1;return t===void 0||(0,f.hU)(t,s?1:3)?{values:o,operators:`${o.join(" ")} ${s?"g":"rg"}`,colorSpace:void 0,listsGlyphs:a}:
{values:o,listsGlyphs:a,operators:`/${u} cs ${o.join(" ")} sc`,colorSpace:s?(0,f.HB)():(0,f.Pz)()}}function c(l){if(l==="Gray")return[.5];const[t,o,s]=(0,y.q)(l);
return(t===o&&o===s&&t>0?[t]:[t,o,s]).map(d=>Math.round(d/255*1e4)/1e4)}function v(l){return l===void 0||(0,f.hU)(l,1)?{set:t=>`${t} g`,colorSpace:void 0}:{set:t=>`\
/${u} cs ${t} sc`,colorSpace:(0,f.HB)()}}}),57117:((G,T,n)=>{n.d(T,{Br:()=>l,HB:()=>d,Pz:()=>a,Qg:()=>o,_B:()=>P,c4:()=>t,hU:()=>v});var y=n(21281),f=n(824),u=n(
45599);async function P(e){const _=await(0,f.Br)(e),{archive:i}=(0,y.Ip)(e,_);return i&&{...i,xmp:_,intent:c(e)}}function c(e){for(const _ of e.array(e.catalog.
get("OutputIntents"))??[]){const i=e.dict(_);if(!(0,u.Zm)(i)||!(0,u.Eo)(e.resolve(i.get("S")),"GTS_PDFA1"))continue;const r=e.resolve(e.dict(i.get("DestOutputPr\
ofile"))?.get("N"));if(typeof r=="number")return r}}const v=({intent:e},_)=>_===1?e!==void 0:e===_,l={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},t=(e,_,i)=>(0,y.qg)(e,_.xmp,_,i),o=e=>e&&e.part!==1&&e.intent===void 0?
a():void 0,s=[.9505,1,1.089],a=()=>[(0,u.UU)("CalRGB"),(0,u.jd)({WhitePoint:[...s],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
d=()=>[(0,u.UU)("CalGray"),(0,u.jd)({WhitePoint:[...s],Gamma:2.2})]}),27320:((G,T,n)=>{n.d(T,{$:()=>o,J:()=>l});var y=n(41578),f=n(12889),u=n(48249),P=n(77581),
c=n(45599),v=n(49892);const l=100,t=l/1e3;async function o(r,p,{filling:O,transparency:M}){const h=[];for(const[E,C]of p.entries()){const W=r.lines.flatMap(({glyphs:K})=>K.
filter(j=>j.face===E)).map(({glyph:K})=>K);W.length>0&&(h[E]={...await(0,y.r)(C,W),unit:C.unit})}const[D,g,B,U]=r.ink,m=[Math.floor(D*t)-1,Math.floor(g*t)-1,Math.
ceil(B*t)+1,Math.ceil(U*t)+1],x=M===0,A=a([d,O.operators,...r.lines.flatMap(E=>[...E.color?[E.color]:[],...e(E.text,_(h,E))])]),S=E=>{const C={Font:(0,c.jd)(Object.
fromEntries(Object.entries(h).map(([W,K])=>[`F${W}`,K.addTo(E,void 0,O.listsGlyphs)]))),ColorSpace:O.colorSpace&&(0,c.jd)({[v.B_]:O.colorSpace})},R=x?void 0:(0,c.
jd)({Type:(0,c.UU)("Group"),S:(0,c.UU)("Transparency"),I:!0});return E.add(s(m,{Group:R,Resources:(0,c.jd)(C)},A))};if(x)return{addTo:S};const I=i(1-M/100),L=a(
["/G0 gs","/X0 Do"]);return{addTo:E=>{const C=(0,c.jd)({Type:(0,c.UU)("ExtGState"),ca:I,CA:I,BM:(0,c.UU)("Normal"),SMask:(0,c.UU)("None")}),R=(0,c.jd)({ExtGState:(0,c.
jd)({G0:C}),XObject:(0,c.jd)({X0:S(E)})});return E.add(s(m,{Resources:R},L))}}}function s(r,p,O){const M={Type:(0,c.UU)("XObject"),Subtype:(0,c.UU)("Form"),BBox:[
...r],Filter:(0,c.UU)("FlateDecode")};return new c.Z6((0,c.jd)({...M,...p}),O)}const a=r=>(0,u.Kc)(Buffer.from(`${r.join(`
`)}
`,"latin1")),d="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function e(r,p){return(0,f.ft)(r)?[...p]:[`/Span <</ActualText <FEFF${(0,P.kt)(r).toString("hex").toUpperCase()}> >>\
 BDC`,...p,"EMC"]}function _(r,{glyphs:p,at:[O,M]=[0,0],size:h=1}){const D=["BT"];let g,B="",U="",m;const x=()=>{U&&(B+=`<${U}>`),U=""},A=()=>{x(),B&&D.push(`[${B}\
] TJ`),B=""};for(const{glyph:S,face:I,x:L,y:E}of p){const{codeOf:C,unit:R}=r[I];if(g!==I&&(A(),D.push(`/F${I} ${i(l*h)} Tf`),g=I),m?.y!==E){A();const W=[O+L*h,M+
E*h].map(K=>i(K*t));D.push(`1 0 0 1 ${W.join(" ")} Tm`)}else i(m.x-L)!==0&&(x(),B+=String(i(m.x-L)));U+=C(S),m={x:L+S.advanceWidth*R,y:E}}return A(),[...D,"ET"]}
const i=r=>Math.round(r*100)/100||0}),84942:((G,T,n)=>{n.r(T),n.d(T,{openLabel:()=>e});var y=n(58552),f=n(36078),u=n(47707),P=n(77904),c=n(74135),v=n(49892),l=n(
57117),t=n(27320),o=n(74094);const s={height:.62,end:.12},a={least:3,most:14},d=2;async function e(_,i,r){const p=[await(0,P.Wu)("SemiBold")];await _.job.pace.rest();
const O=(0,u.Zw)(i,p);if(O!==void 0)throw(0,y.G6)([{field:"redact_label",message:O}]);const M=(0,o.V)(p,[(0,u.ai)(i)]),h=(0,v.Fw)(r,await(0,l._B)(_));return{addition:{
category:"XObject",name:"OctavoLabel",ref:(await(0,t.$)(M,p,{filling:h,transparency:0})).addTo(_)},placementIn:({x:g,y:B,width:U,height:m},x)=>{const A=m>d*U,[S,
I]=A?[m,U]:[U,m],L=Math.min(s.height*I,(S-s.end*I*2)/M.size.width,a.most);if(L<a.least)return;const E=L/t.J,[C,R]=[g+U/2,B+m/2],W=A?[0,-E,-E,0,C,R]:[E,0,0,-E,C,
R];return(0,f.vs)((0,c.lw)(W,x))}}}}),74094:((G,T,n)=>{n.d(T,{V:()=>c,k:()=>v});var y=n(29825),f=n(74135),u=n(45657);const P=1200;function c(l,t){const o=t.map(
r=>v(l,r)),s=o.map(({glyphs:r,ink:[p,O,M,h]},D)=>{if(r.length===0)return f.gF;const g=(M-p)/2;return[-g,O-D*P,g,h-D*P]}),[a,d,e,_]=s.reduce(f.kO,f.gF),i=(d+_)/2;
return{lines:o.map(({glyphs:r,ink:p},O)=>({text:t[O],glyphs:r.map(M=>({...M,x:M.x-(p[0]+p[2])/2,y:M.y-O*P-i}))})),size:{width:Math.max(e-a,(0,u.Kf)(o.map(({advance:r})=>r)))/
1e3,height:Math.max(_-d,t.length*P)/1e3},ink:[a,d-i,e,_-i]}}function v(l,t){let o=0,s=f.gF;const a=(0,y.OD)(t,l).flatMap(({font:d,text:e,rtl:_})=>{const i=l[d],
{unit:r}=i;return i.shape(e,_).map(({advance:p,x:O,...M})=>{const{glyph:h,y:D}=M,g=o+O;o+=p;const{minX:B,minY:U,maxX:m,maxY:x}=i.boxOf(h);return B<=m&&(s=(0,f.kO)(
s,[g+B*r,D+U*r,g+m*r,D+x*r])),{...M,face:d,x:g}})});return Number.isFinite(s[0])?{glyphs:a,advance:o,ink:s}:{glyphs:[],advance:o,ink:[0,0,0,0]}}}),29825:((G,T,n)=>{
n.d(T,{EH:()=>l,OD:()=>P,W_:()=>c,lV:()=>u});var y=n(12889),f=n(47707);const u=-1,P=(t,o)=>(0,y.pr)(t).flatMap(s=>c(s,o));function c({text:t,rtl:o},s){const a=[];
for(const d of(0,f.qf)(t)){const e=a.at(-1),_=(0,f.ML)(d)?e?.font??0:v(d,s,e?.font);e?.font===_?e.text+=d:a.push({font:_,text:d,rtl:o})}return o?a.reverse():a}function v(t,o,s){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(t)&&s!==void 0&&o[s]?.covers(t)===!0?s:o.findIndex(d=>d.covers(t))}function l(t,o){const s=new Map;for(const a of(0,f.
qf)(t))s.has(a)||s.set(a,!(0,f.ML)(a)&&!o.some(d=>d.covers(a)));return[...s].filter(([,a])=>a).map(([a])=>a)}})};
