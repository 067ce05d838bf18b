/** read_e_invoice: the terms of the electronic invoice in a document (docs/semantics.md, D58). */
import type { JsonObject, Note } from '../contract/backend';
import { invalidParameters, type Issue } from '../contract/errors';
import { invoicesIn, isXmlFile, type FoundInvoice, type InvoicesInDocument } from '../model/invoice/find-invoice';
import { nameProfile } from '../model/invoice/profile';
import { readInvoice, type ReadInvoice } from '../model/invoice/read-invoice';
import { impossibleDates } from '../model/invoice/rules/amounts';
import { declaredXmlText } from '../model/metadata/xml-reader';
import { openDocument } from '../pdf/open-document';
import { FILE_NAME, safeName } from '../file-names/safe-names';
import { listItems } from '../sentences';
import type { LocalOperation } from './operation';

export const read_e_invoice: LocalOperation<'read_e_invoice'> = async (input, params, job) => {
	const withXml = (bytes: Uint8Array): JsonObject => (params.with_xml ? { xml: declaredXmlText(bytes) ?? null } : {});
	if (isXmlFile(input.bytes)) {
		const read = await readInvoice(input.bytes, job.pace);
		if (typeof read === 'string') throw invalidParameters([{ field: 'file', message: `is XML that ${read}` }]);
		return { documents: [input], data: { ...dataOf(read, input.name), ...withXml(input.bytes) }, notes: [], facts: {} };
	}
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const found = await invoicesIn(document);
	const [first] = found.invoices;
	if (!first) throw invalidParameters([missing(found)]);
	return {
		documents: [{ ...input, pageCount: document.pages.count }],
		data: { ...dataOf(first, first.file), ...withXml(first.bytes) },
		notes: found.invoices.length > 1 ? [several(first, found.invoices.length)] : [],
		facts: {},
	};
};

const dataOf = (read: ReadInvoice, file: string): JsonObject => ({
	syntax: read.syntax,
	profile: nameProfile(read.invoice.guideline),
	file,
	...(read.invoice as unknown as JsonObject),
	issues: impossibleDates(read).map(({ name, date }) => ({
		term: name,
		found: date,
		text: 'The date is not a day of the calendar',
	})),
});

function missing({ refused, names }: InvoicesInDocument): Issue {
	if (refused) return { field: 'file', message: `has no invoice that can be read: ${showName(refused.file)} ${refused.reason}` };
	const listed = listItems([...names.slice(0, MOST_SHOWN).map(showName), ...names.slice(MOST_SHOWN)], MOST_SHOWN);
	const has = names.length === 0 ? 'no attachments' : `these attachments: ${listed}`;
	return { field: 'file', message: `has no electronic invoice in CII or UBL; it has ${has}` };
}

/** Names of attachments in a message. */
const MOST_SHOWN = 10;

/** A name that a document gives, for a message. */
const showName = (name: string): string => safeName(name, FILE_NAME, 'an attachment without a name');

const several = ({ file }: FoundInvoice, count: number): Note => ({
	code: 'several_invoices',
	message: `The document has ${count} electronic invoices, where one is allowed: ${showName(file)} was read.`,
});
