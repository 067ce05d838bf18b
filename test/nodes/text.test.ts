/** Text in n8n: under `pdf.content`, in a field of the user's, or in a file (docs/semantics.md, D49). */
import type { IDataObject } from 'n8n-workflow';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { locate } from '../../nodes/OctavoPdf/files';
import { inMemory } from '../../nodes/OctavoPdf/holding';
import { readHostOptions } from '../../nodes/OctavoPdf/host-options';
import { outputItems } from '../../nodes/OctavoPdf/output';
import type { JsonObject } from '../../shared/contract/backend';
import { numbered } from '../support/documents/drawn';
import { rawPages } from '../support/documents/raw';
import { texts } from '../support/documents/texts';
import { asDocument } from '../support/hosts/local';
import { harness, parametersOf, said, type TestFile } from './execute-functions';

async function run(bytes: Uint8Array, parameters: object) {
	const file: TestFile = { bytes, fileName: 'report.pdf' };
	const { context, bytesOf } = harness({
		parameters: parametersOf({ resource: 'text', ...parameters }),
		items: [{ json: { text: 'mine' }, files: { data: file } }],
	});
	return { items: await executeItems(context), bytesOf };
}

/** The items of a result whose text is longer than an item may hold. */
async function itemsOfLong(more: JsonObject) {
	const document = asDocument(await numbered(1));
	const { context, bytesOf } = harness({ parameters: {}, items: [{ files: { data: { ...document, fileName: 'report.pdf' } } }] });
	const data = { text: 'long text '.repeat(500_001), mediaType: 'text/plain', ...more };
	const { options } = readHostOptions(harness({ parameters: { options: {} }, items: [{}] }).context, 'extract_text', 0);
	const items = await outputItems(
		context,
		{ items: [0], operation: 'extract_text', joined: false },
		{
			outcome: { documents: [document], data, notes: [], facts: {} },
			options,
			sources: [await locate(context, 0, 'data')],
			skipped: [],
			holding: inMemory(context),
		},
	);
	return { items, bytesOf };
}

const extract = { operation: 'extractText', pages: 'all', layout: 'reading' };

it('puts the text beside what came in', async () => {
	const { items } = await run(await numbered(2), { ...extract });
	expect(items[0]!.json).toMatchObject({ text: 'mine', pdf: { fileName: 'report.pdf', pageCount: 2 } });
	expect(said(items[0]).content).toMatchObject({ text: 'Page 1\n\fPage 2\n', characters: 10, unreadable: 0 });
	expect(items[0]).not.toHaveProperty('binary');
});

it('puts the text into the field that the user names, and only there', async () => {
	const { items } = await run(await numbered(1), { ...extract, options: { putTextIn: 'text' } });
	expect(items[0]!.json).toMatchObject({ text: 'Page 1\n', pdf: { content: { characters: 5 } } });
	expect(said(items[0]).content).not.toHaveProperty('text');
});

it.each([undefined, 'pdf', 7])('refuses the field %p for the text', async (putTextIn) => {
	await expect(run(await numbered(1), { ...extract, options: { putTextIn } })).rejects.toThrow(/Put Text In/);
});

it('puts a text of more than five million characters into a file', async () => {
	const { items, bytesOf } = await itemsOfLong({});
	// A failed comparison would print the text.
	expect((said(items[0]).content as IDataObject)['text'] === null).toBe(true);
	const { text, ...others } = items[0]!.binary!;
	expect([text!.fileName, text!.mimeType, others]).toEqual(['report.txt', 'text/plain', {}]);
	expect(bytesOf(text).length).toBeGreaterThan(5_000_000);
});

it('puts separate pages of a long text into a file of JSON', async () => {
	const { items, bytesOf } = await itemsOfLong({ pages: [{ page: 1, label: null, text: 'long text' }] });
	expect(Object.keys(said(items[0]).content as IDataObject)).not.toContain('pages');
	const { text } = items[0]!.binary!;
	expect([text!.fileName, text!.mimeType]).toEqual(['report.json', 'application/json']);
	expect(Object.keys(JSON.parse(Buffer.from(bytesOf(text)).toString()) as object)).toEqual(
		expect.arrayContaining(['text', 'pages']),
	);
});

it('puts the numbers of scans beside the text, for an IF', async () => {
	const scan = '/Resources<</XObject<</I 60 0 R>>>>';
	const image = ['/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', '~'] as const;
	const bytes = rawPages(2, { pages: { 2: scan }, objects: { 42: ['', '300 0 0 200 0 0 cm /I Do'], 60: image } });
	const { items } = await run(bytes, { ...extract });
	expect(said(items[0])).toMatchObject({
		textlessPages: [2],
		notes: [expect.stringMatching(/^Page 2 is an image without text, .* give the images of Pages to Images to a model/)],
	});
});

it('puts matches with their groups under search', async () => {
	const parameters = { operation: 'findText', pages: 'all', search: 'Page (?P<number>\\d)', searchMode: 'regex' };
	const { items } = await run(await numbered(2), parameters);
	expect(said(items[0]).search).toMatchObject({
		found: true,
		matches: [{ groups: { number: '1' } }, { groups: { number: '2' } }],
	});
});

it('names parts by the text that was found, safe and unique', async () => {
	const split = { operation: 'splitByText', search: 'Page', searchMode: 'text', options: { outputFileName: 'p-{match}' } };
	const { items } = await run(await numbered(2), split);
	expect(items.map((item) => [said(item).match, said(item).fileName])).toEqual([
		['Page', 'p-Page.pdf'],
		['Page', 'p-Page (2).pdf'],
	]);
});

describe('pieces', () => {
	const parameters = { ...extract, options: { pieces: 'page' } };

	it('are one item each, without the file', async () => {
		const { items } = await run(await numbered(2), parameters);
		expect(items).toMatchObject([
			{
				json: {
					text: 'mine',
					pdf: {
						pieces: 2,
						pageCount: 2,
						fileName: 'report.pdf',
						piece: { index: 1, text: 'Page 1\n', hasText: true, firstPage: 1 },
					},
				},
				pairedItem: { item: 0 },
			},
			{ json: { pdf: { piece: { index: 2, lastPage: 2 } } }, pairedItem: { item: 0 } },
		]);
		expect(items.map(({ binary }) => binary)).toEqual([undefined, undefined]);
		expect(said(items[0])).not.toHaveProperty('pieceCount');
	});

	it('have their text in the field that the user names', async () => {
		const { items } = await run(await numbered(2), { ...extract, options: { pieces: 'page', putTextIn: 'chunk' } });
		expect(items.map(({ json }) => json['chunk'])).toEqual(['Page 1\n', 'Page 2\n']);
		expect(said(items[0]).piece).not.toHaveProperty('text');
	});

	it('are one item if the user wants that, and in a document without text', async () => {
		const one = await run(await numbered(2), { ...extract, options: { pieces: 'page', pieceOutput: 'one' } });
		expect(one.items.map((item) => said(item).content)).toMatchObject([{ text: null, pieceCount: 2, pieces: [{}, {}] }]);
		const none = await run(texts(['']), { ...extract, options: { pieces: 'size' } });
		expect(none.items.map((item) => said(item).content)).toMatchObject([{ pieceCount: 0, pieces: [] }]);
	});

	it('are needed for their output', async () => {
		const options = { pieceOutput: 'one' };
		await expect(run(await numbered(1), { ...extract, options })).rejects.toThrow(/needs Options > Pieces other than None/);
	});
});

describe('tables', () => {
	const cell = (x: number, y: number, text: string) => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET `;
	const rows = [
		['Item', 'Sum'],
		['Tea', '12'],
		['Milk', '13'],
	];
	const bytes = texts([rows.map(([one, two], row) => cell(20, 500 - 14 * row, one!) + cell(200, 500 - 14 * row, two!)).join('')]);

	it('are beside the text, or in the field that the user names', async () => {
		const table = { page: 1, rows, header: true, certain: true };
		const beside = await run(bytes, { ...extract, options: { tables: true } });
		expect(said(beside.items[0]).content).toMatchObject({ tables: [table] });
		const moved = await run(bytes, { ...extract, options: { tables: true, putTablesIn: 'tables' } });
		expect(moved.items[0]!.json).toMatchObject({ text: 'mine', tables: [table] });
		expect(said(moved.items[0]).content).not.toHaveProperty('tables');
	});

	it('are one item for each row, with the names of the head', async () => {
		const { items } = await run(bytes, { ...extract, options: { tables: true, itemPerRow: true } });
		expect(items.map(({ json }) => json)).toMatchObject([
			{ text: 'mine', Item: 'Tea', Sum: '12', pdf: { fileName: 'report.pdf', page: 1, table: 1, row: 1, certain: true } },
			{ Item: 'Milk', Sum: '13', pdf: { row: 2 } },
		]);
		expect(items.map(({ pairedItem, binary }) => [pairedItem, binary])).toEqual([
			[{ item: 0 }, undefined],
			[{ item: 0 }, undefined],
		]);
	});

	it('that are not there leave the item as it is', async () => {
		const { items } = await run(await numbered(1), { ...extract, options: { tables: true, itemPerRow: true } });
		expect(items.map((item) => said(item).content)).toMatchObject([{ text: 'Page 1\n', tables: [] }]);
	});

	it.each([{ itemPerRow: true }, { putTablesIn: 'tables' }])('are needed for %p', async (options) => {
		await expect(run(await numbered(1), { ...extract, options })).rejects.toThrow(/needs Options > Tables to be on/);
	});
});
