/** Numbers as SVG writes them (SVG 2, 9.3.9 and 8.6): lists of them, lengths, transforms. */
import { multiply, type Matrix } from '../../model/geometry/geometry';
import { ABSOLUTE_UNITS } from '../values/lengths';

/** Larger ones are far beyond any page. */
const MOST = 1e7;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

/** Reads one number after another from a text. */
export class NumberScanner {
	at = 0;

	constructor(readonly text: string) {}

	skip(): void {
		while (this.at < this.text.length && ' \t\n\r\f,'.includes(this.text[this.at]!)) this.at++;
	}

	number(): number | undefined {
		this.skip();
		NUMBER.lastIndex = this.at;
		const found = NUMBER.exec(this.text)?.[0];
		if (found === undefined) return undefined;
		this.at += found.length;
		return Math.min(Math.max(Number(found), -MOST), MOST);
	}

	/** One digit: flags need nothing between them. */
	flag(): number | undefined {
		this.skip();
		const mark = this.text[this.at];
		if (mark !== '0' && mark !== '1') return undefined;
		this.at++;
		return Number(mark);
	}
}

/** Up to that many numbers at the start of a text. */
export function numbersIn(text: string, most: number): number[] {
	const scanner = new NumberScanner(text);
	const found: number[] = [];
	while (found.length < most) {
		const next = scanner.number();
		if (next === undefined) break;
		found.push(next);
	}
	return found;
}

/** A length in units of the drawing. */
export function measureOf(text: string | undefined, whole: number, em: number): number | undefined {
	const scanner = new NumberScanner(text ?? '');
	const value = scanner.number();
	if (value === undefined) return undefined;
	const unit = scanner.text
		.slice(scanner.at, scanner.at + 4)
		.trim()
		.toLowerCase();
	if (unit === '') return value;
	if (unit.startsWith('%')) return (value * whole) / 100;
	if (unit === 'em' || unit === 'rem') return value * em;
	if (unit === 'ex') return value * em * 0.5;
	return Object.hasOwn(ABSOLUTE_UNITS, unit) ? value * ABSOLUTE_UNITS[unit]! : undefined;
}

/** Transforms in a list. */
const MOST_TRANSFORMS = 1_000;

/** The matrix of the attribute `transform`; `undefined` if it is not there or not readable. */
export function readTransform(text: string | undefined): Matrix | undefined {
	if (text === undefined) return undefined;
	let matrix: Matrix | undefined;
	let count = 0;
	for (const [, name, list] of text.matchAll(/(?<![a-z])([a-z]+)\s{0,9}\(([^()]*)\)/gi)) {
		const own = transformBy(name!.toLowerCase(), numbersIn(list!, 6));
		if (!own || ++count > MOST_TRANSFORMS) return undefined;
		matrix = matrix ? multiply(own, matrix) : own;
	}
	return matrix;
}

function transformBy(name: string, [first, ...rest]: readonly number[]): Matrix | undefined {
	if (first === undefined) return undefined;
	const [second, third, fourth, fifth, sixth] = rest;
	const angle = (first * Math.PI) / 180;
	switch (name) {
		case 'translate':
			return [1, 0, 0, 1, first, second ?? 0];
		case 'scale':
			return [first, 0, 0, second ?? first, 0, 0];
		case 'rotate': {
			const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
			const [x, y] = [second ?? 0, third ?? 0];
			return multiply(multiply([1, 0, 0, 1, -x, -y], turn), [1, 0, 0, 1, x, y]);
		}
		case 'skewx':
			return [1, 0, Math.tan(angle), 1, 0, 0];
		case 'skewy':
			return [1, Math.tan(angle), 0, 1, 0, 0];
		case 'matrix':
			return sixth === undefined ? undefined : [first, second!, third!, fourth!, fifth!, sixth];
		default:
			return undefined;
	}
}
