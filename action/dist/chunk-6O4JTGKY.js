var S=Object.defineProperty;var at=Object.getOwnPropertyDescriptor;var ot=Object.getOwnPropertyNames;var ut=Object.prototype.hasOwnProperty;var ft=(e,t)=>{for(var s in t)S(e,s,{get:t[s],enumerable:!0})},lt=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of ot(t))!ut.call(e,i)&&i!==
s&&S(e,i,{get:()=>t[i],enumerable:!(r=at(t,i))||r.enumerable});return e};var ht=e=>lt(S({},"__esModule",{value:!0}),e);var Mt={};ft(Mt,{A:()=>D,B:()=>W,C:()=>nt,a:()=>d,b:()=>b,c:()=>C,d:()=>O,e:()=>B,f:()=>_,g:()=>F,h:()=>G,i:()=>H,j:()=>M,k:()=>J,l:()=>K,m:()=>N,n:()=>Q,o:()=>R,
p:()=>V,q:()=>I,r:()=>X,s:()=>U,t:()=>Y,u:()=>$,v:()=>tt,w:()=>et,x:()=>st,y:()=>rt,z:()=>it});module.exports=ht(Mt);var A=require("./chunk-VNP4MFHB.js"),w=require("./chunk-STSR4FJ5.js"),
d=new Uint8Array(256);for(let e of[0,9,10,12,13,32])d[e]=1;for(let e of"()<>[]{}/%")d[e.charCodeAt(0)]=2;function b(e,t,s){for(;t<s;){let r=e[t];if(d[r]===1)t++;else if(r===
37)t=C(e,t,s);else break}return t}function C(e,t,s){for(;t<s&&e[t]!==10&&e[t]!==13;)t++;return t}function O(e,t,s){let r=0;for(;t<s;){let i=e[t++];if(i===92)t++;else if(i===
40)r++;else if(i===41&&--r===0)return t}return s}function B(e,t,s){for(;t<s;)if(e[t++]===62)return t;return s}function _(e,t,s){for(;t<s&&d[e[t]]===0;)t++;return t}
function F(e,t,s){for(let r=0;r<s.length;r++)if(e[t+r]!==s.charCodeAt(r))return!1;return!0}function G(e,t,s){return F(e,t,s)&&d[e[t+s.length]??32]!==0}var H=e=>e!==
void 0&&e>=48&&e<=57;function M(e,t,s){let r=0,i=t;for(;i<s&&H(e[i]);)r=r*10+(e[i++]-48);return i===t?{value:-1,after:i}:{value:r,after:i}}function J(e,t,s){let r=b(
e,t,s),i=M(e,r,s);if(i.value<0||i.after===s||d[e[i.after]]!==1)return;let n=M(e,b(e,i.after,s),s);if(n.value<0)return;let a=b(e,n.after,s);if(!(e[a]!==111||e[a+
1]!==98||e[a+2]!==106))return{number:i.value,generation:n.value,start:r,body:a+3}}var K=e=>Buffer.from(e.buffer,e.byteOffset,e.byteLength),ct={Fl:"FlateDecode",
LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"};function N(e,t,s,r){switch(ct[e]??e){case"FlateDecode":return P(dt(t,r),s,r);case"\
LZWDecode":return P(mt(t,k(s?.get("EarlyChange"),1),r),s,r);case"ASCII85Decode":return bt(t);case"ASCIIHexDecode":return yt(t);case"RunLengthDecode":return wt(t,
r);case"Crypt":return t;default:throw(0,w.d)("a stream that must be read uses a filter that is not supported")}}var Q=e=>(0,A.c)(e,{level:4,mem:8});function j(){
return new w.b("limit_exceeded","A stream of the document expands beyond the limit",{issues:[{field:"file",message:"A stream of the document expands beyond the \
limit."}],advice:"The document may be a decompression bomb"})}var z=class{constructor(e){this.budget=e}budget;chunks=[];size=0;push(e){if(this.size+=e.length,this.
size>this.budget.stream||this.size>this.budget.remaining)throw j();this.chunks.push(e)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];let e=new Uint8Array(this.size),t=0;for(let s of this.chunks)e.set(s,t),t+=s.length;return e}},x=16384;function dt(e,t){let s=0;for(;s<e.length&&s<4&&
d[e[s]]===1;)s++;let r=(e[s]&15)===8&&(e[s]<<8|e[s+1])%31===0,i=gt(e.subarray(r?s+2:0),t);if(i)return i;throw(0,w.d)("a compressed stream is damaged")}function gt(e,t){
let s=new z(t);if(e.length<=x)try{return s.push((0,A.b)(e)),s.finish()}catch(n){if(n instanceof w.b)throw n}let r={done:!1},i=new A.a((n,a)=>{n.length&&s.push(n),
a&&(r.done=!0)});try{for(let n=0;n<e.length&&!r.done;n+=x)i.push(e.subarray(n,n+x),n+x>=e.length)}catch(n){if(n instanceof w.b)throw n;if(s.size===0)return}return s.
finish()}function mt(e,t,s){let r=new z(s),i=new Int16Array(4096),n=new Uint8Array(4096),a=new Uint16Array(4096);for(let m=0;m<256;m++)n[m]=m,a[m]=1;let u=258,g=9,
l=-1,f=0,y=0,o=new Uint8Array(65536),h=0;for(let m of e){if(y=(y<<8|m)&16777215,f+=8,f<g)continue;f-=g;let c=y>>f&(1<<g)-1;if(c===257)break;if(c===256){u=258,g=
9,l=-1;continue}let p=c<u&&(c<256||c>=258);if(!p&&(l<0||c!==u))break;let L=p?a[c]:a[l]+1;h+L>o.length&&(r.push(o.subarray(0,h)),o=new Uint8Array(65536),h=0);let v=p?
c:l,Z=h+a[v];for(;Z>h;)o[--Z]=n[v],v=i[v];p||(o[h+L-1]=o[h]),l>=0&&u<4096&&(i[u]=l,n[u]=o[h],a[u]=a[l]+1,u++),h+=L,l=c,u+t>=2048?g=12:u+t>=1024?g=11:u+t>=512?g=
10:g=9}return r.push(o.subarray(0,h)),r.finish()}function bt(e){let t=new Uint8Array(Math.ceil(e.length/5)*4+e.length*4),s=0,r=0,i=0,n=e[0]===60&&e[1]===126?2:0;
for(;n<e.length;n++){let a=e[n];if(a===126)break;if(d[a]!==1){if(a===122&&i===0){s+=4;continue}if(!(a<33||a>117)&&(r=r*85+(a-33),!(++i<5))){for(let u=24;u>=0;u-=
8)t[s++]=Math.floor(r/2**u)&255;r=i=0}}}if(i>1){for(let a=i;a<5;a++)r=r*85+84;for(let a=0;a<i-1;a++)t[s++]=Math.floor(r/2**(24-8*a))&255}return t.slice(0,s)}function yt(e){
let t=new Uint8Array(e.length/2+1),s=0,r=-1;for(let i of e){if(i===62)break;let n=i>=48&&i<=57?i-48:(i|32)>=97&&(i|32)<=102?(i|32)-87:-1;n<0||(r<0?r=n:(t[s++]=r*
16+n,r=-1))}return r>=0&&(t[s++]=r*16),t.slice(0,s)}function wt(e,t){let s=new z(t);for(let r=0;r<e.length;){let i=e[r++];if(i===128)break;i<128?(s.push(e.slice(
r,r+i+1)),r+=i+1):s.push(new Uint8Array(257-i).fill(e[r++]??0))}return s.finish()}function P(e,t,s){let r=k(t?.get("Predictor"),1);if(r<=1)return e;let i=E(k(t?.
get("Colors"),1),1,32),n=E(k(t?.get("BitsPerComponent"),8),1,16),a=E(k(t?.get("Columns"),1),1,1<<24),u=Math.max(1,i*n>>3),g=i*n*a+7>>3;if(g>s.stream)throw j();return r===
2?pt(e,g,u,n):At(e,g,u)}function pt(e,t,s,r){if(r!==8)return e;let i=e.slice();for(let n=0;n<i.length;n+=t){let a=Math.min(n+t,i.length);for(let u=n+s;u<a;u++)i[u]=
i[u]+i[u-s]}return i}function At(e,t,s){let r=Math.ceil(e.length/(t+1)),i=new Uint8Array(r*t),n=0;for(let a=0;a<r;a++){let u=a*(t+1),g=e[u],l=Math.min(t,e.length-
u-1),f=a*t,y=f-t;for(let o=0;o<l;o++){let h=e[u+1+o],m=o>=s?i[f+o-s]:0,c=a>0?i[y+o]:0;switch(g){case 1:i[f+o]=h+m;break;case 2:i[f+o]=h+c;break;case 3:i[f+o]=h+
(m+c>>1);break;case 4:{let p=a>0&&o>=s?i[y+o-s]:0;i[f+o]=h+kt(m,c,p);break}default:i[f+o]=h}}n=f+l}return i.subarray(0,n)}function kt(e,t,s){let r=e+t-s,[i,n,a]=[
Math.abs(r-e),Math.abs(r-t),Math.abs(r-s)];return i<=n&&i<=a?e:n<=a?t:s}var k=(e,t)=>typeof e=="number"?Math.trunc(e):t,E=(e,t,s)=>Math.min(Math.max(e,t),s),R=class{constructor(e){
this.text=e}text},V=class{constructor(e){this.bytes=e}bytes},I=class{constructor(e,t=0){this.number=e,this.generation=t}number;generation},X=class extends I{constructor(e,t){
super(t,0),this.part=e}part},U=class extends Map{},Y=class{constructor(e,t,s){this.dict=e,this.data=t,this.sealed=s}dict;data;sealed},$=e=>e instanceof U,tt=e=>e instanceof
I,et=e=>Array.isArray(e),st=(e,t)=>e instanceof R&&e.text===t;function rt(e){let t=new U;for(let[s,r]of Object.entries(e))r!==void 0&&t.set(s,r);return t}var it=e=>new R(
e),D=-1,W=class{marks=new Int32Array(3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}add(e,t,s){if(this.used+3>this.marks.length){let r=new Int32Array(this.marks.length*
2);r.set(this.marks),this.marks=r}this.marks[this.used]=e,this.marks[this.used+1]=t,this.marks[this.used+2]=s,this.used+=3}value(e,t,s){let r=0,i=0,n=0,a=0,u=0,
g=0,l=!1;for(;t<s;){let f=e[t],y=d[f];if(y===1){t++;continue}if(y===0){if(f>=48&&f<=57){let h=t,m=0,c=f;do m=m*10+(c-48),c=e[++t];while(c>=48&&c<=57);if(t<s&&d[c]===
0){for(t++;t<s&&d[e[t]]===0;)t++;if(i=0,l=!1,r===0)return t;continue}if(t>s)return-1;if(n=u,a=g,u=m,g=h,i<2&&i++,r===0)return this.scalarOrReference(e,m,h,t,s);
l&&(this.length=m,this.lengthRef=-1,this.lengthStart=h,this.lengthEnd=t,l=!1);continue}if(f===82&&i===2&&(t+1>=s||d[e[t+1]]!==0)){t++,this.add(n,a,t),this.lengthStart===
a&&(this.lengthRef=n,this.lengthEnd=t),i=0;continue}let o=t;do t++;while(t<s&&d[e[t]]===0);if(i=0,l=!1,r===0)return T(e,o,t)?-1:t;if(f===101&&T(e,o,t))return-1;
continue}switch(i=0,f){case 47:{let o=++t;for(;t<s&&d[e[t]]===0;)t++;if(r===0)return t;l=r===1&&t-o===6&&e[o]===76&&xt(e,o),t-o===9&&e[o]===66&&Ct(e,o)&&(this.byteRange=
!0);continue}case 60:if(l=!1,e[t+1]===60){r++,t+=2;continue}else{let o=t;if(t=B(e,t,s),this.strings&&this.add(D,o,t),r===0)return t;continue}case 62:if(e[t+1]===
62){if(t+=2,--r<=0)return r<0?-1:t}else t++;continue;case 91:l=!1,r++,t++;continue;case 93:if(t++,--r<=0)return r<0?-1:t;continue;case 40:{l=!1;let o=t;if(t=O(e,
t,s),t>=s&&e[s-1]!==41)return-1;if(this.strings&&this.add(D,o,t),r===0)return t;continue}case 37:t=C(e,t,s);continue;default:t++}}return-1}scalarOrReference(e,t,s,r,i){
let n=b(e,r,i),a=n;for(;n<i&&e[n]>=48&&e[n]<=57;)n++;return n===a||(n=b(e,n,i),e[n]!==82||n+1<i&&d[e[n+1]]===0)?r:(this.add(t,s,n+1),n+1)}},nt=class{at=[];close=-1;open=-1;locate(e,t,s){
if(this.at.length=0,t=b(e,t,s),e[t]!==60||e[t+1]!==60)return!1;for(this.open=t+=2;(t=b(e,t,s))<s;){let r=e[t];if(r===62)return this.close=t,e[t+1]===62;if(r!==47)
return!1;let i=++t;for(;t<s&&d[e[t]]===0;)t++;let n=t,a=t=b(e,t,s);if(t=vt(e,t,s),t<0)return!1;this.at.push(i,n,a,t)}return!1}find(e,t){for(let s=this.at.length-
4;s>=0;s-=4){let r=this.at[s];if(this.at[s+1]-r!==t.length)continue;let i=!0;for(let n=0;i&&n<t.length;n++)i=e[r+n]===t.charCodeAt(n);if(i)return s}return-1}},q=new W;
function vt(e,t,s){return e[t]===62?-1:(q.reset(),q.value(e,t,s))}function T(e,t,s){return s-t===6?e[t]===101&&e[t+1]===110&&e[t+2]===100&&e[t+3]===111:s-t===9&&
e[t]===101&&e[t+1]===110&&e[t+2]===100&&e[t+3]===115}function xt(e,t){return e[t+1]===101&&e[t+2]===110&&e[t+3]===103&&e[t+4]===116&&e[t+5]===104}function Ct(e,t){
let s="ByteRange";for(let r=1;r<s.length;r++)if(e[t+r]!==s.charCodeAt(r))return!1;return!0}0&&(module.exports={A,B,C,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
