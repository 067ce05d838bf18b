/** Invoices of many kinds keep all rules, and an element too many breaks those about its number. */
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { brokenRules } from '../../../shared/model/invoice/checking/check-rules';
import { brokenTotals } from '../../../shared/model/invoice/rules/totals';
import { GUIDELINES } from '../../support/documents/invoice-xml';
import { KINDS } from '../../support/documents/kinds/invoices-of-kinds';
import { kindInCii } from '../../support/documents/kinds/kinds-in-cii';
import { kindInUbl } from '../../support/documents/kinds/kinds-in-ubl';
import { job } from '../../support/hosts/local';

async function rulesOf(xml: string): Promise<string[]> {
	const read = (await readInvoice(Buffer.from(xml), job().pace)) as ReadInvoice;
	return [...(await brokenRules(read, job().pace)), ...brokenTotals(read)].map(({ rule }) => rule);
}

test.each(KINDS.map((kind) => [kind.name, kind] as const))('finds no fault in an invoice of the kind %s', async (_, kind) => {
	for (const write of [kindInCii, kindInUbl]) expect(await rulesOf(write(kind, GUIDELINES.en16931))).toEqual([]);
});

const full = KINDS.find(({ name }) => name === 'rates')!;
const ubl = kindInUbl(full, GUIDELINES.en16931);
const cii = kindInCii(full, GUIDELINES.en16931);
const twice = (xml: string, pattern: RegExp) => xml.replace(pattern, '$&$&');

test.each([
	['UBL-SR-34', twice(ubl, /<cbc:Note>Note<.cbc:Note>/)],
	['UBL-DT-07', ubl.replace(' filename="a.csv"', '')],
	['UBL-SR-39', twice(ubl, /<cac:ProjectReference>.*?<.cac:ProjectReference>/)],
	['CII-SR-455', twice(cii, /<ram:DefinedTradeContact>.*?<.ram:DefinedTradeContact>/)],
	['CII-DT-031', cii.replace('<ram:DuePayableAmount>', '<ram:DuePayableAmount currencyID="EUR">')],
	['CII-DT-097', cii.replace('20260228', '2026228')],
])('finds %s', async (rule, xml) => {
	expect(await rulesOf(xml)).toContain(rule);
});
