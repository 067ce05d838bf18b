/**
 * npm run odd: runs every operation over odd but legal documents, and judges the results with five readers. Each choice of
 * test/support/choices is a separate document; the others are combinations that the seed picks.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { choices, combination, type Choice } from '../../test/support/choices/choices';
import type { OperationName } from '../../shared/contract/operations';
import { Draft, PAGES } from '../../test/support/choices/draft';
import { Subject } from '../../test/support/choices/judgement';
import { triedOperations } from '../../test/support/choices/trials';
import { Random } from '../../test/support/random';
import { Readers } from '../../test/support/readers';
import { temporaryFolder } from '../core.mts';
import { flag, list, options, text, whole, wholeNumber } from '../usage.mts';
import { HARMS, harmed } from './geometry/harm.mts';
import { grouped } from './verdicts.mts';

const USAGE = `Usage: npm run odd -- [OPTIONS]

  --documents N       how many documents: first one per choice, then combinations (default ${choices.length + 100})
  --seed S            chooses the combinations (default 1)
  --only N,…          only these documents, by number
  --operations A,…    only these operations
  --jobs N            documents processed at the same time (default: one per processor)
  --keep FOLDER       keep documents with complaints there
  --control           drop one thing from each result, and report what the judge does not see`;

const spec = {
	documents: whole(choices.length + 100),
	seed: whole(1, 0),
	only: list,
	operations: list,
	jobs: whole(os.availableParallelism()),
	keep: text,
	control: flag,
};
const { numbers, operations, seed, only, jobs, keep, control } = options(USAGE, spec, ({ documents, ...values }) => {
	const unknown = values.operations?.find((name) => !triedOperations.some((known) => known === name));
	if (unknown !== undefined) throw new Error(`There is no operation “${unknown}” on documents`);
	const only = values.only?.map((number) => wholeNumber('only', number, 0));
	return {
		...values,
		only,
		numbers: Array.from({ length: documents }, (_, number) => number).filter((number) => only?.includes(number) ?? true),
		operations: triedOperations.filter((name) => values.operations?.includes(name) ?? true),
	};
});

/** The choices of document `number`: a single one, or a combination. */
function chosen(number: number): readonly Choice[] {
	const single = choices[number];
	return single ? [single] : combination(new Random(seed * 100_003 + number));
}

const started = performance.now();
const scratch = temporaryFolder();
const total = numbers.length;
const counts = { done: 0, results: 0, doubted: 0 };
const doubts: [what: string, where: string][] = [];
const complaints: [what: string, where: string][] = [];
const scout = new Readers();
const installed = await scout.installed();
scout.stop();

async function examine(number: number, readers: Readers, file: string): Promise<void> {
	const draft = new Draft();
	const taken = chosen(number);
	for (const { apply } of taken) apply(draft);
	const called = `${number} (${taken.map(({ name }) => name).join(', ')})`;
	const subject = await Subject.see(draft, readers, installed, file);
	if (subject.doubts.length > 0) counts.doubted++;
	for (const doubt of subject.doubts) doubts.push([doubt, called]);
	let wrong = false;
	for (const name of operations) {
		if (control) {
			await harmEach(subject, name, called);
			continue;
		}
		const judged = await subject.judge(name);
		counts.results += judged.results;
		for (const one of judged.complaints) complaints.push([`${name}: ${one}`, called]);
		wrong ||= judged.complaints.length > 0;
	}
	if (keep !== undefined && (wrong || only)) {
		mkdirSync(keep, { recursive: true });
		writeFileSync(path.join(keep, `${number}.pdf`), subject.bytes);
	}
	subject.close();
	if (++counts.done % 25 === 0) console.error(`${counts.done}/${total} documents, ${complaints.length} complaints`);
}

/** The judge must complain of each result without one thing, if it does not complain of the result itself. */
async function harmEach(subject: Subject, name: OperationName, called: string): Promise<void> {
	if ((await subject.judge(name)).complaints.length > 0) return;
	for (const kind of Object.keys(HARMS)) {
		const judged = await subject.judge(name, (bytes) => harmed(bytes, kind, PAGES).catch(() => undefined));
		counts.results += judged.results;
		if (judged.results > 0 && judged.complaints.length === 0) complaints.push([`${name}: a dropped ${kind} is not seen`, called]);
	}
}

const lane = async (_: unknown, lane: number): Promise<void> => {
	const readers = new Readers();
	const file = path.join(scratch, `${lane}.pdf`);
	for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await examine(number, readers, file);
	readers.stop();
};
await Promise.all(Array.from({ length: jobs }, lane));
if (doubts.length > 0) console.log(`\nComplaints of readers about the documents themselves:\n${grouped(doubts)}`);
if (complaints.length > 0) console.log(`\nComplaints of results:\n${grouped(complaints)}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
	`\nReaders: ${installed.join(', ')}\n${total} documents (${counts.doubted} of which a reader doubts), ${operations.length} operations, ${counts.results} results, ${complaints.length} complaints, ${seconds} s`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
