import { aboutDocument, OctavoError } from '../errors';
import type { Job } from '../pdf/job';
import type { LocalOperation } from './operation';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { unprotect } from './protection/unprotect';

/** Only for documents that open without a password: the open password is removed by remove_password (docs/semantics.md, D9). */
export const remove_restrictions: LocalOperation<'remove_restrictions'> = async (input, _params, job) => {
	return unprotect(await open(input.bytes, job), input);
};

async function open(bytes: Uint8Array, job: Job): Promise<PdfDocument> {
	try {
		return await openDocument(bytes, job);
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code !== 'password_required') throw thrown;
		throw aboutDocument('password_required', 'needs a password to open, which remove_restrictions leaves in place', {
			issues: [
				{
					field: 'file',
					message: 'The document needs a password to open. Use remove_password, which removes the restrictions too.',
					mentions: ['remove_password'],
				},
			],
			advice: 'Use remove_password with the password: it removes the restrictions too',
			operation: 'remove_password',
			fields: ['remove_restrictions'],
		});
	}
}
