/** The structure of invoices: elements that their schema lacks, in another order, too often, or missing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFailures } from '../../../shared/model/invoice/checking/check-schema';
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { GUIDELINES, invoiceXml } from '../../support/documents/invoice-xml';
import { KINDS } from '../../support/documents/kinds/invoices-of-kinds';
import { kindInCii } from '../../support/documents/kinds/kinds-in-cii';
import { kindInUbl } from '../../support/documents/kinds/kinds-in-ubl';
import { job } from '../../support/hosts/local';
import { needs } from '../../support/judges/needs';
import { testInTurn } from '../../support/sample';

async function failuresOf(xml: string | Uint8Array, isFacturX = false): Promise<string[]> {
	const read = (await readInvoice(Buffer.from(xml), job().pace)) as ReadInvoice;
	const failures = await schemaFailures(read, isFacturX, job().pace);
	expect(failures.every(({ rule }) => rule === 'SCHEMA')).toBe(true);
	return failures.map(({ where, text, found }) => `${where}: ${text}${found === null ? '' : ` (${found})`}`);
}

test.each(KINDS.map((kind) => [kind.name, kind] as const))(
	'invoices of the kind %s have the structure of both',
	async (_, kind) => {
		for (const write of [kindInCii, kindInUbl]) expect(await failuresOf(write(kind, GUIDELINES.en16931))).toEqual([]);
	},
);

test.each(Object.keys(GUIDELINES) as (keyof typeof GUIDELINES)[])('an invoice of %s has its structure', async (name) => {
	expect(await failuresOf(invoiceXml({ guideline: GUIDELINES[name] }), true)).toEqual([]);
});

const cii = invoiceXml();
const ubl = kindInUbl(KINDS[0]!, GUIDELINES.en16931);
const LINE = 'line 2: SpecifiedLineTradeSettlement';
const inLine = (from: string, to: string): string => {
	const at = cii.indexOf(from, cii.indexOf('>Item 2<'));
	return cii.slice(0, at) + to + cii.slice(at + from.length);
};
const TAX = '<ram:ApplicableTradeTax>';

test.each([
	['another order', cii.replace(/(<ram:CityName>Berlin.*?)(<ram:CountryID>DE<.ram:CountryID>)/, '$2$1')],
	['an order of UBL', ubl.replace(/(<cbc:ID>[^<]*<.cbc:ID>)([^]*?)(<cbc:IssueDate>[^<]*<.cbc:IssueDate>)/, '$3$2$1')],
])('finds %s', async (_, xml) => {
	expect(await failuresOf(xml)).toEqual([
		expect.stringMatching(/The schema has (?:CityName before CountryID|ID before IssueDate)$/),
	]);
});

test.each([
	[
		'a name that is misspelled',
		cii.replace(/BuyerReference>/g, 'BuyersReference>'),
		'The schema has no such element there (BuyersReference)',
	],
	['a number twice', cii.replace(/<ram:ID>2026-1<.ram:ID>/, '$&$&'), 'ExchangedDocument: ID is there once at most'],
	[
		'a group that is missing',
		cii.replace('<ram:ApplicableHeaderTradeDelivery/>', ''),
		'ApplicableHeaderTradeDelivery is missing',
	],
	[
		'text in place of a date',
		cii.replace(/<udt:DateTimeString.*?<.udt:DateTimeString>/, '20260131'),
		'IssueDateTime holds one DateTimeString',
	],
	[
		'another namespace',
		cii.replace('<ram:BuyerReference>Order 7</ram:BuyerReference>', '<BuyerReference>Order 7</BuyerReference>'),
		'BuyerReference is in another namespace than that of the schema',
	],
	[
		'text of UBL as a group',
		ubl.replace(/<cbc:(IssueDate>[^<]*<.)cbc/, '<cac:$1cac'),
		'IssueDate is in another namespace than that of the schema',
	],
	['the place in a line', inLine(TAX, `<ram:Nothing/>${TAX}`), `${LINE}: The schema has no such element there (Nothing)`],
])('finds %s', async (_, xml, text) => {
	expect(await failuresOf(xml)).toEqual([expect.stringContaining(text)]);
});

test.each([
	[
		'a quantity with a comma',
		cii.replace(/(BilledQuantity unitCode="C62">)1</, '$11,5<'),
		'BilledQuantity is a decimal number (1,5)',
	],
	['a rate with its sign', ubl.replace(/(<cbc:Percent>)[^<]*/, '$17 %'), 'Percent is a decimal number (7 %)'],
	['an indicator in words', ubl.replace(/(<cbc:ChargeIndicator>)[^<]*/, '$1yes'), 'ChargeIndicator is true or false (yes)'],
	[
		'an indicator of CII in words',
		kindInCii(KINDS[0]!, GUIDELINES.en16931).replace(/(<udt:Indicator>)[^<]*/, '$1no'),
		'ChargeIndicator is true or false (no)',
	],
])('finds %s', async (_, xml, text) => {
	expect(await failuresOf(xml)).toEqual([expect.stringContaining(text)]);
});

test('finds elements in text', async () => {
	expect(await failuresOf(cii.replace('>Octavo Ltd.<', '><ram:ID/><'))).toEqual(['Name: Name holds text alone']);
});

test('names the profile that lacks a group, and nothing in it', async () => {
	const lines = invoiceXml({ guideline: GUIDELINES.basic }).replace(GUIDELINES.basic, GUIDELINES.basicWl);
	expect(await failuresOf(lines, true)).toEqual([
		'SupplyChainTradeTransaction: The profile BASIC WL has no IncludedSupplyChainTradeLineItem there',
	]);
});

test('has the whole schema for EN 16931 as XML, and the profile of Factur-X in a document', async () => {
	const bank =
		'<ram:PayerSpecifiedDebtorFinancialInstitution><ram:BICID>BYLADEM1001</ram:BICID></ram:PayerSpecifiedDebtorFinancialInstitution>';
	const xml = cii.replace('</ram:SpecifiedTradeSettlementPaymentMeans>', `${bank}$&`);
	expect(await failuresOf(xml)).toEqual([]);
	expect(await failuresOf(xml, true)).toEqual([
		'SpecifiedTradeSettlementPaymentMeans: The profile EN 16931 has no PayerSpecifiedDebtorFinancialInstitution there',
	]);
});

testInTurn('a hundred failures are enough, and work is counted within an element', async () => {
	const xml = cii.replace('<ram:BuyerReference>', `${'<ram:a/>'.repeat(300_000)}<ram:BuyerReference>`);
	const read = (await readInvoice(Buffer.from(xml), job().pace)) as ReadInvoice;
	const { pace } = job();
	const step = jest.spyOn(pace, 'step');
	expect(await schemaFailures(read, false, pace)).toHaveLength(100);
	expect(step.mock.calls.length).toBeGreaterThan(600_000);
});

const FOLDER = path.resolve(__dirname, '../../../../shared');
const foldersOf = (...names: readonly string[]): string[] =>
	names
		.map((name) => path.join(FOLDER, name))
		.filter((folder) => existsSync(folder))
		.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
		.filter((name) => /\.xml$/i.test(name) && !/ZUGFeRD1|order-x/.test(name));
const samples = foldersOf('invoices', 'en16931/xrechnung');

/** Samples whose structure is wrong: elements without a prefix, an address twice, and one that is wrong on purpose. */
const WRONG = /ubl-creditnote|line-total-4-decimals|not_validating/;

needs(samples.length > 0, 'public samples of invoices')('public samples', () => {
	test.each(samples.map((name) => [path.basename(name), name]))('%s is judged as its schema does', async (name, file) => {
		expect((await failuresOf(readFileSync(file))).length > 0).toBe(WRONG.test(name));
	});
});
