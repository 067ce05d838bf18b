/** The small changes of a seed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Random } from '../../test/support/random';
import { git } from './copy';
import { KINDS, mutantsIn, type Mutant } from './sites';

const FOLDERS = ['shared', 'server', 'action', 'nodes'];
/** Made by programs; glyphs of fonts. */
const LEFT_OUT = /^action\/(?:dist|bundle)\/|\.d\.m?ts$|\/noto-[^/]*$/;

/** The sources of the commit, which may be changed. */
export const sourcesIn = (root: string): string[] =>
	git(root, 'ls-files', ...FOLDERS)
		.split('\n')
		.filter((file) => /\.m?ts$/.test(file) && !LEFT_OUT.test(file));

export const everyMutant = (root: string, files = sourcesIn(root)): Mutant[] =>
	files.flatMap((file) => mutantsIn(file, readFileSync(path.join(root, file), 'utf8')));

/** As many of each kind, as far as there are. */
export function chooseMutants(from: readonly Mutant[], count: number, seed: number): Mutant[] {
	const random = new Random(seed);
	const waiting = KINDS.map((kind) => from.filter((mutant) => mutant.kind === kind));
	const chosen: Mutant[] = [];
	while (chosen.length < count && waiting.some(({ length }) => length > 0))
		for (const list of waiting)
			if (list.length > 0 && chosen.length < count) chosen.push(...list.splice(random.below(list.length), 1));
	return chosen;
}
