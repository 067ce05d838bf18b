/** Keys that a dictionary has twice: the last value counts (ISO 32000-2, 7.3.7), and results have each key once. */
import fc from 'fast-check';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { Entries } from '../../shared/pdf/syntax/entries';
import { repeatsKey } from '../../shared/pdf/syntax/repeated-keys';
import { Scan } from '../../shared/pdf/syntax/scan';
import { packable, pageObjects, RawFile, rawPdf } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';
import { anyGap, anyValue, asBytes, written } from '../support/values';

describe('tells whether a dictionary has a key twice', () => {
	const doubted = (text: string): boolean => {
		const scan = new Scan();
		expect(scan.value(asBytes(text), 0, text.length)).toBe(text.length);
		return scan.doubtful;
	};

	test.each([
		['<</A 1/B 2>>', false],
		['<</A 1/A 2>>', true],
		['<</A<</A 1>>/B[/A/A<</A 1>>]>>', false],
		['<</A<</A 1>>/A 1>>', true],
		['<</B<</A 1/B(/A)/A<>>>>>', true],
		['<</A/B/B/A>>', false],
		['<</A/B/B/A/A 1>>', true],
		['[<</A 1>><</A 1>>]', false],
		['[/A/A]', false],
		['<</A 5 0 R/B 5 0 R/A 6 0 R>>', true],
		['<</AB 1/A#42 2>>', true],
		['<</AB 1% /AB 2\n/C(\\)/AB 2)/D</AB>>>', false],
		['<</A null/A 1>>', true],
	])('in %s', (text, expected) => {
		expect(repeatsKey(asBytes(text), 0, text.length)).toBe(expected);
		if (expected) expect(doubted(text)).toBe(true);
	});

	test('and doubts every such dictionary, whatever else is in it', () => {
		fc.assert(
			fc.property(fc.array(anyValue, { minLength: 1, maxLength: 40 }), fc.nat(40), fc.nat(40), anyGap, (items, from, to, gap) => {
				const keys = items.map((_, index) => `K${index}`);
				const [first, second] = [from % keys.length, to % keys.length];
				keys[second] = keys[first]!;
				const text = `<</Outer[<<${items.map((item, index) => `/${keys[index]}${gap}${written(item)}`).join(gap)}${gap}>>]>>`;
				const inner = text.slice('<</Outer['.length, -']>>'.length);
				const repeats = first !== second || repeatsKey(asBytes(`[${items.map(written).join(gap)}]`), 0, Infinity);
				expect(repeatsKey(asBytes(text), 0, text.length)).toBe(repeats);
				if (!repeats) return;
				expect(doubted(text)).toBe(true);
				const entries = new Entries();
				expect(entries.locate(asBytes(inner), 0, inner.length) && !entries.special).toBe(false);
			}),
			{ numRuns: 300 },
		);
	});

	test('and doubts few others', () => {
		const names = ['Type', 'Parent', 'MediaBox', 'Contents', 'Resources', 'Rotate', 'CropBox', 'Annots', 'Font', 'XObject'];
		const text = `<<${names.map((name) => `/${name}<</F1 1 0 R/F2 2 0 R/F10 3 0 R/Type 4>>`).join('')}>>`;
		expect(doubted(text)).toBe(false);
	});
});

const PAGE = '/Rotate 90/Rotate 0/Resources<</Font<</F 3 0 R>>/Font<</F 3 0 R>>>>/Annots[60 0 R]';

/** Two pages with a key twice in every kind of dictionary. */
const objects = {
	...pageObjects(2, { catalog: '/Lang(de)/La#6eg(en)', pages: { 1: PAGE, 2: PAGE } }),
	3: '<</Type/Font/Subtype/Type1/BaseFont/Courier/BaseFont/Helvetica>>',
	41: ['/Marker 1/Marker 2', 'BT /F 24 Tf 40 100 Td (Page 1) Tj ET'] as const,
	60: '<</Type/Annot/Subtype/Text/Rect[0 0 20 20]/Contents(one)/Contents(two)/AP<</N 61 0 R/N 61 0 R>>>>',
	61: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/BBox[0 0 20 20]/Resources<</X<</A 1/A 2>>>>', '0 0 20 20 re f'] as const,
};

const table = (): Uint8Array =>
	Buffer.from(
		Buffer.from(rawPdf(objects)).toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/ID[<00><00>]/ID[<01><01>]'),
		'latin1',
	);

function packed(): Uint8Array {
	const [members, streams] = packable(objects);
	return new RawFile().objects(streams).objectStream(80, members).crossReferenceStream(81, '/Root 1 0 R/Marker 1/Marker 2').bytes;
}

const OPERATIONS: readonly (readonly [OperationName, RawParameters])[] = [
	['rotate_pages', { angle: 90 }],
	['remove_pages', { pages: '2' }],
	['reverse_pages', {}],
	['reorder_pages', { page_order: '2,1,1' }],
	['split_at_page', { pages: '2' }],
	['optimize_document', {}],
	['add_password', { password: 'secret' }],
	['add_text_watermark', { line_1: 'Draft' }],
	['set_metadata', { title: 'Title' }],
	['resize_pages', { page_size: 'A5' }],
	['sanitize_document', {}],
	['flatten_annotations', {}],
];

withTools('qpdf', 'poppler')('results have each key once', () => {
	const forms = { 'a cross-reference table': table, 'object streams': packed };
	const cases = Object.entries(forms).flatMap(([form, make]) =>
		OPERATIONS.map((operation) => [form, ...operation, make] as const),
	);

	test('because qpdf warns of the others', () => {
		for (const make of Object.values(forms)) expect(qpdfCheck(make())).toMatchObject({ clean: false, output: /duplicated key/ });
	});

	test.each(cases)('after a document with %s: %s %j', async (_, name, raw, make) => {
		const { documents } = await local.run(name, [asDocument(make())], decode(name, raw));
		const password = name === 'add_password' ? 'secret' : undefined;
		expect(documents.length).toBeGreaterThan(0);
		for (const { bytes } of documents) expect(qpdfCheck(bytes, password)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes, password).join()).toContain('Page ');
	});

	test('in a merge, also of encrypted documents', async () => {
		const encrypted = await local.run('add_password', [asDocument(table())], decode('add_password', { password: 'secret' }));
		const inputs = [asDocument(packed()), ...encrypted.documents, asDocument(table())];
		const parameters = decode('merge_documents', { open_password: 'secret' });
		const { bytes } = (await local.run('merge_documents', inputs, parameters)).documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(['Page 1', 'Page 2', 'Page 1', 'Page 2', 'Page 1', 'Page 2']);
	});
});
