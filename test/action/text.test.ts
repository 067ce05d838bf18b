/** Text in the Action: files of text, names by the text that was found (docs/semantics.md, D47 and D49). Through the bundle. */
import { numbered } from '../support/documents/drawn';
import { PIXEL } from '../support/documents/stamps';
import { texts } from '../support/documents/texts';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(2) });
});
afterEach(() => workspace.remove());

const textOf = (name: string): string => Buffer.from(workspace.read(name)).toString('utf8');
const succeeds = async (inputs: Readonly<Record<string, string>>) => {
	const step = await workspace.run({ files: '*.pdf', ...inputs }, { node });
	expect(step).toMatchObject({ conclusion: 'success', annotations: [], unexpected: [] });
	return step;
};

testInTurn('writes the text beside the document, and nothing of it into results', async () => {
	const step = await succeeds({ operation: 'extract-text' });
	expect(filesOf(step)).toEqual(['a.txt']);
	expect(textOf('a.txt')).toBe('Page 1\n\fPage 2\n');
	expect(resultsOf(step)).toMatchObject([{ output: 'a.txt', pages: 2, content: { pageCount: 2, characters: 10 } }]);
	expect(step.outputs['results']).not.toContain('Page 1');
});

test('writes separate pages as JSON', async () => {
	await succeeds({ operation: 'extract-text', 'per-page': 'true', output: 'out/{name}.json' });
	expect(JSON.parse(textOf('out/a.json'))).toMatchObject({ pages: [{ page: 1, text: 'Page 1\n' }, { page: 2 }] });
});

test('writes pieces as lines of JSON, and nothing of them into results', async () => {
	const step = await succeeds({ operation: 'extract-text', pieces: 'page' });
	expect(filesOf(step)).toEqual(['a.jsonl']);
	expect(
		textOf('a.jsonl')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as object),
	).toMatchObject([
		{ index: 1, text: 'Page 1\n' },
		{ index: 2, text: 'Page 2\n' },
	]);
	expect(resultsOf(step)).toMatchObject([{ content: { pieceCount: 2 }, facts: { pieceCount: 2 } }]);
	expect(step.outputs['results']).not.toContain('Page 1');
});

describe('tables', () => {
	const cell = (x: number, y: number, text: string) => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET `;
	const rows = [0, 1, 2].map((row) => cell(20, 500 - 14 * row, `a${row}`) + cell(200, 500 - 14 * row, `${row}`)).join('');

	test('are CSV if the output says so and there is one', async () => {
		workspace.write('a.pdf', texts([rows]));
		const step = await succeeds({ operation: 'extract-text', tables: 'true', output: '{name}.csv' });
		expect([filesOf(step), textOf('a.csv')]).toEqual([['a.csv'], 'a0,0\r\na1,1\r\na2,2\r\n']);
	});

	testInTurn('are not CSV without the flag, nor in a document without tables', async () => {
		const csv = { files: '*.pdf', operation: 'extract-text', output: '{name}.csv' };
		expect(await workspace.refusal(csv, { node })).toMatch(/output: is a \.csv file, which holds a table: set tables to true/);
		expect(await workspace.refusal({ ...csv, tables: 'true' }, { node })).toMatch(/the document has 0 tables on these pages/);
	});
});

test('writes the text of what the steps before it give, each part for itself', async () => {
	const step = await succeeds({ steps: '- reverse-pages\n- split-by-page-count: { pages-per-part: 1 }\n- extract-text' });
	expect(filesOf(step)).toEqual(['a.00001.txt', 'a.00002.txt']);
	expect([textOf('a.00001.txt'), textOf('a.00002.txt')]).toEqual(['Page 2\n', 'Page 1\n']);
});

test('refuses a step after it', async () => {
	expect(await workspace.refusal({ files: '*.pdf', steps: '- extract-text\n- reverse-pages' }, { node })).toMatch(
		/steps\[1\]: extract_text must be the last step: it writes the text, and no document/,
	);
});

testInTurn('names parts by the text that was found, and tells it in results only then', async () => {
	const split = { operation: 'split-by-text', search: 'Page (\\d)', 'search-mode': 'regex' };
	const named = await succeeds({ ...split, output: '{name}-{match}.pdf' });
	expect(filesOf(named)).toEqual(['a-1.pdf', 'a-2.pdf']);
	expect(resultsOf(named).map(({ facts }) => facts['match'])).toEqual(['1', '2']);
	const numberedParts = await succeeds({ ...split, output: 'parts/{index}.pdf', files: 'a.pdf' });
	expect(resultsOf(numberedParts).map(({ facts }) => facts['match'])).toEqual([undefined, undefined]);
});

testInTurn.each([
	['fail-on-match', 'page', 'failure', 'fail-on-match: 1 of 1 file has a match', '2'],
	['fail-on-match', 'absent', 'success', undefined, '0'],
	['fail-on-no-match', 'absent', 'failure', 'fail-on-no-match: 1 of 1 file has no match', '0'],
	['fail-on-no-match', 'page', 'success', undefined, '2'],
])('ends as %s asks if %p is searched', async (input, search, conclusion, message, matches) => {
	const step = await workspace.run({ operation: 'find-text', files: '*.pdf', search, [input]: 'true' }, { node });
	expect(step).toMatchObject({ conclusion, outputs: { matches } });
	expect(step.annotations[0]?.message).toBe(message);
});

test('refuses fail-on-match where nothing is searched', async () => {
	const inputs = { operation: 'extract-text', files: '*.pdf', 'fail-on-match': 'true' };
	const step = await workspace.run(inputs, { node });
	expect(step.annotations[0]!.message).toBe('fail-on-match: needs the operation find-text');
	expect(workspace.list()).toEqual(['a.pdf']);
});

// A scan has a picture and no text: its text file would be empty, and a step that succeeds says nothing of it.
testInTurn('fails on the note of a scan if fail-on asks for it, and names its pages', async () => {
	workspace.write('scan.pdf', await imagesToDocument());
	const inputs = { operation: 'extract-text', files: 'scan.pdf', overwrite: 'true' };
	const step = await workspace.run(inputs, { node });
	expect(step.conclusion).toBe('success');
	expect(resultsOf(step)).toMatchObject([{ facts: { textlessPages: [1] } }]);
	expect(step.log).toContain('no text: 1 page is a scan');
	const strict = await workspace.run({ ...inputs, 'fail-on': 'notes' }, { node });
	expect(strict.annotations).toMatchObject([{ level: 'error', message: 'fail-on: notes: 1 of 1 result with notes' }]);
});

/** A document of one page that is a picture, as the Action itself makes it. */
async function imagesToDocument(): Promise<Uint8Array> {
	workspace.write('scan/page.png', PIXEL);
	const made = { operation: 'images-to-pdf', files: 'scan/page.png', output: 'scan/made.pdf' };
	const step = await workspace.run(made, { node });
	expect(step.conclusion).toBe('success');
	return workspace.read('scan/made.pdf');
}
