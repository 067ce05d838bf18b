/** Every operation by its flat inputs, through the bundle, judged by programs that we did not write. */
import { operationNames } from '../../shared/operations';
import { kebab } from '../../shared/names';
import { numbered } from '../support/documents';
import { pageTexts, qpdfJson, showEncryption, withTools } from '../support/tools';
import { newestNode } from './support/runner';
import { filesOf, Workspace } from './support/workspace';

interface Case {
	readonly operation: string;
	/** Besides `operation`, `files` and `output`. */
	readonly inputs: Readonly<Record<string, string>>;
	readonly files?: string;
	/** Texts of the pages of each result. */
	readonly texts: readonly (readonly string[])[];
	readonly password?: string;
	readonly also?: (bytes: Uint8Array) => void;
}

const pages = (...numbers: number[]): string[] => numbers.map((number) => `Page ${number}`);
const rotation = (bytes: Uint8Array, page: number): unknown => {
	const seen = qpdfJson(bytes);
	return seen.qpdf[1][`obj:${seen.pages[page - 1].object}`].value['/Rotate'];
};

const cases: readonly Case[] = [
	{ operation: 'merge-documents', inputs: {}, files: 'four.pdf\none.pdf', texts: [pages(1, 2, 3, 4, 1)] },
	{ operation: 'split-by-size', inputs: { 'maximum-bytes': '1' }, texts: [pages(1), pages(2), pages(3), pages(4)] },
	{ operation: 'extract-pages', inputs: { 'first-page': '2', 'last-page': '3' }, texts: [pages(2, 3)] },
	{ operation: 'remove-pages', inputs: { 'first-page': '2', 'last-page': '3' }, texts: [pages(1, 4)] },
	{ operation: 'reorder-pages', inputs: { 'page-order': '-1, 1..2' }, texts: [pages(4, 1, 2)] },
	{ operation: 'reverse-pages', inputs: {}, texts: [pages(4, 3, 2, 1)] },
	{
		operation: 'rotate-pages',
		inputs: { angle: '-90', 'first-page': '4' },
		texts: [pages(1, 2, 3, 4)],
		also: (bytes) => expect(rotation(bytes, 4)).toBe(270),
	},
	{
		operation: 'add-password',
		inputs: { password: 'long enough', 'encryption-algorithm': 'AES-256' },
		texts: [pages(1, 2, 3, 4)],
		password: 'long enough',
		also: (bytes) => expect(showEncryption(bytes)).toContain('Incorrect password supplied'),
	},
	{
		operation: 'add-restrictions',
		inputs: { 'owner-password': 'long enough', 'allow-copy-content': 'False' },
		texts: [pages(1, 2, 3, 4)],
		password: 'long enough',
		also: (bytes) => expect(showEncryption(bytes)).toContain('extract for any purpose: not allowed'),
	},
	{
		operation: 'remove-password',
		inputs: { password: 'open sesame' },
		files: 'locked.pdf',
		texts: [pages(1, 2, 3, 4)],
		also: (bytes) => expect(showEncryption(bytes)).toContain('File is not encrypted'),
	},
	{ operation: 'remove-restrictions', inputs: {}, files: 'restricted.pdf', texts: [pages(1, 2, 3, 4)] },
	{ operation: 'remove-signatures', inputs: { appearance: 'remove' }, texts: [pages(1, 2, 3, 4)] },
	{ operation: 'add-text-watermark', inputs: { 'line-1': 'Ωmega', template: '1002', margin: '0.5' }, texts: [] },
];

test('there is a case for each operation', () => {
	expect(cases.map(({ operation }) => operation).sort()).toEqual(operationNames.map(kebab).sort());
});

withTools('qpdf', 'poppler')('through the bundle', () => {
	const node = newestNode();
	let workspace: Workspace;
	beforeAll(async () => {
		workspace = new Workspace({ 'four.pdf': await numbered(4), 'one.pdf': await numbered(1) });
		for (const [operation, output, inputs] of [
			['add-password', 'locked.pdf', { password: 'open sesame' }],
			['add-restrictions', 'restricted.pdf', { 'owner-password': 'open sesame', 'allow-print': 'false' }],
		] as const)
			await workspace.run({ operation, files: 'four.pdf', output, ...inputs }, { node });
	});
	afterAll(() => workspace.remove());

	test.each(cases)('$operation', async ({ operation, inputs, files = 'four.pdf', texts, password, also }) => {
		const step = await workspace.run({ operation, files, output: `${operation}/{name}-{index}.pdf`, ...inputs }, { node });
		expect(step).toMatchObject({ exitCode: 0, annotations: [], unexpected: [] });
		const results = filesOf(step).map((file) => workspace.read(file));
		if (texts.length > 0) expect(results.map((bytes) => pageTexts(bytes, password))).toEqual(texts);
		else for (const text of pageTexts(results[0]!)) expect(text).toContain('Ωmega');
		for (const bytes of results) also?.(bytes);
	});
});
