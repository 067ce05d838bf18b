/** Recognized words as invisible text under pages (docs/semantics.md, §40). */
import type { Note } from '../../contract/backend';
import { removeHiddenContent } from '../../model/cleaning/clean';
import { PagePainter } from '../../model/content/page-painter';
import { survey } from '../../model/content/survey';
import { writeNumbers, type Box } from '../../model/geometry/geometry';
import { GlyphlessFont } from '../../model/recognition/glyphless-font';
import { LAYER_FORM } from '../../model/recognition/layer-mark';
import { layerOperators } from '../../model/recognition/text-layer';
import { NewTags } from '../../model/structure/new-tags';
import type { PdfDocument } from '../../pdf/document';
import { codecOf } from '../../pdf/syntax/portable-codec';
import { dict, name, Stream } from '../../pdf/syntax/values';
import type { RecognizedPage } from '../../recognized/words';
import { countNoun, namePages } from '../../sentences';
import { Reading } from '../text/reading';

const FONT = 'F';
const LEVEL = 6;

/** Those of the pages, numbers from 1, that have no text. Text at the edges alone, such as a stamp, does not count. */
async function pagesWithoutText(document: PdfDocument, pages: readonly number[]): Promise<Set<number>> {
	const reading = new Reading(document, pages.length);
	const empty = new Set<number>();
	for (const page of pages) if ((await reading.page(page)).characters === 0) empty.add(page);
	return new Set([...empty, ...reading.textlessPages]);
}

/** Pages to recognize, numbers from 1, and the document without the hidden text that they had. */
export interface PagesToRecognize {
	readonly document: PdfDocument;
	readonly wanted: ReadonlySet<number>;
}

/**
 * Those of the pages that have no text; with `replace`, those without text that shows, whose hidden text goes. `open` opens the document
 * again.
 */
export async function pagesToRecognize(
	open: () => Promise<PdfDocument>,
	existing: 'skip' | 'replace',
	select: (pageCount: number) => readonly number[],
): Promise<PagesToRecognize> {
	const document = await open();
	const pages = select(document.pages.count);
	if (existing === 'skip') return { document, wanted: await pagesWithoutText(document, pages) };
	const trial = await open();
	await removeHiddenContent(trial, OLD_LAYERS, indexesOf(pages));
	const wanted = await pagesWithoutText(trial, pages);
	if (wanted.size > 0) await removeHiddenContent(document, OLD_LAYERS, indexesOf([...wanted]));
	return { document, wanted };
}

/** Text of render mode 3, and the forms of our layers. */
const OLD_LAYERS = { layers: undefined, text: true, images: false, forms: LAYER_FORM } as const;

const indexesOf = (pages: readonly number[]): Set<number> => new Set(pages.map((page) => page - 1).sort((a, b) => a - b));

/** Puts the words under their pages. Returns how many words there are now. */
export async function addLayers(document: PdfDocument, pages: readonly RecognizedPage[]): Promise<number> {
	if (pages.length === 0) return 0;
	const { pace } = document.job;
	const surveyed = await survey(
		document,
		Uint32Array.from(pages, ({ page }) => page),
	);
	const painter = new PagePainter(document);
	const glyphs = new GlyphlessFont(document);
	const tags = await NewTags.of(document);
	let words = 0;
	for (const [position, page] of surveyed.pages.entries()) {
		pace.progress(position / pages.length);
		const geometry = surveyed.kinds[page.kind]!;
		const { operators, shown } = await layerOperators(pages[position]!, geometry, glyphs, FONT, pace);
		words += shown;
		const ref = document.add(await formOf(document, operators, geometry.box, glyphs));
		const id = tags.addContent('P', page.index);
		const [begin, end] = id === undefined ? ['/OCR BMC', 'EMC'] : [`/P <</MCID ${id}>> BDC /OCR BMC`, 'EMC EMC'];
		painter.under(page, {
			resources: [{ category: 'XObject', name: LAYER_FORM, ref }],
			operators: ([own = LAYER_FORM]) => `${begin} /${own} Do ${end}\n`,
		});
	}
	tags.finish();
	glyphs.finish();
	return words;
}

/** The text of a page, compressed: recognized pages have many words. */
async function formOf(document: PdfDocument, operators: Uint8Array, box: Box, glyphs: GlyphlessFont): Promise<Stream> {
	const form = dict({
		Type: name('XObject'),
		Subtype: name('Form'),
		BBox: writeNumbers(box),
		Resources: dict({ Font: dict({ [FONT]: glyphs.reference }) }),
		Filter: name('FlateDecode'),
	});
	return new Stream(form, await codecOf(document.job).deflate(operators, LEVEL));
}

/** `why`: the beginning of the sentence. */
export const noneRecognized = (why: string, mentions: readonly string[] = []): Note => ({
	code: 'no_pages_to_recognize',
	message: `${why}, so no page got recognized text.`,
	...(mentions.length > 0 ? { mentions } : {}),
});

/** Words below this confidence are often wrong. */
const CERTAIN = 60;

export function uncertain(pages: readonly RecognizedPage[]): Note[] {
	const doubted = pages.map(({ page, words }) => ({
		page,
		count: words.filter(({ confidence = 100 }) => confidence < CERTAIN).length,
	}));
	const count = doubted.reduce((sum, one) => sum + one.count, 0);
	if (count === 0) return [];
	const where = namePages(doubted.filter((one) => one.count > 0).map(({ page }) => page));
	return [
		{
			code: 'words_uncertain',
			message: `${countNoun(count, 'word')} on ${where} ${count === 1 ? 'was' : 'were'} recognized with little certainty (below ${CERTAIN} of 100). Scan with a higher resolution, or check them.`,
		},
	];
}

/** The mean confidence of all words of which it is known, with one decimal. */
export function meanConfidence(pages: readonly RecognizedPage[]): { readonly confidence?: number } {
	const known = pages.flatMap(({ words }) => words.flatMap(({ confidence }) => confidence ?? []));
	if (known.length === 0) return {};
	const sum = known.reduce((total, one) => total + one, 0);
	return { confidence: Math.round((sum / known.length) * 10) / 10 };
}
