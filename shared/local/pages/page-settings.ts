/** Facts of a document about single pages, which sheets of several pages cannot have (docs/semantics.md, §30.4). */
import type { Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { catalogEntry } from '../../model/tree/removal';

/** Entries of pages (ISO 32000-2, Table 31), and what they are. */
const OF_PAGES = { AA: 'actions', Trans: 'transitions', Dur: 'times for which pages show' } as const;

/** The note about what goes, if there is any of it. */
export async function pageSettingsNote(document: PdfDocument): Promise<Note[]> {
	const found = new Set<string>();
	if (document.catalog.has('PageLabels')) found.add('labels');
	for (const number of document.pages.numbers) {
		for (const [key, words] of Object.entries(OF_PAGES)) if (document.entry(number, key) !== undefined) found.add(words);
		const due = document.job.pace.step(300);
		if (due) await due;
	}
	if (document.catalog.has('DPartRoot')) found.add('document parts');
	if (catalogEntry(document, 'ViewerPreferences')?.dict.has('PrintPageRange') === true) found.add('the range of pages to print');
	if (found.size === 0) return [];
	const message = `The sheets do not have what the document said of single pages: ${[...found].join(', ')}.`;
	return [{ code: 'page_settings_removed', message }];
}
