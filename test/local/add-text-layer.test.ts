/** add_text_layer: where readers find recognized words, on pages of any geometry. */
import { inflateSync } from 'node:zlib';
import fontkit from '@pdf-lib/fontkit';
import { degrees, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { decode } from '../../shared/contract/values/decode';
import { localHere } from '../../workers/local-here';
import { archive } from '../support/documents/archive';
import { PIXEL } from '../support/documents/stamps';
import {
	everyObject,
	pageTexts,
	picturesByMupdf,
	qpdfCheck,
	renderPages,
	textByMupdf,
	withPrograms,
	wordBoxes,
} from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const backend = localHere();

interface Word {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

async function layered(bytes: Uint8Array, pages: readonly object[]) {
	const text_layer = { name: 'words.json', bytes: Buffer.from(JSON.stringify({ pages })) };
	const { documents, facts, notes } = await backend.run(
		'add_text_layer',
		[{ name: 'scan.pdf', bytes }],
		decode('add_text_layer', { text_layer }),
	);
	return { bytes: documents[0]!.bytes, facts, notes };
}

/** A page that an image covers. */
async function scan(turned = 0, crop?: readonly [number, number, number, number]): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	const page = document.addPage([400, 600]);
	page.drawImage(await document.embedPng(PIXEL), { x: 0, y: 0, width: 400, height: 600 });
	page.setRotation(degrees(turned));
	if (crop) page.setCropBox(...crop);
	return document.save();
}

/** In an image of 1200 pixels across; the size of the shown page is in points. */
const WORDS: readonly Word[] = [
	{ text: 'Invoice', x: 120, y: 90, width: 300, height: 60 },
	{ text: '4711', x: 450, y: 90, width: 150, height: 60 },
	{ text: 'Straße', x: 120, y: 240, width: 240, height: 45 },
	{ text: '東京', x: 120, y: 330, width: 120, height: 60 },
];

// The packages that judge in place of programs find no words on turned pages.
withPrograms(
	'poppler',
	'qpdf',
	'mutool',
)('readers', () => {
	testInTurn.each<[string, () => Promise<Uint8Array>, number, number]>([
		['upright', () => scan(), 400, 600],
		['turned by 90', () => scan(90), 600, 400],
		['turned by 180', () => scan(180), 400, 600],
		['turned by 270', () => scan(270), 600, 400],
		['cropped', () => scan(0, [50, 100, 300, 400]), 300, 400],
	])('find each word in its box on a page that is %s', async (_, make, width, height) => {
		const scale = 1200 / width;
		const source = await make();
		const { bytes, facts } = await layered(source, [{ page: 1, width: 1200, height: height * scale, words: WORDS }]);
		expect(facts).toEqual({ pageCount: 1, layeredPages: 1, layeredWords: 4 });
		expect(qpdfCheck(bytes).clean).toBe(true);
		const [found] = wordBoxes(bytes);
		expect(found!.map(({ text }) => text).sort()).toEqual(WORDS.map(({ text }) => text).sort());
		for (const word of WORDS) {
			const { box } = found!.find(({ text }) => text === word.text)!;
			const due = [word.x, word.y, word.x + word.width, word.y + word.height].map((value) => value / scale);
			for (const [at, value] of box.entries()) expect(Math.abs(value - due[at]!)).toBeLessThan(1);
		}
		expect(textByMupdf(bytes).split(/\s+/).filter(Boolean).sort()).toEqual(WORDS.map(({ text }) => text).sort());
		// Nothing of it shows.
		expect(picturesByMupdf(bytes)).toEqual(picturesByMupdf(source));
		expect(renderPages(bytes)).toEqual(renderPages(source));
	});

	test('read lines in their order, with blanks between words', async () => {
		const { bytes } = await layered(await scan(), [{ page: 1, width: 1200, height: 1800, words: WORDS.slice(0, 3) }]);
		expect(pageTexts(bytes)).toEqual(['Invoice 4711\nStraße']);
	});

	test('find lines that are not quite level, whose words end where their ink does and reach over each other', async () => {
		const text = ['This', 'copy', 'says,', 'to', 'us', 'all:', '“pay', 'now”'];
		const line = (top: number) =>
			text.map((word, index) => {
				// Ascenders, the height of an x and descenders, of a type of 40 pixels; the line falls by 2 in 100.
				const above = /[a-z]/.test(word) && !/[bdfhklt“”A-Z]/.test(word) ? 20 : 30;
				const below = /[pyq,]/.test(word) ? 10 : 0;
				const baseline = top + index * 2;
				const width = index === 2 ? 120 : 80;
				return { text: word, x: 100 + index * 100, y: baseline - above, width, height: above + below, line: index === 0 };
			});
		const words = [...line(200), ...line(250)];
		const { bytes } = await layered(await scan(), [{ page: 1, width: 1200, height: 1800, words }]);
		const whole = text.join(' ');
		const { data } = await backend.run('extract_text', [{ name: 'scan.pdf', bytes }], decode('extract_text', {}));
		expect((data as { text: string }).text.trim().split(/\n+/)).toEqual([whole, whole]);
		expect(pageTexts(bytes)).toEqual([`${whole}\n${whole}`]);
		for (const [index, { box }] of wordBoxes(bytes)[0]!.entries()) {
			const { x, y, width, height } = words[index]!;
			expect(Math.abs(box[0] - x / 3)).toBeLessThan(1);
			expect(Math.abs(box[1] - y / 3)).toBeLessThan(1);
			expect(Math.abs(box[2] - (x + Math.min(width, 92)) / 3)).toBeLessThan(1);
			expect(Math.abs(box[3] - (y + height) / 3)).toBeLessThan(4);
		}
	});

	test('find words from right to left', async () => {
		const words = [{ text: 'שלום', x: 100, y: 100, width: 300, height: 60 }];
		const { bytes } = await layered(await scan(), [{ page: 1, width: 1200, height: 1800, words }]);
		expect(
			pageTexts(bytes)[0]!
				.replace(/[\u202a-\u202e]/g, '')
				.trim(),
		).toBe('שלום');
	});

	test('find the text in a tagged document as a paragraph, and its claim of PDF/A stays', async () => {
		const source = await archive({ claims: '3B', lines: [] });
		const { bytes } = await layered(source, [{ page: 1, width: 1200, height: 1700, words: WORDS }]);
		expect(pageTexts(bytes)[0]).toContain('Invoice 4711');
		expect(everyObject(bytes)).toContain('pdfaid:part');
	});
});

test('leaves out words with little certainty from nothing, and says where they are', async () => {
	const words = WORDS.map((word, index) => ({ ...word, confidence: index === 0 ? 20 : 90 }));
	const { facts, notes } = await layered(await scan(), [{ page: 1, width: 1200, height: 1800, words }]);
	expect(facts).toMatchObject({ layeredWords: 4, confidence: 72.5 });
	expect(notes).toMatchObject([{ code: 'words_uncertain', message: expect.stringContaining('1 word on page 1 was recognized') }]);
});

test('says of pages without words that they have none, and only of others that they have text', async () => {
	const source = await scan();
	const page = { page: 1, width: 1200, height: 1800 };
	const bare = await layered(source, [{ ...page, words: [] }]);
	expect(bare.notes).toMatchObject([
		{ code: 'no_pages_to_recognize', message: expect.stringContaining('no words in text_layer') },
	]);
	expect(bare.bytes).toEqual(source);
	const { bytes } = await layered(source, [{ ...page, words: WORDS }]);
	const again = await layered(bytes, [{ ...page, words: WORDS }]);
	expect(again.notes).toMatchObject([{ message: expect.stringMatching(/^Each page for which text_layer has words has text/) }]);
});

test('writes the same bytes for the same words', async () => {
	const source = await scan();
	const pages = [{ page: 1, width: 1200, height: 1800, words: WORDS }];
	expect((await layered(source, pages)).bytes).toEqual((await layered(source, pages)).bytes);
});

test('the font of the layer is one that others open, with a blank glyph for every character', async () => {
	const { bytes } = await layered(await scan(), [
		{ page: 1, width: 200, height: 200, words: [{ text: 'word', x: 10, y: 10, width: 50, height: 10 }] },
	]);
	const document = await PDFDocument.load(bytes);
	const programs = document.context
		.enumerateIndirectObjects()
		.flatMap(([, value]) => (value instanceof PDFRawStream && value.dict.has(PDFName.of('Length1')) ? [value] : []));
	expect(programs).toHaveLength(1);
	const { numGlyphs, unitsPerEm, ascent } = fontkit.create(inflateSync(programs[0]!.contents));
	expect([numGlyphs, unitsPerEm, ascent]).toEqual([2, 1000, 800]);
});
