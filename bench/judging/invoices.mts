/**
 * npm run invoices: which rules of EN 16931 the invoices of a folder (XML) break by our check and by the official Schematron, which
 * Saxon runs (`apt-get install default-jre-headless libsaxonhe-java`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInvoice } from '../../shared/model/invoice/read-invoice';
import { brokenRules } from '../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../shared/model/invoice/rules/totals';
import { faultsOf } from '../../test/support/invoice-faults';
import { job } from '../../test/support/hosts/local';
import { judgeInvoices } from '../../test/support/judges/schematron';
import { REPLACED_RULES } from '../../test/support/national-faults';
import { givenFolder } from '../../test/support/readers/source';
import { flag, options, text, whole } from '../usage.mts';

const USAGE = `Usage: npm run invoices -- FOLDER [--rules FOLDER] [--faults] [--most NUMBER]
  --rules FOLDER  the folder of EN16931-CII-validation.xslt and EN16931-UBL-validation.xslt (default: ../shared/en16931)
  --faults        plants faults in each invoice, one at a time: an element or attribute absent, repeated or wrong
  --most NUMBER   of the faults of each invoice, evenly chosen (default: 400)`;

const { folder, rules, withFaults, most } = options(USAGE, { rules: text, faults: flag, most: whole(400) }, (given, words) => ({
	folder: givenFolder(words[0]),
	rules: path.resolve(given.rules ?? '../shared/en16931'),
	withFaults: given.faults,
	most: given.most,
}));

interface Subject {
	readonly name: string;
	readonly xml: string;
}

const totals = { agree: 0, 'too few': 0, 'too many': 0, 'not judged': 0, 'other profiles': 0 };
const missed = new Map<string, number>();
const alone = new Map<string, number>();

/** These profiles replace rules of EN 16931. */
const OTHERS = new Set(['MINIMUM', 'BASIC WL', 'EXTENDED']);

const subjects: Record<'CII' | 'UBL', Subject[]> = { CII: [], UBL: [] };
for (const file of readdirSync(folder).filter((name) => /\.xml$/i.test(name))) {
	const xml = readFileSync(path.join(folder, file), 'utf8');
	const found = await readInvoice(Buffer.from(xml), job().pace);
	if (typeof found === 'string') continue;
	if (OTHERS.has(found.profile?.level ?? '')) {
		totals['other profiles']++;
		continue;
	}
	subjects[found.syntax].push({ name: file, xml });
	if (!withFaults) continue;
	const faults = faultsOf(xml);
	const step = Math.max(1, faults.length / most);
	for (let at = 0; at < faults.length; at += step) {
		const fault = faults[Math.floor(at)]!;
		subjects[found.syntax].push({ name: `${file}: ${fault.name}`, xml: fault.xml });
	}
}
for (const syntax of ['CII', 'UBL'] as const) {
	const judged = judgeInvoices(
		rules,
		syntax,
		subjects[syntax].map(({ xml }) => xml),
	);
	for (const [index, subject] of subjects[syntax].entries()) {
		const fatal = [...(judged[index] ?? [])].filter(([, flag]) => flag === 'fatal').map(([rule]) => rule);
		await compare(subject, judged[index] && new Set(fatal));
	}
}
for (const [title, rulesOf] of [
	['not found', missed],
	['alone', alone],
] as const)
	console.log(
		`${title}: ${
			[...rulesOf]
				.sort(([, a], [, b]) => b - a)
				.map(([rule, count]) => `${rule} ${count}`)
				.join(', ') || '-'
		}`,
	);
console.log(JSON.stringify(totals));
process.exitCode = Number(totals.agree === 0 || totals['too few'] + totals['too many'] > 0);

async function compare({ name, xml }: Subject, theirs: ReadonlySet<string> | undefined): Promise<void> {
	const found = await readInvoice(Buffer.from(xml), job().pace);
	if (!theirs || typeof found === 'string' || OTHERS.has(found.profile?.level ?? '')) {
		totals['not judged']++;
		return;
	}
	const failures = [...(await brokenRules(found, job().pace)), ...brokenTotals(found)];
	const own = new Set(failures.map(({ rule }) => rule).filter((rule) => /^(?:BR-(?!DE-)|UBL-|CII-)/.test(rule)));
	const isReplaced = (rule: string): boolean => found.profile?.variant !== undefined && REPLACED_RULES.has(rule);
	const few = [...theirs].filter((rule) => !own.has(rule) && !isReplaced(rule));
	const many = [...own].filter((rule) => !theirs.has(rule));
	for (const rule of few) missed.set(rule, (missed.get(rule) ?? 0) + 1);
	for (const rule of many) alone.set(rule, (alone.get(rule) ?? 0) + 1);
	if (few.length > 0) totals['too few']++;
	if (many.length > 0) totals['too many']++;
	if (few.length + many.length === 0) totals.agree++;
	else console.log(`${name}: not found ${few.join(' ') || '-'}; alone ${many.join(' ') || '-'}`);
}
