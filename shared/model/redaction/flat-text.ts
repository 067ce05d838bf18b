/**
 * All that operators show, one after the other, without regard to places: as text, and as the codes of the strings, which programs that
 * look into a file without reading its fonts take for text.
 */
import type { Find, Searching, Span } from './residue/find';
import type { Pace } from '../../pace/pace';
import { asBuffer } from '../../pdf/syntax/characters';
import type { Glyph } from '../font/reading/reading-font';
import { SPACE, type Element, type Shown, type Trace } from './trace';

/** All text that operators show, and where that of each begins. */
interface Flat {
	readonly text: string;
	readonly starts: readonly number[];
}

/** How long the text, or the codes, of a glyph are, and those in place of a number. */
interface PartsOf {
	/** The code of the glyph is in `element` from `from` to before `to`, if codes count. */
	readonly lengthOf: (glyph: Glyph, element: Uint8Array, from: number, to: number) => number;
	readonly countsCodes: boolean;
	readonly gapOf: (number: number) => number;
}

/** Adds the glyphs of matches in the order of the content. */
export async function addFlatMatches(
	trace: Trace,
	{ inText, inCodes }: Searching,
	found: Set<number>,
	pace: Pace,
): Promise<void> {
	if (trace.shown.length === 0) return;
	const text = await flattenTexts(trace, pace);
	await addSpans(trace, text, TEXTS, await inText(text.text), found, pace);
	if (trace.shown.some(({ hasNoSize }) => hasNoSize)) {
		const joined = await flattenTexts(trace, pace, haveNoSize);
		await addSpans(trace, joined, TEXTS, await inText(joined.text), found, pace);
	}
	const codes = await flattenCodes(trace, pace);
	await addSpans(trace, codes, CODES, await inCodes(codes.text), found, pace);
}

/** Adds the glyphs of matches whose letters are far apart, whatever is between them. */
export async function addSpacedMatches(trace: Trace, inText: Find, found: Set<number>, pace: Pace): Promise<void> {
	const { text, starts } = await flattenTexts(trace, pace, () => true);
	const places: number[] = [];
	for (let at = 0; at < text.length; at++) if (text[at] !== ' ') places.push(at);
	const due = pace.step(text.length * TEXT_COST);
	if (due) await due;
	const spans = (await inText(text.replaceAll(' ', ''))).map(({ start, end }) => ({
		start: places[start]!,
		end: places[end - 1]! + 1,
	}));
	await addSpans(trace, { text, starts }, TEXTS, spans, found, pace);
}

const haveNoSize = (one: Shown, next: Shown): boolean => one.hasNoSize && next.hasNoSize;

/** `joins` tells which operators show one line, besides those that follow each other. */
async function flattenTexts({ shown }: Trace, pace: Pace, joins?: (one: Shown, next: Shown) => boolean): Promise<Flat> {
	const starts: number[] = [];
	let whole = '';
	for (const [at, one] of shown.entries()) {
		const { text } = one;
		starts.push(whole.length);
		const next = shown[at + 1];
		const isJoined = next !== undefined && (next.follows || joins?.(one, next) === true);
		whole += isJoined ? text : `${text}\n`;
		const due = pace.step((text.length + 1) * TEXT_COST);
		if (due) await due;
	}
	return { text: whole, starts };
}

const LINE_FEED = 10;

/** Codes of two bytes that are characters count as these. */
async function flattenCodes({ shown }: Trace, pace: Pace): Promise<Flat> {
	const starts: number[] = [];
	let length = 0;
	for (const { elements } of shown) {
		length++;
		for (const element of elements) if (typeof element !== 'number') length += element.length;
		pace.add(elements.length);
	}
	const codes = new Uint8Array(length);
	let end = 0;
	for (const { elements } of shown) {
		starts.push(end);
		for (const element of elements) {
			if (typeof element === 'number') continue;
			for (let at = 0; at < element.length; at++) if (element[at] !== 0) codes[end++] = element[at]!;
			const due = pace.step((element.length + 1) * TEXT_COST);
			if (due) await due;
		}
		codes[end++] = LINE_FEED;
	}
	return { text: asBuffer(codes).toString('latin1', 0, end), starts };
}

/** Only operators that show a part of a match are read glyph by glyph, and once, however many matches they show. */
async function addSpans(
	{ shown }: Trace,
	{ text, starts }: Flat,
	{ lengthOf, countsCodes, gapOf }: PartsOf,
	spans: readonly Span[],
	found: Set<number>,
	pace: Pace,
): Promise<void> {
	if (spans.length === 0) return;
	const isFound = await coverSpans(spans, text.length, pace);
	let last = -1;
	for (const { start, end } of spans)
		for (let index = Math.max(findStart(starts, start), last + 1); index < starts.length && starts[index]! < end; index++) {
			last = index;
			const { font, elements, first } = shown[index]!;
			let at = starts[index]!;
			let number = first;
			for (const element of elements) {
				if (typeof element === 'number') at += gapOf(element);
				else {
					let from = 0;
					for (const glyph of font.glyphs(element)) {
						const to = countsCodes ? font.partEnd(element, from, 1) : from;
						const length = lengthOf(glyph, element, from, to);
						if (isCovered(isFound, at, length)) found.add(number);
						at += length;
						number++;
						from = to;
					}
				}
				const due = pace.step(costOf(element));
				if (due) await due;
			}
		}
}

/** For each character of a text, whether it is in a span: 1, or else 0. */
async function coverSpans(spans: readonly Span[], length: number, pace: Pace): Promise<Uint8Array> {
	const isFound = new Uint8Array(length);
	for (const { start, end } of spans) {
		isFound.fill(1, start, end);
		const due = pace.step(SPAN_COST + ((end - start) >> 3));
		if (due) await due;
	}
	return isFound;
}

function isCovered(isFound: Uint8Array, from: number, length: number): boolean {
	for (let at = from; at < from + length; at++) if (isFound[at] === 1) return true;
	return false;
}

/** The costs of a byte that is shown, of one that is copied, and of a match, see `Pace`. */
const [BYTE_COST, TEXT_COST, SPAN_COST] = [100, 4, 20];
const costOf = (element: Element): number => (typeof element === 'number' ? 1 : element.length + 1) * BYTE_COST;

/** The last of numbers in order that is not greater than `place`; the first is not greater. */
function findStart(numbers: readonly number[], place: number): number {
	let low = 0;
	for (let high = numbers.length - 1; low < high;) {
		const middle = (low + high + 1) >> 1;
		if (numbers[middle]! <= place) low = middle;
		else high = middle - 1;
	}
	return low;
}

const TEXTS: PartsOf = {
	lengthOf: ({ text }) => text.length,
	countsCodes: false,
	gapOf: (number) => (number < SPACE ? 1 : 0),
};

const CODES: PartsOf = {
	lengthOf: (_, element, from, to) => {
		let length = 0;
		for (let at = from; at < to; at++) if (element[at] !== 0) length++;
		return length;
	},
	countsCodes: true,
	gapOf: () => 0,
};
