/** Where annotations without an appearance are seen: marks of text along their words, and fields as far as their value goes. */
import type { PdfDocument } from '../../pdf/document';
import { Str, type Dict } from '../../pdf/syntax/values';
import { kindOfAnnotation } from '../annotation/kinds';
import { normalAppearance } from '../annotation/appearance';
import { quadsOf } from '../comments/text-markup';
import { fieldType, inheritedEntry } from '../form/field-tree';
import { appearanceOperators, fieldText } from '../form/text';
import { readDefaultAppearance } from '../form/drawing/default-appearance';
import { movedPoint, type Box, type Matrix, type Point } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import type { Outline } from './outline';
import { Path } from './path';

const MARKUP: ReadonlySet<string> = new Set(['Highlight', 'Underline', 'Squiggly', 'StrikeOut']);
/** Viewers draw the ends of a highlight round, and lines as wide as they like: beyond the words, by this part of their height. */
const BEYOND = 1 / 4;

/** `style`: how the marks look besides their places. */
export function outlineOfMarkup(document: PdfDocument, annotation: Dict, matrix: Matrix, style: string): Outline | undefined {
	if (!MARKUP.has(kindOfAnnotation(document, annotation)) || normalAppearance(document, annotation)) return undefined;
	const path = new Path();
	let margin = 0;
	for (const { lowerLeft, lowerRight, upperRight, upperLeft } of quadsOf(document, annotation)) {
		const corners = [lowerLeft, lowerRight, upperRight, upperLeft].map(([x, y]) => movedPoint(matrix, x, y));
		path.polygon(corners);
		const [from, , , to] = corners as [Point, Point, Point, Point];
		margin = Math.max(margin, Math.hypot(to[0] - from[0], to[1] - from[1]) * BEYOND);
	}
	const { numbers, isEmpty } = path;
	return isEmpty || !numbers
		? undefined
		: { path: numbers, paint: '', blend: '', mask: '', style, ends: '', reach: 0, margin, isDashed: false, clipBox: undefined };
}

/** Flags of fields (ISO 32000-2, Table 228) whose text goes to all sides: several lines, and a cell for each character. */
const SPREADS = (1 << 12) | (1 << 24);
/** Around a value, in points. */
const PADDING = 4;

/** The part of a field without an appearance in which viewers show its text; all of it if that may be anywhere. */
export function extentOfField(document: PdfDocument, widget: Dict): Box | undefined {
	const box = boxOf(document, widget.get('Rect'));
	const type = fieldType(document, widget);
	if (!box || (type !== 'Tx' && type !== 'Ch')) return box;
	const number = (key: string): number => Number(document.resolve(inheritedEntry(document, widget, key))) || 0;
	const look = document.dict(widget.get('MK'));
	const isFilled = look !== undefined && ['BG', 'BC', 'R'].some((key) => look.has(key));
	if (isFilled || number('Q') !== 0 || (number('Ff') & SPREADS) !== 0) return box;
	const value = fieldText(document, document.resolve(inheritedEntry(document, widget, 'V')));
	if (value === undefined || value.includes('\n')) return box;
	const [left, bottom, right, top] = box;
	const given = document.resolve(inheritedEntry(document, widget, 'DA'));
	const size = given instanceof Str ? readDefaultAppearance(appearanceOperators(given)).size : 0;
	// No letter is much wider than high.
	const width = 2 * PADDING + value.length * Math.max(size, top - bottom);
	return [left, bottom, Math.min(right, left + width), top];
}
