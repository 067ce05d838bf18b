/**
 * Shaping of letters that only their neighbours can move: for a font that sets many texts, what each pair of letters does is asked once.
 * Letters that become
 * other glyphs, such as a ligature, are shaped by the library together with their neighbours.
 */
import type { Glyph } from '@pdf-lib/fontkit';
import { addAll } from '../../../lists';

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
	/** Letters that become other glyphs, with a letter at each side, where there is one. */
	private readonly clusters = new Map<string, readonly ShapedGlyph[] | undefined>();

	/** `layout` shapes a text as if it were the first one. */
	constructor(private readonly layout: (text: string) => ShapedGlyph[]) {}

	/** The glyphs, or undefined if the text needs the library. */
	shape(text: string): ShapedGlyph[] | undefined {
		if (!PLAIN.test(text)) return undefined;
		const shaped: ShapedGlyph[] = [];
		for (let from = 0, to = 0; from < text.length; from = to) {
			to = from + 1;
			// Two ligatures that meet are shaped together.
			while (this.changes(text, to - 1) || (to > from + 1 && this.changes(text, to))) to++;
			const own = to === from + 1 ? this.alone(text, from) : this.together(text, from, to);
			if (!own) return undefined;
			addAll(shaped, own);
		}
		// The library knows a glyph by the first letters of a text that have it.
		const seen = new Map<number, Glyph>();
		return shaped.map((one) => {
			const glyph = seen.get(one.glyph.id) ?? one.glyph;
			seen.set(glyph.id, glyph);
			return glyph === one.glyph ? one : { ...one, glyph };
		});
	}

	/** Whether the letter at a place forms other glyphs with the next one. */
	private changes(text: string, at: number): boolean {
		return at + 1 < text.length && this.advance(text.slice(at, at + 2)) === undefined;
	}

	/** The letter at a place, before the next one. */
	private alone(text: string, at: number): ShapedGlyph[] | undefined {
		const letter = this.letter(text[at]!);
		const advance = at + 1 < text.length ? this.advance(text.slice(at, at + 2)) : letter?.advance;
		if (!letter || advance === undefined) return undefined;
		return [advance === letter.advance ? letter : { ...letter, advance }];
	}

	/** Letters of which each forms other glyphs with the next one. Those around them only move. */
	private together(text: string, from: number, to: number): readonly ShapedGlyph[] | undefined {
		const [first, end] = [Math.max(from - 1, 0), Math.min(to + 1, text.length)];
		const key = `${from - first} ${text.slice(first, end)}`;
		if (!this.clusters.has(key)) {
			if (this.clusters.size === MOST) this.clusters.clear();
			this.clusters.set(key, this.within(text.slice(first, end), from - first, end - to));
		}
		return this.clusters.get(key);
	}

	/** The glyphs of a text but those of its first and its last letter, which must be what they are alone, and unmoved by it. */
	private within(text: string, before: number, after: number): readonly ShapedGlyph[] | undefined {
		const shaped = this.layout(text);
		const [left, right] = [before > 0 ? this.letter(text[0]!) : undefined, after > 0 ? this.letter(text.at(-1)!) : undefined];
		const own = shaped.slice(before, shaped.length - after);
		const [first, last] = [shaped[0], shaped.at(-1)];
		const advance = before > 0 ? this.advance(text.slice(0, 2)) : undefined;
		if (before > 0 && !(left && first && isAs(first, left) && first.advance === advance)) return undefined;
		return after > 0 && !(right && last && isAs(last, right) && last.advance === right.advance) ? undefined : own;
	}

	private letter(text: string): ShapedGlyph | undefined {
		if (!this.letters.has(text)) {
			const glyphs = this.layout(text);
			this.letters.set(text, glyphs.length === 1 && isUnmoved(glyphs[0]!) ? glyphs[0] : undefined);
		}
		return this.letters.get(text);
	}

	private advance(pair: string): number | undefined {
		let advance = this.advances.get(pair);
		if (advance === undefined && !this.advances.has(pair)) {
			if (this.advances.size === MOST) this.advances.clear();
			this.advances.set(pair, (advance = this.advanceIn(pair)));
		}
		return advance;
	}

	private advanceIn(pair: string): number | undefined {
		const [first, second, ...others] = this.layout(pair);
		const [one, other] = [this.letter(pair[0]!), this.letter(pair[1]!)];
		if (!first || !second || !one || !other || others.length > 0) return undefined;
		return isAs(first, one) && isAs(second, other) && second.advance === other.advance ? first.advance : undefined;
	}
}

/** Whether a glyph is that of the letter alone, where the pen is. */
const isAs = (glyph: ShapedGlyph, letter: ShapedGlyph): boolean => glyph.glyph.id === letter.glyph.id && isUnmoved(glyph);
const isUnmoved = ({ x, y }: ShapedGlyph): boolean => x === 0 && y === 0;
