/** Mistakes in the inputs, and what the step says about them. Through the bundle. */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { numbered } from '../support/documents/drawn';
import { needs, qpdfJson, run, withPrograms, withTools } from '../support/judges/tools';
import { newestNode, root } from './support/runner';
import { filesOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(1) });
});
afterEach(() => workspace.remove());

testInTurn.each([
	['split', 'did you mean split-by-page-count or split-by-size or split-by-bookmarks or split-at-page?'],
	['compress', 'did you mean compress-document or optimize-document?'],
	['encrypt', 'did you mean add-password?'],
	['Delete Pages', 'did you mean remove-pages?'],
	['rotate-pages, reverse-pages', 'Several operations go into steps, as a list'],
])('suggests operations for %j', async (operation, suggestion) => {
	const step = await workspace.run({ operation, files: '*.pdf' }, { node });
	expect(step.annotations[0]!.message).toContain(suggestion);
});

testInTurn.each([
	['template', { 'line-1': 'DRAFT', template: 'diagonally' }, 'must be one of diagonal, horizontal, top, bottom, tiled'],
	['angle', { angle: 'left' }, 'must be one of 0, 90, 180, 270, -90, -180, -270'],
])('names the choices of %s', async (name, given, choices) => {
	const operation = name === 'angle' ? 'rotate-pages' : 'add-text-watermark';
	expect(await workspace.refusal({ operation, files: '*.pdf', ...given }, { node })).toBe(`${name}: ${choices}`);
});

testInTurn('shows what turns the direction of a file name', async () => {
	workspace.write('\u202efdp.exe.pdf', 'not a PDF');
	const step = await workspace.run({ operation: 'reverse-pages', files: '*.pdf', output: 'out/{name}.pdf' }, { node });
	expect(step.log).toContain('\\u202efdp.exe.pdf');
	// An annotation is at the path of a file, which must be as it is.
	expect(step.log.replace(/,file=[^:]*/g, '') + step.summary).not.toContain('\u202e');
});

testInTurn.each([
	['set-bookmarks', 'bookmark-list', '["One"]'],
	['fill-form', 'values', '[{"Name": "{Part}"}]'],
])('says for %s that a list of %s is not an object', async (operation, input, list) => {
	expect(await workspace.refusal({ operation, files: '*.pdf', [input]: list }, { node })).toMatch(
		new RegExp(`^${input}: must be a JSON object such as`),
	);
});

withTools('qpdf')('a list alone', () => {
	const operation = 'set-bookmarks';

	testInTurn.each([
		['as JSON', { operation, 'bookmark-list': '[{"title": "{Part}", "page": 2}]' }],
		['as lines of JSON', { operation, 'bookmark-list': '[\n\t{ "title": "{Part}", "page": 2 }\n]' }],
		['in steps', { steps: '- set_bookmarks:\n    bookmark_list:\n      - { title: "{Part}", page: 2 }' }],
	])('is taken as bookmarks: %s', async (_, given) => {
		workspace.write('a.pdf', await numbered(2));
		const step = await workspace.run({ ...given, files: 'a.pdf', output: 'out.pdf' }, { node });
		expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
		expect(qpdfJson(workspace.read('out.pdf')).outlines).toMatchObject([{ title: '{Part}', destpageposfrom1: 2 }]);
	});
});

describe('a wrong regular expression', () => {
	beforeEach(async () => {
		for (const name of ['b.pdf', 'c.pdf']) workspace.write(name, await numbered(1));
	});

	testInTurn.each([
		['find-text', 'search', { 'search-mode': 'regex' }],
		['split-by-text', 'search', { 'search-mode': 'regex' }],
		['redact-text', 'search', { 'search-mode': 'regex' }],
		['check-document', 'forbidden-text', { 'search-mode': 'regex' }],
		['check-document', 'required-text', { 'search-mode': 'regex' }],
		['compare-documents', 'ignore-pattern', { 'compare-to': 'a.pdf' }],
	])('of %s is told once, before any document is touched: %s', async (operation, input, more) => {
		const given = { operation, files: '[bc].pdf', ...more, [input]: 'Invoice (?=x' };
		const step = await workspace.run(given, { node });
		expect(step.annotations).toEqual([
			{ level: 'error', message: expect.stringMatching(`^${input}: is not a regular expression of RE2`) },
		]);
		expect(step.outputs['results']).toBe('[]');
	});

	testInTurn('is told with all other problems, by its step', async () => {
		const steps = '- find_text: { search: "(", search_mode: regex }\n- find_text: { search: "(" }\n- rotate_pages: { angle: 1 }';
		const messages = (await workspace.refusal({ steps, files: '*.pdf' }, { node })).split('. ');
		expect(messages.join('\n')).toMatch(/steps\[1\]\.search: is not a regular expression[\s\S]*steps\[3\]\.angle/);
		expect(messages.join('\n')).not.toContain('steps[2].search');
	});
});

testInTurn.each([
	['%DOCS%\\docs\\*.pdf', 'variables of the shell are not replaced here: use an expression such as ${{ env.NAME }}'],
	['docs/.*\\.pdf', 'this is a regular expression, and files takes patterns such as docs/*.pdf'],
	['^docs/.+pdf$', 'this is a regular expression, and files takes patterns such as docs/*.pdf'],
	['linked', "'linked' is a link, which patterns do not follow: write 'real' in its place"],
	['linked/*.pdf', "'linked' is a link, which patterns do not follow: write 'real' in its place"],
])('says why %s matches nothing', async (files, message) => {
	workspace.write('real/x.pdf', workspace.read('a.pdf'));
	symlinkSync('real', workspace.path('linked'));
	const step = await workspace.run({ operation: 'reverse-pages', files, 'if-no-files-found': 'error' }, { node });
	expect(step.annotations[0]!.message).toContain(message);
});

testInTurn('reports a template that only a region may know with all other problems', async () => {
	const given = { operation: 'add-text-watermark', files: '*.pdf', 'line-1': 'DRAFT', template: '1005', margin: '-1' };
	const messages = await workspace.refusal(given, { node });
	expect(messages).toContain('template: is a number that only some regions know: use diagonal, horizontal');
	expect(messages).toContain('margin: must be');
});

testInTurn.each([
	[
		'Name: Ada\nCity: London',
		/^values: must be a JSON object such as .*, or the path of a file that holds one; inside steps it can also be a YAML mapping$/,
	],
	['{"Name": "Ada\nLovelace"}', /it is not valid JSON: within a text, write a line break as \\n and a tab as \\t$/],
	['{Name: Ada}', /it is not valid JSON$/],
])('tells the cure of values in %j', async (values, message) => {
	expect(await workspace.refusal({ operation: 'fill-form', files: '*.pdf', values }, { node })).toMatch(message);
});

testInTurn('calls the document so, and not by the name of a field that no input has', async () => {
	const messages = await workspace.refusal({ operation: 'fill-form', files: '*.pdf', values: '{}' }, { node });
	expect(messages.split('\n')).toContain('The document has no form fields to fill: give a PDF form');
	expect(messages).not.toContain('file:');
});

describe('before any part is written', () => {
	const split = { operation: 'split-by-page-count', 'pages-per-part': '1', output: '{name}-{index}.pdf' };
	beforeEach(async () => {
		for (const name of ['0.pdf', 'a-00001.pdf']) workspace.write(name, await numbered(1));
	});

	testInTurn('refuses a split whose first part would replace an input', async () => {
		expect(await workspace.refusal({ ...split, files: '*.pdf', overwrite: 'true' }, { node })).toBe(
			"output: 'a-00001.pdf' would replace another file that the step reads: choose a different pattern",
		);
	});

	testInTurn('refuses a split whose first part exists', async () => {
		const files = '0.pdf\na.pdf';
		expect(await workspace.refusal({ ...split, files }, { node })).toBe(
			"output: 'a-00001.pdf' exists already: choose a different pattern, or set overwrite to true",
		);
		const step = await workspace.run({ ...split, files, overwrite: 'true' }, { node });
		expect(filesOf(step)).toEqual(['0-00001.pdf', 'a-00001.pdf']);
	});
});

withPrograms('mkfifo').test('calls a named pipe and a link to nothing by their names', async () => {
	run('mkfifo', [workspace.path('pipe.pdf')]);
	symlinkSync('nowhere.pdf', workspace.path('link.pdf'));
	const step = await workspace.run({ operation: 'reverse-pages', files: '*.pdf', 'if-no-files-found': 'error' }, { node });
	expect(step.annotations[0]!.message).toBe(
		"'link.pdf' was left out: it is a link to a file that does not exist. 'pipe.pdf' was left out: it is a named pipe, not an ordinary file",
	);
});

testInTurn('refuses a password that belongs to another operation', async () => {
	const inputs = { operation: 'rotate-pages', angle: '90', files: '*.pdf', 'owner-password': 'long enough' };
	const step = await workspace.run(inputs, { node });
	expect(step).toMatchObject({ conclusion: 'failure', outputs: { count: '0' } });
	expect(step.annotations[0]!.message).toBe('owner-password: is not used: it is not a parameter of rotate-pages');
});

testInTurn.each([
	['!*.tmp.pdf\n*.pdf', "'!*.tmp.pdf' excludes nothing, because it comes before the lines from which it could exclude files"],
	['*.pdf\n!drafts/*.pdf', "'!drafts/*.pdf' excludes nothing: no file matches 'drafts/*.pdf'"],
])('warns about an exclusion without effect: %j', async (files, message) => {
	const step = await workspace.run({ operation: 'reverse-pages', files, output: 'out/{name}.pdf' }, { node });
	expect(step).toMatchObject({ conclusion: 'success', annotations: [{ level: 'warning', message }] });
});

testInTurn('warns about no exclusion that has an effect', async () => {
	workspace.write('b.tmp.pdf', 'not a PDF');
	const step = await workspace.run(
		{ operation: 'reverse-pages', files: '*.pdf\n!*.tmp.pdf', output: 'out/{name}.pdf' },
		{ node },
	);
	expect(step).toMatchObject({ conclusion: 'success', annotations: [], outputs: { count: '1' } });
});

testInTurn('names the operation above the annotation of a file', async () => {
	workspace.write('broken.pdf', 'not a PDF');
	const step = await workspace.run({ operation: 'reverse-pages', files: '*.pdf', output: 'out/{name}.pdf' }, { node });
	expect(step.log).toMatch(/^::error file=broken\.pdf,title=reverse-pages::|^::error title=reverse-pages,file=broken\.pdf::/m);
});

needs(path.sep === '/', 'folders that are separated by /').test(
	'writes a backslash in a name so that files takes it',
	async () => {
		workspace.write('in/x\\y[1].pdf', workspace.read('a.pdf'));
		const first = await workspace.run({ operation: 'reverse-pages', files: 'in/*.pdf', output: 'out/{name}.pdf' }, { node });
		expect(filesOf(first)).toEqual(['out/x\\y[1].pdf']);
		const files = first.outputs['paths']!;
		const second = await workspace.run({ operation: 'reverse-pages', files, output: 'again/{name}.pdf' }, { node });
		expect(filesOf(second)).toEqual(['again/x\\y[1].pdf']);
	},
);

/** Expressions that cannot change the YAML around them. */
const HARMLESS = /^(?:secrets\.\w+|github\.run_number|github\.event\.number|toJSON\(.*\))$/;

testInTurn('no example writes words of others into steps without toJSON', () => {
	const folder = path.join(root, 'examples', 'github');
	const spliced = readdirSync(folder).flatMap((name) => {
		const { jobs } = parse(readFileSync(path.join(folder, name), 'utf8')) as {
			jobs: Record<string, { steps: { with?: { steps?: string } }[] }>;
		};
		const lists = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.with?.steps ?? []));
		return lists.flatMap((list) =>
			[...list.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(([, expression]) => `${name}: ${expression}`),
		);
	});
	expect(spliced.length).toBeGreaterThan(0);
	expect(spliced.filter((one) => !HARMLESS.test(one.slice(one.indexOf(': ') + 2)))).toEqual([]);
});
