/** How often a tiling pattern repeats its cell on a page (ISO 32000-2, 8.7.3). */
import type { PdfDocument } from '../../pdf/document';
import type { Dict } from '../../pdf/syntax/values';

/** More than can be drawn; steps of 0 are as many. */
const MOST = 1e12;

/** @param area square units of the page */
export function tilesOn(document: PdfDocument, pattern: Dict, area: number): number {
	const matrix = document.array(pattern.get('Matrix')) ?? [];
	const numberOf = (value: Parameters<PdfDocument['resolve']>[0], other: number): number => {
		const found = document.resolve(value);
		return typeof found === 'number' ? found : other;
	};
	const [a, b, c, d] = [1, 0, 0, 1].map((other, at) => numberOf(matrix[at], other)) as [number, number, number, number];
	const cell = Math.abs(numberOf(pattern.get('XStep'), 0) * numberOf(pattern.get('YStep'), 0) * (a * d - b * c));
	return cell > 0 ? Math.min(area / cell, MOST) : MOST;
}
