/** Tiling patterns and shadings, which fill things in place of a color (ISO 32000-2, 8.7), as they are kept to find which part changed. */
import type { PdfDocument } from '../../pdf/document';
import type { Dict, Value } from '../../pdf/syntax/values';
import { multiply, type Matrix } from '../geometry/geometry';
import { boxOf, matrixOf } from '../geometry/page-geometry';
import { digestOf } from './digest';
import type { DrawnContent, Shading, Tiling } from './drawn-items';
import { numbersOf } from './functions';
import type { ValueIds } from './value-ids';

const AXIAL = 2;
const RADIAL = 3;

/** undefined if its cells have no size. `color`: that of an uncolored pattern. */
export async function tilingOf(
	document: PdfDocument,
	values: ValueIds,
	dict: Dict,
	matrix: Matrix,
	color: string,
	cell: DrawnContent,
): Promise<Tiling | undefined> {
	const number = (key: string): number => Math.abs(Number(document.resolve(dict.get(key)))) || 0;
	const [box, across, up] = [boxOf(document, dict.get('BBox')), number('XStep'), number('YStep')];
	if (!box || !(across > 0 && up > 0)) return undefined;
	const steps = await values.of(['XStep', 'YStep', 'BBox', 'TilingType', 'PaintType'].map((key) => dict.get(key) ?? null));
	return { kind: 'tiling', style: digestOf('tiling', steps, color, placeOf(matrix)), matrix, cell, box, across, up };
}

/** undefined if it is of another kind. `state`: the graphics state of a pattern. */
export async function shadingOf(
	document: PdfDocument,
	values: ValueIds,
	value: Value | undefined,
	matrix: Matrix,
	state: string,
): Promise<Shading | undefined> {
	const dict = document.dict(value);
	const type = document.resolve(dict?.get('ShadingType'));
	if (!dict || (type !== AXIAL && type !== RADIAL)) return undefined;
	const coords = numbersOf(document, dict, 'Coords');
	if (coords.length !== (type === AXIAL ? 4 : 6)) return undefined;
	let rest = '';
	for (const key of [...dict.keys()].sort()) if (key !== 'Function') rest += `${key} ${await values.of(dict.get(key))} `;
	const [from = 0, to = 1] = numbersOf(document, dict, 'Domain');
	const [before, after] = (document.array(dict.get('Extend')) ?? []).map((item) => document.resolve(item) === true);
	return {
		kind: 'shading',
		style: digestOf('shading', rest, state, placeOf(matrix)),
		matrix,
		document,
		function: dict.get('Function'),
		domain: [from, to],
		coords,
		extend: [before ?? false, after ?? false],
	};
}

/** From the space of a pattern to the page as displayed (8.7.3.1). */
export const patternMatrix = (document: PdfDocument, dict: Dict, base: Matrix): Matrix =>
	multiply(matrixOf(document, dict.get('Matrix')), base);

/** The same text for matrices that place things alike. */
export const placeOf = (matrix: Matrix): string => matrix.map((value) => Math.round(value * 1e6)).join(' ');
