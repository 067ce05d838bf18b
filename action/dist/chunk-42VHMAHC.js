var S=Object.defineProperty;var ut=Object.getOwnPropertyDescriptor;var ot=Object.getOwnPropertyNames;var ft=Object.prototype.hasOwnProperty;var lt=(e,t)=>{for(var s in t)S(e,s,{get:t[s],enumerable:!0})},ht=(e,t,s,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of ot(t))!ft.call(e,r)&&r!==
s&&S(e,r,{get:()=>t[r],enumerable:!(i=ut(t,r))||i.enumerable});return e};var ct=e=>ht(S({},"__esModule",{value:!0}),e);var Rt={};lt(Rt,{A:()=>nt,B:()=>U,C:()=>W,D:()=>at,a:()=>d,b:()=>b,c:()=>C,d:()=>B,e:()=>O,f:()=>_,g:()=>F,h:()=>G,i:()=>H,j:()=>M,k:()=>J,l:()=>K,m:()=>N,n:()=>Q,
o:()=>V,p:()=>R,q:()=>X,r:()=>D,s:()=>Y,t:()=>I,u:()=>$,v:()=>tt,w:()=>et,x:()=>st,y:()=>it,z:()=>rt});module.exports=ct(Rt);var A=require("./chunk-VNP4MFHB.js"),
w=require("./chunk-STSR4FJ5.js"),d=new Uint8Array(256);for(let e of[0,9,10,12,13,32])d[e]=1;for(let e of"()<>[]{}/%")d[e.charCodeAt(0)]=2;function b(e,t,s){for(;t<
s;){let i=e[t];if(d[i]===1)t++;else if(i===37)t=C(e,t,s);else break}return t}function C(e,t,s){for(;t<s&&e[t]!==10&&e[t]!==13;)t++;return t}function B(e,t,s){let i=0;
for(;t<s;){let r=e[t++];if(r===92)t++;else if(r===40)i++;else if(r===41&&--i===0)return t}return s}function O(e,t,s){for(;t<s;)if(e[t++]===62)return t;return s}
function _(e,t,s){for(;t<s&&d[e[t]]===0;)t++;return t}function F(e,t,s){for(let i=0;i<s.length;i++)if(e[t+i]!==s.charCodeAt(i))return!1;return!0}function G(e,t,s){
return F(e,t,s)&&d[e[t+s.length]??32]!==0}var H=e=>e!==void 0&&e>=48&&e<=57;function M(e,t,s){let i=0,r=t;for(;r<s&&H(e[r]);)i=i*10+(e[r++]-48);return r===t?{value:-1,
after:r}:{value:i,after:r}}function J(e,t,s){let i=b(e,t,s),r=M(e,i,s);if(r.value<0||r.after===s||d[e[r.after]]!==1)return;let n=M(e,b(e,r.after,s),s);if(n.value<
0)return;let a=b(e,n.after,s);if(!(e[a]!==111||e[a+1]!==98||e[a+2]!==106))return{number:r.value,generation:n.value,start:i,body:a+3}}var K=e=>Buffer.from(e.buffer,
e.byteOffset,e.byteLength);function N(e,t,s,i){let r=0,n=e[t];for(;n>=48&&n<=57;n=e[++t])r=r*10+(n-48);if(r!==s||n!==32||(r=0,n=e[++t],n<48||n>57))return-1;for(;n>=
48&&n<=57;n=e[++t])r=r*10+(n-48);return r!==i||n!==32?-1:e[t+1]===111&&e[t+2]===98&&e[t+3]===106?t+4:-1}var dt={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Dec\
ode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"};function Q(e,t,s,i){switch(dt[e]??e){case"FlateDecode":return P(gt(t,i),s,i);case"LZWDecode":return P(bt(t,k(s?.
get("EarlyChange"),1),i),s,i);case"ASCII85Decode":return yt(t);case"ASCIIHexDecode":return wt(t);case"RunLengthDecode":return pt(t,i);case"Crypt":return t;default:
throw(0,w.d)("a stream that must be read uses a filter that is not supported")}}var V=e=>(0,A.c)(e,{level:4,mem:8});function j(){return new w.b("limit_exceeded",
"A stream of the document expands beyond the limit",{issues:[{field:"file",message:"A stream of the document expands beyond the limit."}],advice:"The document m\
ay be a decompression bomb"})}var z=class{constructor(e){this.budget=e}budget;chunks=[];size=0;push(e){if(this.size+=e.length,this.size>this.budget.stream||this.
size>this.budget.remaining)throw j();this.chunks.push(e)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];let e=new Uint8Array(
this.size),t=0;for(let s of this.chunks)e.set(s,t),t+=s.length;return e}},x=16384;function gt(e,t){let s=0;for(;s<e.length&&s<4&&d[e[s]]===1;)s++;let i=(e[s]&15)===
8&&(e[s]<<8|e[s+1])%31===0,r=mt(e.subarray(i?s+2:0),t);if(r)return r;throw(0,w.d)("a compressed stream is damaged")}function mt(e,t){let s=new z(t);if(e.length<=
x)try{return s.push((0,A.b)(e)),s.finish()}catch(n){if(n instanceof w.b)throw n}let i={done:!1},r=new A.a((n,a)=>{n.length&&s.push(n),a&&(i.done=!0)});try{for(let n=0;n<
e.length&&!i.done;n+=x)r.push(e.subarray(n,n+x),n+x>=e.length)}catch(n){if(n instanceof w.b)throw n;if(s.size===0)return}return s.finish()}function bt(e,t,s){let i=new z(
s),r=new Int16Array(4096),n=new Uint8Array(4096),a=new Uint16Array(4096);for(let m=0;m<256;m++)n[m]=m,a[m]=1;let o=258,g=9,l=-1,f=0,y=0,u=new Uint8Array(65536),
h=0;for(let m of e){if(y=(y<<8|m)&16777215,f+=8,f<g)continue;f-=g;let c=y>>f&(1<<g)-1;if(c===257)break;if(c===256){o=258,g=9,l=-1;continue}let p=c<o&&(c<256||c>=
258);if(!p&&(l<0||c!==o))break;let L=p?a[c]:a[l]+1;h+L>u.length&&(i.push(u.subarray(0,h)),u=new Uint8Array(65536),h=0);let v=p?c:l,Z=h+a[v];for(;Z>h;)u[--Z]=n[v],
v=r[v];p||(u[h+L-1]=u[h]),l>=0&&o<4096&&(r[o]=l,n[o]=u[h],a[o]=a[l]+1,o++),h+=L,l=c,o+t>=2048?g=12:o+t>=1024?g=11:o+t>=512?g=10:g=9}return i.push(u.subarray(0,h)),
i.finish()}function yt(e){let t=new Uint8Array(Math.ceil(e.length/5)*4+e.length*4),s=0,i=0,r=0,n=e[0]===60&&e[1]===126?2:0;for(;n<e.length;n++){let a=e[n];if(a===
126)break;if(d[a]!==1){if(a===122&&r===0){s+=4;continue}if(!(a<33||a>117)&&(i=i*85+(a-33),!(++r<5))){for(let o=24;o>=0;o-=8)t[s++]=Math.floor(i/2**o)&255;i=r=0}}}
if(r>1){for(let a=r;a<5;a++)i=i*85+84;for(let a=0;a<r-1;a++)t[s++]=Math.floor(i/2**(24-8*a))&255}return t.slice(0,s)}function wt(e){let t=new Uint8Array(e.length/
2+1),s=0,i=-1;for(let r of e){if(r===62)break;let n=r>=48&&r<=57?r-48:(r|32)>=97&&(r|32)<=102?(r|32)-87:-1;n<0||(i<0?i=n:(t[s++]=i*16+n,i=-1))}return i>=0&&(t[s++]=
i*16),t.slice(0,s)}function pt(e,t){let s=new z(t);for(let i=0;i<e.length;){let r=e[i++];if(r===128)break;r<128?(s.push(e.slice(i,i+r+1)),i+=r+1):s.push(new Uint8Array(
257-r).fill(e[i++]??0))}return s.finish()}function P(e,t,s){let i=k(t?.get("Predictor"),1);if(i<=1)return e;let r=E(k(t?.get("Colors"),1),1,32),n=E(k(t?.get("Bi\
tsPerComponent"),8),1,16),a=E(k(t?.get("Columns"),1),1,1<<24),o=Math.max(1,r*n>>3),g=r*n*a+7>>3;if(g>s.stream)throw j();return i===2?At(e,g,o,n):kt(e,g,o)}function At(e,t,s,i){
if(i!==8)return e;let r=e.slice();for(let n=0;n<r.length;n+=t){let a=Math.min(n+t,r.length);for(let o=n+s;o<a;o++)r[o]=r[o]+r[o-s]}return r}function kt(e,t,s){let i=Math.
ceil(e.length/(t+1)),r=new Uint8Array(i*t),n=0;for(let a=0;a<i;a++){let o=a*(t+1),g=e[o],l=Math.min(t,e.length-o-1),f=a*t,y=f-t;for(let u=0;u<l;u++){let h=e[o+1+
u],m=u>=s?r[f+u-s]:0,c=a>0?r[y+u]:0;switch(g){case 1:r[f+u]=h+m;break;case 2:r[f+u]=h+c;break;case 3:r[f+u]=h+(m+c>>1);break;case 4:{let p=a>0&&u>=s?r[y+u-s]:0;
r[f+u]=h+vt(m,c,p);break}default:r[f+u]=h}}n=f+l}return r.subarray(0,n)}function vt(e,t,s){let i=e+t-s,[r,n,a]=[Math.abs(i-e),Math.abs(i-t),Math.abs(i-s)];return r<=
n&&r<=a?e:n<=a?t:s}var k=(e,t)=>typeof e=="number"?Math.trunc(e):t,E=(e,t,s)=>Math.min(Math.max(e,t),s),R=class{constructor(e){this.text=e}text},X=class{constructor(e){
this.bytes=e}bytes},D=class{constructor(e,t=0){this.number=e,this.generation=t}number;generation},Y=class extends D{constructor(e,t){super(t,0),this.part=e}part},
I=class extends Map{},$=class{constructor(e,t,s){this.dict=e,this.data=t,this.sealed=s}dict;data;sealed},tt=e=>e instanceof I,et=e=>e instanceof D,st=e=>Array.isArray(
e),it=(e,t)=>e instanceof R&&e.text===t;function rt(e){let t=new I;for(let[s,i]of Object.entries(e))i!==void 0&&t.set(s,i);return t}var nt=e=>new R(e),U=-1,W=class{marks=new Int32Array(
3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.
lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}add(e,t,s){if(this.used+3>this.marks.length){let i=new Int32Array(this.marks.length*2);i.set(this.
marks),this.marks=i}this.marks[this.used]=e,this.marks[this.used+1]=t,this.marks[this.used+2]=s,this.used+=3}value(e,t,s){let i=0,r=0,n=0,a=0,o=0,g=0,l=!1;for(;t<
s;){let f=e[t],y=d[f];if(y===1){t++;continue}if(y===0){if(f>=48&&f<=57){let h=t,m=0,c=f;do m=m*10+(c-48),c=e[++t];while(c>=48&&c<=57);if(t<s&&d[c]===0){for(t++;t<
s&&d[e[t]]===0;)t++;if(r=0,l=!1,i===0)return t;continue}if(t>s)return-1;if(n=o,a=g,o=m,g=h,r<2&&r++,i===0)return this.scalarOrReference(e,m,h,t,s);l&&(this.length=
m,this.lengthRef=-1,this.lengthStart=h,this.lengthEnd=t,l=!1);continue}if(f===82&&r===2&&(t+1>=s||d[e[t+1]]!==0)){t++,this.add(n,a,t),this.lengthStart===a&&(this.
lengthRef=n,this.lengthEnd=t),r=0;continue}let u=t;do t++;while(t<s&&d[e[t]]===0);if(r=0,l=!1,i===0)return T(e,u,t)?-1:t;if(f===101&&T(e,u,t))return-1;continue}
switch(r=0,f){case 47:{let u=++t;for(;t<s&&d[e[t]]===0;)t++;if(i===0)return t;l=i===1&&t-u===6&&e[u]===76&&Ct(e,u),t-u===9&&e[u]===66&&Mt(e,u)&&(this.byteRange=
!0);continue}case 60:if(l=!1,e[t+1]===60){i++,t+=2;continue}else{let u=t;if(t=O(e,t,s),this.strings&&this.add(U,u,t),i===0)return t;continue}case 62:if(e[t+1]===
62){if(t+=2,--i<=0)return i<0?-1:t}else t++;continue;case 91:l=!1,i++,t++;continue;case 93:if(t++,--i<=0)return i<0?-1:t;continue;case 40:{l=!1;let u=t;if(t=B(e,
t,s),t>=s&&e[s-1]!==41)return-1;if(this.strings&&this.add(U,u,t),i===0)return t;continue}case 37:t=C(e,t,s);continue;default:t++}}return-1}scalarOrReference(e,t,s,i,r){
let n=b(e,i,r),a=n;for(;n<r&&e[n]>=48&&e[n]<=57;)n++;return n===a||(n=b(e,n,r),e[n]!==82||n+1<r&&d[e[n+1]]===0)?i:(this.add(t,s,n+1),n+1)}},at=class{at=[];close=-1;open=-1;locate(e,t,s){
if(this.at.length=0,t=b(e,t,s),e[t]!==60||e[t+1]!==60)return!1;for(this.open=t+=2;(t=b(e,t,s))<s;){let i=e[t];if(i===62)return this.close=t,e[t+1]===62;if(i!==47)
return!1;let r=++t;for(;t<s&&d[e[t]]===0;)t++;let n=t,a=t=b(e,t,s);if(t=xt(e,t,s),t<0)return!1;this.at.push(r,n,a,t)}return!1}find(e,t){for(let s=this.at.length-
4;s>=0;s-=4){let i=this.at[s];if(this.at[s+1]-i!==t.length)continue;let r=!0;for(let n=0;r&&n<t.length;n++)r=e[i+n]===t.charCodeAt(n);if(r)return s}return-1}},q=new W;
function xt(e,t,s){return e[t]===62?-1:(q.reset(),q.value(e,t,s))}function T(e,t,s){return s-t===6?e[t]===101&&e[t+1]===110&&e[t+2]===100&&e[t+3]===111:s-t===9&&
e[t]===101&&e[t+1]===110&&e[t+2]===100&&e[t+3]===115}function Ct(e,t){return e[t+1]===101&&e[t+2]===110&&e[t+3]===103&&e[t+4]===116&&e[t+5]===104}function Mt(e,t){
let s="ByteRange";for(let i=1;i<s.length;i++)if(e[t+i]!==s.charCodeAt(i))return!1;return!0}0&&(module.exports={A,B,C,D,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
