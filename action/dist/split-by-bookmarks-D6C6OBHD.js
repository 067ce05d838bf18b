var h=Object.defineProperty;var y=Object.getOwnPropertyDescriptor;var k=Object.getOwnPropertyNames;var O=Object.prototype.hasOwnProperty;var x=(t,e)=>{for(var a in e)h(t,a,{get:e[a],enumerable:!0})},D=(t,e,a,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of k(e))!O.call(t,i)&&i!==a&&
h(t,i,{get:()=>e[i],enumerable:!(s=y(e,i))||s.enumerable});return t};var N=t=>D(h({},"__esModule",{value:!0}),t);var G={};x(G,{split_by_bookmarks:()=>w});module.exports=N(G);var c=require("./chunk-QFZYTEDD.js"),j=require("./chunk-UUYIRR4Q.js"),z=require("./chunk-L7SJPDY3.js"),
I=require("./chunk-XFNUYN5F.js"),P=require("./chunk-KN74LLIW.js"),V=require("./chunk-X3YXMNDC.js"),d=require("./chunk-UI5IVMTH.js"),m=require("./chunk-TZ6YDG7T.js"),
$=require("./chunk-KFSB3YBL.js"),q=require("./chunk-OWBHEB44.js"),b=require("./chunk-HADXW2XB.js"),B=require("./chunk-6YBJABQD.js"),C=require("./chunk-3TZ4DGFD.js"),
p=require("./chunk-IO24KDZ3.js"),E=require("./chunk-QY672WF6.js"),A=require("./chunk-D5RTHP3X.js"),H=require("./chunk-3RNHDNP5.js");async function _(t,e){let a=new Map,
s=new S(t),i=new m.c(t),o=[{item:(0,m.e)(t,"Outlines")?.dict.get("First"),depth:1}];for(let r=o.pop();r;r=o.pop()){let{item:n,depth:l}=r,g=t.dict(n);if(!g||!(0,p.y)(
n)||!i.first(n))continue;let u=s.pageOf(g);u!==void 0&&!a.has(u)&&a.set(u,T(t,g)),o.push({item:g.get("Next"),depth:l}),l<e&&o.push({item:g.get("First"),depth:l+
1});let f=t.job.pace.step(400);f&&await f}return[...a].map(([r,n])=>({page:r,title:n})).sort((r,n)=>r.page-n.page)}function T(t,e){let a=t.resolve(e.get("Title"));
return a instanceof p.s?(0,b.b)(a).trim():""}var v=50,S=class{constructor(t){this.document=t}document;named;pageOf(t){return this.pageAt(t.get("Dest"),8)??this.
pageOfAction(t.get("A"))}pageOfAction(t){let e=t===void 0?[]:[t];for(let a=0;e.length>0&&a<v;a++){let s=this.document.dict(e.shift());if(!s)continue;let i=(0,p.A)(
this.document.resolve(s.get("S")),"GoTo")?this.pageAt(s.get("D"),8):void 0;if(i!==void 0)return i;let o=s.get("Next");o!==void 0&&e.push(...(this.document.array(
o)??[o]).slice(0,v))}}pageAt(t,e){let{document:a}=this,s=a.resolve(t),i=a.array(s);if(i){let r=i[0],n=r instanceof p.t?a.pages.indexOf(r.number):typeof r=="numb\
er"?r:-1;return Number.isInteger(n)&&n>=0&&n<a.pages.count?n:void 0}if(e===0)return;let o=a.dict(s);return o?this.pageAt(o.get("D"),e-1):s instanceof p.r?this.pageAt(
(0,m.e)(a,"Dests")?.dict.get(s.text),e-1):s instanceof p.s?this.pageAt(this.names().get((0,d.a)(s)),e-1):void 0}names(){return this.named??=new Map((0,d.b)(this.
document,(0,m.e)(this.document,"Names")?.dict.get("Dests"),"Names").map(([t,e])=>[(0,d.a)(t),e])),this.named}},w=(t,{bookmark_level:e,open_password:a},s)=>(0,c.b)(
t,a,s,async i=>{let o=await _(i.source,e);if(o.length===0)throw F();let r=o[0].page===0?o:[{page:0},...o];return(0,c.c)(s,r.length),(0,c.a)(i,r)});function F(){
let t="Split it by page count, at pages or by size instead";return new A.b("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"\
file",message:`has no bookmarks that lead to a page. ${t}.`}],advice:t})}0&&(module.exports={split_by_bookmarks});
