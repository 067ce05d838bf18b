/** Functions of one number (ISO 32000-2, 7.10), to find where two of them differ. */
import type { PdfDocument } from '../../pdf/document';
import { readSample } from '../image/export/samples';
import type { Pace } from '../../pace/pace';
import { type Dict, isArray, Stream, type Value } from '../../pdf/syntax/values';

/** A function, and the numbers between which it is a straight line or a power. */
interface Curve {
	readonly at: (x: number) => readonly number[];
	readonly breaks: readonly number[];
}

/** Functions within functions; functions, and samples, of one color in all; and components of a color. */
const MOST_LEVELS = 4;
const MOST_FUNCTIONS = 64;
const MOST_SAMPLES = 2048;
const MOST_COMPONENTS = 32;
/** Numbers of an array that are read. */
const MOST_NUMBERS = 1000;
/** Bits of samples that are read. */
const BITS: ReadonlySet<number> = new Set([1, 2, 4, 8, 16]);

interface Left {
	functions: number;
	samples: number;
}

/** The colors that a function, or one for each component, gives; undefined if it is of another kind, such as a program. */
export async function readCurve(document: PdfDocument, value: Value | undefined): Promise<Curve | undefined> {
	const left: Left = { functions: MOST_FUNCTIONS, samples: MOST_SAMPLES };
	const found = document.resolve(value);
	return readCurves(document, isArray(found) ? found : [value], left, (curves) => ({
		at: (x) => curves.flatMap((curve) => curve.at(x)),
		breaks: curves.flatMap(({ breaks }) => breaks),
	}));
}

async function readCurves(
	document: PdfDocument,
	values: readonly (Value | undefined)[],
	left: Left,
	join: (curves: readonly Curve[]) => Curve,
	level = 0,
): Promise<Curve | undefined> {
	const curves: Curve[] = [];
	for (const value of values) {
		const curve = await readOne(document, value, left, level);
		if (!curve) return undefined;
		curves.push(curve);
	}
	return curves.length > 0 ? join(curves) : undefined;
}

async function readOne(document: PdfDocument, value: Value | undefined, left: Left, level: number): Promise<Curve | undefined> {
	const found = document.resolve(value);
	const dict = document.dict(value);
	if (!dict || level > MOST_LEVELS || --left.functions < 0) return undefined;
	const numbers = (key: string): readonly number[] => numbersOf(document, dict, key);
	const [from, to] = numbers('Domain');
	if (from === undefined || to === undefined || from >= to || numbers('Domain').length !== 2) return undefined;
	const inner = await innerCurve(document, found, dict, [from, to], left, level);
	if (!inner) return undefined;
	const range = numbers('Range');
	return {
		at: (x) =>
			inner.at(clampNumber(x, from, to)).map((y, index) => clampNumber(y, range[index * 2] ?? y, range[index * 2 + 1] ?? y)),
		breaks: [from, to, ...inner.breaks.filter((x) => x > from && x < to)],
	};
}

async function innerCurve(
	document: PdfDocument,
	found: Value,
	dict: Dict,
	domain: readonly [number, number],
	left: Left,
	level: number,
): Promise<Curve | undefined> {
	switch (document.resolve(dict.get('FunctionType'))) {
		case 0:
			return found instanceof Stream ? sampledCurve(document, found, domain, left) : undefined;
		case 2:
			return powerCurve(document, dict);
		case 3:
			return stitchedCurve(document, dict, domain, left, level);
		default:
			return undefined;
	}
}

function powerCurve(document: PdfDocument, dict: Dict): Curve | undefined {
	const exponent = document.resolve(dict.get('N'));
	if (typeof exponent !== 'number' || !(exponent > 0)) return undefined;
	const [given, other] = [numbersOf(document, dict, 'C0'), numbersOf(document, dict, 'C1')];
	const [first, last] = [given.length > 0 ? given : [0], other.length > 0 ? other : [1]];
	if (first.length !== last.length || first.length > MOST_COMPONENTS) return undefined;
	return { at: (x) => first.map((value, index) => value + x ** exponent * (last[index]! - value)), breaks: [] };
}

async function stitchedCurve(
	document: PdfDocument,
	dict: Dict,
	[from, to]: readonly [number, number],
	left: Left,
	level: number,
): Promise<Curve | undefined> {
	const [bounds, encode] = [numbersOf(document, dict, 'Bounds'), numbersOf(document, dict, 'Encode')];
	const ends = [from, ...bounds, to];
	const functions = document.array(dict.get('Functions')) ?? [];
	const isOrdered = ends.every((end, index) => index === 0 || end >= ends[index - 1]!);
	if (!isOrdered || functions.length !== ends.length - 1 || encode.length !== functions.length * 2) return undefined;
	const join = (curves: readonly Curve[]): Curve => {
		const encoded = (index: number, x: number): number => {
			const [start, end] = [ends[index]!, ends[index + 1]!];
			return moveBetween(x, start, end, encode[index * 2]!, encode[index * 2 + 1]!);
		};
		const breaks = curves.flatMap((curve, index) => {
			const [first, last] = [encode[index * 2]!, encode[index * 2 + 1]!];
			if (first === last) return [];
			return curve.breaks.map((x) => moveBetween(x, first, last, ends[index]!, ends[index + 1]!));
		});
		return {
			at: (x) => {
				const found = bounds.findIndex((bound) => x < bound);
				const index = found < 0 ? curves.length - 1 : found;
				return curves[index]!.at(encoded(index, x));
			},
			breaks: [...bounds, ...breaks],
		};
	};
	return readCurves(document, functions, left, join, level + 1);
}

/** Viewers may draw curves through samples (`Order` 3): straight lines alone are read. */
async function sampledCurve(
	document: PdfDocument,
	stream: Stream,
	[from, to]: readonly [number, number],
	left: Left,
): Promise<Curve | undefined> {
	const { dict } = stream;
	const [range, size] = [numbersOf(document, dict, 'Range'), numbersOf(document, dict, 'Size')];
	const [count = 0, bits] = [size[0], document.resolve(dict.get('BitsPerSample'))];
	const outputs = range.length / 2;
	if (typeof bits !== 'number' || !BITS.has(bits) || size.length !== 1 || !(count >= 2)) return undefined;
	left.samples -= count * outputs;
	if (!(outputs >= 1 && outputs <= MOST_COMPONENTS) || left.samples < 0 || document.resolve(dict.get('Order')) === 3)
		return undefined;
	const data = await document.decodedAtEase(stream);
	if (data.length * 8 < count * outputs * bits) return undefined;
	const [given, other] = [numbersOf(document, dict, 'Encode'), numbersOf(document, dict, 'Decode')];
	const [first, last] = given.length === 2 ? (given as [number, number]) : [0, count - 1];
	if (first === last) return undefined;
	const decode = other.length === range.length ? other : range;
	const sample = (at: number, output: number): number =>
		moveBetween(
			readSample(data, (at * outputs + output) * bits, bits),
			0,
			2 ** bits - 1,
			decode[output * 2]!,
			decode[output * 2 + 1]!,
		);
	return {
		at: (x) => {
			const place = clampNumber(moveBetween(x, from, to, first, last), 0, count - 1);
			const at = Math.min(count - 2, Math.floor(place));
			return Array.from({ length: outputs }, (_, output) =>
				moveBetween(place, at, at + 1, sample(at, output), sample(at + 1, output)),
			);
		},
		breaks: Array.from({ length: count }, (_, at) => moveBetween(at, first, last, from, to)),
	};
}

const clampNumber = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where a number between two others is between two that these become (ISO 32000-2, 7.10.2). */
const moveBetween = (x: number, from: number, to: number, newFrom: number, newTo: number): number =>
	to === from ? newFrom : newFrom + ((x - from) * (newTo - newFrom)) / (to - from);

/** An empty list if the entry is another one. */
export function numbersOf(document: PdfDocument, dict: Dict, key: string): readonly number[] {
	const found =
		document
			.array(dict.get(key))
			?.slice(0, MOST_NUMBERS)
			.map((item) => document.resolve(item)) ?? [];
	return found.every((item) => typeof item === 'number' && Number.isFinite(item)) ? (found as number[]) : [];
}

/** A part of the numbers that functions are given. */
export type Span = readonly [from: number, to: number];

/** Pieces of a span that are looked at each, beside those between the breaks of the functions. */
const PIECES = 64;
/** The same at this many places within a piece, two lines or powers are the same. */
const PLACES = [0.02, 0.21, 0.5, 0.77, 0.98];
/** Colors that differ by less are the same: numbers are read in one way only. */
const SAME = 1e-7;
/** The cost of a piece, see `Pace`: up to 64 functions are asked ten times. */
const PIECE = 100_000;

/** The parts of a span in which two functions give different colors. */
export async function differingSpans(one: Curve, other: Curve, [from, to]: Span, pace: Pace): Promise<Span[]> {
	const even = Array.from({ length: PIECES + 1 }, (_, index) => from + ((to - from) * index) / PIECES);
	const ends = [...new Set([...even, ...one.breaks, ...other.breaks])].filter((x) => x >= from && x <= to).sort((a, b) => a - b);
	const found: Span[] = [];
	for (const [index, start] of ends.entries()) {
		const end = ends[index + 1];
		if (end === undefined) break;
		const isSame = PLACES.every((place) =>
			isSameColor(one.at(start + (end - start) * place), other.at(start + (end - start) * place)),
		);
		const last = found.at(-1);
		if (!isSame && last?.[1] === start) found[found.length - 1] = [last[0], end];
		else if (!isSame) found.push([start, end]);
		const due = pace.step(PIECE);
		if (due) await due;
	}
	return found;
}

const isSameColor = (one: readonly number[], other: readonly number[]): boolean =>
	one.length === other.length && one.every((value, index) => Math.abs(value - other[index]!) < SAME);
