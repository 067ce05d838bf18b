/** add_text_layer: recognized words as invisible text under the pages of a scan (docs/semantics.md, §40). */
import type { Note } from '../contract/backend';
import { invalidParameters } from '../contract/errors';
import { PagePainter } from '../model/content/page-painter';
import { survey } from '../model/content/survey';
import { writeNumbers, type Box } from '../model/geometry/geometry';
import { GlyphlessFont } from '../model/recognition/glyphless-font';
import { layerOperators } from '../model/recognition/text-layer';
import { NewTags } from '../model/structure/new-tags';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { codecOf } from '../pdf/syntax/portable-codec';
import { dict, name, Stream } from '../pdf/syntax/values';
import { save } from '../pdf/write/save';
import { readRecognition } from '../recognized/read-recognition';
import type { RecognizedPage } from '../recognized/words';
import { countNoun, namePages } from '../sentences';
import type { LocalOperation } from './operation';
import { Reading } from './text/reading';

const FORM = 'OctavoText';
const FONT = 'F';
const LEVEL = 6;

export const add_text_layer: LocalOperation<'add_text_layer'> = async (input, { text_layer, open_password }, job) => {
	const document = await openDocument(input.bytes, job, { password: open_password });
	const pageCount = document.pages.count;
	const read = await readRecognition(text_layer.bytes, job.pace);
	if ('problem' in read) throw refuseLayer(read.problem);
	const named = byPage(read.pages, pageCount);
	const wanted = await withoutText(document, named);
	const words = wanted.flatMap(({ words: own }) => own);
	const layeredWords = await addLayers(document, wanted);
	const known = words.flatMap(({ confidence }) => confidence ?? []);
	const confidence = known.reduce((sum, one) => sum + one, 0) / known.length;
	const bytes = wanted.length === 0 && !document.suspect ? input.bytes : await save(document, { version: '1.4' });
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: [...(wanted.length === 0 ? [NO_PAGES] : []), ...uncertain(wanted)],
		facts: {
			pageCount,
			layeredPages: wanted.length,
			layeredWords,
			...(known.length === 0 ? {} : { confidence: Math.round(confidence * 10) / 10 }),
		},
	};
};

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

/** The pages without text. Text at the edges alone, such as a stamp, does not count. */
async function withoutText(document: PdfDocument, pages: readonly RecognizedPage[]): Promise<RecognizedPage[]> {
	const reading = new Reading(document, pages.length);
	const empty = new Set<number>();
	for (const { page } of pages) if ((await reading.page(page)).characters === 0) empty.add(page);
	const scans = new Set(reading.textlessPages);
	return pages.filter(({ page }) => empty.has(page) || scans.has(page));
}

/** Returns how many words there are now. */
async function addLayers(document: PdfDocument, pages: readonly RecognizedPage[]): Promise<number> {
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
			resources: [{ category: 'XObject', name: FORM, ref }],
			operators: ([own = FORM]) => `${begin} /${own} Do ${end}\n`,
		});
	}
	tags.finish();
	glyphs.finish();
	return words;
}

/** The text of a page, compressed: recognized pages have many words. */
async function formOf(document: PdfDocument, operators: string, box: Box, glyphs: GlyphlessFont): Promise<Stream> {
	const form = dict({
		Type: name('XObject'),
		Subtype: name('Form'),
		BBox: writeNumbers(box),
		Resources: dict({ Font: dict({ [FONT]: glyphs.reference }) }),
		Filter: name('FlateDecode'),
	});
	return new Stream(form, await codecOf(document.job).deflate(Buffer.from(operators, 'latin1'), LEVEL));
}

const NO_PAGES: Note = {
	code: 'no_pages_to_recognize',
	message: 'All of the pages that the text layer names have text, so no layer was added.',
};

/** Words below this confidence are often wrong. */
const CERTAIN = 60;

function uncertain(pages: readonly RecognizedPage[]): Note[] {
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
