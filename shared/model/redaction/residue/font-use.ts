/** Which codes of which fonts are shown, and which were and are no longer (docs/semantics.md, §38.2). */
import type { Pace } from '../../../pdf/pace';
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

export class FontUse {
	readonly fonts = new Map<ReadingFont, CodeUse>();
	/** Whether any glyph went. */
	hasGone = false;

	/** Notes all glyphs that content shows; `gone` are the numbers of those that it loses. */
	async note({ shown }: Shows, pace: Pace, gone: ReadonlySet<number> = NONE): Promise<void> {
		for (const { font, elements, first } of shown) {
			let use = this.fonts.get(font);
			if (!use) this.fonts.set(font, (use = { kept: new Set(), gone: new Set(), lengths: new Set() }));
			let number = first;
			for (const element of elements) {
				if (typeof element === 'number') continue;
				let at = 0;
				for (const glyph of font.glyphs(element)) {
					const end = font.partEnd(element, at, 1);
					use.lengths.add(end - at);
					at = end;
					if (gone.has(number++)) {
						use.gone.add(glyph);
						this.hasGone = true;
					} else use.kept.add(glyph);
				}
				const due = pace.step(element.length * BYTE_COST);
				if (due) await due;
			}
		}
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
