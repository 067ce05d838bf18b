/** check_e_invoice: the rules that an electronic invoice breaks (docs/semantics.md, §25.4 and §39). */
import type { JsonObject } from '../contract/backend';
import { isXmlFile } from '../model/invoice/find-invoice';
import { checkDocument, checkXml, type InvoiceCheck } from '../model/invoice/checking/check-invoice';
import { openDocument } from '../pdf/open-document';
import type { LocalOperation } from './operation';

export const check_e_invoice: LocalOperation<'check_e_invoice'> = async (input, params, job) => {
	if (isXmlFile(input.bytes))
		return { documents: [input], data: describeCheck(await checkXml(input.bytes, job.pace)), notes: [], facts: {} };
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const data = describeCheck(await checkDocument(document));
	return { documents: [{ ...input, pageCount: document.pages.count }], data, notes: [], facts: {} };
};

const describeCheck = ({ failures, warnings }: InvoiceCheck): JsonObject => ({
	passed: failures.length === 0,
	failures: failures.map((failure) => ({ ...failure })),
	warnings: warnings.map((warning) => ({ ...warning })),
});
