/** Electronic invoices in XML, by their root elements. */
import type { Pace } from '../../pace/pace';
import { parseXml, type XmlElement } from '../metadata/xml-tree';
import { readCii } from './cii';
import type { Invoice } from './invoice';
import { profileOf, type Profile } from './profile';
import { readUbl } from './ubl';

export type Syntax = 'CII' | 'UBL';

export interface ReadInvoice {
	readonly syntax: Syntax;
	/** Undefined for invoices outside of the profiles of Factur-X and XRechnung. */
	readonly profile: Profile | undefined;
	readonly invoice: Invoice;
	readonly root: XmlElement;
}

/** Larger XML is not read. */
export const MOST_BYTES = 20_000_000;

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const UBL = [
	'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
	'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
];

/** Files that look like an invoice and are not one that is read, by the local names of their root elements. */
const OTHERS: Readonly<Record<string, string>> = {
	CrossIndustryDocument: 'is an invoice of ZUGFeRD 1, which is older than EN 16931',
	SCRDMCCBDACIOMessageStructure: 'is an order (Order-X), not an invoice',
	CrossIndustryInvoice: 'is a Cross Industry Invoice of another version than D16B and D22B',
};

/** The invoice, or why the file is not one: a sentence goes on with it after "it". */
export async function readInvoice(bytes: Uint8Array, pace: Pace): Promise<ReadInvoice | string> {
	if (bytes.length > MOST_BYTES) return `has more than ${MOST_BYTES / 1_000_000} MB`;
	const root = await parseXml(bytes, pace);
	if (typeof root === 'string') return root;
	const syntax = syntaxOf(root);
	if (!syntax) return Object.hasOwn(OTHERS, root.name) ? OTHERS[root.name]! : 'is not an invoice in CII or UBL';
	const invoice = await (syntax === 'CII' ? readCii(root, pace) : readUbl(root, pace));
	return { syntax, invoice, root, profile: profileOf(invoice.guideline) };
}

function syntaxOf({ namespace, name }: XmlElement): Syntax | undefined {
	if (namespace === CII && name === 'CrossIndustryInvoice') return 'CII';
	return UBL.includes(namespace) ? 'UBL' : undefined;
}
