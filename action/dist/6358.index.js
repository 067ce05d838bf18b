"use strict";exports.id=6358,exports.ids=[6358],exports.modules={74581:((L,x,i)=>{i.d(x,{Y:()=>T,d:()=>D});var u=i(73024),_=i.n(u),O=i(76760),w=i.n(O),g=i(38522),I=i.n(g);const E=/^([a-zA-Z0-9_]{1,40})\.traineddata(?:\.gz)?$/,
y=128*1024*1024;function T(M){const P=(0,u.readdirSync)(M).flatMap(l=>E.exec(l)?.[1]??[]);return[...new Set(P)].filter(l=>l!=="osd"&&l!=="equ").sort()}function D(M,P){
const l=w().join(M,`${P}.traineddata`);try{return(0,u.readFileSync)(l)}catch(S){if(S.code!=="ENOENT")throw S;return(0,g.gunzipSync)((0,u.readFileSync)(`${l}.gz`),
{maxOutputLength:y})}}}),56358:((L,x,i)=>{var u=i(75919),_=i(38522),O=i(74581);const w=128,g=1200,I=1e5,E=Math.PI/180,y=6,T=.25,D=.05;function M(e){const n=P(e),
t=l(n,0,y,T);return l(n,t,T,D)*E}function P({width:e,height:n,samples:t}){const a=Math.max(1,Math.ceil(Math.max(e,n)/g)),[r,d]=[[],[]];for(let s=0;s<n;s+=a)for(let f=0;f<
e;f+=a)t[s*e+f]<w&&(r.push(f/a),d.push(s/a));const c=Math.ceil(r.length/I),o=s=>Float32Array.from(s.filter((f,h)=>h%c===0));return{x:o(r),y:o(d),rows:3*g}}function l(e,n,t,a){
let[r,d]=[n,S(e,n)];for(let c=a;c<=t;c+=a)for(const o of[n-c,n+c]){const s=S(e,o);s>d&&([r,d]=[o,s])}return r}function S({x:e,y:n,rows:t},a){const[r,d]=[Math.sin(
a*E),Math.cos(a*E)],c=new Uint32Array(t);for(let o=0;o<e.length;o++)c[Math.round(e[o]*r+n[o]*d)+g]+=1;return c.reduce((o,s)=>o+s*s,0)}const R="5";function v(e){
const n=[];let t;for(const a of e.split(`
`)){const r=a.split("	");if(r[0]!==R)continue;const[d,c,o,s,f]=r.slice(6,11).map(Number),h=r.slice(11).join(" ").trim();if(h===""||!(o>0)||!(s>0))continue;const m=r.
slice(1,5).join(".");n.push({text:h,x:d,y:c,width:o,height:s,confidence:Math.min(100,Math.max(0,f)),beginsLine:m!==t}),t=m}return n}function z(e,{width:n,height:t,
angle:a}){const[r,d]=[Math.sin(-a),Math.cos(-a)],c=e.x+e.width/2-n/2,o=e.y+e.height/2-t/2;return{...e,x:c*d-o*r+n/2-e.width/2,y:c*r+o*d+t/2-e.height/2}}const F="\
/input",K=1,U=1,W=.003;class p{core;engine;constructor(n,t){this.core=n,this.engine=t}static async open(n,t){const{pieces:a}=await i.e(3409).then(i.bind(i,13409)),
r=globalThis;r.__dirname??="";const{default:d}=await i.e(2068).then(i.t.bind(i,92068,23)),c=(0,_.inflateSync)(Buffer.from(a.join(""),"base64")),o=await d({wasmBinary:c,
print:A,printErr:A});for(const f of t)o.FS.writeFile(`/${f}.traineddata`,(0,O.d)(n,f));const s=new o.TessBaseAPI;if(s.Init("/",t.join("+"),K)!==0)throw new Error(
"The data of a language are damaged");for(const f of t)o.FS.unlink(`/${f}.traineddata`);return new p(o,s)}recognize({width:n,height:t,samples:a,resolution:r,deskew:d}){
const{core:c,engine:o}=this;c.FS.writeFile(F,Buffer.concat([Buffer.from(`P5
${n} ${t}
255
`),a])),this.set("user_defined_dpi",String(r)),this.set("tessedit_pageseg_mode","3");const s=d?M({width:n,height:t,samples:a}):0,f=Math.abs(s)<W?0:s;if(this.load(
f),o.Recognize(null)!==0)throw new Error("An image was not recognized");const h=v(o.GetTSVText(0));return o.Clear(),f===0?h:h.map(m=>z(m,{width:n,height:t,angle:f}))}load(n){
if(this.engine.SetImageFile(U,n)!==0)throw new Error("An image was not read")}set(n,t){if(!this.engine.SetVariable(n,t))throw new Error(`Tesseract does not know\
 ${n}`)}}const A=()=>{},{languageData:$,languages:C}=u.workerData,B=p.open($,C);B.catch(()=>{}),u.parentPort?.on("message",e=>{N(e)});async function N(e){let n;
try{n={words:(await B).recognize(e)}}catch(t){n={failed:t instanceof Error?t.name:"Error"}}u.parentPort?.postMessage(n)}})};
