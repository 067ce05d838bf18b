/** flatten_form: fields become content of their pages, as they look (docs/semantics.md, §22.4). */
import type { Note } from '../backend';
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { stripSignatures } from '../model/signature/strip-signatures';
import { save } from '../pdf/write/save';
import { resolvePageSet } from '../page-set';
import { readFontFile } from '../model/font/font-file';
import { Appearances } from '../model/form/appearances';
import { draw } from './form/fill';
import { missingNote, tooSmallNote } from './form/fill-notes';
import { flattenPages } from './form/flatten';
import { type Field, FormModel } from '../model/form/form-model';
import { NO_PAGES_SELECTED } from './pages/page-range';
import { strippedNotes } from '../model/signature/signature-notes';
import { FieldValues } from '../model/form/values';
import { dropXfa, refuseDynamic } from '../model/form/xfa';

export const flatten_form: LocalOperation<'flatten_form'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const pages = resolvePageSet(params.pages, pageCount);
	const notes: Note[] = [];
	let flattenedFields = 0;
	if (pages.length === 0) notes.push(NO_PAGES_SELECTED);
	else {
		const stripped = await stripSignatures(document, 'keep');
		notes.push(...strippedNotes(stripped, 'flatten'));
		const model = await FormModel.read(document);
		refuseDynamic(document, model);
		const values = new FieldValues(document, model);
		const font = params.font && readFontFile(params.font, 'font');
		const appearances = new Appearances(document, model, values, font);
		await draw(document, model, values, appearances, { missing: true });
		const selected = new Set(pages);
		const isFlattened = ({ widgets }: Field): boolean =>
			widgets.some((widget) => widget.pages.some((page) => selected.has(page)));
		const missing = new Map([...appearances.missing].filter(([field]) => isFlattened(field)));
		const tooSmall = [...appearances.tooSmall];
		notes.push(
			...missingNote(missing, new Set(), font),
			...tooSmallNote(tooSmall.filter(isFlattened), true),
			...tooSmallNote(
				tooSmall.filter((field) => !isFlattened(field)),
				false,
			),
			...dropXfa(document, 'values'),
		);
		const flattened = await flattenPages(document, model, pages);
		flattenedFields = flattened.widgets;
		notes.push(...flattened.notes);
		if (flattenedFields === 0 && stripped.fields.length === 0) notes.push(NO_FORM_FIELDS);
	}
	const bytes = await save(document);
	return { documents: [{ name: input.name, bytes, pageCount }], notes, facts: { pageCount, flattenedWidgets: flattenedFields } };
};

const NO_FORM_FIELDS: Note = { code: 'no_form_fields', message: 'The selected pages have no form fields.' };
