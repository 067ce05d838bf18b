"use strict";exports.id=8128,exports.ids=[8128],exports.modules={18128:((M,E,j)=>{j.d(E,{diffArrays:()=>I});class D{diff(e,n,t={}){let i;typeof t=="function"?(i=t,t={}):"cal\
lback"in t&&(i=t.callback);const d=this.castInput(e,t),u=this.castInput(n,t),a=this.removeEmpty(this.tokenize(d,t)),r=this.removeEmpty(this.tokenize(u,t));return this.
diffWithOptionsObj(a,r,t,i)}diffWithOptionsObj(e,n,t,i){var d;const u=s=>{if(s=this.postProcess(s,t),i){setTimeout(function(){i(s)},0);return}else return s},a=n.
length,r=e.length;let l=1,o=a+r;t.maxEditLength!=null&&(o=Math.min(o,t.maxEditLength));const h=(d=t.timeout)!==null&&d!==void 0?d:1/0,p=Date.now()+h,c=[{oldPos:-1,
lastComponent:void 0}];let f=this.extractCommon(c[0],n,e,0,t);if(c[0].oldPos+1>=r&&f+1>=a)return u(this.buildValues(c[0].lastComponent,n,e));let v=-1/0,x=1/0;const w=()=>{
for(let s=Math.max(v,-l);s<=Math.min(x,l);s+=2){let m;const P=c[s-1],C=c[s+1];P&&(c[s-1]=void 0);let L=!1;if(C){const _=C.oldPos-s;L=C&&0<=_&&_<a}const y=P&&P.oldPos+
1<r;if(!L&&!y){c[s]=void 0;continue}if(!y||L&&P.oldPos<C.oldPos?m=this.addToPath(C,!0,!1,0,t):m=this.addToPath(P,!1,!0,1,t),f=this.extractCommon(m,n,e,s,t),m.oldPos+
1>=r&&f+1>=a)return u(this.buildValues(m.lastComponent,n,e))||!0;c[s]=m,m.oldPos+1>=r&&(x=Math.min(x,s-1)),f+1>=a&&(v=Math.max(v,s+1))}l++};if(i)(function s(){setTimeout(
function(){if(l>o||Date.now()>p)return i(void 0);w()||s()},0)})();else for(;l<=o&&Date.now()<=p;){const s=w();if(s)return s}}addToPath(e,n,t,i,d){const u=e.lastComponent;
return u&&!d.oneChangePerToken&&u.added===n&&u.removed===t?{oldPos:e.oldPos+i,lastComponent:{count:u.count+1,added:n,removed:t,previousComponent:u.previousComponent}}:
{oldPos:e.oldPos+i,lastComponent:{count:1,added:n,removed:t,previousComponent:u}}}extractCommon(e,n,t,i,d){const u=n.length,a=t.length;let r=e.oldPos,l=r-i,o=0;
for(;l+1<u&&r+1<a&&this.equals(t[r+1],n[l+1],d);)l++,r++,o++,d.oneChangePerToken&&(e.lastComponent={count:1,previousComponent:e.lastComponent,added:!1,removed:!1});
return o&&!d.oneChangePerToken&&(e.lastComponent={count:o,previousComponent:e.lastComponent,added:!1,removed:!1}),e.oldPos=r,l}equals(e,n,t){return t.comparator?
t.comparator(e,n):e===n||!!t.ignoreCase&&e.toLowerCase()===n.toLowerCase()}removeEmpty(e){const n=[];for(let t=0;t<e.length;t++)e[t]&&n.push(e[t]);return n}castInput(e,n){
return e}tokenize(e,n){return Array.from(e)}join(e){return e.join("")}postProcess(e,n){return e}get useLongestToken(){return!1}buildValues(e,n,t){const i=[];let d;
for(;e;)i.push(e),d=e.previousComponent,delete e.previousComponent,e=d;i.reverse();const u=i.length;let a=0,r=0,l=0;for(;a<u;a++){const o=i[a];if(o.removed)o.value=
this.join(t.slice(l,l+o.count)),l+=o.count;else{if(!o.added&&this.useLongestToken){let h=n.slice(r,r+o.count);h=h.map(function(p,c){const f=t[l+c];return f.length>
p.length?f:p}),o.value=this.join(h)}else o.value=this.join(n.slice(r,r+o.count));r+=o.count,o.added||(l+=o.count)}}return i}}class A extends D{tokenize(e){return e.
slice()}join(e){return e}removeEmpty(e){return e}}const b=new A;function I(g,e,n){return b.diff(g,e,n)}})};
