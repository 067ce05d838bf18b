/** The official rules of EN 16931 (Schematron as XSLT) and of XRechnung (Schematron), which Saxon runs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './tools';

const CLASSES = ['Saxon-HE', 'xml-resolver'].map((name) => `/usr/share/java/${name}.jar`).join(':');

const SYNTAXES = { CII: 'cii', UBL: 'ubl' } as const;
export type Syntax = keyof typeof SYNTAXES;

/** The rules that an invoice breaks, each with its flag, such as `fatal` or `warning`. */
export type Broken = ReadonlyMap<string, string>;

/**
 * The rules of EN 16931 that each of the invoices breaks: all of one syntax in one process, because Java starts slowly. Undefined where
 * the rules could not be run, as for an amount that is not a number.
 */
export const judgeInvoices = (rules: string, syntax: Syntax, invoices: readonly string[]): (Broken | undefined)[] =>
	inScratch((scratch) => judgeBy(path.join(rules, `EN16931-${syntax}-validation.xslt`), scratch, invoices));

/** As `judgeInvoices`, by the rules of XRechnung, of which a stylesheet is made first. */
export const judgeNational = (rules: string, syntax: Syntax, invoices: readonly string[]): (Broken | undefined)[] =>
	inScratch((scratch) => {
		const sheet = path.join(scratch, 'rules.xsl');
		transform(nationalRules(rules, syntax), path.join(__dirname, 'schematron.xsl'), sheet);
		return judgeBy(sheet, scratch, invoices);
	});

/** The identifiers of the rules of XRechnung for a syntax. */
export const namesOfNational = (rules: string, syntax: Syntax): string[] =>
	[...readFileSync(nationalRules(rules, syntax), 'utf8').matchAll(/\sid="(BR-[^"]+)"/g)].map(([, rule]) => rule!).sort();

const nationalRules = (rules: string, syntax: Syntax): string =>
	path.join(rules, 'xrechnung-rules', SYNTAXES[syntax], `XRechnung-${syntax}-validation.sch`);

function judgeBy(sheet: string, scratch: string, invoices: readonly string[]): (Broken | undefined)[] {
	const [input, output] = [path.join(scratch, 'in'), path.join(scratch, 'out')];
	for (const folder of [input, output]) mkdirSync(folder);
	const name = (index: number) => `${String(index).padStart(6, '0')}.xml`;
	for (const [index, xml] of invoices.entries()) writeFileSync(path.join(input, name(index)), xml);
	transform(input, sheet, output);
	return invoices.map((_, index) => brokenIn(path.join(output, name(index))));
}

const transform = (source: string, sheet: string, target: string): void => {
	run('java', ['-cp', CLASSES, 'net.sf.saxon.Transform', `-s:${source}`, `-xsl:${sheet}`, `-o:${target}`]);
};

function inScratch<T>(work: (scratch: string) => T): T {
	const scratch = mkdtempSync(path.join(tmpdir(), 'schematron-'));
	try {
		return work(scratch);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

/** Saxon leaves a part of the report, or nothing, where it ends with an error. */
function brokenIn(file: string): Broken | undefined {
	if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined;
	const report = readFileSync(file, 'utf8');
	if (!/<\/svrl:schematron-output>\s*$|<svrl:schematron-output[^>]*\/>\s*$/.test(report)) return undefined;
	const failed = report.matchAll(/<svrl:failed-assert[^>]*?\sid="((?:BR|UBL|CII)-[^"]+)"[^>]*?\sflag="(\w+)"/g);
	return new Map([...failed].map(([, rule, flag]) => [rule!, flag!]));
}
