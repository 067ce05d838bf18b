/**
 * npm run drawing:damaged: documents that are damaged in thousands of ways are drawn one after the other in one process. Each gives
 * pages or an error of the closed list, and the memory of the process does not grow.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { mutateDocument } from '../../fuzz/mutate.mts';
import { asDocument, local } from '../../test/support/hosts/local';
import { Random } from '../../test/support/random';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { aligned, median, table } from '../core.mts';
import { flag, options, whole } from '../usage.mts';

const USAGE = `Usage: npm run drawing:damaged -- FOLDER [--count N] [--seed N] [--control]

  FOLDER     PDF files; those up to 200 kB are taken
  --count N  documents that are drawn (default 10000)
  --seed N   seed of the damage (default 1)
  --control  a process that keeps a little of every document: it must be reported`;

const { folder, count, seed, control } = options(
	USAGE,
	{ count: whole(10_000, 30), seed: whole(1), control: flag },
	(given, words) => ({ ...given, folder: givenFolder(words[0]) }),
);

/** Parts into which the run is divided; the first third of them is for caches to fill. */
const PARTS = 30;
/** Megabytes by which the last third of a run may be above the second. */
const ALLOWED = 20;

const files = listedIn(folder, ({ file }) => statSync(path.join(folder, file)).size <= 200_000);
const random = new Random(seed);
const read = (): Uint8Array => readFileSync(path.join(folder, random.pick(files).file));
const kept: Uint8Array[] = [];
const outcomes = new Map<string, number>();
const unexpected: string[] = [];
const resident: number[] = [];

async function draw(input: Uint8Array): Promise<string> {
	try {
		const result = await local.run('pages_to_images', [asDocument(input)], decode('pages_to_images', { resolution: 36 }));
		return result.files?.length === 0 ? 'nothing' : 'drawn';
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code !== 'internal') return thrown.code;
		unexpected.push(String(thrown));
		return 'unexpected';
	}
}

const start = performance.now();
for (let at = 0; at < count; at++) {
	const outcome = await draw(mutateDocument(random, read(), read()));
	// Three times the growth that is allowed.
	if (control) kept.push(new Uint8Array((9 * ALLOWED * 1e6) / count).fill(1));
	outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
	if ((at + 1) % Math.floor(count / PARTS) !== 0) continue;
	globalThis.gc?.();
	resident.push(process.memoryUsage().rss / 1e6);
}
const third = PARTS / 3;
const [middle, last] = [median(resident.slice(third, 2 * third)), median(resident.slice(2 * third))];
const rows = [...outcomes].sort(([, one], [, other]) => other - one).map(([outcome, many]) => [outcome, String(many)]);
console.log(aligned(table(['outcome', 'documents'], rows)));
console.log(
	`\n${count} documents from ${files.length} files in ${Math.round((performance.now() - start) / 1000)} s, seed ${seed}`,
);
console.log(
	`Memory: ${middle.toFixed(0)} MB in the second third, ${last.toFixed(0)} in the last, ${Math.max(...resident).toFixed(0)} at most`,
);
for (const line of new Set(unexpected)) console.log(line);
if (last - middle > ALLOWED) console.log(`The process grows by more than ${ALLOWED} MB`);
process.exitCode = unexpected.length > 0 || last - middle > ALLOWED ? 1 : 0;
