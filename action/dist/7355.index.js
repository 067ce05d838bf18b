"use strict";exports.id=7355,exports.ids=[7355],exports.modules={87267:((h,m,a)=>{a.r(m),a.d(m,{drawUndrawnFields:()=>r,drawViewerFields:()=>i});var u=a(82943),f=a(78906),E=a(
52755),l=a(16259),e=a(68164),s=a(71250);async function i(c,d){if(!d.needsAppearances)return[];const n=(0,s.y4)(await _(c,d,!1),new Set);return n===""?[]:[(0,u.F)(
n,"Fill the form before, with a font that has them.")]}async function r(c){await _(c,await E.mO.read(c),!0)}async function _(c,d,n){const t=await l.n.read(c,d),
o=new f.y(c,d,t);return await(0,e.$)(c,d,t,o,{missing:n}),o.missing}}),36078:((h,m,a)=>{a.d(m,{AY:()=>s,KJ:()=>_,XL:()=>i,_:()=>f,hX:()=>d,id:()=>e,qK:()=>l,vs:()=>E,
wW:()=>c,yQ:()=>r});var u=a(45079);function f(n){if(Number.isInteger(n)&&Math.abs(n)<1e7)return String(n);const t=Number(n.toPrecision(7)),o=Math.abs(t)<1e-9?"0":
String(t);return o.includes("e")?t.toFixed(12).replace(/\.?0+$/,""):o}const E=n=>n.map(f).join(" "),l=(n,t)=>`q ${t} cm /${n} Do Q`,e=n=>(0,u.ZV)(Math.round(n*1e3)/
1e3||0),s=([n,t])=>`${e(n)} ${e(t)}`,i=n=>n.map((t,o)=>`${s(t)} ${o===0?"m":"l"}`).join(" "),r=.5523;function _(n){const t=r,o=(...D)=>`${D.map(([M,P])=>s(n(M,P))).
join(" ")} c`;return[`${s(n(1,0))} m`,o([1,t],[t,1],[0,1]),o([-t,1],[-1,t],[-1,0]),o([-1,-t],[-t,-1],[0,-1]),o([t,-1],[1,-t],[1,0])].join(" ")}function c(n,t){const o={
1:"g",3:"rg",4:"k"}[n.length];return`${n.map(e).join(" ")} ${t==="fill"?o:o.toUpperCase()}`}const d=n=>`[${n.map(e).join(" ")}] 0 d`}),90536:((h,m,a)=>{a.d(m,{C:()=>f,
L:()=>E});var u=a(45599);function f(l,e){const s=[l];for(;s.length>0;){const i=s.pop(),r=i instanceof u.Z6?i.dict:i;if(Array.isArray(r))for(const _ of r)s.push(
_);else if(r instanceof u.Bi){e(r);for(const _ of r.values())s.push(_)}}}function E(l,e){const s=[];return f(l,i=>{s.length===0&&e(i)&&s.push(i)}),s.length>0}})};
