/** create_e_invoice of data: judged by the official rules, by our check, and by reading it again. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../shared/contract/backend';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { archive } from '../support/documents/archive';
import { numbered } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { BASIC_DATA, INVOICE_DATA } from '../support/invoice-data';
import { withPrograms } from '../support/judges/needs';
import { judgeInvoices } from '../support/judges/schematron';
import { detached, needs } from '../support/judges/tools';
import { everything } from '../support/sample';

async function create(data: unknown, more: RawParameters = {}) {
	const params = decode('create_e_invoice', { invoice_data: data, ...more });
	return (await local.run('create_e_invoice', [asDocument(await archive({ claims: '3B' }))], params)).documents[0]!;
}

const refusal = (data: unknown, more: RawParameters = {}): Promise<string> =>
	create(data, more).then(
		() => 'made',
		(error: Error) => error.message,
	);

const read = async (data: unknown, more: RawParameters = {}): Promise<JsonObject> =>
	(await local.run('read_e_invoice', [await create(data, more)], { with_xml: true })).data!;

const PROFILES = [
	['en16931', 'EN 16931', INVOICE_DATA],
	['extended', 'EXTENDED', INVOICE_DATA],
	['xrechnung', 'XRECHNUNG', INVOICE_DATA],
	['basic', 'BASIC', BASIC_DATA],
] as const;

test.each(PROFILES)('data become an invoice of the profile %s, with sums in exact decimals', async (profile, level, data) => {
	const made = await create(data, { profile });
	const checked = await local.run('check_e_invoice', [made], {});
	expect(checked.data).toEqual({ passed: true, failures: [], warnings: [] });
	expect((await local.run('read_e_invoice', [made], { with_xml: false })).data).toMatchObject({
		profile: level,
		notes: ['Thank you & <goodbye>'],
		dueDate: '2026-12-21',
		payment: { means: [{ iban: 'DE02120300000000202051' }] },
		lines: [
			{ id: '1', name: 'Consulting', netAmount: '899.93' },
			{ id: '2', name: 'Handbook <print>', netAmount: '73.50' },
			{ id: '3', netAmount: '3.33', priceQuantity: '100' },
		],
		allowances: [{ amount: '10.00' }],
		taxes: [
			{ category: 'S', rate: '19', basis: '898.16', amount: '170.65' },
			{ category: 'S', rate: '7', basis: '73.50', amount: '5.15' },
		],
		totals: {
			lines: '976.76',
			allowances: '10.00',
			charges: '4.90',
			net: '971.66',
			tax: '175.80',
			gross: '1147.46',
			due: '1047.46',
		},
	});
});

test('data that Read gave make the same invoice again', async () => {
	const first = await read(INVOICE_DATA);
	expect(await read(first)).toEqual(first);
});

const PUBLIC = path.resolve(__dirname, '../../../shared/en16931/xrechnung');

needs(existsSync(PUBLIC), "KoSIT's test suite").test('data of public invoices make the same invoices in CII', async () => {
	const names = readdirSync(PUBLIC).filter((name) => name.endsWith('ubl.xml'));
	const pdf = await archive({ claims: '3B' });
	// The guideline, the syntax and the name of the file may be other than before.
	const factsOf = async (file: Uint8Array, name: string) => {
		const { data } = await local.run('read_e_invoice', [asDocument(file, name)], decode('read_e_invoice', {}));
		const { syntax: _, file: __, guideline: ___, ...facts } = data!;
		return facts;
	};
	for (const name of names) {
		const facts = await factsOf(readFileSync(path.join(PUBLIC, name)), name);
		const given = decode('create_e_invoice', { invoice_data: JSON.stringify(facts), profile: 'xrechnung' });
		const made = await local.run('create_e_invoice', [asDocument(pdf)], given);
		expect([name, await factsOf(made.documents[0]!.bytes, 'made.pdf')]).toEqual([name, facts]);
		expect(Object.keys(facts).length).toBeGreaterThan(20);
	}
	expect(names.length).toBeGreaterThan(40);
});

test.each([
	['E', { exemptionReason: 'Exempt' }, {}],
	['AE', { exemptionReason: 'Reverse charge' }, { buyer: { ...INVOICE_DATA.buyer, vatId: 'ATU12345678' } }],
	['Z', {}, {}],
])('a category without VAT (%s) has the rate 0', async (category, row, more) => {
	const [line] = INVOICE_DATA.lines;
	const data = {
		...INVOICE_DATA,
		...more,
		lines: [{ ...line, taxCategory: category, taxRate: null }],
		taxes: category === 'Z' ? [] : [{ category, ...row }],
		allowances: [],
		charges: [],
	};
	expect(await read(data)).toMatchObject({
		taxes: [{ category, rate: '0', basis: '899.93', amount: '0.00' }],
		totals: { gross: '899.93', due: '799.93' },
	});
});

test('everything that is missing is named at once, by its term', async () => {
	const [line] = INVOICE_DATA.lines;
	const message = await refusal({
		seller: { tradingName: 'Octavo' },
		lines: [{ ...line, unit: '' }, { quantity: 1 }],
		payment: { means: [{ iban: 'x' }] },
	});
	for (const term of [
		'number (BT-1)',
		'issueDate (BT-2)',
		'typeCode (BT-3)',
		'currency (BT-5)',
		'seller.name (BT-27)',
		'seller.address.country (BT-40)',
		'buyer.name (BT-44)',
		'buyer.address.country (BT-55)',
		'lines 1: unit (BT-130)',
		'lines 2: name (BT-153)',
		'lines 2: netPrice (BT-146)',
		'lines 2: taxCategory (BT-151)',
		'payment.means 1: code (BT-81)',
	])
		expect(message).toContain(term);
	expect(message.match(/BR-[\w-]+/g)).toEqual(['BR-CO-26']);
});

test('XRechnung needs more', async () => {
	expect(await refusal(BASIC_DATA, { profile: 'xrechnung' })).toMatch(/seller\.contact\.name \(BT-41\).*BT-42.*BT-43/);
	expect(await refusal({ ...INVOICE_DATA, buyerReference: null }, { profile: 'xrechnung' })).toContain('buyerReference (BT-10)');
});

const [LINE] = INVOICE_DATA.lines;

test.each([
	['a sum that is wrong', { totals: { gross: '1147.45' } }, /breaks BR-CO-15/],
	['a net amount that is not the product', { lines: [{ ...LINE, netAmount: '899.90' }] }, /breaks PRICE/],
	['an amount of three decimals', { totals: { paid: 0.125 } }, /breaks BR-DEC-16/],
	['a number whose digits JSON has lost', { buyerReference: Number('12345678901234567890') }, /buyerReference must be in quotes/],
	['a number that is not exact', { totals: { paid: 1e-7 } }, /totals\.paid must be a decimal/],
	['a comma in an amount', { totals: { paid: '1,50' } }, /totals\.paid must be a decimal/],
	['a day that does not exist', { dueDate: '2026-02-31' }, /dueDate must be a day/],
	['a time in place of a day', { issueDate: '2026-11-21T00:00:00Z' }, /issueDate must be a day/],
	['an object in place of text', { number: { a: 1 } }, /number must be a text/],
	['an object in place of a list', { lines: { a: 1 } }, /lines must be a list/],
	['a list in place of an object', { seller: [1] }, /seller must be an object/],
	['a NUL', { number: 'A\0' }, /number must be a text without control characters/],
	['a list that is too long', { notes: Array.from({ length: 1001 }, () => 'a') }, /notes must have at most 1000 entries/],
	['a name that is unknown', { lines: [{ ...LINE, unitPrice: 1 }] }, /does not know: lines 1: unitPrice/],
	['a currency that does not exist', { currency: 'EUX' }, /breaks BR-CL-04/],
	['a price above the gross price', { lines: [{ ...LINE, grossPrice: '1' }] }, /netPrice \(BT-146\) is above its grossPrice/],
	['a term of EXTENDED', { lines: [{ ...LINE, parent: '1' }] }, /does not have: lines 1: parent/],
])('%s is refused', async (_, more, reason) => {
	expect(await refusal({ ...INVOICE_DATA, ...more })).toMatch(reason);
});

test('the profile BASIC refuses terms that it does not have', async () => {
	expect(await refusal(INVOICE_DATA, { profile: 'basic' })).toMatch(/profile BASIC does not have: seller\.contact \(BG-6\)/);
});

test('takes the XML or the data, and names a profile for data alone', async () => {
	const invoice = asDocument(Buffer.from('<a/>'), 'a.xml');
	expect(() => decode('create_e_invoice', {})).toThrow(/invoice: is required, unless/);
	expect(() => decode('create_e_invoice', { invoice, invoice_data: {} })).toThrow(/invoice_data/);
	expect(() => decode('create_e_invoice', { invoice, profile: 'basic' })).toThrow(/profile.*invoice_data/);
});

test('problems of the data and of the document are told together', async () => {
	const params = decode('create_e_invoice', { invoice_data: {} });
	const message = await local
		.run('create_e_invoice', [asDocument(await numbered(1))], params)
		.catch((error: Error) => error.message);
	expect(message).toMatch(/invoice_data: lacks.*file: does not claim PDF\/A/s);
});

const RULES = path.resolve(__dirname, '../../../shared/en16931');
const JAR = '/usr/share/java/Saxon-HE.jar';

if (everything)
	needs(existsSync(RULES) && existsSync(JAR), 'the rules of EN 16931 and Saxon')('the official rules', () => {
		withPrograms('java', 'poppler').test('accept the invoices that are made of data, and notice a wrong sum', async () => {
			const xml = await Promise.all(
				PROFILES.filter(([profile]) => profile !== 'extended').map(async ([profile, , data]) =>
					Object.values(detached((await create(data, { profile })).bytes))[0]!.toString(),
				),
			);
			const wrong = xml[0]!.replace('>1047.46<', '>1047.45<');
			const judged = judgeInvoices(RULES, 'CII', [...xml, wrong]).map((rules) => [...(rules?.keys() ?? ['not judged'])]);
			expect(judged).toEqual([[], [], [], ['BR-CO-16']]);
		});
	});
