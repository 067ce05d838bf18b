var ts=Object.create;var ut=Object.defineProperty;var ns=Object.getOwnPropertyDescriptor;var ss=Object.getOwnPropertyNames;var is=Object.getPrototypeOf,rs=Object.prototype.hasOwnProperty;var as=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of ss(t))!rs.call(e,i)&&i!==n&&ut(e,i,{get:()=>t[i],enumerable:!(s=ns(t,i))||s.enumerable});
return e};var _=(e,t,n)=>(n=e!=null?ts(is(e)):{},as(t||!e||!e.__esModule?ut(n,"default",{value:e,enumerable:!0}):n,e));var u=require("./chunk-YUJXXOYX.js"),S=require("./chunk-5Y3PPIPK.js"),co=require("./chunk-TGTAO2AV.js"),A=require("./chunk-PWDJ6P47.js"),w=require("./chunk-WEE6XLIJ.js"),
fo=require("./chunk-BLEG2AMB.js"),mo=require("./chunk-JTD5MAJA.js"),po=require("./chunk-3RNHDNP5.js"),Hn=require("node:fs"),K=_(require("node:path")),at=require("node:crypto"),
re=require("node:crypto"),E=require("node:crypto"),Yn=require("node:crypto"),Qn=require("node:crypto"),Zn=require("node:fs/promises"),lt=_(require("node:path")),
ie=require("node:fs/promises"),T=_(require("node:path")),se=_(require("node:path")),Re=require("node:fs"),C=require("node:fs/promises"),N=_(require("node:path")),
V=class{memory;length=0;constructor(e){this.memory=Buffer.allocUnsafeSlow(Math.max(e,256))}get bytes(){return this.memory.subarray(0,this.length)}reserve(e){let t=this.
length+e;if(t<=this.memory.length)return;let n=Buffer.allocUnsafeSlow(Math.max(t,Math.ceil(this.memory.length*1.5)));n.set(this.bytes),this.memory=n}copy(e,t,n){
let s=n-t;this.reserve(s);let{memory:i}=this;if(s<40){let r=this.length;for(let a=t;a<n;a++)i[r++]=e[a]}else i.set(e.subarray(t,n),this.length);this.length+=s}text(e){
this.reserve(e.length);let{memory:t}=this,n=this.length;for(let s=0;s<e.length;s++)t[n++]=e.charCodeAt(s);this.length=n}integer(e){this.reserve(20);let{memory:t}=this,
n=os(e);for(let s=this.length+n-1;s>=this.length;s--){let i=Math.floor(e/10);t[s]=48+(e-i*10),e=i}this.length+=n}byte(e){this.reserve(1),this.memory[this.length++]=
e}};function os(e){return e<10?1:e<100?2:e<1e3?3:e<1e4?4:e<1e5?5:e<1e6?6:String(e).length}var me=-1,ht=class{marks=new Int32Array(3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;reset(){
this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}add(e,t,n){if(this.used+3>this.marks.
length){let s=new Int32Array(this.marks.length*2);s.set(this.marks),this.marks=s}this.marks[this.used]=e,this.marks[this.used+1]=t,this.marks[this.used+2]=n,this.
used+=3}value(e,t,n){let s=0,i=0,r=0,a=0,o=0,l=0,h=!1;for(;t<n;){let d=e[t],f=u.a[d];if(f===1){t++;continue}if(f===0){if(d>=48&&d<=57){let m=t,p=0,y=d;do p=p*10+
(y-48),y=e[++t];while(y>=48&&y<=57);if(t<n&&u.a[y]===0){for(t++;t<n&&u.a[e[t]]===0;)t++;if(i=0,h=!1,s===0)return t;continue}if(t>n)return-1;if(r=o,a=l,o=p,l=m,i<
2&&i++,s===0)return this.scalarOrReference(e,p,m,t,n);h&&(this.length=p,this.lengthRef=-1,this.lengthStart=m,this.lengthEnd=t,h=!1);continue}if(d===82&&i===2&&(t+
1>=n||u.a[e[t+1]]!==0)){t++,this.add(r,a,t),this.lengthStart===a&&(this.lengthRef=r,this.lengthEnd=t),i=0;continue}let c=t;do t++;while(t<n&&u.a[e[t]]===0);if(i=
0,h=!1,s===0)return ft(e,c,t)?-1:t;if(d===101&&ft(e,c,t))return-1;continue}switch(i=0,d){case 47:{let c=++t;for(;t<n&&u.a[e[t]]===0;)t++;if(s===0)return t;h=s===
1&&t-c===6&&e[c]===76&&us(e,c),t-c===9&&e[c]===66&&hs(e,c)&&(this.byteRange=!0);continue}case 60:if(h=!1,e[t+1]===60){s++,t+=2;continue}else{let c=t;if(t=(0,u.e)(
e,t,n),this.strings&&this.add(me,c,t),s===0)return t;continue}case 62:if(e[t+1]===62){if(t+=2,--s<=0)return s<0?-1:t}else t++;continue;case 91:h=!1,s++,t++;continue;case 93:
if(t++,--s<=0)return s<0?-1:t;continue;case 40:{h=!1;let c=t;if(t=(0,u.d)(e,t,n),t>=n&&e[n-1]!==41)return-1;if(this.strings&&this.add(me,c,t),s===0)return t;continue}case 37:
t=(0,u.c)(e,t,n);continue;default:t++}}return-1}scalarOrReference(e,t,n,s,i){let r=(0,u.b)(e,s,i),a=r;for(;r<i&&e[r]>=48&&e[r]<=57;)r++;return r===a||(r=(0,u.b)(
e,r,i),e[r]!==82||r+1<i&&u.a[e[r+1]]===0)?s:(this.add(t,n,r+1),r+1)}},dt=class{at=[];close=-1;open=-1;locate(e,t,n){if(this.at.length=0,t=(0,u.b)(e,t,n),e[t]!==
60||e[t+1]!==60)return!1;for(this.open=t+=2;(t=(0,u.b)(e,t,n))<n;){let s=e[t];if(s===62)return this.close=t,e[t+1]===62;if(s!==47)return!1;let i=++t;for(;t<n&&u.a[e[t]]===
0;)t++;let r=t,a=t=(0,u.b)(e,t,n);if(t=ls(e,t,n),t<0)return!1;this.at.push(i,r,a,t)}return!1}find(e,t){for(let n=this.at.length-4;n>=0;n-=4){let s=this.at[n];if(this.
at[n+1]-s!==t.length)continue;let i=!0;for(let r=0;i&&r<t.length;r++)i=e[s+r]===t.charCodeAt(r);if(i)return n}return-1}},ct=new ht;function ls(e,t,n){return e[t]===
62?-1:(ct.reset(),ct.value(e,t,n))}function ft(e,t,n){return n-t===6?e[t]===101&&e[t+1]===110&&e[t+2]===100&&e[t+3]===111:n-t===9&&e[t]===101&&e[t+1]===110&&e[t+
2]===100&&e[t+3]===115}function us(e,t){return e[t+1]===101&&e[t+2]===110&&e[t+3]===103&&e[t+4]===116&&e[t+5]===104}function hs(e,t){let n="ByteRange";for(let s=1;s<
n.length;s++)if(e[t+s]!==n.charCodeAt(s))return!1;return!0}var mt=["Resources","MediaBox","CropBox","Rotate"],Y=100,pt=class Jn{constructor(t,n,s,i,r){this.document=
t,this.numbers=n,this.ancestry=s,this.inherited=i,this.irregular=r}document;numbers;ancestry;inherited;irregular;positions;static async read(t){let{limits:n,pace:s}=t.
job,i=[],r=[],a=[{}],o=new dt,l=new Set,h=!1,d=[{kid:t.catalog.get("Pages")??null,from:0}];for(;d.length>0;){let{kid:f,from:c}=d.pop(),m=f instanceof u.q?f.number:
-1;if(m>=0){let v=s.step(400);v&&await v;let k=l.has(m);l.add(m);let x=cs(t,m,o);if(x==="page"){if(k&&(h=!0),i.push(k?t.add(ps(t.get(m))).number:m),r.push(c),i.
length>n.pages)throw gs(n.pages);continue}if(x==="none"||k)continue}let p=t.dict(f);if(!p)continue;let y=t.array(p.get("Kids"));if(!y){if(m>=0||!(0,u.x)(p.get("\
Type"),"Page"))continue;h=!0,i.push(t.add(p).number),r.push(c);continue}let g=fs(p),b=c;g&&(b=a.push({...a[c],...g})-1);for(let v=y.length-1;v>=0;v--)d.push({kid:y[v],
from:b})}return new Jn(t,i,r,a,h)}get count(){return this.numbers.length}number(t){return this.numbers[t]}indexOf(t){return this.positions??=new Map(this.numbers.
map((n,s)=>[n,s])),this.positions.get(t)??-1}attribute(t,n){return this.document.entry(this.numbers[t],n)??this.inherited[this.ancestry[t]][n]}patch(t,n){this.document.
patch(this.numbers[t],n)}async settle(){this.irregular&&await this.rebuild(this.numbers)}async rebuild(t){let{document:n}=this,s=Array.from(t),i=this.inherited.
map(h=>ms(n,h)),{nodes:r,parents:a}=this.grow(s.length);for(let h=0;h<s.length;h++){let d=s[h],f=this.indexOf(d),c=a[h];r[c].kids.push(new u.q(d,n.generation(d)));
let m=f<0?ds:i[this.ancestry[f]];n.patch(d,{Parent:r[c].ref},m);let p=n.job.pace.step(600);p&&await p}for(let{ref:h,kids:d,parent:f,count:c}of r)n.put(h,new u.s(
[["Type",new u.o("Pages")],...f?[["Parent",f]]:[],["Kids",d],["Count",c]]));let o=r[r.length-1].ref,l=n.catalog.get("Pages");(!(l instanceof u.q)||l.number!==o.
number)&&n.edit(n.catalogNumber).set("Pages",o),this.numbers=s,this.ancestry=s.map(()=>0),this.inherited=[{}],this.positions=void 0,this.irregular=!1}grow(t){let{
document:n}=this,s=n.catalog.get("Pages"),i=[],r=[],a=(h,d)=>({ref:d&&s instanceof u.q&&s.number>0?new u.q(s.number,n.generation(s.number)):n.add(null),kids:[],
parent:void 0,count:h}),o=Math.max(1,Math.ceil(t/Y));for(let h=0;h<o;h++)r.push(a(Math.min(Y,t-h*Y),o===1));let l=Array.from({length:t},(h,d)=>Math.floor(d/Y));
for(;r.length>1;){i.push(...r);let h=Math.ceil(r.length/Y),d=Array.from({length:h},()=>a(0,h===1));for(let[f,c]of r.entries()){let m=d[Math.floor(f/Y)];c.parent=
m.ref,m.kids.push(c.ref),m.count+=c.count}r=d}return i.push(...r),{nodes:i,parents:l}}},ds={};function cs(e,t,n){let s=e.place(t);if(s&&n.locate(s.bytes,s.start,
s.end)&&n.find(s.bytes,"Kids")<0)return n.at.length>0?"page":"none";let i=e.get(t);return i instanceof u.s?(0,u.x)(i.get("Type"),"Page")||!e.array(i.get("Kids"))?
"page":"node":"none"}function fs(e){let t;for(let n of mt){let s=e.get(n);s!==void 0&&((t??={})[n]=s)}return t}function ms(e,t){let{Resources:n}=t;return n instanceof
u.s?{...t,Resources:e.add(n)}:t}var ps=e=>e instanceof u.s?new u.s(e):e;function gs(e){return new w.b("limit_exceeded",`The document has more than ${e} pages`,{
issues:[{field:"file",message:`The document has more than ${e} pages.`}]})}var Me=Symbol("close array"),Oe=Symbol("close dictionary"),pe=Symbol("end"),Q=class{constructor(e,t,n,s,i){
this.bytes=e,this.at=t,this.end=n,this.nesting=s,this.openString=i}bytes;at;end;nesting;openString;value(){let e=this.token(0);return typeof e=="symbol"?null:e}token(e){
let{bytes:t,end:n}=this,s=(0,u.b)(t,this.at,n);if(this.at=s,s>=n)return pe;let i=t[s];if(i>=48&&i<=57)return this.numberOrReference();switch(i){case 47:return this.
name();case 40:return this.string(this.literal());case 60:return t[s+1]!==60?this.string(this.hexadecimal()):(this.at+=2,this.dictionary(e+1));case 91:return this.
at++,this.array(e+1);case 93:return this.at++,Me;case 62:return this.at+=t[s+1]===62?2:1,Oe;case 41:case 123:case 125:return this.at++,null;default:return this.
word()}}array(e){this.checkDepth(e);let t=[];for(;;){let n=this.token(e);if(n===Me||n===pe)return t;if(n===Oe)return this.at-=2,t;t.push(n)}}dictionary(e){this.
checkDepth(e);let t=new u.s,n;for(;;){let s=this.token(e);if(s===Oe||s===pe)return t;if(s===Me)continue;let i=s;if(n===void 0){i instanceof u.o&&(n=i.text);continue}
i!==null&&t.set(n,i),n=void 0}}checkDepth(e){if(e>this.nesting)throw new w.b("limit_exceeded",`An object of the document is nested deeper than ${this.nesting} l\
evels`,{issues:[{field:"file",message:`An object is nested deeper than ${this.nesting} levels.`}]})}name(){let{bytes:e,end:t}=this,n=this.at+1,s=(0,u.f)(e,n,t);
this.at=s;let i="";for(let r=n;r<s;r++){let a=e[r];if(a===35&&r+2<s){let[o,l]=[Te(e[r+1]),Te(e[r+2])];o>=0&&l>=0&&(a=o*16+l,r+=2)}i+=String.fromCharCode(a)}return new u.o(
i)}string(e){return new u.p(this.openString?this.openString(e):e)}literal(){let{bytes:e,end:t}=this,n=[],s=1,i=this.at+1;for(;i<t;i++){let r=e[i];if(r===40)s++;else if(r===
41){if(--s===0)break}else if(r===13)e[i+1]===10&&i++,r=10;else if(r===92){if(r=e[++i],i>=t)break;if(r>=48&&r<=55){let a=r-48;for(let o=0;o<2&&e[i+1]>=48&&e[i+1]<=
55;o++)a=a*8+e[++i]-48;r=a&255}else if(r===13){e[i+1]===10&&i++;continue}else{if(r===10)continue;r=ys.get(r)??r}}n.push(r)}return this.at=Math.min(i+1,t),Uint8Array.
from(n)}hexadecimal(){let{bytes:e,end:t}=this,n=[],s=this.at+1,i=-1;for(;s<t&&e[s]!==62;s++){let r=Te(e[s]);r<0||(i<0?i=r:(n.push(i*16+r),i=-1))}return i>=0&&n.
push(i*16),this.at=Math.min(s+1,t),Uint8Array.from(n)}numberOrReference(){let{bytes:e,end:t}=this,n=this.number();if(!Number.isInteger(n))return n;let s=(0,u.b)(
e,this.at,t),i=0,r=s;for(;s<t&&e[s]>=48&&e[s]<=57;)i=i*10+e[s++]-48;return s===r||s-r>5||(s=(0,u.b)(e,s,t),e[s]!==82||s+1<t&&u.a[e[s+1]]===0)?n:(this.at=s+1,new u.q(
n,i))}number(){let{bytes:e,end:t}=this,n=this.at,s=(0,u.f)(e,n,t);this.at=s;let i="";for(let l=n;l<s;l++)i+=String.fromCharCode(e[l]);let r=Number(i);if(!Number.
isNaN(r)&&/^[+-]?[\d.]/.test(i))return r;let a=/^[+-]*(\d*\.?\d*)/.exec(i),o=Number(a?.[1]??0)||0;return i.startsWith("-")?-o:o}word(){let{bytes:e,at:t,end:n}=this,
s=e[t];return s===43||s===45||s===46?this.number():(0,u.h)(e,t,"true")||(0,u.h)(e,t,"false")?(this.at=(0,u.f)(e,t,n),s===116):(0,u.g)(e,t,"endobj")||(0,u.g)(e,t,
"endstream")?pe:(this.at=Math.max((0,u.f)(e,t,n),t+1),null)}},ys=new Map([[110,10],[114,13],[116,9],[98,8],[102,12]]);function Te(e){return e===void 0?-1:e>=48&&
e<=57?e-48:e>=65&&e<=70?e-55:e>=97&&e<=102?e-87:-1}var bs=[7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21],ws=Int32Array.from({length:64},(e,t)=>Math.floor(Math.abs(
Math.sin(t+1))*2**32)|0),gt=new Int32Array(16),P=new Int32Array(4),Z=new Uint8Array(128);function oe(e){P[0]=1732584193,P[1]=4023233417,P[2]=2562383102,P[3]=271733878;
let{length:t}=e,n=t&-64;for(let a=0;a<n;a+=64)yt(e,a);let s=t-n,i=s<56?64:128;for(let a=0;a<s;a++)Z[a]=e[n+a];Z[s]=128,Z.fill(0,s+1,i);for(let a=0,o=t<<3;a<4;a++)
Z[i-8+a]=o>>>(a<<3);Z[i-4]=t>>>29;for(let a=0;a<i;a+=64)yt(Z,a);let r=new Uint8Array(16);for(let a=0;a<16;a++)r[a]=P[a>>2]>>>((a&3)<<3);return r}function yt(e,t){
for(let a=0,o=t;a<16;a++,o+=4)gt[a]=e[o]|e[o+1]<<8|e[o+2]<<16|e[o+3]<<24;let n=P[0],s=P[1],i=P[2],r=P[3];for(let a=0;a<64;a++){let o=a>>4,l,h;o===0?(l=s&i|~s&r,
h=a):o===1?(l=r&s|~r&i,h=5*a+1):o===2?(l=s^i^r,h=3*a+5):(l=i^(s|~r),h=7*a);let d=n+l+ws[a]+gt[h&15]|0,f=bs[o<<2|a&3];n=r,r=i,i=s,s=s+(d<<f|d>>>32-f)|0}P[0]=P[0]+
n,P[1]=P[1]+s,P[2]=P[2]+i,P[3]=P[3]+r}function bt(e){let t=new Uint8Array(256);for(let s=0;s<256;s++)t[s]=s;let{length:n}=e;for(let s=0,i=0,r=0;s<256;s++){let a=t[s];
i=i+a+e[r]&255,t[s]=t[i],t[i]=a,++r===n&&(r=0)}return t}var ee=new Uint8Array(256);function Ee(e,t){ee.set(e);let{length:n}=t,s=new Uint8Array(n);for(let i=0,r=0,
a=0;i<n;i++){r=r+1&255;let o=ee[r];a=a+o&255;let l=ee[a];ee[r]=l,ee[a]=o,s[i]=t[i]^ee[o+l&255]}return s}function ge(e,t){return Ee(bt(e),t)}var W={length:e=>e,decrypt:e=>e,
encryptInto:(e,t,n,s,i)=>s.set(e,i)};function vs(e){let t=Pt(e,[]),n=je((s,i)=>bt(t(s,i)));return{length:s=>s,decrypt:(s,i,r)=>Ee(n(i,r),s),encryptInto:(s,i,r,a,o)=>a.
set(Ee(n(i,r),s),o)}}function wt(e){let t=Pt(e,[115,65,108,84]),n=je((i,r)=>xt(t(i,r))),s=je((i,r)=>$t(t(i,r)));return{length:kt,decrypt:(i,r,a)=>St(s(r,a),i),encryptInto:(i,r,a,o,l)=>At(
n(r,a),i,o,l)}}function vt(e){let t,n;return{length:kt,decrypt:s=>St(n??=$t(e),s),encryptInto:(s,i,r,a,o)=>At(t??=xt(e),s,a,o)}}var kt=e=>(e&-16)+32,ye=64*1024,
te=Buffer.alloc(ye);function At(e,t,n,s){let{length:i}=t,r=i&-16,a=Math.min(r,ye-32),o=i-r;Ft(te),te.set(a===i?t:t.subarray(0,a),16);let l=16+a;if(a<r){n.set(e.
update(te.subarray(0,l)),s),s+=l,l=0;for(let h=a;h<r;h+=ye){let d=e.update(t.subarray(h,Math.min(h+ye,r)));n.set(d,s),s+=d.length}}o>0&&te.set(t.subarray(r),l),
te.fill(16-o,l+o,l+16),n.set(e.update(te.subarray(0,l+16)),s)}var ks=new Uint8Array(0);function St(e,t){let n=t.length&-16;if(n<32)return ks;let s=e.update(n===
t.length?t:t.subarray(0,n)),i=s[n-1],r=n;if(i>0&&i<=16){do r--;while(r>n-i&&s[r-1]===i);r>n-i&&(r=n)}return s.subarray(16,r)}function xt(e){let t=Buffer.alloc(16);
return Ft(t),(0,re.createCipheriv)(e.length===16?"aes-128-cbc":"aes-256-cbc",e,t).setAutoPadding(!1)}function $t(e){return(0,re.createDecipheriv)(e.length===16?
"aes-128-cbc":"aes-256-cbc",e,Buffer.alloc(16)).setAutoPadding(!1)}var be=Buffer.alloc(16*1024),le=be.length;function Ft(e){le===be.length&&((0,re.randomFillSync)(
be),le=0),be.copy(e,0,le,le+16),le+=16}function Pt(e,t){let{length:n}=e,s=new Uint8Array(n+5+t.length);return s.set(e),s.set(t,n+5),(i,r)=>(s[n]=i,s[n+1]=i>>>8,
s[n+2]=i>>>16,s[n+3]=r,s[n+4]=r>>>8,oe(s).subarray(0,Math.min(n+5,16)))}function je(e){let t=-1,n=-1,s;return(i,r)=>((s===void 0||i!==t||r!==n)&&(s=e(i,r),t=i,n=
r),s)}function Rt(e,t,n){let s=Mt(e,n),i=Et(e,s);return $s(i,t,e.revision===2?32:16)?s:void 0}function As(e,t,n){let s=Ot(e,n),i=e.owner.subarray(0,32);for(let r=e.
revision===2?0:19;r>=0;r--)i=ge(De(s,r),i);return Rt(e,t,i)}function Ss(e,t,n,s){let i=Ot({revision:e,keyLength:t},n),r=Ce(s);for(let a=0;a<=(e===2?0:19);a++)r=
ge(De(i,a),r);return r}function xs(e,t){let n=Mt(e,t),s=new Uint8Array(32);return s.set(Et(e,n)),{user:s,fileKey:n}}var Ne=Uint8Array.of(40,191,78,94,78,117,138,
65,100,0,78,86,255,250,1,8,46,46,0,182,208,104,62,128,47,12,169,254,100,83,105,122);function Ce(e){let t=new Uint8Array(32),n=e.subarray(0,32);return t.set(n),t.
set(Ne.subarray(0,32-n.length),n.length),t}function Mt({revision:e,keyLength:t,owner:n,permissions:s,id0:i,encryptMetadata:r},a){let o=Uint8Array.of(s,s>>8,s>>16,
s>>24),l=e>=4&&!r?[255,255,255,255]:[],h=oe(Buffer.concat([Ce(a),n.subarray(0,32),o,i,Uint8Array.from(l)]));return Tt(h,e,t)}function Ot({revision:e,keyLength:t},n){
return Tt(oe(Ce(n)),e,e===2?5:t)}function Tt(e,t,n){let s=e.subarray(0,n);if(t>=3)for(let i=0;i<50;i++)s=oe(s).subarray(0,n);return s}function Et({revision:e,id0:t},n){
if(e===2)return ge(n,Ne);let s=oe(Buffer.concat([Ne,t]));for(let i=0;i<20;i++)s=ge(De(n,i),s);return s}function De(e,t){return t===0?e:e.map(n=>n^t)}function $s(e,t,n){
return t.length>=n&&e.subarray(0,n).every((s,i)=>s===t[i])}function Fs(e,t,n){return Nt(e.user,e.wrappedByUser,t,n,new Uint8Array(0))}function Ps(e,t,n){return Nt(
e.owner,e.wrappedByOwner,t,n,e.user.subarray(0,48))}function Rs(e,t,n){let s=Ct(e,t,new Uint8Array(0)),i=Ct(e,n,s.entry);return{user:s.entry,wrappedByUser:s.wrapped,
owner:i.entry,wrappedByOwner:i.wrapped}}function Ms(e,t,n){let s=Buffer.alloc(16,255);return s.writeInt32LE(t,0),s.write(n?"Tadb":"Fadb",8,"latin1"),(0,E.randomBytes)(
4).copy(s,12),(0,E.createCipheriv)("aes-256-ecb",e,null).setAutoPadding(!1).update(s)}var jt=new Uint8Array(16);function Nt(e,t,n,s,i){let r=we(n,s,e.subarray(32,
40),i);if(!Buffer.from(r).equals(e.subarray(0,32)))return;let a=we(n,s,e.subarray(40,48),i);return(0,E.createDecipheriv)("aes-256-cbc",a,jt).setAutoPadding(!1).
update(t.subarray(0,32))}function Ct(e,t,n){let s=(0,E.randomBytes)(16),i=we(6,t,s.subarray(0,8),n),r=we(6,t,s.subarray(8),n),a=(0,E.createCipheriv)("aes-256-cb\
c",r,jt).setAutoPadding(!1).update(e);return{entry:Buffer.concat([i,s]),wrapped:a}}function we(e,t,n,s){let i=(0,E.createHash)("sha256").update(t).update(n).update(
s).digest();if(e<6)return i;for(let r=0,a=0;r<64||a>r-32;r++){let o=Buffer.concat([t,i,s]),l=Buffer.alloc(64*o.length,o),h=(0,E.createCipheriv)("aes-128-cbc",i.
subarray(0,16),i.subarray(16,32)).setAutoPadding(!1).update(l),d=0;for(let f=0;f<16;f++)d+=h[f];i=(0,E.createHash)(["sha256","sha384","sha512"][d%3]).update(h).
digest(),a=h[h.length-1]}return i.subarray(0,32)}var Os=/[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu,Ts=/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
Es=/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u,
js=/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u,
Ns=/[\p{L}\p{Mc}\p{Nl}]/u;function Dt(e){let t=e.replace(Os,"").replace(Ts," ").normalize("NFKC");if(Es.test(t))return;let n=[...t],s=n.map(i=>js.test(i));return s.
includes(!0)&&(n.some((i,r)=>!s[r]&&Ns.test(i))||!s[0]||!s.at(-1))?void 0:t}var Cs=new Map([...[728,711,710,729,733,731,730,732].map((e,t)=>[e,24+t]),...[8226,8224,
8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((e,t)=>[e,128+t]),[
8364,160]]);function Ds(e){let t=Dt(e),n=[...t===void 0?[]:[Buffer.from(t,"utf8")],Buffer.from(e,"utf8"),...[Lt(e),_s(e)].filter(i=>i!==void 0)],s=[...n.filter(
i=>i.length>_e).map(i=>i.subarray(0,_e)),...n];return s.filter((i,r)=>s.findIndex(a=>a.equals(i))===r)}var _e=127;function _t(e){return typeof e=="string"?Buffer.
from(Dt(e)??e,"utf8").subarray(0,_e):e}function Bt(e){return typeof e=="string"?Lt(e)??Buffer.from(e,"utf8"):e}function Lt(e){return It(e,t=>Cs.get(t)??(t>=24&&
t<32||t>=127&&t<161?-1:t))}function _s(e){return It(e,t=>t)}function It(e,t){let n=Array.from(e,s=>t(s.codePointAt(0)));return n.every(s=>s>=0&&s<256)?Buffer.from(
n):void 0}function Ut(e,t){let{strings:n}=t,s=(r,a,o,l)=>{if(r===W)return a;let h=Buffer.allocUnsafe(r.length(a.length));return r.encryptInto(a,o,l,h,0),h},i=(r,a,o,l,h,d)=>(r.
encryptInto(a,o,l,h,d),r.length(a.length));return{...e,decryptString:(r,a,o)=>n.decrypt(r,a,o),encryptString:(r,a,o)=>s(n,r,a,o),decryptStream:(r,a,o,l)=>ve(t,l).
decrypt(r,a,o),encryptStream:(r,a,o,l)=>s(ve(t,l),r,a,o),encryptedStringLength:r=>n.length(r),encryptedStreamLength:(r,a)=>ve(t,a).length(r),encryptStringInto:(r,a,o,l,h)=>i(
n,r,a,o,l,h),encryptStreamInto:(r,a,o,l,h,d)=>i(ve(t,l),r,a,o,h,d)}}function ve({streams:e,embedded:t,named:n,encryptMetadata:s},i){let r=i.get("Type");if((0,u.x)(
r,"XRef"))return W;if(n===void 0)return e;let a=Bs(i);return a!==void 0?n.get(a)??e:!s&&(0,u.x)(r,"Metadata")?W:(0,u.x)(r,"EmbeddedFile")?t:e}function Bs(e){let t=e.
get("Filter"),n=(0,u.w)(t)?t.findIndex(a=>(0,u.x)(a,"Crypt")):(0,u.x)(t,"Crypt")?0:-1;if(n<0)return;let s=e.get("DecodeParms"),i=(0,u.w)(s)?s[n]:s,r=(0,u.u)(i)?
i.get("Name"):void 0;return r instanceof u.o?r.text:"Identity"}function Ls(e){return e.algorithm==="AES-128"?Us(e):zs(e)}var Is=()=>(0,at.randomBytes)(32);function Us({
userPassword:e,ownerPassword:t,permissions:n,id0:s}){let i=Bt(e),r=Ss(4,16,Bt(t),i),a=xs({revision:4,keyLength:16,owner:r,permissions:n,id0:s,encryptMetadata:!0},
i),o=(0,u.y)({Filter:(0,u.z)("Standard"),V:4,R:4,Length:128,...zt("AESV2",16),O:new u.p(r),U:new u.p(a.user),P:n});return Kt({dictionary:o,version:"1.6",numbered:!0},
wt(a.fileKey))}function zs({userPassword:e,ownerPassword:t,permissions:n}){let s=(0,at.randomBytes)(32),i=Rs(s,_t(e),_t(t)),r=(0,u.y)({Filter:(0,u.z)("Standard"),
V:5,R:6,Length:256,...zt("AESV3",32),O:new u.p(i.owner),OE:new u.p(i.wrappedByOwner),U:new u.p(i.user),UE:new u.p(i.wrappedByUser),P:n,Perms:new u.p(Ms(s,n,!0))});
return Kt({dictionary:r,version:"1.7",extensionLevel:8,numbered:!1},vt(s))}function zt(e,t){let n=(0,u.y)({Type:(0,u.z)("CryptFilter"),CFM:(0,u.z)(e),AuthEvent:(0,u.z)(
"DocOpen"),Length:t});return{CF:(0,u.y)({StdCF:n}),StmF:(0,u.z)("StdCF"),StrF:(0,u.z)("StdCF")}}function Kt(e,t){return Ut(e,{strings:t,streams:t,embedded:t,named:new Map(
[["StdCF",t],["Identity",W]]),encryptMetadata:!0})}function Ks(e,t,n){let s=Gs(e),i=Gt(s,t,new Uint8Array(0)),r=i??(n?Vt(Ds(n),h=>Gt(s,t,h)):void 0);if(r===void 0)
throw n?Ys():Js();let{fileKey:a,access:o}=r,l=Xs(s,a);return{...Ut({dictionary:e,...qs(s),numbered:s.revision<=4},l),access:o,permissions:s.permissions,opensWithoutPassword:i!==
void 0,algorithm:Hs(s.methods[l.streams===W?"embedded":"streams"],a)}}function Gs(e){let t=e.get("Filter");if(!(0,u.x)(t,"Standard"))throw Be(`the security hand\
ler ${t instanceof u.o?Wt(t):"without a name"}`);let n=Ae(e.get("V"),0),s=Ae(e.get("R"),0);if(!(n===5?s===5||s===6:[1,2,4].includes(n)&&s>=2&&s<=4))throw Be(`th\
e standard security handler with V ${n} and R ${s}`);let i={encrypt:e,version:n,revision:s,permissions:Ae(e.get("P"),-4)|0};if(n<4)return{...i,encryptMetadata:!0,
methods:{strings:"V2",streams:"V2",embedded:"V2"},filters:void 0};let r=e.get("CF"),a=new Map;for(let[h,d]of(0,u.u)(r)?r:[]){let f=(0,u.u)(d)?Vs(d,n):void 0;f!==
void 0&&a.set(h,f)}a.set("Identity","none");let o=(h,d)=>{let f=e.get(h),c=a.get(f instanceof u.o?f.text:d);if(c===void 0)throw Be(`the crypt filter ${f instanceof
u.o?Wt(f):d}`);return c},l=e.get("StmF");return{...i,encryptMetadata:e.get("EncryptMetadata")!==!1,methods:{strings:o("StrF","Identity"),streams:o("StmF","Ident\
ity"),embedded:o("EFF",l instanceof u.o?l.text:"Identity")},filters:a}}function Vs(e,t){let n=e.get("CFM");return t===5&&(0,u.x)(n,"AESV3")?"AESV3":t===4&&(0,u.x)(
n,"AESV2")?"AESV2":t===4&&(0,u.x)(n,"V2")?"V2":n===void 0||(0,u.x)(n,"None")?"none":void 0}function Gt(e,t,n){let{encrypt:s,revision:i}=e;if(i>=5){let o={owner:ne(
s,"O",48),user:ne(s,"U",48),wrappedByOwner:ne(s,"OE",32),wrappedByUser:ne(s,"UE",32)};return ke(Fs(o,i,n),"user")??ke(Ps(o,i,n),"owner")}let r=ne(s,"O",1),a=ne(
s,"U",1);return Vt(Ws(e),o=>{let{permissions:l,encryptMetadata:h}=e,d={revision:i,keyLength:o,owner:r,permissions:l,id0:t,encryptMetadata:h};return ke(Rt(d,a,n),
"user")??ke(As(d,a,n),"owner")})}function ke(e,t){return e&&{fileKey:e,access:t}}function Ws({encrypt:e,version:t}){if(t===4)return[16];let n=Ae(e.get("Length"),
40),s=n%8===0&&n>=40&&n<=128?n/8:5;return[...new Set(t===1?[5,s,16]:[s,16,5])]}function Xs(e,t){let n={none:W},s=o=>o==="V2"?n.V2??=vs(t):o==="AESV2"?n.AESV2??=
wt(t):o==="AESV3"?n.AESV3??=vt(t):W,{methods:i,filters:r,encryptMetadata:a}=e;return{strings:s(i.strings),streams:s(i.streams),embedded:s(i.embedded),named:r&&new Map(
[...r].map(([o,l])=>[o,s(l)])),encryptMetadata:a}}function qs({version:e,revision:t,methods:n}){return t>=5?{version:"1.7",extensionLevel:t===5?3:8}:e===4?{version:Object.
values(n).includes("AESV2")?"1.6":"1.5"}:{version:t===2?"1.1":"1.4"}}function Hs(e,t){if(e!=="none")return e==="V2"?t.length===5?"RC4-40":"RC4-128":e==="AESV2"?
"AES-128":"AES-256"}function ne(e,t,n){let s=e.get(t);if(s instanceof u.p&&s.bytes.length>=n)return s.bytes;throw(0,w.d)(`its encryption dictionary has no usabl\
e /${t}.`)}function Ae(e,t){return typeof e=="number"?Math.trunc(e):t}function Vt(e,t){for(let n of e){let s=t(n);if(s!==void 0)return s}}function Wt({text:e}){
return/^[\w.+-]{1,40}$/.test(e)?e:"with an unusual name"}function Js(){return new w.b("password_required","The PDF document needs a password to open",{issues:[{
field:"file",message:"The document needs a password to open. Give it as open_password."}],advice:"Give the password that opens the document"})}function Ys(){return new w.b(
"wrong_password","The given password does not open the PDF document",{issues:[{field:"file",message:"The document needs a password to open, and the given one do\
es not open it."}],advice:"Check the password: upper and lower case count, and so do spaces"})}function Be(e){return new w.b("unsupported_encryption",`The PDF d\
ocument is protected by ${e}, which Octavo cannot open`,{issues:[{field:"file",message:`The document is protected by ${e}, which is not supported.`}],advice:"On\
ly protection by passwords can be opened, not by certificates or rights management"})}var Xt={allow_print:3,allow_change_content:4,allow_copy_content:5,allow_comment_and_fill_form:6,
allow_fill_form:9,allow_accessibility:10,allow_assemble_document:11,allow_print_high_resolution:12},qt=-4,Le=e=>1<<Xt[e]-1,Ht=Object.keys(Xt);function Qs(e){let t=qt;
for(let n of Ht)e[n]||(t&=~Le(n));return e.allow_print?t:t&~Le("allow_print_high_resolution")}function Ie(e){return Ht.filter(t=>(e&Le(t))===0)}var Ue={number:0,
generation:0};function B(e,t,n){if(t===null)e.text("null");else if(typeof t=="number")e.text(si(t));else if(typeof t=="boolean")e.text(t?"true":"false");else if(t instanceof
u.o)ze(e,t.text);else if(t instanceof u.q)ti(e,t,n);else if(t instanceof u.p)Jt(e,t.bytes,n);else if(Array.isArray(t)){e.byte(91);for(let[s,i]of t.entries())s>0&&
e.byte(32),B(e,i,n);e.byte(93)}else t instanceof u.s?Zs(e,t,n):B(e,t.dict,n)}function Zs(e,t,n){let s=n.security&&t.has("ByteRange")?{...n,security:void 0}:n;e.
text("<<");for(let[i,r]of t)ze(e,i),ei(r)&&e.byte(32),B(e,r,i==="Contents"?s:n);e.text(">>")}var ei=e=>e===null||typeof e=="number"||typeof e=="boolean"||e instanceof
u.q;function ti(e,t,{renumber:n}){if(!n){e.integer(t.number),e.byte(32),e.integer(t.generation),e.text(" R");return}let s=n(t);if(s===0){e.text("null");return}e.
integer(s),e.text(" 0 R")}function ze(e,t){e.byte(47);for(let n=0;n<t.length;n++){let s=t.charCodeAt(n)&255;s>32&&s<127&&s!==35&&u.a[s]===0?e.byte(s):e.text(`#${ni(
s)}`)}}function Jt(e,t,{security:n,number:s,generation:i}){if(n){Yt(e,n.encryptString(t,s,i));return}let r=0;for(let a of t)(a<32||a>126)&&r++;if(r*3>t.length){
Yt(e,t);return}e.byte(40);for(let a of t)(a===40||a===41||a===92)&&e.byte(92),a===13?e.text("\\r"):e.byte(a);e.byte(41)}function Yt(e,t){e.byte(60);for(let n of t)
e.byte(Se.charCodeAt(n>>4)),e.byte(Se.charCodeAt(n&15));e.byte(62)}var Se="0123456789abcdef",ni=e=>Se[e>>4]+Se[e&15];function si(e){if(!Number.isFinite(e))return"\
0";if(Number.isInteger(e)&&Math.abs(e)<1e15)return String(e);let t=String(e);return t.includes("e")?Math.abs(e)<1?e.toFixed(12).replace(/0+$/,"").replace(/\.$/,
""):e.toFixed(0):t}function Qt(e){let t=[e];for(;t.length>0;){let n=t.pop();if(n instanceof u.p)return!0;Array.isArray(n)?t.push(...n):n instanceof u.s?t.push(...n.
values()):n instanceof u.t&&t.push(n.dict)}return!1}var Ke=0,F=1,L=2,xe=3,Zt=class{constructor(e,t){this.limits=e,this.sourceLength=t,this.kind=new Uint8Array(1024),
this.place=new Int32Array(1024),this.detail=new Int32Array(1024)}limits;sourceLength;kind;place;detail;size=0;offer(e,t,n,s){e>=this.kind.length&&this.grow(e+1),
this.kind[e]===Ke&&this.set(e,t,n,s)}set(e,t,n,s){e>=this.kind.length&&this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=this.size&&(this.size=e+
1)}clear(){this.kind.fill(Ke),this.size=0}grow(e){let t=Math.min(this.limits.objects,Math.max(1e6,this.sourceLength));if(e>t+1)throw new w.b("limit_exceeded",`T\
he document has an object numbered beyond ${t}`,{issues:[{field:"file",message:`The document has an object numbered beyond ${t}.`}]});let n=Math.min(Math.max(e,
this.kind.length*2),t+1),[s,i,r]=[new Uint8Array(n),new Int32Array(n),new Int32Array(n)];s.set(this.kind),i.set(this.place),r.set(this.detail),[this.kind,this.place,
this.detail]=[s,i,r]}},en=new Set(["Prev","XRefStm","Size","W","Index","Filter","DecodeParms","Length","Type"]);function ii(e,t,n){let s=(0,u.l)(e).lastIndexOf(
"startxref");if(s<0)return;let i=(0,u.j)(e,(0,u.b)(e,s+9,e.length),e.length).value;if(i<0)return;let r=new Zt(t,e.length),a=new u.s,o=!1,l=new Set,h=[i];for(;h.
length>0;){let d=h.pop();if(l.has(d))continue;l.add(d);let f=d<e.length?ri(e,d,r,t,n):void 0;if(!f)return;o||=f.stream;for(let[m,p]of f.trailer)!en.has(m)&&!a.has(
m)&&a.set(m,p);let c=f.trailer.get("Prev");typeof c=="number"&&h.push(c)}return{table:r,trailer:a,streams:o}}function ri(e,t,n,s,i){return t=(0,u.b)(e,t,e.length),
(0,u.h)(e,t,"xref")||(0,u.g)(e,t,"xref")?ai(e,t+4,n,s,i):nn(e,t,n,s,i)}function ai(e,t,n,s,i){let r=e.length,a=[];for(;t=(0,u.b)(e,t,r),!(0,u.g)(e,t,"trailer");){
let h=(0,u.j)(e,t,r),d=(0,u.j)(e,(0,u.b)(e,h.after,r),r);if(h.value<0||d.value<0)return;t=(0,u.b)(e,d.after,r);let f=h.value;for(let c=0;c<d.value;c++){let m=(0,u.j)(
e,t,r);if(m.value<0)break;let p=tn(e,m.after),y=(0,u.j)(e,p,r);if(y.value<0)return;p=tn(e,y.after);let g=e[p];if(g!==110&&g!==102)return;c===0&&f===1&&g===102&&
m.value===0&&y.value===65535&&(f=0);let b=f+c;for(g===110&&m.value>0?m.value<r&&n.offer(b,F,m.value,y.value):a.push(b),t=p+1;t<r&&u.a[e[t]]===1;)t++}}let o=new Q(
e,t+7,r,s.nesting).value();if(!(0,u.u)(o))return;let l=o.get("XRefStm");typeof l=="number"&&l>0&&l<r&&nn(e,l,n,s,i);for(let h of a)n.offer(h,xe,0,0);return{trailer:o,
stream:!1}}function tn(e,t){for(;e[t]===32||e[t]===9;)t++;return t}function nn(e,t,n,s,i){let r=(0,u.k)(e,t,e.length);if(!r)return;let a=oi(e,r.body,s,i);if(!a)
return;let{trailer:o,rows:l}=a,h=sn(o.get("W")),[d=0,f=0,c=0]=h,m=d+f+c;if(h.length<3||m<1||h.some(b=>b<0||b>8))return;let p=o.get("Size"),y=sn(o.get("Index"));
y.length<2&&y.splice(0,y.length,0,typeof p=="number"?p:Math.floor(l.length/m));let g=0;for(let b=0;b+1<y.length;b+=2)for(let v=0;v<y[b+1]&&g+m<=l.length;v++,g+=
m){let k=y[b]+v;if(k<0)continue;let x=d===0?1:We(l,g,d),R=We(l,g+d,f),G=We(l,g+d+f,c);x===1&&R<e.length?n.offer(k,F,R,Math.min(G,65535)):x===2?n.offer(k,L,Math.
min(R,s.objects),Math.min(G,s.objects)):x===0&&n.offer(k,xe,0,0)}return{trailer:o,stream:!0}}function oi(e,t,n,s){let i=new Q(e,t,e.length,n.nesting),r=i.value();
if(!(0,u.u)(r))return;let a=r.get("Type");if(!(a instanceof u.o)||a.text!=="XRef")return;let o=(0,u.b)(e,i.at,e.length);if(!(0,u.g)(e,o,"stream"))return;let l=Ge(
e,o),h=r.get("Length"),d=typeof h=="number"?l+h:-1,f=d>=l&&d<=e.length&&Ve(e,d)?d:(0,u.l)(e).indexOf("endstream",l);try{let c=e.subarray(l,f<0?e.length:f),m=Xe(
r.get("Filter")),p=Xe(r.get("DecodeParms")??null);for(let[y,g]of m.slice(0,n.filters).entries()){let b=p[y];g instanceof u.o&&(c=(0,u.m)(g.text,c,(0,u.u)(b)?b:void 0,
s))}return{trailer:r,rows:c}}catch(c){if(c instanceof w.b&&c.code==="limit_exceeded")throw c;return}}function Ge(e,t){let n=t+6;for(;e[n]===32&&(e[n+1]===10||e[n+
1]===13||e[n+1]===32);)n++;return e[n]===13&&n++,e[n]===10&&n++,n}function Ve(e,t){for(let n=0;n<4&&u.a[e[t]??0]===1&&t<e.length;n++)t++;return(0,u.g)(e,t,"ends\
tream")}function We(e,t,n){let s=0;for(let i=0;i<n;i++)s=s*256+e[t+i];return s}var Xe=e=>e==null?[]:Array.isArray(e)?e:[e],sn=e=>Xe(e).map(t=>typeof t=="number"?
Math.trunc(t):-1);function rn(e,t){let n=(0,u.l)(e),s=new Zt(t,e.length),i=new u.s,r=!1,a={stream:new qe(n,"stream"),endobj:new qe(n,"endobj"),endstream:new qe(
n,"endstream")},o=n.indexOf("trailer"),l=d=>{for(let[f,c]of d)en.has(f)||i.set(f,c)},h=d=>{for(;o>=0&&o<d;){let f=new Q(e,o+7,Math.min(e.length,o+65536),t.nesting).
value();(0,u.u)(f)&&l(f),o=n.indexOf("trailer",o+7)}};for(let d=0;;){let f=n.indexOf("obj",d);if(f<0)break;d=f+3;let c=li(e,f);if(!c)continue;h(c.start),s.set(c.
number,F,c.start,Math.min(c.generation,65535));let m=ui(e,n,d,a);if(m.crossReference){r=!0;let p=new Q(e,d,e.length,t.nesting).value();(0,u.u)(p)&&p.has("Root")&&
l(p)}d=m.at}if(h(e.length),s.size===0)throw(0,w.d)("no PDF objects were found in the file");return{table:s,trailer:i,streams:r}}function li(e,t){let n=t-1,s=()=>{
let o=n;for(;n>=0&&(0,u.i)(e[n]);)n--;return o-n>0&&o-n<=10?(0,u.j)(e,n+1,o+1).value:-1},i=()=>{let o=n;for(;n>=0&&u.a[e[n]]===1;)n--;return n<o};i();let r=s();
if(r<0||!i())return;let a=s();if(!(a<=0||a>2147483647))return{number:a,generation:r,start:n+1}}var qe=class{constructor(e,t){this.buffer=e,this.word=t}buffer;word;found=-2;from=0;next(e){
return this.found!==-2&&e>=this.from&&(this.found<0||this.found>=e)||(this.found=this.buffer.indexOf(this.word,e)),this.from=e,this.found}};function ui(e,t,n,s){
let i=s.stream.next(n),r=s.endobj.next(n);if(i<0||r>=0&&r<i)return{at:n,crossReference:!1};if((0,u.g)(e,i-3,"end"))return{at:n,crossReference:!1};let a=t.toString(
"latin1",n,Math.min(i,n+4096));if(/\d\s+obj\b/.test(a))return{at:n,crossReference:!1};let o=/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(a),l=Ge(e,i),h=/\/Type\s*\/XRef\b/.
test(a);if(o&&Ve(e,l+Number(o[1])))return{at:l+Number(o[1]),crossReference:h};let d=s.endstream.next(l);return{at:d<0?l:d,crossReference:h}}var X=class ot{constructor(t,n,s,i){
this.bytes=t,this.job=n,this.budget=i,this.table=s.table,this.trailer=s.trailer,this.crossReferenceStream=s.streams,this.bodies=new Int32Array(this.table.size),
this.next=Math.max(this.table.size,1)}bytes;job;budget;trailer;table;crossReferenceStream;security;pages;bodies;edited=new Map;patched=new Map;removed=new Set;values=new Map;containers=new Map;opening=new Set;entries=new dt;patchOutput=new V(
65536);next;encryptNumber=-1;static async open(t,n,{password:s}={}){let{limits:i}=n;if(t.length===0)throw di();if(t.length>i.inputBytes)throw ci(i.inputBytes);let r=(0,u.l)(
t.subarray(0,1024)).indexOf("%PDF-");if(r<0&&(0,u.l)(t).indexOf(" obj")<0)throw(0,w.d)(fi(t));let a={stream:i.streamBytes,remaining:i.streamBytes+t.length*i.expansion},
o=r>0?[t.subarray(r),t]:[t];for(let h of o){let d=ii(h,i,a);if(!d?.trailer.has("Root"))continue;let f=new ot(h,n,d,a);if(await f.verify()&&await f.start(s))return f}
let l=new ot(t,n,rn(t,i),a);return await n.pace.rest(),await l.verify(),l.unlock(s),l.findPacked(),l.findRoot(),await l.start(s)||await l.adoptLoosePages(),l}async start(t){
return this.unlock(t),this.get(this.catalogNumber)instanceof u.s?(this.pages=await pt.read(this),this.pages.count>0):!1}get catalogNumber(){let t=this.trailer.get(
"Root");return t instanceof u.q?t.number:-1}get catalog(){return this.get(this.catalogNumber)}get version(){let t=/%PDF-(\d)\.(\d)/.exec((0,u.l)(this.bytes).toString(
"latin1",0,1032)),n=t?`${t[1]}.${t[2]}`:"1.4",s=this.catalog.get("Version");return s instanceof u.o&&/^\d\.\d$/.test(s.text)&&s.text>n?s.text:n}get size(){return this.
next}get(t){let n=typeof t=="number"?t:t.number;if(this.removed.has(n))return null;let s=this.edited.get(n);if(s!==void 0)return s;let i=this.values.get(n);if(i!==
void 0)return i;let r=this.read(n);return this.values.set(n,r),r}resolve(t){for(let n=0;t instanceof u.q&&n<32;n++)t=this.get(t);return t===void 0||t instanceof
u.q?null:t}dict(t){let n=this.resolve(t);return n instanceof u.s?n:n instanceof u.t?n.dict:void 0}array(t){let n=this.resolve(t);return Array.isArray(n)?n:void 0}edit(t){
let n=typeof t=="number"?t:t.number,s=this.get(n);return this.put(n,s),s}put(t,n){let s=typeof t=="number"?t:t.number;this.patched.delete(s),this.removed.delete(
s),this.edited.set(s,n),s>=this.next&&(this.next=s+1)}add(t){let n=this.next++;return this.edited.set(n,t),new u.q(n,0)}remove(t){let n=typeof t=="number"?t:t.number;
this.edited.delete(n),this.patched.delete(n),this.removed.add(n)}exists(t){if(this.removed.has(t))return!1;if(this.edited.has(t))return!0;let n=this.table.kind[t];
return n===F||n===L}isChanged(t){return this.edited.has(t)||this.patched.has(t)}entry(t,n){let s=this.edited.get(t)??this.values.get(t);if(s!==void 0||this.removed.
has(t))return s instanceof u.s?s.get(n):void 0;let i=this.place(t);if(!i)return;if(!this.entries.locate(i.bytes,i.start,i.end))return this.dict(new u.q(t))?.get(
n);let r=this.entries.find(i.bytes,n);if(!(r<0))return this.parserAt(t,i.bytes,this.entries.at[r+2],this.entries.at[r+3]).value()}patch(t,n,s){let i=this.edited.
has(t)?void 0:this.place(t),r=this.security&&(Object.values(n).some(Qt)||s&&Object.values(s).some(Qt));if(!i||r||!this.entries.locate(i.bytes,i.start,i.end)){let c=this.
edit(t);if(!(c instanceof u.s))return;for(let[m,p]of Object.entries(n))p===void 0?c.delete(m):c.set(m,p);for(let[m,p]of Object.entries(s??{}))c.has(m)||c.set(m,
p);return}let{bytes:a}=i,o=this.entries;this.patchOutput.length>1<<20&&(this.patchOutput=new V(1<<21));let l=this.patchOutput,h=l.length,d=o.open,f=new Set(Object.
keys(n));l.text("<<");for(let c=0;c<o.at.length;c+=4)hi(a,o.at[c],o.at[c+1],f)&&(l.copy(a,d,o.at[c]-1),d=o.at[c+3]);l.copy(a,d,o.close);for(let[c,m]of Object.entries(
n))m!==void 0&&an(l,c,m);if(s)for(let c in s)o.find(a,c)<0&&an(l,c,s[c]);l.text(">>"),this.values.delete(t),this.patched.set(t,l.bytes.subarray(h))}encoded(t){let{
sealed:n,data:s}=t;return n&&this.security?this.security.decryptStream(s,n.number,n.generation,this.directly(t.dict)):s}decoded(t){let{limits:n}=this.job,s=this.
listOf(t.dict.get("Filter")??t.dict.get("F")),i=this.listOf(t.dict.get("DecodeParms")??t.dict.get("DP"));if(s.length>n.filters)throw new w.b("limit_exceeded",`A\
 stream of the document has more than ${n.filters} filters`,{issues:[{field:"file",message:`A stream has more than ${n.filters} filters.`}]});let r=this.encoded(
t);for(let[a,o]of s.entries()){let l=this.dict(i[a]);o instanceof u.o&&(r=(0,u.m)(o.text,r,l&&this.directly(l),this.budget))}return r}listOf(t){let n=this.resolve(
t);return n===null?[]:(Array.isArray(n)?n:[n]).map(s=>this.resolve(s))}directly(t){let n=new u.s;for(let[s,i]of t){let r=this.resolve(i);n.set(s,Array.isArray(r)?
r.map(a=>this.resolve(a)):r)}return n}place(t){if(this.removed.has(t))return;let n=this.patched.get(t);if(n)return{bytes:n,start:0,end:n.length};if(!this.edited.
has(t))switch(this.table.kind[t]){case F:return{bytes:this.bytes,start:this.bodies[t],end:this.bytes.length};case L:{let s=this.container(this.table.place[t]);if(!s)
return;let i=this.table.detail[t];s.numbers[i]!==t&&(i=s.numbers.indexOf(t));let r=s.starts[i];return r===void 0?void 0:{bytes:s.data,start:r,end:s.starts[i+1]??
s.data.length}}default:return}}container(t){let n=this.containers.get(t);if(n||this.containers.has(t))return n;if(this.opening.has(t)||this.table.kind[t]!==F)return;
this.opening.add(t);let s=this.openContainer(t);return this.opening.delete(t),this.containers.set(t,s),s}openContainer(t){let n=this.read(t);if(!(n instanceof u.t)||
!(0,u.x)(this.resolve(n.dict.get("Type")),"ObjStm"))return;let[s,i]=[this.resolve(n.dict.get("N")),this.resolve(n.dict.get("First"))];if(typeof s!="number"||typeof i!=
"number")return;let r;try{r=this.decoded(n)}catch(f){if(f instanceof w.b&&f.code==="unreadable_document")return;throw f}let a=Math.max(0,Math.min(s,r.length>>1)),
[o,l]=[new Int32Array(a),new Int32Array(a)],h=0,d=0;for(;d<a;d++){let f=(0,u.j)(r,(0,u.b)(r,h,r.length),r.length),c=(0,u.j)(r,(0,u.b)(r,f.after,r.length),r.length);
if(f.value<0||c.value<0||i+c.value>r.length)break;o[d]=f.value,l[d]=i+c.value,h=c.after}return{data:r,numbers:o.subarray(0,d),starts:l.subarray(0,d),extends:n.dict.
has("Extends")}}read(t){let n=this.place(t);if(!n)return null;let s=this.table.kind[t]===L&&!this.patched.has(t),i=this.parserAt(t,n.bytes,n.start,n.end),r=i.value();
if(s||!(r instanceof u.s)||n.bytes!==this.bytes)return r;let a=(0,u.b)(this.bytes,i.at,this.bytes.length);if(!(0,u.g)(this.bytes,a,"stream"))return r;let o=this.
resolve(r.get("Length")),{start:l,end:h}=this.streamData(a,typeof o=="number"?o:-1),d=this.security&&!(0,u.x)(r.get("Type"),"XRef");return new u.t(r,this.bytes.
subarray(l,h),d?{number:t,generation:this.generation(t)}:void 0)}generation(t){return this.table.kind[t]===F?this.table.detail[t]:0}streamData(t,n){let s=Ge(this.
bytes,t);if(n>=0&&s+n<=this.bytes.length&&Ve(this.bytes,s+n))return{start:s,end:s+n,trusted:!0};let i=(0,u.l)(this.bytes).indexOf("endstream",s);return i<0&&(i=
(0,u.l)(this.bytes).indexOf("endobj",s),i<0&&(i=this.bytes.length)),i>s&&this.bytes[i-1]===10&&i--,i>s&&this.bytes[i-1]===13&&i--,{start:s,end:i,trusted:!1}}parserAt(t,n,s,i){
let{security:r}=this,a;if(r&&t!==this.encryptNumber&&this.table.kind[t]===F){let o=this.generation(t);a=l=>r.decryptString(l,t,o)}return new Q(n,s,i,this.job.limits.
nesting,a)}async verify(){let{table:t,bytes:n,bodies:s}=this,i;for(let r=0;r<t.size;r++){if(t.kind[r]!==F)continue;let a=(0,u.k)(n,t.place[r],n.length);if(a?.number===
r)s[r]=a.body,t.place[r]=a.start,t.detail[r]=a.generation;else{i??=rn(n,this.job.limits).table;let o=r<i.size&&i.kind[r]===F?(0,u.k)(n,i.place[r],n.length):void 0;
o?.number===r?(t.set(r,F,o.start,o.generation),s[r]=o.body):t.set(r,xe,0,0)}if((r&1023)===0){let o=this.job.pace.step(2e4);o&&await o}}return t.kind[this.catalogNumber]===
F||t.kind[this.catalogNumber]===L}unlock(t){let n=this.trailer.get("Encrypt");if(this.security||n===void 0)return;n instanceof u.q&&(this.encryptNumber=n.number);
let s=this.resolve(n);if(!(s instanceof u.s))throw(0,w.d)("its encryption dictionary is missing");let i=this.array(this.trailer.get("ID")),r=this.resolve(i?.[0]),
a=this.deeply(s,8);this.security=Ks(a,r instanceof u.p?r.bytes:new Uint8Array,t),this.values.clear(),this.containers.clear()}deeply(t,n){let s=this.resolve(t);if(n===
0)return s;if(Array.isArray(s))return s.map(r=>this.deeply(r,n-1));if(!(s instanceof u.s))return s;let i=new u.s;for(let[r,a]of s)i.set(r,this.deeply(a,n-1));return i}findPacked(){
let{table:t}=this,n=[];for(let s=1;s<t.size;s++)t.kind[s]===F&&(0,u.x)(this.entry(s,"Type"),"ObjStm")&&n.push({number:s,at:t.place[s]});n.sort((s,i)=>s.at-i.at);
for(let{number:s,at:i}of n){let r=this.container(s);for(let[a,o]of r?.numbers.entries()??[]){let l=t.kind[o]===F&&t.place[o]>i;o>0&&!l&&t.set(o,L,s,a)}}if(t.size>
this.bodies.length){let s=new Int32Array(t.size);s.set(this.bodies),this.bodies=s}this.next=Math.max(this.next,t.size),this.values.clear()}findRoot(){if(!this.dict(
this.trailer.get("Root"))?.has("Pages")){for(let t=this.table.size-1;t>0;t--)if(!(this.table.kind[t]===Ke||this.table.kind[t]===xe)&&(0,u.x)(this.entry(t,"Type"),
"Catalog")){this.trailer.set("Root",new u.q(t,this.generation(t)));return}if(!(this.get(this.catalogNumber)instanceof u.s)){let t=new u.s([["Type",new u.o("Cata\
log")]]);this.trailer.set("Root",this.add(t))}}}async adoptLoosePages(){let{table:t}=this,n=[];for(let a=1;a<t.size;a++)(t.kind[a]===F||t.kind[a]===L)&&(0,u.x)(
this.entry(a,"Type"),"Page")&&n.push(a);if(n.length===0)throw(0,w.d)("it has no pages");let s=n.map(a=>new u.q(a,this.generation(a))),i=this.add(new u.s([["Type",
new u.o("Pages")],["Kids",s],["Count",s.length]])),r=this.edit(this.catalogNumber);if(!(r instanceof u.s))throw(0,w.d)("it has no catalog");r.set("Pages",i),this.
pages=await pt.read(this),await this.pages.rebuild(this.pages.numbers)}measure(t,n){let{bytes:s}=this;n.forgetLength();let i=n.value(s,this.bodies[t],s.length);
if(i<0)return;let r=(0,u.b)(s,i,s.length);if(s[r]===101&&(0,u.g)(s,r,"endobj"))return{valueEnd:i,dataStart:-1,dataEnd:-1,end:r+6};if(!(0,u.g)(s,r,"stream"))return;
let a=n.length;if(n.lengthRef>=0){let h=this.get(n.lengthRef);a=typeof h=="number"?h:-1}let o=this.streamData(r,a);if(!o.trusted)return;let l=(0,u.b)(s,(0,u.b)(
s,o.end,s.length)+9,s.length);if((0,u.g)(s,l,"endobj"))return{valueEnd:i,dataStart:o.start,dataEnd:o.end,end:l+6}}};function hi(e,t,n,s){let i="";for(let r=t;r<
n;r++)i+=String.fromCharCode(e[r]);return s.has(i)}function an(e,t,n){ze(e,t),e.byte(32),B(e,n,Ue)}function di(){return new w.b("unreadable_document","The PDF d\
ocument could not be read: the file is empty",{issues:[{field:"file",message:"The file is empty."}],advice:"Check that the file is a complete PDF document"})}function ci(e){
return new w.b("limit_exceeded",`The document is larger than ${e} bytes`,{issues:[{field:"file",message:`The document is larger than ${e} bytes.`}],advice:"Spli\
t the document first, or raise the limit"})}function fi(e){let t=(0,u.l)(e).toString("latin1",0,512).trimStart().toLowerCase();return t.startsWith("<!doctype ht\
ml")||t.startsWith("<html")?"the file is an HTML page, not a PDF document":t.startsWith("pk")?"the file is a ZIP archive, not a PDF document":"the file is not\
 a PDF document"}var mi=class{live;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;count=0;bytes=0;constructor(e,t){let n=()=>new Int32Array(t?e:0);
this.live=new Uint8Array(e),this.end=new Int32Array(e),this.valueEnd=n(),this.dataStart=n(),this.dataEnd=n(),this.lengthStart=n(),this.lengthEnd=n(),this.from=n(),
this.to=n()}};async function pi(e,{watched:t}={}){let{markings:n,referrers:s}=await He([e],{watched:t});return{live:n[0].live,referrers:s}}async function He(e,t={}){
let{strings:n=!1,detail:s=n,watched:i,alias:r}=t,a=e.length,o=e.map(y=>new mi(y.size,s)),l=e.map(()=>new ht);for(let y of l)y.strings=n;let h=new Set,{pace:d}=e[0].
job,f=[],c=0,m=(y,g)=>{if(r){let v=r(y,g);v&&({part:y,number:g}=v)}i?.has(g)&&h.add(c);let{live:b}=o[y];g<=0||g>=b.length||b[g]===1||!e[y].exists(g)||(b[g]=1,f.
push(g*a+y))},p=(y,g)=>{let b=[g];for(;b.length>0;){let v=b.pop();if(v instanceof u.q)m(v instanceof u.r?v.part:y,v.number);else if(Array.isArray(v))for(let k of v)
b.push(k);else if(v instanceof u.s)for(let k of v.values())b.push(k);else if(v instanceof u.t)for(let[k,x]of v.dict)k!=="Length"&&b.push(x)}};for(let[y,g]of e[0].
trailer)y!=="Encrypt"&&p(0,g);for(;f.length>0;){let y=f.pop(),g=y%a,b=c=(y-g)/a,v=e[g],k=o[g],x=l[g];s||(x.used=0);let R=x.used;k.count++;let G=100,$=v.edited.get(
b);if($===void 0){let D=gi(v,k,x,b,s);G+=D,(D<0||n&&x.byteRange)&&(x.used=R,$=v.edit(b))}if($!==void 0)p(g,$);else{s&&(k.from[b]=R,k.to[b]=x.used);let{marks:D}=x,
es=n?x.lengthStart:-2;for(let ae=R;ae<x.used;ae+=3)D[ae]!==me&&D[ae+1]!==es&&m(g,D[ae])}let O=d.step(G);O&&await O}return{markings:o,scans:l,referrers:h}}function gi(e,t,n,s,i){
let r=e.place(s);if(!r)return-1;if(n.forgetLength(),r.bytes!==e.bytes){let o=n.value(r.bytes,r.start,r.end);return o<0&&!yi(r.bytes,r.start,r.end)?-1:(i&&(t.valueEnd[s]=
o<0?r.end:o),t.bytes+=r.end-r.start,r.end-r.start)}let a=e.measure(s,n);return a?(t.end[s]=a.end,t.bytes+=a.end-e.table.place[s],i&&(t.valueEnd[s]=a.valueEnd,t.
dataStart[s]=a.dataStart,t.dataEnd[s]=a.dataEnd,t.lengthStart[s]=n.lengthStart,t.lengthEnd[s]=n.lengthEnd),a.valueEnd-r.start):-1}function yi(e,t,n){for(let s=t;s<
n;s++)if("<([/".includes(String.fromCharCode(e[s])))return!1;return!0}var bi=0,wi=1,vi=2,ki=class{kind;place;detail;size=1;constructor(e){this.kind=new Uint8Array(
e),this.place=new Float64Array(e),this.detail=new Int32Array(e)}plain(e,t,n){this.set(e,wi,t,n)}packed(e,t,n){this.set(e,vi,t,n)}set(e,t,n,s){e>=this.kind.length&&
this.grow(e+1),this.kind[e]=t,this.place[e]=n,this.detail[e]=s,e>=this.size&&(this.size=e+1)}grow(e){let t=Math.max(e,Math.ceil(this.kind.length*1.5)),[n,s,i]=[
new Uint8Array(t),new Float64Array(t),new Int32Array(t)];n.set(this.kind),s.set(this.place),i.set(this.detail),[this.kind,this.place,this.detail]=[n,s,i]}fingerprint(){
return new Uint8Array(this.place.buffer,0,this.size*8)}table(){let{size:e,kind:t,place:n,detail:s}=this,i=Buffer.allocUnsafe(e*20),r=0;for(let a=e-1;a>=0;a--){let o=a*
20,l=t[a]===bi;on(i,o,10,l?r:n[a]),i[o+10]=32,on(i,o+11,5,a===0?65535:l?1:s[a]),i[o+16]=32,i[o+17]=l?102:110,i[o+18]=32,i[o+19]=10,l&&(r=a)}return i}packedRows(){
let{size:e,kind:t,place:n,detail:s}=this,[i,r]=[1,1];for(let c=0;c<e;c++)n[c]>i&&(i=n[c]),s[c]>r&&(r=s[c]);let a=[1,ln(i),ln(r)],o=a[0]+a[1]+a[2],l=new Uint8Array(
e*(o+1)),h=new Uint8Array(o),d=new Uint8Array(o),f=0;for(let c=0;c<e;c++){h[0]=t[c],un(h,1,a[1],n[c]),un(h,1+a[1],a[2],c===0?0:s[c]),l[f++]=2;for(let m=0;m<o;m++)
l[f++]=h[m]-d[m],d[m]=h[m]}return{data:l,widths:a}}};function Ai(e,t){let n=e.length;e.text(`xref
0 ${t.size}
`);let s=t.table();return e.copy(s,0,s.length),n}function Si(e,t,n){let s=e.length,i=t.size;t.plain(i,s,0);let{data:r,widths:a}=t.packedRows(),o=(0,u.n)(r),l=a[0]+
a[1]+a[2];e.text(`${i} 0 obj
`),n([["Type",new u.o("XRef")],["Size",t.size],["W",a],["Filter",new u.o("FlateDecode")],["DecodeParms",(0,u.y)({Columns:l,Predictor:12})],["Length",o.length]]),
e.text(`
stream
`),e.copy(o,0,o.length),e.text(`
endstream
endobj
startxref
${s}
%%EOF
`)}function on(e,t,n,s){for(let i=t+n-1;i>=t;i--){let r=Math.floor(s/10);e[i]=48+(s-r*10),s=r}}var ln=e=>Math.max(1,Math.ceil(Math.log2(e+1)/8));function un(e,t,n,s){
for(let i=t+n-1;i>=t;i--)e[i]=s%256,s=Math.floor(s/256)}var hn=200,xi=class{constructor(e,t,n,s){this.sink=e,this.documents=t,this.marked=n,this.mode=s,this.repacked=
t.map(()=>new Map),this.whole=t.map(()=>new Set);let i=t.reduce((r,a)=>r+a.size,0);this.next=t[0].size,this.finals=s.renumber?this.assign():[],this.rows=new ki(
Math.max(s.renumber?this.next:i,16)+8)}sink;documents;marked;mode;rows;finals;next;repacked;whole;fresh=[];finalReference=e=>this.final(0,e);async run(){for(let[
e]of this.documents.entries())this.mode.streams&&this.choosePacking(e),await this.writePart(e);this.fresh.length>0&&await this.writeFresh()}plain(e){let t=this.
next++;return this.begin(t,0),B(this.sink,e,Ue),this.sink.text(`
endobj
`),new u.q(t,0)}assign(){let e=1,t=this.marked.markings.map(({live:n})=>{let s=new Int32Array(n.length);for(let i=1;i<n.length;i++)n[i]===1&&(s[i]=e++);return s});
return this.next=e,t}final(e,t){return this.finalNumber(t instanceof u.r?t.part:e,t.number)}finalNumber(e,t){let n=this.mode.alias?.(e,t);return n&&({part:e,number:t}=
n),this.mode.renumber?this.finals[e][t]??0:this.marked.markings[0].live[t]===1?t:0}choosePacking(e){let t=this.documents[e],{live:n}=this.marked.markings[e],{table:s}=t,
i=new Map;for(let r=1;r<s.size;r++){if(n[r]!==1||s.kind[r]!==L)continue;let a=s.place[r],o=i.get(a);o?o.push(r):i.set(a,[r])}for(let[r,a]of i)this.isWhole(e,r,a)?
this.whole[e].add(r):this.repacked[e].set(r,a.filter(o=>!(t.edited.get(o)instanceof u.t)))}isWhole(e,t,n){let s=this.documents[e],i=s.container(t);return this.mode.
renumber||!i||i.extends||i.numbers.length!==n.length?!1:n.every(r=>!s.isChanged(r)&&i.numbers[s.table.detail[r]]===r)}async writePart(e){let t=this.documents[e],
{pace:n}=t.job,{table:s}=t,{live:i}=this.marked.markings[e],r=new Pi(this.sink,this.rows,t.bytes);for(let a of this.plainOrder(e)){let o=this.writeOne(e,a,r),l=n.
step(o);l&&await l}r.flush();for(let a=1;a<i.length;a++){let o=a>=s.size||s.kind[a]!==F&&s.kind[a]!==L;if(i[a]!==1||!o&&!(s.kind[a]===L&&(!this.mode.streams||t.
edited.get(a)instanceof u.t)))continue;this.mode.streams&&o&&!(t.edited.get(a)instanceof u.t)?this.fresh.push({part:e,number:a}):this.writeObject(e,a);let l=n.step(
500);l&&await l}}plainOrder(e){let{table:t}=this.documents[e],{live:n}=this.marked.markings[e],s=new Int32Array(t.size),i=0,r=!0,a=-1;for(let l=1;l<t.size;l++){
if(t.kind[l]!==F)continue;let h=this.whole[e].has(l)||this.repacked[e].has(l);n[l]!==1&&!h||(s[i++]=l,t.place[l]<a&&(r=!1),a=t.place[l])}let o=s.subarray(0,i);return r?
o:o.sort((l,h)=>t.place[l]-t.place[h])}writeOne(e,t,n){let s=this.documents[e],i=this.marked.markings[e],{table:r}=s,a=this.repacked[e].get(t);if(a){n.flush();let h=this.
mode.renumber?this.next++:t;return this.pack(h,a.map(d=>({part:e,number:d}))),a.length*200}if(this.whole[e].has(t))return this.copyContainer(e,t,n);if(s.isChanged(
t)||this.mode.renumber||this.mode.strings)return n.flush(),this.writeObject(e,t);let[o,l]=[r.place[t],i.end[t]];return n.add(t,o,l,r.detail[t]),Math.min(l-o,2e6)>>
3}copyContainer(e,t,n){let s=this.documents[e],i=s.container(t);for(let[a,o]of i.numbers.entries())this.rows.packed(o,t,a);n.flush();let r=s.get(t);return this.
writeStream(e,t,s.generation(t),r),r.data.length>>2}begin(e,t){this.rows.plain(e,this.sink.length,t),this.sink.integer(e),this.sink.byte(32),this.sink.integer(t),
this.sink.text(` obj
`)}writing(e,t,n){let{renumber:s,security:i}=this.mode;return{number:t,generation:n,security:i,renumber:s?r=>this.final(e,r):void 0}}writeObject(e,t){let n=this.
documents[e],s=this.mode.renumber?this.finals[e][t]:t,i=this.mode.renumber?0:n.generation(t),r=this.sink.length,a=n.edited.get(t);return a instanceof u.t?this.writeStream(
e,s,i,a):(this.begin(s,i),a!==void 0?B(this.sink,a,this.writing(e,s,i)):this.copyObject(this.sink,e,t,this.writing(e,s,i)),this.sink.text(`
endobj
`)),this.sink.length-r}writeStream(e,t,n,s){let i=this.documents[e],{security:r}=this.mode,{sealed:a}=s,o=this.writing(e,t,n),l=a&&r===i.security&&(!r?.numbered||
a.number===t&&a.generation===n),h=s.data;l||(h=i.encoded(s),r&&(h=r.encryptStream(h,t,n,s.dict))),this.begin(t,n);let d=new u.s(s.dict);d.set("Length",h.length),
B(this.sink,d,o),this.sink.text(`
stream
`),this.sink.copy(h,0,h.length),this.sink.text(`
endstream
endobj
`)}copyObject(e,t,n,s){let i=this.documents[t],r=this.marked.markings[t],a=i.place(n),o=a.bytes===i.bytes;if(!this.mode.renumber&&!this.mode.strings){e.copy(a.bytes,
a.start,a.end);return}let l=r.valueEnd[n],h=o?r.dataStart[n]:-1,d=h>=0&&this.mode.strings,f=Fi(a.bytes,a.start),c,m=-1;d&&(c=this.transcrypt(i,n,s,i.bytes.subarray(
h,r.dataEnd[n])),m=r.lengthStart[n]);let{marks:p}=this.marked.scans[t],y=m<0,g=()=>{e.copy(a.bytes,f,m),e.integer(c.length),f=r.lengthEnd[n],y=!0};for(let b=r.from[n];b<
r.to[n];b+=3){let[v,k,x]=[p[b],p[b+1],p[b+2]];if(!y&&k>=m&&g(),!(k<f)){if(v===me)e.copy(a.bytes,f,k),this.copyString(e,i,n,a.bytes,k,x,o,s),f=x;else if(this.mode.
renumber){e.copy(a.bytes,f,k);let R=this.finalNumber(t,v);R===0?e.text("null"):(e.integer(R),e.text(" 0 R")),f=x}}}y||g(),c?(e.copy(a.bytes,f,l),e.text(`
stream
`),e.copy(c,0,c.length),e.text(`
endstream`)):h>=0?(e.copy(a.bytes,f,r.dataEnd[n]),e.text(`
endstream`)):e.copy(a.bytes,f,l)}copyString(e,t,n,s,i,r,a,o){let{security:l}=t,h=t.generation(n),d=l&&(a||t.patched.has(n))&&t.table.kind[n]===F,f=new Q(s,i,r,1,
d?c=>l.decryptString(c,n,h):void 0).value();f instanceof u.p&&Jt(e,f.bytes,o)}transcrypt(e,t,n,s){let{security:i}=this.mode,r=e.generation(t);if(i===e.security&&
(!i?.numbered||t===n.number&&r===n.generation))return s;let a=e.get(t),o=a instanceof u.t?a.dict:new u.s,l=e.security?e.encoded(new u.t(o,s,{number:t,generation:r})):
s;return i?i.encryptStream(l,n.number,n.generation,o):l}async writeFresh(){let{pace:e}=this.documents[0].job;for(let t=0;t<this.fresh.length;t+=hn){this.pack(this.
next++,this.fresh.slice(t,t+hn));let n=e.step(1e5);n&&await n}}pack(e,t){let n=new V(t.length*160),s=new V(t.length*12);for(let[o,{part:l,number:h}]of t.entries()){
let d=this.documents[l],f=this.mode.renumber?this.finals[l][h]:h;o>0&&s.byte(32),s.integer(f),s.byte(32),s.integer(n.length),this.rows.packed(f,e,o);let c={...this.
writing(l,f,0),security:void 0},m=d.edited.get(h);m!==void 0?B(n,m,c):this.copyObject(n,l,h,c),n.byte(10)}s.byte(10);let i=s.length;s.copy(n.bytes,0,n.length);let r=(0,u.n)(
s.bytes),{security:a}=this.mode;a&&(r=a.encryptStream(r,e,0,$i)),this.begin(e,0),this.sink.text(`<</Type/ObjStm/N ${t.length}/First ${i}/Filter/FlateDecode/Leng\
th ${r.length}>>
stream
`),this.sink.copy(r,0,r.length),this.sink.text(`
endstream
endobj
`)}},$i=new u.s;function Fi(e,t){for(;t<e.length&&u.a[e[t]]===1;)t++;return t}var Pi=class{constructor(e,t,n){this.sink=e,this.rows=t,this.bytes=n}sink;rows;bytes;start=-1;end=-1;add(e,t,n,s){
this.start>=0&&!this.adjoins(t)&&this.flush(),this.start<0&&(this.start=t),this.rows.plain(e,this.sink.length+(t-this.start),s),this.end=n}flush(){this.start<0||
(this.sink.copy(this.bytes,this.start,this.end),this.sink.byte(10),this.start=-1)}adjoins(e){if(e<this.end||e-this.end>16)return!1;for(let t=this.end;t<e;t++)if(u.a[this.
bytes[t]]!==1)return!1;return!0}};async function ue(e,t={}){return await e.pages.settle(),Ri([e],t)}async function Ri(e,t={}){let n;return await Mi(e,t,s=>n=new V(
s)),n.bytes}async function Mi(e,t,n){let[s]=e,{encryption:i="keep",alias:r}=t,a=i==="keep"?s.security:i==="none"?void 0:i,o=e.some($=>$.security!==a),l=await He(
e,{detail:e.length>1,strings:o,alias:r}),h=l.markings.reduce(($,{count:O})=>$+O,0),d=e.reduce(($,O)=>$+O.size,0),f=e.length>1||d-h>h+50,c=o||f&&a?.numbered===!0;
f&&e.length===1&&(!o||c)&&(l=await He(e,{detail:!0,strings:c,alias:r}));let m=e.some($=>$.crossReferenceStream),p=ji([...e.map($=>$.version),t.version??"1.0",a?.
version??"1.0",m?"1.5":"1.0"]),y=l.markings.reduce(($,{bytes:O,count:D})=>$+O+D*(c?72:28),0)+d*4+16384,g=n(y);g.text(`%PDF-${p}
`),g.copy(dn,0,dn.length);let b=new xi(g,e,l,{renumber:f,strings:c,recrypt:o,security:a,streams:m,alias:r});await b.run();let v;a&&(v=b.plain(a.dictionary));let k=new u.s,
x={...Ue,renumber:b.finalReference};for(let[$,O]of s.trailer)$!=="ID"&&$!=="Encrypt"&&k.set($,O);let{rows:R}=b,G=Ti(g,R.fingerprint());if(k.set("ID",Oi(s,G)),m)
Si(g,R,$=>{for(let[O,D]of $)k.set(O,D);cn(g,k,v,x)});else{let $=Ai(g,R);k.set("Size",R.size),g.text(`trailer
`),cn(g,k,v,x),g.text(`
startxref
${$}
%%EOF
`)}}var dn=Uint8Array.of(37,226,227,207,211,10);function cn(e,t,n,s){if(!n){B(e,t,s);return}let i=new V(1024);B(i,t,s),e.copy(i.bytes,0,i.length-2),e.text(`/Enc\
rypt ${n.number} 0 R>>`)}function Oi(e,t){let n=e.resolve(e.array(e.trailer.get("ID"))?.[0]);return[n instanceof u.p?n:new u.p(t),new u.p(t)]}function Ti(e,t){let n=(0,Qn.createHash)(
"sha256").update(t);if(e instanceof V){let{bytes:s}=e,i=Math.max(fn,Math.floor(s.length/Ei));for(let r=0;r<s.length;r+=i)n.update(s.subarray(r,r+fn))}return n.digest().
subarray(0,16)}var fn=4096,Ei=128;function ji(e){return e.reduce((t,n)=>n>t?n:t)}async function mn(e,t,n){let s=Ls({...n,id0:Di(e)});return Ci(e,s),{name:t.name,
bytes:await ue(e,{encryption:s}),pageCount:e.pages.count}}function pn({algorithm:e,permissions:t,userPassword:n}){return{algorithm:e,permissions:t,restrictions:Ie(
t),needsPassword:n!==""}}function Ni({security:e}){let t=e?Ie(e.permissions):[];return t.length===0?[]:[{code:"restrictions_dropped",message:`The document came \
with restrictions (${t.join(", ")} = false). The new encryption replaces them: whoever opens the document with the password may do everything.`}]}function Ci(e,{
version:t,extensionLevel:n}){if(n===void 0||e.version>="2.0")return;let s=e.edit(e.catalogNumber);if(!(s instanceof u.s))return;let i=e.dict(s.get("Extensions")),
r=e.resolve(e.dict(i?.get("ADBE"))?.get("ExtensionLevel"));if(typeof r=="number"&&r>=n)return;let a=(0,u.y)({BaseVersion:(0,u.z)(t),ExtensionLevel:n});s.set("Ex\
tensions",new u.s([...i??[],["ADBE",a]]))}function Di(e){let t=e.resolve(e.array(e.trailer.get("ID"))?.[0]);if(t instanceof u.p&&t.bytes.length>0)return t.bytes;
let n=new u.p((0,Yn.randomBytes)(16));return e.trailer.set("ID",[n,n]),n.bytes}var _i=async(e,t,n)=>{let[s]=e,i=await X.open(s.bytes,n,{password:t.open_password}),
r={algorithm:t.encryption_algorithm,userPassword:t.password,ownerPassword:Is(),permissions:qt},a=Ni(i);return{documents:[await mn(i,s,r)],notes:a,facts:pn(r)}},
Bi=async(e,t,n)=>{let[s]=e,i=await X.open(s.bytes,n,{password:t.open_password}),r={algorithm:t.encryption_algorithm,userPassword:t.user_password??"",ownerPassword:t.
owner_password,permissions:Qs(t)},a=i.security&&!i.security.opensWithoutPassword&&r.userPassword===""?[Li]:[];return{documents:[await mn(i,s,r)],notes:a,facts:pn(
r)}},Li={code:"opens_without_password",message:"The document needed a password to open. It was given no user_password, so it now opens without one, with the res\
trictions."},Ii=async([e],t,n)=>{let s=await X.open(e.bytes,n,{password:t.open_password}),{stamp:i}=await Promise.resolve().then(()=>_(require("./stamp-5GF2635J.js"))),
r=await i(s,t),a=await ue(s),o=s.pages.count;return{documents:[{name:e.name,bytes:a,pageCount:o}],notes:r,facts:{pageCount:o}}};function Je({first_page:e,last_page:t},n){
let s=n===1?"1 page":`${n} pages`,i=[];if(e>n&&i.push({field:"first_page",message:`is ${e}, but the document has ${s}`}),t!==void 0&&t>n&&i.push({field:"last_pa\
ge",message:`is ${t}, but the document has ${s}`}),i.length===0&&t!==void 0&&e>t&&i.push({field:"first_page",message:`is ${e}, which is after last_page (${t})`}),
i.length>0)throw(0,w.c)(i);return{first:e,last:t??n}}function Ui({first:e,last:t}){return Uint32Array.from({length:t-e+1},(n,s)=>e+s)}var zi=class{constructor(e){
this.document=e}document;gone=new Set;chased=new Set;remove(e){this.gone.add(e),this.document.remove(e)}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){
let e=this.chased;return this.chased=new Set,e}isGone(e){return(0,u.v)(e)&&this.gone.has(e.number)}},z=class{seen=new Set;left;constructor(e){this.left=e.job.limits.
nodes}first(e){if(--this.left<0)throw new w.b("limit_exceeded","The document has more fields, bookmarks or structure than can be processed");return(0,u.v)(e)?this.
seen.has(e.number)?!1:(this.seen.add(e.number),!0):!0}};function M(e,t){return(0,u.v)(e)?e.number:t}function I(e,t){let n=e.catalog.get(t),s=e.dict(n);return s&&
{dict:s,holder:M(n,e.catalogNumber)}}function Ye(e){let t=yn(e),n=[t];for(let s=n.pop();s!==void 0;s=n.pop())if(Array.isArray(s))for(let[i,r]of s.entries())s[i]=
gn(r,n);else if((0,u.u)(s))for(let[i,r]of s)s.set(i,gn(r,n));return t}function gn(e,t){let n=yn(e);return n!==e&&t.push(n),n}function yn(e){return Array.isArray(
e)?[...e]:(0,u.u)(e)?new u.s(e):e}var Ki=class{constructor(e,t){this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;pages=new Map;structKeys=new Set;removedLinks=0;touch(e,t){
if(!this.prune(e,t))return;let n=t.get("P");if(this.forget(t),this.removal.remove(e),(0,u.v)(n)&&this.document.pages.indexOf(n.number)>=0){let s=this.pages.get(
n.number);s||this.pages.set(n.number,s=new Set),s.add(e)}else this.removal.chase(e)}touchPage(e){let t=this.document.entry(e,"Annots"),n=this.document.array(t);
if(!n)return;let s=!1,i=n.filter(r=>{if(this.removal.isGone(r)&&(s=!0),this.removal.isGone(r))return!1;let a=this.document.dict(r),o=M(r,M(t,e));return!a||!this.
prune(o,a)?!0:(this.forget(a),(0,u.v)(r)&&this.removal.remove(r.number),s=!0,!1)});s&&this.setAnnots(e,i)}flush(){for(let[e,t]of this.pages){let n=this.document.
array(this.document.entry(e,"Annots"))??[],s=n.filter(r=>!this.removal.isGone(r));s.length<n.length&&this.setAnnots(e,s);let i=new Set(n.map(r=>(0,u.v)(r)?r.number:
-1));for(let r of t)i.has(r)||this.removal.chase(r)}this.pages.clear()}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,u.x)(t.get("Subtype"),"Link"))return this.
removedLinks++,!0;for(let n of["P","Popup","IRT"])this.removal.isGone(t.get(n))&&(this.document.edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,u.x)(t.get(
"Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}forget(e){let t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t){
this.document.patch(e,{Annots:t.length>0?t:void 0})}};function bn(e){return e.has("Rect")&&e.has("Subtype")}var Gi=class{constructor(e){this.removal=e,this.document=
e.document}removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;losing(e){if(!(0,u.x)(e.get("Subtype"),"\
Widget")||(this.pruned=!0,e.has("T")&&!e.has("Kids")&&this.removedFields++,wn(this.document,e)!=="Sig"))return;this.signatureRemoved=!0;let t=vn(this.document,e,
"V");(0,u.v)(t)&&this.signatures.add(t.number)}keepsAsField(e,t){if(!this.document.array(t.get("Kids")))return!1;this.document.edit(e);for(let n of[...t.keys()])
!kn.includes(n)&&n!=="Kids"&&n!=="AA"&&t.delete(n);return this.touch(e),!0}touch(e){this.open.add(e),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(let t of this.
open)this.open.delete(t),this.pruneField(t);if(!this.pruned)return;this.pruned=!1;let e=I(this.document,"AcroForm");e&&(this.filter(e.holder,e.dict,"Fields"),this.
filter(e.holder,e.dict,"CO"),this.signatureRemoved&&this.dropSignatureFlags(e.holder,e.dict),!(this.document.array(e.dict.get("Fields"))?.length!==0||e.dict.has(
"DR"))&&this.document.edit(this.document.catalogNumber).delete("AcroForm"))}dropXfa(){let e=I(this.document,"AcroForm");e?.dict.has("XFA")&&(this.document.edit(
e.holder),e.dict.delete("XFA"),this.document.edit(this.document.catalogNumber).delete("NeedsRendering"),this.removedXfa=!0)}pruneField(e){let t=this.document.dict(
new u.q(e)),n=this.document.array(t?.get("Kids"));if(!t||!n)return;let s=n.filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;if(this.document.edit(
e),s.length>0||(0,u.x)(t.get("Subtype"),"Widget")){t.set("Kids",s);return}let i=t.get("Parent");this.removal.remove(e),this.removedFields++,(0,u.v)(i)&&this.open.
add(i.number)}filter(e,t,n){let s=this.document.array(t.get(n)),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||i.length===s.length||(this.document.edit(e),i.length>
0||n==="Fields"?t.set(n,i):t.delete(n))}dropSignatureFlags(e,t){let n=I(this.document,"Perms");for(let[s,i]of n?[...n.dict]:[])!(0,u.v)(i)||!this.signatures.has(
i.number)||(this.document.edit(n.holder),n.dict.delete(s));n?.dict.size===0&&this.document.edit(this.document.catalogNumber).delete("Perms"),t.has("SigFlags")&&
(Vi(this.document).some(({type:s})=>s==="Sig")||(this.document.edit(e),t.delete("SigFlags")))}};function Vi(e){let t=I(e,"AcroForm"),n=new z(e),s=[],i=[],r=(a,o)=>{
for(let l=(a?.length??0)-1;l>=0;l--)i.push({value:a[l],parent:o})};r(e.array(t?.dict.get("Fields")),void 0);for(let a=i.pop();a;a=i.pop()){let o=e.dict(a.value);
if(!o||!n.first(a.value))continue;let l=e.resolve(o.get("FT")),h={number:(0,u.v)(a.value)?a.value.number:void 0,dict:o,type:l instanceof u.o?l.text:a.parent?.type,
parent:a.parent};s.push(h),r(e.array(o.get("Kids")),h)}return s}function wn(e,t){let n=e.resolve(vn(e,t,"FT"));return n instanceof u.o?n.text:void 0}function vn(e,t,n){
let s=t;for(let i=0;s&&i<Wi;i++){let r=s.get(n);if(r!==void 0)return r;s=e.dict(s.get("Parent"))}}var kn="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I L\
ock SV".split(" "),Wi=100,Xi=["Parent","StructParents","B","DPart","PieceInfo","Annots"],qi=class{constructor(e){this.document=e}document;copied=0;copyPage(e){let{
document:t}=this,n=t.pages.number(e),s=t.dict(new u.q(n))??new u.s,i=new u.s;for(let[o,l]of s)Xi.includes(o)||i.set(o,Ye(l));for(let o of mt){let l=t.pages.attribute(
e,o);l!==void 0&&!i.has(o)&&i.set(o,Ye(l))}let r=t.add(i),a=t.array(s.get("Annots"));if(a&&a.length>0){if(this.copied+=a.length,this.copied>t.job.limits.nodes)throw new w.b(
"limit_exceeded","The pages named more than once have more annotations than can be copied");i.set("Annots",this.copyAnnotations(a,r))}return r.number}copyAnnotations(e,t){
let{document:n}=this,s=new Map,i=[],r=[];for(let a of e){let o=n.dict(a);if(!o||(0,u.v)(a)&&s.has(a.number))continue;let l=(0,u.x)(o.get("Subtype"),"Widget");if(l&&
wn(n,o)==="Sig")continue;let h=Ye(l&&(0,u.v)(a)?this.asKid(a):o);if(h.delete("StructParent"),h.set("P",t),i.push(h),!(0,u.v)(a)){r.push(h);continue}let d=n.add(
h);s.set(a.number,d),r.push(d),l&&this.addKid(h,d)}for(let a of i)Hi(a,s);return r}asKid(e){let{document:t}=this,n=t.dict(e);if(!n.has("T")&&!n.has("FT"))return n;
t.edit(e);let s=new u.s;for(let o of kn){let l=n.get(o);l!==void 0&&(s.set(o,l),n.delete(o))}this.divideActions(n,s),s.set("Kids",[e]);let i=t.add(s),r=s.get("P\
arent");n.set("Parent",i),(0,u.v)(r)&&An(t,r.number,t.dict(r),"Kids",e,i);let a=I(t,"AcroForm");for(let o of["Fields","CO"])a&&An(t,a.holder,a.dict,o,e,i);return n}divideActions(e,t){
let n=this.document.dict(e.get("AA"));if(!n)return;let[s,i]=[new u.s,new u.s];for(let[r,a]of n)(["K","F","V","C"].includes(r)?s:i).set(r,a);s.size>0&&t.set("AA",
s),i.size>0?e.set("AA",i):e.delete("AA")}addKid(e,t){let n=e.get("Parent"),s=this.document.dict(n);if(!(0,u.v)(n)||!s)return;this.document.edit(n);let i=this.document.
array(s.get("Kids"));i&&!(0,u.v)(s.get("Kids"))?i.push(t):s.set("Kids",[...i??[],t])}};function Hi(e,t){let n=(0,u.x)(e.get("Subtype"),"Popup")?["Parent"]:["Pop\
up","IRT"];for(let s of n){let i=e.get(s);if(!(0,u.v)(i))continue;let r=t.get(i.number);r?e.set(s,r):e.delete(s)}}function An(e,t,n,s,i,r){let a=e.array(n?.get(
s));!n||!a?.some(o=>(0,u.v)(o)&&o.number===i.number)||(e.edit(t),n.set(s,a.map(o=>(0,u.v)(o)&&o.number===i.number?r:o)))}var $e=64,Sn=e=>typeof e=="number"?String(
e):Buffer.from(e.bytes).toString("latin1");function Ji(e,t,n){let s=[];for(let i of xn(e,t,0))s.push(...$n(e,i.dict,n));return s}function Qe(e,t,n,s,i,r){let a=xn(
e,t,n,r);for(let l=a.length-1;l>=0;l--){let h=a[l],d=$n(e,h.dict,s),f=d.filter(([p,y])=>!i(p,y));if(f.length<d.length&&(e.edit(h.holder),h.dict.set(s,f.flat()),
h.changed=!0),h.emptyKids){let p=(e.array(h.dict.get("Kids"))??[]).filter(y=>!h.emptyKids.has((0,u.v)(y)?y.number:y));e.edit(h.holder),h.dict.set("Kids",p),h.changed=
!0}if(!h.changed)continue;let c=e.array(h.dict.get("Kids"))??[];h.empty=f.length===0&&c.length===0;let m=h.parent;m&&(m.changed=!0,h.empty?(m.emptyKids??=new Set).
add((0,u.v)(h.value)?h.value.number:h.value):Zi(e,h,f,c))}let o=a[0];return{changed:o?.changed??!1,empty:o?.empty??!1}}function Yi(e,t,n){if(t.length<=$e)return(0,u.y)(
{[n]:t.flat()});let s=[];for(let i of Fn(t)){let[r,a]=[i[0][0],i.at(-1)[0]];s.push({ref:e.add((0,u.y)({Limits:[r,a],[n]:i.flat()})),low:r,high:a})}for(;s.length>
$e;)s=Fn(s).map(i=>{let[r,a]=[i[0].low,i.at(-1).high];return{ref:e.add((0,u.y)({Limits:[r,a],Kids:i.map(({ref:o})=>o)})),low:r,high:a}});return(0,u.y)({Kids:s.map(
({ref:i})=>i)})}function xn(e,t,n,s){let i=new z(e),r=[],a=[{value:t??null,holder:n,parent:void 0}];for(let o=a.pop();o!==void 0;o=a.pop()){let l=e.dict(o.value);
if(!l||!i.first(o.value)||s&&o.parent&&!Qi(e,l,s))continue;let h={value:o.value,dict:l,holder:M(o.value,o.holder),parent:o.parent};r.push(h);let d=e.array(l.get(
"Kids"))??[];for(let f=d.length-1;f>=0;f--)a.push({value:d[f],holder:M(l.get("Kids"),h.holder),parent:h})}return r}function Qi(e,t,n){let[s,i]=e.array(t.get("Li\
mits"))??[];return typeof s!="number"||typeof i!="number"||n(s,i)}function $n(e,t,n){let s=e.array(t.get(n));if(!s)return[];let i=[];for(let r=0;r+1<s.length;r+=
2){let a=e.resolve(s[r]);(n==="Names"?a instanceof u.p:typeof a=="number")&&i.push([a,s[r+1]])}return i}function Zi(e,t,n,s){let i=o=>e.array(e.dict(o)?.get("Li\
mits"))??[],r=n[0]?.[0]??i(s[0])[0],a=n.at(-1)?.[0]??i(s.at(-1))[1];e.edit(t.holder),r!==void 0&&a!==void 0?t.dict.set("Limits",[r,a]):t.dict.delete("Limits")}function Fn(e){
let t=[];for(let n=0;n<e.length;n+=$e)t.push(e.slice(n,n+$e));return t}var Pn=e=>`/${e}`,Rn=e=>`(${e}`,er=class{constructor(e){this.removal=e,this.document=e.document}removal;document;names=new Set;get removedNames(){
return this.names.size}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;let t=this.document.resolve(e);if(t instanceof u.o)return this.names.has(
Pn(t.text));if(t instanceof u.p)return this.names.has(Rn(Sn(t)));if((0,u.w)(t))return this.removal.isGone(t[0]);if(!(0,u.u)(t))return!1;let n=t.get("D");return this.
removal.isGone(n)||this.removal.isGone(this.document.array(n)?.[0])}pruneNames(){let e=I(this.document,"Dests");for(let[n,s]of e?[...e.dict]:[])this.isDead(s)&&
(this.document.edit(e.holder),e.dict.delete(n),this.names.add(Pn(n)),(0,u.v)(s)&&this.removal.remove(s.number));let t=I(this.document,"Names");if(t){this.pruneNameTree(
t,"Dests",(n,s)=>this.isDead(s)?(this.names.add(Rn(n)),(0,u.v)(s)&&this.removal.remove(s.number),!0):!1);for(let n of["Pages","Templates"])this.pruneNameTree(t,
n,(s,i)=>this.removal.isGone(i))}}pruneTargets(e,t){let n=!1;this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),n=!0),this.pruneAction(e,t,"A")&&
(n=!0);let s=t.get("AA"),i=this.document.dict(s);return i&&(this.pruneActions(M(s,e),i),i.size===0&&(this.document.edit(e),t.delete("AA"))),n&&!t.has("Dest")&&!t.
has("A")}pruneActions(e,t){for(let n of[...t.keys()])this.pruneAction(e,t,n)}pruneOpenAction(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");
(0,u.u)(this.document.resolve(n))?this.pruneAction(t,e,"OpenAction"):this.isDead(n)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){let t=e.get(
"S");return(0,u.x)(t,"GoTo")?this.isDead(e.get("D")):(0,u.x)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneAction(e,t,n){let s=t.get(n);if(s===
void 0)return!1;let[i,...r]=this.living([s]);if(i===void 0)return this.document.edit(e),t.delete(n),!0;i!==s&&(this.document.edit(e),t.set(n,i));let a=this.document.
dict(i);return a&&(r.length>0&&(this.document.edit(M(i,e)),a.set("Next",[...Ze(this.document,a.get("Next")),...r])),this.pruneChain(i,e)),!1}pruneChain(e,t){let n,
s=[[e,M(e,t)]];for(let i=s.pop();i;i=s.pop()){let[r,a]=i,o=this.document.dict(r);if(!o||(this.isDead(o.get("SD"))&&(this.document.edit(a),o.delete("SD")),!o.has(
"Next"))||(n??=new z(this.document),!n.first(r)))continue;let l=Ze(this.document,o.get("Next")),h=this.living(l);(h.length!==l.length||h.some((d,f)=>d!==l[f]))&&
(this.document.edit(a),h.length===0?o.delete("Next"):o.set("Next",h.length===1?h[0]:h));for(let d of h)s.push([d,M(d,a)])}}living(e){let t,n=[],s=[...e].reverse();
for(let i=s.pop();i!==void 0;i=s.pop()){if(this.removal.isGone(i))continue;let r=this.document.dict(i);if(!r||!this.isDeadAction(r)){n.push(i);continue}t??=new z(
this.document),r.has("Next")&&t.first(i)&&s.push(...Ze(this.document,r.get("Next")).reverse())}return n}pruneNameTree(e,t,n){let s=e.dict.get(t);if(s===void 0)return;
let i=M(s,e.holder),{empty:r}=Qe(this.document,s,i,"Names",(a,o)=>n(Sn(a),o));r&&(this.document.edit(e.holder),e.dict.delete(t))}};function Ze(e,t){return t==null?
[]:[...e.array(t)??[t]]}function tr(e){let t=e.catalog.get("DPartRoot");if(t===void 0)return;let n=new z(e),s=[t];for(let i=s.pop();i!==void 0;i=s.pop()){let r=e.
dict(i),a=e.array(i);if(!(!n.first(i)||!(r??a))){for(let o of a??[])s.push(o);for(let o of["DPartRootNode","DParts"]){let l=r?.get(o);l!==void 0&&s.push(l)}(0,u.v)(
i)&&e.remove(i)}}e.edit(e.catalogNumber).delete("DPartRoot")}function nr(e){let t=e.catalog.get("PageLabels");if(!e.dict(t))return;let n=Ji(e,t,"Nums").map(([s,
i])=>({first:Number(s),label:e.dict(i)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,i)=>s.first-i.first).map(({first:s,label:i})=>({first:s,...rr(e,
i)}));return s=>{let[i,r]=[0,n.length];for(;i<r;){let o=i+r>>1;n[o].first<=s?i=o+1:r=o}let a=n[i-1];return a?{...a,number:a.start+s-a.first}:{style:"D",prefix:void 0,
number:s+1}}}function sr(e,t){let n=[],s,i=0;for(let r of t)(!s||!ar(s,r))&&n.push([i,or(r)]),s=r,i++;return Yi(e,n,"Nums")}function ir(e,t){let n=nr(e);if(!n)return;
let s=sr(e,Array.from(t,i=>n(i-1)));e.edit(e.catalogNumber).set("PageLabels",e.add(s))}function rr(e,t){let n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),i=e.
resolve(t?.get("St"));return{style:n instanceof u.o?n.text:void 0,prefix:s instanceof u.p&&s.bytes.length>0?s:void 0,start:typeof i=="number"&&Number.isInteger(
i)&&i>=1?i:1}}function ar(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(
e.prefix.bytes,t.prefix.bytes)===0}function or({style:e,prefix:t,number:n}){return(0,u.y)({S:e===void 0?void 0:(0,u.z)(e),P:t,St:e===void 0||n===1?void 0:n})}var lr=class{constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}removal;destinations;document;dead=new Set;repaired=new Set;get removedItems(){return this.dead.size}touch(e,t){
this.removal.isGone(t.get("SE"))&&(this.document.edit(e),t.delete("SE")),this.destinations.pruneTargets(e,t)&&this.dead.add(e)}async touchAll(){let e=I(this.document,
"Outlines"),t=new z(this.document),n=[e?.dict.get("First")];for(;n.length>0;){let s=n.pop(),i=this.document.dict(s);if(!i||!(0,u.v)(s)||!t.first(s))continue;this.
touch(s.number,i),n.push(i.get("Next"),i.get("First"));let r=this.document.job.pace.step(200);r&&await r}}async flush(){for(let t of this.dead){this.document.get(
t)!==null&&this.unlink(t);let n=this.document.job.pace.step(1e3);n&&await n}let e=I(this.document,"Outlines");!e||this.dead.size===0||this.document.dict(e.dict.
get("First"))||this.document.edit(this.document.catalogNumber).delete("Outlines")}unlink(e){let t=this.document.dict(new u.q(e)),n=t.get("Parent"),s=this.document.
dict(n);if(s&&(0,u.v)(n)&&this.isLinked(e,t,n.number,s)){let i=this.kidsOf(t);this.splice(t,i,n,s);let r=i.reduce((a,o)=>a+1+Math.max(0,et(this.document,o.item)),
0);this.recount(n,et(this.document,t)>0?-1:r-1),!s.has("First")&&s.has("Title")&&!s.has("Dest")&&!s.has("A")&&this.dead.add(n.number)}this.removal.remove(e)}splice(e,t,n,s){
let i=this.itemAt(e.get("Prev")),r=this.itemAt(e.get("Next")),[a,o]=[t[0],t.at(-1)];i?this.link(i,"Next",a??r):this.link({item:s,ref:n},"First",a??r),r?this.link(
r,"Prev",o??i):this.link({item:s,ref:n},"Last",o??i);for(let l of t)this.link(l,"Parent",{item:s,ref:n});a&&o&&(this.link(a,"Prev",i),this.link(o,"Next",r))}recount(e,t){
let n=new z(this.document),s=e;for(let i=this.document.dict(s);t!==0&&i&&(0,u.v)(s)&&n.first(s);i=this.document.dict(s)){let r=et(this.document,i);if(r===0)return;
this.document.edit(s);let a=Math.abs(r)+t;if(a>0&&i.has("First")?i.set("Count",Math.sign(r)*a):i.delete("Count"),r<0)return;s=i.get("Parent")}}isLinked(e,t,n,s){
let i=()=>{let a=this.itemAt(t.get("Prev")),o=a?a.item.get("Next"):s.get("First");return(0,u.v)(o)&&o.number===e};if(i())return!0;if(this.repaired.has(n))return!1;
this.repaired.add(n);let r;for(let a of this.kidsOf(s)){let o=a.item.get("Prev");((0,u.v)(o)?o.number:void 0)!==r?.ref.number&&this.link(a,"Prev",r),r=a}return i()}kidsOf(e){
let t=[],n=new z(this.document);for(let s=this.itemAt(e.get("First"));s&&n.first(s.ref);s=this.itemAt(s.item.get("Next")))t.push(s);return t}itemAt(e){let t=this.
document.dict(e);return t&&(0,u.v)(e)?{item:t,ref:e}:void 0}link(e,t,n){this.document.edit(e.ref),n?e.item.set(t,n.ref):e.item.delete(t)}};function ur(e){return e.
has("Title")&&e.has("Parent")&&!e.has("S")&&!e.has("Subtype")&&!e.has("FT")}function et(e,t){let n=e.resolve(t.get("Count"));return typeof n=="number"?n:0}var hr=class{constructor(e){
this.removal=e,this.document=e.document,this.root=I(this.document,"StructTreeRoot")}removal;document;root;open=new Set;unsaid=new Map;silenced=new Set;identifierRemoved=!1;removedElements=0;dropKeys(e){
let t=this.root?.dict.get("ParentTree");if(!this.root||t===void 0||e.size===0)return;let n=Float64Array.from(e).sort(),s=(a,o)=>{let l=fr(n,a);return l<n.length&&
n[l]<=o},i=(a,o)=>e.has(a)?(this.touchParents(o),!0):!1,{empty:r}=Qe(this.document,t,M(t,this.root.holder),"Nums",i,s);r&&(this.document.edit(this.root.holder),
this.root.dict.delete("ParentTree"))}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(let n of this.
open){this.open.delete(n);let s=this.document.job.pace.step(500);s&&await s,n===this.root.holder?this.pruneRoot(this.root):this.pruneElement(n)}let e=this.root.
dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;let t=(n,s)=>this.removal.isGone(s);Qe(this.document,e,M(e,this.root.
holder),"Names",t).empty&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e){(0,u.v)(e)&&!(0,u.w)(this.document.resolve(e))&&
this.open.add(e.number);for(let[t,n]of(this.document.array(e)??[]).entries()){if(!(0,u.v)(n))continue;this.open.add(n.number);let s=this.unsaid.get(n.number);s||
this.unsaid.set(n.number,s=new Set),s.add(t)}}pruneElement(e){let t=this.document.dict(new u.q(e));if(!t)return;this.pruneReferences(e,t);let n=t.get("Pg"),s=n===
void 0?this.unsaid.get(e):void 0,i=this.kidsOf(t),r=i.filter(o=>!this.isLost(o,n,s));if(this.removal.isGone(n)&&(this.document.edit(e),t.delete("Pg")),r.length===
i.length)return;let a=t.get("P");r.length===0?(t.has("ID")&&(this.identifierRemoved=!0),this.removal.remove(e),this.removedElements++):(this.document.edit(e),t.
set("K",r.length===1?r[0]:r)),(0,u.v)(a)&&this.open.add(a.number),this.silence(r.length===0?a:new u.q(e))}pruneRoot({dict:e,holder:t}){let n=this.kidsOf(e),s=n.
filter(r=>!this.removal.isGone(r));if(s.length===n.length)return;if(this.document.edit(t),s.length>0){e.set("K",s.length===1?s[0]:s);return}let i=this.document.
edit(this.document.catalogNumber);i.delete("StructTreeRoot"),i.delete("MarkInfo")}isLost(e,t,n){return typeof e=="number"?this.removal.isGone(t)||(n?.has(e)??!1):
this.removal.isGone(e)?!0:(0,u.u)(e)?(0,u.x)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,u.x)(e.get("Type"),"MCR")||(0,u.x)(e.get("Type"),"O\
BJR"))&&this.removal.isGone(e.get("Pg")??t):!1}pruneReferences(e,t){let n=this.document.array(t.get("Ref")),s=n?.filter(i=>!this.removal.isGone(i));!n||!s||s.length===
n.length||(this.document.edit(e),s.length>0?t.set("Ref",s):t.delete("Ref"))}silence(e){for(;(0,u.v)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);
let t=this.document.dict(e);t?.has("ActualText")&&(this.document.edit(e),t.delete("ActualText")),e=t?.get("P")}}kidsOf(e){let t=e.get("K");return t==null?[]:this.
document.array(t)??[t]}};function dr(e){return(0,u.x)(e.get("Type"),"StructElem")?!0:!e.has("Type")&&e.has("S")&&(0,u.v)(e.get("P"))&&(e.has("K")||e.has("Pg"))}
function cr(e){return(0,u.x)(e.get("Type"),"MCR")||(0,u.x)(e.get("Type"),"OBJR")}function fr(e,t){let[n,s]=[0,e.length];for(;n<s;){let i=n+s>>1;e[i]<t?n=i+1:s=i}
return n}var mr=class{constructor(e){this.removal=e,this.document=e.document}removal;document;threads;touch(e,t){if(!this.removal.isGone(t.get("P")))return;let[
n,s]=[t.get("N"),t.get("V")],[i,r]=[this.document.dict(n),this.document.dict(s)],a=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,u.v)(
n)||n.number===e||!i){a&&this.removal.remove(a.number);return}r&&(0,u.v)(s)&&(this.document.edit(s),r.set("N",n),this.document.edit(n),i.set("V",s)),a&&(this.document.
edit(a).set("F",n),this.document.edit(n),i.set("T",a),this.threads.set(n.number,a))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(let t of this.
document.array(this.document.catalog.get("Threads"))??[]){let n=this.document.dict(t)?.get("F");(0,u.v)(t)&&(0,u.v)(n)&&this.threads.set(n.number,t)}}return this.
threads.get(e)}flush(){let{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),s=this.document.array(n),i=s?.filter(r=>!this.removal.isGone(r));!s||!i||
i.length===s.length||(this.document.edit(t),i.length>0?e.set("Threads",i):e.delete("Threads"))}};function pr(e){return(0,u.v)(e.get("N"))&&(0,u.v)(e.get("V"))&&
(e.has("R")||e.has("P"))&&!e.has("S")}function gr(e,t){let{removal:n}=e,{document:s}=n,i=s.get(t);(0,u.w)(i)?yr(n,t,i):(0,u.u)(i)&&br(e,s,t,i)}function yr(e,t,n){
e.isGone(n[0])&&n[1]instanceof u.o&&e.remove(t),e.chase(t)}function br(e,t,n,s){let{annotations:i,destinations:r,outlines:a,removal:o,structure:l,threads:h}=e;n===
t.catalogNumber?vr(e,s):(0,u.x)(s.get("Type"),"Page")||t.pages.indexOf(n)>=0?(r.pruneTargets(n,s),i.touchPage(n),kr(o,n,s)):ur(s)?a.touch(n,s):dr(s)?l.touch(n):
cr(s)?(o.remove(n),o.chase(n)):pr(s)?h.touch(n,s):wr(e,t,n,s)}function wr(e,t,n,s){let{annotations:i,destinations:r,form:a,removal:o,structure:l}=e;bn(s)&&i.touch(
n,s),t.get(n)!==null&&(s.has("Kids")&&a.touch(n),s.has("Fields")&&a.touchForm(),(s.has("ParentTree")||(0,u.x)(s.get("Type"),"StructTreeRoot"))&&l.touchRoot(),!bn(
s)&&(r.pruneTargets(n,s),s.get("S")instanceof u.o?r.pruneChain(s,n):r.pruneActions(n,s),!(!r.isDeadAction(s)&&!(s.has("D")&&r.isDead(s)))&&(s.has("Next")||o.remove(
n),o.chase(n))))}function vr({destinations:e,form:t,removal:n,structure:s},i){e.pruneOpenAction(),e.pruneTargets(n.document.catalogNumber,i),t.touchForm(),s.touchRoot()}
function kr(e,t,n){let{document:s}=e,i=s.dict(n.get("SeparationInfo")),r=s.array(i?.get("Pages"));!i||!r?.some(a=>e.isGone(a))||(s.edit(M(n.get("SeparationInfo"),
t)),i.set("Pages",r.filter(a=>!e.isGone(a))))}var Ar=10;async function Sr(e,t){let{pages:n}=e,{numbers:s,dropped:i,repeated:r}=await xr(e,t),a=s.length!==n.count||
s.some((h,d)=>h!==n.number(d));a&&(ir(e,t),tr(e));let o=i.length>0?$r(e,i):void 0;a&&await n.rebuild(s);let l=o?await Fr(e,s,o):void 0;return{pageCount:s.length,
removedPages:i.length,repeatedPages:r,removedOutlineItems:l?.outlines.removedItems??0,removedDestinations:l?.destinations.removedNames??0,removedLinks:l?.annotations.
removedLinks??0,removedFields:l?.form.removedFields??0,removedStructureElements:l?.structure.removedElements??0,removedXfa:l?.form.removedXfa??!1}}async function xr(e,t){
let{pages:n}=e,s=new qi(e),i=new Uint8Array(n.count),r=[],a=0;for(let l of t){let h=l-1;if(i[h]){r.push(s.copyPage(h)),a++;let d=e.job.pace.step(4e3);d&&await d}else
r.push(n.number(h));i[h]=1}let o=[];for(let l=0;l<n.count;l++)i[l]||o.push(n.number(l));return{numbers:r,dropped:o,repeated:a}}function $r(e,t){let n=new Set,s=new Map,
i=new Set,r=e.dict(e.catalog.get("StructTreeRoot"))!==void 0;for(let a of t){let o=r?e.resolve(e.entry(a,"StructParents")):null;typeof o=="number"&&i.add(o);let l=e.
entry(a,"Annots"),h=e.array(l)??[];(0,u.v)(l)&&s.set(l.number,h);for(let d of h)(0,u.v)(d)&&n.add(d.number)}return{pages:t,annotations:n,arrays:s,structKeys:i}}
async function Fr(e,t,n){let s=new zi(e),i=new er(s),r={removal:s,destinations:i,annotations:new Ki(s,i),outlines:new lr(s,i),form:new Gi(s),structure:new hr(s),
threads:new mr(s)},{structure:a}=r;for(let l of n.pages)s.remove(l);i.pruneNames(),r.form.dropXfa(),a.dropKeys(n.structKeys),await a.flush(),i.removedNames>0&&await Pr(
r,t);let o=new Set([...s.removed(),...n.annotations]);for(let l=0;l<Ar&&o.size>0;l++){let{live:h,referrers:d}=await pi(e,{watched:o});l===0&&(Rr(r,n,h,d),await Mr(
r,n.annotations));for(let f of[...d].sort((c,m)=>c-m)){gr(r,f);let c=e.job.pace.step(1e3);c&&await c}await Or(r),o=s.takeChased()}return r}async function Pr({annotations:e,
destinations:t,outlines:n,removal:s},i){let{document:r}=s;t.pruneOpenAction(),t.pruneTargets(r.catalogNumber,r.catalog),await n.touchAll();for(let a of i){let o=r.
job.pace.step(2e3);o&&await o,r.entry(a,"AA")!==void 0&&t.pruneTargets(a,r.get(a)),e.touchPage(a)}}function Rr({removal:e},t,n,s){let{document:i}=e,r=a=>{for(let o of a??
[])(0,u.v)(o)&&t.annotations.delete(o.number)};for(let[a,o]of t.arrays)n[a]&&r(o);for(let a of s)i.pages.indexOf(a)>=0&&r(i.array(i.entry(a,"Annots")))}async function Mr({
form:e,removal:t,structure:n},s){let{document:i}=t,r=new Set;for(let a of s){let o=i.job.pace.step(1e3);o&&await o;let l=i.dict(new u.q(a));if(!l)continue;let h=i.
resolve(l.get("StructParent"));typeof h=="number"&&r.add(h),e.losing(l),!((0,u.x)(l.get("Subtype"),"Widget")&&e.keepsAsField(a,l))&&t.remove(a)}n.dropKeys(r)}async function Or({
annotations:e,form:t,outlines:n,structure:s,threads:i}){e.flush(),s.dropKeys(e.structKeys),e.structKeys.clear(),await s.flush(),t.flush(),await n.flush(),i.flush()}
async function Fe(e,t,n,s){let[i]=e,r=await X.open(i.bytes,n,{password:t}),a=r.pages.count,o=await Sr(r,s(a)),l=await ue(r);return{documents:[{name:i.name,bytes:l,
pageCount:o.pageCount}],notes:Er(o),facts:Tr(a,o)}}function Tr(e,t){let{pageCount:n,removedPages:s,repeatedPages:i}=t,r={sourcePageCount:e,pageCount:n};return i>
0&&(r.repeatedPages=i),s>0&&(r.removedPages=s,r.removedOutlineItems=t.removedOutlineItems,r.removedDestinations=t.removedDestinations,r.removedLinks=t.removedLinks,
r.removedFields=t.removedFields),r}function Er({removedXfa:e}){return e?[{code:"xfa_removed",message:"The XFA form of the document described removed pages and w\
as dropped. The fields themselves remain."}]:[]}var jr=(e,t,n)=>Fe(e,t.open_password,n,s=>Ui(Je(t,s))),Nr={inputBytes:2147483647,objects:8388607,nesting:500,streamBytes:268435456,
expansion:200,filters:8,pages:5e5,orderPages:1e5,nodes:5e6},Cr=()=>Promise.reject(new w.b("internal","under construction")),Dr=25,_r=3e5,Br=class{constructor(e,t,n){
this.pause=e,this.signal=t,this.onProgress=n}pause;signal;onProgress;work=0;since=performance.now();step(e){if(this.work+=e,!(this.work<_r)){if(this.work=0,this.
signal?.aborted)throw Mn();return performance.now()-this.since<Dr?void 0:this.rest()}}async rest(){if(await this.pause(),this.signal?.aborted)throw Mn();this.since=
performance.now()}progress(e){this.onProgress?.(e)}};function Mn(){return new w.b("cancelled","The operation was cancelled")}var Lr=(e,t,n)=>Fe(e,t.open_password,
n,s=>{let{first:i,last:r}=Je(t,s),a=r-i+1;if(a===s)throw(0,w.c)([{field:"first_page",message:"and last_page name every page of the document: at least one page m\
ust remain"}]);return Uint32Array.from({length:s-a},(o,l)=>l<i-1?l+1:l+a+1)});async function On(e,t){let{security:n}=e,s=e.pages.count;if(!n)return{documents:[{
...t,pageCount:s}],notes:[],facts:{wasEncrypted:!1}};let i=await ue(e,{encryption:"none"}),r=Ie(n.permissions);return{documents:[{name:t.name,bytes:i,pageCount:s}],
notes:[],facts:{wasEncrypted:!0,restrictions:r}}}var Ir=async(e,t,n)=>{let[s]=e;return On(await Ur(s.bytes,t.password,n),s)};async function Ur(e,t,n){try{return await X.
open(e,n,{password:t})}catch(s){throw!(s instanceof w.b)||s.code!=="wrong_password"?s:new w.b(s.code,s.message,{issues:[{field:"password",message:"does not open\
 the document: it must be its user or owner password"}],...s.advice===void 0?{}:{advice:s.advice}})}}var zr=async(e,t,n)=>{let[s]=e;return On(await Kr(s.bytes,n),
s)};async function Kr(e,t){try{return await X.open(e,t)}catch(n){throw!(n instanceof w.b)||n.code!=="password_required"?n:new w.b("password_required","The PDF d\
ocument needs a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_p\
assword, which removes the restrictions too."}],advice:"Use remove_password with the password: it removes the restrictions too"})}}var Gr=()=>Promise.reject(new w.b(
"internal","under construction")),Vr=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function Tn(e){let t=[];for(let[n,s]of e.split(",").entries()){let i=n+1,r=Vr.exec(s),a=h=>({
problem:`item ${i} ('${En(s)}') ${h}`});if(s.trim()==="")return{problem:`item ${i} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`};if(!r)
return a(qr(s));let o=Number(r[1]),l=r[3]===void 0?void 0:Number(r[3]);if(o===0||l===0)return a("names page 0: pages count from 1, and -1 is the last page");t.push(
{from:o,to:l,range:r[2]!==void 0,text:s.trim(),position:i})}return{items:t}}function Wr(e,t,n){let s=d=>(0,w.c)([{field:"page_order",message:d}]),i=Tn(e);if("pr\
oblem"in i)throw s(i.problem);let r=t===1?"1 page":`${t} pages`,a=i.items.map(d=>{let f=p=>p<0?t+1+p:p,c=f(d.from),m=d.range?d.to===void 0?t:f(d.to):c;for(let[p,
y]of[[d.from,c],[d.to??d.from,m]])if(y<1||y>t)throw s(`item ${d.position} ('${En(d.text)}') names ${Xr(p)}, but the document has ${r}`);return{first:c,last:m}}),
o=a.reduce((d,{first:f,last:c})=>d+Math.abs(c-f)+1,0);if(o>n)throw s(`names ${o} pages in all; at most ${n} are allowed`);let l=new Uint32Array(o),h=0;for(let{first:d,
last:f}of a){let c=d<=f?1:-1;for(let m=d;m!==f+c;m+=c)l[h++]=m}return l}function Xr(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}function qr(e){
return/^ *\d+ *-+ *\d* *$/.test(e)?"is not a range: ranges are written 2..5":/^ *\.\./.test(e)?"has no start: a range is written 1..5":"is not a page, such as 3\
 or -1, nor a range, such as 2..5 or 2.."}function En(e){let t=[...e].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return t.length>40?`${t.slice(0,40).join(
"")}…`:t.join("")}var Hr=(e,t,n)=>Fe(e,t.open_password,n,s=>Wr(t.page_order,s,n.limits.orderPages)),Jr=(e,t,n)=>Fe(e,t.open_password,n,s=>Uint32Array.from({length:s},
(i,r)=>s-r)),Yr=async(e,t,n)=>{let[s]=e,{angle:i}=t,r=await X.open(s.bytes,n,{password:t.open_password}),{pages:a}=r,o=a.count,{first:l,last:h}=Je(t,o),d=i===0?
0:h-l+1,f={pageCount:o,rotatedPages:d};if(d===0)return{documents:[{...s,pageCount:o}],notes:[],facts:f};for(let c=l-1;c<h;c++){let m=Qr(r.resolve(a.attribute(c,
"Rotate")))+i;a.patch(c,{Rotate:(m%360+360)%360});let p=n.pace.step(400);p&&await p}return{documents:[{name:s.name,bytes:await ue(r),pageCount:o}],notes:[],facts:f}};
function Qr(e){return typeof e=="number"&&Number.isInteger(e/90)?e:0}var Zr=()=>Promise.reject(new w.b("internal","under construction")),ea={add_password:_i,add_restrictions:Bi,
add_text_watermark:Ii,extract_pages:jr,merge_documents:Cr,remove_pages:Lr,remove_password:Ir,remove_restrictions:zr,remove_signatures:Gr,reorder_pages:Hr,reverse_pages:Jr,
rotate_pages:Yr,split_by_size:Zr};function ta({pause:e,limits:t}){return{async run(n,s,i,{signal:r,onProgress:a}={}){let o=new Br(e,r,a);try{return await ea[n](
s,i,{pace:o,limits:{...Nr,...t}})}catch(l){throw(0,w.e)(l)}}}}async function na(e){return e.region!==""||e.baseUrl!==""?(await Promise.resolve().then(()=>_(require("./region-QTMZ7MGF.js")))).
chooseRegion(e):{backend:ta({pause:()=>new Promise(t=>setImmediate(t))}),isLocal:!0,place:"on the runner"}}var tt=class extends Error{constructor(e,t){super("a \
job failed"),this.input=e,this.cause=t}input;cause};async function sa(e,t){let n=e.inputs[0]??"",s={source:n};try{let i=[];for(let o of e.inputs)s.source=o,i.push(
{source:o,document:await ra(o,t.workspace),facts:{},notes:[]});let r=i.reduce((o,{document:l})=>o+l.bytes.length,0);for(let o of t.steps)i=await ia(i,o,t,s);s.source=
n;let a=i.map(({document:o},l)=>({path:e.outputPath(l+1),bytes:o.bytes}));for(let o of a)t.claim(o.path,e);return await t.write(a),i.map(({document:o,facts:l,notes:h},d)=>{
let{pageCount:f,firstPage:c,lastPage:m}=o,p=c===void 0||m===void 0?{}:{firstPage:c,lastPage:m};return{status:"done",input:n,inputs:e.inputs,output:a[d]?.path??null,
pages:f??null,bytesBefore:r,bytesAfter:o.bytes.length,facts:{...l,...p},notes:h,message:null}})}catch(i){throw new tt(s.source,i)}}async function ia(e,t,n,s){let i=(0,S.b)(
t.name).input==="many"?[e]:e.map(a=>[a]),r=[];for(let a of i){let[o]=a;if(!o)continue;s.source=o.source;let{documents:l,notes:h,facts:d}=await n.backend.run(t.name,
a.map(({document:c})=>c),t.params,{signal:n.signal,onProgress:c=>n.onProgress(o.source,(0,S.d)(t.name),c)}).catch(c=>{let m=c instanceof w.b?c.position:void 0;throw s.
source=a[(m??1)-1]?.source??o.source,c}),f={facts:Object.assign({},...a.map(c=>c.facts)),notes:a.flatMap(c=>c.notes)};for(let c of l)r.push({source:o.source,document:{
...c,name:o.document.name},facts:{...f.facts,...d},notes:[...f.notes,...h.map(({message:m})=>m)]})}return r}async function ra(e,t){let n=await(0,Zn.readFile)(lt.default.
join(t,e)).catch(s=>{let i=String(s.code??"unknown reason");throw new w.b("unreadable_document",`The file could not be opened (${i})`,{cause:s})});return{name:lt.default.
posix.basename(e),bytes:n}}async function aa(e,t){let n=await(0,ie.realpath)(t),s=new Set,i=[],r=new Set;for(let[a,o]of e.entries()){if(o.startsWith("!"))continue;
if(!he(T.default.relative(t,T.default.resolve(t,o))))throw Nn(o);let l=e.slice(a+1).filter(d=>d.startsWith("!")),h=await oa(o,l,t);h.length===0&&i.push(o);for(let d of h){
let f=jn(T.default.relative(t,d));await ua(d,n)?s.add(f):r.add(f)}}return{files:[...s],empty:i,refused:[...r]}}var he=e=>e!==".."&&!e.startsWith(`..${T.default.
sep}`)&&!e.startsWith("../")&&!T.default.isAbsolute(e),jn=e=>T.default.sep==="/"?e:e.replaceAll(T.default.sep,"/");async function oa(e,t,n){let s=/[*?[\]\\]/.test(
e)?void 0:await(0,ie.stat)(T.default.resolve(n,e)).catch(()=>{});if(s?.isFile()&&t.length===0)return[T.default.resolve(n,e)];let{create:i}=await Promise.resolve().then(()=>_(require("./glob-QUFAHL5G.js"))),
r=await(await i([e,...t].join(`
`),{matchDirectories:!1,followSymbolicLinks:!1}).catch(()=>{throw Nn(e)})).glob(),a=s?.isDirectory()?r.filter(o=>/\.pdf$/i.test(o)):r;return a.length>1?la(a):a}
function la(e){let{compare:t}=new Intl.Collator("en",{numeric:!0}),n=(s,i)=>{for(let r=0;r<s.length&&r<i.length;r++){let a=t(s[r]??"",i[r]??"");if(a!==0)return a}
return s.length-i.length};return e.map(s=>({file:s,segments:s.split(T.default.sep)})).sort((s,i)=>n(s.segments,i.segments)||(s.file<i.file?-1:1)).map(({file:s})=>s)}
async function ua(e,t){let n=await(0,ie.realpath)(e).catch(()=>{});return n===void 0||!he(T.default.relative(t,n))?!1:(await(0,ie.stat)(n)).isFile()}function Nn(e){
return(0,w.c)([{field:"files",message:`the pattern '${e}' must stay in the workspace, and be written without '..'`}])}var ha=2**31-1,da=/^ *[+-]?\d+ *$/,ca=/^ *[+-]?(\d+(\.\d*)?|\.\d+) *$/,
fa=/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u,ma=new RegExp("\\p{Cs}","u"),pa=/^[\x20-\x7e]*$/;function ga(e,t){let n=(0,S.b)(e),s={},i=[];for(let[o,l]of Object.
entries(n.fields)){let h=Object.hasOwn(t,o)?t[o]:void 0;if(ya(l,h)){l.required?i.push({field:o,message:`is required: ${U(l)}`}):"default"in l&&(s[o]=l.default);
continue}let d=ba(l,h);"problem"in d?i.push({field:o,message:d.problem}):s[o]=d.value}let{ascending:r,different:a}=n;if(r){let[o,l]=[s[r[0]],s[r[1]]];typeof o==
"number"&&typeof l=="number"&&o>l&&i.push({field:r[0],message:`must not be greater than ${r[1]}`})}if(a){let[o,l]=[s[a[0]],s[a[1]]];o!==void 0&&o===l&&i.push({field:a[0],
message:`must differ from ${a[1]}`})}return{params:s,issues:i}}function U(e){switch(e.kind){case"text":{let t=e.minLength?`${e.minLength} to ${e.maxLength}`:`at\
 most ${e.maxLength}`;return e.characters==="printable-ascii"?`${t} printable ASCII characters (codes 32 to 126)`:`${t} characters`}case"flag":return"true or fa\
lse";case"integer":return e.max===void 0||e.max===Number.MAX_SAFE_INTEGER?`a whole number of at least ${e.min}`:`a whole number from ${e.min} to ${e.max}`;case"\
decimal":return`a decimal number greater than ${e.above}, in ${e.unit}, with a point`;case"choice":return`one of ${e.options.map(({value:t})=>t).join(", ")}`;case"\
pageOrder":return`pages such as 3,1,2 or 2.. or -1,1..-2, at most ${e.maxLength} characters`;default:return e}}function ya(e,t){return t==null||t===""?!0:e.kind===
"text"&&!e.secret&&typeof t=="string"&&t.trim()===""}function ba(e,t){if(Array.isArray(t))return{problem:"must be given only once"};switch(e.kind){case"text":return wa(
e,t);case"flag":return va(e,t);case"integer":return ka(e,t);case"decimal":return Aa(e,t);case"choice":return Sa(e,t);case"pageOrder":return xa(e,t);default:return e}}
function wa(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must be ${U(e)}`};let n=String(t),s=e.secret?n:n.normalize("NFC"),i=e.secret?s.length:
[...s].length;return i>e.maxLength||i<(e.minLength??0)?{problem:`must be ${U(e)}`}:e.characters==="printable-ascii"&&!pa.test(s)?{problem:`must be ${U(e)}`}:!e.
secret&&fa.test(s)?{problem:"must not contain control characters or line breaks"}:!e.secret&&ma.test(s)?{problem:"must not contain half a character (a lone surr\
ogate)"}:{value:s}}function va(e,t){if(typeof t=="boolean")return{value:t};let n=typeof t=="string"?t.trim().toLowerCase():"";return n==="true"||n==="false"?{value:n===
"true"}:{problem:`must be ${U(e)}`}}function ka(e,t){let n=nt(t);if(n===void 0||n<e.min)return{problem:`must be ${U(e)}`};let s=e.max??ha;return n<=s?{value:n}:
{problem:`must not be greater than ${s}`}}function nt(e){return typeof e=="string"?da.test(e)?Number(e.trim())+0:void 0:typeof e=="number"&&Number.isInteger(e)?
e+0:void 0}function Aa(e,t){let n=typeof t=="number"?t:typeof t=="string"&&ca.test(t)?Number(t.trim()):NaN;return Number.isFinite(n)&&n>e.above?{value:n}:{problem:`\
must be ${U(e)}`}}function Sa(e,t){let{open:n}=e,s=e.options.find(({value:r})=>typeof r=="number"?r===nt(t):r===t);if(s)return{value:s.value};let i=n?nt(t):void 0;
return n&&i!==void 0&&i>=n.min&&i<=n.max?{value:i}:{problem:`must be ${U(e)}`}}function xa(e,t){if(typeof t!="string"&&typeof t!="number")return{problem:`must b\
e ${U(e)}`};let n=String(t);if(n.length>e.maxLength)return{problem:`must be at most ${e.maxLength} characters long, and has ${n.length}`};let s=Tn(n);return"pro\
blem"in s?{problem:s.problem}:{value:n}}var $a={b:1,kb:1e3,mb:1e6,gb:1e9,kib:1024,mib:1048576,gib:1073741824},Fa=/^\s*(\d+(?:\.\d+)?)\s*([kmg]i?b|b)\s*$/i;function Pa(e){
let[,t,n]=Fa.exec(e)??[],s=$a[n?.toLowerCase()??""];return s===void 0?e:String(Math.floor(Math.round(Number(t)*s*1e3)/1e3))}var Cn=S.a.map(S.d).join(", "),q='wr\
ite a YAML list of operations, such as "- rotate_pages: { angle: 90 }"',Dn=[...new Set(S.a.flatMap(e=>Object.keys((0,S.b)(e).fields)))],_n=new Set(S.a.flatMap(e=>Object.
entries((0,S.b)(e).fields).flatMap(([t,n])=>"secret"in n&&n.secret?[t]:[])));async function Ra(e,t){let n=new Map;for(let a of Dn){let o=e((0,S.d)(a));o!==""&&(_n.
has(a)&&t(o),n.set(a,o))}let s=e("operation").trim(),i=e("steps");if(i.trim()!==""){let{value:a,problem:o}=await Ea(i,t),l=[];return s!==""&&l.push({field:"oper\
ation",message:"give either operation or steps, not both"}),o!==void 0?{steps:[],issues:[...l,{field:"steps",message:o}],warnings:[]}:Oa(a,n,l)}if(s==="")return Ln(
"operation",`is required, unless steps is given: one of ${Cn}`);let r=s.replaceAll("-","_");return(0,S.c)(r)?Ma(r,n):Ln("operation",`must be one of ${Cn}`)}function Ma(e,t){
let{fields:n}=(0,S.b)(e),s=[...t.keys()].filter(a=>!Object.hasOwn(n,a)),{step:i,issues:r}=Bn({name:e,raw:Object.fromEntries(t)});return{steps:[i],issues:r.map(({
field:a,message:o})=>({field:(0,S.d)(a),message:ja(o)})),warnings:s.map(a=>`${(0,S.d)(a)} is not used: it is no parameter of ${(0,S.d)(e)}`)}}function Oa(e,t,n){
let s=[...n],i=[];if(!Array.isArray(e)||e.length===0)return{steps:i,issues:[...s,{field:"steps",message:q}],warnings:[]};for(let a of t.keys())a!=="open_passwor\
d"&&s.push({field:(0,S.d)(a),message:"write it inside the step that it belongs to"});let r=t.get("open_password");for(let[a,o]of e.entries()){let l=`steps[${a+1}\
]`,h=Ta(o);if("problem"in h){s.push({field:l,message:h.problem});continue}let{fields:d}=(0,S.b)(h.name);for(let m of Object.keys(h.raw))Object.hasOwn(d,m)||s.push(
{field:`${l}.${m}`,message:`is no parameter of ${h.name}: ${Object.keys(d).join(", ")}`});let f=r===void 0?h.raw:{open_password:r,...h.raw},c=Bn({name:h.name,raw:f});
i.push(c.step),s.push(...c.issues.map(({field:m,message:p})=>({field:`${l}.${m}`,message:p})))}return{steps:i,issues:s,warnings:[]}}function Ta(e){if(typeof e==
"string")return Pe(e,{});if(!it(e))return{problem:q};let{operation:t,...n}=e;if(t!==void 0)return typeof t=="string"?Pe(t,n):{problem:q};let[[s,i]=["",void 0],...r]=Object.
entries(e);return r.length>0?{problem:`names several operations or has its parameters beside the name: ${q}`}:i===""||i===void 0?Pe(s,{}):it(i)?Pe(s,i):{problem:q}}
function Pe(e,t){let n=e.trim().replaceAll("-","_");if(!(0,S.c)(n))return{problem:`must name one of ${S.a.join(", ")}`};let s={};for(let[i,r]of Object.entries(t)){
if(typeof r!="string")return{problem:"has a list or a mapping where a single value belongs"};s[i.replaceAll("-","_")]=r}return{name:n,raw:s}}function Bn({name:e,
raw:t}){let n={};for(let[r,a]of Object.entries(t)){let o=(0,S.b)(e).fields[r],l=o===void 0||o.kind==="text"?a:a.trim();n[r]=r==="maximum_bytes"?Pa(l):l}let{params:s,
issues:i}=ga(e,n);return{step:{name:e,params:s},issues:i}}async function Ea(e,t){let{LineCounter:n,parseDocument:s}=await Promise.resolve().then(()=>_(require("./dist-PQSSSAIO.js"))),
i=new n,r=s(e,{schema:"failsafe",prettyErrors:!1,logLevel:"silent",lineCounter:i}),[a]=r.errors;if(a){let{line:l,col:h}=i.linePos(a.pos[0]);return{problem:`is n\
ot valid YAML at line ${l}, column ${h} (${a.code.toLowerCase().replaceAll("_"," ")}): ${q}`}}let o;try{o=r.toJS({maxAliasCount:100})}catch{return{problem:`is n\
ot usable YAML: ${q}`}}for(let l of st(o))t(l);return{value:o}}function*st(e){if(Array.isArray(e))for(let t of e)yield*st(t);else if(it(e))for(let[t,n]of Object.
entries(e))typeof n!="string"?yield*st(n):n!==""&&_n.has(t.trim().replaceAll("-","_"))&&(yield n)}function it(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function ja(e){return e.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g,t=>Dn.includes(t)?(0,S.d)(t):t)}var Ln=(e,t)=>({steps:[],issues:[{field:e,message:t}],warnings:[]}),
In=32;async function Na(e,t){let n=[],s=g=>e(g).trim(),i=g=>{let b=s(g);return b!==""&&t(b),b},r=(g,b)=>{let v=s(g)||b[0],k=b.find(x=>x===v);return k===void 0&&
n.push({field:g,message:`must be one of ${b.join(", ")}`}),k??b[0]},a=(g,b)=>{let v=s(g).toLowerCase();return v!==""&&v!=="true"&&v!=="false"&&n.push({field:g,message:"\
must be true or false"}),v===""?b:v==="true"},o=i("api-key"),l=i("github-token"),{steps:h,issues:d,warnings:f}=await Ra(e,t),c=s("files").split(/\r?\n/).map(g=>g.
trim()).filter(g=>g!==""&&!g.startsWith("#"));c.some(g=>!g.startsWith("!"))||n.push({field:"files",message:"is required: glob patterns such as docs/**/*.pdf, on\
e per line"});let m=s("concurrency"),p=m===""?void 0:Number(m);p!==void 0&&!(/^\d+$/.test(m)&&p>=1&&p<=In)&&n.push({field:"concurrency",message:`must be a whole\
 number from 1 to ${In}`});let y={steps:h,files:c,output:s("output")||void 0,overwrite:a("overwrite",!1),ifNoFilesFound:r("if-no-files-found",["warn","error","i\
gnore"]),changedOnly:a("changed-only",!1),dryRun:a("dry-run",!1),concurrency:p,onError:r("on-error",["fail","continue"]),region:s("region"),baseUrl:s("base-url"),
apiKey:o,summary:a("summary",!0),githubToken:l,warnings:f};if(d.length+n.length>0)throw(0,w.c)([...d,...n]);return y}var j=e=>e.replace(/[\p{Cc}\u2028\u2029]+/gu,
" ").replace(/:(?=:)/g,": ").replace(/##\[/g,"## ["),de=e=>j(e).replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;"),H=(e,t)=>`${e.
toLocaleString("en-US")} ${t}${e===1?"":"s"}`;function J(e){let t=["B","kB","MB","GB"],n=e,s=0;for(;n>=999.95&&s<t.length-1;s++)n/=1e3;return`${s===0||n>=99.95?
Math.round(n):n.toFixed(1)} ${t[s]}`}var Un=["{dir}","{name}","{index}","{operation}"],zn=e=>e.some(({name:t})=>(0,S.b)(t).input==="many");function Ca(e){let{files:t,
steps:n}=e,s=Da(n),i=_a(e,s),r=t.length===0?[]:zn(n)?[t]:t.map(h=>[h]),a=(0,S.d)(n.at(-1)?.name??""),o=r.map((h,d)=>{let{dir:f,name:c}=se.default.posix.parse(h[0]??
"");return{inputs:h,fansOut:s,outputPath:m=>{let p=s?m:d+1,y={"{dir}":f||".","{name}":c,"{operation}":a,"{index}":p===void 0?"{index}":String(p).padStart(5,"0")};
return se.default.posix.normalize(i.replace(/\{[^{}]*\}/g,g=>y[g]??g))}}}),l=Ba(o,e);if(l.length>0)throw(0,w.c)(l);return o}function Da(e){return e.map(({name:t})=>(0,S.b)(
t)).findLast(({input:t,output:n})=>t==="many"||n==="pdfs")?.output==="pdfs"}function _a({output:e,workspace:t},n){let s=a=>(0,w.c)([{field:"output",message:a}]);
if(e===void 0)return n?"{dir}/{name}.{operation}.{index}.pdf":"{dir}/{name}.{operation}.pdf";let i=e.match(/\{[^{}]*\}/g)?.filter(a=>!Un.includes(a))??[];if(i.length>
0)throw s(`has the unknown placeholder ${i[0]}: there are ${Un.join(", ")}`);if(/[\u0000-\u001f]/.test(e))throw s("must be a single line");if(/[\\/]$/.test(e))throw s(
`names a folder: write a file name after it, such as ${e}{name}.pdf`);if(n&&!e.includes("{index}"))throw s("needs {index}, because the split makes several files\
 of one");let r=jn(se.default.isAbsolute(e)?se.default.relative(t,e):e);if(!he(se.default.posix.normalize(r)))throw s("must stay in the workspace");return r}function Ba(e,{
matched:t,overwrite:n,identity:s}){let i=new Map(t.map(l=>[s(l),l])),r=new Map,a=[];for(let l of e){let h=l.outputPath(),d=s(h),f=r.get(d),c=i.get(d);he(h)?f?a.
push({field:"output",message:`'${f.inputs[0]}' and '${l.inputs[0]}' would both be written to '${h}': use {dir}, {name} or {index}`}):c!==void 0&&!l.inputs.some(
m=>s(m)===d)?a.push({field:"output",message:`'${h}' would replace another input: choose a different pattern`}):c!==void 0&&!n&&a.push({field:"output",message:`'${h}\
' would replace the input: choose a different pattern, or set overwrite to true`}):a.push({field:"output",message:`'${h}' would lie outside the workspace`}),r.set(
d,l)}let o=5;return a.length<=o?a:[...a.slice(0,o),{field:"output",message:`and ${a.length-o} more such clashes`}]}var Kn=1024*1024,La=2048,Ia={done:"✅",failed:"\
❌",planned:"📝",skipped:"⏭️"};function Ua(e){let{rows:t,operations:n}=e,s=`<h3>Octavo: ${de(n.join(" → "))}</h3>
<p>${Gn(e)}</p>
`;if(t.length===0)return s;let i=[],r=Buffer.byteLength(s)+La;for(let h of t){let d=za(h);if(r+=Buffer.byteLength(d),r>Kn)break;i.push(d)}let a=["","File","Resu\
lt","Pages","Before","After","Change"].map(h=>`<th>${h}</th>`).join(""),o=t.length-i.length,l=o===0?"":`<p>${H(o,"more row")} did not fit here: see the log and \
the <code>results</code> output.</p>
`;return`${s}<table>
<tr>${a}</tr>
${i.join("")}</table>
${l}`}function Gn({rows:e,place:t,dryRun:n,seconds:s}){let i=d=>e.filter(f=>f.status===d),r=i("done"),a=n?[`Dry run: ${H(i("planned").length,"result")} planned,\
 nothing written`]:[H(r.length,"file")+" written"];for(let d of["failed","skipped"])i(d).length>0&&a.push(`${i(d).length} ${d}`);let o=Vn([...new Map(r.map(d=>[
d.inputs.join(`
`),d.bytesBefore??0])).values()]),l=Vn(r.map(({bytesAfter:d})=>d??0)),h=r.length>0?` · ${J(o)} → ${J(l)}`:"";return`${a.join(", ")}${h} · ${t} · ${s.toFixed(
1)} s`}function za(e){let{status:t,input:n,inputs:s,output:i,pages:r,bytesBefore:a,bytesAfter:o,message:l,notes:h}=e,d=s.length>1&&t!=="failed"?` <em>and ${s.length-
1} more</em>`:"",f=[...i===null?[]:[`<code>${de(i)}</code>`],...l===null?[]:[de(l)],...h.map(p=>`<em>${de(p)}</em>`)],c=e.facts.firstPage!==void 0,m=[r===null?"":
String(r),a===null?"":J(a),o===null?"":J(o),c?"":Ka(a,o)];return`<tr><td>${Ia[t]}</td><td><code>${de(n)}</code>${d}</td><td>${f.join("<br>")}</td>${m.map(p=>`<t\
d align="right">${p}</td>`).join("")}</tr>
`}function Ka(e,t){if(e===null||t===null||e===0)return"";let n=(t-e)/e*100;return`${n>0?"+":n<0?"−":""}${Math.abs(n).toFixed(1)}%`}var Vn=e=>e.reduce((t,n)=>t+
n,0),ce=10,Wn=4096,Ga=500;function fe(e){let t=(0,w.e)(e),n=t.advice===void 0?t.message:`${t.message.replace(/[.:]$/,"")}. ${t.advice}`;return j(n).slice(0,Wn)}
var Va=class{given=0;add(e,t){let n=j(e).slice(0,Wn);this.given++,this.given<=ce?(0,A.h)(n,t===void 0?{}:{file:t}):(0,A.i)(t===void 0?`Warning: ${n}`:`Warning: ${j(
t)}: ${n}`)}};function Wa(e,t,n){let s=e.length<ce?e:e.slice(0,ce-1);for(let{file:i,error:r}of s)t==="error"?(0,A.g)(fe(r),{file:i}):n.add(fe(r),i);for(let{file:i,
error:r}of e.slice(s.length))(0,A.i)(j(`Failed: ${i}: ${fe(r)}`));for(let{error:i}of e)i.cause!==void 0&&(0,A.f)(String(i.cause.stack??i.cause))}function Xa(e,t){
let n=e.length<ce?0:e.length-(ce-1),s=n>0?` (${n} of them without an annotation: see the log)`:"";return`${e.length.toLocaleString("en-US")} of ${H(t,"file")} f\
ailed${s}`}async function qa(e,t){let n=e.rows.flatMap(({status:s,output:i})=>s==="done"&&i!==null?[i]:[]);if((0,A.d)("files",n),(0,A.d)("count",n.length),(0,A.d)(
"results",e.rows),(0,A.i)(j(Gn(e))),Ha(n),t&&process.env.GITHUB_STEP_SUMMARY){let s=Ua(e);Buffer.byteLength(s)<Kn&&await A.a.addRaw(s).write()}}function Ha(e){let t=process.
env.GITHUB_ARTIFACTS;if(!t)return;let n=e.filter(r=>!/[=\r\n]/.test(r)),s=0;try{s=(0,Re.readFileSync)(t,"utf8").split(`
`).filter(Boolean).length}catch{}let i=n.slice(0,Math.max(0,Ga-s));i.length>0&&(0,Re.appendFileSync)(t,i.map(r=>`${r}
`).join("")),i.length<e.length&&(0,A.i)(`${e.length-i.length} files were not listed for attestation`)}var Ja=class{constructor(e){this.workspace=e}workspace;folders=new Map;running=new Set;serial=0;closed=!1;async write(e){
if(this.closed)throw Xn();let t=this.writeAll(e);this.running.add(t),await t.finally(()=>this.running.delete(t))}async close(){this.closed=!0,await Promise.allSettled(
this.running)}async writeAll(e){let t=[],n=[],s=e[0]?.path??"";try{for(let i of e){if(this.closed)throw Xn();s=i.path;let r=N.default.join(await this.folder(N.default.
dirname(i.path)),N.default.basename(i.path)),a=N.default.join(N.default.dirname(r),`.octavo-${process.pid}-${++this.serial}.tmp`);n.push(a),await(0,C.writeFile)(
a,i.bytes,{flag:"wx"}),t.push({temporary:a,target:r,path:i.path})}for(let{temporary:i,target:r,path:a}of t)s=a,await(0,C.rename)(i,r)}catch(i){throw await Promise.
all(n.map(r=>(0,C.unlink)(r).catch(()=>{}))),i instanceof w.b?i:Qa(s,i)}}folder(e){let t=this.folders.get(e);return t||this.folders.set(e,t=this.makeFolder(e)),
t}async makeFolder(e){let t=await(0,C.realpath)(this.workspace),n=N.default.resolve(t,e),s=n,i;for(;(i=await(0,C.realpath)(s).catch(()=>{}))===void 0;)s=N.default.
dirname(s);let r=N.default.join(i,N.default.relative(s,n));if(!he(N.default.relative(t,r)))throw new w.b("configuration",`'${e}' is a link that leads out of the\
 workspace: nothing is written there`);return await(0,C.mkdir)(r,{recursive:!0}),r}},Ya={EACCES:"the runner may not write there",EPERM:"the runner may not write\
 there",EROFS:"the file system is read-only",ENOSPC:"there is no space left on the disk",EDQUOT:"there is no space left on the disk",EISDIR:"there is a folder o\
f that name",ENOTDIR:"a part of its path is a file, not a folder",EEXIST:"a part of its path is a file, not a folder",ENAMETOOLONG:"the name is too long for the\
 file system"};function Qa(e,t){let n=t.code,s=Ya[String(n)]??`the file system refused it (${String(n??"unknown reason")})`;return new w.b("configuration",`'${e}\
' could not be written: ${s}`,{cause:t})}var Xn=()=>new w.b("cancelled","The step was cancelled"),Za=5e3;async function eo(){let e=new Va;try{let t=await Na(n=>(0,A.c)(
n,{trimWhitespace:!1}),no);for(let n of t.warnings)e.add(n);await to(t,e)}catch(t){let n=(0,w.e)(t);(0,A.e)(fe(n)),n.cause!==void 0&&(0,A.f)(String(n.cause.stack??
n.cause))}finally{(0,A.f)(`Peak memory: ${J(process.resourceUsage().maxRSS*1024)}`)}}async function to(e,t){let n=performance.now(),s=process.env.GITHUB_WORKSPACE??
process.cwd(),i=await na(e);i.isLocal&&e.apiKey!==""&&t.add("api-key is not used: without region or base-url documents are processed on the runner");let{matched:r,
files:a}=await so(e,s,t),o=io(s),l=Ca({...e,files:a,matched:r,workspace:s,identity:o}),h=e.steps.map(({name:m})=>(0,S.d)(m));(0,A.j)(j(`${h.join(", then ")}: ${H(
a.length,"file")}, ${i.place}`));let{rows:d,failures:f}=e.dryRun?{rows:l.map(rt),failures:[]}:await ao(l,e,i,s,ro(r,e.overwrite,o));(0,A.k)(),Wa(f,e.onError==="\
fail"?"error":"warning",t);let c=(performance.now()-n)/1e3;await qa({rows:d,operations:h,place:i.place,dryRun:e.dryRun,seconds:c},e.summary),f.length>0&&e.onError===
"fail"&&(0,A.e)(Xa(f,a.length))}function no(e){e.trim()!==""&&(0,A.b)(e)}async function so(e,t,n){let{files:s,empty:i,refused:r}=await aa(e.files,t);for(let h of r)
n.add(`'${h}' was left out: it is no file in the workspace, or a link that leads out of it`);if(s.length===0){let h="No file matches the patterns in files. Make\
 sure that the job uses actions/checkout, or makes the files, before this step";if(e.ifNoFilesFound==="error")throw new w.b("configuration",h);return e.ifNoFilesFound===
"warn"?n.add(h):(0,A.i)(h),{matched:s,files:s}}for(let h of i)e.ifNoFilesFound==="ignore"?(0,A.i)(j(`No file matches '${h}'`)):n.add(`No file matches '${h}'`);if(!e.
changedOnly)return{matched:s,files:s};let{changedFiles:a}=await Promise.resolve().then(()=>_(require("./changed-2RREQBC7.js"))),o=await a(e.githubToken);if("unk\
nown"in o)return n.add(`changed-only leaves nothing out: ${o.unknown}`),{matched:s,files:s};let l=s.filter(h=>o.paths.has(h));return(0,A.i)(`${H(l.length,"file")}\
 of ${s.length} changed`),{matched:s,files:zn(e.steps)&&l.length>0?s:l}}function io(e){let t=new Map,n=i=>{let r=t.get(i);if(r!==void 0)return r;let a=i;try{a=(0,Hn.realpathSync)(
i)}catch{let o=K.default.dirname(i);o!==i&&(a=K.default.join(n(o),K.default.basename(i)))}return t.set(i,a),a},s=process.platform==="win32"||process.platform===
"darwin";return i=>{let r=K.default.resolve(e,i),a=K.default.join(n(K.default.dirname(r)),K.default.basename(r));return s?a.normalize("NFC").toLowerCase():a}}function ro(e,t,n){
let s=new Set(e.map(n)),i=new Set;return(r,a)=>{let o=n(r),l=a.inputs.some(h=>n(h)===o);if(i.has(o)||s.has(o)&&!(t&&l))throw(0,w.c)([{field:"output",message:`'${r}\
' is another input or result: choose a different pattern`}]);i.add(o)}}async function ao(e,{steps:t,concurrency:n},{backend:s,isLocal:i},r,a){let o=new Ja(r),l=new AbortController;
for(let[p,y]of[["SIGINT",130],["SIGTERM",143]])process.once(p,()=>{l.abort(),(0,A.i)("Cancelled"),o.close().finally(()=>process.exit(y))});let h=e.map(()=>[]),d=[],
f,c=uo(),m={backend:s,steps:t,workspace:r,signal:l.signal,claim:a,write:p=>o.write(p),onProgress:c};return await oo(e,n??(i?2:4),async(p,y)=>{let g=p.inputs[0]??
"";if(f!==void 0){h[y]=[{...rt(p),status:"skipped",output:null,message:f}];return}try{let b=await sa(p,m);h[y]=b;for(let v of b)(0,A.i)(j(lo(v)))}catch(b){let v=b instanceof
tt?b.input:g,k=(0,w.e)(b instanceof tt?b.cause:b);(0,A.i)(j(`${v}: failed`)),d.push({file:v,error:k}),h[y]=[{...rt(p),status:"failed",input:v,output:null,message:fe(
k)}],k.code==="unauthorized"&&(f="Not tried, because the region refused the key")}}),{rows:h.flat(),failures:d}}async function oo(e,t,n){let s=e.entries(),i=async()=>{
for(let[r,a]of s)await n(a,r)};await Promise.all(Array.from({length:Math.min(t,e.length)},i))}function rt(e){return{status:"planned",input:e.inputs[0]??"",inputs:e.
inputs,output:e.outputPath(),pages:null,bytesBefore:null,bytesAfter:null,facts:{},notes:[],message:null}}function lo({input:e,inputs:t,output:n,pages:s,bytesBefore:i,
bytesAfter:r,notes:a}){let o=t.length>1?`${e} and ${t.length-1} more`:e,l=`${J(i??0)} → ${J(r??0)}`;return[`${o} → ${n} (${s===null?"":`${H(s,"page")}, `}${l}\
)`,...a].join(". ")}function uo(){let e=performance.now();return(t,n,s)=>{let i=performance.now();i-e<Za||(e=i,(0,A.i)(j(`${t}: ${n}, ${Math.round(s*100)} %`)))}}
var qn=!1;process.once("beforeExit",()=>{qn||(0,A.e)("The action stopped before it had finished.")}),eo().catch(A.e).finally(()=>{qn=!0});
