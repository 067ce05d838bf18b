/** Marks of fields as drawings: boxes that are ticked, buttons of which one is chosen, and the arrow of a choice. */
import { circlePath, polyline } from '../../../model/content/painting';
import type { Drawing, DrawnNode, Stroke } from '../../../model/layout/boxes/drawing';
import type { Paint } from '../../../model/layout/boxes/style';
import type { Color } from '../../../model/making/color';

/** The side of a mark, in pixels. */
export const MARK_SIZE = 13;

const WHITE: Color = [1, 1, 1];
const LINE: Color = [118 / 255, 118 / 255, 118 / 255];
const ACCENT: Color = [0, 117 / 255, 1];
const FAINT = 0.3;

const strokeOf = (color: Color, alpha: number, width: number): Stroke => ({
	color,
	alpha,
	width,
	cap: 0,
	join: 0,
	miter: 4,
	dashes: [],
	dashOffset: 0,
});

const shape = (path: string, fill: Color | undefined, stroke: Stroke | undefined, alpha = 1): DrawnNode => ({
	kind: 'shape',
	path,
	fill: fill && { paint: fill, alpha, hasHoles: false },
	stroke,
});

const MIDDLE = MARK_SIZE / 2;
const circle = (radius: number): string => circlePath((x, y) => [MIDDLE + x * radius, MIDDLE + y * radius]);

/** A square whose corners are cut by half a pixel: at this size that looks round. */
const SQUARE = `${polyline([
	[1, 0.5],
	[12, 0.5],
	[12.5, 1],
	[12.5, 12],
	[12, 12.5],
	[1, 12.5],
	[0.5, 12],
	[0.5, 1],
])} h`;
const TICK = polyline([
	[2.7, 6.4],
	[5.3, 9],
	[10.3, 3.6],
]);

export function markDrawing(
	type: 'checkbox' | 'radio',
	isChecked: boolean,
	isDisabled: boolean,
	accent: Paint | undefined,
): Drawing {
	const alpha = isDisabled ? FAINT : 1;
	const color = isDisabled ? LINE : (accent?.color ?? ACCENT);
	const nodes: DrawnNode[] = [];
	if (type === 'radio') {
		nodes.push(shape(circle(6), WHITE, strokeOf(isChecked ? color : LINE, alpha, 1)));
		if (isChecked) nodes.push(shape(circle(3.5), color, undefined, alpha));
	} else {
		nodes.push(shape(SQUARE, isChecked ? color : WHITE, strokeOf(isChecked ? color : LINE, alpha, 1), isChecked ? alpha : 1));
		if (isChecked) nodes.push(shape(TICK, undefined, strokeOf(WHITE, 1, 1.8)));
	}
	return { view: [0, 0, MARK_SIZE, MARK_SIZE], fit: { scaling: 'meet', x: 0.5, y: 0.5 }, nodes };
}

/** Downwards, in the color of the text. */
export function arrowDrawing({ color, alpha }: Paint): Drawing {
	const path = polyline([
		[1, 1],
		[4.5, 4.5],
		[8, 1],
	]);
	return {
		view: [0, 0, 9, 6],
		fit: { scaling: 'meet', x: 0.5, y: 0.5 },
		nodes: [shape(path, undefined, strokeOf(color, alpha, 1.8))],
	};
}

/** Of a field for dates, and of one for times, where an em is 13 units. */
export function iconDrawing(kind: 'calendar' | 'clock', { color, alpha }: Paint): Drawing {
	const line = strokeOf(color, alpha, 1.2);
	const nodes =
		kind === 'clock'
			? [
					shape(
						circlePath((x, y) => [5.2 + x * 5, 6.2 + y * 5]),
						undefined,
						line,
					),
					shape(
						polyline([
							[5.2, 3],
							[5.2, 6.6],
							[7.7, 8],
						]),
						undefined,
						line,
					),
				]
			: [
					shape('1.4 1.6 9 9 re', undefined, line),
					shape('0.8 1 10.2 2.6 re 2.4 0 1 1.5 re 8.4 0 1 1.5 re', color, undefined, alpha),
				];
	return { view: [0, -0.6, 13, 13], fit: { scaling: 'meet', x: 0.5, y: 0.5 }, nodes };
}
