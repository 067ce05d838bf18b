/** Whether text shows glyphs that PDF/A from part 2 on forbids: `.notdef`, and for level A characters without meaning. */
import { UNREADABLE } from '../../model/font/reading/glyph';
import { notdefIn, type ShowsNotdef } from '../../model/font/reading/notdef';
import type { ReadingFont } from '../../model/font/reading/reading-font';
import type { Observer } from '../../model/interpreter/observer';
import { PageContentReader } from '../../model/interpreter/page-content';
import type { GlyphSink, Style } from '../../model/interpreter/style';
import type { PdfDocument } from '../../pdf/document';

export interface ShownGlyphs {
	/** A code shows `.notdef`. */
	readonly notdef: boolean;
	/** A font is not embedded, or its program cannot be read. */
	readonly unknown: boolean;
	/** A glyph has no meaning, or one in a private use area. */
	readonly unreadable: boolean;
	/** The strings that each font shows. */
	readonly strings: readonly (readonly [ReadingFont, readonly Uint8Array[]])[];
}

/** @throws OctavoError `limit_exceeded` */
export async function shownGlyphs(document: PdfDocument): Promise<ShownGlyphs> {
	const reader = new PageContentReader(document);
	const strings = new ShownStrings();
	for (let index = 0; index < document.pages.count; index++) await reader.read(index, strings, strings);
	let [notdef, unknown] = [false, false];
	for (const [font, shown] of strings.byFont) {
		const test: ShowsNotdef | undefined = await notdefIn(document, font.dictionary);
		if (!test) unknown = true;
		else notdef ||= shown.some(test);
		const due = document.job.pace.step(shown.length * 50);
		if (due) await due;
	}
	return { notdef, unknown, unreadable: strings.unreadable, strings: strings.byFont };
}

class ShownStrings implements GlyphSink, Observer {
	unreadable = false;
	/** The codes are few: strings that are the same are kept once. */
	private readonly fonts = new Map<ReadingFont, Map<string, Uint8Array>>();

	get byFont(): [ReadingFont, Uint8Array[]][] {
		return [...this.fonts].map(([font, strings]) => [font, [...strings.values()]]);
	}

	string(shown: Uint8Array, font: ReadingFont): void {
		let strings = this.fonts.get(font);
		if (!strings) this.fonts.set(font, (strings = new Map<string, Uint8Array>()));
		const key = Buffer.from(shown).toString('latin1');
		if (!strings.has(key)) strings.set(key, Uint8Array.from(shown));
	}

	glyph(_style: Style, text: string): void {
		if (text === UNREADABLE) this.unreadable = true;
	}
}
