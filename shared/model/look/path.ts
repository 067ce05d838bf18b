/** A path while it is constructed (ISO 32000-2, 8.5.2), in points of the page as displayed. Rectangles are lines, all curves one kind. */
import { NO_BOX, type Box, type Matrix, type Point } from '../geometry/geometry';
import type { ContentOperators } from '../content/operators';
import { Digest, stepLength } from './digest';

/** Numbers of a path that are kept; those of longer paths are hashed. */
const MOST_KEPT = 4096;

export const MOVE = 1;
export const LINE = 2;
export const CURVE = 3;
export const CLOSE = 4;

/** How many numbers a rectangle has: four points with their signs, and the end. */
const RECTANGLE = 13;

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** Signs, each followed by its points: one of `MOVE` and `LINE`, three of `CURVE`. Coordinates are in hundredths of points. */
export type PathNumbers = Float64Array;

export class Path {
	private readonly kept = new Float64Array(MOST_KEPT);
	private used = 0;
	private long: Digest | undefined;
	/** The current point, in user space. */
	private x = 0;
	private y = 0;

	/** Around all points. */
	private left = Infinity;
	private top = Infinity;
	private right = -Infinity;
	private bottom = -Infinity;
	/** Whether it has corners that are not those of upright rectangles. */
	hasAngles = false;
	/** Whether a line or a curve led to the current point. */
	private isLine = false;

	get isEmpty(): boolean {
		return this.used === 0 && !this.long;
	}

	/** A copy of the path; undefined if it is long. */
	get numbers(): PathNumbers | undefined {
		return this.long ? undefined : this.kept.slice(0, this.used);
	}

	get box(): Box {
		return [this.left, this.top, this.right, this.bottom];
	}

	/** Whether it is a rectangle whose sides are upright. */
	get isUpright(): boolean {
		const [, left, top, , right, sameTop, , sameRight, bottom, , sameLeft, sameBottom] = this.kept;
		if (this.long || this.used !== RECTANGLE || this.kept[RECTANGLE - 1] !== CLOSE || this.kept[9] !== LINE) return false;
		const isLevel = top === sameTop && right === sameRight && bottom === sameBottom && left === sameLeft;
		return isLevel || (left === right && sameTop === bottom && sameRight === sameLeft && sameBottom === top);
	}

	/** Follows the operators that construct a path; whether it is one. */
	follow(operators: ContentOperators, matrix: Matrix): boolean {
		switch (operators.operator) {
			case 'm':
				this.isLine = false;
				return this.point(MOVE, operators.number(0), operators.number(1), matrix);
			case 'l':
				this.hasAngles ||= this.isLine;
				this.isLine = true;
				return this.point(LINE, operators.number(0), operators.number(1), matrix);
			case 'c':
				return this.curve(operators, matrix, 0, 2, 4);
			case 'v':
				return this.curve(operators, matrix, -1, 0, 2);
			case 'y':
				return this.curve(operators, matrix, 0, 2, 2);
			case 'h':
				this.close();
				return true;
			case 're':
				this.isLine = false;
				this.rectangle(operators.number(0), operators.number(1), operators.number(2), operators.number(3), matrix);
				return true;
			default:
				return false;
		}
	}

	rectangle(x: number, y: number, width: number, height: number, matrix: Matrix): void {
		this.point(MOVE, x, y, matrix);
		this.point(LINE, x + width, y, matrix);
		this.point(LINE, x + width, y + height, matrix);
		this.point(LINE, x, y + height, matrix);
		this.add(CLOSE);
		this.x = x;
		this.y = y;
	}

	/** Corners in points of the page as displayed. */
	polygon(corners: readonly Point[]): void {
		for (const [index, [x, y]] of corners.entries()) this.point(index === 0 ? MOVE : LINE, x, y, UNMOVED);
		this.add(CLOSE);
	}

	close(): void {
		this.hasAngles ||= this.isLine;
		this.isLine = false;
		this.add(CLOSE);
	}

	/** Writes the path. */
	write(digest: Digest): void {
		if (this.long) digest.text(this.end());
		else for (let at = 0; at < this.used; at++) digest.exact(this.kept[at]!);
	}

	/** The path as a short text. */
	get id(): string {
		const digest = new Digest();
		this.write(digest);
		return digest.finish();
	}

	clear(): void {
		this.used = 0;
		this.long = undefined;
		this.whole = undefined;
		[this.left, this.top, this.right, this.bottom] = NO_BOX;
		this.hasAngles = this.isLine = false;
	}

	private whole: string | undefined;

	private end(): string {
		if (this.whole === undefined) {
			this.flush(this.long!);
			this.whole = this.long!.finish();
		}
		return this.whole;
	}

	private curve(operators: ContentOperators, matrix: Matrix, first: number, second: number, last: number): boolean {
		this.hasAngles = this.isLine = true;
		this.add(CURVE);
		if (first < 0) this.place(this.x, this.y, matrix);
		else this.place(operators.number(first), operators.number(first + 1), matrix);
		this.place(operators.number(second), operators.number(second + 1), matrix);
		this.x = operators.number(last);
		this.y = operators.number(last + 1);
		this.place(this.x, this.y, matrix);
		return true;
	}

	private point(sign: number, x: number, y: number, matrix: Matrix): true {
		this.add(sign);
		this.place(x, y, matrix);
		this.x = x;
		this.y = y;
		return true;
	}

	private place(x: number, y: number, matrix: Matrix): void {
		const [shownX, shownY] = [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
		this.add(stepLength(shownX));
		this.add(stepLength(shownY));
		if (shownX < this.left) this.left = shownX;
		if (shownX > this.right) this.right = shownX;
		if (shownY < this.top) this.top = shownY;
		if (shownY > this.bottom) this.bottom = shownY;
	}

	private add(value: number): void {
		if (this.used === MOST_KEPT) this.flush((this.long ??= new Digest()));
		this.kept[this.used++] = value;
	}

	private flush(digest: Digest): void {
		for (let at = 0; at < this.used; at++) digest.exact(this.kept[at]!);
		this.used = 0;
	}
}
