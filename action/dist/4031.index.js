"use strict";exports.id=4031,exports.ids=[4031,779],exports.modules={87616:((rt,Y,p)=>{p.r(Y),p.d(Y,{compare_documents:()=>kr});var $=p(98446),P=p(91519),z=p(77598),H=p(45059),
_=p(52755),G=p(16259),R=p(824),m=p(45599),v=p(59071);function D(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,m.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:C(o,i,e)})}return n}function C(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),a=o.resolve(s?.get("URI"));if(a instanceof m.Mx)return{uri:Buffer.from(a.bytes).toString("latin1")};const r=j(
o,s?.get("F"));if(r!==null)return{file:r};const c=o.resolve(s?.get("N"));return{action:c instanceof m.SX?c.text:i instanceof m.SX?i.text:"none"}}function j(o,t){
const e=o.resolve(t);if(e instanceof m.Mx)return(0,v.Gh)(e);const n=o.dict(t);return(0,v.Gh)(o.resolve(n?.get("UF")))??(0,v.Gh)(o.resolve(n?.get("F")))}var O=p(
37081),A=p(12207),w=p(16231),x=p(17623),b=p(41112),M=p(41561);const S=1e3,k=1e6;class W{truncated=!1;left=k;entries(t,e=S){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function X(o,t,e){const n=new Map;for(const{key:a}of o){
n.set(a,(n.get(a)??0)+1);const r=e.step(200);r&&await r}const s=[];for(const{key:a,entry:r}of t){const c=n.get(a)??0;c>0?n.set(a,c-1):s.push(r);const f=e.step(200);
f&&await f}const i=[];for(const{key:a,entry:r}of[...o].reverse()){const c=n.get(a)??0;c!==0&&(n.set(a,c-1),i.push(r))}return{before:i.reverse(),after:s}}const et=200;
class tt{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<et)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=ot(t)),e}ofValue(t){if(typeof t=="st\
ring")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(
t,e=n.length<et?n:ot(n))}return e}}const ot=o=>(0,z.createHash)("sha256").update(o).digest("base64");async function ht(o,t){const{pace:e}=o.job,n=await A.Ht.of(
o),s=new tt,i={...(0,R._6)(o,await(0,R.Br)(o))};await e.rest();const a=(await(0,b.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const r=await dt(o,n,t),c=await At(
o,n,t,s);await e.rest();const f=await Tt(o),h=await $t(o,s);return await e.rest(),{metadata:i,fonts:a,links:r,bookmarks:c,attachments:f,form:h,security:{encryption:(0,M.
Br)(o),permissions:(0,M.nj)(o),javascript:await(0,b.xS)(o),signatures:(await(0,w.Ez)(o)).length},tagged:(0,M.$J)(o)}}function bt(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function dt(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const r of D(o,s,t)){const{entry:c,key:f}=bt(r.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const a=o.
job.pace.step(2e4);a&&await a}return n}async function At(o,t,e,n){const s=[];return await(0,O.O)(o,(i,a)=>{const r=o.dict(i),c=r&&(0,v.Gh)(o.resolve(r.get("Titl\
e")));if(!r||c===null||c===void 0)return r!==void 0;const{entry:f,key:h}=bt(C(o,r,t),e);return s.push({entry:{title:c,level:a,...f},key:`${a} ${h} ${n.ofText(c)}`}),
!0}),s}async function Tt(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:a,stream:r}of await(0,H._)(o)){const c=o.decodedPart(r)?.data??
o.encoded(r),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:a},h=(0,z.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function $t(o,t){const e=await _.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,x.Z)(o,e,await G.n.read(o,e)),s=[];for(const{pages:i,...a}of n){s.push(t.keyed(a));const r=o.job.pace.step(2e3);r&&await r}return s}var T=p(
74135);const Yt=512,jt=5e4,Ut=22,Zt=100,xe=.2718281828,gt=o=>Number.isNaN(o)?0:Math.floor(o*Zt+xe);class it{count=0;hash=(0,z.createHash)("sha256");values=new Float64Array(
Yt);used=0;texts=new Map;length(t){this.exact(gt(t))}exact(t){this.used===Yt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.
get(t);n===void 0&&(e.size===jt&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,Ut)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function at(...o){return(0,z.createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,Ut)}const kt=(o,{clipBox:t})=>t?(0,T.Pj)(t,o)??Ft:
o,be=[-1e9,-1e9,1e9,1e9],Ft=[0,0,0,0];class Me{box;begins=()=>{};begin(t,e,n){const s=e&&kt(e,n);s&&(this.box=this.box?(0,T.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}mask(){}beginGroup(){
return 0}endGroup(){}}class E{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const B=1e5,L=5e5,N=1e3,
U=120,K=.4;class J extends it{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;groups=new Map;masks=new Map;groupEnds=new Map;grounds=[];keys=[];begins=()=>{};item="";numbers=0;open=[];within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,T.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=kt((0,T.XM)(t,K),e);return n===Ft?void 0:(0,T.Pj)((0,T.XM)(n,K),this.page)}outline(t){
if(this.isFull||this.numbers>=L)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<N}picture(t){this.pictures.set(this.kinds.length-1,t)}mask(t,e){this.masks.size<N&&this.masks.set(t,e)}beginPage(){this.begin("page",this.page,
{})}beginGroup(t,e){this.isFull||this.add(this.within??"path",void 0),this.begins();const n=this.boxes.length-1;return this.isFull||this.groups.set(n,t),this.open.
push(e?n:this.open.at(-1)),n}endGroup(t){this.open.pop(),this.groupEnds.set(t,this.boxes.length);let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];
s&&(e=e?(0,T.kO)(e,s):s)}t<B-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1]),this.isFull||this.add(this.within??"path",void 0)}end(){
if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.isFull?this.finish():"";this.keys.push(this.ids.of(t.length>U||e!==""?at(t,e):t)),this.
item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.
length===B}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e),this.grounds.push(this.open.at(-1))}}var q=p(66403);const I=200,V=200,nt=2e4,Mt=300;async function ct(o,t){
const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[mt(o),mt(t)],i=e(n.map(({masked:u})=>u),s.map(({masked:u})=>u),{maxEditLength:Mt})??[{removed:!0,
added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],a=[];let[r,c]=[0,0],f=n.length===nt||s.length===nt;const h=(u,l)=>{a.length===I?f=!0:a.push(u+St(
l)),l.length>V&&(f=!0)};for(const{removed:u,added:l,count:d}of i){if(u)for(let g=0;g<d;g++)h("-",n[r+g].text);if(l)for(let g=0;g<d;g++)h("+",s[c+g].text);l||(r+=
d),u||(c+=d)}return{lines:a,truncated:f}}function mt({text:o,masked:t}){const e=t.split(`
`,nt),n=o.split(`
`,nt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function St(o){if(o.length<=V)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,V-1))?V-
2:V-1;return`${o.slice(0,t)}…`}const Pt=2e4,Et=200,Oe=.4,Se=1e3;async function tn(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:a}of o.text.matchAll(
/\S+/g)){if(++s>Pt)break;const r=o.box(a,a+i.length);if(r)for(const[f,h]of t.entries()){const u=n[f];u.length<=Et&&Rs(h,r.x,r.y,r.width,r.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(Se+t.length*20);c&&await c}return n.map(St)}function Rs([o,t,e,n],s,i,a,r){const c=Math.min(n,i+r)-Math.max(t,i);return s<e&&s+a>o&&
c>Oe*Math.min(r,n-t)}var ut=p(45657),Ee=p(95340),en=p(38671);const Is=1/50,nn=.5,Ds=2,Cs=2;function Bs(o,{box:t,sample:[e,n],isSmoothed:s}){const[i,a,r,c]=t,f=s?
1/0:Ds,h=Math.min(nn*e,f/Math.hypot(o[0],o[1])),u=Math.min(nn*n,f/Math.hypot(o[2],o[3]));return(0,T.zl)(o,[i-h,a-u,r+h,c+u])}async function Ls(o,t){if(o.style!==
t.style)return;const e=[];for(const n of[void 0,"SMask","Mask"]){const[s,i]=[await sn(o,n),await sn(t,n)];if(s==="none"&&i==="none")continue;if(typeof s=="strin\
g"||typeof i=="string"||s.rowBytes!==i.rowBytes||s.pixelBits!==i.pixelBits)return;const a=[1/s.width,1/s.height];for(const r of await Ns(s,i,o.document))e.push(
{box:r,sample:a,isSmoothed:s.isSmoothed})}return e}async function sn({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.get(e));if(!(n instanceof m.Z6))
return"none";const{format:s,before:i}=(0,en.R)(o,n),{width:a,height:r,bits:c}=(0,Ee.h)(o,n.dict);if(s!==void 0||!(a>0&&r>0))return"unknown";const f=await o.decodedAtEase(
i),h=Math.floor(f.length/r),u=Math.floor(h*8/(a*c)),l=y=>Math.ceil(a*c*y/8),d=u>0&&l(u)===h&&l(u-1)!==h,g=o.resolve(n.dict.get("Interpolate")??n.dict.get("I"))===
!0;return d?{data:f,width:a,height:r,rowBytes:h,pixelBits:c*u,isSmoothed:g}:"unknown"}async function Ns(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:a,
pixelBits:r}=o,c=[];let[f,h,u,l]=[-1,-1,1/0,-1];const d=()=>{if(f<0)return;const[g,y]=[Math.floor(u/r),Math.floor(l/r)+1];c.push([g/s,1-(h+1)/i,y/s,1-f/i]),[f,u,
l]=[-1,1/0,-1]};for(let g=0;g<i;g++){const y=g*a,[F,Q]=[n.subarray(y,y+a),t.subarray(y,y+a)];Buffer.compare(F,Q)!==0&&(g-h>Math.max(2,i*Is)&&d(),f<0&&(f=g),h=g,
u=Math.min(u,$s(F,Q)),l=Math.max(l,js(F,Q)));const Z=e.pace.step(a*Cs);Z&&await Z}return d(),c}function $s(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(
o[e]^t[e])-24}function js(o,t){let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const on=Math.SQRT2,Us=4,Rt=0,Fs=1,Gs=.001;
function Ws(o,t){const{lineWidth:e,cap:n,join:s,miter:i,matrix:a}=o,[r,c,f,h]=a,[u,l]=[Math.hypot(r,c),Math.hypot(f,h)];return{half:Math.abs(u-l)+Math.abs(r*f+c*
h)/u<=Gs*u?Math.abs(e)*u/2:void 0,reach:Jt(o,t),cap:n,join:s,miter:i}}function Jt({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,a,r,c]=n,f=Math.max(Math.hypot(
i,a),Math.hypot(r,c)),h=s&&t===Rt?Math.max(on,Math.min(e,Us)):on;return Math.abs(o)*f/2*h}const an=4096,Vt=1,Ot=2,ve=3,vt=4,rn=13,Ks=[1,0,0,1,0,0];class Qt{kept=new Float64Array(
an);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){return this.used===0&&!this.long}get numbers(){return this.
long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){const[,t,e,,n,s,,i,a,,r,c]=this.kept;return this.
long||this.used!==rn||this.kept[rn-1]!==vt||this.kept[9]!==Ot?!1:e===s&&n===i&&a===c&&t===r||t===n&&s===a&&i===r&&c===e}follow(t,e){switch(t.operator){case"m":return this.
isLine=!1,this.point(Vt,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.isLine=!0,this.point(Ot,t.number(0),t.number(1),e);case"c":return this.
curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(
t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){this.point(Vt,t,e,i),this.point(Ot,t+n,e,i),this.point(Ot,t+n,e+s,i),
this.point(Ot,t,e+s,i),this.add(vt),this.x=t,this.y=e}polygon(t){for(const[e,[n,s]]of t.entries())this.point(e===0?Vt:Ot,n,s,Ks);this.add(vt)}close(){this.hasAngles||=
this.isLine,this.isLine=!1,this.add(vt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new it;
return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=T.gF,this.hasAngles=this.isLine=
!1}whole;end(){return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,
this.add(ve),n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(
i+1),this.place(this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+
n[3]*e+n[5]];this.add(gt(s)),this.add(gt(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){
this.used===an&&this.flush(this.long??=new it),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const Ae=100,Gt=1/
Ae,Wt=10,zs=6,Hs=32;function Te(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=Wt;const a=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},r=()=>{i===0&&(!t||
!It(s,n))&&a(t?Ot:vt,[n]),i=Wt,s=n},c=f=>[o[f]/Ae,o[f+1]/Ae];for(let f=0;f<o.length;){const h=o[f++];h===vt?r():h===Vt?(t&&r(),n=s=c(f),i=Wt,f+=2):h===ve?(a(ve,
[c(f),c(f+2),c(f+4)]),f+=6):(a(Ot,[c(f)]),f+=2)}return t&&r(),e}function _t(o){const t=[];for(const e of o){(e.sign>=Wt||t.length===0)&&t.push({lines:[],isClosed:!1});
const n=t.at(-1);n.lines.push(e),n.isClosed=e.sign%Wt===vt}return t}const It=(o,t)=>o[0]===t[0]&&o[1]===t[1];function qt(o){const t=te(o),e=ee(o,t),n=ke(o,t);return e.
slice(1).map((s,i)=>(0,T.XM)((0,T.$L)([e[i],s]),n))}function te({points:o}){const[t,e,n,s]=(0,T.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(
Hs,Math.ceil(Math.max(n-t,s-e)/zs)))}const ee=({points:o},t)=>Array.from({length:t+1},(e,n)=>Xs(o,n/t));function Xs(o,t){if(t===0)return o[0];if(t===1)return o.
at(-1);const e=1-t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((a,r,c)=>a+r[i]*n[c],0);return[s(0),s(1)]}function ke({points:[o,t,e,n]},s){if(!o||
!t||!e||!n)return 0;const i=(a,r,c)=>Math.hypot(a[0]-2*r[0]+c[0],a[1]-2*r[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}const Ys=4,Zs=1e-6;function cn(o,t,e){
const n=[];for(const{lines:s,isClosed:i}of _t(o)){const a=i?[]:[s[0].points[0],s.at(-1).points.at(-1)];if(t.cap!==e.cap&&(0,ut.RZ)(n,a.map(f=>fn(f,t,e))),t.join===
e.join&&(t.join!==Rt||t.miter===e.miter))continue;const c=s.filter(({points:f})=>f.some(h=>!It(h,f[0])));for(const[f,h]of c.entries()){const u=c[f+1]??(i?c[0]:void 0);
u&&u!==h&&(0,ut.RZ)(n,_s(h,u,t,e)),h.points.length>2&&(0,ut.RZ)(n,Vs(h,t,e))}}return n}const fn=(o,t,e)=>(0,T.XM)((0,T.$L)([o]),Math.max(t.reach,e.reach)+Gt),Js=.5;
function Vs(o,t,e){const n=ee(o,te(o)),s=n.slice(1).map((i,a)=>Pe(n[a],i)[0]);return n.slice(2).flatMap((i,a)=>{const[r,c]=[s[a],s[a+1]];return r&&c&&un(r,c)>Js?
[]:[Qs(n,a,t,e)]})}const Qs=(o,t,e,n)=>(0,T.XM)((0,T.$L)(o.slice(t,t+3)),Math.max(e.reach,n.reach)+Gt);function _s(o,t,e,n){const s=o.points.at(-1),[i,a]=[eo(o),
to(t)],r=e.half!==void 0&&e.half===n.half?e.half:void 0,c=[o,t].some(({points:Z})=>ln(Z[0],Z.at(-1))<2*(r??0));if(!i||!a||r===void 0||c)return[fn(s,e,n)];const f=i[0]*
a[1]-i[1]*a[0];if(Math.abs(f)<Zs&&un(i,a)>0)return[];const h=f>0?r:-r,u=[[i[1]*h,-i[0]*h],[a[1]*h,-a[0]*h]],l=[u[0][0]+u[1][0],u[0][1]+u[1][1]],d=Math.hypot(...l),
g=d===0?1/0:2*r/d,[y,F]=[hn(e,g),hn(n,g)];if(y===F)return[];const Q=[...u];if(y===Rt||F===Rt||g<Ys){const Z=g*r/d;Q.push([l[0]*Z,l[1]*Z])}else Q.push([-r,-r],[r,
r]);return[(0,T.XM)((0,T.$L)(Q.map(([Z,st])=>[s[0]+Z,s[1]+st])),Gt)]}const qs=2,hn=({join:o,miter:t},e)=>o===Fs||o===Rt&&e<=t?o:qs,un=(o,t)=>o[0]*t[0]+o[1]*t[1],
ln=(o,t)=>Math.hypot(t[0]-o[0],t[1]-o[1]);function Pe(o,t){const e=ln(o,t);return e===0?[]:[[(t[0]-o[0])/e,(t[1]-o[1])/e]]}function to({points:o}){const t=o.find(
e=>!It(e,o[0]));return t&&Pe(o[0],t)[0]}function eo({points:o}){const t=o.at(-1),e=o.findLast(n=>!It(n,t));return e&&Pe(e,t)[0]}function no(o,t){if(o.style!==t.
style)return;const e=o.reach===0,[n,s]=[Te(o.path,e),Te(t.path,e)],i=Math.max(o.reach+(o.margin??0),t.reach+(t.margin??0))+Gt,a=so(o,t,n,s);if(!a)return;const r=a.
map(f=>(0,T.XM)(f,i));o.ends!==t.ends&&(0,ut.RZ)(r,io(o,t,n,s));const c=(0,T.XM)((0,T.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,ut.RZ)(r,ao(o.clipBox,
t.clipBox,c)),r.length===0&&o.ends===t.ends?void 0:r}function dn({path:o,reach:t,margin:e=0}){const n=Te(o,t===0);return(t===0?_t(n).map(pn):n.flatMap(qt)).map(
i=>(0,T.XM)(i,t+e+Gt))}const pn=({lines:o})=>(0,T.$L)(o.flatMap(({points:t})=>t));function so(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends&&o.isDashed)return;
const i=mn(e,n)&&!o.isDashed?ro(e,n,s):void 0;if(!s)return i??wn(e,n,o.isDashed);const a=oo(e,n);return i&&Dt(i)<=Dt(a)?i:a}const Dt=o=>o.reduce((t,[e,n,s,i])=>t+
(s-e)*(i-n),0);function oo(o,t){const e=new Map;for(const h of _t(t)){const u=JSON.stringify(h.lines),l=e.get(u);l?l.push(h):e.set(u,[h])}const n=_t(o).filter(({
lines:h})=>e.get(JSON.stringify(h))?.pop()===void 0),s=[...e.values()].flat(),[i,a]=[n[0],s[0]],r=[...n,...s].map(pn);if(n.length!==1||s.length!==1||!i||!a)return r;
const c=wn(i.lines,a.lines,!1),f=c.length>0?[c.reduce(T.kO)]:c;return Dt(f)<=Dt(r)?f:r}function io({pen:o},{pen:t},e,n){if(!o||!t)return[];const s=cn(e,o,t);return mn(
e,n)&&e.every((a,r)=>ne(a,n[r]))||(0,ut.RZ)(s,cn(n,o,t)),s}function ao(o,t,e){const[n,s]=[o??e,t??e];return[...gn(n,s),...gn(s,n)].flatMap(i=>{const a=(0,T.Pj)(
i,e);return a?[a]:[]})}function gn([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(
a=>a[0]<a[2]&&a[1]<a[3])}const ne=(o,t)=>o.sign===t.sign&&o.points.every((e,n)=>It(e,t.points[n])),mn=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].
sign);function ro(o,t,e){return o.flatMap((n,s)=>{const i=t[s];return ne(n,i)?[]:e?fo(n,i):co(n,i)??[...qt(n),...qt(i)]})}function wn(o,t,e){let n=0;for(;n<o.length&&
n<t.length&&ne(o[n],t[n]);)n++;let[s,i]=[o.length,t.length];for(;!e&&s>n&&i>n&&ne(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(qt)}function co({
points:o},{points:t}){const[e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const a=[1,0].find(h=>[n,s,i].every(u=>u[h]===e[h]));if(a===void 0)
return;const r=1-a;return(n[r]-e[r])*(i[r]-s[r])<=0||Math.min(e[r],n[r])>Math.max(s[r],i[r])||Math.min(s[r],i[r])>Math.max(e[r],n[r])?void 0:[[e,s],[n,i]].filter(
([h,u])=>!It(h,u)).map(T.$L)}function fo(o,t){const e=Math.max(te(o),te(t)),[n,s]=[ee(o,e),ee(t,e)],i=Math.max(ke(o,e),ke(t,e)),a=[];for(let r=0;r<e;r++){const c=[
n[r],n[r+1],s[r],s[r+1]],f=(0,T.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||a.push((0,T.XM)(f,i))}return a}var wt=p(64019),yn=p(89835),ft=p(6057),Re=p(75444),xn=p(
87141),bn=p(12657),Ie=p(31095);const ho=1;function Mn(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s==
"number"?s:1}function uo(o,t){if(!(0,m.Eo)(o.resolve(t.get("Subtype")),"Link")||(0,wt.wR)(o,t))return;const e=(0,ft.b0)(o,t.get("Rect")),n=Mn(o,t);if(!e||!(n>0))
return;const s=o.resolve(o.dict(t.get("BS"))?.get("S")),i=o.array(t.get("Border"))?.[3]!==void 0;return{box:e,width:n,isDashed:i||(0,m.Eo)(s,"D")}}function lo({
box:o,width:t,isDashed:e},n,s){const[i,a,r,c]=o,f=new Qt;f.rectangle(i,a,r-i,c-a,n);const{numbers:h}=f;if(!h)return;const u=Math.hypot(n[0],n[1]);return{path:h,
blend:"",mask:"",style:s,ends:"",reach:t*u+ho,isDashed:e,clipBox:void 0}}var po=p(58971),go=p(36502),On=p(85008),Sn=p(97748);const En={id:"DeviceGray",isPattern:!1},
mo={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},vn="DeviceGray 0 ",se="Normal",wo=new Set([se,"Multiply","Darken"]),De=({blend:o,isIsolated:t})=>t||
wo.has(o)?"":o,Ct=o=>({...(0,Sn.ue)(o),base:o,fillSpace:En,strokeSpace:En,fill:vn,stroke:vn,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",
clip:"",clipShapes:"",blend:se,isIsolated:!1,mask:"",other:""}),yo={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},xo={id:"Pattern",isPattern:!0},
bo=1e4,Mo=.2718281828,Ce={space:"fillSpace",color:"fill"},Be={space:"strokeSpace",color:"stroke"};class Oo{document;values;named=new WeakMap;constructor(t,e){this.
document=t,this.values=e}device(t,e,n,s,i){const a=this.named.get(i)?.get(t),r=Le(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${r}`};return a?c(a):this.space(t,i).
then(c)}setSpace(t,e,n,s){const i=this.named.get(s)?.get(t),a=r=>{n[e.space]=r,n[e.color]=`${r.id} ${mo[r.id]??"initial"}`};return i?a(i):this.space(t,s).then(a)}set(t,e,n){
n[e.color]=`${n[e.space].id} ${Le(t)}`}beneath(t,{id:e}){return`${e} ${Le(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||
this.named.set(e,s=new Map),s.set(t,n),n}async lookUp(t,e){if(t==="Pattern")return xo;const n=yo[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:
{id:await this.idOf(s),isPattern:this.isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof m.SX?e.text:at(await this.values.of(t))}isPattern(t){
const e=this.document.resolve(t);return(0,m.Eo)((0,m.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function Le(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==
On.o_&&(t+=`${Math.floor(o.number(e)*bo+Mo)} `);return t}var Ne=p(18271),So=p(15330),Eo=p(83553),vo=p(25747);const Ao=20,oe=50,Kt="";class To{document;fonts=new Map;constructor(t){
this.document=t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new ko(this.document,t,this.document.dict(e))),n}}class ko{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-oe,n*1e3-oe,t*1e3+oe,e*1e3+oe]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??Kt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?Kt:at(this.substitute,t.text,Ro(t)?0:t.cid);
if(e.length===0)return Kt;const n=(0,Eo.BO)(e);n&&this.bounds.set(t,n);const s=new it;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,Ne.Lq)(t,e),s=n&&Po(t,n),i=s&&(0,Ne.oQ)(t,e);
return!e||!s||typeof i!="object"?()=>{}:(0,So.X)(t,e,s,i)}}const Po=(0,Ne.tI)((o,t)=>{const e=o.decodedPart(t)?.data,{memory:n,pace:s}=o.job;return e&&(0,vo.D)(
e,i=>{n.budget.spend("glyphSteps",i),s.add(i*Ao)})}),Ro=({text:o})=>o!==""&&o!=="�";var Io=p(58552),Do=p(92152),zt=p(8283);const An={DeviceGray:1,G:1,DeviceRGB:3,
RGB:3,DeviceCMYK:4,CMYK:4},Co={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Bo{document;values;known=new Map;constructor(t,e){this.document=
t,this.values=e}async of(t,e,n){const s=this.known.get(t);if(s!==void 0&&t>0)return s;const i=new it;await this.write(e,n,i,!0);const a=i.finish();return this.known.
set(t,a),a}async styleOf(t,e){const n=new it;return await this.write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:a,values:r}=this,{dict:c}=t,
{width:f,height:h,bits:u,stencil:l,decode:d}=(0,Ee.h)(a,c);for(const y of[f,h,u,l?1:0,...d??[]])n.exact(y||0);const g=l?"":await this.space(c.get("ColorSpace"),
e);n.text(g);for(const y of["Interpolate","Intent","SMaskInData","Matte"])n.text(await r.of(c.get(y)));for(const y of s?["SMask","Mask"]:[]){const F=a.resolve(c.
get(y));n.text(y),F instanceof m.Z6?await this.write(F,e,n,!1,i):(0,m.cy)(F)&&n.text(await r.of(F))}i&&await this.samples(t,f*u*(An[g]??0),h,n)}async samples(t,e,n,s){
const{document:i,values:a}=this,{format:r,parameters:c,before:f}=(0,en.R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(l){if(!(l instanceof Io.zU)||l.code!==
"unreadable_document")throw l;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.text(r??""),c&&s.text(await a.of(c)),r==="jpg"){for(const l of No(h))await a.bytes(l,s);
return}const u=(0,Do.zq)(e,1,1)*n;await a.bytes(r===void 0&&u>0?h.subarray(0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof m.SX))return this.
values.of(t);const s=Co[n.text]??n.text,i=s in An?void 0:e(n.text);return i===void 0?s:this.values.of(i)}}const Lo=238;function*No(o){let t=2;for(const{marker:e,
start:n,end:s}of(0,zt.OD)(o)){if(t=e===zt.Os?n:s,e===zt.Os)break;e!==zt.EI&&(e===Lo||!(0,zt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const $o=50,jo=2e5,
ie=4*1024*1024,Uo=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),Fo=0,Go=1,Wo=2,
Ko=3,zo=4,Ho=5,Xo=6,Yo=7,Tn=8;class Zo{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){if(t==null)return"";if(typeof t!="\
object")return`${t}`;const e=(0,m.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const n=new it;await this.write(t,n,[]);const s=n.
finish();return(0,m.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,s=t.data.length>ie?await n.decodedAtEase(t):
n.decodedPart(t)?.data;await this.bytes(Jo(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<t.length;s+=ie){e.bytes(t.subarray(
s,s+ie));const i=n.step(Math.min(t.length-s,ie));i&&await i}}async write(t,e,n){if(n.length>$o||e.count>jo||(0,m.i9)(t)&&n.includes(t.number)){e.exact(Yo);return}
const s=this.document.resolve(t),i=[...n,(0,m.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(Ko),e.exact(Number(s.toPrecision(5)));else if(s instanceof m.SX||
typeof s=="boolean")e.exact(Go),e.text(s instanceof m.SX?s.text:`${s}`);else if(s instanceof m.Mx)e.exact(Wo),e.bytes(s.bytes);else if((0,m.cy)(s)){e.exact(zo);
for(const r of s)await this.write(r,e,i);e.exact(Tn)}else s instanceof m.Bi?await this.entries(s,Ho,e,i):s instanceof m.Z6?(await this.entries(s.dict,Xo,e,i),await this.
data(s,e)):e.exact(Fo);const a=this.document.job.pace.step(100);a&&await a}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())Uo.has(i)||(n.text(
i),await this.write(t.get(i),n,s));n.exact(Tn)}}function Jo(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;const e=o.
slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Vo=1e4;class Qo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new po.X(t),this.characters=new bn.y(t.job),this.layers=new go.z(t),this.values=new Zo(t),this.images=new Bo(t,this.values),this.colors=
new Oo(t,this.values),this.shapes=new To(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<Vo&&this.known.set(t,s),s}}var _o=p(36211),qo=p(93059),ti=p(4745),$e=p(
5490);const je=3,Ht=4,ei=-1;class ni{digest;states;shapesOf;characters;matrix=new Sn.f6;replaces=!1;part=32;clipping;clippingBox=T.gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const a=this.matrix,[r,c]=[a.a*t[0]+a.b*t[2],a.a*t[1]+
a.b*t[3]],[f,h]=[a.c*t[0]+a.d*t[2],a.c*t[1]+a.d*t[3]];this.x=a.e*t[0]+a.f*t[2]+t[4]+s*f,this.y=a.e*t[1]+a.f*t[3]+t[5]+s*h,this.alongX=r*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${gt(this.alongX)} ${gt(this.alongY)} ${gt(this.acrossX)} ${gt(this.acrossY)}`,
this.shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,a=e.size===0?1:e.size,r=(i?-e.charSpace:e.charSpace)/a,c=(i?-e.wordSpace:e.wordSpace)/a,f=!n&&
e.mode!==je;let{moved:h}=this;const u=s.glyphs(t);this.characters.take(u.length);for(const l of u){const d=f?this.shapes.shapeOf(l):Kt;d!==Kt&&(l.vertical?this.
glyph(e,l,d,-l.vertical.x,-h-l.vertical.y,l.vertical.advance):i?this.glyph(e,l,d,0,-h,l.width):this.glyph(e,l,d,h,0,l.width)),h+=(i&&l.vertical?-l.vertical.advance:
l.width)+r,l.isSpace&&(h+=c)}this.moved=h}endClipping(){this.clipping=void 0,this.clippingBox=T.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,
stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,a){const r=this.x+s*this.alongX+
i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(u=>si(u,r,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Ht+
je&&(h.begin("text",this.boxOf(t,e,r,c),t),this.written=""),t.mode<Ht?this.write(f,t,n,r,c,a):(t.mode<Ht+je&&this.write(f,t,n,r,c,a),this.clipping??=new it,h&&(this.
clippingBox=(0,T.kO)(this.clippingBox,this.boxOf(t,e,r,c))),this.written="",this.write(this.clipping,void 0,n,r,c,a),this.written="")}boxOf(t,e,n,s){const i=this.
shapes.boxOf(e),a=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],r=(0,T.zl)(a,i);return t.mode%Ht===0?r:(0,T.XM)(r,Jt(t,!0))}write(t,e,n,s,i,a){
e&&this.states.state(e,e.mode%Ht),t.exact(ei),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(n),t.length(s),t.length(i),t.length(
a)}}const si=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,kn={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",
TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},oi=o=>o in kn;function Pn(o,t,e,n){const s=n instanceof m.SX?n.text:typeof n=="object"?e:
`${n}`,i=o.split(`
`).filter(a=>a!==""&&!a.startsWith(`${t} `));return(s===kn[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function ii(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=In(o.value(0),o.number(1)),!0;case"ri":return t.other=Pn(t.other,"RI","",new m.SX(o.name(0)??"")),!0;default:
return!1}}function ai(o,t,e,n){t==="BM"&&(n.blend=ri((0,m.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,m.cy)(e)&&(n.dash=ci(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const ri=o=>o instanceof m.SX&&o.text!=="Compatible"?
o.text:se,Rn=new WeakMap;function ci(o,t){const e=Rn.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=In((0,m.cy)(n)?n.map(a=>o.resolve(
a)):null,Number(s)||0);return Rn.set(t,i),i}const fi=200;function In(o,t){const e=(0,m.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>fi?at(n):n}const hi=-11,ui=-12;function Dn({matrix:o,lineWidth:t,dash:e}){const[n,s,i,a]=o,r=t*t;
return`${[r*(n*n+i*i),r*(n*s+i*a),r*(s*s+a*a)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,T.PU)(o)*1e6)}`}`}class li{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:a}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+a)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+a;const{digest:c}=this;
c.exact(hi),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:a,clip:r,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?a:""}`,l=[e,n,r,c,f,h,Dn(t),u].join(`
`);l!==this.stroke&&(this.stroke=l,this.digest.exact(ui),this.digest.text(l))}}function Cn(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:a,
other:r,clipBox:c}=t,f=[s,De(t),a!=="",r].join(`
`);if(e!==void 0)return{path:n,blend:i,mask:a,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:l,join:d,miter:g,dash:y}=t;return{path:n,blend:i,mask:a,style:[h,u,Dn(t),f].join(`
`),ends:`${l} ${d} ${d===Rt?g:""}`,pen:Ws(t,o.hasAngles),reach:Jt(t,o.hasAngles),isDashed:y!=="",clipBox:c}}const di=-2,pi=-3,gi=-4,mi=-5,wi=-6,yi=-7,xi=-8;class Bt extends ti.
p{context;digest;marks;glyphs;path=new Qt;written;clipRule="";constructor(t,e,n){const s=new li(e),i=new ni(e,s,a=>t.shapesOf(a),t.characters);super(t.document,
t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,
i=n.current,{operator:a}=t;if(this.path.follow(t,i.matrix))return;const r=_o.lJ.get(a);if(r){this.paint(r,i);return}switch(a){case"g":case"rg":case"k":return this.
context.colors.device(Ln[a],t,Ce,i,s);case"G":case"RG":case"K":return this.context.colors.device(Ln[a],t,Be,i,s);case"cs":case"CS":return this.context.colors.setSpace(
t.name(0)??"",a==="cs"?Ce:Be,i,s);case"sc":case"scn":return this.color(t,Ce,e);case"SC":case"SCN":return this.color(t,Be,e);case"W":case"W*":this.clipRule=a;return;case"\
gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,qo.
n)(t);return c&&this.image(0,c,e)}default:if(!ii(t,i))return super.take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:a,written:r}=this;i.isEmpty||
(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin("path",i.box,s),r.state(s,0),a.exact(t==="nonzero"?di:pi),this.marks?.outline(()=>Cn(i,s,t)),i.
write(a)),e&&(this.marks?.begin("path",(0,T.XM)(i.box,Jt(s,i.hasAngles)),s),r.state(s,1),a.exact(gi),this.marks?.outline(()=>Cn(i,s)),i.write(a))),this.clipRule!==
""&&(Bn(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=at(t.clip,"text",e.finish()),this.marks&&
(t.clipBox=kt(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.kind(i)!==On.o_)return this.context.
colors.set(t,e,s);const a=s[e.space],r=this.context.colors.beneath(t,a);return this.pattern(n.scope.find("Pattern",t.name(i)),r,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){
const{document:s,context:i}=this,a=s.resolve(t),r=s.dict(t);if(!r)return e;const c=(0,T.lw)((0,ft.lQ)(s,r.get("Matrix")),n.states.current.base);if(!(a instanceof
m.Z6)||!(0,m.i9)(t)){const[l,d]=[await i.values.of(r.get("Shading")),await i.values.of(r.get("ExtGState"))];return at("shading",l,d,ae(c))}const f=s.resolve(r.get(
"PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const l={...Ct(Nn),...f?{}:{fill:h,stroke:h}},d=await this.apart(t,a,l,n),g=await i.values.
of(["XStep","YStep","BBox"].map(y=>r.get(y)??null));return at("tiling",d,g,h)});return at(u,ae(c))}async apart(t,e,n,s,i){const{context:a,document:r}=this,{drawing:c,
scope:f}=s,h=(0,m.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=r.job.limits.formDepth)throw this.tooDeep();const u=new it,l=r.dict(e.dict.get("Resou\
rces"));return await new Bt(a,u,i).read(await this.decoder.form(h,e),{states:new $e.U(n),scope:l?new Ie.H(r,l,f):f,stream:h,drawing:[...c,h]}),u.finish()}async graphics(t,e){
const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,context:i}=this,a=e.states.current,[r]=s.
array(n.get("Font"))??[];r!==void 0&&a.font&&(i.remember(a.font,()=>r),await this.prepare(a.font,e));for(const[c,f]of n){const h=s.resolve(f);c==="SMask"?a.mask=
await this.softMask(h,e):oi(c)?a.other=Pn(a.other,c,await i.values.of(f),h):ai(s,c,h,a)}}async softMask(t,e){const{document:n,context:s}=this;if(!(t instanceof m.
Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof m.Z6)||!(0,m.i9)(i))return"";const{matrix:r}=e.states.current,c=await s.values.of(["S","BC","TR"].map(
d=>t.get(d)??null)),f=ae(r),h=await s.once(`mask ${i.number} ${c}`,async()=>{const d=new it;return await new Bt(s,d).draw(i,{...e,states:new $e.U(Ct(Nn))}),at("\
mask",c,d.finish())}),u=at(h,f),l={...e,states:new $e.U(Ct(r))};return this.marks?.mask(u,{kind:c,items:(d,g)=>this.itemsOf(i,l,new J(d,g))}),u}async itemsOf(t,e,n){
return await new Bt(this.context,n,n).draw(t,e),n.end(),n}font(t,e){const n=t.name(0),s=()=>{const{font:a}=e.states.current;if(!(!a||n===void 0)&&(this.context.
remember(a,()=>e.scope.find("Font",n)),a.type3))return this.prepare(a,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;const n=this.
context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:a,resources:r}=t.type3,c=new Map;n.drawn=c;const f=s.dict(r),h={...e,scope:f?new Ie.
H(s,f,e.scope):e.scope},u=(0,T.lw)(a,[1e3,0,0,1e3,0,0]);for(let l=0;l<256;l++){const d=t.type3.procedureOf(l),g=d===void 0?void 0:i?.get(d),y=s.resolve(g);if(!(y instanceof
m.Z6))continue;const F=new Me,Q=await this.apart(g,y,Ct(u),h,F);c.set(l,{shape:Q,box:F.box})}}async shading(t,{scope:e,states:n}){if(this.marked.isOff)return;const s=n.
current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??be,s),this.written.state(Ue(s),0),this.digest.exact(wi),this.digest.
text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(!(s instanceof m.
Z6)||!(0,m.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.image((0,m.i9)(
n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,a=f=>n.find("ColorSpace",f),r=(0,Ee.h)(i,e.dict).stencil?
s.current:Ue(s.current),c=await this.context.images.of(t,e,a);if(this.marks?.begin("image",(0,T.zl)(r.matrix,bi),r),this.written.state(r,0),this.marks?.keepsPictures){
const f=await this.context.images.styleOf(e,a),{matrix:h,fill:u,fillAlpha:l,clip:d,blend:g,mask:y,other:F}=r,Q=[f,u,l,d,De(r),y!=="",F,ae(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:Q,blend:g,mask:y})}this.digest.exact(mi),this.digest.text(c),this.place(r.matrix)}async readForm(t,e,n){
const{document:s,digest:i}=this,a=n.states.current;a.base=a.matrix;const r=(0,ft.b0)(s,e.dict.get("BBox"));if(r){const l=new Qt;l.rectangle(r[0],r[1],r[2]-r[0],
r[3]-r[1],a.matrix),Bn(a,l,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,m.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=s.
resolve(c.get("I"))===!0,h=this.marks?.beginGroup(await this.groupLook(c,a),f);this.written.state({...Ue(a),clip:""},0),i.exact(yi),i.text(await this.context.values.
of(["I","K","CS"].map(l=>c.get(l)??null)));const u={isIsolated:f||a.isIsolated};Object.assign(a,{fillAlpha:1,strokeAlpha:1,blend:se,mask:""},u),await super.readForm(
t,e,n),h!==void 0&&this.marks?.endGroup(h),i.exact(xi)}async groupLook(t,e){const{fillAlpha:n,blend:s,mask:i,other:a}=e;return{style:["group",await this.context.
values.of(["I","CS"].map(c=>t.get(c)??null)),n,De(e),i!=="",a].join(`
`),blend:s,mask:i}}place(t){for(const e of t)this.digest.length(e)}}const Ue=o=>({...o,fill:""});function Bn(o,t,e){o.clip=at(o.clip,e,t.id),t.isUpright||(o.clipShapes=
at(o.clipShapes,e,t.id)),o.clipBox=kt(t.box,o)}const Ln={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},bi=[0,0,1,1],
Nn=[1,0,0,1,0,0],ae=o=>o.map(t=>Math.round(t*1e6)).join(" ");var Mi=p(55969),Oi=p(20015),re=p(91374),$n=p(25902),Si=p(79784);const Ei=new Set(["Highlight","Unde\
rline","Squiggly","StrikeOut"]),vi=1/4;function Ai(o,t,e,n){if(!Ei.has((0,Mi.B)(o,t))||(0,wt.wR)(o,t))return;const s=new Qt;let i=0;for(const{lowerLeft:c,lowerRight:f,
upperRight:h,upperLeft:u}of(0,Oi.ck)(o,t)){const l=[c,f,h,u].map(([y,F])=>(0,T.Gd)(e,y,F));s.polygon(l);const[d,,,g]=l;i=Math.max(i,Math.hypot(g[0]-d[0],g[1]-d[1])*
vi)}const{numbers:a,isEmpty:r}=s;return r||!a?void 0:{path:a,blend:"",mask:"",style:n,ends:"",reach:0,margin:i,isDashed:!1,clipBox:void 0}}const Ti=4096|1<<24,ki=4;
function Pi(o,t){const e=(0,ft.b0)(o,t.get("Rect")),n=(0,re.pv)(o,t);if(!e||n!=="Tx"&&n!=="Ch")return e;const s=y=>Number(o.resolve((0,re.hj)(o,t,y)))||0,i=o.dict(
t.get("MK"));if(i!==void 0&&["BG","BC","R"].some(y=>i.has(y))||s("Q")!==0||(s("Ff")&Ti)!==0)return e;const r=(0,$n.gF)(o,o.resolve((0,re.hj)(o,t,"V")));if(r===void 0||
r.includes(`
`))return e;const[c,f,h,u]=e,l=o.resolve((0,re.hj)(o,t,"DA")),d=l instanceof m.Mx?(0,Si.O)((0,$n.Ly)(l.bytes)).size:0,g=2*ki+r.length*Math.max(d,u-f);return[c,f,
Math.min(h,c+g),u]}const Ri="Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Ii="Subtype F QuadPoin\
ts C BS Border OC AS".split(" ");function Di([o,t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}const Fe=4e3;class Ci{document;context;constructor(t){this.document=
t,this.context=new Qo(t)}async page(t,e=[]){const[n,s]=[new it,new it];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.
finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){const{width:s,height:i}=(0,T.JQ)((0,ft.iw)(this.document,t)),a=new J(n,[0,0,s,i]);return await this.content(
t,e,a,a),await this.annotations(t,e,a,a),a.end(),a}async content(t,e,n,s){const{document:i,context:a}=this;a.characters=new bn.y(i.job);const r=(0,ft.iw)(i,t),c=(0,xn.
y)(r),{width:f,height:h}=(0,T.JQ)(r);s?.beginPage(),n.length(f),n.length(h);const u=new Bt(a,n,s);u.glyphs.ignored=e;const l=new Ie.H(i,i.dict(i.pages.attribute(
t,"Resources")));await u.page(await a.decoder.page(t),l,Ct(c));const d=i.dict(i.entry(i.pages.number(t),"Group"));d&&(s?.beginPage(),n.text(await a.values.of(["\
S","I","K","CS"].map(g=>d.get(g)??null))))}async annotations(t,e,n,s){const{document:i,context:a}=this,r=(0,ft.iw)(i,t),c=(0,xn.y)(r),f=new Bt(a,n,s);f.glyphs.ignored=
e;for(const h of await(0,Re.qw)(i,t,a.layers)){const u=(0,wt.wR)(i,h),l=u&&(0,wt.hs)(i,h,u,r.rotation),d=i.job.pace.step(Fe);d&&await d,l&&(s?.enter(this.isField(
h)?"field":"annotation"),await f.form(u,(0,Re.RZ)(i),Ct((0,T.lw)(l.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const u=i.dict(
h),l=i.job.pace.step(Fe);if(l&&await l,!u||(0,m.Eo)(i.resolve(u.get("Subtype")),"Popup"))continue;s?.enter(this.isField(u)?"field":"annotation"),s?.begin("path",
this.boxOf(u,c),{});const d=await this.seen(u);n.text(d);const g=s&&uo(i,u);g&&s.outline(()=>lo(g,c,d));const y=s&&await this.seen(u,"QuadPoints");y&&s.outline(
()=>Ai(i,u,c,y)),(0,wt.wR)(i,u)&&s?.begin("path",void 0,{}),n.text(await a.values.of(u.get("Rect")))}}async undrawn(t){const{document:e,context:n}=this;let s="";
for(const i of await(0,Re.qw)(e,t,n.layers)){const a=e.job.pace.step(Fe);if(a&&await a,this.isField(i)||(0,wt.wR)(e,i)||(0,yn.q)(e,i))continue;const r=e.resolve(
i.get("Subtype")),c=Mn(e,i);if((0,m.Eo)(r,"Link")&&c===0)continue;const f=((0,ft.b0)(e,i.get("Rect"))??[]).map(Math.round),h=await n.values.of(["Subtype","C","N\
ame"].map(u=>i.get(u)??null));s=at(s,f.join(" "),c,h)}return s}isField(t){return(0,m.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;
if((0,wt.dK)(n,t))return;const s=(0,wt.wR)(n,t)?void 0:(0,yn.q)(n,t),i=this.isField(t)&&!(0,wt.wR)(n,t),a=s??(i?Pi(n,t):(0,ft.b0)(n,t.get("Rect")));return a&&(0,T.
zl)(e,(0,m.Eo)(n.resolve(t.get("Subtype")),"Highlight")?Di(a):a)}async seen(t,e){const n=this.document.resolve(t.get("Subtype")),s=(0,m.Eo)(n,"Link")||(0,m.Eo)(
n,"Widget")?Ii:Ri;let i="";for(const a of s)a!==e&&(i+=`${await this.context.values.of(t.get(a))} `);return i}}var Bi=p(3133),jn=p(99561);const Ge=64,Li=1e3,Ni="\
￼";class Un{document;pattern;reader;looks;truncated=!1;constructor(t,e){this.document=t,this.pattern=e,this.reader=new Bi.X(t),this.looks=new Ci(t)}async page(t){
const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);await e.rest();const{content:i,annotations:a,undrawn:r}=await this.looks.page(t,s),c=new ji;
for(const f of Fn(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}return{content:i,annotations:a,undrawn:r,...c.finish()}}items(t,{ignored:e},n){return this.
looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{
matches:s,truncated:i}=await this.pattern.search(n,Li,this.document.job.pace);this.truncated||=i;let a="",r=0;for(const{start:c,end:f}of s)a+=n.slice(r,c)+Ni,r=
f;return{text:n,flow:e,masked:a+n.slice(r),ignored:$i(e,s),truncated:i}}}function*Fn(o){for(const[t]of o.matchAll(/\S+/g))yield t}function $i(o,t){const{text:e}=o,
n=[];let s=-1;for(const{start:i,end:a}of t){if(a<=s)continue;const r=e.lastIndexOf(`
`,i-1)+1,c=e.indexOf(`
`,a);s=c<0?e.length:c;const f=o.box(r,s);f&&n.push(f)}return n}class ji{hash=(0,z.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(
`${t} `),this.count++;const e=Ui(t);this.smallest.has(e)||this.smallest.size===Ge&&e>this.largest||(this.smallest.size===Ge&&this.smallest.delete(this.largest),
this.smallest.add(e),this.largest=(0,ut.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-
e)}}}function Ui(o){let t=jn.k;for(let e=0;e<o.length;e++)t=(0,jn.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Fi({sample:o},{
sample:t}){const e=Math.min(Ge,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,a]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[r,c]=[o[n]??1/0,
t[s]??1/0];i++,r===c&&a++,r<=c&&n++,c<=r&&s++}return a/i}const Gi=1e6,Wi=.01;async function Ki(o,t,e){const n=t.length+1;if(o.length*t.length>Gi||o.length===0||
t.length===0)return Array.from({length:Math.min(o.length,t.length)},(a,r)=>[r,r]);const s=new Float32Array((o.length+1)*n);for(let a=o.length-1;a>=0;a--){for(let c=t.
length-1;c>=0;c--){const f=Wi+Fi(o[a],t[c])+s[(a+1)*n+c+1];s[a*n+c]=Math.max(f,s[(a+1)*n+c],s[a*n+c+1])}const r=e.step(t.length*1500);r&&await r}const i=[];for(let a=0,
r=0;a<o.length&&r<t.length;){const c=s[a*n+r];c===s[(a+1)*n+r]?a++:c===s[a*n+r+1]?r++:i.push([a++,r++])}return i}const Gn=[({content:o,annotations:t,text:e})=>`${o}\
 ${t} ${e}`,({content:o})=>o,({text:o})=>o];async function zi(o,t,e){const n=new Hi(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of Gn)
s=await n.inOrder(s,i);for(const i of Gn)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class Hi{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){
this.earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[
this.later.map(e),this.earlier.map(e)],i=[...t].reverse(),a=[];for(let r=i.pop();r;r=i.pop()){const c=this.trimmed(r,n,s),f=this.pace.step((c.to-c.from+c.otherTo-
c.otherFrom+1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&a.push(c);continue}const h=Wn(Xi(c,n,s));if(h.length===
0){a.push(c);continue}(0,ut.RZ)(i,Yi(c,h).reverse());for(const[u,l]of h)this.match(u,l)}return a}trimmed(t,e,n){let{from:s,to:i,otherFrom:a,otherTo:r}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&a<r&&c(s,a);)this.match(s++,a++);for(;s<i&&a<r&&c(i-1,r-1);)this.match(--i,--r);return{from:s,to:i,otherFrom:a,otherTo:r}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const a=e.get(i);a?a.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const a=this.before[n]<0?e.get(t(s))?.pop():void 0;a!==void 0&&
(this.match(n,a),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],a=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&a.push(h);const{later:r,earlier:c}=this,f=await Ki(i.map(h=>r[h]),a.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],a[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Xi(o,t,e){const n=new Map;for(let a=o.otherFrom;a<o.otherTo;a++)n.set(e[a],n.has(e[a])?-1:a);const s=new Map;for(let a=o.
from;a<o.to;a++)s.set(t[a],(s.get(t[a])??0)+1);const i=[];for(let a=o.from;a<o.to;a++){const r=n.get(t[a])??-1;r>=0&&t[a]!==""&&s.get(t[a])===1&&i.push([a,r])}return i}
function Wn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[a,r]=[0,t.length];for(;a<r;){const c=a+r>>1;o[t[c]][1]<i?a=c+1:r=c}e[s]=
a>0?t[a-1]:-1,t[a]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function Yi(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,a]of t)e.push({from:n,to:i,otherFrom:s,otherTo:a}),n=i+1,s=a+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const Zi=2e6,Ji=1e3,Vi=1e5,Qi=500,
We=5e4,Ke=200,ce=20,Kn=300;async function zn(o,t,e,n=Vi){const{from:s,end:i,otherEnd:a}=_i(o.keys,t.keys),r=new Map;for(let g=a-1;g>=s;g--){const y=r.get(t.keys[g]);
y?y.push(g):r.set(t.keys[g],[g]);const F=e.step(Kn);F&&await F}const[c,f]=[[],[]];for(let g=s;g<i;g++){const y=r.get(o.keys[g])?.pop();y===void 0?c.push(g):f.push(
[g,y]);const F=e.step(Kn);F&&await F}const h=[...r.values()].flat().sort((g,y)=>g-y);await e.rest();const u=await qi(o,t,c,h,n,e),l=u.changed;for(const g of u.added)
await Hn(l,o,g,e);for(const g of u.removed)await Hn(l,t,g,e);await e.rest();const d=[...f,...u.pairs].sort(([g],[y])=>g-y);for(const[g,y]of await ia(o,t,d,e))fe(
l,o,g),fe(l,t,y);return l}function fe(o,{kinds:t,boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}async function Hn(o,t,e,n){const s=o.length>We?void 0:t.outlines.
get(e);if(!s)return fe(o,t,e);const i=n.step(s.path.length*Ke);i&&await i;const a=dn(s).flatMap(r=>pt(t.shownPart(r,s)));if(!Vn(a,t.boxes[e],void 0))return fe(o,
t,e);for(const r of a)o.push({kind:t.kinds[e],box:r})}function _i(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function qi(o,t,e,n,s,i){const[a,r]=[Jn(o,e),Jn(t,n)],[c,f]=[[],[]],h={samples:new Map,masks:new Map,left:s};
for(const[d,g]of a){const y=r.get(d);if(y?.length===g.length)for(const[F,Q]of g.entries()){const Z=y[F];if(c.length>We)break;const st=await ta(o,Q,t,Z,h,i);if(!(!st||
!Vn(st,o.boxes[Q],t.boxes[Z]))){f.push([Q,Z]);for(const lt of st)c.push({kind:o.kinds[Q],box:lt})}}}const[u,l]=[new Set(f.map(([d])=>d)),new Set(f.map(([,d])=>d))];
return{changed:c,pairs:f,added:e.filter(d=>!u.has(d)),removed:n.filter(d=>!l.has(d))}}async function Xn(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function ta(o,t,e,n,s,i){
const[a,r]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[Xt(o,t),Xt(e,n)];if(c?.mask!==f?.mask)return c?.blend===f?.blend&&Yn(o,t,e,n)?ea(o,t,e,n,s,i):void 0;if(c?.
blend!==f?.blend)return Yn(o,t,e,n)?na(o,t,e,n,i):void 0;if(o.groups.has(t))return sa(o,t,e,n,i);if(a&&r){const g=i.step((a.path.length+r.path.length)*Ke);g&&await g;
const y=a.clipBox&&r.clipBox?{clipBox:(0,T.kO)(a.clipBox,r.clipBox)}:{};return no(a,r)?.flatMap(F=>pt(o.shownPart(F,y)))}const[h,u]=[o.pictures.get(t),e.pictures.
get(n)],l=h&&u&&await Xn(s.samples,`${h.id} ${u.id}`,()=>Ls(h,u)),d=o.boxes[t];if(!(!l||l.length===0||!d))return l.flatMap(g=>pt((0,T.Pj)((0,T.XM)(Bs(h.matrix,g),
K),d)))}function Yn(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],a=JSON.stringify(o.boxes[t])===JSON.stringify(e.boxes[n]);return!s||!i?a&&o.pictures.
get(t)?.id===e.pictures.get(n)?.id:a&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(Zn(s),Zn(i))===0}const Zn=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,
o.byteLength);async function ea(o,t,e,n,s,i){const[a,r]=[Xt(o,t)?.mask??"",Xt(e,n)?.mask??""],[c,f,h]=[o.masks.get(a),e.masks.get(r),o.boxes[t]];return!c||!f||!h||
c.kind!==f.kind?void 0:(await Xn(s.masks,`${a} ${r}`,async()=>{if(s.left<=0)return;const l=new E,[d,g]=[await c.items(l,o.page),await f.items(l,e.page)];return s.
left-=d.keys.length+g.keys.length,(await zn(d,g,i,0)).map(({box:y})=>y)}))?.flatMap(l=>pt((0,T.Pj)(l,h)))}async function na(o,t,e,n,s){const i=[];for(const[{boxes:a,
kinds:r,grounds:c,groups:f},h]of[[o,t],[e,n]]){const u=a[h],l=s.step(h*ce);l&&await l;for(let d=c[h]??0;d<h&&u;d++){const g=r[d]==="page"||f.has(d)?void 0:a[d],
y=g&&(0,T.Pj)(g,u);y&&i.push(y)}if(i.length>Ji)return}return i}async function sa(o,t,e,n,s){const i=[];for(const[a,r]of[[o,t],[e,n]]){const c=a.groupEnds.get(r)??
a.boxes.length,f=a.boxes.slice(r+1,c).flatMap(pt);if(f.length>Qi)return;const h=s.step(f.length*f.length*ce);h&&await h;for(const[u,l]of f.entries())for(const d of f.
slice(u+1))(0,ut.RZ)(i,pt((0,T.Pj)(l,d)));for(let u=r+1;u<c;u++){if(i.length>We)return;const l=s.step((a.outlines.get(u)?.path.length??1)*Ke);l&&await l,(0,ut.RZ)(
i,oa(a,u))}}return i}function oa(o,t){const e=o.outlines.get(t);return e?dn({...e,reach:e.reach+K}).flatMap(n=>pt(o.shownPart(n,e))):pt(o.boxes[t])}const Xt=({outlines:o,
pictures:t,groups:e},n)=>o.get(n)??t.get(n)??e.get(n),pt=o=>o?[o]:[];function Jn(o,t){const e=new Map;for(const n of t){const s=Xt(o,n);if(!s)continue;const i=`${o.
kinds[n]} ${s.style}`,a=e.get(i);a?a.push(n):e.set(i,[n])}return e}const Vn=(o,t,e)=>Dt(o)<Dt([...pt(t),...pt(e)]);async function ia(o,t,e,n){const s=new Set(Wn(
e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),a=i.length*e.length>Zi,r=[];for(const[c,f]of i){const h=n.step(a?ce:e.length*ce);h&&await h;const u=([l,d])=>l<c!=
d<f&&l!==c&&(Qn(o.boxes[c],o.boxes[l])||Qn(t.boxes[f],t.boxes[d]));(a||e.some(u))&&r.push([c,f])}return r}const Qn=(o,t)=>o!==void 0&&t!==void 0&&(0,T.Pj)(o,t)!==
void 0,aa=50,_n=3,qn=65536,ze=400,he=100,ra=30,He=10;async function ca(o,[t,e,n,s],i){const a=new Map;for(const{kind:f,box:h}of o){const u=a.get(f);u?u.push(h):
a.set(f,[h])}const[r,c]=[n-t,s-e];for(let f=Math.max(_n,Math.sqrt(r*c/qn));;f*=2){const h=[];for(const[u,l]of a){const d=new ss(l,[t,e,n,s],f),{found:g,coveredIn:y}=await d.
groups(i);for(const F of g)h.push({kind:u,boxes:F,coveredIn:y})}for(const u of fa){const l=await ha(h,u,i);if(l.length<=aa||f>r+c&&u===1/0)return l.sort(ma)}}}const fa=[
1.3,2,1/0];async function ha(o,t,e){const n=new Map;for(const{kind:i,boxes:a,coveredIn:r}of o){const c=n.get(i)?.found??[];n.set(i,{found:c,coveredIn:r});const f=a.
reduce(T.kO);if(i==="text"||ts(f)<=ua*r(f))c.push(f);else for(const u of await ya(await da(a,f,e),t,r,e))c.push(u)}const s=[];for(const[i,{found:a,coveredIn:r}]of n)
for(const c of await wa(a,i==="text"?1/0:Math.max(t,la),r,e))s.push({kind:i,box:c});return s}const ua=2,la=1.6,ts=([o,t,e,n])=>(e-o)*(n-t),es=(o,t,e,n)=>{const s=(0,T.
kO)(o,t);return e===1/0||ts(s)<=e*n(s)};async function da(o,[t,e,n,s],i){if(o.length<=ze)return o;const a=new Map,r=Math.sqrt(ze),c=(f,h,u)=>Math.min(r-1,Math.floor(
r*(f-h)/(u-h||1)));for(const f of o){const[h,u]=[c((f[0]+f[2])/2,t,n),c((f[1]+f[3])/2,e,s)],l=a.get(u*r+h);a.set(u*r+h,l?(0,T.kO)(l,f):f);const d=i.step(he);d&&
await d}return[...a.values()]}const pa=["field","annotation","text","image","path","page"];async function ga(o,t,e,n){const[s,i,a,r]=e,c=Math.max(_n,Math.sqrt((a-
s)*(r-i)/qn)),f=[];for(const u of pa){const l=new ss(t.flatMap(d=>d.kind===u?[d.box]:[]),e,c);f.push({kind:u,isAt:await l.cover(n)})}const h=[];for(const u of o){
h.push({kind:f.find(({isAt:d})=>d(u))?.kind??"path",box:u});const l=n.step(he);l&&await l}return h}const ma=({box:o},{box:t})=>o[1]-t[1]||o[0]-t[0],wa=(o,t,e,n)=>ns(
o,(s,i)=>(0,T.Pj)(s,i)!==void 0&&es(s,i,t,e),n),ya=(o,t,e,n)=>ns(o,(s,i)=>es(s,i,t,e),n);async function ns(o,t,e){if(o.length>ze)return[...o];const n=[...o],s=[];
for(let i=n.pop();i;i=n.pop()){const a=i,r=e.step(s.length*ra);r&&await r;const c=s.findIndex(f=>t(a,f));c<0?s.push(a):n.push((0,T.kO)(a,s.splice(c,1)[0]))}return s}
class ss{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,a,r]=e;this.columns=Math.max(1,Math.ceil((a-s)/n)),this.
rows=Math.max(1,Math.ceil((r-i)/n))}async groups(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;for(const i of this.boxes){const a=n[this.
row(i[1])*this.columns+this.column(i[0])],r=s.get(a);r?r.push(i):s.set(a,[i]);const c=t.step(he);c&&await c}return{found:s.values(),coveredIn:await this.areas(e,
t)}}async areas(t,e){const{columns:n,rows:s,side:i}=this,a=n+1,r=new Int32Array(a*(s+1));for(let c=0;c<s;c++){for(let h=0,u=0;h<n;h++)t[c*n+h]>0&&u++,r[(c+1)*a+
h+1]=r[c*a+h+1]+u;const f=e.step(n*He);f&&await f}return([c,f,h,u])=>{const[l,d]=[this.column(c),this.column(h)+1],[g,y]=[this.row(f)*a,(this.row(u)+1)*a];return(r[y+
d]-r[y+l]-r[g+d]+r[g+l])*i*i}}async cover(t){const e=await this.covered(t);return([n,s,i,a])=>e[this.row((s+a)/2)*this.columns+this.column((n+i)/2)]>0}column(t){
return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.
side)))}async covered(t){const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[r,c,f,h]of this.boxes){const[u,l]=[this.column(r),this.column(f)+
1],[d,g]=[this.row(c)*s,(this.row(h)+1)*s];i[d+u]++,i[d+l]--,i[g+u]--,i[g+l]++;const y=t.step(he);y&&await y}const a=new Int32Array(e*n);for(let r=0;r<n;r++){for(let f=0,
h=0;f<e;f++)h+=i[r*s+f],a[r*e+f]=h+(r>0?a[(r-1)*e+f]:0);const c=t.step(e*He);c&&await c}return a}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(
t.length),a=[];let r=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++r,a.push(c);for(let f=a.pop();f!==void 0;f=a.pop()){const[h,u]=[f%n,Math.floor(
f/n)];for(let d=Math.max(0,u-1);d<=Math.min(s-1,u+1);d++)for(let g=Math.max(0,h-1);g<=Math.min(n-1,h+1);g++){const y=d*n+g;t[y]===0||i[y]!==0||(i[y]=r,a.push(y))}
const l=e.step(He*9);l&&await l}}return i}}function xa(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let a=0;for(const[c,
f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=o.filter(({box:d})=>d[0]<=f&&d[2]>=h).sort((d,g)=>d.box[1]-g.box[1]);let l=-1/0;for(const{box:d}of u)
a+=Math.max(0,d[3]-Math.max(l,d[1]))*(h-f),l=Math.max(l,d[3])}const r=a/((n-t)*(s-e));return Math.min(1,Math.ceil(r*1e4)/1e4)}function ba({before:o},t,e){const n=[];
for(const[s,i]of o.entries()){if(i<0)continue;const[a,r]=[t[s],e[i]],c={page:s,before:i,look:a.content!==r.content,text:a.text!==r.text,annotations:a.annotations!==
r.annotations,isDrawn:a.undrawn===r.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class Ma{after;before;constructor(t,e){this.after=t,this.before=
e}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.
before.text(e)).ignored]}}const Oa=1e3;async function Sa(o,t,e,n,s){const i=[];for(const a of o){const{page:r,before:c,look:f,text:h,annotations:u}=a,l={now:await t.
after.text(r),old:await t.before.text(c)},d=h?await Aa(l,s):{wordsAdded:0,wordsRemoved:0},{lines:g,truncated:y}=h&&e?await ct(l.old,l.now):{lines:[],truncated:!1};
n.truncated||=y;const F=await Ea(a,t,l,e,s),[Q]=n.entries([{page:r+1,before:c+1,look:f,text:h,annotations:u,...d,...F,...e&&{diff:g}}]);if(!Q||i.length===Oa){n.
truncated=!0;break}i.push(Q)}return i}async function Ea(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:a}=await va(o,t,e,s),r=i.
map(({box:h})=>h),[c,f]=n?[await tn(e.now.flow,r,s),await tn(e.old.flow,r,s)]:[];return{share:xa(i,a),boxes:i.map(({kind:h,box:[u,l,d,g]},y)=>({kind:h,...(0,q.a)(
{x:u,y:l,width:d-u,height:g-l}),...c&&f&&h==="text"&&{before:f[y],after:c[y]}}))}}async function va({page:o,before:t,seen:e},n,{now:s,old:i},a){const r=new E,c=await n.
after.items(o,s,r),f=await n.before.items(t,i,r),h=await zn(c,f,a),[,,u,l]=c.page,d=[0,0,Math.max(u,f.page[2]),Math.max(l,f.page[3])],g=e?await ga(e,h,d,a):h;return{
items:await ca(g,d,a),area:d}}async function Aa({now:o,old:t},e){const n=new Map;for(const[a,r]of[[t.masked,-1],[o.masked,1]])for(const c of Fn(a)){n.set(c,(n.get(
c)??0)+r);const f=e.step(c.length+200);f&&await f}let[s,i]=[0,0];for(const a of n.values())a>0?s+=a:i-=a;return{wordsAdded:s,wordsRemoved:i}}const Xe=32,Ta=192,
yt=4,Ye=3,ka=65536,Pa=.2,Ra=60,ue=3,Ia=5e3,Da=600;async function Ca(o,t,e,n){const{width:s,height:i}=o,a=Math.max(e,Math.ceil(Math.sqrt(s*i/ka))),r=new La(Math.
ceil(s/a),a);let c=!1,f=0;for(let h=0;h<i;h++){const u=f,[l,d]=[o.row(h),t.row(h)],g=Buffer.compare(l,d)===0,y=n.step(g?l.length*Pa:s*Ra);if(y&&await y,g)continue;
const[F,Q]=[is(o,h),is(t,h)];for(let st=0;st<s;st++){const lt=Na(F,Q,st,s);lt!==os&&r.add(st,h,lt===le),!(lt!==le||c||f===Ia)&&(f++,c=as(o,st,h)||as(t,st,h))}const Z=n.
step((f-u)*Da);Z&&await Z}return{boxes:r.boxes(),isCertain:c}}const os=0,Ba=1,le=2,de=2;class La{columns;side;found=new Map;clear=new Set;constructor(t,e){this.
columns=t,this.side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.
min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-de;n<=de;n++)
for(let s=-de;s<=de;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const is=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(
e),o(Math.min(t-1,e+1))];function Na(o,t,e,n){const[s,i]=[o[1],t[1]],a=e*yt;let r=os;for(let c=a;c<a+Ye;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=Xe)){if(f>Ta||!rs(
s[c],t,c,e,n)||!rs(i[c],o,c,e,n))return le;r=Ba}}return r}function as({row:o,width:t,height:e},n,s){const[i,a]=[Math.max(0,n-ue)*yt,Math.min(t,n+ue+1)*yt],r=o(s).
slice(n*yt,n*yt+Ye);for(let c=Math.max(0,s-ue);c<=Math.min(e-1,s+ue);c++){const f=o(c);for(let h=i;h<a;h+=yt)for(let u=0;u<Ye;u++)if(Math.abs(f[h+u]-r[u])>$a)return!1}
return!0}const $a=4;function rs(o,t,e,n,s){const[i,a]=[n>0?e-yt:e,n<s-1?e+yt:e];let[r,c]=[255,0];for(const f of t)for(let h=i;h<=a;h+=yt){const u=f[h];u<r&&(r=u),
u>c&&(c=u)}return o>=r-Xe&&o<=c+Xe}var ja=p(14118),cs=p(41516);const Ua=150,Fa=72,fs=16e6,hs=1e3,us=3,ls=.5;async function Ga(o,t,e){if(!e||o.length===0)return{
changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await Ka(await e(),o),i=[];for(const a of o){if(!ds(a))continue;const r=n.get(a);if(!r){i.push(a);
continue}const c=r.length===0?[]:await t.ignored(a),f=r.filter(h=>!c.some(u=>Wa(u,h)));f.length>0&&i.push({...a,seen:f})}return{changes:i,pixelEqual:o.length-i.
length,truncated:s}}const ds=({look:o,annotations:t})=>o||t;function Wa({x:o,y:t,width:e,height:n},[s,i,a,r]){const[c,f]=[(s+a)/2,(i+r)/2];return c>=o&&c<=o+e&&
f>=t&&f<=t+n}async function Ka({after:o,before:t},e){const n=e.filter(f=>f.isDrawn&&ds(f)).slice(0,hs),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};const i=n.
map(({page:f,before:h})=>Ja((0,ft.iw)(o,f),(0,ft.iw)(t,h))),[a,r]=[await pe.of(o,ms(n,({page:f})=>f)),await pe.of(t,ms(n,f=>f.before))];let c=n.length===hs;for(const[
f,h]of n.entries()){const u=i[f];if(!u||a.lacksFonts(f)||r.lacksFonts(f))continue;const l=await za(a,r,f,u);l?s.set(h,l):c=!0}return{boxes:s,truncated:c}}async function za(o,t,e,n){
const{pace:s}=o.job,i=async c=>{const[f,h]=[await o.draw(e,c),await t.draw(e,c)];if(!f||!h)return;const{boxes:u,isCertain:l}=await Ca(f,h,Math.round(us*c.scale),
s);return{isCertain:l,boxes:u.map(d=>Va(d,c.scale))}},a=await i(n);if(!a||a.isCertain)return a?.boxes;let r=a.boxes;for(const c of Xa){if(r.length===0)break;const f=await i(
Ya(n,c));if(!f)return;r=await Za(r,f.boxes,s)}return r.length>0?a.boxes:[]}class pe{job;drawn;drawer;withoutFonts;constructor(t,e,n){this.job=t,this.drawn=e,this.
drawer=n,this.withoutFonts=e.missing.pagesWithout()}static async of(t,e){const{job:n}=t,s=await(0,cs.NY)(t,e,!0,Ha);return new pe(n,s,await ja.YY.open(s.bytes,n,
s))}lacksFonts(t){return this.withoutFonts.has(this.drawn.pages.numbers[t])}async draw(t,e){if(!this.drawn.slow.has(t))try{return await this.drawer.draw(t,e)}catch(n){
if(this.drawer.isTired)return;throw n}}}const Ha="tolerance",Xa=[1.13,.91];function Ya({width:o,height:t,scale:e,isTransparent:n},s){const i=o*t*s*s>fs?1/s:s,a=r=>Math.
max(1,Math.round(r*i));return{width:a(o),height:a(t),isTransparent:n,scale:e*i}}async function Za(o,t,e){const n=new Set,s=(0,ut.Kf)([us,...o.map(ps),...t.map(ps)]),
i=([r,c,f,h])=>{const u=[];for(let l=Math.floor(c/s);l<=h/s;l++)for(let d=Math.floor(r/s);d<=f/s;d++)u.push(`${d} ${l}`);return u};for(const r of t){for(const f of i(
r))n.add(f);const c=e.step(gs);c&&await c}const a=[];for(const r of o){i(r).some(f=>n.has(f))&&a.push(r);const c=e.step(gs);c&&await c}return a}const ps=([o,t,e,
n])=>Math.max(e-o,n-t)/2,gs=2e3,ms=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Ja(o,t){const[{width:e,height:n},s]=[(0,T.JQ)(o),(0,T.JQ)(t)];if(Math.abs(e-s.width)>
ls||Math.abs(n-s.height)>ls)return;const i=Math.min(Ua/Fa,Math.sqrt(fs/(e*n))),a=r=>Math.max(1,Math.round(r*i));return{width:a(e),height:a(n),isTransparent:!1,scale:i}}
const Va=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],ws=["fonts","links","bookmarks","attachments","form"],Qa=new Set(["created","modified"]),_a=new Set(["creator",
"producer"]);async function qa({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.count+t.pages.count;let i=0;const a=async(Nt,{pages:_e})=>{const Ps=[];for(let qe=0;qe<
_e.count;qe++)Ps.push(await Nt.page(qe)),n.progress(++i/s);return Ps},r=new Ma(new Un(o,e.pattern),new Un(t,e.pattern)),[c,f]=[await a(r.after,o),await a(r.before,
t)];await n.rest();const h=await zi(f,c,n),u=new W,{changes:l,pixelEqual:d,truncated:g}=await Ga(ba(h,c,f),r,e.drawn),{counts:y,data:F,isSame:Q}=await er({after:o,
before:t},h,u,e.drawn!==void 0),Z=Nt=>u.entries(Nt.map(_e=>_e+1)),st=ys(h.before),lt=ys(h.after),Lt=[...h.moved].map(Nt=>({page:Nt+1,before:h.before[Nt]+1})),Ir={
added:Z(st),removed:Z(lt),moved:u.entries(Lt),changed:await Sa(l,r,e.withText,u,n)},Dr={pagesAdded:st.length,pagesRemoved:lt.length,pagesMoved:Lt.length,pagesChanged:l.
length,...y};return{same:Q&&st.length+lt.length+Lt.length+l.length===0,truncated:u.truncated||r.truncated||g,pageCount:o.pages.count,pageCountBefore:t.pages.count,
pixelEqual:d,counts:Dr,pages:Ir,...F,bytes:tr(o,t)}}const ys=o=>[...o.keys()].filter(t=>o[t]<0);function tr({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?
null:{before:t.length,after:o.length}}async function er({after:o,before:t},e,n,s){const i=await ht(o,u=>e.before[u]<0?void 0:u),a=await ht(t,u=>e.after[u]<0?void 0:
e.after[u]),r=Object.keys(i.metadata).filter(u=>i.metadata[u]!==a.metadata[u]),c={metadata:r.length},f={metadata:nr(a,i,r,n)};for(const u of ws){const l=await X(
a[u],i[u],o.job.pace);c[u]=l.before.length+l.after.length,f[u]={before:n.entries(l.before),after:n.entries(l.after)}}f.security=xs(a.security,i.security),f.tagged=
xs(a.tagged,i.tagged);const h=r.every(u=>Qa.has(u)||s&&_a.has(u))&&ws.every(u=>c[u]===0||s&&u==="fonts")&&f.security===null&&f.tagged===null;return{counts:c,data:f,
isSame:h}}function nr({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,after:t[i]??null}}));return Object.fromEntries(n.entries(s).
map(({key:i,pair:a})=>[i,a]))}const xs=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};var sr=p(73154),or=p(95800),ir=p(99876),bs=p(14029),
ar=p(77158),xt=p(36078);const Ms={before:"1 0 0",after:"0 0.82 0.88"},ge=28,Os=24,Ss=46,rr=620,cr=880,me=2,fr="0.93 0.94 0.95",hr="0.13 0.15 0.19",ur="0.42 0.45\
 0.5",lr="0.78 0.8 0.83",dr="0.95 0.55 0",pr="0.85 0.1 0.15",gr="0 0.62 0.68";function mr(o,t,e){const n=Math.max(o.size.width,t.size.width),s=Math.max(o.size.height,
t.size.height),i=Math.min(1,rr/n,cr/s),a=Math.max(n*i,190),[r,c]=[2*ge+3*a+2*Os,2*ge+Ss+s*i],f=c-ge-Ss,h=[0,1,2].map(Z=>ge+Z*(a+Os)),[u,l,d]=h,g=({size:Z},st)=>{
const[lt,Lt]=[Z.width*i,Z.height*i];return{x:st,y:f-Lt,width:lt,height:Lt}},y={before:g(o,u),after:g(t,l),both:[g(o,d),g(t,d)]},F=Z=>e.map(st=>yr(st,Z,f,i)).join(
" "),Q=[`q ${fr} rg 0 0 ${(0,xt.id)(r)} ${(0,xt.id)(c)} re f Q`,Ze(["Before",62],`page ${o.number}`,pr,u,f),Ze(["After",46],`page ${t.number}`,gr,l,f),Ze(["Both",
46],"red: darker before, cyan: darker after",void 0,d,f),Ve(y.before),Ve(y.after),...y.both.map(Ve),we("Before",o,y.before),we("After",t,y.after),`q /Multiply g\
s ${we("TintedBefore",o,y.both[0])} ${we("TintedAfter",t,y.both[1])} Q`,...[y.before,y.after,...y.both].map(wr),`q ${dr} RG 1.2 w 1 j ${h.map(F).join(" ")} Q`].
join(`
`);return{width:Es(r),height:Es(c),content:`${Q}
`}}const Es=o=>Math.round(o*100)/100;function Ze([o,t],e,n,s,i){const a=i+16,r=n===void 0?"":`${n} rg ${(0,xt.id)(s)} ${(0,xt.id)(a-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${hr} rg /Bold 16 Tf ${(0,xt.id)(c)} ${(0,xt.id)(a)} Td (${o}) Tj ${ur} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${r}${f} Q`}const Je=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(xt.id).join(" ").concat(" re"),Ve=o=>`q 1 g ${Je(o)} f Q`,wr=o=>`q ${lr} RG 1 w ${Je(o)} S Q`;function we(o,{inner:t},{x:e,
y:n,width:s,height:i}){return`q ${[s/t.width,0,0,i/t.height].map(r=>String(Number(r.toFixed(6)))).join(" ")} ${(0,xt.id)(e)} ${(0,xt.id)(n)} cm /${o} Do Q`}function yr({
x:o,y:t,width:e,height:n},s,i,a){const r={x:s+(o-me)*a,y:i-(t+n+me)*a,width:(e+2*me)*a,height:(n+2*me)*a};return`${Je(r)} S`}const xr=1,br=2,Mr="1.4",Or=2e4;async function Sr(o,t){
const{job:e}=o.after,n=await(0,P.E)(ar.O,e,{}),s=await ye.of(n,xr,o.after,t.map(({page:r})=>r),e),i=await ye.of(n,br,o.before,t.map(({before:r})=>r),e),a=[];for(const[
r,c]of t.entries()){const[f,h]=[await s.panel(r,c.page),await i.panel(r,c.before)],u={before:Ts(n,h,Ms.before),after:Ts(n,f,Ms.after)},{width:l,height:d,content:g}=mr(
h,f,c.boxes),y=(0,m.jd)({Type:(0,m.UU)("Page"),MediaBox:[0,0,l,d],Group:vs(),Resources:(0,m.jd)({XObject:(0,m.jd)({Before:h.form,After:f.form,TintedBefore:u.before,
TintedAfter:u.after}),ExtGState:(0,m.jd)({Multiply:(0,m.jd)({BM:(0,m.UU)("Multiply")})}),Font:(0,m.jd)({Bold:As("Helvetica-Bold"),Plain:As("Helvetica")})}),Contents:n.
add(new m.Z6((0,m.jd)({}),Buffer.from(g,"latin1")))});a.push(n.add(y).number);const F=e.pace.step(Or);F&&await F}return(0,or.J)([{index:0,document:n},s.part,i.part]),
await n.pages.rebuild(a),await n.pages.settle(),(0,bs.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Mr})}class ye{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const a=s.map(u=>(0,T.JQ)((0,ft.iw)(n,u-1)));await(0,cs.mO)(n,Uint32Array.from(s),
!0);const r=await(0,bs.UN)(n,{encryption:"none",draft:!0}),c={index:e,document:await(0,P.E)(r,i,{})},f=new sr.l(t,c),h=await(0,ir.F)(c.document,Uint32Array.from(
s,(u,l)=>l+1));return await f.inspect(h.pages),new ye(c,f,h,a)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.
of(n,s),number:e,inner:(0,T.iN)(s),size:this.sizes[t]}}}const vs=()=>(0,m.jd)({S:(0,m.UU)("Transparency"),CS:(0,m.UU)("DeviceRGB"),I:!0}),As=o=>(0,m.jd)({Type:(0,m.
UU)("Font"),Subtype:(0,m.UU)("Type1"),BaseFont:(0,m.UU)(o),Encoding:(0,m.UU)("WinAnsiEncoding")});function Ts(o,{form:t,inner:{width:e,height:n}},s){const i=`0 \
0 ${e} ${n} re f`,a=`q 1 g ${i} Q q /Page Do Q q /Saturation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,r=(0,m.jd)({Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Form"),BBox:[0,0,e,n],Group:vs(),Resources:(0,m.jd)({XObject:(0,m.jd)({Page:t}),ExtGState:(0,m.jd)({Saturation:(0,m.
jd)({BM:(0,m.UU)("Saturation")}),Screen:(0,m.jd)({BM:(0,m.UU)("Screen")})})})});return o.add(new m.Z6(r,Buffer.from(a,"latin1")))}var Er=p(5899),vr=p(68516),Ar=p(
9312);const Tr={file:"compare_to",password:"compare_password",noun:"the earlier version"},kr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,a=n===
void 0?void 0:await(0,Ar.Gv)("ignore_pattern",n,"regex",e),{quiet:r,wasRepaired:c}=(0,M.gd)(e,!0),{after:f,before:h,isRepaired:u}=await Qe(o,t,r),d=await qa({after:f,
before:h},{pattern:a,withText:s,drawn:i==="pixels"?()=>Qe(o,t,r):void 0}),g=t.difference_pdf?{difference:await Pr(d,o,await Qe(o,t,r))}:{},y={...d,...g},F=[...c()?
[ks("The document")]:[],...u?[ks("The earlier version")]:[],...Rr(y)];return{documents:[{...o,pageCount:f.pages.count}],data:y,notes:F,facts:{}}};async function Pr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await Sr(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function Qe(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,P.E)(o.bytes,s,{password:n}),
{document:a,isRepaired:r}=await(0,vr.H)(t,e,Tr,s);return{after:i,before:a,isRepaired:r}}const ks=o=>(0,Er.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function Rr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,$.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((rt,Y,p)=>{p.d(Y,{Z:()=>G});var $=p(46570),P=p(52604),z=p(52755),
H=p(76933),_=p(77500);async function G(v,D,C){const j=[],O={};for(const A of D.fields){j.push(R(v,D,C,A)),(0,$.K)(A)&&A.kind!=="password"&&D.byName.get(A.name)===
A&&Object.defineProperty(O,A.name,{value:C.of(A),enumerable:!0,configurable:!0,writable:!0});const w=v.job.pace.step(4e3+C.costOf(A));w&&await w}return{fields:j,
values:O,xfa:(0,_.f4)(v,D),scripts:(0,H.on)(v,D)}}function R(v,D,C,j){const{kind:O,flags:A,name:w}=j,x=D.integer(j.nodes[0],"MaxLen"),b=O==="password",M=O==="te\
xt"||b;return{name:w,type:O,value:b?null:C.of(j),default:b?null:C.of(j,"DV"),options:m(v,D,C,j),required:(A&z.mw)!==0,readOnly:(A&z.sj)!==0,multiline:O==="text"&&
(A&z.kz)!==0,maxLength:M&&x>0?x:null,pages:[...new Set(j.widgets.flatMap(({pages:S})=>S))].sort((S,k)=>S-k)}}function m(v,D,C,j){return j.kind==="dropdown"||j.kind===
"list"?C.choices(j):j.kind!=="checkbox"&&j.kind!=="radio"?[]:(0,P.lD)(v,D,j).names.map(O=>({value:O,display:O}))}}),5899:((rt,Y,p)=>{p.d(Y,{A:()=>$});const $=P=>({
code:"document_damaged",message:P})}),77158:((rt,Y,p)=>{p.d(Y,{O:()=>$});const $=Buffer.from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1")}),68516:((rt,Y,p)=>{p.d(Y,{H:()=>H});var $=p(58552),P=p(91519),z=p(59277);async function H({bytes:R},m,v,D){const C={repaired:!1},j=()=>{C.repaired=
!0};try{return{document:await(0,P.E)(R,{...D,onRepaired:j},{password:m}),isRepaired:C.repaired}}catch(O){throw O instanceof $.zU?_(O,R,v):O}}function _(R,m,{file:v,
password:D,noun:C}){const j=(O,A,w=[])=>(0,$.G6)([{field:O,message:A,mentions:w}]);switch(R.code){case"password_required":return j(v,`needs a password: give it \
as ${D}`,[D]);case"wrong_password":return j(D,`does not open ${C}`);case"unsupported_encryption":return j(v,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const O=(0,z.y)(m);return j(v,O===void 0||O==="a PDF document"?G:`is ${O}; it must be a PDF document`)}case"limi\
t_exceeded":{const O=R.issues.map(({message:A})=>({field:v,message:A}));return new $.zU(R.code,R.message,{issues:O,...R.advice===void 0?{}:{advice:R.advice}})}default:
return R}}const G="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((rt,Y,p)=>{p.d(Y,{a:()=>z});const $=100,P=H=>Math.round(H*$)/$,
z=H=>H?{x:P(H.x),y:P(H.y),width:P(H.width),height:P(H.height)}:null}),9312:((rt,Y,p)=>{p.d(Y,{$0:()=>G,Gv:()=>z,MM:()=>_});var $=p(779),P=p(42973);const z=(m,v,D,{
pace:C,limits:j})=>(0,$.patternOf)(m,v,D,C,R(m,j)),H={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function _(m,v){
const D=(0,$.GJ)(m,v);return D&&H[D]}function G(m,v,D){const C=_(v,D);return C===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${m}, wh\
ich ${C}.`,mentions:[m,"search_mode"]}]}function R(m,{searching:v}){let D=v;return C=>{if(D-=C,D<0)throw(0,P.F)("searching",`The search takes more than ${v} ste\
ps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",m)}}}),95800:((rt,Y,p)=>{p.d(Y,{J:()=>_});
var $=p(45599),P=p(36502),z=p(25524);const H=["Order","AS","RBGroups","Locked"];function _(G){const R=G.filter(({document:x})=>x.dict(x.catalog.get("OCPropertie\
s")));if(R.length===0||R.length===1&&R[0].index===0)return;const{document:m}=G[0],v=m.dict(m.catalog.get("OCProperties")),D=[],[C,j]=[[],[]],O=new Map(H.map(x=>[
x,[]]));for(const x of R){const b=x.document.dict(x.document.catalog.get("OCProperties")),M=x.document.dict(b.get("D")),S=(k,W)=>(x.document.array(k?.get(W))??[]).
map(X=>(0,z.yY)(X,x.index));for(const k of S(b,"OCGs"))D.push(k);for(const[k,W]of O)for(const X of S(M,k))W.push(X);for(const k of S(M,"ON"))C.push(k);for(const k of new P.
z(x.document).groupsOff())j.push((0,z.yY)(k,x.index))}const A=new $.Bi(v&&m.dict(v.get("D")));A.delete("BaseState");for(const[x,b]of[...O,["ON",C],["OFF",j]])b.
length>0?A.set(x,b):A.delete(x);const w=new $.Bi(v);w.set("OCGs",D),w.set("D",A),m.editCatalog().set("OCProperties",m.add(w))}}),73154:((rt,Y,p)=>{p.d(Y,{l:()=>O});
var $=p(75162),P=p(45599),z=p(1592),H=p(37709);async function _(A,w,x){const b=[];let M=0;return await(0,H.Ko)(w,A.job.pace,S=>{const{operator:k,count:W}=S,X=k===
"BDC"?" BMC":k==="DP"?" MP":void 0;if(X===void 0||W!==2)return;const et=S.name(1),tt=et===void 0?S.value(1):x?.get(et);A.dict(tt)?.has("MCID")&&(b.push(w.subarray(
M,S.endOf(0)),Buffer.from(X,"latin1")),M=S.end)}),M===0?w:Buffer.concat([...b,w.subarray(M)])}var G=p(92218),R=p(53107),m=p(74135),v=p(25524),D=p(58006);const C=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class j{document;keepsTags;seen=new Set;shared=new Map;constructor(w,x){this.document=w,this.keepsTags=
x}async prepare(w){const x=this.asObject(w);return await this.release(x),x}asObject(w){if((0,P.i9)(w)&&(0,P.Zm)(this.document.resolve(w)))return w;const x=this.
document.dict(w)??new P.Bi;let b=this.shared.get(x);return b||this.shared.set(x,b=this.document.add(x)),b}async release(w){const{document:x,seen:b}=this,M=[w];for(let S=M.
pop();S!==void 0;S=M.pop())if(S instanceof P.oS){if(b.has(S.number))continue;b.add(S.number);const k=x.job.pace.step(1e3);k&&await k;const W=x.get(S),X=W instanceof
P.Z6?W.dict:W;if((0,P.Zm)(X)){if(this.isApart(X))continue;await this.untie(S,W,X,w)}M.push(x.get(S))}else if(Array.isArray(S))for(const k of S)M.push(k);else if(S instanceof
P.Z6)for(const k of S.dict.values())M.push(k);else if((0,P.Zm)(S)){this.isFont(S)&&!S.has("Resources")&&S.set("Resources",w);for(const k of S.values())M.push(k)}}isApart(w){
const x=this.document.resolve(w.get("Type"));return x!==null&&typeof x=="object"&&"text"in x&&C.has(x.text)}isFont(w){return(0,P.Eo)(this.document.resolve(w.get(
"Subtype")),"Type3")&&w.has("CharProcs")}async untie(w,x,b,M){const{document:S}=this,k=x instanceof P.Z6&&(0,P.Eo)(S.resolve(b.get("Subtype")),"Form"),W=!this.keepsTags&&
(b.has("StructParent")||b.has("StructParents")),X=!b.has("Resources")&&(k||this.isFont(b)),et=k&&!this.keepsTags?await this.withoutIds(x,S.dict(b.get("Resources")??
M)):void 0;if(!W&&!X&&!et)return;const tt=S.edit(w),ot=tt instanceof P.Z6?tt.dict:tt;W&&ot.delete("StructParent"),W&&ot.delete("StructParents"),X&&ot.set("Resou\
rces",M),et&&tt instanceof P.Z6&&S.put(w,await(0,D.S)(tt,et,S.job))}async withoutIds(w,x){const b=this.document.decodedPart(w);if(!b?.whole)return;const M=await _(
this.document,b.data,this.document.dict(x?.get("Properties")));return M===b.data?void 0:M}}class O{document;part;contents;resources;constructor(w,x){this.document=
w,this.part=x,this.contents=new R.K(x.document),this.resources=new j(x.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(w){
return this.contents.inspect(w)}async of(w,x){const{index:b,document:M}=this.part,S=await this.resources.prepare(w.resources),k=M.entry(M.pages.number(w.index),
"Group"),{filters:W,data:X}=await this.contentOf(w),et=this.keepsTags?M.entry(M.pages.number(w.index),"StructParents"):void 0,tt=(0,P.jd)({Type:(0,P.UU)("XObjec\
t"),Subtype:(0,P.UU)("Form"),BBox:[...x.box],Matrix:[...(0,m.DI)((0,m.S3)(x))],Resources:(0,v.Po)(b,S.number),Group:k===void 0?void 0:(0,v.yY)(k,b),StructParents:et,
...W});return this.document.add(new P.Z6(tt,X))}async contentOf(w){const{part:x,contents:b}=this,{document:M}=x,S=b.own(w),k=S.length===1?M.get(S[0]):void 0;if(k instanceof
P.Z6&&this.keepsTags&&b.isOrderly(w))return this.asItIs(k);const{isWhole:W,isKnown:X,open:et}=await b.condition(S),tt=await b.content(S),ot=M.dict(M.dict(w.resources)?.
get("Properties")),ht=this.keepsTags?tt:await _(M,tt,ot);if(k instanceof P.Z6&&(!X||W&&et.excess===0&&ht===tt))return this.asItIs(k);const bt=et.excess===0?ht:await(0,z.
KS)(ht,0,M.job.pace),dt=await(0,G.d)(bt,M.job);return{filters:{Filter:(0,P.UU)("FlateDecode")},data:dt}}asItIs(w){const{index:x,document:b}=this.part,M=new P.Bi(
[...w.dict].filter(([S])=>S==="Filter"||S==="DecodeParms"));return(0,$.CF)(M),{filters:Object.fromEntries((0,v.yY)(M,x)),data:b.encoded(w)}}}}),25524:((rt,Y,p)=>{
p.d(Y,{Bg:()=>P,Po:()=>z,fS:()=>_,yY:()=>H});var $=p(45599);const P=G=>G.find(({index:R})=>R===0).document,z=(G,R,m=0)=>G===m?new $.oS(R):new $.rV(G,R);function H(G,R){
if(R===0||G instanceof $.rV)return G;if(G instanceof $.oS)return new $.rV(R,G.number);if(Array.isArray(G))return G.map(v=>H(v,R));if(G instanceof $.Z6||!(G instanceof
$.Bi))return G;const m=new $.Bi;for(const[v,D]of G)m.set(v,H(D,R));return m}class _{meaning;taken;last=new Map;constructor(R=[],m=v=>v){this.meaning=m,this.taken=
new Set([...R].map(m))}get size(){return this.taken.size}has(R){return this.taken.has(this.meaning(R))}add(R){this.taken.add(this.meaning(R))}free(R){const m=R.
startsWith("þÿ");for(let v=(this.last.get(R)??1)+1;;v++){const D=`_${v}`,C=R+(m?[...D].map(j=>`\0${j}`).join(""):D);if(!this.has(C))return this.last.set(R,v),
this.add(C),C}}}}),92152:((rt,Y,p)=>{p.d(Y,{A6:()=>D,AT:()=>v,Cb:()=>P,WQ:()=>z,ZJ:()=>m,fu:()=>j,mA:()=>R,u8:()=>C,zq:()=>$});const $=(O,A,w)=>Math.ceil(O*A*w/
8);function P(O,A,w){if(!O||O.length<A*2)return!1;let x=0;for(let b=0;b<A;b++){const[M,S]=[O[b*2],O[b*2+1]];if(M===w&&S===0)x++;else if(M!==0||S!==w)return}return x===
0?!1:x===A?!0:void 0}function z(O,A){if(O.length>=A)return O.subarray(0,A);const w=new Uint8Array(A);return w.set(O),w}const H=2,_=65536;async function G(O,A,w,x){
const b=Math.max(1,Math.floor(_/A));for(let M=0;M<O;M+=b){const S=Math.min(M+b,O);x(M,S);const k=w.step((S-M)*A*H);k&&await k}}async function R(O,A){const w=new Uint8Array(
O.length);return await G(O.length,1,A,(x,b)=>{for(let M=x;M<b;M++)w[M]=O[M]^255}),w}async function m(O,{width:A,height:w,channels:x,bits:b},M,S){const k=A*x,W=$(
A,x,b),X=new Uint8Array(k*w),et=2**b-1,tt=M&&b<8?255/et:1;for(let ot=0;ot<w;ot++)await G(k,1,S,(ht,bt)=>{for(let dt=ht;dt<bt;dt++){const At=dt*b,Tt=ot*W+(At>>3),
$t=b>=8?O[Tt]:O[Tt]>>8-b-(At&7)&et;X[ot*k+dt]=$t*tt}});return X}async function v(O,A,w,x){const b=Array.from({length:w},(S,k)=>{const[W,X]=[A[k*2],A[k*2+1]];return Uint8ClampedArray.
from({length:256},(et,tt)=>(W+tt/255*(X-W))*255)}),M=new Uint8Array(O.length);return await G(O.length,1,x,(S,k)=>{for(let W=S;W<k;W++)M[W]=b[W%w][O[W]]}),M}function D(O,A,w){
const x=new Uint8Array(O.length*w);for(let b=0;b<O.length;b++)for(let M=0;M<w;M++)x[b*w+M]=A[O[b]*w+M]??0;return x}async function C(O,A,w,x){const b=new Uint8Array(
O.length*w);return await G(O.length,w,x,(M,S)=>b.set(D(O.subarray(M,S),A,w),M*w)),b}async function j(O,A,w,x){const b=new Uint8Array(A.length*(w+1));return await G(
A.length,w+1,x,(M,S)=>{for(let k=M;k<S;k++){for(let W=0;W<w;W++)b[k*(w+1)+W]=O[k*w+W];b[k*(w+1)+w]=A[k]}}),b}}),44738:((rt,Y,p)=>{p.d(Y,{L:()=>R,m:()=>m});var $=p(
45599),P=p(55969),z=p(3466),H=p(9731),_=p(17671);const G=1e3;async function R(v,D){const C=new Set;let j=0,O=!1;for(let x=0;x<v.pages.count;x++){const b=m(v,v.pages.
number(x));for(const{number:S}of b){const k=v.get(S),W=v.job.pace.step(G);if(W&&await W,C.has(S)||!(0,$.Zm)(k)||!D(k,x))continue;C.add(S);const X=(0,P.B)(v,k);X===
"Popup"&&j++,X==="Widget"&&(O=!0)}const M=v.job.pace.step(500);M&&await M}if(C.size===0)return 0;const A=(0,_.Hi)(v),w=O?await z.R.of(v):void 0;return await(0,_.
Pv)(A,C,()=>(0,_.Wi)(A,C)),w&&await(0,_.zg)(A,w),await(0,H.U)(A),C.size-j}function m(v,D){const C=v.entry(D,"Annots"),j=v.array(C)??[];if(!j.some($.Zm))return j.
filter($.i9);const O=v.edit((0,$.i9)(C)?C:D),A=v.array((0,$.Zm)(O)?O.get("Annots"):O)??[];for(const[w,x]of A.entries())(0,$.Zm)(x)&&(A[w]=v.add(x));return A.filter(
$.i9)}}),779:((rt,Y,p)=>{p.d(Y,{zx:()=>P.z,patternOf:()=>Me,GJ:()=>be,yS:()=>G});var $=p(58552),P=p(98472),z=p(34378);const H=new RegExp("([\\x21-\\x7e]{1,1000})(\
?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),_=(E,B)=>G([E],B);async function G(E,B){const L=new Set;for(const I of E)L.
add((await ht(I,B)).text.trim());L.delete("");const N=[...L].map(I=>I.match(/[\x21-\x7e]+/g)??[]),U=[...L].some(I=>I.includes(" ")),K=I=>I.length<=Tt&&!dt.test(
I)&&!(U&&At.test(I)),J=I=>I.length*N.length<=W,q=(I,V)=>J(I)?(V.add((I.length>>2)+L.size*k),m(I,N)):!1;return{hasGroups:!1,isWithinWords:!U,lacks:q,...O(L)&&{countInPieces:b(
L)},search:async(I,V,nt)=>{const Mt=nt.step(I.length>>2);Mt&&await Mt;const ct=[],mt=K(I);if(!mt&&(J(I)?q(I,nt):await R(I,N,nt)))return{matches:ct,truncated:!1};
const St=!mt&&!U;for await(const[Pt,Et]of St?X(I,q,nt):[[0,I]]){const Oe=mt?{text:$t(Et)}:await ht(Et,nt);for(const Se of L)if(!await ot(Se,Oe,Pt,ct,V,nt))return{
matches:ct,truncated:!0}}return L.size>1&&ct.sort((Pt,Et)=>Pt.start-Et.start||Et.end-Pt.end),{matches:ct,truncated:!1}}}}async function R(E,B,L){const N=D(E);for(const U of B){
const K=L.step((N.length>>3)*U.length);if(K&&await K,v(N,U))return!1}return!0}function m(E,B){const L=D(E);for(const N of B)if(v(L,N))return!1;return!0}function v(E,B){
for(const L of B)if(!E.includes(L))return!1;return!0}function D(E){const B=E.toLowerCase();return C.test(B)?B.replace(j,it):B}const C=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
j=new RegExp(C,"g"),O=E=>{for(const B of E)if(!/^[\x21-\x7e]{2,40}$/.test(B))return!1;return E.size>0&&E.size<=A},A=10,w=2e5,x="\0",b=E=>(B,L)=>{const N=D(`${x}${B.
join(x)}${x}`);if(L.add(N.length*E.size),N.length*E.size>w)return;let U=0;for(const K of E){if(M(N,K))return;for(let J=N.indexOf(K);J>=0;J=N.indexOf(K,J+K.length))
U++}return U};function M(E,B){const[L,N]=[new Uint8Array(B.length),new Uint8Array(B.length)];for(let U=E.indexOf(x),K;U>=0;U=K){K=E.indexOf(x,U+1);const[J,q]=[E.
charCodeAt(U-1),E.charCodeAt(U+1)];for(let I=1;I<B.length;I++)B.charCodeAt(I-1)===J&&E.startsWith(B.slice(0,I),U-I)&&(L[I]=1),B.charCodeAt(I)===q&&S(E,U+1,K,B,I)&&
(N[I]=1)}return L.some((U,K)=>U===1&&N[K]===1)}const S=(E,B,L,N,U)=>E.startsWith(N.slice(U),B)||L>B&&L-B<N.length&&N.startsWith(E.slice(B,L),U),k=6,W=2e4;async function*X(E,B,L){
let N=0,U=0;for(let K;U<E.length;U=K){K=E.indexOf(`
`,U+et)+1,K===0&&(K=E.length);const J=L.step(tt);J&&await J,B(E.slice(U,K),L)&&(U>N&&(yield[N,E.slice(N,U)]),N=K)}U>N&&(yield[N,E.slice(N,U)])}const[et,tt]=[200,
10];async function ot(E,{text:B,places:L},N,U,K,J){const q=J.step(B.length>>3);q&&await q;for(let I=B.indexOf(E),V=0;I>=0;I=B.indexOf(E,V)){if(U.length===K)return!1;
for(V=I+E.length;L&&L[V]===L[V-1];)V++;U.push(L?(0,P.z)(N+L[I],N+L[V]):(0,P.z)(N+I,N+V));const nt=J.step(E.length);nt&&await nt}return!0}async function ht(E,B){
if(!bt.test(E))return Yt(E,B);const L=[];let N="";for(const{0:U,1:K,2:J,index:q}of E.matchAll(H)){const I=J===void 0?K?.toLowerCase()??it(U):" ";for(let nt=0;nt<
I.length;nt++)L.push(K===void 0?q:q+nt);N+=I;const V=B.step(U.length*10);V&&await V}return L.push(E.length),{text:N,places:L}}const bt=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
dt=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,At=/[\t-\r\xa0]| {2}/,Tt=131072,$t=E=>E.toLowerCase().replaceAll(Ut,Zt),T=65536;
async function Yt(E,B){const L=E.includes(jt)?E.split(jt).length-1:0,N=new Uint32Array(E.length+L+1);let U="",K=0,J=!1;for(let q=0;q<E.length;q+=T){const I=E.slice(
q,q+T),V=B.step(I.length);V&&await V;const nt=J;for(let ct=0;ct<I.length;ct++){const mt=I.charCodeAt(ct),St=gt(mt);(!St||!J)&&(N[K++]=q+ct),mt===xe&&(N[K++]=q+ct),
J=St}const Mt=I.toLowerCase().replace(/\s+/g," ").replaceAll(jt,"ss").replaceAll(Ut,Zt);U+=nt&&Mt.startsWith(" ")?Mt.slice(1):Mt}return N[K]=E.length,{text:U,places:N}}
const jt="ß",Ut="µ",Zt="μ",xe=223,gt=E=>E===32||E>=9&&E<=13||E===160,it=E=>(0,z.w)((0,z.w)(E).toUpperCase().toLowerCase()),at=/^\/.+\/([dgimsuvy]*)$/s,kt=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function be(E,B){const L=at.exec(E);return B==="regex"?L?"slashes":void 0:kt.test(E)||L&&L[1]!==""?"regex-as-words":void 0}const Ft=1e6;async function Me(E,B,L,N,U){
const K=L==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(B,U):await _(B,N);if("problem"in K)throw(0,$.G6)([{field:E,message:K.
problem}]);return{...K,search:async(J,q,I)=>{const V=await K.search(J.slice(0,Ft),q,I);return J.length>Ft?{...V,truncated:!0}:V}}}}),98472:((rt,Y,p)=>{p.d(Y,{z:()=>$});
const $=(P,z,H=[])=>({start:P,end:z,groups:Object.fromEntries(H)})})};
