/** The box of a widget: its size as the user reads it, its background and its border (ISO 32000-2, 12.5.4 and 12.5.6.19). */
import type { PdfDocument } from '../../../pdf/document';
import type { Dict, Value } from '../../../pdf/syntax/values';
import { readBorder, readColor, type BorderStyle } from '../../annotation/border';
import { operand, polyline, setColor, setDash } from '../../content/painting';
import { viewerMatrix, type Matrix, type Point, type Rotation } from '../../geometry/geometry';
import { boxOf, rotationOf } from '../../geometry/page-geometry';

export interface Frame {
	/** Width and height as the field is read: exchanged where the content is turned by 90 or 270 degrees. */
	readonly width: number;
	readonly height: number;
	readonly rotation: Rotation;
	/** Colors as operands: one number is grey, three are RGB, four CMYK; undefined for none. */
	readonly background: readonly number[] | undefined;
	readonly borderColor: readonly number[] | undefined;
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
	const rotation = typeof angle === 'number' ? rotationOf(Math.round(angle / 90) * 90) : 0;
	const turned = rotation === 90 || rotation === 270;
	const borderColor = readColor(document, characteristics?.get('BC'));
	const { width, style, dash } = readBorder(document, widget);
	// Without a color there is no border to see, and one that covers the whole box is a mistake.
	const usable = borderColor ? Math.min(width, (right - left) / 2, (top - bottom) / 2) : 0;
	return {
		width: turned ? top - bottom : right - left,
		height: turned ? right - left : top - bottom,
		rotation,
		background: readColor(document, characteristics?.get('BG')),
		borderColor,
		style,
		line: usable,
		border: style === 'B' || style === 'I' ? usable * 2 : usable,
		dash,
		caption: document.resolve(characteristics?.get('CA')),
	};
}

/** The form matrix that turns the content into the box (12.5.5). */
export function matrixOf({ width, height, rotation }: Frame): Matrix | undefined {
	if (rotation === 0) return undefined;
	return viewerMatrix({ box: rotation === 180 ? [0, 0, width, height] : [0, 0, height, width], rotation });
}

/** Background and border of a rectangular widget. */
export function drawFrame(frame: Frame): string {
	const { width, height, background, borderColor, style, line, dash } = frame;
	const parts: string[] = [];
	if (background) parts.push(setColor(background, 'fill'), `0 0 ${operand(width)} ${operand(height)} re f`);
	if (!borderColor || line === 0) return parts.join('\n');
	if (style === 'B' || style === 'I') {
		const [light, dark] = style === 'B' ? [[1], shade(background)] : [[0.5], [0.75]];
		parts.push(setColor(light, 'fill'), corner(frame, true), setColor(dark, 'fill'), corner(frame, false));
	}
	parts.push(setColor(borderColor, 'stroke'), `${operand(line)} w`);
	if (style === 'D') parts.push(setDash(dash));
	const half = line / 2;
	parts.push(
		style === 'U'
			? `0 ${operand(half)} m ${operand(width)} ${operand(half)} l S`
			: `${operand(half)} ${operand(half)} ${operand(width - line)} ${operand(height - line)} re S`,
	);
	return parts.join('\n');
}

/** Half as bright as the background. */
const shade = (background: readonly number[] | undefined): readonly number[] =>
	background?.length === 3 || background?.length === 1 ? background.map((part) => part / 2) : [0.5];

/** The upper left or lower right part of a bevel. */
function corner({ width, height, line, border }: Frame, upper: boolean): string {
	const [l, b, w, h] = [line, border, width, height];
	const points: readonly Point[] = upper
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
	return `${polyline(points)} f`;
}
