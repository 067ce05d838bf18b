/**
 * npm run mutants: makes small changes in the sources, one at a time in a copy, and prints those that `npm test` notices, and those
 * that `npm run test:all` notices. Results are kept in .cache/mutants, and the next run goes on from there.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orUsage, wholeNumber } from '../../bench/usage.mts';
import { chooseMutants, everyMutant, sourcesIn } from './choose';
import { Compiler } from './compiler';
import { commitOf, copyOf, isClean, restore } from './copy';
import { judge, type Judged } from './judge';
import { recordReach } from './reach';
import { describe, report } from './report';

const USAGE = `Usage: npm run mutants -- [--seed N] [--count N] [--minutes N] [--list]

  --seed N     which changes are made (default 1)
  --count N    how many (default 60)
  --minutes N  begins no other change after this time
  --list       only prints the changes`;

const { seed, count, minutes, list } = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: {
			seed: { type: 'string', default: '1' },
			count: { type: 'string', default: '60' },
			minutes: { type: 'string', default: '1000000' },
			list: { type: 'boolean', default: false },
		},
	});
	return {
		seed: wholeNumber('seed', values.seed, 0),
		count: wholeNumber('count', values.count, 1),
		minutes: wholeNumber('minutes', values.minutes, 1),
		list: values.list,
	};
});

const end = performance.now() + minutes * 60_000;
const root = path.resolve(process.env['OCTAVO_ROOT'] ?? '.');
const commit = commitOf(root);
const folder = path.join(root, '.cache', 'mutants', commit);
mkdirSync(folder, { recursive: true });
if (!isClean(root)) console.log('Changes that are not committed are left out.');
const copy = copyOf(root, path.join(root, '.cache', 'mutants', 'copy'));
restore(copy);

const sources = sourcesIn(copy);
const everything = everyMutant(copy, sources);
const chosen = chooseMutants(everything, count, seed);
console.log(
	`Seed ${seed}: ${chosen.length} of ${everything.length} changes in ${sources.length} sources, commit ${commit.slice(0, 8)}`,
);
if (list) for (const mutant of chosen) console.log(describe(mutant));
else await judgeAll();

async function judgeAll(): Promise<void> {
	const state = path.join(root, '.cache', 'mutants', `${seed}.json`);
	const known = existsSync(state) ? (JSON.parse(readFileSync(state, 'utf8')) as { commit: string; judged: Judged[] }) : undefined;
	const judged = known?.commit === commit ? [...known.judged] : [];
	const isKnown = new Set(judged.map(({ mutant }) => describe(mutant)));
	console.log('Which functions does each test file run? Recorded once for a commit.');
	const reach = await recordReach(copy, root, sources, folder);
	if (reach.failing.length > 0) console.log(`Left out, because they fail without a change: ${reach.failing.join(', ')}`);
	const compiler = new Compiler(copy);
	if (compiler.before.length > 0) console.log(`Faults without a change: ${compiler.before.join(', ')}`);
	for (const mutant of chosen) {
		if (isKnown.has(describe(mutant)) || performance.now() > end) continue;
		const one = await judge({ copy, tools: root, reach, compiler }, mutant);
		judged.push(one);
		writeFileSync(state, JSON.stringify({ commit, judged }));
		const told = one.all.is === 'noticed' ? (one.sample.is === 'noticed' ? one.all.by : `test:all: ${one.all.by}`) : one.all.is;
		console.log(`${describe(mutant)}\n  ${one.seconds} s, ${told}`);
	}
	const current = new Set(chosen.map(describe));
	console.log(
		`\n${report(
			judged.filter(({ mutant }) => current.has(describe(mutant))),
			chosen.length,
		)}`,
	);
}
