/** Stamps on pages whose own content is damaged or cannot be closed (docs/semantics.md, D27). */
import { deflateSync } from 'node:zlib';
import { decode } from '../../../../shared/contract/values/decode';
import { asDocument, local } from '../../../support/hosts/local';
import { rawPages } from '../../../support/documents/raw';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { pageTexts, qpdfCheck, renderPages, textByMupdf, uncompressed, withTools } from '../../../support/judges/tools';
import { sampled, testInTurn } from '../../../support/sample';

const PAGE = 'BT /F 24 Tf 40 90 Td (Page 1) Tj ET\n0 0 1 rg 20 20 60 30 re f\n';
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** One page with these content streams, each with its dictionary's entries. */
function withStreams(streams: readonly (readonly [entries: string, data: string])[], page = ''): Uint8Array {
	const objects = Object.fromEntries(streams.map((stream, index) => [60 + index, stream]));
	const contents = `/Contents[${streams.map((_, index) => `${60 + index} 0 R`).join(' ')}]`;
	// The last of two equal keys counts; the page of rawPages has its own first.
	return rawPages(1, { pages: { 1: page }, objects: { 11: `<</Type/Page/Parent 2 0 R${contents}${page}>>`, ...objects } });
}

async function stamped(bytes: Uint8Array, raw: Record<string, string> = {}): Promise<Uint8Array> {
	const parameters = decode('add_text_watermark', {
		line_1: 'STAMP',
		template: '1003',
		transparency: '0',
		margin: '0.2',
		...raw,
	});
	return (await local.run('add_text_watermark', [asDocument(bytes)], parameters)).documents[0]!.bytes;
}

/** Enough text that much of it can be decoded when the data is cut. */
const long = PAGE + Array.from({ length: 4000 }, (_, index) => `0 0 0 rg ${(index * 7919) % 250} 10 1 1 re f`).join('\n');
const packed = latin(deflateSync(Buffer.from(long)));
const flate = '/Filter/FlateDecode';

const damages: [string, (readonly [string, string])[]][] = [
	['compressed data that is cut short', [[flate, packed.slice(0, packed.length >> 1)]]],
	[
		'compressed data that is overwritten in its midst',
		[[flate, packed.slice(0, 3000) + '\xff'.repeat(3000) + packed.slice(6000)]],
	],
	[
		'damaged data between two sound streams',
		[
			['', `${PAGE}q`],
			[flate, packed.slice(0, packed.length >> 1)],
			['', 'Q 1 0 0 rg 90 20 9 9 re f'],
		],
	],
	[
		'content that ends within an inline image',
		[['', `${PAGE}q 50 0 0 50 100 100 cm BI /W 90 /H 90 /BPC 8 /CS /G ID \x80\x81\x82`]],
	],
	['content that ends within a string', [['', `${PAGE}BT /F 12 Tf 10 10 Td (cut`]]],
	['content that ends within an array', [['', `${PAGE}BT /F 12 Tf 10 10 Td [(a) 3`]]],
	['a thousand saved states', [['', `${'q '.repeat(1000)}${PAGE}`]]],
];

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a stamp on damaged content', () => {
	describe.each(['', '/StructParents 0'])('page with "%s"', (page) => {
		it.each(sampled(damages, 3))('is shown by poppler and mupdf over %s', async (_, streams) => {
			const source = withStreams(streams, page);
			const bytes = await stamped(source);
			expect(pageTexts(bytes)[0]).toContain('STAMP');
			expect(pageTexts(bytes)[0]).toContain('Page 1');
			expect(textByMupdf(bytes)).toContain('STAMP');
			expect(qpdfCheck(bytes).output).toMatch(/No syntax or stream encoding errors/);
		});

		it.each(sampled(damages, 3))('leaves the rest of the page as it was over %s', async (title, streams) => {
			// A truncated object is left out where a tagged page is written again: here a part of an image.
			if (page !== '' && title.includes('inline image')) return;
			const source = withStreams(streams, page);
			const [before, after] = [renderPages(source), renderPages(await stamped(source))];
			const { width, height, rgb } = before[0]!;
			// The stamp is in the upper quarter.
			const from = Math.ceil(height / 4) * width * 3;
			expect(Buffer.compare(rgb.subarray(from), after[0]!.rgb.subarray(from))).toBe(0);
		});
	});

	it('keeps marked content of a tagged page in the page', async () => {
		const content = `/P <</MCID 0>> BDC ${PAGE} EMC (cut`;
		const bytes = uncompressed(await stamped(withStreams([['', content]], '/StructParents 0')));
		expect(bytes).not.toContain('OctavoPageContent');
		expect(bytes).toContain('/P <</MCID 0>> BDC');
	});

	it('makes one form of content that pages share', async () => {
		const pages = Object.fromEntries([11, 12, 13].map((page) => [page, '<</Type/Page/Parent 2 0 R/Contents 60 0 R>>']));
		const source = rawPages(3, { objects: { ...pages, 60: [flate, packed.slice(0, packed.length >> 1)] } });
		const bytes = uncompressed(await stamped(source));
		expect(bytes.match(/\/OctavoPageContent \d+ 0 R/g)).toHaveLength(1);
		expect(bytes.match(/\/BBox \[\s*0\s*0\s*300\s*200\s*\]/g)).toHaveLength(1);
	});
});

withTools('poppler')('a stamp on content at which readers stop', () => {
	const jury = assembleJury({ isWhole: true });
	const isRed = ([red, green, blue]: readonly number[]) => red! > 200 && green! < 100 && blue! < 100;

	/** The readers that draw something red in the upper quarter, and those that draw the blue box of the page. */
	async function drawnBy(bytes: Uint8Array): Promise<{ stamp: string[]; box: string[] }> {
		const drawn = { stamp: [] as string[], box: [] as string[] };
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const { width, height } = picture;
			const places = Array.from({ length: (width * height) >> 2 }, (_, at) => [at % width, Math.floor(at / width)] as const);
			if (places.some(([x, y]) => isRed(colorAt(picture, x, y)))) drawn.stamp.push(reader);
			const [red, , blue] = colorAt(picture, 40, height - 30);
			if (blue > 200 && red < 100) drawn.box.push(reader);
		}
		return drawn;
	}

	const all: string[] = [...jury.drawing];
	const BLACK = '0 g 20 60 60 10 re f\n';

	testInTurn.each<[string, string[], boolean?]>([
		['an operator without its operand, for poppler', [`${PAGE}EGS9 gs ${BLACK}`]],
		['an operator with too few operands, in the second stream', [`${PAGE}1 0`, `rg ${BLACK}`]],
		['a hundred operators that do not exist, for mutool', [PAGE, `${'OctavoTest '.repeat(120)}${BLACK}`], true],
		['a word of 200 letters, for pdf.js', [`${PAGE}${'x'.repeat(200)} ${BLACK}`], true],
		['lines without their ends, for pdf.js', [`${PAGE}${'1 l '.repeat(20)} ${BLACK}`]],
	])('is drawn by all readers over %s', async (_, streams, staysInPage = false) => {
		for (const page of ['', '/StructParents 0']) {
			const source = withStreams(
				streams.map((stream) => ['', stream]),
				page,
			);
			const bytes = await stamped(source, { color: 'Red' });
			expect(await drawnBy(bytes)).toEqual({ stamp: all, box: all });
			expect(qpdfCheck(bytes).clean).toBe(true);
			expect(uncompressed(bytes).includes('OctavoPageContent')).toBe(page === '' && !staysInPage);
		}
	});

	// All but pdf.js take the division for white space.
	testInTurn.each<[string, string[], string[]]>([
		['draws what pdf.js draws', ['0 0 1 r', 'g 20 20 60 30 re f'], all],
		['is left alone if both parts are operators', ['q 0 0 1 rg 20 20 60 30 re f 1 0 0 1 0 0 c', 'm Q 0 g'], all],
	])('is drawn by all readers where an operator begins in one stream and ends in the next, which %s', async (_, streams, box) => {
		const bytes = await stamped(withStreams(streams.map((stream) => ['', stream])), { color: 'Red' });
		expect(await drawnBy(bytes)).toEqual({ stamp: all, box });
	});

	it.each([
		['operands in the stream before their operator', ['0 0 1', 'rg 20 20 60 30 re f']],
		[
			'arrays, dictionaries, constants and inline images',
			['[1 2] 0 d /P <</A [1 2]>> BDC true false EMC BI /W 1 /H 1 /CS /G /BPC 8 ID x EI n'],
		],
	])('leaves %s as they are', async (_, streams) => {
		const bytes = await stamped(withStreams(streams.map((stream) => ['', stream])));
		expect(uncompressed(bytes)).not.toContain('OctavoPageContent');
		for (const stream of streams) expect(latin(bytes)).toContain(stream);
	});
});

withTools('qpdf', 'poppler')('a stamp under the page', () => {
	it('comes before the content of the page', async () => {
		const bytes = await stamped(withStreams([['', PAGE]]), { layer: 'under', template: '1002', color: 'Red' });
		const written = uncompressed(bytes);
		expect(written).toMatch(/\/Artifact <<\/Type \/Background \/BBox \[0 0 300 200\]>> BDC/);
		expect(pageTexts(bytes)[0]).toContain('STAMP');
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it.each<[string, string, boolean]>([
		['a white rectangle over the page', `1 g 0 0 300 200 re f ${PAGE}`, true],
		['the same in a turned space', `q 0 -1 1 0 0 200 cm 1 g 0 0 200 300 re f Q ${PAGE}`, true],
		['the same drawn with lines', `1 g 0 0 m 300 0 l 300 200 l 0 200 l h f ${PAGE}`, true],
		['a rectangle that is clipped', `q 0 0 50 50 re W n 1 g 0 0 300 200 re f Q ${PAGE}`, false],
		['a rectangle over half of the page', `1 g 0 0 150 200 re f ${PAGE}`, false],
		['nothing', PAGE, false],
	])('says that it is hidden where the page begins with %s', async (_, content, isHidden) => {
		const { notes } = await local.run(
			'add_text_watermark',
			[asDocument(withStreams([['', content]]))],
			decode('add_text_watermark', { line_1: 'STAMP', layer: 'under' }),
		);
		expect(notes.map(({ code }) => code)).toEqual(isHidden ? ['stamp_hidden'] : []);
	});
});

withTools('poppler')('selected pages', () => {
	it('stamps these and no others', async () => {
		const bytes = await stamped(rawPages(5, {}), { pages: 'odd, not 3' });
		expect(pageTexts(bytes).map((text) => text.includes('STAMP'))).toEqual([true, false, false, false, true]);
	});

	it('returns the document as it was, with a note, if there are no such pages', async () => {
		const source = rawPages(2, {});
		const { documents, notes } = await local.run(
			'add_text_watermark',
			[asDocument(source)],
			decode('add_text_watermark', { line_1: 'STAMP', pages: '3..' }),
		);
		expect(documents[0]!.bytes).toBe(source);
		expect(notes.map(({ code }) => code)).toEqual(['no_pages_selected']);
	});
});
