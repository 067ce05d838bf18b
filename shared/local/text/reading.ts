/** Reads the text of pages one by one, and reports scans and characters that no one can read (docs/semantics.md, D46 and D67). */
import type { Note } from '../../contract/backend';
import { PageReader } from '../../model/text/page-reader';
import type { PageText } from '../../model/text/page-text';
import type { PdfDocument } from '../../pdf/document';
import { agree, beginSentence, countNoun, namePages } from '../../sentences';
import { Scans } from './scans';

export class Reading {
	private readonly reader: PageReader;
	private readonly scans: Scans;
	private readonly textless = new Set<number>();
	private readonly pagesWithUnreadable: number[] = [];
	private readonly pagesWithAssumed: number[] = [];
	private readonly damagedPages: number[] = [];
	private readonly pagesWithDamagedFonts: number[] = [];
	private assumed = 0;
	private done = 0;
	/** Of all pages that were read. */
	characters = 0;
	unreadable = 0;

	constructor(
		private readonly document: PdfDocument,
		/** How many pages will be read. */
		private readonly total: number,
		/** Whether tables are looked for, and whether they are separate blocks of the text. */
		{
			findsTables = false,
			hasTablesApart = findsTables,
		}: { readonly findsTables?: boolean; readonly hasTablesApart?: boolean } = {},
	) {
		this.reader = new PageReader(document, findsTables, hasTablesApart);
		this.scans = new Scans(document);
	}

	/** The text of a page, by its number from 1. */
	async page(number: number): Promise<PageText> {
		const page = await this.reader.page(number - 1);
		this.characters += page.characters;
		this.unreadable += page.unreadable;
		if (page.unreadable > 0) this.pagesWithUnreadable.push(number);
		const { assumed } = page.found;
		this.assumed += assumed;
		if (assumed > 0) this.pagesWithAssumed.push(number);
		if (page.found.damage?.ofContent) this.damagedPages.push(number);
		if (page.found.damage?.ofFonts) this.pagesWithDamagedFonts.push(number);
		if (await this.scans.isScan(page)) this.textless.add(number);
		this.document.job.pace.progress(++this.done / this.total);
		return page;
	}

	get notes(): Note[] {
		return [
			...(this.damagedPages.length > 0 ? [textIncomplete('Content', this.damagedPages)] : []),
			...(this.pagesWithDamagedFonts.length > 0 ? [textIncomplete('Fonts', this.pagesWithDamagedFonts)] : []),
			...(this.textless.size > 0 ? [textMissing(this.textlessPages)] : []),
			...(this.unreadable > 0 ? [textUnreadable(this.unreadableWords)] : []),
			...(this.assumed > 0
				? [textAssumed(`${countNoun(this.assumed, 'character')} on ${namePages(this.pagesWithAssumed)}`)]
				: []),
		];
	}

	/** The pages so far that are scans, in the order in which they were read. */
	get textlessPages(): readonly number[] {
		return [...this.textless];
	}

	/** Whether a page that was read is a scan. */
	isScan(number: number): boolean {
		return this.textless.has(number);
	}

	/** The pages with such characters. */
	get unreadableOn(): readonly number[] {
		return this.pagesWithUnreadable;
	}

	/** Such as `12 characters on page 3`. */
	get unreadableWords(): string {
		const { unreadable, pagesWithUnreadable } = this;
		return `${countNoun(unreadable, 'character')} on ${namePages(pagesWithUnreadable)}`;
	}

	/** The pages of which text may be missing or wrong, because content or fonts are damaged. */
	get damagedOn(): readonly number[] {
		return [...new Set([...this.damagedPages, ...this.pagesWithDamagedFonts])].sort((one, other) => one - other);
	}
}

const textIncomplete = (what: 'Content' | 'Fonts', pages: readonly number[]): Note => ({
	code: 'text_incomplete',
	message: `${what} of ${namePages(pages)} ${
		what === 'Content' ? 'is damaged, so text may be missing there' : 'are damaged, so text may be missing or wrong there'
	}: get the document again from where it came from.`,
});

const textUnreadable = (characters: string): Note => ({
	code: 'text_unreadable',
	message: `${characters} cannot be read, because the fonts do not tell which letters they are.`,
});

const textAssumed = (characters: string): Note => ({
	code: 'text_assumed',
	message: `The document lacks the fonts of ${characters}, so which letters they are is not certain.`,
});

const textMissing = (pages: readonly number[]): Note => ({
	code: 'text_missing',
	message:
		`${beginSentence(sayScans(pages))}, so what ${agree(pages.length, 'it shows', 'they show')} was not read: ` +
		'recognize the text (OCR) before this step, or give the images of pages_to_images to a model that reads pictures.',
	mentions: ['pages_to_images'],
});

/** `page 3 is an image without text`, `pages 1 and 2 are images without text`. */
export const sayScans = (pages: readonly number[]): string =>
	`${namePages(pages)} ${agree(pages.length, 'is an image', 'are images')} without text`;
