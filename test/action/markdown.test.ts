/** The output `markdown`, read by a parser of GitHub Flavored Markdown that we did not write. */
import type { Nodes, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { markdownOf } from '../../action/results/markdown';
import type { Digest } from '../../action/results/summary';
import { numbered } from '../support/documents/drawn';
import { newestNode } from './support/runner';
import { Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();

const parsed = (text: string) => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Kinds of nodes, however deep. */
const kindsIn = (one: Nodes): string[] => [one.type, ...('children' in one ? one.children.flatMap(kindsIn) : [])];

const textOf = (one: Nodes): string => ('value' in one ? one.value : 'children' in one ? one.children.map(textOf).join('') : '');

function cellsOf(text: string): string[][] {
	const table = parsed(text).children.find((one): one is Table => one.type === 'table');
	return (table?.children ?? []).map((row) => row.children.map((one) => textOf(one)));
}

const row = (input: string, more: object = {}): Digest['rows'][number] => ({
	status: 'done',
	input,
	inputs: [input],
	output: `out/${input}`,
	pages: 3,
	bytesBefore: 2000,
	bytesAfter: 1000,
	facts: {},
	notes: [],
	message: null,
	data: {},
	...more,
});

const digest = (rows: Digest['rows']): Digest => ({
	rows,
	matched: rows.length,
	operations: ['reverse-pages'],
	place: 'on the runner',
	dryRun: false,
	seconds: 1.5,
});

const HARMLESS = ['root', 'paragraph', 'strong', 'text', 'table', 'tableRow', 'tableCell', 'inlineCode', 'html'];

test.each([
	'@everyone [x](https://example.com).pdf',
	'a|b\\|c.pdf',
	'``` ` ``.pdf',
	'`.pdf',
	'<img src=x onerror=1>&lt;.pdf',
	'www.example.com https://example.com a@example.com #12.pdf',
	'*a* _b_ ~~c~~ ![d](e).pdf',
])('shows a name as it is, and obeys nothing in it: %j', (name) => {
	const text = markdownOf(digest([row(name), row('b.pdf', { status: 'failed', output: null, message: name })]));
	const kinds = new Set(kindsIn(parsed(text)));
	expect([...kinds].filter((kind) => !HARMLESS.includes(kind))).toEqual([]);
	expect(kindsIn(parsed(text)).filter((kind) => kind === 'html')).toHaveLength(0);
	const [, first, second] = cellsOf(text);
	const shown = name.replace('\\|', '\u29f5|');
	expect(first).toEqual(['✅', shown, `out/${shown}`, '3', '1.0 kB']);
	expect(second!.slice(0, 3)).toEqual(['❌', 'b.pdf', shown]);
});

test('shows a name with line breaks on one line', () => {
	const [, first] = cellsOf(markdownOf(digest([row('a\n\n| b |\n---.pdf')])));
	expect(first![1]).toBe('a | b | ---.pdf');
});

test('has at most 60 kB, and counts the rows that are left out', () => {
	const rows = Array.from({ length: 3000 }, (_, index) => row(`${'ä'.repeat(40)}${index}.pdf`));
	const text = markdownOf(digest(rows));
	expect(Buffer.byteLength(text)).toBeLessThan(60_200);
	const shown = cellsOf(text).length - 1;
	expect(shown).toBeGreaterThan(100);
	expect(text).toContain(`${3000 - shown} more rows did not fit here.`);
});

describe('of a step', () => {
	let workspace: Workspace;
	beforeEach(async () => {
		workspace = new Workspace({ 'a.pdf': await numbered(2), 'b|@x.pdf': await numbered(3) });
	});
	afterEach(() => workspace.remove());

	testInTurn('has a row for each file, without place and time', async () => {
		const inputs = { operation: 'check-document', files: '*.pdf', 'maximum-pages': '2' };
		const { outputs } = await workspace.run(inputs, { node });
		expect(outputs['markdown']).toMatch(/^\*\*Octavo: check-document\*\* · 1 file read, none written, 1 failed · \S+ kB\n\n\| /);
		expect(cellsOf(outputs['markdown']!).slice(1)).toEqual([
			['✅', 'a.pdf', expect.stringContaining('passed'), '2', expect.stringMatching(/ k?B$/)],
			['❌', 'b|@x.pdf', expect.stringContaining('3 pages; at most 2'), '', ''],
		]);
	});

	testInTurn('tells pages that differ, and no text', async () => {
		const inputs = { operation: 'compare-documents', files: '*.pdf', 'compare-to': 'a.pdf', 'show-text': 'true' };
		const { outputs } = await workspace.run({ ...inputs, files: 'b*.pdf' }, { node });
		expect(cellsOf(outputs['markdown']!)).toEqual([
			['', 'File', 'Pages', 'Added', 'Removed', 'Moved', 'Changed', 'Also'],
			['✏️', 'b|@x.pdf', '2\u00a0→\u00a03', '3', '', '', '', ''],
		]);
		expect(outputs['markdown']).toContain('**Octavo: compare-documents** · 1 of 3 pages differs · 1 file read');
		expect(outputs['markdown']).not.toContain('Page 3');
	});

	test('is empty when the step is refused', async () => {
		const { outputs } = await workspace.run({ operation: 'rotate-pages', files: '*.pdf', angle: '1' }, { node });
		expect(outputs['markdown']).toBe('');
	});
});
