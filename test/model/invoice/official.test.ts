/** Faults of every kind in samples, found by the same rules as by the official Schematron. Rules and samples are beside the checkout, if at all. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules } from '../../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { GUIDELINES, invoiceXml } from '../../support/documents/invoice-xml';
import { KINDS } from '../../support/documents/kinds/invoices-of-kinds';
import { kindInCii } from '../../support/documents/kinds/kinds-in-cii';
import { kindInUbl } from '../../support/documents/kinds/kinds-in-ubl';
import { faultsOf, type Fault } from '../../support/invoice-faults';
import { job } from '../../support/hosts/local';
import { needs, withPrograms } from '../../support/judges/needs';
import { judgeInvoices, type Syntax } from '../../support/judges/schematron';
import { amount, sampled, testInTurn, testWhole } from '../../support/sample';

const SHARED = path.resolve(__dirname, '../../../../shared');
const RULES = path.join(SHARED, 'en16931');
const SAMPLES = {
	CII: path.join(SHARED, 'invoices', '01.01a-INVOICE.cii.xml'),
	UBL: path.join(SHARED, 'invoices', '01.01a-INVOICE.ubl.xml'),
} as const;
const isComplete = [RULES, ...Object.values(SAMPLES), '/usr/share/java/Saxon-HE.jar'].every((file) => existsSync(file));

/** Rules that the official files ask where no invoice has them, so that they never fail, or that read a rate with a sign. */
const APART = /^BR-(?:DE-|DEC-1[35]$|E-05$)/;

const isCompared = (rule: string): boolean => /^(?:BR|UBL|CII)-/.test(rule) && !APART.test(rule);

async function ours(xml: string): Promise<string[] | undefined> {
	const read = await readInvoice(Buffer.from(xml), job().pace);
	if (typeof read === 'string') return undefined;
	const found = [...(await brokenRules(read, job().pace)), ...brokenTotals(read)].map(({ rule }) => rule);
	return [...new Set(found)].filter(isCompared).sort();
}

const chosenOf = (faults: readonly Fault[], count: number): Fault[] => {
	const step = Math.max(1, Math.floor(faults.length / count));
	return faults.filter((_, index) => index % step === 0);
};

/** The fatal rules of the official files, no more and no fewer. */
async function expectSame(syntax: Syntax, faults: readonly Fault[]): Promise<void> {
	const judged = judgeInvoices(
		RULES,
		syntax,
		faults.map(({ xml }) => xml),
	);
	const differing: string[] = [];
	let compared = 0;
	for (const [index, { name, xml }] of faults.entries()) {
		const [theirs, own] = [judged[index], await ours(xml)];
		if (!theirs || !own) continue;
		compared++;
		const expected = [...theirs].filter(([rule, flag]) => flag === 'fatal' && isCompared(rule)).map(([rule]) => rule);
		if (JSON.stringify(expected.sort()) !== JSON.stringify(own)) differing.push(`${name}: ${expected.join()} / ${own.join()}`);
	}
	expect(differing).toEqual([]);
	expect(compared).toBeGreaterThan(faults.length / 2);
}

needs(isComplete, 'the rules of EN 16931 and Saxon')('the official rules', () => {
	withPrograms('java')('by Saxon', () => {
		test.each(sampled(['CII', 'UBL'] as const, 1))(
			'find the same faults in %s',
			async (syntax) => {
				const faults = faultsOf(readFileSync(SAMPLES[syntax], 'utf8'));
				await expectSame(syntax, chosenOf(faults, amount(600, 60)));
			},
			300_000,
		);

		const kinds = KINDS.flatMap((kind) => (['CII', 'UBL'] as const).map((syntax) => [kind.name, syntax, kind] as const));
		testWhole.each(kinds)(
			'find the same faults in an invoice of the kind %s in %s',
			async (_, syntax, kind) => {
				const xml = (syntax === 'CII' ? kindInCii : kindInUbl)(kind, GUIDELINES.en16931);
				// Two categories in one row of the breakdown: the schema refuses them.
				const faults = faultsOf(xml).filter(({ name }) => name !== 'twice Invoice/TaxTotal/TaxSubtotal/TaxCategory');
				await expectSame(syntax, [{ name: 'as it is', xml }, ...chosenOf(faults, 300)]);
			},
			300_000,
		);
	});
});

testInTurn('makes faults of elements, attributes and values', async () => {
	const faults = faultsOf(invoiceXml());
	expect(faults.length).toBeGreaterThan(200);
	const found = await Promise.all(faults.map(({ xml }) => ours(xml)));
	// Faults that no rule is about, such as another name, are among them.
	expect(found.filter((rules) => rules && rules.length > 0).length).toBeGreaterThan(100);
});
