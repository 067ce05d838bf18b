/** The common steps of all stamping operations: open, select pages, stamp, save. */
import type { Document, Note } from '../../contract/backend';
import type { stampFacts } from '../../contract/operations/facts';
import { resolvePageSet } from '../../contract/values/page-set';
import type { PdfDocument } from '../../pdf/document';
import { openDocument } from '../../pdf/open-document';
import { intactOrSaved } from '../../pdf/write/intact';
import { save, type SaveOptions } from '../../pdf/write/save';
import type { LocalJob, OutcomeWith } from '../operation';
import { NO_PAGES_SELECTED } from '../pages/page-range';

interface Parameters {
	readonly pages: string;
	readonly open_password?: string;
	/** A percentage. */
	readonly transparency?: number;
}

export interface Stamped {
	readonly notes: readonly Note[];
	/** Only if it is not all selected pages. */
	readonly stampedPages?: number;
	/** The lowest PDF version that knows all that the stamp needs. */
	readonly version?: string;
	/** Writes the result, if more than the document itself is needed for it. */
	readonly write?: (options: SaveOptions) => Promise<Uint8Array>;
}

/** Transparency came with PDF 1.4. */
const VERSION = '1.4';

/** Stamps the pages that `parameters` select; `stamp` gets their one-based numbers, at least one. */
export async function stampPages(
	input: Document,
	{ pages, open_password: password, transparency }: Parameters,
	job: LocalJob,
	stamp: (document: PdfDocument, selected: Uint32Array) => Promise<Stamped>,
): Promise<OutcomeWith<typeof stampFacts>> {
	const document = await openDocument(input.bytes, job, { password });
	const pageCount = document.pages.count;
	const selected = resolvePageSet(pages, pageCount);
	if (selected.length === 0) {
		const bytes = await intactOrSaved(document, input.bytes);
		return {
			documents: [{ name: input.name, bytes, pageCount }],
			notes: [NO_PAGES_SELECTED],
			facts: { pageCount, stampedPages: 0 },
		};
	}
	const { notes, stampedPages = selected.length, version = VERSION, write } = await stamp(document, selected);
	const options: SaveOptions = { version: version > VERSION ? version : VERSION };
	const bytes = write ? await write(options) : await save(document, options);
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: transparency === 100 ? [INVISIBLE, ...notes] : notes,
		facts: { pageCount, stampedPages },
	};
}

const INVISIBLE: Note = {
	code: 'stamp_invisible',
	message: 'The stamp cannot be seen, because transparency is 100. Use a lower value.',
	mentions: ['transparency'],
};
