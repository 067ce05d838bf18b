/** extract_text: the text of pages, arranged for reading, or as on the page (docs/semantics.md, §26.1). */
import type { JsonObject } from '../backend';
import { invalidParameters } from '../errors';
import { resolvePageSet } from '../page-set';
import { openDocument } from '../pdf/open-document';
import { textFileType } from '../text-result';
import { pageLabels } from './info/page-facts';
import type { LocalOperation } from './operation';
import { placed } from './text/box';
import { Reading } from './text/reading';

/** Pages whose words may be asked for: each word is an object. */
const MOST_PAGES = 100;

export const extract_text: LocalOperation<'extract_text'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const numbers = resolvePageSet(params.pages, pageCount);
	if (params.word_boxes && numbers.length > MOST_PAGES)
		throw invalidParameters([
			{
				field: 'word_boxes',
				message: `takes at most ${MOST_PAGES} pages, and ${numbers.length} are asked for: name fewer in pages`,
				mentions: ['pages'],
			},
		]);
	const reading = new Reading(document, numbers.length);
	const { texts, words } = await textsOf(numbers, reading, params);
	const labelOf = await pageLabels(document);
	const pages = texts.map((text, index): JsonObject => {
		const number = numbers[index]!;
		return { page: number, label: labelOf(number - 1), text, ...(words[index] && { words: words[index] }) };
	});
	const data = {
		text: texts.join('\f'),
		mediaType: textFileType({ layout: params.layout }),
		pageCount,
		characters: reading.characters,
		unreadable: reading.unreadable,
		...(params.per_page && { pages }),
	};
	return { documents: [{ ...input, pageCount }], data, notes: reading.notes, facts: {} };
};

interface Texts {
	/** In step with the pages that were asked for. */
	readonly texts: readonly string[];
	readonly words: readonly (readonly JsonObject[])[];
}

type Params = Parameters<typeof extract_text>[1];

/** A page is forgotten when its text is written. */
async function textsOf(numbers: Uint32Array, reading: Reading, params: Params): Promise<Texts> {
	const { layout, word_boxes } = params;
	const texts: string[] = [];
	const words: JsonObject[][] = [];
	for (const number of numbers) {
		const page = await reading.page(number);
		if (word_boxes) words.push(page.words().map(({ text, ...box }) => ({ text, ...placed(box) })));
		texts.push(page.layout(layout));
	}
	return { texts, words };
}
