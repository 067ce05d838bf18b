/**
 * npm run fuzz -- --minutes N [--targets a,b] [--seed N] [--repeat FILE]
 *
 * Mutates documents, packages and requests, keeps what reaches new code, and reports whatever breaks a promise: an error that
 * is not ours, time or memory beyond bounds, a result that cannot be opened or that `qpdf --check` objects to although it
 * did not object to the source. What fails is kept, made small, in .cache/fuzz/crashes; the exit code is then 1.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Campaign, folder, ROLE } from './campaign.mts';
import { fuzz, judge, readInput } from './child.mts';
import { minimise } from './minimise.mts';
import { targets } from './targets.mts';

const [role, ...details] = (process.env[ROLE] ?? '').split('\n');
if (role === 'fuzz') await fuzz(folder, details[0]!.split(','), Number(details[1]));
else if (role === 'minimise') {
	await minimise(details[0]!, 40_000);
	process.disconnect();
} else await parent();

async function parent(): Promise<void> {
	const { values } = parseArgs({
		args: process.argv.slice(2),
		options: {
			minutes: { type: 'string', default: '5' },
			targets: { type: 'string' },
			seed: { type: 'string', default: '1' },
			repeat: { type: 'string' },
		},
	});
	if (values.repeat !== undefined) {
		const { target, input } = readInput(values.repeat);
		console.log(target, input.text, (await judge(target, input, true)).wrong ?? 'nothing wrong');
		process.exit();
	}
	const names = values.targets?.split(',') ?? Object.keys(targets);
	const unknown = names.filter((name) => !(name in targets));
	if (unknown.length > 0) throw new Error(`no such target: ${unknown.join(', ')}; there are ${Object.keys(targets).join(', ')}`);
	mkdirSync(folder, { recursive: true });
	const campaign = new Campaign(names, Date.now() + Number(values.minutes) * 60_000);
	for (let seed = Number(values.seed); Date.now() < campaign.until; seed++) await campaign.child(seed);
	await campaign.finish();
}
