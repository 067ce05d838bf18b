/**
 * The pages that viewers propose to print (ISO 32000-2, Table 147), by number: after pages change, the numbers would mean other
 * pages.
 */
import type { PdfDocument } from '../../pdf/document';
import { catalogEntry } from '../tree/removal';

export function dropPrintRange(document: PdfDocument): void {
	const preferences = catalogEntry(document, 'ViewerPreferences');
	if (!preferences?.dict.has('PrintPageRange')) return;
	document.edit(preferences.holder);
	preferences.dict.delete('PrintPageRange');
	if (preferences.dict.size === 0) document.editCatalog().delete('ViewerPreferences');
}
