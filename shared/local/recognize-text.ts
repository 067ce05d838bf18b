/** recognize_text: the text of scans, recognized by the program that the host lends, under their pages (docs/semantics.md, §40). */
import type { Note } from '../contract/backend';
import type { ImageOfText, Recognizing } from '../contract/lent';
import { resolvePageSet } from '../contract/values/page-set';
import type { Drawer } from '../model/drawing/drawer';
import { pixelsAt } from '../model/drawing/page-size';
import { Pdfium } from '../model/drawing/pdfium';
import { samplesOf } from '../model/drawing/samples';
import { displayedSize, type PageGeometry } from '../model/geometry/geometry';
import { geometryOf } from '../model/geometry/page-geometry';
import { openDocument } from '../pdf/open-document';
import { intactOrSaved } from '../pdf/write/intact';
import { save } from '../pdf/write/save';
import type { RecognizedPage } from '../recognized/words';
import { countNoun, namePages } from '../sentences';
import { drawable } from './drawing/drawable';
import type { LocalJob, LocalOperation } from './operation';
import { NO_PAGES_SELECTED } from './pages/page-range';
import { requireLanguages } from './recognition/languages';
import { addLayers, meanConfidence, noneRecognized, pagesToRecognize, uncertain } from './recognition/text-layers';

/** Pixels per inch, with which recognizers are best. */
const RESOLUTION = 300;
/** Larger pages are drawn with fewer pixels per inch: recognizers take many times the memory of the image. */
const MOST_PIXELS = 40_000_000;
/** And those of a side: recognizers number pixels with 16 bits. */
const MOST_SIDE = 32_000;
const POINTS = 72;
/** Shares of the work when pages are known to have no text, and when all are recognized. */
const READ = 0.02;
const RECOGNIZED = 0.98;

export const recognize_text: LocalOperation<'recognize_text'> = async (input, params, job) => {
	const { open_password: password } = params;
	const recognizer = job.lent.recognizer!;
	const languages = requireLanguages(params.languages, recognizer);
	const open = () => openDocument(input.bytes, job, { password });
	job.pace.beginPart(0, READ);
	const { document, wanted: pagesWanted } = await pagesToRecognize(open, params.existing_text, (count) => [
		...resolvePageSet(params.pages, count),
	]);
	const pageCount = document.pages.count;
	const wanted = [...pagesWanted].sort((one, other) => one - other);
	if (wanted.length === 0) {
		const bytes = await intactOrSaved(document, input.bytes);
		const facts = { pageCount, recognizedPages: 0, recognizedWords: 0 };
		const isNone = [...resolvePageSet(params.pages, pageCount)].length === 0;
		return {
			documents: [{ name: input.name, bytes, pageCount }],
			notes: [isNone ? NO_PAGES_SELECTED : noneRecognized('All of the pages have text')],
			facts,
		};
	}
	const geometries = wanted.map((page) => geometryOf(document, page - 1));
	// The drawing changes the document that it is given.
	const drawn = await drawable(await open(), Uint32Array.from(wanted), false);
	job.pace.beginPart(READ, RECOGNIZED);
	const recognizing = recognizer.open(languages);
	let pages: RecognizedPage[];
	try {
		pages = await recognizePages(
			{ wanted, geometries, drawer: await Pdfium.open(drawn.bytes, job, drawn), recognizing, deskew: params.deskew },
			job,
		);
	} finally {
		await recognizing.close();
	}
	job.pace.beginPart(RECOGNIZED, 1);
	const withWords = pages.filter(({ words }) => words.length > 0);
	const recognizedWords = await addLayers(document, withWords);
	return {
		documents: [{ name: input.name, bytes: await save(document, { version: '1.4' }), pageCount }],
		notes: [textRecognized(wanted), ...uncertain(pages)],
		facts: { pageCount, recognizedPages: wanted.length, recognizedWords, ...meanConfidence(pages) },
	};
};

interface Work {
	/** Numbers from 1, each with its geometry. */
	readonly wanted: readonly number[];
	readonly geometries: readonly PageGeometry[];
	/** Draws these pages, in their order. */
	readonly drawer: Drawer;
	readonly recognizing: Recognizing;
	readonly deskew: boolean;
}

async function recognizePages(
	{ wanted, geometries, drawer, recognizing, deskew }: Work,
	job: LocalJob,
): Promise<RecognizedPage[]> {
	const pages: RecognizedPage[] = [];
	for (const [index, page] of wanted.entries()) {
		const image = await imageOf(drawer, index, geometries[index]!, job);
		const { width, height } = image;
		const words = await recognizing.recognize({ ...image, deskew }, job.signal);
		pages.push({ page, width, height, words: words.filter(({ text }) => text.trim() !== '') });
		job.pace.progress((index + 1) / wanted.length);
		await job.pace.rest();
	}
	return pages;
}

/** The page at `index` of the drawer, in gray. */
async function imageOf(
	drawer: Drawer,
	index: number,
	geometry: PageGeometry,
	{ pace }: LocalJob,
): Promise<Omit<ImageOfText, 'deskew'>> {
	const resolution = Math.min(RESOLUTION, fittingResolution(geometry));
	const { width, height } = pixelsAt(geometry, resolution);
	const drawn = await drawer.draw(index, { width, height, isTransparent: false });
	const row = samplesOf(drawn, 'gray');
	const samples = new Uint8Array(width * height);
	for (let y = 0; y < height; y++) {
		samples.set(row(y), y * width);
		const due = pace.step(width * PIXEL);
		if (due) await due;
	}
	return { width, height, samples, resolution };
}

/** The cost of a pixel, see `Pace`. */
const PIXEL = 6;

function fittingResolution(geometry: PageGeometry): number {
	const { width, height } = displayedSize(geometry);
	const fitting = POINTS * Math.min(Math.sqrt(MOST_PIXELS / (width * height)), MOST_SIDE / Math.max(width, height));
	return fitting < 1 ? fitting : Math.floor(fitting);
}

const textRecognized = (pages: readonly number[]): Note => ({
	code: 'text_recognized',
	message: `Text of ${countNoun(pages.length, 'page')} was recognized and put under ${pages.length === 1 ? 'it' : 'them'} (${namePages(pages)}).`,
});
