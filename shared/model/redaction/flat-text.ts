/**
 * All that operators show, one after the other, without regard to places: as text, and as the codes of the strings, which programs that
 * look into a file without reading its fonts take for text.
 */
import type { Searching, Span } from './residue/find';
import type { Trace } from './trace';

/** A number of `TJ` that is as wide as a space. */
const SPACE = -180;

interface Flat {
	readonly text: string;
	/** The glyph of each character; -1 for those that are not drawn. */
	readonly glyphs: readonly number[];
}

/** Adds the glyphs of matches in the order of the content. */
export async function addFlatMatches(trace: Trace, { inText, inCodes }: Searching, found: Set<number>): Promise<void> {
	if (trace.shown.length === 0) return;
	const [text, codes] = [textOf(trace), stringCodesOf(trace)];
	addSpans(text, await inText(text.text), found);
	addSpans(codes, await inCodes(codes.text), found);
}

function addSpans({ glyphs }: Flat, spans: readonly Span[], found: Set<number>): void {
	for (const { start, end } of spans) for (let at = start; at < end; at++) if (glyphs[at]! >= 0) found.add(glyphs[at]!);
}

class FlatBuilder {
	private readonly parts: string[] = [];
	private readonly glyphs: number[] = [];

	add(text: string, glyph: number): void {
		this.parts.push(text);
		for (let unit = 0; unit < text.length; unit++) this.glyphs.push(glyph);
	}

	finish(): Flat {
		return { text: this.parts.join(''), glyphs: this.glyphs };
	}
}

function textOf({ shown }: Trace): Flat {
	const flat = new FlatBuilder();
	for (const { elements, font, first } of shown) {
		let glyph = first;
		for (const element of elements) {
			if (typeof element === 'number') {
				if (element < SPACE) flat.add(' ', -1);
			} else for (const { text } of font.glyphs(element)) flat.add(text, glyph++);
		}
		flat.add('\n', -1);
	}
	return flat.finish();
}

/** Codes of two bytes that are characters count as these. */
function stringCodesOf({ shown }: Trace): Flat {
	const flat = new FlatBuilder();
	for (const { elements, font, first } of shown) {
		let glyph = first;
		for (const element of elements) {
			if (typeof element === 'number') continue;
			let at = 0;
			for (let left = font.glyphs(element).length; left > 0; left--) {
				const end = font.partEnd(element, at, 1);
				for (; at < end; at++) if (element[at] !== 0) flat.add(String.fromCharCode(element[at]!), glyph);
				glyph++;
			}
		}
		flat.add('\n', -1);
	}
	return flat.finish();
}
