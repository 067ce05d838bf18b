/** insert_blank_pages: a blank page beside each of the selected pages, as large as that page (docs/semantics.md, §30.1). */
import { resolvePageSet } from '../contract/values/page-set';
import { limitExceeded } from '../pdf/limits';
import { openDocument } from '../pdf/open-document';
import { intactOrSaved } from '../pdf/write/intact';
import { save } from '../pdf/write/save';
import { insertBlankPages } from '../model/prune/insert-pages';
import type { FactsOf } from '../contract/operations';
import type { LocalOperation } from './operation';
import { NO_PAGES_SELECTED } from './pages/page-range';

export const insert_blank_pages: LocalOperation<'insert_blank_pages'> = async (input, params, job) => {
	const { blank_before: before, blank_after: after } = params;
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const { count } = document.pages;
	const field = before === undefined ? 'blank_after' : 'blank_before';
	const selected = resolvePageSet(before ?? after ?? '', count, field);
	const pageCount = count + selected.length;
	const facts: FactsOf<'insert_blank_pages'> = { sourcePageCount: count, pageCount, insertedPages: selected.length };
	if (selected.length === 0) {
		const bytes = await intactOrSaved(document, input.bytes);
		return { documents: [{ name: input.name, bytes, pageCount }], notes: [NO_PAGES_SELECTED], facts };
	}
	const most = job.limits.pages;
	if (pageCount > most)
		throw limitExceeded('pages', `The result would have more than ${most} pages`, 'Insert fewer pages', field);
	await insertBlankPages(document, selected, before === undefined ? 'after' : 'before');
	return { documents: [{ name: input.name, bytes: await save(document), pageCount }], notes: [], facts };
};
