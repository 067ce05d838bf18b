/** Highlights, underlines, squiggly underlines and strikeouts (ISO 32000-2, 12.5.6.10). */
import type { PdfDocument } from '../../pdf/document';
import type { Dict } from '../../pdf/syntax/values';
import { MOST_NUMBERS, readNumbers } from '../annotation/border';
import { operand, setColor, polyline } from '../content/painting';
import type { Point } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import { boxAround, pointsOf, type Drawing } from './drawing';
import { styleOf } from './style';
import { greatest } from '../../lists';

/** A line of text: its corners, by where they are when the text is read. */
interface Quad {
	readonly upperLeft: Point;
	readonly upperRight: Point;
	readonly lowerLeft: Point;
	readonly lowerRight: Point;
}

const YELLOW = [1, 1, 0];
const BLACK = [0];
/** Of the height of the text: how wide lines are, and how high the underline is. */
const LINE = 1 / 16;
const UNDER = 1 / 10;
/** How far a squiggle goes up, and along from one turn to the next. */
const WAVE = 1 / 10;
const STEP = 1 / 6;
/** More turns than a line of text is wide, and than all lines of a comment have. */
const MOST_TURNS = 2000;
const MOST_TURNS_TOGETHER = 50_000;

/** The quadrilaterals; a rectangle without them, and nothing if they are too many. */
export function quadsOf(document: PdfDocument, annotation: Dict): Quad[] {
	if ((document.array(annotation.get('QuadPoints'))?.length ?? 0) > MOST_NUMBERS) return [];
	const points = pointsOf(readNumbers(document, annotation.get('QuadPoints')));
	const quads: Quad[] = [];
	for (let index = 0; index + 3 < points.length; index += 4)
		quads.push(quadOf(points[index]!, points[index + 1]!, points[index + 2]!, points[index + 3]!));
	if (quads.length > 0) return quads;
	const box = boxOf(document, annotation.get('Rect'));
	if (!box) return [];
	const [left, bottom, right, top] = box;
	return [quadOf([left, top], [right, top], [left, bottom], [right, bottom])];
}

/**
 * Nearly all programs write the upper left, upper right, lower left and lower right corner; the standard says that they go around,
 * counterclockwise from the lower left one. Then the two pairs run in opposite directions.
 */
function quadOf(one: Point, two: Point, three: Point, four: Point): Quad {
	const direction = (two[0] - one[0]) * (four[0] - three[0]) + (two[1] - one[1]) * (four[1] - three[1]);
	return direction >= 0
		? { upperLeft: one, upperRight: two, lowerLeft: three, lowerRight: four }
		: { lowerLeft: one, lowerRight: two, upperRight: three, upperLeft: four };
}

export function drawHighlight(document: PdfDocument, annotation: Dict): Drawing | undefined {
	const { color } = styleOf(document, annotation, YELLOW);
	const quads = quadsOf(document, annotation);
	if (!color || quads.length === 0) return undefined;
	const paths = quads.map(
		({ upperLeft, upperRight, lowerRight, lowerLeft }) => `${polyline([upperLeft, upperRight, lowerRight, lowerLeft])} h f`,
	);
	return {
		content: [setColor(color, 'fill'), ...paths].join('\n'),
		box: boxAround(quads.flatMap(corners), 0),
		multiplies: true,
	};
}

export const drawUnderline = (document: PdfDocument, annotation: Dict): Drawing | undefined =>
	drawLines(document, annotation, (quad) => [pointBetween(quad, 'left', UNDER), pointBetween(quad, 'right', UNDER)]);

export const drawStrikeout = (document: PdfDocument, annotation: Dict): Drawing | undefined =>
	drawLines(document, annotation, (quad) => [pointBetween(quad, 'left', 0.45), pointBetween(quad, 'right', 0.45)]);

export const drawSquiggly = (document: PdfDocument, annotation: Dict): Drawing | undefined =>
	drawLines(document, annotation, (quad, count) => {
		const [from, to] = [pointBetween(quad, 'left', LINE), pointBetween(quad, 'right', LINE)];
		const [up] = [pointBetween(quad, 'left', LINE + WAVE)];
		const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
		const most = Math.min(MOST_TURNS, Math.ceil(MOST_TURNS_TOGETHER / count));
		const turns = Math.min(Math.max(Math.round(width / (heightOf(quad) * STEP)), 1), most);
		return Array.from({ length: turns + 1 }, (_, index): Point => {
			const part = index / turns;
			const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
			return index % 2 === 0 ? [x, y] : [x + up[0] - from[0], y + up[1] - from[1]];
		});
	});

function drawLines(document: PdfDocument, annotation: Dict, line: (quad: Quad, count: number) => Point[]): Drawing | undefined {
	const { color } = styleOf(document, annotation, BLACK);
	const quads = quadsOf(document, annotation).filter((quad) => heightOf(quad) > 0);
	if (!color || quads.length === 0) return undefined;
	const paths = quads.map((quad) => `${operand(heightOf(quad) * LINE)} w\n${polyline(line(quad, quads.length))} S`);
	const margin = greatest(quads.map((quad) => heightOf(quad) * LINE));
	return { content: [setColor(color, 'stroke'), ...paths].join('\n'), box: boxAround(quads.flatMap(corners), margin) };
}

const corners = ({ upperLeft, upperRight, lowerLeft, lowerRight }: Quad): Point[] => [
	upperLeft,
	upperRight,
	lowerLeft,
	lowerRight,
];

const heightOf = ({ upperLeft, lowerLeft }: Quad): number => Math.hypot(upperLeft[0] - lowerLeft[0], upperLeft[1] - lowerLeft[1]);

/** A point on the left or right side, `part` of the height above the lower corner. */
function pointBetween({ upperLeft, upperRight, lowerLeft, lowerRight }: Quad, side: 'left' | 'right', part: number): Point {
	const [low, high] = side === 'left' ? [lowerLeft, upperLeft] : [lowerRight, upperRight];
	return [low[0] + (high[0] - low[0]) * part, low[1] + (high[1] - low[1]) * part];
}
