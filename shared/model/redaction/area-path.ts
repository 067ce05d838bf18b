/** The path at hand (ISO 32000-2, 8.5), on the page as displayed, and the path in its place where areas lose their painting. */
import { addAll } from '../../lists';
import type { ContentOperators } from '../content/operators';
import { PATH_BUILDING, PATH_PAINTING } from '../content/operator-table';
import { writePoint } from '../content/painting';
import { cubicPoint, inverse, joinBoxes, movedPoint, NO_BOX, type Box, type Matrix, type Point } from '../geometry/geometry';
import type { TextBox } from '../interpreter/frame';
import { outlineOf } from '../interpreter/path-outline';
import { STRIDE, STRIDE_COST, type Steps } from '../text/fragments/steps';
import { isDrawnIn, isFilledIn, PointCounter, subtractFromFill, subtractFromLines, type Polyline } from './subtract-path';

/** Lines in place of a curve. */
const STEPS = 24;
/** Half the width of the thinnest line that is seen, in points. */
const HAIRLINE = 0.5;
/** The cost of a point that is written, see `Pace`. */
const POINT_COST = 200;

interface Part {
	readonly points: Point[];
	isClosed: boolean;
}

export class AreaPath {
	/** The box around its points; without its parts, also around its control points. */
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
		const [left, top, right, bottom] = this.outline;
		return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
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

	/** Those of the areas that its painting touches. */
	touched(areas: readonly TextBox[], operator: string, matrix: Matrix, lineWidth: number): readonly TextBox[] {
		const { box } = this;
		if (!box) return [];
		const grown = PATH_PAINTING.get(operator)!.strokes ? marginOf(matrix, lineWidth) : 0;
		return areas.filter((area) => overlap(box, grow(area, grown)));
	}

	/** The operators in its place, which paint nothing in areas. */
	*without(areas: readonly TextBox[], operator: string, matrix: Matrix, lineWidth: number): Steps<string> {
		const painting = PATH_PAINTING.get(operator)!;
		const texts: string[] = [];
		if (painting.fill) {
			const filled = yield* subtractFromFill(
				this.parts.map(({ points }) => points),
				areas,
			);
			for (const one of filled) texts.push(`${yield* write(one, matrix)} h`);
			if (filled.length > 0) texts.push(painting.fill === 'even-odd' ? 'f*' : 'f');
		}
		if (painting.strokes) {
			const margin = marginOf(matrix, lineWidth);
			const stroked = yield* subtractFromLines(
				this.linesFor(operator),
				areas.map((area) => grow(area, margin)),
			);
			for (const one of stroked) texts.push(yield* write(one, matrix));
			if (stroked.length > 0) texts.push('S');
		}
		if (this.clips) {
			addAll(texts, this.texts);
			texts.push('n');
		}
		return texts.join('\n');
	}

	/** Whether painting reaches well into one of the areas: at their edges, pieces of divided paths touch them. */
	*reaches(areas: readonly TextBox[], operator: string): Steps<boolean> {
		const { fill, strokes } = PATH_PAINTING.get(operator)!;
		const lines = strokes ? this.linesFor(operator) : [];
		const counter = new PointCounter();
		for (const area of areas.map((one) => grow(one, -HAIRLINE))) {
			if (!(area.width > 0 && area.height > 0)) continue;
			if (fill) for (const { points } of this.parts) if (yield* isFilledIn(points, area, counter)) return true;
			for (const line of lines) if (yield* isDrawnIn(line, area, counter)) return true;
		}
		return false;
	}

	/** The lines that are stroked, closed where the operator closes them. */
	private linesFor(operator: string): Polyline[] {
		const { closes } = PATH_PAINTING.get(operator)!;
		return this.parts.map(({ points, isClosed }) => (isClosed || closes ? [...points, points[0]!] : points));
	}

	private enclose([x, y]: Point): void {
		const [left, top, right, bottom] = this.outline;
		// Most points are within it.
		if (x < left || x > right || y < top || y > bottom)
			this.outline = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
	}

	private begin(point: Point): void {
		this.parts.push({ points: [point], isClosed: false });
		this.enclose(point);
		this.last = point;
	}

	private line(point: Point): void {
		const part = this.parts.at(-1);
		if (!part || part.isClosed) this.begin(this.last);
		this.parts.at(-1)!.points.push(point);
		this.enclose(point);
		this.last = point;
	}

	private curve(first: Point, second: Point, end: Point): void {
		const start = this.last;
		for (let step = 1; step <= STEPS; step++) this.line(cubicPoint(start, first, second, end, step / STEPS));
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

/** Half the width of lines, in points. */
function marginOf(matrix: Matrix, lineWidth: number): number {
	const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
	return Math.max((lineWidth * scale) / 2, HAIRLINE);
}

/** The operators that build a part of a path. */
function* write(points: Polyline, matrix: Matrix): Steps<string> {
	const back = inverse(matrix);
	const texts: string[] = [];
	for (const [at, [x, y]] of points.entries()) {
		texts.push(`${writePoint(movedPoint(back, x, y))} ${at === 0 ? 'm' : 'l'}`);
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
	}
	yield points.length * POINT_COST;
	return texts.join(' ');
}

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
