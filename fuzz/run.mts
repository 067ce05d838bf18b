/**
 * npm run fuzz -- --minutes N [--targets a,b] [--seed N] [--repeat FILE] [--dictionary]
 *
 * Mutates documents, packages and requests, keeps what reaches new code, and reports every broken promise: an error other than
 * OctavoError, too much time or memory, a result that cannot be opened or that `qpdf --check` complains about (qpdf.mts says
 * what is excused). Failing inputs are minimised and kept in .cache/fuzz/crashes; the exit code is then 1.
 */
import { mkdirSync } from 'node:fs';
import { flag, list, options, text, whole } from '../bench/usage.mts';
import { Campaign, folder, ROLE } from './campaign.mts';
import { fuzz, judge, readInput } from './child.mts';
import { everything } from './dictionary.mts';
import { minimise } from './minimise.mts';
import { targets } from './targets.mts';

const USAGE = `Usage: npm run fuzz -- [options]

  --minutes N       how long (default 5)
  --seed N          seed of the random choices (default 1)
  --targets a,b     only these: ${Object.keys(targets).join(', ')}
  --repeat FILE     run one input that was kept in .cache/fuzz, and print what is wrong
  --dictionary      print the words that mutations insert: from the operation table, the PDF standard, and the wire
  --help            this text

Ends with 1 when anything broke a promise.`;

const [role, ...details] = (process.env[ROLE] ?? '').split('\n');
if (role === 'fuzz') await fuzz(folder, details[0]!.split(','), Number(details[1]));
else if (role === 'minimise') {
	await minimise(details[0]!, Number(details[1]));
	process.disconnect();
} else if (role === 'measure') {
	const { target, input } = readInput(details[0]!);
	await judge(target, input, false);
	process.send?.({ resident: (process.resourceUsage().maxRSS * 1024) / 1e6 });
	process.disconnect();
} else await parent();

async function parent(): Promise<void> {
	const chosen = read();
	// The form that other fuzzers read.
	if (chosen.dictionary) return console.log([...new Set(everything)].map(quoted).join('\n'));
	if (chosen.repeat !== undefined) {
		const { target, input } = readInput(chosen.repeat);
		const { wrong } = await judge(target, input, true);
		console.log(target, input.text, wrong ?? 'nothing wrong');
		process.exitCode = wrong === undefined ? 0 : 1;
		return;
	}
	mkdirSync(folder, { recursive: true });
	const campaign = new Campaign(chosen.names, Date.now() + chosen.minutes * 60_000);
	for (let { seed } = chosen; Date.now() < campaign.until; seed++) await campaign.child(seed);
	await campaign.finish();
}

function read() {
	return options(USAGE, { minutes: text, targets: list, seed: whole(1, 0), repeat: text, dictionary: flag }, (values) => {
		const minutes = Number(values.minutes ?? 5);
		if (!(minutes > 0)) throw new Error('--minutes must be a number greater than 0');
		const names = values.targets ?? Object.keys(targets);
		const unknown = names.filter((name) => !(name in targets));
		if (unknown.length > 0) throw new Error(`no such target: ${unknown.join(', ')}`);
		return { ...values, minutes, names };
	});
}

function quoted(word: string): string {
	return `"${word.replace(/["\\]|[^ -~]/g, (one) => `\\x${(one.charCodeAt(0) & 255).toString(16).padStart(2, '0')}`)}"`;
}
