/** Which codes of which fonts are shown, and which were and are no longer (docs/semantics.md, §38.2). */
import type { Pace } from '../../../pace/pace';
import type { Glyph, ReadingFont } from '../../font/reading/reading-font';

export interface CodeUse {
	readonly kept: Set<Glyph>;
	readonly gone: Set<Glyph>;
	/** How many bytes codes have. */
	readonly lengths: Set<number>;
}

/** An operator that shows text, and the number of its first glyph. */
interface Shown {
	readonly font: ReadingFont;
	readonly elements: readonly (Uint8Array | number)[];
	readonly first: number;
}

/** All such operators of a page, or of other content. */
interface Shows {
	readonly shown: readonly Shown[];
}

/** Adds to a set most of whose members are added again and again: those that were added last are known by their codes. */
class SeenGlyphs {
	private readonly last = new Array<Glyph | undefined>(256).fill(undefined);

	constructor(private readonly all: Set<Glyph>) {}

	/** Whether any of them was not in the set. */
	addAll(glyphs: readonly Glyph[]): boolean {
		const { last, all } = this;
		const before = all.size;
		for (let at = 0; at < glyphs.length; at++) {
			const glyph = glyphs[at]!;
			const place = glyph.code & 0xff;
			if (last[place] === glyph) continue;
			last[place] = glyph;
			all.add(glyph);
		}
		return all.size > before;
	}
}

/** How many bytes the codes of a string have. */
function noteLengths(lengths: Set<number>, font: ReadingFont, element: Uint8Array, count: number): void {
	for (let at = 0, left = count; left > 0; left--) {
		const end = font.partEnd(element, at, 1);
		lengths.add(end - at);
		at = end;
	}
}

export class FontUse {
	readonly fonts = new Map<ReadingFont, CodeUse>();
	private readonly seen = new Map<ReadingFont, SeenGlyphs>();
	/** Whether any glyph went. */
	hasGone = false;

	/** Notes all glyphs that content shows; `gone` are the numbers of those that it loses. */
	async note({ shown }: Shows, pace: Pace, gone: ReadonlySet<number> = NONE): Promise<void> {
		const inOrder = Uint32Array.from(gone).sort();
		let next = 0;
		for (const { font, elements, first } of shown) {
			let use = this.fonts.get(font);
			if (!use) this.fonts.set(font, (use = { kept: new Set(), gone: new Set(), lengths: new Set() }));
			const kept = this.keptOf(font, use);
			let number = first;
			for (const element of elements) {
				if (typeof element === 'number') continue;
				const glyphs = font.glyphs(element);
				while (next < inOrder.length && inOrder[next]! < number) next++;
				const isDivided = next < inOrder.length && inOrder[next]! < number + glyphs.length;
				// A glyph has one code, so that its length is known from where it is shown first.
				if (isDivided) this.divide(use, glyphs, number, gone);
				if (isDivided || kept.addAll(glyphs)) noteLengths(use.lengths, font, element, glyphs.length);
				number += glyphs.length;
				const due = pace.step(element.length * BYTE_COST);
				if (due) await due;
			}
		}
	}

	/** Of some of the glyphs, which begin with that of the number `first`, it is known that they went. */
	private divide(use: CodeUse, glyphs: readonly Glyph[], first: number, gone: ReadonlySet<number>): void {
		this.hasGone = true;
		for (const [at, glyph] of glyphs.entries()) (gone.has(first + at) ? use.gone : use.kept).add(glyph);
	}

	private keptOf(font: ReadingFont, { kept }: CodeUse): SeenGlyphs {
		let seen = this.seen.get(font);
		if (!seen) this.seen.set(font, (seen = new SeenGlyphs(kept)));
		return seen;
	}

	/** Notes glyphs that went, although others of the same content may go later. */
	async noteGone(shows: Shows, pace: Pace, gone: ReadonlySet<number>): Promise<void> {
		if (gone.size === 0) return;
		const other = new FontUse();
		await other.note(shows, pace, gone);
		for (const [font, { gone, lengths }] of other.fonts) {
			const use = this.fonts.get(font);
			if (use) for (const glyph of gone) use.gone.add(glyph);
			else this.fonts.set(font, { kept: new Set(), gone, lengths });
		}
		this.hasGone = true;
	}
}

/** The cost of a byte that is shown, see `Pace`. */
const BYTE_COST = 50;
const NONE: ReadonlySet<number> = new Set();
