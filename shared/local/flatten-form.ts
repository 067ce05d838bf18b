/** flatten_form: fields become content of their pages, as they look (docs/semantics.md, §22.4). */
import type { Note } from '../contract/backend';
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { resolvePageSet } from '../contract/values/page-set';
import { flattenFields } from './form/flatten-fields';
import { NO_PAGES_SELECTED } from './pages/page-range';
import { addAll } from '../lists';

export const flatten_form: LocalOperation<'flatten_form'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const pages = resolvePageSet(params.pages, pageCount);
	const notes: Note[] = [];
	let flattenedWidgets = 0;
	if (pages.length === 0) notes.push(NO_PAGES_SELECTED);
	else {
		const flattened = await flattenFields(document, pages, params.font);
		flattenedWidgets = flattened.widgets;
		addAll(notes, flattened.notes);
		if (flattened.isEmpty) notes.push(NO_FORM_FIELDS);
	}
	const bytes = await save(document);
	return { documents: [{ name: input.name, bytes, pageCount }], notes, facts: { pageCount, flattenedWidgets } };
};

const NO_FORM_FIELDS: Note = { code: 'no_form_fields', message: 'The selected pages have no form fields.' };
