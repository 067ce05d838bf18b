/** resize_pages: pages in another size, with everything that is on them (docs/semantics.md, §30.3). */
import type { Note } from '../contract/backend';
import { resolvePageSet } from '../contract/values/page-set';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { intactBytes } from '../pdf/write/intact';
import { save } from '../pdf/write/save';
import { FormModel } from '../model/form/form-model';
import { dropXfa, refuseDynamic } from '../model/form/xfa';
import { referToPages } from '../model/prune/page-numbers';
import { catalogEntry } from '../model/tree/removal';
import type { FactsOf } from '../contract/operations';
import type { LocalOperation } from './operation';
import { NO_PAGES_SELECTED } from './pages/page-range';
import { resizePages } from './pages/resize';
import { addAll } from '../lists';

export const resize_pages: LocalOperation<'resize_pages'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const selected = resolvePageSet(params.pages, pageCount);
	const notes: Note[] = selected.length === 0 ? [NO_PAGES_SELECTED] : [];
	if (selected.length > 0) {
		await refuseXfa(document);
		await referToPages(document);
	}
	const resizedPages = await resizePages(document, selected, params);
	const facts: FactsOf<'resize_pages'> = { pageCount, resizedPages };
	const intact = resizedPages === 0 ? intactBytes(document, input.bytes) : undefined;
	if (intact) return { documents: [{ name: input.name, bytes: intact, pageCount }], notes, facts };
	if (resizedPages > 0) addAll(notes, dropXfa(document, 'places'));
	return { documents: [{ name: input.name, bytes: await save(document), pageCount }], notes, facts };
};

/** @throws OctavoError `invalid_parameters` for a form whose pages only XFA viewers make */
async function refuseXfa(document: PdfDocument): Promise<void> {
	if (catalogEntry(document, 'AcroForm')?.dict.has('XFA')) refuseDynamic(document, await FormModel.read(document));
}
