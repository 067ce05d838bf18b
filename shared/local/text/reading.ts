/** Reads the text of pages one by one, and reports characters that no one can read (docs/semantics.md, D46). */
import type { Note } from '../../contract/backend';
import { PageReader } from '../../model/text/page-reader';
import type { PageText } from '../../model/text/page-text';
import type { PdfDocument } from '../../pdf/document';
import { countNoun, namePages } from '../../sentences';

export class Reading {
	private readonly reader: PageReader;
	private readonly pagesWithUnreadable: number[] = [];
	private readonly pagesWithAssumed: number[] = [];
	private assumed = 0;
	private done = 0;
	/** Of all pages that were read. */
	characters = 0;
	unreadable = 0;

	constructor(
		private readonly document: PdfDocument,
		/** How many pages will be read. */
		private readonly total: number,
		/** Whether tables with borders are looked for, for Markdown. */
		findsTables = false,
	) {
		this.reader = new PageReader(document, findsTables);
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
		this.document.job.pace.progress(++this.done / this.total);
		return page;
	}

	get notes(): Note[] {
		const notes: Note[] = [];
		if (this.unreadable > 0) {
			const message = `${this.unreadableWords} cannot be read, because the fonts do not tell which letters they are.`;
			notes.push({ code: 'text_unreadable', message });
		}
		if (this.assumed > 0) {
			const shown = `${countNoun(this.assumed, 'character')} on ${namePages(this.pagesWithAssumed)}`;
			const message = `The document lacks the fonts of ${shown}, so which letters they are is not certain.`;
			notes.push({ code: 'text_assumed', message });
		}
		return notes;
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
}
