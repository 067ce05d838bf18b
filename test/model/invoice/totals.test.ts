/** The sums of invoices: each rule finds the fault that it is for, and no other. */
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules } from '../../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { GUIDELINES, invoiceXml, type InvoiceXml } from '../../support/documents/invoice-xml';
import { job } from '../../support/hosts/local';

async function rules(options: InvoiceXml, change: (xml: string) => string = (xml) => xml): Promise<string[]> {
	const read = (await readInvoice(Buffer.from(change(invoiceXml(options))), job().pace)) as ReadInvoice;
	const required = (await brokenRules(read, job().pace)).filter(({ rule }) => /^BR-1[2-6]$/.test(rule));
	return [...required, ...brokenTotals(read)].map(({ rule }) => rule);
}

/** Puts XML before an element of the settlement, for allowances and charges. */
const charge = (isCharge: boolean, amount: string) => (xml: string) =>
	xml.replace(
		'<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
		`<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${amount}</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge>$&`,
	);

test.each(Object.keys(GUIDELINES) as (keyof typeof GUIDELINES)[])('accepts a valid invoice of %s', async (name) => {
	expect(await rules({ guideline: GUIDELINES[name] })).toEqual([]);
});

test('accepts lines whose sum is not exact in floating point', async () => {
	expect(await rules({ lines: ['0.10', '0.20', '1.15', '4.35'] })).toEqual([]);
});

const faults: readonly (readonly [title: string, options: InvoiceXml, rules: readonly string[]])[] = [
	['the sum of the lines', { totals: { LineTotalAmount: '210.01' } }, ['BR-CO-10', 'BR-CO-13']],
	['the total without VAT', { totals: { TaxBasisTotalAmount: '209.99' } }, ['BR-CO-13', 'BR-CO-15']],
	['the total of VAT', { totals: { TaxTotalAmount: '39.91' } }, ['BR-CO-14', 'BR-CO-15']],
	['the total with VAT', { totals: { GrandTotalAmount: '250.00' } }, ['BR-CO-15', 'BR-CO-16']],
	['the amount due', { totals: { DuePayableAmount: '1.00' } }, ['BR-CO-16']],
	['a sum of allowances without allowances', { totals: { AllowanceTotalAmount: '5.00' } }, ['BR-CO-11', 'BR-CO-13']],
	['a sum of charges without charges', { totals: { ChargeTotalAmount: '5.00' } }, ['BR-CO-12', 'BR-CO-13']],
	['an amount with a comma', { totals: { DuePayableAmount: '249,90' } }, ['BR-DEC']],
	['no line', { lines: [] }, ['BR-16']],
];

test.each(faults)('finds a wrong invoice: %s', async (_, options, expected) => {
	expect(await rules(options)).toEqual(expected);
});

test.each([
	['LineTotalAmount', 'BR-12'],
	['TaxBasisTotalAmount', 'BR-13'],
	['GrandTotalAmount', 'BR-14'],
	['DuePayableAmount', 'BR-15'],
])('finds that %s is missing', async (name, rule) => {
	const found = await rules({}, (xml) => {
		const at = xml.indexOf('HeaderMonetarySummation>');
		return xml.slice(0, at) + xml.slice(at).replace(new RegExp(`<ram:${name}>[^<]*</ram:${name}>`), '');
	});
	expect(found).toContain(rule);
});

test('finds an amount of VAT that is not the basis times the rate', async () => {
	const wrong = (xml: string) => xml.replaceAll('39.90', '41.90').replaceAll('249.90', '251.90');
	expect(await rules({}, wrong)).toEqual(['BR-CO-17']);
});

test('accepts an amount of VAT that differs by less than 1', async () => {
	const rounded = (xml: string) => xml.replaceAll('39.90', '40.00').replaceAll('249.90', '250.00');
	expect(await rules({}, rounded)).toEqual([]);
});

test('counts allowances and charges', async () => {
	const totals = {
		AllowanceTotalAmount: '10.00',
		ChargeTotalAmount: '4.00',
		TaxBasisTotalAmount: '204.00',
		GrandTotalAmount: '243.90',
		DuePayableAmount: '243.90',
	};
	const change = (xml: string) => charge(true, '4.00')(charge(false, '10.00')(xml));
	expect(await rules({ totals }, change)).toEqual([]);
});

test('allows EXTENDED a cent a term, and no more', async () => {
	const guideline = GUIDELINES.extended;
	const totals = (cents: string) => ({
		LineTotalAmount: `210.${cents}`,
		TaxBasisTotalAmount: `210.${cents}`,
		GrandTotalAmount: '249.90',
	});
	expect(await rules({ guideline, totals: totals('06') })).toEqual([]);
	expect(await rules({ guideline, totals: totals('07') })).toEqual(['BR-FXEXT-CO-10', 'BR-FXEXT-CO-15']);
});

test('does not count groups of EXTENDED in the sum of the lines', async () => {
	const group = (xml: string) =>
		xml.replace(
			'</ram:LineID></ram:AssociatedDocumentLineDocument>',
			'</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>',
		);
	const guideline = GUIDELINES.extended;
	expect(await rules({ guideline, totals: {} }, group)).toContain('BR-FXEXT-CO-10');
	const totals = {
		LineTotalAmount: '200.00',
		TaxBasisTotalAmount: '200.00',
		GrandTotalAmount: '239.90',
		DuePayableAmount: '239.90',
	};
	expect(await rules({ guideline, totals }, group)).toEqual([]);
});
