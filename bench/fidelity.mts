/**
 * node scripts/run.mjs bench/fidelity.mts [--write]
 *
 * Merges two feature-rich documents with Octavo, qpdf, mutool and pdf-lib, and counts with qpdf's JSON which features of each document
 * are still there and lead to the right place. --write puts the table into bench/README.md.
 */
import { decode } from '../shared/decode';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localBackend } from '../shared/local';
import { rich } from '../test/support/documents';
import { inspect, type Features } from './inspect.mts';
import { library } from './libraries.mts';
import { between } from './report.mts';

const titles: Readonly<Record<Exclude<keyof Features, 'pages'>, string>> = {
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

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-fidelity-'));
try {
	const table = await compare();
	console.log(table);
	if (process.argv.includes('--write')) {
		const readme = path.join(process.env.OCTAVO_ROOT ?? '.', 'bench', 'README.md');
		writeFileSync(readme, between(readFileSync(readme, 'utf8'), 'fidelity', table));
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}

async function compare(): Promise<string> {
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
	const keys = Object.keys(titles) as (keyof typeof titles)[];
	const rows = keys.map((key) => {
		const wanted = [...first[key], ...second[key]];
		const cells = [...found.values()].map((features) => (features ? right(wanted, features[key]) : 'fails'));
		return `| ${titles[key]} | ${wanted.length} | ${cells.join(' | ')} |`;
	});
	const head = ['', 'in the inputs', ...found.keys()];
	return [
		'`node scripts/run.mjs bench/fidelity.mts`: two documents of 6 and 5 pages with one of everything, names clashing, merged.',
		'Counted with qpdf’s JSON: what of the inputs is in the output and leads to the page it led to.',
		'',
		`| ${head.join(' | ')} |`,
		`| --- |${' --: |'.repeat(head.length - 1)}`,
		...rows,
	].join('\n');
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
