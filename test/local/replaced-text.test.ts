/** existing_text replace of add_text_layer and recognize_text: hidden text of an earlier recognition goes, and nothing else. */
import {
	PDFDocument,
	StandardFonts,
	TextRenderingMode,
	pushGraphicsState,
	popGraphicsState,
	setTextRenderingMode,
} from 'pdf-lib';
import { decode } from '../../shared/contract/values/decode';
import { PIXEL } from '../support/documents/stamps';
import { local } from '../support/hosts/local';
import { STAND_IN_WORD } from '../support/hosts/stand-in-recognizer';
import { everyObject, pageTexts, picturesByMupdf, qpdfCheck, withTools } from '../support/judges/tools';

interface Drawn {
	readonly hidden?: string;
	readonly shown?: string;
}

/** Pages that an image covers, with text that others recognized, and text that shows. */
async function scans(...pages: readonly Drawn[]): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	const font = await document.embedFont(StandardFonts.Helvetica);
	const image = await document.embedPng(PIXEL);
	for (const { hidden, shown } of pages) {
		const page = document.addPage([400, 600]);
		page.drawImage(image, { x: 0, y: 0, width: 400, height: 600 });
		if (hidden !== undefined) {
			page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
			page.drawText(hidden, { x: 50, y: 400, size: 12, font });
			page.pushOperators(popGraphicsState());
		}
		if (shown !== undefined) page.drawText(shown, { x: 50, y: 300, size: 8, font });
	}
	return document.save();
}

async function layered(bytes: Uint8Array, text: string, pages: readonly number[], existing = 'replace') {
	const words = [{ text, x: 100, y: 100, width: 200, height: 40 }];
	const content = JSON.stringify({ pages: pages.map((page) => ({ page, width: 1200, height: 1800, words })) });
	const params = decode('add_text_layer', {
		text_layer: { name: 'words.json', bytes: Buffer.from(content) },
		existing_text: existing,
	});
	const { documents, facts } = await local.run('add_text_layer', [{ name: 'scan.pdf', bytes }], params);
	return { bytes: documents[0]!.bytes, facts };
}

const SENTENCE = 'A whole sentence that shows on this page, and has more than fifty characters.';

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('replaced text', () => {
	it('is gone from the file, and the pages look as before', async () => {
		const source = await scans({ hidden: 'Garbled' }, {}, { hidden: 'Garbled' });
		const { bytes, facts } = await layered(source, 'Right', [1, 2, 3]);
		expect(facts).toMatchObject({ layeredPages: 3, layeredWords: 3 });
		expect(pageTexts(bytes)).toEqual(['Right', 'Right', 'Right']);
		const isThere = (file: Uint8Array) => /Garbled|476172626c6564/i.test(everyObject(file));
		expect([isThere(source), isThere(bytes)]).toEqual([true, false]);
		expect(picturesByMupdf(bytes)).toEqual(picturesByMupdf(source));
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('may be a layer of ours, which goes as a whole', async () => {
		const first = await layered(await scans({}), 'First', [1]);
		const { bytes } = await layered(first.bytes, 'Second', [1]);
		expect(pageTexts(bytes)).toEqual(['Second']);
		expect(everyObject(bytes).match(/\/OCR BMC/g)).toHaveLength(1);
		expect(Math.abs(bytes.length - first.bytes.length)).toBeLessThan(300);
		expect(Buffer.compare((await layered(first.bytes, 'Second', [1], 'skip')).bytes, first.bytes)).toBe(0);
	});

	it('stays on other pages, and where text shows', async () => {
		const source = await scans({ hidden: 'Garbled' }, { hidden: 'Garbled' }, { hidden: 'Garbled', shown: SENTENCE });
		const { bytes, facts } = await layered(source, 'Right', [2, 3]);
		expect(facts).toMatchObject({ layeredPages: 1 });
		expect(pageTexts(bytes)[0]).toBe('Garbled');
		expect(pageTexts(bytes)[1]).toBe('Right');
		expect(pageTexts(bytes)[2]).toContain('Garbled');
		expect(pageTexts(bytes)[2]).toContain(SENTENCE);
	});

	it('is recognized again by recognize_text', async () => {
		const source = await scans({ hidden: 'Garbled text of another recognizer, in more than fifty characters' });
		const run = (existing_text: string) =>
			local.run(
				'recognize_text',
				[{ name: 'a.pdf', bytes: source }],
				decode('recognize_text', { languages: 'en', existing_text }),
			);
		expect((await run('skip')).documents[0]!.bytes).toEqual(source);
		const { documents, facts } = await run('replace');
		expect(pageTexts(documents[0]!.bytes)).toEqual([STAND_IN_WORD]);
		expect(facts).toMatchObject({ recognizedPages: 1 });
	});
});

test('a document whose text shows is returned unchanged', async () => {
	const source = await scans({ shown: SENTENCE });
	expect((await layered(source, 'Right', [1])).bytes).toEqual(source);
});
