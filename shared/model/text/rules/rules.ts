/** The straight lines that a page draws along its edges: borders of cells, lines below headings. Thin rectangles are lines too. */
import { PATH_PAINTING, type PathPainting } from '../../content/operator-table';
import type { ContentOperators } from '../../content/operators';
import { enclosePoints, movedBox, movedPoint, type Box, type Matrix, type Point } from '../../geometry/geometry';
import { operandNumbers } from '../../interpreter/graphics-state';
import type { Observer } from '../../interpreter/observer';
import type { Scope } from '../../interpreter/scope';
import type { TextState } from '../../interpreter/text-state';

/** A line from one place to another, at a place of the other direction; points from the upper left corner of the page as displayed. */
export interface Rule {
	readonly isVertical: boolean;
	readonly at: number;
	readonly from: number;
	readonly to: number;
}

/** Points: a filled rectangle is a line if it is not thicker, and a line is straight if it does not lean more. */
const THICK = 3;
const LEANING = 0.5;
/** Shorter ones are dashes, or parts of letters. */
const SHORT = 4;
/** A page with more is a drawing. */
const MOST_RULES = 20_000;

export class RuleCollector implements Observer {
	/** All rules of the page; none if there are too many. */
	get rules(): readonly Rule[] {
		return this.found.length > MOST_RULES ? [] : this.found;
	}

	private readonly found: Rule[] = [];
	private path: (readonly [Point, Point])[] = [];
	private boxes: Box[] = [];
	private first: Point = [0, 0];
	private last: Point = [0, 0];

	takes(operators: ContentOperators, { matrix }: TextState, _scope: Scope, isOff: boolean): void {
		const painting = PATH_PAINTING.get(operators.operator);
		if (painting) this.paints(painting, isOff);
		else if (this.found.length <= MOST_RULES && this.path.length + this.boxes.length <= MOST_RULES)
			this.extends(operators, matrix);
	}

	private extends(operators: ContentOperators, matrix: Matrix): void {
		const numbers = operandNumbers(operators);
		switch (operators.operator) {
			case 're': {
				const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
				const box = movedBox(matrix, [x, y, x + width, y + height]);
				if (box.every(Number.isFinite)) this.boxes.push(box);
				return;
			}
			case 'm':
				this.first = this.last = movedPoint(matrix, numbers[0]!, numbers[1]!);
				return;
			case 'l':
				this.line(movedPoint(matrix, numbers[0]!, numbers[1]!));
				return;
			case 'c':
			case 'v':
			case 'y':
				// Curves are not rules.
				this.last = movedPoint(matrix, numbers.at(-2)!, numbers.at(-1)!);
				return;
			case 'h':
				this.line(this.first);
		}
	}

	private line(to: Point): void {
		this.path.push([this.last, to]);
		this.last = to;
	}

	/** Ends the path. */
	private paints({ fill, strokes, closes }: PathPainting, isOff: boolean): void {
		if (closes) this.line(this.first);
		if (!isOff && strokes) {
			for (const [[x1, y1], [x2, y2]] of this.path) this.add(x1, y1, x2, y2, LEANING);
			for (const [left, top, right, bottom] of this.boxes) this.around(left, top, right, bottom);
		}
		if (!isOff && fill)
			for (const [left, top, right, bottom] of [...this.boxes, ...this.outline()]) this.add(left, top, right, bottom, THICK);
		this.path = [];
		this.boxes = [];
	}

	/** The box of a path of lines that is filled: a thin one is a line as well. */
	private outline(): Box[] {
		if (this.path.length < 3 || this.path.length > 5) return [];
		return [enclosePoints(this.path.flat())];
	}

	private around(left: number, top: number, right: number, bottom: number): void {
		if (right - left <= THICK || bottom - top <= THICK) {
			this.add(left, top, right, bottom, THICK);
			return;
		}
		for (const y of [top, bottom]) this.add(left, y, right, y, LEANING);
		for (const x of [left, right]) this.add(x, top, x, bottom, LEANING);
	}

	private add(x1: number, y1: number, x2: number, y2: number, most: number): void {
		const [across, down] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
		if (!(Math.min(across, down) <= most && Math.max(across, down) >= SHORT)) return;
		const isVertical = down > across;
		this.found.push(
			isVertical
				? { isVertical, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) }
				: { isVertical, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) },
		);
	}
}
