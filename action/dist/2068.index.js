exports.id=2068,exports.ids=[2068],exports.modules={92068:((Se,Ds,Ae)=>{var Be=(()=>{var _e=typeof document<"u"?document.currentScript?.src:void 0;return async function(k_={}){
var se,n=k_,U_=typeof window=="object",Vt=typeof WorkerGlobalScope<"u",Jt=typeof process=="object"&&process.versions?.node&&process.type!="renderer",pe="./this.\
program",Ne=(t,e)=>{throw e};typeof __filename<"u"?_e=__filename:Vt&&(_e=self.location.href);var Xt="",zt,Lt;if(Jt){var ue=Ae(79896);Xt=__dirname+"/",Lt=t=>(t=Yt(
t)?new URL(t):t,ue.readFileSync(t)),zt=async t=>(t=Yt(t)?new URL(t):t,ue.readFileSync(t,void 0)),1<process.argv.length&&(pe=process.argv[1].replace(/\\/g,"/")),
process.argv.slice(2),Ne=(t,e)=>{throw process.exitCode=t,e}}else if(U_||Vt){try{Xt=new URL(".",_e).href}catch{}Vt&&(Lt=t=>{var e=new XMLHttpRequest;return e.open(
"GET",t,!1),e.responseType="arraybuffer",e.send(null),new Uint8Array(e.response)}),zt=async t=>{if(Yt(t))return new Promise((r,o)=>{var i=new XMLHttpRequest;i.open(
"GET",t,!0),i.responseType="arraybuffer",i.onload=()=>{i.status==200||i.status==0&&i.response?r(i.response):o(i.status)},i.onerror=o,i.send(null)});var e=await fetch(
t,{credentials:"same-origin"});if(e.ok)return e.arrayBuffer();throw Error(e.status+" : "+e.url)}}var Kt=console.log.bind(console),at=console.error.bind(console),
Gt,ce=!1,Yt=t=>t.startsWith("file://"),xe,Le,$t,U,j,Rt,d,T,ye,Qt,et,Ge=!1;function Fe(){var t=$t.buffer;U=new Int8Array(t),Rt=new Int16Array(t),j=new Uint8Array(
t),new Uint16Array(t),d=new Int32Array(t),T=new Uint32Array(t),ye=new Float32Array(t),Qt=new Float64Array(t),et=new BigInt64Array(t),new BigUint64Array(t)}function N(t){
throw n.onAbort?.(t),t="Aborted("+t+")",at(t),ce=!0,t=new WebAssembly.RuntimeError(t+". Build with -sASSERTIONS for more info."),Le?.(t),t}var de;async function H_(t){
if(!Gt)try{var e=await zt(t);return new Uint8Array(e)}catch{}if(t==de&&Gt)t=new Uint8Array(Gt);else if(Lt)t=Lt(t);else throw"both async and sync fetching of the\
 wasm failed";return t}async function W_(t,e){try{var r=await H_(t);return await WebAssembly.instantiate(r,e)}catch(o){at(`failed to asynchronously prepare wasm\
: ${o}`),N(o)}}async function V_(t){var e=de;if(!Gt&&!Yt(e)&&!Jt)try{var r=fetch(e,{credentials:"same-origin"});return await WebAssembly.instantiateStreaming(r,
t)}catch(o){at(`wasm streaming compile failed: ${o}`),at("falling back to ArrayBuffer instantiation")}return W_(e,t)}class J_{name="ExitStatus";constructor(e){this.
message=`Program terminated with exit(${e})`,this.status=e}}var Ce=t=>{for(;0<t.length;)t.shift()(n)},Me=[],ke=[],X_=()=>{var t=n.preRun.shift();ke.push(t)};function jt(t,e="\
i8"){switch(e.endsWith("*")&&(e="*"),e){case"i1":return U[t];case"i8":return U[t];case"i16":return Rt[t>>1];case"i32":return d[t>>2];case"i64":return et[t>>3];case"\
float":return ye[t>>2];case"double":return Qt[t>>3];case"*":return T[t>>2];default:N(`invalid type for getValue: ${e}`)}}var Ue=!0;function He(t,e,r="i8"){switch(r.
endsWith("*")&&(r="*"),r){case"i1":U[t]=e;break;case"i8":U[t]=e;break;case"i16":Rt[t>>1]=e;break;case"i32":d[t>>2]=e;break;case"i64":et[t>>3]=BigInt(e);break;case"\
float":ye[t>>2]=e;break;case"double":Qt[t>>3]=e;break;case"*":T[t>>2]=e;break;default:N(`invalid type for setValue: ${r}`)}}var We=typeof TextDecoder<"u"?new TextDecoder:
void 0,x=(t,e=0)=>{for(var r=e,o=r+void 0;t[r]&&!(r>=o);)++r;if(16<r-e&&t.buffer&&We)return We.decode(t.subarray(e,r));for(o="";e<r;){var i=t[e++];if(i&128){var _=t[e++]&
63;if((i&224)==192)o+=String.fromCharCode((i&31)<<6|_);else{var s=t[e++]&63;i=(i&240)==224?(i&15)<<12|_<<6|s:(i&7)<<18|_<<12|s<<6|t[e++]&63,65536>i?o+=String.fromCharCode(
i):(i-=65536,o+=String.fromCharCode(55296|i>>10,56320|i&1023))}}else o+=String.fromCharCode(i)}return o},L=t=>t?x(j,t):"";class z_{constructor(e){this.Df=e-24}hg(e,r){
T[this.Df+16>>2]=0,T[this.Df+4>>2]=e,T[this.Df+8>>2]=r}}var Ve=0,K_=0,st=()=>{var t=d[+Ut>>2];return Ut+=4,t},Je=(t,e)=>{for(var r=0,o=t.length-1;0<=o;o--){var i=t[o];
i==="."?t.splice(o,1):i===".."?(t.splice(o,1),r++):r&&(t.splice(o,1),r--)}if(e)for(;r;r--)t.unshift("..");return t},St=t=>{var e=t.charAt(0)==="/",r=t.slice(-1)===
"/";return(t=Je(t.split("/").filter(o=>!!o),!e).join("/"))||e||(t="."),t&&r&&(t+="/"),(e?"/":"")+t},Ft=t=>{var e=/^(\/?|)([\s\S]*?)((?:\.{1,2}|[^\/]+?|)(\.[^.\/]*|))(?:[\/]*)$/.
exec(t).slice(1);return t=e[0],e=e[1],!t&&!e?".":(e&&=e.slice(0,-1),t+e)},wt=t=>t&&t.match(/([^\/]+|\/)\/*$/)[1],Y_=(t,e)=>St(t+"/"+e),$_=()=>{if(Jt){var t=Ae(76982);
return e=>t.randomFillSync(e)}return e=>crypto.getRandomValues(e)},Xe=t=>{(Xe=$_())(t)},qt=(...t)=>{for(var e="",r=!1,o=t.length-1;-1<=o&&!r;o--){if(r=0<=o?t[o]:
f.cwd(),typeof r!="string")throw new TypeError("Arguments to path.resolve must be strings");if(!r)return"";e=r+"/"+e,r=r.charAt(0)==="/"}return e=Je(e.split("/").
filter(i=>!!i),!r).join("/"),(r?"/":"")+e||"."},ze=(t,e)=>{function r(s){for(var u=0;u<s.length&&s[u]==="";u++);for(var g=s.length-1;0<=g&&s[g]==="";g--);return u>
g?[]:s.slice(u,g-u+1)}t=qt(t).slice(1),e=qt(e).slice(1),t=r(t.split("/")),e=r(e.split("/"));for(var o=Math.min(t.length,e.length),i=o,_=0;_<o;_++)if(t[_]!==e[_]){
i=_;break}for(o=[],_=i;_<t.length;_++)o.push("..");return o=o.concat(e.slice(i)),o.join("/")},ae=[],ge=t=>{for(var e=0,r=0;r<t.length;++r){var o=t.charCodeAt(r);
127>=o?e++:2047>=o?e+=2:55296<=o&&57343>=o?(e+=4,++r):e+=3}return e},Pt=(t,e,r,o)=>{if(!(0<o))return 0;var i=r;o=r+o-1;for(var _=0;_<t.length;++_){var s=t.codePointAt(
_);if(127>=s){if(r>=o)break;e[r++]=s}else if(2047>=s){if(r+1>=o)break;e[r++]=192|s>>6,e[r++]=128|s&63}else if(65535>=s){if(r+2>=o)break;e[r++]=224|s>>12,e[r++]=
128|s>>6&63,e[r++]=128|s&63}else{if(r+3>=o)break;e[r++]=240|s>>18,e[r++]=128|s>>12&63,e[r++]=128|s>>6&63,e[r++]=128|s&63,_++}}return e[r]=0,r-i},Zt=(t,e)=>{var r=Array(
ge(t)+1);return t=Pt(t,r,0,r.length),e&&(r.length=t),r},Ke=[];function Ye(t,e){Ke[t]={input:[],output:[],Xf:e},le(t,Q_)}var Q_={open(t){var e=Ke[t.node.rdev];if(!e)
throw new f.Ef(43);t.tty=e,t.seekable=!1},close(t){t.tty.Xf.fsync(t.tty)},fsync(t){t.tty.Xf.fsync(t.tty)},read(t,e,r,o){if(!t.tty||!t.tty.Xf.Fg)throw new f.Ef(60);
for(var i=0,_=0;_<o;_++){try{var s=t.tty.Xf.Fg(t.tty)}catch{throw new f.Ef(29)}if(s===void 0&&i===0)throw new f.Ef(6);if(s==null)break;i++,e[r+_]=s}return i&&(t.
node.atime=Date.now()),i},write(t,e,r,o){if(!t.tty||!t.tty.Xf.wg)throw new f.Ef(60);try{for(var i=0;i<o;i++)t.tty.Xf.wg(t.tty,e[r+i])}catch{throw new f.Ef(29)}return o&&
(t.node.mtime=t.node.ctime=Date.now()),i}},q_={Fg(){t:{if(!ae.length){var t=null;if(Jt){var e=Buffer.alloc(256),r=0,o=process.stdin.fd;try{r=ue.readSync(o,e,0,256)}catch(i){
if(i.toString().includes("EOF"))r=0;else throw i}0<r&&(t=e.slice(0,r).toString("utf-8"))}else typeof window<"u"&&typeof window.prompt=="function"&&(t=window.prompt(
"Input: "),t!==null&&(t+=`
`));if(!t){t=null;break t}ae=Zt(t,!0)}t=ae.shift()}return t},wg(t,e){e===null||e===10?(Kt(x(t.output)),t.output=[]):e!=0&&t.output.push(e)},fsync(t){0<t.output?.
length&&(Kt(x(t.output)),t.output=[])},ph(){return{Ch:25856,Eh:5,Bh:191,Dh:35387,Ah:[3,28,127,21,4,0,1,0,17,19,26,0,18,15,23,22,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}},
qh(){return 0},rh(){return[24,80]}},Z_={wg(t,e){e===null||e===10?(at(x(t.output)),t.output=[]):e!=0&&t.output.push(e)},fsync(t){0<t.output?.length&&(at(x(t.output)),
t.output=[])}},$e=t=>{t=65536*Math.ceil(t/65536);var e=M_(65536,t);return e&&j.fill(0,e,e+t),e},h={Tf:null,Kf(){return h.createNode(null,"/",16895,0)},createNode(t,e,r,o){
if((r&61440)===24576||f.isFIFO(r))throw new f.Ef(63);return h.Tf||(h.Tf={dir:{node:{Pf:h.Ff.Pf,Rf:h.Ff.Rf,lookup:h.Ff.lookup,Wf:h.Ff.Wf,rename:h.Ff.rename,unlink:h.
Ff.unlink,rmdir:h.Ff.rmdir,readdir:h.Ff.readdir,symlink:h.Ff.symlink},stream:{Nf:h.Gf.Nf}},file:{node:{Pf:h.Ff.Pf,Rf:h.Ff.Rf},stream:{Nf:h.Gf.Nf,read:h.Gf.read,
write:h.Gf.write,bg:h.Gf.bg,eg:h.Gf.eg}},link:{node:{Pf:h.Ff.Pf,Rf:h.Ff.Rf,readlink:h.Ff.readlink},stream:{}},Bg:{node:{Pf:h.Ff.Pf,Rf:h.Ff.Rf},stream:f.Pg}}),r=
f.createNode(t,e,r,o),H(r.mode)?(r.Ff=h.Tf.dir.node,r.Gf=h.Tf.dir.stream,r.Hf={}):f.isFile(r.mode)?(r.Ff=h.Tf.file.node,r.Gf=h.Tf.file.stream,r.Mf=0,r.Hf=null):
(r.mode&61440)===40960?(r.Ff=h.Tf.link.node,r.Gf=h.Tf.link.stream):(r.mode&61440)===8192&&(r.Ff=h.Tf.Bg.node,r.Gf=h.Tf.Bg.stream),r.atime=r.mtime=r.ctime=Date.now(),
t&&(t.Hf[e]=r,t.atime=t.mtime=t.ctime=r.atime),r},Nh(t){return t.Hf?t.Hf.subarray?t.Hf.subarray(0,t.Mf):new Uint8Array(t.Hf):new Uint8Array(0)},Ff:{Pf(t){var e={};
return e.dev=(t.mode&61440)===8192?t.id:1,e.ino=t.id,e.mode=t.mode,e.nlink=1,e.uid=0,e.gid=0,e.rdev=t.rdev,H(t.mode)?e.size=4096:f.isFile(t.mode)?e.size=t.Mf:(t.
mode&61440)===40960?e.size=t.link.length:e.size=0,e.atime=new Date(t.atime),e.mtime=new Date(t.mtime),e.ctime=new Date(t.ctime),e.blksize=4096,e.blocks=Math.ceil(
e.size/e.blksize),e},Rf(t,e){for(var r of["mode","atime","mtime","ctime"])e[r]!=null&&(t[r]=e[r]);e.size!==void 0&&(e=e.size,t.Mf!=e&&(e==0?(t.Hf=null,t.Mf=0):(r=
t.Hf,t.Hf=new Uint8Array(e),r&&t.Hf.set(r.subarray(0,Math.min(e,t.Mf))),t.Mf=e)))},lookup(){throw h.lg||(h.lg=new f.Ef(44),h.lg.stack="<generic error, no stack>"),
h.lg},Wf(t,e,r,o){return h.createNode(t,e,r,o)},rename(t,e,r){try{var o=pt(e,r)}catch{}if(o){if(H(t.mode))for(var i in o.Hf)throw new f.Ef(55);Mt(o)}delete t.parent.
Hf[t.name],e.Hf[r]=t,t.name=r,e.ctime=e.mtime=t.parent.ctime=t.parent.mtime=Date.now()},unlink(t,e){delete t.Hf[e],t.ctime=t.mtime=Date.now()},rmdir(t,e){var r=pt(
t,e),o;for(o in r.Hf)throw new f.Ef(55);delete t.Hf[e],t.ctime=t.mtime=Date.now()},readdir(t){return[".","..",...Object.keys(t.Hf)]},symlink(t,e,r){return t=h.createNode(
t,e,41471,0),t.link=r,t},readlink(t){if((t.mode&61440)!==40960)throw new f.Ef(28);return t.link}},Gf:{read(t,e,r,o,i){var _=t.node.Hf;if(i>=t.node.Mf)return 0;if(t=
Math.min(t.node.Mf-i,o),8<t&&_.subarray)e.set(_.subarray(i,i+t),r);else for(o=0;o<t;o++)e[r+o]=_[i+o];return t},write(t,e,r,o,i,_){if(e.buffer===U.buffer&&(_=!1),
!o)return 0;if(t=t.node,t.mtime=t.ctime=Date.now(),e.subarray&&(!t.Hf||t.Hf.subarray)){if(_)return t.Hf=e.subarray(r,r+o),t.Mf=o;if(t.Mf===0&&i===0)return t.Hf=
e.slice(r,r+o),t.Mf=o;if(i+o<=t.Mf)return t.Hf.set(e.subarray(r,r+o),i),o}_=i+o;var s=t.Hf?t.Hf.length:0;if(s>=_||(_=Math.max(_,s*(1048576>s?2:1.125)>>>0),s!=0&&
(_=Math.max(_,256)),s=t.Hf,t.Hf=new Uint8Array(_),0<t.Mf&&t.Hf.set(s.subarray(0,t.Mf),0)),t.Hf.subarray&&e.subarray)t.Hf.set(e.subarray(r,r+o),i);else for(_=0;_<
o;_++)t.Hf[i+_]=e[r+_];return t.Mf=Math.max(t.Mf,i+o),o},Nf(t,e,r){if(r===1?e+=t.position:r===2&&f.isFile(t.node.mode)&&(e+=t.node.Mf),0>e)throw new f.Ef(28);return e},
bg(t,e,r,o,i){if(!f.isFile(t.node.mode))throw new f.Ef(43);if(t=t.node.Hf,i&2||!t||t.buffer!==U.buffer){if(o=!0,i=$e(e),!i)throw new f.Ef(48);t&&((0<r||r+e<t.length)&&
(t.subarray?t=t.subarray(r,r+e):t=Array.prototype.slice.call(t,r,r+e)),U.set(t,i))}else o=!1,i=t.byteOffset;return{Df:i,Ag:o}},eg(t,e,r,o){return h.Gf.write(t,e,
0,o,r,!1),0}}},he=(t,e)=>{var r=0;return t&&(r|=365),e&&(r|=146),r},ts=async t=>(t=await zt(t),new Uint8Array(t)),vt=0,Ct=null,Qe=()=>{if(vt--,n.monitorRunDependencies?.(
vt),vt==0&&Ct){var t=Ct;Ct=null,t()}},qe=()=>{vt++,n.monitorRunDependencies?.(vt)},Ze=[],es=async(t,e)=>{typeof Browser<"u"&&Browser.hg();for(var r of Ze)if(r.canHandle(
e))return r.handle(t,e);return t},me=async(t,e,r,o,i,_,s,u)=>{var g=e?qt(St(t+"/"+e)):t,a=`cp ${g}`;qe(a);try{var v=r;typeof r=="string"&&(v=await ts(r)),v=await es(
v,g),u?.(),_||De(t,e,v,o,i,s)}finally{Qe(a)}};function le(t,e){f.Dg[t]={Gf:e}}function H(t){return(t&61440)===16384}function pt(t,e){var r=H(t.mode)?(r=Et(t,"x"))?
r:t.Ff.lookup?0:2:54;if(r)throw new f.Ef(r);for(r=f.Sf[Ie(t.id,e)];r;r=r.cg){var o=r.name;if(r.parent.id===t.id&&o===e)return r}return f.lookup(t,e)}function Mt(t){
var e=Ie(t.parent.id,t.name);if(f.Sf[e]===t)f.Sf[e]=t.cg;else for(e=f.Sf[e];e;){if(e.cg===t){e.cg=t.cg;break}e=e.cg}}function De(t,e,r,o,i,_){var s=e;if(t&&(t=typeof t==
"string"?t:At(t),s=e?St(t+"/"+e):t),t=he(o,i),s=f.create(s,t),r){if(typeof r=="string"){for(e=Array(r.length),o=0,i=r.length;o<i;++o)e[o]=r.charCodeAt(o);r=e}f.
chmod(s,t|146),e=f.open(s,577),f.write(e,r,0,r.length,0,_),f.close(e),f.chmod(s,t)}}function G(t,e={}){if(!t)throw new f.Ef(44);e.gg??(e.gg=!0),t.charAt(0)==="/"||
(t=f.cwd()+"/"+t);var r=0;t:for(;40>r;r++){t=t.split("/").filter(u=>!!u);for(var o=f.root,i="/",_=0;_<t.length;_++){var s=_===t.length-1;if(s&&e.parent)break;if(t[_]!==
".")if(t[_]==="..")if(i=Ft(i),f.tg(o)){t=i+"/"+t.slice(_+1).join("/"),r--;continue t}else o=o.parent;else{i=St(i+"/"+t[_]);try{o=pt(o,t[_])}catch(u){if(u?.Lf===
44&&s&&e.uh)return{path:i};throw u}if(!o.Qf||s&&!e.gg||(o=o.Qf.root),(o.mode&61440)===40960&&(!s||e.Of)){if(!o.Ff.readlink)throw new f.Ef(52);o=o.Ff.readlink(o),
o.charAt(0)==="/"||(o=Ft(i)+"/"+o),t=o+"/"+t.slice(_+1).join("/");continue t}}}return{path:i,node:o}}throw new f.Ef(32)}function At(t){for(var e;;){if(f.tg(t))return t=
t.Kf.Hg,e?t[t.length-1]!=="/"?`${t}/${e}`:t+e:t;e=e?`${t.name}/${e}`:t.name,t=t.parent}}function Ie(t,e){for(var r=0,o=0;o<e.length;o++)r=(r<<5)-r+e.charCodeAt(
o)|0;return(t+r>>>0)%f.Sf.length}function tr(t){var e=Ie(t.parent.id,t.name);t.cg=f.Sf[e],f.Sf[e]=t}function er(t){var e=["r","w","rw"][t&3];return t&512&&(e+="\
w"),e}function Et(t,e){if(f.Gg)return 0;if(!e.includes("r")||t.mode&292){if(e.includes("w")&&!(t.mode&146)||e.includes("x")&&!(t.mode&73))return 2}else return 2;
return 0}function Te(t,e){if(!H(t.mode))return 54;try{return pt(t,e),20}catch{}return Et(t,"wx")}function te(t,e,r){try{var o=pt(t,e)}catch(i){return i.Lf}if(t=
Et(t,"wx"))return t;if(r){if(!H(o.mode))return 54;if(f.tg(o)||At(o)===f.cwd())return 10}else if(H(o.mode))return 31;return 0}function kt(t,e){if(!t)throw new f.
Ef(e);return t}function J(t){if(t=f.Tg(t),!t)throw new f.Ef(8);return t}function rr(t,e=-1){if(t=Object.assign(new f.Mg,t),e==-1)t:{for(e=0;e<=f.Og;e++)if(!f.streams[e])
break t;throw new f.Ef(33)}return t.fd=e,f.streams[e]=t}function rs(t,e=-1){return t=rr(t,e),t.Gf?.Hh?.(t),t}function ee(t,e,r){var o=t?.Gf.Rf;t=o?t:e,o??=e.Ff.
Rf,kt(o,63),o(t,r)}function or(t){var e=[];for(t=[t];t.length;){var r=t.pop();e.push(r),t.push(...r.fg)}return e}function nr(t){var e={zh:4096,Kh:4096,blocks:1e6,
yh:5e5,xh:5e5,files:f.vg,Ih:f.vg-1,Lh:42,flags:2,Qh:255};return t.Ff.Jg&&Object.assign(e,t.Ff.Jg(t.Kf.vh.root)),e}function re(t,e,r){return typeof r>"u"&&(r=e,e=
438),f.Wf(t,e|8192,r)}function ir(t,e,r,o){ee(t,e,{mode:r&4095|e.mode&-4096,ctime:Date.now(),Eg:o})}function fr(t,e,r){if(H(e.mode))throw new f.Ef(31);if(!f.isFile(
e.mode))throw new f.Ef(28);var o=Et(e,"w");if(o)throw new f.Ef(o);ee(t,e,{size:r,timestamp:Date.now()})}function _r(t,e){for(t=typeof t=="string"?t:At(t),e=e.split(
"/").reverse();e.length;){var r=e.pop();if(r){var o=St(t+"/"+r);try{f.mkdir(o)}catch(i){if(i.Lf!=20)throw i}t=o}}return o}function os(t,e,r,o){return t=typeof t==
"string"?t:At(t),e=St(t+"/"+e),f.create(e,he(r,o))}function be(t){if(!(t.sh||t.th||t.link||t.Hf))if(typeof XMLHttpRequest<"u")N("Lazy loading should have been p\
erformed (contents set) in createLazyFile, but it was not. Lazy loading only works in web workers. Use --embed-file or --preload-file in emcc on the main thread\
.");else try{t.Hf=Lt(t.url)}catch{throw new f.Ef(29)}}function ns(t,e,r,o,i){function _(I,E,F,V,bt){if(I=I.node.Hf,bt>=I.length)return 0;if(V=Math.min(I.length-
bt,V),I.slice)for(var k=0;k<V;k++)E[F+k]=I[bt+k];else for(k=0;k<V;k++)E[F+k]=I.get(bt+k);return V}class s{kg=!1;Uf=[];jg=void 0;yg=0;xg=0;get(E){if(!(E>this.length-
1||0>E)){var F=E%this.chunkSize;return this.jg(E/this.chunkSize|0)[F]}}Ng(E){this.jg=E}zg(){var E=new XMLHttpRequest;E.open("HEAD",r,!1),E.send(null),200<=E.status&&
300>E.status||E.status===304||N("Couldn't load "+r+". Status: "+E.status);var F=Number(E.getResponseHeader("Content-length")),V,bt=(V=E.getResponseHeader("Accep\
t-Ranges"))&&V==="bytes";E=(V=E.getResponseHeader("Content-Encoding"))&&V==="gzip";var k=1048576;bt||(k=F);var Ht=this;Ht.Ng(Nt=>{var Wt=Nt*k,xt=(Nt+1)*k-1;if(xt=
Math.min(xt,F-1),typeof Ht.Uf[Nt]>"u"){var ls=Ht.Uf;Wt>xt&&N("invalid range ("+Wt+", "+xt+") or no bytes requested!"),xt>F-1&&N("only "+F+" bytes available! pro\
grammer error!");var X=new XMLHttpRequest;X.open("GET",r,!1),F!==k&&X.setRequestHeader("Range","bytes="+Wt+"-"+xt),X.responseType="arraybuffer",X.overrideMimeType&&
X.overrideMimeType("text/plain; charset=x-user-defined"),X.send(null),200<=X.status&&300>X.status||X.status===304||N("Couldn't load "+r+". Status: "+X.status),Wt=
X.response!==void 0?new Uint8Array(X.response||[]):Zt(X.responseText||"",!0),ls[Nt]=Wt}return typeof Ht.Uf[Nt]>"u"&&N("doXHR failed!"),Ht.Uf[Nt]}),(E||!F)&&(k=F=
1,k=F=this.jg(0).length,Kt("LazyFiles on gzip forces download of the whole file when length is accessed")),this.yg=F,this.xg=k,this.kg=!0}get length(){return this.
kg||this.zg(),this.yg}get chunkSize(){return this.kg||this.zg(),this.xg}}if(typeof XMLHttpRequest<"u"){Vt||N("Cannot do synchronous binary XHRs outside webworke\
rs in modern browsers. Use --embed-file or --preload-file in emcc");var u=new s,g=void 0}else g=r,u=void 0;var a=os(t,e,o,i);u?a.Hf=u:g&&(a.Hf=null,a.url=g),Object.
defineProperties(a,{Mf:{get:function(){return this.Hf.length}}});var v={};return Object.keys(a.Gf).forEach(I=>{var E=a.Gf[I];v[I]=(...F)=>(be(a),E(...F))}),v.read=
(I,E,F,V,bt)=>(be(a),_(I,E,F,V,bt)),v.bg=(I,E,F)=>{be(a);var V=$e(E);if(!V)throw new f.Ef(48);return _(I,U,V,E,F),{Df:V,Ag:!0}},a.Gf=v,a}var f={root:null,fg:[],
Dg:{},streams:[],vg:1,Sf:null,Cg:"/",rg:!1,Gg:!0,Rg:null,ig:0,Ig:{},Ef:class{name="ErrnoError";constructor(t){this.Lf=t}},Mg:class{Uf={};node=null;get object(){
return this.node}set object(t){this.node=t}get flags(){return this.Uf.flags}set flags(t){this.Uf.flags=t}get position(){return this.Uf.position}set position(t){
this.Uf.position=t}},Lg:class{Ff={};Gf={};Qf=null;constructor(t,e,r,o){t||=this,this.parent=t,this.Kf=t.Kf,this.id=f.vg++,this.name=e,this.mode=r,this.rdev=o,this.
atime=this.mtime=this.ctime=Date.now()}get read(){return(this.mode&365)===365}set read(t){t?this.mode|=365:this.mode&=-366}get write(){return(this.mode&146)===146}set write(t){
t?this.mode|=146:this.mode&=-147}get th(){return H(this.mode)}get sh(){return(this.mode&61440)===8192}},createNode(t,e,r,o){return t=new f.Lg(t,e,r,o),tr(t),t},
tg(t){return t===t.parent},isFile(t){return(t&61440)===32768},isFIFO(t){return(t&61440)===4096},isSocket(t){return(t&49152)===49152},Og:4096,Tg:t=>f.streams[t],
Pg:{open(t){t.Gf=f.Sg(t.node.rdev).Gf,t.Gf.open?.(t)},Nf(){throw new f.Ef(70)}},ug:t=>t>>8,Oh:t=>t&255,ag:(t,e)=>t<<8|e,Sg:t=>f.Dg[t],Kg(t,e){function r(s){return f.
ig--,e(s)}function o(s){if(s){if(!o.Qg)return o.Qg=!0,r(s)}else++_>=i.length&&r(null)}typeof t=="function"&&(e=t,t=!1),f.ig++,1<f.ig&&at(`warning: ${f.ig} FS.sy\
ncfs operations in flight at once, probably just doing extra work`);var i=or(f.root.Kf),_=0;i.forEach(s=>{if(!s.type.Kg)return o(null);s.type.Kg(s,t,o)})},Kf(t,e,r){
var o=r==="/";if(o&&f.root)throw new f.Ef(10);if(!o&&r){var i=G(r,{gg:!1});if(r=i.path,i=i.node,i.Qf)throw new f.Ef(10);if(!H(i.mode))throw new f.Ef(54)}return e=
{type:t,vh:e,Hg:r,fg:[]},t=t.Kf(e),t.Kf=e,e.root=t,o?f.root=t:i&&(i.Qf=e,i.Kf&&i.Kf.fg.push(e)),t},Uh(t){if(t=G(t,{gg:!1}),!t.node.Qf)throw new f.Ef(28);t=t.node;
var e=t.Qf,r=or(e);Object.keys(f.Sf).forEach(o=>{for(o=f.Sf[o];o;){var i=o.cg;r.includes(o.Kf)&&Mt(o),o=i}}),t.Qf=null,t.Kf.fg.splice(t.Kf.fg.indexOf(e),1)},lookup(t,e){
return t.Ff.lookup(t,e)},Wf(t,e,r){var o=G(t,{parent:!0}).node;if(t=wt(t),!t)throw new f.Ef(28);if(t==="."||t==="..")throw new f.Ef(20);var i=Te(o,t);if(i)throw new f.
Ef(i);if(!o.Ff.Wf)throw new f.Ef(63);return o.Ff.Wf(o,t,e,r)},Jg(t){return nr(G(t,{Of:!0}).node)},Th(t){return nr(t.node)},create(t,e=438){return f.Wf(t,e&4095|
32768,0)},mkdir(t,e=511){return f.Wf(t,e&1023|16384,0)},Ph(t,e){var r=t.split("/"),o="",i;for(i of r)if(i){(o||t.charAt(0)==="/")&&(o+="/"),o+=i;try{f.mkdir(o,e)}catch(_){
if(_.Lf!=20)throw _}}},symlink(t,e){if(!qt(t))throw new f.Ef(44);var r=G(e,{parent:!0}).node;if(!r)throw new f.Ef(44);e=wt(e);var o=Te(r,e);if(o)throw new f.Ef(
o);if(!r.Ff.symlink)throw new f.Ef(63);return r.Ff.symlink(r,e,t)},rename(t,e){var r=Ft(t),o=Ft(e),i=wt(t),_=wt(e),s=G(t,{parent:!0}),u=s.node;if(s=G(e,{parent:!0}),
s=s.node,!u||!s)throw new f.Ef(44);if(u.Kf!==s.Kf)throw new f.Ef(75);var g=pt(u,i);if(t=ze(t,o),t.charAt(0)!==".")throw new f.Ef(28);if(t=ze(e,r),t.charAt(0)!==
".")throw new f.Ef(55);try{var a=pt(s,_)}catch{}if(g!==a){if(e=H(g.mode),i=te(u,i,e))throw new f.Ef(i);if(i=a?te(s,_,e):Te(s,_))throw new f.Ef(i);if(!u.Ff.rename)
throw new f.Ef(63);if(g.Qf||a&&a.Qf)throw new f.Ef(10);if(s!==u&&(i=Et(u,"w")))throw new f.Ef(i);Mt(g);try{u.Ff.rename(g,s,_),g.parent=s}catch(v){throw v}finally{
tr(g)}}},rmdir(t){var e=G(t,{parent:!0}).node;t=wt(t);var r=pt(e,t),o=te(e,t,!0);if(o)throw new f.Ef(o);if(!e.Ff.rmdir)throw new f.Ef(63);if(r.Qf)throw new f.Ef(
10);e.Ff.rmdir(e,t),Mt(r)},readdir(t){return t=G(t,{Of:!0}).node,kt(t.Ff.readdir,54)(t)},unlink(t){var e=G(t,{parent:!0}).node;if(!e)throw new f.Ef(44);t=wt(t);
var r=pt(e,t),o=te(e,t,!1);if(o)throw new f.Ef(o);if(!e.Ff.unlink)throw new f.Ef(63);if(r.Qf)throw new f.Ef(10);e.Ff.unlink(e,t),Mt(r)},readlink(t){if(t=G(t).node,
!t)throw new f.Ef(44);if(!t.Ff.readlink)throw new f.Ef(28);return t.Ff.readlink(t)},stat(t,e){return t=G(t,{Of:!e}).node,kt(t.Ff.Pf,63)(t)},fstat(t){var e=J(t);
t=e.node;var r=e.Gf.Pf;return e=r?e:t,r??=t.Ff.Pf,kt(r,63),r(e)},lstat(t){return f.stat(t,!0)},chmod(t,e,r){t=typeof t=="string"?G(t,{Of:!r}).node:t,ir(null,t,e,
r)},lchmod(t,e){f.chmod(t,e,!0)},fchmod(t,e){t=J(t),ir(t,t.node,e,!1)},chown(t,e,r,o){t=typeof t=="string"?G(t,{Of:!o}).node:t,ee(null,t,{timestamp:Date.now(),Eg:o})},
lchown(t,e,r){f.chown(t,e,r,!0)},fchown(t){t=J(t),ee(t,t.node,{timestamp:Date.now(),Eg:!1})},truncate(t,e){if(0>e)throw new f.Ef(28);t=typeof t=="string"?G(t,{Of:!0}).
node:t,fr(null,t,e)},Mh(t,e){if(t=J(t),0>e||(t.flags&2097155)===0)throw new f.Ef(28);fr(t,t.node,e)},Vh(t,e,r){t=G(t,{Of:!0}).node,kt(t.Ff.Rf,63)(t,{atime:e,mtime:r})},
open(t,e,r=438){if(t==="")throw new f.Ef(44);if(typeof e=="string"){var o={r:0,"r+":2,w:577,"w+":578,a:1089,"a+":1090}[e];if(typeof o>"u")throw Error(`Unknown f\
ile open mode: ${e}`);e=o}if(r=e&64?r&4095|32768:0,typeof t=="object")o=t;else{var i=t.endsWith("/");t=G(t,{Of:!(e&131072),uh:!0}),o=t.node,t=t.path}var _=!1;if(e&
64)if(o){if(e&128)throw new f.Ef(20)}else{if(i)throw new f.Ef(31);o=f.Wf(t,r|511,0),_=!0}if(!o)throw new f.Ef(44);if((o.mode&61440)===8192&&(e&=-513),e&65536&&!H(
o.mode))throw new f.Ef(54);if(!_&&(i=o?(o.mode&61440)===40960?32:H(o.mode)&&(er(e)!=="r"||e&576)?31:Et(o,er(e)):44))throw new f.Ef(i);return e&512&&!_&&f.truncate(
o,0),e&=-131713,i=rr({node:o,path:At(o),flags:e,seekable:!0,position:0,Gf:o.Gf,wh:[],error:!1}),i.Gf.open&&i.Gf.open(i),_&&f.chmod(o,r&511),!n.logReadFiles||e&1||
t in f.Ig||(f.Ig[t]=1),i},close(t){if(t.fd===null)throw new f.Ef(8);t.qg&&(t.qg=null);try{t.Gf.close&&t.Gf.close(t)}catch(e){throw e}finally{f.streams[t.fd]=null}
t.fd=null},Nf(t,e,r){if(t.fd===null)throw new f.Ef(8);if(!t.seekable||!t.Gf.Nf)throw new f.Ef(70);if(r!=0&&r!=1&&r!=2)throw new f.Ef(28);return t.position=t.Gf.
Nf(t,e,r),t.wh=[],t.position},read(t,e,r,o,i){if(0>o||0>i)throw new f.Ef(28);if(t.fd===null)throw new f.Ef(8);if((t.flags&2097155)===1)throw new f.Ef(8);if(H(t.
node.mode))throw new f.Ef(31);if(!t.Gf.read)throw new f.Ef(28);var _=typeof i<"u";if(!_)i=t.position;else if(!t.seekable)throw new f.Ef(70);return e=t.Gf.read(t,
e,r,o,i),_||(t.position+=e),e},write(t,e,r,o,i,_){if(0>o||0>i)throw new f.Ef(28);if(t.fd===null)throw new f.Ef(8);if((t.flags&2097155)===0)throw new f.Ef(8);if(H(
t.node.mode))throw new f.Ef(31);if(!t.Gf.write)throw new f.Ef(28);t.seekable&&t.flags&1024&&f.Nf(t,0,2);var s=typeof i<"u";if(!s)i=t.position;else if(!t.seekable)
throw new f.Ef(70);return e=t.Gf.write(t,e,r,o,i,_),s||(t.position+=e),e},bg(t,e,r,o,i){if((o&2)!==0&&(i&2)===0&&(t.flags&2097155)!==2)throw new f.Ef(2);if((t.flags&
2097155)===1)throw new f.Ef(2);if(!t.Gf.bg)throw new f.Ef(43);if(!e)throw new f.Ef(28);return t.Gf.bg(t,e,r,o,i)},eg(t,e,r,o,i){return t.Gf.eg?t.Gf.eg(t,e,r,o,i):
0},sg(t,e,r){if(!t.Gf.sg)throw new f.Ef(59);return t.Gf.sg(t,e,r)},readFile(t,e={}){e.flags=e.flags||0,e.encoding=e.encoding||"binary",e.encoding!=="utf8"&&e.encoding!==
"binary"&&N(`Invalid encoding type "${e.encoding}"`);var r=f.open(t,e.flags);t=f.stat(t).size;var o=new Uint8Array(t);return f.read(r,o,0,t,0),e.encoding==="utf\
8"&&(o=x(o)),f.close(r),o},writeFile(t,e,r={}){r.flags=r.flags||577,t=f.open(t,r.flags,r.mode),typeof e=="string"&&(e=new Uint8Array(Zt(e,!0))),ArrayBuffer.isView(
e)?f.write(t,e,0,e.byteLength,void 0,r.Fh):N("Unsupported data type"),f.close(t)},cwd:()=>f.Cg,chdir(t){if(t=G(t,{Of:!0}),t.node===null)throw new f.Ef(44);if(!H(
t.node.mode))throw new f.Ef(54);var e=Et(t.node,"x");if(e)throw new f.Ef(e);f.Cg=t.path},hg(t,e,r){f.rg=!0,t??=n.stdin,e??=n.stdout,r??=n.stderr,t?f.Yf("/dev","\
stdin",t):f.symlink("/dev/tty","/dev/stdin"),e?f.Yf("/dev","stdout",null,e):f.symlink("/dev/tty","/dev/stdout"),r?f.Yf("/dev","stderr",null,r):f.symlink("/dev/t\
ty1","/dev/stderr"),f.open("/dev/stdin",0),f.open("/dev/stdout",1),f.open("/dev/stderr",1)},Sh(){f.rg=!1;for(var t of f.streams)t&&f.close(t)},Jh(t,e){try{var r=G(
t,{Of:!e});t=r.path}catch{}var o=!1,i=null;try{r=G(t,{parent:!0}),wt(t),r=G(t,{Of:!e}),o=!0,i=r.node}catch{}return o?i:null},Yf(t,e,r,o){t=Y_(typeof t=="string"?
t:At(t),e),e=he(!!r,!!o);var i;return(i=f.Yf).ug??(i.ug=64),i=f.ag(f.Yf.ug++,0),le(i,{open(_){_.seekable=!1},close(){o?.buffer?.length&&o(10)},read(_,s,u,g){for(var a=0,
v=0;v<g;v++){try{var I=r()}catch{throw new f.Ef(29)}if(I===void 0&&a===0)throw new f.Ef(6);if(I==null)break;a++,s[u+v]=I}return a&&(_.node.atime=Date.now()),a},
write(_,s,u,g){for(var a=0;a<g;a++)try{o(s[u+a])}catch{throw new f.Ef(29)}return g&&(_.node.mtime=_.node.ctime=Date.now()),a}}),re(t,e,i)}};function we(t,e,r){if(e.
charAt(0)==="/")return e;if(t=t===-100?f.cwd():J(t).path,e.length==0){if(!r)throw new f.Ef(44);return t}return t+"/"+e}function sr(t,e){T[t>>2]=e.dev,T[t+4>>2]=
e.mode,T[t+8>>2]=e.nlink,T[t+12>>2]=e.uid,T[t+16>>2]=e.gid,T[t+20>>2]=e.rdev,et[t+24>>3]=BigInt(e.size),d[t+32>>2]=4096,d[t+36>>2]=e.blocks;var r=e.atime.getTime(),
o=e.mtime.getTime(),i=e.ctime.getTime();return et[t+40>>3]=BigInt(Math.floor(r/1e3)),T[t+48>>2]=r%1e3*1e6,et[t+56>>3]=BigInt(Math.floor(o/1e3)),T[t+64>>2]=o%1e3*
1e6,et[t+72>>3]=BigInt(Math.floor(i/1e3)),T[t+80>>2]=i%1e3*1e6,et[t+88>>3]=BigInt(e.ino),0}var Ut=void 0,pr=t=>t%4===0&&(t%100!==0||t%400===0),ur=[0,31,60,91,121,
152,182,213,244,274,305,335],cr=[0,31,59,90,120,151,181,212,243,273,304,334],Pe=[],ve={},yr=()=>{if(!Ee){var t={USER:"web_user",LOGNAME:"web_user",PATH:"/",PWD:"\
/",HOME:"/home/web_user",LANG:(typeof navigator=="object"&&navigator.language||"C").replace("-","_")+".UTF-8",_:pe||"./this.program"},e;for(e in ve)ve[e]===void 0?
delete t[e]:t[e]=ve[e];var r=[];for(e in t)r.push(`${e}=${t[e]}`);Ee=r}return Ee},Ee,dr=[],ar,rt=t=>{var e=dr[t];return e||(dr[t]=e=ar.get(t)),e};if(f.Gh=(t,e,r,o,i,_,s,u,g,a)=>{
me(t,e,r,o,i,u,g,a).then(_).catch(s)},f.Rh=me,f.Sf=Array(4096),f.Kf(h,{},"/"),f.mkdir("/tmp"),f.mkdir("/home"),f.mkdir("/home/web_user"),(function(){f.mkdir("/d\
ev"),le(f.ag(1,3),{read:()=>0,write:(o,i,_,s)=>s,Nf:()=>0}),re("/dev/null",f.ag(1,3)),Ye(f.ag(5,0),q_),Ye(f.ag(6,0),Z_),re("/dev/tty",f.ag(5,0)),re("/dev/tty1",
f.ag(6,0));var t=new Uint8Array(1024),e=0,r=()=>(e===0&&(Xe(t),e=t.byteLength),t[--e]);f.Yf("/dev","random",r),f.Yf("/dev","urandom",r),f.mkdir("/dev/shm"),f.mkdir(
"/dev/shm/tmp")})(),(function(){f.mkdir("/proc");var t=f.mkdir("/proc/self");f.mkdir("/proc/self/fd"),f.Kf({Kf(){var e=f.createNode(t,"fd",16895,73);return e.Gf=
{Nf:h.Gf.Nf},e.Ff={lookup(r,o){r=+o;var i=J(r);return r={parent:null,Kf:{Hg:"fake"},Ff:{readlink:()=>i.path},id:r+1},r.parent=r},readdir(){return Array.from(f.streams.
entries()).filter(([,r])=>r).map(([r])=>r.toString())}},e}},{},"/proc/self/fd")})(),f.Rg={MEMFS:h},n.noExitRuntime&&(Ue=n.noExitRuntime),n.preloadPlugins&&(Ze=n.
preloadPlugins),n.print&&(Kt=n.print),n.printErr&&(at=n.printErr),n.wasmBinary&&(Gt=n.wasmBinary),n.thisProgram&&(pe=n.thisProgram),n.preInit)for(typeof n.preInit==
"function"&&(n.preInit=[n.preInit]);0<n.preInit.length;)n.preInit.shift()();n.addRunDependency=qe,n.removeRunDependency=Qe,n.setValue=He,n.getValue=jt,n.FS_preloadFile=
me,n.FS_unlink=(...t)=>f.unlink(...t),n.FS_createPath=(...t)=>_r(...t),n.FS_createDevice=(...t)=>f.Yf(...t),n.FS=f,n.FS_createDataFile=(...t)=>De(...t),n.FS_createLazyFile=
(...t)=>ns(...t);var is={408364:t=>{n.TesseractProgress&&n.TesseractProgress(t)},408433:t=>{n.TesseractProgress&&n.TesseractProgress(t)}},gr,hr,mr,lr,Dr,Ir,Tr,br,
wr,Pr,vr,Er,Or,Rr,jr,Sr,Ar,Br,Nr,xr,Lr,Gr,Fr,Cr,Mr,kr,Ur,Hr,Wr,Vr,Jr,Xr,zr,Kr,Yr,$r,Qr,qr,Zr,to,eo,ro,oo,no,io,fo,_o,so,po,uo,co,yo,ao,go,ho,mo,lo,Do,Io,To,bo,wo,
Po,vo,Eo,Oo,Ro,jo,So,Ao,Bo,No,xo,Lo,Go,Fo,Co,Mo,ko,Uo,Ho,Wo,Vo,Jo,Xo,zo,Ko,Yo,$o,Qo,qo,Zo,tn,en,rn,on,nn,fn,_n,sn,pn,un,cn,yn,dn,an,gn,hn,mn,ln,Dn,In,Tn,bn,wn,Pn,
vn,En,On,Rn,jn,Sn,An,Bn,Nn,xn,Ln,Gn,Fn,Cn,Mn,kn,Un,Hn,Wn,Vn,Jn,Xn,zn,Kn,Yn,$n,Qn,qn,Zn,ti,ei,ri,oi,ni,ii,fi,_i,si,pi,ui,ci,yi,di,ai,gi,hi,mi,li,Di,Ii,Ti,bi,wi,Oe,
Pi,vi,Ei,Oi,Ri,ji,Si,Ai,Bi,Ni,xi,Li,Gi,Fi,Ci,Mi,ki,Ui,Hi,Wi,Vi,Ji,Xi,zi,Ki,Yi,$i,Qi,qi,Zi,tf,ef,rf,of,nf,ff,_f,sf,pf,uf,cf,yf,df,af,gf,hf,mf,lf,Df,If,Tf,bf,wf,Pf,
vf,Ef,Of,Rf,jf,Sf,Af,Bf,Nf,xf,Lf,Gf,Ff,Cf,Mf,kf,Uf,Hf,Wf,Vf,Jf,Xf,zf,Kf,Yf,$f,Qf,qf,Zf,t_,e_,r_,o_,n_,i_,f_,__,s_,p_,u_,c_,y_,d_,a_,g_,h_,m_,l_,D_,I_,T_,b_,w_,P_,
v_,E_,O_,R_,j_,S_,A_,B_,N_,x_,L_,G_,F_,C_,ut,Re,M_,z,K,Y,fs={P:function(){N("missing function: _ZN9tesseract11TessBaseAPI10GetOsdTextEi")},S:function(){N("missi\
ng function: _ZN9tesseract11TessBaseAPI23ClearAdaptiveClassifierEv")},J:function(){N("missing function: _ZN9tesseract11TessBaseAPI8DetectOSEPNS_9OSResultsE")},y:function(){
N("missing function: _ZNK9tesseract9OSResults12print_scoresEv")},a:(t,e,r,o)=>N(`Assertion failed: ${t?x(j,t):""}, at: `+[e?e?x(j,e):"":"unknown filename",r,o?o?
x(j,o):"":"unknown function"]),k:(t,e,r)=>{throw new z_(t).hg(e,r),Ve=t,K_++,Ve},p:function(t,e,r){Ut=r;try{var o=J(t);switch(e){case 0:var i=st();if(0>i)break;
for(;f.streams[i];)i++;return rs(o,i).fd;case 1:case 2:return 0;case 3:return o.flags;case 4:return i=st(),o.flags|=i,0;case 12:return i=st(),Rt[i+0>>1]=2,0;case 13:case 14:
return 0}return-28}catch(_){if(typeof f>"u"||_.name!=="ErrnoError")throw _;return-_.Lf}},K:function(t,e){try{return sr(e,f.fstat(t))}catch(r){if(typeof f>"u"||r.
name!=="ErrnoError")throw r;return-r.Lf}},H:function(t,e){try{if(e===0)return-28;var r=f.cwd(),o=ge(r)+1;return e<o?-68:(Pt(r,j,t,e),o)}catch(i){if(typeof f>"u"||
i.name!=="ErrnoError")throw i;return-i.Lf}},O:function(t,e,r){Ut=r;try{var o=J(t);switch(e){case 21509:return o.tty?0:-59;case 21505:if(!o.tty)return-59;if(o.tty.
Xf.ph){t=[3,28,127,21,4,0,1,0,17,19,26,0,18,15,23,22,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0];var i=st();d[i>>2]=25856,d[i+4>>2]=5,d[i+8>>2]=191,d[i+12>>2]=35387;for(var _=0;32>
_;_++)U[i+_+17]=t[_]||0}return 0;case 21510:case 21511:case 21512:return o.tty?0:-59;case 21506:case 21507:case 21508:if(!o.tty)return-59;if(o.tty.Xf.qh)for(i=st(),
t=[],_=0;32>_;_++)t.push(U[i+_+17]);return 0;case 21519:return o.tty?(i=st(),d[i>>2]=0):-59;case 21520:return o.tty?-28:-59;case 21537:case 21531:return i=st(),
f.sg(o,e,i);case 21523:return o.tty?(o.tty.Xf.rh&&(_=[24,80],i=st(),Rt[i>>1]=_[0],Rt[i+2>>1]=_[1]),0):-59;case 21524:return o.tty?0:-59;case 21515:return o.tty?
0:-59;default:return-28}}catch(s){if(typeof f>"u"||s.name!=="ErrnoError")throw s;return-s.Lf}},I:function(t,e,r,o){try{e=e?x(j,e):"";var i=o&256;return e=we(t,e,
o&4096),sr(r,i?f.lstat(e):f.stat(e))}catch(_){if(typeof f>"u"||_.name!=="ErrnoError")throw _;return-_.Lf}},n:function(t,e,r,o){Ut=o;try{e=e?x(j,e):"",e=we(t,e);
var i=o?st():0;return f.open(e,r,i).fd}catch(_){if(typeof f>"u"||_.name!=="ErrnoError")throw _;return-_.Lf}},v:function(t){try{return t=t?x(j,t):"",f.rmdir(t),0}catch(e){
if(typeof f>"u"||e.name!=="ErrnoError")throw e;return-e.Lf}},w:function(t,e,r){try{if(e=e?x(j,e):"",e=we(t,e),r)if(r===512)f.rmdir(e);else return-28;else f.unlink(
e);return 0}catch(o){if(typeof f>"u"||o.name!=="ErrnoError")throw o;return-o.Lf}},N:()=>N(""),Q:t=>{do{var e=T[t>>2];t+=4;var r=T[t>>2];t+=4;var o=T[t>>2];t+=4,
e=e?x(j,e):"",_r("/",Ft(e)),De(e,null,U.subarray(o,o+r),!0,!0,!0)}while(T[t>>2])},t:()=>{throw 1/0},A:function(t,e){t=-9007199254740992>t||9007199254740992<t?NaN:
Number(t),t=new Date(1e3*t),d[e>>2]=t.getUTCSeconds(),d[e+4>>2]=t.getUTCMinutes(),d[e+8>>2]=t.getUTCHours(),d[e+12>>2]=t.getUTCDate(),d[e+16>>2]=t.getUTCMonth(),
d[e+20>>2]=t.getUTCFullYear()-1900,d[e+24>>2]=t.getUTCDay(),d[e+28>>2]=(t.getTime()-Date.UTC(t.getUTCFullYear(),0,1,0,0,0,0))/864e5|0},B:function(t,e){t=-9007199254740992>
t||9007199254740992<t?NaN:Number(t),t=new Date(1e3*t),d[e>>2]=t.getSeconds(),d[e+4>>2]=t.getMinutes(),d[e+8>>2]=t.getHours(),d[e+12>>2]=t.getDate(),d[e+16>>2]=t.
getMonth(),d[e+20>>2]=t.getFullYear()-1900,d[e+24>>2]=t.getDay(),d[e+28>>2]=(pr(t.getFullYear())?ur:cr)[t.getMonth()]+t.getDate()-1|0,d[e+36>>2]=-(60*t.getTimezoneOffset());
var r=new Date(t.getFullYear(),6,1).getTimezoneOffset(),o=new Date(t.getFullYear(),0,1).getTimezoneOffset();d[e+32>>2]=(r!=o&&t.getTimezoneOffset()==Math.min(o,
r))|0},C:function(t){var e=new Date(d[t+20>>2]+1900,d[t+16>>2],d[t+12>>2],d[t+8>>2],d[t+4>>2],d[t>>2],0),r=d[t+32>>2],o=e.getTimezoneOffset(),i=new Date(e.getFullYear(),
6,1).getTimezoneOffset(),_=new Date(e.getFullYear(),0,1).getTimezoneOffset(),s=Math.min(_,i);return 0>r?d[t+32>>2]=+(i!=_&&s==o):0<r!=(s==o)&&(i=Math.max(_,i),e.
setTime(e.getTime()+6e4*((0<r?s:i)-o))),d[t+24>>2]=e.getDay(),d[t+28>>2]=(pr(e.getFullYear())?ur:cr)[e.getMonth()]+e.getDate()-1|0,d[t>>2]=e.getSeconds(),d[t+4>>
2]=e.getMinutes(),d[t+8>>2]=e.getHours(),d[t+12>>2]=e.getDate(),d[t+16>>2]=e.getMonth(),d[t+20>>2]=e.getYear(),t=e.getTime(),BigInt(isNaN(t)?-1:t/1e3)},x:function(t,e,r,o,i,_,s){
i=-9007199254740992>i||9007199254740992<i?NaN:Number(i);try{var u=J(o),g=f.bg(u,t,i,e,r),a=g.Df;return d[_>>2]=g.Ag,T[s>>2]=a,0}catch(v){if(typeof f>"u"||v.name!==
"ErrnoError")throw v;return-v.Lf}},z:function(t,e,r,o,i,_){_=-9007199254740992>_||9007199254740992<_?NaN:Number(_);try{var s=J(i);if(r&2){if(r=_,!f.isFile(s.node.
mode))throw new f.Ef(43);if(!(o&2)){var u=j.slice(t,t+e);f.eg(s,u,r,e,o)}}}catch(g){if(typeof f>"u"||g.name!=="ErrnoError")throw g;return-g.Lf}},D:(t,e,r,o)=>{var i=new Date().
getFullYear(),_=new Date(i,0,1).getTimezoneOffset();i=new Date(i,6,1).getTimezoneOffset(),T[t>>2]=60*Math.max(_,i),d[e>>2]=+(_!=i),e=s=>{var u=Math.abs(s);return`\
UTC${0<=s?"-":"+"}${String(Math.floor(u/60)).padStart(2,"0")}${String(u%60).padStart(2,"0")}`},t=e(_),e=e(i),i<_?(Pt(t,j,r,17),Pt(e,j,o,17)):(Pt(t,j,o,17),Pt(e,
j,r,17))},M:function(t,e,r){return 0<=t&&3>=t?(et[r>>3]=BigInt(Math.round(1e6*(t===0?Date.now():performance.now()))),0):28},s:(t,e,r)=>{Pe.length=0;for(var o;o=
j[e++];){var i=o!=105;i&=o!=112,r+=i&&r%8?4:0,Pe.push(o==112?T[r>>2]:o==106?et[r>>3]:o==105?d[r>>2]:Qt[r>>3]),r+=i?8:4}return is[t](...Pe)},L:()=>Date.now(),u:t=>{
var e=j.length;if(t>>>=0,2147483648<t)return!1;for(var r=1;4>=r;r*=2){var o=e*(1+.2/r);o=Math.min(o,t+100663296);t:{o=(Math.min(2147483648,65536*Math.ceil(Math.
max(t,o)/65536))-$t.buffer.byteLength+65535)/65536|0;try{$t.grow(o),Fe();var i=1;break t}catch{}i=void 0}if(i)return!0}return!1},F:(t,e)=>{var r=0,o=0,i;for(i of yr()){
var _=e+r;T[t+o>>2]=_,r+=Pt(i,j,_,1/0)+1,o+=4}return 0},G:(t,e)=>{var r=yr();T[t>>2]=r.length,t=0;for(var o of r)t+=ge(o)+1;return T[e>>2]=t,0},R:t=>{Ue||(n.onExit?.(
t),ce=!0),Ne(t,new J_(t))},m:function(t){try{var e=J(t);return f.close(e),0}catch(r){if(typeof f>"u"||r.name!=="ErrnoError")throw r;return r.Lf}},o:function(t,e,r,o){
try{t:{var i=J(t);t=e;for(var _,s=e=0;s<r;s++){var u=T[t>>2],g=T[t+4>>2];t+=8;var a=f.read(i,U,u,g,_);if(0>a){var v=-1;break t}if(e+=a,a<g)break;typeof _<"u"&&(_+=
a)}v=e}return T[o>>2]=v,0}catch(I){if(typeof f>"u"||I.name!=="ErrnoError")throw I;return I.Lf}},E:function(t,e,r,o){e=-9007199254740992>e||9007199254740992<e?NaN:
Number(e);try{if(isNaN(e))return 61;var i=J(t);return f.Nf(i,e,r),et[o>>3]=BigInt(i.position),i.qg&&e===0&&r===0&&(i.qg=null),0}catch(_){if(typeof f>"u"||_.name!==
"ErrnoError")throw _;return _.Lf}},l:function(t,e,r,o){try{t:{var i=J(t);t=e;for(var _,s=e=0;s<r;s++){var u=T[t>>2],g=T[t+4>>2];t+=8;var a=f.write(i,U,u,g,_);if(0>
a){var v=-1;break t}if(e+=a,a<g)break;typeof _<"u"&&(_+=a)}v=e}return T[o>>2]=v,0}catch(I){if(typeof f>"u"||I.name!=="ErrnoError")throw I;return I.Lf}},c:ps,e:ys,
b:_s,h:ds,i:gs,d:ss,f:cs,g:us,j:as,q:ms,r:hs};function _s(t,e,r,o){var i=Y();try{return rt(t)(e,r,o)}catch(_){if(K(i),_!==_+0)throw _;z(1,0)}}function ss(t,e){var r=Y();
try{rt(t)(e)}catch(o){if(K(r),o!==o+0)throw o;z(1,0)}}function ps(t,e){var r=Y();try{return rt(t)(e)}catch(o){if(K(r),o!==o+0)throw o;z(1,0)}}function us(t,e,r,o){
var i=Y();try{rt(t)(e,r,o)}catch(_){if(K(i),_!==_+0)throw _;z(1,0)}}function cs(t,e,r){var o=Y();try{rt(t)(e,r)}catch(i){if(K(o),i!==i+0)throw i;z(1,0)}}function ys(t,e,r){
var o=Y();try{return rt(t)(e,r)}catch(i){if(K(o),i!==i+0)throw i;z(1,0)}}function ds(t,e,r,o,i){var _=Y();try{return rt(t)(e,r,o,i)}catch(s){if(K(_),s!==s+0)throw s;
z(1,0)}}function as(t,e,r,o,i){var _=Y();try{rt(t)(e,r,o,i)}catch(s){if(K(_),s!==s+0)throw s;z(1,0)}}function gs(t,e,r,o,i,_){var s=Y();try{return rt(t)(e,r,o,i,
_)}catch(u){if(K(s),u!==u+0)throw u;z(1,0)}}function hs(t,e,r,o,i,_,s,u,g,a){var v=Y();try{rt(t)(e,r,o,i,_,s,u,g,a)}catch(I){if(K(v),I!==I+0)throw I;z(1,0)}}function ms(t,e,r,o,i,_){
var s=Y();try{rt(t)(e,r,o,i,_)}catch(u){if(K(s),u!==u+0)throw u;z(1,0)}}function je(){function t(){if(n.calledRun=!0,!ce){if(Ge=!0,n.noFSInit||f.rg||f.hg(),Ot.U(),
f.Gg=!1,xe?.(n),n.onRuntimeInitialized?.(),n.postRun)for(typeof n.postRun=="function"&&(n.postRun=[n.postRun]);n.postRun.length;){var e=n.postRun.shift();Me.push(
e)}Ce(Me)}}if(0<vt)Ct=je;else{if(n.preRun)for(typeof n.preRun=="function"&&(n.preRun=[n.preRun]);n.preRun.length;)X_();Ce(ke),0<vt?Ct=je:n.setStatus?(n.setStatus(
"Running..."),setTimeout(()=>{setTimeout(()=>n.setStatus(""),1),t()},1)):t()}}var Ot;Ot=await(async function(){function t(r){return Ot=r.exports,$t=Ot.T,Fe(),ar=
Ot.da,r=Ot,n._emscripten_bind_ParagraphJustification___destroy___0=gr=r.V,n._emscripten_bind_BoolPtr___destroy___0=hr=r.W,n._emscripten_bind_TessResultRenderer_BeginDocument_1=
mr=r.X,n._emscripten_bind_TessResultRenderer_AddImage_1=lr=r.Y,n._emscripten_bind_TessResultRenderer_EndDocument_0=Dr=r.Z,n._emscripten_bind_TessResultRenderer_happy_0=
Ir=r._,n._emscripten_bind_TessResultRenderer_file_extension_0=Tr=r.$,n._emscripten_bind_TessResultRenderer_title_0=br=r.aa,n._emscripten_bind_TessResultRenderer_imagenum_0=
wr=r.ba,n._emscripten_bind_TessResultRenderer___destroy___0=Pr=r.ca,n._emscripten_bind_LongStarPtr___destroy___0=vr=r.ea,n._emscripten_bind_VoidPtr___destroy___0=
Er=r.fa,n._emscripten_bind_ResultIterator_ResultIterator_1=Or=r.ga,n._emscripten_bind_ResultIterator_Begin_0=Rr=r.ha,n._emscripten_bind_ResultIterator_RestartParagraph_0=
jr=r.ia,n._emscripten_bind_ResultIterator_IsWithinFirstTextlineOfParagraph_0=Sr=r.ja,n._emscripten_bind_ResultIterator_RestartRow_0=Ar=r.ka,n._emscripten_bind_ResultIterator_Next_1=
Br=r.la,n._emscripten_bind_ResultIterator_IsAtBeginningOf_1=Nr=r.ma,n._emscripten_bind_ResultIterator_IsAtFinalElement_2=xr=r.na,n._emscripten_bind_ResultIterator_Cmp_1=
Lr=r.oa,n._emscripten_bind_ResultIterator_SetBoundingBoxComponents_2=Gr=r.pa,n._emscripten_bind_ResultIterator_BoundingBox_5=Fr=r.qa,n._emscripten_bind_ResultIterator_BoundingBox_6=
Cr=r.ra,n._emscripten_bind_ResultIterator_BoundingBoxInternal_5=Mr=r.sa,n._emscripten_bind_ResultIterator_Empty_1=kr=r.ta,n._emscripten_bind_ResultIterator_BlockType_0=
Ur=r.ua,n._emscripten_bind_ResultIterator_BlockPolygon_0=Hr=r.va,n._emscripten_bind_ResultIterator_GetBinaryImage_1=Wr=r.wa,n._emscripten_bind_ResultIterator_GetImage_5=
Vr=r.xa,n._emscripten_bind_ResultIterator_Baseline_5=Jr=r.ya,n._emscripten_bind_ResultIterator_RowAttributes_3=Xr=r.za,n._emscripten_bind_ResultIterator_Orientation_4=
zr=r.Aa,n._emscripten_bind_ResultIterator_ParagraphInfo_4=Kr=r.Ba,n._emscripten_bind_ResultIterator_ParagraphIsLtr_0=Yr=r.Ca,n._emscripten_bind_ResultIterator_GetUTF8Text_1=
$r=r.Da,n._emscripten_bind_ResultIterator_SetLineSeparator_1=Qr=r.Ea,n._emscripten_bind_ResultIterator_SetParagraphSeparator_1=qr=r.Fa,n._emscripten_bind_ResultIterator_Confidence_1=
Zr=r.Ga,n._emscripten_bind_ResultIterator_WordFontAttributes_8=to=r.Ha,n._emscripten_bind_ResultIterator_WordRecognitionLanguage_0=eo=r.Ia,n._emscripten_bind_ResultIterator_WordDirection_0=
ro=r.Ja,n._emscripten_bind_ResultIterator_WordIsFromDictionary_0=oo=r.Ka,n._emscripten_bind_ResultIterator_WordIsNumeric_0=no=r.La,n._emscripten_bind_ResultIterator_HasBlamerInfo_0=
io=r.Ma,n._emscripten_bind_ResultIterator_HasTruthString_0=fo=r.Na,n._emscripten_bind_ResultIterator_EquivalentToTruth_1=_o=r.Oa,n._emscripten_bind_ResultIterator_WordTruthUTF8Text_0=
so=r.Pa,n._emscripten_bind_ResultIterator_WordNormedUTF8Text_0=po=r.Qa,n._emscripten_bind_ResultIterator_WordLattice_1=uo=r.Ra,n._emscripten_bind_ResultIterator_SymbolIsSuperscript_0=
co=r.Sa,n._emscripten_bind_ResultIterator_SymbolIsSubscript_0=yo=r.Ta,n._emscripten_bind_ResultIterator_SymbolIsDropcap_0=ao=r.Ua,n._emscripten_bind_ResultIterator___destroy___0=
go=r.Va,n._emscripten_bind_TextlineOrder___destroy___0=ho=r.Wa,n._emscripten_bind_ETEXT_DESC___destroy___0=mo=r.Xa,n._emscripten_bind_PageIterator_Begin_0=lo=r.
Ya,n._emscripten_bind_PageIterator_RestartParagraph_0=Do=r.Za,n._emscripten_bind_PageIterator_IsWithinFirstTextlineOfParagraph_0=Io=r._a,n._emscripten_bind_PageIterator_RestartRow_0=
To=r.$a,n._emscripten_bind_PageIterator_Next_1=bo=r.ab,n._emscripten_bind_PageIterator_IsAtBeginningOf_1=wo=r.bb,n._emscripten_bind_PageIterator_IsAtFinalElement_2=
Po=r.cb,n._emscripten_bind_PageIterator_Cmp_1=vo=r.db,n._emscripten_bind_PageIterator_SetBoundingBoxComponents_2=Eo=r.eb,n._emscripten_bind_PageIterator_BoundingBox_5=
Oo=r.fb,n._emscripten_bind_PageIterator_BoundingBox_6=Ro=r.gb,n._emscripten_bind_PageIterator_BoundingBoxInternal_5=jo=r.hb,n._emscripten_bind_PageIterator_Empty_1=
So=r.ib,n._emscripten_bind_PageIterator_BlockType_0=Ao=r.jb,n._emscripten_bind_PageIterator_BlockPolygon_0=Bo=r.kb,n._emscripten_bind_PageIterator_GetBinaryImage_1=
No=r.lb,n._emscripten_bind_PageIterator_GetImage_5=xo=r.mb,n._emscripten_bind_PageIterator_Baseline_5=Lo=r.nb,n._emscripten_bind_PageIterator_Orientation_4=Go=r.
ob,n._emscripten_bind_PageIterator_ParagraphInfo_4=Fo=r.pb,n._emscripten_bind_PageIterator___destroy___0=Co=r.qb,n._emscripten_bind_WritingDirection___destroy___0=
Mo=r.rb,n._emscripten_bind_WordChoiceIterator_WordChoiceIterator_1=ko=r.sb,n._emscripten_bind_WordChoiceIterator_Next_0=Uo=r.tb,n._emscripten_bind_WordChoiceIterator_GetUTF8Text_0=
Ho=r.ub,n._emscripten_bind_WordChoiceIterator_Confidence_0=Wo=r.vb,n._emscripten_bind_WordChoiceIterator___destroy___0=Vo=r.wb,n._emscripten_bind_Box_get_x_0=Jo=
r.xb,n._emscripten_bind_Box_get_y_0=Xo=r.yb,n._emscripten_bind_Box_get_w_0=zo=r.zb,n._emscripten_bind_Box_get_h_0=Ko=r.Ab,n._emscripten_bind_Box_get_refcount_0=
Yo=r.Bb,n._emscripten_bind_Box___destroy___0=$o=r.Cb,n._emscripten_bind_TessPDFRenderer_TessPDFRenderer_3=Qo=r.Db,n._emscripten_bind_TessPDFRenderer_BeginDocument_1=
qo=r.Eb,n._emscripten_bind_TessPDFRenderer_AddImage_1=Zo=r.Fb,n._emscripten_bind_TessPDFRenderer_EndDocument_0=tn=r.Gb,n._emscripten_bind_TessPDFRenderer_happy_0=
en=r.Hb,n._emscripten_bind_TessPDFRenderer_file_extension_0=rn=r.Ib,n._emscripten_bind_TessPDFRenderer_title_0=on=r.Jb,n._emscripten_bind_TessPDFRenderer_imagenum_0=
nn=r.Kb,n._emscripten_bind_TessPDFRenderer___destroy___0=fn=r.Lb,n._emscripten_bind_PixaPtr___destroy___0=_n=r.Mb,n._emscripten_bind_FloatPtr___destroy___0=sn=r.
Nb,n._emscripten_bind_ChoiceIterator_ChoiceIterator_1=pn=r.Ob,n._emscripten_bind_ChoiceIterator_Next_0=un=r.Pb,n._emscripten_bind_ChoiceIterator_GetUTF8Text_0=cn=
r.Qb,n._emscripten_bind_ChoiceIterator_Confidence_0=yn=r.Rb,n._emscripten_bind_ChoiceIterator___destroy___0=dn=r.Sb,n._emscripten_bind_PixPtr___destroy___0=an=r.
Tb,n._emscripten_bind_UNICHARSET_get_script_from_script_id_1=gn=r.Ub,n._emscripten_bind_UNICHARSET_get_script_id_from_name_1=hn=r.Vb,n._emscripten_bind_UNICHARSET_get_script_table_size_0=
mn=r.Wb,n._emscripten_bind_UNICHARSET___destroy___0=ln=r.Xb,n._emscripten_bind_IntPtr___destroy___0=Dn=r.Yb,n._emscripten_bind_Orientation___destroy___0=In=r.Zb,
n._emscripten_bind_OSBestResult_get_orientation_id_0=Tn=r._b,n._emscripten_bind_OSBestResult_get_script_id_0=bn=r.$b,n._emscripten_bind_OSBestResult_get_sconfidence_0=
wn=r.ac,n._emscripten_bind_OSBestResult_get_oconfidence_0=Pn=r.bc,n._emscripten_bind_OSBestResult___destroy___0=vn=r.cc,n._emscripten_bind_Boxa_get_n_0=En=r.dc,
n._emscripten_bind_Boxa_get_nalloc_0=On=r.ec,n._emscripten_bind_Boxa_get_refcount_0=Rn=r.fc,n._emscripten_bind_Boxa_get_box_0=jn=r.gc,n._emscripten_bind_Boxa___destroy___0=
Sn=r.hc,n._emscripten_bind_PixColormap_get_array_0=An=r.ic,n._emscripten_bind_PixColormap_get_depth_0=Bn=r.jc,n._emscripten_bind_PixColormap_get_nalloc_0=Nn=r.kc,
n._emscripten_bind_PixColormap_get_n_0=xn=r.lc,n._emscripten_bind_PixColormap___destroy___0=Ln=r.mc,n._emscripten_bind_Pta_get_n_0=Gn=r.nc,n._emscripten_bind_Pta_get_nalloc_0=
Fn=r.oc,n._emscripten_bind_Pta_get_refcount_0=Cn=r.pc,n._emscripten_bind_Pta_get_x_0=Mn=r.qc,n._emscripten_bind_Pta_get_y_0=kn=r.rc,n._emscripten_bind_Pta___destroy___0=
Un=r.sc,n._emscripten_bind_Pix_get_w_0=Hn=r.tc,n._emscripten_bind_Pix_get_h_0=Wn=r.uc,n._emscripten_bind_Pix_get_d_0=Vn=r.vc,n._emscripten_bind_Pix_get_spp_0=Jn=
r.wc,n._emscripten_bind_Pix_get_wpl_0=Xn=r.xc,n._emscripten_bind_Pix_get_refcount_0=zn=r.yc,n._emscripten_bind_Pix_get_xres_0=Kn=r.zc,n._emscripten_bind_Pix_get_yres_0=
Yn=r.Ac,n._emscripten_bind_Pix_get_informat_0=$n=r.Bc,n._emscripten_bind_Pix_get_special_0=Qn=r.Cc,n._emscripten_bind_Pix_get_text_0=qn=r.Dc,n._emscripten_bind_Pix_get_colormap_0=
Zn=r.Ec,n._emscripten_bind_Pix_get_data_0=ti=r.Fc,n._emscripten_bind_Pix___destroy___0=ei=r.Gc,n._emscripten_bind_DoublePtr___destroy___0=ri=r.Hc,n._emscripten_bind_Dawg___destroy___0=
oi=r.Ic,n._emscripten_bind_BoxPtr___destroy___0=ni=r.Jc,n._emscripten_bind_TessBaseAPI_TessBaseAPI_0=ii=r.Kc,n._emscripten_bind_TessBaseAPI_Version_0=fi=r.Lc,n.
_emscripten_bind_TessBaseAPI_SetInputName_1=_i=r.Mc,n._emscripten_bind_TessBaseAPI_GetInputName_0=si=r.Nc,n._emscripten_bind_TessBaseAPI_SetInputImage_1=pi=r.Oc,
n._emscripten_bind_TessBaseAPI_GetInputImage_0=ui=r.Pc,n._emscripten_bind_TessBaseAPI_GetSourceYResolution_0=ci=r.Qc,n._emscripten_bind_TessBaseAPI_GetDatapath_0=
yi=r.Rc,n._emscripten_bind_TessBaseAPI_SetOutputName_1=di=r.Sc,n._emscripten_bind_TessBaseAPI_SetVariable_2=ai=r.Tc,n._emscripten_bind_TessBaseAPI_SetDebugVariable_2=
gi=r.Uc,n._emscripten_bind_TessBaseAPI_GetIntVariable_2=hi=r.Vc,n._emscripten_bind_TessBaseAPI_GetBoolVariable_2=mi=r.Wc,n._emscripten_bind_TessBaseAPI_GetDoubleVariable_2=
li=r.Xc,n._emscripten_bind_TessBaseAPI_GetStringVariable_1=Di=r.Yc,n._emscripten_bind_TessBaseAPI_SaveParameters_1=Ii=r.Zc,n._emscripten_bind_TessBaseAPI_RestoreParameters_1=
Ti=r._c,n._emscripten_bind_TessBaseAPI_Init_2=bi=r.$c,n._emscripten_bind_TessBaseAPI_Init_3=wi=r.ad,n._emscripten_bind_TessBaseAPI_Init_4=Oe=r.bd,n._emscripten_bind_TessBaseAPI_GetInitLanguagesAsString_0=
Pi=r.cd,n._emscripten_bind_TessBaseAPI_InitForAnalysePage_0=vi=r.dd,n._emscripten_bind_TessBaseAPI_ReadConfigFile_1=Ei=r.ed,n._emscripten_bind_TessBaseAPI_ReadDebugConfigFile_1=
Oi=r.fd,n._emscripten_bind_TessBaseAPI_SetPageSegMode_1=Ri=r.gd,n._emscripten_bind_TessBaseAPI_GetPageSegMode_0=ji=r.hd,n._emscripten_bind_TessBaseAPI_TesseractRect_7=
Si=r.id,n._emscripten_bind_TessBaseAPI_ClearAdaptiveClassifier_0=Ai=r.jd,n._emscripten_bind_TessBaseAPI_SetImage_1=Bi=r.kd,n._emscripten_bind_TessBaseAPI_SetImage_5=
Ni=r.ld,n._emscripten_bind_TessBaseAPI_SetImageFile_1=xi=r.md,n._emscripten_bind_TessBaseAPI_SetSourceResolution_1=Li=r.nd,n._emscripten_bind_TessBaseAPI_SetRectangle_4=
Gi=r.od,n._emscripten_bind_TessBaseAPI_GetThresholdedImage_0=Fi=r.pd,n._emscripten_bind_TessBaseAPI_WriteImage_0=Ci=r.qd,n._emscripten_bind_TessBaseAPI_FindLines_0=
Mi=r.rd,n._emscripten_bind_TessBaseAPI_GetGradient_0=ki=r.sd,n._emscripten_bind_TessBaseAPI_GetRegions_1=Ui=r.td,n._emscripten_bind_TessBaseAPI_GetTextlines_2=Hi=
r.ud,n._emscripten_bind_TessBaseAPI_GetTextlines_5=Wi=r.vd,n._emscripten_bind_TessBaseAPI_GetStrips_2=Vi=r.wd,n._emscripten_bind_TessBaseAPI_GetWords_1=Ji=r.xd,
n._emscripten_bind_TessBaseAPI_GetConnectedComponents_1=Xi=r.yd,n._emscripten_bind_TessBaseAPI_GetComponentImages_4=zi=r.zd,n._emscripten_bind_TessBaseAPI_GetComponentImages_7=
Ki=r.Ad,n._emscripten_bind_TessBaseAPI_GetThresholdedImageScaleFactor_0=Yi=r.Bd,n._emscripten_bind_TessBaseAPI_AnalyseLayout_0=$i=r.Cd,n._emscripten_bind_TessBaseAPI_AnalyseLayout_1=
Qi=r.Dd,n._emscripten_bind_TessBaseAPI_Recognize_1=qi=r.Ed,n._emscripten_bind_TessBaseAPI_ProcessPages_4=Zi=r.Fd,n._emscripten_bind_TessBaseAPI_ProcessPage_6=tf=
r.Gd,n._emscripten_bind_TessBaseAPI_GetIterator_0=ef=r.Hd,n._emscripten_bind_TessBaseAPI_GetUTF8Text_0=rf=r.Id,n._emscripten_bind_TessBaseAPI_GetHOCRText_1=of=r.
Jd,n._emscripten_bind_TessBaseAPI_GetJSONText_1=nf=r.Kd,n._emscripten_bind_TessBaseAPI_GetTSVText_1=ff=r.Ld,n._emscripten_bind_TessBaseAPI_GetBoxText_1=_f=r.Md,
n._emscripten_bind_TessBaseAPI_GetUNLVText_0=sf=r.Nd,n._emscripten_bind_TessBaseAPI_GetOsdText_1=pf=r.Od,n._emscripten_bind_TessBaseAPI_MeanTextConf_0=uf=r.Pd,n.
_emscripten_bind_TessBaseAPI_AllWordConfidences_0=cf=r.Qd,n._emscripten_bind_TessBaseAPI_Clear_0=yf=r.Rd,n._emscripten_bind_TessBaseAPI_End_0=df=r.Sd,n._emscripten_bind_TessBaseAPI_ClearPersistentCache_0=
af=r.Td,n._emscripten_bind_TessBaseAPI_IsValidWord_1=gf=r.Ud,n._emscripten_bind_TessBaseAPI_IsValidCharacter_1=hf=r.Vd,n._emscripten_bind_TessBaseAPI_DetectOS_1=
mf=r.Wd,n._emscripten_bind_TessBaseAPI_GetUnichar_1=lf=r.Xd,n._emscripten_bind_TessBaseAPI_GetDawg_1=Df=r.Yd,n._emscripten_bind_TessBaseAPI_NumDawgs_0=If=r.Zd,n.
_emscripten_bind_TessBaseAPI_oem_0=Tf=r._d,n._emscripten_bind_TessBaseAPI___destroy___0=bf=r.$d,n._emscripten_bind_OSResults_OSResults_0=wf=r.ae,n._emscripten_bind_OSResults_print_scores_0=
Pf=r.be,n._emscripten_bind_OSResults_get_best_result_0=vf=r.ce,n._emscripten_bind_OSResults_get_unicharset_0=Ef=r.de,n._emscripten_bind_OSResults___destroy___0=
Of=r.ee,n._emscripten_bind_Pixa_get_n_0=Rf=r.fe,n._emscripten_bind_Pixa_get_nalloc_0=jf=r.ge,n._emscripten_bind_Pixa_get_refcount_0=Sf=r.he,n._emscripten_bind_Pixa_get_pix_0=
Af=r.ie,n._emscripten_bind_Pixa_get_boxa_0=Bf=r.je,n._emscripten_bind_Pixa___destroy___0=Nf=r.ke,n._emscripten_enum_PageIteratorLevel_RIL_BLOCK=xf=r.le,n._emscripten_enum_PageIteratorLevel_RIL_PARA=
Lf=r.me,n._emscripten_enum_PageIteratorLevel_RIL_TEXTLINE=Gf=r.ne,n._emscripten_enum_PageIteratorLevel_RIL_WORD=Ff=r.oe,n._emscripten_enum_PageIteratorLevel_RIL_SYMBOL=
Cf=r.pe,n._emscripten_enum_OcrEngineMode_OEM_TESSERACT_ONLY=Mf=r.qe,n._emscripten_enum_OcrEngineMode_OEM_LSTM_ONLY=kf=r.re,n._emscripten_enum_OcrEngineMode_OEM_TESSERACT_LSTM_COMBINED=
Uf=r.se,n._emscripten_enum_OcrEngineMode_OEM_DEFAULT=Hf=r.te,n._emscripten_enum_OcrEngineMode_OEM_COUNT=Wf=r.ue,n._emscripten_enum_WritingDirection__WRITING_DIRECTION_LEFT_TO_RIGHT=
Vf=r.ve,n._emscripten_enum_WritingDirection__WRITING_DIRECTION_RIGHT_TO_LEFT=Jf=r.we,n._emscripten_enum_WritingDirection__WRITING_DIRECTION_TOP_TO_BOTTOM=Xf=r.xe,
n._emscripten_enum_PolyBlockType_PT_UNKNOWN=zf=r.ye,n._emscripten_enum_PolyBlockType_PT_FLOWING_TEXT=Kf=r.ze,n._emscripten_enum_PolyBlockType_PT_HEADING_TEXT=Yf=
r.Ae,n._emscripten_enum_PolyBlockType_PT_PULLOUT_TEXT=$f=r.Be,n._emscripten_enum_PolyBlockType_PT_EQUATION=Qf=r.Ce,n._emscripten_enum_PolyBlockType_PT_INLINE_EQUATION=
qf=r.De,n._emscripten_enum_PolyBlockType_PT_TABLE=Zf=r.Ee,n._emscripten_enum_PolyBlockType_PT_VERTICAL_TEXT=t_=r.Fe,n._emscripten_enum_PolyBlockType_PT_CAPTION_TEXT=
e_=r.Ge,n._emscripten_enum_PolyBlockType_PT_FLOWING_IMAGE=r_=r.He,n._emscripten_enum_PolyBlockType_PT_HEADING_IMAGE=o_=r.Ie,n._emscripten_enum_PolyBlockType_PT_PULLOUT_IMAGE=
n_=r.Je,n._emscripten_enum_PolyBlockType_PT_HORZ_LINE=i_=r.Ke,n._emscripten_enum_PolyBlockType_PT_VERT_LINE=f_=r.Le,n._emscripten_enum_PolyBlockType_PT_NOISE=__=
r.Me,n._emscripten_enum_PolyBlockType_PT_COUNT=s_=r.Ne,n._emscripten_enum_StrongScriptDirection_DIR_NEUTRAL=p_=r.Oe,n._emscripten_enum_StrongScriptDirection_DIR_LEFT_TO_RIGHT=
u_=r.Pe,n._emscripten_enum_StrongScriptDirection_DIR_RIGHT_TO_LEFT=c_=r.Qe,n._emscripten_enum_StrongScriptDirection_DIR_MIX=y_=r.Re,n._emscripten_enum_ParagraphJustification__JUSTIFICATION_UNKNOWN=
d_=r.Se,n._emscripten_enum_ParagraphJustification__JUSTIFICATION_LEFT=a_=r.Te,n._emscripten_enum_ParagraphJustification__JUSTIFICATION_CENTER=g_=r.Ue,n._emscripten_enum_ParagraphJustification__JUSTIFICATION_RIGHT=
h_=r.Ve,n._emscripten_enum_TextlineOrder__TEXTLINE_ORDER_LEFT_TO_RIGHT=m_=r.We,n._emscripten_enum_TextlineOrder__TEXTLINE_ORDER_RIGHT_TO_LEFT=l_=r.Xe,n._emscripten_enum_TextlineOrder__TEXTLINE_ORDER_TOP_TO_BOTTOM=
D_=r.Ye,n._emscripten_enum_Orientation__ORIENTATION_PAGE_UP=I_=r.Ze,n._emscripten_enum_Orientation__ORIENTATION_PAGE_RIGHT=T_=r._e,n._emscripten_enum_Orientation__ORIENTATION_PAGE_DOWN=
b_=r.$e,n._emscripten_enum_Orientation__ORIENTATION_PAGE_LEFT=w_=r.af,n._emscripten_enum_PageSegMode_PSM_OSD_ONLY=P_=r.bf,n._emscripten_enum_PageSegMode_PSM_AUTO_OSD=
v_=r.cf,n._emscripten_enum_PageSegMode_PSM_AUTO_ONLY=E_=r.df,n._emscripten_enum_PageSegMode_PSM_AUTO=O_=r.ef,n._emscripten_enum_PageSegMode_PSM_SINGLE_COLUMN=R_=
r.ff,n._emscripten_enum_PageSegMode_PSM_SINGLE_BLOCK_VERT_TEXT=j_=r.gf,n._emscripten_enum_PageSegMode_PSM_SINGLE_BLOCK=S_=r.hf,n._emscripten_enum_PageSegMode_PSM_SINGLE_LINE=
A_=r.jf,n._emscripten_enum_PageSegMode_PSM_SINGLE_WORD=B_=r.kf,n._emscripten_enum_PageSegMode_PSM_CIRCLE_WORD=N_=r.lf,n._emscripten_enum_PageSegMode_PSM_SINGLE_CHAR=
x_=r.mf,n._emscripten_enum_PageSegMode_PSM_SPARSE_TEXT=L_=r.nf,n._emscripten_enum_PageSegMode_PSM_SPARSE_TEXT_OSD=G_=r.of,n._emscripten_enum_PageSegMode_PSM_RAW_LINE=
F_=r.pf,n._emscripten_enum_PageSegMode_PSM_COUNT=C_=r.qf,n._pixDestroy=r.rf,n._ptaDestroy=r.sf,n._boxaDestroy=r.tf,n._pixaDestroy=r.uf,n._pixReadMem=r.vf,n._free=
ut=r.wf,n._malloc=Re=r.xf,n._pixReadHeaderMem=r.yf,M_=r.zf,z=r.Af,K=r.Bf,Y=r.Cf,Ot}var e={a:fs};return n.instantiateWasm?new Promise(r=>{n.instantiateWasm(e,(o,i)=>{
r(t(o,i))})}):(de??=n.locateFile?n.locateFile("tesseract-core-simd-lstm.wasm",Xt):Xt+"tesseract-core-simd-lstm.wasm",t((await V_(e)).instance))})(),je();function m(){}
m.prototype=Object.create(m.prototype),m.prototype.constructor=m,m.prototype.If=m,m.Jf={},n.WrapperObject=m;function ct(t){return(t||m).Jf}n.getCache=ct;function l(t,e){
var r=ct(e),o=r[t];return o||(o=Object.create((e||m).prototype),o.Df=t,r[t]=o)}n.wrapPointer=l,n.castObject=function(t,e){return l(t.Df,e)},n.NULL=l(0),n.destroy=
function(t){if(!t.__destroy__)throw"Error: Cannot destroy object. (Did you create it yourself?)";t.__destroy__(),delete ct(t.If)[t.Df]},n.compare=function(t,e){
return t.Df===e.Df},n.getPointer=function(t){return t.Df},n.getClass=function(t){return t.If};var Bt=0,oe=0,ne=0,ie=[],fe=0;function B(){if(fe){for(var t=0;t<ie.
length;t++)n._free(ie[t]);ie.length=0,n._free(Bt),Bt=0,oe+=fe,fe=0}Bt||(oe+=128,(Bt=n._malloc(oe))||N()),ne=0}function b(t){if(typeof t=="string"){t=Zt(t);var e=U;
if(Bt||N(),e=t.length*e.BYTES_PER_ELEMENT,e=e+7&-8,ne+e>=oe){0<e||N(),fe+=e;var r=n._malloc(e);ie.push(r)}else r=Bt+ne,ne+=e;e=r,r=U;var o=e;switch(r.BYTES_PER_ELEMENT){case 2:
o>>=1;break;case 4:o>>=2;break;case 8:o>>=3}for(var i=0;i<t.length;i++)r[o+i]=t[i];return e}return t}function gt(){throw"cannot construct a ParagraphJustificati\
on, no constructor in IDL"}gt.prototype=Object.create(m.prototype),gt.prototype.constructor=gt,gt.prototype.If=gt,gt.Jf={},n.ParagraphJustification=gt,gt.prototype.
__destroy__=function(){gr(this.Df)};function nt(){throw"cannot construct a BoolPtr, no constructor in IDL"}nt.prototype=Object.create(m.prototype),nt.prototype.
constructor=nt,nt.prototype.If=nt,nt.Jf={},n.BoolPtr=nt,nt.prototype.__destroy__=function(){hr(this.Df)};function W(){throw"cannot construct a TessResultRendere\
r, no constructor in IDL"}W.prototype=Object.create(m.prototype),W.prototype.constructor=W,W.prototype.If=W,W.Jf={},n.TessResultRenderer=W,W.prototype.BeginDocument=
function(t){var e=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),!!mr(e,t)},W.prototype.AddImage=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=
t.Df),!!lr(e,t)},W.prototype.EndDocument=function(){return!!Dr(this.Df)},W.prototype.happy=function(){return!!Ir(this.Df)},W.prototype.file_extension=function(){
return L(Tr(this.Df))},W.prototype.title=W.prototype.title=function(){return L(br(this.Df))},W.prototype.imagenum=function(){return wr(this.Df)},W.prototype.__destroy__=
function(){Pr(this.Df)};function ht(){throw"cannot construct a LongStarPtr, no constructor in IDL"}ht.prototype=Object.create(m.prototype),ht.prototype.constructor=
ht,ht.prototype.If=ht,ht.Jf={},n.LongStarPtr=ht,ht.prototype.__destroy__=function(){vr(this.Df)};function mt(){throw"cannot construct a VoidPtr, no constructor \
in IDL"}mt.prototype=Object.create(m.prototype),mt.prototype.constructor=mt,mt.prototype.If=mt,mt.Jf={},n.VoidPtr=mt,mt.prototype.__destroy__=function(){Er(this.
Df)};function y(t){t&&typeof t=="object"&&(t=t.Df),this.Df=Or(t),ct(y)[this.Df]=this}y.prototype=Object.create(m.prototype),y.prototype.constructor=y,y.prototype.
If=y,y.Jf={},n.ResultIterator=y,y.prototype.Begin=function(){Rr(this.Df)},y.prototype.RestartParagraph=function(){jr(this.Df)},y.prototype.IsWithinFirstTextlineOfParagraph=
function(){return!!Sr(this.Df)},y.prototype.RestartRow=function(){Ar(this.Df)},y.prototype.Next=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),
!!Br(e,t)},y.prototype.IsAtBeginningOf=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),!!Nr(e,t)},y.prototype.IsAtFinalElement=function(t,e){var r=this.
Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),!!xr(r,t,e)},y.prototype.Cmp=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=
t.Df),Lr(e,t)},y.prototype.SetBoundingBoxComponents=function(t,e){var r=this.Df;t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),Gr(r,t,e)},y.prototype.
BoundingBox=function(t,e,r,o,i,_){var s=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o==
"object"&&(o=o.Df),i&&typeof i=="object"&&(i=i.Df),_&&typeof _=="object"&&(_=_.Df),_===void 0?!!Fr(s,t,e,r,o,i):!!Cr(s,t,e,r,o,i,_)},y.prototype.BoundingBoxInternal=
function(t,e,r,o,i){var _=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&
(o=o.Df),i&&typeof i=="object"&&(i=i.Df),!!Mr(_,t,e,r,o,i)},y.prototype.Empty=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),!!kr(e,t)},y.prototype.
BlockType=function(){return Ur(this.Df)},y.prototype.BlockPolygon=function(){return l(Hr(this.Df),w)},y.prototype.GetBinaryImage=function(t){var e=this.Df;return t&&
typeof t=="object"&&(t=t.Df),l(Wr(e,t),c)},y.prototype.GetImage=function(t,e,r,o,i){var _=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&
(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i=="object"&&(i=i.Df),l(Vr(_,t,e,r,o,i),c)},y.prototype.Baseline=function(t,e,r,o,i){
var _=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i==
"object"&&(i=i.Df),!!Jr(_,t,e,r,o,i)},y.prototype.RowAttributes=function(t,e,r){var o=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.
Df),r&&typeof r=="object"&&(r=r.Df),!!Xr(o,t,e,r)},y.prototype.Orientation=function(t,e,r,o){var i=this.Df;t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&
(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),zr(i,t,e,r,o)},y.prototype.ParagraphInfo=function(t,e,r,o){var i=this.Df;t&&typeof t=="\
object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),Kr(i,t,e,r,o)},y.prototype.ParagraphIsLtr=function(){
return!!Yr(this.Df)},y.prototype.GetUTF8Text=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),L($r(e,t))},y.prototype.SetLineSeparator=function(t){
var e=this.Df;B(),t=t&&typeof t=="object"?t.Df:b(t),Qr(e,t)},y.prototype.SetParagraphSeparator=function(t){var e=this.Df;B(),t=t&&typeof t=="object"?t.Df:b(t),qr(
e,t)},y.prototype.Confidence=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),Zr(e,t)},y.prototype.WordFontAttributes=function(t,e,r,o,i,_,s,u){
var g=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i==
"object"&&(i=i.Df),_&&typeof _=="object"&&(_=_.Df),s&&typeof s=="object"&&(s=s.Df),u&&typeof u=="object"&&(u=u.Df),L(to(g,t,e,r,o,i,_,s,u))},y.prototype.WordRecognitionLanguage=
function(){return L(eo(this.Df))},y.prototype.WordDirection=function(){return ro(this.Df)},y.prototype.WordIsFromDictionary=function(){return!!oo(this.Df)},y.prototype.
WordIsNumeric=function(){return!!no(this.Df)},y.prototype.HasBlamerInfo=function(){return!!io(this.Df)},y.prototype.HasTruthString=function(){return!!fo(this.Df)},
y.prototype.EquivalentToTruth=function(t){var e=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),!!_o(e,t)},y.prototype.WordTruthUTF8Text=function(){return L(
so(this.Df))},y.prototype.WordNormedUTF8Text=function(){return L(po(this.Df))},y.prototype.WordLattice=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=
t.Df),L(uo(e,t))},y.prototype.SymbolIsSuperscript=function(){return!!co(this.Df)},y.prototype.SymbolIsSubscript=function(){return!!yo(this.Df)},y.prototype.SymbolIsDropcap=
function(){return!!ao(this.Df)},y.prototype.__destroy__=function(){go(this.Df)};function lt(){throw"cannot construct a TextlineOrder, no constructor in IDL"}lt.
prototype=Object.create(m.prototype),lt.prototype.constructor=lt,lt.prototype.If=lt,lt.Jf={},n.TextlineOrder=lt,lt.prototype.__destroy__=function(){ho(this.Df)};
function Dt(){throw"cannot construct a ETEXT_DESC, no constructor in IDL"}Dt.prototype=Object.create(m.prototype),Dt.prototype.constructor=Dt,Dt.prototype.If=Dt,
Dt.Jf={},n.ETEXT_DESC=Dt,Dt.prototype.__destroy__=function(){mo(this.Df)};function P(){throw"cannot construct a PageIterator, no constructor in IDL"}P.prototype=
Object.create(m.prototype),P.prototype.constructor=P,P.prototype.If=P,P.Jf={},n.PageIterator=P,P.prototype.Begin=function(){lo(this.Df)},P.prototype.RestartParagraph=
function(){Do(this.Df)},P.prototype.IsWithinFirstTextlineOfParagraph=function(){return!!Io(this.Df)},P.prototype.RestartRow=function(){To(this.Df)},P.prototype.
Next=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),!!bo(e,t)},P.prototype.IsAtBeginningOf=function(t){var e=this.Df;return t&&typeof t=="obje\
ct"&&(t=t.Df),!!wo(e,t)},P.prototype.IsAtFinalElement=function(t,e){var r=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),!!Po(r,
t,e)},P.prototype.Cmp=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),vo(e,t)},P.prototype.SetBoundingBoxComponents=function(t,e){var r=this.Df;
t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),Eo(r,t,e)},P.prototype.BoundingBox=function(t,e,r,o,i,_){var s=this.Df;return t&&typeof t=="obje\
ct"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i=="object"&&(i=i.Df),_&&typeof _=="obje\
ct"&&(_=_.Df),_===void 0?!!Oo(s,t,e,r,o,i):!!Ro(s,t,e,r,o,i,_)},P.prototype.BoundingBoxInternal=function(t,e,r,o,i){var _=this.Df;return t&&typeof t=="object"&&
(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i=="object"&&(i=i.Df),!!jo(_,t,e,r,o,i)},P.prototype.
Empty=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),!!So(e,t)},P.prototype.BlockType=function(){return Ao(this.Df)},P.prototype.BlockPolygon=
function(){return l(Bo(this.Df),w)},P.prototype.GetBinaryImage=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),l(No(e,t),c)},P.prototype.GetImage=
function(t,e,r,o,i){var _=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&
(o=o.Df),i&&typeof i=="object"&&(i=i.Df),l(xo(_,t,e,r,o,i),c)},P.prototype.Baseline=function(t,e,r,o,i){var _=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&
typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i=="object"&&(i=i.Df),!!Lo(_,t,e,r,o,i)},P.prototype.Orientation=
function(t,e,r,o){var i=this.Df;t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),
Go(i,t,e,r,o)},P.prototype.ParagraphInfo=function(t,e,r,o){var i=this.Df;t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&
(r=r.Df),o&&typeof o=="object"&&(o=o.Df),Fo(i,t,e,r,o)},P.prototype.__destroy__=function(){Co(this.Df)};function It(){throw"cannot construct a WritingDirection,\
 no constructor in IDL"}It.prototype=Object.create(m.prototype),It.prototype.constructor=It,It.prototype.If=It,It.Jf={},n.WritingDirection=It,It.prototype.__destroy__=
function(){Mo(this.Df)};function $(t){t&&typeof t=="object"&&(t=t.Df),this.Df=ko(t),ct($)[this.Df]=this}$.prototype=Object.create(m.prototype),$.prototype.constructor=
$,$.prototype.If=$,$.Jf={},n.WordChoiceIterator=$,$.prototype.Next=function(){return!!Uo(this.Df)},$.prototype.GetUTF8Text=function(){return L(Ho(this.Df))},$.prototype.
Confidence=function(){return Wo(this.Df)},$.prototype.__destroy__=function(){Vo(this.Df)};function O(){throw"cannot construct a Box, no constructor in IDL"}O.prototype=
Object.create(m.prototype),O.prototype.constructor=O,O.prototype.If=O,O.Jf={},n.Box=O,O.prototype.get_x=O.prototype.og=function(){return Jo(this.Df)},Object.defineProperty(
O.prototype,"x",{get:O.prototype.og}),O.prototype.get_y=O.prototype.pg=function(){return Xo(this.Df)},Object.defineProperty(O.prototype,"y",{get:O.prototype.pg}),
O.prototype.get_w=O.prototype.ng=function(){return zo(this.Df)},Object.defineProperty(O.prototype,"w",{get:O.prototype.ng}),O.prototype.get_h=O.prototype.mg=function(){
return Ko(this.Df)},Object.defineProperty(O.prototype,"h",{get:O.prototype.mg}),O.prototype.get_refcount=O.prototype.Vf=function(){return Yo(this.Df)},Object.defineProperty(
O.prototype,"refcount",{get:O.prototype.Vf}),O.prototype.__destroy__=function(){$o(this.Df)};function M(t,e,r){B(),t=t&&typeof t=="object"?t.Df:b(t),e=e&&typeof e==
"object"?e.Df:b(e),r&&typeof r=="object"&&(r=r.Df),this.Df=Qo(t,e,r),ct(M)[this.Df]=this}M.prototype=Object.create(m.prototype),M.prototype.constructor=M,M.prototype.
If=M,M.Jf={},n.TessPDFRenderer=M,M.prototype.BeginDocument=function(t){var e=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),!!qo(e,t)},M.prototype.AddImage=
function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),!!Zo(e,t)},M.prototype.EndDocument=function(){return!!tn(this.Df)},M.prototype.happy=function(){
return!!en(this.Df)},M.prototype.file_extension=function(){return L(rn(this.Df))},M.prototype.title=M.prototype.title=function(){return L(on(this.Df))},M.prototype.
imagenum=function(){return nn(this.Df)},M.prototype.__destroy__=function(){fn(this.Df)};function yt(){throw"cannot construct a PixaPtr, no constructor in IDL"}yt.
prototype=Object.create(m.prototype),yt.prototype.constructor=yt,yt.prototype.If=yt,yt.Jf={},n.PixaPtr=yt,yt.prototype.__destroy__=function(){_n(this.Df)};function Q(){
throw"cannot construct a FloatPtr, no constructor in IDL"}Q.prototype=Object.create(m.prototype),Q.prototype.constructor=Q,Q.prototype.If=Q,Q.Jf={},n.FloatPtr=Q,
Q.prototype.__destroy__=function(){sn(this.Df)};function q(t){t&&typeof t=="object"&&(t=t.Df),this.Df=pn(t),ct(q)[this.Df]=this}q.prototype=Object.create(m.prototype),
q.prototype.constructor=q,q.prototype.If=q,q.Jf={},n.ChoiceIterator=q,q.prototype.Next=function(){return!!un(this.Df)},q.prototype.GetUTF8Text=function(){return L(
cn(this.Df))},q.prototype.Confidence=function(){return yn(this.Df)},q.prototype.__destroy__=function(){dn(this.Df)};function it(){throw"cannot construct a PixPt\
r, no constructor in IDL"}it.prototype=Object.create(m.prototype),it.prototype.constructor=it,it.prototype.If=it,it.Jf={},n.PixPtr=it,it.prototype.__destroy__=function(){
an(this.Df)};function Z(){throw"cannot construct a UNICHARSET, no constructor in IDL"}Z.prototype=Object.create(m.prototype),Z.prototype.constructor=Z,Z.prototype.
If=Z,Z.Jf={},n.UNICHARSET=Z,Z.prototype.get_script_from_script_id=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),L(gn(e,t))},Z.prototype.get_script_id_from_name=
function(t){var e=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),hn(e,t)},Z.prototype.get_script_table_size=function(){return mn(this.Df)},Z.prototype.__destroy__=
function(){ln(this.Df)};function ot(){throw"cannot construct a IntPtr, no constructor in IDL"}ot.prototype=Object.create(m.prototype),ot.prototype.constructor=ot,
ot.prototype.If=ot,ot.Jf={},n.IntPtr=ot,ot.prototype.__destroy__=function(){Dn(this.Df)};function Tt(){throw"cannot construct a Orientation, no constructor in I\
DL"}Tt.prototype=Object.create(m.prototype),Tt.prototype.constructor=Tt,Tt.prototype.If=Tt,Tt.Jf={},n.Orientation=Tt,Tt.prototype.__destroy__=function(){In(this.
Df)};function S(){throw"cannot construct a OSBestResult, no constructor in IDL"}S.prototype=Object.create(m.prototype),S.prototype.constructor=S,S.prototype.If=
S,S.Jf={},n.OSBestResult=S,S.prototype.get_orientation_id=S.prototype.eh=function(){return Tn(this.Df)},Object.defineProperty(S.prototype,"orientation_id",{get:S.
prototype.eh}),S.prototype.get_script_id=S.prototype.hh=function(){return bn(this.Df)},Object.defineProperty(S.prototype,"script_id",{get:S.prototype.hh}),S.prototype.
get_sconfidence=S.prototype.gh=function(){return wn(this.Df)},Object.defineProperty(S.prototype,"sconfidence",{get:S.prototype.gh}),S.prototype.get_oconfidence=
S.prototype.dh=function(){return Pn(this.Df)},Object.defineProperty(S.prototype,"oconfidence",{get:S.prototype.dh}),S.prototype.__destroy__=function(){vn(this.Df)};
function D(){throw"cannot construct a Boxa, no constructor in IDL"}D.prototype=Object.create(m.prototype),D.prototype.constructor=D,D.prototype.If=D,D.Jf={},n.Boxa=
D,D.prototype.get_n=D.prototype.Zf=function(){return En(this.Df)},Object.defineProperty(D.prototype,"n",{get:D.prototype.Zf}),D.prototype.get_nalloc=D.prototype.
$f=function(){return On(this.Df)},Object.defineProperty(D.prototype,"nalloc",{get:D.prototype.$f}),D.prototype.get_refcount=D.prototype.Vf=function(){return Rn(
this.Df)},Object.defineProperty(D.prototype,"refcount",{get:D.prototype.Vf}),D.prototype.get_box=D.prototype.Wg=function(){return l(jn(this.Df),_t)},Object.defineProperty(
D.prototype,"box",{get:D.prototype.Wg}),D.prototype.__destroy__=function(){Sn(this.Df)};function A(){throw"cannot construct a PixColormap, no constructor in IDL"}
A.prototype=Object.create(m.prototype),A.prototype.constructor=A,A.prototype.If=A,A.Jf={},n.PixColormap=A,A.prototype.get_array=A.prototype.Ug=function(){return An(
this.Df)},Object.defineProperty(A.prototype,"array",{get:A.prototype.Ug}),A.prototype.get_depth=A.prototype.ah=function(){return Bn(this.Df)},Object.defineProperty(
A.prototype,"depth",{get:A.prototype.ah}),A.prototype.get_nalloc=A.prototype.$f=function(){return Nn(this.Df)},Object.defineProperty(A.prototype,"nalloc",{get:A.
prototype.$f}),A.prototype.get_n=A.prototype.Zf=function(){return xn(this.Df)},Object.defineProperty(A.prototype,"n",{get:A.prototype.Zf}),A.prototype.__destroy__=
function(){Ln(this.Df)};function w(){throw"cannot construct a Pta, no constructor in IDL"}w.prototype=Object.create(m.prototype),w.prototype.constructor=w,w.prototype.
If=w,w.Jf={},n.Pta=w,w.prototype.get_n=w.prototype.Zf=function(){return Gn(this.Df)},Object.defineProperty(w.prototype,"n",{get:w.prototype.Zf}),w.prototype.get_nalloc=
w.prototype.$f=function(){return Fn(this.Df)},Object.defineProperty(w.prototype,"nalloc",{get:w.prototype.$f}),w.prototype.get_refcount=w.prototype.Vf=function(){
return Cn(this.Df)},Object.defineProperty(w.prototype,"refcount",{get:w.prototype.Vf}),w.prototype.get_x=w.prototype.og=function(){return l(Mn(this.Df),Q)},Object.
defineProperty(w.prototype,"x",{get:w.prototype.og}),w.prototype.get_y=w.prototype.pg=function(){return l(kn(this.Df),Q)},Object.defineProperty(w.prototype,"y",
{get:w.prototype.pg}),w.prototype.__destroy__=function(){Un(this.Df)};function c(){throw"cannot construct a Pix, no constructor in IDL"}c.prototype=Object.create(
m.prototype),c.prototype.constructor=c,c.prototype.If=c,c.Jf={},n.Pix=c,c.prototype.get_w=c.prototype.ng=function(){return Hn(this.Df)},Object.defineProperty(c.
prototype,"w",{get:c.prototype.ng}),c.prototype.get_h=c.prototype.mg=function(){return Wn(this.Df)},Object.defineProperty(c.prototype,"h",{get:c.prototype.mg}),
c.prototype.get_d=c.prototype.Zg=function(){return Vn(this.Df)},Object.defineProperty(c.prototype,"d",{get:c.prototype.Zg}),c.prototype.get_spp=c.prototype.jh=function(){
return Jn(this.Df)},Object.defineProperty(c.prototype,"spp",{get:c.prototype.jh}),c.prototype.get_wpl=c.prototype.mh=function(){return Xn(this.Df)},Object.defineProperty(
c.prototype,"wpl",{get:c.prototype.mh}),c.prototype.get_refcount=c.prototype.Vf=function(){return zn(this.Df)},Object.defineProperty(c.prototype,"refcount",{get:c.
prototype.Vf}),c.prototype.get_xres=c.prototype.nh=function(){return Kn(this.Df)},Object.defineProperty(c.prototype,"xres",{get:c.prototype.nh}),c.prototype.get_yres=
c.prototype.oh=function(){return Yn(this.Df)},Object.defineProperty(c.prototype,"yres",{get:c.prototype.oh}),c.prototype.get_informat=c.prototype.bh=function(){
return $n(this.Df)},Object.defineProperty(c.prototype,"informat",{get:c.prototype.bh}),c.prototype.get_special=c.prototype.ih=function(){return Qn(this.Df)},Object.
defineProperty(c.prototype,"special",{get:c.prototype.ih}),c.prototype.get_text=c.prototype.kh=function(){return L(qn(this.Df))},Object.defineProperty(c.prototype,
"text",{get:c.prototype.kh}),c.prototype.get_colormap=c.prototype.Yg=function(){return l(Zn(this.Df),A)},Object.defineProperty(c.prototype,"colormap",{get:c.prototype.
Yg}),c.prototype.get_data=c.prototype.$g=function(){return ti(this.Df)},Object.defineProperty(c.prototype,"data",{get:c.prototype.$g}),c.prototype.__destroy__=function(){
ei(this.Df)};function ft(){throw"cannot construct a DoublePtr, no constructor in IDL"}ft.prototype=Object.create(m.prototype),ft.prototype.constructor=ft,ft.prototype.
If=ft,ft.Jf={},n.DoublePtr=ft,ft.prototype.__destroy__=function(){ri(this.Df)};function dt(){throw"cannot construct a Dawg, no constructor in IDL"}dt.prototype=
Object.create(m.prototype),dt.prototype.constructor=dt,dt.prototype.If=dt,dt.Jf={},n.Dawg=dt,dt.prototype.__destroy__=function(){oi(this.Df)};function _t(){throw"\
cannot construct a BoxPtr, no constructor in IDL"}_t.prototype=Object.create(m.prototype),_t.prototype.constructor=_t,_t.prototype.If=_t,_t.Jf={},n.BoxPtr=_t,_t.
prototype.__destroy__=function(){ni(this.Df)};function p(){this.Df=ii(),ct(p)[this.Df]=this}p.prototype=Object.create(m.prototype),p.prototype.constructor=p,p.prototype.
If=p,p.Jf={},n.TessBaseAPI=p,p.prototype.Version=function(){return L(fi(this.Df))},p.prototype.SetInputName=function(t){var e=this.Df;B(),t=t&&typeof t=="object"?
t.Df:b(t),_i(e,t)},p.prototype.GetInputName=function(){return L(si(this.Df))},p.prototype.SetInputImage=function(t){var e=this.Df;t&&typeof t=="object"&&(t=t.Df),
pi(e,t)},p.prototype.GetInputImage=function(){return l(ui(this.Df),c)},p.prototype.GetSourceYResolution=function(){return ci(this.Df)},p.prototype.GetDatapath=function(){
return L(yi(this.Df))},p.prototype.SetOutputName=function(t){var e=this.Df;B(),t=t&&typeof t=="object"?t.Df:b(t),di(e,t)},p.prototype.SetVariable=p.prototype.SetVariable=
function(t,e){var r=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),e=e&&typeof e=="object"?e.Df:b(e),!!ai(r,t,e)},p.prototype.SetDebugVariable=function(t,e){
var r=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),e=e&&typeof e=="object"?e.Df:b(e),!!gi(r,t,e)},p.prototype.GetIntVariable=function(t,e){var r=this.Df;
return B(),t=t&&typeof t=="object"?t.Df:b(t),e&&typeof e=="object"&&(e=e.Df),!!hi(r,t,e)},p.prototype.GetBoolVariable=function(t,e){var r=this.Df;return B(),t=t&&
typeof t=="object"?t.Df:b(t),e&&typeof e=="object"&&(e=e.Df),!!mi(r,t,e)},p.prototype.GetDoubleVariable=function(t,e){var r=this.Df;return B(),t=t&&typeof t=="o\
bject"?t.Df:b(t),e&&typeof e=="object"&&(e=e.Df),!!li(r,t,e)},p.prototype.GetStringVariable=function(t){var e=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(
t),L(Di(e,t))},p.prototype.Init=function(t,e,r,o){r===void 0&&o!==void 0&&(r=3);var i=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),e=e&&typeof e=="objec\
t"?e.Df:b(e),o=o&&typeof o=="object"?o.Df:b(o),r&&typeof r=="object"&&(r=r.Df),r===void 0&&o!==void 0?Oe(i,t,e,3,o):r===void 0?bi(i,t,e):o===void 0?wi(i,t,e,r):
Oe(i,t,e,r,o)},p.prototype.GetInitLanguagesAsString=function(){return L(Pi(this.Df))},p.prototype.InitForAnalysePage=function(){vi(this.Df)},p.prototype.SaveParameters=
function(){Ii(this.Df)},p.prototype.RestoreParameters=function(){Ti(this.Df)},p.prototype.ReadConfigFile=function(t){var e=this.Df;B(),t=t&&typeof t=="object"?t.
Df:b(t),Ei(e,t)},p.prototype.ReadDebugConfigFile=function(t){var e=this.Df;B(),t=t&&typeof t=="object"?t.Df:b(t),Oi(e,t)},p.prototype.SetPageSegMode=function(t){
var e=this.Df;t&&typeof t=="object"&&(t=t.Df),Ri(e,t)},p.prototype.GetPageSegMode=function(){return ji(this.Df)},p.prototype.TesseractRect=function(t,e,r,o,i,_,s){
var u=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i==
"object"&&(i=i.Df),_&&typeof _=="object"&&(_=_.Df),s&&typeof s=="object"&&(s=s.Df),L(Si(u,t,e,r,o,i,_,s))},p.prototype.ClearAdaptiveClassifier=function(){Ai(this.
Df)},p.prototype.SetImage=function(t,e,r,o,i,_=1,s=0){var u=this.Df;t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.
Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i=="object"&&(i=i.Df),e==null?Bi(u,t,_,s):Ni(u,t,e,r,o,i,_,s)},p.prototype.SetImageFile=function(t=1,e=0){return xi(
this.Df,t,e)},p.prototype.SetSourceResolution=function(t){var e=this.Df;t&&typeof t=="object"&&(t=t.Df),Li(e,t)},p.prototype.SetRectangle=function(t,e,r,o){var i=this.
Df;t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),Gi(i,t,e,r,o)},p.prototype.GetThresholdedImage=
function(){return l(Fi(this.Df),c)},p.prototype.WriteImage=function(t){Ci(this.Df,t)},p.prototype.GetRegions=function(t){var e=this.Df;return t&&typeof t=="obje\
ct"&&(t=t.Df),l(Ui(e,t),D)},p.prototype.GetTextlines=function(t,e,r,o,i){var _=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&
typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i=="object"&&(i=i.Df),l(r===void 0?Hi(_,t,e):o===void 0?_emscripten_bind_TessBaseAPI_GetTextlines_3(
_,t,e,r):i===void 0?_emscripten_bind_TessBaseAPI_GetTextlines_4(_,t,e,r,o):Wi(_,t,e,r,o,i),D)},p.prototype.GetStrips=function(t,e){var r=this.Df;return t&&typeof t==
"object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),l(Vi(r,t,e),D)},p.prototype.GetWords=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),l(Ji(e,
t),D)},p.prototype.GetConnectedComponents=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),l(Xi(e,t),D)},p.prototype.GetComponentImages=function(t,e,r,o,i,_,s){
var u=this.Df;return t&&typeof t=="object"&&(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r&&typeof r=="object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),i&&typeof i==
"object"&&(i=i.Df),_&&typeof _=="object"&&(_=_.Df),s&&typeof s=="object"&&(s=s.Df),l(i===void 0?zi(u,t,e,r,o):_===void 0?_emscripten_bind_TessBaseAPI_GetComponentImages_5(
u,t,e,r,o,i):s===void 0?_emscripten_bind_TessBaseAPI_GetComponentImages_6(u,t,e,r,o,i,_):Ki(u,t,e,r,o,i,_,s),D)},p.prototype.GetThresholdedImageScaleFactor=function(){
return Yi(this.Df)},p.prototype.AnalyseLayout=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),l(t===void 0?$i(e):Qi(e,t),P)},p.prototype.Recognize=
function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),qi(e,t)},p.prototype.FindLines=function(){return Mi(this.Df)},p.prototype.GetGradient=function(){
return ki(this.Df)},p.prototype.ProcessPages=function(t,e,r,o){var i=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),e=e&&typeof e=="object"?e.Df:b(e),r&&typeof r==
"object"&&(r=r.Df),o&&typeof o=="object"&&(o=o.Df),!!Zi(i,t,e,r,o)},p.prototype.ProcessPage=function(t,e,r,o,i,_){var s=this.Df;return B(),t&&typeof t=="object"&&
(t=t.Df),e&&typeof e=="object"&&(e=e.Df),r=r&&typeof r=="object"?r.Df:b(r),o=o&&typeof o=="object"?o.Df:b(o),i&&typeof i=="object"&&(i=i.Df),_&&typeof _=="objec\
t"&&(_=_.Df),!!tf(s,t,e,r,o,i,_)},p.prototype.GetIterator=function(){return l(ef(this.Df),y)},p.prototype.GetUTF8Text=function(){var t=rf(this.Df),e=t?x(j,t):"";
return ut(t),e},p.prototype.GetHOCRText=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),e=(t=of(e,t))?x(j,t):"",ut(t),e},p.prototype.GetTSVText=
function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),e=(t=ff(e,t))?x(j,t):"",ut(t),e},p.prototype.GetJSONText=function(t){var e=this.Df;return t&&typeof t==
"object"&&(t=t.Df),e=(t=nf(e,t))?x(j,t):"",ut(t),e},p.prototype.GetBoxText=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),e=(t=_f(e,t))?x(j,t):
"",ut(t),e},p.prototype.GetUNLVText=function(){var t=sf(this.Df),e=t?x(j,t):"";return ut(t),e},p.prototype.GetOsdText=function(t){var e=this.Df;return t&&typeof t==
"object"&&(t=t.Df),e=(t=pf(e,t))?x(j,t):"",ut(t),e},p.prototype.MeanTextConf=function(){return uf(this.Df)},p.prototype.AllWordConfidences=function(){return l(cf(
this.Df),ot)},p.prototype.AdaptToWordStr=function(t,e){var r=this.Df;return B(),t&&typeof t=="object"&&(t=t.Df),e=e&&typeof e=="object"?e.Df:b(e),!!_emscripten_bind_TessBaseAPI_AdaptToWordStr_2(
r,t,e)},p.prototype.Clear=function(){yf(this.Df)},p.prototype.End=function(){df(this.Df)},p.prototype.ClearPersistentCache=function(){af(this.Df)},p.prototype.IsValidWord=
function(t){var e=this.Df;return B(),t=t&&typeof t=="object"?t.Df:b(t),gf(e,t)},p.prototype.IsValidCharacter=function(t){var e=this.Df;return B(),t=t&&typeof t==
"object"?t.Df:b(t),!!hf(e,t)},p.prototype.DetectOS=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),!!mf(e,t)},p.prototype.GetUnichar=function(t){
var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),L(lf(e,t))},p.prototype.GetDawg=function(t){var e=this.Df;return t&&typeof t=="object"&&(t=t.Df),l(Df(e,t),
dt)},p.prototype.NumDawgs=function(){return If(this.Df)},p.prototype.oem=function(){return Tf(this.Df)},p.prototype.__destroy__=function(){bf(this.Df)};function C(){
this.Df=wf(),ct(C)[this.Df]=this}C.prototype=Object.create(m.prototype),C.prototype.constructor=C,C.prototype.If=C,C.Jf={},n.OSResults=C,C.prototype.print_scores=
function(){Pf(this.Df)},C.prototype.get_best_result=C.prototype.Vg=function(){return l(vf(this.Df),S)},Object.defineProperty(C.prototype,"best_result",{get:C.prototype.
Vg}),C.prototype.get_unicharset=C.prototype.lh=function(){return l(Ef(this.Df),Z)},Object.defineProperty(C.prototype,"unicharset",{get:C.prototype.lh}),C.prototype.
__destroy__=function(){Of(this.Df)};function R(){throw"cannot construct a Pixa, no constructor in IDL"}R.prototype=Object.create(m.prototype),R.prototype.constructor=
R,R.prototype.If=R,R.Jf={},n.Pixa=R,R.prototype.get_n=R.prototype.Zf=function(){return Rf(this.Df)},Object.defineProperty(R.prototype,"n",{get:R.prototype.Zf}),
R.prototype.get_nalloc=R.prototype.$f=function(){return jf(this.Df)},Object.defineProperty(R.prototype,"nalloc",{get:R.prototype.$f}),R.prototype.get_refcount=R.
prototype.Vf=function(){return Sf(this.Df)},Object.defineProperty(R.prototype,"refcount",{get:R.prototype.Vf}),R.prototype.get_pix=R.prototype.fh=function(){return l(
Af(this.Df),it)},Object.defineProperty(R.prototype,"pix",{get:R.prototype.fh}),R.prototype.get_boxa=R.prototype.Xg=function(){return l(Bf(this.Df),D)},Object.defineProperty(
R.prototype,"boxa",{get:R.prototype.Xg}),R.prototype.__destroy__=function(){Nf(this.Df)},(function(){function t(){n.RIL_BLOCK=xf(),n.RIL_PARA=Lf(),n.RIL_TEXTLINE=
Gf(),n.RIL_WORD=Ff(),n.RIL_SYMBOL=Cf(),n.OEM_TESSERACT_ONLY=Mf(),n.OEM_LSTM_ONLY=kf(),n.OEM_TESSERACT_LSTM_COMBINED=Uf(),n.OEM_DEFAULT=Hf(),n.OEM_COUNT=Wf(),n.WRITING_DIRECTION_LEFT_TO_RIGHT=
Vf(),n.WRITING_DIRECTION_RIGHT_TO_LEFT=Jf(),n.WRITING_DIRECTION_TOP_TO_BOTTOM=Xf(),n.PT_UNKNOWN=zf(),n.PT_FLOWING_TEXT=Kf(),n.PT_HEADING_TEXT=Yf(),n.PT_PULLOUT_TEXT=
$f(),n.PT_EQUATION=Qf(),n.PT_INLINE_EQUATION=qf(),n.PT_TABLE=Zf(),n.PT_VERTICAL_TEXT=t_(),n.PT_CAPTION_TEXT=e_(),n.PT_FLOWING_IMAGE=r_(),n.PT_HEADING_IMAGE=o_(),
n.PT_PULLOUT_IMAGE=n_(),n.PT_HORZ_LINE=i_(),n.PT_VERT_LINE=f_(),n.PT_NOISE=__(),n.PT_COUNT=s_(),n.DIR_NEUTRAL=p_(),n.DIR_LEFT_TO_RIGHT=u_(),n.DIR_RIGHT_TO_LEFT=
c_(),n.DIR_MIX=y_(),n.JUSTIFICATION_UNKNOWN=d_(),n.JUSTIFICATION_LEFT=a_(),n.JUSTIFICATION_CENTER=g_(),n.JUSTIFICATION_RIGHT=h_(),n.TEXTLINE_ORDER_LEFT_TO_RIGHT=
m_(),n.TEXTLINE_ORDER_RIGHT_TO_LEFT=l_(),n.TEXTLINE_ORDER_TOP_TO_BOTTOM=D_(),n.ORIENTATION_PAGE_UP=I_(),n.ORIENTATION_PAGE_RIGHT=T_(),n.ORIENTATION_PAGE_DOWN=b_(),
n.ORIENTATION_PAGE_LEFT=w_(),n.PSM_OSD_ONLY=P_(),n.PSM_AUTO_OSD=v_(),n.PSM_AUTO_ONLY=E_(),n.PSM_AUTO=O_(),n.PSM_SINGLE_COLUMN=R_(),n.PSM_SINGLE_BLOCK_VERT_TEXT=
j_(),n.PSM_SINGLE_BLOCK=S_(),n.PSM_SINGLE_LINE=A_(),n.PSM_SINGLE_WORD=B_(),n.PSM_CIRCLE_WORD=N_(),n.PSM_SINGLE_CHAR=x_(),n.PSM_SPARSE_TEXT=L_(),n.PSM_SPARSE_TEXT_OSD=
G_(),n.PSM_RAW_LINE=F_(),n.PSM_COUNT=C_()}if(n.runtimeInitialized)t();else{var e=n.onRuntimeInitialized;n.onRuntimeInitialized=e?function(){e.call(this),t()}:function(){
t()}}})(),nt.prototype.getValue=function(t){return!!jt(this.Df+(t||0),"i8")},ot.prototype.getValue=function(t){return jt(this.Df+4*(t||0),"i32")},Q.prototype.getValue=
function(t){return jt(this.Df+4*(t||0),"float")},ft.prototype.getValue=function(t){return jt(this.Df+8*(t||0),"double")},_t.prototype.get=yt.prototype.get=it.prototype.
get=function(t){return jt(this.Df+4*(t||0),"*")};function tt(){this.dg={}}return tt.prototype.wrap=function(t,e){var r=Re(4);return He(r,0,"i32"),this.dg[t]=l(r,
e)},tt.prototype.bool=function(t){return this.wrap(t,nt)},tt.prototype.i32=function(t){return this.wrap(t,ot)},tt.prototype.f32=function(t){return this.wrap(t,Q)},
tt.prototype.f64=function(t){return this.dg[t]=l(Re(8),ft)},tt.prototype.peek=function(){var t={},e;for(e in this.dg)t[e]=this.dg[e].getValue();return t},tt.prototype.
get=function(){var t={},e;for(e in this.dg)t[e]=this.dg[e].getValue(),ut(this.dg[e].Df);return t},y.prototype.getBoundingBox=function(t){var e=new tt;return this.
BoundingBox(t,e.i32("x0"),e.i32("y0"),e.i32("x1"),e.i32("y1")),e.get()},y.prototype.getBaseline=function(t){var e=new tt;return t=!!this.Baseline(t,e.i32("x0"),
e.i32("y0"),e.i32("x1"),e.i32("y1")),e=e.get(),e.has_baseline=t,e},y.prototype.getRowAttributes=function(){var t=new tt;return this.RowAttributes(t.f32("row_hei\
ght"),t.f32("descenders"),t.f32("ascenders")),t.get()},y.prototype.getWordFontAttributes=function(){var t=new tt,e=this.WordFontAttributes(t.bool("is_bold"),t.bool(
"is_italic"),t.bool("is_underlined"),t.bool("is_monospace"),t.bool("is_serif"),t.bool("is_smallcaps"),t.i32("pointsize"),t.i32("font_id"));return t=t.get(),t.font_name=
e,t},n.pointerHelper=tt,Ge?se=n:se=new Promise((t,e)=>{xe=t,Le=e}),se}})();Se.exports=Be,Se.exports.default=Be})};
