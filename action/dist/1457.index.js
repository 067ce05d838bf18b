"use strict";exports.id=1457,exports.ids=[1457],exports.modules={1457:((t,l,o)=>{var s=o(75919);(n=>typeof n=="object"&&n!==null&&"languageData"in n&&"languages"in n)(s.workerData)?
o.e(6358).then(o.bind(o,56358)):Promise.all([o.e(7718),o.e(909),o.e(3108),o.e(6091),o.e(1965),o.e(9377)]).then(o.bind(o,99161))})};
