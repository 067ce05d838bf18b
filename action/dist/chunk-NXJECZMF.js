"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.partName=exports.partNumber=void 0;var partNumber=r=>String(r).padStart(5,"0"),partName=r=>`${partNumber(
r)}.pdf`;exports.partNumber=partNumber,exports.partName=partName;
