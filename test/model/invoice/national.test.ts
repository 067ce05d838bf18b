/**
 * Faults in invoices of XRechnung, its extension and for clean vehicles are found by the same rules as by KoSIT's Schematron, as failures
 * where those are fatal and as warnings elsewhere, and each of its rules is broken by a fault. Rules and samples are beside the checkout, if at all.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules, warningsOf } from '../../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { GUIDELINES, invoiceXml } from '../../support/documents/invoice-xml';
import { job } from '../../support/hosts/local';
import { faultsOf, type Fault } from '../../support/invoice-faults';
import { needs, withPrograms } from '../../support/judges/needs';
import { judgeInvoices, judgeNational, namesOfNational, type Broken, type Syntax } from '../../support/judges/schematron';
import { asCreditNote, NATIONAL_GUIDELINES, nationalFaults, REPLACED_RULES, withGuideline } from '../../support/national-faults';
import { everything, testWhole } from '../../support/sample';

const SHARED = path.resolve(__dirname, '../../../../shared');
const RULES = path.join(SHARED, 'en16931');
const SUITE = path.join(RULES, 'xrechnung');
const isComplete = [path.join(RULES, 'xrechnung-rules'), '/usr/share/java/Saxon-HE.jar'].every((file) => existsSync(file));

const sampleOf = (file: string): string =>
	readFileSync(path.join(SHARED, file), 'utf8').replaceAll(/>[A-Za-z0-9+/=\s]{2000,}</g, '>AA==<');

/** Samples of each syntax: the first gets all faults, the others those of their elements, in the long run alone. */
const SAMPLES: Readonly<Record<Syntax, readonly (() => string)[]>> = {
	CII: [() => invoiceXml({ guideline: GUIDELINES.xrechnung }), () => sampleOf('en16931/xrechnung/04.05a-INVOICE_uncefact.xml')],
	UBL: [
		() => sampleOf('invoices/01.01a-INVOICE.ubl.xml'),
		() => asCreditNote(sampleOf('invoices/01.01a-INVOICE.ubl.xml')),
		...['01.04_comprehensive_test_ubl', '02.01a-cvd_INVOICE_ubl', '04.03a-INVOICE_ubl', '03.04a-INVOICE_ubl'].map(
			(name) => () => sampleOf(`en16931/xrechnung/${name}.xml`),
		),
	],
};

const IS_NATIONAL = /^BR-(?:DE|DEX|TMP)-/;

/** The rules of XRechnung that are broken; undefined where the guideline is no longer one of XRechnung. */
async function ours(xml: string): Promise<string[] | undefined> {
	const read = await readInvoice(Buffer.from(xml), job().pace);
	if (typeof read === 'string' || read.profile?.level !== 'XRECHNUNG') return undefined;
	const named = (all: readonly { rule: string }[], flag: string) => all.map(({ rule }) => `${rule} ${flag}`);
	const found = [...named(await brokenRules(read, job().pace), 'fails'), ...named(await warningsOf(read, job().pace), 'warns')];
	return [...new Set(found)].filter((rule) => IS_NATIONAL.test(rule)).sort();
}

const theirs = (broken: Broken): string[] =>
	[...broken].map(([rule, flag]) => `${rule} ${flag === 'fatal' ? 'fails' : 'warns'}`).sort();

async function failuresOf(xml: string): Promise<string[]> {
	const read = (await readInvoice(Buffer.from(xml), job().pace)) as ReadInvoice;
	const found = [...(await brokenRules(read, job().pace)), ...brokenTotals(read)];
	return [...new Set(found.map(({ rule }) => rule))].sort();
}

async function compare(judged: readonly (Broken | undefined)[], faults: readonly Fault[]) {
	const differing: string[] = [];
	let compared = 0;
	for (const [index, { name, xml }] of faults.entries()) {
		const [broken, own] = [judged[index], await ours(xml)];
		if (!broken || !own) continue;
		compared++;
		const expected = theirs(broken);
		if (JSON.stringify(expected) !== JSON.stringify(own)) differing.push(`${name}: ${expected.join()} / ${own.join()}`);
	}
	return { differing, compared };
}

const faultsIn = (syntax: Syntax): Fault[] =>
	SAMPLES[syntax].slice(0, everything ? undefined : 1).flatMap((sample, index) =>
		NATIONAL_GUIDELINES.flatMap((guideline) => {
			const xml = withGuideline(sample(), guideline);
			const general = everything || guideline === NATIONAL_GUIDELINES[0] ? faultsOf(xml) : [];
			const faults = [{ name: 'as it is', xml }, ...general, ...(index < 2 ? nationalFaults(syntax, xml) : [])];
			return faults.map((fault) => ({ ...fault, name: `${index} ${guideline.slice(-13)} ${fault.name}` }));
		}),
	);

needs(isComplete, 'the rules of XRechnung and Saxon')("KoSIT's rules", () => {
	withPrograms('java')('by Saxon', () => {
		testWhole.each(['CII', 'UBL'] as const)(
			'are broken by the same faults in %s, each of them by one',
			async (syntax) => {
				const faults = faultsIn(syntax);
				const judged = judgeNational(
					RULES,
					syntax,
					faults.map(({ xml }) => xml),
				);
				const { differing, compared } = await compare(judged, faults);
				expect(differing).toEqual([]);
				expect(compared).toBeGreaterThan(faults.length * 0.95);
				const reached = new Set(judged.flatMap((broken) => [...(broken?.keys() ?? [])]));
				expect([...reached].sort()).toEqual(namesOfNational(RULES, syntax));
			},
			600_000,
		);

		testWhole("accept KoSIT's test suite as the official rules do", async () => {
			const files = readdirSync(SUITE).map((name) => ({ name, xml: readFileSync(path.join(SUITE, name), 'utf8') }));
			expect(files.length).toBeGreaterThan(40);
			for (const syntax of ['CII', 'UBL'] as const) {
				const chosen = files.filter(({ name }) => name.endsWith('uncefact.xml') === (syntax === 'CII'));
				const xml = chosen.map((one) => one.xml);
				const [general, national] = [judgeInvoices(RULES, syntax, xml), judgeNational(RULES, syntax, xml)];
				for (const [index, { name }] of chosen.entries()) {
					const [broken, more] = [general[index], national[index]].map((rules) => rules && [...rules]);
					const fatal = [...broken!, ...more!].filter(([, flag]) => flag === 'fatal').map(([rule]) => rule);
					expect([name, await failuresOf(xml[index]!)]).toEqual([name, fatal.filter((rule) => !REPLACED_RULES.has(rule)).sort()]);
				}
			}
		});

		test('differ where an invoice is judged in the place of another', async () => {
			const faults = nationalFaults('CII', invoiceXml({ guideline: GUIDELINES.xrechnung })).slice(0, 40);
			const judged = judgeNational(
				RULES,
				'CII',
				faults.map(({ xml }) => xml),
			);
			expect((await compare(judged, faults)).differing).toEqual([]);
			expect((await compare([...judged.slice(1), judged[0]], faults)).differing.length).toBeGreaterThan(10);
		});
	});
});

test.each(['CII', 'UBL'] as const)('each kind of fault changes an invoice in %s', (syntax) => {
	const xml = syntax === 'CII' ? invoiceXml({ guideline: GUIDELINES.xrechnung }) : UBL;
	const faults = nationalFaults(syntax, xml);
	expect(faults.length).toBeGreaterThan(250);
	expect(faults.filter((fault) => fault.xml === xml)).toEqual([]);
});

/** No more than the places where faults are put. */
const UBL =
	'<x:Invoice><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty><cac:InvoiceLine><cac:Item></cac:Item></cac:InvoiceLine></x:Invoice>';
