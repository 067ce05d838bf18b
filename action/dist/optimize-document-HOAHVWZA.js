var p=Object.defineProperty;var M=Object.getOwnPropertyDescriptor;var _=Object.getOwnPropertyNames;var W=Object.prototype.hasOwnProperty;var L=(e,t)=>{for(var a in t)p(e,a,{get:t[a],enumerable:!0})},$=(e,t,a,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of _(t))!W.call(e,s)&&s!==a&&
p(e,s,{get:()=>t[s],enumerable:!(r=M(t,s))||r.enumerable});return e};var E=e=>$(p({},"__esModule",{value:!0}),e);var te={};L(te,{optimize_document:()=>A});module.exports=E(te);var z=require("./chunk-YS76UZG2.js"),I=require("./chunk-NTVNXYN3.js"),ae=require("./chunk-L7SJPDY3.js"),
R=require("./chunk-XFNUYN5F.js"),T=require("./chunk-XDO4H64R.js"),se=require("./chunk-4R5Q5HKP.js"),g=require("./chunk-KFSB3YBL.js"),m=require("./chunk-OWBHEB44.js"),
ie=require("./chunk-HADXW2XB.js"),v=require("./chunk-6YBJABQD.js"),ne=require("./chunk-3TZ4DGFD.js"),o=require("./chunk-IO24KDZ3.js"),oe=require("./chunk-QY672WF6.js"),
le=require("./chunk-D5RTHP3X.js"),de=require("./chunk-3RNHDNP5.js"),w=["PieceInfo","Thumb"];async function O(e,{markings:t}){let{live:a}=t[0],r=(0,T.a)(e,w.map(
s=>`/${s}`));for(let s of r){if(a[s]!==1)continue;let i=e.job.pace.step(2e3);i&&await i;let n=e.get(s),l=n instanceof o.w?n.dict:n;if(!(!(l instanceof o.v)||!w.
some(d=>l.has(d)))){e.edit(s);for(let d of w)l.delete(d)}}}var X=256*1024*1024,P=256*1024,b=4,G=.97,y=4,j=9,H=new Set(["ASCIIHexDecode","ASCII85Decode"]),Z=new Set(
["FlateDecode","LZWDecode","RunLengthDecode"]),q=class{constructor(e,t,a){this.document=e,this.marked=t,this.isDouble=a}document;marked;isDouble;remaining=X;left=0;async run(){
let e=this.streams();for(let t=0;t<e.length;t+=y){let a=this.remaining,r=await Promise.all(e.slice(t,t+y).map(i=>this.optimize(i,a)));for(let i of r)this.remaining-=
i;let s=this.document.job.pace.step(2e3*y);s&&await s,this.document.job.pace.progress(t/e.length)}return{left:this.left}}streams(){let{document:e}=this,{live:t,
walked:a}=this.marked.markings[0],r=[];for(let s=1;s<t.length;s++){if(t[s]!==1||this.isDouble(s))continue;let i=e.edited.get(s),n=e.table.kind[s]===1&&a.dataStart[s]>
0;(i===void 0?n:i instanceof o.w)&&r.push(s)}return r}async optimize(e,t){let{document:a}=this,r=a.get(e);if(!(r instanceof o.w)||(a.put(e,r),J(a,r)))return 0;let s=a.
encoded(r),i=this.withoutTransport(r,s),{smaller:n,decoded:l}=await this.compressed(i,t),d=n??i;return h(d)<h({...S(a,r.dict),data:s})&&a.put(e,new o.w(K(r.dict,
d),d.data)),l}withoutTransport(e,t){let{filters:a,parameters:r}=S(this.document,e.dict),s=a.findIndex(l=>!(l instanceof o.r&&H.has(l.text))),i=s<0?a.length:s,n={
stream:t.length*4+16,total:t.length*4+16,remaining:t.length*4+16};for(let l of a.slice(0,i))t=(0,v.i)(l.text,t,void 0,n);return{data:t,filters:a.slice(i),parameters:r.
slice(i)}}async compressed(e,t){let a=(0,m.d)(this.document.job),r=await this.decoded(e,t);if(r==="too much")return this.left++,{decoded:0};if(!r||r.filters.length>
0)return{decoded:r?.data.length??0};let s=r.data.length;if(e.data.length>P&&!await this.isWorthwhile(r.data,e.data.length))return{decoded:s};let i={data:await a.
deflate(r.data,j),filters:[(0,o.C)("FlateDecode")],parameters:r.parameters};return{smaller:[e,...this.isPredicted(r)?[]:[r]].reduce((n,l)=>h(l)<h(n)?l:n,i),decoded:s}}isPredicted({
parameters:e}){let t=this.document.resolve(this.document.dict(e[0])?.get("Predictor"));return typeof t=="number"&&t>1}async isWorthwhile(e,t){let a=Math.floor(P/
b*(e.length/t)),r=Math.floor((e.length-a)/(b-1)),s=Buffer.concat(Array.from({length:b},(i,n)=>e.subarray(n*r,n*r+a)));return(await(0,m.d)(this.document.job).deflate(
s,j)).length<G*(t/e.length)*s.length}async decoded(e,t){let[a,...r]=e.filters;if(a===void 0)return e.data.length>t?"too much":e;if(!(a instanceof o.r)||!Z.has(a.
text)||r.length>0)return;if(a.text==="FlateDecode"){let n=await(0,m.d)(this.document.job).inflate(e.data,Math.max(t,0));return n?{data:n,filters:[],parameters:e.
parameters}:e.data.length*4>t?"too much":void 0}let s=this.document.dict(e.parameters[0]),i=this.document.resolve(s?.get("EarlyChange"));try{let n=typeof i=="nu\
mber"?new o.v([["EarlyChange",i]]):void 0,l=(0,v.i)(a.text,e.data,n,{stream:t,total:t,remaining:t}),d=new o.v([...s??[]].filter(([f])=>f!=="EarlyChange"));return{
data:l,filters:[],parameters:d.size>0?[d]:[]}}catch{return}}};function J(e,{dict:t}){let a=(0,m.b)(e,t.get("Filter"));return t.has("F")||a.some(r=>(0,o.A)(r,"Cr\
ypt"))||(0,o.A)(e.resolve(t.get("Type")),"Metadata")}function S(e,t){let a=(0,m.b)(e,t.get("Filter")),r=t.get("DecodeParms"),s=e.array(r)??(r===void 0?[]:[r]);return{
filters:a,parameters:a.map((i,n)=>s[n]??null)}}var h=({data:e,filters:t})=>e.length+t.reduce((a,r)=>a+(r instanceof o.r?r.text.length+9:0),0);function K(e,{filters:t,
parameters:a}){let r=new o.v(e);for(let i of["Filter","DecodeParms","DL"])r.delete(i);let s=t.length===1;return t.length>0&&r.set("Filter",s?t[0]:[...t]),t.length>
0&&a.some(i=>i!==null)&&r.set("DecodeParms",s?a[0]:[...a]),r}var A=async(e,{open_password:t},a)=>{let r={signatures:0,usageRightsRemoved:!1},s=({signatures:c,usageRightsRemoved:B})=>{
r.signatures=c,r.usageRightsRemoved||=B},i=await(0,m.s)(e.bytes,{...a,onWritten:s},{password:t}),n=i.pages.count,l=e.bytes.length,d=[];await i.pages.settle(),await O(
i,await k(i));let f=await k(i),D=await(0,z.b)(i,f),{left:C}=await new q(i,f,c=>D(0,c)!==void 0).run();C>0&&d.push(ee(C)),V(e.bytes)&&d.push(U);let x=c=>(0,R.c)(
[i],{compact:!0,objectStreams:c,dedupe:async()=>D}),F=Q(i),u=await x(F?"none":"smallest");if(!F&&u.length<N){let c=await x("none");c.length<u.length&&(u=c)}return u.
length>=l?{documents:[{...e,pageCount:n}],notes:[Y],facts:{pageCount:n,bytesBefore:l,bytesAfter:l}}:(a.onWritten?.(r),{documents:[{name:e.name,bytes:u,pageCount:n}],
notes:d,facts:{pageCount:n,bytesBefore:l,bytesAfter:u.length}})};async function k(e){let t=await(0,g.b)([e],{detail:!0,strings:e.security?.numbered===!0});return(0,g.c)(
[e],t),t}var N=16384;function Q(e){if((0,I.a)(e).archive==="1")return!0;let t=e.resolve(e.dict(e.trailer.get("Info"))?.get("GTS_PDFXVersion"));return t instanceof
o.s&&/^PDF\/X-[13]/.test(Buffer.from(t.bytes).toString("latin1"))}var V=e=>Buffer.from(e.buffer,e.byteOffset,Math.min(e.length,1024)).includes("/Linearized"),Y={
code:"not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},U={code:"linearization_removed",message:"The docume\
nt is no longer linearized (prepared for fast web view), because object streams save more."},ee=e=>({code:"streams_left",message:`${e===1?"One stream was":`${e}\
 streams were`} left as ${e===1?"it was":"they were"}, because at most 256 MB of a document are compressed anew.`});0&&(module.exports={optimize_document});
