"use strict";exports.id=1167,exports.ids=[1167],exports.modules={91167:((Q,K,l)=>{l.r(K),l.d(K,{compare_documents:()=>pr});var C=l(98446),W=l(12237),I=l(77598),G=l(45059),Z=l(
52755),L=l(16259),k=l(824),p=l(45599),A=l(59071);function b(i,t,e){const s=[];for(const n of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const o=i.dict(n);
o&&(0,p.Eo)(i.resolve(o.get("Subtype")),"Link")&&s.push({page:t,target:O(i,o,e)})}return s}function O(i,t,e){const s=e.pageOf(t);if(s!==void 0)return{page:s};const n=i.
dict(t.get("A")),o=i.resolve(n?.get("S")),r=i.resolve(n?.get("URI"));if(r instanceof p.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const c=S(i,n?.get(
"F"));if(c!==null)return{file:c};const a=i.resolve(n?.get("N"));return{action:a instanceof p.SX?a.text:o instanceof p.SX?o.text:"none"}}function S(i,t){const e=i.
resolve(t);if(e instanceof p.Mx)return(0,A.Gh)(e);const s=i.dict(t);return(0,A.Gh)(i.resolve(s?.get("UF")))??(0,A.Gh)(i.resolve(s?.get("F")))}var P=l(37081),T=l(
12207),g=l(16231),w=l(17623),x=l(41112),E=l(41561);const M=1e3,R=1e6;class N{truncated=!1;left=R;entries(t,e=M){const s=[];for(const n of t){const o=JSON.stringify(
n).length+1;if(s.length===e||o>this.left){this.truncated=!0;break}this.left-=o,s.push(n)}return s}}async function D(i,t,e){const s=new Map;for(const{key:r}of i){
s.set(r,(s.get(r)??0)+1);const c=e.step(200);c&&await c}const n=[];for(const{key:r,entry:c}of t){const a=s.get(r)??0;a>0?s.set(r,a-1):n.push(c);const h=e.step(200);
h&&await h}const o=[];for(const{key:r,entry:c}of[...i].reverse()){const a=s.get(r)??0;a!==0&&(s.set(r,a-1),o.push(c))}return{before:o.reverse(),after:n}}const B=200;
class ${texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([s,n])=>`${s} ${this.ofValue(n)}`).join(`
`),entry:t}}ofText(t){if(t.length<B)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=J(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const s=JSON.stringify(t);this.objects.set(t,
e=s.length<B?s:J(s))}return e}}const J=i=>(0,I.createHash)("sha256").update(i).digest("base64");async function nt(i,t){const{pace:e}=i.job,s=await T.Ht.of(i),n=new $,
o={...(0,k._6)(i,await(0,k.Br)(i))};await e.rest();const r=(await(0,x.Uz)(i)??[]).map(u=>n.keyed({...u}));await e.rest();const c=await wn(i,s,t),a=await yn(i,s,
t,n);await e.rest();const h=await xn(i),f=await bn(i,n);return await e.rest(),{metadata:o,fonts:r,links:c,bookmarks:a,attachments:h,form:f,security:{encryption:(0,E.
Br)(i),permissions:(0,E.nj)(i),javascript:await(0,x.xS)(i),signatures:(await(0,g.Ez)(i)).length},tagged:(0,E.$J)(i)}}function rt(i,t){if(!("page"in i))return{entry:{
...i},key:JSON.stringify(i)};const e=t(i.page);return{entry:{target:i.page+1},key:e===void 0?`gone ${i.page}`:`page ${e}`}}async function wn(i,t,e){const s=[];for(let n=0;n<
i.pages.count;n++){const o=e(n);if(o!==void 0)for(const c of b(i,n,t)){const{entry:a,key:h}=rt(c.target,e);s.push({entry:{page:n+1,...a},key:`${o} ${h}`})}const r=i.
job.pace.step(2e4);r&&await r}return s}async function yn(i,t,e,s){const n=[];return await(0,P.O)(i,(o,r)=>{const c=i.dict(o),a=c&&(0,A.Gh)(i.resolve(c.get("Titl\
e")));if(!c||a===null||a===void 0)return c!==void 0;const{entry:h,key:f}=rt(O(i,c,t),e);return n.push({entry:{title:a,level:r,...h},key:`${r} ${f} ${s.ofText(a)}`}),
!0}),n}async function xn(i){const t=[];for(const{name:e,size:s,mimeType:n,description:o,relationship:r,stream:c}of await(0,G._)(i)){const a=i.decodedPart(c)?.data??
i.encoded(c),h={name:e,size:s??a.length,mimeType:n,description:o,relationship:r},f=(0,I.createHash)("sha256").update(a).digest("base64");t.push({entry:h,key:`${JSON.
stringify(h)} ${f}`});const u=i.job.pace.step(a.length*2);u&&await u}return t}async function bn(i,t){const e=await Z.mO.read(i);if(e.fields.length===0)return[];
const{fields:s}=await(0,w.Z)(i,e,new L.n(i,e)),n=[];for(const{pages:o,...r}of s){n.push(t.keyed(r));const c=i.job.pace.step(2e3);c&&await c}return n}var z=l(74135);
const _t=512,Sn=5e4,te=22,Mn=100,On=.2718281828,ot=i=>Number.isNaN(i)?0:Math.floor(i*Mn+On);class tt{count=0;hash=(0,I.createHash)("sha256");values=new Float64Array(
_t);used=0;texts=new Map;length(t){this.exact(ot(t))}exact(t){this.used===_t&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let s=e.
get(t);s===void 0&&(e.size===Sn&&e.clear(),e.set(t,s=e.size),this.bytes(Buffer.from(t))),this.exact(s)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,te)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function q(...i){return(0,I.createHash)("sha256").update(JSON.stringify(i)).digest("base64").slice(0,te)}const wt=(i,{clipBox:t})=>t?(0,z.Pj)(t,i)??It:
i,vn=[-1e9,-1e9,1e9,1e9],It=[0,0,0,0],ee=Math.SQRT2,En=4,Tn=0;function ne({lineWidth:i,join:t,miter:e,matrix:s},n){const[o,r,c,a]=s,h=Math.max(Math.hypot(o,r),Math.
hypot(c,a)),f=n&&t===Tn?Math.max(ee,Math.min(e,En)):ee;return Math.abs(i)*h/2*f}class Rn{box;begins=()=>{};begin(t,e,s){const n=e&&wt(e,s);n&&(this.box=this.box?
(0,z.kO)(this.box,n):n)}beginGroup(){return 0}endGroup(){}}class An{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.
numbers.size),e}}const se=1e5,In=120,oe=.4;class kn extends tt{ids;page;kinds=[];boxes=[];keys=[];begins=()=>{};item="";within;constructor(t,e){super(),this.ids=
t,this.page=e}enter(t){this.within=t}begin(t,e,s){const n=e?wt((0,z.XM)(e,oe),s):It,o=n===It?void 0:(0,z.Pj)((0,z.XM)(n,oe),this.page),r=this.boxes.length-1;this.
isFull?o&&(this.boxes[r]=(0,z.kO)(this.boxes[r]??o,o)):this.add(this.within??t,o),this.begins()}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.
isFull||this.add(this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let s=t+1;s<this.boxes.length;s++){const n=this.boxes[s];n&&
(e=e?(0,z.kO)(e,n):n)}t<se-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{
item:t}=this,e=this.isFull?this.finish():"";this.keys.push(this.ids.of(t.length>In||e!==""?q(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=
`${t} `}text(t){this.isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===se}add(t,e){this.end(),this.kinds.push(t),this.
boxes.push(e)}}var Pn=l(66403);const Dn=200,at=200,yt=2e4,Cn=300;async function Ln(i,t){const{diffArrays:e}=await l.e(8128).then(l.bind(l,18128)),[s,n]=[ie(i),ie(
t)],o=e(s.map(({masked:u})=>u),n.map(({masked:u})=>u),{maxEditLength:Cn})??[{removed:!0,added:!1,count:s.length},{removed:!1,added:!0,count:n.length}],r=[];let[
c,a]=[0,0],h=s.length===yt||n.length===yt;const f=(u,d)=>{r.length===Dn?h=!0:r.push(u+re(d)),d.length>at&&(h=!0)};for(const{removed:u,added:d,count:m}of o){if(u)
for(let y=0;y<m;y++)f("-",s[c+y].text);if(d)for(let y=0;y<m;y++)f("+",n[a+y].text);d||(c+=m),u||(a+=m)}return{lines:r,truncated:h}}function ie({text:i,masked:t}){
const e=t.split(`
`,yt),s=i.split(`
`,yt);return e.map((n,o)=>({masked:n,text:s.length===e.length?s[o]:n}))}function re(i){if(i.length<=at)return i;const t=/[\ud800-\udbff]$/.test(i.slice(0,at-1))?
at-2:at-1;return`${i.slice(0,t)}…`}const Bn=2e4,Un=200,Nn=.4,$n=1e3;async function ce(i,t,e){const s=t.map(()=>"");let n=0;for(const{0:o,index:r}of i.text.matchAll(
/\S+/g)){if(++n>Bn)break;const c=i.box(r,r+o.length);if(c)for(const[h,f]of t.entries()){const u=s[h];u.length<=Un&&jn(f,c.x,c.y,c.width,c.height)&&(s[h]=u===""?
o:`${u} ${o}`)}const a=e.step($n+t.length*20);a&&await a}return s.map(re)}function jn([i,t,e,s],n,o,r,c){const a=Math.min(s,o+c)-Math.max(t,o);return n<e&&n+r>i&&
a>Nn*Math.min(c,s-t)}var ht=l(64019),ae=l(12844),et=l(6057),kt=l(75444),he=l(87141),fe=l(12657),Pt=l(31095),Fn=l(58971),Gn=l(36502),ue=l(85008),de=l(97748);const le={
id:"DeviceGray",isPattern:!1},Wn={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},pe="DeviceGray 0 ",Dt="Normal",ft=i=>({...(0,de.ue)(i),base:i,fillSpace:le,
strokeSpace:le,fill:pe,stroke:pe,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",blend:Dt,mask:"",other:""}),zn={DeviceGray:"Default\
Gray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Kn={id:"Pattern",isPattern:!0},Hn=1e4,Xn=.2718281828,Ct={space:"fillSpace",color:"fill"},Lt={space:"strok\
eSpace",color:"stroke"};class Yn{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,s,n,o){const r=this.named.get(o)?.get(
t),c=Bt(e),a=h=>{n[s.space]=h,n[s.color]=`${h.id} ${c}`};return r?a(r):this.space(t,o).then(a)}setSpace(t,e,s,n){const o=this.named.get(n)?.get(t),r=c=>{s[e.space]=
c,s[e.color]=`${c.id} ${Wn[c.id]??"initial"}`};return o?r(o):this.space(t,n).then(r)}set(t,e,s){s[e.color]=`${s[e.space].id} ${Bt(t)}`}beneath(t,{id:e}){return`${e}\
 ${Bt(t)}`}async space(t,e){const s=await this.lookUp(t,e);let n=this.named.get(e);return n||this.named.set(e,n=new Map),n.set(t,s),s}async lookUp(t,e){if(t==="\
Pattern")return Kn;const s=zn[t],n=e.find("ColorSpace",s??t);return n===void 0?{id:t,isPattern:!1}:{id:await this.idOf(n),isPattern:this.isPattern(n)}}async idOf(t){
const e=this.document.resolve(t);return e instanceof p.SX?e.text:q(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,p.Eo)((0,p.cy)(
e)?this.document.resolve(e[0]):e,"Pattern")}}function Bt(i){let t="";for(let e=0;e<i.count;e++)i.kind(e)!==ue.o_&&(t+=`${Math.floor(i.number(e)*Hn+Xn)} `);return t}
var ge=l(61540),it=l(16456),me=l(49454),xt=l(30201);const we=1e9,Vn=2e9,Zn=3e9,ye=4e9,Jn=2e5;class Y extends Error{}class xe{matrix;outline=[];x=0;y=0;constructor(t){
this.matrix=t}move(t,e){this.outline.push(we),this.to(t,e)}line(t,e){this.outline.push(Vn),this.to(t,e)}curve(t,e,s,n,o,r){this.outline.push(Zn),this.to(t,e),this.
to(s,n),this.to(o,r)}skip(t,e){this.x+=t,this.y+=e}to(t,e){const[s,n,o,r,c,a]=this.matrix;this.skip(t,e);const{x:h,y:f}=this;if(this.outline.push((s*h+o*f+c)*1e3,
(n*h+r*f+a)*1e3),this.outline.length>Jn)throw new Y}}function Ut(i){try{return i()}catch(t){if(t instanceof RangeError||t instanceof Y)return;throw t}}function Qn(i){
let[t,e,s,n]=[1/0,1/0,-1/0,-1/0],o=0;for(let r=0;r<i.length;){const c=i[r];if(c>=we){o=c===ye?1:0,r++;continue}const[a,h]=[i[r+o],i[r+o+1]];t=Math.min(t,a),s=Math.
max(s,a),e=Math.min(e,h),n=Math.max(n,h),r+=2+o}return t<=s&&e<=n?[t,e,s,n]:void 0}var be=l(94389),_=l(61188);const qn=10,_n=2e4,ts=513;function es(i,t,e){const s=new xe(
t.matrix),n=new ns(t,s);try{n.run(i,0)}finally{e(n.steps)}return s.outline}class ns{font;pen;stack=[];stems=0;steps=0;ended=!1;constructor(t,e){this.font=t,this.
pen=e}run(t,e){if(e>qn)throw new Y;const s=new DataView(t.buffer,t.byteOffset,t.byteLength);for(let n=0;n<t.length&&!this.ended;){if(++this.steps>_n||this.stack.
length>ts)throw new Y;const o=s.getUint8(n++);if(o===28)this.stack.push(s.getInt16(n)),n+=2;else if(o===255)this.stack.push(s.getInt32(n)/65536),n+=4;else if(o>=
251)this.stack.push(-(o-251)*256-s.getUint8(n++)-108);else if(o>=247)this.stack.push((o-247)*256+s.getUint8(n++)+108);else if(o>=32)this.stack.push(o-139);else{
if(o===11)return;o===10?this.call(this.font.local,e):o===29?this.call(this.font.global,e):o===12?this.escaped(s.getUint8(n++)):o===19||o===20?(this.stems+=this.
stack.length>>1,this.stack=[],n+=this.stems+7>>3):this.operate(o,e)}}}call({data:t,offsets:e},s){const n=Math.max(e.length-1,0),o=n<1240?107:n<33900?1131:32768,
r=this.pop()+o,[c,a]=[e[r],e[r+1]];if(c===void 0||a===void 0)throw new Y;this.run(t.subarray(c,a),s+1)}pop(){const t=this.stack.pop();if(t===void 0)throw new Y;
return t}operate(t,e){const{pen:s,stack:n}=this;switch(this.stack=[],t){case 1:case 3:case 18:case 23:this.stems+=n.length>>1;return;case 4:return s.move(0,n.at(
-1)??0);case 22:return s.move(n.at(-1)??0,0);case 21:return s.move(n.at(-2)??0,n.at(-1)??0);case 5:return this.lines(n,n.length);case 6:case 7:for(const[o,r]of n.
entries())o%2===0==(t===6)?s.line(r,0):s.line(0,r);return;case 8:this.curves(n,0,n.length);return;case 24:{const o=this.curves(n,0,n.length-2);return s.line(n[o]??
0,n[o+1]??0)}case 25:{const o=n.length-6;this.lines(n,o),this.curves(n,Math.max(o,0),n.length);return}case 26:case 27:return this.flatCurves(n,t===27);case 30:case 31:
return this.turningCurves(n,t===31);case 14:return this.end(n,e);default:throw new Y}}lines(t,e){for(let s=0;s+1<e;s+=2)this.pen.line(t[s],t[s+1])}curves(t,e,s){
let n=e;for(;n+5<s;n+=6)this.pen.curve(t[n],t[n+1],t[n+2],t[n+3],t[n+4],t[n+5]);return n}flatCurves(t,e){let s=t.length%4===0?0:1,n=s===1?t[0]:0;for(;s+3<t.length;s+=
4){const[o,r,c,a]=[t[s],t[s+1],t[s+2],t[s+3]];e?this.pen.curve(o,n,r,c,a,0):this.pen.curve(n,o,r,c,0,a),n=0}}turningCurves(t,e){let s=e;for(let n=0;n+3<t.length;n+=
4){const[o,r,c,a]=[t[n],t[n+1],t[n+2],t[n+3]],h=t.length-n===5?t[n+4]:0;s?this.pen.curve(o,0,r,c,h,a):this.pen.curve(0,o,r,c,a,h),s=!s}}end(t,e){if(t.length>=4){
const[s,n,o,r]=t.slice(-4);for(const[c,a,h]of[[o,0,0],[r,s,n]]){const f=this.font.accented(c);if(!f)throw new Y;this.pen.x=a,this.pen.y=h,this.stems=0,this.run(
f,e+1),this.ended=!1}}this.ended=!0}escaped(t){const{pen:e,stack:s}=this,n=s;switch(t){case 34:e.curve(n[0],0,n[1],n[2],n[3],0),e.curve(n[4],0,n[5],-n[2],n[6],0);
break;case 35:e.curve(n[0],n[1],n[2],n[3],n[4],n[5]),e.curve(n[6],n[7],n[8],n[9],n[10],n[11]);break;case 36:e.curve(n[0],n[1],n[2],n[3],n[4],0),e.curve(n[5],0,n[6],
n[7],n[8],-(n[1]+n[3]+n[7]));break;case 37:{const o=n[0]+n[2]+n[4]+n[6]+n[8],r=n[1]+n[3]+n[5]+n[7]+n[9],c=Math.abs(o)>Math.abs(r);e.curve(n[0],n[1],n[2],n[3],n[4],
n[5]),e.curve(n[6],n[7],n[8],n[9],c?n[10]:-o,c?-r:n[10]);break}default:return this.arithmetic(t)}this.stack=[]}arithmetic(t){const e=this.pop();switch(t){case 9:
this.stack.push(Math.abs(e));return;case 10:this.stack.push(this.pop()+e);return;case 11:this.stack.push(this.pop()-e);return;case 12:this.stack.push(this.pop()/
e);return;case 14:this.stack.push(-e);return;case 18:return;case 24:this.stack.push(this.pop()*e);return;default:throw new Y}}}const ss=15,os=17,is=18,rs=19,cs=3079,
as=3102,hs=3108,fs=3109,Se=[.001,0,0,.001,0,0];function Me(i,t){const e=new DataView(i.buffer,i.byteOffset,i.byteLength),s=(0,_.Pe)(e,e.getUint8(2)),n=(0,_.Pe)(
e,s.end),o=(0,_.Pe)(e,n.end),r={data:i,offsets:(0,_.Pe)(e,o.end).offsets},c=(0,_.zz)(e,n.offsets[0]??0,n.offsets[1]??0),a=c.get(os)?.[0];if(a===void 0)return;const h=(0,_.
Pe)(e,a).offsets,f=c.has(as),u=f?us(e,c):[c],d=f?ds(e,c.get(fs)?.[0]??0):()=>0,m=u.map(U=>ls(e,i,U)),y=u.map(U=>ps(c,f?U:void 0)),v=U=>{const[X,H]=[h[U],h[U+1]];
return X===void 0||H===void 0?void 0:i.subarray(X,H)};let F;const V=U=>(F??=new Map(f?[]:(0,_.eP)(e,c.get(ss)?.[0]??0,h.length-1,!1).map((X,H)=>[(0,_.Je)(i,o.offsets,
X),H])),F.get(U)??-1),j=U=>Ut(()=>{const X=v(U);if(!X)return;const H=d(U),mt={matrix:y[H]??Se,global:r,local:m[H]??{data:i,offsets:[]},accented:Jt=>v(V((0,xt.S)(
it.W.charCodeAt(Jt-32))))};return es(X,mt,t)});return{glyph:j,named:U=>j(V(U))}}function us(i,t){const{offsets:e}=(0,_.Pe)(i,t.get(hs)?.[0]??0);return e.slice(1).
map((s,n)=>(0,_.zz)(i,e[n],s))}function ds(i,t){if(i.getUint8(t)===0)return s=>i.getUint8(t+1+s);const e=i.getUint16(t+1);return s=>{let[n,o]=[0,e-1];for(;n<o;){
const r=n+o+1>>1;i.getUint16(t+3+r*3)<=s?n=r:o=r-1}return i.getUint8(t+5+n*3)}}function ls(i,t,e){const[s,n]=e.get(is)??[];if(s===void 0||n===void 0)return{data:t,
offsets:[]};const o=(0,_.zz)(i,n,n+s).get(rs)?.[0];return{data:t,offsets:o===void 0?[]:(0,_.Pe)(i,n+o).offsets}}function ps(i,t){const e=o=>{const r=o?.get(cs);
return r?.length===6?r:void 0},[s,n]=[e(t),e(i)];return s&&n?(0,z.lw)(s,n):s??n??Se}const gs=8,Nt=1e4,ms=1,ws=2,ys=4,xs=8,bs=16,Ss=32,Oe=1,Ms=2,Os=8,vs=32,Es=64,
Ts=128;function Rs(i,t){const e=new DataView(i.buffer,i.byteOffset,i.byteLength),s=(0,be.tI)(e),[n,o,r]=[s.get("head"),s.get("loca"),s.get("glyf")];if(!n||!o||!r)
return;const c=1e3/(e.getUint16(n.at+18)||1e3),a=e.getInt16(n.at+50)!==0,h=d=>a?e.getUint32(o.at+d*4):e.getUint16(o.at+d*2)*2,f=Math.floor(o.length/(a?4:2))-1,u=d=>{
if(!(d<0||d>=f))return[r.at+h(d),r.at+h(d+1)]};return{named:()=>{},glyph:d=>Ut(()=>{if(!u(d))return;const m=new As(e,u);try{m.read(d,[c,0,0,c,0,0],0)}finally{t(
m.points)}return m.outline})}}class As{view;spanOf;outline=[];points=0;constructor(t,e){this.view=t,this.spanOf=e}read(t,e,s){const n=this.spanOf(t);if(!n||s>gs)
throw new Y;if(n[1]-n[0]<10)return;const o=this.view.getInt16(n[0]);o>=0?this.simple(n[0]+10,o,e):this.composite(n[0]+10,e,s)}simple(t,e,s){const{view:n}=this;if(this.
points+=Math.max(e,0),this.points>Nt)throw new Y;const o=Array.from({length:e},(j,U)=>n.getUint16(t+U*2)),r=e===0?0:o.at(-1)+1;if(this.points+=r,this.points>Nt)
throw new Y;let c=t+e*2;c+=2+n.getUint16(c);const a=new Uint8Array(r);for(let j=0;j<r;){const U=n.getUint8(c++),X=U&xs?n.getUint8(c++)+1:1;a.fill(U,j,j+=X)}const h=(j,U)=>{
let X=0;return Int32Array.from(a,H=>(H&j?X+=H&U?n.getUint8(c++):-n.getUint8(c++):H&U||(X+=n.getInt16(c),c+=2),X))},f=h(ws,bs),u=h(ys,Ss),[d,m,y,v,F,V]=s;for(let j=0,
U=0;j<r;j++){(j===0||j===o[U-1]+1)&&(this.outline.push(ye),U++);const[X,H]=[f[j],u[j]];this.outline.push(a[j]&ms,d*X+y*H+F,m*X+v*H+V)}}composite(t,e,s){const{view:n}=this;
for(let o=!0;o;){const r=n.getUint16(t),c=n.getUint16(t+2);t+=4;const[a,h]=r&Oe?[n.getInt16(t),n.getInt16(t+2)]:[n.getInt8(t),n.getInt8(t+1)];t+=r&Oe?4:2;const f=()=>(t+=
2,n.getInt16(t-2)/16384);let[u,d,m,y]=[1,0,0,1];r&Os?u=y=f():r&Es?[u,y]=[f(),f()]:r&Ts&&([u,d,m,y]=[f(),f(),f(),f()]);const[v,F]=r&Ms?[a,h]:[a&65535,h&65535];if(++this.
points>Nt)throw new Y;this.read(c,Is([u,d,m,y,v,F],e),s+1),o=(r&vs)!==0}}}const Is=([i,t,e,s,n,o],[r,c,a,h,f,u])=>[i*r+t*a,i*c+t*h,e*r+s*a,e*c+s*h,n*r+o*a+f,n*c+
o*h+u];var ut=l(48462);const ks=10,ve=2e4,Ps=8;function Ds(i,t){const e=(0,ut.cq)(i);if(!e)return;const{clear:s,plain:n}=e,o=n.indexOf("/CharStrings");if(o<0)return;
const r=n.toString("latin1",0,Math.min(o,4096)),c=/\/FontMatrix\s*\[([^\]]*)\]/.exec(s)?.[1]?.trim().split(/\s+/).map(Number),a={matrix:c?.length===6&&c.every(Number.
isFinite)?c:[.001,0,0,.001,0,0],glyphs:new Map((0,ut.Ag)(n,o)),subroutines:new Map([...(0,ut.NH)(n,o)].map(([h,f])=>[Number(h),f])),skipped:Number(/\/lenIV\s+(\d+)/.
exec(r)?.[1]??4)};return{glyph:()=>{},named:h=>Ut(()=>{const f=a.glyphs.get(h);return f&&Cs(f,a,t)})}}function Cs(i,t,e){const s=new xe(t.matrix),n=new Ls(t,s);
try{n.run(i,0)}finally{e(n.steps)}return s.outline}class Ls{font;pen;stack=[];left=[];flex;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){if(this.
steps+=Math.ceil(t.length/Ps),e>ks||this.steps>ve)throw new Y;const s=(0,ut.Ns)(t,ut.Ed).subarray(this.font.skipped);for(let n=0;n<s.length&&!this.ended;){if(++this.
steps>ve||this.stack.length>100)throw new Y;const o=s[n++];if(o===255)this.stack.push(s.readInt32BE(n)),n+=4;else if(o>=251)this.stack.push(-(o-251)*256-s.readUInt8(
n++)-108);else if(o>=247)this.stack.push((o-247)*256+s.readUInt8(n++)+108);else if(o>=32)this.stack.push(o-139);else{if(o===11)return;if(o===10){const r=this.font.
subroutines.get(this.pop());if(!r)throw new Y;this.run(r,e+1)}else o===12?this.escaped(s.readUInt8(n++),e):this.operate(o)}}}pop(){const t=this.stack.pop();if(t===
void 0)throw new Y;return t}operate(t){const{pen:e,stack:s}=this,n=s;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.move(0,n[0]);case 5:
return e.line(n[0],n[1]);case 6:return e.line(n[0],0);case 7:return e.line(0,n[0]);case 8:return e.curve(...n);case 13:return e.skip(n[0],0);case 14:this.ended=
!0;return;case 21:return this.move(n[0],n[1]);case 22:return this.move(n[0],0);case 30:return e.curve(0,n[0],n[1],n[2],n[3],0);case 31:return e.curve(n[0],0,n[1],
n[2],0,n[3]);default:throw new Y}}move(t,e){this.flex?this.flex.push([t,e]):this.pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.
pen.skip(this.stack[0]??0,this.stack[1]??0),this.stack=[];return;case 12:{const s=this.pop();this.stack.push(this.pop()/s);return}case 16:return this.procedure();case 17:
this.stack.push(this.left.pop()??0);return;default:this.stack=[]}}procedure(){const t=this.pop(),e=this.pop(),s=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.
pop());t===1?this.flex=[]:t===0&&this.flex&&this.endFlex(this.flex),this.left=t===3?[3]:t===0?s.slice(0,2):s}endFlex(t){if(this.flex=void 0,t.length<7)throw new Y;
const[e,s,n,o,r,c,a]=t;this.pen.curve(e[0]+s[0],e[1]+s[1],...n,...o),this.pen.curve(...r,...c,...a)}accented(t){const[e=0,s=0,n=0,o=0,r=0]=this.stack.slice(-5);
this.stack=[];const c=this.pen.x;for(const[a,h,f]of[[o,0,0],[r,c-e+s,n]]){const u=this.font.glyphs.get((0,xt.S)(it.W.charCodeAt(a-32)));if(!u)throw new Y;this.pen.
x=h,this.pen.y=f,this.run(u,t+1),this.ended=!1}this.ended=!0}}function Bs(i,t=()=>{}){try{const e=new DataView(i.buffer,i.byteOffset,i.byteLength),s=i.length>12?
e.getUint32(0):0;if(s===1330926671){const n=(0,be.tI)(e).get("CFF ");return n&&Me(i.subarray(n.at,n.at+n.length),t)}if(s===65536||s===1953658213)return Rs(i,t);
if(i[0]===1&&i[1]===0)return Me(i,t);if(i[0]===37||i[0]===128)return Ds(i,t)}catch(e){if(!(e instanceof RangeError))throw e}}const Us=20,bt=50,dt="";class Ns{document;fonts=new Map;constructor(t){
this.document=t}of(t,e){let s=this.fonts.get(t);return s||this.fonts.set(t,s=new $s(this.document,t,this.document.dict(e))),s}}class $s{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,s){
this.document=t,this.font=e,this.dict=s}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:s}=this.font;return[-bt,s*1e3-bt,t*1e3+bt,e*1e3+bt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??dt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?dt:q(this.substitute,t.text,js(t)?0:t.cid);
if(e.length===0)return dt;const s=Qn(e);s&&this.bounds.set(t,s);const n=new tt;for(const o of e)n.length(o);return n.finish()}get substitute(){const{name:t,bold:e,
italic:s,fixedPitch:n}=this.font;return`${t} ${e} ${s} ${n}`}finder(){const{document:t,dict:e}=this,s=e&&(0,ge.Lq)(t,e),n=s&&t.decodedPart(s)?.data,{memory:o,pace:r}=t.
job,c=n&&Bs(n,f=>{o.budget.spend("glyphSteps",f),r.add(f*Us)}),a=c&&(0,ge.oQ)(t,e);if(!e||!c||typeof a!="object")return()=>{};const h=(0,me.hL)(t,e);return h?Fs(
t,h,c,a):Gs(t,e,c,a)}}const js=({text:i})=>i!==""&&i!=="�";function Fs(i,t,e,s){const n=i.resolve(t.get("CIDToGIDMap")),o=n instanceof p.Z6?i.decodedPart(n)?.
data:void 0;return({cid:r})=>e.glyph(o?(o[r*2]??0)<<8|(o[r*2+1]??0):s.glyphOfCid(r))}function Gs(i,t,e,s){const{base:n,differences:o}=(0,it.yD)(i,t),r=(a,h)=>{const f=a.
charCodeAt(h-32);return f>0?(0,xt.S)(f):void 0};if(s.kind!=="truetype")return({code:a})=>{const h=n===void 0?s.encoding?.get(a)??r(s.encoding?"":it.W,a):void 0,
f=o?.get(a)??h??(n===void 0?void 0:r(n,a));return e.named(f??".notdef")??e.named(".notdef")};const c=(0,it.pE)(i,(0,me.nb)(i,t),t)&&!o;return({code:a})=>{const h=o?.
get(a)??r(n??it.W,a),f=()=>h===void 0?0:Ws(s,h),u=()=>s.code(a)||(s.codes===void 0?s.unicode(a):0);return e.glyph(c?u()||f():f()||u())}}function Ws(i,t){const e=(0,xt.
u)(t),s=e===void 0?0:i.unicode(e);if(s>0)return s;const n=e===void 0?-1:it.yh.indexOf(String.fromCodePoint(e));return(n>=0&&i.codes==="macintosh"?i.code(n+32):0)||
i.glyphOf(t)}var zs=l(58552),Ks=l(95340),Hs=l(38671),Xs=l(92152),lt=l(8283);const Ee={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Ys={G:"DeviceGray",
RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Vs{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,s){const n=this.
known.get(t);if(n!==void 0&&t>0)return n;const o=new tt;await this.write(e,s,o,!0);const r=o.finish();return this.known.set(t,r),r}async write(t,e,s,n){const{document:o,
values:r}=this,{dict:c}=t,{width:a,height:h,bits:f,stencil:u,decode:d}=(0,Ks.h)(o,c);for(const y of[a,h,f,u?1:0,...d??[]])s.exact(y||0);const m=u?"":await this.
space(c.get("ColorSpace"),e);s.text(m);for(const y of["Interpolate","Intent","SMaskInData","Matte"])s.text(await r.of(c.get(y)));for(const y of n?["SMask","Mask"]:
[]){const v=o.resolve(c.get(y));s.text(y),v instanceof p.Z6?await this.write(v,e,s,!1):(0,p.cy)(v)&&s.text(await r.of(v))}await this.samples(t,a*f*(Ee[m]??0),h,
s)}async samples(t,e,s,n){const{document:o,values:r}=this,{format:c,parameters:a,before:h}=(0,Hs.R)(o,t);let f;try{f=await o.decodedAtEase(h)}catch(d){if(!(d instanceof
zs.zU)||d.code!=="unreadable_document")throw d;f=o.decodedPart(h)?.data??o.encoded(h)}if(n.text(c??""),a&&n.text(await r.of(a)),c==="jpg"){for(const d of Js(f))
await r.bytes(d,n);return}const u=(0,Xs.zq)(e,1,1)*s;await r.bytes(c===void 0&&u>0?f.subarray(0,u):f,n)}async space(t,e){const s=this.document.resolve(t);if(!(s instanceof
p.SX))return this.values.of(t);const n=Ys[s.text]??s.text,o=n in Ee?void 0:e(s.text);return o===void 0?n:this.values.of(o)}}const Zs=238;function*Js(i){let t=2;
for(const{marker:e,start:s,end:n}of(0,lt.OD)(i)){if(t=e===lt.Os?s:n,e===lt.Os)break;e!==lt.EI&&(e===Zs||!(0,lt.iN)(e))&&(yield i.subarray(s,n))}yield i.subarray(
t)}const Qs=50,qs=2e5,St=4*1024*1024,_s=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(
" ")),to=0,eo=1,no=2,so=3,oo=4,io=5,ro=6,co=7,Te=8;class ao{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){if(t==null)return"";
if(typeof t!="object")return`${t}`;const e=(0,p.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const s=new tt;await this.write(t,s,
[]);const n=s.finish();return(0,p.i9)(t)?this.objects.set(t.number,n):this.direct.set(t,n),n}async data(t,e){const{document:s}=this,n=t.data.length>St?await s.decodedAtEase(
t):s.decodedPart(t)?.data;await this.bytes(ho(n??s.encoded(t)),e)}async bytes(t,e){const{pace:s}=this.document.job;for(let n=0;n<t.length;n+=St){e.bytes(t.subarray(
n,n+St));const o=s.step(Math.min(t.length-n,St));o&&await o}}async write(t,e,s){if(s.length>Qs||e.count>qs||(0,p.i9)(t)&&s.includes(t.number)){e.exact(co);return}
const n=this.document.resolve(t),o=[...s,(0,p.i9)(t)?t.number:-1];if(typeof n=="number")e.exact(so),e.exact(Number(n.toPrecision(5)));else if(n instanceof p.SX||
typeof n=="boolean")e.exact(eo),e.text(n instanceof p.SX?n.text:`${n}`);else if(n instanceof p.Mx)e.exact(no),e.bytes(n.bytes);else if((0,p.cy)(n)){e.exact(oo);
for(const c of n)await this.write(c,e,o);e.exact(Te)}else n instanceof p.Bi?await this.entries(n,io,e,o):n instanceof p.Z6?(await this.entries(n.dict,ro,e,o),await this.
data(n,e)):e.exact(to);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,s,n){s.exact(e);for(const o of[...t.keys()].sort())_s.has(o)||(s.text(
o),await this.write(t.get(o),s,n));s.exact(Te)}}function ho(i){if(!(i.length>128&&Buffer.from(i.subarray(36,40)).toString("latin1")==="acsp"))return i;const e=i.
slice();return e.fill(0,24,36),e.fill(0,84,100),e}const fo=1e4;class uo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new Fn.X(t),this.characters=new fe.y(t.job),this.layers=new Gn.z(t),this.values=new ao(t),this.images=new Vs(t,this.values),this.colors=
new Yn(t,this.values),this.shapes=new Ns(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const s=this.known.get(t);if(s!==void 0)return s;const n=await e();return this.known.size<fo&&this.known.set(t,n),n}}var lo=l(36211),po=l(93059),go=l(4745),Re=l(
5490);const $t=3,pt=4,mo=-1;class wo{digest;states;shapesOf;characters;matrix=new de.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,s,n){
this.digest=t,this.states=e,this.shapesOf=s,this.characters=n}begin({matrix:t,size:e,stretch:s,rise:n},o){const r=this.matrix,[c,a]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[h,f]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+n*h,this.y=r.e*t[1]+r.f*t[3]+t[5]+n*f,this.alongX=c*e*s,this.alongY=a*e*s,this.
acrossX=h*e,this.acrossY=f*e,this.moved=0,this.isVertical=o.vertical,this.scale=`${ot(this.alongX)} ${ot(this.alongY)} ${ot(this.acrossX)} ${ot(this.acrossY)}`,
this.shapes=this.shapesOf(o)}show(t,e,s){const n=e.font,{vertical:o}=n,r=e.size===0?1:e.size,c=(o?-e.charSpace:e.charSpace)/r,a=(o?-e.wordSpace:e.wordSpace)/r,h=!s&&
e.mode!==$t;let{moved:f}=this;const u=n.glyphs(t);this.characters.take(u.length);for(const d of u){const m=h?this.shapes.shapeOf(d):dt;m!==dt&&(d.vertical?this.
glyph(e,d,m,-d.vertical.x,-f-d.vertical.y,d.vertical.advance):o?this.glyph(e,d,m,0,-f,d.width):this.glyph(e,d,m,f,0,d.width)),f+=(o&&d.vertical?-d.vertical.advance:
d.width)+c,d.isSpace&&(f+=a)}this.moved=f}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:s}){s.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,s,n,o,r){const c=this.x+n*this.alongX+o*this.acrossX,a=this.y+n*this.alongY+o*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(u=>yo(u,c,a)))return;const{digest:h,marks:f}=this;f&&t.mode<pt+$t&&(f.begin("text",this.boxOf(t,e,c,a),t),this.written=
""),t.mode<pt?this.write(h,t,s,c,a,r):(t.mode<pt+$t&&this.write(h,t,s,c,a,r),this.clipping??=new tt,this.written="",this.write(this.clipping,void 0,s,c,a,r),this.
written="")}boxOf(t,e,s,n){const o=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,s,n],c=(0,z.zl)(r,o);return t.mode%
pt===0?c:(0,z.XM)(c,ne(t,!0))}write(t,e,s,n,o,r){e&&this.states.state(e,e.mode%pt),t.exact(mo),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(s),t.length(n),t.length(o),t.length(r)}}const yo=({x:i,y:t,width:e,height:s},n,o)=>n>=i-.5&&n<=i+e+.5&&o>=t&&o<=t+s,Ae={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},xo=i=>i in Ae;function Ie(i,t,e,s){const n=s instanceof
p.SX?s.text:typeof s=="object"?e:`${s}`,o=i.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(n===Ae[t]?o:[...o,`${t} ${n}`]).sort().join(`
`)}function bo(i,t){switch(i.operator){case"w":return t.lineWidth=i.number(0),!0;case"J":return t.cap=i.number(0),!0;case"j":return t.join=i.number(0),!0;case"M":
return t.miter=i.number(0),!0;case"d":return t.dash=ke(i.value(0),i.number(1)),!0;case"ri":return t.other=Ie(t.other,"RI","",new p.SX(i.name(0)??"")),!0;default:
return!1}}function So(i,t,e,s){if(t==="BM"&&(s.blend=Mo((0,p.cy)(e)?i.resolve(e[0]):e)),t==="D"&&(0,p.cy)(e)){const[n,o]=e.map(r=>i.resolve(r));s.dash=ke((0,p.cy)(
n)?n.map(r=>i.resolve(r)):null,Number(o)||0)}typeof e=="number"&&(t==="LW"?s.lineWidth=e:t==="LC"?s.cap=e:t==="LJ"?s.join=e:t==="ML"?s.miter=e:t==="CA"?s.strokeAlpha=
e:t==="ca"&&(s.fillAlpha=e))}const Mo=i=>i instanceof p.SX&&i.text!=="Compatible"?i.text:Dt;function ke(i,t){const e=(0,p.cy)(i)?i.filter(s=>typeof s=="number"):
[];return e.some(s=>s>0)?[...e,t||0].map(s=>Math.round(s*1e4)).join(" "):""}const Pe=4096,De=1,Mt=2,Oo=3,jt=4;class Ce{kept=new Float64Array(Pe);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;get isEmpty(){
return this.used===0&&!this.long}get box(){return[this.left,this.top,this.right,this.bottom]}follow(t,e){switch(t.operator){case"m":return this.point(De,t.number(
0),t.number(1),e);case"l":return this.hasAngles=!0,this.point(Mt,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,
0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(jt),!0;case"re":return this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:
return!1}}rectangle(t,e,s,n,o){this.point(De,t,e,o),this.point(Mt,t+s,e,o),this.point(Mt,t+s,e+n,o),this.point(Mt,t,e+n,o),this.add(jt),this.x=t,this.y=e}close(){
this.add(jt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new tt;return this.write(t),t.finish()}clear(){
this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=z.gF,this.hasAngles=!1}whole;end(){return this.whole===void 0&&(this.
flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,s,n,o){return this.hasAngles=!0,this.add(Oo),s<0?this.place(this.x,this.y,e):this.place(t.number(
s),t.number(s+1),e),this.place(t.number(n),t.number(n+1),e),this.x=t.number(o),this.y=t.number(o+1),this.place(this.x,this.y,e),!0}point(t,e,s,n){return this.add(
t),this.place(e,s,n),this.x=e,this.y=s,!0}place(t,e,s){const[n,o]=[s[0]*t+s[2]*e+s[4],s[1]*t+s[3]*e+s[5]];this.add(ot(n)),this.add(ot(o)),n<this.left&&(this.left=
n),n>this.right&&(this.right=n),o<this.top&&(this.top=o),o>this.bottom&&(this.bottom=o)}add(t){this.used===Pe&&this.flush(this.long??=new tt),this.kept[this.used++]=
t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const vo=-11,Eo=-12;class To{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:s,blend:n,mask:o,other:r}){
if(t===this.fill&&e===this.fillAlpha&&s===this.fillClip&&this.fillMode===n+o+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=s,this.fillMode=n+o+r;const{digest:a}=this;
a.exact(vo),a.text(t),a.length(e),a.text(s),a.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:s,clip:n,blend:o,mask:r,other:c,lineWidth:a,cap:h,join:f,
miter:u,dash:d}=t,[m,y,v,F]=t.matrix,V=a*a,j=Math.sqrt(Math.abs(m*F-y*v)),X=`${[V*(m*m+v*v),V*(m*y+v*F),V*(y*y+F*F)].map(mt=>Math.round(mt*1e6)).join(" ")} ${h}\
 ${f} ${f===0?u:""} ${d&&`${d} ${Math.round(j*1e6)}`}`,H=[e,s,n,o,r,c,X].join(`
`);H!==this.stroke&&(this.stroke=H,this.digest.exact(Eo),this.digest.text(H))}}const Ro=-2,Ao=-3,Io=-4,ko=-5,Po=-6,Do=-7,Co=-8;class gt extends go.p{context;digest;marks;glyphs;path=new Ce;written;clipRule="";constructor(t,e,s){
const n=new To(e),o=new wo(e,n,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,o,t.layers),this.context=t,this.digest=e,this.marks=s,this.written=n,this.
glyphs=o,o.marks=s,s&&(s.begins=()=>n.forget())}take(t,e){const{states:s,scope:n}=e,o=s.current,{operator:r}=t;if(this.path.follow(t,o.matrix))return;const c=lo.
lJ.get(r);if(c){this.paint(c,o);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(Le[r],t,Ct,o,n);case"G":case"RG":case"K":return this.
context.colors.device(Le[r],t,Lt,o,n);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?Ct:Lt,o,n);case"sc":case"scn":return this.color(
t,Ct,e);case"SC":case"SCN":return this.color(t,Lt,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(o);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const a=(0,po.n)(t);return a&&this.image(0,a,e)}default:if(!bo(t,o))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:s},n){const{path:o,digest:r,written:c}=this;o.isEmpty||(s&&o.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",o.box,n),c.state(n,0),r.exact(t==="nonzero"?Ro:Ao),o.write(r)),e&&(this.marks?.begin("path",(0,z.XM)(o.box,ne(n,o.hasAngles)),n),c.state(n,1),r.exact(Io),
o.write(r))),this.clipRule!==""&&(n.clip=q(n.clip,this.clipRule,o.id),n.clipBox=wt(o.box,n),this.clipRule=""),o.clear())}clipText(t){const{clipping:e}=this.glyphs;
e&&(t.clip=q(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,s){const n=s.states.current,o=t.count-1;if(t.kind(o)!==ue.o_)return this.context.colors.
set(t,e,n);const r=n[e.space],c=this.context.colors.beneath(t,r);return this.pattern(s.scope.find("Pattern",t.name(o)),c,s).then(a=>{n[e.color]=a})}async pattern(t,e,s){
const{document:n,context:o}=this,r=n.resolve(t),c=n.dict(t);if(!c)return e;const a=(0,z.lw)((0,et.lQ)(n,c.get("Matrix")),s.states.current.base);if(!(r instanceof
p.Z6)||!(0,p.i9)(t)){const[d,m]=[await o.values.of(c.get("Shading")),await o.values.of(c.get("ExtGState"))];return q("shading",d,m,Ft(a))}const h=n.resolve(c.get(
"PaintType"))!==2,f=h?"":e,u=await o.once(`${t.number} ${f}`,async()=>{const d={...ft(Be),...h?{}:{fill:f,stroke:f}},m=await this.apart(t,r,d,s),y=await o.values.
of(["XStep","YStep","BBox"].map(v=>c.get(v)??null));return q("tiling",m,y,f)});return q(u,Ft(a))}async apart(t,e,s,n,o){const{context:r,document:c}=this,{drawing:a,
scope:h}=n,f=(0,p.i9)(t)?t.number:0;if(a.includes(f))return"";if(a.length>=c.job.limits.formDepth)throw this.tooDeep();const u=new tt,d=c.dict(e.dict.get("Resou\
rces"));return await new gt(r,u,o).read(await this.decoder.form(f,e),{states:new Re.U(s),scope:d?new Pt.H(c,d,h):h,stream:f,drawing:[...a,f]}),u.finish()}async graphics(t,e){
const s=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!s)return;const{document:n,context:o}=this,r=e.states.current,[c]=n.
array(s.get("Font"))??[];c!==void 0&&r.font&&(o.remember(r.font,()=>c),await this.prepare(r.font,e));for(const[a,h]of s){const f=n.resolve(h);a==="SMask"?r.mask=
await this.softMask(f,e):xo(a)?r.other=Ie(r.other,a,await o.values.of(h),f):So(n,a,f,r)}}async softMask(t,e){const{document:s,context:n}=this;if(!(t instanceof p.
Bi))return"";const o=t.get("G");if(!(s.resolve(o)instanceof p.Z6)||!(0,p.i9)(o))return"";const{matrix:c}=e.states.current,a=await n.values.of(["S","BC","TR"].map(
u=>t.get(u)??null)),h=Ft(c),f=await n.once(`mask ${o.number} ${a}`,async()=>{const u=new tt;return await new gt(n,u).draw(o,{...e,states:new Re.U(ft(Be))}),q("m\
ask",a,u.finish())});return q(f,h)}font(t,e){const s=t.name(0),n=()=>{const{font:r}=e.states.current;if(!(!r||s===void 0)&&(this.context.remember(r,()=>e.scope.
find("Font",s)),r.type3))return this.prepare(r,e)},o=super.take(t,e);return o?o.then(n):n()}async prepare(t,e){if(!t.type3)return;const s=this.context.shapesOf(
t);if(s.drawn)return;const{document:n}=this,{procedures:o,matrix:r,resources:c}=t.type3,a=new Map;s.drawn=a;const h=n.dict(c),f={...e,scope:h?new Pt.H(n,h,e.scope):
e.scope},u=(0,z.lw)(r,[1e3,0,0,1e3,0,0]);for(let d=0;d<256;d++){const m=t.type3.procedureOf(d),y=m===void 0?void 0:o?.get(m),v=n.resolve(y);if(!(v instanceof p.
Z6))continue;const F=new Rn,V=await this.apart(y,v,ft(u),f,F);a.set(d,{shape:V,box:F.box})}}async shading(t,{scope:e,states:s}){if(this.marked.isOff)return;const n=s.
current,o=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",n.clipBox??vn,n),this.written.state(n,0),this.digest.exact(Po),this.digest.
text(o),this.place(n.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const s=e.scope.find("XObject",t),n=this.document.resolve(s);if(!(n instanceof p.
Z6)||!(0,p.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(n.dict.get("OC")))return this.image((0,p.i9)(
s)?s.number:0,n,e)}async image(t,e,{scope:s,states:n}){if(this.marked.isOff)return;const o=await this.context.images.of(t,e,r=>s.find("ColorSpace",r));this.marks?.
begin("image",(0,z.zl)(n.current.matrix,Lo),n.current),this.written.state(n.current,0),this.digest.exact(ko),this.digest.text(o),this.place(n.current.matrix)}async readForm(t,e,s){
const{document:n,digest:o}=this,r=s.states.current;r.base=r.matrix;const c=(0,et.b0)(n,e.dict.get("BBox"));if(c){const f=new Ce;f.rectangle(c[0],c[1],c[2]-c[0],
c[3]-c[1],r.matrix),r.clip=q(r.clip,"W",f.id),r.clipBox=wt(f.box,r)}const a=n.dict(e.dict.get("Group"));if(!a||!(0,p.Eo)(n.resolve(a.get("S")),"Transparency"))return super.
readForm(t,e,s);const h=this.marks?.beginGroup();this.written.state(r,2),o.exact(Do),o.text(await this.context.values.of(["I","K","CS"].map(f=>a.get(f)??null))),
Object.assign(r,{fillAlpha:1,strokeAlpha:1,blend:Dt,mask:""}),await super.readForm(t,e,s),o.exact(Co),h!==void 0&&this.marks?.endGroup(h)}place(t){for(const e of t)
this.digest.length(e)}}const Le={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Lo=[0,0,1,1],Be=[1,0,0,1,0,0],Ft=i=>i.
map(t=>Math.round(t*1e6)).join(" "),Bo="Subtype Rect F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Uo="Su\
btype Rect F QuadPoints C BS Border OC AS".split(" ");function No(i,t){const e=i.dict(t.get("BS")),s=i.array(t.get("Border")),n=i.resolve(e?e.get("W"):s?.[2]);return typeof n==
"number"?n:1}class $o{document;context;constructor(t){this.document=t,this.context=new uo(t)}async page(t,e=[]){const[s,n]=[new tt,new tt];return await this.content(
t,e,s),await this.annotations(t,e,n),{content:s.finish(),annotations:n.finish(),undrawn:await this.undrawn(t)}}async items(t,e,s){const{width:n,height:o}=(0,z.JQ)(
(0,et.iw)(this.document,t)),r=new kn(s,[0,0,n,o]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,s,n){const{document:o,
context:r}=this;r.characters=new fe.y(o.job);const c=(0,et.iw)(o,t),a=(0,he.y)(c),{width:h,height:f}=(0,z.JQ)(c);n?.beginPage(),s.length(h),s.length(f);const u=new gt(
r,s,n);u.glyphs.ignored=e;const d=new Pt.H(o,o.dict(o.pages.attribute(t,"Resources")));await u.page(await r.decoder.page(t),d,ft(a));const m=o.dict(o.entry(o.pages.
number(t),"Group"));m&&(n?.beginPage(),s.text(await r.values.of(["S","I","K","CS"].map(y=>m.get(y)??null))))}async annotations(t,e,s,n){const{document:o,context:r}=this,
c=(0,et.iw)(o,t),a=(0,he.y)(c),h=new gt(r,s,n);h.glyphs.ignored=e;for(const f of(0,kt.qw)(o,t,r.layers)){const u=(0,ht.wR)(o,f),d=u&&(0,ht.hs)(o,f,u,c.rotation);
d&&(n?.enter(this.isField(f)?"field":"annotation"),await h.form(u,(0,kt.RZ)(o),ft((0,z.lw)(d.matrix,a))))}for(const f of o.array(o.entry(o.pages.number(t),"Anno\
ts"))??[]){const u=o.dict(f);!u||(0,p.Eo)(o.resolve(u.get("Subtype")),"Popup")||(n?.enter(this.isField(u)?"field":"annotation"),n?.begin("path",this.boxOf(u,a),
{}),s.text(await this.seen(u)))}}async undrawn(t){const{document:e,context:s}=this;let n="";for(const o of(0,kt.qw)(e,t,s.layers)){if(this.isField(o)||(0,ht.wR)(
e,o)||(0,ae.q)(e,o))continue;const r=e.resolve(o.get("Subtype")),c=No(e,o);if((0,p.Eo)(r,"Link")&&c===0)continue;const a=((0,et.b0)(e,o.get("Rect"))??[]).map(Math.
round),h=await s.values.of(["Subtype","C","Name"].map(f=>o.get(f)??null));n=q(n,a.join(" "),c,h)}return n}isField(t){return(0,p.Eo)(this.document.resolve(t.get(
"Subtype")),"Widget")}boxOf(t,e){const{document:s}=this;if((0,ht.dK)(s,t))return;const o=((0,ht.wR)(s,t)?void 0:(0,ae.q)(s,t))??(0,et.b0)(s,t.get("Rect"));return o&&
(0,z.zl)(e,o)}async seen(t){const e=this.document.resolve(t.get("Subtype")),s=(0,p.Eo)(e,"Link")||(0,p.Eo)(e,"Widget")?Uo:Bo;let n="";for(const o of s)n+=`${await this.
context.values.of(t.get(o))} `;return n}}var jo=l(18930),Ue=l(99561),Ne=l(45657);const Gt=64,Fo=1e3,Go="￼";class $e{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new jo.X(t),this.looks=new $o(t)}async page(t){const{pace:e}=this.document.job,{masked:s,ignored:n}=await this.text(t);
await e.rest();const{content:o,annotations:r,undrawn:c}=await this.looks.page(t,n),a=new zo;for(const h of je(s)){a.add(h);const f=e.step(h.length*4+100);f&&await f}
return{content:o,annotations:r,undrawn:c,...a.finish()}}items(t,{ignored:e},s){return this.looks.items(t,e,s)}async text(t){const{flow:e}=await this.reader.page(
t),{text:s}=e;if(!this.pattern)return{text:s,flow:e,masked:s,ignored:[],truncated:!1};const{matches:n,truncated:o}=await this.pattern.search(s,Fo,this.document.
job.pace);this.truncated||=o;let r="",c=0;for(const{start:a,end:h}of n)r+=s.slice(c,a)+Go,c=h;return{text:s,flow:e,masked:r+s.slice(c),ignored:n.flatMap(({start:a,
end:h})=>Wo(e,a,h)),truncated:o}}}function*je(i){for(const[t]of i.matchAll(/\S+/g))yield t}function Wo(i,t,e){const s=i.text.lastIndexOf(`
`,t-1)+1,n=i.text.indexOf(`
`,e),o=i.box(s,n<0?i.text.length:n);return o?[o]:[]}class zo{hash=(0,I.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Ko(t);this.smallest.has(e)||this.smallest.size===Gt&&e>this.largest||(this.smallest.size===Gt&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,Ne.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Ko(i){
let t=Ue.k;for(let e=0;e<i.length;e++)t=(0,Ue.v)(t,i.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Ho({sample:i},{sample:t}){const e=Math.
min(Gt,Math.max(i.length,t.length));if(e===0)return 0;let[s,n,o,r]=[0,0,0,0];for(;o<e&&(s<i.length||n<t.length);){const[c,a]=[i[s]??1/0,t[n]??1/0];o++,c===a&&r++,
c<=a&&s++,a<=c&&n++}return r/o}const Xo=1e6,Yo=.01;async function Vo(i,t,e){const s=t.length+1;if(i.length*t.length>Xo||i.length===0||t.length===0)return Array.
from({length:Math.min(i.length,t.length)},(r,c)=>[c,c]);const n=new Float32Array((i.length+1)*s);for(let r=i.length-1;r>=0;r--){for(let a=t.length-1;a>=0;a--){const h=Yo+
Ho(i[r],t[a])+n[(r+1)*s+a+1];n[r*s+a]=Math.max(h,n[(r+1)*s+a],n[r*s+a+1])}const c=e.step(t.length*1500);c&&await c}const o=[];for(let r=0,c=0;r<i.length&&c<t.length;){
const a=n[r*s+c];a===n[(r+1)*s+c]?r++:a===n[r*s+c+1]?c++:o.push([r++,c++])}return o}const Fe=[({content:i,annotations:t,text:e})=>`${i} ${t} ${e}`,({content:i})=>i,
({text:i})=>i];async function Zo(i,t,e){const s=new Jo(i,t,e);let n=[{from:0,to:t.length,otherFrom:0,otherTo:i.length}];for(const o of Fe)n=await s.inOrder(n,o);
for(const o of Fe)await s.elsewhere(o);for(const o of n)await s.alike(o);return s}class Jo{earlier;later;pace;before;after;moved=new Set;constructor(t,e,s){this.
earlier=t,this.later=e,this.pace=s,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[s,n]=[this.
later.map(e),this.earlier.map(e)],o=[...t].reverse(),r=[];for(let c=o.pop();c;c=o.pop()){const a=this.trimmed(c,s,n),h=this.pace.step((a.to-a.from+a.otherTo-a.otherFrom+
1)*200);if(h&&await h,a.from===a.to||a.otherFrom===a.otherTo){(a.from<a.to||a.otherFrom<a.otherTo)&&r.push(a);continue}const f=Ge(Qo(a,s,n));if(f.length===0){r.
push(a);continue}(0,Ne.RZ)(o,qo(a,f).reverse());for(const[u,d]of f)this.match(u,d)}return r}trimmed(t,e,s){let{from:n,to:o,otherFrom:r,otherTo:c}=t;const a=(h,f)=>e[h]!==
""&&e[h]===s[f];for(;n<o&&r<c&&a(n,r);)this.match(n++,r++);for(;n<o&&r<c&&a(o-1,c-1);)this.match(--o,--c);return{from:n,to:o,otherFrom:r,otherTo:c}}async elsewhere(t){
const e=new Map;for(const[s,n]of this.earlier.entries()){const o=t(n);if(this.after[s]>=0||o==="")continue;const r=e.get(o);r?r.push(s):e.set(o,[s])}for(const s of e.
values())s.reverse();for(const[s,n]of this.later.entries()){const o=this.pace.step(200);o&&await o;const r=this.before[s]<0?e.get(t(n))?.pop():void 0;r!==void 0&&
(this.match(s,r),this.moved.add(s))}}async alike({from:t,to:e,otherFrom:s,otherTo:n}){const o=[],r=[];for(let f=t;f<e;f++)this.before[f]<0&&o.push(f);for(let f=s;f<
n;f++)this.after[f]<0&&r.push(f);const{later:c,earlier:a}=this,h=await Vo(o.map(f=>c[f]),r.map(f=>a[f]),this.pace);for(const[f,u]of h)this.match(o[f],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Qo(i,t,e){const s=new Map;for(let r=i.otherFrom;r<i.otherTo;r++)s.set(e[r],s.has(e[r])?-1:r);const n=new Map;for(let r=i.
from;r<i.to;r++)n.set(t[r],(n.get(t[r])??0)+1);const o=[];for(let r=i.from;r<i.to;r++){const c=s.get(t[r])??-1;c>=0&&t[r]!==""&&n.get(t[r])===1&&o.push([r,c])}return o}
function Ge(i){const t=[],e=new Int32Array(i.length);for(const[n,[,o]]of i.entries()){let[r,c]=[0,t.length];for(;r<c;){const a=r+c>>1;i[t[a]][1]<o?r=a+1:c=a}e[n]=
r>0?t[r-1]:-1,t[r]=n}const s=[];for(let n=t.at(-1)??-1;n>=0;n=e[n])s.push(i[n]);return s.reverse()}function qo(i,t){const e=[];let{from:s,otherFrom:n}=i;for(const[
o,r]of t)e.push({from:s,to:o,otherFrom:n,otherTo:r}),s=o+1,n=r+1;return e.push({from:s,to:i.to,otherFrom:n,otherTo:i.otherTo}),e}const _o=2e6,We=20,ze=300;async function ti(i,t,e){
const{from:s,end:n,otherEnd:o}=ei(i.keys,t.keys),r=new Map;for(let h=o-1;h>=s;h--){const f=r.get(t.keys[h]);f?f.push(h):r.set(t.keys[h],[h]);const u=e.step(ze);
u&&await u}const c=[],a=[];for(let h=s;h<n;h++){const f=r.get(i.keys[h])?.pop();f===void 0?Wt(c,i,h):a.push([h,f]);const u=e.step(ze);u&&await u}for(const h of r.
values())for(const f of h)Wt(c,t,f);await e.rest();for(const h of await ni(i,a,e))Wt(c,i,h);return c}function Wt(i,{kinds:t,boxes:e},s){const n=e[s];n&&i.push({
kind:t[s],box:n})}function ei(i,t){let e=0,[s,n]=[i.length,t.length];for(;e<s&&e<n&&i[e]===t[e];)e++;for(;s>e&&n>e&&i[s-1]===t[n-1];)s--,n--;return{from:e,end:s,
otherEnd:n}}async function ni({boxes:i},t,e){const s=new Set(Ge(t).map(([c])=>c)),n=t.filter(([c])=>!s.has(c)),o=n.length*t.length>_o,r=[];for(const[c,a]of n){const h=e.
step(o?We:t.length*We);h&&await h;const f=i[c];if(!f)continue;const u=([d,m])=>{const y=d<c!=m<a&&d!==c?i[d]:void 0;return y!==void 0&&(0,z.Pj)(f,y)!==void 0};(o||
t.some(u))&&r.push(c)}return r}const si=50,Ke=3,He=65536,oi=400,zt=100,Xe=10;async function ii(i,[t,e,s,n],o){const r=new Map;for(const{kind:h,box:f}of i){const u=r.
get(h);u?u.push(f):r.set(h,[f])}const[c,a]=[s-t,n-e];for(let h=Math.max(Ke,Math.sqrt(c*a/He));;h*=2){const f=[];for(const[u,d]of r){const m=new Ye(d,[t,e,s,n],h);
for(const y of hi(await m.merged(o)))f.push({kind:u,box:y})}if(f.length<=si||h>c+a)return f.sort(ai)}}const ri=["field","annotation","text","image","path","page"];
async function ci(i,t,e,s){const[n,o,r,c]=e,a=Math.max(Ke,Math.sqrt((r-n)*(c-o)/He)),h=[];for(const u of ri){const d=new Ye(t.flatMap(m=>m.kind===u?[m.box]:[]),
e,a);h.push({kind:u,isAt:await d.cover(s)})}const f=[];for(const u of i){f.push({kind:h.find(({isAt:m})=>m(u))?.kind??"path",box:u});const d=s.step(zt);d&&await d}
return f}const ai=({box:i},{box:t})=>i[1]-t[1]||i[0]-t[0];function hi(i){if(i.length>oi)return[...i];const t=[...i],e=[];for(let s=t.pop();s;s=t.pop()){const n=s,
o=e.findIndex(r=>(0,z.Pj)(n,r));o<0?e.push(n):t.push((0,z.kO)(n,e.splice(o,1)[0]))}return e}class Ye{boxes;page;side;columns;rows;constructor(t,e,s){this.boxes=
t,this.page=e,this.side=s;const[n,o,r,c]=e;this.columns=Math.max(1,Math.ceil((r-n)/s)),this.rows=Math.max(1,Math.ceil((c-o)/s))}async merged(t){const e=await this.
covered(t),s=await this.connected(e,t),n=new Map;for(const o of this.boxes){const r=s[this.row(o[1])*this.columns+this.column(o[0])],c=n.get(r);n.set(r,c?(0,z.kO)(
c,o):o);const a=t.step(zt);a&&await a}return[...n.values()]}async cover(t){const e=await this.covered(t);return([s,n,o,r])=>e[this.row((n+r)/2)*this.columns+this.
column((s+o)/2)]>0}column(t){return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.
floor((t-this.page[1])/this.side)))}async covered(t){const{columns:e,rows:s}=this,n=e+1,o=new Int32Array(n*(s+1));for(const[c,a,h,f]of this.boxes){const[u,d]=[this.
column(c),this.column(h)+1],[m,y]=[this.row(a)*n,(this.row(f)+1)*n];o[m+u]++,o[m+d]--,o[y+u]--,o[y+d]++;const v=t.step(zt);v&&await v}const r=new Int32Array(e*s);
for(let c=0;c<s;c++){for(let h=0,f=0;h<e;h++)f+=o[c*n+h],r[c*e+h]=f+(c>0?r[(c-1)*e+h]:0);const a=t.step(e*Xe);a&&await a}return r}async connected(t,e){const{columns:s,
rows:n}=this,o=new Int32Array(t.length),r=[];let c=0;for(let a=0;a<t.length;a++)if(!(t[a]===0||o[a]!==0)){o[a]=++c,r.push(a);for(let h=r.pop();h!==void 0;h=r.pop()){
const[f,u]=[h%s,Math.floor(h/s)];for(let m=Math.max(0,u-1);m<=Math.min(n-1,u+1);m++)for(let y=Math.max(0,f-1);y<=Math.min(s-1,f+1);y++){const v=m*s+y;t[v]===0||
o[v]!==0||(o[v]=c,r.push(v))}const d=e.step(Xe*9);d&&await d}}return o}}function fi(i,[t,e,s,n]){const o=[...new Set(i.flatMap(({box:a})=>[a[0],a[2]]))].sort((a,h)=>a-
h);let r=0;for(const[a,h]of o.entries()){const f=o[a+1];if(f===void 0)break;const u=i.filter(({box:m})=>m[0]<=h&&m[2]>=f).sort((m,y)=>m.box[1]-y.box[1]);let d=-1/0;
for(const{box:m}of u)r+=Math.max(0,m[3]-Math.max(d,m[1]))*(f-h),d=Math.max(d,m[3])}const c=r/((s-t)*(n-e));return Math.min(1,Math.ceil(c*1e4)/1e4)}function ui({
before:i},t,e){const s=[];for(const[n,o]of i.entries()){if(o<0)continue;const[r,c]=[t[n],e[o]],a={page:n,before:o,look:r.content!==c.content,text:r.text!==c.text,
annotations:r.annotations!==c.annotations,isDrawn:r.undrawn===c.undrawn};(a.look||a.text||a.annotations)&&s.push(a)}return s}class di{after;before;constructor(t,e){
this.after=t,this.before=e}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(
t)).ignored,...(await this.before.text(e)).ignored]}}const li=1e3;async function pi(i,t,e,s,n){const o=[];for(const r of i){const{page:c,before:a,look:h,text:f,
annotations:u}=r,d={now:await t.after.text(c),old:await t.before.text(a)},m=f?await wi(d,n):{wordsAdded:0,wordsRemoved:0},{lines:y,truncated:v}=f&&e?await Ln(d.
old,d.now):{lines:[],truncated:!1};s.truncated||=v;const F=await gi(r,t,d,e,n),[V]=s.entries([{page:c+1,before:a+1,look:h,text:f,annotations:u,...m,...F,...e&&{
diff:y}}]);if(!V||o.length===li){s.truncated=!0;break}o.push(V)}return o}async function gi(i,t,e,s,n){if(!i.look&&!i.annotations)return{share:0,boxes:[]};const{
items:o,area:r}=await mi(i,t,e,n),c=o.map(({box:f})=>f),[a,h]=s?[await ce(e.now.flow,c,n),await ce(e.old.flow,c,n)]:[];return{share:fi(o,r),boxes:o.map(({kind:f,
box:[u,d,m,y]},v)=>({kind:f,...(0,Pn.a)({x:u,y:d,width:m-u,height:y-d}),...a&&h&&f==="text"&&{before:h[v],after:a[v]}}))}}async function mi({page:i,before:t,seen:e},s,{
now:n,old:o},r){const c=new An,a=await s.after.items(i,n,c),h=await s.before.items(t,o,c),f=await ti(a,h,r),[,,u,d]=a.page,m=[0,0,Math.max(u,h.page[2]),Math.max(
d,h.page[3])],y=e?await ci(e,f,m,r):f;return{items:await ii(y,m,r),area:m}}async function wi({now:i,old:t},e){const s=new Map;for(const[r,c]of[[t.masked,-1],[i.
masked,1]])for(const a of je(r)){s.set(a,(s.get(a)??0)+c);const h=e.step(a.length+200);h&&await h}let[n,o]=[0,0];for(const r of s.values())r>0?n+=r:o-=r;return{
wordsAdded:n,wordsRemoved:o}}const Kt=32,yi=192,Ot=4,xi=3,bi=65536,Si=.2,Mi=60;async function Oi(i,t,e,s){const{width:n,height:o}=i,r=Math.max(e,Math.ceil(Math.
sqrt(n*o/bi))),c=new Ei(Math.ceil(n/r),r);for(let a=0;a<o;a++){const[h,f]=[i.row(a),t.row(a)],u=Buffer.compare(h,f)===0,d=s.step(u?h.length*Si:n*Mi);if(d&&await d,
u)continue;const[m,y]=[Ze(i,a),Ze(t,a)];for(let v=0;v<n;v++){const F=Ti(m,y,v,n);F!==Ve&&c.add(v,a,F===Ht)}}return c.boxes()}const Ve=0,vi=1,Ht=2,vt=2;class Ei{columns;side;found=new Map;clear=new Set;constructor(t,e){
this.columns=t,this.side=e}add(t,e,s){const n=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);s&&this.clear.add(n);const o=this.found.get(n);o?(o[0]=
Math.min(o[0],t),o[2]=Math.max(o[2],t+1),o[3]=e+1):this.found.set(n,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let s=-vt;s<=
vt;s++)for(let n=-vt;n<=vt;n++)t.add(e+s*this.columns+n);return[...this.found].flatMap(([e,s])=>t.has(e)?[s]:[])}}const Ze=({row:i,height:t},e)=>[i(Math.max(0,e-
1)),i(e),i(Math.min(t-1,e+1))];function Ti(i,t,e,s){const[n,o]=[i[1],t[1]],r=e*Ot;let c=Ve;for(let a=r;a<r+xi;a++){const h=Math.abs(n[a]-o[a]);if(!(h<=Kt)){if(h>
yi||!Je(n[a],t,a,e,s)||!Je(o[a],i,a,e,s))return Ht;c=vi}}return c}function Je(i,t,e,s,n){const[o,r]=[s>0?e-Ot:e,s<n-1?e+Ot:e];let[c,a]=[255,0];for(const h of t)
for(let f=o;f<=r;f+=Ot){const u=h[f];u<c&&(c=u),u>a&&(a=u)}return i>=c-Kt&&i<=a+Kt}var Qe=l(92043),Xt=l(37903);const Ri=150,Ai=72,Ii=16e6,qe=1e3,ki=3,_e=.5;async function Pi(i,t,e){
if(!e||i.length===0)return{changes:i,pixelEqual:0,truncated:!1};const{boxes:s,truncated:n}=await Ci(await e(),i),o=[];for(const r of i){if(!tn(r))continue;const c=s.
get(r);if(!c){o.push(r);continue}const a=c.length===0?[]:await t.ignored(r),h=c.filter(f=>!a.some(u=>Di(u,f)));h.length>0&&o.push({...r,seen:h})}return{changes:o,
pixelEqual:i.length-o.length,truncated:n}}const tn=({look:i,annotations:t})=>i||t;function Di({x:i,y:t,width:e,height:s},[n,o,r,c]){const[a,h]=[(n+r)/2,(o+c)/2];
return a>=i&&a<=i+e&&h>=t&&h<=t+s}async function Ci({after:i,before:t},e){const s=e.filter(d=>d.isDrawn&&tn(d)).slice(0,qe),n=new Map;if(s.length===0)return{boxes:n,
truncated:!1};const{job:o}=i,r=s.map(({page:d,before:m})=>Li((0,et.iw)(i,d),(0,et.iw)(t,m))),[c,a]=[await(0,Xt.v)(i,nn(s,({page:d})=>d),!0,en),await(0,Xt.v)(t,nn(
s,d=>d.before),!0,en)],h={now:c.missing.pagesWithout(),old:a.missing.pagesWithout()},[f,u]=[await Qe.Y.open(c.bytes,o),await Qe.Y.open(a.bytes,o)];for(const[d,m]of s.
entries()){const y=r[d];if(!y||h.now.has(m.page+1)||h.old.has(m.before+1))continue;const[v,F]=[await f.draw(d,y),await u.draw(d,y)],V=await Oi(v,F,Math.round(ki*
y.scale),o.pace);n.set(m,V.map(j=>Bi(j,y.scale)))}return{boxes:n,truncated:s.length===qe}}const en="tolerance",nn=(i,t)=>Uint32Array.from(i,e=>t(e)+1);function Li(i,t){
const[{width:e,height:s},n]=[(0,z.JQ)(i),(0,z.JQ)(t)];if(Math.abs(e-n.width)>_e||Math.abs(s-n.height)>_e)return;const o=Math.min(Ri/Ai,Math.sqrt(Ii/(e*s))),r=c=>Math.
max(1,Math.round(c*o));return{width:r(e),height:r(s),isTransparent:!1,scale:o}}const Bi=([i,t,e,s],n)=>[i/n-1,t/n-1,e/n+1,s/n+1],sn=["fonts","links","bookmarks",
"attachments","form"],Ui=new Set(["created","modified"]),Ni=new Set(["creator","producer"]);async function $i({after:i,before:t},e){const{pace:s}=i.job,n=i.pages.
count+t.pages.count;let o=0;const r=async(ct,{pages:Qt})=>{const mn=[];for(let qt=0;qt<Qt.count;qt++)mn.push(await ct.page(qt)),s.progress(++o/n);return mn},c=new di(
new $e(i,e.pattern),new $e(t,e.pattern)),[a,h]=[await r(c.after,i),await r(c.before,t)];await s.rest();const f=await Zo(h,a,s),u=new N,{changes:d,pixelEqual:m,truncated:y}=await Pi(
ui(f,a,h),c,e.drawn),{counts:v,data:F,isSame:V}=await Fi({after:i,before:t},f,u,e.drawn!==void 0),j=ct=>u.entries(ct.map(Qt=>Qt+1)),U=on(f.before),X=on(f.after),
H=[...f.moved].map(ct=>({page:ct+1,before:f.before[ct]+1})),mt={added:j(U),removed:j(X),moved:u.entries(H),changed:await pi(d,c,e.withText,u,s)},Jt={pagesAdded:U.
length,pagesRemoved:X.length,pagesMoved:H.length,pagesChanged:d.length,...v};return{same:V&&U.length+X.length+H.length+d.length===0,truncated:u.truncated||c.truncated||
y,pageCount:i.pages.count,pageCountBefore:t.pages.count,pixelEqual:m,counts:Jt,pages:mt,...F,bytes:ji(i,t)}}const on=i=>[...i.keys()].filter(t=>i[t]<0);function ji({
bytes:i},{bytes:t}){return Buffer.compare(i,t)===0?null:{before:t.length,after:i.length}}async function Fi({after:i,before:t},e,s,n){const o=await nt(i,u=>e.before[u]<
0?void 0:u),r=await nt(t,u=>e.after[u]<0?void 0:e.after[u]),c=Object.keys(o.metadata).filter(u=>o.metadata[u]!==r.metadata[u]),a={metadata:c.length},h={metadata:Gi(
r,o,c,s)};for(const u of sn){const d=await D(r[u],o[u],i.job.pace);a[u]=d.before.length+d.after.length,h[u]={before:s.entries(d.before),after:s.entries(d.after)}}
h.security=rn(r.security,o.security),h.tagged=rn(r.tagged,o.tagged);const f=c.every(u=>Ui.has(u)||n&&Ni.has(u))&&sn.every(u=>a[u]===0||n&&u==="fonts")&&h.security===
null&&h.tagged===null;return{counts:a,data:h,isSame:f}}function Gi({metadata:i},{metadata:t},e,s){const n=e.map(o=>({key:o,pair:{before:i[o]??null,after:t[o]??null}}));
return Object.fromEntries(s.entries(n).map(({key:o,pair:r})=>[o,r]))}const rn=(i,t)=>JSON.stringify(i)===JSON.stringify(t)?null:{before:i,after:t};var Wi=l(73154),
zi=l(95800),Ki=l(99876),Hi=l(14029),Xi=l(77158),st=l(36078);const cn={before:"1 0 0",after:"0 0.82 0.88"},Et=28,an=24,hn=46,Yi=620,Vi=880,Tt=2,Zi="0.93 0.94 0.9\
5",Ji="0.13 0.15 0.19",Qi="0.42 0.45 0.5",qi="0.78 0.8 0.83",_i="0.95 0.55 0",tr="0.85 0.1 0.15",er="0 0.62 0.68";function nr(i,t,e){const s=Math.max(i.size.width,
t.size.width),n=Math.max(i.size.height,t.size.height),o=Math.min(1,Yi/s,Vi/n),r=Math.max(s*o,190),[c,a]=[2*Et+3*r+2*an,2*Et+hn+n*o],h=a-Et-hn,f=[0,1,2].map(j=>Et+
j*(r+an)),[u,d,m]=f,y=({size:j},U)=>{const[X,H]=[j.width*o,j.height*o];return{x:U,y:h-H,width:X,height:H}},v={before:y(i,u),after:y(t,d),both:[y(i,m),y(t,m)]},F=j=>e.
map(U=>sr(U,j,h,o)).join(" "),V=[`q ${Zi} rg 0 0 ${(0,st.id)(c)} ${(0,st.id)(a)} re f Q`,Yt(["Before",62],`page ${i.number}`,tr,u,h),Yt(["After",46],`page ${t.number}`,
er,d,h),Yt(["Both",46],"red: only before, cyan: only after",void 0,m,h),Vt(v.before),Vt(v.after),...v.both.map(Vt),Rt("Before",i,v.before),Rt("After",t,v.after),
`q /Multiply gs ${Rt("TintedBefore",i,v.both[0])} ${Rt("TintedAfter",t,v.both[1])} Q`,`q ${_i} RG 1.2 w 1 j ${f.map(F).join(" ")} Q`].join(`
`);return{width:fn(c),height:fn(a),content:`${V}
`}}const fn=i=>Math.round(i*100)/100;function Yt([i,t],e,s,n,o){const r=o+16,c=s===void 0?"":`${s} rg ${(0,st.id)(n)} ${(0,st.id)(r-1)} 12 12 re f `,a=s===void 0?
n:n+19,h=`BT ${Ji} rg /Bold 16 Tf ${(0,st.id)(a)} ${(0,st.id)(r)} Td (${i}) Tj ${Qi} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${c}${h} Q`}const un=({x:i,
y:t,width:e,height:s})=>[i,t,e,s].map(st.id).join(" ").concat(" re"),Vt=i=>`q 1 g ${qi} RG 1 w ${un(i)} B Q`;function Rt(i,{inner:t},{x:e,y:s,width:n,height:o}){
return`q ${[n/t.width,0,0,o/t.height].map(c=>String(Number(c.toFixed(6)))).join(" ")} ${(0,st.id)(e)} ${(0,st.id)(s)} cm /${i} Do Q`}function sr({x:i,y:t,width:e,
height:s},n,o,r){const c={x:n+(i-Tt)*r,y:o-(t+s+Tt)*r,width:(e+2*Tt)*r,height:(s+2*Tt)*r};return`${un(c)} S`}const or=1,ir=2,rr="difference_pdf",cr="1.4",ar=2e4;
async function hr(i,t){const{job:e}=i.after,s=await(0,W.E)(Xi.O,e,{}),n=await At.of(s,or,i.after,t.map(({page:c})=>c),e),o=await At.of(s,ir,i.before,t.map(({before:c})=>c),
e),r=[];for(const[c,a]of t.entries()){const[h,f]=[await n.panel(c,a.page),await o.panel(c,a.before)],u={before:pn(s,f,cn.before),after:pn(s,h,cn.after)},{width:d,
height:m,content:y}=nr(f,h,a.boxes),v=(0,p.jd)({Type:(0,p.UU)("Page"),MediaBox:[0,0,d,m],Group:dn(),Resources:(0,p.jd)({XObject:(0,p.jd)({Before:f.form,After:h.
form,TintedBefore:u.before,TintedAfter:u.after}),ExtGState:(0,p.jd)({Multiply:(0,p.jd)({BM:(0,p.UU)("Multiply")})}),Font:(0,p.jd)({Bold:ln("Helvetica-Bold"),Plain:ln(
"Helvetica")})}),Contents:s.add(new p.Z6((0,p.jd)({}),Buffer.from(y,"latin1")))});r.push(s.add(v).number);const F=e.pace.step(ar);F&&await F}return(0,zi.J)([{index:0,
document:s},n.part,o.part]),await s.pages.rebuild(r),await s.pages.settle(),(0,Hi.fT)([s,n.part.document,o.part.document],{encryption:"none",version:cr})}class At{part;forms;found;sizes;constructor(t,e,s,n){
this.part=t,this.forms=e,this.found=s,this.sizes=n}static async of(t,e,s,n,o){const r=n.map(u=>(0,z.JQ)((0,et.iw)(s,u-1))),{bytes:c}=await(0,Xt.v)(s,Uint32Array.
from(n),!0,rr),a={index:e,document:await(0,W.E)(c,o,{})},h=new Wi.l(t,a),f=await(0,Ki.F)(a.document,Uint32Array.from(n,(u,d)=>d+1));return await h.inspect(f.pages),
new At(a,h,f,r)}async panel(t,e){const s=this.found.pages[t],n=this.found.kinds[s.kind];return{form:await this.forms.of(s,n),number:e,inner:(0,z.iN)(n),size:this.
sizes[t]}}}const dn=()=>(0,p.jd)({S:(0,p.UU)("Transparency"),CS:(0,p.UU)("DeviceRGB"),I:!0}),ln=i=>(0,p.jd)({Type:(0,p.UU)("Font"),Subtype:(0,p.UU)("Type1"),BaseFont:(0,p.
UU)(i),Encoding:(0,p.UU)("WinAnsiEncoding")});function pn(i,{form:t,inner:{width:e,height:s}},n){const o=`0 0 ${e} ${s} re f`,r=`q 1 g ${o} Q q /Page Do Q q /Sc\
reen gs ${n} rg ${o} Q
`,c=(0,p.jd)({Type:(0,p.UU)("XObject"),Subtype:(0,p.UU)("Form"),BBox:[0,0,e,s],Group:dn(),Resources:(0,p.jd)({XObject:(0,p.jd)({Page:t}),ExtGState:(0,p.jd)({Screen:(0,p.
jd)({BM:(0,p.UU)("Screen")})})})});return i.add(new p.Z6(c,Buffer.from(r,"latin1")))}var fr=l(5899),ur=l(68516),dr=l(9312);const lr={file:"compare_to",password:"\
compare_password",noun:"the earlier version"},pr=async(i,t,e)=>{const{ignore_pattern:s,with_text:n,tolerance:o}=t,r=s===void 0?void 0:await(0,dr.Gv)("ignore_pat\
tern",s,"regex",e),{quiet:c,wasRepaired:a}=(0,E.gd)(e),{after:h,before:f,isRepaired:u}=await Zt(i,t,c),m=await $i({after:h,before:f},{pattern:r,withText:n,drawn:o===
"pixels"?()=>Zt(i,t,c):void 0}),y=t.difference_pdf?{difference:await gr(m,i,await Zt(i,t,c))}:{},v={...m,...y},F=[...a()?[gn("The document")]:[],...u?[gn("The e\
arlier version")]:[],...mr(v)];return{documents:[{...i,pageCount:h.pages.count}],data:v,notes:F,facts:{}}};async function gr({pages:i},{name:t},e){const{changed:s}=i;
if(s.length===0)return null;const n=await hr(e,s);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:n.length,content:Buffer.from(n).toString("bas\
e64")}}async function Zt(i,{compare_to:t,compare_password:e,open_password:s},n){const o=await(0,W.E)(i.bytes,n,{password:s}),{document:r,isRepaired:c}=await(0,ur.
H)(t,e,lr,n);return{after:o,before:r,isRepaired:c}}const gn=i=>(0,fr.A)(`${i} is damaged: it was compared as far as it could be read.`);function mr({pixelEqual:i}){
const t=Number(i);return t===0?[]:[{code:"pages_look_same",message:`${(0,C.y_)(t,"page")} ${t===1?"draws differently, looks the same, and counts":"draw differen\
tly, look the same, and count"} as unchanged.`}]}}),17623:((Q,K,l)=>{l.d(K,{Z:()=>L});var C=l(38544),W=l(52604),I=l(52755),G=l(76933),Z=l(77500);async function L(A,b,O){
const S=[],P={};for(const T of b.fields){S.push(k(A,b,O,T)),(0,C.K)(T)&&T.kind!=="password"&&b.byName.get(T.name)===T&&Object.defineProperty(P,T.name,{value:O.of(
T),enumerable:!0,configurable:!0,writable:!0});const g=A.job.pace.step(4e3);g&&await g}return{fields:S,values:P,xfa:(0,Z.f4)(A,b),scripts:(0,G.on)(A,b)}}function k(A,b,O,S){
const{kind:P,flags:T,name:g}=S,w=b.integer(S.nodes[0],"MaxLen"),x=P==="password",E=P==="text"||x;return{name:g,type:P,value:x?null:O.of(S),default:x?null:O.of(S,
"DV"),options:p(A,b,O,S),required:(T&I.mw)!==0,readOnly:(T&I.sj)!==0,multiline:P==="text"&&(T&I.kz)!==0,maxLength:E&&w>0?w:null,pages:[...new Set(S.widgets.flatMap(
({pages:M})=>M))].sort((M,R)=>M-R)}}function p(A,b,O,S){return S.kind==="dropdown"||S.kind==="list"?O.choices(S):S.kind!=="checkbox"&&S.kind!=="radio"?[]:(0,W.lD)(
A,b,S).names.map(P=>({value:P,display:P}))}}),5899:((Q,K,l)=>{l.d(K,{A:()=>C});const C=W=>({code:"document_damaged",message:W})}),77158:((Q,K,l)=>{l.d(K,{O:()=>C});
const C=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((Q,K,l)=>{l.d(K,{H:()=>G});var C=l(58552),W=l(12237),I=l(59277);async function G({bytes:k},p,A,b){const O={repaired:!1},S=()=>{O.repaired=!0};
try{return{document:await(0,W.E)(k,{...b,onRepaired:S},{password:p}),isRepaired:O.repaired}}catch(P){throw P instanceof C.zU?Z(P,k,A):P}}function Z(k,p,{file:A,
password:b,noun:O}){const S=(P,T,g=[])=>(0,C.G6)([{field:P,message:T,mentions:g}]);switch(k.code){case"password_required":return S(A,`needs a password: give it \
as ${b}`,[b]);case"wrong_password":return S(b,`does not open ${O}`);case"unsupported_encryption":return S(A,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const P=(0,I.y)(p);return S(A,P===void 0||P==="a PDF document"?L:`is ${P}; it must be a PDF document`)}case"limi\
t_exceeded":{const P=k.issues.map(({message:T})=>({field:A,message:T}));return new C.zU(k.code,k.message,{issues:P,...k.advice===void 0?{}:{advice:k.advice}})}default:
return k}}const L="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((Q,K,l)=>{l.d(K,{a:()=>I});const C=100,W=G=>Math.round(G*C)/C,I=G=>G?
{x:W(G.x),y:W(G.y),width:W(G.width),height:W(G.height)}:null}),9312:((Q,K,l)=>{l.d(K,{$0:()=>L,Gv:()=>I,MM:()=>Z});var C=l(779),W=l(42973);const I=(p,A,b,{pace:O,
limits:S})=>(0,C.Id)(p,A,b,O,k(p,S)),G={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","re\
gex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function Z(p,A){const b=(0,C.GJ)(
p,A);return b&&G[b]}function L(p,A,b){const O=Z(A,b);return O===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${p}, which ${O}.`,mentions:[
p,"search_mode"]}]}function k(p,{searching:A}){let b=A;return O=>{if(b-=O,b<0)throw(0,W.F)("searching",`The search takes more than ${A} steps, which are charact\
ers times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",p)}}}),95800:((Q,K,l)=>{l.d(K,{J:()=>Z});var C=l(45599),
W=l(36502),I=l(25524);const G=["Order","AS","RBGroups","Locked"];function Z(L){const k=L.filter(({document:w})=>w.dict(w.catalog.get("OCProperties")));if(k.length===
0||k.length===1&&k[0].index===0)return;const{document:p}=L[0],A=p.dict(p.catalog.get("OCProperties")),b=[],[O,S]=[[],[]],P=new Map(G.map(w=>[w,[]]));for(const w of k){
const x=w.document.dict(w.document.catalog.get("OCProperties")),E=w.document.dict(x.get("D")),M=(R,N)=>(w.document.array(R?.get(N))??[]).map(D=>(0,I.yY)(D,w.index));
for(const R of M(x,"OCGs"))b.push(R);for(const[R,N]of P)for(const D of M(E,R))N.push(D);for(const R of M(E,"ON"))O.push(R);for(const R of new W.z(w.document).groupsOff())
S.push((0,I.yY)(R,w.index))}const T=new C.Bi(A&&p.dict(A.get("D")));T.delete("BaseState");for(const[w,x]of[...P,["ON",O],["OFF",S]])x.length>0?T.set(w,x):T.delete(
w);const g=new C.Bi(A);g.set("OCGs",b),g.set("D",T),p.editCatalog().set("OCProperties",p.add(g))}}),73154:((Q,K,l)=>{l.d(K,{l:()=>P});var C=l(75162),W=l(59596),
I=l(45599),G=l(1592),Z=l(37709);async function L(T,g,w){const x=[];let E=0;return await(0,Z.K)(g,T.job.pace,M=>{const{operator:R,count:N}=M,D=R==="BDC"?" BMC":R===
"DP"?" MP":void 0;if(D===void 0||N!==2)return;const B=M.name(1),$=B===void 0?M.value(1):w?.get(B);T.dict($)?.has("MCID")&&(x.push(g.subarray(E,M.endOf(0)),Buffer.
from(D,"latin1")),E=M.end)}),E===0?g:Buffer.concat([...x,g.subarray(E)])}var k=l(53107),p=l(74135),A=l(25524),b=l(58006);const O=new Set(["Page","Pages","Catalo\
g","StructElem","StructTreeRoot","Annot"]);class S{document;keepsTags;seen=new Set;shared=new Map;constructor(g,w){this.document=g,this.keepsTags=w}async prepare(g){
const w=this.asObject(g);return await this.release(w),w}asObject(g){if((0,I.i9)(g)&&(0,I.Zm)(this.document.resolve(g)))return g;const w=this.document.dict(g)??new I.
Bi;let x=this.shared.get(w);return x||this.shared.set(w,x=this.document.add(w)),x}async release(g){const{document:w,seen:x}=this,E=[g];for(let M=E.pop();M!==void 0;M=
E.pop())if(M instanceof I.oS){if(x.has(M.number))continue;x.add(M.number);const R=w.job.pace.step(1e3);R&&await R;const N=w.get(M),D=N instanceof I.Z6?N.dict:N;
if((0,I.Zm)(D)){if(this.isApart(D))continue;await this.untie(M,N,D,g)}E.push(w.get(M))}else if(Array.isArray(M))for(const R of M)E.push(R);else if(M instanceof I.
Z6)for(const R of M.dict.values())E.push(R);else if((0,I.Zm)(M)){this.isFont(M)&&!M.has("Resources")&&M.set("Resources",g);for(const R of M.values())E.push(R)}}isApart(g){
const w=this.document.resolve(g.get("Type"));return w!==null&&typeof w=="object"&&"text"in w&&O.has(w.text)}isFont(g){return(0,I.Eo)(this.document.resolve(g.get(
"Subtype")),"Type3")&&g.has("CharProcs")}async untie(g,w,x,E){const{document:M}=this,R=w instanceof I.Z6&&(0,I.Eo)(M.resolve(x.get("Subtype")),"Form"),N=!this.keepsTags&&
(x.has("StructParent")||x.has("StructParents")),D=!x.has("Resources")&&(R||this.isFont(x)),B=R&&!this.keepsTags?await this.withoutIds(w,M.dict(x.get("Resources")??
E)):void 0;if(!N&&!D&&!B)return;const $=M.edit(g),J=$ instanceof I.Z6?$.dict:$;N&&J.delete("StructParent"),N&&J.delete("StructParents"),D&&J.set("Resources",E),
B&&$ instanceof I.Z6&&M.put(g,(0,b.n)($,B,{compress:!0}))}async withoutIds(g,w){const x=this.document.decodedPart(g);if(!x?.whole)return;const E=await L(this.document,
x.data,this.document.dict(w?.get("Properties")));return E===x.data?void 0:E}}class P{document;part;contents;resources;constructor(g,w){this.document=g,this.part=
w,this.contents=new k.K(w.document),this.resources=new S(w.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(g){return this.
contents.inspect(g)}async of(g,w){const{index:x,document:E}=this.part,M=await this.resources.prepare(g.resources),R=E.entry(E.pages.number(g.index),"Group"),{filters:N,
data:D}=await this.contentOf(g),B=this.keepsTags?E.entry(E.pages.number(g.index),"StructParents"):void 0,$=(0,I.jd)({Type:(0,I.UU)("XObject"),Subtype:(0,I.UU)("\
Form"),BBox:[...w.box],Matrix:[...(0,p.DI)((0,p.S3)(w))],Resources:(0,A.Po)(x,M.number),Group:R===void 0?void 0:(0,A.yY)(R,x),StructParents:B,...N});return this.
document.add(new I.Z6($,D))}async contentOf(g){const{part:w,contents:x}=this,{document:E}=w,M=x.own(g),R=M.length===1?E.get(M[0]):void 0;if(R instanceof I.Z6&&this.
keepsTags&&x.isOrderly(g))return this.asItIs(R);const{isWhole:N,isKnown:D,open:B}=x.condition(M),$=x.content(M),J=E.dict(E.dict(g.resources)?.get("Properties")),
nt=this.keepsTags?$:await L(E,$,J);if(R instanceof I.Z6&&(!D||N&&B.excess===0&&nt===$))return this.asItIs(R);const rt=B.excess===0?nt:(0,G.KS)(nt,0);return{filters:{
Filter:(0,I.UU)("FlateDecode")},data:(0,W.Kc)(rt)}}asItIs(g){const{index:w,document:x}=this.part,E=new I.Bi([...g.dict].filter(([M])=>M==="Filter"||M==="DecodeP\
arms"));return(0,C.CF)(E),{filters:Object.fromEntries((0,A.yY)(E,w)),data:x.encoded(g)}}}}),25524:((Q,K,l)=>{l.d(K,{Bg:()=>W,Po:()=>I,fS:()=>Z,yY:()=>G});var C=l(
45599);const W=L=>L.find(({index:k})=>k===0).document,I=(L,k,p=0)=>L===p?new C.oS(k):new C.rV(L,k);function G(L,k){if(k===0||L instanceof C.rV)return L;if(L instanceof
C.oS)return new C.rV(k,L.number);if(Array.isArray(L))return L.map(A=>G(A,k));if(L instanceof C.Z6||!(L instanceof C.Bi))return L;const p=new C.Bi;for(const[A,b]of L)
p.set(A,G(b,k));return p}class Z{meaning;taken;last=new Map;constructor(k=[],p=A=>A){this.meaning=p,this.taken=new Set([...k].map(p))}get size(){return this.taken.
size}has(k){return this.taken.has(this.meaning(k))}add(k){this.taken.add(this.meaning(k))}free(k){const p=k.startsWith("þÿ");for(let A=(this.last.get(k)??1)+1;;A++){
const b=`_${A}`,O=k+(p?[...b].map(S=>`\0${S}`).join(""):b);if(!this.has(O))return this.last.set(k,A),this.add(O),O}}}}),92152:((Q,K,l)=>{l.d(K,{A6:()=>p,AT:()=>k,
Cb:()=>W,WQ:()=>I,ZJ:()=>L,fu:()=>A,mA:()=>G,zq:()=>C});const C=(b,O,S)=>Math.ceil(b*O*S/8);function W(b,O,S){if(!b||b.length<O*2)return!1;let P=0;for(let T=0;T<
O;T++){const[g,w]=[b[T*2],b[T*2+1]];if(g===S&&w===0)P++;else if(g!==0||w!==S)return}return P===0?!1:P===O?!0:void 0}function I(b,O){if(b.length>=O)return b.subarray(
0,O);const S=new Uint8Array(O);return S.set(b),S}const G=b=>b.map(O=>O^255),Z=2;async function L(b,{width:O,height:S,channels:P,bits:T},g,w){const x=O*P,E=C(O,P,
T),M=new Uint8Array(x*S),R=2**T-1,N=g&&T<8?255/R:1;for(let D=0;D<S;D++){for(let $=0;$<x;$++){const J=$*T,nt=D*E+(J>>3),rt=T>=8?b[nt]:b[nt]>>8-T-(J&7)&R;M[D*x+$]=
rt*N}const B=w.step(x*Z);B&&await B}return M}function k(b,O,S){const P=Array.from({length:S},(T,g)=>{const[w,x]=[O[g*2],O[g*2+1]];return Uint8ClampedArray.from(
{length:256},(E,M)=>(w+M/255*(x-w))*255)});return b.map((T,g)=>P[g%S][T])}function p(b,O,S){const P=new Uint8Array(b.length*S);for(const[T,g]of b.entries())for(let w=0;w<
S;w++)P[T*S+w]=O[g*S+w]??0;return P}function A(b,O,S){const P=new Uint8Array(O.length*(S+1));for(let T=0;T<O.length;T++){for(let g=0;g<S;g++)P[T*(S+1)+g]=b[T*S+
g];P[T*(S+1)+S]=O[T]}return P}}),779:((Q,K,l)=>{l.d(K,{Id:()=>T,GJ:()=>S,yS:()=>L});var C=l(58552),W=l(98472),I=l(34378);const G=new RegExp("([\\x21-\\x7e]{1,1000\
})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),Z=(g,w)=>L([g],w);async function L(g,w){const x=new Set;for(const E of g)
x.add((await p(E,w)).text.trim());return x.delete(""),{hasGroups:!1,search:async(E,M,R)=>{const N=await p(E,R),D=[];for(const B of x)if(!await k(B,N,D,M,R))return{
matches:D,truncated:!0};return x.size>1&&D.sort((B,$)=>B.start-$.start||$.end-B.end),{matches:D,truncated:!1}}}}async function k(g,{text:w,places:x},E,M,R){const N=R.
step(w.length>>3);N&&await N;for(let D=w.indexOf(g),B=0;D>=0;D=w.indexOf(g,B)){if(E.length===M)return!1;for(B=D+g.length;x[B]===x[B-1];)B++;E.push((0,W.z)(x[D],
x[B]));const $=R.step(g.length);$&&await $}return!0}async function p(g,w){const x=[];let E="";for(const{0:M,1:R,2:N,index:D}of g.matchAll(G)){const B=N===void 0?
R?.toLowerCase()??A(M):" ";for(let J=0;J<B.length;J++)x.push(R===void 0?D:D+J);E+=B;const $=w.step(M.length*10);$&&await $}return x.push(g.length),{text:E,places:x}}
const A=g=>(0,I.w)((0,I.w)(g).toUpperCase().toLowerCase()),b=/^\/.+\/([dgimsuvy]*)$/s,O=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function S(g,w){const x=b.exec(g);return w==="regex"?x?"slashes":void 0:O.test(g)||x&&x[1]!==""?"regex-as-words":void 0}const P=1e6;async function T(g,w,x,E,M){
const R=x==="regex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(w,M):await Z(w,E);if("problem"in R)throw(0,C.G6)([{field:g,message:R.
problem}]);return{hasGroups:R.hasGroups,search:async(N,D,B)=>{const $=await R.search(N.slice(0,P),D,B);return N.length>P?{...$,truncated:!0}:$}}}}),98472:((Q,K,l)=>{
l.d(K,{z:()=>C});const C=(W,I,G=[])=>({start:W,end:I,groups:Object.fromEntries(G)})})};
