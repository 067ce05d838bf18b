/** The label in marks (docs/semantics.md, §38.5). This module loads the font, so it is imported only for a label. */
import { invalidParameters } from '../../../contract/errors';
import { matrixText } from '../../../model/content/painting';
import { drawnText, problemOf } from '../../../model/font/shaping/characters';
import { openTypeface } from '../../../model/font/typeface';
import { multiply, type Matrix } from '../../../model/geometry/geometry';
import type { PdfDocument } from '../../../pdf/document';
import { fillingOf } from '../core/colors';
import { claimOf } from '../core/pdfa';
import type { Label } from '../../redaction/marks';
import { draw, TYPE_SIZE } from './drawing';
import { typeset } from './typeset';

/** Of the height of a mark, and at each end of it. */
const SHARE = { height: 0.62, end: 0.12 };
/** Smaller type cannot be read, and larger type says no more. In points. */
const SIZES = { least: 3, most: 14 };
/** A mark that is higher than this many widths is one of text that runs upwards. */
const UPRIGHT = 2;

/** @throws OctavoError `invalid_parameters` for characters that cannot be drawn */
export async function openLabel(document: PdfDocument, text: string, color: 'black' | 'white'): Promise<Label> {
	const faces = [await openTypeface('SemiBold')];
	await document.job.pace.rest();
	const problem = problemOf(text, faces);
	if (problem !== undefined) throw invalidParameters([{ field: 'redact_label', message: problem }]);
	const block = typeset(faces, [drawnText(text)]);
	const filling = fillingOf(color, await claimOf(document));
	const drawing = await draw(block, faces, { filling, transparency: 0 });
	return {
		addition: { category: 'XObject', name: 'OctavoLabel', ref: drawing.addTo(document) },
		placementIn: ({ x, y, width, height }, back) => {
			const isUpright = height > UPRIGHT * width;
			const [along, across] = isUpright ? [height, width] : [width, height];
			const size = Math.min(SHARE.height * across, (along - SHARE.end * across * 2) / block.size.width, SIZES.most);
			if (size < SIZES.least) return undefined;
			const scale = size / TYPE_SIZE;
			const [cx, cy] = [x + width / 2, y + height / 2];
			// The page as displayed has its origin above.
			const placed: Matrix = isUpright ? [0, -scale, -scale, 0, cx, cy] : [scale, 0, 0, -scale, cx, cy];
			return matrixText(multiply(placed, back));
		},
	};
}
