/**
 * Times the Action's bundle from start to end, as the runner starts it, in pairs with a rival: for one small PDF, an action
 * that only reads an input with @actions/core, and a script that does nothing; for 1,000 PDFs, a shell loop that calls native
 * qpdf.
 */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { between } from './report.mts';
import { orUsage, wholeNumber } from './usage.mts';

const USAGE = `Usage: node scripts/run.mjs bench/action.mts [--rounds N] [--write]

  --rounds N  how often each of a pair runs (default 31)
  --write     put the table into bench/README.md`;

interface Pair {
	readonly name: string;
	readonly target: number;
	readonly rounds: number;
	readonly ours: () => void;
	readonly theirs: () => void;
}

const FILES = 1000;
const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const { rounds, write } = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: { rounds: { type: 'string', default: '31' }, write: { type: 'boolean', default: false } },
	});
	return { ...values, rounds: wholeNumber('rounds', values.rounds, 1) };
});
const folder = mkdtempSync(path.join(tmpdir(), 'bench-action-'));
try {
	await main(rounds);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

async function main(rounds: number): Promise<void> {
	const node = newestNode();
	const bare = await bareAction();
	const nothing = path.join(folder, 'nothing.cjs');
	writeFileSync(nothing, '');
	const documents = { small: await numbered(3, 1), large: await numbered(10, 60) };
	for (const [name, bytes] of Object.entries(documents)) {
		mkdirSync(path.join(folder, name));
		for (let number = 1; number <= FILES; number++) writeFileSync(path.join(folder, name, `${number}.pdf`), bytes);
	}
	const ours = path.join(root, 'action', 'dist', 'index.js');
	const inputs = { OPERATION: 'rotate-pages', ANGLE: '90', OUTPUT: 'out/{name}.pdf', SUMMARY: 'true' };
	const one = () => step(node, ours, { ...inputs, FILES: 'small/1.pdf' });
	const many = (name: keyof typeof documents): Pair => ({
		name: `${FILES.toLocaleString('en')} PDFs of ${(documents[name].length / 1000).toFixed(0)} kB, against a shell loop that calls qpdf`,
		target: 0.15,
		rounds: Math.min(5, rounds),
		ours: () => step(node, ours, { ...inputs, FILES: `${name}/*.pdf` }),
		theirs: () =>
			must(spawnSync('sh', ['-c', `for f in ${name}/*.pdf; do qpdf "$f" --rotate=+90 "loop/\${f##*/}"; done`], { cwd: folder })),
	});
	const pairs: Pair[] = [
		{
			name: 'one small PDF, against an action that only reads an input',
			target: 1.3,
			rounds,
			ours: one,
			theirs: () => step(node, bare, inputs),
		},
		{
			name: 'one small PDF, against a script that does nothing',
			target: 2.2,
			rounds,
			ours: one,
			theirs: () => step(node, nothing, inputs),
		},
		many('small'),
		many('large'),
	];
	const lines = pairs.map(measured);
	const table = [
		`\`node scripts/run.mjs bench/action.mts\`, Node ${versionOf(node)}, ${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}`,
		'',
		'| Start to end | Action | the other | median ratio | to reach |',
		'| --- | ---: | ---: | ---: | ---: |',
		...lines,
	].join('\n');
	console.log(table);
	const readme = path.join(root, 'bench', 'README.md');
	if (write) writeFileSync(readme, between(readFileSync(readme, 'utf8'), 'action', table));
}

/** In turns, so that other work of the machine affects both. */
function measured({ name, target, rounds, ours, theirs }: Pair): string {
	const times = Array.from({ length: rounds }, () => {
		clearResults();
		return { ours: timed(ours), theirs: timed(theirs) };
	});
	const ratio = median(times.map((time) => time.ours / time.theirs));
	const cell = (milliseconds: number) =>
		milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
	const [mine, other] = [median(times.map((time) => time.ours)), median(times.map((time) => time.theirs))];
	return `| ${name} | ${cell(mine)} | ${cell(other)} | ${ratio.toFixed(2)} | ${target} |${ratio <= target ? '' : ' MISSED'}`;
}

/** A runner has no results yet, and to replace a file takes a file system longer than to make one. */
function clearResults(): void {
	for (const name of ['out', 'loop']) rmSync(path.join(folder, name), { recursive: true, force: true });
	mkdirSync(path.join(folder, 'loop'));
}

function step(node: string, script: string, inputs: Readonly<Record<string, string>>): void {
	const files = Object.fromEntries(['OUTPUT', 'STEP_SUMMARY'].map((name) => [`GITHUB_${name}`, path.join(folder, name)]));
	for (const file of Object.values(files)) writeFileSync(file, '');
	const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value]));
	must(
		spawnSync(node, [script], { cwd: folder, env: { PATH: process.env['PATH'], GITHUB_WORKSPACE: folder, ...files, ...given } }),
	);
}

function must({ status, stdout, stderr }: { status: number | null; stdout: Buffer; stderr: Buffer }): void {
	if (status !== 0) throw new Error(`ended with ${status}: ${stdout.toString()}${stderr.toString()}`);
}

async function bareAction(): Promise<string> {
	const outfile = path.join(folder, 'bare.cjs');
	const contents = "import * as core from '@actions/core'; core.info(core.getInput('operation'));";
	await build({
		stdin: { contents, resolveDir: root },
		outfile,
		bundle: true,
		minify: true,
		platform: 'node',
		format: 'cjs',
		logLevel: 'error',
	});
	return outfile;
}

/** Each page says which it is, and has lines of pseudo-random letters, so that its size is that of text. */
async function numbered(pages: number, lines: number): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	const font = await document.embedFont(StandardFonts.Helvetica);
	let state = 1;
	const letter = () => String.fromCharCode(97 + ((state = (state * 48271) % 2147483647) % 26));
	for (let page = 1; page <= pages; page++) {
		const sheet = document.addPage([420, 595]);
		sheet.drawText(`Page ${page}`, { font });
		for (let line = 1; line < lines; line++)
			sheet.drawText(Array.from({ length: 24 }, letter).join(''), { font, size: 8, x: 20, y: 20 + line * 9 });
	}
	return document.save();
}

function newestNode(): string {
	const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'scripts', 'node24.mjs')], { encoding: 'utf8' });
	return status === 0 ? stdout.trim() : process.execPath;
}

function timed(work: () => void): number {
	const start = performance.now();
	work();
	return performance.now() - start;
}

function versionOf(node: string): string {
	return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

function median(numbers: readonly number[]): number {
	return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
