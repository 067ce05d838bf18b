/**
 * npm run invoices: which rules of EN 16931 the invoices of a folder (XML) break by our check and by the official Schematron, which
 * Saxon runs (`apt-get install default-jre-headless libsaxonhe-java`).
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readInvoice, type ReadInvoice } from '../../shared/model/invoice/read-invoice';
import { brokenRules } from '../../shared/model/invoice/rules/check-rules';
import { brokenTotals } from '../../shared/model/invoice/rules/totals';
import { job } from '../../test/support/hosts/local';

import { run } from '../../test/support/judges/tools';
import { givenFolder } from '../../test/support/readers/source';
import { options, text } from '../usage.mts';

const USAGE = `Usage: npm run invoices -- FOLDER [--rules FOLDER]
  --rules FOLDER  the folder of EN16931-CII-validation.xslt and EN16931-UBL-validation.xslt (default: ../shared/en16931)`;

const { folder, rules } = options(USAGE, { rules: text }, (given, words) => ({
	folder: givenFolder(words[0]),
	rules: path.resolve(given.rules ?? '../shared/en16931'),
}));

const CLASSES = ['Saxon-HE', 'xml-resolver'].map((name) => `/usr/share/java/${name}.jar`).join(':');
const scratch = mkdtempSync(path.join(tmpdir(), 'invoices-'));
mkdirSync(path.join(scratch, 'out'));
const read = new Map<string, ReadInvoice>();
for (const file of readdirSync(folder).filter((name) => /\.xml$/i.test(name))) {
	const found = await readInvoice(readFileSync(path.join(folder, file)), job().pace);
	if (typeof found === 'string') continue;
	read.set(file, found);
	mkdirSync(path.join(scratch, found.syntax), { recursive: true });
	cpSync(path.join(folder, file), path.join(scratch, found.syntax, file));
}

const totals = { agree: 0, 'too few': 0, 'too many': 0, 'not judged': 0 };
for (const syntax of ['CII', 'UBL']) judge(syntax);
for (const [file, found] of read) await compare(file, found);
rmSync(scratch, { recursive: true });
console.log(JSON.stringify(totals));

/** All files of a syntax in one process, because Java starts slowly. */
function judge(syntax: string): void {
	const source = path.join(scratch, syntax);
	if (!existsSync(source)) return;
	const sheet = path.join(rules, `EN16931-${syntax}-validation.xslt`);
	run('java', ['-cp', CLASSES, 'net.sf.saxon.Transform', `-s:${source}`, `-xsl:${sheet}`, `-o:${path.join(scratch, 'out')}`]);
}

async function compare(file: string, found: ReadInvoice): Promise<void> {
	const result = path.join(scratch, 'out', file.replace(/\.xml$/i, '.xml'));
	// Saxon leaves an empty file where a value cannot be read as a number.
	if (!existsSync(result) || statSync(result).size === 0) {
		totals['not judged']++;
		return;
	}
	const failed = [...readFileSync(result, 'utf8').matchAll(/<svrl:failed-assert[^>]*?\sid="(BR-[^"]+)"/g)].map(
		([, rule]) => rule!,
	);
	const ours = [...(await brokenRules(found, job().pace)), ...brokenTotals(found.invoice, found.profile?.level)];
	const [theirs, own] = [new Set(failed), new Set(ours.map(({ rule }) => rule).filter((rule) => /^BR-(?!DE-)/.test(rule)))];
	const few = [...theirs].filter((rule) => !own.has(rule));
	const many = [...own].filter((rule) => !theirs.has(rule));
	if (few.length > 0) totals['too few']++;
	if (many.length > 0) totals['too many']++;
	if (few.length + many.length === 0) totals.agree++;
	else
		console.log(
			`${file} (${found.profile?.level ?? 'no profile'}): not found ${few.join(' ') || '-'}; alone ${many.join(' ') || '-'}`,
		);
}
