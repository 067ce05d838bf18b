/** Public samples of invoices, read by ours and, element by element, by another library. They are beside the checkout, if at all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseStringPromise, processors } from 'xml2js';
import type { Invoice, Line } from '../../../shared/model/invoice/invoice';
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { job } from '../../support/hosts/local';
import { needs } from '../../support/judges/needs';

const FOLDER = path.resolve(__dirname, '../../../../shared/invoices');
const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /\.xml$/i.test(name)) : [];
const read = async (name: string) => readInvoice(readFileSync(path.join(FOLDER, name)), job().pace);

/** A node of xml2js without attributes: its text, or its children by name. */
type Node = string | { readonly [name: string]: readonly Node[] };

/** The texts at a path of names. */
function at(node: Node, ...names: readonly string[]): string[] {
	const [name, ...rest] = names;
	if (name === undefined) return typeof node === 'string' && node.trim() !== '' ? [node.trim()] : [];
	return typeof node === 'string' ? [] : (node[name] ?? []).flatMap((child) => at(child, ...rest));
}

interface Straight {
	readonly number: string | undefined;
	readonly date: string | undefined;
	readonly seller: string | undefined;
	readonly buyer: string | undefined;
	readonly lines: readonly (string | undefined)[];
	readonly due: string | undefined;
	readonly gross: string | undefined;
}

async function straight(name: string): Promise<Straight> {
	const root = (await parseStringPromise(readFileSync(path.join(FOLDER, name)), {
		ignoreAttrs: true,
		explicitRoot: false,
		tagNameProcessors: [processors.stripPrefix],
	})) as Node;
	const trade = ['SupplyChainTradeTransaction'];
	const [agreement, settlement] = ['Agreement', 'Settlement'].map((part) => [...trade, `ApplicableHeaderTrade${part}`]) as [
		string[],
		string[],
	];
	if (at(root, 'ExchangedDocument', 'ID').length > 0) {
		const total = (key: string) => at(root, ...settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation', key)[0];
		return {
			number: at(root, 'ExchangedDocument', 'ID')[0],
			date: at(root, 'ExchangedDocument', 'IssueDateTime', 'DateTimeString')[0],
			seller: at(root, ...agreement, 'SellerTradeParty', 'Name')[0],
			buyer: at(root, ...agreement, 'BuyerTradeParty', 'Name')[0],
			lines: at(
				root,
				...trade,
				'IncludedSupplyChainTradeLineItem',
				'SpecifiedLineTradeSettlement',
				'SpecifiedTradeSettlementLineMonetarySummation',
				'LineTotalAmount',
			),
			due: total('DuePayableAmount'),
			gross: total('GrandTotalAmount'),
		};
	}
	const party = (role: string) =>
		at(root, role, 'Party', 'PartyLegalEntity', 'RegistrationName')[0] ?? at(root, role, 'Party', 'PartyName', 'Name')[0];
	return {
		number: at(root, 'ID')[0],
		date: at(root, 'IssueDate')[0],
		seller: party('AccountingSupplierParty'),
		buyer: party('AccountingCustomerParty'),
		lines: ['InvoiceLine', 'CreditNoteLine'].flatMap((line) => at(root, line, 'LineExtensionAmount')),
		due: at(root, 'LegalMonetaryTotal', 'PayableAmount')[0],
		gross: at(root, 'LegalMonetaryTotal', 'TaxInclusiveAmount')[0],
	};
}

const ours = (invoice: Invoice): Straight => ({
	number: invoice.number ?? undefined,
	date: invoice.issueDate?.replaceAll('-', ''),
	seller: invoice.seller?.name?.trim(),
	buyer: invoice.buyer?.name?.trim(),
	lines: invoice.lines.flatMap(({ netAmount }: Line) => netAmount ?? []),
	due: invoice.totals.due ?? undefined,
	gross: invoice.totals.gross ?? undefined,
});

/** Why a sample is not an invoice that is read. */
const REFUSED: Readonly<Record<string, RegExp>> = {
	'ZUGFeRD1-invoice.xml': /ZUGFeRD 1/,
	'akretion-order-x-basic.xml': /Order-X/,
};

needs(names.length > 0, 'public samples of invoices')('a public sample', () => {
	const invoices = names.filter((name) => !Object.hasOwn(REFUSED, name));

	test.each(invoices)('%s is read as another library reads it', async (name) => {
		const found = (await read(name)) as ReadInvoice;
		const expected = await straight(name);
		expect(ours(found.invoice)).toEqual({ ...expected, date: expected.date?.replaceAll('-', '') });
	});

	test.each(Object.keys(REFUSED).filter((name) => names.includes(name)))('%s is refused by its name', async (name) => {
		expect(await read(name)).toMatch(REFUSED[name]!);
	});

	/** Sums that do not agree: one sample is wrong on purpose, the other is older than EN 16931. */
	const WRONG = ['not_validating_full_invoice_based_onTest_EeISI_300_CENfullmodel.cii.xml', 'ubl-creditnote.xml'];
	test.each(invoices.filter((name) => !WRONG.includes(name)))('%s has right sums', async (name) => {
		expect(brokenTotals((await read(name)) as ReadInvoice)).toEqual([]);
	});
});

test('compares with the samples if they are there', () => {
	expect(names.length === 0 || names.length >= 15).toBe(true);
});
