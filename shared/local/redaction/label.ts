/** The label in marks (docs/semantics.md, §38.5). This module loads the font, so it is imported only for a label. */
import { invalidParameters } from '../../contract/errors';
import { matrixText, paintObject } from '../../model/content/painting';
import type { Addition } from '../../model/content/page-resources';
import { drawnText, problemOf } from '../../model/font/shaping/characters';
import { openTypeface } from '../../model/font/typeface';
import { multiply, type Matrix } from '../../model/geometry/geometry';
import type { TextBox } from '../../model/interpreter/frame';
import type { PdfDocument } from '../../pdf/document';
import { fillingOf } from '../stamp/core/colors';
import { claimOf } from '../stamp/core/pdfa';
import { draw, TYPE_SIZE } from '../stamp/text/drawing';
import { typeset } from '../stamp/text/typeset';

/** Of the height of a mark, and at each end of it. */
const SHARE = { height: 0.62, end: 0.12 };
/** Smaller type cannot be read, and larger type says no more. In points. */
const SIZES = { least: 3, most: 14 };
/** Marks that are so much higher than wide are of text that runs upwards. */
const UPRIGHT = 2;

export interface Label {
	readonly addition: Addition;
	/** Paints it into a box on the page as displayed, under the name that it has on the page; empty if there is no room. */
	readonly paint: (name: string, box: TextBox, back: Matrix) => string;
}

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
		paint: (name, { x, y, width, height }, back) => {
			const isUpright = height > UPRIGHT * width;
			const [along, across] = isUpright ? [height, width] : [width, height];
			const size = Math.min(SHARE.height * across, (along - SHARE.end * across * 2) / block.size.width, SIZES.most);
			if (size < SIZES.least) return '';
			const scale = size / TYPE_SIZE;
			const [cx, cy] = [x + width / 2, y + height / 2];
			// The page as displayed has its origin above.
			const placed: Matrix = isUpright ? [0, -scale, -scale, 0, cx, cy] : [scale, 0, 0, -scale, cx, cy];
			return paintObject(name, matrixText(multiply(placed, back)));
		},
	};
}
