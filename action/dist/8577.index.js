"use strict";exports.id=8577,exports.ids=[8577],exports.modules={17684:((P,r,t)=>{t.d(r,{A:()=>l,b:()=>o});const o={code:"no_annotations",message:"The document has none of t\
hese annotations."},l=s=>({code:"annotations_left",message:`${s===1?"One annotation has":`${s} annotations have`} no appearance and ${s===1?"stays":"stay"} as ${s===
1?"it is":"they are"}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotations"]})}),
78577:((P,r,t)=>{t.r(r),t.d(r,{remove_annotations:()=>i});var o=t(52977),l=t(4414),s=t(7390),v=t(95199),E=t(17684);const i=async(_,n,O)=>{const e=await(0,s.E)(_.
bytes,O,{password:n.open_password}),f=await(0,l.L)(e,a=>(0,o.E)((0,o.I)(e,a),n.annotation_kinds)),d=e.pages.count;return{documents:[{name:_.name,bytes:await(0,v.
UN)(e),pageCount:d}],notes:f===0?[E.b]:[],facts:{pageCount:d,removedAnnotations:f}}}}),52977:((P,r,t)=>{t.d(r,{E:()=>E,I:()=>v});var o=t(16039);const l=new Set(
["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","\
Projection"]),s=new Set(["Link","Widget","FileAttachment"]);function v(i,_){const n=i.resolve(_.get("Subtype"));return n instanceof o.SX?n.text:""}const E=(i,_)=>_===
"comments"?l.has(i):i!==""&&!s.has(i)}),4414:((P,r,t)=>{t.d(r,{L:()=>i,m:()=>_});var o=t(16039),l=t(52977),s=t(75142),v=t(65789),E=t(39935);async function i(n,O){
const e=new Set;let f=0,d=!1;for(let m=0;m<n.pages.count;m++){const D=_(n,n.pages.number(m));for(const{number:u}of D){const M=n.get(u);if(e.has(u)||!(0,o.Zm)(M)||
!O(M,m))continue;e.add(u);const g=(0,l.I)(n,M);g==="Popup"&&f++,g==="Widget"&&(d=!0)}const A=n.job.pace.step(500+D.length*100);A&&await A}if(e.size===0)return 0;
const a=(0,E.Hi)(n),c=d?await s.R.of(n):void 0;return await(0,E.Pv)(a,e,()=>(0,E.Wi)(a,e)),c&&await(0,E.zg)(a,c),await(0,v.U)(a),e.size-f}function _(n,O){const e=n.
entry(O,"Annots"),f=n.array(e)??[];if(!f.some(o.Zm))return f.filter(o.i9);const d=n.edit((0,o.i9)(e)?e:O),a=n.array((0,o.Zm)(d)?d.get("Annots"):d)??[];for(const[
c,m]of a.entries())(0,o.Zm)(m)&&(a[c]=n.add(m));return a.filter(o.i9)}})};
