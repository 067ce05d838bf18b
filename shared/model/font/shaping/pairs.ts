/**
 * Shaping of letters that only their neighbours can move: for a font that sets many texts, what each pair of letters does is asked once.
 * A pair that becomes other glyphs, such as a ligature, is left to the library.
 */
import type { Glyph } from '@pdf-lib/fontkit';

/** A glyph and how the pen moves; lengths in thousandths of the type size. */
export interface ShapedGlyph {
	readonly glyph: Glyph;
	readonly advance: number;
	/** From the pen. */
	readonly x: number;
	readonly y: number;
}

/** Latin, Greek and Cyrillic letters, digits and punctuation, without combining marks. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0386-\u03ce\u0400-\u045f\u2010-\u2027\u20ac]*$/;
/** Most pairs that are remembered. */
const MOST = 20_000;

export class Pairs {
	private readonly letters = new Map<string, ShapedGlyph | undefined>();
	/** The advance of the first letter of a pair before the second; undefined if the pair has other glyphs. */
	private readonly advances = new Map<string, number | undefined>();

	/** `layout` shapes a text as if it were the first one. */
	constructor(private readonly layout: (text: string) => ShapedGlyph[]) {}

	/** The glyphs, or undefined if the text needs the library. */
	shape(text: string): ShapedGlyph[] | undefined {
		if (!PLAIN.test(text)) return undefined;
		const shaped: ShapedGlyph[] = [];
		// The library knows a glyph by the first letter of a text that has it.
		const seen = new Map<number, Glyph>();
		for (let index = 0; index < text.length; index++) {
			const letter = this.letter(text[index]!);
			const advance = index + 1 < text.length ? this.advance(text.slice(index, index + 2)) : letter?.advance;
			if (!letter || advance === undefined) return undefined;
			const glyph = seen.get(letter.glyph.id) ?? letter.glyph;
			seen.set(glyph.id, glyph);
			shaped.push({ ...letter, glyph, advance });
		}
		return shaped;
	}

	private letter(text: string): ShapedGlyph | undefined {
		if (!this.letters.has(text)) {
			const glyphs = this.layout(text);
			this.letters.set(text, glyphs.length === 1 && isUnmoved(glyphs[0]!) ? glyphs[0] : undefined);
		}
		return this.letters.get(text);
	}

	private advance(pair: string): number | undefined {
		if (!this.advances.has(pair)) {
			if (this.advances.size === MOST) this.advances.clear();
			this.advances.set(pair, this.advanceIn(pair));
		}
		return this.advances.get(pair);
	}

	private advanceIn(pair: string): number | undefined {
		const [first, second, ...others] = this.layout(pair);
		const [one, other] = [this.letter(pair[0]!), this.letter(pair[1]!)];
		if (!first || !second || !one || !other || others.length > 0) return undefined;
		const isPlain =
			first.glyph.id === one.glyph.id && second.glyph.id === other.glyph.id && isUnmoved(first) && isUnmoved(second);
		return isPlain && second.advance === other.advance ? first.advance : undefined;
	}
}

const isUnmoved = ({ x, y }: ShapedGlyph): boolean => x === 0 && y === 0;
