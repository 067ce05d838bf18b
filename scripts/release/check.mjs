// npm run release:check : everything that a release needs, on one commit, and its figures in docs/figures.md.
//
//   --list                    names the rows to run, with their times, and runs nothing
//   --only ID,ID              some rows
//   --corpus FOLDER, …        folders of documents, by the names in rows.mjs; rows without their folder are left out, and said so
//
// It goes on after an interruption: a row that passed on this commit, or since whose commit nothing that it depends on has changed,
// is not run again. The results are kept in docs/figures.md, so that another machine goes on with them, once that file is committed.
// The output of each row is in .cache/release. Measure when nothing else runs.
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureOf, pendingRows, resultsIn, tableOf, withTable } from './plan.mjs';
import { rows } from './rows.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = path.join(root, '.cache', 'release');
const figures = path.join(root, 'docs', 'figures.md');

const given = readArguments(process.argv.slice(2));
mkdirSync(folder, { recursive: true });
const results = resultsIn(readFileSync(figures, 'utf8'), rows);
const commit = git('rev-parse', 'HEAD');
const unsaved = git('status', '--porcelain', '--untracked-files=no')
	.split('\n')
	.filter((line) => line !== '' && !line.endsWith('docs/figures.md'));
if (unsaved.length > 0) throw new Error(`Commit first, so that every figure has its commit: ${unsaved.join(', ')}`);

const wanted = rows.filter(({ id }) => given.only === undefined || given.only.includes(id));
const pending = pendingRows(wanted, results, (since) => changedSince(since));
const runnable = pending.filter((row) => row.folder === undefined || given.folders[row.folder] !== undefined);
for (const row of pending) {
	const missing = runnable.includes(row) ? '' : `: left out, needs --${row.folder} FOLDER`;
	console.log(`${String(row.minutes).padStart(4)} min  ${row.id.padEnd(12)} ${row.command}${missing}`);
}
const minutes = runnable.reduce((sum, row) => sum + row.minutes, 0);
console.log(
	`${wanted.length - pending.length} of ${wanted.length} hold on ${commit.slice(0, 8)}; ${runnable.length} to run, about ${(minutes / 60).toFixed(1)} hours`,
);

if (!given.list) {
	for (const row of runnable) await measure(row);
	const failed = wanted.filter(({ id }) => results[id] !== undefined && results[id].exit !== 0);
	console.log(
		`${wanted.filter(({ id }) => results[id]?.exit === 0).length} passed, ${failed.length} failed, ${wanted.length - wanted.filter(({ id }) => results[id]).length} not measured`,
	);
	process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Runs a row, and writes its result at once: an interruption loses only the row that runs. */
async function measure(row) {
	const command =
		row.folder === undefined ? row.command : row.command.replaceAll('FOLDER', JSON.stringify(given.folders[row.folder]));
	console.log(`\n${row.id}: ${row.command}`);
	const start = Date.now();
	const { exit, output } = await run(command, path.join(folder, `${row.id}.log`));
	const seconds = Math.round((Date.now() - start) / 1000);
	const machine = `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
	results[row.id] = { commit, machine, exit, figure: figureOf(row, output) };
	writeFileSync(figures, withTable(readFileSync(figures, 'utf8'), tableOf(rows, results)));
	console.log(`${row.id}: ${exit === 0 ? 'passed' : `failed with ${exit}`} after ${seconds} s: ${results[row.id].figure}`);
}

/** Ends with the exit code of the command, and what it wrote. */
function run(command, log) {
	return new Promise((resolve) => {
		const file = createWriteStream(log);
		const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
		const pieces = [];
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (piece) => {
				pieces.push(piece);
				file.write(piece);
			});
		child.on('close', (code) => file.end(() => resolve({ exit: code ?? 1, output: Buffer.concat(pieces).toString('utf8') })));
	});
}

function changedSince(since) {
	if (since === commit) return [];
	const { status, stdout } = spawnSync('git', ['diff', '--name-only', since, commit], { cwd: root, encoding: 'utf8' });
	// A commit that is not there any more says nothing.
	return status === 0 ? stdout.split('\n').filter((file) => file !== '' && file !== 'docs/figures.md') : ['.'];
}

function git(...args) {
	const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr);
	return stdout.trimEnd();
}

function readArguments(words) {
	const read = { list: false, only: undefined, folders: {} };
	const names = new Set(rows.flatMap((row) => row.folder ?? []));
	for (let index = 0; index < words.length; index++) {
		const name = words[index].replace(/^--/, '');
		if (name === 'list') read.list = true;
		else if (name === 'only') read.only = words[++index]?.split(',');
		else if (names.has(name)) read.folders[name] = words[++index];
		else
			throw new Error(
				`${words[index]} is not an option: --list, --only ID,ID, ${[...names].map((one) => `--${one} FOLDER`).join(', ')}`,
			);
	}
	const unknown = (read.only ?? []).filter((id) => !rows.some((row) => row.id === id));
	if (unknown.length > 0) throw new Error(`No row is named ${unknown.join(', ')}: ${rows.map(({ id }) => id).join(', ')}`);
	return read;
}
