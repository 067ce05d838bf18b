/** How much text the pages of a document have (docs/semantics.md, §21.1). */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import { TextProbe } from '../../model/text/text-probe';
import { PageReader } from '../../model/text/page-reader';

/** Characters of each page; null if the document has more to read than the limits allow. */
export async function charactersOfPages(document: PdfDocument): Promise<number[] | null> {
	const { count } = document.pages;
	const reader = new PageReader(document);
	return unlessTooMuch(async () => {
		const characters: number[] = [];
		for (let index = 0; index < count; index++) {
			characters.push((await reader.page(index)).characters);
			document.job.pace.progress((index + 1) / count);
		}
		return characters;
	});
}

export interface WithoutText {
	readonly count: number;
	/** Counted from 1. */
	readonly first: number | null;
}

/** How many pages have no text, and the first of them. */
export function pagesWithoutText(characters: readonly number[]): WithoutText {
	const first = characters.indexOf(0);
	return { count: characters.filter((count) => count === 0).length, first: first < 0 ? null : first + 1 };
}

/** Each page takes about 0.2 ms: beyond this, only who asks for the characters of pages waits for them. */
const MOST_PROBED = 5000;

/** The same, without reading the pages to their end; null if they are too many, or there is too much to read. */
export async function probedWithoutText(document: PdfDocument): Promise<WithoutText | null> {
	const { count } = document.pages;
	if (count > MOST_PROBED) return null;
	return unlessTooMuch(async () => {
		const probe = await TextProbe.of(document);
		const characters: number[] = [];
		for (let index = 0; index < count; index++) {
			characters.push((await probe.hasText(index)) ? 1 : 0);
			const due = document.job.pace.step(1000);
			if (due) await due;
		}
		return pagesWithoutText(characters);
	});
}

/** Null if the document has more to read than the limits allow. */
async function unlessTooMuch<T>(read: () => Promise<T>): Promise<T | null> {
	try {
		return await read();
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'limit_exceeded') return null;
		throw thrown;
	}
}
