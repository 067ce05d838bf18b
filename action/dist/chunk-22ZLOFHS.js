"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Pace=void 0;const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var SLICE=25,GRAIN=3e5,Pace=class{constructor(s,e,r){
this.pause=s,this.signal=e,this.onProgress=r}pause;signal;onProgress;work=0;since=performance.now();step(s){if(this.work+=s,!(this.work<GRAIN)){if(this.work=0,this.
signal?.aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();return performance.now()-this.since<SLICE?void 0:this.rest()}}async rest(){if(await this.pause(),this.signal?.
aborted)throw(0,chunk_GMSHOBQ3_js_1.cancelled)();this.since=performance.now()}progress(s){this.onProgress?.(s)}};exports.Pace=Pace;
