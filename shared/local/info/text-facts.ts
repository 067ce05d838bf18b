/** How much text the pages of a document have (docs/semantics.md, §21.1). */
import { OctavoError } from '../../errors';
import type { PdfDocument } from '../../pdf/document';
import { Reading } from '../text/reading';

/** Characters of each page; null if the document has more to read than the limits allow. */
export async function charactersOfPages(document: PdfDocument): Promise<number[] | null> {
	const { count } = document.pages;
	const reading = new Reading(document, count);
	const characters: number[] = [];
	try {
		for (let number = 1; number <= count; number++) characters.push((await reading.page(number)).characters);
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'limit_exceeded') return null;
		throw thrown;
	}
	return characters;
}

/** How many pages have no text, and the first of them. */
export function pagesWithoutText(characters: readonly number[]): { count: number; first: number | null } {
	const first = characters.indexOf(0);
	return { count: characters.filter((count) => count === 0).length, first: first < 0 ? null : first + 1 };
}
