/** Check boxes and radio buttons, drawn with paths: no font has to be there, and every reader shows the same. */
import { circlePath, operand, polyline, setColor, setDash } from '../../content/painting';
import type { Point } from '../../geometry/geometry';
import { drawFrame, type Frame } from './frame';

/** The letter of ZapfDingbats that a caption names (12.7.5.2.3). */
export type MarkStyle = '4' | '8' | 'H' | 'l' | 'n' | 'u';

export const isMarkStyle = (text: string): text is MarkStyle => /^[48Hlnu]$/.test(text);

/** The appearance of a button that is on (`mark`) or off. */
export function drawButton(frame: Frame, style: MarkStyle, mark: boolean, round: boolean, color: string): string {
	const parts = [round ? drawRoundFrame(frame) : drawFrame(frame)];
	if (mark) parts.push('q', color, markPath(frame, style), 'Q');
	return parts.filter((part) => part !== '').join('\n');
}

/** Corners in a square of 100 by 100. */
const POLYGONS: Readonly<Record<Exclude<MarkStyle, 'l'>, readonly Point[]>> = {
	'4': [
		[8, 46],
		[22, 60],
		[40, 38],
		[78, 90],
		[94, 78],
		[42, 8],
	],
	'8': [
		[14, 26],
		[26, 14],
		[50, 38],
		[74, 14],
		[86, 26],
		[62, 50],
		[86, 74],
		[74, 86],
		[50, 62],
		[26, 86],
		[14, 74],
		[38, 50],
	],
	H: star(),
	n: [
		[12, 12],
		[88, 12],
		[88, 88],
		[12, 88],
	],
	u: [
		[50, 4],
		[92, 50],
		[50, 96],
		[8, 50],
	],
};

function star(): Point[] {
	return Array.from({ length: 10 }, (_, index) => {
		const angle = Math.PI / 2 + (index * Math.PI) / 5;
		const radius = index % 2 === 0 ? 50 : 20;
		return [50 + radius * Math.cos(angle), 47 + radius * Math.sin(angle)];
	});
}

function markPath({ width, height, border }: Frame, style: MarkStyle): string {
	const side = Math.max(Math.min(width, height) - 2 * border, 0) * 0.8;
	const [left, bottom] = [(width - side) / 2, (height - side) / 2];
	if (style === 'l') return `${circle(width / 2, height / 2, side * 0.36)} f`;
	const points = POLYGONS[style].map(([x, y]): Point => [left + (x * side) / 100, bottom + (y * side) / 100]);
	return `${polyline(points)} f`;
}

function drawRoundFrame({ width, height, background, borderColor, line, style, dash }: Frame): string {
	const radius = Math.min(width, height) / 2;
	const parts: string[] = [];
	if (background) parts.push(setColor(background, 'fill'), `${circle(width / 2, height / 2, radius)} f`);
	if (borderColor && line > 0) {
		parts.push(setColor(borderColor, 'stroke'), `${operand(line)} w`);
		if (style === 'D') parts.push(setDash(dash));
		parts.push(`${circle(width / 2, height / 2, radius - line / 2)} s`);
	}
	return parts.join('\n');
}

const circle = (x: number, y: number, radius: number): string => circlePath((u, v) => [x + u * radius, y + v * radius]);
