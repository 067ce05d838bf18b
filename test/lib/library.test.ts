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
])('throws an OctavoError for %s', async (_, call, field, message) => {
	const error = await call().then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	expect(error).toBeInstanceOf(octavo.OctavoError);
	expect(error).toMatchObject({ code: 'invalid_parameters', issues: [{ field, message: expect.stringMatching(message) }] });
});

test('stops when its caller says so', async () => {
	const controller = new AbortController();
	controller.abort();
	await expect(octavo.optimizeDocument(await numbered(3), {}, { signal: controller.signal })).rejects.toMatchObject({
		code: 'cancelled',
	});
});
