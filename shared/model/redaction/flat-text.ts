/**
 * All that operators show, one after the other, without regard to places: as text, and as the codes of the strings, which programs that
 * look into a file without reading its fonts take for text.
 */
import type { Searching, Span } from './residue/find';
import type { Shown, Trace } from './trace';

/** A number of `TJ` that is as wide as a space. */
const SPACE = -180;

/** All text that operators show, and where that of each begins. */
interface Flat {
	readonly text: string;
	readonly starts: readonly number[];
}

/** Tells the text, or the codes, of each glyph of an operator; -1 for spaces between them. */
type Walk = (shown: Shown, add: (text: string, glyph: number) => void) => void;

/** Adds the glyphs of matches in the order of the content. */
export async function addFlatMatches(trace: Trace, { inText, inCodes }: Searching, found: Set<number>): Promise<void> {
	if (trace.shown.length === 0) return;
	const text = flattenText(trace, shownTextOf);
	addSpans(trace, text, eachText, await inText(text.text), found);
	const codes = flattenText(trace, shownCodesOf);
	addSpans(trace, codes, eachCode, await inCodes(codes.text), found);
}

function flattenText({ shown }: Trace, partOf: (shown: Shown) => string): Flat {
	const starts: number[] = [];
	let text = '';
	for (const one of shown) {
		starts.push(text.length);
		text += `${partOf(one)}\n`;
	}
	return { text, starts };
}

/** Only operators that show a part of a match are read glyph by glyph. */
function addSpans({ shown }: Trace, { starts }: Flat, walk: Walk, spans: readonly Span[], found: Set<number>): void {
	for (const { start, end } of spans) {
		for (let index = findStart(starts, start); index < starts.length && starts[index]! < end; index++) {
			let at = starts[index]!;
			walk(shown[index]!, (text, glyph) => {
				if (glyph >= 0 && text !== '' && at < end && at + text.length > start) found.add(glyph);
				at += text.length;
			});
		}
	}
}

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

function shownTextOf({ elements, font }: Shown): string {
	let text = '';
	for (const element of elements) {
		if (typeof element !== 'number') for (const glyph of font.glyphs(element)) text += glyph.text;
		else if (element < SPACE) text += ' ';
	}
	return text;
}

const eachText: Walk = ({ elements, font, first }, add) => {
	let glyph = first;
	for (const element of elements) {
		if (typeof element !== 'number') for (const { text } of font.glyphs(element)) add(text, glyph++);
		else if (element < SPACE) add(' ', -1);
	}
};

/** Codes of two bytes that are characters count as these. */
const shownCodesOf = ({ elements }: Shown): string =>
	elements.map((element) => (typeof element === 'number' ? '' : withoutZeros(element))).join('');

const withoutZeros = (bytes: Uint8Array): string =>
	Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1').replaceAll('\0', '');

const eachCode: Walk = ({ elements, font, first }, add) => {
	let glyph = first;
	for (const element of elements) {
		if (typeof element === 'number') continue;
		let at = 0;
		for (let left = font.glyphs(element).length; left > 0; left--) {
			const end = font.partEnd(element, at, 1);
			add(withoutZeros(element.subarray(at, end)), glyph++);
			at = end;
		}
	}
};
