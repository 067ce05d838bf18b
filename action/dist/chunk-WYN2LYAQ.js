"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.__toESM=exports.__commonJS=exports.__require=void 0;var __create=Object.create,__defProp=Object.defineProperty,
__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,
__require=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(r,t)=>(typeof require<"u"?require:r)[t]}):e)(function(e){if(typeof require<"u")return require.
apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});exports.__require=__require;var __commonJS=(e,r)=>function(){try{return r||(0,e[__getOwnPropNames(
e)[0]])((r={exports:{}}).exports,r),r.exports}catch(t){throw r=0,t}};exports.__commonJS=__commonJS;var __copyProps=(e,r,t,_)=>{if(r&&typeof r=="object"||typeof r==
"function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==t&&__defProp(e,o,{get:()=>r[o],enumerable:!(_=__getOwnPropDesc(r,o))||_.enumerable});return e},
__toESM=(e,r,t)=>(t=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(t,"default",{value:e,enumerable:!0}):t,e));exports.__toESM=__toESM;
