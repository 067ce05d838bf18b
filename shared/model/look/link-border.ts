/** The borders of links, which some viewers draw (ISO 32000-2, 12.5.4): if a link moved, its border differs and not what it goes around. */
import type { PdfDocument } from '../../pdf/document';
import { isName, type Dict } from '../../pdf/syntax/values';
import { normalAppearance } from '../annotation/appearance';
import type { Box, Matrix } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import type { Outline } from './outline';
import { Path } from './path';

export interface LinkBorder {
	readonly box: Box;
	readonly width: number;
	readonly isDashed: boolean;
}

/** Viewers place the line within its rectangle, around it or on it. */
const AROUND = 1;

/** The width of the line around an annotation (ISO 32000-2, 12.5.4 and Table 168). */
export function borderWidth(document: PdfDocument, annotation: Dict): number {
	const style = document.dict(annotation.get('BS'));
	const border = document.array(annotation.get('Border'));
	const width = document.resolve(style ? style.get('W') : border?.[2]);
	return typeof width === 'number' ? width : 1;
}

/** Undefined for other annotations, and if nothing is drawn, or an appearance in its place. */
export function linkBorder(document: PdfDocument, annotation: Dict): LinkBorder | undefined {
	if (!isName(document.resolve(annotation.get('Subtype')), 'Link') || normalAppearance(document, annotation)) return undefined;
	const box = boxOf(document, annotation.get('Rect'));
	const width = borderWidth(document, annotation);
	if (!box || !(width > 0)) return undefined;
	const style = document.resolve(document.dict(annotation.get('BS'))?.get('S'));
	const hasDashes = document.array(annotation.get('Border'))?.[3] !== undefined;
	return { box, width, isDashed: hasDashes || isName(style, 'D') };
}

/** `style`: how the border looks besides its place and width. */
export function outlineOfBorder({ box, width, isDashed }: LinkBorder, matrix: Matrix, style: string): Outline | undefined {
	const [left, bottom, right, top] = box;
	const path = new Path();
	path.rectangle(left, bottom, right - left, top - bottom, matrix);
	const { numbers } = path;
	if (!numbers) return undefined;
	const scale = Math.hypot(matrix[0], matrix[1]);
	return {
		path: numbers,
		paint: '',
		blend: '',
		mask: '',
		style,
		ends: '',
		reach: width * scale + AROUND,
		isDashed,
		clipBox: undefined,
	};
}
