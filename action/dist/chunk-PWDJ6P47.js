var z=Object.create;var w=Object.defineProperty;var J=Object.getOwnPropertyDescriptor;var W=Object.getOwnPropertyNames;var Q=Object.getPrototypeOf,X=Object.prototype.hasOwnProperty;var V=(t,e)=>{for(var r in e)w(t,r,{get:e[r],enumerable:!0})},$=(t,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of W(e))!X.call(t,n)&&n!==r&&
w(t,n,{get:()=>e[n],enumerable:!(i=J(e,n))||i.enumerable});return t};var u=(t,e,r)=>(r=t!=null?z(Q(t)):{},$(e||!t||!t.__esModule?w(r,"default",{value:t,enumerable:!0}):r,t)),Z=t=>$(w({},"__esModule",{value:!0}),t);var ht={};V(ht,{a:()=>x,b:()=>A,c:()=>G,d:()=>N,e:()=>F,f:()=>I,g:()=>E,h:()=>D,i:()=>H,j:()=>K,k:()=>Y});module.exports=Z(ht);var q=require("./chunk-BLEG2AMB.js"),
C=require("./chunk-JTD5MAJA.js"),b=require("./chunk-3RNHDNP5.js"),tt=u(require("os")),nt=u(require("crypto")),S=u(require("fs")),v=u(require("os")),T=u(require("os")),
k=require("os"),f=require("fs"),R=u(require("os")),B=u(require("fs"));function p(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}
function P(t){return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function l(t,e,r){
let i=new et(t,e,r);process.stdout.write(i.toString()+tt.EOL)}function L(t,e=""){l(t,{},e)}var U="::",et=class{constructor(t,e,r){t||(t="missing.command"),this.
command=t,this.properties=e,this.message=r}toString(){let t=U+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let e=!0;for(let r in this.
properties)if(this.properties.hasOwnProperty(r)){let i=this.properties[r];i&&(e?e=!1:t+=",",t+=`${r}=${it(i)}`)}}return t+=`${U}${rt(this.message)}`,t}};function rt(t){
return p(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function it(t){return p(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function at(t,e){let r=process.env[`GITHUB_${t}`];if(!r)throw new Error(`Unable to find environment variable for file co\
mmand ${t}`);if(!S.existsSync(r))throw new Error(`Missing file at path: ${r}`);S.appendFileSync(r,`${p(e)}${v.EOL}`,{encoding:"utf8"})}function ot(t,e){let r=`g\
hadelimiter_${nt.randomUUID()}`,i=p(e);if(t.includes(r))throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`);if(i.includes(r))throw new Error(
`Unexpected input: value should not contain the delimiter "${r}"`);return`${t}<<${r}${v.EOL}${i}${v.EOL}${r}`}var ft=(0,b.c)((0,q.a)(),1),mt=(0,b.c)((0,C.a)(),1),
o;(function(t){t[t.OK=200]="OK",t[t.MultipleChoices=300]="MultipleChoices",t[t.MovedPermanently=301]="MovedPermanently",t[t.ResourceMoved=302]="ResourceMoved",t[t.
SeeOther=303]="SeeOther",t[t.NotModified=304]="NotModified",t[t.UseProxy=305]="UseProxy",t[t.SwitchProxy=306]="SwitchProxy",t[t.TemporaryRedirect=307]="Temporar\
yRedirect",t[t.PermanentRedirect=308]="PermanentRedirect",t[t.BadRequest=400]="BadRequest",t[t.Unauthorized=401]="Unauthorized",t[t.PaymentRequired=402]="Paymen\
tRequired",t[t.Forbidden=403]="Forbidden",t[t.NotFound=404]="NotFound",t[t.MethodNotAllowed=405]="MethodNotAllowed",t[t.NotAcceptable=406]="NotAcceptable",t[t.ProxyAuthenticationRequired=
407]="ProxyAuthenticationRequired",t[t.RequestTimeout=408]="RequestTimeout",t[t.Conflict=409]="Conflict",t[t.Gone=410]="Gone",t[t.TooManyRequests=429]="TooManyR\
equests",t[t.InternalServerError=500]="InternalServerError",t[t.NotImplemented=501]="NotImplemented",t[t.BadGateway=502]="BadGateway",t[t.ServiceUnavailable=503]=
"ServiceUnavailable",t[t.GatewayTimeout=504]="GatewayTimeout"})(o||(o={}));var _;(function(t){t.Accept="accept",t.ContentType="content-type"})(_||(_={}));var j;
(function(t){t.ApplicationJson="application/json"})(j||(j={}));var wt=[o.MovedPermanently,o.ResourceMoved,o.SeeOther,o.TemporaryRedirect,o.PermanentRedirect],yt=[
o.BadGateway,o.ServiceUnavailable,o.GatewayTimeout],g=function(t,e,r,i){function n(a){return a instanceof r?a:new r(function(d){d(a)})}return new(r||(r=Promise))(
function(a,d){function y(s){try{c(i.next(s))}catch(h){d(h)}}function m(s){try{c(i.throw(s))}catch(h){d(h)}}function c(s){s.done?a(s.value):n(s.value).then(y,m)}
c((i=i.apply(t,e||[])).next())})},{access:st,appendFile:dt,writeFile:ut}=f.promises,M="GITHUB_STEP_SUMMARY",ct=class{constructor(){this._buffer=""}filePath(){return g(
this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.env[M];if(!t)throw new Error(`Unable to find environment variable for $${M}\
. Check if your runtime environment supports job summaries.`);try{yield st(t,f.constants.R_OK|f.constants.W_OK)}catch{throw new Error(`Unable to access summary \
file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,e,r={}){let i=Object.entries(r).map(([n,a])=>`\
 ${n}="${a}"`).join("");return e?`<${t}${i}>${e}</${t}>`:`<${t}${i}>`}write(t){return g(this,void 0,void 0,function*(){let e=!!t?.overwrite,r=yield this.filePath();
return yield(e?ut:dt)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return g(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){
return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,e=!1){return this._buffer+=t,e?this.addEOL():
this}addEOL(){return this.addRaw(k.EOL)}addCodeBlock(t,e){let r=Object.assign({},e&&{lang:e}),i=this.wrap("pre",this.wrap("code",t),r);return this.addRaw(i).addEOL()}addList(t,e=!1){
let r=e?"ol":"ul",i=t.map(a=>this.wrap("li",a)).join(""),n=this.wrap(r,i);return this.addRaw(n).addEOL()}addTable(t){let e=t.map(i=>{let n=i.map(a=>{if(typeof a==
"string")return this.wrap("td",a);let{header:d,data:y,colspan:m,rowspan:c}=a,s=d?"th":"td",h=Object.assign(Object.assign({},m&&{colspan:m}),c&&{rowspan:c});return this.
wrap(s,y,h)}).join("");return this.wrap("tr",n)}).join(""),r=this.wrap("table",e);return this.addRaw(r).addEOL()}addDetails(t,e){let r=this.wrap("details",this.
wrap("summary",t)+e);return this.addRaw(r).addEOL()}addImage(t,e,r){let{width:i,height:n}=r||{},a=Object.assign(Object.assign({},i&&{width:i}),n&&{height:n}),d=this.
wrap("img",null,Object.assign({src:t,alt:e},a));return this.addRaw(d).addEOL()}addHeading(t,e){let r=`h${e}`,i=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",
n=this.wrap(i,t);return this.addRaw(n).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.
addRaw(t).addEOL()}addQuote(t,e){let r=Object.assign({},e&&{cite:e}),i=this.wrap("blockquote",t,r);return this.addRaw(i).addEOL()}addLink(t,e){let r=this.wrap("\
a",t,{href:e});return this.addRaw(r).addEOL()}},lt=new ct,x=lt,{chmod:vt,copyFile:gt,lstat:Ot,mkdir:bt,open:Rt,readdir:Et,rename:$t,rm:Pt,rmdir:Lt,stat:Ut,symlink:St,
unlink:Tt}=B.promises,_t=process.platform==="win32",jt=B.constants.O_RDONLY,Mt=process.platform==="win32",Bt=R.default.platform(),qt=R.default.arch(),O;(function(t){
t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(O||(O={}));function A(t){l("add-mask",{},t)}function G(t,e){let r=process.env[`INPUT_${t.replace(/ /g,"_").toUpperCase()}`]||
"";if(e&&e.required&&!r)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?r:r.trim()}function N(t,e){if(process.env.GITHUB_OUTPUT)
return at("OUTPUT",ot(t,e));process.stdout.write(T.EOL),l("set-output",{name:t},p(e))}function F(t){process.exitCode=O.Failure,E(t)}function I(t){l("debug",{},t)}
function E(t,e={}){l("error",P(e),t instanceof Error?t.toString():t)}function D(t,e={}){l("warning",P(e),t instanceof Error?t.toString():t)}function H(t){process.
stdout.write(t+T.EOL)}function K(t){L("group",t)}function Y(){L("endgroup")}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k});
