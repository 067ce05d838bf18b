"use strict";exports.id=1906,exports.ids=[1906],exports.modules={32488:((A,w,b)=>{b.d(w,{L:()=>l,v:()=>T});var y=b(58552),v=b(83287);const E=1e5;async function T(M,i){const u=await g(
M,i);return u.whole||!(0,v.QJ)(M.encoded(i))?u:{...u,whole:!0}}function l(M,i){const u=M.decodedPart(i);return!u||u.whole||!(0,v.QJ)(M.encoded(i))?u:{...u,whole:!0}}
async function g(M,i){if(i.data.length>E){const h={found:!1,mismatch:!1};try{return{data:await M.decodedAtEase(i,h),whole:!h.found&&!h.mismatch}}catch(e){if(!(e instanceof
y.zU)||e.code!=="unreadable_document")throw e}}const u=M.decodedPart(i,!0)??{data:new Uint8Array(0),whole:!1},a=M.job.pace.step(u.data.length);return a&&await a,
u}}),39905:((A,w,b)=>{b.d(w,{F:()=>a,H:()=>h});var y=b(58552),v=b(78157),E=b(45599),T=b(32488);const l=65536,g=1<<26,M=4*4096,i=100,u=/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;
async function a(o,c,f=l,d={found:!1},m=M){const n=o.resolve(c);if(!(n instanceof E.Z6))return[];const t=new e(m);return await h(o,n,u,d,(s,_)=>t.read(s,_)<f),[
...t.single,...t.ranges]}async function h(o,c,f,d,m){let n;try{const{data:t,whole:s}=await(0,T.v)(o,c);d.found||=!s,n=t}catch(t){if(!(t instanceof y.zU)||t.code===
"cancelled")throw t;d.found=!0;return}for(const[t,s]of(0,v.bS)(n).toString("latin1",0,g).matchAll(f)){if(!m(t,s?.replace(/\s/g,"")))return;const _=o.job.pace.step(
i);_&&await _}}class e{longest;single=[];ranges=[];length=0;operands=[];place=-1;constructor(c){this.longest=c}read(c,f){if(c==="beginbfchar"||c==="beginbfrange")
this.begin(c==="beginbfchar"?2:3);else if(c==="endbfchar"||c==="endbfrange")this.begin(0);else{if(this.length===0)return 0;c==="["?this.place=this.operands.length===
2?0:-1:c==="]"?this.begin(this.length):this.place>=0?this.item(f):this.operand(f)}return this.single.length+this.ranges.length}begin(c){this.length=c,this.operands.
length=0,this.place=-1}item(c=""){const f=r(this.operands[0])+this.place++;this.add(this.ranges,f,f,c)}operand(c=""){const{operands:f,length:d}=this;if(f.push(c),
f.length<d)return;const[m,n]=[r(f[0]),r(f[d-2])];this.add(d===2?this.single:this.ranges,m,n,c),f.length=0}add(c,f,d,m){m===""||m.length%4!==0||m.length>this.longest||
!(f<=d)||c.push({first:f,last:d,text:Buffer.from(m,"hex").swap16().toString("utf16le")})}}const r=o=>o.length<=8?parseInt(o,16):NaN}),18271:((A,w,b)=>{b.d(w,{Lq:()=>g,
nq:()=>M,oQ:()=>i});var y=b(45599),v=b(32488),E=b(49454),T=b(69374);const l=["FontFile","FontFile2","FontFile3"];function g(u,a){const h=(0,E.nb)(u,a);for(const e of l){
const r=u.resolve(h?.get(e));if(r instanceof y.Z6)return r}}const M=(u,a)=>(0,E.FG)(u,a.get("Subtype"))==="Type3"||g(u,a)!==void 0;function i(u,a,h={found:!1}){
const e=g(u,a);if(e)try{const r=(0,v.L)(u,e);return h.found||=r?.whole===!1,(r&&(0,T.m)(r.data))??"unusable"}catch{return"unusable"}}}),69864:((A,w,b)=>{b.d(w,{
N:()=>E});var y=b(93604);const v=500;class E{starts;owners;constructor(l,g){this.starts=l,this.owners=g}static async of(l,g){const M=new Set;for(const{first:e,last:r}of l){
M.add(e).add(r+1);const o=g.step(v);o&&await o}const i=Float64Array.from(M).sort(),u=new Array(i.length),a=Uint32Array.from({length:i.length+1},(e,r)=>r),h=e=>{
let r=e;for(;a[r]!==r;)r=a[r];for(;e!==r;){const o=a[e];a[e]=r,e=o}return r};for(const e of l){for(let o=h((0,y.B)(i,e.first));i[o]<=e.last;o=h(o))u[o]=e,a[o]=o+
1;const r=g.step(v);r&&await r}return new E(i,u)}find(l){return this.owners[(0,y.M)(this.starts,l)-1]}}}),69374:((A,w,b)=>{b.d(w,{m:()=>T});var y=b(61188),v=b(94389),
E=b(48462);function T(l){try{const g=new DataView(l.buffer,l.byteOffset,l.byteLength),M=l.length>12?g.getUint32(0):0;if(M===1330926671){const i=(0,v.tI)(g),u=i.
get("CFF "),a=u&&(0,y.ah)(l.subarray(u.at,u.at+u.length));return a&&{...a,pointOf:(0,v.Ey)(g,i)}}if(M===65536||M===1953658213)return(0,v.Fm)(g);if(l[0]===1&&l[1]===
0)return(0,y.ah)(l);if(l[0]===37||l[0]===128)return(0,E._u)(l)}catch(g){if(!(g instanceof RangeError))throw g}}}),9865:((A,w,b)=>{b.d(w,{mI:()=>l,WK:()=>i,vp:()=>M});
var y=b(16456),v=b(49454);const E={Helvetica:"278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 58\
4 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 5\
56 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 100\
0 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 \
537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667\
 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500",HelveticaBold:"278 333\
 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278\
 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611\
 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 \
333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 72\
2 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 5\
56 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556",TimesRoman:"250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 \
500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 \
722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 0 50\
0 0 333 500 444 1000 500 500 333 1000 556 333 889 0 611 0 0 333 333 444 444 350 500 1000 333 980 389 333 722 0 444 500 250 333 500 500 500 500 200 500 333 760 2\
76 500 564 333 760 333 400 564 300 300 333 500 453 250 333 300 310 500 750 750 750 444 722 722 722 722 722 722 889 667 611 611 611 611 333 333 333 333 722 722 7\
22 722 722 722 722 564 722 722 722 722 722 722 556 500 444 444 444 444 444 444 667 444 444 444 444 444 278 278 278 278 500 500 500 500 500 500 500 564 500 500 5\
00 500 500 500 500 500",TimesRomanBold:"250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570\
 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 44\
4 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 0 500 0 333 500 500 1000 500 500 333 1000 556 333 1000 0 6\
67 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 444 500 250 333 500 500 500 500 220 500 333 747 300 500 570 333 747 333 400 570 300 300 333 556 540 2\
50 333 300 330 500 750 750 750 500 722 722 722 722 722 722 1000 722 667 667 667 667 389 389 389 389 722 722 778 778 778 778 778 570 778 722 722 722 722 722 611 \
556 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 556 556 556 556 500 556 500",TimesRomanItalic:"250 333 4\
20 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 4\
44 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 3\
89 389 278 500 444 667 444 444 389 400 275 400 541 0 500 0 333 500 556 889 500 500 333 1000 500 333 944 0 556 0 0 333 333 556 556 350 500 889 333 980 389 333 66\
7 0 389 444 250 389 500 500 500 500 275 500 333 760 276 500 675 333 760 333 400 675 300 300 333 500 523 250 333 300 310 500 750 750 750 500 611 611 611 611 611 \
611 889 667 611 611 611 611 333 333 333 333 722 667 722 722 722 722 722 675 722 722 722 722 722 556 611 500 500 500 500 500 500 500 667 444 444 444 444 444 278 \
278 278 278 500 500 500 500 500 500 500 675 500 500 500 500 500 444 500 444",TimesRomanBoldItalic:"250 389 555 500 500 833 778 278 333 333 500 570 250 333 250 2\
78 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 832 667 667 667 722 667 667 722 778 389 500 667 611 889 722 722 611 722 667 556 611 722 667 8\
89 667 611 611 333 278 333 570 500 333 500 500 444 500 444 333 500 556 278 278 500 278 778 556 500 500 500 389 389 278 556 444 667 500 444 389 348 220 348 570 0\
 500 0 333 500 500 1000 500 500 333 1000 556 333 944 0 611 0 0 333 333 500 500 350 500 1000 333 1000 389 333 722 0 389 444 250 389 500 500 500 500 220 500 333 7\
47 266 500 606 333 747 333 400 570 300 300 333 576 500 250 333 300 300 500 750 750 750 500 667 667 667 667 667 667 944 667 667 667 667 667 389 389 389 389 722 7\
22 722 722 722 722 722 570 722 722 722 722 722 611 611 500 500 500 500 500 500 500 722 444 444 444 444 444 278 278 278 278 500 556 500 500 500 500 500 570 500 5\
56 556 556 556 444 500 444"};function T(u){const{name:a}=(0,v.VJ)(u),h=/bold|black|heavy/i.test(a),e=/italic|oblique/i.test(a);return/^(Helvetica|Arial)/i.test(
a)?h?"HelveticaBold":"Helvetica":/^Times/i.test(a)?h?e?"TimesRomanBoldItalic":"TimesRomanBold":e?"TimesRomanItalic":"TimesRoman":/^Courier/i.test(a)?"Courier":void 0}
const l=u=>/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(u),g=new Map;function M(u){const a=u in E?
u:T(u);if(a===void 0)return;if(a==="Courier")return()=>600;let h=g.get(a);if(!h){const r=E[a].split(" ").map(Number);h=new Map(r.flatMap((o,c)=>o>0?[[y.NF.charCodeAt(
c),o]]:[])),g.set(a,h)}const e=h;return r=>e.get(r)}function i(u){return/Times/i.test(u)?{capHeight:662,descent:-217}:/Courier/i.test(u)?{capHeight:562,descent:-157}:
{capHeight:718,descent:-207}}}),62341:((A,w,b)=>{b.d(w,{FF:()=>T,KG:()=>u,oo:()=>i,s4:()=>E});var y=b(45599),v=b(69864);function E(e,r,o,c){const f=e.array(r.get(
"Widths"))?.map(n=>e.resolve(n)),d=e.resolve(r.get("FirstChar")),m=e.resolve(o?.get("MissingWidth"));return!f||typeof d!="number"?(n,t)=>c?.(t)??(typeof m=="num\
ber"&&m>0?m:500):(n,t)=>{const s=f[n-d];return typeof s=="number"&&s>0?s:c?.(t)}}function T(e,r,o,c){const f=e.array(r.get("Widths"));if(!f)return E(e,r,o,c);const d=l(
e,r.get("FirstChar"))??0,m=l(e,o?.get("MissingWidth"))??0;return(n,t)=>l(e,f[n-d])??c?.(t)??m}function l(e,r){const o=e.resolve(r);return typeof o=="number"?o:void 0}
const g=65535,M=65536;async function i(e,r){const o=e.resolve(r.get("DW")),c=await v.N.of(h(e,r.get("W")).reverse(),e.job.pace);return f=>{const d=c.find(f),m=typeof d?.
value=="object"?e.resolve(d.value[f-d.first]):d?.value;return typeof m=="number"?m:typeof o=="number"?o:1e3}}async function u(e,r){const[o,c]=(e.array(r.get("DW\
2"))??[]).map(d=>l(e,d)),f=await v.N.of(a(e,r.get("W2")).reverse(),e.job.pace);return(d,m)=>{const n=f.find(d),t=n&&n.value.length>3?(d-n.first)*3:0,s=n?.value.
slice(t,t+3).map(_=>l(e,_));return{advance:s?.[0]??c??-1e3,x:s?.[1]??m/2,y:s?.[2]??o??880}}}function a(e,r){const o=[],c=e.array(r)??[];for(let f=0;f+1<c.length&&
o.length<M;){const[d,m]=[e.resolve(c[f]),e.resolve(c[f+1])];if(typeof d!="number")break;const n=(0,y.cy)(m),t=n?d+Math.floor(m.length/3)-1:m,s=n?m:c.slice(f+2,f+
5);f+=n?2:5,!(typeof t!="number"||t<0||d>g||t<d)&&o.push({first:d,last:Math.min(t,g),value:s})}return o}function h(e,r){const o=[],c=e.array(r)??[];for(let f=0;f+
1<c.length&&o.length<M;){const[d,m,n]=c.slice(f,f+3).map(p=>e.resolve(p));if(typeof d!="number")break;const t=(0,y.cy)(m),s=t?d+m.length-1:m,_=t?m:n;f+=t?2:3,!(typeof s!=
"number"||s<0||d>g||s<d)&&((0,y.cy)(_)||typeof _=="number")&&o.push({first:d,last:Math.min(s,g),value:_})}return o}}),47628:((A,w,b)=>{b.d(w,{H:()=>E,l:()=>v});
const y="278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790\
 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873\
 761 762 762 759 759 892 892 788 784 438 138 277 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\
 0 0 732 544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 87\
4 0 874 760 946 771 865 771 888 967 888 831 873 927 970 918".split(" ").map(Number),v=" ✁✂✃✄☎✆✇✈✉☛☞✌✍✎✏✐✑✒✓✔✕✖✗✘✙✚✛✜✝✞✟✠✡✢✣✤✥✦✧★✩✪✫✬✭✮✯✰✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❂❃❄❅❆❇❈\
❉❊❋●❍■❏❐❑❒▲▼◆❖◗❘❙❚❛❜❝❞\0❨❩❪❫❬❭❮❯❰❱❲❳❴❵\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0❡❢❣❤❥❦❧♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓➔→↔↕➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯\0➱➲➳➴➵➶➷➸➹➺➻➼➽➾\0";
function E(){return y.flatMap((T,l)=>{const g=v.charCodeAt(l);return T>0&&g>0?[{code:l+32,point:g,width:T}]:[]})}}),74135:((A,w,b)=>{b.d(w,{$L:()=>r,DI:()=>g,Gd:()=>u,
JQ:()=>v,Mo:()=>T,PU:()=>M,Pj:()=>f,S3:()=>E,W1:()=>d,XM:()=>c,d:()=>m,ds:()=>l,gF:()=>o,iN:()=>y,kO:()=>e,lw:()=>i,xk:()=>a,zl:()=>h});function y({box:[n,t,s,_],
rotation:p}){const D=s-n,O=_-t;return p%180===0?{width:D,height:O}:{width:O,height:D}}function v(n){const{width:t,height:s}=y(n);return{width:t*n.userUnit,height:s*
n.userUnit}}function E({box:[n,t,s,_],rotation:p}){switch(p){case 0:return[1,0,0,1,n,t];case 90:return[0,1,-1,0,s,t];case 180:return[-1,0,0,-1,s,_];case 270:return[
0,-1,1,0,n,_]}}function T(n,t){return t===void 0?n:f(n,t)??n}function l([n,t,s,_]){return[Math.min(n,s),Math.min(t,_),Math.max(n,s),Math.max(t,_)]}function g([n,
t,s,_,p,D]){const O=n*_-t*s,[x,P,B,I]=[_/O,-t/O,-s/O,n/O];return[x+0,P+0,B+0,I+0,-(p*x+D*B)+0,-(p*P+D*I)+0]}const M=([n,t,s,_])=>Math.sqrt(Math.abs(n*_-t*s));function i(n,t){
const[s,_,p,D,O,x]=n,[P,B,I,R,W,C]=t;return[s*P+_*I,s*B+_*R,p*P+D*I,p*B+D*R,O*P+x*I+W,O*B+x*R+C]}function u([n,t,s,_,p,D],O,x){return[n*O+s*x+p,t*O+_*x+D]}function a([
n,t],[s,_],[p,D],[O,x],P){const B=1-P,[I,R,W,C]=[B**3,3*P*B**2,3*P**2*B,P**3];return[I*n+R*s+W*p+C*O,I*t+R*_+W*D+C*x]}function h(n,[t,s,_,p]){const[D,O]=u(n,t,s),
[x,P]=u(n,_,s),[B,I]=u(n,t,p),[R,W]=u(n,_,p);return[Math.min(D,x,B,R),Math.min(O,P,I,W),Math.max(D,x,B,R),Math.max(O,P,I,W)]}const e=(n,t)=>[Math.min(n[0],t[0]),
Math.min(n[1],t[1]),Math.max(n[2],t[2]),Math.max(n[3],t[3])];function r(n){let[t,s,_,p]=o;for(const[D,O]of n)t=Math.min(t,D),s=Math.min(s,O),_=Math.max(_,D),p=Math.
max(p,O);return[t,s,_,p]}const o=[1/0,1/0,-1/0,-1/0],c=([n,t,s,_],p)=>[n-p,t-p,s+p,_+p];function f(n,t){const s=[Math.max(n[0],t[0]),Math.max(n[1],t[1]),Math.min(
n[2],t[2]),Math.min(n[3],t[3])];return s[0]<s[2]&&s[1]<s[3]?s:void 0}const d=n=>n.map(t=>Math.round(t*1e5)/1e5+0),m=(n,{userUnit:t})=>String(Number((n*t/72).toPrecision(
3)))}),6057:((A,w,b)=>{b.d(w,{VO:()=>E,b0:()=>l,c_:()=>M,iw:()=>T,lQ:()=>g});var y=b(74135);const v=[0,0,612,792],E=(i,u)=>l(i,i.pages.attribute(u,"MediaBox"))??
v;function T(i,u){const{pages:a}=i,h=i.resolve(i.entry(a.number(u),"UserUnit"));return{box:(0,y.Mo)(E(i,u),l(i,a.attribute(u,"CropBox"))),rotation:M(i.resolve(a.
attribute(u,"Rotate"))),userUnit:typeof h=="number"&&h>0?h:1}}function l(i,u){const a=i.array(u)?.map(e=>i.resolve(e));if(a?.length!==4||!a.every(e=>typeof e=="\
number"&&Number.isFinite(e)))return;const h=(0,y.ds)(a);return h[0]<h[2]&&h[1]<h[3]?h:void 0}function g(i,u){const a=(i.array(u)??[]).map(h=>i.resolve(h));return a.
length===6&&a.every(h=>typeof h=="number")?a:[1,0,0,1,0,0]}function M(i){const u=typeof i=="number"?(i%360+360)%360:0;return u===90||u===180||u===270?u:0}})};
