/** The page operations written with pdf-lib, for comparison. */
import { PDFDocument, degrees } from 'pdf-lib';

/** `order`: zero-based pages of the result. `turned`: how many pages from the first are turned by a quarter instead. */
export async function withPdfLib(input: Uint8Array, order: readonly number[], turned: number | undefined): Promise<Uint8Array> {
	const document = await PDFDocument.load(input);
	if (turned !== undefined) {
		for (const page of document.getPages().slice(0, turned)) page.setRotation(degrees(page.getRotation().angle + 90));
		return document.save();
	}
	// A merge of a document with itself repeats pages too, and is written in the same way.
	const result = await PDFDocument.create();
	for (const page of await result.copyPages(document, [...order])) result.addPage(page);
	return result.save();
}
