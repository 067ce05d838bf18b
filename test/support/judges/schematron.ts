/** The official rules of EN 16931 (Schematron as XSLT), which Saxon runs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './tools';

const CLASSES = ['Saxon-HE', 'xml-resolver'].map((name) => `/usr/share/java/${name}.jar`).join(':');

/**
 * The rules that each of the invoices breaks: all of one syntax in one process, because Java starts slowly. Undefined where the rules
 * could not be run, as for an amount that is not a number.
 */
export function judgeInvoices(rules: string, syntax: 'CII' | 'UBL', invoices: readonly string[]): (Set<string> | undefined)[] {
	const scratch = mkdtempSync(path.join(tmpdir(), 'schematron-'));
	try {
		for (const folder of ['in', 'out']) mkdirSync(path.join(scratch, folder));
		const name = (index: number) => `${String(index).padStart(6, '0')}.xml`;
		for (const [index, xml] of invoices.entries()) writeFileSync(path.join(scratch, 'in', name(index)), xml);
		const sheet = path.join(rules, `EN16931-${syntax}-validation.xslt`);
		const [input, output] = [path.join(scratch, 'in'), path.join(scratch, 'out')];
		run('java', ['-cp', CLASSES, 'net.sf.saxon.Transform', `-s:${input}`, `-xsl:${sheet}`, `-o:${output}`]);
		return invoices.map((_, index) => brokenIn(path.join(output, name(index))));
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

/** Saxon leaves a part of the report, or nothing, where it ends with an error. */
function brokenIn(file: string): Set<string> | undefined {
	if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined;
	const report = readFileSync(file, 'utf8');
	if (!report.trimEnd().endsWith('</svrl:schematron-output>')) return undefined;
	return new Set([...report.matchAll(/<svrl:failed-assert[^>]*?\sid="(BR-[^"]+)"/g)].map(([, rule]) => rule!));
}
