/** The functions of the package octavo-pdf, and their declarations. */
import * as library from '../../lib';
import type * as declared from '../../lib/declarations';
import { camel } from '../../shared/contract/names';
import { operationNames } from '../../shared/contract/operations';
import { numbered } from '../support/documents/drawn';
import { pageTexts, withTools } from '../support/judges/tools';

/** The package as its users see it. */
const octavo = library as unknown as typeof declared;

test('has a function for each operation', () => {
	const functions = Object.keys(library).filter((name) => name !== 'OctavoError');
	expect(functions.sort()).toEqual(operationNames.map(camel).sort());
});

withTools('poppler')('read by poppler', () => {
	test('merges bytes', async () => {
		const { document, facts, notes } = await octavo.mergeDocuments([await numbered(2), await numbered(1)]);
		expect(pageTexts(document.bytes)).toEqual(['Page 1', 'Page 2', 'Page 1']);
		expect({ pages: document.pageCount, notes }).toEqual({ pages: 3, notes: [] });
		expect(facts).toMatchObject({ pageCount: 3 });
	});
});

test('gives parts, files and data under their own names', async () => {
	const source = await numbered(3);
	const { documents } = await octavo.splitByPageCount(source, { pagesPerPart: 2 });
	expect(documents.map(({ pageCount }) => pageCount)).toEqual([2, 1]);
	const { data } = await octavo.extractText(source, { pages: '2' });
	expect(data['text']).toContain('Page 2');
	const { files } = await octavo.extractAttachments(source);
	expect(files).toEqual([]);
});

test('takes a text where an operation does', async () => {
	const { document } = await octavo.markdownToPdf('# Title', { language: 'en' });
	expect(document.pageCount).toBe(1);
});

test.each<[string, () => Promise<unknown>, string, RegExp]>([
	['a wrong value', async () => octavo.rotatePages(await numbered(1), { angle: 91 as 90 }), 'angle', /must be one of 0, 90/],
	[
		'an unknown name',
		async () => octavo.rotatePages(await numbered(1), { angel: 90 } as never),
		'parameters',
		/did you mean angle\?/,
	],
	[
		'a name in the spelling of the service',
		async () => octavo.rotatePages(await numbered(1), { angle: 90, first_page: 1 } as never),
		'parameters',
		/firstPage/,
	],
	['an empty value', async () => octavo.rotatePages(await numbered(1), { angle: 90, pages: '' }), 'pages', /is empty/],
	[
		'a page that only the document shows to be wrong',
		async () => octavo.extractPages(await numbered(2), { firstPage: 3 }),
		'firstPage',
		/is 3/,
	],
	[
		'a first page after the last',
		async () => octavo.extractPages(await numbered(2), { firstPage: 2, lastPage: 1 }),
		'firstPage',
		/greater than lastPage/,
	],
	[
		'an order with a page beyond the end',
		async () => octavo.reorderPages(await numbered(2), { pageOrder: '3' }),
		'pageOrder',
		/names page 3/,
	],
	[
		'a value of a form that is not a number',
		async () => octavo.fillForm(await numbered(1), { values: { total: NaN } }),
		'values',
		/^“total” is NaN/,
	],
	[
		'a value of a form that is undefined',
		async () => octavo.fillForm(await numbered(1), { values: { total: undefined } }),
		'values',
		/^“total” is undefined/,
	],
])('throws an OctavoError for %s', async (_, call, field, message) => {
	const error = await caught(call());
	expect(error).toBeInstanceOf(octavo.OctavoError);
	expect(error).toMatchObject({ code: 'invalid_parameters', issues: [{ field, message: expect.stringMatching(message) }] });
});

test('writes names in camelCase in each sentence of an error, and in notes', async () => {
	const source = await locked();
	const error = (await caught(octavo.mergeDocuments([source, await numbered(1), source]))) as InstanceType<
		typeof octavo.OctavoError
	>;
	expect(error.advice).toMatch(/openPassword/);
	expect(error.issues[0]).toMatchObject({ message: expect.stringMatching(/as openPassword, or use removePassword first/) });
	expect(error.issues).toHaveLength(2);
	expect(JSON.stringify([error, error.message])).not.toMatch(/[a-z]_password/);
	const { notes } = await octavo.compressDocument(await numbered(1), { maximumBytes: 100 });
	expect(notes.map(({ message }) => message).join(' ')).toMatch(/as small as maximumBytes asks/);
});

test('names documents without a name in a merge by their position', async () => {
	const named = { name: 'Terms.pdf', bytes: await numbered(1) };
	const { document } = await octavo.mergeDocuments([await numbered(1), named, await numbered(1)], {
		bookmarks: 'per_document',
		tableOfContents: true,
	});
	const { data } = await octavo.getDocumentInfo(document.bytes, { withBookmarks: true });
	expect(data['bookmarkList']).toMatchObject({
		bookmarks: [{ title: 'Contents' }, { title: 'Document 1' }, { title: 'Terms' }, { title: 'Document 3' }],
	});
	const { data: contents } = await octavo.extractText(document.bytes, { pages: '1' });
	expect(contents['text']).toMatch(/Document 1[^]*Terms[^]*Document 3/);
});

const locked = async (): Promise<Uint8Array> =>
	(await octavo.addPassword(await numbered(1), { password: 'abcdef' })).document.bytes;

const caught = (call: Promise<unknown>): Promise<unknown> =>
	call.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);

test('stops when its caller says so', async () => {
	const controller = new AbortController();
	controller.abort();
	await expect(octavo.optimizeDocument(await numbered(3), {}, { signal: controller.signal })).rejects.toMatchObject({
		code: 'cancelled',
	});
});
