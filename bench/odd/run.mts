/**
 * Runs every operation over odd but legal documents, and judges the results with five readers. Each choice of
 * test/support/choices is a document of its own; the others are combinations that the seed picks.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../fuzz/random.mts';
import { choices, groups, type Choice } from '../../test/support/choices/choices';
import { Draft } from '../../test/support/choices/draft';
import { Subject } from '../../test/support/choices/judgement';
import { triedOperations } from '../../test/support/choices/trials';
import { Readers, type Reader } from '../../test/support/readers';
import { orUsage, wholeNumber } from '../usage.mts';

const USAGE = `Usage: npm run odd -- [OPTIONS]

  --documents N       how many documents: first one per choice, then combinations (default ${choices.length + 100})
  --seed S            chooses the combinations (default 1)
  --only N,…          only these documents, by number
  --operations A,…    only these operations
  --jobs N            documents processed at the same time (default: one per processor)
  --keep FOLDER       keep documents with complaints there`;

/** The probability that a combination takes a choice of a group. */
const TAKEN = 0.4;

const { documents, seed, only, operations, jobs, keep } = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: {
			documents: { type: 'string', default: String(choices.length + 100) },
			seed: { type: 'string', default: '1' },
			only: { type: 'string' },
			operations: { type: 'string' },
			jobs: { type: 'string', default: String(os.availableParallelism()) },
			keep: { type: 'string' },
		},
	});
	const wanted = values.operations?.split(',');
	const unknown = wanted?.find((name) => !triedOperations.some((known) => known === name));
	if (unknown !== undefined) throw new Error(`There is no operation “${unknown}” on documents`);
	return {
		documents: wholeNumber('documents', values.documents, 1),
		seed: wholeNumber('seed', values.seed, 0),
		only: values.only?.split(',').map((text) => wholeNumber('only', text, 0)),
		operations: triedOperations.filter((name) => wanted === undefined || wanted.includes(name)),
		jobs: wholeNumber('jobs', values.jobs, 1),
		keep: values.keep,
	};
});

/** The choices of document `number`: a single one, or a combination. */
function chosen(number: number): readonly Choice[] {
	const single = choices[number];
	if (single) return [single];
	const random = new Random(seed * 100_003 + number);
	return groups.flatMap((group) => (random.chance(TAKEN) ? [random.pick(group)] : []));
}

const counts = { done: 0, results: 0, complaints: 0, doubted: 0 };
const byComplaint = new Map<string, string[]>();
const note = (what: string, where: string): void => void byComplaint.set(what, [...(byComplaint.get(what) ?? []), where]);
const doubts = new Map<string, string[]>();

const scratch = mkdtempSync(path.join(os.tmpdir(), 'octavo-odd-'));
const numbers = Array.from({ length: documents }, (_, number) => number).filter((number) => only?.includes(number) ?? true);
const total = numbers.length;
const scout = new Readers();
const installed = await scout.installed();
scout.stop();
const started = performance.now();
await Promise.all(Array.from({ length: jobs }, (_, lane) => work(lane, installed)));
rmSync(scratch, { recursive: true, force: true });

const list = (title: string, found: ReadonlyMap<string, readonly string[]>): void => {
	if (found.size > 0) console.log(`\n${title}`);
	for (const [what, where] of [...found].sort(([, one], [, other]) => other.length - one.length))
		console.log(`  ${what}\n    ${where.slice(0, 5).join('; ')}${where.length > 5 ? ` and ${where.length - 5} more` : ''}`);
};
list('What readers find in the documents themselves:', doubts);
list('Complaints of results:', byComplaint);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
	`\nReaders: ${installed.join(', ')}\n${total} documents (${counts.doubted} of which a reader doubts), ${operations.length} operations, ${counts.results} results, ${counts.complaints} complaints, ${seconds} s`,
);
process.exitCode = counts.complaints > 0 ? 1 : 0;

async function work(lane: number, own: readonly Reader[]): Promise<void> {
	const readers = new Readers();
	for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await examine(number, readers, own, lane);
	readers.stop();
}

async function examine(number: number, readers: Readers, own: readonly Reader[], lane: number): Promise<void> {
	const draft = new Draft();
	const taken = chosen(number);
	for (const { apply } of taken) apply(draft);
	const called = `${number} (${taken.map(({ name }) => name).join(', ')})`;
	const subject = await Subject.see(draft, readers, own, path.join(scratch, `${lane}.pdf`));
	if (subject.doubts.length > 0) counts.doubted++;
	for (const doubt of subject.doubts) doubts.set(doubt, [...(doubts.get(doubt) ?? []), called]);
	let wrong = false;
	for (const name of operations) {
		const { results, complaints } = await subject.judge(name);
		counts.results += results;
		counts.complaints += complaints.length;
		for (const one of complaints) note(`${name}: ${one}`, called);
		wrong ||= complaints.length > 0;
	}
	if (keep !== undefined && (wrong || only)) {
		mkdirSync(keep, { recursive: true });
		writeFileSync(path.join(keep, `${number}.pdf`), subject.bytes);
	}
	subject.close();
	if (++counts.done % 25 === 0) console.error(`${counts.done}/${total} documents, ${counts.complaints} complaints`);
}
