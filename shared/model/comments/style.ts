/** How a comment without an appearance is drawn: colours, lines, opacity (ISO 32000-2, 12.5.2, 12.5.4 and 12.5.6). */
import type { PdfDocument } from '../../pdf/document';
import { Name, type Dict, type Value } from '../../pdf/syntax/values';
import { number } from '../font/text-font';

export interface Style {
	/** The operands of a colour: one is grey, three are RGB, four CMYK; undefined for none. */
	readonly colour: readonly number[] | undefined;
	readonly interior: readonly number[] | undefined;
	/** Width of lines; 0 draws none. */
	readonly width: number;
	readonly dash: readonly number[];
	/** 1 is opaque. */
	readonly opacity: number;
}

/** Lines that are wider are mistakes. */
const WIDEST = 200;

/** `initial`: the colour that readers give to a comment without one. */
export function styleOf(document: PdfDocument, annotation: Dict, initial: readonly number[] = [0]): Style {
	const border = document.array(annotation.get('Border'))?.map((part) => document.resolve(part));
	const style = document.dict(annotation.get('BS'));
	const width = document.resolve(style ? style.get('W') : border?.[2]);
	const isDashed = style ? nameOf(document, style.get('S')) === 'D' : Array.isArray(border?.[3]);
	const dash = numbersOf(document, style ? style.get('D') : border?.[3]).filter((part) => part >= 0);
	const opacity = document.resolve(annotation.get('CA'));
	return {
		colour: annotation.has('C') ? colourOf(document, annotation.get('C')) : initial,
		interior: colourOf(document, annotation.get('IC')),
		width: typeof width === 'number' && width >= 0 ? Math.min(width, WIDEST) : 1,
		dash: !isDashed ? [] : dash.some((part) => part > 0) ? dash : [3],
		opacity: typeof opacity === 'number' ? Math.min(Math.max(opacity, 0), 1) : 1,
	};
}

function colourOf(document: PdfDocument, value: Value | undefined): number[] | undefined {
	const parts = numbersOf(document, value);
	return [1, 3, 4].includes(parts.length) ? parts.map((part) => Math.min(Math.max(part, 0), 1)) : undefined;
}

const nameOf = (document: PdfDocument, value: Value | undefined): string => {
	const found = document.resolve(value);
	return found instanceof Name ? found.text : '';
};

/** A list of finite numbers; empty if it is anything else. */
export function numbersOf(document: PdfDocument, value: Value | undefined): number[] {
	const items = (document.array(value) ?? []).map((item) => document.resolve(item));
	return items.every((item) => typeof item === 'number' && Number.isFinite(item)) ? (items as number[]) : [];
}

/** The operators that set up lines. */
export function lineOperators({ width, dash, colour }: Style): string[] {
	return [
		`${number(width)} w`,
		...(dash.length > 0 ? [`[${dash.map(number).join(' ')}] 0 d`] : []),
		...(colour ? [colourOperator(colour, 'stroke')] : []),
	];
}

export function colourOperator(colour: readonly number[], use: 'fill' | 'stroke'): string {
	const operator = { 1: 'g', 3: 'rg', 4: 'k' }[colour.length]!;
	return `${colour.map(number).join(' ')} ${use === 'fill' ? operator : operator.toUpperCase()}`;
}
