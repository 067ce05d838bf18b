/** redact_text: removes text for good, from everything that the file holds (docs/semantics.md, §38). */
import type { Note } from '../contract/backend';
import { invalidParameters } from '../contract/errors';
import { resolvePageSet } from '../contract/values/page-set';
import { addToList } from '../lists';
import { keepPrograms } from '../model/font/embedding';
import type { TextBox } from '../model/interpreter/frame';
import { markedAreas } from '../model/redaction/area-annotations';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { intactOrSaved } from '../pdf/write/intact';
import { save } from '../pdf/write/save';
import { loadModule, type LocalJob, type LocalOperation } from './operation';
import { NO_PAGES_SELECTED } from './pages/page-range';
import { MOST_AREAS, readAreas } from './redaction/areas';
import { paintMarks } from './redaction/marks';
import { findLeft, refuseLeft } from './redaction/prove';
import { redactSearchOf, type RedactSearch } from './redaction/redact-search';
import { redactDocument, type Redacted, type Redaction } from './redaction/redact-document';

export const redact_text: LocalOperation<'redact_text'> = async (input, params, job) => {
	const search = await redactSearchOf(params, job);
	await refuseLabel(params.redact_label, search);
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	document.keepDecoded();
	keepPrograms(document);
	const pageCount = document.pages.count;
	const pages = resolvePageSet(params.pages, pageCount);
	const areas = readAreas(params.redact_areas, pages, pageCount);
	if (params.redact_annotations) addMarkedAreas(document, pages, areas);
	const searches = (['search', 'redact_kinds'] as const).find((field) => params[field] !== undefined);
	const shade = params.redact_mark === 'black' ? 0 : 255;
	const media = params.remove_attachments;
	const redaction = { pages, search, searches, areas, media, shade } as const;
	const { redacted, elsewhere, notes } = await redactWholly(document, redaction, job);
	if (redacted.length === 0 && elsewhere === 0)
		return {
			documents: [{ name: input.name, bytes: await intactOrSaved(document, input.bytes), pageCount }],
			notes: [pages.length === 0 ? NO_PAGES_SELECTED : NOTHING_REDACTED],
			facts: { pageCount, redactedMatches: 0, redactedPages: 0, redactedImages: 0 },
		};
	if (params.redact_mark !== 'none') {
		const color = params.redact_mark === 'black' ? 'white' : 'black';
		const { redact_label: text } = params;
		const label = text === undefined ? undefined : await (await loadLabel(job)).openLabel(document, text, color);
		await paintMarks(document, redacted, params.redact_mark, label);
	}
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

/** How often a document is redacted. A gap may make another match: `b\s+\d` matches `b 1 2`, and then `b 2`. */
const ROUNDS = 4;

/** @throws OctavoError `redaction_incomplete` if anything is left after the last round */
async function redactWholly(document: PdfDocument, redaction: Redaction, job: LocalJob): Promise<Redacted> {
	let all = await redactDocument(document, redaction, job);
	if (all.redacted.length === 0 && all.elsewhere === 0) return all;
	for (let round = 1; ; round++) {
		const left = await findLeft(await save(document, { encryption: 'none', draft: true }), redaction, job, document);
		if (left.length === 0) return all;
		const isLast = round === ROUNDS || redaction.searches === undefined;
		const more = isLast ? undefined : await redactDocument(document, { ...redaction, areas: new Map(), isAgain: true }, job);
		if (!more || (more.redacted.length === 0 && more.elsewhere === 0)) refuseLeft(left);
		else all = joinRedacted(all, more);
	}
}

function joinRedacted(one: Redacted, other: Redacted): Redacted {
	const pages = new Map(one.redacted.map((page) => [page.index, page]));
	for (const { index, boxes, count, images } of other.redacted) {
		const before = pages.get(index) ?? { boxes: [], count: 0, images: 0 };
		pages.set(index, {
			index,
			boxes: [...before.boxes, ...boxes],
			count: before.count + count,
			images: before.images + images,
		});
	}
	const redacted = [...pages.values()].sort((page, next) => page.index - next.index);
	return { redacted, elsewhere: one.elsewhere + other.elsewhere, notes: one.notes };
}

const NOTHING_REDACTED: Note = {
	code: 'nothing_redacted',
	message: 'Nothing was found to redact, and the document is unchanged.',
};

const loadLabel = (job: LocalJob) => loadModule(job, () => import('./stamp/text/mark-label'));

/** Words that are redacted cannot be the label. @throws OctavoError `invalid_parameters` */
async function refuseLabel(label: string | undefined, search: RedactSearch): Promise<void> {
	if (label !== undefined && (await search.inText(label)).length > 0)
		throw invalidParameters([{ field: 'redact_label', message: 'has text that is redacted: choose another label' }]);
}

/** The areas that annotations mark on pages, by their numbers from 1. */
function addMarkedAreas(document: PdfDocument, pages: Uint32Array, areas: Map<number, TextBox[]>): void {
	let count = 0;
	for (const number of pages) {
		for (const area of markedAreas(document, number - 1)) {
			addToList(areas, number - 1, area);
			if (++count > MOST_AREAS)
				throw invalidParameters([
					{
						field: 'redact_annotations',
						message: `finds more than ${MOST_AREAS} areas, and at most ${MOST_AREAS} are allowed: choose fewer pages`,
						mentions: ['pages'],
					},
				]);
		}
	}
}
