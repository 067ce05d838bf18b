"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(e,t,r,n){n===void 0&&(n=r);var i=Object.getOwnPropertyDescriptor(t,r);(!i||("get"in i?!t.
__esModule:i.writable||i.configurable))&&(i={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(e,n,i)}):(function(e,t,r,n){n===void 0&&(n=r),e[n]=
t[r]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){
e.default=t}),__importStar=this&&this.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(r){var n=[];for(var i in r)Object.
prototype.hasOwnProperty.call(r,i)&&(n[n.length]=i);return n},e(t)};return function(t){if(t&&t.__esModule)return t;var r={};if(t!=null)for(var n=e(t),i=0;i<n.length;i++)
n[i]!=="default"&&__createBinding(r,t,n[i]);return __setModuleDefault(r,t),r}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.summary=void 0,
exports.setSecret=setSecret,exports.getInput=getInput,exports.setOutput=setOutput,exports.setFailed=setFailed,exports.debug=debug,exports.error=error,exports.warning=
warning,exports.info=info,exports.startGroup=startGroup,exports.endGroup=endGroup;const os=__importStar(require("os"));function toCommandValue(e){return e==null?
"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function toCommandProperties(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,
endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function issueCommand(e,t,r){let n=new Command(e,t,r);process.stdout.write(n.toString()+os.EOL)}function issue(e,t=""){
issueCommand(e,{},t)}var CMD_STRING="::",Command=class{constructor(e,t,r){e||(e="missing.command"),this.command=e,this.properties=t,this.message=r}toString(){let e=CMD_STRING+
this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let t=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){let n=this.
properties[r];n&&(t?t=!1:e+=",",e+=`${r}=${escapeProperty(n)}`)}}return e+=`${CMD_STRING}${escapeData(this.message)}`,e}};function escapeData(e){return toCommandValue(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(e){return toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const crypto=__importStar(require("crypto")),fs=__importStar(require("fs")),os2=__importStar(require("os"));
function issueFileCommand(e,t){let r=process.env[`GITHUB_${e}`];if(!r)throw new Error(`Unable to find environment variable for file command ${e}`);if(!fs.existsSync(
r))throw new Error(`Missing file at path: ${r}`);fs.appendFileSync(r,`${toCommandValue(t)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(e,t){let r=`\
ghadelimiter_${crypto.randomUUID()}`,n=toCommandValue(t);if(e.includes(r))throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`);if(n.
includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${e}<<${r}${os2.EOL}${n}${os2.EOL}${r}`}const os3=__importStar(
require("os")),os_1=require("os"),fs_1=require("fs");var __awaiter=function(e,t,r,n){function i(s){return s instanceof r?s:new r(function(o){o(s)})}return new(r||
(r=Promise))(function(s,o){function c(a){try{u(n.next(a))}catch(d){o(d)}}function l(a){try{u(n.throw(a))}catch(d){o(d)}}function u(a){a.done?s(a.value):i(a.value).
then(c,l)}u((n=n.apply(e,t||[])).next())})},{access,appendFile,writeFile}=fs_1.promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY",Summary=class{constructor(){this._buffer=
""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let e=process.env[SUMMARY_ENV_VAR];if(!e)throw new Error(`\
Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);try{yield access(e,fs_1.constants.R_OK|
fs_1.constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}return this._filePath=
e,this._filePath})}wrap(e,t,r={}){let n=Object.entries(r).map(([i,s])=>` ${i}="${s}"`).join("");return t?`<${e}${n}>${t}</${e}>`:`<${e}${n}>`}write(e){return __awaiter(
this,void 0,void 0,function*(){let t=!!e?.overwrite,r=yield this.filePath();return yield(t?writeFile:appendFile)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.
length===0}emptyBuffer(){return this._buffer="",this}addRaw(e,t=!1){return this._buffer+=e,t?this.addEOL():this}addEOL(){return this.addRaw(os_1.EOL)}addCodeBlock(e,t){
let r=Object.assign({},t&&{lang:t}),n=this.wrap("pre",this.wrap("code",e),r);return this.addRaw(n).addEOL()}addList(e,t=!1){let r=t?"ol":"ul",n=e.map(s=>this.wrap(
"li",s)).join(""),i=this.wrap(r,n);return this.addRaw(i).addEOL()}addTable(e){let t=e.map(n=>{let i=n.map(s=>{if(typeof s=="string")return this.wrap("td",s);let{
header:o,data:c,colspan:l,rowspan:u}=s,a=o?"th":"td",d=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(a,c,d)}).join("");return this.
wrap("tr",i)}).join(""),r=this.wrap("table",t);return this.addRaw(r).addEOL()}addDetails(e,t){let r=this.wrap("details",this.wrap("summary",e)+t);return this.addRaw(
r).addEOL()}addImage(e,t,r){let{width:n,height:i}=r||{},s=Object.assign(Object.assign({},n&&{width:n}),i&&{height:i}),o=this.wrap("img",null,Object.assign({src:e,
alt:t},s));return this.addRaw(o).addEOL()}addHeading(e,t){let r=`h${t}`,n=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",i=this.wrap(n,e);return this.addRaw(
i).addEOL()}addSeparator(){let e=this.wrap("hr",null);return this.addRaw(e).addEOL()}addBreak(){let e=this.wrap("br",null);return this.addRaw(e).addEOL()}addQuote(e,t){
let r=Object.assign({},t&&{cite:t}),n=this.wrap("blockquote",e,r);return this.addRaw(n).addEOL()}addLink(e,t){let r=this.wrap("a",e,{href:t});return this.addRaw(
r).addEOL()}},_summary=new Summary,summary=_summary;exports.summary=summary;var ExitCode;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(ExitCode||
(ExitCode={}));function setSecret(e){issueCommand("add-mask",{},e)}function getInput(e,t){let r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&
t.required&&!r)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?r:r.trim()}function setOutput(e,t){if(process.env.GITHUB_OUTPUT)
return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,t));process.stdout.write(os3.EOL),issueCommand("set-output",{name:e},toCommandValue(t))}function setFailed(e){
process.exitCode=ExitCode.Failure,error(e)}function debug(e){issueCommand("debug",{},e)}function error(e,t={}){issueCommand("error",toCommandProperties(t),e instanceof
Error?e.toString():e)}function warning(e,t={}){issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.
write(e+os3.EOL)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup")}
