/** redact_text: removes text for good, from everything that the file holds (docs/semantics.md, §38). */
import type { Note } from '../contract/backend';
import { resolvePageSet } from '../contract/values/page-set';
import type { TextBox } from '../model/interpreter/frame';
import { markedAreas } from '../model/redaction/area-annotations';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import type { LocalOperation } from './operation';
import { readAreas } from './redaction/areas';
import { paintMarks } from './redaction/marks';
import { prove } from './redaction/prove';
import { redactSearchOf } from './redaction/redact-search';
import { redactDocument } from './redaction/redact-document';

export const redact_text: LocalOperation<'redact_text'> = async (input, params, job) => {
	const search = await redactSearchOf(params, job);
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const pages = resolvePageSet(params.pages, pageCount);
	const areas = readAreas(params.redact_areas, pages, pageCount);
	if (params.redact_annotations) addMarkedAreas(document, pages, areas);
	const searches = params.search !== undefined || params.redact_kinds !== undefined;
	const shade = params.redact_mark === 'black' ? 0 : 255;
	const media = params.remove_attachments;
	const { redacted, elsewhere, notes } = await redactDocument(document, { pages, search, searches, areas, media, shade }, job);
	if (redacted.length === 0 && elsewhere === 0)
		return {
			documents: [{ ...input, pageCount }],
			notes: [NOTHING_REDACTED],
			facts: { pageCount, redactedMatches: 0, redactedPages: 0, redactedImages: 0 },
		};
	if (params.redact_mark !== 'none') await paintMarks(document, redacted, params.redact_mark);
	await prove(await save(document, { encryption: 'none', draft: true }), { pages, search, areas }, job);
	return {
		documents: [{ name: input.name, bytes: await save(document), pageCount }],
		notes,
		facts: {
			pageCount,
			redactedMatches: redacted.reduce((sum, { count }) => sum + count, elsewhere),
			redactedPages: redacted.length,
			redactedImages: redacted.reduce((sum, { images }) => sum + images, 0),
		},
	};
};

const NOTHING_REDACTED: Note = {
	code: 'nothing_redacted',
	message: 'Nothing was found to redact, and the document is unchanged.',
};

/** The areas that annotations mark on pages, by their numbers from 1. */
function addMarkedAreas(document: PdfDocument, pages: Uint32Array, areas: Map<number, TextBox[]>): void {
	for (const number of pages) {
		const marked = markedAreas(document, number - 1);
		if (marked.length > 0) areas.set(number - 1, [...(areas.get(number - 1) ?? []), ...marked]);
	}
}
