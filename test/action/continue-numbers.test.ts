/** `continue-numbers`: one sequence of page numbers over all files. Through the bundle. */
import { numbered } from '../support/documents/drawn';
import { pageTexts, withTools } from '../support/judges/tools';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(2), 'b.pdf': await numbered(3), 'c.pdf': await numbered(1) });
});
afterEach(() => workspace.remove());

const inputs = { operation: 'add-page-numbers', files: '*.pdf', output: 'out/{name}.pdf', 'continue-numbers': 'true' };
const numbersOf = (bytes: Uint8Array): string[] => pageTexts(bytes).map((text) => /N\d+ of \d+/.exec(text)?.[0] ?? text);

withTools('poppler')('continued page numbers', () => {
	test('run through all files in their order, with the last number of all', async () => {
		const step = await workspace.run({ ...inputs, 'number-format': 'N{number} of {last}', 'first-number': '5' }, { node });
		expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
		expect(filesOf(step).map((file) => numbersOf(workspace.read(file)))).toEqual([
			['N5 of 10', 'N6 of 10'],
			['N7 of 10', 'N8 of 10', 'N9 of 10'],
			['N10 of 10'],
		]);
		expect(resultsOf(step)[1]!.facts).toMatchObject({ lastNumber: 9, nextNumber: 10 });
	});

	testInTurn('count selected pages only, and a path that comes twice in a merge twice', async () => {
		const steps = '- add_page_numbers: { number_format: "N{number} of {last}", pages: 1 }\n- merge_documents';
		const given = { steps, files: 'c.pdf\na.pdf\nc.pdf', output: 'out.pdf', 'continue-numbers': 'true' };
		const step = await workspace.run(given, { node });
		expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
		expect(numbersOf(workspace.read('out.pdf')).filter((text) => text.startsWith('N'))).toEqual([
			'N1 of 3',
			'N2 of 3',
			'N3 of 3',
		]);
	});
});

testInTurn('writes nothing if one file cannot be read, whatever on-error says', async () => {
	workspace.write('b.pdf', 'not a PDF');
	const step = await workspace.run({ ...inputs, 'on-error': 'continue' }, { node });
	expect(step.conclusion).toBe('failure');
	expect(step.annotations).toEqual([
		{ level: 'error', file: 'b.pdf', message: expect.stringContaining('could not be read') },
		{
			level: 'error',
			message: 'No file was written: continue-numbers counts the pages of all files first, and one file could not be counted',
		},
	]);
	expect(workspace.list()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
	expect(step.outputs['files']).toBe('[]');
});

testInTurn.each([
	[{ operation: 'reverse-pages' }, /continue-numbers: needs one step add-page-numbers/],
	[{ 'last-number': '9' }, /continue-numbers: gives \{last\} the last number of all files: leave out last-number/],
	[
		{ operation: '', steps: '- extract_pages: { pages: 1 }\n- add_page_numbers' },
		/continue-numbers: needs the pages as they are in the files: extract_pages before add_page_numbers/,
	],
])('refuses %j', async (more, message) => {
	const step = await workspace.run({ ...inputs, ...more }, { node });
	expect(step.annotations).toEqual([{ level: 'error', message: expect.stringMatching(message) }]);
});
