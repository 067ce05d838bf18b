/** Where the appearance of an annotation goes on its page (ISO 32000-2, 12.5.5). */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, type Ref, Stream } from '../../pdf/syntax/values';
import { movedBox, type Matrix } from '../geometry/geometry';
import { boxOf, matrixOf } from '../geometry/page-geometry';

export interface Placement {
	readonly form: Ref;
	/** For the operator `cm`; the form's own matrix comes after it. */
	readonly matrix: Matrix;
}

/**
 * @param rotation of the page, for annotations that do not turn with it; else 0
 * @returns undefined where nothing can be seen: no rectangle, or an empty bounding box
 */
export function placeAppearance(document: PdfDocument, annotation: Dict, form: Ref, rotation: number): Placement | undefined {
	const rect = boxOf(document, annotation.get('Rect'));
	const stream = document.get(form);
	if (!rect || !(stream instanceof Stream)) return undefined;
	const box = boxOf(document, stream.dict.get('BBox'));
	if (!box) return undefined;
	const [left, bottom, right, top] = movedBox(matrixOf(document, stream.dict.get('Matrix')), box);
	if (!(right > left) || !(top > bottom)) return undefined;
	const across = (rect[2] - rect[0]) / (right - left);
	const up = (rect[3] - rect[1]) / (top - bottom);
	const matrix: Matrix = [across, 0, 0, up, rect[0] - left * across, rect[1] - bottom * up];
	return { form, matrix: rotation === 0 ? matrix : turnBack(matrix, rotation, rect[0], rect[3]) };
}

/** Turned back by the page's rotation about a point: the upper left corner of the rectangle (Table 167, NoRotate). */
function turnBack([a, b, c, d, e, f]: Matrix, rotation: number, x: number, y: number): Matrix {
	const cos = rotation === 180 ? -1 : 0;
	const sin = rotation === 90 ? 1 : rotation === 270 ? -1 : 0;
	const point = (px: number, py: number): [number, number] => [cos * px - sin * py, sin * px + cos * py];
	const [e2, f2] = point(e - x, f - y);
	return [...point(a, b), ...point(c, d), e2 + x, f2 + y];
}
