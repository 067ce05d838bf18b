/**
 * node scripts/run.mjs bench/fidelity.mts [--write]
 *
 * Merges two feature-rich documents with Octavo, qpdf, mutool and pdf-lib, and splits one, and counts with qpdf's JSON which features are
 * still there and lead to the right place. --write puts the tables into bench/README.md.
 */
import { decode } from '../shared/decode';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { localBackend } from '../shared/local';
import { rich } from '../test/support/documents/drawn';
import { inspect, type Features } from './inspect.mts';
import { library } from './libraries.mts';
import { between } from './report.mts';

type Feature = Exclude<keyof Features, 'pages'>;

const titles: Readonly<Record<Feature, string>> = {
	outline: 'Outline entries that lead to their page',
	destinations: 'Named destinations that lead to their page',
	links: 'Links that lead to their target',
	fields: 'Form fields, whole and with their value',
	labels: 'Pages with their own label',
	attachments: 'Attachments',
	layers: 'Layers that can be switched',
	tags: 'Tagged pages, connected both ways',
	threads: 'Article threads',
};

type Merge = (one: string, other: string, output: string) => Promise<void> | void;

const native =
	(command: string, args: (one: string, other: string, output: string) => string[]): Merge =>
	(one, other, output) =>
		void execFileSync(command, args(one, other, output), { stdio: 'ignore' });

const engines: Readonly<Record<string, Merge>> = {
	Octavo: async (one, other, output) => {
		const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });
		const documents = [one, other].map((file) => ({ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }));
		const [result] = (await backend.run('merge_documents', documents, decode('merge_documents', {}))).documents;
		writeFileSync(output, result?.bytes ?? new Uint8Array());
	},
	'`qpdf --empty --pages a b`': native('qpdf', (one, other, output) => ['--empty', '--pages', one, other, '--', output]),
	'`qpdf a --pages . b`': native('qpdf', (one, other, output) => [one, '--pages', '.', other, '--', output]),
	'`mutool merge`': native('mutool', (one, other, output) => ['merge', '-o', output, one, other]),
	'pdf-lib `copyPages`': async (one, other, output) => {
		const merge = await library(
			'pdf-lib',
			{ do: 'merge' },
			[one, other].map((file) => ({ bytes: new Uint8Array(readFileSync(file)) })),
		);
		writeFileSync(output, (await merge())[0] ?? new Uint8Array());
	},
};

/** Writes the parts into a folder; their names sort in the order of the parts. */
type Split = (input: string, parts: string) => Promise<void> | void;

const PAGES = 12;
const PER_PART = 4;
const ranges = Array.from({ length: PAGES / PER_PART }, (_, part) => [part * PER_PART + 1, (part + 1) * PER_PART] as const);

const splitters: Readonly<Record<string, Split>> = {
	Octavo: async (input, parts) => {
		const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });
		const document = { name: path.basename(input), bytes: new Uint8Array(readFileSync(input)) };
		const parameters = decode('split_by_page_count', { pages_per_part: PER_PART });
		for (const { name, bytes } of (await backend.run('split_by_page_count', [document], parameters)).documents)
			writeFileSync(path.join(parts, name), bytes);
	},
	'`qpdf --split-pages`': (input, parts) =>
		void execFileSync('qpdf', [`--split-pages=${PER_PART}`, input, path.join(parts, 'part.pdf')], { stdio: 'ignore' }),
	'`qpdf --pages . FIRST-LAST`': (input, parts) => {
		for (const [index, [first, last]] of ranges.entries())
			execFileSync('qpdf', [input, '--pages', '.', `${first}-${last}`, '--', path.join(parts, `${index}.pdf`)], {
				stdio: 'ignore',
			});
	},
	'`mutool merge` of a range': (input, parts) => {
		for (const [index, [first, last]] of ranges.entries())
			execFileSync('mutool', ['merge', '-o', path.join(parts, `${index}.pdf`), input, `${first}-${last}`], { stdio: 'ignore' });
	},
	'pdf-lib `copyPages`': async (input, parts) => {
		const source = await PDFDocument.load(readFileSync(input));
		for (const [index, [first]] of ranges.entries()) {
			const part = await PDFDocument.create();
			const indices = Array.from({ length: PER_PART }, (_, page) => first - 1 + page);
			for (const page of await part.copyPages(source, indices)) part.addPage(page);
			writeFileSync(path.join(parts, `${index}.pdf`), await part.save());
		}
	},
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-fidelity-'));
try {
	const readme = path.join(process.env.OCTAVO_ROOT ?? '.', 'bench', 'README.md');
	for (const [name, table] of [
		['fidelity', await mergers()],
		['splits', await splits()],
	] as const) {
		console.log(`${table}\n`);
		if (process.argv.includes('--write')) writeFileSync(readme, between(readFileSync(readme, 'utf8'), name, table));
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}

async function mergers(): Promise<string> {
	const [one, other] = [path.join(folder, 'a.pdf'), path.join(folder, 'b.pdf')];
	writeFileSync(one, await rich(6, { prefix: 'A ' }));
	writeFileSync(other, await rich(5, { prefix: 'B ' }));
	const first = inspect(one);
	const second = inspect(other, first.pages);
	const found = new Map<string, Features | undefined>();
	for (const [name, merge] of Object.entries(engines)) {
		const output = path.join(folder, 'out.pdf');
		rmSync(output, { force: true });
		try {
			await merge(one, other, output);
			found.set(name, inspect(output));
		} catch {
			found.set(name, undefined);
		}
	}
	const wanted = (key: Feature): string[] => [...first[key], ...second[key]];
	return [
		'`node scripts/run.mjs bench/fidelity.mts`: two documents of 6 and 5 pages with one of everything, names clashing, merged.',
		'Counted with qpdf’s JSON: what of the inputs is in the output and leads to the page it led to.',
		'',
		...tableOf('in the inputs', wanted, found),
	].join('\n');
}

async function splits(): Promise<string> {
	const input = path.join(folder, 'whole.pdf');
	writeFileSync(input, await rich(PAGES));
	const whole = inspect(input);
	const found = new Map<string, Features | undefined>();
	for (const [index, [name, split]] of Object.entries(splitters).entries()) {
		const parts = path.join(folder, `parts-${index}`);
		mkdirSync(parts);
		try {
			await split(input, parts);
			const files = readdirSync(parts).sort();
			found.set(name, together(files.map((file, part) => inspect(path.join(parts, file), part * PER_PART))));
		} catch {
			found.set(name, undefined);
		}
	}
	return [
		`The same command: a document of ${PAGES} pages with one of everything, split into parts of ${PER_PART} pages. Counted over all parts: what`,
		'of the input is in the part of its page and leads to the page it led to. Links to another part cannot be kept. Octavo puts attachments into no part; a note says so.',
		'',
		...tableOf('in the input', (key) => whole[key], found),
	].join('\n');
}

function together(parts: readonly Features[]): Features {
	const keys = Object.keys(titles) as Feature[];
	return Object.fromEntries(keys.map((key) => [key, parts.flatMap((part) => part[key])])) as unknown as Features;
}

function tableOf(
	input: string,
	wanted: (key: Feature) => readonly string[],
	found: ReadonlyMap<string, Features | undefined>,
): string[] {
	const rows = (Object.keys(titles) as Feature[]).map((key) => {
		const cells = [...found.values()].map((features) => (features ? right(wanted(key), features[key]) : 'fails'));
		return `| ${titles[key]} | ${wanted(key).length} | ${cells.join(' | ')} |`;
	});
	const head = ['', input, ...found.keys()];
	return [`| ${head.join(' | ')} |`, `| --- |${' --: |'.repeat(head.length - 1)}`, ...rows];
}

/** How many of the wanted facts were found; each found fact counts once. */
function right(wanted: readonly string[], found: readonly string[]): string {
	const left = [...found];
	let count = 0;
	for (const fact of wanted) {
		const at = left.indexOf(fact);
		if (at < 0) continue;
		left.splice(at, 1);
		count++;
	}
	return String(count);
}
