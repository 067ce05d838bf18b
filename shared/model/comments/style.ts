/** How a comment without an appearance is drawn: colors, lines, opacity (ISO 32000-2, 12.5.2, 12.5.4 and 12.5.6). */
import type { PdfDocument } from '../../pdf/document';
import type { Dict } from '../../pdf/syntax/values';
import { readBorder, readColor } from '../annotation/border';
import { operand, setColor, setDash } from '../content/painting';

export interface Style {
	/** The operands of a color: one is grey, three are RGB, four CMYK; undefined for none. */
	readonly color: readonly number[] | undefined;
	readonly interior: readonly number[] | undefined;
	/** Width of lines; 0 draws none. */
	readonly width: number;
	readonly dash: readonly number[];
	/** 1 is opaque. */
	readonly opacity: number;
}

/** Lines that are wider are mistakes. */
const WIDEST = 200;

/** `initial`: the color that readers give to a comment without one. */
export function styleOf(document: PdfDocument, annotation: Dict, initial: readonly number[] = [0]): Style {
	const { width, dash } = readBorder(document, annotation);
	const opacity = document.resolve(annotation.get('CA'));
	return {
		color: annotation.has('C') ? readColor(document, annotation.get('C')) : initial,
		interior: readColor(document, annotation.get('IC')),
		width: Math.min(width, WIDEST),
		dash,
		opacity: typeof opacity === 'number' ? Math.min(Math.max(opacity, 0), 1) : 1,
	};
}

/** The operators that set up lines. */
export const lineOperators = ({ width, dash, color }: Style): string[] => [
	`${operand(width)} w`,
	...(dash.length > 0 ? [setDash(dash)] : []),
	...(color ? [setColor(color, 'stroke')] : []),
];
