/** The box of a widget: its size as the user reads it, its background and its border (ISO 32000-2, 12.5.4 and 12.5.6.19). */
import type { PdfDocument } from '../../../pdf/document';
import { type Dict, Name, type Value } from '../../../pdf/syntax/values';
import { number } from '../../font/text-font';
import { boxOf } from '../../geometry/page-geometry';

export type BorderStyle = 'S' | 'D' | 'B' | 'I' | 'U';

export interface Frame {
	/** Width and height as the field is read: exchanged where the content is turned by 90 or 270 degrees. */
	readonly width: number;
	readonly height: number;
	readonly rotation: 0 | 90 | 180 | 270;
	/** Colours as operands: one number is grey, three are RGB, four CMYK; undefined for none. */
	readonly background: readonly number[] | undefined;
	readonly borderColour: readonly number[] | undefined;
	readonly style: BorderStyle;
	/** The width of the line itself. */
	readonly line: number;
	/** The width of the border on each side of the box: twice the line if it is bevelled or inset. */
	readonly border: number;
	readonly dash: readonly number[];
	/** The caption of a button (/MK /CA), as the bytes of its string. */
	readonly caption: Value;
}

/** @returns undefined for a widget without area: nothing of it can be seen. */
export function frameOf(document: PdfDocument, widget: Dict): Frame | undefined {
	const rect = boxOf(document, widget.get('Rect'));
	if (!rect) return undefined;
	const [left, bottom, right, top] = rect;
	const characteristics = document.dict(widget.get('MK'));
	const angle = document.resolve(characteristics?.get('R'));
	const quarter = typeof angle === 'number' ? ((Math.round(angle / 90) % 4) + 4) % 4 : 0;
	const turned = quarter % 2 === 1;
	const borderColour = colourOf(document, characteristics?.get('BC'));
	const { line, style, dash } = borderOf(document, widget, borderColour !== undefined);
	// A border that covers the whole box is a mistake.
	const usable = Math.min(line, (right - left) / 2, (top - bottom) / 2);
	return {
		width: turned ? top - bottom : right - left,
		height: turned ? right - left : top - bottom,
		rotation: (quarter * 90) as Frame['rotation'],
		background: colourOf(document, characteristics?.get('BG')),
		borderColour,
		style,
		line: usable,
		border: style === 'B' || style === 'I' ? usable * 2 : usable,
		dash,
		caption: document.resolve(characteristics?.get('CA')),
	};
}

/** The form matrix that turns the content into the box (12.5.5). */
export function matrixOf({ width, height, rotation }: Frame): number[] | undefined {
	switch (rotation) {
		case 0:
			return undefined;
		case 90:
			return [0, 1, -1, 0, height, 0];
		case 180:
			return [-1, 0, 0, -1, width, height];
		case 270:
			return [0, -1, 1, 0, 0, width];
	}
}

function colourOf(document: PdfDocument, value: Value | undefined): number[] | undefined {
	const parts = (document.array(value) ?? []).map((part) => document.resolve(part));
	const isColour = [1, 3, 4].includes(parts.length) && parts.every((part) => typeof part === 'number');
	return isColour ? parts : undefined;
}

function borderOf(
	document: PdfDocument,
	widget: Dict,
	coloured: boolean,
): { line: number; style: BorderStyle; dash: readonly number[] } {
	const style = document.dict(widget.get('BS'));
	const border = document.array(widget.get('Border'))?.map((part) => document.resolve(part));
	const width = style ? document.resolve(style.get('W')) : border?.[2];
	const name = document.resolve(style?.get('S'));
	const dashes = style ? document.array(style.get('D')) : border && Array.isArray(border[3]) ? border[3] : undefined;
	const dash = (dashes ?? []).map((part) => document.resolve(part)).filter((part) => typeof part === 'number' && part >= 0);
	const letter = name instanceof Name && /^[SDBIU]$/.test(name.text) ? (name.text as BorderStyle) : undefined;
	return {
		// Without a colour there is no border to see.
		line: coloured ? (typeof width === 'number' && width >= 0 ? width : 1) : 0,
		style: letter ?? (!style && dash.length > 0 ? 'D' : 'S'),
		dash: dash.some((part) => (part as number) > 0) ? (dash as number[]) : [3],
	};
}

/** The operator that sets a colour: `fill` or stroke. */
export function paint(colour: readonly number[], fill: boolean): string {
	const operator = { 1: 'g', 3: 'rg', 4: 'k' }[colour.length]!;
	return `${colour.map(number).join(' ')} ${fill ? operator : operator.toUpperCase()}`;
}

/** Background and border of a rectangular widget. */
export function drawFrame(frame: Frame): string {
	const { width, height, background, borderColour, style, line, dash } = frame;
	const parts: string[] = [];
	if (background) parts.push(paint(background, true), `0 0 ${number(width)} ${number(height)} re f`);
	if (!borderColour || line === 0) return parts.join('\n');
	if (style === 'B' || style === 'I') {
		const [light, dark] = style === 'B' ? [[1], shade(background)] : [[0.5], [0.75]];
		parts.push(paint(light, true), corner(frame, true), paint(dark, true), corner(frame, false));
	}
	parts.push(paint(borderColour, false), `${number(line)} w`);
	if (style === 'D') parts.push(`[${dash.map(number).join(' ')}] 0 d`);
	const half = line / 2;
	parts.push(
		style === 'U'
			? `0 ${number(half)} m ${number(width)} ${number(half)} l S`
			: `${number(half)} ${number(half)} ${number(width - line)} ${number(height - line)} re S`,
	);
	return parts.join('\n');
}

/** Half as bright as the background. */
const shade = (background: readonly number[] | undefined): readonly number[] =>
	background?.length === 3 || background?.length === 1 ? background.map((part) => part / 2) : [0.5];

/** The upper left or lower right part of a bevel. */
function corner({ width, height, line, border }: Frame, upper: boolean): string {
	const [l, b, w, h] = [line, border, width, height];
	const points = upper
		? [
				[l, l],
				[l, h - l],
				[w - l, h - l],
				[w - b, h - b],
				[b, h - b],
				[b, b],
			]
		: [
				[w - l, h - l],
				[w - l, l],
				[l, l],
				[b, b],
				[w - b, b],
				[w - b, h - b],
			];
	return `${points.map(([x, y], index) => `${number(x!)} ${number(y!)} ${index === 0 ? 'm' : 'l'}`).join(' ')} f`;
}
