/** crop_pages: the boxes of pages become smaller; nothing on them moves (docs/semantics.md, §30.2). */
import type { Note } from '../contract/backend';
import { DrawnPages, type Margins } from '../model/drawn/drawn-pages';
import type { FactsOf, ParamsOf } from '../contract/operations';
import { resolvePageSet } from '../contract/values/page-set';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { intactBytes } from '../pdf/write/intact';
import { save } from '../pdf/write/save';
import { agree, namePages } from '../sentences';
import type { LocalOperation } from './operation';
import { cropPages, type MarginsOf } from './pages/crop';
import { NO_PAGES_SELECTED } from './pages/page-range';

const POINTS = 72;

type Parameters = ParamsOf<'crop_pages'>;

export const crop_pages: LocalOperation<'crop_pages'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const selected = resolvePageSet(params.pages, pageCount);
	const notes: Note[] = selected.length === 0 ? [NO_PAGES_SELECTED] : [];
	const marginsOf = params.crop_to === 'content' ? await aroundContent(document, selected, params) : givenMargins(params);
	const { croppedPages, left } = await cropPages(document, selected, marginsOf, params.shrink_media_box);
	if (left.length > 0) notes.push(nothingDrawn(left));
	if (params.shrink_media_box && croppedPages > 0) notes.push(CONTENT_STAYS);
	const facts: FactsOf<'crop_pages'> = { pageCount, croppedPages };
	const intact = croppedPages === 0 ? intactBytes(document, input.bytes) : undefined;
	if (intact) return { documents: [{ name: input.name, bytes: intact, pageCount }], notes, facts };
	return { documents: [{ name: input.name, bytes: await save(document), pageCount }], notes, facts };
};

function givenMargins({ crop_left, crop_right, crop_top, crop_bottom }: Parameters): MarginsOf {
	const points = (inches = 0) => inches * POINTS;
	const margins = { left: points(crop_left), right: points(crop_right), top: points(crop_top), bottom: points(crop_bottom) };
	return () => margins;
}

/** The margins around the content, by position in `selected`. */
async function aroundContent(document: PdfDocument, selected: Uint32Array, { padding, uniform }: Parameters): Promise<MarginsOf> {
	const { pace } = document.job;
	const drawn = new DrawnPages(document);
	const found: (Margins | undefined)[] = [];
	for (const [at, page] of selected.entries()) {
		const margins = await drawn.margins(page - 1);
		found.push(margins && padMargins(margins, padding * POINTS));
		const due = pace.step(4000);
		if (due) await due;
		if (at % 100 === 0) pace.progress(at / selected.length);
	}
	if (!uniform) return (at) => found[at];
	const common = found.reduce((one, other) => (one && other ? smallest(one, other) : (one ?? other)), undefined);
	return () => common;
}

const eachSide = (lengthOf: (side: keyof Margins) => number): Margins => ({
	left: lengthOf('left'),
	right: lengthOf('right'),
	top: lengthOf('top'),
	bottom: lengthOf('bottom'),
});

const padMargins = (margins: Margins, padding: number): Margins => eachSide((side) => Math.max(margins[side] - padding, 0));

const smallest = (one: Margins, other: Margins): Margins => eachSide((side) => Math.min(one[side], other[side]));

function nothingDrawn(pages: readonly number[]): Note {
	const they = agree(pages.length, 'it was', 'they were');
	return { code: 'nothing_drawn', message: `Nothing is drawn on ${namePages(pages)}, so ${they} not cropped.` };
}

const CONTENT_STAYS: Note = {
	code: 'cropped_content_stays',
	message: 'The parts of the pages that were cut off do not show, but are still in the file, with their text.',
};
