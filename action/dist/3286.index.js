exports.id=3286,exports.ids=[3286],exports.modules={66487:((D,N)=>{var T="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";(function(g){"use st\
rict";var I=typeof Uint8Array<"u"?Uint8Array:Array,d=43,p=47,v=48,B=97,W=65,O=45,E=95;function P(i){var o=i.charCodeAt(0);if(o===d||o===O)return 62;if(o===p||o===
E)return 63;if(o<v)return-1;if(o<v+10)return o-v+26+26;if(o<W+26)return o-W;if(o<B+26)return o-B+26}function X(i){var o,F,A,u,H,L;if(i.length%4>0)throw new Error(
"Invalid string. Length must be a multiple of 4");var _=i.length;H=i.charAt(_-2)==="="?2:i.charAt(_-1)==="="?1:0,L=new I(i.length*3/4-H),A=H>0?i.length-4:i.length;
var a=0;function x(s){L[a++]=s}for(o=0,F=0;o<A;o+=4,F+=3)u=P(i.charAt(o))<<18|P(i.charAt(o+1))<<12|P(i.charAt(o+2))<<6|P(i.charAt(o+3)),x((u&16711680)>>16),x((u&
65280)>>8),x(u&255);return H===2?(u=P(i.charAt(o))<<2|P(i.charAt(o+1))>>4,x(u&255)):H===1&&(u=P(i.charAt(o))<<10|P(i.charAt(o+1))<<4|P(i.charAt(o+2))>>2,x(u>>8&
255),x(u&255)),L}function C(i){var o,F=i.length%3,A="",u,H;function L(a){return T.charAt(a)}function _(a){return L(a>>18&63)+L(a>>12&63)+L(a>>6&63)+L(a&63)}for(o=
0,H=i.length-F;o<H;o+=3)u=(i[o]<<16)+(i[o+1]<<8)+i[o+2],A+=_(u);switch(F){case 1:u=i[i.length-1],A+=L(u>>2),A+=L(u<<4&63),A+="==";break;case 2:u=(i[i.length-2]<<
8)+i[i.length-1],A+=L(u>>10),A+=L(u>>4&63),A+=L(u<<2&63),A+="=";break}return A}g.toByteArray=X,g.fromByteArray=C})(N)}),34494:(D=>{var N=0,T=-3;function g(){this.
table=new Uint16Array(16),this.trans=new Uint16Array(288)}function I(s,c){this.source=s,this.sourceIndex=0,this.tag=0,this.bitcount=0,this.dest=c,this.destLen=0,
this.ltree=new g,this.dtree=new g}var d=new g,p=new g,v=new Uint8Array(30),B=new Uint16Array(30),W=new Uint8Array(30),O=new Uint16Array(30),E=new Uint8Array([16,
17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),P=new g,X=new Uint8Array(320);function C(s,c,f,b){var n,h;for(n=0;n<f;++n)s[n]=0;for(n=0;n<30-f;++n)s[n+f]=n/f|0;for(h=
b,n=0;n<30;++n)c[n]=h,h+=1<<s[n]}function i(s,c){var f;for(f=0;f<7;++f)s.table[f]=0;for(s.table[7]=24,s.table[8]=152,s.table[9]=112,f=0;f<24;++f)s.trans[f]=256+
f;for(f=0;f<144;++f)s.trans[24+f]=f;for(f=0;f<8;++f)s.trans[168+f]=280+f;for(f=0;f<112;++f)s.trans[176+f]=144+f;for(f=0;f<5;++f)c.table[f]=0;for(c.table[5]=32,f=
0;f<32;++f)c.trans[f]=f}var o=new Uint16Array(16);function F(s,c,f,b){var n,h;for(n=0;n<16;++n)s.table[n]=0;for(n=0;n<b;++n)s.table[c[f+n]]++;for(s.table[0]=0,h=
0,n=0;n<16;++n)o[n]=h,h+=s.table[n];for(n=0;n<b;++n)c[f+n]&&(s.trans[o[c[f+n]]++]=n)}function A(s){s.bitcount--||(s.tag=s.source[s.sourceIndex++],s.bitcount=7);
var c=s.tag&1;return s.tag>>>=1,c}function u(s,c,f){if(!c)return f;for(;s.bitcount<24;)s.tag|=s.source[s.sourceIndex++]<<s.bitcount,s.bitcount+=8;var b=s.tag&65535>>>
16-c;return s.tag>>>=c,s.bitcount-=c,b+f}function H(s,c){for(;s.bitcount<24;)s.tag|=s.source[s.sourceIndex++]<<s.bitcount,s.bitcount+=8;var f=0,b=0,n=0,h=s.tag;
do b=2*b+(h&1),h>>>=1,++n,f+=c.table[n],b-=c.table[n];while(b>=0);return s.tag=h,s.bitcount-=n,c.trans[f+b]}function L(s,c,f){var b,n,h,U,y,z;for(b=u(s,5,257),n=
u(s,5,1),h=u(s,4,4),U=0;U<19;++U)X[U]=0;for(U=0;U<h;++U){var S=u(s,3,0);X[E[U]]=S}for(F(P,X,0,19),y=0;y<b+n;){var m=H(s,P);switch(m){case 16:var q=X[y-1];for(z=
u(s,2,3);z;--z)X[y++]=q;break;case 17:for(z=u(s,3,3);z;--z)X[y++]=0;break;case 18:for(z=u(s,7,11);z;--z)X[y++]=0;break;default:X[y++]=m;break}}F(c,X,0,b),F(f,X,
b,n)}function _(s,c,f){for(;;){var b=H(s,c);if(b===256)return N;if(b<256)s.dest[s.destLen++]=b;else{var n,h,U,y;for(b-=257,n=u(s,v[b],B[b]),h=H(s,f),U=s.destLen-
u(s,W[h],O[h]),y=U;y<U+n;++y)s.dest[s.destLen++]=s.dest[y]}}}function a(s){for(var c,f,b;s.bitcount>8;)s.sourceIndex--,s.bitcount-=8;if(c=s.source[s.sourceIndex+
1],c=256*c+s.source[s.sourceIndex],f=s.source[s.sourceIndex+3],f=256*f+s.source[s.sourceIndex+2],c!==(~f&65535))return T;for(s.sourceIndex+=4,b=c;b;--b)s.dest[s.
destLen++]=s.source[s.sourceIndex++];return s.bitcount=0,N}function x(s,c){var f=new I(s,c),b,n,h;do{switch(b=A(f),n=u(f,2,0),n){case 0:h=a(f);break;case 1:h=_(
f,d,p);break;case 2:L(f,f.ltree,f.dtree),h=_(f,f.ltree,f.dtree);break;default:h=T}if(h!==N)throw new Error("Data error")}while(!b);return f.destLen<f.dest.length?
typeof f.dest.slice=="function"?f.dest.slice(0,f.destLen):f.dest.subarray(0,f.destLen):f.dest}i(d,p),C(v,B,4,3),C(W,O,2,1),v[28]=0,B[28]=258,D.exports=x}),57216:((D,N,T)=>{
const g=T(34494),{swap32LE:I}=T(87841),d=11,p=5,v=d-p,B=65536>>d,O=(1<<v)-1,E=2,X=(1<<p)-1,C=65536>>p,i=1024>>p,u=C+i+32,H=1<<E;class L{constructor(a){const x=typeof a.
readUInt32BE=="function"&&typeof a.slice=="function";if(x||a instanceof Uint8Array){let s;if(x)this.highStart=a.readUInt32LE(0),this.errorValue=a.readUInt32LE(4),
s=a.readUInt32LE(8),a=a.slice(12);else{const c=new DataView(a.buffer);this.highStart=c.getUint32(0,!0),this.errorValue=c.getUint32(4,!0),s=c.getUint32(8,!0),a=a.
subarray(12)}a=g(a,new Uint8Array(s)),a=g(a,new Uint8Array(s)),I(a),this.data=new Uint32Array(a.buffer)}else({data:this.data,highStart:this.highStart,errorValue:this.
errorValue}=a)}get(a){let x;return a<0||a>1114111?this.errorValue:a<55296||a>56319&&a<=65535?(x=(this.data[a>>p]<<E)+(a&X),this.data[x]):a<=65535?(x=(this.data[C+
(a-55296>>p)]<<E)+(a&X),this.data[x]):a<this.highStart?(x=this.data[u-B+(a>>d)],x=this.data[x+(a>>p&O)],x=(x<<E)+(a&X),this.data[x]):this.data[this.data.length-
H]}}D.exports=L}),87841:(D=>{const N=new Uint8Array(new Uint32Array([305419896]).buffer)[0]===18,T=(d,p,v)=>{let B=d[p];d[p]=d[v],d[v]=B},g=d=>{const p=d.length;
for(let v=0;v<p;v+=4)T(d,v,v+3),T(d,v+1,v+2)},I=d=>{N&&g(d)};D.exports={swap32LE:I}}),23286:((D,N,T)=>{"use strict";T.d(N,{default:()=>d});var g=T(57216),I=T(66487),
d={};const p=0,v=1,B=2,W=3,O=4,E=5,P=6,X=7,C=8,i=9,o=10,F=11,A=12,u=13,H=14,L=15,_=16,a=17,x=18,s=19,c=20,f=21,b=22,n=23,h=24,U=25,y=26,z=27,S=28,m=29,q=30,R=31,
ie=32,ee=33,j=34,te=35,Z=36,G=37,M=38,re=39,se=40,k=41,fe=42,e=0,t=1,l=2,Q=3,r=4,ne=[[r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,Q,r,r,r,r,r,r,r,r,r,r,r],[e,r,r,
t,t,r,r,r,r,t,t,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[e,r,r,t,t,r,r,r,r,t,t,t,t,t,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[r,r,r,t,t,t,r,r,r,t,t,t,t,t,t,
t,t,t,t,t,r,l,r,t,t,t,t,t,t,t,t,t,t],[t,r,r,t,t,t,r,r,r,t,t,t,t,t,t,t,t,t,t,t,r,l,r,t,t,t,t,t,t,t,t,t,t],[e,r,r,t,t,t,r,r,r,e,e,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,
e,e,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,e,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,e,t,e,t,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[e,r,r,t,t,
t,r,r,r,e,e,t,t,t,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[t,r,r,t,t,t,r,r,r,e,e,t,t,t,t,t,t,t,e,e,r,l,r,t,t,t,t,t,e,t,t,t,e],[t,r,r,t,t,t,r,r,r,e,e,t,t,t,e,t,t,
t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[t,r,r,t,t,t,r,r,r,t,t,t,t,t,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[t,r,r,t,t,t,r,r,r,t,t,t,t,t,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,
e,e,t,e],[t,r,r,t,t,t,r,r,r,t,t,t,t,t,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,t,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[e,r,r,t,t,t,r,
r,r,e,e,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[e,r,r,t,e,t,r,r,r,e,e,t,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[e,r,r,t,e,t,r,r,r,e,e,e,e,e,e,t,t,t,e,
e,r,l,r,e,e,e,e,e,e,e,e,t,e],[t,r,r,t,t,t,r,r,r,t,t,t,t,t,t,t,t,t,t,t,r,l,r,t,t,t,t,t,t,t,t,t,e],[e,r,r,t,t,t,r,r,r,e,e,e,e,e,e,t,t,t,e,r,r,l,r,e,e,e,e,e,e,e,e,
t,e],[e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,r,e,e,e,e,e,e,e,e,e,e,e,e],[t,r,r,t,t,t,r,r,r,t,t,t,t,t,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[t,r,r,t,t,t,r,r,r,
t,t,t,t,t,t,t,t,t,t,t,r,l,r,t,t,t,t,t,t,t,t,t,t],[e,r,r,t,t,t,r,r,r,e,t,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,t,t,e,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,t,e,e,e,e,t,t,t,e,e,r,
l,r,e,e,e,e,t,e,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,t,e,e,e,e,t,t,t,e,e,r,l,r,t,t,t,t,e,e,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,t,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,t,t,e,e,e,t,e],
[e,r,r,t,t,t,r,r,r,e,t,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,t,e,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,e,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,t,e,e,t,e],[e,r,r,t,t,t,r,r,r,e,t,e,
e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,t,t,e],[e,r,r,t,t,t,r,r,r,e,t,e,e,e,e,t,t,t,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e],[t,r,r,t,t,t,r,r,r,t,t,t,t,t,e,t,t,t,e,e,r,l,r,e,
e,e,e,e,e,e,e,t,e],[e,r,r,t,t,e,r,r,r,e,e,e,e,e,e,e,e,e,e,e,r,l,r,e,e,e,e,e,e,e,e,t,e]],ae=I.toByteArray("AAgOAAAAAAAQ4QAAAQ0P8vDtnQuMXUUZx+eyu7d7797d9m5bHoWltK\
VUlsjLWE0VJNigQoMVqkStEoNQQUl5GIo1KKmogEgqkKbBRki72lYabZMGKoGAjQRtJJDaCCIRiiigREBQS3z+xzOTnZ3O+3HOhd5NfpkzZx7fN9988zivu2M9hGwB28F94DnwEngd/Asc1EtIs9c/bIPDwCxwLD\
gezHcodyo4w5C+CCwBS8FnwSXgCnA1uFbI93XwbXAbWAfWgx+CzWAb+An4KfgFeAzsYWWfYuFz4CXwGvgb+Dfo6yNkEEwGh4CZYB44FpwI3g1OY+kfBItZOo2fB84Hy8DF4HJwNbiWpV8PVoO1LH4n2NRXyN+KcA\
d4kNVP9XsY4aPgcfAbsBfs6SniL4K/sPjfEf6HlanXCRkCw2BGvUh/keWfXS/CY+pFXs7x9XHmM94LTmWIeU2cgbxnS/k/B3kf86jDhU8L9V2E40vAFWAlWFUfb++NOL4F3C7JX4/4GiE+hvgWsF0oS7mXldspnN\
+F493gyXrh9xTav0cg3EvzgVfBG6wsmVSEkxBOBgdPGpd7JI6PnqRvJ68/xlbHof53gPeA94OzwLngk+ACsAwsByvASrAK3MB0Ws3CtQjvBJvAVrADPMDSHkb4CNijaccTwvnf4fiPEs8Lxy+D18A/QU8/xjgYBj\
PAbDAKTgYLwOngTHAO+EQ/8wuEF4EvsPiVCFf2+9tsFStzA8LVHuXXBsi6QyqzUYiPMR/7Mc7dAx7oL8bzw/3u/Bw8Bp4Az4AXwCtgHzsmDXP5fiF9iiVvly5d0sHngar16NKlS5cuXbp06fLmYlqHXrcd3ph4P0\
THUY3iXh49novju4S0tzfs5d+JPKewfAsRntZb3K9ZhOMlrO6lCC8An28U9+OuovcPcPxlVu5rCL/VmHh/iHIrzn3fIPu7SN8Axmg+8AOwEWwCm7tp3bRuWjetm5Y8bSu4B9zbKO6ZVsnORrVU3f4uXTqZ2H3sLo\
yx3eDXjfDndE9qyj6L838CfwVvgFpzYnof4oNgOhgBc8Fos9DrZIQLmtXPP1MmF6wGj4H+KXoWguvADkXaPil+YpuQy8Am8Ey7ODdtmJDF4HowBp4De6HDTNjhfHAHeBr0DBBy0kDxfPbcgSIusgrcWhtnJ8vL+T\
Pix7UIOQtcBq4C28Cr4KRBnANbwSuDE+s50JgyNNFuXbp06XIgsXjIvPafjvXozKY+fVFz/z0LT1uCtKVSWbrOLWPnztG8e0Xfy7ol8XtZJi7WtG+5od2UFXQ/A12vUeS7jp27yVKHjdsU9lXB869TyNvAzt0lpP\
2oWbwLdjiO78bx/Sz+EMJHwK9Y/LcIfw+eZ3F67/Hl5vh9xX80J+rwX8SvRDhpgL17iPAQMHNArfPrqHPewLheI+AERV6efwV418B4nOZ/H+IfYHV8GOF5LJ3eAz0fx8sM9S0fUNud39O9CulfGZhY5huI3wzWgN\
vBelbHZoTbNPVpfYjKQpkHwUNgl0LWblbnk0LbbDxr0OMFpL3iqWdu9nWYPlVAWkXY39LnGdCkDbeqv1YNbfcMQ3t9oe8lzm6NH9N1ZB6Ln4BwfkJZJk7RyFnYKt6b/JDQXx9p5X+eFdqOjzM9P9MB/lUlFzr20a\
XIdzlY4dmn9F3YqtvoO76/2hp/D/xA5Zue88nNyL8GbFbs075X0tyUig3Qd2MCnf//HjnzpbsR3g9+1kHzzVjdnE71/qVBX9rGPUh/ysNWe1neFzvIDi5zAufV1sT0N0poR22wkFUfTOPfA4N2mbZ5fSrqOHSw+I\
bkSBbOGSzSRgf91/GTUWYBOB2cIZQ/G8cfBZ8CFwrnL8XxF8FKcA24jqXdiPA7Qr61OF7H4mMItwzuv2/YLth1ISt3Hzu3k4W7EH5JqPdRHD/O4k+z8A8IX5Lq3y7Z4nXE9xn6kX6vQ4bKfy+ok+hH+xf3hq9dnT\
THhjKd2GmDuWA242iHMq4cC7A8kJ7i8o1+skSa7Jieo38HCWnoNjKFhdSFBxzpZ7QE6lI8N4S14aASZcryaV/WWHw66f6NHuCoxuQxmvM56GX9QMd8Q4D65ywGP+ZzRJuM+zQvx/MOS2VFeqQ4IXnH26zM9Xe6/E\
6D+4foAzzuajPZp8Qyw5ayZVDWuH0z0BtYRkeIDqH9KO9VbH1btd/lhNqCzvl8zeLnG0S/hnU6baHfpiuO6yy0rd+DHURo/zYF5H26j03rQsip2ndzz82u1z9N4VjWKWeb68Tedpt95HRVXp7H1R6p+/Wt4FPy/P\
pWwscOLRJ+PVWF/+W0iVyGzs18TIvXkOJ1Wxm66vSXz+vylenrZcj1ub439W+K8RNCGTJi2p/TJ1K23VaXr35tRpnzmjxequgfcfyk6B/TGBVlyedsNgpdd/h+W1U3P99QyFPNo1X3TwpM/WLTIWYfoBqXrv6isk\
HZ/RFr79R6hIyHBrH3f1nrUVnjP8SnZZ+rYtzr9Exld5MNbPNErusAPg+77u/eDOPftU9yj39TH7rezxd1LvsZQJlzkWlOirG/79zjMj/mtHUKu7vKy+3/LnXr9okyKedjX5/0He9iP/j63LwOQdarEVlfy8OO/L\
qw023j6xcqmwxLiOd6heM2i9cV9LJy8jMJ23yQ+rpbfu7EQ/pXE8KYvUSqvVnb4XzZa6LrHMXHR+zcLvqWbm/Bn0/HzIs6fWPHoat8XfnDKmZGxRxeMbn2UqZ5Q94nmcZRbqqUXbZ8+lcjE+cPX11t814orvvAXN\
cG8vqj2vvk1MGn3anlj0bIT72v47bvE+Lc98T9b6r7AKn6j+8Duf7D0nnZx/j7Zjn0j9nbpSTndaLr9WNLivP+iN23xF7L+fqv6ZouFyb78jxVXvv5jJ9YUs9/sddO8h7KNg5jrhfaJGztT6G7KF+1d6yCmD5Kdb\
2fan60rSc552fZr3zeQ9DpnPp+Si5cx5Ktv2QfSzF/mMbWdOm46rFI4XstnU9xeqX4NKb7TKEdcr6pZOK3ID1k/LvFHkVczEuZLEDr499YqvqBym1aEHWgcvoYOtv0M91qQl5TfpO/in6rWx8OVpT1Wedkv3f5xo\
m3T/xeR/6Gx6V86PWAOB4bBpqWdN+yTcVxjIyGRz/FrDGu6w/3d7kPm8StX8RyPu+uuvpNju/vTLJV37GpvoM0oZPnW87VLnL/5pDno1NoW1R6yedU6TyUv3u19a3KFnIbTLYz+ZCLP4T0tU1uivFgso0pnsJ/Ut\
XvarNY28Xq5cvkBDrQP/E5ZaiuQwwfmTlsOiQRU1fMuqrDd/3ISSuwjOwXOfTyGUMpZIXq4GpLn3pUcdfzch2x7XO1u2uZHOPb1G6b3Xg9PH1IIWeEpJlPQtqos2EKW8b0u8rnuP1UeVLoXJb9be0uG9nnbchjU+\
XTszT5VeNBThPHnc5OKj1U9aj0GTHIVaGy1YhEWT4ixns00DT+XEzWn/7VAsIc63Cov3OdyhwjrnaqQqZvWKXdypRdlq+k8msZ031U+Rm4fA+3TtyeR9hwfW9G9yxDN0fZMN33F+9TE6md4hwoxumfaUzI9fN3PF\
T3xVV2msrQ3UsnChm6Nulk8TndpS28D3zX9tTIPsF/z7Am5OkTjm1tI1JZW74+4VgsZ0N3L1yXV3WeP5uR7TGHHdvC3JQlxybfpd22tDlk/2eofRK8TzrN/qnar/K/OUTth6I/+jAnEptNbPvFHP2gs40N3+dfMW\
twqvVct7/wfd8gtQ7imifial9ZJ9/3IHLYU6eDj3+4PhsNhX+vwvcWLnu6kGfEMe8DuciPfUfGZB8X/7HJy/Gefe5n+VRGFd/wyP2ta7/LO4yh/sbLV/k9lev6kfO9Dt/5U67b1/6u/epqB1U9Me23jfHY9sscAg\
4tkbLl+e4/U36rJ9ddxfd6sg5vq5ice42Wpk/pb9FOJ36/W9tpv4kbC79nUbZceX8Zu6/qJ+P3WvhvA8v3reh7Jbn2d6rrNC7XNZTLma4Ba0JI9efX2uLzF5scG/w9UNU1ZxW+ymUfzELeTllXlQ1rUuhzjS5fp9\
c964iFBOqeSz63bU065nZKdU+mDEz3qHIjjifquw0pnb/raRtvrnsYcb46ihT3taoYz6brdNW9l6rWRnE/navdPn1XlR1km7hcz1WlH/elKuSOSvLLuE8U6m8uzwRdfcGl73VyTHuyMvzJ1Sa2cWDTP/Z63Kc94n\
2B1PYr24dz1JlyHLlcP+S4B6vD1c9EW4q2LWstCvUjeVy63k/LMYdUNd5D1xQfvVTzX1VjkMsUv88N8VH5fReVn/Fjn++/h6X6Q8a6b1/q3g/i/ewi0/Scs8zxXeV6mWIOUPlPzBgdFerW+bZrm2P18dnjuK6Hun\
Ep+rHvPMXbr+sHVb/lnL+pTP57jPw9Cvk3PW178JD9qChfzuvTf7Htl38L1QUf/VKu9SFjwWbTWPvFEvu7Uq76y7+31g6QlYPc669pbsm9Xur2LWI9Pu8ypfDXqm3A2z8s1FWGn4ntL9NfQu2oSlftX9uetvTtv7\
J8Ql4zxfXGZ3zk8PeQ9w59x2uMfqI8/q5eKh/l9cb2rwsu9rSNl06ZP2Pmxtz+rNMx93yno0n2/82rVH7rQ+y9P15H6FyRun9ViH81ATmffI7nJ5r8uXXW6enbP6b/B8/l5OifVHYLnb9S39s2zcc+Ph+rh8+eQg\
VPS72elzGWY/tUtbbabBpDiI7yN1q6/4th2y+ErAc5+9BVvu/7KamJbWNZeuqI/R4tRf+YyD1HmOZM1bMV3/14Sn10c0Xu+Sj1nOXb5jL73ncdy02uvlXZNde65dOHYl7Vs4KYuS6FzWLn2zJlpZqPXPVPOa5yzK\
Oyn1VhT9lmMfdbfH7D11Wf2PXN5h9y+dD287+qxgSnaYmnIrRtIb8pJe6/Uv9OVer6Whn0zfGO/BEloZI9ojmfAlUflClDd178bTmVHVTpZXOkAlk/lb42UujmI89HH5V+cl7XtowY6vTxLVWok6UrGzoGTHN+bB\
+6ri05687VNpvfuvRfaP2uMlNQth1D5JjGelm/8yn+9p3p/7qk9gnfeddXZmq/Sm333PJT659Kv1zjNbZ9uv2Oi//67CV8/N1nj1DmviyXDNVeJkaeaX8UsyesYg8cu2+NvdaPfb+lLDu5tvt/"),ce=new g(ae),
J=function(V){switch(V){case ee:return A;case re:case se:case fe:return A;case te:return E;default:return V}},Y=function(V){switch(V){case G:case M:return j;case k:
return b;default:return V}};class K{constructor(w,$=!1){this.position=w,this.required=$}}class oe{nextCodePoint(){const w=this.string.charCodeAt(this.pos++),$=this.
string.charCodeAt(this.pos);return 55296<=w&&w<=56319&&56320<=$&&$<=57343?(this.pos++,(w-55296)*1024+($-56320)+65536):w}nextCharClass(){return J(ce.get(this.nextCodePoint()))}getSimpleBreak(){
switch(this.nextClass){case k:return!1;case j:case G:case M:return this.curClass=j,!1;case Z:return this.curClass=Z,!1}return null}getPairTableBreak(w){let $=!1;
switch(ne[this.curClass][this.nextClass]){case e:$=!0;break;case t:$=w===k;break;case l:if($=w===k,!$)return $=!1,$;break;case Q:if(w!==k)return $;break;case r:
break}return this.LB8a&&($=!1),this.LB21a&&(this.curClass===_||this.curClass===a)?($=!1,this.LB21a=!1):this.LB21a=this.curClass===u,this.curClass===S?(this.LB30a++,
this.LB30a==2&&this.nextClass===S&&($=!0,this.LB30a=0)):this.LB30a=0,this.curClass=this.nextClass,$}nextBreak(){if(this.curClass==null){let w=this.nextCharClass();
this.curClass=Y(w),this.nextClass=w,this.LB8a=w===R,this.LB30a=0}for(;this.pos<this.string.length;){this.lastPos=this.pos;const w=this.nextClass;if(this.nextClass=
this.nextCharClass(),this.curClass===j||this.curClass===Z&&this.nextClass!==G)return this.curClass=Y(J(this.nextClass)),new K(this.lastPos,!0);let $=this.getSimpleBreak();
if($===null&&($=this.getPairTableBreak(w)),this.LB8a=this.nextClass===R,$)return new K(this.lastPos)}return this.lastPos<this.string.length?(this.lastPos=this.string.
length,new K(this.string.length)):null}constructor(w){this.string=w,this.pos=0,this.lastPos=0,this.curClass=null,this.nextClass=null,this.LB8a=!1,this.LB21a=!1,
this.LB30a=0}}d=oe})};
