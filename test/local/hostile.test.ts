import { decode } from '../../shared/contract/values/decode';
import type { OctavoError } from '../../shared/contract/errors';
import { openDocument } from '../../shared/pdf/open-document';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { rich, numbered } from '../support/documents/drawn';
import { expectLinear } from '../support/cost/growth';
import {
	bombs,
	deepTree,
	miscountingTree,
	quadratic,
	sharedWidgets,
	withCrossReference,
	withValue,
} from '../support/hostile/documents';
import { asDocument, job, local } from '../support/hosts/local';
import { rawPages, rawPdf } from '../support/documents/raw';
import { pageTexts, qpdfCheck, qpdfJson, uncompressed, withTools } from '../support/judges/tools';
import { amount, sampled, testInTurn } from '../support/sample';

const some: [OperationName, Record<string, unknown>][] = [
	['reorder_pages', { page_order: '-1,1,1' }],
	['add_text_watermark', { line_1: 'Draft' }],
	['split_by_size', { maximum_bytes: 2000 }],
	['merge_documents', {}],
	['remove_signatures', {}],
	['add_password', { password: 'x', encryption_algorithm: 'AES-128' }],
];

interface Verdict {
	/** A code, or `ok`. */
	readonly code: string;
	readonly message: string;
	readonly result: Uint8Array | undefined;
}

async function judge(bytes: Uint8Array, name: OperationName, raw: Record<string, unknown>): Promise<Verdict> {
	const document = asDocument(bytes);
	const documents = operationOf(name).input === 'many' ? [document, document] : [document];
	try {
		const { documents: results } = await local.run(name, documents, decode(name, raw));
		return { code: 'ok', message: '', result: results[0]?.bytes };
	} catch (thrown) {
		const { code, message, cause } = thrown as OctavoError;
		if (code === 'internal') throw cause;
		return { code, message, result: undefined };
	}
}

const reverse = (bytes: Uint8Array) => judge(bytes, 'reverse_pages', {});

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>';

describe('refuses files that are not documents', () => {
	testInTurn.each<[string, string | Uint8Array, RegExp]>([
		['an empty file', '', /could not be read: the file is empty/],
		['text', 'Dear Sir or Madam', /could not be read: the file is text, not a PDF document/],
		['an HTML page', '<!DOCTYPE html>\n<html><title>404</title></html>', /is an HTML page, not a PDF document/],
		['an HTML page in capitals', '\n<HTML><BODY>Not found', /is an HTML page/],
		['a ZIP archive', 'PK\u0003\u0004 and so on', /is a ZIP archive/],
		['zeros', new Uint8Array(100_000), /is not a PDF document/],
		['a header alone', '%PDF-1.7\n', /could not be read/],
		['no catalog', '%PDF-1.7\n1 0 obj<</A 1>>endobj\ntrailer<</Root 1 0 R>>', /could not be read: it has no pages/],
		['a trailer without /Root', '%PDF-1.7\n1 0 obj<</A 1>>endobj\ntrailer<</Size 2>>', /could not be read/],
	])('%s', async (_, content, message) => {
		const { code, message: said } = await reverse(Buffer.from(content as string, 'latin1'));
		expect({ code, said }).toEqual({ code: 'unreadable_document', said: expect.stringMatching(message) });
	});

	test('cut off anywhere, a document is read or refused', async () => {
		for (const whole of [await numbered(3), await rich(3, { objectStreams: true })]) {
			const codes = new Set<string>();
			for (let length = 1; length < whole.length; length += Math.ceil(whole.length / amount(60, 20)))
				codes.add((await reverse(whole.subarray(0, length))).code);
			expect([...codes].filter((code) => code !== 'ok')).toEqual(['unreadable_document']);
		}
	});
});

describe('depth', () => {
	testInTurn('a page tree is read in time linear in its depth', async () => {
		await expectLinear(async (depth) => expect((await reverse(deepTree(depth))).code).toBe('ok'), amount(200_000, 60_000));
	});

	testInTurn.each(sampled(['at the root', 'at every node'] as const, 1))(
		'a page tree whose nodes miscount is read in time linear in its depth: kids are lost %s',
		async (lost) => {
			const read = async (depth: number) => {
				const { pages } = await openDocument(miscountingTree(depth, lost), job());
				expect(pages.count).toBe(depth);
			};
			await expectLinear(read, amount(60_000, 20_000));
		},
	);

	test('arrays and dictionaries a million deep are refused, and say why', async () => {
		for (const value of ['['.repeat(1e6), '<</A'.repeat(1e6), `${'['.repeat(1e6)}${']'.repeat(1e6)}`]) {
			const { code, message } = await reverse(withValue(value));
			expect(code).toBe('limit_exceeded');
			expect(message).toMatch(/nested deeper than 500 levels/);
		}
	});

	test('copies deep values that no one reads', async () => {
		const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
		const { code } = await reverse(rawPages(2, { catalog: '/Extra 60 0 R', objects: { 60: deep } }));
		expect(code).toBe('ok');
	});
});

describe('circles', () => {
	testInTurn.each<[string, Parameters<typeof rawPdf>[0]]>([
		[
			'a page tree that contains itself',
			{
				1: '<</Type/Catalog/Pages 2 0 R>>',
				2: '<</Type/Pages/Count 9/Kids[3 0 R 2 0 R 4 0 R]>>',
				3: page,
				4: '<</Type/Pages/Kids[2 0 R 4 0 R]/Parent 4 0 R>>',
			},
		],
		[
			'a page that is its own parent',
			{
				1: '<</Type/Catalog/Pages 2 0 R>>',
				2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
				3: '<</Type/Page/Parent 3 0 R/MediaBox[0 0 9 9]/Contents 3 0 R/Annots 3 0 R>>',
			},
		],
		[
			'references that lead to each other',
			{
				1: '<</Type/Catalog/Pages 2 0 R/Names 4 0 R/Outlines 5 0 R>>',
				2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
				3: page,
				4: '5 0 R',
				5: '4 0 R',
			},
		],
		[
			'a length that is the stream itself',
			{
				1: '<</Type/Catalog/Pages 2 0 R/X 4 0 R>>',
				2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
				3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
				4: '<</Length 4 0 R>>\nstream\nq Q\nendstream',
				5: '<</Length 5 0 R>>\nstream\n\nendstream',
			},
		],
		[
			'a form field, a name tree, a structure tree and an outline that contain themselves',
			{
				1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>/Names<</Dests 4 0 R>>/StructTreeRoot 4 0 R/Outlines 4 0 R/PageLabels 4 0 R>>',
				2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
				3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[4 0 R 4 0 R]/StructParents 0>>',
				4: '<</Kids[4 0 R]/K 4 0 R/P 4 0 R/Parent 4 0 R/First 4 0 R/Last 4 0 R/Next 4 0 R/Prev 4 0 R/ParentTree 4 0 R/Limits[(a)(a)]/Names[(a)4 0 R]/Nums[0 4 0 R]/T(a)/Title(a)/Dest[3 0 R]/Subtype/Widget/FT/Sig/V 4 0 R>>',
			},
		],
	])('%s', async (_, objects) => {
		for (const [name, raw] of some) {
			const { code } = await judge(rawPdf(objects), name, name === 'add_text_watermark' ? { ...raw, margin: 0.01 } : raw);
			expect(['ok', 'invalid_parameters']).toContain(code);
		}
	});

	testInTurn.each<[string, (start: number) => string, string]>([
		['a /Prev that is the section itself', (start) => `/W[1 2 1]/Prev ${start}`, '\u0001\u0000\u000f\u0000'],
		['a /Prev far outside', () => '/W[1 2 1]/Prev 99999999999', '\u0001\u0000\u000f\u0000'],
		['a /Prev that is not a number', () => '/W[1 2 1]/Prev(x)', '\u0001\u0000\u000f\u0000'],
		['fields of no width', () => '/W[0 0 0]', 'abcd'],
		['fields of enormous width', () => '/W[999999999 2 1]', 'abcd'],
		['fields of negative width', () => '/W[-1 5 -1]', 'abcd'],
		['widths that are not numbers', () => '/W[/A(b)null]', 'abcd'],
		['an index beyond all numbers', () => '/W[1 2 1]/Index[99999999999 5]', '\u0001\u0000\u000f\u0000'],
		['an index that counts to infinity', () => '/W[1 2 1]/Index[0 1e999]', '\u0001\u0000\u000f\u0000'],
		['a negative index', () => '/W[1 2 1]/Index[-5 9]', '\u0001\u0000\u000f\u0000'],
		['an object stream that is inside itself', () => '/W[1 2 1]/Index[60 1]', '\u0002\u0000\u003c\u0000'],
	])('%s', async (_, entries, data) => {
		const start = Buffer.from(withCrossReference('', '')).indexOf('90 0 obj');
		const { code } = await reverse(withCrossReference(entries(start), data));
		expect(['ok', 'limit_exceeded']).toContain(code);
	});
});

withTools('qpdf')('wrong kinds', () => {
	testInTurn('any value of a document may be anything: it is read or refused', async () => {
		const text = uncompressed(await rich(3));
		const values = [
			...text
				.slice(0, text.lastIndexOf('startxref'))
				.matchAll(/\d+ 0 R|(?<=[\w#]\s)-?\d+\.?\d*|\/\w+(?=\s*(?:\/|>>|\n))|\([^()]*\)|<[0-9a-f]+>/g),
		];
		const others = ['42', '-1', 'null', '1 0 R', '99999 0 R', '[]', '<<>>', '(s)', '/N', '1e999', '2147483648', '[[[1 0 R]]]'];
		expect(values.length).toBeGreaterThan(100);
		const codes = new Set<string>();
		for (const [i, { 0: value, index }] of values.entries()) {
			if (i % amount(3, 12) !== 0) continue;
			const bytes = Buffer.from(
				`${text.slice(0, index)}${others[i % others.length]!}${text.slice(index + value.length)}`,
				'latin1',
			);
			const [name, raw] = some[i % some.length]!;
			const { code } = await judge(bytes, name, raw);
			codes.add(code);
		}
		expect(
			[...codes].filter(
				(code) => !['ok', 'unreadable_document', 'invalid_parameters', 'limit_exceeded', 'unsupported_encryption'].includes(code),
			),
		).toEqual([]);
	});
});

describe('small documents that are large inside', () => {
	test.each(['flatten_form', 'get_form_data'] as const)(
		'%s refuses thousands of pages that share an array of thousands of widgets',
		async (name) => {
			const { code, message } = await judge(sharedWidgets(1000, 1000), name, {});
			expect({ code, message }).toEqual({
				code: 'limit_exceeded',
				message: 'The document has more than 5000000 fields, bookmarks, names and structure elements',
			});
		},
	);

	testInTurn.each(sampled(Object.entries(bombs), 1))('reads or refuses %s', async (_, make) => {
		const bytes = make();
		expect(bytes.length).toBeLessThan(150_000);
		for (const [name, raw] of sampled(some.slice(0, 2), 1)) {
			const { code } = await judge(bytes, name, raw);
			expect(['ok', 'limit_exceeded', 'invalid_parameters', 'unreadable_document']).toContain(code);
		}
	});

	testInTurn('are refused by name where they must be read', async () => {
		expect(await reverse(bombs['an object stream']!())).toMatchObject({
			code: 'limit_exceeded',
			message: expect.stringMatching(/expands? to more than \d+ bytes/),
		});
	});
});

describe('documents for which careless readers take time in the square of the size', () => {
	testInTurn.each(sampled(Object.entries(quadratic), 4))('takes time in proportion to the size of %s', async (_, make) => {
		const bytes = make(200_000);
		for (const [name, raw] of sampled(some.slice(0, 4), 1)) {
			const { result } = await judge(bytes, name, raw);
			expect(result?.length ?? 0).toBeLessThan(100 * bytes.length);
			await expectLinear((size) => judge(make(size), name, raw), 200_000);
		}
	});
});

withTools('poppler')('a document without /Root in its trailer', () => {
	test('is found by its catalog', async () => {
		const text = Buffer.from(await numbered(2))
			.toString('latin1')
			.replace(/\/Root \d+ 0 R/, '/Rust 9 0 R');
		const { result } = await reverse(Buffer.from(text, 'latin1'));
		expect(pageTexts(result!)).toEqual(['Page 2', 'Page 1']);
	});
});

withTools('qpdf')('as qpdf sees it', () => {
	test('a page in the tree a thousand times is a thousand pages', async () => {
		const { result } = await reverse(
			rawPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: `<</Type/Pages/Count 1000/Kids[${'3 0 R '.repeat(1000)}]>>`, 3: page }),
		);
		expect(qpdfJson(result!).pages).toHaveLength(1000);
	});

	testInTurn('operations after each other: hostile documents leave nothing behind', async () => {
		for (const make of Object.values(bombs).slice(0, 2)) await reverse(make());
		const { result } = await reverse(await numbered(2));
		expect(qpdfCheck(result!)).toMatchObject({ clean: true });
	});
});
