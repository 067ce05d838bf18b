/** arrange_pages: several pages on a sheet, or a booklet (docs/semantics.md, §30.4). */
import type { Note } from '../contract/backend';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { viewerSize } from '../model/geometry/geometry';
import { geometryOf } from '../model/geometry/page-geometry';
import { referToPages } from '../model/prune/page-numbers';
import { catalogEntry } from '../model/tree/removal';
import { flattenFields } from './form/flatten-fields';
import type { LocalOperation } from './operation';
import { pageSettingsNote } from './pages/page-settings';
import { layOutSheet } from './pages/sheet-layout';
import { arrangeOnSheets } from './pages/sheets';

export const arrange_pages: LocalOperation<'arrange_pages'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const sourcePageCount = document.pages.count;
	const first = geometryOf(document, 0);
	const { width, height } = viewerSize(first);
	const layout = layOutSheet(params, { width: width * first.userUnit, height: height * first.userUnit });
	const notes = [...(await withoutFields(document)), ...(await pageSettingsNote(document))];
	await document.pages.keepStreams();
	await referToPages(document);
	const pageCount = await arrangeOnSheets(document, params, layout, params.frame);
	const bytes = await save(document);
	return { documents: [{ name: input.name, bytes, pageCount }], notes, facts: { sourcePageCount, pageCount } };
};

/** Fields are filled on pages, not on sheets to print: they become content. */
async function withoutFields(document: PdfDocument): Promise<Note[]> {
	if (!catalogEntry(document, 'AcroForm')) return [];
	const pages = Uint32Array.from({ length: document.pages.count }, (_, index) => index + 1);
	const { widgets, notes } = await flattenFields(document, pages);
	return widgets === 0 ? [...notes] : [...notes, fieldsFlattened(widgets)];
}

const fieldsFlattened = (count: number): Note => ({
	code: 'fields_flattened',
	message: `${count === 1 ? 'A field' : `${count} fields`} of the form became content of the sheets, with the values that they show.`,
});
