var w=Object.defineProperty;var X=Object.getOwnPropertyDescriptor;var Y=Object.getOwnPropertyNames;var z=Object.prototype.hasOwnProperty;var H=(e,t)=>{for(var a in t)w(e,a,{get:t[a],enumerable:!0})},L=(e,t,a,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Y(t))!z.call(e,n)&&n!==a&&
w(e,n,{get:()=>t[n],enumerable:!(r=X(t,n))||r.enumerable});return e};var U=e=>L(w({},"__esModule",{value:!0}),e);var ie={};H(ie,{a:()=>P,b:()=>y,c:()=>T,d:()=>R,e:()=>F,f:()=>W,g:()=>A,h:()=>O,i:()=>_,j:()=>G,k:()=>E});module.exports=U(ie);var b=require("./chunk-NFQKDYHV.js"),
M=require("./chunk-NTVNXYN3.js"),I=require("./chunk-XMARPCU3.js"),o=require("./chunk-IO24KDZ3.js");function V(e,t,a,r){return`/Artifact <<${a==="over"?`/Type /P\
agination /Subtype /${t}`:`/Type /Background /BBox [${r.map(y).join(" ")}]`}>> BDC
${e}
EMC
`}var P=e=>e.map(y).join(" ");function y(e){let t=Number(e.toPrecision(7)),a=Math.abs(t)<1e-9?"0":String(t);return a.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):a}function T(e){let t=(0,M.a)(e).archive;return t===void 0?void 0:{part:t,intent:J(e)}}function J(e){for(let t of e.array(e.catalog.get("OutputIntents"))??[]){
let a=e.dict(t);if(!(0,o.x)(a)||!(0,o.A)(e.resolve(a.get("S")),"GTS_PDFA1"))continue;let r=e.resolve(e.dict(a.get("DestOutputProfile"))?.get("N"));if(typeof r==
"number")return r}}var R=({intent:e},t)=>t===1?e!==void 0:e===t,F={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no imag\
es of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the ove\
rlay does not claim the same part with the same output intent"};function W(e,{part:t},a){return(0,M.b)(e,["pdfaid"]),{code:"pdfa_identification_removed",message:`\
The document no longer calls itself PDF/A-${t}: ${a}.`}}var A=e=>e&&e.part!=="1"&&e.intent===void 0?O():void 0,j=[.9505,1,1.089],O=()=>[(0,o.C)("CalRGB"),(0,o.B)(
{WhitePoint:[...j],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],_=()=>[(0,o.C)("CalGray"),(0,o.B)({WhitePoint:[...j],Gamma:2.2})],
q=64,G=class{constructor(e){this.content=e}content;operator="";operands=[];end=0;next(){let{content:e,operands:t}=this,{length:a}=e;t.length=0;let r=0,n=0,i=!1;
for(let s=this.end;s<a;){let c=e[s],h=s;if(o.a[c]===1){s++;continue}if(o.a[c]===0){s=(0,o.h)(e,s+1,a);let p=(c>=65||c===39||c===34)&&r===0,u=p?Buffer.from(e.buffer,
e.byteOffset+h,s-h).toString("latin1"):"";if(p&&u==="BI")i=!0;else{if(i&&u==="ID")return this.operator="BI",this.end=Math.min((0,b.b)(e,s+1,a),a),!0;if(p&&!i&&!/^(?:true|false|null)$/.
test(u))return this.operator=u,this.end=s,!0}}else if(c===37){s=(0,o.c)(e,s,a);continue}else if(c===40)s=(0,o.d)(e,s,a);else if(c===47)s=(0,o.h)(e,s+1,a);else if(c===
60&&e[s+1]!==60)s=(0,o.e)(e,s,a);else{let p=(c===60||c===62)&&e[s+1]===c;if(s+=p?2:1,c===60||c===91){r++===0&&(n=h);continue}if(--r>0)continue;r=0,t.length<q&&t.
push({start:n,end:s});continue}r===0&&t.length<q&&t.push({start:h,end:s})}return this.end=a,!1}text(e){let t=this.operands[e];return t?Buffer.from(this.content.
subarray(t.start,t.end)).toString("latin1"):""}number(e){return Number(this.text(e)||NaN)}},Z=400,B=.01;function ee(e,t,a,r){let n=new G(t),i={matrix:[1,0,0,1,0,
0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0},s=[],c=new C,h=!1,p=u=>u!==void 0&&i.clip!==void 0&&se(D(u,i.clip),r);for(let u=0;u<Z&&n.next();u++){let d=()=>n.
operands.map((l,f)=>n.number(f));switch(n.operator){case"q":s.push({...i});break;case"Q":i=s.pop()??i;break;case"cm":n.operands.length===6&&(i.matrix=(0,I.g)(d(),
i.matrix));break;case"gs":{let l=e.dict(e.dict(a?.get("ExtGState"))?.get(n.text(0).slice(1)));i.isOpaque=i.isSolid=te(e,l);break}case"scn":case"sc":i.isSolid=i.
isOpaque&&!n.text(n.operands.length-1).startsWith("/");break;case"g":case"rg":case"k":i.isSolid=i.isOpaque;break;case"re":{let[l,f,m,x]=d();c.rectangle(i.matrix,
l,f,m,x);break}case"m":case"l":{let[l,f]=d();c.point(i.matrix,l,f);break}case"c":case"v":case"y":c.isRectangle=!1;break;case"W":case"W*":h=!0;break;case"f":case"\
F":case"f*":case"B":case"B*":case"b":case"b*":case"n":case"S":case"s":{let l=c.area();if(/^[fFbB]/.test(n.operator)&&i.isSolid&&p(l))return!0;h&&(i.clip=l&&i.clip&&
D(l,i.clip)),h=!1,c=new C;break}case"Do":{let l=e.resolve(e.dict(a?.get("XObject"))?.get(n.text(0).slice(1)));if(!i.isOpaque||!(l instanceof o.w)||!ae(e,l.dict))
break;let f=new C;if(f.rectangle(i.matrix,0,0,1,1),p(f.area()))return!0;break}}}return!1}var C=class{isRectangle=!0;points=[];point([e,t,a,r,n,i],s,c){this.points.
push([e*s+a*c+n,t*s+r*c+i])}rectangle(e,t,a,r,n){this.point(e,t,a),this.point(e,t+r,a),this.point(e,t+r,a+n),this.point(e,t,a+n)}area(){let{points:e}=this;if(!this.
isRectangle||e.length<4||e.length>5)return;let[t,a]=[e.map(([s])=>s),e.map(([,s])=>s)],r=[Math.min(...t),Math.min(...a),Math.max(...t),Math.max(...a)],n=B*Math.
max(r[2]-r[0],r[3]-r[1]),i=(s,c,h)=>Math.abs(s-c)<=n||Math.abs(s-h)<=n;return e.every(([s,c])=>i(s,r[0],r[2])&&i(c,r[1],r[3]))?r:void 0}};function te(e,t){if(!t)
return!0;let a=e.resolve(t.get("ca")),r=e.resolve(t.get("BM")),n=e.resolve(t.get("SMask"));return(a===null||a===1)&&(r===null||(0,o.A)(r,"Normal"))&&(n===null||
(0,o.A)(n,"None"))}function ae(e,t){let a=e.resolve(t.get("ImageMask"))===!0;return(0,o.A)(e.resolve(t.get("Subtype")),"Image")&&!a&&!t.has("SMask")&&!t.has("Ma\
sk")}function D(e,t){return[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])]}function se(e,t){let[a,r]=[B*(t[2]-t[0]),B*(t[3]-t[1])];
return e[0]<=t[0]+a&&e[1]<=t[1]+r&&e[2]>=t[2]-a&&e[3]>=t[3]-r}async function E(e,{kinds:t,pages:a},r){let{pace:n}=e.job,{layer:i,subtype:s,groupColorSpace:c}=r,
h=new b.d(e),p=new b.c(e);i==="over"&&await p.inspect(a);let u=[];for(let[d,l]of a.entries()){let f=n.step(i==="over"?2e3:2e4);f&&await f,d%1e3===0&&n.progress(
d/a.length);let m=r.on(l,d);if(!m)continue;let{box:x}=t[l.kind],N=g=>V(m.operators(g),s,i,x);if(i==="under"){let g=p.own(l);ee(e,p.content(g),e.dict(l.resources),
x)&&u.push(l.index+1);let k=h.with(l.resources,m.resources),v=p.stream(N(k.names));e.pages.patch(l.index,{Contents:[v,...g],Resources:k.resources})}else{let{streams:g,
closing:k,form:v}=p.isolated(l),S=h.with(l.resources,v?[...m.resources,v]:m.resources),Q=v?`q /${S.names.at(-1)} Do Q
`:k,K=p.stream(Q+N(S.names));e.pages.patch(l.index,{Contents:[...g,K],Resources:S.resources})}c!==void 0&&re(e,l.index,c)}return u.length>0?[ne(u,a.length)]:[]}
function re(e,t,a){let r=e.pages.number(t),n=e.entry(r,"Group"),i=e.dict(n);if(i?.has("CS"))return;let s=(0,o.B)({Type:(0,o.C)("Group"),S:(0,o.C)("Transparency"),
...Object.fromEntries(i??[]),CS:a});(0,o.y)(n)&&(0,o.x)(e.get(n))?e.put(n,s):e.pages.patch(t,{Group:s})}var $=10;function ne(e,t){let a=e.slice(0,$).join(", ")+
(e.length>$?` and ${e.length-$} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${e.length===t?"on every page":e.length===1?`on page ${a}`:`on\
 pages ${a}`}: what the page draws covers all of it. Stamp over the page instead.`}}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k});
