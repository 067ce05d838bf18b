/** Which pages count as scans, and what operations that read text say about them (docs/semantics.md, D67). */
import { decode } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';

const LONG = 'A sentence of more than fifty characters that is all on a single line';
const WHOLE = 'q 300 0 0 200 0 0 cm /I Do Q';
const line = (x: number, y: number, text = LONG, more = '') => `BT ${more} /F 6 Tf ${x} ${y} Td (${text}) Tj ET`;
const strip = (at: number) => `q 300 0 0 1 0 ${at} cm BI /W 1 /H 1 /BPC 8 /CS /G ID ~ EI Q`;

/** A document with a page for each content. */
function pagesOf(contents: readonly string[], pages: Readonly<Record<number, string>> = {}): Uint8Array {
	const resources = '/Resources<</Font<</F 3 0 R>>/XObject<</I 60 0 R/X 61 0 R>>/Properties<</Off 62 0 R>>>>';
	const numbers = contents.map((_, index) => index + 1);
	return rawPages(contents.length, {
		catalog: '/OCProperties<</OCGs[62 0 R]/D<</OFF[62 0 R]>>>>',
		pages: Object.fromEntries(numbers.map((page) => [page, resources + (pages[page] ?? '')])),
		objects: {
			...Object.fromEntries(contents.map((content, index) => [41 + index, ['', content] as const])),
			60: ['/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', '~'],
			61: ['/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</XObject<</I 60 0 R>>>>', WHOLE],
			62: '<</Type/OCG/Name(Off)>>',
		},
	});
}

const run = (name: OperationName, bytes: Uint8Array, parameters: object = {}) =>
	local.run(name, [asDocument(bytes)], decode(name, { ...parameters }));

const textlessIn = async (bytes: Uint8Array) => (await run('extract_text', bytes)).facts.textlessPages;

describe('a page counts as a scan', () => {
	it.each([
		['if an image covers it', WHOLE],
		['if images in strips cover it', Array.from({ length: 200 }, (_, at) => strip(at)).join(' ')],
		['if images together cover half of it', 'q 300 0 0 50 0 0 cm /I Do Q q 300 0 0 50 0 150 cm /I Do Q'],
		['if a form draws the image', '/X Do'],
		['if the image is turned', 'q 0 200 -300 0 300 0 cm /I Do Q'],
		['if it has few characters', `${WHOLE} ${line(100, 100, 'Received 2026')}`],
		['if its text is only at the edges', `${WHOLE} ${line(50, 190)} ${line(50, 5)} ${line(2, 100, '1')}`],
	])('%s', async (_, content) => {
		expect(await textlessIn(pagesOf([content]))).toEqual([1]);
	});

	it.each([
		['an empty page', ''],
		['a drawing', '0 0 300 200 re f'],
		['a page with text over the image', `${WHOLE} ${line(50, 100)}`],
		['a scan with recognized text under it', `${line(50, 100, LONG, '3 Tr')} ${WHOLE}`],
		['a page with a smaller image', 'q 300 0 0 90 0 0 cm /I Do Q'],
		['a page with one small image many times', 'q 300 0 0 60 0 0 cm /I Do Q '.repeat(5)],
		['an image of which little shows', `0 0 300 60 re W n ${WHOLE}`],
		['an image on a layer that is off', `/OC /Off BDC ${WHOLE} EMC`],
		['an image outside the page', 'q 300 0 0 200 300 0 cm /I Do Q'],
	])('but not %s', async (_, content) => {
		expect(await textlessIn(pagesOf([content]))).toEqual([]);
	});

	it('of the part that shows, as displayed', async () => {
		const half = 'q 150 0 0 200 0 0 cm /I Do Q';
		const bytes = pagesOf([half, half, half], {
			1: '/Rotate 90/UserUnit 2',
			2: '/CropBox[0 0 200 200]',
			3: '/CropBox[120 0 300 200]',
		});
		expect(await textlessIn(bytes)).toEqual([1, 2]);
	});
});

describe('a document with scans', () => {
	const bytes = pagesOf([line(50, 100, 'Page one'), WHOLE, '', WHOLE]);
	const note = {
		code: 'text_missing',
		message:
			'Pages 2 and 4 are images without text, so what they show was not read: ' +
			'recognize the text (OCR) before this step, or give the images of pages_to_images to a model that reads pictures.',
		mentions: ['pages_to_images'],
	};

	it.each([
		['extract_text', {}],
		['find_text', { search: 'nowhere' }],
		['split_by_text', { search: 'one' }],
		['check_document', { forbidden_text: 'DRAFT' }],
	] as const)('has its scans in the notes and facts of %s', async (name, parameters) => {
		const { notes, facts } = await run(name, bytes, parameters);
		expect([notes, facts.textlessPages]).toEqual([[note], [2, 4]]);
	});

	it('has no such fact in a check that does not read text', async () => {
		expect((await run('check_document', bytes, { maximum_pages: 9 })).facts).toEqual({});
	});

	it('names only the pages that were read', async () => {
		const { notes, facts } = await run('find_text', bytes, { search: 'x', pages: '1..3' });
		expect(notes).toMatchObject([
			{ message: expect.stringMatching(/^Page 2 is an image without text, so what it shows was/) as unknown },
		]);
		expect(facts).toEqual({ textlessPages: [2] });
	});

	it('says whether each page has text', async () => {
		const { data } = await run('extract_text', bytes, { per_page: true });
		expect((data!['pages'] as { hasText: boolean }[]).map(({ hasText }) => hasText)).toEqual([true, false, false, false]);
	});

	it('gives no separators if it has no text at all', async () => {
		for (const layout of ['reading', 'page', 'markdown'])
			expect((await run('extract_text', pagesOf([WHOLE, '', WHOLE]), { layout })).data).toMatchObject({ text: '', pageCount: 3 });
	});

	it('leaves no blank lines for them in Markdown', async () => {
		const { data } = await run('extract_text', bytes, { layout: 'markdown' });
		expect(data!['text']).toMatch(/^Page one\s?$/);
	});

	it('does not hold a required text, and the violation names the scans', async () => {
		await expect(run('check_document', bytes, { required_text: 'two' })).rejects.toMatchObject({
			issues: [{ message: 'The required text is not in the document, and pages 2 and 4 are images without text.' }],
		});
	});

	it('is not searchable, and neither is a scan with a line at its edge', async () => {
		const stamped = pagesOf([line(50, 100), `${WHOLE} ${line(50, 190)}`, '0 0 9 9 re f']);
		await expect(run('check_document', stamped, { require_searchable: true })).rejects.toMatchObject({
			issues: [{ message: 'Pages 2 and 3 have images or drawings, but little or no text.' }],
		});
	});

	it.each([
		[
			bytes,
			'is not found on any page, and pages 2 and 4 are images without text: recognize the text of scans (OCR) before this step',
		],
		[pagesOf([WHOLE]), 'is not found, because the document has no text: recognize the text of scans (OCR) before this step'],
	])('is not split where a text may be in an image', async (document, message) => {
		await expect(run('split_by_text', document, { search: 'nowhere' })).rejects.toMatchObject({
			issues: [{ field: 'search', message }],
		});
	});
});
