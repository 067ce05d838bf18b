"use strict";exports.id=5446,exports.ids=[5446],exports.modules={67981:((x,U,l)=>{l.d(U,{Yz:()=>k,N4:()=>D,z3:()=>j,V4:()=>p,pq:()=>N,lm:()=>G,C1:()=>I,uH:()=>d,Pq:()=>c,Oh:()=>V,
$e:()=>H});var m=l(70857);function f(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}function w(t){return Object.keys(t).length?
{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function h(t,e,n){const o=new T(t,e,n);process.stdout.
write(o.toString()+m.EOL)}function O(t,e=""){h(t,{},e)}const $="::";class T{constructor(e,n,o){e||(e="missing.command"),this.command=e,this.properties=n,this.message=
o}toString(){let e=$+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let n=!0;for(const o in this.properties)if(this.properties.hasOwnProperty(
o)){const g=this.properties[o];g&&(n?n=!1:e+=",",e+=`${o}=${C(g)}`)}}return e+=`${$}${M(this.message)}`,e}}function M(t){return f(t).replace(/%/g,"%25").replace(
/\r/g,"%0D").replace(/\n/g,"%0A")}function C(t){return f(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}
var R=l(76982),P=l(79896);function A(t,e){const n=process.env[`GITHUB_${t}`];if(!n)throw new Error(`Unable to find environment variable for file command ${t}`);
if(!P.existsSync(n))throw new Error(`Missing file at path: ${n}`);P.appendFileSync(n,`${f(e)}${m.EOL}`,{encoding:"utf8"})}function b(t,e){const n=`ghadelimiter_${R.
randomUUID()}`,o=f(e);if(t.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(o.includes(n))throw new Error(`Unexp\
ected input: value should not contain the delimiter "${n}"`);return`${t}<<${n}${m.EOL}${o}${m.EOL}${n}`}var r=l(16928),i=function(t,e,n,o){function g(y){return y instanceof
n?y:new n(function(L){L(y)})}return new(n||(n=Promise))(function(y,L){function K(E){try{F(o.next(E))}catch(B){L(B)}}function W(E){try{F(o.throw(E))}catch(B){L(B)}}
function F(E){E.done?y(E.value):g(E.value).then(K,W)}F((o=o.apply(t,e||[])).next())})},s;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(s||(s=
{}));function a(t,e){const n=toCommandValue(e);if(process.env[t]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(t,e));issueCommand(
"set-env",{name:t},n)}function c(t){h("add-mask",{},t)}function u(t){process.env.GITHUB_PATH||""?issueFileCommand("PATH",t):issueCommand("add-path",{},t),process.
env.PATH=`${t}${path.delimiter}${process.env.PATH}`}function p(t,e){const n=process.env[`INPUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!n)throw new Error(
`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?n:n.trim()}function S(t,e){const n=p(t,e).split(`
`).filter(o=>o!=="");return e&&e.trimWhitespace===!1?n:n.map(o=>o.trim())}function _(t,e){const n=["true","True","TRUE"],o=["false","False","FALSE"],g=p(t,e);if(n.
includes(g))return!0;if(o.includes(g))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${t}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function d(t,e){if(process.env.GITHUB_OUTPUT||"")return A("OUTPUT",b(t,e));process.
stdout.write(m.EOL),h("set-output",{name:t},f(e))}function v(t){issue("echo",t?"on":"off")}function I(t){process.exitCode=s.Failure,j(t)}function Y(){return process.
env.RUNNER_DEBUG==="1"}function k(t){h("debug",{},t)}function j(t,e={}){h("error",w(e),t instanceof Error?t.toString():t)}function H(t,e={}){h("warning",w(e),t instanceof
Error?t.toString():t)}function G(t,e={}){h("notice",w(e),t instanceof Error?t.toString():t)}function N(t){process.stdout.write(t+m.EOL)}function V(t){O("group",
t)}function D(){O("endgroup")}function z(t,e){return i(this,void 0,void 0,function*(){V(t);let n;try{n=yield e()}finally{D()}return n})}function J(t,e){if(process.
env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(t,e));issueCommand("save-state",{name:t},toCommandValue(e))}function Q(t){return process.
env[`STATE_${t}`]||""}function X(t){return i(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(t)})}}),90866:((x,U,l)=>{l.d(U,{z:()=>A});var m=l(
70857),f=l(79896),w=function(b,r,i,s){function a(c){return c instanceof i?c:new i(function(u){u(c)})}return new(i||(i=Promise))(function(c,u){function p(d){try{
_(s.next(d))}catch(v){u(v)}}function S(d){try{_(s.throw(d))}catch(v){u(v)}}function _(d){d.done?c(d.value):a(d.value).then(p,S)}_((s=s.apply(b,r||[])).next())})};
const{access:h,appendFile:O,writeFile:$}=f.promises,T="GITHUB_STEP_SUMMARY",M="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-acti\
ons#adding-a-job-summary";class C{constructor(){this._buffer=""}filePath(){return w(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;const r=process.
env[T];if(!r)throw new Error(`Unable to find environment variable for $${T}. Check if your runtime environment supports job summaries.`);try{yield h(r,f.constants.
R_OK|f.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${r}'. Check if the file has correct read/write permissions.`)}return this._filePath=
r,this._filePath})}wrap(r,i,s={}){const a=Object.entries(s).map(([c,u])=>` ${c}="${u}"`).join("");return i?`<${r}${a}>${i}</${r}>`:`<${r}${a}>`}write(r){return w(
this,void 0,void 0,function*(){const i=!!r?.overwrite,s=yield this.filePath();return yield(i?$:O)(s,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return w(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===
0}emptyBuffer(){return this._buffer="",this}addRaw(r,i=!1){return this._buffer+=r,i?this.addEOL():this}addEOL(){return this.addRaw(m.EOL)}addCodeBlock(r,i){const s=Object.
assign({},i&&{lang:i}),a=this.wrap("pre",this.wrap("code",r),s);return this.addRaw(a).addEOL()}addList(r,i=!1){const s=i?"ol":"ul",a=r.map(u=>this.wrap("li",u)).
join(""),c=this.wrap(s,a);return this.addRaw(c).addEOL()}addTable(r){const i=r.map(a=>{const c=a.map(u=>{if(typeof u=="string")return this.wrap("td",u);const{header:p,
data:S,colspan:_,rowspan:d}=u,v=p?"th":"td",I=Object.assign(Object.assign({},_&&{colspan:_}),d&&{rowspan:d});return this.wrap(v,S,I)}).join("");return this.wrap(
"tr",c)}).join(""),s=this.wrap("table",i);return this.addRaw(s).addEOL()}addDetails(r,i){const s=this.wrap("details",this.wrap("summary",r)+i);return this.addRaw(
s).addEOL()}addImage(r,i,s){const{width:a,height:c}=s||{},u=Object.assign(Object.assign({},a&&{width:a}),c&&{height:c}),p=this.wrap("img",null,Object.assign({src:r,
alt:i},u));return this.addRaw(p).addEOL()}addHeading(r,i){const s=`h${i}`,a=["h1","h2","h3","h4","h5","h6"].includes(s)?s:"h1",c=this.wrap(a,r);return this.addRaw(
c).addEOL()}addSeparator(){const r=this.wrap("hr",null);return this.addRaw(r).addEOL()}addBreak(){const r=this.wrap("br",null);return this.addRaw(r).addEOL()}addQuote(r,i){
const s=Object.assign({},i&&{cite:i}),a=this.wrap("blockquote",r,s);return this.addRaw(a).addEOL()}addLink(r,i){const s=this.wrap("a",r,{href:i});return this.addRaw(
s).addEOL()}}const R=new C,P=null,A=R})};
