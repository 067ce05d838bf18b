/** check_signatures: the document passes through unchanged; the properties of its signatures are told apart (docs/semantics.md, D72). */
import type { Note } from '../contract/backend';
import { asJson, checkSignatures } from '../model/signature/checking/check-signatures';
import { readCertificates } from '../model/certificate/certificate-file';
import { openDocument } from '../pdf/open-document';
import { quietly } from './info/info';
import type { LocalOperation } from './operation';

export const check_signatures: LocalOperation<'check_signatures'> = async (input, params, job) => {
	const { trusted_certificates: trusted, open_password: password } = params;
	const anchors = trusted && (await readCertificates(trusted, 'trusted_certificates', job.pace));
	const { quiet, wasRepaired } = quietly(job);
	const document = await openDocument(input.bytes, quiet, { password });
	const found = await checkSignatures(document, input.bytes, { password, anchors, isDamaged: wasRepaired() });
	const notes = found.entries.length === 0 ? [UNSIGNED] : [];
	return { documents: [{ ...input, pageCount: document.pages.count }], data: asJson(found), notes, facts: {} };
};

const UNSIGNED: Note = { code: 'unsigned', message: 'The document has no signature.' };
