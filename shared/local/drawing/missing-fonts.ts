/** The fonts that pages use and that neither the document nor the program that draws has (docs/semantics.md, §34.6). */
import type { Note } from '../../contract/notes';
import { isEmbedded } from '../../model/font/embedding';
import { descriptorOf, plainName, readNameText, splitSubsetTag } from '../../model/font/font-dictionary';
import type { PdfDocument } from '../../pdf/document';
import type { Value } from '../../pdf/syntax/values';
import { listItems, namePages, shortenText } from '../../sentences';

/** PDFium has the standard fonts, which also replace these (ISO 32000-2, 9.6.2.2). Arial Unicode has characters that they lack. */
const KNOWN = /^(?:Helvetica|Arial(?! ?(?:Unicode|Narrow))|Times|Courier|Symbol|ZapfDingbats)/i;

const DRAWN = { given: 'The font given', lent: 'The font of the service' } as const;

export class MissingFonts {
	private readonly pages = new Map<string, number[]>();

	constructor(private readonly document: PdfDocument) {}

	/** The fonts that a page uses. */
	add(page: number, fonts: ReadonlySet<Value>): void {
		for (const value of fonts) {
			const name = this.missingName(value);
			if (name === undefined) continue;
			const pages = this.pages.get(name);
			if (!pages) this.pages.set(name, [page]);
			else if (pages.at(-1) !== page) pages.push(page);
		}
	}

	/** The pages that use such fonts. */
	pagesWithout(): ReadonlySet<number> {
		return new Set([...this.pages.values()].flat());
	}

	/** @param isLent whether the field `font` was given */
	/** @param drawn whose font was drawn for them: that of the call, or of the host */
	notes(drawn: 'given' | 'lent' | undefined): Note[] {
		if (this.pages.size === 0) return [];
		const fonts = [...this.pages].map(([name, pages]) => `${shortenText(name)} (${namePages(pages)})`);
		const message = drawn
			? `${DRAWN[drawn]} was drawn for fonts that are not in the document, and characters that it lacks are missing: ${listItems(fonts)}.`
			: `Fonts that are not in the document were drawn with others, and characters that those lack are missing: ${listItems(fonts)}. Give a font that has them in font.`;
		return [{ code: 'fonts_missing', message, ...(drawn ? {} : { mentions: ['font'] }) }];
	}

	private missingName(value: Value): string | undefined {
		const { document } = this;
		const font = document.dict(value);
		if (!font || isEmbedded(document, font)) return undefined;
		const full =
			readNameText(document, font.get('BaseFont')) || readNameText(document, descriptorOf(document, font)?.get('FontName'));
		const name = plainName(splitSubsetTag(full).name);
		return KNOWN.test(name) ? undefined : name || 'a font without a name';
	}
}
