"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.ContentOperators=exports.ContentTokens=exports.codeOf=exports.IMAGE_DATA=exports.DICTIONARY_END=exports.
DICTIONARY_START=exports.ARRAY_END=exports.ARRAY_START=exports.KEYWORD=exports.HEX_STRING=exports.STRING=exports.NAME=exports.END=void 0,exports.openParentheses=
openParentheses,exports.eachOperator=eachOperator;const chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");var END=0,
NUMBER=1,NAME=2,STRING=3,HEX_STRING=4,KEYWORD=5,ARRAY_START=6,ARRAY_END=7,DICTIONARY_START=8,DICTIONARY_END=9,IMAGE_DATA=10,BLANKS=0,COMMENT=11,LESS=12,GREATER=13,
beginning=new Uint8Array(256).fill(KEYWORD),isOfNumber=new Uint8Array(256);exports.END=END,exports.NAME=NAME,exports.STRING=STRING,exports.HEX_STRING=HEX_STRING,
exports.KEYWORD=KEYWORD,exports.ARRAY_START=ARRAY_START,exports.ARRAY_END=ARRAY_END,exports.DICTIONARY_START=DICTIONARY_START,exports.DICTIONARY_END=DICTIONARY_END,
exports.IMAGE_DATA=IMAGE_DATA;for(let t=0;t<256;t++)chunk_RFKSFVTF_js_1.classOf[t]!==0&&(beginning[t]=BLANKS);for(let t of[43,45,46])isOfNumber[t]=1;for(let t=48;t<=
57;t++)isOfNumber[t]=1;for(let t=0;t<256;t++)isOfNumber[t]&&(beginning[t]=NUMBER);beginning[47]=NAME,beginning[40]=STRING,beginning[60]=LESS,beginning[62]=GREATER,
beginning[91]=ARRAY_START,beginning[93]=ARRAY_END,beginning[37]=COMMENT;var LONGEST_OPERATOR=3,codeOf=t=>[...t].reduce((s,r,e)=>s|r.charCodeAt(0)<<8*e,0),BI=codeOf(
"BI"),ID=codeOf("ID"),ContentTokens=class{constructor(t,s=0,r=t.length){this.content=t,this.to=r,this.start=this.end=s}content;to;kind=END;start=0;end;isCut=!1;inImage=!1;atData=!1;next(t=!1){
let{content:s,to:r}=this;if(this.atData)return this.imageData();let e=this.end;for(;e<r;){let n=e,i=beginning[s[e++]];switch(i){case BLANKS:continue;case NUMBER:
for(;e<r&&isOfNumber[s[e]]===1;)e++;if(t)continue;return this.found(NUMBER,n,e);case KEYWORD:for(;e<r&&chunk_RFKSFVTF_js_1.classOf[s[e]]===0;)e++;return e-n===2&&
this.followImage(s[n]|s[n+1]<<8),this.found(KEYWORD,n,e);case NAME:for(;e<r&&chunk_RFKSFVTF_js_1.classOf[s[e]]===0;)e++;if(t)continue;return this.found(NAME,n,e);case STRING:
return e=(0,chunk_RFKSFVTF_js_1.skipString)(s,n,r),this.isCut=e===r&&openParentheses(s,n,r)>0,this.found(STRING,n,e);case LESS:return e<r&&s[e]===60?this.found(
DICTIONARY_START,n,e+1):(e=(0,chunk_RFKSFVTF_js_1.skipHex)(s,e,r),this.isCut=s[e-1]!==62,this.found(HEX_STRING,n,e));case GREATER:if(e<r&&s[e]===62)return this.
found(DICTIONARY_END,n,e+1);continue;case COMMENT:e=(0,chunk_RFKSFVTF_js_1.skipComment)(s,e,r);continue;default:return this.found(i,n,e)}}return this.found(END,
r,r)}found(t,s,r){return this.kind=t,this.start=s,this.end=r,t}get code(){let{content:t,start:s,end:r}=this,e=r-s;return e>LONGEST_OPERATOR?0:t[s]|(e>1?t[s+1]<<
8:0)|(e>2?t[s+2]<<16:0)}followImage(t){this.atData=this.inImage&&t===ID,this.inImage=t===BI||this.inImage&&!this.atData}imageData(){let{content:t,to:s}=this;this.
atData=!1;let r=Math.min(this.end+1,s),e=endOfImage(t,r,s);return this.isCut=e<0,this.found(IMAGE_DATA,r,e<0?s:e)}},PROOF=12;exports.codeOf=codeOf,exports.ContentTokens=
ContentTokens;function endOfImage(t,s,r){for(let e=s;e+1<r;e++){if(t[e]!==69||t[e+1]!==73||e>s&&chunk_RFKSFVTF_js_1.classOf[t[e-1]]!==1)continue;let n=e+2;if(!(n<
r&&chunk_RFKSFVTF_js_1.classOf[t[n]]===0)&&isText(t,n,Math.min(n+PROOF,r)))return Math.max(e-1,s)}return-1}function isText(t,s,r){for(let e=s;e<r;e++){let n=t[e];
if((n<32||n>126)&&chunk_RFKSFVTF_js_1.classOf[n]!==1)return!1}return!0}function openParentheses(t,s,r=t.length){let e=0;for(let n=s;n<r;n++){let i=t[n];i===92?n++:
i===40?e++:i===41&&e--}return e}var MOST_OPERANDS=64,MOST_NESTING=100,CONSTANTS=["true","false","null"],OPERATORS=new Map,SPELLED=`b B b* B* BDC BI BMC BT BX c \
cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W*\
 y ' "`;for(let t of SPELLED.split(" "))OPERATORS.set(codeOf(t),t);var ContentOperators=class{constructor(t){this.content=t,this.tokens=new ContentTokens(t)}content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
MOST_OPERANDS);starts=new Int32Array(MOST_OPERANDS);ends=new Int32Array(MOST_OPERANDS);depth=0;outermost=END;opened=0;deepest=0;inImage=!1;isGiven=!0;next(){return this.
advance(1/0)}advance(t){let{tokens:s}=this;for(this.isGiven&&this.forget();s.end<t;){let r=s.next();switch(r){case END:return this.end=s.end,this.dataStart>=0&&
this.give("BI");case KEYWORD:if(this.depth===0&&this.keyword())return!0;break;case ARRAY_START:case DICTIONARY_START:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=r,this.opened=s.start;break;case ARRAY_END:case DICTIONARY_END:this.depth>0&&--this.depth===0&&this.add(this.outermost,
this.opened);break;case IMAGE_DATA:this.dataStart=s.start,this.dataEnd=s.end;break;default:this.depth===0&&this.add(r,s.start)}}return this.end=s.end,!1}forget(){
this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){let{tokens:t}=this,s=OPERATORS.get(t.code);if(s===void 0&&CONSTANTS.some(r=>r.
length===t.end-t.start&&(0,chunk_RFKSFVTF_js_1.startsWith)(this.content,t.start,r)))this.add(KEYWORD,t.start);else if(s==="BI")this.inImage=!0,this.count=0;else if(this.
inImage){if(s==="EI")return this.give("BI")}else return this.give(s??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=
!1,!0}add(t,s){let{count:r}=this;r!==MOST_OPERANDS&&(this.kinds[r]=t,this.starts[r]=s,this.ends[r]=this.tokens.end,this.count=r+1)}kind(t){return t>=0&&t<this.count?
this.kinds[t]:END}startOf(t){return this.starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===NUMBER?(0,chunk_I24CHX2T_js_1.readNumber)(this.content,
this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===NAME?(0,chunk_I24CHX2T_js_1.readName)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){
let s=this.kind(t);return s===STRING||s===HEX_STRING?(0,chunk_I24CHX2T_js_1.readString)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.kind(
t)===END||this.deepest>MOST_NESTING?null:new chunk_I24CHX2T_js_1.Parser(this.content,this.starts[t],this.ends[t],MOST_NESTING).value()}inside(t){return new ContentTokens(
this.content,this.starts[t]+1,this.ends[t]-1)}},STRETCH=65536;exports.ContentOperators=ContentOperators;async function eachOperator(t,s,r){let e=new ContentOperators(
t);for(;e.end<t.length;){let{end:n}=e;for(;e.advance(n+STRETCH);)r(e);let i=s.step(e.end-n);i&&await i}}
