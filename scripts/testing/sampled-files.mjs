// Of the files of the project, a tenth that the seed chooses, and those that differ from the last commit: what `npm test` looks at for
// the rules of ESLint and the format. Ten seeds after each other reach every file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const PARTS = 10;
const LEFT_OUT = ['node_modules', '.git', '.cache', 'dist', 'coverage'];

/** `undefined` where all files are meant, as everywhere but in `npm test`. */
export function sampledFiles(endings, { OCTAVO_TESTS, OCTAVO_SEED } = process.env, changedOnes = changedFiles) {
	if (OCTAVO_TESTS !== 'sample') return undefined;
	const changed = new Set(changedOnes());
	const files = filesIn('').filter((file) => endings.test(file));
	return files.filter((file) => isOfSample(file, OCTAVO_SEED) || changed.has(file));
}

/** Whether a file is of the tenth that the seed chooses. */
export const isOfSample = (file, seed = '1') => (placeOf(file) + Number(seed)) % PARTS === 0;

const placeOf = (file) => createHash('sha256').update(file).digest().readUInt32BE();

/** Relative, with `/` on every system. */
function filesIn(folder) {
	return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
		if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : filesIn(name);
		return entry.isFile() ? [name] : [];
	});
}

/** Empty if git is not installed, or the folder is not a repository. */
function changedFiles() {
	const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
	const lists = [git('diff', '--name-only', '-z', '--relative', 'HEAD'), git('ls-files', '--others', '--exclude-standard', '-z')];
	return lists.flatMap((list) => list.split('\0'));
}
