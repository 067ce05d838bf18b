/** The path at hand (ISO 32000-2, 8.5), on the page as displayed, and the path in its place where areas lose their painting. */
import { addAll, greatest, least } from '../../lists';
import type { ContentOperators } from '../content/operators';
import { PATH_BUILDING, PATH_PAINTING } from '../content/operator-table';
import { polyline } from '../content/painting';
import { inverse, joinBoxes, movedPoint, NO_BOX, type Box, type Matrix, type Point } from '../geometry/geometry';
import type { TextBox } from '../interpreter/frame';
import { outlineOf } from '../interpreter/path-outline';
import { isDrawnIn, isFilledIn, subtractFromFill, subtractFromLines, type Polyline } from './subtract-path';

/** Lines in place of a curve. */
const STEPS = 24;
/** Half the width of the thinnest line that is seen, in points. */
const HAIRLINE = 0.5;

interface Part {
	readonly points: Point[];
	isClosed: boolean;
}

export class AreaPath {
	/** The box around its points and control points, without its parts. */
	private outline: Box = NO_BOX;

	/** `boxOnly`: only the box is asked for, which takes no memory. */
	constructor(private readonly boxOnly = false) {}

	private parts: Part[] = [];
	/** The operators that built it. */
	private built: (readonly [from: number, to: number])[] = [];
	private texts: string[] = [];
	/** `W` or `W*`. */
	private clip = '';
	private last: Point = [0, 0];

	/** Takes operators that build a path; whether it is one. */
	build(operators: ContentOperators, matrix: Matrix, from: number): boolean {
		const { operator } = operators;
		if (operator === 'W' || operator === 'W*') this.clip = operator;
		else if (!PATH_BUILDING.has(operator)) return false;
		this.built.push([from, operators.end]);
		if (this.boxOnly) {
			this.outline = joinBoxes(this.outline, outlineOf(operators, matrix));
			return true;
		}
		this.texts.push(Buffer.from(operators.content.subarray(from, operators.end)).toString('latin1'));
		const point = (at: number): Point => movedPoint(matrix, operators.number(at) || 0, operators.number(at + 1) || 0);
		switch (operator) {
			case 'm':
				this.begin(point(0));
				break;
			case 'l':
				this.line(point(0));
				break;
			case 'c':
				this.curve(point(0), point(2), point(4));
				break;
			case 'v':
				this.curve(this.last, point(0), point(2));
				break;
			case 'y':
				this.curve(point(0), point(2), point(2));
				break;
			case 'h':
				this.close();
				break;
			case 're':
				this.rectangle(operators, matrix);
		}
		return true;
	}

	/** The box around it. */
	get box(): TextBox | undefined {
		if (this.boxOnly) {
			const [left, top, right, bottom] = this.outline;
			return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
		}
		const points = this.parts.flatMap(({ points }) => points);
		if (points.length === 0) return undefined;
		const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
		const [x, y] = [least(xs), least(ys)];
		return { x, y, width: greatest(xs) - x, height: greatest(ys) - y };
	}

	get clips(): boolean {
		return this.clip !== '';
	}

	/** Ends the path. */
	forget(): void {
		this.parts = [];
		this.outline = NO_BOX;
		this.built = [];
		this.texts = [];
		this.clip = '';
	}

	/** The operators that built it, which go. */
	get pieces(): readonly (readonly [from: number, to: number])[] {
		return this.built;
	}

	/** The operators in its place; undefined if it touches none of the areas. */
	without(areas: readonly TextBox[], operator: string, matrix: Matrix, lineWidth: number): string | undefined {
		const painting = PATH_PAINTING.get(operator)!;
		const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
		const margin = Math.max((lineWidth * scale) / 2, HAIRLINE);
		const { box } = this;
		const touches = (grown: number) => box && areas.some((area) => overlap(box, grow(area, grown)));
		if (!touches(painting.strokes ? margin : 0)) return undefined;
		const texts: string[] = [];
		if (painting.fill) {
			const filled = areas.reduce<Polyline[]>(
				subtractFromFill,
				this.parts.map(({ points }) => points),
			);
			addAll(
				texts,
				filled.map((one) => `${write(one, matrix)} h`),
			);
			if (filled.length > 0) texts.push(painting.fill === 'even-odd' ? 'f*' : 'f');
		}
		if (painting.strokes) {
			const lines = this.parts.map(({ points, isClosed }) => (isClosed || painting.closes ? [...points, points[0]!] : points));
			const stroked = areas.reduce<Polyline[]>((left, area) => subtractFromLines(left, grow(area, margin)), lines);
			addAll(
				texts,
				stroked.map((one) => write(one, matrix)),
			);
			if (stroked.length > 0) texts.push('S');
		}
		if (this.clips) {
			addAll(texts, this.texts);
			texts.push('n');
		}
		return texts.join('\n');
	}

	/** Whether painting reaches well into one of the areas: at their edges, pieces of divided paths touch them. */
	reaches(areas: readonly TextBox[], operator: string): boolean {
		const painting = PATH_PAINTING.get(operator)!;
		const inner = areas.map((area) => grow(area, -HAIRLINE)).filter(({ width, height }) => width > 0 && height > 0);
		return this.parts.some(({ points, isClosed }) =>
			inner.some(
				(area) =>
					(painting.fill && isFilledIn(points, area)) ||
					(painting.strokes && isDrawnIn(isClosed || painting.closes ? [...points, points[0]!] : points, area)),
			),
		);
	}

	private begin(point: Point): void {
		this.parts.push({ points: [point], isClosed: false });
		this.last = point;
	}

	private line(point: Point): void {
		const part = this.parts.at(-1);
		if (!part || part.isClosed) this.begin(this.last);
		this.parts.at(-1)!.points.push(point);
		this.last = point;
	}

	private curve([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): void {
		const [x0, y0] = this.last;
		for (let step = 1; step <= STEPS; step++) {
			const t = step / STEPS;
			const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
			this.line([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
		}
	}

	private close(): void {
		const part = this.parts.at(-1);
		if (!part) return;
		part.isClosed = true;
		this.last = part.points[0]!;
	}

	private rectangle(operators: ContentOperators, matrix: Matrix): void {
		const [x, y, width, height] = [0, 1, 2, 3].map((at) => operators.number(at) || 0) as [number, number, number, number];
		this.begin(movedPoint(matrix, x, y));
		this.line(movedPoint(matrix, x + width, y));
		this.line(movedPoint(matrix, x + width, y + height));
		this.line(movedPoint(matrix, x, y + height));
		this.close();
	}
}

const write = (points: Polyline, matrix: Matrix): string => {
	const back = inverse(matrix);
	return polyline(points.map(([x, y]) => movedPoint(back, x, y)));
};

export const grow = ({ x, y, width, height }: TextBox, by: number): TextBox => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by,
});

/** Whether two boxes share an area, or a line of no width lies in one of them. */
export const overlap = (one: TextBox, other: TextBox): boolean =>
	one.x < other.x + other.width &&
	other.x < one.x + one.width + Number.MIN_VALUE &&
	one.y < other.y + other.height &&
	other.y < one.y + one.height + Number.MIN_VALUE;
