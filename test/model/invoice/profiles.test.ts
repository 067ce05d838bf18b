/**
 * Faults in invoices of each profile of Factur-X, judged by the official rules of EN 16931: BASIC and EN 16931 keep all of them, EXTENDED
 * allows more in its totals, and MINIMUM and BASIC WL have fewer terms. The rules and Saxon are beside the checkout, if at all.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules } from '../../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { GUIDELINES, invoiceXml } from '../../support/documents/invoice-xml';
import { job } from '../../support/hosts/local';
import { faultsOf, type Fault } from '../../support/invoice-faults';
import { needs, withPrograms } from '../../support/judges/needs';
import { judgeInvoices } from '../../support/judges/schematron';
import { nationalFaultsInCii } from '../../support/national-faults';
import { amount, sampled, testWhole } from '../../support/sample';

const RULES = path.resolve(__dirname, '../../../../shared/en16931');
const isComplete = [RULES, '/usr/share/java/Saxon-HE.jar'].every((file) => existsSync(file));

type Name = keyof typeof GUIDELINES;

/** EXTENDED has rules in the place of those about totals. */
const nameOf = (rule: string): string => rule.replace('BR-FXEXT-', 'BR-');

async function ours(xml: string): Promise<string[] | undefined> {
	const read = await readInvoice(Buffer.from(xml), job().pace);
	if (typeof read === 'string') return undefined;
	const found = [...(await brokenRules(read, job().pace)), ...brokenTotals(read)].map(({ rule }) => nameOf(rule));
	return [...new Set(found)].filter((rule) => /^BR-(?!DE-|DEX-|TMP-)/.test(rule));
}

/** `missed`: rules that the official files alone find broken; `alone`: rules that they do not. */
interface Compared {
	readonly found: ReadonlySet<string>;
	readonly missed: ReadonlySet<string>;
	readonly alone: ReadonlySet<string>;
	readonly count: number;
}

/** All groups, in MINIMUM and BASIC WL too, so that each fault has its place. */
const wholeXml = (name: Name): string =>
	name === 'minimum' || name === 'basicWl'
		? invoiceXml().replace(`>${GUIDELINES.en16931}<`, `>${GUIDELINES[name]}<`)
		: invoiceXml({ guideline: GUIDELINES[name] });

const faultsIn = (name: Name): Fault[] => {
	const xml = wholeXml(name);
	const faults = [{ name: 'as it is', xml }, ...faultsOf(xml), ...nationalFaultsInCii(xml)];
	const step = amount(1, 5);
	return faults.filter((_, index) => index % step === 0);
};

async function compare(name: Name, shift = 0): Promise<Compared> {
	const faults = faultsIn(name);
	const judged = judgeInvoices(
		RULES,
		'CII',
		faults.map(({ xml }) => xml),
	);
	const [found, missed, alone] = [new Set<string>(), new Set<string>(), new Set<string>()];
	let count = 0;
	for (const [index, { xml }] of faults.entries()) {
		const [theirs, own] = [judged[(index + shift) % faults.length], await ours(xml)];
		if (!theirs || !own) continue;
		count++;
		for (const rule of own) (theirs.has(rule) ? found : alone).add(rule);
		for (const rule of theirs.keys()) if (/^BR-/.test(rule) && !own.includes(rule)) missed.add(rule);
	}
	return { found, missed, alone, count };
}

/** Rules about lines, and those that add the lines up, by which BASIC WL has nothing to be judged. */
const OF_LINES = /^BR-(?:16|2[1-7]|6[45]|CO-(?:04|10|14|17)|DEC-23|B-0[12]|(?:S|Z|E|AE|IC|G|O|AF|AG)-0[1258])$/;
/** MINIMUM has no totals of the lines, no payment and no VAT breakdown, either. */
const OF_DETAILS = /^BR-(?:1[012]|4[5-9]|5[0-9]|6[0-9]|CO-(?:1[346-8]|2[0-9])|DEC-\d\d|(?:S|Z|E|AE|IC|G|O)-\d\d)$/;
const OF_TOTALS = /^BR-CO-1[0-7]$/;
/**
 * BR-FXEXT-S-08 and its like add up all rows of a category and rate, also of another tax or without a rate, and allow a cent for each
 * amount; the rules of EN 16931 do neither.
 */
const OF_BASES = /^BR-(?:S|AF|AG)-08$/;

/** The official rule is silent without a currency (BT-5), and where both totals are equal; that of Factur-X is not. */
const GROSS = 'BR-CO-15';

needs(isComplete, 'the rules of EN 16931 and Saxon')('the official rules', () => {
	withPrograms('java')('by Saxon', () => {
		test.each(sampled(['basic', 'en16931', 'xrechnung'] as const, 1))(
			'find the same faults in %s',
			async (name) => {
				const { found, missed, alone, count } = await compare(name);
				expect([...missed, ...alone]).toEqual([]);
				expect(found.size).toBeGreaterThan(amount(70, 30));
				expect(count).toBeGreaterThan(amount(700, 140));
			},
			120_000,
		);

		testWhole('find no fault in extended that ours do not, but for totals, and ours none alone', async () => {
			const { found, missed, alone } = await compare('extended');
			expect([...alone].filter((rule) => rule !== GROSS && !OF_BASES.test(rule))).toEqual([]);
			expect([...missed].filter((rule) => !OF_TOTALS.test(rule) && !OF_BASES.test(rule))).toEqual([]);
			const totals = ['BR-CO-10', 'BR-CO-13', 'BR-CO-15', 'BR-CO-16'].filter((rule) => found.has(rule));
			expect(totals).toHaveLength(4);
			expect(found.size).toBeGreaterThan(70);
		});

		testWhole.each([
			['basicWl', (rule: string) => OF_LINES.test(rule), 30],
			['minimum', (rule: string) => OF_LINES.test(rule) || OF_DETAILS.test(rule), 15],
		] as const)(
			'find more in %s only where it has no terms',
			async (name, isOther, least) => {
				const { found, missed, alone } = await compare(name);
				expect([...alone].filter((rule) => rule !== GROSS)).toEqual([]);
				expect([...missed].filter((rule) => !isOther(rule) && rule !== GROSS)).toEqual([]);
				expect(found.size).toBeGreaterThan(least);
			},
			120_000,
		);

		testWhole('differ where an invoice is judged in the place of another', async () => {
			const { missed, alone } = await compare('en16931', 1);
			expect(missed.size).toBeGreaterThan(20);
			expect(alone.size).toBeGreaterThan(20);
		});
	});
});

test('has the faults of every profile', () => {
	for (const name of Object.keys(GUIDELINES) as Name[]) expect(faultsIn(name).length).toBeGreaterThan(amount(700, 140));
});
