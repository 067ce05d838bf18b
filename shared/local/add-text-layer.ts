/** add_text_layer: recognized words as invisible text under the pages of a scan (docs/semantics.md, §40). */
import type { Note } from '../contract/backend';
import { invalidParameters } from '../contract/errors';
import { openDocument } from '../pdf/open-document';
import { intactOrSaved } from '../pdf/write/intact';
import { save } from '../pdf/write/save';
import { readRecognition } from '../recognized/read-recognition';
import type { RecognizedPage } from '../recognized/words';
import { countNoun } from '../sentences';
import type { LocalOperation } from './operation';
import { addLayers, meanConfidence, noneRecognized, pagesToRecognize, uncertain } from './recognition/text-layers';

export const add_text_layer: LocalOperation<'add_text_layer'> = async (
	input,
	{ text_layer, existing_text, open_password },
	job,
) => {
	const open = () => openDocument(input.bytes, job, { password: open_password });
	const read = await readRecognition(text_layer.bytes, job.pace);
	if ('problem' in read) throw refuseLayer(read.problem);
	const { document, wanted: pages } = await pagesToRecognize(open, existing_text, (count) =>
		byPage(read.pages, count).map(({ page }) => page),
	);
	const pageCount = document.pages.count;
	const wanted = byPage(read.pages, pageCount).filter(({ page }) => pages.has(page));
	const layeredWords = await addLayers(document, wanted);
	const bytes = wanted.length === 0 ? await intactOrSaved(document, input.bytes) : await save(document, { version: '1.4' });
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: [...(wanted.length === 0 ? [nothingAdded(read.pages)] : []), ...uncertain(wanted)],
		facts: {
			pageCount,
			layeredPages: wanted.length,
			layeredWords,
			...meanConfidence(wanted),
		},
	};
};

/** Pages that were recognized and have no words may be blank, or scans: whether they have text is not known. */
const nothingAdded = (given: readonly RecognizedPage[]): Note =>
	noneRecognized(
		given.some(({ words }) => words.length > 0)
			? 'Each page for which text_layer has words has text already'
			: 'There are no words in text_layer',
		['text_layer'],
	);

const refuseLayer = (message: string) => invalidParameters([{ field: 'text_layer', message }]);

/** Boxes may be this far outside of the image, as a part of it: recognizers round. */
const MARGIN = 0.02;

/** @throws OctavoError `invalid_parameters` for pages that the document does not have, and for boxes that are not of their image. */
function byPage(pages: readonly RecognizedPage[], pageCount: number): RecognizedPage[] {
	const seen = new Set<number>();
	for (const { page, width, height, words } of pages) {
		if (page > pageCount) throw refuseLayer(`names page ${page}, and the document has ${countNoun(pageCount, 'page')}`);
		if (seen.has(page)) throw refuseLayer(`names page ${page} more than once`);
		seen.add(page);
		const [across, down] = [width * MARGIN, height * MARGIN];
		const isOutside = (one: RecognizedPage['words'][number]) =>
			one.x < -across || one.y < -down || one.x + one.width > width + across || one.y + one.height > height + down;
		if (words.some(isOutside))
			throw refuseLayer(`has words outside of page ${page}: its width and height must be those of the image that was recognized`);
	}
	return pages.filter(({ words }) => words.length > 0).sort((one, other) => one.page - other.page);
}
