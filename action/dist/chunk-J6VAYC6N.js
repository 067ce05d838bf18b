var D=Object.create;var w=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var M=Object.getOwnPropertyNames;var q=Object.getPrototypeOf,G=Object.prototype.hasOwnProperty;var K=(t,r)=>{for(var e in r)w(t,e,{get:r[e],enumerable:!0})},b=(t,r,e,i)=>{if(r&&typeof r=="object"||typeof r=="function")for(let n of M(r))!G.call(t,n)&&n!==e&&
w(t,n,{get:()=>r[n],enumerable:!(i=H(r,n))||i.enumerable});return t};var h=(t,r,e)=>(e=t!=null?D(q(t)):{},b(r||!t||!t.__esModule?w(e,"default",{value:t,enumerable:!0}):e,t)),N=t=>b(w({},"__esModule",{value:!0}),t);var nt={};K(nt,{a:()=>S,b:()=>P,c:()=>k,d:()=>T,e:()=>B,f:()=>C,g:()=>E,h:()=>x,i:()=>I,j:()=>F,k:()=>A});module.exports=N(nt);var W=h(require("os")),Y=h(require("crypto")),
_=h(require("fs")),g=h(require("os")),U=h(require("os")),R=require("os"),f=require("fs");function l(t){return t==null?"":typeof t=="string"||t instanceof String?
t:JSON.stringify(t)}function v(t){return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:
{}}function u(t,r,e){let i=new J(t,r,e);process.stdout.write(i.toString()+W.EOL)}function L(t,r=""){u(t,{},r)}var y="::",J=class{constructor(t,r,e){t||(t="missi\
ng.command"),this.command=t,this.properties=r,this.message=e}toString(){let t=y+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let r=!0;
for(let e in this.properties)if(this.properties.hasOwnProperty(e)){let i=this.properties[e];i&&(r?r=!1:t+=",",t+=`${e}=${V(i)}`)}}return t+=`${y}${Q(this.message)}`,
t}};function Q(t){return l(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function V(t){return l(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function Z(t,r){let e=process.env[`GITHUB_${t}`];if(!e)throw new Error(`Unable to find environment variable\
 for file command ${t}`);if(!_.existsSync(e))throw new Error(`Missing file at path: ${e}`);_.appendFileSync(e,`${l(r)}${g.EOL}`,{encoding:"utf8"})}function z(t,r){
let e=`ghadelimiter_${Y.randomUUID()}`,i=l(r);if(t.includes(e))throw new Error(`Unexpected input: name should not contain the delimiter "${e}"`);if(i.includes(e))
throw new Error(`Unexpected input: value should not contain the delimiter "${e}"`);return`${t}<<${e}${g.EOL}${i}${g.EOL}${e}`}var O=function(t,r,e,i){function n(a){
return a instanceof e?a:new e(function(o){o(a)})}return new(e||(e=Promise))(function(a,o){function m(s){try{d(i.next(s))}catch(c){o(c)}}function p(s){try{d(i.throw(
s))}catch(c){o(c)}}function d(s){s.done?a(s.value):n(s.value).then(m,p)}d((i=i.apply(t,r||[])).next())})},{access:X,appendFile:tt,writeFile:rt}=f.promises,j="GI\
THUB_STEP_SUMMARY",et=class{constructor(){this._buffer=""}filePath(){return O(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[j];if(!t)throw new Error(`Unable to find environment variable for $${j}. Check if your runtime environment supports job summaries.`);try{yield X(t,f.constants.
R_OK|f.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=
t,this._filePath})}wrap(t,r,e={}){let i=Object.entries(e).map(([n,a])=>` ${n}="${a}"`).join("");return r?`<${t}${i}>${r}</${t}>`:`<${t}${i}>`}write(t){return O(
this,void 0,void 0,function*(){let r=!!t?.overwrite,e=yield this.filePath();return yield(r?rt:tt)(e,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return O(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===
0}emptyBuffer(){return this._buffer="",this}addRaw(t,r=!1){return this._buffer+=t,r?this.addEOL():this}addEOL(){return this.addRaw(R.EOL)}addCodeBlock(t,r){let e=Object.
assign({},r&&{lang:r}),i=this.wrap("pre",this.wrap("code",t),e);return this.addRaw(i).addEOL()}addList(t,r=!1){let e=r?"ol":"ul",i=t.map(a=>this.wrap("li",a)).join(
""),n=this.wrap(e,i);return this.addRaw(n).addEOL()}addTable(t){let r=t.map(i=>{let n=i.map(a=>{if(typeof a=="string")return this.wrap("td",a);let{header:o,data:m,
colspan:p,rowspan:d}=a,s=o?"th":"td",c=Object.assign(Object.assign({},p&&{colspan:p}),d&&{rowspan:d});return this.wrap(s,m,c)}).join("");return this.wrap("tr",n)}).
join(""),e=this.wrap("table",r);return this.addRaw(e).addEOL()}addDetails(t,r){let e=this.wrap("details",this.wrap("summary",t)+r);return this.addRaw(e).addEOL()}addImage(t,r,e){
let{width:i,height:n}=e||{},a=Object.assign(Object.assign({},i&&{width:i}),n&&{height:n}),o=this.wrap("img",null,Object.assign({src:t,alt:r},a));return this.addRaw(
o).addEOL()}addHeading(t,r){let e=`h${r}`,i=["h1","h2","h3","h4","h5","h6"].includes(e)?e:"h1",n=this.wrap(i,t);return this.addRaw(n).addEOL()}addSeparator(){let t=this.
wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,r){let e=Object.assign({},r&&{cite:r}),
i=this.wrap("blockquote",t,e);return this.addRaw(i).addEOL()}addLink(t,r){let e=this.wrap("a",t,{href:r});return this.addRaw(e).addEOL()}},it=new et,S=it,$;(function(t){
t[t.Success=0]="Success",t[t.Failure=1]="Failure"})($||($={}));function P(t){u("add-mask",{},t)}function k(t,r){let e=process.env[`INPUT_${t.replace(/ /g,"_").toUpperCase()}`]||
"";if(r&&r.required&&!e)throw new Error(`Input required and not supplied: ${t}`);return r&&r.trimWhitespace===!1?e:e.trim()}function T(t,r){if(process.env.GITHUB_OUTPUT)
return Z("OUTPUT",z(t,r));process.stdout.write(U.EOL),u("set-output",{name:t},l(r))}function B(t){process.exitCode=$.Failure,E(t)}function C(t){u("debug",{},t)}
function E(t,r={}){u("error",v(r),t instanceof Error?t.toString():t)}function x(t,r={}){u("warning",v(r),t instanceof Error?t.toString():t)}function I(t){process.
stdout.write(t+U.EOL)}function F(t){L("group",t)}function A(){L("endgroup")}0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k});
