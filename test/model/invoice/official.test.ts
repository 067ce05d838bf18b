/** Faults of every kind in samples, found by the same rules as by the official Schematron. Rules and samples are beside the checkout, if at all. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules } from '../../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { faultsOf } from '../../support/invoice-faults';
import { invoiceXml } from '../../support/documents/invoice-xml';
import { job } from '../../support/hosts/local';
import { needs, withPrograms } from '../../support/judges/needs';
import { judgeInvoices } from '../../support/judges/schematron';
import { amount } from '../../support/sample';

const SHARED = path.resolve(__dirname, '../../../../shared');
const RULES = path.join(SHARED, 'en16931');
const SAMPLES = {
	CII: path.join(SHARED, 'invoices', '01.01a-INVOICE.cii.xml'),
	UBL: path.join(SHARED, 'invoices', '01.01a-INVOICE.ubl.xml'),
} as const;
const isComplete = [RULES, ...Object.values(SAMPLES), '/usr/share/java/Saxon-HE.jar'].every((file) => existsSync(file));

/** Rules that the official files ask where no invoice has them, so that they never fail, or that read a rate with a sign. */
const APART = /^BR-(?:DE-|DEC-1[35]$|E-05$)/;

async function ours(xml: string): Promise<string[] | undefined> {
	const read = await readInvoice(Buffer.from(xml), job().pace);
	if (typeof read === 'string') return undefined;
	const found = [...(await brokenRules(read, job().pace)), ...brokenTotals(read)].map(({ rule }) => rule);
	return [...new Set(found)].filter((rule) => /^BR-/.test(rule) && !APART.test(rule)).sort();
}

needs(isComplete, 'the rules of EN 16931 and Saxon')('the official rules', () => {
	withPrograms('java')('by Saxon', () => {
		test.each(['CII', 'UBL'] as const)(
			'find the same faults in %s',
			async (syntax) => {
				const faults = faultsOf(readFileSync(SAMPLES[syntax], 'utf8'));
				const step = Math.max(1, Math.floor(faults.length / amount(600, 60)));
				const chosen = faults.filter((_, index) => index % step === 0);
				const judged = judgeInvoices(
					RULES,
					syntax,
					chosen.map(({ xml }) => xml),
				);
				const differing: string[] = [];
				let compared = 0;
				for (const [index, { name, xml }] of chosen.entries()) {
					const [theirs, own] = [judged[index], await ours(xml)];
					if (!theirs || !own) continue;
					compared++;
					const expected = [...theirs.keys()].filter((rule) => !APART.test(rule)).sort();
					if (JSON.stringify(expected) !== JSON.stringify(own)) differing.push(`${name}: ${expected.join()} / ${own.join()}`);
				}
				expect(differing).toEqual([]);
				expect(compared).toBeGreaterThan(chosen.length / 2);
			},
			300_000,
		);
	});
});

test('makes faults of elements, attributes and values', async () => {
	const faults = faultsOf(invoiceXml());
	expect(faults.length).toBeGreaterThan(200);
	const found = await Promise.all(faults.map(({ xml }) => ours(xml)));
	// Faults that no rule is about, such as another name, are among them.
	expect(found.filter((rules) => rules && rules.length > 0).length).toBeGreaterThan(100);
});
