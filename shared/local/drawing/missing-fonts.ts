/** The fonts that pages use and that neither the document nor the program that draws has (docs/semantics.md, §34.6). */
import type { Note } from '../../contract/notes';
import { isEmbedded } from '../../model/font/embedding';
import { descriptorOf, plainName, readNameText, splitSubsetTag } from '../../model/font/font-dictionary';
import type { PdfDocument } from '../../pdf/document';
import type { Value } from '../../pdf/syntax/values';
import { listItems, namePages, shortenText } from '../../sentences';

/** PDFium has the standard fonts, which also replace these (ISO 32000-2, 9.6.2.2). */
const KNOWN = /^(?:Helvetica|Arial|Times|Courier|Symbol|ZapfDingbats)/i;

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

	notes(): Note[] {
		if (this.pages.size === 0) return [];
		const fonts = [...this.pages].map(([name, pages]) => `${shortenText(name)} (${namePages(pages)})`);
		const message = `Fonts that are not in the document were drawn with others, and characters that those lack are missing: ${listItems(fonts)}.`;
		return [{ code: 'fonts_missing', message }];
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
