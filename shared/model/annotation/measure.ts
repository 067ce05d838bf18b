/** Measures (ISO 32000-2, 12.9): how lengths on the page become real lengths. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isRef, type Value } from '../../pdf/syntax/values';
import { movePoints, moveBox, scaleOf, type Move } from '../geometry/move';
import { boxOf } from '../geometry/page-geometry';

/** Counts values, and refuses too many: they may be shared. */
type Spend = (values: number) => void;

/** The measure for a page that moves: the real lengths stay. */
export function scaledMeasure(document: PdfDocument, value: Value | undefined, move: Move, spend: Spend): Value | undefined {
	const measure = document.dict(value);
	if (!measure) return undefined;
	const made = new Dict(measure);
	const origin = document.array(measure.get('O'))?.map((item) => document.resolve(item));
	if (origin?.length === 2 && origin.every((item) => typeof item === 'number')) made.set('O', movePoints(move, origin));
	for (const key of ['X', 'Y']) {
		const formats = document.array(measure.get(key));
		const first = document.dict(formats?.[0]);
		const factor = document.resolve(first?.get('C'));
		// Only the first one counts in units of the page (Table 268).
		spend(formats?.length ?? 0);
		if (formats && first && typeof factor === 'number')
			made.set(key, [new Dict(first).set('C', factor / scaleOf(move)), ...formats.slice(1)]);
	}
	return made;
}

/** How much longer a copied dictionary takes than a value that is looked at. */
const SHARED = 20;

/** The viewports of a page (12.9.2): areas with a measure. */
export function movedViewports(document: PdfDocument, value: Value | undefined, move: Move, spend: Spend): Value[] | undefined {
	const viewports = document.array(value);
	spend((viewports?.length ?? 0) * (isRef(value) ? SHARED : 1));
	return viewports?.map((item) => {
		const viewport = document.dict(item);
		if (!viewport) return item;
		const made = new Dict(viewport);
		const box = boxOf(document, viewport.get('BBox'));
		if (box) made.set('BBox', moveBox(move, box));
		const measure = scaledMeasure(document, viewport.get('Measure'), move, spend);
		if (measure !== undefined) made.set('Measure', measure);
		return made;
	});
}
