/** The plan of `npm run release:check`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Row {
	readonly id: string;
	readonly claim: string;
	readonly command: string;
	readonly paths: readonly string[];
	readonly apart?: readonly string[];
	readonly last?: RegExp;
	readonly told?: (totals: Readonly<Record<string, number>>) => string;
	readonly more?: string;
}
interface Plan {
	pendingRows(rows: readonly Row[], results: object, changedSince: (commit: string) => readonly string[]): readonly Row[];
	figureOf(row: Row, output: string): string;
	tableOf(rows: readonly Row[], results: object): string;
	withTable(document: string, table: string): string;
	resultsIn(document: string, rows: readonly Row[]): object;
}

const root = path.join(__dirname, '..', '..');
const load = async (file: string): Promise<unknown> => await import(path.join(root, 'scripts', 'release', file));

const ROWS: readonly Row[] = [
	{ id: 'one', claim: 'One', command: 'npm run one', paths: ['shared/'] },
	{ id: 'two', claim: 'A | B', command: 'npm run two', paths: ['.'] },
	{ id: 'three', claim: 'Three', command: 'npm test', paths: ['server/'], last: /^\d+ passed.*/m },
];
const result = (commit: string, exit = 0) => ({ commit, machine: 'M', exit, figure: 'F' });

test('runs what has no result, what failed, and what changed files concern', async () => {
	const { pendingRows } = (await load('plan.mjs')) as Plan;
	const ids = (results: object, changed: readonly string[]) => pendingRows(ROWS, results, () => changed).map(({ id }) => id);
	const all = { one: result('a'), two: result('a'), three: result('a') };
	expect(ids({}, [])).toEqual(['one', 'two', 'three']);
	expect(ids(all, [])).toEqual([]);
	expect(ids(all, ['shared/pace/pace.ts'])).toEqual(['one', 'two']);
	expect(ids(all, ['README.md'])).toEqual(['two']);
	expect(ids({ ...all, three: result('a', 1) }, [])).toEqual(['three']);
	const apart = ROWS.map((row) => ({ ...row, apart: ['shared/html/'] }));
	const left = (changed: readonly string[]) => pendingRows(apart, all, () => changed).map(({ id }) => id);
	expect([left(['shared/html/limits.ts']), left(['shared/html.ts'])]).toEqual([[], ['one', 'two']]);
});

test('takes the wanted line as the figure, else the last one, and says what failed or is missing', async () => {
	const { figureOf, tableOf, withTable } = (await load('plan.mjs')) as Plan;
	expect(figureOf(ROWS[2]!, 'x\n12 passed, 0 failed\nend\n')).toBe('12 passed, 0 failed');
	expect(figureOf(ROWS[0]!, 'first\nlast line\n\n')).toBe('last line');
	const inWords: Row = { ...ROWS[0]!, last: /^\{.*\}$/m, told: ({ left }) => `${left} left` };
	expect(figureOf(inWords, 'a\n{"left":3}\nend\n')).toBe('3 left');
	expect(figureOf(inWords, 'Error: no file\n')).toBe('Error: no file');
	const table = tableOf(ROWS, { one: result('0123456789'), two: result('0123456789', 1) });
	expect(table.split('\n').slice(2)).toEqual([
		'| One | F | `npm run one` | 01234567 | A: M |',
		'| A \\| B | failed: F | `npm run two` | 01234567 | A |',
		'| Three | not measured | `npm test` |  |  |',
	]);
	expect(withTable('a\n<!-- <measured> -->\nold\n<!-- </measured> -->\nb', 'new')).toBe(
		'a\n<!-- <measured> -->\nnew\n<!-- </measured> -->\nb',
	);
	expect(() => withTable('a', 'new')).toThrow('must have <!-- <measured> -->');
});

test('goes on with the results of the document', async () => {
	const { tableOf, withTable, resultsIn } = (await load('plan.mjs')) as Plan;
	const results = { one: { ...result('01234567'), figure: 'a | b' }, two: result('01234567', 1) };
	const document = withTable('a\n<!-- <measured> -->\n<!-- </measured> -->\nb', tableOf(ROWS, results));
	expect(resultsIn(document, ROWS)).toEqual(results);
	// A row whose command is another one has to be run.
	expect(resultsIn(document, [{ ...ROWS[0]!, command: 'npm run other' }])).toEqual({});
	const linked = [{ ...ROWS[0]!, more: 'why.md' }];
	expect(tableOf(linked, results)).toContain('| [One](why.md) | a \\| b |');
	expect(resultsIn(withTable(document, tableOf(linked, results)), linked)).toEqual({ one: results.one });
});

test('only html_to_pdf has the rooms that rows of PDF documents do without', async () => {
	const { rows } = (await load('rows.mjs')) as { rows: readonly Row[] };
	const rooms = new Set(rows.flatMap(({ apart }) => apart ?? []));
	expect(rooms.size).toBeGreaterThan(0);
	const isApart = (file: string): boolean => [...rooms].some((room) => file.startsWith(room));
	const shared = (readdirSync(path.join(root, 'shared'), { recursive: true }) as string[])
		.map((file) => path.posix.join('shared', file.replaceAll(path.sep, '/')))
		.filter((file) => file.endsWith('.ts') && !isApart(file));
	const imports = shared.flatMap((file) =>
		[...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
			.map(([, target]) => `${path.posix.join(path.posix.dirname(file), target!)}.ts`)
			.filter(isApart)
			.map((target) => `${file} imports ${target}`),
	);
	// The list of all operations loads it.
	expect(imports.filter((line) => !line.endsWith(' shared/local/html-to-pdf.ts'))).toEqual([]);
});

test('names commands of package.json alone, and its table has a place', async () => {
	const { rows } = (await load('rows.mjs')) as { rows: readonly Row[] };
	const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
	const named = rows.flatMap(({ command }) => [...command.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name!));
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
	expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
	const { withTable } = (await load('plan.mjs')) as Plan;
	expect(withTable(readFileSync(path.join(root, 'docs', 'figures.md'), 'utf8'), 'x')).toContain('x');
});
