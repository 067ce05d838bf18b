/** The rules of EN 16931-1: each finds the fault that it is for, and no other. */
import { isDay } from '../../../shared/model/invoice/rules/amounts';
import { brokenRules, warningsOf } from '../../../shared/model/invoice/checking/check-rules';
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { Pace } from '../../../shared/pace/pace';
import { GUIDELINES, invoiceXml } from '../../support/documents/invoice-xml';
import { job } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const failuresOf = async (xml: string) =>
	brokenRules((await readInvoice(Buffer.from(xml), job().pace)) as ReadInvoice, job().pace);

const rulesOf = async (xml: string): Promise<string[]> => [...new Set((await failuresOf(xml)).map(({ rule }) => rule))];

test.each(Object.entries(GUIDELINES))('accepts a valid invoice of %s', async (_, guideline) => {
	expect(await failuresOf(invoiceXml({ guideline }))).toEqual([]);
});

const FAULTS: readonly (readonly [title: string, from: string | RegExp, to: string, rules: readonly string[]])[] = [
	['a seller without a country', '<ram:CountryID>DE</ram:CountryID>', '', ['BR-09']],
	['a buyer without a country', '<ram:CountryID>AT</ram:CountryID>', '', ['BR-11']],
	['a line without a name', '>Item 1<', '><', ['BR-25']],
	['a line without an identifier', '<ram:LineID>1</ram:LineID>', '', ['BR-21']],
	['a line without a unit', ' unitCode="C62"', '', ['BR-23']],
	['a negative price', '<ram:ChargeAmount>10.00', '<ram:ChargeAmount>-10.00', ['BR-27']],
	['a credit transfer without an account', /<ram:IBANID>.*?<\/ram:IBANID>/, '', ['CII-SR-470', 'BR-50', 'BR-61']],
	['a currency that does not exist', '>EUR<', '>EUX<', ['BR-CL-04']],
	['a country that does not exist', '>AT<', '>QQ<', ['BR-CL-14']],
	['a type code of another document', '>380<', '>999<', ['BR-CL-01']],
	['a means of payment that does not exist', '>58<', '>71<', ['BR-CL-16']],
	['a VAT identifier without a country', '>DE123456789<', '>123456789<', ['BR-CO-09']],
	['a seller without a VAT identifier', '<ram:ID schemeID="VA">DE123456789</ram:ID>', '', ['BR-CO-26', 'BR-S-02']],
	[
		'a line in a category that the breakdown lacks',
		'<ram:CategoryCode>S<',
		'<ram:CategoryCode>Z<',
		['BR-S-08', 'BR-Z-01', 'BR-Z-05'],
	],
	['a third decimal', '<ram:LineTotalAmount>10.00', '<ram:LineTotalAmount>10.001', ['BR-DEC-23']],
	['a day that does not exist', '>20260131<', '>20260231<', ['DATE']],
];

test.each(FAULTS)('finds %s', async (_, from, to, rules) => {
	expect(await rulesOf(invoiceXml().replace(from, to))).toEqual(rules);
});

test('asks for the contact of the seller in XRechnung alone', async () => {
	const without = invoiceXml({ guideline: GUIDELINES.xrechnung }).replace(
		/<ram:DefinedTradeContact>.*?<\/ram:DefinedTradeContact>/,
		'',
	);
	expect(await rulesOf(without)).toEqual(['BR-DE-2']);
});

const warningsIn = async (xml: string) =>
	(await warningsOf((await readInvoice(Buffer.from(xml), job().pace)) as ReadInvoice, job().pace)).map(({ rule }) => rule);

test.each([
	['a quantity that does not fit the amount', '>1</ram:BilledQuantity>', '>2</ram:BilledQuantity>', ['PRICE']],
	['an account that is not an IBAN', 'DE02120300000000202051', 'DE02120300000000202052', ['BR-DE-19']],
	['an e-mail address without a domain', 'a@octavo.example', 'a@octavo', ['BR-DE-28']],
	['a kind of invoice that XRechnung does not have', '>380<', '>383<', ['BR-DE-17']],
])('warns of %s', async (_, from, to, rules) => {
	const xml = invoiceXml({ guideline: GUIDELINES.xrechnung });
	expect(await warningsIn(xml)).toEqual([]);
	expect(await warningsIn(xml.replace(from, to))).toEqual(rules);
});

const terms = (text: string): string =>
	invoiceXml({ guideline: GUIDELINES.xrechnung }).replace(
		'<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
		`<ram:SpecifiedTradePaymentTerms><ram:Description>${text}</ram:Description></ram:SpecifiedTradePaymentTerms>$&`,
	);

test.each([
	['#SKONTO#TAGE=14#PROZENT=2.25#\n', []],
	['By transfer\n#SKONTO#TAGE=14#PROZENT=2.25#BASISBETRAG=-10.00#\nor later', []],
	['#SKONTO#TAGE=14#PROZENT=2.25#', ['BR-DE-18']],
	['#SKONTO#TAGE=14#PROZENT=2#\n', ['BR-DE-18']],
])('reads discounts of XRechnung in %j', async (text, rules) => {
	expect(await rulesOf(terms(text))).toEqual(rules);
});

testInTurn('asks each of very many elements once, and pauses', async () => {
	let pauses = 0;
	const pace = new Pace(async () => {
		pauses++;
	});
	const means = '<ram:PayeePartyCreditorFinancialAccount/>'.repeat(60_000);
	const xml = invoiceXml().replace('<ram:TypeCode>58</ram:TypeCode>', `$&${means}`);
	const read = (await readInvoice(Buffer.from(xml), pace)) as ReadInvoice;
	const started = process.cpuUsage();
	const found = await brokenRules(read, pace);
	const { user } = process.cpuUsage(started);
	expect(found.slice(0, 2).map(({ rule }) => rule)).toEqual(['BR-50', 'BR-61']);
	expect(found).toHaveLength(1000);
	expect(pauses).toBeGreaterThan(0);
	expect(user).toBeLessThan(5_000_000);
});

test('says where a rule is broken and what was found', async () => {
	expect(await failuresOf(invoiceXml().replace('<ram:ChargeAmount>20.00', '<ram:ChargeAmount>-20.00'))).toEqual([
		expect.objectContaining({ rule: 'BR-27', where: 'line 2', found: '-20.00' }),
	]);
});

testInTurn('finds at most a thousand faults', async () => {
	const lines = Array.from({ length: 1500 }, () => '1.00');
	expect(await failuresOf(invoiceXml({ lines }).replaceAll(' unitCode="C62"', ''))).toHaveLength(1000);
});

test.each([
	['2024-02-29', true],
	['2025-02-29', false],
	['2025-13-01', false],
	['2025-04-31', false],
	['2025-04-30Z', true],
	['20250430', false],
])('knows whether the calendar has %s', (date, isThere) => {
	expect(isDay(date)).toBe(isThere);
});
