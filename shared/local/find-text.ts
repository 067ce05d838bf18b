/** find_text: where words or a pattern are in a document (docs/semantics.md, §26.2). */
import type { JsonObject } from '../contract/backend';
import { openDocument } from '../pdf/open-document';
import { resolvePageSet } from '../contract/values/page-set';
import { drawForReading } from './form/draw-for-reading';
import type { LocalOperation } from './operation';
import { Reading } from './text/reading';
import { boxEntry } from './text/box';
import { patternIn, unlikelyNotes } from './text/pattern';
import { searchPage } from './text/search';

/** Characters of all matches and their groups together: a pattern may take whole pages into each of its groups. */
const MOST_CHARACTERS = 5_000_000;

export const find_text: LocalOperation<'find_text'> = async (input, params, job) => {
	const { search, search_mode, pages, maximum_matches, open_password } = params;
	const pattern = await patternIn('search', search, search_mode, job);
	const document = await openDocument(input.bytes, job, { password: open_password });
	const pageCount = document.pages.count;
	const numbers = resolvePageSet(pages, pageCount);
	await drawForReading(document);
	const reading = new Reading(document, numbers.length);
	const matches: JsonObject[] = [];
	let left = MOST_CHARACTERS;
	let truncated = false;
	for (const number of numbers) {
		const found = await searchPage(await reading.page(number), pattern, maximum_matches - matches.length, job.pace);
		truncated ||= found.truncated;
		for (const { text, groups, box, boxes } of found.matches) {
			left -= text.length + Object.values(groups).reduce((sum, group) => sum + group.length, 0);
			if (left >= 0) matches.push({ page: number, text, groups, box: boxEntry(box), boxes: boxes.map(boxEntry) });
		}
		truncated ||= left < 0;
		// Every further page may only say again that there is more.
		if (truncated && (left < 0 || matches.length === maximum_matches)) break;
	}
	const found = [...new Set(matches.map(({ page }) => page!))];
	const data = { found: matches.length > 0, count: matches.length, truncated, pages: found, matches };
	const notes = [...reading.notes, ...(data.found ? [] : unlikelyNotes('search', search, search_mode))];
	return { documents: [{ ...input, pageCount }], data, notes, facts: { textlessPages: reading.textlessPages } };
};
